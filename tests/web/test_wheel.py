"""The page as a wheel ships it: every file that it loads is there, compressed, and served."""

from __future__ import annotations

import gzip
import re
import shutil
from pathlib import Path
from zipfile import ZipFile

from hatchling.builders.wheel import WheelBuilder
from litestar import Litestar
from litestar.testing import TestClient

from camarilla.server.http.routes.pages import find_pages, pages

from .stage import ROOT, WEB

NAMED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE")


def test_the_page_in_a_wheel_is_served_compressed(assets: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(assets, source / WEB.relative_to(ROOT))
    shutil.copy(ROOT / "src" / "camarilla" / "__init__.py", source / "src" / "camarilla")
    for name in NAMED:
        shutil.copy(ROOT / name, source)
    (wheel,) = WheelBuilder(str(source)).build(directory=str(tmp_path), versions=["standard"])
    with ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "installed")
    with TestClient(Litestar([pages(find_pages(tmp_path / "installed" / "camarilla" / "web"))])) as client:
        loaded = re.findall(r'(?:src|href)="(/[^"]+)"', client.get("/").text)
        assert [name for name in loaded if name.endswith(".js")]
        for name in loaded:
            assert client.get(name).status_code == 200
        for coding in ("br", "gzip"):
            scripts = [name for name in loaded if name.endswith(".js")]
            script = max(scripts, key=lambda name: (assets / name[1:]).stat().st_size)
            with client.stream("GET", script, headers={"accept-encoding": coding}) as answer:
                sent = b"".join(answer.iter_raw())
            assert answer.headers["content-encoding"] == coding
            assert len(sent) < (assets / script[1:]).stat().st_size / 2
            if coding == "gzip":
                assert gzip.decompress(sent) == (assets / script[1:]).read_bytes()
    fonts = [file.name for file in (tmp_path / "installed").rglob("*.woff2")]
    assert len(fonts) == 4
    assert (tmp_path / "installed" / "camarilla" / "web" / "fonts.txt").exists(), "fonts need their licence"
