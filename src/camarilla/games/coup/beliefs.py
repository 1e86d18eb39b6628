"""What a player of Coup may believe: the table read off a view, a dossier on every player, the likely hands.

Cards are counted first: copies in one's own hand, face up, set aside, seen in an examination or known (a fact) to lie
among certain slots are not elsewhere. On top of that, what a player claims makes the hands that hold it likelier, by
how little that player is thought to bluff; what it was caught with, or let through though it could have blocked, makes
them less likely. Ambassador and Inquisitor never meet at one table, so one number, `ENVOY`, stands for both.
"""

from __future__ import annotations

from typing import Final

import msgspec

from camarilla.games.coup.roles import copies
from camarilla.games.coup.view import Board, Claim, Player
from camarilla.kernel.bots import Look

DUKE: Final = 0
ASSASSIN: Final = 1
CAPTAIN: Final = 2
ENVOY: Final = 3
CONTESSA: Final = 4
KINDS: Final = 5
ROLE: Final = {
    "Duke": DUKE,
    "Assassin": ASSASSIN,
    "Captain": CAPTAIN,
    "Ambassador": ENVOY,
    "Inquisitor": ENVOY,
    "Contessa": CONTESSA,
}
NO_DUKE: Final = "no Duke"
"""The claim of an embezzler, where others claim a role."""

AID: Final = "aid"
STEAL: Final = "steal"
ASSASSINATE: Final = "assassinate"
BLOCKERS: Final = {AID: (DUKE,), STEAL: (CAPTAIN, ENVOY), ASSASSINATE: (CONTESSA,)}
"""The roles that block an action."""

Chances = list[float]
"""A number for each of the five roles."""
Hands = list[tuple[tuple[int, ...], float]]
"""Hands a player may have, each with a weight."""


CERTAIN: Final = 3.0
"""The weight of what a lost challenge tells; only one who gives up a patron though it could prove belies it."""


class Trust(msgspec.Struct, frozen=True):
    """How claims are read. Found like `Weights` in `evaluation.py`, by playing with values around these."""

    bluff: float = 0.15
    """How often a stranger claims a role it does not hold, compared with one that it holds."""
    record: float = 1.0
    """How many proofs it takes to halve that for a player, and how many lies to double it."""
    again: float = 0.5
    """What a claim that was made before still adds, compared with a first one."""
    enough: float = 2.0
    """Claims beyond this weight add nothing."""
    kept: float = 0.5
    """What is left of all this after an exchange."""
    let_through: float = 0.3
    """How often a player who can truly block does not."""
    challenge: float = 0.12
    """How often strangers challenge a claim."""
    wait: float = 4.0
    """How many claims it takes to believe what is seen of that as much."""
    recall: float = 0.7
    """What a claim still tells of that once another was made."""


DEFAULT_TRUST: Final = Trust()


# -- The table ---------------------------------------------------------------------------------------------------------


