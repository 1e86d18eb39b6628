"""The games: what can be played here, by which rules, with which cards."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from sqlalchemy import select

from camarilla.checks.ledger import clauses, rules_language
from camarilla.kernel.game import Game, find, names
from camarilla.kernel.options import Label
from camarilla.kernel.orders import KERNEL_ORDERS
from camarilla.server.api.inputs import Language
from camarilla.server.api.schemas import GameInfo, LadderLine, RulesText
from camarilla.server.http.game_files import game_files
from camarilla.server.live.bot_runner import levels
from camarilla.server.people.identity import needs
from camarilla.server.people.ratings import MODEL
from camarilla.server.people.rights import Right
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import RatingRow, User

__all__ = ["Games"]

_LADDER_LENGTH = 100


class Games(Controller):
    """Looking things up; for everybody."""

    path = "/api/games"
    tags = ("games",)
    opt = needs(Right.EVERYBODY)

    @get(sync_to_thread=False)
    def games(self) -> list[GameInfo]:
        """The games that can be played here."""
        return [_game_info(find(name)) for name in names()]

    @get("/{game:str}/rules", sync_to_thread=False)
    def rules(self, game: FromPath[str], language: FromQuery[Language] = "en") -> RulesText:
        """The rules, clause by clause."""
        found = find(game)
        title = found.say(Label("game-title"), language)
        return RulesText(title, list(clauses(found, language).values()), rules_language(found, language))

    @get("/{game:str}/cards", sync_to_thread=False)
    def cards(self, game: FromPath[str]) -> list[dict[str, Any]]:
        """The game's cards as data."""
        return find(game).cards()

    @get("/{game:str}/ladder")
    async def ladder(self, game: FromPath[str], database: NamedDependency[Database]) -> list[LadderLine]:
        """The strongest players of a game."""
        name = find(game).name
        async with database.session() as session:
            wanted = select(RatingRow, User).join(User, User.id == RatingRow.user).where(RatingRow.game == name)
            rows = (await session.execute(wanted)).all()
        lines = [_ladder_line(rating, user) for rating, user in rows if user.kind == "account"]
        return sorted(lines, key=lambda line: -line.ordinal)[:_LADDER_LENGTH]


def _ladder_line(rating: RatingRow, user: User) -> LadderLine:
    """A line of the ladder."""
    ordinal = MODEL.rating(mu=rating.mu, sigma=rating.sigma).ordinal()
    return LadderLine(user.id, user.name, rating.mu, rating.sigma, rating.games, ordinal)


def _game_info(game: Game) -> GameInfo:
    """A game as clients are told of it."""
    _, components = msgspec.json.schema_components([game.options], ref_template="#/{name}")
    return GameInfo(
        game.name,
        {language: game.say(Label("game-title"), language) for language in game.languages},
        {language: game.say(Label("game-about"), language) for language in game.languages},
        list(game.seat_counts),
        components[game.options.__name__],
        levels(game),
        [*KERNEL_ORDERS, *game.orders],
        game.revision,
        game.series is not None,
        game_files(game),
        list(game.first_orders),
        _deck_titles(game),
        dict(game.attention),
        list(game.attention_moments),
    )


def _deck_titles(game: Game) -> dict[str, str]:
    """What the decks that come with a game are called: as the card that leads them, where there is one of that name."""
    if game.decks is None:
        return {}
    titles = {card["name"]: card.get("title", card["name"]) for card in game.cards()}
    return {name: titles.get(name, name) for name in game.decks.ready()}
