"""Control, lodges, adjacency, areopagi, hidden things (PA-2), and what luminaries yield (PA-3)."""

from __future__ import annotations

import pytest

from camarilla.games.pax.card_moves import from_deck, to_discard
from camarilla.games.pax.catalog import LUMINARIES
from camarilla.games.pax.field import HOME
from camarilla.games.pax.queries import controlled
from camarilla.testing import rule

from .helpers import end, endow, legal, prompt, table, told


def control(t, seat):
    """The cells a seat number controls."""
    mask = controlled(t.table.g, seat)
    return [cell for cell in range(19) if mask >> cell & 1]


def lodges(t):
    """All lodges: faction and cells, and who controls each."""
    return [(lodge.faction, lodge.cells, lodge.master) for lodge in t.table.view(None).board.lodges]


@rule("PA-2.1")
def test_without_tokens_in_supply_none_can_be_placed(pax):
    field = {"2": "PIL002", "5": "PIL031 AAA", "6": "PIL033 AAA", "7": "PIL034 AAA", "3": "PIL035 AAA"}
    field |= {"8": "PIL036 AAA", "9": "PIL037 AAA"}
    t = table(pax, field=field, favours={"A": "A3"}, realised={"P12": "A", "P06": "A"})
    assert t.tokens["A"] == 0
    t.refuse("A: influence:2", "PA-2.1")
    t = table(pax, field=field, favours={"A": "A3"}, realised={"P12": "A"})
    assert "2" in legal(t, "A", "influence")


@rule("PA-2.4")
def test_a_card_is_adjacent_to_itself(pax):
    t = table(pax, field={"13": "PIL016 A."}, favours={"A": "A1 M1"}, hands={"A": "PIL001"})
    assert legal(t, "A", "influence") == ["13"]
    assert legal(t, "A", "dismiss") == ["13"]
    t = table(pax, field={"13": "PIL016 AB"}, favours={"A": "A1"})
    assert legal(t, "A", "oust") == ["13@1"]


@rule("PA-2.5", "PA-10.4")
def test_tokens_are_adjacent_if_their_cards_are(pax):
    t = table(
        pax,
        field={"6": "PIL031 AAB", "7": "PIL016 AB", "3": "PIL002 B", "13": "PIL034 AAA"},
        favours={"A": "A1"},
        hands={"A": "PIL001", "B": "PIL003"},
    )
    t.play("A: oust:6@B")
    began = told(t, "DisputeBegan")[0]
    assert (began["attack"], began["defence"]) == (3, 3)  # two on the card and one beside it; one, one and one


@rule("PA-2.14")
@pytest.mark.parametrize(
    ("tokens", "controls"),
    [("A..", True), ("AB.", False), ("AAB", True), ("ABB", False), ("BAA", True), ("...", False)],
)
def test_control_of_a_card(pax, tokens, controls):
    t = table(pax, field={"6": f"PIL031 {tokens}"})
    assert (control(t, 0) == [6]) == controls


@rule("PA-2.14")
def test_rivals_are_compared_one_by_one(pax):
    t = table(pax, seats=4, field={"6": "PIL031 ABC", "9": "PIL033 AAB"})
    assert control(t, 0) == [9]
    assert control(t, 1) == control(t, 2) == []


@rule("PA-2.15")
def test_a_lodge_is_a_connected_group_of_three(pax):
    field = {"0": "PIL001", "1": "PIL002", "13": "PIL003"}  # Aristocracy: two cards touch, the third is far
    assert lodges(table(pax, field=field)) == []
    t = table(pax, field={**field, "3": "PIL004"})
    assert lodges(t) == [("A", [0, 1, 3], None)]
    t = table(pax, field={"0": "PIL001", "1": "PIL002"}, down={"3": "PIL004"})  # face down does not count
    assert lodges(t) == []


