"""Where strikes and the Plots with T, V and W do not work: wrong targets, wrong moments, nothing left to use."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, idle_until, offered, replies_pass, run, settle, until, wrap_up

# -- Strikes -----------------------------------------------------------------------------------------------------------


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


BONUSES = [("plague-of-demons", "witch"), ("atomic-monster", "nuclear-power-companies")]


@card("atomic-monster", "plague-of-demons")
@pytest.mark.parametrize(("plot", "target"), BONUSES)
def test_a_disaster_is_a_bonus_only_to_destroy_what_it_names(inwo, plot, target):
    for kind, victim, may in (("destroy", target, True), ("control", target, False), ("destroy", "feminists", False)):
        t = inwo.position(groups={"A": "cia", "B": f"{target} feminists"}, hands={"C": plot})
        assert not offered(t, "A", f"plot:{plot}/boost")
        attack(t, "A", kind, "cia", victim)
        assert (f"plot:{plot}/boost" in until(t, "C")) is may
        wrap_up(t)


@card("atomic-monster", "plague-of-demons")
@pytest.mark.parametrize("plot", ["plague-of-demons", "atomic-monster"])
def test_a_disaster_is_no_bonus_outside_attacks_nor_after_the_dice(inwo, plot):
    target = dict(BONUSES)[plot]
    t = inwo.position(groups={"A": "cia", "B": target}, hands={"A": plot}, dice=[6, 6])
    assert not offered(t, "A", f"plot:{plot}/boost")
    attack(t, "A", "destroy", "cia", target)
    assert offered(t, "A", f"plot:{plot}/boost")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert not offered(t, t.to_act[0], f"plot:{plot}/boost")


# -- T -----------------------------------------------------------------------------------------------------------------


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


LAWYERS = "the-first-thing-we-do-lets-kill-all-the-lawyers"


@card(LAWYERS)
def test_only_lawyers_are_killed_first(inwo):
    for target in ("lawyers", "dentists"):
        t = inwo.position(groups={"A": "cia", "B": "lawyers dentists"}, hands={"A": LAWYERS})
        attack(t, "A", "destroy", "cia", target)
        assert offered(t, "A", f"plot:{LAWYERS}") is (target == "lawyers")
        wrap_up(t)


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


# -- V and W -----------------------------------------------------------------------------------------------------------


@card("voodoo-economics")
def test_voodoo_may_stop_early(inwo):
    t = inwo.position(groups={"A": "cia fbi"}, hands={"A": "voodoo-economics"}, decks={"A": "jihad martyrs"})
    run(t, "A: plot:voodoo-economics")
    replies_pass(t)
    run(t, "A: cia", "A: none")
    assert not t.table.g.stack
    assert (t.tokens["cia"], t.tokens["fbi"]) == (2, 1)
    assert t.gone == ["jihad"]
    assert t.plot_deck["A"][0] == "martyrs"


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


@card("vultures")
@rule("IN-21.5")
def test_vultures_with_two_carcasses_need_not_roll_off(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia fbi", "B": "texas", "C": "japan"},
        hands={"A": "feminists dentists", "B": "vultures", "C": "vultures"},
        dice=[6, 6, 6, 6, 1, 2, 5, 5],
    )
    settle(attack(t, "A", "control", "cia", "feminists"))
    settle(attack(t, "A", "control", "fbi", "dentists"))
    run(t, "A: knock", "A: done")
    while t.table.view(None).asked[0].prompt != "after":
        t.play(f"{t.to_act[0]}: pass")
    t.play("A: pass", "B: plot:vultures", "C: plot:vultures")
    assert t.to_act == ["B"]
    assert sorted(t.legal("B")) == ["dentists", "feminists"]
    run(t, "B: dentists", "C: plot:vultures", "C: feminists")
    settle(t)
    assert (t.hand["B"], t.hand["C"]) == (["dentists"], ["feminists"])


@card("whispering-campaign", "epidemic")
def test_no_whispers_in_a_disaster(inwo):
    t = inwo.position(groups={"A": "cia tabloids", "B": "texas"}, hands={"A": "epidemic whispering-campaign"})
    run(t, "A: plot:epidemic", "A: texas")
    assert not offered(t, "A", "plot:whispering-campaign")
    replies_pass(t)
    assert t.table.view(None).asked[0].prompt == "fight"
    assert not offered(t, "A", "plot:whispering-campaign")
