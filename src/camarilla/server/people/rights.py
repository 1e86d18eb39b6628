"""Rights: who may see and do what, decided in one place, for every HTTP route and every WebSocket message.

A route names its right in its `opt`, a message in its `@command`. `check` raises unless whoever asks has it. Whether
something makes sense now (a game that has begun cannot be cancelled) is for those who do it to say, after the right.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import msgspec

from camarilla.server.people.links import Signer
from camarilla.server.refusals import Refuse

__all__ = [
    "INVITE",
    "Access",
    "Actor",
    "Credential",
    "Right",
    "SeatAccess",
    "SeriesAccess",
    "check",
    "holders_of",
    "program_user",
]

INVITE = "invite"
_PROGRAM = "program:"
"""How the user ids of bot programs begin; no person has such an id."""


class Credential(StrEnum):
    """By what somebody is known."""

    SESSION = "session"
    TOKEN = "token"
    PROGRAM = "program"


class Actor(msgspec.Struct, frozen=True):
    """The user behind a request or message, and the language they read."""

    user: str
    name: str
    language: str = "en"
    admin: bool = False
    credential: Credential = Credential.SESSION


class Right(StrEnum):
    """What a route or message needs of whoever asks."""

    EVERYBODY = "everybody"
    """Nothing: it is for everybody."""
    KNOWN = "known"
    """A session, a token, or (over the WebSocket) a bot program."""
    IN_PERSON = "in-person"
    """A session: tokens play for their owner, but do not manage the account."""
    SEE = "see"
    """To see that there is such a table, and who sits there; anybody who has its address may see a finished game."""
    WATCH = "watch"
    """To watch as the public does, or from a seat one holds; the talk of a finished private game is not part of it."""
    TALK = "talk"
    """To talk at the table, or from a seat one holds; the address of a finished private game is not enough."""
    SHARE = "share"
    """To invite others or to go on from its game elsewhere; the address of a finished private game is not enough."""
    JOIN = "join"
    """To sit down: not with people who have blocked one, or whom one has blocked."""
    RUN = "run"
    """To start or cancel the table and to seat bots: its host, or an administrator."""
    SIT = "sit"
    """To have a seat, also one that a bot plays on."""
    HOLD = "hold"
    """To hold a seat: its person, unless they resigned, or its program."""
    OWN = "own"
    """To hold a seat as a person: programs do not give seats away."""
    ACT = "act"
    """To answer for a seat now, at a table that is not paused."""
    VOTE = "vote"
    """To answer for a seat as a person: those who left do not outvote the others."""
    TAKE_PART = "take-part"
    """To have taken part in a series of games."""


class SeatAccess(msgspec.Struct, frozen=True):
    """Who has a seat: a person, a bot, or a bot in a person's place."""

    user: str | None
    bot: str | None
    resigned: bool


def holders_of(table: str, seat: int, user: str | None, bot: str | None, resigned: bool) -> tuple[str, ...]:
    """The users who may see what a seat sees: its person, unless they resigned, and its program."""
    person = () if user is None or resigned else (user,)
    program = () if bot is None else (program_user(bot, table, seat),)
    return person + program


class Access(msgspec.Struct, frozen=True):
    """Everything about a table that decides who may see it and do something there."""

    table: str
    status: str
    public: bool
    host: str | None
    seats: tuple[SeatAccess, ...]
    spectators: str
    signer: Signer
    paused: bool = False

    @property
    def people(self) -> frozenset[str]:
        """Users with a seat, also those for whom a bot plays on."""
        return frozenset(seat.user for seat in self.seats if seat.user is not None)

    def holders(self, seat: int) -> tuple[str, ...]:
        """The users who may see what a seat sees: its person, unless they resigned, and its program."""
        held = self.seats[seat]
        return holders_of(self.table, seat, held.user, held.bot, held.resigned)

    def open_to(self, actor: Actor, invite: str | None = None) -> bool:
        """Whether the actor may see the table while it is not finished."""
        invited = invite is not None and self.signer.read(INVITE, invite) == self.table
        return self.public or actor.admin or invited or self._belongs(actor)

    @property
    def hearers(self) -> frozenset[str] | None:
        """The users to whom talk is passed on; None: everybody who watches. The address of a finished private game lets
        anybody watch it, but what its people say there is theirs."""
        if self.public or self.status != "finished":
            return None
        return self.people | ({self.host} if self.host is not None else set())

    def joined_by(self, actor: Actor, invite: str | None = None) -> bool:
        """Whether the table is one that the actor may join, if it has a seat; being an administrator is no reason."""
        return self.open_to(msgspec.structs.replace(actor, admin=False), invite)

    def _belongs(self, actor: Actor) -> bool:
        """Whether the actor opened the table, sits there, or is the program of one of its seats."""
        programs = (self.holders(seat) for seat, held in enumerate(self.seats) if held.bot is not None)
        return actor.user == self.host or actor.user in self.people or any(actor.user in held for held in programs)


class SeriesAccess(msgspec.Struct, frozen=True):
    """Who has taken part in a series of games."""

    people: frozenset[str]


