"""What may not happen does not happen, in whatever way: prohibitions times ways, a test for every cell.

Each way is played twice on one table: without the prohibition, where it must work, and with it, where it must not. A
prohibition that only some cards ask would fail in the cells of the others.
"""

from __future__ import annotations

from itertools import product

import pytest

from camarilla.games.oath import card_moves, promises, tokens
from camarilla.games.oath.action_in_progress import SEARCH, Act
from camarilla.games.oath.catalog import BY_SLUG
from camarilla.testing import card, rule

from .helpers import battle, finish, prompts

NO_SHIELD = "0 0"
"""Blank faces of defense dice."""


def merged(*parts):
    """Positions put together: what both say by seat or site is joined."""
    whole = {}
    for part in parts:
        for key, value in part.items():
            before = whole.get(key)
            if isinstance(value, dict) and isinstance(before, dict):
                joined = {**before}
                for name, words in value.items():
                    text = isinstance(words, str) and key in ("advisers", "relics", "cards", "site_relics")
                    joined[name] = f"{joined[name]} {words}" if text and name in joined else words
                whole[key] = joined
            else:
                whole[key] = value
    return whole


# -- Taking what others hold -------------------------------------------------------------------------------------------

HOLDER = {"relics": {"A": "map"}, "banners": {"darkest": "A 1", "people": "A 1"}, "pawns": {"A": "steppe"}}


def targets(oath, guard, item):
    """B attacks A."""
    t = battle(oath, **merged(HOLDER, guard))
    t.play("B: campaign", "B: attack@A")
    offered = f"target:{item}" in t.legal("B")
    finish(t)
    return offered


def conspires(oath, guard, item):
    """B plays Conspiracy beside A."""
    cunning = {"advisers": {"B": "~conspiracy wolves birdsong", "A": "nature-worship"}, "secrets": {"B": 3}}
    t = battle(oath, **merged(HOLDER, cunning, guard))
    t.play("B: play:conspiracy", "B: faceup")
    if prompts(t) == ["act"]:
        return False
    offered = (f"banner:{item[7:]}" if item.startswith("banner") else item) in t.legal("B")
    finish(t)
    return offered


def blackmails(oath, guard, item):
    """B plays Blackmail beside A."""
    t = battle(oath, **merged(HOLDER, {"advisers": {"B": "~blackmail"}, "favor": {"A": 0}}, guard))
    t.play("B: play:blackmail", "B: faceup")
    offered = prompts(t) == ["pick-card"] and item in t.legal("B")
    finish(t)
    return offered


def steals(oath, guard, item):
    """A recovers the relic, and B has a Relic Thief and luck."""
    scene = {
        "site_relics": {"mountain": item},
        "pawns": {"A": "mountain", "B": "steppe"},
        "advisers": {"B": "relic-thief"},
        "favor": {"A": 2, "B": 2},
        "secrets": {"B": 2},
        "dice": NO_SHIELD,
        "to_move": "A",
    }
    t = battle(oath, **merged(scene, guard))
    t.play("A: recover", "A: relic:2.0")
    finish(t, {"react": "yes"})
    return item in t.relics["B"]


def recovers(oath, guard, item):
    """B recovers a banner of A's."""
    scene = {"cards": {"steppe": "scouts"}, "favor": {"B": 4}, "secrets": {"B": 4}}
    t = battle(oath, **merged(HOLDER, scene, guard))
    if "recover" in t.legal("B"):
        t.play("B: recover")
    offered = prompts(t) == ["recover-what"] and f"banner:{item[7:]}" in t.legal("B")
    finish(t)
    return offered


