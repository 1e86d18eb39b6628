"""The limits of what many cards share: answers, dice, guards, joining attacks, first turns, Secret groups, the view."""

from __future__ import annotations

import sys

import pytest

from camarilla.games.inwo.plays import abilities
from camarilla.testing import card, rule

from .helpers import attack, declare, idle_until, offered, run, settle, until


def may(t, seat, notation):
    """Whether a seat is asked now and may do something; a seat that has nothing to choose is not even asked."""
    return seat in t.to_act and offered(t, seat, notation)


# -- Answers and dice --------------------------------------------------------------------------------------------------


@card("18-1-2-minute-gap")
@pytest.mark.parametrize("ability", [True, False])
def test_the_gap_answers_plots_only(inwo, ability):
    t = inwo.position(
        groups={"A": "bank-of-england", "B": "texas"},
        hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap hoax"},
        decks={"A": "jihad martyrs", "B": "martyrs dentists"},
    )
    run(t, *(["A: use:bank-of-england"] if ability else ["A: plot:savings-and-loan-scam", "A: bank-of-england"]))
    assert may(t, "B", "plot:18-1-2-minute-gap") is not ability


@card("18-1-2-minute-gap")
def test_the_gap_is_not_for_ones_own_plot(inwo):
    t = inwo.position(
        groups={"A": "bank-of-england cia", "B": "texas"},
        hands={"A": "savings-and-loan-scam 18-1-2-minute-gap"},
        decks={"A": "jihad martyrs dentists"},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: bank-of-england")
    assert not may(t, "A", "plot:18-1-2-minute-gap")


@card("computer-virus")
@rule("IN-1.12")
@pytest.mark.parametrize(("turns", "reaches"), [(0, False), (1, True)])
def test_a_virus_does_not_touch_the_dice_of_a_first_turn(inwo, turns, reaches):
    t = inwo.position(
        groups={"A": "cia", "B": "nasa"},
        hands={"A": "feminists", "B": "computer-virus"},
        own_turns={"A": turns},
        dice=[6, 6],
    )
    attack(t, "A", "control", "cia", "feminists")
    while not t.dice:
        assert not may(t, "B", "plot:computer-virus")
        t.play(f"{t.to_act[0]}: pass")
    assert may(t, "B", "plot:computer-virus") is reaches


VEGAS = {
    "groups": {"A": "nasa", "B": "las-vegas"},
    "to_move": "B",
    "decks": {"A": "jihad", "B": "payoff"},
}


@card("fnord")
def test_fnord_is_for_whoever_rolled_outside_attacks_too(inwo):
    t = inwo.position(**VEGAS, hands={"A": "fnord dentists feminists", "B": "fnord dentists feminists"}, dice=[3, 4])
    run(t, "B: use:las-vegas", "B: @A", "B: 1")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert may(t, "B", "plot:fnord")
    assert not may(t, "A", "plot:fnord")


@card("computer-virus")
@rule("IN-18.10")
def test_a_virus_shifts_a_roll_outside_attacks(inwo):
    """With 6 or less the rival would draw, with 7 or more the gambler does."""
    for word, dice, winner in (("less", [3, 4], "A"), ("more", [2, 3], "B")):
        t = inwo.position(**VEGAS, hands={"A": "computer-virus"}, dice=dice)
        run(t, "B: use:las-vegas", "B: @A", "B: 1", "A: plot:computer-virus", f"A: {word}", "A: nasa")
        settle(t)
        assert [seat for seat in "AB" if t.plots[seat]] == [winner]


@card("media-blitz")
def test_a_blitz_needs_a_destroyed_double(inwo):
    for destroyed, fits in (("", False), ("feminists", True)):
        t = inwo.position(
            groups={"A": "tabloids", "B": "cia"}, hands={"A": "media-blitz feminists"}, destroyed={"A": destroyed}
        )
        assert offered(t, "A", "plot:media-blitz") is fits


# -- The view ----------------------------------------------------------------------------------------------------------


@rule("IN-1.14")
def test_whoever_only_watches_sees_exposed_plots_but_no_hand(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "jihad"}, exposed={"A": "hoax"})
    player = t.table.view(None).board.players[0]
    assert [each.card for each in player.exposed] == ["hoax"]
    assert [each.card for each in player.plots] == [None]


