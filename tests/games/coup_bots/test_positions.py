"""Positions in which the right answer is plain to see."""

from __future__ import annotations

import pytest

from camarilla.games.coup.bot import Heuristic, Honest
from camarilla.kernel.table import Table

from .playing import answer, answers, everybody_passes, played, position

BOTH = pytest.mark.parametrize("bot", [Honest, Heuristic])
INQUISITION = {"inquisition": True}
REFORMATION = {"reformation": True}


# -- Coups -------------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize("coins", [7, 8, 9, 10, 12])
def test_coups_the_leader(bot, coins):
    """C has both patrons and the most coins: it is C who must fall."""
    t = position(
        4,
        hands={"A": "Contessa Contessa", "B": "Duke", "C": "Duke Captain", "D": "Assassin"},
        coins={"A": coins, "B": 2, "C": 6, "D": 1},
    )
    assert set(answers(bot(), t, 0)) == {"coup@2"}


@BOTH
def test_wins_when_it_can(bot):
    t = position(2, hands={"A": "Duke Captain", "B": "Contessa"}, coins={"A": 7, "B": 9})
    assert set(answers(bot(), t, 0)) == {"coup@1"}


@BOTH
def test_coups_only_across_factions(bot):
    """C is the leader, but of the own faction; B and D may be struck, and B is the stronger."""
    t = position(
        4,
        REFORMATION,
        hands={"A": "Contessa Contessa", "B": "Duke Captain", "C": "Duke Captain", "D": "Assassin"},
        coins={"A": 10, "B": 5, "C": 8, "D": 1},
    )
    assert set(answers(bot(), t, 0)) == {"coup@1"}


# -- Assassinations ----------------------------------------------------------------------------------------------------


def assassinated(hand: str) -> Table:
    """B is about to lose its only patron to A's assassin; C looks on."""
    t = position(
        3, hands={"A": "Assassin Duke", "B": hand, "C": "Duke Captain"}, lost={"B": "Captain"}, coins={"A": 4, "B": 3}
    )
    return played(t, (0, "assassinate@1"))


@BOTH
def test_the_contessa_stops_the_assassin(bot):
    t = assassinated("Contessa")
    b = bot()
    assert set(answers(b, t, 1)) == {"pass"}
    everybody_passes(t)
    assert set(answers(b, t, 1)) == {"block:Contessa"}


def test_heuristic_does_not_go_down_without_a_word():
    """Its last patron is not the Contessa: it challenges the assassin or claims her, in any case."""
    t = assassinated("Captain")
    bot = Heuristic()
    said = answers(bot, t, 1)
    everybody_passes(t)
    assert set(said) <= {"pass", "challenge"}
    assert set(answers(bot, t, 1)) == {"block:Contessa"}


def test_heuristic_challenges_an_assassin_if_nothing_else_is_left():
    """No Contessa could be believed, for all of them lie face up: what is left is to doubt the assassin."""
    t = position(
        4,
        hands={"A": "Duke Captain", "B": "Assassin", "C": "Duke", "D": "Captain"},
        lost={"B": "Contessa", "C": "Contessa", "D": "Contessa"},
        coins={"A": 3},
    )
    t = played(t, (0, "assassinate@1"))
    assert set(answers(Heuristic(), t, 1)) == {"challenge"}


def test_honest_dies_rather_than_lie():
    t = assassinated("Captain")
    everybody_passes(t)
    assert set(answers(Honest(), t, 1)) == {"pass"}


# -- Challenges --------------------------------------------------------------------------------------------------------


@BOTH
def test_challenges_a_duke_when_all_three_are_visible(bot):
    t = position(
        4,
        hands={"A": "Contessa Captain", "B": "Duke", "C": "Assassin", "D": "Captain"},
        lost={"C": "Duke", "D": "Duke"},
    )
    t = played(t, (0, "tax"))
    assert set(answers(bot(), t, 1)) == {"challenge"}


@BOTH
def test_challenges_a_duke_when_the_others_went_back_to_the_court(bot):
    """A has drawn two Dukes in an exchange and returned them, and holds the third: facts count like cards."""
    t = position(
        2, hands={"A": "Duke Ambassador", "B": "Contessa Captain"}, court="Duke Duke Contessa", coins={"A": 2, "B": 0}
    )
    t = played(t, (0, "exchange"), (1, "pass"), (0, "return:Duke"), (0, "return:Duke"), (1, "tax"))
    assert set(answers(bot(), t, 0)) == {"challenge"}


