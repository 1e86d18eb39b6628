"""Oath as the registry knows it."""

from __future__ import annotations

from typing import Any

from camarilla.games.oath import cards, chronicle_view, events, figures, layout, position, powers, prospects
from camarilla.games.oath.advice import OathAdvice
from camarilla.games.oath.bot import Heuristic
from camarilla.games.oath.catalog import DATA
from camarilla.games.oath.chronicle_document import Chronicle, invented
from camarilla.games.oath.chronicle_string import adopt, is_string
from camarilla.games.oath.crowds import CrowdsOfCards
from camarilla.games.oath.decisions import OathDecisions
from camarilla.games.oath.manners import OathManners
from camarilla.games.oath.odds import Odds
from camarilla.games.oath.options import Options
from camarilla.games.oath.places import ROLES
from camarilla.games.oath.rules import WAKE
from camarilla.games.oath.state import Oath
from camarilla.games.oath.victory import ROUNDS
from camarilla.games.oath.view import Board
from camarilla.games.oath.view_builder import glance_of
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.events import event_classes
from camarilla.kernel.facets import Previews, Prospects, Series, Vitals
from camarilla.kernel.game import Game, Variant
from camarilla.kernel.rng import Rng
from camarilla.kernel.view import View

__all__ = ["GAME", "cards"]

MOST_DIGITS = 18
"""How long the number may be from which a chronicle is invented."""


powers.check_all()


class OathProspects(Prospects):
    """What bots that search are told."""

    search = {"iterations": 60, "guided": 100, "turns": 2, "wild": 0, "depth": 1, "width": 4}

    def evaluate(self, g: Any) -> list[float]:
        """By title, Visions, sites and what is held."""
        return prospects.chances(g)

    def turns(self, g: Any) -> int:
        """Rounds, and turns within this one; none before the land is laid out."""
        return int((g.round - 1) * g.seats + g.order.index(g.turn) + 1) if g.phase >= WAKE else 0

    def glance(self, g: Any, seat: int) -> Board:
        """Without piles, banks and what only helps to read the table."""
        return glance_of(g, seat)


class Chronicles(Series):
    """Chronicles: each game is set up from what the winner of the one before left."""

    laws = 2  # 30 in all

    def sequel(self, g: Any) -> dict[str, Any] | None:
        """The Chronicle as the winner left it (OA-8.0)."""
        return {"chronicle": g.saga["next"]} if "next" in g.saga else None

    def story(self, options: dict[str, Any]) -> dict[str, Any] | None:
        """The history, and the land as everybody knows it."""
        stored = read_chronicle(str(options.get("chronicle", "")))
        return None if stored is None else chronicle_view.story_of(stored)

    def write(self, options: dict[str, Any]) -> str:
        """The community's chronicle string."""
        stored = read_chronicle(str(options.get("chronicle", "")))
        if stored is None:
            raise BadOptions("oath: this chronicle has no finished game yet")
        return chronicle_view.taken_along(stored)

    def read(self, text: str, rng: Rng) -> dict[str, Any]:
        """A chronicle string, or a document."""
        return {"chronicle": chronicle_view.brought(text, rng).dump()}


class CampaignOdds(Previews):
    """The odds of a campaign."""

    def tell(self, view: View, notation: str) -> Odds | None:
        """The odds with so many attack dice, while the viewer is asked how many."""
        return figures.preview(view, notation)


class OathVitals(Vitals):
    """Who is Chancellor."""

    def traits(self, g: Any, seat: int) -> dict[str, str]:
        """The role at the start."""
        return {"role": ROLES[g.role[seat]]}


class OathGame(Game):
    """Set-up, variants and bots of Oath."""

    name = "oath"
    revision = 3
    package = "camarilla.games.oath"
    seat_counts = (2, 3, 4, 5, 6)
    options = Options
    event_types = event_classes(events)
    variants = (
        Variant(4),
        *[Variant(seats, {"deeds": 6}) for seats in (2, 3, 5, 6)],
        *[Variant(2 + number % 5, {"chronicle": f"invented:{number}", "deeds": 6}) for number in range(10)],
    )
    law_games = 20  # of each variant: 300 in all
    unsaid = frozenset({"OA-5.1.4"})  # who plays a facedown adviser had a place for it, as the land was then
    bots = {"heuristic": Heuristic}
    series = Chronicles()
    previews = CampaignOdds()
    advice = OathAdvice()
    decisions = OathDecisions()
    prospects = OathProspects()
    vitals = OathVitals()
    manners = OathManners()
    crowds = CrowdsOfCards()

    def start(self, seats: int, options: Any, rng: Rng) -> Oath:
        """Lay out the land."""
        return layout.start(seats, options, read_chronicle(options.chronicle), rng)

    def blank(self) -> Oath:
        """A state to load a position into."""
        return Oath(2, Rng(bytes(32)), Cards(2, []))

    def bound(self, seats: int, options: Any) -> int:
        """Eight turns a player, each with so many actions; an action asks a few hundred things, a Gathering more."""
        return 100 * seats + ROUNDS * seats * (int(options.deeds) * 300 + 3000)

    def check_options(self, seats: int, options: Any) -> None:
        """The Chancellor has a seat, turns are long enough, and the chronicle can be read."""
        if not 0 <= options.chancellor < seats:
            raise BadOptions(f"oath: the chancellor's seat is 0 to {seats - 1}, not {options.chancellor}")
        if options.deeds < 1:
            raise BadOptions(f"oath: deeds is at least 1 action a turn, not {options.deeds}")
        read_chronicle(options.chronicle)

    def older_state(self, revision: int, state: dict[str, Any]) -> dict[str, Any]:
        """Revision 1 knew no loaded dice, and of discards from homelands only those of the active player; a position
        of revision 2 is like those of today."""
        if revision == 2:
            return state
        if revision != 1:
            return super().older_state(revision, state)
        return {**state, "loaded": [], "homelands": [(state["turn"], *discard) for discard in state["homelands"]]}

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Oath:
        """A position by names."""
        return position.build(seats, options, given, rng)

    def inspect(self, g: Any) -> dict[str, Any]:
        """The whole table by names."""
        return position.inspect(g)

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """A stored chronicle holds the World Deck in its order: only its name and game are shown."""
        text = str(options.get("chronicle", ""))
        if not text or text.startswith("invented:"):
            return options
        stored = read_chronicle(text)
        return {**options, "chronicle": "" if stored is None else f"{stored.name} {stored.number}"}

    def prepared(self, options: dict[str, Any]) -> bool:
        """Whoever brings a chronicle knows which relics lie at its sites; one made up from a number hides them."""
        text = str(options.get("chronicle", ""))
        return bool(text) and not text.startswith("invented:")

    def cards(self) -> list[dict[str, Any]]:
        """All cards as data."""
        return list(DATA["cards"])


def read_chronicle(text: str) -> Chronicle | None:
    """The chronicle an option holds, if any: a document, or `invented:7` for one made up from a number."""
    if text.startswith("invented:"):
        if not text[9:].isdecimal() or len(text) > 9 + MOST_DIGITS:
            number = text[9 : 9 + MOST_DIGITS]
            raise BadOptions(
                f"oath: a chronicle is invented from a number of up to {MOST_DIGITS} digits, not {number!r}"
            )
        return invented(int(text[9:]))
    if not text:
        return None
    return adopt(text) if is_string(text) else Chronicle.load(text)


GAME = OathGame()
