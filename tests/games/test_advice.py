"""Advice: what a game finds sensible is legal, said in both languages, and right where a player could check it."""

from __future__ import annotations

from typing import Any

import pytest

from camarilla.bots.levels import level_bot
from camarilla.checks.scenario import Scenario
from camarilla.kernel.facets import Plan
from camarilla.kernel.game import find
from camarilla.kernel.rng import Rng
from camarilla.kernel.table import Table
from camarilla.kernel.wording import LANGUAGES

DECISIONS = 100
GAMES = ["coup", "inwo", "oath", "pax", "potdevin"]


def plans_at(table: Table, seat: int) -> list[Plan]:
    """What the game advises a seat."""
    advice = table.game.advice
    assert advice is not None
    return advice.plans(table.view(seat, figures=True), table.legal(seat))


@pytest.mark.parametrize("name", GAMES)
def test_plans_are_legal_answers_with_a_reason_in_both_languages(name: str) -> None:
    game = find(name)
    seats = game.seat_counts[1]
    table = Table.new(game, seats, seed=7)
    bot, rng = level_bot(game, "level4"), Rng(bytes(32))
    advised = 0
    for _ in range(DECISIONS):
        if table.over:
            break
        seat = table.to_act[0]
        plans = plans_at(table, seat)
        advised += bool(plans)
        notations = [plan.notation for plan in plans]
        assert set(notations) <= {option.notation for option in table.legal(seat)}
        assert len(set(notations)) == len(notations)
        for language in LANGUAGES:
            for plan in plans:
                assert "{" not in game.say(plan.why, language)
        table.play(seat, bot.act(table.look(seat, bot.thinks, bot.listens), rng))
    assert advised > DECISIONS // 5


def at(game: str, seats: int, position: dict[str, Any], *moves: str) -> Scenario:
    """A position after some moves."""
    return Scenario(Table.at(find(game), position, seats=seats)).play(*moves)


def why(t: Scenario, seat: int) -> tuple[str, str]:
    """What is advised first, and the reason in English."""
    plan = plans_at(t.table, seat)[0]
    return plan.notation, t.table.game.say(plan.why, "en")


def heeded(table: Table, seat: int, rng: Rng) -> list[Plan]:
    """What the game advises a seat, once its heuristic has been asked, as the server asks it."""
    advice, bot = table.game.advice, level_bot(table.game, "level4")
    assert advice is not None
    assert advice.heeds
    favoured = bot.act(table.look(seat, bot.thinks, bot.listens), rng)
    return advice.heeding(table.view(seat, figures=True), table.legal(seat), favoured.notation)


def test_pax_advises_what_its_heuristic_would_do_and_is_seldom_silent() -> None:
    game = find("pax")
    advised = found = silent = silent_alone = 0
    for seed in range(3):
        table = Table.new(game, 3, seed=seed)
        bot, rng, other = level_bot(game, "level4"), Rng(bytes(32)), Rng(bytes([1] * 32))
        for _ in range(80):
            seat = table.to_act[0]
            answer = bot.act(table.look(seat, bot.thinks, bot.listens), rng).notation
            if len(table.legal(seat)) > 1:
                plans = heeded(table, seat, other)
                notations = [plan.notation for plan in plans]
                assert set(notations) <= {option.notation for option in table.legal(seat)}
                assert len(set(notations)) == len(notations)
                for language in LANGUAGES:
                    assert not any("{" in game.say(plan.why, language) for plan in plans)
                advised += bool(plans)
                found += answer in notations
                silent += not plans
                silent_alone += not plans_at(table, seat)
            table.play(seat, answer)
    assert advised > 80
    assert found >= 0.7 * advised
    assert silent < 0.5 * silent_alone


def test_pax_s_advice_sees_no_more_than_the_seat() -> None:
    table = Table.new("pax", 3, seed=5)
    for at in range(3):
        twin = table.sample(table.to_act[0], Rng(bytes([at] * 32)))
        seat = table.to_act[0]
        told = [(plan.notation, plan.why) for plan in heeded(table, seat, Rng(bytes(32)))]
        assert [(plan.notation, plan.why) for plan in heeded(twin, seat, Rng(bytes(32)))] == told


def test_coup_doubts_what_cannot_be_true_and_believes_the_rest() -> None:
    hands = {"A": "Duke Duke", "B": "Contessa", "C": "Captain Assassin"}
    t = at("coup", 3, {"hands": hands, "lost": {"B": "Duke"}, "to_move": "C"}, "C: tax")
    notation, reason = why(t, 0)
    assert notation == "challenge"
    assert "3 of 3" in reason
    assert why(t, 1)[0] == "pass"


def test_coup_prefers_what_nobody_can_catch() -> None:
    poor = at("coup", 2, {"hands": {"A": "Duke Contessa", "B": "Captain Assassin"}, "coins": {"A": 2}})
    assert why(poor, 0)[0] == "tax"
    rich = at("coup", 2, {"hands": {"A": "Duke Contessa", "B": "Captain"}, "coins": {"A": 7}})
    assert why(rich, 0)[0] == "coup@1"


