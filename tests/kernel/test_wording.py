"""Wording: a message is parsed when it is first said, and means what it means where all are parsed at once."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, serialize

from camarilla.kernel.game import find, names
from camarilla.kernel.options import Label
from camarilla.kernel.wording import Wording, counted, entries_of


@pytest.mark.parametrize(("game", "language"), [(game, one) for game in names() for one in find(game).languages])
def test_texts_are_cut_where_fluent_cuts_them(game: str, language: str) -> None:
    source = find(game).text(f"messages.{language}.ftl")
    whole = {
        ("-" if isinstance(entry, ast.Term) else "") + entry.id.name: serialize(ast.Resource([entry]))
        for entry in FluentResource(source).body
        if isinstance(entry, ast.Message | ast.Term)
    }
    cut = {
        id: serialize(
            ast.Resource([entry for entry in FluentResource(text).body if not isinstance(entry, ast.BaseComment)])
        )
        for id, text in entries_of(source).items()
    }
    for entry in whole:
        whole[entry] = whole[entry][whole[entry].index(f"{entry} =") :]  # without the comment before it
    assert cut == whole


def test_what_a_message_refers_to_is_parsed_with_it() -> None:
    source = """
-guild = the { $case ->
   *[plain] guild
    [grand] Guild
}
role = a member of { -guild(case: "grand") }
told = { $name } is { role }
unsaid = nothing
"""
    wording = Wording("en", source)
    assert wording.say(Label("told", {"name": "Ann"})) == "Ann is a member of the Guild"
    assert not wording.bundle.has_message("unsaid")
    assert wording.has("unsaid")


def test_a_games_message_wins_over_the_kernels_of_the_same_id() -> None:
    label = Label("bot-name-0")
    assert Wording("en").say(label) != "mine"
    assert Wording("en", "bot-name-0 = mine").say(label) == "mine"


def test_the_last_of_several_stands_behind_an_and() -> None:
    assert Wording("en").listed(["Ada", "Bruno", "Clara"]) == "Ada, Bruno and Clara"
    assert Wording("ru").listed(["Ада", "Бруно"]) == "Ада и Бруно"
    assert Wording("de").listed(["Ada"]) == "Ada"
    assert Wording("en").listed([]) == ""


def test_what_comes_several_times_is_counted() -> None:
    assert counted(["a Plot", "a Group card", "a Plot", "a Plot"]) == ["a Plot (×3)", "a Group card"]
    assert counted([]) == []


def test_a_negative_number_has_a_real_minus_and_a_notation_keeps_its_hyphen() -> None:
    wording = Wording("en", "total = Total: { $points } ({ $points }), as in { $notation }")
    assert wording.say(Label("total", {"points": -4, "notation": "pay-2"})) == "Total: −4 (−4), as in pay-2"
