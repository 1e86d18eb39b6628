"""Illuminati: New World Order as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from camarilla.games.inwo import cards as _cards
from camarilla.games.inwo import catalog, decks, events, memory, position, setup
from camarilla.games.inwo.advice import InwoAdvice
from camarilla.games.inwo.bot import Heuristic
from camarilla.games.inwo.crowds import CrowdsOfCards
from camarilla.games.inwo.decisions import InwoDecisions
from camarilla.games.inwo.manners import InwoManners
from camarilla.games.inwo.model.entries import GAVE_BONUS, LINK_MOVED
from camarilla.games.inwo.model.zones import GROUPS
from camarilla.games.inwo.naming import named
from camarilla.games.inwo.options import Options
from camarilla.games.inwo.orders import MOMENTS, ORDERS
from camarilla.games.inwo.plays import abilities
from camarilla.games.inwo.plays.offers import may_pass
from camarilla.games.inwo.plays.transactions import Transactions
from camarilla.games.inwo.prospects import chances, lets_go, minds_not
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.view import Board
from camarilla.games.inwo.view_builder import glance_of
from camarilla.kernel.cards import Cards
from camarilla.kernel.choices import PASS
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.events import event_classes
from camarilla.kernel.facets import DeckReport, Decks, Prospects, Vitals
from camarilla.kernel.game import Game, Variant
from camarilla.kernel.options import Label
from camarilla.kernel.orders import ONLY_ANSWER
from camarilla.kernel.rng import Rng

ALL = _cards.MODULES
LET_PASS = frozenset({"moment", "reply", "after", "after-roll"})
"""Windows in which the heuristic never does anything."""


class InwoProspects(Prospects):
    """What bots that search are told."""

    search = {"iterations": 60, "guided": 120, "turns": 2, "wild": 0, "depth": 1, "width": 4}

    def evaluate(self, g: Any) -> list[float]:
        """By how far the goals are, Power, tokens and cards."""
        return chances(g)

    def turns(self, g: Any) -> int:
        """As the knocks count them; an extra turn belongs to the one before."""
        return int(g.turns)

    def habit(self, g: Any, choice: Any) -> Any:
        """The windows that the heuristic always lets pass, and attacks by those who are far from their Goal."""
        asked = choice.ask.prompt
        if asked in LET_PASS or (asked == "fight" and minds_not(g, choice.seat)):
            return PASS if may_pass(g, choice.seat) else None
        return None

    def reply(self, g: Any, choice: Any, values: list[Any]) -> Any:
        """An attack is let pass without a look at the table where nobody can do anything about it."""
        asked = choice.ask.prompt
        return PASS if asked == "fight" and PASS in values and lets_go(g, choice.seat, values) else None

    def glance(self, g: Any, seat: int) -> Board:
        """Without decks, discards, Resources and where groups lie."""
        return glance_of(g, seat)


class BuiltDecks(Decks):
    """Decks of 45 cards, or as many as the table says."""

    dealt = ("starter", "random", "sealed")

    def ready(self) -> dict[str, str]:
        """The shipped decks."""
        return {name: decks.write(decks.starter(name)) for name in decks.STARTER_NAMES}

    def read(self, text: str, options: Any) -> DeckReport:
        """A deck, and everything that is wrong with it at a table with these options (IN-21.24)."""
        deck, wrong = decks.parse(text)
        wrong += decks.faults(deck, options.deck_size, options.max_copies, options.promos)
        return report(deck, wrong)

    def bring(self, seats: int, options: dict[str, Any], brought: Mapping[int, str]) -> dict[str, Any]:
        """Some seats play decks of their own, the others what the table has."""
        if not brought:
            return options
        return {**options, "decks": decks.brought(seats, str(options["decks"]), brought)}

    def make(self, kind: str, options: Any, rng: Rng) -> DeckReport:
        """A deck by chance: `random` from all cards alike, `sealed` by rarity (IN-21.27)."""
        if kind not in ("random", "sealed"):
            raise BadOptions(f"inwo: a deck is made up as random or sealed, not {kind!r}")
        return report(decks.make_up(rng, options.deck_size, options.promos, kind == "sealed"), [])


class InwoVitals(Vitals):
    """Which Illuminati, and so which deck."""

    def traits(self, g: Any, seat: int) -> dict[str, str]:
        """The Illuminati."""
        slot = g.illuminati[seat]
        return {"illuminati": g.face_name(g.cards.face[slot])} if slot >= 0 else {}


TELLS_MASTERS: Final = 4
"""Since this revision a position says since when a group has been under its master."""


class InwoGame(Game):
    """Set-up, variants and bots."""

    name = "inwo"
    revision = 6
    package = "camarilla.games.inwo"
    seat_counts = (2, 3, 4, 5, 6)
    options = Options
    event_types = event_classes(events)
    variants = tuple(
        Variant(seats, {"decks": decks, "round_limit": rounds, **more})
        for seats, decks, rounds, more in (
            (4, "random", 2, {}),
            (2, "random", 4, {}),
            (3, "random", 2, {"rules": "1.2"}),
            (2, "random", 3, {"rules": "1.2"}),
            (3, "sealed", 4, {"basic_goal": 3}),  # so low that random players come to claim it
            (4, "starter", 2, {"basic_goal": 3}),
            (5, "random", 1, {}),
            (6, "random", 1, {}),
        )
    )
    law_games = 25
    unsaid = frozenset({"IN-14.19"})  # who acts holds no Goal cards in excess; Alternate Goals, unseen, allows more
    bots = {"heuristic": Heuristic}
    decks = BuiltDecks()
    advice = InwoAdvice()
    decisions = InwoDecisions()
    prospects = InwoProspects()
    vitals = InwoVitals()
    manners = InwoManners()
    witness = Transactions
    crowds = CrowdsOfCards()
    orders = ORDERS
    first_orders = ("matters", ONLY_ANSWER, "draw")
    turn_orders = frozenset({"draw"})
    hand_orders = frozenset({"matters", "only-me", "default"})
    attention = {"matters": "matters", "me": "only-me"}
    attention_moments = MOMENTS

    def start(self, seats: int, options: Any, rng: Rng) -> Inwo:
        """Build the decks and deal."""
        lists = decks.for_table(seats, options, rng)
        decks.check(lists, options)
        dealt = [deck.faces() for deck in lists]
        abilities.check_known({face for own, faces in dealt for face in [own, *faces]})
        count = sum([1 + len(faces) for _, faces in dealt])
        g = Inwo(seats, rng, Cards(seats, [0] * count))
        setup.set_options(g, seats, options)
        setup.set_out(g, dealt)
        return g

    def blank(self) -> Inwo:
        """A state to load a position into."""
        return Inwo(2, Rng(bytes(32)), Cards(2, []))

    def bound(self, seats: int, options: Any) -> int:
        """Turns are capped, and so is what can be done in one: tokens, cards and proposals are finite."""
        return int(options.round_limit) * seats * seats * 4000 + 20000

    def check_options(self, seats: int, options: Any) -> None:
        """What goes together."""
        if options.deck_size < 2:
            raise BadOptions(f"inwo: a deck has at least an Illuminati and a Group, not {options.deck_size} cards")
        if options.deck_size > decks.MOST_CARDS:
            raise BadOptions(f"inwo: a deck has at most {decks.MOST_CARDS} cards, not {options.deck_size}")
        if options.rules == "1.2" and options.deck_size != 45:
            raise BadOptions("inwo: under rules 1.2 a deck always has 45 cards [IN-1.2]")
        if options.round_limit < 1:
            raise BadOptions("inwo: round_limit is at least 1")
        if options.basic_goal < 0:
            raise BadOptions("inwo: basic_goal is a number of groups")
        if seats == 2 and 0 < options.basic_goal < 12 and options.two_player_rules:
            raise BadOptions("inwo: with two players the Basic Goal is at least 12 groups [IN-20.1]")
        if options.decks not in ("random", "sealed", "starter"):
            decks.check(decks.for_table(seats, options, Rng(bytes(32))), options)

    def position(self, seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Inwo:
        """A position by names."""
        return position.build(seats, options, given, rng)

    def older_state(self, revision: int, state: dict[str, Any]) -> dict[str, Any]:
        """Revision 1 did not note who had read a written choice, nor a play being paid for; none before 4 since when a
        group was under its master; none before 5 told what cards
        have done from what players have, and kept refused deals as words; none before 6 kept the name of a card in a
        hand that is written down. None before 6 noted by which play a Plot came into an attack, nor what had made that
        privileged; what reads them does without."""
        if revision not in (1, 2, 3, 4, 5):
            return super().older_state(revision, state)
        state = {**state, "written": {card: named_in_hand(state, choice) for card, choice in state["written"].items()}}
        if "done" not in state:
            refused = [deal_in_words(words) for words in state["refused"]]
            done, for_good = told_apart("used", "done", state), told_apart("used_up", "done_for_good", state)
            state = {**state, **done, **for_good, "refused": refused}
        if revision >= TELLS_MASTERS:
            return state
        state = {**state, "came_under": {}}
        if revision > 1:
            return state
        everyone = (1 << state["seats"]) - 1
        shown = [card for card, _ in state["told"]]
        readers = {
            card: everyone if int(card) in shown else 1 << state["holder"][int(card)] for card in state["written"]
        }
        return {**state, "readers": readers, "announcing": []}

    def inspect(self, g: Any) -> dict[str, Any]:
        """The whole table by names."""
        return position.inspect(g)

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """What is in a deck is its player's secret: of decks that are named or written out only that is told."""
        return options if options.get("decks") in decks.KINDS else {**options, "decks": "own"}

    def prepared(self, options: dict[str, Any]) -> bool:
        """Decks that are named or written out were chosen for others, too; who wants a deck of one's own brings it."""
        return not all(deck in decks.KINDS for deck in decks.by_seat(1, str(options.get("decks", decks.STARTER))))

    def named(self, label: Label) -> Label:
        """Options hold ids of cards, and words of the rules."""
        return named(label)

    def cards(self) -> list[dict[str, Any]]:
        """The 412 cards; their `name` is the id that notations and tests use, `title` what the card is called."""
        return [{**card, "title": card["name"], "name": card["id"]} for card in catalog.CARDS]


