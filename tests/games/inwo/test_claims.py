"""Claims to have won: who may make one, who may stop it, and what several who claim share."""

from __future__ import annotations

import pytest

from camarilla.testing import rule

from .helpers import run, settle, until


def to_claims(t, **answers):
    """The active player ends the turn; at the poll for claims each seat answers as told, or passes."""
    run(t, "A: done")
    while t.table.view(None).asked[0].prompt != "claim":
        t.play(f"{t.to_act[0]}: pass")
    for seat in list(t.to_act):
        t.play(f"{seat}: {answers.get(seat, 'pass')}")
    return t


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


@rule("IN-14.15")
def test_a_goal_card_that_counts_double_must_still_count_enough(inwo):
    for goal, claims in ((4, ["pass", "claim:hail-eris"]), (5, ["pass"])):
        t = inwo.position(
            groups={"A": "california texas", "B": "nasa"}, hands={"A": "hail-eris"}, basic_goal=goal, step="end"
        )
        run(t, "A: done")
        while t.table.view(None).asked[0].prompt != "claim":
            t.play(f"{t.to_act[0]}: pass")
        assert t.legal("A") == claims


@rule("IN-14.10", "IN-14.11")
def test_a_twin_that_does_not_claim_shares_nothing_and_spoils_nothing(inwo):
    for own in ("ufos", "shangri-la"):
        t = inwo.position(
            illuminati={"A": own, "B": own},
            groups={"A": "texas(japan england)", "B": "nasa", "C": "hackers"},
            basic_goal=4,
            step="end",
            seats=3,
        )
        settle(to_claims(t, A="claim:basic"))
        assert (t.winners, t.reason) == (["A"], "basic goal")


@rule("IN-14.11")
@pytest.mark.parametrize(("rules", "winners"), [("1.1", ["A", "B"]), ("1.2", [])])
def test_two_shangri_las_share_the_basic_goal_but_not_under_rules_1_2(inwo, rules, winners):
    t = inwo.position(
        illuminati={"A": "shangri-la", "B": "shangri-la"},
        groups={"A": "texas(japan england)", "B": "pentagon(cia nasa)", "C": "hackers"},
        basic_goal=4,
        step="end",
        seats=3,
        options={"rules": rules},
    )
    settle(to_claims(t, A="claim:basic", B="claim:basic"))
    assert t.winners == winners


@rule("IN-14.19")
@pytest.mark.parametrize("step", ["plot draw", "group draw", "takeover", "main", "end"])
def test_whoever_holds_a_goal_too_many_does_nothing_before_one_is_gone(inwo, step):
    goals = "the-corporate-masters criminal-overlords"
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": f"{goals} jihad nasa"}, step=step)
    assert sorted(t.legal("A")) == ["drop:criminal-overlords", "drop:the-corporate-masters"]
    settle(run(t, "A: drop:criminal-overlords"))
    assert t.discards["A"] == ["criminal-overlords"]
    assert sorted(t.plots["A"]) == ["jihad", "the-corporate-masters"]
    assert {"skip", "knock", "done"} & set(t.legal("A"))


# -- What a claim is made by -------------------------------------------------------------------------------------------


def claims_told(t):
    """What everybody is told of the claims: whose, by which Goal, and what counts."""
    return [
        (claim.seat, claim.goal, claim.groups, claim.doubles, claim.more, claim.total)
        for claim in t.table.view(None, figures=True).figures.claims
    ]


@rule("IN-14.15")
def test_a_claim_says_which_groups_count_double(inwo):
    t = inwo.position(groups={"A": "california texas", "B": "nasa"}, hands={"A": "hail-eris"}, basic_goal=4, step="end")
    to_claims(t, A="claim:hail-eris")
    assert claims_told(t) == [(0, "hail-eris", 3, 1, 0, 4)]
    settle(t)
    assert claims_told(t) == [(0, "hail-eris", 3, 1, 0, 4)], "the result tells it, too"


def test_a_special_goal_is_not_called_the_basic_goal(inwo):
    fallen = "texas japan england pentagon cia hollywood the-mafia fbi"
    t = inwo.position(
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "dentists", "B": "hackers"},
        destroyed={"A": fallen},
        step="end",
    )
    run(t, "A: done")
    while t.table.view(None).asked[0].prompt != "claim":
        t.play(f"{t.to_act[0]}: pass")
    option = next(option for option in t.options("A") if option.notation == "claim:basic")
    assert (option.label.id, option.label.args) == ("option-claim", {"card": "special goal"})


def test_the_basic_goal_is_offered_with_what_counts(inwo):
    t = inwo.position(groups={"A": BIG, "B": "nasa"}, basic_goal=4, step="end")
    run(t, "A: done")
    while t.table.view(None).asked[0].prompt != "claim":
        t.play(f"{t.to_act[0]}: pass")
    option = next(option for option in t.options("A") if option.notation == "claim:basic")
    assert option.label.id == "option-claim-counted"
    assert (option.label.args["groups"], option.label.args["total"], option.label.args["goal"]) == (6, 6, 4)


@rule("IN-14.10")
def test_winners_together_share_the_first_rank(inwo):
    t = inwo.position(
        groups={"A": "california texas", "B": "nasa hackers the-mafia", "C": "hollywood"},
        hands={"A": "hail-eris"},
        basic_goal=4,
        step="end",
        seats=3,
    )
    settle(to_claims(t, A="claim:hail-eris", B="claim:basic"))
    assert t.winners == ["A", "B"]
    assert list(t.table.result.ranks) == [1, 1, 3], "though three groups are less of the Basic Goal than four"
