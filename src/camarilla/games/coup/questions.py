"""The questions of Coup: what may be answered to each, how answers are spelt, and why others are refused."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from camarilla.games.coup.actions import (
    AIMED,
    BASE,
    BETRAY,
    CLAIMED,
    CONVERT,
    COST,
    COUP,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    FORCED_COUP,
    NOBODY,
    ROWS,
    RULE,
    WITH_INQUISITION,
    WITH_REFORMATION,
    Move,
    blocking_roles,
)
from camarilla.games.coup.actions import NAMES as ACTIONS
from camarilla.games.coup.queries import living, one_of_each, role_name, targets
from camarilla.games.coup.roles import DUKE, MOST_PATRONS, NAMES
from camarilla.kernel.choices import PASS, Ask, word, words
from camarilla.kernel.options import LOSES, Label, Option, Refusal

if TYPE_CHECKING:
    from camarilla.games.coup.state import Coup

CHALLENGED: Final = "challenge"
LEAVE: Final = "leave"
SWAP: Final = "swap"
FACTIONS: Final = ("loyalist", "reformist")

NO_DUKE: Final = 9
"""The claim of an embezzler, where others claim a role."""

EVERYTHING: Final = -1
"""In place of a slot: the whole hand is shown."""


class Proof(NamedTuple):
    """The answer to a challenge: a patron that is shown as proof, or one that is given up."""

    shown: bool
    slot: int


SHOWN: Final = [Proof(True, slot) for slot in range(MOST_PATRONS)]
GIVEN_UP: Final = [Proof(False, slot) for slot in range(MOST_PATRONS)]
"""All there are, by slot, made once."""


# -- The action of a turn (CO-1.3) -------------------------------------------------------------------------------------


def action_values(g: Coup, me: int) -> list[Move]:
    """Every action the player can pay for, with every target factions allow; with 10 coins only a coup."""
    coins = g.coins[me]
    rivals = targets(g, me)
    if coins >= FORCED_COUP:
        return aimed(COUP, rivals)
    values = moves_of(BASE, coins, rivals)
    if g.inquisition:
        values = values + moves_of(WITH_INQUISITION, coins, rivals)
    if g.reformation:  # factions keep nobody from being betrayed
        values = values + moves_of(WITH_REFORMATION, coins, living(g, 0, me))
    return values


@cache
def moves_of(part: int, coins: int, at: tuple[int, ...]) -> list[Move]:
    """What so many coins pay for of one part of the game; worked out once, so not to be changed."""
    values: list[Move] = []
    for row in ROWS:
        if row.part == part and coins >= row.cost:
            values += aimed(row.number, at) if row.aimed else [Move(row.number)]
    return values


@cache
def aimed(action: int, at: tuple[int, ...]) -> list[Move]:
    """An action against each of some seats."""
    return [Move(action, seat) for seat in at]


def action_option(g: Coup, me: int, move: Move) -> Option:
    """Name an action: `tax`, `steal@3`."""
    action, target = move
    name = ACTIONS[action]
    label = "convert" if action == CONVERT else name
    if target == NOBODY:
        # Whose exchange it is depends on the table (CO-7.1); the other labels name their role themselves.
        args = {"role": role_label(CLAIMED[g.inquisition][EXCHANGE])} if action == EXCHANGE else {}
        return Option(name, Label(f"action-{label}", args), (f"seat:{me}",) if action == CONVERT else ())
    return Option(f"{name}@{target}", Label(f"action-{label}", {"target": seat_label(target)}), (f"seat:{target}",))


def action_refusals(g: Coup, me: int) -> list[Refusal]:
    """Why other actions cannot be taken now."""
    legal = action_values(g, me)
    refusals: list[Refusal] = []
    for action in range(len(ACTIONS)):
        for move in every_form(g, me, action):
            if move not in legal:
                rule, reason = why_no_action(g, me, action, move.target)
                refusals.append(Refusal(action_option(g, me, move).notation, rule, reason))
    return refusals


def every_form(g: Coup, me: int, action: int) -> list[Move]:
    """An action with each seat as its target, or without one."""
    if AIMED[action]:
        return [Move(action, seat) for seat in range(g.seats)]
    return [Move(action)]


def why_no_action(g: Coup, me: int, action: int, target: int) -> tuple[str, Label]:
    """The clause that forbids an action, and the reason."""
    if action in (CONVERT, BETRAY, EMBEZZLE) and not g.reformation:
        return "CO-6.1", Label("refusal-no-reformation")
    if action == EXAMINE and not g.inquisition:
        return "CO-7.1", Label("refusal-no-inquisition")
    if target == me:
        return RULE[action], Label("refusal-yourself")
    if target != NOBODY and not g.hands[target]:
        return "CO-1.4", Label("refusal-out", {"target": seat_label(target)})
    if g.coins[me] >= FORCED_COUP and action != COUP:
        return "CO-1.3", Label("refusal-must-coup")
    if g.coins[me] < COST[action]:
        return "CO-1.3", Label("refusal-coins", {"cost": COST[action], "coins": g.coins[me]})
    return "CO-7.3" if action == EXAMINE else "CO-6.2", Label("refusal-faction", {"target": seat_label(target)})


def itself(g: Coup, me: int, value: Any) -> Any:
    """The key of a value whose notation depends on nothing else."""
    return value


def role_in(g: Coup, me: int, slot: int) -> int:
    """The key of a patron: two alike have the same notation."""
    return g.cards.face[slot]


ACTION: Final = Ask(
    "act", "CO-1.3", action_values, action_option, refusals=action_refusals, checkpoint=True, key=itself
)


# -- Challenges (CO-4.1) -----------------------------------------------------------------------------------------------


def claim_args(g: Coup, seat: int) -> dict[str, Any]:
    """Who claims what."""
    claim = Label("claim-no-duke") if g.claim_role == NO_DUKE else role_label(g.claim_role)
    return {"claimant": seat_label(g.claim_seat), "role": claim}


def claim_touches(g: Coup, seat: int) -> tuple[str, ...]:
    """A claim concerns the claimant and whom the action is aimed at; a block, whose action it stops."""
    other = g.target if g.claim_seat == g.turn else g.turn
    return (f"seat:{g.claim_seat}",) if other < 0 else (f"seat:{g.claim_seat}", f"seat:{other}")


CHALLENGE: Final = Ask(
    "challenge",
    "CO-4.1",
    words(PASS, CHALLENGED),
    word,
    args=claim_args,
    touches=claim_touches,
    reaction=True,
)


def prove_values(g: Coup, me: int) -> list[Proof]:
    """CO-4.1, CO-4.2: show the claimed role if it is held, or give a patron up."""
    hand = g.hands[me]
    given_up = [GIVEN_UP[slot] for slot in one_of_each(g, hand)]
    for slot in hand:
        if g.cards.face[slot] == g.claim_role:
            return [SHOWN[slot], *given_up]
    return given_up


def prove_no_duke_values(g: Coup, me: int) -> list[Proof]:
    """CO-6.5: show everything if no Duke is there, or give a patron up."""
    face = g.cards.face
    proofs = [] if any(face[slot] == DUKE for slot in g.hands[me]) else [Proof(True, EVERYTHING)]
    return proofs + [GIVEN_UP[slot] for slot in one_of_each(g, g.hands[me])]


def prove_option(g: Coup, me: int, proof: Proof) -> Option:
    """Name a proof (`show:Duke`) or a patron given up (`lose:Contessa`)."""
    return patron_option(g, "show" if proof.shown else "lose", proof.slot)


def prove_no_duke_option(g: Coup, me: int, proof: Proof) -> Option:
    """Name the proof of an embezzler (`show`), or a patron given up."""
    if proof.shown:
        return Option("show", Label("show-all"), tuple([f"card:{slot}" for slot in g.hands[me]]))
    return patron_option(g, "lose", proof.slot)


def prove_refusals(g: Coup, me: int) -> list[Refusal]:
    """Why the claimed role cannot be shown."""
    name = NAMES[g.claim_role]
    if any(g.cards.face[slot] == g.claim_role for slot in g.hands[me]):
        return []
    return [Refusal(f"show:{name}", "CO-4.1", Label("refusal-not-held", {"role": role_label(g.claim_role)}))]


def prove_no_duke_refusals(g: Coup, me: int) -> list[Refusal]:
    """Why an embezzler with a Duke cannot show."""
    if not any(g.cards.face[slot] == DUKE for slot in g.hands[me]):
        return []
    return [Refusal("show", "CO-6.5", Label("refusal-holds-duke"))]


def prove_args(g: Coup, me: int) -> dict[str, Any]:
    """What is to be proven."""
    return {"role": role_label(g.claim_role)}


PROVE: Final = Ask("prove", "CO-4.1", prove_values, prove_option, refusals=prove_refusals, args=prove_args)
PROVE_NO_DUKE: Final = Ask(
    "prove-no-duke", "CO-6.5", prove_no_duke_values, prove_no_duke_option, refusals=prove_no_duke_refusals
)


# -- Blocks (CO-4.3) ---------------------------------------------------------------------------------------------------


BLOCK_VALUES: Final[dict[bool, list[list[Any]]]] = {
    inquisition: [[PASS, *blocking_roles(action, inquisition)] for action in range(len(ACTIONS))]
    for inquisition in (False, True)
}


def block_values(g: Coup, seat: int) -> list[Any]:
    """Pass, or claim one of the roles that block."""
    return BLOCK_VALUES[g.inquisition][g.action]


def block_option(g: Coup, seat: int, value: Any) -> Option:
    """Name a block by its role: `block:Contessa`."""
    if value == PASS:
        return word(g, seat, PASS)
    return Option(f"block:{NAMES[value]}", Label("block-with", {"role": role_label(value)}), (f"seat:{g.turn}",))


def block_refusals(g: Coup, seat: int) -> list[Refusal]:
    """A block names its role, and only some roles block."""
    legal = blocking_roles(g.action, g.inquisition)
    wrong = [role for role in range(len(NAMES)) if role not in legal]
    return [
        Refusal("block", RULE[g.action], Label("refusal-block-role", {"roles": [role_label(role) for role in legal]})),
        *[Refusal(f"block:{NAMES[role]}", RULE[g.action], Label("refusal-block-wrong")) for role in wrong],
    ]


def block_args(g: Coup, seat: int) -> dict[str, Any]:
    """What is to be blocked."""
    return {"actor": seat_label(g.turn), "action": Label(f"noun-{ACTIONS[g.action]}")}


def block_touches(g: Coup, seat: int) -> tuple[str, ...]:
    """A block concerns the actor and the target."""
    return (f"seat:{g.turn}",) if g.target < 0 else (f"seat:{g.turn}", f"seat:{g.target}")


BLOCK: Final = Ask(
    "block",
    "CO-4.3",
    block_values,
    block_option,
    refusals=block_refusals,
    args=block_args,
    touches=block_touches,
    reaction=True,
    key=itself,
)
BLOCK_AID: Final = Ask(
    "block-aid",
    "CO-2.2",
    block_values,
    block_option,
    refusals=block_refusals,
    args=block_args,
    touches=block_touches,
    reaction=True,
    key=itself,
)


# -- Patrons -----------------------------------------------------------------------------------------------------------


def hand_values(g: Coup, me: int, *about: int) -> list[int]:
    """One slot for each role in the hand."""
    return one_of_each(g, g.hands[me])


def return_values(g: Coup, me: int, *back: int) -> list[int]:
    """CO-3.4: what may go back besides what was chosen already."""
    return one_of_each(g, [slot for slot in g.hands[me] if slot not in back])


def keep_values(g: Coup, me: int) -> list[int]:
    """CO-1.2: the own set."""
    return g.sets[me]


def lose_option(g: Coup, me: int, slot: int) -> Option:
    """Name a patron given up: `lose:Duke`."""
    return patron_option(g, "lose", slot)


def return_option(g: Coup, me: int, slot: int) -> Option:
    """Name a patron returned: `return:Duke`."""
    return patron_option(g, "return", slot)


def keep_option(g: Coup, me: int, slot: int) -> Option:
    """Name a patron kept: `keep:Duke`."""
    return patron_option(g, "keep", slot)


def show_option(g: Coup, me: int, slot: int) -> Option:
    """Name a patron shown to the examiner: `show:Duke`."""
    return patron_option(g, "show", slot)


def patron_option(g: Coup, verb: str, slot: int) -> Option:
    """Something done with a patron."""
    role = g.cards.face[slot]
    label = Label(f"patron-{verb}", {"role": role_label(role)})
    return Option(f"{verb}:{NAMES[role]}", label, (f"card:{slot}",), LOSES if verb == "lose" else "")


def examiner_args(g: Coup, me: int, examiner: int) -> dict[str, Any]:
    """Who examines."""
    return {"examiner": seat_label(examiner)}


def verdict_args(g: Coup, me: int, target: int, shown: int) -> dict[str, Any]:
    """What the examiner was shown."""
    return {"target": seat_label(target), "role": Label(f"role-{role_name(g, shown)}")}


LOSE: Final = Ask("lose", "CO-1.4", hand_values, lose_option, key=role_in)
RETURN: Final = Ask("return", "CO-3.4", return_values, return_option, secret=True, key=role_in)
KEEP: Final = Ask("keep", "CO-1.2", keep_values, keep_option, secret=True, key=role_in)
SHOW: Final = Ask("show", "CO-7.2", hand_values, show_option, args=examiner_args, secret=True, key=role_in)
VERDICT: Final = Ask("verdict", "CO-7.2", words(LEAVE, SWAP), word, args=verdict_args)


# -- Factions (CO-6.1) -------------------------------------------------------------------------------------------------


def faction_values(g: Coup, me: int) -> list[int]:
    """Either faction."""
    return [0, 1]


def faction_option(g: Coup, me: int, faction: int) -> Option:
    """Name a faction."""
    return Option(FACTIONS[faction], Label(f"faction-{FACTIONS[faction]}"))


FACTION: Final = Ask("faction", "CO-6.1", faction_values, faction_option, checkpoint=True)


# -- Words -------------------------------------------------------------------------------------------------------------


def role_label(role: int) -> Label:
    """A role in words."""
    return Label(f"role-{NAMES[role]}")


def seat_label(seat: int) -> Label:
    """A seat in words; whoever shows it may know a better name."""
    return Label("seat", {"seat": seat})
