"""`camarilla replay`: watch a recorded game by its events."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.text import Text

from camarilla.cli.common import Language, Plain, can_draw, is_terminal, out, read_seat, readable, well_formed
from camarilla.cli.screen import write_over
from camarilla.cli.tables import drawing_of
from camarilla.cli.words import Speech, capital, cli_wording, game_wording, means, number, numbered_names
from camarilla.kernel.errors import BadInput, BadRecord
from camarilla.kernel.events import seen_by
from camarilla.kernel.game import find
from camarilla.kernel.options import Option, Prompt
from camarilla.kernel.records import Entry, Record
from camarilla.kernel.replay import events_by_step
from camarilla.kernel.replay import replay as replay_record
from camarilla.kernel.steps import Fork, Stretch
from camarilla.kernel.table import Table

__all__ = ["replay"]

ALL = "all"
PUBLIC = "public"
Steps = list[list[dict[str, Any]]]


class Answer(NamedTuple):
    """What a seat answered; with the question and the option, if the game could be played again."""

    seat: int
    notation: str
    prompt: Prompt | None = None
    option: Option | None = None


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    who: Annotated[
        str,
        typer.Option("--as", metavar="SEAT|public|all", help="Whose eyes to watch with; a seat by number or letter."),
    ] = ALL,
    step: Annotated[
        int | None, typer.Option("--step", metavar="N", help="Show the game as far as this step, or begin there.")
    ] = None,
    plain: Plain = False,
    lang: Language = "en",
) -> None:
    """Watch a recorded game, step by step in a terminal, in one piece elsewhere.

    The game is told from the events of the record, so it can be watched even after the rules code has moved on. Under
    the rules revision it was played with it is also played again: for answers in words, and for one seat's eyes.

    For example: camarilla replay game.jsonl --as B
    """
    cli_wording(lang)
    record = read_record(file)
    if step is not None and not 0 <= step <= len(record.entries):
        raise BadInput(f"the record has steps 0 to {len(record.entries)}, not {step}")
    reader = None if who in (ALL, PUBLIC) else read_seat(who, record.seats)
    game = find(record.game)
    wording = game_wording(game, lang)
    speech = Speech(game, drawing_of(game), lang, numbered_names(wording, record.seats), reader)
    interactive = is_terminal() and can_draw() and not plain
    steps, answers = stored(record), noted(record)
    try:
        with well_formed(str(file)):
            played, answers = played_again(record)
        if who != ALL:
            steps = seen(played, reader)
    except BadRecord as problem:
        if who != ALL:
            steps = offer_stored(steps, problem, speech, interactive)
            who = ALL
            speech = speech.to(None)
    pages = [
        told(steps[at], silent(record, answers, at, who == ALL, speech) if not steps[at] else [], at, speech)
        for at in range(len(steps))
    ]
    heading = heading_of(record, who, speech)
    ending = ending_of(record, speech)
    if interactive:
        watch(heading, pages, ending, step or 0, speech)
        return
    last = len(pages) - 1 if step is None else step
    lines = heading + [line for page in pages[: last + 1] for line in page]
    print("\n".join(lines + (ending if last == len(pages) - 1 else [])))


def read_record(file: Path) -> Record:
    """The record in a file."""
    with well_formed(str(file)):
        return Record.read(readable(file))


def stored(record: Record) -> Steps:
    """The events as the record has them: the set-up's, then those of each step."""
    return [record.opening, *[entry.events for entry in record.entries]]


def noted(record: Record) -> list[list[Answer]]:
    """The answers of each step as the record has them; those of seats that the table does not have are left out."""
    return [
        [Answer(answer.seat, answer.notation) for answer in entry.answers if 0 <= answer.seat < record.seats]
        for entry in record.entries
    ]


def played_again(record: Record) -> tuple[Table, list[list[Answer]]]:
    """The game played again, and its answers with what was asked and how the table called them."""
    found: list[list[Answer]] = []

    def note(table: Table, entry: Entry) -> None:
        step: list[Answer] = []
        for seat, notation, _ in entry.answers:
            options = [option for option in table.legal(seat) if option.notation == notation]
            step.append(Answer(seat, notation, table.prompt(seat), options[0] if options else None))
        found.append(step)

    return replay_record(record, before=note), found


def seen(table: Table, reader: int | None) -> Steps:
    """The events as a seat (None: the public) saw them: those of the set-up, then those of each step."""
    return [seen_by(events, reader) for events in events_by_step(table)]


