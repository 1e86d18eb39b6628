"""Positions of Pot de Vin by names: what scenarios and lessons start from, and what they may expect."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from camarilla.checks.scenario import by_seat, check_keys, letter
from camarilla.games.potdevin import rules, scoring
from camarilla.games.potdevin.catalog import FACE, GUILDS, NAME
from camarilla.games.potdevin.options import Options
from camarilla.games.potdevin.state import PotDeVin
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BadPosition
from camarilla.kernel.rng import Rng

KEYS = ("hands", "trump", "trump_deck", "centre", "won", "gems", "wealth", "leader", "round", "phase")
PHASES = {"giving": rules.GIVING, "playing": rules.PLAYING, "jokers": rules.JOKERS}


def build(seats: int, options: Options, given: dict[str, Any], rng: Rng) -> PotDeVin:
    """A position from names. Cards are named as in `aldo4 ugo13`; what is not named is out of the game.

    `trump_deck` is a list of cards from the top down, or how many unnamed ones to take; by default as many as the
    largest hand needs. `phase` is `playing` (default), `giving` (six seats, before round 1) or `jokers` (the end).
    """
    check_keys("potdevin", given, KEYS)
    faces = list(range(52))
    rng.shuffle(faces)
    g = PotDeVin(seats, rng, Cards(seats, faces))
    g.teams = options.teams or seats == rules.THREE_TEAMS
    dealer = Dealer(faces)
    g.hands = [dealer.take(text, f"hands of {letter(seat)}") for seat, text in by_seat(given, "hands", seats, "")]
    g.won = [dealer.take(text, f"cards won by {letter(seat)}") for seat, text in by_seat(given, "won", seats, "")]
    g.centre = dealer.take(given.get("centre", ""), "centre")
    trump = dealer.take(given.get("trump", ""), "trump")
    deck = given.get("trump_deck", max(0, max([len(hand) for hand in g.hands]) - 1))
    g.trump_deck = dealer.draw(deck) if isinstance(deck, int) else dealer.take(deck, "trump deck")
    g.trump_deck.reverse()
    g.phase = phase_of(given)
    g.void = [0] * seats
    set_gems(g, given)
    know_what_is_seen(g)
    place_trump(g, trump, dealer, given)
    g.aside = dealer.rest()
    return g


class Dealer:
    """Hands out the slots of cards by name."""

    def __init__(self, faces: list[int]) -> None:
        self.slot = {face: slot for slot, face in enumerate(faces)}
        self.left = list(range(52))

    def take(self, names: Any, where: str) -> list[int]:
        """The named cards, each only once."""
        if not isinstance(names, (str, list, tuple)):
            raise BadPosition(f"{where}: expected names of cards, not {names!r}")
        words = names.split() if isinstance(names, str) else names
        return [self.take_one(word, where) for word in words]

    def take_one(self, name: Any, where: str) -> int:
        """One card by name."""
        face = FACE.get(str(name).lower())
        if face is None:
            close = get_close_matches(str(name).lower(), NAME, 1)
            hint = f"; did you mean {close[0]!r}?" if close else ""
            raise BadPosition(f"{where}: there is no card {name!r} (cards are aldo1 to ugo13){hint}")
        if face not in self.left:
            raise BadPosition(f"{where}: {NAME[face]} is named twice")
        self.left.remove(face)
        return self.slot[face]

    def draw(self, count: int) -> list[int]:
        """Some cards nobody named."""
        if not 0 <= count <= len(self.left):
            raise BadPosition(f"trump deck: {count} unnamed cards were asked for, {len(self.left)} are left")
        drawn = [self.slot[face] for face in self.left[:count]]
        del self.left[:count]
        return drawn

    def rest(self) -> list[int]:
        """All that is left."""
        return self.draw(len(self.left))


def phase_of(given: dict[str, Any]) -> int:
    """The phase by its name."""
    phase = given.get("phase", "playing")
    if not isinstance(phase, str) or phase not in PHASES:
        raise BadPosition(f"a position's phase is one of {', '.join(PHASES)}, not {phase!r}")
    return PHASES[phase]


def whole(value: Any, where: str) -> int:
    """A whole number."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadPosition(f"{where}: expected a whole number, not {value!r}")
    return value


