"""OA-5.1.4 Play a card: after a search, as if searched, or from the facedown advisers (OA-6.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import card_moves, events, hooks, other_answers, powers, queries, questions, tokens
from camarilla.games.oath.action_in_progress import PLAY, Act
from camarilla.games.oath.catalog import CONSPIRACY, REGIONS, SUIT, card, is_denizen
from camarilla.games.oath.hooks import (
    FACEDOWN,
    FACEUP,
    FAVOR,
    REVEALED,
    consult,
    consult_about,
    consult_act,
    fire,
    fire_act,
)
from camarilla.games.oath.modifiers import declare
from camarilla.games.oath.places import ADVISER, EXILE, IN_PLAY, MAP_SITES, UNDER, UNDER_WORLD
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.events import Secret
from camarilla.kernel.options import Label, Option, losing

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

ADVISERS: Final = 3
DISCARDED: Final = -1


# -- What is owed ------------------------------------------------------------------------------------------------------


def tolls(g: Oath, act: Act) -> list[int]:
    """Who must be given 1 favor before a search or a play as if searched."""
    rulers: list[int] = consult(g, hooks.SEARCH_TOLL, [], act)
    return rulers


def may_pay(g: Oath, act: Act, cost: int) -> bool:
    """Whether Supply, modifiers and tolls can be paid together (R-259)."""
    if cost > g.supply[act.me]:
        return False
    if not act.mods and not hooks.SEARCH_TOLL.heard(g):
        return True
    favor, secrets = powers.owed(g, act)
    return tokens.purse(g, act.me) >= favor + len(tolls(g, act)) and g.secrets[act.me] >= secrets


def tolls_payable(g: Oath, act: Act) -> bool:
    """Whether the modifiers leave enough favor for what is owed; discarding is always possible."""
    return may_pay(g, act, 0)


# -- Discards ----------------------------------------------------------------------------------------------------------


def discard_in(g: Oath, act: Act, slot: int) -> Flow[None]:
    """One discard of an action: to where the rules say or, once for all of them, to where a power allows."""
    choices: list[int] = consult_act(g, hooks.DISCARD_TO, [], act)
    if choices and "pile" not in act.notes:
        act.notes["pile"] = yield from choose(DISCARD_PILE, act.me, [-1, *choices])
    pile = act.notes.get("pile", -1)
    if pile < 0:
        card_moves.discard(g, act.me, slot)
    else:
        card_moves.discard(g, act.me, slot, pile % UNDER, pile >= UNDER)


def pile_option(g: Oath, seat: int, pile: int) -> Option:
    """Where discards go: as usual, on or under a region's pile (`under:cradle`), or under the World Deck."""
    if pile < 0:
        return Option("as-usual", Label("discard-as-usual"))
    if pile == UNDER_WORLD:
        return Option("under:world", Label("discard-under-world"))
    name = REGIONS[pile % UNDER]
    where = "under" if pile >= UNDER else "on"
    return Option(f"{where}:{name}", Label(f"discard-{where}", {"pile": Label(f"pile-{name}")}))


NO_PILE: Final = questions.outside(pile_option, other_answers.all_discards, "OA-10.discard-a", "refusal-pile")
DISCARD_PILE: Final = Ask("discard-pile", "OA-10.discard-a", questions.listed, pile_option, refusals=NO_PILE)


# -- Where a card may go -----------------------------------------------------------------------------------------------


def play_places(g: Oath, me: int, act: Act, slot: int) -> list[int]:
    """OA-5.1.4: discard it, or where it may be played."""
    places = legal_places(g, act, slot)
    if act.notes.get("need-site"):  # of two plays at least one must be to a site (Land Warden)
        places = [where for where in places if where < MAP_SITES]
    return [DISCARDED, *places]


def legal_places(g: Oath, act: Act, slot: int) -> list[int]:
    """Where a card may be played: sites, faceup or facedown to the advisers, the Revealed Vision space."""
    me = act.me
    face = g.cards.face[slot]
    own = g.place[slot] == ADVISER + me
    places: list[int] = []
    if is_denizen(face):
        printed = card(face)
        if not printed.adviser_only:
            places += [site for site in play_sites(g, act, face) if fits_site(g, act, slot, site)]
        if not printed.site_only and may_advise(g, me, slot, face, True):
            places.append(FACEUP)
    elif face == CONSPIRACY:
        places.append(FACEUP)
    elif g.role[me] == EXILE:
        places.append(REVEALED)
    if not own and may_advise(g, me, slot, face, False):
        places.append(FACEDOWN)
    bar = powers.BARRED.get(face)
    if bar is not None:
        places = [where for where in places if not bar(g, me, where)]
    return [where for where in places if consult(g, hooks.MAY_PLAY, True, act, face, where)]


