"""Where the rules end, continued: who rolls off, who may put in or buy, what stays linked and what is refused."""

from __future__ import annotations

from camarilla.games.inwo import card_moves
from camarilla.games.inwo.plays.drawing import DRAW
from camarilla.testing import card, rule

from .helpers import attack, offered, replies_pass, run, settle, until, until_asked, wrap_up
from .test_limits_rules import use_up


def failed(inwo, hand, **given):
    """A has failed to take over the Groups of a hand and discards them; what it was is just over."""
    names = hand.split()
    t = inwo.position(groups={"A": "cia fbi", "B": "texas", "C": "japan"}, dice=[6, 6] * len(names), seats=3, **given)
    for leader, name in zip(("cia", "fbi"), names, strict=False):
        settle(attack(t, "A", "control", leader, name))
    return until_asked(run(t, "A: knock", "A: done"), "after")


# -- Who rolls off -----------------------------------------------------------------------------------------------------


@rule("IN-11.9", "IN-21.5")
@card("vultures")
def test_two_vultures_over_two_carcasses_do_not_roll(inwo):
    t = failed(inwo, "nasa ama", hands={"A": "nasa ama", "B": "vultures", "C": "vultures"})
    t.play("A: pass", "B: plot:vultures", "C: plot:vultures")
    assert t.to_act == ["B"]
    assert sorted(t.legal("B")) == ["ama", "nasa"]


@rule("IN-11.9", "IN-14.19")
def test_two_who_drop_goals_do_not_roll(inwo):
    goals = "hail-eris fratricide"
    t = failed(inwo, "nasa", hands={"A": "nasa", "B": goals, "C": f"{goals} vultures"})
    t.play("A: pass", "B: drop:fratricide", "C: drop:fratricide")
    assert t.table.view(None).asked[0].prompt == "after"
    assert t.plots["B"] == ["hail-eris"]


@rule("IN-11.9")
@card("corruption")
def test_two_who_undo_the_same_relief_do_not_roll(inwo):
    t = inwo.position(
        groups={"A": "cia texas(hawaii)", "B": "fbi", "C": "japan"},
        devastated="hawaii",
        hands={"B": "corruption", "C": "corruption"},
        seats=3,
    )
    until_asked(run(t, "A: relief:hawaii", "A: cia", "A: none"), "after")
    t.play("A: pass", "B: plot:corruption", "C: plot:corruption")
    assert t.to_act == ["B"]
    assert t.legal("B") == ["hawaii"]


# -- Putting in, buying, drawing ---------------------------------------------------------------------------------------


@rule("IN-21.12", "IN-21.33")
@card("annual-convention")
def test_what_was_put_in_against_an_instant_attack_may_be_asked_back(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "cable-tv texas(dentists big-media(hawaii)) druids", "C": "cycle-gangs"},
        seats=3,
        hands={"A": "tornado", "C": "annual-convention"},
        dice=[1, 1, 1, 1],
    )
    run(t, "A: plot:tornado", "A: hawaii", "C: plot:annual-convention", "C: cable-tv", "B: oppose:druids")
    assert t.tokens["druids"] == 0  # nothing else of B's could join
    assert "take-back" in until(t, "B")
    settle(t)


@rule("IN-9.5", "IN-1.12")
def test_agents_stay_out_of_an_attack_in_the_attackers_first_turn(inwo):
    for turns, may in ((0, False), (1, True)):
        t = inwo.position(
            groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"C": "texas"}, own_turns={"A": turns}, seats=3
        )
        attack(t, "A", "control", "cia", "texas")
        legal = until(t, "C")
        assert ("agents:texas:oppose" in legal) is ("agents:texas:aid" in legal) is may


