"""Levels that err as people do, and temperaments: what is absurd, and that nobody above level 1 does it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from camarilla import find
from camarilla.bots import bot_named
from camarilla.bots.human import HumanBot
from camarilla.bots.match import seats_asked
from camarilla.bots.search import Effort, SearchBot
from camarilla.bots.temperaments import TEMPERAMENTS, split_name
from camarilla.kernel.bots import Look
from camarilla.kernel.game import names
from camarilla.kernel.manners import NOBODY, Leaning, Skill
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table

SMALL: dict[str, dict[str, Any]] = {"pax": {"max_rounds": 2}, "inwo": {"round_limit": 3}, "oath": {"deeds": 6}}
GAMES = {"coup": 6, "potdevin": 3}
"""How many games are looked at; of those not named one."""


def decisions(name: str, bots: list[str], seed: int) -> Iterator[tuple[Look, Option]]:
    """A game between bots: what each saw when it had a choice, and what it answered."""
    game = find(name)
    seats = max(3, game.seat_counts[0])
    table = Table.new(game, seats, seed=seed, options=SMALL.get(name))
    players = [bot_named(game, bots[seat % len(bots)]) for seat in range(seats)]
    streams = [Rng(seed_bytes(seed)).fork(str(seat)) for seat in range(seats)]
    while not table.over:
        for seat in seats_asked(table):
            wants = players[seat].thinks if len(table.legal(seat)) > 1 else 0
            look = table.look(seat, wants, players[seat].listens)
            option = players[seat].act(look, streams[seat])
            if len(look.options) > 1:
                yield look, option
            table.play(seat, option)


@pytest.mark.parametrize("name", names())
def test_nobody_above_level_one_does_what_is_absurd(name: str) -> None:
    """What is absurd comes up, and is left alone; where everything would be, any answer will do."""
    manners = find(name).manners
    assert manners is not None
    tempting = 0
    for seed in range(GAMES.get(name, 1)):
        for look, option in decisions(name, ["level2", "level3:bold", "level4:vengeful"], seed):
            absurd = manners.absurd(look)
            assert absurd <= {one.notation for one in look.options}
            tempting += bool(absurd)
            assert option.notation not in absurd or len(absurd) == len(look.options)
    assert tempting


def at(name: str, given: dict[str, Any], *played: tuple[int, str], seats: int = 2, **options: Any) -> Look:
    """What the seat sees that is asked after some answers."""
    table = Table.at(name, given, seats=seats, options=options)
    for seat, notation in played:
        table.play(seat, notation)
    return table.look(table.to_act[0], 3, False)


def absurd(name: str, look: Look) -> set[str]:
    """The notations that a game calls absurd."""
    manners = find(name).manners
    assert manners is not None
    return set(manners.absurd(look))


HANDS = {"A": "Duke Assassin", "B": "Captain Contessa"}


def test_coup_who_can_prove_does_not_give_up_a_patron() -> None:
    look = at("coup", {"hands": HANDS}, (0, "tax"), (1, "challenge"))
    assert absurd("coup", look) == {"lose:Duke", "lose:Assassin"}
    look = at("coup", {"hands": HANDS}, (0, "exchange"), (1, "challenge"))
    assert absurd("coup", look) == set()


def test_coup_nothing_is_stolen_where_nothing_is_and_a_duke_takes_more_than_one_coin() -> None:
    look = at("coup", {"hands": HANDS, "coins": {"A": 2, "B": 0}})
    assert absurd("coup", look) == {"steal@1", "income"}
    look = at("coup", {"hands": {"A": "Captain Assassin", "B": "Duke Contessa"}, "coins": {"A": 2, "B": 1}})
    assert absurd("coup", look) == set()


def test_coup_a_coup_that_wins_is_not_put_off() -> None:
    look = at("coup", {"hands": {"A": "Duke Assassin", "B": "Captain"}, "coins": {"A": 7}, "lost": {"B": "Duke"}})
    assert absurd("coup", look) == {option.notation for option in look.options} - {"coup@1"}


def test_coup_nobody_lets_the_last_patron_be_killed_without_a_word() -> None:
    given = {"hands": {"A": "Duke Assassin", "B": "Captain"}, "coins": {"A": 3}, "lost": {"B": "Duke"}}
    look = at("coup", given, (0, "assassinate@1"), (1, "pass"))
    assert absurd("coup", look) == {"pass"}
    held = at("coup", {"hands": HANDS, "coins": {"A": 3}}, (0, "assassinate@1"), (1, "pass"))
    assert absurd("coup", held) == {"pass"}


def test_coup_two_patrons_of_two_kinds_are_kept_where_there_are_two_kinds() -> None:
    given = {"hands": {"A": "Contessa Contessa", "B": "Captain Duke"}, "court": "Contessa Captain"}
    look = at("coup", given, (0, "exchange"), (1, "pass"))
    assert absurd("coup", look) == {"return:Captain"}
    again = at("coup", given, (0, "exchange"), (1, "pass"), (0, "return:Contessa"))
    assert absurd("coup", again) == {"return:Captain"}


def test_coup_what_is_certain_is_neither_doubted_nor_believed_against_the_odds() -> None:
    lost = {"A": "Captain", "B": "Duke"}
    given = {"hands": {"A": "Duke", "B": "Captain"}, "lost": lost, "coins": {"A": 2, "B": 2}}
    look = at("coup", {**given, "lost": {"A": "Duke", "B": "Duke"}}, (0, "tax"))
    assert absurd("coup", look) == set()  # a third Duke may be anywhere
    given = {"hands": {"A": "Captain", "B": "Duke"}, "lost": {"A": "Duke", "B": "Duke"}, "coins": {"A": 2, "B": 2}}
    assert absurd("coup", at("coup", given, (0, "tax"))) == {"pass"}


def test_potdevin_a_joker_goes_where_it_brings_most() -> None:
    given = {"won": {"A": "aldo1 aldo4 aldo5 aldo10 enzo7"}, "phase": "jokers", "gems": {"A": 0, "B": 0, "C": 0}}
    look = at("potdevin", given, seats=3)
    points = {option.notation: int(option.label.args["points"]) for option in look.options}
    assert len(set(points.values())) > 1
    assert absurd("potdevin", look) == {one for one, brings in points.items() if brings < max(points.values())}


def test_potdevin_the_last_to_play_gives_a_rival_the_penalty_rather_than_the_bonus() -> None:
    given = {"trump": "enzo5", "hands": {"A": "aldo13", "B": "aldo12", "C": "aldo2 aldo3"}}
    look = at("potdevin", given, (0, "aldo13"), (1, "aldo12"), seats=3)
    assert absurd("potdevin", look) == {"aldo3"}
    assert absurd("potdevin", at("potdevin", given, (0, "aldo13"), seats=3)) == set()


def test_a_search_comes_to_its_senses() -> None:
    """Whatever it found: an absurd answer is replaced by the best of the others."""
    game = find("coup")
    look = at("coup", {"hands": HANDS}, (0, "tax"), (1, "challenge"))
    bot = SearchBot(game, Effort(iterations=3))
    thought = bot.think(look, Rng(seed_bytes(1)))
    wrong = next(one for one in thought.weighed if one.option.notation == "lose:Duke")
    mended = bot.in_its_senses(look, type(thought)(wrong.option, wrong.worth, thought.weighed, [], 3))
    assert mended.option.notation == "show:Duke"


# -- Skill -------------------------------------------------------------------------------------------------------------


def test_who_is_of_less_skill_chooses_softly_but_not_blindly() -> None:
    """Among answers to one question close ones come before distant ones; with all its skill it gives the best."""
    game = find("potdevin")
    table = Table.new("potdevin", 4, seed=3)
    look = table.look(table.to_act[0])
    worths = game.bots["heuristic"]().rate(look)  # type: ignore[attr-defined]
    rng = Rng(seed_bytes(1))
    bot = HumanBot(game, Skill(temperature=1.0))
    answers = Counter([bot.act(look, rng).notation for _ in range(600)])
    by_worth = [
        option.notation for _, option in sorted(zip(worths, look.options, strict=True), key=lambda one: -one[0])
    ]
    half = len(by_worth) // 2
    assert sum([answers[one] for one in by_worth[:half]]) > 1.5 * sum([answers[one] for one in by_worth[half:]])
    assert answers[by_worth[0]] > answers[by_worth[-1]]
    sure = HumanBot(game, Skill())
    assert {sure.act(look, rng).notation for _ in range(20)} == {by_worth[0]}


@pytest.mark.parametrize("name", names())
def test_blind_spots_and_harms_are_named_by_the_game(name: str) -> None:
    manners = find(name).manners
    assert manners is not None
    assert set(manners.skills) == {"level2", "level3", "level4"}
    used = {spot for skill in manners.skills.values() for spot in skill.blind}
    assert used <= set(manners.blind_spots)
    assert not manners.skills["level4"].blind
    events = find(name).event_types
    for event, fields in manners.harms.items():
        assert set(fields) <= set(events[event].__struct_fields__)


# -- Temperaments ------------------------------------------------------------------------------------------------------


def test_a_temperament_goes_with_a_level() -> None:
    game = find("coup")
    for temperament in TEMPERAMENTS:
        bot = bot_named(game, f"level3:{temperament}")
        assert isinstance(bot, HumanBot)
        assert bot.temperament == TEMPERAMENTS[temperament]
        assert bot.skill == bot_named(game, "level3").skill  # type: ignore[attr-defined]
    assert split_name("exec:python mine.py") == ("exec:python mine.py", "")


def test_the_bold_bluff_and_challenge_more_than_the_careful() -> None:
    dared = {}
    for temperament in ("bold", "careful"):
        count = Counter[str]()
        for seed in range(12):
            for look, option in decisions("coup", [f"level3:{temperament}"], seed):
                if look.prompt.label.id == "challenge":
                    count[option.notation] += 1
        dared[temperament] = count["challenge"] / (count["challenge"] + count["pass"])
    assert dared["bold"] > 1.5 * dared["careful"]


def test_the_vengeful_strike_back() -> None:
    assert TEMPERAMENTS["vengeful"].pull(Leaning(at=2), 2) > TEMPERAMENTS["vengeful"].pull(Leaning(at=1), 2)
    bot = HumanBot(find("coup"), Skill(), TEMPERAMENTS["vengeful"])
    assert bot.listens
    hands = {"A": "Duke Duke", "B": "Captain Contessa", "C": "Captain Contessa"}
    table = Table.at("coup", {"hands": hands, "coins": {"A": 2, "C": 7}, "to_move": "C"}, seats=3)
    table.play(2, "coup@0")
    look = table.look(0, 0, True)
    assert bot.foe(look) == 2
    assert bot.liked(look, [0.0] * len(look.options)) == [0.0] * len(look.options), "nobody is struck by a loss"
    table.play(0, "lose:Duke")
    assert bot.foe(table.look(0, 0, True)) == 2
    look = table.look(0, 0, True)
    likes = dict(zip([one.notation for one in look.options], bot.liked(look, [0.0] * len(look.options)), strict=True))
    assert likes["steal@2"] > likes["steal@1"]


def test_a_dealer_takes_a_fair_deal_and_no_robbery() -> None:
    fair, robbery = Leaning(deal=0.5), Leaning(deal=-0.3)
    assert TEMPERAMENTS["dealer"].pull(fair, NOBODY) > 0 > TEMPERAMENTS["dealer"].pull(robbery, NOBODY)
