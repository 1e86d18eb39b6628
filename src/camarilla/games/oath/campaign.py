"""OA-5.5 Campaign, steps 1 and 2: defender, targets, dice. Step 3 is in `plans.py`, steps 4 to 8 are in `battle.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.oath import (
    battle,
    events,
    hooks,
    other_answers,
    plans,
    powers,
    promises,
    queries,
    questions,
    tokens,
)
from camarilla.games.oath.action_in_progress import (
    ATTACKER,
    BANDITS,
    BANNER_TARGET,
    NOBODY,
    PAWN,
    RELIC_TARGET,
    Campaign,
    target_banner,
    target_relic,
)
from camarilla.games.oath.catalog import card
from camarilla.games.oath.hooks import consult, fire
from camarilla.games.oath.modifiers import declare, feasible
from camarilla.games.oath.places import BANNERS, CITIZEN, EXILE, MAP_SITES, as_item
from camarilla.kernel.choices import Ask, Flow, choose, word, words
from camarilla.kernel.options import Label, Option

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

DONE: Final = -1
SUPPLY: Final = 2


# -- 5.5.1 Defender ----------------------------------------------------------------------------------------------------


def outcast_of(g: Oath, me: int, defender: int) -> int:
    """OA-5.5.1c, d: the Citizen who is not Imperial when these two fight, or nobody."""
    if defender < 0 or EXILE in (g.role[me], g.role[defender]):
        return NOBODY
    return me if g.role[me] == CITIZEN else defender


def defenders(g: Oath, me: int, c: Campaign) -> list[int]:
    """OA-5.5.1: other players who rule the site or stand there, and the bandits if no player rules it."""
    return [seat for seat in foes(g, c) if may_attack(g, c, seat)]


def foes(g: Oath, c: Campaign) -> list[int]:
    """Whom a player who may campaign now could attack, if they are here; a power may name one."""
    if (not c.free and g.supply[c.me] < SUPPLY) or not consult(g, hooks.MAY_CAMPAIGN, True, c.me):
        return []
    return [*queries.others(g, c.me), BANDITS] if c.against == NOBODY else [c.against]


def may_attack(g: Oath, c: Campaign, defender: int) -> bool:
    """Whether this defender is legal and has a target that can be declared."""
    if not may_be_here(g, defender, c.at):
        return False
    c.defender = defender
    c.outcast = outcast_of(g, c.me, defender)
    g.acts.stack.append(c)
    try:
        if defender == BANDITS:
            here = queries.ruler(g, c.at) == BANDITS
        else:
            here = queries.rules_site(g, defender, c.at) or g.pawn[defender] == c.at
        return here and (plain_targets(g) or one_is_enough(g, c) or completable(g, c, []))
    finally:
        g.acts.stack.pop()
        c.defender = c.outcast = NOBODY


def may_be_here(g: Oath, defender: int, site: int) -> bool:
    """A quick look before the campaign is read: False only for somebody who neither stands at a site nor rules it."""
    owner = g.owner[site]
    if defender == BANDITS:
        return owner < 0
    return g.pawn[defender] == site or owner < 0 or owner == defender or owner == g.order[0]


def plain_targets(g: Oath) -> bool:
    """Whether no card in play has a say in targets: then whoever is here has one."""
    return not (hooks.TARGETS_LEGAL.heard(g) or hooks.TARGET_SECRETS.heard(g) or hooks.MAY_TARGET.heard(g))


def one_is_enough(g: Oath, c: Campaign) -> bool:
    """Whether the site alone may be declared, or the pawn of a defender who does not rule it: mostly so."""
    pawn = c.defender >= 0 and g.pawn[c.defender] == c.at and not must_target(g, c)
    target = PAWN if pawn else c.at
    return bool(consult(g, hooks.MAY_TARGET, True, c, target)) and legal_set(g, c, [target])


def possible(g: Oath, c: Any) -> bool:
    """Whether there is somebody to attack."""
    return any(may_attack(g, c, seat) for seat in foes(g, c))


def can_campaign(g: Oath, me: int, at: int = -1, free: bool = False, against: int = NOBODY, join: int = -1) -> bool:
    """Whether a player can campaign at all."""
    c = Campaign(me, g.pawn[me] if at < 0 else at, free)
    if join >= 0:
        c.joined.append(join)
    c.against = against
    return feasible(g, c, possible)


def defender_option(g: Oath, me: int, seat: int) -> Option:
    """Name a defender: `attack@2`, `attack:bandits`."""
    if seat == BANDITS:
        return Option("attack:bandits", Label("attack-bandits"))
    return Option(f"attack@{seat}", Label("attack", {"seat": questions.seat_label(seat)}), (f"seat:{seat}",))


DEFENDER: Final = Ask(
    "campaign-defender",
    "OA-5.5.1a",
    defenders,
    defender_option,
    refusals=other_answers.beyond(
        defenders, defender_option, other_answers.all_foes, other_answers.always("OA-5.5.1a", "refusal-defender")
    ),
)


# -- 5.5.2 Targets -----------------------------------------------------------------------------------------------------


def all_targets(g: Oath, c: Campaign) -> list[int]:
    """OA-5.5.2b to d: everything of the defender that may be declared."""
    targets = queries.ruled_sites(g, c.defender)
    if c.defender >= 0 and g.pawn[c.defender] == c.at:
        items = [(RELIC_TARGET + slot, slot) for slot in g.relics[c.defender]]
        items += [(BANNER_TARGET + b, as_item(b)) for b in range(2) if g.banner_holder[b] == c.defender]
        targets += [target for target, item in items if queries.may_take(g, c.me, c.defender, item)]
        targets.append(PAWN)
    return [target for target in targets if consult(g, hooks.MAY_TARGET, True, c, target)]


def dice_of(g: Oath, c: Campaign, target: int) -> int:
    """OA-5.5.2a: the defense dice a target gives."""
    if target < MAP_SITES:
        dice = 1
    elif target == PAWN:
        dice = 2
    elif (slot := target_relic(target)) >= 0:
        dice = card(g.up[slot]).defense if slot in g.up else 1
    else:
        dice = g.banner_tokens[target_banner(target)]
    total: int = consult(g, hooks.TARGET_DICE, dice, c, target)
    return total


def at_site(g: Oath, c: Campaign, target: int) -> bool:
    """Whether a target is at the attacker's site."""
    return target == c.at if target < MAP_SITES else True


