"""What the table asks and offers: prompts, labels, what options touch, and why others are refused."""

from __future__ import annotations

import pytest

from camarilla.checks.laws import pick
from camarilla.checks.ledger import clauses
from camarilla.kernel.options import Label
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from .helpers import table


def asked(t, seat=0):
    """The prompt of a seat as a sentence."""
    return t.table.game.say(t.table.prompt(seat).label)


def offered(t, seat=0):
    """The options of a seat: notation, sentence, what they touch."""
    say = t.table.game.say
    return [(option.notation, say(option.label), option.touches) for option in t.table.legal(seat)]


def test_the_action_phase(pax):
    t = table(pax, field={"2": "PIL031 A.B", "5": "PIL002"}, favours={"A": "A2 M1"}, hands={"A": "PIL013"}, actions=1)
    assert asked(t) == "Choose what to do: 1 main action left"
    found = {notation: (words, touches) for notation, words, touches in offered(t)}
    assert found["end"] == ("End your action phase with 1 main action left", ())
    assert found["scout:6"] == ("Scout the face-down card on space 6", ("cell:6",))
    assert found["influence:5"] == ("Influence Count Johann Philipp von Cobenzl (space 5)", ("cell:5",))
    assert found["interrogate:home"] == ("Interrogate your areopagus", ("home:0",))
    assert found["oust:2@1"] == ("Oust seat 1 from Adolph Knigge (space 2)", ("cell:2", "seat:1"))
    assert found["reassign:A"][1] == ("faction:A",)
    assert found["conspire:PIL013"][1] == (f"card:{t.table.g.hands[0][0]}",)


def test_payments_say_what_is_due(pax):
    t = table(pax, favours={"A": "A3 Sc1 M1"})
    t.play("A: scout:2").leave_open("pay")
    assert asked(t) == "Pay a favour (Magistrates, Connoisseurs, Scholars): 1 symbol left to pay"
    assert [words for _, words, _ in offered(t)] == [
        "Pay 1 favour of the Magistrates",
        "Pay 1 favour of the Scholars",
        "Pay 3 favours of the Aristocracy instead",
    ]
    t = table(pax, special={"B": "wilhelmsbad"}, favours={"A": "A3 M3"})
    t.play("A: convent").leave_open("pay")
    assert asked(t) == "Pay any favour: 5 symbols left to pay"


def test_drawing_says_what_the_next_court_card_costs(pax):
    t = table(pax, favours={"A": "Sc1"}, hands={"A": "PIL001"})
    t.play("A: end").leave_open("draw")
    assert asked(t) == "Draw a card: 3 to go"
    t.play("A: court:0")
    assert asked(t) == "Draw a card: 2 to go; another from the court costs 1 favour"


def test_a_dispute_says_how_strong_one_is(pax):
    t = table(
        pax,
        field={"6": "PIL002 A", "7": "PIL031 B.."},
        favours={"A": "A1"},
        hands={"A": "PIL046 PIL013", "B": "PIL001 PIL003"},
    )
    t.play("A: oust:7@B").leave_open("dispute")
    assert asked(t, 1) == "seat 0 challenges tokens on Adolph Knigge. Lay a card; your strength so far is 1"
    assert offered(t)[0][1] == "Karl August of Saxe-Weimar-Eisenach, strength dagger"


@pytest.mark.parametrize(
    ("given", "move", "rule", "reason"),
    [
        ({"actions": 0}, "scout:2", "PA-4.5", "you have no main actions left this turn"),
        ({}, "scout:13", "PA-5.1", "you need a token on a card next to it"),
        ({}, "influence:2", "PA-6.1", "choose a face-up card"),
        ({"field": {"2": "PIL002 B"}}, "influence:2", "PA-6.1", "that card has no free cell"),
        ({}, "interrogate:2", "PA-7.1", "you need a token on that card"),
        ({}, "reassign:A", "PA-8.1", "you need a token on a luminary of that faction"),
        ({"field": {"2": "PIL002"}}, "dismiss:2", "PA-9.3", "you have no luminary in hand to lay"),
        ({"field": {"2": "PIL002"}}, "oust:2@1", "PA-10.2", "that player has no tokens on that card"),
        ({}, "take:A", "PA-12.1", "you must control the largest lodge of that faction"),
        ({}, "take:Sc", "PA-12.1", "that faction card is not part of this game"),
        ({"factions": {"A": "A"}}, "take:A", "PA-12.1", "you already have that faction card"),
        ({}, "realise:P12", "PA-14.12", "you do not meet the plot's condition yet"),
        ({"realised": {"P12": "A"}}, "realise:P12", "PA-13.4", "your token is already there"),
        (
            {"markers": [2], "field": {"2": "PIL002"}},
            "reward-influence:5",
            "PA-10.18",
            "there is no reward marker there",
        ),
        ({}, "convent", "PA-16.20", "that event is not in force"),
        ({}, "press:A", "PA-16.17", "that event is not in force"),
        ({}, "inquire-hand@1", "PA-16.22", "that event is not in force"),
        (
            {"special": {"B": "church_inquisitors"}},
            "inquire-hand@1",
            "PA-16.22",
            "that player has nothing for you to look at",
        ),
    ],
)
def test_refusals(pax, given, move, rule, reason):
    t = table(pax, **given)
    refusal = t.table.why_not(0, move)
    assert (refusal.rule, t.table.game.say(refusal.reason)) == (rule, reason)


def test_every_clause_that_is_cited_exists():
    ledger = None
    for options in ({}, {"opponent": "weishaupt"}):
        played = Table.new("pax", 3, seed=6, options=options)
        ledger = ledger or clauses(played.game)
        rng = Rng(seed_bytes(2))
        while not played.over:
            for seat in played.to_act:
                assert played.prompt(seat).rule in ledger
                assert all(refusal.rule in ledger for refusal in played.refusals(seat))
                assert isinstance(played.prompt(seat).label, Label)
            played.play(*pick(played, rng))
        cited = {event["clause"] for event in played.seen(None) if event["type"] == "OpponentStep"}
        assert cited <= set(ledger)
