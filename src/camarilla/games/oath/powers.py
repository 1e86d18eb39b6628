"""How cards are registered: their powers by timing, beside the hooks of `hooks.py`.

A card that does only what verbs say is one line: `on_action("Elders", gain_secrets(1))`; `on_play` and `on_rest`
likewise. The verbs are in `cards/effects.py`, `cards/tactics.py` and `cards/answers.py`. Others write a function:

- `@action("Name")`: an Action power, a flow `(g, me, slot)`. The cost is paid before it runs. `fits=` a function
  `(g, me, slot) -> bool` says when it cannot be used at all; being unable to pay is found out without it.
- `@when_played("Name")`: a flow `(g, me, slot, site)`; `site` is -1 if it was played to the advisers.
- `@rest("Name")`: a flow `(g, me, slot)` at the end of one's own Rest phase.
- `modifier("Name", fits=, ...)`: only if an optional modifier needs more than its data and its `chosen` handlers.
- `plan("Name", dice=, use=, fits=, defeat=, victory=, discard=, alone=)`: a battle plan. `dice=2` adds 2 attack dice
  for the attacker and removes 2 for the defender. `use(g, c, user, slot)` is a flow at the moment of use, `defeat` and
  `victory` are flows with the same arguments in steps 6 and 8, `discard` is ALWAYS or DEFEATED or a function.
- `passive("Name")`: says that the hooks are all there is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

from camarilla.games.oath import hooks, queries, tokens
from camarilla.games.oath.action_in_progress import PLAY, SEARCH, Act, ActKind, Campaign
from camarilla.games.oath.catalog import FACE_OF, NO_SUIT, TABLE, Card, Cost, card
from camarilla.games.oath.places import adviser_seat
from camarilla.kernel.choices import Flow
from camarilla.kernel.errors import BrokenContract

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

ActionFlow = Callable[["Oath", int, int], Flow[None]]
PlayedFlow = Callable[["Oath", int, int, int], Flow[None]]
PlanFlow = Callable[["Oath", Campaign, int, int], Flow[None]]

ALWAYS: Final = "always"
DEFEATED: Final = "defeated"
Discard = Literal["", "always", "defeated"] | Callable[["Oath", Campaign, int, int], bool]
"""When a used battle plan is discarded."""
Tokens = tuple[int, int]
"""Favor and secrets, in this order."""


class Action:
    """An Action or Rest power."""

    __slots__ = ("fits", "run")

    def __init__(self, run: ActionFlow, fits: Callable[[Oath, int, int], bool] | None) -> None:
        self.run = run
        self.fits = fits


class Modifier:
    """What an optional modifier says beyond its data: when it fits, who may use it, what it costs besides."""

    __slots__ = ("access", "asks", "fits", "owes", "pay")

    def __init__(
        self,
        fits: Callable[[Oath, Act, int], bool] | None = None,
        access: Callable[[Oath, Act, int], bool] | None = None,
        owes: Callable[[Oath, Act, int], Tokens] | None = None,
        pay: Callable[[Oath, Act, int], None] | None = None,
        asks: Callable[[Oath, Act, int], Flow[None]] | None = None,
    ) -> None:
        self.asks = asks
        """What must be chosen as it is declared."""
        self.fits = fits
        self.access = access
        self.owes = owes
        self.pay = pay


class Plan:
    """A battle plan."""

    __slots__ = ("alone", "defeat", "dice", "discard", "fits", "use", "victory")

    def __init__(
        self,
        dice: int | Callable[[Oath, Campaign, int, int], int] = 0,
        use: PlanFlow | None = None,
        fits: Callable[[Oath, Campaign, int, int], bool] | None = None,
        defeat: PlanFlow | None = None,
        victory: PlanFlow | None = None,
        discard: Discard = "",
        alone: bool = False,
    ) -> None:
        self.alone = alone
        """Whether its side uses no other plan beside it."""
        self.dice = dice
        self.use = use
        self.fits = fits
        self.defeat = defeat
        self.victory = victory
        self.discard = discard


ACTIONS: Final[dict[int, Action]] = {}
WHEN_PLAYED: Final[dict[int, PlayedFlow]] = {}
RESTS: Final[dict[int, Action]] = {}
MODIFIERS: Final[dict[int, Modifier]] = {}
PLANS: Final[dict[int, Plan]] = {}
KNOWN: Final[list[Card]] = [known for known in TABLE if known is not None]
LIMITS: Final[dict[int, int]] = {known.face: known.adviser_limit for known in KNOWN if known.adviser_limit is not None}
"""Cards that limit their holder's advisers, and to how many (OA-7.6.4)."""
UNCOUNTED: Final[dict[int, int]] = {
    known.face: known.uncounted_advisers for known in KNOWN if known.uncounted_advisers != NO_SUIT
}
"""Cards whose holder's faceup advisers of a suit do not count toward the limit."""
OVER_CAPACITY: Final[set[int]] = {known.face for known in KNOWN if known.over_capacity}
"""Cards that ignore a site's capacity when played."""
OVER_LIMIT: Final[set[int]] = {known.face for known in KNOWN if known.over_adviser_limit}
"""Cards that ignore the adviser limit when played."""
PLAY_MODIFIERS: Final[set[int]] = {known.face for known in KNOWN if known.modifies_play}
"""Search modifiers that also change the play of a facedown adviser (OA-6.1c)."""
BARRED: Final[dict[int, Callable[[Oath, int, int], bool]]] = {}
"""Where a card itself says that it cannot be played."""
PASSIVE: Final[set[int]] = set()
MOD_KIND: Final[dict[int, ActKind]] = {
    known.face: known.modifier
    for known in KNOWN
    if known.timing == "modifier" and known.modifier is not None and not known.mandatory
}
"""Optional modifiers and the action they change."""
MOD_MASK: Final[dict[ActKind, int]] = {}


