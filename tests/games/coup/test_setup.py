"""The deal: court sizes, coins, the two-player starts, factions, and every mix of options."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from camarilla.kernel.playout import playout
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import BASE, INQUISITION, LETTERS, facts, names, worlds

COPIES = {2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5}
PICK = {"two_players": "pick_one"}


def all_cards(t):
    """How many there are of each role, wherever they lie."""
    zones = [*t.hands.values(), *t.lost.values(), *t.set_aside.values(), t.court]
    return Counter(name for zone in zones for name in zone)


@rule("CO-1.1", "CO-8.1")
@pytest.mark.parametrize(("seats", "copies"), COPIES.items())
def test_the_deal(coup, seats, copies):
    t = coup.new(seats=seats, seed=3)
    assert all_cards(t) == dict.fromkeys(BASE, copies)
    assert [len(hand) for hand in t.hands.values()] == [2] * seats
    assert [len(lost) for lost in t.lost.values()] == [0] * seats
    assert len(t.court) == 5 * copies - 2 * seats
    assert t.reserve == 0
    assert t.out == []
    assert t.to_act == [t.turn]
    g = t.table.g
    assert [len(by_seat) for by_seat in (g.hands, g.lost, g.sets, g.coins, g.faction)] == [seats] * 5


@rule("CO-1.1")
@pytest.mark.parametrize("seats", range(3, 11))
def test_everyone_begins_with_two_coins_of_fifty(coup, seats):
    t = coup.new(seats=seats, seed=4)
    assert set(t.coins.values()) == {2}
    assert t.treasury == 50 - 2 * seats


@rule("CO-1.1")
def test_the_treasury_may_owe(coup):
    t = coup.position(seats=6, coins=dict.fromkeys("ABCDEF", 9))
    assert t.treasury == -4
    t.play("A: income")
    assert t.coins["A"] == 10
    assert t.treasury == -5


@rule("CO-1.1")
def test_anybody_may_begin_and_get_anything():
    """Over many deals every seat begins and every role comes to every hand about equally often."""
    starters = Counter()
    dealt = Counter()
    for seed in range(300):
        g = Table.new("coup", 4, seed=seed, listen=False).g
        starters[g.turn] += 1
        dealt.update((seat, name) for seat in range(4) for name in names(g, g.hands[seat]))
        assert g.starter == g.turn
    assert set(starters) == {0, 1, 2, 3}
    assert min(starters.values()) > 45
    assert len(dealt) == 20
    assert 80 < min(dealt.values()) <= max(dealt.values()) < 165


@rule("CO-1.1", "CO-5.1")
def test_after_the_deal_each_player_knows_the_own_hand_alone(coup):
    t = coup.new(seats=5, seed=1)
    g = t.table.g
    for seat in range(5):
        known = [slot for slot in range(15) if g.cards.knows(seat, slot)]
        assert sorted(known) == sorted(g.hands[seat])
        assert facts(t, seat) == []


# -- Two players -------------------------------------------------------------------------------------------------------


@rule("CO-1.2")
@pytest.mark.parametrize("seed", range(6))
def test_of_two_players_the_first_begins_with_one_coin(coup, seed):
    t = coup.new(seats=2, seed=seed)
    other = "B" if t.turn == "A" else "A"
    assert t.coins == {t.turn: 1, other: 2}
    assert t.treasury == 47
    assert [len(hand) for hand in t.hands.values()] == [2, 2]
    assert len(t.court) == 11
    assert t.set_aside == {"A": [], "B": []}


@rule("CO-1.2")
@pytest.mark.parametrize(
    ("options", "roles"), [({}, BASE), ({"inquisition": True}, INQUISITION)], ids=["base", "inquisition"]
)
@pytest.mark.parametrize("seed", range(4))
def test_pick_one(coup, options, roles, seed):
    """Each keeps a card of a set of one of each role and gets one of a third set; three are the court."""
    t = coup.new(seats=2, options={**PICK, **options}, seed=seed)
    starter = t.turn
    assert t.to_act == ["A", "B"]
    assert t.set_aside == {"A": sorted(roles), "B": sorted(roles)}
    assert t.hands == {"A": [], "B": []}
    assert sorted(t.court) == sorted(roles)
    for seat in "AB":
        assert sorted(t.legal(seat)) == sorted(f"keep:{role}" for role in roles)
    t.play("B: keep:Duke", "A: keep:Contessa")
    assert t.turn == starter
    assert t.to_act == [starter]
    assert sorted(t.set_aside["A"]) == sorted(set(roles) - {"Contessa"})
    assert sorted(t.set_aside["B"]) == sorted(set(roles) - {"Duke"})
    dealt = []
    for seat, kept in (("A", "Contessa"), ("B", "Duke")):
        hand = t.hands[seat]
        assert len(hand) == 2
        hand.remove(kept)
        dealt += hand
    assert sorted(dealt + t.court) == sorted(roles)
    assert len(t.court) == 3
    assert t.coins[starter] == 1
    assert sum(t.coins.values()) == 3
    assert t.treasury == 47


@rule("CO-1.2")
def test_any_card_of_a_set_may_be_dealt_or_be_in_the_court():
    """Over many deals everybody is dealt every role of the third set, whatever was kept."""
    dealt = Counter()
    for seed in range(120):
        table = Table.new("coup", 2, seed=seed, options=PICK, listen=False)
        table.play(0, "keep:Duke")
        table.play(1, "keep:Duke")
        for seat in (0, 1):
            hand = names(table.g, table.g.hands[seat])
            hand.remove("Duke")
            dealt[seat, hand[0]] += 1
    assert len(dealt) == 10
    assert min(dealt.values()) > 10


@rule("CO-1.2")
def test_picks_are_hidden_until_both_have_picked_and_may_be_changed(coup):
    t = coup.new(seats=2, options=PICK)
    before = [t.table.view(seat) for seat in (None, 0, 1)]
    t.play("A: keep:Duke")
    assert [t.table.view(seat) for seat in (None, 0, 1)] == before
    assert t.hands["A"] == []
    t.play("A: keep:Captain", "B: keep:Duke")
    assert "Captain" in t.hands["A"]
    assert "Captain" not in t.set_aside["A"]


@rule("CO-1.2", "CO-5.1")
def test_before_the_pick_each_knows_the_own_set_and_what_the_others_are_made_of(coup):
    t = coup.new(seats=2, options=PICK).leave_open("keep")
    g = t.table.g
    for seat in (0, 1):
        assert [slot for slot in range(15) if g.cards.knows(seat, slot)] == sorted(g.sets[seat])
        other = sorted(g.sets[1 - seat])
        assert facts(t, seat) == [(other, BASE), (sorted(g.court), BASE)]
        for world in worlds(t, seat, 20):
            assert sorted(names(world, world.sets[1 - seat])) == sorted(BASE)
            assert sorted(names(world, world.court)) == sorted(BASE)
            assert names(world, world.sets[seat]) == names(g, g.sets[seat])


@rule("CO-1.2", "CO-5.1")
def test_what_left_the_game_is_known_to_its_owner_only(coup):
    t = coup.new(seats=2, options=PICK, seed=2)
    t.play("A: keep:Captain", "B: keep:Assassin")
    g = t.table.g
    for seat in (0, 1):
        known = [slot for slot in range(15) if g.cards.knows(seat, slot)]
        assert known == sorted(g.sets[seat] + g.hands[seat])
        other = 1 - seat
        kept, dealt = g.hands[other]
        theirs = sorted([*g.sets[other], kept])
        third = sorted([*g.court, dealt])
        mine = names(g, g.hands[seat][1:])[0]
        assert facts(t, seat) == [(theirs, BASE), (third, [role for role in BASE if role != mine])]
    for seat in (0, 1):
        other = 1 - seat
        mine = names(g, g.hands[seat][1:])
        kept, dealt = Counter(), Counter()
        for world in worlds(t, seat, 200):
            assert sorted(names(world, world.sets[other] + world.hands[other][:1])) == sorted(BASE)
            assert sorted(names(world, world.court + world.hands[other][1:]) + mine) == sorted(BASE)
            kept.update(names(world, world.hands[other][:1]))
            dealt.update(names(world, world.hands[other][1:]))
        assert set(kept) == set(BASE)
        assert set(dealt) == set(BASE) - set(mine)
        assert min(*kept.values(), *dealt.values()) > 15


@rule("CO-1.2", "CO-5.1")
def test_of_a_patron_turned_up_nobody_knows_whether_it_was_kept_or_dealt(coup):
    """Where B loses a Contessa, A believes in both, and in nothing that contradicts the sets."""
    t = coup.new(seats=2, options=PICK, seed=0)
    t.play("A: keep:Captain", "B: keep:Contessa")
    mine = t.hands["A"]
    mine.remove("Captain")
    while t.coins["A"] < 7 or t.turn == "B":
        t.play(f"{t.turn}: income")
    t.play("A: coup@B", "B: lose:Contessa")
    stories = Counter()
    for world in worlds(t, 0, 200):
        left, aside, court = (names(world, zone) for zone in (world.hands[1], world.sets[1], world.court))
        kept = sorted([*aside, "Contessa"]) == sorted([*court, *left, *mine]) == sorted(BASE)
        dealt = sorted(aside + left) == sorted([*court, "Contessa", *mine]) == sorted(BASE)
        assert kept or dealt
        stories[kept, left[0]] += 1
    assert {kept for kept, _ in stories} == {True, False}
    assert len(stories) > 6


# -- Factions ----------------------------------------------------------------------------------------------------------


@rule("CO-6.1")
@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("choice", ["loyalist", "reformist"])
def test_the_first_player_chooses_and_factions_alternate(coup, seats, choice):
    t = coup.new(seats=seats, options={"reformation": True}, seed=seats)
    first = t.turn
    assert t.to_act == [first]
    assert t.legal(first) == ["loyalist", "reformist"]
    t.play(f"{first}: {choice}")
    other = "reformist" if choice == "loyalist" else "loyalist"
    start = LETTERS.index(first)
    around = [t.factions[LETTERS[(start + place) % seats]] for place in range(seats)]
    assert around == [(choice, other)[place % 2] for place in range(seats)]
    assert (around[-1] == choice) == (seats % 2 == 1)
    assert t.reserve == 0
    assert t.to_act == [first]
    assert t.turn == first


@rule("CO-6.1", "CO-1.2")
def test_factions_are_chosen_after_the_pick(coup):
    t = coup.new(seats=2, options={**PICK, "reformation": True})
    first = t.turn
    assert t.to_act == ["A", "B"]
    t.play("A: keep:Duke", "B: keep:Duke")
    assert t.to_act == [first]
    assert t.legal(first) == ["loyalist", "reformist"]
    t.play(f"{first}: reformist")
    assert t.factions[first] == "reformist"
    assert set(t.factions.values()) == {"loyalist", "reformist"}
    assert "embezzle" in t.legal(first)


@rule("CO-6.1")
def test_without_reformation_there_are_no_factions(coup):
    t = coup.new(seats=4)
    assert "income" in t.legal(t.turn)
    assert not {"embezzle", "betray"} & set(t.legal(t.turn))
    t.refuse(f"{t.turn}: embezzle", "CO-6.1")
    t.refuse(f"{t.turn}: betray", "CO-6.1")


# -- Variants ----------------------------------------------------------------------------------------------------------


@rule("CO-7.1", "CO-8.1")
@pytest.mark.parametrize(("seats", "copies"), COPIES.items())
def test_inquisitors_replace_all_ambassadors(coup, seats, copies):
    t = coup.new(seats=seats, options={"inquisition": True}, seed=3)
    assert all_cards(t) == dict.fromkeys(INQUISITION, copies)


@rule("CO-8.2")
@pytest.mark.parametrize("seats", range(2, 11))
def test_everything_combines(seats):
    """Every mix of options at every number of players is dealt, and can be played to its end."""
    starts = ["one_coin", "pick_one"] if seats == 2 else ["one_coin"]
    for reformation, inquisition, dead, reopen, start in product(*[(False, True)] * 4, starts):
        options = {
            "reformation": reformation,
            "inquisition": inquisition,
            "steal_from_dead": dead,
            "reopen_aid_block": reopen,
            "two_players": start,
            "turn_cap": 6,
        }
        table = Table.new("coup", seats, seed=seats, options=options)
        g = table.g
        played = (g.reformation, g.inquisition, g.steal_from_dead, g.reopen_aid_block, g.pick_one, g.turn_cap)
        assert played == (reformation, inquisition, dead, reopen, start == "pick_one", 6)
        if start == "pick_one":
            table.play(0, "keep:Duke")
            table.play(1, "keep:Duke")
        if reformation:
            table.play(g.turn, "loyalist")
        legal = {option.notation.partition("@")[0] for option in table.legal(g.turn)}
        expected = {"income", "aid", "tax", "steal", "exchange"}
        expected |= {"examine"} if inquisition else set()
        expected |= {"betray", "embezzle"} if reformation else set()
        assert legal == expected
        playout(g.copy(), Rng(seed_bytes(1)))
