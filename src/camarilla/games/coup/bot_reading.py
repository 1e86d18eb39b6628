"""What a question and its options mean to the players of Coup: which action, which role, whose claim."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from camarilla.games.coup.beliefs import (
    ASSASSIN,
    ASSASSINATE,
    BLOCKERS,
    CAPTAIN,
    DUKE,
    ENVOY,
    ROLE,
    STEAL,
    Reading,
)
from camarilla.kernel.bots import Look
from camarilla.kernel.options import Label, Option

INCOME: Final = "income"
COUP: Final = "coup"
TAX: Final = "tax"
EXCHANGE: Final = "exchange"
EXAMINE: Final = "examine"
BETRAY: Final = "betray"
EMBEZZLE: Final = "embezzle"
CLAIMS: Final = {TAX: DUKE, ASSASSINATE: ASSASSIN, STEAL: CAPTAIN, EXCHANGE: ENVOY, EXAMINE: ENVOY}
"""The role that an action claims."""
NO_ROLE: Final = -1
"""In place of a role: an embezzler claims not to have the Duke."""
NOBODY: Final = -1


def action_and_target(option: Option) -> tuple[str, int]:
    """An action's name and its target, or `NOBODY`: `steal@3`."""
    name, _, target = option.notation.partition("@")
    return name, int(target) if target else NOBODY


def named_role(option: Option) -> int:
    """The role an answer names, as in `block:Contessa`; `NO_ROLE` if it names none."""
    return ROLE.get(option.notation.partition(":")[2], NO_ROLE)


def role_in(label: Label) -> int:
    """The role a label names, or `NO_ROLE`."""
    return ROLE.get(label.id.removeprefix("role-"), NO_ROLE)


class Claimed(msgspec.Struct, frozen=True):
    """A claim that may be challenged, and the action it is about; a block is claimed by another than the actor."""

    claimant: int
    role: int
    action: str
    actor: int
    target: int

    @property
    def blocks(self) -> bool:
        """Whether this is the claim of a block."""
        return self.claimant != self.actor


def read_claim(look: Look, reading: Reading) -> Claimed:
    """What a challenge is asked about: the claim of an action, or of a block against the player whose turn it is."""
    args: dict[str, Any] = look.prompt.label.args
    claimant: int = args["claimant"].args["seat"]
    role = role_in(args["role"])
    actor = reading.board.turn
    touched = [int(key.removeprefix("seat:")) for key in look.prompt.touches]
    target = touched[1] if len(touched) > 1 else NOBODY
    return Claimed(claimant, role, action_claimed(role, claimant != actor, target != NOBODY), actor, target)


def action_claimed(role: int, blocks: bool, aimed: bool) -> str:
    """The action that a role is claimed for, or to block."""
    if role == NO_ROLE:
        return EMBEZZLE
    if blocks:
        return next(action for action, roles in BLOCKERS.items() if role in roles)
    if role == ENVOY:
        return EXAMINE if aimed else EXCHANGE
    return next(action for action, claimed in CLAIMS.items() if claimed == role)
