"""What MkDocs adds while it builds: rules pages from the games' own texts, notebooks, links for clauses, the commands.

A rules page is never a copied file. It is read from the package of the game, so that the page, the terminal and the
tests speak of the same clauses.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from posixpath import relpath
from typing import Any

from babel import Locale
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from camarilla.checks.ledger import clauses, rules_language
from camarilla.kernel.game import Game, find, names
from camarilla.kernel.options import Label
from camarilla.kernel.wording import LANGUAGES

RULES = "rules/{}{}.md"
RULINGS = "rulings/{}.md"
IN_LANGUAGE = {"en": "In English", "de": "Auf Deutsch", "ru": "По-русски"}
"""How a page is announced to those who read a language; any other is announced by its own name."""
WRITTEN_IN = re.compile(r"\.([a-z]{2})\.md$")
"""The end of the name of a page that is not in English."""
CODE = re.compile(r"(```.*?```|`[^`\n]*`|\[[^\]\n]*\]\([^)\n]*\)|^#[^\n]*$)", re.DOTALL | re.MULTILINE)
CLAUSE = re.compile(r"\b[A-Z]{2}-\d[\w.-]*\w")
COMMANDS = "<!-- commands -->"
NOTEBOOKS = "notebooks/{}.md"
FILMS = Path(__file__).parents[1] / "web" / "src" / "games"
"""Where the moving pictures are, one in the folder of each game (`make films`)."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the rules pages of every game, and our rulings on it, into the navigation."""
    rules = next(entry["Rules"] for entry in config.nav or [] if isinstance(entry, dict) and "Rules" in entry)
    for name in written():
        title = find(name).say(Label("game-title"))
        for language in rules_languages(name):
            told = "" if language == "en" else f" ({in_language(language).lower()})"
            rules.append({f"{title}{told}": rules_place(name, language)})
        if (Path(config.docs_dir) / RULINGS.format(name)).is_file():
            rules.append({f"{title}: our rulings": RULINGS.format(name)})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a rules page for each game and language, the films of their tables, and a page for each notebook."""
    for name in written():
        for language in rules_languages(name):
            page = rules_page(name, language)
            files.append(File.generated(config, rules_place(name, language), content=page))
    for film in sorted(FILMS.glob("*/film.webp")):
        place = f"images/film-{film.parent.name}.webp"
        files.append(File.generated(config, place, abs_src_path=str(film)))
    for notebook in sorted((Path(config.docs_dir) / "notebooks").glob("*.ipynb")):
        page = NOTEBOOKS.format(notebook.stem)
        files.append(File.generated(config, page, content=notebook_page(notebook)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Link clause ids to the rules, and list the commands on their page."""
    here = page.file.src_uri
    if COMMANDS in markdown:
        markdown = markdown.replace(COMMANDS, commands_page())
    return link_clauses(markdown, here, written_in(here))


def written_in(page: str) -> str:
    """The language of a page."""
    found = WRITTEN_IN.search(page)
    return found[1] if found and found[1] in LANGUAGES else "en"


def in_language(language: str) -> str:
    """A page in a language, announced in that language."""
    return IN_LANGUAGE.get(language) or str(Locale.parse(language).get_display_name(language))


@cache
def written() -> list[str]:
    """The games whose rules are written."""
    return [name for name in names() if find(name).has_text("rules.en.md")]


def rules_languages(name: str) -> list[str]:
    """The languages in which the rules of a game are written."""
    return [language for language in LANGUAGES if find(name).has_text(f"rules.{language}.md")]


def rules_place(name: str, language: str) -> str:
    """The page of a game's rules; English if they are not written in the language."""
    spoken = rules_language(find(name), language)
    return RULES.format(name, "" if spoken == "en" else f".{spoken}")


@cache
def clause_pages(language: str) -> dict[str, str]:
    """Every clause id of every game, and the page it stands on."""
    return {id: rules_place(name, language) for name in written() for id in clauses(find(name), language)}


def link_clauses(markdown: str, here: str, language: str) -> str:
    """Make a link of every clause id outside code, links and headings."""
    pages = clause_pages(language)
    folder = here.rpartition("/")[0] or "."

    def link(match: re.Match[str]) -> str:
        id = match[0]
        return f"[{id}]({relpath(pages[id], folder)}#{id})" if id in pages else id

    parts = CODE.split(markdown)
    return "".join(part if at % 2 else CLAUSE.sub(link, part) for at, part in enumerate(parts))


