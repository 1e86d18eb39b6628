"""Groups from A.M.A. to Cycle Gangs."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, queries
from camarilla.games.inwo.attacks import attacking, results
from camarilla.games.inwo.attacks.commitment import commit
from camarilla.games.inwo.attacks.model import AID, CONTROL, DESTROY, FAILURE, Attack, Bonus
from camarilla.games.inwo.attacks.results import LAST_WORDS
from camarilla.games.inwo.attacks.strength import is_magic
from camarilla.games.inwo.card_language.continuous import (
    aids_destroying,
    draws_for_relief,
    helps_more,
    holds_plots,
    relieves,
    to_disasters,
    token_for_master,
)
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.matchers import (
    Match,
    a_personality,
    a_place,
    aligned,
    anything,
    attribute,
    both,
    isnt,
    named,
)
from camarilla.games.inwo.card_language.plot_shapes import just
from camarilla.games.inwo.card_language.targets import KEEPS_SAFE, OWN_ACTION, a_rival, has_hidden_plots
from camarilla.games.inwo.card_language.verbs import draw, expose_all, relieve_it
from camarilla.games.inwo.card_language.vocabulary import (
    adds_power,
    bonus_rows,
    by_or_against,
    grows,
    guards,
    indestructible,
    instead,
    joins,
    led_or_aided,
    on,
    puppets_matching,
)
from camarilla.games.inwo.catalog import (
    CONSERVATIVE,
    CORPORATE,
    FACE,
    FANATIC,
    GOVERNMENT,
    GREEN,
    LIBERAL,
    MEDIA,
    SCIENCE,
    US_GOVERNMENT,
    VIOLENT,
    WEIRD,
)
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import (
    THIS_TURN,
    InAttack,
    Numbered,
    card_of,
    number_of,
    subject_of,
    target_of,
    this_attack,
    within,
)
from camarilla.games.inwo.model.zones import (
    ANY_TIME,
    DECLARE,
    DESTROYED,
    KILLED_NOW,
    OPEN_MOMENTS,
    PLOT_BACK,
    RESULT,
    STRUCTURE,
)
from camarilla.games.inwo.plays import drawing, playing, relief
from camarilla.games.inwo.plays.abilities import Pick, ability, acts
from camarilla.games.inwo.plays.costs import where_option
from camarilla.games.inwo.power import COME_AND_GO, Terms, has
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import grid, moving_branches
from camarilla.games.inwo.structures.grid import Arrow
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose

# -- A -----------------------------------------------------------------------------------------------------------------

Card("ama").does(bonus_rows, ("direct", "attack", attribute(SCIENCE), 5)).does(
    joins, by_or_against(attribute(SCIENCE))
).does(helps_more, 5, by_or_against(attribute(SCIENCE)))


Card("american-autoduel-association").does(instead, "destroy", VIOLENT, 4, aligned(VIOLENT)).does(
    joins, aids_destroying(aligned(VIOLENT))
).does(helps_more, 4, aids_destroying(aligned(VIOLENT)))


bonus_rows(
    "anti-nuclear-activists",
    ("any", "destroy", attribute(SCIENCE), 6),
    ("any", "destroy", named("nuclear-power-companies"), 10),
    ("any", "control", attribute(GREEN), 4),
)


def resists_help_of(name: str, match: Match, number: int) -> None:
    """Groups of the structure have more Resistance against attacks led or aided by such groups."""

    def handler(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
        if a.defender == g.holder[source] and led_or_aided(g, a, match):
            terms.add(number, source)
        return terms

    on(hooks.RESISTING, name)(handler)


resists_help_of("antiwar-activists", aligned(GOVERNMENT), 4)
bonus_rows("al-gore", ("direct", "control", attribute(GREEN), 8))

# -- B -----------------------------------------------------------------------------------------------------------------

bonus_rows(
    "batf",
    ("direct", "destroy", aligned(FANATIC), 8),
    ("any", "attack", named("gun-lobby", "tobacco-companies", "liquor-companies"), 6),
)


ability("bank-of-england", when=ANY_TIME, cost=OWN_ACTION, settle=draw(2))


other_media = both(attribute(MEDIA), isnt(named("big-media")))
Card("big-media").does(bonus_rows, ("any", "attack", other_media, 4)).does(joins, by_or_against(other_media))


def american(g: Inwo, slot: int) -> bool:
    """Government groups that are part of the United States."""
    return g.cards.face[slot] in US_GOVERNMENT and has(g, slot, GOVERNMENT)


bonus_rows("bill-clinton", ("any", "control", american, 3), ("direct", "control", aligned(GOVERNMENT), 8))


@on(hooks.ALIGNMENTS, "bill-clinton")
def clinton_leans(g: Inwo, source: int, mask: int, slot: int) -> int:
    """Liberal as the last roll said: the one of this attack, else the one of this turn."""
    if slot != source:
        return mask
    for effect in reversed(g.effects.entries):
        if effect.key == "leans" and subject_of(effect) == slot:
            return mask | LIBERAL if number_of(effect) <= 3 and not mask & CONSERVATIVE else mask
    return mask


COME_AND_GO[FACE["bill-clinton"]] = LIBERAL


@on(hooks.TURN_STARTS, "bill-clinton")
def clinton_each_turn(g: Inwo, source: int, seat: int) -> Flow[None]:
    """A roll for the turn."""
    die = yield from playing.roll(g, g.holder[source], 1)  # public: everybody saw the die
    g.effects.add("leans", seat, Numbered(source, die), until=THIS_TURN)
    g.touch()


@on(hooks.ATTACK_BEGINS, "bill-clinton")
def clinton_each_attack(g: Inwo, source: int, a: Attack) -> Flow[None]:
    """A roll for each attack."""
    die = yield from playing.roll(g, g.holder[source], 1)  # public: everybody saw the die
    g.effects.add("leans", g.holder[source], Numbered(source, die), until=this_attack(a.number))
    g.touch()


hooks.instruction("bill-clinton", hooks.ALIGNMENTS, hooks.TURN_STARTS, hooks.ATTACK_BEGINS)

bonus_rows("bjorne", ("direct", "control", attribute(MEDIA), 4))


@on(hooks.TOKENS, "bjorne")
def bjorne_tokens(g: Inwo, source: int, number: int, slot: int) -> int:
    """One more for each Media group that is a direct puppet."""
    return number + puppets_matching(g, slot, attribute(MEDIA)) if slot == source else number


def bjorne_falls(g: Inwo, slot: int, last_power: int, before: int, by: int) -> Flow[None]:
    """Whoever destroys or kills him draws a Plot, and one for each point of his Power."""
    if by >= 0 and by not in g.out:
        yield from drawing.draw(g, by, PLOT_BACK, 1 + last_power)


LAST_WORDS["bjorne"] = bjorne_falls

Card("black-activists").does(bonus_rows, ("any", "control", aligned(LIBERAL), 2)).does(
    guards, 4, against=aligned(LIBERAL)
)


Card("boy-sprouts").does(relieves, as_power=12).does(draws_for_relief)


token_for_master("brazil", aligned(CORPORATE))


def corporate_master(g: Inwo, source: int, number: int, slot: int) -> int:
    """A Corporate group gets one more for being the master of `source`."""
    return number + 1 if slot == g.master[source] and has(g, slot, CORPORATE) else number


# -- C -----------------------------------------------------------------------------------------------------------------

instead("cia", "destroy", GOVERNMENT, 4, aligned(GOVERNMENT))


def may_assassinate(g: Inwo, seat: int, slot: int) -> bool:
    """It leads an attack to destroy a Personality."""
    a = g.attack
    return a is not None and a.leader == slot and a.kind == DESTROY and not a.instant and a_personality(g, a.target)


def turn_deadly(g: Inwo, play: Play) -> None:
    """The attack is Instant, and kills."""
    a = g.attack
    assert a is not None
    a.aiders = []
    a.assassination = True
    attacking.freeze(g, a)
    commit(g, a)


ability("cia", "assassination", when=DECLARE, test=may_assassinate, apply=turn_deadly, rule="IN-10.8")
grows("cable-tv", a_personality, also_global=True)
adds_power("california", attribute(MEDIA), 1)
bonus_rows("canada", ("direct", "control", attribute(GREEN), 10))


ability(
    "cattle-mutilators",
    when=ANY_TIME,
    picks=[a_rival(has_hidden_plots, mover=True)],
    cost=OWN_ACTION,
    settle=expose_all,
    spy=True,
)


def relievable(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """A Devastated Place."""
    return [place for place in relief.devastated_places(g) if place != slot and queries.affects(g, slot, place)]


ability(
    "center-for-disease-control",
    "relief",
    when=OPEN_MOMENTS,
    picks=[Pick("card", relievable)],
    cost=OWN_ACTION,
    once="turn",
    settle=relieve_it,
)


def cdc_leads(g: Inwo, seat: int, slot: int) -> bool:
    """It leads an attack to destroy a Place."""
    a = g.attack
    return a is not None and a.leader == slot and a.kind == DESTROY and a_place(g, a.target)


def cdc_risk(g: Inwo, play: Play) -> None:
    """+15, at a risk."""
    a = g.attack
    assert a is not None
    g.effects.add("cdc risk", play.seat, InAttack(card_of(play), a.number), until=this_attack(a.number), play=play.id)


@hooks.BONUS.on("cdc risk")
def cdc_bonus(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """The bonus it took."""
    if within(g.effect(source)) == a.number:
        found.append(Bonus(source, 15))
    return found


@hooks.AFTER_ATTACK.on("cdc risk")
def cdc_pays(g: Inwo, source: int, a: Attack) -> Flow[None]:
    """If the attack fails, it is destroyed by the owner of the Place."""
    effect = g.effect(source)
    slot = subject_of(effect)
    if within(effect) == a.number and a.outcome == FAILURE and g.zone[slot] == STRUCTURE:
        yield from results.destroyed(g, None, slot, False, a.defender)


ability("center-for-disease-control", "risk", when=DECLARE, test=cdc_leads, apply=cdc_risk)

instead("cfl-aio", "destroy", CORPORATE, 10, aligned(CORPORATE))


def cfl_aids(g: Inwo, source: int, a: Attack) -> int:
    """+4 to destroy Corporate groups where it does not lead itself (IN-19.10)."""
    fits = not a.instant and a.kind == DESTROY and has(g, a.target, CORPORATE)
    return 4 if fits and a.leader != source else 0


bonus_rows("cfl-aio", extra=cfl_aids)


Card("china").does(token_for_master, aligned(CORPORATE)).does(guards, 20, kinds="destroy", itself=True, instants=True)


@on(hooks.PRINTED_POWER, "church-of-elvis")
def church_power(g: Inwo, source: int, number: int, slot: int) -> int:
    """4 while Elvis is in play, 8 under the same player."""
    if slot != source:
        return number
    kings = queries.in_play_by_name(g, "elvis")
    if not kings:
        return number
    return 8 if any(g.holder[king] == g.holder[source] for king in kings) else 4


bonus_rows("clone-arrangers", ("any", "control", a_personality, 4))


def just_killed(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Personalities that were just killed and can come back."""
    gone = [subject_of(effect) for effect in g.effects.of(in_force.BURIED)]
    cards = [entry.slot for entry in just(g, KILLED_NOW) if g.cards.face[entry.slot] not in gone]
    return [card for card in cards if g.zone[card] == DESTROYED and grid.free_places(g, seat)]


