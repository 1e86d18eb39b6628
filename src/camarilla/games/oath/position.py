"""Positions of Oath by names: what scenarios and lessons start from, and what they may expect."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from camarilla.checks.scenario import by_seat, check_keys, letter, seat_of
from camarilla.games.oath import card_moves, citizens, rules, setup
from camarilla.games.oath import layout as opening
from camarilla.games.oath.catalog import (
    BY_SLUG,
    DARKEST,
    DATA,
    FACE_OF,
    FIRST_EDIFICE,
    FIRST_SITE,
    FIRST_SPACE,
    FIRST_VISION,
    OATHS,
    PEOPLE,
    REGIONS,
    SCEPTER,
    SITES,
    SLUG,
    SUITS,
    is_denizen,
    is_edifice,
    kind_of,
)
from camarilla.games.oath.chronicle_document import RELICS, VISIONS
from camarilla.games.oath.options import Options
from camarilla.games.oath.places import (
    BANNERS,
    CHANCELLOR,
    CITIZEN,
    EXILE,
    FIXTURE,
    LAND,
    MAP_SITES,
    PURPLE,
    RELIC_AT,
    ROLES,
)
from camarilla.games.oath.state import Oath
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BadPosition
from camarilla.kernel.rng import Rng

KEYS = (
    "land",
    "cards",
    "site_relics",
    "site_tokens",
    "warbands",
    "bands",
    "favor",
    "secrets",
    "dark",
    "supply",
    "pawns",
    "advisers",
    "relics",
    "roles",
    "banners",
    "mob",
    "title",
    "usurper",
    "oath",
    "visions",
    "revealed",
    "banks",
    "world",
    "discards",
    "relic_deck",
    "reliquary",
    "dispossessed",
    "archive",
    "on_favor",
    "on_secrets",
    "dice",
    "phase",
    "round",
    "to_move",
)
TURN_PHASES = ("wake", "act", "rest")
LAND_DEFAULT = "plains charming-valley mountain river steppe rocky-coast wastes great-slum"


def build(seats: int, options: Options, given: dict[str, Any], rng: Rng) -> Oath:
    """A position in play. Cards are named as notations spell them; `~` before a name lays it facedown."""
    check_keys("oath", given, KEYS)
    layout = Layout(seats, options, given, rng)
    layout.lay_land()
    layout.lay_players()
    layout.lay_decks()
    layout.lay_tokens()
    g = layout.g
    g.phase = phase_named(str(given.get("phase", "act")))
    g.round = int(given.get("round", 1))
    g.turn = seat_of(str(given.get("to_move", "A")), seats, "to_move")
    opening.hide(g)
    for slot in [slot for cards in g.advisers for slot in cards]:
        card_moves.see_back(g, slot)
    for pile in g.discards:
        for slot in pile:
            card_moves.see_back(g, slot)
    card_moves.see_top(g)
    citizens.show_reliquary(g)
    return g


def phase_named(name: str) -> int:
    """A phase of a turn by its name."""
    if name not in TURN_PHASES:
        raise BadPosition(f"phase: expected one of {', '.join(TURN_PHASES)}, not {name!r}")
    return rules.PHASES.index(name)


def words(value: Any, where: str) -> list[str]:
    """Names in a row."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, list):
        return [str(name) for name in value]
    raise BadPosition(f"{where}: expected names, not {value!r}")


