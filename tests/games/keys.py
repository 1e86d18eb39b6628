"""Keys of options (`Ask(key=…)`), by which learners tell options apart."""

from __future__ import annotations

from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table


def check_keys(tables: list[Table], rng: Rng) -> int:
    """Play at random; one key is one notation, at every table. How many options with keys there were."""
    seen: dict[tuple[str, object], str] = {}
    count = 0
    for table in tables:
        while not table.over:
            seat = rng.pick(table.to_act)
            choice = table.choice_of(seat)
            assert choice is not None
            options = choice.options(table.g)
            if choice.ask.key is not None:
                for value, option in zip(choice.values(table.g), options, strict=True):
                    key = (choice.ask.prompt, choice.ask.key(table.g, seat, value))
                    assert seen.setdefault(key, option.notation) == option.notation
                    count += 1
            table.play(seat, rng.pick(options))
    assert len(seen) == len({(prompt, notation) for (prompt, _), notation in seen.items()})
    return count
