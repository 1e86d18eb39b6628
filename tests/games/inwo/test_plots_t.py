"""Plots with T that belong to no family."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until, wrap_up

KILLING = {"A": "cia", "B": "texas(cable-tv(dan-quayle elvis))", "C": "fbi"}


@card("talisman-of-ahrimanes")
def test_the_talisman_saves_and_protects(inwo):
    t = inwo.position(
        groups=KILLING,
        seats=3,
        hands={"A": "sniper hit-and-run", "C": "talisman-of-ahrimanes talisman-of-ahrimanes"},
        dice=[1, 1, 1, 1],
    )
    run(t, "A: plot:sniper", "A: dan-quayle", "A: none", "C: plot:talisman-of-ahrimanes")
    settle(t)
    assert "dan-quayle" in t.groups["B"]
    declare(t, "A", "destroy", "cia", "dan-quayle")
    assert ["defence", "talisman-of-ahrimanes", -2] in t.parts
    run(t, "A: call-off", "A: plot:hit-and-run", "A: elvis")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert not offered(t, "C", "plot:talisman-of-ahrimanes")  # one at a time
    settle(t)


@card("talisman-of-ahrimanes")
def test_the_talisman_adds_ten_against_assassins_and_is_lost_with_its_bearer(inwo):
    t = inwo.position(
        groups=KILLING,
        seats=3,
        links={"talisman-of-ahrimanes": "dan-quayle"},
        hands={"A": "hit-and-run jihad"},
        dice=[1, 1],
    )
    run(t, "A: plot:hit-and-run", "A: dan-quayle")
    assert ["defence", "talisman-of-ahrimanes", -10] in t.parts
    settle(t)
    t = inwo.position(
        groups={"A": "cia", "B": "texas(cable-tv(dan-quayle))"},
        links={"talisman-of-ahrimanes": "dan-quayle"},
        dice=[1, 1],
    )
    attack(t, "A", "destroy", "cia", "dan-quayle")
    settle(t)
    assert t.destroyed["A"] == ["dan-quayle"]
    assert "talisman-of-ahrimanes" in t.discards["B"]


@card("the-auditor-from-hell")
def test_the_auditor_steals_one_plot_or_exposes_all(inwo):
    for word in ("steal", "expose"):
        t = inwo.position(
            groups={"A": "offshore-banks cia"}, hands={"A": "the-auditor-from-hell", "B": "jihad martyrs hoax"}
        )
        run(t, "A: plot:the-auditor-from-hell", "A: @B")
        assert t.legal("A") == ["offshore-banks"]
        run(t, "A: offshore-banks")
        replies_pass(t)
        run(t, f"A: {word}")
        if word == "steal":
            assert sorted(t.legal("A")) == ["hoax", "jihad", "martyrs"]
            run(t, "A: hoax")
            assert t.plots["A"] == ["hoax"]
            assert t.plots["B"] == ["jihad", "martyrs"]
        else:
            assert sorted(t.exposed["B"]) == ["hoax", "jihad", "martyrs"]
        settle(t)


@card("the-big-sellout")
def test_the_big_sellout_turns_group_cards_into_tokens(inwo):
    t = inwo.position(
        groups={"A": "cia fbi"}, hands={"A": "the-big-sellout dentists mercenaries"}, decks={"A": "feminists"}
    )
    run(t, "A: plot:the-big-sellout")
    replies_pass(t)
    assert sorted(t.legal("A")) == ["bavarian-illuminati", "cia", "fbi", "none"]
    run(t, "A: cia", "A: mercenaries")
    assert sorted(t.legal("A")) == ["bavarian-illuminati", "fbi", "none"]  # at most one per group
    run(t, "A: bavarian-illuminati", "A: top", "A: none")
    settle(t)
    assert t.tokens["cia"] == t.tokens["bavarian-illuminati"] == 2
    assert t.tokens["fbi"] == 1
    assert t.hand["A"] == ["dentists"]
    assert sorted(t.discards["A"]) == ["feminists", "mercenaries", "the-big-sellout"]


@card("the-big-sellout")
def test_the_big_sellout_comes_just_after_the_tokens(inwo):
    t = inwo.position(groups={"A": "cia fbi"}, hands={"A": "the-big-sellout dentists"}, decks={"A": "feminists"})
    settle(run(t, "A: draw-group"))
    assert not offered(t, "A", "plot:the-big-sellout")


@card("the-first-thing-we-do-lets-kill-all-the-lawyers")
def test_everybody_hates_the_lawyers(inwo):
    name = "the-first-thing-we-do-lets-kill-all-the-lawyers"
    t = inwo.position(groups={"A": "cia", "B": "lawyers", "C": "fbi"}, seats=3, hands={"C": name})
    attack(t, "A", "destroy", "cia", "lawyers")
    before = t.strength
    until(t, "C")
    replies_pass(run(t, f"C: plot:{name}"))
    assert t.strength == before + 20
    wrap_up(t)
    t = inwo.position(groups={"A": "cia", "B": "lawyers"}, hands={"A": name})
    attack(t, "A", "control", "cia", "lawyers")
    assert not offered(t, "A", f"plot:{name}")
    wrap_up(t)


@card("the-internet-worm")
def test_the_worm_eats_three_plots_unseen(inwo):
    t = inwo.position(
        groups={"A": "hackers"}, hands={"A": "the-internet-worm"}, decks={"B": "jihad martyrs hoax payoff"}
    )
    size = len(t.plot_deck["B"])
    run(t, "A: plot:the-internet-worm", "A: @B", "A: pay:2", "A: hackers")
    settle(t)
    assert sorted(t.gone) == ["hoax", "jihad", "martyrs"]
    assert len(t.plot_deck["B"]) == size - 3
    assert t.discards["B"] == []
    assert t.tokens["bavarian-illuminati"] == 1


BULLET = {"A": "the-mafia republicans dentists", "B": "texas(cable-tv(black-activists))"}


@card("the-second-bullet")
@rule("IN-21.13")
def test_a_second_bullet_adds_power_after_a_failed_roll(inwo):
    t = inwo.position(groups=BULLET, hands={"A": "the-second-bullet"}, dice=[3, 4])
    attack(t, "A", "destroy", "the-mafia", "black-activists")
    assert t.strength == 6 - 3
    run(t, "A: plot:the-second-bullet")
    assert sorted(t.legal("A")) == ["bavarian-illuminati", "republicans"]
    run(t, "A: republicans")
    settle(t)
    assert t.destroyed["A"] == ["black-activists"]
    assert t.tokens["republicans"] == 0


@card("the-second-bullet")
def test_a_second_bullet_does_not_help_against_an_eleven_or_without_enough_power(inwo):
    for dice, own in (([5, 6], 1), ([5, 5], 0)):
        t = inwo.position(
            groups=BULLET, hands={"A": "the-second-bullet"}, dice=dice, tokens={"bavarian-illuminati": own}
        )
        attack(t, "A", "destroy", "the-mafia", "black-activists")
        while not t.dice:
            t.play(f"{t.to_act[0]}: pass")
        assert not offered(t, "A", "plot:the-second-bullet")
        settle(t)


@card("the-stars-are-right")
def test_the_stars_bring_a_resource_into_play(inwo):
    t = inwo.position(
        groups={"A": "druids witch"}, hands={"A": "the-stars-are-right flying-saucer mercenaries dentists"}
    )
    run(t, "A: plot:the-stars-are-right")
    assert sorted(t.legal("A")) == ["flying-saucer", "mercenaries"]
    run(t, "A: flying-saucer", "A: pay:2", "A: druids", "A: witch")
    settle(t)
    assert t.resources["A"] == ["flying-saucer"]
    assert t.hand["A"] == ["dentists", "mercenaries"]
    assert t.tokens["bavarian-illuminati"] == 1


@card("the-weak-link")
def test_the_weak_link_destroys_a_rivals_artifact_or_gadget(inwo):
    t = inwo.position(
        groups={"A": "fbi druids"},
        resources={"A": "eliza", "B": "earthquake-projector spear-of-longinus mercenaries"},
        hands={"A": "the-weak-link"},
    )
    run(t, "A: plot:the-weak-link")
    assert sorted(t.legal("A")) == ["earthquake-projector", "spear-of-longinus"]
    run(t, "A: spear-of-longinus", "A: pay:2", "A: fbi", "A: druids")
    settle(t)
    assert t.resources["B"] == ["earthquake-projector", "mercenaries"]
    assert t.destroyed["A"] == ["spear-of-longinus"]


@card("time-warp")
def test_a_time_warp_has_a_rivals_success_rolled_again(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        hands={"A": "feminists time-warp", "B": "time-warp"},
        decks={"A": "dentists"},
        dice=[1, 1, 6, 6],
    )
    attack(t, "A", "control", "cia", "feminists")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert not offered(t, "A", "plot:time-warp")
    run(t, "B: plot:time-warp")
    replies_pass(t)
    assert t.dice == [6, 6]
    settle(t)
    assert t.groups["A"] == ["cia"]
    assert t.hand["A"] == ["dentists"]
