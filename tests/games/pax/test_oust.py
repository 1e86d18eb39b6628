"""Oust: the challenge, disputes and rewards (PA-10)."""

from __future__ import annotations

import pytest

from camarilla.testing import rule

from .helpers import legal, prompt, table, told


def quarrel(pax, mine, theirs, **given):
    """A on cell 6 attacks one token of B on cell 7; `mine` and `theirs` are hands. A has 1 token near, B has 1."""
    field = {"6": "PIL002 A", "7": "PIL031 B..", **given.pop("more", {})}
    return table(pax, field=field, favours={"A": "A3"}, hands={"A": mine, "B": theirs}, **given)


def outcome(t):
    """Who won the dispute."""
    return told(t, "DisputeEnded")[0]["winner"]


@rule("PA-10.1", "PA-10.2")
def test_a_challenge_names_a_rival_on_an_adjacent_card(pax):
    field = {"6": "PIL002 A", "7": "PIL031 B..", "13": "PIL033 B.."}
    t = table(pax, field=field, favours={"A": "A1"})
    assert legal(t, "A", "oust") == ["7@1"]
    t.refuse("A: oust:13@B", "PA-10.2")
    t.refuse("A: oust:6@B", "PA-10.2")


@rule("PA-10.2", "PA-10.3")
def test_one_matching_favour_for_each_target(pax):
    field = {"6": "PIL002 A", "7": "PIL031 BBB"}
    t = table(pax, field=field, favours={"A": "A2"}, hands={"A": "PIL033", "B": "PIL001"})
    t.play("A: oust:7@B")
    assert t.legal("A") == ["aim:1", "aim:2"]
    t.play("A: aim:2", "A: token:3", "A: token:2")
    assert t.favours["A"] == ""
    t.play("B: A", "B: A")
    assert t.field[7] == "PIL031 B.."  # 1 + 6 against 3 + 2


@rule("PA-10.2", "PA-10.15")
def test_the_attacker_chooses_which_tokens(pax):
    """The cells of a card of degree III differ in price (rulebook, p. 23): so does what is left."""
    field = {"6": "PIL002 A", "7": "PIL031 BBB"}
    t = table(pax, field=field, favours={"A": "A1"}, hands={"A": "PIL033", "B": "PIL001"})
    t.play("A: oust:7@B")
    assert prompt(t, "A") == "target"
    assert t.legal("A") == ["token:3", "token:2"]  # the first and the third cell cost the same
    t.play("A: token:2", "B: A")
    assert t.field[7] == "PIL031 B.B"


@rule("PA-10.2")
def test_tokens_that_are_alike_need_no_choice(pax):
    field = {"6": "PIL002 A", "7": "PIL019 BB"}
    t = table(pax, field=field, favours={"A": "A1"}, hands={"A": "PIL033", "B": "PIL001"})
    t.play("A: oust:7@B", "B: A")
    assert t.field[7] == "PIL019 B."


@rule("PA-10.2", "PA-20.31")
def test_a_choice_that_changes_who_lies_uppermost_is_asked_for(pax):
    field = {"6": "PIL002 A", "7": "PIL031 BCB"}
    t = table(pax, seats=3, field=field, favours={"A": "A1"}, hands={"A": "PIL033", "B": "PIL001"})
    t.play("A: oust:7@B")
    assert t.legal("A") == ["token:3", "token:1"]
    t.play("A: token:1", "B: A")
    assert t.field[7] == "PIL031 .CB"


@rule("PA-10.3")
def test_without_matching_favour_there_is_no_challenge(pax):
    table(pax, field={"6": "PIL002 A", "7": "PIL031 B.."}, favours={"A": "M2"}).refuse("A: oust:7@B", "PA-10.3")


@rule("PA-10.4")
def test_starting_strength(pax):
    # B's areopagus touches 8 and 11, A's 2 and 5
    field = {"8": "PIL031 BA.", "7": "PIL033 AB.", "4": "PIL016 BB", "11": "PIL018 A.", "0": "PIL034 AAA"}
    t = table(pax, field=field, favours={"A": "A1"}, hands={"A": "PIL001", "B": "PIL003"})
    t.play("A: oust:8@B")
    began = told(t, "DisputeBegan")[0]
    assert (began["attack"], began["defence"]) == (3, 5)


@rule("PA-10.5", "PA-10.9")
@pytest.mark.parametrize(("more", "winner"), [({"10": "PIL003 A"}, 0), ({}, 1), ({"10": "PIL003 B"}, 1)])
def test_hammers_win_at_once_only_with_superiority(pax, more, winner):
    t = quarrel(pax, "PIL052", "PIL036", more=more)  # hammers against 6
    t.play("A: oust:7@B")
    if winner == 0:
        t.play("B: A")
    assert outcome(t) == winner


