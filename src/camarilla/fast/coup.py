"""Coup on flat arrays: the rules of `camarilla.games.coup`, for play at the speed of the hardware.

A game is one row of `int16`. Cards of one role are alike, so hands, court and lost patrons are counts by role. The row
always stands at a *question* (`PHASE`, put to `ASKED`), at a card to be drawn (`DRAW`, answered by chance), or at the
end (`OVER`). `step` takes one answer and goes on to the next of these.

Answers are *codes*, the same for every seat: targets count clockwise from the player who acts. `legal` lists them.
Those who may challenge or block are asked one after the other, the nearest clockwise first: only the first who does
is heard (CO-4.3), so nobody's answer matters unless all before them passed.

The names of a row (`coup_row`) and `legal` are names of this module, too: it is all that a player of the game needs.
"""

from __future__ import annotations

from camarilla.fast import course
from camarilla.fast.chance import below
from camarilla.fast.compiler import kernel
from camarilla.fast.coup_cards import (
    draw,
    forget_claims,
    give,
    lose,
    lose_influence,
    note_turn,
    random_role,
    take_drawn,
)
from camarilla.fast.coup_claims import answer_block, answer_claim, ask_blocker, claim_fails, make_claim, prove
from camarilla.fast.coup_legal import legal as legal
from camarilla.fast.coup_row import *
from camarilla.fast.course import borrowed
from camarilla.games.coup.actions import AID, BETRAY, CONVERT, EMBEZZLE, EXAMINE, EXCHANGE, INCOME, STEAL, TAX

# -- 1. Set-up (CO-1.1, CO-1.2) ----------------------------------------------------------------------------------------


@kernel
def set_table(s: Row, seats: int, reformation: bool = False, inquisition: bool = False, pick_one: bool = False) -> None:
    """A table before the deal, with the usual house rules and cap."""
    s[SEATS] = seats
    s[REFORMATION] = reformation
    s[INQUISITION] = inquisition
    s[PICK_ONE] = pick_one
    s[STEAL_FROM_DEAD] = 0
    s[REOPEN_AID_BLOCK] = 0
    s[TURN_CAP] = 200


@kernel
def deal(s: Row, rng: Row) -> None:
    """Clear the table but for its options, and deal: patrons and coins (CO-1.1), or sets to pick from (CO-1.2)."""
    clear(s)
    seats = s[SEATS]
    begin(s, below(rng, seats))
    if s[PICK_ONE] == 0:
        for seat in range(seats):
            for _ in range(2):
                give(s, seat, random_role(s, rng))


@kernel
def clear(s: Row) -> None:
    """An empty table with the whole court deck (CO-1.1, CO-8.1) and the same options."""
    seats = s[SEATS]
    for place in range(PHASE, row_size(seats)):
        s[place] = 0
    copies = 3 if seats <= 6 else (4 if seats <= 8 else 5)
    if s[PICK_ONE] != 0:
        copies = 1  # CO-1.2: the other two sets are the players'
    for role in range(ROLES):
        s[COURT + role] = copies


@kernel
def begin(s: Row, starter: int) -> None:
    """Coins, who begins, and the first question."""
    seats = s[SEATS]
    s[STARTER] = starter
    s[TURN] = starter
    s[LIVING] = seats
    forget_action(s)
    for seat in range(seats):
        s[at(seat, COINS)] = 2
        s[at(seat, KEPT)] = NOBODY
        s[at(seat, SAW)] = NOBODY
    if seats == 2:
        s[at(starter, COINS)] = 1  # CO-1.2
    if s[PICK_ONE] != 0:
        s[PHASE] = KEEP
        s[ASKED] = 0
    else:
        start_play(s)


@kernel
def start_play(s: Row) -> None:
    """CO-6.1: with factions the first player chooses one; then the first turn."""
    s[PHASE] = CHOOSE_FACTION if s[REFORMATION] != 0 else ACT
    s[ASKED] = s[STARTER]


@kernel
def keep(s: Row, role: int) -> None:
    """CO-1.2, `pick_one`: both keep a card of their set, then each draws one of the third."""
    seat = s[ASKED]
    s[at(seat, KEPT)] = role
    if seat == 0:
        s[ASKED] = 1
    else:
        for picker in range(2):
            s[at(picker, HAND + s[at(picker, KEPT)])] += 1
        draw(s, 0, 1, PICKED)