@rule("PA-2.15")
def test_a_lodge_is_the_whole_group(pax):
    field = {"0": "PIL001", "1": "PIL002", "3": "PIL004", "7": "PIL005", "11": "PIL016", "9": "PIL017"}
    assert ("A", [0, 1, 3, 7, 11], None) in lodges(table(pax, field=field))


@rule("PA-2.16")
def test_a_card_of_two_factions_in_two_lodges(pax):
    t = table(pax, field={"3": "PIL016", "0": "PIL004", "1": "PIL003", "6": "PIL007", "7": "PIL008"})
    assert lodges(t) == [("A", [0, 1, 3], None), ("M", [3, 6, 7], None)]  # without any token


@rule("PA-2.17")
@pytest.mark.parametrize(
    ("three", "seven", "master"),
    [("AA", "", None), ("AA", "A", 0), ("AB", "AAB", 0), ("AA", "ABB", 0), ("AB", "AB.", None), ("BB", "AAB", 1)],
)
def test_control_of_a_lodge(pax, three, seven, master):
    t = table(pax, field={"3": f"PIL016 {three}", "7": f"PIL031 {seven}", "6": "PIL033"})
    assert next(lodge for lodge in lodges(t) if lodge[0] == "A")[2] == master


@rule("PA-2.18", "PA-19.1")
def test_any_reaches_everywhere_but_keeps_other_conditions(pax):
    field = {"13": "PIL002", "12": "PIL052 B", "0": "PIL003 B"}
    t = table(pax, field=field, favours={"A": "A3"}, factions={"A": "A"})
    assert legal(t, "A", "A-influence") == ["13"]  # not the rival's Royal Arch, not the full card, none face down
    t.play("A: A-influence:13")
    assert t.favours["A"] == "A1"


@rule("PA-2.19")
def test_the_hand_limit_counts_luminaries_only_and_at_refill(pax):
    t = table(pax, hands={"A": "PIL001 PIL002 PIL003 PIL004 PIL005"}, held={"A": "quiet_whisper"})
    t.play("A: end")
    assert prompt(t, "A") == "discard"
    t.refuse("A: discard:PIL006", "PA-2.19")
    t.play("A: discard:PIL003")
    assert t.hands["A"] == ["PIL001", "PIL002", "PIL004", "PIL005"]
    assert t.held["A"] == ["quiet_whisper"]
    assert "PIL003" in t.discard


@rule("PA-2.19")
def test_more_may_be_held_during_a_turn(pax):
    hand = "PIL002 PIL003 PIL004 PIL005"
    t = table(pax, hands={"A": hand}, favours={"A": "M1"}, down={"2": "PIL001"}).play("A: scout:2")
    assert len(t.hands["A"]) == 5
    t.play("A: lay:PIL001")
    assert t.hands["A"] == hand.split()


@rule("PA-2.20")
def test_piles_lie_face_up_but_are_not_looked_through(pax):
    t = table(pax, discard="PIL001 PIL002", events={"discard": "edict_A court_festivities edict_M"})
    board = t.table.view(0).board
    assert (board.discard, board.discard_top) == (2, "PIL002")
    assert (board.event_discard_top, board.edicts_discarded) == ("edict_M", 2)


@rule("PA-2.21")
def test_an_empty_deck_is_made_anew_at_once(pax):
    t = table(pax, seats=2, discard=[f"PIL{number:03}" for number in range(17, 47)], hands={"B": "PIL001"})
    g = t.table.g
    while len(g.deck) > 3:
        g.discard.append(g.deck.pop())
        g.cards.reveal(g.discard[-1])
    discarded = len(g.discard)
    g.chain += [from_deck(g), from_deck(g)]
    assert (len(g.deck), len(g.discard)) == (1, discarded)
    g.chain.append(from_deck(g))
    assert (len(g.deck), len(g.discard)) == (discarded, 0)
    assert not any(g.cards.known[slot] for slot in g.deck)