def play_sites(g: Oath, act: Act, face: int) -> list[int]:
    """OA-5.1.4.Ia: the own site, and what powers add."""
    sites: list[int] = consult_about(g, hooks.PLAY_SITES, [g.pawn[act.me]], act, face)
    return [site for site in sorted(set(sites)) if g.site_up[site]]


def fits_site(g: Oath, act: Act, slot: int, site: int) -> bool:
    """Whether a site has room for a card, perhaps after a discard that a power allows."""
    if queries.room_at(g, site) > 0 or g.cards.face[slot] in powers.OVER_CAPACITY:
        return True
    if queries.capacity(g, site) < 1:
        return False
    return any(g.place[other] == site for leave in leaves_to_discard(g, act, site) for other in leave)


def leaves_to_discard(g: Oath, act: Act, site: int) -> list[list[int]]:
    """OA-7.4: each power that lets a player discard before a card comes to a site, by the cards it is about."""
    leaves: list[list[int]] = consult_about(g, hooks.FIRST_DISCARD, [], act, site)
    return [[slot for slot in leave if not queries.stays(g, slot, act.me)] for leave in leaves]


def allowed_together(leaves: list[list[int]], gone: list[int]) -> bool:
    """Whether different powers each allow one of these discards."""
    if not gone:
        return True
    return any(
        gone[0] in leave and allowed_together(leaves[:number] + leaves[number + 1 :], gone[1:])
        for number, leave in enumerate(leaves)
    )


def make_room(g: Oath, act: Act, site: int, full: bool) -> Flow[None]:
    """Discard what powers allow before a card comes to a site: first a card there, if it is full; then as one likes."""
    leaves = leaves_to_discard(g, act, site)
    gone: list[int] = []
    while True:
        left = dict.fromkeys([slot for leave in leaves for slot in leave if slot not in gone])
        cards = [slot for slot in left if allowed_together(leaves, [*gone, slot])]
        if full:
            cards = [slot for slot in cards if g.place[slot] == site]
        if not cards:
            return
        slot = yield from choose(CLEAR, act.me, cards if full else [-1, *cards])
        if slot < 0:
            return
        gone.append(slot)
        yield from discard_in(g, act, slot)
        full = False


# -- Advisers ----------------------------------------------------------------------------------------------------------


def may_advise(g: Oath, seat: int, slot: int, face: int, faceup: bool) -> bool:
    """OA-5.1.4.IIa: whether a card can join the advisers, perhaps after discards."""
    surplus = adviser_surplus(g, seat, slot, face, faceup)
    return surplus <= len(displaceable(g, seat, slot, face if faceup else -1))


def adviser_surplus(g: Oath, seat: int, slot: int, face: int, faceup: bool) -> int:
    """How many advisers must go so that this one may join (OA-7.6.4: only the smallest limit counts)."""
    if faceup and face in powers.OVER_LIMIT:
        return 0
    others = [other for other in g.advisers[seat] if other != slot]
    if slot in g.advisers[seat] and not faceup:
        return 0
    faces = [g.up[other] for other in others if other in g.up]
    if faceup:
        faces.append(face)
    return over_limit(faces, len(others) + 1 - len(faces))


def over_limit(faces: list[int], facedown: int) -> int:
    """By how many advisers, faceup ones by their faces, the limit would be exceeded."""
    most = min([ADVISERS, *[powers.LIMITS[one] for one in faces if one in powers.LIMITS]])
    free = {powers.UNCOUNTED[one] for one in faces if one in powers.UNCOUNTED}
    return max(0, sum([1 for one in faces if SUIT[one] not in free]) + facedown - most)


def displaceable(g: Oath, seat: int, slot: int, face: int = -1) -> list[int]:
    """OA-5.1.4.IId: the advisers that may be discarded for a new one, whose face counts if it comes faceup."""
    free = uncounted_suits(g, seat)
    if face in powers.UNCOUNTED:
        free.add(powers.UNCOUNTED[face])
    return [
        other
        for other in g.advisers[seat]
        if other != slot and not queries.stays(g, other, seat) and queries.suit(g, other) not in free
    ]


def uncounted_suits(g: Oath, seat: int) -> set[int]:
    """Suits whose faceup advisers do not count toward a player's limit."""
    return {powers.UNCOUNTED[g.up[other]] for other in g.advisers[seat] if g.up.get(other, -1) in powers.UNCOUNTED}


# -- 5.1.4 Play a card -------------------------------------------------------------------------------------------------


