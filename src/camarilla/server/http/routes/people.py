"""People over HTTP: guests, accounts, sessions, oneself, and others."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from camarilla.server.api.people import (
    Credentials,
    Export,
    GuestName,
    GuestToken,
    Link,
    Me,
    MeChange,
    NewAccount,
    PasswordChange,
    Profile,
    Recovery,
    RecoveryCodes,
    Report,
    Token,
    TokenName,
    Welcomed,
)
from camarilla.server.live.connections import Connections
from camarilla.server.people.accounts import People
from camarilla.server.people.identity import Actor, begin_session, end_session, find_user, needs
from camarilla.server.people.names import tidy
from camarilla.server.people.personal_data import export, forget
from camarilla.server.people.rights import Right
from camarilla.server.tables.lobby import Lobby
from camarilla.server.tables.players import leave_all_tables

__all__ = ["Accounts", "Guests", "Oneself", "Others", "PasswordOfOneself", "Recoveries", "Reports", "Sessions"]

_Asked = Request[Any, Any, Any]


class Guests(Controller):
    """People without an account."""

    path = "/api/guests"
    tags = ("people",)
    opt = needs(Right.EVERYBODY)

    @post()
    async def arrive(self, data: JSONBody[GuestName], request: _Asked, people: NamedDependency[People]) -> Me:
        """Enter as a guest."""
        user = await people.new_guest(data.name)
        await begin_session(request, user, people.database, people.settings.now())
        return await people.me(user.id)

    @post("/link")
    async def come_back(self, data: JSONBody[GuestToken], request: _Asked, people: NamedDependency[People]) -> Me:
        """Return as the guest to whom the link belongs."""
        user = await people.by_link(data.token)
        await begin_session(request, user, people.database, people.settings.now())
        return await people.me(user.id)


class Accounts(Controller):
    """Making an account."""

    path = "/api/accounts"
    tags = ("people",)
    opt = needs(Right.EVERYBODY)

    @post()
    async def make(self, data: JSONBody[NewAccount], request: _Asked, people: NamedDependency[People]) -> Welcomed:
        """Create an account; a guest keeps the tables. Only this reply shows the recovery codes."""
        visitor = await find_user(request, people.database)
        user, codes = await people.new_account(visitor, data)
        await begin_session(request, user, people.database, people.settings.now())
        return Welcomed(await people.me(user.id), codes)


class Sessions(Controller):
    """Logging in and out."""

    path = "/api/session"
    tags = ("people",)

    @post(opt=needs(Right.EVERYBODY))
    async def login(self, data: JSONBody[Credentials], request: _Asked, people: NamedDependency[People]) -> Me:
        """Log in."""
        user = await people.login(data)
        await begin_session(request, user, people.database, people.settings.now())
        return await people.me(user.id)

    @delete(opt=needs(Right.IN_PERSON))
    async def logout(
        self,
        request: _Asked,
        actor: NamedDependency[Actor],
        people: NamedDependency[People],
        connections: NamedDependency[Connections],
        everywhere: FromQuery[bool] = False,
    ) -> None:
        """Log out here, or everywhere: then tokens of programs end, too."""
        await end_session(request, people.database)
        if everywhere:
            await people.end_sessions(actor)
        await connections.refresh(actor.user)


class Recoveries(Controller):
    """Getting back in without the password."""

    path = "/api/recovery"
    tags = ("people",)
    opt = needs(Right.EVERYBODY)

    @post()
    async def recover(
        self,
        data: JSONBody[Recovery],
        request: _Asked,
        people: NamedDependency[People],
        connections: NamedDependency[Connections],
    ) -> Me:
        """Set a new password with a recovery code; all earlier sessions and tokens end."""
        user = await people.recover(data)
        await connections.refresh(user.id)
        await begin_session(request, user, people.database, people.settings.now())
        return await people.me(user.id)


class Oneself(Controller):
    """The user's own account."""

    path = "/api/me"
    tags = ("people",)
    opt = needs(Right.KNOWN)

    @get()
    async def me(self, actor: NamedDependency[Actor], people: NamedDependency[People]) -> Me:
        """The user who asks."""
        return await people.me(actor.user)

    @patch(opt=needs(Right.IN_PERSON))
    async def change(
        self,
        data: JSONBody[MeChange],
        actor: NamedDependency[Actor],
        people: NamedDependency[People],
        connections: NamedDependency[Connections],
    ) -> Me:
        """Change the user's name, language, settings or vacation."""
        me = await people.change(actor, data)
        await connections.refresh(actor.user)
        return me

    @delete(opt=needs(Right.IN_PERSON))
    async def forget(
        self,
        request: _Asked,
        actor: NamedDependency[Actor],
        people: NamedDependency[People],
        lobby: NamedDependency[Lobby],
        connections: NamedDependency[Connections],
    ) -> None:
        """Delete the user's data: bots play on, records stay, and chat lines lose their author."""
        await leave_all_tables(lobby, actor)
        await forget(people, actor)
        await connections.refresh(actor.user)
        await end_session(request, people.database)

    @get("/export", opt=needs(Right.IN_PERSON))
    async def export(self, actor: NamedDependency[Actor], people: NamedDependency[People]) -> Response[Export]:
        """All data that the server keeps about the user, as a file."""
        name = 'attachment; filename="camarilla.json"'
        return Response(await export(people, actor), headers={"content-disposition": name})

    @get("/link", opt=needs(Right.IN_PERSON))
    async def link(self, actor: NamedDependency[Actor], people: NamedDependency[People]) -> Link:
        """A link with which a guest goes on at another device; whoever has it acts as that guest."""
        token = await people.guest_link(actor)
        return Link(f"/?guest={token}", token)

    @post("/codes", opt=needs(Right.IN_PERSON))
    async def codes(self, actor: NamedDependency[Actor], people: NamedDependency[People]) -> RecoveryCodes:
        """New recovery codes; the old ones become invalid."""
        return RecoveryCodes(await people.new_codes(actor))

    @get("/tokens", opt=needs(Right.IN_PERSON))
    async def tokens(self, actor: NamedDependency[Actor], people: NamedDependency[People]) -> list[Token]:
        """The user's tokens for programs, without their secrets."""
        return await people.tokens(actor)

    @post("/tokens", opt=needs(Right.IN_PERSON))
    async def new_token(
        self, data: JSONBody[TokenName], actor: NamedDependency[Actor], people: NamedDependency[People]
    ) -> Token:
        """Create a token for a program that plays as the user; only this reply shows its secret."""
        return await people.new_token(actor, tidy(data.label))

    @delete("/tokens/{token_id:str}", opt=needs(Right.IN_PERSON))
    async def drop_token(
        self,
        token_id: FromPath[str],
        actor: NamedDependency[Actor],
        people: NamedDependency[People],
        connections: NamedDependency[Connections],
    ) -> None:
        """Delete a token and disconnect the programs that use it."""
        await people.drop_token(actor, token_id)
        await connections.refresh(actor.user)


