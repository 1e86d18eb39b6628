"""Solves families of endings of two-player Coup exactly, and writes them as a page with a table to choose from.

`python -m tools.endings` writes `docs/explanation/coup-endings.md`; it takes some minutes.
"""

from __future__ import annotations

import argparse
import json
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any, Final

from rich.progress import track

from camarilla.fast.endings import Ending, grow, solve

__all__ = ["FAMILIES", "page", "solved"]

ROLES: Final = ("Duke", "Assassin", "Captain", "Ambassador", "Contessa")
FAMILIES: Final = {
    "The rival must launch a coup next turn (3 coins against 10)": {"coins": (3, 10), "turns": 2},
    "The last turn before the turn cap (3 coins against 4)": {"coins": (3, 4), "turns": 1},
}
SHOWN: Final = 0.005
"""Answers that are given less often are left out."""
PAGE: Final = Path("docs/explanation/coup-endings.md")
TEXT: Final = """# Endings of Coup, solved

Two players have one card each, and two cards lie open. For these endings the best play is known: the whole tree was
solved, every deal of the hidden cards included (`camarilla.fast.endings`), until both together could gain less than
one part in {parts:,} by playing differently. For four endings
with the Inquisitor OpenSpiel finds the same values to four digits; a test compares them.

You are to move. Choose what you see; the table says how often you win if both play perfectly, what to do with each
card you may hold, and how the rival should answer an assassination.

<div id="endings">
<p><label>Situation <select id="family"></select></label></p>
<p><label>Cards that lie open <select id="lost"></select></label></p>
<div id="told" aria-live="polite"></div>
</div>

With any other card a claim to have the Assassin is a bluff. Where several answers come to the same, the table shows
one of the mixtures that are best; where best play never leads to a question, it may show all answers alike.

| cards that lie open | {headings} |
|---|{columns}
{rows}

<script>
const endings = {data};
const at = (id) => document.getElementById(id);
const percent = (part) => (100 * part).toFixed(1) + " %";
const offer = (select, names) => names.forEach((name) => select.add(new Option(name)));
const answers = (all) => Object.entries(all).map(([answer, part]) => answer + " " + percent(part)).join(", ");
const row = ([role, told]) => `<tr><td>${{role}}</td><td>${{answers(told)}}</td></tr>`;
const rows = (all) => Object.entries(all).map(row);
const table = (title, all) =>
  `<table><thead><tr><th>${{title}}</th><th>answers</th></tr></thead><tbody>${{rows(all).join("")}}</tbody></table>`;
const tell = () => {{
  const one = endings[at("family").value][at("lost").value];
  at("told").innerHTML =
    `<p>You win <strong>${{percent(one.wins)}}</strong> of the games.</p>` +
    table("You hold", one.first) + table("The rival, asked to believe an Assassin, holds", one.doubts);
}};
offer(at("family"), Object.keys(endings));
offer(at("lost"), Object.keys(Object.values(endings)[0]));
["family", "lost"].forEach((id) => at(id).addEventListener("change", tell));
tell();
</script>
"""


def solved(ending: Ending, gap: float) -> dict[str, Any]:
    """What the page tells of an ending."""
    tree = grow(ending)
    solution = solve(tree, gap)
    first: dict[str, dict[str, float]] = {}
    doubts: dict[str, dict[str, float]] = {}
    for one in tree.sets:
        told = {answer: round(part, 4) for answer, part in solution.answers(one).items() if part >= SHOWN}
        told = {answer.removesuffix("@1"): part for answer, part in told.items()}
        if one.seat == 0 and len(one.knows) == 1:
            first[one.knows[0]] = told
        if one.seat == 1 and one.knows[1:] == ("0: assassinate@1",):
            doubts[one.knows[0]] = told
    return {"wins": round((1 + solution.value) / 2, 4), "first": in_order(first), "doubts": in_order(doubts)}


def in_order(by_role: dict[str, Any]) -> dict[str, Any]:
    """Roles as the rulebook has them."""
    return {role: by_role[role] for role in ROLES if role in by_role}


def page(endings: dict[str, dict[str, dict[str, Any]]], gap: float) -> str:
    """The page as Markdown."""
    rows = [
        f"| {lost} | " + " | ".join(f"{100 * family[lost]['wins']:.2f} %" for family in endings.values()) + " |"
        for lost in next(iter(endings.values()))
    ]
    return TEXT.format(
        parts=round(1 / gap),
        headings=" | ".join(endings),
        columns="---|" * len(endings),
        rows="\n".join(rows),
        data=json.dumps(endings, separators=(",", ":")),
    )


def main() -> None:
    """Solve all endings of the families and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gap", type=float, default=1e-5)
    parser.add_argument("--out", type=Path, default=PAGE)
    chosen = parser.parse_args()
    pairs = list(combinations_with_replacement(ROLES, 2))
    endings: dict[str, dict[str, Any]] = {}
    for name, family in FAMILIES.items():
        endings[name] = {
            f"{one} and {other}": solved(Ending(lost=((one,), (other,)), **family), chosen.gap)  # type: ignore[arg-type]
            for one, other in track(pairs, description=name)
        }
    chosen.out.write_text(page(endings, chosen.gap))


if __name__ == "__main__":
    main()
