"""Coup on flat arrays: the rules of `camarilla.games.coup`, for play at the speed of the hardware.

A game is one row of `int16`. Cards of one role are alike, so hands, court and lost patrons are counts by role. The row
always stands at a *question* (`PHASE`, put to `ASKED`), at a card to be drawn (`DRAW`, answered by chance), or at the
end (`OVER`). `step` takes one answer and goes on to the next of these.

Answers are *codes*, the same for every seat: targets count clockwise from the player who acts. `legal` lists them.
Those who may challenge or block are asked one after the other, the nearest clockwise first: only the first who does
is heard (CO-4.3), so nobody's answer matters unless all before them passed.
"""

from __future__ import annotations

from typing import Any, Final

from camarilla.fast import course
from camarilla.fast.chance import below
from camarilla.fast.compiler import kernel
from camarilla.fast.course import borrowed
from camarilla.games.coup.actions import (
    AID,
    ASSASSINATE,
    BETRAY,
    CONVERT,
    COUP,
    EMBEZZLE,
    EXAMINE,
    EXCHANGE,
    FORCED_COUP,
    INCOME,
    STEAL,
    TAX,
)
from camarilla.games.coup.roles import AMBASSADOR, ASSASSIN, CAPTAIN, CONTESSA, DUKE

Row = Any
"""A game: an array of `row_size(seats)` numbers of type `int16`."""
Codes = Any
"""Room for the legal answers: an array of at least `code_count(seats)` whole numbers."""

ROLES: Final = 5
"""Duke, Assassin, Captain, Ambassador (or Inquisitor, CO-7.1), Contessa."""
NO_DUKE: Final = 5
"""The claim of an embezzler, where others claim a role (CO-6.4)."""
NOBODY: Final = -1
MOST_SEATS: Final = 10

# -- A row: first the table, then the latest turns, then a block for each seat -----------------------------------------

SEATS: Final = 0
REFORMATION: Final = 1
INQUISITION: Final = 2
PICK_ONE: Final = 3
STEAL_FROM_DEAD: Final = 4
REOPEN_AID_BLOCK: Final = 5
TURN_CAP: Final = 6
PHASE: Final = 7
ASKED: Final = 8
STARTER: Final = 9
TURN: Final = 10
TURNS: Final = 11
ACTION: Final = 12
TARGET: Final = 13
CLAIMANT: Final = 14
CLAIM: Final = 15
CHALLENGER: Final = 16
THEN: Final = 17
"""The phase after a lost patron or a drawn card."""
CARDS: Final = 18
"""How many cards are still to be drawn, or returned."""
SHOWN: Final = 19
"""The role shown to an examiner."""
RESERVE: Final = 20
ESTATE: Final = 21
"""Coins of the player eliminated last (CO-4.5)."""
LIVING: Final = 22
COURT: Final = 23

HISTORY: Final = COURT + ROLES
"""The latest turns, the newest at `TURNS % WINDOW`; each has the fields below."""
WINDOW: Final = 8
DID: Final = 0
"""The action plus 1, so that 0 is no turn."""
BY: Final = 1
AT: Final = 2
DOUBTED_BY: Final = 3
BLOCKED_BY: Final = 4
BLOCKED_AS: Final = 5
BLOCK_DOUBTED_BY: Final = 6
PROVEN: Final = 7
"""Whether the latest challenged claim of the turn was proven (1) or not (0); -1 if none was challenged."""
FIELDS: Final = 8

SEAT: Final = HISTORY + WINDOW * FIELDS
"""The block of seat 0."""
HAND: Final = 0
LOST: Final = 5
COINS: Final = 10
FACTION: Final = 11
FELL: Final = 12
"""When a player was eliminated: 1 for the first; 0 while in the game."""
TRIED: Final = 13
"""Whether the player's block of this foreign aid has failed."""
KEPT: Final = 14
"""`pick_one`: the role kept of the own set (CO-1.2), or nobody's."""
CLAIMS: Final = 15
"""How often each role, and no Duke, was claimed since the hand last changed."""
LET_PASS: Final = 21
"""How often the player let a foreign aid, an assassination and a theft go through since the hand last changed."""
PUT_BACK: Final = 24
"""The roles the player returned to the court at the latest exchange."""
SAW: Final = 29
"""Whose card the player saw and left at the latest examination, and which role."""
BLOCK_SIZE: Final = 31

