"""What cannot change hands: the limits of gifts and trades (chapters 12 and 13, IN-21.19 to IN-21.21)."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.plays.trades import ITEMS
from camarilla.games.inwo.structures import grid
from camarilla.kernel.deals import Deal, Give
from camarilla.kernel.options import Label
from camarilla.testing import card, rule

from .helpers import declare, offered, run, settle, until


def talk(t, seat, other, *words):
    """Begin a deal, and add what is named."""
    return run(t, f"{seat}: free", f"{seat}: deal@{other}", *[f"{seat}: {word}" for word in words])


def parts(t, seat, kind):
    """The parts of a kind that a seat could add to its deal now."""
    return sorted(word for word in t.legal(seat) if word.split(":")[1:2] == [kind])


def open_moment(t):
    """Pass what follows a play, up to the open moment for the others."""
    while t.table.view(None).asked[0].prompt != "moment":
        t.play(f"{t.to_act[0]}: pass")
    return t


# -- What was refused --------------------------------------------------------------------------------------------------


@rule("IN-21.21")
def test_only_what_was_refused_is_not_offered_again(inwo):
    """The same cards to somebody else are another proposal, and so are more cards, or fewer."""
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, exposed={"A": "hoax jihad"})
    talk(t, "A", "B", "give:exposed:hoax", "offer")
    run(t, "B: decline")
    talk(t, "A", "B", "give:exposed:hoax")
    assert "offer" not in t.legal("A")
    t.play("A: give:exposed:jihad")
    assert "offer" in t.legal("A")
    run(t, "A: drop-give:exposed:hoax")
    assert "offer" in t.legal("A")
    t.play("A: withdraw")
    talk(t, "A", "C", "give:exposed:hoax")
    assert "offer" in t.legal("A")
    t.play("A: withdraw")


# -- Cards that go unseen ----------------------------------------------------------------------------------------------


@rule("IN-21.19")
@pytest.mark.parametrize(
    ("words", "given", "choice"),
    [
        (["give:plot:hoax", "give:unseen-plot:1"], {}, ["jihad", "martyrs"]),
        (["give:unseen-plot:1", "give:plot:hoax"], {}, ["jihad", "martyrs"]),
        (["give:exposed:hoax", "give:unseen-plot:1"], {"exposed": {"A": "hoax"}}, ["hoax", "jihad", "martyrs"]),
        (["give:unseen-plot:1", "take:exposed:hoax"], {"exposed": {"B": "hoax"}}, ["hoax", "jihad", "martyrs"]),
    ],
)
def test_any_hidden_card_that_its_owner_has_not_named_may_go_unseen(inwo, words, given, choice):
    """An equal card that lies open, or that the other side gives, is another card."""
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax jihad martyrs"}, **given)
    run(talk(t, "A", "B", *words, "offer"), "B: accept", "A: keep", "B: keep")
    assert sorted(t.legal("A")) == choice
    settle(run(t, "A: jihad"))
    assert "jihad" in t.plots["B"]


@rule("IN-21.19", "IN-13.6")
def test_a_plot_that_the_other_side_names_may_also_go_unseen(inwo):
    """B has shown a Hoax; A names it, and gives its own Hoax unseen."""
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax jihad martyrs", "B": "hoax"})
    open_moment(run(t, "A: free", "A: drop:martyrs"))
    settle(run(t, "B: free", "B: show:hoax@A"))
    run(talk(t, "A", "B", "give:unseen-plot:1", "take:plot:hoax", "offer"), "B: accept", "A: keep", "B: keep")
    assert sorted(t.legal("A")) == ["hoax", "jihad"]
    settle(run(t, "A: hoax"))
    assert (sorted(t.plots["A"]), t.plots["B"]) == (["hoax", "jihad"], ["hoax"])


@rule("IN-21.19", "IN-21.20")
@pytest.mark.parametrize(("hand", "named", "unseen"), [("hoax", "plot", "plot"), ("nasa", "card", "group")])
@pytest.mark.parametrize("named_first", [True, False])
def test_a_card_is_not_given_twice(inwo, hand, named, unseen, named_first):
    """With one card in the hand it is named or goes unseen, not both."""
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": hand})
    words = [f"give:{named}:{hand}", f"give:unseen-{unseen}:1"]
    first, second = words if named_first else reversed(words)
    talk(t, "A", "B", first)
    assert "offer" in t.legal("A")
    t.play(f"A: {second}")
    assert "offer" not in t.legal("A")
    t.play("A: withdraw")


# -- Groups ------------------------------------------------------------------------------------------------------------


@rule("IN-12.1", "IN-12.4", "IN-13.4")
def test_groups_change_owner_only_in_phase_five_of_one_of_the_two(inwo):
    given = {"groups": {"A": "cia", "B": "texas", "C": "japan"}, "hands": {"A": "jihad", "B": "hoax"}}
    both = ["give:puppet:cia", "take:puppet:texas"]
    for step, found in (("plot draw", []), ("group draw", []), ("main", both), ("end", [])):
        t = talk(inwo.position(step=step, **given), "A", "B")
        assert parts(t, "A", "puppet") == found, step
        t.play("A: withdraw")


@rule("IN-12.1", "IN-12.4", "IN-13.1")
def test_groups_do_not_change_owner_in_the_turn_of_a_third(inwo):
    given = {"groups": {"A": "cia", "B": "texas", "C": "japan"}, "hands": {"A": "hoax"}}
    for other, found in (("A", ["give:puppet:texas", "take:puppet:cia"]), ("C", [])):
        t = open_moment(run(inwo.position(**given), "A: free", "A: drop:hoax"))
        assert parts(talk(t, "B", other), "B", "puppet") == found
        t.play("B: withdraw")


@rule("IN-12.1", "IN-6.2")
def test_groups_do_not_change_owner_during_an_attack(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"})
    declare(t, "A", "control", "cia", "japan")
    until(t, "B")
    assert parts(talk(t, "B", "A"), "B", "puppet") == []
    t.play("B: withdraw")


@rule("IN-12.3", "IN-13.4")
@pytest.mark.parametrize(
    ("paid_by", "may"),
    [("texas", True), ("cia", True), ("bavarian-illuminati", True), ("japan", True), ("the-network", True), ("", False)]
    + [(name, False) for name in ("dentists", "fbi")],
)
def test_a_group_changes_owner_only_for_a_token(inwo, paid_by, may):
    """Of the group, its old or new master, or the giver's Illuminati; not of its puppet or of another group."""
    names = ("bavarian-illuminati", "cia", "texas", "dentists", "fbi", "the-network", "japan")
    tokens = {name: int(name == paid_by) for name in names}
    t = inwo.position(groups={"A": "cia(texas(dentists)) fbi", "B": "japan"}, tokens=tokens)
    talk(t, "A", "B", "give:puppet:texas")
    assert ("offer" in t.legal("A")) is may
    t.play("A: withdraw")


