"""Groups from Gay Activists to Loan Sharks."""

from __future__ import annotations

from camarilla.games.inwo import hooks, power, queries
from camarilla.games.inwo.attacks import results, undoing
from camarilla.games.inwo.attacks.model import AID, CONTROL, DESTROY, DICE, Attack
from camarilla.games.inwo.card_language.cancelling import canceller, open_play
from camarilla.games.inwo.card_language.continuous import (
    any_attack,
    reaches_secret,
    saves_tokens,
    strengthens_master,
    to_assassinations,
    to_disasters,
    token_for_master,
)
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.matchers import (
    a_place,
    aligned,
    attribute,
    both,
    either,
    named,
    printed,
    with_puppets,
)
from camarilla.games.inwo.card_language.targets import OWN_ACTION, a_rival, groups_in_play
from camarilla.games.inwo.card_language.vocabulary import (
    REVERSE,
    bonus_rows,
    breaks_privilege,
    change_for_turn,
    change_pick,
    grows,
    guards,
    immunity,
    indestructible,
    instead,
    joins,
    on,
)
from camarilla.games.inwo.catalog import (
    BANK,
    COMMUNIST,
    COMPUTER,
    CONSERVATIVE,
    CORPORATE,
    CRIMINAL,
    FACE,
    FANATIC,
    GOVERNMENT,
    LIBERAL,
    MEDIA,
    NATION,
    PEACEFUL,
    PERSONALITY,
    SCIENCE,
    SPACE,
    STRAIGHT,
    US_STATES,
    VIOLENT,
    WEIRD,
)
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import (
    DRAW,
    THIS_TURN,
    InAttack,
    Numbered,
    card_of,
    chosen_for,
    number_of,
    rival_of,
    subject_of,
    this_attack,
)
from camarilla.games.inwo.model.zones import ANY_TIME, DECLARE, FIGHT, PLOT_BACK, REPLY, START, STRUCTURE
from camarilla.games.inwo.plays import drawing, playing
from camarilla.games.inwo.plays.abilities import Pick, ability, acts
from camarilla.games.inwo.power import COME_AND_GO, Terms, has, is_a
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

from .groups_d_f import helps_for_free

# -- G -----------------------------------------------------------------------------------------------------------------

ability(
    "gay-activists",
    when=ANY_TIME,
    no_fight=True,
    picks=[groups_in_play(mover=True), change_pick((REVERSE,))],
    cost=OWN_ACTION,
    apply=change_for_turn,
)


def lean(number: int) -> object:
    """He is Conservative, or is not, for the rest of the turn."""

    def apply(g: Inwo, play: Play) -> None:
        g.effects.add("leans right", play.seat, Numbered(card_of(play), number), until=THIS_TURN, play=play.id)

    return apply


ability("george-bush", "conservative", when=ANY_TIME | DECLARE, apply=lean(1), once="turn")
ability("george-bush", "not", when=ANY_TIME | DECLARE, apply=lean(0), once="turn")


@hooks.ALIGNMENTS.on("leans right")
def bush_leans(g: Inwo, source: int, mask: int, slot: int) -> int:
    """As his controller last said this turn."""
    effect = g.effect(source)
    if subject_of(effect) != slot:
        return mask
    if mask & LIBERAL:  # IN-4.10: whatever made him so
        return mask
    return mask | CONSERVATIVE if number_of(effect) else mask & ~CONSERVATIVE


COME_AND_GO[FACE["george-bush"]] = CONSERVATIVE


@on(hooks.GOAL_ALIGNMENTS, "george-bush")
def bush_for_goals(g: Inwo, source: int, mask: int, slot: int) -> int:
    """For his controller's Goals he is Conservative."""
    return mask | CONSERVATIVE if slot == source and not mask & LIBERAL else mask


Card("germany").does(bonus_rows, ("any", "control", attribute(SCIENCE), 2)).does(saves_tokens)


bonus_rows("girlie-magazines", ("direct", "control", aligned(STRAIGHT), 5))
immunity("goldfish-fanciers", aligned(FANATIC), seat=True)
bonus_rows("gordo-remora", ("direct", "destroy", aligned(WEIRD), 10))
reds_and_freaks = either(aligned(LIBERAL | WEIRD), attribute(COMMUNIST))


@on(hooks.PRINTED_RESISTANCE, "gun-lobby")
def lobby_resists(g: Inwo, source: int, number: int, slot: int) -> int:
    """10 against Liberal, Weird or Communist groups."""
    a = g.attack
    hated = a is not None and a.target == source and a.leader >= 0 and reds_and_freaks(g, a.leader)
    return 10 if slot == source and hated else number


@on(hooks.AFTER_ATTACK, "gun-lobby")
def lobby_learns(g: Inwo, source: int, a: Attack) -> Flow[None]:
    """After any attack on a Conservative or Violent group of the structure, a Plot."""
    if a.defender == g.holder[source] and a.dice and has(g, a.target, CONSERVATIVE | VIOLENT):
        yield from drawing.draw(g, g.holder[source], PLOT_BACK)


# -- H -----------------------------------------------------------------------------------------------------------------

