"""The Arcane denizens, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, defense_dice, finish, outcome, prompts, rolled


@card("Alchemist")
def test_alchemist_gains_four_favor_from_several_banks(oath):
    t = oath.position(seats=2, cards={"plains": "alchemist"}, secrets={"A": 2}, banks={"order": 1})
    t.play("A: use:alchemist", "A: bank:order", "A: bank:beast", "A: bank:beast", "A: bank:arcane")
    assert t.favor["A"] == 5
    assert t.banks["order"] == 0
    assert t.banks["beast"] == 1
    assert t.secrets["A"] == 0
    assert t.on_secrets == {"alchemist": 1}
    t.refuse("A: use:alchemist")


@card("Fire Talkers")
@pytest.mark.parametrize(("holder", "dice"), [("B", 8), ("A", 5)])
def test_fire_talkers_need_the_darkest_secret(oath, holder, dice):
    t = battle(oath, advisers={"B": "fire-talkers"}, banners={"darkest": f"{holder} 1"})
    attack(t).play("B: plan:fire-talkers")
    finish(t)
    assert attack_dice(t) == dice


@card("Fire Talkers")
@pytest.mark.parametrize(("at", "dice"), [("wastes", 5), ("steppe", 2)])
def test_fire_talkers_look_at_the_whole_defending_side(oath, at, dice):
    t = battle(
        oath,
        cards={"steppe": "fire-talkers"},
        banners={"darkest": "C 1"},
        roles={"C": "citizen"},
        pawns={"C": at},
    )
    attack(t)
    if at == "steppe":
        t.play("C: yes", "A: yes")
    t.play("A: plan:fire-talkers")
    finish(t)
    assert attack_dice(t) == dice


@card("Magician's Code")
def test_magicians_code_adds_two_secrets_to_the_banner(oath):
    t = oath.position(
        seats=2, cards={"plains": "magicians-code"}, favor={"A": 2}, secrets={"A": 0}, banners={"darkest": "- 1"}
    )
    t.play("A: recover", "A: with:magicians-code")
    assert t.legal("A") == ["banner:darkest"]
    t.play("A: banner:darkest", "A: 0")
    assert t.banners["darkest"] == "A"
    assert t.banner_tokens["darkest"] == 2
    assert t.secrets["A"] == 1
    assert t.favor["A"] == 0


@card("Spirit Snare")
def test_spirit_snare_takes_one_favor_of_any_bank(oath):
    t = oath.position(seats=2, cards={"plains": "spirit-snare"})
    t.play("A: use:spirit-snare", "A: bank:nomad")
    assert (t.favor["A"], t.banks["nomad"]) == (2, 2)


@card("Wizard School")
def test_wizard_school_ends_the_act_phase(oath):
    t = oath.position(seats=2, cards={"plains": "wizard-school"})
    t.play("A: use:wizard-school")
    assert t.secrets["A"] == 2
    assert t.turn == "B"


@card("Dazzle")
def test_dazzle_clears_hearth_and_order_of_the_region(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "longbows keep", "charming-valley": "tavern-songs wolves", "mountain": "scouts"},
        advisers={"A": "~dazzle"},
    )
    t.play("A: play:dazzle", "A: faceup", "A: tavern-songs")
    assert t.cards["plains"] == ["keep"], "locked cards stay"
    assert t.cards["charming-valley"] == ["wolves"]
    assert t.cards["mountain"] == ["scouts"]
    assert t.discards["provinces"] == ["longbows", "tavern-songs"]


@card("Acting Troupe")
def test_acting_troupe_counts_as_another_suit_in_a_trade(oath):
    t = oath.position(seats=2, cards={"plains": "wolves"}, advisers={"A": "acting-troupe"})
    t.play("A: trade", "A: with:acting-troupe", "A: favor:wolves")
    assert t.favor["A"] == 3
    t = oath.position(seats=2, cards={"plains": "wolves"}, advisers={"A": "acting-troupe"})
    t.play("A: trade", "A: go", "A: favor:wolves")
    assert t.favor["A"] == 2


@card("Taming Charm")
def test_taming_charm_pays_for_a_discarded_beast(oath):
    t = oath.position(seats=2, cards={"plains": "taming-charm wolves longbows"}, banks={"beast": 0}, favor={"A": 1})
    t.play("A: muster", "A: wolves", "A: use:taming-charm", "A: wolves")
    assert t.favor["A"] == 1, "the favor on the card is back in its bank first"
    assert t.cards["plains"] == ["taming-charm", "longbows"]
    assert t.banks["beast"] == 0


@card("Inquisitor")
def test_inquisitor_takes_conspiracy(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "inquisitor"},
        advisers={"B": "~conspiracy"},
        pawns={"B": "plains"},
    )
    t.play("A: use:inquisitor", "A: adviser@B.0", "A: facedown")
    assert t.advisers["A"] == ["~conspiracy"]
    assert t.advisers["B"] == []
    assert t.on_favor == {"inquisitor": 1}


@card("Inquisitor")
def test_inquisitor_pays_the_innocent(oath):
    t = oath.position(
        seats=2, cards={"plains": "inquisitor"}, advisers={"B": "~vision-of-faith"}, pawns={"B": "plains"}
    )
    t.play("A: use:inquisitor", "A: adviser@B.0")
    assert t.favor == {"A": 0, "B": 2}
    assert t.on_favor == {}
    assert t.advisers["B"] == ["~vision-of-faith"]


@card("Secret Signal")
def test_secret_signal_doubles_a_single_favor(oath):
    t = oath.position(seats=2, cards={"plains": "wolves"}, advisers={"A": "secret-signal"})
    t.play("A: trade", "A: with:secret-signal", "A: favor:wolves")
    assert t.favor["A"] == 3
    t = oath.position(seats=2, cards={"plains": "wolves"}, advisers={"A": "secret-signal nature-worship"})
    t.play("A: trade", "A: with:secret-signal", "A: favor:wolves")
    assert t.favor["A"] == 3, "two favor are not exactly one"


@card("Augury")
def test_augury_draws_one_card_more(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "augury"},
        discards={"cradle": "wolves longbows elders tents scouts"},
    )
    t.play("A: search", "A: with:augury", "A: pile:cradle")
    assert len(t.hands["A"]) == 4
    finish(t)


@card("Rusting Ray")
@pytest.mark.parametrize(("darkest", "dull"), [("A 1", True), ("B 1", False), ("- 1", False)])
def test_rusting_ray_dulls_hollow_swords_by_the_darkest_secret(oath, darkest, dull):
    t = battle(oath, cards={"steppe": "rusting-ray"}, banners={"darkest": darkest}, seed=3)
    attack(t).play("A: plan:rusting-ray")
    finish(t)
    assert t.dark["A"] == 1, "off turn a placed secret turns facedown"
    faces = rolled(t, True)
    hollow = sum(face < 3 for face in faces)
    assert hollow > 1
    swords = sum({3: 1, 4: 1, 5: 2}.get(face, 0) for face in faces)
    assert outcome(t).attack == swords + (0 if dull else hollow // 2)


@card("Portal")
def test_portal_carries_for_nothing_and_ignores_sites(oath):
    land = "plains charming-valley mountain river narrow-pass rocky-coast wastes great-slum"
    t = oath.position(seats=2, land=land, cards={"plains": "portal"}, supply={"A": 0})
    t.refuse("A: travel:plains")
    t.play("A: travel", "A: with:portal", "A: site:mountain")
    assert t.pawns["A"] == "mountain"
    assert t.supply["A"] == 0


@card("Billowing Fog")
def test_billowing_fog_saves_a_beaten_force(oath):
    t = battle(oath, advisers={"B": "billowing-fog"}, bands={"B": 4})
    attack(t, dice=0).play("B: plan:billowing-fog")
    finish(t)
    assert not outcome(t).won
    assert t.bands["B"] == 4


@card("Kindred Warriors")
def test_kindred_warriors_count_other_suits(oath):
    t = battle(oath, advisers={"B": "kindred-warriors wolves longbows"}, warbands={"steppe": "A1"}, seed=2)
    attack(t).play("B: plan:kindred-warriors")
    assert t.legal("B") == ["2", "1", "0"]
    t.play("B: 2")
    finish(t, {"campaign-place": "0"})
    assert attack_dice(t) == 7
    assert 5 in rolled(t, True)
    assert t.bands["B"] + t.bank["B"] == 14
    assert outcome(t).won
    assert t.bands["B"] == 5, "skulls kill nobody"


@card("Terror Spells")
def test_terror_spells_kill_two_in_the_region(oath):
    t = oath.position(
        seats=3,
        cards={"plains": "terror-spells"},
        warbands={"charming-valley": "B2", "mountain": "C2", "river": "A1", "steppe": "A1"},
        pawns={"B": "wastes", "C": "plains"},
        banners={"darkest": "A 1"},
    )
    t.play("A: use:terror-spells")
    assert t.legal("A") == ["site:charming-valley", "board@0", "board@2"]
    t.play("A: site:charming-valley", "A: board@C")
    assert t.warbands["charming-valley"] == "B1"
    assert t.bands["C"] == 2


@card("Terror Spells")
def test_terror_spells_need_the_darkest_secret(oath):
    t = oath.position(seats=2, cards={"plains": "terror-spells"}, warbands={"plains": "A2"})
    t.play("A: use:terror-spells")
    assert t.warbands["plains"] == "A2"


@card("Terror Spells")
def test_terror_spells_end_with_the_warbands(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "terror-spells"},
        banners={"darkest": "A 1"},
        secrets={"A": 3},
        bands={"A": 0, "B": 1},
        pawns={"B": "plains"},
    )
    t.play("A: use:terror-spells")
    assert prompts(t) == ["act"]
    assert t.bands == {"A": 0, "B": 0}


@card("Blood Pact")
def test_blood_pact_trades_warbands_for_secrets(oath):
    t = oath.position(seats=2, cards={"plains": "blood-pact"}, bands={"A": 5})
    t.play("A: use:blood-pact")
    assert t.legal("A") == ["0", "2", "4"]
    t.play("A: 4")
    assert (t.bands["A"], t.secrets["A"]) == (1, 2)


@card("Revelation")
def test_revelation_turns_favor_into_secrets_for_all(oath):
    t = oath.position(seats=2, advisers={"B": "~revelation"}, favor={"A": 2, "B": 3}, to_move="B")
    t.play("B: play:revelation", "B: faceup", "A: 2", "B: 1")
    assert t.favor == {"A": 0, "B": 2}
    assert t.secrets == {"A": 3, "B": 2}


@card("Observatory")
def test_observatory_sees_every_pile(oath):
    t = oath.position(seats=2, cards={"plains": "observatory"}, discards={"hinterland": "wolves"})
    t.play("A: search", "A: with:observatory")
    assert t.legal("A") == ["world", "pile:cradle", "pile:provinces", "pile:hinterland"]
    t.play("A: pile:hinterland", "A: discard")
    t.play("A: travel", "A: site:mountain", "A: search")
    assert prompts(t) == ["search-source"], "only at its site"
    finish(t)


@card("Plague Engines")
def test_plague_engines_tax_every_ruled_site(oath):
    t = oath.position(
        seats=3,
        cards={"plains": "plague-engines"},
        secrets={"A": 2},
        favor={"A": 1, "B": 3, "C": 2},
        warbands={"plains": "A1", "river": "A1", "steppe": "B1"},
    )
    t.play("A: use:plague-engines")
    assert t.favor == {"A": 0, "B": 2, "C": 2}
    assert t.banks["arcane"] == 5


@card("Gleaming Armor")
def test_gleaming_armor_makes_enemy_plans_cost_a_secret(oath):
    t = battle(oath, advisers={"A": "gleaming-armor", "B": "billowing-fog"}, secrets={"B": 2})
    attack(t).play("B: plan:billowing-fog")
    assert t.on_secrets == {"billowing-fog": 2}
    finish(t)
    t = battle(oath, advisers={"A": "gleaming-armor", "B": "billowing-fog"}, secrets={"B": 1})
    attack(t)
    assert prompts(t) != ["campaign-plan"]
    finish(t)


@card("Gleaming Armor")
def test_gleaming_armor_of_a_bystander_costs_nobody_a_secret(oath):
    t = battle(oath, advisers={"B": "longbows", "C": "gleaming-armor"}, secrets={"B": 0}, favor={"B": 3})
    attack(t)
    assert "plan:longbows" in t.legal("B")
    t.play("B: plan:longbows")
    finish(t)
    assert attack_dice(t) == 6


@card("Bewitch")
@pytest.mark.parametrize(("secrets", "asked"), [(2, True), (1, False)])
def test_bewitch_lets_the_knowing_become_citizens(oath, secrets, asked):
    t = oath.position(seats=2, advisers={"B": "~bewitch"}, secrets={"A": 1, "B": secrets}, to_move="B")
    t.play("B: play:bewitch", "B: faceup")
    assert (prompts(t) == ["may"]) is asked
    if asked:
        t.play("B: yes")
        assert t.roles["B"] == "citizen"
        assert t.turn == "A", "the Act phase is over"


@card("Jinx")
def test_jinx_rolls_again_for_a_secret(oath):
    t = battle(oath, advisers={"B": "jinx"}, secrets={"B": 2})
    attack(t)
    assert prompts(t) == ["reroll"]
    t.play("B: yes")
    assert t.on_secrets == {"jinx": 1}
    assert sum(type(event).__name__ == "DiceRolled" for event in t.events) == 3
    finish(t)


@card("Tutor")
def test_tutor_teaches_a_secret(oath):
    t = oath.position(seats=2, advisers={"A": "tutor"})
    t.play("A: use:tutor")
    assert t.secrets["A"] == 1
    assert t.on_secrets == {"tutor": 1}
    assert t.on_favor == {"tutor": 1}


@card("Dream Thief")
def test_dream_thief_swaps_facedown_advisers(oath):
    t = oath.position(
        seats=3, cards={"plains": "dream-thief"}, favor={"A": 2}, advisers={"A": "~wolves", "C": "~elders longbows"}
    )
    t.play("A: use:dream-thief", "A: wolves", "A: adviser@C.0")
    assert t.advisers["A"] == ["~elders"]
    assert t.advisers["C"] == ["~wolves", "longbows"]
    assert "drop:elders" in t.legal("A"), "the new owner may look at it"


@card("Dream Thief")
@pytest.mark.parametrize("hidden", [{}, {"B": "~scouts"}])
def test_the_dream_thief_needs_two_advisers_to_swap(oath, hidden):
    t = oath.position(seats=2, cards={"plains": "dream-thief"}, advisers=hidden, favor={"A": 3}, secrets={"A": 3})
    t.play("A: use:dream-thief")
    assert prompts(t) == ["act"]


@card("Cracking Ground")
def test_cracking_ground_counts_targeted_sites(oath):
    t = battle(oath, advisers={"B": "cracking-ground"}, warbands={"river": "A1"})
    attack(t, "river").play("B: plan:cracking-ground")
    finish(t)
    assert attack_dice(t) == 7
    assert t.secrets["B"] == 0


@card("Sealing Ward")
def test_sealing_ward_strengthens_targeted_relics(oath):
    t = battle(oath, advisers={"A": "sealing-ward"}, relics={"A": "map"}, pawns={"A": "steppe"})
    attack(t, "map")
    finish(t)
    assert defense_dice(t) == 1 + 4 + 1, "the site, the Map with one more, the title"


@card("Initiation Rite")
def test_initiation_rite_musters_with_secrets(oath):
    t = oath.position(seats=2, cards={"plains": "longbows"}, advisers={"A": "initiation-rite"}, favor={"A": 0})
    t.play("A: muster", "A: longbows")
    assert t.on_secrets == {"longbows": 1}
    assert t.bands["A"] == 5


@card("Initiation Rite")
def test_initiation_rite_is_its_holders_own(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "longbows"},
        advisers={"B": "initiation-rite"},
        favor={"A": 1},
        secrets={"A": 1, "B": 1},
    )
    t.play("A: muster", "A: longbows")
    assert (t.on_favor, t.on_secrets) == ({"longbows": 1}, {})
    assert (t.favor["A"], t.secrets["A"]) == (0, 1)


@card("Vow of Silence")
def test_vow_of_silence_forbids_and_rewards(oath):
    t = oath.position(seats=2, advisers={"A": "vow-of-silence"}, secrets={"A": 3, "B": 3})
    t.refuse("A: recover")


@card("Vow of Silence")
def test_vow_of_silence_gains_what_others_place(oath):
    t = oath.position(seats=2, advisers={"A": "vow-of-silence"}, secrets={"A": 0, "B": 3}, to_move="B")
    t.play("B: recover", "B: banner:darkest", "B: 3")
    assert t.secrets["A"] == 3


@card("Forgotten Vault")
def test_forgotten_vault_changes_the_darkest_secret(oath):
    t = oath.position(seats=2, cards={"plains": "forgotten-vault"}, banners={"darkest": "B 2"})
    t.play("A: use:forgotten-vault", "A: burn")
    assert t.banner_tokens["darkest"] == 1
    t = oath.position(seats=2, cards={"plains": "forgotten-vault"}, banners={"darkest": "- 1"})
    t.play("A: use:forgotten-vault")
    assert t.legal("A") == ["add"]
    t.play("A: add")
    assert t.banner_tokens["darkest"] == 2


@card("Map Library")
def test_map_library_trades_across_the_region(oath):
    t = oath.position(seats=2, cards={"plains": "map-library", "charming-valley": "wolves", "river": "scouts"})
    t.play("A: trade", "A: with:map-library")
    assert "favor:wolves" in t.legal("A")
    assert "favor:scouts" not in t.legal("A")
    t.play("A: favor:wolves")
    assert t.favor["A"] == 2


@card("Witch's Bargain")
def test_witchs_bargain_goes_both_ways(oath):
    t = oath.position(
        seats=3,
        cards={"plains": "witchs-bargain"},
        secrets={"A": 2, "B": 0, "C": 1},
        favor={"A": 0, "B": 3, "C": 0},
        pawns={"B": "plains", "C": "plains"},
    )
    t.play("A: use:witchs-bargain", "A: favor@B")
    assert (t.favor["A"], t.favor["B"], t.secrets["B"]) == (2, 1, 1)
    t.play("A: secret@C", "A: done")
    assert (t.favor["C"], t.secrets["A"], t.secrets["C"]) == (2, 1, 0)


@card("Witch's Bargain")
@rule("OA-6.2")
def test_a_bargain_with_somebody_elsewhere_is_refused(oath):
    t = oath.position(seats=2, cards={"plains": "witchs-bargain"}, pawns={"B": "river"}, favor={"A": 3, "B": 3})
    t.play("A: use:witchs-bargain")
    for bargain in ("favor@B", "secret@B"):
        refusal = t.table.why_not(0, bargain.replace("B", "1"))
        assert (refusal.rule, refusal.reason.id) == ("OA-6.2", "refusal-bargain")
    t.play("A: done")


@card("Master of Disguise")
def test_master_of_disguise_borrows_advisers(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "wolves"},
        advisers={"A": "master-of-disguise", "B": "nature-worship birdsong"},
        secrets={"A": 2},
        supply={"A": 1},
    )
    t.play("A: trade", "A: with:master-of-disguise")
    t.play("A: seat@B")
    finish(t, {"trade-with": "favor:wolves"})
    assert t.favor["A"] == 1 + 3, "two Beast advisers of the other"


@card("Master of Disguise")
def test_master_of_disguise_takes_nobody_with_whom_the_trade_fails(oath):
    t = oath.position(
        seats=3,
        cards={"plains": "wolves"},
        advisers={"A": "master-of-disguise nature-worship", "B": "birdsong", "C": "longbows"},
        relics={"A": "cup-of-plenty"},
        secrets={"A": 2},
        supply={"A": 0},
    )
    t.play("A: trade", "A: with:master-of-disguise")
    assert t.legal("A") == ["seat@1"], "without a Beast adviser the trade would cost Supply"
    t.play("A: seat@B")
    assert "go" not in t.legal("A")
    t.play("A: with:cup-of-plenty")
    finish(t, {"trade-with": "favor:wolves"})
    assert t.favor["A"] == 3


@card("Master of Disguise")
def test_nobody_is_a_model_for_a_trade_that_fails(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "wolves"},
        advisers={"A": "master-of-disguise nature-worship", "B": "longbows"},
        relics={"A": "cup-of-plenty"},
        secrets={"A": 2},
        supply={"A": 0},
    )
    t.play("A: trade")
    assert "with:master-of-disguise" not in t.legal("A")
    finish(t)


@card("Master of Disguise")
def test_modifiers_of_the_model_can_be_declared(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "wolves"},
        advisers={"A": "master-of-disguise secret-signal", "B": "nature-worship birdsong"},
        secrets={"A": 5},
        favor={"A": 5},
    )
    t.play("A: trade", "A: with:master-of-disguise", "A: seat@B")
    assert "with:birdsong" in t.legal("A")
    assert "with:secret-signal" not in t.legal("A")
    finish(t)