def no_place(g: Oath, me: int, where: int, act: Act, slot: int) -> other_answers.Reason:
    """OA-5.1.4: why a card is not played there; the player knows the card."""
    face = g.cards.face[slot]
    if where < MAP_SITES:
        if not is_denizen(face):
            return "OA-5.1.4.IIIa", Label("refusal-vision-site")
        if card(face).adviser_only:
            return "OA-7.2.1", Label("refusal-adviser-only")
        near = where in play_sites(g, act, face)
        return "OA-5.1.4.Ia", Label("refusal-no-room" if near else "refusal-own-site")
    if where == REVEALED:
        return "OA-5.1.4.IIIb", Label("refusal-reveal")
    if where == FACEUP and is_denizen(face) and card(face).site_only:
        return "OA-7.2.1", Label("refusal-site-only")
    return "OA-5.1.4.IIa", Label("refusal-too-many-advisers")


WHERE: Final = Ask(
    "play-where",
    "OA-5.1.4",
    play_places,
    questions.where_option,
    args=lambda g, me, act, slot: {"card": questions.card_label(g, me, slot)},
    refusals=other_answers.beyond(play_places, questions.where_option, other_answers.all_places, no_place),
)
DISPLACE: Final = Ask(
    "displace",
    "OA-5.1.4.IId",
    questions.listed,
    losing(questions.card_option),
    refusals=questions.outside(questions.card_option, other_answers.all_faceup, "OA-5.1.4.IId", "refusal-displace"),
)
CLEAR: Final = Ask(
    "first-discard",
    "OA-5.1.4.Ib",
    questions.listed,
    questions.card_option,
    refusals=questions.outside(questions.card_option, other_answers.all_faceup, "OA-5.1.4.Ib", "refusal-clear"),
)


def play(g: Oath, act: Act, slot: int) -> Flow[int]:
    """OA-5.1.4: play or discard a card; returns where it went, -1 for a discard."""
    where = yield from choose(WHERE, act.me, act, slot)
    if where == DISCARDED:
        yield from discard_in(g, act, slot)
    elif where < MAP_SITES:
        yield from play_to_site(g, act, slot, where)
    elif where == REVEALED:
        yield from play_vision(g, act, slot)
    elif g.cards.face[slot] == CONSPIRACY and where == FACEUP:
        yield from play_conspiracy(g, act, slot)
    else:
        yield from play_adviser(g, act, slot, where == FACEUP)
    return where


def leave_hand(g: Oath, seat: int, slot: int) -> None:
    """A card leaves the hand or the advisers to be played."""
    if slot in g.hands[seat]:
        g.hands[seat].remove(slot)
    elif g.place[slot] == ADVISER + seat:
        g.advisers[seat].remove(slot)


def announce(g: Oath, act: Act, slot: int, where: int) -> None:
    """Tell of a play."""
    if g.log is not None:
        eyes = 1 << act.me if where == FACEDOWN else g.cards.everyone
        name = Secret(-1 if where != FACEDOWN else eyes, g.face_name(g.cards.face[slot]))
        site = g.face_name(g.up[g.sites[where]]) if where < MAP_SITES and g.sites[where] in g.up else ""
        g.tell(events.CardPlayed(act.me, slot, where, name, site))


def play_to_site(g: Oath, act: Act, slot: int, site: int) -> Flow[None]:
    """OA-5.1.4.I: perhaps discard first, lay it faceup, gain 1 favor of its suit; then what follows a play."""
    me = act.me
    g.cards.reveal(slot)  # before anything is asked that depends on what it is
    full = queries.room_at(g, site) < 1 and g.cards.face[slot] not in powers.OVER_CAPACITY  # public: it is being played
    yield from make_room(g, act, site, full)
    leave_hand(g, me, slot)
    card_moves.lay_at_site(g, slot, site)
    announce(g, act, slot, site)
    if consult_act(g, hooks.SITE_PLAY_GAIN, FAVOR, act) == FAVOR:
        tokens.gain_favor(g, me, SUIT[g.up[slot]], 1)
    else:
        tokens.gain_secrets(g, me, 1)
    yield from fire(g, hooks.HOMELAND, act, slot, site)
    yield from after_play(g, act, slot, site)