@rule("IN-12.1", "IN-12.3", "IN-21.20")
def test_a_moved_group_is_checked_again_as_the_deal_is_settled(inwo):
    """It is still the giver's, the arrow is open, and whoever pays may pay and can."""
    t = inwo.position(groups={"A": "cia:left texas:right", "B": "japan:left fbi:right"}, tokens={"texas": 0})
    g = t.table.g
    slots = dict(g.speakers())
    cia, texas, japan = slots["cia"], slots["texas"], slots["japan"]
    own, theirs = g.illuminati[:2]
    side = grid.open_arrows(g, japan)[0]

    def problem(*moved):
        deal = Deal(0, 1, (Give(0, 1, "moved:" + ",".join(str(part) for part in moved)),))
        found = ITEMS.problem(g, deal)
        return found.rule if found is not None else ""

    assert problem(cia, japan, side, cia) == ""
    assert problem(cia, japan, side, own) == ""
    assert problem(cia, japan, side, theirs) == "IN-21.20"  # not the receiver's Illuminati, unless they are the master
    assert problem(cia, japan, side, -1) == "IN-21.20"
    assert problem(texas, japan, side, texas) == "IN-21.20"  # it has no token
    assert problem(slots["fbi"], japan, side, own) == "IN-21.20"  # not the giver's
    assert problem(cia, theirs, g.side[japan], cia) == "IN-21.20"  # that arrow is taken
    assert problem(cia, texas, g.side[cia], cia) == "IN-21.20"  # that is the giver's own group


# -- Resources ---------------------------------------------------------------------------------------------------------


GIVEN = {"groups": {"A": "cia", "B": "texas", "C": "japan"}, "resources": {"A": "eliza", "B": "flying-saucer"}}


@rule("IN-6.11", "IN-13.5")
@pytest.mark.parametrize("rules", ["1.1", "1.2"])
def test_rules_1_2_let_resources_change_hands_only_in_phase_five(inwo, rules):
    both = ["give:resource:eliza", "take:resource:flying-saucer"]
    for step in ("plot draw", "group draw", "main", "end"):
        t = talk(inwo.position(step=step, options={"rules": rules}, hands={"A": "hoax"}, **GIVEN), "A", "B")
        assert parts(t, "A", "resource") == (both if step == "main" or rules == "1.1" else []), step
        t.play("A: withdraw")


@rule("IN-6.11", "IN-13.5")
@pytest.mark.parametrize(
    ("rules", "other", "found"),
    [
        ("1.1", "C", ["give:resource:flying-saucer"]),
        ("1.2", "C", []),
        ("1.2", "A", ["give:resource:flying-saucer", "take:resource:eliza"]),
    ],
)
def test_rules_1_2_let_no_resource_change_hands_in_the_turn_of_a_third(inwo, rules, other, found):
    t = inwo.position(options={"rules": rules}, hands={"A": "hoax"}, **GIVEN)
    open_moment(run(t, "A: free", "A: drop:hoax"))
    assert parts(talk(t, "B", other), "B", "resource") == found
    t.play("B: withdraw")


