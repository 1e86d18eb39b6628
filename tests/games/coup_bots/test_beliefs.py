"""Counting cards and keeping dossiers."""

from __future__ import annotations

import pytest

from camarilla.games.coup.beliefs import (
    ASSASSIN,
    CAPTAIN,
    CONTESSA,
    DUKE,
    ENVOY,
    ROLE,
    Memory,
    Reading,
    count_chance,
    part_holding,
)
from camarilla.games.coup.bot_reading import read_claim
from camarilla.games.coup.evaluation import DEFAULT, Judgement
from camarilla.kernel.game import Variant
from camarilla.kernel.table import Table

from .playing import decisions, everybody_passes, played, position, true_hand

EVERYTHING = {"reformation": True, "inquisition": True}


def read(table: Table, seat: int) -> Reading:
    return Reading(table.look(seat, listens=False))


def remembered(table: Table, seat: int, memory: Memory | None = None) -> Memory:
    kept = memory or Memory()
    kept.update(read(table, seat))
    return kept


# -- Counting ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "variant",
    [
        Variant(2),
        Variant(2, {"two_players": "pick_one", "inquisition": True}),
        Variant(3, EVERYTHING),
        Variant(4, {"inquisition": True}),
        Variant(6, EVERYTHING),
        Variant(10),
    ],
    ids=str,
)
def test_what_is_true_is_never_ruled_out_and_is_as_likely_as_counted(variant):
    """Over random games: the true hand has some weight always, and chances come true about as often as they say."""
    expected, found, counted = [0.0] * 3, [0] * 3, [0] * 3
    for seed in range(120 // variant.seats):
        for table, seat, _, _ in decisions(["random"] * variant.seats, seed, variant.options):
            if table.prompt(seat).label.id not in ("act", "challenge"):
                continue
            reading = read(table, seat)
            for rival in reading.rivals:
                truth = sorted([ROLE[role] for role in true_hand(table, rival)])
                weights = {tuple(sorted(hand)): weight for hand, weight in reading.hands_of(rival)}
                assert weights[tuple(truth)] > 0
                for role in (DUKE, ASSASSIN, CAPTAIN, ENVOY, CONTESSA):
                    chance = count_chance(reading, rival, role)
                    likely = 0 if chance < 0.2 else 1 if chance < 0.4 else 2
                    expected[likely] += chance
                    found[likely] += role in truth
                    counted[likely] += 1
    for likely in range(3):
        assert abs(expected[likely] - found[likely]) / counted[likely] < 0.08


def test_cards_face_up_and_in_hand_are_counted():
    t = position(
        4,
        hands={"A": "Duke Captain", "B": "Contessa Assassin", "C": "Captain", "D": "Assassin"},
        lost={"C": "Duke", "D": "Ambassador"},
    )
    reading = read(t, 0)
    assert reading.unseen == [1, 3, 2, 2, 3]
    assert reading.face_up == [1, 0, 0, 1, 0]
    assert count_chance(reading, 2, DUKE) == pytest.approx(1 / 11)
    assert count_chance(reading, 1, DUKE) == pytest.approx(2 / 11)
    assert count_chance(reading, 1, ASSASSIN) == pytest.approx(1 - 8 / 11 * 7 / 10)


def test_the_last_copy_is_not_in_two_hands_at_once():
    t = position(3, hands={"A": "Duke Captain", "B": "Contessa Assassin", "C": "Assassin"}, lost={"C": "Duke"})
    hands = [sorted(hand) for hand, weight in read(t, 0).hands_of(1) if weight > 0]
    assert [DUKE, DUKE] not in hands
    assert [DUKE, CAPTAIN] in hands


def test_what_was_shown_and_shuffled_in_may_be_drawn_again():
    """B proves a Duke, which goes to the court: everybody knows that one is there or was drawn again."""
    t = position(2, hands={"A": "Duke Duke", "B": "Duke Contessa"}, to_move="B")
    t = played(t, (1, "tax"), (0, "challenge"), (1, "show:Duke"), (0, "lose:Duke"))
    chance = count_chance(read(t, 0), 1, DUKE)
    assert 0 < chance < 0.2


def test_an_examined_patron_is_known_and_the_other_is_not():
    t = position(2, {"inquisition": True}, hands={"A": "Inquisitor Contessa", "B": "Duke Captain"})
    t = played(t, (0, "examine@1"), (1, "pass"), (1, "show:Duke"), (0, "leave"), (1, "income"))
    reading = read(t, 0)
    assert count_chance(reading, 1, DUKE) == 1
    assert 0 < count_chance(reading, 1, CAPTAIN) < 0.5
    assert all([DUKE in hand for hand, _ in reading.hands_of(1)])


# -- Dossiers ----------------------------------------------------------------------------------------------------------


def test_a_claim_that_stood_makes_the_role_likelier():
    t = position(3, hands={"A": "Contessa Contessa"}, to_move="B")
    t = played(t, (1, "tax"))
    everybody_passes(t)
    t = played(t, (2, "income"))
    reading = read(t, 0)
    memory = remembered(t, 0)
    assert memory.dossiers[1].support[DUKE] == 1
    assert part_holding(memory.hands_of(reading, 1), (DUKE,)) > count_chance(reading, 1, DUKE) + 0.2
    assert part_holding(memory.hands_of(reading, 2), (DUKE,)) == pytest.approx(count_chance(reading, 2, DUKE))


def test_a_proof_sends_the_card_back_and_speaks_for_the_player():
    t = position(3, hands={"A": "Contessa Captain", "B": "Duke Assassin", "C": "Assassin Captain"}, to_move="B")
    t = played(t, (1, "tax"))
    everybody_passes(t)
    t = played(t, (2, "income"), (0, "income"), (1, "tax"), (2, "challenge"), (0, "pass"), (1, "show:Duke"))
    t = played(t, (2, "lose:Captain"), (2, "income"))
    dossier = remembered(t, 0).dossiers[1]
    assert dossier.support[DUKE] == 0
    assert (dossier.lies, dossier.proofs) == (0, 1)
    assert dossier.bluffing(DEFAULT.trust) < DEFAULT.trust.bluff


def test_a_lie_speaks_against_the_player_and_the_role():
    t = position(3, hands={"A": "Contessa Captain", "B": "Assassin Contessa", "C": "Captain Duke"}, to_move="B")
    t = played(t, (1, "tax"), (2, "challenge"), (0, "pass"), (1, "lose:Contessa"), (2, "income"))
    memory = remembered(t, 0)
    reading = read(t, 0)
    dossier = memory.dossiers[1]
    assert (dossier.lies, dossier.proofs) == (1, 0)
    assert dossier.bluffing(DEFAULT.trust) > DEFAULT.trust.bluff
    assert part_holding(memory.hands_of(reading, 1), (DUKE,)) < count_chance(reading, 1, DUKE) / 2


def test_an_exchange_makes_old_claims_worth_less():
    t = position(2, hands={"A": "Contessa Contessa", "B": "Duke Ambassador"}, to_move="B")
    t = played(t, (1, "tax"), (0, "pass"), (0, "income"))
    t = played(t, (1, "exchange"), (0, "pass"), (1, "return:Ambassador"))
    t = played(t, (1, t.legal(1)[0].notation))
    dossier = remembered(t, 0).dossiers[1]
    assert 0 < dossier.support[DUKE] < 1


def test_a_block_by_the_ambassador_is_no_exchange():
    t = position(2, hands={"A": "Captain Contessa", "B": "Duke Ambassador"}, to_move="B")
    t = played(
        t, (1, "tax"), (0, "pass"), (0, "steal@1"), (1, "pass"), (1, "block:Ambassador"), (0, "pass"), (1, "tax")
    )
    dossier = remembered(t, 0).dossiers[1]
    assert dossier.support[DUKE] == 1
    assert dossier.support[ENVOY] == 1


def test_a_patron_given_up_is_no_longer_claimed():
    t = position(2, hands={"A": "Contessa Captain", "B": "Duke Assassin"}, coins={"A": 7}, to_move="B")
    memory = Memory()
    t = played(t, (1, "tax"), (0, "pass"))
    assert remembered(t, 0, memory).dossiers[1].support[DUKE] == 1
    t = played(t, (0, "coup@1"), (1, "lose:Duke"), (1, "income"))
    assert remembered(t, 0, memory).dossiers[1].support[DUKE] == 0


def test_who_lets_aid_through_likely_has_no_duke():
    t = position(3, hands={"A": "Contessa Captain", "B": "Assassin Contessa", "C": "Captain Duke"})
    memory = remembered(t, 0)
    memory.watch(read(t, 0), "aid", 0, -1)
    t = played(t, (0, "aid"))
    everybody_passes(t)
    t = played(t, (1, "income"), (2, "income"))
    reading = read(t, 0)
    memory = remembered(t, 0, memory)
    for rival in (1, 2):
        assert part_holding(memory.hands_of(reading, rival), (DUKE,)) < count_chance(reading, rival, DUKE)


def test_who_blocks_has_not_let_it_through():
    t = position(3, hands={"A": "Contessa Captain", "B": "Assassin Contessa", "C": "Captain Duke"})
    memory = remembered(t, 0)
    memory.watch(read(t, 0), "aid", 0, -1)
    t = played(t, (0, "aid"), (1, "pass"), (2, "block:Duke"))
    everybody_passes(t)
    t = played(t, (1, "income"), (2, "income"))
    dossiers = remembered(t, 0, memory).dossiers
    assert dossiers[1].against[DUKE] == dossiers[2].against[DUKE] == 0
    assert dossiers[2].support[DUKE] == 1


def test_the_table_is_taken_to_challenge_as_often_as_it_did():
    t = position(2, hands={"A": "Duke Captain", "B": "Contessa Contessa"}, coins={"A": 0})
    shy = Memory()
    for _ in range(2):
        t = played(t, (0, "tax"), (1, "pass"), (1, "income"))
    assert remembered(t, 0, shy).challenge_rate() < Memory().trust.challenge
    t = position(2, hands={"A": "Duke Captain", "B": "Contessa Contessa"}, coins={"A": 0})
    t = played(t, (0, "tax"), (1, "challenge"), (0, "show:Duke"), (1, "lose:Contessa"), (1, "income"))
    assert remembered(t, 0).challenge_rate() > Memory().trust.challenge


def test_a_desperate_contessa_is_believed_less():
    """The same claim is likelier a lie when the last patron is at stake."""

    def truth(lost: str) -> float:
        given = {"B": "Duke" if lost else "Duke Captain"}
        t = position(2, hands={"A": "Assassin Duke", **given}, lost={"B": lost}, coins={"A": 3})
        t = played(t, (0, "assassinate@1"), (1, "pass"), (1, "block:Contessa"))
        look = t.look(0, listens=False)
        reading = Reading(look)
        claimed = read_claim(look, reading)
        assert (claimed.claimant, claimed.role, claimed.action, claimed.blocks) == (1, CONTESSA, "assassinate", True)
        return Judgement(reading, remembered(t, 0), DEFAULT).truth(claimed)

    assert truth("Captain") < truth("")
