"""Chance laid open: a game whose every draw is handed in from outside, for algorithms that walk all outcomes.

Rules draw from `g.rng` and `g.cards`; here both take what they draw from a script. Where the script ends, `Undecided`
leaves the game with the outcomes that are possible and how likely they are; whoever plays then lengthens the script and
takes the same step again from a copy.

A shuffle is no draw yet. The cards of a pile that was mixed hold some faces between them, each arrangement as likely;
which face is where is drawn when somebody is about to see a card (`LazyCards`). So twelve cards in the court are not
twelve factorial outcomes but, when one is drawn, as many as there are different roles among them.
"""

from __future__ import annotations

from camarilla.kernel.cards import Cards, Face, Slot
from camarilla.kernel.rng import Rng

__all__ = ["LazyCards", "OpenRng", "Script", "Undecided"]

Outcomes = list[tuple[int, int]]


class Undecided(Exception):
    """Chance is asked for something that no script tells: outcomes with their weights."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__("chance is asked")
        self.outcomes = outcomes


class Script:
    """What chance brings, in order."""

    __slots__ = ("at", "drawn")

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.at = 0

    def begin(self, drawn: list[int]) -> None:
        """Take the next draws from here."""
        self.drawn = drawn
        self.at = 0

    def draw(self, outcomes: Outcomes) -> int:
        """The outcome that comes next."""
        if len(outcomes) == 1:
            return outcomes[0][0]
        if self.at == len(self.drawn):
            raise Undecided(outcomes)
        self.at += 1
        return self.drawn[self.at - 1]


class OpenRng(Rng):
    """A stream whose draws come from a script. In a set-up faces stay in order: they are drawn when seen."""

    __slots__ = ("script", "setting_up")

    def __init__(self, script: Script, setting_up: bool = False) -> None:
        super().__init__(bytes(32))
        self.script = script
        self.setting_up = setting_up

    def below(self, n: int) -> int:
        """One of `n` outcomes."""
        return self.script.draw([(number, 1) for number in range(n)])

    def rough(self, n: int) -> int:
        """One of `n` outcomes: a script needs no quick but rough way to draw it."""
        return self.below(n)

    def shuffle(self, items: list[int]) -> None:
        """Draw an order, one place after the other."""
        if self.setting_up:
            return
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Rng:
        """A stream from the same script; whoever copies a game gives the copy its own."""
        return OpenRng(self.script, self.setting_up)


class LazyCards(Cards):
    """Cards that are drawn when they are seen. `pools` are the sets of slots whose faces are still to be told apart."""

    __slots__ = ("mixer", "pools", "script")

    def __init__(self, cards: Cards, script: Script, pools: list[list[Slot]]) -> None:
        super().__init__(0, cards.face[:])
        self.everyone = cards.everyone
        self.known = cards.known[:]
        self.facts = cards.facts[:]
        self.news = cards.news
        self.script = script
        self.pools = pools
        self.mixer = Rng(bytes(32))
        """Mixes a hand whose owner watches: that moves slots about and is nobody's chance."""

    def copy(self) -> Cards:
        """An independent copy, by the same script."""
        return LazyCards(self, self.script, [pool[:] for pool in self.pools])

    def ensure_drawn(self, slot: Slot) -> None:
        """Draw the face of a slot, if that is still open."""
        for pool in self.pools:
            if slot in pool:
                self.draw(slot, pool)
                return

    def draw(self, slot: Slot, pool: list[Slot]) -> None:
        """Let chance choose among the faces that the slots of a pool hold between them."""
        face = self.face
        faces = [face[other] for other in pool]
        chosen: Face = self.script.draw([(kind, faces.count(kind)) for kind in sorted(set(faces))])
        other = pool[faces.index(chosen)]
        face[other] = face[slot]
        face[slot] = chosen
        pool.remove(slot)

    def deal(self, seat: int, slots: list[Slot]) -> None:
        """Let a seat look at slots."""
        for slot in slots:
            self.ensure_drawn(slot)
        super().deal(seat, slots)

    def reveal(self, slot: Slot) -> None:
        """Turn a slot up."""
        self.ensure_drawn(slot)
        super().reveal(slot)

    def learn(self, slot: Slot, seats: int) -> None:
        """Let seats know a slot."""
        self.ensure_drawn(slot)
        super().learn(slot, seats)

    def shuffle(self, slots: list[Slot], rng: Rng, watchers: int = 0) -> None:
        """Mix slots: nobody draws yet, unless somebody watches."""
        if watchers:
            super().shuffle(slots, self.mixer, watchers)
            return
        if len(slots) < 2:
            return
        for pool in self.pools:
            if not set(pool).issubset(slots):  # what is mixed and what is not were one pile: tell them apart first
                for slot in [slot for slot in slots if slot in pool]:
                    self.draw(slot, pool)
        self.remember(slots, 0)
        for slot in slots:
            self.known[slot] = 0
        self.pools = [pool for pool in self.pools if pool and pool[0] not in slots]
        self.pools.append(sorted(slots))

    def part(self, owner: int, hand: list[Slot], leaving: list[Slot], rng: Rng) -> list[Slot]:
        """Let cards leave a hand; how the rest is mixed is nobody's chance."""
        return super().part(owner, hand, leaving, self.mixer)
