"""Announcing and settling as a transaction: what law 6 means between two decisions of INWO.

A cancelled play leaves the table as it was before its announcement, but for what this module lists (IN-11.5, IN-21.3);
and every token that an attack was promised stays there, and is gone once the attack is committed (IN-6.1, IN-7.7).
"""

from __future__ import annotations

from typing import Any, Final

from camarilla.games.inwo import hooks, power
from camarilla.games.inwo.attacks.model import CALLED_OFF, CANCELLED, COMMITTED, FIELDS, GOES_ON, Attack, Helper
from camarilla.games.inwo.catalog import COLOUR, FACE, ID
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import DRAW, card_of, draw_of
from camarilla.games.inwo.model.zones import (
    DISCARDS,
    EXPOSED,
    GONE,
    GROUP_DECK,
    GROUPS,
    LINKED,
    PLOT_DECK,
    PLOTS,
    TABLE,
    UNDER,
)
from camarilla.games.inwo.plays.abilities import BY_KEY
from camarilla.games.inwo.plays.costs import NEXT_ACTION
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.facets import Witness

# -- What may differ once a play was cancelled -------------------------------------------------------------------------

UNCHANGED: Final = (
    "turn",
    "next_turn",
    "turns",
    "extra",
    "own_turns",
    "out",
    "winners",
    "reason",
    "structure",
    "resources",
    "agents",
    "destroyed",
    "illuminati",
    "master",
    "side",
    "links",
    "came_under",
    "fresh",
    "tried",
    "finishers",
    "finished",
    "claims",
    "written",
    "told",
    "token_moves",
)
"""What a cancelled play leaves exactly as it was. Cards, tokens, effects and attacks are compared one by one; the step
of the turn, what was used up (IN-17.18) and the memory of the table may go on."""
LOST_CARDS: Final = frozenset(
    [
        (PLOTS, TABLE),  # the card, and cards named for it, were laid open at the announcement
        (GROUPS, TABLE),
        (EXPOSED, TABLE),
        (UNDER, TABLE),
        (PLOTS, DISCARDS),  # the card itself is lost, and so is what was discarded for it (IN-17.18)
        (EXPOSED, DISCARDS),
        (GROUPS, DISCARDS),
        (TABLE, DISCARDS),
        (UNDER, DISCARDS),
        (PLOT_DECK, DISCARDS),
        (GROUP_DECK, DISCARDS),
        (PLOT_DECK, GONE),  # discarded unseen (IN-19.14)
        (TABLE, PLOTS),  # some cards that cancel give the Plot back
        (TABLE, EXPOSED),  # a Plot that others had put into a cancelled attack (IN-17.13)
        (PLOTS, EXPOSED),
        (TABLE, GROUPS),  # a card that was named and not used, or agents
    ]
)
"""From where to where cards may go: what the play and those that cancelled it cost, and what comes back."""
COMMITTING: Final = frozenset(["stage", "helpers", "aiders", "last", "recent", "pressed", "bound", "cards"])
"""What playing a Plot does to an attack for good: it commits it (IN-7.7). Plots put in are compared as cards are."""
MARKER: Final = 2
"""An effect that is about so much may have a marker."""
PAID_WITH: Final = frozenset([*NEXT_ACTION, in_force.DOOMED, in_force.STORED])
"""Effects that paying ends or brings, or that only note from where a card was played."""


