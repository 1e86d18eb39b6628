"""Standing orders: what they pass over, what they never do, and that they make a game of six bearable."""

from __future__ import annotations

from statistics import median

import pytest

from camarilla.games.inwo import GAME, orders
from camarilla.games.inwo.bot import Heuristic
from camarilla.games.inwo.manners import InwoManners
from camarilla.games.inwo.model.entries import Claim, Happening
from camarilla.games.inwo.model.play_fields import DRAW, Draw
from camarilla.games.inwo.model.zones import CAPTURED_NOW, DRAWN_NOW
from camarilla.games.inwo.plays.occasions import happening_args
from camarilla.games.inwo.plays.offers import concerns
from camarilla.games.inwo.victory import goals
from camarilla.kernel.bots import Look
from camarilla.kernel.choices import Ask, Choice
from camarilla.kernel.orders import Order
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import run

THREE = {"groups": {"A": "cia", "B": "texas", "C": "japan"}, "hands": {"A": "gun-control", "C": "hoax"}}


def at(order, seat=2, given=THREE):
    table = Table.at(GAME, given, seats=3)
    table.give_order(seat, order)
    return table


@rule("IN-21.8")
def test_a_marked_card_is_asked_for(inwo):
    table = at(Order("default"))
    table.play(0, "plot:gun-control")
    assert 2 not in table.to_act
    table = at(Order("default", args={"cards": ["hoax"]}))
    table.play(0, "plot:gun-control")
    assert 2 in table.to_act
    table = at(Order("default", args={"cards": ["martyrs"]}))
    table.play(0, "plot:gun-control")
    assert 2 not in table.to_act


@pytest.mark.parametrize("kind", sorted(orders.ORDERS))
@pytest.mark.parametrize("name", ["ask", "cards", "seats", "attack", "turn"])
def test_an_order_with_nonsense_in_it_stops_nobody(inwo, kind, name):
    table = at(Order(kind, args={name: 5}))
    table.play(0, "plot:gun-control")
    table = at(Order(kind, args={name: "hoax"}))
    table.play(0, "plot:gun-control")
    assert table.to_act or table.over


@rule("IN-21.8")
@pytest.mark.parametrize(
    ("args", "asked"),
    [({}, False), ({"seats": [0]}, True), ({"seats": [1]}, False), ({"cards": ["gun-control"]}, True)],
)
def test_one_may_be_asked_only_about_some_seats_or_cards(inwo, args, asked):
    table = at(Order("only-about", args=args))
    table.play(0, "plot:gun-control")
    assert (2 in table.to_act) is asked


@rule("IN-21.8")
@pytest.mark.parametrize("kind", ["default", "only-about", "auto-pass"])
def test_no_order_passes_for_the_target_of_an_attack(inwo, kind):
    table = at(Order(kind, args={"turn": 0}), seat=1)
    for word in ("control:cia", "texas", "go"):
        table.play(0, word)
    assert 1 in table.to_act


@rule("IN-21.8")
def test_the_target_is_asked_whatever_it_holds(inwo):
    table = Table.at(GAME, {"groups": {"A": "cia", "B": "texas"}, "dice": [1, 1]}, seats=3)
    table.give_order(1, Order("default"))
    for word in ("control:cia", "texas", "press"):
        table.play(0, word)
    while not table.g.attack.dice:
        table.play(table.to_act[0], "pass")
    assert 1 in table.to_act
    assert [option.notation for option in table.legal(1)] == ["pass"]


@rule("IN-21.8")
def test_no_order_passes_when_the_own_play_is_to_be_cancelled(inwo):
    given = {"groups": {"A": "texas", "B": "cia"}, "hands": {"A": "gun-control hoax", "B": "hoax"}}
    table = Table.at(GAME, given, seats=3)
    table.give_order(0, Order("default"))
    table.give_order(2, Order("default"))
    table.play(0, "plot:gun-control")
    assert 0 not in table.to_act
    table.play(1, "plot:hoax")
    while table.to_act == [1] and "pass" not in [option.notation for option in table.legal(1)]:
        table.play(1, table.legal(1)[0])
    assert 0 in table.to_act


@rule("IN-21.8")
def test_the_attacker_is_asked_if_something_could_help_as_far_as_others_can_tell(inwo):
    for own, hand, asked in (("cia", "", False), ("cia", "martyrs", True), ("cia pentagon", "", True)):  # not pressed
        given = {"groups": {"A": own, "B": "texas"}, "hands": {"A": hand}, "tokens": {"bavarian-illuminati": 0}}
        table = Table.at(GAME, given, seats=2)
        table.give_order(0, Order("default"))
        for word in ("control:cia", "texas", "go"):
            table.play(0, word)
        table.play(1, "pass")
        table.play(0, "commit")
        assert (0 in table.to_act) is asked, (own, hand)


