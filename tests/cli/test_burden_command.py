"""`camarilla burden`: what it prints."""

from __future__ import annotations

import json
from typing import Any


def test_the_command_shows_every_size_of_table(cli: Any) -> None:
    code, out, _ = cli("burden", "potdevin", "--games", "1", "--seed", "4", "--json")
    assert code == 0
    assert [one["seats"] for one in json.loads(out)] == [3, 4, 5, 6]
    code, out, _ = cli("burden", "potdevin", "--games", "1", "--seats", "4", "--seed", "4")
    assert code == 0
    assert "potdevin: stops" in out
    code, _, err = cli("burden", "potdevin", "--games", "0")
    assert (code, err) == (2, "error: --games and --jobs take a number from 1 on, not 0\n")
