"""Decks: a text format, validation with reasons, starter decks, and decks made up by chance (IN-21.24 to IN-21.27).

The text format is one card a line, `2 hoax` for two copies, the Illuminati first with `!` before it; `#` begins a
comment. On one line, cards are separated by commas.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

import msgspec

from camarilla.games.inwo.catalog import FACE, FACES, GROUP, ID, ILLUMINATI, NAME, PROMO, PUPPET_BACK, RARITY, TYPE
from camarilla.games.inwo.plays.abilities import KNOWN
from camarilla.kernel.errors import BadOptions
from camarilla.kernel.options import Label
from camarilla.kernel.rng import Rng

STARTERS: Final[list[dict[str, Any]]] = json.loads(
    files("camarilla.games.inwo").joinpath("decks.json").read_text("utf-8")
)["decks"]
STARTER_NAMES: Final = [deck["name"] for deck in STARTERS]


STARTER: Final = "starter"
KINDS: Final = (STARTER, "random", "sealed")
"""What a table, or a seat of it, may play instead of a deck that is named or written out."""
MOST_CARDS: Final = 500
MOST_DIGITS: Final = 6
"""How many digits of a count are read: more of them are too many cards in any case."""
LONGEST_NAME: Final = 120
"""More than this of a line is no name of a card, and is not told back."""
"""No deck is larger than this."""


class Fault(msgspec.Struct, frozen=True):
    """Something wrong with a deck, and the clause it breaks; `label` says it in the reader's language."""

    rule: str
    text: str
    label: Label


class DeckList(msgspec.Struct):
    """A deck: the Illuminati it starts with and all other cards, by id."""

    illuminati: str
    cards: list[str]

    def faces(self) -> tuple[int, list[int]]:
        """The same in faces."""
        return FACE[self.illuminati], [FACE[card] for card in self.cards]


MOST_FAULTS: Final = 40
"""After so many lines that cannot be read, a text is no deck, and the rest is not looked at."""


def read(text: str) -> DeckList:
    """A deck from text; refuses what it cannot read, with the line."""
    deck, wrong = parse(text)
    if wrong:
        raise BadOptions(f"{wrong[0].text} [{wrong[0].rule}]")
    return deck