# -- Phases: what happens next. Questions come after the steps that need no answer ------------------------------------

END_TURN: Final = 0
CLAIM_STANDS: Final = 1
CLAIM_FAILS: Final = 2
CHALLENGER_LOSES: Final = 3
MAY_BLOCK: Final = 4
RESOLVE: Final = 5
TAKE_SWAPPED: Final = 6
PICKED: Final = 7
ACT: Final = 8
CHALLENGE: Final = 9
PROVE: Final = 10
BLOCK: Final = 11
LOSE: Final = 12
RETURN: Final = 13
SHOW_CARD: Final = 14
VERDICT: Final = 15
KEEP: Final = 16
CHOOSE_FACTION: Final = 17
DRAW: Final = 18
OVER: Final = 19
PHASES: Final = 20
CHANCE: Final = DRAW

# -- Codes of answers --------------------------------------------------------------------------------------------------

DO_INCOME: Final = 0
DO_AID: Final = 1
DO_TAX: Final = 2
DO_EXCHANGE: Final = 3
DO_EMBEZZLE: Final = 4
DO_CONVERT: Final = 5
PASS: Final = 6
DOUBT: Final = 7
BLOCK_AS: Final = 8
"""Plus the role claimed."""
SHOW: Final = 13
ROLE: Final = 14
"""Plus the role that is lost, returned, kept or shown to the examiner; the answer of chance to `DRAW`, too."""
LEAVE: Final = 19
SWAP: Final = 20
LOYALIST: Final = 21
REFORMIST: Final = 22
AIMED: Final = 23
"""Plus 5 for each seat clockwise beyond the next, plus one of the following."""
AT_STEAL: Final = 0
AT_ASSASSINATE: Final = 1
AT_COUP: Final = 2
AT_EXAMINE: Final = 3
AT_BETRAY: Final = 4
AIMED_ACTIONS: Final = 5


@kernel
def row_size(seats: int) -> int:
    """How many numbers a game takes."""
    return SEAT + BLOCK_SIZE * seats


@kernel
def code_count(seats: int) -> int:
    """How many codes there are."""
    return AIMED + AIMED_ACTIONS * (seats - 1)


@kernel
def at(seat: int, field: int) -> int:
    """Where a field of a seat stands in the row."""
    return SEAT + BLOCK_SIZE * seat + field


@kernel
def copy(source: Row, to: Row) -> None:
    """Copy a game."""
    for place in range(row_size(source[SEATS])):
        to[place] = source[place]


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
def action_of(code: int) -> int:
    """The action of a code, as `camarilla.games.coup.actions` numbers it."""
    if code >= AIMED:
        kind = (code - AIMED) % AIMED_ACTIONS
        if kind == AT_STEAL:
            return STEAL
        if kind == AT_ASSASSINATE:
            return ASSASSINATE
        if kind == AT_COUP:
            return COUP
        return EXAMINE if kind == AT_EXAMINE else BETRAY
    if code == DO_INCOME:
        return INCOME
    if code == DO_AID:
        return AID
    if code == DO_TAX:
        return TAX
    if code == DO_EXCHANGE:
        return EXCHANGE
    return EMBEZZLE if code == DO_EMBEZZLE else CONVERT


@kernel
def cost(action: int) -> int:
    """CO-2.3, CO-3.2, CO-6.3."""
    if action == COUP:
        return 7
    if action == ASSASSINATE:
        return 3
    if action == BETRAY:
        return 2
    return 1 if action == CONVERT else 0


@kernel
def claimed(action: int) -> int:
    """The claim of an action (CO-3.1 to CO-3.4, CO-6.4, CO-7.1, CO-7.2), or nobody's."""
    if action == TAX:
        return DUKE
    if action == ASSASSINATE:
        return ASSASSIN
    if action == STEAL:
        return CAPTAIN
    if action in (EXCHANGE, EXAMINE):
        return AMBASSADOR
    return NO_DUKE if action == EMBEZZLE else NOBODY


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


