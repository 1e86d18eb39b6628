"""Every way in which a card can leave its place, times everything that keeps it there; and no way is left out.

The ways are found in the source: whoever calls a choke point is one. A caller without a row fails, and so does a card
that answers a prohibition's hook without having a row. `test_prohibitions.py` has the rows of taking, giving and
placing; this page has those of discarding, moving, swapping and burying.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from camarilla.games import oath as package
from camarilla.games.oath import hooks
from camarilla.games.oath.action_in_progress import SEARCH, Act
from camarilla.games.oath.catalog import BY_SLUG, FACE_OF, NAME
from camarilla.testing import card, rule

from . import test_prohibitions as others
from .helpers import attack, prompts

SOURCE = Path(package.__file__).parent
UNMOVED = {"card_moves", "tokens", "setup", "layout", "position", "chronicle", "game"}
"""The choke points themselves, what lays out or loads a table, and what comes after the game."""


VERBS = {"effects", "tactics", "answers", "common"}
"""Modules whose functions are ways only as far as cards use them."""


def callers(*chokes: str) -> set[str]:
    """Who calls one of these: functions of rules and cards, and cards of one line by the verbs they use."""
    trees = {path.stem: ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py") if path.stem not in UNMOVED}
    verbs: set[str] = set()
    for _ in VERBS:  # a verb may be made of another
        verbs |= {verb.name for stem in VERBS for verb in functions(trees[stem]) if calls(verb) & (verbs | set(chokes))}
    found = set()
    for stem, tree in trees.items():
        if stem not in VERBS:
            found |= {f"{stem}.{one.name}" for one in functions(tree) if calls(one) & (verbs | set(chokes))}
            lines = [node for node in tree.body if isinstance(node, ast.Expr) and names(node) & verbs]
            found |= {card for line in lines for card in told(line)}
    return found


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """The functions of a module, and the methods of its classes."""
    inside = [node for holder in tree.body if isinstance(holder, ast.ClassDef) for node in holder.body]
    return [node for node in [*tree.body, *inside] if isinstance(node, ast.FunctionDef)]


def named(node: ast.AST) -> set[str]:
    """The last name of `name` or `module.name`."""
    return {node.attr} if isinstance(node, ast.Attribute) else {node.id} if isinstance(node, ast.Name) else set()


def names(node: ast.AST) -> set[str]:
    """What is named there."""
    return {name for inner in ast.walk(node) for name in named(inner)}


def calls(node: ast.AST) -> set[str]:
    """What is called there, by its last name."""
    return {name for inner in ast.walk(node) if isinstance(inner, ast.Call) for name in named(inner.func)}


def told(line: ast.AST) -> set[str]:
    """The card of a line."""
    return {inner.value for inner in ast.walk(line) if isinstance(inner, ast.Constant) and inner.value in FACE_OF}


def answering(*asked: hooks.Hook) -> set[str]:
    """The cards that answer some hooks."""
    return {NAME[face] for hook in asked for face in [*hook.always, *hook.declared]}


# -- The ways a card can leave its place -------------------------------------------------------------------------------


class Way(NamedTuple):
    """How a card that lies at a site or among advisers comes to leave it, through A's action."""

    free: str
    """A card that can leave in this way."""
    locked: str
    """One that could but for its printed lock."""
    at: str
    """Where it lies: a site, or whose adviser it is."""
    moves: tuple[str, ...]
    scene: dict[str, Any]
    answers: dict[str, str] = {}


def played(name: str, where: str, free: str, locked: str, at: str, **scene: Any) -> Way:
    """A plays a facedown adviser, and its power finds the card."""
    return Way(
        free, locked, at, (f"A: play:{name}", f"A: {where}"), others.merged({"advisers": {"A": f"~{name}"}}, scene)
    )


def used(name: str, free: str, locked: str, at: str, **scene: Any) -> Way:
    """A uses a card at Plains."""
    return Way(free, locked, at, (f"A: use:{name}",), others.merged({"cards": {"plains": name}}, scene))


