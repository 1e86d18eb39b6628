"""`camarilla rules`: the rules in our own words, clause by clause, and which tests prove them."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.text import Text

from camarilla.checks.ledger import Clause, clauses, find_clause, rule_coverage
from camarilla.cli.common import GameName, Json, Language, out, print_json
from camarilla.cli.words import cli_wording, unwrapped
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game, find
from camarilla.kernel.options import Label
from camarilla.kernel.wording import Wording

__all__ = ["Coverage", "print_coverage", "rules"]

Coverage = Annotated[
    bool,
    typer.Option("--coverage", help="List the tests that prove each (in a checkout); exit code 1 if some have none."),
]


def rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="CLAUSE", help="One clause by its id; without it, all of them.")
    ] = None,
    coverage: Coverage = False,
    json: Json = False,
    lang: Language = "en",
) -> None:
    """Read the rules of a game: all of them, or one clause.

    Every question at the table names the clause that asks it; this is where its text is.

    For example: camarilla rules potdevin PV-3.3
    """
    found = find(game)
    wording = cli_wording(lang)
    ledger = ledger_of(found, lang)
    if clause is not None:
        chosen = find_clause(found, clause.upper(), lang)
        ledger = {chosen.id: chosen}
    if coverage:
        covered = {id: tests for id, tests in rule_coverage(found).items() if id in ledger}
        print_coverage(found, "clauses", covered, wording, json)
    elif json:
        print_json({"game": found.name, "clauses": {id: as_data(one) for id, one in ledger.items()}})
    else:
        print_clauses(ledger)


def ledger_of(game: Game, lang: str) -> dict[str, Clause]:
    """All clauses of a game, or one sentence why there are none."""
    try:
        return clauses(game, lang)
    except FileNotFoundError:
        raise BadInput(f"{game.name} has no rules") from None


def as_data(clause: Clause) -> dict[str, Any]:
    """A clause for programs."""
    return {"chapter": clause.chapter, "text": clause.text, "see": clause.see}


def print_clauses(ledger: dict[str, Clause]) -> None:
    """The clauses, chapter by chapter; as Markdown where it can be drawn."""
    console = out()
    chapter = ""
    for clause in ledger.values():
        if clause.chapter != chapter:
            chapter = clause.chapter
            console.print(Text(chapter, style="bold underline"))
            console.print()
        console.print(Text(clause.id, style="bold"))
        if console.is_terminal:
            console.print(Markdown(clause.text))
        else:
            console.print(Text("\n".join(unwrapped(clause.text))), soft_wrap=True)
        console.print()


def print_coverage(game: Game, what: str, covered: dict[str, list[str]], wording: Wording, json: bool) -> None:
    """What is covered by which tests; exit code 1 if something is not."""
    proven = sum(1 for tests in covered.values() if tests)
    if json:
        print_json({"game": game.name, what: covered})
    else:
        console = out()
        missing = wording.say(Label("not-covered"))
        for name, tests in covered.items():
            console.print(Text(name, style="bold" if tests else "bold red"))
            for test in tests or [missing]:
                console.print(Text(f"    {test}", style="" if tests else "red"), soft_wrap=True)
        console.print(wording.say(Label(f"covered-{what}", {"covered": proven, "all": len(covered)})))
    if proven < len(covered):
        raise typer.Exit(1)
