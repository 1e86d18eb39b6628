"""The check phase after plots: drawing events, refilling hands, updating the court (PA-15.7 to PA-15.21)."""

from __future__ import annotations

import pytest

from camarilla.games.pax.catalog import PLOTS
from camarilla.games.pax.refill import draw_as_chosen, fill_court
from camarilla.games.pax.scheming import drop_plot
from camarilla.testing import rule

from .helpers import end, prompt, table, told

DECK = "edict_A quiet_whisper edict_M clear_weather"


@rule("PA-15.7")
def test_laying_a_master_into_the_field_brings_events(pax):
    t = table(pax, hands={"A": "PIL046"}, favours={"A": "M1"}, down={"2": "PIL001"}, events={"deck": DECK})
    t.play("A: scout:2", "A: lay:PIL046", "A: end")
    assert prompt(t, "A") == "draw-event"
    t.leave_open("draw-event")


@rule("PA-15.7")
@pytest.mark.parametrize(("name", "brings"), [("PIL046", True), ("PIL052", True), ("PIL001", False), ("PIL031", False)])
def test_adding_a_master_to_the_chain_brings_events(pax, name, brings):
    t = table(pax, hands={"A": name}, events={"deck": DECK})
    t.play(f"A: conspire:{name}", "A: favour")
    while prompt(t, "A") == "kind":
        t.play("A: A")
    t.play("A: end")
    assert prompt(t, "A") == ("draw-event" if brings else "draw")
    t.leave_open(prompt(t, "A"))


@rule("PA-15.7")
def test_a_rivals_dispute_card_counts(pax):
    t = table(
        pax,
        hands={"A": "PIL001", "B": "PIL052"},
        field={"6": "PIL002 A", "7": "PIL031 BBB"},
        favours={"A": "A1"},
        events={"deck": DECK},
    )
    t.play("A: oust:7@B", "A: token:3", "A: end")
    assert prompt(t, "A") == "draw-event"
    t.leave_open("draw-event")


@rule("PA-15.7")
def test_court_and_hand_cards_do_not_count(pax):
    t = table(pax, hands={"A": "PIL046 PIL027"}, court="PIL047 PIL052", deck="PIL048 PIL049", events={"deck": DECK})
    t.play("A: conspire:PIL027", "A: use", "A: deck", "A: end")
    assert prompt(t, "A") == "draw"
    t.play("A: deck")
    assert t.turn == "B"


def with_events(pax, deck, **given):
    """A has played a Grand Master and is in the check phase."""
    t = table(pax, hands={"A": "PIL046"}, events={"deck": deck}, **given)
    return t.play("A: conspire:PIL046", "A: skip", "A: end")


@rule("PA-15.8")
def test_two_are_drawn_one_is_taken_the_other_goes_back_on_top(pax):
    t = with_events(pax, DECK)
    assert t.legal("A") == ["take:edict_A", "take:quiet_whisper"]
    assert told(t, "EventsDrawn", 0)[0]["happenings"] == ["edict_A", "quiet_whisper"]
    assert told(t, "EventsDrawn", 1)[0]["happenings"] is None
    t.play("A: take:quiet_whisper", *["A: deck"] * 4)
    assert t.held["A"] == ["quiet_whisper"]
    assert t.event_deck == ["edict_A", "edict_M", "clear_weather"]
    assert t.table.view(0).board.event_tops == ["edict_A"]  # the drawer knows what lies there
    assert t.table.view(1).board.event_tops == []
    assert t.table.view(None).board.event_tops == []


@rule("PA-15.9")
def test_the_last_card_is_taken(pax):
    t = with_events(pax, "quiet_whisper")
    assert prompt(t, "A") == "draw"
    assert t.held["A"] == ["quiet_whisper"]
    assert t.event_deck == []
    t.leave_open("draw")


@rule("PA-15.10")
def test_events_are_drawn_once_however_many_masters(pax):
    t = table(pax, hands={"A": "PIL046 PIL047 PIL052"}, events={"deck": DECK})
    t.play("A: conspire:PIL046", "A: skip", "A: conspire:PIL047", "A: skip", "A: conspire:PIL052", "A: skip", "A: end")
    t.play("A: take:quiet_whisper")
    assert prompt(t, "A") == "draw"
    assert len(t.event_deck) == 3
    t.leave_open("draw")


