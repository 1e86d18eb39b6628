"""Why something cannot be done in the action phase: the clause that forbids it, and the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.pax.board import acting_cards, faction_master, near, reach, rivals_on, tokens_of, yielder
from camarilla.games.pax.catalog import (
    CONVENT,
    CR,
    DECREE,
    DEGREE,
    DISMISS,
    INFLUENCE,
    INQUISITORS,
    INTERROGATE,
    MASK,
    OUST,
    PLOT_RULE,
    PRESS,
    RA,
    REASSIGN,
    SCOUT,
    TYPES,
)
from camarilla.games.pax.favour import affords_one
from camarilla.games.pax.field import HOME, cells_of
from camarilla.games.pax.plots import met
from camarilla.games.pax.questions import (
    ABILITY,
    BUY_CONVENT,
    BUY_PRESS,
    CONSPIRE,
    INQUIRE_HAND,
    INQUIRE_PLOT,
    MAIN,
    REALISE,
    REWARD_DISMISS,
    REWARD_INFLUENCE,
    REWARD_REASSIGN,
    TAKE,
    act_option,
    act_values,
    deed,
)
from camarilla.games.pax.targets import in_force, influence_reach, layable
from camarilla.kernel.options import Label, Refusal

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

ABILITY_RULE = ["PA-19.1", "PA-19.3", "PA-19.5", "PA-19.7", "PA-19.9", "PA-19.11"]
ABILITY_ACTION = [INFLUENCE, DISMISS, REASSIGN, INTERROGATE, OUST, SCOUT]


def act_refusals(g: Pax, me: int) -> list[Refusal]:
    """Everything of the action phase that is not legal now."""
    legal = set(act_values(g, me))
    refusals: list[Refusal] = []
    for value in every_deed(g, me):
        if value not in legal:
            rule, reason = why_not(g, me, value >> 12, value >> 3 & 511, value & 7)
            refusals.append(Refusal(act_option(g, me, value).notation, rule, Label(reason)))
    return refusals


def every_deed(g: Pax, me: int) -> list[int]:
    """Everything one might try, legal or not."""
    cells = range(len(g.at))
    rivals = g.after(me)
    found: list[int] = []
    for verb in (MAIN + SCOUT, MAIN + INFLUENCE, MAIN + DISMISS):
        found += [deed(verb, cell) for cell in cells]
    found += [deed(MAIN + INTERROGATE, card) for card in [*cells, HOME]]
    for verb in (MAIN + REASSIGN, TAKE, BUY_PRESS):
        found += [deed(verb, faction) for faction in range(TYPES)]
    found += [deed(MAIN + OUST, cell, rival) for cell in cells for rival in rivals]
    found += [deed(CONSPIRE, slot) for slot in g.hands[me]]
    found += [deed(REALISE, plot) for plot in {*g.common, g.private[me]}]
    for faction in range(TYPES):
        if g.holder[faction] == me:
            found += abilities_tried(g, me, faction)
    found.append(deed(BUY_CONVENT))
    for verb in (INQUIRE_HAND, INQUIRE_PLOT):
        found += [deed(verb, 0, rival) for rival in rivals]
    return found + (rewards_tried(g) if g.markers else [])


def rewards_tried(g: Pax) -> list[int]:
    """A reward on every card, and every faction to reassign with."""
    found: list[int] = []
    for cell in range(len(g.at)):
        found += [deed(REWARD_INFLUENCE, cell), deed(REWARD_DISMISS, cell)]
        found += [deed(REWARD_REASSIGN, cell, faction) for faction in range(TYPES)]
    return found


def abilities_tried(g: Pax, me: int, faction: int) -> list[int]:
    """The ability of a faction card with every target."""
    action = ABILITY_ACTION[faction]
    verb = ABILITY + faction
    cells = list(range(len(g.at)))
    if action == REASSIGN:
        return [deed(verb)]
    if action == OUST:
        return [deed(verb, cell, rival) for cell in cells for rival in g.after(me)]
    return [deed(verb, cell) for cell in (cells if action != INTERROGATE else [*cells, HOME])]


def why_not(g: Pax, me: int, verb: int, target: int, more: int) -> tuple[str, str]:
    """The clause that forbids something, and the reason."""
    if verb < CONSPIRE:
        if g.actions == 0:
            return "PA-4.5", "refusal-no-actions"
        return why_no_action(g, me, verb - MAIN, target, more, False)
    if verb == CONSPIRE:
        return ("PA-11.14", "refusal-chain-closed") if chain_closed(g) else ("PA-11.3", "refusal-no-link")
    if verb == TAKE:
        return why_no_faction(g, me, target)
    if verb == REALISE:
        return why_no_plot(g, me, target)
    if verb < REWARD_INFLUENCE:
        return why_no_ability(g, me, verb - ABILITY, target, more)
    if verb <= REWARD_REASSIGN:
        return why_no_reward(g, me, verb, target, more)
    return why_no_event(g, me, verb, more)


def chain_closed(g: Pax) -> bool:
    """Whether the chain ends with a Royal Arch."""
    return DEGREE[g.cards.face[g.chain[-1]]] == RA


def why_no_action(g: Pax, me: int, action: int, target: int, more: int, anywhere: bool) -> tuple[str, str]:
    """Why a main action cannot be aimed so."""
    if action == SCOUT:
        return why_no_scout(g, me, target)
    if action == INFLUENCE:
        return why_no_influence(g, me, target, anywhere)
    if action == INTERROGATE:
        return why_no_interrogation(g, me, target)
    if action == REASSIGN:
        return why_no_reassign(g, me, target)
    if action == DISMISS:
        return why_no_dismissal(g, me, target)
    return why_no_oust(g, me, target, more)


def why_no_scout(g: Pax, me: int, cell: int) -> tuple[str, str]:
    """PA-5: face down, adjacent, and a matching favour."""
    if g.up >> cell & 1:
        return "PA-5.1", "refusal-face-up"
    if not reach(g, me) >> cell & 1:
        return "PA-5.1", "refusal-not-adjacent"
    return "PA-5.2", "refusal-no-favour"


def why_no_influence(g: Pax, me: int, cell: int, anywhere: bool) -> tuple[str, str]:
    """PA-6: face up, adjacent, a free cell, no rival's Royal Arch, and the price."""
    if not g.up >> cell & 1:
        return "PA-6.1", "refusal-face-down"
    if not anywhere and not influence_reach(g, me) >> cell & 1:
        return "PA-6.1", "refusal-not-adjacent"
    if g.room[cell] == 0:
        return "PA-6.1", "refusal-no-room"
    if DEGREE[g.at[cell]] == RA and rivals_on(g, cell, me):
        return "PA-6.6", "refusal-royal-arch"
    if not g.left[me]:
        return "PA-2.1", "refusal-no-tokens"
    return "PA-6.2", "refusal-no-favour"


