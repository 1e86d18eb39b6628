"""How people play INWO: what beginners overlook, and what nobody does."""

from __future__ import annotations

from camarilla.games.inwo.bot import Heuristic
from camarilla.games.inwo.bot_reading import card_in
from camarilla.games.inwo.catalog import FACE, GOAL, KIND
from camarilla.kernel.bots import Look
from camarilla.kernel.manners import Leaning, Manners, Skill
from camarilla.kernel.options import Option

__all__ = ["InwoManners"]

FREE = {"draw-plot": "draw", "draw-group": "draw", "take-over": "take:", "claim": "claim:", "contest": "claim:"}
"""Questions that offer something for nothing, and how the options begin that take it."""
LEFT = ("skip", "pass")
"""How it is left."""


class InwoManners(Manners):
    """INWO; what attacks are worth is their chance to succeed."""

    unit = 0.1
    revision = 2
    skills = {
        "level2": Skill(temperature=2.0, blind=("aid", "rivals", "defence", "plots")),
        "level3": Skill(temperature=1.0, blind=("rivals", "defence")),
        "level4": Skill(),
    }
    classic = Skill(blind=("alarm",))
    blind_spots = {
        "aid": "does not think of own groups that could help the one that attacks",
        "rivals": "never attacks a group that a rival controls",
        "defence": "watches attacks without interfering, those against itself, too",
        "alarm": "opposes an attack on a rival's behalf only when the attacker lacks two groups",
        "plots": "neither buys Plots nor plays those that last",
    }

    def mind(self, skill: Skill) -> Heuristic:
        """The heuristic, blind as the skill says."""
        return Heuristic(skill.blind)

    def absurd(self, look: Look) -> frozenset[str]:
        """Free draws, take-overs and claims left lying; Goals thrown away; something given for nothing."""
        asked = look.prompt.label.id
        notations = [option.notation for option in look.options]
        if asked in FREE and any([notation.startswith(FREE[asked]) for notation in notations]):
            return frozenset(LEFT).intersection(notations)
        if asked == "deal-answer":
            args = look.prompt.label.args
            return frozenset({"accept"}) if args["takes"] and not args["gives"] else frozenset()
        if asked != "shed":
            return frozenset()
        goals = [option.notation for option in look.options if is_goal(option)]
        others = [notation for notation in notations if notation.startswith("drop:") and notation not in goals]
        return frozenset(goals) if others else frozenset()

    def leaning(self, look: Look, option: Option) -> Leaning:
        """An attack is bold; a trade is a deal."""
        notation = option.notation
        if notation.startswith("control:"):
            return Leaning(0.7)
        if notation in ("accept", "decline"):
            return Leaning(deal=0.5 if notation == "accept" else 0.0)
        return Leaning()


def is_goal(option: Option) -> bool:
    """Whether an option is about a Goal card."""
    name = card_in(option)
    return name in FACE and KIND[FACE[name]] == GOAL
