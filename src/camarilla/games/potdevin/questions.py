"""The questions of Pot de Vin: what may be answered to each, how answers are spelt, and why others are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from camarilla.games.potdevin import scoring
from camarilla.games.potdevin.catalog import GUILDS, PERSON, PERSONS
from camarilla.games.potdevin.queries import card_label, lead_person, name_of, person_of
from camarilla.kernel.choices import Ask
from camarilla.kernel.options import Label, Option, Refusal

if TYPE_CHECKING:
    from camarilla.games.potdevin.state import PotDeVin

BRIBE: Final = -1
"""The answer of a player who spends a gem instead of playing a card."""

# -- 3. Playing --------------------------------------------------------------------------------------------------------


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
    """The others are told trump and lead, and how they may answer: any card or one that follows, or a bribe, too."""
    legal = followable(g, seat)
    bound = any([slot not in legal for slot in g.hands[seat]])
    how = ("follow" if bound else "any") + ("-or-bribe" if BRIBE in legal else "")
    return {**lead_args(g, seat), "lead": Label(f"person-{PERSONS[lead_person(g)]}"), "how": how}


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


# -- 5. The end --------------------------------------------------------------------------------------------------------


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
