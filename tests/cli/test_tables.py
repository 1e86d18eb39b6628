"""What is drawn: the points so far, every table within its screen, and games without a drawing of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from camarilla.checks.laws import pick
from camarilla.cli import screen
from camarilla.cli.screen import FullScreen, PlainScreen
from camarilla.cli.tables import Drawing, Scene, drawing_of
from camarilla.cli.tables.potdevin import PotDeVinDrawing, pile_words
from camarilla.cli.words import Speech, number
from camarilla.games.potdevin import scoring
from camarilla.games.potdevin.catalog import CARDS
from camarilla.games.potdevin.figures import Worth
from camarilla.kernel.game import Variant, find
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

POTDEVIN = find("potdevin")
NAMES = ["[/b]Bartholomew the Great", "Bruno", "Clara", "Dario", "Elena", "Fabio"]


def random_play(variant: Variant, seed: int) -> Iterator[Table]:
    """A table at every decision of a random game, and at its end."""
    table = Table.new(POTDEVIN, variant.seats, seed=seed, options=variant.options)
    rng = Rng(seed_bytes(seed)).fork("drawn")
    while not table.over:
        yield table
        table.play(*pick(table, rng))
    yield table


def scene_of(table: Table, reader: int | None, drawing: Drawing, language: str = "en") -> Scene:
    options = drawing.arranged(table.legal(reader)) if reader is not None else []
    speech = Speech(POTDEVIN, drawing, language, NAMES, reader)
    return Scene(table.view(reader, figures=True), options, table.seen(reader), speech)


@pytest.mark.parametrize("variant", POTDEVIN.variants, ids=str)
def test_points_so_far_are_those_of_the_rules(variant: Variant) -> None:
    drawing = PotDeVinDrawing()
    for seed in range(4):
        for table in random_play(variant, seed):
            scene = scene_of(table, None, drawing)
            for seat in range(table.seats):
                points = number(scoring.side_points(table.g, seat))
                told = scene.speech.text("potdevin-points", points=points)
                assert drawing.player_words(scene, seat).endswith(f", {told}")


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What is written over the screen, frame by frame, without colours."""
    shown: list[list[str]] = []

    def keep(lines: Any) -> None:
        shown.append([re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines])

    monkeypatch.setattr(screen, "write_over", keep)
    return shown


def full_screen(width: int, height: int, drawing: Drawing) -> FullScreen:
    full = FullScreen(drawing, pace=0.0)
    full.console = Console(width=width, height=height, force_terminal=True, color_system="standard", _environ={})
    return full


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=str)
@pytest.mark.parametrize("variant", POTDEVIN.variants, ids=str)
def test_every_table_fits_its_screen(
    variant: Variant, size: tuple[int, int], language: str, frames: list[list[str]]
) -> None:
    drawing = drawing_of(POTDEVIN)
    full = full_screen(*size, drawing)
    for table in random_play(variant, seed=3):
        for reader in table.to_act if len(table.steps) % 4 == 0 else []:
            prompt = table.prompt(reader)
            assert prompt is not None
            full.show(scene_of(table, reader, drawing, language), prompt)
            full.answered(reader, len(table.seen(reader)))
    for frame in frames:
        assert len(frame) == size[1] - 2, "the line of input stays where it is"
        assert max(map(cell_len, frame)) <= size[0]
        assert not any("… the table is larger" in line or "… стол больше" in line for line in frame)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_largest_lead_and_a_notice_fit_80_by_24(seats: int, frames: list[list[str]]) -> None:
    """The first lead has the most options; a sentence below must not push the table away."""
    drawing = drawing_of(POTDEVIN)
    full = full_screen(80, 24, drawing)
    table = next(t for t in random_play(Variant(seats), 1) if t.prompt(t.to_act[0]).label.id == "lead")  # type: ignore[union-attr]
    prompt = table.prompt(table.to_act[0])
    assert prompt is not None
    full.show(scene_of(table, table.to_act[0], drawing), prompt)
    full.tell(["bribe: you lead and cannot bribe: play a card [PV-3.1]"])
    assert frames[-1][-1].startswith("bribe: ")
    assert len(frames[-1]) == 22
    assert frames[-1][0].startswith("Pot de Vin")


def test_signs_and_numbers_are_on_the_cards(frames: list[list[str]]) -> None:
    drawing = drawing_of(POTDEVIN)
    full = full_screen(80, 24, drawing)
    hands = {"A": "aldo1 aldo2 aldo10 ugo13", "B": "ugo4", "C": "ugo5"}
    won = {"A": "enzo4 enzo12 pietra5", "B": "aldo3 pietra13"}
    table = Table.at(POTDEVIN, {"hands": hands, "trump": "enzo7", "leader": "A", "won": won}, seats=3)
    prompt = table.prompt(0)
    assert prompt is not None
    full.show(scene_of(table, 0, drawing), prompt)
    text = "\n".join(frames[-1])
    assert "╭─1──╮╭─2──╮╭─3──╮╭─4──╮\n│A  1││A  2││A 10││U 13│\n│★   ││−2  ││♔♔  ││♛   │" in text
    merchants = next(line for line in frames[-1] if "You " in line)
    assert " 4! " in merchants, "four symbols cost points, and a sign says so"
    assert merchants.endswith("−1")
    assert "⚖ merchants" in text


