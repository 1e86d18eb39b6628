"""Signed links: a token names its purpose and content, signed by itsdangerous with the server's secret."""

from __future__ import annotations

import hmac
from hashlib import sha256

import itsdangerous
from itsdangerous.encoding import base64_decode, base64_encode
from itsdangerous.signer import SigningAlgorithm

__all__ = ["Signer"]


class Signer:
    """Signs short texts, each kind for one purpose only."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def sign(self, purpose: str, text: str) -> str:
        """A token that says `text` and nothing else, for this purpose. It does not expire."""
        return self._signer(purpose).sign(base64_encode(text)).decode()

    def read(self, purpose: str, token: str) -> str | None:
        """What a token says, or None if it was not signed here for this purpose."""
        for signer in (self._signer(purpose), self._first_signer(purpose)):
            try:
                return base64_decode(signer.unsign(token)).decode()
            except (itsdangerous.BadData, ValueError):
                continue
        return None

    def _signer(self, purpose: str) -> itsdangerous.Signer:
        return itsdangerous.Signer(self._secret, salt=purpose, key_derivation="hmac", digest_method=sha256)

    def _first_signer(self, purpose: str) -> itsdangerous.Signer:
        """Reads links made before itsdangerous did it: they do not expire, so whoever has one may come back with it."""
        return itsdangerous.Signer(self._secret, key_derivation="none", algorithm=_FirstAlgorithm(purpose))


class _FirstAlgorithm(SigningAlgorithm):
    """The purpose and the text itself under HMAC-SHA256, cut to 18 bytes."""

    def __init__(self, purpose: str) -> None:
        self._purpose = purpose.encode()

    def get_signature(self, key: bytes, value: bytes) -> bytes:
        """The signature of a text that comes coded."""
        return hmac.new(key, self._purpose + b":" + base64_decode(value), sha256).digest()[:18]
