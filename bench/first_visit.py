"""A first visit on a slow line, traced in Chromium: `python -m bench.first_visit`, with the page built.

The line is what DevTools calls "Fast 3G": 1.44 Mbit/s, 562 ms until an answer begins. Nothing is cached. It tells when
something is painted, when the first page can be used, and when the first prompt of a game is there, with the bytes that
had come by then.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.web.stage import PHONE, chromium_path, new_page, running_chromium, running_server

FAST_3G = {
    "offline": False,
    "latency": 562.5,
    "downloadThroughput": 1.44e6 / 8,
    "uploadThroughput": 675e3 / 8,
}
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


@dataclass
class Traffic:
    """What came over the line."""

    requests: int = 0
    bytes: int = 0

    def listen(self, session: Any) -> None:
        """Count from now on."""
        session.on("Network.responseReceived", lambda _: self._add(1, 0))
        session.on("Network.loadingFinished", lambda told: self._add(0, told["encodedDataLength"]))

    def _add(self, requests: int, data: float) -> None:
        self.requests += requests
        self.bytes += int(data)

    def __str__(self) -> str:
        return f"{self.bytes / 1000:.0f} KB in {self.requests} answers"


def visit(browser: Any, server: str, game: str, language: str) -> None:
    """Open the first page, begin a game, and tell when what was there."""
    page = new_page(browser, server, PHONE, language, "dark", still=True)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", FAST_3G)
    traffic = Traffic()
    traffic.listen(session)
    began = time.perf_counter()
    page.goto("/", wait_until="commit")
    play = page.locator(f"li[data-game={game}] button.primary")
    play.wait_for(timeout=60_000)
    print(f"usable after {time.perf_counter() - began:.2f} s, {traffic}")
    print(f"painted after {page.evaluate(PAINTED) / 1000:.2f} s")
    began = time.perf_counter()
    play.click()
    page.locator(".dock button:not([disabled])").first.wait_for(timeout=120_000)
    print(f"the first prompt of {game} {time.perf_counter() - began:.2f} s after the tap, {traffic} in all")
    page.context.close()


def main() -> None:
    """Trace a visit, as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="inwo")
    parser.add_argument("--language", default="en")
    parser.add_argument("--visits", type=int, default=3)
    wanted = parser.parse_args()
    path = chromium_path()
    if path is None:
        raise SystemExit("no Chromium on PATH")
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as server,
        running_chromium(path) as browser,
    ):
        for _ in range(wanted.visits):
            visit(browser, server, wanted.game, wanted.language)


if __name__ == "__main__":
    main()
