"""Reformation: factions and whom they protect, betrayal, embezzlement (CO-6)."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.testing import rule

from .helpers import BASE, challenge_by, everybody_passes, facts, kinds, names, told, uncontested, window, worlds

SIDES = {"A": "loyalist", "B": "reformist", "C": "loyalist", "D": "reformist"}


def four(coup, **given):
    """Four players, A and C loyalists, B and D reformists."""
    options = {"reformation": True, **given.pop("options", {})}
    return coup.position(**{"seats": 4, "options": options, "factions": SIDES, **given})


def one_side(letters):
    """Everybody of one faction."""
    return dict.fromkeys(letters, "reformist")


# -- Whom factions protect ---------------------------------------------------------------------------------------------


@rule("CO-6.2")
@pytest.mark.parametrize(("mover", "friend", "foes"), [("A", 2, (1, 3)), ("B", 3, (0, 2)), ("D", 1, (0, 2))])
def test_nobody_acts_against_the_own_faction(coup, mover, friend, foes):
    t = four(coup, coins={mover: 7}, to_move=mover)
    for action in ("steal", "assassinate", "coup"):
        aimed = [notation for notation in t.legal(mover) if notation.startswith(action)]
        assert aimed == [f"{action}@{foe}" for foe in foes]
        t.refuse(f"{mover}: {action}@{'ABCD'[friend]}", "CO-6.2")


@rule("CO-6.2", "CO-1.3")
def test_a_forced_coup_hits_the_other_faction(coup):
    t = four(coup, coins={"A": 10})
    assert t.legal("A") == ["coup@1", "coup@3"]
    t.refuse("A: coup@C", "CO-6.2").refuse("A: betray", "CO-1.3").refuse("A: embezzle", "CO-1.3")
    t.refuse("A: betray@B", "CO-1.3")


@rule("CO-6.2")
def test_when_all_share_a_faction_the_limit_is_off(coup):
    t = four(coup, factions=one_side("ABCD"), coins={"A": 7})
    for action in ("steal", "assassinate", "coup"):
        aimed = [notation for notation in t.legal("A") if notation.startswith(action)]
        assert aimed == [f"{action}@{target}" for target in (1, 2, 3)]
    t.play("A: aid")
    assert window(t) == ("block-aid", "BCD", ["pass", "block:Duke"])
    everybody_passes(t)


@rule("CO-6.2")
def test_the_faction_of_the_dead_does_not_count(coup):
    """B and D, the reformists, are out: A and C may turn on each other."""
    t = four(coup, hands={"B": "", "D": ""}, coins={"A": 7})
    assert t.legal("A")[4:7] == ["steal@2", "assassinate@2", "coup@2"]
    t.play("A: aid")
    assert window(t)[:2] == ("block-aid", "C")
    everybody_passes(t)


@rule("CO-6.2")
def test_one_living_player_of_the_other_faction_keeps_the_limit_on(coup):
    t = four(coup, hands={"B": ""}, coins={"A": 7})
    assert t.legal("A")[4:7] == ["steal@3", "assassinate@3", "coup@3"]
    t.play("A: aid")
    assert window(t)[:2] == ("block-aid", "D")
    everybody_passes(t)


@rule("CO-6.2")
def test_the_limit_goes_off_when_the_last_of_the_other_faction_falls(coup):
    hands = {"A": "Duke", "B": "", "C": "Captain", "D": "Contessa"}
    t = four(coup, hands=hands, coins={"A": 8, "C": 7})
    t.play("A: coup@D", "C: coup@A")
    assert t.winners == ["C"]


@rule("CO-6.2")
@pytest.mark.parametrize(("mover", "blockers"), [("A", "BD"), ("B", "AC"), ("C", "BD"), ("D", "AC")])
def test_foreign_aid_is_blocked_by_the_other_faction_only(coup, mover, blockers):
    t = four(coup, to_move=mover)
    t.play(f"{mover}: aid")
    assert window(t) == ("block-aid", blockers, ["pass", "block:Duke"])
    friend = {"A": "C", "B": "D", "C": "A", "D": "B"}[mover]
    t.refuse(f"{friend}: block:Duke").refuse(f"{friend}: pass")
    everybody_passes(t)
    assert t.coins[mover] == 4


@rule("CO-6.2", "CO-4.3")
def test_the_nearest_of_the_other_faction_blocks(coup):
    t = four(coup, to_move="C")
    t.play("C: aid", "B: block:Duke", "D: block:Duke")
    assert t.claims == [["D", "Duke", "open"]]
    everybody_passes(t)


@rule("CO-6.2", "CO-4.1")
def test_challenges_know_no_factions(coup):
    """A's own side may challenge A's claim, and the block that saves A's friend or foe."""
    t = four(coup, hands={"A": "Captain Contessa", "B": "Captain"})
    t.play("A: tax")
    assert window(t) == challenge_by("B", "C", "D")
    t.play("B: pass", "C: challenge", "D: pass", "A: lose:Captain")
    assert t.lost["A"] == ["Captain"]
    t.play("B: aid", "A: block:Duke", "C: pass")
    assert window(t) == challenge_by("B", "C", "D")
    t.play("B: pass", "C: challenge", "D: pass", "A: lose:Contessa")
    assert t.out == ["A"]
    assert t.coins["B"] == 4


