"""The field: cells, their neighbours, rows and areopagi, by number of players, read from `cards.json` (PA-1.4, PA-1.9).

A set of cells is a mask: bit 5 stands for cell 5. Where a card is named, `HOME` stands for one's own areopagus.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from camarilla.games.pax.catalog import DATA, STRENGTHS

HOME: Final = 31
"""The player's own areopagus, where otherwise a cell stands."""

DIRECTIONS: Final[list[str]] = DATA["map"]["directions"]
"""Clockwise from upper right (PA-20.27)."""


class Layout:
    """The field for one number of players."""

    def __init__(self, seats: int) -> None:
        given: dict[str, Any] = DATA["map"]["layouts"][str(seats)]
        cells: list[dict[str, Any]] = given["cells"]
        homes: list[dict[str, Any]] = given["areopagi"]
        self.size = len(cells)
        self.all = (1 << self.size) - 1
        self.row: list[int] = [cell["row"] for cell in cells]
        self.x: list[int] = [cell["x"] for cell in cells]
        self.neighbours: list[list[int]] = [compass(cell["neighbours"]) for cell in cells]
        """By direction; -1 where there is no card."""
        self.home_neighbours: list[list[int]] = [compass(home["neighbours"]) for home in homes]
        """Of the areopagi, by place."""
        self.around: list[int] = [bits(cell["adjacent"]) for cell in cells]
        """The cells that touch a cell."""
        self.near: list[int] = [bits(cell["adjacent"]) | 1 << cell["i"] for cell in cells]
        """The cell itself and its neighbours (PA-2.4)."""
        self.touches: list[int] = [bits(home["touches"]) for home in homes]
        self.inner: int = bits(given["inner"])
        self.outer: int = bits(given["outer"])
        self.top: int = bits(given["top_row"])
        self.bottom: int = bits(given["bottom_row"])
        central: list[int] = given["central_row"]
        self.lines: list[int] = [bits(central[at : at + 3]) for at in range(len(central) - 2)]
        """Every three consecutive cells of the central row (PA-14.11)."""
        self.circles: list[int] = inner_circles(given["inner"], self.around)
        numbered: dict[str, int] = DATA["opponent_schemes"]["numbered"][str(seats)]["cell_of_number"]
        self.number: list[int] = [0] * self.size
        """The number of each cell in the scheme of Saint-Germain and Joseph II (PA-20.47)."""
        for number, cell in numbered.items():
            self.number[cell] = int(number)


def bits(cells: list[int]) -> int:
    """A mask of cells."""
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def cells_of(mask: int) -> list[int]:
    """The cells of a mask, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def compass(neighbours: list[int | None]) -> list[int]:
    """Neighbours by direction, -1 for none."""
    return [-1 if cell is None else cell for cell in neighbours]


def inner_circles(inner: list[int], around: list[int]) -> list[int]:
    """PA-14.4: every four inner cells of which each touches at least two others."""
    found: list[int] = []
    for four in combinations(inner, 4):
        mask = bits(list(four))
        if all([(around[cell] & mask).bit_count() >= 2 for cell in four]):
            found.append(mask)
    return found


LAYOUTS: Final[list[Layout | None]] = [None, None, Layout(2), Layout(3), Layout(4)]

PLAN_DIRECTION: Final[dict[int, int]] = {
    STRENGTHS.get(strength, int(strength) if strength.isdecimal() else 0): DIRECTIONS.index(direction)
    for strength, direction in DATA["opponent_schemes"]["plan"]["direction_of_strength"].items()
}
"""The direction a plan card's strength points to (PA-20.27)."""


def layout(seats: int) -> Layout:
    """The field for a number of players."""
    found = LAYOUTS[seats]
    assert found is not None
    return found