class _Case(msgspec.Struct, frozen=True):
    """One question whether somebody has a right at a table."""

    actor: Actor
    table: Access
    seat: int | None
    invite: str | None
    blocked: bool


def check(
    right: Right,
    actor: Actor | None,
    place: Access | SeriesAccess | None = None,
    *,
    seat: int | None = None,
    invite: str | None = None,
    blocked: bool = False,
) -> None:
    """Raise unless the actor (None: somebody unknown) has a right, at a place if the right is about one.

    The guard of all routes asks without a place, before it is known which one a request is about: that decides what
    depends on the credential alone. `blocked` tells whether the actor and somebody at the table block each other.
    """
    if right is Right.EVERYBODY:
        return
    if actor is None:
        raise Refuse("unknown-user", "log in or continue as a guest first", 401, message="nobody")
    if right is Right.IN_PERSON and actor.credential is not Credential.SESSION:
        raise Refuse("not-allowed", "a program's token cannot do that", 403, message="in-person")
    if isinstance(place, SeriesAccess):
        if actor.user not in place.people:
            raise Refuse("unknown-series", "you have taken part in no such series", 404)
    elif place is not None and right in _AT_A_TABLE:
        _AT_A_TABLE[right](_Case(actor, place, seat, invite, blocked))


# -- at a table --------------------------------------------------------------------------------------------------------


def _check_open(case: _Case) -> None:
    """Raise unless an unfinished table may be seen."""
    if not case.table.open_to(case.actor, case.invite):
        raise Refuse("not-allowed", "this table is private; ask for an invitation", 403, message="private")


def _sees(case: _Case) -> None:
    if case.table.status != "finished":
        _check_open(case)


def _watches(case: _Case) -> None:
    _sees(case)
    closed = case.table.status == "running" and case.table.spectators != "all"
    if case.seat is not None:
        _holds(case)
    elif closed and case.actor.user not in case.table.people:
        raise Refuse("not-allowed", "this table has no spectators", 403, message="no-spectators")


def _talks(case: _Case) -> None:
    _watches(case)
    _check_open(case)


def _joins(case: _Case) -> None:
    if not case.table.joined_by(case.actor, case.invite):
        raise Refuse("not-allowed", "this table is joined by invitation", 403, message="private")
    if case.actor.credential is Credential.PROGRAM:
        raise Refuse("not-allowed", "a program plays the seat it was started for", 403, message="in-person")
    if case.blocked:
        raise Refuse("blocked", "you cannot sit at this table", 403)


def _runs(case: _Case) -> None:
    if case.table.host != case.actor.user and not case.actor.admin:
        _sees(case)
        raise Refuse("not-allowed", "only the host of the table may do that", 403, message="host-only")


def _sits(case: _Case) -> None:
    if case.actor.user not in case.table.people:
        _sees(case)
        raise Refuse("not-seated", "you do not sit at this table", 409 if case.table.status == "open" else 403)


def _holds(case: _Case) -> None:
    seat, last = case.seat, len(case.table.seats) - 1
    if seat is None or not 0 <= seat <= last:
        _sees(case)
        raise Refuse("unknown-seat", f"there is no seat {seat}; the seats are 0 to {last}")
    if case.actor.user in case.table.holders(seat):
        return
    _sees(case)
    if case.table.seats[seat].user == case.actor.user:
        raise Refuse("resigned", f"seat {seat} is not yours any more; a bot plays on", 403)
    raise Refuse("not-your-seat", f"seat {seat} is not yours", 403)


def _owns(case: _Case) -> None:
    _holds(case)
    if case.actor.credential is Credential.PROGRAM:
        raise Refuse("not-allowed", "a program plays the seat it was started for", 403, message="in-person")


def _acts(case: _Case) -> None:
    _holds(case)
    assert case.seat is not None
    if case.table.paused:
        raise Refuse("paused", "the table is paused; agree to go on first")
    bot = case.table.seats[case.seat].bot
    if bot is not None and case.actor.user != program_user(bot, case.table.table, case.seat):
        raise Refuse("away", f"a bot answers for seat {case.seat}; take the seat back first")


def _votes(case: _Case) -> None:
    _owns(case)
    assert case.seat is not None
    if case.table.seats[case.seat].bot is not None:
        raise Refuse("away", "come back to your seat first")


_AT_A_TABLE: dict[Right, Callable[[_Case], None]] = {
    Right.SEE: _sees,
    Right.WATCH: _watches,
    Right.TALK: _talks,
    Right.SHARE: _check_open,
    Right.JOIN: _joins,
    Right.RUN: _runs,
    Right.SIT: _sits,
    Right.HOLD: _holds,
    Right.OWN: _owns,
    Right.ACT: _acts,
    Right.VOTE: _votes,
}
"""What decides each right at a table. Whoever may not even see the table is told that first, and nothing else."""


def program_user(name: str, table_id: str, seat: int) -> str:
    """The user id under which a bot program plays one seat of one table. No person has such an id."""
    return f"{_PROGRAM}{name}:{table_id}:{seat}"
