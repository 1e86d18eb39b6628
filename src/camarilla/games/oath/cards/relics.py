"""The relics. `queries.py` and `citizens.py` read what the Grand Scepter, Bandit Crown and Grand Mask change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import card_moves, citizens, hooks, minor_actions, powers, queries, questions, tokens, travel
from camarilla.games.oath.action_in_progress import ATTACKER, ON_BOARD, PAWN, TRAVEL, Act, Campaign, board_seat
from camarilla.games.oath.cards.answers import also, holder_acts, instead
from camarilla.games.oath.cards.common import keep_or_bury, unlocked
from camarilla.games.oath.cards.effects import bury_itself, gain_supply, look_at
from camarilla.games.oath.catalog import SUIT, card
from camarilla.games.oath.hooks import SECRET
from camarilla.games.oath.places import EXILE, MAP_SITES, UNDER_WORLD
from camarilla.games.oath.powers import action, on_action, plan
from camarilla.kernel.choices import Flow, choose

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

powers.passive("The Grand Scepter", "Bandit Crown", "Grand Mask")


# -- Battle plans ------------------------------------------------------------------------------------------------------


def sticky_fire(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """The victor may kill what is left of the other force, for 1 favor given to the other player (R-144)."""
    loser = c.defender if c.won == ATTACKER else c.me
    if loser < 0 or (yield from choose(questions.MAY, user, slot)) == questions.NO:
        return
    if not c.spared[1 - c.won]:
        for place, count in c.beaten.items():
            tokens.kill(g, place, count)
        c.beaten = {}
    if tokens.purse(g, user):
        tokens.give_favor(g, user, loser, 1)


plan("Sticky Fire", victory=sticky_fire)


def cursed_cauldron(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """The victor gains a warband for each enemy killed (R-148, R-149)."""
    tokens.gain_bands(g, user, c.killed[1 - c.won])
    yield from ()


plan("Cursed Cauldron", victory=cursed_cauldron)


def cage_them(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """What is left of the defeated force comes onto the Cage (R-145)."""
    for place, count in c.beaten.items():
        whose = tokens.colour_in(g, place)
        g.cage[whose] += tokens.lift(g, place, count)
    c.beaten = {}
    yield from ()


plan("Obsidian Cage", victory=cage_them)


def caged_homes(g: Oath) -> list[int]:
    """The boards that caged warbands can return to."""
    homes = [ON_BOARD + seat for seat in g.order if g.cage[seat] and seat != g.chancellor]
    if g.cage[g.chancellor]:
        homes += [ON_BOARD + seat for seat in g.order if g.role[seat] != EXILE and ON_BOARD + seat not in homes]
    return homes


@action("Obsidian Cage", fits=lambda g, me, slot: any(g.cage))
def obsidian_cage(g: Oath, me: int, slot: int) -> Flow[None]:
    """Any number of warbands go from the Cage to a board of their colour."""
    board = yield from choose(questions.PLACE_OF, me, caged_homes(g), slot)
    seat = board_seat(board)
    whose = seat if g.cage[seat] and seat != g.chancellor else g.chancellor
    count = yield from choose(questions.AMOUNT, me, list(range(1, g.cage[whose] + 1)), slot)
    tokens.uncage(g, whose, seat, count)


@hooks.BURIED.on("Obsidian Cage")
def cage_buried(g: Oath, slot: int, relic: int) -> Flow[None]:
    """Before the Cage goes to the deck its holder sets all free (R-146)."""
    if relic != slot:
        return
    holder, purple = queries.keeper(g, slot), g.chancellor
    for seat in range(g.seats):
        if seat != purple:
            tokens.uncage(g, seat, seat, g.cage[seat])
    homes = [ON_BOARD + seat for seat in g.order if g.role[seat] != EXILE]
    while g.cage[purple]:
        board, count = homes[0], g.cage[purple]
        if len(homes) > 1:
            board = yield from choose(questions.PLACE_OF, holder, homes, slot)
            count = yield from choose(questions.AMOUNT, holder, list(range(1, count + 1)), slot)
        tokens.uncage(g, purple, board_seat(board), count)


# -- Actions -----------------------------------------------------------------------------------------------------------


def has_pile(g: Oath, me: int, slot: int) -> bool:
    """R-154: there must be a card to reveal."""
    return bool(g.discards[queries.region(g, me)])


@action("Brass Horse", fits=has_pile)
def brass_horse(g: Oath, me: int, slot: int) -> Flow[None]:
    """Reveal the top card of the region's pile and travel to its suit, or else anywhere (R-156, R-158)."""
    top = g.discards[queries.region(g, me)][-1]
    g.cards.reveal(top)
    suit = SUIT[g.cards.face[top]]  # public: it was just revealed
    only = 0
    for site in range(MAP_SITES):
        if site != g.pawn[me] and suit >= 0 and suit in queries.suits_at(g, site):
            only |= 1 << site
    reach = [site for site in travel.destinations(g, me, travel_act(g, me)) if only >> site & 1]
    yield from travel.travel(g, me, free=True, only=only if reach else 0)


def travel_act(g: Oath, me: int) -> Act:
    """A free travel, to find out where it could lead."""
    return Act(TRAVEL, me, g.pawn[me], True)


@action("Horned Mask")
def horned_mask(g: Oath, me: int, slot: int) -> Flow[None]:
    """Swap a faceup adviser with a card at one's own site, if both may lie there (R-214)."""
    advisers = [one for one in unlocked(g, me, queries.faceup_advisers(g, me)) if not card(g.up[one]).adviser_only]
    cards = [one for one in unlocked(g, me, g.site_cards[g.pawn[me]]) if not card(g.up[one]).site_only]
    if not advisers or not cards:
        return
    adviser = yield from choose(questions.CARD, me, advisers, slot)
    other = yield from choose(questions.CARD, me, cards, slot)
    card_moves.swap(g, me, adviser, other)


