"""The community's chronicle string: one line of text that other tables of Oath write and read.

`decode` reads a string as it stands, `encode` writes the same string again; `adopt` makes a chronicle of it that a game
can be set up from, mending what the string leaves open, and `export` writes one of ours.
"""

from __future__ import annotations

from typing import Any, Final

from camarilla.games.oath.catalog import (
    DATA,
    FACE_OF,
    FIRST_SITE,
    IDS,
    NAME,
    SITES,
    card,
    is_denizen,
    is_edifice,
    is_relic,
    is_vision,
    is_world,
)
from camarilla.games.oath.chronicle_document import DENIZENS, RELICS, VISIONS, Chronicle, StoredSite, build_world, check
from camarilla.games.oath.places import COLORS, MAP_SITES
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.rng import Rng, seed_bytes

EMPTY: Final = 0xFF
FACEDOWN: Final = IDS["site_facedown_offset"]
REGION_OF: Final = ("cradle", "cradle", "provinces", "provinces", "provinces", "hinterland", "hinterland", "hinterland")
OATH_NAMES: Final = [IDS["oaths"][f"{number:02X}"] for number in range(4)]
WITH_WINNER: Final = (3, 3, 1)
WITHOUT_RELICS: Final = ((1, 6, 0), (2, 0, 3))
KNOWN: Final = ((3, 1, 0), (3, 1, 1), (3, 1, 2), (3, 1, 3), (3, 2, 0), (3, 3, 0), (3, 3, 1))
BITS: Final = {int(bit, 16): color for bit, color in IDS["color_bits"].items()}


