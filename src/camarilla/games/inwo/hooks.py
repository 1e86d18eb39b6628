"""The questions that rules ask and cards answer, with their arguments; `docs/howto/inwo-cards.md` shows how to answer.

A value handler gets `(g, source, value, …)` and returns the value. `source` is the slot of the card that answers, or
the negative id of the effect. Handlers are registered by the id of the card, or by the key of the effect.
"""

from __future__ import annotations

from typing import Final

from camarilla.kernel.hooks import Hook

HOOKS: Final[dict[str, Hook]] = {}
SILENCES: Final[dict[str, int]] = {}
"""By key of an effect: the attributes of the cards whose special abilities are off while it is in force."""
INSTRUCTIONS: Final[set[tuple[str, str]]] = set()
"""Hook and key of texts that are instructions, not abilities: nothing cancels or silences them (IN-4.20)."""

AGAINST_ASSASSINS: Final[set[str]] = set()
"""Keys of cards and effects whose defence is one against Assassinations, whatever else it is against."""


def hook(name: str) -> Hook:
    """Make a hook known by its name."""
    made = Hook(name)
    HOOKS[name] = made
    return made


def instruction(key: str, *hooks: Hook) -> None:
    """Say that what a card answers to these hooks is an instruction."""
    for each in hooks:
        INSTRUCTIONS.add((each.name, key))


# -- Values (IN-18.6); `value` is a `power.Terms` unless noted ---------------------------------------------------------

PRINTED_POWER = hook("printed power")
"""(number, slot): a printed asterisk."""
PRINTED_RESISTANCE = hook("printed resistance")
"""(number, slot): a printed asterisk, as the running attack sees it."""
POWER = hook("power")
"""(terms, slot): a group's Power, at all times."""
GLOBAL = hook("global power")
"""(terms, slot): a group's Global Power."""
RESISTANCE = hook("resistance")
"""(terms, slot): a group's Resistance, at all times."""
ACTING = hook("acting")
"""(terms, slot, attack): its Power when it leads or helps in this attack."""
ACTING_GLOBAL = hook("acting global")
"""(terms, slot, attack): the same for Global Power."""
PAYING = hook("paying")
"""(terms, slot): its Power when its action pays for a Plot or an ability."""
GUARDING = hook("guarding")
"""(terms, slot, attack): the Power of the target of an attack to destroy."""
RESISTING = hook("resisting")
"""(terms, slot, attack): the Resistance of the target of an attack to control."""
ALIGNMENTS = hook("alignments")
"""(mask, slot): what a group is."""
ALIGNMENTS_LEFT = hook("alignments left")
"""(mask, slot): what of that is left where a card abolishes an alignment; the last word."""
GOAL_ALIGNMENTS = hook("goal alignments")
"""(mask, slot): what a group is for Goals, where that differs."""
SEEN_AS = hook("seen as")
"""(mask, slot, other, attack): what `slot` is when it leads or helps, or what a target is to `other`."""
ATTRIBUTES = hook("attributes")
"""(mask, slot): what attributes a group has."""
ARROWS = hook("arrows")
"""(sides, slot): the printed sides a group has outgoing arrows on."""
NO_NEW_PUPPETS = hook("no new puppets")
"""(found, slot): whether a group keeps the puppets it has and takes no others."""

# -- Attacks -----------------------------------------------------------------------------------------------------------

