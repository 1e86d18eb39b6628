from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from camarilla.cli.saves import newest_save, state_folder
from camarilla.cli.session import find_options
from camarilla.kernel.options import Label, Option
from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify
from camarilla.kernel.table import Table

FIRST = "1\n" * 80
"""More than enough answers for a whole game."""
QUIT = "quit\n"


HANDS = {"A": "aldo1 pietra4 pietra9 ugo12", "B": "aldo5 enzo2 ugo3 ugo4", "C": "aldo6 aldo7 ugo5 ugo6"}


def play(cli: Any, typed: str, *more: str, seed: int = 7) -> str:
    code, out, err = cli("play", "potdevin", "--seed", str(seed), *more, typed=typed)
    assert code == 0
    assert not err
    return str(out)


def play_hands(cli: Any, typed: str, *more: str) -> str:
    """Play on from a position in which A, a person, leads."""
    table = Table.at("potdevin", {"hands": HANDS, "trump": "enzo7", "leader": "A"}, seats=3)
    Path("position.json").write_bytes(table.dump())
    code, out, err = cli("play", "--resume", "position.json", *more, typed=typed)
    assert code == 0
    assert not err
    return str(out)


# -- A whole game ------------------------------------------------------------------------------------------------------


def test_a_whole_game_from_a_shell(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "camarilla", "play", "potdevin", "--seed", "5", "--record", str(record)]
    done = subprocess.run(command, input=FIRST, capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == 0
    assert not done.stderr
    assert "Round 1 of 12" in done.stdout
    assert "The game is over." in done.stdout
    assert "\x1b" not in done.stdout, "no colours and no drawing where nobody sees them"
    table = verify(Record.read(record.read_bytes()))
    assert table.result is not None
    for rank, seat, score in zip(
        table.result.ranks, ("You", "Bruno", "Clara", "Dario"), table.result.scores, strict=True
    ):
        assert f"{rank}. {seat}: {str(score).replace('-', '−')}\n" in done.stdout


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_other_tables_play_to_the_end(cli: Any, seats: int) -> None:
    out = play(cli, FIRST, "--seats", str(seats))
    assert "The game is over." in out


def test_teams_play_to_the_end(cli: Any) -> None:
    out = play(cli, FIRST, "--option", "teams=true")
    assert "You (team 1): " in out
    assert "The winners: " in out


def test_the_end_tells_points_by_category(cli: Any) -> None:
    out = play(cli, FIRST)
    end = out[out.index("The game is over.") :]
    assert all(word in end for word in ("power", "bonus and penalty", "Wealth", "Total", "Seed of this deal"))


def test_bots_and_names_sit_where_they_should(cli: Any) -> None:
    play(cli, QUIT, "--bot", "random", "--bot", "heuristic", "--hot-seat", "B", "--name", "Nina")
    saved = json.loads(newest_save().read_text())
    assert saved["players"] == [{"bot": "random"}, {"name": "Nina"}, {"bot": "heuristic"}, {"bot": "random"}]


def test_the_first_bot_of_a_game_is_the_usual_one(cli: Any) -> None:
    play(cli, QUIT)
    assert [player.get("bot") for player in json.loads(newest_save().read_text())["players"]] == [
        None,
        "heuristic",
        "heuristic",
        "heuristic",
    ]


# -- What may be typed -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["1", "#1", "aldo1", "ALDO1", "Aldo 1", "al"])
def test_a_move_by_number_by_notation_by_label_and_by_its_beginning(cli: Any, answer: str) -> None:
    assert "You play Aldo 1\n" in play_hands(cli, f"{answer}\n{QUIT}")


def test_what_is_no_move_is_answered_with_a_sentence(cli: Any) -> None:
    out = play_hands(cli, f"99\npietra\nfoo\n\n{QUIT}")
    assert "There is no option 99; the options are 1 to 4." in out
    assert "pietra could be pietra4, pietra9." in out
    assert "foo: there is no such move here [PV-3.1]" in out
    assert "? for the rule" in out


def test_why_names_reason_and_clause(cli: Any) -> None:
    out = play_hands(cli, f"why bribe\nwhy br\nwhy aldo1\nwhy nonsense\nwhy\n{QUIT}")
    assert out.count("bribe: you lead and cannot bribe: play a card [PV-3.1]") == 2
    assert "aldo1 is a move you can make now." in out
    assert "nonsense: there is no such move here [PV-3.1]" in out
    assert "Which move? Type: why bribe" in out


def test_a_card_that_does_not_follow_is_refused_by_its_clause(cli: Any) -> None:
    table = Table.at("potdevin", {"hands": HANDS, "trump": "enzo7", "leader": "C"}, seats=3)
    table.play(2, "ugo5")
    Path("position.json").write_bytes(table.dump())
    _, out, _ = cli("play", "--resume", "position.json", typed=f"pietra4\nwhy pietra4\n{QUIT}")
    assert out.count("pietra4: you hold Ugo: follow, or bribe [PV-3.3]") == 2


def test_the_clause_of_the_question_and_any_other(cli: Any) -> None:
    out = play(cli, f"?\nrules PV-5.3\nrules pv-4.1\nrules PV-9.9\nrules\n{QUIT}")
    assert "PV-3.1  The leader opens the round" in out
    assert "PV-5.3  Each guild pile" in out
    assert "PV-4.1  The character on the turned-up card" in out
    assert "potdevin has no clause 'PV-9.9'" in out
    assert "Which clause? Type: rules PV-3.1" in out


def test_help_log_and_table(cli: Any) -> None:
    out = play(cli, f"help\nlog\ntable\n{QUIT}")
    assert "why MOVE" in out
    assert "The deal is sealed; the hash of its seed is " in out
    assert out.count("You are dealt ") == 2
    assert out.count("Round 1 of 12") == 2


def test_only_what_changed_is_said_again(cli: Any) -> None:
    out = play(cli, f"1\n{QUIT}")
    assert out.count("Round 1 of 12") == 1
    assert out.count("Your hand: ") == 2


def test_a_command_can_be_told_from_a_move_by_a_slash(cli: Any) -> None:
    assert "Saved to " in play(cli, "/quit\n")


def option(notation: str, label: str) -> Option:
    return Option(notation, Label(label))


def test_a_number_that_is_also_a_move_is_ambiguous() -> None:
    options = [option("bid", "a"), option("1", "b"), option("12", "c")]
    assert [found.notation for found in find_options("1", options, lambda label: label.id)] == ["1", "bid"]
    assert [found.notation for found in find_options("#1", options, lambda label: label.id)] == ["bid"]
    assert [found.notation for found in find_options("12", options, lambda label: label.id)] == ["12"]
    assert not find_options("#9", options, lambda label: label.id)


# -- Undo --------------------------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_last_answer_if_the_bots_agree(cli: Any) -> None:
    out = play_hands(cli, f"undo\naldo1\nundo\nn\nundo\ny\naldo1\n{QUIT}")
    assert "You have not answered anything yet" in out
    assert "The bots do not mind: take it back anyway" in out
    assert "Nothing was taken back." in out
    assert "Taken back. From here on, shuffles and dice will be different." in out
    assert out.count("You play Aldo 1\n") == 2


def test_a_sealed_answer_is_taken_back_freely(cli: Any) -> None:
    """Six seats: who gives a card can change it while others have not given theirs."""
    seed = next(seed for seed in range(99) if len(givers(seed) & {0, 1, 2}) >= 2)
    first, second = sorted(givers(seed))[:2]
    people = f"{'ABCDEF'[first]},{'ABCDEF'[second]}"
    out = play(cli, f"\n1\n\nundo\n{QUIT}", "--seats", "6", "--hot-seat", people, seed=seed)
    assert "You have not answered anything yet" in out
    saved = json.loads(newest_save().read_text())
    assert list(saved["position"]["held"]) == [str(first)]


def givers(seed: int) -> set[int]:
    return set(Table.new("potdevin", 6, seed=seed).to_act)


# -- Quit and resume ---------------------------------------------------------------------------------------------------


def test_quit_saves_and_says_how_to_go_on(cli: Any) -> None:
    out = play(cli, f"1\n{QUIT}")
    place = newest_save()
    assert f"Saved to {place}" in out
    assert f"Continue with: camarilla play --resume {place}" in out
    assert place.is_relative_to(state_folder())


def test_resume_goes_on_where_it_was(cli: Any, tmp_path: Path) -> None:
    whole = tmp_path / "whole.jsonl"
    parts = tmp_path / "parts.jsonl"
    play(cli, FIRST, "--record", str(whole))
    play(cli, f"1\n1\n{QUIT}")
    for typed in (f"1\n1\n{QUIT}", f"log\n{QUIT}", f"1\n{QUIT}", FIRST):
        code, out, err = cli("play", "--resume", "--record", str(parts), typed=typed)
        assert (code, err) == (0, "")
        assert "You are dealt " in out, "the log is as it was"
    assert parts.read_bytes() == whole.read_bytes()
    assert not list((state_folder() / "saves").glob("*.json")), "a finished game is nothing to go on with"


def test_the_way_back_that_was_told_leaves_nothing_behind(cli: Any) -> None:
    play(cli, f"1\n{QUIT}")
    place = newest_save()
    assert cli("play", "--resume", str(place), typed=FIRST).code == 0
    assert not place.exists()


def test_the_end_of_the_input_is_a_quit(cli: Any) -> None:
    out = play(cli, "1\n")
    assert "Saved to " in out


def test_a_game_is_saved_where_one_says(cli: Any, tmp_path: Path) -> None:
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    out = play(cli, f"save {there}\n1\n{QUIT}", "--save", str(here))
    assert f"Saved to {there}" in out
    assert here.exists()
    code, out, _ = cli("play", "--resume", str(there), typed=FIRST)
    assert code == 0
    assert "The game is over." in out
    assert there.exists(), "a file somebody named is not removed"


def test_undo_works_after_a_resume(cli: Any) -> None:
    play(cli, f"1\n{QUIT}")
    code, out, _ = cli("play", "--resume", typed=f"undo\ny\n1\nlog\n{QUIT}")
    assert code == 0
    assert "Taken back" in out
    assert out.count("You play ") >= 2


def test_a_bare_position_can_be_played_on(cli: Any, tmp_path: Path) -> None:
    place = tmp_path / "position.json"
    place.write_bytes(Table.new("potdevin", 4, seed=7).dump())
    code, out, _ = cli("play", "--resume", str(place), "--record", str(tmp_path / "r.jsonl"), typed=FIRST)
    assert code == 0
    assert "The game is over." in out
    assert "has no record" in out
    assert not (tmp_path / "r.jsonl").exists()


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "has not the form it should have"),
        (b"\xff\xfe", "has not the form it should have"),
        (b"[]", "has not the form it should have"),
        (b"{}", "has not the form it should have"),
        (b'{"camarilla": 1, "game": "chess"}', "there is no game 'chess'"),
        (b'{"camarilla": 1, "game": "potdevin"}', "this is not a saved position"),
        (b'{"camarilla_save": 9, "players": [], "position": {}}', "is a saved game of version 9; this program reads 1"),
    ],
)
def test_what_is_no_saved_game_is_refused(cli: Any, tmp_path: Path, content: bytes, sentence: str) -> None:
    place = tmp_path / "broken.json"
    place.write_bytes(content)
    code, out, err = cli("play", "--resume", str(place))
    assert (code, out) == (2, "")
    assert err.startswith(f"error: {place}: ")
    assert sentence in err


