"""Whole games at every number of seats, with and without an opponent, compared to the letter (see `goldens.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from camarilla.checks.scenario import letter

from ..goldens import LEGEND, hold, playthrough

FOLDER = Path(__file__).with_name("goldens")
SEED = 5
VIEW = """\
phase and round, whose turn, main actions, the face-up field with tokens, court,
# and of each player favours/tokens/cards, faction cards"""
SEAT_FIELDS = ("seat", "first", "rival", "attacker", "defender", "winner", "winners")

FAMILIES = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "two-saint-germain": (2, {"opponent": "saint_germain"}),
    "three-weishaupt": (3, {"opponent": "weishaupt"}),
    "four-joseph": (4, {"opponent": "joseph_ii"}),
    "two-cagliostro": (2, {"opponent": "cagliostro"}),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_playthrough(pax, family):
    seats, options = FAMILIES[family]
    t = pax.new(seats=seats, options={**options, "max_rounds": 8}, seed=SEED)
    lines = playthrough(t, SEED, view_line, seat_fields=SEAT_FIELDS, pick=busy, ask_once=True)
    title = " ".join(["Pax Illuminaten,", f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])
    hold(FOLDER / f"{family}.txt", LEGEND.format(title=title, seed=SEED, view=VIEW) + "\n".join(lines) + "\n")


def test_there_is_no_other_golden():
    assert {file.stem for file in FOLDER.iterdir()} == set(FAMILIES)


def busy(rng, legal):
    """An answer at random; influence and realised plots come more often, so that something happens."""
    eager = [move for move in legal if move.startswith(("influence", "realise", "take", "oust"))]
    return rng.pick([*legal, *eager * 4])


def view_line(board):
    """The public view in short."""
    field = [cell_words(at, cell) for at, cell in enumerate(board.field) if cell.up]
    return "; ".join(
        [
            f"{board.phase} {board.round}",
            f"turn {letter(board.turn)}",
            f"actions {board.actions}",
            " ".join(field) or "nothing open",
            "court " + " ".join(card.name if card else "-" for card in board.court),
            " ".join(player_words(seat, player) for seat, player in enumerate(board.players)),
        ]
    )


def cell_words(at, cell):
    """A face-up card and its tokens."""
    tokens = "".join("." if owner is None else letter(owner) for owner in cell.tokens)
    return f"{at}:{cell.card.name[3:]}:{tokens}"


def player_words(seat, player):
    """A player in short; nobody's hand is public."""
    assert [card.name for card in player.hand if card.name] == []
    favours = "".join(f"{kind}{number}" for kind, number in player.favours.items() if number) or "none"
    return f"{letter(seat)} {favours}/{player.tokens}/{len(player.hand)} {'+'.join(player.faction_cards)}".strip()
