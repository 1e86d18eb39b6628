"""An attack, a play of a Plot in one's turn, or a deal as one decision (IN-7.4 to IN-7.7, IN-21.2, IN-21.19).

An attack is settled from its leader, its target and its helpers to when it is committed; a play from what is chosen
for it to what pays for it. A card that is laid open to be played is played: so all is settled before it is laid open.
A deal is settled from whom it is proposed to, to where it is offered; a counter-offer, and a deal in the middle of
somebody else's move, from the first thing that is put in or taken out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from camarilla.games.inwo import queries
from camarilla.games.inwo.attacks import strength
from camarilla.games.inwo.attacks.attacking import ANNOUNCE, GO, HOW_MANY, PRESS, TARGET
from camarilla.games.inwo.attacks.model import CONTROL, DESTROY, Attack
from camarilla.games.inwo.attacks.odds import supposed_strength
from camarilla.games.inwo.figures import AttackFigures, attack_figures, before_the_roll
from camarilla.games.inwo.plays.costs import PAY_CARD, PAYER, PRICE
from camarilla.games.inwo.plays.free_moves import FREE
from camarilla.games.inwo.plays.questions import PICKS
from camarilla.games.inwo.plays.trades import TALK
from camarilla.games.inwo.rules import MAIN_CHOICE
from camarilla.kernel.choices import Choice
from camarilla.kernel.facets import Decisions

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

__all__ = ["InwoDecisions"]

KINDS: Final = {"control": CONTROL, "destroy": DESTROY}
"""What an attack is for, as the answer that begins it is spelt."""
AID: Final = "aid"
PLOT: Final = "plot"
PAYING: Final = (PRICE, PAYER, PAY_CARD)
FREE_MOVE: Final = "free"
"""What a deal begins with; it goes on with whom one deals with."""
DEALING: Final = (FREE, TALK.build)


class InwoDecisions(Decisions):
    """INWO's."""

    parts = frozenset(ask.prompt for ask in (TARGET, HOW_MANY, ANNOUNCE, *PICKS.values(), *PAYING, *DEALING))
    again = frozenset({TALK.build.prompt})
    reveals = frozenset(ask.prompt for ask in (MAIN_CHOICE, TARGET, PICKS["card"]))

    def begins(self, prompt: str, notation: str) -> bool:
        """An attack of phase 5, a Plot played then, or a deal; or whatever is put into a deal at any other time."""
        if prompt == TALK.build.prompt:
            return True
        return prompt == MAIN_CHOICE.prompt and notation.partition(":")[0] in (*KINDS, PLOT, FREE_MOVE)

    def usual(self, g: Inwo, choice: Choice, notations: Sequence[str]) -> str | None:
        """The leader and the target that are most likely to succeed; no helpers; and it is pressed.

        Of what is chosen and paid for a play, what comes first. A deal with whoever comes first, offered as soon as
        there is something in it; no free move is filled in that is not a deal.
        """
        prompt = choice.ask.prompt
        if prompt == MAIN_CHOICE.prompt:
            leads = [notation for notation in notations if notation.partition(":")[0] in KINDS]
            return max(leads, key=lambda notation: best(g, choice, notation), default=None)
        if prompt == TARGET.prompt:
            return max(notations, key=lambda notation: rolls(self.figures(g, choice, notation)))
        if prompt == ANNOUNCE.prompt:
            return PRESS if PRESS in notations else GO
        if prompt == FREE.prompt:
            return next((notation for notation in notations if notation.startswith("deal@")), None)
        if prompt == TALK.build.prompt:
            return "offer" if "offer" in notations else "withdraw"
        return notations[0]

    def figures(self, g: Inwo, choice: Choice, notation: str) -> AttackFigures | None:
        """The attack on this target; or as it was announced, with one helper more."""
        legal, value = choice.find(g, notation)
        prompt = choice.ask.prompt
        if not legal:
            return None
        if prompt == TARGET.prompt:
            leader, kind = choice.about
            return supposed(g, choice.seat, leader, value, kind)
        attack = g.attack
        if prompt != ANNOUNCE.prompt or attack is None:
            return None
        if value in (GO, PRESS):
            return attack_figures(g, attack)
        return joined(g, attack, value.slot) if getattr(value, "what", "") == AID else None


def rolls(figures: AttackFigures | None) -> tuple[int, int]:
    """How good an attack is: in how many rolls it succeeds, then how strong it is."""
    return (figures.chances, figures.strength) if figures is not None else (-1, 0)


def best(g: Inwo, choice: Choice, notation: str) -> tuple[int, int]:
    """How good the best attack of a leader is; one to control comes first."""
    _, offer = choice.find(g, notation)
    kind = KINDS[offer.what]
    targets = queries.attackable(g, choice.seat, offer.slot, kind)
    found = max([rolls(supposed(g, choice.seat, offer.slot, target, kind)) for target in targets], default=(-1, 0))
    return found if kind == CONTROL else (-1, found[0])


def supposed(g: Inwo, seat: int, leader: int, target: int, kind: int) -> AttackFigures:
    """An attack as it would be announced without helpers."""
    return before_the_roll(supposed_strength(g, seat, leader, target, kind))


def joined(g: Inwo, attack: Attack, helper: int) -> AttackFigures:
    """An announced attack with one more helper."""
    attack.aiders.append(helper)
    g.touch()
    found = strength.strength(g, attack)
    attack.aiders.pop()
    g.touch()
    return before_the_roll(found)
