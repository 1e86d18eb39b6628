"""Whole games, written down and compared to the letter (see `goldens.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from camarilla.checks.scenario import letter

from ..goldens import LEGEND, hold, playthrough

FOLDER = Path(__file__).with_name("goldens")
SEED = 11
VIEW = """\
phase, round, turn, title, Visions drawn, banks,
# and of each player role, favor/secrets/Supply/warbands, site, number of advisers and relics"""
SEAT_FIELDS = ("seat", "giver", "taker", "defender", "partner")

FAMILIES = {
    "first-game-3": (3, {"deeds": 3}),
    "invented-4": (4, {"chronicle": "invented:5", "deeds": 3}),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_playthrough(oath, family):
    seats, options = FAMILIES[family]
    t = oath.new(seats=seats, options=options, seed=SEED)
    lines = playthrough(t, SEED, view_line, seat_fields=SEAT_FIELDS, ask_once=True)
    title = " ".join(["Oath,", f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])
    hold(FOLDER / f"{family}.txt", LEGEND.format(title=title, seed=SEED, view=VIEW) + "\n".join(lines) + "\n")


def test_there_is_no_other_golden():
    assert {file.stem for file in FOLDER.iterdir()} == set(FAMILIES)


def view_line(board):
    """The public view in short; nobody's facedown advisers are public."""
    for player in board.players:
        assert [card.name for card in player.advisers + player.hand if card.name and not card.faceup] == []
    title = "none" if board.title is None else letter(board.title) + (" usurper" if board.usurper else "")
    banks = "/".join(str(count) for count in board.banks.values())
    players = " ".join(player_words(seat, player) for seat, player in enumerate(board.players))
    return f"{board.phase} {board.round}; turn {letter(board.turn)}; title {title}; {board.visions}; {banks}; {players}"


def player_words(seat, player):
    """A player in short."""
    tokens = f"{player.favor}/{player.secrets}+{player.facedown_secrets}/{player.supply}/{player.warbands}"
    return f"{letter(seat)} {player.role} {tokens} @{player.pawn} {len(player.advisers)}+{len(player.relics)}"
