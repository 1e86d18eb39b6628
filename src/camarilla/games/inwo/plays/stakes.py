"""Who acts on whom: what a seat is told with the question whether it responds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from camarilla.games.inwo.attacks.model import KINDS, SETTLED
from camarilla.games.inwo.catalog import FACE, ID
from camarilla.games.inwo.plays.costs import seat_label

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def at_stake(g: Inwo, seat: int, *about: int) -> dict[str, Any]:
    """The open play, or else the attack: the `deed` (`play`, `control`, `destroy` or another), who acts, with or on
    which `card`, and `whose` it is: one's `own`, a `rival`'s, or aimed at what is `mine`.
    """
    play = next((play for play in reversed(g.plays.open) if play.id in g.stack), None)
    attack = g.attack
    if play is not None:
        card = play.what.partition("/")[0]
        known = card in FACE
        return told("play" if known else "other", play.seat, card if known else "", seat, g.seats)
    if attack is not None and attack.stage < SETTLED:
        card = ID[g.cards.face[attack.target]]
        return told(KINDS[attack.kind], attack.attacker, card, seat, attack.defender)
    return told("other", seat, "", seat, g.seats)


def told(deed: str, actor: int, card: str, seat: int, victim: int) -> dict[str, Any]:
    """The arguments of the question."""
    whose = "own" if actor == seat else "mine" if victim == seat else "rival"
    return {"deed": deed, "seat": seat_label(actor), "card": card, "whose": whose}
