"""What a bot that searches may ask of a world of Pot de Vin: who is ahead."""

from __future__ import annotations

from typing import Final

from camarilla.games.potdevin.catalog import KIND, PERSON, PERSONS
from camarilla.games.potdevin.evaluation import DEFAULT, LAST_DECK, Standing, heap_of, outlook_for, use_among
from camarilla.games.potdevin.rules import JOKERS
from camarilla.games.potdevin.scoring import side_points
from camarilla.games.potdevin.state import PotDeVin
from camarilla.kernel.bots import odds

__all__ = ["chances"]

LEAD: Final = 5.0
"""A lead of so many points makes e times as likely to win."""


def chances(g: PotDeVin) -> list[float]:
    """Who is how likely to win, by the points to expect; partners win together."""
    sides = g.sides()
    points = [float(side_points(g, side[0])) for side in sides] if g.phase >= JOKERS else expected(g, sides)
    told = [0.0] * g.seats
    for side, chance in zip(sides, odds(points, LEAD), strict=True):
        for seat in side:
            told[seat] = chance
    return told


def expected(g: PotDeVin, sides: tuple[tuple[int, ...], ...]) -> list[float]:
    """The points each side may expect of what it has won, and what its hands and gems are good for."""
    face = g.cards.face
    won = [[face[slot] for slot in slots] for slots in g.won]
    decided = {one for faces in won for one in faces}
    if g.round > LAST_DECK:
        decided.update([face[slot] for slot in g.centre])
    left = heap_of([one for one in range(len(KIND)) if one not in decided])
    partners = [g.partner(seat) for seat in range(g.seats)]
    outlook = outlook_for(DEFAULT, g.seats, g.teams)
    standing = Standing([heap_of(faces) for faces in won], g.wealth, partners, left, outlook)
    return [standing.side_value(side[0]) + sum([in_hand(g, seat) for seat in side]) for side in sides]


def in_hand(g: PotDeVin, seat: int) -> float:
    """What a hand is good for by the values of its cards, and the gems to bribe with."""
    face = g.cards.face
    others: list[list[int]] = [[] for _ in PERSONS]
    for slots in [g.trump_deck, *[g.hands[other] for other in range(g.seats) if other != seat]]:
        for slot in slots:
            others[PERSON[face[slot]]].append(face[slot])
    use = sum([use_among(face[slot], others[PERSON[face[slot]]], DEFAULT) for slot in g.hands[seat]])
    return use + DEFAULT.gem * g.gems[seat]
