"""Passwords, recovery codes and tokens: how they are made, and what is kept of them."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from camarilla.server.people.identity import token_hash

__all__ = ["CODES", "Passwords", "code_hash", "new_code"]

CODES = 8
"""How many recovery codes an account gets."""
AT_ONCE = 2
"""How many passwords are hashed at once: each takes 64 MiB for a moment."""
LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_GROUPS = 4


class Passwords:
    """Argon2, beside the event loop."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.nobodys = self.hasher.hash(secrets.token_hex())
        """A hash no password has: checked for those who have none, so that it takes as long as for others."""

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        async with self.gate:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def check(self, kept: str | None, password: str) -> bool:
        """Whether a password is the right one; takes as long if there is none."""
        async with self.gate:
            right = await asyncio.to_thread(self.verify, kept or self.nobodys, password)
        return right and kept is not None

    def verify(self, kept: str, password: str) -> bool:
        """Compare a password with what was kept."""
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, kept: str) -> bool:
        """Whether a hash was made with weaker parameters than today's."""
        return self.hasher.check_needs_rehash(kept)


def new_code() -> str:
    """A recovery code: four groups of four, without letters that are mistaken for others; 78 bits."""
    groups = ("".join(secrets.choice(LETTERS) for _ in range(4)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


def code_hash(code: str) -> str:
    """What is kept of a recovery code; how it was typed does not matter."""
    return token_hash("".join(char for char in code.upper() if char.isalnum()))