@acts("clone-arrangers", "clone", when=RESULT, picks=[Pick("card", just_killed)], cost=OWN_ACTION)
def clone_returns(g: Inwo, play: Play) -> Flow[None]:
    """The Personality is back, on any open arrow; it no longer counts as destroyed."""
    slot = target_of(play)
    if g.zone[slot] == DESTROYED and grid.free_places(g, play.seat):
        yield from revive(g, slot, play.seat)


def revive(g: Inwo, slot: int, seat: int) -> Flow[None]:
    """A destroyed group comes back into play under a player, on an arrow of its choice, with printed values."""
    at = yield from choose(REVIVE_AT, seat)
    card_moves.forget(g, slot)
    yield from moving_branches.capture(g, slot, seat, at.master, at.side)


def revive_places(g: Inwo, seat: int) -> list[Arrow]:
    """Any open arrow."""
    return grid.free_places(g, seat)


REVIVE_AT: Ask[Arrow] = Ask("revive-at", "IN-10.9", revive_places, where_option)


def comics_help(g: Inwo, source: int, a: Attack) -> bool:
    """Comic Books lead or aid an attack to control a Weird group."""
    helping = a.leader == source or a.helps(source, AID)
    return a.kind == CONTROL and helping and has(g, a.target, WEIRD)


