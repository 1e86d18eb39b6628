"""The course of a game, in the order of the rulebook. Clause ids are those of `rules.en.md`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from camarilla.games.coup import events, questions
from camarilla.games.coup.actions import (
    AID,
    AIMED,
    ASSASSINATE,
    BETRAY,
    BLOCKABLE,
    CLAIMED,
    CONVERT,
    COST,
    COUP,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    INCOME,
    NAMES,
    NOBODY,
    STEAL,
    TAX,
    TO_RESERVE,
    Move,
)
from camarilla.games.coup.queries import aid_blockers, living, role_name
from camarilla.games.coup.roles import NAMES as ROLES
from camarilla.games.coup.roles import copies, roles_in_play
from camarilla.kernel.cards import Fact, mask_of
from camarilla.kernel.choices import PRIORITY, Flow, Poll, choose
from camarilla.kernel.events import Secret
from camarilla.kernel.windows import together

if TYPE_CHECKING:
    from camarilla.games.coup.state import Coup

PICKING: Final = 0
FACTIONS: Final = 1
PLAYING: Final = 2
OVER: Final = 3

LOYALIST: Final = 0
REFORMIST: Final = 1

OPEN: Final = 0
UNCHALLENGED: Final = 1
PROVEN: Final = 2
CAUGHT: Final = 3
Outcome = Literal["open", "unchallenged", "proven", "caught"]
OUTCOMES: Final[tuple[Outcome, ...]] = ("open", "unchallenged", "proven", "caught")

HAND: Final = 2
COINS: Final = 2
TREASURY: Final = 50


class LastStanding(Exception):
    """Only one player is left: the game ends at once, in the middle of whatever it is (CO-1.4)."""


# -- 1. Set-up ---------------------------------------------------------------------------------------------------------


def set_up(g: Coup) -> None:
    """Deal patrons and coins (CO-1.1); two players may pick one patron of a set of their own (CO-1.2)."""
    seats = g.seats
    g.starter = g.turn = g.rng.below(seats)
    g.hands = [[] for _ in range(seats)]
    g.lost = [[] for _ in range(seats)]
    g.sets = [[] for _ in range(seats)]
    g.faction = [LOYALIST] * seats
    g.coins = [COINS] * seats
    if seats == 2:
        g.coins[g.starter] = 1  # CO-1.2
    g.treasury = TREASURY - sum(g.coins)
    g.phase = PLAYING
    if g.pick_one and seats == 2:
        deal_sets(g)
    else:
        g.court = list(range(len(g.cards.face)))
        g.rng.shuffle(g.cards.face)
        for seat in range(seats):
            g.hands[seat] = [g.court.pop() for _ in range(HAND)]
            g.cards.deal(seat, g.hands[seat])
    if g.reformation and g.phase == PLAYING:
        g.phase = FACTIONS


def deal_sets(g: Coup) -> None:
    """CO-1.2, `pick_one`: a set of five for each player to pick from, and a third to deal one more from."""
    for seat in range(2):
        g.sets[seat] = list(range(5 * seat, 5 * seat + 5))
        g.cards.shuffle(g.sets[seat], g.rng)
        g.cards.deal(seat, g.sets[seat])
    g.court = list(range(10, 15))
    g.cards.shuffle(g.court, g.rng)
    roles = roles_in_play(g.inquisition)
    for seat in range(2):
        # Everybody knows that every set has one of each role.
        g.cards.facts.append(Fact(1 << (1 - seat), mask_of(g.sets[seat]), roles))
    g.cards.facts.append(Fact(g.cards.everyone, mask_of(g.court), roles))
    g.phase = PICKING


def faces(seats: int, inquisition: bool) -> list[int]:
    """The roles of all slots before they are shuffled, set by set."""
    return roles_in_play(inquisition) * copies(seats)


# -- The game ----------------------------------------------------------------------------------------------------------


def play_game(g: Coup) -> Flow[None]:
    """The whole game, from wherever it stands."""
    if g.phase == OVER:
        return
    if g.turns < 0:
        g.turns = 0
        announce_start(g)
    if g.phase == PICKING:
        yield from pick_patrons(g)
    if g.phase == FACTIONS:
        yield from choose_faction(g)
    try:
        while g.phase == PLAYING:
            yield from take_turn(g)
            next_turn(g)
    except LastStanding:
        g.phase = OVER
    announce_end(g)


def pick_patrons(g: Coup) -> Flow[None]:
    """CO-1.2: each player secretly keeps one card of their set and is dealt one of the third; four leave the game."""
    kept = yield from together(questions.KEEP, [0, 1])
    for seat in range(2):
        g.sets[seat].remove(kept[seat])
        g.hands[seat].append(kept[seat])
        if g.log is not None:
            g.tell(events.PatronKept(seat, Secret(1 << seat, role_name(g, kept[seat]))))
    for seat in range(2):
        draw(g, seat, 1)
    g.phase = FACTIONS if g.reformation else PLAYING


def choose_faction(g: Coup) -> Flow[None]:
    """CO-6.1: the first player chooses, then factions alternate around the table."""
    chosen = yield from choose(questions.FACTION, g.starter)
    for place in range(g.seats):
        g.faction[(g.starter + place) % g.seats] = chosen if place % 2 == 0 else 1 - chosen
    if g.log is not None:
        g.tell(events.FactionsSet(tuple(g.faction)))
    g.phase = PLAYING


def next_turn(g: Coup) -> None:
    """The next living player's turn, unless the game has lasted long enough (CO-1.4)."""
    g.turns += 1
    g.action = g.target = g.claim_seat = g.claim_role = -1
    if g.turns >= g.turn_cap * g.seats:
        g.phase = OVER
        return
    g.turn = (g.turn + 1) % g.seats
    while not g.hands[g.turn]:
        g.turn = (g.turn + 1) % g.seats


