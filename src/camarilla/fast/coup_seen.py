"""The row of a game of Coup as far as one seat knows it, from what a bot gets to see.

What lies on the table comes from the view; what was claimed, doubted, let through and put back from the events the seat
has seen. Patrons of others are counted, and stand in the row as if they were Dukes: nothing that is observed
(`camarilla.fast.coup_observation`) depends on which they are.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from camarilla.fast import coup
from camarilla.fast.coup import NOBODY, at
from camarilla.fast.coup_cards import forget_claims
from camarilla.fast.coup_notation import role_number
from camarilla.games.coup.actions import AID, ASSASSINATE, BETRAY, CONVERT, NAMES, STEAL
from camarilla.games.coup.roles import NAMES as NAMES_OF_ROLES
from camarilla.games.coup.roles import roles_in_play
from camarilla.kernel.bots import Look
from camarilla.kernel.options import Option

__all__ = ["PHASE_OF", "CoupEyes"]

PHASE_OF: Final = {
    "act": coup.ACT,
    "challenge": coup.CHALLENGE,
    "prove": coup.PROVE,
    "prove-no-duke": coup.PROVE,
    "block": coup.BLOCK,
    "block-aid": coup.BLOCK,
    "lose": coup.LOSE,
    "return": coup.RETURN,
    "show": coup.SHOW_CARD,
    "verdict": coup.VERDICT,
    "keep": coup.KEEP,
    "faction": coup.CHOOSE_FACTION,
}
"""The kernels' question for each prompt of the engine."""
BETWEEN_ACTIONS: Final = (coup.ACT, coup.KEEP, coup.CHOOSE_FACTION)
"""Questions at which no action is under way."""
LET: Final = {AID: 0, ASSASSINATE: 1, STEAL: 2}
"""Where a pass is counted, by the action that was let through."""
FACTIONS: Final = ("loyalist", "reformist")

Row = list[int]
Told = dict[str, Any]
"""An event as plain data."""


class CoupEyes:
    """What one seat sees of one game."""

    def __init__(self, options: Any) -> None:
        self.options = options
        self._returned: tuple[int, Option] | None = None
        """The card that went back first in an exchange, and how many events there were then."""

    def row(self, look: Look) -> Row:
        """The row at a question put to the seat."""
        board, me = look.view.board, look.seat
        s = [0] * coup.row_size(look.view.seats)
        coup.set_table(
            s,
            look.view.seats,
            self.options.reformation,
            self.options.inquisition,
            self.options.two_players == "pick_one" and look.view.seats == 2,
        )
        s[coup.STEAL_FROM_DEAD] = self.options.steal_from_dead
        s[coup.REOPEN_AID_BLOCK] = self.options.reopen_aid_block
        s[coup.TURN_CAP] = self.options.turn_cap
        coup.forget_action(s)
        s[coup.PHASE] = PHASE_OF[look.prompt.label.id]
        s[coup.ASKED], s[coup.TURN], s[coup.TURNS], s[coup.RESERVE] = me, board.turn, max(0, board.turns), board.reserve
        for seat, player in enumerate(board.players):
            lay_out(s, seat, player, seat == me)
        story = Story(s, me)
        for event in look.events:
            story.hear(event)
        story.stand_at(look.prompt.label.id)
        if s[coup.PHASE] == coup.RETURN:
            self._put_back(s, look)
        return s

    def _put_back(self, s: Row, look: Look) -> None:
        """The second card of an exchange: the view still shows the first one in the hand."""
        me = look.seat
        s[coup.CARDS] = 1 if s[coup.INQUISITION] else 2
        offered = {role_number(option.notation.partition(":")[2]) for option in look.options}
        gone = [role for role in range(coup.ROLES) if s[at(me, coup.HAND + role)] and role not in offered]
        if not gone and self._returned is not None:
            events, option = self._returned
            # Of two cards of one role the other one is offered now.
            touched = {card for other in look.options for card in other.touches}
            if events == len(look.events) and touched.isdisjoint(option.touches):
                gone = [role_number(option.notation.partition(":")[2])]
        for role in gone:
            coup.return_card(s, role)

    def answered(self, look: Look, option: Option) -> None:
        """The seat has given an answer."""
        if PHASE_OF[look.prompt.label.id] == coup.RETURN:
            self._returned = len(look.events), option

    def imagine(self, s: Row, look: Look, world: Any) -> bool:
        """Give the others the patrons they have in a world, and the court what is left; not while patrons are kept."""
        if s[coup.PHASE] == coup.KEEP:
            return False
        whole = [world.cards.face.count(role) for role in roles_in_play(bool(s[coup.INQUISITION]))]
        s[coup.COURT : coup.COURT + coup.ROLES] = whole
        for seat in range(s[coup.SEATS]):
            if seat != look.seat:
                s[at(seat, coup.HAND)] = 0
                for slot in world.hands[seat]:
                    s[at(seat, coup.HAND + role_number(NAMES_OF_ROLES[world.cards.face[slot]]))] += 1
            gone = [*world.lost[seat], *world.sets[seat]]
            for role in range(coup.ROLES):
                s[coup.COURT + role] -= s[at(seat, coup.HAND + role)]
            for slot in gone:
                s[coup.COURT + role_number(NAMES_OF_ROLES[world.cards.face[slot]])] -= 1
        return True


