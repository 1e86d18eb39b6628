"""The nine Illuminati: abilities and Special Goals."""

from __future__ import annotations

from camarilla.games.inwo import hooks, power, queries
from camarilla.games.inwo.attacks.model import DESTROY, Attack, Bonus
from camarilla.games.inwo.card_language.continuous import (
    draws_more,
    holds_goals,
    holds_plots,
    keeps_failed,
    resources_of,
    strong,
)
from camarilla.games.inwo.card_language.lines import Card
from camarilla.games.inwo.card_language.matchers import aligned, attribute, either, goal_aligned
from camarilla.games.inwo.card_language.plot_shapes import make_privileged
from camarilla.games.inwo.card_language.vocabulary import bonus_rows, guards, immunity, on
from camarilla.games.inwo.catalog import (
    ALIGNMENT_BITS,
    BANK,
    COMPUTER,
    CORPORATE,
    FACE,
    GOVERNMENT,
    MAGIC,
    PEACEFUL,
    STRAIGHT,
    VIOLENT,
    WEIRD,
)
from camarilla.games.inwo.model.zones import DECLARE, END, PLOT_BACK, RESOURCES
from camarilla.games.inwo.plays import drawing
from camarilla.games.inwo.plays.abilities import ability, acts
from camarilla.games.inwo.state import Inwo
from camarilla.games.inwo.structures import moving_branches
from camarilla.games.inwo.victory import goals
from camarilla.kernel.cancelling import Play
from camarilla.kernel.choices import Flow

# -- Adepts of Hermes --------------------------------------------------------------------------------------------------


Card("adepts-of-hermes").does(bonus_rows, ("any", "attack", attribute(MAGIC), 6)).does(
    goals.special, more=resources_of(attribute(MAGIC))
).does(keeps_failed)


# -- Bavarian Illuminati -----------------------------------------------------------------------------------------------


def not_yet_privileged(g: Inwo, seat: int, slot: int) -> bool:
    """There is an attack of one's own to make privileged."""
    a = g.attack
    return a is not None and a.attacker == seat and not a.privileged and queries.bears_privilege(g, a)


def rich(g: Inwo, seat: int) -> bool:
    """A total Power of 50."""
    return goals.total_power(g, seat) >= 50


ability(
    "bavarian-illuminati",
    when=DECLARE,
    test=not_yet_privileged,
    settle=make_privileged,
    once="turn",
    rule="IN-9.9",
)
goals.special("bavarian-illuminati", wins=rich)

# -- Bermuda Triangle --------------------------------------------------------------------------------------------------


@acts("bermuda-triangle", when=END, own_turn=True, once="turn")
def rearrange_freely(g: Inwo, play: Play) -> Flow[None]:
    """At the end of the turn the groups may be rearranged."""
    yield from moving_branches.rearrange(g, play.seat)


def all_ten(g: Inwo, seat: int) -> bool:
    """A total Power of 35 and a group of every alignment."""
    return goals.total_power(g, seat) >= 35 and all(goals.groups_of_alignment(g, seat, b) for b in ALIGNMENT_BITS)


goals.special("bermuda-triangle", wins=all_ten)

# -- Discordian Society ------------------------------------------------------------------------------------------------


def strong_and_weird(g: Inwo, slot: int) -> bool:
    """A Weird group with Power 3 or more."""
    return power.goal_alignments(g, slot) & WEIRD != 0 and power.power(g, slot) >= 3


def square(g: Inwo, actor: int) -> bool:
    """Government or Straight groups, except one that the immunity names."""
    return power.has(g, actor, GOVERNMENT | STRAIGHT) and not excepted(g, actor)


def excepted(g: Inwo, actor: int) -> bool:
    """IN-18.9: Deprogrammers name this immunity to Straight groups."""
    return g.cards.face[actor] == DEPROGRAMMERS and not power.has(g, actor, GOVERNMENT)


DEPROGRAMMERS = FACE["deprogrammers"]
bonus_rows("discordian-society", ("any", "control", aligned(WEIRD), 4))
immunity("discordian-society", square, seat=True)
goals.special("discordian-society", double=strong_and_weird)

# -- Gnomes of Zurich --------------------------------------------------------------------------------------------------


Card("gnomes-of-zurich").does(bonus_rows, ("any", "control", attribute(BANK), 4)).does(
    goals.special, double=strong(either(goal_aligned(CORPORATE), attribute(BANK)), 4)
).does(holds_plots, 1)


# -- Servants of Cthulhu -----------------------------------------------------------------------------------------------


def victims(g: Inwo, seat: int) -> int:
    """Groups destroyed, and rivals finished off."""
    return len(goals.destroyed_groups(g, seat)) + len([1 for finish in g.finished if finish.by == seat])


def eight_destroyed(g: Inwo, seat: int) -> bool:
    """Eight destroyed win outright."""
    return victims(g, seat) >= 8


goals.special("servants-of-cthulhu", more=victims, wins=eight_destroyed)


@on(hooks.BONUS, "servants-of-cthulhu")
def cthulhu_destroys(g: Inwo, source: int, found: list[Bonus], a: Attack) -> list[Bonus]:
    """+4 to every attempt to destroy, Instant attacks included (IN-8.13)."""
    if a.attacker == g.holder[source] and a.kind == DESTROY:
        found.append(Bonus(source, 4))
    return found


@on(hooks.AFTER_DESTROYED, "servants-of-cthulhu")
def cthulhu_feeds(g: Inwo, source: int, slot: int, before: int, by: int, a: Attack | None) -> Flow[None]:
    """Draw a Plot whenever they destroy a group."""
    if by == g.holder[source]:
        yield from drawing.draw(g, by, PLOT_BACK)


# -- Shangri-La --------------------------------------------------------------------------------------------------------


def peace_on_earth(g: Inwo, seat: int) -> bool:
    """Peaceful groups in play with a total Power of 30, whoever controls them."""
    total = 0
    for other in g.living():
        for slot in goals.counting(g, other)[1:]:
            if power.goal_alignments(g, slot) & PEACEFUL:
                total += power.power(g, slot)
    return total >= 30


guards("shangri-la", 5, instants=True)
goals.special("shangri-la", wins=peace_on_earth, shared=True)


@on(hooks.FORBIDDEN, "shangri-la")
def shangri_la_spares(g: Inwo, source: int, found: bool, a: Attack) -> bool:
    """They may destroy nothing but Violent groups."""
    if a.attacker == g.holder[source] and a.kind == DESTROY and g.zone[a.target] != RESOURCES:
        return found or not power.has(g, a.target, VIOLENT)
    return found


# -- The Network -------------------------------------------------------------------------------------------------------


Card("the-network").does(goals.special, double=strong(attribute(COMPUTER), 3)).does(draws_more, 1)


# -- UFOs --------------------------------------------------------------------------------------------------------------


holds_goals("ufos", 3)