BONUS = hook("bonus")
"""(list of (source, number), attack): what is added to the attack; `source` names it."""
DEFENCE = hook("defence")
"""(list of (source, number), attack): what is subtracted from it."""
MATCHES = hook("matches")
"""(dict alignment: number, attack): the modifiers for alignments of leader and target."""
MASTER_MATCH = hook("master match")
"""(mask, attack): the alignments for which the target gets Resistance from its master."""
CONTRIBUTION = hook("contribution")
"""(number, slot, side, attack): what a helper's token is worth beyond its Power."""
SIDE_TIMES = hook("side times")
"""(number, side, attack): by what the total Power of a side is multiplied."""
MAY_JOIN = hook("may join")
"""(bool, slot, side, attack): a card that lets a group join whatever its alignments (with regular Power)."""
MAY_NOT_JOIN = hook("may not join")
"""(bool, slot, side, attack): a card that keeps a group out."""
LET_IN = hook("let in")
"""(bool, slot, attack): a group that may join a privileged attack all the same."""
FREE_DEFENCE = hook("free defence")
"""(bool, slot, attack): a group that may oppose without a token."""
IMMUNE = hook("immune")
"""(bool, slot, actor): whether a group cannot be attacked or affected by another."""
SEAT_IMMUNE = hook("seat immune")
"""(bool, seat, actor): whether a player's hand, decks and Resources are beyond a card's reach (IN-19.19)."""
FORBIDDEN = hook("forbidden")
"""(bool, attack): an attack that a card forbids altogether."""
INDESTRUCTIBLE = hook("indestructible")
"""(bool, slot, attack or None, magic): a group that cannot be destroyed, by an attack or by something else."""
REACHES_SECRET = hook("reaches secret")
"""(bool, slot, target): a group that may deal with Secret groups."""
IN_THE_OPEN = hook("in the open")
"""(bool, attack): an attack in which a Secret target is not Secret."""
AGENT_WORTH = hook("agent worth")
"""(number, attack): what the agents card on the attacking side adds."""
POSITION = hook("position")
"""(number, attack): the bonus for nearness to the Illuminati."""
UNGUARDED = hook("unguarded")
"""(bool, attack): an attack against which defences against Assassinations do not work."""
FAILS = hook("fails")
"""(bool, attack): a success that a card turns into a failure without asking."""

# -- Tokens, hands, Goals ----------------------------------------------------------------------------------------------

TOKENS = hook("tokens")
"""(number, slot): how many tokens phase 4 fills a card up to."""
PILES_UP = hook("piles up")
"""(bool, slot): a card that gets its tokens even if it has some."""
NO_TOKENS = hook("no tokens")
"""(bool, slot): a card that gets none."""
PLOT_LIMIT = hook("plot limit")
"""(number, seat): how many Plots a player may hold out of turn."""
GOAL_LIMIT = hook("goal limit")
"""(number, seat): how many Goal cards."""
PLOT_DRAWS = hook("plot draws")
"""(number, seat): how many Plots phase 1 gives."""
NO_DRAW = hook("no draw")
"""(bool, seat, back): a player who may draw nothing of that back (0 Plots, 1 Groups)."""
DRAW_WAYS = hook("draw ways")
"""(list of keys, seat, back): other ways in which a player may take a card when drawing; see `moves.DRAW_FLOWS`."""
RELIEF_POWER = hook("relief power")
"""(number, slot): what a group's token is worth for Relief."""
NO_TAKEOVER = hook("no takeover")
"""(bool, seat, slot): a Group that a player may not take over or attack to control."""
KEEPS_FAILED = hook("keeps failed")
"""(bool, seat): a Group from the hand that was not taken goes back to it."""
GOAL_COUNT = hook("goal count")
"""(number, slot, alignment): how many groups a group counts as for Goals of an alignment."""
ALLOWS_COPIES = hook("other name")
"""(bool, slot): a card in play that does not bar copies of itself."""

# -- Events: flow handlers `(g, source, …)` ----------------------------------------------------------------------------

TURN_STARTS = hook("turn starts")
"""(seat): the first thing in a turn."""
TURN_ENDS = hook("turn ends")
"""(seat): at the knock."""
ENTERS = hook("enters")
"""(slot, seat): a card came under control."""
ATTACK_BEGINS = hook("attack begins")
"""(attack): a group's attack was announced."""
AFTER_ATTACK = hook("after attack")
"""(attack): an attack was settled."""
AFTER_CAPTURE = hook("after capture")
"""(slot, from seat, to seat, attack): for each group of a captured branch; the target is the attack's."""
AFTER_DESTROYED = hook("after destroyed")
"""(slot, from seat, by seat, attack or None)."""
AFTER_DEVASTATED = hook("after devastated")
"""(slot, attack)."""
AFTER_RELIEF = hook("after relief")
"""(slot, list of tokens spent)."""
AFTER_DRAW = hook("after draw")
"""(seat, slot, back): a card was drawn."""
AFTER_ROLL = hook("after roll")
"""(attack): the dice lie as they are, after the window."""
