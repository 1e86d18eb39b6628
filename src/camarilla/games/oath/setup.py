"""OA-1 Set-up, from the choice of boards on; `layout.py` lays out what needs no decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import card_moves, citizens, other_answers, queries, questions
from camarilla.games.oath.catalog import DEVOTION, OF_PEOPLE, SCEPTER, card, is_ruin, is_vision
from camarilla.games.oath.places import CITIZEN, COLORS, EXILE, MAP_SITES, PEOPLE, PURPLE
from camarilla.games.oath.places import DARKEST as DARK
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

FAVOR: Final = 36
OWN_BANDS: Final = 14
PURPLE_BANDS: Final = 24


# -- Boards and tokens -------------------------------------------------------------------------------------------------


def free_boards(g: Oath, me: int) -> list[int]:
    """OA-1.9: the player boards nobody has taken."""
    return [color for color in range(PURPLE) if color not in g.colors]


def board_option(g: Oath, me: int, color: int) -> Option:
    """Name a board: `red`."""
    side = "citizen" if COLORS[color] in g.saga["citizens"] else "exile"
    return Option(
        COLORS[color],
        Label("a-player-board", {"color": Label(f"color-{COLORS[color]}"), "side": Label(f"role-{side}")}),
    )


PICK_BOARD: Final = Ask(
    "pick-board",
    "OA-1.9",
    free_boards,
    board_option,
    checkpoint=True,
    refusals=other_answers.beyond(
        free_boards, board_option, other_answers.all_banks, other_answers.always("OA-1.9", "refusal-board")
    ),
)


def choose_boards(g: Oath) -> Flow[None]:
    """OA-1.9: in turn order everybody picks a player board; it shows the side the chronicle fixed."""
    for seat in g.order[1:]:
        if g.colors[seat] < 0:
            g.colors[seat] = yield from choose(PICK_BOARD, seat)
            g.role[seat] = CITIZEN if COLORS[g.colors[seat]] in g.saga["citizens"] else EXILE


def lay_out(g: Oath) -> None:
    """OA-1.4 to OA-1.22: tokens, warbands, banners, title, Reliquary and hands."""
    seats = g.seats
    g.banks = [4 if seats > 4 else 3] * 6
    g.banner_tokens = [1, 1]
    g.minted = 1
    g.shared = FAVOR - sum(g.banks) - 1
    g.reserve = [OWN_BANDS] * seats
    g.reserve[g.chancellor] = PURPLE_BANDS
    for seat in g.order:
        g.favor[seat] = 2 if seat == g.chancellor else 1
        g.shared -= g.favor[seat]
        g.secrets[seat] = 1
        g.minted += 1
    give_warbands(g)
    if g.oath == OF_PEOPLE:
        g.banner_holder[PEOPLE] = g.chancellor
    if g.oath == DEVOTION:
        g.banner_holder[DARK] = g.chancellor
    g.title = g.chancellor
    scepter = g.cards.face.index(SCEPTER)
    card_moves.hold_relic(g, g.chancellor, scepter)
    for space in range(MAP_SITES):
        if g.site_up[space]:
            stock_site(g, space)
    for space in range(4):
        if g.relic_deck:
            g.reliquary[space] = g.relic_deck.pop()
        else:
            card_moves.uncover(g, space)
    deal_hands(g)


def give_warbands(g: Oath) -> None:
    """OA-1.12, OA-1.15: three on each board, two at the top Cradle site, one where a denizen or edifice is."""
    put(g, g.chancellor, 3)
    first = True
    for space in range(MAP_SITES):
        whole = any(not is_ruin(g.up[slot]) for slot in g.site_cards[space])
        if not g.site_up[space]:
            continue
        count = 2 if first and space < 2 else 1 if whole else 0
        first = False if space < 2 else first
        count = min(count, g.reserve[g.chancellor])
        if count:
            g.garrison[space] = count
            g.owner[space] = g.chancellor
            g.reserve[g.chancellor] -= count
    for seat in g.order[1:]:
        put(g, seat, 3)


def put(g: Oath, seat: int, count: int) -> None:
    """Warbands onto a board."""
    bank = queries.board_colour(g, seat)
    count = min(count, g.reserve[bank])
    g.reserve[bank] -= count
    g.bands[seat] += count


def stock_site(g: Oath, space: int) -> None:
    """OA-1.16: the secrets of a faceup site; in a first game also its relics."""
    _, secrets, relics = card(g.up[g.sites[space]]).reveal
    g.site_secrets[space] += secrets
    g.minted += secrets
    if g.saga["number"] == 1:
        card_moves.deal_relics(g, space, relics - len(g.site_relics[space]))


def lacking(g: Oath) -> list[int]:
    """The faceup sites that show more favor than lies there, once for each."""
    return [
        space
        for space in range(MAP_SITES)
        if g.site_up[space]
        for _ in range(card(g.up[g.sites[space]]).reveal[0] - g.site_favor[space])
    ]


STOCK: Final = Ask(
    "stock-site",
    "OA-1.16",
    questions.listed,
    questions.site_option,
    refusals=questions.outside(questions.site_option, other_answers.all_spaces, "OA-1.16", "refusal-stock"),
)


def stock_favor(g: Oath) -> Flow[None]:
    """OA-1.16: favor for the faceup sites; if there is too little the Chancellor decides where it goes."""
    while g.shared and lacking(g):
        spaces = lacking(g)
        space = spaces[0]
        if len(spaces) > g.shared and len(set(spaces)) > 1:
            space = yield from choose(STOCK, g.chancellor, sorted(set(spaces)))
        g.shared -= 1
        g.site_favor[space] += 1


def deal_hands(g: Oath) -> None:
    """OA-1.19 to OA-1.22: from the bottom of the World Deck one card to each pile, three to each player."""
    for region in range(3):
        if g.world:
            slot = g.world.pop(0)
            card_moves.see_back(g, slot)
            g.discards[region].append(slot)
    for seat in g.order:
        drawn = [g.world.pop(0) for _ in range(min(3, len(g.world)))]
        for slot in drawn:
            card_moves.see_back(g, slot)
            if is_vision(g.cards.face[slot]):
                g.visions = min(5, g.visions + 1)
        card_moves.into_hand(g, seat, drawn)
    card_moves.see_top(g)


# -- 1.23 Placing ------------------------------------------------------------------------------------------------------


def place_values(g: Oath, me: int) -> list[int]:
    """OA-1.23b: any faceup site; the Chancellor's pawn at the top Cradle site."""
    if me == g.chancellor:
        return [0 if g.site_up[0] else next(space for space in range(MAP_SITES) if g.site_up[space])]
    return [space for space in range(MAP_SITES) if g.site_up[space]]


