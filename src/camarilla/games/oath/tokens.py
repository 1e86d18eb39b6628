"""Choke points for favor, secrets, Supply and warbands: whoever causes it, it goes through here and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from camarilla.games.oath import events, hooks, queries
from camarilla.games.oath.action_in_progress import Campaign, board_seat
from camarilla.games.oath.catalog import NAME, SUIT, Cost
from camarilla.games.oath.hooks import consult
from camarilla.games.oath.places import MOST_SUPPLY

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


# -- Favor -------------------------------------------------------------------------------------------------------------


def purse(g: Oath, seat: int) -> int:
    """How much favor a player can spend: the board's and, where a power says so, a bank's."""
    bank: int = consult(g, hooks.GAIN_TO, -1, seat)
    return g.favor[seat] if bank < 0 else g.favor[seat] + g.banks[bank]


def receive(g: Oath, seat: int, count: int) -> None:
    """Favor comes to a player's board, or to where a power sends it."""
    if count:
        bank: int = consult(g, hooks.GAIN_TO, -1, seat)
        if bank < 0:
            g.favor[seat] += count
        else:
            g.banks[bank] += count


def spend(g: Oath, seat: int, count: int) -> None:
    """Favor leaves a player's purse; the caller puts it somewhere."""
    own = min(g.favor[seat], count)
    g.favor[seat] -= own
    if count > own:
        bank: int = consult(g, hooks.GAIN_TO, -1, seat)
        g.banks[bank] -= count - own


def gain_favor(g: Oath, seat: int, bank: int, count: int) -> int:
    """OA-10.gain: favor from a bank, as much as there is; returns how much."""
    count = min(count, g.banks[bank])
    if count > 0:
        g.banks[bank] -= count
        receive(g, seat, count)
        if g.log is not None:
            g.tell(events.FavorGained(seat, bank, count))
    return max(count, 0)


def take_favor(g: Oath, giver: int, taker: int, count: int) -> None:
    """OA-10.take: favor from a player's board, as much as there is."""
    count = min(count, g.favor[giver])
    if count > 0 and giver != taker:
        g.favor[giver] -= count
        receive(g, taker, count)
        if g.log is not None:
            g.tell(events.FavorTaken(taker, giver, count))


def give_favor(g: Oath, giver: int, taker: int, count: int) -> None:
    """OA-10.give: favor to another player; to the bandits it is burnt."""
    if taker < 0:
        burn_favor(g, giver, count)
        return
    spend(g, giver, count)
    receive(g, taker, count)
    if g.log is not None:
        g.tell(events.FavorGiven(giver, taker, count))


def burn_favor(g: Oath, seat: int, count: int) -> int:
    """OA-10.burn: favor of a player to the shared bank; returns how much."""
    count = min(count, purse(g, seat))
    if count > 0:
        spend(g, seat, count)
        to_shared(g, count)
        if g.log is not None:
            g.tell(events.FavorBurnt(seat, count))
    return max(count, 0)


def to_shared(g: Oath, count: int) -> None:
    """Burnt favor arrives in the shared bank, or where a power sends it."""
    seat: int = consult(g, hooks.BURN_TO, -1)
    if seat < 0:
        g.shared += count
    else:
        receive(g, seat, count)


def bank_favor(g: Oath, seat: int, bank: int, count: int) -> None:
    """A player puts favor into a bank."""
    count = min(count, purse(g, seat))
    spend(g, seat, count)
    g.banks[bank] += count


# -- Secrets -----------------------------------------------------------------------------------------------------------


def gain_secrets(g: Oath, seat: int, count: int) -> None:
    """OA-10.gain: secrets from the shared bank, which never runs out, faceup."""
    if count > 0:
        g.secrets[seat] += count
        g.minted += count
        if g.log is not None:
            g.tell(events.SecretsGained(seat, count))


def burn_secrets(g: Oath, seat: int, count: int) -> None:
    """OA-10.burn: faceup secrets of a board."""
    count = min(count, g.secrets[seat])
    if count > 0:
        g.secrets[seat] -= count
        g.minted -= count
        if g.log is not None:
            g.tell(events.SecretsBurnt(seat, count))


