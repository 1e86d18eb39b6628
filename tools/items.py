"""A pytest plugin that writes down every test it has collected, with its marks: `tools.stages` asks for it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

__all__ = ["pytest_collection_finish"]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Write ids and marks to the file that CAMARILLA_ITEMS names."""
    items = [(item.nodeid, sorted({mark.name for mark in item.iter_markers()})) for item in session.items]
    Path(os.environ["CAMARILLA_ITEMS"]).write_text(json.dumps(items), "utf-8")
