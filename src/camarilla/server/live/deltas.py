"""Differences between two JSON values, as a short list of edits.

An edit is `[path, value]` (put `value` there; at an index one past the end of a list it is added) or `[path]` (take
away what is there; several at the end of a list are taken one by one, the last first). A path is a list of names and
indexes; the empty path is the whole. A client applies edits in order: about twenty lines in any language.
"""

from __future__ import annotations

from typing import Any, Final

__all__ = ["apply", "diff"]

_Path = list[str | int]
_ABSENT: Final = object()


def diff(old: Any, new: Any) -> list[Any]:
    """The edits that turn `old` into `new`; neither is changed."""
    edits: list[Any] = []
    if old != new:
        _compare(old, new, [], edits)
    return edits


def _compare(old: Any, new: Any, path: _Path, edits: list[Any]) -> None:
    """Append the edits for two values that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_objects(old, new, path, edits)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(old, new, path, edits)
    else:
        edits.append([path, new])


def _compare_objects(old: dict[str, Any], new: dict[str, Any], path: _Path, edits: list[Any]) -> None:
    """Append the edits for two objects."""
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
