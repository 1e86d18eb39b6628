"""Why something cannot be done in the action phase: the clause that forbids it, and the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from camarilla.games.pax.catalog import (
    CL,
    CONVENT,
    CR,
    DECREE,
    DEGREE,
    INQUISITORS,
    KN,
    MASK,
    PLOT_RULE,
    PRESS,
    RA,
    SC,
    TYPES,
    A,
    M,
)
from camarilla.games.pax.deeds import (
    A_INFLUENCE,
    BUY_CONVENT,
    BUY_PRESS,
    CL_OUST,
    CONSPIRE,
    CR_REASSIGN,
    DO_DISMISS,
    DO_INFLUENCE,
    DO_INTERROGATE,
    DO_OUST,
    DO_REASSIGN,
    DO_SCOUT,
    INQUIRE_HAND,
    INQUIRE_PLOT,
    KN_INTERROGATE,
    M_DISMISS,
    REALISE,
    REWARD_DISMISS,
    REWARD_INFLUENCE,
    REWARD_REASSIGN,
    SC_SCOUT,
    TAKE,
    Deed,
    Verb,
    deed,
)
from camarilla.games.pax.favour import affords_one
from camarilla.games.pax.field import HOME, cells_of
from camarilla.games.pax.plots import met
from camarilla.games.pax.queries import acting_cards, faction_master, near, reach, rivals_on, tokens_of, yielder
from camarilla.games.pax.questions import act_option, act_values
from camarilla.games.pax.targets import in_force, influence_reach, layable
from camarilla.kernel.options import Label, Refusal

if TYPE_CHECKING:
    from camarilla.games.pax.state import Pax

Why = tuple[str, str]
"""The clause that forbids something, and the message that says why."""


class Ability:
    """The once-per-turn ability of a faction card: its verb, its faction, and its clause."""

    __slots__ = ("faction", "rule", "verb")

    def __init__(self, verb: Verb, faction: int, rule: str) -> None:
        self.verb = verb
        self.faction = faction
        self.rule = rule


ABILITIES: Final = [
    Ability(A_INFLUENCE, A, "PA-19.1"),
    Ability(M_DISMISS, M, "PA-19.3"),
    Ability(CR_REASSIGN, CR, "PA-19.5"),
    Ability(KN_INTERROGATE, KN, "PA-19.7"),
    Ability(CL_OUST, CL, "PA-19.9"),
    Ability(SC_SCOUT, SC, "PA-19.11"),
]


def act_refusals(g: Pax, me: int) -> list[Refusal]:
    """Everything of the action phase that is not legal now."""
    legal = set(act_values(g, me))
    refusals: list[Refusal] = []
    for tried in every_deed(g, me):
        if tried not in legal:
            rule, reason = WHY_NOT[tried.verb](g, me, tried)
            refusals.append(Refusal(act_option(g, me, tried).notation, rule, Label(reason)))
    return refusals


def every_deed(g: Pax, me: int) -> list[Deed]:
    """Everything one might try, legal or not."""
    cells = range(len(g.at))
    rivals = g.after(me)
    found: list[Deed] = []
    for verb in (DO_SCOUT, DO_INFLUENCE, DO_DISMISS):
        found += [deed(verb, cell) for cell in cells]
    found += [deed(DO_INTERROGATE, card) for card in [*cells, HOME]]
    for verb in (DO_REASSIGN, TAKE, BUY_PRESS):
        found += [deed(verb, faction) for faction in range(TYPES)]
    found += [deed(DO_OUST, cell, rival) for cell in cells for rival in rivals]
    found += [deed(CONSPIRE, slot) for slot in g.hands[me]]
    found += [deed(REALISE, plot) for plot in {*g.common, g.private[me]}]
    for ability in ABILITIES:
        if g.holder[ability.faction] == me:
            found += abilities_tried(g, me, ability.verb)
    found.append(deed(BUY_CONVENT))
    for verb in (INQUIRE_HAND, INQUIRE_PLOT):
        found += [deed(verb, 0, rival) for rival in rivals]
    return found + (rewards_tried(g) if g.markers else [])


def rewards_tried(g: Pax) -> list[Deed]:
    """A reward on every card, and every faction to reassign with."""
    found: list[Deed] = []
    for cell in range(len(g.at)):
        found += [deed(REWARD_INFLUENCE, cell), deed(REWARD_DISMISS, cell)]
        found += [deed(REWARD_REASSIGN, cell, faction) for faction in range(TYPES)]
    return found


def abilities_tried(g: Pax, me: int, verb: Verb) -> list[Deed]:
    """The ability of a faction card with every target."""
    cells = list(range(len(g.at)))
    if verb is CR_REASSIGN:
        return [deed(verb)]
    if verb is CL_OUST:
        return [deed(verb, cell, rival) for cell in cells for rival in g.after(me)]
    return [deed(verb, cell) for cell in ([*cells, HOME] if verb is KN_INTERROGATE else cells)]


# -- Free actions (PA-11 to PA-13) -------------------------------------------------------------------------------------


def why_no_conspirator(g: Pax, me: int, tried: Deed) -> Why:
    """PA-11: a Royal Arch ends the chain; otherwise a faction links two cards."""
    return ("PA-11.14", "refusal-chain-closed") if chain_closed(g) else ("PA-11.3", "refusal-no-link")


def chain_closed(g: Pax) -> bool:
    """Whether the chain ends with a Royal Arch."""
    return DEGREE[g.cards.face[g.chain[-1]]] == RA


# -- Main actions (PA-5 to PA-10) --------------------------------------------------------------------------------------


def main_action(why: Callable[[Pax, int, Deed], Why]) -> Callable[[Pax, int, Deed], Why]:
    """PA-4.5: a main action needs one that is left; then its own reasons count."""

    def why_not(g: Pax, me: int, tried: Deed) -> Why:
        return ("PA-4.5", "refusal-no-actions") if g.actions == 0 else why(g, me, tried)

    return why_not


def why_no_scout(g: Pax, me: int, tried: Deed) -> Why:
    """PA-5: face down, adjacent, and a matching favour."""
    cell = tried.target
    if g.up >> cell & 1:
        return "PA-5.1", "refusal-face-up"
    if not reach(g, me) >> cell & 1:
        return "PA-5.1", "refusal-not-adjacent"
    return "PA-5.2", "refusal-no-favour"


def why_no_influence(g: Pax, me: int, tried: Deed) -> Why:
    """PA-6: face up, adjacent (but for PA-19.1), a free cell, no rival's Royal Arch, and the price."""
    cell = tried.target
    if not g.up >> cell & 1:
        return "PA-6.1", "refusal-face-down"
    if tried.verb is not A_INFLUENCE and not influence_reach(g, me) >> cell & 1:
        return "PA-6.1", "refusal-not-adjacent"
    if g.room[cell] == 0:
        return "PA-6.1", "refusal-no-room"
    if DEGREE[g.at[cell]] == RA and rivals_on(g, cell, me):
        return "PA-6.6", "refusal-royal-arch"
    if not g.left[me]:
        return "PA-2.1", "refusal-no-tokens"
    return "PA-6.2", "refusal-no-favour"