# -- 4. Challenges and blocks ------------------------------------------------------------------------------------------


@kernel
def make_claim(s: Row, claimant: int, role: int) -> None:
    """CO-4.1: a claim is made, and the others are asked whether they doubt it."""
    s[CLAIMANT] = claimant
    s[CLAIM] = role
    s[CHALLENGER] = NOBODY
    s[at(claimant, CLAIMS + role)] += 1
    s[PHASE] = CHALLENGE
    ask_challenger(s, 0)


@kernel
def ask_challenger(s: Row, place: int) -> None:
    """CO-4.3: ask the nearest clockwise from the acting player, from `place` on; if none is left, the claim stands."""
    seats = s[SEATS]
    for step_on in range(place, seats):
        seat = seat_at(s, s[TURN], step_on)
        if seat != s[CLAIMANT] and influence(s, seat) > 0:
            s[ASKED] = seat
            return
    s[PHASE] = CLAIM_STANDS


@kernel
def answer_claim(s: Row, code: int) -> None:
    """CO-4.1: let a claim stand, or doubt it."""
    if code == PASS:
        ask_challenger(s, place_of(s, s[ASKED]) + 1)
    else:
        s[CHALLENGER] = s[ASKED]
        s[turn_at(s) + (DOUBTED_BY if s[CLAIMANT] == s[TURN] else BLOCK_DOUBTED_BY)] = s[ASKED]
        s[PHASE] = PROVE
        s[ASKED] = s[CLAIMANT]


@kernel
def prove(s: Row, code: int) -> None:
    """CO-4.1, CO-4.2, CO-6.5: show and replace what was claimed, or give up a patron."""
    claimant = s[CLAIMANT]
    s[turn_at(s) + PROVEN] = code == SHOW
    if code != SHOW:
        s[PHASE] = CLAIM_FAILS
        lose(s, claimant, code - ROLE)
        return
    role = s[CLAIM]
    if role == NO_DUKE:
        shown = 0
        for other in range(ROLES):
            count = s[at(claimant, HAND + other)]
            s[at(claimant, HAND + other)] = 0
            s[COURT + other] += count
            shown += count
        forget_claims(s, claimant)
    else:
        shown = 1
        s[at(claimant, HAND + role)] -= 1
        s[COURT + role] += 1
        s[at(claimant, CLAIMS + role)] = 0
        s[at(claimant, CLAIMS + NO_DUKE)] = 0
    draw(s, claimant, shown, CHALLENGER_LOSES)


@kernel
def claim_fails(s: Row) -> None:
    """CO-4.1: what was claimed does not happen. A failed block may be followed by others', if the table plays so."""
    me = s[TURN]
    if s[CLAIMANT] == me:
        if s[ACTION] == ASSASSINATE and influence(s, me) > 0:
            s[at(me, COINS)] += cost(ASSASSINATE)  # CO-3.2: returned, not to the dead
        s[PHASE] = END_TURN
    elif s[ACTION] == AID and s[REOPEN_AID_BLOCK] != 0:
        s[at(s[CLAIMANT], TRIED)] = 1  # CO-4.5
        s[PHASE] = MAY_BLOCK
    else:
        s[PHASE] = RESOLVE


@kernel
def ask_blocker(s: Row, place: int) -> None:
    """CO-4.3: ask the nearest who may block, from `place` on; if nobody is left, the action is carried out."""
    s[PHASE] = RESOLVE
    if s[ACTION] in (ASSASSINATE, STEAL):
        if place == 0 and influence(s, s[TARGET]) > 0:
            s[PHASE] = BLOCK
            s[ASKED] = s[TARGET]
    elif s[ACTION] == AID:
        me = s[TURN]
        for step_on in range(max(place, 1), s[SEATS]):
            seat = seat_at(s, me, step_on)
            if influence(s, seat) > 0 and s[at(seat, TRIED)] == 0 and may_touch(s, seat, me):
                s[PHASE] = BLOCK
                s[ASKED] = seat
                return


