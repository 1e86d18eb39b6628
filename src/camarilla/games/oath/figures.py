"""What everybody can work out at a table of Oath: who would win and what is missing, and the odds of a campaign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from camarilla.games.oath import queries, victory
from camarilla.games.oath.campaign import DICE, TARGET
from camarilla.games.oath.catalog import (
    CONQUEST,
    DEVOTION,
    FAITH,
    OF_PEOPLE,
    PROTECTION,
    REBELLION,
    SANCTUARY,
    SEARCH_COST,
)
from camarilla.games.oath.odds import Battle, Odds, odds_of
from camarilla.games.oath.places import DARKEST, EXILE, PEOPLE
from camarilla.games.oath.rules import PLACING
from camarilla.games.oath.view import Fight
from camarilla.games.oath.view_builder import fight_of
from camarilla.kernel.view import View

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

GATHERING: Final = (TARGET.prompt, DICE.prompt)
"""Questions that are asked while targets and dice are still being settled."""
WORTH: Final = "worth"
ROLLED: Final = 5
"""From this step of a campaign on, the defense is rolled."""


class Part(msgspec.Struct, frozen=True):
    """A part of what it takes to win: what is counted, how much of it there is, and how much it takes."""

    what: str
    have: int
    need: int


class Goal(msgspec.Struct, frozen=True):
    """A way to win that is open now (OA-3), and who would win by it: `regime`, `usurper`, or a Vision by name."""

    seat: int
    way: str
    parts: list[Part]
    met: bool


class Standings(msgspec.Struct, frozen=True):
    """What the Oath counts of each seat, and every open way to win, the Empire's first."""

    counted: str
    """`sites`, `items`, `people` or `darkest`."""
    counts: list[int]
    goals: list[Goal]
    end_roll: int | None
    """What must be rolled at the end of this round for the Empire to win: 1 is certain, None cannot happen yet."""


class Clash(msgspec.Struct, frozen=True):
    """A campaign under way: the dice it would be rolled with, and the odds until the attacker has rolled."""

    attack: int
    defense: int
    odds: Odds | None


class Tracks(msgspec.Struct, frozen=True):
    """What the tracks of rounds and of Visions say."""

    end_rolls: list[int | None]
    """By round, from the first on: what must be rolled at its end for the Empire to win (see `Standings`)."""
    visions: int
    """How many Visions there are to be drawn."""
    visions_needed: int
    """How many must be drawn before one can win (OA-3.2b)."""
    search: int
    """Supply of a search of the World Deck (OA-2.1.6)."""


class Figures(msgspec.Struct, frozen=True):
    """What can be worked out; no standings before everybody has a board, and no campaign where there is none."""

    tracks: Tracks
    standings: Standings | None
    campaign: Clash | None


def figures_of(g: Oath, prompts: Sequence[str]) -> Figures:
    """All of it is public; `prompts` are the questions that are open."""
    fight = fight_of(g, g.acts.innermost())
    gathering = any(prompt in GATHERING for prompt in prompts)
    return Figures(
        tracks_of(g),
        standings_of(g) if g.phase >= PLACING and g.title >= 0 else None,
        clash_of(fight, gathering) if fight is not None else None,
    )


# -- Tracks ------------------------------------------------------------------------------------------------------------


def tracks_of(g: Oath) -> Tracks:
    """OA-2.1.4, OA-2.1.6, OA-3.3."""
    return Tracks(
        [end_roll(at) for at in range(1, victory.ROUNDS + 1)],
        len(SEARCH_COST) - 1,
        victory.VISIONS_NEEDED,
        SEARCH_COST[min(g.visions, len(SEARCH_COST) - 1)],
    )


def end_roll(at: int) -> int | None:
    """OA-3.3, OA-3.4: what the Empire must roll at the end of a round; after the last one it need not roll."""
    return 1 if at >= victory.ROUNDS else victory.END_WINS.get(at)


# -- The ways to win ---------------------------------------------------------------------------------------------------


def standings_of(g: Oath) -> Standings:
    """OA-2.11, OA-3: how things stand for the end."""
    what, counts = oath_counts(g)
    imperial = g.role[g.title] != EXILE
    goals = [Goal(victory.successor(g), "regime", [Part("title", int(imperial), 1)], imperial)]
    for seat in g.order:
        if g.role[seat] == EXILE:
            goals += exile_goals(g, seat)
    return Standings(what, counts, goals, end_roll(g.round))


