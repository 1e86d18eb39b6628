"""Ways to use a card: when, on what, at which price, and what follows. Cards register them; the engine offers them.

`docs/howto/inwo-cards.md` explains the vocabulary to card authors.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

from camarilla.games.inwo.catalog import ID, face_of
from camarilla.games.inwo.model.play_fields import DRAW, card_of, chosen_for
from camarilla.games.inwo.model.zones import ANY_TIME
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow
from camarilla.kernel.errors import BrokenContract

if TYPE_CHECKING:
    from camarilla.games.inwo.plays.costs import Cost

Values = Callable[[Any, int, int, tuple[int, ...]], list[int]]
"""`(g, seat, slot of the card, what was chosen so far)` lists what may be chosen next."""
Test = Callable[[Any, int, int], bool]
"""`(g, seat, slot of the card)`."""
Apply = Callable[[Any, Play], None]
Settle = Callable[[Any, Play], Flow[None]]

Once = Literal["", "turn", "game"]
"""How often a card (an ability) or a player (a Plot) may use a way."""
PickKind = Literal["card", "rival", "alignment", "change", "number", "words", "side"]
"""What may be chosen for a card, and so how it is spelt."""
NONE: Final = -1
"""Chosen where nothing is."""

KNOWN: Final[set[int]] = set()
"""The faces that are implemented."""
WAYS: Final[list[Way]] = []
BY_FACE: Final[dict[int, list[Way]]] = {}
BY_KEY: Final[dict[str, Way]] = {}
FROM_HAND: Final[dict[int, list[Way]]] = {}
"""By face of a Plot: the ways to play it."""
IN_PLAY: Final[dict[int, list[Way]]] = {}
"""By face of a card in play: the ways to use it."""


class Pick:
    """One thing to choose when a card is used. One that is `further` need not be made, and is told only if it is."""

    __slots__ = ("further", "prompt", "values", "what", "words")

    def __init__(
        self, what: PickKind, values: Values, prompt: str = "", words: tuple[str, ...] = (), further: bool = False
    ) -> None:
        self.what: PickKind = what
        self.values = values
        self.prompt = prompt or what
        self.words = words
        self.further = further


class Way:
    """One way to use a card."""

    __slots__ = (
        "admits",
        "apply",
        "attack",
        "cancels",
        "cost",
        "early",
        "face",
        "from_hand",
        "in_attack",
        "index",
        "keep",
        "key",
        "magic",
        "no_fight",
        "no_privilege",
        "once",
        "own_turn",
        "picks",
        "rule",
        "settle",
        "spy",
        "takes",
        "test",
        "when",
    )

    def __init__(
        self,
        key: str,
        face: int,
        *,
        when: int = ANY_TIME,
        picks: list[Pick] | None = None,
        cost: Cost | None = None,
        test: Test | None = None,
        apply: Apply | None = None,
        settle: Settle | None = None,
        own_turn: bool = False,
        no_fight: bool = False,
        no_privilege: bool = False,
        once: Once = "",
        keep: bool = False,
        attack: bool = False,
        in_attack: bool = False,
        spy: bool = False,
        early: bool = False,
        admits: bool = False,
        cancels: bool = False,
        magic: bool = False,
        takes: Callable[[Any, int], int] | None = None,
        rule: str = "IN-3.2",
    ) -> None:
        self.index = len(WAYS)
        self.key = key
        self.face = face
        self.when = when
        self.picks = picks or []
        self.cost = cost
        self.test = test
        self.apply = apply
        self.settle = settle
        self.own_turn = own_turn
        """Only in one's own turn."""
        self.no_fight = no_fight
        """Not during an attack."""
        self.no_privilege = no_privilege
        """Not during a privileged attack, whoever is in it."""
        self.once = once
        """`turn` or `game`: how often a card (an ability) or a player (a Plot) may use it."""
        self.keep = keep
        """The Plot stays on the table as the marker of its effect."""
        self.attack = attack
        """It begins an attack, so it is offered at open moments only (IN-21.10)."""
        self.in_attack = in_attack
        """The Plot lies on the table until the attack it is used in is settled (IN-3.1)."""
        self.spy = spy
        """It sees or takes cards of a hand or deck (IN-11.6)."""
        self.early = early
        """Its own timing lies in phases 1 to 4, so tokens may pay for it there (IN-2.4)."""
        self.admits = admits
        """It lets its user into a privileged attack, or removes the privilege (IN-9.14)."""
        self.cancels = cancels
        """It cancels the play whose reply window is open; that is all one may answer a spying play with (IN-11.7)."""
        self.magic = magic
        """Used in an attack, it makes that a Magic attack (IN-5.10)."""
        self.takes = takes
        """`(g, slot)`: the one card it would take of those that just fell free; two takers roll off (IN-11.9)."""
        self.rule = rule
        self.from_hand = True


def known(*names: str) -> None:
    """Say that cards are implemented, where hooks are all they do."""
    for name in names:
        KNOWN.add(face_of(name))


def plot(name: str, /, suffix: str = "", **how: Any) -> Way:
    """Register a way to play a Plot."""
    return register(name, suffix, True, how)


def ability(name: str, /, suffix: str = "", **how: Any) -> Way:
    """Register a way to use a group, a Resource or an Illuminati in play. Without a `cost` it takes no token."""
    how.setdefault("rule", "IN-4.20")
    return register(name, suffix, False, how)


def register(name: str, suffix: str, from_hand: bool, how: dict[str, Any]) -> Way:
    """Make a way known under its key."""
    key = f"{name}/{suffix}" if suffix else name
    if key in BY_KEY:
        raise BrokenContract(f"{key} is registered twice")
    way = Way(key, face_of(name), **how)
    way.from_hand = from_hand
    WAYS.append(way)
    BY_KEY[key] = way
    BY_FACE.setdefault(way.face, []).append(way)
    (FROM_HAND if from_hand else IN_PLAY).setdefault(way.face, []).append(way)
    KNOWN.add(way.face)
    return way


def chosen_as(play: Play, what: PickKind) -> list[int]:
    """What was chosen for a play where its way asks for a `card` or a `rival`; for a play that no card makes, nothing.

    The other numbers that a play keeps (how many, which word, which side) are neither cards nor seats.
    """
    way = BY_KEY.get(play.what)
    if way is None:
        return []
    chosen = zip(way.picks, chosen_for(play), strict=False)
    return [value for pick, value in chosen if pick.what == what and value >= 0]


def cards_of(play: Play) -> list[int]:
    """The card that is used, or moved, taken or bought, and the cards that were chosen for it."""
    if play.what == DRAW or not play.about:
        return []
    return [card_of(play), *chosen_as(play, "card")]


def settles(name: str, suffix: str = "", **how: Any) -> Callable[[Settle], Settle]:
    """Decorator: a Plot whose `settle` is the function below."""

    def take(settle: Settle) -> Settle:
        plot(name, suffix, settle=settle, **how)
        return settle

    return take


def acts(name: str, suffix: str = "", **how: Any) -> Callable[[Settle], Settle]:
    """Decorator: an ability whose `settle` is the function below."""

    def take(settle: Settle) -> Settle:
        ability(name, suffix, settle=settle, **how)
        return settle

    return take


def check_known(faces: set[int]) -> None:
    """Refuse to start a game with a card the engine does not know."""
    missing = sorted([ID[face] for face in faces if face not in KNOWN])
    if missing:
        raise BrokenContract(f"no rules are written for: {', '.join(missing)}")
