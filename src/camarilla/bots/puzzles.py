"""Finds puzzles: positions of games between bots in which one answer is clearly best.

A decision is looked at if bots of middling skill do not agree on it, or if they all may miss the best answer, and if
somebody's chances changed until the next such decision, more than after most, or if it is one of the winner's last. It
is a puzzle if no such bot, or not every one, finds the answer, and if the player's line wins by force and no other
first answer does (`camarilla.bots.forced_wins`), or if two searches with different luck, each with four times the usual
budget, put the same answer well ahead of all others. There no answer drops out early: a first part of the budget goes
to all alike, the rest to those that lead.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from hashlib import blake2b
from itertools import pairwise
from math import log10
from statistics import fmean
from typing import Final

import msgspec

from camarilla.bots.forced_wins import TooWide, is_refuted, wins_always
from camarilla.bots.levels import effort_of, level_bot
from camarilla.bots.match import play_match
from camarilla.bots.review import chances_of, who_answered
from camarilla.bots.search import Search
from camarilla.bots.simulate import Plan
from camarilla.checks.puzzles import ASK, SAVE, STOP, WIN, Proof, Puzzle, threat_to
from camarilla.kernel.bots import Look
from camarilla.kernel.events import seen_by
from camarilla.kernel.records import Record
from camarilla.kernel.replay import replay, take
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table

__all__ = ["LEAD", "LOOKED_AT", "SEEDS", "WORLDS", "lead_of", "proof_of", "puzzles_in", "searched", "win_proof"]

LEAD: Final = 0.15
"""By so much, as a part of a win, the best answer is ahead of the second."""
PROMISING: Final = 0.18
"""A position is searched at length if a short search sees one answer ahead by so much..."""
GLANCE: Final = 2
"""...with one in so many of the usual iterations..."""
UNLIKELY: Final = 0.08
"""...and given up after the first part of a search if the lead is less than this."""
SEEDS: Final = 2
TIMES: Final = 4
"""How often the usual budget each search has."""
TO_ALL: Final = 3
"""One in so many iterations goes to all answers alike..."""
LEADING: Final = 3
"""...and the others to so many that lead."""
WORLDS: Final = 24
"""In so many worlds a win by force is proven."""
REFUTING: Final = 8
"""One of so many worlds must refute every other answer."""
LONGEST_LINE: Final = 5
MOST_OPTIONS: Final = 24
FEW: Final = 4
"""So many bots of middling skill must not agree..."""
ASKED: Final = 16
"""...and so many are asked to tell how hard a puzzle is: all alike..."""
MIDDLING: Final = "level3"
MIDDLE: Final = 1500
"""...and stand here on the scale of ratings."""
HOPELESS: Final = 0.1
"""An answer that wins less often than this loses nearly for certain."""
KEPT_EVENTS: Final = 24
LOOKED_AT: Final = 12
"""So many decisions of a game are looked at, unless somebody says otherwise."""
A_GAME: Final = 3
"""So many puzzles are taken from one game at most: one of each question."""
NAME_BYTES: Final = 4
Question = tuple[int, int, str, frozenset[str]]
"""The turn, the seat, what is asked, and the answers."""


def puzzles_in(plan: Plan, number: int, decisions: int = LOOKED_AT) -> Iterator[Puzzle]:
    """The puzzles in one game of a plan, of which so many decisions are looked at."""
    match = play_match(plan.game, plan.bots, seed=plan.game_seed(number), options=plan.options, record=True)
    assert match.record is not None
    yield from puzzles_of_record(match.record, number, decisions)


def puzzles_of_record(record: Record, number: int, decisions: int) -> Iterator[Puzzle]:
    """The puzzles in a recorded game, no question twice and no answer twice."""
    table = replay(record, 0)
    lines = lines_to_victory(record)
    turning = turning_points(record, decisions)
    asked: set[str] = set()
    answers: set[str] = set()
    for step, entry in enumerate(record.entries):
        turns = turning.get(step, [])
        for seat in [*turns, *[each for at, each in lines if at == step and each not in turns]]:
            prompt = table.prompt(seat)
            assert prompt is not None
            if prompt.label.id in asked:
                continue
            puzzle = puzzle_at(table, seat, lines.get((step, seat)), number, seat in turns)
            if puzzle is not None and puzzle.solution[0] not in answers:
                asked.add(prompt.label.id)
                answers.add(puzzle.solution[0])
                yield puzzle
        if len(asked) >= A_GAME:
            return
        take(table, entry.step)


def turning_points(record: Record, most: int) -> dict[int, list[int]]:
    """The steps of a game after which somebody's chances changed most, and who had a choice there.

    So many, at most, are taken of those on which bots of middling skill do not agree, and so many of those on which
    they do: a heuristic that thinks of one answer only always agrees with itself. Of these, what is asked again in the
    same turn, with the same answers, counts once.
    """
    table = replay(record, 0)
    chances = [chances_of(table)]
    disputed: dict[int, list[int]] = {}
    agreed: dict[int, list[int]] = {}
    questions: dict[tuple[int, int], Question] = {}
    for step, entry in enumerate(record.entries):
        for seat, *_ in entry.answers:
            if 1 < len(table.legal(seat)) <= MOST_OPTIONS:
                (disputed if is_disputed(table, seat) else agreed).setdefault(step, []).append(seat)
                questions[step, seat] = question_at(table, seat)
        take(table, entry.step)
        chances.append(chances_of(table))
    wanted = {step: disputed[step] for step in most_changed(disputed, chances)[:most]}
    asked: set[Question] = set()
    for step in most_changed(agreed, chances):
        fresh = [seat for seat in agreed[step] if questions[step, seat] not in asked]
        if fresh and len(asked) < most:
            wanted[step] = [*wanted.get(step, []), *fresh]
            asked.update([questions[step, seat] for seat in fresh])
    return wanted


def question_at(table: Table, seat: int) -> Question:
    """What a seat is asked, by what makes it the same question when it comes again in the same turn."""
    prompt = table.prompt(seat)
    assert prompt is not None
    turn = table.game.prospects.turns(table.g)
    return turn, seat, prompt.label.id, frozenset([option.notation for option in table.legal(seat)])


def most_changed(choosing: Collection[int], chances: list[list[float]]) -> list[int]:
    """Steps of a game by how much somebody's chances changed until the next of them, the greatest change first."""
    ends = dict(pairwise([*choosing, len(chances) - 1]))
    return sorted(choosing, key=lambda step: -change(chances[step], chances[ends[step]]))