def parse(text: str) -> tuple[DeckList, list[Fault]]:
    """A deck from text as far as it can be read, and the lines that cannot, `MOST_FAULTS` of them."""
    illuminati = ""
    cards: list[str] = []
    wrong: list[Fault] = []
    for number, line in enumerate(text.replace(",", "\n").splitlines(), start=1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if len(wrong) >= MOST_FAULTS:
            break
        count = 1
        if len(words) > 1 and words[0].isdecimal():
            digits = words.pop(0)
            count = int(digits) if len(digits) <= MOST_DIGITS else MOST_CARDS + 1
        name = shortened(" ".join(words))
        starts = name.startswith("!")
        id = find(name.removeprefix("!").strip())
        where = {"line": number, "name": name}
        if not id:
            said = f"deck, line {number}: there is no card {name!r}"
            wrong.append(Fault("IN-21.25", said, Label("fault-name", where)))
        elif len(cards) + count > MOST_CARDS:
            said = f"deck, line {number}: these are more than {MOST_CARDS} cards"
            wrong.append(Fault("IN-21.24", said, Label("fault-many", {**where, "most": MOST_CARDS})))
            break
        elif starts and illuminati:
            said = f"deck, line {number}: a deck starts with one Illuminati, this is the second"
            wrong.append(Fault("IN-21.24", said, Label("fault-second", where)))
        elif starts:
            illuminati = id
        else:
            cards += [id] * count
    return DeckList(illuminati, cards), wrong


def shortened(name: str) -> str:
    """What a line calls a card, as far as it is worth telling."""
    return name if len(name) <= LONGEST_NAME else name[:LONGEST_NAME] + "…"


def find(name: str) -> str:
    """The id of a card by id or name, whatever the case; nothing if there is none."""
    if name in FACE:
        return name
    lowered = name.casefold()
    for face in FACES:
        if NAME[face].casefold() == lowered:
            return ID[face]
    return ""


def write(deck: DeckList) -> str:
    """A deck as text; `read` gives the same deck back."""
    lines = [f"!{deck.illuminati}"]
    for card in sorted(set(deck.cards), key=lambda id: (TYPE[FACE[id]], id)):
        count = deck.cards.count(card)
        lines.append(card if count == 1 else f"{count} {card}")
    return "\n".join(lines) + "\n"


def faults(deck: DeckList, size: int = 45, max_copies: int = 0, promos: bool = True) -> list[Fault]:
    """IN-21.24: everything that is wrong with a deck, at once."""
    found: list[Fault] = []
    total = len(deck.cards) + (1 if deck.illuminati else 0)
    if total != size:
        said = f"a deck needs exactly {size} cards, Illuminati included; this one has {total}"
        found.append(Fault("IN-1.2", said, Label("fault-size", {"size": size, "total": total})))
    if deck.illuminati not in FACE or TYPE[FACE[deck.illuminati]] != ILLUMINATI:
        found.append(Fault("IN-21.24", "a deck names one Illuminati as start", Label("fault-start")))
    unknown = sorted({card for card in deck.cards if card not in FACE})
    found += [Fault("IN-21.25", f"{card} is not in the pool", Label("fault-pool", {"name": card})) for card in unknown]
    known = [FACE[card] for card in deck.cards if card in FACE]
    if not any(TYPE[face] == GROUP for face in known):
        found.append(Fault("IN-21.24", "a deck holds at least one Group", Label("fault-group")))
    for face in sorted(set(known)):
        if PROMO[face] and not promos:
            found.append(Fault("IN-21.25", f"{ID[face]} is a promo", Label("fault-promo", {"name": NAME[face]})))
    for face in sorted(set(known)):
        count = known.count(face)
        if max_copies and count > max_copies:
            said = f"{count} copies of {ID[face]}, at most {max_copies}"
            label = Label("fault-copies", {"name": NAME[face], "count": count, "most": max_copies})
            found.append(Fault("IN-21.28", said, label))
    return found


def starter(name: str) -> DeckList:
    """A shipped deck by the id of its Illuminati."""
    for deck in STARTERS:
        if deck["name"] == name:
            return DeckList(deck["illuminati"], [*deck["groups"], *deck["resources"], *deck["plots"]])
    raise BadOptions(f"there is no starter deck {name!r}; the decks are: {', '.join(STARTER_NAMES)}")


def make_up(rng: Rng, size: int, promos: bool, sealed: bool) -> DeckList:
    """A legal deck by chance: from all cards alike, or by rarity as from sealed packs."""
    pool = [face for face in FACES if face in KNOWN and (promos or not PROMO[face])]
    own = rng.pick([face for face in pool if TYPE[face] == ILLUMINATI])
    groups = [face for face in pool if TYPE[face] == GROUP]
    others = [face for face in pool if PUPPET_BACK[face] and TYPE[face] != GROUP]
    plots = [face for face in pool if not PUPPET_BACK[face] and TYPE[face] != ILLUMINATI]
    spare = [face for face in pool if TYPE[face] == ILLUMINATI]
    cards: list[int] = []
    group_count = max(1, (size - 1) * 3 // 10)
    resource_count = (size - 1) // 14 if others else 0
    for count, kind in ((group_count, groups), (resource_count, others)):
        for _ in range(count):
            cards.append(by_rarity(rng, kind) if sealed else rng.pick(kind))
    while len(cards) < size - 1:
        kind = spare if rng.below(25) == 0 else plots
        cards.append(by_rarity(rng, kind) if sealed and kind is plots else rng.pick(kind))
    return DeckList(ID[own], [ID[face] for face in cards])


def by_rarity(rng: Rng, faces: list[int]) -> int:
    """One card as a pack would hold it: commons oftenest."""
    wanted = ("common", "common", "common", "uncommon", "uncommon", "rare")[rng.below(6)]
    fitting = [face for face in faces if RARITY[face] == wanted]
    return rng.pick(fitting or faces)


def for_table(seats: int, options: Any, rng: Rng) -> list[DeckList]:
    """The decks of a table, as its options say."""
    texts = by_seat(seats, options.decks)
    if len(texts) != seats:
        raise BadOptions(f"inwo: {len(texts)} decks for {seats} seats")
    order = list(range(len(STARTERS)))
    if STARTER in texts:
        rng.shuffle(order)
    free = [STARTER_NAMES[number] for number in order if STARTER_NAMES[number] not in texts]
    return [one_deck(text, free, options, rng) for text in texts]


def one_deck(text: str, free: list[str], options: Any, rng: Rng) -> DeckList:
    """What one seat plays; `free` are the shipped decks that are still to be had, in the order of a lot."""
    if text in ("random", "sealed"):
        return make_up(rng, options.deck_size, options.promos, text == "sealed")
    if text == STARTER:
        return starter(free.pop(0))
    return starter(text) if text in STARTER_NAMES else read(text)


def by_seat(seats: int, decks: str) -> list[str]:
    """The option `decks` as an entry for each seat."""
    return [decks] * seats if decks in KINDS else [text.strip() for text in decks.split(";")]


def brought(seats: int, decks: str, own: Mapping[int, str]) -> str:
    """The option `decks` with the decks that some seats bring; a shipped deck is written by its name."""
    texts = by_seat(seats, decks)
    for seat, text in own.items():
        deck = write(read(text))
        named = [name for name in STARTER_NAMES if write(starter(name)) == deck]
        texts[seat] = named[0] if named else ", ".join(deck.split("\n")[:-1])
    return "; ".join(texts)


def all_starters(options: Any) -> bool:
    """IN-14.14: whether everybody plays a shipped deck."""
    return all(name.strip() in (STARTER, *STARTER_NAMES) for name in options.decks.split(";"))


def check(decks: list[DeckList], options: Any) -> None:
    """Refuse decks that are not valid, with every reason."""
    for seat, deck in enumerate(decks):
        wrong = faults(deck, options.deck_size, options.max_copies, options.promos)
        if wrong:
            reasons = "; ".join([f"{fault.text} [{fault.rule}]" for fault in wrong])
            raise BadOptions(f"inwo: the deck of seat {seat}: {reasons}")
