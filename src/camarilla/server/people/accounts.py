"""Guests and accounts: names, passwords, recovery, tokens, blocks, reports."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
from msgspec import UNSET
from sqlalchemy import CursorResult, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from camarilla.server.api.people import (
    Credentials,
    Me,
    MeChange,
    NewAccount,
    PasswordChange,
    Profile,
    Rating,
    Recovery,
    Report,
    Token,
)
from camarilla.server.people.identity import Actor, hash_token
from camarilla.server.people.links import Signer
from camarilla.server.people.names import tidy
from camarilla.server.people.passwords import CODES, Passwords, code_hash, new_code
from camarilla.server.people.ratings import MODEL
from camarilla.server.refusals import Refuse
from camarilla.server.settings import Settings, fresh_id
from camarilla.server.storage.database import Database
from camarilla.server.storage.models import (
    ApiToken,
    Block,
    RatingRow,
    RecoveryCode,
    ReportRow,
    SeatRow,
    SessionRow,
    TableRow,
    User,
)
from camarilla.server.storage.name_keys import EXACT, exact, folded
from camarilla.server.storage.table_rows import lock_user

__all__ = ["People", "account_named", "give_codes", "hand_down", "me_of", "ratings_of", "tokens_of", "user_of"]

_GUEST = "guest"
_DAY = 86_400.0
_LONGEST_VACATION = 30 * _DAY
_MOST_TOKENS = 20
_MOST_BLOCKED = 1000
_MOST_REPORTS = 50
"""How many reports of one user may wait to be handled."""
_LARGEST_SETTINGS = 20_000


class People:
    """All changes of users."""

    def __init__(
        self, database: Database, settings: Settings, signer: Signer, tell_tables: Callable[[User], Awaitable[None]]
    ) -> None:
        self.settings = settings
        self.database = database
        self.signer = signer
        self.tell_tables = tell_tables
        """Called after a user's name or vacation changed: seats show the one, clocks respect the other."""
        self.passwords = Passwords()

    # -- guests --------------------------------------------------------------------------------------------------

    async def new_guest(self, name: str | None) -> User:
        """A new guest. Guests do not own their name, but may not use an account's."""
        shown = tidy(name) if name is not None else f"Guest {secrets.randbelow(9000) + 1000}"
        now = self.settings.now()
        user = User(id=fresh_id(), name=shown, kind="guest", created=now, seen=now, epoch=0)
        async with self.database.session() as session:
            await _check_free(session, shown, user.id)
            session.add(user)
        return user

    async def guest_link(self, actor: Actor) -> str:
        """A token with which a guest continues on another device."""
        async with self.database.session() as session:
            user = await user_of(session, actor.user)
        if user.kind != "guest":
            raise Refuse("not-a-guest", "an account comes back by its name and password", 403)
        return self.signer.sign(_GUEST, f"{user.id}:{user.epoch}")

    async def by_link(self, token: str) -> User:
        """The guest of such a token; invalid once the guest has made an account or ended all sessions."""
        said = self.signer.read(_GUEST, token) or ""
        user_id, _, epoch = said.rpartition(":")
        async with self.database.session() as session:
            user = await session.get(User, user_id) if user_id else None
        if user is None or user.kind != "guest" or user.banned or str(user.epoch) != epoch:
            raise Refuse("bad-link", "this link is not valid, or not any more", 403)
        return user

    # -- accounts ------------------------------------------------------------------------------------------------

    async def new_account(self, visitor: User | None, wanted: NewAccount) -> tuple[User, list[str]]:
        """A new account with its recovery codes; a guest turns into it and keeps everything."""
        if visitor is not None and visitor.kind == "account":
            raise Refuse("has-account", "you have an account already; log out first", 409)
        name = tidy(wanted.name)
        hashed = await self.passwords.hash(wanted.password)
        now = self.settings.now()
        async with self.database.session() as session:
            if visitor is None:
                user = User(id=fresh_id(), created=now, seen=now, epoch=0, language="en")
                session.add(user)
            else:
                user = await user_of(session, visitor.id)
                user.epoch += 1
            user.kind, user.password, user.name = "account", hashed, name
            await _own_name(session, user, name)
            codes = await give_codes(session, user.id)
        if visitor is not None:
            await self.tell_tables(user)
        return user, codes

    async def login(self, given: Credentials) -> User:
        """The account of a name and password. An unknown name takes as long as a wrong password."""
        async with self.database.session() as session:
            user = await account_named(session, given.name)
        right = await self.passwords.check(None if user is None else user.password, given.password)
        if user is None or not right or user.banned:
            raise Refuse("wrong", "there is no account of that name with that password", 401, message="wrong-password")
        async with self.database.session() as session:
            values: dict[str, Any] = {"seen": self.settings.now()}
            if user.password is not None and self.passwords.outdated(user.password):
                values["password"] = await self.passwords.hash(given.password)
            await session.execute(update(User).where(User.id == user.id).values(**values))
        return user

    async def recover(self, given: Recovery) -> User:
        """A new password for a recovery code, which is then used up. Ends all sessions and tokens."""
        hashed = await self.passwords.hash(given.password)
        async with self.database.session() as session:
            user = await account_named(session, given.name)
            used = 0
            if user is not None and not user.banned:
                spent = delete(RecoveryCode).where(
                    RecoveryCode.user == user.id, RecoveryCode.hashed == code_hash(given.code)
                )
                used = cast("CursorResult[Any]", await session.execute(spent)).rowcount
            if user is None or used == 0:
                raise Refuse(
                    "wrong", "there is no account of that name with that recovery code", 401, message="wrong-code"
                )
            user.password = hashed
            user.seen = self.settings.now()
            await _end_credentials(session, user)
        return user

    async def change_password(self, actor: Actor, wanted: PasswordChange) -> User:
        """Change a password; all sessions and tokens end."""
        async with self.database.session() as session:
            user = await _account_of(session, actor)
        if not await self.passwords.check(user.password, wanted.old):
            raise Refuse("wrong", "that is not your password", 403, message="wrong-own-password")
        hashed = await self.passwords.hash(wanted.new)
        async with self.database.session() as session:
            user = await _account_of(session, actor)
            user.password = hashed
            await _end_credentials(session, user)
        return user

    async def new_codes(self, actor: Actor) -> list[str]:
        """New recovery codes; the old ones are invalid from now on."""
        async with self.database.session() as session:
            user = await _account_of(session, actor)
            return await give_codes(session, user.id)

    async def end_sessions(self, actor: Actor) -> None:
        """End all sessions of a user, on all devices, and all tokens."""
        async with self.database.session() as session:
            await _end_credentials(session, await user_of(session, actor.user))

    # -- oneself -------------------------------------------------------------------------------------------------

    async def me(self, user_id: str) -> Me:
        """A user as they see themselves."""
        async with self.database.session() as session:
            return await me_of(session, await user_of(session, user_id))

    async def change(self, actor: Actor, wanted: MeChange) -> Me:
        """Change the fields that were sent; tell the tables a new name or vacation."""
        async with self.database.session() as session:
            user = await user_of(session, actor.user)
            before = (user.name, user.vacation_until)
            if wanted.name is not UNSET:
                await self._rename(session, user, tidy(wanted.name))
            if wanted.language is not UNSET:
                user.language = wanted.language
            if wanted.settings is not UNSET:
                user.settings = _checked_settings(wanted.settings)
            if wanted.vacation_until is not UNSET:
                user.vacation_until = self._checked_vacation(wanted.vacation_until)
            changed = before != (user.name, user.vacation_until)
        if changed:
            await self.tell_tables(user)
        return await self.me(user.id)

    async def _rename(self, session: AsyncSession, user: User, name: str) -> None:
        """Change a name. One that stays as it is keeps its key, which for the younger of two look-alikes is its own."""
        if name == user.name:
            return
        user.name = name
        if user.kind == "account":
            await _own_name(session, user, name)
        else:
            await _check_free(session, name, user.id)

    def _checked_vacation(self, until: float | None) -> float | None:
        """A vacation that is not over yet and not too long."""
        if until is None:
            return None
        now = self.settings.now()
        if not now < until <= now + _LONGEST_VACATION:
            days = int(_LONGEST_VACATION / _DAY)
            raise Refuse("bad-vacation", f"a vacation ends in the future, within {days} days", days=days)
        return until

    # -- programs ------------------------------------------------------------------------------------------------

    async def tokens(self, actor: Actor) -> list[Token]:
        """One's tokens, without their secrets."""
        async with self.database.session() as session:
            return await tokens_of(session, actor.user)

    async def new_token(self, actor: Actor, label: str) -> Token:
        """A token for a program; its secret is shown only now."""
        secret = f"cam_{secrets.token_urlsafe(32)}"
        token = Token(fresh_id(), label, self.settings.now(), secret)
        async with self.database.session() as session:
            await lock_user(session, actor.user)
            user = await _account_of(session, actor)
            if len(await tokens_of(session, user.id)) >= _MOST_TOKENS:
                raise Refuse(
                    "too-many",
                    f"you have {_MOST_TOKENS} tokens already; delete one first",
                    409,
                    message="too-many-tokens",
                )
            row = ApiToken(id=token.id, user=user.id, label=label, hashed=hash_token(secret), created=token.created)
            session.add(row)
        return token

    async def drop_token(self, actor: Actor, token_id: str) -> None:
        """Delete a token."""
        async with self.database.session() as session:
            mine = delete(ApiToken).where(ApiToken.id == token_id, ApiToken.user == actor.user)
            if cast("CursorResult[Any]", await session.execute(mine)).rowcount == 0:
                raise Refuse("unknown-token", "you have no such token", 404)

    # -- others --------------------------------------------------------------------------------------------------

    async def profile(self, user_id: str) -> Profile:
        """The public profile of a user."""
        async with self.database.session() as session:
            user = await user_of(session, user_id)
            seats = select(SeatRow.table_id).where(SeatRow.user == user_id)
            played = select(func.count()).where(TableRow.status == "finished", TableRow.id.in_(seats))
            finished = await session.scalar(played) or 0
            return Profile(user.id, user.name, user.kind, user.created, await ratings_of(session, user_id), finished)

    async def block(self, actor: Actor, user_id: str) -> None:
        """Block a user: the actor sees none of their talk, and the two cannot sit at one table."""
        if user_id == actor.user:
            raise Refuse("bad-input", "you cannot block yourself", message="block-self")
        async with self.database.session() as session:
            await lock_user(session, actor.user)
            await user_of(session, user_id)
            mine = list(await session.scalars(select(Block.blocked).where(Block.user == actor.user)))
            if user_id in mine:
                return
            if len(mine) >= _MOST_BLOCKED:
                raise Refuse(
                    "too-many", f"you have blocked {_MOST_BLOCKED} players already", 409, message="too-many-blocked"
                )
            await session.execute(insert(Block).values(user=actor.user, blocked=user_id))

    async def unblock(self, actor: Actor, user_id: str) -> None:
        """Unblock a user."""
        async with self.database.session() as session:
            await session.execute(delete(Block).where(Block.user == actor.user, Block.blocked == user_id))

    async def report(self, actor: Actor, wanted: Report) -> None:
        """Report a user to the administrators."""
        async with self.database.session() as session:
            await lock_user(session, actor.user)
            await user_of(session, wanted.user)
            if wanted.table is not None and await session.get(TableRow, wanted.table) is None:
                raise Refuse("unknown-table", "there is no such table", 404)
            waiting = select(func.count()).where(ReportRow.user == actor.user, ~ReportRow.handled)
            if (await session.scalar(waiting) or 0) >= _MOST_REPORTS:
                raise Refuse(
                    "too-many", "your earlier reports have to be handled first", 409, message="too-many-reports"
                )
            session.add(
                ReportRow(
                    user=actor.user,
                    about=wanted.user,
                    table_id=wanted.table,
                    text=wanted.text,
                    at=self.settings.now(),
                    handled=False,
                )
            )


