"""A sitting at the terminal table: people answer in turn, bots between them, until the game ends or somebody quits."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from camarilla.bots import bot_named
from camarilla.checks.scenario import letter
from camarilla.cli.common import writable
from camarilla.cli.saves import Player, new_place, save_game, state_folder
from camarilla.cli.screen import Screen, threats_in_words
from camarilla.cli.tables import Scene, drawing_of
from camarilla.cli.words import Speech, capital, means
from camarilla.kernel.bots import Bot, figured
from camarilla.kernel.errors import BadInput, NoUndo
from camarilla.kernel.options import Label, Option
from camarilla.kernel.orders import Order
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.steps import Answers
from camarilla.kernel.table import Table

__all__ = ["COMMANDS", "Quit", "Session", "find_options", "names_of"]

COMMANDS = ("help", "why", "rules", "log", "table", "ask", "undo", "save", "quit")
EVERYTHING = "all"
"""The notch of attention at which no order passes for anybody."""
SHORT = {"?": "clause", "h": "help", "q": "quit"}
Command = Callable[[int, str], bool]


class Quit(Exception):
    """Somebody leaves the table."""


def names_of(players: list[Player], speech: Speech) -> list[str]:
    """What everybody is called: people by their name or letter, bots by a name of their seat."""
    names: list[str] = []
    for seat, player in enumerate(players):
        if player.name:
            names.append(player.name)
        elif player.bot:
            known = speech.has(f"bot-{seat}")
            names.append(speech.text(f"bot-{seat}") if known else speech.text("bot-named", letter=letter(seat)))
        else:
            names.append(speech.text("player-named", letter=letter(seat)))
    return names


def find_options(text: str, options: list[Option], label: Callable[[Label], str]) -> list[Option]:
    """The options somebody may mean: by number, by move, by the words on it, or by the beginning of either."""
    word = text.casefold()
    number = word.removeprefix("#")
    by_number = [options[int(number) - 1]] if number.isdecimal() and 0 < int(number) <= len(options) else []
    if word.startswith("#"):
        return by_number
    exact = [option for option in options if word == option.notation.casefold()]
    if exact or by_number or number.isdecimal():
        return exact + [option for option in by_number if option not in exact]
    exact = [option for option in options if word == label(option.label).casefold()]
    begun = [option for option in options if option.notation.casefold().startswith(word)]
    return exact or begun or [option for option in options if label(option.label).casefold().startswith(word)]


class Session:
    """One game at one terminal."""

    def __init__(self, table: Table, players: list[Player], language: str, screen: Screen, place: Path | None) -> None:
        self.table = table
        self.players = players
        self.screen = screen
        self.place = place
        """Where the game is saved; a new file of the state folder if nobody said."""
        speech = Speech(table.game, drawing_of(table.game), language, [])
        self.speech = Speech(table.game, speech.drawing, language, names_of(players, speech))
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.bots: dict[int, Bot] = {}
        self.seat_bots()
        self.chance = Rng(table.seed if table.seed is not None else seed_bytes(None))
        self.facing: int | None = self.people[0] if len(self.people) == 1 else None
        """Who looks at the screen; nobody in particular between two people."""
        self.notice = ""
        """A message for whoever is asked next."""
        self.commands: dict[str, Command] = {
            "clause": self.show_clause,
            "help": self.show_help,
            "why": self.show_why,
            "rules": self.show_rules,
            "log": self.show_log,
            "table": self.show_table,
            "ask": self.attend,
            "undo": self.take_back,
            "save": self.save_as,
            "quit": self.leave,
        }

    def seat_bots(self) -> None:
        """Fresh bots: also after an answer was taken back, since a bot may remember what it saw."""
        table = self.table
        self.bots = {
            seat: bot_named(table.game, player.bot, table.seats, table.options)
            for seat, player in enumerate(self.players)
            if player.bot
        }

    # -- the course of the sitting -------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over; raises `Quit` when somebody leaves."""
        try:
            while not self.table.over:
                people = [seat for seat in self.table.to_act if seat in self.people]
                if people:
                    self.turn(people[0])
                else:
                    self.bot_turn(self.table.to_act[0])
        except EOFError:
            raise Quit from None

    def bot_turn(self, seat: int) -> None:
        """Let a bot answer. Its stream is a function of the deal and the moment, so nothing of it needs saving."""
        bot = self.bots[seat]
        self.screen.watch(self.scene(self.facing))
        look = self.table.look(seat, bot.thinks, bot.listens, figured(bot))
        self.table.play(seat, bot.act(look, self.chance.fork(f"bot:{seat}:{len(self.table.steps)}")))

    def turn(self, seat: int) -> None:
        """Let a person answer, or do something else first."""
        if len(self.people) > 1 and self.facing != seat:
            self.facing = seat
            self.screen.cover(self.speech.text("cover", seat=self.speech.seat(seat)))
        self.save_quietly()
        self.show(seat)
        if self.notice:
            self.tell(self.notice)
            self.notice = ""
        while not self.answer(seat, self.screen.ask(words=self.words(seat))):
            pass

    def options(self, seat: int) -> list[Option]:
        """What a seat may answer, in the order of its numbers."""
        return self.screen.drawing.arranged(self.table.legal(seat))

    def words(self, seat: int) -> list[str]:
        """What may be typed."""
        return [option.notation for option in self.options(seat)] + list(COMMANDS)

    def show(self, seat: int) -> None:
        """Show the table and what a seat is asked."""
        prompt = self.table.prompt(seat)
        assert prompt is not None
        self.screen.show(self.scene(seat), prompt)

    def scene(self, reader: int | None) -> Scene:
        """What a reader may see now."""
        table = self.table
        options = self.options(reader) if reader is not None else []
        return Scene(table.view(reader, figures=True), options, table.seen(reader), self.speech.to(reader))

    def answer(self, seat: int, text: str) -> bool:
        """Take a line of input; True once the question is settled or has changed."""
        options = self.options(seat)
        if not text:
            self.tell("hint")
            return False
        name, _, rest = text.removeprefix("/").partition(" ")
        known = text in [option.notation for option in options]
        command = self.command_named(name)
        if command is not None and not known:
            return command(seat, rest.strip())
        found = self.meant(seat, text, options)
        if len(found) == 1:
            events = len(self.table.seen(seat))
            self.table.play(seat, found[0].notation)
            self.screen.answered(seat, events)
            return True
        self.refuse(seat, text, options, found)
        return False

    def meant(self, seat: int, text: str, options: list[Option]) -> list[Option]:
        """The options somebody may mean. A refused move typed in full is not taken for the beginning of another."""
        word = text.casefold()
        refused = any(refusal.notation.casefold() == word for refusal in self.table.refusals(seat))
        return [] if refused and not word.isdecimal() else find_options(text, options, self.speech.label)

    def command_named(self, name: str) -> Command | None:
        """The command of that name, in English or in the reader's language."""
        if name in SHORT:
            return self.commands[SHORT[name]]
        for command in COMMANDS:
            if name.casefold() in (command, self.speech.text(f"command-{command}")):
                return self.commands[command]
        return None

    def refuse(self, seat: int, text: str, options: list[Option], found: list[Option]) -> None:
        """Say why a line of input is no answer."""
        number = text.removeprefix("#")
        if found and number.isdecimal():
            self.tell("ambiguous-number", text=text)
        elif found:
            self.tell("ambiguous", text=text, matches=", ".join(option.notation for option in found))
        elif number.isdecimal():
            self.tell("bad-number", number=number, last=len(options))
        else:
            self.explain(seat, text)

    def explain(self, seat: int, text: str) -> None:
        """Say why a move is not legal, or that it is."""
        refusals = [refusal.notation for refusal in self.table.refusals(seat)]
        begun = [notation for notation in refusals if notation.casefold().startswith(text.casefold())]
        exact = [notation for notation in begun if notation.casefold() == text.casefold()]
        notation = exact[0] if exact else begun[0] if len(begun) == 1 else text
        refusal = self.table.why_not(seat, notation)
        if refusal is None:
            self.tell("why-legal", text=notation)
            return
        reason = self.speech.drawing.label_words(refusal.reason, self.speech)
        message = "bad-move" if refusal.rule else "bad-move-plain"
        self.tell(message, text=notation, reason=reason, rule=refusal.rule)

    def tell(self, message: str, **args: object) -> None:
        """Say a message of the command line."""
        self.screen.tell([self.speech.text(message, **args)])

    # -- commands: each returns whether the question is settled or has changed -------------------------------------

    def show_clause(self, seat: int, rest: str) -> bool:
        """The clause behind the question."""
        prompt = self.table.prompt(seat)
        assert prompt is not None
        self.screen.tell(self.speech.clause(prompt.rule))
        return False

    def show_rules(self, seat: int, rest: str) -> bool:
        """A clause by its id."""
        prompt = self.table.prompt(seat)
        assert prompt is not None
        if rest:
            self.screen.tell(self.speech.clause(rest))
        else:
            self.tell("rules-which", example=prompt.rule)
        return False

    def show_why(self, seat: int, rest: str) -> bool:
        """Why a move is not legal."""
        refusals = self.table.refusals(seat)
        options = self.options(seat)
        if not rest:
            self.tell("why-what", example=refusals[0].notation if refusals else options[0].notation)
            return False
        found = self.meant(seat, rest, options)
        self.explain(seat, found[0].notation if len(found) == 1 else rest)
        return False

    def show_help(self, seat: int, rest: str) -> bool:
        """What may be typed."""
        prompt = self.table.prompt(seat)
        assert prompt is not None
        self.screen.tell(self.speech.text("help-text", example=prompt.rule).splitlines())
        return False

    def show_log(self, seat: int, rest: str) -> bool:
        """Everything the seat has seen happen."""
        speech = self.speech.to(seat)
        lines = [speech.event(event) for event in self.table.seen(seat)] or [speech.text("log-empty")]
        if self.table.seed is not None:
            lines.insert(0, speech.text("commitment", hash=self.table.record.commitment))
        self.screen.read(lines, speech)
        self.show(seat)
        return False

    def show_table(self, seat: int, rest: str) -> bool:
        """The whole table, in words."""
        scene = self.scene(seat)
        self.screen.read([*self.screen.drawing.words(scene), *threats_in_words(scene)], scene.speech)
        self.show(seat)
        return False

    def attend(self, seat: int, rest: str) -> bool:
        """How much the seat wants to be asked, or from now on wants to be."""
        table = self.table
        notches = {EVERYTHING: "", **table.game.attention}
        words = {notch: self.speech.text(f"notch-{notch}") for notch in notches}
        wanted = next((notch for notch, word in words.items() if rest.casefold() in (notch, word)), None)
        if rest and wanted is not None:
            for kind in table.game.attention.values():
                table.end_orders(seat, kind)
            if notches[wanted]:
                table.give_order(seat, Order(notches[wanted]))
        kinds = [order.kind for order in table.orders.get(seat, ())]
        now = next((notch for notch, kind in notches.items() if kind in kinds), EVERYTHING)
        self.tell("ask-now", now=words[now], notches=", ".join(words.values()))
        return bool(rest) and wanted is not None and seat not in table.to_act

    def take_back(self, seat: int, rest: str) -> bool:
        """Undo the seat's last answer: freely, or past what was seen since if everybody agrees."""
        try:
            self.table.undo(seat)
            self.notice = "undo-done"
        except NoUndo:
            if not self.undo_agreed(seat):
                return False
            self.notice = "undo-fresh"
        self.seat_bots()
        return True

    def undo_agreed(self, seat: int) -> bool:
        """Go back to the seat's last answer by agreement."""
        table = self.table
        if not any(isinstance(step, Answers) and step.answered_by(seat) for step in table.steps):
            self.tell("undo-nothing")
            return False
        self.tell("undo-agree", people=len(self.people))
        if not means(self.screen.ask(), "answer-yes"):
            self.tell("undo-kept")
            return False
        while True:
            last = next(step for step in reversed(table.steps) if isinstance(step, Answers))
            table.undo(seat, agreed=True)
            if last.answered_by(seat):
                return True

    def save_as(self, seat: int, rest: str) -> bool:
        """Save and play on."""
        try:
            if rest:
                self.place = Path(rest).expanduser()
            self.save()
            self.tell("saved", file=str(self.place))
        except BadInput as problem:
            self.tell("saved-not", reason=str(problem))
        return False

    def leave(self, seat: int, rest: str) -> bool:
        """Leave the table."""
        raise Quit

    # -- saving --------------------------------------------------------------------------------------------------

    def save(self) -> Path:
        """Save the game where it belongs."""
        if self.place is None:
            self.place = new_place("saves", self.table.game.name, ".json")
        save_game(self.place, self.table, self.players)
        return self.place

    def save_quietly(self) -> None:
        """Save before every question, so that nothing is lost whatever happens; said only if somebody asks."""
        try:
            self.save()
        except BadInput:
            pass

    def forget(self) -> None:
        """Remove the saved game of a game that is over, unless it lies where somebody wanted it."""
        if self.place is not None and self.place.absolute().is_relative_to(state_folder()):
            with suppress(OSError):
                self.place.unlink()

    def save_record(self, place: Path) -> None:
        """Write the record of the game."""
        writable(place, self.table.record.lines())

    # -- the end -------------------------------------------------------------------------------------------------

    def outcome(self, speech: Speech) -> str:
        """Who won."""
        result = self.table.result
        assert result is not None
        if len(result.winners) > 1:
            return speech.text("winners", seats=speech.seat_list(result.winners))
        winner = result.winners[0]
        you = "yes" if winner == speech.reader else "no"
        return capital(speech.text("winner", seat=speech.seat(winner), you=you))
