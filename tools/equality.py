"""Plays the engine and the fast kernels side by side, with the same cards and answers, and compares all they say.

`python -m tools.equality --games 100000` does it over every variant of Coup; `--game potdevin` over those of Pot de
Vin.
"""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from collections import Counter
from typing import Any

import numpy as np
from rich.progress import track

from camarilla.fast import coup, coup_cards, coup_notation, coup_seen, potdevin, potdevin_notation, potdevin_seen
from camarilla.fast.compiler import Target, compile_kernels
from camarilla.fast.coup_notation import role_number
from camarilla.games.coup import GAME as COUP
from camarilla.games.coup import events, questions, rules
from camarilla.games.coup.roles import NAMES
from camarilla.games.potdevin import GAME as POT_DE_VIN
from camarilla.games.potdevin import events as potdevin_events
from camarilla.games.potdevin import scoring
from camarilla.games.potdevin.catalog import BONUS, FACE, PENALTY, POWER
from camarilla.kernel.choices import PASS, PRIORITY, Choice, Poll, Question
from camarilla.kernel.game import Game, Variant
from camarilla.kernel.rng import Rng, seed_bytes

__all__ = ["PAIRS", "Difference", "compare_game"]


class Difference(AssertionError):
    """The kernels and the engine disagree."""


class Pair(ABC):
    """One game, played twice. A subclass knows how the two spell the same table."""

    game: Game
    module: Any
    """The kernels' constants, and the kernels themselves unless compiled ones are given."""
    notation: Any
    phase_of: dict[str, int]
    """The kernels' question for each prompt of the engine."""

    def __init__(self, variant: Variant, seed: int, kernels: Any = None) -> None:
        self.kernels = self.module if kernels is None else kernels
        self.what = f"{self.game.name}, {variant.seats} seats, {variant.options}, seed {seed}"
        options = self.game.read_options(variant.seats, variant.options)
        self.g: Any = self.game.start(variant.seats, options, Rng(seed_bytes(seed)))
        self.g.log = []
        self.heard = 0
        self.random = Rng(seed_bytes(seed + 1))
        self.row = np.zeros(self.module.row_size(variant.seats), np.int16)
        self.set_up()
        self.codes = np.zeros(self.module.code_count(variant.seats), np.int16)

    @abstractmethod
    def set_up(self) -> None:
        """Deal the kernels the cards of the engine's game, which has been dealt and not begun."""

    @abstractmethod
    def draw(self) -> None:
        """Let chance answer the kernels as it did in the engine."""

    @abstractmethod
    def check_table(self, choice: Choice | None) -> None:
        """Every number of the row that the engine knows, too."""

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
        phase, seat = self.phase_of[choice.ask.prompt], choice.seat
        asked = int(row[self.module.PHASE]), int(row[self.module.ASKED])
        if asked != (phase, seat):
            self.fail(f"engine asks {choice.ask.prompt} of {seat}, kernels phase {asked[0]} of {asked[1]}")
        self.check_table(choice)
        values = choice.ask.values(g, seat, *choice.about)
        spelt = [choice.ask.option(g, seat, value).notation for value in values]
        legal = self.codes[: self.kernels.legal(row, self.codes)].tolist()
        mine = [self.notation.notation_of(code, row) for code in legal]
        codes = [self.notation.code_of(word, row) for word in spelt]
        if sorted(spelt) != sorted(mine) or sorted(legal) != sorted(codes):
            self.fail(f"{choice.ask.prompt}: engine {sorted(spelt)}, kernels {sorted(mine)}")
        number = self.random.below(len(values))
        self.kernels.step(row, codes[number])
        return values[number]

    def news(self) -> list[Any]:
        """What has happened in the engine since this was last asked."""
        fresh: list[Any] = self.g.log[self.heard :]
        self.heard += len(fresh)
        return fresh

    def check_end(self) -> None:
        """The game is over in both, for the same winners."""
        if self.row[self.module.PHASE] != self.module.OVER:
            self.fail("the engine's game is over, the kernels' is not")
        self.check_table(None)
        winners = self.g.result().winners
        shares = [float(self.kernels.share(self.row, seat)) for seat in range(self.g.seats)]
        self.same("shares", [1 / len(winners) if seat in winners else 0.0 for seat in range(self.g.seats)], shares)

    def block(self, seat: int, field: int, size: int) -> list[int]:
        """Some numbers of a seat's block."""
        return [int(number) for number in self.row[self.module.at(seat, field) :][:size]]

    def same(self, what: str, engine: object, kernels: object) -> None:
        """Raise `Difference` unless both say the same."""
        if engine != kernels:
            self.fail(f"{what}: engine {engine}, kernels {kernels}")

    def fail(self, why: str) -> None:
        """The two disagree."""
        raise Difference(f"{self.what}: {why}")


