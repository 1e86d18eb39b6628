"""What the bots of one table answer: light ones at once, others after thinking in a worker process."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog

from camarilla.bots import bot_named
from camarilla.bots.levels import adviser
from camarilla.kernel.bots import Bot
from camarilla.kernel.event_codec import unsealed
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng
from camarilla.server.live.bot_runner import BotRunner, answer_now, bot_rng, stand_in
from camarilla.server.live.journal import Journal
from camarilla.server.live.operations import LiveGame
from camarilla.server.settings import Settings
from camarilla.server.storage.models import TableRow

__all__ = ["TableBots"]

_log = structlog.get_logger()


class TableBots:
    """The bots that sit at a table, with what they remember."""

    def __init__(self, row: TableRow, settings: Settings, journal: Journal, bot_runner: BotRunner) -> None:
        self._table_id = row.id
        self._rules = find(row.game)
        self._seats = row.count
        self._options = msgspec.json.decode(row.options)
        self._seed = bytes.fromhex(row.seed)
        self._for_user = row.host or row.id
        """Worker processes take turns by whom they think for."""
        self._programs = settings.bot_commands
        self._journal = journal
        self._bot_runner = bot_runner
        self._bots: dict[int, Bot] = {}
        self._earlier_events: dict[tuple[int, int], list[dict[str, Any]]] = {}
        """By seat and by where the loaded game begins: the events the seat saw before."""

    def replace(self, seat: int) -> None:
        """Another bot, or a person, answers for a seat: the bot that did is dropped with what it remembers."""
        self._bots.pop(seat, None)

    def game_reloaded(self) -> None:
        """The game was loaded from an earlier position, so other events lie before it."""
        self._earlier_events.clear()

    def is_light(self, seat: int, name: str | None) -> bool:
        """Whether a bot answers for a seat that needs no process of its own."""
        return name is not None and name not in self._programs and not self._bot_at(seat, name).thinks

    async def answer_light(self, game: LiveGame, seat: int, name: str) -> str:
        """The answer of a light bot; the default answer if it fails."""
        bot = self._bot_at(seat, name)
        events = await self.events_seen(game, seat) if bot.listens else []
        try:
            return answer_now(bot, game.table, seat, events, self._rng(game, seat))
        except Exception:
            _log.exception("a bot failed and is answered for", table=self._table_id, seat=seat, bot=name)
            return game.default_answer(seat).notation

    async def think(self, game: LiveGame, seat: int, name: str, seconds: float = 0.0) -> str | None:
        """The answer of a bot that thinks in a worker process; None if it fails or takes too long.

        A search answers after so many `seconds` at the latest; 0 is no limit.
        """
        rng = self._rng(game, seat)
        position, events = game.table.dump(), await self.events_seen(game, seat)
        given = self._table_id, self._rules.name, name, position, seat, events, rng
        return await self._bot_runner.answer(*given, self._for_user, seconds)

    async def answer_instead(self, game: LiveGame, seat: int) -> str:
        """What is answered for a bot that gave no answer: what the stand-in for people would, if it is light."""
        bot = bot_named(self._rules, stand_in(self._rules), self._seats, self._options)
        if bot.thinks:
            return game.default_answer(seat).notation
        events = await self.events_seen(game, seat) if bot.listens else []
        return answer_now(bot, game.table, seat, events, self._rng(game, seat))

    async def events_for_advice(self, game: LiveGame, seat: int) -> list[dict[str, Any]]:
        """The events a seat has seen, if whoever gives hints at this table wants them."""
        listens = adviser(self._rules, self._seats, self._options).listens
        return await self.events_seen(game, seat) if listens else []

    async def events_seen(self, game: LiveGame, seat: int) -> list[dict[str, Any]]:
        """All events a seat has seen."""
        earlier = self._earlier_events.get((seat, game.earlier))
        if earlier is None:
            history = await self._journal.history(self._table_id)
            earlier = self._earlier_events[seat, game.earlier] = unsealed(history[: game.earlier], seat)
        return [*earlier, *game.table.seen(seat)]

    def _bot_at(self, seat: int, name: str) -> Bot:
        """The bot of a seat, made when it is first asked."""
        if seat not in self._bots:
            self._bots[seat] = bot_named(self._rules, name, self._seats, self._options)
        return self._bots[seat]

    def _rng(self, game: LiveGame, seat: int) -> Rng:
        """A bot's randomness for one answer: the same again when an answer was not saved and is given anew."""
        return bot_rng(self._seed, seat, game.number)