def named_in_hand(state: dict[str, Any], choice: int) -> int:
    """What is written down, by its name if it lies in a hand."""
    if not 0 <= choice < len(state["zone"]) or state["zone"][choice] != GROUPS:
        return choice
    return memory.number_of(state["cards"]["face"][choice], state["holder"][choice])


def told_apart(of_cards: str, of_players: str, state: dict[str, Any]) -> dict[str, Any]:
    """One list of what was done, by cards and by players, as two."""
    found: dict[str, Any] = {of_cards: [], of_players: []}
    for number, what in state[of_cards]:
        found[of_cards if of_a_card(what) else of_players].append([number, what])
    return found


def deal_in_words(words: str) -> dict[str, Any]:
    """A deal that was refused, from the words in which it was kept: `0>1: 0:plot:hoax, 1:resource:eliza`."""
    seats, _, items = words.partition(": ")
    sides = [int(seat) for seat in seats.split(">")]
    gives = []
    for each in items.split(", ") if items else []:
        giver, _, item = each.partition(":")
        gives.append({"giver": int(giver), "taker": sum(sides) - int(giver), "item": item})
    return {"proposer": sides[0], "partner": sides[1], "gives": gives}


def of_a_card(what: str) -> bool:
    """Whether it was a card that had done something, by the key under which that was kept."""
    if what in abilities.BY_KEY:
        return not abilities.BY_KEY[what].from_hand
    return what in (GAVE_BONUS, LINK_MOVED) or what.startswith(("called off ", "relief refused "))


def report(deck: decks.DeckList, wrong: list[decks.Fault]) -> DeckReport:
    """A deck as the kernel knows decks."""
    return DeckReport(deck.illuminati, deck.cards, decks.write(deck), [(fault.rule, fault.label) for fault in wrong])


GAME = InwoGame()
