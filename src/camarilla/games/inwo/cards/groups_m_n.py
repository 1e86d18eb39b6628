"""Groups from Madison Avenue to Nuclear Power Companies."""

from __future__ import annotations

from camarilla.games.inwo import card_moves, hooks, power, queries
from camarilla.games.inwo.attacks import results, undoing
from camarilla.games.inwo.attacks.model import AID, CONTROL, DICE, Attack, Bonus
from camarilla.games.inwo.attacks.results import LAST_WORDS
from camarilla.games.inwo.card_language.cancelling import canceller, open_play
from camarilla.games.inwo.card_language.continuous import relieves, to_assassinations, token_for_surviving
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.matchers import a_personality, aligned, anything, attribute, named
from camarilla.games.inwo.card_language.targets import OWN_ACTION, words
from camarilla.games.inwo.card_language.verbs import draw_on, move_token
from camarilla.games.inwo.card_language.vocabulary import (
    adds_power,
    bonus_rows,
    breaks_privilege,
    by_or_against,
    grows,
    guards,
    joins,
    on,
)
from camarilla.games.inwo.catalog import (
    ALIGNMENT_BITS,
    CRIMINAL,
    FACE,
    FANATIC,
    GOVERNMENT,
    MEDIA,
    NATION,
    SPACE,
    STRAIGHT,
    opposed,
    with_alignment,
)
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.play_fields import rival_of, second_choice_of
from camarilla.games.inwo.model.zones import ANY_TIME, DECLARE, DISCARDS, FIGHT, MAIN, PLOT_BACK, REPLY, START
from camarilla.games.inwo.plays.abilities import Pick, ability, acts
from camarilla.games.inwo.plays.free_moves import WELCOMES, yes_no, yes_no_option
from camarilla.games.inwo.power import has
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Ask, Flow, choose

# -- M -----------------------------------------------------------------------------------------------------------------

bonus_rows("madison-avenue", ("direct", "control", attribute(MEDIA), 10), ("any", "attack", attribute(MEDIA), 2))
bonus_rows("manuel-noriega", ("any", "control", named("international-cocaine-smugglers"), 6))


@on(hooks.SEEN_AS, "manuel-noriega")
def noriega_lends(g: Inwo, source: int, mask: int, slot: int, other: int, a: Attack) -> int:
    """His master may use his alignments to lead or aid: whichever of them helps."""
    if slot != g.master[source] or other != a.target or g.holder[source] != a.attacker:
        return mask
    theirs = power.alignments(g, a.target)
    for bit in ALIGNMENT_BITS:
        if power.alignments(g, source) & bit:
            helps = theirs & bit if a.kind == CONTROL else opposed(bit) & theirs
            if helps and bit != FANATIC:
                mask = with_alignment(mask, bit)
    return mask


bonus_rows("margaret-thatcher", ("any", "control", named("england"), 10))


@on(hooks.ALLOWS_COPIES, "media-sensation")
def another_name(g: Inwo, source: int, found: bool, slot: int) -> bool:
    """Any number may be in play under different names."""
    return found or slot == source


def old_news(g: Inwo, slot: int, last_power: int, before: int, by: int) -> Flow[None]:
    """Destroying one counts toward no Goal, and bars no other."""
    g.effects.add(in_force.UNCOUNTED, before, (slot,))
    card_moves.put(g, slot, DISCARDS, by if by >= 0 else before)
    yield from ()


LAST_WORDS["media-sensation"] = old_news


EXPOSING = (
    "cattle-mutilators",
    "george-the-janitor",
    "mutual-betrayal",
    "phone-company/action",
    "the-auditor-from-hell",
)


def being_exposed(g: Inwo, seat: int, slot: int) -> bool:
    """A rival's play would expose one's Plots; merely to look at them, or to take some, is something else."""
    play = open_play(g)
    return play is not None and play.what in EXPOSING and rival_of(play) == seat


def something_exposed(g: Inwo, seat: int, slot: int) -> bool:
    """There is something to hide."""
    claimed = [claim.card for claim in g.claims]
    return any(card not in claimed for card in g.exposed[seat])


ability("mi-5", "nullify", when=REPLY, test=being_exposed, cost=OWN_ACTION, cancels=True)


@acts("mi-5", "hide", when=ANY_TIME, test=something_exposed, cost=OWN_ACTION)
def hide_all(g: Inwo, play: Play) -> Flow[None]:
    """All exposed Plots are face down again."""
    claimed = [claim.card for claim in g.claims]
    for slot in list(g.exposed[play.seat]):
        if slot not in claimed:
            card_moves.hide(g, slot)
    yield from ()


def only_disasters(name: str, *names: str) -> None:
    """Of the Disasters only these affect it."""
    faces = [FACE[each] for each in names]

    def handler(g: Inwo, source: int, found: bool, a: Attack) -> bool:
        return found or (a.disaster and a.target == source and a.strike not in faces)

    on(hooks.FORBIDDEN, name)(handler)


only_disasters("moonbase", "earthquake", "meteor-strike")
bonus_rows("moonbase", ("any", "attack", attribute(SPACE), 4))


