"""A server in a process of its own, to be killed: `python process.py PORT`, set up by the environment."""

from __future__ import annotations

import os
import sys

import uvicorn

from camarilla.server.app import build
from camarilla.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(
        database_url=os.environ["TEST_DATABASE"],
        redis_url=os.environ.get("TEST_REDIS"),
        secret="a secret for tests only",
        port=int(sys.argv[1]),
        process=f"on-{sys.argv[1]}",
        lease=float(os.environ.get("TEST_LEASE", "15")),
        requests_per_minute=100_000,
        attempts_per_minute=10_000,
        messages_per_second=10_000.0,
    )
    uvicorn.run(
        build(settings), host="127.0.0.1", port=settings.port, log_level="warning", ws_per_message_deflate=False
    )
