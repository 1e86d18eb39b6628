"""One whole game of each variant, written down and compared to the letter.

`CAMARILLA_REWRITE_GOLDENS=1 pytest tests/games/potdevin/test_goldens.py` writes the files anew; read the difference
before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from camarilla.games.potdevin.game import GAME
from camarilla.kernel.events import everything
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.scenario import letter

FOLDER = Path(__file__).with_name("goldens")
SEED = 17

LEGEND = """\
# {title}, seed {seed}.
# "-" is an event, nothing hidden; "=" the public view: phase and round, trump, deck, centre, trick, gems spent, who has
# still to act, and of each player cards/gems/wealth/cards won; "?" who is asked what, with all options; ">" the answer.
"""


@pytest.mark.parametrize("variant", GAME.variants, ids=str)
def test_playthrough(potdevin, variant):
    t = potdevin.new(seats=variant.seats, options=variant.options, seed=SEED)
    text = LEGEND.format(title=f"Pot de Vin, {variant}", seed=SEED) + "\n".join(playthrough(t)) + "\n"
    file = file_of(variant)
    if os.environ.get("CAMARILLA_REWRITE_GOLDENS"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")


def test_there_is_no_other_golden():
    assert {file_of(variant) for variant in GAME.variants} == set(FOLDER.iterdir())


def file_of(variant):
    """Where the game of a variant is written down."""
    return FOLDER / f"{'-'.join([f'{variant.seats}-seats', *variant.options])}.txt"


def playthrough(t):
    """The game in lines, answered at random from a fixed stream."""
    rng = Rng(seed_bytes(SEED)).fork("golden")
    told = 0
    while True:
        yield from (event_line(event) for event in everything(t.events[told:]))
        told = len(t.events)
        yield view_line(t.table.view(None).board)
        if not t.to_act:
            break
        for seat in t.to_act:
            prompt = t.table.prompt("ABCDEF".index(seat))
            yield f"? {seat} {prompt.label.id} [{prompt.rule}]: {' '.join(t.legal(seat))}"
        seat = t.to_act[0]
        answer = rng.pick(t.legal(seat))
        yield f"> {seat}: {answer}"
        t.play(f"{seat}: {answer}")
    result = t.table.result
    yield f"scores {result.scores}, ranks {result.ranks}, won by {' '.join(t.winners)}"


def event_line(event):
    """An event in words: seats as letters, no slots."""
    words = []
    for name, value in event.items():
        if name in ("seat", "leader"):
            value = letter(value)
        if name not in ("type", "slot", "slots"):
            words.append(f"{name} {' '.join(map(str, value)) if isinstance(value, list) else value}")
    return f"- {event['type']}: {', '.join(words)}"


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
    return f"= {'; '.join(parts)}"
