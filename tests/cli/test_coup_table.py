"""Coup drawn and told: what is open is there, what is hidden is not, and everything fits its screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from camarilla.checks.laws import pick
from camarilla.cli.screen import PlainScreen, threats_in_words
from camarilla.cli.tables import ROOMY
from camarilla.games.coup.roles import NAMES as ROLES
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from .frames import Frames

COUP = find("coup")
NAMES = ["[/b]Ada the Great", "Bruno", "Clara", "Dario", "Elena", "Fabio", "Greta", "Hanna", "Irma", "Jonas"]
FRAMES = Frames(COUP, NAMES)
DRAWING, scene_of, drawn = FRAMES.drawing, FRAMES.scene_of, FRAMES.drawn
ALL = {"reformation": True, "inquisition": True}


def printed(renderable: Any) -> str:
    console = Console(width=80, _environ={})
    with console.capture() as captured:
        console.print(renderable)
    return captured.get()


def line_of(lines: list[str], name: str) -> str:
    return next(line for line in lines if line[2:].startswith(f"{name} ") or line.startswith(f"{name}:"))


def known_position() -> Table:
    """B was caught claiming the Duke, C's patrons are hidden, D is out; A has robbed C and must be believed or not."""
    hands = {"A": "Duke Captain", "B": "Captain Contessa", "C": "Assassin Inquisitor", "D": ""}
    given = {
        "hands": hands,
        "lost": {"D": "Contessa Assassin"},
        "coins": {"A": 4, "B": 1, "C": 6},
        "factions": {"A": "loyalist", "B": "reformist", "C": "reformist", "D": "loyalist"},
        "reserve": 5,
        "to_move": "B",
    }
    table = Table.at(COUP, given, seats=4, options=ALL)
    for seat, answer in [(B, "tax"), (C, "pass"), (A, "challenge"), (B, "lose:Contessa")]:
        table.play(seat, answer)
    for seat, answer in [(C, "tax"), (A, "pass"), (B, "pass"), (A, "steal@2")]:
        table.play(seat, answer)
    return table


A, B, C, D = range(4)


def test_a_known_position_shows_what_is_open() -> None:
    lines = drawn(known_position(), C)
    assert re.fullmatch(r"Coup +turn 3: \[/b\]Ada the Great · court: 7 · reserve: 5", lines[0])
    assert re.fullmatch(r"▸ \[/b\]Ada the… +4 +♔ Loyalists +■ ■ +Captain \?", lines[3])
    assert re.fullmatch(r"  Bruno +1 +✠ Reformists +■ † Contessa +Duke ✗", lines[4])
    assert re.fullmatch(r"  You +9 +✠ Reformists +■ ■ +Duke ○", lines[5])
    assert re.fullmatch(r"  Dario +0 +♔ Loyalists +† Contessa † Assassin +out", lines[6])
    assert lines[7] == "» [/b]Ada the Great tries to steal from you as the Captain"
    assert "? undecided  ○ unchallenged  ✓ proven  ✗ caught" in lines[8]
    assert "Your influence  [Assassin]  [Inquisitor]" in lines


@pytest.mark.parametrize("reader", [A, B, C])
def test_what_is_hidden_is_neither_drawn_nor_told(reader: int) -> None:
    """Whatever roles others hold: a table that differs only in them looks the same."""
    table = known_position()
    scene = scene_of(table, reader)
    shown = printed(DRAWING.table(scene, ROOMY)) + "\n".join(DRAWING.words(scene))
    for seat in {A, B, C} - {reader}:
        hand = line_of(DRAWING.words(scene), NAMES[seat])
        face_down = hand.partition("lost")[0]
        assert not any(role in face_down for role in ROLES), hand
    hidden = table.clone()
    g: Any = hidden.g
    for seat in {A, B, C} - {reader}:
        for slot in g.hands[seat]:
            g.cards.face[slot] = (g.cards.face[slot] + 1) % 3
    other = scene_of(hidden, reader)
    other.events = scene.events
    assert shown == printed(DRAWING.table(other, ROOMY)) + "\n".join(DRAWING.words(other))


