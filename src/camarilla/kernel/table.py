"""A table: one game being played, seen and answered through one object.

A flow cannot be copied, but the state it runs on can. The table keeps a copy of the state at the last checkpoint (the
*base*) and the steps taken since (the *tail*): clone, save and undo are all "copy the base and replay the tail".
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from camarilla.kernel.bots import Look, Sampler
from camarilla.kernel.choices import PASS, PRIORITY, SEALED, Choice, Flow, Poll, Question, is_checkpoint
from camarilla.kernel.errors import CamarillaError, NotYourTurn, NoUndo, UnknownSeat
from camarilla.kernel.events import Event, seen_by
from camarilla.kernel.game import Game, find
from camarilla.kernel.looking import seat_of, view_of
from camarilla.kernel.options import Label, Option, Prompt, Refusal
from camarilla.kernel.orders import Order, answer_ahead, check_order
from camarilla.kernel.positions import dump_position, load_position, record_for_seat, record_of
from camarilla.kernel.records import Record
from camarilla.kernel.refusing import game_over, illegal, not_asked
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.sampling import imagine
from camarilla.kernel.state import Result, State, check_marks
from camarilla.kernel.steps import Answered, Forked, Mark, Step, Stretched, refresh, reseed
from camarilla.kernel.view import View

__all__ = ["Table"]


class Table:
    """One game being played. Build it with `Table.new`, `Table.at` or `Table.load`."""

    def __init__(self, game: Game, options: Any, g: State) -> None:
        """A table at state `g`, without log or record; it asks its first question once `enter` is called."""
        self.game = game
        self.options = options
        self.g = g
        self.pending: Question | None = None
        self.flow: Flow[None] = g.main()
        self.held: dict[int, tuple[Any, str, bool]] = {}
        """Answers to the open poll: value, notation, whether a standing order gave it."""
        self.orders: dict[int, list[Order]] = {}
        self.base: State | None = g
        """A copy of the state at the last checkpoint, at which `base_at` steps had been taken; None for a sample made
        within a turn: its way to where it stands would be the true one."""
        self.base_at = 0
        self.steps: list[Step] = []
        self.marks: list[Mark] = []
        """The answers that may still be taken back freely, latest last."""
        self.listen = False
        self.events: list[Event] = []
        self.event_counts: list[int] = []
        """How many events there were after each step."""
        self.opening = 0
        """How many events the set-up made before the first question."""
        self.origin: State | None = None
        """The state before the first step, if this table remembers it."""
        self.seed: bytes | None = None
        self.salt = b""
        self.stretches = 0
        """How many new stretches of chance ever began at this table, also those that were undone since."""
        self.truthful = True
        """False for a sample: it is played on, never saved."""

    # -- ways to make one ----------------------------------------------------------------------------------------

    @staticmethod
    def new(
        game: str | Game,
        seats: int,
        *,
        seed: int | str | bytes | None = None,
        salt: bytes | None = None,
        options: Any = None,
        listen: bool = True,
    ) -> Table:
        """Set a game up. `seed` is a number or 32 bytes; None draws a fresh one. `salt` hides it in the commitment.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=3, seed=7, options={"reformation": True})
        >>> table.seats, table.over, table.options.reformation
        (3, False, True)
        """
        found = find(game)
        chosen = found.read_options(seats, options)
        key = seed_bytes(seed)
        g = found.start(seats, chosen, Rng(key))
        check_marks(g)
        table = Table.opened(found, chosen, g, listen)
        table.seed = key
        table.salt = sha256(b"salt" + key).digest()[:16] if salt is None else salt
        return table

    @staticmethod
    def at(
        game: str | Game, position: dict[str, Any], *, seats: int, options: Any = None, seed: int | str | bytes = 0
    ) -> Table:
        """A table at a position described by names (see the game's scenario page).

        >>> import camarilla
        >>> table = camarilla.Table.at("coup", {"hands": {"A": "Duke Contessa"}, "coins": {"A": 10}}, seats=2)
        >>> [option.notation for option in table.legal(0)]  # with ten coins a player must stage a coup
        ['coup@1']
        """
        found = find(game)
        chosen = found.read_options(seats, options)
        g = found.position(seats, chosen, position, Rng(seed_bytes(seed)))
        check_marks(g)
        return Table.opened(found, chosen, g)

    @staticmethod
    def opened(game: Game, options: Any, g: State, listen: bool = True) -> Table:
        """A table that remembers where it began and waits for its first answer."""
        table = Table(game, options, g)
        table.origin = table.base = g.copy()
        table.listen = listen
        table.enter()
        table.opening = len(table.events)
        return table

    # -- asking --------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.g.seats

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.pending is None

    @property
    def to_act(self) -> list[int]:
        """The seats whose answer the game is waiting for.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=3, seed=7)
        >>> table.to_act
        [0]
        >>> table.play(0, "tax")
        >>> table.to_act  # both others may challenge
        [1, 2]
        """
        return [choice.seat for choice in self.open_choices() if choice.seat not in self.held]

    @property
    def asked(self) -> list[int]:
        """The seats being asked, whether or not they have answered: what others may know of it."""
        return [choice.seat for choice in self.open_choices()]

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.g.result() if self.over else None

    def at_checkpoint(self) -> bool:
        """Whether the main loop can be entered anew from the state as it stands."""
        return self.pending is None or is_checkpoint(self.pending)

    def open_choices(self) -> list[Choice]:
        """The choices that are pending, in seat order."""
        pending = self.pending
        if isinstance(pending, Choice):
            return [pending]
        if isinstance(pending, Poll):
            return sorted(pending.choices, key=seat_of)
        return []

    def choice_of(self, seat: int) -> Choice | None:
        """What `seat` is being asked, if anything (also when it has answered and may still change its mind)."""
        self.check_seat(seat)
        for choice in self.open_choices():
            if choice.seat == seat:
                return choice
        return None

    def legal(self, seat: int) -> list[Option]:
        """All a seat may answer now; nothing if it is not asked.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=3, seed=7)
        >>> [option.notation for option in table.legal(0)]
        ['income', 'aid', 'tax', 'exchange', 'steal@1', 'steal@2']
        >>> table.legal(1)
        []
        """
        choice = self.choice_of(seat)
        return [] if choice is None else choice.options(self.g)

    def prompt(self, seat: int) -> Prompt | None:
        """What a seat is asked, with the clause that asks.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=3, seed=7)
        >>> table.prompt(0).rule
        'CO-1.3'
        """
        choice = self.choice_of(seat)
        return None if choice is None else choice.prompt(self.g)

    def refusals(self, seat: int) -> list[Refusal]:
        """What the rules say a seat may not do now, and why."""
        choice = self.choice_of(seat)
        return [] if choice is None else choice.refusals(self.g)

    def why_not(self, seat: int, notation: str) -> Refusal | None:
        """Why a notation is not legal for a seat now; None if it is.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=3, seed=7)
        >>> refusal = table.why_not(0, "coup@1")
        >>> refusal.rule, table.game.say(refusal.reason)
        ('CO-1.3', 'it costs 7 coins, you have 2')
        >>> table.why_not(0, "income") is None
        True
        """
        choice = self.choice_of(seat)
        if choice is None:
            return Refusal(notation, "", Label("refusal-game-over" if self.over else "refusal-not-asked"))
        if choice.find(self.g, notation)[0]:
            return None
        for refusal in choice.refusals(self.g):
            if refusal.notation == notation:
                return refusal
        return Refusal(notation, choice.ask.rule, Label("refusal-unknown"))

    def view(self, seat: int | None) -> View:
        """What a seat, or for None the public, may see now.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> own, other = table.view(0).board.players
        >>> [patron.role for patron in own.patrons], [patron.role for patron in other.patrons]
        (['Duke', 'Duke'], [None, None])
        """
        if seat is not None:
            self.check_seat(seat)
        return view_of(self.game.name, self.g, self.open_choices(), seat, self.result)

    def seen(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """The events a seat (None: the public) has seen, as plain data, from its `since`-th on.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> before = len(table.seen(1))
        >>> table.play(0, "income")
        >>> [event["type"] for event in table.seen(1, since=before)]
        ['Declared', 'CoinsMoved']
        """
        if seat is not None:
            self.check_seat(seat)
        return seen_by(self.events, seat)[since:]

    def look(self, seat: int, thinks: int = 0, listens: bool = True) -> Look:
        """All a bot at `seat` gets to answer with; a `Sampler` of so many worlds and the events if it wants them."""
        prompt = self.prompt(seat)
        if prompt is None:
            raise NotYourTurn(f"seat {seat} is not asked anything now")
        sampler = Sampler(self, seat, thinks) if thinks else None
        events = self.seen(seat) if listens else []
        return Look(seat, prompt, self.legal(seat), self.view(seat), events, sampler)

    # -- answering -----------------------------------------------------------------------------------------------

    def play(self, seat: int, answer: Option | str) -> None:
        """Answer for a seat, by an option or its notation; refused with the reason if it is not legal.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=3, seed=7)
        >>> table.play(0, "income")
        >>> table.play(1, table.legal(1)[0])
        >>> table.play(2, "coup@0")
        Traceback (most recent call last):
        ...
        camarilla.kernel.errors.IllegalMove: 'coup@0': it costs 7 coins, you have 2 [CO-1.3]; legal here: ...
        """
        notation = answer.notation if isinstance(answer, Option) else answer
        choice = self.choice_of(seat)
        if self.pending is None:
            raise game_over(notation)
        if choice is None:
            raise not_asked(seat, self.asked)
        legal, value = choice.find(self.g, notation)
        if not legal:
            refusal = self.why_not(seat, notation)
            assert refusal is not None
            raise illegal(self.game, refusal, choice.options(self.g))
        self.accept(choice, value, notation, False)
        self.follow_orders()

    def accept(self, choice: Choice, value: Any, notation: str, ordered: bool) -> None:
        """Take a legal answer: go on, or hold it until the poll is complete."""
        pending = self.pending
        if isinstance(pending, Poll):
            self.held[choice.seat] = (value, notation, ordered)
            if len(self.held) == len(pending.choices):
                self.close(pending)
        else:
            self.commit(Answered(value, {choice.seat: notation}, frozenset([choice.seat] if ordered else [])))

    def close(self, poll: Poll) -> None:
        """All answers of a poll are in: drop what was not heard, and go on."""
        values = {seat: held[0] for seat, held in self.held.items()}
        heard = poll.heard(values) if poll.policy == PRIORITY else -1
        notations: dict[int, str] = {}
        for seat in sorted(values):
            notations[seat] = self.held[seat][1] if poll.policy == SEALED or seat == heard else PASS
        ordered = frozenset([seat for seat, held in self.held.items() if held[2]])
        self.held = {}
        self.commit(Answered(poll.settle(values), notations, ordered))

    def commit(self, step: Answered) -> None:
        """Hand the answers to the flow, and note whether they may still be taken back."""
        pending = self.pending
        assert pending is not None
        if is_checkpoint(pending):
            self.base = self.g.copy()
            self.base_at = len(self.steps)
        before = self.g.stamp()
        mark = None
        if isinstance(pending, Choice) and self.base is not None:
            mark = Mark(pending.seat, self.base, self.base_at, len(self.events))
        self.steps.append(step)
        self.advance(step)
        self.event_counts.append(len(self.events))
        if mark is None or self.pending is None or before != self.g.stamp():
            self.marks = []
        else:
            self.marks.append(mark)
        if self.orders:
            self.expire_orders()

    def redo(self, step: Step) -> None:
        """Take a step again that was rewound."""
        if isinstance(step, Answered):
            self.commit(step)

    def advance(self, step: Answered) -> None:
        """Send the answers of a step into the flow."""
        try:
            self.pending = self.flow.send(step.answer)
        except StopIteration:
            self.pending = None

    # -- standing orders -----------------------------------------------------------------------------------------

    def give_order(self, seat: int, order: Order) -> None:
        """Give a standing order; it may answer what is open already."""
        self.check_seat(seat)
        check_order(order, self.game.orders)
        self.orders.setdefault(seat, []).append(order)
        self.follow_orders()

    def end_orders(self, seat: int, kind: str | None = None) -> None:
        """End a seat's standing orders, all or those of one kind."""
        self.check_seat(seat)
        self.orders[seat] = [order for order in self.orders.get(seat, []) if kind is not None and order.kind != kind]

    def follow_orders(self) -> None:
        """Let standing orders answer as long as they have something to say."""
        while self.orders and not self.over and self.follow_one():
            pass

    def follow_one(self) -> bool:
        """Let one standing order answer; False if none did."""
        for choice in self.open_choices():
            orders = self.orders.get(choice.seat)
            if choice.seat in self.held or not orders:
                continue
            notation = answer_ahead(self.g, choice, orders, self.game.order_answer)
            if notation is not None:
                self.accept(choice, choice.find(self.g, notation)[1], notation, True)
                return True
        return False

    def expire_orders(self) -> None:
        """End orders that last until their seat's own turn."""
        for choice in self.open_choices():
            if not choice.ask.reaction and choice.seat in self.orders:
                kept = [order for order in self.orders[choice.seat] if order.until != "my-turn"]
                self.orders[choice.seat] = kept

    # -- undo ----------------------------------------------------------------------------------------------------

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take back the seat's last answer.

        Free while nothing was revealed, rolled, closed as a window or answered by another seat since. Past that the
        table must have `agreed`: then the last answer of whoever gave it goes, and the dice are fresh.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> table.play(0, "income")
        >>> table.undo(0)
        >>> table.to_act
        [0]
        """
        self.check_seat(seat)
        if seat in self.held:
            del self.held[seat]
        elif self.marks and self.marks[-1].seat == seat:
            mark = self.marks.pop()
            self.rewind(mark.base, mark.base_at, len(self.steps) - 1, mark.events)
        elif agreed:
            self.undo_agreed()
        else:
            raise NoUndo(
                f"seat {seat} has no answer to take back: something was seen, rolled, closed or answered since; "
                "past that the table must agree"
            )

    def undo_agreed(self) -> None:
        """Go back behind the last answers that anybody gave, and begin a new stretch of chance."""
        last = len(self.steps) - 1
        while last >= 0 and not isinstance(self.steps[last], Answered):
            last -= 1
        if self.origin is None or last < 0:
            raise NoUndo("there is no answer to take back at this table")
        events = self.event_counts[last - 1] if last else self.opening
        self.rewind(self.origin, 0, last, events)
        self.stretch()

    def stretch(self) -> None:
        """Begin a new stretch of the random stream, as a step of the record."""
        self.stretches += 1
        self.begin(Stretched(self.stretches))

    def begin(self, step: Stretched) -> None:
        """Take the step of beginning a stretch."""
        self.stretches = max(self.stretches, step.number)
        self.steps.append(step)
        self.event_counts.append(len(self.events))
        refresh(self.g, step.number)
        self.marks = []

    def fork(self, seed: int | str | bytes, salt: bytes = b"") -> None:
        """Go on from here as another game, with a new seed: what nobody has seen yet is mixed anew.

        For a finished game replayed up to some step; the fork stands in the record, so that it can be verified.
        """
        self.branch(Forked(seed_bytes(seed), salt))

    def branch(self, step: Forked) -> None:
        """Take the step of a fork."""
        self.steps.append(step)
        self.event_counts.append(len(self.events))
        reseed(self.g, step.seed)
        self.held = {}
        self.orders = {}
        self.marks = []

    def rewind(self, base: State, base_at: int, steps: int, events: int) -> None:
        """Go back to the moment after `steps` steps, from a base that stood at `base_at`."""
        del self.steps[steps:]
        del self.event_counts[steps:]
        del self.events[events:]
        self.held = {}
        self.base = base
        self.base_at = base_at
        self.rebuild()

    # -- clone and sample -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Run the flow to its first question."""
        self.g.log = self.events if self.listen else None
        self.pending = None
        try:
            self.pending = next(self.flow)
        except StopIteration:
            pass

    def rebuild(self) -> None:
        """Make state and flow anew from base and tail, without telling anybody."""
        if self.base is None:
            raise CamarillaError(
                "a sample made within a turn is not copied before its next checkpoint; the same stream draws it again"
            )
        listen = self.listen
        self.listen = False
        self.g = self.base.copy()
        self.flow = self.g.main()
        self.enter()
        for step in self.steps[self.base_at :]:
            if isinstance(step, Answered):
                self.advance(step)
            elif isinstance(step, Stretched):
                refresh(self.g, step.number)
            elif isinstance(step, Forked):
                reseed(self.g, step.seed)
        self.listen = listen
        self.g.log = self.events if listen else None

    def clone(self, listen: bool = False) -> Table:
        """An independent table at the same decision. Unless `listen`, it keeps no log; it never keeps a record.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> twin = table.clone()
        >>> twin.play(0, "income")
        >>> twin.to_act, table.to_act
        ([1], [0])
        """
        if self.at_checkpoint():
            other = Table(self.game, self.options, self.g.copy())
            other.enter()
        else:
            other = Table(self.game, self.options, self.g)
            other.base = self.base
            other.steps = self.steps[self.base_at :]
            other.event_counts = [0] * len(other.steps)
            other.rebuild()
        other.truthful = self.truthful
        if self.held:
            other.held = dict(self.held)
        if listen:
            other.listen = True
            other.g.log = other.events
        if self.orders:
            other.orders = {seat: list(orders) for seat, orders in self.orders.items()}
        return other

    def sample(self, seat: int, rng: Rng | None = None) -> Table:
        """A world that `seat` cannot tell from this one, to think in: a function of its view and the stream alone.

        >>> import camarilla
        >>> from camarilla.kernel.rng import Rng
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> world = table.sample(0, Rng(bytes(32)))
        >>> world.view(0) == table.view(0)
        True
        >>> world.view(1) == table.view(1)  # what seat 0 does not know was drawn anew
        False
        """
        self.check_seat(seat)
        stream = rng if rng is not None else Rng(seed_bytes(None))
        if self.at_checkpoint():
            other = Table(self.game, self.options, self.g.copy())
            other.dream(seat, stream)
            other.enter()
        else:
            other = self.clone()
            other.dream(seat, stream)
        other.held = {seat: self.held[seat]} if seat in self.held else {}
        return other

    def dream(self, seat: int, rng: Rng) -> None:
        """Make this table a sample: redraw what `seat` does not know, and forget the way that led here."""
        imagine(self.g, seat, rng)
        if not self.at_checkpoint():
            self.base = None
            self.steps = []
            self.event_counts = []
        self.base_at = 0
        self.orders = {}
        self.truthful = False

    # -- saving and recording (see `saving`) ---------------------------------------------------------------------

    def dump(self) -> bytes:
        """The position as JSON: the state at the last checkpoint and the answers since.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> table.play(0, "tax")
        >>> camarilla.load(table.dump()).legal(1) == table.legal(1)
        True
        """
        return dump_position(self)

    @staticmethod
    def load(data: bytes | str) -> Table:
        """The table that `dump` saved, at the same decision."""
        return load_position(data, Table.opened)

    @property
    def record(self) -> Record:
        """The game so far: its seed, every answer and every event, nothing hidden (see `record_for`).

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> table.play(0, "income")
        >>> [(seat, notation) for entry in table.record.entries for seat, notation, _ in entry.answers]
        [(0, 'income')]
        """
        return record_of(self)

    def record_for(self, seat: int) -> Record:
        """What one seat may take away of a game that goes on: no seed, its own answers, the events it saw."""
        self.check_seat(seat)
        return record_for_seat(self, seat)

    def check_seat(self, seat: int) -> None:
        """Refuse a seat the table does not have."""
        if not 0 <= seat < self.g.seats:
            raise UnknownSeat(f"there is no seat {seat}; the seats are 0 to {self.g.seats - 1}")