GUARDS = {
    "Lost Tongue": ({"advisers": {"A": "lost-tongue"}}, {"map", "banner-people", "banner-darkest"}),
    "Circlet of Command": ({"relics": {"A": "circlet-of-command"}}, {"map", "banner-people", "banner-darkest"}),
    "Tome Guardians": ({"cards": {"river": "tome-guardians"}, "warbands": {"river": "A1"}}, {"banner-darkest"}),
}
WAYS = {
    "battle.spoils": (targets, {"map", "banner-people", "banner-darkest"}),
    "visions.conspiracy": (conspires, {"map", "banner-people", "banner-darkest"}),
    "discord.blackmail": (blackmails, {"map"}),
    "discord.relic_thief": (steals, {"map"}),
    "economy.renew_people": (recovers, {"banner-people"}),
    "economy.renew_darkest": (recovers, {"banner-darkest"}),
}
"""By who lets relics and banners change hands: `test_ways.py` finds them in the source."""
NOT_TAKEN = {
    "bargains.transfer": "What is given is not taken.",
    "citizens.offer": "A relic of the Reliquary has no holder.",
    "discord.take_from_reliquary": "A relic of the Reliquary has no holder.",
    "relics.skeleton_key": "A relic of the Reliquary has no holder.",
    "nomad.ancient_pact": "The banner is given, and a relic of the Reliquary has no holder.",
    "beast.fae_merchant": "The relic comes off the deck.",
    "Dowsing Sticks": "The relic comes off the deck.",
    "Family Heirloom": "The relic comes off the deck.",
    "Ancient Forge": "The relic comes off the deck.",
}
CELLS = [(guard, way, item) for guard, way in product(GUARDS, WAYS) for item in sorted(GUARDS[guard][1] & WAYS[way][1])]


@card("Lost Tongue", "Circlet of Command", "Tome Guardians", "Relic Thief", "Conspiracy", "Blackmail")
@rule("OA-10.take")
@pytest.mark.parametrize(("guard", "way", "item"), CELLS)
def test_what_is_guarded_is_not_taken_in_any_way(oath, guard, way, item):
    take = WAYS[way][0]
    assert take(oath, {}, item), "without the guard it can be taken"
    assert not take(oath, GUARDS[guard][0], item)


# -- Relics at sites ---------------------------------------------------------------------------------------------------

BLOODLINE = {"advisers": {"A": "ancient-bloodline"}}


def recover_here(oath, guard):
    """B recovers a relic at a site that A rules."""
    scene = {"site_relics": {"steppe": "map"}, "favor": {"B": 9}, "secrets": {"B": 9}, "banners": {"people": "A 1"}}
    t = battle(oath, **merged(scene, guard))
    t.play("B: recover")
    offered = "relic:4.0" in t.legal("B")
    finish(t)
    return offered


def homeland(oath, guard):
    """B plays a Discord card at the Wastes, which A rules."""
    scene = {
        "site_relics": {"wastes": "map"},
        "pawns": {"B": "wastes", "C": "plains"},
        "warbands": {"wastes": "A1"},
        "advisers": {"B": "~bandit-chief"},
    }
    t = battle(oath, **merged(scene, guard))
    t.play("B: play:bandit-chief", "B: site:wastes")
    offered = prompts(t) == ["pick-card"]
    finish(t)
    return offered


def breaks(oath, guard):
    """B breaks a relic at a site that A rules."""
    scene = {"site_relics": {"steppe": "map"}, "advisers": {"B": "relic-breaker"}, "secrets": {"B": 2}}
    t = battle(oath, **merged(scene, guard))
    t.play("B: use:relic-breaker")
    finish(t)
    return t.site_relics["steppe"] == []


FROM_SITES = {"economy.recover": recover_here, "economy.recover_for_nothing": homeland}
"""By who takes relics from sites; a relic there can be buried, too."""


@card("Ancient Bloodline")
@rule("OA-7.2.2")
@pytest.mark.parametrize("way", [*FROM_SITES.values(), breaks])
def test_a_locked_relic_stays_at_its_site(oath, way):
    assert way(oath, {})
    assert not way(oath, BLOODLINE)


# -- Giving secrets ----------------------------------------------------------------------------------------------------

SILENT = {"advisers": {"A": "vow-of-silence"}}


def in_a_deal(oath, vow):
    t = oath.position(**merged({"seats": 2, "cards": {"plains": "deed-writer"}, "secrets": {"A": 3}}, vow))
    t.play("A: use:deed-writer", "A: seat@B")
    offered = any(move.startswith("give:secrets") for move in t.legal("A"))
    t.play("A: withdraw")
    return offered


def in_an_offer(oath, vow):
    t = oath.position(**merged({"seats": 2, "reliquary": "map", "secrets": {"A": 3}}, vow))
    t.play("A: offer@B", "A: map", "A: no")
    offered = any(move.startswith("give:secrets") for move in t.legal("A"))
    t.play("A: withdraw")
    return offered


def by_a_bargain(oath, vow):
    scene = {"seats": 2, "cards": {"plains": "witchs-bargain"}, "secrets": {"A": 3}, "favor": {"A": 2, "B": 2}}
    t = oath.position(**merged(scene, {"pawns": {"B": "plains"}}, vow))
    t.play("A: use:witchs-bargain")
    offered = "favor@1" in t.legal("A")
    t.play("A: done")
    return offered