def flip_secret(g: Oath, seat: int) -> None:
    """A secret on a board is turned facedown."""
    g.secrets[seat] -= 1
    g.dark[seat] += 1


def give_secrets(g: Oath, giver: int, taker: int, count: int) -> bool:
    """OA-10.give: secrets to another player, unless a vow forbids it; returns whether they went."""
    if not queries.may_give_secrets(g, giver):
        return False
    take_secrets(g, giver, taker, count)
    return True


def give_placed_secret(g: Oath, giver: int, taker: int, slot: int) -> bool:
    """OA-10.give: a secret of the active player that lies on a card goes to another player, faceup."""
    if not g.on_secrets.get(slot) or not queries.may_give_secrets(g, giver):
        return False
    g.on_secrets[slot] -= 1
    if not g.on_secrets[slot]:
        del g.on_secrets[slot]
    g.secrets[taker] += 1
    return True


def take_secrets(g: Oath, giver: int, taker: int, count: int) -> None:
    """OA-10.take: secrets keep their side; faceup ones go first (R-266)."""
    bright = min(count, g.secrets[giver])
    turned = min(count - bright, g.dark[giver])
    g.secrets[giver] -= bright
    g.secrets[taker] += bright
    g.dark[giver] -= turned
    g.dark[taker] += turned
    if g.log is not None and bright + turned:
        g.tell(events.SecretsTaken(taker, giver, bright + turned))


def all_secrets(g: Oath, seat: int) -> int:
    """Secrets on a board, faceup and facedown."""
    return g.secrets[seat] + g.dark[seat]


# -- Costs of powers ---------------------------------------------------------------------------------------------------


def can_pay(
    g: Oath, seat: int, slot: int, cost: Cost, owed_favor: int = 0, owed_secrets: int = 0, stack: bool = False
) -> bool:
    """OA-7.1.2: whether a power's cost can be paid on top of what is owed already; `stack` for battle plans."""
    if not cost.paid:
        return True
    if cost.favor and purse(g, seat) < cost.favor + owed_favor:
        return False
    if cost.secrets and g.secrets[seat] < cost.secrets + owed_secrets:
        return False
    if cost.places and not stack and queries.occupied(g, slot):
        return False
    answer: bool = consult(g, hooks.MAY_PAY, True, seat, cost)
    return answer


def pay(g: Oath, seat: int, slot: int, cost: Cost) -> None:
    """OA-7.1.2: pay for a power. Outside one's own turn placed favor goes to the bank, placed secrets turn facedown."""
    if cost.burn_favor:
        burn_favor(g, seat, cost.burn_favor)
    if cost.burn_secret:
        burn_secrets(g, seat, cost.burn_secret)
    if cost.place_favor:
        place_favor(g, seat, slot, cost.place_favor)
    if cost.place_secret:
        place_secrets(g, seat, slot, cost.place_secret)


def place_favor(g: Oath, seat: int, slot: int, count: int) -> None:
    """Put favor on a card, or into its bank outside one's own turn."""
    spend(g, seat, count)
    if seat == g.turn:
        g.on_favor[slot] = g.on_favor.get(slot, 0) + count
    elif SUIT[g.up[slot]] >= 0:
        g.banks[SUIT[g.up[slot]]] += count
    else:
        g.shared += count


def place_secrets(g: Oath, seat: int, slot: int, count: int) -> None:
    """Put secrets on a card, or turn them facedown outside one's own turn."""
    g.secrets[seat] -= count
    if seat == g.turn:
        g.on_secrets[slot] = g.on_secrets.get(slot, 0) + count
    else:
        g.dark[seat] += count


def gain_supply(g: Oath, seat: int, count: int) -> None:
    """Supply never goes beyond the leftmost space."""
    g.supply[seat] = min(MOST_SUPPLY, g.supply[seat] + count)


# -- Warbands ----------------------------------------------------------------------------------------------------------


