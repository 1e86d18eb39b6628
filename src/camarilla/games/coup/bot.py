"""Two players of Coup.

`Honest` says nothing that is not so: it is the measure of what cards alone are worth. `Heuristic` weighs every answer
by the chance to win that it leaves (`evaluation`), and how likely a challenge, a proof or a block is by what was
claimed at the table (`beliefs`). Both read nothing but the view of their seat.
"""

from __future__ import annotations

from math import exp
from typing import Final

from camarilla.games.coup.beliefs import (
    AID,
    ASSASSIN,
    ASSASSINATE,
    BLOCKERS,
    CAPTAIN,
    DUKE,
    ENVOY,
    STEAL,
    Memory,
    Reading,
    count_chance,
)
from camarilla.games.coup.bot_reading import (
    BETRAY,
    COUP,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    INCOME,
    NO_ROLE,
    NOBODY,
    TAX,
    Claimed,
    action_and_target,
    named_role,
    read_claim,
)
from camarilla.games.coup.evaluation import (
    DEFAULT,
    WORTH,
    Judgement,
    Returns,
    Weights,
    better_swapped,
    hand_worth,
    least_worth,
    without,
)
from camarilla.games.coup.questions import CHALLENGED, LEAVE, SWAP
from camarilla.kernel.bots import Look
from camarilla.kernel.choices import PASS
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

__all__ = ["Heuristic", "Honest"]


# -- Honest ------------------------------------------------------------------------------------------------------------

HARDLY: Final = 0.04
"""A claim that counting cards makes less likely than this is challenged."""
WORTH_TRYING: Final = 0.5
"""What may be blocked is tried where cards make the block less likely than this."""
WORTH_EMBEZZLING: Final = 2
"""Coins in the reserve that are worth a turn."""
POOR: Final = 0.76
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
            claimed = read_claim(look, reading)
            watch_claim(self.memory, reading, claimed)
            return spelt(look, CHALLENGED if disbelieved(claimed, reading) else PASS)
        if asked in ("block", "block-aid"):
            held = [option for option in options if named_role(option) in reading.hand]
            return held[0] if held else spelt(look, PASS)
        if asked == "return":
            return self.returns.choose(look, reading)
        if asked == "keep":
            return max(options, key=lambda option: WORTH[named_role(option)])
        if asked == "faction":
            return rng.pick(options)
        return plain_answer(asked, look, reading)

    def choose_action(self, options: list[Option], reading: Reading) -> Option:
        """The first action that makes sense, at the strongest rival it makes sense against."""
        hand = reading.hand
        leaders = strongest_first(reading)
        rivals = [seat for seat in leaders if reading.may_touch(reading.me, seat)]
        wishes = [(COUP, seat) for seat in rivals]
        if ASSASSIN in hand:
            wishes += [(ASSASSINATE, seat) for seat in rivals if not self.seems_to_block(seat, ASSASSINATE, reading)]
        if DUKE in hand:
            wishes.append((TAX, NOBODY))
        elif reading.board.reserve >= WORTH_EMBEZZLING:
            wishes.append((EMBEZZLE, NOBODY))
        if CAPTAIN in hand:
            rich = [seat for seat in rivals if reading.coins[seat] >= 2]
            wishes += [(STEAL, seat) for seat in rich if not self.seems_to_block(seat, STEAL, reading)]
        if ENVOY in hand and hand_worth(hand) < POOR * len(hand):
            wishes.append((EXCHANGE, NOBODY))
        if not any([self.seems_to_block(seat, AID, reading) for seat in rivals]):
            wishes.append((AID, NOBODY))
        if ENVOY in hand:
            wishes += [(EXAMINE, seat) for seat in rivals]
        if leaders[0] not in rivals:
            wishes.append((BETRAY, NOBODY))
        wishes.append((INCOME, NOBODY))
        allowed = {action_and_target(option): option for option in options}
        return next(allowed[wish] for wish in wishes if wish in allowed)

    def seems_to_block(self, seat: int, action: str, reading: Reading) -> bool:
        """Whether a rival has claimed what blocks an action, or is likely to hold it."""
        support = self.memory.dossiers[seat].support
        if any([support[role] > 0 for role in BLOCKERS[action]]):
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


def watch_claim(memory: Memory, reading: Reading, claimed: Claimed) -> None:
    """Remember the action that a claim is made for."""
    if not claimed.blocks:
        memory.watch(reading, claimed.action, claimed.actor, claimed.target)


def plain_answer(asked: str, look: Look, reading: Reading) -> Option:
    """Answers that need no cunning: prove what is held, give up or show what is worth least, spoil a good hand."""
    if asked in ("prove", "prove-no-duke"):
        for option in look.options:
            if option.notation.startswith("show"):
                return option
    if asked == "verdict":
        return spelt(look, SWAP if better_swapped(look, reading) else LEAVE)
    return least_worth(look, reading)


def spelt(look: Look, notation: str) -> Option:
    """The option with that notation."""
    return next(option for option in look.options if option.notation == notation)


# -- Heuristic ---------------------------------------------------------------------------------------------------------

