"""Coup in the terminal and as a scenario file: what is no move is answered with one sentence and changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from camarilla.kernel.table import Table


def typed(cli: Any, *lines: str, language: str = "en") -> tuple[list[list[str]], Any]:
    """What seat A, a person against bots, is told after each line typed, and the position that is saved in the end."""
    text = "".join(f"{line}\n" for line in lines) + "quit\n"
    more = ("--save", "saved.json", "--lang", language, "--plain")
    code, out, err = cli("play", "--resume", "game.json", *more, typed=text)
    assert (code, err) == (0, "")
    told = [part.splitlines()[1:] for part in str(out).split("\n> ")[1:-1]]  # a line that is typed is shown
    return told, json.loads(Path("saved.json").read_text("utf-8"))["position"]


STEAL = [(1, "steal@0"), (0, "pass")]

BAD = {
    "a block without a role": (
        STEAL,
        "block",
        "block: name the role you block with: Captain, Ambassador [CO-3.3]",
        "block: назовите, кто это запретит: Капитан, Посол [CO-3.3]",
    ),
    "a block without a role where one blocks": (
        [(1, "aid")],
        "Block",
        "block: name the role you block with: Duke [CO-2.2]",
        "block: назовите, кто это запретит: Герцог [CO-2.2]",
    ),
    "a block by the wrong role": (
        STEAL,
        "block:contessa",
        "block:Contessa: that role cannot block this action [CO-3.3]",
        "block:Contessa: этот покровитель такого действия не запрещает [CO-3.3]",
    ),
    "a challenge where blocks are asked for": (
        STEAL,
        "challenge",
        "challenge: there is no such move here [CO-4.3]",
        "challenge: здесь такого хода нет [CO-4.3]",
    ),
    "a challenge on the own turn": (
        [],
        "challenge",
        "challenge: there is no such move here [CO-1.3]",
        "challenge: здесь такого хода нет [CO-1.3]",
    ),
    "the dead as a target": (
        [],
        "steal@2",
        "steal@2: Clara is out of the game [CO-1.4]",
        "steal@2: Клара уже не в игре [CO-1.4]",
    ),
}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("moves", "line", "english", "russian"), BAD.values(), ids=BAD.keys())
def test_what_is_refused_is_told_in_one_sentence(
    cli: Any, moves: list[tuple[int, str]], line: str, english: str, russian: str, language: str
) -> None:
    given = {"to_move": "B"} if moves else {"hands": {"C": ""}}
    table = Table.at("coup", given, seats=2 if moves else 3)
    for seat, notation in moves:
        table.play(seat, notation)
    Path("game.json").write_bytes(table.dump())
    _, before = typed(cli, language=language)
    told, after = typed(cli, line, f"why {line}", language=language)
    assert told == [[english if language == "en" else russian]] * 2
    assert after == before


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "Player A asks for foreign aid. Block it? [CO-2.2]"),
        ("ru", "Игрок A объявляет иностранную помощь. Запретить? [CO-2.2]"),
    ],
)
def test_a_question_begins_with_a_capital(cli: Any, language: str, question: str) -> None:
    """Also where it begins with who is called `player A` within a sentence."""
    assert Table.new("coup", 2, seed=1).to_act == [0]
    more = ("--seats", "2", "--seed", "1", "--hot-seat", "2", "--plain", "--lang", language)
    _, out, _ = cli("play", "coup", *more, typed="\naid\n\nquit\n")
    assert f"\n{question}\n" in out


@pytest.mark.parametrize(
    ("steps", "sentence"),
    [
        (["B: income"], "step 1: seat 1 is not asked anything now; the game waits for seat 0"),
        (["A: tax", "D: challenge"], "step 2: seat 3 is not asked anything now; the game waits for seats 1, 2"),
        (
            ["A: steal@B", "B: pass", "C: pass", "C: challenge"],
            "step 4: seat 2 is not asked anything now; the game waits for seat 1",
        ),
        (
            ["A: steal@B", "B: pass", "C: pass", "B: block"],
            "step 4: 'block': name the role you block with: Captain, Ambassador [CO-3.3]; "
            "legal here: pass, block:Captain, block:Ambassador",
        ),
    ],
    ids=["a wrong seat", "a dead seat", "a challenge after its window", "a block without a role"],
)
def test_a_scenario_file_with_a_bad_step(cli: Any, steps: list[str], sentence: str) -> None:
    text = {"game": "coup", "title": "Bad", "seats": 4, "position": {"hands": {"D": ""}}, "play": steps}
    Path("bad.yaml").write_text(json.dumps(text), "utf-8")
    assert cli("scenario", "bad.yaml") == (1, f"FAILED  bad.yaml: {sentence}\n", "")


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_an_unknown_option_name(cli: Any, command: str) -> None:
    more = ["--save", "saved.json"] if command == "play" else []
    code, out, err = cli(command, "coup", "--seats", "4", "--option", "revolution=true", *more)
    assert (code, out) == (2, "")
    assert err == (
        "error: coup has no option 'revolution'; its options are: reformation, inquisition, two_players, turn_cap, "
        "steal_from_dead, reopen_aid_block\n"
    )
    assert not Path("saved.json").exists()
