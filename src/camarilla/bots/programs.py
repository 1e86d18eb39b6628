"""Bots that are programs in any language: they speak the server's messages on standard input and output.

At every decision of its seat a program gets one line, a `snapshot` as the server sends it (docs/protocol.md): the view
with its figures and threats, the latest lines of the log, and the prompt with all its options. It writes one line, an
`answer`. So a program that sits at a server's table plays here as it is. The other way round it must know that a server
sends the first view as a `snapshot` and then `update`s with what changed: `camarilla.client.Seen` keeps the view of
either.

A program plays one game after another as long as it answers: each game has a `table` of its own name, and the numbers
of prompts go on. Two seats of one game are two programs.
"""

from __future__ import annotations

import atexit
import json
import shlex
import weakref
from queue import Empty, SimpleQueue
from subprocess import PIPE, Popen
from threading import Thread, current_thread
from typing import Any, Final

import msgspec

from camarilla.kernel.bots import Look
from camarilla.kernel.errors import BadInput, CamarillaError
from camarilla.kernel.events import with_rules
from camarilla.kernel.game import find
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

__all__ = ["PROGRAM", "ProgramBot", "snapshot"]

PROGRAM: Final = "exec:"
"""What the name of such a bot begins with: `exec:python mine.py`."""
SECONDS: Final = 60.0
HEARD_OUT: Final = 1.0
"""How long a killed program is listened to: its own children may hold the pipe open."""
LOG_LINES: Final = 200
TABLE: Final = "simulation"


class Program:
    """A program that runs, and may play one game after another."""

    def __init__(self, words: list[str]) -> None:
        self.process = Popen(words, stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8", errors="replace")
        self.lines: SimpleQueue[str] = SimpleQueue()
        self.listener = Thread(target=listen, args=(self.process, self.lines), daemon=True)
        self.listener.start()
        self.games = 0
        self.asked = 0
        self.answered = 0

    @property
    def reliable(self) -> bool:
        """Whether it runs, has answered whatever it was asked, and so may play another game."""
        return 0 < self.asked == self.answered and self.process.poll() is None

    def stop(self) -> None:
        """End it, and read its output to the end."""
        stop(self.process, self.listener)


_idle: dict[tuple[str, ...], list[Program]] = {}
"""Programs between two games, by their commands."""


def leave(words: tuple[str, ...], program: Program) -> None:
    """The game of a program is over: it waits for the next one, unless it failed."""
    if program.reliable:
        _idle.setdefault(words, []).append(program)
    else:
        program.stop()


@atexit.register
def dismiss() -> None:
    """End all programs that wait for a game."""
    for programs in _idle.values():
        while programs:
            programs.pop().stop()


class ProgramBot:
    """A program at a seat for one game; the program itself may have played others before."""

    thinks = False
    listens = True
    figured = True

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.words = shlex.split(command)
        if not self.words:
            raise BadInput(f"{PROGRAM} is followed by a command, as in `{PROGRAM}python mine.py`")
        self.seconds = seconds
        self.program: Program | None = None

    def act(self, look: Look, rng: Rng) -> Option:
        """What the program answers."""
        program = self.program or self.sit_down()
        program.asked += 1
        assert program.process.stdin is not None
        message = snapshot(look, str(program.asked), f"{TABLE}-{program.games}")
        try:
            program.process.stdin.write(msgspec.json.encode(message).decode() + "\n")
            program.process.stdin.flush()
        except OSError:
            raise CamarillaError(f"{self}: the program has ended before the game") from None
        option = self.heard(look, program)
        program.answered += 1
        return option

    def sit_down(self) -> Program:
        """A program that waits for a game, or a new one."""
        words = tuple(self.words)
        waiting = [program for program in _idle.pop(words, []) if program.reliable]
        try:
            program = waiting.pop() if waiting else Program(self.words)
        except OSError as problem:
            raise BadInput(f"{self}: the program does not start: {problem.strerror}") from None
        _idle[words] = waiting
        program.games += 1
        weakref.finalize(self, leave, words, program)
        self.program = program
        return program

    def heard(self, look: Look, program: Program) -> Option:
        """The option that the program names; what else it says is not for this table."""
        while True:
            try:
                line = program.lines.get(timeout=self.seconds)
            except Empty:
                raise CamarillaError(f"{self}: no answer within {self.seconds:.0f} seconds") from None
            if not line:
                raise CamarillaError(f"{self}: the program has ended before the game")
            answer = self.read(line)
            if answer.get("type") != "answer" or answer.get("prompt") != str(program.asked):
                continue
            for option in look.options:
                if option.notation == answer.get("notation"):
                    return option
            legal = ", ".join([option.notation for option in look.options[:12]])
            raise CamarillaError(f"{self}: {answer.get('notation')!r} is not legal; legal here: {legal}")

    def read(self, line: str) -> dict[str, Any]:
        """A line of the program's."""
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise CamarillaError(f"{self}: expected a line of JSON, not {line.strip()[:80]!r}")
        return answer

    def __str__(self) -> str:
        return f"{PROGRAM}{shlex.join(self.words)}"


def listen(process: Popen[str], lines: SimpleQueue[str]) -> None:
    """Pass on what a program says, an empty line at its end; who reads the pipe also closes it."""
    assert process.stdout is not None
    with process.stdout as said:
        for line in said:
            lines.put(line)
    lines.put("")


def stop(process: Popen[str], listener: Thread) -> None:
    """Kill a program, and read its output to the end."""
    assert process.stdin is not None
    process.kill()
    try:
        process.stdin.close()
    except OSError:
        pass
    process.wait()
    if listener is not current_thread():  # a bot may be collected in any thread
        listener.join(HEARD_OUT)


def snapshot(look: Look, number: str, table: str = TABLE) -> dict[str, Any]:
    """What one seat sees when it must answer, as the server would tell it to a client."""
    game = find(look.view.game)
    prompt: dict[str, Any] = {
        "id": number,
        "text": game.say(look.prompt.label),
        "label": look.prompt.label,
        "rule": look.prompt.rule,
        "touches": look.prompt.touches,
        "options": [
            {
                "notation": option.notation,
                "text": game.say(option.label),
                "label": option.label,
                "touches": option.touches,
            }
            for option in look.options
        ],
    }
    seats = [{"seat": seat} for seat in range(look.view.seats)]
    return {
        "type": "snapshot",
        "table": table,
        "seq": int(number),
        "state": {"id": table, "game": game.name, "status": "running", "seats": seats},
        "seat": look.seat,
        "view": look.view,
        "log": with_rules(look.events[-LOG_LINES:], game.event_types),
        "log_start": max(0, len(look.events) - LOG_LINES),
        "prompt": prompt,
    }
