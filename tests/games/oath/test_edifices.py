"""The edifices, intact and ruined."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, defense_dice, finish, prompts


@card("Sprawling Rampart")
def test_sprawling_rampart_shields_every_site(oath):
    t = battle(oath, cards={"river": "sprawling-rampart"}, warbands={"river": "A1"})
    attack(t)
    finish(t)
    assert defense_dice(t) == 2 + 1


@card("Bandit Rampart")
def test_bandit_rampart_helps_whoever_holds_it(oath):
    t = oath.position(seats=2, cards={"river": "bandit-rampart"}, pawns={"B": "river"}, bands={"B": 5}, to_move="B")
    t.play("B: campaign", "B: attack:bandits", "B: done", "B: 5")
    finish(t)
    assert attack_dice(t) == 3


@card("Bandit Rampart")
@pytest.mark.parametrize(("site", "dice"), [("steppe", 3), ("river", 5)])
def test_bandit_rampart_guards_no_other_site(oath, site, dice):
    t = battle(oath, cards={site: "bandit-rampart"}, warbands={"river": "A1"})
    attack(t, dice=5).play("A: plan:bandit-rampart")
    finish(t)
    assert attack_dice(t) == dice


@card("Hall of Debate")
def test_hall_of_debate_protects_the_peoples_favor(oath):
    t = battle(
        oath, cards={"river": "hall-of-debate"}, banners={"people": "A 1", "darkest": "A 1"}, pawns={"A": "steppe"}
    )
    t.play("B: campaign", "B: attack@A")
    assert "target:banner-people" not in t.legal("B")
    assert "target:banner-darkest" in t.legal("B")
    t.play("B: done", "B: 0")
    finish(t)


@card("Hall of Mockery")
def test_hall_of_mockery_keeps_the_mob(oath):
    t = oath.position(seats=2, cards={"river": "hall-of-mockery"}, favor={"A": 2})
    t.play("A: recover", "A: banner:people", "A: 2", "A: bank:order")
    assert t.mob is True


@card("Ruined Temple")
def test_ruined_temple_forbids_beasts(oath):
    t = oath.position(
        seats=2, cards={"river": "ruined-temple"}, warbands={"river": "A1"}, advisers={"B": "~wolves"}, to_move="B"
    )
    t.refuse("B: play:wolves")
    t = oath.position(seats=2, cards={"river": "ruined-temple"}, warbands={"river": "A1"}, advisers={"A": "~wolves"})
    t.play("A: play:wolves", "A: faceup")


@card("Festival District")
def test_festival_district_exchanges_advisers(oath):
    t = oath.position(seats=2, cards={"plains": "festival-district"}, advisers={"A": "wolves", "B": "~elders insomnia"})
    t.play("A: use:festival-district", "A: seat@B")
    takes = [move for move in t.legal("A") if move.startswith("take:adviser")]
    assert len(takes) == 1, "locked advisers stay"
    gives = [move for move in t.legal("A") if move.startswith("give:adviser")]
    assert {"give:favor:1", "give:secrets:1"} <= set(t.legal("A"))
    t.play(f"A: {gives[0]}", f"A: {takes[0]}", "A: offer", "B: accept")
    assert t.advisers == {"A": ["~elders"], "B": ["insomnia", "wolves"]}


@card("Squalid District")
def test_squalid_district_nudges_the_end_die(oath):
    def at_the_end(seed):
        return oath.position(
            seats=2,
            cards={"river": "squalid-district"},
            warbands={"river": "B1", "plains": "A2", "mountain": "A1"},
            round=6,
            to_move="B",
            seed=seed,
        )

    for seed in range(20):
        t = at_the_end(seed)
        t.play("B: rest")
        assert prompts(t) == ["nudge-die"]
        if t.table.g.end_roll == 5:
            break
        t.play("B: skip")
        finish(t)
    assert t.table.g.end_roll == 5
    t.play("B: minus")
    assert t.winner == "", "a five would have won"
    assert t.round == 7


@card("Great Spire")
def test_great_spire_calls_back_the_dispossessed(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "great-spire"},
        discards={"cradle": "wolves elders scouts"},
        dispossessed="assassin tutor",
    )
    t.play("A: search", "A: with:great-spire", "A: pile:cradle", "A: wolves", "A: elders")
    hand = t.hands["A"]
    assert "scouts" in hand
    assert {"assassin", "tutor"} <= set(hand)
    assert sorted(t.dispossessed) == ["elders", "wolves"]
    finish(t)


@card("Fallen Spire")
def test_fallen_spire_changes_the_pile_unseen(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "fallen-spire"},
        discards={"cradle": "wolves vision-of-faith elders scouts"},
        dispossessed="assassin tutor insomnia",
        secrets={"A": 2},
    )
    t.play("A: use:fallen-spire", "A: 2")
    pile = t.discards["cradle"]
    assert pile[1] == "vision-of-faith"
    assert pile[3] == "scouts"
    assert {pile[0], pile[2]} < {"assassin", "tutor", "insomnia"}
    assert len(t.dispossessed) == 3


@card("Ancient Forge", "Broken Forge")
def test_a_broken_forge_is_mended_and_works(oath):
    t = oath.position(seats=2, cards={"plains": "broken-forge"}, favor={"A": 5}, secrets={"A": 3}, relic_deck="map")
    t.refuse("A: muster")
    t.play("A: use:broken-forge")
    assert t.cards["plains"] == ["ancient-forge"]
    t.play("A: rest")
    assert t.banks["nomad"] == 5, "it is Nomad by then"
    t.play("B: rest", "A: use:ancient-forge", "A: yes")
    assert "map" in t.relics["A"]


@card("Forest Temple")
@rule("OA-8.3.2a")
def test_the_forest_temple_keeps_no_other_sites(oath):
    from .test_chronicle import document, won_by_chancellor

    t = won_by_chancellor(oath, cards={"charming-valley": "forest-temple", "river": "wolves", "steppe": "elders"})
    finish(t)
    assert not [space for space in document(t)["sites"] if "elders" in space["cards"]]
