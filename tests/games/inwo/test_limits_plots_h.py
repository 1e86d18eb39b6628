"""Where Plots with H to S, and NWO cards, may not be played or change nothing."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, run, settle, until, wrap_up


def until_asked(t, prompt):
    """Everybody passes until a question of this name is open."""
    while t.table.view(None).asked[0].prompt != prompt:
        t.play(f"{t.to_act[0]}: pass")
    return t


@card("hat-trick", "stealing-the-plans")
@rule("IN-11.9")
@pytest.mark.parametrize(("dice", "has_it"), [([1, 1, 6, 5], "B"), ([6, 5, 1, 1], "A")])
def test_whoever_used_a_plot_and_whoever_steals_it_roll_off(inwo, dice, has_it):
    t = inwo.position(
        groups={"A": "cia cable-tv", "B": "fbi"},
        seats=3,
        hands={"A": "savings-and-loan-scam hat-trick", "B": "stealing-the-plans"},
        dice=dice,
    )
    until_asked(run(t, "A: plot:savings-and-loan-scam", "A: cia"), "after")
    t.play("A: plot:hat-trick")
    t.play("B: plot:stealing-the-plans")
    payer = "cable-tv" if has_it == "A" else "fbi"
    settle(run(t, "C: pass", f"{has_it}: savings-and-loan-scam", f"{has_it}: {payer}"))
    assert "savings-and-loan-scam" in t.plots[has_it]
    assert t.discards["A"] == (["hat-trick"] if has_it == "A" else [])


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


@card("interference")
@rule("IN-9.14")
@pytest.mark.parametrize(("privileged", "able"), [(False, False), (True, True)])
def test_there_is_no_interference_where_nobody_is_kept_out(inwo, privileged, able):
    t = inwo.position(
        groups={"A": "cia", "B": "feminists", "C": "black-activists"}, seats=3, hands={"C": "interference"}
    )
    run(t, "A: control:cia", "A: feminists", *(["A: use:bavarian-illuminati"] if privileged else []), "A: go")
    until(t, "C")
    assert t.privileged == privileged
    assert offered(t, "C", "plot:interference") == able
    wrap_up(t)


@card("lets-get-really-organized")
def test_really_organizing_one_group_leaves_the_arrows_of_others_alone(inwo):
    t = inwo.position(groups={"A": "feminists trekkies cia"}, links={"lets-get-really-organized": "feminists"})
    run(t, "A: move:cia")
    masters = {option.partition(":")[0] for option in t.legal("A")}
    assert masters == {"bavarian-illuminati", "feminists", "trekkies"}
    wrap_up(t)


@card("lets-you-and-him-fight")
def test_a_rival_without_group_cards_has_nobody_to_fight(inwo):
    t = inwo.position(groups={"A": "cia"}, seats=3, hands={"A": "lets-you-and-him-fight", "B": "dentists"})
    run(t, "A: plot:lets-you-and-him-fight")
    assert len(t.legal("A")) == 1
    settle(run(t, "A: @B"))
    assert t.discards["B"] == ["dentists"]
    t = inwo.position(groups={"A": "cia"}, seats=3, hands={"A": "lets-you-and-him-fight"})
    assert not offered(t, "A", "plot:lets-you-and-him-fight")


@card("mass-murder")
@pytest.mark.parametrize(("tokens", "able"), [({"cable-tv": 0}, False), ({}, True)])
def test_mass_murder_needs_a_media_group_to_stop(inwo, tokens, able):
    t = inwo.position(groups={"A": "cia", "B": "cable-tv feminists"}, hands={"A": "mass-murder"}, tokens=tokens)
    assert offered(t, "A", "plot:mass-murder") == able


@card("mass-murder")
@pytest.mark.parametrize(("payer", "able"), [("cia", False), ("tabloids", True)])
def test_mass_murder_cancels_no_action_of_other_groups(inwo, payer, able):
    t = inwo.position(
        groups={"A": "cia tabloids", "B": "fbi"}, hands={"A": "savings-and-loan-scam", "B": "mass-murder"}
    )
    run(t, "A: plot:savings-and-loan-scam", f"A: {payer}")
    until(t, "B")
    assert offered(t, "B", "plot:mass-murder/play") == able
    settle(t)


@rule("IN-15.1")
@card("solidarity")
@pytest.mark.parametrize(("rules", "able"), [("1.1", True), ("1.2", False)])
def test_no_order_is_played_during_an_instant_attack_by_the_later_rules(inwo, rules, able):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(dan-quayle)"},
        hands={"A": "sniper", "B": "solidarity"},
        options={"rules": rules},
        dice=[6, 6],
    )
    run(t, "A: plot:sniper", "A: dan-quayle", "A: none")
    until(t, "B")
    assert offered(t, "B", "plot:solidarity") == able
    wrap_up(t)


@card("world-war-three")
@pytest.mark.parametrize(
    ("leader", "kind", "target", "number"),
    [
        ("cia", "destroy", "japan", 6),  # not led by a Nation
        ("russia", "destroy", "dentists", 4),  # not against a Nation
        ("russia", "control", "japan", 4),  # not to destroy
    ],
)
def test_it_is_war_only_where_a_nation_would_destroy_another(inwo, leader, kind, target, number):
    for dice in ([1, 1], [6, 6]):
        t = inwo.position(
            groups={"A": "russia cia", "B": "texas(fbi(dentists japan))"},
            nwo="world-war-three",
            dice=dice,
            tokens={"texas": 0, "fbi": 0, "dentists": 0, "japan": 0, "the-network": 0},
            decks={"A": "jihad"},
        )
        attack(t, "A", kind, leader, target, *(["aid:bavarian-illuminati"] if target != "dentists" else []))
        assert ["leader", leader, number] in t.parts
        wrap_up(t)
        assert (target in t.groups["B"]) == (dice == [6, 6])
        assert t.tokens[leader] == 0
        assert t.plots["A"] == []
        assert leader in t.groups["A"]


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


@card("purge")
def test_there_is_nobody_to_purge_without_agents_or_twice(inwo):
    t = inwo.position(groups={"A": "cia fbi"}, hands={"A": "purge"}, links={"purge": "cia"}, agents={"B": "ufos"})
    assert not offered(t, "A", "plot:purge/illuminati")
    run(t, "A: plot:purge/group")
    assert t.legal("A") == ["fbi"]


@card("read-my-lips")
@pytest.mark.parametrize(("target", "able"), [("feminists", False), ("dan-quayle", True)])
def test_read_my_lips_is_for_personalities(inwo, target, able):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(cable-tv(dan-quayle feminists))"}, hands={"B": "read-my-lips"}, dice=[1, 1]
    )
    attack(t, "A", "destroy", "cia", target, "aid:bavarian-illuminati")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    until(t, "B")
    assert offered(t, "B", "plot:read-my-lips") == able
    settle(t)


@card("resistance-is-useless")
def test_the_resistance_of_others_is_not_useless(inwo):
    t = inwo.position(
        groups={"A": "cia tabloids", "B": "fbi(dentists)"},
        illuminati={"B": "shangri-la"},
        hands={"A": "resistance-is-useless"},
    )
    settle(run(t, "A: plot:resistance-is-useless", "A: fbi", "A: tabloids"))
    declare(t, "A", "control", "cia", "dentists")
    assert ["resistance", "dentists", -2] in t.parts
    assert ["master", "Straight", -4] in t.parts
    assert ["defence", "shangri-la", -5] in t.parts
    wrap_up(run(t, "A: call-off"))


@card("resistance-is-useless", "tax-reform")
def test_useless_resistance_keeps_what_other_plots_give(inwo):
    t = inwo.position(groups={"A": "cia tabloids", "B": "irs"}, nwo="tax-reform", hands={"A": "resistance-is-useless"})
    settle(run(t, "A: plot:resistance-is-useless", "A: irs", "A: tabloids"))
    declare(t, "A", "control", "cia", "irs")
    assert ["resistance", "irs", 0] in t.parts
    assert ["defence", "tax-reform", -10] in t.parts
    wrap_up(run(t, "A: call-off"))


@card("revolution")
def test_a_revolution_is_made_by_a_group_that_does_not_attack_itself(inwo):
    t = inwo.position(groups={"A": "cia fbi nasa", "B": "texas(finland)"}, hands={"A": "revolution"})
    run(t, "A: control:cia", "A: finland", "A: aid:fbi", "A: plot:revolution")
    assert sorted(t.legal("A")) == ["bavarian-illuminati", "nasa"]
    wrap_up(t)


@card("seize-the-time", "senate-investigating-committee")
@pytest.mark.parametrize("plot", ["seize-the-time", "senate-investigating-committee"])
def test_nobody_seizes_or_investigates_the_own_turn(inwo, plot):
    t = inwo.position(
        groups={"A": "pentagon", "B": "texas"}, seats=2, step="begin", hands={"A": f"{plot} {plot}", "B": plot}
    )
    until(t, "B")
    assert offered(t, "B", f"plot:{plot}")
    seen = set()
    while t.step != "main":
        seat = t.to_act[0]
        if seat == "A":
            seen.update(t.legal("A"))
        t.play(f"{seat}: {'pass' if 'pass' in t.legal(seat) else 'skip'}")
    assert "draw" in seen
    assert f"plot:{plot}" not in seen


@card("senate-investigating-committee")
@rule("IN-1.12")
@pytest.mark.parametrize(("turns", "able"), [(0, False), (1, True)])
def test_the_committee_hears_nobody_in_a_first_turn(inwo, turns, able):
    t = inwo.position(
        groups={"A": "cia", "B": "pentagon"},
        seats=3,
        step="begin",
        own_turns={"A": turns, "B": 1, "C": 1},
        hands={"B": "senate-investigating-committee"},
    )
    until(t, "B")
    assert offered(t, "B", "plot:senate-investigating-committee") == able
    settle(t)


@card("sweeping-reforms")
@pytest.mark.parametrize(("nwo", "able"), [("", False), ("solidarity", True)])
def test_without_an_order_there_is_nothing_to_reform(inwo, nwo, able):
    t = inwo.position(groups={"A": "big-media pollsters"}, hands={"A": "sweeping-reforms"}, nwo=nwo)
    assert offered(t, "A", "plot:sweeping-reforms") == able
    assert offered(t, "A", "plot:sweeping-reforms/together") == able


@card("head-in-a-jar")
def test_a_head_in_a_jar_has_no_free_place_and_others_have(inwo):
    t = inwo.position(groups={"A": "ross-perot(dentists) elvis cia"}, links={"head-in-a-jar": "ross-perot"})
    run(t, "A: move:cia")
    masters = {option.partition(":")[0] for option in t.legal("A")}
    assert masters == {"bavarian-illuminati", "elvis"}
    wrap_up(t)


@card("head-in-a-jar")
@rule("IN-12.2")
def test_a_head_in_a_jar_keeps_its_puppets_where_it_is_moved(inwo):
    t = inwo.position(groups={"A": "ross-perot(dentists) elvis cia"}, links={"head-in-a-jar": "ross-perot"})
    wrap_up(run(t, "A: move:ross-perot", "A: cia:right"))
    assert t.masters["ross-perot"] == "cia"
    assert t.masters["dentists"] == "ross-perot"
    assert t.hand["A"] == []


@card("head-in-a-jar")
@rule("IN-7.38")
def test_a_head_in_a_jar_is_captured_with_its_puppets(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(cable-tv(ross-perot(dentists)))"},
        links={"head-in-a-jar": "ross-perot"},
        tokens={"texas": 0, "cable-tv": 0, "ross-perot": 0, "dentists": 0, "the-network": 0},
        dice=[1, 1],
    )
    attack(t, "A", "control", "cia", "ross-perot", "aid:bavarian-illuminati")
    wrap_up(run(t, "A: cia:right"))
    assert t.groups["A"] == ["cia", "ross-perot", "dentists"]


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