FULL = {"advisers": {"A": "rangers longbows"}, "discards": {"cradle": "scouts"}}
LEAVING = {
    "Dazzle": played("dazzle", "faceup", "longbows", "keep", "plains"),
    "arcane.taming_charm": used("taming-charm", "wolves", "forest-council", "plains"),
    "beast.roving_terror": Way(
        "wolves", "forest-council", "river", ("A: use:roving-terror",), {"cards": {"plains": "roving-terror"}}
    ),
    "Threatening Roar": played("threatening-roar", "site:plains", "wolves", "forest-council", "plains"),
    "Assassin": Way(
        "elders", "vow-of-kinship", "B", ("A: use:assassin",), {"advisers": {"A": "assassin"}, "pawns": {"B": "plains"}}
    ),
    "discord.enchantress": used("enchantress", "elders", "vow-of-kinship", "B"),
    "discord.salt_the_earth": played("salt-the-earth", "site:plains", "wolves", "forest-council", "plains"),
    "discord.riots": played("riots", "site:plains", "wolves", "forest-council", "river", mob=True)._replace(
        answers={"pick-bank": "bank:beast"}
    ),
    "Armed Mob": used("armed-mob", "elders", "vow-of-kinship", "B", banners={"darkest": "B 1"}),
    "nomad.great_herd": played("great-herd", "site:plains", "elders", "sacred-ground", "river"),
    "nomad.pilgrimage": played("pilgrimage", "faceup", "wolves", "forest-council", "plains"),
    "nomad.twin_brother": played("twin-brother", "faceup", "elders", "vow-of-kinship", "B"),
    "relics.horned_mask": Way(
        "wolves", "forest-council", "plains", ("A: use:horned-mask",), {"relics": {"A": "horned-mask"}, **FULL}
    ),
    "hearth.homesteaders": used("homesteaders", "elders", "vow-of-kinship", "A"),
    "nomad.resettle": used("resettle", "elders", "vow-of-kinship", "B"),
    "playing.make_room": played(
        "scouts", "site:plains", "wolves", "forest-council", "plains", banners={"people": "A 1"}
    ),
    "playing.play_adviser": Way(
        "elders", "vow-of-kinship", "A", ("A: search", "A: pile:cradle", "A: facedown"), {**FULL}
    ),
}
"""By who calls a choke point."""

ELSEWHERE: dict[str, str] = {
    "search.discard_all": "Drawn cards lie in a hand, where nothing locks them.",
    "playing.play": "The kept card lies in a hand, or facedown among the advisers.",
    "playing.play_as_if_searched": "The card lies in a hand, or facedown among the advisers.",
    "playing.discard_in": "It discards what its callers say, each of which is here.",
    "playing.discard_facedown_adviser": "A facedown adviser has no lock (OA-5.1.4.IIc).",
    "playing.discard_revealed": "A revealed Vision has no lock.",
    "arcane.dream_thief": "Facedown advisers have no lock (OA-5.1.4.IIc).",
    "arcane.inquisitor": "A facedown adviser has no lock (OA-5.1.4.IIc).",
    "beast.pied_piper": "It moves itself, by `move_adviser`, which is asked below.",
    "battle.discard_plan": "A battle plan is spent at the end of its campaign (OA-5.5.8b).",
    "battle.defeat_effects": "A battle plan is spent in defeat (OA-5.5.6d).",
    "battle.effects": "A battle plan is spent at the end of its campaign (OA-5.5.8b).",
    "battle.to_discard": "It asks a plan whether it is discarded.",
    "Dowsing Sticks": "The relic comes off the deck.",
    "Family Heirloom": "The relic comes off the deck.",
    "Ancient Forge": "The relic comes off the deck.",
    "beast.fae_merchant": "The relic is the player's own; no relic that is held has a lock.",
    "order.bury_spoils": "The relic is the player's own; no relic that is held has a lock.",
    "Map": "The relic is the player's own; no relic that is held has a lock.",
    "nomad.wild_mounts": "`test_wild_mounts_leave_what_stays`.",
    "bargains.transfer": "`test_no_deal_moves_an_adviser_that_stays`.",
    "hearth.relic_breaker": "`test_prohibitions.breaks`.",
}
"""Callers that meet no lock, or meet it in a test of their own."""

LEAVE = ("discard", "discard_in", "discard_plan", "move_to_site", "move_adviser", "swap", "lift_card")
MORE = ("take_adviser_in_hand", "dispossess", "bury_relic", "release_relic")


def nothing(t: Any, victim: str) -> None:
    """Nothing keeps the card."""


def running(t: Any, victim: str) -> None:
    """The card modifies an action that is under way."""
    g = t.table.g
    act = Act(SEARCH, 0, g.pawn[0])
    act.mods.append(g.up_slot[BY_SLUG[victim]])
    g.acts.stack.append(act)


REASONS: dict[str, tuple[bool, dict[str, Any], Callable[[Any, str], None]]] = {
    "printed lock": (True, {}, nothing),
    "Ancient Bloodline": (False, {"advisers": {"B": "ancient-bloodline"}}, nothing),
    "running modifier": (False, {}, running),
}
"""What keeps a card: whether it is the locked one, a position, a change by hand."""
AT_SITES = ("Ancient Bloodline",)
"""Reasons that are about cards at sites."""