bonus_rows("hackers", ("direct", "control", attribute(COMPUTER), 4), ("any", "attack", attribute(COMPUTER), 2))


token_for_master("hawaii", aligned(CORPORATE))


her_friends = named("bill-clinton", "congressional-wives", "democrats")
bonus_rows("hillary-clinton", ("any", "control", her_friends, 2), ("direct", "control", her_friends, 6))


grows("hollywood", both(printed(PERSONALITY), attribute(MEDIA)), 2, also_global=True)


# -- I -----------------------------------------------------------------------------------------------------------------


def imelda_acts(g: Inwo, seat: int, slot: int) -> bool:
    """She uses her Power against a Government group or a Bank."""
    a = g.attack
    if a is None or a.stage >= DICE or g.marked("shoes", slot):
        return False
    helping = a.leader == slot or a.helps(slot, AID)
    return helping and (has(g, a.target, GOVERNMENT) or is_a(g, a.target, BANK))


@acts("imelda-marcos", when=DECLARE | FIGHT, test=imelda_acts)
def imelda_shops(g: Inwo, play: Play) -> Flow[None]:
    """A die: up to 5, her Power is 5 for this attack; on 6 she is destroyed, to the credit of the target's side."""
    a = g.attack
    assert a is not None
    slot = card_of(play)
    die = yield from playing.roll(g, play.seat, 1)  # public: everybody saw the die
    g.effects.add("shoes", play.seat, InAttack(slot, a.number), until=this_attack(a.number))
    g.touch()
    if die == 6 and g.zone[slot] == STRUCTURE:
        yield from results.destroyed(g, None, slot, False, a.defender)
        undoing.cancel_helper(g, a, slot)