def oath_counts(g: Oath) -> tuple[str, list[int]]:
    """OA-2.11b to e: what the Oath counts, and of which seat how much."""
    if g.oath == OF_PEOPLE:
        return "people", held_by(g, PEOPLE)
    if g.oath == DEVOTION:
        return "darkest", held_by(g, DARKEST)
    if g.oath == PROTECTION:
        return "items", [queries.items_held(g, seat) for seat in range(g.seats)]
    return "sites", [victory.sites_of(g, seat) for seat in range(g.seats)]


def held_by(g: Oath, banner: int) -> list[int]:
    """1 for the seat that holds a banner."""
    return [int(g.banner_holder[banner] == seat) for seat in range(g.seats)]


def exile_goals(g: Oath, seat: int) -> list[Goal]:
    """OA-3.1, OA-3.2: how far an Exile is with usurping and with each revealed Vision."""
    title = g.title == seat
    ways = victory.exile_ways(g, seat)
    parts = [Part("title", int(title), 1), Part("usurper", int(title and g.usurper), 1)]
    goals = [Goal(seat, "usurper", parts, "usurper" in ways)]
    drawn = Part("visions", min(g.visions, victory.VISIONS_NEEDED), victory.VISIONS_NEEDED)
    for slot in victory.revealed_by(g, seat):
        vision = g.cards.face[slot]
        if vision in victory.VISION_NAMES:
            name = victory.VISION_NAMES[vision]
            goals.append(Goal(seat, name, [vision_part(g, seat, vision), drawn], f"vision-{name}" in ways))
    return goals


def vision_part(g: Oath, seat: int, vision: int) -> Part:
    """OA-3.2c to f: what a Vision asks for besides Visions drawn."""
    if vision == REBELLION:
        return Part("people", held_by(g, PEOPLE)[seat], 1)
    if vision == FAITH:
        return Part("darkest", held_by(g, DARKEST)[seat], 1)
    assert vision in (CONQUEST, SANCTUARY)
    count = victory.sites_of if vision == CONQUEST else queries.items_held
    most = max([count(g, other) for other in range(g.seats) if other != seat])
    return Part("sites" if vision == CONQUEST else "items", count(g, seat), most + 1)


# -- The odds of a campaign --------------------------------------------------------------------------------------------


def clash_of(fight: Fight, gathering: bool) -> Clash:
    """The pools as they are; while they are being gathered, as they would be with the whole force."""
    attack, defense = pools_to_roll(*fight.likely) if gathering else (fight.attack, fight.defense)
    over = fight.won is not None or len(fight.attack_dice) > 0 or fight.step > ROLLED
    return Clash(attack, defense, None if over else odds_of(battle_of(fight, attack, defense)))


def pools_to_roll(attack: int, defense: int) -> tuple[int, int]:
    """OA-5.5.3c: attack dice that lack are defense dice instead."""
    return max(0, attack), defense + max(0, -attack)


def battle_of(fight: Fight, attack: int, defense: int) -> Battle:
    """A campaign as it would be rolled with these dice."""
    rolled = fight.step >= ROLLED
    halved = fight.notes.get("halved") and not rolled
    _, defenders, at_risk = fight.forces
    _, shields = fight.values
    return Battle(
        attack // 2 if halved else attack,
        defense,
        defenders,
        at_risk,
        tuple(sorted([(note, number) for note, number in fight.notes.items() if note != WORTH])),
        fight.sacrifice,
        fight.notes.get(WORTH, 1),
        shields if rolled else None,
    )


def preview(view: View, notation: str) -> Odds | None:
    """The odds of a campaign with so many attack dice, while the viewer is asked how many."""
    asked = any(asked.seat == view.seat and asked.prompt == DICE.prompt for asked in view.asked)
    fight: Fight | None = view.board.campaign
    if not asked or fight is None or not notation.isdecimal():
        return None
    attackers, _, _ = fight.forces
    if int(notation) > attackers:
        return None
    return odds_with(fight, int(notation))


def odds_with(fight: Fight, dice: int) -> Odds:
    """The odds if the attacker took so many dice of the force: what plans and sites add or take away stays."""
    attackers, _, _ = fight.forces
    pool, against = fight.likely
    attack, defense = pools_to_roll(dice + pool - attackers, against)
    return odds_of(battle_of(fight, attack, defense))
