"""The engine of a table: the state, the flow of the rules that runs on it, and the steps that led here.

Nobody can copy a flow, but anybody can copy the state it runs on. The engine keeps a copy of the state at the last
checkpoint (the *base*) and the steps taken since (the *tail*). To clone, save or undo, it copies the base and replays
the tail. It knows questions and answers; what people, bots and servers do with them is in `table`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from camarilla.kernel.choices import PASS, PRIORITY, SEALED, Choice, Flow, Poll, Question, is_checkpoint
from camarilla.kernel.errors import BadPosition, CamarillaError, UnknownSeat
from camarilla.kernel.events import Event
from camarilla.kernel.history import History
from camarilla.kernel.moments import Moments
from camarilla.kernel.rng import Rng
from camarilla.kernel.sampling import Laid, imagine
from camarilla.kernel.state import State
from camarilla.kernel.steps import Answer, Answers, Fork, HeldAnswer, Step, Stretch

__all__ = ["Engine", "push"]

_REDRAWS = 500
"""So many worlds are drawn until one is found in which whoever is asked has an answer."""


class Engine:
    """Runs one game from question to question. `Table` is the engine with everything people do at a table."""

    def __init__(self, game: str, g: State) -> None:
        """An engine at state `g` that has not asked its first question yet; `game` is the name of the game."""
        self.g = g
        self.pending: Question | None = None
        self.flow: Flow[None] = g.main()
        self.held: dict[int, HeldAnswer] = {}
        """Answers to the open poll, by seat."""
        self.listen = False
        self.events: list[Event] = []
        self.moments = Moments(game)
        """What is seen at each event, while the rules run."""
        self._history = History(g)
        self._truthful = True
        """False for a sample: bots play it on, nobody saves it."""

    # -- what is open ----------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return self.g.seats

    @property
    def steps(self) -> list[Step]:
        """What has moved the game on so far."""
        return self._history.steps

    @property
    def stretches(self) -> int:
        """How many new stretches of chance ever began at this table, also those that were undone since."""
        return self._history.stretches

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
        return [choice.seat for choice in self.open_choices if choice.seat not in self.held]

    @property
    def asked(self) -> list[int]:
        """The seats being asked, whether or not they have answered: that is all that others may know."""
        return [choice.seat for choice in self.open_choices]

    @property
    def at_checkpoint(self) -> bool:
        """Whether the main loop can be entered anew from the state as it stands."""
        return self.pending is None or is_checkpoint(self.pending)

    @property
    def open_choices(self) -> list[Choice]:
        """The choices that are pending, in seat order."""
        pending = self.pending
        if isinstance(pending, Choice):
            return [pending]
        if isinstance(pending, Poll):
            return pending.by_seat()
        return []

    def choice_of(self, seat: int) -> Choice | None:
        """What `seat` is being asked, if anything (also when it has answered and may still change its mind)."""
        self._check_seat(seat)
        for choice in self.open_choices:
            if choice.seat == seat:
                return choice
        return None

    def _check_seat(self, seat: int) -> None:
        """Refuse a seat the table does not have."""
        if not 0 <= seat < self.g.seats:
            raise UnknownSeat(f"there is no seat {seat}; the seats are 0 to {self.g.seats - 1}")

    # -- running the flow ------------------------------------------------------------------------------------------

    def _enter(self) -> None:
        """Run the flow to its first question."""
        self._listen_to(self.g)
        self.pending = None
        try:
            self.pending = next(self.flow)
        except StopIteration:
            pass

    def _listen_to(self, g: State) -> None:
        """Log the events of a state, if anybody listens, and take the moments of those who look on."""
        g.log = self.events if self.listen else None
        g.witness = self.moments.take if self.listen else None

    def _run_flow(self, value: Any) -> None:
        """Send an answer into the flow, as far as its next question or the end."""
        try:
            self.pending = self.flow.send(value)
        except StopIteration:
            self.pending = None

    def _rebuild(self) -> None:
        """Make state and flow anew from base and tail; no event is told twice."""
        history = self._history
        if history.base is None:
            raise CamarillaError(
                "a sample made within a turn is not copied before its next checkpoint; the same stream draws it again"
            )
        listen = self.listen
        self.listen = False
        self.g = history.base.copy()
        self.flow = self.g.main()
        self._enter()
        for at in range(history.base_at, len(history.steps)):
            step = history.steps[at]
            if isinstance(step, Answers):
                self._run_flow(history.values[at])
            else:
                step.apply(self.g)
        self.listen = listen
        self._listen_to(self.g)

    # -- taking answers --------------------------------------------------------------------------------------------

    def _accept(self, choice: Choice, value: Any, notation: str, ordered: bool) -> None:
        """Take a legal answer: go on, or hold it until the poll is complete."""
        pending = self.pending
        if isinstance(pending, Poll):
            self.held[choice.seat] = HeldAnswer(value, notation, ordered)
            if len(self.held) == len(pending.choices):
                self._close(pending)
        else:
            self._hand_over(value, Answers([Answer(choice.seat, notation, ordered)]))

    def _close(self, poll: Poll) -> None:
        """All answers of a poll are in: drop those that are not heard, and go on."""
        values = {seat: held.value for seat, held in self.held.items()}
        heard = poll.heard(values) if poll.policy == PRIORITY else -1
        answers = []
        for seat in sorted(values):
            held = self.held[seat]
            shown = poll.policy == SEALED or seat == heard
            answers.append(Answer(seat, held.notation if shown else PASS, held.ordered))
        self.held = {}
        self._hand_over(poll.close(values), Answers(answers))

    def _hand_over(self, value: Any, step: Answers) -> None:
        """Hand the answers to the flow as `value`, and note whether they may still be taken back."""
        pending, history = self.pending, self._history
        assert pending is not None
        if is_checkpoint(pending):
            history.rest_at(self.g)
        before = self.g.stamp()
        point = history.undo_point(pending.seat) if isinstance(pending, Choice) else None
        self._run_flow(value)
        history.append(step, value, len(self.events))
        if point is None or self.pending is None or before != self.g.stamp():
            history.undo_points = []
        else:
            history.undo_points.append(point)
        self._answered()

    def _answered(self) -> None:
        """Called after every step of answers, when the next question is open."""

    # -- steps -----------------------------------------------------------------------------------------------------

    def _take(self, step: Step) -> None:
        """Replay a recorded step."""
        before = len(self.steps)
        if isinstance(step, Answers):
            for seat, notation, ordered in step.answers:
                choice, value = self._value_of(seat, notation)
                self._accept(choice, value, notation, ordered)
        else:
            self._change_chance(step)
        if len(self.steps) != before + 1:
            raise BadPosition("the step holds too few or too many answers")

    def _value_of(self, seat: int, notation: str) -> tuple[Choice, Any]:
        """The open choice of a seat, and the value of an answer to it that was saved by its notation."""
        choice = self.choice_of(seat)
        if choice is None:
            raise BadPosition(f"seat {seat} answers {notation!r} but is not asked anything")
        legal, value = choice.find(self.g, notation)
        if not legal:
            raise BadPosition(f"seat {seat} answers {notation!r}, which is not legal there")
        return choice, value

    def _change_chance(self, step: Stretch | Fork) -> None:
        """Take a step that changes chance, whether it is new or was recorded."""
        step.apply(self.g)
        history = self._history
        history.stretches = max(history.stretches, self.g.rng.stretch)
        history.append(step, None, len(self.events))
        history.undo_points = []
        self.held = {}

    # -- going back ------------------------------------------------------------------------------------------------

    def _redo_last(self) -> None:
        """Rebuild the game as it was before the last answers, and give them again; nothing changes by it."""
        history, held = self._history, self.held
        if history.origin is None:
            raise CamarillaError("the table does not remember where it began, so no answer can be given again")
        step = self.steps[-1] if self.steps else None
        if not isinstance(step, Answers):
            found = "no step" if step is None else f"the step {msgspec.json.encode(step).decode()}"
            raise CamarillaError(f"only answers are given again; expected some as the last step, found {found}")
        value = history.values[-1]
        self._go_back(history.forget_last())
        self._hand_over(value, step)
        self.held = held

    def _go_back(self, events: int) -> None:
        """Stand again where the history ends, after so many events."""
        del self.events[events:]
        self.held = {}
        self._rebuild()

    # -- samples ---------------------------------------------------------------------------------------------------

    def _become_sample(self, seat: int, rng: Rng, laid: Laid | None = None) -> None:
        """Redraw what `seat` cannot know, and drop the history."""
        for _ in range(_REDRAWS):
            imagine(self.g, seat, rng, laid)
            if self._can_be_answered(seat):
                break
        if not self.at_checkpoint:
            self._history.forget_truth()
        self._truthful = False

    def _can_be_answered(self, seat: int) -> bool:
        """Whether another seat that is asked alone has an answer in this world; without one the world is impossible."""
        choice = self.pending
        return not isinstance(choice, Choice) or choice.seat == seat or bool(choice.values(self.g))


def push(world: Engine, choice: Choice, value: Any) -> None:
    """Answer, by value, in a world that bots think in: no step, no undo point, no standing orders."""
    pending = world.pending
    if isinstance(pending, Poll):
        world.held[choice.seat] = HeldAnswer(value, "", False)
        if len(world.held) < len(pending.choices):
            return
        value = pending.close({seat: held.value for seat, held in world.held.items()})
        world.held = {}
    world._run_flow(value)
