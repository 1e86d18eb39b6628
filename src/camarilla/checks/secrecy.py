"""Law 5, secrecy: nobody can tell apart two worlds that differ only in what they may not know.

`check_secrecy` goes on alike in two such worlds and compares every byte that a seat notices; `check_ids` looks over
many deals whether the numbers of slots betray what lies in them.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec

from camarilla.checks.history import is_false, mend_facts
from camarilla.checks.random_play import Report, observe, pick
from camarilla.kernel.choices import Choice
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.game import Game, Variant
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng
from camarilla.kernel.sampling import redraw
from camarilla.kernel.state import State
from camarilla.kernel.table import Table
from camarilla.kernel.view import View

__all__ = ["check_ids", "check_secrecy", "rightly_differs"]


def check_secrecy(table: Table, seat: int, rng: Rng, report: Report | None = None) -> None:
    """Law 5: redraw what the seat does not know, go on alike in both worlds, and compare every byte it notices.

    Must be called at a checkpoint: both worlds enter the main loop anew, so that a question skipped because of a hidden
    card shows. It goes on while the answers stay legal in both and the seat has not rightly learnt of a difference.
    """
    report = report if report is not None else Report()
    one = table.clone(listen=True)
    two = other_world(table, seat, rng)
    compare_worlds(one, two, seat)
    for world in (one, two):
        world.held = {seat: table.held[seat]} if seat in table.held else {}
        world.moments.show_to([seat, None])
    report.secrecy_runs += 1
    for _ in range(40):
        report.secrecy_steps += 1
        if one.over:
            return
        answerer, here, there = pick_alike(one, two, seat, rng)
        if there is None:
            break
        one.g.cards.shown, two.g.cards.shown = [], []
        one.play(answerer, here)
        two.play(answerer, there)
        here_seen, there_seen = one.moments.collect(), two.moments.collect()
        if rightly_differs(one.g, two.g, seat):
            break
        compare_worlds(one, two, seat)
        compare_moments(here_seen, there_seen, seat)
    else:
        return
    report.secrecy_ended_early += 1


def other_world(table: Table, seat: int, rng: Rng) -> Table:
    """The same table with what the seat does not know redrawn, wholly or by one swap; chance is left as it is."""
    g = table.g.copy()
    if rng.below(3) or not swap_two(g, seat, rng):
        redraw(g, seat, rng)
    return Table.from_state(table.game, table.options, g)


def pick_alike(one: Table, two: Table, seat: int, rng: Rng) -> tuple[int, Option, Option | None]:
    """A random answer in one world and its like in the other: None if there is none.

    Where the answer is secret, its like is another answer about the same things; otherwise it is the same answer.
    """
    answerer, option = pick(one, rng)
    choice = two.choice_of(answerer)
    assert choice is not None
    options = choice.options(two.g)
    if choice.ask.secret and answerer != seat:
        alike = [other for other in options if other.touches == option.touches]
        if alike:
            return answerer, option, rng.pick(alike)
    shared = {other.notation for other in options}
    common = [mine for mine in one.legal(answerer) if mine.notation in shared]
    if not common:
        return answerer, option, None
    option = rng.pick(common)
    return answerer, option, option if align(two, seat, choice, option) else None


def align(two: Table, seat: int, choice: Choice, option: Option) -> bool:
    """Let the same answer touch the same slots in the other world; False if it is not legal or not possible there.

    The answer names a card, and a card may lie in another slot of the same hand there. To the seat those slots are
    alike, so their faces are swapped first.
    """
    for _ in option.touches:
        same = [other for other in choice.options(two.g) if other.notation == option.notation]
        if not same:
            return False
        apart = [(a, b) for a, b in zip(option.touches, same[0].touches, strict=False) if a != b]
        if not apart:
            return True
        if not swap_alike(two.g, seat, slot_of(apart[0][0]), slot_of(apart[0][1])):
            return False
    return choice.find(two.g, option.notation)[0]


def slot_of(key: str) -> int:
    """The slot of a card's key, or -1."""
    kind, _, number = key.partition(":")
    return int(number) if kind == "card" else -1


def swap_alike(g: State, seat: int, one: int, two: int) -> bool:
    """Swap the faces of two slots that the seat cannot tell apart and others know alike."""
    known = g.cards.known
    if one < 0 or two < 0 or known[one] != known[two] or g.cards.knows(seat, one):
        return False
    face = g.cards.face
    face[one], face[two] = face[two], face[one]
    if not believable(g, seat):
        return False
    mend_facts(g.cards)
    return True


def swap_two(g: State, seat: int, rng: Rng) -> bool:
    """Swap two faces the seat does not know, where it could not tell; False if no pair was found."""
    unknown = [slot for slot in range(len(g.cards.face)) if not g.cards.knows(seat, slot)]
    if len(unknown) < 2:
        return False
    face = g.cards.face
    for _ in range(20):
        one, two = rng.pick(unknown), rng.pick(unknown)
        face[one], face[two] = face[two], face[one]
        if face[one] != face[two] and believable(g, seat):
            mend_facts(g.cards)
            return True
        face[one], face[two] = face[two], face[one]
    return False


