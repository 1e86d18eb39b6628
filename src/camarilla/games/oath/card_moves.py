"""Choke points for cards: laying, playing, discarding, drawing, taking, turning over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import events, hooks, promises, queries, tokens, victory
from camarilla.games.oath.catalog import NO_SUIT, REGION, SCEPTER, SUIT, card, is_vision
from camarilla.games.oath.hooks import fire
from camarilla.games.oath.places import (
    ADVISER,
    AWAY,
    DARKEST,
    DENIZEN_BACK,
    HELD,
    LAND,
    MAP_SITES,
    PEOPLE,
    RELIC_AT,
    UNDER_WORLD,
    UNSEEN,
    VISION_BACK,
    SiteDiscard,
    adviser_seat,
    as_item,
    holder_seat,
    relic_site,
)
from camarilla.kernel.choices import Flow
from camarilla.kernel.events import Secret

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

NEXT_PILE: Final[tuple[int, ...]] = (1, 2, 0)
"""OA-10.discard-a: Cradle to Provinces, Provinces to Hinterland, Hinterland to Cradle."""


# -- Faceup cards ------------------------------------------------------------------------------------------------------


def turn_up(g: Oath, slot: int, place: int) -> None:
    """A card comes to lie faceup at a place: all see it, and from now on it has its say."""
    g.cards.reveal(slot)
    g.show_up(slot, g.cards.face[slot])
    g.place[slot] = place
    see_back(g, slot)


def turn_down(g: Oath, slot: int) -> None:
    """A card no longer lies faceup in play."""
    g.take_down(slot)
    g.place[slot] = AWAY


def see_back(g: Oath, slot: int) -> None:
    """All see a card's back: denizen or Vision (OA-9.4c)."""
    if g.backs[slot] == UNSEEN:
        g.backs[slot] = VISION_BACK if is_vision(g.cards.face[slot]) else DENIZEN_BACK
        g.news += 1


def lay_at_site(g: Oath, slot: int, site: int) -> None:
    """A card comes to lie at a site."""
    turn_up(g, slot, site)
    g.site_cards[site].append(slot)


def lay_adviser(g: Oath, slot: int, seat: int, faceup: bool) -> None:
    """A card comes to lie among a player's advisers."""
    if faceup:
        turn_up(g, slot, ADVISER + seat)
    else:
        turn_down(g, slot)
        g.place[slot] = ADVISER + seat
    if slot not in g.advisers[seat]:
        g.advisers[seat].append(slot)


def lift_card(g: Oath, slot: int) -> None:
    """Take a card from a site or from the advisers; the caller puts it somewhere. Tokens stay on it."""
    place = g.place[slot]
    if 0 <= place < MAP_SITES:
        g.site_cards[place].remove(slot)
    elif (seat := adviser_seat(place)) >= 0:
        g.advisers[seat].remove(slot)
    turn_down(g, slot)


def clear_tokens(g: Oath, slot: int) -> None:
    """OA-10.discard-c: favor on a card to the bank of its suit, secrets to the active player's board, facedown."""
    favor = g.on_favor.pop(slot, 0)
    if favor:
        of = queries.suit(g, slot)
        if of == NO_SUIT:
            g.shared += favor
        else:
            g.banks[of] += favor
    g.dark[g.turn] += g.on_secrets.pop(slot, 0)


# -- Moves and swaps ---------------------------------------------------------------------------------------------------


def move_to_site(g: Oath, by: int, slot: int, site: int) -> None:
    """OA-10.move: a card goes to a site with everything on it, unless it stays; no play, so nothing is gained."""
    if not queries.stays(g, slot, by):
        lift_card(g, slot)
        lay_at_site(g, slot, site)


def move_adviser(g: Oath, by: int, slot: int, taker: int) -> None:
    """OA-10.move: an adviser goes to another player's advisers as it lies, unless it stays."""
    if not queries.stays(g, slot, by):
        faceup = slot in g.up
        g.advisers[adviser_seat(g.place[slot])].remove(slot)
        g.cards.show(taker, slot)
        lay_adviser(g, slot, taker, faceup)


def take_adviser_in_hand(g: Oath, taker: int, slot: int) -> None:
    """OA-10.take: an adviser of another player comes to a hand, to be played or discarded at once, unless it stays."""
    if not queries.stays(g, slot, taker):
        lift_card(g, slot)
        g.hands[taker].append(slot)


def dispossess(g: Oath, by: int, slot: int) -> None:
    """A denizen at a site leaves the game for the Dispossessed, unless it stays."""
    if not queries.stays(g, slot, by):
        clear_tokens(g, slot)
        lift_card(g, slot)
        g.dispossessed.append(slot)


def swap(g: Oath, by: int, one: int, two: int) -> None:
    """OA-10.swap: two cards change places, each as it lies and with everything on it, unless one of them stays.

    They lie among advisers or at sites; whoever has a facedown adviser now may look at it. Nothing is gained.
    """
    if queries.stays(g, one, by) or queries.stays(g, two, by):
        return
    first, second = g.place[one], g.place[two]
    row, other_row = row_of(g, first), row_of(g, second)
    at, there = row.index(one), other_row.index(two)
    row[at], other_row[there] = two, one
    g.place[one], g.place[two] = second, first
    for slot in (one, two):
        if (seat := adviser_seat(g.place[slot])) >= 0:
            g.cards.show(seat, slot)