def set_gems(g: PotDeVin, given: dict[str, Any]) -> None:
    """Bribe gems and wealth; what is missing to the set-up's number was lost earlier."""
    each = rules.GEMS_EACH[g.seats]
    g.gems = [whole(gems, f"gems of {letter(seat)}") for seat, gems in by_seat(given, "gems", g.seats, each)]
    g.wealth = [whole(gems, f"wealth of {letter(seat)}") for seat, gems in by_seat(given, "wealth", g.seats, 0)]
    g.gone = each * g.seats - sum(g.gems) - sum(g.wealth)
    if g.gone < 0 or min(g.gems) < 0 or min(g.wealth) < 0:
        raise BadPosition(f"gems: {g.seats} players have {each * g.seats} gems in all, none less than 0")


def know_what_is_seen(g: PotDeVin) -> None:
    """Own hands, won cards and the centre are known to those who see them."""
    for seat in range(g.seats):
        for slot in g.hands[seat]:
            g.cards.show(seat, slot)
        for slot in g.won[seat]:
            g.cards.reveal(slot)
    for slot in g.centre:
        g.cards.reveal(slot)


def place_trump(g: PotDeVin, trump: list[int], dealer: Dealer, given: dict[str, Any]) -> None:
    """Turn the trump up and let the leader lead; before round 1 of six, and at the end, there is none."""
    leader = [seat for seat in range(g.seats) if letter(seat) == given.get("leader", "A")]
    if not leader:
        raise BadPosition(f"leader: {given['leader']!r} is not a seat; seats are A to {letter(g.seats - 1)}")
    g.leader = leader[0]
    g.round = whole(given.get("round", 1), "round")
    if g.round < 1:
        raise BadPosition(f"round: rounds count from 1, not from {g.round}")
    if g.phase != rules.PLAYING:
        if trump:
            raise BadPosition("a position has a trump only while it is in play")
        if g.phase == rules.GIVING:
            check_givers(g)
            g.round = 0
        return
    if len(trump) > 1 or not any(g.hands):
        raise BadPosition("a position in play has one trump and at least one card in hand")
    g.trump_deck.append(trump[0] if trump else dealer.draw(1)[0])
    g.round -= 1
    rules.begin_round(g)


def check_givers(g: PotDeVin) -> None:
    """Before the giving, three of six have a card too many."""
    if g.seats != 6 or [len(hand) for hand in g.hands].count(rules.HAND_CARDS[6] + 1) != 3:
        raise BadPosition("cards are given only by six players, of whom three have nine cards")


def inspect(g: PotDeVin) -> dict[str, Any]:
    """Everything by names: lists by seat letter."""

    def cards(slots: list[int]) -> list[str]:
        return [NAME[g.cards.face[slot]] for slot in slots]

    seats = range(g.seats)
    over = g.phase == rules.OVER
    return {
        "round": g.round,
        "leader": letter(g.leader),
        "trump": NAME[g.cards.face[g.trump]] if g.trump >= 0 else None,
        "trump_deck": cards(g.trump_deck[::-1]),
        "centre": cards(g.centre),
        "trick": cards(g.trick),
        "hands": {letter(seat): cards(g.hands[seat]) for seat in seats},
        "won": {letter(seat): cards(g.won[seat]) for seat in seats},
        "gems": {letter(seat): g.gems[seat] for seat in seats},
        "wealth": {letter(seat): g.wealth[seat] for seat in seats},
        "symbols": {letter(seat): dict(zip(GUILDS, scoring.symbols_of(g, seat), strict=True)) for seat in seats},
        "jokers": {
            letter(seat): [GUILDS[guild] if guild >= 0 else "discarded" for who, _, guild in g.jokers if who == seat]
            for seat in seats
        },
        "points": {letter(seat): scoring.points_of(g, seat) for seat in seats},
        "winners": [letter(seat) for seat in g.result().winners] if over else [],
    }
