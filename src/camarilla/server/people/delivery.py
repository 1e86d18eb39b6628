"""Delivery of notices by Web Push, SMTP or a webhook. A notice holds no secret of a game, only that it waits."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from importlib.resources import files
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from camarilla.kernel.wording import LANGUAGES
from camarilla.server.people.outgoing import Outgoing, Unreachable
from camarilla.server.people.web_push import Vapid, encrypt
from camarilla.server.settings import Settings
from camarilla.server.storage.models import Channel

__all__ = ["Delivery", "Gone", "News", "Notice", "Undelivered", "in_every_language"]

_SECONDS: Final = 15.0
_KEPT_SECONDS: Final = 86_400
"""How long a push service keeps a message for a browser that is off."""
_MOST_LISTED: Final = 10
_SUCCESS: Final = range(200, 300)
_GONE: Final = (404, 410)


class Undelivered(Exception):
    """A notice could not be delivered now."""


class Gone(Undelivered):
    """A channel is gone for good: the browser has unsubscribed."""


class News(msgspec.Struct, frozen=True):
    """Something at a table that somebody wants to know."""

    kind: str
    table: str
    game: str
    """The title of the game, with that of the table if it has one."""


class Notice(msgspec.Struct, frozen=True):
    """What is told at once: news of some tables, or (`confirm`) a question whether one wants to be told."""

    kind: str
    language: str
    path: str
    news: tuple[News, ...] = ()
    name: str = ""

    @property
    def title(self) -> str:
        """The first line."""
        if self.kind == "confirm":
            return _said(self.language, "notice-confirm-title")
        waiting = len({news.table for news in self.news if news.kind in ("move", "low")})
        if waiting == 0:
            return _said(self.language, "notice-news-title")
        return _said(self.language, "notice-title", count=waiting)

    @property
    def lines(self) -> list[str]:
        """The rest."""
        if self.kind == "confirm":
            return [_said(self.language, "notice-confirm", name=self.name)]
        shown = [_said(self.language, f"notice-{news.kind}", game=news.game) for news in self.news[:_MOST_LISTED]]
        more = len(self.news) - _MOST_LISTED
        return [*shown, _said(self.language, "notice-more", count=more)] if more > 0 else shown


def in_every_language(id: str) -> dict[str, str]:
    """A sentence in all languages, for whoever reads it without having said which is theirs."""
    return {language: _said(language, id) for language in LANGUAGES}


def _said(language: str, id: str, **args: str | int) -> str:
    """A sentence."""
    bundle = _BUNDLES[language if language in _BUNDLES else "en"]
    pattern = bundle.get_message(id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


def _bundle(language: str) -> FluentBundle:
    """The sentences of a language."""
    bundle = FluentBundle([language], use_isolating=False)
    text = files("camarilla.server.people").joinpath(f"messages.{language}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


_BUNDLES: Final = {language: _bundle(language) for language in LANGUAGES}


class Delivery:
    """Sends notices."""

    def __init__(self, settings: Settings, outgoing: Outgoing | None = None) -> None:
        self.settings = settings
        self.outgoing = outgoing or Outgoing()
        self.vapid = Vapid(settings.secret, f"mailto:{settings.mail_from}" if settings.mail_from else settings.url)

    @property
    def mails(self) -> bool:
        """Whether this server sends mail."""
        return self.settings.smtp_url is not None

    async def send(self, channel: Channel, notice: Notice, end_path: str) -> None:
        """Send a notice by a channel; raises `Undelivered`."""
        by = {"push": self._push, "email": self._mail, "webhook": self._post}[channel.kind]
        await by(channel, notice, self.settings.url + end_path)

    async def _push(self, channel: Channel, notice: Notice, end: str) -> None:
        """Send a notice to a browser."""
        keys = msgspec.json.decode(channel.keys, type=dict[str, str])
        told = {"title": notice.title, "body": "\n".join(notice.lines), "url": notice.path, "end": end}
        body = encrypt(msgspec.json.encode(told), keys["p256dh"], keys["auth"])
        headers = {
            "Authorization": self.vapid.authorization(channel.address, self.settings.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEPT_SECONDS),
            "Urgency": "normal",
        }
        await self._request(channel.address, body, headers)

    async def _post(self, channel: Channel, notice: Notice, end: str) -> None:
        """Send a notice to a webhook, in the shape it reads."""
        link, ended = self.settings.url + notice.path, _said(notice.language, "notice-end")
        text = "\n".join([notice.title, *notice.lines, link, f"{ended} {end}"])
        shape = msgspec.json.decode(channel.keys, type=dict[str, str])["shape"]
        # Nobody is to be called by a title that somebody gave to a table.
        quiet = {"content": text, "allowed_mentions": {"parse": []}}
        told = quiet if shape == "discord" else {"text": text.replace("<", "‹").replace(">", "›")}
        await self._request(channel.address, msgspec.json.encode(told), {"Content-Type": "application/json"})

    async def _request(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Make a request; raises unless it is answered well."""
        try:
            status = await self.outgoing.post(url, body, headers)
        except Unreachable as problem:
            raise Undelivered(str(problem)) from None
        if status in _GONE:
            raise Gone(str(status))
        if status not in _SUCCESS:
            raise Undelivered(str(status))

    async def _mail(self, channel: Channel, notice: Notice, end: str) -> None:
        """Send a notice by mail; with the header by which mail programs offer to end it."""
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.settings.mail_from, channel.address, notice.title
        mail["Date"], mail["Message-ID"] = formatdate(self.settings.now()), make_msgid(domain="camarilla.invalid")
        mail["List-Unsubscribe"], mail["List-Unsubscribe-Post"] = f"<{end}>", "List-Unsubscribe=One-Click"
        mail["Auto-Submitted"] = "auto-generated"
        ended = _said(notice.language, "notice-end")
        mail.set_content("\n".join([*notice.lines, "", self.settings.url + notice.path, "", "-- ", ended, end, ""]))
        try:
            await asyncio.to_thread(self._send_mail, mail)
        except (OSError, smtplib.SMTPException) as problem:
            raise Undelivered(type(problem).__name__) from None

    def _send_mail(self, mail: EmailMessage) -> None:
        """Hand a mail to the SMTP server."""
        parts = urlsplit(self.settings.smtp_url or "")
        secure = parts.scheme == "smtps"
        port, host = parts.port or (465 if secure else 587), parts.hostname or ""
        context = ssl.create_default_context()
        with (
            smtplib.SMTP_SSL(host, port, timeout=_SECONDS, context=context)
            if secure
            else smtplib.SMTP(host, port, timeout=_SECONDS)
        ) as server:
            if parts.scheme == "smtp+starttls":
                server.starttls(context=context)
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(mail)
