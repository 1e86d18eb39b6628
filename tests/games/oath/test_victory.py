"""OA-2.11 the title, OA-3 the ways to win."""

from __future__ import annotations

import pytest

from camarilla.games.oath import victory
from camarilla.testing import card, rule

from .helpers import attack, battle, defense_dice, finish, prompts

OATHS = ("supremacy", "people", "devotion", "protection")


def title(oath, /, **given):
    """Who gets the title once the Chancellor has rested."""
    t = oath.position(**{"seats": 3, **given})
    t.play("A: rest")
    return t


@card("Oathkeeper of Supremacy")
@rule("OA-2.11a", "OA-2.11b", "OA-2.11i", "OA-2.10", "OA-10.rule-a")
def test_supremacy_goes_to_whoever_rules_most_sites(oath):
    t = title(oath, warbands={"river": "B1", "steppe": "B1", "plains": "A5"})
    assert (t.title, t.usurper) == ("B", True), "taken, then turned in the own Wake"
    t = title(oath, warbands={"river": "B1", "plains": "A5"})
    assert t.title == "A", "a tie changes nothing"


@rule("OA-2.11b", "OA-2.11k", "OA-6.6.3b")
def test_the_empire_counts_as_one_side(oath):
    t = title(
        oath,
        roles={"B": "citizen"},
        warbands={"river": "B1", "plains": "A1", "steppe": "C1", "wastes": "C1"},
        title="C",
    )
    assert t.title == "C", "two against two"
    t = title(
        oath,
        roles={"B": "citizen"},
        warbands={"river": "B1", "plains": "A1", "mountain": "A1", "steppe": "C1", "wastes": "C1"},
        title="C",
    )
    assert t.title == "A", "the Chancellor holds it for the Empire"


@card("Oathkeeper of the People", "Oathkeeper of Devotion", "Oathkeeper of Protection")
@rule("OA-2.11c", "OA-2.11e", "OA-2.11d", "OA-2.3d")
@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("people", {"banners": {"people": "C 1"}}),
        ("devotion", {"banners": {"darkest": "C 1"}}),
        ("protection", {"relics": {"C": "map whistle", "B": "ivory-eye"}}),
    ],
)
def test_other_oaths_look_at_banners_and_relics(oath, name, given):
    t = title(oath, oath=name, **given)
    assert t.title == "C"


@rule("OA-2.11g", "OA-2.11d")
def test_ties_leave_the_title_where_it_is(oath):
    t = title(oath, oath="protection", relics={"C": "map"})
    assert t.title == "A", "the Scepter counts"
    t = title(oath, oath="people", banners={"people": "- 1"}, title="B")
    assert t.title == "B", "nobody meets the condition"


@rule("OA-2.11h")
def test_the_former_holder_picks_among_several(oath):
    t = oath.position(seats=3, warbands={"river": "B1", "steppe": "C1"}, cards={"plains": "longbows"})
    t.play("A: muster", "A: longbows")
    assert prompts(t) == ["new-keeper"]
    assert t.legal("A") == ["seat@1", "seat@2"]
    t.play("A: seat@C")
    assert t.title == "C"


@rule("OA-2.11f", "OA-4.1.3", "OA-3.1", "OA-4.1.2", "OA-2.11n")
def test_an_exile_usurps_and_wins_a_turn_later(oath):
    t = oath.position(seats=2, warbands={"river": "B1"}, title="B")
    t.play("A: rest")
    assert t.usurper is True
    assert t.winner == ""
    t.play("B: rest", "A: rest")
    assert (t.winner, t.ways) == ("B", ["usurper"])
    finish(t)


@card("Oathkeeper title")
@rule("OA-2.11j", "OA-2.11l", "OA-7.1.1c")
@pytest.mark.parametrize(("usurper", "dice"), [(False, 2), (True, 3)])
def test_the_title_defends_its_holder(oath, usurper, dice):
    t = battle(oath, title="C", usurper=usurper, pawns={"C": "steppe"}, warbands={"steppe": "C1"}, bands={"B": 0})
    attack(t, defender="attack@C")
    finish(t)
    assert defense_dice(t) == dice


