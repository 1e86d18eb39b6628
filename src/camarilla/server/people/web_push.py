"""Web Push: a message encrypted for one browser (RFC 8291), and the server's proof that it comes from it (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

__all__ = ["Vapid", "decoded", "encoded", "encrypt", "is_key"]

_CURVE: Final = SECP256R1()
_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
_RECORD_BYTES: Final = 4096
_LAST_RECORD: Final = b"\x02"
_AUTH_BYTES: Final = 16
_DAY: Final = 86_400


def encoded(data: bytes) -> str:
    """Bytes as base64url without padding, as browsers write keys."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of a text in URL-safe Base64."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_key(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a browser."""
    try:
        EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(p256dh))
        return len(decoded(auth)) == _AUTH_BYTES
    except ValueError:
        return False


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key derived from a secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: EllipticCurvePublicKey) -> bytes:
    """A public key as bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read; content coding `aes128gcm`."""
    theirs = EllipticCurvePublicKey.from_encoded_point(_CURVE, decoded(p256dh))
    ours = generate_private_key(_CURVE)
    shared = ours.exchange(ECDH(), theirs)
    info = b"WebPush: info\x00" + _point(theirs) + _point(ours.public_key())
    secret = _derived(shared, decoded(auth), info, 32)
    salt = os.urandom(16)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, text + _LAST_RECORD, None)
    point = _point(ours.public_key())
    return salt + _RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


class Vapid:
    """The server's key for push services. It is derived from the server's secret, so all processes have the same."""

    def __init__(self, secret: str, contact: str) -> None:
        number = int.from_bytes(_derived(secret.encode(), b"", b"camarilla: vapid", 48), "big")
        self._key: EllipticCurvePrivateKey = derive_private_key(number % (_ORDER - 1) + 1, _CURVE)
        self._contact = contact

    @property
    def public(self) -> str:
        """The public key, as browsers want it."""
        return encoded(_point(self._key.public_key()))

    def authorization(self, endpoint: str, now: float) -> str:
        """The header with which a push service lets a message pass."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + _DAY // 2, "sub": self._contact}
        head = encoded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        signed = f"{head}.{encoded(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        return f"vapid t={signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"