def gain_bands(g: Oath, seat: int, count: int) -> int:
    """OA-10.gain: warbands onto the board, a Citizen's from the Chancellor's bank; returns how many."""
    bank = queries.board_colour(g, seat)
    count = max(0, min(count, g.reserve[bank]))
    g.reserve[bank] -= count
    g.bands[seat] += count
    if g.log is not None and count:
        g.tell(events.WarbandsGained(seat, count))
    return count


def bands_in(g: Oath, place: int) -> int:
    """Warbands at a place: a site, or a board."""
    seat = board_seat(place)
    return g.bands[seat] if seat >= 0 else g.garrison[place]


def colour_in(g: Oath, place: int) -> int:
    """Whose colour the warbands at a place have."""
    seat = board_seat(place)
    return queries.board_colour(g, seat) if seat >= 0 else g.owner[place]


def lift(g: Oath, place: int, count: int) -> int:
    """Take warbands off a place; the caller puts them somewhere. Returns how many."""
    count = min(count, bands_in(g, place))
    if (seat := board_seat(place)) >= 0:
        g.bands[seat] -= count
    else:
        g.garrison[place] -= count
        if not g.garrison[place]:
            g.owner[place] = -1
    return count


def kill(g: Oath, place: int, count: int) -> None:
    """OA-10.kill: warbands back to the bank of their colour; in a campaign they are counted."""
    whose = colour_in(g, place)
    c = g.acts.innermost() if g.acts.stack else None
    side = fighting_side(g, c, place) if c is not None else -1
    count = lift(g, place, count)
    if not count:
        return
    saved = 0
    if c is not None and side >= 0:
        saved = consult(g, hooks.SAVED, 0, c, side, count)
        c.killed[side] += count - saved
        g.ward[whose] += saved
    g.reserve[whose] += count - saved
    if g.log is not None:
        g.tell(events.WarbandsKilled(whose, place, count - saved))


def fighting_side(g: Oath, c: Campaign, place: int) -> int:
    """Which side's warbands lie at a place, as far as this campaign is concerned."""
    if (seat := board_seat(place)) >= 0:
        return c.side_of(seat)
    if place in c.joined or g.owner[place] == queries.colour(g, c.me):
        return 0
    return 1 if c.defender >= 0 and g.owner[place] == queries.colour(g, c.defender) else -1


def station(g: Oath, seat: int, site: int, count: int) -> None:
    """Move warbands from a board to a site, unless a power forbids this player to place any (R-163)."""
    if count and may_station(g, seat):
        whose = queries.board_colour(g, seat)
        g.bands[seat] -= count
        g.garrison[site] += count
        g.owner[site] = whose
        if g.log is not None:
            g.tell(events.WarbandsMoved(seat, NAME[g.up[g.sites[site]]], count, False))


def discharge(g: Oath, seat: int, site: int, colour: int) -> None:
    """Warbands of a colour that a player laid aside come to a site or, if the player may place none, die (R-163)."""
    count = g.ward[colour]
    g.ward[colour] = 0
    if not count:
        return
    if g.owner[site] in (-1, colour) and may_station(g, seat):
        g.garrison[site] += count
        g.owner[site] = colour
    else:
        g.reserve[colour] += count


def uncage(g: Oath, whose: int, seat: int, count: int) -> None:
    """Caged warbands of a colour come to a board; those of an Exile who became a Citizen turn purple (R-147)."""
    g.cage[whose] -= count
    if whose == queries.board_colour(g, seat):
        g.bands[seat] += count
    else:
        g.reserve[whose] += count
        gain_bands(g, seat, count)


def gather(g: Oath, seat: int, site: int, count: int) -> None:
    """Move warbands from a site to a board."""
    moved = lift(g, site, count)
    g.bands[seat] += moved
    if g.log is not None and moved:
        g.tell(events.WarbandsMoved(seat, NAME[g.up[g.sites[site]]], moved, True))


def may_station(g: Oath, seat: int) -> bool:
    """Whether a player may put warbands on sites at all."""
    answer: bool = consult(g, hooks.MAY_PLACE_BANDS, True, seat)
    return answer