def leaves(oath: Any, way: Way, locked: bool, more: dict[str, Any], hand: Callable[[Any, str], None]) -> bool:
    """Whether the card leaves its place in this way."""
    victim = way.locked if locked else way.free
    site = len(way.at) > 1
    there = {"cards": {way.at: victim}} if site else {"advisers": {way.at: victim}}
    ruled = {"warbands": {way.at: "B1"}} if site and more else {}
    base = {"seats": 2, "favor": {"A": 5}, "secrets": {"A": 5}}
    t = oath.position(**others.merged(base, way.scene, there, more, ruled))
    t.mode = "plain"  # some of it is changed by hand, and cannot be replayed
    hand(t, victim)
    for move in way.moves:
        seat, _, what = move.partition(": ")
        if what in t.legal(seat):
            t.play(move)
    while prompts(t) != ["act"]:
        seat, legal = t.to_act[0], t.legal(t.to_act[0])
        wanted = [victim, way.answers.get(prompts(t)[0], ""), "go"]
        t.play(f"{seat}: {next((word for word in wanted if word in legal), legal[0])}")
    t.table.g.acts.stack.clear()
    return victim not in (t.cards[way.at] if site else t.advisers[way.at])


CELLS = [
    (way, reason) for way, reason in product(LEAVING, REASONS) if len(LEAVING[way].at) > 1 or reason not in AT_SITES
]


@card("Ancient Bloodline")
@rule("OA-7.2.2", "OA-7.4.3")
@pytest.mark.parametrize(("way", "reason"), CELLS)
def test_what_stays_leaves_in_no_way(oath, way, reason):
    assert leaves(oath, LEAVING[way], False, {}, nothing), "it can leave otherwise"
    assert not leaves(oath, LEAVING[way], *REASONS[reason])


@card("Wild Mounts")
@rule("OA-7.2.2")
@pytest.mark.parametrize(("beast", "gone"), [("wolves", True), ("forest-council", False)])
def test_wild_mounts_leave_what_stays(oath, beast, gone):
    t = others.battle(
        oath,
        advisers={"B": "wild-mounts horse-archers"},
        cards={"wastes": beast},
        warbands={"wastes": "B1"},
        favor={"B": 9},
        secrets={"B": 9},
    )
    attack(t, dice=0).play("B: plan:horse-archers", "B: plan:wild-mounts")
    others.finish(t, {"pick-card": beast})
    assert (t.cards["wastes"] == []) is gone


@card("Festival District")
@rule("OA-7.2.2")
@pytest.mark.parametrize(("adviser", "offered"), [("elders", True), ("vow-of-kinship", False)])
def test_no_deal_moves_an_adviser_that_stays(oath, adviser, offered):
    t = oath.position(seats=2, cards={"plains": "festival-district"}, advisers={"A": adviser})
    t.play("A: use:festival-district", "A: seat@B")
    assert any(move.startswith("give:adviser") for move in t.legal("A")) is offered
    t.play("A: withdraw")


# -- No way and no prohibition is left out -----------------------------------------------------------------------------


def test_every_way_for_a_card_to_leave_is_in_the_table():
    found = callers(*LEAVE, *MORE)
    assert found - set(LEAVING) - set(ELSEWHERE) == set(), "a way without a row"
    assert (set(LEAVING) | set(ELSEWHERE)) - found == set(), "a row without a way"


def test_every_way_to_take_give_and_place_is_in_its_table():
    taking = callers("take_relics", "seize_banner", "give_banner", "hold_relic")
    assert taking == set(others.WAYS) | set(others.FROM_SITES) | set(others.NOT_TAKEN)
    assert callers("give_secrets", "give_placed_secret", "take_secrets") == set(others.GIVING) | set(others.NOT_GIVEN)
    assert callers("station", "discharge") == set(others.PLACING)
    assert callers("become_exile") == set(others.EXILING)


def test_every_prohibition_is_in_its_table():
    assert answering(hooks.MAY_TAKE) == set(others.GUARDS)
    assert answering(hooks.LOCKED) == set(REASONS) - {"printed lock", "running modifier"}
    assert answering(hooks.MAY_GIVE_SECRETS) == {"Vow of Silence"}
    assert answering(hooks.MAY_PLACE_BANDS) == {"Ring of Devotion"}
    assert answering(hooks.MAY_EXILE) == {"Council Seat"}


GUARDED = {"advisers", "relics", "site_cards", "site_relics", "banner_holder", "garrison", "owner"}
WRITERS = {
    "playing.leave_hand": "A card is played from the hand, or from the own facedown advisers.",
    "citizens.turn_purple": "Warbands of one who becomes a Citizen change their colour where they lie.",
}


CHANGES = ("append", "remove", "insert", "pop", "clear", "extend")


def written(node: ast.AST) -> set[str]:
    """What a statement changes of the table: `g.NAME[...] = `, `g.NAME[...].append(...)`."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = [one for target in node.targets for one in getattr(target, "elts", [target])]
    elif isinstance(node, ast.AugAssign):
        targets = [node.target]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
        targets = [node.func.value]
    found = set()
    for target in targets:
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "g":
            found.add(target.attr)
    return found


def test_nobody_goes_past_the_choke_points():
    past = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and path.stem not in UNMOVED:
                changed = set().union(*[written(inner) for inner in ast.walk(node)])
                if changed & GUARDED:
                    past.add(f"{path.stem}.{node.name}")
    assert past == set(WRITERS)
