"""What an answer costs, or how likely it succeeds, is told before it is given, and is true."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import camarilla
from camarilla.games.inwo.attacks.odds import ROLLS
from camarilla.kernel.game import find
from camarilla.kernel.options import Label
from camarilla.kernel.table import Table

OATH = {"travel-to", "search-source", "muster-on", "trade-with"}
"""Questions whose answer spends Supply at once."""


def answers(game: str, seeds: range, most: int = 400) -> Iterator[tuple[Table, int, str, str]]:
    """Random games: the table, who answers which prompt, and with what, before each answer is given."""
    for seed in seeds:
        table = camarilla.new(game, seats=4, seed=seed)
        chance = random.Random(seed)
        for _ in range(most):
            if table.over:
                break
            seat = table.to_act[0]
            prompt = table.prompt(seat)
            assert prompt is not None
            notation = chance.choice(table.legal(seat)).notation
            yield table, seat, prompt.label.id, notation
            table.play(seat, notation)


def notes(table: Table, seat: int) -> dict[str, Label]:
    """What is told of a seat's answers."""
    choice = table.choice_of(seat)
    return {} if choice is None else choice.notes(table.g)


def part(note: Label, kind: str) -> int:
    """So much of one kind that a price names."""
    return sum(each.args["count"] for each in note.args.get("parts", []) if each.id == f"price-{kind}")


def test_supply_is_spent_as_told() -> None:
    told: tuple[Table, str, int, int] | None = None
    checked: dict[str, int] = {}
    for table, seat, prompt, notation in answers("oath", range(6)):
        if told is not None and told[0] is table:
            _, asked, who, left = told
            assert table.g.supply[who] == left, asked
            checked[asked] = checked.get(asked, 0) + 1
        told = None
        if prompt in OATH:
            told = table, prompt, seat, table.g.supply[seat] - part(notes(table, seat)[notation], "supply")
    assert set(checked) == OATH
    assert min(checked.values()) >= 3


def test_no_action_of_oath_costs_less_than_it_says() -> None:
    for table, seat, prompt, _ in answers("oath", range(2)):
        if prompt != "act":
            continue
        told = notes(table, seat)
        majors = {option.notation for option in table.legal(seat)} & {"search", "muster", "trade", "recover", "travel"}
        assert majors <= set(told)
        assert all(find("oath").say(note, language) for note in told.values() for language in ("en", "ru"))


def favours(events: list[dict[str, Any]], seat: int) -> int:
    """How many favours a seat has paid so far."""
    return sum(len(each["favours"]) for each in events if each["type"] == "FavoursSpent" and each["seat"] == seat)


def test_favours_are_paid_as_told() -> None:
    """Between two choices of a player: those who pay otherwise than by a favour for each symbol pay more."""
    told: tuple[Table, int, int] | None = None
    exact = more = 0
    for table, seat, prompt, notation in answers("pax", range(4), 250):
        if prompt != "act":
            continue
        paid = favours(table.seen(None), seat)
        if told is not None and told[:2] == (table, seat):
            assert paid >= told[2]
            exact += paid == told[2]
            more += paid > told[2]
        verb = notation.split("@")[0].split(":")[0]
        note = notes(table, seat).get(notation)
        told = (
            (table, seat, paid + part(note, "favours")) if note is not None and verb in ("scout", "dismiss") else None
        )
    assert exact > 3 * more
    assert exact > 5


def test_the_odds_on_a_target_are_those_of_the_attack() -> None:
    told: int | None = None
    checked = 0
    for table, seat, prompt, notation in answers("inwo", range(12), 300):
        if told is not None and prompt in ("announce", "how-many"):
            figures = table.view(seat, figures=True).figures
            assert round(100 * figures.attacks[-1].chances / ROLLS) == told
            checked += 1
        told = notes(table, seat)[notation].args["percent"] if prompt == "target" else None
    assert checked > 3


def test_every_price_of_inwo_has_words_in_both_languages() -> None:
    said = set()
    for table, seat, _, _ in answers("inwo", range(4), 250):
        for note in notes(table, seat).values():
            words = [find("inwo").say(note, language) for language in ("en", "ru")]
            assert all(words)
            assert not any("price-" in each for each in words)
            said.add(words[0])
    assert len(said) > 6
