"""Cards of several suits that meet: what the official answers say about them."""

from __future__ import annotations

import pytest

from camarilla.games.oath.battle import shields
from camarilla.testing import card, rule

from .helpers import attack, battle, finish, outcome, prompts, rolled

SURE = {"campaign-sacrifice": "yes", "campaign-place": "0"}


def fought(oath, plans, choices=None, *targets, dice=12, **given):
    """B attacks with everything, both sides use plans, and B wins; `plans` are notations in order."""
    base = {"bands": {"B": 12}, "warbands": {"steppe": "A4"}}
    t = attack(battle(oath, **{**base, **given}), *targets, dice=dice)
    t.play(*plans)
    return finish(t, {**SURE, **(choices or {})})


# -- Relics ------------------------------------------------------------------------------------------------------------


@card("Cursed Cauldron")
def test_the_cauldron_counts_the_warband_in_a_bear_trap(oath):
    given = {"advisers": {"A": "bear-traps"}, "bands": {"A": 3, "B": 1}, "warbands": {"steppe": "A2"}}
    t = fought(
        oath, ["A: plan:cursed-cauldron", "A: plan:bear-traps"], dice=1, relics={"A": "cursed-cauldron"}, **given
    )
    assert not outcome(t).won
    assert (t.bands["A"], t.bands["B"]) == (4, 0), "R-017"


@card("Cursed Cauldron")
def test_the_cauldron_gives_a_rebel_citizen_purple_warbands(oath):
    given = {
        "roles": {"B": "citizen"},
        "pawns": {"A": "steppe"},
        "bands": {"A": 0, "B": 9},
        "relics": {"B": "cursed-cauldron"},
    }
    t = fought(oath, ["B: plan:cursed-cauldron"], dice=9, **given)
    without = fought(oath, ["B: done"], dice=9, **given)
    assert outcome(t).won
    assert t.bands["B"] == without.bands["B"] + 2
    assert t.bank["B"] == 14, "none of the own colour, R-149"


@card("Sticky Fire")
def test_sticky_fire_is_paid_for_even_if_nobody_dies(oath):
    given = {"relics": {"B": "sticky-fire"}, "advisers": {"A": "billowing-fog"}, "warbands": {"steppe": "A4"}}
    t = fought(oath, ["B: plan:sticky-fire", "A: plan:billowing-fog"], {"may": "yes"}, **given)
    assert outcome(t).won
    assert t.bands["A"] == 3 + 4, "the fog saved them, R-144"
    assert (t.favor["A"], t.favor["B"]) == (2, 0)


@card("Sticky Fire")
def test_sticky_fire_serves_the_defender(oath):
    t = battle(oath, relics={"A": "sticky-fire"})
    attack(t, dice=0).play("A: plan:sticky-fire")
    finish(t, {"may": "yes"})
    assert t.bands["B"] == 0
    assert t.favor == {"A": 0, "B": 2, "C": 1}


def caged(oath, **given):
    """B has beaten A and caged two purple warbands."""
    t = fought(oath, ["B: plan:obsidian-cage"], relics={"B": "obsidian-cage"}, **given)
    assert outcome(t).won
    assert t.cage["A"] == 2
    return t


@card("Obsidian Cage")
def test_the_cage_opens_before_it_is_buried(oath):
    t = caged(oath, cards={"steppe": "fae-merchant"}, roles={"C": "citizen"}, secrets={"B": 2}, favor={"B": 2})
    t.play("B: use:fae-merchant", "B: obsidian-cage")
    assert t.legal("B") == ["board@0", "board@2"], "R-146: purple ones to any board of the Empire"
    t.play("B: board@C", "B: 1", "B: board@A", "B: 1")
    assert (t.bands["A"], t.bands["C"]) == (3 + 1, 3 + 1)
    assert t.cage["A"] == 0
    assert t.relic_deck[-1] == "obsidian-cage"


