"""OA-8 The Chronicle: the winner's choices, and the document the next game is set up from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import card_moves, events, hooks, other_answers, queries, questions, tokens
from camarilla.games.oath.catalog import (
    FIRST_SITE,
    OATHS,
    REGION_SITES,
    SCEPTER,
    SLUG,
    SUIT,
    SUITS,
    card,
    is_denizen,
    is_edifice,
    is_ruin,
)
from camarilla.games.oath.chronicle_document import (
    CAST_OUT,
    RELICS_DEALT,
    RELICS_ON_TOP,
    VISIONS,
    Chronicle,
    StoredSite,
    build_world,
    by_suit,
)
from camarilla.games.oath.hooks import consult
from camarilla.games.oath.places import CITIZEN, COLORS, EXILE, MAP_SITES, PURPLE
from camarilla.kernel.choices import Ask, Flow, choose, word, words
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

VISION_OATH: Final = {"conquest": 0, "rebellion": 1, "faith": 2, "sanctuary": 3}


def write(g: Oath) -> Flow[None]:
    """OA-8.0: the winner carries out every step; the document is in `g.saga["next"]`."""
    me = g.winner
    # Who becomes a Citizen or the Chancellor now ruled those sites under another banner.
    g.saga["ruled"] = [len(queries.ruled_sites(g, seat)) for seat in range(g.seats)]
    before = [COLORS[g.colors[seat]] for seat in g.order if g.role[seat] == CITIZEN]
    oath = yield from swear(g, me)
    role = g.role[me]
    yield from offer_citizenship(g, me)
    built = ""
    if role != EXILE:
        built = yield from build(g, me)  # public: edifices lie faceup
    suit = yield from favourite_suit(g, me)
    story = Story(g, me)
    story.renew_land()
    next_game = story.document(oath, suit)
    next_game.extra["previous_citizens"] = before
    next_game.history = [*g.saga["history"], story.entry(oath, built)]
    g.saga["next"] = next_game.dump()


# -- 8.1 The oath ------------------------------------------------------------------------------------------------------


def oath_values(g: Oath, me: int) -> list[int]:
    """OA-8.1: a winner by Vision alone takes its oath; others any but that of this game."""
    if len(g.ways) == 1 and g.ways[0].startswith("vision-"):
        return [VISION_OATH[g.ways[0][7:]]]
    return [oath for oath in range(len(OATHS)) if oath != g.oath]


def oath_option(g: Oath, me: int, oath: int) -> Option:
    """Name an oath: `oath:devotion`."""
    return Option(f"oath:{OATHS[oath]}", Label(f"oath-{OATHS[oath]}"))


SWEAR: Final = Ask(
    "swear",
    "OA-8.1b",
    oath_values,
    oath_option,
    refusals=other_answers.beyond(
        oath_values, oath_option, other_answers.all_oaths, other_answers.always("OA-8.1b", "refusal-swear")
    ),
)


def swear(g: Oath, me: int) -> Flow[int]:
    """OA-8.1: the goal of the next game."""
    values = oath_values(g, me)
    oath = values[0] if len(values) == 1 else (yield from choose(SWEAR, me))
    if g.log is not None:
        g.tell(events.OathSworn(me, OATHS[oath]))
    return oath


# -- 8.2 Citizenship ---------------------------------------------------------------------------------------------------


INVITE: Final = Ask(
    "chronicle-invite",
    "OA-8.2b",
    questions.listed,
    questions.seat_option,
    refusals=questions.outside(questions.seat_option, other_answers.all_players, "OA-8.2b", "refusal-invite"),
)
JOIN: Final = Ask("chronicle-join", "OA-8.2b", words(questions.YES, questions.NO), word)


def offer_citizenship(g: Oath, me: int) -> Flow[None]:
    """OA-8.2: an Exile winner turns all Citizens out and may invite the Exiles that were none."""
    if g.role[me] != EXILE:
        return
    g.saga["citizens"] = []
    invited = [seat for seat in queries.others(g, me) if g.role[seat] == EXILE]
    while invited:
        seat = yield from choose(INVITE, me, [-1, *invited])
        if seat < 0:
            break
        invited.remove(seat)
        if (yield from choose(JOIN, seat)) == questions.YES:
            submit(g, seat, me)


def submit(g: Oath, seat: int, winner: int) -> None:
    """OA-8.2c: all own warbands at each ruled site give way to one of the winner's (R-198: at empty ones, too)."""
    for site in queries.ruled_sites(g, seat):
        g.reserve[seat] += tokens.lift(g, site, g.garrison[site])
        if g.reserve[winner]:
            g.reserve[winner] -= 1
            g.garrison[site] = 1
            g.owner[site] = winner
    g.saga["citizens"].append(COLORS[g.colors[seat]])


