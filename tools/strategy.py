"""Reads a policy of Coup and draws how it plays: how often it bluffs, blocks and challenges, by coins and cards.

`python -m tools.strategy POLICY.npz --out docs/explanation/how-coup-should-be-played.md` lets the policy play against
itself, adds up how likely it gives each answer, and writes the page.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from camarilla.fast import coup, coup_observation
from camarilla.fast.batch import Batch
from camarilla.fast.players import Net
from camarilla.games.coup.actions import AID, ASSASSINATE, STEAL
from camarilla.games.coup.roles import AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE
from camarilla.kernel.errors import BadInput

__all__ = ["Habits", "page", "watch"]

ROLES: Final = ("Duke", "Assassin", "Captain", "Ambassador", "Contessa")
CLAIMS: Final = {
    DUKE: (coup.DO_TAX,),
    ASSASSIN: (coup.AIMED + coup.AT_ASSASSINATE,),
    CAPTAIN: (coup.AIMED + coup.AT_STEAL,),
    AMBASSADOR: (coup.DO_EXCHANGE,),
}
"""The action that claims a role."""
BLOCKS: Final = {
    "foreign aid": (AID, (DUKE,)),
    "steal": (STEAL, (CAPTAIN, AMBASSADOR)),
    "assassination": (ASSASSINATE, (CONTESSA,)),
}
"""What is blocked, and with which roles."""
MOST_COINS: Final = 9
SEATS: Final = 2
ENOUGH: Final = 30
"""A share of fewer questions than this is not shown."""


class Share(NamedTuple):
    """How often something was done, of how many questions."""

    done: float = 0.0
    of: int = 0

    def add(self, done: float) -> Share:
        """One more question."""
        return Share(self.done + done, self.of + 1)

    def __str__(self) -> str:
        return f"{100 * self.done / self.of:.0f} %" if self.of >= ENOUGH else "–"


class Habits:
    """What a policy does, by what it holds."""

    def __init__(self) -> None:
        self.questions = 0
        self.acts: dict[tuple[int, int, int, bool], Share] = defaultdict(Share)
        """By role claimed, influence, coins, and whether the role is held."""
        self.blocks: dict[tuple[str, int, bool], Share] = defaultdict(Share)
        """By what is blocked, influence, and whether a role that blocks is held."""
        self.doubts: dict[tuple[int, bool, int, int], Share] = defaultdict(Share)
        """By role claimed, whether for a block, own influence, and how many of the role the doubter sees."""

    def note(self, s: Any, chances: Any) -> None:
        """One question, and how likely each answer is."""
        self.questions += 1
        me, phase = int(s[coup.ASKED]), int(s[coup.PHASE])
        hand = [int(s[coup.at(me, coup.HAND + role)]) for role in range(coup.ROLES)]
        influence = sum(hand)
        if phase == coup.ACT:
            coins = int(s[coup.at(me, coup.COINS)])
            for role, codes in CLAIMS.items():
                if coins <= MOST_COINS and (role != ASSASSIN or coins >= coup.cost(ASSASSINATE)):
                    key = role, influence, coins, hand[role] > 0
                    self.acts[key] = self.acts[key].add(float(sum(chances[code] for code in codes)))
        elif phase == coup.BLOCK:
            what, roles = next((what, roles) for what, (action, roles) in BLOCKS.items() if action == s[coup.ACTION])
            held = any(hand[role] for role in roles)
            self.blocks[what, influence, held] = self.blocks[what, influence, held].add(1 - float(chances[coup.PASS]))
        elif phase == coup.CHALLENGE:
            role = int(s[coup.CLAIM])
            lost = sum(int(s[coup.at(seat, coup.LOST + role)]) for seat in range(SEATS))
            doubt = role, bool(s[coup.CLAIMANT] != s[coup.TURN]), influence, hand[role] + lost
            self.doubts[doubt] = self.doubts[doubt].add(float(chances[coup.DOUBT]))


def watch(arrays: dict[str, Any], decisions: int, seed: int = 1, tables: int = 512) -> Habits:
    """Let a policy of two-player Coup play against itself, and note so many of its questions."""
    wanted = coup_observation.observation_size(SEATS), coup.code_count(SEATS), SEATS
    net = Net(arrays)
    if (net.inputs, net.codes, net.seats) != wanted:
        raise BadInput(f"this is no policy of two-player Coup: {(net.inputs, net.codes, net.seats)}, expected {wanted}")
    answer = answers_of(arrays)
    batch = Batch("coup", tables, SEATS, seed=seed)
    random = np.random.default_rng(seed)
    habits = Habits()
    while habits.questions < decisions:
        chances = answer(batch.observations, batch.masks)
        for s, row in zip(batch.states, chances, strict=True):
            habits.note(s, row)
        drawn = (chances.cumsum(1) < random.random((tables, 1))).sum(1)
        batch.answer(np.minimum(drawn, batch.codes - 1).astype(np.int32))
    return habits


def answers_of(arrays: dict[str, Any]) -> Callable[[Any, Any], Any]:
    """The chances of all answers, for many observations at once."""
    layers = sorted(
        {name.rsplit(".", 1)[0] for name in arrays if name.startswith("body.")}, key=lambda name: int(name[5:])
    )
    floats = {name: np.asarray(array, np.float32) for name, array in arrays.items()}

    def answer(observations: Any, masks: Any) -> Any:
        hidden = observations.astype(np.float32)
        for name in layers:
            hidden = np.maximum(hidden @ floats[f"{name}.weight"].T + floats[f"{name}.bias"], 0)
        logits = hidden @ floats["answers.weight"].T + floats["answers.bias"]
        logits = np.where(masks > 0, logits, -np.inf)
        powers = np.exp(logits - logits.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)

    return answer


# -- The page ----------------------------------------------------------------------------------------------------------

INTRODUCTION: Final = """# How Coup should be played

