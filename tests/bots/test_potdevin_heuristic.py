"""The heuristic of Pot de Vin: plays to win, sees nothing it may not, finds what is plain to see."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla import Table, find, new
from camarilla.bots.match import seats_asked
from camarilla.bots.simulate import plan_for, simulate, wilson
from camarilla.games.potdevin.bot import Heuristic, Trick
from camarilla.games.potdevin.catalog import FACE, PERSON
from camarilla.games.potdevin.evaluation import (
    DEFAULT,
    NOTHING,
    Outlook,
    Position,
    Weights,
    chance_of_none,
    pile_points,
)
from camarilla.games.potdevin.scoring import PILE_POINTS, POWER_POINTS
from camarilla.kernel.bots import Look
from camarilla.kernel.game import Variant
from camarilla.kernel.rng import Rng, seed_bytes

GAME = find("potdevin")
VARIANTS = [pytest.param(variant, id=str(variant)) for variant in GAME.variants]


def choice(table: Table) -> str:
    """What the heuristic answers for the seat that must act."""
    seat = table.to_act[0]
    return Heuristic().act(table.look(seat, False, False), Rng(bytes(32))).notation


def at(seats: int = 4, teams: bool = False, **given: Any) -> Table:
    return Table.at("potdevin", given, seats=seats, options={"teams": teams} if seats == 4 else None)


def play(table: Table, *lines: str) -> Table:
    for line in lines:
        seat, notation = line.split(": ")
        table.play("ABCDEF".index(seat), notation)
    return table


# -- How strong it is --------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(
    ("bots", "seats", "teams", "games", "more_than"),
    [
        ("heuristic,random,random", 3, False, 100, 0.60),
        ("heuristic,random,random,random", 4, False, 200, 0.55),
        ("heuristic,random,random,random", 4, True, 100, 0.60),
        ("heuristic,random", 4, True, 150, 0.80),
        ("heuristic,random,random,random,random", 5, False, 100, 0.42),
        ("heuristic,random,random,random,random,random", 6, False, 120, 0.60),
        ("heuristic,random,random", 6, False, 150, 0.80),
    ],
)
def test_it_beats_random_clearly(bots: str, seats: int, teams: bool, games: int, more_than: float) -> None:
    plan = plan_for("potdevin", bots.split(","), seats=seats, options={"teams": teams}, seed=2017)
    heuristic = next(share for share in simulate(plan, games).bots if share.name == "heuristic")
    assert heuristic.games == games
    assert heuristic.low > more_than


@pytest.mark.long
def test_it_beats_a_player_who_does_not_look_ahead() -> None:
    """The same player with every weight at nought sees only the trick before it."""
    wins = 0
    for seed in range(240):
        table = new(GAME, seats=3, seed=seed, listen=False)
        blind = Heuristic(Weights(control=0.0, share=0.0, rival=0.0, high=0.0, low=0.0, gem=0.0, lead=0.0))
        players = [blind, blind, blind]
        players[seed % 3] = Heuristic()
        while not table.over:
            seat = table.to_act[0]
            table.play(seat, players[seat].act(table.look(seat, False, False), Rng(bytes(32))))
        assert table.result is not None
        wins += seed % 3 in table.result.winners
    assert wilson(wins, 240)[0] > 1 / 3


# -- What it may not see -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_plays_alike_in_every_world_its_seat_may_believe_in(variant: Variant) -> None:
    rng = Rng(seed_bytes(7))
    prompts: set[str] = set()
    for seed in range(6):
        table = new(GAME, seats=variant.seats, seed=seed, options=variant.options)
        while not table.over:
            for seat in seats_asked(table):
                look = table.look(seat, False, False)
                answer = Heuristic().act(look, rng)
                prompts.add(look.prompt.label.id)
                for _ in range(2):
                    world = table.sample(seat, rng)
                    assert Heuristic().act(world.look(seat, False, False), rng) == answer
                table.play(seat, answer)
    expected = {"lead", "follow", "joker"} | ({"give", "leave"} if variant.seats == 6 else set())
    assert prompts == expected


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_draws_no_chance_and_leaves_the_look_as_it_was(variant: Variant) -> None:
    table = new(GAME, seats=variant.seats, seed=9, options=variant.options)
    rng = Rng(seed_bytes(1))
    before = rng.stamp()
    bot = Heuristic()
    while not table.over:
        for seat in seats_asked(table):
            look = table.look(seat, False, False)
            answer = bot.act(look, rng)
            assert answer in look.options
            assert bot.act(look, rng) == answer
            assert look.view == table.view(seat)
            table.play(seat, answer)
    assert rng.stamp() == before


# -- What is plain to see ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "answer"),
    [
        ("aldo5 pietra4", "aldo9"),  # a third symbol of the artists: +3
        ("aldo5 pietra4 enzo9", "bribe"),  # a fourth: -7
        ("aldo5 pietra10 enzo9 ugo11", "aldo9"),  # a seventh: +16
    ],
)
def test_a_forced_trick_is_taken_or_bought_off_by_what_the_pile_needs(won: str, answer: str) -> None:
    """The trump is a symbol of the artists, and the only card that follows takes the trick."""
    table = at(
        hands={"A": "aldo9 pietra7", "B": "aldo3 ugo9", "C": "aldo2 enzo6", "D": "aldo8 enzo7"},
        won={"A": won},
        trump="ugo8",
        leader="B",
    )
    play(table, "B: aldo3", "C: aldo2", "D: aldo8")
    assert choice(table) == answer


def test_a_trick_of_penalties_is_ducked() -> None:
    table = at(
        hands={"A": "aldo12 aldo4", "B": "aldo5 ugo9", "C": "ugo2 enzo6", "D": "aldo2 enzo7"},
        trump="pietra2",
        leader="B",
        gems={"A": 0},
    )
    play(table, "B: aldo5", "C: ugo2", "D: aldo2")
    assert choice(table) == "aldo4"


def test_a_trick_of_bonuses_is_taken() -> None:
    table = at(
        hands={"A": "aldo12 aldo4", "B": "aldo5 ugo9", "C": "ugo3 enzo6", "D": "aldo3 enzo7"},
        trump="pietra3",
        leader="B",
    )
    play(table, "B: aldo5", "C: ugo3", "D: aldo3")
    assert choice(table) == "aldo12"


def test_the_gems_of_others_are_worth_a_trick() -> None:
    """Three bribes lie on the trick."""
    table = at(
        hands={"A": "aldo6 aldo4 ugo4", "B": "aldo5 ugo9", "C": "ugo3 enzo6", "D": "pietra3 enzo7"},
        trump="pietra9",
        leader="B",
    )
    play(table, "B: aldo5", "C: bribe", "D: bribe")
    assert choice(table) == "aldo6"


def discard(teams: bool, ahead: str) -> str:
    """A cannot follow and plays last, with a bonus and a penalty card; the trick is B's or C's."""
    hands = {"A": "ugo2 enzo3", "B": "aldo9 ugo9", "C": "aldo6 enzo6", "D": "aldo5 enzo7"}
    if ahead == "C":
        hands["B"], hands["C"] = "aldo6 ugo9", "aldo9 enzo6"
    table = at(teams=teams, hands=hands, trump="pietra9", leader="B", gems={"A": 0})
    play(table, *(("B: aldo9", "C: aldo6") if ahead == "B" else ("B: aldo6", "C: aldo9")), "D: aldo5")
    return choice(table)


def test_a_penalty_goes_to_a_rival_and_a_bonus_to_the_partner() -> None:
    assert discard(teams=False, ahead="B") == "ugo2"
    assert discard(teams=False, ahead="C") == "ugo2"
    assert discard(teams=True, ahead="B") == "ugo2"
    assert discard(teams=True, ahead="C") == "enzo3"


@pytest.mark.parametrize(
    ("won", "answer"),
    [
        ({"A": "pietra4 enzo9", "D": "ugo11 pietra10 aldo5"}, "aldo9"),  # our own third symbol: +3
        ({"C": "pietra10 enzo9", "D": "ugo11 pietra4 aldo5"}, "aldo4"),  # a first beside the partner's three: -5
    ],
)
def test_partners_mind_each_others_piles(won: dict[str, str], answer: str) -> None:
    """The trump is the last artist, and of partners' piles only the smaller counts."""
    table = at(
        teams=True,
        hands={"A": "aldo9 aldo4", "B": "aldo6 ugo9", "C": "pietra7 enzo6", "D": "aldo2 enzo7"},
        won=won,
        trump="ugo8",
        leader="B",
        gems={"A": 0},
    )
    play(table, "B: aldo6", "C: bribe", "D: aldo2")
    assert choice(table) == answer


