"""Positions by names: what they may leave out, and one clear sentence for everything that is wrong with one."""

from __future__ import annotations

import re

import pytest

from camarilla.kernel.errors import BadOptions, BadPosition, IllegalMove
from camarilla.kernel.table import Table
from camarilla.testing import rule

NINE = {"A": "aldo", "B": "pietra", "C": "enzo"}
"""Nine cards of one person each; a fourth to sixth player has eight of ugo or of what is left."""


def giving(**changes):
    """A position of six before the giving."""
    hands = {seat: [f"{person}{value}" for value in range(1, 10)] for seat, person in NINE.items()}
    hands["D"] = [f"ugo{value}" for value in range(1, 9)]
    hands["E"] = ["aldo10", "aldo11", "aldo12", "aldo13", "pietra10", "pietra11", "pietra12", "pietra13"]
    hands["F"] = ["enzo10", "enzo11", "enzo12", "enzo13", "ugo10", "ugo11", "ugo12", "ugo13"]
    return {"seats": 6, "hands": hands, "trump_deck": "ugo9", "phase": "giving", "leader": "D"} | changes


PLAYING = {"hands": {"A": "aldo4", "B": "aldo5"}}

WRONG = {
    "a typo": (
        {"hands": {"A": "aldo4", "B": "ugoo5"}},
        "hands of B: there is no card 'ugoo5' (cards are aldo1 to ugo13); did you mean 'ugo5'?",
    ),
    "no such value": (
        {"hands": {"A": "enzo14"}},
        "hands of A: there is no card 'enzo14' (cards are aldo1 to ugo13); did you mean 'enzo4'?",
    ),
    "nothing like it": ({"trump": "?"}, "trump: there is no card '?' (cards are aldo1 to ugo13)"),
    "a typo in won": (
        {"won": {"D": "pietra"}},
        "cards won by D: there is no card 'pietra' (cards are aldo1 to ugo13); did you mean 'pietra9'?",
    ),
    "a typo in the deck": (
        {"trump_deck": "uga5"},
        "trump deck: there is no card 'uga5' (cards are aldo1 to ugo13); did you mean 'ugo5'?",
    ),
    "a typo in the centre": (
        {"centre": ["aldi5"]},
        "centre: there is no card 'aldi5' (cards are aldo1 to ugo13); did you mean 'aldo5'?",
    ),
    "a card twice in a hand": ({"hands": {"A": "aldo4 aldo4"}}, "hands of A: aldo4 is named twice"),
    "a card in two places": ({"won": {"C": "ugo1 aldo5"}}, "cards won by C: aldo5 is named twice"),
    "trump in a hand": ({"trump": "aldo4"}, "trump: aldo4 is named twice"),
    "no cards at all": ({"hands": {"A": None}}, "hands of A: expected names of cards, not None"),
    "a number for cards": ({"trump": 5}, "trump: expected names of cards, not 5"),
    "neither cards nor a number": ({"trump_deck": None}, "trump deck: expected names of cards, not None"),
    "an unknown key": (
        {"hand": {"A": "aldo4"}},
        "a position of potdevin has no 'hand'; did you mean 'hands'? it may have: "
        "hands, trump, trump_deck, centre, won, gems, wealth, leader, round, phase",
    ),
    "a seat too far": ({"hands": {"A": "aldo4", "E": "aldo5"}}, "hands: 'E' is not a seat; seats are A to D"),
    "no seat letter": ({"gems": {"AB": 1}}, "gems: 'AB' is not a seat; seats are A to D"),
    "no mapping": ({"hands": "aldo4"}, "hands: expected a mapping of seat letters, not 'aldo4'"),
    "a leader too far": ({"leader": "E"}, "leader: 'E' is not a seat; seats are A to D"),
    "a leader by number": ({"leader": 0}, "leader: 0 is not a seat; seats are A to D"),
    "too many gems": ({"wealth": {"A": 1}}, "gems: 4 players have 8 gems in all, none less than 0"),
    "gems below zero": ({"gems": {"B": -1}}, "gems: 4 players have 8 gems in all, none less than 0"),
    "wealth below zero": (
        {"gems": {"A": 0}, "wealth": {"B": -1}},
        "gems: 4 players have 8 gems in all, none less than 0",
    ),
    "gems in words": ({"gems": {"A": "two"}}, "gems of A: expected a whole number, not 'two'"),
    "half a gem": ({"gems": {"A": 0}, "wealth": {"C": 0.5}}, "wealth of C: expected a whole number, not 0.5"),
    "a deck too large": ({"trump_deck": 60}, "trump deck: 60 unnamed cards were asked for, 50 are left"),
    "a deck below zero": ({"trump_deck": -1}, "trump deck: -1 unnamed cards were asked for, 50 are left"),
    "a round in words": ({"round": "two"}, "round: expected a whole number, not 'two'"),
    "a round before the first": ({"round": 0}, "round: rounds count from 1, not from 0"),
    "an unknown phase": (
        {"phase": "leaving"},
        "a position's phase is one of giving, playing, jokers, not 'leaving'",
    ),
    "no phase": ({"phase": ["jokers"]}, "a position's phase is one of giving, playing, jokers, not ['jokers']"),
    "two trumps": ({"trump": "ugo1 ugo2"}, "a position in play has one trump and at least one card in hand"),
    "nobody has a card": ({"hands": {}}, "a position in play has one trump and at least one card in hand"),
    "a trump at the end": ({"phase": "jokers", "trump": "ugo1"}, "a position has a trump only while it is in play"),
    "giving with four": ({"phase": "giving"}, "cards are given only by six players, of whom three have nine cards"),
    "jokers before round 1": ({"phase": "jokers", "round": 0}, "round: rounds count from 1, not from 0"),
}


