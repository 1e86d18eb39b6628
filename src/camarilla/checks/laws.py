"""Checks the nine laws by random play; `docs/explanation/architecture.md` states them.

`check_game` plays one game at random through the public table and holds every law at its decisions. It raises
`BrokenLaw` with what was seen; a `Report` says how much was looked at. Law 9 (scenarios undone, cloned, saved) lives in
the scenario harness; its share here is that every free undo leads back to exactly where the answer was given.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import msgspec

from camarilla.checks.history import Past, check_history, is_false, mend_facts
from camarilla.kernel.bots import Sampler
from camarilla.kernel.choices import Choice, Poll, Question
from camarilla.kernel.errors import BrokenLaw, CamarillaError, IllegalMove
from camarilla.kernel.facets import Series, need
from camarilla.kernel.game import Game, Variant
from camarilla.kernel.options import Option
from camarilla.kernel.records import Record
from camarilla.kernel.replay import verify
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.sampling import redraw
from camarilla.kernel.state import State
from camarilla.kernel.table import Table
from camarilla.kernel.view import View

__all__ = [
    "SERIES_LENGTH",
    "Play",
    "Report",
    "check_game",
    "check_ids",
    "check_secrecy",
    "check_series",
    "check_table",
    "observe",
    "pick",
]

NONSENSE = ("", "no-such-move", "pass!", "🂡", "0")
LOOK_EVERY = 5
"""At every how many decisions, on average, the costly laws look in the beginning; in long games less and less often."""
MOST_WATCHED = 4
"""For how many seats at once the costly law of secrecy is held."""
SERIES_LENGTH = 5
"""So many games of a series are played, each set up from what the one before left."""


class Report(msgspec.Struct):
    """How much the laws looked at."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    secrecy_runs: int = 0
    secrecy_steps: int = 0
    secrecy_ended_early: int = 0
    samples: int = 0
    histories: int = 0
    histories_ended_early: int = 0
    undos: int = 0
    series: int = 0

    def add(self, other: Report) -> None:
        """Sum up."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, max(mine, theirs) if name == "longest" else mine + theirs)


def observe(table: Table, seat: int | None) -> bytes:
    """Everything a seat (None: the public) can notice: view, who is asked, own prompt, options, refusals, events.

    What can be worked out from the view, and the previews of its options, are functions of these and belong to them.
    """
    view = table.view(seat, figures=True)
    noticed: dict[str, Any] = {"view": view, "events": table.seen(seat)}
    if seat is not None:
        noticed["prompt"] = table.prompt(seat)
        noticed["options"] = table.legal(seat)
        noticed["refusals"] = table.refusals(seat)
        if table.game.previews is not None:
            noticed["previews"] = [table.game.previews.tell(view, option.notation) for option in table.legal(seat)]
    return msgspec.json.encode(noticed)


def check_game(game: Game, variant: Variant, seed: int) -> Report:
    """Play one random game and check every law; returns what was covered."""
    table = Table.new(game, variant.seats, seed=seed, options=variant.options)
    return check_table(table, seed, f"{game.name}, {variant}, seed {seed}")


def check_series(game: Game, variant: Variant, seed: int) -> Report:
    """Play a series of random games, each set up with what the one before left, and check every law."""
    series = need(game.series, Series, game.name)
    report = Report(series=1)
    options = dict(variant.options)
    for number in range(SERIES_LENGTH):
        table = Table.new(game, variant.seats, seed=SERIES_LENGTH * seed + number, options=options)
        name = f"{game.name}, {variant}, series of seed {seed}, game {number + 1}"
        report.add(check_table(table, SERIES_LENGTH * seed + number, name))
        sequel = series.sequel(table.g)
        if sequel is None:
            raise BrokenLaw(7, f"{name}: it is over, but leaves nothing for the next game")
        options.update(sequel)
    return report


class Play:
    """How the laws play a table: at random and to its end, unless somebody plays otherwise."""

    most: int | None = None
    """After so many decisions they stop."""

    def choose(self, table: Table, rng: Rng) -> tuple[int, Option]:
        """The next answer, and whose it is."""
        return pick(table, rng)

    def look(self, table: Table) -> None:
        """Something to look at, at every decision."""

    def finish(self, table: Table) -> None:
        """The table was played: its record must be that of its replay."""
        check_record(table)


def check_table(table: Table, seed: int, name: str, play: Play | None = None) -> Report:
    """Play a table and hold every law; `name` identifies it in error messages."""
    play = play if play is not None else Play()
    bound = table.game.bound(table.seats, table.options)
    rng = Rng(seed_bytes(seed)).fork("laws")
    looking_back = Rng(seed_bytes(seed)).fork("history")
    past: Past | None = None
    report = Report(games=1)
    next_look = rng.below(LOOK_EVERY)
    watch = False
    witness = table.game.witness() if table.game.witness is not None else None
    views: list[tuple[View, bytes]] = []
    try:
        while not table.over and report.decisions != play.most:
            table.g.check()
            play.look(table)
            if witness is not None:
                witness.look(table.g)
            if table.at_checkpoint and not table.held and (past is None or not past.follows(table)):
                past = Past(table)
            look = report.decisions >= next_look
            if look:
                seat = rng.below(table.seats)
                views.append((table.view(seat), msgspec.json.encode(table.view(seat))))
                check_refusals(table)
                check_copies(table, rng)
                check_sample(table, rng, report)
                if past is not None and past.follows(table):
                    look_back(table, past, looking_back, report)
                watch = True
                next_look = report.decisions + 1 + rng.below(2 * LOOK_EVERY + report.decisions // 2)
            if watch and not table.over and table.at_checkpoint:
                watch = False
                for seat in some_seats(table, rng):
                    check_secrecy(table, seat, rng, report)
            play_one(table, play.choose(table, rng), report, look)
            report.decisions += 1
            if report.decisions > bound:
                raise BrokenLaw(7, f"the game has more than {bound} decisions")
        table.g.check()
        check_views(views)
        play.finish(table)
    except BrokenLaw as broken:
        raise BrokenLaw(broken.law, f"{name}, decision {report.decisions}: {broken.text}") from None
    report.longest = report.decisions
    return report


def look_back(table: Table, past: Past, rng: Rng, report: Report) -> None:
    """Law 8, for what has happened: some seat looks back from where the table stands."""
    report.histories += 1
    if not check_history(table, past, rng.below(table.seats), rng.fork("sample")):
        report.histories_ended_early += 1


def some_seats(table: Table, rng: Rng) -> list[int]:
    """A few seats, or all."""
    seats = list(range(table.seats))
    rng.shuffle(seats)
    return seats[:MOST_WATCHED]


def play_one(table: Table, answer: tuple[int, Option], report: Report, look: bool) -> None:
    """Law 1: whoever must act has options, and each applies. A free undo leads back (law 9)."""
    seat, option = answer
    before = table.dump() if look else b""
    try:
        table.play(seat, option)
    except IllegalMove as refusal:
        raise BrokenLaw(1, f"seat {seat}: the listed option {option.notation!r} does not apply: {refusal}") from None
    if look and table.can_undo(seat):
        table.undo(seat)
        if table.dump() != before:
            raise BrokenLaw(9, f"undoing {option.notation!r} of seat {seat} did not lead back")
        table.play(seat, option)
        report.undos += 1


def pick(table: Table, rng: Rng) -> tuple[int, Option]:
    """A random seat of those that must act, and a random option of it."""
    seat = rng.pick(table.to_act)
    options = table.legal(seat)
    if not options:
        raise BrokenLaw(1, f"seat {seat} must act but has no option")
    notations = {option.notation for option in options}
    if len(notations) != len(options):
        raise BrokenLaw(1, f"seat {seat} has two options with one notation: {sorted(notations)}")
    return seat, rng.pick(options)


def check_refusals(table: Table) -> None:
    """Law 2: what is not listed is refused with a reason, and changes nothing."""
    before = table.dump()
    for seat in range(table.seats):
        listed = {option.notation for option in table.legal(seat)}
        refused = {refusal.notation for refusal in table.refusals(seat)}
        if listed & refused:
            raise BrokenLaw(2, f"seat {seat}: {sorted(listed & refused)} is both legal and refused")
        for notation in [*NONSENSE, *sorted(refused)]:
            if notation in listed:
                continue
            if table.why_not(seat, notation) is None:
                raise BrokenLaw(2, f"seat {seat}: {notation!r} is not listed, but nothing says why")
            try:
                table.play(seat, notation)
            except IllegalMove:
                continue
            raise BrokenLaw(2, f"seat {seat}: {notation!r} is not listed but was played")
    if table.dump() != before:
        raise BrokenLaw(2, "a refused move changed something")


def check_copies(table: Table, rng: Rng) -> None:
    """Law 4: a saved and loaded table, and a clone, are this table; they play on alike, and apart from it."""
    before = table.dump()
    try:
        loaded = Table.load(before)
    except CamarillaError as refusal:
        raise BrokenLaw(4, f"a saved table cannot be loaded: {refusal}") from None
    clone = table.clone(listen=True)
    for name, other in (("loaded table", loaded), ("clone", clone)):
        if other.dump() != before:
            raise BrokenLaw(4, f"a {name} differs from its original")
        if other.to_act != table.to_act:
            raise BrokenLaw(4, f"a {name} waits for {other.to_act}, its original for {table.to_act}")
    for _ in range(1 + rng.below(6)):
        if clone.over:
            break
        seat, option = pick(clone, rng)
        clone.play(seat, option)
        if loaded.why_not(seat, option.notation) is not None:
            raise BrokenLaw(4, f"a loaded table refuses {option.notation!r} of seat {seat}, its clone does not")
        loaded.play(seat, option.notation)
        if clone.dump() != loaded.dump() or clone.seen(seat) != loaded.seen(seat):
            raise BrokenLaw(4, f"clone and loaded table part ways after {option.notation!r} of seat {seat}")
    if table.dump() != before:
        raise BrokenLaw(4, "playing on a copy changed the original")


def check_views(views: list[tuple[View, bytes]]) -> None:
    """Law 4, for views: one that was shown stays as it was shown, whatever happens at the table."""
    for view, shown in views:
        if msgspec.json.encode(view) != shown:
            raise BrokenLaw(4, f"a view of seat {view.seat} changed with the table: it shares something with the state")


def check_sample(table: Table, rng: Rng, report: Report) -> None:
    """Law 8: a sample gives its seat its own view back, depends on view and stream alone, and can be played out."""
    seat = rng.below(table.seats)
    stream = rng.fork("sample")
    sample = table.sample(seat, stream.copy())
    if sample.view(seat) != table.view(seat):
        raise BrokenLaw(8, f"a sample for seat {seat} does not give it its own view back")
    if sample.legal(seat) != table.legal(seat):
        raise BrokenLaw(8, f"a sample for seat {seat} does not give it its own options back")
    elsewhere = Sampler(table, seat).sample(stream.copy())
    if elsewhere.g.dump() != sample.g.dump():
        raise BrokenLaw(8, f"a sample for seat {seat} depends on more than its view and the stream")
    twin = sample.clone() if sample.at_checkpoint else table.sample(seat, stream.copy())
    for _ in range(LOOK_EVERY):
        if not sample.over:
            answerer, option = pick(sample, stream)
            sample.play(answerer, option)
            twin.play(answerer, option.notation)
            sample.g.check()
    if twin.g.dump() != sample.g.dump() or twin.asked != sample.asked:
        raise BrokenLaw(8, "a sample and its twin part ways")
    play_out(sample, stream)
    report.samples += 1


def play_out(sample: Table, rng: Rng) -> None:
    """Play a sample to its end without its table: it must end (law 7), with every piece in its place (law 6)."""
    bound = sample.game.bound(sample.seats, sample.options)
    question = sample.pending
    for _ in range(bound + 1):
        if question is None:
            sample.g.check()
            return
        try:
            question = sample.flow.send(any_answer(sample.g, question, rng))
        except StopIteration:
            question = None
    raise BrokenLaw(7, f"a sample has more than {bound} decisions")


def any_answer(g: State, question: Question, rng: Rng) -> Any:
    """A random answer to a question, as its flow gets it."""
    if isinstance(question, Poll):
        return question.close({choice.seat: rng.pick(choice.values(g)) for choice in question.choices})
    assert isinstance(question, Choice)
    return rng.pick(question.values(g))


def check_record(table: Table) -> None:
    """Law 3: same seed, options and answers give the same events, byte for byte."""
    lines = table.record.lines()
    again = verify(Record.read(lines))
    if again.record.lines() != lines:
        raise BrokenLaw(3, "the record of a replay is not the record replayed")


# -- Law 5: non-interference -------------------------------------------------------------------------------------------


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
