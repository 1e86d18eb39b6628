"""Moving pictures of real tables: some seconds of a game as a player sees them, `make films`.

Each is kept where its game is drawn (`web/src/games/GAME/film.webp`), and from there the home page, the README and the
docs have it. `--games coup oath --to FOLDER` makes some of them, to be looked at and not kept.
"""

from __future__ import annotations

import argparse
import base64
import io
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from tests.web.playing import READY, by_hint, by_letting_be, by_touch, moved_on, open_table, state_of  # noqa: E402
from tests.web.stage import chromium_path, new_page, running_chromium, running_server  # noqa: E402

SIZE = {"width": 980, "height": 735}
"""Of the window: too narrow for the log, so that the board has all of it."""
WIDTH = 600
"""Of the film, in pixels."""
SECONDS = 9.0
RATE = 8
"""Pictures a second: cards and coins are seen to travel."""
LAST = 1600
"""How long the last picture stands before the film begins again, in milliseconds."""
MOST = 500_000
"""Bytes a film may have: five of them are part of the repository."""
QUALITIES = (58, 48, 38, 28)
TO_THE_TOP = "() => document.querySelectorAll('.shell *').forEach((part) => part.scrollTo(0, 0))"
"""Shows every part of a table from its beginning, wherever a hint has led."""
THOUGHT = 900
"""How long the player looks at a question before answering, in milliseconds."""


@dataclass(frozen=True)
class Script:
    """Which table of a game is filmed: how it is opened, and how many answers are given before the camera runs."""

    seats: int
    before: int
    opening: Callable[[Any], None] = by_hint
    """Who answers before the camera runs: a good player, so that there is something to see."""
    hand: Callable[[Any], None] = by_letting_be
    """Who answers while it runs: somebody who soon gives rivals their turn, so that much happens."""
    options: dict[str, Any] = field(default_factory=dict)


SCRIPTS = {
    "coup": Script(5, 10),
    "potdevin": Script(4, 4, by_touch, by_touch),
    "pax": Script(3, 14),
    "oath": Script(4, 10, options={"chronicle": "invented:3"}),
    "inwo": Script(4, 12),
}


class Camera:
    """Keeps what the browser draws, and when."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.frames: list[tuple[float, bytes]] = []
        self.tools = page.context.new_cdp_session(page)
        self.tools.on("Page.screencastFrame", self.keep)

    def keep(self, frame: Any) -> None:
        """Keep a frame; the browser sends the next when it hears so."""
        self.frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
        self.tools.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def run(self, play: Callable[[float], None]) -> None:
        """Film while something is played; it is told when to end."""
        self.tools.send("Page.startScreencast", {"format": "jpeg", "quality": 92})
        play(time.monotonic() + SECONDS)
        self.tools.send("Page.stopScreencast")

    def pictures(self) -> list[Image.Image]:
        """What was to be seen at even intervals: a frame stands until the next one came."""
        begin, end = self.frames[0][0], self.frames[-1][0]
        shown: list[bytes] = []
        at = 0
        for tick in range(int((end - begin) * RATE) + 1):
            while at + 1 < len(self.frames) and self.frames[at + 1][0] <= begin + tick / RATE:
                at += 1
            shown.append(self.frames[at][1])
        return [smaller(frame) for frame in shown]


def smaller(frame: bytes) -> Image.Image:
    """A frame at the size of the film."""
    picture = Image.open(io.BytesIO(frame)).convert("RGB")
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)


def answer(page: Any, hand: Callable[[Any], None]) -> None:
    """Answer what is asked, as the script says."""
    number = state_of(page)[1]
    hand(page)
    moved_on(page, number)


def play_until(page: Any, hand: Callable[[Any], None], end: float) -> None:
    """Play as a person would, who looks at each question for a moment, until that time."""
    while time.monotonic() < end:
        if state_of(page)[0] == "asked":
            page.wait_for_timeout(THOUGHT)
            answer(page, hand)
        else:
            page.wait_for_timeout(60)


def film(page: Any, game: str) -> list[Image.Image]:
    """Open a table, play to where it is worth seeing, and film what follows."""
    script = SCRIPTS[game]
    open_table(page, game, script.seats, bot="level3", **script.options)
    for _ in range(script.before):
        page.locator(READY).first.wait_for()
        answer(page, script.opening)
    page.locator(READY).first.wait_for()
    offer = page.get_by_role("button", name="No sounds")
    if offer.count():
        offer.click()
    page.locator(".ticker select").select_option("brisk")
    page.mouse.move(0, 0)
    page.evaluate(TO_THE_TOP)
    camera = Camera(page)
    camera.run(lambda end: play_until(page, script.hand, end))
    return camera.pictures()


def save(pictures: list[Image.Image], path: Path) -> int:
    """Write a film as well as its size allows; how many bytes it has."""
    first, *others = pictures
    still = round(1000 / RATE)
    stands = [still] * len(others) + [LAST]
    for quality in QUALITIES:
        kept = io.BytesIO()
        first.save(
            kept, "WEBP", save_all=True, append_images=others, duration=stands, loop=0, quality=quality, method=4
        )
        if kept.tell() <= MOST:
            break
    path.write_bytes(kept.getvalue())
    return kept.tell()


def main() -> None:
    """Make the films."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=list(SCRIPTS), choices=list(SCRIPTS))
    parser.add_argument("--to", type=Path, help="a folder to keep them in instead")
    given = parser.parse_args()
    path = chromium_path()
    if path is None:
        raise SystemExit("there is no Chromium on PATH")
    for game in given.games:
        with (
            tempfile.TemporaryDirectory() as folder,
            running_server(Path(folder)) as server,
            running_chromium(path) as browser,
        ):
            page = new_page(browser, server, SIZE, "en", "dark", still=False)
            pictures = film(page, game)
            page.context.close()
            place = given.to / f"film-{game}.webp" if given.to else ROOT / "web/src/games" / game / "film.webp"
            print(f"{place.name}: {len(pictures)} pictures, {save(pictures, place):,} bytes", flush=True)


if __name__ == "__main__":
    main()