def mask_modifiers() -> None:
    """Fill the masks by kind of action."""
    for face, kind in MOD_KIND.items():
        MOD_MASK[kind] = MOD_MASK.get(kind, 0) | 1 << face


mask_modifiers()


def add(table: dict[int, Any], name: str, entry: Any) -> None:
    """Register once."""
    face = FACE_OF[name]
    if face in table:
        raise BrokenContract(f"{name} is implemented twice")
    table[face] = entry


def action(name: str, fits: Callable[[Oath, int, int], bool] | None = None) -> Callable[[ActionFlow], ActionFlow]:
    """Register an Action power."""

    def register(run: ActionFlow) -> ActionFlow:
        add(ACTIONS, name, Action(run, fits))
        return run

    return register


def when_played(name: str) -> Callable[[PlayedFlow], PlayedFlow]:
    """Register a When Played power."""

    def register(run: PlayedFlow) -> PlayedFlow:
        add(WHEN_PLAYED, name, run)
        return run

    return register


def rest(name: str, fits: Callable[[Oath, int, int], bool] | None = None) -> Callable[[ActionFlow], ActionFlow]:
    """Register a Rest power."""

    def register(run: ActionFlow) -> ActionFlow:
        add(RESTS, name, Action(run, fits))
        return run

    return register


def on_action(name: str, *effects: ActionFlow, fits: Callable[[Oath, int, int], bool] | None = None) -> None:
    """An Action power that is nothing but some effects, one after the other."""
    action(name, fits)(in_order(effects))


def on_play(name: str, *effects: ActionFlow) -> None:
    """A When Played power that is nothing but some effects."""
    effect = in_order(effects)
    when_played(name)(lambda g, me, slot, site: effect(g, me, slot))


def on_rest(name: str, *effects: ActionFlow) -> None:
    """A Rest power that is nothing but some effects."""
    rest(name)(in_order(effects))


def in_order(effects: tuple[ActionFlow, ...]) -> ActionFlow:
    """One effect after the other."""

    def run(g: Oath, me: int, slot: int) -> Flow[None]:
        for effect in effects:
            yield from effect(g, me, slot)

    return effects[0] if len(effects) == 1 else run


def modifier(
    name: str,
    kind: ActKind | None = None,
    fits: Callable[[Oath, Act, int], bool] | None = None,
    access: Callable[[Oath, Act, int], bool] | None = None,
    owes: Callable[[Oath, Act, int], Tokens] | None = None,
    pay: Callable[[Oath, Act, int], None] | None = None,
    asks: Callable[[Oath, Act, int], Flow[None]] | None = None,
) -> None:
    """Say more about an optional modifier; `kind` for cards whose data does not call them one."""
    add(MODIFIERS, name, Modifier(fits, access, owes, pay, asks))
    face = FACE_OF[name]
    if kind is not None:
        MOD_KIND[face] = kind
        MOD_MASK[kind] = MOD_MASK.get(kind, 0) | 1 << face


def plan(
    name: str,
    dice: int | Callable[[Oath, Campaign, int, int], int] = 0,
    use: PlanFlow | None = None,
    fits: Callable[[Oath, Campaign, int, int], bool] | None = None,
    defeat: PlanFlow | None = None,
    victory: PlanFlow | None = None,
    discard: Discard = "",
    alone: bool = False,
) -> None:
    """Register a battle plan."""
    add(PLANS, name, Plan(dice, use, fits, defeat, victory, discard, alone))


def barred(name: str) -> Callable[[Callable[[Oath, int, int], bool]], Callable[[Oath, int, int], bool]]:
    """Say where a card cannot be played: a function `(g, me, where)`."""

    def register(where: Callable[[Oath, int, int], bool]) -> Callable[[Oath, int, int], bool]:
        add(BARRED, name, where)
        return where

    return register


