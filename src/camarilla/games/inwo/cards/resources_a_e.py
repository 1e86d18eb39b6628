"""Resources from Angel's Feather to Eliza."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries, tokens
from camarilla.games.inwo.attacks import attacking, results
from camarilla.games.inwo.attacks.model import AID, CONTROL, DESTROY, DICE, OPPOSE, Attack, Helper
from camarilla.games.inwo.attacks.strength import worth
from camarilla.games.inwo.card_language.cancelling import canceller
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.linked_resources import (
    doubles_host,
    helps_illuminati,
    host_of,
    links_to,
    token_for_host,
)
from camarilla.games.inwo.card_language.matchers import a_place, aligned, attribute
from camarilla.games.inwo.card_language.plot_shapes import last_roll
from camarilla.games.inwo.card_language.targets import words
from camarilla.games.inwo.card_language.vocabulary import adds_power, bonus_rows, boosts, on, reroll
from camarilla.games.inwo.catalog import COMPUTER, FACE, GOVERNMENT, GREEN, ID, MAGIC, MEDIA, PEACEFUL, VIOLENT
from camarilla.games.inwo.model.entries import GAVE_BONUS, TokenMove, Use
from camarilla.games.inwo.model.play_fields import card_of, choice_of, target_of, this_attack
from camarilla.games.inwo.model.zones import MAIN, PLOT_BACK, RESOURCES, ROLLED, STRUCTURE
from camarilla.games.inwo.plays import drawing
from camarilla.games.inwo.plays.abilities import Pick, Way, ability, acts
from camarilla.games.inwo.plays.announcing import Path
from camarilla.games.inwo.plays.costs import Cost, FromHand, Part, card_option
from camarilla.games.inwo.plays.free_moves import HOSTS
from camarilla.games.inwo.plays.housekeeping import UPKEEP
from camarilla.games.inwo.power import has, is_a
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose
from camarilla.kernel.options import Option, losing

# -- Links -------------------------------------------------------------------------------------------------------------


# -- A and B -----------------------------------------------------------------------------------------------------------

links_to("angels-feather", aligned(PEACEFUL))


@on(hooks.AFTER_ROLL, "angels-feather")
def second_chance(g: Inwo, source: int, a: Attack) -> Flow[None]:
    """A failed attempt of its group to control, or a success against a Peaceful group of its owner, is rolled again."""
    host = host_of(g, source)
    if host < 0 or not has(g, host, PEACEFUL) or g.marked("feather", source):
        return
    failed = a.leader == host and a.kind == CONTROL and not attacking.succeeds(a)
    failed = failed and queries.reaches_attack(g, source, a)
    struck = a.defender == g.holder[source] and has(g, a.target, PEACEFUL) and attacking.succeeds(a)
    if failed or struck:
        g.effects.add("feather", g.holder[source], (source,), until=this_attack(a.number))
        before = a.dice[:]
        reroll(g)
        if a.dice == before:
            a.dice = a.dice[::-1]
        g.touch()
    yield from ()


def own_groups(g: Inwo, seat: int, *about: int) -> list[int]:
    """The groups one could write down."""
    return list(g.structure[seat]) or [-1]


def written_option(g: Inwo, seat: int, slot: int) -> Option:
    """Name a group that is written down."""
    option = card_option(g, seat, slot)
    return Option(option.notation, option.label)


WRITE: Ask[int] = Ask("write", "IN-21.18", own_groups, written_option, secret=True)


def write_down(g: Inwo, slot: int) -> Flow[None]:
    """Write a group's name down, secretly."""
    seat = g.holder[slot]
    if g.structure[seat]:
        choice = yield from choose(WRITE, seat)
        card_moves.write(g, slot, choice)


@on(hooks.ENTERS, "ark-of-the-covenant")
def ark_enters(g: Inwo, source: int, slot: int, seat: int) -> Flow[None]:
    """A name is written down as it comes into play."""
    if slot == source:
        yield from write_down(g, source)


@acts("ark-of-the-covenant", when=MAIN, own_turn=True, once="turn")
def ark_changes(g: Inwo, play: Play) -> Flow[None]:
    """The name may be changed in the own turn."""
    yield from write_down(g, card_of(play))


