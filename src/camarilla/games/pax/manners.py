"""How people play Pax Illuminaten: what beginners overlook, and what nobody does."""

from __future__ import annotations

from typing import Final

from camarilla.games.pax.bot import LOOKED_FURTHER, Heuristic
from camarilla.kernel.bots import Look
from camarilla.kernel.manners import Leaning, Manners, Skill
from camarilla.kernel.options import Option

__all__ = ["PaxManners"]

FREE_GAINS: Final = ("realise:", "take:")
"""What costs nothing and uses up nothing: a plot that is met, a faction card that is one's due."""


class PaxManners(Manners):
    """Pax Illuminaten; what answers are worth is counted as in `evaluation`."""

    unit = 0.5
    """A little less than a token on the field."""
    skills = {
        "level2": Skill(temperature=2.0, plans=0, blind=("rivals", "conspiracy")),
        "level3": Skill(temperature=0.6, plans=1, blind=("rivals",)),
        "level4": Skill(),
    }
    blind_spots = {
        "rivals": "looks only at its own side of the table",
        "conspiracy": "never spends a card of the hand to conspire",
    }
    harms = {
        "DisputeBegan": ("attacker", "defender"),
        "FavourIntercepted": ("seat", "rival"),
        "FactionTaken": ("seat", "rival"),
        "PlotSeen": ("seat", "rival"),
    }

    def mind(self, skill: Skill) -> Heuristic:
        """The heuristic, short-sighted and blind as the skill says."""
        further = min(skill.plans, LOOKED_FURTHER)
        return Heuristic(further, "rivals" not in skill.blind, "conspiracy" not in skill.blind)

    def absurd(self, look: Look) -> frozenset[str]:
        """To end the turn though something is to be had for nothing."""
        if look.prompt.label.id != "act":
            return frozenset()
        free = any([option.notation.startswith(FREE_GAINS) for option in look.options])
        return frozenset({"end"}) if free else frozenset()

    def leaning(self, look: Look, option: Option) -> Leaning:
        """To oust is bold and hits somebody; to end the turn early is careful."""
        verb, _, rest = option.notation.partition(":")
        rival = rest.partition("@")[2]
        if "oust" in verb:
            return Leaning(1.0, int(rival) if rival.isdecimal() else -1)
        if verb in ("conspire", "interrogate"):
            return Leaning(0.5)
        if verb == "gift":
            return Leaning(0.0, deal=0.5)
        return Leaning(-0.5) if verb == "end" else Leaning()
