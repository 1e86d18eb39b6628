"""Scenarios: a position, moves, and what is expected. One harness runs Python tests, YAML files and lessons.

Seats are letters here, and only here: `B: block@A` is seat 1 answering `block@0`. In the modes `undo`, `clone` and
`json` every answer is also taken back and given again, carried on by a clone, or saved and loaded.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
import yaml

from camarilla.kernel.errors import BadPosition, BadScenario, CamarillaError, IllegalMove
from camarilla.kernel.game import Game, find
from camarilla.kernel.options import Option
from camarilla.kernel.replay import redo_last
from camarilla.kernel.table import Table

__all__ = [
    "MODES",
    "Scenario",
    "ScenarioFile",
    "by_seat",
    "check",
    "check_keys",
    "letter",
    "meant",
    "read_scenario",
    "run_scenario",
    "seats_numbered",
]

MODES = ("plain", "undo", "clone", "json")


def letter(seat: int) -> str:
    """The letter of a seat: A is seat 0."""
    return chr(ord("A") + seat)


def seat_of(name: str, seats: int, where: str) -> int:
    """The seat of a letter."""
    seat = ord(name) - ord("A") if len(name) == 1 else -1
    if not 0 <= seat < seats:
        raise BadPosition(f"{where}: {name!r} is not a seat; seats are A to {letter(seats - 1)}")
    return seat


def seats_numbered(notation: str, seats: int, line: str = "") -> str:
    """A notation in which letters after `@` have become seat numbers; a complaint names the line it comes from."""
    where = repr(line or notation)
    return re.sub(r"@([A-Z])\b", lambda found: f"@{seat_of(found[1], seats, where)}", notation)


def by_seat(given: Mapping[str, Any], key: str, seats: int, default: Any) -> list[tuple[int, Any]]:
    """The values of a mapping by seat letter, in seat order, `default` where a seat is not named."""
    values: list[Any] = [default] * seats
    named = given.get(key, {})
    if not isinstance(named, Mapping):
        raise BadPosition(f"{key}: expected a mapping of seat letters, not {named!r}")
    for name, value in named.items():
        values[seat_of(str(name), seats, key)] = value
    return list(enumerate(values))


def check_keys(game: str, given: Mapping[str, Any], keys: Iterable[str]) -> None:
    """Refuse a key that positions of a game do not have, with the one that was probably meant."""
    known = list(keys)
    for key in given:
        if key not in known:
            hint = meant(key, known)
            raise BadPosition(f"a position of {game} has no {key!r}; {hint}it may have: {', '.join(known)}")


def meant(name: str, known: Iterable[str]) -> str:
    """`did you mean …? `, if one of the known names is near; otherwise nothing."""
    near = get_close_matches(name, list(known), 1)
    return f"did you mean {near[0]!r}? " if near else ""


class Scenario:
    """A table played by lines like `A: steal@B`. What the game's `inspect` tells can be read as attributes."""

    def __init__(self, table: Table, mode: str = "plain") -> None:
        self.table = table
        self.mode = mode
        self.events: list[Any] = list(table.events)
        self.open = ""

    def play(self, *lines: str) -> Scenario:
        """Play lines in order."""
        for line in lines:
            seat, notation = self.read(line)
            before = len(self.table.events)
            self.table.play(seat, notation)
            self.events.extend(self.table.events[before:])
            self.disturb(seat, notation)
        return self

    def disturb(self, seat: int, notation: str) -> None:
        """Undo, clone or save and load, as the mode says; none of it may change anything."""
        if self.mode in ("undo", "all"):
            again(self.table, seat, notation)
        if self.mode in ("clone", "all"):
            self.table = self.table.clone(listen=True)
        if self.mode in ("json", "all"):
            self.table = Table.load(self.table.dump())

    def refuse(self, line: str, rule: str | None = None) -> Scenario:
        """Expect a line to be refused, by that clause if one is named, and nothing to change."""
        seat, notation = self.read(line)
        before = self.table.dump()
        try:
            self.table.play(seat, notation)
        except IllegalMove as refusal:
            if rule is not None and refusal.rule != rule:
                raise BadScenario(f"{line!r} is refused by {refusal.rule or 'no clause'}, expected {rule}") from None
        else:
            raise BadScenario(f"{line!r} should be refused but was played")
        if self.table.dump() != before:
            raise BadScenario(f"{line!r} was refused but changed something")
        return self

    def leave_open(self, prompt: str) -> Scenario:
        """Say that the scenario ends on this prompt, unanswered."""
        self.open = prompt
        return self

    def finish(self) -> None:
        """Refuse to end in the middle of something."""
        if self.table.at_checkpoint:
            return
        prompts = sorted({choice.ask.prompt for choice in self.table.open_choices})
        if prompts != [self.open]:
            raise BadScenario(f"the scenario ends on an unanswered prompt: {', '.join(prompts)}")

    def legal(self, seat: str) -> list[str]:
        """The notations a seat may answer."""
        return [option.notation for option in self.options(seat)]

    def options(self, seat: str) -> list[Option]:
        """The options of a seat."""
        return self.table.legal(seat_of(seat, self.table.seats, "legal"))

    @property
    def to_act(self) -> list[str]:
        """The seats that must answer."""
        return [letter(seat) for seat in self.table.to_act]

    @property
    def state(self) -> dict[str, Any]:
        """Everything, by names. It is read anew each time, since a test may change the state by hand."""
        return {"to_act": self.to_act, **self.table.game.inspect(self.table.g)}

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(f"a scenario has no {name!r}")
        state = self.state
        if name not in state:
            hint = meant(name, state).rstrip()
            told = f"a scenario of {self.table.game.name} tells {', '.join(state)}; not {name!r}"
            raise AttributeError(f"{told}; {hint}" if hint else told)
        return state[name]

    def read(self, line: str) -> tuple[int, str]:
        """A line as seat and notation; letters after `@` become seat numbers."""
        match = re.fullmatch(r"\s*([A-Z])\s*:\s*(\S+)\s*", line)
        if match is None:
            raise BadScenario(f"{line!r} is not a move; expected a seat letter and a notation, like 'A: pass'")
        seats = self.table.seats
        seat = seat_of(match[1], seats, repr(line))
        return seat, seats_numbered(match[2], seats, line)