def row_of(g: Oath, place: int) -> list[int]:
    """The cards at a site or among a player's advisers."""
    seat = adviser_seat(place)
    return g.advisers[seat] if seat >= 0 else g.site_cards[place]


# -- Discards ----------------------------------------------------------------------------------------------------------


def pile_for(g: Oath, by: int, slot: int) -> int:
    """OA-10.discard: the pile a discard goes to, by the pawn or by the card's region if that is another."""
    site = queries.site_of(g, slot)
    home = REGION[g.pawn[by]] if site < 0 else REGION[site]
    return NEXT_PILE[home]


def discard(g: Oath, by: int, slot: int, pile: int = -1, bottom: bool = False, spent: bool = False) -> None:
    """Discard a card from a site, the advisers, a hand or a board, facedown on top of a pile.

    `pile` is another region's pile, or the bottom of the World Deck, where a power says so. A played card that
    stays where it is (OA-7.2.2, OA-7.4.3) is not discarded, but for a battle plan that is `spent`.
    """
    if not spent and slot in g.up and queries.stays(g, slot, by):
        return
    where = pile_for(g, by, slot) if pile < 0 else pile
    site = g.place[slot]
    if 0 <= site < MAP_SITES and slot in g.up:
        g.homelands.append(SiteDiscard(by, site, SUIT[g.up[slot]]))
    clear_tokens(g, slot)
    open_card = slot in g.up
    if slot in g.hands[by]:
        g.hands[by].remove(slot)
    for seat in range(g.seats):
        if g.revealed[seat] == slot:
            g.revealed[seat] = -1
    lift_card(g, slot)
    see_back(g, slot)
    target = g.world if where == UNDER_WORLD else g.discards[where]
    if bottom or where == UNDER_WORLD:
        target.insert(0, slot)
    else:
        target.append(slot)
    if g.log is not None:
        eyes = g.cards.everyone if open_card else g.cards.known[slot]
        g.tell(events.CardDiscarded(by, slot, where, Secret(eyes, g.face_name(g.cards.face[slot]))))


# -- The World Deck ----------------------------------------------------------------------------------------------------


def draw_world(g: Oath, seat: int, count: int) -> list[int]:
    """OA-5.1.2b: cards off the top one at a time; a Vision stops the draw and advances the marker."""
    drawn: list[int] = []
    while g.world and len(drawn) < count:
        slot = g.world.pop()
        see_back(g, slot)
        drawn.append(slot)
        if g.backs[slot] == VISION_BACK:
            advance_visions(g, seat)
            break
    see_top(g)
    into_hand(g, seat, drawn)
    return drawn


def advance_visions(g: Oath, seat: int) -> None:
    """A Vision came off the World Deck."""
    g.visions = min(5, g.visions + 1)
    if g.log is not None:
        g.tell(events.VisionDrawn(seat, g.visions))


def draw_pile(g: Oath, seat: int, pile: int, count: int, bottom: bool = False) -> list[int]:
    """Cards off the top (or from underneath) of a discard pile; Visions neither stop it nor count (OA-5.1.2c)."""
    cards = g.discards[pile]
    drawn: list[int] = []
    while cards and len(drawn) < count:
        drawn.append(cards.pop(0) if bottom else cards.pop())
    into_hand(g, seat, drawn)
    return drawn


def into_hand(g: Oath, seat: int, drawn: list[int]) -> None:
    """Cards come to a hand: their drawer sees them, and nobody else can tell those with like backs apart."""
    g.hands[seat] += drawn
    for slot in drawn:
        g.cards.show(seat, slot)
    for back in (DENIZEN_BACK, VISION_BACK):
        alike = [slot for slot in drawn if g.backs[slot] == back]
        if len(alike) > 1:
            g.cards.conceal(seat, alike, g.rng)
            g.cleared = [slot for slot in g.cleared if slot not in alike]
    if g.log is not None and drawn:
        names = tuple([g.face_name(g.cards.face[slot]) for slot in drawn])
        g.tell(events.CardsDrawn(seat, len(drawn), Secret(1 << seat, names)))


def see_top(g: Oath) -> None:
    """OA-9.4: all see the back of the top card of the World Deck."""
    if g.world:
        see_back(g, g.world[-1])


# -- Relics and banners ------------------------------------------------------------------------------------------------


def hold_relic(g: Oath, seat: int, slot: int) -> None:
    """A relic comes to a player, faceup, from wherever it was."""
    release_relic(g, slot)
    g.relics[seat].append(slot)
    turn_up(g, slot, HELD + seat)
    if g.up[slot] == SCEPTER:
        g.scepter_taken = False  # given, it may be used at once; who takes it must wait


