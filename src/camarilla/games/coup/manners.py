"""How people play Coup: what beginners overlook, and what nobody does."""

from __future__ import annotations

from typing import Final

import msgspec

from camarilla.games.coup.beliefs import ASSASSINATE, DUKE, STEAL, Reading, count_chance
from camarilla.games.coup.bot import Heuristic
from camarilla.games.coup.bot_reading import (
    CLAIMS,
    COUP,
    EMBEZZLE,
    NO_ROLE,
    Claimed,
    action_and_target,
    named_role,
    read_claim,
)
from camarilla.games.coup.evaluation import DEFAULT, without
from camarilla.games.coup.questions import CHALLENGED
from camarilla.kernel.bots import Look
from camarilla.kernel.choices import PASS
from camarilla.kernel.manners import Leaning, Manners, Skill
from camarilla.kernel.options import Option

__all__ = ["CoupManners"]

NOTHING: Final[frozenset[str]] = frozenset()


class CoupManners(Manners):
    """Coup."""

    unit = 0.05
    """Of the best chance to win, this part."""
    skills = {
        "level2": Skill(temperature=6.0, memory=0.3, blind=("blocks", "counting")),
        "level3": Skill(temperature=2.0, memory=0.7, blind=("blocks",)),
        "level4": Skill(temperature=0.1),
    }
    blind_spots = {
        "blocks": "does not expect to be blocked",
        "counting": "does not keep in mind which roles lie face up or in its own hand",
    }
    harms = {
        "Declared": ("seat", "target"),
        "Challenged": ("seat", "claimant"),
        "Blocked": ("seat", "actor"),
    }

    def mind(self, skill: Skill) -> Heuristic:
        """The heuristic, forgetful and blind as the skill says."""
        weights = msgspec.structs.replace(DEFAULT, expects=0.0) if "blocks" in skill.blind else DEFAULT
        return Heuristic(weights, skill.memory, "counting" not in skill.blind)

    def absurd(self, look: Look) -> frozenset[str]:
        """Losses for nothing, and gains left lying."""
        asked = look.prompt.label.id
        notations = [option.notation for option in look.options]
        if asked in ("prove", "prove-no-duke"):  # giving up a patron though the claim could be proven
            shown = [notation for notation in notations if notation.startswith("show")]
            return frozenset(notations) - frozenset(shown) if shown else NOTHING
        if asked == "act":
            return absurd_actions(look)
        if asked == "challenge":
            return absurd_answers_to_claim(look)
        if asked in ("block", "block-aid"):
            return absurd_blocks(look)
        return absurd_returns(look) if asked == "return" else NOTHING

    def leaning(self, look: Look, option: Option) -> Leaning:
        """Lies, challenges and attacks are bold; a rival struck is struck."""
        asked = look.prompt.label.id
        if asked == "challenge":
            claimant = look.prompt.label.args["claimant"].args["seat"]
            return Leaning(1.0, claimant) if option.notation == CHALLENGED else Leaning(-0.5)
        if asked in ("block", "block-aid"):
            held = named_role(option) in Reading(look).hand
            actor = look.view.board.turn
            return Leaning(-0.5) if option.notation == PASS else Leaning(0.0 if held else 1.0, actor)
        if asked != "act":
            return Leaning()
        action, target = action_and_target(option)
        bluffs = action in CLAIMS and CLAIMS[action] not in Reading(look).hand
        strikes = action in (COUP, ASSASSINATE, STEAL)
        return Leaning((0.7 if bluffs else -0.3) + (0.3 if strikes else 0.0), target)


def absurd_actions(look: Look) -> frozenset[str]:
    """Anything but the coup that wins; theft where nothing is; one coin for a Duke who could have three."""
    reading = Reading(look)
    notations = [option.notation for option in look.options]
    if len(reading.rivals) == 1 and reading.patrons[reading.rivals[0]] == 1:
        final = f"{COUP}@{reading.rivals[0]}"
        if final in notations:
            return frozenset(notations) - {final}
    found = {f"{STEAL}@{seat}" for seat in reading.rivals if reading.coins[seat] == 0}
    if reading.board.reserve == 0:
        found.add(EMBEZZLE)
    if DUKE in reading.hand:
        found.add("income")
    return frozenset(found.intersection(notations))


def absurd_answers_to_claim(look: Look) -> frozenset[str]:
    """To challenge what is certainly true; to let a certain lie pass that is aimed at oneself."""
    reading = Reading(look)
    claimed = read_claim(look, reading)
    if claimed.role == NO_ROLE:
        return NOTHING
    chance = count_chance(reading, claimed.claimant, claimed.role)
    if chance >= 1.0:
        return frozenset({CHALLENGED})
    return frozenset({PASS}) if chance <= 0.0 and concerns_me(claimed, reading) else NOTHING


def concerns_me(claimed: Claimed, reading: Reading) -> bool:
    """Whether a claim is made against the viewer: its action is aimed there, or it blocks the viewer's own."""
    return reading.me in (claimed.target, claimed.actor) or len(reading.rivals) == 1


def absurd_blocks(look: Look) -> frozenset[str]:
    """To let oneself be assassinated out of the game, or not to block with what one holds."""
    reading = Reading(look)
    notations = [option.notation for option in look.options]
    holds = [option.notation for option in look.options if named_role(option) in reading.hand]
    if look.prompt.label.args["action"].id != f"noun-{ASSASSINATE}":
        return NOTHING
    if holds:
        return frozenset(notations) - frozenset(holds)
    return frozenset({PASS}) if reading.patrons[reading.me] == 1 else NOTHING


def absurd_returns(look: Look) -> frozenset[str]:
    """To give back what leaves a hand of two alike, where it could be of two kinds."""
    reading = Reading(look)
    roles = {named_role(option) for option in look.options}
    left = [role for role in reading.hand if role in roles]
    if len(reading.board.players[reading.me].lost) or len(roles) == 1:
        return NOTHING
    return frozenset([option.notation for option in look.options if len(set(without(left, named_role(option)))) == 1])