@kernel
def answer_block(s: Row, code: int) -> None:
    """CO-4.3: let the action through, or claim a role that blocks it."""
    seat = s[ASKED]
    if code == PASS:
        let = 0 if s[ACTION] == AID else (1 if s[ACTION] == ASSASSINATE else 2)
        s[at(seat, LET_PASS + let)] += 1
        ask_blocker(s, place_of(s, seat) + 1)
        return
    role = code - BLOCK_AS
    turn = turn_at(s)
    s[turn + BLOCKED_BY] = seat
    s[turn + BLOCKED_AS] = role
    make_claim(s, seat, role)


# -- Influence and cards -----------------------------------------------------------------------------------------------


@kernel
def lose_influence(s: Row, loser: int, then: int) -> None:
    """CO-1.4: the loser chooses a patron to turn up; the last one goes unasked. Then `then` comes."""
    if influence(s, loser) > 1:
        s[PHASE] = LOSE
        s[ASKED] = loser
        s[THEN] = then
    else:
        s[PHASE] = then
        lose(s, loser, only_role(s, loser))


@kernel
def lose(s: Row, loser: int, role: int) -> None:
    """CO-1.4: turn a patron up. Without one a player is out and returns all coins; the last one standing has won."""
    s[at(loser, HAND + role)] -= 1
    s[at(loser, LOST + role)] += 1
    if influence(s, loser) > 0:
        return
    s[ESTATE] = s[at(loser, COINS)]
    s[at(loser, COINS)] = 0
    s[at(loser, FELL)] = s[SEATS] - s[LIVING] + 1
    s[LIVING] -= 1
    if s[LIVING] == 1:
        s[PHASE] = OVER


@kernel
def draw(s: Row, seat: int, count: int, then: int) -> None:
    """A seat draws cards of the court: the table waits for chance. Then `then` comes."""
    s[PHASE] = DRAW
    s[ASKED] = seat
    s[CARDS] = count
    s[THEN] = then


@kernel
def take_drawn(s: Row, role: int) -> None:
    """Chance has answered; after the last card the turn goes on."""
    give(s, s[ASKED], role)
    s[CARDS] -= 1
    if s[CARDS] == 0:
        s[PHASE] = s[THEN]
        if s[THEN] == RETURN:
            s[CARDS] = 1 if s[INQUISITION] != 0 else 2


@kernel
def give(s: Row, seat: int, role: int) -> None:
    """A card of the court to a hand."""
    s[COURT + role] -= 1
    s[at(seat, HAND + role)] += 1


@kernel
def influence(s: Row, seat: int) -> int:
    """How many patrons a player has face down (CO-1.4)."""
    hand = at(seat, HAND)
    return s[hand] + s[hand + 1] + s[hand + 2] + s[hand + 3] + s[hand + 4]


@kernel
def only_role(s: Row, seat: int) -> int:
    """The role of the first patron in a hand."""
    role = 0
    while s[at(seat, HAND + role)] == 0:
        role += 1
    return role


@kernel
def may_touch(s: Row, one: int, other: int) -> bool:
    """CO-6.2, CO-7.3: whether factions let one player act against the other: always, once all living share one."""
    if s[REFORMATION] == 0 or s[at(one, FACTION)] != s[at(other, FACTION)]:
        return True
    shared = True
    for seat in range(s[SEATS]):
        if influence(s, seat) > 0 and s[at(seat, FACTION)] != s[at(one, FACTION)]:
            shared = False
    return shared


@kernel
def place_of(s: Row, seat: int) -> int:
    """How far clockwise from the acting player a seat is."""
    return seat - s[TURN] if seat >= s[TURN] else seat - s[TURN] + s[SEATS]


@kernel
def seat_at(s: Row, start: int, place: int) -> int:
    """The seat so many places clockwise from another, less than once around. (Division would be slow.)"""
    seat = start + place
    return seat - s[SEATS] if seat >= s[SEATS] else seat


# -- What all have seen ------------------------------------------------------------------------------------------------


@kernel
def turn_at(s: Row) -> int:
    """Where the present turn stands in the history."""
    return HISTORY + FIELDS * (s[TURNS] % WINDOW)