@kernel
def picked(s: Row) -> None:
    """CO-1.2: after the first player's card the second's; then play begins."""
    if s[ASKED] == 0:
        draw(s, 1, 1, PICKED)
    else:
        start_play(s)


@kernel
def choose_faction(s: Row, faction: int) -> None:
    """CO-6.1: factions alternate around the table."""
    for place in range(s[SEATS]):
        seat = seat_at(s, s[STARTER], place)
        s[at(seat, FACTION)] = faction if place % 2 == 0 else 1 - faction
    s[PHASE] = ACT


@kernel
def end_turn(s: Row) -> None:
    """The next living player's turn, unless the game has lasted long enough (CO-1.4)."""
    s[TURNS] += 1
    forget_action(s)
    if s[TURNS] >= s[TURN_CAP] * s[SEATS]:
        s[PHASE] = OVER
        return
    seat = seat_at(s, s[TURN], 1)
    while influence(s, seat) == 0:
        seat = seat_at(s, seat, 1)
    s[TURN] = seat
    s[ASKED] = seat
    s[PHASE] = ACT


@kernel
def forget_action(s: Row) -> None:
    """Nothing is under way."""
    s[ACTION] = NOBODY
    s[TARGET] = NOBODY
    s[CLAIMANT] = NOBODY
    s[CLAIM] = NOBODY
    s[CHALLENGER] = NOBODY


# -- 2, 3. Actions -----------------------------------------------------------------------------------------------------


