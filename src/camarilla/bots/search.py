"""A player for every game that thinks ahead: information-set Monte Carlo tree search on imagined worlds.

Each iteration draws a world that the seat cannot tell from the real one, gives one of the answers that are weighed, and
plays on: first along the tree, then by the game's heuristic, then at random, to the end or to where the game itself can
judge (`Game.evaluate`). A node of the tree is what one seat knows when it must answer: it is found by the bytes of that
seat's view. So every seat decides by its own knowledge only, in a sealed window nobody knows the answers of the others,
and the tree outlives the move. Nothing here knows any game.

The answers to the question itself are weighed in a race: each is tried in the same worlds, with the same luck to come,
so that their difference shows soon; those that fall clearly behind drop out, and the heuristic's answer stands unless
another is better beyond doubt.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from hashlib import blake2b
from math import sqrt
from time import perf_counter
from typing import Any, Final, Protocol, runtime_checkable

import msgspec

from camarilla.bots.search_effort import Effort, Race
from camarilla.kernel.bots import Bot, Look, Sampler
from camarilla.kernel.choices import Choice, Poll
from camarilla.kernel.engine import push
from camarilla.kernel.game import Game
from camarilla.kernel.options import Option
from camarilla.kernel.playout import rollout
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table
from camarilla.kernel.view import View

__all__ = ["Effort", "Reply", "Search", "SearchBot", "Thought", "Weighed"]

REVISION: Final = 3
"""Grows whenever a search of the same effort plays otherwise: games before that are not counted with those after."""
HEURISTIC: Final = "heuristic"
MADE_READY: Final = 300
"""So many worlds, at most, are made ready within a turn: that takes time, too."""
DOUBTS: Final = 12
"""How often a world that fits badly to what the others did is drawn anew."""
FINE: Final = 1 << 30
MOST_NODES: Final = 20_000
"""A tree that has grown beyond this is begun anew at the next move."""
FOREVER: Final = 1 << 60
FAMILIAR: Final = 8
"""A node that was met less often says little."""
LINE: Final = 4


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


def key_of(world: Table, seat: int) -> bytes:
    """What a seat knows, as the key of a node."""
    return blake2b(msgspec.msgpack.encode((seat, world.view(seat))), digest_size=16).digest()


@runtime_checkable
class Ranks(Protocol):
    """A heuristic that can tell how it likes all the answers, not only which it likes best."""

    def ranked(self, look: Look, rng: Rng) -> list[Option]:
        """The options, the one it would give first."""
        ...


# -- The search --------------------------------------------------------------------------------------------------------


class Search:
    """The tree of one seat in one game."""

    def __init__(self, game: Game, seat: int, effort: Effort) -> None:
        self.game = game
        self.seat = seat
        self.effort = effort
        maker = game.bots.get(HEURISTIC)
        self.guide: Callable[[], Bot] | None = maker
        self.mind: Bot | None = maker() if maker is not None else None
        """The heuristic of this seat, which remembers what it has seen in this game."""
        self.ranking: list[str] = []
        """The notations of answers to the question, as the heuristic ranks them."""
        self.minds: dict[int, Bot] = {}
        """The heuristics of a world that is being played on."""
        self.until = FOREVER
        """The turn at which worlds are judged."""
        self.nodes: dict[bytes, Node] = {}
        self.wandered = 0
        """Answers given at random in rollouts..."""
        self.wandering = 0.0
        """...and the seconds that took."""

    def think(self, look: Look, rng: Rng) -> Thought:
        """Search from a look, and tell what was found."""
        assert look.sampler is not None
        start = perf_counter()
        root = self.root(look, rng)
        notations = [option.notation for option in look.options]
        race = Race(len(notations), [notations.index(notation) for notation in self.ranking], self.effort)
        stream = rng.fork(str(rng.below(FINE)))
        done = 0
        for lap in range(self.effort.worlds):
            if len(race.running) == 1 or done + len(race.running) > self.effort.worlds:
                break
            if look.sampler.left < len(race.running) and not look.sampler.endless:
                break
            worths: list[float] = []
            for at in race.running:
                if done and self.effort.seconds and perf_counter() - start > self.effort.seconds:
                    break
                world = look.sampler.sample(stream.fork(f"world:{lap}"))
                luck = stream.fork(f"luck:{lap}")
                self.doubt(look.sampler, world, luck)
                worths.append(self.iterate(world, root, notations[at], luck))
                done += 1
            if len(worths) < len(race.running):
                break
            race.lap(worths)
        return self.thought(look, root, max(0, race.winner()), done, stream)

    def root(self, look: Look, rng: Rng) -> Node:
        """The node of the question itself; the heuristic is asked with all that the seat may see."""
        if len(self.nodes) > MOST_NODES:
            self.nodes = {}
        self.remember(look, rng)
        favourite = self.ranking[0] if self.ranking else None
        key = blake2b(msgspec.msgpack.encode((look.seat, look.view)), digest_size=16).digest()
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node(look.seat, favourite)
        node.favourite = favourite
        for option in look.options:
            if option.notation not in node.edges:
                node.edges[option.notation] = Edge(option, 1 / len(look.options))
        return node

    def remember(self, look: Look, rng: Rng) -> None:
        """Ask the heuristic, which remembers the question; note how it ranks the answers, or the one it would give."""
        luck = rng.fork(HEURISTIC)
        if isinstance(self.mind, Ranks):
            self.ranking = [option.notation for option in self.mind.ranked(look, luck)]
        elif self.mind is not None:
            self.ranking = [self.mind.act(look, luck).notation]

    def doubt(self, sampler: Sampler, world: Table, rng: Rng) -> None:
        """Redraw a world until what the others did is plausible in it, with the odds that the game states."""
        for _ in range(DOUBTS):
            if rng.below(FINE) < self.game.prospects.plausible(world.g, self.seat) * FINE:
                return
            sampler.redraw(world, rng)

    def iterate(self, world: Table, root: Node, notation: str, rng: Rng) -> float:
        """Give an answer in a world, play on along the tree, add a node, play to where it can be judged, remember.

        What it came to for the one who thinks.
        """
        self.meet(world, notation)
        path = [(root, root.edges[notation])]
        fresh = False
        while len(path) < self.effort.depth and not fresh:
            choice = next_choice(world)
            if choice is None:
                break
            values = choice.values(world.g)
            if len(values) == 1:
                push(world, choice, values[0])
                continue
            options = [choice.ask.option(world.g, choice.seat, value) for value in values]
            key = key_of(world, choice.seat)
            node = self.nodes.get(key)
            fresh = node is None
            if node is None:
                node = self.nodes[key] = Node(choice.seat, self.favourite(world, choice, values, options, rng))
            at = node.select(options, self.effort)
            after = path[-1][1].after
            after[key] = after.get(key, 0) + 1
            path.append((node, node.edges[options[at].notation]))
            push(world, choice, values[at])
        rewards = self.playout(world, rng)
        for node, edge in path:
            reward = rewards[node.seat]
            node.visits += 1
            node.total += reward
            edge.visits += 1
            edge.total += reward
            edge.mine += rewards[self.seat]
        return rewards[self.seat]

    def meet(self, world: Table, notation: str) -> None:
        """Begin in a world: give the answer; the heuristic of this seat goes on as it would from here."""
        self.minds = {self.seat: deepcopy(self.mind)} if self.mind is not None else {}
        now = self.game.prospects.turns(world.g) if self.effort.turns else -1
        self.until = now + self.effort.turns if now >= 0 else FOREVER
        choice = world.choice_of(self.seat)
        assert choice is not None
        push(world, choice, choice.find(world.g, notation)[1])

    def favourite(self, world: Table, choice: Choice, values: list[Any], options: list[Option], rng: Rng) -> str | None:
        """The notation of a sensible answer within a world."""
        value = self.sensible(world, choice, values, rng)
        return None if value is None else options[values.index(value)].notation

    def sensible(self, world: Table, choice: Choice, values: list[Any], rng: Rng) -> Any:
        """A sensible answer within a world: by habit, the game's quick reply, or what its heuristic says at once."""
        value = self.game.prospects.habit(world.g, choice)
        if value is None:
            value = self.game.prospects.reply(world.g, choice, values)
        if value is not None or self.guide is None:
            return value
        guide = self.minds.get(choice.seat)
        if guide is None:
            guide = self.minds[choice.seat] = self.guide()
        if guide.thinks:
            return None
        options = [choice.ask.option(world.g, choice.seat, value) for value in values]
        seat = choice.seat
        look = Look(seat, choice.prompt(world.g), options, None, [], None, lambda: self.sight(world, seat))
        return values[options.index(guide.act(look, rng))]

    def sight(self, world: Table, seat: int) -> View:
        """What a heuristic sees of a world: as much as it looks at, if the game says how much that is."""
        board = self.game.prospects.glance(world.g, seat)
        return world.view(seat) if board is None else View(self.game.name, world.seats, seat, [], [], board, None)

    def playout(self, world: Table, rng: Rng) -> list[float]:
        """Play a world on as the heuristic would and then at random; what it comes to for each seat."""
        for _ in range(self.effort.guided):
            choice = next_choice(world)
            if choice is None or (self.until < FOREVER and self.game.prospects.turns(world.g) >= self.until):
                break
            value = self.game.prospects.habit(world.g, choice)
            if value is None:
                values = choice.values(world.g)
                value = values[0] if len(values) == 1 else self.sensible(world, choice, values, rng)
                value = rng.pick(values) if value is None else value
            push(world, choice, value)
        over = world.pending is None
        if not over and (self.effort.wild or world.held):
            while world.held:  # the rest of an open poll
                choice = next_choice(world)
                assert choice is not None
                push(world, choice, rng.pick(choice.values(world.g)))
            over = world.pending is None
        if not over and self.effort.wild:
            over = self.wander(world, rng, self.effort.wild)
        judged = self.game.prospects.evaluate(world.g)
        if judged is None:
            if not over:
                self.wander(world, rng, FOREVER)
            return credit(world.g.result().winners, world.g.sides())
        return judged

    def wander(self, world: Table, rng: Rng, most: int) -> bool:
        """Go on at random by the bare loop; whether the game ended."""
        assert world.pending is not None
        start = perf_counter()
        count, world.pending = rollout(world.g, world.flow, world.pending, rng, most)
        self.wandering += perf_counter() - start
        self.wandered += count
        return world.pending is None

    # -- What was found ------------------------------------------------------------------------------------------

    def thought(self, look: Look, root: Node, chosen: int, iterations: int, rng: Rng) -> Thought:
        """What the search says of a question, having chosen the answer at a place."""
        tried = sum([edge.visits for edge in root.edges.values()])
        weighed = []
        for option in look.options:
            edge = root.edges.get(option.notation)
            visits = edge.visits if edge is not None else 0
            worth = edge.mine / visits if edge is not None and visits else 0.0
            liked = option.notation == root.favourite
            weighed.append(Weighed(option, visits, visits / tried if tried else 0.0, worth, liked))
        best = weighed[chosen]
        line = self.feared(root.edges[best.option.notation]) or self.expected(look, best.option.notation, rng)
        return Thought(best.option, best.worth, weighed, line, iterations)

    def feared(self, edge: Edge) -> list[Reply]:
        """How the others answer in the line that was examined most: each gives the answer that is best for itself."""
        line: list[Reply] = []
        while edge.after and len(line) < self.effort.depth:
            node = self.nodes.get(max(edge.after, key=lambda key: edge.after[key]))
            if node is None or node.visits < FAMILIAR:
                break
            edge = max(node.edges.values(), key=lambda one: one.visits)
            line.append(Reply(node.seat, edge.option, edge.mine / edge.visits))
        return line

    def expected(self, look: Look, notation: str, rng: Rng) -> list[Reply]:
        """How it would go on in one more world, everybody playing by the heuristic, where the tree is too thin."""
        sampler = look.sampler
        if sampler is None or not sampler.left:
            return []
        world = sampler.sample(rng.fork("line"))
        self.meet(world, notation)
        line: list[Reply] = []
        choice = next_choice(world)
        while choice is not None and len(line) < LINE:
            values = choice.values(world.g)
            value = values[0] if len(values) == 1 else self.sensible(world, choice, values, rng)
            if value is None:
                break
            option = choice.ask.option(world.g, choice.seat, value)
            push(world, choice, value)
            if len(values) > 1:
                judged = self.game.prospects.evaluate(world.g)
                line.append(Reply(choice.seat, option, judged[self.seat] if judged is not None else 0.0))
            choice = next_choice(world)
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

    def __init__(self, game: Game, effort: Effort, careful: bool = True) -> None:
        self.game = game
        self.effort = effort
        self.usual = effort
        self.careful = careful
        """Whether it never gives an answer that the game calls absurd."""
        guide = game.bots.get(HEURISTIC)
        self.thinks = min(effort.worlds + 1, MADE_READY) + (int(guide().thinks) if guide is not None else 0)
        self.advises_in = self.thinks
        self.search: Search | None = None

    def act(self, look: Look, rng: Rng) -> Option:
        """The answer that was found best; also where there is no choice the heuristic is told of the question."""
        if len(look.options) > 1:
            return self.think(look, rng).option
        self.search_for(look.seat).remember(look, rng)
        return look.options[0]

    def limit(self, seconds: float) -> None:
        """Answer with what was found after so many seconds, if that is less than its effort says; 0 is no limit."""
        least = min([each for each in (seconds, self.usual.seconds) if each] or [0.0])
        self.effort = msgspec.structs.replace(self.usual, seconds=least)
        if self.search is not None:
            self.search.effort = self.effort

    def search_for(self, seat: int) -> Search:
        """The tree, which is kept from move to move."""
        if self.search is None or self.search.seat != seat:
            self.search = Search(self.game, seat, self.effort)
        return self.search

    def think(self, look: Look, rng: Rng) -> Thought:
        """What it would answer, and why."""
        search = self.search_for(look.seat)
        if self.effort.processes > 1 and look.sampler is not None and look.sampler.endless:
            from camarilla.bots.parallel import search_in_parallel  # its processes import this module in turn

            thought = search_in_parallel(search, look, rng)
        else:
            thought = search.think(look, rng)
        return self.in_its_senses(look, thought) if self.careful else thought

    def in_its_senses(self, look: Look, thought: Thought) -> Thought:
        """A thought whose answer is not absurd: where it was, the best of the others that were tried."""
        absurd = self.game.manners.absurd(look) if self.game.manners is not None else frozenset()
        if thought.option.notation not in absurd or len(absurd) >= len(look.options):
            return thought
        left = [one for one in thought.weighed if one.option.notation not in absurd]
        best = max(left, key=lambda one: (one.visits > 0, one.worth))
        return msgspec.structs.replace(thought, option=best.option, worth=best.worth, line=[])
