"""OA-7.4: declaring modifiers at the start of an action, so that the action can still be finished."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from camarilla.games.oath import other_answers, powers, questions
from camarilla.games.oath.action_in_progress import Act
from camarilla.games.oath.prices import price
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

Possible = Callable[["Oath", Act], bool]
GO: Final = -1
MOST: Final = 3
"""How many modifiers are tried together to find out whether an action is possible at all."""


def feasible(g: Oath, act: Act, possible: Possible, depth: int = MOST) -> bool:
    """Whether an action can be finished with what is declared, or with more modifiers."""
    if possible(g, act):
        return True
    if depth:
        for slot in powers.modifiers(g, act):
            act.mods.append(slot)
            works = feasible(g, act, possible, depth - 1)
            act.mods.pop()
            if works:
                return True
    return False


def choices(g: Oath, me: int, act: Act, possible: Possible) -> list[int]:
    """The modifiers that may be declared now, and going on if the action can be finished as it is."""
    values = [GO] if possible(g, act) else []
    for slot in powers.modifiers(g, act):
        act.mods.append(slot)
        works = feasible(g, act, possible, MOST - 1)
        act.mods.pop()
        if works:
            values.append(slot)
    return values


def option(g: Oath, me: int, slot: int) -> Option:
    """Name a modifier: `with:augury`; going on is `go`."""
    if slot == GO:
        return Option("go", Label("option-go"))
    card = questions.card_label(g, me, slot)
    return Option(f"with:{questions.card_key(g, me, slot)}", Label("declare", {"card": card}), (f"card:{slot}",))


def action_args(g: Oath, me: int, act: Act, possible: Possible) -> dict[str, Label]:
    """Which action."""
    return {"action": Label(f"noun-{act.kind}")}


def modifying(g: Oath, me: int, act: Act, possible: Possible) -> list[int]:
    """All modifiers of this kind of action, and going on."""
    mask = powers.modifier_mask(act)
    return [GO, *[slot for slot, face in g.up.items() if mask >> face & 1]]


def unfit(g: Oath, me: int, slot: int, act: Act, possible: Possible) -> other_answers.Reason:
    """OA-7.4: why a modifier cannot be declared, or the action not go on without."""
    if slot == GO:
        return "OA-7.4", Label("refusal-go")
    if slot in act.mods:
        return "OA-7.4", Label("refusal-declared", {"card": questions.card_label(g, me, slot)})
    return "OA-7.4", Label("refusal-modifier", {"card": questions.card_label(g, me, slot)})


def modifier_price(g: Oath, me: int, slot: int, act: Act, possible: Possible) -> Label | None:
    """OA-7.1.2: what a modifier costs, if anything."""
    cost = None if slot == GO else powers.cost_of(g, slot)
    return price(0, cost.favor, cost.secrets) if cost is not None and cost.paid else None


MODIFY: Final = Ask(
    "modify",
    "OA-7.4",
    choices,
    option,
    args=action_args,
    refusals=other_answers.beyond(choices, option, modifying, unfit),
    note=modifier_price,
)


def declare(g: Oath, act: Act, possible: Possible) -> Flow[None]:
    """OA-7.4: declare modifiers one by one; nobody is asked if there are none."""
    while powers.modifiers(g, act):
        slot = yield from choose(MODIFY, act.me, act, possible)
        if slot == GO:
            return
        act.mods.append(slot)
        yield from powers.ask_more(g, act, slot)
