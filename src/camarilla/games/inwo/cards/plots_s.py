"""Plots with S that belong to no family."""

from __future__ import annotations

from typing import Final

from camarilla.games.inwo import card_moves, hooks, power, queries, rules, tokens
from camarilla.games.inwo.attacks.model import CONTROL, DICE, Attack, Bonus
from camarilla.games.inwo.card_language.cancelling import open_play
from camarilla.games.inwo.card_language.continuous import next_action
from camarilla.games.inwo.card_language.matchers import a_personality, aligned, anything, attribute
from camarilla.games.inwo.card_language.plot_shapes import (
    CHOOSE_OF,
    any_plot,
    discarded,
    forget_just,
    rivals_takeover,
    slots_of,
    take_tokens,
)
from camarilla.games.inwo.card_language.targets import (
    ANY_ACTION,
    ILLUMINATI_ACTION,
    a_rival,
    action_of,
    actions_of,
    groups_in_play,
    one_alignment,
    orders_in_play,
)
from camarilla.games.inwo.card_language.verbs import draw, mark_it
from camarilla.games.inwo.catalog import FACE, GOVERNMENT, MEDIA, PLOT
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import Done
from camarilla.games.inwo.model.play_fields import (
    THIS_TURN,
    Detailed,
    card_of,
    first_of,
    rival_of,
    second_choice_of,
    second_of,
    start_of,
    subject_of,
    target_of,
    this_attack,
    turn_of,
)
from camarilla.games.inwo.model.zones import (
    AT_START,
    DECLARE,
    DISCARDS,
    EXPOSED,
    FIGHT,
    GROUP_BACK,
    PLOT_BACK,
    REPLY,
    RESULT,
    START,
    TABLE,
)
from camarilla.games.inwo.plays.abilities import NONE, Pick, Way, plot, settles
from camarilla.games.inwo.plays.costs import Acts, Chosen, Cost, Illuminati, TopPlots
from camarilla.games.inwo.plays.housekeeping import LIMITED
from camarilla.games.inwo.state import Inwo
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow, choose

from .plots_families import ACT, has_none, link_to_target

INVESTIGATED: Final = "investigated"
"""A player was once the victim of an investigation (for good)."""
REFORMS_REFUSED: Final = "reforms refused"
"""A player asked the others for Media groups this turn, and found too few."""

# -- Sabotage ----------------------------------------------------------------------------------------------------------


class KnowingActs(Acts):
    """Actions with a total Power, of which the first is of a group that knows the Group being taken over."""

    def payers(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen, paid: Chosen) -> list[int]:
        """The first must share an alignment; a Plot that stands in may be anybody."""
        found = super().payers(g, seat, slot, way, chosen, paid)
        play = open_play(g)
        if paid or play is None:
            return found
        theirs = power.alignments(g, card_of(play))
        return [card for card in found if not queries.group_in_play(g, card) or power.alignments(g, card) & theirs]

    def can(self, g: Inwo, seat: int, slot: int, way: Way, chosen: Chosen) -> bool:
        """Somebody knows it, and together they are strong enough."""
        if not self.payers(g, seat, slot, way, chosen, ()):
            return False
        everybody = super().payers(g, seat, slot, way, chosen, (NONE,))
        return self.power_of(g, everybody) >= self.need(g, seat, slot, chosen)


# The Group returns to the hand, and the takeover of the turn is spent: that is all that cancelling one comes to.
plot(
    "sabotage",
    when=REPLY,
    test=rivals_takeover,
    cost=Cost([Illuminati()], [KnowingActs(None, 6, several=True)]),
    cancels=True,
)

# -- Savings & Loan Scam -----------------------------------------------------------------------------------------------


plot("savings-and-loan-scam", cost=ANY_ACTION, settle=draw(3))


# -- Scandal -----------------------------------------------------------------------------------------------------------


def their_alignments(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The alignments of the rival's groups."""
    mask = 0
    for card in g.structure[first_of(chosen)]:
        mask |= power.alignments(g, card)
    return [bit for bit in one_alignment().values(g, seat, slot, chosen) if mask & bit]


def knows_the_scene(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...], card: int) -> bool:
    """The Media group has the alignment itself."""
    return len(chosen) < 2 or power.has(g, card, second_of(chosen))


