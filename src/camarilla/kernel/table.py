"""A table: one game being played, seen and answered through one object. How the game moves on is in `engine`."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from camarilla.kernel.bots import Look, Sampler
from camarilla.kernel.choices import Choice
from camarilla.kernel.errors import (
    BadPosition,
    BrokenLaw,
    CamarillaError,
    IllegalMove,
    NotYourTurn,
    NoUndo,
    UnknownOption,
    game_over,
    illegal,
    not_asked,
)
from camarilla.kernel.events import everything, seen_by
from camarilla.kernel.game import Game, find
from camarilla.kernel.options import Label, Option, Prompt, Refusal
from camarilla.kernel.order_following import OrderFollowing
from camarilla.kernel.positions import POSITION_VERSION, Position, PositionHead
from camarilla.kernel.records import Entry, Record
from camarilla.kernel.rng import Rng, commitment, seed_bytes
from camarilla.kernel.sampling import Laid
from camarilla.kernel.state import Result, State, check_marks
from camarilla.kernel.steps import Answers, HeldAnswer, Stretch
from camarilla.kernel.view import View, view_of

__all__ = ["Table"]


class Table(OrderFollowing):
    """One game being played. Build it with `Table.new`, `Table.at` or `Table.load`."""

    def __init__(self, game: Game, options: Any, g: State) -> None:
        """A table at state `g` that has not asked its first question yet; `from_state` makes one that has."""
        super().__init__(game, g)
        self.options = options
        self.seed: bytes | None = None
        self.salt = b""

    # -- ways to make one ------------------------------------------------------------------------------------------

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
        table = Table.from_state(found, chosen, g, listen)
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
        return Table.from_state(found, chosen, g)

    @staticmethod
    def from_state(game: Game, options: Any, g: State, listen: bool = True) -> Table:
        """A table at a checkpoint; it remembers where it began and waits for its first answer."""
        table = Table(game, options, g)
        start = g.copy()
        table.listen = listen
        table._enter()
        table._history.begin(start, len(table.events))
        return table

    # -- asking ----------------------------------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.g.result() if self.over else None

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
        ('CO-1.3', 'it costs 7 coins, and you have 2')
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

    def view(self, seat: int | None, figures: bool = False) -> View:
        """What a seat, or for None the public, may see now; with `figures`, also what can be worked out from it.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> own, other = table.view(0).board.players
        >>> [patron.role for patron in own.patrons], [patron.role for patron in other.patrons]
        (['Duke', 'Duke'], [None, None])
        """
        if seat is not None:
            self._check_seat(seat)
        return view_of(self.game.name, self.g, self.open_choices, seat, self.result, figures)

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
            self._check_seat(seat)
        return seen_by(self.events, seat)[since:]

    def look(self, seat: int, thinks: int = 0, listens: bool = True, figured: bool = False) -> Look:
        """All a bot at `seat` gets to answer with; a `Sampler` of so many worlds and the events if it wants them.

        With `figured` its view has figures and threats, as those of people have.
        """
        prompt = self.prompt(seat)
        if prompt is None:
            raise NotYourTurn(f"seat {seat} is not asked anything now")
        sampler = Sampler(self, seat, thinks) if thinks else None
        events = self.seen(seat) if listens else []
        return Look(seat, prompt, self.legal(seat), self.view(seat, figured), events, sampler)

    # -- answering -------------------------------------------------------------------------------------------------

    def play(self, seat: int, answer: Option | str) -> None:
        """Answer for a seat, by an option or its notation; refused with the reason if it is not legal.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=3, seed=7)
        >>> table.play(0, "income")
        >>> table.play(1, table.legal(1)[0])
        >>> table.play(2, "coup@0")
        Traceback (most recent call last):
        ...
        camarilla.kernel.errors.IllegalMove: 'coup@0': it costs 7 coins, and you have 2 [CO-1.3]; legal here: ...
        """
        notation = answer.notation if isinstance(answer, Option) else answer
        choice = self.choice_of(seat)
        if self.pending is None:
            raise game_over(notation)
        if choice is None:
            raise not_asked(seat, self.asked)
        legal, value = choice.find(self.g, notation)
        if not legal:
            raise self._illegal(choice, notation)
        self._accept(choice, value, notation, False)
        self._follow_orders()

    def _illegal(self, choice: Choice, notation: str) -> IllegalMove:
        """The error for an answer that the open question does not allow."""
        refusal = self.why_not(choice.seat, notation)
        assert refusal is not None
        kind = UnknownOption if refusal.reason.id == "refusal-unknown" else IllegalMove
        legal = [option.notation for option in choice.options(self.g)]
        return illegal(notation, self.game.say(refusal.reason), refusal.rule, legal, kind)

    # -- undo ------------------------------------------------------------------------------------------------------

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
        self._check_seat(seat)
        if seat in self.held:
            del self.held[seat]
        elif self.can_undo(seat):
            while self._undo_one() and self.can_undo(seat):
                pass
        elif agreed:
            self._go_back(self._history.undo_agreed())
            self._change_chance(Stretch(self.stretches + 1))
        else:
            raise NoUndo(
                f"seat {seat} has no answer to take back: something was seen, rolled, closed or answered since; "
                "past that the table must agree"
            )

    def _undo_one(self) -> bool:
        """Take back the last answer; tells whether it was the only one there was, which an order gave."""
        last = self.steps[-1]
        self._go_back(self._history.undo())
        by_order = isinstance(last, Answers) and all([answer.ordered for answer in last.answers])
        return by_order and not any([choice.ask.reaction for choice in self.open_choices])

    def _seals(self, seat: int, notation: str) -> bool:
        """Whether a seat that may take something back now no longer might after this answer."""
        if not self.can_undo(seat):
            return False
        twin = self.clone()
        choice, value = twin._value_of(seat, notation)
        twin._accept(choice, value, notation, True)
        return not twin.can_undo(seat)

    # -- clone and sample ------------------------------------------------------------------------------------------

    def clone(self, listen: bool = False) -> Table:
        """An independent table at the same decision. Unless `listen`, it keeps no log; it never keeps a record.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> twin = table.clone()
        >>> twin.play(0, "income")
        >>> twin.to_act, table.to_act
        ([1], [0])
        """
        if self.at_checkpoint:
            other = Table(self.game, self.options, self.g.copy())
            other._enter()
        else:
            other = Table(self.game, self.options, self.g)
            other._history = self._history.copy_tail()
            other._rebuild()
        other._truthful = self._truthful
        if self.held:
            other.held = dict(self.held)
        if listen:
            other.listen = True
            other._listen_to(other.g)
        if self.orders:
            other.orders = {seat: list(orders) for seat, orders in self.orders.items()}
        return other

    def sample(self, seat: int, rng: Rng | None = None, laid: Laid | None = None) -> Table:
        """A world that `seat` cannot tell from this one, to think in: a function of its view and the stream alone.

        Who draws many at the same decision remembers in `laid` what was drawn before.

        >>> import camarilla
        >>> from camarilla.kernel.rng import Rng
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> world = table.sample(0, Rng(bytes(32)))
        >>> world.view(0) == table.view(0)
        True
        >>> world.view(1) == table.view(1)  # what seat 0 does not know was drawn anew
        False
        """
        self._check_seat(seat)
        stream = rng if rng is not None else Rng(seed_bytes(None))
        if self.at_checkpoint:
            other = Table(self.game, self.options, self.g.copy())
            other._become_sample(seat, stream, laid)
            other._enter()
        else:
            other = self.clone()
            other._become_sample(seat, stream, laid)
        other.held = {seat: self.held[seat]} if seat in self.held else {}
        other.orders = {}
        return other

    # -- positions -------------------------------------------------------------------------------------------------

    def dump(self) -> bytes:
        """The position as JSON: the state at the last checkpoint and the steps since.

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> table.play(0, "tax")
        >>> camarilla.load(table.dump()).legal(1) == table.legal(1)
        True
        """
        if not self._truthful:
            raise CamarillaError("a sample is for thinking and is not saved; save the table it came from")
        fresh = self.at_checkpoint
        state = self.g if fresh else self._history.base
        assert state is not None
        position = Position(
            POSITION_VERSION,
            self.game.name,
            self.game.revision,
            msgspec.to_builtins(self.options),
            state.dump(),
            [] if fresh else self._history.tail(),
            self.stretches,
            {str(seat): (held.notation, held.ordered) for seat, held in sorted(self.held.items())},
            {str(seat): orders for seat, orders in sorted(self.orders.items()) if orders},
        )
        return msgspec.json.encode(position)

    @staticmethod
    def load(data: bytes | str) -> Table:
        """The table that `dump` saved, at the same decision."""
        try:
            game = find(msgspec.json.decode(data, type=PositionHead).game)
            position = Position.read(data)
            state = position.state
            if position.revision > game.revision:
                raise BadPosition(
                    f"this position is of revision {position.revision} of {game.name}; expected {game.revision}"
                )
            if position.revision < game.revision:
                state = game.older_state(position.revision, state)
            g = game.blank()
            g.restore(state)
            g.check()
            table = Table.from_state(game, game.read_options(g.seats, position.options), g)
            table._resume(position)
        except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError) as problem:
            raise BadPosition(f"this is not a saved position: {type(problem).__name__}: {problem}") from None
        except BrokenLaw as broken:
            raise BadPosition(f"this is not a possible position: {broken.text}") from None
        return table

    def _resume(self, position: Position) -> None:
        """Take the steps of a position's tail, its held answers and its standing orders."""
        self._history.stretches = position.stretches
        for step in position.tail:
            self._take(step)
        for seat, (notation, ordered) in position.held.items():
            self.held[int(seat)] = HeldAnswer(self._value_of(int(seat), notation)[1], notation, ordered)
        for seat, orders in position.orders.items():
            self.orders[int(seat)] = orders
        self.events.clear()
        self._history.forget_events()

    # -- records ---------------------------------------------------------------------------------------------------

    @property
    def record(self) -> Record:
        """The game so far: its seed, every step and every event, nothing hidden (see `record_for`).

        >>> import camarilla
        >>> table = camarilla.new("coup", seats=2, seed=7)
        >>> table.play(0, "income")
        >>> [(seat, notation) for entry in table.record.entries for seat, notation, _ in entry.answers]
        [(0, 'income')]
        """
        if self.seed is None:
            raise CamarillaError("only a table played from its set-up has a record")
        return self._record_from(self.seed, self.salt, everything(self._history.by_step(self.events)[0]))

    def _record_from(self, seed: bytes, salt: bytes, opening: list[dict[str, Any]]) -> Record:
        """The game so far, with a seed and the events of a set-up that this table need not have seen."""
        _, *caused = [everything(events) for events in self._history.by_step(self.events)]
        return Record(
            game=self.game.name,
            revision=self.game.revision,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            seed=seed.hex(),
            salt=salt.hex(),
            commitment=commitment(seed, salt),
            opening=opening,
            entries=[Entry(step, events) for step, events in zip(self.steps, caused, strict=True)],
            result=self.result,
        )

    def record_for(self, seat: int) -> Record:
        """What one seat may take away of a game that goes on: no seed, its own answers, the events it saw."""
        self._check_seat(seat)
        record = self.record
        record.seed = record.salt = None
        record.options = self.game.shown(record.options)
        record.opening, *seen = [seen_by(events, seat) for events in self._history.by_step(self.events)]
        record.entries = [Entry(step.shown_to(seat), events) for step, events in zip(self.steps, seen, strict=True)]
        return record