@rule("PA-15.11", "PA-16.9")
def test_an_edict_is_played_at_once(pax):
    t = with_events(pax, DECK, favours={"A": "A2 M1", "B": "A3"})
    t.play("A: take:edict_A", *["A: deck"] * 4)
    assert t.edicts == {"edict_A": "A 6"}
    assert t.favours == {"A": "M1", "B": ""}
    assert t.supply.startswith("M5")  # all six of the Aristocracy lie on the card
    assert t.held["A"] == []


@rule("PA-15.13")
def test_a_special_event_is_kept_for_the_next_turn(pax):
    t = with_events(pax, DECK)
    t.play("A: take:quiet_whisper", *["A: deck"] * 4)
    assert len(t.hands["A"]) == 4  # beside the hand limit
    assert t.special["A"] is None
    end(t, "B")
    assert prompt(t, "A") == "special-event"
    t.play("A: play:quiet_whisper")
    assert t.special["A"] == "quiet_whisper"


@rule("PA-15.14")
def test_refill_one_the_chain_and_all_dispute_cards_are_discarded(pax):
    t = table(
        pax,
        hands={"A": "PIL031 PIL005", "B": "PIL036"},
        field={"6": "PIL002 A", "7": "PIL033 B.."},
        favours={"A": "A1"},
    )
    t.play("A: conspire:PIL031", "A: use", "A: oust:7@B", "A: end")
    assert t.chain == t.disputes == []
    assert t.discard == ["PIL031", "PIL005", "PIL036"]
    t.leave_open("draw")


@rule("PA-15.15")
def test_refill_two_the_others_draw_clockwise(pax):
    t = table(
        pax,
        seats=3,
        to_move="B",
        deck="PIL001 PIL002 PIL003 PIL004 PIL005",
        hands={"A": "PIL010 PIL011", "B": "PIL012 PIL013 PIL014 PIL015", "C": "PIL006"},
    )
    t.play("B: end")
    assert t.hands["C"] == ["PIL001", "PIL002", "PIL003", "PIL006"]  # left of the active player first
    assert t.hands["A"][:2] == ["PIL004", "PIL005"]


COURT = "PIL001 PIL002 PIL003 PIL004 PIL005"


@rule("PA-15.16")
def test_refill_three_one_card_at_a_time_each_seen_before_the_next(pax):
    t = table(pax, court=COURT, deck="PIL010 PIL011 PIL012 PIL013 PIL014 PIL016 PIL017 PIL018", hands={"B": "PIL020"})
    t.play("A: end")
    assert t.legal("A") == ["deck", "court:0", "court:1", "court:2", "court:3", "court:4"]
    drawn = len(t.hands["A"])
    t.play("A: deck")
    assert len(t.hands["A"]) == drawn + 1
    t.play("A: court:3")
    assert "PIL004" in t.hands["A"]  # without a favour the rest can only come from the deck: nobody is asked
    assert len(t.hands["A"]) == 4
    assert t.turn == "B"


@rule("PA-15.17")
def test_of_two_court_cards_one_is_the_stewards_and_the_second_costs_a_favour(pax):
    t = table(pax, court=COURT, steward=2, favours={"A": "Sc1"})
    t.play("A: end", "A: court:0")
    assert t.legal("A") == ["deck", "court:2"]
    t.play("A: court:2")
    assert t.favours["A"] == ""
    assert {"PIL001", "PIL003"} <= set(t.hands["A"])


@rule("PA-15.17")
def test_after_the_stewards_card_any_other_may_follow_but_never_a_third(pax):
    t = table(pax, court=COURT, steward=2, favours={"A": "Sc2"})
    t.play("A: end", "A: court:2")
    assert t.legal("A") == ["deck", "court:0", "court:1", "court:3", "court:4"]
    t.play("A: court:4")
    assert t.favours["A"] == "Sc1"
    assert t.turn == "B" or "court:0" not in t.legal("A")
    while t.turn == "A":
        t.play("A: deck")


