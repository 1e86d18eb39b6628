"""Languages: found by their files, and a game that lacks one is told in English, whole sentences of it."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient

from camarilla.checks.ledger import clauses, rules_language
from camarilla.checks.lessons import lesson_of, taught
from camarilla.cli.tables import drawing_of
from camarilla.cli.words import Speech, game_wording, means
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import find, names
from camarilla.kernel.options import Label
from camarilla.kernel.wording import LANGUAGES
from camarilla.server.api.people import MeChange
from camarilla.server.http.routes.games import Games
from camarilla.server.http.routes.notices import done

ABROAD = [(game, language) for game in names() for language in LANGUAGES if language not in find(game).languages]
"""Games beside languages that they do not speak."""


def test_languages_are_found_by_their_files_english_first() -> None:
    there = {entry.name.split(".")[1] for entry in files("camarilla.kernel").iterdir() if entry.name.endswith(".ftl")}
    assert LANGUAGES[0] == "en"
    assert set(LANGUAGES) == there >= {"de", "en", "ru"}


def test_coup_speaks_german_and_some_game_does_not() -> None:
    assert "de" in find("coup").languages
    assert find("coup").say(Label("option-challenge"), "de") == "Anzweifeln"
    assert ABROAD, "what follows would prove nothing"


@pytest.mark.parametrize(("game", "language"), ABROAD)
def test_a_game_without_the_language_is_told_in_english(game: str, language: str) -> None:
    found = find(game)
    for id in ("game-about", "option-pass"):
        assert found.say(Label(id), language) == found.say(Label(id), "en")
    assert rules_language(found, language) == "en"
    assert clauses(found, language) == clauses(found, "en")
    lesson = lesson_of(found, "first")
    assert taught(found, lesson, []).text(lesson, language) == taught(found, lesson, []).text(lesson, "en")


@pytest.mark.parametrize(("game", "language"), ABROAD)
def test_no_sentence_of_the_terminal_mixes_two_languages(game: str, language: str) -> None:
    speech = Speech(find(game), drawing_of(find(game)), language, ["Ann", "Ben"], 0)
    assert speech.language == "en"
    assert speech.seat(0) == "you"
    assert game_wording(find(game), language).say(Label("log-empty")) == "Nothing has happened yet."


@pytest.mark.parametrize(("typed", "id"), [("Ja", "answer-yes"), ("nein", "answer-no"), ("yes", "answer-yes")])
def test_yes_and_no_are_understood_in_every_language(typed: str, id: str) -> None:
    assert means(typed, id)


def test_a_client_learns_which_languages_a_game_speaks() -> None:
    nowhere = {"database": Provide(lambda: None, sync_to_thread=False)}
    with TestClient(Litestar([Games], dependencies=nowhere)) as client:
        told = {game["name"]: game for game in client.get("/api/games").json()}
        for name in names():
            for by_language in (told[name]["title"], told[name]["about"], told[name]["files"]["messages"]):
                assert set(by_language) == set(find(name).languages)
        german = client.get("/api/games/coup/rules?language=de").json()
        assert (german["language"], german["clauses"][0]["chapter"]) == ("de", "1. Aufbau, Züge und Ende")
        assert client.get("/api/games/oath/rules?language=de").json()["language"] == "en"


def test_a_language_that_nobody_has_added_is_refused() -> None:
    assert msgspec.convert({"language": "de"}, MeChange).language == "de"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"language": "tlh"}, MeChange)
    with pytest.raises(BadInput, match="there is no language 'tlh'"):
        find("coup").say(Label("option-pass"), "tlh")


def test_a_page_for_whom_we_do_not_know_says_it_in_every_language() -> None:
    page = done("notice-ended")
    for language in LANGUAGES:
        assert f'<p lang="{language}">' in page
    assert "Hierher kommt nichts mehr." in page
