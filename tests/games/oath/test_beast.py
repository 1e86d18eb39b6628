"""The Beast denizens, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.testing import card

from .helpers import BARE, attack, attack_dice, battle, defense_dice, finish, outcome, prompts, rolled


@card("Errand Boy")
def test_errand_boy_searches_elsewhere_but_discards_at_home(oath):
    t = oath.position(
        seats=2, cards={"plains": "errand-boy"}, discards={"hinterland": "wolves longbows", "cradle": "elders"}
    )
    t.play("A: search", "A: with:errand-boy")
    assert t.legal("A") == ["pile:provinces", "pile:hinterland"]
    t.play("A: pile:hinterland", "A: wolves", "A: discard")
    assert t.discards["provinces"] == ["wolves", "longbows"]
    assert t.on_favor == {"errand-boy": 1}


@card("Wolves")
def test_wolves_kill_on_any_board(oath):
    t = oath.position(seats=3, cards={"plains": "wolves"})
    t.play("A: use:wolves")
    assert t.legal("A") == ["board@0", "board@1", "board@2"]
    t.play("A: board@C")
    assert (t.bands["C"], t.bank["C"]) == (2, 12)


@card("Animal Playmates")
def test_animal_playmates_muster_for_no_supply(oath):
    t = oath.position(seats=2, cards={"plains": "wolves longbows"}, advisers={"A": "animal-playmates"}, supply={"A": 0})
    t.play("A: muster", "A: with:animal-playmates")
    assert t.legal("A") == ["wolves"]
    t.play("A: wolves")
    assert t.bands["A"] == 5


@card("True Names")
def test_true_names_bind_plans_of_their_suits(oath):
    t = battle(oath, advisers={"A": "true-names alchemist", "B": "billowing-fog nature-worship"}, secrets={"B": 2})
    attack(t)
    assert prompts(t) != ["campaign-plan"], "Beast and Arcane plans are both forbidden"
    finish(t)
    t = battle(oath, advisers={"A": "true-names", "B": "billowing-fog nature-worship"}, secrets={"B": 2})
    attack(t)
    assert t.legal("B") == ["done", "plan:billowing-fog"]
    finish(t)


@card("The Old Oak")
@pytest.mark.parametrize(("advisers", "secrets"), [("wolves", 1 + 2), ("longbows", 1)])
def test_the_old_oak_gives_a_secret_more(oath, advisers, secrets):
    t = oath.position(seats=2, cards={"plains": "the-old-oak"}, advisers={"A": advisers}, favor={"A": 2})
    t.play("A: trade", "A: with:the-old-oak", "A: secret:the-old-oak")
    assert t.secrets["A"] == secrets


@card("Forest Paths")
def test_forest_paths_lead_to_beasts(oath):
    land = "plains charming-valley mountain river narrow-pass rocky-coast wastes great-slum"
    t = oath.position(seats=2, land=land, cards={"plains": "forest-paths", "river": "wolves"}, supply={"A": 0})
    t.play("A: travel", "A: with:forest-paths")
    assert t.legal("A") == ["site:river"], "the Narrow Pass is ignored"
    t.play("A: site:river")
    assert (t.pawns["A"], t.supply["A"]) == ("river", 0)


@card("Long-Lost Heir")
def test_long_lost_heir_becomes_a_citizen(oath):
    t = oath.position(
        seats=2, advisers={"B": "~long-lost-heir"}, warbands={"river": "B2"}, supply={"B": 1}, to_move="B"
    )
    t.play("B: play:long-lost-heir", "B: faceup", "B: yes")
    assert t.roles["B"] == "citizen"
    assert t.warbands["river"] == "A2"
    assert t.bank == {"A": 24 - 3 - 3 - 2, "B": 14}
    assert (t.turn, t.supply["B"]) == ("A", 7)


@card("Rangers")
def test_rangers_spare_skulls_and_love_a_challenge(oath):
    t = battle(oath, advisers={"B": "rangers"}, warbands={"steppe": "A1"}, bands={"B": 8}, seed=4)
    attack(t, dice=8).play("B: plan:rangers")
    finish(t)
    assert attack_dice(t) == 8
    assert 5 in rolled(t, True)
    assert outcome(t).won
    assert t.bands["B"] == 8


@card("Rangers")
def test_rangers_add_two_dice_against_four(oath):
    t = battle(oath, advisers={"B": "rangers"}, pawns={"A": "steppe"})
    attack(t, "pawn").play("B: plan:rangers")
    finish(t)
    assert attack_dice(t) == 7, "site, pawn and title make four defense dice"


@card("Roving Terror")
def test_roving_terror_eats_its_way(oath):
    t = oath.position(seats=2, cards={"plains": "roving-terror", "river": "keep scouts"})
    t.play("A: use:roving-terror", "A: scouts")
    assert t.cards["river"] == ["keep", "roving-terror"]
    assert t.cards["plains"] == []
    assert t.discards["hinterland"] == ["scouts"]
    assert t.on_secrets == {"roving-terror": 1}


@card("Nature Worship")
def test_nature_worship_counts_beast_advisers(oath):
    t = battle(oath, advisers={"B": "nature-worship wolves longbows"})
    attack(t).play("B: plan:nature-worship")
    finish(t)
    assert attack_dice(t) == 7


@card("Birdsong")
def test_birdsong_trades_for_no_supply(oath):
    t = oath.position(seats=2, cards={"plains": "wolves longbows elders"}, advisers={"A": "birdsong"}, supply={"A": 0})
    t.play("A: trade", "A: with:birdsong")
    assert t.legal("A") == ["favor:wolves", "favor:elders"]
    t.play("A: favor:wolves")
    assert t.favor["A"] == 3


@card("Small Friends")
def test_small_friends_trade_far_away(oath):
    t = oath.position(seats=2, cards={"plains": "longbows", "river": "wolves scouts"}, advisers={"A": "small-friends"})
    t.play("A: trade", "A: with:small-friends", "A: site:river")
    assert t.legal("A") == ["favor:wolves", "favor:scouts"]
    t.play("A: favor:wolves")
    assert t.favor["A"] == 3
    assert t.pawns["A"] == "plains"


@card("Grasping Vines")
def test_grasping_vines_hold_those_who_leave(oath):
    t = oath.position(
        seats=2, cards={"plains": "grasping-vines"}, warbands={"plains": "A1"}, pawns={"B": "plains"}, to_move="B"
    )
    t.play("B: travel", "B: site:mountain")
    assert t.bands["B"] == 2
    t.play("B: travel", "B: site:river")
    assert t.bands["B"] == 2, "Mountain is not the ruler's"


@card("Threatening Roar")
def test_threatening_roar_scares_beasts_and_nomads(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "wolves elders", "charming-valley": "scouts"},
        advisers={"A": "~threatening-roar"},
    )
    t.play("A: play:threatening-roar", "A: site:plains", "A: wolves")
    assert t.cards["plains"] == ["threatening-roar"], "but not itself"
    assert t.cards["charming-valley"] == ["scouts"]


@card("Fae Merchant")
def test_fae_merchant_swaps_relics(oath):
    t = oath.position(seats=2, cards={"plains": "fae-merchant"}, relics={"A": "map"}, relic_deck="whistle")
    t.play("A: use:fae-merchant")
    assert t.legal("A") == ["map", "whistle"], "not the Scepter"
    t.play("A: map")
    assert t.relics["A"] == ["the-grand-scepter", "whistle"]
    assert t.relic_deck[-1] == "map"


@card("Second Chance")
@pytest.mark.parametrize("adviser", ["longbows", "mercenaries"])
def test_second_chance_wins_over_a_warband(oath, adviser):
    t = oath.position(seats=3, cards={"plains": "second-chance"}, advisers={"B": adviser, "C": "elders"})
    t.play("A: use:second-chance")
    assert t.bands == {"A": 4, "B": 2, "C": 3}


@card("Pied Piper")
def test_pied_piper_moves_on_with_the_favor(oath):
    t = oath.position(seats=2, advisers={"A": "pied-piper", "B": "wolves longbows elders"}, favor={"A": 0, "B": 3})
    t.play("A: use:pied-piper", "A: seat@B")
    assert t.advisers["B"] == ["wolves", "longbows", "elders", "pied-piper"]
    assert t.favor == {"A": 2, "B": 1}
    assert t.on_secrets == {"pied-piper": 1}
    t.play("A: rest")
    assert t.secrets["A"] == 1, "the secret comes back"


@card("Pied Piper")
def test_pied_piper_ignores_a_full_council(oath):
    t = oath.position(seats=2, advisers={"A": "wolves longbows elders ~pied-piper"})
    t.play("A: play:pied-piper", "A: faceup")
    assert len(t.advisers["A"]) == 4


@card("Mushrooms")
def test_mushrooms_draw_from_below(oath):
    t = oath.position(
        seats=2, cards={"plains": "mushrooms"}, discards={"cradle": "wolves longbows elders"}, supply={"A": 0}
    )
    t.play("A: search", "A: with:mushrooms")
    assert t.legal("A") == ["pile:cradle"]
    t.play("A: pile:cradle")
    assert t.hands["A"] == ["elders"]
    t.play("A: discard")
    assert t.discards["cradle"] == ["wolves", "longbows"]


@card("Insect Swarm")
def test_insect_swarm_makes_enemy_plans_cost_favor(oath):
    t = battle(oath, advisers={"A": "insect-swarm", "B": "billowing-fog"}, favor={"B": 1})
    attack(t).play("B: plan:billowing-fog")
    assert t.favor["B"] == 0
    finish(t)
    t = battle(oath, advisers={"A": "insect-swarm", "B": "billowing-fog"}, favor={"B": 0})
    attack(t)
    assert prompts(t) != ["campaign-plan"]
    finish(t)


@card("Vow of Union")
def test_vow_of_union_calls_everyone_to_arms(oath):
    t = battle(oath, advisers={"B": "vow-of-union"}, warbands={"river": "B3"})
    attack(t, dice=8)
    finish(t)
    assert attack_dice(t) == 8


@card("Vow of Union")
def test_vow_of_union_stays_with_the_warbands(oath):
    t = oath.position(seats=2, advisers={"A": "vow-of-union"}, warbands={"plains": "A1"})
    t.refuse("A: travel")
    t.play("A: station", "A: 3", "A: travel", "A: site:mountain")
    assert t.pawns["A"] == "mountain"


@card("Vow of Union")
def test_the_vow_of_union_holds_nobody_else(oath):
    t = oath.position(seats=2, advisers={"B": "vow-of-union"}, warbands={"plains": "A1"})
    t.play("A: travel", "A: site:mountain")
    assert t.pawns["A"] == "mountain"


@card("Vow of Union")
def test_the_vow_of_union_calls_nobody_elses_warbands(oath):
    t = battle(oath, advisers={"C": "vow-of-union"}, warbands={"river": "B3"})
    attack(t, dice=5)
    finish(t)
    assert attack_dice(t) == 5


@card("Giant Python")
def test_giant_python_wants_even_dice(oath):
    t = battle(oath, advisers={"A": "giant-python"}, warbands={"river": "A1"})
    t.play("B: campaign", "B: attack@A")
    assert t.legal("B") == ["target:river"], "one site alone is odd"
    t.play("B: target:river", "B: done", "B: 5")
    finish(t)


@card("Giant Python")
def test_the_giant_python_guards_nobody_else(oath):
    t = battle(oath, advisers={"C": "giant-python"}, warbands={"river": "A1"})
    t.play("B: campaign", "B: attack@A")
    assert "done" in t.legal("B"), "one site is enough"
    t.play("B: done", "B: 5")
    finish(t)


@card("War Tortoise")
def test_war_tortoise_shrugs_off_the_strongest(oath):
    t = battle(oath, cards={"steppe": "war-tortoise"}, bands={"B": 8}, favor={"A": 1}, seed=4)
    attack(t, dice=8).play("A: plan:war-tortoise")
    finish(t)
    faces = rolled(t, True)
    assert 5 in faces
    swords = sum(face in (3, 4) for face in faces) + sum(face < 3 for face in faces) // 2
    assert outcome(t).attack == swords


@card("New Growth")
def test_new_growth_plays_anywhere(oath):
    t = oath.position(seats=2, cards={"plains": "new-growth"}, advisers={"A": "~wolves ~scouts"})
    t.play("A: play:wolves", "A: with:new-growth")
    assert "site:wastes" in t.legal("A")
    t.play("A: site:wastes")
    assert t.cards["wastes"] == ["wolves"]
    t.play("A: play:scouts", "A: with:new-growth")
    assert "site:river" not in t.legal("A")
    finish(t)


@card("Wild Cry")
def test_wild_cry_answers_a_beast(oath):
    t = oath.position(seats=2, cards={"plains": "wild-cry"}, advisers={"A": "~wolves"}, supply={"A": 2})
    t.play("A: play:wolves", "A: with:wild-cry", "A: faceup")
    assert (t.supply["A"], t.bands["A"]) == (3, 5)


@card("Animal Host")
def test_animal_host_counts_beasts_at_sites(oath):
    t = oath.position(seats=2, cards={"river": "wolves", "plains": "rangers"}, advisers={"A": "~animal-host"})
    t.play("A: play:animal-host", "A: site:plains")
    assert t.bands["A"] == 3 + 3


@card("Memory of Nature")
def test_memory_of_nature_moves_favor_to_the_beasts(oath):
    t = oath.position(seats=2, cards={"plains": "memory-of-nature", "river": "wolves"})
    t.play("A: use:memory-of-nature", "A: bank:order", "A: bank:nomad")
    assert (t.banks["beast"], t.banks["order"], t.banks["nomad"]) == (5, 2, 2)


@card("Memory of Nature")
def test_the_memory_of_nature_ends_with_the_favor(oath):
    t = oath.position(
        seats=2, cards={"plains": "memory-of-nature", "river": "wolves rangers"}, banks={**BARE, "order": 1}
    )
    t.play("A: use:memory-of-nature")
    assert prompts(t) == ["act"]
    assert (t.banks["beast"], t.banks["order"]) == (1, 0)


@card("Marsh Spirit")
def test_marsh_spirit_silences_the_attacker(oath):
    t = battle(oath, cards={"steppe": "marsh-spirit"}, advisers={"B": "billowing-fog"})
    attack(t)
    assert prompts(t) != ["campaign-plan"]
    finish(t)


@card("Vow of Poverty")
def test_vow_of_poverty_takes_no_favor_and_is_rewarded(oath):
    t = oath.position(seats=2, cards={"plains": "longbows"}, advisers={"A": "vow-of-poverty"}, favor={"A": 0})
    t.play("A: trade", "A: favor:longbows")
    assert t.favor["A"] == 0
    t.play("A: rest", "A: vow-of-poverty", "A: bank:nomad")
    assert t.favor["A"] == 2


@card("Vow of Poverty")
def test_the_vow_of_poverty_leaves_others_their_trade(oath):
    t = oath.position(seats=2, cards={"plains": "longbows"}, advisers={"B": "vow-of-poverty"}, favor={"A": 0})
    t.play("A: trade", "A: favor:longbows")
    assert t.favor["A"] == 1


@card("Forest Council")
def test_forest_council_guards_beasts(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "forest-council wolves"},
        warbands={"plains": "A1"},
        pawns={"B": "plains"},
        to_move="B",
    )
    t.refuse("B: muster")
    t.refuse("B: trade")
    t = oath.position(seats=2, cards={"plains": "forest-council wolves"}, warbands={"plains": "A1"})
    t.play("A: muster", "A: wolves")
    assert t.bands["A"] == 5


@card("Walled Garden")
def test_walled_garden_counts_beasts(oath):
    t = battle(oath, cards={"steppe": "walled-garden", "river": "wolves"})
    attack(t).play("A: plan:walled-garden")
    finish(t)
    assert defense_dice(t) == 1 + 1 + 2, "site, title, two Beast cards"


@card("Walled Garden")
def test_walled_garden_helps_no_other_site(oath):
    t = battle(oath, cards={"river": "walled-garden wolves"}, warbands={"river": "A1"})
    attack(t).play("A: plan:walled-garden")
    finish(t)
    assert defense_dice(t) == 1 + 1, "site, title"


@card("Vow of Beastkin")
def test_vow_of_beastkin_musters_among_kin(oath):
    t = oath.position(
        seats=2, cards={"plains": "wolves longbows elders"}, advisers={"A": "vow-of-beastkin scouts"}, favor={"A": 3}
    )
    t.play("A: muster")
    assert t.legal("A") == ["wolves", "longbows"]
    t.play("A: wolves")
    assert t.bands["A"] == 6


@card("Vow of Beastkin")
def test_the_vow_of_beastkin_lets_others_muster(oath):
    t = oath.position(seats=2, cards={"plains": "wolves elders"}, advisers={"B": "vow-of-beastkin"}, favor={"A": 3})
    t.play("A: muster")
    assert t.legal("A") == ["wolves", "elders"]
    t.play("A: elders")
    assert t.bands["A"] == 5


@card("Vow of Beastkin")
def test_the_vow_of_beastkin_is_about_mustering(oath):
    t = oath.position(seats=2, cards={"plains": "elders"}, advisers={"A": "vow-of-beastkin"})
    t.play("A: trade", "A: favor:elders")
    assert t.on_secrets == {"elders": 1}


@card("Bracken")
def test_bracken_hides_discards(oath):
    t = oath.position(
        seats=2, cards={"plains": "bracken"}, discards={"cradle": "wolves longbows elders", "hinterland": "scouts"}
    )
    t.play("A: search", "A: with:bracken", "A: pile:cradle", "A: wolves", "A: longbows", "A: under:hinterland")
    t.play("A: discard")
    assert t.discards["hinterland"] == ["scouts", "longbows", "elders", "wolves"]


@card("Wild Allies")
def test_wild_allies_attack_from_afar(oath):
    t = battle(
        oath,
        cards={"steppe": "wild-allies", "river": "wolves", "wastes": "rangers"},
        warbands={"wastes": "B2"},
        supply={"B": 0},
        bands={"B": 1},
        pawns={"C": "wastes"},
    )
    t.play("B: use:wild-allies")
    assert t.legal("B") == ["site:river", "site:steppe", "site:wastes"]
    t.play("B: site:wastes", "B: attack@C", "B: target:pawn", "B: done")
    assert t.legal("B") == ["3", "2", "1", "0"], "the board and the warbands there"
    t.play("B: 3")
    finish(t)
    assert t.supply["B"] == 0