# -- 2, 3. Actions -----------------------------------------------------------------------------------------------------


def take_turn(g: Coup) -> Flow[None]:
    """CO-1.3: exactly one action. Declare and pay, then challenge, block, challenge the block, resolve (CO-4.3)."""
    me = g.turn
    move: Move = yield questions.ACTION.to(me)
    action, target = move
    g.action = action
    g.target = target
    if COST[action]:
        pay_for(g, me, action)
    if g.log is not None:
        g.tell(events.Declared(me, NAMES[action], target if target != NOBODY else None, COST[action]))
    role = CLAIMED[g.inquisition][action]
    if role >= 0:
        if not (yield from resolve_claim(g, me, role)):
            if COST[action] and g.hands[me]:
                # CO-3.2: returned after a successful challenge, not to the dead.
                from_treasury(g, me, COST[action])
            return
    elif action == EMBEZZLE and not (yield from resolve_embezzlement(g, me)):
        return
    if BLOCKABLE[action] and (yield from resolve_block(g, me, action, target)):
        return
    at_once = AT_ONCE.get(action)
    if at_once is not None:
        at_once(g, me, target)
    elif target == NOBODY or g.hands[target]:  # CO-4.5: nothing more happens to a target that the challenge eliminated
        yield from WITH_CHOICES[action](g, me, target)


def pay_for(g: Coup, me: int, action: int) -> None:
    """Costs are paid on declaring; a betrayal's go to the reserve (CO-6.3)."""
    if TO_RESERVE[action]:
        g.coins[me] -= COST[action]
        g.reserve += COST[action]
    else:
        from_treasury(g, me, -COST[action])


def income(g: Coup, me: int, target: int) -> None:
    """CO-2.1: 1 coin."""
    from_treasury(g, me, 1)


def foreign_aid(g: Coup, me: int, target: int) -> None:
    """CO-2.2: 2 coins."""
    from_treasury(g, me, 2)


def tax(g: Coup, me: int, target: int) -> None:
    """CO-3.1: 3 coins."""
    from_treasury(g, me, 3)


def steal(g: Coup, me: int, target: int) -> None:
    """CO-3.3: up to 2 coins of the target; of one eliminated by the challenge only if the table plays so (CO-4.5)."""
    if g.hands[target]:
        taken = min(2, g.coins[target])
        g.coins[target] -= taken
    else:
        taken = min(2, g.estate) if g.steal_from_dead else 0
        g.treasury -= taken
    g.coins[me] += taken
    if g.log is not None:
        g.tell(events.CoinsStolen(me, target, taken))


def exchange(g: Coup, me: int, target: int) -> Flow[None]:
    """CO-3.4: draw 2, return 2 (CO-7.1: the Inquisitor draws 1, returns 1). What went back is told to nobody."""
    count = 1 if g.inquisition else 2
    draw(g, me, count)
    back: list[int] = []
    for _ in range(count):
        slot = yield from choose(questions.RETURN, me, *back)
        back.append(slot)
    if g.log is not None:
        names = tuple([role_name(g, slot) for slot in back])
        g.tell(events.CardsReturned(me, count, Secret(1 << me, names)))
    return_to_court(g, me, g.cards.part(me, g.hands[me], back, g.rng))


