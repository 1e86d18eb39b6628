"""The actions of a turn: what may be done, what it costs, what it brings, and who may say something to it."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.testing import rule

from .helpers import challenge_by, everybody_passes, kinds, uncontested, window

FREE = ["income", "aid", "tax", "exchange"]


def three(coup, **given):
    """Three players whose patrons are named."""
    hands = {"A": "Duke Assassin", "B": "Captain Contessa", "C": "Ambassador Contessa"}
    return coup.position(**{"seats": 3, "hands": hands, **given})


# -- One action a turn -------------------------------------------------------------------------------------------------


@rule("CO-1.3")
@pytest.mark.parametrize(
    ("coins", "aimed"),
    [
        (0, ["steal"]),
        (2, ["steal"]),
        (3, ["steal", "assassinate"]),
        (6, ["steal", "assassinate"]),
        (7, ["steal", "assassinate", "coup"]),
        (9, ["steal", "assassinate", "coup"]),
    ],
)
def test_what_a_player_can_pay_for(coup, coins, aimed):
    t = three(coup, coins={"B": coins}, to_move="B")
    assert t.legal("B") == FREE + [f"{action}@{target}" for action in aimed for target in (0, 2)]
    assert t.to_act == ["B"]


@rule("CO-1.3")
@pytest.mark.parametrize("coins", [10, 11, 15])
def test_with_ten_coins_a_coup_is_forced(coup, coins):
    t = three(coup, coins={"A": coins})
    assert t.legal("A") == ["coup@1", "coup@2"]
    for other in ("income", "aid", "tax", "exchange", "steal@B", "assassinate@C"):
        t.refuse(f"A: {other}", "CO-1.3")
    t.play("A: coup@B", "B: lose:Captain")
    assert t.coins["A"] == coins - 7


@rule("CO-1.3")
def test_the_tenth_coin_forces_the_next_turn(coup):
    t = three(coup, coins={"A": 9})
    t.play("A: income", "B: income", "C: income")
    assert t.legal("A") == ["coup@1", "coup@2"]


@rule("CO-1.3")
@pytest.mark.parametrize(("coins", "action"), [(2, "assassinate"), (6, "coup"), (0, "assassinate"), (3, "coup")])
def test_too_few_coins(coup, coins, action):
    three(coup, coins={"A": coins}).refuse(f"A: {action}@B", "CO-1.3")


@rule("CO-1.3")
def test_no_passing(coup):
    t = three(coup, coins={"A": 0})
    assert "pass" not in t.legal("A")
    t.refuse("A: pass", "CO-1.3")


@rule("CO-1.3")
def test_turns_go_clockwise_one_action_each(coup):
    t = three(coup, to_move="B")
    for seat in "BCABCA":
        assert t.to_act == [seat]
        assert t.turn == seat
        t.play(f"{seat}: income")
    assert t.turns == 6
    assert t.coins == {"A": 4, "B": 4, "C": 4}


@rule("CO-1.3", "CO-1.4")
def test_the_turns_of_the_dead_are_skipped(coup):
    t = coup.position(seats=4, hands={"A": "Duke Duke", "B": "", "C": "", "D": "Captain"}, to_move="D")
    t.play("D: income", "A: income", "D: income")
    assert t.turn == "A"


# -- 2. General actions ------------------------------------------------------------------------------------------------


@rule("CO-2.1")
def test_income(coup):
    t = three(coup)
    t.play("A: income")
    assert t.coins == {"A": 3, "B": 2, "C": 2}
    assert t.treasury == 50 - 7
    assert t.to_act == ["B"]  # nobody was asked anything
    assert t.claims == []


@rule("CO-2.2")
def test_foreign_aid(coup):
    t = three(coup)
    t.play("A: aid")
    assert window(t) == ("block-aid", "BC", ["pass", "block:Duke"])  # no claim to challenge
    assert t.coins["A"] == 2
    everybody_passes(t)
    assert t.coins == {"A": 4, "B": 2, "C": 2}
    assert t.treasury == 50 - 8
    assert t.to_act == ["B"]
    assert t.claims == []


@rule("CO-2.2")
def test_anybody_may_block_foreign_aid_as_duke(coup):
    t = three(coup, to_move="B")
    t.play("B: aid", "A: block:Duke", "C: pass")
    assert window(t) == challenge_by("B", "C")
    everybody_passes(t)
    assert t.coins == {"A": 2, "B": 2, "C": 2}
    assert t.to_act == ["C"]
    assert t.claims == [["A", "Duke", "unchallenged"]]


@rule("CO-2.2", "CO-4.1")
def test_a_false_duke_does_not_block(coup):
    t = three(coup)
    t.play("A: aid", "B: pass", "C: block:Duke", "A: pass", "B: challenge", "C: lose:Contessa")
    assert t.coins["A"] == 4
    assert t.lost["C"] == ["Contessa"]
    assert t.to_act == ["B"]
    assert t.claims == [["C", "Duke", "caught"]]


@rule("CO-2.2", "CO-4.1")
def test_a_proven_duke_blocks(coup):
    t = three(coup, to_move="C")
    t.play("C: aid", "A: block:Duke", "B: pass", "B: challenge", "C: pass", "A: show:Duke", "B: lose:Captain")
    assert t.coins["C"] == 2
    assert t.lost == {"A": [], "B": ["Captain"], "C": []}
    assert len(t.hands["A"]) == 2
    assert t.to_act == ["A"]
    assert t.claims == [["A", "Duke", "proven"]]


@rule("CO-2.3")
def test_coup(coup):
    t = three(coup, coins={"A": 8})
    t.play("A: coup@C")
    assert t.to_act == ["C"]  # neither a challenge nor a block
    assert t.legal("C") == ["lose:Ambassador", "lose:Contessa"] or t.legal("C") == ["lose:Contessa", "lose:Ambassador"]
    assert t.coins["A"] == 1
    assert t.treasury == 50 - 5
    t.play("C: lose:Contessa")
    assert t.lost["C"] == ["Contessa"]
    assert t.hands["C"] == ["Ambassador"]
    assert t.to_act == ["B"]
    assert t.claims == []


# -- 3. Actions of patrons ---------------------------------------------------------------------------------------------


@rule("CO-3.1")
def test_tax(coup):
    t = three(coup)
    t.play("A: tax")
    assert window(t) == challenge_by("B", "C")
    assert t.coins["A"] == 2
    everybody_passes(t)
    assert t.coins == {"A": 5, "B": 2, "C": 2}
    assert t.treasury == 50 - 9
    assert t.to_act == ["B"]  # nobody may block
    assert t.claims == [["A", "Duke", "unchallenged"]]


@rule("CO-3.1", "CO-4.1")
@pytest.mark.parametrize(("hand", "answer", "coins"), [("Duke Duke", "show:Duke", 5), ("Captain", "lose:Captain", 2)])
def test_a_challenged_tax(coup, hand, answer, coins):
    t = coup.position(seats=3, hands={"A": hand, "B": "Contessa", "C": "Contessa Captain"})
    t.play("A: tax", "B: pass", "C: challenge", f"A: {answer}")
    if answer.startswith("show"):
        t.play("C: lose:Contessa")
    assert t.coins["A"] == (coins if t.hands["A"] else 0)
    assert t.out == ([] if t.hands["A"] else ["A"])


@rule("CO-3.2")
def test_assassination(coup):
    t = three(coup, coins={"A": 3})
    t.play("A: assassinate@C")
    assert t.coins["A"] == 0  # paid on declaring
    assert t.treasury == 50 - 4
    assert window(t) == challenge_by("B", "C")
    everybody_passes(t)
    assert window(t) == ("block", "C", ["pass", "block:Contessa"])  # the target alone
    t.play("C: pass", "C: lose:Ambassador")
    assert t.lost["C"] == ["Ambassador"]
    assert t.to_act == ["B"]
    assert t.claims == [["A", "Assassin", "unchallenged"]]
    assert t.coins["A"] == 0


@rule("CO-3.2")
def test_an_assassination_blocked_is_paid_for(coup):
    t = three(coup, coins={"A": 3})
    t.play("A: assassinate@B", "B: pass", "C: pass", "B: block:Contessa")
    assert window(t) == challenge_by("A", "C")
    everybody_passes(t)
    assert t.coins["A"] == 0
    assert t.lost == {"A": [], "B": [], "C": []}
    assert t.treasury == 50 - 4
    assert t.to_act == ["B"]


@rule("CO-3.2", "CO-4.1")
def test_an_assassination_blocked_and_the_block_proven_is_paid_for(coup):
    t = three(coup, coins={"A": 4})
    t.play("A: assassinate@B", "B: pass", "C: pass", "B: block:Contessa", "A: challenge", "C: pass")
    t.play("B: show:Contessa", "A: lose:Duke")
    assert t.coins["A"] == 1
    assert t.lost == {"A": ["Duke"], "B": [], "C": []}


@rule("CO-3.2", "CO-4.1")
@pytest.mark.parametrize("challenger", ["B", "C"])
def test_the_price_of_an_assassin_caught_is_returned(coup, challenger):
    t = three(coup, coins={"B": 5, "A": 4}, hands={"A": "Duke Captain", "B": "Duke Contessa", "C": "Captain Contessa"})
    other = "C" if challenger == "B" else "B"
    t.play("A: assassinate@B", f"{challenger}: challenge", f"{other}: pass")
    assert t.coins["A"] == 1
    t.play("A: lose:Captain")
    assert t.coins["A"] == 4
    assert t.treasury == 50 - 11
    assert t.lost == {"A": ["Captain"], "B": [], "C": []}
    assert t.to_act == ["B"]  # the next turn: nothing is left to block
    assert t.legal("B")[0] == "income"


@rule("CO-3.2", "CO-1.4")
def test_an_assassin_who_falls_by_the_challenge_gets_nothing_back(coup):
    """The coins returned are coins of a player without patrons: they go to the treasury, too."""
    t = three(coup, coins={"A": 5}, hands={"A": "Duke", "B": "Duke Contessa", "C": "Captain Contessa"})
    t.play("A: assassinate@B", "B: challenge", "C: pass", "A: lose:Duke")
    assert t.out == ["A"]
    assert t.coins == {"A": 0, "B": 2, "C": 2}
    assert t.treasury == 50 - 4
    assert [event for event in kinds(t) if event == "CoinsMoved"] == ["CoinsMoved"] * 2  # 3 paid, 2 left


@rule("CO-3.3")
@pytest.mark.parametrize(("coins", "taken"), [(0, 0), (1, 1), (2, 2), (3, 2), (9, 2)])
def test_steal_up_to_two_coins(coup, coins, taken):
    t = three(coup, coins={"C": coins})
    t.play("A: steal@C")
    assert window(t) == challenge_by("B", "C")
    everybody_passes(t)
    assert window(t) == ("block", "C", ["pass", "block:Captain", "block:Ambassador"])
    assert t.coins["A"] == 2
    t.play("C: pass")
    assert t.coins == {"A": 2 + taken, "B": 2, "C": coins - taken}
    assert t.treasury == 50 - 4 - coins
    assert t.claims == [["A", "Captain", "unchallenged"]]
    assert t.to_act == ["B"]


@rule("CO-3.3", "CO-4.1")
@pytest.mark.parametrize("role", ["Captain", "Ambassador"])
@pytest.mark.parametrize("proven", [True, False])
def test_a_steal_is_blocked_by_the_role_that_is_named(coup, role, proven):
    """Who names the one role cannot prove it with the other."""
    held = role if proven else {"Captain": "Ambassador", "Ambassador": "Captain"}[role]
    t = coup.position(seats=3, hands={"A": "Duke Captain", "B": f"{held} Contessa", "C": "Duke Duke"})
    t.play("A: steal@B", "B: pass", "C: pass", f"B: block:{role}", "A: challenge", "C: pass")
    if proven:
        assert t.legal("B")[0] == f"show:{role}"
        t.play(f"B: show:{role}", "A: lose:Captain")
        assert t.coins == {"A": 2, "B": 2, "C": 2}
        assert t.lost == {"A": ["Captain"], "B": [], "C": []}
    else:
        t.refuse(f"B: show:{role}", "CO-4.1").refuse(f"B: show:{held}")
        t.play("B: lose:Contessa")
        assert t.coins == {"A": 4, "B": 0, "C": 2}
        assert t.lost == {"A": [], "B": ["Contessa"], "C": []}
    assert t.claims[1] == ["B", role, "proven" if proven else "caught"]


@rule("CO-3.3")
def test_an_unchallenged_block_of_a_steal(coup):
    t = three(coup, coins={"B": 5})
    uncontested(t.play("A: steal@B", "B: pass", "C: pass"), "B: block:Ambassador")
    assert t.coins == {"A": 2, "B": 5, "C": 2}
    assert t.to_act == ["B"]
    assert t.claims == [["A", "Captain", "unchallenged"], ["B", "Ambassador", "unchallenged"]]


# -- Exchange ----------------------------------------------------------------------------------------------------------


@rule("CO-3.4")
def test_exchange_with_two_patrons(coup):
    t = three(coup, court="Captain Assassin")
    court = Counter(t.court)
    t.play("A: exchange")
    assert window(t) == challenge_by("B", "C")
    everybody_passes(t)
    assert t.to_act == ["A"]  # nobody may block
    assert t.hands["A"] == ["Assassin", "Assassin", "Captain", "Duke"]  # the two cards on top were drawn
    assert sorted(t.legal("A")) == ["return:Assassin", "return:Captain", "return:Duke"]
    t.play("A: return:Assassin")
    assert sorted(t.legal("A")) == ["return:Assassin", "return:Captain", "return:Duke"]  # the other one
    t.play("A: return:Duke")
    assert t.hands["A"] == ["Assassin", "Captain"]
    assert Counter(t.court) == court - Counter(["Captain"]) + Counter(["Duke"])
    assert t.to_act == ["B"]
    assert t.claims == [["A", "Ambassador", "unchallenged"]]


@rule("CO-3.4")
def test_a_card_goes_back_once(coup):
    t = three(coup, court="Captain Contessa")
    uncontested(t, "A: exchange").play("A: return:Captain")
    assert sorted(t.legal("A")) == ["return:Assassin", "return:Contessa", "return:Duke"]
    t.refuse("A: return:Captain", "CO-3.4")
    t.play("A: return:Contessa")
    assert t.hands["A"] == ["Assassin", "Duke"]  # everything may stay as it was


@rule("CO-3.4")
@pytest.mark.parametrize(
    ("back", "kept"),
    [
        (["Duke", "Captain"], "Assassin"),
        (["Captain", "Assassin"], "Duke"),
        (["Duke", "Assassin"], "Captain"),
    ],
)
def test_exchange_with_one_patron(coup, back, kept):
    """Two are drawn and two go back, one is kept."""
    t = three(coup, hands={"A": "Duke", "B": "Duke", "C": "Duke"}, court="Captain Assassin")
    court = len(t.court)
    uncontested(t, "A: exchange")
    assert t.hands["A"] == ["Assassin", "Captain", "Duke"]
    t.play(*(f"A: return:{role}" for role in back))
    assert t.hands["A"] == [kept]
    assert len(t.court) == court
    assert t.to_act == ["B"]


@rule("CO-3.4")
def test_both_alike_may_go_back(coup):
    t = three(coup, court="Captain Captain", hands={"A": "Captain Duke", "B": "Contessa", "C": "Contessa"})
    uncontested(t, "A: exchange").play("A: return:Captain", "A: return:Captain")
    assert t.hands["A"] == ["Captain", "Duke"]


@rule("CO-3.4")
def test_the_court_is_shuffled_after_an_exchange(coup):
    """What was returned is drawn next by anybody else only now and then."""
    drawn = Counter()
    for seed in range(60):
        t = three(coup, court="Captain Captain", seed=seed)
        uncontested(t, "A: exchange").play("A: return:Captain", "A: return:Captain")
        g = t.table.g
        drawn[tuple(g.cards.face[slot] for slot in g.court[-2:])] += 1
    assert len(drawn) > 5
    assert max(drawn.values()) < 30


@rule("CO-3.4", "CO-4.1")
def test_a_false_ambassador_exchanges_nothing(coup):
    t = three(coup)
    court = t.court
    t.play("A: exchange", "B: challenge", "C: pass", "A: lose:Duke")
    assert t.hands["A"] == ["Assassin"]
    assert t.court == court
    assert t.to_act == ["B"]