@on(hooks.AFTER_DESTROYED, "ark-of-the-covenant")
def wrath(g: Inwo, source: int, slot: int, before: int, by: int, a: Attack | None) -> Flow[None]:
    """If the named group is destroyed, the group that did it is destroyed, too."""
    if g.written.get(source, -1) != slot or before != g.holder[source]:
        return
    g.told.append([source, slot])
    g.news += 1
    card_moves.strike_out(g, source)
    culprit = a.leader if a is not None and a.leader >= 0 else g.illuminati[by] if by >= 0 else -1
    if culprit in g.illuminati and culprit >= 0:
        owner = g.illuminati.index(culprit)
        culprit = -1
        if g.structure[owner] and queries.affects_seat(g, source, owner):
            culprit = yield from choose(SACRIFICE, owner)
    if culprit >= 0 and g.zone[culprit] == STRUCTURE and queries.affects(g, source, culprit):
        yield from results.destroyed(g, None, culprit, False, g.holder[source], magic=True)
    if g.zone[source] == RESOURCES:
        yield from write_down(g, source)


SACRIFICE: Ask[int] = Ask("sacrifice", "IN-21.18", own_groups, losing(card_option))
Card("bigfoot").does(canceller, attribute(MEDIA)).does(bonus_rows, ("any", "control", attribute(GREEN), 3))
links_to("book-of-kells", attribute(MAGIC))
helps_illuminati("book-of-kells", 1)
token_for_host("book-of-kells")


