"""Cards that meet, the seventh ten: what is burnt, killed, healed and paid, from the Law and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import BLANK, SWORD, attack, attack_dice, battle, discarded, faces, finish, outcome


@card("Vow of Renewal", "Insect Swarm", "Longbows")
@rule("OA-10.burn")
def test_what_the_swarm_burns_goes_to_whoever_vowed_renewal(oath):
    """The favor is the price of a plan against the swarm's holder; all favor that is burnt goes to the third player."""
    t = battle(
        oath,
        advisers={"A": "insect-swarm", "B": "longbows", "C": "vow-of-renewal"},
        favor={"A": 0, "B": 1, "C": 0},
    )
    attack(t, dice=5).play("B: plan:longbows")
    assert t.favor == {"A": 0, "B": 0, "C": 1}
    finish(t)
    assert attack_dice(t) == 5 + 1


@card("Cursed Cauldron", "Bear Traps")
@rule("OA-5.5.8a")
def test_the_cauldron_raises_whoever_the_traps_caught(oath):
    """R-017: of five one dies in the traps and half of the others in the defeat, and three rise for the victor."""
    t = battle(oath, advisers={"A": "bear-traps"}, relics={"A": "cursed-cauldron"}, warbands={"steppe": "A9"})
    attack(t, dice=0).play("A: plan:bear-traps", "A: plan:cursed-cauldron")
    finish(t)
    assert not outcome(t).won
    assert (t.bands["B"], t.bands["A"]) == (5 - 1 - 2, 3 + 3)


@card("Cursed Cauldron", "Hospital")
@rule("OA-5.5.8a")
def test_nobody_rises_for_those_who_lie_in_the_hospital(oath):
    """R-148: who is saved was not killed."""
    t = battle(
        oath,
        cards={"river": "hospital"},
        relics={"A": "cursed-cauldron"},
        warbands={"steppe": "A9", "river": "B1"},
        bands={"B": 4},
    )
    attack(t, dice=0).play("B: plan:hospital")
    if "B" in t.to_act:
        t.play("B: done")
    t.play("A: plan:cursed-cauldron")
    finish(t)
    assert (t.bands["A"], t.bands["B"], t.warbands["river"]) == (3, 2, "B3")


@card("Grand Mask", "Forest Council", "Animal Playmates")
@rule("OA-10.rule-b")
@pytest.mark.parametrize("relics", ["", "grand-mask"])
def test_who_wears_the_mask_sits_in_the_forest_council(oath, relics):
    """In its own turn the Exile rules the Council's card, so the Council's ruler is no enemy; the muster is free."""
    t = battle(
        oath,
        cards={"steppe": "forest-council wolves"},
        advisers={"B": "animal-playmates"},
        relics={"B": relics},
        favor={"B": 1},
        supply={"B": 0},
    )
    if not relics:
        t.refuse("B: muster")
        return
    t.play("B: muster", "B: with:animal-playmates")
    finish(t, {"muster-on": "wolves"})
    assert (t.bands["B"], t.supply["B"], t.favor["B"]) == (7, 0, 0)


@card("Palanquin", "Boiling Lake")
@rule("OA-5.6.1d", "OA-7.1.3")
def test_whoever_is_carried_to_the_lake_is_scalded_and_the_carrier_is_not(oath):
    """The carrier's pawn is placed; the other travels, and pays the lake with two warbands."""
    t = battle(
        oath,
        pawns={"A": "steppe"},
        cards={"river": "boiling-lake"},
        advisers={"B": "palanquin"},
        favor={"B": 1},
        supply={"A": 0, "B": 0},
    )
    t.play("B: use:palanquin", "B: seat@A", "B: site:river")
    finish(t)
    assert (t.pawns["A"], t.pawns["B"]) == ("river", "river")
    assert (t.bands["A"], t.bands["B"]) == (1, 5)


