"""Cards that meet, the eighth ten: tolls, thefts, vows and who rules what, from the Law and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, finish, prompts


@card("Encirclement", "Bear Traps")
@rule("OA-5.5.3a")
def test_who_was_encircled_when_the_plan_was_made_stays_so(oath):
    """R-191: five against four when the plan is used; the traps kill one afterwards, and the two dice remain."""
    t = battle(oath, warbands={"steppe": "A4"}, advisers={"A": "bear-traps", "B": "encirclement"}, favor={"B": 1})
    attack(t, dice=5).play("B: plan:encirclement")
    if "B" in t.to_act:
        t.play("B: done")
    t.play("A: plan:bear-traps")
    finish(t)
    assert attack_dice(t) == 5 + 2 - 1


@card("Relic Thief", "Jinx")
@rule("OA-7.1.4b")
@pytest.mark.parametrize("jinxed", [False, True])
def test_a_thief_may_jinx_the_own_die(oath, jinxed):
    """R-187: the shield that would foil the theft is rolled again, for another secret."""
    t = oath.position(
        seats=2,
        advisers={"B": "relic-thief jinx"},
        site_relics={"mountain": "map"},
        pawns={"A": "mountain", "B": "river"},
        favor={"A": 2, "B": 1},
        secrets={"B": 2},
        dice="3 0",
    )
    t.play("A: recover", "A: relic:2.0", "B: yes")
    assert prompts(t) == ["reroll"]
    t.play("B: yes" if jinxed else "B: no")
    finish(t)
    assert (t.relics["B"] == ["map"]) is jinxed
    assert ("map" in t.relics["A"]) is not jinxed
    assert (t.favor["B"], t.secrets["B"], t.dark["B"]) == (0, 0 if jinxed else 1, 2 if jinxed else 1)


@card("Knights Errant", "Vow of Peace")
@rule("OA-9.2b")
def test_knights_who_vowed_peace_muster_and_go_home(oath):
    """Whoever may not campaign may not do so after a muster either."""
    t = battle(oath, cards={"steppe": "wolves"}, advisers={"B": "knights-errant vow-of-peace"}, supply={"B": 1})
    t.play("B: muster")
    finish(t, {"modify": "go", "muster-on": "wolves", "may": "yes"})
    assert t.bands["B"] == 7
    assert not [event for event in t.events if type(event).__name__ == "CampaignBegan"]


@card("Salad Days", "Vow of Kinship")
@rule("OA-7.3.4")
def test_the_kin_eat_salad_for_the_nomads(oath):
    """R-097: one favor from each of three banks, and all of it goes to the Nomad bank."""
    t = battle(oath, advisers={"B": "vow-of-kinship ~salad-days"}, favor={"B": 0})
    nomads = t.banks["nomad"]
    t.play("B: play:salad-days", "B: faceup", "B: bank:order", "B: bank:beast", "B: bank:hearth")
    assert (t.banks["order"], t.banks["beast"], t.banks["hearth"]) == (2, 2, 2)
    assert (t.banks["nomad"], t.favor["B"]) == (nomads + 3, 0)


@card("Gossip", "Land Warden")
@rule("OA-5.1.4.IIb")
def test_where_people_gossip_the_wardens_second_card_is_not_hidden(oath):
    """R-005 lets one of the two go facedown to the advisers; Gossip does not."""
    t = battle(
        oath,
        cards={"river": "gossip", "steppe": "land-warden"},
        warbands={"river": "A1", "steppe": "B1"},
        discards={"provinces": "wolves elders scouts"},
        favor={"B": 1},
    )
    t.play("B: search", "B: with:land-warden", "B: pile:provinces", "B: wolves", "B: scouts")
    assert "facedown" not in t.legal("B")
    t.play("B: faceup")
    assert sorted(t.legal("B")) == ["discard", "site:steppe"]
    t.play("B: site:steppe")
    finish(t)
    assert sorted(t.cards["steppe"]) == ["land-warden", "scouts"]
    assert t.advisers["B"] == ["wolves"]


@card("Whistle", "Toll Roads")
@rule("OA-5.5.7.IIIc", "OA-7.1.3")
@pytest.mark.parametrize("pays", [False, True])
def test_nobody_is_whistled_over_a_toll_road(oath, pays):
    """R-112: the traveller is asked to pay, and stays by saying no; then the secret is not given."""
    t = oath.position(
        seats=3,
        cards={"plains": "toll-roads"},
        warbands={"plains": "A1"},
        pawns={"A": "mountain", "B": "plains", "C": "wastes"},
        relics={"B": "whistle"},
        favor={"A": 0, "C": 1},
        secrets={"B": 1, "C": 0},
        to_move="B",
    )
    t.play("B: use:whistle", "B: seat@C")
    assert (t.to_act, prompts(t)) == (["C"], ["pay-toll"])
    t.play("C: yes" if pays else "C: no")
    finish(t)
    assert t.pawns["C"] == ("plains" if pays else "wastes")
    assert (t.favor["A"], t.favor["C"]) == ((1, 0) if pays else (0, 1))
    assert (t.secrets["C"], t.on_secrets) == ((1, {}) if pays else (0, {"whistle": 1}))


@card("Royal Tax", "Grand Mask")
@rule("OA-10.rule-b")
def test_the_mask_collects_no_taxes(oath):
    """It rules the Empire's cards, not its sites: guests there pay nothing to its holder."""
    t = battle(
        oath,
        pawns={"A": "steppe", "C": "steppe"},
        advisers={"B": "~royal-tax"},
        relics={"B": "grand-mask"},
        favor={"A": 3, "B": 0, "C": 3},
    )
    t.play("B: play:royal-tax", "B: faceup")
    finish(t)
    assert t.favor == {"A": 3, "B": 0, "C": 3}


