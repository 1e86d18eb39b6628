"""The course of a game, in the order of the rulebook. Clause ids are those of `rules.en.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.potdevin import events, scoring
from camarilla.games.potdevin.catalog import GUILDS, NAME, PERSON, PERSONS, VALUE
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.events import Secret
from camarilla.kernel.options import Label, Option, Refusal
from camarilla.kernel.windows import together

if TYPE_CHECKING:
    from camarilla.games.potdevin.state import PotDeVin

GIVING: Final = 0
PLAYING: Final = 1
LEAVING: Final = 2
JOKERS: Final = 3
OVER: Final = 4

# PV-2.1, PV-6.3, PV-6.4: by number of players.
TRUMP_CARDS: Final = {3: 16, 4: 12, 5: 12, 6: 1}
HAND_CARDS: Final = {3: 12, 4: 10, 5: 8, 6: 8}
GEMS_EACH: Final = {3: 4, 4: 2, 5: 4, 6: 4}

ROUNDS_OF_SIX: Final = 12
"""PV-6.6: three trump decks of four cards."""

CLOCKWISE: Final = {
    seats: [[(first + place) % seats for place in range(seats)] for first in range(seats)] for seats in HAND_CARDS
}
"""The order of play, by number of players and first player."""

TRUMPED: Final = 100
"""More than any value: what makes the least trump stronger than the best of the others."""

BRIBE: Final = -1
"""The answer of a player who spends a gem instead of playing a card."""


# -- 2. Set-up ---------------------------------------------------------------------------------------------------------


def set_up(g: PotDeVin, teams: bool) -> None:
    """Shuffle, deal hands and trump deck, hand out gems; with six the trump deck is completed later."""
    seats = g.seats
    six = seats == 6
    g.teams = teams or six
    g.leader = g.rng.below(seats)  # PV-2.3
    slots = list(range(52))
    g.cards.shuffle(slots, g.rng)
    dealt = TRUMP_CARDS[seats]
    g.trump_deck = slots[:dealt]  # PV-2.1
    g.hands = [[] for _ in range(seats)]
    for place in range(seats):
        seat = (g.leader + place) % seats
        cards = HAND_CARDS[seats] + (1 if six and place >= 3 else 0)  # PV-6.3
        g.hands[seat] = slots[dealt : dealt + cards]
        g.cards.deal(seat, g.hands[seat])
        dealt += cards
    g.gems = [GEMS_EACH[seats]] * seats
    g.wealth = [0] * seats
    g.won = [[] for _ in range(seats)]
    g.void = [0] * seats
    g.phase = GIVING if six else PLAYING


def announce_hands(g: PotDeVin) -> None:
    """Tell each player the own hand."""
    if g.log is not None:
        for seat in range(g.seats):
            names = tuple([name_of(g, slot) for slot in g.hands[seat]])
            g.log.append(events.CardsDealt(seat, tuple(g.hands[seat]), Secret(1 << seat, names)))


# -- The game ----------------------------------------------------------------------------------------------------------


def play_game(g: PotDeVin) -> Flow[None]:
    """The whole game, from wherever it stands."""
    if g.round == 0:
        announce_hands(g)
        if g.phase == GIVING:
            yield from complete_trump_deck(g)
        begin_round(g)
    while g.phase < JOKERS:
        while g.waiting:
            seat = g.waiting[0]
            answer = yield FOLLOW.to(seat) if g.trick else LEAD.to(seat)
            take_turn(g, seat, answer)
        if g.phase == PLAYING:
            award_round(g)
        if g.phase == LEAVING:
            yield from leave_a_card(g)
        finish_round(g)
    if g.phase == JOKERS:
        yield from place_jokers(g)
        g.phase = OVER
        scoring.announce(g)


def begin_round(g: PotDeVin) -> None:
    """A trump is turned up (PV-2.2, PV-4.4), players without cards drop out, and somebody leads."""
    g.round += 1
    g.phase = PLAYING
    g.trump = g.trump_deck.pop()
    g.cards.reveal(g.trump)
    g.waiting = CLOCKWISE[g.seats][g.leader][:]
    if not all(g.hands):
        drop_out(g)
    if g.log is not None:
        g.log.append(events.RoundBegan(g.round, g.leader, g.trump, name_of(g, g.trump)))


def drop_out(g: PotDeVin) -> None:
    """PV-4.5: who has no cards loses the bribe gems left and skips all turns; PV-4.6: the next one with cards leads."""
    for seat in range(g.seats):
        if not g.hands[seat] and g.gems[seat]:
            if g.log is not None:
                g.log.append(events.GemsLost(seat, g.gems[seat]))
            g.gone += g.gems[seat]
            g.gems[seat] = 0
    g.waiting = [seat for seat in g.waiting if g.hands[seat]]
    g.leader = g.waiting[0]


# -- 3. Playing --------------------------------------------------------------------------------------------------------


def take_turn(g: PotDeVin, seat: int, answer: int) -> None:
    """The leader lays the lead card (PV-3.1); every other player bribes or plays a card (PV-3.2)."""
    del g.waiting[0]
    if answer == BRIBE:
        g.gems[seat] -= 1
        g.spent += 1
        if g.log is not None:
            g.log.append(events.Bribed(seat))
        return
    g.hands[seat].remove(answer)
    g.cards.reveal(answer)
    if g.trick:
        face = g.cards.face
        lead = PERSON[face[g.trick[0]]]
        if PERSON[face[answer]] != lead:
            g.void[seat] |= 1 << lead
    g.trick.append(answer)
    g.players.append(seat)
    if g.log is not None:
        g.log.append(events.CardPlayed(seat, answer, name_of(g, answer)))


def leadable(g: PotDeVin, seat: int) -> list[int]:
    """PV-3.1: any card of the hand; no bribe."""
    return g.hands[seat]


def followable(g: PotDeVin, seat: int) -> list[int]:
    """PV-3.2, PV-3.3: cards of the lead person, or any card if there are none; a bribe while bribe gems last."""
    face = g.cards.face
    lead = PERSON[face[g.trick[0]]]
    hand = g.hands[seat]
    values = [slot for slot in hand if PERSON[face[slot]] == lead]
    if not values:
        values = hand[:]
    if g.gems[seat] > 0:  # PV-3.4: gems on the wealth card are not looked at
        values.append(BRIBE)
    return values


def turn_option(g: PotDeVin, seat: int, value: int) -> Option:
    """Name a card of the hand (`aldo4`) or the bribe (`bribe`)."""
    if value == BRIBE:
        return Option("bribe", Label("bribe", {"left": g.gems[seat] - 1}), (f"gems:{seat}",))
    return card_option(g, seat, value)


def card_option(g: PotDeVin, seat: int, slot: int) -> Option:
    """Name a card."""
    return Option(name_of(g, slot), card_label(g, slot), (f"card:{slot}",))


def lead_refusals(g: PotDeVin, seat: int) -> list[Refusal]:
    """Why the leader cannot bribe."""
    return [Refusal("bribe", "PV-3.1", Label("refusal-leader-bribe"))]


def follow_refusals(g: PotDeVin, seat: int) -> list[Refusal]:
    """Which cards of the hand do not follow, and why there is no bribe."""
    person = Label(f"person-{PERSONS[lead_person(g)]}")
    legal = followable(g, seat)
    refusals = [
        Refusal(name_of(g, slot), "PV-3.3", Label("refusal-follow", {"person": person}))
        for slot in g.hands[seat]
        if slot not in legal
    ]
    if BRIBE not in legal:
        rule = "PV-3.4" if g.wealth[seat] else "PV-3.2"
        refusals.append(Refusal("bribe", rule, Label("refusal-no-gems")))
    return refusals


def lead_args(g: PotDeVin, seat: int) -> dict[str, Any]:
    """The leader is told the trump."""
    return {"trump": Label(f"person-{PERSONS[person_of(g, g.trump)]}")}


def follow_args(g: PotDeVin, seat: int) -> dict[str, Any]:
    """The others are told trump and lead."""
    return {**lead_args(g, seat), "lead": Label(f"person-{PERSONS[lead_person(g)]}")}


def turn_key(g: PotDeVin, seat: int, value: int) -> int:
    """What the notation depends on: the bribe, or the face of a card."""
    return value if value == BRIBE else g.cards.face[value]


LEAD: Final = Ask(
    "lead",
    "PV-3.1",
    leadable,
    turn_option,
    refusals=lead_refusals,
    args=lead_args,
    checkpoint=True,
    key=turn_key,
)
FOLLOW: Final = Ask(
    "follow",
    "PV-3.2",
    followable,
    turn_option,
    refusals=follow_refusals,
    args=follow_args,
    checkpoint=True,
    key=turn_key,
)


# -- 4. The winner of a round ------------------------------------------------------------------------------------------


def winner_of(g: PotDeVin) -> int:
    """PV-4.1: the highest trump, or else the highest card of the lead person."""
    cards = g.cards.face
    trump = PERSON[cards[g.trump]]
    lead = PERSON[cards[g.trick[0]]]
    best = -1
    winner = -1
    for i in range(len(g.trick)):
        face = cards[g.trick[i]]
        person = PERSON[face]
        if person == trump:
            strength = TRUMPED + VALUE[face]
        elif person == lead:
            strength = VALUE[face]
        else:
            continue
        if strength > best:
            best = strength
            winner = g.players[i]
    return winner


def award_round(g: PotDeVin) -> None:
    """The winner takes all cards played and the trump (PV-4.2), and the gems spent (PV-4.3), and leads (PV-4.4)."""
    winner = winner_of(g)
    taken = [*g.trick, g.trump]
    g.won[winner] += taken
    g.wealth[winner] += g.spent
    if g.log is not None:
        names = tuple([name_of(g, slot) for slot in taken])
        g.log.append(events.RoundWon(winner, tuple(taken), names, g.spent))
    g.spent = 0
    g.trick = []
    g.players = []
    g.trump = -1
    g.leader = winner
    if g.seats == 6:
        g.fresh = taken
        g.phase = LEAVING


def finish_round(g: PotDeVin) -> None:
    """The next round begins, unless hands or trump deck have run out (PV-5.1, PV-6.6)."""
    if not any(g.hands):
        g.phase = JOKERS
        return
    if g.seats == 6 and not g.trump_deck and g.round < ROUNDS_OF_SIX:
        g.trump_deck = g.centre  # PV-6.6
        g.centre = []
        shuffle_trump_deck(g)
    if g.trump_deck:
        begin_round(g)
    else:
        g.phase = JOKERS


# -- 5. The end --------------------------------------------------------------------------------------------------------


def place_jokers(g: PotDeVin) -> Flow[None]:
    """PV-5.2: every joker that can be placed is, the others are discarded. Piles are open: none is asked if forced."""
    for seat in range(g.seats):
        for joker in scoring.jokers_left(g, seat):  # public: won cards lie open
            piles = scoring.joker_gains(g, seat)  # public: so are the piles
            guild = piles[0][1] if piles else -1
            if len(piles) > 1:
                guild = yield from choose(JOKER, seat, joker)
            g.jokers.append([seat, joker, guild])
            if g.log is not None:
                name = GUILDS[guild] if guild >= 0 else None
                g.log.append(events.JokerPlaced(seat, joker, name_of(g, joker), name))


def joker_values(g: PotDeVin, seat: int, joker: int) -> list[int]:
    """PV-5.2: the guilds a joker may go to, the best placement first."""
    return scoring.joker_guilds(g, seat)


def joker_option(g: PotDeVin, seat: int, guild: int) -> Option:
    """Name a guild pile (`artists`)."""
    guild_name = GUILDS[guild]
    label = Label("joker-to", {"guild": Label(f"guild-{guild_name}"), "points": scoring.outlook(g, seat, guild)})
    return Option(guild_name, label, (f"pile:{seat}:{guild_name}",))


def joker_refusals(g: PotDeVin, seat: int, joker: int) -> list[Refusal]:
    """Why other guilds cannot take the joker, and why it may not be kept."""
    legal = scoring.joker_guilds(g, seat)
    refusals = [Refusal("discard", "PV-5.2", Label("refusal-joker-must-go"))]
    for guild in range(len(GUILDS)):
        if guild not in legal:
            rule, reason = scoring.why_no_joker(g, seat, guild)
            refusals.append(Refusal(GUILDS[guild], rule, Label(reason)))
    return refusals


def joker_args(g: PotDeVin, seat: int, joker: int) -> dict[str, Any]:
    """Which joker."""
    return {"card": card_label(g, joker)}


JOKER: Final = Ask(
    "joker", "PV-5.2", joker_values, joker_option, refusals=joker_refusals, args=joker_args, checkpoint=True
)


# -- 6. Six players ----------------------------------------------------------------------------------------------------


def complete_trump_deck(g: PotDeVin) -> Flow[None]:
    """PV-6.4: the three players with nine cards each put one, unseen, into the trump deck, which is shuffled."""
    givers = [seat for seat in range(6) if len(g.hands[seat]) > HAND_CARDS[6]]
    given = yield from together(GIVE, givers)
    for seat in givers:
        if g.log is not None:
            g.log.append(events.CardGiven(seat, Secret(1 << seat, name_of(g, given[seat]))))
        g.hands[seat].remove(given[seat])
        g.trump_deck.append(given[seat])
    shuffle_trump_deck(g)


def shuffle_trump_deck(g: PotDeVin) -> None:
    """Shuffle the trump deck of six players."""
    g.cards.shuffle(g.trump_deck, g.rng)
    if g.log is not None:
        g.log.append(events.TrumpDeckMade(len(g.trump_deck)))


def leave_a_card(g: PotDeVin) -> Flow[None]:
    """PV-6.5: the winner leaves one of the cards just taken, face up, for the next trump deck."""
    left = yield from choose(LEAVE, g.leader)
    g.won[g.leader].remove(left)
    g.centre.append(left)
    g.fresh = []
    if g.log is not None:
        g.log.append(events.CardLeft(g.leader, left, name_of(g, left)))


def leavable(g: PotDeVin, seat: int) -> list[int]:
    """PV-6.5: the cards and the trump of the round just won."""
    return g.fresh


def leave_refusals(g: PotDeVin, seat: int) -> list[Refusal]:
    """Cards of earlier rounds stay won."""
    return [
        Refusal(name_of(g, slot), "PV-6.5", Label("refusal-earlier-round"))
        for slot in g.won[seat]
        if slot not in g.fresh
    ]


LEAVE: Final = Ask("leave", "PV-6.5", leavable, card_option, refusals=leave_refusals, checkpoint=True)
GIVE: Final = Ask("give", "PV-6.4", leadable, card_option)


# -- Cards in words ----------------------------------------------------------------------------------------------------


def person_of(g: PotDeVin, slot: int) -> int:
    """The person on a card."""
    return PERSON[g.cards.face[slot]]


def lead_person(g: PotDeVin) -> int:
    """The person on the lead card."""
    return PERSON[g.cards.face[g.trick[0]]]


def name_of(g: PotDeVin, slot: int) -> str:
    """A card's name."""
    return NAME[g.cards.face[slot]]


def card_label(g: PotDeVin, slot: int) -> Label:
    """A card in words."""
    face = g.cards.face[slot]
    return Label("card", {"person": Label(f"person-{PERSONS[PERSON[face]]}"), "value": VALUE[face]})