@rule("IN-1.14")
def test_a_group_shows_what_lies_on_it(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, links={"jake-day": "cia"}, devastated="texas")
    groups = {each.card: each for player in t.table.view(None).board.players for each in player.groups}
    assert groups["cia"].marks == ["jake-day"]
    assert groups["texas"].marks == []  # Devastation is shown by itself


# -- Defence and immunity ----------------------------------------------------------------------------------------------


@card("lawyers", "ninjas", "survivalists", "shangri-la")
@rule("IN-7.28")
@pytest.mark.parametrize(
    ("own", "others", "kind", "target", "number"),
    [
        ("the-network", "lawyers texas ninjas", "destroy", "texas", -4),  # the Ninjas guard only themselves
        ("the-network", "lawyers texas survivalists", "destroy", "texas", -4),  # no Disaster
        ("the-network", "lawyers ninjas", "control", "ninjas", -4),  # nothing destroys
    ],
)
def test_a_guard_that_does_not_count_takes_nothing_from_the_others(inwo, own, others, kind, target, number):
    t = inwo.position(groups={"A": "cia", "B": others}, illuminati={"B": own})
    attack(t, "A", kind, "cia", target)
    assert [part for part in t.parts if part[0] == "defence"] == [["defence", "lawyers", number]]


@card("shangri-la", "lawyers")
@rule("IN-10.2")
def test_lawyers_do_not_count_in_an_instant_attack_and_shangri_la_does(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "lawyers texas"}, illuminati={"B": "shangri-la"}, hands={"A": "tidal-wave"}
    )
    run(t, "A: plot:tidal-wave", "A: texas")
    assert [part for part in t.parts if part[0] == "defence"] == [["defence", "shangri-la", -5]]


@card("goldfish-fanciers", "vatican-city")
@rule("IN-19.18")
def test_one_immunity_is_not_lost_to_another(inwo):
    for leader, fits in (("hackers", False), ("red-cross", False), ("cia", True)):
        for order in ("goldfish-fanciers vatican-city texas", "vatican-city goldfish-fanciers texas"):
            t = inwo.position(groups={"A": leader, "B": order})
            assert offered(t, "A", f"destroy:{leader}") is fits


# -- Joining attacks ---------------------------------------------------------------------------------------------------


@card("ama")
@pytest.mark.parametrize(("leader", "target"), [("cia", "feminists"), ("new-york", "the-mafia")])
def test_a_group_without_global_power_joins_only_attacks_by_or_against_its_kind(inwo, leader, target):
    t = inwo.position(groups={"A": leader, "B": target, "C": "ama"})
    declare(t, "A", "control", leader, target)
    assert not {"aid:ama", "oppose:ama"} & set(t.legal("C") if "C" in t.to_act else [])


@card("nato", "druids")
@rule("IN-7.24", "IN-7.27")
@pytest.mark.parametrize(
    ("name", "target", "number"),
    [
        ("nato", "switzerland", 3),
        ("nato", "feminists", 2),
        ("druids", "witch", 2),
        ("druids", "feminists", 1),
    ],
)
def test_a_group_uses_only_global_power_in_attacks_that_are_not_of_its_kind(inwo, name, target, number):
    t = inwo.position(groups={"A": "cia", "B": target, "C": name})
    declare(t, "A", "control", "cia", target)
    run(t, f"C: aid:{name}")
    assert [part for part in t.parts if part[:2] == ["aid", name]] == [["aid", name, number]]


