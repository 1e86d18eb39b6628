"""The heuristic: it realises plots, fights with the right card, pays cheaply, and knows nothing but its view."""

from __future__ import annotations

from camarilla.bots.match import play_table
from camarilla.bots.random import RandomBot
from camarilla.games.pax import evaluation
from camarilla.games.pax.bot import Heuristic
from camarilla.games.pax.catalog import PLOTS
from camarilla.games.pax.evaluation import closeness, own_worth, reading_of, worth
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from .helpers import LETTERS, table


def answer(t, seat="A"):
    """What the heuristic answers at a seat."""
    look = t.table.look(LETTERS.index(seat), True, False)
    return Heuristic().act(look, Rng(seed_bytes(1))).notation


def test_it_realises_a_plot_at_once(pax):
    field = {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."}
    t = table(pax, field=field, plots={"common": "P07 P12"}, favours={"A": "A3 M3"})
    assert answer(t) == "realise:P07"


def test_it_places_the_token_that_a_plot_needs(pax):
    field = {"3": "PIL001 A", "6": "PIL002 A", "7": "PIL003 A", "10": "PIL004", "2": "PIL005"}
    t = table(pax, field=field, plots={"common": "P04 P07"}, favours={"A": "A1"}, actions=1)
    assert answer(t) == "influence:10"


def test_it_ends_the_turn_when_nothing_helps(pax):
    assert answer(table(pax, actions=0)) == "end"


def test_where_a_search_plays_on_deeds_make_sense(pax):
    game = find("pax")

    def reply(t):
        choice = t.table.choice_of(0)
        value = game.prospects.reply(t.table.g, choice, choice.values(t.table.g))
        return choice.ask.option(t.table.g, 0, value).notation

    field = {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."}
    t = table(pax, field=field, plots={"common": "P07 P12"}, favours={"A": "A3 M3"})
    before = t.table.dump()
    assert reply(t) != "end"
    assert t.table.dump() == before, "trying out leaves no trace"
    assert reply(table(pax, actions=0)) == "end"


def test_what_was_read_of_a_field_is_what_would_be_read_now():
    """Whatever was remembered in a game between bots, a table is worth what it is to one who remembers nothing."""
    game = Table.new("pax", 3, seed=6)
    bots, rng = [Heuristic() for _ in range(3)], Rng(seed_bytes(2))
    for _ in range(60):
        seat = game.to_act[0]
        told = [(worth(game.g, each), own_worth(game.g, each)) for each in range(3)]
        assert evaluation.READINGS
        evaluation.READINGS.clear()
        assert told == [(worth(game.g, each), own_worth(game.g, each)) for each in range(3)]
        game.play(seat, bots[seat].act(game.look(seat, Heuristic.thinks, False), rng))


def test_readings_of_old_fields_are_forgotten_once_there_are_many(pax):
    try:
        evaluation.READINGS.update({((number,),): evaluation.Reading() for number in range(evaluation.MOST_READ)})
        reading_of(table(pax, field={"3": "PIL001 A"}).table.g)
        assert len(evaluation.READINGS) == 1
    finally:
        evaluation.READINGS.clear()


def test_a_token_more_is_another_field(pax):
    before, after = (table(pax, field={"3": "PIL001 A", "6": f"PIL002 {there}"}) for there in (".", "A"))
    assert reading_of(before.table.g) is reading_of(before.table.g)
    assert reading_of(before.table.g) is not reading_of(after.table.g)
    assert worth(after.table.g, 0) > worth(before.table.g, 0)


def test_in_a_dispute_it_lays_what_wins(pax):
    def lays(mine, **more):
        field = {"6": "PIL002 A", "7": "PIL031 B..", **more}
        t = table(pax, field=field, favours={"A": "A1"}, hands={"A": mine, "B": "PIL036 PIL001"})
        t.play("A: oust:7@B").leave_open("dispute")
        return answer(t)

    cards = "PIL046 PIL052 PIL033"
    assert lays(cards, **{"10": "PIL003 A"}) == "dispute:PIL052"  # superior: hammers
    assert lays(cards, **{"10": "PIL003 B"}) == "dispute:PIL046"  # vulnerable: the dagger
    assert lays(cards) == "dispute:PIL033"  # neither: the highest number


def test_it_pays_one_for_one(pax):
    t = table(pax, favours={"A": "A3 Sc1"})
    t.play("A: scout:2").leave_open("pay")
    assert answer(t) == "Sc"


def test_plots_come_closer_step_by_step(pax):
    def distances(plot, *fields):
        return [closeness(table(pax, field=field).table.g, 0, PLOTS.index(plot)) for field in fields]

    lodge = {"0": "PIL001", "1": "PIL016", "2": "PIL003", "3": "PIL031", "4": "PIL004"}
    steps = distances("P12", {}, lodge, {**lodge, "3": "PIL031 AAA"}, {**lodge, "3": "PIL031 AAA", "1": "PIL016 AA"})
    assert steps == sorted(steps)
    assert steps[-1] == 1
    path = {"0": "PIL001 A", "3": "PIL002 A", "6": "PIL003 A", "10": "PIL004 A", "13": "PIL005"}
    steps = distances("P08", {}, {"0": "PIL001 A"}, path, {**path, "13": "PIL005 A"})
    assert steps == sorted(steps)
    assert steps[-1] == 1


def test_it_beats_players_at_random():
    game = find("pax")
    wins = 0
    for seed in range(3):
        played = Table.new(game, 3, seed=seed, listen=False)
        players = [Heuristic(), RandomBot(), RandomBot()]
        play_table(played, players, [Rng(seed_bytes(seed)).fork(str(seat)) for seat in range(3)])
        wins += played.result.winners == (0,)
    assert wins >= 2


def test_its_answer_depends_on_nothing_it_cannot_see():
    game = find("pax")
    played = Table.new(game, 2, seed=8)
    seat = played.to_act[0]
    for number in range(4):
        world = played.sample(seat, Rng(seed_bytes(number)))
        here = Heuristic().act(played.look(seat, True, False), Rng(seed_bytes(3)))
        there = Heuristic().act(world.look(seat, True, False), Rng(seed_bytes(3)))
        assert here == there


def test_what_search_asks_of_the_game(pax):
    game = find("pax")
    field = {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."}
    t = table(pax, field=field, plots={"common": "P07 P12"}, favours={"A": "A3 Sc1"})
    ahead, behind = game.prospects.evaluate(t.table.g)
    assert ahead > behind
    (choice,) = t.table.open_choices
    values = choice.values(t.table.g)
    assert game.prospects.reply(t.table.g, choice, values) in values
    t.play("A: scout:5").leave_open("pay")
    (choice,) = t.table.open_choices
    values = choice.values(t.table.g)
    assert game.prospects.reply(t.table.g, choice, values) in values
