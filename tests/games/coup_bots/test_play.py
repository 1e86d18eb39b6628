"""Both bots over whole games: they answer everything, tell nothing they should not know, and repeat."""

from __future__ import annotations

from copy import deepcopy

import pytest

from camarilla.bots.match import play_match
from camarilla.games.coup import GAME
from camarilla.games.coup.bot import Heuristic, Honest
from camarilla.kernel.game import Variant
from camarilla.kernel.rng import Rng, seed_bytes

from .playing import decisions, true_hand

NAMES = ["heuristic", "honest", "random"]
EVERYTHING = {"reformation": True, "inquisition": True}
PROMPTS = {
    *("act", "challenge", "prove", "prove-no-duke", "block", "block-aid"),
    *("lose", "return", "keep", "show", "verdict", "faction"),
}
VARIANTS = [*GAME.variants, *[Variant(seats, mix) for seats in (3, 5, 6, 8, 9) for mix in ({}, EVERYTHING)]]
SOME = [
    Variant(2),
    Variant(2, {**EVERYTHING, "two_players": "pick_one"}),
    Variant(4),
    Variant(5, EVERYTHING),
    Variant(8, {"inquisition": True}),
    Variant(10, EVERYTHING),
]
CLAIMED = {"tax": "Duke", "assassinate": "Assassin", "steal": "Captain"}


def seating(seats: int, shift: int = 0) -> list[str]:
    return [NAMES[(seat + shift) % len(NAMES)] for seat in range(seats)]


def test_they_answer_every_prompt_in_every_variant():
    asked: dict[type, set[str]] = {Heuristic: set(), Honest: set()}
    for number, variant in enumerate(VARIANTS):
        for table, seat, bot, rng in decisions(seating(variant.seats, number), number, variant.options):
            if type(bot) in asked:
                look = table.look(seat, listens=False)
                assert deepcopy(bot).act(look, rng.copy()) in look.options
                asked[type(bot)].add(look.prompt.label.id)
    assert asked == {Heuristic: PROMPTS, Honest: PROMPTS}


def claims_of(notation: str, inquisition: bool) -> str | None:
    """The role a seat claims by an answer, if any."""
    name = notation.partition("@")[0]
    if name.startswith("block:"):
        return name.removeprefix("block:")
    if name in ("exchange", "examine"):
        return "Inquisitor" if inquisition else "Ambassador"
    return CLAIMED.get(name)


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_honest_never_claims_what_it_does_not_hold(variant):
    claims = 0
    for seed in range(12):
        for table, seat, bot, rng in decisions(seating(variant.seats, seed), seed, variant.options):
            if not isinstance(bot, Honest):
                continue
            notation = deepcopy(bot).act(table.look(seat, listens=False), rng.copy()).notation
            role = claims_of(notation, "inquisition" in variant.options)
            hand = true_hand(table, seat)
            if role is not None:
                assert role in hand
                claims += 1
            if notation == "embezzle":
                assert "Duke" not in hand
            if notation.startswith("lose:") and table.prompt(seat).label.id == "prove":
                pytest.fail("a true claim was not proven")
    assert claims > 12


def test_honest_challenges_only_what_can_hardly_be():
    right = wrong = 0
    for seed in range(150):
        for table, seat, bot, rng in decisions(seating(4, seed), seed):
            if isinstance(bot, Honest) and table.prompt(seat).label.id == "challenge":
                look = table.look(seat, listens=False)
                if deepcopy(bot).act(look, rng.copy()).notation == "challenge":
                    args = look.prompt.label.args
                    claimed = args["role"].id.removeprefix("role-")
                    lies = claimed not in true_hand(table, args["claimant"].args["seat"])
                    right += lies
                    wrong += not lies
    assert right > 10
    assert wrong <= right / 10


def test_heuristic_bluffs_and_challenges_within_reason():
    claims = bluffs = windows = challenges = 0
    for seed in range(60):
        for table, seat, bot, rng in decisions(["heuristic"] * 4, seed):
            look = table.look(seat, listens=False)
            notation = deepcopy(bot).act(look, rng.copy()).notation
            role = claims_of(notation, False)
            if role is not None:
                claims += 1
                bluffs += role not in true_hand(table, seat)
            if look.prompt.label.id == "challenge":
                windows += 1
                challenges += notation == "challenge"
    assert 0.1 < bluffs / claims < 0.7
    assert 0.005 < challenges / windows < 0.3


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_they_know_nothing_they_may_not_know(variant):
    """In any world that a seat cannot tell from the true one, its bot answers the same."""
    compared = 0
    worlds = Rng(seed_bytes(7))
    for seed in range(2):
        for table, seat, bot, rng in decisions(seating(variant.seats, 2 * seed), seed, variant.options):
            if seat == seed % variant.seats or compared % 5 == 0:
                truly = deepcopy(bot).act(table.look(seat, listens=False), rng.copy())
                for _ in range(3):
                    world = table.sample(seat, worlds.fork(str(compared)))
                    assert deepcopy(bot).act(world.look(seat, listens=False), rng.copy()) == truly
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_the_same_seed_gives_the_same_game(variant):
    bots = ["heuristic", "honest"] * (variant.seats // 2)
    one, two = (play_match(GAME, bots, seed=3, options=variant.options, record=True).record for _ in range(2))
    assert one is not None
    assert one == two
    other = play_match(GAME, bots, seed=4, options=variant.options, record=True).record
    assert other is not None
    assert one.entries != other.entries


def test_mixed_play_comes_from_the_stream():
    table, seat, bot, _ = next(decisions(["heuristic"] * 4, 1))
    looks = table.look(seat, listens=False)
    drawn = {deepcopy(bot).act(looks, Rng(seed_bytes(seed))).notation for seed in range(200)}
    again = [deepcopy(bot).act(looks, Rng(seed_bytes(5))).notation for _ in range(5)]
    assert len(drawn) > 1
    assert len(set(again)) == 1


def test_a_bot_that_sits_down_late_plays_on():
    """A fresh bot at every question: it knows less of the past, and still answers everything."""
    for seed in range(6):
        for table, seat, _, rng in decisions(["heuristic", "honest", "random"], seed, EVERYTHING):
            look = table.look(seat, listens=False)
            for fresh in (Heuristic(), Honest()):
                assert fresh.act(look, rng.copy()) in look.options


def test_a_bot_plays_on_after_the_table_was_taken_back():
    """A bot that has seen claims which were undone since starts its dossiers afresh."""
    states = []
    bot = Heuristic()
    for table, seat, _, rng in decisions(["heuristic"] * 3, 2):
        if seat == 0:
            look = table.look(seat, listens=False)
            states.append(look)
            bot.act(look, rng.copy())
    for look in reversed(states):
        assert bot.act(look, Rng(seed_bytes(1))) in look.options
    fresh = Heuristic()
    assert fresh.act(states[0], Rng(seed_bytes(1))) == bot.act(states[0], Rng(seed_bytes(1)))
