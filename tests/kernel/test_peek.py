"""A seat that peeked still knows, after any shuffle, what must be where; and every sample obeys."""

from __future__ import annotations

from camarilla.checks.scenario import Scenario
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import GameHarness

A, B, C = 0, 1, 2


def facts(t: Scenario, seat: int) -> list[tuple[list[int], list[str]]]:
    """What a seat's view says it knows of slots it does not know outright."""
    return [(fact.slots, fact.faces) for fact in t.table.view(seat).facts]


def samples(t: Scenario, seat: int, count: int = 60) -> list[Table]:
    return [t.table.sample(seat, Rng(seed_bytes(seed))) for seed in range(count)]


def places(table: Table, name: str) -> list[int]:
    """Where a card lies in a world."""
    g = table.g
    return [slot for slot in range(len(g.cards.face)) if g.name_of(slot) == name]


def slot(t: Scenario, seat: int, name: str) -> int:
    return next(slot for slot in t.table.g.hands[seat] if t.table.g.name_of(slot) == name)


def peeked(peek: GameHarness, seats: int = 3, **given: object) -> Scenario:
    """A looked at B's duke."""
    t = peek.position(seats, **given)
    t.play(f"A: peek@B:{slot(t, B, 'duke')}")
    return t


# -- The card goes back ------------------------------------------------------------------------------------------------


def test_who_peeked_knows_the_card_until_it_moves(peek: GameHarness) -> None:
    t = peeked(peek, hands={"A": "earl", "B": "duke page", "C": "baron"})
    duke = slot(t, B, "duke")
    assert [duke, "duke"] in t.table.view(A).board["hands"][B]
    assert [duke, None] in t.table.view(C).board["hands"][B]
    assert facts(t, A) == []
    assert all(world.g.face_name(world.g.cards.face[duke]) == "duke" for world in samples(t, A, 10))


def test_after_the_shuffle_the_card_is_somewhere_in_the_deck(peek: GameHarness) -> None:
    """B had one card, so what it gave is what A saw; now it is in the deck, or is what B drew from it."""
    t = peeked(peek, hands={"A": "earl", "B": "duke", "C": "baron"})
    t.play("B: swap", "B: duke")
    around = sorted([*t.table.g.deck, *t.table.g.hands[B]])
    assert facts(t, A) == [(around, ["duke"])]
    assert facts(t, C) == []
    assert [None for _, name in t.table.view(A).board["deck"] if name] == []


def test_every_sample_obeys_and_all_places_come_up(peek: GameHarness) -> None:
    t = peeked(peek, hands={"A": "earl", "B": "duke", "C": "baron"})
    t.play("B: swap", "B: duke")
    around = {*t.table.g.deck, *t.table.g.hands[B]}
    assert {place for world in samples(t, A) for place in places(world, "duke")} == around
    elsewhere = {place for world in samples(t, C) for place in places(world, "duke")}
    assert elsewhere > around, "C, who did not peek, thinks A may have it"


def test_a_concealed_pick_turns_knowledge_of_a_hand_into_a_fact(peek: GameHarness) -> None:
    """B had two cards; A cannot know which of them left."""
    t = peeked(peek, hands={"A": "earl", "B": "duke page", "C": "baron"})
    hand = set(t.table.g.hands[B])
    t.play("B: swap", "B: page")
    around = sorted({*hand, *t.table.g.deck, *t.table.g.hands[B]})
    assert facts(t, A) == [(around, ["duke"])]
    assert not any(name for _, name in t.table.view(A).board["hands"][B])
    where = {place for world in samples(t, A) for place in places(world, "duke")}
    assert where == set(around)


def test_the_owner_still_knows_its_hand_and_what_it_gave(peek: GameHarness) -> None:
    t = peeked(peek, seed=1, hands={"A": "earl", "B": "duke page", "C": "baron"})
    t.play("B: swap", "B: page")
    drawn = t.hands["B"]
    assert [name for _, name in t.table.view(B).board["hands"][B]] == drawn
    assert "duke" in drawn
    assert "page" not in drawn
    assert facts(t, B) == [(sorted(t.table.g.deck), ["page"])]


# -- Widening and tightening -------------------------------------------------------------------------------------------


def test_turning_cards_up_tightens_until_only_one_place_is_left(peek: GameHarness) -> None:
    t = peeked(peek, 2, hands={"A": "earl", "B": "duke"})
    t.play("B: swap", "B: duke")
    while "duke" not in t.gone and facts(t, A):
        t.play(f"{t.to_act[0]}: turn-up")
        hidden = {*t.table.g.deck, *t.table.g.hands[B]}
        if "duke" not in t.gone and len(hidden) > 1:
            assert facts(t, A) == [(sorted(hidden), ["duke"])]
    assert facts(t, A) == []


def test_when_only_one_place_is_left_it_is_known(peek: GameHarness) -> None:
    """With this seed B draws its duke again, and everything else is turned up: A knows without looking."""
    t = peek.position(2, seed=24, hands={"A": "earl", "B": "duke"})
    t.play(f"A: peek@B:{t.table.g.hands[B][0]}", "B: swap", "B: duke")
    (hand,) = t.table.g.hands[B]
    while len(t.table.g.deck) > 1:
        t.play(f"{t.to_act[0]}: turn-up")
        assert not t.table.g.cards.knows(A, hand)
    t.play(f"{t.to_act[0]}: turn-up")
    assert [hand, "duke"] in t.table.view(A).board["hands"][B]
    assert facts(t, A) == []


def test_what_was_turned_up_and_shuffled_back_everybody_remembers(peek: GameHarness) -> None:
    t = peek.position(3, hands={"A": "earl", "B": "duke", "C": "baron"}, deck="queen fool")
    t.play("A: turn-up", "B: turn-up", "C: shuffle")
    deck = sorted(t.table.g.deck)
    for seat in (A, B, C):
        assert facts(t, seat) == [(deck, ["queen", "fool"])]
    for world in samples(t, B, 20):
        assert {*places(world, "queen"), *places(world, "fool")} <= set(deck)


def test_a_second_shuffle_of_a_larger_pile_widens_the_fact(peek: GameHarness) -> None:
    """A knows that the duke is in the deck or with B; then a card all have seen is shuffled in, too."""
    t = peek.position(2, seed=3, hands={"A": "earl", "B": "duke"}, deck="queen fool page")
    t.play(f"A: peek@B:{t.table.g.hands[B][0]}", "B: swap", "B: duke", "A: turn-up")
    shown = t.gone[0]
    assert shown != "duke"
    held = set(t.table.g.hands[B])
    t.play("B: shuffle")
    deck = set(t.table.g.deck)
    order = t.table.g.names.index
    assert facts(t, A) == [(sorted(deck), [shown]), (sorted(deck | held), sorted([shown, "duke"], key=order))]
