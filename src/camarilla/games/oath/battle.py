"""OA-5.5 Campaign, steps 4 to 8: dice, losses, spoils, and what plans do in the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import (
    card_moves,
    events,
    hooks,
    other_answers,
    powers,
    queries,
    questions,
    tokens,
    travel,
    victory,
)
from camarilla.games.oath.action_in_progress import (
    ATTACKER,
    BANDITS,
    DEFENDER,
    NOBODY,
    ON_BOARD,
    PAWN,
    Campaign,
    Note,
    board_seat,
    target_banner,
)
from camarilla.games.oath.catalog import ATTACK_DIE, DEFENSE_DIE, DOUBLE
from camarilla.games.oath.hooks import consult, fire
from camarilla.kernel.choices import Ask, Flow, choose, word, words

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath


def check_title(g: Oath) -> Flow[None]:
    """OA-2.11a, after a completed step."""
    yield from victory.check_title(g)


# -- Forces ------------------------------------------------------------------------------------------------------------


def force(g: Oath, c: Campaign, side: int) -> dict[int, int]:
    """OA-10.force: the warbands of a side by place. Bandits are not in it, see `bandits`."""
    if side == ATTACKER:
        places = [ON_BOARD + c.me, *[site for site in c.joined if g.owner[site] >= 0]]
    elif c.defender == BANDITS:
        places = []
    else:
        whose = queries.colour(g, c.defender)
        places = [site for site in c.sites() if g.owner[site] == whose and site not in c.joined]
        places += [ON_BOARD + seat for seat in c.defenders() if near(g, c, seat)]
    return {place: tokens.bands_in(g, place) for place in places}


def near(g: Oath, c: Campaign, seat: int) -> bool:
    """OA-5.5.4c, d: whether a defender's board counts: pawn at the attacker's site or at a targeted one."""
    return g.pawn[seat] == c.at or g.pawn[seat] in c.sites()


def bandits(g: Oath, c: Campaign, side: int) -> int:
    """OA-2.8.3b, OA-7.6.5c: bandits in a force: at sites the bandits defend, or as the Crown holder's warbands."""
    if side == DEFENDER and c.defender == BANDITS:
        return sum([queries.bandits_at(g, site) for site in c.sites()])
    holder = queries.crown_holder(g)
    if holder < 0 or c.side_of(holder) != side:
        return 0
    sites = c.joined if side == ATTACKER else c.sites()
    return sum([queries.bandits_at(g, site) for site in sites if queries.rules_site(g, holder, site)])


def force_size(g: Oath, c: Campaign, side: int) -> int:
    """How many fight on a side, bandits included."""
    return sum(force(g, c, side).values()) + bandits(g, c, side)


# -- Dice --------------------------------------------------------------------------------------------------------------


def roll(g: Oath, roller: int, attack: bool, count: int) -> Flow[list[int]]:
    """Roll dice (faces 0 to 5); whoever may reroll is asked."""
    dice = [g.throw() for _ in range(count)]
    tell_roll(g, attack, dice)
    if count and roller >= 0:
        yield from fire(g, hooks.ROLLED, roller, dice, attack)
    return dice


def tell_roll(g: Oath, attack: bool, dice: list[int]) -> None:
    """Tell what was rolled."""
    if g.log is not None:
        g.tell(events.DiceRolled(attack, tuple(dice)))


def shields(dice: list[int], none_of: int = 0) -> int:
    """OA-5.5.4e: shields, doubled for each x2 face; faces with `none_of` shields count nothing."""
    total = sum([shields_on(die, none_of) for die in dice])
    return total << sum([1 for die in dice if DEFENSE_DIE[die] == DOUBLE])


def shields_on(die: int, none_of: int) -> int:
    """The shields on a face."""
    face = DEFENSE_DIE[die]
    return 0 if face == DOUBLE or none_of >> face & 1 else face


def swords_on(die: int, notes: dict[Note, int]) -> tuple[int, int, int]:
    """Swords, hollow swords and skulls on a face, as plans have them count."""
    swords, hollow, skulls = ATTACK_DIE[die]
    return 0 if notes.get("no-two-swords") and swords == 2 else swords, hollow, skulls


def attack_value(swords: int, hollow: int, skulls: int, notes: dict[Note, int]) -> tuple[int, int]:
    """OA-5.5.5a, b: what a roll adds up to, hollow swords counted in pairs, and how many it kills."""
    if notes.get("twice"):
        swords, hollow, skulls = 2 * swords, 2 * hollow, 2 * skulls
    if notes.get("no-hollow"):
        hollow = 0
    return swords + hollow // 2, 0 if notes.get("no-skulls") else skulls


def sacrifice_needed(short: int, worth: int) -> int:
    """OA-5.5.5c: how many warbands make up for being so short of the defense, each worth so much; ties do not win."""
    return short // worth + 1 if short >= 0 else 0


# -- Steps 4 and 5 -----------------------------------------------------------------------------------------------------


