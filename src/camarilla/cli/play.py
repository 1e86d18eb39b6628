"""`camarilla play`: a table in the terminal."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text
from typer.core import TyperCommand

from camarilla.bots import bot_named, bot_names
from camarilla.cli.common import (
    Language,
    Options,
    Plain,
    Seats,
    Seed,
    can_draw,
    check_place,
    is_terminal,
    out,
    read_options,
    read_seat,
    read_seed,
    usual_seats,
)
from camarilla.cli.saves import Player, load_game, new_place, newest_save
from camarilla.cli.screen import FullScreen, PlainScreen, Screen
from camarilla.cli.session import Quit, Session
from camarilla.cli.tables import drawing_of
from camarilla.cli.words import Speech, cli_wording, game_wording, means
from camarilla.kernel.errors import BadInput
from camarilla.kernel.game import Game, find, names
from camarilla.kernel.options import Label
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table

__all__ = ["PlayCommand", "play"]

LAST = "last"


class PlayCommand(TyperCommand):
    """Lets `--resume` stand without a file: it then means the game saved last."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Write out what a bare `--resume` means."""
        given: list[str] = []
        for at, arg in enumerate(args):
            given.append(arg)
            if arg == "--resume" and (at + 1 == len(args) or args[at + 1].startswith("-")):
                given.append(LAST)
        parsed: list[str] = super().parse_args(ctx, given)
        return parsed


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, by its name in `camarilla games`.")
    ] = None,
    seats: Seats = None,
    seed: Seed = None,
    option: Options = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            "--bots",
            metavar="KIND",
            help="A kind of bot for the other seats, or package.module:Class; several are dealt out in turn.",
        ),
    ] = None,
    hot_seat: Annotated[
        str,
        typer.Option("--hot-seat", metavar="N|SEATS", help="How many people share this screen, or their seats: A,C."),
    ] = "1",
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="What the people are called, in seat order.")
    ] = None,
    lang: Language = "en",
    resume: Annotated[
        str | None,
        typer.Option("--resume", metavar="[FILE]", help="Go on with a saved game; without a file, with the last one."),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Where to save the game (by default the state folder)."),
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Write the record there when the game is over.")
    ] = None,
    plain: Plain = False,
    pace: Annotated[
        float, typer.Option("--pace", metavar="SECONDS", min=0, help="How long to look at each move of a bot.")
    ] = 0.6,
) -> None:
    """Play a game in the terminal, against bots or with people at one screen.

    Answer by the number of an option or by its move; `?` shows the rule behind the question, `help` all else that may
    be typed. The game is saved all along: `quit` leaves, `--resume` goes on.

    For example: camarilla play potdevin --seats 4 --option teams=true --hot-seat A,C
    """
    cli_wording(lang)  # refuses an unknown language before anything is asked
    check_place(save)
    check_place(record)
    if resume is None:
        chosen = find(game if game is not None else ask_game(lang))
        count = seats if seats is not None else usual_seats(chosen)
        table = Table.new(chosen, count, seed=read_seed(seed), options=read_options(option))
        players = seat_players(chosen, count, hot_seat, bot or [], name or [])
        give_first_orders(table, players)
        place = save
    else:
        if game is not None or any(given is not None for given in (seats, seed, option, bot, name)) or hot_seat != "1":
            raise BadInput("--resume goes on with a game as it was: leave out the game, its options, seats and bots")
        place = newest_save() if resume == LAST else Path(resume)
        table, players = load_game(place)
        players = players or seat_players(table.game, table.seats, "1", [], [])
        place = save or place
    drawing = drawing_of(table.game)
    drawn = not plain and is_terminal() and can_draw()
    screen: Screen = FullScreen(drawing, pace) if drawn else PlainScreen(drawing)
    session = Session(table, players, lang, screen, place)
    if session.speech.language != lang:
        told = Label("told-in-english", {"game": session.speech.title()})
        out().print(cli_wording(lang).say(told), style="dim")
    sit_down(session, record, " --plain" * plain + f" --lang {lang}" * (lang != "en"))


def give_first_orders(table: Table, players: list[Player]) -> None:
    """Let people begin with the standing orders that the game has for them."""
    for seat, player in enumerate(players):
        for kind in table.game.first_orders if not player.bot else ():
            table.give_order(seat, Order(kind))


