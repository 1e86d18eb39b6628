"""A player for every game that thinks ahead: information-set Monte Carlo tree search on imagined worlds.

Each iteration draws a world that the seat cannot tell from the real one and plays it on: first along the tree, then by
the game's heuristic, then at random, to the end or to where the game itself can judge (`Game.evaluate`). A node of the
tree is what one seat knows when it must answer: it is found by the bytes of that seat's view. So every seat decides by
its own knowledge only, in a sealed window nobody knows the answers of the others, and the tree outlives the move.
Nothing here knows any game.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from math import sqrt
from time import perf_counter
from typing import Any, Final

import msgspec

from camarilla.kernel.bots import Bot, Look
from camarilla.kernel.choices import Choice, Poll
from camarilla.kernel.game import Game
from camarilla.kernel.loop import rollout
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.steps import Answered
from camarilla.kernel.table import Table

__all__ = ["Effort", "Reply", "Search", "SearchBot", "Thought", "Weighed"]

HEURISTIC: Final = "heuristic"
MOST_WORLDS: Final = 2000
"""As many worlds are made ready within a turn for a search that is limited by time alone."""
DOUBTS: Final = 12
"""How often a world that fits badly to what the others did is drawn anew."""
FINE: Final = 1 << 30
MOST_NODES: Final = 20_000
"""A tree that has grown beyond this is begun anew at the next move."""
NOBODY: Final = frozenset[int]()


class Effort(msgspec.Struct, frozen=True):
    """How much a search does. For a given seed it is repeated exactly where `seconds` is 0."""

    iterations: int = 400
    seconds: float = 0.0
    """No iteration begins after so much time; 0 for no limit."""
    guided: int = 8
    """Answers that the heuristic gives after the tree has been left; then come answers at random."""
    wild: int = 1000
    """How many of those before the game judges what it has come to; a game that cannot judge is played to its end."""
    trust: float = 0.5
    """The part of the prior that goes to the heuristic's answer; the rest is shared by all answers."""
    explore: float = 0.5
    depth: int = 10
    """Decisions within the tree, at most."""
    processes: int = 1
    """At a checkpoint so many processes search side by side."""

    @property
    def worlds(self) -> int:
        """How many worlds it needs at most."""
        return self.iterations if self.iterations else MOST_WORLDS


# -- The tree ----------------------------------------------------------------------------------------------------------


class Edge:
    """One answer at a node: how often it was tried, and what came of it for its seat and for the one who thinks."""

    __slots__ = ("after", "mine", "option", "prior", "total", "visits")

    def __init__(self, option: Option, prior: float) -> None:
        self.option = option
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.mine = 0.0
        self.after: dict[bytes, int] = {}
        """The nodes that followed, and how often."""


class Node:
    """What a seat knows when it must answer. Worlds may differ in what its answers are; they are told by notation."""

    __slots__ = ("edges", "favourite", "seat", "total", "visits")

    def __init__(self, seat: int, favourite: str | None) -> None:
        self.seat = seat
        self.favourite = favourite
        """The notation of the heuristic's answer."""
        self.edges: dict[str, Edge] = {}
        self.visits = 0
        self.total = 0.0

    def select(self, options: list[Option], effort: Effort) -> int:
        """The place of the answer that promises most or has been tried too little."""
        best, most = 0, -1.0
        hope = self.total / self.visits if self.visits else 0.5
        reach = effort.explore * sqrt(self.visits + 1)
        even = (1 - effort.trust if self.favourite is not None else 1.0) / len(options)
        for at, option in enumerate(options):
            edge = self.edges.get(option.notation)
            if edge is None:
                prior = even + effort.trust if option.notation == self.favourite else even
                edge = self.edges[option.notation] = Edge(option, prior)
            worth = edge.total / edge.visits if edge.visits else hope
            score = worth + reach * edge.prior / (1 + edge.visits)
            if score > most:
                best, most = at, score
        return best


# -- Walking a world ---------------------------------------------------------------------------------------------------


def next_choice(world: Table) -> Choice | None:
    """The next choice somebody must answer, in the order in which the question names them."""
    pending = world.pending
    if isinstance(pending, Choice):
        return pending
    if isinstance(pending, Poll):
        for choice in pending.choices:
            if choice.seat not in world.held:
                return choice
    return None


def give(world: Table, choice: Choice, value: Any) -> None:
    """Answer a choice in a world that needs no record."""
    pending = world.pending
    answer = value
    if isinstance(pending, Poll):
        world.held[choice.seat] = (value, "", False)
        if len(world.held) < len(pending.choices):
            return
        answer = pending.settle({seat: held[0] for seat, held in world.held.items()})
        world.held = {}
    world.advance(Answered(answer, {}, NOBODY))


