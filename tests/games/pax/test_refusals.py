"""Why something cannot be done in the action phase: the clause that forbids it, and the reason in words."""

from __future__ import annotations

import pytest

from .helpers import table

REFUSALS = [
    (
        {"field": {"13": "PIL052"}, "markers": [13]},
        [],
        [
            "reward-influence:13 | PA-6.1 | you need a token on a card next to it",
            "reward-reassign:13:Sc | PA-8.1 | you need a token on a luminary of that faction",
        ],
    ),
    (
        {"field": {"2": "PIL052"}},
        [],
        ["influence:2 | PA-6.2 | you cannot pay the price"],
    ),
    (
        {"actions": 0, "field": {"2": "PIL002"}, "favours": {"A": "A1"}},
        [],
        [
            "influence:2 | PA-4.5 | you have no main actions left this turn",
            "interrogate:home | PA-4.5 | you have no main actions left this turn",
            "reassign:A | PA-4.5 | you have no main actions left this turn",
            "dismiss:2 | PA-4.5 | you have no main actions left this turn",
            "oust:2@1 | PA-4.5 | you have no main actions left this turn",
        ],
    ),
    (
        {"hands": {"A": "PIL014"}, "chain": "PIL016"},
        [],
        [
            "conspire:PIL014 | PA-11.3 | it must share a faction with the last card of your chain",
        ],
    ),
    (
        {"hands": {"A": "PIL014 PIL046"}, "chain": "PIL053"},
        [],
        [
            "conspire:PIL014 | PA-11.14 | a Royal Arch has closed your chain",
            "conspire:PIL046 | PA-11.14 | a Royal Arch has closed your chain",
        ],
    ),
    (
        {"field": {"2": "PIL002"}},
        [],
        [
            "scout:2 | PA-5.1 | choose a face-down card",
            "scout:5 | PA-5.2 | you cannot pay the price",
            "scout:0 | PA-5.1 | you need a token on a card next to it",
            "scout:13 | PA-5.1 | you need a token on a card next to it",
        ],
    ),
    (
        {"field": {"2": "PIL002", "13": "PIL003"}},
        [],
        [
            "influence:2 | PA-6.2 | you cannot pay the price",
            "influence:13 | PA-6.1 | you need a token on a card next to it",
            "influence:0 | PA-6.1 | choose a face-up card",
        ],
    ),
    (
        {"field": {"2": "PIL052 B..", "5": "PIL003 B"}, "favours": {"A": "A2"}},
        [],
        [
            "influence:2 | PA-6.6 | a rival already influences that Royal Arch",
            "influence:5 | PA-6.1 | that card has no free cell",
        ],
    ),
    (
        {
            "field": {
                "2": "PIL002",
                "5": "PIL031 AAA",
                "6": "PIL033 AAA",
                "7": "PIL034 AAA",
                "3": "PIL035 AAA",
                "8": "PIL036 AAA",
                "9": "PIL037 AAA",
            },
            "favours": {"A": "A1"},
            "realised": {"P12": "A", "P06": "A"},
            "plots": {"common": "P12 P06", "A": "P10"},
        },
        [],
        [
            "influence:2 | PA-2.1 | you have no tokens left in your supply",
            "realise:P10 | PA-2.1 | you have no tokens left in your supply",
            "realise:P12 | PA-13.4 | your token is already there",
        ],
    ),
    (
        {"field": {"2": "PIL016 A.", "5": "PIL003"}},
        ["A: interrogate:2"],
        [
            "interrogate:2 | PA-7.7 | that card has already yielded favour this turn",
            "interrogate:5 | PA-7.1 | you need a token on that card",
            "interrogate:13 | PA-7.1 | you need a token on that card",
        ],
    ),
    (
        {},
        ["A: interrogate:home"],
        [
            "interrogate:home | PA-7.7 | that card has already yielded favour this turn",
        ],
    ),
    (
        {"field": {"2": "PIL016 A."}},
        [],
        [
            "reassign:Kn | PA-8.1 | you need a token on a luminary of that faction",
            "reassign:A | PA-8.2 | you cannot pay the price",
        ],
    ),
    (
        {"field": {"2": "PIL016 A."}, "favours": {"A": "A1"}},
        [],
        [
            "reassign:A | PA-8.4 | none of your tokens can move that way",
            "reassign:M | PA-8.2 | you cannot pay the price",
        ],
    ),
    (
        {"field": {"2": "PIL016 B.", "5": "PIL003", "13": "PIL004"}, "hands": {"A": "PIL001"}},
        [],
        [
            "dismiss:2 | PA-9.1 | rivals have tokens on that card",
            "dismiss:5 | PA-9.2 | you cannot pay the price",
            "dismiss:6 | PA-9.1 | choose a face-up card",
            "dismiss:13 | PA-9.1 | you need a token on a card next to it",
        ],
    ),
    (
        {"field": {"2": "PIL016 BB", "5": "PIL003 B"}, "hands": {"A": "PIL001"}, "special": {"B": "electors_decree"}},
        [],
        [
            "dismiss:2 | PA-9.5 | you need a card with cells for all rival tokens",
            "dismiss:5 | PA-9.2 | you cannot pay the price",
        ],
    ),
    (
        {"field": {"2": "PIL016"}},
        [],
        [
            "dismiss:2 | PA-9.3 | you have no luminary in hand to lay",
        ],
    ),
    (
        {"field": {"2": "PIL016 B.", "13": "PIL002 B"}},
        [],
        [
            "oust:2@1 | PA-10.3 | you cannot pay the price",
            "oust:13@1 | PA-10.2 | you need a token on a card next to it",
            "oust:5@1 | PA-10.2 | that player has no tokens on that card",
        ],
    ),
    (
        {"seats": 3, "field": {"0": "PIL016 C."}},
        [],
        [
            "oust:0@1 | PA-10.2 | that player has no tokens on that card",
            "oust:0@2 | PA-10.3 | you cannot pay the price",
        ],
    ),
    (
        {"field": {"2": "PIL001 A", "5": "PIL002 A", "6": "PIL003 A"}, "factions": {"row": "A M", "B": "Kn"}},
        ["A: take:A"],
        [
            "take:A | PA-12.1 | you already have that faction card",
            "take:M | PA-12.1 | you can do that only once a turn",
            "take:Kn | PA-12.1 | you can do that only once a turn",
            "take:Sc | PA-12.1 | that faction card is not part of this game",
        ],
    ),
    (
        {"field": {"2": "PIL001 A", "5": "PIL002 A", "6": "PIL003 A"}, "factions": {"row": "M", "B": "Kn", "A": "A"}},
        [],
        [
            "take:A | PA-12.1 | you already have that faction card",
            "take:M | PA-12.1 | you must control the largest lodge of that faction",
            "take:Kn | PA-12.1 | you must control the largest lodge of that faction",
        ],
    ),
    (
        {
            "plots": {"common": "P07 P04", "A": "P10"},
            "lost": {"P04": "A"},
            "field": {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."},
        },
        ["A: realise:P07"],
        [
            "realise:P07 | PA-13.4 | your token is already there",
            "realise:P04 | PA-13.4 | your token is already there",
            "realise:P10 | PA-13.2 | you can do that only once a turn",
        ],
    ),
    (
        {
            "field": {"3": "PIL016 A.", "6": "PIL018 A.", "7": "PIL027 A.", "10": "PIL030 A."},
            "plots": {"common": "P04 P02", "A": "P09"},
            "realised": {"P04": "A"},
        },
        [],
        [
            "realise:P02 | PA-13.7 | that plot shares too many cards with your other plots",
            "realise:P09 | PA-14.9 | you do not meet the plot's condition yet",
        ],
    ),
    (
        {
            "factions": {"A": "A M Cr Kn Cl Sc"},
            "field": {"2": "PIL016", "5": "PIL003 B", "13": "PIL052 B..", "12": "PIL002"},
            "hands": {"A": "PIL001"},
        },
        [],
        [
            "A-influence:12 | PA-19.1 | you cannot pay the price",
            "A-influence:0 | PA-6.1 | choose a face-up card",
            "A-influence:13 | PA-6.6 | a rival already influences that Royal Arch",
            "A-influence:5 | PA-6.1 | that card has no free cell",
            "M-dismiss:2 | PA-19.3 | you cannot pay the price",
            "M-dismiss:12 | PA-9.1 | you need a token on a card next to it",
            "M-dismiss:5 | PA-9.1 | rivals have tokens on that card",
            "Cr-reassign | PA-19.5 | you cannot pay the price",
            "Kn-interrogate:2 | PA-7.1 | you need a token on that card",
            "Cl-oust:5@1 | PA-19.9 | you cannot pay the price",
            "Cl-oust:2@1 | PA-10.2 | that player has no tokens on that card",
            "Sc-scout:0 | PA-19.11 | you cannot pay the price",
            "Sc-scout:2 | PA-19.11 | choose a face-down card",
        ],
    ),
    (
        {"factions": {"A": "Cr"}, "field": {"2": "PIL016 AA"}, "favours": {"A": "Cr1"}},
        [],
        [
            "Cr-reassign | PA-19.5 | none of your tokens can move that way",
        ],
    ),
    (
        {"factions": {"A": "Kn"}},
        ["A: interrogate:home"],
        [
            "Kn-interrogate:home | PA-7.7 | that card has already yielded favour this turn",
        ],
    ),
    (
        {"markers": [2], "field": {"2": "PIL016", "5": "PIL003"}, "hands": {"A": "PIL001"}},
        [],
        [
            "reward-influence:2 | PA-6.2 | you cannot pay the price",
            "reward-influence:5 | PA-10.18 | there is no reward marker there",
            "reward-dismiss:2 | PA-9.2 | you cannot pay the price",
            "reward-dismiss:0 | PA-10.18 | there is no reward marker there",
            "reward-reassign:2:A | PA-8.1 | you need a token on a luminary of that faction",
            "reward-reassign:0:A | PA-10.18 | there is no reward marker there",
        ],
    ),
    (
        {"markers": [2], "field": {"2": "PIL002 B", "5": "PIL016 A."}},
        [],
        [
            "reward-influence:2 | PA-6.1 | that card has no free cell",
            "reward-dismiss:2 | PA-9.1 | rivals have tokens on that card",
            "reward-reassign:2:A | PA-8.2 | you cannot pay the price",
        ],
    ),
    (
        {"markers": [2], "field": {"2": "PIL002 B", "5": "PIL016 A."}, "favours": {"A": "A1"}},
        [],
        [
            "reward-reassign:2:A | PA-10.20 | none of your tokens can move that way",
            "reward-reassign:2:Kn | PA-8.1 | you need a token on a luminary of that faction",
            "reward-reassign:2:M | PA-8.2 | you cannot pay the price",
        ],
    ),
    (
        {"special": {"A": "propaganda_press", "B": "wilhelmsbad"}, "favours": {"A": "A2 M2"}},
        [],
        [
            "press:A | PA-16.17 | you cannot pay the price",
            "press:Sc | PA-16.17 | you cannot pay the price",
            "convent | PA-16.20 | you cannot pay the price",
            "inquire-hand@1 | PA-16.22 | that event is not in force",
            "inquire-plot@1 | PA-16.22 | that event is not in force",
        ],
    ),
    (
        {"special": {"A": "propaganda_press"}, "favours": {"A": "A3"}},
        ["A: press:A"],
        [
            "press:A | PA-16.17 | you can do that only once a turn",
            "press:M | PA-16.17 | you can do that only once a turn",
            "convent | PA-16.20 | that event is not in force",
        ],
    ),
    (
        {"special": {"A": "wilhelmsbad"}, "favours": {"A": "A5"}},
        ["A: convent"],
        [
            "convent | PA-16.20 | you can do that only once a turn",
        ],
    ),
    (
        {"seats": 3, "special": {"A": "church_inquisitors"}, "hands": {"B": "PIL001"}},
        ["A: inquire-hand@B"],
        [
            "inquire-hand@1 | PA-16.22 | you can do that only once a turn",
            "inquire-plot@1 | PA-16.22 | you can do that only once a turn",
            "inquire-hand@2 | PA-16.22 | you can do that only once a turn",
        ],
    ),
    (
        {
            "seats": 3,
            "special": {"A": "church_inquisitors"},
            "plots": {"common": "P07 P06", "B": "P04"},
            "lost": {"P04": "B"},
        },
        [],
        [
            "inquire-hand@1 | PA-16.22 | that player has nothing for you to look at",
            "inquire-plot@1 | PA-16.22 | that player has nothing for you to look at",
        ],
    ),
]


@pytest.mark.parametrize(("given", "moves", "refused"), REFUSALS)
def test_refusals_name_clause_and_reason(pax, given, moves, refused):
    t = table(pax, **given).play(*moves)
    for line in refused:
        move, clause, reason = line.split(" | ")
        refusal = t.table.why_not(0, move)
        assert refusal is not None, move
        assert (move, refusal.rule, t.table.game.say(refusal.reason)) == (move, clause, reason)