@rule("IN-7.7")
def test_an_attack_that_is_pressed_is_committed_unless_somebody_interferes(inwo):
    given = {"groups": {"A": "cia", "B": "texas", "C": "pentagon"}, "seats": 3, "tokens": {"texas": 1}}
    t = run(inwo.position(**given), "A: control:cia", "A: texas", "A: press")
    while t.table.g.attack.stage < 2:
        t.play(f"{t.to_act[0]}: pass")
    assert t.tokens["cia"] == 0
    t = run(inwo.position(**given), "A: control:cia", "A: texas", "A: press", "B: oppose:texas")
    while "call-off" not in t.legal("A"):
        t.play(f"{t.to_act[0]}: pass")
    assert t.tokens["cia"] == 1


@rule("IN-7.5", "IN-7.7")
def test_helpers_and_press_are_one_answer(inwo):
    given = {"groups": {"A": "cia fbi pentagon", "B": "texas"}, "seats": 2, "tokens": {"bavarian-illuminati": 0}}
    t = run(inwo.position(**given), "A: control:cia", "A: texas")
    assert [move for move in t.legal("A") if move.startswith("press")] == [
        "press",
        "press:fbi",
        "press:pentagon",
        "press:fbi+pentagon",
    ]
    t.play("A: press:fbi+pentagon")
    while t.table.g.attack.stage < 2:
        t.play(f"{t.to_act[0]}: pass")
    assert [t.tokens[name] for name in ("cia", "fbi", "pentagon")] == [0, 0, 0]
    t = run(inwo.position(**given), "A: control:cia", "A: texas", "A: press:pentagon")
    while t.table.g.attack.stage < 2:
        t.play(f"{t.to_act[0]}: pass")
    assert [t.tokens[name] for name in ("cia", "fbi", "pentagon")] == [0, 1, 0]


@rule("IN-7.5")
def test_of_many_helpers_each_alone_or_all_are_named_at_once(inwo):
    given = {"groups": {"A": "cia fbi pentagon nsa", "B": "texas"}, "seats": 2}
    t = run(inwo.position(**given), "A: control:cia", "A: texas")
    able = [move.partition(":")[2] for move in t.legal("A") if move.startswith("aid:")]
    assert len(able) > 3
    sets = [move.partition(":")[2] for move in t.legal("A") if move.startswith("press:")]
    assert sets == [*able, "+".join(able)]
    t.play(f"A: aid:{able[0]}")
    sets = [move.partition(":")[2] for move in t.legal("A") if move.startswith("press:")]
    assert (len(able), len(sets)) == (4, 7)
    assert able[0] not in "+".join(sets).split("+")


@rule("IN-21.8")
def test_after_a_pressed_attack_the_attacker_is_asked_once_somebody_interferes(inwo):
    given = {"groups": {"A": "cia pentagon", "B": "texas"}, "tokens": {"bavarian-illuminati": 0}}
    for reply, asked in (("pass", False), ("oppose:texas", True)):
        table = Table.at(GAME, given, seats=2)
        table.give_order(0, Order("default"))
        for word in ("control:cia", "texas", "press"):
            table.play(0, word)
        table.play(1, "pass")
        assert table.g.attack.stage == 2
        assert 0 not in table.to_act
        table.play(1, reply)
        assert (0 in table.to_act) is asked
    table = Table.at(GAME, given, seats=2)
    table.give_order(0, Order("default", args={"cards": ["pentagon"]}))
    for word in ("control:cia", "texas", "press"):
        table.play(0, word)
    table.play(1, "pass")
    assert 0 in table.to_act, "a marked card is asked for all the same"


def prompts_by_turn(seed, human, rounds):
    """How often a seat that plays by default orders is asked in each turn of the table.

    All play as `classic4` does, so that the count tells of the orders and not of how the bots have learnt to play.
    """
    table = Table.new(GAME, 6, seed=seed, options={"round_limit": rounds}, listen=False)
    table.give_order(human, Order("default"))
    rng = Rng(seed_bytes(seed)).fork("prompts")
    bots = [Heuristic(InwoManners.classic.blind) for _ in range(6)]
    asked = {}
    while not table.over:
        seat = table.to_act[0]
        legal = table.legal(seat)
        turn = (table.g.turns, table.g.turn == human)
        asked.setdefault(turn, 0)
        if seat == human and len(legal) > 1:
            asked[turn] += 1
        look = Look(seat, table.prompt(seat), legal, table.view(seat), [], None)
        table.play(seat, bots[seat].act(look, rng) if len(legal) > 1 else legal[0])
    return asked


