"""Runs every scenario file beside this one, in each mode."""

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
    assert scenario.game == "potdevin"
    assert scenario.rules


def test_there_are_scenario_files():
    assert len(FILES) >= 5


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "play: ['A: aldo4', 'B: uga5']",
            "step 2: 'uga5': there is no such move here [PV-3.2]; legal here: aldo5, bribe",
        ),
        (
            "play: ['A: bribe']",
            "step 1: 'bribe': you lead and cannot bribe: play a card [PV-3.1]; legal here: aldo4",
        ),
        ("expect: {gems: {A: 7}}", "gems A is 2, expected 7"),
        ("expect: {gem: {A: 7}}", "nothing is known of 'gem'; expectations may name: to_act, round, leader"),
    ],
)
def test_a_scenario_that_does_not_hold_says_what(tmp_path, text, sentence):
    file = tmp_path / "wrong.yaml"
    position = "position: {hands: {A: aldo4, B: aldo5}, trump: enzo5}"
    file.write_text(f"game: potdevin\ntitle: wrong\nseats: 4\n{position}\n{text}\n", "utf-8")
    with pytest.raises(BadScenario) as problem:
        run_scenario(file)
    assert str(problem.value).startswith(f"{file}: {sentence}")
    assert "\n" not in str(problem.value)


def test_a_typo_in_a_scenario_file(tmp_path):
    file = tmp_path / "typo.yaml"
    file.write_text("game: potdevin\ntitle: typo\nseats: 4\nposition: {hands: {A: ado4}}\n", "utf-8")
    with pytest.raises(BadScenario) as problem:
        run_scenario(file)
    assert str(problem.value) == (
        f"{file}: hands of A: there is no card 'ado4' (cards are aldo1 to ugo13); did you mean 'aldo4'?"
    )
