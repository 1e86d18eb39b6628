"""Inquisition: the Inquisitor exchanges, examines and blocks thefts (CO-7)."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.testing import rule

from .helpers import challenge_by, everybody_passes, facts, knowers, names, told, uncontested, window, worlds

INQUISITION = {"inquisition": True}


def three(coup, **given):
    """Three players with an Inquisitor in A's hand."""
    hands = {"A": "Inquisitor Duke", "B": "Captain Contessa", "C": "Assassin Contessa"}
    options = {**INQUISITION, **given.pop("options", {})}
    return coup.position(**{"seats": 3, "hands": hands, "options": options, **given})


def examined(t, shown="B: show:Captain"):
    """A examines B, nobody objects."""
    uncontested(t, "A: examine@B")
    return t.play(shown) if shown else t


# -- Exchange and block ------------------------------------------------------------------------------------------------


@rule("CO-7.1")
def test_the_inquisitor_exchanges_one(coup):
    t = three(coup, court="Captain Assassin")
    court = Counter(t.court)
    t.play("A: exchange")
    assert window(t) == challenge_by("B", "C")
    everybody_passes(t)
    assert t.to_act == ["A"]
    assert t.hands["A"] == ["Captain", "Duke", "Inquisitor"]
    assert sorted(t.legal("A")) == ["return:Captain", "return:Duke", "return:Inquisitor"]
    t.play("A: return:Duke")
    assert t.hands["A"] == ["Captain", "Inquisitor"]
    assert Counter(t.court) == court - Counter(["Captain"]) + Counter(["Duke"])
    assert t.to_act == ["B"]
    assert t.claims == [["A", "Inquisitor", "unchallenged"]]


@rule("CO-7.1")
@pytest.mark.parametrize(("back", "kept"), [("Captain", "Inquisitor"), ("Inquisitor", "Captain")])
def test_the_inquisitor_exchanges_with_one_patron(coup, back, kept):
    t = three(coup, court="Captain", hands={"A": "Inquisitor", "B": "Duke", "C": "Duke"})
    uncontested(t, "A: exchange").play(f"A: return:{back}")
    assert t.hands["A"] == [kept]
    assert t.to_act == ["B"]


@rule("CO-7.1", "CO-4.1")
def test_an_exchange_is_proven_by_an_inquisitor(coup):
    t = three(coup)
    t.play("A: exchange", "B: challenge", "C: pass", "A: show:Inquisitor", "B: lose:Captain")
    assert t.to_act == ["A"]
    assert len(t.hands["A"]) == 3
    t.play(f"A: {t.legal('A')[0]}")
    assert t.claims == [["A", "Inquisitor", "proven"]]


@rule("CO-7.1", "CO-3.3")
@pytest.mark.parametrize("role", ["Captain", "Inquisitor"])
def test_the_inquisitor_blocks_steals(coup, role):
    t = three(coup, hands={"A": "Captain Duke", "B": f"{role} Contessa", "C": "Duke Duke"})
    t.play("A: steal@B")
    everybody_passes(t)
    assert window(t) == ("block", "B", ["pass", "block:Captain", "block:Inquisitor"])
    t.refuse("B: block:Ambassador", "CO-3.3")
    t.play(f"B: block:{role}", "A: challenge", "C: pass", f"B: show:{role}", "A: lose:Duke")
    assert t.coins == {"A": 2, "B": 2, "C": 2}
    assert t.claims[-1] == ["B", role, "proven"]


@rule("CO-7.1")
def test_without_inquisition_nobody_examines(coup):
    t = coup.position(seats=3)
    assert not [notation for notation in t.legal("A") if notation.startswith("examine")]
    t.refuse("A: examine@B", "CO-7.1")


# -- Examine -----------------------------------------------------------------------------------------------------------


@rule("CO-7.2")
def test_the_examined_player_chooses_what_to_show(coup):
    t = three(coup)
    assert t.legal("A") == ["income", "aid", "tax", "exchange", "steal@1", "steal@2", "examine@1", "examine@2"]
    t.play("A: examine@B")
    assert window(t) == challenge_by("B", "C")
    everybody_passes(t)
    assert t.to_act == ["B"]  # nobody may block
    assert sorted(t.legal("B")) == ["show:Captain", "show:Contessa"]
    t.refuse("A: leave").refuse("B: show:Duke", "CO-7.2").refuse("B: block:Inquisitor", "CO-7.2")
    t.play("B: show:Contessa")
    assert t.to_act == ["A"]
    assert t.legal("A") == ["leave", "swap"]
    t.play("A: leave")
    assert t.hands["B"] == ["Captain", "Contessa"]
    assert t.to_act == ["B"]
    assert t.claims == [["A", "Inquisitor", "unchallenged"]]
    assert t.coins == {"A": 2, "B": 2, "C": 2}


