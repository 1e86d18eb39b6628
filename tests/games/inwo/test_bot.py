"""The bot of rules of thumb: it beats chance, stops those about to win, and trades what it has too much of."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

from camarilla.bots import bot_named
from camarilla.bots.human import HumanBot
from camarilla.games.inwo import GAME, evaluation, prospects
from camarilla.games.inwo.attacks.model import CONTROL, Attack
from camarilla.games.inwo.bot import Heuristic
from camarilla.games.inwo.evaluation import card_worth
from camarilla.games.inwo.model.zones import RESULT
from camarilla.games.inwo.plays import offers
from camarilla.games.inwo.victory import goals
from camarilla.kernel.bots import Look
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

from .helpers import run, settle


def play(seed, thinkers, seats=4, options=None):
    """A game, some of whose seats think; returns the table at its end."""
    table = Table.new(GAME, seats, seed=seed, options=options)
    rng = Rng(seed_bytes(seed)).fork("bots")
    bots = {seat: Heuristic() for seat in thinkers}
    while not table.over:
        seat = table.to_act[0]
        legal = table.legal(seat)
        table.play(seat, think(table, seat, bots[seat], rng) if seat in bots and len(legal) > 1 else rng.pick(legal))
    return table


def think(table, seat, bot, rng=None):
    """What a bot answers."""
    look = Look(seat, table.prompt(seat), table.legal(seat), table.view(seat), [], None)
    return bot.act(look, rng or Rng(bytes(32)))


def test_two_who_think_beat_two_who_do_not():
    won = Counter(seat in (1, 2) for seed in range(4) for seat in play(seed, (1, 2)).g.winners)
    assert won[True] >= 3
    assert won[False] == 0


def test_it_copes_with_any_deck_at_any_table():
    for seats, options in (
        (2, {"decks": "random", "rules": "1.2"}),
        (3, {"decks": "sealed"}),
        (5, {"decks": "random"}),
    ):
        assert play(seats, range(seats), seats, {**options, "round_limit": 3}).over


def test_it_opposes_a_rival_who_is_about_to_win():
    groups = {"A": "cia(texas) pentagon", "B": "japan", "C": "fbi"}
    for goal, answer in ((5, "oppose"), (12, "pass")):
        table = Table.at(GAME, {"groups": groups, "hands": {"A": "canada"}, "basic_goal": goal}, seats=3)
        for word in ("control:cia", "canada", "press"):
            table.play(0, word)
        while table.g.attack.stage < 2:
            table.play(table.to_act[0], "pass")
        legal = [option.notation for option in table.legal(2)]
        assert "oppose:fbi" in legal
        assert think(table, 2, Heuristic()).notation.partition(":")[0] == answer


def test_the_classic_plays_as_it_did_before_it_kept_watch():
    classic = bot_named(GAME, "classic4")
    assert isinstance(classic, HumanBot)
    assert isinstance(classic.mind, Heuristic)
    assert classic.mind.blind == ("alarm",)
    assert bot_named(GAME, "level4").mind.blind == ()


OWN = {"A": "bavarian-illuminati", "B": "ufos", "C": "gnomes-of-zurich"}


def attacked(goal, groups, **more):
    """A attacks Canada with CIA and Pentagon, at a strength of 8; the table once B and C may oppose."""
    given = {"groups": groups, "illuminati": OWN, "hands": {"A": "canada"}, "basic_goal": goal}
    table = Table.at(GAME, {**given, **more}, seats=3)
    for word in ("control:cia", "canada", "press:pentagon"):
        table.play(0, word)
    while table.g.attack.stage < 2:
        table.play(table.to_act[0], "pass")
    return table


def test_it_opposes_a_rival_on_the_way_if_nobody_worse_comes_before_its_turn():
    table = attacked(8, {"A": "cia(texas) pentagon", "B": "japan", "C": "fbi"})
    assert table.view(2).board.attacks[-1].strength == 8
    assert think(table, 2, Heuristic()).notation == "oppose:gnomes-of-zurich", "A lacks four groups"
    assert think(table, 2, Heuristic(("alarm",))).notation == "pass", "the classic waits until A lacks two"
    worse = {"A": "cia(texas) pentagon", "B": "japan dentists joggers trekkies", "C": "fbi"}
    assert think(attacked(9, worse), 2, Heuristic()).notation == "pass", "B lacks less, and is next"


def test_it_spends_nothing_on_what_it_cannot_stop():
    groups = {"A": "cia(texas) pentagon", "B": "japan", "C": "fbi"}
    for token, answer in ((1, "oppose:fbi"), (0, "pass")):
        table = attacked(8, groups, tokens={"gnomes-of-zurich": 0, "fbi": token})
        assert think(table, 2, Heuristic()).notation == answer


def test_the_illuminati_keep_their_token_while_a_rival_is_near():
    """The Dentists could be taken over with their help; the rival lacks eight groups, or six."""
    for goal, attacks in ((12, True), (10, False)):
        given = {"groups": {"A": "joggers", "B": "texas japan pentagon"}, "illuminati": {"B": "ufos"}}
        table = Table.at(GAME, {**given, "hands": {"A": "dentists"}, "basic_goal": goal}, seats=3)
        assert think(table, 0, Heuristic()).notation.startswith("control:") == attacks
        assert think(table, 0, Heuristic(("alarm",))).notation.startswith("control:")


MANY = "canada dentists goldfish-fanciers joggers trekkies hackers"


def test_it_trades_a_group_too_many_for_a_plot():
    given = {
        "groups": {"A": "cia", "B": "texas"},
        "hands": {"A": MANY, "B": "hoax martyrs"},
        "tokens": {"cia": 0, "bavarian-illuminati": 0},
    }
    table = Table.at(GAME, given, seats=2)
    bots = [Heuristic(), Heuristic()]
    for _ in range(40):
        seat = table.to_act[0]
        table.play(seat, think(table, seat, bots[seat]))
        if table.g.deals[0]:
            break
    assert table.g.deals == [1, 1]
    assert (len(table.g.groups[0]), len(table.g.plots[0])) == (5, 1)
    assert (len(table.g.groups[1]), len(table.g.plots[1])) == (1, 1)


def test_it_declines_a_bad_bargain():
    given = {"groups": {"A": "cia", "B": "texas"}, "hands": {"A": "cia", "B": "jihad"}}
    table = Table.at(GAME, given, seats=2)
    for word in ("free", "deal@1", "give:card:cia", "take:unseen-plot:1", "offer"):
        table.play(0, word)
    assert think(table, 1, Heuristic()).notation == "decline"


def test_without_a_plan_it_takes_the_target_it_is_strongest_against():
    """A bot that comes to a question without memory of what it planned does not attack blindly."""
    given = {"groups": {"A": "cia(texas) pentagon", "B": "japan", "C": "fbi"}, "hands": {"A": "canada"}}
    table = Table.at(GAME, given, seats=3)
    table.play(0, "control:cia")
    assert [option.notation for option in table.legal(0)] == ["japan", "fbi", "canada"]
    assert think(table, 0, Heuristic()).notation == "fbi", "japan is stronger, canada less of a gain"
    table.play(0, "canada")
    assert think(table, 0, Heuristic()).notation.startswith("aid:")


# -- What a search asks ------------------------------------------------------------------------------------------------


def chances(**given):
    return GAME.prospects.evaluate(Table.at(GAME, given, seats=2).g)


def test_groups_and_goals_are_chances():
    even = chances(groups={"A": "cia", "B": "texas"}, tokens={"cia": 0, "texas": 0})
    assert abs(even[0] - 0.5) < 0.1
    more = chances(groups={"A": "cia(texas) pentagon", "B": "japan"})
    assert more[0] > 0.6
    near = chances(groups={"A": "cia(texas) pentagon", "B": "japan"}, basic_goal=5)
    assert near[0] > more[0] + 0.1
    met = chances(groups={"A": "cia(texas) pentagon", "B": "japan"}, basic_goal=4)
    assert met[0] > 0.9
    alone = chances(groups={"A": "cia"})
    assert alone[1] < 0.25


def test_who_has_won_has_all_the_chances():
    table = Table.at(GAME, {"groups": {"A": "cia", "B": "texas"}}, seats=2)
    table.g.winners = [1]
    assert GAME.prospects.evaluate(table.g) == [0.0, 1.0]


def test_where_all_are_out_nobody_has_a_chance():
    g = Table.new(GAME, 2, seed=1).g
    g.out = [0, 1]
    assert not g.living()
    assert GAME.prospects.evaluate(g) == [0.0, 0.0]


def test_it_knows_what_its_illuminati_favours():
    for own, hand, attacks in (
        ("adepts-of-hermes", "voudonistas", True),
        ("shangri-la", "voudonistas", False),
        ("discordian-society", "tabloids", True),
        ("shangri-la", "tabloids", False),
    ):
        given = {"groups": {"A": "joggers", "B": "texas"}, "illuminati": {"A": own}, "hands": {"A": hand}}
        table = Table.at(GAME, {**given, "tokens": {"joggers": 0}}, seats=2)
        table.g.group_deck[0] = []
        assert think(table, 0, Heuristic()).notation == (f"control:{own}" if attacks else "end-turn"), (own, hand)


def test_it_brings_in_what_counts_for_its_special_goal_first():
    for own, answer in (("adepts-of-hermes", "resource:soulburner"), ("shangri-la", "control:cia")):
        given = {"groups": {"A": "cia", "B": "texas"}, "illuminati": {"A": own}, "hands": {"A": "soulburner fbi"}}
        assert think(Table.at(GAME, given, seats=2), 0, Heuristic()).notation == answer
    assert card_worth("soulburner", "adepts-of-hermes") > card_worth("soulburner") == card_worth("soulburner", "ufos")
    assert card_worth("necronomicon", "adepts-of-hermes") > card_worth(
        "orbital-mind-control-lasers", "adepts-of-hermes"
    )


def test_it_values_groups_that_count_double():
    for own, double, single in (
        ("discordian-society", "california", "texas"),
        ("gnomes-of-zurich", "federal-reserve", "witch"),
        ("the-network", "nsa", "dentists"),
    ):
        assert card_worth(double, own) > card_worth(double), double
        assert card_worth(single, own) == card_worth(single), single


def test_it_sheds_a_card_that_also_lies_open_before_another():
    position = {
        "groups": {"A": "texas"},
        "hands": {"A": "jihad hoax martyrs sniper car-bomb"},
        "exposed": {"A": "gremlins", "B": "gremlins"},
    }
    table = Table.at(GAME, position, seats=2)
    for word in ("knock", "done", "pass", "pass", "pass"):
        table.play(table.to_act[0], word)
    assert any(option.notation.startswith("drop:gremlins~") for option in table.legal(0))
    assert think(table, 0, Heuristic()).notation.startswith("drop:")


def test_a_mind_with_plans_can_be_copied_as_a_search_does():
    """In the compiled build, too: there a plan was an object that nobody could copy, and level 5 broke off."""
    table = Table.new(GAME, 2, seed=1)
    rng = Rng(seed_bytes(1))
    mind = Heuristic()
    while not mind.plans:
        seat = table.to_act[0]
        table.play(seat, think(table, seat, mind, rng))
    again = deepcopy(mind)
    assert [tuple(plan) for plan in again.plans.values()] == [tuple(plan) for plan in mind.plans.values()]
    assert (again.target, again.aiders) == (mind.target, mind.aiders)


def test_the_bot_knows_what_the_gnomes_add(inwo):
    assert evaluation.favours("gnomes-of-zurich", "irs", []) == 4


def test_a_search_lets_replies_pass_before_it_lists_them(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "gun-control", "B": "hoax"})
    g = t.table.g
    run(t, "A: plot:gun-control")
    choice = t.table.pending.choices[0]
    assert GAME.prospects.habit(g, choice) == "pass"
    assert "pass" in choice.values(g)
    settle(t)
    choice = t.table.choice_of(0)
    assert choice.ask.prompt == "main"
    assert GAME.prospects.habit(g, choice) is None


def test_who_must_give_up_goals_does_not_pass(inwo):
    """IN-14.19: after a Plot has come into a hand whoever holds too many Goals must discard one."""
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "kill-for-peace fratricide", "B": "hoax"})
    g = t.table.g
    for window, free in ((g.window, [True, True]), (RESULT, [False, True])):
        g.window = window
        assert [offers.may_pass(g, seat) for seat in (0, 1)] == free
        assert ["pass" in offers.responses(g, seat) for seat in (0, 1)] == free


def test_an_attack_by_one_far_from_the_goal_is_let_pass(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, seats=3)
    g = t.table.g
    g.attacks.open.append(Attack(1, attacker=0, leader=-1, target=-1, defender=-1, kind=CONTROL))
    assert [prospects.minds_not(g, seat) for seat in range(3)] == [False, True, True]
    oppose = offers.Offer("oppose")
    for lacking, minds_not, lets_go in ((8, True, True), (7, False, True), (2, False, False)):
        g.basic_goal = goals.group_count(g, 0) + lacking
        assert prospects.minds_not(g, 1) == minds_not
        assert prospects.lets_go(g, 1, ["pass"]) == lets_go
        assert not prospects.lets_go(g, 1, ["pass", oppose])
    g.attacks.open.pop()
