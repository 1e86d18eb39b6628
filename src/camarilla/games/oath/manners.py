"""How people play Oath: what beginners overlook, and what nobody does."""

from __future__ import annotations

from camarilla.games.oath.bot import Heuristic, Mind
from camarilla.kernel.bots import Look
from camarilla.kernel.manners import NOBODY, Leaning, Manners, Skill
from camarilla.kernel.options import Option

__all__ = ["OathManners"]

FREE: tuple[str, ...] = ("site-token",)
"""Questions whose `skip` leaves something that costs nothing."""


class OathManners(Manners):
    """Oath; what answers are worth is how much the heuristic likes them."""

    skills = {
        "level2": Skill(temperature=3.0, blind=("banners", "journeys", "visions")),
        "level3": Skill(temperature=1.2, blind=("journeys",)),
        "level4": Skill(),
    }
    blind_spots = {
        "banners": "does not see that a banner would win the game",
        "journeys": "does not look for something to attack beyond its own site",
        "visions": "never plays a Vision",
    }
    harms = {
        "CampaignBegan": ("seat", "defender"),
        "FavorTaken": ("seat", "giver"),
        "SecretsTaken": ("seat", "giver"),
    }

    def mind(self, skill: Skill) -> Heuristic:
        """The heuristic, blind as the skill says."""
        return Heuristic(skill.blind)

    def absurd(self, look: Look) -> frozenset[str]:
        """Gains left lying, things thrown or given away, and war against one's own side."""
        asked = look.prompt.label.id
        notations = [option.notation for option in look.options]
        if asked in FREE:
            return frozenset({"skip"}.intersection(notations))
        if asked == "act":  # an adviser thrown away for nothing
            return frozenset([notation for notation in notations if notation.startswith("drop:")])
        if asked == "deal-answer":
            args = look.prompt.label.args
            return frozenset({"accept"}) if args["takes"] and not args["gives"] else frozenset()
        if asked != "campaign-defender":
            return frozenset()
        mind = Mind(look)
        friends = [
            notation for notation in notations if "@" in notation and mind.on_my_side(int(notation.partition("@")[2]))
        ]
        return frozenset(friends) if len(friends) < len(notations) else frozenset()

    def leaning(self, look: Look, option: Option) -> Leaning:
        """Wars are bold, rest is careful; a deal that gives as much as it takes is a deal."""
        asked = look.prompt.label.id
        verb, _, seat = option.notation.partition("@")
        at = int(seat) if seat.isdecimal() else NOBODY
        if asked == "act":
            return Leaning({"campaign": 1.0, "travel": 0.4, "muster": -0.5, "rest": -0.2}.get(verb, 0.0))
        if asked == "campaign-defender":
            return Leaning(0.0, at)
        if asked == "deal-answer" and verb == "accept":
            args = look.prompt.label.args
            return Leaning(deal=0.3 if len(args["gives"]) >= len(args["takes"]) else -0.3)
        return Leaning()