def by_a_whistle(oath, vow):
    scene = {"seats": 2, "relics": {"A": "whistle"}, "secrets": {"A": 3, "B": 0}, "pawns": {"B": "wastes"}}
    t = oath.position(**merged(scene, vow))
    t.play("A: use:whistle", "A: seat@B")
    assert t.pawns["B"] == "plains", "it comes all the same"
    return t.secrets["B"] == 1


def by_a_promise(oath, vow):
    land = "the-tribunal charming-valley mountain river steppe rocky-coast wastes great-slum"
    t = oath.position(**merged({"seats": 2, "land": land, "secrets": {"A": 3}}, vow))
    t.play("A: use:the-tribunal", "A: seat@B")
    offered = [move for move in t.legal("A") if move.startswith(("give:owe-secrets", "give:peace:0:secrets"))]
    t.play("A: withdraw")
    return bool(offered)


def when_a_promise_falls_due(oath, vow):
    t = oath.position(**merged({"seats": 2, "secrets": {"A": 3, "B": 0}, "phase": "wake", "round": 3}, vow))
    owed = promises.Promise(promises.PAY_SECRETS, 0, 1, 2, until=2, penalty_kind=promises.PAY_SECRETS, penalty=1)
    t.table.g.promises.append(owed)  # 2 secrets to B by round 2, or else 1
    t.mode = "plain"  # changed by hand: it cannot be replayed
    promises.fall_due(t.table.g, 0)
    return t.secrets["B"] > 0


GIVING = {
    "bargains.transfer": (in_a_deal, in_an_offer, by_a_promise),
    "arcane.witchs_bargain": (by_a_bargain,),
    "relics.whistle": (by_a_whistle,),
    "promises.pay": (when_a_promise_falls_due,),
    "promises.exact": (when_a_promise_falls_due,),
}
"""By who gives secrets."""
NOT_GIVEN = {"discord.sleight_of_hand": "What is taken is not given."}


@card("Vow of Silence", "Whistle", "Witch's Bargain", "The Tribunal", "Deed Writer")
@rule("OA-10.give")
@pytest.mark.parametrize("way", dict.fromkeys([way for ways in GIVING.values() for way in ways]))
def test_who_may_give_no_secrets_gives_none_in_any_way(oath, way):
    assert way(oath, {})
    assert not way(oath, SILENT)


# -- Running modifiers stay --------------------------------------------------------------------------------------------


def displaced(oath, declared):
    """A new adviser wants a place where Augury has one."""
    t = oath.position(
        seats=2, advisers={"A": "augury wolves elders"}, world="scouts longbows keep tents", secrets={"A": 2}
    )
    t.play("A: search", "A: with:augury" if declared else "A: go", "A: world", "A: scouts")
    while prompts(t) == ["search-discard"]:
        t.play(f"A: {t.legal('A')[0]}")
    t.play("A: faceup")
    offered = "augury" in t.legal("A")
    finish(t, {"displace": "wolves"})
    return offered


def salted(oath, declared):
    """Salt the Earth comes to the site of Augury."""
    t = oath.position(seats=2, cards={"plains": "augury"}, world="salt-the-earth longbows keep tents", secrets={"A": 2})
    t.play("A: search", "A: with:augury" if declared else "A: go", "A: world", "A: salt-the-earth")
    while prompts(t) == ["search-discard"]:
        t.play(f"A: {t.legal('A')[0]}")
    t.play("A: site:plains")
    finish(t)
    return "augury" not in t.cards["plains"]


def cleared(oath, declared):
    """A card wants to come to the full Great Slum, where Augury lies."""
    t = oath.position(
        seats=2,
        cards={"great-slum": "augury wolves"},
        pawns={"A": "great-slum"},
        world="scouts longbows keep tents",
        secrets={"A": 2},
    )
    t.play("A: search", "A: with:augury" if declared else "A: go", "A: world", "A: scouts")
    while prompts(t) == ["search-discard"]:
        t.play(f"A: {t.legal('A')[0]}")
    t.play("A: site:great-slum")
    offered = "augury" in t.legal("A")
    finish(t, {"first-discard": "wolves"})
    return offered


