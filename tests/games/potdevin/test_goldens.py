"""One whole game of each variant, written down and compared to the letter (see `goldens.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from camarilla.checks.scenario import letter
from camarilla.games.potdevin.game import GAME

from ..goldens import LEGEND, hold, playthrough

FOLDER = Path(__file__).with_name("goldens")
SEED = 17
VIEW = """\
phase and round, trump, deck, centre, trick, gems spent, who has
# still to act, and of each player cards/gems/wealth/cards won"""


@pytest.mark.parametrize("variant", GAME.variants, ids=str)
def test_playthrough(potdevin, variant):
    t = potdevin.new(seats=variant.seats, options=variant.options, seed=SEED)
    lines = playthrough(t, SEED, view_line, seat_fields=("seat", "leader"))
    legend = LEGEND.format(title=f"Pot de Vin, {variant}", seed=SEED, view=VIEW)
    hold(file_of(variant), legend + "\n".join(lines) + "\n")


def test_there_is_no_other_golden():
    assert {file_of(variant) for variant in GAME.variants} == set(FOLDER.iterdir())


def file_of(variant):
    """Where the game of a variant is written down."""
    return FOLDER / f"{'-'.join([f'{variant.seats}-seats', *variant.options])}.txt"


def view_line(board):
    """The public view in short."""
    parts = [
        f"{board.phase} {board.round}",
        f"trump {board.trump.name if board.trump else 'none'}",
        f"deck {board.trump_deck}{''.join(f' {card.name}' for card in board.deck_known)}",
        f"centre {' '.join(card.name for card in board.centre) or 'empty'}",
        f"trick {' '.join(f'{letter(played.seat)}:{played.card.name}' for played in board.trick) or 'empty'}",
        f"spent {board.spent}",
        f"left {''.join(letter(seat) for seat in board.left) or 'nobody'}",
        " ".join(
            f"{letter(seat)} {player.cards}/{player.gems}/{player.wealth}/{len(player.won)}"
            for seat, player in enumerate(board.players)
        ),
    ]
    return "; ".join(parts)
