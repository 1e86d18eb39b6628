"""Plots with D that belong to no family."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import offered, replies_pass, run, settle, until, wrap_up


@card("deasil-engine")
def test_a_deasil_engine_destroys_a_gadget_but_no_other_resource(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        resources={"A": "weather-satellite", "B": "earthquake-projector mercenaries"},
        hands={"A": "deasil-engine"},
    )
    run(t, "A: plot:deasil-engine")
    assert sorted(t.legal("A")) == ["earthquake-projector", "weather-satellite"]
    settle(run(t, "A: earthquake-projector"))
    assert t.resources["B"] == ["mercenaries"]
    assert t.destroyed["A"] == ["earthquake-projector"]


@card("deasil-engine")
def test_two_deasil_engines_cancel_out(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        resources={"B": "earthquake-projector"},
        hands={"A": "deasil-engine", "B": "deasil-engine"},
    )
    run(t, "A: plot:deasil-engine", "A: earthquake-projector", "B: plot:deasil-engine/counter")
    settle(t)
    assert t.resources["B"] == ["earthquake-projector"]
    assert t.plots["A"] == t.plots["B"] == []


@card("deep-agent")
@rule("IN-9.14")
def test_a_deep_agent_opens_a_privileged_attack_to_all(inwo):
    t = inwo.position(groups={"A": "cia", "B": "feminists", "C": "black-activists"}, seats=3, hands={"C": "deep-agent"})
    run(t, "A: control:cia", "A: feminists", "A: use:bavarian-illuminati", "A: go")
    until(t, "C")
    assert t.privileged
    assert not offered(t, "C", "oppose:black-activists")
    replies_pass(run(t, "C: plot:deep-agent"))
    assert not t.privileged
    run(t, "A: commit")
    until(t, "C")
    assert offered(t, "C", "oppose:black-activists")
    wrap_up(t)


@card("dictatorship")
def test_a_dictatorship_is_stronger_and_violent(inwo):
    t = inwo.position(groups={"A": "cia(canada)"}, hands={"A": "dictatorship"}, tokens={"cia": 1})
    run(t, "A: plot:dictatorship", "A: canada")
    assert sorted(t.legal("A")) == ["canada", "cia"]
    settle(run(t, "A: cia"))
    assert t.power["canada"] == 5
    assert "Violent" in t.alignments["canada"]
    assert "Peaceful" not in t.alignments["canada"]
    assert t.tokens["cia"] == 0
    assert t.tokens["canada"] == 1


@card("dictatorship")
def test_only_an_own_nation_in_the_own_turn_becomes_a_dictatorship(inwo):
    t = inwo.position(groups={"A": "cia", "B": "canada"}, hands={"A": "dictatorship", "B": "dictatorship"})
    assert not offered(t, "A", "plot:dictatorship")
    run(t, "A: knock", "A: done")
    until(t, "B")
    t = inwo.position(groups={"A": "cia", "B": "canada"}, hands={"B": "dictatorship"})
    run(t, "A: knock")
    run(t, "A: done")
    assert t.turn == "A"
    assert not offered(t, "B", "plot:dictatorship")


@card("double-cross")
@rule("IN-11.7")
def test_a_double_cross_stops_a_spying_plot(inwo):
    for name in ("agent-in-place", "logic-bomb", "mutual-betrayal"):
        t = inwo.position(groups={"A": "cia"}, hands={"A": name, "B": "double-cross jihad"})
        run(t, f"A: plot:{name}", "A: @B", "A: cia", "B: plot:double-cross")
        settle(t)
        assert t.plots["B"] == ["jihad"]
        assert t.exposed["B"] == []
        assert t.tokens["cia"] == 0
        assert t.plots["A"] == []


@card("double-cross")
def test_a_double_cross_does_not_answer_other_plots(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "george-the-janitor", "B": "double-cross jihad"})
    run(t, "A: plot:george-the-janitor", "A: @B", "A: cia")
    until(t, "B")
    assert not offered(t, "B", "plot:double-cross")
    wrap_up(t)
