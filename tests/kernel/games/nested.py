"""A free action inside a reaction inside an attack; strength and defence are derived from entries, never added up."""

from __future__ import annotations

from typing import Any, ClassVar

from camarilla.kernel.choices import PASS, Ask, Flow, choose, word
from camarilla.kernel.events import Event
from camarilla.kernel.hooks import Effects, Hook, consult, fire
from camarilla.kernel.options import Label, Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark, public

from .mini import Little, Mini, named_card

ROUNDS = 3
GUARDS = ("captain", "counsel", "watch", "recluse")
"""Each seat has one guard, face down until it reacts for the first time."""

STRENGTH = Hook("strength")
DEFENCE = Hook("defence")
ATTACKED = Hook("attacked")


class Rolled(Event):
    attacker: int
    target: int
    roll: int
    strength: int
    defence: int


class Nested(Little):
    names = GUARDS
    marks: ClassVar[dict[str, Mark]] = {
        **Little.marks,
        "turn": PUBLIC,
        "guards": PUBLIC,
        "open": PUBLIC,
        "aside": PUBLIC,
        "hits": PUBLIC,
        "effects": public(Effects),
    }

    def __init__(self, seats: int, rng: Rng, cards: Any) -> None:
        super().__init__(seats, rng, cards)
        self.turn = 0
        self.guards: list[list[int]] = [[] for _ in range(seats)]
        self.open = [False] * seats
        """Whose guard lies face up."""
        self.aside: list[int] = []
        self.hits = [0] * seats
        self.effects = Effects()

    def main(self) -> Flow[None]:
        while self.turn < ROUNDS * self.seats:
            yield from take_turn(self, self.turn % self.seats)
            self.effects.expire("turn")
            self.turn += 1

    def sources(self, hook: str) -> list[tuple[str, int]]:
        guards = [(GUARDS[self.cards.face[self.guards[seat][0]]], seat) for seat in self.everyone() if self.open[seat]]
        return guards + [(effect.key, effect.id) for effect in self.effects.entries]

    def board(self, seat: int | None) -> Any:
        guards = [
            self.face_up(self.guards[other]) if self.open[other] else self.seen(seat, self.guards[other])
            for other in self.everyone()
        ]
        return {"turn": self.turn, "guards": guards, "hits": self.hits[:], "effects": self.effects.dump()}

    def scores(self) -> list[int]:
        return self.hits

    def check(self) -> None:
        self.once(*self.guards, self.aside)


# -- Rules -------------------------------------------------------------------------------------------------------------


def take_turn(g: Nested, me: int) -> Flow[None]:
    """Drill if you like, then attack somebody or rest."""
    answer = yield from choose(TURN, me)
    if answer == "drill":
        g.effects.add("drilled", me, until="turn")
        answer = yield from choose(DRILLED, me)
    if answer != "rest":
        yield from attack(g, me, int(answer.partition("@")[2]))


def attack(g: Nested, me: int, target: int) -> Flow[None]:
    """The target may turn its guard up; open guards then act; then the dice fall."""
    if not g.open[target] and (yield from choose(UNMASK, target, me)) != PASS:
        g.open[target] = True
        g.cards.reveal(g.guards[target][0])
    yield from fire(g, ATTACKED, me, target)
    strength = consult(g, STRENGTH, 1, me)
    defence = consult(g, DEFENCE, 1, target)
    roll = g.rng.die()
    if g.log is not None:
        g.tell(Rolled(me, target, roll, strength, defence))
    if roll + strength > 3 + defence:
        g.hits[me] += 1
    g.effects.expire("attack")


def free_action(g: Nested, me: int) -> Flow[None]:
    """Drill, dispel an effect, or nothing: in the middle of whatever is going on."""
    answer = yield from choose(FREE, me)
    if answer == "drill":
        g.effects.add("drilled", me, until="turn")
    elif answer != "none":
        g.effects.cancel(int(answer.partition(":")[2]))


# -- Guards and effects ------------------------------------------------------------------------------------------------