@action("Whistle")
def whistle(g: Oath, me: int, slot: int) -> Flow[None]:
    """A pawn elsewhere travels to one's own site if it can; its owner gets the secret placed here (R-159 to R-162)."""
    others = [seat for seat in queries.others(g, me) if g.pawn[seat] != g.pawn[me]]
    if not others:
        return
    other = yield from choose(questions.SEAT, me, others, slot)
    if g.pawn[me] not in travel.forced_destinations(g, other):
        return
    yield from travel.make_travel(g, me, other, g.pawn[me])
    if g.pawn[other] == g.pawn[me]:
        tokens.give_placed_secret(g, me, other, slot)


on_action("Dowsing Sticks", keep_or_bury)


@action("Skeleton Key")
def skeleton_key(g: Oath, me: int, slot: int) -> Flow[None]:
    """At a site the Chancellor rules: look at a relic of the Reliquary, perhaps take it (R-182)."""
    relics = [relic for relic in g.reliquary if relic >= 0]
    if not relics or not queries.rules_site(g, g.chancellor, g.pawn[me]):
        return
    relic = yield from choose(citizens.SPACE, me, relics)
    minor_actions.peek(g, me, [relic])
    if (yield from choose(questions.MAY, me, slot)) == questions.YES:
        yield from card_moves.take_relics(g, me, [relic])


on_action("Oracular Pig", look_at(lambda g, me: g.world[-3:]))


@action("Ivory Eye")
def ivory_eye(g: Oath, me: int, slot: int) -> Flow[None]:
    """Look at a facedown site, adviser or relic at a site, anywhere."""
    hidden = [g.sites[site] for site in range(MAP_SITES) if not g.site_up[site]]
    hidden += [adviser for seat in g.order for adviser in queries.facedown_advisers(g, seat)]
    hidden += [relic for relics in g.site_relics for relic in relics]
    if hidden:
        minor_actions.peek(g, me, [(yield from choose(questions.CARD, me, hidden, slot))])


on_action("Map", bury_itself, gain_supply(4))


# -- Modifiers and always-on text --------------------------------------------------------------------------------------


@hooks.DRAWS.chosen("Truthful Harp")
def harp_draws(g: Oath, slot: int, count: int, act: Act) -> int:
    """2 cards more."""
    return count + 2


@hooks.DREW.chosen("Truthful Harp")
def harp_shows(g: Oath, slot: int, act: Act, drawn: list[int]) -> Flow[None]:
    """All drawn cards are shown to all, before any of them is exchanged (R-181)."""
    for one in drawn:
        g.cards.reveal(one)
    yield from ()


@hooks.KEPT.chosen("Truthful Harp")
def harp_shows_kept(g: Oath, slot: int, act: Act, kept: list[int]) -> Flow[None]:
    """So is what is kept, wherever it came from (R-181)."""
    for one in kept:
        g.cards.reveal(one)
    yield from ()


@hooks.TRADE_SUPPLY.chosen("Cup of Plenty")
def cup_of_plenty(g: Oath, slot: int, cost: int, act: Act, traded: int) -> int:
    """Trading with a card of an adviser's suit costs no Supply."""
    return 0 if queries.suit_count(g, act.me, queries.suit(g, traded), act) else cost


hooks.DISCARD_TO.chosen("Cracked Horn")(also(UNDER_WORLD))


@hooks.MAY_PLACE_BANDS.on("Ring of Devotion")
def devoted(g: Oath, slot: int, may: bool, seat: int) -> bool:
    """The holder places no warbands at sites in any way (R-163)."""
    return may and queries.keeper(g, slot) != seat


@hooks.MUSTER_GAIN.on("Ring of Devotion")
def devotion_musters(g: Oath, slot: int, count: int, act: Act, on: int) -> int:
    """2 warbands more."""
    return count + 2 if queries.keeper(g, slot) == act.me else count


@hooks.MAY_TAKE.on("Circlet of Command")
def circlet_guards(g: Oath, slot: int, may: bool, taker: int, holder: int, what: int) -> bool:
    """Others take neither the holder's banners nor the other relics (R-203)."""
    return may and not (queries.keeper(g, slot) == holder != taker and what != slot)


@hooks.TARGET_DICE.on("Circlet of Command")
def circlet_dice(g: Oath, slot: int, dice: int, c: Campaign, target: int) -> int:
    """The holder's pawn and favor give 3 dice."""
    return 3 if target == PAWN and queries.keeper(g, slot) == c.defender else dice


hooks.SITE_PLAY_GAIN.on("Book of Records")(instead(SECRET, holder_acts))


@hooks.TRAVELLED.chosen("Dragonskin Drum")
def drum(g: Oath, slot: int, act: Act, site: int) -> Flow[None]:
    """1 warband after travelling."""
    tokens.gain_bands(g, act.me, 1)
    yield from ()


@hooks.TRAVELLED.on("Dragonskin Drum")
def drum_forced(g: Oath, slot: int, act: Act, site: int) -> Flow[None]:
    """Also when somebody else made the holder travel."""
    forced = queries.keeper(g, slot) == act.me and act.notes.get("forced")
    if forced and (yield from choose(questions.REACT, act.me, slot)) == questions.YES:
        tokens.gain_bands(g, act.me, 1)