@rule("PA-15.18")
def test_a_single_court_card_costs_nothing(pax):
    t = table(pax, court=COURT, steward=2)
    t.play("A: end", "A: court:4")
    while t.turn == "A":  # without a favour there is no second one: only the deck is left, and nobody is asked
        t.play("A: deck")
    assert "PIL005" in t.hands["A"]
    assert t.favours["A"] == ""


@rule("PA-15.18")
def test_above_an_empty_place_only_one_court_card_can_be_taken(pax):
    t = table(pax, court="PIL001 - PIL003 PIL004 PIL005", steward=1, favours={"A": "Sc1"})
    t.play("A: end")
    assert "court:1" not in t.legal("A")
    t.play("A: court:0")
    assert t.turn == "B"  # only the deck was left: three more cards were drawn unasked
    assert len(t.hands["A"]) == 4
    assert t.favours["A"] == "Sc1"


@rule("PA-15.19", "PA-15.20", "PA-15.21")
def test_refill_four_the_rulebooks_example(pax):
    # the second card is taken, then one from the deck; the card under the steward goes, the steward moves on
    t = table(
        pax,
        court=COURT,
        steward=0,
        hands={"A": "PIL020 PIL021", "B": "PIL022 PIL023 PIL024 PIL025"},
        deck="PIL030 PIL031 PIL032",
    )
    t.play("A: end", "A: court:1")
    assert t.hands["A"] == ["PIL002", "PIL020", "PIL021", "PIL030"]
    assert t.discard == ["PIL001"]
    assert t.steward == 1
    assert t.court == ["PIL031", "PIL032", "PIL003", "PIL004", "PIL005"]  # filled from the left, nothing shifted


@rule("PA-15.19", "PA-15.20")
def test_the_court_is_updated_even_if_nothing_was_drawn_and_the_steward_goes_round(pax):
    hands = {"A": "PIL020 PIL021 PIL026 PIL027", "B": "PIL022 PIL023 PIL024 PIL025"}
    t = table(pax, court=COURT, steward=4, hands=hands, deck="PIL030")
    t.play("A: end")
    assert t.discard == ["PIL005"]
    assert t.steward == 0
    assert t.court == ["PIL001", "PIL002", "PIL003", "PIL004", "PIL030"]


@rule("PA-2.21", "PA-15.16", "PA-15.21")
def test_without_any_card_hands_and_court_stay_short(pax):
    t = table(pax, court="PIL001 - - - PIL002")
    g = t.table.g
    g.laid, g.deck = g.deck, []
    known = g.cards.known[:]
    fill_court(g)
    assert t.court == ["PIL001", "-", "-", "-", "PIL002"]
    assert g.cards.known == known
    g.chain, g.court = [g.court[0], g.court[4]], [-1] * 5
    assert list(draw_as_chosen(g, 0)) == []
    assert t.hands["A"] == []


@rule("PA-18.16", "PA-16.3")
def test_no_more_is_taken_from_an_edict_than_lies_there(pax):
    t = table(pax, hands={"A": "PIL005"}, edicts={"edict_M": "B 1"})
    t.play("A: conspire:PIL005", "A: use")
    assert t.favours["A"] == "M1"
    assert t.event_discard == ["edict_M"]


@rule("PA-15.8", "PA-2.30")
def test_the_drawer_sees_both_events_before_choosing(pax):
    t = table(pax, hands={"A": "PIL046"}, events={"deck": "edict_A quiet_whisper edict_M"})
    t.play("A: conspire:PIL046", "A: skip", "A: end").leave_open("draw-event")
    assert t.table.view(0).board.event_tops == ["edict_A", "quiet_whisper"]
    assert t.table.view(1).board.event_tops == t.table.view(None).board.event_tops == []


@rule("PA-15.3")
def test_a_private_plot_that_leaves_the_game_is_nobodys(pax):
    t = table(pax, plots={"common": "P01 P06", "A": "P07"}, realised={"P07": "A"})
    drop_plot(t.table.g, PLOTS.index("P07"))
    assert "A" not in t.private
    assert t.tokens["A"] == 20
