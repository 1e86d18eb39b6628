"""Plots with T that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.model.play_fields import DRAW
from camarilla.testing import card, rule

from .helpers import attack, declare, idle_until, offered, replies_pass, run, settle, until, use_up, wrap_up

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


@card("the-auditor-from-hell")
def test_the_auditor_finds_nothing_if_the_last_plot_was_played_in_reply(inwo):
    t = inwo.position(
        groups={"A": "offshore-banks pentagon", "B": "cia"}, hands={"A": "the-auditor-from-hell hoax", "B": "hoax"}
    )
    run(t, "A: plot:the-auditor-from-hell", "A: @B", "A: offshore-banks", "B: plot:hoax", "B: cia")
    run(t, "A: plot:hoax", "A: pentagon")
    replies_pass(t)
    assert t.plots["B"] == []
    assert not t.table.g.stack  # it is settled, and nothing was asked
    assert "pass" in t.legal("B")


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


@card("the-big-sellout")
@pytest.mark.parametrize(
    ("groups", "order", "left"),
    [
        pytest.param("cia", "cia bavarian-illuminati", 2, id="no group without one"),
        pytest.param("cia fbi nsa irs", "cia fbi nsa irs", 0, id="nothing more to sell"),
    ],
)
def test_the_big_sellout_ends_by_itself(inwo, groups, order, left):
    t = inwo.position(groups={"A": groups}, hands={"A": "the-big-sellout"})
    run(t, "A: plot:the-big-sellout")
    replies_pass(t)
    for group in order.split():
        run(t, f"A: {group}", "A: top")
    assert len(t.group_deck["A"]) == left
    assert not t.table.g.stack
    assert t.tokens["bavarian-illuminati"] == (2 if left else 1)
    assert [t.tokens[group] for group in groups.split()] == [2] * len(groups.split())


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


WORMS = "the-internet-worm the-internet-worm the-internet-worm"


@card("the-internet-worm")
def test_the_worm_needs_a_deck_to_eat(inwo):
    t = inwo.position(seats=3, groups={"A": "hackers nsa"}, hands={"A": WORMS})
    run(t, "A: plot:the-internet-worm", "A: @B", "A: pay:1")
    assert len(t.plot_deck["B"]) == 4
    settle(t)
    assert len(t.plot_deck["B"]) == 1
    run(t, "A: plot:the-internet-worm", "A: @B", "A: hackers")
    settle(t)
    assert t.plot_deck["B"] == []
    run(t, "A: plot:the-internet-worm")
    assert t.legal("A") == ["@2"]


SHOT = {"A": "democrats(fbi cia) mossad nasa", "B": "texas(cable-tv(ross-perot))"}


def shot(inwo, *helper, dice=(4, 6), groups=SHOT, **also):
    """A position in which A has missed Ross Perot and holds a Second Bullet; the strength was 8, or 3 next to Texas."""
    t = inwo.position(groups=groups, hands={"A": "sniper the-second-bullet"}, dice=list(dice), **also)
    run(t, "A: plot:sniper", "A: ross-perot", *[f"A: {name}" for name in helper])
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    return t


@card("the-second-bullet")
@rule("IN-21.13")
def test_a_second_bullet_is_fired_by_one_who_could_have_helped_the_assassin(inwo):
    t = shot(inwo, "none")
    run(t, "A: plot:the-second-bullet")
    assert sorted(t.legal("A")) == ["cia", "fbi", "mossad", "nasa"]  # Government groups only
    settle(run(t, "A: mossad"))
    assert t.destroyed["A"] == ["ross-perot"]
    assert t.tokens["mossad"] == 0


@card("the-second-bullet")
@rule("IN-21.13")
def test_with_an_assassination_a_single_group_fires_the_second_bullet(inwo):
    near = {"A": SHOT["A"], "B": "texas(ross-perot)"}
    t = shot(inwo, "none", dice=(3, 4), groups=near)
    run(t, "A: plot:the-second-bullet")
    assert sorted(t.legal("A")) == ["cia", "fbi"]  # not the two of Power 2
    settle(run(t, "A: fbi"))
    assert t.destroyed["A"] == ["ross-perot"]
    t = shot(inwo, "none", dice=(3, 4), groups=near, tokens={"cia": 0, "fbi": 0})
    assert not offered(t, "A", "plot:the-second-bullet")
    t = shot(inwo, "mossad", dice=(3, 4), groups=near)
    assert not offered(t, "A", "plot:the-second-bullet")  # one group has helped already


@card("the-second-bullet", "discordian-society")
def test_no_second_bullet_from_those_the_target_is_immune_to(inwo):
    groups = {"A": "cia", "B": "texas(cable-tv(ross-perot))"}
    for own in ("the-network", "discordian-society"):
        t = shot(inwo, *(["none"] if own == "the-network" else []), groups=groups, illuminati={"B": own})
        assert offered(t, "A", "plot:the-second-bullet") is (own == "the-network")


@card("the-second-bullet", "annual-convention")
def test_a_second_bullet_at_a_convention_comes_from_those_who_may_attend(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "cable-tv texas(big-media(hawaii))", "C": "druids cycle-gangs witch"},
        seats=3,
        hands={"A": "tornado", "C": "annual-convention the-second-bullet"},
        dice=[1, 1, 1, 2],
    )
    run(t, "A: plot:tornado", "A: hawaii", "C: plot:annual-convention", "C: cable-tv")
    assert t.strength == 12 - 3 - 10
    run(t, "C: plot:the-second-bullet")
    assert sorted(t.legal("C")) == ["druids", "witch"]
    settle(run(t, "C: druids", "C: witch"))  # 4 was missing
    assert t.destroyed["C"] == ["cable-tv"]


@card("the-second-bullet", "cia")
def test_nobody_fires_a_second_bullet_for_an_assassination_by_the_cia(inwo):
    for word, may in (("go", True), ("use:cia/assassination", False)):
        t = inwo.position(
            groups={"A": "cia pentagon", "B": "texas(cable-tv(saddam-hussein))"},
            hands={"A": "the-second-bullet"},
            dice=[5, 5],
        )
        run(t, "A: destroy:cia", "A: saddam-hussein", f"A: {word}")
        while not t.dice:
            word = next(each for each in ("pass", "go", "commit") if each in t.legal(t.to_act[0]))
            t.play(f"{t.to_act[0]}: {word}")
        assert offered(t, "A", "plot:the-second-bullet") is may


@card("voodoo-economics")
def test_voodoo_comes_just_after_the_tokens_and_from_a_deck(inwo):
    groups = {"A": "cia", "B": "hackers"}
    t = inwo.position(groups=groups, hands={"A": "voodoo-economics"})
    assert offered(t, "A", "plot:voodoo-economics")
    settle(run(t, "A: draw-group"))
    assert not offered(t, "A", "plot:voodoo-economics")
    t = inwo.position(
        seats=2, to_move="B", groups=groups, hands={"A": "voodoo-economics", "B": WORMS}, decks={"B": "jihad"}
    )
    settle(run(t, "B: plot:the-internet-worm", "B: @A", "B: pay:1"))
    settle(run(t, "B: plot:the-internet-worm", "B: @A", "B: hackers"))
    idle_until(t, "A")
    assert t.plot_deck["A"] == []
    assert not offered(t, "A", "plot:voodoo-economics")


LAWYERS = "the-first-thing-we-do-lets-kill-all-the-lawyers"


@card(LAWYERS)
def test_only_lawyers_are_killed_first(inwo):
    for target in ("lawyers", "dentists"):
        t = inwo.position(groups={"A": "cia", "B": "lawyers dentists"}, hands={"A": LAWYERS})
        attack(t, "A", "destroy", "cia", target)
        assert offered(t, "A", f"plot:{LAWYERS}") is (target == "lawyers")
        wrap_up(t)


@rule("IN-3.10")
@card("time-warp")
def test_a_draw_from_an_empty_deck_is_not_even_announced(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "feminists", "B": "time-warp"}, dice=[1, 1, 6, 6])
    attack(use_up(t, 0, 1), "A", "control", "cia", "feminists")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    run(t, "B: plot:time-warp")
    while t.dice != [6, 6]:
        t.play(f"{t.to_act[0]}: pass")
    assert DRAW not in [play.what for play in t.table.g.plays.open]
    wrap_up(t)
    assert t.hand["A"] == []