class Transactions(Witness):
    """Looks on at a game, decision by decision."""

    def __init__(self) -> None:
        self.last: Inwo | None = None
        self.before: dict[int, Inwo] = {}
        """The table before a play was announced, by play."""
        self.made: dict[int, Play] = {}
        self.cancelled = 0
        """How many cancelled plays were compared."""
        self.seen = 0
        """How many there were."""
        self.waited = 0
        """How many replies were compared that were settled while another play waited."""
        self.kept = 0
        """How many promised tokens were looked for."""

    def look(self, g: Any) -> None:
        """Compare the table with what it was at the decision before."""
        now: Inwo = g.copy()
        last = self.last
        self.last = now
        if last is None:
            return
        for play in now.plays.open:
            if play.id not in self.before:
                self.before[play.id] = last
                self.made[play.id] = play
        self.check_reserved(now)
        self.check_waiting(last, now)
        self.check_promises(last, now)
        for play in last.plays.open:
            if play.id in last.stack and play.id not in now.stack and not last.plays.stands(play.id):
                self.check_cancelled(play, last, now)
        if not now.plays.open:
            self.before = {}
            self.made = {}

    # -- tokens ------------------------------------------------------------------------------------------------------

    def check_reserved(self, g: Inwo) -> None:
        """What an attack was announced with has paid for nothing else (IN-6.1): it lies there until the commitment.

        What takes a token away without using it is undone or settled with its own play (IN-19.8).
        """
        for a in g.attacks.open:
            if a.stage < COMMITTED and a.outcome == GOES_ON:
                for slot in {a.leader, *a.aiders} - {-1}:
                    promised = a.leader_tokens if slot == a.leader else a.aiders.count(slot)
                    if g.tokens[slot] < promised:
                        name = ID[g.cards.face[slot]]
                        raise BrokenLaw(6, f"{name} promised {promised} tokens to an attack and has {g.tokens[slot]}")

    def check_waiting(self, last: Inwo, now: Inwo) -> None:
        """While a play waits for replies nothing is put in order (IN-21.3): a reply that is settled takes no tokens but
        those that it says. One that does more when it is settled than can be read off is let pass.
        """
        settled = [play for play in last.plays.open if play.id in last.stack and play.id not in now.stack]
        inside = now.stack[:1] == last.stack[:1]
        if not settled or not inside or not all([can_be_read(play) for play in settled]):
            return
        self.waited += 1
        moved = [move.slot for move in last.token_moves]
        for slot in range(len(now.tokens)):
            had, has = last.tokens[slot], now.tokens[slot]
            if has < had and slot not in moved:
                name = ID[now.cards.face[slot]]
                raise BrokenLaw(6, f"{name} had {had} tokens and has {has}, though a play still waits for replies")

    def check_promises(self, last: Inwo, now: Inwo) -> None:
        """Whoever leads or joins had the token for it, and has it no more."""
        known = {a.number: a for a in last.attacks.open}
        for a in now.attacks.open:
            old = known.get(a.number)
            if old is None or a.stage < COMMITTED or a.outcome in (CALLED_OFF, CANCELLED):
                continue
            if old.stage < COMMITTED and a.leader >= 0:
                self.spent(last, now, a.leader, a.leader_tokens)
            for helper in a.helpers:
                if helper not in old.helpers and not paid_before(last, helper):
                    self.spent(last, now, helper.slot, helper.tokens)

    def spent(self, last: Inwo, now: Inwo, slot: int, count: int) -> None:
        """Refuse a token that was promised and not there, or that is still there."""
        self.kept += count
        had, has = power.token_count(last, slot), power.token_count(now, slot)
        if had < count or has > had - count:
            raise BrokenLaw(6, f"{ID[now.cards.face[slot]]} acts with {count} tokens: it had {had} and has {has}")

    # -- cancelled plays ---------------------------------------------------------------------------------------------

    def check_cancelled(self, play: Play, last: Inwo, now: Inwo) -> None:
        """Compare the table with what it was before a play that was cancelled, less what other plays did since.

        A play within another that is being settled, or around one that did more than can be read off, is let pass. What
        was drawn, and what a New World Order does, can be read off.
        """
        self.seen += 1
        since = [other for id, other in self.made.items() if id > play.id]
        within = [other for other in last.plays.open if other.id < play.id and other.id not in last.stack]
        if within or not all([can_be_read(other) or other.what == DRAW or is_order(other) for other in since]):
            return
        self.cancelled += 1
        before = self.before[play.id]
        name = f"{play.what} was cancelled, but"
        for field in UNCHANGED:
            if arranged(getattr(before, field)) != arranged(getattr(now, field)):
                raise BrokenLaw(6, f"{name} {field} was {getattr(before, field)} and is {getattr(now, field)}")
        compare_cards(name, before, now, play, since)
        joined = [helper.slot for a in last.attacks.open if a.card == card_of(play) for helper in a.helpers]
        compare_tokens(name, before, now, [*joined, *play.cost], since)
        compare_effects(name, before, now, since)
        compare_attacks(name, before, now, since)


def can_be_read(play: Play) -> bool:
    """Whether all that a play does, settled or cancelled, is an effect or a token that carries its number."""
    way = BY_KEY.get(play.what)
    return play.cancels >= 0 or (way is not None and way.settle is None)


def is_order(play: Play) -> bool:
    """Whether a play is a New World Order, which replaces that of its colour and does no more."""
    return play.what in FACE and bool(COLOUR[FACE[play.what]]) and play.what not in hooks.SILENCES


def drawn(play: Play) -> tuple[int, int, int, int]:
    """From where to where, and from whose deck to whom, cards go that are drawn."""
    draw = draw_of(play)
    source, target = (GROUP_DECK, GROUPS) if draw.back else (PLOT_DECK, PLOTS)
    return source, draw.owner, target, play.seat


def paid_before(last: Inwo, helper: Helper) -> bool:
    """Whether a helper's token paid for the play that lets it in."""
    return helper.tokens == 0 or any(helper.slot in play.cost for play in last.plays.open)


def arranged(value: Any) -> Any:
    """Piles by seat without their order."""
    by_seat = bool(value) and isinstance(value, list) and isinstance(value[0], list)
    return [sorted(pile) for pile in value] if by_seat else value