@on(hooks.FORBIDDEN, "book-of-kells")
def monks_spare(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """Its group may make no attack to destroy in a turn in which it got the extra token."""
    peaceful = a.kind == DESTROY and a.leader >= 0 and a.leader == host_of(g, source)
    return found or (peaceful and Use(source, GAVE_BONUS) in g.used)


# -- C to E ------------------------------------------------------------------------------------------------------------


def spent_cards(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Own groups and Resources that have used their action."""
    cards = [*queries.groups_of(g, seat), *g.resources[seat]]
    return [
        card
        for card in cards
        if g.tokens[card] == 0 and power.entitled(g, card) > 0 and power.gets_tokens(g, card) and card not in g.fresh
    ]


def study(g: Inwo, play: Play) -> None:
    """It gets another token."""
    g.token_moves.append(TokenMove(play.id, target_of(play), 1))


ability(
    "center-for-weird-studies",
    when=MAIN,
    own_turn=True,
    once="turn",
    picks=[Pick("card", spent_cards)],
    cost=Cost([FromHand(PLOT_BACK)]),
    apply=study,
)
adds_power("clipper-chip", aligned(GOVERNMENT), 2)


@on(hooks.IMMUNE, "clipper-chip")
def no_phreaking(g: Inwo, source: int, found: bool, slot: int, actor: int) -> bool:
    """Its player is immune to the Phone Phreaks."""
    return found or (g.holder[slot] == g.holder[source] and g.cards.face[actor] == FACE["phone-phreaks"])


@on(hooks.NO_TAKEOVER, "clipper-chip")
def one_chip(g: Inwo, source: int, found: bool, seat: int, slot: int) -> bool:
    """IN-5.8: one a player."""
    return found or (g.holder[source] == seat and g.cards.face[slot] == FACE["clipper-chip"])


def chip_upkeep(g: Inwo, slot: int) -> None:
    """It is discarded without a Government group, or beside another one."""
    seat = g.holder[slot]
    lonely = not any(has(g, group, GOVERNMENT) for group in g.structure[seat])
    chips = [card for card in g.resources[seat] if g.cards.face[card] == FACE["clipper-chip"]]
    if slot in chips and (lonely or chips.index(slot) > 0):
        card_moves.discard(g, slot)


UPKEEP["clipper-chip"] = chip_upkeep


def draw_way(name: str, key: str, backs: tuple[int, ...], least: int) -> None:
    """Another way to take a card when drawing."""

    def handler(g: Inwo, source: int, ways: list[str], seat: int, back: int) -> list[str]:
        deck = g.group_deck[seat] if back else g.plot_deck[seat]
        mine = g.holder[source] == seat and back in backs and len(deck) >= least
        return [*ways, key] if mine and key not in ways else ways

    on(hooks.DRAW_WAYS, name)(handler)


draw_way("crystal-skull", "skull", (0,), 2)


def gaze(g: Inwo, seat: int, back: int) -> Flow[int]:
    """Look at the top three, take one, and put the others on the top or the bottom."""
    for slot in g.plot_deck[seat][-3:]:
        g.cards.show(seat, slot)
    chosen = yield from choose(TAKE_ONE, seat)
    where = yield from choose(REST_WHERE, seat)
    deck = g.plot_deck[seat]
    seen = deck[-3:]
    order = [slot for slot in seen if slot != chosen]
    rest = deck[: len(deck) - len(seen)]
    g.plot_deck[seat] = [*rest, *order, chosen] if where == "top" else [*order, *rest, chosen]
    return chosen


def top_three(g: Inwo, seat: int) -> list[int]:
    """The cards one looks at."""
    return g.plot_deck[seat][-3:]


def place_option(g: Inwo, seat: int, slot: int) -> Option:
    """Name a card by its place in the deck, the top being first: which one it is stays secret."""
    place = len(g.plot_deck[seat]) - g.plot_deck[seat].index(slot)
    option = card_option(g, seat, slot)
    return Option(f"{place}-{ID[g.cards.face[slot]]}", option.label)


def top_or_bottom(g: Inwo, seat: int) -> list[str]:
    """Where the others go."""
    return ["top", "bottom"]


def way_option(g: Inwo, seat: int, value: str) -> Option:
    """Name it."""
    return drawing.draw_how_option(g, seat, value)


TAKE_ONE: Ask[int] = Ask("take-one", "IN-19.15", top_three, place_option)
REST_WHERE: Ask[str] = Ask("rest-where", "IN-19.15", top_or_bottom, way_option)
card_moves.DRAW_FLOWS["skull"] = gaze
Card("cyborg-soldiers").does(links_to, aligned(VIOLENT)).does(doubles_host, aligned(VIOLENT))
links_to("death-mask", attribute(MAGIC))


class HostAction(Part):
    """The action of the group the Resource is linked to."""

    word = "host"

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: tuple[int, ...]) -> bool:
        """It can: a side is offered only to a group that has a token (`late_sides`)."""
        return True

    def pay(self, g: Inwo, seat: int, slot: int, way: Way, chosen: tuple[int, ...], path: Path) -> Flow[list[int]]:
        """Spend it."""
        tokens.spend(g, host_of(g, slot))
        yield from ()
        return [host_of(g, slot)]


def late_sides(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The sides its group could have joined."""
    a = g.attack
    host = host_of(g, slot)
    if a is None or g.rolling or not a.dice or host < 0 or a.part_of(host) or not is_a(g, host, MAGIC):
        return []
    if last_roll(g, a):
        return []
    a.stage = DICE - 1
    found = [side for side in (AID, OPPOSE) if queries.may_join(g, a, seat, host, side)]
    a.stage = DICE
    return found


@acts(
    "death-mask",
    when=ROLLED,
    picks=[words("aid", "oppose", values=late_sides)],
    cost=Cost([HostAction()]),
)
def late_entry(g: Inwo, play: Play) -> Flow[None]:
    """Its group enters after the dice; if that changes the result, it does."""
    a = g.attack
    side = choice_of(play)
    host = host_of(g, card_of(play))
    if a is not None and host >= 0:
        helper = Helper(host, side, play.seat, 1)
        a.helpers.append(helper)
        a.fixed += worth(g, a, helper) if side == AID else -worth(g, a, helper)
        a.magic = True
        g.touch()
    yield from ()


def shakes(g: Inwo, slot: int, a: Attack) -> bool:
    """Attacks to destroy a Place, and every Disaster."""
    return a.disaster or (a.kind == DESTROY and not a.instant and a_place(g, a.target))


boosts("earthquake-projector", "", 2, shakes)
links_to("eliza", attribute(COMPUTER), "the-network")
token_for_host("eliza")
fits_eliza = HOSTS["eliza"]


def one_eliza(g: Inwo, card: int, host: int) -> bool:
    """IN-5.8: one a group."""
    taken = any(other != card and at == host and g.cards.face[other] == FACE["eliza"] for other, at in g.links.items())
    return fits_eliza(g, card, host) and not taken


HOSTS["eliza"] = one_eliza


@on(hooks.AFTER_ATTACK, "eliza")
def eliza_talks(g: Inwo, source: int, a: Attack) -> Flow[None]:
    """If the extra action, the last a group has, leads to 11 or 12, she is gone and all hidden Plots are exposed."""
    host = host_of(g, source)
    if a.leader == host and host >= 0 and a.roll >= 11 and g.tokens[host] == 0:
        seat = g.holder[source]
        card_moves.discard(g, source)
        for slot in list(g.plots[seat]):
            card_moves.expose(g, slot)
    yield from ()


hooks.instruction("eliza", hooks.AFTER_ATTACK)