This page shows how the trained player of two-player Coup plays, counted over {questions:,} questions in games against
itself (`python -m tools.strategy`). Each number is the chance that it gives the answer; a dash means that the question
hardly ever came up. It mixes on purpose: a player who always does the same can be read.

It is a strong player, not a perfect one: an opponent who studies it for a billion decisions, starting from its own
play, still wins about 60 % of the games against it (`training/coup-2/README.md`). The [endings](coup-endings.md) are
exact.

## What to take from it

- **Claim what you hold, nearly always.** With two influence and few coins a held Duke is claimed almost every turn.
- **The Duke is the bluff of choice.** It is the only role bluffed often while both influence are alive; the others are
  bluffed rarely until there is little left to lose.
- **Three, six and seven coins are turning points.** With three one can afford an assassination, with seven a coup, so
  taking coins by a bluff gives way to striking or to safe income just before and at these numbers.
- **Block stealing and assassination whenever you can, and sometimes when you cannot.** With one influence left, a
  Contessa that is not there is claimed most of the time: an assassination that succeeds ends the game anyway.
- **Count cards before you challenge.** Seeing two of a role makes a challenge several times as likely as seeing none.
"""
ACTING: Final = """## Claiming a role

How often each action is chosen with the role in hand, and without it: a bluff. The darker, the more often.
"""
BLOCKING: Final = """## Blocking

How often an action is blocked with a role that blocks it, and without.
"""
DOUBTING: Final = """## Challenging

How often a claim is challenged, by how many cards of the role the challenger can see: in hand and lying open.
The second column is how many influence the challenger has left. With all three in sight the claim is a lie.
"""


def page(habits: Habits) -> str:
    """The page as Markdown."""
    parts = [INTRODUCTION.format(questions=habits.questions), ACTING]
    for influence in (2, 1):
        parts.append(f"### With {'two' if influence == 2 else 'one'} influence\n\n{claims_table(habits, influence)}")
        parts.append(claims_drawing(habits, influence))
    parts += [BLOCKING, blocks_table(habits), DOUBTING, doubts_table(habits)]
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)


def counted(coins: int) -> str:
    """A number of coins in words."""
    return "1 coin" if coins == 1 else f"{coins} coins"


def claims_table(habits: Habits, influence: int) -> str:
    """By role, held or not, and coins."""
    lines = ["| claim | " + " | ".join(counted(coins) for coins in range(MOST_COINS + 1)) + " |"]
    lines.append("|---|" + "---|" * (MOST_COINS + 1))
    for role in CLAIMS:
        for held in (True, False):
            name = f"{ROLES[role]}, {'held' if held else 'bluffed'}"
            cells = [str(habits.acts.get((role, influence, coins, held), Share())) for coins in range(MOST_COINS + 1)]
            lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def claims_drawing(habits: Habits, influence: int) -> str:
    """How often each role is bluffed by coins, as a drawing: one row a role, one field a number of coins."""
    size, left, top = 34, 96, 18
    fields = []
    for row, role in enumerate(CLAIMS):
        y = top + size * row
        fields.append(f'<text x="{left - 6}" y="{y + 21}" text-anchor="end" font-size="12">{ROLES[role]}</text>')
        for coins in range(MOST_COINS + 1):
            share = habits.acts.get((role, influence, coins, False), Share())
            part = share.done / share.of if share.of >= ENOUGH else 0.0
            x = left + size * coins
            fields.append(
                f'<rect x="{x}" y="{y}" width="{size - 2}" height="{size - 2}" fill="#7e3ff2" '
                f'fill-opacity="{part:.2f}" stroke="#999">'
                f"<title>{ROLES[role]}, {counted(coins)}: {share}</title></rect>"
            )
    numbers = "".join(
        f'<text x="{left + size * coins + 16}" y="12" text-anchor="middle" font-size="12">{coins}</text>'
        for coins in range(MOST_COINS + 1)
    )
    width, height = left + size * (MOST_COINS + 1) + 4, top + size * len(CLAIMS) + 4
    label = f"How often each role is bluffed with {influence} influence, by coins"
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" aria-label="{label}" fill="currentColor">'
        f"{numbers}{''.join(fields)}</svg>\n"
    )


def blocks_table(habits: Habits) -> str:
    """By what is blocked, and what is held."""
    lines = [
        "| block of | two influence, held | two, bluffed | one influence, held | one, bluffed |",
        "|---|---|---|---|---|",
    ]
    for what in BLOCKS:
        cells = [
            str(habits.blocks.get((what, influence, held), Share())) for influence in (2, 1) for held in (True, False)
        ]
        lines.append(f"| {what} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def doubts_table(habits: Habits) -> str:
    """By claim and by how much is seen of it."""
    lines = ["| claim | influence | sees none | sees one | sees two | sees three |", "|---|---|---|---|---|---|"]
    for role, name in enumerate(ROLES):
        for blocks in (False, True):
            for influence in (2, 1):
                shares = [habits.doubts.get((role, blocks, influence, seen), Share()) for seen in range(4)]
                if any(share.of >= ENOUGH for share in shares):
                    what = f"{name}, to block" if blocks else name
                    lines.append(f"| {what} | {influence} | " + " | ".join(str(share) for share in shares) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Read a policy, watch it, write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("policy", type=Path)
    parser.add_argument("--decisions", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    with np.load(chosen.policy) as arrays:
        habits = watch(dict(arrays), chosen.decisions, chosen.seed)
    chosen.out.write_text(page(habits))


if __name__ == "__main__":
    main()
