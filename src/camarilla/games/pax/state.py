"""The state of a game of Pax Illuminaten: what lies where, whose turn it is, and who may know it."""

from __future__ import annotations

from typing import ClassVar

from camarilla.games.pax import rules, sampling
from camarilla.games.pax.catalog import (
    COUNT,
    DEGREE,
    EVENT_COUNT,
    FAVOUR_PER_TYPE,
    MARKERS,
    MASK,
    NAMES,
    PLOT_COUNT,
    RA,
    ROOM,
    TOKENS,
    TYPES,
    Edict,
    Loan,
)
from camarilla.games.pax.ending import final_result
from camarilla.games.pax.field import layout
from camarilla.games.pax.figures import Figures, figures_of
from camarilla.games.pax.queries import owners_on
from camarilla.games.pax.threats import threats_of
from camarilla.games.pax.view import Board, board_of
from camarilla.kernel.cards import Cards, Face
from camarilla.kernel.choices import Flow
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PUBLIC, Mark, Restriction, Result, State, hidden, public
from camarilla.kernel.threats import Threat


class Pax(State):
    """Everything on the table. Lists of luminaries hold slots; a list over seats and something is laid out flat."""

    marks: ClassVar[dict[str, Mark]] = {
        **State.marks,
        "robot": PUBLIC,
        "script": PUBLIC,
        "max_rounds": PUBLIC,
        "phase": PUBLIC,
        "first": PUBLIC,
        "turn": PUBLIC,
        "round": PUBLIC,
        "winner": PUBLIC,
        "ended_by": PUBLIC,
        "place": PUBLIC,
        "connection": PUBLIC,
        "field": PUBLIC,
        "at": PUBLIC,
        "up": PUBLIC,
        "tok": PUBLIC,
        "count": PUBLIC,
        "own": PUBLIC,
        "room": PUBLIC,
        "left": PUBLIC,
        "lodges": public(list[tuple[int, int]]),
        "deck": PUBLIC,
        "discard": PUBLIC,
        "court": PUBLIC,
        "steward": PUBLIC,
        "hands": PUBLIC,
        "open_cards": PUBLIC,
        "chain": PUBLIC,
        "quick": PUBLIC,
        "laid": PUBLIC,
        "plan": PUBLIC,
        "supply": PUBLIC,
        "fav": PUBLIC,
        "row": PUBLIC,
        "holder": PUBLIC,
        "turned": PUBLIC,
        "borrowed": public(list[Loan]),
        "common": PUBLIC,
        "private": hidden(sampling.redraw_plots),
        "pile": hidden(sampling.nothing_more),
        "plot_seen": PUBLIC,
        "on": PUBLIC,
        "beside": PUBLIC,
        "event_deck": hidden(sampling.redraw_events),
        "held": hidden(sampling.nothing_more),
        "unused": hidden(sampling.nothing_more),
        "event_seen": PUBLIC,
        "event_discard": PUBLIC,
        "special": PUBLIC,
        "edicts": public(list[Edict]),
        "markers": PUBLIC,
        "actions": PUBLIC,
        "taken": PUBLIC,
        "realised": PUBLIC,
        "bought": PUBLIC,
        "yielded": PUBLIC,
        "nearby": PUBLIC,
        "enhanced": PUBLIC,
        "masters": PUBLIC,
        "fought": PUBLIC,
        "replaced": PUBLIC,
        "by_rise": PUBLIC,
        "figure": PUBLIC,
    }
    # Slots are public, faces are not: what lies in a hand is told by `cards`.

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.robot = -1  # PUBLIC
        """The seat of the automated opponent, or -1."""
        self.script = 0  # PUBLIC
        self.max_rounds = 60  # PUBLIC
        self.phase = 0  # PUBLIC
        self.first = 0  # PUBLIC
        self.turn = 0  # PUBLIC
        self.round = 1  # PUBLIC
        self.winner = -1  # PUBLIC
        self.ended_by = ""  # PUBLIC
        self.place: list[int] = []  # PUBLIC; shared
        """Where each seat's areopagus lies: 0 is S1."""
        self.connection: list[int] = []  # PUBLIC; shared
        self.field: list[int] = []  # PUBLIC
        self.at: list[int] = []  # PUBLIC
        """The luminary on each cell if it is face up, -1 if not: what everybody sees."""
        self.up = 0  # PUBLIC
        self.tok: list[int] = []  # PUBLIC
        """Whose token lies in a cell of a card, from the top, three places a card; -1 where none lies."""
        self.count: list[int] = []  # PUBLIC
        """How many tokens a seat has on a card; seat after seat."""
        self.own: list[int] = []  # PUBLIC
        """The cells where a seat has tokens, as a mask."""
        self.room: list[int] = []  # PUBLIC
        """How many tokens a card can still take."""
        self.left: list[int] = []  # PUBLIC
        """Tokens in each seat's supply."""
        self.lodges: list[tuple[int, int]] = []  # public(type); shared
        """All lodges: faction and cells; plain, since they are found anew with every card laid."""
        self.deck: list[int] = []  # PUBLIC
        """Face down; its end is its top."""
        self.discard: list[int] = []  # PUBLIC
        self.court: list[int] = []  # PUBLIC
        self.steward = 0  # PUBLIC
        self.hands: list[list[int]] = []  # PUBLIC
        self.open_cards: list[int] = []  # PUBLIC
        """The cards in hands that everybody saw going there."""
        self.chain: list[int] = []  # PUBLIC
        self.quick = -1  # PUBLIC
        """Which card of the chain gave quick favour."""
        self.laid: list[int] = []  # PUBLIC
        """Dispute cards on the table."""
        self.plan: list[int] = []  # PUBLIC
        """Cards the opponent opened."""
        self.supply: list[int] = []  # PUBLIC
        self.fav: list[int] = []  # PUBLIC
        """Favours held, six types a seat."""
        self.row: list[int] = []  # PUBLIC; shared
        """The faction cards of this game, in the order of their row."""
        self.holder: list[int] = []  # PUBLIC
        """Who has a faction card: a seat, -1 the row, -2 not in this game."""
        self.turned = 0  # PUBLIC
        """Faction cards used this turn, as a mask."""
        self.borrowed: list[Loan] = []  # public(type)
        """Faction cards lent for this turn, and where they go back to."""
        self.common: list[int] = []  # PUBLIC; shared
        self.private: list[int] = []  # hidden(sampling.redraw_plots)
        """Each seat's own plot; -1 for the opponent."""
        self.pile: list[int] = []  # hidden(sampling.nothing_more)
        self.plot_seen: list[int] = []  # PUBLIC
        """Which seats know each seat's plot."""
        self.on: list[int] = []  # PUBLIC
        self.beside: list[int] = []  # PUBLIC
        """Whose tokens lie on each plot, and at its lower edge, as masks of seats."""
        self.event_deck: list[int] = []  # hidden(sampling.redraw_events)
        """Its end is its top."""
        self.held: list[list[int]] = []  # hidden(sampling.nothing_more)
        self.unused: list[int] = []  # hidden(sampling.nothing_more)
        self.event_seen: list[int] = []  # PUBLIC
        """Which seats know the card at each place of the event deck."""
        self.event_discard: list[int] = []  # PUBLIC
        self.special: list[int] = []  # PUBLIC
        """The special event before each seat, or -1."""
        self.edicts: list[Edict] = []  # public(type)
        self.markers: list[int] = []  # PUBLIC
        """The luminaries with a reward marker."""
        # This turn:
        self.actions = 0  # PUBLIC
        """Main actions left."""
        self.taken = False  # PUBLIC
        self.realised = False  # PUBLIC
        self.bought = 0  # PUBLIC
        """Once-per-turn events used, as a mask."""
        self.yielded: list[int] = []  # PUBLIC
        """Who gave their yield this turn: luminaries and areopagi, as `board.yielder` numbers them (PA-7.7)."""
        self.nearby: list[int] = []  # PUBLIC
        """Luminaries that count as adjacent for Influence (PA-18.1)."""
        self.enhanced: list[int] = [0] * 6  # PUBLIC
        """How many enhancements of each main action are in force."""
        self.masters = False  # PUBLIC
        """Whether a Grand Master or Royal Arch was played."""
        self.fought = 0  # PUBLIC
        """Who laid dispute cards."""
        self.replaced = 0  # PUBLIC
        """The cells of which one is about to get a card of the active player's hand, as a mask (PA-9.3)."""
        self.by_rise = False  # PUBLIC
        """Whether that must be a rosicrucian (PA-16.18)."""
        self.figure = -1  # PUBLIC
        """The cell where the opponent's figure stands; -1 on its areopagus."""

    def main(self) -> Flow[None]:
        """The game, from wherever it stands."""
        return rules.play_game(self)

    def copy(self) -> Pax:
        """An independent copy."""
        twin = Pax(self.seats, self.rng.copy(), self.cards.copy())
        twin.news = self.news
        twin.robot = self.robot
        twin.script = self.script
        twin.max_rounds = self.max_rounds
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.winner = self.winner
        twin.ended_by = self.ended_by
        twin.place = self.place
        twin.connection = self.connection
        twin.field = self.field[:]
        twin.at = self.at[:]
        twin.up = self.up
        twin.tok = self.tok[:]
        twin.count = self.count[:]
        twin.own = self.own[:]
        twin.room = self.room[:]
        twin.left = self.left[:]
        twin.lodges = self.lodges
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.court = self.court[:]
        twin.steward = self.steward
        twin.hands = [each[:] for each in self.hands]
        twin.open_cards = self.open_cards[:]
        twin.chain = self.chain[:]
        twin.quick = self.quick
        twin.laid = self.laid[:]
        twin.plan = self.plan[:]
        twin.supply = self.supply[:]
        twin.fav = self.fav[:]
        twin.row = self.row
        twin.holder = self.holder[:]
        twin.turned = self.turned
        twin.borrowed = self.borrowed[:]
        twin.common = self.common
        twin.private = self.private[:]
        twin.pile = self.pile[:]
        twin.plot_seen = self.plot_seen[:]
        twin.on = self.on[:]
        twin.beside = self.beside[:]
        twin.event_deck = self.event_deck[:]
        twin.held = [each[:] for each in self.held]
        twin.unused = self.unused[:]
        twin.event_seen = self.event_seen[:]
        twin.event_discard = self.event_discard[:]
        twin.special = self.special[:]
        twin.edicts = self.edicts[:]
        twin.markers = self.markers[:]
        twin.actions = self.actions
        twin.taken = self.taken
        twin.realised = self.realised
        twin.bought = self.bought
        twin.yielded = self.yielded[:]
        twin.nearby = self.nearby[:]
        twin.enhanced = self.enhanced[:]
        twin.masters = self.masters
        twin.fought = self.fought
        twin.replaced = self.replaced
        twin.by_rise = self.by_rise
        twin.figure = self.figure
        return twin

    def board(self, seat: int | None) -> Board:
        """What a seat may see."""
        return board_of(self, seat)

    def figures(self, seat: int | None, prompts: list[str]) -> Figures:
        """How far a seat is with its plots."""
        return figures_of(self, seat)

    def threats(self) -> list[Threat]:
        """Who is about to win."""
        return threats_of(self)

    def on_turn(self) -> int:
        """The active player."""
        return self.turn if self.phase in (rules.EVENTS, rules.ACTING) else -1

    def result(self) -> Result:
        """How the game ended (PA-17)."""
        return final_result(self)

    def face_name(self, face: Face) -> str:
        """A luminary's id."""
        return NAMES[face]

    def mix_unseen(self) -> None:
        """The luminary deck, and what nobody has seen of the event deck."""
        self.cards.shuffle(self.deck, self.rng)
        sampling.mix_events(self)

    def knowledge(self, seat: int) -> list[int]:
        """The private plots and the places of event cards that the seat knows."""
        return sampling.knowledge(self, seat)

    def demands(self, seat: int) -> list[Restriction]:
        """Who dismisses a card has one that may be laid in its place (PA-9.5)."""
        return sampling.demands(self)

    # -- law 6 ---------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Every card, token, favour and marker is in exactly one place."""
        self.check_cards()
        self.check_tokens()
        self.check_favours()

    def check_cards(self) -> None:
        """Luminaries, plots, events and faction cards."""
        slots = self.deck + self.discard + self.chain + self.laid + self.plan
        slots += [slot for slot in self.court + self.field if slot >= 0]
        for hand in self.hands:
            slots += hand
        if sorted(slots) != list(range(COUNT)) or sorted(self.cards.face) != list(range(COUNT)):
            raise BrokenLaw(6, "the luminaries are not each in exactly one place")
        plots = self.common + self.pile + [plot for plot in self.private if plot >= 0]
        if sorted(plots) != list(range(PLOT_COUNT)):
            raise BrokenLaw(6, "the plots are not each in exactly one place")
        happenings = self.event_deck + self.unused + self.event_discard + [edict.event for edict in self.edicts]
        happenings += [event for event in self.special if event >= 0]
        for held in self.held:
            happenings += held
        if sorted(happenings) != list(range(EVENT_COUNT)):
            raise BrokenLaw(6, "the event cards are not each in exactly one place")
        if sorted(self.row) != [faction for faction in range(TYPES) if self.holder[faction] > -2]:
            raise BrokenLaw(6, "a faction card is neither in play nor out of it")

    def check_tokens(self) -> None:
        """Tokens on the field, on plots and in supplies; and that what is kept beside them agrees."""
        size = layout(self.seats).size
        for seat in range(self.seats):
            total = self.left[seat]
            for cell in range(size):
                here = owners_on(self, cell).count(seat)
                if here != self.count[seat * size + cell] or (here > 0) != (self.own[seat] >> cell & 1 == 1):
                    raise BrokenLaw(6, f"the tokens of seat {seat} on cell {cell} are not what is noted")
                total += here
            total += sum([mask >> seat & 1 for mask in self.on]) + sum([mask >> seat & 1 for mask in self.beside])
            if total != TOKENS - (seat == self.robot) or self.left[seat] < 0:
                raise BrokenLaw(6, f"seat {seat} has {total} tokens")
        for cell in range(size):
            self.check_cell(cell)
        if len(self.markers) > MARKERS or any(luminary not in self.at for luminary in self.markers):
            raise BrokenLaw(6, "a reward marker is not on a card of the field")

    def check_cell(self, cell: int) -> None:
        """One card of the field."""
        tokens = owners_on(self, cell)
        luminary = self.at[cell]
        face_up = self.up >> cell & 1 == 1
        if luminary != (self.cards.face[self.field[cell]] if face_up else -1):
            raise BrokenLaw(6, f"cell {cell} does not show what lies there")
        room = ROOM[luminary] if face_up else 0
        if any(owner >= 0 for owner in tokens[room:]) or self.room[cell] != tokens[:room].count(-1):
            raise BrokenLaw(6, f"the card on cell {cell} has more tokens than cells")
        if face_up and DEGREE[luminary] == RA and len({owner for owner in tokens if owner >= 0}) > 1:
            raise BrokenLaw(6, f"several players have tokens on the Royal Arch on cell {cell}")
        for faction, cells in self.lodges:
            if cells >> cell & 1 and not (face_up and MASK[luminary] >> faction & 1):
                raise BrokenLaw(6, f"cell {cell} is noted in a lodge it does not belong to")

    def check_favours(self) -> None:
        """Favours by type."""
        for kind in range(TYPES):
            total = self.supply[kind] + sum([self.fav[TYPES * seat + kind] for seat in range(self.seats)])
            total += sum([edict.left for edict in self.edicts if edict.event == kind])
            if total != FAVOUR_PER_TYPE[self.seats] or self.supply[kind] < 0 or min(self.fav) < 0:
                raise BrokenLaw(6, f"favours of type {kind} do not add up")
