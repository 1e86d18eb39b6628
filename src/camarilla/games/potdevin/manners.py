"""How people play Pot de Vin: what beginners overlook, and what nobody does."""

from __future__ import annotations

from typing import Final

from camarilla.games.potdevin.bot import Heuristic, Trick
from camarilla.games.potdevin.catalog import BONUS, FACE, KIND, PENALTY, PERSON
from camarilla.games.potdevin.evaluation import DEFAULT, NOTHING, Position
from camarilla.kernel.bots import Look
from camarilla.kernel.manners import Leaning, Manners, Skill
from camarilla.kernel.options import Option

__all__ = ["PotDeVinManners"]

NONE: Final[frozenset[str]] = frozenset()


class PotDeVinManners(Manners):
    """Pot de Vin; what answers are worth is counted in points."""

    skills = {
        "level2": Skill(temperature=6.0, memory=0.2, blind=("rivals", "hand")),
        "level3": Skill(temperature=2.2, memory=0.6, blind=("hand",)),
        "level4": Skill(),
    }
    blind_spots = {
        "rivals": "counts only its own points, not what a rival gains",
        "hand": "does not think of what a card would be good for later",
    }

    def mind(self, skill: Skill) -> Heuristic:
        """The heuristic, forgetful and blind as the skill says."""
        weights = DEFAULT._replace(recall=skill.memory)
        if "rivals" in skill.blind:
            weights = weights._replace(rival=0.0)
        if "hand" in skill.blind:
            weights = weights._replace(high=0.0, low=0.0)
        return Heuristic(weights)

    def absurd(self, look: Look) -> frozenset[str]:
        """Points given away."""
        phase = look.view.board.phase
        if phase == "jokers":  # a joker laid where it brings less than elsewhere
            points = [int(option.label.args["points"]) for option in look.options]
            return frozenset([option.notation for option in look.options if option.label.args["points"] < max(points)])
        kinds = {option.notation: kind_of(option) for option in look.options}
        if phase == "leaving":  # a bonus left behind, and a penalty kept
            return those(kinds, BONUS) if PENALTY in kinds.values() else NONE
        if phase != "playing" or look.view.board.left[-1:] != [look.seat]:
            return NONE
        return absurd_gifts(look, kinds)

    def leaning(self, look: Look, option: Option) -> Leaning:
        """To take a trick is bold, to buy oneself out of it is careful."""
        if look.view.board.phase != "playing":
            return Leaning()
        if option.notation == "bribe":
            return Leaning(-0.7)
        trick = Trick(Position(look, DEFAULT))
        face = FACE[option.notation]
        lead = PERSON[face] if trick.lead == NOTHING else trick.lead
        return Leaning(0.5 if trick.strength(face, lead) > trick.best else -0.3)


def kind_of(option: Option) -> str:
    """The kind of the card an option names; none of a bribe's."""
    return KIND[FACE[option.notation]] if option.notation in FACE else ""


def those(kinds: dict[str, str], kind: str) -> frozenset[str]:
    """The notations of one kind."""
    return frozenset([notation for notation, one in kinds.items() if one == kind])


def absurd_gifts(look: Look, kinds: dict[str, str]) -> frozenset[str]:
    """The last to play gives a rival a bonus, or the partner a penalty, where the other could have been given."""
    if BONUS not in kinds.values() or PENALTY not in kinds.values():
        return NONE
    trick = Trick(Position(look, DEFAULT))
    loses = {
        notation: trick.strength(FACE[notation], trick.lead) < trick.best for notation, kind in kinds.items() if kind
    }
    given = {notation: kinds[notation] for notation, lost in loses.items() if lost}
    ours = (look.seat, look.view.board.players[look.seat].partner)
    wrong, right = (PENALTY, BONUS) if trick.winner in ours else (BONUS, PENALTY)
    return those(given, wrong) if right in given.values() else NONE