def examine(g: Coup, me: int, target: int) -> Flow[None]:
    """CO-7.2: the target shows a card of its choice to the examiner, who gives it back or makes the target swap it."""
    shown = g.hands[target][0]
    if len(g.hands[target]) > 1:
        shown = yield from choose(questions.SHOW, target, me)
        shown = take_out(g, target, shown)
    g.cards.show(me, shown)
    if g.log is not None:
        eyes = 1 << me | 1 << target
        g.tell(events.CardExamined(me, target, Secret(eyes, role_name(g, shown))))
    verdict = yield from choose(questions.VERDICT, me, target, shown)
    if g.log is not None:
        g.tell(events.Examined(me, target, verdict == questions.SWAP))
    if verdict == questions.SWAP:
        draw(g, target, 1)  # draw, then shuffle
        return_to_court(g, target, [shown])
    else:
        g.cards.conceal(target, g.hands[target], g.rng)  # back among the others


def hurt(g: Coup, me: int, target: int) -> Flow[None]:
    """CO-2.3, CO-3.2: a coup and an assassination cost the target a patron."""
    yield from lose_influence(g, target)


def convert(g: Coup, me: int, target: int) -> None:
    """CO-6.3: a betrayal of oneself."""
    betray(g, me, me)


def betray(g: Coup, me: int, target: int) -> None:
    """CO-6.3: somebody's faction is switched."""
    g.faction[target] = 1 - g.faction[target]
    if g.log is not None:
        g.tell(events.FactionSwitched(me, target, g.faction[target]))


def embezzle(g: Coup, me: int, target: int) -> None:
    """CO-6.4: all coins of the reserve, be it none."""
    taken = g.reserve
    g.coins[me] += taken
    g.reserve = 0
    if g.log is not None:
        g.tell(events.ReserveTaken(me, taken))


AtOnce = Callable[["Coup", int, int], None]
WithChoices = Callable[["Coup", int, int], Flow[None]]
AT_ONCE: Final[dict[int, AtOnce]] = {
    INCOME: income,
    AID: foreign_aid,
    TAX: tax,
    STEAL: steal,
    CONVERT: convert,
    BETRAY: betray,
    EMBEZZLE: embezzle,
}
"""What an action does once it stands, where nobody has a further choice: `(g, me, target)`."""
WITH_CHOICES: Final[dict[int, WithChoices]] = {EXCHANGE: exchange, EXAMINE: examine, ASSASSINATE: hurt, COUP: hurt}
"""And where somebody has."""


# -- 4. Challenges and blocks ------------------------------------------------------------------------------------------


def resolve_claim(g: Coup, claimant: int, role: int) -> Flow[bool]:
    """CO-4.1: let the others challenge a claimed role, and settle it; returns whether the claim holds in the end."""
    make_claim(g, claimant, role)
    heard = yield challengers(g, claimant)
    if heard is None:
        settle_claim(g, UNCHALLENGED)
        return True
    challenger: int = heard[0]
    if g.log is not None:
        g.tell(events.Challenged(challenger, claimant))
    proof: questions.Proof = yield questions.PROVE.to(claimant)  # CO-4.2: also a patron, though the role is held
    if not proof.shown:
        settle_claim(g, CAUGHT)
        lose(g, claimant, proof.slot)
        return False
    settle_claim(g, PROVEN, (role,))
    reveal_and_replace(g, claimant, [take_out(g, claimant, proof.slot)])
    yield from lose_influence(g, challenger)
    return True


def resolve_embezzlement(g: Coup, me: int) -> Flow[bool]:
    """CO-6.5: let the others challenge an embezzler, who proves to have no Duke by showing all, which is replaced."""
    make_claim(g, me, questions.NO_DUKE)
    heard = yield challengers(g, me)
    if heard is None:
        settle_claim(g, UNCHALLENGED)
        return True
    challenger: int = heard[0]
    if g.log is not None:
        g.tell(events.Challenged(challenger, me))
    proof: questions.Proof = yield questions.PROVE_NO_DUKE.to(me)
    if not proof.shown:
        settle_claim(g, CAUGHT)
        lose(g, me, proof.slot)
        return False
    settle_claim(g, PROVEN, tuple(sorted([g.cards.face[slot] for slot in g.hands[me]])))
    reveal_and_replace(g, me, g.hands[me][:])
    yield from lose_influence(g, challenger)
    return True


def challengers(g: Coup, claimant: int) -> Poll:
    """CO-4.3: everybody but the claimant is asked; the nearest clockwise from the acting player is heard."""
    return questions.CHALLENGE.of_all(living(g, g.turn, claimant), PRIORITY)


