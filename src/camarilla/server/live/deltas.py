"""Differences between two JSON values, or structs that become such, as a short list of edits.

An edit is `[path, value]` (put `value` there; at an index one past the end of a list it is added) or `[path]` (take
away what is there; several at the end of a list are taken one by one, the last first). A path is a list of names and
indexes; the empty path is the whole. A client applies edits in order: about twenty lines in any language.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

__all__ = ["apply", "diff"]

_Path = list[str | int]
_ABSENT: Final = object()
_LEAVES: Final = frozenset({bool, float, int, str, type(None)})
"""What is put in place of whatever was there."""


def diff(old: Any, new: Any) -> list[Any]:
    """The edits that turn `old` into `new`, as they are in JSON; neither is changed.

    Structs are compared as they stand, so that JSON is made only of what has changed.
    """
    edits: list[Any] = []
    if old != new:
        _compare(old, new, [], edits)
    return edits


def _compare(old: Any, new: Any, path: _Path, edits: list[Any]) -> None:
    """Append the edits for two values that differ."""
    if type(new) in _LEAVES:
        edits.append([path, new])
    elif isinstance(new, msgspec.Struct):
        fields = _fields_shown(type(new)) if type(old) is type(new) else None
        if fields is not None:
            _compare_structs(old, new, fields, path, edits)
        else:
            _compare_plain(old, new, path, edits)
    elif isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(old, new, path, edits)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, edits)
    elif isinstance(new, tuple) or isinstance(old, msgspec.Struct):
        _compare_plain(old, new, path, edits)
    else:
        edits.append([path, new])


@cache
def _fields_shown(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...] | None:
    """The fields of a kind of structs and their names in JSON, if all are in it unless they are unset."""
    config = kind.__struct_config__
    if config.omit_defaults or config.array_like:
        return None
    return tuple(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))


def _compare_plain(old: Any, new: Any, path: _Path, edits: list[Any]) -> None:
    """Append the edits for two values that are not comparable as they stand: what JSON makes of them is."""
    before, after = [msgspec.json.decode(msgspec.json.encode(value)) for value in (old, new)]
    if before != after:
        _compare(before, after, path, edits)


def _compare_structs(old: Any, new: Any, fields: tuple[tuple[str, str], ...], path: _Path, edits: list[Any]) -> None:
    """Append the edits for two structs of one kind."""
    gone: list[Any] = []
    for field, key in fields:
        before, value = getattr(old, field), getattr(new, field)
        if before is value or before == value:
            continue
        if value is msgspec.UNSET:
            gone.append([[*path, key]])
        elif before is msgspec.UNSET:
            edits.append([[*path, key], value])
        else:
            _compare(before, value, [*path, key], edits)
    edits.extend(gone)


def _compare_objects(old: dict[Any, Any], new: dict[Any, Any], path: _Path, edits: list[Any]) -> None:
    """Append the edits for two objects; in JSON all keys are strings."""
    if not all([isinstance(key, str) for key in (*old, *new)]):
        _compare_plain(old, new, path, edits)
        return
    for key, value in new.items():
        before = old.get(key, _ABSENT)
        if before is _ABSENT:
            edits.append([[*path, key], value])
        elif before != value:
            _compare(before, value, [*path, key], edits)
    if not old.keys() <= new.keys():
        edits.extend([[[*path, key]] for key in old if key not in new])


def _compare_lists(old: list[Any], new: list[Any], path: _Path, edits: list[Any]) -> None:
    """Append the edits for two lists."""
    for at in range(min(len(old), len(new))):
        before, after = old[at], new[at]
        if before != after:
            _compare(before, after, [*path, at], edits)
    if len(old) != len(new):
        edits.extend([[[*path, at]] for at in range(len(old) - 1, len(new) - 1, -1)])
        edits.extend([[[*path, at], new[at]] for at in range(len(old), len(new))])


def apply(value: Any, edits: list[Any]) -> Any:
    """A copy of the value with the edits made."""
    for path, *put in edits:
        value = _edited(value, path, 0, put)
    return value


def _edited(value: Any, path: _Path, depth: int, put: list[Any]) -> Any:
    """A copy of the value with one edit made below it."""
    if depth == len(path):
        return put[0]
    key: Any = path[depth]
    copy = dict(value) if isinstance(value, dict) else list(value)
    if depth + 1 < len(path):
        copy[key] = _edited(value[key], path, depth + 1, put)
    elif not put:
        del copy[key]
    elif isinstance(copy, list) and key == len(copy):
        copy.append(put[0])
    else:
        copy[key] = put[0]
    return copy
