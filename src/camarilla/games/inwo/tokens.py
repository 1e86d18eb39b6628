"""Action tokens: the places through which they are spent, lost and given, and what takes them from a Place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.inwo import events, power
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import TokenMove
from camarilla.games.inwo.model.play_fields import subject_of
from camarilla.games.inwo.structures import grid
from camarilla.kernel.errors import BrokenContract

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def spend(g: Inwo, slot: int, count: int = 1) -> None:
    """IN-6.1: a card's tokens are removed as it acts; after its own, those that an open play gives it (IN-21.3)."""
    if power.token_count(g, slot) < count:
        raise BrokenContract(f"{ID[g.cards.face[slot]]} spends {count} tokens and has {power.token_count(g, slot)}")
    own = min(count, g.tokens[slot])
    g.tokens[slot] -= own
    left = count - own
    for i, (play, moved, number) in enumerate(g.token_moves):
        if left > 0 and moved == slot and number > 0 and g.plays.stands(play):
            given = min(number, left)
            g.token_moves[i] = TokenMove(play, slot, number - given)
            left -= given
    g.touch()


def strip(g: Inwo, slot: int) -> None:
    """A card loses all its tokens."""
    if g.tokens[slot]:
        if g.log is not None:
            g.tell(events.TokensLost(ID[g.cards.face[slot]], g.tokens[slot]))
        g.tokens[slot] = 0
        g.touch()


def give_token(g: Inwo, slot: int, count: int = 1) -> None:
    """A card gets a token, if it may have one."""
    if power.gets_tokens(g, slot):
        g.tokens[slot] += count
        g.touch()


def devastate(g: Inwo, slot: int) -> None:
    """IN-10.16: a Place is marked; it and everything below loses tokens."""
    if not power.devastated(g, slot):
        g.effects.add(in_force.DEVASTATED, g.holder[slot], (slot,))
        g.touch()
    for other in grid.branch(g, slot):
        strip(g, other)


def relieve(g: Inwo, slot: int) -> None:
    """A Place has Relief."""
    for effect in g.effects.of(in_force.DEVASTATED):
        if subject_of(effect) == slot:
            g.effects.cancel(effect.id)
    g.touch()