@rule("CO-6.2")
@pytest.mark.parametrize("sides", [SIDES, one_side("ABCD")], ids=["two factions", "one faction"])
def test_a_target_may_always_block_for_itself(coup, sides):
    t = four(coup, factions=sides, coins={"A": 3})
    t.play("A: assassinate@B")
    assert window(t) == challenge_by("B", "C", "D")
    everybody_passes(t)
    assert window(t) == ("block", "B", ["pass", "block:Contessa"])
    uncontested(t, "B: block:Contessa")
    t.play("B: steal@A" if sides is not SIDES else "B: steal@C")
    everybody_passes(t)
    assert window(t)[0] == "block"
    everybody_passes(t)


@rule("CO-6.2")
def test_the_block_stands_though_another_fell_meanwhile(coup):
    """D, the last other reformist, falls challenging A; B, alone of its faction, still blocks for itself."""
    t = four(coup, hands={"A": "Assassin Duke", "B": "Contessa Duke", "D": "Captain"}, coins={"A": 3})
    t.play("A: assassinate@B", "B: pass", "C: pass", "D: challenge", "A: show:Assassin")
    assert t.out == ["D"]
    assert window(t) == ("block", "B", ["pass", "block:Contessa"])
    uncontested(t, "B: block:Contessa")
    assert len(t.hands["B"]) == 2


@rule("CO-6.2")
def test_without_reformation_factions_do_not_count(coup):
    t = coup.position(seats=4, coins={"A": 7})
    assert [notation for notation in t.legal("A") if notation.startswith("coup")] == ["coup@1", "coup@2", "coup@3"]
    t.play("A: aid")
    assert window(t)[1] == "BCD"
    everybody_passes(t)


# -- Betrayal ----------------------------------------------------------------------------------------------------------


@rule("CO-6.3")
def test_to_betray_oneself_costs_one(coup):
    t = four(coup, coins={"A": 1}, reserve=2)
    treasury = t.treasury
    t.play("A: betray")
    assert t.factions == {**SIDES, "A": "reformist"}
    assert t.coins["A"] == 0
    assert t.reserve == 3
    assert t.treasury == treasury
    assert t.to_act == ["B"]  # neither a challenge nor a block
    assert t.claims == []


@rule("CO-6.3")
@pytest.mark.parametrize(("target", "faction"), [("B", "loyalist"), ("C", "reformist")])
def test_to_betray_another_costs_two(coup, target, faction):
    """Friend or foe."""
    t = four(coup, coins={"A": 2})
    treasury = t.treasury
    t.play(f"A: betray@{target}")
    assert t.factions == {**SIDES, target: faction}
    assert t.coins["A"] == 0
    assert t.reserve == 2
    assert t.treasury == treasury
    assert t.to_act == ["B"]


@rule("CO-6.3")
def test_back_and_forth(coup):
    t = four(coup, coins=dict.fromkeys("ABCD", 4))
    t.play("A: betray", "B: betray@A", "C: betray@A", "D: betray")
    assert t.factions == {**SIDES, "A": "reformist", "D": "loyalist"}
    assert t.reserve == 6
    assert t.coins == {"A": 3, "B": 2, "C": 2, "D": 3}


@rule("CO-6.3", "CO-1.3")
@pytest.mark.parametrize(
    ("coins", "legal"), [(0, []), (1, ["betray"]), (2, ["betray", "betray@1", "betray@2", "betray@3"])]
)
def test_a_betrayal_must_be_paid(coup, coins, legal):
    t = four(coup, coins={"A": coins})
    assert [notation for notation in t.legal("A") if notation.startswith("betray")] == legal
    for notation in {"betray", "betray@B", "betray@C"}:
        if notation.replace("B", "1").replace("C", "2") not in legal:
            t.refuse(f"A: {notation}", "CO-1.3")


