"""The conspiracy chain: which card may follow, quick favour, and what abilities do (PA-11, PA-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.pax import events
from camarilla.games.pax.actions import dismiss, free_moves, influence, leap_values, pull, take_and_lay
from camarilla.games.pax.card_moves import leave_hand, swap_cards
from camarilla.games.pax.catalog import (
    ABILITIES,
    ABILITY,
    DEGREE,
    DISMISS,
    ENHANCE,
    FACTIONS,
    FACTIONS_OF,
    GM,
    INFLUENCE,
    INTERROGATE,
    MASK,
    MASON,
    MASTERS,
    NAMES,
    OUST,
    RA,
    REASSIGN,
    SCOUT,
    SP_ARCH,
    SP_DRAW,
    SP_EDICT,
    SP_FACTION,
    SP_MASTER,
    SP_SWAP,
    TREATY,
    TYPES,
    Loan,
    M,
)
from camarilla.games.pax.event_cards import FROM_EDICT, edict_values, take_from_edict
from camarilla.games.pax.favour import gain
from camarilla.games.pax.field import HOME, cells_of
from camarilla.games.pax.interrogate import WIDE, interrogate, yield_kinds
from camarilla.games.pax.labels import card_label, cell_key, cell_name, faction_label, place_label, seat_label
from camarilla.games.pax.oust import ANYWHERE, aim_values, oust
from camarilla.games.pax.queries import rivals_on, tokens_of
from camarilla.games.pax.refill import draw, take_from_court
from camarilla.games.pax.targets import (
    Aim,
    dismiss_cells,
    face_down,
    in_force,
    influence_cells,
    interrogate_cards,
    oust_targets,
    within_means,
)
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

USE: Final = "use"
FAVOUR: Final = "favour"
SKIP: Final = "skip"


# -- Adding a card (PA-11.1 to PA-11.3, PA-11.12 to PA-11.15) ----------------------------------------------------------


def may_follow(g: Pax, luminary: int) -> bool:
    """Whether a luminary may be added at the end of the chain."""
    if not g.chain:
        return True
    last = g.cards.face[g.chain[-1]]
    if DEGREE[last] == RA:
        return False  # PA-11.14
    if DEGREE[last] == GM or MASTERS[luminary]:
        return True  # PA-11.12, PA-11.15
    if MASON[luminary] and in_force(g, TREATY):
        return True  # PA-16.19
    return MASK[luminary] & MASK[last] != 0


def conspirators(g: Pax, me: int) -> list[int]:
    """The hand cards that may be added to the chain."""
    return [slot for slot in g.hands[me] if may_follow(g, g.cards.face[slot])]


def conspire(g: Pax, me: int, slot: int) -> Flow[None]:
    """PA-11.1: add a card to the chain; use its ability at once, or take quick favour, or neither."""
    slot = leave_hand(g, me, slot)
    g.chain.append(slot)
    g.cards.reveal(slot)
    luminary = g.cards.face[slot]  # public: the card lies in the chain
    if MASTERS[luminary]:
        g.masters = True  # PA-15.7
    if g.log is not None:
        g.tell(events.Conspired(me, slot, NAMES[luminary], ABILITIES[ABILITY[luminary]]))
    answer = yield from how_to_use(g, me, luminary, False)
    if answer == FAVOUR:
        g.quick = len(g.chain) - 1
        if g.log is not None:
            g.tell(events.QuickFavour(me))
        kinds = yield from yield_kinds(g, me, luminary, 1)
        yield from gain(g, me, kinds)
        if g.holder[M] == me:  # PA-19.4
            answer = yield from how_to_use(g, me, luminary, True)
    if answer == USE:
        yield from use_ability(g, me, luminary)


def how_to_use(g: Pax, me: int, luminary: int, favour_taken: bool) -> Flow[str]:
    """Whether the ability is used; an enhancement is compulsory unless quick favour is taken instead (PA-11.7)."""
    if ENHANCE <= ABILITY[luminary] < SP_SWAP and g.quick >= 0 and not favour_taken:
        return USE
    answer = yield from choose(ABILITY_USE, me, luminary, favour_taken)
    return answer


def use_values(g: Pax, me: int, luminary: int, favour_taken: bool) -> list[str]:
    """PA-11.6, PA-11.7, PA-11.9, PA-11.10: use, quick favour once a turn, or neither."""
    ability = ABILITY[luminary]
    values = [USE] if possible(g, me, ability) else []
    if g.quick < 0:
        values.append(FAVOUR)
    if favour_taken or not ENHANCE <= ability < SP_SWAP:
        values.append(SKIP)
    return values


def use_option(g: Pax, me: int, value: str) -> Option:
    """Name what is done with a card of the chain."""
    return Option(value, Label(f"chain-{value}"))


def use_args(g: Pax, me: int, luminary: int, favour_taken: bool) -> dict[str, Any]:
    """Which card, and what it does."""
    ability = ABILITIES[ABILITY[luminary]].replace("_", "-").lower()
    return {"card": card_label(luminary), "ability": Label(f"ability-{ability}")}


ABILITY_USE: Final = Ask("ability-use", "PA-11.10", use_values, use_option, args=use_args)


# -- What abilities do (PA-18) -----------------------------------------------------------------------------------------


def possible(g: Pax, me: int, ability: int) -> bool:
    """Whether an ability can be used at all now."""
    if ability < ENHANCE:
        return len(extra_targets(g, me, ability)) > 0
    if ability == SP_SWAP:
        return len(swap_values(g, me, -1)) > 0
    if ability == SP_DRAW:
        return len(pick_values(g, me)) > 0
    if ability == SP_FACTION:
        return len(borrow_values(g, me)) > 0
    if ability == SP_EDICT:
        return len(g.edicts) > 0
    return True


def use_ability(g: Pax, me: int, luminary: int) -> Flow[None]:
    """Carry out the ability of a card of the chain."""
    ability = ABILITY[luminary]
    if ability == REASSIGN:
        yield from free_moves(g, me, False)  # PA-18.7
    elif ability < ENHANCE:
        yield from extra_action(g, me, ability)
    elif ability < SP_SWAP:
        g.enhanced[ability - ENHANCE] += 1  # PA-11.8: two of a kind add up
    elif ability == SP_SWAP:
        yield from swap(g, me)
    elif ability == SP_DRAW:
        yield from draw_more(g, me)
    elif ability == SP_FACTION:
        yield from borrow(g, me)
    elif ability == SP_EDICT:
        yield from ease_edict(g, me)
    elif ability == SP_MASTER:
        yield from gain(g, me, [FACTIONS_OF[luminary][0]] * 3)  # PA-18.17
    elif ability == SP_ARCH:
        g.actions += 1  # PA-18.18


def extra_targets(g: Pax, me: int, action: int) -> list[int]:
    """The cells that an extra action of the chain may be aimed at (PA-18.1 and so on)."""
    if action == SCOUT:
        return cells_of(face_down(g))
    if action == INFLUENCE:
        return cells_of(influence_cells(g, me, g.up, True))
    if action == INTERROGATE:
        return interrogate_cards(g, me)
    if action == REASSIGN:
        return [step.start for step in leap_values(g, me, -1)[:1]]
    if action == DISMISS:
        return cells_of(dismiss_cells(g, me, []))
    return [aim.cell for aim in extra_ousts(g, me)]


def extra_ousts(g: Pax, me: int) -> list[Aim]:
    """PA-18.11: rivals on any card that can be paid for."""
    return [aim for aim in oust_targets(g, me, g.up) if aim_values(g, me, aim.cell, aim.rival, ANYWHERE)]


def extra_action(g: Pax, me: int, action: int) -> Flow[None]:
    """PA-11.4: an extra main action, at once; all but the reassign."""
    if action == OUST:
        yield from extra_oust(g, me)
        return
    targets = extra_targets(g, me, action)
    target = targets[0]
    number = len(targets)
    if action == DISMISS:
        g.replaced = within_means(g, me, [])
        number = g.replaced.bit_count()  # whether there is a choice must not tell what the hand holds
    if number > 1:
        target = yield from choose(EXTRAS[action], me, action)
    if action == SCOUT:
        yield from take_and_lay(g, me, target)
        g.nearby.append(g.at[target])
    elif action == INFLUENCE:
        yield from influence(g, me, target, True)
    elif action == INTERROGATE:
        yield from interrogate(g, me, target, WIDE)
    elif action == DISMISS:
        yield from dismiss(g, me, target, [], False)
        yield from pull(g, me, target)


def extra_oust(g: Pax, me: int) -> Flow[None]:
    """PA-18.11: an extra oust, of a rival on any card."""
    targets = extra_ousts(g, me)
    target = targets[0]
    if len(targets) > 1:
        target = yield from choose(X_OUST, me)
    yield from oust(g, me, target.cell, target.rival, ANYWHERE)


def extra_option(g: Pax, me: int, cell: int) -> Option:
    """Name a target: `at:7`, `at:home`."""
    luminary = g.at[cell] if cell != HOME else -1
    label = Label("at-place", {"place": place_label(luminary, cell)})
    return Option(f"at:{cell_name(cell)}", label, (cell_key(cell, me),))


def oust_option(g: Pax, me: int, target: Aim) -> Option:
    """Name a card and a rival there: `at:7@0`."""
    cell, rival = target
    label = Label("at-rival", {"place": place_label(g.at[cell], cell), "rival": seat_label(rival)})
    return Option(f"at:{cell}@{rival}", label, (f"cell:{cell}", f"seat:{rival}"))


X_SCOUT: Final = Ask("extra-scout", "PA-18.1", extra_targets, extra_option)
X_INFLUENCE: Final = Ask("extra-influence", "PA-18.3", extra_targets, extra_option)
X_INTERROGATE: Final = Ask("extra-interrogate", "PA-18.9", extra_targets, extra_option)
X_DISMISS: Final = Ask("extra-dismiss", "PA-18.5", extra_targets, extra_option)
X_OUST: Final = Ask("extra-oust", "PA-18.11", extra_ousts, oust_option)
EXTRAS: Final = {
    SCOUT: X_SCOUT,
    INFLUENCE: X_INFLUENCE,
    INTERROGATE: X_INTERROGATE,
    DISMISS: X_DISMISS,
}
"""By action; a reassign and an oust ask otherwise."""


# -- Special actions ---------------------------------------------------------------------------------------------------


def swap(g: Pax, me: int) -> Flow[None]:
    """PA-18.13: two face-up cards change places if rivals have no more tokens on them than the player."""
    one = yield from choose(SWAP, me, -1)
    two = yield from choose(SWAP, me, one)
    swap_cards(g, one, two)
    if g.log is not None:
        g.tell(events.CardsSwapped(me, one, two))


def swap_values(g: Pax, me: int, one: int) -> list[int]:
    """Cards that may be swapped with a chosen one, or with some card."""
    cells = cells_of(g.up)
    balance = [tokens_of(g, cell, me) - rivals_on(g, cell, me) for cell in cells]
    if one >= 0:
        own = balance[cells.index(one)]
        return [cell for cell, other in zip(cells, balance, strict=True) if cell != one and own + other >= 0]
    found: list[int] = []
    for at in range(len(cells)):
        rest = balance[:at] + balance[at + 1 :]
        if rest and balance[at] + max(rest) >= 0:
            found.append(cells[at])
    return found


SWAP: Final = Ask("swap", "PA-18.13", swap_values, extra_option)


def draw_more(g: Pax, me: int) -> Flow[None]:
    """PA-18.14: two cards from the deck, or any one of the court."""
    place = yield from choose(PICK, me)
    if place < 0:
        draw(g, me, 2)
    else:
        take_from_court(g, me, place)


def pick_values(g: Pax, me: int) -> list[int]:
    """The deck, if there is one, and the places of the court that have a card."""
    return ([-1] if g.deck else []) + [place for place in range(len(g.court)) if g.court[place] >= 0]


def pick_option(g: Pax, me: int, place: int) -> Option:
    """Name what is added to the hand: `deck`, `court:2`."""
    if place < 0:
        return Option("deck", Label("pick-deck"))
    slot = g.court[place]
    label = Label("draw-court", {"card": card_label(g.cards.face[slot]), "place": place + 1})
    return Option(f"court:{place}", label, (f"card:{slot}",))


PICK: Final = Ask("pick", "PA-18.14", pick_values, pick_option)


def borrow(g: Pax, me: int) -> Flow[None]:
    """PA-18.15: take any faction card for this turn."""
    faction = yield from choose(BORROW, me)
    g.borrowed.append(Loan(faction, g.holder[faction]))
    g.holder[faction] = me
    if g.log is not None:
        g.tell(events.FactionBorrowed(me, FACTIONS[faction]))


def borrow_values(g: Pax, me: int) -> list[int]:
    """Faction cards in the row or with a rival."""
    return [faction for faction in range(TYPES) if g.holder[faction] >= -1 and g.holder[faction] != me]


def borrow_option(g: Pax, me: int, faction: int) -> Option:
    """Name a faction card: `borrow:A`."""
    name = FACTIONS[faction]
    return Option(f"borrow:{name}", Label("borrow-card", {"faction": faction_label(faction)}), (f"faction:{name}",))


BORROW: Final = Ask("borrow", "PA-18.15", borrow_values, borrow_option)


def ease_edict(g: Pax, me: int) -> Flow[None]:
    """PA-18.16: take two favours from an edict in play."""
    values = edict_values(g, me)
    event = values[0]
    if len(values) > 1:
        event = yield from choose(FROM_EDICT, me)
    take_from_edict(g, event, 2, me)
