"""What the terminal says: labels, seats and events as sentences, from Fluent messages in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from camarilla.checks.ledger import Clause, find_clause
from camarilla.checks.scenario import letter
from camarilla.kernel.errors import CamarillaError
from camarilla.kernel.game import Game
from camarilla.kernel.options import Label
from camarilla.kernel.wording import LANGUAGES, Wording

if TYPE_CHECKING:
    from camarilla.cli.tables import Drawing

__all__ = [
    "Speech",
    "capital",
    "clause_lines",
    "cli_wording",
    "game_wording",
    "means",
    "number",
    "numbered_names",
    "unwrapped",
]


def cli_messages(language: str) -> str:
    """The command line's own messages."""
    return files("camarilla.cli").joinpath(f"messages.{language}.ftl").read_text("utf-8")


@cache
def cli_wording(language: str) -> Wording:
    """The kernel's and the command line's messages, for what belongs to no game."""
    Wording(language)  # refuses a language there is none of before a file is looked for
    return Wording(language, cli_messages(language))


@cache
def game_wording(game: Game, language: str) -> Wording:
    """The messages of a game on top of the command line's; all in English if the game does not speak the language.

    A sentence of two languages would be worse than an English one.
    """
    spoken = game.spoken(language)
    return Wording(spoken, cli_messages(spoken), game.text(f"messages.{spoken}.ftl"))


def means(typed: str, id: str) -> bool:
    """Whether something typed is a word of a message, in any language: people switch keyboards, not habits."""
    words = [word for language in LANGUAGES for word in cli_wording(language).say(Label(id)).split()]
    return typed.casefold().rstrip(".!") in words