# -- Who wins the trick ------------------------------------------------------------------------------------------------


def chance_to_win(table: Table, notation: str) -> float:
    """How sure the heuristic is to win the trick with a card that takes the lead in it."""
    seat = table.to_act[0]
    trick = Trick(Position(table.look(seat, False, False), DEFAULT))
    face = FACE[notation]
    lead = PERSON[face] if trick.lead == NOTHING else trick.lead
    strength = trick.strength(face, lead)
    assert strength > trick.best
    chances = trick.chances(lead, strength, seat)
    assert sum(chances) == pytest.approx(1)
    return chances[seat]


def test_it_knows_which_card_is_the_highest_left() -> None:
    hands = {"A": "enzo10 ugo10 ugo13 pietra13", "B": "aldo4", "C": "aldo7", "D": "aldo6"}
    others = {"B": "enzo11 enzo12 enzo13", "C": "ugo1", "D": "ugo2"}
    table = at(hands=hands, won=others, trump="ugo3")
    assert chance_to_win(table, "ugo13") == 1
    assert 0.5 < chance_to_win(table, "ugo10") < chance_to_win(table, "ugo13")
    assert 0.5 < chance_to_win(table, "enzo10") < 1  # it may be trumped
    assert chance_to_win(table, "enzo10") == pytest.approx(chance_to_win(table, "pietra13"), abs=0.05)
    before = chance_to_win(table, "enzo10")
    table = at(hands=hands, won=others | {"B": "enzo1 enzo2 enzo3"}, trump="ugo3")
    assert chance_to_win(table, "enzo10") < before - 0.02
    trumps = "ugo1 ugo2 ugo4 ugo5 ugo6 ugo7 ugo8 ugo9 ugo11 ugo12"
    table = at(hands=hands, won={"B": "enzo11 enzo12 enzo13", "C": trumps}, trump="ugo3")
    assert chance_to_win(table, "enzo10") == 1


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 5])
def test_its_chances_are_those_of_random_play(seats: int) -> None:
    """Whenever a card takes the lead in a trick, the estimate is compared with what becomes of it."""
    bets: list[tuple[float, bool]] = []
    rng = Rng(seed_bytes(5))
    for seed in range(100):
        table = new(GAME, seats=seats, seed=seed, listen=False)
        open_bets: list[tuple[int, float]] = []
        while not table.over and table.view(None).board.phase == "playing":
            seat = table.to_act[0]
            look = table.look(seat, False, False)
            option = rng.pick(look.options)
            if takes_the_lead(look, option.notation):
                open_bets.append((seat, chance_to_win(table, option.notation)))
            won = [len(player.won) for player in look.view.board.players]
            table.play(seat, option)
            players = table.view(None).board.players
            winners = [other for other in range(seats) if len(players[other].won) > won[other]]
            if winners:
                bets += [(chance, [better] == winners) for better, chance in open_bets]
                open_bets = []
    for low, high in ((0.0, 0.4), (0.4, 0.7), (0.7, 0.95), (0.95, 1.01)):
        some = [(chance, won) for chance, won in bets if low <= chance < high]
        assert len(some) > 100
        expected = sum([chance for chance, _ in some]) / len(some)
        assert sum([won for _, won in some]) / len(some) == pytest.approx(expected, abs=0.06)


