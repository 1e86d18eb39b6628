"""A campaign as one decision: modifiers, defender, targets, dice and the attacker's plans (OA-5.5.1 to OA-5.5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.oath import campaign, plans, powers
from camarilla.games.oath.action_in_progress import Campaign
from camarilla.games.oath.campaign import DEFENDER, DICE, TARGET
from camarilla.games.oath.figures import clash_of, odds_with
from camarilla.games.oath.modifiers import MODIFY
from camarilla.games.oath.odds import Odds
from camarilla.games.oath.plans import PLAN
from camarilla.games.oath.rules import DO
from camarilla.games.oath.view import fight_of
from camarilla.kernel.choices import Choice
from camarilla.kernel.facets import Decisions

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

__all__ = ["CampaignDecision"]

CAMPAIGN: Final = "campaign"
DONE: Final = ("go", "done")
"""What ends a part of which there may be several."""


class CampaignDecision(Decisions):
    """Oath's."""

    parts = frozenset({DO.prompt, MODIFY.prompt, DEFENDER.prompt, TARGET.prompt, DICE.prompt, PLAN.prompt})

    def begins(self, prompt: str, notation: str) -> bool:
        """A campaign as an action of one's turn."""
        return prompt == DO.prompt and notation == CAMPAIGN

    def usual(self, g: Oath, choice: Choice, notations: Sequence[str]) -> str | None:
        """No modifier, as few targets as may be, the whole force, no plan."""
        prompt = choice.ask.prompt
        if prompt == DO.prompt:
            return CAMPAIGN if CAMPAIGN in notations else None
        if prompt == TARGET.prompt and not set(notations) & set(DONE):
            return min(notations, key=lambda notation: lacking(g, choice, notation))
        return next((notation for notation in notations if notation in DONE), notations[0])

    def figures(self, g: Oath, choice: Choice, notation: str) -> dict[str, Any] | None:
        """The odds with a target more, with so many dice, or with a plan and what it costs."""
        prompt = choice.ask.prompt
        legal, value = choice.find(g, notation)
        attack = g.acts.innermost()
        if not legal or attack is None:
            return None
        if prompt == TARGET.prompt:
            return with_target(g, attack, value)
        if prompt == DICE.prompt:
            fight = fight_of(g, attack)
            return None if fight is None else {"odds": odds_with(fight, value)}
        return with_plan(g, attack, choice.seat, value) if prompt == PLAN.prompt else None


def lacking(g: Oath, choice: Choice, notation: str) -> tuple[bool, int]:
    """How far a target is from being all that is needed: whether more are, and the dice that it gives the defender."""
    (attack,) = choice.about
    _, target = choice.find(g, notation)
    enough = campaign.legal_set(g, attack, [*attack.targets, target])
    return not enough, campaign.dice_of(g, attack, target)


def odds(g: Oath, attack: Campaign, gathering: bool) -> Odds | None:
    """The odds as things stand."""
    fight = fight_of(g, attack)
    return None if fight is None else clash_of(fight, gathering).odds


def with_target(g: Oath, attack: Campaign, target: int) -> dict[str, Any]:
    """A campaign with one more target, or with those that it has; the whole force attacks."""
    if target == campaign.DONE:
        return {"odds": odds(g, attack, True)}
    dice = campaign.dice_of(g, attack, target)
    attack.targets.append(target)
    told = {"odds": odds(g, attack, True), "defense": dice}
    attack.targets.pop()
    return told


def with_plan(g: Oath, attack: Campaign, user: int, slot: int) -> dict[str, Any]:
    """A campaign with one more plan, or with those that it has. A plan that does more than add dice has no odds yet."""
    if slot == plans.DONE:
        return {"odds": odds(g, attack, False)}
    cost = plans.plan_cost(g, attack, user, slot)
    told: dict[str, Any] = {"odds": None, "favor": cost.favor, "secrets": cost.secrets}
    plan = powers.PLANS[g.up[slot]]
    if plan.use is None:
        before = attack.attack, attack.defense
        plans.change_attack(attack, plan.dice if isinstance(plan.dice, int) else plan.dice(g, attack, user, slot))
        told["odds"] = odds(g, attack, False)
        attack.attack, attack.defense = before
    return told
