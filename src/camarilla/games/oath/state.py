"""The state of a game of Oath: the land, the boards, the decks, and who may know what."""

from __future__ import annotations

from typing import Any, ClassVar

from camarilla.games.oath import conservation, rules
from camarilla.games.oath.action_in_progress import Acts
from camarilla.games.oath.catalog import (
    FACES,
    NAME,
    RELIC_KIND,
    SUITS,
    WORLD_KIND,
    is_denizen,
    is_no_conspiracy,
    is_relic,
    is_site,
    is_vision,
    is_world,
)
from camarilla.games.oath.figures import Figures, figures_of
from camarilla.games.oath.places import AWAY, EXILE, MAP_SITES, UNSEEN, VISION_BACK, VISION_SHARES, Prophet, SiteDiscard
from camarilla.games.oath.promises import Promise
from camarilla.games.oath.threats import threats_of
from camarilla.games.oath.view import Board
from camarilla.games.oath.view_builder import board_of
from camarilla.kernel.cards import Cards, Face
from camarilla.kernel.choices import Flow
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import PLUMBING, PUBLIC, Mark, Quota, Restriction, Result, State, public
from camarilla.kernel.threats import Threat


class Oath(State):
    """Everything on the table. Lists by seat are indexed by seat, lists by site by its space, 0 to 7."""

    marks: ClassVar[dict[str, Mark]] = {
        **State.marks,
        "deeds_cap": PUBLIC,
        "order": PUBLIC,
        "colors": PUBLIC,
        "role": PUBLIC,
        "phase": PUBLIC,
        "round": PUBLIC,
        "turn": PUBLIC,
        "deeds": PUBLIC,
        "oath": PUBLIC,
        "visions": PUBLIC,
        "favor": PUBLIC,
        "secrets": PUBLIC,
        "dark": PUBLIC,
        "supply": PUBLIC,
        "pawn": PUBLIC,
        "bands": PUBLIC,
        "reserve": PUBLIC,
        "banks": PUBLIC,
        "shared": PUBLIC,
        "minted": PUBLIC,
        "sites": PUBLIC,
        "site_up": PUBLIC,
        "site_cards": PUBLIC,
        "site_relics": PUBLIC,
        "site_favor": PUBLIC,
        "site_secrets": PUBLIC,
        "garrison": PUBLIC,
        "owner": PUBLIC,
        "advisers": PUBLIC,
        "relics": PUBLIC,
        "reliquary": PUBLIC,
        "revealed": PUBLIC,
        "banner_holder": PUBLIC,
        "banner_tokens": PUBLIC,
        "mob": PUBLIC,
        "title": PUBLIC,
        "usurper": PUBLIC,
        "world": PUBLIC,
        "discards": PUBLIC,
        "relic_deck": PUBLIC,
        "dispossessed": PUBLIC,
        "site_deck": PUBLIC,
        "edifices": PUBLIC,
        "fixtures": PUBLIC,
        "box": PUBLIC,
        "hands": PUBLIC,
        "on_favor": public(dict[int, int]),
        "on_secrets": public(dict[int, int]),
        "kinds": PUBLIC,
        "backs": PUBLIC,
        "cleared": PUBLIC,
        "parts": PUBLIC,
        "up": public(dict[int, int]),
        "place": PUBLIC,
        "archive": PUBLIC,
        "loaded": PUBLIC,
        "prophets": public(list[Prophet]),
        "cage": PUBLIC,
        "ward": PUBLIC,
        "homelands": public(list[SiteDiscard]),
        "scepter_taken": PUBLIC,
        "act_over": PUBLIC,
        "promises": public(list[Promise]),
        "saga": PUBLIC,
        "end_roll": PUBLIC,
        "winner": PUBLIC,
        "ways": PUBLIC,
        "acts": public(Acts),
        "up_mask": PLUMBING,
        "up_slot": PLUMBING,
    }
    # Slots are public, faces are not. How many cards the World Deck has is not shown either, see the view. `archive`
    # is what the list of cards in the game leaves over; no view shows it.

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng, cards)
        self.deeds_cap = 60  # PUBLIC
        self.order: list[int] = list(range(seats))  # PUBLIC
        """The seats in turn order, the Chancellor first."""
        self.colors: list[int] = [-1] * seats  # PUBLIC
        """The player boards: 0 to 4, and 5 for the Chancellor's."""
        self.role: list[int] = [EXILE] * seats  # PUBLIC
        self.phase = rules.BOARDS  # PUBLIC
        self.round = 0  # PUBLIC
        """1 to 8; 0 before anything was announced."""
        self.turn = 0  # PUBLIC
        self.deeds = 0  # PUBLIC
        """Actions begun this turn."""
        self.oath = 0  # PUBLIC
        self.visions = 0  # PUBLIC
        """Visions drawn from the World Deck."""
        self.favor = [0] * seats  # PUBLIC
        self.secrets = [0] * seats  # PUBLIC
        self.dark = [0] * seats  # PUBLIC
        """Secrets lying facedown on boards."""
        self.supply = [7] * seats  # PUBLIC
        self.pawn = [-1] * seats  # PUBLIC
        self.bands = [0] * seats  # PUBLIC
        """Warbands on boards: own colour for an Exile, purple for the others."""
        self.reserve = [0] * seats  # PUBLIC
        """Warbands of each colour in the personal bank; the Chancellor's are purple."""
        self.banks = [0] * len(SUITS)  # PUBLIC
        self.shared = 0  # PUBLIC
        self.minted = 0  # PUBLIC
        """Secrets in play: made minus burnt."""
        self.sites: list[int] = []  # PUBLIC
        self.site_up = [False] * MAP_SITES  # PUBLIC
        self.site_cards: list[list[int]] = [[] for _ in range(MAP_SITES)]  # PUBLIC
        self.site_relics: list[list[int]] = [[] for _ in range(MAP_SITES)]  # PUBLIC
        self.site_favor = [0] * MAP_SITES  # PUBLIC
        self.site_secrets = [0] * MAP_SITES  # PUBLIC
        self.garrison = [0] * MAP_SITES  # PUBLIC
        """Warbands at each site."""
        self.owner = [-1] * MAP_SITES  # PUBLIC
        """Whose colour they are, or -1."""
        self.advisers: list[list[int]] = [[] for _ in range(seats)]  # PUBLIC
        self.relics: list[list[int]] = [[] for _ in range(seats)]  # PUBLIC
        self.reliquary = [-1] * 4  # PUBLIC
        self.revealed = [-1] * seats  # PUBLIC
        """The faceup Vision on each board, or -1."""
        self.banner_holder = [-1, -1]  # PUBLIC
        self.banner_tokens = [0, 0]  # PUBLIC
        self.mob = False  # PUBLIC
        self.title = -1  # PUBLIC
        self.usurper = False  # PUBLIC
        self.world: list[int] = []  # PUBLIC
        self.discards: list[list[int]] = [[], [], []]  # PUBLIC
        self.relic_deck: list[int] = []  # PUBLIC
        """Of all piles the end is the top."""
        self.dispossessed: list[int] = []  # PUBLIC
        self.site_deck: list[int] = []  # PUBLIC
        self.edifices: list[int] = []  # PUBLIC
        """Edifices not in play."""
        self.fixtures: list[int] = []  # PUBLIC
        """The banners and the spaces of the Reliquary, as sources of powers."""
        self.box: list[int] = []  # PUBLIC
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # PUBLIC
        """Cards drawn and not yet placed; their drawer knows them."""
        self.on_favor: dict[int, int] = {}  # public(type)
        self.on_secrets: dict[int, int] = {}  # public(type)
        self.kinds: list[int] = []  # PUBLIC; shared
        """What kind of card each slot is, whatever its face; said once, in set-up."""
        self.backs: list[int] = [UNSEEN] * len(cards.face)  # PUBLIC
        """What all have seen of the back of each card."""
        self.cleared: list[int] = []  # PUBLIC
        """Facedown Visions that all know not to be Conspiracy."""
        self.parts: list[list[int]] = []  # PUBLIC; shared
        """The top 12 cards of the World Deck as laid out, and the next 18: how many Visions each has is known."""
        self.up: dict[int, int] = {}  # public(type)
        """The cards lying faceup in play, and their faces: what may answer a hook."""
        self.place: list[int] = [AWAY] * len(cards.face)  # PUBLIC
        self.archive: list[int] = []  # PUBLIC
        self.loaded: list[int] = []  # PUBLIC
        """Faces that the next dice show: only a position for a scenario loads them."""
        self.prophets: list[Prophet] = []  # public(type)
        self.cage = [0] * seats  # PUBLIC
        """Obsidian Cage: warbands of each colour on it."""
        self.ward = [0] * seats  # PUBLIC
        """Hospital: warbands of each colour that lie there until the campaign is over."""
        self.homelands: list[SiteDiscard] = []  # public(type)
        """The cards discarded from sites this turn."""
        self.scepter_taken = False  # PUBLIC
        """Whether its holder took the Grand Scepter during this turn."""
        self.act_over = False  # PUBLIC
        self.promises: list[Promise] = []  # public(type)
        self.saga: dict[str, Any] = {}  # PUBLIC
        """Name and number of the chronicle, and what its string carries along."""
        self.end_roll = 0  # PUBLIC
        """The end die as rolled last."""
        self.winner = -1  # PUBLIC
        self.ways: list[str] = []  # PUBLIC
        """How the winner won."""
        self.acts = Acts()  # public(Acts); fresh
        self.up_mask = 0  # PLUMBING; copied
        """A bit for each face in `up`."""
        self.up_slot: list[int] = [-1] * FACES  # PLUMBING; copied
        """`up` the other way round: where each face lies, or -1."""

    @property
    def chancellor(self) -> int:
        """The Chancellor's seat: first in turn order."""
        return self.order[0]

    def main(self) -> Flow[None]:
        """The game, from wherever it stands."""
        return rules.play_game(self)

    def copy(self) -> Oath:
        """An independent copy."""
        twin = Oath(self.seats, self.rng.copy(), self.cards.copy())
        twin.news = self.news
        twin.deeds_cap = self.deeds_cap
        twin.order = self.order[:]
        twin.colors = self.colors[:]
        twin.role = self.role[:]
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.deeds = self.deeds
        twin.oath = self.oath
        twin.visions = self.visions
        twin.favor = self.favor[:]
        twin.secrets = self.secrets[:]
        twin.dark = self.dark[:]
        twin.supply = self.supply[:]
        twin.pawn = self.pawn[:]
        twin.bands = self.bands[:]
        twin.reserve = self.reserve[:]
        twin.banks = self.banks[:]
        twin.shared = self.shared
        twin.minted = self.minted
        twin.sites = self.sites[:]
        twin.site_up = self.site_up[:]
        twin.site_cards = [each[:] for each in self.site_cards]
        twin.site_relics = [each[:] for each in self.site_relics]
        twin.site_favor = self.site_favor[:]
        twin.site_secrets = self.site_secrets[:]
        twin.garrison = self.garrison[:]
        twin.owner = self.owner[:]
        twin.advisers = [each[:] for each in self.advisers]
        twin.relics = [each[:] for each in self.relics]
        twin.reliquary = self.reliquary[:]
        twin.revealed = self.revealed[:]
        twin.banner_holder = self.banner_holder[:]
        twin.banner_tokens = self.banner_tokens[:]
        twin.mob = self.mob
        twin.title = self.title
        twin.usurper = self.usurper
        twin.world = self.world[:]
        twin.discards = [each[:] for each in self.discards]
        twin.relic_deck = self.relic_deck[:]
        twin.dispossessed = self.dispossessed[:]
        twin.site_deck = self.site_deck[:]
        twin.edifices = self.edifices[:]
        twin.fixtures = self.fixtures[:]
        twin.box = self.box[:]
        twin.hands = [each[:] for each in self.hands]
        twin.on_favor = dict(self.on_favor)
        twin.on_secrets = dict(self.on_secrets)
        twin.kinds = self.kinds
        twin.backs = self.backs[:]
        twin.cleared = self.cleared[:]
        twin.parts = self.parts
        twin.up = dict(self.up)
        twin.place = self.place[:]
        twin.archive = self.archive[:]
        twin.loaded = self.loaded[:]
        twin.prophets = self.prophets[:]
        twin.cage = self.cage[:]
        twin.ward = self.ward[:]
        twin.homelands = self.homelands[:]
        twin.scepter_taken = self.scepter_taken
        twin.act_over = self.act_over
        twin.promises = self.promises[:]
        twin.saga = dict(self.saga)
        twin.end_roll = self.end_roll
        twin.winner = self.winner
        twin.ways = self.ways[:]
        twin.up_mask = self.up_mask
        twin.up_slot = self.up_slot[:]
        return twin

    def restore(self, data: dict[str, Any]) -> None:
        """Take over what `dump` wrote, and what follows from it."""
        super().restore(data)
        faceup = self.up
        self.up = {}
        self.up_slot = [-1] * FACES
        self.up_mask = 0
        for slot, face in faceup.items():
            self.show_up(slot, face)

    def show_up(self, slot: int, face: Face) -> None:
        """A card lies faceup in play from now on."""
        self.up[slot] = face
        self.up_slot[face] = slot
        self.up_mask |= 1 << face

    def take_down(self, slot: int) -> None:
        """A card lies faceup in play no longer, if it did."""
        face = self.up.pop(slot, None)
        if face is not None:
            self.up_slot[face] = -1
            self.up_mask &= ~(1 << face)

    def throw(self) -> int:
        """Roll one die: a face from 0 to 5, by chance unless a position has loaded the dice."""
        return self.loaded.pop(0) if self.loaded else self.rng.below(6)

    def board(self, seat: int | None) -> Board:
        """What a seat may see."""
        return board_of(self, seat)

    def figures(self, seat: int | None, prompts: list[str]) -> Figures:
        """Who would win, and the odds of a campaign."""
        return figures_of(self, prompts)

    def threats(self) -> list[Threat]:
        """Who is about to win."""
        return threats_of(self)

    def on_turn(self) -> int:
        """The active player."""
        return self.turn if rules.WAKE <= self.phase <= rules.REST else -1

    def result(self) -> Result:
        """OA-3.0: one winner."""
        standings: list[tuple[int, ...]] = [(1 if seat == self.winner else 0,) for seat in range(self.seats)]
        return Result.by_standing(standings, " ".join(self.ways))

    def face_name(self, face: Face) -> str:
        """A card's name."""
        return NAME[face]

    def restrictions(self, seat: int) -> list[Restriction]:
        """OA-9.4: which kind of card lies in a slot is known by its back, except inside the World Deck."""
        groups: list[list[int]] = [[], [], [], [], []]
        for slot, kind in enumerate(self.kinds):
            if kind <= RELIC_KIND:
                groups[kind].append(slot)
            elif kind == WORLD_KIND:
                groups[WORLD_KIND + self.backs[slot]].append(slot)
        sites, relics, either, denizens, visions = groups
        return [
            (sites, is_site),
            (relics, is_relic),
            (denizens, is_denizen),
            (visions, is_vision),
            (either, is_world),
            (self.cleared, is_no_conspiracy),
        ]

    def quotas(self, seat: int) -> list[Quota]:
        """OA-8.8b: how many Visions are left among the unseen cards of each part of the World Deck."""
        found: list[Quota] = []
        for part, visions in zip(self.parts, VISION_SHARES, strict=False):
            unseen: list[int] = []
            for slot in part:
                if self.cards.knows(seat, slot):
                    visions -= is_vision(self.cards.face[slot])
                elif self.backs[slot] == UNSEEN:
                    unseen.append(slot)
                else:
                    visions -= self.backs[slot] == VISION_BACK
            if unseen:
                found.append((unseen, is_vision, visions))
        return found

    def knowledge(self, seat: int) -> list[int]:
        """The backs all have seen, and what was found not to be Conspiracy."""
        return self.backs + self.cleared

    def mix_unseen(self) -> None:
        """The World Deck within its parts of like backs, relic deck, site deck and Dispossessed."""
        for deck in (self.world, self.relic_deck, self.site_deck, self.dispossessed):
            lots: dict[tuple[int, int], list[int]] = {}
            for slot in deck:
                if self.backs[slot] != VISION_BACK and not self.cards.known[slot]:
                    lots.setdefault((self.backs[slot], self.part_of(slot)), []).append(slot)
            for lot in lots.values():
                self.cards.shuffle(lot, self.rng)

    def part_of(self, slot: int) -> int:
        """Which part of the World Deck an unseen card is of, or -1."""
        if self.backs[slot] == UNSEEN:
            for at, part in enumerate(self.parts):
                if slot in part:
                    return at
        return -1

    def check(self) -> None:
        """Every piece is in exactly one place (law 6)."""
        conservation.check(self)
