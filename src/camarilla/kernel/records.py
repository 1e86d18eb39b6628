"""Records: a whole game as JSON lines. Answers rebuild it under the same rules; events let it be watched for ever.

Line 1 is the header, line 2 the events of the set-up, then a line a step (its answers as `[seat, notation, by order]`,
and the events it caused), and last a line that closes the record, so that a cut file is noticed.
"""

from __future__ import annotations

from typing import Any

import msgspec

from camarilla.kernel.errors import BadRecord
from camarilla.kernel.json_depth import DEEPEST, too_deep
from camarilla.kernel.rng import commitment
from camarilla.kernel.state import Result

__all__ = ["Entry", "Record"]

VERSION = 1


class Entry(msgspec.Struct):
    """One step: `answers` is `[[seat, notation, by order], …]`, `["stretch", number]`, or a fork.

    A fork is `["fork", seed, salt, commitment]`: from here on it is another game, whose chance comes from that seed.
    """

    answers: list[Any]
    events: list[dict[str, Any]] = []


class Header(msgspec.Struct):
    """The first line of a record."""

    camarilla_record: int
    game: str
    revision: int
    seats: int
    options: dict[str, Any]
    commitment: str
    seed: str | None
    salt: str | None


class Opening(msgspec.Struct):
    """The second line of a record: what the set-up did."""

    events: list[dict[str, Any]]


class Closing(msgspec.Struct):
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
        header = Header(
            VERSION, self.game, self.revision, self.seats, self.options, self.commitment, self.seed, self.salt
        )
        closing = Closing(len(self.entries), self.result)
        return b"".join(
            msgspec.json.encode(line) + b"\n" for line in (header, Opening(self.opening), *self.entries, closing)
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
        header = read_line(lines, 0, Header)
        if header.camarilla_record != VERSION:
            raise BadRecord(f"the record is of version {header.camarilla_record}; this program reads {VERSION}")
        opening = read_line(lines, 1, Opening)
        try:
            closing = read_line(lines, len(lines) - 1, Closing)
        except BadRecord:
            raise BadRecord(f"the record is cut off after line {len(lines)}: its closing line is missing") from None
        entries = [read_line(lines, at, Entry) for at in range(2, len(lines) - 1)]
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


def read_line(lines: list[bytes], at: int, kind: Any) -> Any:
    """One line of a record as a struct."""
    if too_deep(lines[at]):
        raise BadRecord(f"line {at + 1} of the record is nested more than {DEEPEST} levels deep")
    try:
        return msgspec.json.decode(lines[at], type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadRecord(f"line {at + 1} of the record is not a {kind.__name__.lower()} line: {problem}") from None
