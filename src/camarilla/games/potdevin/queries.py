"""Small readings of the table that rules, questions, views and bots share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.potdevin.catalog import NAME, PERSON, PERSONS, VALUE
from camarilla.kernel.options import Label

if TYPE_CHECKING:
    from camarilla.games.potdevin.state import PotDeVin


def person_of(g: PotDeVin, slot: int) -> int:
    """The person on a card."""
    return PERSON[g.cards.face[slot]]


def lead_person(g: PotDeVin) -> int:
    """The person on the lead card."""
    return PERSON[g.cards.face[g.trick[0]]]


def name_of(g: PotDeVin, slot: int) -> str:
    """A card's name."""
    return NAME[g.cards.face[slot]]


def card_label(g: PotDeVin, slot: int) -> Label:
    """A card in words."""
    face = g.cards.face[slot]
    return Label("card", {"person": Label(f"person-{PERSONS[PERSON[face]]}"), "value": VALUE[face]})
