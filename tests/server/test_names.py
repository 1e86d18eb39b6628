"""When two names are the same to the eye, and what becomes of names that were folded by an older table."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert, select

from camarilla.server.api.schemas import NewSeries, NewTable
from camarilla.server.people.accounts import account_named
from camarilla.server.storage.database import Database, migrate
from camarilla.server.storage.models import User
from camarilla.server.storage.name_keys import exact, folded

ALPHABETS = [
    "abcdefghijkmnopqrstuvwxyz23456789",  # l and 1 look like i, 0 like o
    "абвгдежзиклмнопрстуфхцчшщъыэюя",  # й is и with a mark, ё е with one; ь looks like в, both like b
    "αβγδεζηικλμνξοπρτυφχψω",  # θ and σ look like ο
]


@pytest.mark.parametrize(
    ("name", "alike"),
    [
        ("Paolo", "Раоlо"),
        ("Paolo", "PA0L0"),
        ("Павел", "Πавел"),
        ("Фома", "Φома"),
        ("Ада", "АДΑ"),
        ("Зоя", "3оя"),
        ("Ada", "𝐀𝐝𝐚"),
        ("Ada", "Ꭺda"),
        ("Grace", "ɡrace"),
        ("Ilya", "lIya"),
        ("Bjorn", "Bjørn"),
        ("Todor", "Toԁor"),
    ],
)
def test_names_that_look_alike_are_one_name(name: str, alike: str) -> None:
    assert folded(name) == folded(alike)


@pytest.mark.parametrize("alphabet", ALPHABETS)
def test_letters_of_one_alphabet_stay_apart(alphabet: str) -> None:
    assert len({folded(letter) for letter in alphabet}) == len(alphabet)


def test_case_makes_no_difference() -> None:
    letters = [chr(code) for code in range(0x20, 0x3000)]
    assert [x for x in letters if not folded(x) == folded(x.upper()) == folded(x.lower())] == []


def test_a_letter_or_digit_never_folds_to_nothing() -> None:
    letters = [chr(code) for code in range(0x20, 0x3000) if chr(code).isalnum()]
    assert [letter for letter in letters if not folded(letter)] == []


def test_the_table_is_the_one_that_stored_names_were_folded_by() -> None:
    """Folded names are in every server's database. If this fails, the table (or the folding) is another one: write a
    migration that folds them anew, as 0005 does, and put the new digest here."""
    folds = "\n".join(folded(chr(code)) for code in range(0x20, 0x530))
    assert sha256(folds.encode()).hexdigest()[:16] == "5310253f8db48784"


LONG = "㍿" * 20 + "×" * 20
"""Older servers folded it to 80 characters, all that the column holds; the new table makes it longer."""


def test_accounts_of_an_older_server_are_found_by_their_names(tmp_path: Path) -> None:
    """Two of them look alike by the new table: both come in, each by the name as it is spelled."""
    older = {"Зоя": "зoя", "3oя": "3oя", "Ada": "ada", "Guest": None, LONG: "x" * 80}
    assert len(folded(LONG)) > 80

    async def main() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'older.db'}")
        async with database.engine.begin() as connection:
            await connection.run_sync(migrate, "0004")
            for age, (name, key) in enumerate(older.items()):
                kind = "guest" if key is None else "account"
                row = {"id": name, "name": name, "folded": key, "kind": kind, "created": age, "seen": age}
                await connection.execute(insert(User).values(**row))
        await database.open()
        async with database.session() as session:
            keys = dict((await session.execute(select(User.name, User.folded))).all())
            assert keys == {"Зоя": folded("Зоя"), "3oя": exact("3oя"), "Ada": "ada", "Guest": None, LONG: exact(LONG)}
            for typed, name in {"Зоя": "Зоя", "зоя": "Зоя", "3oя": "3oя", " 3oя ": "3oя", "3OЯ": "Зоя"}.items():
                found = await account_named(session, typed)
                assert found is not None
                assert found.name == name, typed
            assert await account_named(session, "=Guest") is None
            assert await account_named(session, "") is None
        await database.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    "sign", ["\n", "\r", "\t", "\x00", "\x1b", "\x7f", "\x85", "\u2028", "\u202e", "\u2066", "\u200f", "\ufeff"]
)
def test_the_name_of_a_table_or_chronicle_is_one_line_as_it_is_written(sign: str) -> None:
    for body, kind in (({"game": "coup", "seats": 2}, NewTable), ({"game": "oath", "text": "x"}, NewSeries)):
        for title in ("Friday", "\u041f\u044f\u0442\u043d\u0438\u0446\u0430 \u2014 \U0001f469\u200d\U0001f680", ""):
            assert msgspec.convert({**body, "title": title}, kind).title == title
        with pytest.raises(msgspec.ValidationError, match="title"):
            msgspec.convert({**body, "title": f"Fri{sign}day"}, kind)
