"""Two players of Coup.

`Honest` says nothing that is not so: it is the measure of what cards alone are worth. `Heuristic` weighs every answer by
the chance to win that it leaves, over what may follow: a challenge, a proof, a block. How likely those are it reads off
the claims at the table (`beliefs`). Both see nothing but the view of their seat.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

import msgspec

from camarilla.games.coup.beliefs import (
    AID,
    ASSASSIN,
    ASSASSINATE,
    BLOCKERS,
    CAPTAIN,
    CONTESSA,
    DUKE,
    ENVOY,
    KINDS,
    ROLE,
    STEAL,
    Hands,
    Memory,
    Reading,
    Trust,
    count_chance,
    part_holding,
)
from camarilla.kernel.bots import Look
from camarilla.kernel.options import Label, Option
from camarilla.kernel.rng import Rng

__all__ = ["Heuristic", "Honest", "Weights"]

COUP_COST: Final = 7
CLAIMS: Final = {"tax": DUKE, ASSASSINATE: ASSASSIN, STEAL: CAPTAIN, "exchange": ENVOY, "examine": ENVOY}
"""The role that an action claims."""
FULL_HAND: Final = 2
NO_ROLE: Final = -1
NOBODY: Final = -1


# -- Reading questions -------------------------------------------------------------------------------------------------


def split(option: Option) -> tuple[str, int]:
    """An action's name and its target, or `NOBODY`: `steal@3`."""
    name, _, target = option.notation.partition("@")
    return name, int(target) if target else NOBODY


def named_role(option: Option) -> int:
    """The role an answer names, as in `block:Contessa`; `NO_ROLE` if it names none."""
    _, _, role = option.notation.partition(":")
    return ROLE[role] if role else NO_ROLE


def seat_in(label: Label) -> int:
    """The seat a label names."""
    seat: int = label.args["seat"]
    return seat


class Claimed(msgspec.Struct, frozen=True):
    """A claim that may be challenged. `role` is `NO_ROLE` for an embezzler, who claims to have no Duke."""

    claimant: int
    role: int
    action: str
    actor: int
    target: int
    blocks: bool


def read_claim(look: Look, reading: Reading) -> Claimed:
    """What a challenge is asked about: the claim of an action, or of a block against the player whose turn it is."""
    args: dict[str, Any] = look.prompt.label.args
    claimant = seat_in(args["claimant"])
    name = args["role"].id.removeprefix("role-")
    role = ROLE.get(name, NO_ROLE)
    actor = reading.board.turn
    touched = [int(key.removeprefix("seat:")) for key in look.prompt.touches]
    target = touched[1] if len(touched) > 1 else NOBODY
    blocks = claimant != actor
    if role == NO_ROLE:
        action = "embezzle"
    elif blocks:
        action = next(action for action, roles in BLOCKERS.items() if role in roles)
    elif role == ENVOY:
        action = "exchange" if target == NOBODY else "examine"
    else:
        action = next(action for action, claimed in CLAIMS.items() if claimed == role)
    return Claimed(claimant, role, action, actor, target, blocks)


# -- Patrons -----------------------------------------------------------------------------------------------------------

WORTH: Final = (1.0, 0.75, 0.85, 0.5, 0.65)
"""What a patron is worth to its owner, by role. Found by fitting wins of thousands of games to starting hands."""
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


class Returns:
    """Chooses what goes back in an exchange, two patrons one after the other."""

    def __init__(self) -> None:
        self.turn = -1
        self.gone: list[int] = []

    def choose(self, look: Look, reading: Reading) -> Option:
        """Return what leaves the best hand; the view still shows what was already chosen."""
        if self.turn != reading.board.turns:
            self.turn, self.gone = reading.board.turns, []
        hand = reading.hand
        for role in self.gone:
            hand = without(hand, role)
        count = FULL_HAND - len(reading.board.players[reading.me].lost)
        option = max(look.options, key=lambda option: best_kept(without(hand, named_role(option)), count))
        self.gone.append(named_role(option))
        return option


