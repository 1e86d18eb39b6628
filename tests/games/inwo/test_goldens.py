"""Whole games, written down and compared to the letter (see `goldens.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from camarilla.checks.scenario import letter

from ..goldens import LEGEND, hold, playthrough

FOLDER = Path(__file__).with_name("goldens")
SEED = 23
VIEW = "step, moment, turn, and of each player groups/resources/Plots/Group cards/tokens"

FAMILIES = {
    "starter-2": (2, {"round_limit": 4}),
    "starter-3": (3, {"round_limit": 2}),
    "random-2-rules-1-2": (2, {"decks": "random", "rules": "1.2", "round_limit": 3}),
    "sealed-4": (4, {"decks": "sealed", "round_limit": 2}),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_playthrough(inwo, family):
    seats, options = FAMILIES[family]
    t = inwo.new(seats=seats, options=options, seed=SEED)
    lines = playthrough(t, SEED, view_line, seat_fields=("seat", "proposer", "partner"), pick=often_pass, ask_once=True)
    title = " ".join(["INWO,", f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])
    hold(FOLDER / f"{family}.txt", LEGEND.format(title=title, seed=SEED, view=VIEW) + "\n".join(lines) + "\n")


def test_there_is_no_other_golden():
    assert {file.stem for file in FOLDER.iterdir()} == set(FAMILIES)


def often_pass(rng, legal):
    """Anything, but passing more often than chance would: otherwise most of a game is talk."""
    if "pass" in legal and rng.below(4):
        return "pass"
    return rng.pick([move for move in legal if move != "free"] or legal)


def view_line(board):
    """The public view in short; nobody's hand is public."""
    for player in board.players:
        assert [card.card for card in player.plots + player.hand if card.card] == []
    players = " ".join(player_words(seat, player) for seat, player in enumerate(board.players))
    return f"{board.step}; {board.moment or '-'}; turn {letter(board.turn)}; {players}"


def player_words(seat, player):
    """A player in short."""
    tokens = sum(group.tokens for group in player.groups)
    cards = f"{len(player.groups)}/{len(player.resources)}/{len(player.plots)}+{len(player.exposed)}/{len(player.hand)}"
    return f"{letter(seat)} {player.illuminati} {cards}/{tokens}"
