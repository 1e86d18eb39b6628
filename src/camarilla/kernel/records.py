"""Records: a whole game as JSON lines. The steps rebuild it under the same rules; the events can be watched for ever.

The first line is the header, the second has the events of the set-up. Each step has a line with the events it caused.
The last line closes the record, so that a reader notices a file that was cut off.
"""

from __future__ import annotations

from typing import Any

import msgspec

from camarilla.kernel.errors import BadRecord
from camarilla.kernel.json_depth import DEEPEST, too_deep
from camarilla.kernel.old_formats import entry_of_version_1
from camarilla.kernel.rng import commitment
from camarilla.kernel.state import Result
from camarilla.kernel.steps import Answer, Answers, Step

__all__ = ["Entry", "Record"]

_VERSION = 2


class Entry(msgspec.Struct):
    """One step and the events it caused."""

    step: Step
    events: list[dict[str, Any]] = []

    @property
    def answers(self) -> list[Answer]:
        """The answers of the step; none where it changed chance."""
        return self.step.answers if isinstance(self.step, Answers) else []


class _Header(msgspec.Struct):
    """The first line of a record."""

    camarilla_record: int
    game: str
    revision: int
    seats: int
    options: dict[str, Any]
    commitment: str
    seed: str | None
    salt: str | None


class _Opening(msgspec.Struct):
    """The second line of a record: what the set-up did."""

    events: list[dict[str, Any]]


class _Closing(msgspec.Struct):
    """The last line of a record; `result` is null for a game that goes on."""

    steps: int
    result: Result | None


class Record(msgspec.Struct):
    """A game's record in memory. `seed` and `salt` are None in a record of an unfinished game that left the server."""

    game: str
    revision: int
    seats: int
    options: dict[str, Any]
    commitment: str
    seed: str | None
    salt: str | None
    opening: list[dict[str, Any]]
    entries: list[Entry]
    result: Result | None

    def lines(self) -> bytes:
        """The record as JSON lines."""
        header = _Header(
            _VERSION, self.game, self.revision, self.seats, self.options, self.commitment, self.seed, self.salt
        )
        closing = _Closing(len(self.entries), self.result)
        return b"".join(
            msgspec.json.encode(line) + b"\n" for line in (header, _Opening(self.opening), *self.entries, closing)
        )

    @staticmethod
    def read(data: bytes) -> Record:
        """The record that `lines` wrote; refuses a damaged or cut one and says where."""
        lines = data.split(b"\n")
        if not data.strip():
            raise BadRecord("the record is empty; expected a header line")
        if lines.pop() != b"":
            raise BadRecord(f"the record is cut off in the middle of line {len(lines) + 1}")
        if len(lines) < 3:
            raise BadRecord(f"the record has {len(lines)} lines; expected a header, the set-up, and a closing line")
        header = _read_line(lines, 0, _Header)
        version = header.camarilla_record
        if version not in (1, _VERSION):
            raise BadRecord(f"the record is of version {version}; this program reads 1 to {_VERSION}")
        opening = _read_line(lines, 1, _Opening)
        try:
            closing = _read_line(lines, len(lines) - 1, _Closing)
        except BadRecord:
            raise BadRecord(f"the record is cut off after line {len(lines)}: its closing line is missing") from None
        entries = [_read_line(lines, at, Entry, version) for at in range(2, len(lines) - 1)]
        if len(entries) != closing.steps:
            raise BadRecord(f"the record has {len(entries)} steps but its closing line says {closing.steps}")
        return Record(
            header.game,
            header.revision,
            header.seats,
            header.options,
            header.commitment,
            header.seed,
            header.salt,
            opening.events,
            entries,
            closing.result,
        )

    def check_commitment(self) -> None:
        """Raise unless the revealed seed is the one committed to before the first move."""
        if self.seed is None or self.salt is None:
            raise BadRecord("the record does not reveal its seed: the game was not over when it was written")
        if commitment(self.secret("seed", self.seed), self.secret("salt", self.salt)) != self.commitment:
            raise BadRecord("the revealed seed is not the one committed to before the first move")

    @staticmethod
    def secret(name: str, digits: str) -> bytes:
        """A seed or salt from its hex digits."""
        try:
            return bytes.fromhex(digits)
        except ValueError:
            raise BadRecord(f"the record's {name} is not hex digits: {digits!r}") from None


def _read_line(lines: list[bytes], at: int, kind: Any, version: int = _VERSION) -> Any:
    """One line of a record as a struct; entries differ by the record's format version."""
    if too_deep(lines[at]):
        raise BadRecord(f"line {at + 1} of the record is nested more than {DEEPEST} levels deep")
    try:
        if version == _VERSION:
            return msgspec.json.decode(lines[at], type=kind)
        return msgspec.convert(entry_of_version_1(msgspec.json.decode(lines[at])), kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        name = kind.__name__.strip("_").lower()
        article = "an" if name[0] in "eo" else "a"
        raise BadRecord(f"line {at + 1} of the record is not {article} {name} line: {problem}") from None
