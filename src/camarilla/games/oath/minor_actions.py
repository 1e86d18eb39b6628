"""OA-6.3, OA-6.5: peeking at relics and moving warbands. Citizenship and exile are in `citizens.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import events, other_answers, queries, questions, tokens
from camarilla.games.oath.places import CITIZEN, EXILE
from camarilla.kernel.choices import Ask, Flow, choose, word, words
from camarilla.kernel.events import Secret

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


# -- 6.3 Peek ----------------------------------------------------------------------------------------------------------


def unseen_relics(g: Oath, me: int) -> list[int]:
    """The facedown relics at one's own site that the player has not seen yet."""
    return [slot for slot in g.site_relics[g.pawn[me]] if not g.cards.knows(me, slot)]


def peek(g: Oath, me: int, slots: list[int]) -> None:
    """OA-10.peek: look at cards; others notice which, not what."""
    for slot in slots:
        g.cards.show(me, slot)
    if g.log is not None:
        names = tuple([g.face_name(g.cards.face[slot]) for slot in slots])
        g.tell(events.CardsPeeked(me, tuple(slots), Secret(1 << me, names)))


def viewers(g: Oath, me: int, slot: int) -> list[int]:
    """All others, whatever they know already: that is not the player's business."""
    return queries.others(g, me)


SHOW_TO: Final = Ask(
    "show-to",
    "OA-6.1d",
    viewers,
    questions.seat_option,
    args=lambda g, me, slot: {"card": questions.card_label(g, me, slot)},
    refusals=other_answers.beyond(
        viewers, questions.seat_option, other_answers.all_players, other_answers.always("OA-6.1d", "refusal-show")
    ),
)


def show(g: Oath, me: int, slot: int) -> Flow[None]:
    """OA-6.1d: let another player look at a facedown adviser."""
    other = yield from choose(SHOW_TO, me, slot)
    peek(g, other, [slot])


# -- 6.5 Warbands ------------------------------------------------------------------------------------------------------


def gatherable(g: Oath, me: int, site: int = -1) -> int:
    """OA-6.5a: how many of one's warbands can go from one's own site to the board: all but the last (OA-7.6.5b)."""
    site = g.pawn[me] if site < 0 else site
    if g.owner[site] != queries.board_colour(g, me):
        return 0
    keep = (
        0 if queries.crown_holder(g) >= 0 and queries.colour(g, queries.crown_holder(g)) == queries.colour(g, me) else 1
    )
    return max(0, g.garrison[site] - keep)


def stationable(g: Oath, me: int) -> int:
    """OA-6.5b: how many warbands can go from the board to one's own site, if the player rules it."""
    if not g.bands[me] or not queries.rules_site(g, me, g.pawn[me]) or not tokens.may_station(g, me):
        return 0
    return g.bands[me]


def gather_values(g: Oath, me: int) -> list[int]:
    """How many to take along."""
    return list(range(1, gatherable(g, me) + 1))


def station_values(g: Oath, me: int) -> list[int]:
    """How many to leave."""
    return list(range(1, stationable(g, me) + 1))


GATHER: Final = questions.how_many("gather-count", "OA-6.5a", gather_values)
STATION: Final = questions.how_many("station-count", "OA-6.5b", station_values)
ALLOW: Final = Ask(
    "gather-allow",
    "OA-6.5c",
    words(questions.YES, questions.NO),
    word,
    args=lambda g, seat, citizen, count: {"citizen": questions.seat_label(citizen), "count": count},
)


def gather_warbands(g: Oath, me: int) -> Flow[None]:
    """OA-6.5a, c: from one's own site to the board; a Citizen asks the Chancellor."""
    count = yield from choose(GATHER, me)
    if g.role[me] == CITIZEN and (yield from choose(ALLOW, g.chancellor, me, count)) == questions.NO:
        return
    tokens.gather(g, me, g.pawn[me], count)


def station_warbands(g: Oath, me: int) -> Flow[None]:
    """OA-6.5b: from the board to one's own site."""
    count = yield from choose(STATION, me)
    tokens.station(g, me, g.pawn[me], count)


def partners(g: Oath, me: int) -> list[int]:
    """OA-6.5d: the Imperial players at one's own site with whom warbands can be shared."""
    if g.role[me] == EXILE:
        return []
    return [seat for seat in queries.co_located(g, me) if g.role[seat] != EXILE and g.bands[me] + g.bands[seat]]


def share_values(g: Oath, me: int, other: int) -> list[int]:
    """How many to give, or (negative) to take."""
    return [count for count in range(-g.bands[other], g.bands[me] + 1) if count]


SHARE: Final = questions.how_many("share-count", "OA-6.5d", share_values)
SHARE_ALLOW: Final = Ask(
    "share-allow",
    "OA-6.5d",
    words(questions.YES, questions.NO),
    word,
    args=lambda g, seat, other, count: {"other": questions.seat_label(other), "count": count},
)


def share(g: Oath, me: int, other: int) -> Flow[None]:
    """OA-6.5d: give to or take from another Imperial player's board, with that player's permission."""
    count = yield from choose(SHARE, me, other)
    if (yield from choose(SHARE_ALLOW, other, me, count)) == questions.YES:
        g.bands[me] -= count
        g.bands[other] += count
