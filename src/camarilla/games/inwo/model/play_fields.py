"""What a play and an effect in force are about, by names.

Both keep plain numbers, so that a position is plain data. Whoever writes them uses the tuples below, whoever reads them
the functions; nobody else counts places.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from camarilla.kernel.cancelling import Play
from camarilla.kernel.hooks import Effect

NO_CARD: Final = -1
"""In place of a card that an effect could be about."""

# -- Plays: the card that is used, then what was chosen for it ---------------------------------------------------------


DRAW: Final = "draw"
"""The name of a play that no card makes: somebody is entitled to draw."""


class Draw(NamedTuple):
    """What a `DRAW` is about."""

    back: int
    cards: int
    owner: int
    """Whose deck it is."""


def card_of(play: Play) -> int:
    """The card that is used; where no card is, the one that is moved, taken or bought."""
    return play.about[0]


def chosen_for(play: Play) -> tuple[int, ...]:
    """Everything that was chosen, in order."""
    return play.about[1:]


def target_of(play: Play) -> int:
    """The card that was chosen first."""
    return play.about[1]


def rival_of(play: Play) -> int:
    """The player that was chosen first."""
    return play.about[1]


def choice_of(play: Play) -> int:
    """The number, word or alignment that was chosen first."""
    return play.about[1]


def second_choice_of(play: Play) -> int:
    """What was chosen after that."""
    return play.about[2]


def third_choice_of(play: Play) -> int:
    """What was chosen as the third."""
    return play.about[3]


def draw_of(play: Play) -> Draw:
    """What a draw is about."""
    back, cards, owner = play.about
    return Draw(back, cards, owner)


# -- What was chosen so far for a play that is being put together ------------------------------------------------------


def first_of(chosen: tuple[int, ...]) -> int:
    """What was chosen first."""
    return chosen[0]


def second_of(chosen: tuple[int, ...]) -> int:
    """What was chosen after that."""
    return chosen[1]


def third_of(chosen: tuple[int, ...]) -> int:
    """What was chosen as the third."""
    return chosen[2]


# -- Written choices: a card in play by its slot, or any Place by its face ---------------------------------------------

FIRST_FACE: Final = 1000
"""More than there are slots: what is written down is one number on purpose (decision 0015)."""


def any_place(face: int) -> int:
    """What is written down for a Place that need not be in play."""
    return FIRST_FACE + face


def place_written(number: int) -> int:
    """The face of a Place that was written down so, or -1."""
    return number - FIRST_FACE if number >= FIRST_FACE else -1


# -- Effects -----------------------------------------------------------------------------------------------------------


class Marked(NamedTuple):
    """A card, and the Plot that lies by it as the marker of the effect."""

    subject: int
    marker: int


class Detailed(NamedTuple):
    """The same with a number that says more; without a Plot `marker` is `NO_CARD`."""

    subject: int
    marker: int
    detail: int


class Kept(NamedTuple):
    """A card, a number, and the card in play that keeps the effect up (`by …`)."""

    subject: int
    number: int
    keeper: int


class Numbered(NamedTuple):
    """A card and a number: what was rolled, a mask of alignments, a host."""

    subject: int
    number: int


class InAttack(NamedTuple):
    """A card, or none, in one attack."""

    subject: int
    attack: int


class Boost(NamedTuple):
    """A bonus in one attack, and the card it comes from."""

    attack: int
    number: int
    card: int


class Success(NamedTuple):
    """What the dice must show for a success, outside attacks: from so much to so much."""

    least: int
    most: int


NO_SUCCESS: Final = Success(0, 0)
"""For rolls that only say what happens, or how much."""


def subject_of(effect: Effect) -> int:
    """The card that an effect is about; for the keys of `memory.SEAT_EFFECTS` another number."""
    return effect.about[0]


def marker_of(effect: Effect) -> int:
    """The Plot that lies on the table as its marker."""
    return effect.about[1]


def detail_of(effect: Effect) -> int:
    """The number that says more."""
    return effect.about[2]


def number_of(effect: Effect) -> int:
    """The number of an effect that has no marker."""
    return effect.about[1]


def within(effect: Effect) -> int:
    """The number of the attack that an effect on a card belongs to."""
    return effect.about[1]


def boost_of(effect: Effect) -> Boost:
    """The bonus that an effect is."""
    attack, number, card = effect.about
    return Boost(attack, number, card)


def success_of(effect: Effect) -> Success:
    """What a roll must show."""
    least, most = effect.about
    return Success(least, most)


def keeper_of(effect: Effect) -> int:
    """The card in play that keeps an effect up."""
    return effect.about[2]


def kept_by(effect: Effect, slot: int) -> bool:
    """Whether a card keeps an effect up, which ends when the card leaves play."""
    return effect.key.startswith("by ") and keeper_of(effect) == slot


def has_marker(effect: Effect) -> bool:
    """Whether an effect has room for a marker at all."""
    return len(effect.about) > 1


def concerns_card(effect: Effect, slot: int) -> bool:
    """Whether the first number of an effect is this one."""
    return effect.about[:1] == (slot,)


def renumbered(effect: Effect, places: list[int], old: int, new: int) -> Effect:
    """The same effect, where a card has another number by now: at these places, and nowhere else."""
    about = tuple([new if at in places and number == old else number for at, number in enumerate(effect.about)])
    return Effect(effect.id, effect.key, effect.owner, about, effect.until, effect.play)


# -- How long ----------------------------------------------------------------------------------------------------------

THIS_TURN: Final = "turn"


def this_attack(number: int) -> str:
    """Until an attack is over."""
    return f"attack {number}"


def turn_of(seat: int) -> str:
    """Until a turn of a player is over."""
    return f"turn of {seat}"


def start_of(seat: int) -> str:
    """Until a player's next turn starts."""
    return f"start of {seat}"