def offer_stored(steps: Steps, problem: BadRecord, speech: Speech, interactive: bool) -> Steps:
    """What a seat saw cannot be told: offer everything as stored, or say how to get it."""
    if not interactive:
        raise BadRecord(f"{problem}; watch its events as they are stored with --as all")
    print(problem)
    try:
        answer = input(speech.text("replay-offer") + " ").strip()
    except EOFError:
        answer = ""
    if not means(answer, "answer-yes"):
        raise typer.Exit(1)
    return steps


def told(events: list[dict[str, Any]], otherwise: list[str], at: int, speech: Speech) -> list[str]:
    """One step in sentences: what happened, or what is to be said if nothing did."""
    first, *rest = [speech.event(event) for event in events] or otherwise
    name = speech.text("replay-step", step=at) if at else speech.text("replay-opening")
    return [f"{name}: {first}", *rest]


def silent(record: Record, answers: list[list[Answer]], at: int, all_seeing: bool, speech: Speech) -> list[str]:
    """A step in which a reader saw nothing happen: what was answered, as far as it is for the reader's eyes."""
    if not at:
        return [speech.text("replay-nothing")]
    step = record.entries[at - 1].step
    if isinstance(step, Stretch):
        return [speech.text("replay-undone")]
    if isinstance(step, Fork):
        return [speech.text("replay-forked")]
    given = answers[at - 1]
    own = [answer for answer in given if all_seeing or answer.seat == speech.reader]
    others = [answer.seat for answer in given if answer not in own]
    lines = [answer_words(answer, speech) for answer in own]
    if others or not own:
        hidden = speech.text("replay-hidden", seats=speech.seat_list(others), count=len(others))
        lines.append(capital(hidden))
    return lines


def answer_words(answer: Answer, speech: Speech) -> str:
    """What a seat was asked and what it answered, as the table called both."""
    seat = speech.arguments({"seat": answer.seat})
    if answer.prompt is None or answer.option is None:
        return capital(speech.text("replay-answer-bare", **seat, notation=answer.notation))
    question = speech.drawing.label_words(answer.prompt.label, speech)
    option = speech.drawing.option_words(answer.option, speech)
    return capital(speech.text("replay-answer", **seat, question=question, option=option))


def heading_of(record: Record, who: str, speech: Speech) -> list[str]:
    """What is being watched, and through whose eyes."""
    lines = [speech.text("replay-head", title=speech.title(), seats=record.seats, revision=record.revision)]
    if record.options:
        options = ", ".join(f"{key}={value}" for key, value in record.options.items())
        lines.append(speech.text("replay-options", options=options))
    if who == ALL:
        lines.append(speech.text("replay-as-all"))
    elif speech.reader is None:
        lines.append(speech.text("replay-as-public"))
    else:
        lines.append(speech.text("replay-as-seat", seat=speech.names[speech.reader]))
    return [*lines, ""]


def ending_of(record: Record, speech: Speech) -> list[str]:
    """How the game ended, if it did."""
    result = record.result
    if result is None:
        return []
    standings = sorted(zip(result.ranks, range(record.seats), result.scores, strict=False))
    return [
        "",
        *[
            speech.text("result-line", rank=rank, seat=capital(speech.seat(seat)), score=number(score))
            for rank, seat, score in standings
        ],
    ]


def watch(heading: list[str], pages: list[list[str]], ending: list[str], at: int, speech: Speech) -> None:
    """Step through the game: what was told so far, the latest step bright, and the keys."""
    console = out()
    last = len(pages) - 1
    with console.screen(hide_cursor=False):
        while True:
            told = Text("\n".join([*heading, ""]))
            for shown, page in enumerate(pages[: at + 1]):
                told.append("\n".join(page) + "\n", style="bold" if shown == at else "dim")
            if at == last:
                told.append("\n".join(ending) + "\n")
            with console.capture() as captured:
                console.print(told)
            lines = captured.get().rstrip("\n").split("\n")[-max(1, console.height - 4) :]
            write_over([*lines, "", speech.text("page-keys", at=at, all=last)])
            try:
                word, _, rest = input("> ").strip().partition(" ")
            except EOFError:
                return
            if word in ("q", "quit"):
                return
            at = moved(word, rest, at, last)


def moved(word: str, rest: str, at: int, last: int) -> int:
    """Which step is shown after a key."""
    if word in ("", "n"):
        at += 1
    elif word == "p":
        at -= 1
    elif word == "g" and rest.strip().isdecimal():
        at = int(rest)
    return max(0, min(at, last))
