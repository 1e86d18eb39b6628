"""Background jobs of requests, as functions for worker processes: plain data in, plain data out, no database."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from camarilla.checks.lessons import lesson_of, taught
from camarilla.checks.puzzles import attempted, puzzle_of, question_of, reply_to, solution_of
from camarilla.checks.scenario import letter
from camarilla.kernel.errors import BadRecord, CamarillaError
from camarilla.kernel.events import everything, seen_by, with_rules
from camarilla.kernel.facets import DeckReport, Decks, need
from camarilla.kernel.game import Game, find
from camarilla.kernel.options import Label
from camarilla.kernel.records import Entry, Record
from camarilla.kernel.replay import fork, replay, take, verify
from camarilla.kernel.result import Result
from camarilla.kernel.rng import Rng
from camarilla.kernel.steps import Fork, Step, Stretch
from camarilla.kernel.table import Table
from camarilla.kernel.view import View
from camarilla.server.api.schemas import DeckFault, DeckPage, LessonPage, PuzzlePage, Replay, ReplayStep
from camarilla.server.live.deltas import diff
from camarilla.server.live.journal import SetUp, Source, set_up_of
from camarilla.server.live.operations import LiveGame
from camarilla.server.live.prompts import named, previews_of, prompt_text, say
from camarilla.server.live.streams import plain_view, staged
from camarilla.server.refusals import Refuse

__all__ = [
    "Verified",
    "check_fork",
    "deck_page",
    "forked_set_up",
    "lesson_page",
    "made_deck",
    "puzzle_page",
    "read_deck",
    "record_lines",
    "replayed",
    "seat_named",
    "table_options",
    "verified",
]

_ALL = "all"
_PUBLIC = "public"


# -- replays -----------------------------------------------------------------------------------------------------------


def replayed(table_id: str, lines: bytes, eye: str) -> bytes:
    """A record as a replay, encoded: the view after the set-up, then what each step changed.

    A record of older rules is shown as far as it comes out alike; from there on its events are told as they are stored,
    to eyes that see all.
    """
    record = Record.read(lines)
    seat = _seat_of_eye(eye, record.seats)
    table = _table_for(record)
    onlookers = [None, *range(table.seats)] if eye == _ALL else [seat]
    view = _seen({eyes: table.view(eyes, figures=True) for eyes in onlookers}, seat, eye)
    first = view
    opening = _told(table, 0, seat, eye)
    table.moments.show_to(onlookers)
    steps = []
    for number, entry in enumerate(record.entries):
        before = len(table.events)
        if record.revision != table.game.revision and not _comes_out_alike(table, entry):
            steps += _stored_steps(record, number, table.game, eye)
            break
        take(table, entry.step)
        after = _seen({eyes: table.view(eyes, figures=True) for eyes in onlookers}, seat, eye)
        answers = _step_rows(entry.step) if eye == _ALL else []
        stage = staged(view, _moments(table, view, seat, eye))
        steps.append(ReplayStep(diff(view, after), _told(table, before, seat, eye), answers, stage))
        view = after
    return msgspec.json.encode(Replay(table_id, record.game, eye, first, opening, steps, record.result))


def _comes_out_alike(table: Table, entry: Entry) -> bool:
    """Whether a step has the events it was recorded with under the present rules."""
    trial = table.clone(listen=True)
    before = len(trial.events)
    try:
        take(trial, entry.step)
    except CamarillaError:
        return False
    return everything(trial.events[before:]) == entry.events


def _stored_steps(record: Record, number: int, game: Game, eye: str) -> list[ReplayStep]:
    """The steps of a record from a number on, without views: what happened, as it is stored."""
    if eye != _ALL:
        raise BadRecord(
            f"the record is of rules revision {record.revision} of {game.name}, this program plays {game.revision}; "
            f"from step {number + 1} on it can only be watched with all eyes"
        )
    return [
        ReplayStep([], with_rules(entry.events, game.event_types), _step_rows(entry.step))
        for entry in record.entries[number:]
    ]


def _step_rows(step: Step) -> list[Any]:
    """A step as the protocol sends it: `[seat, notation, by order]` an answer, `["stretch", …]` or `["fork", …]`."""
    if isinstance(step, Stretch):
        return ["stretch", step.number]
    if isinstance(step, Fork):
        return ["fork", step.seed, step.salt, step.commitment]
    return list(step.answers)


def _table_for(record: Record) -> Table:
    """The table of a record before its first step."""
    if record.seed is None or record.salt is None:
        raise CamarillaError("the record does not reveal its seed")
    seed, salt = bytes.fromhex(record.seed), bytes.fromhex(record.salt)
    return Table.new(record.game, record.seats, seed=seed, salt=salt, options=record.options)


def seat_named(text: str, seats: int) -> int | None:
    """The seat that a number written as text means, of so many seats; None if there is no such seat."""
    return {str(seat): seat for seat in range(seats)}.get(text)


def _seat_of_eye(eye: str, seats: int) -> int | None:
    """The seat of a point of view, or None."""
    if eye in (_ALL, _PUBLIC):
        return None
    seat = seat_named(eye, seats)
    if seat is None:
        known = f"public, all, or a seat from 0 to {seats - 1}"
        raise Refuse("bad-input", f"there are no eyes {eye[:20]!r}; look as {known}")
    return seat


def _seen(views: dict[int | None, View], seat: int | None, eye: str) -> dict[str, Any]:
    """A view as plain data; for `all`, the views of all seats laid over each other."""
    if eye != _ALL:
        return plain_view(views[seat])
    first, *others = [plain_view(view) for view in views.values()]
    for other in others:
        first = _overlaid(first, other)
    first["seat"] = None
    first["facts"] = []
    return first


def _moments(table: Table, before: dict[str, Any], seat: int | None, eye: str) -> Iterator[dict[str, Any]]:
    """The views at the events of the last step; for `all`, an event that not everybody notices shows nothing new."""
    for moment in table.moments.collect():
        if len(moment) == len(table.moments.onlookers):
            before = _seen(moment, seat, eye)
        if moment:
            yield before


def _overlaid(under: Any, over: Any) -> Any:
    """One view, filled in with what another shows."""
    if under is None:
        return over
    if isinstance(under, dict) and isinstance(over, dict):
        return {key: _overlaid(value, over.get(key)) for key, value in under.items()}
    if isinstance(under, list) and isinstance(over, list) and len(under) == len(over):
        return [_overlaid(mine, theirs) for mine, theirs in zip(under, over, strict=True)]
    return under


def _told(table: Table, since: int, seat: int | None, eye: str) -> list[dict[str, Any]]:
    """The events of a step as a point of view sees them."""
    events = table.events[since:]
    shown = everything(events) if eye == _ALL else seen_by(events, seat)
    return with_rules(shown, table.game.event_types)


# -- records -----------------------------------------------------------------------------------------------------------


class Verified(msgspec.Struct, frozen=True):
    """A finished game that was played fairly; `lines` are its record as this server writes it."""

    lines: bytes
    game: str
    revision: int
    seats: int
    options: dict[str, Any]
    seed: str
    salt: str
    commitment: str
    result: Result | None
    steps: int


def verified(data: bytes) -> Verified:
    """A record file after checking that the game was played fairly, and to its end."""
    table = verify(Record.read(data))
    if not table.over:
        raise Refuse("bad-input", "the record is of a game that was not finished", message="record-unfinished")
    record = table.record
    assert record.seed is not None
    assert record.salt is not None
    return Verified(
        record.lines(),
        record.game,
        record.revision,
        record.seats,
        record.options,
        record.seed,
        record.salt,
        record.commitment,
        record.result,
        len(record.entries),
    )


def record_lines(source: Source, seat: int | None) -> bytes:
    """The record of a game as JSON lines; with a seat, what that seat may take away while the game goes on."""
    table = source.replayed().table
    return (table.record if seat is None else table.record_for(seat)).lines()


def forked_set_up(lines: bytes, step: int, seed: bytes, salt: bytes) -> SetUp:
    """The set-up of a game that goes on from a step of another."""
    table = replay(Record.read(lines), step)
    fork(table, seed, salt)
    game = LiveGame(table, steps=len(table.steps))
    return set_up_of(game, [game.begin()])


def check_fork(lines: bytes, step: int) -> None:
    """Raise unless another game can go on from a step of a record."""
    record = Record.read(lines)
    if step > len(record.entries):
        raise Refuse("bad-input", f"the game has {len(record.entries)} steps, not {step}")
    if replay(record, step).over:
        raise Refuse("bad-input", "the game is over after that step; fork it earlier", message="fork-too-late")


# -- decks, lessons, puzzles -------------------------------------------------------------------------------------------


def made_deck(name: str, kind: str, options: dict[str, Any], seed: bytes, language: str) -> DeckPage:
    """A legal deck by chance."""
    game = find(name)
    decks = need(game.decks, Decks, game.name)
    return deck_page(game, decks.make(kind, table_options(game, options), Rng(seed)), language)


def read_deck(name: str, text: str, options: dict[str, Any], language: str, opened: bool = False) -> DeckPage:
    """A deck, and everything that is wrong with it at a table with these options; `opened` if there is that table."""
    game = find(name)
    decks = need(game.decks, Decks, game.name)
    chosen = game.convert_options(options) if opened else table_options(game, options)
    return deck_page(game, decks.read(text, chosen), language)


def table_options(game: Game, given: dict[str, Any]) -> Any:
    """The options of a table as the game reads them; refuses what no table could have."""
    return game.read_options(game.seat_counts[0], given)


def deck_page(game: Game, report: DeckReport, language: str) -> DeckPage:
    """A deck in words of the reader's language."""
    faults = [DeckFault(rule, game.say(label, language)) for rule, label in report.faults]
    return DeckPage(report.start, report.cards, report.text, faults)


