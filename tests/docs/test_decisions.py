"""Decision records have their form, and the index leads to every one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "docs" / "adr").glob("[0-9]*.md"))
INDEX = (ROOT / "docs" / "adr" / "index.md").read_text("utf-8")


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)
def test_a_record_says_context_decision_and_consequences(record: Path) -> None:
    text = record.read_text("utf-8")
    assert re.findall(r"^## (.+)$", text, re.M) == ["Context", "Decision", "Consequences"]
    status = re.search(r"^Status: (accepted|replaced by (\d{4}))$", text, re.M)
    assert status is not None
    assert status[2] is None or list(record.parent.glob(f"{status[2]}-*.md"))


def test_the_index_and_the_navigation_have_them_all_in_order() -> None:
    rows = re.findall(r"^\| \[(\d{4})\]\((\S+)\) \| (.+?) \| (.+?) \|$", INDEX, re.M)
    assert [row[1] for row in rows] == [record.name for record in RECORDS]
    for (number, _, title, status), (count, record) in zip(rows, enumerate(RECORDS, 1), strict=True):
        text = record.read_text("utf-8")
        assert text.startswith(f"# {number}: {title}\n")
        assert f"\nStatus: {status}\n" in text
        assert int(number) == count
    navigation = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert re.findall(r"- adr/(\d\S+)$", navigation, re.M) == [record.name for record in RECORDS]
