"""OA-5.5.3 Campaign, step 3: battle plans, and the pools of dice that they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import events, hooks, other_answers, powers, queries, questions, tokens
from camarilla.games.oath.action_in_progress import (
    ATTACKER,
    BANDITS,
    NOBODY,
    Campaign,
    UsedPlan,
)
from camarilla.games.oath.catalog import Cost, card
from camarilla.games.oath.hooks import consult
from camarilla.games.oath.prices import price
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

DONE: Final = -1


def plan_cost(g: Oath, c: Campaign, user: int, slot: int) -> Cost:
    """What a plan costs its user, added costs included."""
    cost: Cost = consult(g, hooks.PLAN_COST, card(g.up[slot]).cost, c, user, slot)
    return cost


def plans_of(g: Oath, user: int, c: Campaign) -> list[int]:
    """OA-5.5.3a, OA-7.5: the plans a member of a side may still use."""
    side = c.side_of(user)
    found: list[int] = []
    for slot, face in g.up.items():
        plan = powers.PLANS.get(face)
        if plan is None or c.has_used(slot):
            continue
        wanted = card(face).plan
        if wanted != "both" and (wanted == "attacker") != (side == ATTACKER):
            continue
        if rules_plan(g, user, slot) and usable_plan(g, c, user, slot):
            found.append(slot)
    return found


def rules_plan(g: Oath, user: int, slot: int) -> bool:
    """OA-7.5.1: plans need rule; for the bandits, `bandit_plans` looks at their sites only."""
    return user == BANDITS or queries.rules_card(g, user, slot)


def usable_plan(g: Oath, c: Campaign, user: int, slot: int) -> bool:
    """Whether no power forbids a plan and its cost can be paid."""
    if not consult(g, hooks.PLAN_ALLOWED, True, c, user, slot):
        return False
    cost = plan_cost(g, c, user, slot)
    if user == BANDITS:
        if cost.favor or cost.secrets:
            return False
    elif not tokens.can_pay(g, user, slot, cost, stack=True):
        return False
    plan = powers.PLANS[g.up[slot]]
    return plan.fits is None or plan.fits(g, c, user, slot)


def plan_values(g: Oath, user: int, c: Campaign) -> list[int]:
    """The plans that may be used now, or none."""
    return [DONE, *plans_of(g, user, c)]


def plan_option(g: Oath, user: int, slot: int) -> Option:
    """Name a plan: `plan:longbows`; being done is `done`."""
    if slot == DONE:
        return Option("done", Label("option-done"))
    card = questions.card_label(g, user, slot)
    return Option(f"plan:{questions.card_key(g, user, slot)}", Label("use-plan", {"card": card}), (f"card:{slot}",))


def all_plans(g: Oath, user: int, c: Campaign) -> list[int]:
    """Every battle plan lying faceup."""
    return [slot for slot, face in g.up.items() if face in powers.PLANS]


def no_plan(g: Oath, user: int, slot: int, c: Campaign) -> other_answers.Reason:
    """OA-7.5: why a plan cannot be used."""
    name = {"card": questions.card_label(g, user, slot)}
    wanted = card(g.up[slot]).plan
    if c.has_used(slot):
        return "OA-5.5.3a", Label("refusal-used", name)
    if wanted != "both" and (wanted == "attacker") != (c.side_of(user) == ATTACKER):
        return "OA-7.5", Label("refusal-side", name)
    if not rules_plan(g, user, slot):
        return "OA-7.5.1", Label("refusal-rule", name)
    if not tokens.can_pay(g, user, slot, plan_cost(g, c, user, slot), stack=True):
        return "OA-7.1.2a", Label("refusal-cost", name)
    return "OA-7.1.3", Label("refusal-useless", name)


def plan_price(g: Oath, user: int, slot: int, c: Campaign) -> Label | None:
    """OA-7.5: what a plan costs, if anything."""
    cost = None if slot == DONE else plan_cost(g, c, user, slot)
    return price(0, cost.favor, cost.secrets) if cost is not None and cost.paid else None


PLAN: Final = Ask(
    "campaign-plan",
    "OA-5.5.3a",
    plan_values,
    plan_option,
    note=plan_price,
    args=questions.fight_args,
    refusals=other_answers.beyond(plan_values, plan_option, all_plans, no_plan),
)
ALLY_ORDER: Final = Ask(
    "campaign-ally-order",
    "OA-5.5.3f",
    questions.listed,
    questions.seat_option,
    refusals=questions.outside(questions.seat_option, other_answers.all_players, "OA-5.5.3f", "refusal-ally"),
)


def use_plans(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.3: the attacker's plans, then those of the defending side; the bandits use all free ones."""
    yield from use_plans_of(g, c, c.me)
    if c.defender == BANDITS:
        yield from bandit_plans(g, c)
    else:
        yield from use_plans_of(g, c, c.defender)
    left = c.allies[:]
    while c.won == NOBODY:
        left = [ally for ally in left if plans_of(g, ally, c)]
        if not left:
            return
        ally = left[0]
        if len(left) > 1:
            ally = yield from choose(ALLY_ORDER, c.defender, left)
        left.remove(ally)
        yield from use_plans_of(g, c, ally)


def use_plans_of(g: Oath, c: Campaign, user: int) -> Flow[None]:
    """One player's plans, each at most once."""
    while c.won == NOBODY and plans_of(g, user, c):
        slot = yield from choose(PLAN, user, c)
        if slot == DONE:
            return
        yield from use_plan(g, c, user, slot)


def use_plan(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """Pay for a plan and apply what it does at once."""
    if user != BANDITS:
        tokens.pay(g, user, slot, plan_cost(g, c, user, slot))
    c.plans.append(UsedPlan(user, slot))
    if g.log is not None:
        g.tell(events.PowerUsed(user if user >= 0 else None, questions.name_of(g, slot)))
    plan = powers.PLANS[g.up[slot]]
    dice = plan.dice if isinstance(plan.dice, int) else plan.dice(g, c, user, slot)
    if dice:
        change_attack(c, dice if c.side_of(user) == ATTACKER else -dice)
    if plan.use is not None:
        yield from plan.use(g, c, user, slot)


def change_attack(c: Campaign, dice: int) -> None:
    """OA-7.5.4, OA-5.5.3c: dice the attack pool lacks are added to the defense pool instead."""
    c.attack += dice
    if c.attack < 0:
        c.defense -= c.attack
        c.attack = 0


def change_defense(c: Campaign, dice: int) -> None:
    """OA-7.5.4: the defense pool never goes below 0."""
    c.defense = max(0, c.defense + dice)


def bandit_plans(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.3b: every free plan the bandits rule, from the top of the Cradle; one that stands alone first (R-115)."""
    ruled = [slot for site in queries.ruled_sites(g, BANDITS) for slot in g.site_cards[site]]
    plans = [slot for slot in ruled if g.up[slot] in powers.PLANS]
    for slot in sorted(plans, key=lambda slot: not powers.PLANS[g.up[slot]].alone):
        if slot in plans_of(g, BANDITS, c):
            yield from use_plan(g, c, BANDITS, slot)
