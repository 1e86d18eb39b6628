"""OA-7.6.3c: The Tribunal's agreements about the future, as clauses the engine can check."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from camarilla.games.oath import queries, questions, tokens
from camarilla.games.oath.places import BANNERS
from camarilla.games.oath.victory import ROUNDS
from camarilla.kernel.deals import Give
from camarilla.kernel.options import Label

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

PAY_FAVOR: Final = 0
PAY_SECRETS: Final = 1
NO_CAMPAIGN: Final = 2
NO_TAKING: Final = 3
KINDS: Final = ("owe-favor", "owe-secrets", "peace", "hands-off")
PENALTIES: Final = ("favor-1", "favor-3", "secrets-1")
RELIC: Final = 100
"""What is not to be taken is a banner, or this and a relic's slot (decision 0015)."""


def relic_spared(number: int) -> int:
    """The relic that is not to be taken, as its slot, or -1."""
    return number - RELIC if number >= RELIC else -1


class Promise(NamedTuple):
    """A promise in force."""

    kind: int
    promiser: int
    other: int
    number: int
    """How many favor or secrets to pay; the banner, or `RELIC` and the slot, that is not to be taken."""
    until: int
    """The last round in which it holds, or in which it may be paid."""
    penalty_kind: int
    penalty: int


# -- Making promises ---------------------------------------------------------------------------------------------------


def offers(g: Oath, giver: int, taker: int) -> list[Give]:
    """What one player could promise another: until the next round or the end of the game, each with a penalty."""
    may_give = queries.may_give_secrets(g, giver)
    things = [f"owe-favor:{count}" for count in (1, 2, 3)]
    things += [f"owe-secrets:{count}" for count in (1, 2) if may_give]
    things.append("peace:0")
    things += [f"hands-off:{banner}" for banner in range(2) if g.banner_holder[banner] == taker]
    things += [f"hands-off:{RELIC + slot}" for slot in g.relics[taker]]
    rounds = sorted({min(g.round + 1, ROUNDS), ROUNDS})
    return [
        Give(giver, taker, f"{thing}:{penalty}", f"round-{until}")
        for thing in things
        for until in rounds
        for penalty in PENALTIES
        if may_give or not penalty.startswith("secrets")
    ]


def record(give: Give) -> Promise:
    """A promise as the state keeps it."""
    kind, number, penalty = give.item.split(":")
    tokens_kind, count = penalty.split("-")
    until = int(give.when.partition("-")[2])
    paid_in = PAY_FAVOR if tokens_kind == "favor" else PAY_SECRETS
    return Promise(KINDS.index(kind), give.giver, give.taker, int(number), until, paid_in, int(count))


def label(g: Oath, give: Give, seat: int) -> Label:
    """A promise in words."""
    kind, number, penalty = give.item.split(":")
    paid_in, count = penalty.split("-")
    what: Label | int = int(number)
    if kind == "hands-off":
        relic = relic_spared(int(number))
        what = questions.card_label(g, seat, relic) if relic >= 0 else Label(f"banner-{BANNERS[int(number)]}")
    args = {"what": what, "round": int(give.when.partition("-")[2])}
    return Label(f"promise-{kind}", {**args, "penalty": Label(f"goods-{paid_in}", {"count": int(count)})})


# -- Keeping and breaking them -----------------------------------------------------------------------------------------


def fall_due(g: Oath, me: int) -> None:
    """At the beginning of the promiser's turn: what had to be paid by the last round is paid, or the penalty is.

    Where not all can be paid, a coin decides which come first.
    """
    due = [number for number, promise in enumerate(g.promises) if promise.promiser == me and promise.until < g.round]
    if len(due) > 1:
        g.rng.shuffle(due)
    falling = [g.promises[number] for number in due]
    for promise in falling:
        g.promises.remove(promise)
        if promise.kind in (PAY_FAVOR, PAY_SECRETS) and not pay(g, promise):
            exact(g, promise)


def pay(g: Oath, due: Promise) -> bool:
    """Pay what was promised, if it is there."""
    if due.kind == PAY_FAVOR:
        if tokens.purse(g, due.promiser) < due.number:
            return False
        tokens.give_favor(g, due.promiser, due.other, due.number)
        return True
    enough = tokens.all_secrets(g, due.promiser) >= due.number
    return enough and tokens.give_secrets(g, due.promiser, due.other, due.number)


def exact(g: Oath, broken: Promise) -> None:
    """The penalty for a breach, as far as it can be paid."""
    if broken.penalty_kind == PAY_FAVOR:
        count = min(broken.penalty, tokens.purse(g, broken.promiser))
        tokens.give_favor(g, broken.promiser, broken.other, count)
    else:
        tokens.give_secrets(g, broken.promiser, broken.other, broken.penalty)


def broken(g: Oath, kind: int, seat: int, other: int, what: int = 0) -> None:
    """A promise not to do something is broken at the moment it is done: the penalty is due at once."""
    for promise in list(g.promises):
        about = promise.other == other and (kind == NO_CAMPAIGN or promise.number == what)
        if promise.kind == kind and promise.promiser == seat and about and promise.until >= g.round:
            g.promises.remove(promise)
            exact(g, promise)
