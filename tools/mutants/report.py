"""Tells what the tests noticed and what they did not: tables for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from .runner import NOTICED, SURVIVED, TIMEOUT, Result
from .sites import Mutant

__all__ = ["Report", "list_mutants", "show_mutant"]

UNTAGGED = "(untagged)"


@dataclass
class Report:
    """The results of a run, set against the explanations. Mutants that were not run are in `others`."""

    game: str
    results: list[Result]
    others: list[Mutant]
    explanations: dict[tuple[str, str], str]

    def why(self, result: Result) -> str:
        """The explanation of a survivor, or nothing."""
        return self.explanations.get(key(result.mutant), "") if result.status == SURVIVED else ""

    def unexplained(self) -> list[Result]:
        """The survivors nobody has explained."""
        return [result for result in self.results if result.status == SURVIVED and not self.why(result)]

    def stale(self) -> list[tuple[str, str, str]]:
        """Explanations of nothing, with what is wrong."""
        survived = {key(result.mutant) for result in self.results if result.status == SURVIVED}
        noticed = {key(result.mutant) for result in self.results if result.status != SURVIVED}
        not_run = {key(mutant) for mutant in self.others}
        found: list[tuple[str, str, str]] = []
        for where, mutation in self.explanations:
            if (where, mutation) not in survived | not_run:
                wrong = "is noticed now" if (where, mutation) in noticed else "there is no such mutant"
                found.append((where, mutation, wrong))
        return found

    @property
    def good(self) -> bool:
        """Whether nothing is left to do."""
        return not self.unexplained() and not self.stale()

    # -- for people ----------------------------------------------------------------------------------------------

    def show(self, console: Console) -> None:
        """Print the summary and all that is left to do."""
        console.print(self.summary())
        unexplained = self.unexplained()
        for title, part in (
            ("Survivors", [result for result in unexplained if result.mutant.tags]),
            ("Survivors in untagged functions", [result for result in unexplained if not result.mutant.tags]),
        ):
            if part:
                console.print(f"\n[bold red]{title} ({len(part)})")
            for result in part:
                show_mutant(console, result.mutant, result.by)
        if self.stale():
            console.print("\n[bold red]Explanations of nothing")
            for where, mutation, wrong in self.stale():
                console.print(f"  {escape(where)}: {escape(mutation)}: {wrong}", soft_wrap=True, highlight=False)
        untagged = sorted({result.mutant.where for result in self.results if not result.mutant.tags})
        if untagged:
            names = ", ".join(untagged)
            console.print(f"\nNo clause is named in: {escape(names)}", soft_wrap=True, highlight=False)
        verdict = "every rule is tested" if self.good else "not every rule is tested"
        console.print(f"\n[bold]{self.game}: {len(self.results)} mutants; {verdict}.")

    def summary(self) -> Table:
        """How many mutants of each file and clause were noticed. A mutant counts for each clause it names."""
        table = Table(title=f"Mutants of {self.game}")
        table.add_column("file")
        table.add_column("clause or card")
        for column in ("mutants", "noticed", "timeouts", "explained", "unexplained"):
            table.add_column(column, justify="right")
        for file in dict.fromkeys(result.mutant.file for result in self.results):
            of_file = [result for result in self.results if result.mutant.file == file]
            table.add_row(file, "all", *self.counts(of_file), style="bold")
            tags = {tag for result in of_file for tag in result.mutant.tags or (UNTAGGED,)}
            for tag in sorted(tags, key=natural):
                part = [result for result in of_file if tag in (result.mutant.tags or (UNTAGGED,))]
                table.add_row("", tag, *self.counts(part))
        table.add_row("all", "", *self.counts(self.results), style="bold")
        return table

    def counts(self, results: list[Result]) -> list[str]:
        """One row of the summary."""
        explained = [result for result in results if self.why(result)]
        survived = [result for result in results if result.status == SURVIVED]
        numbers = [
            len(results),
            sum(result.status == NOTICED for result in results),
            sum(result.status == TIMEOUT for result in results),
            len(explained),
            len(survived) - len(explained),
        ]
        return [str(number) if number else "" for number in numbers]

    # -- for programs --------------------------------------------------------------------------------------------

    def write(self, path: Path) -> None:
        """Everything, as JSON."""
        data = {
            "game": self.game,
            "good": self.good,
            "mutants": [
                {**plain(result.mutant), "status": result.status, "by": result.by, "why": self.why(result)}
                for result in self.results
            ],
            "stale": [dict(zip(("where", "mutation", "wrong"), entry, strict=True)) for entry in self.stale()],
        }
        path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", "utf-8")


def list_mutants(console: Console, mutants: Iterable[Mutant]) -> None:
    """Print mutants, run or not."""
    for mutant in mutants:
        show_mutant(console, mutant, "")


def show_mutant(console: Console, mutant: Mutant, note: str) -> None:
    """One mutant on two lines; the second is the `mutation` of an explanation."""
    tags = ", ".join(mutant.tags) or UNTAGGED
    line = f"  {mutant.place} {mutant.where.partition('::')[2]} [{tags}] {mutant.kind}" + (f"; {note}" if note else "")
    console.print(escape(line), soft_wrap=True, highlight=False)
    console.print(f"    [cyan]{escape(mutant.mutation)}", soft_wrap=True, highlight=False)


def plain(mutant: Mutant) -> dict[str, Any]:
    """A mutant as plain data."""
    return {
        "file": mutant.file,
        "line": mutant.line,
        "where": mutant.where,
        "tags": list(mutant.tags),
        "kind": mutant.kind,
        "mutation": mutant.mutation,
    }


def key(mutant: Mutant) -> tuple[str, str]:
    """What explanations name a mutant by."""
    return mutant.where, mutant.mutation


def natural(tag: str) -> list[tuple[int, str]]:
    """Sort key: PV-5.10 after PV-5.9."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in tag.replace("-", ".").split(".")]