def again(table: Table, seat: int, notation: str) -> None:
    """Take the last answer back by rebuilding everything, and give it again; an answer held in a poll likewise."""
    if seat in table.held:
        table.undo(seat)
        table.play(seat, notation)
    else:
        redo_last(table)


# -- YAML --------------------------------------------------------------------------------------------------------------


class ScenarioFile(msgspec.Struct, forbid_unknown_fields=True):
    """The YAML form. `play` holds lines, `{refuse: LINE, rule: CLAUSE}` and `{expect: {…}}` in any order."""

    game: str
    title: str
    seats: int
    rules: list[str] = []
    cards: list[str] = []
    options: dict[str, Any] = {}
    seed: int = 0
    position: dict[str, Any] | None = None
    play: list[str | dict[str, Any]] = []
    expect: dict[str, Any] = {}
    open: str = ""


def read_scenario(path: Path) -> ScenarioFile:
    """A scenario file, refused with the place of what is wrong."""
    try:
        data = yaml.safe_load(path.read_text("utf-8"))
        return msgspec.convert(data, ScenarioFile)
    except OSError as problem:
        raise BadScenario(f"{path}: cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise BadScenario(f"{path}: is not a text file in UTF-8") from None
    except yaml.YAMLError as problem:
        place = getattr(problem, "problem_mark", None)
        line = f" (line {place.line + 1})" if place else ""
        raise BadScenario(f"{path}: is not YAML{line}: {getattr(problem, 'problem', problem)}") from None
    except msgspec.ValidationError as problem:
        raise BadScenario(f"{path}: is not a scenario: {problem}") from None


def run_scenario(path: Path, mode: str = "plain") -> ScenarioFile:
    """Run a scenario file; raises `BadScenario` with the first thing that does not hold."""
    file = read_scenario(path)
    try:
        run_file(file, mode)
    except CamarillaError as problem:
        raise BadScenario(f"{path}: {problem}") from None
    return file


def run_file(file: ScenarioFile, mode: str) -> None:
    """Run a scenario that was read."""
    game: Game = find(file.game)
    if file.position is None:
        table = Table.new(game, file.seats, seed=file.seed, options=file.options)
    else:
        table = Table.at(game, file.position, seats=file.seats, options=file.options, seed=file.seed)
    scenario = Scenario(table, mode).leave_open(file.open)
    for number, step in enumerate(file.play, start=1):
        try:
            run_step(scenario, step)
        except CamarillaError as problem:
            raise BadScenario(f"step {number}: {problem}") from None
    check(scenario, file.expect)
    scenario.finish()


def run_step(scenario: Scenario, step: str | dict[str, Any]) -> None:
    """One entry of `play`."""
    if isinstance(step, str):
        scenario.play(step)
    elif isinstance(step.get("refuse"), str):
        for key in step:
            if key not in ("refuse", "rule"):
                raise BadScenario(f"a refusal has 'refuse' and 'rule', not {key!r}")
        scenario.refuse(step["refuse"], step.get("rule"))
    elif isinstance(step.get("expect"), dict) and len(step) == 1:
        check(scenario, step["expect"])
    else:
        raise BadScenario(f"{step!r} is not a step; expected a move, 'refuse' or 'expect'")


def check(scenario: Scenario, expected: dict[str, Any]) -> None:
    """Compare what is expected with what is; a mapping may name only some of its keys."""
    state = scenario.state
    for key, value in expected.items():
        if key == "legal":
            if not isinstance(value, dict):
                raise BadScenario(f"legal: expected a mapping of seat letters, not {value!r}")
            for seat, notations in value.items():
                compare(f"legal {seat}", scenario.legal(seat), notations)
        elif key not in state:
            raise BadScenario(f"nothing is known of {key!r}; expectations may name: {', '.join([*state, 'legal'])}")
        else:
            compare(key, state[key], value)


def compare(key: str, found: Any, expected: Any) -> None:
    """Refuse a difference, naming it."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            if name not in found:
                raise BadScenario(f"{key} has no {name!r}; it has: {', '.join(map(str, found))}")
            compare(f"{key} {name}", found[name], value)
    elif found != expected:
        raise BadScenario(f"{key} is {found!r}, expected {expected!r}")
