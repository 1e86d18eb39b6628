"""The state of a game: where every card lies, what is in force, and who may know it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from camarilla.games.inwo import catalog, rules, view_builder
from camarilla.games.inwo import sampling as universe
from camarilla.games.inwo.attacks.model import Attack, Attacks
from camarilla.games.inwo.catalog import ID
from camarilla.games.inwo.figures import Figures, figures_of
from camarilla.games.inwo.hooks import HOOKS, INSTRUCTIONS, SILENCES
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import Claim, Done, Finish, Happening, TokenMove, Under, Use
from camarilla.games.inwo.model.play_fields import subject_of
from camarilla.games.inwo.model.zones import (
    AGENTS,
    DESTROYED,
    DISCARDS,
    EXPOSED,
    GROUP_DECK,
    GROUPS,
    LEADS,
    LOOSE,
    PLOT_DECK,
    PLOTS,
    RESOURCES,
    STRUCTURE,
    TURN_BEGINS,
    UNDER,
)
from camarilla.games.inwo.plays.announcing import Announcing
from camarilla.games.inwo.structures import grid
from camarilla.games.inwo.victory.threats import threats_of
from camarilla.kernel.cancelling import Plays
from camarilla.kernel.cards import Cards, Face
from camarilla.kernel.choices import Flow
from camarilla.kernel.deals import Deal
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.hooks import Effect, Effects
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PLUMBING, PUBLIC, Mark, Restriction, Result, State, hidden, public
from camarilla.kernel.threats import Threat

NOTHING: Final[set[int]] = set()


class Inwo(State):
    """Everything on the table. A card is a slot; lists by slot are indexed by it, lists by seat by seat."""

    marks: ClassVar[dict[str, Mark]] = {
        **State.marks,
        "rules12": PUBLIC,
        "basic_goal": PUBLIC,
        "two_player": PUBLIC,
        "round_limit": PUBLIC,
        "step": PUBLIC,
        "window": PUBLIC,
        "turn": PUBLIC,
        "next_turn": PUBLIC,
        "turns": PUBLIC,
        "extra": PUBLIC,
        "own_turns": PUBLIC,
        "out": PUBLIC,
        "winners": PUBLIC,
        "reason": PUBLIC,
        "zone": PUBLIC,
        "holder": PUBLIC,
        "property": PUBLIC,
        "backs": PUBLIC,
        "plot_deck": PUBLIC,
        "group_deck": PUBLIC,
        "plots": PUBLIC,
        "groups": PUBLIC,
        "exposed": PUBLIC,
        "structure": PUBLIC,
        "resources": PUBLIC,
        "agents": PUBLIC,
        "discards": PUBLIC,
        "destroyed": PUBLIC,
        "illuminati": PUBLIC,
        "master": PUBLIC,
        "side": PUBLIC,
        "tokens": PUBLIC,
        "token_moves": public(list[TokenMove]),
        "host": PUBLIC,
        "links": public(dict[int, int]),
        "came_under": public(dict[int, Under]),
        "fresh": PUBLIC,
        "tried": PUBLIC,
        "used": public(list[Use]),
        "used_up": public(list[Use]),
        "done": public(list[Done]),
        "done_for_good": public(list[Done]),
        "effects": public(Effects),
        "plays": public(Plays),
        "stack": PUBLIC,
        "attacks": public(Attacks),
        "aftermath": PUBLIC,
        "just": public(list[Happening]),
        "rolling": PUBLIC,
        "seen_lists": PUBLIC,
        "leads": PUBLIC,
        "tried_leads": PUBLIC,
        "proposals": PUBLIC,
        "deals": PUBLIC,
        "refused": hidden(universe.forget_talk, list[Deal]),
        "finishers": PUBLIC,
        "finished": public(list[Finish]),
        "claims": public(list[Claim]),
        "written": hidden(universe.rewrite, dict[int, int]),
        "readers": public(dict[int, int]),
        "announcing": public(list[Announcing]),
        "loaded": hidden(universe.unload),
        "told": PUBLIC,
        "memo": PLUMBING,
    }
    # Slots are public, faces are not: what lies in a hand or a deck is told by `cards`.

    def __init__(self, seats: int, rng: Rng, cards: Cards, bare: bool = False) -> None:
        super().__init__(seats, rng, cards)
        count = 0 if bare else len(cards.face)
        each = range(0 if bare else seats)  # a copy, made bare, fills its lists itself
        self.rules12 = False  # PUBLIC
        self.basic_goal = 0  # PUBLIC
        self.two_player = False  # PUBLIC
        self.round_limit = 50  # PUBLIC
        self.step = LEADS  # PUBLIC
        self.window = 0  # PUBLIC
        """The moment that is open, one of `zones.MOMENTS`."""
        self.turn = 0  # PUBLIC
        """The active player."""
        self.next_turn = -1  # PUBLIC
        """Who moves after an extra turn, or -1."""
        self.turns = 0  # PUBLIC
        """Regular turns that have ended."""
        self.extra = False  # PUBLIC
        self.own_turns = [0] * len(each)  # PUBLIC
        """Turns each player has finished."""
        self.out: list[int] = []  # PUBLIC
        """Eliminated players, in order."""
        self.winners: list[int] = []  # PUBLIC
        self.reason = ""  # PUBLIC
        self.zone = [GROUP_DECK] * count  # PUBLIC
        self.holder = [0] * count  # PUBLIC
        """Who holds or controls a card."""
        self.property = [0] * count  # PUBLIC; shared
        """Whose deck a card came from (IN-18.2)."""
        self.backs = [0] * count  # PUBLIC; shared
        """1 for the puppet back, 0 for the hand (IN-1.3): what everybody sees of a hidden card."""
        self.plot_deck: list[list[int]] = [[] for _ in each]  # PUBLIC
        """The end of a deck is its top."""
        self.group_deck: list[list[int]] = [[] for _ in each]  # PUBLIC
        self.plots: list[list[int]] = [[] for _ in each]  # PUBLIC
        self.groups: list[list[int]] = [[] for _ in each]  # PUBLIC
        self.exposed: list[list[int]] = [[] for _ in each]  # PUBLIC
        self.structure: list[list[int]] = [[] for _ in each]  # PUBLIC
        """The groups each player controls, without the Illuminati; masters come before their puppets."""
        self.resources: list[list[int]] = [[] for _ in each]  # PUBLIC
        self.agents: list[list[int]] = [[] for _ in each]  # PUBLIC
        self.discards: list[list[int]] = [[] for _ in each]  # PUBLIC
        self.destroyed: list[list[int]] = [[] for _ in each]  # PUBLIC
        self.illuminati = [-1] * len(each)  # PUBLIC
        self.master = [-1] * count  # PUBLIC
        self.side = [-1] * count  # PUBLIC
        """On which printed side of its master a puppet lies."""
        self.tokens = [0] * count  # PUBLIC
        self.token_moves: list[TokenMove] = []  # public(type)
        """Tokens that come or go with an open play: play, slot, how many (IN-21.3)."""
        self.host = [-1] * count  # PUBLIC
        """The card a face-down card lies under."""
        self.links: dict[int, int] = {}  # public(type)
        """Resources, Personalities and groups linked to a card: from, to."""
        self.came_under: dict[int, Under] = {}  # public(type)
        """By puppet: when it came under its master."""
        self.fresh: list[int] = []  # PUBLIC
        """Groups captured this turn: they get no token (IN-7.41)."""
        self.tried: list[int] = []  # PUBLIC
        """Groups from the active hand that an attack failed to take this turn (IN-7.37)."""
        self.used: list[Use] = []  # public(type)
        """What cards have done this turn."""
        self.used_up: list[Use] = []  # public(type)
        """What cards have done once for this game."""
        self.done: list[Done] = []  # public(type)
        """What players have done this turn."""
        self.done_for_good: list[Done] = []  # public(type)
        """What players have done once for this game."""
        self.effects = Effects()  # public(Effects)
        self.plays = Plays()  # public(Plays)
        self.stack: list[int] = []  # PUBLIC
        """The plays whose reply windows are open, outermost first."""
        self.attacks = Attacks()  # public(Attacks)
        self.aftermath = False  # PUBLIC
        """Whether what has just happened is being replied to."""
        self.just: list[Happening] = []  # public(type)
        """What has just happened: see `model.zones`."""
        self.rolling: list[int] = []  # PUBLIC
        """A roll outside attacks that is open to change: who rolled, then the dice, or nothing (`model.rolls`)."""
        self.seen_lists: list[int] = []  # PUBLIC
        """Bit masks by seat: whose Group deck lies open for the pick of the lead."""
        self.leads: list[int] = [-1] * len(each)  # PUBLIC
        self.tried_leads: list[list[int]] = [[] for _ in each]  # PUBLIC
        self.proposals = [0] * len(each)  # PUBLIC
        self.deals = [0] * len(each)  # PUBLIC
        self.refused: list[Deal] = []  # hidden(universe.forget_talk, type)
        """Deals that were refused this turn."""
        self.finishers: list[list[int]] = [[] for _ in each]  # PUBLIC
        """Who took or destroyed each player's last lost group, the one in charge first, then those who helped."""
        self.finished: list[Finish] = []  # public(type)
        """Eliminated players and to whose credit."""
        self.claims: list[Claim] = []  # public(type)
        """Claims of victory: seat, the slot of the card whose Goal is claimed (the Illuminati: see `goals`)."""
        self.written: dict[int, int] = {}  # hidden(universe.rewrite, type)
        """Hidden written choices by card (IN-21.18)."""
        self.readers: dict[int, int] = {}  # public(type)
        """By card: the seats (bits) that have read its written choice. Who gives the card away still knows it."""
        self.announcing: list[Announcing] = []  # public(type)
        """The play that is being chosen and paid for, if there is one."""
        self.loaded: list[int] = []  # hidden(universe.unload)
        """Dice that a position has fixed ahead, for scenarios."""
        self.told: list[list[int]] = []  # PUBLIC
        """Written choices that were shown to all: card, choice."""
        self.memo: dict[Any, Any] = {}  # PLUMBING

    # -- what the kernel asks ------------------------------------------------------------------------------------

    def main(self) -> Flow[None]:
        """The game, from wherever it stands."""
        return rules.play_game(self)

    def copy(self) -> Inwo:
        """An independent copy."""
        twin = Inwo(self.seats, self.rng.copy(), self.cards.copy(), True)
        twin.news = self.news
        twin.rules12 = self.rules12
        twin.basic_goal = self.basic_goal
        twin.two_player = self.two_player
        twin.round_limit = self.round_limit
        twin.step = self.step
        twin.window = self.window
        twin.turn = self.turn
        twin.next_turn = self.next_turn
        twin.turns = self.turns
        twin.extra = self.extra
        twin.own_turns = self.own_turns[:]
        twin.out = self.out[:]
        twin.winners = self.winners[:]
        twin.reason = self.reason
        twin.zone = self.zone[:]
        twin.holder = self.holder[:]
        twin.property = self.property
        twin.backs = self.backs
        twin.plot_deck = [each[:] for each in self.plot_deck]
        twin.group_deck = [each[:] for each in self.group_deck]
        twin.plots = [each[:] for each in self.plots]
        twin.groups = [each[:] for each in self.groups]
        twin.exposed = [each[:] for each in self.exposed]
        twin.structure = [each[:] for each in self.structure]
        twin.resources = [each[:] for each in self.resources]
        twin.agents = [each[:] for each in self.agents]
        twin.discards = [each[:] for each in self.discards]
        twin.destroyed = [each[:] for each in self.destroyed]
        twin.illuminati = self.illuminati[:]
        twin.master = self.master[:]
        twin.side = self.side[:]
        twin.tokens = self.tokens[:]
        twin.token_moves = self.token_moves[:]
        twin.host = self.host[:]
        twin.links = dict(self.links)
        twin.came_under = dict(self.came_under)
        twin.fresh = self.fresh[:]
        twin.tried = self.tried[:]
        twin.used = self.used[:]
        twin.used_up = self.used_up[:]
        twin.done = self.done[:]
        twin.done_for_good = self.done_for_good[:]
        twin.effects = self.effects.copy()
        twin.plays = self.plays.copy()
        twin.stack = self.stack[:]
        twin.attacks = self.attacks.copy()
        twin.aftermath = self.aftermath
        twin.just = self.just[:]
        twin.rolling = self.rolling[:]
        twin.seen_lists = self.seen_lists[:]
        twin.leads = self.leads[:]
        twin.tried_leads = [each[:] for each in self.tried_leads]
        twin.proposals = self.proposals[:]
        twin.deals = self.deals[:]
        twin.refused = self.refused[:]
        twin.finishers = [each[:] for each in self.finishers]
        twin.finished = self.finished[:]
        twin.claims = self.claims[:]
        twin.written = dict(self.written)
        twin.readers = dict(self.readers)
        twin.announcing = self.announcing[:]
        twin.loaded = self.loaded[:]
        twin.told = [each[:] for each in self.told]
        return twin

    def board(self, seat: int | None) -> Any:
        """What a seat may see."""
        return view_builder.board_of(self, seat)

    def figures(self, seat: int | None, prompts: list[str]) -> Figures:
        """What everybody can count."""
        return figures_of(self)

    def threats(self) -> list[Threat]:
        """Who is about to win."""
        return threats_of(self)

    def on_turn(self) -> int:
        """The active player."""
        return self.turn if self.step >= TURN_BEGINS else -1

    def result(self) -> Result:
        """IN-21.31: without a winner, living seats are ranked by the share of the Basic Goal they reached."""
        return rules.result_of(self)

    def face_name(self, face: Face) -> str:
        """A card's id."""
        return ID[face]

    def universe(self, seat: int) -> list[Face]:
        """What a seat could believe: an opponent's deck list is not known."""
        return universe.believable(self, seat)

    def restrictions(self, seat: int) -> list[Restriction]:
        """What the back of a card tells."""
        return universe.by_back(self, seat)

    def demands(self, seat: int) -> list[Restriction]:
        """Who makes a play can pay for it, if need be by a Plot that stands in for an action."""
        return universe.demands(self)

    def mix_unseen(self) -> None:
        """Shuffle every deck."""
        for pile in self.plot_deck + self.group_deck:
            self.cards.shuffle(pile, self.rng)

    def knowledge(self, seat: int) -> list[list[int]]:
        """Written choices that were shown to all, and those the seat has read."""
        read = [[card, choice] for card, choice in sorted(self.written.items()) if self.readers[card] >> seat & 1]
        return self.told + read

    def sources(self, hook: str) -> list[tuple[str, int]]:
        """The cards in play and the effects in force that answer a hook, in order."""
        found: list[tuple[str, int]] | None = self.memo.get(hook)
        if found is None:
            handlers = HOOKS[hook].handlers
            silent = self.silent()
            found = [
                (key, source)
                for key, source in self.speakers()
                if key in handlers and (source not in silent or (hook, key) in INSTRUCTIONS)
            ]
            found += [(effect.key, -effect.id) for effect in self.effects_in_force() if effect.key in handlers]
            self.memo[hook] = found
        return found

    # -- what is in force ----------------------------------------------------------------------------------------

    def touch(self) -> None:
        """Something in play changed: forget what was derived from it."""
        if self.memo:
            self.memo = {}

    def speakers(self) -> list[tuple[str, int]]:
        """Every card in play by its id, in turn order."""
        found: list[tuple[str, int]] | None = self.memo.get("speakers")
        if found is None:
            face = self.cards.face
            found = []
            for seat in self.in_turn_order(self.turn):
                for slot in [self.illuminati[seat], *self.structure[seat], *self.resources[seat]]:
                    found.append((ID[face[slot]], slot))
            self.memo["speakers"] = found
        return found

    def silent(self) -> set[int]:
        """The cards whose special abilities are off."""
        found: set[int] | None = self.memo.get("silent")
        if found is None:
            found = set([subject_of(effect) for effect in self.effects_in_force() if effect.key == in_force.SILENCED])
            self.memo["silent"] = found
            for effect in self.effects_in_force():
                attributes = SILENCES.get(effect.key, 0)
                for _, slot in self.speakers() if attributes else []:
                    if catalog.ATTRS[self.cards.face[slot]] & attributes:
                        found.add(slot)
        return found

    def effects_in_force(self) -> list[Effect]:
        """The effects in force: those whose play was not cancelled, and of the NWO cards the last of each colour."""
        found: list[Effect] | None = self.memo.get("effects in force")
        if found is None:
            plays = self.plays
            found = [e for e in self.effects.entries if e.play < 0 or not plays.open or plays.stands(e.play)]
            colours: dict[str, int] = {}
            for effect in found:
                colour = catalog.COLOUR[catalog.FACE[effect.key]] if effect.key in catalog.FACE else ""
                if colour:
                    colours[colour] = effect.id
            if colours:
                found = [
                    effect
                    for effect in found
                    if effect.key not in catalog.FACE
                    or not catalog.COLOUR[catalog.FACE[effect.key]]
                    or colours[catalog.COLOUR[catalog.FACE[effect.key]]] == effect.id
                ]
            self.memo["effects in force"] = found
        return found

    def effect(self, source: int) -> Effect:
        """The effect that a hook names by the negative of its id."""
        for effect in self.effects.entries:
            if effect.id == -source:
                return effect
        raise KeyError(source)

    def marked(self, key: str, slot: int) -> bool:
        """Whether an effect of this kind is in force about a card."""
        return slot in self.marked_slots(key)

    def marked_slots(self, key: str) -> set[int]:
        """The cards (or whatever the first number means) that an effect of this kind is in force about."""
        marks: dict[str, set[int]] | None = self.memo.get("marks")
        if marks is None:
            marks = {}
            for effect in self.effects_in_force():
                if effect.about:
                    marks.setdefault(effect.key, set()).add(subject_of(effect))
            self.memo["marks"] = marks
        return marks.get(key, NOTHING)

    def seat_marked(self, key: str, seat: int) -> bool:
        """Whether an effect of this kind is in force about a seat (`about` is empty, `owner` the seat)."""
        return any(
            effect.key == key and effect.owner == seat and not effect.about for effect in self.effects_in_force()
        )

    # -- seats ---------------------------------------------------------------------------------------------------

    @property
    def attack(self) -> Attack | None:
        """The attack under way."""
        return self.attacks.open[-1] if self.attacks.open else None

    def living(self) -> list[int]:
        """The players still in the game."""
        return [seat for seat in range(self.seats) if seat not in self.out]

    def in_turn_order(self, first: int) -> list[int]:
        """The living seats, starting with `first` (IN-21.1)."""
        seats = [*range(first, self.seats), *range(first)]
        return [seat for seat in seats if seat not in self.out] if self.out else seats

    def rivals(self, seat: int) -> list[int]:
        """The other living seats, in turn order from this one."""
        seats = self.in_turn_order(seat)
        return seats[1:] if seats and seats[0] == seat else seats

    def check(self) -> None:
        """Every card is in exactly one place, and the structures are whole."""
        piles: list[tuple[int, list[list[int]]]] = [
            (PLOT_DECK, self.plot_deck),
            (GROUP_DECK, self.group_deck),
            (PLOTS, self.plots),
            (GROUPS, self.groups),
            (EXPOSED, self.exposed),
            (STRUCTURE, self.structure),
            (RESOURCES, self.resources),
            (AGENTS, self.agents),
            (DISCARDS, self.discards),
            (DESTROYED, self.destroyed),
        ]
        listed = 0
        for zone, by_seat in piles:
            for seat in range(self.seats):
                for slot in by_seat[seat]:
                    listed += 1
                    if self.zone[slot] != zone or self.holder[slot] != seat:
                        raise BrokenLaw(6, f"slot {slot} lies in two places")
        loose = sum([1 for slot in range(len(self.zone)) if self.is_loose(slot)])
        if listed + loose != len(self.zone):
            raise BrokenLaw(6, f"{len(self.zone)} cards, but {listed} in piles and {loose} elsewhere")
        for seat in range(self.seats):
            for slot in self.structure[seat]:
                master = self.master[slot]
                if master != self.illuminati[seat] and master not in self.structure[seat]:
                    raise BrokenLaw(6, f"slot {slot} has a master in another structure")
            cells = grid.cells(self, seat)
            if len(cells) != len(self.structure[seat]) + (1 if self.illuminati[seat] >= 0 else 0):
                raise BrokenLaw(6, f"cards of seat {seat} overlap")
        if min(self.tokens, default=0) < 0:
            raise BrokenLaw(6, "a card has less than no tokens")
        for slot in range(len(self.zone)):
            if (self.zone[slot] == UNDER) != (self.host[slot] >= 0):
                raise BrokenLaw(6, f"slot {slot} lies under nothing")

    def is_loose(self, slot: int) -> bool:
        """Whether a card lies in a zone that is no seat's pile."""
        if slot in self.illuminati:
            return True
        return self.zone[slot] in LOOSE