def test_the_public_sees_no_hand() -> None:
    scene = scene_of(known_position(), None)
    assert DRAWING.hand(scene) is None
    assert not any("Your influence" in line or "known to you" in line for line in DRAWING.words(scene))


def test_the_table_in_words() -> None:
    assert DRAWING.words(scene_of(known_position(), C)) == [
        "Turn 3: [/b]Ada the Great",
        "Court: 7",
        "Reserve: 5",
        "[/b]Ada the Great: 4 coins; Loyalists; 2 cards face down",
        "Bruno: 1 coin; Reformists; 1 card face down; lost: Contessa",
        "You: 9 coins; Reformists; 2 cards face down",
        "Dario: 0 coins; Loyalists; out; lost: Contessa, Assassin",
        "Turn 1, Bruno: Duke, caught",
        "Turn 2, you: Duke, unchallenged",
        "Turn 3, [/b]Ada the Great: Captain, undecided",
        "[/b]Ada the Great tries to steal from you as the Captain",
        "Your influence: Assassin, Inquisitor",
    ]


def test_a_block_stands_below_what_it_blocks_and_nothing_is_pending_between_turns() -> None:
    table = known_position()
    for seat, answer in [(B, "pass"), (C, "pass"), (C, "block:Inquisitor")]:
        table.play(seat, answer)
    pending = [line for line in drawn(table, A) if line.startswith("» ")]
    assert pending == [
        "» You try to steal from Clara as the Captain",
        "» Clara blocks your steal as the Inquisitor",
    ]
    for seat in (A, B):
        table.play(seat, "pass")
    assert table.prompt(B) is not None
    assert not [line for line in drawn(table, B) if line.startswith("» ")]


def test_what_was_examined_and_proven_stays_known() -> None:
    table = known_position()
    for seat, answer in [(B, "pass"), (C, "challenge"), (A, "show:Captain"), (C, "lose:Assassin"), (C, "pass")]:
        table.play(seat, answer)
    lines = drawn(table, B)
    assert "Captain ✓" in line_of(lines, "[/b]Ada the…")
    fact = next(line for line in lines if " include: " in line)
    assert fact == "8 cards ([/b]Ada the Great, the court) include: Captain"
    for seat, answer in [(B, "income"), (C, "examine@0"), (A, "pass"), (B, "pass"), (A, "show:Duke")]:
        table.play(seat, answer)
    assert "known to you: Duke" in line_of(DRAWING.words(scene_of(table, C)), NAMES[A])
    assert "■ Duke" in line_of(drawn(table, C), "[/b]Ada the…")
    assert "Duke" not in line_of(DRAWING.words(scene_of(table, B)), NAMES[A])
    table.play(C, "leave")  # the two may be shuffled now
    after = "2 cards ([/b]Ada the Great) include: Duke"
    assert after in DRAWING.words(scene_of(table, C))
    assert after not in DRAWING.words(scene_of(table, B))


def test_patrons_in_the_hand_have_the_numbers_of_their_options() -> None:
    table = known_position()
    for seat, answer in [(B, "challenge"), (C, "pass")]:
        table.play(seat, answer)
    line = next(line for line in drawn(table, A) if line.startswith("Your influence"))
    notations = [option.notation for option in scene_of(table, A).options]
    lose = {role: notations.index(f"lose:{role}") + 1 for role in ("Duke", "Captain")}
    assert notations[0] == "show:Captain"
    assert f"[1 {lose['Captain']} Captain]" in line
    assert f"[{lose['Duke']} Duke]" in line


def test_in_russian_roles_have_russian_names() -> None:
    table = known_position()
    scene = scene_of(table, C, "ru")
    told = [scene.speech.event(event) for event in scene.events]
    assert "Bruno теряет покровителя: Графиня" in told
    everything = [*told, *DRAWING.words(scene), *drawn(table, C, language="ru")]
    for line in everything:
        assert not any(role in line for role in ROLES), line
    sentences: list[tuple[str, dict[str, Any], str]] = [
        (
            "CardsDealt",
            {"seat": C, "count": 2, "cards": ["Duke", "Inquisitor"]},
            "Вы получаете карты: Герцог и Инквизитор",
        ),
        ("Blocked", {"seat": B, "actor": C, "action": "aid", "role": "Duke"}, "(Герцог)"),
        ("Examined", {"seat": B, "target": C, "swap": True}, "требует, чтобы вы заменили карту"),
        ("FactionSwitched", {"seat": B, "target": B, "faction": 1}, "переходит к реформистам"),
    ]
    for type, fields, expected in sentences:
        assert expected in scene.speech.event({"type": type, **fields})


