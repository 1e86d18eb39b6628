"""An attack as one decision: its leader, its target, its helpers, and when it is committed (IN-7.4 to IN-7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from camarilla.games.inwo import queries
from camarilla.games.inwo.attacks import strength
from camarilla.games.inwo.attacks.attacking import ANNOUNCE, GO, HOW_MANY, PRESS, TARGET
from camarilla.games.inwo.attacks.model import CONTROL, DESTROY, Attack
from camarilla.games.inwo.figures import AttackFigures, attack_figures, before_the_roll
from camarilla.games.inwo.rules import MAIN_CHOICE
from camarilla.games.inwo.zones import STRUCTURE
from camarilla.kernel.choices import Choice
from camarilla.kernel.facets import Decisions

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

__all__ = ["AttackDecision"]

KINDS: Final = {"control": CONTROL, "destroy": DESTROY}
"""What an attack is for, as the answer that begins it is spelt."""
AID: Final = "aid"


class AttackDecision(Decisions):
    """INWO's."""

    parts = frozenset({MAIN_CHOICE.prompt, TARGET.prompt, HOW_MANY.prompt, ANNOUNCE.prompt})
    reveals = frozenset({TARGET.prompt})

    def begins(self, prompt: str, notation: str) -> bool:
        """An attack of phase 5."""
        return prompt == MAIN_CHOICE.prompt and notation.partition(":")[0] in KINDS

    def usual(self, g: Inwo, choice: Choice, notations: Sequence[str]) -> str | None:
        """The leader and the target that are most likely to succeed; no helpers; and it is pressed."""
        prompt = choice.ask.prompt
        if prompt == MAIN_CHOICE.prompt:
            leads = [notation for notation in notations if self.begins(prompt, notation)]
            return max(leads, key=lambda notation: best(g, choice, notation), default=None)
        if prompt == TARGET.prompt:
            return max(notations, key=lambda notation: rolls(self.figures(g, choice, notation)))
        if prompt == HOW_MANY.prompt:
            return notations[0]
        return PRESS if PRESS in notations else GO

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
    defender = g.holder[target] if g.zone[target] == STRUCTURE else -1
    attack = Attack(g.attacks.made + 1, seat, leader, target, defender, kind)
    g.attacks.open.append(attack)
    g.touch()
    found = strength.strength(g, attack)
    g.attacks.open.pop()
    g.touch()
    return before_the_roll(found)


def joined(g: Inwo, attack: Attack, helper: int) -> AttackFigures:
    """An announced attack with one more helper."""
    attack.aiders.append(helper)
    g.touch()
    found = strength.strength(g, attack)
    attack.aiders.pop()
    g.touch()
    return before_the_roll(found)
