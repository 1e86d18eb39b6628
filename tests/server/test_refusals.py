"""What people are told when something is refused: a sentence of the page's, in their language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import camarilla.server
from camarilla.server.app import SENTENCES
from camarilla.server.refusals import CODES, MISFITS

from .client import Person
from .test_lobby import with_people

SERVER = Path(camarilla.server.__file__).parent
MESSAGES = Path(__file__).parents[2] / "web" / "messages"


def refusals() -> set[str]:
    """The sentences that refusals are told in; an illegal move says itself why it is one."""
    found = {message for _, message in (*SENTENCES, *MISFITS)} | {code for _, code in CODES}
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refuse":
                told = [word.value for word in node.keywords if word.arg == "message"] or node.args[:1]
                found |= {one.value for one in told if isinstance(one, ast.Constant)}
    return {str(message) for message in found} - {"illegal"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_refusal_has_a_sentence_for_people(language) -> None:
    known = {line.split(" ")[0] for line in (MESSAGES / f"{language}.ftl").read_text("utf-8").splitlines()}
    assert sorted(message for message in refusals() if f"refused-{message}" not in known) == []


@pytest.mark.parametrize(
    ("path", "body", "message", "args"),
    [
        ("accounts", {"name": "Ada", "password": "short"}, "too-short", {"field": "password", "limit": 8}),
        ("accounts", {"name": "A" * 41, "password": "long enough"}, "too-long", {"field": "name", "limit": 40}),
        ("accounts", {"name": "", "password": "long enough"}, "too-short", {"field": "name", "limit": 1}),
        ("accounts", {"name": "a\tb", "password": "long enough"}, "bad-characters", {"field": "name"}),
        ("guests", {"name": "…"}, "name-letters", {}),
        ("tables", {"game": "coup", "seats": 2, "title": "x" * 81}, "too-long", {"field": "title", "limit": 80}),
        ("tables", {"game": "coup", "seats": 99}, "too-big", {"field": "seats", "limit": 16}),
        ("tables", {"game": "coup", "seats": 2, "clocks": {"base": 1}}, "too-small", {"field": "base", "limit": 10}),
        ("tables", {"game": "chess", "seats": 2}, "unknown-game", None),
        ("tables", {"game": "coup", "seats": "two"}, "bad-input", {}),
    ],
)
def test_what_does_not_fit_says_which_field_and_why(server, path, body, message, args) -> None:
    async def test(person: Person) -> None:
        told = await person.request("POST", f"/api/{path}", body, expect=400)
        assert told["detail"], "programs read the detail"
        assert told["message"] == message
        assert args is None or told.get("args", {}) == args

    with_people(server, 1, test)


def test_a_name_that_somebody_has_is_told_as_that(server) -> None:
    async def test(one: Person, two: Person) -> None:
        await one.request("POST", "/api/accounts", {"name": "Ottavia", "password": "a long password"})
        told = await two.request("PATCH", "/api/me", {"name": "0ttavia"}, expect=409)
        assert (told["code"], told["message"]) == ("taken", "name-taken")

    with_people(server, 2, test)