@rule("OA-2.11l")
def test_the_title_serves_every_imperial_defender(oath):
    given = {"roles": {"C": "citizen"}, "pawns": {"C": "steppe"}, "bands": {"B": 0}}
    t = battle(oath, **given)
    attack(t, defender="attack@C")
    finish(t)
    assert defense_dice(t) == 2
    t = battle(oath, **given, oath="devotion", banners={"darkest": "B 1"}, title="B")
    attack(t, defender="attack@C")
    finish(t)
    assert defense_dice(t) == 1


# -- 3.2 Visions -------------------------------------------------------------------------------------------------------


@card("Vision of Rebellion", "Vision of Faith")
@rule("OA-3.2a", "OA-3.2b", "OA-3.2d", "OA-3.2f", "OA-2.7.2a")
@pytest.mark.parametrize(
    ("vision", "banner", "visions", "wins"),
    [("rebellion", "people", 3, True), ("faith", "darkest", 3, True), ("faith", "darkest", 2, False)],
)
def test_visions_of_banners(oath, vision, banner, visions, wins):
    t = oath.position(
        seats=2, revealed={"B": f"vision-of-{vision}"}, banners={banner: "B 1"}, visions=visions, favor={"B": 0}
    )
    t.play("A: rest")
    assert (t.winner == "B") is wins
    if wins:
        assert t.ways == [f"vision-{vision}"]
        finish(t)


@card("Vision of Conquest")
@rule("OA-3.2c")
@pytest.mark.parametrize(("mine", "wins"), [(["river", "steppe"], True), (["river"], False)])
def test_conquest_needs_strictly_most_sites(oath, mine, wins):
    t = oath.position(
        seats=3,
        roles={"C": "citizen"},
        revealed={"B": "vision-of-conquest"},
        warbands={"plains": "A1", **dict.fromkeys(mine, "B1")},
        visions=3,
    )
    t.play("A: rest")
    assert (t.winner == "B") is wins
    finish(t)


@card("Vision of Sanctuary")
@rule("OA-3.2e")
@pytest.mark.parametrize(("relics", "wins"), [("map whistle", True), ("map", False)])
def test_sanctuary_needs_strictly_most_items(oath, relics, wins):
    t = oath.position(seats=3, revealed={"B": "vision-of-sanctuary"}, relics={"B": relics, "C": "ivory-eye"}, visions=5)
    t.play("A: rest")
    assert (t.winner == "B") is wins
    finish(t)


@rule("OA-8.1b", "OA-8.1a")
def test_two_ways_at_once_leave_the_choice_of_oath(oath):
    given = {"seats": 2, "revealed": {"B": "vision-of-faith"}, "banners": {"darkest": "B 1"}, "visions": 3}
    t = oath.position(**given)
    t.play("A: rest")
    assert prompts(t) != ["swear"], "a Vision alone decides"
    finish(t)
    t = oath.position(**given, oath="devotion", title="B", usurper=True)
    t.play("A: rest")
    assert t.ways == ["usurper", "vision-faith"]
    assert t.legal("B") == ["oath:supremacy", "oath:people", "oath:protection"]
    finish(t)


# -- 3.3 Stable regime -------------------------------------------------------------------------------------------------


def last_turn(oath, round, seed, **given):
    """B's turn, the last of a round."""
    base = {"seats": 2, "warbands": {"plains": "A1"}, "round": round, "to_move": "B", "seed": seed}
    return oath.position(**{**base, **given})


@rule("OA-3.3a", "OA-3.3b", "OA-3.3c", "OA-3.3d", "OA-4.0c")
@pytest.mark.parametrize(("round", "least"), [(5, 6), (6, 5), (7, 3)])
def test_the_end_die(oath, round, least):
    rolls = set()
    for seed in range(25):
        t = last_turn(oath, round, seed)
        t.play("B: rest")
        roll = t.table.g.end_roll
        rolls.add(roll)
        assert (t.winner == "A") is (roll >= least)
        assert t.ways == (["stable-regime"] if roll >= least else [])
        assert t.round == (round if roll >= least else round + 1)
        finish(t)
    assert rolls == {1, 2, 3, 4, 5, 6}