def takes_the_lead(look: Look, notation: str) -> bool:
    """Whether this is a card that is ahead of the trick so far."""
    if notation == "bribe":
        return False
    trick = Trick(Position(look, DEFAULT))
    face = FACE[notation]
    return trick.strength(face, PERSON[face] if trick.lead == NOTHING else trick.lead) > trick.best


# -- Six players -------------------------------------------------------------------------------------------------------


def test_it_gives_away_what_is_of_no_use_in_hand() -> None:
    hands = {
        "A": "aldo13 pietra13 enzo13 ugo13 aldo12 pietra12 enzo12 ugo12 enzo5",
        "B": "aldo1 aldo2 aldo3 aldo4 pietra1 pietra2 pietra3 pietra4",
        "C": "aldo5 aldo6 aldo7 aldo8 pietra5 pietra6 pietra7 pietra8",
        "D": "enzo1 enzo2 enzo3 enzo4 ugo1 ugo2 ugo3 ugo4 ugo5",
        "E": "enzo6 enzo7 enzo8 enzo9 ugo6 ugo7 ugo8 ugo9 ugo10",
        "F": "aldo9 aldo10 aldo11 pietra9 pietra10 pietra11 enzo10 enzo11",
    }
    table = at(seats=6, hands=hands, trump_deck="ugo11", phase="giving")
    assert table.to_act[0] == 0
    assert choice(table) == "enzo5"


