"""What an open moment is about, for its prompt: the play, the attack, the roll or the happening that one may answer.

Everything here is public: plays and attacks are announced to all, and a card is named only where it lies face up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.inwo import events
from camarilla.games.inwo.attacks.model import KINDS
from camarilla.games.inwo.catalog import FACE, PLOT, TYPE
from camarilla.games.inwo.model.play_fields import card_of
from camarilla.games.inwo.model.zones import (
    CAPTURED_NOW,
    DESTROYED_NOW,
    DEVASTATED_NOW,
    DISCARDED_NOW,
    HIDDEN,
    KILLED_NOW,
    LOST_NOW,
    RELIEVED_NOW,
)
from camarilla.games.inwo.plays.stakes import at_stake
from camarilla.kernel.options import Label

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

HAPPENINGS: Final = {
    DESTROYED_NOW: "destroyed",
    KILLED_NOW: "destroyed",
    DISCARDED_NOW: "discarded",
    CAPTURED_NOW: "captured",
    DEVASTATED_NOW: "devastated",
    RELIEVED_NOW: "relieved",
    LOST_NOW: "destroyed",
}
"""What is said of a card to which something has happened; what happens to hidden cards is not named."""


def seat_label(seat: int) -> Label:
    """A seat within a sentence."""
    return Label("seat", {"seat": seat})


def play_kind(what: str) -> str:
    """The sort of a play: `plot` or `power` of a card, or the word of one that no card makes (`takeover`)."""
    face = FACE.get(what.partition("/")[0].partition("~")[0])
    if face is None:
        return what
    return "plot" if TYPE[face] == PLOT else "power"


def play_args(g: Inwo, seat: int, *about: int) -> dict[str, Any]:
    """The play that may be answered; where no card makes it, the card that it moves or takes over."""
    kind = moved = ""
    if g.stack:
        play = next(play for play in g.plays.open if play.id == g.stack[-1])
        kind = play_kind(play.what)
        moved = events.name(g, card_of(play)) if kind in ("takeover", "resource", "move") else ""
    return {**at_stake(g, seat, *about), "kind": kind or "other", "moved": moved}


def happening_args(g: Inwo, seat: int, *about: int) -> dict[str, Any]:
    """What has just happened to a card, and who did it or had it."""
    for happening in reversed(g.just):
        kind = HAPPENINGS.get(happening.what)
        if kind is not None and g.zone[happening.slot] not in HIDDEN:
            doer = happening.other if kind == "captured" else happening.seat
            who = doer if 0 <= doer < g.seats else g.turn
            return {"kind": kind, "card": events.name(g, happening.slot), "seat": seat_label(who)}
    return {"kind": "other", "card": "", "seat": seat_label(g.turn)}


def attack_args(g: Inwo, seat: int, *about: int) -> dict[str, Any]:
    """The attack under way: who attacks what, and with what."""
    attack = g.attack
    if attack is None:
        return {"seat": seat_label(g.turn), "kind": "control", "leader": "", "target": ""}
    leader = attack.leader if attack.leader >= 0 else attack.card
    return {
        "seat": seat_label(attack.attacker),
        "kind": KINDS[attack.kind],
        "leader": events.name(g, leader),
        "target": events.name(g, attack.target),
    }


def claim_args(g: Inwo, seat: int, *about: int) -> dict[str, Any]:
    """Who claims victory."""
    return {"seat": seat_label(g.claims[-1].seat if g.claims else g.turn)}


def giver_args(g: Inwo, seat: int, giver: int) -> dict[str, Any]:
    """Who gives something."""
    return {"seat": seat_label(giver)}


OCCASIONS: Final = {"reply": play_args, "after": happening_args}
"""The arguments of the prompts of open moments that say more than what is at stake."""
