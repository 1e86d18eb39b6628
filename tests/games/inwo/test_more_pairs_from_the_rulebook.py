"""More cards that speak to each other: the scenarios that followed the first ten, written in the same way."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import (
    attack,
    choosing,
    declare,
    idle_until,
    may,
    replies_pass,
    run,
    settle,
    until,
    until_asked,
    watching,
    wrap_up,
)


@rule("IN-14.15", "IN-8.9")
@card("sucked-dry-and-cast-aside", "servants-of-cthulhu")
@pytest.mark.parametrize(
    "victims", ["moonies witch nasa nato hackers elvis", "moonies witch nasa nato hackers elvis smof"]
)
def test_who_is_cast_aside_is_no_victim_of_the_servants(inwo, victims):
    t = inwo.position(
        seats=3,
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "loan-sharks the-mafia", "B": "texas(dentists)", "C": "fbi"},
        hands={"A": "sucked-dry-and-cast-aside"},
        decks={"A": "jihad martyrs hoax"},
        destroyed={"A": victims},
        basic_goal=20,
        dice=[2, 2],
    )
    settle(run(t, "A: plot:sucked-dry-and-cast-aside", "A: loan-sharks"))
    attack(t, "A", "destroy", "loan-sharks", "dentists")
    assert t.strength == 4 * 3 + 1 + 4 - 1 - 5
    settle(t)
    assert t.groups["A"] == ["the-mafia"]
    # One group was destroyed, the Dentists: one Plot is drawn, and the Sharks are counted by nobody.
    assert t.plots["A"] == ["jihad"]
    run(t, "A: knock", "A: done")
    until_asked(t, "claim")
    claims = [word for word in t.legal("A") if word.startswith("claim:")]
    assert bool(claims) is (len(victims.split()) == 7)


VICTIMS = "moonies witch nasa nato hackers elvis smof"


@rule("IN-14.15", "IN-8.9")
@card("servants-of-cthulhu", "deasil-engine")
@pytest.mark.parametrize("victims", [VICTIMS, VICTIMS + " joggers"])
def test_a_resource_is_no_eighth_victim_of_the_servants(inwo, victims):
    t = inwo.position(
        seats=3,
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "cia", "B": "fbi", "C": "texas"},
        resources={"B": "earthquake-projector"},
        hands={"A": "deasil-engine"},
        destroyed={"A": victims},
        basic_goal=20,
    )
    run(t, "A: plot:deasil-engine", "A: earthquake-projector")
    settle(t)
    assert t.resources["B"] == []
    run(t, "A: knock", "A: done")
    until_asked(t, "claim")
    claims = [word for word in t.legal("A") if word.startswith("claim:")]
    assert bool(claims) is (victims != VICTIMS)


@rule("IN-18.9", "IN-19.18", "IN-11.3")
@card("deprogrammers", "discordian-society", "nationalization")
def test_deprogrammers_in_the_service_of_the_state_cannot_touch_the_discordians(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"B": "discordian-society"},
        groups={"A": "deprogrammers fbi", "B": "texas(hackers)", "C": "cia"},
        hands={"A": "nationalization"},
    )
    t.play("A: destroy:fbi")
    assert sorted(t.legal("A")) == ["cia", "deprogrammers"]
    run(t, "A: cia", "A: go", "A: call-off")
    # Their card names the Society's immunity to Straight groups, so theirs alone may attack it: 1 and 8, and Straight
    # against Weird, against Power 3 one step from a direct puppet.
    declare(t, "A", "destroy", "deprogrammers", "hackers")
    assert t.strength == 1 + 8 + 4 - 3 - 5
    run(t, "A: call-off", "A: plot:nationalization", "A: deprogrammers")
    choosing(t, "A", "pay:1", "bavarian-illuminati")
    settle(t)
    assert t.alignments["deprogrammers"] == ["Government", "Straight"]
    # The immunity to Government groups is not named: it holds.
    t.play("A: destroy:deprogrammers")
    assert sorted(t.legal("A")) == ["cia", "fbi"]
    run(t, "A: cia", "A: go", "A: call-off")


@rule("IN-10.9")
@card("head-in-a-jar", "and-stay-dead", "servants-of-cthulhu", "sniper", "car-bomb")
def test_a_head_in_a_jar_was_never_destroyed(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "cia", "B": "ross-perot(smof)", "C": "druids"},
        hands={"A": "sniper car-bomb", "B": "head-in-a-jar", "C": "and-stay-dead"},
        decks={"A": "jihad martyrs"},
        dice=[1, 1, 3, 3],
    )
    run(t, "A: plot:sniper", "A: ross-perot", "A: none")
    assert t.strength == 10 + 4 - 2 - 10
    run(t, "B: plot:head-in-a-jar")
    assert "plot:and-stay-dead" not in watching(t, "C")
    assert t.groups["B"] == ["ross-perot", "smof"]
    assert t.destroyed["A"] == []
    assert t.plots["A"] == ["car-bomb"]  # nothing was destroyed: the Servants draw nothing
    run(t, "A: plot:car-bomb", "A: ross-perot", "A: none")
    assert t.strength == 8 + 4 - 2 - 10 - 10
    settle(t)
    idle_until(t, "B")
    # An arrow is open, but it takes no new puppet; it may still destroy.
    assert not may(t, "B", "control:ross-perot")
    assert may(t, "B", "destroy:ross-perot")


@rule("IN-3.10", "IN-3.11", "IN-2.5")
@card("unlucky-13", "bank-of-england")
def test_on_an_unlucky_turn_no_plot_comes_from_the_deck_the_bank_or_a_purchase(inwo):
    t = inwo.position(
        seats=3,
        step="begin",
        groups={"A": "bank-of-england", "B": "druids", "C": "fbi"},
        hands={"B": "unlucky-13"},
        decks={"A": "jihad martyrs hoax dentists"},
    )
    run(t, "B: plot:unlucky-13", "B: druids")
    replies_pass(t)
    until_asked(t, "draw-plot")
    assert not may(t, "A", "draw")
    run(t, "A: skip", "A: draw")
    replies_pass(t)
    assert t.hand["A"] == ["dentists"]  # a Group may be drawn
    run(t, "A: skip")
    settle(t)
    assert not may(t, "A", "buy")
    run(t, "A: use:bank-of-england")  # its action is lost: nothing is drawn for any reason
    settle(t)
    assert t.plots["A"] == []
    run(t, "A: knock", "A: done")
    # The turn is over, and so is the ban.
    run(t, "A: buy", "A: bavarian-illuminati")
    replies_pass(t)
    assert t.turn == "B"
    assert t.plots["A"] == ["jihad"]


@rule("IN-19.4", "IN-21.13")
@card("center-for-disease-control", "fnord-motor-company")
@pytest.mark.parametrize("again", [False, True])
def test_the_center_dies_only_of_an_attack_that_failed_in_the_end(inwo, again):
    t = inwo.position(
        seats=3,
        groups={
            "A": "center-for-disease-control fnord-motor-company",
            "B": "texas(fraternal-orders(hawaii))",
            "C": "fbi",
        },
        hands={"A": "jihad"},
        dice=[6, 5, 1, 2],
    )
    run(t, "A: destroy:center-for-disease-control", "A: hawaii", "A: use:center-for-disease-control/risk")
    run(t, "A: go", "A: commit")
    assert t.strength == 1 + 15 + 4 - 1  # Government against Corporate
    until_asked(t, "after-roll")
    if again:
        run(t, "A: use:fnord-motor-company")
        choosing(t, "A", "jihad")
    settle(t)
    if again:
        assert t.destroyed["A"] == ["hawaii"]
        assert "center-for-disease-control" in t.groups["A"]
        assert t.discards["A"] == ["jihad"]
    else:
        assert t.destroyed["B"] == ["center-for-disease-control"]
        assert t.groups["A"] == ["fnord-motor-company"]


@rule("IN-9.6", "IN-9.10")
@card("xanadu", "faction-fight")
@pytest.mark.parametrize("resources", [{}, {"B": "xanadu"}])
def test_in_xanadu_agents_are_worth_nothing_but_the_faction_is(inwo, resources):
    t = inwo.position(
        seats=3,
        groups={"A": "democrats", "B": "texas(feminists)", "C": "california"},
        resources=resources,
        hands={"A": "faction-fight feminists"},
        dice=[3, 3],
    )
    run(t, "A: control:democrats", "A: feminists", "A: plot:faction-fight", "A: feminists")
    run(t, "A: go")  # a Plot was played: it is committed
    # Liberal both; one step from a direct puppet. The agents would be +10; the Plot is +5 and brings privilege.
    assert t.strength == 6 + 4 - 2 - 5 + 5 + (0 if resources else 10)
    assert t.privileged
    assert "oppose:california" not in until(t, "C")
    wrap_up(t)
    assert t.masters["feminists"] == "democrats"
    assert sorted(t.discards["A"]) == ["faction-fight", "feminists"]


@rule("IN-18.6", "IN-18.7", "IN-17.27", "IN-5.6")
@card("loan-sharks", "new-blood", "cyborg-soldiers", "gun-control", "sucked-dry-and-cast-aside")
def test_power_is_set_then_multiplied_once_then_added_to_and_all_of_it_dies_with_the_group(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "loan-sharks the-mafia", "B": "dentists", "C": "fbi"},
        resources={"A": "cyborg-soldiers"},
        links={"cyborg-soldiers": "loan-sharks", "new-blood": "loan-sharks"},
        hands={"A": "sucked-dry-and-cast-aside"},
        nwo="gun-control",
        dice=[2, 2],
    )
    assert t.power["loan-sharks"] == 6 * 2 + 1 + 1  # another Criminal group; Gun Control
    settle(run(t, "A: plot:sucked-dry-and-cast-aside", "A: loan-sharks"))
    attack(t, "A", "destroy", "loan-sharks", "dentists")
    assert t.strength == 6 * 4 + 1 + 1 - 1 - 10  # four times, not eight
    settle(t)
    assert t.groups["A"] == ["the-mafia"]
    assert t.resources["A"] == []
    assert "new-blood" in t.discards["A"]
    assert "dentists" in t.destroyed["A"]


@rule("IN-18.6", "IN-18.7", "IN-8.5")
@card("world-war-three", "dictatorship", "revolution", "good-polls", "russia")
def test_a_war_on_a_dictatorship_with_a_revolution_in_it(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "russia nasa", "B": "texas(fraternal-orders(canada))", "C": "fbi"},
        links={"dictatorship": "canada"},
        hands={"A": "revolution", "B": "good-polls"},
        nwo="world-war-three",
        dice=[6, 6],
    )
    assert t.power["canada"] == 3 + 2
    assert sorted(t.alignments["canada"]) == ["Government", "Liberal", "Violent"]
    attack(t, "A", "destroy", "russia", "canada")
    assert t.strength == 3 * 4 - 4 - 4 - 5  # Violent and Government both
    replies_pass(run(t, "A: plot:revolution", "A: nasa"))
    assert t.strength == -1 + 20
    replies_pass(run(t, "B: plot:good-polls", "B: government"))
    assert t.strength == 12 - 8 + 20 - (3 * 3 + 2)
    settle(t)
    # It lost its war: it is destroyed, and the defender has the credit.
    assert t.destroyed["B"] == ["russia"]
    assert t.groups["A"] == ["nasa"]


@rule("IN-21.5", "IN-21.6", "IN-2.4")
@card("rosicrucians", "liquor-companies")
def test_a_draw_that_is_stopped_cannot_be_turned_into_a_search(inwo):
    t = inwo.position(
        seats=3,
        step="begin",
        groups={"A": "rosicrucians fbi", "B": "liquor-companies", "C": "cia"},
        decks={"A": "jihad martyrs"},
    )
    run(t, "A: draw")
    until_asked(t, "reply")
    # Both answer the same announcement. B sits next to A, so B's answer is made; A's is dropped unrevealed and would
    # have to be given again, but the draw is gone by then.
    t.play("A: use:rosicrucians", "B: use:liquor-companies", "C: pass")
    assert "use:rosicrucians" not in watching(t, "A")
    assert t.plots["A"] == []
    assert (t.tokens["rosicrucians"], t.tokens["liquor-companies"]) == (1, 0)


@rule("IN-19.15", "IN-19.16")
@card("rosicrucians", "bank-of-england", "crop-circles")
@pytest.mark.parametrize("way", ["use:rosicrucians", "plot:crop-circles"])
def test_of_two_cards_the_rosicrucians_choose_one_and_crop_circles_both(inwo, way):
    t = inwo.position(
        seats=3,
        groups={"A": "rosicrucians bank-of-england", "B": "fbi", "C": "cia"},
        decks={"A": "jihad martyrs hoax payoff vultures"},
        hands={"A": "crop-circles"},
    )
    run(t, "A: use:bank-of-england", f"A: {way}")
    choosing(t, "A", "rosicrucians")
    searches = 0
    while t.table.pending is not None and "knock" not in t.legal(t.to_act[0]):
        if t.table.view(None).asked[0].prompt == "search":
            searches += 1
            t.play(f"A: {t.legal('A')[-1]}")
        else:
            t.play(f"{t.to_act[0]}: pass")
    # "Entitled to draw a Plot: take the card you want instead" is one card; Crop Circles take all one is entitled to.
    assert searches == (1 if way == "use:rosicrucians" else 2)
    assert len([card for card in t.plots["A"] if card != "crop-circles"]) == 2


@rule("IN-4.10", "IN-17.9", "IN-18.5", "IN-19.21")
@card("privatization", "dictatorship", "backlash", "canada")
def test_backlash_gives_a_privatized_nation_its_government_back_but_no_dictator(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "canada feminists", "B": "fbi", "C": "cia"},
        links={"dictatorship": "canada"},
        hands={"A": "privatization backlash"},
    )
    assert sorted(t.alignments["canada"]) == ["Government", "Liberal", "Violent"]
    run(t, "A: plot:privatization", "A: canada")
    choosing(t, "A", "pay:1", "bavarian-illuminati")
    settle(t)
    # No Dictatorship any more: what it had made of Canada is undone with it.
    assert sorted(t.alignments["canada"]) == ["Corporate", "Liberal", "Peaceful"]
    assert t.power["canada"] == 3
    assert t.discards["A"] == ["dictatorship"]
    run(t, "A: plot:backlash", "A: canada")
    choosing(t, "A", "privatization", "feminists")
    settle(t)
    assert sorted(t.alignments["canada"]) == ["Government", "Liberal", "Peaceful"]
    assert t.power["canada"] == 3
    assert sorted(t.discards["A"]) == ["backlash", "dictatorship", "privatization"]


@rule("IN-10.12", "IN-17.2")
@card("moonbase", "immortality-serum", "meteor-strike")
def test_who_drank_the_serum_outlives_moonbase(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi", "B": "texas(moonbase) elvis dan-quayle", "C": "cia"},
        resources={"B": "immortality-serum"},
        links={"elvis": "moonbase", "dan-quayle": "moonbase", "immortality-serum": "elvis"},
        hands={"A": "meteor-strike"},
        dice=[1, 1],
    )
    run(t, "A: plot:meteor-strike", "A: moonbase")
    assert t.strength == 16 - 3 - 5
    settle(t)  # by 6, more than 4: it is destroyed, and everybody there with it
    assert sorted(t.destroyed["A"]) == ["dan-quayle", "moonbase"]
    assert "elvis" in t.groups["B"]
    assert t.links["immortality-serum"] == "elvis"


@rule("IN-9.5", "IN-9.6")
@card("payoff")
def test_after_a_payoff_other_agents_may_follow(inwo):
    t = inwo.position(
        groups={"A": "democrats", "B": "texas(feminists)", "C": "cia", "D": "fbi"},
        hands={"B": "payoff", "C": "feminists", "D": "feminists"},
    )
    attack(t, "A", "control", "democrats", "feminists")
    assert t.strength == 6 + 4 - 2 - 5
    run(t, "C: agents:feminists:aid", "B: plot:payoff")
    replies_pass(t)
    assert t.strength == 3
    assert t.discards["C"] == ["feminists"]
    replies_pass(run(t, "D: agents:feminists:aid"))
    assert t.strength == 3 + 10


@rule("IN-7.41", "IN-3.18")
@card("blitzkrieg", "new-federal-budget")
def test_a_captured_group_acts_by_a_blitzkrieg_but_is_not_reloaded(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "republicans cia", "B": "texas(fraternal-orders(nasa))", "C": "england"},
        hands={"A": "blitzkrieg new-federal-budget"},
        tokens={"cia": 0},
        dice=[2, 2],
    )
    attack(t, "A", "control", "republicans", "nasa")
    until_asked(t, "arrow")
    t.play(f"A: {t.legal('A')[0]}")
    run(t, "A: plot:blitzkrieg")
    choosing(t, "A", "nasa")
    settle(t)
    assert t.tokens["nasa"] == 1
    run(t, "A: destroy:nasa", "A: england", "A: go", "A: commit")
    wrap_up(t)
    assert t.tokens["nasa"] == 0
    run(t, "A: plot:new-federal-budget")
    assert "cia" in t.legal("A")
    assert "nasa" not in t.legal("A")
    t.play("A: cia")
