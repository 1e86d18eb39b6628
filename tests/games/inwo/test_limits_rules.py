"""Where the rules end: what is not offered, not counted or not reached when a condition fails."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import moves
from camarilla.testing import card, rule

from .helpers import attack, offered, run, settle, until, wrap_up


def use_up(t, seat, back):
    """A deck of a seat runs out: everything in it is discarded."""
    g = t.table.g
    deck = g.group_deck if back else g.plot_deck
    moves.discard_top(g, seat, back, len(deck[seat]))
    assert not deck[seat]
    return t


def to_claims(t, **answers):
    """The active player ends the turn; at the poll for claims each seat answers as told, or passes."""
    run(t, "A: done")
    while t.table.view(None).asked[0].prompt != "claim":
        t.play(f"{t.to_act[0]}: pass")
    for seat in list(t.to_act):
        t.play(f"{seat}: {answers.get(seat, 'pass')}")
    return t


# -- Whom a card may be for --------------------------------------------------------------------------------------------


@card("agent-in-place", "george-the-janitor", "mutual-betrayal", "logic-bomb")
@pytest.mark.parametrize("plot", ["agent-in-place", "george-the-janitor", "mutual-betrayal", "logic-bomb"])
def test_plots_can_be_spied_on_only_where_some_are_hidden(inwo, plot):
    t = inwo.position(groups={"A": "pentagon", "B": "texas"}, hands={"A": plot}, exposed={"B": "jihad"})
    assert not offered(t, "A", f"plot:{plot}")
    t = inwo.position(
        groups={"A": "pentagon", "B": "texas", "C": "japan"}, hands={"A": plot, "C": "hoax"}, exposed={"B": "jihad"}
    )
    run(t, f"A: plot:{plot}")
    assert t.legal("A") == ["@2"]


@card("count-dracula")
def test_an_artifact_that_dracula_holds_is_out_of_reach(inwo):
    given = {
        "groups": {"A": "cia", "B": "cable-tv(count-dracula)"},
        "hands": {"A": "hex the-weak-link"},
        "resources": {"A": "suicide-squad", "B": "spear-of-longinus"},
    }
    for links, reached in (({}, True), ({"spear-of-longinus": "count-dracula"}, False)):
        t = inwo.position(**given, links=links)
        for use in ("plot:hex", "plot:the-weak-link", "use:suicide-squad"):
            assert offered(t, "A", use) == reached


# -- Prices that a deck must hold --------------------------------------------------------------------------------------


@rule("IN-3.10")
@card("fnord")
def test_fnord_needs_a_group_card_that_is_undrawn_or_two_in_the_hand(inwo):
    def rolled(hand):
        t = inwo.position(groups={"A": "cia"}, hands={"A": f"fnord dentists {hand}"}, dice=[6, 6, 1, 2])
        attack(use_up(t, 0, 1), "A", "control", "cia", "dentists")
        while not t.dice:
            t.play(f"{t.to_act[0]}: pass")
        return t

    t = rolled("trekkies")
    assert not offered(t, "A", "plot:fnord")
    wrap_up(t)
    t = rolled("trekkies joggers")
    run(t, "A: plot:fnord", "A: trekkies", "A: joggers")  # no other price is left to choose
    wrap_up(t)


@rule("IN-3.10")
@card("18-1-2-minute-gap")
@pytest.mark.parametrize("back", [0, 1])
def test_the_gap_needs_a_card_of_each_deck(inwo, back):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap"})
    run(use_up(t, 1, back), "A: plot:savings-and-loan-scam", "A: cia")
    assert not offered(t, "B", "plot:18-1-2-minute-gap")
    settle(t)


@rule("IN-3.10")
@card("secrets-man-was-not-meant-to-know")
def test_secrets_cost_two_undrawn_plots_that_are_there(inwo):
    for left, legal in ((2, True), (1, False)):
        t = inwo.position(
            groups={"A": "cia"},
            hands={"A": "savings-and-loan-scam", "B": "secrets-man-was-not-meant-to-know"},
            tokens={"the-network": 0},
        )
        moves.discard_top(t.table.g, 1, 0, len(t.plot_deck["B"]) - left)
        run(t, "A: plot:savings-and-loan-scam", "A: cia")
        assert ("plot:secrets-man-was-not-meant-to-know" in until(t, "B")) == legal
        settle(t)


# -- Claims ------------------------------------------------------------------------------------------------------------

BIG = "texas(japan england) pentagon(cia)"


@rule("IN-14.19")
def test_who_holds_too_many_goals_may_stop_no_claim_but_drops_one(inwo):
    t = inwo.position(
        groups={"A": BIG, "B": "nasa", "C": "hackers"},
        hands={"B": "hail-eris fratricide hoax"},
        basic_goal=4,
        step="end",
        seats=3,
    )
    to_claims(t, A="claim:basic")
    assert until(t, "B") == ["pass", "drop:hail-eris", "drop:fratricide"]
    run(t, "B: drop:fratricide")
    assert t.plots["B"] == ["hail-eris", "hoax"]


@rule("IN-14.7", "IN-14.20")
def test_a_game_won_with_a_goal_card_says_with_which(inwo):
    t = inwo.position(groups={"A": "california texas", "B": "nasa"}, hands={"A": "hail-eris"}, basic_goal=4, step="end")
    settle(to_claims(t, A="claim:hail-eris"))
    assert (t.winners, t.reason) == (["A"], "hail-eris")
