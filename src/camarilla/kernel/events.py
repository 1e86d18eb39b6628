"""Events: what happened, as typed structs whose fields may be for some seats only.

Rules emit `if g.log is not None: g.tell(CardPlayed(...))`, so an unheard event costs one comparison. A value that
only some seats may see is wrapped in `Secret`, at any depth; an event that only some seats may notice at all has a mask
in `to`. Each class names the clause of the rules behind its events; `with_rules` adds it to what is sent to clients,
and neither records nor positions store it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

import msgspec

from camarilla.kernel.event_codec import everything, notices, seen_by
from camarilla.kernel.masks import EVERYBODY, Secret

__all__ = ["EVERYBODY", "Event", "Secret", "event_classes", "everything", "notices", "seen_by", "with_rules"]


class Event(msgspec.Struct, tag=True, kw_only=True):
    """Something that happened. `to` is the mask of seats that notice it.

    A class says in `rule` which clause its events follow. Where several may be behind an event, it is the most general
    one that is true of all of them; or the class has a `rule_for` of its own, which looks at the fields.
    """

    rule: ClassVar[str | None] = None
    unruled: ClassVar[str] = ""
    """For a class without a clause: why it has none."""
    added: ClassVar[tuple[str, ...]] = ()
    """Fields that came later: a record of the same revision that was written before may lack them."""

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