def must_target(g: Oath, c: Campaign) -> bool:
    """OA-5.5.2f: a site the defender rules and the attacker is at must be among the targets (but see R-024)."""
    if c.at in c.joined:
        return False
    if c.defender == BANDITS:
        return True  # nobody attacks them anywhere else
    return queries.rules_site(g, c.defender, c.at)


def legal_set(g: Oath, c: Campaign, targets: list[int]) -> bool:
    """OA-5.5.2e, f: at least one target at the attacker's site, and that site if the defender rules it."""
    if not any(at_site(g, c, target) for target in targets):
        return False
    if must_target(g, c) and c.at not in targets:
        return False
    before = c.targets
    c.targets = targets
    flips: int = consult(g, hooks.TARGET_SECRETS, 0, c)
    _, secrets = powers.owed(g, c)
    legal: bool = flips + secrets <= g.secrets[c.me] if flips else True
    legal = legal and bool(consult(g, hooks.TARGETS_LEGAL, True, c))
    c.targets = before
    return legal


def completable(g: Oath, c: Campaign, targets: list[int], depth: int = 3) -> bool:
    """Whether a set of targets is legal or can be made so with more."""
    if legal_set(g, c, targets):
        return True
    if depth == 0:
        return False
    more = [target for target in all_targets(g, c) if target not in targets]
    if c.at in more and c.at not in targets:
        more = [c.at] if must_target(g, c) else [c.at, *[target for target in more if target != c.at]]
    return any(completable(g, c, [*targets, target], depth - 1) for target in more)


def target_values(g: Oath, me: int, c: Campaign) -> list[int]:
    """The targets that may be added, and being done if the set is legal."""
    values = [DONE] if legal_set(g, c, c.targets) else []
    for target in all_targets(g, c):
        if target not in c.targets and completable(g, c, [*c.targets, target]):
            values.append(target)
    return values


def target_option(g: Oath, me: int, target: int) -> Option:
    """Name a target: `target:plains`, `target:pawn`, `target:banner-people`, `target:map`."""
    if target == DONE:
        return Option("done", Label("option-done"))
    if target < MAP_SITES:
        label = Label("target-site", {"site": questions.site_label(g, target)})
        return Option(f"target:{questions.site_key(g, target)}", label, (f"site:{target}",))
    if target == PAWN:
        return Option("target:pawn", Label("target-pawn"))
    if (slot := target_relic(target)) >= 0:
        label = Label("target-relic", {"card": questions.card_label(g, me, slot)})
        return Option(f"target:{questions.card_key(g, me, slot)}", label, (f"card:{slot}",))
    name = BANNERS[target_banner(target)]
    return Option(f"target:banner-{name}", Label("target-banner", {"banner": Label(f"banner-{name}")}))


def thinkable_targets(g: Oath, me: int, c: Campaign) -> list[int]:
    """All sites, pawn, banners and relics, and being done."""
    relics = [RELIC_TARGET + slot for held in g.relics for slot in held]
    return [DONE, *range(MAP_SITES), PAWN, BANNER_TARGET, BANNER_TARGET + 1, *relics]