def compare_cards(name: str, before: Inwo, now: Inwo, play: Play, since: list[Play]) -> None:
    """Cards move only as `LOST_CARDS` says, those that were put into an attack included, and none is left lying.

    A card that was played since lies where its own play has put it.
    """
    thrown_in = [card.slot for a in before.attacks.open for card in a.cards]
    seats = [play.seat, *[other.seat for other in since]]
    draws = [drawn(other) for other in since if other.what == DRAW]
    made = [other for other in since if other.what != DRAW]
    settled = [card_of(other) for other in made if other.cancels < 0 and now.zone[card_of(other)] != TABLE]
    if any([is_order(other) for other in since]):
        settled += replaced(before, now)
    for slot in range(len(now.zone)):
        was, became = before.zone[slot], now.zone[slot]
        if slot in settled or (was == became and before.holder[slot] == now.holder[slot]):
            continue
        if (was, before.holder[slot], became, now.holder[slot]) in draws:
            continue
        if (was, became) not in LOST_CARDS or (before.holder[slot] not in seats and slot not in thrown_in):
            raise BrokenLaw(6, f"{name} {ID[now.cards.face[slot]]} went from zone {was} to {became}")
        if became == TABLE and not now.plays.open and not now.attacks.open:
            raise BrokenLaw(6, f"{name} {ID[now.cards.face[slot]]} is left on the table")


def compare_tokens(name: str, before: Inwo, now: Inwo, paid: list[int], since: list[Play]) -> None:
    """Tokens are gone from the cards that paid, a group that added its Power to an Assassination included (IN-17.18),
    and from an attack that was committed meanwhile; no others, but for cards that other plays since are about.

    Whoever has drawn since may have paid for that, and a New World Order takes them from groups at Power 0 (IN-4.15).
    """
    others = [slot for play in since for slot in (*play.cost, *(play.about if play.what != DRAW else ()))]
    buyers = [play.seat for play in since if play.what == DRAW]
    ordered = any([is_order(play) for play in since])
    for slot in range(len(now.tokens)):
        lost = before.tokens[slot] - now.tokens[slot]
        promised = power.promised(before, slot) - power.promised(now, slot)
        spent = slot in paid or now.holder[slot] in buyers or (ordered and power.powerless(now, slot))
        if slot not in others and (lost < 0 or (lost > promised and not spent)):
            was, has = before.tokens[slot], now.tokens[slot]
            raise BrokenLaw(6, f"{name} {ID[now.cards.face[slot]]} had {was} tokens and has {has}")


def compare_effects(name: str, before: Inwo, now: Inwo, since: list[Play]) -> None:
    """Nothing new is in force but what other plays since brought, and nothing has ended but what paying ends."""
    was, became = lasting(before, []), lasting(now, [play.id for play in since])
    if any([is_order(play) for play in since]):
        gone = replaced(before, now)
        was = [entry for entry in was if len(entry[2]) < MARKER or entry[2][1] not in gone]
    if was != became:
        odd = [entry for entry in was + became if (entry in was) != (entry in became)]
        raise BrokenLaw(6, f"{name} this changed: {odd}")


def replaced(before: Inwo, now: Inwo) -> list[int]:
    """The New World Orders that lie on the table no more."""
    gone = [slot for slot in range(len(now.zone)) if (before.zone[slot], now.zone[slot]) == (LINKED, DISCARDS)]
    return [slot for slot in gone if COLOUR[now.cards.face[slot]]]


def lasting(g: Inwo, without: list[int]) -> list[tuple[str, int, tuple[int, ...], str]]:
    """The effects as they can be compared, without those of some plays."""
    return [
        (e.key, e.owner, e.about, e.until)
        for e in g.effects.entries
        if e.key not in PAID_WITH and e.play not in without
    ]


def compare_attacks(name: str, before: Inwo, now: Inwo, since: list[Play]) -> None:
    """The same attacks are under way, with the same in them but for commitment and for Plots played since."""
    if [a.number for a in before.attacks.open] != [a.number for a in now.attacks.open]:
        raise BrokenLaw(6, f"{name} another attack is under way")
    played = [card_of(play) for play in since if play.what != DRAW]
    for old, new in zip(before.attacks.open, now.attacks.open, strict=True):
        for field in FIELDS:
            if field not in COMMITTING and getattr(old, field) != getattr(new, field) and not since_changed(since):
                raise BrokenLaw(6, f"{name} its attack has another {field}")
        if slots_in(old, []) != slots_in(new, played):
            raise BrokenLaw(6, f"{name} other groups or Plots are in its attack")


def since_changed(since: list[Play]) -> bool:
    """Whether a play since may have changed an attack for good: one that does not merely cancel."""
    return any(play.cancels < 0 and play.what != DRAW and not is_order(play) for play in since)


def slots_in(a: Attack, without: list[int]) -> list[int]:
    """The groups and Plots in an attack, announced or put in, without some."""
    found = [*a.aiders, *[helper.slot for helper in a.helpers], *[card.slot for card in a.cards]]
    return sorted([slot for slot in found if slot not in without])
