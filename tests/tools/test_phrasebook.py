"""The phrasebook: as it is in the docs, and without anything that a reader would stumble over."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache

import pytest
from tools.phrasebook.__main__ import DOCS, pages
from tools.phrasebook.faults import faults
from tools.phrasebook.recording import load
from tools.phrasebook.rendering import Phrase, chapters_of_game, shell_chapters

from camarilla.checks.glossary import avoided, terms
from camarilla.kernel.choices import Ask
from camarilla.kernel.game import find, names
from camarilla.kernel.wording import LANGUAGES

PLACES = [*names(), "shell"]
SPOKEN = [(game, language) for game in names() for language in find(game).languages]
EVERYWHERE = [*SPOKEN, *[("shell", language) for language in LANGUAGES]]
PROMPT_WORDS = 20
LATIN = re.compile(r"[A-Za-z]{2,}")
CLAUSE = re.compile(r"\b[A-Z]{2}-\d+(\.[\w-]+)*")
FOREIGN = {
    *("Camarilla", "Pot", "de", "Vin", "Pax", "Illuminaten", "INWO", "English", "Enter", "Ctrl", "HTTPS", "push"),
    *("CAMARILLA", "SECURE", "COOKIES", "game", "icons", "net", "Lorc", "Delapouite", "CC", "BY", "seed", "jsonl"),
    *(
        "camarilla",
        "play",
        "resume",
        "http",
        "tax",
        "clara",
        "example",
        "org",
        "coup",
        "CO",
        "PV",
        "PA",
        "OA",
        "IN",
        "II",
        "III",
        "GM",
        "RA",
        "IV",
    ),
}
"""What a Russian sentence may say in Latin letters."""
NO_SENTENCES = {"deck-text-about", "help-text", "hint", "option-way"}
"""Signs, tables and pieces, which have spaces and letters of their own."""


@cache
def phrases(place: str) -> list[Phrase]:
    chapters = shell_chapters() if place == "shell" else chapters_of_game(place, load(place))
    return [phrase for chapter in chapters for phrase in chapter.phrases]


def said(place: str, language: str) -> list[tuple[str, str]]:
    """Every sentence with the id of its message."""
    told = [phrase for phrase in phrases(place) if phrase.id not in NO_SENTENCES]
    return [(phrase.id, one) for phrase in told for one in phrase.said[language]]


def prompts(game: str) -> set[str]:
    """The ids of what a game asks."""
    package = importlib.import_module(find(game).package)
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    modules = [importlib.import_module(info.name) for info in found]
    return {value.prompt for module in modules for value in vars(module).values() if isinstance(value, Ask)}


@pytest.mark.parametrize(("place", "language"), EVERYWHERE)
def test_nothing_makes_a_reader_stumble(place: str, language: str) -> None:
    wrong = [f"{id}: {one}  <- {fault}" for id, one in said(place, language) for fault in faults(one, language)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("place", PLACES)
def test_russian_sentences_are_russian(place: str) -> None:
    wrong = [f"{id}: {one}" for id, one in said(place, "ru") if set(LATIN.findall(CLAUSE.sub("", one))) - FOREIGN]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_things_are_called_by_the_terms_of_the_glossary(game: str, language: str) -> None:
    known = terms(find(game))
    told = [(id, one) for id, one in said(game, language) if not id.startswith("card-")]
    wrong = [f"{id}: {one}  <- {word}" for id, one in told for word in avoided(one, known, language)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_a_prompt_has_at_most_twenty_words(game: str, language: str) -> None:
    asked = prompts(game)
    assert len(asked) > 3
    wrong = [f"{id}: {one}" for id, one in said(game, language) if id in asked and len(one.split()) > PROMPT_WORDS]
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
def test_the_docs_have_this_phrasebook() -> None:
    for name, text in pages().items():
        assert (DOCS / name).read_text("utf-8") == text, f"{name} is not what the messages say: make phrasebook"


def test_faults_are_found() -> None:
    assert faults("You takes a card", "en")
    assert faults("Play martial-law:defence", "en")
    assert faults("1  coin", "en")
    assert faults("An cat", "en")
    assert faults("Отдать игроку Клара", "ru")
    assert faults("Вы защищается", "ru")
    assert faults("{ $seat } pays", "en")
    assert faults("Du nimmt 2 Münzen", "de")
    assert faults("Clara putscht gegen du", "de")
    assert faults('Clara sagt "Herzog"', "de")
    assert not faults("Du nimmst 2 Münzen. Clara sagt „Herzog“.", "de")
    assert faults("1  moeda", "pt"), "a language without rules of its own"
    assert not faults("Clara takes the C.I.A. from you.", "en")
    assert not faults("Вы берёте 2 карты. Цель — Клара.", "ru")