@rule("IN-21.8")
def test_a_game_of_six_asks_a_person_at_default_orders_no_more_than_a_dozen_times_a_turn(inwo, monkeypatch):
    withheld = []

    def watched(g, seat, choice, order):
        answer = orders.default(g, seat, choice, order)
        others = [option.notation for option in choice.options(g) if option.notation != "pass"]
        if answer == "pass" and others:
            withheld.append(others)
            assert not orders.is_target(g, seat)
            assert not g.claims
            assert choice.ask.prompt != "claim"
        return answer

    monkeypatch.setitem(orders.ORDERS, "default", watched)
    asked = prompts_by_turn(5, 2, 3)
    assert median([count for (_, own), count in asked.items() if own]) <= 12
    assert median([count for (_, own), count in asked.items() if not own]) <= 4
    assert withheld, "prompts with another answer than to pass are withheld, and can be counted"


@rule("IN-21.8")
def test_one_may_pass_for_the_rest_of_a_turn_or_of_an_attack(inwo):
    for args, asked in (({"turn": 9}, False), ({"turn": 8}, True), ({"attack": 1}, True)):
        table = at(Order("auto-pass", args=args))
        assert table.g.turns == 9
        table.play(0, "plot:gun-control")
        assert (2 in table.to_act) is asked
    number = at(Order("default")).g.attacks.made
    for args, asked in (({"attack": number + 1}, False), ({"attack": number}, True)):
        table = at(Order("auto-pass", args=args))
        for word in ("control:cia", "texas", "go"):
            table.play(0, word)
        assert (2 in table.to_act) is asked


# -- Attention ---------------------------------------------------------------------------------------------------------


@rule("IN-21.8")
@pytest.mark.parametrize(
    ("kind", "args", "asked"),
    [
        ("matters", {}, False),
        ("matters", {"cards": ["hoax"]}, True),
        ("matters", {"cards": ["martyrs"]}, False),
        ("matters", {"ask": ["reply"]}, True),
        ("matters", {"ask": ["fight"]}, False),
        ("only-me", {"cards": ["hoax"]}, False),
    ],
)
def test_attention_asks_for_marked_cards_and_moments(inwo, kind, args, asked):
    table = at(Order(kind, args=args))
    table.play(0, "plot:gun-control")
    assert (2 in table.to_act) is asked


@rule("IN-21.8")
def test_of_the_notches_of_attention_a_seat_has_one(inwo):
    table = at(Order("matters"))
    table.give_order(2, Order("draw"))
    table.give_order(2, Order("only-me"))
    assert [order.kind for order in table.orders[2]] == ["draw", "only-me"]
    table.give_order(2, Order("matters", args={"cards": ["hoax"]}))
    assert [order.kind for order in table.orders[2]] == ["draw", "matters"]


@rule("IN-21.8")
@pytest.mark.parametrize("kind", ["matters", "only-me"])
def test_attention_asks_the_target_when_the_attack_is_committed(inwo, kind):
    table = Table.at(GAME, {"groups": {"A": "cia", "B": "texas", "C": "japan"}}, seats=3)
    for seat in (1, 2):
        table.give_order(seat, Order(kind))
    for word in ("control:cia", "texas", "go"):
        table.play(0, word)
    assert table.g.attack.stage == 1, "nobody was asked yet"
    assert table.to_act == [0]
    table.play(0, "commit")
    assert table.to_act == [0, 1] if 0 in table.to_act else table.to_act == [1]


@rule("IN-21.8", "IN-14.13")
def test_attention_asks_who_could_stop_a_win(inwo):
    has = goals.group_count(Table.at(GAME, {"groups": {"A": "cia"}}, seats=3).g, 0)
    for goal, asked in ((has + 1, True), (has + 2, False)):
        options = {"basic_goal": goal}
        table = Table.at(GAME, {"groups": {"A": "cia", "B": "texas", "C": "japan"}}, seats=3, options=options)
        table.give_order(2, Order("matters"))
        for word in ("control:cia", "texas", "press"):
            table.play(0, word)
        while table.g.attack.stage < 2:
            table.play(1, "pass")
        assert (2 in table.to_act) is asked, goal


@rule("IN-21.8", "IN-14.8")
@pytest.mark.parametrize("kind", ["matters", "only-me"])
@pytest.mark.parametrize(
    ("prompt", "player", "asked"),
    [("contest", 1, True), ("after-roll", 1, True), ("reply", 0, True), ("reply", 1, False), ("after", 1, False)],
)
def test_while_a_rival_claims_victory_what_others_play_against_it_is_left_to_them(inwo, kind, prompt, player, asked):
    table = Table.at(GAME, THREE, seats=3)
    table.g.claims = [Claim(0, -1)]
    table.g.stack = [table.g.plays.push(player, DRAW, Draw(0, 1, player)).id]
    choice = Choice(Ask(prompt, "IN-14.8", lambda g, seat: ["pass", "hoax"], None), 2)
    assert (orders.ORDERS[kind](table.g, 2, choice, Order(kind)) is None) is asked
    table.g.claims = [Claim(2, -1)]
    assert orders.ORDERS[kind](table.g, 2, choice, Order(kind)) == "pass", "one's own claim needs no answer"