@card("Fabled Feast", "Grand Mask")
@rule("OA-10.rule-b")
@pytest.mark.parametrize(("relics", "gained"), [("", 1), ("grand-mask", 3)])
def test_the_mask_sits_at_the_empires_tables(oath, relics, gained):
    """Two Hearth cards at an Imperial site are ruled by the mask's holder in its turn."""
    t = battle(
        oath,
        cards={"steppe": "storyteller levelers"},
        advisers={"B": "~fabled-feast"},
        relics={"B": relics},
        favor={"B": 0},
    )
    t.play("B: play:fabled-feast", "B: faceup", "B: bank:beast")
    finish(t)
    assert t.favor["B"] == gained


@card("Wild Cry", "Animal Host")
@rule("OA-7.4.2")
def test_the_host_hears_the_wild_cry(oath):
    """Two warbands and a Supply for playing a Beast, and one warband for every Beast at sites, the Host among them."""
    t = battle(
        oath,
        cards={"river": "wolves", "steppe": "rangers"},
        advisers={"B": "wild-cry"},
        discards={"provinces": "animal-host"},
        supply={"B": 5},
    )
    t.play("B: search", "B: with:wild-cry")
    choices = {"search-source": "pile:provinces", "search-keep": "animal-host", "play-where": "site:steppe"}
    finish(t, choices)
    assert "animal-host" in t.cards["steppe"]
    assert t.bands["B"] == 5 + 2 + 3


@card("Assassin", "Marriage")
@rule("OA-7.2.2")
def test_an_assassin_kills_neither_the_married_nor_the_hidden(oath):
    """Only faceup advisers that are not locked can be discarded."""
    t = battle(
        oath,
        pawns={"A": "steppe"},
        advisers={"A": "marriage ~wolves elders", "B": "assassin"},
        favor={"B": 1},
    )
    t.play("B: use:assassin")
    finish(t, {"pick-card": "elders"})
    assert sorted(t.advisers["A"]) == ["marriage", "~wolves"]
