"""What tests of Oath share."""

from __future__ import annotations

from typing import Any

from camarilla.checks.scenario import Scenario
from camarilla.games.oath import events
from camarilla.games.oath.action_in_progress import Campaign

BARE = {"discord": 0, "arcane": 0, "order": 0, "hearth": 0, "nomad": 0, "beast": 0}
"""Banks without any favor."""
BLANK, SWORD, SKULL = "0", "3", "5"
"""Faces of dice, as positions load them: a blank defense die, and attack dice with a sword, or two and a skull."""


def fight(t: Scenario) -> Campaign:
    """The campaign under way."""
    c = t.table.g.acts.innermost()
    assert c is not None
    return c


def battle(oath: Any, /, **given: Any) -> Scenario:
    """B, an Exile with five warbands, at Steppe, which A rules with two; A is at Mountain, C at Wastes."""
    base: dict[str, Any] = {
        "seats": 3,
        "pawns": {"A": "mountain", "B": "steppe", "C": "wastes"},
        "warbands": {"steppe": "A2"},
        "bands": {"A": 3, "B": 5, "C": 3},
        "to_move": "B",
    }
    merged = {**base, **given}
    for key in ("pawns", "warbands", "bands"):
        if key in given:
            merged[key] = {**base[key], **given[key]}
    return oath.position(**merged)


def attack(t: Scenario, *targets: str, dice: int = 5, seat: str = "B", defender: str = "attack@A") -> Scenario:
    """Declare a campaign up to the battle plans."""
    t.play(f"{seat}: campaign", f"{seat}: {defender}")
    t.play(*[f"{seat}: target:{target}" for target in targets], f"{seat}: done")
    if t.legal(seat) and t.legal(seat)[-1] == "0":
        t.play(f"{seat}: {dice}")
    return t


def rolled(t: Scenario, attack: bool) -> tuple[int, ...]:
    """The faces of the attack or defense dice as rolled last; that no dice were rolled is told, too."""
    rolls = [event for event in t.events if isinstance(event, events.DiceRolled) and event.attack is attack]
    return rolls[-1].faces


def attack_dice(t: Scenario) -> int:
    """How many attack dice were rolled."""
    return len(rolled(t, True))


def defense_dice(t: Scenario) -> int:
    """How many defense dice were rolled."""
    return len(rolled(t, False))


def outcome(t: Scenario) -> events.CampaignEnded:
    """How the last campaign ended."""
    return [event for event in t.events if isinstance(event, events.CampaignEnded)][-1]


def prompts(t: Scenario) -> list[str]:
    """The prompts that are open."""
    return [choice.ask.prompt for choice in t.table.open_choices]


def finish(t: Scenario, choices: dict[str, str] | None = None) -> Scenario:
    """Answer what is left of an action: what `choices` says by prompt, else no, skip, done, 0 or the first option."""
    wanted = choices or {}
    while prompts(t) and prompts(t)[0] != "act":
        prompt, seat = prompts(t)[0], t.to_act[0]
        legal = t.legal(seat)
        plain = [word for word in ("no", "skip", "done", "go", "0") if word in legal]
        t.play(f"{seat}: {wanted.get(prompt) or (plain or legal)[0]}")
    return t


def faces(*rolls: tuple[str, int]) -> str:
    """Loaded dice: each face with how often it shows; the defender rolls first (OA-5.5.4)."""
    return " ".join([face for face, number in rolls for _ in range(number)])


def discarded(t: Scenario, name: str) -> bool:
    """Whether a card lies in some discard pile."""
    return any(name in pile for pile in t.discards.values())
