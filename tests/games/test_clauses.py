"""Every event of every game leads to the clause behind it."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from camarilla.checks.ledger import clauses
from camarilla.games.coup.actions import NAMES as ACTIONS
from camarilla.games.pax.catalog import EVENTS, PLOTS
from camarilla.kernel.event_codec import sealed
from camarilla.kernel.events import Event, Secret, everything, seen_by, with_rules
from camarilla.kernel.game import find
from camarilla.kernel.table import Table

GAMES = ["coup", "inwo", "oath", "pax", "potdevin"]
KINDS = [(game, kind) for game in GAMES for kind in find(game).event_types.values()]
ids = [f"{game}-{kind.__name__}" for game, kind in KINDS]

DECIDED: dict[tuple[str, str], list[dict[str, Any]]] = {
    ("coup", "Declared"): [{"action": action} for action in ACTIONS],
    ("potdevin", "RoundBegan"): [{"round": 1}, {"round": 2}],
    ("pax", "PlotRealised"): [{"plot": plot} for plot in PLOTS],
    ("pax", "EventDiscarded"): [{"happening": event} for event in EVENTS],
    ("pax", "OpponentStep"): [{"clause": "PA-20.51"}],
    ("oath", "DiceRolled"): [{"attack": True}, {"attack": False}],
    ("inwo", "AttackEnded"): [{"outcome": "success"}, {"outcome": "called off"}],
    ("inwo", "Settled"): [{"stands": True}, {"stands": False}],
    ("inwo", "GroupTaken"): [{"master": "cia"}, {"master": ""}],
    ("inwo", "Status"): [{"what": what} for what in ("devastated", "relieved", "linked", "unlinked")],
    ("inwo", "GameEnded"): [{"reason": why} for why in ("last survivor", "nobody left", "round limit", "basic goal")],
}
"""Fields that cover every case of the events whose clause depends on them."""


def decides(kind: type[Event]) -> bool:
    """Whether a class looks at the fields of its events."""
    return "rule_for" in vars(kind)


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=ids)
def test_an_event_names_a_clause_of_its_rules_or_says_why_it_has_none(game: str, kind: type[Event]) -> None:
    assert [kind.rule is not None, decides(kind), kind.unruled != ""].count(True) == 1
    cases = DECIDED[game, kind.__name__] if decides(kind) else [{}]
    found = {kind.rule_for(case) for case in cases}
    assert found == {None} if kind.unruled else found <= set(clauses(find(game)))


@pytest.mark.parametrize(("game", "kind"), KINDS, ids=ids)
def test_no_field_of_an_event_is_called_like_the_clause(game: str, kind: type[Event]) -> None:
    assert "rule" not in kind.__struct_fields__


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_every_event_its_rules_make(game: str) -> None:
    module = inspect.getmodule(next(iter(find(game).event_types.values())))
    assert module is not None
    tree = ast.parse(inspect.getsource(module))
    defined = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    bases = {node.name: [ast.unparse(base) for base in node.bases] for node in defined}
    assert [name for name, base in bases.items() if base == ["Event"]] == list(find(game).event_types)


def test_an_embezzler_takes_the_reserve_by_its_own_clause(coup_table: Table) -> None:
    """Whether or not the claim was challenged: CO-6.5 is about the challenge."""
    told = with_rules(everything(coup_table.events), coup_table.game.event_types)
    taken = [event for event in told if event["type"] in ("Declared", "ReserveTaken")]
    assert [(event["type"], event["rule"]) for event in taken] == [("Declared", "CO-6.4"), ("ReserveTaken", "CO-6.4")]


@pytest.fixture
def coup_table() -> Table:
    """A table at which somebody has just embezzled, unchallenged."""
    table = Table.at("coup", {"reserve": 3, "to_move": "A"}, seats=3, options={"reformation": True}, seed=1)
    table.play(0, "embezzle")
    for seat in (1, 2):
        table.play(seat, "pass")
    return table


@pytest.mark.parametrize("game", GAMES)
def test_the_clause_is_sent_and_not_stored(game: str) -> None:
    table = Table.new(game, 3, seed=5)
    for number in range(60):
        if table.over:
            break
        seat = table.to_act[0]
        options = table.legal(seat)
        table.play(seat, options[number % len(options)])
    types = table.game.event_types
    for seat in (None, 0, 1, 2):
        told = seen_by(table.events, seat)
        sent = with_rules(told, types)
        assert [{name: value for name, value in event.items() if name != "rule"} for event in sent] == told
        assert all(("rule" in event) == (not types[event["type"]].unruled) for event in sent)
        assert not any("rule" in event for event in told)
        if seat is not None:
            assert not any("rule" in event for event in table.seen(seat))
    assert not [fields for _, fields in sealed(table.events) if "rule" in fields]
    assert b'"rule"' not in b"".join(stored_events(table))


def stored_events(table: Table) -> Iterator[bytes]:
    """The events as a record stores them."""
    record = table.record
    for events in (record.opening, *[entry.events for entry in record.entries]):
        yield msgspec.json.encode(events)


def test_secrets_do_not_change_the_clause() -> None:
    """What a seat may not know is None in what it is told: no clause may depend on it."""
    for game, kind in KINDS:
        secret = [name for name, hint in kind.__annotations__.items() if re.match(rf"{Secret.__name__}\[", str(hint))]
        asked = {name for case in DECIDED.get((game, kind.__name__), []) for name in case}
        assert not asked & set(secret), kind