def is_disputed(table: Table, seat: int) -> bool:
    """Whether bots of middling skill give more than one answer here."""
    return len(set(middling_answers(table, seat, FEW))) > 1


def change(before: list[float], after: list[float]) -> float:
    """By how much the chance of whoever it changed most did change."""
    return max([abs(one - two) for one, two in zip(before, after, strict=True)])


def lines_to_victory(record: Record) -> dict[tuple[int, int], list[str]]:
    """The last answers of the winners, from each of their late decisions on, by step and seat."""
    table = replay(record, 0)
    given: dict[int, list[tuple[int, str]]] = {}
    for step, entry in enumerate(record.entries):
        seat, played = who_answered(table, entry.answers)
        if played is not None and len(table.legal(seat)) > 1:
            given.setdefault(seat, []).append((step, played.notation))
        take(table, entry.step)
    winners = record.result.winners if record.result is not None else ()
    found: dict[tuple[int, int], list[str]] = {}
    for seat in winners:
        last = given.get(seat, [])[-LONGEST_LINE:]
        for at, (step, _) in enumerate(last):
            found[step, seat] = [notation for _, notation in last[at:]]
    return found


# -- One position ------------------------------------------------------------------------------------------------------


def puzzle_at(table: Table, seat: int, line: list[str] | None, number: int, turns: bool = True) -> Puzzle | None:
    """The puzzle at a table for a seat, if there is one; `line` is how the seat went on to win soon.

    It is searched only where the game turned; a win is proven everywhere, since that costs little. What every bot of
    middling skill answers is no puzzle.
    """
    easy = set(middling_answers(table, seat, FEW))
    if len(easy) > 1:
        easy = set()
    if line is not None and line[0] not in easy:
        proof = win_proof(table, seat, line)
        if proof is not None:
            return written(table, seat, WIN, line, proof, number)
    if not turns:
        return None
    promising, lead = lead_of(glanced(table, seat))
    if lead < PROMISING or promising in easy:
        return None
    best, proof = proof_of(table, seat)
    if proof is None or best in easy:
        return None
    return written(table, seat, kind_of(table, seat, best, proof), [best], proof, number)


def middling_answers(table: Table, seat: int, times: int) -> list[str]:
    """What bots of middling skill answer, so many of them, each fresh at the table."""
    rng = Rng(bytes(32)).fork("middling")
    bots = [level_bot(table.game, MIDDLING) for _ in range(times)]
    return [bot.act(table.look(seat, bot.thinks, bot.listens), rng).notation for bot in bots]