def why_no_interrogation(g: Pax, me: int, tried: Deed) -> Why:
    """PA-7: an own token, once a turn."""
    if yielder(g, me, tried.target) in g.yielded:
        return "PA-7.7", "refusal-yielded"
    return "PA-7.1", "refusal-no-token-there"


def why_no_reassign(g: Pax, me: int, tried: Deed) -> Why:
    """PA-8: a luminary of the faction with an own token, its favour, and somewhere to go."""
    return why_no_reassign_of(g, me, tried.target)


def why_no_reassign_of(g: Pax, me: int, faction: int) -> Why:
    """The same for a faction, however it was named."""
    if not any([MASK[g.at[cell]] >> faction & 1 for cell in cells_of(g.own[me])]):
        return "PA-8.1", "refusal-faction-unheld"
    if not affords_one(g, me) >> faction & 1:
        return "PA-8.2", "refusal-no-favour"
    return "PA-8.4", "refusal-no-move"


def why_no_dismissal(g: Pax, me: int, tried: Deed) -> Why:
    """PA-9: face up, adjacent, no rivals, a hand card that fits, and the price."""
    cell = tried.target
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


def why_no_oust(g: Pax, me: int, tried: Deed) -> Why:
    """PA-10: tokens of that rival on an adjacent card, and matching favour."""
    cell = tried.target
    if not tokens_of(g, cell, tried.more):
        return "PA-10.2", "refusal-nobody-to-oust"
    if not any([near(g, me, card) >> cell & 1 for card in acting_cards(g, me)]):
        return "PA-10.2", "refusal-not-adjacent"
    return "PA-10.3", "refusal-no-favour"


def why_no_faction(g: Pax, me: int, tried: Deed) -> Why:
    """PA-12: in play, not the own, once a turn, and its largest lodge under control."""
    faction = tried.target
    if g.holder[faction] == -2:
        return "PA-12.1", "refusal-not-in-play"
    if g.holder[faction] == me:
        return "PA-12.1", "refusal-own-already"
    if g.taken:
        return "PA-12.1", "refusal-once-a-turn"
    assert faction_master(g, faction) != me
    return "PA-12.1", "refusal-no-lodge"