def key_of(world: Table, seat: int) -> bytes:
    """What a seat knows, as the key of a node."""
    return blake2b(msgspec.msgpack.encode((seat, world.view(seat))), digest_size=16).digest()


# -- The search --------------------------------------------------------------------------------------------------------


class Search:
    """The tree of one seat in one game."""

    def __init__(self, game: Game, seat: int, effort: Effort) -> None:
        self.game = game
        self.seat = seat
        self.effort = effort
        maker = game.bots.get(HEURISTIC)
        self.guide: Callable[[], Bot] | None = maker
        self.nodes: dict[bytes, Node] = {}
        self.wandered = 0
        """Answers given at random in rollouts..."""
        self.wandering = 0.0
        """...and the seconds that took."""

    def think(self, look: Look, rng: Rng) -> Thought:
        """Search from a look, and tell what was found."""
        assert look.sampler is not None
        effort = self.effort
        start = perf_counter()
        if len(self.nodes) > MOST_NODES:
            self.nodes = {}
        root = self.root(look, rng)
        done = 0
        while done < effort.worlds and look.sampler.left:
            if effort.seconds and perf_counter() - start > effort.seconds:
                break
            world = look.sampler.sample(rng)
            self.doubt(world, rng)
            self.iterate(world, rng)
            done += 1
        return self.thought(look, root, done)

    def root(self, look: Look, rng: Rng) -> Node:
        """The node of the question itself; the heuristic is asked with all that the seat may see."""
        key = blake2b(msgspec.msgpack.encode((look.seat, look.view)), digest_size=16).digest()
        node = self.nodes.get(key)
        if node is None:
            favourite = None
            if self.guide is not None:
                favourite = self.guide().act(look, rng.fork(HEURISTIC)).notation
            node = self.nodes[key] = Node(look.seat, favourite)
        return node

    def doubt(self, world: Table, rng: Rng) -> None:
        """Draw a world anew as long as chance says that the others would not have played so in it."""
        for _ in range(DOUBTS):
            if rng.below(FINE) < self.game.plausible(world.g, self.seat) * FINE:
                return
            world.dream(self.seat, rng)

    def iterate(self, world: Table, rng: Rng) -> None:
        """Play a world on along the tree, add a node, play it to where it can be judged, and remember."""
        path: list[tuple[Node, Edge]] = []
        while len(path) < self.effort.depth:
            choice = next_choice(world)
            if choice is None:
                break
            values = choice.values(world.g)
            if len(values) == 1:
                give(world, choice, values[0])
                continue
            options = [choice.ask.option(world.g, choice.seat, value) for value in values]
            key = key_of(world, choice.seat)
            node = self.nodes.get(key)
            fresh = node is None
            if node is None:
                node = self.nodes[key] = Node(choice.seat, self.favourite(world, choice, values, options, rng))
            at = node.select(options, self.effort)
            if path:
                after = path[-1][1].after
                after[key] = after.get(key, 0) + 1
            path.append((node, node.edges[options[at].notation]))
            give(world, choice, values[at])
            if fresh and len(path) > 1:
                break
        rewards = self.playout(world, rng)
        for node, edge in path:
            reward = rewards[node.seat]
            node.visits += 1
            node.total += reward
            edge.visits += 1
            edge.total += reward
            edge.mine += rewards[self.seat]

    def favourite(self, world: Table, choice: Choice, values: list[Any], options: list[Option], rng: Rng) -> str | None:
        """The notation of a sensible answer within a world."""
        value = self.sensible(world, choice, values, rng)
        return None if value is None else options[values.index(value)].notation

    def sensible(self, world: Table, choice: Choice, values: list[Any], rng: Rng) -> Any:
        """A sensible answer within a world: the game's quick reply, or what its heuristic says without thinking."""
        value = self.game.reply(world.g, choice, values)
        if value is not None or self.guide is None:
            return value
        guide = self.guide()
        if guide.thinks:
            return None
        chosen = guide.act(world.look(choice.seat, 0, False), rng)
        return choice.find(world.g, chosen.notation)[1]

    def playout(self, world: Table, rng: Rng) -> list[float]:
        """Play a world on as the heuristic would and then at random; what it comes to for each seat."""
        for _ in range(self.effort.guided):
            choice = next_choice(world)
            if choice is None:
                break
            values = choice.values(world.g)
            value = values[0] if len(values) == 1 else self.sensible(world, choice, values, rng)
            give(world, choice, rng.pick(values) if value is None else value)
        over = world.pending is None
        if not over and (self.effort.wild or world.held):
            while world.held:  # the rest of an open poll
                choice = next_choice(world)
                assert choice is not None
                give(world, choice, rng.pick(choice.values(world.g)))
            over = world.pending is None
        if not over and self.effort.wild:
            over = self.wander(world, rng, self.effort.wild)
        judged = self.game.evaluate(world.g)
        if not over and judged is None:
            over = self.wander(world, rng, 1 << 60)
        if not over:
            assert judged is not None
            return judged
        won = credit(world.g.result().winners, world.g.sides())
        return won if judged is None else [(one + other) / 2 for one, other in zip(won, judged, strict=True)]

    def wander(self, world: Table, rng: Rng, most: int) -> bool:
        """Go on at random by the bare loop; whether the game ended."""
        assert world.pending is not None
        start = perf_counter()
        count, world.pending = rollout(world.g, world.flow, world.pending, rng, most)
        self.wandering += perf_counter() - start
        self.wandered += count
        return world.pending is None

    # -- What was found ------------------------------------------------------------------------------------------

    def thought(self, look: Look, root: Node, iterations: int) -> Thought:
        """What the tree says of a question."""
        tried = sum([edge.visits for edge in root.edges.values()])
        weighed = []
        for option in look.options:
            edge = root.edges.get(option.notation)
            visits = edge.visits if edge is not None else 0
            worth = edge.mine / visits if edge is not None and visits else 0.0
            liked = option.notation == root.favourite
            weighed.append(Weighed(option, visits, visits / tried if tried else 0.0, worth, liked))
        best = max(weighed, key=lambda one: (one.visits, one.worth, one.liked))
        edge = root.edges.get(best.option.notation)
        return Thought(best.option, best.worth, weighed, self.feared(edge) if edge is not None else [], iterations)

    def feared(self, edge: Edge) -> list[Reply]:
        """How the others answer in the line that was looked at most: each as it suits itself best."""
        line: list[Reply] = []
        while edge.after and len(line) < self.effort.depth:
            node = self.nodes.get(max(edge.after, key=lambda key: edge.after[key]))
            if node is None or not any([one.visits for one in node.edges.values()]):
                break
            edge = max(node.edges.values(), key=lambda one: one.visits)
            line.append(Reply(node.seat, edge.option, edge.mine / edge.visits))
        return line