@rule("PA-2.21")
def test_with_neither_deck_nor_discard_draws_stop(pax):
    t = table(pax, discard="PIL001")
    g = t.table.g
    g.chain, g.deck, g.discard = g.deck + g.discard, [], []
    assert from_deck(g) == -1
    g.event_deck, g.event_seen, g.unused = [], [], g.unused + g.event_deck
    g.chain.sort()
    to_discard(g, g.chain.pop())  # discarded again: a deck again
    assert len(g.deck) == 1


@rule("PA-2.21", "PA-15.9")
def test_the_event_discard_is_never_reshuffled(pax):
    t = table(pax, hands={"A": "PIL046"}, events={"deck": "", "discard": "edict_A edict_M"})
    t.play("A: conspire:PIL046", "A: skip", "A: end")
    assert t.event_deck == []
    assert t.event_discard == ["edict_A", "edict_M"]
    assert prompt(t, "A") == "draw"
    t.leave_open("draw")


@rule("PA-2.22", "PA-2.23")
def test_the_areopagus_acts_and_touches_two_cards(pax):
    t = table(pax, favours={"A": "M1"}, field={"2": "PIL002"})
    assert legal(t, "A", "scout") == ["5"]
    assert t.tokens["A"] == 20  # the printed token is none of the 20
    endow(t, 0, [0])
    assert legal(t, "A", "influence") == ["2"]


@rule("PA-2.22", "PA-2.24")
def test_the_printed_token_counts_for_no_plot_control_or_score(pax):
    t = table(pax, field={"2": "PIL001", "5": "PIL002", "6": "PIL003"})
    assert t.points == {"A": 0, "B": 0}
    assert control(t, 0) == []
    assert lodges(t) == [("A", [2, 5, 6], None)]


@rule("PA-2.25")
def test_the_printed_token_is_never_a_target(pax):
    t = table(pax, field={"8": "PIL002 A"}, favours={"A": "A3"})
    assert legal(t, "A", "oust") == []


@rule("PA-2.26", "PA-7.2")
def test_the_yield_of_an_areopagus(pax):
    t = table(pax, connections={"A": 13})
    t.play("A: interrogate:home")
    assert t.favours["A"] == "A1 M1 Kn1"


@rule("PA-2.27", "PA-5.5")
def test_the_acting_card_is_named_where_it_matters(pax):
    t = table(pax, field={"5": "PIL002 A", "6": "PIL013 A"}, favours={"A": "Cr1 Kn1"})
    t.play("A: scout:9")
    assert prompt(t, "A") == "via"
    assert t.legal("A") == ["via:5", "via:6"]
    t.play("A: via:6")
    assert t.favours["A"] == "Cr1"


@rule("PA-2.28", "PA-2.29")
def test_rivals_are_all_the_others_an_opponent_included(pax):
    t = table(pax, seats=3, options={"opponent": "weishaupt"}, field={"0": "PIL031 ABC"}, favours={"A": "A1"})
    assert legal(t, "A", "oust") == ["0@1", "0@2"]


@rule("PA-2.30")
def test_what_is_hidden_from_rivals(pax):
    t = table(pax, hands={"A": "PIL001 PIL002"}, held={"A": "quiet_whisper"}, plots={"A": "P03"})
    for viewer in (1, None):
        view = t.table.view(viewer).board
        assert [card.name for card in view.players[0].hand] == [None, None]
        assert view.players[0].plot is None
        assert view.players[0].events == [None]
        assert view.players[0].favours == {"A": 0, "M": 0, "Cr": 0, "Kn": 0, "Cl": 0, "Sc": 0}
    own = t.table.view(0).board.players[0]
    assert sorted(card.name for card in own.hand) == ["PIL001", "PIL002"]
    assert (own.plot, own.events) == ("P03", ["quiet_whisper"])


