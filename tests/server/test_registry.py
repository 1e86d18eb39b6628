"""Every message of the protocol has one entry in the registry, and no other place knows its type."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from camarilla.server import live
from camarilla.server.api.protocol import AnyClientMessage, Ping, Say, Watch
from camarilla.server.live import commands
from camarilla.server.live.registry import COMMANDS, command, connection_command
from camarilla.server.people.rights import Right

MESSAGES = get_args(AnyClientMessage)


def test_every_message_is_registered() -> None:
    assert commands.command_for(Ping()) is COMMANDS[Ping]
    assert set(COMMANDS) == set(MESSAGES)


def test_a_message_is_registered_once() -> None:
    with pytest.raises(ValueError, match="Ping is registered twice"):
        connection_command(Ping)(COMMANDS[Ping].at_connection)
    with pytest.raises(ValueError, match="Say is registered twice"):
        command(Say, right=Right.TALK)(lambda table, call, message: None)  # type: ignore[arg-type, return-value]


def test_all_but_ping_need_the_process_that_owns_the_table() -> None:
    assert [message for message in MESSAGES if not COMMANDS[message].needs_owner] == [Ping]


def test_at_a_table_nobody_owns_one_may_watch_and_talk() -> None:
    assert [message for message in MESSAGES if COMMANDS[message].at_open_table is not None] == [Watch, Say]


def test_no_other_module_asks_for_the_type_of_a_message_that_came_in() -> None:
    """`isinstance` and `match` on messages are how dispatch creeps back; an open table states what it was handed."""
    names = {message.__name__ for message in MESSAGES}
    found = set()
    for path in Path(live.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
                kinds = {part.id for part in ast.walk(node.args[1]) if isinstance(part, ast.Name)}
            elif isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Name):
                kinds = {node.cls.id}
            else:
                continue
            found |= {(path.stem, kind) for kind in kinds & names}
    assert found == {("open_tables", Watch.__name__), ("open_tables", Say.__name__)}
