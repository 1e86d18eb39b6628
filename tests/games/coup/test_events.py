"""Every kind of event, with its fields, in the order things happen, and who sees what is secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from camarilla.games.coup import events
from camarilla.kernel.events import Event
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import BASE, names, told, uncontested

HANDS = {"A": "Duke Assassin", "B": "Captain Contessa", "C": "Contessa Ambassador"}


def three(coup, **given):
    """Three players whose patrons are named."""
    return coup.position(**{"seats": 3, "hands": HANDS, **given})


def seen_alike(t, since=0):
    """That nothing of the events is hidden from anybody."""
    return all(told(t, since, seat) == told(t, since) for seat in (None, *range(t.table.seats)))


def hidden(event, field="cards"):
    """An event as those see it who may not."""
    return {**event, field: None}


@rule("CO-1.1", "CO-5.1")
def test_the_beginning(coup):
    t = coup.new(seats=3, seed=4)
    starter = "ABC".index(t.turn)
    g = t.table.g
    began = {"type": "GameBegan", "starter": starter, "coins": [2, 2, 2]}
    dealt = [{"type": "CardsDealt", "seat": seat, "count": 2, "cards": names(g, g.hands[seat])} for seat in range(3)]
    assert told(t) == [began, *dealt]
    for viewer in (None, 0, 1, 2):
        assert told(t, seat=viewer) == [
            began,
            *(event if event["seat"] == viewer else hidden(event) for event in dealt),
        ]


@rule("CO-1.2", "CO-5.1")
def test_the_beginning_with_sets(coup):
    t = coup.new(seats=2, options={"two_players": "pick_one", "reformation": True}, seed=1)
    starter = "AB".index(t.turn)
    g = t.table.g
    coins = [1, 2] if starter == 0 else [2, 1]
    assert told(t) == [
        {"type": "GameBegan", "starter": starter, "coins": coins},
        {"type": "CardsDealt", "seat": 0, "count": 5, "cards": names(g, g.sets[0])},
        {"type": "CardsDealt", "seat": 1, "count": 5, "cards": names(g, g.sets[1])},
    ]
    before = len(t.events)
    t.play("B: keep:Duke")
    assert len(t.events) == before
    t.play("A: keep:Captain")
    g = t.table.g
    kept = [
        {"type": "PatronKept", "seat": 0, "card": "Captain"},
        {"type": "PatronKept", "seat": 1, "card": "Duke"},
    ]
    drawn = [{"type": "CardsDrawn", "seat": seat, "count": 1, "cards": names(g, g.hands[seat][1:])} for seat in (0, 1)]
    assert told(t, before) == kept + drawn
    for viewer in (None, 0, 1):
        assert told(t, before, viewer) == [
            *(event if event["seat"] == viewer else hidden(event, "card") for event in kept),
            *(event if event["seat"] == viewer else hidden(event) for event in drawn),
        ]
    before = len(t.events)
    t.play(f"{t.turn}: reformist")
    factions = [1, 0] if starter == 0 else [0, 1]
    assert told(t, before) == [{"type": "FactionsSet", "factions": factions}]
    assert seen_alike(t, before)


@rule("CO-2.1", "CO-2.2", "CO-3.1", "CO-2.3")
def test_plain_actions(coup):
    t = three(coup, coins={"A": 9})
    uncontested(t, "A: income", "B: aid", "C: tax").play("A: coup@C", "C: lose:Contessa")
    assert told(t) == [
        {"type": "Declared", "seat": 0, "action": "income", "target": None, "cost": 0},
        {"type": "CoinsMoved", "seat": 0, "coins": 1, "total": 10},
        {"type": "Declared", "seat": 1, "action": "aid", "target": None, "cost": 0},
        {"type": "CoinsMoved", "seat": 1, "coins": 2, "total": 4},
        {"type": "Declared", "seat": 2, "action": "tax", "target": None, "cost": 0},
        {"type": "CoinsMoved", "seat": 2, "coins": 3, "total": 5},
        {"type": "CoinsMoved", "seat": 0, "coins": -7, "total": 3},
        {"type": "Declared", "seat": 0, "action": "coup", "target": 2, "cost": 7},
        {"type": "PatronLost", "seat": 2, "card": "Contessa"},
    ]
    assert seen_alike(t)
    assert t.events[-1].slot == t.table.g.lost[2][0]


@rule("CO-3.2", "CO-4.1", "CO-4.4", "CO-5.1")
def test_an_assassination_with_everything(coup):
    t = three(coup, coins={"A": 3, "B": 4}, hands={**HANDS, "B": "Captain Duke"})
    t.play("A: assassinate@B", "B: pass", "C: challenge", "A: show:Assassin", "C: lose:Contessa")
    t.play("B: block:Contessa", "A: challenge", "C: pass", "B: lose:Duke")
    drawn = next(event for event in told(t) if event["type"] == "CardsDrawn")
    assert told(t) == [
        {"type": "CoinsMoved", "seat": 0, "coins": -3, "total": 0},
        {"type": "Declared", "seat": 0, "action": "assassinate", "target": 1, "cost": 3},
        {"type": "Challenged", "seat": 2, "claimant": 0},
        {"type": "ClaimProven", "seat": 0, "cards": ["Assassin"]},
        {"type": "CardsDrawn", "seat": 0, "count": 1, "cards": drawn["cards"]},
        {"type": "PatronLost", "seat": 2, "card": "Contessa"},
        {"type": "Blocked", "seat": 1, "actor": 0, "action": "assassinate", "role": "Contessa"},
        {"type": "Challenged", "seat": 0, "claimant": 1},
        {"type": "PatronLost", "seat": 1, "card": "Duke"},
        {"type": "PatronLost", "seat": 1, "card": "Captain"},
        {"type": "CoinsMoved", "seat": 1, "coins": -4, "total": 0},
        {"type": "Eliminated", "seat": 1},
    ]
    assert sorted(["Duke", *drawn["cards"]]) == t.hands["A"]
    for viewer in (None, 0, 1, 2):
        expected = told(t)
        expected[4] = drawn if viewer == 0 else hidden(drawn)
        assert told(t, seat=viewer) == expected


@rule("CO-3.2", "CO-4.1")
def test_a_refund(coup):
    t = three(coup, coins={"C": 3}, to_move="C")
    t.play("C: assassinate@A", "A: challenge", "B: pass", "C: lose:Contessa")
    assert told(t, 2) == [
        {"type": "Challenged", "seat": 0, "claimant": 2},
        {"type": "PatronLost", "seat": 2, "card": "Contessa"},
        {"type": "CoinsMoved", "seat": 2, "coins": 3, "total": 3},
    ]


@rule("CO-1.4")
def test_a_player_who_falls_without_coins_returns_none(coup):
    t = three(coup, coins={"A": 7, "B": 0}, hands={**HANDS, "B": "Captain"}).play("A: coup@B")
    assert told(t, 2) == [
        {"type": "PatronLost", "seat": 1, "card": "Captain"},
        {"type": "Eliminated", "seat": 1},
    ]


@rule("CO-3.3", "CO-2.2")
def test_a_steal_and_blocks(coup):
    t = three(coup, coins={"B": 1})
    uncontested(t, "A: steal@B")
    assert told(t) == [
        {"type": "Declared", "seat": 0, "action": "steal", "target": 1, "cost": 0},
        {"type": "CoinsStolen", "seat": 0, "target": 1, "coins": 1},
    ]
    before = len(t.events)
    t.play("B: aid", "A: block:Duke", "C: pass", "B: pass", "C: pass")
    t.play("C: steal@A", "A: pass", "B: pass", "A: block:Captain", "B: pass", "C: pass")
    assert told(t, before) == [
        {"type": "Declared", "seat": 1, "action": "aid", "target": None, "cost": 0},
        {"type": "Blocked", "seat": 0, "actor": 1, "action": "aid", "role": "Duke"},
        {"type": "Declared", "seat": 2, "action": "steal", "target": 0, "cost": 0},
        {"type": "Blocked", "seat": 0, "actor": 2, "action": "steal", "role": "Captain"},
    ]
    assert seen_alike(t)


@rule("CO-3.4", "CO-5.1")
def test_an_exchange(coup):
    t = three(coup, court="Captain Duke")
    uncontested(t, "A: exchange")
    drawn = {"type": "CardsDrawn", "seat": 0, "count": 2, "cards": ["Captain", "Duke"]}
    returned = {"type": "CardsReturned", "seat": 0, "count": 2, "cards": ["Assassin", "Captain"]}
    assert told(t, 1) == [drawn]
    t.play("A: return:Assassin")
    assert told(t, 1) == [drawn]
    t.play("A: return:Captain")
    assert told(t, 1) == told(t, 1, seat=0) == [drawn, returned]
    for viewer in (None, 1, 2):
        assert told(t, 1, seat=viewer) == [hidden(drawn), hidden(returned)]


@rule("CO-7.1", "CO-7.2", "CO-5.1")
def test_an_examination(coup):
    hands = {"A": "Inquisitor", "B": "Captain Contessa", "C": "Duke"}
    t = three(coup, hands=hands, options={"inquisition": True}, court="Assassin Duke")
    uncontested(t, "A: examine@B").play("B: show:Contessa")
    shown = {"type": "CardExamined", "seat": 0, "target": 1, "card": "Contessa"}
    assert told(t) == [{"type": "Declared", "seat": 0, "action": "examine", "target": 1, "cost": 0}, shown]
    t.play("A: swap")
    verdict = {"type": "Examined", "seat": 0, "target": 1, "swap": True}
    drawn = {"type": "CardsDrawn", "seat": 1, "count": 1, "cards": ["Assassin"]}
    assert told(t, 1) == told(t, 1, 1) == [shown, verdict, drawn]
    assert told(t, 1, 0) == [shown, verdict, hidden(drawn)]
    assert told(t, 1, 2) == told(t, 1, None) == [hidden(shown, "card"), verdict, hidden(drawn)]
    before = len(t.events)
    uncontested(t, "B: income", "C: examine@A").play("C: leave")
    shown = {"type": "CardExamined", "seat": 2, "target": 0, "card": "Inquisitor"}
    verdict = {"type": "Examined", "seat": 2, "target": 0, "swap": False}
    assert told(t, before + 3) == told(t, before + 3, 0) == told(t, before + 3, 2) == [shown, verdict]
    assert told(t, before + 3, 1) == told(t, before + 3, None) == [hidden(shown, "card"), verdict]


@rule("CO-7.1", "CO-5.1")
def test_the_exchange_of_an_inquisitor(coup):
    t = three(coup, hands={"A": "Duke", "B": "Captain"}, options={"inquisition": True}, court="Captain")
    uncontested(t, "A: exchange").play("A: return:Duke")
    assert told(t, 1) == [
        {"type": "CardsDrawn", "seat": 0, "count": 1, "cards": ["Captain"]},
        {"type": "CardsReturned", "seat": 0, "count": 1, "cards": ["Duke"]},
    ]


@rule("CO-6.3", "CO-6.4", "CO-6.5")
def test_betrayal_and_embezzlement(coup):
    sides = dict.fromkeys("ABC", "loyalist")
    t = three(coup, options={"reformation": True}, factions=sides)
    uncontested(t, "A: betray", "B: betray@A", "C: embezzle")
    assert told(t) == [
        {"type": "Declared", "seat": 0, "action": "betray", "target": None, "cost": 1},
        {"type": "FactionSwitched", "seat": 0, "target": 0, "faction": 1},
        {"type": "Declared", "seat": 1, "action": "betray", "target": 0, "cost": 2},
        {"type": "FactionSwitched", "seat": 1, "target": 0, "faction": 0},
        {"type": "Declared", "seat": 2, "action": "embezzle", "target": None, "cost": 0},
        {"type": "ReserveTaken", "seat": 2, "coins": 3},
    ]
    assert seen_alike(t)
    before = len(t.events)
    t.play("A: income", "B: embezzle", "A: challenge", "C: pass", "B: show", "A: lose:Duke")
    drawn = told(t, before)[5]
    assert told(t, before + 2) == [
        {"type": "Declared", "seat": 1, "action": "embezzle", "target": None, "cost": 0},
        {"type": "Challenged", "seat": 0, "claimant": 1},
        {"type": "ClaimProven", "seat": 1, "cards": ["Captain", "Contessa"]},
        {"type": "CardsDrawn", "seat": 1, "count": 2, "cards": drawn["cards"]},
        {"type": "PatronLost", "seat": 0, "card": "Duke"},
        {"type": "ReserveTaken", "seat": 1, "coins": 0},
    ]
    assert told(t, before, 0)[5] == told(t, before, None)[5] == hidden(drawn)
    assert sorted(drawn["cards"]) == t.hands["B"]


@rule("CO-6.5", "CO-5.1")
def test_what_an_embezzler_shows_is_told_in_an_order_that_tells_nothing(coup):
    for hand in ("Contessa Captain", "Captain Contessa"):
        t = three(coup, options={"reformation": True}, hands={"A": hand, "B": "Duke"}, reserve=1)
        t.play("A: embezzle", "B: challenge", "C: pass", "A: show")
        assert told(t)[2] == {"type": "ClaimProven", "seat": 0, "cards": ["Captain", "Contessa"]}


@rule("CO-1.4")
def test_the_end(coup):
    t = coup.position(seats=2, hands={"A": "Duke", "B": "Captain"}, coins={"A": 7, "B": 0}).play("A: coup@B")
    assert told(t)[-2:] == [{"type": "Eliminated", "seat": 1}, {"type": "GameWon", "winners": [0]}]
    assert seen_alike(t)


def test_an_embezzler_caught_shows_nothing(coup):
    t = three(coup, options={"reformation": True}, hands={"A": "Duke Captain", "B": "Duke"}, reserve=1)
    t.play("A: embezzle", "B: challenge", "C: pass", "A: lose:Captain")
    assert told(t, 1) == [
        {"type": "Challenged", "seat": 1, "claimant": 0},
        {"type": "PatronLost", "seat": 0, "card": "Captain"},
    ]


def test_every_type_of_event_occurs_here():
    """The types above are all there are."""
    defined = {name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, Event)}
    text = Path(__file__).read_text("utf-8")
    assert {name for name in defined - {"Event"} if f'"{name}"' not in text} == set()
    assert len(defined) == 20


@pytest.mark.parametrize("options", [{}, {"reformation": True, "inquisition": True}], ids=["base", "everything"])
def test_without_a_listener_the_game_is_the_same(options):
    for seed in range(4):
        tables = [Table.new("coup", 4, seed=seed, options=options, listen=listen) for listen in (True, False)]
        rng = Rng(seed_bytes(seed)).fork("play")
        while not tables[0].over:
            seat = tables[0].to_act[0]
            answer = rng.pick(tables[0].legal(seat)).notation
            for table in tables:
                table.play(seat, answer)
        assert tables[0].g.dump() == tables[1].g.dump()
        assert tables[0].events
        assert not tables[1].events


def test_base_roles_are_what_events_name(coup):
    t = coup.new(seats=6, seed=9)
    dealt = {card for event in told(t) if event["type"] == "CardsDealt" for card in event["cards"]}
    assert dealt <= set(BASE)
