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
    assert scenario.game == "coup"
    assert scenario.rules


def test_the_examples_of_the_rulebook_are_there():
    assert {"betrayal-example", "embezzlement-example"} <= {file.stem for file in FILES}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "play: ['A: tax', 'B: chalenge']",
            "step 2: 'chalenge': there is no such move here [CO-4.1]; legal here: pass, challenge",
        ),
        (
            "play: ['A: coup@B']",
            "step 1: 'coup@1': it costs 7 coins, and you have 2 [CO-1.3]; legal here: income, aid, ",
        ),
        ("play: ['A: tax']", "the scenario ends on an unanswered prompt: challenge"),
        ("expect: {coins: {A: 7}}", "coins A is 2, expected 7"),
        (
            "expect: {coin: {A: 7}}",
            "nothing is known of 'coin'; expectations may name: to_act, turn, turns, hands, lost, ",
        ),
    ],
)
def test_a_scenario_that_does_not_hold_says_what(tmp_path, text, sentence):
    file = tmp_path / "wrong.yaml"
    file.write_text(f"game: coup\ntitle: wrong\nseats: 3\nposition: {{hands: {{A: Duke}}}}\n{text}\n", "utf-8")
    with pytest.raises(BadScenario) as problem:
        run_scenario(file)
    assert str(problem.value).startswith(f"{file}: {sentence}")
    assert "\n" not in str(problem.value)


def test_a_typo_in_a_scenario_file(tmp_path):
    file = tmp_path / "typo.yaml"
    file.write_text("game: coup\ntitle: typo\nseats: 3\nposition: {hands: {A: Dukke}}\n", "utf-8")
    with pytest.raises(BadScenario) as problem:
        run_scenario(file)
    roles = "Duke, Assassin, Captain, Ambassador, Contessa"
    assert str(problem.value) == (
        f"{file}: hands of A: there is no patron 'Dukke' (patrons are {roles}); did you mean 'Duke'?"
    )