@card("israel")
@rule("IN-9.14")
def test_only_the_group_that_broke_a_privilege_joins_whatever_its_alignments(inwo):
    t = inwo.position(groups={"A": "fbi", "B": "texas", "C": "israel dentists california"})
    declare(t, "A", "control", "fbi", "texas", "use:bavarian-illuminati")
    run(t, "C: use:israel/break", "C: aid")
    legal = until(t, "C")
    while "oppose:california" not in legal:
        t.play("C: pass")
        legal = until(t, "C")
    assert "oppose:dentists" not in legal


@rule("IN-1.13")
@pytest.mark.parametrize(("turns", "target"), [(0, "japan"), (0, "texas"), (1, "texas")])
def test_whoever_is_attacked_in_a_first_turn_may_answer_the_attackers_plots(inwo, turns, target):
    """B may cancel what A plays in an attack on Texas, and not what A plays in an attack on Japan."""
    t = inwo.position(
        groups={"A": "cia", "B": "texas pentagon", "C": "japan"},
        hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap"},
        decks={"B": "martyrs dentists"},
        own_turns={"A": turns},
    )
    attack(t, "A", "control", "bavarian-illuminati", target)
    run(t, "A: plot:savings-and-loan-scam", "A: cia")
    assert may(t, "B", "plot:18-1-2-minute-gap") is (target == "texas")


@card("france")
@rule("IN-6.1")
@pytest.mark.parametrize(("tokens", "sides"), [(0, ["oppose"]), (1, ["aid", "oppose"])])
def test_a_free_defence_without_a_token_is_only_a_defence(inwo, tokens, sides):
    t = inwo.position(groups={"A": "cia", "B": "france california"}, tokens={"france": tokens})
    declare(t, "A", "control", "cia", "california")
    assert [side for side in ("aid", "oppose") if f"{side}:france" in until(t, "B")] == sides


@card("opportunity-knocks")
@rule("IN-7.14")
def test_whoever_has_no_open_arrow_does_not_knock_to_control(inwo):
    for kind, leads in (("control", False), ("destroy", True)):
        t = inwo.position(
            groups={"A": "cia", "B": "republicans(dentists boy-sprouts)"},
            hands={"A": "feminists", "B": "opportunity-knocks"},
            dice=[6, 6],
        )
        settle(attack(t, "A", "control", "cia", "feminists"))
        run(t, "A: knock", "A: done", "B: plot:opportunity-knocks", "B: feminists", f"B: {kind}")
        assert offered(t, "B", "the-network")
        assert offered(t, "B", "republicans") is leads


@rule("IN-21.21")
def test_an_attack_called_off_too_often_bars_no_other(inwo):
    """Only the same attack on the same group by the same leader is out, until the turn is over."""
    t = inwo.position(groups={"A": "cia pentagon", "B": "texas japan"})
    for _ in range(3):
        run(t, "A: control:cia", "A: texas", "A: go", "A: call-off")
    run(t, "A: control:cia")
    assert t.legal("A") == ["japan"]
    run(t, "A: japan", "A: go", "A: call-off", "A: destroy:cia")
    assert offered(t, "A", "texas")
    run(t, "A: texas", "A: go", "A: call-off", "A: control:pentagon")
    assert offered(t, "A", "texas")


@card("suicide-squad", "hidden-city")
@rule("IN-17.12")
def test_a_disaster_ends_when_its_target_is_gone(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas", "C": "japan"},
        resources={"B": "hidden-city", "C": "suicide-squad"},
        hands={"A": "tornado"},
        dice=[1, 1, 1],
    )
    run(t, "A: plot:tornado", "A: hidden-city", "C: use:suicide-squad", "C: hidden-city")
    settle(t)
    assert t.resources["B"] == []
    assert t.destroyed["C"] == ["hidden-city"]
    assert t.table.g.loaded == [1, 1]  # nobody rolled for the Tornado


# -- Duplicates --------------------------------------------------------------------------------------------------------