@rule("CO-6.3")
def test_whom_one_cannot_betray(coup):
    t = four(coup, hands={"C": ""}, coins={"A": 5})
    assert t.legal("A")[-3:] == ["betray", "betray@1", "betray@3"]
    t.refuse("A: betray@A", "CO-6.3").refuse("A: betray@C", "CO-1.4")


@rule("CO-6.3", "CO-6.2")
def test_a_betrayal_changes_whom_one_may_attack_and_block(coup):
    t = four(coup, coins={"A": 3, "B": 7})
    t.play("A: betray")
    t.refuse("B: coup@A", "CO-6.2")
    assert [notation for notation in t.legal("B") if notation.startswith("coup")] == ["coup@2"]
    t.play("B: aid")
    assert window(t)[1] == "C"
    everybody_passes(t)


# -- Embezzlement ------------------------------------------------------------------------------------------------------


@rule("CO-6.4")
@pytest.mark.parametrize("reserve", [0, 1, 4])
def test_embezzlement_takes_the_whole_reserve(coup, reserve):
    """Also an empty one, and also with a Duke, as long as nobody asks."""
    t = four(coup, hands={"A": "Duke Duke"}, reserve=reserve)
    treasury = t.treasury
    t.play("A: embezzle")
    assert window(t) == challenge_by("B", "C", "D")
    assert t.reserve == reserve
    everybody_passes(t)
    assert t.coins["A"] == 2 + reserve
    assert t.reserve == 0
    assert t.treasury == treasury
    assert t.to_act == ["B"]  # nobody may block
    assert t.claims == [["A", "no Duke", "unchallenged"]]
    assert t.hands["A"] == ["Duke", "Duke"]


@rule("CO-6.4", "CO-6.5")
def test_an_empty_reserve_can_be_challenged(coup):
    t = four(coup, hands={"A": "Duke Captain"})
    t.play("A: embezzle", "B: challenge", "C: pass", "D: pass", "A: lose:Captain")
    assert t.lost["A"] == ["Captain"]
    assert t.claims == [["A", "no Duke", "caught"]]


@rule("CO-6.5")
@pytest.mark.parametrize("given_up", ["Duke", "Captain"])
def test_an_embezzler_with_a_duke_loses_a_patron_of_choice(coup, given_up):
    t = four(coup, hands={"A": "Duke Captain", "C": "Contessa Contessa"}, reserve=4)
    court = t.court
    t.play("A: embezzle", "B: pass", "C: challenge", "D: pass")
    assert t.to_act == ["A"]
    assert sorted(t.legal("A")) == ["lose:Captain", "lose:Duke"]
    t.refuse("A: show", "CO-6.5").refuse("A: show:Captain", "CO-6.5")
    t.play(f"A: lose:{given_up}")
    assert t.lost["A"] == [given_up]
    assert len(t.hands["A"]) == 1
    assert t.coins["A"] == 2
    assert t.reserve == 4
    assert t.court == court
    assert t.hands["C"] == ["Contessa", "Contessa"]
    assert "ClaimProven" not in kinds(t)
    assert t.claims == [["A", "no Duke", "caught"]]
    assert t.to_act == ["B"]


@rule("CO-6.4", "CO-6.5")
def test_only_face_down_patrons_count(coup):
    t = four(coup, hands={"A": "Captain", "C": "Contessa Contessa"}, lost={"A": "Duke"}, reserve=4)
    t.play("A: embezzle", "B: pass", "C: challenge", "D: pass")
    assert t.legal("A") == ["show", "lose:Captain"]
    t.play("A: show", "C: lose:Contessa")
    assert t.coins["A"] == 6