def least_worth(look: Look, reading: Reading) -> Option:
    """The option whose patron is missed least."""
    return max(look.options, key=lambda option: hand_worth(without(reading.hand, named_role(option))))


# -- Honest ------------------------------------------------------------------------------------------------------------

HARDLY: Final = 0.04
"""A claim that counting cards makes less likely than this is challenged."""
WORTH_TRYING: Final = 0.5
"""What may be blocked is tried where cards make the block less likely than this."""
WORTH_EMBEZZLING: Final = 2
"""Coins in the reserve that are worth a turn."""
POOR: Final = 0.7
"""A hand is exchanged if its patrons are worth less than this on average."""


class Honest:
    """Claims only what it holds, and believes others unless the cards say otherwise."""

    thinks = False
    listens = False

    def __init__(self) -> None:
        self.memory = Memory()
        self.returns = Returns()

    def act(self, look: Look, rng: Rng) -> Option:
        """The answer of a plain soul; it needs no chance but to choose a faction."""
        options = look.options
        if len(options) == 1:
            return options[0]
        reading = Reading(look)
        self.memory.update(reading)
        asked = look.prompt.label.id
        if asked == "act":
            return self.choose_action(options, reading)
        if asked == "challenge":
            return options[1] if disbelieved(read_claim(look, reading), reading) else options[0]
        if asked in ("block", "block-aid"):
            return next((option for option in options if named_role(option) in reading.hand), options[0])
        if asked in ("prove", "prove-no-duke"):
            return options[0]
        if asked == "return":
            return self.returns.choose(look, reading)
        if asked == "keep":
            return max(options, key=lambda option: WORTH[named_role(option)])
        if asked == "verdict":
            return options[1] if worth_swapping(look, reading) else options[0]
        if asked == "faction":
            return rng.pick(options)
        return least_worth(look, reading)

    def choose_action(self, options: list[Option], reading: Reading) -> Option:
        """The first action that makes sense, at the strongest rival it makes sense against."""
        open_to = {split(option): option for option in options}
        rivals = [seat for seat in strongest_first(reading) if reading.may_touch(reading.me, seat)]
        wishes: list[tuple[str, int]] = [("coup", seat) for seat in rivals]
        if ASSASSIN in reading.hand:
            wishes += [(ASSASSINATE, seat) for seat in rivals if not self.seems_to_block(seat, ASSASSINATE, reading)]
        if DUKE in reading.hand:
            wishes.append(("tax", NOBODY))
        elif reading.board.reserve >= WORTH_EMBEZZLING:
            wishes.append(("embezzle", NOBODY))
        if CAPTAIN in reading.hand:
            rich = [seat for seat in rivals if reading.coins[seat] >= 2]
            wishes += [(STEAL, seat) for seat in rich if not self.seems_to_block(seat, STEAL, reading)]
        if ENVOY in reading.hand and hand_worth(reading.hand) < POOR * len(reading.hand):
            wishes.append(("exchange", NOBODY))
        if not any([self.seems_to_block(seat, AID, reading) for seat in rivals]):
            wishes.append((AID, NOBODY))
        if ENVOY in reading.hand:
            wishes += [("examine", seat) for seat in rivals]
        if not reading.may_touch(reading.me, strongest_first(reading)[0]):
            wishes.append(("betray", NOBODY))
        wishes.append(("income", NOBODY))
        return next(open_to[wish] for wish in wishes if wish in open_to)

    def seems_to_block(self, seat: int, action: str, reading: Reading) -> bool:
        """Whether a rival has claimed what blocks an action, or is likely to hold it."""
        dossier = self.memory.dossiers[seat]
        if any([dossier.support[role] > 0 for role in BLOCKERS[action]]):
            return True
        return any([count_chance(reading, seat, role) > WORTH_TRYING for role in BLOCKERS[action]])


def strongest_first(reading: Reading) -> list[int]:
    """The rivals by patrons, then coins."""
    return sorted(reading.rivals, key=lambda seat: (-reading.patrons[seat], -reading.coins[seat], seat))