@BOTH
def test_does_not_die_for_nothing(bot):
    """A plausible tax of somebody else is not worth the last patron."""
    t = position(
        4, hands={"A": "Duke Captain", "B": "Contessa", "C": "Assassin Captain", "D": "Duke Contessa"}, coins={"A": 1}
    )
    t = played(t, (0, "tax"))
    assert set(answers(bot(), t, 1)) == {"pass"}


@BOTH
def test_does_not_challenge_what_it_has_been_shown(bot):
    """A's Inquisitor saw B's Duke and left it: B's tax is true."""
    t = position(2, INQUISITION, hands={"A": "Inquisitor Contessa", "B": "Duke"}, coins={"B": 2})
    t = played(t, (0, "examine@1"), (1, "pass"), (0, "leave"), (1, "tax"))
    assert set(answers(bot(), t, 0)) == {"pass"}


@BOTH
def test_challenges_what_an_examination_disproves(bot):
    """A's Inquisitor saw that B's only patron is the Contessa: its tax is a lie."""
    t = position(2, INQUISITION, hands={"A": "Inquisitor Contessa", "B": "Contessa"}, coins={"B": 2})
    t = played(t, (0, "examine@1"), (1, "pass"), (0, "leave"), (1, "tax"))
    assert set(answers(bot(), t, 0)) == {"challenge"}


@BOTH
def test_challenges_an_embezzler_who_has_a_duke_for_sure(bot):
    options = {"inquisition": True, "reformation": True}
    t = position(
        2,
        options,
        hands={"A": "Inquisitor Contessa", "B": "Duke"},
        factions={"A": "loyalist"},
        reserve=4,
        coins={"B": 2},
    )
    t = played(t, (0, "examine@1"), (1, "pass"), (0, "leave"), (1, "embezzle"))
    assert set(answers(bot(), t, 0)) == {"challenge"}


def test_heuristic_challenges_a_known_liar_sooner():
    """B was caught as a Duke and claims her again at once; before that it was believed."""
    hands = {"A": "Contessa Captain", "B": "Assassin Contessa", "C": "Captain Ambassador"}
    t = position(3, hands=hands, coins={"B": 1}, to_move="B")
    t = played(t, (1, "tax"))
    believed = answers(Heuristic(), t, 0).count("pass")
    t = position(3, hands=hands, coins={"B": 1}, to_move="B")
    t = played(t, (1, "tax"), (0, "pass"), (2, "challenge"), (1, "lose:Contessa"), (2, "income"), (0, "income"))
    t = played(t, (1, "tax"))
    assert believed > answers(Heuristic(), t, 0).count("pass")


# -- Proofs and blocks -------------------------------------------------------------------------------------------------


@BOTH
def test_shows_what_it_claimed_and_holds(bot):
    t = position(2, hands={"A": "Duke Captain", "B": "Contessa Contessa"})
    t = played(t, (0, "tax"), (1, "challenge"))
    assert set(answers(bot(), t, 0)) == {"show:Duke"}


@BOTH
def test_shows_that_it_has_no_duke(bot):
    t = position(2, REFORMATION, hands={"A": "Assassin Captain", "B": "Contessa Contessa"}, reserve=3)
    t = played(t, (0, "embezzle"), (1, "challenge"))
    assert set(answers(bot(), t, 0)) == {"show"}


@BOTH
@pytest.mark.parametrize(("hand", "role"), [("Captain Duke", "Captain"), ("Contessa Ambassador", "Ambassador")])
def test_blocks_a_theft_with_what_it_holds(bot, hand, role):
    t = position(3, hands={"A": "Captain Duke", "B": hand, "C": "Duke Contessa"}, coins={"B": 4})
    t = played(t, (0, "steal@1"))
    everybody_passes(t)
    assert set(answers(bot(), t, 1)) == {f"block:{role}"}


@BOTH
def test_blocks_foreign_aid_with_the_duke(bot):
    t = position(2, hands={"A": "Captain Contessa", "B": "Duke Contessa"}, coins={"A": 5})
    t = played(t, (0, "aid"))
    assert set(answers(bot(), t, 1)) == {"block:Duke"}


def test_honest_blocks_nothing_with_what_it_does_not_hold():
    t = position(3, hands={"A": "Captain Duke", "B": "Duke Contessa", "C": "Assassin Contessa"}, coins={"B": 4})
    t = played(t, (0, "steal@1"))
    everybody_passes(t)
    assert set(answers(Honest(), t, 1)) == {"pass"}


# -- Actions -----------------------------------------------------------------------------------------------------------


