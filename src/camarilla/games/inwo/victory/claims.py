"""Claims of victory at the end of a turn, and trying to stop them (IN-2.13, IN-14.7 to IN-14.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from camarilla.games.inwo import card_moves, events, refusals
from camarilla.games.inwo.model.entries import Claim
from camarilla.games.inwo.model.zones import CLAIM, CONTEST, KNOCK, PLOTS
from camarilla.games.inwo.plays import housekeeping, occasions, offers
from camarilla.games.inwo.plays.playing import carry_out, heard
from camarilla.games.inwo.victory import goals
from camarilla.kernel.choices import PASS, Ask, Flow
from camarilla.kernel.options import Label, Option
from camarilla.kernel.windows import together

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def claims(g: Inwo) -> Flow[None]:
    """IN-21.22: all seats are polled for claims."""
    if not goals.may_claim(g):
        g.step = KNOCK
        return
    g.window = CLAIM
    answers = yield from together(CLAIMING, g.in_turn_order(g.turn))
    for seat in g.in_turn_order(g.turn):
        if answers[seat] != PASS:
            stake(g, seat, answers[seat].slot)
    g.step = CONTEST if g.claims else KNOCK


def stake(g: Inwo, seat: int, card: int) -> None:
    """A claim is made; a Goal card is shown (IN-14.23)."""
    if card >= 0 and g.zone[card] == PLOTS:
        card = card_moves.expose(g, card)
    g.claims.append(Claim(seat, card))
    if g.log is not None:
        g.tell(events.Claimed(seat, goals.goal_name(g, card)))


def contest(g: Inwo) -> Flow[None]:
    """IN-14.8: everybody may try to stop it, until all pass; then whoever still meets the Goal wins."""
    while True:
        g.window = CLAIM
        answer = yield from heard(g, CONTESTING, g.in_turn_order(g.turn))
        if answer is None:
            break
        seat, offer = answer
        if offer.what == "claim":
            stake(g, seat, offer.slot)
        else:
            yield from carry_out(g, seat, offer)
    g.step = KNOCK
    winners = goals.winners(g)
    for seat in winners:
        for slot in list(g.plots[seat]):
            g.cards.reveal(slot)
    for seat in [seat for seat in winners if caught(g, seat)]:
        winners.remove(seat)
        housekeeping.leave_game(g, seat)
    if winners:
        housekeeping.end_game(g, winners, reason_of(g, winners))


def caught(g: Inwo, seat: int) -> bool:
    """IN-14.21: a player whose Plots show more Goal cards than are permitted is out of the game."""
    claimed = g.claims
    g.claims = []
    too_many = bool(offers.goal_drops(g, seat))
    g.claims = claimed
    return too_many


def reason_of(g: Inwo, winners: list[int]) -> str:
    """By which Goal the game was won."""
    cards = [card for seat, card in g.claims if seat in winners]
    return goals.goal_met(g, winners[0], cards[0]) if cards else "shared"


def claim_values(g: Inwo, seat: int) -> list[Any]:
    """Pass, or claim a Goal that is met."""
    excess = offers.goal_drops(g, seat)
    return [PASS, *[offers.Offer("claim", card) for card in goals.claimable(g, seat)]] if not excess else [PASS]


def contest_values(g: Inwo, seat: int) -> list[Any]:
    """Any-time plays, and further claims."""
    excess = offers.goal_drops(g, seat)
    if excess:
        return [PASS, *excess]
    return [PASS, *[offers.Offer("claim", card) for card in goals.claimable(g, seat)], *offers.offers(g, seat)]


# -- Notation ----------------------------------------------------------------------------------------------------------


def turn_option(g: Inwo, seat: int, value: Any) -> Option:
    """Name a choice of the active player: `draw`, `take:texas`, `control:cia`, `claim:basic`, or a play."""
    if not isinstance(value, str) and value.what == "claim":
        name = goals.goal_name(g, value.slot)
        touches = (f"card:{value.slot}",) if value.slot >= 0 else ()
        return Option(f"claim:{name}", claim_label(g, seat, value.slot), touches)
    return offers.offer_option(g, seat, value)


def claim_label(g: Inwo, seat: int, card: int) -> Label:
    """The Goal that would be claimed, and what counts toward it."""
    goal = goals.goal_met(g, seat, card)
    if not goals.counts_groups(g, seat, card):
        return Label("option-claim", {"card": goal})
    groups, doubles, more = goals.tally(g, seat, card)
    about = {"groups": groups, "doubles": doubles, "more": more, "total": groups + doubles + more}
    return Label("option-claim-counted", {"card": goal, "goal": g.basic_goal, **about})


CLAIMING: Ask[Any] = Ask("claim", "IN-2.13", claim_values, turn_option, reaction=True, checkpoint=True)
CONTESTING: Ask[Any] = Ask(
    "contest",
    "IN-14.8",
    contest_values,
    turn_option,
    touches=offers.concerns,
    refusals=refusals.refusals,
    args=occasions.claim_args,
    reaction=True,
    checkpoint=True,
)