@hooks.ACTING.on("shoes")
def imelda_power(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
    """Power 5 for the attack."""
    if g.effect(source).about == InAttack(slot, a.number):
        terms.becomes(5)
    return terms


@on(hooks.FORBIDDEN, "intellectuals")
def master_is_safe(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """A Media master cannot be captured, nor destroyed but by Disaster or Assassination."""
    master = g.master[source]
    covered = a.target == master and is_a(g, master, MEDIA) and not a.disaster and not a.assassination
    return found or covered


@on(hooks.INDESTRUCTIBLE, "intellectuals")
def master_stays(g: Inwo, source: int, found: bool, slot: int, a: Attack | None, magic: bool) -> bool:
    """Nor by anything else that destroys; which attacks may, `master_is_safe` says."""
    return found or (a is None and slot == g.master[source] and is_a(g, slot, MEDIA))


@on(hooks.POWER, "intellectuals")
def clever_master(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """+1 Power to a Media master."""
    if slot == g.master[source] and is_a(g, slot, MEDIA):
        terms.add(1, source)
    return terms


customers = named("punk-rockers", "cycle-gangs", "urban-gangs", "hollywood", "manuel-noriega")
bonus_rows("international-cocaine-smugglers", ("any", "control", with_puppets(customers), 4))
Card("international-communist-conspiracy").does(
    bonus_rows, ("any", "control", with_puppets(attribute(COMMUNIST)), 3)
).does(instead, "control", FANATIC, 4, both(attribute(COMMUNIST), aligned(FANATIC)))
Card("international-weather-organization").does(guards, 6, whom=a_place, disasters=True).does(
    bonus_rows, extra=to_disasters(4, on_rivals=True)
)


def taxable(g: Inwo, seat: int, rival: int) -> bool:
    """A rival with undrawn Plots who has no Lawyers."""
    return bool(g.plot_deck[rival]) and not queries.controls(g, rival, "lawyers")


def one_tax(g: Inwo, seat: int, slot: int) -> bool:
    """Without a Tax Reform it is one rival."""
    return not reformed(g)


def reformed(g: Inwo) -> bool:
    """Tax Reform is in force."""
    return any(effect.key == "tax-reform" for effect in g.effects_in_force())


def everybody_taxed(g: Inwo, seat: int, slot: int) -> bool:
    """Tax Reform is in force and somebody can pay."""
    return reformed(g) and bool(taxpayers(g, seat, slot))


def taxpayers(g: Inwo, seat: int, slot: int) -> list[int]:
    """The rivals who must pay."""
    return [
        other
        for other in g.rivals(seat)
        if taxable(g, seat, other) and queries.may_touch(g, seat, other) and not queries.seat_immune(g, other, slot)
    ]


@acts(
    "irs",
    when=START,
    own_turn=True,
    once="turn",
    test=one_tax,
    picks=[a_rival(taxable, mover=True)],
    spy=True,
)
def tax(g: Inwo, play: Play) -> Flow[None]:
    """The top card of a rival's Plot deck."""
    yield from collect(g, play.seat, rival_of(play))


@acts("irs", "all", when=START, own_turn=True, once="turn", test=everybody_taxed)
def tax_all(g: Inwo, play: Play) -> Flow[None]:
    """Under Tax Reform, from every player."""
    for other in taxpayers(g, play.seat, card_of(play)):  # public: seats
        yield from collect(g, play.seat, other)


def collect(g: Inwo, seat: int, rival: int) -> Flow[None]:
    """Take the top Plot; whoever pays may look at it."""
    if g.plot_deck[rival]:
        yield from drawing.took(g, seat, g.plot_deck[rival][-1], PLOT_BACK, rival)


Card("israel").does(bonus_rows, ("any", "control", named("mossad"), 8)).does(joins, any_attack).does(breaks_privilege)


helps_for_free("italy", WEIRD)

# -- J to L ------------------------------------------------------------------------------------------------------------

bonus_rows("japan", ("direct", "control", attribute(SCIENCE | COMPUTER), 6))
Card("jimmy-hoffa").does(canceller, aligned(CORPORATE)).does(bonus_rows, ("direct", "control", named("cfl-aio"), 6))


Card("joggers").does(bonus_rows, extra=to_assassinations(2)).does(indestructible)


def finds_addresses(g: Inwo, source: int, a: Attack) -> int:
    """+6 to control what is Secret in the attack."""
    return 6 if a.kind == CONTROL and queries.secret_in(g, a) else 0


Card("junk-mail").does(bonus_rows, extra=finds_addresses).does(reaches_secret)


@on(hooks.ACTING, "kkk")
def hatred(g: Inwo, source: int, terms: Terms, slot: int, a: Attack) -> Terms:
    """In an attack to destroy a Peaceful group that it leads or aids, every Violent group has doubled Power."""
    part = a.leader == source or a.helps(source, AID)
    if part and a.kind == DESTROY and has(g, a.target, PEACEFUL) and has(g, slot, VIOLENT):
        terms.times(2)
    return terms


bonus_rows(
    "l-4-society",
    ("any", "attack", attribute(SCIENCE | SPACE), 4),
    ("direct", "control", attribute(SPACE), 8),
)


def stakes(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """One to three cards, as far as both decks have them."""
    most = min(3, len(g.plot_deck[seat]), len(g.plot_deck[chosen[0]]))
    return list(range(1, most + 1))


@acts(
    "las-vegas",
    when=ANY_TIME,
    picks=[a_rival(mover=True), Pick("number", stakes)],
    cost=OWN_ACTION,
)
def gamble(g: Inwo, play: Play) -> Flow[None]:
    """6 or less: the rival draws from one's deck; 7 or more: one draws from the rival's."""
    rival, count = chosen_for(play)
    total = yield from playing.roll(g, play.seat, 2, (7, 12))  # public: everybody saw the dice
    if total <= 6:
        yield from drawing.draw(g, rival, PLOT_BACK, count, play.seat)
    else:
        yield from drawing.draw(g, play.seat, PLOT_BACK, count, rival)


guards("lawyers", 4, against=aligned(GOVERNMENT | CORPORATE))


@on(hooks.SIDE_TIMES, "libertarians")
def liberation(g: Inwo, source: int, times: int, side: int, a: Attack) -> int:
    """Taking a group from a Government master, the Power of the attack is doubled if they take part."""
    master = g.master[a.target]
    part = a.leader == source or a.helps(source, AID)
    frees = a.kind == CONTROL and a.defender >= 0 and master >= 0 and has(g, master, GOVERNMENT)
    return max(times, 2) if side == AID and part and frees else times


@on(hooks.AFTER_CAPTURE, "libertarians")
def free_state(g: Inwo, source: int, slot: int, before: int, seat: int, a: Attack) -> Flow[None]:
    """Having taken a Nation or a state, they have its Power."""
    state = g.cards.face[slot] in US_STATES and has(g, slot, GOVERNMENT)
    if a.leader == source and slot == a.target and (is_a(g, slot, NATION) or state):
        for effect in g.effects.of("free state"):
            g.effects.cancel(effect.id)
        g.effects.add("free state", seat, Numbered(source, power.power(g, slot)))
        g.touch()
    yield from ()


@hooks.POWER.on("free state")
def free_power(g: Inwo, source: int, terms: Terms, slot: int) -> Terms:
    """The Power they took over."""
    effect = g.effect(source)
    if subject_of(effect) == slot:
        terms.becomes(number_of(effect))
    return terms


bonus_rows("liquor-companies", ("direct", "control", attribute(MEDIA), 4))


def rival_draws(g: Inwo, seat: int, slot: int) -> bool:
    """A rival is entitled to draw."""
    play = open_play(g)
    if play is None or play.what != DRAW or play.seat == seat or not queries.cards_to_come(g, play):
        return False
    return queries.affects_seat(g, slot, play.seat)


def stop_draw(g: Inwo, play: Play) -> None:
    """One card less."""
    g.effects.add(in_force.DRAW_STOPPED, play.seat, (g.stack[-1],), play=play.id)


ability("liquor-companies", when=REPLY, test=rival_draws, cost=OWN_ACTION, apply=stop_draw)
grows("loan-sharks", aligned(CRIMINAL))
Card("local-police-departments").does(indestructible).does(bonus_rows, ("any", "destroy", aligned(CRIMINAL), 4)).does(
    strengthens_master, by=1, resistance=3
)