@pytest.mark.parametrize(("won", "best"), [("", "aldo12"), ("pietra9 enzo11", "aldo9")])
def test_pot_de_vin_wins_a_round_only_if_it_is_worth_it(won: str, best: str) -> None:
    hands = {"A": "aldo9 aldo12", "B": "aldo10 ugo7", "C": "aldo4 ugo12"}
    position = {"hands": hands, "trump": "ugo5", "leader": "B", "won": {"A": won}}
    assert why(at("potdevin", 3, position, "B: aldo10", "C: aldo4"), 0)[0] == best


def test_oath_names_the_odds_of_dice() -> None:
    land = "plains charming-valley mountain river steppe rocky-coast wastes great-slum"
    position = {"land": land, "warbands": {"mountain": "A1"}, "pawns": {"A": "plains", "B": "mountain"}}
    position |= {"bands": {"A": 2, "B": 5}, "supply": {"B": 6}, "to_move": "B"}
    t = at("oath", 2, position, "B: campaign", "B: attack@A", "B: done")
    notation, reason = why(t, 1)
    assert notation == "5"
    assert "%" in reason


def test_inwo_names_the_chance_of_an_attack() -> None:
    position = {"groups": {"A": "pentagon new-york", "B": "texas"}, "hands": {"A": "russia", "B": ""}}
    t = at("inwo", 2, position, "A: control:pentagon", "A: russia")
    plans = [t.table.game.say(plan.why, "en") for plan in plans_at(t.table, 0)]
    assert any("%" in reason for reason in plans)


def test_inwo_says_what_a_leader_can_take_and_how_likely() -> None:
    groups = {"A": "pentagon big-media", "B": "california(hollywood(girlie-magazines)) texas"}
    t = at("inwo", 2, {"groups": groups, "hands": {"A": "russia", "B": ""}, "basic_goal": 9})
    reasons = {plan.notation: t.table.game.say(plan.why, "en") for plan in plans_at(t.table, 0)}
    # 6 for the Pentagon, 8 for two alignments in common, less a Resistance of 5: nine or less, 30 rolls of 36.
    assert reasons["control:pentagon"] == "even without help it takes Russia 83% of the time"
    assert not {"control:big-media", "control:bavarian-illuminati"} & set(reasons), "only the best leader is named"


def test_pax_names_who_is_to_be_stopped() -> None:
    field = {"6": "PIL002 A", "7": "PIL031 B..", "8": "PIL036 C"}
    position = {"field": field, "favours": {"A": "A1"}, "hands": {"A": "PIL046"}, "plots": {"common": "P01 P06"}}
    reasons = {}
    for realised in ({}, {"P06": "B", "P01": "B"}):
        t = at("pax", 3, {**position, "realised": realised})
        plans = [plan for plan in plans_at(t.table, 0) if plan.notation.startswith("oust")]
        reasons[len(realised)] = [(plan.notation, plan.why.id) for plan in plans]
    assert [reason for _, reason in reasons[0]] == ["why-oust"]
    assert reasons[2] == [("oust:7@1", "why-stop")], "the token of the rival who is about to win"


def reasons(t: Scenario, seat: int) -> dict[str, str]:
    """What is advised, by its notation, and which reason is given."""
    return {plan.notation: plan.why.id for plan in plans_at(t.table, seat)}


@pytest.mark.parametrize(("hand", "held"), [("Captain", "for a coup"), ("Contessa", "a bluff, though")])
def test_coup_steals_what_a_rival_needs_to_win(hand: str, held: str) -> None:
    duel = {"hands": {"A": hand, "B": "Duke Duke"}, "to_move": "A"}
    calm = at("coup", 2, {**duel, "coins": {"A": 7, "B": 5}})
    assert "why-stop" not in reasons(calm, 0).values(), "two coins fewer, and an assassination is still paid for"
    due = at("coup", 2, {**duel, "coins": {"A": 7, "B": 8}})
    notation, reason = why(due, 0)
    assert notation == "steal@1", "a coup would leave them an influence, and the coins for the last blow"
    assert reason.endswith(held)


def test_coup_wins_before_it_stops_anybody() -> None:
    duel = at("coup", 2, {"hands": {"A": "Captain", "B": "Duke"}, "coins": {"A": 7, "B": 3}, "to_move": "A"})
    assert why(duel, 0)[0] == "coup@1"


def test_coup_does_not_let_an_assassin_win() -> None:
    duel = {"hands": {"A": "Duke", "B": "Assassin Duke"}, "coins": {"A": 2, "B": 3}, "to_move": "B"}
    t = at("coup", 2, duel, "B: assassinate@A")
    while not any(option.notation.startswith("block:") for option in t.table.legal(0)):
        t.play("A: pass")
    found = reasons(t, 0)
    assert found["block:Contessa"] == "why-stop-block"
    assert "pass" not in found, "whoever passes is out"


def test_pot_de_vin_keeps_a_round_from_whoever_is_about_to_win() -> None:
    hands = {"A": "ugo12 aldo10", "B": "ugo6 aldo12", "C": "ugo10 aldo8"}
    position = {"hands": hands, "trump": "enzo4", "trump_deck": "enzo6", "leader": "C"}
    ahead = {"won": {"C": "aldo9 aldo11 aldo13 ugo13"}}
    for won, reason in ((ahead, "why-stop"), ({}, "why-win")):
        t = at("potdevin", 3, {**position, **won}, "C: ugo10")
        assert bool(won) == bool(t.table.view(0, figures=True).threats)
        assert reasons(t, 0)["ugo12"] == reason
