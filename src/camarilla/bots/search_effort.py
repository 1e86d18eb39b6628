"""How much a search does, and the race in which it weighs the answers to a question."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

__all__ = ["Effort", "Race"]

MOST_WORLDS: Final = 2000
"""So much is tried at most by a search that is limited by time alone."""
WARM_UP: Final = 5
"""So many worlds are looked at before an answer may drop out."""
BEHIND: Final = 2.5
"""An answer drops out that is behind the leader by so many standard errors..."""
FAR_BEHIND: Final = 4.0
"""...and the heuristic's answer only so far behind: early on the errors themselves are known badly."""
SMALL: Final = 1e-9
FAR: Final = 1e9


class Effort(msgspec.Struct, frozen=True):
    """How much a search does. For a given seed it is repeated exactly where `seconds` is 0."""

    iterations: int = 400
    seconds: float = 0.0
    """No iteration begins after so much time; 0 for no limit."""
    guided: int = 8
    """Answers that the heuristic gives after the tree has been left; then come answers at random."""
    turns: int = 0
    """They end where so many more turns have begun, if the game counts turns; 0: that does not end them."""
    wild: int = 1000
    """How many of those before the game judges what it has come to; a game that cannot judge is played to its end."""
    trust: float = 0.5
    """The part of the prior that goes to the heuristic's answer; the rest is shared by all answers."""
    explore: float = 0.5
    depth: int = 10
    """Decisions within the tree, at most; the first is the question itself."""
    width: int = 8
    """How many answers are weighed beyond a first glance."""
    caution: float = 1.5
    """By how many standard errors an answer must be better than the heuristic's to be given instead."""
    processes: int = 1
    """At a checkpoint so many processes search side by side."""

    @property
    def worlds(self) -> int:
        """How many worlds it needs at most."""
        return self.iterations if self.iterations else MOST_WORLDS


class Race:
    """Answers to one question, by their places, each tried in the same worlds."""

    def __init__(self, answers: int, ranked: list[int], effort: Effort) -> None:
        """`ranked` are places as the heuristic ranks them, the best first: all of them, or one, or none."""
        self.favourite = ranked[0] if ranked else -1
        """The place of the heuristic's answer, -1 if there is none."""
        self.effort = effort
        self.width = max(2, min(effort.width, (effort.worlds - answers) // (WARM_UP - 1)))
        """How many go on after the first world: no more than there is time to warm up for."""
        self.running = sorted(range(answers), key=lambda at: at != self.favourite)
        if len(ranked) == answers:
            self.running = ranked[: max(2, min(effort.width, effort.worlds // WARM_UP))]
            self.width = len(self.running)
        self.worth: list[list[float]] = [[] for _ in range(answers)]

    def lap(self, worths: list[float]) -> None:
        """Add what each answer still running came to in one more world; those that are clearly behind drop out."""
        for at, worth in zip(self.running, worths, strict=True):
            self.worth[at].append(worth)
        laps = len(self.worth[self.running[0]])
        if laps == 1 and len(self.running) > self.width:
            ranked = sorted(self.running, key=lambda at: (at != self.favourite, -self.worth[at][0]))
            self.running = ranked[: self.width]
        if laps >= WARM_UP:
            first = self.leader()
            self.running = [at for at in self.running if at == first or self.lead(first, at) < self.patience(at)]

    def patience(self, at: int) -> float:
        """How far behind an answer may be and run on."""
        return FAR_BEHIND if at == self.favourite else BEHIND

    def leader(self) -> int:
        """The best of those running; of equals the heuristic's answer."""
        return max(self.running, key=lambda at: (fmean(self.worth[at]), at == self.favourite))

    def lead(self, one: int, other: int) -> float:
        """By how many standard errors one is better than another; if they were always equal, as good as for ever."""
        margins = [mine - theirs for mine, theirs in zip(self.worth[one], self.worth[other], strict=True)]
        middle = fmean(margins)
        error = stdev(margins) / sqrt(len(margins))
        return middle / error if error > SMALL else FAR

    def winner(self) -> int:
        """The place of the answer to give, -1 if nothing speaks for any."""
        if not self.worth[self.running[0]]:
            return self.favourite
        first = self.leader()
        if self.favourite not in (first, -1) and self.favourite in self.running:
            known = len(self.worth[first]) >= WARM_UP
            if not known or self.lead(first, self.favourite) < self.effort.caution:
                return self.favourite
        return first