@ATTACKED.on("captain")
def captain_attacked(g: Nested, seat: int, attacker: int, target: int) -> Flow[None]:
    """When attacked, the captain may brace."""
    if seat == target and (yield from choose(REACT, seat, attacker)) == "act":
        g.effects.add("braced", seat, until="attack")


@ATTACKED.on("counsel")
def counsel_attacked(g: Nested, seat: int, attacker: int, target: int) -> Flow[None]:
    """When attacked, counsel may take a free action: the attack waits for the reaction, the reaction for the action."""
    if seat == target and (yield from choose(REACT, seat, attacker)) == "act":
        yield from free_action(g, seat)


@ATTACKED.on("watch")
def watch_attacked(g: Nested, seat: int, attacker: int, target: int) -> Flow[None]:
    """The watch looks on when others are attacked, and may slow the attacker."""
    if seat not in (attacker, target) and (yield from choose(REACT, seat, attacker)) == "act":
        g.effects.add("slowed", attacker, until="attack")


@DEFENCE.on("recluse")
def recluse_defence(g: Nested, seat: int, value: int, target: int) -> int:
    """An open recluse is hard to find."""
    return value + 2 if seat == target else value


@DEFENCE.on("braced")
def braced_defence(g: Nested, effect: int, value: int, target: int) -> int:
    return value + 2 if owner_of(g, effect) == target else value


@STRENGTH.on("slowed")
def slowed_strength(g: Nested, effect: int, value: int, attacker: int) -> int:
    return 0 if owner_of(g, effect) == attacker else value


@STRENGTH.on("drilled")
def drilled_strength(g: Nested, effect: int, value: int, seat: int) -> int:
    return value + 1 if owner_of(g, effect) == seat else value


@DEFENCE.on("drilled")
def drilled_defence(g: Nested, effect: int, value: int, seat: int) -> int:
    return value + 1 if owner_of(g, effect) == seat else value


def owner_of(g: Nested, id: int) -> int:
    return next(effect.owner for effect in g.effects.entries if effect.id == id)


# -- Questions ---------------------------------------------------------------------------------------------------------


def drilled_values(g: Nested, seat: int) -> list[str]:
    return ["rest", *[f"attack@{other}" for other in g.after(seat)]]


def turn_values(g: Nested, seat: int) -> list[str]:
    return ["drill", *drilled_values(g, seat)]


def free_values(g: Nested, seat: int) -> list[str]:
    return ["none", "drill", *[f"dispel:{effect.id}" for effect in g.effects.entries]]


def free_option(g: Nested, seat: int, value: str) -> Option:
    return Option(value, Label("free"), (f"effect:{value.partition(':')[2]}",) if ":" in value else ())


def react_values(g: Nested, seat: int, attacker: int) -> list[str]:
    return [PASS, "act"]


def unmask_values(g: Nested, seat: int, attacker: int) -> list[Any]:
    return [PASS, g.guards[seat][0]]


def from_whom(g: Nested, seat: int, attacker: int) -> tuple[str, ...]:
    return (f"seat:{attacker}",)


TURN: Ask[str] = Ask("turn", "NE-1", turn_values, word, checkpoint=True)
DRILLED: Ask[str] = Ask("drilled", "NE-1", drilled_values, word)
UNMASK: Ask[Any] = Ask("unmask", "NE-2", unmask_values, named_card, touches=from_whom, reaction=True)
REACT: Ask[str] = Ask("react", "NE-3", react_values, word, touches=from_whom, reaction=True)
FREE: Ask[str] = Ask("free", "NE-4", free_values, free_option)


class NestedGame(Mini):
    name = "nested"
    state = Nested
    zones = ("guards", "aside")

    def start(self, seats: int, options: Any, rng: Rng) -> Nested:
        g = self.fresh(seats, rng)
        for slot in range(len(GUARDS)):
            if slot < seats:
                g.guards[slot].append(slot)
                g.cards.show(slot, slot)
            else:
                g.aside.append(slot)
        return g

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Nested:
        g = self.fresh(seats, rng)
        self.place(g, given, "guards", "aside")
        return g


GAME = NestedGame()