def test_a_card_that_cannot_be_played_has_no_number(frames: list[list[str]]) -> None:
    drawing = drawing_of(POTDEVIN)
    full = full_screen(80, 24, drawing)
    hands = {"A": "aldo4 ugo13", "B": "aldo5 ugo4", "C": "ugo5 ugo6"}
    table = Table.at(POTDEVIN, {"hands": hands, "trump": "enzo7", "leader": "A"}, seats=3)
    table.play(0, "aldo4")
    prompt = table.prompt(1)
    assert prompt is not None
    full.show(scene_of(table, 1, drawing), prompt)
    assert "╭─1──╮╭────╮" in "\n".join(frames[-1])


def test_a_cover_shows_nothing_else(frames: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    full = full_screen(80, 24, drawing_of(POTDEVIN))
    monkeypatch.setattr(full, "ask", lambda *_: "")
    full.cover("Pass the device")
    assert [line.strip() for line in frames[-1] if line.strip()] == ["Pass the device"]
    assert frames[-1][-1].startswith(" " * 30)


def test_a_long_text_is_paged_from_its_end(frames: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = drawing_of(POTDEVIN)
    full = full_screen(80, 24, drawing)
    keys = iter(["p", "g 3", "n", "nonsense", "q"])
    monkeypatch.setattr(full, "ask", lambda *_: next(keys))
    speech = Speech(POTDEVIN, drawing, "en", NAMES)
    full.read([f"line {number}" for number in range(1, 61)], speech)
    assert [frame[0] for frame in frames] == ["line 41", "line 21", "line 3", "line 23", "line 23"]
    assert frames[0][-1] == "41–60 of 60 · n next · p back · g N go to · q leave"


def test_the_result_is_drawn_by_category() -> None:
    drawing = drawing_of(POTDEVIN)
    for variant in POTDEVIN.variants:
        *_, table = random_play(variant, 5)
        console = Console(width=80, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
        console.print(drawing.result(scene_of(table, 0, drawing)))
        text = console.export_text()
        assert table.result is not None
        for seat in range(variant.seats):
            line = next(line for line in text.splitlines() if f" {'You' if seat == 0 else NAMES[seat]} " in line)
            assert str(scoring.points_of(table.g, seat)).replace("-", "−") in line.split()
            assert str(table.result.scores[seat]).replace("-", "−") in line.split()


def test_every_card_has_a_drawing() -> None:
    drawing = drawing_of(POTDEVIN)
    speech = Speech(POTDEVIN, drawing, "en", NAMES)
    texts = {drawing.card(card, speech).plain for card in CARDS}
    assert len(texts) == 52
    assert "Aldo 10 ♔♔" in texts


# -- A game without a drawing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", POTDEVIN.variants, ids=str)
def test_any_game_can_be_shown(variant: Variant, frames: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    drawing = Drawing()
    full = full_screen(80, 24, drawing)
    plain = PlainScreen(drawing)
    for table in random_play(variant, 2):
        for reader in table.to_act:
            prompt = table.prompt(reader)
            assert prompt is not None
            scene = scene_of(table, reader, drawing)
            full.show(scene, prompt)
            plain.show(scene, prompt)
            assert len(frames[-1]) == 22
            assert any("[PV-" in line for line in frames[-1]), "the question is seen, however large the table"
    text = capsys.readouterr().out
    assert "phase: playing" in text
    assert "You hand" in text or "You: cards" in text
    scene = scene_of(table, 0, drawing)
    assert len(drawing.result_words(scene)) == variant.seats
    console = Console(width=80, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(drawing.result(scene))


def test_a_hidden_card_is_not_told_by_the_plain_drawing() -> None:
    drawing = Drawing()
    table = Table.new(POTDEVIN, 4, seed=1)
    text = "\n".join(drawing.words(scene_of(table, 0, drawing)))
    assert table.game.inspect(table.g)["hands"]["B"][0] not in text


@pytest.mark.parametrize(
    ("language", "told"), [("en", "aristocrats 4 (costs 7 points)"), ("ru", "аристократы 4 (отнимает очков: 7)")]
)
def test_a_pile_that_costs_points_tells_how_many_and_not_their_minus(language: str, told: str) -> None:
    worth = Worth([4], [True], [-7], {}, power=0, bonus=0, wealth=0, total=-7, side=-7)
    speech = Speech(POTDEVIN, drawing_of(POTDEVIN), language, NAMES)
    assert pile_words(worth, 0, speech) == told