class Reading:
    """A view as plain lists by seat, with cards counted."""

    def __init__(self, look: Look) -> None:
        board: Board = look.view.board
        self.board = board
        self.me = look.seat
        self.seats = len(board.players)
        self.coins = [player.coins for player in board.players]
        self.patrons = [len(player.patrons) for player in board.players]
        self.factions = [player.faction for player in board.players]
        self.living = [seat for seat in range(self.seats) if self.patrons[seat]]
        self.rivals = [seat for seat in self.living if seat != self.me]
        self.hand = [ROLE[patron.role] for patron in board.players[self.me].patrons if patron.role is not None]
        self.copies = copies(self.seats)
        self.known: list[list[int]] = [[] for _ in range(self.seats)]
        """Roles that are surely in a rival's hand."""
        self.hidden: list[list[int]] = [[] for _ in range(self.seats)]
        """Slots of a rival's hand that may be anything."""
        self.face_up = [0] * KINDS
        self.abroad = [self.copies] * KINDS
        """Copies of each role that are neither face up nor the viewer's."""
        self.unseen = [self.copies] * KINDS
        """Copies of each role whose slot the viewer does not know."""
        for seat, player in enumerate(board.players):
            self.read_player(seat, player)
        self.told: list[tuple[set[int], list[int]]] = []
        """What facts add to that: slots, and the roles that lie somewhere among them."""
        self.read_facts(look)
        self.elsewhere = self.chances_elsewhere()
        """The chances of each role in a slot of which no fact speaks."""

    def read_player(self, seat: int, player: Player) -> None:
        """Count the cards of one player."""
        for patron in player.patrons:
            if patron.role is None:
                self.hidden[seat].append(patron.slot)
            else:
                self.known[seat].append(ROLE[patron.role])
        seen = [ROLE[patron.role] for patron in player.lost + player.set_aside if patron.role is not None]
        for role in seen + self.known[seat]:
            self.unseen[role] -= 1
        for role in seen if seat != self.me else seen + self.known[seat]:
            self.abroad[role] -= 1
        for patron in player.lost:
            if patron.role is not None:
                self.face_up[ROLE[patron.role]] += 1

    def read_facts(self, look: Look) -> None:
        """Take the facts from the narrowest on; a wider one that overlaps others adds only what they do not tell."""
        for fact in sorted(look.view.facts, key=lambda fact: len(fact.slots)):
            slots = set(fact.slots)
            roles = [ROLE[face] for face in fact.faces]
            for others, told in self.told:
                if not slots.isdisjoint(others):
                    for role in told:
                        if role in roles:
                            roles.remove(role)
            holder = self.holder_of(slots)
            if holder >= 0:  # an examination showed these patrons; which slots they are in does not matter
                slots = set(fact.slots[: len(roles)])
                self.known[holder] += roles
                self.hidden[holder] = [slot for slot in self.hidden[holder] if slot not in slots]
            self.told.append((slots, roles))

    def holder_of(self, slots: set[int]) -> int:
        """The rival whose hand holds all these slots, or -1."""
        for seat in self.rivals:
            if slots.issubset(self.hidden[seat]):
                return seat
        return -1

    def lose_count(self) -> None:
        """Think of a hidden patron as if nothing were known of where the others are."""
        self.unseen = [self.copies] * KINDS
        self.elsewhere = shares(self.unseen)

    def chances_elsewhere(self) -> Chances:
        """What is left when all that facts tell of is taken out."""
        left = self.unseen[:]
        for _, roles in self.told:
            for role in roles:
                left[role] -= 1
        return shares(left)

    def slot(self, slot: int) -> Chances:
        """The chances of each role in a slot, by counting alone."""
        rest = 1.0
        chances = [0.0] * KINDS
        for slots, roles in self.told:
            if slot in slots:
                part = 1 / len(slots)
                rest -= part * len(roles)
                for role in roles:
                    chances[role] += part
        if rest == 1.0:
            return self.elsewhere
        return [chance + max(0.0, rest) * share for chance, share in zip(chances, self.elsewhere, strict=True)]

    def may_touch(self, one: int, other: int) -> bool:
        """Whether factions let one act against the other (CO-6.2)."""
        mine = self.factions[one]
        if mine is None or mine != self.factions[other]:
            return True
        return all([self.factions[seat] == mine for seat in self.living])

    def hands_of(self, seat: int) -> Hands:
        """Every hand a rival may have, with its weight by counting alone."""
        slots = self.hidden[seat]
        known = tuple(self.known[seat])
        if not slots:
            return [(known, 1.0)]
        first = self.slot(slots[0])
        if len(slots) == 1:
            return [((*known, role), first[role]) for role in range(KINDS) if first[role] > 0]
        return pairs(first, self.slot(slots[1]), self.unseen)

    def my_hands(self) -> Hands:
        """Every hand that the others may think the viewer has, by counting what all can see."""
        unseen = [self.copies - count for count in self.face_up]
        chances = shares(unseen)
        if len(self.hand) == 1:
            return [((role,), chances[role]) for role in range(KINDS) if chances[role] > 0]
        return pairs(chances, chances, unseen)


def pairs(first: Chances, second: Chances, unseen: list[int]) -> Hands:
    """Every hand of two, weighted by the chances of either slot; two alike only if two copies are left."""
    hands: Hands = []
    for one in range(KINDS):
        left = unseen[one]
        if left > 1:
            hands.append(((one, one), first[one] * second[one] * (left - 1) / left))
        for two in range(one):
            hands.append(((one, two), first[one] * second[two] + first[two] * second[one]))
    return hands