@on(hooks.PRINTED_RESISTANCE, "comic-books")
def comics_weaken(g: Inwo, source: int, number: int, slot: int) -> int:
    """The target's printed Resistance is 0."""
    a = g.attack
    return 0 if a is not None and a.target == slot and comics_help(g, source, a) else number


@on(hooks.MASTER_MATCH, "comic-books")
def comics_estrange(g: Inwo, source: int, mask: int, a: Attack) -> int:
    """No bonus from a Weird master."""
    return mask & ~WEIRD if comics_help(g, source, a) else mask


bonus_rows("congressional-wives", ("direct", "control", aligned(GOVERNMENT), 10))


holds_plots("conspiracy-theorists", 1)


KEEPS_SAFE.add(FACE["count-dracula"])
bonus_rows("count-dracula", ("direct", "control", named("vampires"), 10))


@on(hooks.REACHES_SECRET, "count-dracula")
def dracula_calls(g: Inwo, source: int, found: bool, slot: int, target: int) -> bool:
    """His card names the Vampires, Secret though they are."""
    return found or (slot == source and g.cards.face[target] == FACE["vampires"])


def without_magic(g: Inwo, source: int, a: Attack | None, magic: bool) -> bool:
    """Only Magic destroys him; whether an attack is Magic is seen at its end."""
    return a is None and not magic


indestructible("count-dracula", without_magic)


@on(hooks.FAILS, "count-dracula")
def dracula_survives(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """An attack to destroy him fails unless it is Magic by then."""
    return found or (a.target == source and a.kind == DESTROY and not is_magic(g, a))


def dracula_dies(g: Inwo, slot: int, last_power: int, before: int, by: int) -> Flow[None]:
    """If he is destroyed, he is dead for good."""
    g.effects.add(in_force.BURIED, before, (g.cards.face[slot],))
    yield from ()


LAST_WORDS["count-dracula"] = dracula_dies


bonus_rows("cycle-gangs", ("any", "destroy", anything, 2), extra=to_disasters(4))