def test_nobody_claims_what_nobody_can_believe():
    """Three Dukes and three Captains lie face up: no tax, no theft."""
    t = position(
        6,
        hands={"A": "Contessa Contessa", "B": "Assassin Ambassador", "C": "Assassin Ambassador"},
        lost={"D": "Duke Captain", "E": "Duke Captain", "F": "Duke Captain"},
        coins={"A": 2, "B": 2, "C": 2},
    )
    for said in answers(Heuristic(), t, 0):
        assert said.partition("@")[0] not in ("tax", "steal")


@pytest.mark.parametrize(
    ("hand", "coins", "action"),
    [
        ("Duke Contessa", 2, "tax"),
        ("Captain Contessa", 2, "steal@1"),
        ("Assassin Contessa", 3, "assassinate@1"),
        ("Ambassador Contessa", 2, "exchange"),
    ],
)
def test_honest_does_what_its_patrons_are_for(hand, coins, action):
    t = position(3, hands={"A": hand}, coins={"A": coins, "B": 5, "C": 2})
    assert set(answers(Honest(), t, 0)) == {action}


def test_honest_takes_aid_until_somebody_claims_a_duke():
    hands = {"A": "Contessa Assassin", "B": "Duke Captain", "C": "Duke Contessa"}
    t = position(3, hands=hands, coins={"A": 0})
    bot = Honest()
    assert answer(bot, t, 0) == "aid"
    t = position(3, hands=hands, coins={"A": 0}, to_move="B")
    t = played(t, (1, "tax"))
    everybody_passes(t)
    t = played(t, (2, "income"))
    assert answer(bot, t, 0) == "income"


def test_honest_does_not_steal_twice_from_one_who_blocks():
    t = position(3, hands={"A": "Captain Contessa", "B": "Captain Duke"}, coins={"A": 0, "B": 5, "C": 3})
    bot = Honest()
    assert answer(bot, t, 0) == "steal@1"
    t = played(t, (0, "steal@1"))
    everybody_passes(t)
    t = played(t, (1, "block:Captain"))
    everybody_passes(t)
    t = played(t, (1, "income"), (2, "income"))
    assert answer(bot, t, 0) == "steal@2"


@BOTH
def test_embezzles_a_full_reserve_without_a_duke(bot):
    t = position(4, REFORMATION, hands={"A": "Contessa Contessa"}, coins={"A": 1}, reserve=6)
    said = answers(bot(), t, 0)
    assert said.count("embezzle") > len(said) / 2


def test_honest_does_not_embezzle_with_a_duke():
    t = position(4, REFORMATION, hands={"A": "Duke Contessa"}, coins={"A": 1}, reserve=6)
    assert answer(Honest(), t, 0) == "tax"


# -- Patrons -----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("hand", "lost"), [("Duke Ambassador", "Ambassador"), ("Duke Contessa", "Duke"), ("Captain Assassin", "Assassin")]
)
def test_gives_up_its_least_patron(bot, hand, lost):
    t = position(2, hands={"A": "Assassin Assassin", "B": hand}, coins={"A": 7})
    t = played(t, (0, "coup@1"))
    assert set(answers(bot(), t, 1)) == {f"lose:{lost}"}


@BOTH
@pytest.mark.parametrize(
    ("hand", "court", "kept"),
    [
        ("Ambassador Contessa", "Duke Captain", ["Captain", "Contessa"]),
        ("Ambassador Duke", "Duke Captain", ["Captain", "Duke"]),
        ("Ambassador Captain", "Ambassador Captain", ["Ambassador", "Captain"]),
        ("Ambassador Duke", "Contessa Contessa", ["Contessa", "Duke"]),
    ],
)
def test_keeps_the_best_of_an_exchange(bot, hand, court, kept):
    t = position(2, hands={"A": hand, "B": "Assassin Assassin"}, court=court)
    t = played(t, (0, "exchange"), (1, "pass"))
    b = bot()
    for _ in range(2):
        t = played(t, (0, answer(b, t, 0)))
    assert t.game.inspect(t.g)["hands"]["A"] == kept


@BOTH
@pytest.mark.parametrize(("shown", "verdict"), [("Captain", "swap"), ("Inquisitor", "leave")])
def test_spoils_good_hands_and_leaves_bad_ones(bot, shown, verdict):
    t = position(2, INQUISITION, hands={"A": "Inquisitor Contessa", "B": shown})
    t = played(t, (0, "examine@1"), (1, "pass"))
    assert set(answers(bot(), t, 0)) == {verdict}
