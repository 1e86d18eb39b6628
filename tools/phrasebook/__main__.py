"""Writes the phrasebook into the docs: `make phrasebook`; with `--record` plays games for new arguments first."""

from __future__ import annotations

import argparse
from pathlib import Path

from babel import Locale

from camarilla.kernel.game import find, names
from camarilla.kernel.options import Label

from .recording import load, record
from .rendering import Chapter, Phrase, chapters_of_game, shell_chapters
from .terms import terms_page

DOCS = Path(__file__).parents[2] / "docs" / "phrasebook"
HEAD = {
    "index": "Everything that Camarilla says, its languages side by side, by `make phrasebook`. Arguments come "
    "from games that were played for it; a dot after the id says that a message came up in none, and has samples.",
    "shell": "What the page, the terminal and the messages sent to people say around the games.",
}


def pages() -> dict[str, str]:
    """Every page of the phrasebook by its file's name."""
    written = {"shell": page("The shell", HEAD["shell"], shell_chapters())}
    for name in names():
        title = find(name).say(Label("game-title"))
        written[name] = page(title, "", chapters_of_game(name, load(name)))
    written["terms"] = terms_page()
    listed = [f"- [{text.partition(chr(10))[0][2:]}]({name}.md)" for name, text in written.items()]
    written["index"] = "\n".join(["# Phrasebook", "", HEAD["index"], "", *listed]) + "\n"
    return {f"{name}.md": text for name, text in written.items()}


def page(title: str, about: str, chapters: list[Chapter]) -> str:
    """A page: a table a chapter."""
    parts = [f"# {title}", about]
    for chapter in chapters:
        languages = chapter.phrases[0].said
        titles = " | ".join(str(Locale.parse(language).get_display_name("en")) for language in languages)
        head = [f"| message | {titles} |", "|---" * (len(languages) + 1) + "|"]
        parts += [f"## {chapter.title}", "\n".join([*head, *map(row, chapter.phrases)])]
    return "\n\n".join(part for part in parts if part) + "\n"


def row(phrase: Phrase) -> str:
    """A message, its sentences below each other."""
    mark = "" if phrase.played else " ·"
    return " | ".join([f"| `{phrase.id}`{mark}", *map(cell, phrase.said.values())]) + " |"


def cell(sentences: list[str]) -> str:
    """Sentences in a cell of a table."""
    return "<br>".join(one.replace("|", "\\|").replace("\n", "<br>").replace("*", "\\*") for one in sentences)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="play games for the arguments first")
    if parser.parse_args().record:
        for name in names():
            record(name)
    DOCS.mkdir(exist_ok=True)
    for name, text in pages().items():
        (DOCS / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