@card("Hunting Party", "Herald")
@rule("OA-7.5.2")
def test_a_herald_tells_of_the_fight_after_the_hunt(oath):
    """The campaign after the search is a campaign against a player."""
    t = battle(
        oath,
        advisers={"B": "hunting-party", "C": "herald"},
        favor={"C": 0},
        supply={"B": 2},
        world="wolves elders tents",
    )
    t.play("B: search", "B: with:hunting-party", "B: world")
    t.play("B: wolves", "B: elders", "B: discard", "B: yes", "B: attack@A")
    finish(t, {"react": "yes", "pick-bank": "bank:order"})
    assert outcome(t).defender == 0
    assert (t.favor["C"], t.banks["order"], t.supply["B"]) == (1, 2, 0)


@card("Mercenaries", "Traveling Doctor")
@rule("OA-5.5.6b")
def test_the_doctor_heals_everybody_but_the_contract(oath):
    """In defeat nobody dies; the Doctor leaves, and so do the Mercenaries."""
    t = battle(
        oath,
        advisers={"B": "mercenaries traveling-doctor"},
        favor={"B": 1},
        warbands={"steppe": "A9"},
        title="A",
        dice=faces((BLANK, 2), (SWORD, 3)),
    )
    attack(t, dice=0).play("B: plan:mercenaries", "B: plan:traveling-doctor")
    finish(t)
    assert attack_dice(t) == 3
    assert not outcome(t).won
    assert t.bands["B"] == 5
    assert t.advisers["B"] == []
    assert discarded(t, "mercenaries")
    assert discarded(t, "traveling-doctor")


@card("Revelation", "Vow of Renewal")
@rule("OA-10.burn")
def test_whoever_vowed_renewal_burns_for_nothing(oath):
    """The Chancellor is asked first; what is burnt comes to the vow's holder, even from the own board."""
    t = oath.position(
        seats=3,
        advisers={"B": "~revelation", "C": "vow-of-renewal"},
        favor={"A": 2, "B": 3, "C": 1},
        to_move="B",
    )
    t.play("B: play:revelation", "B: faceup", "A: 2", "B: 1", "C: 4")
    assert t.favor == {"A": 0, "B": 2, "C": 4}
    assert t.secrets == {"A": 3, "B": 2, "C": 5}


@card("Plague Engines", "Bandit Crown")
@rule("OA-10.rule-b", "OA-7.6.5b")
def test_the_plague_comes_to_every_site_of_the_crown(oath):
    """Its holder rules five sites without warbands, and pays for each; a facedown site is nobody's."""
    t = oath.position(
        seats=3,
        land="plains charming-valley mountain river ~steppe rocky-coast wastes great-slum",
        pawns={"A": "plains", "B": "river", "C": "wastes"},
        warbands={"plains": "A1", "wastes": "C1"},
        advisers={"B": "plague-engines"},
        relics={"B": "bandit-crown"},
        secrets={"B": 2},
        favor={"A": 3, "B": 9, "C": 2},
        to_move="B",
    )
    t.play("B: use:plague-engines")
    assert t.favor == {"A": 2, "B": 4, "C": 1}
    assert t.banks["arcane"] == 3 + 1 + 5 + 1


@card("Martial Culture", "Second Wind")
@rule("OA-7.4.2")
def test_the_second_wind_blows_for_a_new_citizen(oath):
    """R-015: first the victor becomes a Citizen, then they may travel and fight for nothing."""
    t = battle(
        oath,
        cards={"plains": "martial-culture"},
        advisers={"B": "second-wind"},
        favor={"B": 1},
        warbands={"plains": "B1", "steppe": "C1"},
        bands={"B": 12},
    )
    attack(t, dice=12, defender="attack@C").play("B: plan:martial-culture", "B: plan:second-wind")
    choices = {"campaign-sacrifice": "yes", "campaign-place": "0", "may": "yes", "travel-to": "site:river"}
    finish(t, {**choices, "campaign-defender": "attack:bandits"})
    kinds = [type(event).__name__ for event in t.events]
    assert t.roles["B"] == "citizen"
    assert kinds.index("BecameCitizen") < kinds.index("Travelled")
    assert t.pawns["B"] == "river"
    assert t.turn == "C"