def shares(counts: list[int]) -> Chances:
    """Counts as parts of one; all alike if nothing is left."""
    total = sum(counts)
    if total <= 0:
        return [1 / KINDS] * KINDS
    return [max(0, count) / total for count in counts]


def count_chance(reading: Reading, seat: int, role: int) -> float:
    """The chance that a rival holds a role, by counting cards alone."""
    return part_holding(reading.hands_of(seat), (role,))


def part_holding(hands: Hands, roles: tuple[int, ...]) -> float:
    """The part of weighted hands that holds at least one of these roles."""
    total = 0.0
    holding = 0.0
    for hand, weight in hands:
        total += weight
        for role in roles:
            if role in hand:
                holding += weight
                break
    return holding / total if total > 0 else 0.0


def part_with(hands: Hands, role: int, count: int) -> float:
    """The part of weighted hands that has at least so many copies of a role."""
    total = sum([weight for _, weight in hands])
    return sum([weight for hand, weight in hands if hand.count(role) >= count]) / total if total > 0 else 0.0


# -- What was said and done --------------------------------------------------------------------------------------------


class Dossier:
    """What the claims of one player tell."""

    __slots__ = ("against", "lies", "proofs", "support")

    def __init__(self) -> None:
        self.support = [0.0] * KINDS
        """Weight of the claims to a role that nobody disproved and the player has not used up since."""
        self.against = [0.0] * KINDS
        """Weight of signs that the player does not hold a role."""
        self.lies = 0
        self.proofs = 0

    def hears(self, role: int, trust: Trust) -> None:
        """A claim that nobody challenged."""
        more = trust.again if self.support[role] else 1.0
        self.support[role] = min(trust.enough, self.support[role] + more)
        self.against[role] = 0.0

    def fades(self, part: float) -> None:
        """Cards were exchanged: only a part of what was known still holds."""
        self.support = [weight * part for weight in self.support]
        self.against = [weight * part for weight in self.against]

    def bluffing(self, trust: Trust) -> float:
        """How often this player claims what it does not hold, compared with what it holds."""
        return min(1.0, trust.bluff * (trust.record + self.lies) / (trust.record + self.proofs))


class Window(msgspec.Struct, frozen=True):
    """An action that some seats may block, and in which turn."""

    turn: int
    action: str
    actor: int
    blockers: list[int]


