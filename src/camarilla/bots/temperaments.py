"""Temperaments: what a bot likes to do, whatever its strength.

A temperament goes with a level, as in `level3:bold`. It leans an answer this way or that where several are about as
good; it makes nobody much stronger or weaker. What it is called, which mask it wears and how it talks are words and
pictures of those who show the table: they know it by its name.
"""

from __future__ import annotations

from typing import Final

import msgspec

from camarilla.kernel.manners import NOBODY, Leaning

__all__ = ["TEMPERAMENTS", "Temperament", "split_name"]


class Temperament(msgspec.Struct, frozen=True):
    """By how many units of a game an answer is liked more for what it says of who gives it."""

    risk: float = 0.0
    """For each point of risk."""
    grudge: float = 0.0
    """If it strikes who last did harm."""
    deal: float = 0.0
    """For a hand held out or taken."""
    strike: float = 0.0
    """If it is aimed at somebody."""

    def pull(self, leaning: Leaning, foe: int) -> float:
        """How much more an answer is liked, `foe` being who last did harm, if anybody."""
        pull = self.risk * leaning.risk + self.deal * leaning.deal
        if leaning.at != NOBODY:
            pull += self.strike + (self.grudge if leaning.at == foe else 0.0)
        return pull


TEMPERAMENTS: Final[dict[str, Temperament]] = {
    "bold": Temperament(risk=1.5),
    "careful": Temperament(risk=-1.5),
    "vengeful": Temperament(grudge=3.0),
    "dealer": Temperament(deal=4.0, strike=-0.5),
}


def split_name(name: str) -> tuple[str, str]:
    """A bot's name and its temperament, if it has one of ours; else the name as it is.

    >>> split_name("level3:bold"), split_name("level3"), split_name("search:200")
    (('level3', 'bold'), ('level3', ''), ('search:200', ''))
    """
    base, _, temperament = name.rpartition(":")
    return (base, temperament) if temperament in TEMPERAMENTS else (name, "")