@rule("IN-21.8", "IN-2.2")
@pytest.mark.parametrize("kind", ["default", "matters", "only-me", "only-about"])
def test_a_rival_s_draw_of_one_card_is_not_aimed_at_the_second_seat(inwo, kind):
    """How many cards are drawn, which word or alignment was chosen: no such number is a seat or a card."""
    given = {"groups": {"A": "cia", "B": "texas"}, "decks": {"A": "jihad hackers"}, "step": "plot draw"}
    table = Table.at(GAME, given, seats=3)
    table.give_order(1, Order(kind))
    table.play(0, "draw")
    assert table.g.plays.open[-1].what == "draw"
    assert 1 not in table.to_act
    assert "seat:1" not in concerns(table.g, 1)


@rule("IN-21.8")
def test_a_draw_from_somebody_s_deck_is_aimed_at_its_owner(inwo):
    table = Table.at(GAME, THREE, seats=3)
    for owner, aimed in ((0, False), (1, True)):
        play = table.g.plays.push(0, DRAW, Draw(0, 1, owner))
        table.g.stack = [play.id]
        assert orders.is_target(table.g, 1) is aimed


@rule("IN-21.8")
def test_attention_leaves_a_claim_to_who_can_make_one():
    def claim(*values):
        return Choice(Ask("claim", "IN-14.13", lambda g, seat: list(values), None), 2)

    table = at(Order("matters"))
    for rule_of in (orders.matters, orders.only_me):
        assert rule_of(table.g, 2, claim("pass"), Order("matters")) == "pass"
        assert rule_of(table.g, 2, claim("pass", "claim"), Order("matters")) is None


@rule("IN-2.2", "IN-2.5")
def test_cards_are_drawn_by_order(inwo):
    table = Table.new(GAME, 2, seed=4, options={"decks": "starter"}, listen=False)
    for seat in range(2):
        table.give_order(seat, Order("draw"))
        table.give_order(seat, Order("pass"))
    rng = Rng(seed_bytes(4))
    prompts = set()
    while table.g.turns < 3 and not table.over:
        seat = table.to_act[0]
        prompts.add(table.prompt(seat).label.id)
        table.play(seat, rng.pick(table.legal(seat)))
    assert "main" in prompts
    assert not {"draw-plot", "draw-group"} & prompts


# -- What is at stake --------------------------------------------------------------------------------------------------


def said(table, seat):
    """What a seat is asked, in English."""
    return GAME.say(table.prompt(seat).label)


@rule("IN-21.4")
def test_who_plays_what_is_said_with_the_question(inwo):
    table = Table.at(GAME, THREE, seats=3)
    table.play(0, "plot:gun-control")
    assert said(table, 0) == "You play gun-control. Add anything?"
    assert said(table, 2) == "seat 0 plays gun-control. Respond?"


@rule("IN-21.12")
def test_who_attacks_whom_is_said_with_the_question(inwo):
    table = Table.at(GAME, {"groups": {"A": "cia", "B": "texas", "C": "japan"}}, seats=3)
    for word in ("control:cia", "texas", "go"):
        table.play(0, word)
    assert said(table, 1) == "seat 0 attacks to take texas from you. Defend it?"
    assert said(table, 2) == "seat 0 attacks to control texas. Take part?"


@rule("IN-7.7")
def test_an_attack_is_named_with_its_own_questions(inwo):
    table = Table.at(GAME, {"groups": {"A": "cia", "B": "texas", "C": "japan"}}, seats=3)
    for word in ("control:cia", "texas"):
        table.play(0, word)
    assert said(table, 0) == "Your attack to control texas: add groups, claim privilege, or attack"


@rule("IN-21.14")
def test_what_has_just_happened_is_said_with_the_question(inwo):
    table = Table.at(GAME, {"groups": {"A": "cia", "B": "texas"}}, seats=2)
    table.g.just.append(Happening(CAPTURED_NOW, table.g.structure[1][0], 1, 0))
    assert happening_args(table.g, 1)["kind"] == "captured"
    assert happening_args(table.g, 1)["seat"].args == {"seat": 0}
    table.g.just.append(Happening(DRAWN_NOW, table.g.plot_deck[0][0], 0, 0))
    assert happening_args(table.g, 1)["card"] == "texas", "what happens to a hidden card is not named"
