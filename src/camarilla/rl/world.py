"""A game with chance laid open, as OpenSpiel walks it: at a seat's decision, at a draw of chance, or over.

Like a table it keeps a copy of the state at the last checkpoint and the steps since, here with what chance brought in
each; a copy is made by taking them again. What a seat has seen and done so far is kept as lines of text.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import msgspec

from camarilla.kernel.choices import Choice, Poll, in_seat_order, is_checkpoint
from camarilla.kernel.errors import BadInput
from camarilla.kernel.events import Event, seen_by
from camarilla.kernel.game import Game, find
from camarilla.kernel.rng import Rng
from camarilla.kernel.sampling import imagine
from camarilla.kernel.state import State
from camarilla.kernel.view import View, view_of
from camarilla.rl.batch import Running
from camarilla.rl.chance import LazyCards, OpenRng, Outcomes, Script, Undecided

__all__ = ["Beginning", "World"]

SLOTS: Final = ("slot", "slots")
"""Which piece of cardboard it is: left out of what a seat remembers, as it means nothing."""


class Beginning(msgspec.Struct, frozen=True):
    """Where games begin: set up by the rules, or at a position by names whose hidden cards are dealt anew."""

    game: Game
    seats: int
    options: Any
    given: dict[str, Any] | None = None
    """The position by names."""
    deal: bool = True
    position: State | None = None
    """The position, never changed."""

    @staticmethod
    def of(
        game: str, seats: int, options: Any = None, given: dict[str, Any] | None = None, deal: bool = True
    ) -> Beginning:
        """The beginning that is said in plain data."""
        found = find(game)
        chosen = found.read_options(seats, options)
        position = None
        if given is not None:
            position = found.position(seats, chosen, given, OpenRng(Script(), setting_up=True))
        return Beginning(found, seats, chosen, given, deal, position)

    def __reduce__(self) -> Any:
        """As plain data: a state is not kept, it is set up again."""
        options = msgspec.to_builtins(self.options)
        return Beginning.of, (self.game.name, self.seats, options, self.given, self.deal)

    def state(self, script: Script) -> State:
        """The state before the first question, with all its chance taken from a script."""
        if self.position is None:
            g = self.game.start(self.seats, self.options, OpenRng(script, setting_up=True))
        else:
            g = self.position.copy()
        redealt = self.deal or self.position is None
        open_slots = [
            slot for slot, known in enumerate(g.cards.known) if (known != g.cards.everyone if redealt else known == 0)
        ]
        cards = LazyCards(g.cards, script, [open_slots[:]])
        for slot in open_slots:
            if cards.known[slot]:
                cards.ensure_drawn(slot)
        g.cards = cards
        g.rng = OpenRng(script)
        return g


class Begun(msgspec.Struct, frozen=True):
    """The game was set up, as chance would have it."""

    drawn: list[int]


class Taken(msgspec.Struct, frozen=True):
    """A question was answered: what the flow got, and what chance brought then."""

    drawn: list[int]
    answer: Any


class Redealt(msgspec.Struct, frozen=True):
    """The world was redrawn for a seat's eyes."""

    drawn: list[int]
    seat: int
    rng: Rng


Step = Begun | Taken | Redealt

Move = int | str | tuple[int, dict[str, Any]]
"""What chance brought, what a seat answered, or for which seat (and by which stream) the world was imagined."""
Journal = tuple["Journal | None", Move]
"""All moves, the last one first in hand: copies share it."""


class Note:
    """What happened in a step, for all eyes; it is put into words for those who ask."""

    __slots__ = ("asked", "events", "opening", "said")

    def __init__(self, opening: list[str], events: list[Event], asked: str) -> None:
        self.opening = opening
        self.events = events
        self.asked = asked
        self.said: dict[int, str] = {}

    def text(self, seat: int) -> str:
        """What a seat noticed."""
        said = self.said.get(seat)
        if said is None:
            seen = [plain(event) for event in seen_by(self.events, seat)]
            said = self.said[seat] = "\n".join([*self.opening[seat : seat + 1], *seen, self.asked])
        return said


