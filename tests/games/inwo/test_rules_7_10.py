"""Chapters 7 to 10: attacks, interference, privilege, Instant attacks, Devastation."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import card_moves
from camarilla.testing import rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until, wrap_up


@rule("IN-7.1", "IN-7.15", "IN-7.30", "IN-7.29", "IN-7.44", "IN-21.12")
def test_an_attack_to_control_part_by_part(inwo):
    t = inwo.position(groups={"A": "cia", "B": "pentagon(texas)"})
    attack(t, "A", "control", "cia", "texas")
    assert t.parts == [
        ["leader", "cia", 6],
        ["match", "Government", 4],
        ["match", "Violent", 4],
        ["resistance", "texas", -6],
        ["master", "Government", -4],
        ["master", "Violent", -4],
        ["position", "", -5],
    ]
    assert t.table.view(2).board.attacks[0].strength == t.strength == -5


@rule("IN-7.30", "IN-7.31", "IN-8.3", "IN-15.3")
def test_position_counts_by_depth_and_is_never_multiplied(inwo):
    for structure, number in (("dentists", -10), ("texas(dentists)", -5), ("texas(japan(dentists))", 0)):
        t = inwo.position(groups={"A": "cia", "B": structure}, nwo="solidarity")
        attack(t, "A", "control", "cia", "dentists")
        assert sum(part[2] for part in t.parts if part[0] == "position") == number
    t = inwo.position(groups={"A": "cia dentists", "B": "texas"})
    attack(t, "A", "destroy", "cia", "dentists")
    assert not [part for part in t.parts if part[0] == "position"]


@pytest.mark.parametrize(
    ("dice", "strength", "success"), [([2, 3], 5, True), ([3, 3], 5, False), ([5, 6], 12, False), ([4, 6], 12, True)]
)
@rule("IN-7.15", "IN-7.16", "IN-7.17", "IN-7.36", "IN-7.37")
def test_the_roll_decides(inwo, dice, strength, success):
    own = {5: "cia", 12: "cia"}[strength]
    hand = "terrorist-nuke" if strength == 12 else ""
    target = {5: "the-mafia", 12: "the-mafia"}[strength]
    t = inwo.position(
        groups={"A": own, "B": f"texas(japan({target}))"}, dice=dice, hands={"A": hand}, tokens={target: 0}
    )
    attack(t, "A", "control", "cia", target)
    base = t.strength
    if hand:
        replies_pass(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    need = t.strength
    total = sum(dice)
    settle(t)
    if "cia:left" in (t.legal("A") if t.to_act == ["A"] else []):
        run(t, "A: cia:left")
    assert (target in t.groups["A"]) is (total <= need and total < 11)
    assert base < need or not hand
    assert success or target in t.groups["B"] or total <= need


@rule("IN-7.2", "IN-7.4", "IN-8.1", "IN-8.12", "IN-16.8", "IN-16.10")
def test_what_can_be_attacked(inwo):
    t = inwo.position(groups={"A": "cia nasa", "B": "texas"}, hands={"A": "japan texas eliza"})
    t.play("A: control:cia")
    assert t.legal("A") == ["texas", "japan"]
    t = inwo.position(groups={"A": "cia nasa", "B": "texas"}, hands={"A": "japan"})
    t.play("A: destroy:cia")
    assert t.legal("A") == ["nasa", "texas"]
    t.play("A: nasa")
    assert "aid:nasa" not in t.legal("A")


@rule("IN-7.5", "IN-7.7", "IN-7.10", "IN-21.11")
def test_an_attack_is_called_off_before_it_is_committed(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"A": "england"})
    declare(t, "A", "control", "cia", "england")
    run(t, "C: oppose:japan")
    assert t.tokens["japan"] == 0
    run(t, "A: call-off")
    assert t.tokens["japan"] == t.tokens["cia"] == 1
    assert t.hand["A"] == ["england"]
    kinds = [type(event).__name__ for event in t.events]
    told = t.events[kinds.index("AttackEnded")]
    assert (told.outcome, told.target) == ("called off", "england")
    assert kinds.index("AttackEnded") < max(at for at, kind in enumerate(kinds) if kind == "CardMoved")


@rule("IN-7.8", "IN-7.9", "IN-7.11", "IN-21.33")
def test_a_committed_attack_goes_on_and_rivals_may_only_ask(inwo):
    for answer, back in (("yes", 1), ("no", 0)):
        t = inwo.position(groups={"A": "cia", "B": "texas", "C": "pentagon"})
        attack(t, "A", "control", "cia", "texas")
        run(t, "C: oppose:pentagon")
        assert "take-back" in until(t, "C")
        run(t, "C: take-back", f"A: {answer}")
        assert t.tokens["pentagon"] == back
    assert "call-off" not in t.legal("A")


@rule("IN-7.8")
def test_below_two_rules_1_2_do_not_roll(inwo):
    for rules, dice in (("1.1", [1, 1]), ("1.2", [])):
        t = inwo.position(groups={"A": "cia", "B": "new-york"}, options={"rules": rules}, dice=[1, 1], seats=3)
        attack(t, "A", "control", "cia", "new-york")
        assert t.strength < 2
        while t.table.view(None).asked[0].prompt == "fight":
            t.play(f"{t.to_act[0]}: pass")
        assert t.dice == dice


@rule("IN-7.12", "IN-7.22", "IN-7.23", "IN-7.24", "IN-7.26", "IN-7.27", "IN-8.6")
def test_who_may_aid_and_with_what(inwo):
    t = inwo.position(groups={"A": "texas republicans democrats pentagon", "B": "the-mafia"})
    declare(t, "A", "control", "texas", "the-mafia")
    run(t, "A: commit")
    legal = until(t, "A")
    assert {"aid:republicans", "aid:democrats", "aid:pentagon", "aid:bavarian-illuminati"} <= set(legal)
    run(t, "A: aid:republicans")
    run(t, "A: aid:pentagon")
    assert ["aid", "republicans", 4] in t.parts  # Global Power
    assert ["aid", "pentagon", 6] in t.parts  # Violent like the target
    assert not [part for part in t.parts if part[0] == "match" and part[1] not in ("Violent",)]
    t = inwo.position(groups={"A": "texas dentists fbi", "B": "witch"})
    declare(t, "A", "destroy", "texas", "witch")
    run(t, "A: commit", "A: aid:fbi")
    assert ["aid", "fbi", 4] in t.parts  # Straight against Weird
    assert "aid:dentists" in until(t, "A")


@rule("IN-7.25", "IN-7.33", "IN-7.34", "IN-7.35", "IN-8.7", "IN-9.17")
def test_who_may_oppose(inwo):
    t = inwo.position(groups={"A": "cia", "B": "hackers(witch) fbi nasa"})
    attack(t, "A", "control", "cia", "witch")
    legal = until(t, "B")
    assert {"oppose:witch", "oppose:hackers", "oppose:fbi", "oppose:the-network"} <= set(legal)
    assert "oppose:nasa" not in legal
    run(t, "B: oppose:hackers")
    assert ["oppose", "hackers", -3] in t.parts


@rule("IN-7.32", "IN-18.7")
def test_the_target_defends_itself_doubled(inwo):
    for rules, number in (("1.1", -24), ("1.2", -18)):
        t = inwo.position(
            groups={"A": "cia", "B": "texas"},
            resources={"B": "cyborg-soldiers"},
            links={"cyborg-soldiers": "texas"},
            options={"rules": rules},
            seats=3,
        )
        attack(t, "A", "control", "cia", "texas")
        run(t, "B: oppose:texas")
        assert ["oppose", "texas", number] in t.parts
    t = inwo.position(groups={"A": "cia", "B": "england"})
    attack(t, "A", "control", "cia", "england")
    run(t, "B: oppose:england", "B: oppose:england")
    assert [part for part in t.parts if part[0] == "oppose"] == [["oppose", "england", -4]] * 2


@rule("IN-7.13", "IN-16.2")
def test_no_player_uses_two_copies_of_a_plot_in_one_attack(inwo):
    t = inwo.position(groups={"A": "texas pentagon", "B": "cia"}, hands={"A": "terrorist-nuke terrorist-nuke"})
    attack(t, "A", "control", "texas", "cia")
    replies_pass(run(t, "A: plot:terrorist-nuke/action", "A: texas"))
    run(t, "A: aid:pentagon")
    assert "plot:terrorist-nuke/action" not in until(t, "A")


@rule("IN-7.14", "IN-8.8")
def test_a_leader_needs_an_open_arrow_to_control_but_not_to_destroy(inwo):
    t = inwo.position(groups={"A": "dentists fbi(nasa texas)", "B": "japan"})
    legal = t.legal("A")
    assert "control:fbi" not in legal
    assert "destroy:fbi" in legal
    assert "control:dentists" not in legal


@rule("IN-7.18", "IN-9.8", "IN-9.4", "IN-9.5", "IN-9.6", "IN-16.9", "IN-9.7")
def test_agents(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "japan", "C": "japan"})
    attack(t, "A", "control", "cia", "japan")
    legal = until(t, "C")
    assert "agents:japan:oppose" in legal
    assert "agents:japan:aid" not in legal
    before = t.strength
    run(t, "C: agents:japan:oppose")
    assert t.strength == before - 6
    settle(t)
    assert "japan" in t.discards["C"]
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "texas", "B": "texas", "C": "texas"})
    attack(t, "A", "control", "cia", "texas")
    assert "agents:texas:oppose" not in until(t, "B")
    before = t.strength
    run(t, "C: agents:texas:aid")
    assert t.strength == before + 10
    assert "agents:texas:aid" not in until(t, "A")
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "japan", "C": "japan"}, step="takeover")
    run(t, "A: take:japan", "A: cia:left")
    assert until(t, "C") == ["pass"] or "agents:japan:oppose" not in until(t, "C")


@rule("IN-7.21", "IN-9.3")
def test_bonuses_are_paid_before_the_roll_only(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, resources={"C": "mercenaries"}, dice=[6, 6])
    attack(t, "A", "control", "cia", "texas")
    assert "use:mercenaries/control" in until(t, "C")
    while t.table.view(None).asked[0].prompt == "fight":
        t.play(f"{t.to_act[0]}: pass")
    assert until(t, "C") == ["pass"]


@rule("IN-7.38", "IN-7.40", "IN-7.41", "IN-12.5")
def test_a_captured_branch_is_fitted_in_or_lost(inwo):
    t = inwo.position(
        groups={"A": "cia:right(democrats:right)", "B": "pentagon(texas(dentists:right japan:bottom))"},
        hands={"A": "terrorist-nuke martial-law"},
        tokens={"texas": 0, "pentagon": 0, "japan": 0, "dentists": 0},
        dice=[1, 1],
        illuminati={"A": "ufos"},
    )
    attack(t, "A", "control", "cia", "texas")
    replies_pass(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    run(t, "A: plot:martial-law/action", "A: cia")
    settle(t)
    settle(run(t, "A: cia:bottom"))
    assert "texas" in t.groups["A"]
    assert t.masters["japan"] == t.masters["dentists"] == "texas"
    assert t.tokens["texas"] == t.tokens["japan"] == 0
    g = t.table.g
    assert len(g.fresh) == 3


# -- 8 Destroying ------------------------------------------------------------------------------------------------------


@rule("IN-8.2", "IN-8.4", "IN-8.5", "IN-8.14", "IN-8.10", "IN-8.11", "IN-8.9", "IN-10.10", "IN-16.11", "IN-17.27")
def test_an_attack_to_destroy(inwo):
    t = inwo.position(
        groups={"A": "republicans texas", "B": "cable-tv(canada(elvis))"},
        hands={"A": "slush-fund", "B": "canada"},
        dice=[1, 1],
        tokens={"canada": 0, "cable-tv": 0, "elvis": 0},
    )
    attack(t, "A", "destroy", "republicans", "canada")
    assert t.parts == [
        ["leader", "republicans", 5],
        ["match", "Conservative", 4],
        ["power", "canada", -3],
        ["position", "", -5],
    ]
    settle(run(t, "A: plot:slush-fund/action", "A: republicans"))
    assert t.destroyed["A"] == ["canada"]
    assert t.groups["B"] == ["cable-tv"]
    assert t.hand["B"] == ["canada", "elvis"]
    run(t, "A: knock", "A: done")
    settle(run(t, "B: skip", "B: skip"))
    assert "take:canada" not in t.legal("B")
    assert "take:elvis" in t.legal("B")


# -- 9 Privilege -------------------------------------------------------------------------------------------------------


@rule("IN-9.10", "IN-9.12", "IN-9.13", "IN-3.11", "IN-13.1", "IN-15.1", "IN-21.16")
def test_in_a_privileged_attack_only_the_two_sides_act(inwo):
    t = inwo.position(
        groups={"A": "cia democrats", "B": "texas pentagon", "C": "japan"},
        hands={"C": "gun-control", "B": "gun-control jihad"},
    )
    declare(t, "A", "control", "cia", "texas", "use:bavarian-illuminati")
    assert until(t, "C") == ["pass"]
    legal = until(t, "B")
    assert "oppose:pentagon" in legal
    assert "plot:gun-control" not in legal
    assert "buy" not in legal
    assert "free" not in legal


@rule("IN-9.15", "IN-19.4")
def test_after_the_roll_everybody_may_touch_the_dice(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "witch"}, dice=[3, 3])
    declare(t, "A", "control", "cia", "texas", "use:bavarian-illuminati")
    run(t, "A: commit")
    assert until(t, "C") == ["pass"]
    while t.table.view(None).asked[0].prompt == "fight":
        t.play(f"{t.to_act[0]}: pass")
    assert "use:witch" in until(t, "C")


@rule("IN-9.17", "IN-9.18")
def test_secret_groups_and_their_friends(inwo):
    t = inwo.position(groups={"A": "clone-arrangers(loan-sharks) irs", "B": "the-mafia"})
    declare(t, "A", "control", "clone-arrangers", "the-mafia")
    run(t, "A: commit")
    legal = until(t, "A")
    assert "aid:loan-sharks" in legal
    assert "aid:irs" not in legal
    t = inwo.position(groups={"A": "templars", "B": "texas(cattle-mutilators) irs", "C": "hackers"})
    attack(t, "A", "control", "templars", "cattle-mutilators")
    assert "oppose:texas" in until(t, "B")
    assert "oppose:irs" not in until(t, "B")
    assert "oppose:hackers" not in until(t, "C")


# -- 10 Instant attacks, Devastation -----------------------------------------------------------------------------------


@rule("IN-10.2", "IN-10.5", "IN-10.3", "IN-11.5", "IN-10.13")
def test_an_instant_attack_and_its_cancelling(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas pentagon", "C": "the-mafia"},
        hands={"A": "earthquake", "C": "hoax"},
        resources={"C": "mercenaries"},
    )
    run(t, "A: plot:earthquake", "A: texas")
    assert t.tokens["texas"] == 0
    legal = until(t, "B")
    assert not [word for word in legal if word.startswith(("oppose", "aid"))]
    assert "use:mercenaries/destroy" not in until(t, "C")
    run(t, "C: plot:hoax")
    while "the-mafia" in t.legal("C"):
        t.play("C: the-mafia")
    settle(t)
    assert t.tokens["texas"] == 1
    assert t.devastated == []
    assert {"earthquake"} <= set(t.discards["A"])


@rule("IN-10.7", "IN-11.10")
def test_the_powers_are_read_at_the_declaration(inwo):
    t = inwo.position(groups={"A": "nasa", "B": "texas"}, hands={"A": "earthquake", "B": "terrorist-nuke"})
    settle(run(t, "A: free", "A: nothing"))
    run(t, "A: plot:earthquake", "A: texas")
    before = t.strength
    replies_pass_once(t, "B: plot:terrorist-nuke/defence", "B: texas", "B: power")
    assert t.strength == before
    t = inwo.position(groups={"A": "nasa", "B": "texas"}, hands={"A": "earthquake", "B": "terrorist-nuke"})
    run(t, "A: free", "A: token:nasa")
    run(t, "B: plot:terrorist-nuke/defence", "B: texas", "B: power")
    settle(t)
    run(t, "A: plot:earthquake", "A: texas")
    assert t.strength == before - 10


def replies_pass_once(t, *lines):
    """Play lines in the open reply window and let the inner one pass."""
    run(t, *lines)


@rule("IN-10.16", "IN-10.17", "IN-10.20", "IN-14.26")
def test_devastation(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(dentists) new-york"}, devastated="texas", step="takeover", to_move="B"
    )
    run(t, "B: skip")
    settle(t)
    assert (t.tokens["texas"], t.tokens["dentists"], t.tokens["new-york"]) == (0, 0, 1)
    from camarilla.games.inwo.victory import goals

    assert goals.group_count(t.table.g, 1) == 2
    t = inwo.position(groups={"A": "cia", "B": "texas(dentists)"}, devastated="texas")
    attack(t, "A", "destroy", "cia", "texas")
    assert ["power", "texas", -3] in t.parts


@rule("IN-10.18", "IN-10.19", "IN-10.21", "IN-10.22", "IN-21.32")
def test_moving_out_and_relief(inwo):
    t = inwo.position(groups={"A": "texas(dentists) cia", "B": "japan"}, devastated="texas")
    run(t, "A: move:dentists", "A: cia:left")
    assert set(t.legal("A")) == {"cia", "bavarian-illuminati"}
    settle(run(t, "A: cia"))
    assert t.masters["dentists"] == "cia"
    t = inwo.position(groups={"A": "texas cia dentists", "B": "japan the-mafia"}, devastated="texas")
    settle(run(t, "A: move:dentists", "A: texas:left", "A: bavarian-illuminati"))
    assert t.tokens["dentists"] == 0
    t = inwo.position(groups={"A": "texas cia", "B": "japan the-mafia"}, devastated="texas")
    run(t, "A: relief:texas", "A: cia", "A: none", "B: japan", "B: the-mafia")
    settle(t)
    assert t.devastated == []
    assert t.tokens["cia"] == t.tokens["japan"] == t.tokens["the-mafia"] == 0
    t = inwo.position(groups={"A": "texas cia", "B": "japan the-mafia"}, devastated="texas")
    run(t, "A: relief:texas", "A: cia", "A: none", "B: none")
    carry(t)
    assert t.devastated == ["texas"]
    assert t.tokens["cia"] == 1
    assert not offered(t, "A", "relief:texas")


def carry(t):
    """Everybody else declines to pay."""
    while t.table.view(None).asked[0].prompt == "relief-payer":
        t.play(f"{t.to_act[0]}: none")
    settle(t)


@rule("IN-7.41")
def test_a_group_taken_from_the_own_hand_is_nobodys_loss(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"A": "dentists"}, dice=[1, 1], seats=3)
    wrap_up(attack(t, "A", "control", "cia", "dentists"))
    assert "dentists" in t.groups["A"]
    assert t.table.g.finishers == [[], [], []]


@rule("IN-9.5", "IN-1.12")
def test_agents_stay_out_of_an_attack_in_the_attackers_first_turn(inwo):
    for turns, may in ((0, False), (1, True)):
        t = inwo.position(
            groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"C": "texas"}, own_turns={"A": turns}, seats=3
        )
        attack(t, "A", "control", "cia", "texas")
        legal = until(t, "C")
        assert ("agents:texas:oppose" in legal) is ("agents:texas:aid" in legal) is may


@rule("IN-7.42")
def test_a_group_whose_place_is_gone_goes_back_to_the_hand(inwo):
    t = inwo.position(groups={"A": "texas cia", "B": "japan"}, hands={"A": "nasa"}, step="takeover")
    run(t, "A: take:nasa", "A: texas:bottom")
    t.mode = "plain"  # what is done by hand is not in the record
    g = t.table.g
    master = g.structure[0][0]
    card_moves.scatter(g, master, 0)
    card_moves.discard(g, master)
    settle(t)
    assert t.groups["A"] == ["cia"]
    assert t.hand["A"] == ["nasa"]
