"""Why an action cannot be begun now: for refusals that name their clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from camarilla.games.oath import playing, powers, queries, questions, tokens
from camarilla.games.oath.catalog import SLUG, card
from camarilla.games.oath.places import CITIZEN, EXILE
from camarilla.kernel.options import Label, Refusal

if TYPE_CHECKING:
    from camarilla.games.oath.state import Oath

LEAST: Final = {"search": 2, "muster": 1, "trade": 1, "recover": 1, "campaign": 2, "travel": 1}
"""The Supply an action costs at least, without powers."""
MAJOR: Final = {
    "search": "OA-5.1.1",
    "muster": "OA-5.2.1",
    "trade": "OA-5.3.2a",
    "recover": "OA-5.4.1a",
    "campaign": "OA-5.5.1a",
    "travel": "OA-5.6.1d",
}
MINOR: Final = {"gather": "OA-6.5a", "station": "OA-6.5b", "leave": "OA-6.8a"}


def act_refusals(g: Oath, me: int, legal: set[str]) -> list[Refusal]:
    """What the player cannot do now, and why; `legal` are the notations of what is possible."""
    if g.deeds >= g.deeds_cap:
        return [Refusal(verb, "OA-4.2a", Label("refusal-deeds")) for verb in [*MAJOR, *MINOR]]
    found = [why_no_major(g, me, verb) for verb in MAJOR]
    found += [Refusal(verb, rule, Label(f"refusal-{verb}")) for verb, rule in MINOR.items()]
    found += seats(g, me) + actions(g, me) + plays(g, me)
    return [refusal for refusal in found if refusal.notation not in legal]


def why_no_major(g: Oath, me: int, verb: str) -> Refusal:
    """Too little Supply, or nothing to do it with."""
    if g.supply[me] < LEAST[verb]:
        return Refusal(verb, "OA-4.2c", Label("refusal-supply", {"count": g.supply[me]}))
    return Refusal(verb, MAJOR[verb], Label(f"refusal-{verb}"))


def seats(g: Oath, me: int) -> list[Refusal]:
    """Offers and exile: only with the Scepter, only for those they are for, only if they can be paid."""
    found: list[Refusal] = []
    holds = queries.scepter_holder(g) == me
    for seat in g.order:
        if not holds or g.scepter_taken:
            rule, reason = ("OA-2.4.3b" if holds else "OA-2.4.3a"), Label("refusal-scepter")
            found += [Refusal(f"{verb}@{seat}", rule, reason) for verb in ("offer", "exile")]
            continue
        offer = "refusal-not-exile" if g.role[seat] != EXILE else "refusal-reliquary"
        found.append(Refusal(f"offer@{seat}", "OA-6.6.1a" if g.role[seat] != EXILE else "OA-6.6.1b", Label(offer)))
        exile = "refusal-not-citizen" if g.role[seat] != CITIZEN or seat == me else "refusal-exile-price"
        found.append(Refusal(f"exile@{seat}", "OA-6.7a", Label(exile)))
    return found


def actions(g: Oath, me: int) -> list[Refusal]:
    """Action powers out of reach, on occupied cards, or too dear."""
    found: list[Refusal] = []
    for slot, face in g.up.items():
        if face not in powers.ACTIONS:
            continue
        notation = f"use:{SLUG[face]}"
        name = {"card": questions.face_label(face)}
        cost = card(face).cost
        if not queries.accessible(g, me, slot):
            found.append(Refusal(notation, "OA-7.1.1a", Label("refusal-access", name)))
        elif cost.places and queries.occupied(g, slot):
            found.append(Refusal(notation, "OA-7.1.2c", Label("refusal-occupied", name)))
        elif not tokens.can_pay(g, me, slot, cost):
            found.append(Refusal(notation, "OA-7.1.2a", Label("refusal-cost", name)))
        else:
            found.append(Refusal(notation, "OA-7.1.3", Label("refusal-useless", name)))
    return found


def plays(g: Oath, me: int) -> list[Refusal]:
    """Own facedown advisers that have nowhere to go."""
    playable = playing.playable_advisers(g, me)
    return [
        Refusal(
            f"play:{questions.card_key(g, me, slot)}",
            "OA-5.1.4",
            Label("refusal-nowhere", {"card": questions.card_label(g, me, slot)}),
        )
        for slot in queries.facedown_advisers(g, me)
        if slot not in playable
    ]