@rule("OA-3.3a", "OA-2.11m")
def test_no_roll_in_early_rounds_or_with_an_exile_oathkeeper(oath):
    t = last_turn(oath, 4, 0)
    t.play("B: rest")
    assert (t.table.g.end_roll, t.round) == (0, 5)
    t = last_turn(oath, 7, 0, warbands={"river": "B1"}, title="B")
    t.play("B: rest")
    assert (t.table.g.end_roll, t.round) == (0, 8)


@rule("OA-3.3.1a", "OA-3.3.1b", "OA-3.3.1c", "OA-3.3.1d", "OA-3.3.1e", "OA-3.4.1", "OA-3.4")
@pytest.mark.parametrize(
    ("name", "given", "heir"),
    [
        ("supremacy", {"relics": {"B": "map whistle"}, "warbands": {"plains": "A1"}}, "B"),
        ("supremacy", {"relics": {"B": "map"}, "warbands": {"plains": "A1"}}, "A"),
        ("people", {"banners": {"people": "A 1", "darkest": "B 1"}}, "B"),
        ("protection", {"banners": {"people": "B 1"}, "relics": {"A": "the-grand-scepter map"}}, "B"),
        ("devotion", {"banners": {"darkest": "A 1"}, "relics": {"B": "the-grand-scepter"}}, "B"),
        ("devotion", {"banners": {"darkest": "A 1"}}, "A"),
    ],
)
def test_a_successor_wins_in_the_chancellors_place(oath, name, given, heir):
    t = oath.position(seats=2, roles={"B": "citizen"}, oath=name, round=8, to_move="B", favor={"B": 0}, **given)
    t.play("B: rest")
    assert t.winner == heir
    assert t.ways == ["successor" if heir == "B" else "war-exhaustion"]
    finish(t)


@rule("OA-3.4.2", "OA-3.0")
def test_war_exhaustion_a_usurper_wins(oath):
    t = oath.position(seats=2, warbands={"river": "B1"}, title="B", usurper=True, round=8, to_move="B", visions=0)
    t.play("B: rest")
    assert (t.winner, t.ways) == ("B", ["usurper"])
    finish(t)


@rule("OA-3.4.3a", "OA-3.4.3b")
def test_war_exhaustion_visions_in_their_order(oath):
    t = oath.position(
        seats=3,
        oath="people",
        banners={"people": "B 1", "darkest": "C 1"},
        title="B",
        revealed={"B": "vision-of-rebellion", "C": "vision-of-faith"},
        visions=3,
        round=8,
        to_move="C",
    )
    t.play("C: rest")
    assert (t.winner, t.ways) == ("B", ["vision-rebellion"])
    finish(t)


@rule("OA-3.4.4")
def test_war_exhaustion_otherwise_the_empire_wins(oath):
    t = oath.position(
        seats=2, oath="people", banners={"people": "B 1"}, title="B", round=8, to_move="B", favor={"B": 0}
    )
    t.play("B: rest")
    assert (t.winner, t.ways) == ("A", ["war-exhaustion"])
    finish(t)


@rule("OA-3.4")
def test_in_exhaustion_the_empire_comes_before_visions(oath):
    t = oath.position(
        seats=2,
        warbands={"plains": "A1"},
        revealed={"B": "vision-of-faith"},
        banners={"darkest": "B 1"},
        visions=3,
        round=8,
        to_move="B",
    )
    t.play("B: rest")
    assert (t.winner, t.table.g.ways) == ("A", ["war-exhaustion"])
    finish(t)


@rule("OA-3.2")
@pytest.mark.parametrize(("holder", "wins"), [("A", False), ("B", True)])
def test_the_vision_of_rebellion_needs_the_people(oath, holder, wins):
    t = oath.position(
        seats=2, revealed={"B": "vision-of-rebellion"}, banners={"people": f"{holder} 1"}, favor={"B": 0}, visions=3
    )
    t.play("A: rest")
    assert (t.winner == "B") is wins
    finish(t)


@rule("OA-3.3.1")
def test_without_a_successor_the_chancellor_wins_wherever_seated(oath):
    g = oath.position(seats=2).table.g.copy()
    g.order, g.role = [1, 0], g.role[::-1]
    assert victory.successor(g) == 1
