"""The relics, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.games.oath import GAME, events
from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, defense_dice, finish, outcome, prompts, rolled

BEATEN = {"bands": {"B": 10, "A": 3}, "warbands": {"steppe": "A4"}, "pawns": {"A": "mountain"}}
"""B will win over four warbands with ten dice and a sacrifice."""


def win(t):
    """Let B win."""
    attack(t, dice=10)
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "0"})
    assert outcome(t).won
    return t


def win_with(t, plan, choices=None):
    """Let B win with a plan."""
    attack(t, dice=10)
    t.play(f"B: plan:{plan}")
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "0", **(choices or {})})
    assert outcome(t).won
    return t


@card("Sticky Fire")
@pytest.mark.parametrize("uses", [True, False])
def test_sticky_fire_kills_the_rest(oath, uses):
    t = battle(oath, relics={"B": "sticky-fire"}, **BEATEN)
    win_with(t, "sticky-fire", {"may": "yes" if uses else "no"})
    assert t.bands["A"] == 3 + (0 if uses else 2)
    assert t.favor == {"A": 2 if uses else 1, "B": 0 if uses else 1, "C": 1}


@card("Cursed Cauldron")
def test_cursed_cauldron_turns_the_dead(oath):
    t = battle(oath, relics={"B": "cursed-cauldron"}, **BEATEN)
    win_with(t, "cursed-cauldron")
    without = battle(oath, relics={"B": "map"}, **BEATEN)
    win(without)
    assert t.bands["B"] == without.bands["B"] + 2, "half of four died"


@card("Cursed Cauldron")
@rule("OA-10.kill")
def test_the_cauldron_counts_the_dead_of_the_defenders_board(oath):
    t = battle(
        oath,
        relics={"B": "cursed-cauldron"},
        pawns={"A": "steppe"},
        warbands={"steppe": "C1"},
        bands={"A": 4, "B": 12},
        favor={"B": 5},
        secrets={"B": 5},
    )
    t.play("B: campaign", "B: attack@A", "B: target:pawn", "B: done", "B: 12", "B: plan:cursed-cauldron")
    finish(t, {"campaign-sacrifice": "yes"})
    assert outcome(t).won
    assert t.bands["A"] == 2
    dead = sum(event.count for event in t.events if isinstance(event, events.WarbandsKilled) and event.seat == 1)
    assert t.bands["B"] == 12 - dead + 2


@card("Obsidian Cage")
def test_obsidian_cage_holds_the_survivors(oath):
    t = battle(oath, relics={"B": "obsidian-cage"}, **BEATEN)
    win_with(t, "obsidian-cage")
    assert t.cage == {"A": 2, "B": 0, "C": 0}
    assert t.bands["A"] == 3
    t.play("B: use:obsidian-cage", "B: board@A", "B: 2")
    assert t.bands["A"] == 5
    assert t.cage["A"] == 0


@card("Brass Horse")
def test_brass_horse_rides_to_the_suit(oath):
    t = oath.position(
        seats=2,
        relics={"A": "brass-horse"},
        discards={"cradle": "wolves"},
        cards={"wastes": "rangers", "river": "scouts"},
        supply={"A": 0},
    )
    t.play("A: use:brass-horse")
    assert t.legal("A") == ["site:wastes"]
    t.play("A: site:wastes")
    assert t.pawns["A"] == "wastes"
    assert t.table.view(1).board.piles[0][0].name == "Wolves", "all saw it"


@card("Brass Horse")
def test_brass_horse_rides_anywhere_without_a_match(oath):
    t = oath.position(seats=2, relics={"A": "brass-horse"}, discards={"cradle": "vision-of-faith"})
    t.play("A: use:brass-horse")
    assert len(t.legal("A")) == 7
    t.play("A: site:wastes")
    t = oath.position(seats=2, relics={"A": "brass-horse"})
    t.refuse("A: use:brass-horse")


@card("Truthful Harp")
def test_truthful_harp_draws_more_and_shows_all(oath):
    t = oath.position(
        seats=2, relics={"A": "truthful-harp"}, discards={"cradle": "wolves elders scouts longbows tents keep"}
    )
    t.play("A: search", "A: with:truthful-harp", "A: pile:cradle")
    assert len(t.hands["A"]) == 5
    seen = [card.name for card in t.table.view(1).board.players[0].hand]
    assert None not in seen
    finish(t)


@card("Grand Mask")
def test_grand_mask_rules_imperial_cards(oath):
    given = {"seats": 2, "cards": {"river": "wolves longbows"}, "warbands": {"river": "A1"}, "to_move": "B"}
    t = oath.position(**given, relics={"B": "grand-mask"}, pawns={"A": "plains", "B": "plains"})
    assert "use:wolves" in t.legal("B")
    t = oath.position(**given, pawns={"A": "plains", "B": "plains"})
    assert "use:wolves" not in t.legal("B")
    t = oath.position(**{**given, "to_move": "A"}, relics={"B": "grand-mask"})
    assert "use:wolves" in t.legal("A"), "only in the holder's own turn"


@card("Horned Mask")
def test_horned_mask_swaps_adviser_and_card(oath):
    t = oath.position(
        seats=2, relics={"A": "horned-mask"}, cards={"plains": "scouts keep"}, advisers={"A": "wolves tutor"}
    )
    t.play("A: use:horned-mask")
    assert t.legal("A") == ["wolves"], "the Tutor may not leave"
    t.play("A: wolves")
    assert t.legal("A") == ["scouts"]
    t.play("A: scouts")
    assert t.cards["plains"] == ["wolves", "keep"]
    assert t.advisers["A"] == ["scouts", "tutor"]
    assert t.favor["A"] == 1


@card("Cup of Plenty")
def test_cup_of_plenty_trades_with_friends(oath):
    t = oath.position(
        seats=2,
        relics={"A": "cup-of-plenty"},
        cards={"plains": "wolves scouts"},
        advisers={"A": "rangers"},
        supply={"A": 0},
    )
    t.play("A: trade", "A: with:cup-of-plenty")
    assert t.legal("A") == ["favor:wolves"]
    t.play("A: favor:wolves")
    assert t.favor["A"] == 3


@card("Whistle")
def test_whistle_calls_a_pawn(oath):
    t = oath.position(seats=2, relics={"A": "whistle"}, pawns={"B": "wastes"})
    t.play("A: use:whistle", "A: seat@B")
    assert t.pawns["B"] == "plains"
    assert (t.secrets["B"], t.on_secrets) == (2, {})


@card("Whistle")
def test_whistle_cannot_force_a_secret(oath):
    land = "the-hidden-place charming-valley mountain river steppe rocky-coast wastes great-slum"
    t = oath.position(seats=2, land=land, relics={"A": "whistle"}, pawns={"B": "wastes"})
    t.play("A: use:whistle", "A: seat@B")
    assert (t.to_act, prompts(t)) == (["B"], ["pay-toll"]), "they have to be willing (R-159, R-175)"
    t.play("B: no")
    assert t.pawns["B"] == "wastes"
    assert t.on_secrets == {"whistle": 1}
    t = oath.position(seats=2, land=land, relics={"A": "whistle"}, pawns={"B": "wastes"})
    t.play("A: use:whistle", "A: seat@B", "B: yes")
    assert (t.pawns["B"], t.secrets["B"], t.dark["B"]) == ("the-hidden-place", 1, 1), "one turned, one given faceup"
    t = oath.position(seats=2, land=land, relics={"A": "whistle"}, pawns={"B": "wastes"}, secrets={"B": 0})
    t.play("A: use:whistle", "A: seat@B")
    assert t.pawns["B"] == "wastes", "who has no secret is not asked"


@card("Whistle")
def test_the_whistle_calls_nobody_who_is_here(oath):
    t = oath.position(seats=2, relics={"A": "whistle"}, pawns={"B": "plains"}, favor={"A": 3}, secrets={"A": 3})
    t.play("A: use:whistle")
    assert prompts(t) == ["act"]


@card("Whistle", "Shrouded Wood")
@rule("OA-5.5.7.IIIc")
def test_who_rules_the_shrouded_wood_sends_whom_others_call(oath):
    land = "plains charming-valley mountain shrouded-wood steppe rocky-coast wastes great-slum"
    t = oath.position(
        seats=3,
        land=land,
        relics={"A": "whistle"},
        pawns={"A": "plains", "B": "shrouded-wood", "C": "wastes"},
        warbands={"shrouded-wood": "C1"},
        favor={"A": 3},
        secrets={"A": 3},
    )
    t.play("A: use:whistle", "A: seat@B")
    assert (prompts(t), t.to_act) == (["send-to"], ["C"])
    assert GAME.say(t.table.prompt(2).label) == "Where does seat 1 travel?"
    t.play("C: site:steppe")
    assert (t.pawns["B"], t.on_secrets) == ("steppe", {"whistle": 1}), "nobody came, so nobody is paid"


@card("Whistle", "Toll Roads")
@pytest.mark.parametrize(("favor", "comes"), [(0, False), (1, True)])
def test_nobody_is_made_to_travel_where_the_toll_cannot_be_paid(oath, favor, comes):
    t = oath.position(
        seats=3,
        cards={"plains": "toll-roads"},
        relics={"A": "whistle"},
        pawns={"A": "plains", "B": "mountain", "C": "wastes"},
        warbands={"plains": "A1"},
        favor={"A": 3, "B": favor},
        secrets={"A": 3},
    )
    t.play("A: use:whistle", "A: seat@B")
    assert (prompts(t) == ["pay-toll"]) is comes
    finish(t, {"pay-toll": "yes"})
    assert t.pawns["B"] == ("plains" if comes else "mountain")


@card("Dowsing Sticks")
def test_dowsing_sticks_find_a_relic(oath):
    t = oath.position(seats=2, relics={"A": "dowsing-sticks"}, favor={"A": 2}, relic_deck="map")
    t.play("A: use:dowsing-sticks", "A: yes")
    assert "map" in t.relics["A"]
    assert (t.favor["A"], t.shared) == (0, 36 - 18 - 1 - 1)


@card("Cracked Horn")
def test_cracked_horn_buries_discards(oath):
    t = oath.position(seats=2, relics={"A": "cracked-horn"}, discards={"cradle": "wolves elders scouts"})
    t.play("A: search", "A: with:cracked-horn", "A: pile:cradle", "A: wolves", "A: elders", "A: under:world")
    t.play("A: discard")
    assert t.world[-3:] == ["elders", "scouts", "wolves"]
    assert t.discards["provinces"] == []


@card("Bandit Crown")
def test_bandit_crown_rules_empty_sites(oath):
    t = oath.position(
        seats=2, relics={"B": "bandit-crown"}, warbands={"plains": "A2"}, pawns={"B": "river"}, to_move="B"
    )
    assert t.title == "A"
    t.play("B: station", "B: 1")
    assert t.warbands["river"] == "B1"
    t.play("B: gather", "B: 1")
    assert t.warbands["river"] == "", "even the last one"
    assert t.title == "B", "seven sites"


@card("Bandit Crown")
def test_bandits_defend_the_crown(oath):
    t = battle(oath, relics={"C": "bandit-crown"}, pawns={"B": "river", "C": "plains"}, warbands={"steppe": "A2"})
    t.play("B: campaign")
    assert "attack:bandits" not in t.legal("B")
    t.play("B: attack@C", "B: done", "B: 0")
    finish(t)
    faces = [{0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 0}[face] for face in rolled(t, False)]
    assert outcome(t).defense == sum(faces) * (2 if 5 in rolled(t, False) else 1) + 1


@card("Ring of Devotion")
def test_ring_of_devotion_musters_but_never_settles(oath):
    t = oath.position(seats=2, relics={"A": "ring-of-devotion"}, cards={"plains": "wolves"}, warbands={"plains": "A1"})
    t.play("A: muster", "A: wolves")
    assert t.bands["A"] == 7
    t.refuse("A: station")


@card("Ring of Devotion")
def test_the_ring_of_devotion_keeps_nobody_else_from_settling(oath):
    t = oath.position(seats=2, relics={"B": "ring-of-devotion"}, warbands={"plains": "A1"})
    t.play("A: station", "A: 2")
    assert t.warbands["plains"] == "A3"


@card("Skeleton Key")
def test_skeleton_key_opens_the_reliquary(oath):
    t = oath.position(
        seats=2,
        relics={"B": "skeleton-key"},
        reliquary="map whistle cracked-horn ivory-eye",
        warbands={"plains": "A1"},
        secrets={"B": 2},
        to_move="B",
    )
    t.play("B: use:skeleton-key", "B: reliquary:0", "B: yes")
    assert t.relics["B"] == ["skeleton-key", "map"]
    assert t.reliquary[0] == "-"
    t = oath.position(seats=2, relics={"B": "skeleton-key"}, secrets={"B": 2}, to_move="B")
    t.play("B: use:skeleton-key")
    assert prompts(t) == ["act"], "the Chancellor does not rule the site"


@card("Oracular Pig")
def test_oracular_pig_sees_the_world(oath):
    t = oath.position(seats=2, relics={"A": "oracular-pig"}, world="wolves elders vision-of-faith scouts")
    t.play("A: use:oracular-pig")
    g = t.table.g
    assert [g.face_name(g.cards.face[slot]) for slot in g.world if g.cards.knows(0, slot)] == [
        "Vision of Faith",
        "Elders",
        "Wolves",
    ]


@card("Circlet of Command")
def test_circlet_of_command_guards_everything_else(oath):
    t = battle(
        oath, relics={"A": "circlet-of-command map"}, banners={"people": "A 1"}, pawns={"A": "steppe"}, favor={"B": 3}
    )
    t.refuse("B: recover")
    t.play("B: campaign", "B: attack@A")
    assert t.legal("B") == ["done", "target:circlet-of-command", "target:pawn"]
    t.play("B: target:pawn", "B: done", "B: 5")
    finish(t)
    assert defense_dice(t) == 1 + 3 + 1


@card("Ivory Eye")
def test_ivory_eye_looks_at_anything_facedown(oath):
    land = "plains ~charming-valley mountain river steppe rocky-coast wastes great-slum"
    t = oath.position(
        seats=2, land=land, relics={"A": "ivory-eye"}, advisers={"B": "~wolves"}, site_relics={"wastes": "map"}
    )
    t.play("A: use:ivory-eye")
    assert t.legal("A") == ["site:space-1", "adviser@1.0", "relic:6.0"]
    t.play("A: site:space-1")
    assert t.table.view(0).board.spaces[1].name == "Charming Valley"
    assert t.table.view(1).board.spaces[1].name is None


@card("Map")
def test_the_map_is_used_up(oath):
    t = oath.position(seats=2, relics={"A": "map"}, supply={"A": 1})
    t.play("A: use:map")
    assert t.supply["A"] == 5
    assert t.relic_deck[-1] == "map"


@card("Book of Records")
@pytest.mark.parametrize(("holder", "gained"), [("A", (1, 2)), ("B", (2, 1))])
def test_book_of_records_pays_its_holder_in_secrets(oath, holder, gained):
    t = oath.position(seats=2, relics={holder: "book-of-records"}, advisers={"A": "~wolves"})
    t.play("A: play:wolves", "A: site:plains")
    assert (t.favor["A"], t.secrets["A"]) == gained


@card("Dragonskin Drum")
def test_dragonskin_drum_calls_warbands(oath):
    t = oath.position(seats=2, relics={"A": "dragonskin-drum"})
    t.play("A: travel", "A: with:dragonskin-drum", "A: site:river")
    assert t.bands["A"] == 4
    t = oath.position(seats=2, relics={"A": "whistle", "B": "dragonskin-drum"}, pawns={"B": "wastes"})
    t.play("A: use:whistle", "A: seat@B", "B: yes")
    assert t.bands["B"] == 4, "also when made to travel"


@card("The Grand Scepter")
def test_the_scepter_sleeps_in_the_turn_it_was_taken(oath):
    t = battle(
        oath,
        bands={"B": 12, "A": 0},
        warbands={"steppe": "A1"},
        pawns={"A": "steppe"},
        relics={"A": "the-grand-scepter"},
    )
    attack(t, "the-grand-scepter", dice=12)
    assert defense_dice(t) == 1 + 5 + 1
    finish(t, {"campaign-sacrifice": "yes"})
    assert outcome(t).won
    assert t.relics["B"] == ["the-grand-scepter"]
    assert not any(move.startswith("offer") for move in t.legal("B"))
    t.play("B: rest", "C: rest", "A: rest")
    assert any(move.startswith("offer") for move in t.legal("B"))
    assert attack_dice(t) == 12


@card("Sticky Fire")
@card("Obsidian Cage")
@pytest.mark.parametrize(("first", "second", "caged", "board"), [("fire", "cage", 0, 3), ("cage", "fire", 2, 3)])
def test_fire_and_cage_take_what_the_other_left(oath, first, second, caged, board):
    names = {"fire": "sticky-fire", "cage": "obsidian-cage"}
    t = battle(oath, relics={"B": "sticky-fire obsidian-cage"}, **BEATEN)
    attack(t, dice=10)
    t.play(f"B: plan:{names[first]}", f"B: plan:{names[second]}")
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "0", "may": "yes"})
    assert outcome(t).won
    assert (t.cage["A"], t.bands["A"]) == (caged, board), "those at home were not in the battle"


@card("Sticky Fire")
def test_sticky_fire_does_not_burn_an_attacker_in_the_fog(oath):
    t = battle(oath, relics={"A": "sticky-fire"}, advisers={"B": "billowing-fog"})
    attack(t, dice=0).play("B: plan:billowing-fog", "A: plan:sticky-fire")
    finish(t, {"may": "yes"})
    assert t.bands["B"] == 5
    assert t.favor["B"] == 2


def two_fights(oath, **given):
    """B beats A and then C, and cages two warbands of each; D is a Citizen."""
    base = {
        "seats": 4,
        "roles": {"D": "citizen"},
        "relics": {"B": "obsidian-cage"},
        "pawns": {"A": "mountain", "C": "steppe", "D": "wastes"},
        "bands": {"A": 3, "B": 14, "C": 4, "D": 0},
        "warbands": {"steppe": "A4"},
    }
    t = battle(oath, **{**base, **given})
    for defender, targets in (("attack@A", ()), ("attack@C", ("pawn",))):
        attack(t, *targets, dice=t.bands["B"], defender=defender)
        t.play("B: plan:obsidian-cage")
        finish(t, {"campaign-sacrifice": "yes", "campaign-place": "0"})
        assert outcome(t).won
    assert (t.cage["A"], t.cage["C"]) == (2, 2)
    return t


@card("Obsidian Cage")
def test_the_cage_gives_every_colour_its_own_home(oath):
    t = two_fights(oath)
    t.play("B: use:obsidian-cage")
    assert t.legal("B") == ["board@2", "board@0", "board@3"], "C's own, purple ones to the Empire"
    t.play("B: board@C")
    assert t.legal("B") == ["1", "2"]
    t.play("B: 1")
    assert (t.bands["C"], t.cage["C"], t.cage["A"]) == (1, 1, 2)
    t.play("B: use:obsidian-cage", "B: board@D", "B: 2")
    assert (t.bands["D"], t.cage["A"]) == (2, 0)
    t.play("B: use:obsidian-cage")
    assert t.legal("B") == ["board@2"]
    t.play("B: board@C", "B: 1")
    assert "use:obsidian-cage" not in t.legal("B")


@card("Obsidian Cage")
def test_the_cage_names_a_new_citizen_once(oath):
    t = two_fights(oath, advisers={"C": "~long-lost-heir"})
    t.play("B: rest", "C: play:long-lost-heir", "C: faceup", "C: yes", "D: rest", "A: rest", "B: use:obsidian-cage")
    assert t.legal("B") == ["board@2", "board@0", "board@3"]
    t.play("B: board@A", "B: 1")


@card("Obsidian Cage")
def test_the_buried_cage_sends_everybody_home(oath):
    t = two_fights(oath, cards={"steppe": "fae-merchant"}, secrets={"B": 2}, favor={"B": 2})
    t.play("B: use:fae-merchant", "B: obsidian-cage")
    assert (t.bands["C"], t.cage["C"]) == (2, 0)
    t.play("B: board@D")
    assert t.legal("B") == ["1", "2"]
    t.play("B: 2")
    assert (t.bands["D"], t.cage["A"]) == (2, 0)


@card("Obsidian Cage")
def test_the_cage_stays_shut_when_another_relic_is_buried(oath):
    t = battle(
        oath,
        relics={"B": "obsidian-cage dowsing-sticks"},
        relic_deck="whistle",
        bands={"B": 12, "A": 0},
        warbands={"steppe": "A4"},
        favor={"B": 9},
        secrets={"B": 9},
        supply={"B": 9},
    )
    attack(t, dice=12).play("B: plan:obsidian-cage")
    finish(t, {"campaign-sacrifice": "yes"})
    caged = dict(t.cage)
    assert caged["A"] == 2
    t.play("B: use:dowsing-sticks", "B: no")
    assert t.cage == caged


@card("Brass Horse")
@pytest.mark.parametrize("there", ["plains", "wastes"])
def test_brass_horse_knows_discord(oath, there):
    t = oath.position(
        seats=2,
        relics={"A": "brass-horse"},
        pawns={"A": "mountain"},
        discards={"provinces": "assassin"},
        cards={there: "zealots", "river": "wolves", "mountain": "scryer"},
    )
    t.play("A: use:brass-horse")
    assert t.legal("A") == [f"site:{there}"]
    t.play(f"A: site:{there}")


@card("Brass Horse")
def test_brass_horse_rides_anywhere_if_only_the_own_site_matches(oath):
    t = oath.position(seats=2, relics={"A": "brass-horse"}, discards={"cradle": "wolves"}, cards={"plains": "rangers"})
    t.play("A: use:brass-horse")
    assert len(t.legal("A")) == 7, "R-158"
    t.play("A: site:wastes")


@card("Horned Mask")
def test_horned_mask_in_other_hands_and_without_a_partner(oath):
    given = {"seats": 2, "relics": {"B": "horned-mask"}, "advisers": {"B": "wolves"}, "to_move": "B"}
    t = oath.position(**given, cards={"plains": "elders"}, favor={"B": 3})
    t.play("B: use:horned-mask", "B: wolves", "B: elders")
    assert (t.cards["plains"], t.advisers["B"]) == (["wolves"], ["elders"])
    t.play("B: muster", "B: wolves", "B: travel", "B: site:river", "B: use:elders")
    t = oath.position(**given)
    t.play("B: use:horned-mask")
    assert prompts(t) == ["act"], "nothing to swap with"


@card("Skeleton Key")
def test_skeleton_key_shows_the_relic_first(oath):
    t = oath.position(
        seats=2,
        relics={"B": "skeleton-key"},
        reliquary="map whistle cracked-horn ivory-eye",
        warbands={"plains": "A1"},
        secrets={"B": 2},
        to_move="B",
    )
    t.play("B: use:skeleton-key", "B: reliquary:1", "B: no")
    assert [space.name for space in t.table.view(1).board.reliquary] == [None, "Whistle", None, None]
    assert t.relics["B"] == ["skeleton-key"]
