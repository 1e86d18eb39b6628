"""The one source of chance. The vectors are fixed for ever: recorded games depend on them."""

from __future__ import annotations

import struct
import time
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from camarilla.kernel.errors import BadInput
from camarilla.kernel.rng import Rng, commitment, seed_bytes

SEED = "ec9b89a2fc2dcac08ad38874fe9b17d0faed58230f773011296a049daba152f4"
KEY = bytes.fromhex(SEED)
WORD = 1 << 32


def words(rng: Rng, count: int) -> list[int]:
    """The bare 32-bit words of a stream."""
    return [rng.below(WORD) for _ in range(count)]


def spelled_out(stretch: int, block: int) -> list[int]:
    """A block of words, as the documentation defines it."""
    return list(struct.unpack("<16I", blake2b(KEY + struct.pack("<QQ", stretch, block)).digest()))


# -- Known answers -----------------------------------------------------------------------------------------------------


def test_seeds() -> None:
    assert seed_bytes(7).hex() == SEED
    assert seed_bytes(SEED) == seed_bytes(KEY) == KEY
    assert len(seed_bytes(None)) == 32
    assert seed_bytes(None) != seed_bytes(None)
    assert seed_bytes(-1) != seed_bytes(1)


@pytest.mark.parametrize(
    ("seed", "said"),
    [("seven", "a whole number or 64 hex digits, not 'seven'"), ("00ff", "this one has 2"), (b"short", "has 5")],
)
def test_what_is_no_seed(seed: str | bytes, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        seed_bytes(seed)


def test_commitment() -> None:
    assert commitment(KEY, b"salt" * 4) == "d5780bc98d0e1607ff3ef202bd6d336aa6f805c0b30ddcb8dc28e65ace391eff"


def test_words() -> None:
    assert words(Rng(KEY), 6) == [0x3CEB75B, 0x81BF097, 0x5CB38495, 0xE6B2B48C, 0x173F9FEC, 0x30B98489]
    assert words(Rng(KEY, 1), 4) == [0xF9E4792C, 0xDD63E6AE, 0x325A1C00, 0xFB97A033]
    assert words(Rng(KEY, 0, 1000), 4) == [0x1FC8855D, 0x687857AD, 0x5DC3518E, 0xE59030B]


def test_words_are_what_the_documentation_says() -> None:
    assert words(Rng(KEY), 40) == (spelled_out(0, 0) + spelled_out(0, 1) + spelled_out(0, 2))[:40]
    assert words(Rng(KEY, 5, 16 * 9), 16) == spelled_out(5, 9)


def test_numbers() -> None:
    rng = Rng(KEY)
    assert [rng.below(6) for _ in range(24)] == [0, 0, 2, 5, 0, 1, 1, 3, 0, 1, 5, 0, 0, 2, 3, 3, 5, 2, 2, 0, 0, 1, 0, 4]
    rng = Rng(KEY)
    assert [rng.die() for _ in range(8)] == [1, 1, 3, 6, 1, 2, 2, 4]
    assert [rng.die(20) for _ in range(4)] == [3, 6, 19, 3]
    assert Rng(KEY, 0, 3).pick(["a", "b", "c"]) == "c"


def test_rejected_words() -> None:
    """Half of all words cannot be used fairly for this range: the third and a later one are left out."""
    rng = Rng(KEY)
    awkward = (1 << 31) + 1
    assert [rng.below(awkward) for _ in range(6)] == [31939501, 68024395, 777634378, 1935235654, 408732228, 586885984]
    assert rng.position == 7


def test_shuffle() -> None:
    rng = Rng(KEY)
    items = list(range(20))
    rng.shuffle(items)
    assert items == [14, 7, 12, 4, 5, 17, 10, 18, 11, 9, 13, 16, 8, 3, 2, 1, 15, 6, 19, 0]
    assert rng.position == 19


def test_fork() -> None:
    rng = Rng(KEY, 0, 1)
    fork = rng.fork("world")
    assert fork.key.hex() == "b798ec7300cb7bc023470169908b07a63b9c9e08c73c8efb2c1acdeedb1ff5d9"
    assert words(fork, 2) == [0x711C8CDD, 0xB9D9F969]
    assert rng.position == 1
    keys = {rng.fork("world").key, rng.fork("other").key, Rng(KEY).fork("world").key, Rng(KEY, 1, 1).fork("world").key}
    assert len(keys) == 4


# -- Fairness ----------------------------------------------------------------------------------------------------------


def test_a_multiple_and_a_shift_alone_would_not_be_fair() -> None:
    """Of 3 * 2**30 numbers, every third would come up twice as often without rejection."""
    rng = Rng(KEY)
    draws = [rng.below(3 << 30) for _ in range(6000)]
    thirds = sum(draw % 3 == 0 for draw in draws)
    assert 1850 < thirds < 2150  # 2000 if fair, 3000 if not
    assert all(0 <= draw < 3 << 30 for draw in draws)
    assert 7700 < rng.position < 8300  # a word in four is left out


def test_the_rejected_share_is_exact() -> None:
    """Lemire's bound: of 2**32 words, 2**32 mod n are left out."""
    for n, share in (((1 << 31) + 1, 1 / 2), ((1 << 32) - 1, 0.0), (5 << 29, 3 / 8), (1 << 31, 0.0)):
        rng = Rng(KEY)
        for _ in range(4000):
            assert 0 <= rng.below(n) < n
        assert abs(4000 / rng.position - (1 - share)) < 0.04


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 16, 51, 52])
def test_small_ranges(n: int) -> None:
    rng = Rng(KEY)
    counts = [0] * n
    for _ in range(400 * n):
        counts[rng.below(n)] += 1
    assert max(abs(count - 400) for count in counts) < 100  # five standard deviations


