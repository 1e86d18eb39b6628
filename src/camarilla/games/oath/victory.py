"""OA-2.11 the title, and OA-3 the ways to win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import events, hooks, other_answers, queries, questions
from camarilla.games.oath.catalog import (
    CONQUEST,
    DEVOTION,
    FAITH,
    OF_PEOPLE,
    PROTECTION,
    REBELLION,
    SANCTUARY,
    SUPREMACY,
)
from camarilla.games.oath.hooks import fire
from camarilla.games.oath.places import CITIZEN, DARKEST, EXILE, MAP_SITES, PEOPLE
from camarilla.kernel.choices import Ask, Flow, choose

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

ROUNDS: Final = 8
VISIONS_NEEDED: Final = 3
END_WINS: Final = {5: 6, 6: 5, 7: 3}
"""OA-3.3: the Chancellor wins on this roll or more at the end of a round."""
VISION_ORDER: Final = (CONQUEST, REBELLION, SANCTUARY, FAITH)
VISION_NAMES: Final = {CONQUEST: "conquest", REBELLION: "rebellion", SANCTUARY: "sanctuary", FAITH: "faith"}


# -- 2.11 The title ----------------------------------------------------------------------------------------------------


def sites_of(g: Oath, seat: int) -> int:
    """How many sites a player rules."""
    return len(queries.ruled_sites(g, seat))


def keepers(g: Oath) -> list[int]:
    """OA-2.11b to e: who meets the condition of the Oath; under Supremacy the Empire counts as the Chancellor."""
    if g.oath == OF_PEOPLE:
        return [g.banner_holder[PEOPLE]] if g.banner_holder[PEOPLE] >= 0 else []
    if g.oath == DEVOTION:
        return [g.banner_holder[DARKEST]] if g.banner_holder[DARKEST] >= 0 else []
    if g.oath == PROTECTION:
        counts = [queries.items_held(g, seat) for seat in range(g.seats)]
        return [seat for seat in g.order if counts[seat] == max(counts) and counts[seat] > 0]
    ruled = [0] * g.seats
    holder = queries.crown_holder(g)
    crowned = queries.colour(g, holder) if holder >= 0 else -1
    for site in range(MAP_SITES):
        owner = g.owner[site] if g.owner[site] >= 0 else crowned
        if owner >= 0 and g.site_up[site]:
            ruled[owner] += 1
    most = max(ruled)
    return [seat for seat in g.order if ruled[seat] == most and most > 0]


def check_title(g: Oath) -> Flow[None]:
    """OA-2.11a: the title is always with a player who meets the condition; ties leave it, or its holder picks."""
    meeting = keepers(g)
    holder = g.title
    if not meeting or (holder in meeting):
        return
    if g.oath == SUPREMACY and g.chancellor in meeting and queries.imperial(g, holder):
        taker = g.chancellor  # OA-2.11k
    elif len(meeting) == 1:
        taker = meeting[0]
    else:
        taker = yield from choose(NEW_KEEPER, holder, meeting)
    g.title = taker
    g.usurper = False
    if g.log is not None:
        g.tell(events.TitleMoved(taker))
    yield from fire(g, hooks.TITLE_MOVED, holder, taker)


NEW_KEEPER: Final = Ask(
    "new-keeper",
    "OA-2.11h",
    questions.listed,
    questions.seat_option,
    refusals=questions.outside(questions.seat_option, other_answers.all_players, "OA-2.11h", "refusal-keeper"),
)


# -- 3.1, 3.2 Exiles ---------------------------------------------------------------------------------------------------


def revealed_by(g: Oath, seat: int) -> list[int]:
    """The Visions that count as revealed by a player: their own, and those with their own False Prophet's warband."""
    own = [g.revealed[seat]] if g.revealed[seat] >= 0 else []
    return own + [prophet.vision for prophet in g.prophets if prophet.seat == seat]


def goal_met(g: Oath, seat: int, vision: int) -> bool:
    """OA-3.2: a Vision's goal, which also needs 3 Visions drawn."""
    if g.visions < VISIONS_NEEDED:
        return False
    if vision == REBELLION:
        return g.banner_holder[PEOPLE] == seat
    if vision == FAITH:
        return g.banner_holder[DARKEST] == seat
    if vision == SANCTUARY:
        mine = queries.items_held(g, seat)
        return all(queries.items_held(g, other) < mine for other in range(g.seats) if other != seat)
    mine = sites_of(g, seat)
    return all(sites_of(g, other) < mine for other in range(g.seats) if other != seat)


def exile_ways(g: Oath, seat: int) -> list[str]:
    """OA-4.1.2: how an Exile wins now, if at all."""
    if g.role[seat] != EXILE:
        return []
    ways = ["usurper"] if g.title == seat and g.usurper else []
    return ways + [f"vision-{vision}" for vision in visions_met(g, seat)]


def visions_met(g: Oath, seat: int) -> list[str]:
    """The Visions of an Exile whose goals are met, by name."""
    faces = [g.cards.face[slot] for slot in revealed_by(g, seat)]
    return [VISION_NAMES[face] for face in VISION_ORDER if face in faces and goal_met(g, seat, face)]


# -- 3.3, 3.4 The Empire -----------------------------------------------------------------------------------------------


def successor(g: Oath) -> int:
    """OA-3.3.1: the Citizen who wins in the Chancellor's place, or the Chancellor."""
    citizens = [seat for seat in g.order if g.role[seat] == CITIZEN]
    for seat in citizens:
        if g.oath == OF_PEOPLE:
            meets = g.banner_holder[DARKEST] == seat
        elif g.oath == PROTECTION:
            meets = g.banner_holder[PEOPLE] == seat
        elif g.oath == DEVOTION:
            meets = queries.scepter_holder(g) == seat
        else:
            rivals = [other for other in [g.chancellor, *citizens] if other != seat]
            meets = all(queries.items_held(g, other) < queries.items_held(g, seat) for other in rivals)
        if meets:
            return seat
    return g.chancellor


def win(g: Oath, seat: int, ways: list[str]) -> None:
    """The game is won."""
    g.winner = seat
    g.ways = ways
    if g.log is not None:
        g.tell(events.GameWon(seat, tuple(ways)))


def empire_wins(g: Oath, way: str) -> None:
    """The Chancellor wins, or the successor."""
    heir = successor(g)
    win(g, heir, [way if heir == g.chancellor else "successor"])


def end_of_round(g: Oath) -> Flow[None]:
    """OA-4.0c: the roll of a stable regime after rounds 5 to 7; after round 8 the game ends."""
    if g.round >= ROUNDS:
        war_exhaustion(g)
    elif g.round in END_WINS and g.role[g.title] != EXILE:
        roll = g.rng.die()
        g.end_roll = roll
        if g.log is not None:
            g.tell(events.EndDieRolled(g.chancellor, roll))
        yield from fire(g, hooks.END_ROLL)
        if g.end_roll >= END_WINS[g.round]:
            empire_wins(g, "stable-regime")


def war_exhaustion(g: Oath) -> None:
    """OA-3.4: the first of four that holds names the winner."""
    if g.role[g.title] != EXILE:
        empire_wins(g, "war-exhaustion")
        return
    if g.usurper:
        win(g, g.title, ["usurper"])
        return
    for name in ("conquest", "rebellion", "sanctuary", "faith"):
        for seat in g.order:
            if g.role[seat] == EXILE and name in visions_met(g, seat):
                win(g, seat, [f"vision-{name}"])
                return
    empire_wins(g, "war-exhaustion")
