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


RATE = "decisions_per_s"
BARE = ("bare loop", RATE)
COUP = ("coup bare loop", RATE)
HEARTS_CLONE = ("pyspiel hearts clone", "mean_s")
CATAN = ("catanatron", RATE)
CATAN_COPY = ("catanatron copy", "mean_s")


def big(game: str, rate: float, copy: float, listing: float | None = None) -> list[Goal]:
    """What a game with a board is asked beside Catanatron, and for the share of a decision spent listing options."""
    bare = f"{game} bare loop"
    goals = [
        Goal(f"{bare} / catanatron", (bare, RATE), CATAN, rate, True, "compiled"),
        Goal(f"{game} clone / catanatron copy", (f"{game} clone", "mean_s"), CATAN_COPY, copy, False, "compiled"),
    ]
    if listing is not None:
        lists = (f"{game} listing", "mean_s")
        goals.append(Goal(f"{lists[0]} / decision", lists, (bare, "decision_s"), listing, False, "compiled"))
    return goals


GOALS = (
    Goal("bare loop / hearts", BARE, ("pyspiel hearts", RATE), 1.5, True, "compiled"),
    Goal("bare loop / hearts", BARE, ("pyspiel hearts", RATE), 0.6, True, "plain"),
    Goal("clone / hearts clone", ("clone", "mean_s"), HEARTS_CLONE, 10, False, "compiled"),
    Goal("view / hearts clone", ("view", "mean_s"), HEARTS_CLONE, 40, False, "compiled"),
    Goal("sample / hearts clone", ("sample", "mean_s"), HEARTS_CLONE, 40, False, "compiled"),
    Goal("bare loop / the same without events", BARE, ("bare loop without events", RATE), 0.95, True, "both"),
    Goal("search rollouts / bare loop", ("search rollouts", RATE), BARE, 0.5, True, "both"),
    Goal("coup search rollouts / bare loop", ("coup search rollouts", RATE), COUP, 0.5, True, "both"),
    Goal("coup bare loop / liars_dice", COUP, ("pyspiel liars_dice", RATE), 1.5, True, "compiled"),
    Goal("coup bare loop / liars_dice", COUP, ("pyspiel liars_dice", RATE), 0.6, True, "plain"),
    Goal("coup bare loop / leduc-holdem", COUP, ("rlcard leduc-holdem", RATE), 8, True, "compiled"),
    Goal("coup vector / single tables", ("coup vector", RATE), ("coup single tables", RATE), 3, True, "compiled"),
    Goal(
        "potdevin vector / single tables",
        ("potdevin vector", RATE),
        ("potdevin single tables", RATE),
        3,
        True,
        "compiled",
    ),
    Goal("coup, 4 seats / 10 with everything", COUP, ("coup bare loop, 10 seats, everything", RATE), 2, False, "both"),
    *big("pax", 4, 0.5),
    Goal("pax plots / decision", ("pax plots", "mean_s"), ("pax bare loop", "decision_s"), 0.2, False, "compiled"),
    *big("oath", 2, 1.0, 0.4),
    *big("inwo", 1.5, 1.5, 0.4),
)

SHOWN = (
    ("bare loop / pyspiel oh_hell", BARE, ("pyspiel oh_hell", RATE)),
    ("bare loop / rlcard uno", BARE, ("rlcard uno", RATE)),
    ("pax listing / decision", ("pax listing", "mean_s"), ("pax bare loop", "decision_s")),
    *[
        (
            f"{game} listing in place / decision",
            (f"{game} listing in place", "mean_s"),
            (f"{game} bare loop", "decision_s"),
        )
        for game in ("pax", "oath", "inwo")
    ],
)
"""Ratios that nobody asks for, but that tell something."""
