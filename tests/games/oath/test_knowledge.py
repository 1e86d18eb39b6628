"""OA-9.4: who knows what, and what is remembered once cards were mixed in a hand."""

from __future__ import annotations

import pytest

from camarilla.games.oath import catalog
from camarilla.games.oath.chronicle_document import invented
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import card, rule

from .helpers import finish


@rule("OA-9.4a", "OA-5.1.3")
def test_nobody_can_tell_which_of_the_drawn_cards_was_kept(oath):
    t = oath.position(seats=2, relics={"B": "oracular-pig"}, world="wolves elders scouts tents", to_move="B")
    t.play("B: use:oracular-pig", "B: rest", "A: search", "A: world", "A: wolves", "A: elders", "A: facedown")
    board = t.table.view(1).board
    assert board.players[0].advisers[0].name is None
    assert [lying.name for lying in board.piles[1]] == [None, None]
    facts = t.table.view(1).facts
    assert [sorted(fact.faces) for fact in facts] == [["Elders", "Scouts", "Wolves"]], "B still knows what they are"
    own = t.table.view(0).board
    assert own.players[0].advisers[0].name == "Wolves"
    assert [lying.name for lying in own.piles[1]] == ["Elders", "Scouts"]


@rule("OA-9.4a")
def test_a_card_that_was_seen_is_remembered_in_the_pile(oath):
    t = oath.position(seats=2, cards={"plains": "taming-charm wolves"})
    t.play("A: use:taming-charm", "A: wolves")
    for viewer in (0, 1):
        assert t.table.view(viewer).board.piles[1][0].name == "Wolves"
    assert t.table.view(None).board.piles[1][0].name is None, "those who only watch look at backs"


@rule("OA-9.4c", "OA-6.3")
def test_a_peeked_relic_is_known_wherever_it_goes(oath):
    t = oath.position(seats=2, cards={"plains": "relic-breaker"}, site_relics={"plains": "map"})
    t.play("A: peek:relic:0.0", "A: use:relic-breaker", "A: map")
    g = t.table.g
    assert g.cards.knows(0, g.relic_deck[0])
    assert not g.cards.knows(1, g.relic_deck[0])


@card("Inquisitor")
@rule("OA-9.4a")
def test_all_learn_that_a_vision_was_not_conspiracy(oath):
    t = oath.position(
        seats=3,
        cards={"plains": "inquisitor"},
        advisers={"B": "~vision-of-faith"},
        pawns={"B": "plains", "C": "wastes"},
    )
    t.play("A: use:inquisitor", "A: adviser@B.0")
    slot = t.table.g.advisers[1][0]
    for seed in range(30):
        world = t.table.sample(2, Rng(seed_bytes(seed)))
        name = world.g.face_name(world.g.cards.face[slot])
        assert name.startswith("Vision of"), "a sample of C's knows it, too"
    finish(t)


@rule("OA-9.4c")
def test_samples_keep_backs(oath):
    t = oath.position(
        seats=2,
        world="vision-of-faith wolves",
        discards={"cradle": "conspiracy elders", "hinterland": "vision-of-rebellion"},
        advisers={"A": "~vision-of-conquest ~scouts"},
    )
    for seed in range(10):
        g = t.table.sample(1, Rng(seed_bytes(seed))).g
        names = [
            g.face_name(g.cards.face[slot])
            for slot in (g.world[-1], g.discards[0][1], g.discards[2][0], g.advisers[0][0])
        ]
        assert all(name.startswith("Vision") or name == "Conspiracy" for name in names)
        assert not g.face_name(g.cards.face[g.advisers[0][1]]).startswith("Vision")


def visions_by_part(g, deck_then):
    """How many Visions are among the top 12 cards of a World Deck as it was, the next 18, and the rest."""
    found = [catalog.is_vision(g.cards.face[slot]) for slot in reversed(deck_then)]
    return [sum(found[:12]), sum(found[12:30]), sum(found[30:])]


@rule("OA-8.8b", "OA-8.8c")
@pytest.mark.parametrize("chronicle", ["", "invented:3"])
def test_samples_know_how_many_visions_each_part_of_the_deck_has(chronicle):
    table = Table.new("oath", 3, seed=4, options={"chronicle": chronicle, "deeds": 6})
    laid = table.g.world[:]
    assert visions_by_part(table.g, laid) == [2, 3, 0]
    stream = Rng(seed_bytes(1))
    spots = set()
    while not table.over:
        for seat in range(3):
            sample = table.sample(seat, stream)
            assert visions_by_part(sample.g, laid) == [2, 3, 0]
            spots.update(slot for slot in laid if catalog.is_vision(sample.g.cards.face[slot]))
        for _ in range(25):
            if not table.over:
                seat = table.to_act[0]
                table.play(seat, stream.pick(table.legal(seat)))
    assert len(spots) > 20, "any of the 30 may be one"
    assert not spots & set(laid[:-30])


@rule("OA-8.8b", "OA-9.4a")
def test_a_vision_that_was_peeked_counts_in_its_part_for_the_seat_that_peeked():
    table = Table.new("oath", 2, seed=2)
    g = table.g
    top = g.world[-12:]
    first = next(slot for slot in top if catalog.is_vision(g.cards.face[slot]))
    g.cards.show(1, first)
    unseen = [slot for slot in reversed(top) if slot != first and g.backs[slot] == 0]
    (slots, sort, count), _ = g.quotas(1)
    assert (sorted(slots), sort, count) == (sorted(unseen), catalog.is_vision, 1)
    assert g.quotas(0)[0][2] == 2
    g.backs[first] = 2
    assert g.quotas(0)[0][2] == 1, "all see its back now"


@rule("OA-5.1.2b", "OA-8.8c")
def test_a_deck_too_small_for_its_parts_may_have_its_visions_anywhere():
    other = invented(1)
    other.extra.clear()
    few = [face for face in other.world if not catalog.is_vision(face)][:8]
    other.world = few + [face for face in other.world if catalog.is_vision(face)]
    table = Table.new("oath", 2, seed=2, options={"chronicle": other.dump()})
    g = table.g
    assert g.parts == []
    assert [g.backs[slot] for slot in g.world[:5]] == [0] * 5, "nobody takes them for denizens"
    for seed in range(5):
        sample = table.sample(0, Rng(seed_bytes(seed))).g
        assert sum(visions_by_part(sample, sample.world)) == 5


@rule("OA-8.8b")
def test_an_agreed_undo_mixes_the_deck_within_its_parts():
    for seed in range(8):
        g = Table.new("oath", 2, seed=seed).g
        laid = g.world[:]
        before = [g.cards.face[slot] for slot in laid]
        g.mix_unseen()
        assert [g.cards.face[slot] for slot in laid] != before
        assert visions_by_part(g, laid) == [2, 3, 0]
