"""Film strips of the stage: six frames of one scene of each game, from a seeded game: `make strips`.

`--games coup oath --to FOLDER` makes some of them, to be looked at and not kept.
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1]))

from tests.web.playing import by_letting_be, moved_on, open_table, state_of  # noqa: E402
from tests.web.stage import chromium_path, new_page, running_chromium, running_server  # noqa: E402

SIZE = {"width": 1100, "height": 980}
FRAMES = 6
COLUMNS = 3
WIDTH = 480
"""Of a frame in the strip, in pixels."""
COLOURS = 80
"""So few make small files."""
TICK = 50
"""How far the clock goes between two looks, in milliseconds."""
SHOWN = 400
"""How long a beat has stood when its picture is taken."""
BEGINNINGS = {
    "coup": ("Declared", "Blocked"),
    "inwo": ("AttackDeclared", "AttackBegan", "TurnBegan"),
    "oath": ("CampaignBegan", "TurnBegan"),
    "pax": ("TurnBegan",),
    "potdevin": ("RoundBegan", "CardPlayed"),
}
"""What the scene of each game begins with, the best first; after `PATIENCE` answers the last will do."""
PATIENCE = 12


def beat(page: Any) -> str:
    """What is on the stage now."""
    return str(page.evaluate("document.querySelector('.limelight')?.dataset.beat ?? ''"))


def behind(page: Any) -> int:
    """How many beats wait."""
    return int(page.evaluate("Number(document.querySelector('.ticker')?.dataset.behind ?? 0)"))


def frame(page: Any) -> Image.Image:
    """The board and the line below it, as they are."""
    box = page.locator(".stand").bounding_box()
    line = page.locator(".ticker").bounding_box()
    clip = {**box, "height": line["y"] + line["height"] - box["y"]}
    picture = Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB")
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)


def film(page: Any, begins: str) -> list[Image.Image]:
    """Frames of what is played now, from the first beat of that kind on."""
    frames: list[Image.Image] = []
    last, rolling = "", False
    while (now := beat(page)) or behind(page):
        if now != last:
            rolling = rolling or now == begins
            page.clock.run_for(SHOWN)
            if rolling and now and (picture := frame(page)) not in frames[-1:]:
                frames.append(picture)
            if len(frames) == FRAMES:
                return frames
        last = now
        page.clock.run_for(TICK)
    return frames


def scene(page: Any, game: str) -> list[Image.Image]:
    """Play until a scene of six frames has been seen; the longest, if none is that long."""
    page.clock.install()
    open_table(page, game, 4, bot="level2")
    page.locator(".ticker").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    best: list[Image.Image] = []
    answers = 0
    while answers < 2 * PATIENCE and len(best) < FRAMES:
        page.clock.run_for(450)
        state, number = state_of(page)
        if state == "over":
            break
        if state == "asked":
            by_letting_be(page)
            moved_on(page, number)
            answers += 1
        page.wait_for_timeout(300)
        best = max(best, film(page, BEGINNINGS[game][0 if answers < PATIENCE else -1]), key=len)
    return best


def strip(frames: list[Image.Image]) -> Image.Image:
    """Frames in rows, in few colours."""
    height = max([picture.height for picture in frames])
    rows = -(-len(frames) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (WIDTH + 6) - 6, rows * (height + 6) - 6), "white")
    for number, picture in enumerate(frames):
        sheet.paste(picture, (number % COLUMNS * (WIDTH + 6), number // COLUMNS * (height + 6)))
    return sheet.quantize(COLOURS)


def main() -> None:
    """Make the strips."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=sorted(BEGINNINGS))
    parser.add_argument("--to", type=Path, default=FOLDER)
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
            page = new_page(browser, server, SIZE, "en", "dark", still=True, pace="normal")
            frames = scene(page, game)
            if not frames:
                raise SystemExit(f"no scene of {game} was seen")
            strip(frames).save(given.to / f"strip-{game}.png", optimize=True)
            print(f"strip-{game}.png")


if __name__ == "__main__":
    main()
