"""What mkdocstrings does with docstrings: examples are shown as code. Markdown would take `>>>` for quotations."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from griffe import Extension, Object


class Examples(Extension):
    """Put examples between fences."""

    def on_instance(self, *, obj: Object, **_: Any) -> None:
        """Change the docstring of whatever has been read."""
        if obj.docstring is not None:
            obj.docstring.value = with_fences(obj.docstring.value)


def with_fences(text: str) -> str:
    """A docstring in which each example, from its first `>>>` to the next empty line, is a block of code."""
    return "\n\n".join(
        f"```pycon\n{dedent(part)}\n```" if part.lstrip().startswith(">>> ") else part for part in text.split("\n\n")
    )
