"""Notices over HTTP: how one is told when a game waits; links that confirm and end a channel."""

from __future__ import annotations

from litestar import Controller, MediaType, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from camarilla.server.api.people import ChannelInfo, Muted, NewChannel, NoticesChange, NoticesInfo
from camarilla.server.people.delivery import in_every_language
from camarilla.server.people.identity import Actor, needs
from camarilla.server.people.notices import Notices
from camarilla.server.people.rights import Right

__all__ = ["ChannelLinks", "Channels", "NoticesOfOneself", "done"]

_DONE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Camarilla</title></head><body><h1>Camarilla</h1>{told}</body></html>
"""
_NO_CSRF = {"exclude_from_csrf": True}


def done(message: str) -> str:
    """A page that says one thing, in every language: whoever follows a link may be nobody we know."""
    told = in_every_language(message)
    return _DONE.format(told="".join(f'<p lang="{language}">{text}</p>' for language, text in told.items()))


class NoticesOfOneself(Controller):
    """What one is told of."""

    path = "/api/me/notices"
    tags = ("people",)
    opt = needs(Right.IN_PERSON)

    @get()
    async def notices(self, actor: NamedDependency[Actor], notices: NamedDependency[Notices]) -> NoticesInfo:
        """How one is told, and of what."""
        return await notices.info(actor)

    @put()
    async def change(
        self, data: JSONBody[NoticesChange], actor: NamedDependency[Actor], notices: NamedDependency[Notices]
    ) -> NoticesInfo:
        """Choose of what one is told."""
        await notices.change(actor, data)
        return await notices.info(actor)

    @put("/tables/{table_id:str}")
    async def mute(
        self,
        table_id: FromPath[str],
        data: JSONBody[Muted],
        actor: NamedDependency[Actor],
        notices: NamedDependency[Notices],
    ) -> NoticesInfo:
        """Be told no more of a table, or again."""
        await notices.mute(actor, table_id[:22], data.muted)
        return await notices.info(actor)


class Channels(Controller):
    """By what one is told."""

    path = "/api/me/channels"
    tags = ("people",)
    opt = needs(Right.IN_PERSON)

    @post()
    async def add(
        self, data: JSONBody[NewChannel], actor: NamedDependency[Actor], notices: NamedDependency[Notices]
    ) -> ChannelInfo:
        """Add a browser, an e-mail address or a webhook; the latter two are asked first."""
        return await notices.add(actor, data)

    @delete("/{channel_id:str}")
    async def drop(
        self, channel_id: FromPath[str], actor: NamedDependency[Actor], notices: NamedDependency[Notices]
    ) -> None:
        """Remove one."""
        await notices.drop(actor, channel_id)


class ChannelLinks(Controller):
    """Links in notices; whoever reads them may follow them."""

    path = "/api/channels"
    tags = ("people",)
    opt = needs(Right.EVERYBODY)

    @get("/confirm/{token:str}", media_type=MediaType.HTML)
    async def confirm(self, token: FromPath[str], notices: NamedDependency[Notices]) -> str:
        """Confirm that one wants to be told at an address."""
        await notices.confirm(token)
        return done("notice-confirmed")

    @get("/end/{token:str}", media_type=MediaType.HTML)
    async def end(self, token: FromPath[str], notices: NamedDependency[Notices]) -> str:
        """Be told no more at an address."""
        await notices.end(token)
        return done("notice-ended")

    @post("/end/{token:str}", media_type=MediaType.HTML, status_code=200, opt={**needs(Right.EVERYBODY), **_NO_CSRF})
    async def end_by_mail_program(self, token: FromPath[str], notices: NamedDependency[Notices]) -> str:
        """End a channel by one click in a mail program (RFC 8058)."""
        await notices.end(token)
        return done("notice-ended")
