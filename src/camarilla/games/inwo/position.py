"""Positions by names: what scenarios and lessons start from, and what they may expect."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from camarilla.checks.scenario import by_seat, check_keys, letter, meant, seat_of
from camarilla.games.inwo import card_moves, power, setup
from camarilla.games.inwo.attacks import strength
from camarilla.games.inwo.attacks.model import DICE
from camarilla.games.inwo.catalog import (
    ALIGN,
    COLOUR,
    FACE,
    GROUP,
    ID,
    KIND,
    PLACE,
    PUPPET_BACK,
    SIDES,
    TYPE,
    alignment_names,
)
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import NO_CARD, Marked, Numbered, any_place
from camarilla.games.inwo.model.rolls import dice_rolled
from camarilla.games.inwo.model.zones import (
    AFTER_3,
    AGENTS,
    CONTEST,
    DESTROYED,
    DISCARDS,
    EXPOSED,
    GONE,
    GROUP_DECK,
    GROUPS,
    LINKED,
    OVER,
    PLOT_DECK,
    PLOTS,
    RESOURCES,
    STEPS,
    STRUCTURE,
    TURN_BEGINS,
)
from camarilla.games.inwo.plays import abilities
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BadPosition
from camarilla.kernel.rng import Rng

KEYS = (
    "agents",
    "basic_goal",
    "decks",
    "destroyed",
    "devastated",
    "dice",
    "discards",
    "exposed",
    "groups",
    "hands",
    "illuminati",
    "links",
    "nwo",
    "own_turns",
    "resources",
    "step",
    "to_move",
    "tokens",
    "turns",
    "written",
)
OWN = ("bavarian-illuminati", "the-network", "gnomes-of-zurich", "bermuda-triangle", "ufos", "discordian-society")
"""The Illuminati of seats for which none is named."""
SPARE_PLOT = "payoff"
SPARE_GROUP = "mercenaries"
SPARE = 4
SIX = 6
BEGIN = {name: step for step, name in enumerate(STEPS) if step >= TURN_BEGINS and step not in (CONTEST, OVER)} | {
    "begin": TURN_BEGINS,
    "tokens": AFTER_3,
}
"""The steps a position may begin at, by name; `tokens` is the open moment before they are placed."""


class Builder:
    """Collects slots with their faces and places before the state is made."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.faces: list[int] = []
        self.places: list[tuple[int, int]] = []
        self.masters: dict[int, tuple[int, str]] = {}

    def add(self, name: str, zone: int, seat: int, where: str) -> int:
        """A card in a zone of a seat."""
        if name not in FACE:
            raise BadPosition(f"{where}: there is no card {name!r}; {meant(name, FACE)}".rstrip("; "))
        self.faces.append(FACE[name])
        self.places.append((zone, seat))
        return len(self.faces) - 1


def build(seats: int, options: Any, given: dict[str, Any], rng: Rng) -> Inwo:
    """A position in play.

    `illuminati`, `groups`, `resources`, `hands`, `exposed`, `agents`, `discards`, `destroyed` and `decks` name cards by
    seat letter, separated by blanks. In `groups`, brackets hold puppets: `cia(texas hackers:left) pentagon`. `decks`
    lists the top of a deck first; under it lie a few spare cards. All cards have the tokens phase 4 gives unless
    `tokens` says otherwise. `links` joins a Resource or Plot to a group, `nwo` lists NWO cards, `dice` fixes rolls,
    `written` says what is written down for a card: another card, or `place:texas`.
    """
    check_keys("inwo", given, KEYS)
    b = Builder(seats)
    named = given.get("illuminati", {})
    spare = [name for name in OWN if name not in named.values()]
    own = [b.add(named.get(letter(s)) or spare.pop(0), STRUCTURE, s, "illuminati") for s in range(seats)]
    for seat, text in by_seat(given, "groups", seats, ""):
        read_structure(b, seat, own[seat], text)
    for key, zone in (("resources", RESOURCES), ("agents", AGENTS), ("exposed", EXPOSED), ("discards", DISCARDS)):
        for seat, text in by_seat(given, key, seats, ""):
            for name in text.split():
                b.add(name, zone, seat, key)
    for seat, text in by_seat(given, "destroyed", seats, ""):
        for name in text.split():
            b.add(name, DESTROYED, seat, "destroyed")
    for seat, text in by_seat(given, "hands", seats, ""):
        for name in text.split():
            b.add(name, GROUPS if name in FACE and PUPPET_BACK[FACE[name]] else PLOTS, seat, "hands")
    links = [(card, host, b.add(card, LINKED, 0, "links")) for card, host in plot_links(given)]
    orders = [b.add(name, LINKED, 0, "nwo") for name in given.get("nwo", "").split()]
    for seat, text in by_seat(given, "decks", seats, ""):
        for name in reversed([*text.split(), *[SPARE_PLOT] * SPARE, *[SPARE_GROUP] * SPARE]):
            b.add(name, GROUP_DECK if name in FACE and PUPPET_BACK[FACE[name]] else PLOT_DECK, seat, "decks")
    return finish(b, options, given, rng, own, links, orders)


