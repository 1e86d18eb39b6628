"""Glossaries: every term comes from a clause, none is there twice, and what is avoided is found."""

from __future__ import annotations

import pytest

from camarilla.checks.glossary import Term, avoided, terms
from camarilla.checks.ledger import clauses
from camarilla.kernel.game import find, names


@pytest.mark.parametrize("game", names())
def test_every_term_comes_from_a_clause(game: str) -> None:
    known = terms(find(game))
    assert len(known) >= 15
    assert {term.clause for term in known} <= set(clauses(find(game)))


@pytest.mark.parametrize("game", names())
def test_no_term_is_there_twice_and_none_is_avoided(game: str) -> None:
    known = terms(find(game))
    for language in find(game).languages:
        written = [term.called[language] for term in known]
        assert len(set(written)) == len(written)
        assert not [one for one in written if avoided(one, known, language)]


def test_avoided_words_are_found_whole_or_by_their_stem() -> None:
    known = [Term({"en": "battle plan", "ru": "схема"}, "OA-1", {"ru": ("план", "добыва*")})]
    assert avoided("это План другой стороны", known, "ru") == ["План (say: схема)"]
    assert avoided("реликвии добывают", known, "ru") == ["добывают (say: схема)"]
    assert avoided("ваш планшет", known, "ru") == []
    assert avoided("план", known, "en") == []