@card("Obsidian Cage")
def test_the_cage_opens_by_itself_if_there_is_one_home(oath):
    t = caged(oath, cards={"steppe": "fae-merchant"}, secrets={"B": 2}, favor={"B": 2})
    t.play("B: use:fae-merchant", "B: obsidian-cage")
    assert (t.bands["A"], t.cage["A"]) == (5, 0)


@card("Obsidian Cage")
def test_caged_warbands_of_a_new_citizen_turn_purple(oath):
    t = battle(
        oath,
        relics={"B": "obsidian-cage"},
        warbands={"steppe": "C4"},
        bands={"B": 12, "C": 0},
        advisers={"C": "~long-lost-heir"},
    )
    attack(t, dice=12, defender="attack@C").play("B: plan:obsidian-cage")
    finish(t, SURE)
    assert t.cage["C"] == 2
    t.play("B: rest", "C: play:long-lost-heir", "C: faceup", "C: yes")
    assert t.roles["C"] == "citizen"
    assert t.cage["C"] == 2, "they keep their colour on the Cage"
    t.play("A: rest", "B: use:obsidian-cage")
    purple = t.bank["A"]
    t.play("B: board@C", "B: 2")
    assert (t.bands["C"], t.bank["C"], t.bank["A"]) == (2, 14, purple - 2), "R-147"


@card("Whistle")
def test_the_whistle_fails_beyond_the_narrow_pass(oath):
    t = oath.position(
        seats=2,
        land="plains narrow-pass mountain river steppe rocky-coast wastes great-slum",
        relics={"A": "whistle"},
        pawns={"A": "plains", "B": "wastes"},
    )
    t.play("A: use:whistle", "A: seat@B")
    assert t.pawns["B"] == "wastes", "R-160"
    assert t.on_secrets == {"whistle": 1}


@card("Ring of Devotion")
def test_the_ring_keeps_warbands_off_sites_in_every_way(oath):
    t = fought(oath, [], relics={"B": "ring-of-devotion"})
    assert outcome(t).won
    assert t.warbands["steppe"] == "", "R-163: not by victory"
    t = oath.position(
        seats=2, relics={"A": "ring-of-devotion"}, cards={"plains": "messenger"}, warbands={"river": "A3"}
    )
    t.play("A: use:messenger", "A: site:river")
    assert t.legal("A") == ["-2", "-1"], "nor by messengers"
    t.play("A: -1")
    t = oath.position(seats=2, relics={"A": "ring-of-devotion"}, advisers={"A": "~garrison"}, warbands={"river": "A1"})
    t.play("A: play:garrison", "A: site:plains")
    assert (t.bands["A"], t.warbands["river"]) == (4, "A1"), "nor as a garrison"


@card("Skeleton Key")
def test_the_chancellor_may_use_the_skeleton_key(oath):
    t = oath.position(
        seats=2,
        relics={"A": "skeleton-key"},
        reliquary="map whistle cracked-horn ivory-eye",
        warbands={"plains": "A1"},
        secrets={"A": 2},
    )
    t.play("A: use:skeleton-key", "A: map", "A: yes")
    assert "map" in t.relics["A"], "R-182"


@card("Grand Mask")
def test_the_mask_rules_cards_but_not_the_wood(oath):
    t = oath.position(
        seats=2,
        land="shrouded-wood charming-valley mountain river steppe rocky-coast wastes great-slum",
        cards={"shrouded-wood": "wolves"},
        relics={"B": "grand-mask"},
        warbands={"shrouded-wood": "A1"},
        pawns={"A": "river", "B": "shrouded-wood"},
        to_move="B",
    )
    t.play("B: travel")
    assert t.to_act == ["A"], "R-188: the Wood obeys the Chancellor"
    t.play("A: site:wastes")
    assert t.pawns["B"] == "wastes"


