"""Whom to stop, and with what: a rival's danger, and which groups to put against an attack."""

from __future__ import annotations

from typing import Any, Final

from camarilla.games.inwo.bot_reading import Printed, by_name, me, starting
from camarilla.games.inwo.catalog import FACE, FANATIC
from camarilla.games.inwo.evaluation import ODDS, mask
from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option

__all__ = ["danger", "missing", "on_guard", "opposition", "put_against"]

AT_THE_DOOR: Final = 2
"""With so many groups missing a rival is stopped at any price..."""
ON_THE_WAY: Final = 7
"""...and with so many if it pays: a Goal card in the hand may stand for some of them."""
WATCHED: Final = 6
"""While a rival lacks so many groups or fewer, the Illuminati keep their token for an attack of that rival."""
PAYS: Final = 0.25
"""By so much an attack must become less likely for tokens to be spent on it that may be needed later."""
HARMLESS: Final = 4
"""An attack of this strength is left to the dice, unless it would win the game."""


def missing(look: Look, seat: int) -> int:
    """How many groups a player lacks for the Basic Goal."""
    board = look.view.board
    return int(board.basic_goal - board.players[seat].goal_count)


def danger(look: Look, seat: int) -> float:
    """How much more it is worth to take a group from this rival than to take one from nobody."""
    lacking = missing(look, seat)
    if lacking <= AT_THE_DOOR:
        return 2.2
    return 1.5 if lacking <= ON_THE_WAY else 1.2


def on_guard(look: Look) -> bool:
    """Whether the Illuminati, whose Power is Global, had better keep their token until the rivals have had their turns.

    Whoever is about to win does not wait for others.
    """
    if missing(look, look.seat) <= AT_THE_DOOR:
        return False
    rivals = [seat for seat in range(len(look.view.board.players)) if seat != look.seat and not out(look, seat)]
    return any([missing(look, seat) <= WATCHED for seat in rivals])


def opposition(look: Look) -> Option | None:
    """What to put against the attack under way, if it is worth it: the strongest first, and no more than it takes."""
    attack = look.view.board.attacks[-1]
    lacking = 0 if attack.defender == look.seat else missing(look, attack.attacker)
    if lacking > ON_THE_WAY or (lacking > AT_THE_DOOR and worse_to_come(look, attack.attacker)):
        return None
    if attack.strength <= (1 if lacking <= AT_THE_DOOR else HARMLESS):
        return None
    powers = {option.notation: weight(look, option, attack) for option in starting(look, "oppose:")}
    if lacking > AT_THE_DOOR and chance(attack.strength) - chance(attack.strength - sum(powers.values())) < PAYS:
        return None
    if powers and max(powers.values()) > 0:
        return max(starting(look, "oppose:"), key=lambda option: powers[option.notation])
    cards = [option for option in starting(look, "plot:") if option.notation.endswith("/defence")]
    return cards[0] if cards and lacking <= AT_THE_DOOR else None


def put_against(look: Look) -> int:
    """What rivals have put against the attack under way."""
    return -int(sum([number for what, _, number in look.view.board.attacks[-1].parts if what == "oppose"]))


def worse_to_come(look: Look, attacker: int) -> bool:
    """Whether somebody who is nearer the Goal has a turn before one's own: tokens come back only then."""
    seats = len(look.view.board.players)
    turn = look.view.board.turn
    later = [seat % seats for seat in range(turn + 1, turn + seats) if before(turn, seat % seats, look.seat, seats)]
    return any([missing(look, seat) < missing(look, attacker) for seat in later if not out(look, seat)])


def before(turn: int, seat: int, own: int, seats: int) -> bool:
    """Whether a seat has its turn between the one who has it now and one's own."""
    return (seat - turn) % seats < (own - turn) % seats


def out(look: Look, seat: int) -> bool:
    """Whether a player has left the game."""
    return bool(look.view.board.players[seat].out)


def chance(strength: int) -> float:
    """The chance of an attack of a strength to succeed."""
    return ODDS[max(0, min(len(ODDS) - 1, strength))]


def weight(look: Look, option: Option, attack: Any) -> int:
    """What a group adds to the defence: its Power if it shares an alignment with the target, else its Global Power."""
    group = by_name(me(look).groups, option.notation)
    if group is None:
        return 0
    if group.slot == attack.target:
        return int(2 * group.power)
    target = target_of(look, attack.target)
    fits = target is not None and mask(group.alignments) & mask(target.alignments) & ~FANATIC
    return int(group.power if fits and group.master >= 0 else group.global_power)


def target_of(look: Look, slot: int) -> Any:
    """The group that is attacked, in a structure or from a hand."""
    board = look.view.board
    for player in board.players:
        for group in player.groups:
            if group.slot == slot:
                return group
    named = next((card.card for card in board.table if card.slot == slot), None)
    return Printed(named) if named is not None and named in FACE else None