def scandal(g: Inwo, play: Play) -> None:
    """The rival's groups of that alignment lose their tokens."""
    rival, bit = rival_of(play), second_choice_of(play)
    take_tokens(g, play, [card for card in g.structure[rival] if power.has(g, card, bit)])


plot(
    "scandal",
    picks=[a_rival(), one_alignment(their_alignments)],
    cost=Cost([Acts(attribute(MEDIA), 2, more=knows_the_scene)]),
    apply=scandal,
    no_fight=True,
)

# -- Secrets Man Was Not Meant to Know ---------------------------------------------------------------------------------

plot(
    "secrets-man-was-not-meant-to-know",
    when=REPLY,
    test=any_plot,
    cost=Cost([Illuminati(all=True)], [TopPlots(2, unseen=True)]),
    cancels=True,
    rule="IN-18.5",
)

# -- Seize the Time! ---------------------------------------------------------------------------------------------------


def anothers_turn_starts(g: Inwo, seat: int, slot: int) -> bool:
    """Another player's turn starts."""
    return g.turn != seat and g.step == AT_START and not g.stack and queries.may_touch(g, seat, g.turn)


def may_seize(g: Inwo, seat: int, slot: int) -> bool:
    """After all first turns, and not in an extra turn."""
    return anothers_turn_starts(g, seat, slot) and queries.everybody_moved(g) and not g.extra


@settles(
    "seize-the-time",
    when=START,
    test=may_seize,
    cost=ILLUMINATI_ACTION,
    once="game",
    rule="IN-3.19",
)
def seize_the_time(g: Inwo, play: Play) -> Flow[None]:
    """The turn is one's own; afterwards the interrupted player has it. No cards are drawn and no Plots played."""
    g.next_turn = g.turn
    g.turn = play.seat
    g.extra = True
    g.effects.expire(start_of(play.seat))
    for back in (PLOT_BACK, GROUP_BACK):
        g.effects.add(in_force.CANNOT_DRAW, play.seat, (back,), until=THIS_TURN)
    g.touch()
    yield from rules.turn_begins(g)


# -- Senate Investigating Committee ------------------------------------------------------------------------------------


def may_be_heard(g: Inwo, seat: int, slot: int) -> bool:
    """Not the Discordians, and nobody twice."""
    free = g.cards.face[g.illuminati[g.turn]] == FACE["discordian-society"]
    return anothers_turn_starts(g, seat, slot) and not free and Done(g.turn, INVESTIGATED) not in g.done_for_good


def subpoena(g: Inwo, play: Play) -> None:
    """Drawing cards and placing tokens is all the player may do this turn."""
    g.effects.add(in_force.IDLE, g.turn, (), until=turn_of(g.turn), play=play.id)


@settles(
    "senate-investigating-committee",
    when=START,
    test=may_be_heard,
    cost=action_of(aligned(GOVERNMENT), 5),
    apply=subpoena,
)
def hearing(g: Inwo, play: Play) -> Flow[None]:
    """Once a game for each player."""
    g.done_for_good.append(Done(g.turn, INVESTIGATED))
    yield from ()


# -- Stealing the Plans ------------------------------------------------------------------------------------------------


def others_plots(g: Inwo, seat: int, slot: int, chosen: tuple[int, ...]) -> list[int]:
    """The Plots others have just discarded."""
    entries = [entry for entry in discarded(g, PLOT) if entry.seat != seat and queries.may_touch(g, seat, entry.seat)]
    return slots_of(g, entries)


def one_plan(g: Inwo, slot: int) -> int:
    """The Plot it would take, if there is just one."""
    cards = others_plots(g, g.holder[slot], slot, ())
    return cards[0] if len(cards) == 1 else -1


@settles(
    "stealing-the-plans", when=RESULT, picks=[Pick("card", others_plots)], cost=action_of(anything, 3), takes=one_plan
)
def stealing_the_plans(g: Inwo, play: Play) -> Flow[None]:
    """It goes into one's hand."""
    slot = target_of(play)
    if g.zone[slot] == DISCARDS:
        forget_just(g, slot)
        card_moves.take_into_hand(g, slot, play.seat)
    yield from ()


