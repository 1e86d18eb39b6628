"""The page on the protocol says what the server says."""

from __future__ import annotations

import msgspec
import pytest

pytest.importorskip("litestar")

from tools.transcript import PAGE, page_with, transcript

from camarilla.server.api.protocol import AnyClientMessage, AnyServerMessage


def test_the_transcript_is_what_the_server_says_now() -> None:
    assert PAGE.read_text("utf-8") == page_with(transcript()), "run python -m tools.transcript"


def test_every_message_of_a_client_is_described() -> None:
    page = PAGE.read_text("utf-8")
    for kind in msgspec.inspect.type_info(AnyClientMessage).types:
        assert f"`{kind.tag}`" in page, kind.tag
    for kind in msgspec.inspect.type_info(AnyServerMessage).types:
        assert f"`{kind.tag}`" in page, kind.tag
