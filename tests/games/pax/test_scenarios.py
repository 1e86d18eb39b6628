"""Runs every scenario file beside this one, in each mode: the worked examples of the rulebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from camarilla.checks.scenario import MODES, run_scenario
from camarilla.kernel.errors import BadScenario

FILES = sorted(Path(__file__).with_name("scenarios").glob("*.yaml"))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario_file(file, mode):
    scenario = run_scenario(file, mode)
    assert scenario.game == "pax"
    assert scenario.rules


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("{fields: {}}", "a position of pax has no 'fields'; did you mean 'field'? it may have: actions, chain, "),
        ("{hands: {A: PIL1}}", "hands: there is no 'PIL1'; did you mean 'PIL051'?"),
        ("{field: {'14': PIL001}}", "field: there is no cell '14'; the cells are 0 to 13"),
        ("{field: {'1': PIL001 AB}}", "field 1: PIL001 has 1 cells, not 2"),
        ("{hands: {A: PIL001, B: PIL001}}", "hands: PIL001 lies elsewhere already"),
        ("{connections: {A: 3}}", "connections: there is no connection card 3; they are 4 to 23"),
        ("{favours: {A: A7}}", "favours: there are not so many favours in this game"),
        ("{special: {A: quiet_whisper}, held: {B: quiet_whisper}}", "special: quiet_whisper lies elsewhere already"),
        ("{places: [0, 0]}", "places: expected each of 0 to 1 once, not [0, 0]"),
        ("{hands: {A: 3}}", "hands: expected names, not 3"),
        ("{field: 3}", "field: expected a mapping of cells, not 3"),
    ],
)
def test_a_position_that_cannot_be_is_refused(tmp_path, position, sentence):
    file = tmp_path / "wrong.yaml"
    file.write_text(f"game: pax\ntitle: wrong\nseats: 2\nposition: {position}\n", "utf-8")
    with pytest.raises(BadScenario) as problem:
        run_scenario(file)
    assert str(problem.value).startswith(f"{file}: {sentence}")
