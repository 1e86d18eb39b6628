"""Security of all routes: response headers, origins of WebSockets, sessions, CSRF, rate limits."""

from __future__ import annotations

from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.middleware.session.client_side import CookieBackendConfig
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from camarilla.server.ops.metrics import Metrics
from camarilla.server.people.identity import SESSION_SECONDS, CsrfProtection
from camarilla.server.settings import Settings

__all__ = [
    "ATTEMPTS",
    "REQUESTS",
    "attempts_limit",
    "csrf_protection",
    "finish_responses",
    "requests_limit",
    "same_origin",
    "sessions",
]

REQUESTS = "requests"
ATTEMPTS = "attempts"
_HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
        "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}
_STRICT_TRANSPORT = "max-age=31536000"


def finish_responses(settings: Settings, metrics: Metrics) -> BeforeMessageSendHookHandler:
    """Count every response and add the security headers; browsers may cache files only."""

    async def finish(message: Message, _scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        metrics.requests.labels(f"{message['status'] // 100}xx").inc()
        message.setdefault("headers", [])
        headers = MutableScopeHeaders.from_message(message)
        for name, value in _HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")
        if settings.secure_cookies:
            headers.setdefault("strict-transport-security", _STRICT_TRANSPORT)

    return finish


def same_origin(socket: WebSocket[Any, Any, Any], settings: Settings) -> bool:
    """Whether a page that opens a socket is one of ours; programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or origin in settings.origins or urlsplit(origin).netloc == socket.headers.get("host")


def sessions(settings: Settings) -> DefineMiddleware:
    """Sessions in encrypted cookies that no script can read."""
    config = CookieBackendConfig(
        secret=sha256(f"session:{settings.secret}".encode()).digest(),
        key="camarilla",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
        max_age=SESSION_SECONDS,
    )
    return config.middleware


def csrf_protection(settings: Settings) -> DefineMiddleware:
    """Unsafe requests of browsers carry the CSRF cookie's value in a header."""
    secret = sha256(f"csrf:{settings.secret}".encode()).hexdigest()
    return DefineMiddleware(
        CsrfProtection,
        config=CSRFConfig(
            secret=secret, cookie_secure=settings.secure_cookies, exclude_from_csrf_key="exclude_from_csrf"
        ),
    )


def requests_limit(settings: Settings) -> DefineMiddleware:
    """Limit the requests of an address per minute."""
    per_minute = settings.requests_per_minute
    limit = RateLimitConfig(rate_limit=("minute", per_minute), exclude=["^/ws", "^/healthz"], store=REQUESTS)
    return limit.middleware


def attempts_limit(settings: Settings) -> DefineMiddleware:
    """Limit the login attempts of an address per minute."""
    per_minute = settings.attempts_per_minute
    return RateLimitConfig(rate_limit=("minute", per_minute), store=ATTEMPTS, set_rate_limit_headers=False).middleware