def release_relic(g: Oath, slot: int) -> None:
    """Take a relic from its holder, its site, its space or the deck; the caller puts it somewhere."""
    place = g.place[slot]
    if (seat := holder_seat(place)) >= 0:
        g.relics[seat].remove(slot)
    elif (site := relic_site(place)) >= 0:
        g.site_relics[site].remove(slot)
    elif slot in g.reliquary:
        uncover(g, g.reliquary.index(slot))
    elif slot in g.relic_deck:
        g.relic_deck.remove(slot)
    turn_down(g, slot)


def uncover(g: Oath, space: int) -> None:
    """OA-2.3c: a space of the Reliquary is empty; its modifier binds the Chancellor from now on."""
    g.reliquary[space] = -1
    fixture = g.fixtures[2 + space]
    g.show_up(fixture, g.cards.face[fixture])


def may_take_relic(g: Oath, taker: int, slot: int) -> bool:
    """Whether a relic may be taken from where it is: neither locked at its site nor guarded by its holder."""
    holder = queries.keeper(g, slot)
    if holder >= 0:
        return queries.may_take(g, taker, holder, slot)
    return queries.site_of(g, slot) < 0 or not queries.locked(g, slot, taker)


def take_relics(g: Oath, taker: int, slots: list[int], title: bool = True) -> Flow[None]:
    """OA-10.take: relics come to a player's bank, faceup, as far as they may be taken; others may react to that.

    The title is looked at each time relics change hands (R-109), but for a power that takes and returns (R-126).
    """
    slots = [slot for slot in slots if may_take_relic(g, taker, slot)]
    for slot in slots:
        holder = queries.keeper(g, slot)
        hold_relic(g, taker, slot)
        promises.broken(g, promises.NO_TAKING, taker, holder, promises.RELIC + slot)
        if g.up[slot] == SCEPTER:
            g.scepter_taken = True
        if g.log is not None:
            g.tell(events.RelicTaken(taker, g.face_name(g.up[slot])))
    if slots and title:
        yield from victory.check_title(g)
    if slots:
        yield from fire(g, hooks.TOOK_RELICS, taker, slots)


def bury_relic(g: Oath, by: int, slot: int) -> Flow[None]:
    """A relic goes to the bottom of the relic deck, unless it is locked; who knew it still knows it."""
    if queries.locked(g, slot, by):
        return
    yield from fire(g, hooks.BURIED, slot)
    release_relic(g, slot)
    clear_tokens(g, slot)
    g.relic_deck.insert(0, slot)


def seize_banner(g: Oath, taker: int, banner: int) -> None:
    """OA-2.5.3: taking a banner other than by Recover burns 2 from it, at least 1 stays; a mob gathers.

    A banner that its holder's powers guard is not taken.
    """
    if not queries.may_take(g, taker, g.banner_holder[banner], as_item(banner)):
        return
    burnt = min(2, g.banner_tokens[banner] - 1)
    if burnt > 0:
        g.banner_tokens[banner] -= burnt
        if banner == PEOPLE:
            tokens.to_shared(g, burnt)
        else:
            g.minted -= burnt
    if banner == PEOPLE:
        g.mob = True
    promises.broken(g, promises.NO_TAKING, taker, g.banner_holder[banner], banner)
    give_banner(g, taker, banner)


def give_banner(g: Oath, taker: int, banner: int) -> None:
    """A banner changes hands as it is."""
    g.banner_holder[banner] = taker
    if g.log is not None:
        g.tell(events.BannerMoved(taker, banner, g.banner_tokens[banner]))


def burn_from_darkest(g: Oath, down_to: int) -> None:
    """Secrets are burnt from the Darkest Secret until so many are left."""
    burnt = max(0, g.banner_tokens[DARKEST] - down_to)
    g.banner_tokens[DARKEST] -= burnt
    g.minted -= burnt


# -- Sites -------------------------------------------------------------------------------------------------------------


def reveal_site(g: Oath, site: int) -> None:
    """OA-2.8.2, OA-5.6.2a: a facedown site is turned up and its reveal prompt carried out."""
    g.site_up[site] = True
    turn_up_land(g, site)
    gets = card(g.up[g.sites[site]]).reveal
    favor = min(gets.favor, g.shared)
    g.shared -= favor
    g.site_favor[site] += favor
    g.minted += gets.secrets
    g.site_secrets[site] += gets.secrets
    deal_relics(g, site, gets.relics)
    if g.log is not None:
        g.tell(events.SiteRevealed(g.face_name(g.up[g.sites[site]])))


def turn_up_land(g: Oath, site: int) -> None:
    """A site card lies faceup."""
    slot = g.sites[site]
    g.cards.reveal(slot)
    g.show_up(slot, g.cards.face[slot])
    g.place[slot] = LAND + site


def deal_relics(g: Oath, site: int, count: int) -> None:
    """Facedown relics from the deck to a site."""
    for _ in range(min(count, len(g.relic_deck))):
        slot = g.relic_deck.pop()
        g.site_relics[site].append(slot)
        g.place[slot] = RELIC_AT + site
