"""A server in a process of its own, to be killed: `python process.py PORT`, set up by the environment."""

from __future__ import annotations

import os
import sys

from camarilla.server.ops.process import run
from camarilla.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(
        database_url=os.environ["TEST_DATABASE"],
        redis_url=os.environ.get("TEST_REDIS"),
        secret="a secret for tests only",
        port=int(sys.argv[1]),
        process=f"on-{sys.argv[1]}",
        lease=float(os.environ["TEST_LEASE"]),
        requests_per_minute=100_000,
        attempts_per_minute=10_000,
        messages_per_second=10_000.0,
        window_seconds=0.0,
        look_seconds=0.0,
    )
    run(settings, lambda _: None)