@card("Grand Mask")
def test_the_mask_rules_no_battle_plans(oath):
    t = battle(oath, relics={"B": "grand-mask"}, cards={"steppe": "longbows"}, warbands={"river": "A1"})
    attack(t)
    assert t.to_act == ["A"], "the plan is still the Empire's"
    finish(t)


@card("Circlet of Command")
def test_the_circlet_lets_its_holder_renew_a_banner(oath):
    t = oath.position(seats=2, relics={"A": "circlet-of-command"}, banners={"darkest": "A 1"}, secrets={"A": 3})
    t.play("A: recover", "A: banner:darkest", "A: 2")
    assert t.banner_tokens["darkest"] == 2, "R-203"


@card("Oracle")
def test_the_oracles_vision_may_go_under_the_world_deck(oath):
    t = oath.position(
        seats=2,
        cards={"wastes": "oracle"},
        relics={"B": "cracked-horn"},
        pawns={"B": "wastes"},
        secrets={"B": 2},
        world="wolves vision-of-faith",
        to_move="B",
    )
    t.play("B: use:oracle", "B: with:cracked-horn", "B: discard", "B: under:world")
    assert t.world[-1] == "vision-of-faith", "R-056"
    assert t.visions == 1


@card("Captains")
def test_bandits_of_the_crown_march_with_the_captains(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "captains"},
        relics={"A": "bandit-crown"},
        warbands={"river": "B1"},
        bands={"A": 1, "B": 0},
        pawns={"A": "plains", "B": "wastes"},
    )
    t.play("A: use:captains", "A: site:wastes", "A: attack@B", "A: target:pawn", "A: done")
    assert t.legal("A")[0] == "2", "one warband and the bandit, OA-7.6.5c"
    t.play("A: 0")
    finish(t)


# -- Modifiers that lead only to what they are for ---------------------------------------------------------------------


@card("Portal")
def test_the_portal_once_declared_must_be_used(oath):
    t = oath.position(seats=2, cards={"plains": "portal"}, pawns={"A": "river"}, warbands={"plains": "A1"})
    t.play("A: travel", "A: with:portal")
    assert t.legal("A") == ["site:plains"]
    t.play("A: site:plains")


@card("Forest Paths")
def test_forest_paths_once_declared_must_be_walked(oath):
    t = oath.position(seats=2, advisers={"A": "forest-paths"}, cards={"river": "wolves", "steppe": "scouts"})
    t.play("A: travel", "A: with:forest-paths")
    assert t.legal("A") == ["site:river"]
    t.play("A: site:river")


@card("Magician's Code")
def test_the_magicians_code_is_for_the_darkest_secret_alone(oath):
    t = oath.position(
        seats=2,
        cards={"mountain": "magicians-code"},
        site_relics={"mountain": "map"},
        pawns={"A": "mountain"},
        favor={"A": 9},
        secrets={"A": 3},
        banks={"order": 1, "hearth": 1},
    )
    t.play("A: recover", "A: with:magicians-code")
    assert t.legal("A") == ["banner:darkest"]
    t.play("A: banner:darkest", "A: 0")


@card("Observatory")
def test_the_observatory_serves_only_at_its_site(oath):
    t = oath.position(seats=2, cards={"plains": "observatory"}, warbands={"plains": "A1"}, pawns={"A": "river"})
    t.play("A: search")
    assert prompts(t) == ["search-source"], "ruling it is not enough"
    finish(t)


@card("Map Library")
def test_the_map_library_serves_only_at_its_site(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "map-library", "charming-valley": "wolves"},
        warbands={"plains": "A1"},
        pawns={"A": "charming-valley"},
    )
    t.play("A: trade")
    assert prompts(t) == ["trade-with"]
    t.play("A: favor:wolves")


