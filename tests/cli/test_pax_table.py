"""Pax Illuminaten drawn and told: what is open is there, what is hidden is not, and everything fits its screen."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

from camarilla.checks.laws import pick
from camarilla.kernel.game import Variant, find
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from .frames import Frames

PAX = find("pax")
NAMES = ["[/b]Ada the Great", "Bruno", "Clara", "Dario"]
FRAMES = Frames(PAX, NAMES)
DRAWING, scene_of, drawn = FRAMES.drawing, FRAMES.scene_of, FRAMES.drawn
A, B = range(2)


def known_position(**more: Any) -> Table:
    """Two players with a few cards open."""
    given = {
        "field": {"2": "PIL031 A.B", "5": "PIL056 A..", "7": "PIL002"},
        "hands": {"A": "PIL046 PIL013", "B": "PIL057 PIL014"},
        "favours": {"A": "A2 Cl1", "B": "M3"},
        "plots": {"common": "P12 P06", "A": "P03", "B": "P09"},
        "markers": [7],
        "court": "PIL004 PIL005 PIL006 PIL007 PIL008",
        "special": {"B": "quiet_whisper"},
        "edicts": {"edict_Kn": "A 4"},
        **more,
    }
    return Table.at(PAX, given, seats=2)


def test_what_is_open_is_drawn() -> None:
    lines = drawn(known_position(), A, (100, 40))
    text = "\n".join(lines)
    assert " 2 III AMA·B" in text
    assert " 5 RA ClA··" in text
    assert " 7 I ACr·*" in text
    assert " 3 ▒▒▒" in text
    assert "Court: ▼004 I A/Cl m | 005 I Sc/A r | 006 I M/Cr r" in text
    assert "In force: Edict: Connoisseurs A 4; Quiet Whisper" in text
    assert "P12 Grand Lodge; P06 Wide Connections; P03 Great Enlighteners (A)" in text
    assert "046 GM A m †" in text
    assert "013 I Kn/Cl r 3" in text


def test_what_is_hidden_is_not_drawn() -> None:
    for reader, own, other in ((A, "046", "057"), (None, "", "057")):
        words = "\n".join(DRAWING.words(scene_of(known_position(), reader)))
        assert own in words
        assert other not in words
        assert "Shadow Agreements" not in words
    assert "Great Enlighteners" not in "\n".join(DRAWING.words(scene_of(known_position(), B)))


def test_in_words_every_place_is_told() -> None:
    words = DRAWING.words(scene_of(known_position(), A))
    assert "2: Adolph Knigge (031, III A/M m) A.B" in words
    assert "3: face down" in words
    assert "A, you: A2 Cl1; 18 tokens, 2 cards; [Sc M Kn]" in words
    russian = DRAWING.words(scene_of(known_position(), A, "ru"))
    assert "2: Адольф Книгге (031, III A/M m) A.B" in russian


def test_the_opponents_figure_is_shown() -> None:
    given = {"field": {"5": "PIL016 B."}, "figure": 5}
    table = Table.at(PAX, given, seats=2, options={"opponent": "saint_germain"})
    assert any("5 II AMB·☻" in line for line in drawn(table, A))
    assert any("the opponent's figure" in line for line in DRAWING.words(scene_of(table, A)))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("variant", [Variant(2), Variant(4), Variant(3, {"opponent": "weishaupt"})], ids=str)
def test_every_table_fits_a_large_screen(variant: Variant, language: str) -> None:
    table = Table.new(PAX, variant.seats, seed=3, options={**variant.options, "max_rounds": 5})
    rng = Rng(seed_bytes(3)).fork("drawn")
    while not table.over:
        if len(table.steps) % 7 == 0:
            for reader in table.to_act:
                frame = drawn(table, reader, (120, 50), language)
                assert len(frame) == 48
                assert max(map(cell_len, frame)) <= 120
                assert not any("… the table is larger" in line or "… стол больше" in line for line in frame)
        table.play(*pick(table, rng))
