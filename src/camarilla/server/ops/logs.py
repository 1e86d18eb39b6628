"""Logs: JSON lines for machines, readable lines at a terminal; never a secret."""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, TextIO

import structlog
from structlog.typing import Processor

__all__ = ["set_up_logging"]

_SECRETS = ("password", "secret", "token", "cookie", "authorization", "seed", "salt", "code", "hashed", "invite")
_HIDDEN = "[hidden]"
_QUIET = ("aiosqlite", "sqlalchemy", "asyncio", "alembic", "websockets", "httpx", "uvicorn.error")


def _hide_secrets(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Hide values whose key sounds like a secret, and the query of a path, where signed links carry their token."""
    for key, value in event.items():
        if any(secret in key.lower() for secret in _SECRETS):
            event[key] = _HIDDEN
        elif key in ("path", "url") and isinstance(value, str):
            event[key] = value.partition("?")[0]
    return event


def set_up_logging(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Send all logs, ours and those of libraries, to one stream in one format."""
    out = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        _hide_secrets,
    ]
    last: Processor = structlog.processors.JSONRenderer()
    if out.isatty():  # the usual tracebacks of structlog show the values of variables, and with them secrets
        last = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in _QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
