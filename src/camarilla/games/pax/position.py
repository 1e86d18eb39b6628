"""Positions by names: what scenarios and lessons start from, and what they may expect."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from camarilla.checks.scenario import by_seat, check_keys, letter, seat_of
from camarilla.games.pax import rules
from camarilla.games.pax.card_moves import show_card
from camarilla.games.pax.catalog import (
    CONNECTIONS,
    COUNT,
    COURT,
    EDICTS,
    EVENT_COUNT,
    EVENTS,
    FACTION_CARDS,
    FACTIONS,
    GERMAIN,
    HAND,
    JOSEPH,
    MOST_ROOM,
    NAMES,
    PLOT_COUNT,
    PLOTS,
    ROOM,
    TYPES,
    Edict,
)
from camarilla.games.pax.ending import points
from camarilla.games.pax.queries import find_lodges, owners_on
from camarilla.games.pax.sampling import EDICTS_PER_HALF, HALF
from camarilla.games.pax.scheming import plots_on
from camarilla.games.pax.setup import clear
from camarilla.games.pax.state import Pax
from camarilla.games.pax.tokens import put
from camarilla.games.pax.turn import MAIN_ACTIONS
from camarilla.kernel.errors import BadPosition

KEYS = (
    "actions",
    "chain",
    "connections",
    "court",
    "deck",
    "discard",
    "down",
    "edicts",
    "events",
    "factions",
    "favours",
    "field",
    "figure",
    "first",
    "hands",
    "held",
    "lost",
    "markers",
    "phase",
    "places",
    "plots",
    "realised",
    "round",
    "special",
    "steward",
    "to_move",
)


def build(g: Pax, given: dict[str, Any]) -> Pax:
    """Lay a table out as described; what is not named is dealt at random."""
    check_keys("pax", given, KEYS)
    clear(g)
    shift = 1 if g.script in (GERMAIN, JOSEPH) else 0
    g.place = list(given.get("places", [(seat + shift) % g.seats for seat in range(g.seats)]))
    if sorted(g.place) != list(range(g.seats)):
        raise BadPosition(f"places: expected each of 0 to {g.seats - 1} once, not {g.place}")
    lay_cards(g, given)
    set_players(g, given)
    set_plots(g, given)
    set_events(g, given)
    set_turn(g, given)
    return g


# -- Luminaries --------------------------------------------------------------------------------------------------------


class Dealer:
    """Hands out slots by name."""

    def __init__(self, g: Pax) -> None:
        self.g = g
        g.rng.shuffle(g.cards.face)
        self.left = list(range(COUNT))

    def take(self, name: str, where: str) -> int:
        """The slot of a luminary."""
        luminary = index_of(name, NAMES, where)
        slot = self.g.cards.face.index(luminary)
        if slot not in self.left:
            raise BadPosition(f"{where}: {name} lies elsewhere already")
        self.left.remove(slot)
        return slot

    def take_all(self, names: Any, where: str) -> list[int]:
        """The slots of some luminaries, in order."""
        return [self.take(name, where) for name in words(names, where)]

    def draw(self, number: int) -> list[int]:
        """Slots of luminaries nobody named."""
        drawn = self.left[:number]
        del self.left[:number]
        return drawn


def lay_cards(g: Pax, given: dict[str, Any]) -> None:
    """Named cards first, so that chance does not take them; then the rest."""
    dealer = Dealer(g)
    field = cells(g, given, "field")
    for cell, text in field.items():
        g.field[cell] = dealer.take(words(text, f"field {cell}")[0], f"field {cell}")
    for cell, name in cells(g, given, "down").items():
        g.field[cell] = dealer.take(str(name), f"down {cell}")
    named = {seat: dealer.take_all(names, "hands") for seat, names in by_seat(given, "hands", g.seats, None) if names}
    court = [dealer.take(name, "court") if name != "-" else -2 for name in words(given.get("court", ""), "court")]
    top = dealer.take_all(given.get("deck", ""), "deck")
    g.discard = dealer.take_all(given.get("discard", ""), "discard")
    g.chain = dealer.take_all(given.get("chain", ""), "chain")
    for cell in range(len(g.field)):
        if g.field[cell] < 0:
            g.field[cell] = dealer.draw(1)[0]
    court += dealer.draw(COURT - len(court))
    g.court = [max(slot, -1) for slot in court]
    mentioned = given.get("hands", {})
    for seat in range(g.seats):
        if seat in named:
            g.hands[seat] = named[seat]
        elif seat != g.robot and letter(seat) not in mentioned:
            g.hands[seat] = dealer.draw(HAND)
    g.deck = dealer.left + top[::-1]
    for cell, text in field.items():
        lay_tokens(g, cell, words(text, f"field {cell}"))
    g.masters = False
    reveal_open(g)


def lay_tokens(g: Pax, cell: int, given: list[str]) -> None:
    """Turn a card up and put the tokens on it that a word like `A.B` names, from the top."""
    show_card(g, cell)
    tokens = given[1] if len(given) > 1 else ""
    if len(tokens) > ROOM[g.at[cell]]:
        raise BadPosition(f"field {cell}: {given[0]} has {ROOM[g.at[cell]]} cells, not {len(tokens)}")
    for owner in tokens.replace(".", ""):
        put(g, cell, seat_of(owner, g.seats, f"field {cell}"))
    g.tok[MOST_ROOM * cell : MOST_ROOM * (cell + 1)] = placed(g, tokens)


def placed(g: Pax, tokens: str) -> list[int]:
    """The three places of a card as a word like `A.B` names them."""
    owners = [-1 if owner == "." else seat_of(owner, g.seats, "field") for owner in tokens]
    return owners + [-1] * (3 - len(owners))


def reveal_open(g: Pax) -> None:
    """Everybody sees court, discard and chain; everyone their own hand."""
    for slot in [*g.court, *g.discard, *g.chain]:
        if slot >= 0:
            g.cards.reveal(slot)
    for seat in range(g.seats):
        for slot in g.hands[seat]:
            g.cards.show(seat, slot)
    g.lodges = find_lodges(g)


# -- Players, plots, events, turn --------------------------------------------------------------------------------------


def set_players(g: Pax, given: dict[str, Any]) -> None:
    """Connection cards, favours and faction cards."""
    g.connection = [4 + seat for seat in range(g.seats)]
    for seat, number in by_seat(given, "connections", g.seats, None):
        if number is not None:
            if number not in CONNECTIONS:
                raise BadPosition(f"connections: there is no connection card {number!r}; they are 4 to 23")
            g.connection[seat] = number
    for seat, text in by_seat(given, "favours", g.seats, ""):
        for word in words(text, "favours"):
            name = word.rstrip("0123456789")
            kind = index_of(name, FACTIONS, "favours")
            number = int(word[len(name) :] or 1)
            g.fav[TYPES * seat + kind] += number
            g.supply[kind] -= number
    if min(g.supply) < 0:
        raise BadPosition("favours: there are not so many favours in this game")
    cards = given.get("factions", {"row": " ".join(FACTIONS[: FACTION_CARDS[g.seats]])})
    for where, names in cards.items():
        for name in words(names, "factions"):
            faction = index_of(name, FACTIONS, "factions")
            g.row.append(faction)
            g.holder[faction] = -1 if where == "row" else seat_of(where, g.seats, "factions")


def set_plots(g: Pax, given: dict[str, Any]) -> None:
    """Common and private plots, and the tokens about them."""
    named = given.get("plots", {})
    g.common = [index_of(name, PLOTS, "plots") for name in words(named.get("common", "P12 P06"), "plots")]
    own = {seat_of(where, g.seats, "plots"): name for where, name in named.items() if where != "common"}
    for seat, name in own.items():
        g.private[seat] = index_of(str(name), PLOTS, "plots")
    left = [plot for plot in range(PLOT_COUNT) if plot not in g.common and plot not in g.private]
    for seat in range(g.seats):
        if seat != g.robot:
            g.plot_seen[seat] = 1 << seat
            if g.private[seat] < 0:
                g.private[seat] = left.pop()
    g.pile = left
    for key, target in (("realised", g.on), ("lost", g.beside)):
        for name, seats in given.get(key, {}).items():
            plot = index_of(name, PLOTS, key)
            for owner in seats:
                seat = seat_of(owner, g.seats, key)
                target[plot] |= 1 << seat
                g.left[seat] -= 1
                if g.private[seat] == plot:
                    g.plot_seen[seat] = g.cards.everyone


def set_events(g: Pax, given: dict[str, Any]) -> None:
    """The event deck, top first, what is held, in force and discarded; what is not named is out of the game."""
    left = list(range(EVENT_COUNT))

    def take(name: Any, where: str) -> int:
        event = index_of(str(name), EVENTS, where)
        if event not in left:
            raise BadPosition(f"{where}: {name} lies elsewhere already")
        left.remove(event)
        return event

    named = given.get("events", {})
    g.event_discard = [take(name, "events") for name in words(named.get("discard", ""), "events")]
    for seat, names in by_seat(given, "held", g.seats, ""):
        g.held[seat] = [take(name, "held") for name in words(names, "held")]
    for seat, name in by_seat(given, "special", g.seats, None):
        if name:
            g.special[seat] = take(name, "special")
    for name, text in given.get("edicts", {}).items():
        owner, number = words(text, "edicts")
        event = take(name, "edicts")
        g.edicts.append(Edict(event, seat_of(owner, g.seats, "edicts"), int(number)))
        g.supply[event] -= int(number)
    if "deck" in named:
        g.event_deck = [take(name, "events") for name in words(named["deck"], "events")][::-1]
    else:
        g.event_deck = [take(EVENTS[event], "events") for event in dealt_events(g, left)]
    g.event_seen = [0] * len(g.event_deck)
    g.unused = left


def dealt_events(g: Pax, left: list[int]) -> list[int]:
    """PA-1.18: of what is left, a lower half of three edicts and three special events, and the others above it.

    Whatever lies elsewhere came from the upper half, as far as that goes; if it does not, there is no upper half.
    """
    left = left[:]
    g.rng.shuffle(left)
    edicts = [event for event in left if event < EDICTS]
    specials = [event for event in left if event >= EDICTS]
    out = EVENT_COUNT - EDICTS - len(specials)
    specials = specials[: max(0, EDICTS - out)]
    lower = edicts[:EDICTS_PER_HALF] + specials[:EDICTS_PER_HALF]
    upper = edicts[EDICTS_PER_HALF:] + specials[EDICTS_PER_HALF:]
    if len(lower) < HALF:
        upper = []
    g.rng.shuffle(lower)
    g.rng.shuffle(upper)
    return lower + upper


def set_turn(g: Pax, given: dict[str, Any]) -> None:
    """Whose turn it is, and how far it has got."""
    g.turn = seat_of(str(given.get("to_move", "A")), g.seats, "to_move")
    g.first = seat_of(str(given.get("first", "A")), g.seats, "first")
    g.round = given.get("round", 2)
    g.actions = given.get("actions", MAIN_ACTIONS)
    g.steward = given.get("steward", 0)
    g.figure = given.get("figure", -1)
    g.markers = [g.at[cell] for cell in given.get("markers", [])]
    begins = given.get("phase", "actions") == "events" or g.turn == g.robot
    g.phase = rules.EVENTS if begins else rules.ACTING


# -- Reading -----------------------------------------------------------------------------------------------------------


def words(given: Any, where: str) -> list[str]:
    """Names given as a list, or as a text with spaces."""
    if isinstance(given, str):
        return given.split()
    if isinstance(given, list):
        return [str(name) for name in given]
    raise BadPosition(f"{where}: expected names, not {given!r}")


def index_of(name: str, names: list[str], where: str) -> int:
    """The number of something by its name."""
    if name not in names:
        close = get_close_matches(name, names, 1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        raise BadPosition(f"{where}: there is no {name!r}{hint}")
    return names.index(name)


def cells(g: Pax, given: dict[str, Any], key: str) -> dict[int, Any]:
    """What is said about cells, by number."""
    said = given.get(key, {})
    if not isinstance(said, Mapping):
        raise BadPosition(f"{key}: expected a mapping of cells, not {said!r}")
    found: dict[int, Any] = {}
    for cell, value in said.items():
        if not str(cell).isdecimal() or int(cell) >= len(g.at):
            raise BadPosition(f"{key}: there is no cell {cell!r}; the cells are 0 to {len(g.at) - 1}")
        found[int(cell)] = value
    return found


# -- Telling -----------------------------------------------------------------------------------------------------------


def inspect(g: Pax) -> dict[str, Any]:
    """Everything by names: lists by seat letter, the field by cell."""

    def names(slots: list[int]) -> list[str]:
        return [NAMES[g.cards.face[slot]] if slot >= 0 else "-" for slot in slots]

    seats = range(g.seats)
    return {
        "turn": letter(g.turn),
        "round": g.round,
        "actions": g.actions,
        "field": {cell: cell_words(g, cell) for cell in range(len(g.at)) if g.at[cell] >= 0},
        "under": {cell: names([g.field[cell]])[0] for cell in range(len(g.at)) if g.at[cell] < 0},
        "hands": {letter(seat): sorted(names(g.hands[seat])) for seat in seats},
        "court": names(g.court),
        "steward": g.steward,
        "deck": names(g.deck[::-1]),
        "discard": names(g.discard),
        "chain": names(g.chain),
        "disputes": names(g.laid),
        "plans": names(g.plan),
        "favours": {letter(seat): favour_words(g.fav[TYPES * seat : TYPES * seat + TYPES]) for seat in seats},
        "supply": favour_words(g.supply),
        "tokens": {letter(seat): g.left[seat] for seat in seats},
        "connections": {letter(seat): g.connection[seat] for seat in seats},
        "row": [FACTIONS[faction] for faction in g.row if g.holder[faction] == -1],
        "faction_cards": {
            letter(seat): [FACTIONS[faction] for faction in g.row if g.holder[faction] == seat] for seat in seats
        },
        "common": [PLOTS[plot] for plot in g.common],
        "private": {letter(seat): PLOTS[g.private[seat]] for seat in seats if g.private[seat] >= 0},
        "plots_on": {letter(seat): [PLOTS[plot] for plot in plots_on(g, seat)] for seat in seats},
        "plots_lost": {
            letter(seat): [PLOTS[plot] for plot in range(PLOT_COUNT) if g.beside[plot] >> seat & 1] for seat in seats
        },
        "event_deck": [EVENTS[event] for event in g.event_deck[::-1]],
        "held": {letter(seat): [EVENTS[event] for event in g.held[seat]] for seat in seats},
        "special": {letter(seat): EVENTS[g.special[seat]] if g.special[seat] >= 0 else None for seat in seats},
        "edicts": {EVENTS[edict.event]: f"{letter(edict.owner)} {edict.left}" for edict in g.edicts},
        "event_discard": [EVENTS[event] for event in g.event_discard],
        "markers": [g.at.index(luminary) for luminary in g.markers],
        "figure": g.figure,
        "points": {letter(seat): points(g, seat) for seat in seats},
        "ended_by": g.ended_by,
        "winners": [letter(seat) for seat in g.result().winners] if g.phase == rules.OVER else [],
    }


def cell_words(g: Pax, cell: int) -> str:
    """A face-up card and its tokens: `PIL031 A.B`, or the card alone if it has none."""
    owners = owners_on(g, cell, ROOM[g.at[cell]])
    tokens = "".join(["." if owner < 0 else letter(owner) for owner in owners])
    return f"{NAMES[g.at[cell]]} {tokens}" if tokens.strip(".") else NAMES[g.at[cell]]


def favour_words(numbers: list[int]) -> str:
    """Favours in short: `A2 M1`."""
    return " ".join([f"{FACTIONS[kind]}{numbers[kind]}" for kind in range(TYPES) if numbers[kind]])