@rule("PA-10.5", "PA-10.8")
@pytest.mark.parametrize(("more", "winner"), [({"10": "PIL003 B"}, 0), ({}, 1), ({"10": "PIL003 A"}, 1)])
def test_a_dagger_wins_at_once_only_if_vulnerable(pax, more, winner):
    t = quarrel(pax, "PIL046", "PIL036", more=more)  # dagger against 6
    t.play("A: oust:7@B")
    if winner == 0:
        t.play("B: A")
    assert outcome(t) == winner


@rule("PA-10.8", "PA-10.9")
def test_a_symbol_that_does_not_win_adds_nothing(pax):
    t = quarrel(pax, "PIL033", "PIL046")  # 1 + 6 against 1 + 0
    t.play("A: oust:7@B", "B: A")
    assert outcome(t) == 0
    t = quarrel(pax, "PIL001", "PIL052")  # 1 + 2 against 1 + 0
    t.play("A: oust:7@B", "B: A")
    assert outcome(t) == 0


@rule("PA-10.6")
def test_cards_are_laid_unseen_and_revealed_together(pax):
    t = quarrel(pax, "PIL001 PIL003", "PIL005 PIL009")
    t.play("A: oust:7@B")
    assert t.to_act == ["A", "B"]
    assert prompt(t, "A") == prompt(t, "B") == "dispute"
    before = t.table.view(1)
    t.play("A: dispute:PIL003")
    assert t.table.view(1) == before  # nobody sees that a card lies there
    assert t.disputes == []
    t.play("B: dispute:PIL005")
    assert t.disputes == ["PIL003", "PIL005"]
    t.play("B: A")


@rule("PA-10.7", "PA-10.12")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [("PIL033", "PIL005", 0), ("PIL001", "PIL036", 1), ("PIL001", "PIL005", 1), ("PIL003", "PIL005", 0)],
)
def test_numbers_are_added_and_the_defender_wins_ties(pax, mine, theirs, winner):
    t = quarrel(pax, mine, theirs)
    t.play("A: oust:7@B")
    if winner == 0:
        t.play("B: A")
    assert outcome(t) == winner


@rule("PA-10.6", "PA-10.8")
def test_the_rulebooks_examples(pax):
    # 5 against 6: then 5 + 6 beats 6 + 4, and a dagger of the vulnerable beats a 6
    field = {"7": "PIL031 BBB", "6": "PIL016 AA", "10": "PIL033 AAA", "3": "PIL018 BB", "4": "PIL001 B"}
    for mine, theirs in (("PIL036", "PIL006"), ("PIL049", "PIL036")):
        t = table(pax, field=field, favours={"A": "A1"}, hands={"A": mine, "B": theirs})
        t.play("A: oust:7@B", "A: token:3", "B: Kn")
        began = told(t, "DisputeBegan")[0]
        assert (began["attack"], began["defence"]) == (5, 6)
        assert outcome(t) == 0
        assert t.field[7] == "PIL031 BB."


@rule("PA-10.10")
def test_cards_that_would_both_win_cancel_each_other(pax):
    given = {"mine": "PIL052 PIL036", "theirs": "PIL046 PIL001", "more": {"10": "PIL003 A"}}
    t = quarrel(pax, **given)
    t.play("A: oust:7@B", "A: dispute:PIL052", "B: dispute:PIL046")
    assert t.to_act == ["A"]
    assert t.legal("A") == ["again", "end"]
    t.play("A: end")
    assert outcome(t) == 1
    t = quarrel(pax, **given)
    t.play("A: oust:7@B", "A: dispute:PIL052", "B: dispute:PIL046", "A: again", "B: A")
    assert outcome(t) == 0  # 2 + 6 against 1 + 2
    assert t.disputes == ["PIL052", "PIL046", "PIL036", "PIL001"]


@rule("PA-10.11")
def test_an_empty_hand_counts_as_strength_zero(pax):
    t = quarrel(pax, "", "PIL001")
    t.play("A: oust:7@B")
    assert outcome(t) == 1  # 1 + 0 against 1 + 2
    t = quarrel(pax, "PIL001", "")
    t.play("A: oust:7@B", "B: A")
    assert outcome(t) == 0


@rule("PA-10.11")
def test_a_card_must_be_played(pax):
    t = quarrel(pax, "PIL001 PIL003", "PIL005 PIL009")
    t.play("A: oust:7@B")
    assert sorted(t.legal("B")) == ["dispute:PIL005", "dispute:PIL009"]
    t.play("A: dispute:PIL003", "B: dispute:PIL009")
    assert len(t.hands["A"]) == len(t.hands["B"]) == 1


@rule("PA-10.13", "PA-15.14")
def test_dispute_cards_stay_until_the_check_phase(pax):
    t = quarrel(pax, "PIL001", "PIL036")
    t.play("A: oust:7@B")
    assert t.disputes == ["PIL001", "PIL036"]
    assert t.discard == []
    t.play("A: end")
    assert t.disputes == []
    assert t.discard[:2] == ["PIL001", "PIL036"]
    t.leave_open("draw")


