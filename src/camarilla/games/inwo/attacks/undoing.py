"""What becomes of an attack, or of a part of it, that does not come to the dice (IN-7.10, IN-17.11 to IN-17.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.inwo import card_moves, events, power, queries, tokens
from camarilla.games.inwo.attacks.commitment import lost_promises
from camarilla.games.inwo.attacks.model import CALLED_OFF, CANCELLED, COMMITTED, DICE, GOES_ON, OUTCOMES, Attack
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model.entries import Use
from camarilla.games.inwo.model.in_force import PRIVILEGE
from camarilla.games.inwo.model.play_fields import this_attack
from camarilla.games.inwo.model.zones import DROPPED, EXPOSED, GROUPS, PLOTS, STRUCTURE, TABLE, USED
from camarilla.kernel.hooks import Effect

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

STILL_FITS: Final[dict[int, Any]] = {}
"""By face of a Plot used on a group in an attack: whether the group still fits it, `(g, group)`."""
STILL_SUITS: Final[dict[int, Any]] = {}
"""By face of a Plot used with an attack: whether the attack still is one it may be used with, `(g, attack)`."""
CHANGED_BY_PLAYS: Final = (
    "admitted",
    "agents",
    "assassination",
    "barred",
    "broken",
    "disaster",
    "frozen",
    "helpers",
    "instant",
    "magic",
    "margin",
    "own_power",
    "privileged",
    "strike",
)
"""What the announcement of a play may change about an attack, and its cancelling takes back."""


def check_legal(g: Inwo, a: Attack) -> None:
    """After a settled play: what no longer fits comes out, and an attack that can no longer be made is over."""
    if a.outcome != GOES_ON or a.stage >= DICE:
        return
    drop_ineligible(g, a)
    if queries.why_illegal(g, a):
        cancel(g, a)
        return
    lost = lost_promises(g, a)
    a.aiders = [slot for slot in a.aiders if slot not in lost]
    if a.leader in lost:
        let_drop(g, a)


def call_off(g: Inwo, a: Attack) -> None:
    """IN-7.10: the attacker changes its mind."""
    end_uncommitted(g, a)
    g.used.append(Use(a.leader, queries.called_off(g, a.kind, a.target)))  # so that a turn stays finite
    take_all_back(g, a)


def let_drop(g: Inwo, a: Attack) -> None:
    """IN-19.8: the leader's token was taken off before it was used, which is no cancelling: the attack is not made."""
    end_uncommitted(g, a)
    take_all_back(g, a)


def end_uncommitted(g: Inwo, a: Attack) -> None:
    """An attack ends without a roll; that is told before anything of it goes back."""
    a.outcome = CALLED_OFF
    if g.log is not None:
        g.tell(events.AttackEnded(OUTCOMES[CALLED_OFF], ID[g.cards.face[a.target]]))


def take_all_back(g: Inwo, a: Attack) -> None:
    """IN-7.10: everything goes back to its owner; a Plot that has bound the attacker does not."""
    give_back_helpers(g, a)
    for card in a.cards:
        if g.zone[card.slot] == TABLE and not (a.bound and card.seat == a.attacker):
            card_moves.put(g, card.slot, PLOTS, card.seat)
    a.aiders = []
    return_target(g, a)


def return_target(g: Inwo, a: Attack) -> None:
    """A Group from the hand goes back to it, unless an earlier attack on it failed this turn."""
    if a.from_hand and g.zone[a.target] == TABLE and a.target not in g.tried:
        card_moves.put(g, a.target, GROUPS, a.attacker)


def give_back_helpers(g: Inwo, a: Attack) -> None:
    """Tokens of helpers and an agents card return."""
    for helper in a.helpers:
        if g.zone[helper.slot] == STRUCTURE or helper.slot in g.illuminati:
            g.tokens[helper.slot] += helper.tokens
    for card in a.agents:
        if g.zone[card.slot] == TABLE:
            card_moves.put(g, card.slot, GROUPS, card.seat)
    a.helpers = []
    a.agents = []
    g.touch()


