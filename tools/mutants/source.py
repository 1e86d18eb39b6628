"""The text of a module, with exact positions: everything here counts in bytes from the start of the file."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from bisect import bisect_left
from typing import NamedTuple

CLAUSE = re.compile(r"\b[A-Z]{2}-[\w.]*\w")
"""A clause id: `PV-3.3`, `OA-5.5.4e`."""

LAYOUT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
OPEN, CLOSE = ("(", "[", "{"), (")", "]", "}")


class Token(NamedTuple):
    """A token that means something (no comments, no line breaks)."""

    start: int
    end: int
    text: str


class Edit(NamedTuple):
    """Replace what stands from `start` to `end`."""

    start: int
    end: int
    text: str


class Source:
    """A module as bytes, lines, tokens and tree."""

    def __init__(self, text: str) -> None:
        self.data = text.encode()
        self.lines = text.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line.encode()) + 1)
        self.tokens = [
            Token(self.offset(token.start), self.offset(token.end), token.string)
            for token in tokenize.generate_tokens(io.StringIO(text).readline)
            if token.type not in LAYOUT
        ]
        self.token_starts = [token.start for token in self.tokens]
        self.tree = ast.parse(text)

    def offset(self, place: tuple[int, int]) -> int:
        """Where a line and a column in characters, as the tokenizer counts, are."""
        line, column = place
        return self.starts[line - 1] + len(self.lines[line - 1][:column].encode())

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.expr | ast.stmt) -> str:
        """A node as it is written."""
        start, end = self.span(node)
        return self.data[start:end].decode()

    def replace(self, node: ast.expr | ast.stmt, text: str) -> list[Edit]:
        """Write something else for a node."""
        return [Edit(*self.span(node), text)]

    def tokens_in(self, start: int, end: int) -> list[Token]:
        """The tokens that begin in a stretch."""
        return self.tokens[bisect_left(self.token_starts, start) : bisect_left(self.token_starts, end)]

    def between(self, left: ast.expr, right: ast.expr, text: str) -> list[Edit]:
        """Write another operator between two operands."""
        gap = [token for token in self.tokens_in(self.span(left)[1], self.span(right)[0]) if token.text not in "()"]
        return [Edit(gap[0].start, gap[-1].end, text)]

    def parts(self, tokens: list[Token], separator: str) -> list[str]:
        """The texts between separators that stand in no bracket."""
        found: list[list[Token]] = [[]]
        depth = 0
        for token in tokens:
            depth += (token.text in OPEN) - (token.text in CLOSE)
            if token.text == separator and depth == 0:
                found.append([])
            else:
                found[-1].append(token)
        return [self.data[part[0].start : part[-1].end].decode() for part in found if part]

    def line_of(self, offset: int) -> int:
        """The line of a place."""
        return bisect_left(self.starts, offset + 1)

    def ids(self, first: int, last: int) -> list[str]:
        """The clause ids cited in these lines, comments and all."""
        return CLAUSE.findall("\n".join(self.lines[first - 1 : last]))

    def paragraph(self, first: int, last: int) -> tuple[int, int]:
        """The lines first to last and their neighbours up to blank lines."""
        while first > 1 and self.lines[first - 2].strip():
            first -= 1
        while last < len(self.lines) and self.lines[last].strip():
            last += 1
        return first, last

    def comment_above(self, line: int) -> int:
        """The first line of the comment that stands directly above a line, or the line itself."""
        while line > 1 and self.lines[line - 2].lstrip().startswith("#"):
            line -= 1
        return line


def apply(data: bytes, edits: list[Edit]) -> bytes:
    """The text after the edits."""
    for edit in sorted(edits, reverse=True):
        data = data[: edit.start] + edit.text.encode() + data[edit.end :]
    return data