def fight(g: Oath, c: Campaign) -> Flow[None]:
    """Steps 4 to 8, unless a plan has decided the campaign already."""
    if c.won == NOBODY:
        yield from roll_defense(g, c)
        yield from roll_attack(g, c)
        yield from decide(g, c)
    c.step = 6
    if g.log is not None:
        won = c.won == ATTACKER
        defender = c.defender if c.defender >= 0 else None
        g.tell(events.CampaignEnded(c.me, defender, c.swords, c.shields, won))
    yield from suffer(g, c)
    if c.won == ATTACKER:
        c.step = 7
        yield from spoils(g, c)
    c.step = 8
    yield from effects(g, c)


def roll_defense(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.4: the defense value."""
    c.step = 4
    c.dice[DEFENDER] = yield from roll(g, c.defender, False, c.defense)
    c.shields = shields(c.dice[DEFENDER], c.notes.get("no-shields", 0)) + force_size(g, c, DEFENDER)


def roll_attack(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.5: swords; each skull kills a warband of the attacking force."""
    c.step = 5
    if c.notes.get("halved"):
        c.attack //= 2
    c.dice[ATTACKER] = yield from roll(g, c.me, True, c.attack)
    swords = hollow = skulls = 0
    for die in c.dice[ATTACKER]:
        more_swords, more_hollow, more_skulls = swords_on(die, c.notes)
        swords += more_swords
        hollow += more_hollow
        skulls += more_skulls
    c.swords, killed = attack_value(swords, hollow, skulls, c.notes)
    if killed:
        yield from lose_from(g, c, ATTACKER, min(killed, sum(force(g, c, ATTACKER).values())), c.me)


def decide(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.5c, d: perhaps a sacrifice of exactly what is needed; ties are the defender's."""
    each = c.notes.get("worth", 1)
    needed = sacrifice_needed(c.shields - c.swords, each)
    left = sum(force(g, c, ATTACKER).values())
    able = 0 < needed <= left and bool(consult(g, hooks.MAY_SACRIFICE, True, c))
    if able and (yield from choose(SACRIFICE, c.me, needed)) == questions.YES:
        yield from lose_from(g, c, ATTACKER, needed, c.me)
        c.swords += needed * each
    c.won = ATTACKER if c.swords > c.shields else DEFENDER


SACRIFICE: Final = Ask(
    "campaign-sacrifice",
    "OA-5.5.5c",
    words(questions.YES, questions.NO),
    word,
    args=lambda g, seat, count: {"count": count, **questions.fight_args(g, seat)},
)


# -- Step 6 ------------------------------------------------------------------------------------------------------------


def lose_from(g: Oath, c: Campaign, side: int, count: int, chooser: int) -> Flow[None]:
    """Kill so many warbands of a force, which has them; who chooses picks the places if there are several."""
    left = count
    while left > 0:
        places = [place for place, bands in force(g, c, side).items() if bands]
        place, most = places[0], min(left, tokens.bands_in(g, places[0]))
        if len(places) > 1 and sum([tokens.bands_in(g, other) for other in places]) > left:
            place = yield from choose(LOSE_AT, chooser, places, left)
            most = 1
        tokens.kill(g, place, most)
        left -= most


LOSE_AT: Final = Ask(
    "campaign-lose",
    "OA-5.5.6e",
    questions.listed,
    questions.place_option,
    args=lambda g, seat, places, left: {"count": left},
    refusals=questions.outside(questions.place_option, other_answers.all_boards, "OA-5.5.6e", "refusal-lose"),
)


def suffer(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.6: the defeated force loses half and what is left of a defender's goes to boards; bandits stay."""
    side = DEFENDER if c.won == ATTACKER else ATTACKER
    size = force_size(g, c, side)
    dead: int = consult(g, hooks.LOSSES, size // 2, c, side, size)
    if c.doomed[side]:
        dead = size
    if c.spared[side]:
        dead = 0
    chooser = c.me if side == ATTACKER else loss_chooser(g, c)
    places = list(force(g, c, side))
    yield from lose_from(g, c, side, min(dead, sum(force(g, c, side).values())), chooser)
    c.beaten = {}
    for place in places:
        retreat(g, c, side, place)
    yield from defeat_effects(g, c, side)
    yield from check_title(g)


def loss_chooser(g: Oath, c: Campaign) -> int:
    """OA-5.5.6e: for an Imperial defence the Chancellor chooses the losses."""
    return g.chancellor if queries.imperial(g, c.defender) else c.defender


def retreat(g: Oath, c: Campaign, side: int, place: int) -> None:
    """OA-5.5.6b, f: survivors go to the board of the defeated (or the Chancellor's); those of the Vow of Union stay."""
    count = tokens.bands_in(g, place)
    if not count:
        return
    if board_seat(place) < 0 and not (side == ATTACKER and c.notes.get("union")):
        home = c.me if side == ATTACKER else loss_chooser(g, c)
        tokens.gather(g, home, place, count)
        place = ON_BOARD + home
    c.beaten[place] = c.beaten.get(place, 0) + count


def defeat_effects(g: Oath, c: Campaign, side: int) -> Flow[None]:
    """OA-5.5.6d: the defeated side's plans that say so."""
    for user, slot in c.used_by(side):
        plan = powers.PLANS.get(g.up.get(slot, -1))
        if plan is None:
            continue
        if plan.defeat is not None:
            yield from plan.defeat(g, c, user, slot)
        if plan.discard == powers.DEFEATED:
            yield from discard_plan(g, c, user, slot)


# -- Step 7 ------------------------------------------------------------------------------------------------------------


def place_values(g: Oath, me: int, c: Campaign, site: int, source: int) -> list[int]:
    """OA-5.5.7.Ia: any number of warbands of the force, 0 included."""
    return list(range(tokens.bands_in(g, source) + 1))


def place_args(g: Oath, me: int, c: Campaign, site: int, source: int) -> dict[str, object]:
    """Which site."""
    return {"site": questions.site_label(g, site)}


PLACE: Final = questions.how_many("campaign-place", "OA-5.5.7.Ia", place_values, place_args)
BANISH: Final = Ask(
    "campaign-banish",
    "OA-5.5.7.IIIa",
    questions.listed,
    questions.site_option,
    args=questions.fight_args,
    refusals=questions.outside(questions.site_option, other_answers.all_spaces, "OA-5.5.7.IIIa", "refusal-banish"),
)
BURN: Final = Ask("campaign-burn", "OA-5.5.7.IIIb", words(questions.YES, questions.NO), word, args=questions.fight_args)


def spoils(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.7: rule the sites, take the items, banish the pawn."""
    if tokens.may_station(g, c.me):
        for site in c.sites():
            yield from occupy(g, c, site)
    yield from check_title(g)
    relics = c.relics()  # public: targets are declared
    for target in c.targets:
        if (banner := target_banner(target)) >= 0:
            card_moves.seize_banner(g, c.me, banner)
    yield from card_moves.take_relics(g, c.me, relics)
    yield from check_title(g)
    if PAWN in c.targets and c.defender >= 0:
        yield from banish(g, c)


def occupy(g: Oath, c: Campaign, site: int) -> Flow[None]:
    """OA-5.5.7.Ia: place warbands of the force at a targeted site."""
    sources = [ON_BOARD + c.me, *[other for other in c.joined if other != site and not c.notes.get("union")]]
    for source in sources:
        if not tokens.bands_in(g, source) or (g.owner[site] >= 0 and g.owner[site] != queries.board_colour(g, c.me)):
            continue
        count = yield from choose(PLACE, c.me, c, site, source)
        if board_seat(source) >= 0:
            tokens.station(g, c.me, site, count)
        elif count:
            tokens.gather(g, c.me, source, count)
            tokens.station(g, c.me, site, count)


def banish(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.7.III: perhaps make the pawn travel, perhaps burn half the favor."""
    places = travel.forced_destinations(g, c.defender)
    if places:
        site = yield from choose(BANISH, c.me, [-1, *places])
        if site >= 0:
            yield from travel.make_travel(g, c.me, c.defender, site)
    loss = g.favor[c.defender] // 2
    if c.notes.get("burn-all"):
        loss = g.favor[c.defender]
    if loss and (yield from choose(BURN, c.me)) == questions.YES:
        g.favor[c.defender] -= loss
        tokens.to_shared(g, loss)
        if g.log is not None:
            g.tell(events.FavorBurnt(c.defender, loss))


# -- Step 8 ------------------------------------------------------------------------------------------------------------


def effects(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.8: the victorious side's plans, then the plans to be discarded, the attacker's first."""
    for user, slot in c.used_by(c.won):
        plan = powers.PLANS.get(g.up.get(slot, -1))
        if plan is not None and plan.victory is not None:
            yield from plan.victory(g, c, user, slot)
    yield from fire(g, hooks.BEFORE_DISCARDS, c)
    for side in (ATTACKER, DEFENDER):
        for user, slot in c.used_by(side):
            if to_discard(g, c, user, slot):
                yield from discard_plan(g, c, user, slot)
    yield from fire(g, hooks.CAMPAIGN_CLOSING, c)
    for seat in range(g.seats):
        g.reserve[seat] += g.ward[seat]
        g.ward[seat] = 0


def to_discard(g: Oath, c: Campaign, user: int, slot: int) -> bool:
    """Whether a used plan is to be discarded at the end."""
    plan = powers.PLANS.get(g.up.get(slot, -1))
    if plan is None or plan.discard == powers.DEFEATED or slot in c.kept:
        return False
    if isinstance(plan.discard, str):
        return plan.discard == powers.ALWAYS
    return plan.discard(g, c, user, slot)


def discard_plan(g: Oath, c: Campaign, user: int, slot: int) -> Flow[None]:
    """A used plan is discarded by its user; the bandits' go by the card's region."""
    if slot in g.up and slot not in c.kept:
        card_moves.discard(
            g, user if user >= 0 else c.me, slot, -1 if user >= 0 else card_moves.pile_for(g, c.me, slot), spent=True
        )
    yield from ()


def aftermath(g: Oath, c: Campaign) -> Flow[None]:
    """What comes strictly after everything else of a campaign (R-015)."""
    for user, slot in c.used_by(ATTACKER):
        handler = hooks.AFTERMATH.declared.get(g.up.get(slot, -1))
        if handler is not None:
            yield from handler(g, slot, c, user)
