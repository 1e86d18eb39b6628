"""The course of a game, in the order of the rulebook. Clause ids are those of `rules.en.md`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from camarilla.games.oath import (
    campaign,
    chronicle,
    citizens,
    economy,
    events,
    hooks,
    minor_actions,
    other_answers,
    playing,
    powers,
    promises,
    queries,
    questions,
    refusals,
    search,
    setup,
    tokens,
    travel,
    victory,
)
from camarilla.games.oath.action_in_progress import CAMPAIGN, MUSTER, RECOVER, SEARCH, TRADE, TRAVEL, MajorKind
from camarilla.games.oath.catalog import NO_SUIT, OATHS, SUITS
from camarilla.games.oath.hooks import fire
from camarilla.games.oath.places import CHANCELLOR, EXILE, MOST_SUPPLY, PEOPLE
from camarilla.games.oath.prices import price, price_from
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import LOSES, Label, Option, Refusal

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

BOARDS: Final = 0
PLACING: Final = 1
WAKE: Final = 2
ACT: Final = 3
REST: Final = 4
CHRONICLE: Final = 5
OVER: Final = 6
PHASES: Final = ("boards", "placing", "wake", "act", "rest", "chronicle", "over")


Verb = (
    MajorKind
    | Literal[
        "rest",
        "play",  # a facedown adviser, as `drop` and `show`
        "drop",
        "show",
        "use",  # an Action power
        "peek",
        "gather",
        "station",
        "share",
        "offer",  # citizenship
        "exile",
        "leave",
    ]
)
"""The actions, the majors first."""


class Move(NamedTuple):
    """An action that a player can begin."""

    verb: Verb
    what: int = -1
    """The card or the player it is about, or -1."""


MOB_SIZE: Final = 6


def play_game(g: Oath) -> Flow[None]:
    """The whole game, from wherever it stands."""
    if g.round == 0:
        g.round = 1
        if g.log is not None:
            g.tell(events.GameBegan(tuple(g.order), OATHS[g.oath]))
    if g.phase == BOARDS:
        yield from setup.choose_boards(g)
        setup.lay_out(g)
        yield from setup.stock_favor(g)
        g.phase = PLACING
        g.turn = g.chancellor
    if g.phase == PLACING:
        yield from setup.place_all(g)
        g.phase = WAKE
        g.turn = g.chancellor
    while g.phase < CHRONICLE:
        yield from take_turn(g)
        if g.winner < 0:
            yield from next_turn(g)
        if g.winner >= 0:
            g.phase = CHRONICLE
    if g.phase == CHRONICLE:
        yield from chronicle.write(g)
        g.phase = OVER


def take_turn(g: Oath) -> Flow[None]:
    """OA-4.0b: Wake, Act, Rest; a turn is entered anew where its phase says."""
    me = g.turn
    if g.phase == WAKE:
        if g.log is not None:
            if me == g.chancellor:
                g.tell(events.RoundBegan(g.round))
            g.tell(events.TurnBegan(me))
        yield from wake(g, me)
        if g.winner >= 0:
            return
        g.phase = ACT
    if g.phase == ACT:
        yield from act(g, me)
        g.phase = REST
    yield from rest_phase(g, me)


def next_turn(g: Oath) -> Flow[None]:
    """OA-4.0a, c: clockwise; when everybody has had a turn the round ends."""
    g.homelands = []
    g.scepter_taken = False
    g.act_over = False
    g.deeds = 0
    citizens.show_reliquary(g)
    at = g.order.index(g.turn) + 1
    if at == g.seats:
        yield from victory.end_of_round(g)
        if g.winner >= 0:
            return
        g.round += 1
        at = 0
    g.turn = g.order[at]
    g.phase = WAKE


# -- 4.1 Wake ----------------------------------------------------------------------------------------------------------


def wake(g: Oath, me: int) -> Flow[None]:
    """OA-4.1: the People's Favor, the victory check, usurpation, a token of the site."""
    promises.fall_due(g, me)
    yield from victory.check_title(g)
    if g.banner_holder[PEOPLE] == me:
        yield from feed_people(g, me)
        if g.mob:
            yield from feed_people(g, me)
        if g.banner_tokens[PEOPLE] >= MOB_SIZE:
            g.mob = True
        yield from victory.check_title(g)
    ways = victory.exile_ways(g, me)
    if ways:
        victory.win(g, me, ways)
        return
    if g.role[me] == EXILE and g.title == me and not g.usurper:
        g.usurper = True
        if g.log is not None:
            g.tell(events.Usurped(me))
    yield from fire(g, hooks.WAKING, me)


