"""The scenario harness itself: lines, letters, modes, and one clear sentence for everything that is wrong."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from camarilla.checks.scenario import MODES, Scenario, by_seat, letter, read_scenario, run_scenario
from camarilla.kernel.errors import BadPosition, BadScenario, IllegalMove, NoUndo
from camarilla.kernel.table import Table
from camarilla.testing import GameHarness

from ..kernel.games import cancel as cancel_game
from ..kernel.games import nested, trade, written

HANDS = {"A": "boon0 boon1", "B": "veto0", "C": "veto1 boon2"}

GOOD = """
    game: cancel
    title: A veto costs a coin and gives the boon's price back
    seats: 3
    rules: [CA-2]
    position:
      hands: {A: boon0 boon1, B: veto0, C: veto1 boon2}
    play:
      - "A: boon0"
      - expect: {to_act: [B, C], legal: {C: [pass, veto1]}}
      - {refuse: "C: boon2", rule: CA-2}
      - refuse: "A: rest"
      - "C: pass"
      - "B: veto0"
      - "A: pass"
      - "C: pass"
    expect:
      coins: {A: 4, B: 3}
      points: {A: 0}
      turn: 1
"""


def scenario(mode: str = "plain") -> Scenario:
    return Scenario(Table.at(cancel_game.GAME, {"hands": HANDS}, seats=3), mode)


def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "case.yaml"
    path.write_text(dedent(text), "utf-8")
    return path


# -- In Python ---------------------------------------------------------------------------------------------------------


def test_a_misspelt_attribute_suggests_the_nearest() -> None:
    t = Scenario(Table.new(cancel_game.GAME, 3, seed=1))
    with pytest.raises(AttributeError, match=r"not 'coin'; did you mean 'coins'\?"):
        _ = t.coin


def test_what_a_test_changes_by_hand_is_told_at_once() -> None:
    t = Scenario(Table.new(cancel_game.GAME, 3, seed=1))
    before = t.coins["A"]
    t.table.g.coins[0] += 5
    assert t.coins["A"] == before + 5


def test_what_the_game_tells_is_read_as_attributes() -> None:
    t = scenario().play("A: boon0")
    assert (t.to_act, t.coins["A"], t.hands["B"], t.turn) == (["B", "C"], 2, ["veto0"], 0)
    assert t.state["coins"] == t.coins
    with pytest.raises(AttributeError, match=r"a scenario of cancel tells to_act, .*coins.*; not 'colour'"):
        _ = t.colour
    t.play("B: pass", "C: pass")


def test_a_scenario_may_not_end_on_an_unanswered_prompt() -> None:
    t = scenario().play("A: boon0", "B: pass")
    with pytest.raises(BadScenario, match="the scenario ends on an unanswered prompt: veto"):
        t.finish()
    t.leave_open("veto").finish()
    with pytest.raises(BadScenario, match="the scenario ends on an unanswered prompt: veto"):
        t.leave_open("turn").finish()
    t.play("C: pass")
    t.finish()


def test_the_harness_holds_every_scenario_to_that() -> None:
    harness = GameHarness("cancel", "plain")
    harness.position(3, hands=HANDS).play("A: boon0", "B: pass", "C: pass")
    harness.finish()
    harness.new(3).play("A: rest")
    harness.position(3, hands=HANDS).play("A: boon0")
    with pytest.raises(BadScenario, match="unanswered prompt: veto"):
        harness.finish()


def test_letters_after_an_at_sign_are_seats() -> None:
    t = Scenario(Table.new(trade.GAME, 3, seed=1))
    assert t.read("A: trade@C") == (0, "trade@2")
    assert t.read(" B :tax@A ") == (1, "tax@0")
    assert t.read("A: trade@2") == (0, "trade@2")
    assert t.read("A: ask@Bishop") == (0, "ask@Bishop")
    assert t.read("A: ask@B2") == (0, "ask@B2")
    assert t.read("A: give@B:gold@C") == (0, "give@1:gold@2")
    with pytest.raises(BadPosition, match="'A: trade@D': 'D' is not a seat; seats are A to C"):
        t.read("A: trade@D")
    with pytest.raises(BadPosition, match="'Z: pass': 'Z' is not a seat; seats are A to C"):
        t.read("Z: pass")


@pytest.mark.parametrize("line", ["pass", "A pass", "AB: pass", "a: pass", "A: ", "A: go there", ""])
def test_a_line_that_is_no_move(line: str) -> None:
    with pytest.raises(BadScenario, match="is not a move; expected a seat letter and a notation, like 'A: pass'"):
        scenario().play(line)


def test_refusals_are_expected_by_clause() -> None:
    t = scenario().play("A: boon0")
    t.refuse("B: boon1").refuse("B: veto9", "CA-2").refuse("A: rest")
    with pytest.raises(BadScenario, match="'B: veto9' is refused by CA-2, expected CA-1"):
        t.refuse("B: veto9", "CA-1")
    with pytest.raises(BadScenario, match="'A: rest' is refused by no clause, expected CA-1"):
        t.refuse("A: rest", "CA-1")
    with pytest.raises(BadScenario, match="'B: pass' should be refused but was played"):
        t.refuse("B: pass")
    t.play("C: pass")


def test_an_illegal_line_is_refused() -> None:
    said = r"'veto0': there is no such move here \[CA-1\]; legal here: rest, boon0, boon1"
    with pytest.raises(IllegalMove, match=said):
        scenario().play("A: veto0")


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_tells_the_same_story(mode: str) -> None:
    lines = ["A: boon0", "C: veto1", "B: pass", "B: veto0", "A: pass", "A: pass", "C: pass", "B: pass", "C: pass"]
    t = scenario(mode)
    for line in lines:
        if t.read(line)[0] in t.table.asked:
            t.play(line)
    plain = scenario()
    for line in lines:
        if plain.read(line)[0] in plain.table.asked:
            plain.play(line)
    assert t.state == plain.state
    assert t.events == plain.events
    assert t.table.dump() == plain.table.dump()


def test_undoing_and_redoing_leaves_the_boundary_of_undo_where_it_was() -> None:
    t = Scenario(Table.new(written.GAME, 2, seed=1), "undo").play("A: write:1", "B: write:2")
    t.table.undo(1)
    t.table.undo(0)
    with pytest.raises(NoUndo):
        t.table.undo(0)
    t = Scenario(Table.new(nested.GAME, 2, seed=1), "undo").play("A: drill", "A: attack@B", "B: pass")
    with pytest.raises(NoUndo):
        t.table.undo(1)


def test_seats_by_letter() -> None:
    assert [letter(seat) for seat in (0, 1, 25)] == ["A", "B", "Z"]
    assert by_seat({"coins": {"B": 5}}, "coins", 3, 1) == [(0, 1), (1, 5), (2, 1)]
    assert by_seat({}, "coins", 2, 0) == [(0, 0), (1, 0)]
    with pytest.raises(BadPosition, match="coins: 'E' is not a seat; seats are A to C"):
        by_seat({"coins": {"E": 5}}, "coins", 3, 1)
    with pytest.raises(BadPosition, match="coins: expected a mapping of seat letters, not 5"):
        by_seat({"coins": 5}, "coins", 3, 1)


# -- In YAML -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_a_file_runs_in_every_mode(tmp_path: Path, mode: str) -> None:
    told = run_scenario(file(tmp_path, GOOD), mode)
    assert (told.title[:6], told.rules) == ("A veto", ["CA-2"])


def test_a_file_may_start_from_the_set_up_and_end_on_a_prompt(tmp_path: Path) -> None:
    run_scenario(
        file(
            tmp_path,
            """
            game: nested
            title: An attack asks its target
            seats: 2
            seed: 5
            play: ["A: attack@B"]
            open: unmask
            """,
        )
    )


def test_a_file_may_not_end_on_an_unanswered_prompt(tmp_path: Path) -> None:
    text = "game: nested\ntitle: An attack\nseats: 2\nplay: ['A: attack@B']\n"
    with pytest.raises(BadScenario, match="the scenario ends on an unanswered prompt: unmask"):
        run_scenario(file(tmp_path, text))


WRONG = {
    "a card that is not there": ("B: veto0", "B: vetto0", "there is no card 'vetto0'; the cards are: boon0"),
    "an unknown key": ("title:", "titel:", "is not a scenario: Object contains unknown field `titel`"),
    "a missing key": ("seats: 3", "seed: 3", "is not a scenario: Object missing required field `seats`"),
    "a value of the wrong kind": ("seats: 3", "seats: three", "is not a scenario: Expected `int`, got `str`"),
    "an unknown game": ("game: cancel", "game: cancle", "there is no game 'cancle'"),
    "too many seats": ("seats: 3", "seats: 9", "cancel is for 2, 3, 4 seats, not 9"),
    "an unknown option": ("rules: [CA-2]", "options: {x: 1}", "cancel has no option 'x'"),
    "an unknown part of a position": ("hands: {", "hand: {", "a position of cancel has no 'hand'"),
    "a seat that is not there": ("C: veto1 boon2", "D: veto1", "hands: 'D' is not a seat"),
    "an illegal move": (
        '- "B: veto0"',
        '- "B: veto1"',
        r"step 6: 'veto1': there is no such move here \[CA-2\]; legal here: pass",
    ),
    "a move out of turn": ('- "C: pass"', '- "A: pass"', "step 5: seat 0 is not asked anything now"),
    "a line that is no move": ('- "C: pass"', '- "C pass"', "step 5: 'C pass' is not a move; expected a seat letter"),
    "an expectation that fails": ("points: {A: 0}", "points: {A: 3}", "points A is 0, expected 3"),
    "an expectation that fails on the way": ("to_act: [B, C]", "to_act: [B]", r"step 2: to_act is \['B', 'C'\]"),
    "options that differ": ("C: [pass, veto1]", "C: [pass]", r"step 2: legal C is \['pass', 'veto1'\], expected"),
    "an expectation of nothing": ("points:", "pionts:", "nothing is known of 'pionts'; expectations may name: to_act"),
    "a seat nothing is known of": ("points: {A: 0}", "points: {Q: 0}", "points has no 'Q'; it has: A, B, C"),
    "options of a seat that is not there": ("legal: {C:", "legal: {Q:", "step 2: legal: 'Q' is not a seat"),
    "options that are no mapping": ("legal: {C: [pass, veto1]}", "legal: pass", "step 2: legal: expected a mapping"),
    "a refusal that is none": ('refuse: "C: boon2"', 'refuse: "C: pass"', "step 3: 'C: pass' should be refused"),
    "a refusal by another clause": ("rule: CA-2", "rule: CA-9", "step 3: 'C: boon2' is refused by CA-2, expected CA-9"),
    "a step with a typo": ("rule: CA-2}", "rul: CA-2}", "step 3: a refusal has 'refuse' and 'rule', not 'rul'"),
    "a step that is none": ('- refuse: "A: rest"', "- reject: it", "step 4: .* is not a step"),
    "an expectation that is no mapping": ("- expect: {to_act", "- expect: [to_act", "is not YAML|step 2: "),
    "broken YAML": ("rules: [CA-2]", "rules: [CA-2", r"is not YAML \(line \d+\)"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path, what: str) -> None:
    right, wrong, said = WRONG[what]
    assert GOOD.count(right) >= 1
    path = file(tmp_path, GOOD.replace(right, wrong, 1))
    with pytest.raises(BadScenario, match=said) as refused:
        run_scenario(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert "\n" not in str(refused.value)


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match="cannot be read: No such file"):
        read_scenario(tmp_path / "nowhere.yaml")
    with pytest.raises(BadScenario, match="cannot be read: Is a directory"):
        read_scenario(tmp_path)
    (tmp_path / "image.yaml").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadScenario, match="is not a text file in UTF-8"):
        read_scenario(tmp_path / "image.yaml")
    with pytest.raises(BadScenario, match="is not a scenario: Expected `object`, got `null`"):
        read_scenario(file(tmp_path, ""))
    with pytest.raises(BadScenario, match="is not a scenario: Expected `object`, got `array`"):
        read_scenario(file(tmp_path, "- A\n- B\n"))
