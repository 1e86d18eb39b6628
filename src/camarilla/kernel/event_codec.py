"""Events as plain data: as a seat sees them, with nothing hidden, or sealed.

Sealed events keep their secrets and say of each whom it is for, so that a server can store them and show them later.
One walk through the values of an event, `_plain`, serves all of these.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from camarilla.kernel.masks import EVERYBODY, Secret

__all__ = ["everything", "notices", "opened", "sealed", "seen_by", "unsealed"]

# A viewer is a seat or one of these.
_PUBLIC: Final = -1
_ALL_SEEING: Final = -2
_SEALER: Final = -3


def seen_by(events: list[Any], seat: int | None) -> list[dict[str, Any]]:
    """The stream of events as one seat sees it (None: as the public does), as plain data."""
    viewer = _PUBLIC if seat is None else seat
    return [_fields(event, viewer) for event in events if _sees(event.to, viewer)]


def everything(events: list[Any]) -> list[dict[str, Any]]:
    """The stream of events with nothing hidden, as plain data: for the record of a finished game."""
    return [_fields(event, _ALL_SEEING) for event in events]


def sealed(events: list[Any]) -> list[Any]:
    """Events as plain data in which every secret still says whom it is for: `unsealed` shows them to a seat."""
    return [[event.to, _fields(event, _SEALER)] for event in events]


def unsealed(kept: list[Any], seat: int | None) -> list[dict[str, Any]]:
    """What `seen_by` would show of sealed events."""
    viewer = _PUBLIC if seat is None else seat
    return [_plain(fields, viewer) for to, fields in kept if _sees(to, viewer)]


def opened(kept: list[Any]) -> list[dict[str, Any]]:
    """What `everything` would show of sealed events."""
    return [_plain(fields, _ALL_SEEING) for _, fields in kept]


def notices(mask: int, seat: int | None) -> bool:
    """Whether a seat (None: the public) notices an event that is for a mask."""
    return _sees(mask, _PUBLIC if seat is None else seat)


def _sees(mask: int, viewer: int) -> bool:
    """Whether a viewer notices what is for a mask; what is for everybody is for those who watch, too."""
    return mask == EVERYBODY or _may_open(mask, viewer)


def _may_open(mask: int, viewer: int) -> bool:
    """Whether a viewer may see the value of a secret. Those who only watch see none, whatever all seats know of it."""
    return viewer == _ALL_SEEING or (viewer >= 0 and mask >> viewer & 1 == 1)


def _fields(event: Any, viewer: int) -> dict[str, Any]:
    """The fields of an event as plain data, for a viewer."""
    fields: dict[str, Any] = {"type": type(event).__name__}
    for name in event.__struct_fields__:
        if name != "to":
            fields[name] = _plain(getattr(event, name), viewer)
    return fields


def _plain(value: Any, viewer: int) -> Any:
    """A value as plain data; secrets in it, at whatever depth, are opened, left out or sealed."""
    if value is None or type(value) is int or type(value) is str:
        return value
    if isinstance(value, Secret):
        return _secret(value.mask, value.value, viewer)
    if isinstance(value, dict):
        if len(value) == 2 and "for" in value and "secret" in value:
            return _secret(value["for"], value["secret"], viewer)
        return {key: _plain(item, viewer) for key, item in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [_plain(item, viewer) for item in value]
    if isinstance(value, msgspec.Struct):
        fields = {name: _plain(getattr(value, name), viewer) for name in value.__struct_fields__}
        # Servers compare digests of sealed events with stored ones, which have every field of a struct.
        return fields if viewer == _SEALER else msgspec.to_builtins(msgspec.structs.replace(value, **fields))
    return msgspec.to_builtins(value)


def _secret(mask: int, value: Any, viewer: int) -> Any:
    """A secret for a viewer: its value, None, or, sealed, an object of its mask and its value."""
    if viewer == _SEALER:
        return {"for": mask, "secret": _plain(value, viewer)}
    return _plain(value, viewer) if _may_open(mask, viewer) else None