@rule("CO-6.5")
def test_an_embezzler_without_a_duke_shows_everything_and_swaps_it(coup):
    t = four(coup, hands={"A": "Captain Assassin", "C": "Contessa Captain"}, reserve=4)
    court = len(t.court)
    t.play("A: embezzle", "B: pass", "C: challenge", "D: pass")
    assert sorted(t.legal("A")) == ["lose:Assassin", "lose:Captain", "show"]
    t.play("A: show")
    assert told(t)[-2:] == [
        {"type": "ClaimProven", "seat": 0, "cards": ["Assassin", "Captain"]},
        {"type": "CardsDrawn", "seat": 0, "count": 2, "cards": told(t)[-1]["cards"]},
    ]
    assert sorted(told(t)[-1]["cards"]) == t.hands["A"]
    assert t.to_act == ["C"]
    assert t.coins["A"] == 2
    t.play("C: lose:Captain")
    assert t.lost["C"] == ["Captain"]
    assert t.coins["A"] == 6
    assert t.reserve == 0
    assert len(t.hands["A"]) == 2
    assert len(t.lost["A"]) == 0
    assert len(t.court) == court
    assert t.claims == [["A", "no Duke", "proven"]]
    assert t.to_act == ["B"]


@rule("CO-6.5")
def test_the_shown_cards_are_shuffled_in_before_new_ones_are_drawn(coup):
    drawn = Counter()
    for seed in range(80):
        t = four(
            coup,
            hands={"A": "Captain Captain", "B": "Duke Duke", "C": "Contessa Assassin", "D": "Assassin Captain"},
            court="Contessa Contessa",
            seed=seed,
        )
        t.play("A: embezzle", "B: pass", "C: challenge", "D: pass", "A: show", "C: lose:Contessa")
        drawn[tuple(t.hands["A"])] += 1
    assert drawn[("Captain", "Captain")] >= 1
    assert drawn[("Contessa", "Contessa")] < 25
    assert len(drawn) > 6


@rule("CO-6.5")
def test_an_embezzler_with_one_patron_swaps_one(coup):
    t = four(coup, hands={"A": "Captain", "B": "Contessa Captain"}, reserve=3)
    t.play("A: embezzle", "B: challenge", "C: pass", "D: pass", "A: show", "B: lose:Captain")
    assert len(t.hands["A"]) == 1
    assert len(t.lost["A"]) == 1
    assert t.coins["A"] == 5


@rule("CO-6.5")
def test_an_embezzler_may_decline_to_show(coup):
    t = four(coup, hands={"A": "Captain Contessa"}, reserve=4)
    t.play("A: embezzle", "B: challenge", "C: pass", "D: pass", "A: lose:Contessa")
    assert t.hands["A"] == ["Captain"]
    assert t.coins["A"] == 2
    assert t.reserve == 4
    assert t.claims == [["A", "no Duke", "caught"]]


@rule("CO-6.5", "CO-1.4")
def test_a_challenger_of_an_embezzler_may_fall_and_the_reserve_is_taken(coup):
    t = four(coup, hands={"A": "Captain Contessa", "B": "Captain"}, reserve=4, coins={"B": 3})
    t.play("A: embezzle", "B: challenge", "C: pass", "D: pass", "A: show")
    assert t.out == ["B"]
    assert t.coins == {"A": 6, "B": 0, "C": 2, "D": 2}
    assert t.reserve == 0


@rule("CO-6.5", "CO-4.3")
def test_of_those_who_challenge_an_embezzler_the_nearest_is_heard(coup):
    t = four(coup, hands={"C": "Duke Captain", "D": "Contessa Contessa"}, to_move="C")
    t.play("C: embezzle", "A: challenge", "B: challenge", "D: challenge")
    assert told(t)[-1] == {"type": "Challenged", "seat": 3, "claimant": 2}
    t.play("C: lose:Duke")


@rule("CO-6.5", "CO-5.1")
def test_what_an_embezzler_showed_is_known_to_be_in_the_court_or_back(coup):
    t = four(coup, hands={"A": "Captain Assassin", "B": "Contessa", "C": "Contessa", "D": "Contessa"}, seed=3)
    t.play("A: embezzle", "B: challenge", "C: pass", "D: pass", "A: show")
    g = t.table.g
    slots = sorted(g.court + g.hands[0])
    assert facts(t, 2) == facts(t, 3) == [(slots, ["Assassin", "Captain"])]
    own = [role for role in ("Assassin", "Captain") if role not in names(g, g.hands[0])]
    assert [roles for _, roles in facts(t, 0)] == ([own] if own else [])
    for world in worlds(t, 2):
        assert not Counter(["Assassin", "Captain"]) - Counter(names(world, world.court + world.hands[0]))
    hands = Counter(name for world in worlds(t, 2) for name in names(world, world.hands[0]))
    assert set(hands) >= {"Assassin", "Captain", "Duke"}
    assert set(hands) <= set(BASE)