@rule("CO-7.2", "CO-5.1")
def test_who_has_two_alike_is_asked_which_to_show_all_the_same(coup):
    t = examined(three(coup, hands={"A": "Inquisitor", "B": "Duke Duke", "C": "Captain"}), None)
    assert t.to_act == ["B"]
    assert t.legal("B") == ["show:Duke"]
    t.play("B: show:Duke", "A: swap")
    assert "Duke" in t.hands["B"]


@rule("CO-7.2")
def test_an_only_patron_is_shown_unasked(coup):
    t = examined(three(coup, hands={"A": "Inquisitor", "B": "Captain", "C": "Duke"}), None)
    assert t.to_act == ["A"]
    assert told(t, seat=0)[-1] == {"type": "CardExamined", "seat": 0, "target": 1, "card": "Captain"}
    t.play("A: leave")
    assert t.hands["B"] == ["Captain"]


@rule("CO-7.2")
@pytest.mark.parametrize("hand", ["Captain", "Captain Contessa"])
def test_a_forced_swap(coup, hand):
    """The rival draws the top card first, then the seen card goes into the court: it cannot come back."""
    back = Counter()
    for seed in range(40):
        hands = {"A": "Inquisitor", "B": hand, "C": "Duke"}
        t = three(coup, hands=hands, court="Assassin", seed=seed)
        court = Counter(t.court)
        examined(t, "B: show:Captain" if hand != "Captain" else None).play("A: swap")
        assert t.hands["B"] == sorted(hand.replace("Captain", "Assassin").split())
        assert Counter(t.court) == court - Counter(["Assassin"]) + Counter(["Captain"])
        g = t.table.g
        back[names(g, g.court).index("Captain")] += 1
        assert t.to_act == ["B"]
    assert len(back) > 3  # the court was shuffled


@rule("CO-7.2", "CO-4.1")
def test_an_examination_can_be_challenged(coup):
    t = three(coup, hands={"A": "Duke Duke", "B": "Captain Contessa", "C": "Captain"})
    t.play("A: examine@B", "B: challenge", "C: pass")
    t.refuse("A: show:Inquisitor", "CO-4.1")
    t.play("A: lose:Duke")
    assert t.to_act == ["B"]
    assert t.legal("B")[0] == "income"  # nothing was examined
    assert not [event for event in told(t) if event["type"] == "CardExamined"]


@rule("CO-7.2", "CO-4.1")
def test_after_a_lost_challenge_the_examination_goes_on(coup):
    t = three(coup)
    t.play("A: examine@B", "B: challenge", "C: pass", "A: show:Inquisitor", "B: lose:Captain")
    assert t.to_act == ["A"]
    assert told(t, seat=0)[-1]["card"] == "Contessa"
    t.play("A: swap")
    assert len(t.hands["B"]) == 1


@rule("CO-4.5", "CO-7.2")
def test_a_target_that_falls_by_its_challenge_is_not_examined(coup):
    t = three(coup, hands={"A": "Inquisitor", "B": "Captain", "C": "Duke"})
    t.play("A: examine@B", "B: challenge", "C: pass", "A: show:Inquisitor")
    assert t.out == ["B"]
    assert t.to_act == ["C"]
    assert not [event for event in told(t) if event["type"] == "CardExamined"]


@rule("CO-7.2", "CO-1.4")
def test_whom_one_cannot_examine(coup):
    t = coup.position(seats=4, options=INQUISITION, hands={"C": ""})
    assert [notation for notation in t.legal("A") if notation.startswith("examine")] == ["examine@1", "examine@3"]
    t.refuse("A: examine@A", "CO-7.2").refuse("A: examine@C", "CO-1.4")


@rule("CO-7.3")
def test_factions_limit_examinations(coup):
    sides = {"A": "loyalist", "B": "reformist", "C": "loyalist"}
    t = three(coup, options={"reformation": True}, factions=sides)
    assert [notation for notation in t.legal("A") if notation.startswith("examine")] == ["examine@1"]
    t.refuse("A: examine@C", "CO-7.3")
    t = three(coup, options={"reformation": True}, factions=dict.fromkeys("ABC", "loyalist"))
    assert [notation for notation in t.legal("A") if notation.startswith("examine")] == ["examine@1", "examine@2"]
    examined(t).play("A: leave")


# -- What is known afterwards ------------------------------------------------------------------------------------------