@kernel
def note_turn(s: Row) -> None:
    """Begin the history of a turn."""
    turn = turn_at(s)
    s[turn + DID] = s[ACTION] + 1
    s[turn + BY] = s[TURN]
    s[turn + AT] = s[TARGET]
    s[turn + DOUBTED_BY] = NOBODY
    s[turn + BLOCKED_BY] = NOBODY
    s[turn + BLOCKED_AS] = NOBODY
    s[turn + BLOCK_DOUBTED_BY] = NOBODY
    s[turn + PROVEN] = NOBODY


@kernel
def forget_claims(s: Row, seat: int) -> None:
    """A hand has changed: what was claimed of it before tells no more."""
    for place in range(CLAIMS, PUT_BACK):
        s[at(seat, place)] = 0


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
def legal(s: Row, codes: Codes) -> int:
    """Write the legal answers, in rising order but for blocks; returns how many there are. Chance is asked, too."""
    phase = s[PHASE]
    seat = s[ASKED]
    if phase == ACT:
        return legal_actions(s, codes)
    if phase == CHALLENGE:
        codes[0] = PASS
        codes[1] = DOUBT
        return 2
    if phase == BLOCK:
        return legal_blocks(s, codes)
    count = 0
    if phase == PROVE:
        claim = s[CLAIM]
        proven = s[at(seat, HAND + DUKE)] == 0 if claim == NO_DUKE else s[at(seat, HAND + claim)] > 0
        if proven:
            codes[0] = SHOW
            count = 1
    if phase == VERDICT:
        codes[0] = LEAVE
        codes[1] = SWAP
        return 2
    if phase == CHOOSE_FACTION:
        codes[0] = LOYALIST
        codes[1] = REFORMIST
        return 2
    if phase == OVER:
        return 0
    cards = COURT if phase == DRAW else at(seat, HAND)
    for role in range(ROLES):
        if phase == KEEP or s[cards + role] > 0:
            codes[count] = ROLE + role
            count += 1
    return count


@kernel
def legal_actions(s: Row, codes: Codes) -> int:
    """CO-1.3: every action the player can pay for, at every target factions allow; with 10 coins only a coup."""
    me = s[TURN]
    coins = s[at(me, COINS)]
    count = 0
    if coins < FORCED_COUP:
        for code in range(DO_EMBEZZLE):
            codes[code] = code
        count = DO_EMBEZZLE
        if s[REFORMATION] != 0:
            codes[count] = DO_EMBEZZLE
            count += 1
            if coins >= cost(CONVERT):
                codes[count] = DO_CONVERT
                count += 1
    for place in range(1, s[SEATS]):
        target = seat_at(s, me, place)
        if influence(s, target) == 0:
            continue
        first = AIMED + AIMED_ACTIONS * (place - 1)
        if may_touch(s, me, target):
            if coins < FORCED_COUP:
                codes[count] = first + AT_STEAL
                count += 1
                if coins >= cost(ASSASSINATE):
                    codes[count] = first + AT_ASSASSINATE
                    count += 1
                if s[INQUISITION] != 0:
                    codes[count] = first + AT_EXAMINE
                    count += 1
            if coins >= cost(COUP):
                codes[count] = first + AT_COUP
                count += 1
        if s[REFORMATION] != 0 and cost(BETRAY) <= coins < FORCED_COUP:
            codes[count] = first + AT_BETRAY
            count += 1
    return count


@kernel
def legal_blocks(s: Row, codes: Codes) -> int:
    """CO-2.2, CO-3.2, CO-3.3: pass, or claim one of the roles that block."""
    codes[0] = PASS
    if s[ACTION] == STEAL:
        codes[1] = BLOCK_AS + CAPTAIN
        codes[2] = BLOCK_AS + AMBASSADOR
        return 3
    codes[1] = BLOCK_AS + (DUKE if s[ACTION] == AID else CONTESSA)
    return 2


@kernel
def random_role(s: Row, rng: Row) -> int:
    """A card off the top of the shuffled court."""
    left = s[COURT] + s[COURT + 1] + s[COURT + 2] + s[COURT + 3] + s[COURT + 4]
    place = below(rng, left)
    role = 0
    while place >= s[COURT + role]:
        place -= s[COURT + role]
        role += 1
    return role


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