# -- reading and checking ----------------------------------------------------------------------------------------------


async def _end_credentials(session: AsyncSession, user: User) -> None:
    """End all sessions and tokens of a user."""
    user.epoch += 1
    for kept in (SessionRow, ApiToken):
        await session.execute(delete(kept).where(kept.user == user.id))


async def user_of(session: AsyncSession, user_id: str) -> User:
    """A user; raises if there is none, or it was deleted."""
    user = await session.get(User, user_id)
    if user is None or user.kind == "deleted":
        raise Refuse("unknown-user", "there is no such user", 404)
    return user


async def _account_of(session: AsyncSession, actor: Actor) -> User:
    """The actor's account; guests have none."""
    user = await user_of(session, actor.user)
    if user.kind != "account":
        raise Refuse("guest", "make an account first", 403)
    return user


async def account_named(session: AsyncSession, name: str) -> User | None:
    """The account of a name, however it is typed; the younger of two look-alike names only if spelled exactly."""
    keys = [exact(name), folded(name)]
    found = await session.scalars(select(User).where(User.folded.in_(keys)))
    return min(found, key=lambda user: keys.index(user.folded or ""), default=None)


async def _check_free(session: AsyncSession, name: str, user_id: str) -> None:
    """Refuse a name that an account of somebody else has, or one that looks like it."""
    owner = await account_named(session, name)
    if owner is not None and owner.id != user_id:
        raise Refuse("taken", "somebody has this name, or one that looks like it", 409, message="name-taken")


