"""Who knows what after a proof, an exchange, a loss and a shuffle, and what sampled worlds respect (CO-5.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from camarilla.checks.laws import observe
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import BASE, facts, knowers, names, uncontested, worlds

HANDS = {"A": "Duke Assassin", "B": "Captain Contessa", "C": "Ambassador Contessa"}


def three(coup, **given):
    """Three players whose patrons are named."""
    return coup.position(**{"seats": 3, "hands": HANDS, **given})


@rule("CO-5.1")
def test_hands_are_secret_lost_patrons_are_not(coup):
    t = three(coup, coins={"A": 7}).play("A: coup@B", "B: lose:Captain")
    g = t.table.g
    assert [knowers(t, slot) for slot in g.lost[1]] == ["ABC"]
    for seat in range(3):
        assert {knowers(t, slot) for slot in g.hands[seat]} == {"ABC"[seat]}
    assert {knowers(t, slot) for slot in g.court} == {""}
    assert [facts(t, seat) for seat in range(3)] == [[], [], []]


@rule("CO-5.1")
def test_samples_keep_what_a_seat_sees_and_vary_the_rest(coup):
    t = three(coup, coins={"A": 7}).play("A: coup@B", "B: lose:Captain")
    g = t.table.g
    found = Counter()
    for world in worlds(t, 0, 150):
        assert names(world, world.hands[0]) == names(g, g.hands[0])
        assert names(world, world.lost[1]) == ["Captain"]
        zones = [*world.hands, *world.lost, world.court]
        assert Counter(name for zone in zones for name in names(world, zone)) == dict.fromkeys(BASE, 3)
        found.update(names(world, world.hands[1]))
    assert set(found) == set(BASE)
    unseen = Counter(dict.fromkeys(BASE, 3)) - Counter(["Duke", "Assassin", "Captain"])
    for role in BASE:
        assert abs(found[role] / 150 - unseen[role] / 12) < 0.12


# -- A role that was shown ---------------------------------------------------------------------------------------------


def proven(coup, seed, **given):
    """A shows the Duke to B, who gives up the Captain."""
    t = three(coup, seed=seed, **given)
    return t.play("A: tax", "B: challenge", "C: pass", "A: show:Duke", "B: lose:Captain")


@rule("CO-4.1", "CO-5.1")
@pytest.mark.parametrize("seed", range(8))
def test_a_shown_role_is_known_to_be_in_the_court_or_back_with_its_claimant(coup, seed):
    t = proven(coup, seed)
    g = t.table.g
    kept, drawn = sorted(g.hands[0], key=lambda slot: names(g, [slot]) != ["Assassin"])
    if names(g, g.hands[0]) == ["Assassin", "Assassin"]:
        kept, drawn = g.hands[0]  # what was drawn is the last in the hand
    assert [knowers(t, kept), knowers(t, drawn)] == ["A", "A"]
    everywhere = sorted([*g.court, drawn])
    assert facts(t, 1) == facts(t, 2) == [(everywhere, ["Duke"])]
    came_back = names(g, [drawn]) == ["Duke"]
    assert facts(t, 0) == ([] if came_back else [(sorted(g.court), ["Duke"])])
    assert {knowers(t, slot) for slot in g.court} == {""}
    for world in worlds(t, 2, 30):
        assert "Duke" in names(world, [*world.court, drawn])
    if not came_back:
        for world in worlds(t, 0, 30):
            assert "Duke" in names(world, world.court)


@rule("CO-4.1", "CO-5.1")
def test_others_believe_in_both_that_it_came_back_and_that_it_did_not(coup):
    t = proven(coup, 1, lost={"C": "Duke"}, hands={"A": "Duke Assassin", "B": "Captain Contessa", "C": "Contessa"})
    seen = Counter("Duke" in names(world, world.hands[0]) for world in worlds(t, 2, 200))
    assert min(seen.values()) > 10


@rule("CO-4.1", "CO-5.1")
def test_a_patron_declined_to_be_shown_tells_nothing_of_the_other(coup):
    t = three(coup).play("A: tax", "B: challenge", "C: pass", "A: lose:Assassin")
    g = t.table.g
    assert knowers(t, g.hands[0][0]) == "A"
    assert [facts(t, seat) for seat in range(3)] == [[], [], []]
    assert {names(world, world.hands[0])[0] for world in worlds(t, 1, 100)} == set(BASE)


@rule("CO-5.1")
def test_a_fact_is_widened_by_a_later_exchange(coup):
    """C saw A's Duke go into the court; after B's exchange it may be with B as well, or with A, or in the court."""
    t = proven(coup, 2)
    drawn = t.table.g.hands[0][-1]
    uncontested(t, "B: exchange")
    for _ in range(2):
        t.play(f"B: {t.legal('B')[0]}")
    g = t.table.g
    assert facts(t, 2) == [(sorted([*g.court, *g.hands[1], drawn]), ["Duke"])]
    for world in worlds(t, 2, 60):
        assert "Duke" in names(world, [*world.court, *world.hands[1], drawn])
    places = Counter()
    for world in worlds(t, 2, 200):
        places["B"] += "Duke" in names(world, world.hands[1])
        places["court"] += "Duke" in names(world, world.court)
    assert 0 < places["B"] < 150
    assert places["court"] > 50


# -- Exchanges ---------------------------------------------------------------------------------------------------------


@rule("CO-3.4", "CO-5.1")
def test_what_went_back_is_known_to_its_owner_as_lying_in_the_court(coup):
    t = three(coup, court="Captain Ambassador")
    uncontested(t, "A: exchange").play("A: return:Duke", "A: return:Ambassador")
    g = t.table.g
    assert facts(t, 0) == [(sorted(g.court), ["Duke", "Ambassador"])]
    assert facts(t, 1) == facts(t, 2) == []
    assert [knowers(t, slot) for slot in g.hands[0]] == ["A", "A"]
    assert {knowers(t, slot) for slot in g.court} == {""}
    for world in worlds(t, 0, 40):
        assert not Counter(["Duke", "Ambassador"]) - Counter(names(world, world.court))
    assert any("Duke" not in names(world, world.court) for world in worlds(t, 1, 200))


@rule("CO-3.4", "CO-5.1")
@pytest.mark.parametrize("hand", ["Duke Assassin", "Duke Duke", "Duke"])
@pytest.mark.parametrize("inquisition", [False, True])
def test_which_card_went_back_is_told_to_nobody(coup, hand, inquisition):
    """Whatever A returns, the others notice the same, and the slots that moved are the same."""
    seen = set()
    hands = {"A": hand, "B": "Captain", "C": "Contessa"}
    for first in range(3):
        for second in range(3):
            t = coup.position(
                seats=3, hands=hands, court="Captain Contessa", options={"inquisition": inquisition}, seed=4
            )
            uncontested(t, "A: exchange")
            for place in (first, second):
                if t.to_act == ["A"]:
                    legal = t.legal("A")
                    t.play(f"A: {legal[place % len(legal)]}")
            assert t.to_act == ["B"]
            seen.add(tuple(observe(t.table, seat) for seat in (1, 2, None)))
    assert len(seen) == 1


@rule("CO-3.4", "CO-5.1")
def test_the_record_for_another_seat_does_not_tell_what_went_back():
    table = Table.new("coup", 3, seed=1)
    me = table.g.turn
    table.play(me, "exchange")
    for seat in table.to_act:
        table.play(seat, "pass")
    for _ in range(2):
        table.play(me, table.legal(me)[0])
    assert any(b"return:" in line for line in table.record.lines().split(b"\n"))
    for seat in range(3):
        told = table.record_for(seat).lines()
        assert (b"return:" in told) == (seat == me)
        returned = [
            event["cards"]
            for entry in table.record_for(seat).entries
            for event in entry.events
            if event["type"] == "CardsReturned"
        ]
        assert (returned != [None]) == (seat == me)


@rule("CO-3.4", "CO-5.1")
def test_a_card_drawn_in_an_exchange_and_known_from_before_is_found(coup):
    """A returned two of the three Captains; when A draws again, what A knows of the court shrinks by what came."""
    t = three(coup, court="Captain Captain", hands={**HANDS, "B": "Contessa Duke"})
    uncontested(t, "A: exchange").play("A: return:Captain", "A: return:Captain", "B: income", "C: income")
    g = t.table.g
    assert facts(t, 0) == [(sorted(g.court), ["Captain", "Captain"])]
    uncontested(t, "A: exchange").leave_open("return")
    g = t.table.g
    left = 2 - names(g, g.hands[0]).count("Captain")
    assert facts(t, 0) == ([(sorted(g.court), ["Captain"] * left)] if left else [])


# -- Nothing else tells ------------------------------------------------------------------------------------------------


@rule("CO-5.1")
def test_the_slot_of_a_lost_patron_tells_nothing(coup):
    """Whichever patron is turned up, it is the same slot that turns, and the other one stays."""
    slots = set()
    for answer in ("B: lose:Captain", "B: lose:Contessa"):
        t = three(coup, coins={"A": 7}, seed=6).play("A: coup@B", answer)
        slots.add((tuple(t.table.g.hands[1]), tuple(t.table.g.lost[1])))
    assert len(slots) == 1


@rule("CO-5.1")
@pytest.mark.parametrize(
    "lines",
    [
        ["A: tax", "B: challenge", "C: pass", "A: show:Duke"],
        ["A: tax", "B: challenge", "C: pass", "A: lose:Duke"],
        ["A: tax", "B: challenge", "C: pass", "A: lose:Assassin"],
        ["A: income", "B: examine@A", "A: pass", "C: pass", "A: show:Duke", "B: leave"],
        ["A: income", "B: examine@A", "A: pass", "C: pass", "A: show:Assassin", "B: swap"],
    ],
    ids=" ".join,
)
def test_where_a_patron_lay_tells_nothing(coup, lines):
    """With A's two patrons the other way round, everybody else notices the same at every step."""
    given = {"hands": {"A": "Duke Assassin", "B": "Captain", "C": "Contessa"}}
    one, two = (Table.at("coup", given, seats=3, seed=6, options={"inquisition": True}) for _ in range(2))
    first, second = two.g.hands[0]
    face = two.g.cards.face
    face[first], face[second] = face[second], face[first]
    for line in lines:
        seat, notation = coup.scenario(one).leave_open("lose").read(line)
        for table in (one, two):
            table.play(seat, notation)
        assert [observe(one, viewer) for viewer in (1, 2, None)] == [observe(two, viewer) for viewer in (1, 2, None)]


@rule("CO-5.1")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", [{}, {"inquisition": True, "reformation": True}], ids=["base", "everything"])
def test_samples_give_back_the_view_in_random_play(seats, options):
    """At decisions of random games every seat's samples show it what it sees, and hold what it knows."""
    for seed in range(3):
        table = Table.new("coup", seats, seed=seed, options=options)
        rng = Rng(seed_bytes(seed)).fork("play")
        for number in range(40):
            if table.over:
                break
            seat = number % seats
            sample = table.sample(seat, rng.fork("sample"))
            assert sample.view(seat) == table.view(seat)
            for fact in table.view(seat).facts:
                assert not Counter(fact.faces) - Counter(names(sample.g, fact.slots))
                assert not Counter(fact.faces) - Counter(names(table.g, fact.slots))  # what is known is true
            answerer = table.to_act[0]
            table.play(answerer, rng.pick(table.legal(answerer)))