class CoupPair(Pair):
    """A game of Coup."""

    game = COUP
    module = coup
    notation = coup_notation
    phase_of = coup_seen.PHASE_OF

    def set_up(self) -> None:
        """Options, house rules, who begins, and hands."""
        g, row = self.g, self.row
        coup.set_table(row, g.seats, g.reformation, g.inquisition, g.pick_one)
        row[coup.STEAL_FROM_DEAD] = g.steal_from_dead
        row[coup.REOPEN_AID_BLOCK] = g.reopen_aid_block
        row[coup.TURN_CAP] = g.turn_cap
        coup.clear(row)
        coup.begin(row, g.starter)
        for seat in range(g.seats):
            for slot in g.hands[seat]:
                coup_cards.give(row, seat, role_number(NAMES[g.cards.face[slot]]))

    def draw(self) -> None:
        """Give the kernels the cards that were drawn in the engine, in their order."""
        for event in self.news():
            if isinstance(event, events.CardsDrawn):
                for name in event.cards.value:
                    if self.row[coup.PHASE] != coup.DRAW or self.row[coup.ASKED] != event.seat:
                        self.fail(f"the engine drew a card for {event.seat}, the kernels did not")
                    self.kernels.step(self.row, coup.ROLE + role_number(name))
        if self.row[coup.PHASE] == coup.DRAW:
            self.fail("the kernels want to draw a card, the engine did not")

    def check_table(self, choice: Choice | None) -> None:
        """Every number of the row that the engine knows, too."""
        g, row = self.g, self.row
        back = choice.about if choice is not None and choice.ask is questions.RETURN else ()
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
        role = {-1: -1, questions.NO_DUKE: coup.NO_DUKE}.get(g.claim_role, -2)
        role = role_number(NAMES[g.claim_role]) if role == -2 else role
        self.same("claim", (g.claim_seat, role), (int(row[coup.CLAIMANT]), int(row[coup.CLAIM])))


def counts(g: Any, slots: list[int]) -> list[int]:
    """Cards as counts by role."""
    held = Counter(role_number(NAMES[g.cards.face[slot]]) for slot in slots)
    return [held[role] for role in range(coup.ROLES)]