class Memory:
    """The dossiers of a game, kept up to date from look to look.

    All of it is read off the views of one seat. A bot that sits down late still has the claims, which a view lists in
    full; it misses only who let what through before.
    """

    def __init__(self, trust: Trust = DEFAULT_TRUST, lasting: float = 1.0) -> None:
        self.trust = trust
        self.lasting = lasting
        """What is left of a claim once another was made."""
        self.begin(0)

    def begin(self, seats: int) -> None:
        """Forget everything."""
        self.dossiers = [Dossier() for _ in range(seats)]
        self.heard = 0
        """How many claims were entered."""
        self.fallen = [0] * seats
        """How many lost patrons of each player were entered."""
        self.claimed = 0.0
        self.challenged = 0.0
        """How many claims were made and challenged of late."""
        self.window: Window | None = None
        self.examining = -1
        """The turn in which somebody examines: an Inquisitor's claim that exchanges nothing."""

    def update(self, reading: Reading) -> None:
        """Enter what has happened since the last look; start afresh if the game was taken back."""
        board = reading.board
        if len(self.dossiers) != reading.seats or self.heard > len(board.claims):
            self.begin(reading.seats)
        while self.heard < len(board.claims) and board.claims[self.heard].outcome != "open":
            if self.lasting < 1.0:
                for dossier in self.dossiers:
                    dossier.fades(self.lasting)
            self.enter_claim(board.claims, self.heard)
            self.feel_mood(board.claims[self.heard], reading)
            self.heard += 1
        for seat in range(reading.seats):
            for patron in board.players[seat].lost[self.fallen[seat] :]:
                if patron.role is not None:
                    self.dossiers[seat].support[ROLE[patron.role]] = 0.0
            self.fallen[seat] = len(board.players[seat].lost)
        if self.window is not None and self.window.turn != board.turns:
            self.close_window(self.window, board.claims)
            self.window = None

    def enter_claim(self, claims: list[Claim], number: int) -> None:
        """Enter a claim and how it came out."""
        claim = claims[number]
        dossier = self.dossiers[claim.seat]
        dossier.lies += claim.outcome == "caught"
        dossier.proofs += claim.outcome == "proven"
        if claim.role == NO_DUKE:
            self.enter_embezzlement(dossier, claim)
            return
        role = ROLE[claim.role]
        if claim.outcome == "unchallenged":
            dossier.hears(role, self.trust)
        elif claim.outcome == "proven":  # the card shown went back to the court
            dossier.support[role] = 0.0
            dossier.against = [weight / 2 for weight in dossier.against]
        else:
            dossier.support[role] = 0.0
            dossier.against[role] = CERTAIN
        if role == ENVOY and claim.outcome != "caught" and self.exchanges(claims, number):
            dossier.fades(self.trust.kept)

    def feel_mood(self, claim: Claim, reading: Reading) -> None:
        """Note whether the table challenged a claim; older ones count less, for players fall and moods change.

        Of the claims of others, some were challenged by the viewer: they count for the part of the table that is left.
        """
        others = len(reading.living) - 1
        weight = 1.0 if claim.seat == reading.me else max(0, others - 1) / max(1, others)
        fading = self.trust.recall**weight
        self.claimed = self.claimed * fading + weight
        self.challenged = self.challenged * fading + weight * (claim.outcome != "unchallenged")

    def enter_embezzlement(self, dossier: Dossier, claim: Claim) -> None:
        """Who embezzles denies to hold a Duke; who proves it has all cards replaced."""
        if claim.outcome == "proven":
            dossier.fades(0.0)
        else:
            dossier.support[DUKE] = CERTAIN if claim.outcome == "caught" else 0.0
            dossier.against[DUKE] = 0.0 if claim.outcome == "caught" else 1.0

    def exchanges(self, claims: list[Claim], number: int) -> bool:
        """Whether a claim to an envoy was for an exchange, not for a block or an examination."""
        claim = claims[number]
        blocks = number > 0 and claims[number - 1].turn == claim.turn and claims[number - 1].seat != claim.seat
        return not blocks and self.examining != claim.turn

    def watch(self, reading: Reading, action: str, actor: int, target: int) -> None:
        """Remember an action that is under way, to see later who let it through."""
        turn = reading.board.turns
        if action == "examine":
            self.examining = turn
        elif action in BLOCKERS:
            others = [seat for seat in reading.living if seat != actor and reading.may_touch(seat, actor)]
            self.window = Window(turn, action, actor, others if target < 0 else [target])

    def close_window(self, window: Window, claims: list[Claim]) -> None:
        """An action has passed: who could have blocked it and did not, likely cannot."""
        for claim in reversed(claims):
            if claim.turn < window.turn:
                break
            if claim.turn == window.turn and (claim.seat != window.actor or claim.outcome == "caught"):
                return
        for seat in window.blockers:
            for role in BLOCKERS[window.action]:
                if not self.dossiers[seat].support[role]:
                    self.dossiers[seat].against[role] += 1.0

    def hands_of(self, reading: Reading, seat: int) -> Hands:
        """Every hand a player may have, weighted by counting and by its dossier; the viewer's own as others see it."""
        trust = self.trust
        dossier = self.dossiers[seat]
        bluff = dossier.bluffing(trust)
        counted = reading.my_hands() if seat == reading.me else reading.hands_of(seat)
        told = [
            (role, trust.let_through ** dossier.against[role], bluff ** dossier.support[role])
            for role in range(KINDS)
            if dossier.against[role] or dossier.support[role]
        ]
        if not told:
            return counted
        hands: Hands = []
        for hand, weight in counted:
            for role, holding, without in told:
                weight *= holding if role in hand else without
            hands.append((hand, weight))
        return hands

    def challenge_rate(self) -> float:
        """How often a claim of the viewer's will be challenged, by how often claims were of late."""
        trust = self.trust
        return (trust.wait * trust.challenge + self.challenged) / (trust.wait + self.claimed)