# -- 8.3.1 Edifices ----------------------------------------------------------------------------------------------------


def edifice_values(g: Oath, me: int) -> list[int]:
    """OA-8.3.1: denizens to build on, ruins to repair, or nothing."""
    values = [-1]
    for site in queries.ruled_sites(g, me):
        cards = g.site_cards[site]
        values += [slot for slot in cards if is_ruin(g.up[slot])]
        if not any(is_edifice(g.up[slot]) for slot in cards):
            values += [slot for slot in cards if is_denizen(g.up[slot]) and can_build(g, site, slot)]
    return values


def can_build(g: Oath, site: int, slot: int) -> bool:
    """OA-8.3.1b: that suit's edifice is not on the board; R-013 at a site that would have no room."""
    suits = [card(g.cards.face[edifice] & ~1).suit for edifice in g.edifices]
    if SUIT[g.up[slot]] not in suits:
        return False
    return card(g.up[g.sites[site]]).capacity > 0


BUILD: Final = Ask(
    "chronicle-build",
    "OA-8.3.1a",
    edifice_values,
    questions.card_option,
    refusals=other_answers.beyond(
        edifice_values,
        questions.card_option,
        other_answers.all_faceup,
        other_answers.always("OA-8.3.1b", "refusal-build"),
    ),
)


def build(g: Oath, me: int) -> Flow[str]:
    """OA-8.3.1: build or repair one edifice, or none; returns its name."""
    if len(edifice_values(g, me)) == 1:
        return ""
    slot = yield from choose(BUILD, me)
    if slot < 0:
        return ""
    if is_ruin(g.up[slot]):
        flip_edifice(g, slot)
        edifice = slot
    else:
        edifice = raise_edifice(g, slot)
    if g.log is not None:
        g.tell(events.EdificeRaised(me, g.face_name(g.up[edifice])))
    return g.face_name(g.up[edifice])


def flip_edifice(g: Oath, slot: int) -> None:
    """Turn an edifice over."""
    new = g.up[slot] ^ 1
    g.cards.face[slot] = new
    g.cards.mixed += 1
    g.take_down(slot)
    g.show_up(slot, new)


def raise_edifice(g: Oath, slot: int) -> int:
    """Replace a denizen by the edifice of its suit; the denizen goes back to the World Deck."""
    site = g.place[slot]
    wanted = SUIT[g.up[slot]]
    edifice = next(other for other in g.edifices if card(g.cards.face[other] & ~1).suit == wanted)
    card_moves.clear_tokens(g, slot)
    card_moves.lift_card(g, slot)
    g.world.insert(0, slot)
    g.edifices.remove(edifice)
    g.cards.face[edifice] &= ~1
    card_moves.lay_at_site(g, edifice, site)
    return edifice


# -- 8.4 The favourite suit --------------------------------------------------------------------------------------------


def suit_values(g: Oath, me: int) -> list[int]:
    """OA-8.4a: the most common suit among the winner's advisers; any if there is none."""
    counts = [queries.suit_count(g, me, suit) for suit in range(len(SUITS))]
    most = max(counts)
    return [suit for suit in range(len(SUITS)) if counts[suit] == most]


FAVOURITE: Final = Ask(
    "chronicle-suit",
    "OA-8.4a",
    suit_values,
    questions.bank_option,
    refusals=other_answers.beyond(
        suit_values, questions.bank_option, other_answers.all_banks, other_answers.always("OA-8.4a", "refusal-suit")
    ),
)