def test_a_saved_game_that_was_tampered_with_is_refused(cli: Any, tmp_path: Path) -> None:
    play(cli, f"1\n{QUIT}")
    saved = json.loads(newest_save().read_text())
    gems = json.loads(json.dumps(saved))
    gems["position"]["state"]["gems"] = [9, 9, 9, 9]
    bare = gems["position"]
    moved = json.loads(json.dumps(saved))
    moved["position"]["state"]["gems"][0] -= 1
    moved["position"]["state"]["gems"][1] += 1
    players = json.loads(json.dumps(saved))
    players["players"].pop()
    oracle = json.loads(json.dumps(saved))
    oracle["players"][1]["bot"] = "oracle"
    for data, sentence in (
        (gems, "gems do not add up"),
        (bare, "gems do not add up"),
        (moved, "its record does not lead to its position"),
        (players, "has 3 players for 4 seats"),
        (oracle, "has no bot 'oracle'"),
    ):
        place = tmp_path / "tampered.json"
        place.write_text(json.dumps(data))
        code, _, err = cli("play", "--resume", str(place), typed=QUIT)
        assert code == 2
        assert sentence in err


def test_a_game_that_cannot_be_saved_is_played_all_the_same(
    cli: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    assert "The game could not be saved: " in play(cli, f"save\n{FIRST}", "--record", str(tmp_path / "r.jsonl"))
    code, _, err = cli("play", "potdevin", typed=QUIT)
    assert code == 2
    assert "cannot be written" in err


# -- The record --------------------------------------------------------------------------------------------------------


def test_a_finished_game_offers_its_record(cli: Any, tmp_path: Path) -> None:
    own = tmp_path / "own.jsonl"
    moves = moves_of_a_whole_game(cli, tmp_path)
    assert "Save the record of this game?" in play(cli, moves)
    assert "The record was saved to" not in play(cli, f"{moves}n\n")
    assert f"The record was saved to {own}" in play(cli, f"{moves}{own}\n")
    assert verify(Record.read(own.read_bytes())).over
    play(cli, f"{moves}y\n")
    (kept,) = (state_folder() / "records").glob("potdevin-*.jsonl")
    assert kept.read_bytes() == own.read_bytes()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("answer", ["n", "no", "No.", "NO", "н", "нет", "Нет!", ""])
def test_no_is_an_answer_to_the_offer_of_a_record(cli: Any, tmp_path: Path, answer: str, lang: str) -> None:
    out = ended(cli, tmp_path, f"{answer}\n", lang)
    assert out.count(OFFER[lang]) == 1
    assert {file.name for file in Path().iterdir()} <= {"moves.jsonl", "state"}
    assert not (state_folder() / "records").exists()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_mistaken_answer_to_the_offer_of_a_record_is_asked_once_more(cli: Any, tmp_path: Path, lang: str) -> None:
    corrected = ended(cli, tmp_path, "nightly\nда\n", lang)
    assert corrected.count(OFFER[lang]) == 1
    assert "game.jsonl" in corrected.partition("nightly")[2], "it says what is expected"
    (kept,) = (state_folder() / "records").glob("potdevin-*.jsonl")
    assert corrected.rstrip().endswith(str(kept))
    never = ended(cli, tmp_path, "3\n" * 50, lang)
    assert never.count("game.jsonl") == 1
    assert never.rstrip().endswith({"en": "The record was not saved.", "ru": "Запись партии не сохранена."}[lang])


OFFER = {"en": "Save the record of this game?", "ru": "Сохранить запись партии?"}


def ended(cli: Any, tmp_path: Path, typed: str, lang: str) -> str:
    """What is said at the end of a game when this is typed after it."""
    return play(cli, moves_of_a_whole_game(cli, tmp_path) + typed, "--lang", lang)


def moves_of_a_whole_game(cli: Any, tmp_path: Path) -> str:
    """Exactly the lines that lead to the end of a game."""
    place = tmp_path / "moves.jsonl"
    play(cli, FIRST, "--record", str(place))
    answers = [answer for entry in Record.read(place.read_bytes()).entries for answer in entry.answers]
    return "".join(f"{notation}\n" for seat, notation, _ in answers if seat == 0)


# -- People at one screen ----------------------------------------------------------------------------------------------


def test_hot_seat_covers_the_screen_between_people(cli: Any) -> None:
    out = play(cli, f"\n1\n\n1\n\n{QUIT}", "--hot-seat", "2", "--name", "Ann")
    assert out.index("Pass the device to Ann and press Enter.") < out.index("Your hand: ")
    covered = out.split("Pass the device to player B and press Enter.")[1]
    assert "Ann plays " in covered
    first = Table.new("potdevin", 4, seed=7)
    own, other = ([card.name for card in hands(first, seat)] for seat in (0, 1))
    shown = covered[covered.index("Your hand: ") : covered.index("[PV-")]
    assert all(said(name) in shown for name in other)
    assert not any(f"{said(name)} (" in shown for name in own)


def hands(table: Table, seat: int) -> Any:
    return table.view(seat).board.players[seat].hand


def said(name: str) -> str:
    return f"{name.rstrip('0123456789').capitalize()} {name.lstrip('abcdefghijklmnopqrstuvwxyz')}"


def test_a_name_is_only_a_name(cli: Any) -> None:
    out = play(cli, f"\n1\n\n1\n\n{QUIT}", "--hot-seat", "2", "--name", "[/b] Bartholomew the Great {x}")
    assert "[/b] Bartholomew the Great {x} plays " in out


def test_alone_there_is_no_cover(cli: Any) -> None:
    assert "Pass the device" not in play(cli, f"1\n1\n{QUIT}")


def test_people_must_agree_to_an_undo(cli: Any) -> None:
    out = play(cli, f"\n1\n\n1\n\nundo\nn\n{QUIT}", "--hot-seat", "2")
    assert "Does everybody agree" in out


# -- Russian -----------------------------------------------------------------------------------------------------------


def test_in_russian(cli: Any) -> None:
    out = play_hands(cli, "помощь\n?\nпочему bribe\nАльдо 1\nотмена\nд\nжурнал\nвыход\n", "--lang", "ru")
    assert "Козырь: Энцо 7" in out
    assert "Вы играете карту Альдо 1" in out
    assert "почему ХОД" in out
    assert "bribe: вы ходите первым: сыграйте карту" in out
    assert "Отменено; " in out
    assert "--lang ru" in out, "the way back speaks Russian, too"
    assert "{" not in out


def test_a_whole_game_in_russian(cli: Any) -> None:
    out = play(cli, FIRST, "--lang", "ru", "--seats", "6")
    assert "Партия окончена." in out
    assert "{" not in out


def test_the_language_may_come_from_the_environment(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAMARILLA_LANG", "ru")
    assert "Раунд 1 из 12" in play(cli, QUIT)


def test_how_much_one_is_asked_is_told_and_changed(cli: Any) -> None:
    said = cli("play", "inwo", "--seats", "2", "--seed", "1", typed="ask\nask all\nask me\nask nothing\nquit\n")
    told = [line for line in said.out.splitlines() if "You can choose:" in line]
    assert [line.partition("Now: ")[2].partition(".")[0] for line in told] == ["matters", "all", "me", "me"]
    assert "You can choose: all, matters, me." in told[0]