def why_no_interrogation(g: Pax, me: int, card: int) -> tuple[str, str]:
    """PA-7: an own token, once a turn."""
    if yielder(g, me, card) in g.yielded:
        return "PA-7.7", "refusal-yielded"
    return "PA-7.1", "refusal-no-token-there"


def why_no_reassign(g: Pax, me: int, faction: int) -> tuple[str, str]:
    """PA-8: a luminary of the faction with an own token, its favour, and somewhere to go."""
    if not any([MASK[g.at[cell]] >> faction & 1 for cell in cells_of(g.own[me])]):
        return "PA-8.1", "refusal-faction-unheld"
    if not affords_one(g, me) >> faction & 1:
        return "PA-8.2", "refusal-no-favour"
    return "PA-8.4", "refusal-no-move"


def why_no_dismissal(g: Pax, me: int, cell: int) -> tuple[str, str]:
    """PA-9: face up, adjacent, no rivals, a hand card that fits, and the price."""
    if not g.up >> cell & 1:
        return "PA-9.1", "refusal-face-down"
    if not reach(g, me) >> cell & 1:
        return "PA-9.1", "refusal-not-adjacent"
    if rivals_on(g, cell, me) and not in_force(g, DECREE):
        return "PA-9.1", "refusal-rivals-there"
    if not g.hands[me]:
        return "PA-9.3", "refusal-empty-hand"
    if not layable(g, me, cell, False):
        return "PA-9.5", "refusal-no-card-fits"
    return "PA-9.2", "refusal-no-favour"


