"""Positions of Coup by names: what scenarios and lessons start from, and what they may expect."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from camarilla.checks.scenario import by_seat, check_keys, letter, seat_of
from camarilla.games.coup import rules
from camarilla.games.coup.options import Options
from camarilla.games.coup.questions import FACTIONS
from camarilla.games.coup.roles import NAMES, roles_in_play
from camarilla.games.coup.state import Coup
from camarilla.games.coup.view import role_claimed
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BadPosition
from camarilla.kernel.rng import Rng

KEYS = ("hands", "lost", "court", "coins", "factions", "reserve", "to_move", "turns")


def empty(seats: int, options: Options, rng: Rng) -> Coup:
    """A table before the deal."""
    g = Coup(seats, rng, Cards(seats, rules.faces(seats, options.inquisition)))
    g.reformation = options.reformation
    g.inquisition = options.inquisition
    g.pick_one = options.two_players == "pick_one"
    g.turn_cap = options.turn_cap
    g.steal_from_dead = options.steal_from_dead
    g.reopen_aid_block = options.reopen_aid_block
    return g


def build(seats: int, options: Options, given: dict[str, Any], rng: Rng) -> Coup:
    """A position in play, from names: roles as in `Duke Contessa`.

    `hands` are face-down patrons, `lost` face-up ones. A player whose hand is named has lost what is missing of two; a
    player whose hand is not named holds what is missing, drawn from what nobody named. `court` lists cards from the
    top down; what is not named lies under them. `turns` is how many turns were completed.
    """
    check_keys("coup", given, KEYS)
    for key in given:
        if key in ("factions", "reserve") and not options.reformation:
            raise BadPosition(f"{key}: this table plays without reformation")
    g = empty(seats, options, rng)
    dealer = Dealer(g)
    g.sets = [[] for _ in range(seats)]
    g.hands = [dealer.take(text, f"hands of {letter(seat)}") for seat, text in by_seat(given, "hands", seats, "")]
    g.lost = [dealer.take(text, f"lost by {letter(seat)}") for seat, text in by_seat(given, "lost", seats, "")]
    top = dealer.take(given.get("court", ""), "court")
    missing = [rules.HAND - len(g.hands[seat]) - len(g.lost[seat]) for seat in range(seats)]
    if min(missing) < 0:
        seat = missing.index(min(missing))
        raise BadPosition(f"lost by {letter(seat)}: a player has two patrons, not {rules.HAND - missing[seat]}")
    if sum(missing) > len(dealer.left):
        need = f"{seats} players need {rules.HAND * seats} of {len(g.cards.face)}"
        raise BadPosition(f"court: {len(top)} patrons are named, but {need}")
    for seat in range(seats):
        zone = g.lost if letter(seat) in given.get("hands", {}) else g.hands
        zone[seat] += dealer.draw(missing[seat])
    g.court = dealer.rest() + top[::-1]
    set_money(g, given)
    know_what_is_seen(g)
    g.turn = g.starter = seat_of(str(given.get("to_move", "A")), seats, "to_move")
    if not g.hands[g.turn] or sum(bool(hand) for hand in g.hands) < 2:
        raise BadPosition("to_move: the player to move and at least one other must have a patron")
    g.turns = whole(given.get("turns", 0), "turns")
    g.phase = rules.PLAYING
    return g


class Dealer:
    """Hands out slots by role."""

    def __init__(self, g: Coup) -> None:
        self.face = g.cards.face
        g.rng.shuffle(self.face)
        self.roles = [NAMES[role] for role in roles_in_play(g.inquisition)]
        self.left = list(range(len(self.face)))

    def take(self, names: Any, where: str) -> list[int]:
        """Slots of the named roles."""
        words = names.split() if isinstance(names, str) else names
        if not isinstance(words, list):
            raise BadPosition(f"{where}: expected names of patrons, not {names!r}")
        if len(words) > rules.HAND and where != "court":
            raise BadPosition(f"{where}: a player has two patrons, not {len(words)}")
        return [self.take_one(str(word), where) for word in words]

    def take_one(self, name: str, where: str) -> int:
        """A slot of one role."""
        if name not in self.roles:
            close = get_close_matches(name, self.roles, 1)
            hint = f"; did you mean {close[0]!r}?" if close else ""
            raise BadPosition(f"{where}: there is no patron {name!r} (patrons are {', '.join(self.roles)}){hint}")
        role = NAMES.index(name)
        for slot in self.left:
            if self.face[slot] == role:
                self.left.remove(slot)
                return slot
        raise BadPosition(f"{where}: there are only {self.face.count(role)} of {name}")

    def draw(self, count: int) -> list[int]:
        """Slots of roles nobody named."""
        drawn = self.left[:count]
        del self.left[:count]
        return drawn

    def rest(self) -> list[int]:
        """All that is left."""
        return self.draw(len(self.left))


def set_money(g: Coup, given: dict[str, Any]) -> None:
    """Coins, reserve and factions; the dead have nothing."""
    g.coins = [
        whole(coins, f"coins of {letter(seat)}") for seat, coins in by_seat(given, "coins", g.seats, rules.COINS)
    ]
    g.reserve = whole(given.get("reserve", 0), "reserve")
    g.faction = []
    for seat, name in by_seat(given, "factions", g.seats, None):
        if name is not None and name not in FACTIONS:
            raise BadPosition(f"factions: {name!r} is not one of {', '.join(FACTIONS)}")
        g.faction.append(seat % 2 if name is None else FACTIONS.index(name))
        if not g.hands[seat]:
            g.coins[seat] = 0
            g.out.append(seat)
    g.treasury = rules.TREASURY - sum(g.coins) - g.reserve


def whole(value: Any, where: str) -> int:
    """A number of coins or turns."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadPosition(f"{where}: expected a whole number from 0 up, not {value!r}")
    return value


def know_what_is_seen(g: Coup) -> None:
    """Own patrons are known to their owner, lost ones to all."""
    for seat in range(g.seats):
        for slot in g.hands[seat]:
            g.cards.show(seat, slot)
        for slot in g.lost[seat]:
            g.cards.reveal(slot)


def role_cards() -> list[dict[str, Any]]:
    """The roles as data."""
    return [{"name": name} for name in NAMES]


def inspect(g: Coup) -> dict[str, Any]:
    """Everything by names: lists by seat letter."""

    def roles(slots: list[int]) -> list[str]:
        return sorted(NAMES[g.cards.face[slot]] for slot in slots)

    seats = range(g.seats)
    return {
        "turn": letter(g.turn),
        "turns": g.turns,
        "hands": {letter(seat): roles(g.hands[seat]) for seat in seats},
        "lost": {letter(seat): roles(g.lost[seat]) for seat in seats},
        "set_aside": {letter(seat): roles(g.sets[seat]) for seat in seats},
        "court": roles(g.court),
        "coins": {letter(seat): g.coins[seat] for seat in seats},
        "treasury": g.treasury,
        "reserve": g.reserve,
        "factions": {letter(seat): FACTIONS[g.faction[seat]] for seat in seats},
        "out": [letter(seat) for seat in g.out],
        "claims": [
            [letter(seat), role_claimed(role), rules.OUTCOMES[outcome]] for _, seat, role, outcome, _ in g.claims
        ],
        "winners": [letter(seat) for seat in g.result().winners] if g.phase == rules.OVER else [],
    }
