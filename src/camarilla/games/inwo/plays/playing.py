"""Making a play: choose, pay, announce, let the others reply, settle or lose it (IN-21.2 to IN-21.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.inwo import card_moves, events, power, refusals, tokens
from camarilla.games.inwo.attacks.commitment import bind
from camarilla.games.inwo.attacks.model import COMMITTED, DICE, PlotCard
from camarilla.games.inwo.attacks.undoing import end_strike, roll_back
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import DRAWS_BOTH, Done, Use
from camarilla.games.inwo.model.play_fields import THIS_TURN, Numbered, card_of, chosen_for, target_of
from camarilla.games.inwo.model.zones import (
    DROPPED,
    EXPOSED,
    GROUPS,
    IN_PLAY,
    LINKED,
    PLOTS,
    REPLY,
    RESULT,
    ROLLED,
    TABLE,
    USED,
)
from camarilla.games.inwo.plays import free_moves, housekeeping, offers
from camarilla.games.inwo.plays.abilities import BY_KEY, WAYS, Way
from camarilla.games.inwo.plays.announcing import Announcing
from camarilla.games.inwo.plays.costs import Acts, card_option
from camarilla.games.inwo.plays.questions import PICKS, pick_name
from camarilla.kernel.cancelling import Play, announce
from camarilla.kernel.choices import PASS, PRIORITY, SEALED, Ask, Choice, Flow, Poll, choose

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


# -- Windows (IN-21.4 to IN-21.7) --------------------------------------------------------------------------------------


def reply_order(g: Inwo, seat: int) -> list[int]:
    """The nearest seat after the announcing one first, the announcing one last."""
    order = g.in_turn_order(seat)
    return [each for each in order if each != seat] + [each for each in order if each == seat]


def heard(g: Inwo, question: Ask[Any], seats: list[int]) -> Flow[tuple[int, Any] | None]:
    """One poll of all these seats; the play that is made, if any."""
    answer: tuple[int, Any] | None = yield Poll([Choice(question, seat) for seat in seats], PRIORITY)
    return answer


def reply_window(g: Inwo, play: Play) -> Flow[None]:
    """IN-21.4: all living seats are polled until all pass, or the play is cancelled for good."""
    outer = g.window
    order = reply_order(g, play.seat)
    while g.plays.stands(play.id):
        g.window = REPLY
        answer = yield from heard(g, REPLIES, [seat for seat in order if seat not in g.out])
        if answer is None:
            break
        yield from carry_out(g, *answer)
        if not g.plays.stands(play.id):
            yield from replace_action(g, play)
    g.window = outer


def replace_action(g: Inwo, play: Play) -> Flow[None]:
    """IN-17.16: of several actions that power a Plot one was cancelled; another may take its place, or it is lost.

    What takes its place cancels the cancelling, so that the play stands again.
    """
    cancelling = [other for other in g.plays.open if other.cancels == play.id and g.plays.stands(other.id)]
    way = BY_KEY.get(play.what)
    if len(cancelling) != 1 or way is None or way.cost is None or len(play.cost) < 2:
        return
    lost = chosen_for(cancelling[0])[:1]
    if not lost or lost[0] not in play.cost or not substitutes(g, play.seat, play.id, lost[0]):
        return
    answer = yield from choose(REPLACE, play.seat, play.id, lost[0])
    if answer >= 0:
        tokens.spend(g, answer)
        g.plays.push(play.seat, "replaced", (answer,), (answer,), cancelling[0].id)
        g.touch()


def substitutes(g: Inwo, seat: int, id: int, lost: int) -> list[int]:
    """The groups whose action makes up for a cancelled one."""
    play = next(other for other in g.plays.open if other.id == id)
    way = BY_KEY[play.what]
    assert way.cost is not None
    slot, chosen = card_of(play), chosen_for(play)
    for parts in way.cost.alternatives:
        for part in parts:
            if isinstance(part, Acts) and part.several:
                kept = part.worth(g, play.cost) - part.worth(g, [lost])
                need = part.need(g, seat, slot, chosen)
                able = part.payers(g, seat, slot, way, chosen, play.cost)
                return [card for card in able if kept + part.worth(g, [card]) >= need and may_stand_in(g, play, card)]
    return []


def may_stand_in(g: Inwo, play: Play, card: int) -> bool:
    """IN-17.16: another group, not one whose action is in the play, nor a Plot."""
    return card not in play.cost and power.free_tokens(g, card) > 0


def replace_values(g: Inwo, seat: int, id: int, lost: int) -> list[int]:
    """A group that takes its place, or none."""
    return [*substitutes(g, seat, id, lost), -1]


REPLACE: Ask[int] = Ask("replace", "IN-17.16", replace_values, card_option)


def aftermath(g: Inwo) -> Flow[None]:
    """IN-21.14: plays timed on what has just happened. What they cause is replied to in the same window."""
    if not g.just or g.aftermath:
        return
    outer = g.window
    g.aftermath = True
    while True:
        g.window = RESULT
        answers: dict[int, Any] = yield Poll([Choice(AFTER, seat) for seat in g.in_turn_order(g.turn)], SEALED)
        seat = yield from who_is_heard(g, answers)  # public: a seat
        if seat < 0:
            break
        yield from carry_out(g, seat, answers[seat])
    g.just = []
    g.aftermath = False
    g.window = outer


def who_is_heard(g: Inwo, answers: dict[int, Any]) -> Flow[int]:
    """IN-21.5: the nearest in turn order; if several want the same card, they roll off (IN-11.9)."""
    playing = [seat for seat in g.in_turn_order(g.turn) if answers[seat] != PASS]
    if not playing:
        return -1
    first = playing[0]
    wanted = offers.wants(g, answers[first])
    rivals = [seat for seat in playing if wanted >= 0 and offers.wants(g, answers[seat]) == wanted]
    while len(rivals) > 1:
        rolls = {}
        for seat in rivals:
            total = yield from roll(g, seat, 2)  # public: everybody saw the dice
            rolls[seat] = total
        best = max(rolls.values())
        rivals = [seat for seat in rivals if rolls[seat] == best]
    return rivals[0] if rivals else first


# -- Carrying out an answer --------------------------------------------------------------------------------------------

BEGINS: Final[dict[str, Callable[[Inwo, int, Any], Flow[None]]]] = {}
"""What else an answer begins, by its first word: attacks and purchases, which make plays in turn (see `rules`)."""


def carry_out(g: Inwo, seat: int, value: Any) -> Flow[None]:
    """Do what a seat answered in a window, whatever it is; afterwards the table is put in order."""
    what = value.what
    attack = g.attack
    if attack is not None and what != "take-back":
        attack.recent = -1
    if seat != g.turn and Done(g.turn, DRAWS_BOTH) in g.done:
        g.done.remove(Done(g.turn, DRAWS_BOTH))
    if what in ("plot", "use"):
        yield from make_play(g, seat, value.slot, WAYS[value.other])
    elif what in BEGINS:
        yield from BEGINS[what](g, seat, value)
    elif what == "drop":
        card_moves.discard(g, value.slot)
    elif what == "return":
        yield from free_moves.put_back(g, seat, value.slot)
    elif what == "free":
        yield from free_moves.free_move(g, seat)
    yield from in_order(g)


def in_order(g: Inwo) -> Flow[None]:
    """Housekeeping (IN-21.15), and the window for what has just happened.

    While a play waits for replies nothing is put in order: what it does may still be undone (IN-21.3).
    """
    if not g.stack:
        yield from housekeeping.keep(g, carry_out)
    yield from aftermath(g)
    if not g.stack:
        yield from housekeeping.keep(g, carry_out)


def make_play(g: Inwo, seat: int, slot: int, way: Way) -> Flow[None]:
    """Name the card, choose, pay, announce."""
    if way.from_hand:
        if g.host[slot] >= 0:
            g.effects.add(in_force.STORED, seat, Numbered(slot, g.host[slot]), until=THIS_TURN)
        slot = card_moves.show_on_table(g, slot, seat)  # public: it lies open
    chosen: tuple[int, ...] = ()
    for pick in way.picks:
        g.announcing = [Announcing(seat, way.index, slot, chosen)]
        if offers.picks(g, seat, slot, way, chosen) == [-1]:
            chosen = (*chosen, -1)
            continue
        answer = yield from choose(PICKS[pick.what], seat, way.index, slot, chosen)
        value = answer.value
        if pick.what == "card" and value >= 0 and g.zone[value] in (PLOTS, GROUPS):
            value = card_moves.show_on_table(g, value, seat)  # a card of the hand that is named is laid open
        chosen = (*chosen, value)
    spent: list[int] = []
    if way.cost is not None:
        g.announcing = [Announcing(seat, way.index, slot, chosen)]
        spent = yield from way.cost.pay(g, seat, slot, way, chosen)  # public: tokens are open
    g.announcing = []
    if not way.from_hand and way.once:
        (g.used if way.once == "turn" else g.used_up).append(Use(slot, way.key))
    cancels = g.stack[-1] if way.cancels and g.stack else -1
    play = g.plays.push(seat, way.key, (slot, *chosen), tuple(spent), cancels)
    yield from announce_play(g, play, way)


def announce_play(g: Inwo, play: Play, way: Way) -> Flow[None]:
    """Put a play on the table, let the others reply, settle it or lose it, and put its card away."""
    slot = card_of(play)
    g.touch()
    aimed = aims(g, play, way)  # public: groups and Resources in play
    present = in_use(g, play, way)  # public: a card in play
    undo = take_effect(g, play, way)  # public: attacks are open
    if g.log is not None:
        tell_play(g, play, way)
    g.stack.append(play.id)
    lapsed: list[bool] = []

    def window(play: Play) -> Flow[None]:
        yield from reply_window(g, play)
        g.stack.remove(play.id)

    def settle(play: Play) -> Flow[None]:
        if (in_use(g, play, way) or not present) and still_fits(g, play, way, aimed):
            yield from settle_play(g, play, way)
        else:
            lapsed.append(True)
            undo()
            lapse(g, play, way)

    def refund(play: Play) -> None:
        undo()

    stood = yield from announce(g.plays, play, window, settle, refund)
    g.touch()
    if g.log is not None:
        g.tell(events.Settled(play.seat, play.what, stood and not lapsed))
    put_away(g, slot, stood)
    for pick, value in zip(way.picks, chosen_for(play), strict=True):
        if pick.what == "card" and value >= 0 and g.zone[value] == TABLE and value not in g.tried:
            hand_back(g, value)


def take_effect(g: Inwo, play: Play, way: Way) -> Callable[[], None]:
    """IN-21.3: what can be undone works at the announcement; returns what undoes it."""
    slot = card_of(play)
    attack = g.attack if g.attack is not None and g.attack.stage < DICE else None
    if attack is not None and attack.attacker == play.seat and attack.stage < COMMITTED and way.from_hand:
        bind(g, attack)
    before = attack.copy() if attack is not None else None
    if attack is not None and way.in_attack:
        attack.recent = slot
        attack.cards.append(PlotCard(slot, play.seat, target_of(play) if chosen_for(play) else -1, play.id))
        attack.magic = attack.magic or way.magic
    if way.apply is not None:
        way.apply(g, play)
        g.touch()
    after = attack.copy() if attack is not None else None

    def undo() -> None:
        undo_effects(g, play.id, slot)
        if attack is not None and before is not None and after is not None:
            roll_back(attack, before, after)
            g.touch()

    return undo


def settle_play(g: Inwo, play: Play, way: Way) -> Flow[None]:
    """Nobody has stopped a play: its effects stay, and what had to wait happens."""
    fold_tokens(g, play.id)
    if way.from_hand and way.once:
        (g.done if way.once == "turn" else g.done_for_good).append(Done(play.seat, way.key))
    if way.keep and g.zone[card_of(play)] == TABLE:
        card_moves.put(g, card_of(play), LINKED, play.seat)
    if way.settle is not None:
        yield from way.settle(g, play)


def in_use(g: Inwo, play: Play, way: Way) -> bool:
    """Whether the card whose ability is used lies in play with its user; a price may have used it up before."""
    slot = card_of(play)
    return not way.from_hand and not way.cancels and g.zone[slot] in IN_PLAY and g.holder[slot] == play.seat


def aims(g: Inwo, play: Play, way: Way) -> list[int]:
    """Which of a play's choices, by number, are cards in play that must still fit when the replies are over.

    A play that cancels is about another play; Plots in an attack and Plots that attack are looked after there.
    """
    if way.cancels or way.in_attack or way.attack:
        return []
    found = []
    for number, pick in enumerate(way.picks):
        value = chosen_for(play)[number]
        if pick.what == "card" and value >= 0 and g.zone[value] in IN_PLAY and fits(g, play, way, number):
            found.append(number)
    return found


def fits(g: Inwo, play: Play, way: Way, number: int) -> bool:
    """Whether what was chosen could be chosen as things are."""
    chosen = chosen_for(play)
    return chosen[number] in way.picks[number].values(g, play.seat, card_of(play), chosen[:number])


def still_fits(g: Inwo, play: Play, way: Way, aimed: list[int]) -> bool:
    """IN-17.7: whether everything a play is aimed at still fits, seen without what the play itself does."""
    if not aimed:
        return True
    entries, moves = g.effects.entries, g.token_moves
    g.effects.entries = [effect for effect in entries if effect.play != play.id]
    g.token_moves = [move for move in moves if move.play != play.id]
    g.touch()
    found = all([fits(g, play, way, number) for number in aimed])
    g.effects.entries, g.token_moves = entries, moves
    g.touch()
    return found


def lapse(g: Inwo, play: Play, way: Way) -> None:
    """IN-17.11, IN-17.17: a Plot that no longer fits comes back exposed; of an ability nothing is left."""
    if way.from_hand and g.zone[card_of(play)] == TABLE:
        card_moves.put(g, card_of(play), EXPOSED, play.seat)


def hand_back(g: Inwo, slot: int) -> None:
    """A card of the hand that was named for a play and not used up: Groups return, Plots are discarded."""
    attack = g.attack
    if attack is not None:
        in_use = [attack.target, *[card.slot for card in attack.cards], *[card.slot for card in attack.agents]]
        if slot in in_use:
            return
    if g.backs[slot]:
        card_moves.put(g, slot, GROUPS, g.holder[slot])
    else:
        card_moves.discard(g, slot, USED)


def put_away(g: Inwo, slot: int, stood: bool) -> None:
    """IN-3.1: a Plot is discarded once it is used; one used in an attack waits for its end."""
    if g.zone[slot] != TABLE or slot in g.tried:
        return
    attack = g.attack
    if stood and attack is not None and any(card.slot == slot for card in attack.cards):
        return
    card_moves.discard(g, slot, USED if stood else DROPPED)


def undo_effects(g: Inwo, play: int, slot: int) -> None:
    """IN-21.3: a cancelled play leaves nothing behind; what it cost is lost (IN-17.18)."""
    g.effects.entries = [effect for effect in g.effects.entries if effect.play != play]
    g.token_moves = [move for move in g.token_moves if move.play != play]
    for attack in g.attacks.open[:]:
        if attack.card == slot >= 0:
            end_strike(g, attack)
        else:
            attack.cards = [card for card in attack.cards if card.slot != slot]
    g.touch()


def fold_tokens(g: Inwo, play: int) -> None:
    """Tokens that came or went with a play are there for good once it is settled."""
    for id, slot, number in g.token_moves:
        if id == play:
            g.tokens[slot] = max(0, g.tokens[slot] + number)
    g.token_moves = [move for move in g.token_moves if move.play != play]
    g.touch()


def tell_play(g: Inwo, play: Play, way: Way) -> None:
    """Announce a play to all."""
    shown = []
    for pick, value in zip(way.picks, chosen_for(play), strict=False):
        if value >= 0 or not pick.further:
            shown.append(pick_name(g, pick.what, value, way))
    g.tell(
        events.Played(
            play.seat, play.what, events.name(g, card_of(play)), shown, [events.name(g, card) for card in play.cost]
        ),
    )


REPLIES: Ask[Any] = refusals.any_play("reply", "IN-21.4")
AFTER: Ask[Any] = refusals.any_play("after", "IN-21.14")
AFTER_ROLL: Ask[Any] = refusals.any_play("after-roll", "IN-21.13")


# -- Dice (IN-18.10) ---------------------------------------------------------------------------------------------------


def throw(g: Inwo, count: int) -> list[int]:
    """Roll dice."""
    dice = []
    for _ in range(count):
        dice.append(g.loaded.pop(0) if g.loaded else g.rng.die())
    g.news += 1
    return dice


NO_SUCCESS: Final = (0, 0)
"""For rolls that only say what happens, or how much."""


def roll(g: Inwo, seat: int, count: int, success: tuple[int, int] = NO_SUCCESS) -> Flow[int]:
    """A roll outside attacks: others may change it before it counts. Returns the sum; `success`: from what to what."""
    outer = g.window
    before = g.rolling
    meaning = g.effects.add(in_force.SUCCEEDS, seat, success)
    g.rolling = [seat, *throw(g, count)]
    if g.log is not None:
        g.tell(events.Rolled(seat, g.rolling[1:], ""))
    while True:
        g.window = ROLLED
        answer = yield from heard(g, AFTER_ROLL, reply_order(g, seat))
        if answer is None:
            break
        yield from carry_out(g, *answer)
    total = sum(g.rolling[1:])
    g.effects.cancel(meaning)
    g.rolling = before
    g.window = outer
    return total


def act(g: Inwo, seat: int, what: str, about: tuple[int, ...], spent: tuple[int, ...], do: Any) -> Flow[None]:
    """A play that no card makes (a move, a takeover): announce it, and do it if nobody stops it."""
    play = g.plays.push(seat, what, about, spent)
    g.stack.append(play.id)
    g.touch()
    if g.log is not None:
        shown = [events.name(g, slot) for slot in about[:1]]
        g.tell(events.Played(seat, what, "", shown, [events.name(g, card) for card in spent]))

    def window(play: Play) -> Flow[None]:
        yield from reply_window(g, play)
        g.stack.remove(play.id)

    def settle(play: Play) -> Flow[None]:
        yield from do()

    def refund(play: Play) -> None:
        undo_effects(g, play.id, -1)

    yield from announce(g.plays, play, window, settle, refund)
    g.touch()
