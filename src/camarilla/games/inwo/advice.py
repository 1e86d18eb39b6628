"""What a player of INWO can sensibly do, and why: by the chance of an attack, and by what a turn is good for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from camarilla.games.inwo.attacks.odds import ROLLS, chances
from camarilla.games.inwo.catalog import ALIGN, CARDS, FACE, FANATIC, GROUP, NAME, TYPE, alignment, opposed
from camarilla.games.inwo.figures import Figures
from camarilla.games.inwo.view import Board, GroupView
from camarilla.kernel.facets import Advice, Plan
from camarilla.kernel.options import Label, Option
from camarilla.kernel.view import View

__all__ = ["InwoAdvice"]

KINDS: Final = {
    "claim": 100,
    "take": 90,
    "draw-both": 85,
    "draw": 80,
    "control": 40,
    "resource": 55,
    "plot": 40,
    "destroy": 30,
    "draw-group": 25,
    "buy": 20,
    "move": 15,
    "end-turn": 2,
}
"""The kinds of what may be done, and how soon each comes to mind."""
GOES: Final = ("go", "press", "commit")
FAIR: Final = 18
"""Of 36 rolls: with fewer that succeed, help is sought first."""
WELCOME, PASSES, STOPS = 50, 40, 60
TWICE: Final = 6
"""How much better it is to take a group from a rival: the rival has one less."""
PLACES: Final = {1: 10, 2: 5}
"""IN-7.30: what a group has for its place, by its distance from the Illuminati."""


class InwoAdvice(Advice):
    """INWO's."""

    def plans(self, view: View, options: Sequence[Option]) -> list[Plan]:
        """The first answer of each kind; during an attack, what its chance and its attacker tell."""
        if view.seat is None:
            return []
        found: dict[str, tuple[int, Plan]] = {}
        for option in options:
            kind, _, card = option.notation.partition(":")
            worth, why = lead(view, card) if kind == "control" else weigh(view, kind)
            if why is not None and (kind not in found or worth > found[kind][0]):
                found[kind] = worth, Plan(option.notation, why)
        return [plan for _, plan in sorted(found.values(), key=lambda one: -one[0])]


class Target(NamedTuple):
    """Something to take over: how many of 36 rolls would do, what it is called, and whose it is (-1: of the hand)."""

    chances: int
    name: str
    seat: int


def lead(view: View, card: str) -> tuple[int, Label | None]:
    """What a group would best attack to control, as far as the printed sum tells; help comes on top."""
    board: Board = view.board
    seat = view.seat or 0
    leaders = [group for group in board.players[seat].groups if group.card == card.partition("~")[0]]
    aims = targets(board, seat, leaders[0]) if leaders else []
    if not aims:
        return 0, None
    best = max(aims)
    about = {"target": best.name, "percent": round(100 * best.chances / ROLLS)}
    if best.seat < 0:
        return KINDS["control"] + best.chances, Label("why-control", about)
    near = any(threat.seat == best.seat for threat in view.threats or [])
    whose = {"seat": Label("seat", {"seat": best.seat}), "near": "yes" if near else "no"}
    return KINDS["control"] + best.chances + TWICE, Label("why-steal", {**about, **whose})


def targets(board: Board, seat: int, leader: GroupView) -> list[Target]:
    """Groups of the hand, and groups of rivals."""
    lying = {group.card for player in board.players for group in player.groups}
    held = [FACE[card.card] for card in board.players[seat].hand if card.card and card.card not in lying]
    own = mask(leader.alignments)
    found = [
        Target(chances(leader.power + likeness(own, ALIGN[face]) - int(CARDS[face]["resistance"] or 0)), NAME[face], -1)
        for face in held
        if TYPE[face] == GROUP
    ]
    for rival, player in enumerate(board.players):
        if rival != seat:
            places = {group.slot: group for group in player.groups}
            for group in [each for each in player.groups if each.master >= 0]:
                strength = leader.power + likeness(own, mask(group.alignments)) - resisting(group, places)
                found.append(Target(chances(strength), NAME[FACE[group.card]], rival))
    return found


def mask(names: list[str]) -> int:
    """Alignments by name as a mask."""
    return sum(alignment(name) for name in names)


def likeness(one: int, two: int) -> int:
    """IN-7.19: four for each alignment in common, less four for each pair of opposites."""
    return 4 * ((one & two & ~FANATIC).bit_count() - (opposed(one) & two).bit_count())


def resisting(group: GroupView, places: dict[int, GroupView]) -> int:
    """IN-7.28 to IN-7.30: Resistance, what it shares with its master, and how near the Illuminati it is."""
    master = places[group.master]
    depth = 1
    while places[master.slot].master >= 0:
        master, depth = places[master.master], depth + 1
    shared = mask(group.alignments) & mask(places[group.master].alignments) & ~FANATIC
    return group.resistance + 4 * shared.bit_count() + PLACES.get(depth, 0)


def weigh(view: View, kind: str) -> tuple[int, Label | None]:
    """How good an answer of a kind is, and why; without a reason it is not worth a thought."""
    figures: Figures = view.figures
    if not figures.attacks:
        if kind == "pass":
            return PASSES, Label("why-pass")
        return (KINDS[kind], Label(f"why-{kind}")) if kind in KINDS else (0, None)
    rolls, attacker = figures.attacks[-1].chances, view.board.attacks[-1].attacker
    percent = {"percent": round(100 * rolls / ROLLS)}
    if kind in GOES:
        return (STOPS if rolls >= FAIR else PASSES), Label("why-go", percent)
    if kind == "aid" and attacker == view.seat:
        return WELCOME, Label("why-aid", percent)
    rivals = [threat for threat in view.threats or [] if threat.seat == attacker != view.seat]
    if kind == "oppose" and rivals:
        return STOPS, Label("why-oppose", {**percent, "seat": rivals[0].label.args["seat"]})
    if kind == "pass":
        return PASSES, Label("why-let", percent)
    return 0, None