@kernel
def declare(s: Row, code: int) -> None:
    """CO-1.3: one action, declared and paid for; then its claim, if it makes one, may be challenged (CO-4.3)."""
    me = s[TURN]
    action = action_of(code)
    s[ACTION] = action
    if code >= AIMED:
        s[TARGET] = seat_at(s, me, 1 + (code - AIMED) // AIMED_ACTIONS)
    pay = cost(action)
    s[at(me, COINS)] -= pay
    if action in (CONVERT, BETRAY):
        s[RESERVE] += pay  # CO-6.3
    if action == AID:
        for seat in range(s[SEATS]):
            s[at(seat, TRIED)] = 0
    note_turn(s)
    role = claimed(action)
    if role == NOBODY:
        s[PHASE] = MAY_BLOCK
    else:
        make_claim(s, me, role)


@kernel
def resolve(s: Row) -> None:
    """CO-4.3: what still stands is carried out. A target that a challenge eliminated is left in peace (CO-4.5)."""
    me = s[TURN]
    action = s[ACTION]
    target = s[TARGET]
    s[PHASE] = END_TURN
    if action == INCOME:
        s[at(me, COINS)] += 1  # CO-2.1
    elif action == AID:
        s[at(me, COINS)] += 2  # CO-2.2
    elif action == TAX:
        s[at(me, COINS)] += 3  # CO-3.1
    elif action == STEAL:
        steal(s, me, target)
    elif action == CONVERT:
        s[at(me, FACTION)] = 1 - s[at(me, FACTION)]  # CO-6.3
    elif action == BETRAY:
        s[at(target, FACTION)] = 1 - s[at(target, FACTION)]
    elif action == EMBEZZLE:
        s[at(me, COINS)] += s[RESERVE]  # CO-6.4
        s[RESERVE] = 0
    elif action == EXCHANGE:
        s[CARDS] = 1 if s[INQUISITION] != 0 else 2  # CO-3.4, CO-7.1
        draw(s, me, s[CARDS], RETURN)
    elif influence(s, target) > 0:
        if action == EXAMINE:
            examine(s, target)
        else:
            lose_influence(s, target, END_TURN)  # CO-2.3, CO-3.2


@kernel
def steal(s: Row, me: int, target: int) -> None:
    """CO-3.3: up to 2 coins of the target; of the estate of one eliminated by the challenge if the table plays so."""
    if influence(s, target) > 0:
        taken = min(2, s[at(target, COINS)])
        s[at(target, COINS)] -= taken
    else:
        taken = min(2, s[ESTATE]) if s[STEAL_FROM_DEAD] != 0 else 0
    s[at(me, COINS)] += taken


@kernel
def return_card(s: Row, role: int) -> None:
    """CO-3.4, CO-7.1: one of the cards of an exchange goes back to the court."""
    me = s[TURN]
    if s[CARDS] == (1 if s[INQUISITION] != 0 else 2):
        forget_claims(s, me)
        for other in range(ROLES):
            s[at(me, PUT_BACK + other)] = 0
    s[at(me, HAND + role)] -= 1
    s[COURT + role] += 1
    s[at(me, PUT_BACK + role)] += 1
    s[CARDS] -= 1
    if s[CARDS] == 0:
        s[PHASE] = END_TURN


@kernel
def examine(s: Row, target: int) -> None:
    """CO-7.2: the target chooses a card to show; one alone is shown unasked."""
    if influence(s, target) > 1:
        s[PHASE] = SHOW_CARD
        s[ASKED] = target
    else:
        show_card(s, only_role(s, target))


@kernel
def show_card(s: Row, role: int) -> None:
    """CO-7.2: the examiner sees it and decides."""
    s[SHOWN] = role
    s[PHASE] = VERDICT
    s[ASKED] = s[TURN]


@kernel
def give_verdict(s: Row, swap: bool) -> None:
    """CO-7.2: the card is given back, or the target draws a replacement before it goes to the court."""
    me = s[TURN]
    target = s[TARGET]
    if swap:
        s[at(me, SAW)] = NOBODY
        draw(s, target, 1, TAKE_SWAPPED)
    else:
        s[at(me, SAW)] = target
        s[at(me, SAW + 1)] = s[SHOWN]
        s[PHASE] = END_TURN


@kernel
def take_swapped(s: Row) -> None:
    """CO-7.2: after the draw the seen card is shuffled into the court."""
    target = s[TARGET]
    s[at(target, HAND + s[SHOWN])] -= 1
    s[COURT + s[SHOWN]] += 1
    forget_claims(s, target)
    s[PHASE] = END_TURN


# -- The way of a game -------------------------------------------------------------------------------------------------


@kernel
def step(s: Row, code: int) -> None:
    """Take the answer to the question that stands, and go on to the next one."""
    phase = s[PHASE]
    if phase == CHALLENGE:
        answer_claim(s, code)
    elif phase == ACT:
        declare(s, code)
    elif phase == BLOCK:
        answer_block(s, code)
    elif phase == PROVE:
        prove(s, code)
    elif phase == DRAW:
        take_drawn(s, code - ROLE)
    elif phase == LOSE:
        s[PHASE] = s[THEN]
        lose(s, s[ASKED], code - ROLE)
    elif phase == RETURN:
        return_card(s, code - ROLE)
    elif phase == SHOW_CARD:
        show_card(s, code - ROLE)
    elif phase == VERDICT:
        give_verdict(s, code == SWAP)
    elif phase == KEEP:
        keep(s, code - ROLE)
    elif phase == CHOOSE_FACTION:
        choose_faction(s, code - LOYALIST)
    while s[PHASE] < ACT:
        go_on(s)


@kernel
def go_on(s: Row) -> None:
    """One step that needs no answer."""
    phase = s[PHASE]
    if phase == END_TURN:
        end_turn(s)
    elif phase == MAY_BLOCK:
        ask_blocker(s, 0)
    elif phase == RESOLVE:
        resolve(s)
    elif phase == CLAIM_STANDS:
        # An action goes on to those who may block it; a block that stands ends the turn (CO-4.3).
        s[PHASE] = MAY_BLOCK if s[CLAIMANT] == s[TURN] else END_TURN
    elif phase == CLAIM_FAILS:
        claim_fails(s)
    elif phase == CHALLENGER_LOSES:
        lose_influence(s, s[CHALLENGER], CLAIM_STANDS)
    elif phase == TAKE_SWAPPED:
        take_swapped(s)
    else:
        picked(s)


@kernel
def answer_of_chance(s: Row, rng: Row) -> int:
    """The code of a card that is drawn."""
    return ROLE + random_role(s, rng)


@kernel
def share(s: Row, seat: int) -> float:
    """CO-1.4: a player's share of the victory: 1 for the last one standing; at the cap most patrons, then coins."""
    best = 0
    winners = 0
    mine = 0
    for other in range(s[SEATS]):
        standing = influence(s, other) * 4096 + s[at(other, COINS)]
        if standing > best:
            best = standing
            winners = 0
        if standing == best:
            winners += 1
        if other == seat:
            mine = standing
    return 1.0 / winners if mine == best else 0.0


next_decision = borrowed(course.next_decision, globals())