CHANCE: Final = 1 << 30
"""Into how many steps the numbers from 0 to 1 are divided when an answer is drawn."""
HOPELESS: Final = 0.01
"""Below this a chance to win counts as this much."""
PICKING: Final = 0.04
"""How much a point of a patron's worth matters when one is kept at the start."""
PROOF: Final = 3.0
"""What it is worth to prove a claim, where a patron given up leaves no more than 2."""
MIXED: Final = frozenset({"act", "challenge", "block", "block-aid", "keep"})
"""Questions to which answers are drawn; to the others the best is given."""


class Heuristic:
    """Bluffs, blocks and challenges as far as it pays, and mixes answers that pay about the same.

    `memory` is what is left of a claim in its mind once another was made; with `counts` off it does not keep in mind
    which patrons cannot be in a rival's hand.
    """

    thinks = False
    listens = False

    def __init__(self, weights: Weights = DEFAULT, memory: float = 1.0, counts: bool = True) -> None:
        self.weights = weights
        self.memory = Memory(weights.trust, memory)
        self.returns = Returns()
        self.counts = counts

    def act(self, look: Look, rng: Rng) -> Option:
        """The answer that leaves the best chance to win, or nearly so."""
        options = look.options
        reading = Reading(look)
        worths = self.worths(look, reading)
        asked = look.prompt.label.id
        if asked == "faction":
            return rng.pick(options)
        chosen = self.draw(options, worths, rng) if asked in MIXED else options[worths.index(max(worths))]
        self.answered(look, chosen, reading)
        return chosen

    def weigh(self, look: Look, rng: Rng) -> list[float]:
        """By what part of the best chance to win each answer falls behind."""
        worths = self.worths(look)
        best = max(worths)
        return [(worth - best) / max(best, HOPELESS) for worth in worths]

    def answered(self, look: Look, option: Option, reading: Reading | None = None) -> None:
        """Remember an own action, and what goes back in an exchange; the look may have been read already."""
        asked = look.prompt.label.id
        if asked == "act":
            action, target = action_and_target(option)
            reading = reading or Reading(look)
            self.memory.watch(reading, action, reading.me, target)
        elif asked == "return":
            self.returns.note(option)

    def worths(self, look: Look, reading: Reading | None = None) -> list[float]:
        """The chance to win that each answer leaves; the look may have been read already."""
        reading = reading or Reading(look)
        self.memory.update(reading)
        if not self.counts:
            reading.lose_count()
        asked = look.prompt.label.id
        if asked == "act":
            return self.worth_of_actions(look.options, reading)
        if asked == "challenge":
            return self.worth_of_answers_to_claim(look, reading)
        if asked in ("block", "block-aid"):
            return self.worth_of_blocks(look, reading)
        return self.worth_of_patrons(look, reading)

    def worth_of_actions(self, options: list[Option], reading: Reading) -> list[float]:
        """The actions of a turn."""
        judgement = Judgement(reading, self.memory, self.weights)
        actions = [action_and_target(option) for option in options]
        return [judgement.rate_action(action, target) for action, target in actions]

    def worth_of_answers_to_claim(self, look: Look, reading: Reading) -> list[float]:
        """Let a claim pass, or challenge it."""
        claimed = read_claim(look, reading)
        watch_claim(self.memory, reading, claimed)
        passed, challenged = Judgement(reading, self.memory, self.weights).rate_challenge(claimed)
        return [challenged if option.notation == CHALLENGED else passed for option in look.options]

    def worth_of_blocks(self, look: Look, reading: Reading) -> list[float]:
        """Let an action pass, or block it."""
        actor = reading.board.turn
        action = look.prompt.label.args["action"].id.removeprefix("noun-")
        self.memory.watch(reading, action, actor, NOBODY if action == AID else reading.me)
        judgement = Judgement(reading, self.memory, self.weights)
        return [judgement.rate_answer(action, named_role(option), actor) for option in look.options]

    def worth_of_patrons(self, look: Look, reading: Reading) -> list[float]:
        """What is kept, shown, given up or returned, by what it makes of the hand; a proof is better than any loss."""
        asked = look.prompt.label.id
        options = look.options
        if asked == "keep":
            return [1 + PICKING * WORTH[named_role(option)] for option in options]
        if asked == "return":
            return [1 + self.weights.hand * worth for worth in self.returns.rate(look, reading)]
        if asked == "verdict":
            wanted = SWAP if better_swapped(look, reading) else LEAVE
            return [1.0 if option.notation == wanted else 1 - self.weights.examined for option in options]
        proves = asked in ("prove", "prove-no-duke")
        return [
            PROOF
            if proves and option.notation.startswith("show")
            else 1 + self.weights.hand * hand_worth(without(reading.hand, named_role(option)))
            for option in options
        ]

    def draw(self, options: list[Option], worths: list[float], rng: Rng) -> Option:
        """The best option, or by chance another that is nearly as good."""
        best = max(worths)
        scale = self.weights.temper * max(best, HOPELESS)
        likely = [exp((worth - best) / scale) for worth in worths]
        dart = rng.below(CHANCE) / CHANCE * sum(likely)
        for option, width in zip(options, likely, strict=True):
            dart -= width
            if dart < 0:
                return option
        return options[worths.index(best)]
