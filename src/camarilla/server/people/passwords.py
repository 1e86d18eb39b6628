"""Hashing passwords and recovery codes."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from camarilla.server.people.identity import hash_token

__all__ = ["CODES", "Passwords", "code_hash", "new_code"]

CODES = 8
"""How many recovery codes an account gets."""
_AT_ONCE = 2
"""How many passwords are hashed at once: each takes 64 MiB for a moment."""
_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
_CODE_GROUPS = 4


class Passwords:
    """Argon2 in threads, beside the event loop."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.gate = asyncio.Semaphore(_AT_ONCE)
        self.nobodys = self.hasher.hash(secrets.token_hex())
        """A hash of no password: checked for unknown names, so that this takes as long as for others."""

    async def hash(self, password: str) -> str:
        """The hash of a password."""
        async with self.gate:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def check(self, kept: str | None, password: str) -> bool:
        """Whether a password fits a hash; takes as long if there is no hash."""
        async with self.gate:
            right = await asyncio.to_thread(self.verify, kept or self.nobodys, password)
        return right and kept is not None

    def verify(self, kept: str, password: str) -> bool:
        """Compare a password with a hash."""
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, kept: str) -> bool:
        """Whether a hash was made with weaker parameters than today's."""
        return self.hasher.check_needs_rehash(kept)


def new_code() -> str:
    """A recovery code: four groups of four, without letters that are mistaken for others; 78 bits."""
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(_CODE_GROUPS))
    return "-".join(groups)


def code_hash(code: str) -> str:
    """The hash of a recovery code; spaces, dashes and case do not matter."""
    return hash_token("".join(char for char in code.upper() if char.isalnum()))
