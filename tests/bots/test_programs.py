"""Programs in any language at the seats of a simulation: the same programs, the same messages as at a server."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import sys
import threading
from pathlib import Path

import msgspec
import pytest

from camarilla.bots.match import play_match
from camarilla.bots.programs import Program, ProgramBot, dismiss, snapshot
from camarilla.bots.simulate import plan_for, simulate
from camarilla.kernel.errors import BadInput, CamarillaError
from camarilla.kernel.game import names
from camarilla.kernel.table import Table

EXAMPLES = Path(__file__).parents[2] / "examples"
MINE = f"exec:{shlex.join([sys.executable, str(EXAMPLES / 'bot.py')])}"


def program(body: str) -> str:
    """The name of a bot that is a line of Python."""
    return f"exec:{shlex.join([sys.executable, '-c', body])}"


def test_the_example_of_the_server_plays_here_as_it_is() -> None:
    match = play_match("coup", [MINE, "heuristic", MINE], seed=1)
    assert match.result.winners
    assert match.bots[0] == MINE


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here")
def test_so_does_the_one_in_javascript() -> None:
    match = play_match("potdevin", [f"exec:node {EXAMPLES / 'bot.mjs'}", "random", "random"], seed=1)
    assert match.result.winners


def test_a_simulation_counts_it_like_any_bot() -> None:
    summary = simulate(plan_for("coup", [MINE, "random"], seed=2), 2)
    assert [share.name for share in summary.bots] == [MINE, "random"]


@pytest.mark.parametrize("game", names())
def test_what_a_program_is_told_is_a_message_of_the_server(game: str) -> None:
    protocol = pytest.importorskip("camarilla.server.api.protocol")
    table = Table.new(game, 3, seed=1)
    told = msgspec.json.encode(snapshot(table.look(table.to_act[0], figured=True), "7"))
    message = msgspec.json.decode(told, type=protocol.AnyServerMessage)
    assert isinstance(message, protocol.Snapshot)
    assert message.prompt.id == "7"
    assert [option.notation for option in message.prompt.options] == [
        option.notation for option in table.legal(table.to_act[0])
    ]
    assert message.view["seat"] == message.seat == table.to_act[0]
    shown = table.view(table.to_act[0], figures=True)
    assert message.view == msgspec.json.decode(msgspec.json.encode(shown)), "it sees what a person sees"


ANSWERED = """import json, sys
for line in sys.stdin:
    told = json.loads(line)
    assert isinstance(told["view"]["threats"], list) and "figures" in told["view"]
    first = told["prompt"]["options"][0]["notation"]
    print(json.dumps({"type": "answer", "prompt": told["prompt"]["id"], "notation": first}), flush=True)
"""


@pytest.mark.parametrize("game", ["coup", "potdevin"])
def test_a_program_is_told_figures_and_who_is_about_to_win_as_at_a_server(game: str) -> None:
    match = play_match(game, [program(ANSWERED), "random", "random"], seed=1)
    assert match.result.winners


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("pass", "has ended before the game"),
        ("input(); print('hello', flush=True); input()", "expected a line of JSON, not 'hello'"),
        (
            "import sys; input(); sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush(); input()",
            "expected a line of JSON, not '\N{REPLACEMENT CHARACTER}'",
        ),
        (
            'input(); print(\'{"type": "answer", "prompt": "1", "notation": "win"}\', flush=True); input()',
            "'win' is not legal; legal here: ",
        ),
    ],
)
def test_a_program_that_misbehaves_is_named_with_what_it_did(body: str, sentence: str) -> None:
    with pytest.raises(CamarillaError, match=sentence):
        play_match("coup", [program(body)] * 2, seed=1)


def test_a_program_that_is_silent_does_not_stop_the_world() -> None:
    bot = ProgramBot(program("input(); input()").removeprefix("exec:"), seconds=0.2)
    table = Table.new("coup", 2, seed=1)
    with pytest.raises(CamarillaError, match="no answer within"):
        bot.act(table.look(table.to_act[0]), table.g.rng)


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(BadInput, match="does not start"):
        play_match("coup", ["exec:/no/such/program"] * 2, seed=1)
    with pytest.raises(BadInput, match="is followed by a command"):
        plan_for("coup", ["exec:", "random"])


def test_a_program_that_is_stopped_while_it_speaks_leaves_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    raised: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", raised.append)
    before = set(threading.enumerate())
    for _ in range(300):
        bot = ProgramBot("yes")
        assert bot.sit_down().lines.get(timeout=60) == "y\n"
        del bot
    for thread in set(threading.enumerate()) - before:
        thread.join(60)
    assert [str(problem.exc_value) for problem in raised] == []


def test_a_child_of_a_program_that_lives_on_holds_nobody_up() -> None:
    body = "import os, time; child = os.fork() or time.sleep(600); print(child, flush=True); input()"
    bot = ProgramBot(program(body).removeprefix("exec:"))
    program_of_it = bot.sit_down()
    child = int(program_of_it.lines.get(timeout=60))
    del bot
    assert program_of_it.process.poll() is not None, "it has answered nothing, so it plays no other game"
    os.kill(child, signal.SIGKILL)


COUNTING = """
import json, sys
games = []
for line in sys.stdin:
    told = json.loads(line)
    if told["table"] not in games:
        games.append(told["table"])
    prompt = told["prompt"]
    answer = {"type": "answer", "prompt": prompt["id"], "notation": prompt["options"][0]["notation"], "games": games}
    print(json.dumps(answer), flush=True)
"""


def asked_once(bot: ProgramBot) -> Program:
    """Let a bot answer one question of a new game."""
    table = Table.new("coup", 2, seed=1)
    bot.act(table.look(table.to_act[0]), table.g.rng)
    assert bot.program is not None
    return bot.program


def test_a_program_lives_over_many_games_and_is_ended_in_the_end() -> None:
    command = program(COUNTING).removeprefix("exec:")
    first = ProgramBot(command)
    one = asked_once(first)
    at_once = ProgramBot(command)
    other = asked_once(at_once)
    assert one is not other, "two seats of one game are two programs"
    del first
    second = ProgramBot(command)
    assert asked_once(second) is one
    assert (one.games, one.asked, one.answered) == (2, 2, 2)
    assert one.process.poll() is None
    del second, at_once
    dismiss()
    assert one.process.poll() is not None
    assert other.process.poll() is not None


def test_a_program_that_died_between_games_is_started_anew() -> None:
    command = program(COUNTING).removeprefix("exec:")
    bot = ProgramBot(command)
    one = asked_once(bot)
    del bot
    one.process.kill()
    one.process.wait()
    bot = ProgramBot(command)
    assert asked_once(bot) is not one
    del bot
    dismiss()