def lay_out(s: Row, seat: int, player: Any, mine: bool) -> None:
    """What the view shows of a player."""
    s[at(seat, coup.KEPT)] = s[at(seat, coup.SAW)] = NOBODY
    s[at(seat, coup.COINS)] = player.coins
    s[at(seat, coup.FACTION)] = FACTIONS.index(player.faction) if player.faction else 0
    for patron in player.lost:
        s[at(seat, coup.LOST + role_number(patron.role))] += 1
    if mine:
        for patron in player.patrons:
            s[at(seat, coup.HAND + role_number(patron.role))] += 1
    else:
        s[at(seat, coup.HAND)] = len(player.patrons)


class Story:
    """The course of a game as a seat heard it, written into its row."""

    def __init__(self, s: Row, me: int) -> None:
        self.s, self.me = s, me
        self.turns: list[Row] = []
        """Every turn, with the fields that the row's history has."""
        self.out: set[int] = set()
        self.factions = [s[at(seat, coup.FACTION)] for seat in range(s[coup.SEATS])]
        self.may_block: list[int] = []
        """Who may still block the action, the nearest first."""
        self.reopened = False
        """Whether a block of the foreign aid has failed, and others may try (CO-4.5)."""
        self.doubted = False
        """Whether a claim was challenged, and neither proven nor given up yet."""
        self.challenger_loses = False
        """Whether the challenger of a proven claim has still to lose a patron."""
        self.claimant = self.claim = NOBODY
        self.tellers: dict[str, Callable[[Told], None]] = {
            "PatronKept": self.patron_kept,
            "FactionsSet": self.factions_set,
            "FactionSwitched": self.faction_switched,
            "Declared": self.declared,
            "Challenged": self.challenged,
            "ClaimProven": self.claim_proven,
            "Blocked": self.blocked,
            "PatronLost": self.patron_lost,
            "Eliminated": self.eliminated,
            "CoinsMoved": self.coins_moved,
            "CoinsStolen": self.coins_stolen,
            "CardsReturned": self.cards_returned,
            "CardExamined": self.card_examined,
            "Examined": self.examined,
        }

    def hear(self, event: Told) -> None:
        """Take an event in."""
        teller = self.tellers.get(event["type"])
        if teller is not None:
            teller(event)

    def stand_at(self, prompt: str) -> None:
        """The question that stands: what is under way, the latest turns, and who has let the action through so far."""
        s = self.s
        phase = s[coup.PHASE]
        under_way = bool(self.turns) and phase not in BETWEEN_ACTIONS
        if under_way:
            s[coup.ACTION], s[coup.TARGET] = self.action, self.turns[-1][coup.AT]
            s[coup.CLAIMANT], s[coup.CLAIM] = self.claimant, self.claim
            if phase == coup.BLOCK and self.me in self.may_block:
                self.let_through(self.may_block[: self.may_block.index(self.me)])
            elif phase == coup.LOSE and not self.challenger_loses:
                self.let_through(self.may_block)
        self.write_turns(s[coup.TURNS] if under_way else s[coup.TURNS] - 1)

    def write_turns(self, newest: int) -> None:
        """The latest turns, of which the last that was heard of has the number `newest`."""
        nothing = [0] + [NOBODY] * (coup.FIELDS - 1)
        for age in range(coup.WINDOW):
            place = coup.HISTORY + coup.FIELDS * ((newest - age) % coup.WINDOW)
            self.s[place : place + coup.FIELDS] = self.turns[-1 - age] if age < len(self.turns) else nothing

    @property
    def action(self) -> int:
        """The latest action."""
        return self.turns[-1][coup.DID] - 1 if self.turns else NOBODY

    # -- What can happen -------------------------------------------------------------------------------------------

    def patron_kept(self, event: Told) -> None:
        """CO-1.2: one's own choice."""
        if event["seat"] == self.me:
            self.s[at(self.me, coup.KEPT)] = role_number(event["card"])

    def factions_set(self, event: Told) -> None:
        """CO-6.1."""
        self.factions = list(event["factions"])

    def faction_switched(self, event: Told) -> None:
        """CO-6.3."""
        self.factions[event["target"]] = event["faction"]

    def declared(self, event: Told) -> None:
        """CO-1.3: a turn begins with its action."""
        actor, target = event["seat"], event["target"]
        action = NAMES.index(event["action"])
        if action == CONVERT and target is not None:
            action = BETRAY
        self.turns.append([action + 1, actor, NOBODY if target is None else target, *[NOBODY] * (coup.FIELDS - 3)])
        self.doubted = self.challenger_loses = self.reopened = False
        self.claimant = self.claim = NOBODY
        self.may_block = [target] if action in (ASSASSINATE, STEAL) else []
        if action == AID:
            for seat in range(self.s[coup.SEATS]):
                self.s[at(seat, coup.TRIED)] = 0
            self.may_block = self.aid_blockers()
        role = coup.claimed(action)
        if role != NOBODY:
            self.make_claim(actor, role)

    def make_claim(self, seat: int, role: int) -> None:
        """CO-4.1."""
        self.claimant, self.claim = seat, role
        self.s[at(seat, coup.CLAIMS + role)] += 1

    def aid_blockers(self) -> list[int]:
        """CO-2.2, CO-6.2: who may block a foreign aid, the nearest first."""
        seats, actor = self.s[coup.SEATS], self.turns[-1][coup.BY]
        around = [(actor + place) % seats for place in range(1, seats)]
        living = [seat for seat in around if seat not in self.out]
        shared = len({self.factions[seat] for seat in [actor, *living]}) == 1
        return [
            seat
            for seat in living
            if not self.s[at(seat, coup.TRIED)]
            and (not self.s[coup.REFORMATION] or shared or self.factions[seat] != self.factions[actor])
        ]

    def challenged(self, event: Told) -> None:
        """CO-4.1."""
        turn = self.turns[-1]
        turn[coup.DOUBTED_BY if self.claimant == turn[coup.BY] else coup.BLOCK_DOUBTED_BY] = event["seat"]
        self.doubted = True

    def claim_proven(self, event: Told) -> None:
        """CO-4.1, CO-6.5: the hand has changed, and so has what claims tell of it."""
        self.turns[-1][coup.PROVEN] = 1
        self.doubted, self.challenger_loses = False, True
        if self.claim == coup.NO_DUKE:
            forget_claims(self.s, self.claimant)
        else:
            self.s[at(self.claimant, coup.CLAIMS + self.claim)] = 0
            self.s[at(self.claimant, coup.CLAIMS + coup.NO_DUKE)] = 0

    def patron_lost(self, event: Told) -> None:
        """CO-1.4: for a claim that was not proven, for a challenge, or for the action itself."""
        if self.doubted:
            self.claim_failed()
        elif self.challenger_loses:
            self.challenger_loses = False
        else:
            self.let_through(self.may_block)

    def claim_failed(self) -> None:
        """CO-4.1, CO-4.5: an action is off; after a block of foreign aid others may try, if the table plays so."""
        self.turns[-1][coup.PROVEN] = 0
        self.doubted = False
        self.may_block = []
        if self.claimant != self.turns[-1][coup.BY] and self.action == AID and self.s[coup.REOPEN_AID_BLOCK]:
            self.s[at(self.claimant, coup.TRIED)] = 1
            self.reopened = True
            self.may_block = self.aid_blockers()

    def blocked(self, event: Told) -> None:
        """CO-4.3: all who were nearer let it pass."""
        seat, role = event["seat"], role_number(event["role"])
        self.let_through(self.may_block[: self.may_block.index(seat)] if seat in self.may_block else [])
        self.turns[-1][coup.BLOCKED_BY], self.turns[-1][coup.BLOCKED_AS] = seat, role
        self.make_claim(seat, role)

    def let_through(self, seats: list[int]) -> None:
        """Nobody of these blocked."""
        for seat in seats:
            if seat not in self.out:
                self.s[at(seat, coup.LET_PASS + LET[self.action])] += 1
        self.may_block, self.reopened = [], False

    def eliminated(self, event: Told) -> None:
        """CO-1.4; once the dead do not count, factions may let others block (CO-6.2)."""
        self.out.add(event["seat"])
        if self.reopened:
            self.may_block = self.aid_blockers()

    def coins_moved(self, event: Told) -> None:
        """CO-2.2: a foreign aid came through."""
        if self.action == AID and event["seat"] == self.turns[-1][coup.BY] and event["coins"] > 0:
            self.let_through(self.may_block)

    def coins_stolen(self, event: Told) -> None:
        """CO-3.3: a theft came through."""
        self.let_through(self.may_block)

    def cards_returned(self, event: Told) -> None:
        """CO-3.4: another hand, of which only its owner knows what went back."""
        seat = event["seat"]
        forget_claims(self.s, seat)
        if seat == self.me:
            back = [role_number(name) for name in event["cards"]]
            for role in range(coup.ROLES):
                self.s[at(seat, coup.PUT_BACK + role)] = back.count(role)

    def card_examined(self, event: Told) -> None:
        """CO-7.2: what an examiner is shown."""
        if event["seat"] == self.me:
            self.s[coup.SHOWN] = role_number(event["card"])

    def examined(self, event: Told) -> None:
        """CO-7.2: the verdict."""
        if event["swap"]:
            forget_claims(self.s, event["target"])
        if event["seat"] == self.me:
            self.s[at(self.me, coup.SAW)] = NOBODY if event["swap"] else event["target"]
            self.s[at(self.me, coup.SAW + 1)] = self.s[coup.SHOWN]