@rule("PA-10.14")
def test_if_the_defender_wins_nothing_else_happens(pax):
    t = quarrel(pax, "PIL001", "PIL036")
    t.play("A: oust:7@B")
    assert t.field == {6: "PIL002 A", 7: "PIL031 B.."}
    assert t.favours == {"A": "A2", "B": ""}
    assert t.markers == []
    assert t.actions == 1


@rule("PA-10.15", "PA-10.16")
def test_if_the_attacker_wins(pax):
    t = quarrel(pax, "PIL036", "PIL001", more={"7": "PIL031 BB."})
    t.play("A: oust:7@B", "A: aim:2")
    assert t.to_act == ["B"]
    assert t.legal("B") == ["A", "M", "Cr", "Kn", "Cl", "Sc"]
    t.play("B: Sc", "B: Kn")
    assert t.field[7] == "PIL031"
    assert t.tokens["B"] == 20
    assert t.favours["B"] == "Kn1 Sc1"
    assert t.markers == [7]


@rule("PA-10.16")
def test_there_are_only_four_markers(pax):
    t = quarrel(pax, "PIL036", "PIL001", markers=[6, 6, 6, 6])
    t.play("A: oust:7@B", "B: A")
    assert t.markers == [6, 6, 6, 6]


@rule("PA-10.17", "PA-10.18")
def test_a_marker_buys_an_action_beyond_the_two(pax):
    t = quarrel(pax, "PIL036 PIL034", "PIL001", markers=[], actions=1)
    t.play("A: oust:7@B", "A: dispute:PIL036", "B: A")
    assert t.actions == 0
    t.refuse("A: influence:7", "PA-4.5")
    t.refuse("A: reward-influence:6", "PA-10.18")
    t.refuse("A: reward-influence:7", "PA-6.2")  # it must be paid for
    assert [move for move in t.legal("A") if move.startswith("reward")] == ["reward-dismiss:7", "reward-reassign:7:A"]
    t.play("A: reward-dismiss:7")
    assert t.field[7] == "PIL034"
    assert t.favours["A"] == "A1"
    assert t.markers == []


@rule("PA-10.18")
def test_influence_by_marker(pax):
    t = table(pax, field={"6": "PIL002 A", "7": "PIL003"}, favours={"A": "A1"}, markers=[7], actions=0)
    t.play("A: reward-influence:7")
    assert t.field[7] == "PIL003 A"
    assert t.markers == []


@rule("PA-10.19")
def test_a_marker_may_wait_but_leaves_with_the_turn(pax):
    t = table(pax, field={"6": "PIL002 A", "7": "PIL003"}, favours={"A": "A1"}, markers=[7])
    t.play("A: interrogate:home")
    assert "reward-influence:7" in t.legal("A")
    t.play("A: end", *["A: deck"] * 4)
    assert t.markers == []
    assert t.turn == "B"


@rule("PA-10.19")
def test_a_marker_goes_with_its_card(pax):
    given = {"field": {"2": "PIL002 A", "5": "PIL003"}, "favours": {"A": "A3 M1"}, "markers": [5]}
    t = table(pax, **given, hands={"A": "PIL008 PIL016"})
    t.play("A: conspire:PIL008", "A: use", "A: at:2", "A: at:5")
    assert t.markers == [2]
    t = table(pax, **given, hands={"A": "PIL016"})
    t.play("A: dismiss:5", "A: via:2")
    assert t.markers == []


@rule("PA-10.20")
def test_reassign_by_marker_ends_on_the_marked_card(pax):
    # tokens on 5; 6 and 7 are of the Aristocracy, 7 is marked; 9 is a dead end
    field = {"5": "PIL016 AA", "6": "PIL018", "7": "PIL031", "9": "PIL027"}
    t = table(pax, field=field, favours={"A": "A1"}, markers=[7], actions=0)
    t.play("A: reward-reassign:7:A")
    assert t.favours["A"] == ""
    assert t.legal("A") == ["5>6"]  # not to 9, from where 7 cannot be reached in time
    t.play("A: 5>6")
    assert t.legal("A") == ["6>7"]  # it may not stop on the way
    t.play("A: 6>7")
    assert t.field[7] == "PIL031 A.."
    assert t.legal("A")[0] == "end"  # another one would need two more moves


@rule("PA-10.20")
def test_several_tokens_may_end_on_the_marked_card(pax):
    field = {"6": "PIL016 AA", "7": "PIL031", "3": "PIL003 A"}
    t = table(pax, field=field, favours={"A": "A1"}, markers=[7], actions=0)
    t.play("A: reward-reassign:7:A", "A: 6>7", "A: 3>7")
    assert "stop" in t.legal("A")
    t.play("A: 6>7")
    assert t.field[7] == "PIL031 AAA"
