"""Wording: a message is parsed when it is first said, and means what it means where all are parsed at once."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, serialize

from camarilla.kernel.game import find, names
from camarilla.kernel.options import Label
from camarilla.kernel.wording import Wording, entries_of


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