def disbelieved(claimed: Claimed, reading: Reading) -> bool:
    """Whether the cards make a claim impossible, or nearly so."""
    if claimed.role == NO_ROLE:
        return count_chance(reading, claimed.claimant, DUKE) > 1 - HARDLY
    return count_chance(reading, claimed.claimant, claimed.role) < HARDLY


def worth_swapping(look: Look, reading: Reading) -> bool:
    """Whether a rival's patron is better than what it would draw for it."""
    role = ROLE[look.prompt.label.args["role"].id.removeprefix("role-")]
    drawn = sum([chance * worth for chance, worth in zip(reading.elsewhere, WORTH, strict=True)])
    return WORTH[role] > drawn


# -- Heuristic ---------------------------------------------------------------------------------------------------------


class Weights(msgspec.Struct, frozen=True):
    """What `Heuristic` goes by."""

    second: float = 0.9
    """What the second patron adds to a player's strength (all of these are logarithms)."""
    coin: float = 0.08
    """What each coin adds, up to ten."""
    crowd: float = 0.0
    """How much less coins are worth the more rivals there are."""
    armed: float = 0.15
    """What the coins for an assassination add."""
    ready: float = 0.25
    """What the coins for a coup add."""
    hand: float = 0.3
    """What a hand adds for each point of its worth."""
    average: float = 0.75
    """The worth a patron is expected to have."""
    suspicion: float = 1.0
    """How much more a claim is challenged that is hard to believe."""
    false_block: float = 0.25
    """How often a player blocks with what it does not hold..."""
    last_block: float = 0.5
    """...when it is about to lose its last patron."""
    temper: float = 0.005
    """Differences in the chance to win that it does not care about."""
    hoped: float = 0.12
    """What an exchange adds to a hand's worth beyond the average."""
    examined: float = 0.03
    edge: float = 0.03
    trust: Trust = Trust()


DEFAULT: Final = Weights()


