"""How the players of Coup judge a position: what patrons are worth, and what an answer does to the chance to win.

The chance to win is a contest: every player has a strength, from patrons and coins, and wins as often as its part of
all strength. So a loss hurts more the fewer patrons are left, the leader is the best target, and nothing is worth
dying for. An answer is worth the chances it leads to, weighed by how likely a challenge, a proof and a block are.
"""

from __future__ import annotations

from math import exp
from typing import Final

import msgspec

from camarilla.games.coup.beliefs import (
    AID,
    ASSASSINATE,
    BLOCKERS,
    DEFAULT_TRUST,
    DUKE,
    STEAL,
    Hands,
    Memory,
    Reading,
    Trust,
    part_holding,
    part_with,
)
from camarilla.games.coup.bot_reading import (
    BETRAY,
    CLAIMS,
    COUP,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    INCOME,
    NO_ROLE,
    NOBODY,
    TAX,
    Claimed,
    named_role,
    role_in,
)
from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option

ASSASSIN_COST: Final = 3
COUP_COST: Final = 7
FULL_HAND: Final = 2

Change = tuple[int, int, int]
"""A seat, and how many patrons and coins it gains."""


# -- Patrons -----------------------------------------------------------------------------------------------------------

WORTH: Final = (0.75, 0.75, 0.95, 0.65, 0.85)
"""What a patron is worth to its owner, by role; see `Weights` for how numbers were found.

The Duke is the surprise: who taxes is robbed and struck first, and anybody can claim to be one. In fits of who won
hundreds of games between these bots to the hands they were dealt, it did least at a full table.
"""
TWIN: Final = 0.35
"""What part of its worth a second patron of the same role has."""


def hand_worth(hand: list[int]) -> float:
    """What a hand is worth: two different patrons are better than two alike."""
    total = 0.0
    for place, role in enumerate(hand):
        total += WORTH[role] * (TWIN if role in hand[:place] else 1.0)
    return total


def without(hand: list[int], role: int) -> list[int]:
    """A hand less one patron."""
    left = list(hand)
    if role in left:
        left.remove(role)
    return left


def best_kept(hand: list[int], count: int) -> float:
    """The worth of the best `count` patrons of a hand."""
    if len(hand) <= count:
        return hand_worth(hand)
    return max([best_kept(without(hand, role), count) for role in set(hand)])


def least_worth(look: Look, reading: Reading) -> Option:
    """The option whose patron is missed least."""
    return max(look.options, key=lambda option: hand_worth(without(reading.hand, named_role(option))))


def better_swapped(look: Look, reading: Reading) -> bool:
    """Whether the patron that a rival was made to show is better than what it would draw instead."""
    drawn = sum([chance * worth for chance, worth in zip(reading.elsewhere, WORTH, strict=True)])
    return WORTH[role_in(look.prompt.label.args["role"])] > drawn


class Returns:
    """Chooses what goes back in an exchange, one patron after the other."""

    def __init__(self) -> None:
        self.turn = -1
        self.gone: list[int] = []

    def choose(self, look: Look, reading: Reading) -> Option:
        """Return what leaves the best hand."""
        worths = self.rate(look, reading)
        chosen = look.options[worths.index(max(worths))]
        self.note(chosen)
        return chosen

    def rate(self, look: Look, reading: Reading) -> list[float]:
        """The best hand that each answer leaves; the view still shows what was chosen a moment ago."""
        if self.turn != reading.board.turns:
            self.turn, self.gone = reading.board.turns, []
        hand = reading.hand
        for role in self.gone:
            hand = without(hand, role)
        count = FULL_HAND - len(reading.board.players[reading.me].lost)
        return [best_kept(without(hand, named_role(option)), count) for option in look.options]

    def note(self, chosen: Option) -> None:
        """This one goes back."""
        self.gone.append(named_role(chosen))


# -- The chance to win -------------------------------------------------------------------------------------------------


