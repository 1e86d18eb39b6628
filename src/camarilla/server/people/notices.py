"""Notices: how somebody wants to be told that a game needs them, and the channels by which they are told.

A channel is a browser (Web Push), an e-mail address or a webhook. An address that was typed in is confirmed by whoever
reads it before anything else is sent there; every notice carries a link that ends its channel.
"""

from __future__ import annotations

import re
from typing import Any, Final, cast

import msgspec
from sqlalchemy import CursorResult, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.api.people import ChannelInfo, NewChannel, NoticeKind, NoticesChange, NoticesInfo
from camarilla.server.people.delivery import Delivery, Notice, Undelivered
from camarilla.server.people.identity import Actor
from camarilla.server.people.links import Signer
from camarilla.server.people.web_push import is_key
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings, fresh_id
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import Channel, NoticeRow, User
from camarilla.server.storage.table_rows import lock_user

__all__ = ["MOST_ASKED_PER_DAY", "MOST_CHANNELS", "Choice", "Notices", "channels_of", "choice_of"]

_CONFIRM: Final = "confirm-channel"
_END: Final = "end-channel"
MOST_CHANNELS: Final = 10
MOST_ASKED_PER_DAY: Final = 5
"""How many addresses one user may ask to have confirmed within a day."""
_MOST_ASKED_OF_AN_ADDRESS: Final = 3
"""How many unanswered questions for confirmation one address may have, from whomever."""
_MOST_MUTED: Final = 500
_DAY: Final = 86_400.0
_MAIL: Final = re.compile(r"[^@\s<>,;:\"()\\\[\]\x00-\x20]{1,64}@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+")


class Choice(msgspec.Struct, frozen=True):
    """What somebody wants to be told of, and the tables of which they do not."""

    kinds: tuple[NoticeKind, ...] = ("move", "low", "over", "invited", "said")
    muted: tuple[str, ...] = ()


