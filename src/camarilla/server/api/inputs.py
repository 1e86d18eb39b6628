"""What every body of a request has in common."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from camarilla.kernel.wording import LANGUAGES

__all__ = ["Input", "Language", "Name", "Password", "Title"]

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\s\x00-\x1f][^\x00-\x1f]*$")]
_UNSEEN = r"\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff"
"""Characters that break lines, turn the direction of writing, or cannot be seen."""
Title = Annotated[str, Meta(max_length=80, pattern=f"^[^{_UNSEEN}]*$")]
"""The name of a table or a chronicle: one line as it is written."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Language = Annotated[str, Meta(pattern=f"^(?:{'|'.join(LANGUAGES)})$")]


class Input(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request body; a field it does not have is refused."""