def rules_page(name: str, language: str) -> str:
    """The rules of a game, with ways to the other languages and, where we can draw one, a table of its cards."""
    game = find(name)
    title, _, text = game.text(f"rules.{language}.md").partition("\n")
    table = CARD_TABLES.get(name, no_table)(game, language)
    others = [other for other in rules_languages(name) if other != language]
    ways = " · ".join(f"[{in_language(other)}]({Path(rules_place(name, other)).name})" for other in others)
    parts = [title, ways, text.strip(), table]
    return "\n\n".join(part for part in parts if part) + "\n"


def no_table(game: Game, language: str) -> str:
    """Most games have too many cards for one table."""
    return ""


def potdevin_cards(game: Game, language: str) -> str:
    """The 52 cards of Pot de Vin, a column a person."""
    cards = game.cards()
    say = game.wording(language).say
    persons = list(dict.fromkeys(card["person"] for card in cards))
    head = {"en": "## The cards", "ru": "## Карты"}[language]
    note = {
        "en": "Guilds are our reconstruction, symbol counts are derived (PV-1.2). A dot is one symbol.",
        "ru": "Гильдии восстановлены нами, число символов выведено (PV-1.2). Точка — один символ.",
    }[language]
    by_place = {(card["person"], card["value"]): card for card in cards}
    rows = [
        ["", *[say(Label(f"person-{person.lower()}")) for person in persons]],
        ["--:"] + ["---"] * len(persons),
    ]
    for value in range(1, 14):
        rows.append([str(value), *[card_cell(by_place[person, value], language, say) for person in persons]])
    return f"{head}\n\n{note}\n\n" + "\n".join("| " + " | ".join(row) + " |" for row in rows)


def card_cell(card: dict[str, Any], language: str, say: Any) -> str:
    """One card of the table."""
    neutral = {
        "en": {"joker": "joker", "penalty": "−2", "bonus": "+2", "power": "power"},
        "ru": {"joker": "джокер", "penalty": "−2", "bonus": "+2", "power": "власть"},
    }[language]
    if card["kind"] != "guild":
        return f"*{neutral[card['kind']]}*"
    return f"{say(Label('guild-' + card['guild']))} {'•' * card['symbols']}"


CARD_TABLES = {"potdevin": potdevin_cards}


def notebook_page(path: Path) -> str:
    """A notebook with its outputs, as they are kept in the file (`python -m tools.notebooks` makes them anew)."""
    parts = []
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
        else:
            parts += [fenced("python", source), *map(shown, cell["outputs"])]
    title, *others = parts
    return "\n\n".join([title, f"[The notebook itself]({path.name}), to run it.", *others]) + "\n"


def shown(output: dict[str, Any]) -> str:
    """What a cell of a notebook printed, gave or drew."""
    data = output.get("data", {})
    if "image/png" in data:
        return f"![What the code above draws](data:image/png;base64,{''.join(data['image/png'].split())})"
    return fenced("text", "".join(data.get("text/plain", output.get("text", ""))))


def fenced(language: str, text: str) -> str:
    """A block of code."""
    return f"```{language}\n{text.rstrip()}\n```"


def commands_page() -> str:
    """Every command with its help, as the command line itself tells it."""
    if find_spec("camarilla.cli.main") is None:
        return ""
    from click import Context
    from typer.main import get_command

    from camarilla.cli.main import app

    root: Any = get_command(app)
    parts = []
    for name in root.list_commands(Context(root)):
        command = root.get_command(Context(root), name)
        context = Context(command, info_name=f"camarilla {name}", terminal_width=100, color=False)
        parts.append(f"### `{name}`\n\n{prose(command.help)}\n\n```text\n{usage(command, context)}\n```")
    return "\n\n".join(parts)


def prose(text: str | None) -> str:
    """A command's help as Markdown, without the markup of the terminal."""
    return re.sub(r"\[/?\w+\]", "", (text or "").split("\f")[0]).strip()


def usage(command: Any, context: Any) -> str:
    """Arguments and options of a command, one a line."""
    lines = [" ".join(command.get_usage(context).split()).removeprefix("Usage: ")]
    for parameter in command.get_params(context):
        told = parameter.get_help_record(context)
        if told is not None:
            lines.append(f"  {told[0]}")
            lines.append(f"      {' '.join(told[1].split())}")
    return "\n".join(lines)
