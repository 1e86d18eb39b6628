"""Campaigns, searches, trades, losses and deals, each as one decision (OA-1.23c, OA-5.1, OA-5.3, OA-5.5.1 to OA-5.5.3).

A campaign is settled up to the attacker's plans; a search up to where one draws; what was drawn up to where the card
that was kept is played; a trade as a whole; the first adviser with the order in which the other cards are discarded.
Where several warbands die, all of them; a deal from the first thing that is put in or taken out to where it is offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.oath import campaign, economy, plans, powers, search, tokens
from camarilla.games.oath.action_in_progress import CAMPAIGN, SEARCH, TRADE, Campaign
from camarilla.games.oath.bargains import CITIZENSHIP
from camarilla.games.oath.battle import LOSE_AT
from camarilla.games.oath.campaign import DEFENDER, DICE, TARGET
from camarilla.games.oath.catalog import SUIT
from camarilla.games.oath.citizens import REMOVE
from camarilla.games.oath.economy import TRADE_WITH
from camarilla.games.oath.figures import clash_of, odds_with
from camarilla.games.oath.modifiers import MODIFY
from camarilla.games.oath.odds import Odds
from camarilla.games.oath.plans import PLAN
from camarilla.games.oath.playing import DISCARD_PILE, WHERE
from camarilla.games.oath.questions import KILL_AT
from camarilla.games.oath.rules import DO
from camarilla.games.oath.search import KEEP, KEEP_MORE, NEXT_DISCARD, SOURCE
from camarilla.games.oath.setup import FIRST_ADVISER, FIRST_DISCARD
from camarilla.games.oath.view_builder import fight_of
from camarilla.kernel.choices import Choice
from camarilla.kernel.facets import Decisions

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

__all__ = ["OathDecisions"]

WHOLE: Final = (CAMPAIGN, SEARCH, TRADE)
"""The actions that are decided as a whole."""
DONE: Final = ("go", "done")
"""What ends a part of which there may be several."""
FIGHTING: Final = (DEFENDER, TARGET, DICE, PLAN)
SEARCHING: Final = (SOURCE, KEEP, KEEP_MORE, NEXT_DISCARD, DISCARD_PILE, WHERE)
KEEPING: Final = frozenset(ask.prompt for ask in (KEEP, FIRST_ADVISER))
"""The questions which of one's cards is kept; what becomes of the others belongs to the decision."""
LOSING: Final = frozenset(ask.prompt for ask in (LOSE_AT, REMOVE, KILL_AT))
"""The questions where one of several warbands dies."""
BUILD: Final = CITIZENSHIP.build.prompt
"""The question what is put into a deal: every power that lets players deal asks it so."""


class OathDecisions(Decisions):
    """Oath's."""

    parts = (
        frozenset(ask.prompt for ask in (MODIFY, *FIGHTING, *SEARCHING, TRADE_WITH, FIRST_DISCARD)) | LOSING | {BUILD}
    )
    again = LOSING | {BUILD}
    rolls = frozenset(ask.prompt for ask in FIGHTING)

    def begins(self, prompt: str, notation: str) -> bool:
        """An action of one's turn; which of the cards that were drawn or dealt is kept; a loss; a part of a deal."""
        return prompt in KEEPING or prompt in self.again or (prompt == DO.prompt and notation in WHOLE)

    def usual(self, g: Oath, choice: Choice, notations: Sequence[str]) -> str | None:
        """No modifier, few targets, the whole force, no plan; the World Deck; the trade that brings most.

        Warbands die where most stand. A deal is offered as soon as there is something in it that can be.
        """
        prompt = choice.ask.prompt
        if prompt in LOSING:
            return max(notations, key=lambda notation: standing(g, choice, notation))
        if prompt == BUILD:
            return "offer" if "offer" in notations else "withdraw"
        if prompt == DO.prompt:
            return CAMPAIGN if CAMPAIGN in notations else None
        if prompt == TARGET.prompt and not set(notations) & set(DONE):
            return min(notations, key=lambda notation: lacking(g, choice, notation))
        if prompt == TRADE_WITH.prompt:
            return max(notations, key=lambda notation: sum(traded(g, choice, notation)))
        if prompt == WHERE.prompt:
            return notations[1] if len(notations) > 1 else notations[0]  # the first is to discard it
        return next((notation for notation in notations if notation in DONE), notations[0])

    def figures(self, g: Oath, choice: Choice, notation: str) -> dict[str, Any] | None:
        """The odds with a target more, with so many dice, or with a plan; what a search costs; what a trade brings; how
        many warbands stand where one may die."""
        prompt = choice.ask.prompt
        legal, value = choice.find(g, notation)
        if prompt in LOSING:
            return {"standing": standing(g, choice, notation)}
        if prompt == SOURCE.prompt:
            return {"supply": search.supply(g, choice.about[0], value)}
        if prompt == TRADE_WITH.prompt:
            favor, secrets = traded(g, choice, notation)
            return {"favor": favor, "secrets": secrets}
        attack = g.acts.innermost()
        if not legal or attack is None:
            return None
        if prompt == TARGET.prompt:
            return with_target(g, attack, value)
        if prompt == DICE.prompt:
            fight = fight_of(g, attack)
            return None if fight is None else {"odds": odds_with(fight, value)}
        return with_plan(g, attack, choice.seat, value) if prompt == PLAN.prompt else None

    def purse(self, g: Oath, seat: int) -> dict[str, int]:
        """Supply, favor and secrets at hand."""
        return {"supply": g.supply[seat], "favor": tokens.purse(g, seat), "secrets": g.secrets[seat]}


def traded(g: Oath, choice: Choice, notation: str) -> powers.Tokens:
    """The favor and the secrets that a trade brings: no more favor than the bank has."""
    _, chosen = choice.find(g, notation)
    favor, secrets = economy.trade_gains(g, choice.about[0], chosen)
    return min(favor, g.banks[SUIT[g.up[chosen.slot]]]), secrets


def standing(g: Oath, choice: Choice, notation: str) -> int:
    """How many warbands stand where one may die."""
    _, place = choice.find(g, notation)
    return tokens.bands_in(g, place)


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