@pytest.mark.parametrize(
    ("won", "left"),
    [
        ("enzo9 pietra4 ugo8", "aldo5"),  # a fourth artist
        ("enzo9 pietra4", "aldo2"),  # the third is welcome, the penalty is not
    ],
)
def test_it_leaves_what_hurts_most(won: str, left: str) -> None:
    table = at(
        seats=6,
        hands={
            "A": "aldo12 ugo3",
            "B": "aldo5 ugo9",
            "C": "aldo2 enzo6",
            "D": "aldo6 enzo7",
            "E": "aldo3 enzo10",
            "F": "aldo7 enzo5",
        },
        won={"A": won},
        trump="ugo4",
        round=9,
    )
    play(table, "A: aldo12", "B: aldo5", "C: aldo2", "D: aldo6", "E: aldo3", "F: aldo7")
    assert table.prompt(0) is not None
    assert choice(table) == left


def test_jokers_go_where_they_gain_most() -> None:
    table = at(
        won={"A": "aldo1 aldo5 aldo4 pietra9 enzo10 enzo6 ugo5 pietra7 aldo8"},  # artists 1, aristocrats 2, knights 6
        phase="jokers",
    )
    assert {option.notation for option in table.legal(0)} == {"artists", "aristocrats", "knights"}
    assert choice(table) == "knights"


# -- What piles are worth ----------------------------------------------------------------------------------------------


def test_the_outlook_of_a_finished_game_is_its_score() -> None:
    outlook = Outlook(0.2, 0.1, teams=False)
    for symbols in range(9):
        assert outlook.pile(symbols, 0, 0, 0) == PILE_POINTS[symbols]
    for held in range(5):
        assert outlook.power(held, 0) == POWER_POINTS[held]


def test_the_outlook_is_an_expectation() -> None:
    outlook = Outlook(0.25, 0.0, teams=False)
    assert outlook.pile(3, 0, 1, 0) == pytest.approx(0.75 * 6 + 0.25 * -1)
    assert outlook.pile(2, 0, 2, 0) == pytest.approx(0.75**2 * 3 + 2 * 0.25 * 0.75 * 6 + 0.25**2 * -1)
    one_each = (0.75 * (0.75 * 3 + 0.25 * -1) + 0.25 * (0.75 * 6 + 0.25 * -3)) / 2
    other_order = (0.75 * (0.75 * 3 + 0.25 * 6) + 0.25 * (0.75 * -1 + 0.25 * -3)) / 2
    assert outlook.pile(2, 0, 1, 1) == pytest.approx(one_each + other_order)
    assert outlook.power(3, 1) == pytest.approx(0.75 * -6 + 0.25 * 10)


def test_who_is_in_control_gets_the_best_of_it() -> None:
    outlook = Outlook(0.25, 1.0, teams=False)
    assert outlook.pile(3, 0, 1, 1) == 6  # nothing more is taken
    assert outlook.pile(3, 0, 2, 1) == 10  # everything is taken
    assert outlook.pile(2, 0, 4, 0) == 6  # one more is taken
    assert outlook.pile(6, 0, 1, 0) == 10
    team = Outlook(0.25, 1.0, teams=True)
    assert team.pile(3, 4, 0, 0) == 6
    assert team.pile(0, 2, 1, 0) == 6  # the partner takes it
    assert team.pile(2, 3, 1, 0) == 6  # the player takes it


def test_of_two_piles_the_smaller_counts() -> None:
    assert pile_points(3, 0) == pile_points(0, 3) == pile_points(3, 5) == pile_points(5, 3) == 6
    assert pile_points(1, 8) == 1
    assert pile_points(9, 0) == 15


def test_the_chance_to_be_void() -> None:
    assert chance_of_none(10, 10, 1) == 0
    assert chance_of_none(10, 0, 5) == 1
    assert chance_of_none(4, 2, 1) == 0.5
    assert chance_of_none(4, 2, 2) == pytest.approx(1 / 6)
    assert chance_of_none(4, 2, 3) == 0


def test_the_weights_are_what_the_bot_plays_with() -> None:
    assert Heuristic().weights is DEFAULT
    assert GAME.bots["heuristic"]().thinks is False