def ask_game(lang: str) -> str:
    """Offer the list of games."""
    wording = cli_wording(lang)
    if not is_terminal():
        raise BadInput(f"say which game to play: {', '.join(names())}")
    offered = names()
    for at, name in enumerate(offered, start=1):
        title = game_wording(find(name), lang).say(Label("game-title"))
        about = game_wording(find(name), lang).say(Label("game-about"))
        out().print(Text.assemble((f"{at:>2} {title}", "bold"), f"  {about}  ", (name, "dim")))
    try:
        answer = input(wording.say(Label("which-game")) + " ").strip()
    except EOFError:
        raise BadInput(f"say which game to play: {', '.join(offered)}") from None
    return offered[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(offered) else answer


def seat_players(game: Game, seats: int, hot_seat: str, bots: list[str], people_names: list[str]) -> list[Player]:
    """Who sits where: people at the seats they said, bots in turn at the others."""
    people = read_people(hot_seat, seats)
    if len(people_names) > len(people):
        raise BadInput(f"{len(people_names)} names are given for {len(people)} people")
    kinds = bots or bot_names(game)[:1]
    for kind in kinds:
        bot_named(game, kind)
    players: list[Player] = []
    for seat in range(seats):
        if seat in people:
            at = people.index(seat)
            players.append(Player(name=people_names[at] if at < len(people_names) else ""))
        else:
            others = sum(1 for player in players if player.bot)
            players.append(Player(bot=kinds[others % len(kinds)]))
    return players


def read_people(hot_seat: str, seats: int) -> list[int]:
    """The seats of the people at this screen: the first N, or those named."""
    if hot_seat.isdecimal():
        if not 1 <= int(hot_seat) <= seats:
            raise BadInput(f"--hot-seat takes 1 to {seats} people at this table, not {hot_seat}")
        return list(range(int(hot_seat)))
    parts = [part for part in hot_seat.replace(" ", ",").split(",") if part]
    if len(parts) == 1 and parts[0].isalpha():
        parts = list(parts[0])
    people = sorted({read_seat(part, seats) for part in parts})
    if not people:
        raise BadInput("--hot-seat takes a number of people, or seats like A,C")
    return people


def sit_down(session: Session, record: Path | None, flags: str) -> None:
    """Play, and see everybody off."""
    session.screen.open()
    try:
        session.run()
        left = False
    except Quit:
        left = True
    finally:
        session.screen.close()
    if left:
        place = session.save()
        say(session.speech, "saved", file=str(place))
        say(session.speech, "resume-how", command=f"camarilla play --resume {shlex.quote(str(place))}{flags}")
        return
    show_end(session)
    if session.table.seed is not None:
        place_of_record = record if record is not None else offer_record(session)
        if place_of_record is not None:
            session.save_record(place_of_record)
            say(session.speech, "record-saved", file=str(place_of_record))
    elif record is not None:
        say(session.speech, "record-none")
    session.forget()


def show_end(session: Session) -> None:
    """The rest of the log, the result by category, and the seed that was sealed until now."""
    scene = session.scene(session.people[0] if len(session.people) == 1 else None)
    speech = scene.speech
    screen = session.screen
    print("\n".join(speech.event(event) for event in screen.fresh(scene)), end="\n\n")
    print(f"{speech.text('game-over')} {session.outcome(speech)}", end="\n\n")
    if isinstance(screen, FullScreen):
        out().print(screen.drawing.result(scene))
    else:
        print("\n".join(screen.drawing.result_words(scene)))
    if session.table.seed is not None:
        print(f"\n{speech.text('seed-was')}\n{session.table.seed.hex()}")


def offer_record(session: Session) -> Path | None:
    """Ask whether, and where, to keep the record; a word that is neither yes, no nor a file is asked once more."""
    forget_typed()
    for question in ("record-offer", "record-again"):
        try:
            answer = session.screen.ask(session.speech.text(question))
        except EOFError:
            print()
            return None
        if not answer or means(answer, "answer-no"):
            return None
        if means(answer, "answer-yes"):
            return new_place("records", session.table.game.name, ".jsonl")
        if any(sign in answer for sign in "./\\"):
            return Path(answer).expanduser()
    say(session.speech, "record-not")
    return None


def forget_typed() -> None:
    """Drop what was typed ahead, so that a move meant for the table does not answer another question."""
    try:
        import termios  # not on every system
    except ImportError:
        return
    if sys.stdin.isatty():
        termios.tcflush(sys.stdin, termios.TCIFLUSH)


def say(speech: Speech, message: str, **args: Any) -> None:
    """Print a message of the command line."""
    print(speech.text(message, **args))