def lesson_page(game: str, name: str, answers: list[str], language: str, names: list[str]) -> LessonPage:
    """The page of a lesson after these answers; the names are those of the first seats."""
    found = find(game)
    lesson = lesson_of(found, name)
    progress = taught(found, lesson, answers)
    table, seat = progress.table, progress.seat
    called = [*names, *map(letter, range(len(names), table.seats))]
    asked = lesson.steps[progress.step].asks
    view = table.view(seat, figures=True)
    return LessonPage(
        msgspec.json.decode(msgspec.json.encode(view)),
        prompt_text(table, seat, str(progress.taken), language, called) if asked else None,
        with_rules(seen_by(table.events, seat), found.event_types),
        progress.text(lesson, language),
        progress.wrong,
        progress.taken,
        progress.step + 1,
        len(lesson.steps),
        progress.step == len(lesson.steps) - 1,
        previews_of(found, view, [option.notation for option in table.legal(seat)]) if asked else {},
        progress.reply(lesson, language),
        progress.points(lesson),
        bool(lesson.steps[progress.step].goal),
    )


def puzzle_page(
    game: str, name: str, answers: list[str], language: str, names: list[str], show: bool = False
) -> PuzzlePage:
    """The page of a puzzle after these answers, as its seat sees it; `show` ends it with the solution."""
    found = find(game)
    puzzle = puzzle_of(found, name)
    attempt = attempted(puzzle, answers)
    table, seat = attempt.table, puzzle.seat
    called = [*names, *map(letter, range(len(names), table.seats))]
    over = attempt.solved or show
    view = table.view(seat, figures=True)
    events = [*puzzle.events, *seen_by(table.events, seat)]

    def said(label: Label) -> str:
        return say(game, named(label, called), language)

    return PuzzlePage(
        msgspec.json.decode(msgspec.json.encode(view)),
        None if over else prompt_text(table, seat, str(attempt.taken), language, called),
        with_rules(events, found.event_types),
        puzzle.kind,
        said(question_of(puzzle, puzzle.table())),
        puzzle.rule,
        puzzle.rating,
        attempt.taken,
        len(puzzle.solution),
        attempt.solved,
        attempt.wrong,
        said(reply_to(puzzle, table, attempt.wrong)) if attempt.wrong and not over else "",
        [said(label) for label in solution_of(puzzle)] if over else [],
        {} if over else previews_of(found, view, [option.notation for option in table.legal(seat)]),
    )