def why_no_plot(g: Pax, me: int, tried: Deed) -> Why:
    """PA-13: once a turn, one token a player, the condition, and the two restrictions."""
    plot = tried.target
    if (g.on[plot] | g.beside[plot]) >> me & 1:
        return "PA-13.4", "refusal-token-there"
    if g.realised:
        return "PA-13.2", "refusal-once-a-turn"
    if not g.left[me]:
        return "PA-2.1", "refusal-no-tokens"
    if not met(g, me, plot):
        return PLOT_RULE[plot], "refusal-plot-unmet"
    return "PA-13.7", "refusal-plot-overlap"


# -- Faction cards, rewards, events ------------------------------------------------------------------------------------


def turned(why: Callable[[Pax, int, Deed, Ability], Why]) -> Callable[[Pax, int, Deed], Why]:
    """PA-12.5: an own faction card, once a turn; then its own reasons count."""

    def why_not(g: Pax, me: int, tried: Deed) -> Why:
        ability = next(each for each in ABILITIES if each.verb is tried.verb)
        if g.turned >> ability.faction & 1:
            return "PA-12.5", "refusal-once-a-turn"
        return why(g, me, tried, ability)

    return why_not


def as_action(why: Callable[[Pax, int, Deed], Why]) -> Callable[[Pax, int, Deed, Ability], Why]:
    """As the action itself, but for the price, which is the ability's."""

    def why_not(g: Pax, me: int, tried: Deed, ability: Ability) -> Why:
        rule, reason = why(g, me, tried)
        return (ability.rule, reason) if reason == "refusal-no-favour" else (rule, reason)

    return why_not


def why_no_scholars_scout(g: Pax, me: int, tried: Deed, ability: Ability) -> Why:
    """PA-19.11: any face-down card, for a favour of the Scholars."""
    return ability.rule, "refusal-face-up" if g.up >> tried.target & 1 else "refusal-no-favour"


def why_no_creators_moves(g: Pax, me: int, tried: Deed, ability: Ability) -> Why:
    """PA-19.5: a favour of the Creators, and somewhere to go."""
    return ability.rule, "refusal-no-move" if affords_one(g, me) >> CR & 1 else "refusal-no-favour"


def marked(why: Callable[[Pax, int, Deed], Why]) -> Callable[[Pax, int, Deed], Why]:
    """PA-10.18: a marker on that card; then as the action itself."""

    def why_not(g: Pax, me: int, tried: Deed) -> Why:
        return ("PA-10.18", "refusal-no-marker") if g.at[tried.target] not in g.markers else why(g, me, tried)

    return why_not


def why_no_reward_moves(g: Pax, me: int, tried: Deed) -> Why:
    """PA-10.20: as a reassign, and a token must come to the marked card."""
    rule, reason = why_no_reassign_of(g, me, tried.more)
    return ("PA-10.20", reason) if rule == "PA-8.4" else (rule, reason)


def offered(event: int, rule: str, lacking: str) -> Callable[[Pax, int, Deed], Why]:
    """PA-16: the event in force, once a turn, and what it costs or needs."""

    def why_not(g: Pax, me: int, tried: Deed) -> Why:
        if not in_force(g, event):
            return rule, "refusal-not-in-force"
        return rule, "refusal-once-a-turn" if g.bought >> event & 1 else lacking

    return why_not


WHY_NOT: Final[dict[Verb, Callable[[Pax, int, Deed], Why]]] = {
    DO_SCOUT: main_action(why_no_scout),
    DO_INFLUENCE: main_action(why_no_influence),
    DO_INTERROGATE: main_action(why_no_interrogation),
    DO_REASSIGN: main_action(why_no_reassign),
    DO_DISMISS: main_action(why_no_dismissal),
    DO_OUST: main_action(why_no_oust),
    CONSPIRE: why_no_conspirator,
    TAKE: why_no_faction,
    REALISE: why_no_plot,
    A_INFLUENCE: turned(as_action(why_no_influence)),
    M_DISMISS: turned(as_action(why_no_dismissal)),
    CR_REASSIGN: turned(why_no_creators_moves),
    KN_INTERROGATE: turned(as_action(why_no_interrogation)),
    CL_OUST: turned(as_action(why_no_oust)),
    SC_SCOUT: turned(why_no_scholars_scout),
    REWARD_INFLUENCE: marked(why_no_influence),
    REWARD_DISMISS: marked(why_no_dismissal),
    REWARD_REASSIGN: marked(why_no_reward_moves),
    BUY_PRESS: offered(PRESS, "PA-16.17", "refusal-no-favour"),
    BUY_CONVENT: offered(CONVENT, "PA-16.20", "refusal-no-favour"),
    INQUIRE_HAND: offered(INQUISITORS, "PA-16.22", "refusal-nothing-to-see"),
    INQUIRE_PLOT: offered(INQUISITORS, "PA-16.22", "refusal-nothing-to-see"),
}
"""Why a verb is refused, where it is."""
