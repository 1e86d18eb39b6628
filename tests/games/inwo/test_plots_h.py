"""Plots with H that belong to no family."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import offered, replies_pass, run, settle, wrap_up


@card("hat-trick")
def test_a_hat_trick_brings_back_a_plot_just_used(inwo):
    t = inwo.position(
        groups={"A": "cia cable-tv dentists"},
        hands={"A": "savings-and-loan-scam hat-trick"},
        decks={"A": "jihad martyrs payoff"},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia", "A: plot:hat-trick", "A: savings-and-loan-scam")
    assert sorted(t.legal("A")) == ["bavarian-illuminati", "cable-tv"]  # Power 3 or more
    run(t, "A: cable-tv")
    settle(t)
    assert t.plots["A"] == ["jihad", "martyrs", "payoff", "savings-and-loan-scam"]
    assert t.discards["A"] == ["hat-trick"]


@card("hat-trick")
def test_a_hat_trick_saves_no_plot_that_was_cancelled_or_is_a_rivals(inwo):
    t = inwo.position(
        groups={"A": "cia cable-tv", "B": "pentagon"},
        hands={"A": "savings-and-loan-scam hat-trick", "B": "hoax hat-trick"},
        decks={"A": "jihad", "B": "martyrs"},
        tokens={"the-network": 0},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia", "B: plot:hoax", "B: pentagon")
    seen = []
    while t.table.view(None).asked[0].prompt in ("reply", "after"):
        if t.to_act[0] == "A":
            seen += t.legal("A")
        t.play(f"{t.to_act[0]}: pass")
    assert "savings-and-loan-scam" in t.discards["A"]
    assert "plot:hat-trick" not in seen
    settle(t)


@card("head-in-a-jar")
def test_a_head_in_a_jar_stays_in_play_but_takes_no_new_puppets(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(cable-tv(ross-perot(dentists)))"},
        hands={"A": "sniper hit-and-run", "B": "head-in-a-jar trekkies"},
        dice=[1, 1, 6, 6],
    )
    run(t, "A: plot:sniper", "A: ross-perot", "A: none", "B: plot:head-in-a-jar")
    settle(t)
    assert t.groups["B"] == ["texas", "cable-tv", "ross-perot", "dentists"]
    run(t, "A: plot:hit-and-run", "A: ross-perot")
    assert ["defence", "head-in-a-jar", -10] in t.parts
    settle(t)
    run(t, "A: knock", "A: done", "B: skip", "B: skip")
    if "take:trekkies" in t.legal("B"):
        run(t, "B: take:trekkies")
        assert not any(option.startswith("ross-perot") for option in t.legal("B"))
    wrap_up(t)


@card("head-in-a-jar")
def test_a_head_in_a_jar_still_leads_attacks_to_destroy_but_not_to_control(inwo):
    t = inwo.position(
        groups={"A": "ross-perot", "B": "feminists"}, links={"head-in-a-jar": "ross-perot"}, hands={"A": "dentists"}
    )
    assert offered(t, "A", "destroy:ross-perot")
    assert not offered(t, "A", "control:ross-perot")


@card("hex")
def test_a_hex_destroys_a_rivals_magic_resource(inwo):
    t = inwo.position(
        groups={"A": "witch druids"},
        resources={"A": "book-of-kells", "B": "spear-of-longinus flying-saucer"},
        hands={"A": "hex"},
    )
    run(t, "A: plot:hex")
    assert t.legal("A") == ["spear-of-longinus"]
    run(t, "A: spear-of-longinus", "A: pay:2")
    assert t.legal("A") == ["witch"]  # Magic with Power 3
    settle(run(t, "A: witch"))
    assert t.resources["B"] == ["flying-saucer"]
    assert t.destroyed["A"] == ["spear-of-longinus"]
    assert t.tokens["bavarian-illuminati"] == 1


@card("hex")
def test_no_hex_is_cast_during_a_privileged_attack(inwo):
    for privileged in (False, True):
        t = inwo.position(
            groups={"A": "cia", "B": "feminists"}, resources={"A": "spear-of-longinus"}, hands={"B": "hex"}
        )
        run(t, "A: control:cia", "A: feminists")
        if privileged:
            replies_pass(run(t, "A: use:bavarian-illuminati"))
        run(t, "A: go")
        assert offered(t, "B", "plot:hex") != privileged
        wrap_up(t)


@card("hidden-influence")
def test_hidden_influence_makes_global_power_equal_to_power(inwo):
    t = inwo.position(groups={"A": "texas", "B": "feminists"}, hands={"A": "hidden-influence"}, nwo="gun-control")
    assert t.global_power["texas"] == 0
    settle(run(t, "A: plot:hidden-influence", "A: texas"))
    assert t.power["texas"] == 9
    assert t.global_power["texas"] == 9
    assert t.global_power["feminists"] == 0
    assert t.tokens["bavarian-illuminati"] == 0


@card("hoax")
@rule("IN-10.3")
def test_a_hoax_cancels_any_plot(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fbi cable-tv texas(pollsters)"},
        hands={"A": "earthquake", "B": "hoax"},
        decks={"B": "jihad"},
        tokens={"texas": 1, "the-network": 0},
    )
    run(t, "A: plot:earthquake", "A: texas")
    assert t.tokens["texas"] == 0
    run(t, "B: plot:hoax", "B: fbi", "B: pollsters")
    settle(t)
    assert t.devastated == []
    assert t.tokens["texas"] == 1  # the token comes back (IN-10.13)
    assert sorted(t.discards["B"]) == ["hoax", "jihad"]
    assert t.discards["A"] == ["earthquake"]


@card("hoax")
def test_a_hoax_needs_power_six_and_an_undrawn_plot(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fbi dentists"},
        hands={"A": "savings-and-loan-scam", "B": "hoax"},
        decks={"B": "jihad"},
        tokens={"the-network": 0},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia")
    assert not offered(t, "B", "plot:hoax")  # 4 and 1
    settle(t)
