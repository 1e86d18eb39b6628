"""Checks the nine laws by random play; `docs/explanation/architecture.md` states them.

`check_game` plays one game at random through the public table and holds every law at its decisions. It raises
`BrokenLaw` with what was seen; a `Report` says how much was looked at. Law 9 (scenarios undone, cloned, saved) lives in
the scenario harness; its share here is that every free undo leads back to exactly where the answer was given.
"""

from __future__ import annotations

from typing import Any

import msgspec

from camarilla.checks.history import Past, check_history
from camarilla.checks.random_play import Report, observe, pick
from camarilla.checks.secrecy import check_ids, check_secrecy
from camarilla.kernel.bots import Sampler
from camarilla.kernel.choices import Choice, Poll, Question
from camarilla.kernel.errors import BrokenLaw, CamarillaError, IllegalMove
from camarilla.kernel.facets import Series, need
from camarilla.kernel.game import Game, Variant
from camarilla.kernel.options import Option
from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.state import State
from camarilla.kernel.table import Table
from camarilla.kernel.view import View

__all__ = [
    "SERIES_LENGTH",
    "Play",
    "Report",
    "check_game",
    "check_ids",
    "check_secrecy",
    "check_series",
    "check_table",
    "observe",
    "pick",
]

NONSENSE = ("", "no-such-move", "pass!", "🂡", "0")
LOOK_EVERY = 5
"""At every how many decisions, on average, the costly laws look in the beginning; in long games less and less often."""
SERIES_LENGTH = 5
"""So many games of a series are played, each set up from what the one before left."""


def check_game(game: Game, variant: Variant, seed: int, play: Play | None = None) -> Report:
    """Play one random game and check every law; returns what was covered."""
    table = Table.new(game, variant.seats, seed=seed, options=variant.options)
    return check_table(table, seed, f"{game.name}, {variant}, seed {seed}", play)


def check_series(game: Game, variant: Variant, seed: int) -> Report:
    """Play a series of random games, each set up with what the one before left, and check every law."""
    series = need(game.series, Series, game.name)
    report = Report(series=1)
    options = dict(variant.options)
    for number in range(SERIES_LENGTH):
        table = Table.new(game, variant.seats, seed=SERIES_LENGTH * seed + number, options=options)
        name = f"{game.name}, {variant}, series of seed {seed}, game {number + 1}"
        report.add(check_table(table, SERIES_LENGTH * seed + number, name))
        sequel = series.sequel(table.g)
        if sequel is None:
            raise BrokenLaw(7, f"{name}: it is over, but leaves nothing for the next game")
        options.update(sequel)
    return report


class Play:
    """How the laws play a table: at random and to its end, unless somebody plays otherwise."""

    most: int | None = None
    """After so many decisions they stop."""
    watched = 4
    """For how many seats at once the costly law of secrecy is held."""

    def choose(self, table: Table, rng: Rng) -> tuple[int, Option]:
        """The next answer, and whose it is."""
        return pick(table, rng)

    def look(self, table: Table) -> None:
        """Something to look at, at every decision."""

    def finish(self, table: Table) -> None:
        """The table was played: its record must be that of its replay."""
        check_record(table)


