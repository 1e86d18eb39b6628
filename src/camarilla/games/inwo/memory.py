"""What the game remembers of a card: by its slot while it lies open, by its name in a hand, where slots are mixed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import Use
from camarilla.games.inwo.model.play_fields import renumbered
from camarilla.kernel.hooks import Effect

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

MEMORY: Final = -2
"""From here down a number names a card in a hand by what it is: in a hand slots are mixed."""
HANDS: Final = 8
"""More than there are seats."""
SEAT_EFFECTS: Final[set[str]] = {
    in_force.ATTACK_BOOST,
    in_force.ATTACK_GUARD,
    in_force.BURIED,
    in_force.CARD_SEARCHED,
    in_force.DRAW_SEARCHED,
    in_force.DRAW_STOPPED,
    in_force.CANNOT_DRAW,
    in_force.SUCCEEDS,
}
"""Keys of effects whose first number is not a card."""
FURTHER_CARDS: Final[dict[str, int]] = {in_force.ATTACK_BOOST: 2, in_force.ATTACK_GUARD: 2, in_force.STORED: 1}
"""Keys of effects that are about one more card, and at which place; a marker is no such card, nor what keeps an effect
up, since the effect goes with it."""


def is_about_seat(key: str) -> bool:
    """Whether the first number of such an effect is not a slot."""
    return key in SEAT_EFFECTS


def in_hand_of(g: Inwo, slot: int, seat: int) -> int:
    """The number under which a card is remembered that went into a hand."""
    return number_of(g.cards.face[slot], seat)


def number_of(face: int, seat: int) -> int:
    """The number of what a hand holds, by its name."""
    return MEMORY - (face * HANDS + seat)


def face_of(g: Inwo, number: int) -> int:
    """What a remembered card is, by its slot or from a hand; -1 for none."""
    if number >= 0:
        return g.cards.face[number]
    return (MEMORY - number) // HANDS if number <= MEMORY else -1


def has_card(g: Inwo, number: int, seat: int) -> bool:
    """Whether the card that an effect is about, in play or in a hand, is a player's."""
    return g.holder[number] == seat if number >= 0 else (MEMORY - number) % HANDS == seat


def follow(g: Inwo, old: int, new: int) -> None:
    """What a card has done, and what is about it, is remembered of it wherever it goes: it has another number now."""
    g.used = [Use(new, use.what) if use.card == old else use for use in g.used]
    g.used_up = [Use(new, use.what) if use.card == old else use for use in g.used_up]
    for card in g.written:
        if g.written[card] == old:
            g.written[card] = new
    g.effects.entries = [moved(e, old, new) for e in g.effects.entries]


def moved(effect: Effect, old: int, new: int) -> Effect:
    """The same effect, wherever it speaks of the card."""
    if old not in effect.about:
        return effect
    places = [] if is_about_seat(effect.key) else [0]
    if effect.key in FURTHER_CARDS:
        places.append(FURTHER_CARDS[effect.key])
    return renumbered(effect, places, old, new)
