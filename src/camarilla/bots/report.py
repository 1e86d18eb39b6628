"""The standings of an arena as pictures and pages: PNG by matplotlib, one HTML file that needs no other, Markdown."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import msgspec

from camarilla.bots.arena import Played
from camarilla.bots.standings import Standings
from camarilla.kernel.errors import NotInstalled
from camarilla.kernel.extras import how_to_install

__all__ = ["check_drawing", "markdown", "tables", "write_report"]

Rows = list[list[str]]
INK: Final = "#3b2f63"
DARK: Final = 28
"""So many percent from the middle the colour of a field is too dark for black figures."""
SIZE: Final = (6.4, 3.6)


def write_report(folder: Path, standings: Standings, games: list[Played]) -> list[Path]:
    """Write `standings.json`, the pictures and `report.html`; returns what was written."""
    pictures = drawn(standings, games)
    written = {
        "standings.json": msgspec.json.format(msgspec.json.encode(standings)) + b"\n",
        **{f"{name}.png": picture for name, picture in pictures.items()},
        "report.html": page(standings, pictures).encode(),
    }
    for name, data in written.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in written]


# -- Pictures ----------------------------------------------------------------------------------------------------------


def check_drawing() -> None:
    """Fail before the first game, rather than after the last, if reports cannot be drawn."""
    for name in ("openskill", "matplotlib"):
        if find_spec(name) is None:
            raise NotInstalled(f"ratings and pictures need {name}, which is not installed: {how_to_install('bots')}")


def drawn(standings: Standings, games: list[Played]) -> dict[str, bytes]:
    """The pictures, each as a PNG."""
    # matplotlib is an extra, and slow to load.
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure  # as above

    found: dict[str, bytes] = {}
    for name, draw in (("ratings", ratings), ("pairs", pairs), ("seats", seats), ("lengths", lengths)):
        figure = Figure(figsize=SIZE, layout="constrained")
        draw(figure.add_subplot(), standings, games)
        canvas: Any = FigureCanvasAgg(figure)
        data = BytesIO()
        canvas.print_png(data)
        found[name] = data.getvalue()
    return found


def ratings(axes: Any, standings: Standings, games: list[Played]) -> None:
    """Ratings with their intervals, the strongest on top."""
    entrants = standings.entrants
    places = list(range(len(entrants)))
    middles = [entrant.rating for entrant in entrants]
    axes.errorbar(middles, places, xerr=[entrant.high - entrant.rating for entrant in entrants], fmt="o", color=INK)
    axes.set_yticks(places, [entrant.name for entrant in entrants])
    axes.invert_yaxis()
    axes.set_xlabel("rating (openskill), 95 %")
    axes.set_title(f"{standings.contest.game}: {standings.games} games, {standings.contest.seats} seats")


def pairs(axes: Any, standings: Standings, games: list[Played]) -> None:
    """Who finishes ahead of whom, by percent."""
    names = [entrant.name for entrant in standings.entrants]
    grid = [[float("nan")] * len(names) for _ in names]
    for duel in standings.duels:
        one, other = names.index(duel.one), names.index(duel.other)
        grid[one][other] = 100 * duel.ahead
        grid[other][one] = 100 - 100 * duel.ahead
    axes.imshow(grid, cmap="PuOr", vmin=0, vmax=100)
    for row in range(len(names)):
        for column in range(len(names)):
            share = grid[row][column]
            if share == share:
                ink = "white" if abs(share - 50) > DARK else "black"
                axes.text(column, row, f"{share:.0f}", ha="center", va="center", color=ink)
    axes.set_xticks(range(len(names)), names, rotation=30, ha="right")
    axes.set_yticks(range(len(names)), names)
    axes.set_title("how often the row finishes ahead of the column, %")


def seats(axes: Any, standings: Standings, games: list[Played]) -> None:
    """What a seat is worth."""
    places = [seat.seat for seat in standings.seats]
    shares = [100 * seat.share for seat in standings.seats]
    below = [100 * (seat.share - seat.low) for seat in standings.seats]
    above = [100 * (seat.high - seat.share) for seat in standings.seats]
    axes.bar(places, shares, yerr=[below, above], color=INK, alpha=0.75, capsize=4)
    axes.axhline(100 / len(games[0].sides), color="black", linewidth=0.8, linestyle="--")
    axes.set_xticks(places)
    axes.set_xlabel("seat")
    axes.set_ylabel("wins, %")
    axes.set_title("wins by seat, 95 %; dashed: an equal share")


def lengths(axes: Any, standings: Standings, games: list[Played]) -> None:
    """How long games are."""
    axes.hist([game.decisions for game in games], bins=min(40, max(5, len(games) // 5)), color=INK, alpha=0.75)
    axes.set_xlabel("decisions a game")
    axes.set_ylabel("games")
    axes.yaxis.get_major_locator().set_params(integer=True)
    axes.set_title("lengths")


# -- Tables ------------------------------------------------------------------------------------------------------------


def tables(standings: Standings) -> list[tuple[str, Rows]]:
    """Titles and rows, the first row being the head."""
    ranked: Rows = [["bot", "rating", "95 %", "games", "wins", "95 %", "equal share", "s a game"]]
    for entrant in standings.entrants:
        ranked.append(
            [
                entrant.name,
                f"{entrant.rating:.1f}",
                f"{entrant.low:.1f} to {entrant.high:.1f}",
                str(entrant.games),
                f"{100 * entrant.share:.1f} %",
                f"{100 * entrant.share_low:.1f} to {100 * entrant.share_high:.1f} %",
                f"{100 * entrant.equal:.1f} %",
                f"{entrant.seconds:.1f}",
            ]
        )
    pairwise: Rows = [["bot", "against", "finishes ahead", "95 %", "deals", "clear"]]
    for duel in standings.duels:
        interval = f"{100 * duel.low:.1f} to {100 * duel.high:.1f} %"
        clear = "yes" if duel.clear else "no"
        pairwise.append([duel.one, duel.other, f"{100 * duel.ahead:.1f} %", interval, str(duel.deals), clear])
    by_seat: Rows = [["seat", "wins", "95 %"]]
    for seat in standings.seats:
        interval = f"{100 * seat.low:.1f} to {100 * seat.high:.1f} %"
        by_seat.append([str(seat.seat), f"{100 * seat.share:.1f} %", interval])
    length = standings.lengths
    long: Rows = [["mean", "least", "median", "90 %", "most"]]
    long.append([f"{length.mean:.1f}", str(length.min), f"{length.median:.0f}", f"{length.p90:.0f}", str(length.max)])
    return [("Ratings", ranked), ("Who finishes ahead", pairwise), ("Seats", by_seat), ("Decisions a game", long)]


def page(standings: Standings, pictures: dict[str, bytes]) -> str:
    """One HTML page with everything in it."""
    contest = standings.contest
    title = f"Arena: {contest.game}, {contest.seats} seats, {standings.games} games"
    parts = [f"<h1>{escape(title)}</h1>", f"<p>Options {escape(str(contest.options))}, seed {contest.seed}.</p>"]
    for heading, rows in tables(standings):
        head, *body = ["".join([f"<td>{escape(cell)}</td>" for cell in row]) for row in rows]
        lines = "".join([f"<tr>{line}</tr>" for line in body])
        parts.append(f"<h2>{heading}</h2><table><thead><tr>{head}</tr></thead><tbody>{lines}</tbody></table>")
    for name, picture in pictures.items():
        parts.append(f'<img alt="{name}" src="data:image/png;base64,{b64encode(picture).decode()}">')
    style = (
        "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
        "table{border-collapse:collapse}td{padding:.2rem .8rem;border-bottom:1px solid #ccc;text-align:right}"
        "td:first-child{text-align:left}thead{font-weight:600}img{max-width:100%;margin:1rem 0}"
    )
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def markdown(standings: Standings) -> str:
    """The tables for a page of the docs."""
    parts: list[str] = []
    for heading, rows in tables(standings)[:3]:
        head, *body = ["| " + " | ".join(row) + " |" for row in rows]
        rule = "|" + "---|" * len(rows[0])
        parts += [f"**{heading}**", "", head, rule, *body, ""]
    length = standings.lengths
    parts.append(f"Games had {length.mean:.0f} decisions on average, {length.min} to {length.max}.")
    return "\n".join(parts)
