"""Links that carry their own proof: what they are for and about, signed with the server's key."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256

__all__ = ["Signer"]

SIGNATURE_BYTES = 18


class Signer:
    """Signs short texts, each kind for one purpose only."""

    def __init__(self, secret: str) -> None:
        self.secret = secret.encode()

    def sign(self, purpose: str, text: str) -> str:
        """A token that says `text` and nothing else, for this purpose."""
        return f"{urlsafe_b64encode(text.encode()).decode().rstrip('=')}.{self.signature(purpose, text)}"

    def read(self, purpose: str, token: str) -> str | None:
        """What a token says, or None if it was not signed here for this purpose."""
        coded, _, signature = token.partition(".")
        try:
            text = urlsafe_b64decode(coded + "=" * (-len(coded) % 4)).decode()
        except ValueError:
            return None
        return text if hmac.compare_digest(signature.encode(), self.signature(purpose, text).encode()) else None

    def signature(self, purpose: str, text: str) -> str:
        """The signature."""
        digest = hmac.new(self.secret, f"{purpose}:{text}".encode(), sha256).digest()
        return urlsafe_b64encode(digest[:SIGNATURE_BYTES]).decode()