def passive(*names: str) -> None:
    """Say that a card has no power but what hooks tell."""
    PASSIVE.update([FACE_OF[name] for name in names])


def implemented(face: int) -> bool:
    """Whether the engine knows what a card does."""
    tables: tuple[Any, ...] = (ACTIONS, WHEN_PLAYED, RESTS, MODIFIERS, PLANS, PASSIVE)
    if any(face in table for table in tables):
        return True
    return any(face in hook.always or face in hook.declared for hook in hooks.ALL)


def unknown() -> list[str]:
    """The cards the engine does not know."""
    return [known.name for known in KNOWN if not implemented(known.face)]


def check_all() -> None:
    """A card the engine does not know is an error at start-up, never silently ignored."""
    missing = unknown()
    if missing:
        raise BrokenContract(f"no rule knows what {', '.join(missing)} does")


# -- Modifiers of an action --------------------------------------------------------------------------------------------


def modifier_mask(act: Act) -> int:
    """The faces that modify an action of this kind; those of a search may modify a play (OA-6.1c)."""
    return MOD_MASK.get(SEARCH if act.kind == PLAY else act.kind, 0)


def modifiers(g: Oath, act: Act) -> list[int]:
    """OA-7.4: the optional modifiers that could still be declared for an action."""
    if not modifier_mask(act) & g.up_mask:
        return []
    kind = SEARCH if act.kind == PLAY else act.kind
    return [slot for slot, face in g.up.items() if MOD_KIND.get(face) == kind and usable_modifier(g, act, slot, face)]


def usable_modifier(g: Oath, act: Act, slot: int, face: int) -> bool:
    """Whether one modifier may be declared now."""
    if slot in act.mods or (act.kind == PLAY and face not in PLAY_MODIFIERS):
        return False
    more = MODIFIERS.get(face)
    if more is not None and more.access is not None:
        if not more.access(g, act, slot):
            return False
    elif not reaches(g, act, slot):
        return False
    if more is not None and more.fits is not None and not more.fits(g, act, slot):
        return False
    favor, secrets = owed(g, act)
    if more is not None and more.owes is not None:
        more_favor, more_secrets = more.owes(g, act, slot)
        favor += more_favor
        secrets += more_secrets
    if tokens.purse(g, act.me) < favor or g.secrets[act.me] < secrets:
        return False
    return tokens.can_pay(g, act.me, slot, card(face).cost, favor, secrets)


def reaches(g: Oath, act: Act, slot: int) -> bool:
    """OA-7.1.1a, and whose advisers count as one's own in this action."""
    borrowed = act.notes.get("advisers", -1)
    place = g.place[slot]
    if borrowed >= 0 and (seat := adviser_seat(place)) >= 0:
        return seat == borrowed
    return queries.accessible(g, act.me, slot, act.at)


def cost_of(g: Oath, slot: int) -> Cost:
    """The printed cost of a faceup card."""
    return card(g.up[slot]).cost


def ask_more(g: Oath, act: Act, slot: int) -> Flow[None]:
    """A modifier was declared that leaves something to choose."""
    more = MODIFIERS.get(g.up[slot])
    if more is not None and more.asks is not None:
        yield from more.asks(g, act, slot)


def owed(g: Oath, act: Act) -> Tokens:
    """Favor and secrets the declared modifiers cost together (R-259)."""
    if not act.mods:
        return 0, 0
    favor = secrets = 0
    for slot in act.mods:
        cost = cost_of(g, slot)
        favor += cost.favor
        secrets += cost.secrets
        more = MODIFIERS.get(g.up[slot])
        if more is not None and more.owes is not None:
            more_favor, more_secrets = more.owes(g, act, slot)
            favor += more_favor
            secrets += more_secrets
    return favor, secrets


def pay_modifiers(g: Oath, act: Act) -> None:
    """Pay for everything that was declared."""
    for slot in act.mods:
        tokens.pay(g, act.me, slot, cost_of(g, slot))
        more = MODIFIERS.get(g.up[slot])
        if more is not None and more.pay is not None:
            more.pay(g, act, slot)


def taken_up(g: Oath, act: Act) -> list[int]:
    """The cards that declared modifiers will lay tokens on."""
    return [slot for slot in act.mods if cost_of(g, slot).places]


# -- Actions -----------------------------------------------------------------------------------------------------------


def usable_actions(g: Oath, me: int) -> list[int]:
    """OA-6.2: the cards whose Action power a player can use now."""
    found: list[int] = []
    for slot, face in g.up.items():
        entry = ACTIONS.get(face)
        if entry is None or not queries.accessible(g, me, slot):
            continue
        cost = card(face).cost
        if (cost.paid and not tokens.can_pay(g, me, slot, cost)) or (entry.fits and not entry.fits(g, me, slot)):
            continue
        found.append(slot)
    return found