def favourite_suit(g: Oath, me: int) -> Flow[int]:
    """OA-8.4a: ask where the rules leave a choice."""
    values = suit_values(g, me)
    return values[0] if len(values) == 1 else (yield from choose(FAVOURITE, me))


# -- 8.3 to 8.8: what follows without a choice -------------------------------------------------------------------------


class Story:
    """The land and the decks as they are renewed; faces, not slots, since nobody sees them before the next game."""

    def __init__(self, g: Oath, me: int) -> None:
        self.g = g
        self.me = me
        self.land: list[StoredSite | None] = [self.stored(site) for site in range(MAP_SITES)]
        self.ruled = [queries.rules_site(g, me, site) for site in range(MAP_SITES)]
        self.pile: list[int] = []
        self.on_top = 0
        """How many relics of the winner and the Reliquary lie on top of the deck."""
        self.dealt = [0] * MAP_SITES
        """How many relics each space got from the deck."""
        self.relic_deck = [g.cards.face[slot] for slot in reversed(g.relic_deck)]
        self.site_deck = [g.cards.face[slot] - FIRST_SITE for slot in g.site_deck]

    def stored(self, site: int) -> StoredSite:
        """A space as it lies."""
        g = self.g
        face = g.cards.face
        cards = [face[slot] for slot in g.site_cards[site]]
        return StoredSite(
            face[g.sites[site]] - FIRST_SITE, g.site_up[site], cards, [face[s] for s in g.site_relics[site]]
        )

    def renew_land(self) -> None:
        """OA-8.3.2 to OA-8.3.5."""
        ruins = self.clear()
        kept = self.land
        spaces: list[StoredSite | None] = [None] * MAP_SITES
        order = [[site for site in (kept[space] for space in spaces_of) if site] for spaces_of in REGION_SITES]
        cradle = (order[0] + order[1] + order[2])[:2]
        provinces = [site for site in order[1] + order[2] if site not in cradle][:3]
        hinterland = [site for site in order[0] + order[1] + order[2] if site not in cradle and site not in provinces]
        for start, group in ((0, cradle), (2, provinces), (5, hinterland)):
            for place, site in enumerate(group):
                spaces[start + place] = site
        for space in (7, 6, 5, 4, 3, 2):
            if spaces[space] is None and ruins:
                spaces[space] = ruins.pop()
        self.g.rng.shuffle(self.site_deck)
        self.land = [site if site else StoredSite(self.site_deck.pop(), False, [], []) for site in spaces]
        for region in REGION_SITES:
            if not any(self.at(space).faceup for space in region):
                self.at(region[0]).faceup = True

    def at(self, space: int) -> StoredSite:
        """A space that is filled."""
        site = self.land[space]
        assert site is not None
        return site

    def clear(self) -> list[StoredSite]:
        """OA-8.3.2, OA-8.3.3: sites go, edifices fall to ruin; returns the sites set aside, from the Cradle down."""
        aside: list[StoredSite] = []
        for space in range(MAP_SITES):
            site = self.at(space)
            whole = any(is_edifice(face) and not is_ruin(face) for face in site.cards)
            spared: bool = consult(self.g, hooks.KEPT_IN_CHRONICLE, False, space)
            if not (self.ruled[space] or whole or spared):
                self.remove(space)
                continue
            if whole and not self.ruled[space]:
                self.pile += [face for face in site.cards if is_denizen(face)]
                site.cards = [face | 1 for face in site.cards if is_edifice(face)]
            if any(is_ruin(face) for face in site.cards):
                aside.append(site)
                self.land[space] = None
        return aside

    def remove(self, space: int) -> None:
        """OA-8.3.2b: a site goes back to its deck, its cards where they belong."""
        site = self.at(space)
        self.pile += [face for face in site.cards if is_denizen(face)]
        self.relic_deck += site.relics
        self.site_deck.append(site.site)
        self.land[space] = None

    def document(self, oath: int, suit: int) -> Chronicle:
        """OA-8.4 to OA-8.8: decks, relics and boards, as the next game finds them."""
        g = self.g
        face = g.cards.face
        new = Chronicle()
        new.name = str(g.saga["name"])
        new.number = int(g.saga["number"]) + 1
        new.oath = oath
        new.extra = dict(g.saga["extra"])
        new.winner = COLORS[g.colors[self.me]]
        new.citizens = self.citizens()
        added, dispossessed = self.add_six(suit)
        for pile in g.discards:
            self.pile += [face[slot] for slot in pile if is_denizen(face[slot])]
        for seat in g.order:
            if seat != self.me:
                self.pile += [face[slot] for slot in g.advisers[seat] if is_denizen(face[slot])]
        new.extra[CAST_OUT] = [SLUG[face] for face in sorted(self.pile)]
        g.rng.shuffle(self.pile)
        new.dispossessed = dispossessed + self.pile[:6]
        deck = self.pile[6:] + added + [face[slot] for slot in g.world if is_denizen(face[slot])]
        deck += [face[slot] for slot in g.advisers[self.me] if is_denizen(face[slot])]
        deck += [face[slot] for hand in g.hands for slot in hand if is_denizen(face[slot])]
        new.world = build_world(deck, g.rng)
        new.relics = self.relics()
        new.extra[RELICS_ON_TOP] = self.on_top
        new.extra[RELICS_DEALT] = self.dealt
        new.sites = [self.at(space) for space in range(MAP_SITES)]
        assert all(vision in new.world for vision in VISIONS)
        return new

    def citizens(self) -> list[str]:
        """OA-8.2, OA-8.7.2: the boards that show the Citizen side."""
        g = self.g
        if g.role[self.me] == EXILE:
            return list(g.saga["citizens"])
        unused = [color for color in g.saga["citizens"] if COLORS.index(color) not in g.colors]
        mine = [COLORS[g.colors[seat]] for seat in range(g.seats) if g.role[seat] == CITIZEN]
        return unused + [color for color in mine if COLORS.index(color) != PURPLE]

    def add_six(self, suit: int) -> tuple[list[int], list[int]]:
        """OA-8.4b to e: 3, 2 and 1 cards of three suits from the Archive, or six of the largest Dispossessed stack."""
        g = self.g
        archive = by_suit(g.archive)
        dispossessed = [g.cards.face[slot] for slot in g.dispossessed]
        wanted = [(suit + step) % len(SUITS) for step in range(3)]
        for stack in archive:
            g.rng.shuffle(stack)
        if all(len(archive[which]) >= 3 - step for step, which in enumerate(wanted)):
            return [face for step, which in enumerate(wanted) for face in archive[which][: 3 - step]], dispossessed
        stacks = by_suit(dispossessed)
        most = max([len(stack) for stack in stacks])
        largest = g.rng.pick([stack for stack in stacks if len(stack) == most])
        g.rng.shuffle(largest)
        return largest[:6], []

    def relics(self) -> list[int]:
        """OA-8.6: losers' relics back, sites filled up, the winner's and the Reliquary's on top."""
        g = self.g
        face = g.cards.face
        for seat in range(g.seats):
            if seat != self.me:
                self.relic_deck += [face[slot] for slot in g.relics[seat] if face[slot] != SCEPTER]
        g.rng.shuffle(self.relic_deck)
        for space in range(MAP_SITES):
            site = self.at(space)
            if site.faceup:
                missing = card(FIRST_SITE + site.site).reveal.relics - len(site.relics)
                self.dealt[space] = min(max(0, missing), len(self.relic_deck))
                for _ in range(self.dealt[space]):
                    site.relics.append(self.relic_deck.pop(0))
        top = [face[slot] for slot in g.relics[self.me] if face[slot] != SCEPTER]
        top += [face[slot] for slot in g.reliquary if slot >= 0]
        g.rng.shuffle(top)
        self.on_top = len(top)
        return top + self.relic_deck

    def entry(self, oath: int, built: str) -> dict[str, object]:
        """One line of the chronicle's history."""
        g = self.g
        return {
            "game": int(g.saga["number"]),
            "oath": OATHS[g.oath],
            "winner": COLORS[g.colors[self.me]],
            "ways": g.ways[:],
            "round": g.round,
            "next_oath": OATHS[oath],
            "built": built,
        }
