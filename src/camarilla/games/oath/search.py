"""OA-5.1 Search: Supply, draw, keep. Playing what was kept is in `playing.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import card_moves, hooks, other_answers, playing, powers, questions, tokens
from camarilla.games.oath.action_in_progress import SEARCH, Act
from camarilla.games.oath.catalog import REGION, SEARCH_COST
from camarilla.games.oath.hooks import (
    FACEUP,
    WORLD,
    consult_about,
    consult_act,
    fire_act,
)
from camarilla.games.oath.modifiers import declare, feasible
from camarilla.games.oath.prices import price
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


# -- 5.1.1 Spend Supply ------------------------------------------------------------------------------------------------


def supply(g: Oath, act: Act, source: int) -> int:
    """OA-5.1.1: 2 for a discard pile, the Visions Drawn track's number for the World Deck."""
    cost = SEARCH_COST[g.visions] if source == WORLD else 2
    total: int = consult_about(g, hooks.SEARCH_SUPPLY, cost, act, source)
    return 0 if act.free else total


def sources(g: Oath, me: int, act: Act) -> list[int]:
    """OA-5.1.2a: the World Deck and the pile of the own region, and what powers add."""
    piles: list[int] = consult_act(g, hooks.SOURCES, [WORLD, REGION[act.at]], act)
    return [source for source in piles if may_draw(g, act, source)]


def may_draw(g: Oath, act: Act, source: int) -> bool:
    """Whether a pile can be paid for and no power forbids it."""
    if not playing.may_pay(g, act, supply(g, act, source)):
        return False
    answer: bool = consult_about(g, hooks.MAY_SEARCH, True, act, source)
    return answer


def possible(g: Oath, act: Act) -> bool:
    """Whether there is a source; usually the first is one."""
    return any(may_draw(g, act, source) for source in consult_act(g, hooks.SOURCES, [WORLD, REGION[act.at]], act))


def can_search(g: Oath, me: int) -> bool:
    """Whether a player can search at all."""
    return feasible(g, Act(SEARCH, me, g.pawn[me]), possible)


def no_source(g: Oath, me: int, source: int, act: Act) -> other_answers.Reason:
    """OA-5.1.2a, OA-4.2c: why not from there."""
    if source not in consult_act(g, hooks.SOURCES, [WORLD, REGION[act.at]], act):
        return "OA-5.1.2a", Label("refusal-region")
    if supply(g, act, source) > g.supply[me]:
        return "OA-4.2c", Label("refusal-supply", {"count": g.supply[me]})
    return "OA-5.1.1", Label("refusal-forbidden")


def source_price(g: Oath, me: int, source: int, act: Act) -> Label:
    """OA-5.1.1: Supply, and tolls."""
    return price(supply(g, act, source), len(playing.tolls(g, act)))


def least(g: Oath, me: int) -> int:
    """The Supply of the cheapest search, without modifiers."""
    act = Act(SEARCH, me, g.pawn[me])
    return min([supply(g, act, source) for source in (WORLD, REGION[act.at])])


SOURCE: Final = Ask(
    "search-source",
    "OA-5.1.1",
    sources,
    questions.region_option,
    note=source_price,
    refusals=other_answers.beyond(sources, questions.region_option, other_answers.all_piles, no_source),
)


# -- The action --------------------------------------------------------------------------------------------------------


def search(g: Oath, me: int) -> Flow[None]:
    """Spend Supply, draw, discard all but one, play it."""
    act = Act(SEARCH, me, g.pawn[me])
    g.acts.stack.append(act)
    yield from declare(g, act, possible)
    source = yield from choose(SOURCE, me, act)
    g.supply[me] -= supply(g, act, source)
    for taker in playing.tolls(g, act):
        tokens.give_favor(g, me, taker, 1)
    powers.pay_modifiers(g, act)
    act.notes["source"] = source
    count: int = consult_act(g, hooks.DRAWS, 3, act)
    if source == WORLD:
        drawn = card_moves.draw_world(g, me, count)  # public: slots
    else:
        drawn = card_moves.draw_pile(g, me, source, count, bool(act.notes.get("bottom")))  # public: slots
    yield from fire_act(g, hooks.DREW, act, drawn)
    yield from fire_act(g, hooks.SEARCHED, act, drawn)
    yield from keep_and_play(g, act, drawn)
    g.acts.stack.pop()
    yield from fire_act(g, hooks.SEARCH_DONE, act)


def keep_and_play(g: Oath, act: Act, drawn: list[int]) -> Flow[None]:
    """OA-5.1.3, OA-5.1.4: discard all drawn cards but one, in any order, then play or discard that one."""
    me = act.me
    plays: int = consult_act(g, hooks.PLAYS, 1, act)
    kept: list[int] = []
    while len(kept) < plays and len(kept) < len(drawn):
        rest = [slot for slot in drawn if slot not in kept]
        slot = rest[0]
        if len(rest) > 1 or kept:
            slot = yield from choose(KEEP if not kept else KEEP_MORE, me, rest if not kept else [-1, *rest])
        if slot < 0:
            break
        kept.append(slot)
    yield from fire_act(g, hooks.KEPT, act, kept)
    yield from discard_all(g, act, [slot for slot in drawn if slot not in kept])
    for slot in kept:
        where = yield from playing.play(g, act, slot)  # public: a place
        act.notes["need-site"] = 1 if where >= FACEUP else 0


def discard_all(g: Oath, act: Act, slots: list[int]) -> Flow[None]:
    """Discard cards in the order the player likes."""
    left = list(slots)
    while left:
        slot = left[0]
        if len(left) > 1:
            slot = yield from choose(NEXT_DISCARD, act.me, left)
        left.remove(slot)
        yield from playing.discard_in(g, act, slot)


UNDRAWN: Final = questions.outside(questions.card_option, other_answers.all_faceup, "OA-5.1.3", "refusal-not-drawn")
KEEP: Final = Ask("search-keep", "OA-5.1.3", questions.listed, questions.card_option, secret=True, refusals=UNDRAWN)
KEEP_MORE: Final = Ask(
    "search-keep-more", "OA-5.1.3", questions.listed, questions.card_option, secret=True, refusals=UNDRAWN
)
NEXT_DISCARD: Final = Ask(
    "search-discard", "OA-5.1.3", questions.listed, questions.card_option, secret=True, refusals=UNDRAWN
)
