"""More of the rules: tokens that stay, branches that do not fit, bonuses that do not count, what deals show and bar."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import hooks
from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import attack, declare, offered, run, settle


@rule("IN-21.15", "IN-10.16")
@card("world-hunger")
def test_a_group_that_gets_no_tokens_keeps_those_it_has(inwo):
    t = inwo.position(groups={"A": "canada texas", "B": "cia"}, nwo="world-hunger", tokens={"canada": 1})
    settle(run(t, "A: draw-group"))
    assert t.tokens["canada"] == 1


@rule("IN-12.6")
def test_what_does_not_fit_after_a_move_goes_to_the_hand(inwo):
    t = inwo.position(
        groups={
            "A": "wall-street:right(russia:right(orbit-one:right(cia:right)) vatican-city:left) joggers:left"
            " japan:bottom",
            "B": "hackers",
        }
    )
    settle(run(t, "A: move:wall-street", "A: japan:left"))
    settle(run(t, f"A: {next(move for move in t.legal('A') if move in t.tokens)}"))
    assert t.hand["A"] == ["vatican-city"]
    assert "vatican-city" not in t.groups["A"]
    assert t.masters["wall-street"] == "japan"


@rule("IN-7.40", "IN-12.5")
def test_a_puppet_that_overlaps_takes_another_arrow_of_its_master(inwo):
    t = inwo.position(
        groups={
            "A": "germany:right multinational-oil-companies:top wall-street:bottom"
            " orbit-one:left(joggers:top big-media:right(cfl-aio:right))",
            "B": "hackers",
        }
    )
    settle(run(t, "A: move:big-media", "A: germany:left"))
    settle(run(t, f"A: {next(move for move in t.legal('A') if move in t.tokens)}"))
    assert t.legal("A") == ["big-media:bottom", "big-media:left"]
    t.play("A: big-media:left")
    g = t.table.g
    slot = next(slot for slot in g.structure[0] if g.cards.face[slot] == FACE["cfl-aio"])
    assert g.side[slot] == 3
    assert t.masters["cfl-aio"] == "big-media"


@rule("IN-9.18", "IN-19.18")
@card("cycle-gangs", "big-media", "empty-vee")
def test_a_bonus_counts_neither_against_the_secret_nor_against_the_immune(inwo):
    for target, number in (("cattle-mutilators", 0), ("texas", 2)):
        t = inwo.position(groups={"A": "cycle-gangs", "B": target})
        declare(t, "A", "destroy", "bavarian-illuminati", target)
        assert sum(part[2] for part in t.parts if part[:2] == ["bonus", "cycle-gangs"]) == number
    for friend, number in (("empty-vee", 0), ("nasa", 4)):
        t = inwo.position(groups={"A": "big-media cia", "B": f"hollywood {friend}"})
        declare(t, "A", "destroy", "cia", "hollywood")
        assert sum(part[2] for part in t.parts if part[:2] == ["bonus", "big-media"]) == number


@rule("IN-21.19")
def test_a_plot_that_an_offer_names_is_shown_whatever_the_answer(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"A": "hoax jihad"})
    run(t, "A: free", "A: deal@B", "A: give:plot:hoax", "A: offer", "B: decline")
    g = t.table.g
    known = {FACE["hoax"]: (True, False), FACE["jihad"]: (False, False)}
    for slot in g.plots[0]:
        assert (g.cards.knows(1, slot), g.cards.knows(2, slot)) == known[g.cards.face[slot]]


@rule("IN-13.5", "IN-17.6")
@card("eliza")
def test_a_linked_resource_is_not_given_away(inwo):
    for links, may in (({}, True), ({"eliza": "hackers"}, False)):
        t = inwo.position(groups={"A": "hackers", "B": "texas"}, resources={"A": "eliza"}, links=links)
        run(t, "A: free", "A: deal@B")
        assert ("give:resource:eliza" in t.legal("A")) is may
        t.play("A: withdraw")


INSTRUCTIONS = [
    # card, what it is told to do, what it is able to do
    ("bill-clinton", [hooks.ALIGNMENTS, hooks.TURN_STARTS, hooks.ATTACK_BEGINS], [hooks.BONUS]),
    ("opec", [hooks.PRINTED_POWER, hooks.ENTERS, hooks.TURN_STARTS], []),
    ("paranoids", [hooks.TOKENS, hooks.NO_TOKENS], [hooks.DEFENCE]),
    ("prince-charles", [hooks.ACTING], []),
    ("tobacco-companies", [hooks.BONUS], [hooks.MATCHES]),
    ("eliza", [hooks.AFTER_ATTACK], []),
    ("hitlers-brain", [hooks.NO_TAKEOVER], []),
    ("necronomicon", [hooks.AFTER_ATTACK], [hooks.POWER]),
]


@rule("IN-4.20")
@pytest.mark.parametrize(("name", "instructions", "abilities"), INSTRUCTIONS)
@card(*[name for name, _, _ in INSTRUCTIONS])
def test_a_silenced_card_still_follows_its_instructions(inwo, name, instructions, abilities):
    where = {"resources": {"A": name}} if name in ("eliza", "hitlers-brain", "necronomicon") else {}
    t = inwo.position(groups={"A": "texas" if where else name, "B": "cia"}, **where)
    g = t.table.g
    slot = g.resources[0][0] if where else g.structure[0][0]
    g.effects.add("silenced", 1, (slot,))
    g.touch()
    for hook in instructions:
        assert (name, slot) in g.sources(hook.name), hook.name
    for hook in abilities:
        assert name in hook.handlers
        assert (name, slot) not in g.sources(hook.name), hook.name


@rule("IN-21.21")
def test_an_attack_called_off_too_often_bars_no_other(inwo):
    """Only the same attack on the same group by the same leader is out, until the turn is over."""
    t = inwo.position(groups={"A": "cia pentagon", "B": "texas japan"})
    for _ in range(3):
        run(t, "A: control:cia", "A: texas", "A: go", "A: call-off")
    run(t, "A: control:cia")
    assert t.legal("A") == ["japan"]
    run(t, "A: japan", "A: go", "A: call-off", "A: destroy:cia")
    assert offered(t, "A", "texas")
    run(t, "A: texas", "A: go", "A: call-off", "A: control:pentagon")
    assert offered(t, "A", "texas")


@rule("IN-16.10", "IN-7.37")
def test_a_second_copy_is_not_played_while_the_first_lies_on_the_table(inwo):
    t = inwo.position(groups={"A": "cia pentagon"}, hands={"A": "feminists feminists"}, dice=[6, 6])
    settle(attack(t, "A", "control", "cia", "feminists"))
    run(t, "A: control:pentagon", "A: feminists")
    assert t.hand["A"] == ["feminists"]


@rule("IN-17.16")
def test_a_single_action_that_is_cancelled_is_not_replaced(inwo):
    t = inwo.position(
        groups={"A": "pentagon texas", "B": "nuclear-power-companies", "C": "japan"},
        hands={"A": "hoax", "C": "gun-control"},
        to_move="C",
    )
    run(t, "C: plot:gun-control", "A: plot:hoax", "A: pentagon", "B: use:nuclear-power-companies/play", "B: pentagon")
    settle(t)
    assert offered(t, "C", "knock")  # nothing else is asked
    assert t.nwo == ["gun-control"]
    assert t.tokens["texas"] == 1


@rule("IN-17.16")
def test_what_cancels_the_plot_itself_leaves_nothing_to_replace(inwo):
    t = inwo.position(
        groups={"A": "california witch(trekkies) hackers", "B": "texas(dentists) pentagon"},
        hands={"A": "jake-day", "B": "hoax"},
        tokens={"bavarian-illuminati": 0},
    )
    run(t, "A: plot:jake-day", "A: dentists", "A: california", "A: witch", "A: trekkies", "B: plot:hoax", "B: pentagon")
    settle(t)
    assert "Weird" not in t.alignments["dentists"]
    assert t.tokens["hackers"] == 1
