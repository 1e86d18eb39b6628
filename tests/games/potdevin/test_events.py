"""Every kind of event, with its fields, in the order things happen, and who sees what is secret."""

from __future__ import annotations

import pytest

from camarilla.kernel.events import everything, seen_by
from camarilla.testing import rule


def told(t, since=0, seat="all"):
    """The events from a number on, without slots: with nothing hidden, as a seat number or as the public (None)."""
    events = t.events[since:]
    plain = everything(events) if seat == "all" else seen_by(events, seat)
    return [{name: value for name, value in event.items() if name not in ("slot", "slots")} for event in plain]


def names(t, slots):
    """The cards in these slots."""
    return [t.table.g.face_name(t.table.g.cards.face[slot]) for slot in slots]


def of_type(events, kind):
    """The events of one type."""
    return [event for event in events if event["type"] == kind]


@rule("PV-2.1", "PV-2.2")
def test_the_deal_is_told_to_each_player_alone(potdevin):
    t = potdevin.new(seats=3, seed=4)
    dealt = [{"type": "CardsDealt", "seat": seat, "cards": t.hands["ABC"[seat]]} for seat in range(3)]
    leader = "ABC".index(t.leader)
    began = {"type": "RoundBegan", "round": 1, "leader": leader, "trump": t.trump}
    assert told(t) == [*dealt, began]
    for viewer in (0, 1, 2, None):
        seen = [event if event["seat"] == viewer else {**event, "cards": None} for event in dealt]
        assert told(t, seat=viewer) == [*seen, began]


@rule("PV-2.1")
def test_the_deal_names_its_slots(potdevin):
    t = potdevin.new(seats=3, seed=4)
    for event in t.events[:3]:
        assert names(t, event.slots) == t.hands["ABC"[event.seat]]
        assert len(event.slots) == 12
    assert names(t, [t.events[3].slot]) == [t.trump]


@rule("PV-3.2", "PV-4.2", "PV-4.3", "PV-4.5")
def test_a_round_in_events(potdevin):
    t = potdevin.position(
        seats=3,
        hands={"A": "aldo4", "B": "aldo9 ugo4", "C": "aldo5 ugo5"},
        gems={"A": 3, "C": 2},
        trump="enzo5",
        trump_deck="pietra2",
    )
    t.play("A: aldo4", "B: aldo9", "C: bribe")
    assert told(t) == [
        {"type": "CardPlayed", "seat": 0, "card": "aldo4"},
        {"type": "CardPlayed", "seat": 1, "card": "aldo9"},
        {"type": "Bribed", "seat": 2},
        {"type": "RoundWon", "seat": 1, "cards": ["aldo4", "aldo9", "enzo5"], "gems": 1},
        {"type": "GemsLost", "seat": 0, "gems": 3},
        {"type": "RoundBegan", "round": 2, "leader": 1, "trump": "pietra2"},
    ]
    assert told(t, seat=None) == told(t)
    first, second, _, won, _, began = t.events
    assert names(t, [first.slot, second.slot, began.slot]) == ["aldo4", "aldo9", "pietra2"]
    assert names(t, won.slots) == ["aldo4", "aldo9", "enzo5"]


@rule("PV-4.5")
def test_gems_are_reported_lost_once_and_only_if_there_are_any(potdevin):
    t = potdevin.position(
        seats=3,
        hands={"A": "aldo4", "B": "aldo2", "C": "aldo5 ugo5 ugo6"},
        gems={"B": 0},
        trump="enzo5",
        trump_deck="pietra2 pietra3",
    )
    t.play("A: aldo4", "B: aldo2", "C: aldo5", "C: ugo5")
    lost = [event for event in told(t) if event["type"] == "GemsLost"]
    assert lost == [{"type": "GemsLost", "seat": 0, "gems": 4}]


@rule("PV-4.3")
def test_a_round_without_bribes_brings_no_gems(potdevin):
    t = potdevin.position(seats=3, hands={"A": "aldo9", "B": "aldo4"}, trump="enzo5", trump_deck=0)
    t.play("A: aldo9", "B: aldo4")
    assert told(t)[2] == {"type": "RoundWon", "seat": 0, "cards": ["aldo9", "aldo4", "enzo5"], "gems": 0}


@rule("PV-5.1")
def test_the_end_of_the_trump_deck_in_events(potdevin):
    t = potdevin.position(seats=3, hands={"A": "aldo9 ugo9", "B": "aldo4 ugo4"}, trump="enzo5", trump_deck=0)
    t.play("A: aldo9", "B: aldo4")
    assert [event["type"] for event in told(t, 2)] == ["RoundWon", "Scored", "Scored", "Scored"]


@rule("PV-5.2")
@pytest.mark.parametrize(
    ("card", "guild"),
    [
        ("aldo4", "aristocrats"),
        ("aldo5", "artists"),
        ("aldo6", "merchants"),
        ("aldo7", "craftsmen"),
        ("aldo8", "knights"),
        ("aldo9", "assassins"),
    ],
)
def test_where_a_joker_goes_is_told(potdevin, card, guild):
    t = potdevin.position(seats=3, won={"B": f"ugo1 {card}"}, phase="jokers")
    assert told(t)[0] == {"type": "JokerPlaced", "seat": 1, "card": "ugo1", "guild": guild}
    assert [joker.guild for joker in t.table.view(None).board.players[1].jokers] == [guild]
    assert t.jokers["B"] == [guild]