def roared(oath, declared):
    """A Threatening Roar goes through the region, where Mushrooms are Beasts that modify the search."""
    t = oath.position(
        seats=2,
        cards={"plains": "mushrooms"},
        discards={"cradle": "threatening-roar longbows keep tents"},
        secrets={"A": 2},
        favor={"A": 2},
    )
    t.play("A: search", "A: with:mushrooms" if declared else "A: go")
    finish(t, {"search-source": "pile:cradle", "search-keep": "threatening-roar", "play-where": "site:plains"})
    return "mushrooms" not in t.cards["plains"]


@card("Augury", "Salt the Earth", "Great Slum", "Threatening Roar")
@rule("OA-7.4.3")
@pytest.mark.parametrize("way", [displaced, salted, cleared, roared])
def test_a_modifier_of_the_running_action_stays_whatever_discards(oath, way):
    assert way(oath, False), "it can be discarded otherwise"
    assert not way(oath, True)


# -- Placing warbands --------------------------------------------------------------------------------------------------

RING = {"relics": {"B": "ring-of-devotion"}}


def stationed(oath, ring):
    """B leaves warbands at a ruled site."""
    t = battle(oath, **merged({"warbands": {"steppe": "B1"}}, ring))
    return "station" in t.legal("B")


def conquered(oath, ring):
    """B wins a campaign for Steppe."""
    t = battle(oath, **merged({"bands": {"A": 0, "B": 14}, "warbands": {"steppe": "A1"}}, ring))
    t.play("B: campaign", "B: attack@A", "B: done", "B: 14")
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "3"})
    return t.warbands["steppe"].startswith("B")


def unlocked_by_a_key(oath, ring):
    """B plays the Key to the City at Steppe."""
    t = battle(oath, **merged({"advisers": {"B": "~key-to-the-city"}}, ring))
    t.play("B: play:key-to-the-city", "B: site:steppe")
    finish(t)
    return t.warbands["steppe"] == "B1"


def healed(oath, ring):
    """B loses a campaign with a Hospital at River."""
    t = battle(oath, **merged({"cards": {"river": "hospital"}, "warbands": {"river": "B1"}, "bands": {"B": 4}}, ring))
    t.play("B: campaign", "B: attack@A", "B: done", "B: 0", "B: plan:hospital")
    finish(t)
    return t.warbands["river"] == "B3"


def garrisoned(oath, ring):
    """B plays Garrison while ruling Steppe."""
    t = battle(oath, **merged({"advisers": {"B": "~garrison"}, "warbands": {"steppe": "B1"}}, ring))
    t.play("B: play:garrison", "B: site:steppe")
    finish(t)
    return t.warbands["steppe"] == "B2"


def redeployed(oath, ring):
    """B's Messenger could bring warbands from the board to Steppe."""
    t = battle(oath, **merged({"cards": {"steppe": "messenger"}, "warbands": {"steppe": "B1"}}, ring))
    t.play("B: use:messenger")
    offered = "site:steppe" in t.legal("B")
    finish(t)
    return offered


def signalled(oath, ring):
    """B is attacked and has Warning Signals."""
    scene = {
        "advisers": {"B": "warning-signals"},
        "warbands": {"steppe": "B1"},
        "pawns": {"A": "steppe"},
        "to_move": "A",
    }
    t = battle(oath, **merged(scene, ring))
    t.play("A: campaign", "A: attack@B", "A: done", "A: 0", "B: plan:warning-signals")
    offered = prompts(t) == ["pick-site"] and "site:steppe" in t.legal("B")
    finish(t)
    return offered


def deeded(oath, ring):
    """A could give B a site by Deed Writer."""
    scene = {"cards": {"mountain": "deed-writer"}, "warbands": {"mountain": "A1"}, "to_move": "A"}
    t = battle(oath, **merged(scene, ring))
    t.play("A: use:deed-writer", "A: seat@B")
    offered = any(move.startswith("give:site") for move in t.legal("A"))
    t.play("A: withdraw")
    return offered


PLACING = {
    "minor_actions.station_warbands": stationed,
    "battle.occupy": conquered,
    "discord.key_to_the_city": unlocked_by_a_key,
    "hearth.hospital_discharges": healed,
    "order.garrison": garrisoned,
    "Messenger": redeployed,
    "nomad.warning_signals": signalled,
    "bargains.hand_over_sites": deeded,
}
"""By who places warbands at sites."""


@card("Ring of Devotion", "Hospital", "Key to the City", "Garrison", "Messenger", "Deed Writer")
@rule("OA-5.5.7.Ia")
@pytest.mark.parametrize("way", PLACING.values())
def test_who_may_place_no_warbands_places_none_in_any_way(oath, way):
    """R-163."""
    assert way(oath, {})
    assert not way(oath, RING)


