"""What is sent and received over HTTP about people: accounts, tokens, notices, ratings, what is stored of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from camarilla.kernel.result import Result
from camarilla.server.api.inputs import Input, Language, Name, Password

__all__ = [
    "ChannelInfo",
    "Credentials",
    "Export",
    "GuestName",
    "GuestToken",
    "Link",
    "Me",
    "MeChange",
    "Muted",
    "NewAccount",
    "NewChannel",
    "NoticeKind",
    "NoticesChange",
    "NoticesInfo",
    "OwnLine",
    "OwnReport",
    "OwnTable",
    "PasswordChange",
    "Profile",
    "Rating",
    "Recovery",
    "RecoveryCodes",
    "Report",
    "Token",
    "TokenName",
    "Welcomed",
]


class GuestName(Input, frozen=True):
    """How a guest wants to be called."""

    name: Name | None = None


class NewAccount(Input, frozen=True):
    """A name nobody has and a password."""

    name: Name
    password: Password


class Credentials(Input, frozen=True):
    """Name and password."""

    name: str
    password: str


class GuestToken(Input, frozen=True):
    """The token of a guest's own link."""

    token: str


class Recovery(Input, frozen=True):
    """A recovery code in place of a forgotten password, and the new one."""

    name: str
    code: str
    password: Password


class PasswordChange(Input, frozen=True):
    """The old password and the new one."""

    old: str
    new: Password


class MeChange(Input, frozen=True):
    """Changes of the user's own data; a field that is absent stays as it is."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    settings: dict[str, Any] | UnsetType = UNSET
    vacation_until: float | UnsetType | None = UNSET


class TokenName(Input, frozen=True):
    """What a token is for."""

    label: Name


class Report(Input, frozen=True):
    """A report to the administrators."""

    user: str
    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    table: str | None = None


NoticeKind = Literal["move", "low", "over", "invited", "said"]


class ChannelInfo(msgspec.Struct, frozen=True):
    """A way to be told: `push`, `email` or `webhook`, and whether its address has agreed."""

    id: str
    kind: str
    address: str
    confirmed: bool
    created: float


class NoticesInfo(msgspec.Struct, frozen=True):
    """Of what one is told and by what; the key that browsers want, and whether this server sends mail."""

    kinds: list[NoticeKind]
    muted: list[str]
    channels: list[ChannelInfo]
    key: str
    mails: bool


class NoticesChange(Input, frozen=True):
    """Which kinds of notices one wants."""

    kinds: list[NoticeKind]


class NewChannel(Input, frozen=True):
    """A way to be told: a browser with its keys, an e-mail address, or a webhook and the shape of its messages."""

    kind: Literal["push", "email", "webhook"]
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)] = ""
    auth: Annotated[str, Meta(max_length=100)] = ""
    shape: Literal["discord", "slack", "matrix"] = "discord"


class Muted(Input, frozen=True):
    """Whether a user has muted a table."""

    muted: bool


class Link(msgspec.Struct, frozen=True):
    """A signed link; `path` is relative to the server."""

    path: str
    token: str


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Recovery codes, each good for one use; no later reply shows them."""

    codes: list[str]


class Welcomed(msgspec.Struct, frozen=True):
    """A new account and its recovery codes, each good for one use; no later reply shows them."""

    me: Me
    codes: list[str]


class Token(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token for programs (`Authorization: Bearer …`); its secret is shown only when it is made."""

    id: str
    label: str
    created: float
    secret: str | None = None


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is in a game: mean and uncertainty, and the cautious number that lists are sorted by."""

    game: str
    mu: float
    sigma: float
    games: int
    ordinal: float


class Me(msgspec.Struct, frozen=True):
    """The user who asks."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    admin: bool
    language: str
    settings: dict[str, Any]
    vacation_until: float | None
    blocked: list[str]


class Profile(msgspec.Struct, frozen=True):
    """The public profile of a player."""

    id: str
    name: str
    kind: str
    since: float
    ratings: list[Rating]
    finished: int


class OwnTable(msgspec.Struct, frozen=True):
    """A table at which the user sat, in an export."""

    id: str
    game: str
    title: str
    status: str
    seat: int
    host: bool
    created: float
    started: float | None
    finished: float | None
    result: Result | None


class OwnLine(msgspec.Struct, frozen=True):
    """A chat line of the user's, in an export."""

    table: str
    text: str
    at: float
    whispered: bool


class OwnReport(msgspec.Struct, frozen=True):
    """A report that the user made, in an export."""

    about: str
    table: str | None
    text: str
    at: float


class Export(msgspec.Struct, frozen=True):
    """All data that the server keeps about a user. Records of finished tables are at `/api/tables/ID/record`."""

    me: Me
    created: float
    seen: float
    ratings: list[Rating]
    tables: list[OwnTable]
    lines: list[OwnLine]
    reports: list[OwnReport]
    tokens: list[Token]
    notices: list[NoticeKind] = []
    muted: list[str] = []
    channels: list[ChannelInfo] = []
    sessions: list[float] = []
    """When the sessions that have not ended began."""
