"""What the table shows to its own seat, to another seat and to the public."""

from __future__ import annotations

import msgspec
import pytest

from camarilla.games.coup.view import Claim, Patron
from camarilla.kernel.view import Asked
from camarilla.testing import rule

from .helpers import BASE, LETTERS, names, uncontested

SEATS = (None, 0, 1, 2)


def board(t, seat=None):
    """The board as a seat number or the public sees it."""
    return t.table.view(seat).board


def roles(patrons):
    """The roles of patrons as they are shown."""
    return [patron.role for patron in patrons]


@pytest.fixture
def midway(coup):
    """A has taxed, B has fallen half, C's tax is being challenged."""
    t = coup.position(
        seats=3,
        options={"reformation": True},
        hands={"A": "Duke Assassin", "B": "Captain", "C": "Contessa Ambassador"},
        lost={"B": "Contessa"},
        factions={"A": "reformist", "B": "loyalist", "C": "loyalist"},
        coins={"A": 1, "B": 4, "C": 3},
        reserve=2,
    )
    return uncontested(t, "A: tax", "B: income").play("C: tax").leave_open("challenge")


@rule("CO-5.1")
def test_the_table_as_all_see_it(midway):
    for seat in SEATS:
        shown = board(midway, seat)
        assert (shown.phase, shown.turn, shown.turns) == ("playing", 2, 2)
        assert (shown.court, shown.reserve, shown.treasury) == (9, 2, 50 - 4 - 5 - 3 - 2)
        assert [player.coins for player in shown.players] == [4, 5, 3]
        assert [player.faction for player in shown.players] == ["reformist", "loyalist", "loyalist"]
        assert [player.out for player in shown.players] == [False, False, False]
        assert [len(player.patrons) for player in shown.players] == [2, 1, 2]
        assert [roles(player.lost) for player in shown.players] == [[], ["Contessa"], []]
        assert [player.set_aside for player in shown.players] == [[], [], []]
        assert shown.claims == [Claim(0, 0, "Duke", "unchallenged", []), Claim(2, 2, "Duke", "open", [])]


@rule("CO-5.1")
def test_patrons_are_shown_to_their_owner_alone_in_slot_order(midway):
    g = midway.table.g
    for viewer in SEATS:
        for seat, player in enumerate(board(midway, viewer).players):
            slots = sorted(g.hands[seat])
            own = names(g, slots) if seat == viewer else [None] * len(slots)
            assert player.patrons == [Patron(slot, role) for slot, role in zip(slots, own, strict=True)]
            assert [patron.slot for patron in player.lost] == g.lost[seat]


@rule("CO-5.1")
def test_nothing_hidden_is_in_a_view(midway):
    """The roles a viewer does not know are nowhere in what is sent, but as claims and as face-up patrons."""
    sent = msgspec.json.encode(midway.table.view(1)).decode()
    for role in ("Assassin", "Ambassador"):
        assert role not in sent
    assert sent.count("Captain") == 1
    assert sent.count("Contessa") == 1
    assert sent.count("Duke") == 2
    sent = msgspec.json.encode(midway.table.view(None)).decode()
    assert "Captain" not in sent


def test_who_is_asked_what(midway):
    for seat in SEATS:
        view = midway.table.view(seat)
        assert view.asked == [Asked(0, "challenge"), Asked(1, "challenge")]
        assert (view.game, view.seats, view.seat, view.result) == ("coup", 3, seat, None)


@rule("CO-5.1")
def test_patrons_lie_in_the_order_of_their_slots_whatever_they_are(coup):
    """Where a patron lies in a hand tells nothing about when it came."""
    for seed in range(12):
        t = coup.position(seats=3, hands={"A": "Duke Assassin", "B": "Captain"}, seed=seed)
        t.play("A: tax", "B: challenge", "C: pass", "A: show:Duke")
        shown = [patron.slot for patron in board(t, 1).players[0].patrons]
        assert shown == sorted(shown)


@rule("CO-5.1")
def test_lost_patrons_lie_in_the_order_they_were_lost(coup):
    t = coup.position(seats=3, hands={"A": "Duke Assassin", "B": "Duke Captain", "C": "Contessa"}, coins={"A": 3})
    t.play("A: assassinate@B", "B: challenge", "C: pass", "A: show:Assassin", "B: lose:Duke", "B: pass")
    for seat in SEATS:
        player = board(t, seat).players[1]
        assert roles(player.lost) == ["Duke", "Captain"]
        assert player.patrons == []
        assert player.out
        assert player.coins == 0