@pytest.mark.parametrize(("change", "sentence"), WRONG.values(), ids=WRONG.keys())
def test_what_is_wrong_with_a_position_is_said_in_one_sentence(potdevin, change, sentence):
    with pytest.raises(BadPosition) as refusal:
        potdevin.position(**PLAYING | change)
    assert str(refusal.value) == sentence


@pytest.mark.parametrize(
    "change",
    [{"hands": {"A": "aldo1"}}, {"trump": "ugo9", "trump_deck": 0}],
    ids=["not three with nine cards", "a trump"],
)
def test_what_is_wrong_before_the_giving(potdevin, change):
    with pytest.raises(BadPosition, match=r"^(cards are given only by six|a position has a trump only)"):
        potdevin.position(**giving(**change))


@rule("PV-6.4")
def test_a_position_before_the_giving(potdevin):
    t = potdevin.position(**giving())
    assert (t.round, t.to_act, t.leader, t.trump_deck) == (0, ["A", "B", "C"], "D", ["ugo9"])
    t.play("A: aldo1", "B: pietra2", "C: enzo3")
    assert sorted([t.trump, *t.trump_deck]) == ["aldo1", "enzo3", "pietra2", "ugo9"]
    assert (t.round, t.to_act) == (1, ["D"])


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (3, {"teams": True}, "potdevin: teams need 4 or 6 seats, not 3"),
        (5, {"teams": True}, "potdevin: teams need 4 or 6 seats, not 5"),
        (2, {}, "potdevin is for 3, 4, 5, 6 seats, not 2"),
        (7, {}, "potdevin is for 3, 4, 5, 6 seats, not 7"),
        (4, {"team": True}, "potdevin has no option 'team'; its options are: teams"),
        (4, {"teams": "perhaps"}, "potdevin: Expected `bool`, got `str` - at `$.teams`"),
    ],
)
@rule("PV-6.1")
def test_options_that_do_not_go_together(seats, options, sentence):
    with pytest.raises(BadOptions, match=f"^{re.escape(sentence)}$"):
        Table.new("potdevin", seats, seed=0, options=options)
    with pytest.raises(BadOptions, match=f"^{re.escape(sentence)}$"):
        Table.at("potdevin", PLAYING, seats=seats, options=options)


@pytest.mark.parametrize(("seats", "teams"), [(3, False), (4, False), (4, True), (5, False), (6, False), (6, True)])
def test_options_that_go_together(seats, teams):
    assert Table.new("potdevin", seats, seed=0, options={"teams": teams}).options.teams == teams


def test_an_illegal_move_is_refused_in_one_sentence(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "aldo5 ugo2"}, trump="enzo5")
    t.play("A: aldo4")
    with pytest.raises(IllegalMove) as refusal:
        t.play("B: ugo2")
    assert str(refusal.value) == ("'ugo2': you hold Aldo: follow, or bribe [PV-3.3]; legal here: aldo5, bribe")


# -- What a position may leave out -------------------------------------------------------------------------------------


def test_what_is_not_named_is_out_of_the_game(potdevin):
    t = potdevin.position(hands={"A": "aldo4 aldo5 aldo6", "B": "ugo4"}, trump="enzo5", trump_deck="ugo1")
    assert len(t.table.g.aside) == 52 - 6
    t.table.g.check()


def test_defaults_of_a_position(potdevin):
    t = potdevin.position(hands={"A": "aldo4 aldo5 aldo6", "B": "ugo4"})
    assert (t.leader, t.round) == ("A", 1)
    assert t.trump is not None
    assert len(t.trump_deck) == 2  # with the trump, a round for each card of the largest hand
    assert t.gems == {"A": 2, "B": 2, "C": 0, "D": 0}  # who has no card has lost them
    assert t.table.g.gone == 4
    assert set(t.trump_deck).isdisjoint({"aldo4", "aldo5", "aldo6", "ugo4", t.trump})
    t.table.g.check()


def test_names_may_be_a_text_or_a_list_in_any_case(potdevin):
    t = potdevin.position(hands={"A": ["Aldo4", "UGO13"], "B": "Enzo2  enzo3"}, trump="enzo5")
    assert t.hands == {"A": ["aldo4", "ugo13"], "B": ["enzo2", "enzo3"], "C": [], "D": []}


def test_gems_missing_from_the_set_up_are_gone(potdevin):
    t = potdevin.position(
        hands={"A": "aldo4", "B": "aldo5", "C": "aldo6", "D": "aldo7"}, gems={"A": 0, "B": 1}, wealth={"C": 1}
    )
    assert t.table.g.gone == 2
    t.table.g.check()


def test_slots_of_a_position_tell_nothing(potdevin):
    """The same names lie in other slots under another seed, the same under the same."""
    slots = [tuple(potdevin.position(**PLAYING, seed=seed).table.g.hands[0]) for seed in (*range(20), 0)]
    assert len(set(slots)) > 10
    assert slots[0] == slots[-1]


def test_a_position_shows_who_knows_what(potdevin):
    """Own hands, what was won, the centre and the trump are known to those who see them, the rest to nobody."""
    t = potdevin.position(
        seats=6, hands={"A": "aldo4", "B": "ugo4"}, won={"C": "ugo9"}, centre="ugo8", trump="enzo5", trump_deck="enzo1"
    )
    g = t.table.g
    known = {g.face_name(face): g.cards.known[slot] for slot, face in enumerate(g.cards.face)}
    everybody = 0b111111
    seen = {"aldo4": 0b1, "ugo4": 0b10, "ugo9": everybody, "ugo8": everybody, "enzo5": everybody}
    assert {name: mask for name, mask in known.items() if mask} == seen