async def _own_name(session: AsyncSession, user: User, name: str) -> None:
    """Reserve a name for an account."""
    with session.no_autoflush:
        await _check_free(session, name, user.id)
    given_up, user.folded = user.folded, folded(name)
    try:
        await session.flush()
    except IntegrityError:
        raise Refuse("taken", "somebody has this name, or one that looks like it", 409, message="name-taken") from None
    await hand_down(session, given_up)


async def hand_down(session: AsyncSession, key: str | None) -> None:
    """Give the key of a name that was given up to the oldest account whose name looks like it.

    So long as the key was another's, that account was found by its exact spelling only.
    """
    heirs = await session.scalars(select(User).where(User.folded.startswith(EXACT)).order_by(User.created, User.id))
    for heir in heirs:
        if folded(heir.name) == key:
            heir.folded = key
            return


async def give_codes(session: AsyncSession, user_id: str, count: int = CODES) -> list[str]:
    """Replace the recovery codes of a user."""
    codes = [new_code() for _ in range(count)]
    await session.execute(delete(RecoveryCode).where(RecoveryCode.user == user_id))
    rows = [{"user": user_id, "hashed": code_hash(code)} for code in codes]
    await session.execute(insert(RecoveryCode), rows)
    return codes


def _checked_settings(wanted: dict[str, Any]) -> bytes:
    """Settings that a client stores for its user: only their size is checked."""
    data = msgspec.json.encode(wanted)
    if len(data) > _LARGEST_SETTINGS:
        raise Refuse("too-large", f"settings have at most {_LARGEST_SETTINGS} bytes")
    return data


async def me_of(session: AsyncSession, user: User) -> Me:
    """A user as they see themselves."""
    blocked = list(await session.scalars(select(Block.blocked).where(Block.user == user.id).order_by(Block.blocked)))
    return Me(
        user.id,
        user.name,
        "account" if user.kind == "account" else "guest",
        user.admin,
        user.language,
        msgspec.json.decode(user.settings),
        user.vacation_until,
        blocked,
    )


async def ratings_of(session: AsyncSession, user_id: str) -> list[Rating]:
    """The ratings of a user, by game."""
    rows = await session.scalars(select(RatingRow).where(RatingRow.user == user_id).order_by(RatingRow.game))
    return [
        Rating(row.game, row.mu, row.sigma, row.games, MODEL.rating(mu=row.mu, sigma=row.sigma).ordinal())
        for row in rows
    ]


async def tokens_of(session: AsyncSession, user_id: str) -> list[Token]:
    """The tokens of a user, without their secrets."""
    rows = await session.scalars(select(ApiToken).where(ApiToken.user == user_id).order_by(ApiToken.created))
    return [Token(row.id, row.label, row.created) for row in rows]