def feed_values(g: Oath, me: int) -> list[int]:
    """OA-4.1.1.I: place 1 favor (-1), or move 1 from the banner to a bank with the least favor."""
    values = [-1] if tokens.purse(g, me) else []
    if g.banner_tokens[PEOPLE] > 1:
        values += [bank for bank in range(len(SUITS)) if g.banks[bank] == min(g.banks)]
    return values


def feed_option(g: Oath, me: int, value: int) -> Option:
    """Name it: `place`, or `bank:order`."""
    return Option("place", Label("feed-place")) if value < 0 else questions.bank_option(g, me, value)


def feed_thinkable(g: Oath, me: int) -> list[int]:
    """To place one, or any bank."""
    return [-1, *range(len(SUITS))]


FEED: Final = Ask(
    "people-feed",
    "OA-4.1.1.Ia",
    feed_values,
    feed_option,
    refusals=other_answers.beyond(
        feed_values, feed_option, feed_thinkable, other_answers.always("OA-4.1.1.Ia", "refusal-feed")
    ),
)


def feed_people(g: Oath, me: int) -> Flow[None]:
    """OA-4.1.1.I: with 1 favor on it one must be placed; with none to place nothing happens."""
    values = feed_values(g, me)
    if g.banner_tokens[PEOPLE] <= 1 and not g.favor[me]:
        return  # nobody is forced to feed it from a bank
    value = values[0] if len(values) == 1 else (yield from choose(FEED, me))
    if value < 0:
        tokens.spend(g, me, 1)
        g.banner_tokens[PEOPLE] += 1
    else:
        g.banner_tokens[PEOPLE] -= 1
        g.banks[value] += 1


# -- 4.2 Act -----------------------------------------------------------------------------------------------------------


def act_values(g: Oath, me: int) -> list[Move]:
    """OA-4.2a: every action the player can begin, and to rest."""
    if g.deeds >= g.deeds_cap:
        return [Move("rest")]
    values = [Move("rest")]
    for kind, able in MAJORS:
        if able(g, me):
            values.append(Move(kind))
    facedown = queries.facedown_advisers(g, me)
    if facedown:
        values += [Move("play", slot) for slot in playing.playable_advisers(g, me)]
        values += [Move("drop", slot) for slot in facedown]
        values += [Move("show", slot) for slot in facedown]
    values += [Move("use", slot) for slot in powers.usable_actions(g, me)]
    values += [Move("peek", slot) for slot in minor_actions.unseen_relics(g, me)]
    if minor_actions.gatherable(g, me):
        values.append(Move("gather"))
    if minor_actions.stationable(g, me):
        values.append(Move("station"))
    values += [Move("share", seat) for seat in minor_actions.partners(g, me)]
    values += [Move("offer", seat) for seat in citizens.offerable(g, me)]
    values += [Move("exile", seat) for seat in citizens.exilable(g, me)]
    if citizens.may_leave(g, me):
        values.append(Move("leave"))
    return values


MAJORS: Final[tuple[tuple[MajorKind, Callable[[Oath, int], bool]], ...]] = (
    (SEARCH, search.can_search),
    (MUSTER, economy.can_muster),
    (TRADE, economy.can_trade),
    (RECOVER, economy.can_recover),
    (CAMPAIGN, campaign.can_campaign),
    (TRAVEL, travel.can_travel),
)
AIMED: Final[tuple[Verb, ...]] = ("share", "offer", "exile")
WITH_CARD: Final[tuple[Verb, ...]] = ("play", "drop", "show", "use", "peek")


