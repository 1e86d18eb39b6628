"""A player of Pax Illuminaten that plots.

`Heuristic` tries everything it may do in a world imagined from its view, answers the questions that follow by rule of
thumb, and takes what leaves the table worth most (`judgement`). It fights where it is likely to win.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from camarilla.games.pax.catalog import ABILITY as POWER
from camarilla.games.pax.catalog import DAGGER, ENHANCE, HAMMERS, SP_SWAP, STRENGTH
from camarilla.games.pax.chain import FAVOUR, USE
from camarilla.games.pax.deeds import CL_OUST, CONSPIRE, DO_OUST, END, Deed
from camarilla.games.pax.dispute import edge, starting_strength
from camarilla.games.pax.evaluation import card_liking, own_worth, worth
from camarilla.games.pax.favour import ALL_DIRECT, Way
from camarilla.games.pax.queries import favours_of
from camarilla.games.pax.questions import act_values
from camarilla.games.pax.state import Pax
from camarilla.kernel.bots import Look, Sampler
from camarilla.kernel.choices import Choice, Poll, Question
from camarilla.kernel.manners import NEVER
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table

__all__ = ["Heuristic", "good_deed", "thumb"]

TRIED: Final = frozenset(
    {
        "ability-use",
        "extra-dismiss",
        "extra-influence",
        "extra-interrogate",
        "extra-oust",
        "extra-scout",
        "lay",
        "leap",
        "place",
        "pull",
        "replace",
        "step",
        "swap",
    }
)
"""Questions whose answers are tried out; the others are answered by rule of thumb."""
MOST_TRIED: Final = 30
LOOKED_FURTHER: Final = 3
FURTHER: Final = 0.8
GLANCED: Final = 7
"""Of so many deeds the best is taken where a search plays on."""
CAUTION: Final = 0.1
"""What a conspiring card must bring at least to be spent."""

Judge = Callable[[Pax, int], float]
"""Says what a table is worth to a seat."""


class Heuristic:
    """Plots by distance, builds lodges, fights when strong.

    The `further` most promising deeds are looked at one deed further. Who does not heed rivals sees only one's own side
    of the table; who does not conspire never thinks of it.
    """

    thinks: Final = 1 + MOST_TRIED
    listens = False

    def __init__(self, further: int = LOOKED_FURTHER, heeds_rivals: bool = True, conspires: bool = True) -> None:
        self.further = further
        self.judge: Judge = worth if heeds_rivals else own_worth
        self.conspires = conspires

    def act(self, look: Look, rng: Rng) -> Option:
        """One of the options."""
        return self.ranked(look, rng)[0]

    def ranked(self, look: Look, rng: Rng) -> list[Option]:
        """The options, the one it would take first; those answered by rule of thumb are not ranked beyond that one."""
        options = look.options
        if len(options) == 1:
            return options
        assert look.sampler is not None
        dream = rng.fork("world")
        world = look.sampler.sample(dream.copy())
        choice = world.choice_of(look.seat)
        assert choice is not None
        values = choice.values(world.g)
        prompt = look.prompt.label.id
        if prompt == "act":
            return [options[at] for at in best_deeds(world, look.seat, values, rng)]
        if prompt in TRIED:
            return [options[at] for at in best_answers(look.sampler, dream, look.seat, values, rng)]
        return [options[values.index(thumb(as_pax(world), choice, values))]]

    def weigh(self, look: Look, rng: Rng) -> list[float]:
        """By how much each answer makes the table worth more; where a rule of thumb decides, that one answer."""
        options = look.options
        if len(options) == 1:
            return [0.0]
        assert look.sampler is not None
        dream = rng.fork("world")
        world = look.sampler.sample(dream.copy())
        choice = world.choice_of(look.seat)
        assert choice is not None
        values = choice.values(world.g)
        prompt = look.prompt.label.id
        worths = [NEVER] * len(options)
        if prompt == "act":
            rated = rate_deeds(world, look.seat, values, rng, self.judge, self.further)
            for gain, at in rated:
                worths[at] = NEVER if values[at].verb is CONSPIRE and not self.conspires else gain
            worths[[value.verb for value in values].index(END)] = 0.0
        elif prompt in TRIED:
            for value, at in rate_answers(look.sampler, dream, look.seat, values, rng, self.judge):
                worths[at] = value
        else:
            worths[values.index(thumb(as_pax(world), choice, values))] = 0.0
        return worths

    def answered(self, look: Look, option: Option) -> None:
        """Nothing to remember: everything it needs is public."""


# -- Trying out --------------------------------------------------------------------------------------------------------


def best_deeds(world: Table, me: int, values: list[Deed], rng: Rng) -> list[int]:
    """The places of what may be done next in the action phase, the best first; where nothing gains anything, the turn
    ends."""
    rated = rate_deeds(world, me, values, rng, worth, LOOKED_FURTHER)
    order = [at for _, at in rated]
    rest = [at for at in range(len(values)) if at not in order]
    return order + rest if rated and rated[0][0] > 0.0 else rest + order


def rate_deeds(
    world: Table, me: int, values: list[Deed], rng: Rng, judge: Judge, looked_further: int
) -> list[tuple[float, int]]:
    """What each deed would bring, and its place, the best first; the most promising are looked at one deed further."""
    state = as_pax(world)
    base = judge(state, me)
    gains: list[tuple[float, int]] = []
    for at, value in enumerate(values):
        if value.verb is not END:
            gain = discounted(value, judge(after_deed(state.copy(), value), me) - base)
            gains.append((gain + 0.001 * rng.below(100), at))
    gains.sort(reverse=True)
    further: list[tuple[float, int]] = []
    for gain, at in gains[:looked_further]:
        total = gain + FURTHER * max(0.0, best_gain(after_deed(state.copy(), values[at]), me, judge))
        further.append((total, at))
    further.sort(key=lambda looked: -looked[0])
    return further + gains[looked_further:]


def best_gain(g: Pax, me: int, judge: Judge) -> float:
    """What the best single deed would bring now."""
    if g.turn != me:
        return 0.0
    base = judge(g, me)
    best = 0.0
    for value in act_values(g, me):
        if value.verb not in (END, CONSPIRE):
            best = max(best, discounted(value, judge(after_deed(g.copy(), value), me) - base))
    return best


def good_deed(g: Pax, me: int, values: list[Deed]) -> Deed:
    """A deed for a world that is only imagined: the best of a few, spread over all that may be done."""
    base = worth(g, me)
    best = next(value for value in values if value.verb is END)
    most = 0.0
    for value in values[:: -(-len(values) // GLANCED)]:
        if value.verb is not END:
            gain = discounted(value, worth(after_deed(g.copy(), value), me) - base)
            if gain > most:
                best, most = value, gain
    return best


def discounted(value: Deed, gain: float) -> float:
    """A gain less what a deed risks: a card of the hand, or a dispute lost."""
    if value.verb is CONSPIRE:
        return gain - CAUTION
    return gain * 0.8 if value.verb in (DO_OUST, CL_OUST) else gain


def after_deed(g: Pax, value: Deed) -> Pax:
    """The table once something was done, everything that follows answered by rule of thumb."""
    flow = g.main()
    next(flow)
    question: Question = flow.send(value)
    while True:
        if isinstance(question, Poll):
            answers = {choice.seat: thumb(g, choice, choice.values(g)) for choice in question.choices}
            question = flow.send(question.close(answers))
            continue
        assert isinstance(question, Choice)
        if question.ask.prompt == "act":
            return g
        question = flow.send(thumb(g, question, question.values(g)))


def best_answers(sampler: Sampler, dream: Rng, me: int, values: list[Any], rng: Rng) -> list[int]:
    """The places of answers to a question in the middle of something, first what leaves the table worth most."""
    rated = rate_answers(sampler, dream, me, values, rng, worth)
    return [at for _, at in sorted([(-value, at) for value, at in rated])]


def rate_answers(
    sampler: Sampler, dream: Rng, me: int, values: list[Any], rng: Rng, judge: Judge
) -> list[tuple[float, int]]:
    """What the table is worth after each answer, and its place; of very many only some are tried.

    All are tried in the same world, the one that the stream `dream` draws.
    """
    step = -(-len(values) // MOST_TRIED)
    tried: list[tuple[float, int]] = []
    for at in range(0, len(values), step):
        value = after_answer(sampler.sample(dream.copy()), me, values[at], judge) + 0.001 * rng.below(100)
        tried.append((value, at))
    return tried


def after_answer(twin: Table, me: int, value: Any, judge: Judge) -> float:
    """The same from a question in the middle of something."""
    g = as_pax(twin)
    answer = value
    pending = twin.pending
    while True:
        if isinstance(pending, Poll):
            answers = {choice.seat: thumb(g, choice, choice.values(g)) for choice in pending.choices}
            answer = pending.close(answers)
        try:
            pending = twin.flow.send(answer)
        except StopIteration:
            return judge(g, me)
        if isinstance(pending, Choice):
            if pending.ask.prompt == "act":
                return judge(g, me)
            answer = thumb(g, pending, pending.values(g))


def as_pax(table: Table) -> Pax:
    """The state of a table of this game."""
    assert isinstance(table.g, Pax)
    return table.g


# -- Rules of thumb ----------------------------------------------------------------------------------------------------


def thumb(g: Pax, choice: Choice, values: list[Any]) -> Any:
    """A sensible answer without looking ahead."""
    prompt = choice.ask.prompt
    seat = choice.seat
    if prompt == "pay":
        return cheapest(g, seat, values)
    if prompt == "dispute":
        return strongest(g, seat, choice.about[0], values)
    if prompt in ("lay", "replace"):
        cell = choice.about[0]
        return max(values, key=lambda slot: card_liking(g, seat, g.cards.face[slot], cell))
    if prompt in ("kind", "gift"):
        kinds = list(values)
        held = favours_of(g, seat)
        return min(kinds, key=lambda kind: held[kind]) if prompt == "kind" else max(kinds, key=lambda kind: held[kind])
    if prompt in ("place", "aim"):
        return values[-1]
    if prompt in ("step", "leap"):
        return values[-1] if values[-1] == -1 else values[0]
    if prompt == "draw":
        return best_draw(g, seat, values)
    if prompt == "discard":
        return min(values, key=lambda slot: STRENGTH[g.cards.face[slot]] % DAGGER)
    if prompt == "special-event":
        return values[-1]
    if prompt == "ability-use":
        return favour_or_use(choice.about[0], values)
    return values[0]


def favour_or_use(luminary: int, values: list[str]) -> str:
    """Quick favour where the ability changes nothing by itself; otherwise the ability."""
    enhances = ENHANCE <= POWER[luminary] < SP_SWAP
    if FAVOUR in values and (enhances or USE not in values):
        return FAVOUR
    return values[0]


def cheapest(g: Pax, seat: int, ways: list[Way]) -> Way:
    """Own favours one for one if possible, of the type there is most of."""
    if ALL_DIRECT in ways:
        return ALL_DIRECT
    held = favours_of(g, seat)
    return min(ways, key=lambda way: (way.filler, way.number, -held[way.kind]))


def strongest(g: Pax, seat: int, cell: int, slots: list[int]) -> int:
    """A card that wins at once, otherwise the highest number."""
    other = disputant(g, seat, cell)
    advantage = edge(g, starting_strength(g, seat, cell), starting_strength(g, other, cell))

    def force(slot: int) -> int:
        strength = STRENGTH[g.cards.face[slot]]
        if strength == DAGGER:
            return 10 if advantage < 0 else 0
        if strength == HAMMERS:
            return 11 if advantage > 0 else 0
        return strength

    return max(slots, key=force)


def disputant(g: Pax, seat: int, cell: int) -> int:
    """Whom a dispute is with, as far as one can tell: the active player, or the rival that is strongest there."""
    if seat != g.turn:
        return g.turn
    rivals = [rival for rival in range(g.seats) if rival != seat and g.own[rival] >> cell & 1]
    if not rivals:
        return g.after(seat)[0]
    return max(rivals, key=lambda rival: starting_strength(g, rival, cell))


def best_draw(g: Pax, seat: int, places: list[int]) -> int:
    """A master of the court, or what goes with the hand; the deck if the court has to be paid for."""
    court = [place for place in places if place >= 0]
    if not court:
        return places[0]
    best = max(court, key=lambda place: STRENGTH[g.cards.face[g.court[place]]])
    return best if STRENGTH[g.cards.face[g.court[best]]] >= 5 or -1 not in places else -1