class Own:
    """What a seat did, or was imagined to see: for its own eyes."""

    __slots__ = ("line", "seat")

    def __init__(self, seat: int, line: str) -> None:
        self.seat = seat
        self.line = line

    def text(self, seat: int) -> str:
        """Nothing to others."""
        return self.line if seat == self.seat else ""


class World:
    """A game under way. `chance` has the outcomes while chance is asked, and is empty at a seat's decision."""

    def __init__(self, beginning: Beginning) -> None:
        self.beginning = beginning
        self.base: State | None = None
        """The state at the last checkpoint, never changed; none before the first."""
        self.steps: list[Step] = []
        self.held: list[Any] = []
        """Answers to a question to several seats, until all have answered."""
        self.notes: list[Note | Own] = []
        self.since = [0] * beginning.seats
        """From which note on each seat remembers: the first, but for those whose memory was imagined."""
        self.chance: Outcomes = []
        self.undecided: Step | None = None
        """The step that waits for chance."""
        self.script = Script()
        self.run: Running | None = None
        self.journal: Journal | None = None
        self.take(Begun([]))

    def __reduce__(self) -> Any:
        """As what chance and the seats did: a flow is not kept, the game is played again."""
        entries: list[Move] = []
        journal = self.journal
        while journal is not None:
            journal, entry = journal
            entries.append(entry)
        return played, (self.beginning, entries[::-1])

    def __deepcopy__(self, memo: Any) -> World:
        """An independent copy; OpenSpiel copies states by this. The flow is run again when it is needed."""
        twin: World = World.__new__(World)
        twin.beginning = self.beginning
        twin.base = self.base
        twin.steps = self.steps[:]
        twin.held = self.held[:]
        twin.notes = self.notes[:]
        twin.since = self.since
        twin.chance = self.chance
        twin.journal = self.journal
        twin.undecided = self.undecided
        twin.script = Script()
        twin.run = None
        return twin

    # -- where it stands -----------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.chance and self.running.question is None

    @property
    def running(self) -> Running:
        """The game at its question."""
        if self.run is None:
            self.rebuild()
        assert self.run is not None
        return self.run

    @property
    def choice(self) -> Choice:
        """The decision it is at."""
        return self.running.choices[len(self.held)]

    def notations(self) -> list[str]:
        """What the seat that decides may answer."""
        return [option.notation for option in self.choice.options(self.running.g)]

    def view(self, seat: int) -> View:
        """What a seat sees."""
        run = self.running
        over = run.question is None
        choices = [] if over else in_seat_order(run.choices)
        return view_of(self.beginning.game.name, run.g, choices, seat, run.g.result() if over else None)

    def told(self, seat: int) -> str:
        """All a seat has seen and done so far."""
        return "\n".join(self.remembered(seat))

    def remembered(self, seat: int) -> list[str]:
        """All a seat has seen and done so far, step by step; at the end also what then lies open."""
        told = [text for note in self.notes[self.since[seat] :] if (text := note.text(seat))]
        return [*told, plain(self.view(seat))] if self.over else told

    # -- going on ------------------------------------------------------------------------------------------------

    def answer(self, notation: str) -> None:
        """Answer for the seat that decides."""
        run = self.running
        choice = self.choice
        legal, value = choice.find(run.g, notation)
        if not legal:
            raise BadInput(f"{notation!r} is not legal here; legal are {', '.join(self.notations())}")
        self.journal = (self.journal, notation)
        self.notes.append(Own(choice.seat, f"> {notation}"))
        self.held.append(value)
        if len(self.held) == len(run.choices):
            self.close(run)

    def close(self, run: Running) -> None:
        """All have answered: go on."""
        question = run.question
        assert question is not None
        answer = self.held[0]
        if isinstance(question, Poll):
            answers = zip([choice.seat for choice in question.choices], self.held, strict=True)
            answer = question.close(dict(answers))
        if is_checkpoint(question):
            self.base = run.g.copy()
            self.steps = []
        self.held = []
        self.take(Taken([], answer))

    def decide(self, outcome: int) -> None:
        """Chance has brought this."""
        step = self.undecided
        assert step is not None
        if not any(outcome == number for number, _ in self.chance):
            raise BadInput(f"{outcome} is no outcome here")
        self.journal = (self.journal, outcome)
        self.run = None
        if self.steps or self.base is not None:
            self.rebuild()
        self.take(msgspec.structs.replace(step, drawn=[*step.drawn, outcome]))

    def take(self, step: Step) -> None:
        """Take a step; it waits if chance is asked for more than it brings."""
        events: list[Event] = []
        try:
            self.perform(step, events)
        except Undecided as undecided:
            self.undecided = step
            self.chance = undecided.outcomes
            self.run = None
            return
        self.undecided = None
        self.chance = []
        self.steps.append(step)
        self.remember(isinstance(step, Begun), events)

    def perform(self, step: Step, events: list[Event] | None) -> None:
        """Take a step with what chance brought in it."""
        self.script.begin(step.drawn)
        if isinstance(step, Begun):
            g = self.beginning.state(self.script)
            g.log = events
            run = Running(g)
            run.begin()
            self.run = run
            return
        run = self.running
        run.g.log = events
        if isinstance(step, Taken):
            run.send(step.answer)
        else:
            imagine(run.g, step.seat, step.rng.copy())
            bind(run.g, self.script)

    def rebuild(self) -> None:
        """Take all steps since the checkpoint again."""
        if self.base is not None:
            g = self.base.copy()
            bind(g, self.script)
            g.log = None
            self.run = Running(g)
            self.run.begin()
        for step in self.steps:
            self.perform(step, None)

    def remember(self, opening: bool, events: list[Event]) -> None:
        """Write down what has just happened."""
        run = self.running
        run.g.log = None
        asked = [] if run.question is None else [f"{choice.seat}:{choice.ask.prompt}" for choice in run.choices]
        boards = [plain(self.view(seat).board) for seat in range(self.beginning.seats)] if opening else []
        self.notes.append(Note(boards, events, f"? {' '.join(asked)}"))

    # -- thinking ------------------------------------------------------------------------------------------------

    def imagined(self, seat: int, rng: Rng) -> World:
        """A world that `seat` cannot tell from this one.

        What other seats remember is not known to it: they are given what they would see there now. What they have
        answered to the open question is not known to it either: any legal answer is as likely.
        """
        twin = deepcopy(self)
        if twin.chance:
            raise BadInput("a world is imagined at a seat's decision, not while chance is asked")
        twin.journal = (self.journal, (seat, rng.dump()))
        step = Redealt([], seat, rng.fork("redraw"))
        twin.perform(step, None)
        twin.steps.append(step)
        run = twin.running
        for place in range(len(self.held)):
            choice = run.choices[place]
            if choice.seat != seat:
                twin.held[place] = rng.pick(choice.values(run.g))
        others = [other for other in range(self.beginning.seats) if other != seat]
        first = len(twin.notes)
        twin.since = [self.since[seat] if other == seat else first for other in range(self.beginning.seats)]
        twin.notes += [Own(other, plain(twin.view(other).board)) for other in others]
        return twin


def played(beginning: Beginning, moves: list[Move]) -> World:
    """The world after these moves."""
    world = World(beginning)
    for move in moves:
        if isinstance(move, int):
            world.decide(move)
        elif isinstance(move, str):
            world.answer(move)
        else:
            seat, stream = move
            world = world.imagined(seat, Rng.load(stream))
    return world


def bind(g: State, script: Script) -> None:
    """Let a state take its chance from a script."""
    g.rng = OpenRng(script)
    assert isinstance(g.cards, LazyCards)
    g.cards.script = script


def plain(value: Any) -> str:
    """Something a seat saw as text: without slots, and names that stand in no order in the order of the alphabet."""
    return msgspec.json.encode(bare(msgspec.to_builtins(value))).decode()


def bare(value: Any) -> Any:
    """Plain data without slots."""
    if isinstance(value, dict):
        return {key: bare(item) for key, item in value.items() if key not in SLOTS}
    if isinstance(value, list | tuple):
        items = [bare(item) for item in value]
        return sorted(items) if all(isinstance(item, str) for item in items) else items
    return value