class Mind:
    """A position as `Heuristic` thinks of it, for one decision."""

    def __init__(self, reading: Reading, memory: Memory, weights: Weights) -> None:
        self.reading = reading
        self.memory = memory
        self.weights = weights
        self.me = reading.me
        self.hand_part = self.of_hand(reading.hand)
        self.coin_part = (1 / len(reading.rivals)) ** weights.crowd if reading.rivals else 1.0
        self.strengths = [
            self.strength(seat, reading.patrons[seat], reading.coins[seat]) for seat in range(reading.seats)
        ]
        self.total = sum(self.strengths)
        self.hands: dict[int, Hands] = {}

    # -- the chance to win

    def of_hand(self, hand: list[int]) -> float:
        w = self.weights
        return exp(w.hand * (hand_worth(hand) - w.average * len(hand)))

    def strength(self, seat: int, patrons: int, coins: int) -> float:
        """A player's weight in the contest for the win."""
        if patrons <= 0:
            return 0.0
        w = self.weights
        grade = w.second * (patrons - 1) + self.coin_part * (
            w.coin * min(coins, 10) + w.armed * (coins >= 3) + w.ready * (coins >= 7)
        )
        return exp(grade) * (self.hand_part if seat == self.me else 1.0)

    def after(self, *changes: tuple[int, int, int]) -> float:
        """The chance to win once each (seat, patrons, coins) was added."""
        mine = self.strengths[self.me]
        total = self.total
        for seat, patrons, coins in changes:
            reading = self.reading
            new = self.strength(seat, reading.patrons[seat] + patrons, max(0, reading.coins[seat] + coins))
            total += new - self.strengths[seat]
            if seat == self.me:
                mine = new
        return mine / total if total > 0 else 0.0

    # -- what to expect of others

    def holds(self, seat: int, *roles: int) -> float:
        """The chance that a rival holds one of these roles."""
        if seat not in self.hands:
            self.hands[seat] = self.memory.hands_of(self.reading, seat)
        hands = self.hands[seat]
        if len(roles) == 1:
            return part_holding(hands, roles[0])
        total = sum([weight for _, weight in hands])
        holding = sum([weight for hand, weight in hands if not set(roles).isdisjoint(hand)])
        return holding / total if total > 0 else 0.0

    def truth(self, claimed: Claimed) -> float:
        """The chance that a claim is true, the claim itself being a sign."""
        bluff = self.memory.dossiers[claimed.claimant].bluffing(self.weights.trust)
        if claimed.role == NO_ROLE:
            holds = 1 - self.holds(claimed.claimant, DUKE)
        else:
            holds = self.holds(claimed.claimant, claimed.role)
        return holds / (holds + bluff * (1 - holds)) if holds > 0 else 0.0

    def doubt(self, role: int) -> float:
        """The chance that the viewer's claim to a role is challenged."""
        hands = self.holds(self.me, DUKE if role == NO_ROLE else role)
        believed = 1 - hands if role == NO_ROLE else hands
        rate = self.memory.challenge_rate(self.reading)
        doubt = min(1.0, rate * ((1 - believed) / 0.6) ** self.weights.suspicion)
        if role == NO_ROLE or role in self.reading.hand:
            return doubt
        return 1 - (1 - doubt) * (1 - self.exposed(role))

    def exposed(self, role: int) -> float:
        """The chance that a rival holds all copies of a role that are left, and so knows that the viewer lies."""
        left = self.reading.unseen[role] + sum([self.reading.known[seat].count(role) for seat in self.reading.rivals])
        if left <= 0:
            return 1.0
        if left > FULL_HAND:
            return 0.0
        hidden = 1.0
        for seat in self.reading.rivals:
            self.holds(seat, role)
            hands = self.hands[seat]
            total = sum([weight for _, weight in hands])
            hidden *= 1 - sum([weight for hand, weight in hands if hand.count(role) >= left]) / (total or 1.0)
        return 1 - hidden

    def blocks(self, seat: int, action: str, deadly: bool) -> float:
        """The chance that a rival blocks an action."""
        w = self.weights
        holds = self.holds(seat, *BLOCKERS[action])
        bluff = self.memory.dossiers[seat].bluffing(w.trust) / w.trust.bluff
        return holds + (1 - holds) * min(1.0, bluff * (w.last_block if deadly else w.false_block))

    def next_rival(self) -> int:
        """The rival who is heard first if several want to challenge."""
        return min(self.reading.rivals, key=lambda seat: (seat - self.me) % self.reading.seats)

    # -- actions

    def rate_action(self, option: Option) -> float:
        name, target = split(option)
        if name == "income":
            return self.after((self.me, 0, 1))
        if name == "coup":
            return self.after((self.me, 0, -COUP_COST), (target, -1, 0))
        if name == AID:
            free = 1.0
            for seat in self.reading.rivals:
                if self.reading.may_touch(seat, self.me):
                    free *= 1 - self.blocks(seat, AID, False)
            return free * self.after((self.me, 0, 2)) + (1 - free) * self.after()
        if name == "betray":
            return self.rate_betrayal(target)
        return self.rate_claim(name, target)

    def rate_claim(self, name: str, target: int) -> float:
        """An action that claims a role: challenged or not, blocked or not."""
        role = CLAIMS.get(name, NO_ROLE)
        truly = (role in self.reading.hand) if role != NO_ROLE else DUKE not in self.reading.hand
        doubt = self.doubt(role)
        stands = self.resolved(name, target, ())
        if truly:
            challenger = target if target != NOBODY else self.next_rival()
            challenged = self.resolved(name, target, ((challenger, -1, 0),))
        else:
            challenged = self.after((self.me, -1, 0))
        return (1 - doubt) * stands + doubt * challenged

    def resolved(self, name: str, target: int, so_far: tuple[tuple[int, int, int], ...]) -> float:
        """The chance to win once an action's claim stands, and `so_far` has happened."""
        me = self.me
        fallen = -sum([patrons for seat, patrons, _ in so_far if seat == target])
        left = self.reading.patrons[target] - fallen if target != NOBODY else 0
        if name == "tax":
            return self.merged(so_far, (me, 0, 3))
        if name == "embezzle":
            return self.merged(so_far, (me, 0, self.reading.board.reserve))
        if name == "exchange":
            w = self.weights
            better = max(0.0, w.average * len(self.reading.hand) + w.hoped - hand_worth(self.reading.hand))
            base = self.merged(so_far)
            return base + base * (1 - base) * w.hand * better
        if name == "examine":
            base = self.merged(so_far)
            return base + base * self.weights.examined * self.strengths[target] / self.total
        if left <= 0:
            return self.merged(so_far)
        blocked = self.blocks(target, name, name == ASSASSINATE and left == 1)
        if name == STEAL:
            taken = min(2, self.reading.coins[target])
            through = self.merged(so_far, (me, 0, taken), (target, 0, -taken))
            return (1 - blocked) * through + blocked * self.merged(so_far)
        through = self.merged(so_far, (me, 0, -3), (target, -1, 0))
        return (1 - blocked) * through + blocked * self.merged(so_far, (me, 0, -3))

    def merged(self, so_far: tuple[tuple[int, int, int], ...], *changes: tuple[int, int, int]) -> float:
        """`after`, with changes to one seat added up."""
        if not so_far:
            return self.after(*changes)
        sums: dict[int, list[int]] = {}
        for seat, patrons, coins in (*so_far, *changes):
            entry = sums.setdefault(seat, [0, 0])
            entry[0] += patrons
            entry[1] += coins
        return self.after(*[(seat, entry[0], entry[1]) for seat, entry in sums.items()])

    def rate_betrayal(self, target: int) -> float:
        reading = self.reading
        me = self.me
        who = me if target == NOBODY else target
        cost = 1 if target == NOBODY else 2
        before = self.edge()
        old = reading.factions[who]
        reading.factions[who] = "reformist" if old == "loyalist" else "loyalist"
        after = self.edge()
        reading.factions[who] = old
        base = self.after((me, 0, -cost))
        return base + base * self.weights.edge * (after - before)

    def edge(self) -> float:
        reading = self.reading

        def readiness(seat: int) -> float:
            return min(1.0, reading.coins[seat] / 7)

        mine = readiness(self.me)
        return sum([mine - readiness(seat) for seat in reading.rivals if reading.may_touch(seat, self.me)])

    # -- challenges

    def rate_challenge(self, claimed: Claimed) -> tuple[float, float]:
        """The chances to win if one passes, and if one challenges."""
        truth = self.truth(claimed)
        stands, falls = (self.block_stands, self.block_falls) if claimed.blocks else (self.act_stands, self.act_falls)
        passed = stands(claimed, ())
        challenged = truth * stands(claimed, ((self.me, -1, 0),)) + (1 - truth) * falls(claimed)
        return passed, challenged

    def act_stands(self, claimed: Claimed, so_far: tuple[tuple[int, int, int], ...]) -> float:
        """An action of a rival goes on to blocks."""
        actor, target, me = claimed.actor, claimed.target, self.me
        left = self.reading.patrons[me] + sum([patrons for seat, patrons, _ in so_far if seat == me])
        if left <= 0:
            return 0.0
        if claimed.action == "tax":
            return self.merged(so_far, (actor, 0, 3))
        if claimed.action == "embezzle":
            return self.merged(so_far, (actor, 0, self.reading.board.reserve))
        if claimed.action in ("exchange", "examine"):
            base = self.merged(so_far)
            return base * (1 - self.weights.examined) if target == me else base
        through = self.through(claimed.action, actor, target)
        if target == me:
            passed, blocked = self.weigh_block(claimed.action, actor, so_far)
            return max(passed, blocked)
        stopped = self.blocks(
            target, claimed.action, claimed.action == ASSASSINATE and self.reading.patrons[target] == 1
        )
        return (1 - stopped) * self.merged(so_far, *through) + stopped * self.merged(so_far)

    def through(self, action: str, actor: int, target: int) -> list[tuple[int, int, int]]:
        """What a rival's action changes if it is not blocked."""
        if action == AID:
            return [(actor, 0, 2)]
        if action == STEAL:
            taken = min(2, self.reading.coins[target])
            return [(actor, 0, taken), (target, 0, -taken)]
        return [(target, -1, 0)]

    def act_falls(self, claimed: Claimed) -> float:
        """A rival's action was a lie: it loses a patron, and an assassin's coins come back."""
        return self.after((claimed.actor, -1, 3 if claimed.action == ASSASSINATE else 0))

    def block_stands(self, claimed: Claimed, so_far: tuple[tuple[int, int, int], ...]) -> float:
        return self.merged(so_far)

    def block_falls(self, claimed: Claimed) -> float:
        fallen = ((claimed.claimant, -1, 0),)
        if claimed.action == STEAL and self.reading.patrons[claimed.claimant] == 1:
            return self.merged(fallen)
        return self.merged(fallen, *self.through(claimed.action, claimed.actor, claimed.claimant))

    # -- blocks

    def weigh_block(self, action: str, actor: int, so_far: tuple[tuple[int, int, int], ...]) -> tuple[float, float]:
        """The chances to win if one passes, and if one blocks with the best role."""
        passed = self.merged(so_far, *self.through(action, actor, self.me))
        blocked = max([self.rate_block(action, role, actor, so_far) for role in BLOCKERS[action]])
        return passed, blocked

    def rate_block(self, action: str, role: int, actor: int, so_far: tuple[tuple[int, int, int], ...] = ()) -> float:
        doubt = self.doubt(role)
        held = self.reading.hand.count(role) > 0
        stands = self.merged(so_far)
        if held:
            return (1 - doubt) * stands + doubt * self.merged(so_far, (actor, -1, 0))
        caught = self.merged(so_far, (self.me, -1, 0), *self.through(action, actor, self.me))
        return (1 - doubt) * stands + doubt * caught