class Notices:
    """All changes of how people are told."""

    def __init__(self, database: Database, settings: Settings, signer: Signer, delivery: Delivery) -> None:
        self.database = database
        self.settings = settings
        self.signer = signer
        self.delivery = delivery

    async def info(self, actor: Actor) -> NoticesInfo:
        """How somebody is told."""
        async with self.database.session() as session:
            choice = await choice_of(session, actor.user)
            channels = await channels_of(session, actor.user)
        return NoticesInfo(
            list(choice.kinds), list(choice.muted), channels, self.delivery.vapid.public, self.delivery.mails
        )

    async def change(self, actor: Actor, wanted: NoticesChange) -> None:
        """Choose which kinds of notices one wants."""
        await self._change(actor, lambda choice: Choice(tuple(dict.fromkeys(wanted.kinds)), choice.muted))

    async def mute(self, actor: Actor, table_id: str, muted: bool) -> None:
        """Turn the notices about a table off, or on again."""

        def changed(choice: Choice) -> Choice:
            others = tuple(other for other in choice.muted if other != table_id)
            return Choice(choice.kinds, (*others, table_id)[-_MOST_MUTED:] if muted else others)

        await self._change(actor, changed)

    async def _change(self, actor: Actor, changed: Any) -> None:
        """Change a choice."""
        async with self.database.session() as session:
            await lock_user(session, actor.user)
            row = await _row_of(session, actor.user)
            row.choice = msgspec.json.encode(changed(msgspec.json.decode(row.choice, type=Choice)))

    # -- channels ------------------------------------------------------------------------------------------------

    async def add(self, actor: Actor, wanted: NewChannel) -> ChannelInfo:
        """Add a channel. A browser has shown its keys; any other address is asked first whether it wants that."""
        address, keys = self._checked(wanted)
        confirmed = wanted.kind == "push"
        channel = Channel(
            id=fresh_id(),
            user=actor.user,
            kind=wanted.kind,
            address=address,
            keys=keys,
            confirmed=confirmed,
            created=self.settings.now(),
            failures=0,
        )
        async with self.database.session() as session:
            await lock_user(session, actor.user)
            await self._check_room(session, actor, channel)
            session.add(channel)
        if not confirmed:
            await self._ask(actor, channel)
        return _info_of(channel)

    def _checked(self, wanted: NewChannel) -> tuple[str, bytes]:
        """The address of a new channel and its keys; raises if it cannot be one."""
        if wanted.kind == "email":
            if not self.delivery.mails:
                raise Refuse("unavailable", "this server sends no mail", 409, message="no-mail")
            name, _, host = wanted.address.strip().rpartition("@")
            address = f"{name}@{host.lower()}"
            if not _MAIL.fullmatch(address):
                raise Refuse("bad-input", "this is not an e-mail address", message="bad-address")
            return address, b"{}"
        self.delivery.outgoing.check(wanted.address)
        if wanted.kind == "webhook":
            return wanted.address, msgspec.json.encode({"shape": wanted.shape})
        if not is_key(wanted.p256dh, wanted.auth):
            raise Refuse("bad-input", "these are not the keys of a browser", message="bad-address")
        return wanted.address, msgspec.json.encode({"p256dh": wanted.p256dh, "auth": wanted.auth})

    async def _check_room(self, session: AsyncSession, actor: Actor, new: Channel) -> None:
        """Raise if somebody has too many channels, or has had too many addresses asked."""
        same = Channel.user == actor.user, Channel.address == new.address
        await session.execute(delete(Channel).where(*same))
        if len(await channels_of(session, actor.user)) >= MOST_CHANNELS:
            raise Refuse("too-many", f"you have {MOST_CHANNELS} channels already", 409, message="too-many-channels")
        if new.confirmed:
            return
        user = await session.get(User, actor.user)
        if user is None or user.kind != "account":
            raise Refuse("not-allowed", "make an account first", 403, message="guest")
        row = await _row_of(session, actor.user)
        asked = [at for at in msgspec.json.decode(row.asked, type=list[float]) if at > new.created - _DAY]
        open_questions = select(func.count(Channel.id)).where(Channel.address == new.address, ~Channel.confirmed)
        many = (await session.scalar(open_questions) or 0) >= _MOST_ASKED_OF_AN_ADDRESS
        if many or len(asked) >= MOST_ASKED_PER_DAY:
            raise Refuse("too-many", "try another address tomorrow", 429, message="too-many-channels")
        row.asked = msgspec.json.encode([*asked, new.created])

    async def _ask(self, actor: Actor, channel: Channel) -> None:
        """Ask an address whether it wants to be told."""
        path = f"/api/channels/confirm/{self.signer.sign(_CONFIRM, channel.id)}"
        try:
            question = Notice("confirm", actor.language, path, name=actor.name)
            await self.delivery.send(channel, question, self.end_link(channel))
        except Undelivered:
            async with self.database.session() as session:
                await session.execute(delete(Channel).where(Channel.id == channel.id))
            raise Refuse("bad-input", "nothing could be sent to this address", message="bad-address") from None

    def end_link(self, channel: Channel) -> str:
        """The path that ends a channel."""
        return f"/api/channels/end/{self.signer.sign(_END, channel.id)}"

    async def confirm(self, token: str) -> None:
        """Whoever reads an address wants to be told there."""
        async with self.database.session() as session:
            wanted = update(Channel).where(Channel.id == (self.signer.read(_CONFIRM, token) or ""))
            if cast("CursorResult[Any]", await session.execute(wanted.values(confirmed=True))).rowcount == 0:
                raise Refuse("bad-link", "this link is not valid, or not any more", 403)

    async def end(self, token: str) -> None:
        """End a channel, by the link in a notice; whoever reads the address may. Ending it twice is no error."""
        channel = self.signer.read(_END, token)
        if channel is None:
            raise Refuse("bad-link", "this link is not valid, or not any more", 403)
        async with self.database.session() as session:
            await session.execute(delete(Channel).where(Channel.id == channel))

    async def drop(self, actor: Actor, channel_id: str) -> None:
        """Remove one of one's channels."""
        async with self.database.session() as session:
            mine = delete(Channel).where(Channel.id == channel_id, Channel.user == actor.user)
            if cast("CursorResult[Any]", await session.execute(mine)).rowcount == 0:
                raise Refuse("unknown-channel", "you have no such channel", 404, message="not-found")


async def _row_of(session: AsyncSession, user_id: str) -> NoticeRow:
    """What is stored of somebody's notices."""
    row = await session.get(NoticeRow, user_id)
    if row is None:
        row = NoticeRow(user=user_id, choice=b"{}", told=b"{}", asked=b"[]", last=0.0)
        session.add(row)
    return row


async def choice_of(session: AsyncSession, user_id: str) -> Choice:
    """What somebody wants to be told of."""
    row = await session.get(NoticeRow, user_id)
    return Choice() if row is None else msgspec.json.decode(row.choice, type=Choice)


async def channels_of(session: AsyncSession, user_id: str) -> list[ChannelInfo]:
    """The channels of somebody."""
    rows = await session.scalars(select(Channel).where(Channel.user == user_id).order_by(Channel.created))
    return [_info_of(row) for row in rows]


def _info_of(row: Channel) -> ChannelInfo:
    """A channel as its user sees it."""
    return ChannelInfo(row.id, row.kind, row.address, row.confirmed, row.created)