# -- Exile -------------------------------------------------------------------------------------------------------------


def exiled(oath, seat):
    """A, who holds the Scepter, exiles B."""
    t = oath.position(**merged({"seats": 2, "roles": {"B": "citizen"}, "favor": {"A": 9}}, seat))
    return "exile@1" in t.legal("A")


def left(oath, seat):
    """B leaves the Empire."""
    t = oath.position(**merged({"seats": 2, "roles": {"B": "citizen"}, "favor": {"B": 9}, "to_move": "B"}, seat))
    return "leave" in t.legal("B")


EXILING = {"citizens.exile": exiled, "citizens.leave": left}
"""By who makes a Citizen an Exile."""


@card("Council Seat")
@rule("OA-6.7d")
@pytest.mark.parametrize("way", EXILING.values())
def test_who_sits_on_the_council_is_exiled_in_no_way(oath, way):
    assert way(oath, {})
    assert not way(oath, {"advisers": {"B": "council-seat"}})


# -- Sites that both rule ----------------------------------------------------------------------------------------------


@card("Deed Writer")
@rule("OA-7.6.3a")
@pytest.mark.parametrize(("giver", "taker"), [("A", "B"), ("B", "A")])
def test_imperial_players_give_each_other_no_imperial_sites(oath, giver, taker):
    """R-048: they both rule them already."""
    t = oath.position(
        seats=3,
        cards={"plains": "deed-writer"},
        roles={"B": "citizen"},
        warbands={"river": "A3", "plains": "A1"},
        to_move=giver,
    )
    t.play(f"{giver}: use:deed-writer", f"{giver}: seat@{taker}")
    assert not [move for move in t.legal(giver) if ":site:" in move]
    t.play(f"{giver}: withdraw", f"{giver}: travel", f"{giver}: site:charming-valley")
    t.play(f"{giver}: travel", f"{giver}: site:plains")


# -- Choke points: a card that forgets to ask cannot do it either ------------------------------------------------------

CHOKES = {
    "discard": lambda g, slot, other: card_moves.discard(g, 0, slot),
    "move to a site": lambda g, slot, other: card_moves.move_to_site(g, 0, slot, 3),
    "move an adviser": lambda g, slot, other: card_moves.move_adviser(g, 0, slot, 1),
    "swap": lambda g, slot, other: card_moves.swap(g, 0, slot, other),
    "swap from the other side": lambda g, slot, other: card_moves.swap(g, 0, other, slot),
}


def lie(t):
    """Where cards lie."""
    return t.cards, t.advisers, t.discards


@rule("OA-7.2.2", "OA-7.4.3")
@pytest.mark.parametrize("choke", CHOKES)
@pytest.mark.parametrize("reason", ["nothing", "locked", "running"])
def test_what_stays_is_moved_by_no_choke_point(oath, choke, reason):
    name = "vow-of-silence" if reason == "locked" else "augury"
    t = oath.position(seats=2, advisers={"A": name, "B": "wolves"})
    t.mode = "plain"  # changed by hand: it cannot be replayed
    g = t.table.g
    before = lie(t)
    if reason == "running":
        act = Act(SEARCH, 0, g.pawn[0])
        act.mods.append(g.up_slot[BY_SLUG[name]])
        g.acts.stack.append(act)
    CHOKES[choke](g, g.up_slot[BY_SLUG[name]], g.up_slot[BY_SLUG["wolves"]])
    g.acts.stack.clear()
    assert (lie(t) != before) is (reason == "nothing")


@card("Circlet of Command", "Ring of Devotion")
@pytest.mark.parametrize("guarded", [False, True])
def test_banners_relics_and_warbands_have_choke_points_of_their_own(oath, guarded):
    relics = {"B": "map circlet-of-command"} if guarded else {"B": "map"}
    given = {"relics": {**relics, "A": "ring-of-devotion"} if guarded else relics, "banners": {"people": "B 3"}}
    t = oath.position(seats=2, **given)
    t.mode = "plain"
    g = t.table.g
    card_moves.seize_banner(g, 0, 0)
    list(card_moves.take_relics(g, 0, [g.up_slot[BY_SLUG["map"]]]))
    tokens.station(g, 0, 3, 1)
    assert (t.banners["people"], "map" in t.relics["A"]) == (("B", False) if guarded else ("A", True))
    assert t.warbands["river"] == ("" if guarded else "A1")