def credit(winners: tuple[int, ...], sides: tuple[tuple[int, ...], ...]) -> list[float]:
    """What part of a win each seat is given: partners win it whole together, sides that tie divide it."""
    won = [side for side in sides if not set(side).isdisjoint(winners)]
    shares = [0.0] * sum([len(side) for side in sides])
    for side in won:
        for seat in side:
            shares[seat] = 1.0 / len(won)
    return shares


# -- What a search tells -----------------------------------------------------------------------------------------------


class Weighed(msgspec.Struct, frozen=True):
    """An answer as a search weighed it: how often it was tried, its share of all, and the expected part of a win."""

    option: Option
    visits: int
    share: float
    worth: float
    liked: bool
    """Whether the heuristic would give it."""


class Reply(msgspec.Struct, frozen=True):
    """An answer in a line that a search expects, and what the one who thinks would be left with."""

    seat: int
    option: Option
    worth: float


class Thought(msgspec.Struct, frozen=True):
    """What a search would answer, what it expects of that, what else it weighed, and the line it expects, or fears."""

    option: Option
    worth: float
    weighed: list[Weighed]
    line: list[Reply]
    iterations: int


# -- The bot -----------------------------------------------------------------------------------------------------------


class SearchBot:
    """Plays any game by search."""

    listens = False

    def __init__(self, game: Game, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        guide = game.bots.get(HEURISTIC)
        self.thinks = effort.worlds + (int(guide().thinks) if guide is not None else 0)
        self.search: Search | None = None

    def act(self, look: Look, rng: Rng) -> Option:
        """The answer that was tried most."""
        if len(look.options) == 1:
            return look.options[0]
        return self.think(look, rng).option

    def think(self, look: Look, rng: Rng) -> Thought:
        """What it would answer, and why."""
        if self.search is None or self.search.seat != look.seat:
            self.search = Search(self.game, look.seat, self.effort)
        if self.effort.processes > 1 and look.sampler is not None and look.sampler.endless:
            from camarilla.bots.abreast import think_abreast

            return think_abreast(self.search, look, rng)
        return self.search.think(look, rng)
