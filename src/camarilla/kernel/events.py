"""What happened, as typed events; each field may be for some eyes only.

Rules emit `if g.log is not None: g.log.append(CardPlayed(...))`, so an unheard event costs one comparison. A value that
only some seats may see is wrapped in `Secret`, at any depth; an event that only some seats may notice at all has a mask
in `to`. Each class names the clause of the rules behind its events; `with_rules` adds it to what is sent to clients,
and neither records nor positions store it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

__all__ = ["EVERYBODY", "Event", "Secret", "event_classes", "everything", "seen_by", "with_rules"]

T = TypeVar("T")

EVERYBODY = -1
"""The mask of all seats and of those who only watch."""


class Secret(msgspec.Struct, Generic[T], frozen=True):
    """A value for the seats of `mask` only; the others are shown None."""

    mask: int
    value: T


class Event(msgspec.Struct, tag=True, kw_only=True):
    """Something that happened. `to` is the mask of seats that notice it.

    A class says in `rule` which clause its events follow. Where several may be behind an event, it is the most general
    one that is true of all of them; or the class has a `rule_for` of its own, which looks at the fields.
    """

    rule: ClassVar[str | None] = None
    unruled: ClassVar[str] = ""
    """For a class without a clause: why it has none."""

    to: int = EVERYBODY

    @classmethod
    def rule_for(cls, told: Mapping[str, Any]) -> str | None:
        """The clause behind an event of this class, given as plain data; secrets in it may be closed."""
        return cls.rule


def event_classes(module: ModuleType) -> dict[str, type[Event]]:
    """The event classes that a module defines, by name."""
    found = vars(module).items()
    return {name: item for name, item in found if isinstance(item, type) and issubclass(item, Event) and item != Event}


def with_rules(told: list[dict[str, Any]], classes: Mapping[str, type[Event]]) -> list[dict[str, Any]]:
    """Events as plain data, each with the clause behind it as `rule`; those without one stay as they are."""
    sent = []
    for event in told:
        kind = classes.get(event["type"])
        rule = kind.rule_for(event) if kind is not None else None
        sent.append(event if rule is None else {**event, "rule": rule})
    return sent


def noticed(event: Event, seat: int | None) -> bool:
    """Whether a seat (or, for None, somebody who only watches) notices the event."""
    return event.to == EVERYBODY or (seat is not None and event.to >> seat & 1 == 1)


def seen_by(events: list[Event], seat: int | None) -> list[dict[str, Any]]:
    """The stream of events as one seat sees it (None: as the public does), as plain data."""
    return [plain(event, seat, False) for event in events if noticed(event, seat)]


def everything(events: list[Event]) -> list[dict[str, Any]]:
    """The stream of events with nothing hidden, as plain data: for the record of a finished game."""
    return [plain(event, None, True) for event in events]


def plain(event: Event, seat: int | None, all_seeing: bool) -> dict[str, Any]:
    """One event as plain data, secrets opened or left out."""
    shown: dict[str, Any] = {"type": type(event).__name__}
    for name in event.__struct_fields__:
        if name != "to":
            value = getattr(event, name)
            plainly = value is None or isinstance(value, (int, str))
            shown[name] = value if plainly else msgspec.to_builtins(opened(value, seat, all_seeing))
    return shown


def opened(value: Any, seat: int | None, all_seeing: bool) -> Any:
    """A value with the secrets in it, at whatever depth, opened or replaced by None."""
    if isinstance(value, Secret):
        if all_seeing or (seat is not None and value.mask >> seat & 1 == 1):
            return opened(value.value, seat, all_seeing)
        return None
    if isinstance(value, (list, tuple, set, frozenset)):
        return [opened(item, seat, all_seeing) for item in value]
    if isinstance(value, dict):
        return {key: opened(item, seat, all_seeing) for key, item in value.items()}
    if isinstance(value, msgspec.Struct):
        fields = {name: opened(getattr(value, name), seat, all_seeing) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **fields)
    return value