def plot_links(given: dict[str, Any]) -> list[tuple[str, str]]:
    """The linked Plots of a position; linked Resources are handled once all cards lie."""
    pairs = given.get("links", {})
    if not isinstance(pairs, Mapping):
        raise BadPosition(f"links: expected a mapping of cards, not {pairs!r}")
    plots = [(card, hosts) for card, hosts in pairs.items() if card in FACE and not PUPPET_BACK[FACE[card]]]
    return [(card, host) for card, hosts in plots for host in hosts.split()]


def read_structure(b: Builder, seat: int, own: int, text: str) -> None:
    """Groups with their puppets in brackets, and perhaps a side of the master."""
    masters = [own]
    last = own
    for token in re.findall(r"[()]|[^\s()]+", text):
        if token == "(":
            masters.append(last)
        elif token == ")":
            masters.pop()
        else:
            name, _, side = token.partition(":")
            last = b.add(name, STRUCTURE, seat, "groups")
            b.masters[last] = (masters[-1], side)


def finish(
    b: Builder,
    options: Any,
    given: dict[str, Any],
    rng: Rng,
    own: list[int],
    links: list[tuple[str, str, int]],
    orders: list[int],
) -> Inwo:
    """Make the state from what was collected."""
    abilities.check_known(set(b.faces))
    g = Inwo(b.seats, rng, Cards(b.seats, b.faces))
    setup.set_options(g, b.seats, options)
    for slot, (zone, seat) in enumerate(b.places):
        lay(g, b, slot, zone, seat)
    g.illuminati = own
    for slot, (master, side) in b.masters.items():
        attach(g, slot, master, side)
    set_numbers(g, given, b.seats)
    for card, host in given.get("links", {}).items():
        if PUPPET_BACK[FACE[card]]:
            g.links[in_play(g, card, "links")] = in_play(g, host, "links")
    for card, host, slot in links:
        at = in_play(g, host, "links")
        g.holder[slot] = g.holder[at]
        g.effects.add(card, g.holder[at], Marked(at, slot))
    for slot in orders:
        if not COLOUR[g.cards.face[slot]]:
            raise BadPosition(f"nwo: {ID[g.cards.face[slot]]} is no NWO card")
        g.effects.add(ID[g.cards.face[slot]], 0, Marked(NO_CARD, slot))
    for name in given.get("devastated", "").split():
        g.effects.add(in_force.DEVASTATED, 0, (in_play(g, name, "devastated"),))
    for card, choice in given.get("written", {}).items():
        card_moves.write(g, in_play(g, card, "written"), written_choice(g, choice))
    g.touch()
    set_tokens(g, given)
    return g


def lay(g: Inwo, b: Builder, slot: int, zone: int, seat: int) -> None:
    """Put one card where the position says."""
    face = b.faces[slot]
    g.zone[slot] = zone
    g.holder[slot] = g.property[slot] = seat
    g.backs[slot] = 1 if PUPPET_BACK[face] else 0
    if zone != STRUCTURE:
        pile = card_moves.pile(g, zone, seat)
        if pile is not None:
            pile.append(slot)
    if zone in (PLOTS, GROUPS):
        g.cards.show(seat, slot)
    elif zone not in (PLOT_DECK, GROUP_DECK):
        g.cards.reveal(slot)
    if zone == DESTROYED:
        g.effects.add(in_force.WAS, seat, Numbered(slot, ALIGN[face]))


def attach(g: Inwo, slot: int, master: int, side: str) -> None:
    """Lay a group on an arrow of its master: the one named, or the first open one."""
    if TYPE[g.cards.face[slot]] != GROUP:
        raise BadPosition(f"groups: {ID[g.cards.face[slot]]} is no Group")
    g.holder[slot] = g.holder[master]
    sides = grid.open_arrows(g, master)
    if side:
        sides = [SIDES.index(side)] if side in SIDES and SIDES.index(side) in sides else []
    if not sides:
        raise BadPosition(f"groups: {ID[g.cards.face[master]]} has no open arrow for {ID[g.cards.face[slot]]}")
    grid.attach(g, slot, master, sides[0])


def set_numbers(g: Inwo, given: dict[str, Any], seats: int) -> None:
    """Whose turn it is, and how far the game is."""
    g.turn = seat_of(str(given.get("to_move", "A")), seats, "to_move")
    g.turns = given.get("turns", 3 * seats)
    usual = [3 if g.structure[seat] else 2 for seat in range(seats)]  # nobody starts out eliminated (IN-14.1)
    named = by_seat(given, "own_turns", seats, -1)
    g.own_turns = [turns if turns >= 0 else usual[seat] for seat, turns in named]
    step = given.get("step", "main")
    if step not in BEGIN:
        raise BadPosition(f"step: there is no {step!r}; {meant(str(step), BEGIN)}it may be: {', '.join(BEGIN)}")
    g.step = BEGIN[step]
    g.basic_goal = given.get("basic_goal", g.basic_goal)
    g.loaded = [int(die) for die in given.get("dice", [])]
    if any(not 1 <= die <= SIX for die in g.loaded):
        raise BadPosition(f"dice: a die shows 1 to 6; these are {g.loaded}")
    g.leads = [-1] * seats


