"""Each of the 57 luminaries as it is printed: degree, factions, strength, organisation, prices (PA-3).

What is printed, or follows from the rulebook, stands here once more, so that a slip in `cards.json` is noticed. What
was reconstructed is read from `cards.json`, so that a printed value can take its place there: here play must agree.
"""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.games.pax.catalog import LUMINARIES
from camarilla.testing import card, rule

from .helpers import legal, table, told

PRINTED = """
PIL001 I A+M 2
PIL002 I A+Cr 2
PIL003 I A+Kn 3
PIL004 I A+Cl 3
PIL005 I A+Sc 2
PIL006 I M+Cr 4
PIL007 I M+Kn 2
PIL008 I M+Cl 3
PIL009 I M+Sc 3
PIL010 I Cr+Kn 2
PIL011 I Cr+Cl 2
PIL012 I Cr+Sc 4
PIL013 I Kn+Cl 3
PIL014 I Kn+Sc 3
PIL015 I Cl+Sc 2
PIL016 II A+M 2
PIL017 II A+Cr 5
PIL018 II A+Kn 6
PIL019 II A+Cl 4
PIL020 II A+Sc 3
PIL021 II M+Cr 6
PIL022 II M+Kn 4
PIL023 II M+Cl 3
PIL024 II M+Sc 5
PIL025 II Cr+Kn 2
PIL026 II Cr+Cl 4
PIL027 II Cr+Sc 4
PIL028 II Kn+Cl 5
PIL029 II Kn+Sc 3
PIL030 II Cl+Sc 5
PIL031 III A+M 6
PIL032 III A+Cr 5
PIL033 III A+Kn 6
PIL034 III A+Cl 6
PIL035 III A+Sc 4
PIL036 III M+Cr 6
PIL037 III M+Kn 6
PIL038 III M+Cl 4
PIL039 III M+Sc 5
PIL040 III Cr+Kn 5
PIL041 III Cr+Cl 6
PIL042 III Cr+Sc 4
PIL043 III Kn+Cl 5
PIL044 III Kn+Sc 6
PIL045 III Cl+Sc 5
PIL046 GM A dagger
PIL047 GM M dagger
PIL048 GM Cr dagger
PIL049 GM Kn dagger
PIL050 GM Cl dagger
PIL051 GM Sc dagger
PIL052 RA A hammers
PIL053 RA M hammers
PIL054 RA Cr hammers
PIL055 RA Kn hammers
PIL056 RA Cl hammers
PIL057 RA Sc hammers
"""
ORDER = ["A", "M", "Cr", "Kn", "Cl", "Sc"]
BIG = ["PIL031", "PIL033", "PIL034", "PIL035", "PIL036"]
"""Cards with three cells each."""


LINES = [line.split() for line in PRINTED.strip().splitlines()]

every_card = pytest.mark.parametrize(
    ("name", "degree", "factions", "strength"),
    [pytest.param(*line, marks=card(line[0]), id=line[0]) for line in LINES],
)
every_line = pytest.mark.parametrize(
    "line", [pytest.param(line, marks=card(line["id"]), id=line["id"]) for line in LUMINARIES]
)


def counted(kinds):
    """Favours in the words of a position."""
    number = Counter(kinds)
    return " ".join([f"{kind}{number[kind]}" for kind in ORDER if number[kind]])


@rule("PA-3.1", "PA-3.3", "PA-3.4", "PA-3.5", "PA-3.6", "PA-3.7")
@every_card
def test_what_it_yields(pax, name, degree, factions, strength):
    kinds = factions.split("+")
    t = table(pax, field={"6": f"{name} A"}).play("A: interrogate:6")
    if degree in ("I", "III"):
        assert sorted(t.legal("A")) == sorted(kinds)
        t.play(f"A: {kinds[0]}")
    expected = {"I": kinds[:1], "II": kinds, "III": [*kinds, kinds[0]], "GM": kinds * 3, "RA": kinds * 2}
    assert t.favours["A"] == counted(expected[degree])


@rule("PA-3.12", "PA-10.7", "PA-10.8", "PA-10.9")
@every_card
def test_how_it_fights(pax, name, degree, factions, strength):
    def wins(mine, theirs):
        """Whether A wins with the card against nothing laid, given tokens about the disputed card."""
        cards = [other for other in BIG if other != name]
        tokens = ["A" * (mine - 1) + "B"] + ["B" * max(0, min(3, theirs - 1 - 3 * at)) for at in range(3)]
        field = {cell: f"{cards.pop()} {word}" for cell, word in zip((5, 2, 6, 9), tokens, strict=True)}
        t = table(pax, field=field, favours={"A": "Kn1"}, hands={"A": name})
        t.play("A: oust:5@B")
        began = told(t, "DisputeBegan")[0]
        assert (began["attack"], began["defence"]) == (mine, theirs)
        t.leave_open("kind")
        return told(t, "DisputeEnded")[0]["winner"] == 0

    if strength == "dagger":
        assert wins(1, 9)
        assert not wins(2, 2)
    elif strength == "hammers":
        assert wins(2, 1)
        assert not wins(2, 2)
        assert not wins(1, 2)
    else:
        assert wins(1, int(strength))
        assert not wins(1, int(strength) + 1)


@rule("PA-3.8", "PA-3.9", "PA-6.2", "PA-6.4")
@every_line
def test_what_its_cells_cost(pax, line):
    for number in range(1, len(line["cells"]) + 1):
        kinds = [kind for cell in line["cells"][:number] for kind in cell]
        t = table(pax, field={"2": line["id"]}, favours={"A": counted(kinds)}).play("A: influence:2")
        if number > 1:
            t.play(f"A: place:{number}")
        assert t.favours["A"] == ""
        assert t.tokens["A"] == 20 - number
    assert len(line["cells"]) == {"I": 1, "II": 2, "III": 3, "GM": 2, "RA": 3}[line["degree"]]


@rule("PA-3.11", "PA-16.18", "PA-16.19")
@every_line
def test_its_organisation(pax, line):
    name = line["id"]
    t = table(
        pax, field={"2": name}, favours={"A": counted(line["cells"][0])}, actions=0, special={"B": "rosicrucian_rise"}
    )
    assert legal(t, "A", "influence") == (["2"] if line["organisation"] == "rosicrucian" else [])
    if line["degree"] not in ("GM", "RA"):
        other = next(
            card for card in LUMINARIES if card["degree"] == "I" and not {*card["factions"]} & {*line["factions"]}
        )
        t = table(pax, hands={"A": name}, chain=other["id"], special={"B": "masonic_treaty"})
        assert legal(t, "A", "conspire") == ([name] if line["organisation"] == "mason" else [])
