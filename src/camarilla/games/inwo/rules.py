"""A game and its turns, step by step (chapter 2, IN-21.9, IN-21.22). Every step can be entered anew from the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from camarilla.games.inwo import card_moves, events, hooks, power, queries, setup, tokens
from camarilla.games.inwo import refusals as reasons
from camarilla.games.inwo.attacks import attacking, undoing
from camarilla.games.inwo.attacks.model import CONTROL, DESTROY, DICE, GOES_ON
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import (
    ACTED,
    DRAWS_BOTH,
    DREW_GROUP,
    GAVE_BONUS,
    PAID_TAKEOVER,
    PLAYED_RESOURCE,
    Done,
    Use,
)
from camarilla.games.inwo.model.play_fields import THIS_TURN, start_of, this_attack, turn_of
from camarilla.games.inwo.model.zones import (
    AFTER_1,
    AFTER_2,
    AFTER_3,
    AFTER_4,
    AFTER_PLAY,
    ARROWS,
    AT_END,
    AT_START,
    CLAIMS,
    CLEARING,
    CONTEST,
    END,
    FAILED,
    GROUP_BACK,
    GROUPS,
    KNOCK,
    LEADS,
    MAIN,
    OPEN,
    OVER,
    PHASE_1,
    PHASE_2,
    PHASE_3,
    PHASE_4,
    PHASE_5,
    PHASE_6,
    PLOT_BACK,
    START,
    TABLE,
    TAKEOVER,
    TOKENS,
    TURN_BEGINS,
)
from camarilla.games.inwo.plays import drawing, housekeeping, offers, playing, purchases, takeover
from camarilla.games.inwo.plays.housekeeping import GameEnds, TurnEnds
from camarilla.games.inwo.plays.offers import Offer, OfferKind
from camarilla.games.inwo.plays.playing import BEGINS, carry_out, heard, in_order
from camarilla.games.inwo.structures.reorganizing import movable, move
from camarilla.games.inwo.victory import goals
from camarilla.games.inwo.victory.claims import claims, contest, turn_option
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.hooks import consult, fire
from camarilla.kernel.options import LOSES, Label, Option, Refusal
from camarilla.kernel.result import Result

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

__all__ = ["play_game", "result_of"]

DRAW: Final = "draw"
SKIP: Final = "skip"
END_TURN: Final = "end-turn"
KNOCKS: Final = "knock"


def play_game(g: Inwo) -> Flow[None]:
    """The game from wherever it stands to its end."""
    if g.step == LEADS:
        yield from setup.choose_leads(g)
    if g.step == ARROWS:
        yield from setup.place_leads(g)
    while g.step != OVER:
        try:
            yield from STEP[g.step](g)
        except TurnEnds:
            break_off(g)
        except GameEnds:
            break


def break_off(g: Inwo) -> None:
    """A turn ends at once: nothing that was open goes on, and there are no claims (IN-2.1)."""
    for a in g.attacks.open:
        if a.outcome == GOES_ON and a.stage < DICE:
            undoing.cancel(g, a)
        for slot, seat in [(card.slot, card.seat) for card in a.cards] + [(card.slot, card.seat) for card in a.agents]:
            if g.zone[slot] == TABLE:
                g.holder[slot] = seat
                card_moves.discard(g, slot)
        g.effects.expire(this_attack(a.number))
    g.attacks.open = []
    g.plays.clear()
    g.stack = []
    g.token_moves = []
    g.rolling = []
    g.just = []
    g.aftermath = False
    for slot in range(len(g.zone)):
        if g.zone[slot] == TABLE and slot not in g.tried:
            card_moves.discard(g, slot)
    g.just = []
    g.touch()
    g.step = KNOCK


class Standing(NamedTuple):
    """How a player stands at the end; whoever compares higher ranks higher."""

    won: bool
    fell: int
    """The number of players who fell before."""
    share: int
    """Of the Basic Goal, in percent."""


def result_of(g: Inwo) -> Result:
    """IN-21.31: winners, or the living ranked by the share of the Basic Goal reached."""
    standings: list[Standing] = []
    for seat in range(g.seats):
        won = seat in g.winners
        share = 100 if won else goals.share_of_goal(g, seat) if seat not in g.out else 0
        fell = g.out.index(seat) if seat in g.out else g.seats
        standings.append(Standing(won, fell, share))
    ranks = tuple(1 + sum(other > mine for other in standings) for mine in standings)
    scores = tuple([standing.share for standing in standings])
    return Result(tuple(g.winners), ranks, scores, g.reason)


# -- Open moments (IN-21.9) --------------------------------------------------------------------------------------------


def open_moment(g: Inwo, window: int, after: int) -> Flow[None]:
    """The other seats are polled for any-time plays until all pass."""
    others = g.rivals(g.turn)
    while True:
        g.window = window
        answer = yield from heard(g, MOMENT, others)
        if answer is None:
            break
        yield from carry_out(g, *answer)
        others = g.rivals(g.turn)
    g.step = after


def at_start(g: Inwo) -> Flow[None]:
    """The first open moment of a turn."""
    yield from open_moment(g, START, PHASE_1)


def after_1(g: Inwo) -> Flow[None]:
    """After the Plot draw."""
    yield from open_moment(g, OPEN, PHASE_2)


def after_2(g: Inwo) -> Flow[None]:
    """After the Group draw."""
    yield from open_moment(g, OPEN, PHASE_3)


def after_3(g: Inwo) -> Flow[None]:
    """After the takeover."""
    yield from open_moment(g, OPEN, PHASE_4)


def after_4(g: Inwo) -> Flow[None]:
    """After tokens were placed."""
    yield from open_moment(g, TOKENS, PHASE_5)


def after_play(g: Inwo) -> Flow[None]:
    """After each finished play of phase 5; an attack that was declared is fought out first."""
    if g.attacks.open:
        yield from attacking.go_on(g, g.attacks.open[0])
        g.window = MAIN
        yield from in_order(g)
    yield from open_moment(g, OPEN, PHASE_5)


def at_end(g: Inwo) -> Flow[None]:
    """The end of phase 6."""
    yield from open_moment(g, END, CLEARING)


# -- Phases 1 to 4 -----------------------------------------------------------------------------------------------------


def turn_begins(g: Inwo) -> Flow[None]:
    """A turn begins: what was used is fresh again, and cards that speak first do."""
    g.used = []
    g.done = []
    g.fresh = []
    g.tried = []
    g.proposals = [0] * g.seats
    g.deals = [0] * g.seats
    g.refused = []
    g.claims = []
    g.window = START
    if g.log is not None:
        g.tell(events.TurnBegan(g.turn, g.turns + 1))
    g.touch()
    g.step = AT_START
    yield from fire(g, hooks.TURN_STARTS, g.turn)
    yield from in_order(g)


def phase_1(g: Inwo) -> Flow[None]:
    """IN-2.2, IN-2.3: draw a Plot, or not; tokens may buy more."""
    g.window = START
    answer = yield from choose(DRAW_PLOT, g.turn)
    if answer == DRAW or answer == DRAWS_BOTH or answer == SKIP:
        g.step = AFTER_1
        if answer == DRAWS_BOTH:
            g.done.append(Done(g.turn, DRAWS_BOTH))
        if answer != SKIP:
            count: int = consult(g, hooks.PLOT_DRAWS, 1, g.turn)
            yield from drawing.draw(g, g.turn, PLOT_BACK, count)
            yield from in_order(g)
    else:
        yield from carry_out(g, g.turn, answer)


def phase_2(g: Inwo) -> Flow[None]:
    """IN-2.5: draw from the Group deck, or not; who said so with the Plot is not asked again."""
    g.window = OPEN
    answer: Any = DRAW
    if Done(g.turn, DRAWS_BOTH) not in g.done:
        answer = yield from choose(DRAW_GROUP, g.turn)
    if answer == DRAW or answer == SKIP:
        g.step = AFTER_2
        if answer == DRAW:
            yield from drawing.draw(g, g.turn, GROUP_BACK)
            yield from in_order(g)
    else:
        yield from carry_out(g, g.turn, answer)


def draw_values(g: Inwo, seat: int) -> list[Any]:
    """Draw if there is something to draw, skip, or any other play."""
    excess = offers.goal_drops(g, seat)
    if excess:
        return excess
    back = PLOT_BACK if g.step == PHASE_1 else GROUP_BACK
    deck = g.group_deck[seat] if back else g.plot_deck[seat]
    if not deck or not card_moves.may_draw(g, seat, back):
        return [SKIP, *offers.offers(g, seat)]
    both = g.step == PHASE_1 and g.group_deck[seat] and card_moves.may_draw(g, seat, GROUP_BACK)
    return [DRAW, SKIP, *([DRAWS_BOTH] if both else []), *offers.offers(g, seat)]


def phase_3(g: Inwo) -> Flow[None]:
    """IN-2.6: one automatic takeover, or none; not with two players (IN-20.3)."""
    g.window = TAKEOVER
    if not takeover.has_phase(g):
        g.step = PHASE_4
        return
    answer = yield from choose(TAKE_OVER, g.turn)
    if answer == SKIP:
        g.step = AFTER_3
    elif answer.what == "take":
        yield from takeover.automatic(g, g.turn, answer.slot)
        yield from in_order(g)
    else:
        yield from carry_out(g, g.turn, answer)


def take_over_values(g: Inwo, seat: int) -> list[Any]:
    """A card of the hand, or none; cards timed on the takeover."""
    excess = offers.goal_drops(g, seat)
    if excess:
        return excess
    if g.seat_marked(in_force.IDLE, seat):
        return [SKIP]
    return [SKIP, *[Offer("take", slot) for slot in takeover.takeable(g, seat)], *offers.offers(g, seat)]


def phase_4(g: Inwo) -> Flow[None]:
    """IN-2.9: one token on each own group that has none, more where a card says so."""
    placed = []
    for slot in [*queries.groups_of(g, g.turn), *g.resources[g.turn]]:
        if not power.gets_tokens(g, slot) or slot in g.fresh or (g.extra and slot == g.illuminati[g.turn]):
            continue
        number = power.entitled(g, slot)
        if g.rules12 and slot == g.illuminati[g.turn] and Done(g.turn, PAID_TAKEOVER) in g.done:
            number -= 1
        missing = number if consult(g, hooks.PILES_UP, False, slot) else number - g.tokens[slot]
        if missing > 0:
            g.tokens[slot] += missing
            placed.append(ID[g.cards.face[slot]])
            note_givers(g, slot)
    g.touch()
    if g.log is not None:
        g.tell(events.TokensPlaced(g.turn, placed))
    g.step = AFTER_4
    yield from in_order(g)


def note_givers(g: Inwo, slot: int) -> None:
    """IN-17.6: links that have given a group a token stay for the turn."""
    for card in card_moves.linked_to(g, slot):
        if gives_token(g, card, slot):
            g.used.append(Use(card, GAVE_BONUS))


def gives_token(g: Inwo, card: int, slot: int) -> bool:
    """Whether a card gives the group it is linked to a token."""
    handler = hooks.TOKENS.handlers.get(ID[g.cards.face[card]])
    return handler is not None and card not in g.silent() and handler(g, card, 0, slot) > 0


# -- Phase 5 -----------------------------------------------------------------------------------------------------------


def phase_5(g: Inwo) -> Flow[None]:
    """IN-2.10: attacks and other actions, in any number and order."""
    g.window = MAIN
    answer = yield from choose(MAIN_CHOICE, g.turn)
    if answer == KNOCKS or answer == END_TURN:
        g.step = PHASE_6 if answer == KNOCKS else AT_END
        return
    g.step = AFTER_PLAY
    what: OfferKind = answer.what
    if what != "free" and Done(g.turn, ACTED) not in g.done:
        g.done.append(Done(g.turn, ACTED))
    if what == "control" or what == "destroy":
        yield from attacking.declare(g, g.turn, CONTROL if what == "control" else DESTROY, answer.slot)
    elif what == "move":
        yield from move(g, g.turn, answer.slot)
    elif what == "resource":
        yield from takeover.by_action(g, g.turn, answer.slot)
    elif what == "draw-group":
        yield from draw_by_action(g, g.turn)
    else:
        yield from carry_out(g, g.turn, answer)
    yield from in_order(g)


def main_values(g: Inwo, seat: int) -> list[Any]:
    """Everything the active player may do in phase 5."""
    excess = offers.goal_drops(g, seat)
    if excess:
        return excess
    found: list[Any] = [KNOCKS]
    if g.seat_marked(in_force.IDLE, seat):
        return found
    found.append(END_TURN)
    found += offers.may_lead(g, seat)
    found += [Offer("move", slot) for slot in g.structure[seat] if movable(g, seat, slot)]
    own = g.illuminati[seat]
    if g.tokens[own] > 0:
        if Done(seat, PLAYED_RESOURCE) not in g.done:
            found += [Offer("resource", slot) for slot in takeover.resources(g, seat)]
        if Done(seat, DREW_GROUP) not in g.done and g.group_deck[seat] and card_moves.may_draw(g, seat, GROUP_BACK):
            found.append(Offer("draw-group"))
    return found + offers.offers(g, seat)


def main_option(g: Inwo, seat: int, value: Any) -> Option:
    """Name what may be done in phase 5. Whoever could attack, did nothing and ends it all the same, loses the turn."""
    option = turn_option(g, seat, value)
    if value not in (KNOCKS, END_TURN) or Done(seat, ACTED) in g.done or not offers.may_lead(g, seat):
        return option
    return Option(option.notation, Label(f"option-{value}-unused"), option.touches, LOSES)


def draw_by_action(g: Inwo, seat: int) -> Flow[None]:
    """IN-4.2: an Illuminati action draws one more Group-deck card, once a turn."""
    own = g.illuminati[seat]
    tokens.spend(g, own)
    g.done.append(Done(seat, DREW_GROUP))

    def do() -> Flow[None]:
        yield from drawing.draw(g, seat, GROUP_BACK)

    yield from playing.act(g, seat, "draw-group", (), (own,), do)


# -- Phases 6 and 7 ----------------------------------------------------------------------------------------------------


def phase_6(g: Inwo) -> Flow[None]:
    """IN-2.12: remaining free moves and plays timed at the end of the own turn."""
    g.window = END
    if g.seat_marked(in_force.IDLE, g.turn):
        g.step = AT_END
        return
    answer = yield from choose(LAST_MOVES, g.turn)
    if answer == "done":
        g.step = AT_END
    else:
        yield from carry_out(g, g.turn, answer)


def last_values(g: Inwo, seat: int) -> list[Any]:
    """Anything that may be played at the end, or done."""
    excess = offers.goal_drops(g, seat)
    return excess or ["done", *offers.offers(g, seat)]


def clearing(g: Inwo) -> Flow[None]:
    """IN-7.37: Groups from the hand that were not captured are discarded, or kept where a card says so."""
    g.step = CLAIMS
    for slot in list(g.tried):
        if g.zone[slot] == TABLE:
            seat = g.holder[slot]
            if consult(g, hooks.KEEPS_FAILED, False, seat):
                card_moves.put(g, slot, GROUPS, seat)
            else:
                card_moves.discard(g, slot, FAILED)
    g.tried = []
    yield from in_order(g)


def knock(g: Inwo) -> Flow[None]:
    """IN-2.14: temporary effects end, hands are cut to the limit, and the next player begins."""
    g.window = 0
    seat = g.turn
    if seat not in g.out:
        g.own_turns[seat] += 1
    if not g.extra:
        g.turns += 1
    yield from fire(g, hooks.TURN_ENDS, seat)
    g.effects.expire(THIS_TURN)
    g.effects.expire(turn_of(seat))
    g.claims = []
    g.touch()
    following = g.next_turn if g.next_turn >= 0 else (seat + 1) % g.seats
    g.extra = False
    g.next_turn = -1
    while following in g.out:
        following = (following + 1) % g.seats
    g.turn = following
    g.effects.expire(start_of(following))
    g.touch()
    g.step = TURN_BEGINS
    if g.turns >= g.round_limit * g.seats:
        housekeeping.end_game(g, [], "round limit")
    yield from in_order(g)


# -- The questions -----------------------------------------------------------------------------------------------------


def own_choice(
    prompt: str,
    rule: str,
    values: Callable[..., list[Any]],
    refusals: Callable[..., list[Refusal]] = reasons.refusals,
    option: Callable[..., Option] = turn_option,
) -> Ask[Any]:
    """A question to the active player alone."""
    return Ask(prompt, rule, values, option, refusals=refusals, checkpoint=True, note=offers.offer_price)


MOMENT: Ask[Any] = reasons.any_play("moment", "IN-21.9", checkpoint=True)
DRAW_PLOT: Ask[Any] = own_choice("draw-plot", "IN-2.2", draw_values)
DRAW_GROUP: Ask[Any] = own_choice("draw-group", "IN-2.5", draw_values)
TAKE_OVER: Ask[Any] = own_choice("take-over", "IN-2.6", take_over_values)
MAIN_CHOICE: Ask[Any] = own_choice("main", "IN-2.10", main_values, reasons.main_refusals, main_option)
LAST_MOVES: Ask[Any] = own_choice("last-moves", "IN-2.12", last_values, reasons.last_refusals)

BEGINS.update(
    {
        "aid": attacking.put_in,
        "oppose": attacking.put_in,
        "agents": attacking.put_in,
        "take-back": attacking.take_back,
        "buy": purchases.purchase,
        "agent": purchases.purchase,
        "relief": purchases.purchase,
    }
)

STEP: Final = {
    TURN_BEGINS: turn_begins,
    AT_START: at_start,
    PHASE_1: phase_1,
    AFTER_1: after_1,
    PHASE_2: phase_2,
    AFTER_2: after_2,
    PHASE_3: phase_3,
    AFTER_3: after_3,
    PHASE_4: phase_4,
    AFTER_4: after_4,
    PHASE_5: phase_5,
    AFTER_PLAY: after_play,
    PHASE_6: phase_6,
    AT_END: at_end,
    CLEARING: clearing,
    CLAIMS: claims,
    CONTEST: contest,
    KNOCK: knock,
}