# -- Sucked Dry and Cast Aside! ----------------------------------------------------------------------------------------


plot("sucked-dry-and-cast-aside", picks=[groups_in_play(mine=True)], apply=mark_it("sucked dry"), rule="IN-18.7")


def doom(g: Inwo, id: int) -> None:
    """It falls when the action is over, to nobody's credit."""
    effect = g.effect(-id)
    g.effects.cancel(id)
    g.effects.add(in_force.DOOMED, effect.owner, effect.about)
    g.touch()


next_action("sucked dry", 4, then=doom)

# -- Sweeping Reforms --------------------------------------------------------------------------------------------------


def reformers(g: Inwo, seat: int) -> list[int]:
    """A player's Media groups that could act."""
    return [
        card for card in queries.groups_of(g, seat) if power.is_a(g, card, MEDIA) and queries.may_spend(g, seat, card)
    ]


def an_order_in_play(g: Inwo, seat: int, slot: int) -> bool:
    """There is an NWO card to discard."""
    return bool(orders_in_play(g))


def worth_asking(g: Inwo, seat: int, slot: int) -> bool:
    """All together could pay, and it was not refused this turn."""
    able = [card for each in g.living() for card in reformers(g, each)]
    total = sum([power.free_tokens(g, card) * power.paying_power(g, card) for card in able])
    mine = bool(reformers(g, seat)) and Done(seat, REFORMS_REFUSED) not in g.done
    return mine and an_order_in_play(g, seat, slot) and total >= 6


def reform(g: Inwo, play: Play) -> Flow[None]:
    """All NWO cards are discarded."""
    for marker in orders_in_play(g):
        card_moves.drop_marker(g, marker)
    yield from ()


def reform_together(g: Inwo, play: Play) -> Flow[None]:
    """IN-21.32: one proposes with own tokens, the others are asked once; all is spent at once, or nothing."""
    offered: list[int] = []
    total = 0
    for seat in [play.seat, *g.rivals(play.seat)]:
        while total < 6:
            able = reformers(g, seat)  # public: tokens are open
            left = [card for card in able if offered.count(card) < power.free_tokens(g, card)]
            if not left:
                break
            card = yield from choose(CHOOSE_OF, seat, (*left, NONE))
            if card == NONE:
                break
            offered.append(card)
            total += power.paying_power(g, card)
    if total >= 6:
        for card in offered:
            tokens.spend(g, card)
        yield from reform(g, play)
    elif g.zone[card_of(play)] == TABLE:
        g.done.append(Done(play.seat, REFORMS_REFUSED))
        card_moves.put(g, card_of(play), EXPOSED, play.seat)


plot("sweeping-reforms", test=an_order_in_play, cost=actions_of(attribute(MEDIA), 6), settle=reform)
plot("sweeping-reforms", "together", test=worth_asking, settle=reform_together, rule="IN-21.32")

# -- Sweepstakes Prize, Swiss Bank Account -----------------------------------------------------------------------------

LIMITED.add("sweepstakes-prize")
plot(
    "sweepstakes-prize",
    picks=[groups_in_play(a_personality, mine=True)],
    test=has_none("sweepstakes-prize"),
    apply=link_to_target,
    keep=True,
    rule="IN-17.3",
)


@hooks.BONUS.on("sweepstakes-prize")
def sweepstakes(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+4 to attacks to control that the Personality leads."""
    if a.leader >= 0 and subject_of(g.effect(source)) == a.leader and a.kind == CONTROL:
        found.append(Bonus(source, 4))
    return found


def illuminati_leads(g: Inwo, seat: int, slot: int) -> bool:
    """The own Illuminati leads an attack."""
    a = g.attack
    return a is not None and a.attacker == seat and a.leader == g.illuminati[seat] and a.stage < DICE and not a.outcome


def open_account(g: Inwo, play: Play) -> None:
    """+10 for this attack."""
    a = g.attack
    assert a is not None
    g.effects.add(
        ACT, play.seat, Detailed(a.leader, card_of(play), a.number), until=this_attack(a.number), play=play.id
    )


plot(
    "swiss-bank-account",
    when=DECLARE | FIGHT | REPLY,
    test=illuminati_leads,
    apply=open_account,
    in_attack=True,
    rule="IN-7.43",
)