def win_proof(table: Table, seat: int, line: list[str]) -> Proof | None:
    """The proof that a line wins by force and no other first answer does, if that is so."""
    try:
        if not wins_always(table, seat, line, WORLDS):
            return None
        others = [option.notation for option in table.legal(seat) if option.notation != line[0]]
        refuted = all([is_refuted(table, seat, other, len(line), REFUTING) for other in others])
    except TooWide:
        return None
    return Proof(worlds=WORLDS) if refuted else None


def proof_of(table: Table, seat: int) -> tuple[str, Proof | None]:
    """The best answer and the proof, if searches with different luck agree that it is well ahead."""
    found: list[dict[str, float]] = []
    best = ""
    iterations = TIMES * effort_of(table.game).iterations
    for luck in range(1, SEEDS + 1):
        worths = searched(table, seat, iterations, luck)
        first, lead = lead_of(worths)
        if lead < LEAD or (best and first != best):
            return first, None
        best = first
        found.append({notation: round(worth, 3) for notation, worth in worths.items()})
    return best, Proof(iterations=iterations, worths=found)


def glanced(table: Table, seat: int) -> dict[str, float]:
    """What a short search expects of each answer it has tried, as a part of a win."""
    usual = effort_of(table.game)
    effort = msgspec.structs.replace(usual, iterations=usual.iterations // GLANCE, seconds=0.0)
    search = Search(table.game, seat, effort)
    thought = search.think(look_for(table, search, effort.worlds + 1), Rng(bytes(32)).fork("glance"))
    return {one.option.notation: one.worth for one in thought.weighed if one.visits}


def look_for(table: Table, search: Search, worlds: int) -> Look:
    """What a search gets: so many worlds, and those that its heuristic thinks in."""
    return table.look(search.seat, worlds + (int(search.mind.thinks) if search.mind is not None else 0), False)


def searched(table: Table, seat: int, iterations: int, luck: int) -> dict[str, float]:
    """What a search of so many iterations expects of each answer, as a part of a win; all are tried in equal worlds."""
    search = Search(table.game, seat, msgspec.structs.replace(effort_of(table.game), seconds=0.0))
    look = look_for(table, search, iterations)
    stream = Rng(bytes(32)).fork(f"luck:{luck}")
    root = search.root(look, stream)
    assert look.sampler is not None
    running = [option.notation for option in look.options]
    worths: dict[str, list[float]] = {notation: [] for notation in running}
    done, narrowed = 0, False
    while done + len(running) <= iterations:
        lap = len(worths[running[0]])
        for notation in running:
            world = look.sampler.sample(stream.fork(f"world:{lap}"))
            chance = stream.fork(f"luck:{lap}")
            search.doubt(look.sampler, world, chance)
            worths[notation].append(search.iterate(world, root, notation, chance))
        done += len(running)
        if not narrowed and done >= iterations // TO_ALL:
            narrowed = True
            running = sorted(running, key=lambda notation: -fmean(worths[notation]))[:LEADING]
            if fmean(worths[running[0]]) - fmean(worths[running[1]]) < UNLIKELY:
                break
    return {notation: fmean(told) for notation, told in worths.items()}


def lead_of(worths: dict[str, float]) -> tuple[str, float]:
    """The best answer, and by how much it is ahead of the second."""
    if len(worths) < 2:
        return next(iter(worths), ""), 0.0
    first, second, *_ = sorted(worths, key=lambda notation: -worths[notation])
    return first, worths[first] - worths[second]


def kind_of(table: Table, seat: int, best: str, proof: Proof | None) -> str:
    """What a puzzle that was searched asks."""
    if threat_to(table, seat) is not None:
        return STOP
    assert proof is not None
    others = [worth for worths in proof.worths for notation, worth in worths.items() if notation != best]
    return SAVE if max(others) < HOPELESS else ASK


def written(table: Table, seat: int, kind: str, line: list[str], proof: Proof, number: int) -> Puzzle:
    """The puzzle as it is kept."""
    saved = table.dump()
    prompt = table.prompt(seat)
    threat = threat_to(table, seat) if kind == STOP else None
    assert prompt is not None
    rule = threat.rule if threat is not None else prompt.rule
    name = blake2b(saved + bytes([seat]), digest_size=NAME_BYTES).hexdigest()
    events = seen_by(table.events, seat)[-KEPT_EVENTS:]
    position = msgspec.json.decode(saved)
    rating = rating_of(middling_answers(table, seat, ASKED).count(line[0]))
    return Puzzle(name, kind, seat, line, rule, rating, proof, number, events, position)


def rating_of(hits: int) -> int:
    """How hard a puzzle is that a bot of middling skill solves so often: by the odds that Elo's scale gives it."""
    share = (hits + 1) / (ASKED + 2)
    return round(MIDDLE - 400 * log10(share / (1 - share)))
