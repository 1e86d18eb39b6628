"""One whole game of each family of variants, written down and compared to the letter (see `goldens.py`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from camarilla.checks.scenario import letter

from ..goldens import LEGEND, hold, playthrough

FOLDER = Path(__file__).with_name("goldens")
SEED = 17
VIEW = """\
phase and turns, whose turn, court, reserve, treasury, the last claim,
# and of each player coins/patrons face down, faction, patrons lost"""
SEAT_FIELDS = ("seat", "starter", "claimant", "actor", "target", "winners")
EVERYTHING = {"reformation": True, "inquisition": True, "steal_from_dead": True, "reopen_aid_block": True}

FAMILIES = {
    "base-4": (4, {}),
    "two-one-coin": (2, {}),
    "two-pick-one": (2, {"two_players": "pick_one"}),
    "reformation-5": (5, {"reformation": True}),
    "inquisition-4": (4, {"inquisition": True}),
    "everything-10": (10, EVERYTHING),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_playthrough(coup, family):
    seats, options = FAMILIES[family]
    t = coup.new(seats=seats, options=options, seed=SEED)
    lines = playthrough(t, SEED, view_line, seat_fields=SEAT_FIELDS, pick=mostly_pass, ask_once=True)
    title = " ".join(["Coup,", f"{seats} seats", *(f"{name}={value}" for name, value in options.items())])
    hold(FOLDER / f"{family}.txt", LEGEND.format(title=title, seed=SEED, view=VIEW) + "\n".join(lines) + "\n")


def test_there_is_no_other_golden():
    assert {file.stem for file in FOLDER.iterdir()} == set(FAMILIES)


def mostly_pass(rng, legal):
    """An answer at random; of those who may pass, most do."""
    return rng.pick([*legal, *["pass"] * 6 * legal.count("pass")])


def view_line(board):
    """The public view in short."""
    claims = [f"{letter(claim.seat)} {claim.role} {claim.outcome}" for claim in board.claims[-1:]]
    return "; ".join(
        [
            f"{board.phase} {board.turns}",
            f"turn {letter(board.turn)}",
            f"court {board.court}",
            f"reserve {board.reserve}",
            f"treasury {board.treasury}",
            f"claim {claims[0] if claims else 'none'}",
            " ".join(player_words(seat, player, board.phase) for seat, player in enumerate(board.players)),
        ]
    )


def player_words(seat, player, phase):
    """A player in short; nobody's face-down patrons are public before the end."""
    hidden = player.set_aside if phase == "over" else player.patrons + player.set_aside
    assert [patron.role for patron in hidden if patron.role] == []
    words = [f"{letter(seat)} {player.coins}/{len(player.patrons)}"]
    words += [player.faction] if player.faction else []
    words += ["+".join(patron.role for patron in player.lost)] if player.lost else []
    return " ".join(words)