def why_no_oust(g: Pax, me: int, cell: int, rival: int) -> tuple[str, str]:
    """PA-10: tokens of that rival on an adjacent card, and matching favour."""
    if not tokens_of(g, cell, rival):
        return "PA-10.2", "refusal-nobody-to-oust"
    if not any([near(g, me, card) >> cell & 1 for card in acting_cards(g, me)]):
        return "PA-10.2", "refusal-not-adjacent"
    return "PA-10.3", "refusal-no-favour"


def why_no_faction(g: Pax, me: int, faction: int) -> tuple[str, str]:
    """PA-12: in play, not the own, once a turn, and its largest lodge under control."""
    if g.holder[faction] == -2:
        return "PA-12.1", "refusal-not-in-play"
    if g.holder[faction] == me:
        return "PA-12.1", "refusal-own-already"
    if g.taken:
        return "PA-12.1", "refusal-once-a-turn"
    assert faction_master(g, faction) != me
    return "PA-12.1", "refusal-no-lodge"


def why_no_plot(g: Pax, me: int, plot: int) -> tuple[str, str]:
    """PA-13: once a turn, one token a player, the condition, and the two restrictions."""
    if (g.on[plot] | g.beside[plot]) >> me & 1:
        return "PA-13.4", "refusal-token-there"
    if g.realised:
        return "PA-13.2", "refusal-once-a-turn"
    if not g.left[me]:
        return "PA-2.1", "refusal-no-tokens"
    if not met(g, me, plot):
        return PLOT_RULE[plot], "refusal-plot-unmet"
    return "PA-13.7", "refusal-plot-overlap"


def why_no_ability(g: Pax, me: int, faction: int, target: int, more: int) -> tuple[str, str]:
    """PA-12.5: an own faction card, once a turn; then as the action itself."""
    if g.turned >> faction & 1:
        return "PA-12.5", "refusal-once-a-turn"
    action = ABILITY_ACTION[faction]
    if action == SCOUT:
        return ABILITY_RULE[faction], "refusal-face-up" if g.up >> target & 1 else "refusal-no-favour"
    if action == REASSIGN:
        return ABILITY_RULE[faction], "refusal-no-move" if affords_one(g, me) >> CR & 1 else "refusal-no-favour"
    rule, reason = why_no_action(g, me, action, target, more, True)
    return (ABILITY_RULE[faction], reason) if reason == "refusal-no-favour" else (rule, reason)


def why_no_reward(g: Pax, me: int, verb: int, cell: int, faction: int) -> tuple[str, str]:
    """PA-10.18: a marker on that card; then as the action itself."""
    if g.at[cell] not in g.markers:
        return "PA-10.18", "refusal-no-marker"
    if verb == REWARD_INFLUENCE:
        return why_no_influence(g, me, cell, False)
    if verb == REWARD_DISMISS:
        return why_no_dismissal(g, me, cell)
    rule, reason = why_no_reassign(g, me, faction)
    return ("PA-10.20", reason) if rule == "PA-8.4" else (rule, reason)


def why_no_event(g: Pax, me: int, verb: int, rival: int) -> tuple[str, str]:
    """PA-16: the event in force, once a turn, and what it costs or needs."""
    event = {BUY_PRESS: PRESS, BUY_CONVENT: CONVENT}.get(verb, INQUISITORS)
    rule = {PRESS: "PA-16.17", CONVENT: "PA-16.20"}.get(event, "PA-16.22")
    if not in_force(g, event):
        return rule, "refusal-not-in-force"
    if g.bought >> event & 1:
        return rule, "refusal-once-a-turn"
    return rule, "refusal-nothing-to-see" if event == INQUISITORS else "refusal-no-favour"