def on_the_moon(g: Inwo, card: int, host: int) -> bool:
    """Personalities may be linked to it."""
    return a_personality(g, card)


WELCOMES["moonbase"] = on_the_moon


hooks.AGAINST_ASSASSINS.add("moonbase")


@on(hooks.DEFENCE, "moonbase")
def far_away(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """Assassinations of a Personality there are at -6."""
    if a.assassination and g.links.get(a.target, -1) == source:
        found.append(Bonus(source, 6))
    return found


def die_there(g: Inwo, card: int, host: int) -> str:
    """If it is destroyed, every Personality there is killed."""
    return "killed" if g.cards.face[host] == FACE["moonbase"] and a_personality(g, card) else ""


results.DOOMED.append(die_there)
breaks_privilege("moonies")
grows("moral-minority", aligned(STRAIGHT))


@on(hooks.DRAW_WAYS, "mossad")
def mossad_way(g: Inwo, source: int, ways: list[str], seat: int, back: int) -> list[str]:
    """Plots may be drawn from the bottom."""
    mine = g.holder[source] == seat and back == PLOT_BACK and len(g.plot_deck[seat]) > 1
    return [*ways, "bottom"] if mine and "bottom" not in ways else ways


def mossad_draws(g: Inwo, seat: int, back: int) -> Flow[int]:
    """Look at the bottom card, and take it or the top one."""
    deck = g.plot_deck[seat]
    g.cards.show(seat, deck[0])
    answer = yield from choose(TAKE_BOTTOM, seat)
    deck = g.plot_deck[seat]
    return deck[0] if answer == "yes" else deck[-1]


TAKE_BOTTOM: Ask[str] = Ask("take-bottom", "IN-19.15", yes_no, yes_no_option)
card_moves.DRAW_FLOWS["bottom"] = mossad_draws


def oil_takes_part(g: Inwo, seat: int, slot: int) -> bool:
    """It leads or aids, with three or more players, and nobody is barred yet."""
    a = g.attack
    if a is None or a.stage >= DICE or a.barred or len(g.living()) < 3 or a.attacker != seat:
        return False
    return a.leader == slot or slot in a.aiders or a.helps(slot, AID)


def outsiders(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The rivals that are not attacked."""
    a = g.attack
    return [other for other in g.rivals(seat) if a is not None and other != a.defender]


@acts(
    "multinational-oil-companies",
    when=DECLARE | FIGHT,
    test=oil_takes_part,
    picks=[Pick("rival", outsiders)],
)
def oil_bars(g: Inwo, play: Play) -> Flow[None]:
    """That rival may not interfere; what it put in goes back."""
    a = g.attack
    if a is not None and a.stage < DICE:
        a.barred.append(rival_of(play))
        undoing.give_back_to(g, a, rival_of(play))
    yield from ()


# -- N -----------------------------------------------------------------------------------------------------------------


def anybody_with_plots(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Any player's Plot deck, one's own included."""
    return [other for other in g.in_turn_order(seat) if g.plot_deck[other] and queries.affects_seat(g, slot, other)]


def look_at_deck(g: Inwo, play: Play) -> Flow[None]:
    """Look at the top three or bottom three Plots of a deck."""
    deck = g.plot_deck[rival_of(play)]
    for slot in deck[-3:] if second_choice_of(play) == 0 else deck[:3]:
        g.cards.show(play.seat, slot)
    yield from ()


ability(
    "nsa",
    "look",
    when=START | MAIN,
    own_turn=True,
    once="turn",
    picks=[Pick("rival", anybody_with_plots), words("top", "bottom")],
    settle=look_at_deck,
    spy=True,
)
ability(
    "nsa",
    "action",
    when=ANY_TIME,
    picks=[Pick("rival", anybody_with_plots), words("top", "bottom")],
    cost=OWN_ACTION,
    settle=look_at_deck,
    spy=True,
)
bonus_rows("nancy-reagan", ("direct", "control", named("ronald-reagan"), 10))
bonus_rows("nasa", ("any", "control", attribute(SPACE), 4))


def without_token(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """Own Government groups without a token that may get one."""
    return [
        other
        for other in g.structure[seat]
        if other != slot and has(g, other, GOVERNMENT) and g.tokens[other] == 0 and power.gets_tokens(g, other)
    ]


ability(
    "nasa",
    "token",
    when=ANY_TIME,
    no_fight=True,
    picks=[Pick("card", without_token)],
    cost=OWN_ACTION,
    apply=move_token(1),
)
Card("nato").does(bonus_rows, ("any", "control", attribute(NATION), 4)).does(
    joins, by_or_against(attribute(NATION))
).does(relieves, times=3)


ability("nephews-of-god", when=START, own_turn=True, once="turn", picks=[words("plot", "group")], settle=draw_on(6))


adds_power("new-york", aligned(CRIMINAL), 1)


Card("ninjas").does(bonus_rows, ("any", "destroy", anything, 2), extra=to_assassinations(4)).does(
    guards, 10, kinds="destroy", itself=True
).does(token_for_surviving)


canceller("nuclear-power-companies", anything)