def give_back_to(g: Inwo, a: Attack, seat: int) -> None:
    """One player gets everything back: tokens, agents to the hand, Plots exposed (IN-17.13)."""
    for helper in a.helpers:
        if helper.seat == seat:
            g.tokens[helper.slot] += helper.tokens
    a.helpers = [helper for helper in a.helpers if helper.seat != seat]
    for card in a.agents:
        if card.seat == seat:
            card_moves.put(g, card.slot, GROUPS, seat)
    a.agents = [card for card in a.agents if card.seat != seat]
    for plot in [plot for plot in a.cards if plot.seat == seat]:
        end_card(g, a, plot.slot)
        card_moves.put(g, plot.slot, EXPOSED, seat)
    g.touch()


def cancel(g: Inwo, a: Attack) -> None:
    """IN-17.12, IN-17.13: the leader's token and Plots are lost, helpers get theirs back, their Plots exposed."""
    forfeit(g, a)
    a.outcome = CANCELLED
    helping = [helper.slot for helper in a.helpers]
    give_back_helpers(g, a)
    for card in a.cards:
        if g.zone[card.slot] == TABLE and card.slot != a.card and (card.seat != a.attacker or card.group in helping):
            card_moves.put(g, card.slot, EXPOSED, card.seat)
    return_target(g, a)


def forfeit(g: Inwo, a: Attack) -> None:
    """IN-17.12: an attack that was not committed loses what its leader has for it; announced aiders keep theirs."""
    if a.stage < COMMITTED:
        a.stage = COMMITTED
        a.aiders = []
        if a.leader >= 0 and g.holder[a.leader] == a.attacker:
            tokens.spend(g, a.leader, min(a.leader_tokens, power.token_count(g, a.leader)))


def cancel_helper(g: Inwo, a: Attack, slot: int) -> None:
    """IN-17.14: one helper's action is cancelled; its token and the Plots used on it are lost."""
    a.helpers = [helper for helper in a.helpers if helper.slot != slot]
    for card in list(a.cards):
        if card.group == slot and g.zone[card.slot] == TABLE:
            end_card(g, a, card.slot)
            card_moves.discard(g, card.slot, USED)
    g.touch()


def end_card(g: Inwo, a: Attack, card: int) -> None:
    """A Plot no longer counts in an attack; if nothing else made that privileged, it is not any more."""
    plays = [entry.play for entry in a.cards if entry.slot == card]
    a.cards = [entry for entry in a.cards if entry.slot != card]
    here = this_attack(a.number)
    unknown = -1 in plays  # a Plot that attacks, or a position of an older revision

    def of_card(e: Effect) -> bool:
        return e.until == here and (card in e.about if unknown else e.play in plays)

    ended = [e for e in g.effects.entries if of_card(e)]
    g.effects.entries = [e for e in g.effects.entries if e not in ended]
    if any(e.key == PRIVILEGE for e in ended) and not any(e.until == here for e in g.effects.of(PRIVILEGE)):
        a.privileged = False
    g.touch()


def drop_ineligible(g: Inwo, a: Attack) -> None:
    """IN-17.11, IN-17.20: a Plot used on a group, or with an attack, that no longer fits returns to its owner's hand,
    exposed."""
    for card in list(a.cards):
        fits, suits = STILL_FITS.get(g.cards.face[card.slot]), STILL_SUITS.get(g.cards.face[card.slot])
        on_group = fits is None or card.group < 0 or fits(g, card.group)
        if g.zone[card.slot] == TABLE and not (on_group and (suits is None or suits(g, a))):
            end_card(g, a, card.slot)
            card_moves.put(g, card.slot, EXPOSED, card.seat)


def end_strike(g: Inwo, a: Attack) -> None:
    """A Plot that attacks was cancelled: its player's other Plots in it are lost, and so is the action of the group
    that added its Power (IN-17.18); others get everything back (IN-17.13)."""
    a.helpers = [helper for helper in a.helpers if helper.seat != a.attacker]
    cancel(g, a)
    for card in a.cards:
        if card.slot != a.card and g.zone[card.slot] == TABLE:
            card_moves.discard(g, card.slot, DROPPED)
    g.effects.expire(this_attack(a.number))
    g.attacks.open.remove(a)
    g.touch()


def roll_back(a: Attack, before: Attack, after: Attack) -> None:
    """Take back what the announcement of a play changed about an attack, but for what others have changed since."""
    for name in CHANGED_BY_PLAYS:
        was, became, now = getattr(before, name), getattr(after, name), getattr(a, name)
        if was == became:
            continue
        if isinstance(now, list):
            setattr(a, name, [entry for entry in now if entry in was or entry not in became])
        elif now == became:
            setattr(a, name, was)