def set_tokens(g: Inwo, given: dict[str, Any]) -> None:
    """Every card has what phase 4 would give it, unless the position says otherwise."""
    for _, slot in g.speakers():
        g.tokens[slot] = power.entitled(g, slot) if power.gets_tokens(g, slot) else 0
    for name, count in given.get("tokens", {}).items():
        if int(count) < 0:
            raise BadPosition(f"tokens: {name} cannot have {count}")
        g.tokens[in_play(g, name, "tokens")] = int(count)
    g.touch()


def written_choice(g: Inwo, choice: str) -> int:
    """What is written down: a card in play, or with `place:` before it any Place by name."""
    kind, _, name = choice.rpartition(":")
    if not kind:
        return in_play(g, name, "written")
    if name not in FACE or KIND[FACE[name]] != PLACE:
        raise BadPosition(f"written: there is no Place {name!r}; {meant(name, FACE)}".rstrip("; "))
    return any_place(FACE[name])


def in_play(g: Inwo, name: str, where: str) -> int:
    """The card of a name in play."""
    for _, slot in g.speakers():
        if name in (card_moves.name(g, slot), ID[g.cards.face[slot]]):
            return slot
    there = [card_moves.name(g, slot) for _, slot in g.speakers()]
    raise BadPosition(f"{where}: no card {name!r} is in play; {meant(name, there)}".rstrip("; "))


# -- What a scenario may expect ----------------------------------------------------------------------------------------


def inspect(g: Inwo) -> dict[str, Any]:
    """Everything by names, nothing hidden."""
    seats = range(g.seats)
    in_play_now = [slot for _, slot in g.speakers()]
    groups = [slot for slot in in_play_now if g.zone[slot] == STRUCTURE]
    attack = g.attack
    return {
        "turn": letter(g.turn),
        "step": STEPS[g.step],
        "turns": g.turns,
        "groups": {letter(seat): named(g, g.structure[seat]) for seat in seats},
        "resources": {letter(seat): named(g, g.resources[seat]) for seat in seats},
        "agents": {letter(seat): named(g, g.agents[seat]) for seat in seats},
        "plots": {letter(seat): sorted(named(g, g.plots[seat])) for seat in seats},
        "exposed": {letter(seat): named(g, g.exposed[seat]) for seat in seats},
        "hand": {letter(seat): sorted(named(g, g.groups[seat])) for seat in seats},
        "plot_deck": {letter(seat): named(g, g.plot_deck[seat][::-1]) for seat in seats},
        "group_deck": {letter(seat): named(g, g.group_deck[seat][::-1]) for seat in seats},
        "discards": {letter(seat): named(g, g.discards[seat]) for seat in seats},
        "destroyed": {letter(seat): named(g, g.destroyed[seat]) for seat in seats},
        "gone": [ID[g.cards.face[slot]] for slot in range(len(g.zone)) if g.zone[slot] == GONE],
        "nwo": [effect.key for effect in g.effects_in_force() if effect.key in FACE and COLOUR[FACE[effect.key]]],
        "tokens": {card_moves.name(g, slot): power.token_count(g, slot) for slot in in_play_now},
        "power": {card_moves.name(g, slot): power.power(g, slot) for slot in groups},
        "global_power": {card_moves.name(g, slot): power.global_power(g, slot) for slot in groups},
        "resistance": {card_moves.name(g, slot): power.resistance(g, slot) for slot in groups},
        "alignments": {card_moves.name(g, slot): alignment_names(power.alignments(g, slot)) for slot in groups},
        "masters": {card_moves.name(g, s): ID[g.cards.face[g.master[s]]] for s in groups if g.master[s] >= 0},
        "links": {
            card_moves.name(g, card): ID[g.cards.face[host]] for card, host in sorted(g.links.items()) if host >= 0
        },
        "devastated": [card_moves.name(g, slot) for slot in groups if power.devastated(g, slot)],
        "strength": strength.strength(g, attack) if attack is not None and attack.stage < DICE else None,
        "parts": [list(part) for part in parts(g)],
        "privileged": attack is not None and attack.privileged and not attack.broken,
        "dice": attack.dice[:] if attack is not None else dice_rolled(g),
        "out": [letter(seat) for seat in g.out],
        "winners": [letter(seat) for seat in g.winners],
        "reason": g.reason,
        "claims": [letter(seat) for seat, _ in g.claims],
    }


def parts(g: Inwo) -> list[tuple[str, str, int]]:
    """The running sum of the attack, by names."""
    attack = g.attack
    if attack is None or attack.stage >= DICE:
        return []
    return strength.by_name(g, strength.reckon(g, attack))


def named(g: Inwo, slots: list[int]) -> list[str]:
    """Cards by id."""
    return [ID[g.cards.face[slot]] for slot in slots]
