"""Plots with G that belong to no family."""

from __future__ import annotations

from camarilla.games.inwo.catalog import LIBERAL
from camarilla.testing import card, rule

from .helpers import attack, declare, idle_until, offered, replies_pass, run, settle, until


@card("george-the-janitor")
def test_george_exposes_the_plot_set_aside_or_all_the_others(inwo):
    for word, exposed, hidden in (
        ("this", ["martyrs"], ["jihad", "payoff"]),
        ("others", ["jihad", "payoff"], ["martyrs"]),
    ):
        t = inwo.position(groups={"A": "cia"}, hands={"A": "george-the-janitor", "B": "jihad martyrs payoff"})
        run(t, "A: plot:george-the-janitor", "A: @B", "A: cia")
        replies_pass(t)
        run(t, "B: martyrs", f"A: {word}")
        assert sorted(t.exposed["B"]) == exposed
        assert t.plots["B"] == hidden
        assert t.tokens["cia"] == 0


@card("george-the-janitor")
def test_george_finds_nothing_if_the_last_hidden_plot_was_played_in_vain(inwo):
    t = inwo.position(groups={"A": "cia pentagon", "B": "texas"}, hands={"A": "george-the-janitor hoax", "B": "hoax"})
    run(t, "A: plot:george-the-janitor", "A: @B", "A: cia", "B: plot:hoax", "B: texas", "A: plot:hoax", "A: pentagon")
    replies_pass(t)
    settle(t)
    assert offered(t, "A", "knock")
    assert t.plots["A"] == t.plots["B"] == []
    assert t.exposed["B"] == []
    assert sorted(t.discards["A"]) == ["george-the-janitor", "hoax", "payoff"]


@card("good-polls")
def test_good_polls_triple_the_defence_of_an_alignment_until_the_next_turn(inwo):
    groups = {"A": "cia pentagon", "B": "texas(feminists dentists)"}
    t = inwo.position(groups=groups)
    plain = {}
    for kind in ("control", "destroy"):
        declare(t, "A", kind, "cia", "feminists")
        plain[kind] = t.strength
        run(t, "A: call-off")
    t = inwo.position(groups=groups, hands={"B": "good-polls"})
    declare(t, "A", "control", "cia", "feminists")
    replies_pass(run(t, "B: plot:good-polls", "B: liberal"))
    assert t.strength == plain["control"] - 4  # Resistance 2 counts 6
    run(t, "A: call-off")
    declare(t, "A", "destroy", "cia", "feminists")
    assert t.strength == plain["destroy"] - 4  # Power 2 counts 6
    run(t, "A: call-off")
    declare(t, "A", "destroy", "cia", "dentists")
    assert ["power", "dentists", -1] in t.parts
    run(t, "A: call-off")
    idle_until(t, "B")
    idle_until(t, "A")
    declare(t, "A", "control", "cia", "feminists")
    assert t.strength == plain["control"]
    run(t, "A: call-off")
    settle(t)


@card("good-polls")
@rule("IN-17.27")
def test_good_polls_outlast_a_card_of_the_same_number(inwo):
    t = inwo.position(
        groups={"A": "nasa", "B": "feminists(dentists)"},
        hands={"A": "mercenaries", "B": "good-polls"},
        dice=[1, 1],
        seats=2,
    )
    g = t.table.g
    assert g.structure[1][1] == LIBERAL  # Dentists are the fourth card
    attack(t, "A", "destroy", "bavarian-illuminati", "dentists")
    replies_pass(run(t, "B: plot:good-polls", "B: liberal"))
    settle(t)
    assert t.destroyed["A"] == ["dentists"]
    declare(t, "A", "control", "nasa", "feminists")
    assert ["resistance", "feminists", -6] in t.parts
    settle(run(t, "A: call-off"))


@card("gremlins")
def test_gremlins_remove_the_token_of_a_computer_group(inwo):
    t = inwo.position(groups={"A": "cia", "B": "hackers feminists"}, hands={"A": "gremlins"})
    run(t, "A: plot:gremlins/token")
    assert t.legal("A") == ["hackers"]
    settle(run(t, "A: hackers"))
    assert t.tokens["hackers"] == 0


@card("gremlins")
def test_gremlins_cancel_a_computer_groups_action_in_an_attack(inwo):
    t = inwo.position(groups={"A": "hackers", "B": "cia(texas(hollywood))"}, hands={"B": "gremlins"}, dice=[1, 1])
    attack(t, "A", "control", "hackers", "hollywood")
    assert t.strength >= 2
    run(t, "B: plot:gremlins/fight", "B: hackers")
    settle(t)
    assert offered(t, "A", "knock")
    assert t.groups["B"] == ["cia", "texas", "hollywood"]
    assert t.tokens["hackers"] == 0


@card("gremlins")
def test_gremlins_cancel_a_plot_that_uses_a_computer_groups_power(inwo):
    t = inwo.position(
        groups={"A": "hackers"},
        hands={"A": "the-internet-worm savings-and-loan-scam", "B": "gremlins"},
        decks={"A": "payoff payoff payoff", "B": "jihad martyrs payoff"},
    )
    run(t, "A: plot:the-internet-worm", "A: @B", "A: pay:2", "A: hackers", "B: plot:gremlins/play")
    settle(t)
    assert t.gone == []
    t = inwo.position(
        groups={"A": "hackers"}, hands={"A": "savings-and-loan-scam", "B": "gremlins"}, decks={"A": "payoff"}
    )
    run(t, "A: plot:savings-and-loan-scam", "A: hackers")
    until(t, "B")
    assert not offered(t, "B", "plot:gremlins/play")  # any group's action would do: its Power is not used
    settle(t)


@card("gremlins")
def test_gremlins_send_a_rivals_gadget_back_to_the_hand(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        resources={"A": "weather-satellite", "B": "earthquake-projector mercenaries"},
        hands={"A": "gremlins"},
    )
    run(t, "A: plot:gremlins/gadget")
    assert t.legal("A") == ["earthquake-projector"]
    settle(run(t, "A: earthquake-projector"))
    assert t.resources["B"] == ["mercenaries"]
    assert t.hand["B"] == ["earthquake-projector"]