class Weights(msgspec.Struct, frozen=True):
    """What a position is judged by. Strengths are logarithms: 0.7 more makes twice as strong.

    The first guesses were fits of who won to patrons and coins at the start of each turn. Then one weight at a time was
    varied, a few hundred games each against `Honest` at 2, 4 and 6 seats and against the unvaried bot at 2 and 4, and
    kept where the sum of wins grew. Most are flat: half or twice as much costs a few wins in a hundred.
    """

    second: float = 1.2
    """What the second patron adds to a player's strength."""
    coin: float = 0.08
    """What each coin adds, up to ten."""
    armed: float = 0.15
    """What having the coins for an assassination adds."""
    ready: float = 0.25
    """What having the coins for a coup adds."""
    crowd: float = 1.5
    """With n rivals coins are worth 1 / n to this power of that: a rich player in a crowd is everybody's target."""
    hand: float = 0.3
    """What a hand adds for each point of its worth."""
    average: float = 0.8
    """The worth a patron is expected to have."""
    hoped: float = 0.12
    """How much better than the average a hand is after an exchange."""
    examined: float = 0.1
    """What an examination takes from a player."""
    faction: float = 0.1
    """What a rival one may strike adds, if one has the coins and it does not; and the other way round."""
    suspicion: float = 2.0
    """How much more the others challenge what is hard to believe..."""
    usual: float = 0.6
    """...than a claim whose chance to be false is this."""
    false_block: float = 0.25
    """How often a player without the right patron blocks all the same..."""
    last_block: float = 0.5
    """...and when its last patron is at stake."""
    expects: float = 1.0
    """How much of the chance to be blocked comes to mind."""
    temper: float = 0.005
    """Answers are mixed whose chances to win differ by less than about this part of the best."""
    trust: Trust = DEFAULT_TRUST


DEFAULT: Final = Weights()