def believable(g: State, seat: int) -> bool:
    """Whether the faces agree with what the seat knows of slots it does not know outright."""
    if any(is_false(g.cards, fact) for fact in g.cards.facts_of(seat)):
        return False
    face = g.cards.face
    if not all(any(wanted(face[slot]) for slot in slots) for slots, wanted in g.demands(seat)):
        return False
    if any(sum(sort(face[slot]) for slot in slots) != count for slots, sort, count in g.quotas(seat)):
        return False
    return all(allowed(face[slot]) for slots, allowed in g.restrictions(seat) for slot in slots)


def compare_worlds(one: Table, two: Table, seat: int) -> None:
    """Raise if the seat, or the public, can tell the two worlds apart."""
    if one.asked != two.asked:
        raise BrokenLaw(5, f"seat {seat} can tell by who is asked: {one.asked} here, {two.asked} there")
    if observe(one, seat) != observe(two, seat):
        raise BrokenLaw(5, f"seat {seat} can tell by what it sees: {first_difference(one, two, seat)}")
    if known_to(one.g, seat) != known_to(two.g, seat):
        raise BrokenLaw(5, f"seat {seat} can tell by which cards it knows: {known_to(one.g, seat)} here")
    if observe(one, None) != observe(two, None):
        raise BrokenLaw(5, f"those who watch can tell what seat {seat} cannot: {first_difference(one, two, None)}")


def compare_moments(one: list[dict[int | None, View]], two: list[dict[int | None, View]], seat: int) -> None:
    """Raise if the seat, or the public, can tell two worlds apart by what it saw while an answer was carried out."""
    for viewer in (seat, None):
        who = "those who watch" if viewer is None else f"seat {viewer}"
        seen, also = ([msgspec.json.encode(at[viewer]) for at in moments if viewer in at] for moments in (one, two))
        if len(seen) != len(also):
            raise BrokenLaw(5, f"{who} can tell by how much happens: {len(seen)} moments here, {len(also)} there")
        for number, (here, there) in enumerate(zip(seen, also, strict=True)):
            if here != there:
                raise BrokenLaw(5, f"{who} can tell by moment {number} of an answer: {parting(here, there)}")


def known_to(g: State, seat: int) -> list[int]:
    """The slots a seat knows: what it may think with, whether or not its view shows them."""
    return [slot for slot in range(len(g.cards.face)) if g.cards.knows(seat, slot)]


def first_difference(one: Table, two: Table, seat: int | None) -> str:
    """Where two observations part."""
    return parting(observe(one, seat), observe(two, seat))


def parting(one: bytes, two: bytes) -> str:
    """Where two texts part, with a little of what stands around it."""
    here, there = one.decode(), two.decode()
    at = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
    return f"…{here[max(0, at - 60) : at + 40]}… here, …{there[max(0, at - 60) : at + 40]}… there"


def rightly_differs(one: State, two: State, seat: int) -> bool:
    """Whether the seat has learnt, as it may, a face or hidden value that differs between the worlds."""
    both = [slot for slot in range(len(one.cards.face)) if one.cards.knows(seat, slot) and two.cards.knows(seat, slot)]
    if any(one.cards.face[slot] != two.cards.face[slot] for slot in both):
        return True
    for here, there in zip(shown_to(one, seat), shown_to(two, seat), strict=False):
        if here != there:
            if here[0] == there[0]:
                return True
            break  # a different slot shown is not legitimate knowledge; compare_worlds must fail
    told, retold = ([(fact.mask, fact.faces) for fact in g.cards.facts_of(seat)] for g in (one, two))
    return bool(told != retold or one.knowledge(seat) != two.knowledge(seat))


def shown_to(g: State, seat: int) -> list[tuple[int, int]]:
    """The slots a seat was shown by the last answer, with their faces then; also those mixed away before it ended."""
    return [(slot, face) for seats, slot, face in g.cards.shown or () if seats >> seat & 1]


def check_ids(game: Game, variant: Variant, games: int = 60, first: int = 0) -> None:
    """Law 5, over many deals: the number of a slot tells nothing about the face behind it.

    Of the slots a seat does not know at its first decision, none may have a face far more often than that face's share,
    and of two neighbours neither may have the greater face far more often than the other.
    """
    seen: Counter[tuple[int, int, int]] = Counter()
    shares: dict[tuple[int, int], float] = {}
    rising = falling = 0
    for seed in range(first, first + games):
        g = Table.new(game, variant.seats, seed=seed, options=variant.options, listen=False).g
        for seat in range(variant.seats):
            unknown = [slot for slot in range(len(g.cards.face)) if not g.cards.knows(seat, slot)]
            hidden = [g.cards.face[slot] for slot in unknown]
            pool = Counter(hidden)
            for slot, face in zip(unknown, hidden, strict=True):
                seen[seat, slot, face] += 1
                shares[seat, face] = max(shares.get((seat, face), 0.0), pool[face] / len(unknown))
            rising += sum(a < b for a, b in pairwise(hidden))
            falling += sum(a > b for a, b in pairwise(hidden))
    for (seat, slot, face), count in seen.items():
        share = shares[seat, face]
        if share < 0.5 and count > games * (share + 0.35):
            raise BrokenLaw(5, f"seat {seat} can tell slot {slot}: its face is {face} in {count} of {games} deals")
    if abs(rising - falling) > 0.25 * (rising + falling) + 20:
        raise BrokenLaw(5, f"the order of slots tells of faces: {rising} times rising, {falling} times falling")
