"""The heuristic bot of Pot de Vin for whole batches of games: a fixed rival that policies learn against.

It rates answers as `camarilla.games.potdevin.bot` does, step by step and with the same weights, on tensors: a row a
game. What the bot works out by recursion stands in tables here. It plays at tables of three to five, without teams.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import torch
from torch import Tensor

from camarilla.fast import potdevin
from camarilla.fast.learning.policy import Games
from camarilla.fast.potdevin import BRIBE, CARDS, GUILDS, HISTORY, PERSONS, VALUES
from camarilla.games.potdevin.bot import TRUMPED
from camarilla.games.potdevin.catalog import GUILD, PERSON, SYMBOLS, VALUE
from camarilla.games.potdevin.evaluation import (
    A_BONUS,
    A_JOKER,
    A_PENALTY,
    A_POWER,
    ALIKE,
    DEFAULT,
    NEUTRAL,
    NEUTRALS,
    chance_of_none,
    outlook_for,
)
from camarilla.games.potdevin.scoring import BONUS_POINTS, PENALTY_POINTS, PILE_POINTS, POWER_POINTS
from camarilla.kernel.errors import BadInput

__all__ = ["PotDeVinHeuristic"]

KINDS: Final = NEUTRAL + len(NEUTRALS)
"""How many kinds of cards are alike to whoever wins them."""
MOST_SYMBOLS: Final = 16
MOST_CARDS: Final = 6
"""Of one guild, with one symbol or with two."""
MOST_POWERS: Final = len(POWER_POINTS) - 1
MOST_HELD: Final = 17


class PotDeVinHeuristic:
    """Answers for all games of a batch, whoever is asked."""

    def __init__(self, seats: int, device: str) -> None:
        if seats not in range(3, 6):
            raise BadInput(f"the heuristic of batches plays Pot de Vin at tables of 3 to 5 seats, not of {seats}")
        self.seats, self.device = seats, device
        outlook = outlook_for(DEFAULT, seats, False)
        self.piles = self.tensor(
            [
                [
                    [outlook.pile(symbols, 0, singles, doubles) for doubles in range(MOST_CARDS)]
                    for singles in range(MOST_CARDS)
                ]
                for symbols in range(MOST_SYMBOLS)
            ]
        )
        self.powers = self.tensor(
            [
                [outlook.power(held, min(left, MOST_POWERS - held)) for left in range(MOST_POWERS + 1)]
                for held in range(MOST_POWERS + 1)
            ]
        )
        self.none = self.tensor(
            [
                [
                    [chance_of_none(hidden, min(such, hidden), hand) for hand in range(MOST_HELD + 1)]
                    for such in range(VALUES + 1)
                ]
                for hidden in range(CARDS + 1)
            ]
        )
        self.alike = torch.tensor(ALIKE, device=device)
        self.kinds = torch.nn.functional.one_hot(self.alike, KINDS).float()
        self.person = torch.tensor([*PERSON, 0], device=device)
        """By code; a bribe has none."""
        self.value = torch.tensor(VALUE, device=device)
        self.symbols = self.tensor(
            [[SYMBOLS[face] if GUILD[face] == guild else 0 for guild in range(GUILDS)] for face in range(CARDS)]
        )
        self.gain_of_joker = self.tensor(
            [after - before for before, after in zip(PILE_POINTS, (*PILE_POINTS[1:], PILE_POINTS[-1]), strict=True)]
        )

    def tensor(
        self, numbers: Sequence[float] | Sequence[Sequence[float]] | Sequence[Sequence[Sequence[float]]]
    ) -> Tensor:
        """A table of numbers on the device."""
        return torch.tensor(numbers, dtype=torch.float32, device=self.device)

    @torch.no_grad()
    def __call__(self, games: Games) -> Tensor:
        """The best rated answer of every game."""
        ratings = torch.full(games.masks.shape, -1e9, device=self.device)
        position = Position(self, games)
        ratings[:, : CARDS + 1] = position.ratings()
        at_end = games.states[:, potdevin.PHASE] == potdevin.JOKER
        placing = self.gain_of_joker[position.piles_of_asked().clamp_max(len(PILE_POINTS) - 1)]
        ratings[:, potdevin.GUILD :] = torch.where(at_end[:, None], placing, -1e9)
        return ratings.masked_fill(games.masks == 0, -float("inf")).argmax(1)

    # -- What cards to come are worth ------------------------------------------------------------------------------

    def pile(self, symbols: Tensor, singles: Tensor, doubles: Tensor) -> Tensor:
        """The points to expect of a pile."""
        return self.piles[symbols, singles.clamp_min(0), doubles.clamp_min(0)]

    def joker_gains(self, symbols: Tensor, singles: Tensor, doubles: Tensor) -> Tensor:
        """What a joker adds to each pile that may take one, most first; minus infinity for those that may not."""
        gains = self.pile(symbols + 1, singles, doubles) - self.pile(symbols, singles, doubles)
        none = symbols + singles + doubles == 0
        return gains.masked_fill(none, -float("inf")).sort(-1, descending=True).values

    @staticmethod
    def first(gains: Tensor, count: Tensor) -> Tensor:
        """The sum of the first so many gains."""
        places = torch.arange(gains.shape[-1], device=gains.device)
        return torch.where((places < count[..., None]) & gains.isfinite(), gains, 0.0).sum(-1)


class Heap:
    """Cards of every game, counted by kind."""

    def __init__(self, kinds: Tensor) -> None:
        self.singles, self.doubles = kinds[..., 0:NEUTRAL:2], kinds[..., 1:NEUTRAL:2]
        self.powers, self.jokers = kinds[..., A_POWER], kinds[..., A_JOKER]
        self.points = BONUS_POINTS * kinds[..., A_BONUS] + PENALTY_POINTS * kinds[..., A_PENALTY]


class Prospects:
    """By seat: what it gains if it wins some cards (`gain`), and what one card more adds to that (`more`)."""

    def __init__(self, position: Position, symbols: Tensor, cards: Heap, left: Heap) -> None:
        bot = position.bot
        pile, power = bot.pile, bot.powers
        before, after = position.symbols, position.symbols + symbols[:, None]
        singles, doubles = left.singles[:, None], left.doubles[:, None]
        gain = pile(after, singles, doubles) - pile(before, singles, doubles)
        one_more = pile(after + 1, singles - 1, doubles) - pile(before, singles - 1, doubles) - gain
        two_more = pile(after + 2, singles, doubles - 1) - pile(before, singles, doubles - 1) - gain
        had, has = position.jokers, position.jokers + cards.jokers[:, None]
        gains = bot.joker_gains(after, singles, doubles)
        self.gain = cards.points[:, None] + gain.sum(-1)
        self.gain += bot.first(gains, has) - bot.first(bot.joker_gains(before, singles, doubles), had)
        held, powers = position.powers, left.powers[:, None]
        with_won = held + cards.powers[:, None]
        by_powers = power[with_won, powers] - power[held, powers]
        self.gain += by_powers
        self.more = torch.zeros(*gain.shape[:2], KINDS, device=bot.device)
        self.more[..., 0:NEUTRAL:2] = torch.where(singles > 0, one_more, 0.0)
        self.more[..., 1:NEUTRAL:2] = torch.where(doubles > 0, two_more, 0.0)
        fewer = (powers - 1).clamp_min(0)
        next_power = power[(with_won + 1).clamp_max(MOST_POWERS), fewer] - power[held, fewer] - by_powers
        self.more[..., A_POWER] = torch.where(powers > 0, next_power, 0.0)
        self.more[..., A_BONUS], self.more[..., A_PENALTY] = BONUS_POINTS, PENALTY_POINTS
        next_joker = gains.gather(-1, has.clamp_max(GUILDS - 1)[..., None]).squeeze(-1)
        self.more[..., A_JOKER] = torch.where((has < GUILDS) & next_joker.isfinite(), next_joker, 0.0)


class Position:
    """Every game as the bot reads it for whoever is asked."""

    def __init__(self, bot: PotDeVinHeuristic, games: Games) -> None:
        self.bot, self.games, self.seats = bot, games, bot.seats
        self.row = games.states.long()
        count = len(self.row)
        self.block = self.row[:, potdevin.SEAT :].reshape(count, self.seats, potdevin.BLOCK_SIZE)
        self.me = torch.nn.functional.one_hot(games.asked.long(), self.seats).bool()
        self.symbols = self.block[..., potdevin.PILE : potdevin.PILE + GUILDS]
        self.jokers, self.powers = self.block[..., potdevin.JOKERS], self.block[..., potdevin.POWERS]
        self.read_round()
        self.count_cards()

    def piles_of_asked(self) -> Tensor:
        """The symbols of whoever is asked, by guild."""
        return self.symbols[self.me]

    def cards(self, words: Tensor) -> Tensor:
        """The cards of a set, as a column each."""
        values = torch.arange(VALUES, device=self.bot.device)
        return (words[..., None] >> values & 1).flatten(-2).bool()

    def read_round(self) -> None:
        """The trick as it lies, who is ahead, and who acts later."""
        bot, row = self.bot, self.row
        now = HISTORY + potdevin.FIELDS * (row[:, potdevin.ROUND, None] - 1).clamp_min(0) + potdevin.PLAYED
        played = row.gather(1, now + torch.arange(self.seats, device=bot.device))
        is_card = (played >= 0) & (played < CARDS)
        self.trump = bot.person[row[:, potdevin.TRUMP].clamp_min(0)]
        leaders = played.gather(1, row[:, potdevin.LEADER, None]).squeeze(1)
        self.leads = row[:, potdevin.PHASE] == potdevin.LEAD
        self.lead = bot.person[leaders.clamp(0, CARDS)]
        faces = played.clamp(0, CARDS - 1)
        strength = self.strength(bot.person[faces], bot.value[faces], self.lead[:, None])
        strength = torch.where(is_card, strength, 0)
        self.best, winner = strength.max(1)
        winner = torch.where(self.best > 0, winner, self.games.asked.long())
        self.winner = torch.nn.functional.one_hot(winner, self.seats).bool()
        self.later = (played == potdevin.NOBODY) & (self.block[..., potdevin.HELD] > 0) & ~self.me
        self.trick = torch.zeros(len(row), CARDS + 1, dtype=torch.bool, device=bot.device)
        self.trick.scatter_(1, torch.where(is_card, played, CARDS), True)
        trump = row[:, potdevin.TRUMP, None]
        self.trick.scatter_(1, torch.where(trump >= 0, trump, CARDS), True)
        self.trick = self.trick[:, :CARDS]
        """The trump is won with the trick."""

    def strength(self, person: Tensor, value: Tensor, lead: Tensor) -> Tensor:
        """What decides who wins (PV-4.1): trumps beat the lead person, other cards never win."""
        of_lead = torch.where(person == lead, value, 0)
        return torch.where(person == self.trump[:, None], TRUMPED + value, of_lead)

    def count_cards(self) -> None:
        """Which cards whoever is asked cannot see, and which are still to be won."""
        bot = self.bot
        won = self.cards(self.block[..., potdevin.WON : potdevin.WON + PERSONS]).any(1)
        hand = self.cards(self.block[..., potdevin.HAND : potdevin.HAND + PERSONS])[self.me]
        self.trick &= ~won  # once the round is over
        hidden = ~(won | hand | self.trick)
        self.hidden = hidden.float()
        self.by_person = hidden.view(-1, PERSONS, VALUES)
        self.followers = self.by_person.sum(2)
        self.hidden_count = self.followers.sum(1)
        below = torch.nn.functional.pad(self.by_person.cumsum(2), (1, 0))
        self.higher = below[..., -1:] - below
        """By person and value: how many hidden cards are higher."""
        self.lower = below[..., :-1].flatten(1)
        """By card: how many hidden cards of its person are lower."""
        self.left = self.heap(~won)
        taken = self.trick.float()
        self.taken, self.taken_symbols = self.heap(self.trick), (taken @ bot.symbols).long()
        self.left_after = self.heap(~won & ~self.trick)
        self.nothing = self.heap(torch.zeros_like(won))

    def heap(self, cards: Tensor) -> Heap:
        """Cards, counted."""
        return Heap((cards.float() @ self.bot.kinds).long())

    def worth(self) -> Tensor:
        """What a point of each seat is worth to whoever is asked: rivals' count against it, the leading ones' most."""
        bot, left = self.bot, self.left
        singles, doubles = left.singles[:, None], left.doubles[:, None]
        values = bot.pile(self.symbols, singles, doubles).sum(-1)
        values += bot.powers[self.powers, left.powers[:, None]]
        values += bot.first(bot.joker_gains(self.symbols, singles, doubles), self.jokers)
        values += self.block[..., potdevin.WEALTH]
        values += (
            BONUS_POINTS * self.block[..., potdevin.BONUSES] + PENALTY_POINTS * self.block[..., potdevin.PENALTIES]
        )
        fear = ((values - values.amax(1, keepdim=True)) / DEFAULT.warmth).exp().masked_fill(self.me, 0.0)
        return torch.where(self.me, 1.0, -DEFAULT.rival * fear / fear.sum(1, keepdim=True))

    def ratings(self) -> Tensor:
        """How good each card is to play, and last a bribe."""
        bot, worth = self.bot, self.worth()
        later = Prospects(self, torch.zeros_like(self.taken_symbols), self.nothing, self.left)
        now = Prospects(self, self.taken_symbols, self.taken, self.left_after)
        bribes = torch.where(self.block[..., potdevin.GEMS] > 0, DEFAULT.bribe, 0.0)
        held = self.block[..., potdevin.HELD].clamp_max(MOST_HELD)
        void = bot.none[self.hidden_count[:, None, None], self.followers[:, None], held[..., None]]
        to_come = self.cards_to_come(now.more, void, bribes)
        lead = torch.where(self.leads[:, None], bot.person[None], self.lead[:, None])
        chances = self.chances(lead, void, bribes)
        gain = now.gain[:, None] + self.row[:, potdevin.SPENT, None, None]
        gain = gain + to_come.gather(2, lead[:, None].expand(-1, self.seats, -1)).transpose(1, 2)
        gain[:, :CARDS] += now.more[:, :, bot.alike].transpose(1, 2)
        gain[:, BRIBE] += 1
        rating = (chances * worth[:, None] * gain).sum(2) - DEFAULT.lead * (chances * self.me[:, None]).sum(2)
        rating[:, :CARDS] -= (worth[..., None] * later.more[:, :, bot.alike]).sum(1) / self.seats + self.use_in_hand()
        rating[:, BRIBE] -= DEFAULT.gem
        return rating

    def use_in_hand(self) -> Tensor:
        """What each card is good for by its value alone."""
        others = self.followers.repeat_interleave(VALUES, 1)
        beaten = torch.where(others > 0, self.lower / others.clamp_min(1), 0.5)
        return DEFAULT.high * beaten**2 + DEFAULT.low * (1 - beaten) ** 2

    def cards_to_come(self, more: Tensor, void: Tensor, bribes: Tensor) -> Tensor:
        """By seat that may win, and by lead person: what the answers of those still to act are expected to add."""
        cards = (1 - bribes) * self.later
        following = (cards[..., None] * (1 - void)).sum(1)
        other = (cards[..., None] * void).sum(1)
        gems = (bribes * self.later).sum(1)
        worth = more[:, :, self.bot.alike] * self.hidden[:, None]
        of_any = worth.sum(2) / self.hidden_count[:, None].clamp_min(1)
        of_person = worth.view(*worth.shape[:2], PERSONS, VALUES).sum(3) / self.followers[:, None].clamp_min(1)
        return gems[:, None, None] + following[:, None] * of_person + other[:, None] * of_any[..., None]

    def chances(self, lead: Tensor, void: Tensor, bribes: Tensor) -> Tensor:
        """By answer: the chance of each seat to win the trick, if those still to act choose at random."""
        bot = self.bot
        value = torch.cat([bot.value, bot.value.new_zeros(1)])
        strength = self.strength(bot.person[None], value[None], lead)
        strength[:, BRIBE] = 0
        ahead_now = strength > self.best[:, None]
        best = torch.where(ahead_now, strength, self.best[:, None])
        winner = torch.where(ahead_now[..., None], self.me[:, None], self.winner[:, None])
        trump = self.trump[:, None].expand_as(lead)
        of_trumps = (best - TRUMPED).clamp(0, VALUES)
        trumped = torch.where(best > TRUMPED, VALUES, best)
        higher = self.higher_than(lead, torch.where(lead == trump, of_trumps, trumped))
        trumps = torch.where(lead == trump, 0, self.higher_than(trump, of_trumps))
        followers = self.followers.gather(1, lead)
        by_lead = void.gather(2, lead[:, None].expand(-1, self.seats, -1)).transpose(1, 2)
        others = (self.hidden_count[:, None] - followers).clamp_min(1)
        beats = (1 - by_lead) * (higher / followers.clamp_min(1))[..., None] + by_lead * (trumps / others)[..., None]
        beats = beats * (1 - bribes)[:, None] * self.later[:, None]
        ahead = (1 - beats).prod(2, keepdim=True)
        total = beats.sum(2, keepdim=True)
        return torch.where(total > 0, beats * (1 - ahead) / total.clamp_min(1e-12), 0.0) + ahead * winner

    def higher_than(self, person: Tensor, value: Tensor) -> Tensor:
        """How many hidden cards of a person are higher than a value, by answer."""
        return self.higher.flatten(1).gather(1, person * (VALUES + 1) + value)