def face_of(name: str, where: str) -> int:
    """The face of a name."""
    if name not in BY_SLUG:
        close = get_close_matches(name, BY_SLUG, 1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        raise BadPosition(f"{where}: there is no card {name!r}{hint}")
    return BY_SLUG[name]


def die_face(word: str) -> int:
    """A face of a die, as `DiceRolled` numbers them."""
    if word not in ("0", "1", "2", "3", "4", "5"):
        raise BadPosition(f"dice: expected faces from 0 to 5, not {word!r}")
    return int(word)


class Layout:
    """Builds a state from what is given."""

    def __init__(self, seats: int, options: Options, given: dict[str, Any], rng: Rng) -> None:
        self.given = given
        self.seats = seats
        faces = self.all_faces()
        g = Oath(seats, rng, Cards(seats, faces))
        self.g = g
        self.slot = {face: slot for slot, face in enumerate(faces)}
        self.used: set[int] = set()
        g.kinds = [kind_of(face) for face in faces]
        g.deeds_cap = options.deeds
        g.saga = {"name": "Empire and Exile", "number": 2, "citizens": [], "history": [], "extra": {}}
        g.colors = [PURPLE, *range(seats - 1)]
        g.role = [CHANCELLOR] + [EXILE] * (seats - 1)
        for seat, role in by_seat(given, "roles", seats, None):
            if role is not None:
                g.role[seat] = ROLES.index(role)
        g.order = list(range(seats))
        inside = set(faces)
        g.archive = [face for face in range(FIRST_EDIFICE) if face not in inside]
        if "archive" in given:
            g.archive = [self.archived(name, inside) for name in words(given["archive"], "archive")]

    def all_faces(self) -> list[int]:
        """The cards of this game: everything that is named, and the denizens of a first game."""
        named: list[int] = []
        for key in ("cards", "advisers", "discards", "revealed"):
            for where, value in self.given.get(key, {}).items():
                named += [face_of(name.lstrip("~"), f"{key} of {where}") for name in words(value, key)]
        for key in ("world", "dispossessed"):
            named += [face_of(name, key) for name in words(self.given.get(key, ""), key)]
        pool = [FACE_OF[name] for name in DATA["first_game_setup"]["starting_denizen_pool"]]
        denizens = list(dict.fromkeys([face for face in named if is_denizen(face)] + pool))
        built = [face for face in named if is_edifice(face)]
        stacks = {face // 2 for face in built}
        edifices = built + [face for face in range(FIRST_EDIFICE, FIRST_VISION, 2) if face // 2 not in stacks]
        land = [FIRST_SITE + site for site in range(SITES)]
        fixtures = [SCEPTER, PEOPLE, DARKEST, *range(FIRST_SPACE, FIRST_SPACE + 4)]
        return land + RELICS + denizens + VISIONS + edifices + fixtures

    def archived(self, name: str, inside: set[int]) -> int:
        """A denizen of the Archive: one that is not in this game."""
        face = face_of(name, "archive")
        if face in inside or not is_denizen(face):
            raise BadPosition(f"archive: {name} is in this game, or is no denizen")
        return face

    def take(self, name: str, where: str) -> int:
        """The slot of a named card, which nobody else has named."""
        face = face_of(name, where)
        if face not in self.slot or self.slot[face] in self.used:
            raise BadPosition(f"{where}: {name} is named twice or is no card for this place")
        slot = self.slot[face]
        self.used.add(slot)
        return slot

    def site(self, name: str, where: str) -> int:
        """The space of a site by its name."""
        face = face_of(name, where)
        for space, slot in enumerate(self.g.sites):
            if self.g.cards.face[slot] == face:
                return space
        raise BadPosition(f"{where}: {name} is not in this land")

    def lay_land(self) -> None:
        """Sites, what lies at them, and who rules them."""
        g = self.g
        names = words(self.given.get("land", LAND_DEFAULT), "land")
        if len(names) != MAP_SITES:
            raise BadPosition(f"land: expected {MAP_SITES} sites, not {len(names)}")
        g.sites = [self.take(name.lstrip("~"), "land") for name in names]
        g.site_deck = [
            self.slot[FIRST_SITE + site] for site in range(SITES) if self.slot[FIRST_SITE + site] not in g.sites
        ]
        for space, name in enumerate(names):
            g.place[g.sites[space]] = LAND + space
            if not name.startswith("~"):
                g.site_up[space] = True
                card_moves.turn_up_land(g, space)
        for name, cards in self.given.get("cards", {}).items():
            for card in words(cards, "cards"):
                card_moves.lay_at_site(g, self.take(card, "cards"), self.site(name, "cards"))
        for name, relics in self.given.get("site_relics", {}).items():
            space = self.site(name, "site_relics")
            for relic in words(relics, "site_relics"):
                slot = self.take(relic, "site_relics")
                g.site_relics[space].append(slot)
                g.place[slot] = RELIC_AT + space
        g.fixtures = [self.slot[PEOPLE], self.slot[DARKEST], *[self.slot[FIRST_SPACE + k] for k in range(4)]]
        for slot in g.fixtures:
            g.cards.reveal(slot)
            g.place[slot] = FIXTURE
        for slot in g.fixtures[:2]:
            g.show_up(slot, g.cards.face[slot])

    def lay_players(self) -> None:
        """Pawns, advisers, relics, Visions, title and banners."""
        g = self.g
        for seat, name in by_seat(self.given, "pawns", self.seats, None):
            g.pawn[seat] = self.site(name, "pawns") if name else 0
        for seat, cards in by_seat(self.given, "advisers", self.seats, ""):
            for name in words(cards, "advisers"):
                slot = self.take(name.lstrip("~"), "advisers")
                g.cards.show(seat, slot)
                card_moves.lay_adviser(g, slot, seat, not name.startswith("~"))
        for seat, relics in by_seat(self.given, "relics", self.seats, ""):
            for name in words(relics, "relics"):
                card_moves.hold_relic(g, seat, self.take(name, "relics"))
        if self.slot[SCEPTER] not in self.used:
            self.used.add(self.slot[SCEPTER])
            card_moves.hold_relic(g, g.chancellor, self.slot[SCEPTER])
        for seat, name in by_seat(self.given, "revealed", self.seats, None):
            if name:
                g.revealed[seat] = self.take(name, "revealed")
                g.cards.reveal(g.revealed[seat])
                card_moves.see_back(g, g.revealed[seat])
        g.oath = OATHS.index(self.given.get("oath", "supremacy"))
        g.title = seat_of(str(self.given.get("title", "A")), self.seats, "title")
        g.usurper = bool(self.given.get("usurper", False))
        g.visions = int(self.given.get("visions", 0))
        g.mob = bool(self.given.get("mob", False))

    def lay_decks(self) -> None:
        """Piles: what is named lies on top, in the order named."""
        g = self.g
        for name, cards in self.given.get("discards", {}).items():
            pile = [self.take(card, "discards") for card in words(cards, "discards")]
            g.discards[REGIONS.index(name)] = pile[::-1]
        g.dispossessed = [self.take(name, "dispossessed") for name in words(self.given.get("dispossessed", ""), "x")]
        top = [self.take(name, "world") for name in words(self.given.get("world", ""), "world")]
        rest = [
            slot for face, slot in self.slot.items() if slot not in self.used and (is_denizen(face) or face in VISIONS)
        ]
        g.rng.shuffle(rest)
        g.world = rest + top[::-1]
        spaces = words(self.given.get("reliquary", ""), "reliquary")
        relics = [self.take(name, "reliquary") if name != "-" else -1 for name in spaces]
        named = [self.take(name, "relic_deck") for name in words(self.given.get("relic_deck", ""), "relic_deck")]
        loose = [self.slot[face] for face in RELICS if self.slot[face] not in self.used]
        g.rng.shuffle(loose)
        while len(relics) < 4:
            relics.append(loose.pop())
        g.relic_deck = loose + named[::-1]
        for space, slot in enumerate(relics):
            g.reliquary[space] = slot
            if slot < 0:
                card_moves.uncover(g, space)
        g.edifices = [slot for face, slot in self.slot.items() if is_edifice(face) and slot not in self.used]
        for slot in g.edifices:
            g.cards.reveal(slot)

    def faceup(self, name: str, where: str) -> int:
        """The slot of a card that lies faceup in play."""
        slot = self.g.up_slot[face_of(name, where)]
        if slot < 0:
            raise BadPosition(f"{where}: {name} does not lie faceup in play")
        return slot

    def lay_tokens(self) -> None:
        """Favor, secrets, Supply and warbands."""
        g = self.g
        g.favor = [int(count) for _, count in by_seat(self.given, "favor", self.seats, 1)]
        g.secrets = [int(count) for _, count in by_seat(self.given, "secrets", self.seats, 1)]
        g.dark = [int(count) for _, count in by_seat(self.given, "dark", self.seats, 0)]
        g.supply = [int(count) for _, count in by_seat(self.given, "supply", self.seats, 7)]
        g.bands = [int(count) for _, count in by_seat(self.given, "bands", self.seats, 3)]
        g.banks = [int(self.given.get("banks", {}).get(suit, 3)) for suit in SUITS]
        for number, name in enumerate(BANNERS):
            text = words(self.given.get("banners", {}).get(name, "- 1"), "banners")
            g.banner_holder[number] = -1 if text[0] == "-" else seat_of(text[0], self.seats, "banners")
            g.banner_tokens[number] = int(text[1]) if len(text) > 1 else 1
        for name, text in self.given.get("site_tokens", {}).items():
            favor, secrets = words(text, "site_tokens")
            space = self.site(name, "site_tokens")
            g.site_favor[space], g.site_secrets[space] = int(favor), int(secrets)
        g.on_favor = {self.faceup(name, "on_favor"): int(n) for name, n in self.given.get("on_favor", {}).items()}
        g.on_secrets = {self.faceup(name, "on_secrets"): int(n) for name, n in self.given.get("on_secrets", {}).items()}
        g.loaded = [die_face(word) for word in words(self.given.get("dice", ""), "dice")]
        placed = sum(g.on_favor.values())
        on_people, on_darkest = g.banner_tokens
        g.shared = setup.FAVOR - sum(g.favor) - sum(g.banks) - on_people - sum(g.site_favor) - placed
        g.minted = sum(g.secrets) + sum(g.dark) + on_darkest + sum(g.site_secrets) + sum(g.on_secrets.values())
        if g.shared < 0:
            raise BadPosition(f"favor: there are only {setup.FAVOR}")
        g.reserve = [setup.OWN_BANDS] * self.seats
        g.reserve[0] = setup.PURPLE_BANDS
        for name, text in self.given.get("warbands", {}).items():
            space = self.site(name, "warbands")
            seat = seat_of(text[0], self.seats, "warbands")
            g.owner[space] = 0 if g.role[seat] == CITIZEN else seat
            g.garrison[space] = int(text[1:])
            g.reserve[g.owner[space]] -= g.garrison[space]
        for seat in range(self.seats):
            g.reserve[seat if g.role[seat] == EXILE else 0] -= g.bands[seat]
        if min(g.reserve) < 0:
            raise BadPosition("bands: somebody has more warbands than there are")


def inspect(g: Oath) -> dict[str, Any]:
    """Everything by names: by seat letter, site and suit."""
    face = g.cards.face
    seats = range(g.seats)

    def names(slots: list[int]) -> list[str]:
        return [SLUG[face[slot]] for slot in slots]

    def advisers(seat: int) -> list[str]:
        return [("" if slot in g.up else "~") + SLUG[face[slot]] for slot in g.advisers[seat]]

    site = [SLUG[face[slot]] for slot in g.sites]
    return {
        "turn": letter(g.turn),
        "round": g.round,
        "phase": rules.PHASES[g.phase],
        "sites": [("" if g.site_up[space] else "~") + site[space] for space in range(MAP_SITES)],
        "cards": {site[space]: names(g.site_cards[space]) for space in range(MAP_SITES)},
        "site_relics": {site[space]: names(g.site_relics[space]) for space in range(MAP_SITES)},
        "site_favor": {site[space]: g.site_favor[space] for space in range(MAP_SITES)},
        "site_secrets": {site[space]: g.site_secrets[space] for space in range(MAP_SITES)},
        "warbands": {
            site[space]: f"{letter(g.owner[space])}{g.garrison[space]}" if g.garrison[space] else ""
            for space in range(MAP_SITES)
        },
        "bands": {letter(seat): g.bands[seat] for seat in seats},
        "bank": {letter(seat): g.reserve[seat] for seat in seats},
        "favor": {letter(seat): g.favor[seat] for seat in seats},
        "secrets": {letter(seat): g.secrets[seat] for seat in seats},
        "dark": {letter(seat): g.dark[seat] for seat in seats},
        "supply": {letter(seat): g.supply[seat] for seat in seats},
        "pawns": {letter(seat): site[g.pawn[seat]] if g.pawn[seat] >= 0 else "" for seat in seats},
        "advisers": {letter(seat): advisers(seat) for seat in seats},
        "relics": {letter(seat): names(g.relics[seat]) for seat in seats},
        "roles": {letter(seat): ROLES[g.role[seat]] for seat in seats},
        "revealed": {letter(seat): SLUG[face[g.revealed[seat]]] if g.revealed[seat] >= 0 else "" for seat in seats},
        "hands": {letter(seat): names(g.hands[seat]) for seat in seats},
        "banners": {
            name: letter(g.banner_holder[b]) if g.banner_holder[b] >= 0 else "" for b, name in enumerate(BANNERS)
        },
        "banner_tokens": {name: g.banner_tokens[b] for b, name in enumerate(BANNERS)},
        "mob": g.mob,
        "title": letter(g.title) if g.title >= 0 else "",
        "usurper": g.usurper,
        "oath": OATHS[g.oath],
        "visions": g.visions,
        "banks": {suit: g.banks[bank] for bank, suit in enumerate(SUITS)},
        "shared": g.shared,
        "on_favor": {SLUG[face[slot]]: count for slot, count in g.on_favor.items()},
        "on_secrets": {SLUG[face[slot]]: count for slot, count in g.on_secrets.items()},
        "world": names(g.world[::-1]),
        "discards": {name: names(g.discards[r][::-1]) for r, name in enumerate(REGIONS)},
        "relic_deck": names(g.relic_deck[::-1]),
        "reliquary": [SLUG[face[slot]] if slot >= 0 else "-" for slot in g.reliquary],
        "dispossessed": names(g.dispossessed),
        "archive": [SLUG[one] for one in g.archive],
        "dice": g.loaded[:],
        "box": names(g.box),
        "cage": {letter(seat): g.cage[seat] for seat in seats},
        "prophets": [[letter(seat), SLUG[face[slot]]] for seat, slot in g.prophets],
        "promises": [list(promise) for promise in g.promises],
        "winner": letter(g.winner) if g.winner >= 0 else "",
        "winners": [letter(g.winner)] if g.winner >= 0 else [],
        "ways": g.ways[:],
        "chronicle": g.saga.get("next", ""),
    }
