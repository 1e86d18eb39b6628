"""What a seat may see of Oath, built from nothing up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.oath import battle, campaign, hooks, queries, victory
from camarilla.games.oath.action_in_progress import Campaign, Note
from camarilla.games.oath.catalog import NAME, OATHS, SLUG, SUITS
from camarilla.games.oath.places import BANNERS, COLORS, MAP_SITES, ROLES, UNSEEN, VISION_BACK
from camarilla.games.oath.rules import PHASES, PLACING
from camarilla.games.oath.view import Banner, Board, Fight, Lying, Player, Space, Standing

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


DICE_NOTES: Final[tuple[Note, ...]] = (
    "halved",
    "no-hollow",
    "no-shields",
    "no-skulls",
    "no-two-swords",
    "twice",
    "worth",
)


def board_of(g: Oath, seat: int | None) -> Board:
    """The board as `seat` (None: the public) sees it."""
    return Board(
        PHASES[g.phase],
        g.round,
        g.turn,
        g.order[:],
        OATHS[g.oath],
        none_below(g.title),
        g.usurper,
        g.visions,
        {SUITS[bank]: count for bank, count in enumerate(g.banks)},
        g.shared,
        [space_of(g, site, seat) for site in range(MAP_SITES)],
        [player_of(g, other, seat) for other in range(g.seats)],
        [lying(g, slot, seat) if slot >= 0 else None for slot in g.reliquary],
        {name: banner_of(g, banner) for banner, name in enumerate(BANNERS)},
        [[lying(g, slot, seat) for slot in pile] for pile in g.discards],
        top_of(g),
        len(g.relic_deck),
        len(g.dispossessed),
        [NAME[g.cards.face[slot]] for slot in g.box],
        [(prophet.seat, prophet.vision) for prophet in g.prophets],
        g.cage[:],
        [tuple(promise) for promise in g.promises],
        fight_of(g, g.acts.innermost()),
        str(g.saga.get("name", "")),
        int(g.saga.get("number", 1)),
        none_below(g.winner),
        g.ways[:],
        standing_of(g),
    )


def glance_of(g: Oath, seat: int) -> Board:
    """The board as far as the heuristic looks at it: who stands and rules where, with what, and what they aim at."""
    return Board(
        PHASES[g.phase],
        g.round,
        g.turn,
        g.order,
        OATHS[g.oath],
        none_below(g.title),
        g.usurper,
        g.visions,
        {},
        g.shared,
        [space_at_a_glance(g, site, seat) for site in range(MAP_SITES)],
        [player_at_a_glance(g, other, seat) for other in range(g.seats)],
        [],
        {name: banner_of(g, banner) for banner, name in enumerate(BANNERS)},
        [],
        None,
        0,
        0,
        [],
        [],
        [],
        [],
        fight_of(g, g.acts.innermost()),
        "",
        1,
        none_below(g.winner),
        [],
        None,
    )


def space_at_a_glance(g: Oath, site: int, seat: int) -> Space:
    """Who rules a site and with how many warbands, and its relics."""
    relics = [lying(g, relic, seat) for relic in g.site_relics[site]]
    owner = none_below(g.owner[site])
    return Space(g.sites[site], None, g.site_up[site], [], relics, 0, 0, g.garrison[site], owner)


def player_at_a_glance(g: Oath, other: int, seat: int) -> Player:
    """Role, purse, pawn, warbands, advisers and Vision."""
    vision = g.revealed[other]
    return Player(
        ROLES[g.role[other]],
        None,
        g.favor[other],
        g.secrets[other],
        g.dark[other],
        g.supply[other],
        none_below(g.pawn[other]),
        g.bands[other],
        g.reserve[other],
        [lying(g, slot, seat) for slot in g.advisers[other]] if other == seat else [],
        [],
        lying(g, vision, seat) if vision >= 0 else None,
        [],
    )


def standing_of(g: Oath) -> Standing | None:
    """OA-3: all of it is public; None before everybody has a board. Once the game is won, what was ruled then."""
    if g.phase < PLACING:
        return None
    seats = range(g.seats)
    ruled: list[int] | None = g.saga.get("ruled")
    return Standing(
        victory.keepers(g),
        ruled or [victory.sites_of(g, seat) for seat in seats],
        [queries.items_held(g, seat) for seat in seats],
        [victory.exile_ways(g, seat) for seat in seats],
        victory.successor(g),
    )


def none_below(value: int) -> int | None:
    """None for -1."""
    return value if value >= 0 else None


def lying(g: Oath, slot: int, seat: int | None) -> Lying:
    """One card as a viewer sees it."""
    faceup = slot in g.up or slot in g.revealed
    sees = faceup or (seat is not None and g.cards.knows(seat, slot))
    back = None if g.backs[slot] == UNSEEN else g.backs[slot] == VISION_BACK
    name = NAME[g.cards.face[slot]] if sees else None
    return Lying(slot, name, faceup, back, g.on_favor.get(slot, 0), g.on_secrets.get(slot, 0))


def space_of(g: Oath, site: int, seat: int | None) -> Space:
    """One space of the land."""
    slot = g.sites[site]
    sees = g.site_up[site] or (seat is not None and g.cards.knows(seat, slot))
    return Space(
        slot,
        NAME[g.cards.face[slot]] if sees else None,
        g.site_up[site],
        [lying(g, card, seat) for card in g.site_cards[site]],
        [lying(g, relic, seat) for relic in g.site_relics[site]],
        g.site_favor[site],
        g.site_secrets[site],
        g.garrison[site],
        none_below(g.owner[site]),
    )


def player_of(g: Oath, other: int, seat: int | None) -> Player:
    """One player."""
    vision = g.revealed[other]
    return Player(
        ROLES[g.role[other]],
        COLORS[g.colors[other]] if g.colors[other] >= 0 else None,
        g.favor[other],
        g.secrets[other],
        g.dark[other],
        g.supply[other],
        none_below(g.pawn[other]),
        g.bands[other],
        g.reserve[other],
        [lying(g, slot, seat) for slot in g.advisers[other]],
        [lying(g, slot, seat) for slot in g.relics[other]],
        lying(g, vision, seat) if vision >= 0 else None,
        [lying(g, slot, seat) for slot in g.hands[other]],
    )


def banner_of(g: Oath, banner: int) -> Banner:
    """A banner."""
    return Banner(none_below(g.banner_holder[banner]), g.banner_tokens[banner], g.mob and banner == 0)


def top_of(g: Oath) -> str | None:
    """The back of the top card of the World Deck, or None if it is empty."""
    if not g.world:
        return None
    return "vision" if g.backs[g.world[-1]] == VISION_BACK else "denizen"


def fight_of(g: Oath, c: Campaign | None) -> Fight | None:
    """A campaign under way."""
    if c is None:
        return None
    plans: list[Any] = [SLUG[g.cards.face[slot]] for _, slot in c.plans]
    return Fight(
        c.me,
        c.defender,
        c.targets[:],
        c.allies[:],
        c.attack,
        c.defense,
        c.step,
        plans,
        c.dice[0][:],
        c.dice[1][:],
        [none_below(user) for user, _ in c.plans],
        (battle.force_size(g, c, 0), battle.force_size(g, c, 1), sum(battle.force(g, c, 0).values())),
        (c.swords, c.shields),
        likely_pools(g, c),
        {note: c.notes[note] for note in DICE_NOTES if c.notes.get(note)},
        bool(hooks.consult(g, hooks.MAY_SACRIFICE, True, c)),
        c.won if c.won >= 0 else None,
    )


def likely_pools(g: Oath, c: Campaign) -> tuple[int, int]:
    """OA-5.5.2: attack and defense dice if the targets were these and the whole force attacked."""
    pool: int = hooks.consult(g, hooks.ATTACK_POOL, battle.force_size(g, c, 0), c)
    dice = sum([campaign.dice_of(g, c, target) for target in c.targets])
    if c.defender >= 0 and campaign.titled(g, c):
        dice += 2 if g.usurper else 1
    return pool, dice
