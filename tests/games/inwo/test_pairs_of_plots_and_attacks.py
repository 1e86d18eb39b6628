"""Plots and what changes under them while an attack runs, read from the rulebook by somebody who had read no code."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import attack, choosing, idle_until, replies_pass, run, settle, until, until_asked, wrap_up


@rule("IN-4.15", "IN-4.17")
@card("opec", "bribery", "texas")
@pytest.mark.parametrize("texas", [False, True])
def test_bribed_oil_is_worth_nothing_and_acts_all_the_same(inwo, texas):
    t = inwo.position(
        seats=3,
        groups={"A": "cia opec texas" if texas else "cia opec", "B": "japan", "C": "fbi"},
        hands={"C": "bribery"},
        tokens={"opec": 0},
        step="begin",
        dice=[6, 5],
    )
    run(t, "C: plot:bribery")
    replies_pass(t)
    run(t, "A: skip", "A: skip", "A: skip")
    until_asked(t, "main")
    # Two dice less two; what is found so counts as printed, and a printed nought is no reduction.
    assert t.power["opec"] == (1 if texas else 0)
    assert t.tokens["opec"] == 1
    assert t.tokens["gnomes-of-zurich"] == 0


@rule("IN-2.6", "IN-2.9")
@card("trading-card-games", "saturday-morning-cartoons")
def test_dentists_who_come_out_of_a_pack_watch_cartoons_and_get_a_token(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "saturday-morning-cartoons(trading-card-games) cia", "B": "texas", "C": "fbi"},
        hands={"A": "dentists feminists"},
        step="begin",
    )
    settle(run(t, "A: use:trading-card-games", "A: dentists"))
    assert t.masters["dentists"] == "saturday-morning-cartoons"
    assert sorted(t.alignments["dentists"]) == ["Straight", "Violent"]
    assert t.discards["A"] == ["trading-card-games"]
    run(t, "A: skip", "A: skip", "A: take:feminists", "A: cia:bottom")
    until_asked(t, "main")
    assert (t.tokens["dentists"], t.tokens["feminists"]) == (1, 1)


@rule("IN-2.1", "IN-14.7")
@card("power-grab")
def test_who_grabs_too_much_wins_a_turn_later(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas", "C": "fbi"},
        hands={"A": "dentists lawyers power-grab"},
        tokens={"cia": 0},
        step="takeover",
        basic_goal=4,
    )
    run(t, "A: take:dentists", "A: cia:right", "A: plot:power-grab", "A: lawyers", "A: cia:left")
    until_asked(t, "draw-plot")
    assert t.turn == "B"
    assert not t.claims
    assert (t.tokens["cia"], t.tokens["dentists"], t.tokens["lawyers"]) == (1, 1, 1)
    run(t, "B: skip", "B: skip", "B: skip")
    until_asked(t, "main")
    run(t, "B: knock", "B: done", "A: claim:basic")
    settle(t)
    assert t.winners == ["A"]


@rule("IN-3.19", "IN-6.8")
@card("seize-the-time", "germany", "england")
def test_germany_saves_up_in_a_seized_turn_too(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "germany england", "C": "fbi"},
        hands={"B": "seize-the-time"},
        tokens={"germany": 1, "england": 0},
        step="begin",
    )
    run(t, "B: plot:seize-the-time")
    replies_pass(t)
    run(t, "B: skip", "B: skip", "B: skip")
    until_asked(t, "main")
    assert t.turn == "B"
    assert (t.tokens["germany"], t.tokens["england"], t.tokens["the-network"]) == (2, 2, 0)
    run(t, "B: knock", "B: done")
    until_asked(t, "draw-plot")
    assert t.turn == "A"
    idle_until(t, "B")
    assert (t.tokens["germany"], t.tokens["england"], t.tokens["the-network"]) == (3, 2, 1)


@rule("IN-17.11", "IN-18.5")
@card("nobel-peace-prize", "assertiveness-training", "hoax")
@pytest.mark.parametrize("cancelled", [False, True])
def test_who_loses_patience_at_the_ceremony_gets_no_prize(inwo, cancelled):
    t = inwo.position(
        seats=4,
        groups={"A": "red-cross", "B": "japan", "C": "fbi", "D": "texas"},
        hands={"A": "nobel-peace-prize", "C": "assertiveness-training", "D": "hoax"},
        decks={"D": "jihad"},
        to_move="B",
        step="takeover",
    )
    run(t, "B: skip", "A: plot:nobel-peace-prize", "A: red-cross")
    assert t.power["red-cross"] == 6
    run(t, "C: plot:assertiveness-training", "C: red-cross")
    choosing(t, "C", "pay:1", "gnomes-of-zurich")
    if cancelled:
        run(t, "D: plot:hoax", "D: texas")
    settle(t)
    assert t.tokens["red-cross"] == 0
    assert t.power["red-cross"] == (6 if cancelled else 2)
    assert t.alignments["red-cross"] == (["Peaceful"] if cancelled else ["Violent"])
    assert t.exposed["A"] == ([] if cancelled else ["nobel-peace-prize"])
    assert t.tokens["gnomes-of-zurich"] == 0


@rule("IN-18.8", "IN-18.6")
@card("sucked-dry-and-cast-aside", "intellectuals", "big-media")
@pytest.mark.parametrize("puppet", ["intellectuals", "lawyers"])
def test_media_with_intellectuals_are_sucked_dry_and_not_cast_aside(inwo, puppet):
    t = inwo.position(
        seats=3,
        groups={"A": "big-media", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        hands={"A": f"{puppet} sucked-dry-and-cast-aside"},
        step="takeover",
        dice=[6, 6],
    )
    run(t, f"A: take:{puppet}")
    arrow = next(word for word in t.legal("A") if word.startswith("big-media:"))
    run(t, f"A: {arrow}")
    until_asked(t, "main")
    settle(run(t, "A: plot:sucked-dry-and-cast-aside", "A: big-media"))
    attack(t, "A", "control", "big-media", "dentists")
    clever = puppet == "intellectuals"
    assert t.strength == 4 * 4 + (1 if clever else 0) + 4 - 2
    settle(t)
    assert ("big-media" in t.groups["A"]) is clever
    assert t.destroyed["A"] == ([] if clever else ["big-media"])


@rule("IN-8.9", "IN-7.42")
@card("center-for-disease-control", "the-holy-grail")
@pytest.mark.parametrize("written", ["hawaii", "texas"])
def test_the_center_dies_of_what_the_grail_makes_fail(inwo, written):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(hawaii)", "C": "fbi"},
        resources={"B": "the-holy-grail"},
        written={"the-holy-grail": f"place:{written}"},
        hands={"A": "center-for-disease-control"},
        step="takeover",
        dice=[1, 1],
    )
    run(t, "A: take:center-for-disease-control", "A: cia:right")
    until_asked(t, "main")
    run(t, "A: destroy:center-for-disease-control", "A: hawaii", "A: use:center-for-disease-control/risk")
    run(t, "A: go", "A: commit")
    assert t.strength == 1 + 15 + 4 - 1 - 5
    settle(t)
    held = written == "hawaii"
    assert ("hawaii" in t.groups["B"]) is held
    assert ("center-for-disease-control" in t.groups["A"]) is not held
    assert t.destroyed["A"] == ([] if held else ["hawaii"])
    assert t.destroyed["B"] == (["center-for-disease-control"] if held else [])


@rule("IN-5.6", "IN-21.14")
@card("warehouse-23", "suicide-squad", "cover-of-darkness", "crystal-skull")
def test_what_lay_in_the_warehouse_is_found_in_the_ruins(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas", "C": "fbi"},
        resources={"C": "suicide-squad"},
        hands={"A": "warehouse-23", "B": "cover-of-darkness"},
        decks={"A": "crystal-skull"},
        step="takeover",
        dice=[3],
    )
    run(t, "A: take:warehouse-23")
    settle(t)
    run(t, "A: hidden", "A: crystal-skull")
    until_asked(t, "main")
    assert t.resources["A"] == ["warehouse-23"]
    run(t, "A: knock", "A: done", "C: use:suicide-squad")
    choosing(t, "C", "warehouse-23")
    run(t, "B: plot:cover-of-darkness")
    choosing(t, "B", "crystal-skull")
    settle(t)
    assert (t.resources["A"], t.resources["B"], t.resources["C"]) == ([], ["crystal-skull"], [])


@rule("IN-9.18", "IN-9.16")
@card("exposed", "cover-up", "clone-arrangers", "cia")
@pytest.mark.parametrize("covered", [False, True])
def test_arrangers_who_are_exposed_may_be_helped(inwo, covered):
    t = inwo.position(
        seats=3,
        groups={
            "A": "clone-arrangers cia big-media",
            "B": "texas(fraternal-orders(dentists))",
            "C": "fbi",
        },
        hands={"A": "exposed", "C": "cover-up"},
        step="takeover",
        dice=[6, 6],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    attack(t, "A", "control", "clone-arrangers", "dentists")
    assert t.strength == 6 - 2
    assert "aid:cia" not in until(t, "A")
    run(t, "A: plot:exposed", "A: clone-arrangers")
    choosing(t, "A", "big-media")
    if covered:
        run(t, "C: plot:cover-up/exposed")
    replies_pass(t)
    assert ("aid:cia" in until(t, "A")) is not covered
    assert t.tokens["big-media"] == 0
    settle(t)


@rule("IN-21.22", "IN-14.10", "IN-14.25")
@card("kill-for-peace", "rewriting-history", "hoax")
@pytest.mark.parametrize("cancelled", [False, True])
def test_history_is_rewritten_while_a_victory_is_contested(inwo, cancelled):
    t = inwo.position(
        seats=3,
        groups={"A": "cia dentists lawyers smof", "B": "red-cross boy-sprouts moonies", "C": "texas"},
        hands={"B": "kill-for-peace rewriting-history", "C": "hoax"},
        decks={"C": "jihad"},
        destroyed={"B": "urban-gangs cycle-gangs nato mossad feminists"},
        basic_goal=5,
        step="end",
    )
    run(t, "A: done")
    until_asked(t, "claim")
    assert "claim:kill-for-peace" not in until(t, "B")
    run(t, "A: claim:basic")
    until_asked(t, "contest")
    run(t, "B: plot:rewriting-history", "B: feminists", "B: add-violent")
    choosing(t, "B", "pay:1", "the-network")
    if cancelled:
        run(t, "C: plot:hoax", "C: texas")
    replies_pass(t)
    if not cancelled:
        run(t, "B: claim:kill-for-peace")
    settle(t)
    assert t.winners == (["A"] if cancelled else ["A", "B"])


@rule("IN-10.17", "IN-17.26")
@card("volunteer-aid", "the-oregon-crud", "blitzkrieg", "hawaii")
def test_volunteers_come_to_whoever_owns_the_ruins_by_then(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "texas(hawaii)", "B": "fbi", "C": "multinational-oil-companies wall-street"},
        hands={"A": "volunteer-aid", "C": "the-oregon-crud blitzkrieg"},
        to_move="C",
        step="begin",
        dice=[5, 5, 1, 1],
    )
    run(t, "C: plot:the-oregon-crud", "C: hawaii")
    assert t.strength == 24 - 1 - 5
    run(t, "A: plot:volunteer-aid")
    assert t.strength == 24 - 1 - 5 - 6
    settle(t)
    assert t.devastated == ["hawaii"]
    run(t, "C: skip", "C: skip", "C: skip")
    until_asked(t, "main")
    attack(t, "C", "control", "multinational-oil-companies", "hawaii", "aid:wall-street")
    assert t.strength == 6 + 4 + 4 - 2 - 5
    run(t, "C: multinational-oil-companies:top")
    until_asked(t, "after")
    assert "plot:blitzkrieg" not in until(t, "C")
    settle(t)
    assert "hawaii" in t.groups["C"]
    idle_until(t, "A")
    assert t.devastated == ["hawaii"]
    idle_until(t, "C")
    assert t.devastated == []
    assert t.tokens["hawaii"] == 1


@rule("IN-17.11", "IN-9.5")
@card("faction-fight", "payoff", "feminists")
def test_without_agents_there_is_no_faction_fight(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(feminists))", "C": "fbi"},
        hands={"A": "faction-fight feminists", "B": "payoff"},
        step="takeover",
        dice=[6, 6],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    run(t, "A: control:cia", "A: feminists", "A: plot:faction-fight", "A: feminists")
    assert t.strength == 6 - 2 + 10 + 5
    run(t, "A: go", "B: plot:payoff")
    replies_pass(t)
    assert t.strength == 6 - 2
    assert not t.privileged
    assert t.exposed["A"] == ["faction-fight"]
    assert t.discards["A"] == ["feminists"]
    settle(t)


@rule("IN-11.6", "IN-11.7")
@card("agent-in-place", "commitment", "hoax")
def test_who_is_looked_at_may_cancel_that_and_nothing_else(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "texas", "B": "cia", "C": "fbi"},
        hands={"A": "commitment hoax", "B": "agent-in-place", "C": "commitment"},
        decks={"A": "jihad"},
        to_move="C",
        step="begin",
    )
    run(t, "B: plot:agent-in-place", "B: @A")
    choosing(t, "B", "cia")
    assert "plot:commitment" not in until(t, "A")
    assert "plot:hoax" in until(t, "A")
    assert "plot:commitment" in until(t, "C")
    run(t, "A: plot:hoax", "A: texas")
    settle(t)
    assert t.plots["A"] == ["commitment"]
    assert t.discards["B"] == ["agent-in-place"]


@rule("IN-4.20", "IN-7.39")
@card("gun-lobby", "fraternal-orders", "orbital-mind-control-lasers")
@pytest.mark.parametrize("way", ["failed", "changed", "captured"])
def test_the_lobby_is_paid_for_what_it_still_stands_for(inwo, way):
    t = inwo.position(
        seats=3,
        groups={
            "A": "republicans south-american-nazis kkk",
            "B": "japan(fraternal-orders(gun-lobby))",
            "C": "fbi",
        },
        resources={"A": "orbital-mind-control-lasers"},
        decks={"B": "jihad"},
        step="takeover",
        dice=[1, 1] if way == "captured" else [6, 6],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    attack(t, "A", "control", "republicans", "fraternal-orders", "aid:south-american-nazis", "aid:kkk")
    assert t.strength == 5 + 4 + 4 + 2 - 5 - 5
    if way == "changed":
        run(t, "A: use:orbital-mind-control-lasers", "A: fraternal-orders", "A: remove-conservative")
    wrap_up(t)
    assert ("gun-lobby" in t.groups["B"]) is (way != "captured")
    assert t.plots["B"] == (["jihad"] if way == "failed" else [])


@rule("IN-17.11", "IN-17.20", "IN-9.10")
@card("ketchup-is-a-vegetable", "privatization", "bavarian-illuminati")
@pytest.mark.parametrize("bavarian", [False, True])
def test_what_is_privatized_in_an_attack_is_no_vegetable(inwo, bavarian):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi", "B": "texas(fraternal-orders(nasa))", "C": "democrats"},
        hands={"A": "ketchup-is-a-vegetable", "B": "privatization"},
        step="takeover",
        dice=[6, 6],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    run(t, "A: destroy:fbi", "A: nasa")
    if bavarian:
        replies_pass(run(t, "A: use:bavarian-illuminati"))
    replies_pass(run(t, "A: plot:ketchup-is-a-vegetable"))
    assert t.strength == 4 - 4 - 2 + 5
    run(t, "A: go", "B: plot:privatization", "B: nasa")
    choosing(t, "B", "pay:1", "the-network")
    replies_pass(t)
    # The Bavarians made it privileged themselves, or else it is open to all now.
    assert t.strength == 4 + 4 - 2
    assert t.exposed["A"] == ["ketchup-is-a-vegetable"]
    assert t.privileged is bavarian
    assert bool([word for word in until(t, "C") if word.startswith("oppose:")]) is not bavarian
    settle(t)


@rule("IN-17.11")
@card("ketchup-is-a-vegetable", "revolution", "privatization", "brazil")
def test_the_revolution_goes_on_without_the_ketchup(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi dentists", "B": "texas(fraternal-orders(brazil))", "C": "democrats"},
        hands={"A": "ketchup-is-a-vegetable revolution", "B": "privatization"},
        exposed={"A": "jihad"},
        dice=[6, 6],
    )
    # The number of the card at the table is that of the other's bonus; it takes only its own along.
    assert t.table.g.cards.face[10] == FACE["ketchup-is-a-vegetable"]
    run(t, "A: destroy:fbi", "A: brazil")
    replies_pass(run(t, "A: plot:ketchup-is-a-vegetable"))
    replies_pass(run(t, "A: plot:revolution", "A: dentists"))
    assert t.strength == 4 - 4 - 3 + 5 + 10
    run(t, "A: go", "B: plot:privatization", "B: brazil")
    choosing(t, "B", "pay:1", "the-network")
    replies_pass(t)
    assert t.strength == 4 + 4 - 3 + 10
    assert sorted(t.exposed["A"]) == ["jihad", "ketchup-is-a-vegetable"]
    settle(t)