def test_all_orders_are_as_likely() -> None:
    rng = Rng(KEY)
    counts = dict.fromkeys(permutations(range(4)), 0)
    for _ in range(200 * 24):
        items = list(range(4))
        rng.shuffle(items)
        counts[items[0], items[1], items[2], items[3]] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 60  # chi-square, 23 degrees: 1 in 25,000


def test_a_shuffle_is_as_careful_as_single_draws() -> None:
    """The shuffle draws its words itself; a word that is not fair (here: one) it leaves out as `below` does."""
    count = 20_000
    items, plain = list(range(count)), list(range(count))
    rng, careful = Rng(KEY, 129), Rng(KEY, 129)
    rng.shuffle(items)
    for i in range(count - 1, 0, -1):
        j = careful.below(i + 1)
        plain[i], plain[j] = plain[j], plain[i]
    assert careful.position == count
    assert rng.position == careful.position
    assert items == plain


def test_rough_numbers_stay_in_range() -> None:
    rng = Rng(KEY)
    counts = [0] * 5
    for _ in range(2000):
        counts[rng.rough(5)] += 1
    assert max(abs(count - 400) for count in counts) < 100
    assert rng.position == 2000


# -- Position ----------------------------------------------------------------------------------------------------------


@given(drawn=st.integers(0, 70), stretch=st.integers(0, 3))
def test_a_position_is_enough_to_go_on_from(drawn: int, stretch: int) -> None:
    rng = Rng(KEY)
    for _ in range(stretch):
        words(rng, drawn % 7)
        rng.begin_stretch(rng.stretch + 1)
    words(rng, drawn)
    assert (rng.stretch, rng.position) == (stretch, drawn)
    loaded, copied, built = Rng.load(rng.dump()), rng.copy(), Rng(KEY, stretch, drawn)
    assert loaded.dump() == copied.dump() == rng.dump()
    assert {rng.stamp(), loaded.stamp(), copied.stamp(), built.stamp()} == {rng.stamp()}
    expected = words(Rng(KEY, stretch), drawn + 20)[drawn:]
    assert words(loaded, 20) == words(copied, 20) == words(built, 20) == words(rng, 20) == expected


def test_a_copy_moves_alone() -> None:
    rng = Rng(KEY)
    copy = rng.copy()
    words(copy, 20)
    assert rng.position == 0
    assert words(rng, 3) == words(Rng(KEY), 3)


def test_the_stamp_changes_with_every_word() -> None:
    rng = Rng(KEY)
    stamps = [rng.stamp()]
    for _ in range(50):
        rng.below(6)
        stamps.append(rng.stamp())
    assert len(set(stamps)) == 51


def test_a_new_stretch_is_fresh() -> None:
    rng = Rng(KEY)
    before = words(rng, 5)
    rng.begin_stretch(rng.stretch + 1)
    assert (rng.stretch, rng.position) == (1, 0)
    assert not set(words(rng, 40)) & {*before, *words(Rng(KEY), 40)}


def test_ten_thousand_draws_are_quick() -> None:
    rng = Rng(KEY)
    start = time.process_time()
    for _ in range(10_000):
        rng.below(52)
    assert time.process_time() - start < 0.5