def test_the_reader_wins_alone_or_with_others() -> None:
    speech = scene_of(known_position(), C).speech
    won = {tuple(seats): speech.event({"type": "GameWon", "winners": seats}) for seats in ([C], [B], [B, C])}
    assert list(won.values()) == ["You win the game", "Bruno wins the game", "Bruno and you share the victory"]


def random_play(seats: int, seed: int, options: dict[str, Any]) -> Iterator[Table]:
    table = Table.new(COUP, seats, seed=seed, options=options)
    rng = Rng(seed_bytes(seed)).fork("drawn")
    while not table.over:
        yield table
        table.play(*pick(table, rng))
    yield table


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    ("seats", "size", "options"),
    [
        (2, (80, 24), {"two_players": "pick_one"}),
        (4, (80, 24), {}),
        (6, (80, 24), ALL),
        (10, (120, 40), ALL),
    ],
    ids=str,
)
def test_every_table_fits_its_screen(seats: int, size: tuple[int, int], options: dict[str, Any], language: str) -> None:
    for table in random_play(seats, 4, options):
        for reader in table.to_act[:1] if len(table.steps) % 5 == 0 else []:
            fits(drawn(table, reader, size, language), size)
    scene = scene_of(table, 0, language)
    assert table.result is not None
    assert len(DRAWING.result_words(scene)) == seats
    best = printed(DRAWING.result(scene)).splitlines()[1].split()
    winner = table.view(None).board.players[table.result.winners[0]]
    assert [best[0], *best[-2:]] == ["1", str(len(winner.patrons)), str(winner.coins)]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("seats", "size"), [(6, (80, 24)), (10, (120, 40))], ids=str)
def test_the_most_options_there_can_be_fit(seats: int, size: tuple[int, int], language: str) -> None:
    """Everybody of one faction, and coins for everything."""
    factions = dict.fromkeys("ABCDEFGHIJ"[:seats], "loyalist")
    table = Table.at(COUP, {"coins": {"A": 9}, "factions": factions}, seats=seats, options=ALL)
    assert len(table.legal(0)) == 6 + 5 * (seats - 1)
    lines = drawn(table, 0, size, language)
    fits(lines, size)
    for seat in range(1, seats):
        assert any(re.search(rf"{NAMES[seat]}\W+2\b", line) for line in lines), "everybody's coins are on the screen"


def fits(frame: list[str], size: tuple[int, int]) -> None:
    assert len(frame) == size[1] - 2
    assert max(map(cell_len, frame)) <= size[0]
    assert not any("… the table is larger" in line or "… стол больше" in line for line in frame)


def test_who_is_about_to_win_is_told_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    given = {
        "hands": {"A": "Duke", "B": "Captain", "C": ""},
        "lost": {"A": "Contessa", "B": "Duke", "C": "Captain Contessa"},
        "coins": {"A": 2, "B": 7},
        "to_move": "A",
    }
    table = Table.at(COUP, given, seats=3)
    prompt = table.prompt(0)
    assert prompt is not None
    danger = "Danger: Bruno wins with a coup: you have one influence left [CO-2.3]"
    plain = PlainScreen(DRAWING)
    plain.show(scene_of(table, 0), prompt)
    assert danger in capsys.readouterr().out.splitlines()
    plain.show(scene_of(table, 0), prompt)
    assert danger not in capsys.readouterr().out, "what is still so is not said again"
    assert danger in drawn(table, 0)
    assert drawn(table, 0, language="ru").count(threats_in_words(scene_of(table, 0, "ru"))[0]) == 1