@card("flying-saucer")
@rule("IN-6.11", "IN-13.5")
@pytest.mark.parametrize("rules", ["1.1", "1.2"])
def test_rules_1_2_let_no_resource_go_that_was_used_this_turn(inwo, rules):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        resources={"A": "flying-saucer"},
        hands={"A": "eliza hoax"},
        options={"rules": rules},
    )
    settle(run(t, "A: use:flying-saucer", "A: eliza"))
    assert t.resources["A"] == ["flying-saucer", "eliza"]
    talk(t, "A", "B")
    used = ["give:resource:flying-saucer"] if rules == "1.1" else []
    assert parts(t, "A", "resource") == ["give:resource:eliza", *used]
    t.play("A: withdraw")


# -- What an option stands for -----------------------------------------------------------------------------------------


@rule("IN-21.19")
def test_a_part_of_a_deal_points_at_its_card_if_that_lies_open_or_else_at_its_player(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        resources={"B": "eliza"},
        hands={"A": "jihad nasa", "B": "martyrs"},
        exposed={"A": "hoax"},
    )
    g = t.table.g
    open_cards = {
        "give:exposed:hoax": g.exposed[0][0],
        "give:puppet:cia": g.structure[0][0],
        "take:resource:eliza": g.resources[1][0],
        "take:puppet:texas": g.structure[1][0],
    }
    owners = {
        "give:plot:jihad": 0,
        "give:card:nasa": 0,
        "give:unseen-plot:1": 0,
        "give:unseen-group:1": 0,
        "take:unseen-plot:1": 1,
    }
    talk(t, "A", "B")
    found = {option.notation: option.touches for option in t.options("A") if option.notation != "withdraw"}
    assert found == {word: (f"card:{slot}",) for word, slot in open_cards.items()} | {
        word: (f"seat:{seat}",) for word, seat in owners.items()
    }
    t.play("A: withdraw")


@rule("IN-21.21")
def test_a_deal_that_was_declined_bars_no_other(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax jihad"})
    run(t, "A: free", "A: deal@B", "A: give:plot:hoax", "A: offer", "B: decline", "A: free", "A: deal@B")
    run(t, "A: give:plot:jihad", "A: offer", "B: accept", "A: keep", "B: keep")
    assert (t.plots["A"], t.plots["B"]) == (["hoax"], ["jihad"])


@rule("IN-21.19")
def test_a_card_goes_unseen_unless_the_deal_names_it(inwo):
    given = {"groups": {"A": "cia", "B": "texas"}, "hands": {"A": "hoax jihad"}, "exposed": {"B": "jihad"}}
    t = inwo.position(**given)
    run(t, "A: free", "A: deal@B", "A: give:plot:hoax", "A: give:unseen-plot:1", "A: take:exposed:jihad", "A: offer")
    run(t, "B: accept", "A: keep", "B: keep")
    if t.to_act == ["A"] and "jihad" in t.legal("A"):
        assert t.legal("A") == ["jihad"]
        t.play("A: jihad")
    assert sorted(t.plots["B"]) == ["hoax", "jihad"]
    t = inwo.position(**given)
    run(t, "A: free", "A: deal@B", "A: give:unseen-plot:1", "A: take:exposed:jihad", "A: offer")
    run(t, "B: accept", "A: keep", "B: keep")
    assert sorted(t.legal("A")) == ["hoax", "jihad"]  # the one that is named is another's
    t.play("A: jihad")
    assert t.plots["A"] == ["hoax"]


@rule("IN-12.1", "IN-12.4")
def test_groups_change_hands_only_in_a_turn_of_the_giver_or_the_taker(inwo):
    for mover, partner, may in (("A", "B", True), ("B", "A", True), ("B", "C", False)):
        t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, seats=3)
        if mover != "A":
            run(t, "A: buy", "A: bavarian-illuminati")
            until(t, mover)
        run(t, f"{mover}: free", f"{mover}: deal@{partner}")
        own = {"A": "cia", "B": "texas"}[mover]
        assert offered(t, mover, f"give:puppet:{own}") is may


@rule("IN-21.19")
def test_what_may_change_hands_points_at_the_table(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax"}, resources={"A": "eliza"})
    deal = next(option for option in run(t, "A: free").table.legal(0) if option.notation == "deal@1")
    assert deal.label.args["seat"] == Label("seat", {"seat": 1})
    run(t, "A: deal@B")
    touches = {option.notation: option.touches for option in t.table.legal(0)}
    g = t.table.g
    assert touches["give:resource:eliza"] == (f"card:{g.resources[0][0]}",)
    assert touches["give:plot:hoax"] == ("seat:0",)