def act_option(g: Oath, me: int, move: Move) -> Option:
    """Name an action: `search`, `use:elders`, `offer@2`."""
    verb, what = move
    if verb in AIMED:
        return Option(f"{verb}@{what}", Label(f"act-{verb}", {"seat": questions.seat_label(what)}), (f"seat:{what}",))
    if verb in WITH_CARD:
        label = Label(f"act-{verb}", {"card": questions.card_label(g, me, what)})
        key = questions.card_key(g, me, what)
        return Option(f"{verb}:{key}", label, (f"card:{what}",), LOSES if verb == "drop" else "")
    if verb == "rest" and turn_unused(g, me):
        return Option(verb, Label("act-rest-unused"), guard=LOSES)
    return Option(verb, Label(f"act-{verb}"), guard=LOSES if verb == "leave" else "")


def turn_unused(g: Oath, me: int) -> bool:
    """Whether nothing was done in a turn in which there is Supply for something: who rests now, loses it."""
    return g.deeds == 0 and any(able(g, me) for _, able in MAJORS)


def refused(g: Oath, me: int) -> list[Refusal]:
    """Why other actions cannot be begun."""
    legal = {act_option(g, me, move).notation for move in act_values(g, me)}
    return refusals.act_refusals(g, me, legal)


def act_price(g: Oath, me: int, move: Move) -> Label | None:
    """OA-4.2c: the Supply of a major action, or the tokens that a power costs."""
    verb, what = move
    if verb == SEARCH:
        return price_from(search.least(g, me))
    if verb == TRAVEL:
        return price_from(travel.least(g, me))
    if verb == "use":
        cost = powers.cost_of(g, what)
        return price(0, cost.favor, cost.secrets) if cost.paid else None
    return price(SUPPLY[verb]) if verb in SUPPLY else None


SUPPLY: Final[dict[Verb, int]] = {MUSTER: 1, TRADE: 1, RECOVER: 1, CAMPAIGN: campaign.SUPPLY}
"""OA-5.2.1, OA-5.3.1, OA-5.4.2, OA-5.5.1: the Supply of actions that cost the same wherever they are."""
DO: Final = Ask("act", "OA-4.2a", act_values, act_option, refusals=refused, checkpoint=True, note=act_price)


def act(g: Oath, me: int) -> Flow[None]:
    """OA-4.2: any number of actions, one after the other."""
    while not g.act_over:
        verb, what = yield from choose(DO, me)
        if verb == "rest":
            return
        g.deeds += 1
        if g.log is not None:
            g.tell(events.ActionBegan(me, verb))
        yield from do(g, me, verb, what)
        citizens.show_reliquary(g)
        yield from victory.check_title(g)


def do(g: Oath, me: int, verb: Verb, what: int) -> Flow[None]:
    """Carry out one action."""
    if verb == SEARCH:
        yield from search.search(g, me)
    elif verb == MUSTER:
        yield from economy.muster(g, me)
    elif verb == TRADE:
        yield from economy.trade(g, me)
    elif verb == RECOVER:
        yield from economy.recover(g, me)
    elif verb == CAMPAIGN:
        yield from campaign.campaign(g, me)
    elif verb == TRAVEL:
        yield from travel.travel(g, me)
    elif verb == "use":
        yield from use(g, me, what)
    else:
        yield from do_minor(g, me, verb, what)


def do_minor(g: Oath, me: int, verb: Verb, what: int) -> Flow[None]:
    """OA-6: the minor actions but Action powers."""
    if verb == "play":
        yield from playing.play_facedown_adviser(g, me, what)
    elif verb == "drop":
        yield from playing.discard_facedown_adviser(g, me, what)
    elif verb == "show":
        yield from minor_actions.show(g, me, what)
    elif verb == "peek":
        minor_actions.peek(g, me, [what])
    elif verb == "gather":
        yield from minor_actions.gather_warbands(g, me)
    elif verb == "station":
        yield from minor_actions.station_warbands(g, me)
    elif verb == "share":
        yield from minor_actions.share(g, me, what)
    elif verb == "offer":
        yield from citizens.offer(g, me, what)
    elif verb == "exile":
        citizens.exile(g, me, what)
    else:
        citizens.leave(g, me)


