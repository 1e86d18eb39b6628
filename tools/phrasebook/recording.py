"""Arguments for the phrasebook from games that are played for it, kept in `samples/`: `make phrasebook RECORD=1`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from camarilla.checks.laws import pick
from camarilla.kernel.events import seen_by
from camarilla.kernel.game import Variant, find
from camarilla.kernel.options import Label
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

__all__ = ["MOST", "Sample", "Samples", "load", "record"]

KEPT = Path(__file__).parent / "samples"
MOST = 3
"""Sets of arguments that are kept for a message."""
GAMES = 2
"""Games of each variant."""
DECISIONS = 700
"""After which a game is left unfinished."""
WORD = re.compile(r"[a-z][a-z -]{0,10}")
"""A word of the rules, which a message may choose its sentence by."""
VARIANTS = {"coup": 20, "inwo": 8, "oath": 8, "pax": 9, "potdevin": 5}


class Sample(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a message was told once, and to whom."""

    reader: int | None
    args: dict[str, Any]
    """The arguments of a label; for an event its fields."""


Samples = dict[str, list[Sample]]
"""By the id of the message; events under `event-` and their type, `-hidden` if something was hidden."""


def load(game: str) -> Samples:
    """What was kept for a game."""
    path = KEPT / f"{game}.json"
    return msgspec.json.decode(path.read_bytes(), type=Samples) if path.is_file() else {}


def record(game: str) -> Samples:
    """Play games at random, keep what their messages were told, and write it down."""
    met: dict[str, dict[str, Sample]] = {}
    for number, variant in enumerate(find(game).variants[: VARIANTS.get(game, 4)]):
        for again in range(GAMES):
            for id, sample in told(game, variant, 10 * number + again):
                met.setdefault(id, {}).setdefault(shape(sample), sample)
    kept = {id: spread(list(samples.values())) for id, samples in sorted(met.items())}
    KEPT.mkdir(exist_ok=True)
    lines = [f"  {encoded(id)}: [\n    " + ",\n    ".join(map(encoded, kept[id])) + "\n  ]" for id in kept]
    (KEPT / f"{game}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    return kept


def spread(samples: list[Sample]) -> list[Sample]:
    """A few of many that have little in common: from all over the list."""
    return samples[:: max(1, -(-len(samples) // MOST))][:MOST]


def encoded(value: Any) -> str:
    """As JSON, in one line."""
    return msgspec.json.encode(value).decode()


def told(game: str, variant: Variant, seed: int) -> Iterator[tuple[str, Sample]]:
    """Everything that is said in a game: ids of messages, and what they were told."""
    table = Table.new(find(game), variant.seats, seed=seed, options=variant.options)
    rng = Rng(seed_bytes(seed)).fork("phrasebook")
    for _ in range(DECISIONS):
        if table.over:
            break
        for seat in table.to_act:
            prompt = table.prompt(seat)
            assert prompt is not None
            refusals = [refusal.reason for refusal in table.refusals(seat)]
            for label in (prompt.label, *[option.label for option in table.legal(seat)], *refusals):
                yield from of_label(label, seat)
        table.play(*pick(table, rng))
    for reader in (0, None, 1):
        for event in seen_by(table.events, reader):
            hidden = "-hidden" if None in event.values() else ""
            yield f"event-{event['type']}{hidden}", Sample(reader, event)


def of_label(label: Label, reader: int) -> Iterator[tuple[str, Sample]]:
    """A label and those among its arguments."""
    if label.id != "seat":
        yield label.id, Sample(reader, msgspec.to_builtins(label.args))
    for value in label.args.values():
        for part in value if isinstance(value, list | tuple) else [value]:
            if isinstance(part, Label):
                yield from of_label(part, reader)


def shape(sample: Sample) -> str:
    """What makes a difference to a sentence: who is meant, how many, which of a few words."""
    return encoded({name: feature(value, sample.reader) for name, value in sample.args.items() if name != "slot"})


def feature(value: Any, reader: int | None) -> Any:
    """One argument as far as grammar cares."""
    if isinstance(value, dict):
        return value.get("args", {}).get("seat") == reader if value.get("id") == "seat" else "label"
    if isinstance(value, list):
        return min(len(value), 2)
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return "me" if value == reader else min(value, 2) if value >= 0 else "-"
    return value if isinstance(value, str) and WORD.fullmatch(value) else "text"