@rule("CO-6.1")
def test_factions_are_shown_once_they_are_chosen(coup):
    t = coup.new(seats=3, options={"reformation": True}, seed=2)
    for seat in SEATS:
        assert board(t, seat).phase == "factions"
        assert [player.faction for player in board(t, seat).players] == [None] * 3
        assert t.table.view(seat).asked == [Asked(LETTERS.index(t.turn), "faction")]
    t.play(f"{t.turn}: loyalist")
    for seat in SEATS:
        assert board(t, seat).phase == "playing"
        assert {player.faction for player in board(t, seat).players} == {"loyalist", "reformist"}
        assert [player.faction for player in board(t, seat).players] == list(t.factions.values())


def test_without_reformation_no_faction_is_shown(coup):
    t = coup.new(seats=3)
    assert [player.faction for player in board(t, 0).players] == [None] * 3


@rule("CO-1.2", "CO-5.1")
def test_sets_and_what_is_set_aside_are_shown_to_their_owner_alone(coup):
    t = coup.new(seats=2, options={"two_players": "pick_one"}, seed=3)
    assert board(t).phase == "picking"
    for count in (5, 4):
        for viewer in (None, 0, 1):
            for seat, player in enumerate(board(t, viewer).players):
                assert len(player.set_aside) == count
                slots = [patron.slot for patron in player.set_aside]
                assert slots == sorted(t.table.g.sets[seat])
                shown = names(t.table.g, slots) if viewer == seat else [None] * count
                assert roles(player.set_aside) == shown
        if count == 5:
            assert sorted(roles(board(t, 0).players[0].set_aside)) == sorted(BASE)
            t.play("A: keep:Duke", "B: keep:Contessa")
    assert board(t).phase == "playing"
    assert board(t).court == 3
    assert [len(player.patrons) for player in board(t).players] == [2, 2]


@rule("CO-5.1", "CO-7.2")
def test_an_examined_card_is_shown_to_the_examiner_and_not_to_the_public(coup):
    """Of two players both know it then; those who only watch do not."""
    for seats in (2, 3):
        hands = {"A": "Inquisitor", "B": "Captain"} | ({"C": "Duke"} if seats == 3 else {})
        t = coup.position(seats=seats, options={"inquisition": True}, hands=hands)
        uncontested(t, "A: examine@B").play("A: leave")
        assert roles(board(t, 0).players[1].patrons) == ["Captain"]
        assert roles(board(t, 1).players[1].patrons) == ["Captain"]
        for viewer in (None, 2)[: seats - 1]:
            assert roles(board(t, viewer).players[1].patrons) == [None]


@rule("CO-1.4")
def test_all_hands_lie_open_when_the_game_is_over(coup):
    t = coup.position(seats=2, hands={"A": "Duke Assassin", "B": "Captain"}, coins={"A": 7})
    assert roles(board(t, 1).players[0].patrons) == roles(board(t).players[0].patrons) == [None, None]
    t.play("A: coup@B")
    assert board(t).phase == "over"
    for viewer in (None, 0, 1):
        assert sorted(roles(board(t, viewer).players[0].patrons)) == ["Assassin", "Duke"]


@rule("CO-4.1", "CO-4.2", "CO-6.5")
def test_the_history_of_claims(coup):
    t = coup.position(
        seats=3,
        options={"reformation": True},
        hands={"A": "Duke Duke", "B": "Contessa Captain", "C": "Captain Contessa"},
        coins={"A": 5},
    )
    uncontested(t, "A: tax").play("B: embezzle", "A: challenge", "C: pass", "B: show", "A: lose:Duke")
    t.play("C: tax", "A: pass", "B: challenge", "C: lose:Captain")
    t.play("A: tax", "B: challenge", "C: pass", "A: show:Duke")
    t.play(f"B: {t.legal('B')[0]}")
    assert board(t).claims == [
        Claim(0, 0, "Duke", "unchallenged", []),
        Claim(1, 1, "no Duke", "proven", ["Captain", "Contessa"]),
        Claim(2, 2, "Duke", "caught", []),
        Claim(3, 0, "Duke", "proven", ["Duke"]),
    ]
    for seat in SEATS:
        assert board(t, seat).claims == board(t).claims


@rule("CO-1.4")
def test_the_end_is_shown(coup):
    t = coup.position(seats=2, hands={"A": "Duke", "B": "Captain"}, coins={"A": 7}).play("A: coup@B")
    for seat in (None, 0, 1):
        view = t.table.view(seat)
        assert view.board.phase == "over"
        assert view.asked == []
        assert view.result.winners == (0,)
        assert [player.out for player in view.board.players] == [False, True]