class Speech:
    """Speaks of one table to one reader (None: to nobody in particular), who is called "you"."""

    def __init__(
        self, game: Game, drawing: Drawing, language: str, names: Sequence[str], reader: int | None = None
    ) -> None:
        self.game = game
        self.drawing = drawing
        self.language = game.spoken(language)
        self.names = names
        self.reader = reader
        self.wording = game_wording(game, language)

    def to(self, reader: int | None) -> Speech:
        """This speech, to another reader."""
        return Speech(self.game, self.drawing, self.language, self.names, reader)

    def text(self, id: str, **args: Any) -> str:
        """A message."""
        return self.label(Label(id, args))

    def label(self, label: Label) -> str:
        """A label as text. A label `seat` within it is that seat's name, with `NAME-you` to choose the verb by."""
        return self.wording.say(Label(label.id, self.filled(label)))

    def filled(self, label: Label) -> dict[str, Any]:
        """The arguments of a label as its message takes them."""
        args = {name: self.named(value) for name, value in label.args.items()}
        for name, value in label.args.items():
            if isinstance(value, Label) and value.id == "seat":
                args[f"{name}-you"] = "yes" if value.args.get("seat") == self.reader else "no"
        return args

    def named(self, value: Any) -> Any:
        """An argument of a label, seats in it by name."""
        if isinstance(value, list):
            names = [self.named(item) for item in value]
            return self.wording.listed(names) if all(map(is_seat_label, value)) else names
        if not isinstance(value, Label):
            return value
        seat = value.args.get("seat")
        return self.seat(seat) if value.id == "seat" and isinstance(seat, int) else self.label(value)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self.wording.has(id)

    def fits(self, label: Label) -> bool:
        """Whether there is such a message, and the label has all it needs."""
        if not self.has(label.id):
            return False
        pattern = self.wording.bundle.get_message(label.id).value
        args = {name: self.wording.argument(value) for name, value in self.filled(label).items()}
        return pattern is not None and not self.wording.bundle.format_pattern(pattern, args)[1]

    def seat(self, seat: int) -> str:
        """A seat by name, as within a sentence; the reader is "you"."""
        return self.text("you") if seat == self.reader else self.names[seat]

    def title(self) -> str:
        """The game's title."""
        return self.text("game-title") if self.has("game-title") else self.game.name

    def event(self, event: dict[str, Any]) -> str:
        """An event as a sentence; one that no message fits (older rules wrote it) is told field by field.

        Arguments are the event's fields: seats by name (with `FIELD-you`, yes or no, to choose the verb by; of a list
        of seats, whether the reader is its only one), what the game's drawing makes a label of, anything else as it is;
        and `count`, the length of the event's first list.
        """
        id = f"event-{event.get('type')}"
        hidden = any(value is None for value in event.values())
        if hidden and self.has(f"{id}-hidden"):
            id = f"{id}-hidden"
        args = self.arguments(event)
        for label in (Label(id, args), Label(f"event-{event.get('type')}-hidden", args)):
            if self.fits(label):
                return capital(self.label(label))
        return self.told_by_field(event)

    def arguments(self, event: dict[str, Any]) -> dict[str, Any]:
        """The arguments of an event's message."""
        args: dict[str, Any] = {}
        for field, value in event.items():
            if field in self.drawing.seat_fields and self.is_seat(value):
                args[field] = self.seat(value)
                args[f"{field}-you"] = "yes" if value == self.reader else "no"
            elif field in self.drawing.seat_fields and isinstance(value, list) and all(map(self.is_seat, value)):
                args[field] = self.seat_list(value)
                args[f"{field}-you"] = "yes" if value == [self.reader] else "no"
            else:
                told = self.drawing.argument(field, value)
                args[field] = self.listed(told) if isinstance(told, list) else told
            if isinstance(value, list):
                args.setdefault("count", len(value))
        return args | self.drawing.more(event)

    def is_seat(self, value: Any) -> bool:
        """Whether this is the number of a seat."""
        return type(value) is int and 0 <= value < len(self.names)

    def told_by_field(self, event: dict[str, Any]) -> str:
        """An event that has no message."""
        fields = [f"{field} {self.wording.argument(value)}" for field, value in event.items() if field != "type"]
        return ": ".join([str(event.get("type", "?")), *([", ".join(fields)] if fields else [])])

    def seat_list(self, seats: Sequence[int]) -> str:
        """Some seats by name, in one list."""
        return self.wording.listed([self.seat(seat) for seat in seats])

    def listed(self, values: Sequence[Any]) -> str:
        """What an event lists, in one list."""
        return self.wording.listed([str(self.wording.argument(self.named(value))) for value in values])

    def clause(self, id: str) -> list[str]:
        """A clause of the rules in words, a paragraph a line; or the sentence why there is none."""
        try:
            return clause_lines(find_clause(self.game, id.upper(), self.language))
        except CamarillaError as problem:
            return [str(problem)]
        except FileNotFoundError:
            return [self.text("rules-none")]


def is_seat_label(value: Any) -> bool:
    """Whether a value is a label that names a seat."""
    return isinstance(value, Label) and value.id == "seat"


def numbered_names(wording: Wording, seats: int) -> list[str]:
    """The seats of a game nobody has named: seat A, seat B, …"""
    return [wording.say(Label("seat-named", {"letter": letter(seat)})) for seat in range(seats)]


def capital(sentence: str) -> str:
    """A sentence with a capital at its start."""
    return sentence[:1].upper() + sentence[1:]


def number(value: int) -> str:
    """A number with a real minus sign."""
    return f"\N{MINUS SIGN}{-value}" if value < 0 else str(value)


def clause_lines(clause: Clause) -> list[str]:
    """A clause, its id before its first paragraph."""
    first, *rest = unwrapped(clause.text) or [""]
    return [f"{clause.id}  {first}", *rest]


def unwrapped(markdown: str) -> list[str]:
    """The paragraphs of a text, a line each, without marks of emphasis; list items and table rows keep their lines."""
    lines: list[str] = []
    open_paragraph = False
    for raw in markdown.splitlines():
        line = re.sub(r"\*{1,2}([^*]+)\*{1,2}", r"\1", raw.strip())
        if re.fullmatch(r"[|:\- ]*", line):
            open_paragraph = False
        elif open_paragraph and not re.match(r"[|#]|[-*+] |\d+\. ", line):
            lines[-1] += " " + line
        else:
            lines.append(re.sub(r" *\| *", "  ", line).strip() if line.startswith("|") else line)
            open_paragraph = not line.startswith(("|", "#"))
    return lines