class Reader:
    """Takes a string apart from the left."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def raw(self, count: int) -> str:
        """So many characters."""
        piece = self.text[self.at : self.at + count]
        if len(piece) < count:
            raise BadOptions(f"oath: this chronicle string ends too early, at character {len(self.text)}")
        self.at += count
        return piece

    def byte(self) -> int:
        """Two hexadecimal digits."""
        piece = self.raw(2)
        try:
            return int(piece, 16)
        except ValueError:
            raise BadOptions(
                f"oath: character {self.at - 1} of this chronicle string is no hexadecimal digit"
            ) from None

    def cards(self) -> list[str]:
        """A count and so many cards."""
        return [name_of(self.byte()) for _ in range(self.byte())]


def name_of(id: int) -> str:
    """The name of a card."""
    if id >= len(NAME) or not NAME[id] or not (is_denizen(id) or is_edifice(id) or is_vision(id) or is_relic(id)):
        raise BadOptions(f"oath: no card has the number {id:02X}")
    return NAME[id]


def colors_of(bits: int) -> list[str]:
    """The colours of a bit field."""
    return [color for bit, color in sorted(BITS.items(), reverse=True) if bits & bit]


def bits_of(colors: list[str]) -> int:
    """The bit field of colours."""
    return sum([bit for bit, color in BITS.items() if color in colors])


def decode(text: str) -> dict[str, Any]:
    """A string as plain data, nothing mended."""
    reader = Reader(text)
    version = (reader.byte(), reader.byte(), reader.byte())
    old = WITHOUT_RELICS[0] <= version <= WITHOUT_RELICS[1]
    if version not in KNOWN and not old:
        raise BadOptions(f"oath: chronicle strings of version {'.'.join(map(str, version))} are not known")
    data: dict[str, Any] = {"version": ".".join(map(str, version))}
    data["game_number"] = reader.byte() * 256 + reader.byte()
    data["chronicle_name"] = reader.raw(reader.byte())
    data["unused_byte"] = reader.raw(2)
    data["citizens"] = colors_of(reader.byte())
    oath = reader.byte()
    if oath >= len(OATH_NAMES):
        raise BadOptions(f"oath: {oath:02X} is no oath of a chronicle")
    data["oath"] = OATH_NAMES[oath]
    data["suit_order"] = suits_of(reader.raw(6))
    data["sites"] = [decode_site(reader, space) for space in range(MAP_SITES)]
    data["world_deck"] = reader.cards()
    data["dispossessed"] = reader.cards()
    data["relic_deck"] = [] if old else reader.cards()
    data["previous_game"] = decode_winner(reader) if version == WITH_WINNER else None
    if reader.at != len(text):
        raise BadOptions(f"oath: this chronicle string goes on after its end, at character {reader.at}")
    return data


def suits_of(digits: str) -> list[str]:
    """The order of suits, a digit each."""
    if sorted(digits) != ["0", "1", "2", "3", "4", "5"]:
        raise BadOptions(f"oath: the order of suits is 0 to 5 in some order, not {digits!r}")
    return [IDS["suits"][int(digit)] for digit in digits]


def decode_site(reader: Reader, space: int) -> dict[str, Any]:
    """One space: a site, faceup or facedown, and up to three cards."""
    id = reader.byte()
    facedown = FACEDOWN <= id < FACEDOWN + SITES
    if id != EMPTY and not facedown and id >= SITES:
        raise BadOptions(f"oath: no site has the number {id:02X}")
    site = None if id == EMPTY else NAME[FIRST_SITE + id - (FACEDOWN if facedown else 0)]
    cards = [reader.byte() for _ in range(3)]
    names = [None if one == EMPTY else name_of(one) for one in cards]
    return {"slot": space + 1, "region": REGION_OF[space], "site": site, "facedown": facedown, "cards": names}


def decode_winner(reader: Reader) -> dict[str, Any]:
    """What 3.3.1 tells of the game before."""
    citizens = colors_of(reader.byte())
    winner = colors_of(reader.byte())
    if len(winner) != 1:
        raise BadOptions("oath: the game before had exactly one winner")
    return {"citizens_at_start": citizens, "winner_color": winner[0], "winner_name": reader.raw(reader.byte())}


# -- Writing -----------------------------------------------------------------------------------------------------------


def encode(data: dict[str, Any]) -> str:
    """The string that `decode` would read as this data."""
    version = tuple(int(part) for part in data["version"].split("."))
    text = "".join([f"{part:02X}" for part in version])
    text += f"{data['game_number']:04X}{len(data['chronicle_name']):02X}{data['chronicle_name']}"
    text += f"{data['unused_byte']}{bits_of(data['citizens']):02X}{OATH_NAMES.index(data['oath']):02X}"
    text += "".join([str(IDS["suits"].index(suit)) for suit in data["suit_order"]])
    text += "".join([encode_site(site) for site in data["sites"]])
    text += encode_cards(data["world_deck"]) + encode_cards(data["dispossessed"])
    if not WITHOUT_RELICS[0] <= version <= WITHOUT_RELICS[1]:
        text += encode_cards(data["relic_deck"])
    if data["previous_game"] is not None:
        before = data["previous_game"]
        text += f"{bits_of(before['citizens_at_start']):02X}{bits_of([before['winner_color']]):02X}"
        text += f"{len(before['winner_name']):02X}{before['winner_name']}"
    return text


def encode_site(site: dict[str, Any]) -> str:
    """One space."""
    if site["site"] is None:
        id = EMPTY
    else:
        id = FACE_OF[site["site"]] - FIRST_SITE + (FACEDOWN if site["facedown"] else 0)
    return f"{id:02X}" + "".join([f"{EMPTY if name is None else FACE_OF[name]:02X}" for name in site["cards"]])


def encode_cards(names: list[str]) -> str:
    """A count and the cards."""
    return f"{len(names):02X}" + "".join([f"{FACE_OF[name]:02X}" for name in names])


# -- Chronicles --------------------------------------------------------------------------------------------------------


def adopt(text: str) -> Chronicle:
    """A chronicle from a string; what it leaves open is filled in at random, as a function of the string."""
    data = decode(text)
    rng = Rng(seed_bytes(0)).fork(text)
    new = Chronicle()
    new.name = data["chronicle_name"]
    new.number = data["game_number"]
    new.oath = OATH_NAMES.index(data["oath"])
    new.citizens = data["citizens"]
    before = data["previous_game"]
    new.winner = before["winner_color"] if before else ""
    new.extra = {"suit_order": data["suit_order"], "unused_byte": data["unused_byte"]}
    if before:
        new.extra["previous_citizens"] = before["citizens_at_start"]
        new.extra["winner_name"] = before["winner_name"]
    adopt_land(new, data, rng)
    adopt_decks(new, data, rng)
    try:
        check(new)
    except ValueError as problem:
        raise BadOptions(f"oath: no game can be set up from this chronicle string: {problem}") from None
    return new


def adopt_land(new: Chronicle, data: dict[str, Any], rng: Rng) -> None:
    """The eight spaces; empty ones get facedown sites, of a card that is there twice the first counts.

    Visions lie at no site: they go back to the deck.
    """
    named = [FACE_OF[site["site"]] - FIRST_SITE for site in data["sites"] if site["site"]]
    others = [site for site in range(SITES) if site not in named]
    rng.shuffle(others)
    seen: set[int] = set()
    for site in data["sites"]:
        faces = [FACE_OF[name] for name in site["cards"] if name]
        faces = [face for face in faces if face not in seen and not is_vision(face)]
        seen.update(faces)
        id = FACE_OF[site["site"]] - FIRST_SITE if site["site"] else others.pop()
        relics = [face for face in faces if is_relic(face)]
        cards = [face for face in faces if not is_relic(face)]
        new.sites.append(StoredSite(id, bool(site["site"]) and not site["facedown"], cards, relics))


def adopt_decks(new: Chronicle, data: dict[str, Any], rng: Rng) -> None:
    """World Deck, Dispossessed and relics; missing relics go on top, a deck without all Visions is built anew."""
    laid = [face for site in new.sites for face in site.cards + site.relics]
    new.dispossessed = [face for face in unique(data["dispossessed"]) if is_denizen(face) and face not in laid]
    elsewhere = {*laid, *new.dispossessed}
    world = [face for face in unique(data["world_deck"]) if is_world(face) and face not in elsewhere]
    if not world:
        pool = [FACE_OF[name] for name in DATA["first_game_setup"]["starting_denizen_pool"]]
        world = [face for face in pool if face not in laid]
    if sorted([face for face in world if is_vision(face)]) != VISIONS:
        world = build_world([face for face in world if face in DENIZENS], rng)
    new.world = world
    relics = [face for face in reversed(unique(data["relic_deck"])) if is_relic(face) and face not in laid]
    missing = [face for face in RELICS if face not in relics and face not in laid]
    rng.shuffle(missing)
    new.relics = missing + relics


def unique(names: list[str]) -> list[int]:
    """Faces, each once; the last mention of a relic counts as higher in its deck."""
    return list(dict.fromkeys([FACE_OF[name] for name in names]))


def export(chronicle: Chronicle) -> str:
    """One of our chronicles as a string of version 3.3.1."""
    extra = chronicle.extra
    return encode(
        {
            "version": "3.3.1",
            "game_number": chronicle.number,
            "chronicle_name": chronicle.name,
            "unused_byte": extra.get("unused_byte", "00"),
            "citizens": chronicle.citizens,
            "oath": OATH_NAMES[chronicle.oath],
            "suit_order": extra.get("suit_order", IDS["suits"]),
            "sites": [export_site(site) for site in chronicle.sites],
            "world_deck": [NAME[face] for face in chronicle.world],
            "dispossessed": [NAME[face] for face in chronicle.dispossessed],
            "relic_deck": [NAME[face] for face in reversed(chronicle.relics)],
            "previous_game": {
                "citizens_at_start": extra.get("previous_citizens", []),
                "winner_color": chronicle.winner or COLORS[5],
                "winner_name": extra.get("winner_name", "UNKNOWN"),
            },
        }
    )


def export_site(site: StoredSite) -> dict[str, Any]:
    """One space: denizens and edifices from the left, relics from the right."""
    left: list[str | None] = [NAME[face] for face in site.cards]
    right: list[str | None] = [NAME[face] for face in site.relics]
    if len(left) + len(right) > 3:
        raise BadOptions(f"oath: the string has no room for all cards at {card(FIRST_SITE + site.site).name}")
    gap: list[str | None] = [None] * (3 - len(left) - len(right))
    return {"site": NAME[FIRST_SITE + site.site], "facedown": not site.faceup, "cards": left + gap + right}


def is_string(text: str) -> bool:
    """Whether a text looks like a chronicle string and not like a document."""
    return bool(text) and text[0] != "{"