def check_table(table: Table, seed: int, name: str, play: Play | None = None) -> Report:
    """Play a table and hold every law; `name` identifies it in error messages."""
    play = play if play is not None else Play()
    bound = table.game.bound(table.seats, table.options)
    rng = Rng(seed_bytes(seed)).fork("laws")
    looking_back = Rng(seed_bytes(seed)).fork("history")
    past: Past | None = None
    report = Report(games=1)
    next_look = rng.below(LOOK_EVERY)
    watch = False
    witness = table.game.witness() if table.game.witness is not None else None
    views: list[tuple[View, bytes]] = []
    try:
        while not table.over and report.decisions != play.most:
            table.g.check()
            play.look(table)
            if witness is not None:
                witness.look(table.g)
            if table.at_checkpoint and not table.held and (past is None or not past.follows(table)):
                past = Past(table)
            look = report.decisions >= next_look
            if look:
                seat = rng.below(table.seats)
                views.append((table.view(seat), msgspec.json.encode(table.view(seat))))
                check_refusals(table)
                check_copies(table, rng)
                check_sample(table, rng, report)
                if past is not None and past.follows(table):
                    look_back(table, past, looking_back, report)
                watch = True
                next_look = report.decisions + 1 + rng.below(2 * LOOK_EVERY + report.decisions // 2)
            if watch and not table.over and table.at_checkpoint:
                watch = False
                for seat in some_seats(table, rng, play.watched):
                    check_secrecy(table, seat, rng, report)
            play_one(table, play.choose(table, rng), report, look)
            report.decisions += 1
            if report.decisions > bound:
                raise BrokenLaw(7, f"the game has more than {bound} decisions")
        table.g.check()
        check_views(views)
        play.finish(table)
    except BrokenLaw as broken:
        raise BrokenLaw(broken.law, f"{name}, decision {report.decisions}: {broken.text}") from None
    report.longest = report.decisions
    return report


def look_back(table: Table, past: Past, rng: Rng, report: Report) -> None:
    """Law 8, for what has happened: some seat looks back from where the table stands."""
    report.histories += 1
    if not check_history(table, past, rng.below(table.seats), rng.fork("sample")):
        report.histories_ended_early += 1


def some_seats(table: Table, rng: Rng, most: int) -> list[int]:
    """So many seats, or all if there are no more."""
    seats = list(range(table.seats))
    rng.shuffle(seats)
    return seats[:most]


def play_one(table: Table, answer: tuple[int, Option], report: Report, look: bool) -> None:
    """Law 1: whoever must act has options, and each applies. A free undo leads back (law 9)."""
    seat, option = answer
    before = table.dump() if look else b""
    try:
        table.play(seat, option)
    except IllegalMove as refusal:
        raise BrokenLaw(1, f"seat {seat}: the listed option {option.notation!r} does not apply: {refusal}") from None
    if look and table.can_undo(seat):
        table.undo(seat)
        if table.dump() != before:
            raise BrokenLaw(9, f"undoing {option.notation!r} of seat {seat} did not lead back")
        table.play(seat, option)
        report.undos += 1


def check_refusals(table: Table) -> None:
    """Law 2: what is not listed is refused with a reason, and changes nothing."""
    before = table.dump()
    for seat in range(table.seats):
        listed = {option.notation for option in table.legal(seat)}
        refused = {refusal.notation for refusal in table.refusals(seat)}
        if listed & refused:
            raise BrokenLaw(2, f"seat {seat}: {sorted(listed & refused)} is both legal and refused")
        for notation in [*NONSENSE, *sorted(refused)]:
            if notation in listed:
                continue
            if table.why_not(seat, notation) is None:
                raise BrokenLaw(2, f"seat {seat}: {notation!r} is not listed, but nothing says why")
            try:
                table.play(seat, notation)
            except IllegalMove:
                continue
            raise BrokenLaw(2, f"seat {seat}: {notation!r} is not listed but was played")
    if table.dump() != before:
        raise BrokenLaw(2, "a refused move changed something")


def check_copies(table: Table, rng: Rng) -> None:
    """Law 4: a saved and loaded table, and a clone, are this table; they play on alike, and apart from it."""
    before = table.dump()
    try:
        loaded = Table.load(before)
    except CamarillaError as refusal:
        raise BrokenLaw(4, f"a saved table cannot be loaded: {refusal}") from None
    clone = table.clone(listen=True)
    for name, other in (("loaded table", loaded), ("clone", clone)):
        if other.dump() != before:
            raise BrokenLaw(4, f"a {name} differs from its original")
        if other.to_act != table.to_act:
            raise BrokenLaw(4, f"a {name} waits for {other.to_act}, its original for {table.to_act}")
    for _ in range(1 + rng.below(6)):
        if clone.over:
            break
        seat, option = pick(clone, rng)
        clone.play(seat, option)
        if loaded.why_not(seat, option.notation) is not None:
            raise BrokenLaw(4, f"a loaded table refuses {option.notation!r} of seat {seat}, its clone does not")
        loaded.play(seat, option.notation)
        if clone.dump() != loaded.dump() or clone.seen(seat) != loaded.seen(seat):
            raise BrokenLaw(4, f"clone and loaded table part ways after {option.notation!r} of seat {seat}")
    if table.dump() != before:
        raise BrokenLaw(4, "playing on a copy changed the original")


def check_views(views: list[tuple[View, bytes]]) -> None:
    """Law 4, for views: one that was shown stays as it was shown, whatever happens at the table."""
    for view, shown in views:
        if msgspec.json.encode(view) != shown:
            raise BrokenLaw(4, f"a view of seat {view.seat} changed with the table: it shares something with the state")


def check_sample(table: Table, rng: Rng, report: Report) -> None:
    """Law 8: a sample gives its seat its own view back, depends on view and stream alone, and can be played out."""
    seat = rng.below(table.seats)
    stream = rng.fork("sample")
    sample = table.sample(seat, stream.copy())
    if sample.view(seat) != table.view(seat):
        raise BrokenLaw(8, f"a sample for seat {seat} does not give it its own view back")
    if sample.legal(seat) != table.legal(seat):
        raise BrokenLaw(8, f"a sample for seat {seat} does not give it its own options back")
    elsewhere = Sampler(table, seat).sample(stream.copy())
    if elsewhere.g.dump() != sample.g.dump():
        raise BrokenLaw(8, f"a sample for seat {seat} depends on more than its view and the stream")
    twin = sample.clone() if sample.at_checkpoint else table.sample(seat, stream.copy())
    for _ in range(LOOK_EVERY):
        if not sample.over:
            answerer, option = pick(sample, stream)
            sample.play(answerer, option)
            twin.play(answerer, option.notation)
            sample.g.check()
    if twin.g.dump() != sample.g.dump() or twin.asked != sample.asked:
        raise BrokenLaw(8, "a sample and its twin part ways")
    play_out(sample, stream)
    report.samples += 1


def play_out(sample: Table, rng: Rng) -> None:
    """Play a sample to its end without its table: it must end (law 7), with every piece in its place (law 6)."""
    bound = sample.game.bound(sample.seats, sample.options)
    question = sample.pending
    for _ in range(bound + 1):
        if question is None:
            sample.g.check()
            return
        try:
            question = sample.flow.send(any_answer(sample.g, question, rng))
        except StopIteration:
            question = None
    raise BrokenLaw(7, f"a sample has more than {bound} decisions")


def any_answer(g: State, question: Question, rng: Rng) -> Any:
    """A random answer to a question, as its flow gets it."""
    if isinstance(question, Poll):
        return question.close({choice.seat: rng.pick(choice.values(g)) for choice in question.choices})
    assert isinstance(question, Choice)
    return rng.pick(question.values(g))


def check_record(table: Table) -> None:
    """Law 3: same seed, options and answers give the same events, byte for byte."""
    lines = table.record.lines()
    again = verify(Record.read(lines))
    if again.record.lines() != lines:
        raise BrokenLaw(3, "the record of a replay is not the record replayed")
