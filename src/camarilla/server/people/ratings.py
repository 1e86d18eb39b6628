"""How strong players are: ratings by OpenSkill, moved after each rated game."""

from __future__ import annotations

from openskill.models import PlackettLuce

from camarilla.server.storage.models import RatingRow

__all__ = ["MODEL", "move_ratings"]

MODEL = PlackettLuce()


def move_ratings(sides: list[list[RatingRow]], ranks: list[int]) -> None:
    """Move ratings after a game."""
    before = [[MODEL.rating(mu=row.mu, sigma=row.sigma) for row in side] for side in sides]
    after = MODEL.rate(before, ranks=[float(rank) for rank in ranks])
    for side, ratings in zip(sides, after, strict=True):
        for row, rating in zip(side, ratings, strict=True):
            row.mu, row.sigma = rating.mu, rating.sigma
            row.games += 1
