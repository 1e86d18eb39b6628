"""Games as data: every decision with what its seat saw, what it could answer, what it chose and what came of it.

Written as Parquet, in parts of some games each, so that a run that was stopped goes on with the parts that are missing.
Game `i` is a function of the plan and `i` alone. A row holds what its seat could see and nothing else of the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from camarilla import __version__
from camarilla.bots import bot_named
from camarilla.bots.match import seats_asked, streams_of
from camarilla.bots.search import SearchBot, credit
from camarilla.bots.simulate import Plan
from camarilla.bots.trained import TrainedBot
from camarilla.kernel.bots import Bot
from camarilla.kernel.errors import BadInput
from camarilla.kernel.extras import needs
from camarilla.kernel.game import find
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table

__all__ = [
    "Decision",
    "GameRow",
    "card_text",
    "games_in",
    "numbers_of",
    "parts_of",
    "play_part",
    "played",
    "tables",
    "write_part",
]

GAMES_A_PART: Final = 50
PLAN_FILE: Final = "plan.json"
CARD_FILE: Final = "README.md"


class Decision(msgspec.Struct):
    """A decision: a row of `decisions-*.parquet`."""

    game: int
    """The number of the game."""
    number: int
    """Which decision of the game it is, from 0."""
    seat: int
    bot: str
    prompt: str
    """What is asked."""
    rule: str
    """The clause that asks."""
    view: str
    """What the seat sees, as JSON (`camarilla schema GAME` explains it)."""
    options: list[str]
    """Every legal answer, in notation."""
    chosen: int
    """Which of them was given."""
    worths: list[float]
    """The part of a win that the bot expected of each; empty where it did not think ahead."""
    chance: float | None
    """The part of a win that it expected of what it chose."""
    won: float
    """The part of the win that the seat had in the end."""
    rank: int
    """Its rank in the end, from 1."""


class GameRow(msgspec.Struct):
    """A game: a row of `games-*.parquet`."""

    game: int
    seed: str
    bots: list[str]
    winners: list[int]
    ranks: list[int]
    scores: list[int]
    reason: str
    decisions: int


def played(plan: Plan, number: int) -> tuple[GameRow, list[Decision]]:
    """One game with all its decisions; those with one answer only are left out."""
    game = find(plan.game)
    key = plan.game_seed(number)
    table = Table.new(game, len(plan.bots), seed=key, options=plan.options)
    automatons = game.automatons(table.seats, table.options)
    players: list[Bot] = [
        bot_named(game, "random" if seat in automatons else name, table.seats, table.options)
        for seat, name in enumerate(plan.bots)
    ]
    streams = streams_of(players, key)
    rows: list[Decision] = []
    while not table.over:
        for seat in seats_asked(table):
            row = decided(table, seat, players[seat], streams[seat])
            if row is not None:
                row.game, row.number, row.bot = number, len(rows), plan.bots[seat]
                rows.append(row)
    result = table.result
    assert result is not None
    won = credit(result.winners, table.g.sides())
    for row in rows:
        row.won, row.rank = won[row.seat], result.ranks[row.seat]
    ends = list(result.winners), list(result.ranks), list(result.scores), result.reason
    return GameRow(number, key.hex(), list(plan.bots), *ends, len(rows)), rows


def decided(table: Table, seat: int, player: Bot, stream: Rng) -> Decision | None:
    """Let a bot answer for a seat; the row of it, if there was a choice."""
    options = table.legal(seat)
    if len(options) == 1:
        table.play(seat, player.act(table.look(seat, 0, player.listens), stream))
        return None
    thinks = player.advises_in if isinstance(player, TrainedBot) else player.thinks
    look = table.look(seat, thinks, player.listens)
    option, worths = thought(player, look, stream)
    chosen = [one.notation for one in look.options].index(option.notation)
    view = msgspec.json.encode(look.view).decode()
    asked = look.prompt
    table.play(seat, option)
    notations = [one.notation for one in look.options]
    chance = worths[chosen] if worths else None
    return Decision(0, 0, seat, "", asked.label.id, asked.rule, view, notations, chosen, worths, chance, 0.0, 0)


def thought(player: Bot, look: Any, stream: Rng) -> tuple[Option, list[float]]:
    """What a bot answers, and what it expects of each answer if it thinks ahead."""
    if not isinstance(player, (SearchBot, TrainedBot)):
        return player.act(look, stream), []
    found = player.think(look, stream)
    if isinstance(player, TrainedBot):
        player.eyes.answered(look, found.option)
    return found.option, [round(one.worth, 4) for one in found.weighed]


# -- Files -------------------------------------------------------------------------------------------------------------


def parts_of(folder: Path, plan: Plan, games: int) -> Iterator[int]:
    """The parts that are still missing; refuses a folder that holds games of another plan."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / PLAN_FILE
        if kept.exists() and msgspec.json.decode(kept.read_bytes(), type=Plan) != plan:
            raise BadInput(f"{folder}: holds games of another plan; go on with its bots, seats, options and seed")
        kept.write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
    except OSError as problem:
        raise BadInput(f"{folder}: cannot be used: {problem.strerror}") from None
    except msgspec.DecodeError as problem:
        raise BadInput(f"{folder / PLAN_FILE}: cannot be read: {problem}") from None
    for part in range(-(-games // GAMES_A_PART)):
        if games_in(folder, part) < len(numbers_of(part, games)):
            yield part


def numbers_of(part: int, games: int) -> range:
    """The numbers of the games of a part, of so many games in all."""
    return range(part * GAMES_A_PART, min(games, (part + 1) * GAMES_A_PART))


def games_in(folder: Path, part: int) -> int:
    """How many games a part holds that was written."""
    if not (folder / f"decisions-{part:05d}.parquet").exists():
        return 0
    polars = tables()
    return int(polars.scan_parquet(folder / f"games-{part:05d}.parquet").select(polars.len()).collect().item())


def tables() -> Any:
    """The library that writes and reads the files."""
    with needs("data", "a dataset needs"):
        return import_module("polars")


def play_part(plan: Plan, part: int, games: int) -> Iterator[tuple[GameRow, list[Decision]]]:
    """The games of a part, of so many games in all."""
    for number in numbers_of(part, games):
        yield played(plan, number)


def write_part(folder: Path, part: int, rows: list[tuple[GameRow, list[Decision]]]) -> None:
    """Write a part: the decisions last, since by them it counts as done."""
    polars = tables()
    games = [msgspec.to_builtins(game) for game, _ in rows]
    decisions = [msgspec.to_builtins(decision) for _, made in rows for decision in made]
    schema = {"worths": polars.List(polars.Float32), "chance": polars.Float32, "won": polars.Float32}
    polars.DataFrame(games).write_parquet(folder / f"games-{part:05d}.parquet")
    frame = polars.DataFrame(decisions, schema_overrides=schema, infer_schema_length=None)
    frame.write_parquet(folder / f"decisions-{part:05d}.parquet", compression="zstd")


def card_text(plan: Plan, games: int, decisions: int) -> str:
    """The data card: what is in the files, how they were made, and what they are not."""
    game = find(plan.game)
    columns = {kind: ", ".join([f"`{name}`" for name in kind.__struct_fields__]) for kind in (GameRow, Decision)}
    return f"""# {games} games of {plan.game}

Made by `camarilla dataset` of Camarilla {__version__}, rules revision {game.revision}.

- Table: {len(plan.bots)} seats, options `{msgspec.json.encode(plan.options).decode()}`
- Players by seat: {", ".join(plan.bots)}
- Seed of all games: `{plan.seed}`; game `i` can be played again from it alone
- {games} games, {decisions} decisions with more than one answer

`games-*.parquet` has a row a game: {columns[GameRow]}.

`decisions-*.parquet` has a row a decision: {columns[Decision]}.

`view` is JSON, as `camarilla schema {plan.game}` explains it: what the seat saw when it was asked, nothing more.
`worths` are what the player expected of each option, as a part of a win; they are the opinion of that player, not the
truth. `won` is the part of the win that the seat had in the end: partners have it whole, ties divide it.

Read it with `polars.read_parquet("decisions-*.parquet")`.

The games are of bots among themselves. They say how these bots play, not how people do, and they repeat the bots'
mistakes. There are no people in them, so no personal data. The license is that of Camarilla.
"""