def use(g: Oath, me: int, slot: int) -> Flow[None]:
    """OA-6.2, OA-7.3.2: pay for an Action power and apply it."""
    entry = powers.ACTIONS[g.up[slot]]
    tokens.pay(g, me, slot, powers.cost_of(g, slot))
    if g.log is not None:
        g.tell(events.PowerUsed(me, questions.name_of(g, slot)))
    yield from entry.run(g, me, slot)


# -- 4.3 Rest ----------------------------------------------------------------------------------------------------------


def rest_phase(g: Oath, me: int) -> Flow[None]:
    """OA-4.3: favor and secrets off the cards, Supply, Rest powers."""
    return_favor(g)
    return_secrets(g, me)
    refresh(g, me)
    yield from rest_powers(g, me)
    yield from victory.check_title(g)


def return_favor(g: Oath, but: int = -1) -> None:
    """OA-4.3.1: all favor on cards to the banks of their suits."""
    for slot, count in list(g.on_favor.items()):
        if slot == but:
            continue
        of = queries.suit(g, slot)
        if of == NO_SUIT:
            g.shared += count
        else:
            g.banks[of] += count
        del g.on_favor[slot]


def return_secrets(g: Oath, me: int) -> None:
    """OA-4.3.2: all secrets on cards to the resting player's board; own facedown ones turn up."""
    g.secrets[me] += sum(g.on_secrets.values()) + g.dark[me]
    g.dark[me] = 0
    g.on_secrets = {}


class OnTrack(NamedTuple):
    """A step of the Supply track: so many warbands in the bank, or more, give so much Supply."""

    warbands: int
    supply: int


CHANCELLOR_TRACK: Final = (OnTrack(18, 6), OnTrack(11, 5), OnTrack(4, 4), OnTrack(0, 3))
EXILE_TRACK: Final = (OnTrack(9, 6), OnTrack(4, 5), OnTrack(0, 4))


def by_warbands(track: tuple[OnTrack, ...], warbands: int) -> int:
    """The Supply that a number of warbands in the bank gives."""
    return next(step.supply for step in track if warbands >= step.warbands)


def refresh(g: Oath, me: int) -> None:
    """OA-4.3.3, OA-4.3.4: by warbands in the bank, a Citizen by the Chancellor's marker; then what was left over."""
    left = g.supply[me]
    if g.role[me] == CHANCELLOR:
        fresh = by_warbands(CHANCELLOR_TRACK, g.reserve[me])
    elif g.role[me] == EXILE:
        fresh = by_warbands(EXILE_TRACK, g.reserve[me])
    else:
        fresh = g.supply[g.chancellor]
    g.supply[me] = min(MOST_SUPPLY, fresh + left)


def rest_values(g: Oath, me: int, used: list[int]) -> list[int]:
    """OA-4.3.5: the Rest powers not used yet."""
    return [-1, *resting(g, me, used)]


def resting(g: Oath, me: int, used: list[int]) -> list[int]:
    """The accessible cards with a Rest power."""
    found = []
    for slot, face in g.up.items():
        entry = powers.RESTS.get(face)
        if entry is None or slot in used or not queries.accessible(g, me, slot):
            continue
        if entry.fits is None or entry.fits(g, me, slot):
            found.append(slot)
    return found


RESTING: Final = Ask(
    "rest-power",
    "OA-4.3.5",
    rest_values,
    questions.card_option,
    refusals=other_answers.beyond(
        rest_values, questions.card_option, other_answers.all_faceup, other_answers.always("OA-4.3.5", "refusal-rest")
    ),
)


def rest_powers(g: Oath, me: int) -> Flow[None]:
    """OA-4.3.5: each accessible Rest power once, in any order."""
    used: list[int] = []
    while resting(g, me, used):
        slot = yield from choose(RESTING, me, used)
        if slot < 0:
            return
        used.append(slot)
        yield from powers.RESTS[g.up[slot]].run(g, me, slot)
