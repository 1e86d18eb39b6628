"""`camarilla serve`: the table for browsers."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from camarilla.cli.common import Language
from camarilla.cli.words import cli_wording
from camarilla.kernel.extras import needs
from camarilla.kernel.options import Label

__all__ = ["Data", "serve", "server_module"]

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="FOLDER", help="Where the server keeps its data.", envvar="CAMARILLA_DATA"),
]


def server_module(name: str) -> ModuleType:
    """A module of the server; one sentence if what it needs is not installed."""
    with needs("server", "the server needs"):
        return import_module(f"camarilla.server.{name}")


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at. Only this machine can reach the usual one.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 takes any free one.")] = 8000,
    data: Data = None,
    lang: Language = "en",
) -> None:
    """Open the table to browsers, on this machine or (with --host) to others.

    Needs nothing set up: data is kept in a folder of your home. The environment can name another database
    (CAMARILLA_DATABASE_URL) and, for several servers that share tables, Redis (CAMARILLA_REDIS_URL).

    For example: camarilla serve --port 8080
    """
    process = server_module("ops.process")
    settings = server_module("settings").Settings.from_environment(data)
    settings.host, settings.port = host, port
    wording = cli_wording(lang)

    def ready(at: int) -> None:
        shown = f"[{host}]" if ":" in host else host
        print(wording.say(Label("serve-open", {"address": f"http://{shown}:{at}"})), flush=True)
        if not process.is_loopback(host) and not settings.secure_cookies:
            print(wording.say(Label("serve-exposed")), flush=True)

    process.run(settings, ready)
