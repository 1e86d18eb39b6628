"""The six roles, each proved by its powers: what it may do, what it stops, and what it cannot prove."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import everybody_passes, kinds

CLAIMS = {
    "tax": "Duke",
    "assassinate": "Assassin",
    "steal": "Captain",
    "exchange": "envoy",
    "examine": "Inquisitor",
    "block aid": "Duke",
    "block assassination": "Contessa",
    "block steal as Captain": "Captain",
    "block steal as envoy": "envoy",
}
"""Which role each claim is about; the envoy is the Ambassador or, under Inquisition, the Inquisitor."""


def can_prove(coup, role, claim):
    """Whether a player with two of a role, challenged for a claim, can show it; the claim fails otherwise."""
    envoy = "Inquisitor" if role == "Inquisitor" or claim == "examine" else "Ambassador"
    if claim == "examine" and role == "Ambassador":
        return False
    hands = {"A": f"{role} {role}", "B": "Duke Captain" if role not in ("Duke", "Captain") else "Contessa Assassin"}
    acting = not claim.startswith("block")
    t = coup.position(
        seats=2,
        options={"inquisition": envoy == "Inquisitor"},
        hands=hands,
        coins={"A": 3, "B": 3},
        to_move="A" if acting else "B",
    )
    if acting:
        aim = "@B" if claim in ("assassinate", "steal", "examine") else ""
        t.play(f"A: {claim}{aim}", "B: challenge")
    elif claim == "block aid":
        t.play("B: aid", "A: block:Duke", "B: challenge")
    elif claim == "block assassination":
        t.play("B: assassinate@A", "A: pass", "A: block:Contessa", "B: challenge")
    else:
        named = "Captain" if claim.endswith("Captain") else envoy
        t.play("B: steal@A", "A: pass", f"A: block:{named}", "B: challenge")
    legal = t.legal("A")
    t.play(f"A: lose:{role}")
    assert f"lose:{role}" in legal
    return f"show:{role}" in legal


def powers(coup, role):
    """The claims a role proves."""
    return {claim for claim in CLAIMS if can_prove(coup, role, claim)}


@card("Duke")
@rule("CO-2.2", "CO-3.1", "CO-6.5")
def test_duke(coup):
    assert powers(coup, "Duke") == {"tax", "block aid"}
    t = coup.position(seats=2, hands={"A": "Duke Captain", "B": "Contessa Captain"})
    t.play("A: tax", "B: challenge", "A: show:Duke", "B: lose:Captain")
    assert t.coins["A"] == 5
    t = coup.position(seats=2, hands={"A": "Duke Captain", "B": "Contessa Captain"}, to_move="B")
    t.play("B: aid", "A: block:Duke", "B: challenge", "A: show:Duke", "B: lose:Captain")
    assert t.coins["B"] == 2
    t = coup.position(seats=2, options={"reformation": True}, hands={"A": "Duke", "B": "Duke Captain"}, reserve=2)
    t.play("A: embezzle", "B: challenge")
    assert t.legal("A") == ["lose:Duke"]
    t.play("A: lose:Duke")


@card("Assassin")
@rule("CO-3.2")
def test_assassin(coup):
    assert powers(coup, "Assassin") == {"assassinate"}
    t = coup.position(seats=2, hands={"A": "Assassin Captain", "B": "Contessa Captain"}, coins={"A": 3})
    t.play("A: assassinate@B", "B: pass", "B: pass", "B: lose:Contessa")
    assert t.lost == {"A": [], "B": ["Contessa"]}
    assert t.coins["A"] == 0


@card("Captain")
@rule("CO-3.3")
def test_captain(coup):
    assert powers(coup, "Captain") == {"steal", "block steal as Captain"}
    t = coup.position(seats=2, hands={"A": "Captain Duke", "B": "Contessa Captain"}, coins={"A": 0, "B": 6})
    t.play("A: steal@B", "B: challenge", "A: show:Captain", "B: lose:Contessa", "B: pass")
    assert t.coins == {"A": 2, "B": 4}
    t.play("B: steal@A", "A: pass", "A: block:Captain", "B: pass")
    assert t.coins == {"A": 2, "B": 4}


@card("Ambassador")
@rule("CO-3.4", "CO-3.3")
def test_ambassador(coup):
    assert powers(coup, "Ambassador") == {"exchange", "block steal as envoy"}
    t = coup.position(seats=2, hands={"A": "Ambassador", "B": "Contessa Captain"}, court="Duke Captain", to_move="A")
    t.play("A: exchange", "B: pass", "A: return:Ambassador", "A: return:Captain")
    assert t.hands["A"] == ["Duke"]
    t = coup.position(seats=2, hands={"A": "Ambassador", "B": "Contessa Captain"}, to_move="B")
    t.play("B: steal@A", "A: pass", "A: block:Ambassador", "B: challenge", "A: show:Ambassador", "B: lose:Captain")
    assert t.coins == {"A": 2, "B": 2}


@card("Contessa")
@rule("CO-3.2")
def test_contessa(coup):
    assert powers(coup, "Contessa") == {"block assassination"}
    t = coup.position(seats=2, hands={"A": "Contessa", "B": "Duke Captain"}, coins={"B": 3}, to_move="B")
    t.play("B: assassinate@A", "A: pass", "A: block:Contessa", "B: challenge", "A: show:Contessa", "B: lose:Captain")
    assert len(t.hands["A"]) == 1
    assert t.coins["B"] == 0


@card("Inquisitor")
@rule("CO-7.1", "CO-7.2")
def test_inquisitor(coup):
    assert powers(coup, "Inquisitor") == {"exchange", "examine", "block steal as envoy"}
    given = {"options": {"inquisition": True}, "hands": {"A": "Inquisitor", "B": "Contessa Captain"}, "court": "Duke"}
    t = coup.position(seats=2, **given)
    t.play("A: examine@B", "B: pass", "B: show:Captain", "A: swap")
    assert t.hands["B"] == ["Contessa", "Duke"]
    t = coup.position(seats=2, **given)
    t.play("A: exchange", "B: pass", "A: return:Inquisitor")
    assert t.hands["A"] == ["Duke"]
    t = coup.position(seats=2, **given, to_move="B")
    t.play("B: steal@A", "A: pass", "A: block:Inquisitor", "B: pass")
    assert t.coins == {"A": 2, "B": 2}


@rule("CO-4.3")
@pytest.mark.parametrize("action", ["tax", "exchange", "examine@B"])
def test_what_no_role_blocks(coup, action):
    t = coup.position(seats=3, options={"inquisition": True})
    t.play(f"A: {action}")
    everybody_passes(t)
    assert "Blocked" not in kinds(t)
    prompt = {"tax": "act", "exchange": "return", "examine@B": "show"}[action]
    assert {one.prompt for one in t.table.view(None).asked} == {prompt}
    t.leave_open(prompt)


def test_the_roles_as_data(coup):
    assert [one["name"] for one in coup.game.cards()] == [
        "Duke",
        "Assassin",
        "Captain",
        "Ambassador",
        "Contessa",
        "Inquisitor",
    ]