@rule("PA-2.30")
def test_a_scouted_card_is_seen_by_its_scout_only(pax):
    t = table(pax, hands={"A": "PIL002"}, favours={"A": "M1"}, down={"2": "PIL001"})
    t.play("A: scout:2")
    assert told(t, "CardScouted", 0)[0]["card"] == "PIL001"
    assert told(t, "CardScouted", 1)[0]["card"] is None
    assert [card.name for card in t.table.view(1).board.players[0].hand] == [None, None]
    t.play("A: lay:PIL002")
    assert [card.name for card in t.table.view(1).board.players[0].hand] == [None]


@rule("PA-2.30")
def test_the_slot_of_a_laid_card_does_not_tell_which_card_it_was(pax):
    left = set()
    for name in ("PIL001", "PIL002"):
        t = table(pax, hands={"A": "PIL002"}, favours={"A": "M1"}, down={"2": "PIL001"}, seed=5)
        t.play("A: scout:2", f"A: lay:{name}")
        left.add(tuple(t.table.g.hands[0]))
    assert len(left) == 1


# -- 3. Yields ---------------------------------------------------------------------------------------------------------


@rule("PA-3.3")
def test_yield_of_degree_one(pax):
    for choice in ("Kn", "Cl"):
        t = table(pax, field={"6": "PIL013 A"})
        t.play("A: interrogate:6")
        assert t.legal("A") == ["Kn", "Cl"]
        t.play(f"A: {choice}")
        assert t.favours["A"] == f"{choice}1"


@rule("PA-3.4")
def test_yield_of_degree_two(pax):
    t = table(pax, field={"6": "PIL027 A."})  # the rulebook's example: Scholars and Creators
    t.play("A: interrogate:6")
    assert t.favours["A"] == "Cr1 Sc1"


@rule("PA-3.5")
def test_yield_of_degree_three(pax):
    t = table(pax, field={"6": "PIL042 A.."})
    t.play("A: interrogate:6")
    assert t.legal("A") == ["Sc", "Cr"]
    t.play("A: Cr")
    assert t.favours["A"] == "Cr2 Sc1"


@rule("PA-3.6")
def test_yield_of_a_grand_master(pax):
    t = table(pax, field={"6": "PIL049 A."})
    t.play("A: interrogate:6")
    assert t.favours["A"] == "Kn3"


@rule("PA-3.7")
@pytest.mark.parametrize(("tokens", "favours"), [("A..", "Cl2"), ("AA.", "Cl4"), ("AAA", "Cl6")])
def test_yield_of_a_royal_arch(pax, tokens, favours):
    t = table(pax, field={"6": f"PIL056 {tokens}"})
    t.play("A: interrogate:6")
    assert t.favours["A"] == favours


@rule("PA-3.7")
def test_a_royal_arch_by_gossip_and_by_quick_favour(pax):
    t = table(pax, field={"6": "PIL056 A..", "7": "PIL055 AA."})
    t.play("A: interrogate:6")
    assert t.favours["A"] == "Kn4 Cl2"
    t = table(pax, hands={"A": "PIL056"})
    t.play("A: conspire:PIL056", "A: favour")
    assert t.favours["A"] == "Cl2"


@rule("PA-3.10")
def test_every_luminary_has_an_ability():
    kinds = {"X": 0, "E": 0, "SP": 0, "GM": 0, "RA": 0}
    for card in LUMINARIES:
        kinds[card["ability"].split("_")[0]] += 1
    assert kinds == {"X": 18, "E": 18, "SP": 9, "GM": 6, "RA": 6}


@rule("PA-3.13")
def test_names_are_only_names():
    assert len({card["name"]["en"] for card in LUMINARIES}) == 57
    assert len({card["name"]["ru"] for card in LUMINARIES}) == 57


def test_home_is_no_cell():
    assert HOME > 19


def test_turns_end(pax):
    t = pax.new(seats=2)
    first = t.turn
    end(t, first)
    assert t.turn != first
