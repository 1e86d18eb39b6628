"""Draws `table.svg`: plays the first moves of a game in a real terminal and keeps what is on the screen.

Run it from a checkout, on a system that has pseudo-terminals: `python docs/images/make.py`. The picture names no font
that would have to be fetched from somewhere.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import sys
import tempfile
import termios
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI
from rich.text import Text

WIDTH, HEIGHT = 100, 38
HOME = "\x1b[H"
PLACE = Path(__file__).parent
COMMAND = ["play", "potdevin", "--seats", "4", "--seed", "8", "--pace", "0"]
ANSWERS = ["1", "2", "1", "2", "2", "1"]
CELL = 12.2
TEXT = re.compile(r'(<text class="table-r\d+" x=")([\d.]+)(" y="[\d.]+" textLength=")([\d.]+)("[^>]*>)([^<]*)(</text>)')
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace(
    "Fira Code, monospace", "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace"
)


def main() -> None:
    """Draw the picture."""
    frame = played(COMMAND, ANSWERS)
    console = Console(record=True, width=WIDTH, file=StringIO(), color_system="truecolor", force_terminal=True)
    for line in frame.rstrip().split("\n"):
        console.print(Text.from_ansi(line), no_wrap=True, crop=True)
    svg = console.export_svg(title="camarilla play potdevin", theme=MONOKAI, code_format=FORMAT, unique_id="table")
    svg = TEXT.sub(trimmed, svg.replace("&#160;", "\N{NO-BREAK SPACE}"))
    (PLACE / "table.svg").write_text("\n".join(line.rstrip() for line in svg.splitlines()) + "\n", "utf-8")


def trimmed(text: re.Match[str]) -> str:
    """A piece of text without the spaces around it, which some viewers do not keep; it stays where it was."""
    before, x, middle, length, after, content, end = text.groups()
    bare = content.strip()
    if not bare:
        return ""
    left = len(content) - len(content.lstrip())
    around = len(content) - len(bare)
    return f"{before}{float(x) + left * CELL:g}{middle}{float(length) - around * CELL:g}{after}{bare}{end}"


def played(command: list[str], answers: list[str]) -> str:
    """The screen after these answers, with its colours."""
    with tempfile.TemporaryDirectory() as state:
        child, terminal = pty.fork()
        if child == 0:
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", LANG="C.UTF-8", XDG_STATE_HOME=state)
            os.execv(sys.executable, [sys.executable, "-m", "camarilla", *command])
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", HEIGHT, WIDTH, 0, 0))
        output = until_quiet(terminal)
        for answer in answers:
            os.write(terminal, f"{answer}\n".encode())
            output += until_quiet(terminal)
        os.write(terminal, b"quit\n")
        until_quiet(terminal)
        os.close(terminal)
        os.waitpid(child, 0)
    frames = [frame for frame in output.split(HOME) if "]" in frame]
    return re.sub(r"\x1b\[[KJ]|\x1b\[\?\d+[hl]|\r", "", frames[-1]).rpartition("\n")[0]


def until_quiet(terminal: int) -> str:
    """What the program writes until it waits."""
    read = b""
    patience = 5.0
    while select.select([terminal], [], [], patience)[0]:
        try:
            read += os.read(terminal, 65536)
        except OSError:
            break
        patience = 0.7
    return read.decode("utf-8", "replace")


if __name__ == "__main__":
    main()
