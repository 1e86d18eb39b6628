"""Two ways to show a table and to ask: drawn on a terminal's whole screen, or as plain lines one after the other."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from typing import Any

from rich.align import Align
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.styled import Styled
from rich.table import Table as Grid
from rich.text import Text

from camarilla.cli.common import out
from camarilla.cli.tables import ROOMY, TIGHT, USUAL, Drawing, Scene
from camarilla.cli.words import Speech, capital
from camarilla.kernel.options import Prompt

__all__ = ["FullScreen", "PlainScreen", "Screen", "threats_in_words", "write_over"]

WIDEST = 100
"""Lines longer than this are tiring to read."""
TALL = 36
"""From so many lines on, the table is drawn large."""
BEHIND = 60
"""So many empty lines hide what the person before has seen."""


class Screen:
    """What a session needs of a screen; `told` counts, by reader, the events that were shown already."""

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.told: dict[int | None, int] = {}

    def open(self) -> None:
        """Begin."""

    def close(self) -> None:
        """Leave the terminal as it was."""

    def show(self, scene: Scene, prompt: Prompt) -> None:
        """Show the table to somebody who must answer."""
        raise NotImplementedError

    def watch(self, scene: Scene) -> None:
        """Show the table while others play."""

    def tell(self, lines: Sequence[str]) -> None:
        """Say something beside the table."""
        raise NotImplementedError

    def read(self, lines: Sequence[str], speech: Speech) -> None:
        """Show a long text, its end first."""
        raise NotImplementedError

    def cover(self, sentence: str) -> None:
        """Hide everything until the next person has taken over."""
        raise NotImplementedError

    def ask(self, question: str = "", words: Sequence[str] = ()) -> str:
        """A line of input; `words` complete what is typed."""
        complete(words)
        try:
            text = input(f"{question} > " if question else "> ")
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not sys.stdin.isatty():
            print(text)
        return text.strip()

    def answered(self, reader: int | None, events: int) -> None:
        """The reader has answered, so everything up to here was seen."""
        self.told[reader] = events

    def fresh(self, scene: Scene) -> list[dict[str, Any]]:
        """What the reader was not shown yet."""
        return scene.events[min(self.told.get(scene.speech.reader, 0), len(scene.events)) :]


class PlainScreen(Screen):
    """Lines of text, only ever added to: what is new, what changed, the question, the options."""

    def __init__(self, drawing: Drawing) -> None:
        super().__init__(drawing)
        self.said: dict[int | None, list[str]] = {}
        self.options: list[str] = []

    def show(self, scene: Scene, prompt: Prompt) -> None:
        """Say what happened, what changed on the table, and what is asked."""
        speech = scene.speech
        reader = speech.reader
        lines = [speech.event(event) for event in self.fresh(scene)]
        self.answered(reader, len(scene.events))
        table = [*self.drawing.words(scene), *threats_in_words(scene)]
        before = self.said.get(reader, [])
        lines += [line for line in table if line not in before]
        self.said[reader] = table
        lines += ["", in_words(prompt, speech)]
        lines += [
            f"{at}. {self.drawing.option_words(option, speech)} [{option.notation}]"
            for at, option in enumerate(scene.options, start=1)
        ]
        self.tell(lines)

    def tell(self, lines: Sequence[str]) -> None:
        """Print."""
        print("\n".join(lines), flush=True)

    def read(self, lines: Sequence[str], speech: Speech) -> None:
        """Print it all."""
        self.tell(lines)

    def cover(self, sentence: str) -> None:
        """Push what was shown out of sight, if there is sight, and wait."""
        if sys.stdout.isatty():
            print("\n" * BEHIND)
        self.tell(["", sentence])
        self.ask()


class FullScreen(Screen):
    """The terminal's alternate screen, written over line by line in one go, so that nothing flickers."""

    def __init__(self, drawing: Drawing, pace: float) -> None:
        super().__init__(drawing)
        self.pace = pace
        self.console = out()
        self.scene: Scene | None = None
        self.prompt: Prompt | None = None
        self.depth = 0
        """How many lines hand, question and options took, so that the hand stays where it is between questions."""

    def open(self) -> None:
        """Take the alternate screen: what is shown there stays in nobody's scrollback."""
        self.console.set_alt_screen(True)

    def close(self) -> None:
        """Give the screen back."""
        if self.console.is_alt_screen:
            self.console.set_alt_screen(False)

    def show(self, scene: Scene, prompt: Prompt) -> None:
        """Draw the table and the question."""
        self.scene = scene
        self.prompt = prompt
        self.draw([])

    def watch(self, scene: Scene) -> None:
        """Draw the table and let it be looked at for a moment."""
        if self.pace > 0:
            self.scene = scene
            self.prompt = None
            self.draw([])
            time.sleep(self.pace)

    def tell(self, lines: Sequence[str]) -> None:
        """Draw the table again with something said below it; if there is no room for it, on a page of its own first."""
        assert self.scene is not None
        notice = [line for text in lines for line in self.lines(Text(text, style="italic"))]
        left = self.room - len(self.bottom(self.scene, notice))
        if len(self.top(self.scene, left)) > left:
            self.read(lines, self.scene.speech)
            notice = []
        self.draw(notice)

    def read(self, lines: Sequence[str], speech: Speech) -> None:
        """Page through a long text."""
        shown = [line for text in lines for line in self.lines(Text(text))]
        room = max(1, self.room - 2)
        if len(shown) <= room:
            self.write([*shown, ""])
            self.ask(speech.text("press-enter"))
            return
        at = len(shown) - room
        while True:
            last = min(at + room, len(shown))
            keys = speech.text("page-keys", at=f"{at + 1}–{last}", all=len(shown))
            self.write([*shown[at:last], "", *self.lines(Text(keys, style="dim"))])
            word, _, rest = self.ask().partition(" ")
            if word in ("q", "quit") or (not word and last == len(shown)):
                return
            at = turned(word, rest, at, room, len(shown))

    def cover(self, sentence: str) -> None:
        """An empty screen with one sentence in its middle."""
        self.write([""] * (self.console.height // 2 - 1) + self.lines(Align.center(Text(sentence, style="bold"))))
        self.ask()

    # -- drawing -------------------------------------------------------------------------------------------------

    @property
    def room(self) -> int:
        """How many lines can be drawn above the line of input, below which one stays empty so that nothing scrolls."""
        return self.console.height - 2

    def draw(self, notice: list[str]) -> None:
        """The table at the top, the log in what is left, hand, question and options at the bottom."""
        scene = self.scene
        assert scene is not None
        bottom = self.bottom(scene, notice)
        top = self.top(scene, self.room - len(bottom))
        if len(top) + len(bottom) > self.room:
            hint = self.lines(Text(scene.speech.text("more-above"), style="dim"))
            top = top[: max(0, self.room - len(bottom) - len(hint))] + hint
        self.write([*top, *self.log(scene, self.room - len(top) - len(bottom)), *bottom])

    def top(self, scene: Scene, room: int) -> list[str]:
        """The table, as large as there is room for."""
        usual = self.lines(self.drawing.table(scene, ROOMY if self.console.height >= TALL else USUAL))
        return usual if len(usual) <= room else self.lines(self.drawing.table(scene, TIGHT))

    def bottom(self, scene: Scene, notice: list[str]) -> list[str]:
        """The hand, the question and its options, and what was just said."""
        parts: list[RenderableType] = []
        hand = self.drawing.hand(scene)
        if hand is not None:
            parts.append(hand)
        parts += [Text(line, style="bold red") for line in threats_in_words(scene)]
        speech = scene.speech
        if self.prompt is not None:
            parts += [Text(in_words(self.prompt, speech), style="bold"), self.options(scene)]
            lines = self.lines(Group(*parts))
            self.depth = len(lines)
            return [*lines, *notice]
        waiting = [entry.seat for entry in scene.view.asked]
        if waiting:
            parts.append(Text(speech.text("waiting", seat=speech.seat_list(waiting)), style="dim"))
        lines = self.lines(Group(*parts))
        return lines + [""] * (self.depth - len(lines))

    def options(self, scene: Scene) -> RenderableType:
        """Numbered options, in columns."""
        shown = []
        for at, option in enumerate(scene.options, start=1):
            name = self.drawing.option(option, scene.speech)
            shown.append(Text.assemble((f"{at:>2} ", "bold"), name, (f"  {option.notation}", "dim")))
        return Padding(Columns(shown, column_first=True, padding=(0, 3)), (0, 0, 0, 1))

    def log(self, scene: Scene, room: int) -> list[str]:
        """The last things that happened, new ones bright, in exactly so many lines."""
        if room <= 0:
            return []
        old = len(scene.events) - len(self.fresh(scene))
        lines: list[str] = []
        for at in range(len(scene.events) - 1, -1, -1):
            sentence = Grid.grid()
            sentence.add_row("▪ " if at >= old else "  ", Text(scene.speech.event(scene.events[at])))
            lines = self.lines(Styled(sentence, "" if at >= old else "dim")) + lines
            if len(lines) >= room - 1:
                break
        lines = lines[max(0, len(lines) - (room - 1)) :] if room > 1 else []
        rule = "─" * min(self.console.width, WIDEST)
        return [*self.lines(Text(rule, style="dim")), *lines, *[""] * (room - 1 - len(lines))]

    def lines(self, drawn: RenderableType) -> list[str]:
        """What is drawn, as lines with their colours."""
        console: Console = self.console
        with console.capture() as captured:
            console.print(drawn, width=min(console.width, WIDEST))
        return captured.get().rstrip("\n").split("\n")

    def write(self, lines: list[str]) -> None:
        """Write over the screen."""
        write_over(lines)


def write_over(lines: Sequence[str]) -> None:
    """Write over what a terminal shows, from its first line on, in one go: nothing is cleared, so nothing flickers."""
    sys.stdout.write("\x1b[H" + "".join(f"{line}\x1b[K\r\n" for line in lines) + "\x1b[J")
    sys.stdout.flush()


def in_words(prompt: Prompt, speech: Speech) -> str:
    """The question with its clause."""
    asked = capital(speech.drawing.label_words(prompt.label, speech))
    return speech.text("prompt-in-words", prompt=asked, rule=prompt.rule)


def threats_in_words(scene: Scene) -> list[str]:
    """Who is about to win and how, a line each; first those who win unless somebody stops them."""
    speech = scene.speech
    return [
        speech.text(
            "threat-in-words",
            threat=speech.drawing.label_words(threat.label, speech),
            due="yes" if threat.due else "no",
            rule=threat.rule,
        )
        for threat in sorted(scene.view.threats or [], key=lambda threat: not threat.due)
    ]


def turned(word: str, rest: str, at: int, room: int, count: int) -> int:
    """Where a page starts after a key."""
    if word == "p":
        at -= room
    elif word == "g" and rest.isdecimal():
        at = int(rest) - 1
    elif word in ("", "n"):
        at += room
    return max(0, min(at, count - room))


def complete(words: Sequence[str]) -> None:
    """Let the tabulator key complete these words, where the platform can."""
    try:
        import readline  # not on every system
    except ImportError:
        return

    def completer(text: str, state: int) -> str | None:
        found = [word for word in words if word.startswith(text)]
        return found[state] if state < len(found) else None

    readline.set_completer(completer)
    readline.parse_and_bind("tab: complete")
