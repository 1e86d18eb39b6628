"""Steps, records and positions of earlier format versions, turned into what this version reads.

Version 1 told steps apart by their first item: `["stretch", number]`, `["fork", seed, salt, commitment]`, or else a
list of `[seat, notation, by order]`. Version 2 stores them as tagged objects (see `steps`).
"""

from __future__ import annotations

from typing import Any

__all__ = ["entry_of_version_1", "position_of_version_1", "record_of_version_1"]


def _step_of_version_1(rows: Any) -> Any:
    """A step of version 1 as plain data of version 2; what is no step stays as it is, for the reader to refuse."""
    match rows:
        case ["stretch", number]:
            return {"type": "stretch", "number": number}
        case ["fork", seed, salt, commitment]:
            return {"type": "fork", "seed": seed, "salt": salt, "commitment": commitment}
        case [str(), *_]:
            return rows
        case [*answers]:
            return {"type": "answers", "answers": answers}
    return rows


def entry_of_version_1(entry: Any) -> Any:
    """An entry of a record: `answers` was the step."""
    if isinstance(entry, dict) and "answers" in entry:
        return {"step": _step_of_version_1(entry["answers"]), "events": entry.get("events", [])}
    return entry


def record_of_version_1(record: Any) -> Any:
    """A record within a saved game of the terminal."""
    match record:
        case {"entries": [*entries]}:
            return {**record, "entries": [entry_of_version_1(entry) for entry in entries]}
    return record


def position_of_version_1(position: dict[str, Any]) -> dict[str, Any]:
    """A position: the steps of its tail were rows."""
    return {**position, "camarilla": 2, "tail": [_step_of_version_1(rows) for rows in position["tail"]]}