@rule("PV-5.2", "PV-5.3", "PV-5.4", "PV-5.5")
def test_the_end_in_events(potdevin):
    t = potdevin.position(
        seats=3,
        won={"A": "aldo4 aldo10 ugo11 aldo3 enzo3 ugo13 aldo2", "B": "aldo1 aldo6 aldo7 pietra1 enzo1", "C": "ugo1"},
        wealth={"A": 3},
        gems={"A": 1},
        phase="jokers",
    )
    t.play("B: craftsmen")
    slots = [event.slot for event in t.events[:4]]
    assert told(t) == [
        {"type": "JokerPlaced", "seat": 1, "card": "aldo1", "guild": "craftsmen"},
        {"type": "JokerPlaced", "seat": 1, "card": "pietra1", "guild": "merchants"},
        {"type": "JokerPlaced", "seat": 1, "card": "enzo1", "guild": None},
        {"type": "JokerPlaced", "seat": 2, "card": "ugo1", "guild": None},
        {"type": "Scored", "seat": 0, "guilds": [6, 3, 0, 0, 0, 0], "power": -1, "bonus": 2, "gems": 3, "total": 13},
        {"type": "Scored", "seat": 1, "guilds": [0, 0, 3, 3, 0, 0], "power": 0, "bonus": 0, "gems": 0, "total": 6},
        {"type": "Scored", "seat": 2, "guilds": [0, 0, 0, 0, 0, 0], "power": 0, "bonus": 0, "gems": 0, "total": 0},
    ]
    assert names(t, slots) == ["aldo1", "pietra1", "enzo1", "ugo1"]
    assert told(t, seat=None) == told(t)


@rule("PV-6.2")
def test_partners_are_scored_one_by_one(potdevin):
    """Artists: the smaller pile, D's. Merchants: equal, told of the lower seat. Knights: equal, the joker's."""
    t = potdevin.position(
        options={"teams": True},
        won={"B": "ugo11 aldo6 aldo8", "D": "aldo5 enzo4 ugo5 ugo1"},
        wealth={"D": 2},
        gems={"A": 0},
        phase="jokers",
    )
    t.play("D: knights")
    scored = of_type(told(t), "Scored")
    assert [event["guilds"] for event in scored] == [[0] * 6, [0, 0, 1, 0, 0, 0], [0] * 6, [0, 1, 0, 0, 3, 0]]
    assert [event["total"] for event in scored] == [0, 1, 0, 6]


@rule("PV-6.3", "PV-6.4")
def test_giving_is_told_to_the_giver_alone_and_in_seat_order(potdevin):
    t = potdevin.new(seats=6, seed=1)
    dealt = len(t.events)
    assert [type(event).__name__ for event in t.events] == ["CardsDealt"] * 6
    givers = t.table.to_act
    given = {seat: t.legal("ABCDEF"[seat])[2] for seat in givers}
    for seat in reversed(givers):
        assert len(t.events) == dealt  # nothing is told before all have given
        t.play(f"{'ABCDEF'[seat]}: {given[seat]}")
    leader = "ABCDEF".index(t.leader)
    after = [
        {"type": "TrumpDeckMade", "cards": 4},
        {"type": "RoundBegan", "round": 1, "leader": leader, "trump": t.trump},
    ]
    assert told(t, dealt) == [*({"type": "CardGiven", "seat": seat, "card": given[seat]} for seat in givers), *after]
    for viewer in (*range(6), None):
        gifts = [
            {"type": "CardGiven", "seat": seat, "card": given[seat] if seat == viewer else None} for seat in givers
        ]
        assert told(t, dealt, seat=viewer) == [*gifts, *after]


@rule("PV-6.5", "PV-6.6")
def test_leaving_and_the_new_trump_deck_in_events(potdevin):
    t = potdevin.position(
        seats=6, hands={"A": "aldo9 ugo9", "B": "aldo4 ugo4"}, trump="enzo5", trump_deck=0, centre="ugo1", round=4
    )
    t.play("A: aldo9", "B: aldo4", "A: enzo5")
    events = told(t, 2)
    assert events == [
        {"type": "RoundWon", "seat": 0, "cards": ["aldo9", "aldo4", "enzo5"], "gems": 0},
        {"type": "CardLeft", "seat": 0, "card": "enzo5"},
        {"type": "TrumpDeckMade", "cards": 2},
        {"type": "RoundBegan", "round": 5, "leader": 0, "trump": t.trump},
    ]
    assert t.trump in ("enzo5", "ugo1")
    t.play("A: ugo9", "B: ugo4", "A: ugo9")
    left = [event.slot for event in t.events if type(event).__name__ == "CardLeft"]
    assert names(t, left[1:]) == ["ugo9"]


def test_without_a_listener_the_game_is_the_same(potdevin, play_out):
    """Events change nothing: a table nobody listens to plays on alike."""
    heard = potdevin.new(seats=6, seed=3)
    silent = potdevin.new(seats=6, seed=3)
    silent.table.listen = False
    silent.table.g.log = None
    for t in (heard, silent):
        play_out(t, lambda legal: legal[-1])
    assert heard.state == silent.state
