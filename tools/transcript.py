"""A short game over the wire, word for word, for docs/protocol.md: `python -m tools.transcript` writes it there anew.

The server is a real one without a network: its clock stands, its ids and its seed are fixed, so the transcript is the
same every time, and a test holds the page to it.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from camarilla.server.api.schemas import Join, NewTable
from camarilla.server.live.gateway import Gateway
from camarilla.server.live.hub import Hub
from camarilla.server.people.identity import Actor
from camarilla.server.people.links import Signer
from camarilla.server.settings import Settings
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import User
from camarilla.server.tables.lobby import Lobby

PAGE = Path(__file__).parents[1] / "docs" / "protocol.md"
BEGIN = "<!-- transcript: made by `python -m tools.transcript` -->"
END = "<!-- end of transcript -->"
NAMES = ("Ann", "Bob")
SEED = bytes(range(1, 33))
WIDTH = 110


class Scribe:
    """Two people at a table of Coup, and everything they and the server say to each other."""

    def __init__(self, folder: str) -> None:
        ids = count(1)
        self.settings = Settings(
            database_url=f"sqlite+aiosqlite:///{folder}/db",
            secret="transcript",
            process="one",
            now=lambda: 1_700_000_000.0,
            new_id=lambda: f"table-{next(ids)}",
            new_seed=lambda: SEED,
            new_salt=lambda: bytes(16),
        )
        self.database = Database(self.settings.database_url)
        self.hub = Hub(self.settings, self.database)
        self.lines: list[str] = []
        self.gateways = {name: Gateway(None, Actor(name.lower(), name), self.hub) for name in NAMES}  # type: ignore[arg-type]

    async def open(self) -> str:
        """Both come in and a table begins."""
        await self.database.open()
        lobby = Lobby(self.hub, Signer(self.settings.secret))
        ann, bob = (self.gateways[name].actor for name in NAMES)
        async with self.database.session() as session:
            for actor in (ann, bob):
                session.add(User(id=actor.user, name=actor.name, kind="guest", created=0.0, seen=0.0))
        options = {"turn_cap": 2}
        table = (await lobby.create(ann, NewTable(game="coup", seats=2, options=options, visibility="public"))).id
        await lobby.join(bob, table, Join())
        await lobby.ready(bob, table, True)
        return table

    async def say(self, name: str, **message: Any) -> None:
        """Somebody sends something; what both are sent for it is written down."""
        raw = msgspec.json.encode(message)
        self.lines.append(f"{name} → {raw.decode()}")
        await self.gateways[name].receive(raw)
        await asyncio.sleep(0)
        for other in NAMES:
            queue = self.gateways[other].outgoing
            while not queue.empty():
                payload = queue.get_nowait()
                assert payload is not None
                self.lines.append(f"{other} ← {payload.decode()}")

    async def play(self) -> list[str]:
        """The whole game."""
        table = await self.open()
        for gateway in self.gateways.values():
            gateway.welcome()
        for seat, name in enumerate(NAMES):
            await self.say(name, type="watch", table=table, seat=seat, ref="w")
        host = self.hub.tables[table]
        turn = 0
        while not host.game.table.over:
            for seat in host.game.unanswered():
                notation = self.choose([option.notation for option in host.game.table.legal(seat)], turn)
                prompt = host.game.prompt_id
                await self.say(NAMES[seat], type="answer", table=table, seat=seat, prompt=prompt, notation=notation)
                turn += 1
        await self.hub.finisher.close()
        self.hub.forget(host)
        await self.database.close()
        return self.lines

    @staticmethod
    def choose(notations: list[str], turn: int) -> str:
        """A game that shows an action, a challenge and a pass."""
        wanted = ("tax", "challenge", "prove", "income", "pass")
        return next((notation for word in wanted for notation in notations if notation == word), notations[0])


def transcript() -> str:
    """The lines, as a block of text."""
    with tempfile.TemporaryDirectory() as folder:
        lines = asyncio.run(Scribe(folder).play())
    return "\n\n".join(wrapped(line) for line in lines)


def wrapped(line: str) -> str:
    """A message, laid out so that it can be read: short ones in a line, long ones indented."""
    head, _, body = line.partition(" {")
    text = "{" + body
    if len(line) > WIDTH:
        text = shown(json.loads(text), 0)
    return f"{head} {text}"


def shown(value: Any, depth: int) -> str:
    """A value, in one line if it fits."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + depth * 2 <= WIDTH or not isinstance(value, dict | list) or not value:
        return flat
    pad = "  " * (depth + 1)
    if isinstance(value, dict):
        inner = [f"{pad}{json.dumps(key)}: {shown(item, depth + 1)}" for key, item in value.items()]
        return "{\n" + ",\n".join(inner) + "\n" + "  " * depth + "}"
    inner = [pad + shown(item, depth + 1) for item in value]
    return "[\n" + ",\n".join(inner) + "\n" + "  " * depth + "]"


def page_with(text: str) -> str:
    """The page with this transcript in it."""
    page = PAGE.read_text("utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n```text\n{text}\n```\n\n{END}{after}"


if __name__ == "__main__":
    new = page_with(transcript())
    if "--check" in sys.argv:
        sys.exit(0 if new == PAGE.read_text("utf-8") else "docs/protocol.md is not what the server says now")
    PAGE.write_text(new, "utf-8")
