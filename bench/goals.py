"""The ratios that the issues ask for."""

from __future__ import annotations

import msgspec


class Goal(msgspec.Struct, frozen=True):
    """`ours` divided by `theirs` must be at least, or at most, `bound`; `build` is compiled, plain, or both."""

    name: str
    ours: tuple[str, str]
    theirs: tuple[str, str]
    bound: float
    at_least: bool
    build: str

    def holds(self, ratio: float) -> bool:
        """Whether a measured ratio meets the goal."""
        return ratio >= self.bound if self.at_least else ratio <= self.bound


BARE = ("bare loop", "decisions_per_s")
HEARTS = ("pyspiel hearts", "steps_per_s")
HEARTS_CLONE = ("pyspiel hearts clone", "mean_s")

GOALS = (
    Goal("bare loop / hearts, compiled", BARE, HEARTS, 1.5, True, "compiled"),
    Goal("bare loop / hearts, plain", BARE, HEARTS, 0.6, True, "plain"),
    Goal("bare loop / hearts decisions only", BARE, ("pyspiel hearts", "decisions_per_s"), 0.6, True, "both"),
    Goal("bare loop / oh_hell", BARE, ("pyspiel oh_hell", "steps_per_s"), 0.6, True, "both"),
    Goal("bare loop / uno", BARE, ("rlcard uno", "steps_per_s"), 1.0, True, "both"),
    Goal("clone / hearts clone", ("clone", "mean_s"), HEARTS_CLONE, 10, False, "compiled"),
    Goal("view / hearts clone", ("view", "mean_s"), HEARTS_CLONE, 40, False, "compiled"),
    Goal("sample / hearts clone", ("sample", "mean_s"), HEARTS_CLONE, 40, False, "compiled"),
    Goal(
        "bare loop / the same without events",
        BARE,
        ("bare loop without events", "decisions_per_s"),
        0.95,
        True,
        "both",
    ),
)
