"""Plays the engine and the fast kernels side by side, with the same cards and answers, and compares all they say.

`python -m tools.equality --games 100000` does it over every variant of Coup.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any

import numpy as np
from rich.progress import track

from camarilla.fast import coup
from camarilla.fast.compiler import Target, compile_kernels
from camarilla.fast.coup_notation import code_of, notation_of, role_number
from camarilla.games.coup import GAME, asks, events, rules
from camarilla.games.coup.roles import NAMES
from camarilla.kernel.choices import PASS, PRIORITY, Choice, Poll, Question
from camarilla.kernel.game import Variant
from camarilla.kernel.rng import Rng, seed_bytes

__all__ = ["Difference", "compare_game"]

PHASE_OF = {
    "act": coup.ACT,
    "challenge": coup.CHALLENGE,
    "prove": coup.PROVE,
    "prove-no-duke": coup.PROVE,
    "block": coup.BLOCK,
    "block-aid": coup.BLOCK,
    "lose": coup.LOSE,
    "return": coup.RETURN,
    "show": coup.SHOW_CARD,
    "verdict": coup.VERDICT,
    "keep": coup.KEEP,
    "faction": coup.CHOOSE_FACTION,
}


class Difference(AssertionError):
    """The kernels and the engine disagree."""


class Pair:
    """One game, played twice."""

    def __init__(self, variant: Variant, seed: int, kernels: Any = coup) -> None:
        self.kernels = kernels
        self.what = f"coup, {variant.seats} seats, {variant.options}, seed {seed}"
        options = GAME.read_options(variant.seats, variant.options)
        self.g = GAME.start(variant.seats, options, Rng(seed_bytes(seed)))
        self.g.log = []
        self.heard = 0
        self.random = Rng(seed_bytes(seed + 1))
        self.row = row_at_start(self.g)
        self.codes = np.zeros(coup.code_count(variant.seats), np.int16)

    def play(self) -> int:
        """Play both to the end at random; returns how many answers were compared."""
        count = 0
        flow = self.g.main()
        question: Question | None = next(flow)
        while question is not None:
            answer, compared = self.answer(question)
            count += compared
            try:
                question = flow.send(answer)
            except StopIteration:
                question = None
            self.draw()
        self.check_end()
        return count

    def answer(self, question: Question) -> tuple[Any, int]:
        """Random answers to what the engine asks, given to both; what the engine is to be told, and how many."""
        if isinstance(question, Choice):
            return self.choose(question), 1
        assert isinstance(question, Poll)
        if question.policy != PRIORITY:
            return {choice.seat: self.choose(choice) for choice in question.choices}, len(question.choices)
        for number, choice in enumerate(question.choices):
            value = self.choose(choice)
            if value != PASS:
                return (choice.seat, value), number + 1
        return None, len(question.choices)

    def choose(self, choice: Choice) -> Any:
        """Compare question, legal answers and table; answer at random."""
        g, row = self.g, self.row
        phase, seat = PHASE_OF[choice.ask.prompt], choice.seat
        if row[coup.PHASE] != phase or row[coup.ASKED] != seat:
            self.fail(
                f"engine asks {choice.ask.prompt} of {seat}, kernels phase {row[coup.PHASE]} of {row[coup.ASKED]}"
            )
        self.check_table(choice)
        values = choice.ask.values(g, seat, *choice.about)
        spelt = [choice.ask.option(g, seat, value).notation for value in values]
        legal = self.codes[: self.kernels.legal(row, self.codes)].tolist()
        mine = [notation_of(code, row) for code in legal]
        if sorted(spelt) != sorted(mine) or sorted(legal) != sorted(code_of(word, row) for word in spelt):
            self.fail(f"{choice.ask.prompt}: engine {sorted(spelt)}, kernels {sorted(mine)}")
        value = values[self.random.below(len(values))]
        self.kernels.step(row, code_of(choice.ask.option(g, seat, value).notation, row))
        return value

    def draw(self) -> None:
        """Give the kernels the cards that were drawn in the engine, in their order."""
        log = self.g.log
        assert log is not None
        for event in log[self.heard :]:
            if isinstance(event, events.CardsDrawn):
                for name in event.cards.value:
                    if self.row[coup.PHASE] != coup.DRAW or self.row[coup.ASKED] != event.seat:
                        self.fail(f"the engine drew a card for {event.seat}, the kernels did not")
                    self.kernels.step(self.row, coup.ROLE + role_number(name))
        self.heard = len(log)
        if self.row[coup.PHASE] == coup.DRAW:
            self.fail("the kernels want to draw a card, the engine did not")

    def check_table(self, choice: Choice | None) -> None:
        """Every number of the row that the engine knows, too."""
        g, row = self.g, self.row
        back = choice.about if choice is not None and choice.ask is asks.RETURN else ()
        returned = Counter(role_number(NAMES[g.cards.face[slot]]) for slot in back)
        court = counts(g, g.court)
        for seat in range(g.seats):
            hand = counts(g, g.hands[seat])
            if seat == g.turn:
                hand = [number - returned[role] for role, number in enumerate(hand)]
            self.same(f"hand of {seat}", hand, self.block(seat, coup.HAND, coup.ROLES))
            self.same(f"lost of {seat}", counts(g, g.lost[seat]), self.block(seat, coup.LOST, coup.ROLES))
            self.same(f"coins of {seat}", g.coins[seat], int(row[coup.at(seat, coup.COINS)]))
            if g.reformation and g.phase >= rules.PLAYING:
                self.same(f"faction of {seat}", g.faction[seat], int(row[coup.at(seat, coup.FACTION)]))
            fell = g.out.index(seat) + 1 if seat in g.out else 0
            self.same(f"fall of {seat}", fell, int(row[coup.at(seat, coup.FELL)]))
        self.same(
            "court", [number + returned[role] for role, number in enumerate(court)], row[coup.COURT :][:5].tolist()
        )
        self.same("turn", (g.turn, max(0, g.turns)), (int(row[coup.TURN]), int(row[coup.TURNS])))
        self.same("reserve", g.reserve, int(row[coup.RESERVE]))
        self.same("action", (g.action, g.target), (int(row[coup.ACTION]), int(row[coup.TARGET])))
        role = {-1: -1, asks.NO_DUKE: coup.NO_DUKE}.get(g.claim_role, -2)
        role = role_number(NAMES[g.claim_role]) if role == -2 else role
        self.same("claim", (g.claim_seat, role), (int(row[coup.CLAIMANT]), int(row[coup.CLAIM])))

    def check_end(self) -> None:
        """The game is over in both, for the same winners."""
        if self.row[coup.PHASE] != coup.OVER:
            self.fail("the engine's game is over, the kernels' is not")
        self.check_table(None)
        winners = self.g.result().winners
        shares = [float(self.kernels.share(self.row, seat)) for seat in range(self.g.seats)]
        self.same("shares", [1 / len(winners) if seat in winners else 0.0 for seat in range(self.g.seats)], shares)

    def block(self, seat: int, field: int, size: int) -> list[int]:
        return [int(number) for number in self.row[coup.at(seat, field) :][:size]]

    def same(self, what: str, engine: object, kernels: object) -> None:
        if engine != kernels:
            self.fail(f"{what}: engine {engine}, kernels {kernels}")

    def fail(self, why: str) -> None:
        raise Difference(f"{self.what}: {why}")


def counts(g: Any, slots: list[int]) -> list[int]:
    """Cards as counts by role."""
    held = Counter(role_number(NAMES[g.cards.face[slot]]) for slot in slots)
    return [held[role] for role in range(coup.ROLES)]


def row_at_start(g: Any) -> Any:
    """The row of a game that has been dealt and not begun."""
    row = np.zeros(coup.row_size(g.seats), np.int16)
    coup.set_table(row, g.seats, g.reformation, g.inquisition, g.pick_one)
    row[coup.STEAL_FROM_DEAD] = g.steal_from_dead
    row[coup.REOPEN_AID_BLOCK] = g.reopen_aid_block
    row[coup.TURN_CAP] = g.turn_cap
    coup.clear(row)
    coup.begin(row, g.starter)
    for seat in range(g.seats):
        for slot in g.hands[seat]:
            coup.give(row, seat, role_number(NAMES[g.cards.face[slot]]))
    return row


def compare_game(variant: Variant, seed: int, kernels: Any = coup) -> int:
    """Play one game in both; returns how many answers were compared. Raises `Difference`."""
    return Pair(variant, seed, kernels).play()


def main() -> None:
    """Compare many games over all variants."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    kernels = compile_kernels(coup, Target.CPU)
    answers = 0
    for game in track(range(chosen.games), description="games"):
        answers += compare_game(GAME.variants[game % len(GAME.variants)], chosen.seed + 2 * game, kernels)
    print(f"{chosen.games} games over {len(GAME.variants)} variants, {answers} answers compared: no difference")


if __name__ == "__main__":
    main()