def no_target(g: Oath, me: int, target: int, c: Campaign) -> other_answers.Reason:
    """OA-5.5.2: why this is no target, or these are not enough."""
    if target == DONE:
        return "OA-5.5.2e", Label("refusal-target-here")
    if target in c.targets:
        return "OA-5.5.2a", Label("refusal-declared-target")
    return "OA-5.5.2a", Label("refusal-target")


TARGET: Final = Ask(
    "campaign-target",
    "OA-5.5.2a",
    target_values,
    target_option,
    refusals=other_answers.beyond(target_values, target_option, thinkable_targets, no_target),
)


def dice_values(g: Oath, me: int, c: Campaign) -> list[int]:
    """OA-5.5.2g: as many attack dice as the force has warbands, or fewer."""
    return list(range(battle.force_size(g, c, ATTACKER), -1, -1))


DICE: Final = questions.how_many("campaign-dice", "OA-5.5.2g", dice_values)
JOIN: Final = Ask("campaign-join", "OA-5.5.2i", words(questions.YES, questions.NO), word, args=questions.fight_args)
PERMIT: Final = Ask(
    "campaign-permit",
    "OA-5.5.2i",
    words(questions.YES, questions.NO),
    word,
    args=lambda g, me, citizen: {"citizen": questions.seat_label(citizen)},
)


# -- The action --------------------------------------------------------------------------------------------------------


def campaign(g: Oath, me: int, at: int = -1, free: bool = False, against: int = NOBODY, join: int = -1) -> Flow[None]:
    """OA-5.5: the eight steps. `at` is where the attacker acts as if standing, `join` a site whose warbands join."""
    c = Campaign(me, g.pawn[me] if at < 0 else at, free)
    c.against = against
    if join >= 0:
        c.joined.append(join)
    yield from declare(g, c, possible)
    c.defender = yield from choose(DEFENDER, me, c)
    c.outcast = outcast_of(g, me, c.defender)
    g.acts.stack.append(c)
    g.supply[me] -= 0 if free else SUPPLY
    powers.pay_modifiers(g, c)
    c.joined = consult(g, hooks.JOINS, c.joined, c)
    yield from declare_targets(g, c)
    yield from gather_dice(g, c)
    yield from call_allies(g, c)
    c.step = 3
    yield from plans.use_plans(g, c)
    yield from battle.fight(g, c)
    g.acts.stack.pop()
    yield from battle.check_title(g)
    yield from fire(g, hooks.CAMPAIGNED, c)
    yield from battle.aftermath(g, c)


def declare_targets(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.2a: any number of targets; each adds its dice."""
    c.step = 2
    if must_target(g, c) and c.at in all_targets(g, c):
        c.targets.append(c.at)
    while True:
        target = yield from choose(TARGET, c.me, c)
        if target == DONE:
            break
        c.targets.append(target)
    for _ in range(consult(g, hooks.TARGET_SECRETS, 0, c)):
        tokens.flip_secret(g, c.me)
    promises.broken(g, promises.NO_CAMPAIGN, c.me, c.defender)
    c.defense = sum([dice_of(g, c, target) for target in c.targets])
    if g.log is not None:
        g.tell(events.CampaignBegan(c.me, c.defender if c.defender >= 0 else None, tuple(c.targets)))


def gather_dice(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.2g: the attack pool; OA-2.11j, l: the title adds to the defense."""
    count = battle.force_size(g, c, ATTACKER)
    if count:
        count = yield from choose(DICE, c.me, c)
    c.attack = max(0, consult(g, hooks.ATTACK_POOL, count, c))
    short = consult(g, hooks.ATTACK_POOL, count, c)
    if short < 0:
        c.defense -= short  # OA-5.5.3c
    if c.defender >= 0 and titled(g, c):
        c.defense += 2 if g.usurper else 1


def titled(g: Oath, c: Campaign) -> bool:
    """OA-2.11j, l: whether the title serves the defender."""
    if g.title == c.defender:
        return True
    return queries.imperial(g, c.defender) and queries.imperial(g, g.title)


def call_allies(g: Oath, c: Campaign) -> Flow[None]:
    """OA-5.5.2h, i: the Chancellor joins an Imperial defender; Citizens nearby may, with the defender's permission."""
    if not queries.imperial(g, c.defender):
        return
    if c.defender != g.chancellor:
        c.allies.append(g.chancellor)
    for seat in queries.others(g, c.me):
        near = g.pawn[seat] == c.at or g.pawn[seat] in c.sites()
        if g.role[seat] != CITIZEN or seat == c.defender or not near:
            continue
        willing = (yield from choose(JOIN, seat)) == questions.YES
        if willing and (yield from choose(PERMIT, c.defender, seat)) == questions.YES:
            c.allies.append(seat)
