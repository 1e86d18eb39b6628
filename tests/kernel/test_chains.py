"""A chain of answers ends where something is rolled, drawn, shown or told, and where somebody else has a say: in a
miniature game in which the same question follows each of these, and belongs to the decision."""

from __future__ import annotations

import pytest

from camarilla.kernel.table import Table
from camarilla.server.api.pieces import AnswerPrompt, DraftPart
from camarilla.server.live.drafts import check_chain, draft_of
from camarilla.server.live.prompts import prompt_text
from camarilla.server.refusals import Refuse

from .games.errand import GAME, PLAIN, TELLING, TRUSTING, ErrandGame

NOBODY_ELSE = tuple(way for way in TELLING if way not in ("ask", "vote"))


def begun(game: ErrandGame = GAME) -> Table:
    """A table at which the first seat may go on an errand."""
    return Table.new(game, 2, seed=1)


def drafted(table: Table, way: str) -> list[DraftPart]:
    """An errand that goes a certain way."""

    def worded(world: Table) -> AnswerPrompt | None:
        return prompt_text(world, 0, "1", "en", ["Ann", "Bob"])

    return draft_of(table, 0, [("act", "errand"), ("way", way)], worded)


def answers(parts: list[DraftPart]) -> list[tuple[str, str]]:
    return [(part.prompt.label.id, part.answer) for part in parts]


@pytest.mark.parametrize("way", PLAIN)
def test_a_chain_goes_on_while_nothing_is_learnt(way) -> None:
    table = begun()
    assert answers(drafted(table, way)) == [("act", "errand"), ("way", way), ("pay", "1")]
    assert drafted(table, way)[-1].changes == {"coins": -1}
    check_chain(table, 0, "errand", [("way", way), ("pay", "2")])


@pytest.mark.parametrize("way", TELLING)
def test_a_chain_ends_where_something_is_learnt_though_the_next_question_belongs_to_it(way) -> None:
    table = begun()
    assert answers(drafted(table, way)) == [("act", "errand"), ("way", way)]
    check_chain(table, 0, "errand", [("way", way)])
    for after in (("pay", "1"), ("let", "yes")):
        with pytest.raises(Refuse, match=f"expects {after[0]!r} to be asked, and nothing is"):
            check_chain(table, 0, "errand", [("way", way), after])


@pytest.mark.parametrize("way", NOBODY_ELSE)
def test_what_would_follow_is_a_question_of_the_decision(way) -> None:
    """Without this the test above would show nothing: the list of a decision's questions would end the chain."""
    table = begun()
    for answer in ("errand", way):
        table.play(0, answer)
    asked = table.choice_of(0)
    assert asked is not None
    assert (table.asked, asked.ask.prompt) == ([0], "pay")
    assert GAME.decisions.parts >= {asked.ask.prompt}


def test_a_chain_goes_on_past_a_card_of_ones_own_where_the_game_says_so() -> None:
    assert answers(drafted(begun(TRUSTING), "show")) == [("act", "errand"), ("way", "show"), ("pay", "1")]
    check_chain(begun(TRUSTING), 0, "errand", [("way", "show"), ("pay", "2")])


@pytest.mark.parametrize("way", ["ask", "vote"])
def test_a_rival_has_a_say_even_where_a_card_may_be_laid_open(way) -> None:
    assert answers(drafted(begun(TRUSTING), way)) == [("act", "errand"), ("way", way)]
    with pytest.raises(Refuse, match="expects 'let' to be asked, and nothing is"):
        check_chain(begun(TRUSTING), 0, "errand", [("way", way), ("let", "yes")])