@card("Small Friends")
def test_small_friends_trade_where_the_own_site_has_nothing(oath):
    t = oath.position(seats=2, advisers={"A": "small-friends"}, cards={"river": "wolves"}, pawns={"A": "wastes"})
    t.play("A: trade", "A: with:small-friends", "A: site:river")
    finish(t, {"trade-with": "favor:wolves"})
    assert t.favor["A"] == 3
    assert t.pawns["A"] == "wastes"


@card("Vow of Silence")
@pytest.mark.parametrize(("holder", "bound"), [("A", True), ("B", False)])
def test_the_vow_of_silence_keeps_secrets(oath, holder, bound):
    t = oath.position(
        seats=2,
        cards={"plains": "witchs-bargain"},
        advisers={holder: "vow-of-silence"},
        pawns={"B": "plains"},
        secrets={"A": 2},
        favor={"A": 1, "B": 3},
    )
    t.play("A: use:witchs-bargain")
    assert ("favor@1" in t.legal("A")) is not bound
    t.play("A: done")


@card("Vow of Silence", "The Gathering")
@pytest.mark.parametrize(
    ("advisers", "gives", "takes"),
    [
        ({"A": "~the-gathering vow-of-silence"}, False, True),
        ({"A": "~the-gathering", "B": "vow-of-silence"}, True, False),
    ],
)
def test_the_vow_of_silence_keeps_secrets_out_of_deals(oath, advisers, gives, takes):
    t = oath.position(seats=2, advisers=advisers, pawns={"B": "plains"})
    t.play("A: play:the-gathering", "A: site:plains", "A: seat@B")
    assert ("give:secrets:1" in t.legal("A")) is gives
    assert ("take:secrets:1" in t.legal("A")) is takes
    t.play("A: withdraw", "B: skip")


@card("Peace Envoy")
def test_the_peace_envoy_of_an_ally_pays_the_attacker_and_ends_the_fight(oath):
    t = battle(
        oath,
        advisers={"C": "peace-envoy", "A": "longbows"},
        roles={"C": "citizen"},
        pawns={"A": "steppe", "C": "steppe"},
        favor={"B": 0, "C": 3},
    )
    attack(t, dice=5).play("C: yes", "A: yes", "A: done", "C: plan:peace-envoy")
    finish(t)
    assert not outcome(t).won
    assert (t.favor["B"], t.favor["C"]) == (2, 0)
    assert t.bands["B"] == 5


@card("Wrestlers")
def test_bandits_at_targeted_sites_are_no_warbands_to_wrestle_with(oath):
    t = battle(oath, cards={"river": "wrestlers"}, pawns={"B": "river"})
    attack(t, dice=0, defender="attack:bandits")
    finish(t)
    assert len(rolled(t, False)) == 1
    assert outcome(t).defense == shields(list(rolled(t, False))) + 1


@rule("OA-5.1.4")
def test_a_facedown_adviser_without_a_place_is_not_played(oath):
    given = {"seats": 2, "advisers": {"A": "~vision-of-faith ~wolves"}, "cards": {"plains": "elders longbows scouts"}}
    t = oath.position(**given)
    t.refuse("A: play:vision-of-faith", rule="OA-5.1.4")
    t.play("A: play:wolves")
    assert t.legal("A")[0] == "discard", "who has begun may still discard it"
    t.play("A: discard")
    assert t.advisers["A"] == ["~vision-of-faith"]


@card("Augury")
@rule("OA-5.1.4", "OA-7.4.3")
@pytest.mark.parametrize(("declared", "places"), [(False, ["faceup", "facedown"]), (True, [])])
def test_advisers_that_all_stay_leave_no_place(oath, declared, places):
    t = oath.position(
        seats=2,
        advisers={"A": "augury vow-of-poverty marriage"},
        cards={"plains": "elders longbows tents"},
        discards={"cradle": "scouts"},
    )
    t.play("A: search", "A: with:augury" if declared else "A: go", "A: pile:cradle")
    assert t.legal("A") == ["discard", *places]
    t.play("A: discard")