class Heuristic:
    """Bluffs and challenges as far as it pays."""

    thinks = False
    listens = False

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self.weights = weights
        self.memory = Memory(weights.trust)
        self.returns = Returns()

    def act(self, look: Look, rng: Rng) -> Option:
        """The answer that leaves the best chance to win, or nearly so."""
        options = look.options
        reading = Reading(look)
        memory = self.memory
        memory.update(reading)
        asked = look.prompt.label.id
        if asked == "return":
            return self.returns.choose(look, reading)
        if asked in ("prove", "prove-no-duke") and options[0].notation.startswith("show"):
            return options[0]
        if asked in ("lose", "show", "prove", "prove-no-duke"):
            return least_worth(look, reading)
        if asked == "faction":
            return rng.pick(options)
        if asked == "verdict":
            return options[1] if worth_swapping(look, reading) else options[0]
        if asked == "keep":
            return self.pick(options, [0.02 * WORTH[named_role(option)] for option in options], rng)
        mind = Mind(reading, memory, self.weights)
        if asked == "challenge":
            claimed = read_claim(look, reading)
            if not claimed.blocks:
                memory.watch(reading, claimed.action, claimed.actor, claimed.target)
            return self.pick(options, list(mind.rate_challenge(claimed)), rng)
        if asked in ("block", "block-aid"):
            actor = reading.board.turn
            action = look.prompt.label.args["action"].id.removeprefix("noun-")
            memory.watch(reading, action, actor, reading.me if asked == "block" else NOBODY)
            worths = [mind.merged((), *mind.through(action, actor, reading.me))]
            worths += [mind.rate_block(action, named_role(option), actor) for option in options[1:]]
            return self.pick(options, worths, rng)
        chosen = self.pick(options, [mind.rate_action(option) for option in options], rng)
        action, target = split(chosen)
        memory.watch(reading, action, reading.me, target)
        return chosen

    def pick(self, options: list[Option], worths: list[float], rng: Rng) -> Option:
        """The best option, or by chance another that is nearly as good."""
        best = max(worths)
        temper = self.weights.temper
        weights = [exp(max(-20.0, (worth - best) / temper)) for worth in worths]
        dart = rng.below(1 << 30) / (1 << 30) * sum(weights)
        for option, weight in zip(options, weights, strict=True):
            dart -= weight
            if dart < 0:
                return option
        return options[worths.index(best)]