@rule("IN-3.11")
@card("unlucky-13")
def test_the_unlucky_buy_no_plots_either(inwo):
    for hand, may in (("unlucky-13", False), ("", True)):
        t = inwo.position(groups={"A": "cia", "B": "druids"}, seats=3, step="begin", hands={"B": hand})
        if hand:
            replies_pass(run(t, "B: plot:unlucky-13", "B: druids"))
        assert ("buy" in settle(t).legal("A")) is may


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


@rule("IN-7.42")
def test_a_group_whose_place_is_gone_goes_back_to_the_hand(inwo):
    t = inwo.position(groups={"A": "texas cia", "B": "japan"}, hands={"A": "nasa"}, step="takeover")
    run(t, "A: take:nasa", "A: texas:bottom")
    t.mode = "plain"  # what is done by hand is not in the record
    g = t.table.g
    master = g.structure[0][0]
    card_moves.scatter(g, master, 0)
    card_moves.discard(g, master)
    settle(t)
    assert t.groups["A"] == ["cia"]
    assert t.hand["A"] == ["nasa"]


# -- Links -------------------------------------------------------------------------------------------------------------


@rule("IN-17.9")
@card("emergency-powers")
def test_a_rivals_plot_of_the_same_kind_bars_nobody(inwo):
    for host, may in (("texas", True), ("cia", False)):
        t = inwo.position(
            groups={"A": "cia", "B": "texas"}, hands={"A": "emergency-powers"}, links={"emergency-powers": host}
        )
        assert offered(t, "A", "plot:emergency-powers") is may


@rule("IN-17.26")
@card("sucked-dry-and-cast-aside")
def test_a_resource_does_not_go_along_into_a_hand(inwo):
    for resource, kept in (("cyborg-soldiers", False), ("immortality-serum", True)):
        t = inwo.position(
            groups={"A": "liquor-companies(dan-quayle) trekkies", "B": "feminists"},
            resources={"A": resource},
            links={resource: "dan-quayle"},
            hands={"A": "sucked-dry-and-cast-aside"},
            dice=[6, 6],
        )
        settle(run(t, "A: plot:sucked-dry-and-cast-aside", "A: liquor-companies"))
        settle(attack(t, "A", "control", "liquor-companies", "feminists"))
        assert (t.hand["A"], t.resources["A"]) == (["dan-quayle"], [resource])
        assert bool(t.table.g.links) is kept


# -- What is refused ---------------------------------------------------------------------------------------------------


@rule("IN-9.10")
def test_a_plot_of_an_outsider_in_a_privileged_attack_is_refused(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(tabloids)", "C": "japan"}, hands={"A": "censorship", "C": "commitment"}, seats=3
    )
    run(t, "A: control:cia", "A: tabloids")
    replies_pass(run(t, "A: plot:censorship"))
    run(t, "A: go")
    assert "plot:commitment" not in until(t, "C")
    t.refuse("C: plot:commitment", "IN-9.10")
    settle(t)


@rule("IN-4.20")
@card("flying-saucer")
def test_the_saucer_is_refused_a_second_time(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"}, resources={"A": "flying-saucer"}, hands={"A": "eliza hammer-of-thor"}
    )
    settle(run(t, "A: use:flying-saucer", "A: eliza"))
    assert "eliza" in t.resources["A"]
    t.refuse("A: use:flying-saucer", "IN-4.20")


@rule("IN-6.5", "IN-3.10")
@card("18-1-2-minute-gap")
def test_a_plot_whose_price_is_not_there_is_refused(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap"})
    run(use_up(t, 1, 0), "A: plot:savings-and-loan-scam", "A: cia")
    until(t, "B")
    t.refuse("B: plot:18-1-2-minute-gap", "IN-6.5")
    settle(t)


@rule("IN-3.2")
@card("agent-in-place")
def test_a_plot_that_finds_nobody_is_refused(inwo):
    t = inwo.position(groups={"A": "pentagon", "B": "texas"}, hands={"A": "agent-in-place"})
    t.refuse("A: plot:agent-in-place", "IN-3.2")
