"""A server of one's own and the system's Chromium: for the tests, and for the screenshots of the docs."""

from __future__ import annotations

import os
import shutil
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import matplotlib
import uvicorn
from playwright.sync_api import sync_playwright

import camarilla
from camarilla.server.app import build
from camarilla.server.settings import Settings

WEB = Path(camarilla.__file__).parent / "web"
ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
HASTY = """() => {
    const later = window.setTimeout;
    window.setTimeout = (then, wait, ...rest) => later(then, wait === 400 ? 20 : wait, ...rest);
}"""
"""Shortens the moment that a new question waits for its answer (`GUARD` of the scene): hundreds are asked here."""


PACE = """pace => {
    const kept = JSON.parse(localStorage.getItem("camarilla") ?? "{}");
    if (!kept.pace) localStorage.setItem("camarilla", JSON.stringify({ ...kept, pace }));
}"""
"""Has the page show what happens at a pace of the test's choice, unless it has been told another."""
COLOURS = """theme => {
    const kept = JSON.parse(localStorage.getItem("camarilla") ?? "{}");
    if (!kept.theme) localStorage.setItem("camarilla", JSON.stringify({ ...kept, theme }));
}"""
"""Chooses day or night for good, unless another was chosen: of itself a table is dark though the device is not."""


@contextmanager
def running_server(folder: Path) -> Iterator[str]:
    """A server in a thread, with a database in that folder; seeds go up, so that the same moves make the same games."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    seeds = count(1)
    settings = Settings(
        database_url=f"sqlite+aiosqlite:///{folder / 'camarilla.db'}",
        secret="a key for tests only, nobody else's",
        port=port,
        requests_per_minute=100_000,
        attempts_per_minute=1_000,
        window_seconds=0.0,
        new_seed=lambda: next(seeds).to_bytes(32, "big"),
    )
    config = uvicorn.Config(build(settings), host="127.0.0.1", port=port, log_level="warning")
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        threading.Event().wait(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(20)


def chromium_path() -> str | None:
    """Chromium, or what goes by another of its names, on PATH."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong"><string>{widest}</string></edit>
  </match>
</fontconfig>
"""
WIDEST = "DejaVu Serif"


def few_fonts(folder: Path) -> Path:
    """A fontconfig file by which a browser has DejaVu and nothing else, its widest face unless it asks for another.

    So that no machine's fonts help the page. The files are those that Matplotlib brings.
    """
    fonts = folder / "fonts"
    fonts.mkdir()
    for file in (Path(matplotlib.get_data_path()) / "fonts" / "ttf").glob("DejaVu*.ttf"):
        shutil.copy(file, fonts)
    assert (fonts / "DejaVuSerif.ttf").exists(), "NO DEJAVU: Matplotlib has not brought it, and a browser needs it"
    config = folder / "fonts.conf"
    config.write_text(FONTS.format(fonts=fonts, cache=folder / "cache", widest=WIDEST), "utf-8")
    return config


@contextmanager
def running_chromium(path: str, fonts: Path | None = None) -> Iterator[Any]:
    """A headless browser that asks nobody anything; without a sandbox if it is root who runs it.

    `fonts` is a fontconfig file for it instead of the machine's.
    """
    env = {**os.environ, "FONTCONFIG_FILE": str(fonts)} if fonts else None
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=path, args=[*QUIET, *(["--no-sandbox"] if root else [])], env=env
        )
        yield browser
        browser.close()


def new_page(
    browser: Any,
    server: str,
    size: Any,
    language: str,
    theme: str,
    still: bool,
    hasty: bool = False,
    pace: str = "instant",
    chosen: bool = True,
) -> Any:
    """A page in a browser profile of its own; `hasty`, if it need not wait for slow hands.

    The theme is the device's; day is also the reader's own choice, if `chosen`.
    """
    context = browser.new_context(
        base_url=server,
        viewport=size,
        locale=language,
        color_scheme=theme,
        reduced_motion="reduce" if still else "no-preference",
        has_touch=size is PHONE,
    )
    context.set_default_timeout(20_000)
    if hasty:
        context.add_init_script(f"({HASTY})()")
    context.add_init_script(f"({PACE})({pace!r})")
    if chosen and theme == "light":
        context.add_init_script(f"({COLOURS})({theme!r})")
    return context.new_page()
