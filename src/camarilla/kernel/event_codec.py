"""Events kept for later as plain data, secrets and all: each secret still says whom it is for."""

from __future__ import annotations

from typing import Any

import msgspec

from camarilla.kernel.events import EVERYBODY, Event, Secret

__all__ = ["sealed", "unsealed"]


def sealed(events: list[Event]) -> list[Any]:
    """Events as plain data in which every secret still says whom it is for: `unsealed` shows them to a seat."""
    return [[event.to, seal_fields(event)] for event in events]


def seal_fields(event: Event) -> dict[str, Any]:
    """The fields of an event, its secrets sealed."""
    fields: dict[str, Any] = {"type": type(event).__name__}
    for name in event.__struct_fields__:
        if name != "to":
            fields[name] = seal(getattr(event, name))
    return fields


def seal(value: Any) -> Any:
    """A value as plain data; a secret becomes an object of its mask and its value."""
    if value is None or type(value) is int or type(value) is str:
        return value
    if isinstance(value, Secret):
        return {"for": value.mask, "secret": seal(value.value)}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [seal(item) for item in value]
    if isinstance(value, dict):
        return {key: seal(item) for key, item in value.items()}
    if isinstance(value, msgspec.Struct):
        return {name: seal(getattr(value, name)) for name in value.__struct_fields__}
    return msgspec.to_builtins(value)


def unsealed(kept: list[Any], seat: int | None) -> list[dict[str, Any]]:
    """What `seen_by` would show of sealed events."""
    shown = []
    for to, fields in kept:
        if to == EVERYBODY or (seat is not None and to >> seat & 1 == 1):
            shown.append(unseal(fields, seat))
    return shown


def unseal(value: Any, seat: int | None) -> Any:
    """A sealed value as a seat sees it."""
    if isinstance(value, dict):
        if len(value) == 2 and "for" in value and "secret" in value:
            sees = seat is not None and value["for"] >> seat & 1 == 1
            return unseal(value["secret"], seat) if sees else None
        return {key: unseal(item, seat) for key, item in value.items()}
    if isinstance(value, list):
        return [unseal(item, seat) for item in value]
    return value
