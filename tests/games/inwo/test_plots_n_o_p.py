"""Plots with N, O and P that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, offered, replies_pass, run, settle, until, until_asked, wrap_up


@card("never-surrender")
def test_a_fanatic_group_never_surrenders(inwo):
    t = inwo.position(groups={"A": "cia", "B": "moonies feminists"}, hands={"A": "never-surrender"})
    run(t, "A: plot:never-surrender")
    assert t.legal("A") == ["moonies"]
    settle(run(t, "A: moonies"))
    assert t.resistance["moonies"] == 12


@card("never-surrender")
def test_never_surrender_reaches_a_group_just_played_from_a_hand(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "hackers", "B": "never-surrender"})
    attack(t, "A", "control", "cia", "hackers")
    before = t.strength
    run(t, "B: plot:never-surrender", "B: hackers")
    assert t.strength == before - 8  # from 4 to 12
    settle(t)


@card("never-surrender", "self-esteem")
@rule("IN-17.9")
@pytest.mark.parametrize(
    ("plot", "change", "group", "values", "fitting"),
    [
        ("never-surrender", "add-fanatic", "fbi", "resistance", [6, 12, 6]),
        ("self-esteem", "add-liberal", "fbi", "power", [4, 6, 4]),
    ],
)
def test_a_link_to_what_fits_for_a_turn_lasts_that_turn(inwo, plot, change, group, values, fitting):
    t = inwo.position(
        groups={"A": f"{group} cia", "B": "texas"},
        resources={"A": "orbital-mind-control-lasers"},
        hands={"A": plot},
    )
    seen = [getattr(t, values)[group]]
    settle(run(t, "A: use:orbital-mind-control-lasers", f"A: {group}", f"A: {change}"))
    settle(run(t, f"A: plot:{plot}", f"A: {group}"))
    assert t.discards["A"] == []
    seen.append(getattr(t, values)[group])
    settle(run(t, "A: knock", "A: done"))
    seen.append(getattr(t, values)[group])
    assert seen == fitting
    assert t.discards["A"] == [plot]


@card("never-surrender")
@rule("IN-17.8")
def test_never_surrender_sleeps_while_a_fanatic_group_is_not_itself(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "moonies"},
        resources={"A": "orbital-mind-control-lasers"},
        links={"never-surrender": "moonies"},
    )
    settle(run(t, "A: use:orbital-mind-control-lasers", "A: moonies", "A: remove-fanatic"))
    assert t.resistance["moonies"] == 4
    settle(run(t, "A: knock", "A: done"))
    assert t.resistance["moonies"] == 12


@card("nice-idea-its-mine-now")
def test_a_nice_idea_takes_an_exposed_goal(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "nice-idea-its-mine-now"}, exposed={"B": "hail-eris hoax"})
    run(t, "A: plot:nice-idea-its-mine-now")
    assert t.legal("A") == ["hail-eris"]
    settle(run(t, "A: hail-eris"))
    assert t.exposed["A"] == ["hail-eris"]
    assert t.exposed["B"] == ["hoax"]
    assert t.tokens["bavarian-illuminati"] == 0


def failed(inwo, **given):
    """A has just failed to take over the feminists; whoever may now play on it is asked."""
    t = inwo.position(seats=3, dice=[6, 6, 1, 1], **given)
    settle(attack(t, "A", "control", "cia", "feminists"))
    run(t, "A: knock", "A: done")
    return t


@card("opportunity-knocks")
@rule("IN-21.10")
def test_opportunity_knocks_for_one_attack_at_plus_five(inwo):
    t = failed(inwo, groups={"A": "cia", "B": "democrats"}, hands={"A": "feminists", "B": "opportunity-knocks"})
    run(t, "B: plot:opportunity-knocks", "B: feminists", "B: control", "B: democrats")
    replies_pass(t)
    assert t.parts.count(["bonus", "attack boost", 5]) == 1
    assert t.strength == 6 + 4 - 2 + 5
    run(t, "B: go", "B: commit")
    wrap_up(t)
    assert t.groups["B"] == ["democrats", "feminists"]
    assert t.discards["A"] == []


@card("opportunity-knocks")
def test_opportunity_may_destroy_or_be_lost(inwo):
    for kind, dice in (("destroy", [1, 1]), ("destroy", [6, 6])):
        t = inwo.position(
            seats=3,
            groups={"A": "cia", "B": "republicans"},
            hands={"A": "feminists", "B": "opportunity-knocks"},
            dice=[6, 6, *dice],
        )
        settle(attack(t, "A", "control", "cia", "feminists"))
        run(t, "A: knock", "A: done", "B: plot:opportunity-knocks", "B: feminists", f"B: {kind}", "B: republicans")
        replies_pass(t)
        wrap_up(run(t, "B: go", "B: commit"))
        if dice == [1, 1]:
            assert t.destroyed["B"] == ["feminists"]
        else:
            assert "feminists" in t.discards["A"]


@card("opportunity-knocks")
@rule("IN-11.9")
def test_nobody_rolls_off_for_an_opportunity_while_there_are_two(inwo):
    t = inwo.position(
        groups={"A": "cia fbi", "B": "democrats", "C": "japan"},
        seats=3,
        hands={"A": "feminists dentists", "B": "opportunity-knocks", "C": "opportunity-knocks"},
        dice=[6, 6, 6, 6, 1, 1, 6, 6],
    )
    settle(attack(t, "A", "control", "cia", "feminists"))
    settle(attack(t, "A", "control", "fbi", "dentists"))
    until_asked(run(t, "A: knock", "A: done"), "after")
    t.play("A: pass")
    t.play("B: plot:opportunity-knocks")
    t.play("C: plot:opportunity-knocks")
    assert t.to_act == ["B"]
    assert sorted(t.legal("B")) == ["dentists", "feminists"]


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


@card("power-grab")
def test_a_power_grab_takes_a_second_card_and_ends_the_turn(inwo):
    t = inwo.position(groups={"A": "cia"}, seats=3, step="takeover", hands={"A": "power-grab feminists dentists"})
    run(t, "A: take:feminists", "A: cia:right", "A: plot:power-grab", "A: dentists", "A: cia:left")
    replies_pass(t)
    settle(t)
    assert t.groups["A"] == ["cia", "feminists", "dentists"]
    assert t.tokens["dentists"] == t.tokens["feminists"] == 1
    assert t.turn == "B"


@card("power-grab")
def test_a_power_grab_comes_right_after_the_takeover(inwo):
    t = inwo.position(groups={"A": "cia"}, seats=3, step="takeover", hands={"A": "power-grab feminists dentists"})
    run(t, "A: skip")
    until(t, "A")
    assert not offered(t, "A", "plot:power-grab")
    t = inwo.position(groups={"A": "cia"}, seats=3, step="takeover", hands={"A": "power-grab feminists dentists"})
    run(t, "A: take:feminists", "A: cia:right", "A: draw-group")
    settle(t)
    assert not offered(t, "A", "plot:power-grab")


@card("privileged-attack")
@rule("IN-9.9")
def test_an_attack_is_privileged_for_a_token_of_the_illuminati_or_a_secret_group(inwo):
    t = inwo.position(groups={"A": "cia vampires", "B": "feminists"}, hands={"A": "privileged-attack"})
    run(t, "A: control:cia", "A: feminists")
    assert not offered(t, "A", "plot:privileged-attack")
    run(t, "A: plot:privileged-attack/token")
    assert sorted(t.legal("A")) == ["bavarian-illuminati", "vampires"]
    replies_pass(run(t, "A: vampires"))
    assert t.privileged
    assert t.tokens["vampires"] == 0
    wrap_up(run(t, "A: go"))


@card("privileged-attack")
def test_an_attack_is_privileged_for_nothing_if_such_a_group_is_in_it(inwo):
    t = inwo.position(groups={"A": "cia vampires", "B": "feminists"}, hands={"A": "privileged-attack"})
    run(t, "A: control:bavarian-illuminati", "A: feminists")
    assert not offered(t, "A", "plot:privileged-attack/token")
    replies_pass(run(t, "A: plot:privileged-attack"))
    assert t.privileged
    assert t.tokens["vampires"] == 1
    wrap_up(run(t, "A: go"))


@card("purge")
@rule("IN-16.5")
def test_a_purge_by_the_illuminati_destroys_agents_against_it(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        hands={"A": "purge"},
        agents={"B": "bavarian-illuminati", "A": "the-network"},
    )
    settle(run(t, "A: plot:purge/illuminati"))
    assert t.agents["A"] == ["the-network"]
    assert t.agents["B"] == []
    assert t.tokens["bavarian-illuminati"] == 0


@card("purge")
def test_a_purged_group_is_weaker_but_safe_from_agents(inwo):
    t = inwo.position(groups={"A": "cia", "B": "fbi"}, hands={"A": "cia purge", "B": "cia"})
    settle(run(t, "A: plot:purge/group", "A: cia"))
    assert t.power["cia"] == 5
    assert t.global_power["cia"] == 3
    assert t.tokens["cia"] == 0
    run(t, "A: knock", "A: done", "B: skip", "B: skip")
    wrap_up(t)
    if offered(t, "B", "skip"):
        run(t, "B: skip")
    settle(t)
    attack(t, "B", "control", "fbi", "cia")
    assert not offered(t, "B", "agents:cia:aid")
    settle(t)


@card("purge")
def test_without_a_purge_agents_work(inwo):
    t = inwo.position(groups={"A": "fbi", "B": "cia"}, hands={"A": "cia"})
    attack(t, "A", "control", "fbi", "cia")
    assert offered(t, "A", "agents:cia:aid")
    settle(t)


@card("purge")
def test_there_is_nobody_to_purge_without_agents_or_twice(inwo):
    t = inwo.position(groups={"A": "cia fbi"}, hands={"A": "purge"}, links={"purge": "cia"}, agents={"B": "ufos"})
    assert not offered(t, "A", "plot:purge/illuminati")
    run(t, "A: plot:purge/group")
    assert t.legal("A") == ["fbi"]


@card("sabotage")
@card("power-grab")
def test_a_power_grab_that_is_sabotaged_ends_the_turn(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fbi black-activists"},
        hands={"A": "feminists dentists nasa power-grab", "B": "sabotage"},
        seats=3,
        step="takeover",
    )
    settle(run(t, "A: take:dentists", "A: cia:right"))
    run(t, "A: plot:power-grab", "A: feminists", "A: cia:left", "B: plot:sabotage", "B: pay:1")
    settle(t)
    assert t.turn == "B"
    assert t.hand["A"] == ["feminists", "nasa"]


@card("pledge-drive")
@rule("IN-1.12")
def test_a_reload_reaches_nobody_before_the_first_turn_is_over(inwo):
    for turns, reached in ((1, ["black-activists", "feminists"]), (0, ["black-activists"])):
        t = inwo.position(
            groups={"A": "cia", "B": "feminists", "C": "black-activists"},
            seats=3,
            hands={"A": "pledge-drive"},
            own_turns={"B": turns},
            tokens={"feminists": 0, "black-activists": 0},
        )
        run(t, "A: plot:pledge-drive")
        assert sorted(t.legal("A")) == reached
        settle(run(t, "A: black-activists"))


@card("payoff")
@pytest.mark.parametrize("side", ["B", "C"])
def test_payoff_needs_agents_of_an_own_group(inwo, side):
    t = inwo.position(
        groups={"A": "clone-arrangers", "B": "cable-tv", "C": "fbi"},
        seats=3,
        hands={"A": "cable-tv", "B": "payoff", "C": "payoff"},
    )
    attack(t, "A", "control", "clone-arrangers", "cable-tv")
    until(t, side)
    assert not offered(t, side, "plot:payoff")
    run(t, "A: agents:cable-tv:aid")
    until(t, side)
    assert offered(t, side, "plot:payoff") == (side == "B")
    wrap_up(t)


@card("plague-of-demons", "earth-magic")
def test_demons_let_in_only_the_group_that_called_them(inwo):
    t = inwo.position(
        groups={"A": "witch cia", "B": "israel druids texas", "C": "moonbase democrats"},
        hands={"A": "plague-of-demons", "B": "earth-magic"},
    )
    run(t, "A: plot:plague-of-demons", "A: israel", "A: witch", "B: plot:earth-magic")
    replies_pass(t)
    assert {word for word in t.legal("B") if word.startswith(("aid:", "oppose:"))} == {"oppose:druids"}
    for seat in "AC":
        assert not [word for word in t.legal(seat) if word.startswith(("aid:", "oppose:"))]