class Judgement:
    """A position as one player thinks of it, for one decision."""

    def __init__(self, reading: Reading, memory: Memory, weights: Weights) -> None:
        self.reading = reading
        self.memory = memory
        self.weights = weights
        self.me = reading.me
        self.likely: dict[int, Hands] = {}
        self.parts: dict[tuple[int, tuple[int, ...]], float] = {}
        self.doubts: dict[int, float] = {}
        """What was worked out of hands and doubts: within a decision nothing of it changes."""
        w = weights
        self.coin_part = float(max(1, len(reading.rivals))) ** -w.crowd
        self.hand_part = w.hand * (hand_worth(reading.hand) - w.average * len(reading.hand))
        self.strengths = [
            self.strength(seat, reading.patrons[seat], reading.coins[seat]) for seat in range(reading.seats)
        ]
        self.total = sum(self.strengths)

    def strength(self, seat: int, patrons: int, coins: int) -> float:
        """A player's part in the contest for the win."""
        if patrons <= 0:
            return 0.0
        w = self.weights
        purse = w.coin * min(coins, 10) + w.armed * (coins >= ASSASSIN_COST) + w.ready * (coins >= COUP_COST)
        grade = w.second * (patrons - 1) + self.coin_part * purse
        return exp(grade + self.hand_part if seat == self.me else grade)

    def after(self, *changes: Change) -> float:
        """The chance to win after these changes."""
        reading = self.reading
        if not changes:
            return self.strengths[self.me] / self.total if self.strengths[self.me] else 0.0
        gained: dict[int, tuple[int, int]] = {}
        for seat, patrons, coins in changes:
            old = gained.get(seat, (0, 0))
            gained[seat] = (old[0] + patrons, old[1] + coins)
        total = self.total
        mine = self.strengths[self.me]
        for seat, (patrons, coins) in gained.items():
            new = self.strength(seat, reading.patrons[seat] + patrons, max(0, reading.coins[seat] + coins))
            total += new - self.strengths[seat]
            if seat == self.me:
                mine = new
        return mine / total if mine else 0.0

    def left(self, seat: int, changes: tuple[Change, ...]) -> int:
        """The patrons a player has after these changes."""
        return self.reading.patrons[seat] + sum([patrons for who, patrons, _ in changes if who == seat])

    # -- What to expect of others

    def hands_of(self, seat: int) -> Hands:
        """The hands a player may have; for the viewer, what the others may think of its own."""
        if seat not in self.likely:
            self.likely[seat] = self.memory.hands_of(self.reading, seat)
        return self.likely[seat]

    def part_holding(self, seat: int, roles: tuple[int, ...]) -> float:
        """The chance that a player holds at least one of these roles."""
        known = self.parts.get((seat, roles))
        if known is None:
            known = self.parts[seat, roles] = part_holding(self.hands_of(seat), roles)
        return known

    def truth(self, claimed: Claimed) -> float:
        """The chance that a claim is true; that it was made is a sign by itself."""
        if claimed.role == NO_ROLE:
            true = 1 - self.part_holding(claimed.claimant, (DUKE,))
        else:
            true = self.part_holding(claimed.claimant, (claimed.role,))
        if claimed.blocks:
            lies = self.false_blocks(claimed.claimant, self.deadly(claimed.action, claimed.claimant, ()))
        else:
            lies = self.memory.dossiers[claimed.claimant].bluffing(self.weights.trust)
        return true / (true + lies * (1 - true)) if true > 0 else 0.0

    def deadly(self, action: str, target: int, so_far: tuple[Change, ...]) -> bool:
        """Whether an action takes its target's last patron."""
        return action == ASSASSINATE and self.left(target, so_far) == 1

    def false_blocks(self, seat: int, deadly: bool) -> float:
        """How often a rival blocks with a role that it does not hold."""
        w = self.weights
        boldness = self.memory.dossiers[seat].bluffing(w.trust) / w.trust.bluff
        return min(1.0, boldness * (w.last_block if deadly else w.false_block))

    def blocked(self, action: str, actor: int, target: int, so_far: tuple[Change, ...]) -> float:
        """The chance that rivals block an action."""
        reading = self.reading
        blockers = [target]
        if action == AID:
            blockers = [seat for seat in reading.rivals if seat != actor and reading.may_touch(seat, actor)]
        free = 1.0
        for seat in blockers:
            holds = self.part_holding(seat, BLOCKERS[action])
            free *= (1 - holds) * (1 - self.false_blocks(seat, self.deadly(action, seat, so_far)))
        return self.weights.expects * (1 - free)

    def doubted(self, role: int) -> float:
        """The chance that the viewer's claim is challenged: by the mood of the table, or by one who knows better."""
        known = self.doubts.get(role)
        if known is None:
            known = self.doubts[role] = self._doubted(role)
        return known

    def _doubted(self, role: int) -> float:
        """The same, worked out."""
        believed = self.part_holding(self.me, (DUKE if role == NO_ROLE else role,))
        false = believed if role == NO_ROLE else 1 - believed
        w = self.weights
        doubt = min(1.0, self.memory.challenge_rate() * exp(w.suspicion * (false - w.usual)))
        if role == NO_ROLE or role in self.reading.hand:
            return doubt
        return 1 - (1 - doubt) * (1 - self.exposed(role))

    def exposed(self, role: int) -> float:
        """The chance that a rival holds every copy of a role that is left, and so knows that the viewer does not."""
        reading = self.reading
        left = reading.abroad[role]
        if left <= 0:
            return 1.0
        if left > FULL_HAND:
            return 0.0
        unknown = 1.0
        for seat in reading.rivals:
            unknown *= 1 - part_with(self.hands_of(seat), role, left)
        return 1 - unknown

    def likely_challenger(self, target: int) -> int:
        """Who would challenge the viewer: the target, or else the nearest clockwise, who is heard first."""
        if target != NOBODY:
            return target
        return min(self.reading.rivals, key=lambda seat: (seat - self.me) % self.reading.seats)

    # -- What comes of an action

    def effect(self, action: str, actor: int, target: int) -> tuple[Change, ...]:
        """What an action changes once nothing can stop it."""
        if action == INCOME:
            return ((actor, 0, 1),)
        if action == AID:
            return ((actor, 0, 2),)
        if action == TAX:
            return ((actor, 0, 3),)
        if action == EMBEZZLE:
            return ((actor, 0, self.reading.board.reserve),)
        if action == STEAL:
            taken = min(2, self.reading.coins[target])
            return ((actor, 0, taken), (target, 0, -taken))
        if action in (COUP, ASSASSINATE):
            return ((target, -1, 0),)
        return ()

    def stands(self, action: str, actor: int, target: int, so_far: tuple[Change, ...]) -> float:
        """The chance to win when an action's claim stands (it may be blocked yet) and `so_far` has happened."""
        if self.left(self.me, so_far) <= 0:
            return 0.0
        if target != NOBODY and self.left(target, so_far) <= 0:
            return self.after(*so_far)
        done = (*so_far, *self.effect(action, actor, target))
        if action not in BLOCKERS:
            return self.with_finesse(self.after(*done), action, actor, target)
        if target == self.me:
            blocks = [self.rate_block(action, role, actor, so_far) for role in BLOCKERS[action]]
            return max(self.after(*done), *blocks)
        return mix(self.blocked(action, actor, target, so_far), self.after(*so_far), self.after(*done))

    def with_finesse(self, chance: float, action: str, actor: int, target: int) -> float:
        """What exchanges and examinations do, which move neither coins nor patrons."""
        w = self.weights
        if action == EXCHANGE and actor == self.me:
            hand = self.reading.hand
            better = w.average * len(hand) + w.hoped - hand_worth(hand)
            return shifted(chance, w.hand * max(0.0, better))
        if action == EXAMINE and target == self.me:
            return shifted(chance, -w.examined)
        if action == EXAMINE and actor == self.me:
            return chance * (1 + w.examined * self.strengths[target] / self.total)
        return chance

    # -- What an answer is worth

    def rate_action(self, action: str, target: int) -> float:
        """The chance to win if the viewer takes an action now."""
        me = self.me
        if action == BETRAY:
            return self.rate_betrayal(target)
        paid: tuple[Change, ...] = ()
        if action in (COUP, ASSASSINATE):
            paid = ((me, 0, -COUP_COST if action == COUP else -ASSASSIN_COST),)
        stands = self.stands(action, me, target, paid)
        if action not in CLAIMS and action != EMBEZZLE:
            return stands
        role = CLAIMS.get(action, NO_ROLE)
        if (DUKE not in self.reading.hand) if role == NO_ROLE else (role in self.reading.hand):
            challenged = self.stands(action, me, target, (*paid, (self.likely_challenger(target), -1, 0)))
        else:
            challenged = self.after((me, -1, 0))
        return mix(self.doubted(role), challenged, stands)

    def rate_betrayal(self, target: int) -> float:
        """Switching a faction is worth what it changes in who may strike whom."""
        factions = self.reading.factions
        who = self.me if target == NOBODY else target
        before = self.faction_edge()
        old = factions[who]
        factions[who] = "reformist" if old == "loyalist" else "loyalist"
        gained = self.faction_edge() - before
        factions[who] = old
        return shifted(self.after((self.me, 0, -1 if target == NOBODY else -2)), self.weights.faction * gained)

    def faction_edge(self) -> float:
        """How much readier the viewer is than the rivals who may strike it, and whom it may strike."""
        reading = self.reading
        touchable = [seat for seat in reading.rivals if reading.may_touch(self.me, seat)]
        return sum([readiness(reading.coins[self.me]) - readiness(reading.coins[seat]) for seat in touchable])

    def rate_challenge(self, claimed: Claimed) -> tuple[float, float]:
        """The chances to win if the viewer lets a claim pass, and if it challenges."""
        truth = self.truth(claimed)
        mistaken = self.claim_stands(claimed, ((self.me, -1, 0),))
        return self.claim_stands(claimed, ()), mix(truth, mistaken, self.claim_falls(claimed))

    def claim_stands(self, claimed: Claimed, so_far: tuple[Change, ...]) -> float:
        """The chance to win if a claim stands: a block ends the matter, an action goes on."""
        if claimed.blocks:
            return self.after(*so_far)
        return self.stands(claimed.action, claimed.actor, claimed.target, so_far)

    def claim_falls(self, claimed: Claimed) -> float:
        """The chance to win if a claim turns out to be a lie."""
        if claimed.blocks:
            return self.block_falls(claimed)
        return self.after((claimed.actor, -1, ASSASSIN_COST if claimed.action == ASSASSINATE else 0))

    def block_falls(self, claimed: Claimed) -> float:
        """The chance to win if a block turns out to be a lie: the blocker loses a patron, and the action goes on."""
        caught = (claimed.claimant, -1, 0)
        if claimed.action == STEAL and self.left(claimed.claimant, (caught,)) == 0:
            return self.after(caught)
        return self.after(caught, *self.effect(claimed.action, claimed.actor, claimed.claimant))

    def rate_answer(self, action: str, role: int, actor: int) -> float:
        """The chance to win if the viewer blocks an action with a role, or lets it pass with `NO_ROLE`."""
        if role == NO_ROLE:
            return self.after(*self.effect(action, actor, self.me))
        return self.rate_block(action, role, actor, ())

    def rate_block(self, action: str, role: int, actor: int, so_far: tuple[Change, ...]) -> float:
        """The chance to win if the viewer blocks an action with a role."""
        if role in self.reading.hand:
            challenged = self.after(*so_far, (actor, -1, 0))
        else:
            challenged = self.after(*so_far, (self.me, -1, 0), *self.effect(action, actor, self.me))
        return mix(self.doubted(role), challenged, self.after(*so_far))


def mix(chance: float, one: float, other: float) -> float:
    """One thing with that chance, the other without."""
    return chance * one + (1 - chance) * other


def shifted(chance: float, strength: float) -> float:
    """The chance to win when a little is added to the logarithm of one's strength."""
    return chance + chance * (1 - chance) * strength


def readiness(coins: int) -> float:
    """How near a purse is to a coup, from 0 to 1."""
    return min(1.0, coins / COUP_COST)
