"""The arena: fair seatings, games that repeat wherever they are played, honest intervals, reports, going on."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import Future
from pathlib import Path

import msgspec
import pytest

from camarilla.bots.arena import Contest, Played, contest_for, handed_out, keep, play_contest, read_kept, round_length
from camarilla.bots.report import markdown, write_report
from camarilla.bots.standings import Standings, standings_of, student
from camarilla.cli.main import code_of
from camarilla.kernel.errors import BadInput


def contest(entrants: list[str], seats: int, game: str = "coup") -> Contest:
    return contest_for(game, entrants, seats=seats, seed=1)


@pytest.mark.parametrize(("entrants", "seats"), [(2, 2), (3, 2), (2, 3), (2, 4), (4, 4), (5, 3), (3, 6)])
def test_every_bot_has_every_seat_equally_often(entrants: int, seats: int) -> None:
    names = ["random", "honest", "heuristic", "level2", "level1"][:entrants]
    plan = contest(names, seats)
    whole = round_length(entrants, seats)
    for lap in range(3):
        sat = Counter(
            (seat, bot)
            for number in range(lap * whole, (lap + 1) * whole)
            for seat, bot in enumerate(plan.seating(number))
        )
        assert set(sat.values()) == {whole // entrants}
        assert len(sat) == entrants * seats


def test_a_seat_that_the_rules_play_is_no_entrant() -> None:
    with pytest.raises(BadInput, match="the rules play a seat"):
        contest_for("pax", ["random", "heuristic"], options={"opponent": "joseph_ii"})


def test_each_deal_is_played_from_every_seat() -> None:
    plan = contest(["random", "honest", "level2"], 3)
    assert len({plan.game_seed(number) for number in range(3)}) == 1
    assert plan.game_seed(2) != plan.game_seed(3)
    first = plan.seating(0)
    assert [plan.seating(number) for number in range(3)] == [first[at:] + first[:at] for at in range(3)]


@pytest.mark.parametrize(("entrants", "seats"), [(2, 2), (2, 3), (2, 4), (3, 4), (3, 6), (2, 6)])
def test_no_seating_of_a_deal_is_played_twice(entrants: int, seats: int) -> None:
    """The same bots at the same seats with the same deal would be the same game."""
    plan = contest(["random", "honest", "level2"][:entrants], seats)
    games = range(2 * round_length(entrants, seats))
    assert len({(plan.deal(number), plan.seating(number)) for number in games}) == len(games)


def without_time(games: list[Played]) -> list[Played]:
    return sorted([msgspec.structs.replace(game, seconds=0.0) for game in games], key=lambda game: game.number)


def test_games_are_the_same_wherever_they_are_played() -> None:
    plan = contest(["random", "level2"], 2)
    here = list(play_contest(plan, range(6)))
    assert without_time(list(play_contest(plan, range(6), jobs=2))) == without_time(here)


def game(number: int, bots: str, ranks: str) -> Played:
    """A made-up game: a letter a bot, a digit a rank."""
    places = tuple([int(rank) for rank in ranks])
    winners = tuple([seat for seat, rank in enumerate(places) if rank == 1])
    sides = tuple([(seat,) for seat in range(len(bots))])
    return Played(number, tuple(bots), sides, winners, places, places, 10 + number, 1.0)


def test_standings_count_what_happened() -> None:
    plan = Contest("coup", ("a", "b", "c"), 2, {}, "00" * 32)
    games = [game(0, "ab", "12"), game(1, "ba", "21"), game(2, "ac", "12"), game(3, "ca", "12"), game(4, "bc", "11")]
    found = standings_of(plan, games)
    assert found.entrants[0].name == "a"
    lines = {entrant.name: entrant for entrant in found.entrants}
    assert (lines["a"].games, lines["a"].wins, lines["a"].share, lines["a"].equal) == (4, 3.0, 0.75, 0.5)
    assert (lines["b"].wins, lines["c"].wins) == (0.5, 1.5)
    assert lines["a"].low < lines["a"].rating < lines["a"].high
    duels = {frozenset((duel.one, duel.other)): duel for duel in found.duels}
    assert duels[frozenset("ab")].ahead in (0.0, 1.0)
    assert duels[frozenset("ac")].ahead == 0.5
    assert [seat.share for seat in found.seats] == [(3 + 0.5) / 5, (1 + 0.5) / 5]
    assert (found.lengths.min, found.lengths.median, found.lengths.max) == (10, 12, 14)


def test_an_interval_counts_a_deal_once() -> None:
    """A hundred deals, each won from both seats by the same bot by turns: an even match, not a certain one."""
    plan = Contest("coup", ("a", "b"), 2, {}, "00" * 32)
    games = []
    for deal in range(100):
        won = deal % 2 == 0
        games.append(game(2 * deal, "ab", "12" if won else "21"))
        games.append(game(2 * deal + 1, "ba", "21" if won else "12"))
    (duel,) = standings_of(plan, games).duels
    assert duel.ahead == 0.5
    assert not duel.clear
    assert duel.high - duel.low == pytest.approx(2 * 1.96 * 0.5 / 10, rel=0.02)
    (sure,) = standings_of(plan, [game(number, "ab", "12") for number in range(40)]).duels
    assert sure.clear


def test_partners_are_no_rivals() -> None:
    plan = Contest("potdevin", ("a", "b"), 4, {}, "00" * 32)
    teams = Played(0, ("a", "b", "a", "b"), ((0, 2), (1, 3)), (0, 2), (1, 2, 1, 2), (9, 5, 9, 5), 50, 1.0)
    found = standings_of(plan, [teams, msgspec.structs.replace(teams, number=4)])
    assert {entrant.name: entrant.wins for entrant in found.entrants} == {"a": 4.0, "b": 0.0}
    assert found.entrants[0].equal == 0.5


# -- The command -------------------------------------------------------------------------------------------------------


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = contest(["random", "level2"], 2)
    for played in play_contest(plan, [0, 1, 2]):
        read_kept(tmp_path, plan)
        keep(tmp_path, played)
    first = (tmp_path / "games.jsonl").read_bytes()
    with (tmp_path / "games.jsonl").open("ab") as file:
        file.write(b'{"number": 3, "bo')  # the machine went down here
    command = ["arena", "coup", "--bots", "random,level2", "--seats", "2", "--games", "6", "--out", str(tmp_path)]
    assert code_of(command) == 0
    assert "Who finishes ahead" in capsys.readouterr().out
    kept = (tmp_path / "games.jsonl").read_bytes()
    assert kept.startswith(first)
    assert without_time(read_kept(tmp_path, plan)) == without_time(list(play_contest(plan, range(6))))
    assert code_of([*command, "--json"]) == 0
    assert (tmp_path / "games.jsonl").read_bytes() == kept, "nothing was missing"


def test_a_folder_holds_one_contest(tmp_path: Path) -> None:
    read_kept(tmp_path, contest(["random", "level2"], 2))
    with pytest.raises(BadInput, match="holds another contest"):
        read_kept(tmp_path, contest(["random", "level3"], 2))


def test_short_games_are_handed_out_in_bundles_and_long_ones_one_by_one() -> None:
    def sizes(seconds: float) -> list[int]:
        handed: list[list[int]] = []

        def play(bundle: list[int]) -> Future[list[Played]]:
            handed.append(bundle)
            done: Future[list[Played]] = Future()
            done.set_result([Played(number, (), (), (), (), (), 1, seconds) for number in bundle])
            return done

        played = list(handed_out(range(200), 2, play, lambda calls: (calls[:1], calls[1:])))
        assert [game.number for game in played] == list(range(200)), "each once"
        return [len(bundle) for bundle in handed]

    assert set(sizes(0.5)) == {1}
    assert max(sizes(0.02)) == 10
    assert max(sizes(0.0)) < 200 / 8, "everybody has some"
    assert sizes(0.0)[-1] == 1, "and at the end nobody waits for a large bundle of another"


def test_the_report_is_whole(tmp_path: Path) -> None:
    plan = contest(["random", "level2", "honest"], 2)
    games = list(play_contest(plan, range(6)))
    standings = standings_of(plan, games)
    names = [path.name for path in write_report(tmp_path, standings, games)]
    assert names == ["standings.json", "ratings.png", "pairs.png", "seats.png", "lengths.png", "report.html"]
    for name in names[1:5]:
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")
    text = (tmp_path / "report.html").read_text("utf-8")
    assert text.count("data:image/png;base64,") == 4
    assert "http" not in text, "it needs nothing from elsewhere"
    assert "| bot | rating |" in markdown(standings)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "random"], "at least two bots, each named once"),
        (["--bots", "random,random"], "at least two bots, each named once"),
        (["--bots", "random,oracle"], "has no bot 'oracle'"),
        (["--games", "0"], "a number from 1 on"),
        (["--jobs", "2", "--ray", "auto"], "not both"),
    ],
)
def test_what_makes_no_sense_is_refused(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert code_of(["arena", "coup", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_intervals_of_few_deals_are_wide() -> None:
    assert student(5) == pytest.approx(2.571, abs=0.03)
    assert student(30) == pytest.approx(2.042, abs=0.002)
    plan = contest(["random", "honest"], 2)

    def won(games: int) -> Standings:
        """The first bot wins every game."""
        played = []
        for number in range(games):
            bots = plan.seating(number)
            ranks = tuple([1 if bot == "random" else 2 for bot in bots])
            played.append(Played(number, bots, ((0,), (1,)), (ranks.index(1),), ranks, (0, 0), 1, 0.0))
        return standings_of(plan, played)

    assert not won(4).duels[0].clear, "two deals won throughout may be luck"
    assert won(8).duels[0].clear