@rule("CO-7.2", "CO-5.1")
def test_only_examiner_and_examined_see_the_card(coup):
    t = examined(three(coup))
    g = t.table.g
    shown = next(slot for slot in g.hands[1] if names(g, [slot]) == ["Captain"])
    assert knowers(t, shown) == "AB"
    other = next(slot for slot in g.hands[1] if slot != shown)
    assert knowers(t, other) == "B"
    t.play("A: leave")


@rule("CO-7.2", "CO-5.1")
def test_a_card_given_back_is_known_to_be_one_of_the_two(coup):
    t = examined(three(coup)).play("A: leave")
    g = t.table.g
    assert facts(t, 0) == [(sorted(g.hands[1]), ["Captain"])]
    assert facts(t, 1) == facts(t, 2) == []
    assert [knowers(t, slot) for slot in g.hands[1]] == ["B", "B"]
    others = Counter()
    for world in worlds(t, 0):
        hand = names(world, world.hands[1])
        assert "Captain" in hand
        hand.remove("Captain")
        others.update(hand)
    assert len(others) == 5
    assert {tuple(sorted(names(world, world.hands[1]))) for world in worlds(t, 2)} > {("Captain", "Contessa")}
    assert any("Captain" not in names(world, world.hands[1]) for world in worlds(t, 2))


@rule("CO-7.2", "CO-5.1")
def test_an_only_card_given_back_is_known_outright(coup):
    t = three(coup, hands={"A": "Inquisitor", "B": "Captain", "C": "Duke"})
    examined(t, None).play("A: leave")
    g = t.table.g
    assert knowers(t, g.hands[1][0]) == "AB"
    assert all(names(world, world.hands[1]) == ["Captain"] for world in worlds(t, 0))
    assert any(names(world, world.hands[1]) != ["Captain"] for world in worlds(t, 2))


@rule("CO-7.2", "CO-5.1")
def test_a_card_swapped_is_known_to_lie_in_the_court(coup):
    """To both who saw it, not to C; what replaced it is known to B alone and is not that card."""
    t = examined(three(coup, court="Assassin")).play("A: swap")
    g = t.table.g
    court = sorted(g.court)
    assert facts(t, 0) == facts(t, 1) == [(court, ["Captain"])]
    assert facts(t, 2) == []
    assert [knowers(t, slot) for slot in g.hands[1]] == ["B", "B"]
    for seat in (0, 1):
        for world in worlds(t, seat):
            assert "Captain" in names(world, world.court)
    assert any("Captain" not in names(world, world.court) for world in worlds(t, 2, 200))


@rule("CO-7.2", "CO-5.1")
def test_all_copies_known_to_lie_elsewhere_cannot_be_the_replacement(coup):
    """A holds one Captain, one is lost, the third was examined and went into the court: B cannot hold it."""
    hands = {"A": "Inquisitor Captain", "B": "Captain Contessa", "C": "Duke"}
    t = examined(three(coup, hands=hands, lost={"C": "Captain"})).play("A: swap")
    for world in worlds(t, 0, 100):
        assert "Captain" not in names(world, world.hands[1])
        assert names(world, world.court).count("Captain") == 1


@rule("CO-7.2", "CO-5.1")
def test_what_was_learnt_is_forgotten_as_far_as_it_may_have_changed(coup):
    """After B's exchange A knows only that the Captain is with B or in the court; when it is lost, it is found."""
    t = examined(three(coup, court="Assassin Duke")).play("A: leave")
    uncontested(t, "B: exchange").play("B: return:Contessa")
    g = t.table.g
    assert facts(t, 0) == [(sorted(g.hands[1] + g.court), ["Captain"])]
    assert facts(t, 1) == [(sorted(g.court), ["Contessa"])]
    assert facts(t, 2) == []
    hands = [names(world, world.hands[1]) for world in worlds(t, 0, 150)]
    assert any("Captain" in hand for hand in hands)
    assert any("Captain" not in hand for hand in hands)


@rule("CO-7.2", "CO-5.1")
def test_a_seen_card_that_is_turned_up_is_no_secret_any_more(coup):
    t = examined(three(coup, coins={"C": 7})).play("A: leave", "B: income", "C: coup@B", "B: lose:Captain")
    assert facts(t, 0) == []
    assert any(names(world, world.hands[1]) != ["Contessa"] for world in worlds(t, 0))


@rule("CO-7.2", "CO-5.1")
def test_the_other_card_turned_up_tells_which_one_is_left(coup):
    t = examined(three(coup, coins={"C": 7})).play("A: leave", "B: income", "C: coup@B", "B: lose:Contessa")
    g = t.table.g
    assert knowers(t, g.hands[1][0]) == "AB"
    assert facts(t, 0) == []
    assert facts(t, 2) == []