class PotDeVinPair(Pair):
    """A game of Pot de Vin."""

    game = POT_DE_VIN
    module = potdevin
    notation = potdevin_notation
    phase_of = potdevin_seen.PHASE_OF

    def set_up(self) -> None:
        """The trump deck in its order, hands, and who leads."""
        g, row = self.g, self.row
        potdevin.set_table(row, g.seats, g.teams)
        potdevin.clear(row)
        row[potdevin.LEADER] = g.leader
        row[potdevin.DECK_SIZE] = len(g.trump_deck)
        for place, slot in enumerate(g.trump_deck):
            row[potdevin.DECK + place] = g.cards.face[slot]
        for seat in range(g.seats):
            for slot in g.hands[seat]:
                potdevin.give(row, seat, g.cards.face[slot])
        self.kernels.begin(row)

    def draw(self) -> None:
        """With six, turn up the trump that was turned up in the engine."""
        for event in self.news():
            if isinstance(event, potdevin_events.RoundBegan) and self.g.seats == 6:
                if self.row[potdevin.PHASE] != potdevin.TURN_UP:
                    self.fail(f"the engine turned up {event.trump}, the kernels did not")
                legal = self.codes[: self.kernels.legal(self.row, self.codes)].tolist()
                deck = [*self.faces(self.g.trump_deck), FACE[event.trump]]
                self.same("cards that may be turned up", sorted(deck), sorted(legal))
                self.kernels.step(self.row, FACE[event.trump])
        if self.row[potdevin.PHASE] == potdevin.TURN_UP:
            self.fail("the kernels want to turn up a trump, the engine did not")

    def check_table(self, choice: Choice | None) -> None:
        """Every number of the row that the engine knows, too."""
        g, row = self.g, self.row
        trump = g.cards.face[g.trump] if g.trump >= 0 else potdevin.NOBODY
        self.same("round and leader", (g.round, g.leader), (int(row[potdevin.ROUND]), int(row[potdevin.LEADER])))
        self.same("trump", trump, int(row[potdevin.TRUMP]))
        self.same("gems spent and gone", (g.spent, g.gone), (int(row[potdevin.SPENT]), int(row[potdevin.GONE])))
        deck = [int(card) for card in row[potdevin.DECK :][: int(row[potdevin.DECK_SIZE])]]
        # With six the kernels' deck has no order.
        faces = [g.cards.face[slot] for slot in g.trump_deck]
        self.same("trump deck", sorted(faces) if g.seats == 6 else faces, sorted(deck) if g.seats == 6 else deck)
        self.same("centre", self.faces(g.centre), self.cards(potdevin.CENTRE))
        self.same("trick", *self.tricks())
        self.same("who is still to act", g.waiting, self.waiting())
        for seat in range(g.seats):
            self.check_seat(seat)

    def check_seat(self, seat: int) -> None:
        """All that lies before a player, and the points of it."""
        g = self.g
        self.same(f"hand of {seat}", self.faces(g.hands[seat]), self.cards(potdevin.at(seat, potdevin.HAND)))
        self.same(f"cards won by {seat}", self.faces(g.won[seat]), self.cards(potdevin.at(seat, potdevin.WON)))
        engine = [len(g.hands[seat]), g.gems[seat], g.wealth[seat], g.void[seat]]
        self.same(f"cards, gems, wealth and void of {seat}", engine, self.block(seat, potdevin.HELD, 4))
        engine = [len(g.won[seat]), *scoring.symbols_of(g, seat)]
        self.same(f"piles of {seat}", engine, self.block(seat, potdevin.TAKEN, 1 + potdevin.GUILDS))
        engine = [scoring.kinds_of(g, seat, kind) for kind in (POWER, BONUS, PENALTY)]
        engine.append(len(scoring.jokers_left(g, seat)))
        self.same(f"neutral cards of {seat}", engine, self.block(seat, potdevin.POWERS, 4))
        engine = [int(scoring.has_joker(g, seat, guild)) for guild in range(potdevin.GUILDS)]
        self.same(f"jokers of {seat}", engine, self.block(seat, potdevin.JOKER_ON, potdevin.GUILDS))
        self.same(f"points of {seat}", scoring.points_of(g, seat), int(self.kernels.points(self.row, seat)))

    def check_end(self) -> None:
        """The same winners, ranks and scores; and the kernels' rounds are those of the engine's log."""
        super().check_end()
        result = self.g.result()
        seats = range(self.g.seats)
        self.same("ranks", result.ranks, tuple([int(self.kernels.rank(self.row, seat)) for seat in seats]))
        self.same("scores", result.scores, tuple([int(self.kernels.score(self.row, seat)) for seat in seats]))
        width = potdevin.PLAYED + self.g.seats
        rounds = [self.row[potdevin.HISTORY + potdevin.FIELDS * number :][:width] for number in range(self.g.round)]
        self.same("rounds", self.rounds(), [[int(number) for number in fields] for fields in rounds])

    def rounds(self) -> list[list[int]]:
        """Every round as the engine's log tells it, in the order of the kernels' fields."""
        rounds: list[list[int]] = []
        for event in self.g.log:
            match event:
                case potdevin_events.RoundBegan():
                    rounds.append([event.leader, FACE[event.trump]] + [potdevin.NOBODY] * (2 + self.g.seats))
                case potdevin_events.CardPlayed():
                    rounds[-1][potdevin.PLAYED + event.seat] = FACE[event.card]
                case potdevin_events.Bribed():
                    rounds[-1][potdevin.PLAYED + event.seat] = potdevin.BRIBE
                case potdevin_events.RoundWon():
                    rounds[-1][potdevin.WON_BY] = event.seat
                case potdevin_events.CardLeft():
                    rounds[-1][potdevin.LEFT] = FACE[event.card]
        return rounds

    def tricks(self) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """Who has played what in this round, in the engine and in the kernels."""
        g, row = self.g, self.row
        engine = [(seat, g.cards.face[slot]) for seat, slot in zip(g.players, g.trick, strict=True)]
        if row[potdevin.PHASE] not in (potdevin.LEAD, potdevin.FOLLOW):
            return engine, []
        played = [(seat, int(row[potdevin.round_at(row) + potdevin.PLAYED + seat])) for seat in self.around(g.leader)]
        return engine, [(seat, card) for seat, card in played if 0 <= card < potdevin.CARDS]

    def waiting(self) -> list[int]:
        """Who has still to act in the kernels' round."""
        row, around = self.row, self.around(self.g.leader)
        if row[potdevin.PHASE] not in (potdevin.LEAD, potdevin.FOLLOW):
            return []
        left = around[around.index(int(row[potdevin.ASKED])) :]
        return [seat for seat in left if row[potdevin.at(seat, potdevin.HELD)] > 0]

    def around(self, first: int) -> list[int]:
        """All seats clockwise."""
        return [(first + place) % self.g.seats for place in range(self.g.seats)]

    def faces(self, slots: list[int]) -> list[int]:
        """The faces of the engine's slots, in order."""
        return sorted(self.g.cards.face[slot] for slot in slots)

    def cards(self, cards_at: int) -> list[int]:
        """The cards of a set, in order."""
        return [card for card in range(potdevin.CARDS) if potdevin.holds(self.row, cards_at, card)]


PAIRS: dict[str, type[Pair]] = {"coup": CoupPair, "potdevin": PotDeVinPair}


def compare_game(variant: Variant, seed: int, kernels: Any = None, game: str = "coup") -> int:
    """Play one game in both; returns how many answers were compared. Raises `Difference`."""
    return PAIRS[game](variant, seed, kernels).play()


def main() -> None:
    """Compare many games over all variants."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=PAIRS, default="coup")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--first", type=int, default=0, help="leave out so many games that were compared before")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    pair = PAIRS[chosen.game]
    variants = pair.game.variants
    kernels = compile_kernels(pair.module, Target.CPU)
    answers = 0
    for game in track(range(chosen.first, chosen.first + chosen.games), description="games"):
        answers += pair(variants[game % len(variants)], chosen.seed + 2 * game, kernels).play()
    span = f"games {chosen.first} to {chosen.first + chosen.games - 1} of seed {chosen.seed}"
    print(f"{pair.game.name}, {span} over {len(variants)} variants, {answers} answers compared: no difference")


if __name__ == "__main__":
    main()
