"""People over HTTP: guests, accounts, sessions, and oneself."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from camarilla.server.commands import Actor
from camarilla.server.identity import begin_session
from camarilla.server.people import People
from camarilla.server.schemas import GuestName, Me

__all__ = ["Guests", "Oneself"]


class Guests(Controller):
    """People without an account."""

    path = "/api/guests"
    tags = ("people",)

    @post()
    async def arrive(
        self, data: JSONBody[GuestName], request: Request[Any, Any, Any], people: NamedDependency[People]
    ) -> Me:
        """Come in as a guest."""
        user = await people.new_guest(data.name)
        begin_session(request, user)
        return await people.me(user.id)


class Oneself(Controller):
    """What one may know and change of oneself."""

    path = "/api/me"
    tags = ("people",)

    @get()
    async def me(self, actor: NamedDependency[Actor], people: NamedDependency[People]) -> Me:
        """Who one is."""
        return await people.me(actor.user)
