"""OA-7.6.3c: The Tribunal's agreements about the future, as clauses the engine can check.

A promise is a tuple of numbers: (kind, promiser, other, number, until round, penalty kind, penalty). The kinds: pay
`number` favor or secrets by the end of a round, do not campaign against the other, do not take a banner or relic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import tokens

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

PAY_FAVOR: Final = 0
PAY_SECRETS: Final = 1
NO_CAMPAIGN: Final = 2
NO_TAKING: Final = 3


def fall_due(g: Oath, me: int) -> None:
    """At the beginning of the promiser's turn: what had to be paid by the last round is paid, or the penalty is."""
    for promise in [promise for promise in g.promises if promise[1] == me and promise[4] < g.round]:
        g.promises.remove(promise)
        kind, promiser, other, number = promise[:4]
        if kind in (PAY_FAVOR, PAY_SECRETS) and not pay(g, kind, promiser, other, number):
            exact(g, promise)


def pay(g: Oath, kind: int, promiser: int, other: int, number: int) -> bool:
    """Pay what was promised, if it is there."""
    if kind == PAY_FAVOR:
        if tokens.purse(g, promiser) < number:
            return False
        tokens.give_favor(g, promiser, other, number)
        return True
    if tokens.all_secrets(g, promiser) < number:
        return False
    tokens.take_secrets(g, promiser, other, number)
    return True


def exact(g: Oath, promise: tuple[int, ...]) -> None:
    """The penalty for a breach, as far as it can be paid."""
    _, promiser, other, _, _, kind, number = promise
    if kind == PAY_FAVOR:
        tokens.give_favor(g, promiser, other, min(number, tokens.purse(g, promiser)))
    else:
        tokens.take_secrets(g, promiser, other, number)


def broken(g: Oath, kind: int, seat: int, other: int, what: int = 0) -> None:
    """A promise not to do something is broken at the moment it is done: the penalty is due at once."""
    for promise in list(g.promises):
        about = promise[2] == other if kind == NO_CAMPAIGN else promise[3] == what
        if promise[0] == kind and promise[1] == seat and about and promise[4] >= g.round:
            g.promises.remove(promise)
            exact(g, promise)
