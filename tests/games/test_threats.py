"""Who is about to win, over random games of all: everybody hears the same, in words."""

from __future__ import annotations

import random

import pytest

from camarilla.cli.tables import drawing_of
from camarilla.cli.words import Speech
from camarilla.kernel.game import find
from camarilla.kernel.game import names as game_names
from camarilla.kernel.options import Label
from camarilla.kernel.table import Table


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_threats_are_sentences_that_everybody_hears(game, language):
    """Not one depends on who looks; each is said without a raw id, to those it is about and to the others."""
    heard = set()
    for seed in range(3):
        fewest = min(find(game).variants, key=lambda variant: variant.seats)
        table = Table.new(find(game), fewest.seats, seed=seed, options=fewest.options)
        rng = random.Random(seed)
        names = [f"Player {seat}" for seat in range(table.seats)]
        speech = Speech(find(game), drawing_of(find(game)), language, names)
        for _ in range(600):
            if table.over:
                break
            seat = rng.choice(table.to_act)
            table.play(seat, rng.choice(table.legal(seat)))
            threats = table.view(None, figures=True).threats
            for reader in range(table.seats):
                assert table.view(reader, figures=True).threats == threats
            for threat in threats:
                assert isinstance(threat.label, Label)
                if (threat.label.id, threat.seat) not in heard:
                    heard.add((threat.label.id, threat.seat))
                    for reader in (None, *range(table.seats)):
                        sentence = speech.to(reader).label(threat.label)
                        assert "threat-" not in sentence
                        assert "{" not in sentence