class PasswordOfOneself(Controller):
    """Changing the password: apart, because guesses at the old one are limited as at a login."""

    path = "/api/me/password"
    tags = ("people",)
    opt = needs(Right.IN_PERSON)

    @post()
    async def change_password(
        self,
        data: JSONBody[PasswordChange],
        request: _Asked,
        actor: NamedDependency[Actor],
        people: NamedDependency[People],
        connections: NamedDependency[Connections],
    ) -> Me:
        """Change the password; all other sessions end, and all tokens of programs."""
        user = await people.change_password(actor, data)
        await connections.refresh(actor.user)
        await begin_session(request, user, people.database, people.settings.now())
        return await people.me(user.id)


class Others(Controller):
    """Other players."""

    path = "/api/users"
    tags = ("people",)
    opt = needs(Right.KNOWN)

    @get("/{user_id:str}")
    async def profile(self, user_id: FromPath[str], people: NamedDependency[People]) -> Profile:
        """The public profile of a player."""
        return await people.profile(user_id)

    @put("/{user_id:str}/block", status_code=204)
    async def block(
        self,
        user_id: FromPath[str],
        actor: NamedDependency[Actor],
        people: NamedDependency[People],
        connections: NamedDependency[Connections],
    ) -> None:
        """Block a player: no messages from them, no table shared with them."""
        await people.block(actor, user_id)
        await connections.refresh(actor.user)

    @delete("/{user_id:str}/block")
    async def unblock(
        self,
        user_id: FromPath[str],
        actor: NamedDependency[Actor],
        people: NamedDependency[People],
        connections: NamedDependency[Connections],
    ) -> None:
        """Unblock a player."""
        await people.unblock(actor, user_id)
        await connections.refresh(actor.user)


class Reports(Controller):
    """Reports to the administrators."""

    path = "/api/reports"
    tags = ("people",)
    opt = needs(Right.KNOWN)

    @post(status_code=204)
    async def report(
        self, data: JSONBody[Report], actor: NamedDependency[Actor], people: NamedDependency[People]
    ) -> None:
        """Report a player."""
        await people.report(actor, data)
