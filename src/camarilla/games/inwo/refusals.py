"""Why something cannot be played now: for refusals that name their clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from camarilla.games.inwo import power, queries
from camarilla.games.inwo.attacks.model import DICE
from camarilla.games.inwo.model.zones import RESULT
from camarilla.games.inwo.plays import occasions, offers
from camarilla.games.inwo.plays.abilities import BY_FACE, Way
from camarilla.games.inwo.plays.stakes import at_stake
from camarilla.kernel.choices import PASS, Ask
from camarilla.kernel.options import Label, Refusal

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo


def refusals(g: Inwo, seat: int, *about: int) -> list[Refusal]:
    """What a seat holds or has in play and cannot use now, each with its reason; only what the seat itself knows."""
    legal = set([offers.offer_option(g, seat, value).notation for value in offers.offers(g, seat)])
    if offers.goal_drops(g, seat):
        barred = sorted(legal) + ([PASS] if g.window & RESULT else [])
        return [Refusal(notation, "IN-14.19", Label("refusal-goals")) for notation in barred]
    found: dict[str, Refusal] = {}
    for slot in offers.playable_cards(g, seat):
        for way in BY_FACE.get(g.cards.face[slot], ()):
            if way.from_hand:
                refuse(g, seat, slot, way, "plot", found)
    for slot in [g.illuminati[seat], *g.structure[seat], *g.resources[seat]]:
        for way in BY_FACE.get(g.cards.face[slot], ()):
            if not way.from_hand:
                refuse(g, seat, slot, way, "use", found)
    if "buy" not in legal:
        found["buy"] = Refusal("buy", "IN-3.11", Label("refusal-buy"))
    return [refusal for notation, refusal in found.items() if notation not in legal]


def main_refusals(g: Inwo, seat: int) -> list[Refusal]:
    """The same in phase 5, with the attacks that cannot be begun."""
    legal = set([f"{offer.what}:{offer.slot}" for offer in offers.may_lead(g, seat)])
    found = refusals(g, seat)
    for slot in queries.groups_of(g, seat):
        for word in offers.LEADS.values():
            if f"{word}:{slot}" in legal:
                continue
            tired = power.token_count(g, slot) == 0
            reason = Refusal(
                offers.offer_option(g, seat, offers.Offer(word, slot)).notation,
                "IN-6.1" if tired else "IN-7.4" if word == "control" else "IN-8.1",
                Label("refusal-token" if tired else "refusal-target"),
            )
            found.append(reason)
    return found


def last_refusals(g: Inwo, seat: int) -> list[Refusal]:
    """The same at the end of the turn, which Goal cards in excess hold up."""
    found = refusals(g, seat)
    if offers.goal_drops(g, seat):
        found.append(Refusal("done", "IN-14.19", Label("refusal-goals")))
    return found


def refuse(g: Inwo, seat: int, slot: int, way: Way, word: str, found: dict[str, Refusal]) -> None:
    """Note why a way to use a card is barred."""
    notation = f"{word}:{offers.way_name(g, slot, way.index)}"
    rule, reason = why(g, seat, slot, way)
    found.setdefault(notation, Refusal(notation, rule, Label(reason)))


def why(g: Inwo, seat: int, slot: int, way: Way) -> tuple[str, str]:
    """The clause and the reason, the first that applies."""
    attack = g.attack
    fighting = attack is not None and attack.stage < DICE
    if way.from_hand and offers.no_plots(g, seat):
        return "IN-3.19", "refusal-extra-turn"
    if not way.from_hand and slot in g.silent():
        return "IN-4.20", "refusal-silenced"
    if way.own_turn and g.turn != seat:
        return way.rule, "refusal-own-turn"
    if fighting and attack is not None and queries.shut_out(g, attack, seat) and not way.admits:
        return "IN-9.10", "refusal-privileged"
    if fighting and way.attack:
        return "IN-21.10", "refusal-open-moment"
    if not way.when & g.window:
        return way.rule, "refusal-not-now"
    if way.once and offers.already(g, seat, slot, way):
        return way.rule, "refusal-once"
    if way.test is not None and not way.test(g, seat, slot):  # what follows may take it for granted
        return way.rule, "refusal-nothing"
    if way.picks and way.picks[0].values(g, seat, slot, ()):
        return "IN-6.5", "refusal-price"
    if not way.picks and way.cost is not None and not way.cost.payable(g, seat, slot, way, ()):
        return "IN-6.5", "refusal-price"
    return way.rule, "refusal-nothing"


def any_play(prompt: str, rule: str, checkpoint: bool = False) -> Ask[Any]:
    """A poll in which a seat passes or makes any play that fits the moment."""
    return Ask(
        prompt,
        rule,
        offers.responses,
        offers.offer_option,
        note=offers.offer_price,
        touches=offers.concerns,
        refusals=refusals,
        args=occasions.OCCASIONS.get(prompt, at_stake),
        reaction=True,
        checkpoint=checkpoint,
    )