def play_adviser(g: Oath, act: Act, slot: int, faceup: bool) -> Flow[None]:
    """OA-5.1.4.II: make room if need be, then lay it faceup or facedown."""
    me = act.me
    if faceup:
        g.cards.reveal(slot)  # before anything is asked that depends on what it is
    surplus = adviser_surplus(g, me, slot, g.cards.face[slot], faceup)
    for _ in range(surplus):
        face = g.cards.face[slot] if faceup else -1  # public: it is being played
        gone = yield from choose(DISPLACE, me, displaceable(g, me, slot, face))
        yield from discard_in(g, act, gone)
    if g.place[slot] != ADVISER + me:
        leave_hand(g, me, slot)
    card_moves.lay_adviser(g, slot, me, faceup)
    announce(g, act, slot, FACEUP if faceup else FACEDOWN)
    if faceup:
        yield from after_play(g, act, slot, -1)


def play_vision(g: Oath, act: Act, slot: int) -> Flow[None]:
    """OA-5.1.4.IIIc: a true Vision on the Revealed Vision space; one already there is discarded."""
    me = act.me
    if g.revealed[me] >= 0:
        yield from discard_revealed(g, me)
    leave_hand(g, me, slot)
    g.cards.reveal(slot)
    card_moves.see_back(g, slot)
    card_moves.turn_down(g, slot)
    g.revealed[me] = slot
    announce(g, act, slot, REVEALED)
    yield from fire_act(g, hooks.PLAYED, act, slot, -1)


def play_conspiracy(g: Oath, act: Act, slot: int) -> Flow[None]:
    """OA-5.1.4.IV: its power, then it goes to the box."""
    me = act.me
    leave_hand(g, me, slot)
    announce(g, act, slot, FACEUP)
    card_moves.turn_up(g, slot, IN_PLAY)
    yield from fire_act(g, hooks.PLAYED, act, slot, -1)
    yield from powers.WHEN_PLAYED[CONSPIRACY](g, me, slot, -1)
    card_moves.turn_down(g, slot)
    g.box.append(slot)


def discard_revealed(g: Oath, seat: int) -> Flow[None]:
    """A revealed Vision is discarded, unless a warband of a False Prophet lies on it."""
    slot = g.revealed[seat]
    g.revealed[seat] = -1
    for prophet in g.prophets:
        if prophet.vision == slot:
            g.prophets.remove(prophet)
            g.reserve[prophet.seat] += 1
            g.hands[prophet.seat].append(slot)
            yield from play_as_if_searched(g, prophet.seat, slot)
            return
    card_moves.discard(g, seat, slot)


def after_play(g: Oath, act: Act, slot: int, site: int) -> Flow[None]:
    """OA-7.3.3b: modifiers, then the When Played power."""
    yield from fire_act(g, hooks.PLAYED, act, slot, site)
    power = powers.WHEN_PLAYED.get(g.up.get(slot, -1))
    if power is not None:
        yield from power(g, act.me, slot, site)


# -- 6.1 and plays as if searched --------------------------------------------------------------------------------------


def play_as_if_searched(g: Oath, me: int, slot: int) -> Flow[None]:
    """A card in hand is played or discarded as after a search."""
    act = Act(PLAY, me, g.pawn[me])
    g.acts.stack.append(act)
    if may_pay(g, act, 0):
        yield from declare(g, act, tolls_payable)
        for taker in tolls(g, act):
            tokens.give_favor(g, me, taker, 1)
        powers.pay_modifiers(g, act)
        yield from play(g, act, slot)
    else:
        yield from discard_in(g, act, slot)
    g.acts.stack.pop()


def playable_advisers(g: Oath, me: int) -> list[int]:
    """OA-6.1a: the own facedown advisers that can be played somewhere, tolls paid."""
    facedown = queries.facedown_advisers(g, me)
    if not facedown:
        return []
    act = Act(PLAY, me, g.pawn[me])
    if len(tolls(g, act)) > tokens.purse(g, me):
        return []
    return [slot for slot in facedown if has_place(g, act, slot)]


def has_place(g: Oath, act: Act, slot: int) -> bool:
    """Whether a facedown adviser can be played faceup, perhaps with a modifier."""
    if legal_places(g, act, slot):
        return True
    for extra in powers.modifiers(g, act):
        act.mods.append(extra)
        works = bool(legal_places(g, act, slot))
        act.mods.pop()
        if works:
            return True
    return False


def play_facedown_adviser(g: Oath, me: int, slot: int) -> Flow[None]:
    """OA-6.1a: play an own facedown adviser as if it were the kept card of a search."""
    yield from play_as_if_searched(g, me, slot)


def discard_facedown_adviser(g: Oath, me: int, slot: int) -> Flow[None]:
    """OA-6.1b: discard an own facedown adviser."""
    act = Act(PLAY, me, g.pawn[me])
    g.acts.stack.append(act)
    yield from discard_in(g, act, slot)
    g.acts.stack.pop()
