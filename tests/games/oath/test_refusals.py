"""What is refused, and the clause that is named."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from camarilla.checks.ledger import clauses
from camarilla.games import oath as package
from camarilla.kernel.choices import Ask
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import battle, finish


@rule("OA-4.2c", "OA-7.1.1a", "OA-7.1.2c", "OA-7.1.2a")
@pytest.mark.parametrize(
    ("given", "move", "clause"),
    [
        ({"supply": {"A": 0}}, "muster", "OA-4.2c"),
        ({"supply": {"A": 1}}, "search", "OA-4.2c"),
        ({"supply": {"A": 0}}, "travel", "OA-4.2c"),
        ({"supply": {"A": 1}}, "campaign", "OA-4.2c"),
        ({}, "muster", "OA-5.2.1"),
        ({}, "trade", "OA-5.3.2a"),
        ({"banners": {"people": "- 9", "darkest": "- 9"}}, "recover", "OA-5.4.1a"),
        ({"warbands": {"plains": "A1"}, "pawns": {"B": "river"}}, "campaign", "OA-5.5.1a"),
        ({}, "gather", "OA-6.5a"),
        ({}, "station", "OA-6.5b"),
        ({}, "leave", "OA-6.8a"),
        ({"roles": {"B": "citizen"}}, "offer@B", "OA-6.6.1a"),
        ({"reliquary": "- - - -"}, "offer@B", "OA-6.6.1b"),
        ({}, "exile@B", "OA-6.7a"),
        ({"relics": {"B": "the-grand-scepter"}}, "offer@B", "OA-2.4.3a"),
        ({"cards": {"river": "wolves"}}, "use:wolves", "OA-7.1.1a"),
        ({"cards": {"plains": "wolves"}, "secrets": {"A": 0}}, "use:wolves", "OA-7.1.2a"),
        ({"advisers": {"A": "~vision-of-faith"}}, "play:vision-of-faith", "OA-5.1.4"),
        ({}, "nonsense", "OA-4.2a"),
    ],
)
def test_a_refusal_names_its_clause(oath, given, move, clause):
    t = oath.position(seats=2, **given)
    t.refuse(f"A: {move}", clause)


@rule("OA-7.1.2c")
def test_an_occupied_card_refuses(oath):
    t = oath.position(seats=2, cards={"plains": "wolves"}, secrets={"A": 2})
    t.play("A: use:wolves", "A: board@B")
    t.refuse("A: use:wolves", "OA-7.1.2c")


@rule("OA-5.6.1d", "OA-4.2c")
@pytest.mark.parametrize(
    ("given", "move", "clause", "reason"),
    [
        ({}, "site:plains", "OA-5.6.1d", "refusal-here"),
        ({"supply": {"A": 3}}, "site:wastes", "OA-4.2c", "refusal-supply"),
    ],
)
def test_why_not_travel_there(oath, given, move, clause, reason):
    t = oath.position(seats=2, **given)
    t.play("A: travel")
    check(t, 0, move, clause, reason)
    t.play("A: site:mountain")


@rule("OA-5.2.1", "OA-7.1.2c")
def test_why_not_muster_on_it(oath):
    t = oath.position(seats=2, cards={"plains": "wolves elders", "river": "scouts"}, favor={"A": 3})
    t.play("A: muster", "A: elders", "A: muster")
    check(t, 0, "scouts", "OA-5.2.1", "refusal-not-here")
    check(t, 0, "elders", "OA-7.1.2c", "refusal-occupied")
    check(t, 0, "plains", "OA-5.2.1", "refusal-not-here")
    t.play("A: wolves")


@rule("OA-5.3.2a", "OA-5.3.2b")
def test_why_not_trade_with_it(oath):
    t = oath.position(seats=2, cards={"plains": "wolves", "river": "scouts"}, favor={"A": 1}, secrets={"A": 1})
    t.play("A: trade")
    check(t, 0, "secret:wolves", "OA-5.3.2b", "refusal-tokens")
    check(t, 0, "favor:scouts", "OA-5.3.2a", "refusal-not-here")
    t.play("A: favor:wolves")


@rule("OA-5.1.2a")
def test_why_not_search_there(oath):
    t = oath.position(seats=2)
    t.play("A: search")
    check(t, 0, "pile:hinterland", "OA-5.1.2a", "refusal-region")
    finish(t)


@rule("OA-5.5.1a", "OA-5.5.2a", "OA-5.5.2g", "OA-5.5.3a", "OA-7.5", "OA-7.5.1")
def test_why_not_in_a_campaign(oath):
    plans = "scouts rangers disgraced-captain"
    t = battle(oath, cards={"mountain": "longbows keep"}, advisers={"B": plans}, favor={"B": 1})
    t.play("B: campaign")
    check(t, 1, "attack@2", "OA-5.5.1a", "refusal-defender")
    t.play("B: attack@A")
    check(t, 1, "target:wastes", "OA-5.5.2a", "refusal-target")
    check(t, 1, "target:steppe", "OA-5.5.2a", "refusal-declared-target")
    t.play("B: done")
    check(t, 1, "9", "OA-5.5.2g", "refusal-too-many")
    t.play("B: 5")
    check(t, 1, "plan:longbows", "OA-7.5.1", "refusal-rule")
    check(t, 1, "plan:keep", "OA-7.5", "refusal-side")
    check(t, 1, "plan:disgraced-captain", "OA-7.1.2a", "refusal-cost")
    t.play("B: plan:scouts")
    check(t, 1, "plan:scouts", "OA-5.5.3a", "refusal-used")
    finish(t)


@rule("OA-5.5.2e")
def test_a_campaign_needs_a_target_here(oath):
    t = battle(oath, warbands={"steppe": "C2", "mountain": "A1"}, pawns={"A": "steppe"})
    t.play("B: campaign", "B: attack@A")
    check(t, 1, "done", "OA-5.5.2e", "refusal-target-here")
    t.play("B: target:pawn")
    finish(t)


@rule("OA-5.1.4", "OA-5.1.4.Ia", "OA-5.1.4.IIIa", "OA-5.1.4.IIIb", "OA-5.1.3", "OA-7.2.1")
@pytest.mark.parametrize(
    ("card", "where", "clause", "reason"),
    [
        ("wolves", "site:river", "OA-5.1.4.Ia", "refusal-own-site"),
        ("wolves", "revealed", "OA-5.1.4.IIIb", "refusal-reveal"),
        ("vision-of-faith", "site:plains", "OA-5.1.4.IIIa", "refusal-vision-site"),
        ("vision-of-faith", "revealed", "OA-5.1.4.IIIb", "refusal-reveal"),
    ],
)
def test_why_a_card_is_not_played_there(oath, card, where, clause, reason):
    t = oath.position(seats=2, world=f"{card} elders scouts")
    t.play("A: search", "A: world")
    if card in t.legal("A"):
        check(t, 0, "plains", "OA-5.1.3", "refusal-not-drawn")
        t.play(f"A: {card}")
    while where not in [refusal.notation for refusal in t.table.refusals(0)]:
        t.play(f"A: {t.legal('A')[0]}")
    check(t, 0, where, clause, reason)
    finish(t)


def check(t, seat, move, clause, reason):
    """The refusal of a move is this one."""
    refusal = t.table.why_not(seat, move)
    assert (refusal.rule, refusal.reason.id) == (clause, reason)


def questions():
    """Every question of the game, by module and name."""
    modules = pkgutil.walk_packages(package.__path__, package.__name__ + ".")
    for module in [importlib.import_module(found.name) for found in modules]:
        for name, value in vars(module).items():
            if isinstance(value, Ask):
                yield f"{module.__name__}.{name}", value


def test_every_question_says_why_not():
    """Where the answers are not always the same few words."""
    silent = [name for name, ask in questions() if ask.fixed is None and ask.refusals is None]
    assert sorted(silent) == ["camarilla.games.oath.questions.WORD"], "its words are its own"


@pytest.mark.parametrize("seed", range(3))
def test_every_refusal_has_a_clause_and_words(seed):
    game = find("oath")
    known = clauses(game)
    stream = Rng(seed_bytes(seed))
    table = Table.new(game, 3 + seed, seed=seed, options={"deeds": 6, "chronicle": "" if seed else "invented:5"})
    seen = set()
    while not table.over:
        seat = table.to_act[0]
        for refusal in table.refusals(seat):
            if (refusal.rule, refusal.reason.id) not in seen:
                seen.add((refusal.rule, refusal.reason.id))
                assert refusal.rule in known
                for language in ("en", "ru"):
                    assert "refusal-" not in game.say(refusal.reason, language)
        refusal = table.why_not(seat, "no-such-move")
        assert refusal.rule in known
        table.play(seat, stream.pick(table.legal(seat)))
    assert len(seen) > 20