def resolve_block(g: Coup, me: int, action: int, target: int) -> Flow[bool]:
    """CO-4.3: let those who may block, block, and settle their claims; returns whether a block holds in the end."""
    if AIMED[action] and not g.hands[target]:
        return False
    ask = questions.BLOCK_AID if action == AID else questions.BLOCK
    order = (target,) if AIMED[action] else aid_blockers(g, me)
    tried: list[int] = []
    while order:
        heard = yield ask.of_all(order, PRIORITY)
        if heard is None:
            return False
        blocker, role = heard
        if g.log is not None:
            g.tell(events.Blocked(blocker, me, NAMES[action], ROLES[role]))
        if (yield from resolve_claim(g, blocker, role)):
            return True
        if AIMED[action] or not g.reopen_aid_block:  # CO-4.5
            return False
        tried.append(blocker)
        order = tuple([seat for seat in aid_blockers(g, me) if seat not in tried])
    return False


# -- Influence, cards and coins ----------------------------------------------------------------------------------------


def lose_influence(g: Coup, loser: int) -> Flow[None]:
    """CO-1.4: the loser chooses which face-down patron to turn up; the last one goes unasked."""
    slot = g.hands[loser][0]
    if len(g.hands[loser]) > 1:
        slot = yield questions.LOSE.to(loser)
    lose(g, loser, slot)


def lose(g: Coup, loser: int, slot: int) -> None:
    """CO-1.4: turn a patron up; without one a player is out and returns all coins; the last one standing has won."""
    hand = g.hands[loser]
    if len(hand) > 1:
        slot = take_out(g, loser, slot)
    hand.remove(slot)
    g.lost[loser].append(slot)
    g.cards.reveal(slot)
    if g.log is not None:
        g.tell(events.PatronLost(loser, slot, role_name(g, slot)))
    if hand:
        return
    g.estate = g.coins[loser]
    from_treasury(g, loser, -g.coins[loser])
    g.out.append(loser)
    if g.log is not None:
        g.tell(events.Eliminated(loser))
    if len(g.out) == g.seats - 1:
        raise LastStanding


def reveal_and_replace(g: Coup, seat: int, shown: list[int]) -> None:
    """CO-4.1, CO-6.5: show cards to all, shuffle them into the court, then draw as many."""
    for slot in shown:
        g.cards.reveal(slot)
    if g.log is not None:
        g.tell(events.ClaimProven(seat, tuple(sorted([role_name(g, slot) for slot in shown]))))
    return_to_court(g, seat, shown)
    draw(g, seat, len(shown))


def take_out(g: Coup, seat: int, slot: int) -> int:
    """The slot of a chosen patron once the hand was mixed: where it lay tells nobody anything (CO-5.1)."""
    return g.cards.part(seat, g.hands[seat], [slot], g.rng)[0]


def return_to_court(g: Coup, seat: int, slots: list[int]) -> None:
    """Put cards of a hand into the court and shuffle it."""
    for slot in slots:
        g.hands[seat].remove(slot)
        g.court.append(slot)
    g.cards.shuffle(g.court, g.rng)


def draw(g: Coup, seat: int, count: int) -> None:
    """Take cards off the top of the court; their owner looks at them."""
    hand = g.hands[seat]
    for _ in range(count):
        slot = g.court.pop()
        hand.append(slot)
        g.cards.show(seat, slot)
    if g.log is not None:
        names = tuple([role_name(g, slot) for slot in hand[-count:]])
        g.tell(events.CardsDrawn(seat, count, Secret(1 << seat, names)))


def from_treasury(g: Coup, seat: int, coins: int) -> None:
    """Coins from the treasury, or to it if negative; it may owe (CO-1.1)."""
    g.coins[seat] += coins
    g.treasury -= coins
    if g.log is not None and coins:
        g.tell(events.CoinsMoved(seat, coins, g.coins[seat]))


# -- Claims and words --------------------------------------------------------------------------------------------------


def make_claim(g: Coup, seat: int, role: int) -> None:
    """Note a claim in the history that all may see."""
    g.claim_seat = seat
    g.claim_role = role
    g.claims.append((g.turns, seat, role, OPEN, ()))


def settle_claim(g: Coup, outcome: int, shown: tuple[int, ...] = ()) -> None:
    """Note how the latest open claim came out, and which roles all have seen for it."""
    g.claims[-1] = (g.turns, g.claim_seat, g.claim_role, outcome, shown)


def announce_start(g: Coup) -> None:
    """Tell who begins, and each player their own hand."""
    if g.log is not None:
        g.tell(events.GameBegan(g.starter, tuple(g.coins)))
        for seat in range(g.seats):
            mine = g.hands[seat] + g.sets[seat]
            names = tuple([role_name(g, slot) for slot in mine])
            g.tell(events.CardsDealt(seat, len(mine), Secret(1 << seat, names)))


def announce_end(g: Coup) -> None:
    """Open all hands that are left, and tell who has won."""
    for hand in g.hands:
        for slot in hand:
            g.cards.reveal(slot)
    if g.log is not None:
        g.tell(events.GameWon(g.result().winners))
