"""What `camarilla.checks.states` writes is what stands there; a copy has everything, and shares only what says so."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

import camarilla.games
from camarilla.checks.states import attributes, main, rewritten
from camarilla.kernel.errors import BrokenContract
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.state import PLUMBING, State

STATES = sorted(Path(camarilla.games.__path__[0]).glob("*/state.py"))

SMALL = """\
class Small(State):
    marks: ClassVar[dict[str, Mark]] = {
        **State.marks,
    }

    def __init__(self, seats):
        super().__init__(seats)
        count = 3
        self.round = 0  # PUBLIC
        self.hands: list[list[int]] = []  # PUBLIC
        self.claims: list[tuple[int, int]] = []  # public(type)
        self.notes: dict[int, int] = {}  # hidden(redraw, type)
        self.backs = [0] * count  # PUBLIC; shared
        self.acts = Acts()  # public(Acts)
        self.memo: dict[str, int] = {}  # PLUMBING
        self.sum = 0  # PLUMBING; copied
        self.open = Acts()  # public(Acts); fresh

    def copy(self):
        twin = Small(self.seats)
        twin.news = self.news
        return twin
"""


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.parent.name)
def test_states_are_as_their_attributes_say(path: Path) -> None:
    source = path.read_text("utf-8")
    assert rewritten(source) == source, "run make states"


def test_marks_and_copy_follow_from_the_attributes() -> None:
    written = rewritten(SMALL)
    for line in (
        '        "claims": public(list[tuple[int, int]]),',
        '        "notes": hidden(redraw, dict[int, int]),',
        '        "backs": PUBLIC,',
        "        twin.round = self.round",
        "        twin.hands = [each[:] for each in self.hands]",
        "        twin.claims = self.claims[:]",
        "        twin.notes = dict(self.notes)",
        "        twin.backs = self.backs",
        "        twin.acts = self.acts.copy()",
        "        twin.sum = self.sum",
    ):
        assert line in written.splitlines()
    assert "twin.memo" not in written
    assert "twin.open" not in written
    assert rewritten(written) == written


def test_a_file_is_brought_up_to_date_and_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small" / "state.py"
    path.parent.mkdir()
    path.write_text(SMALL, "utf-8")
    main([path])
    assert path.read_text("utf-8") == rewritten(SMALL) != SMALL
    assert capsys.readouterr().err == "small\n"
    main([path])
    assert capsys.readouterr().err == ""


def test_an_attribute_that_does_not_say_who_may_know_it_is_refused() -> None:
    with pytest.raises(BrokenContract, match=r"Small\.round: its line in __init__ does not end with its mark"):
        rewritten(SMALL.replace("self.round = 0  # PUBLIC", "self.round = 0"))


@pytest.mark.parametrize("path", STATES, ids=lambda path: path.parent.name)
def test_a_copy_has_everything_and_shares_only_what_says_so(path: Path) -> None:
    game = find(path.parent.name)
    g: Any = game.start(game.variants[0].seats, game.read_options(game.variants[0].seats, None), Rng(seed_bytes(1)))
    twin = g.copy()
    assert twin.dump() == g.dump()
    source = path.read_text("utf-8")
    state = next(
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == type(g).__name__
    )
    for each in attributes(source, state):
        mine, own = getattr(g, each.name), getattr(twin, each.name)
        if isinstance(mine, (list, dict)):
            assert (mine is own) == (each.how == "shared"), each.name
            nested = (
                [one for one in zip(mine, own, strict=True) if isinstance(one[0], list)]
                if isinstance(mine, list)
                else []
            )
            assert each.how == "shared" or not any(one is other for one, other in nested), each.name
    assert {each.name for each in attributes(source, state)} == set(g.marks) - set(State.marks)
    assert g.marks["log"] is g.marks["witness"] is PLUMBING