@rule("IN-16.10", "IN-7.37")
def test_a_second_copy_is_not_played_while_the_first_lies_on_the_table(inwo):
    t = inwo.position(groups={"A": "cia pentagon"}, hands={"A": "feminists feminists"}, dice=[6, 6])
    settle(attack(t, "A", "control", "cia", "feminists"))
    run(t, "A: control:pentagon", "A: feminists")
    assert t.hand["A"] == ["feminists"]


@card("and-stay-dead")
@rule("IN-16.11")
@pytest.mark.parametrize("stays", [True, False])
def test_no_copy_of_a_group_that_stays_dead_is_played(inwo, stays):
    t = inwo.position(
        groups={"A": "cia", "B": "druids(witch)"}, hands={"A": "feminists", "B": "and-stay-dead feminists"}, dice=[6, 6]
    )
    settle(attack(t, "A", "control", "cia", "feminists"))
    run(t, "A: knock", "A: done")
    if stays:
        run(t, "B: plot:and-stay-dead", "B: feminists", "B: druids")
    idle_until(t, "B")
    run(t, "B: control:witch")
    assert offered(t, "B", "feminists") is not stays


# -- Secret groups and immune players ----------------------------------------------------------------------------------


@card("orbital-mind-control-lasers")
@rule("IN-9.18")
@pytest.mark.parametrize(("link", "reaches"), [(None, True), ("evil-geniuses-for-a-better-tomorrow", False)])
def test_a_resource_reaches_secret_groups_unless_its_group_could_not(inwo, link, reaches):
    name = "orbital-mind-control-lasers"
    t = inwo.position(
        groups={"A": "evil-geniuses-for-a-better-tomorrow", "B": "texas cattle-mutilators"},
        resources={"A": name},
        links={name: link} if link else {},
    )
    run(t, f"A: use:{name}")
    assert offered(t, "A", "texas")
    assert offered(t, "A", "cattle-mutilators") is reaches


@card("nsa")
@rule("IN-1.12", "IN-19.19")
def test_the_nsa_looks_at_no_deck_of_a_player_it_cannot_touch(inwo):
    t = inwo.position(
        groups={"A": "nsa", "B": "texas", "C": "japan"},
        own_turns={"B": 0},
        decks={"A": "jihad", "B": "hoax", "C": "hoax"},
        seats=3,
    )
    run(t, "A: use:nsa/look")
    assert t.legal("A") == ["@0", "@2"]


@card("nsa", "discordian-society")
@rule("IN-19.19")
def test_the_decks_of_an_immune_player_are_not_looked_at(inwo):
    t = inwo.position(
        groups={"A": "nsa"}, illuminati={"B": "discordian-society"}, decks={"B": "hoax", "C": "hoax"}, seats=3
    )
    run(t, "A: use:nsa/look")
    assert "@1" not in t.legal("A")
    assert "@2" in t.legal("A")


# -- Tokens before phase 5 ---------------------------------------------------------------------------------------------


@rule("IN-2.4")
@pytest.mark.parametrize(("rules", "may_answer"), [("1.1", False), ("1.2", True)])
def test_tokens_answer_rivals_before_phase_five_under_rules_1_2(inwo, rules, may_answer):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        hands={"A": "hoax", "B": "jake-day"},
        decks={"A": "jihad martyrs"},
        step="plot draw",
        options={"rules": rules},
    )
    assert not offered(t, "A", "use:cia")
    run(t, "A: skip", "B: plot:jake-day", "B: cia")
    assert may(t, "A", "plot:hoax") is may_answer


# -- Rules by name -----------------------------------------------------------------------------------------------------


def test_what_a_card_does_is_found_under_its_name():
    """The function that a decorator made the rule of a card stays the function of that name."""
    ways = [way.settle for way in abilities.WAYS if way.settle is not None]
    plain = [does for does in ways if "<locals>" not in getattr(does, "__qualname__", "<locals>")]  # compiled: no name
    assert len(plain) > 100
    for does in plain:
        assert getattr(sys.modules[does.__module__], does.__name__) is does