PLACE_PAWN: Final = Ask(
    "place-pawn",
    "OA-1.23b",
    place_values,
    questions.site_option,
    checkpoint=True,
    refusals=other_answers.beyond(
        place_values, questions.site_option, other_answers.all_spaces, other_answers.always("OA-1.23b", "refusal-pawn")
    ),
)
FIRST_ADVISER: Final = Ask(
    "first-adviser",
    "OA-1.23c",
    questions.listed,
    questions.card_option,
    secret=True,
    refusals=questions.outside(questions.card_option, other_answers.all_faceup, "OA-1.23c", "refusal-not-drawn"),
)
FIRST_DISCARD: Final = Ask(
    "first-discard-order",
    "OA-1.23d",
    questions.listed,
    questions.card_option,
    secret=True,
    refusals=questions.outside(questions.card_option, other_answers.all_faceup, "OA-1.23d", "refusal-not-drawn"),
)


def place_all(g: Oath) -> Flow[None]:
    """OA-1.23a: in turn order each player places the pawn, keeps a card and discards the others."""
    for seat in g.order[g.order.index(g.turn) :]:
        g.turn = seat
        site = yield from choose(PLACE_PAWN, seat)
        g.pawn[seat] = site
        hand = g.hands[seat]
        if hand:
            slot = yield from choose(FIRST_ADVISER, seat, hand[:])
            g.hands[seat].remove(slot)
            card_moves.lay_adviser(g, slot, seat, False)
        while g.hands[seat]:
            slot = g.hands[seat][0]
            if len(g.hands[seat]) > 1:
                slot = yield from choose(FIRST_DISCARD, seat, g.hands[seat][:])
            card_moves.discard(g, seat, slot)
    citizens.show_reliquary(g)
