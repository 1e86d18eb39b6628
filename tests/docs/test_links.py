"""Links between pages lead somewhere, clauses are the same in all languages, and the reference leaves nothing out."""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import pkgutil
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from markdown.extensions.toc import slugify

import camarilla
from camarilla.checks import ledger
from camarilla.checks.ledger import clauses
from camarilla.kernel import cancelling, choices, deals, errors, game, hooks, orders, sampling, state, windows
from camarilla.kernel import events as kernel_events
from camarilla.kernel.cards import Cards
from camarilla.kernel.choices import Ask
from camarilla.kernel.events import Event
from camarilla.kernel.facets import Decks, Previews, Prospects, Series
from camarilla.kernel.game import Game
from camarilla.kernel.moments import Moments
from camarilla.kernel.rng import Rng
from camarilla.kernel.state import State

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
CODE_BLOCK = re.compile(r"^```.*?^```$", re.M | re.S)
CODE = re.compile(r"^```.*?^```$|`[^`\n]*`", re.M | re.S)
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "NOTICE")),
    *sorted(DOCS.rglob("*.md")),
]


def load_hooks() -> ModuleType:
    spec = importlib.util.spec_from_file_location("docs_hooks", DOCS / "hooks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


HOOKS = load_hooks()
GAMES = HOOKS.written()
WRITTEN = [(game, language) for game in GAMES for language in HOOKS.rules_languages(game)]


def generated() -> dict[Path, str]:
    """The pages that are made while the documentation is built."""
    rules = {DOCS / HOOKS.rules_place(game, language): HOOKS.rules_page(game, language) for game, language in WRITTEN}
    notebooks = {path.with_suffix(".md"): HOOKS.notebook_page(path) for path in (DOCS / "notebooks").glob("*.ipynb")}
    return rules | notebooks


def anchors(text: str) -> set[str]:
    """The ids of a page's headings."""
    found = set()
    for heading in re.findall(r"^#+ (.+)$", CODE.sub(lambda match: match[0].strip("`"), text), re.M):
        own = re.search(r"\{ #([\w.-]+) \}$", heading)
        found.add(own[1] if own else slugify(heading, "-"))
    return found


def links(text: str) -> list[str]:
    return [link for link in LINK.findall(CODE.sub("", text)) if not re.match(r"[a-z]+:", link)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    made = generated()
    for link in links(page.read_text("utf-8")):
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target in made or target.exists(), f"{link} leads nowhere"
        if anchor:
            text = made.get(target) or target.read_text("utf-8")
            assert anchor in anchors(text), f"{link}: there is no such heading"


def test_clause_ids_become_links_outside_code_and_headings() -> None:
    text = "# PV-1.1\n\nSee PV-3.3, `PV-3.4` and XX-1.1.\n\n#### PV-3.3 { #PV-3.3 }\n\nPV-5.2."
    linked = HOOKS.link_clauses(text, "rulings/potdevin.md", "en")
    assert linked == text.replace("See PV-3.3", "See [PV-3.3](../rules/potdevin.md#PV-3.3)").replace(
        "PV-5.2.", "[PV-5.2](../rules/potdevin.md#PV-5.2)."
    )


def test_links_of_generated_pages_lead_somewhere() -> None:
    made = generated()
    for page, text in made.items():
        here = page.relative_to(DOCS).as_posix()
        linked = HOOKS.link_clauses(text, here, HOOKS.written_in(here))
        for link in links(linked):
            file, _, anchor = link.partition("#")
            target = (page.parent / file).resolve() if file else page
            assert target in made or target.exists(), link
            assert not anchor or anchor in anchors(made[target]), link


OUR_DECISION = {"de": "**Entscheidung.**", "ru": "**Уточнение.**"}


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_clauses_are_the_same_in_all_languages(game: str, language: str) -> None:
    found = camarilla.find(game)
    english, other = clauses(found, "en"), clauses(found, language)
    assert list(english) == list(other)
    ours = OUR_DECISION.get(language, "**Ruling.**")
    for id in english:
        assert english[id].chapter.split(".")[0] == other[id].chapter.split(".")[0] == id[3:].split(".")[0]
        assert english[id].text
        assert other[id].text
        assert english[id].text.count("**Ruling.**") == other[id].text.count(ours), id
        assert set(english[id].see) <= set(english)


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_written_in_the_languages_of_the_game(game: str) -> None:
    assert set(HOOKS.rules_languages(game)) == set(camarilla.find(game).languages)


@pytest.mark.parametrize(("game", "language"), WRITTEN)
def test_every_clause_has_its_anchor(game: str, language: str) -> None:
    found = camarilla.find(game)
    text = HOOKS.rules_page(game, language)
    assert set(clauses(found, language)) <= anchors(text)
    named = set(HOOKS.CLAUSE.findall(text))
    assert named <= set(clauses(found, language)), "a clause is named that does not exist"


@pytest.mark.parametrize(("game", "count"), [("potdevin", 29), ("coup", 27)])
def test_every_clause_of_the_ledger_is_there(game: str, count: int) -> None:
    assert len(clauses(camarilla.find(game))) == count


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_names_a_clause_that_exists(game: str) -> None:
    named = set(HOOKS.CLAUSE.findall((DOCS / HOOKS.RULINGS.format(game)).read_text("utf-8")))
    assert named
    assert named <= set(clauses(camarilla.find(game)))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "page",
    [
        "reference/notation.md",
        "reference/events.md",
        "reference/scenarios.md",
        "howto/write-a-scenario.md",
        "howto/add-a-bot.md",
    ],
)
def test_pages_for_all_games_lead_to_each(game: str, page: str) -> None:
    here = DOCS / page
    leads_to = {(here.parent / link.partition("#")[0]).resolve() for link in links(here.read_text("utf-8"))}
    assert DOCS / "reference" / f"{game}.md" in leads_to


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("page", ["README.md", "docs/index.md"])
def test_the_front_pages_lead_to_each_game(game: str, page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    assert f"rulings/{game}.md)" in text
    assert f"reference/{game}.md)" in text or f"rules/{game}.md)" in text


def test_every_place_that_contributing_names_exists() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    rows = re.findall(r"^\| (`.+?) \|", text.partition("## Where things are")[2].partition("\n## ")[0], re.M)
    assert len(rows) > 10
    for row in rows:
        first, *others = re.findall(r"`([^`]+)`", row)
        assert (ROOT / first).exists(), first
        for other in others:
            assert (ROOT / first).with_name(other).exists(), other


# -- the reference leaves nothing out ----------------------------------------------------------------------------------


def told(page: str) -> set[str]:
    """Every word in code on a reference page."""
    text = (DOCS / "reference" / page).read_text("utf-8")
    return {word for span in re.findall(r"`([^`\n]+)`", text) for word in re.findall(r"[\w-]+", span)}


SPOKEN_OF = {
    "cards.md": (Cards, sampling, camarilla.Table),
    "choices.md": (choices, windows, hooks, cancelling, deals, orders, Ask),
    "events.md": (kernel_events,),
    "state.md": (State, state, Game, game, Series, Decks, Previews, Prospects, Rng, ledger),
    "table.md": (camarilla.Table, Moments, camarilla),
}


@pytest.mark.parametrize("page", SPOKEN_OF)
def test_reference_calls_things_as_they_are_called(page: str) -> None:
    """Every `name(arguments)` that a table or a definition of the page begins with is one, with these arguments."""
    text = (DOCS / "reference" / page).read_text("utf-8")
    begins = re.findall(r"^\| (?=`).+? \||^`[^`]+`(?:, `[^`]+`)*$", CODE_BLOCK.sub("", text), re.M)
    calls = [call for begin in begins for call in re.findall(r"`(?:\w+\.)?(\w+)\(([^`]*)\)`", begin)]
    assert calls
    for name, arguments in calls:
        found = [getattr(place, name) for place in SPOKEN_OF[page] if hasattr(place, name)]
        assert found, f"{page} speaks of {name}, which does not exist"
        if not callable(found[0]):
            continue
        if inspect.isclass(found[0]) and issubclass(found[0], msgspec.Struct):
            real = list(found[0].__struct_fields__)
        else:
            real = [parameter for parameter in inspect.signature(found[0]).parameters if parameter != "self"]
        told_of = [argument.split("=")[0].strip(" *") for argument in arguments.split(",")]
        assert [argument for argument in told_of if argument] == real, f"{page}: {name}({arguments})"


def test_reference_names_every_error() -> None:
    types = {name for name in errors.__all__ if isinstance(getattr(errors, name), type)}
    assert len(types) > 15
    assert types <= told("table.md")


def test_reference_names_every_public_function() -> None:
    assert set(camarilla.__all__) - {"Game"} <= told("table.md") | told("records.md")


# -- the page of a game ------------------------------------------------------------------------------------------------


def modules_of(game: str) -> list[ModuleType]:
    """Every module of a game."""
    package = importlib.import_module(camarilla.find(game).package)
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [package, *[importlib.import_module(info.name) for info in found]]


def kept_in(game: str, kind: type) -> list[Any]:
    """What the modules of a game have of a kind."""
    return [value for module in modules_of(game) for value in vars(module).values() if isinstance(value, kind)]


@pytest.mark.parametrize("game", GAMES)
def test_reference_names_every_event(game: str) -> None:
    package = camarilla.find(game).package
    kinds = {kind for kind in kept_in(game, type) if issubclass(kind, Event) and kind.__module__.startswith(package)}
    assert kinds
    page = told(f"{game}.md")
    assert {kind.__name__ for kind in kinds} <= page
    assert {field for kind in kinds for field in kind.__struct_fields__} - {"to"} <= page


@pytest.mark.parametrize("game", GAMES)
def test_reference_names_every_prompt_with_its_clause(game: str) -> None:
    text = (DOCS / "reference" / f"{game}.md").read_text("utf-8")
    notations = text.partition("## Notation")[2].partition("\n## ")[0]
    asks = kept_in(game, Ask)
    assert asks
    for ask in asks:
        assert f"| `{ask.prompt}` | {ask.rule} | {'yes' if ask.checkpoint else 'no'} |" in text
        assert f"`{ask.prompt}`" in notations


@pytest.mark.parametrize("game", GAMES)
def test_reference_names_everything_a_position_may_have(game: str) -> None:
    found = camarilla.find(game)
    position = importlib.import_module(f"{found.package}.position")
    table = camarilla.Table.new(game, seats=found.seat_counts[0], seed=0)
    names = {*position.KEYS, *getattr(position, "PHASES", ()), *found.inspect(table.g)}
    assert names <= told(f"{game}.md")


@pytest.mark.parametrize("game", GAMES)
def test_reference_names_every_option_order_and_part_of_the_board(game: str) -> None:
    found = camarilla.find(game)
    board = camarilla.Table.new(game, seats=found.seat_counts[0], seed=0).view(0).board
    names = {*found.options.__struct_fields__, *found.orders, *board.__struct_fields__}
    assert names <= told(f"{game}.md")
