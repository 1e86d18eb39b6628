"""A player of less than the best skill that errs as people do, and may have a temperament.

It weighs every answer by a mind of the game (`Manners.mind`), drops what nobody in their senses would do, adds what its
temperament likes, and draws among the answers that seem about as good: the softer, the less its skill. So it is weaker
by what it forgets, overlooks and misjudges, never by an answer given blindly.
"""

from __future__ import annotations

from math import exp
from typing import Final

from camarilla.bots.temperaments import Temperament
from camarilla.kernel.bots import Look
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game
from camarilla.kernel.manners import NEVER, NOBODY, Skill
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

__all__ = ["HumanBot"]

FINE: Final = 1 << 30


class HumanBot:
    """Plays a game with some skill and, if wished, a temperament."""

    def __init__(self, game: Game, skill: Skill, temperament: Temperament | None = None) -> None:
        if game.manners is None:
            raise BadInput(f"{game.name} does not say how people play it")
        self.game = game
        self.manners = game.manners
        self.skill = skill
        self.temperament = temperament
        self.mind = game.manners.mind(skill)
        self.thinks = self.mind.thinks
        self.listens = self.mind.listens or (temperament is not None and temperament.grudge != 0)

    def act(self, look: Look, rng: Rng) -> Option:
        """An answer that seemed good."""
        options = look.options
        worths = self.mind.weigh(look, rng)
        if len(options) > 1:
            absurd = self.manners.absurd(look)
            places = [at for at in range(len(options)) if options[at].notation not in absurd]
            places = places or list(range(len(options)))
            chosen = options[self.draw(places, self.liked(look, worths), rng)]
        else:
            chosen = options[0]
        self.mind.answered(look, chosen)
        return chosen

    def liked(self, look: Look, worths: list[float]) -> list[float]:
        """How much it likes each answer: what it is worth, in units of the game, and what the temperament adds."""
        likes = [worth / self.manners.unit for worth in worths]
        if self.temperament is None:
            return likes
        foe = self.foe(look) if self.temperament.grudge else NOBODY
        pulls = [self.temperament.pull(self.manners.leaning(look, option), foe) for option in look.options]
        return [like + pull for like, pull in zip(likes, pulls, strict=True)]

    def foe(self, look: Look) -> int:
        """Who last did this seat harm."""
        for event in reversed(look.events):
            fields = self.manners.harms.get(event["type"])
            if fields is not None and event.get(fields[1]) == look.seat and event.get(fields[0]) != look.seat:
                return int(event[fields[0]])
        return NOBODY

    def draw(self, places: list[int], likes: list[float], rng: Rng) -> int:
        """The place of the best answer, or by chance of another that seems nearly as good; of equals any."""
        thought_of = [at for at in places if likes[at] > NEVER]
        if not thought_of:
            return rng.pick(places)
        best = max([likes[at] for at in thought_of])
        if self.skill.temperature <= 0:
            return rng.pick([at for at in thought_of if likes[at] == best])
        widths = [exp((likes[at] - best) / self.skill.temperature) for at in thought_of]
        dart = rng.below(FINE) / FINE * sum(widths)
        for at, width in zip(thought_of, widths, strict=True):
            dart -= width
            if dart < 0:
                return at
        return thought_of[-1]
