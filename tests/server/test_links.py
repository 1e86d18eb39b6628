"""Signed links: what they say, to whom, and that those made by older servers are still good."""

from __future__ import annotations

import pytest

from camarilla.server.people.links import Signer

OLDER = [
    ("invite", "p3Xw-9_aQ0zK", "cDNYdy05X2FRMHpL.KPvxQ9tEo2QwzXwyqQMz68n0"),
    ("guest", "Zoë:3", "Wm_Dqzoz.qrEe8GxUZFcIjDKyJ9McHTTh"),
]
"""Links as servers signed them by hand with the key `a secret for tests only`."""


@pytest.fixture
def signer() -> Signer:
    return Signer("a secret for tests only")


@pytest.mark.parametrize("text", ["p3Xw-9_aQ0zK", "Zoë:3", "", "a.b.c"])
def test_a_link_says_what_was_signed(signer: Signer, text: str) -> None:
    link = signer.sign("invite", text)
    assert signer.read("invite", link) == text
    assert signer.sign("invite", text) == link, "asking again gives the same link"
    assert link.isascii()
    assert not set(link) & set("/+=?&#% ")


def test_a_link_is_good_for_its_purpose_and_server_only(signer: Signer) -> None:
    link = signer.sign("invite", "table")
    assert signer.read("guest", link) is None
    assert Signer("another key").read("invite", link) is None


@pytest.mark.parametrize("at", range(0, 40, 3))
def test_a_link_that_was_changed_is_not_read(signer: Signer, at: int) -> None:
    link = signer.sign("invite", "table")
    other = "A" if link[at] != "A" else "B"
    assert signer.read("invite", link[:at] + other + link[at + 1 :]) is None


@pytest.mark.parametrize("junk", ["", ".", "a", "a.b", "é.ü", "\ud800.x", "%%.%%", "YWJj.", "YWJj.gXMX", ".."])
def test_what_is_no_link_is_not_read(signer: Signer, junk: str) -> None:
    assert signer.read("invite", junk) is None


@pytest.mark.parametrize(("purpose", "text", "link"), OLDER)
def test_a_link_of_an_older_server_still_works(signer: Signer, purpose: str, text: str, link: str) -> None:
    assert signer.read(purpose, link) == text
    assert signer.read("another purpose", link) is None
    assert Signer("another key").read(purpose, link) is None
    coded, signature = link.split(".")
    assert signer.read(purpose, f"{coded}.{signature[:-4]}") is None, "a cut signature proves nothing"
