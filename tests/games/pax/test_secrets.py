"""What seats know and do not know: imagined worlds, slots, looks, the event deck (PA-2.30)."""

from __future__ import annotations

import pytest

from camarilla.checks.laws import pick
from camarilla.games.pax.catalog import EDICTS, EVENTS, NAMES, ROOM, ROSICRUCIAN
from camarilla.games.pax.sampling import mix_events
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.sampling import redraw
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import end, table


def worlds(t, seat, count=40):
    """The states of tables that a seat number cannot tell from this one."""
    rng = Rng(seed_bytes(7))
    for number in range(count):
        yield t.table.sample(seat, rng.fork(str(number))).g


@rule("PA-2.30", "PA-1.17")
def test_private_plots_are_imagined_anew(pax):
    t = pax.new(seats=3, seed=2)
    own, seen, last = t.table.g.private[0], set(), set()
    for g in worlds(t, 0):
        assert g.private[0] == own
        last.add(g.private[2])
        assert g.common == t.table.g.common
        g.check()
        seen.add(g.private[1])
    assert len(seen) > 5
    assert len(last) > 5


@rule("PA-16.22")
def test_a_plot_that_was_seen_stays(pax):
    t = table(pax, seats=3, special={"C": "church_inquisitors"}, plots={"B": "P09"})
    t.play("A: inquire-plot@B")
    assert {g.private[1] for g in worlds(t, 0)} == {t.table.g.private[1]}
    assert len({g.private[1] for g in worlds(t, 2)}) > 3


@rule("PA-1.18", "PA-2.30")
def test_imagined_event_decks_keep_their_halves(pax):
    t = pax.new(seats=2, seed=4)
    orders = set()
    for g in worlds(t, 0):
        g.check()
        for half in (g.event_deck[:6], g.event_deck[6:]):
            assert sum(event < EDICTS for event in half) == 3
        orders.add(tuple(g.event_deck))
    assert len(orders) > 30


@rule("PA-15.8", "PA-2.30")
def test_the_drawer_remembers_what_lies_on_top(pax):
    deck = "edict_A quiet_whisper edict_M clear_weather edict_Cr"
    t = table(pax, hands={"A": "PIL046"}, events={"deck": deck})
    t.play("A: conspire:PIL046", "A: skip", "A: end", "A: take:quiet_whisper", *["A: deck"] * 4)
    assert {g.event_deck[-1] for g in worlds(t, 0)} == {0}
    assert len({g.event_deck[-1] for g in worlds(t, 1)}) > 2
    for g in worlds(t, 1):
        assert g.held[0][0] >= EDICTS  # what a rival holds is a special event
        g.check()


@rule("PA-15.8")
def test_a_known_card_is_forgotten_when_a_special_is_taken_over_it(pax):
    deck = "clear_weather quiet_whisper court_festivities edict_M"
    t = table(pax, hands={"A": "PIL046", "B": "PIL047 PIL001 PIL002 PIL003"}, events={"deck": deck})
    t.play("A: conspire:PIL046", "A: skip", "A: end", "A: take:clear_weather", *["A: deck"] * 4)
    assert t.table.view(0).board.event_tops == ["quiet_whisper"]
    t.play("B: conspire:PIL047", "B: skip", "B: end", "B: take:court_festivities", "B: deck", "A: pass")
    assert t.table.view(0).board.event_tops == []  # A cannot tell which of the two B has taken
    assert t.table.view(1).board.event_tops == ["quiet_whisper"]


@rule("PA-15.8")
def test_it_is_remembered_when_an_edict_is_taken_over_it(pax):
    deck = "clear_weather quiet_whisper edict_M electors_decree"
    t = table(pax, hands={"A": "PIL046", "B": "PIL047 PIL001 PIL002 PIL003"}, events={"deck": deck})
    t.play("A: conspire:PIL046", "A: skip", "A: end", "A: take:clear_weather", *["A: deck"] * 4)
    t.play("B: conspire:PIL047", "B: skip", "B: end", "B: take:edict_M", "B: deck", "A: pass")
    assert t.table.view(0).board.event_tops == ["quiet_whisper"]


def test_mixing_unseen_events_keeps_what_was_seen(pax):
    t = pax.new(seats=2, seed=4)
    g = t.table.g
    g.event_seen[-1] = 1
    top, before = g.event_deck[-1], g.event_deck[:]
    mix_events(g)
    assert g.event_deck[-1] == top
    assert g.event_deck != before
    assert sorted(g.event_deck[:6]) == sorted(before[:6])


@rule("PA-2.20", "PA-2.21")
def test_after_a_shuffle_everybody_knows_what_is_in_the_deck(pax):
    t = table(pax, discard="PIL001 PIL002 PIL003")
    g = t.table.g
    g.chain += g.deck[1:]
    g.deck = g.deck[:1]
    for slot in g.chain:
        g.cards.reveal(slot)
    g.hands[1].append(g.deck.pop())
    g.discard.sort()
    from camarilla.games.pax.card_moves import reshuffle

    reshuffle(g)
    facts = g.cards.facts_of(0)
    assert [sorted(fact.faces) for fact in facts] == [[0, 1, 2]]
    for world in worlds(t, 0, 10):
        assert sorted(world.cards.face[slot] for slot in world.deck) == [0, 1, 2]


@rule("PA-16.22", "PA-2.30")
def test_what_was_seen_of_a_hand_is_kept_as_a_fact(pax):
    t = table(
        pax,
        seats=3,
        special={"C": "church_inquisitors"},
        hands={"B": "PIL009 PIL002"},
        events={"deck": ""},
        court="PIL004",
    )
    t.play("A: inquire-hand@B", "A: end", *["A: deck"] * 4)
    t.play("B: conspire:PIL002", "B: skip")
    for g in worlds(t, 0, 20):
        assert 8 in [g.cards.face[slot] for slot in g.hands[1]]  # the other card is still there
    strangers = {8 in [g.cards.face[slot] for slot in g.hands[1]] for g in worlds(t, 2, 40)}
    assert False in strangers


# -- What a hand must hold (PA-9.5) ------------------------------------------------------------------------------------


@rule("PA-9.5", "PA-2.30")
def test_who_dismisses_is_imagined_with_a_card_that_can_be_laid(pax):
    t = table(
        pax,
        field={"2": "PIL031 BBA"},
        favours={"A": "Kn3"},
        hands={"A": "PIL001 PIL016"},
        special={"B": "electors_decree"},
    )
    t.play("A: dismiss:2")
    hands = [{ROOM[g.cards.face[slot]] for slot in g.hands[0]} for g in worlds(t, 1, 200)]
    assert all(hand != {1} for hand in hands)
    assert {1, 2} in hands
    assert {3} in hands
    t.play("A: lay:PIL016")
    assert {1} in [{ROOM[g.cards.face[slot]] for slot in g.hands[0]} for g in worlds(t, 1, 200)]


@rule("PA-16.18", "PA-2.30")
def test_who_dismisses_without_a_main_action_is_imagined_with_a_rosicrucian(pax):
    given = {"special": {"B": "rosicrucian_rise"}, "field": {"2": "PIL002"}, "favours": {"A": "Kn1"}}
    t = table(pax, **given, hands={"A": "PIL001 PIL003"}, actions=0)
    t.play("A: dismiss:2")
    assert all(any(ROSICRUCIAN[g.cards.face[slot]] for slot in g.hands[0]) for g in worlds(t, 1, 60))
    t.play("A: lay:PIL003")


@rule("PA-18.5", "PA-9.5", "PA-2.30")
def test_whether_a_card_is_asked_for_does_not_tell_what_could_be_laid(pax):
    given = {"field": {"2": "PIL031 BBB", "5": "PIL032 BB."}, "favours": {"A": "Kn3"}}
    for hand, fits in (("PIL016", ["at:5"]), ("PIL033", ["at:2", "at:5"])):
        t = table(pax, **given, special={"B": "electors_decree"}, hands={"A": f"PIL006 {hand}"})
        t.play("A: conspire:PIL006", "A: use")
        assert t.legal("A") == fits
        rooms = {ROOM[g.cards.face[slot]] for g in worlds(t, 1, 60) for slot in g.hands[0]}
        assert rooms == {2, 3}
        t.play("A: at:5")
        assert t.field[5].startswith(f"{hand} BB")


@rule("PA-2.30")
def test_knowledge_of_plots_and_events(pax):
    deck = "edict_A quiet_whisper edict_M"
    t = table(
        pax, hands={"A": "PIL046"}, events={"deck": deck}, plots={"A": "P03", "B": "P09"}, held={"B": "clear_weather"}
    )
    t.play("A: conspire:PIL046", "A: skip", "A: end").leave_open("draw-event")
    g = t.table.g
    assert g.knowledge(0) == [2, -1, -1, 14, 0, 15, 15]  # the own plot; of three events the two on top; none held
    assert g.knowledge(1) == [-1, 8, -1, -1, -1, 15, 7, 15]
    assert g.face_name(2) == "PIL003"


@rule("PA-20.24", "PA-2.30")
@pytest.mark.parametrize("opened", ["quiet_whisper", "edict_Kn"])
def test_what_an_opponent_opens_is_no_longer_on_the_deck_but_known_to_all(pax, opened):
    t = table(
        pax,
        options={"opponent": "weishaupt"},
        places=[1, 0],
        to_move="B",
        first="B",
        deck="PIL014",
        down={"2": "PIL046", "5": "PIL047"},
        events={"deck": f"{opened} edict_M edict_A"},
    )
    assert t.event_discard == ([opened] if opened == "quiet_whisper" else [])
    assert t.table.g.knowledge(0)[2:] == [-1, -1, 15, 15, EVENTS.index(opened)]  # worlds with another one differ


@rule("PA-2.30")
@pytest.mark.parametrize("opponent", ["none", "saint_germain", "joseph_ii", "weishaupt", "cagliostro"])
def test_a_table_without_listeners_plays_the_same(opponent):
    heard = Table.new("pax", 2, seed=3, options={"opponent": opponent})
    silent = Table.new("pax", 2, seed=3, options={"opponent": opponent}, listen=False)
    rng = Rng(seed_bytes(4))
    for _ in range(120):
        if not heard.over:
            seat, notation = pick(heard, rng)
            heard.play(seat, notation)
            silent.play(seat, notation)
    for seat in (0, 1):
        assert heard.view(seat).board == silent.view(seat).board


@rule("PA-1.18", "PA-2.30")
def test_imagined_events_vary_in_every_way(pax):
    t = table(pax, events={"deck": "edict_A clear_weather edict_M quiet_whisper edict_Cr wilhelmsbad"})
    found = list(worlds(t, 0))
    assert len({tuple(event < EDICTS for event in g.event_deck) for g in found}) > 10  # where edicts lie
    assert len({tuple(event for event in g.event_deck if event < EDICTS) for g in found}) > 20  # which
    assert len({tuple(event for event in g.event_deck if event >= EDICTS) for g in found}) > 20


@rule("PA-2.30")
def test_imagined_events_do_not_depend_on_what_a_rival_holds(pax):
    given = {"hands": {"A": "PIL001", "B": "PIL002"}, "plots": {"A": "P03", "B": "P09"}}
    one = table(pax, **given, held={"B": "clear_weather"}, events={"deck": "edict_A edict_M quiet_whisper"})
    two = table(pax, **given, held={"B": "quiet_whisper"}, events={"deck": "edict_M edict_A clear_weather"})
    for first, second in zip(worlds(one, 0), worlds(two, 0), strict=True):
        assert (first.event_deck, first.held, first.unused) == (second.event_deck, second.held, second.unused)


@rule("PA-2.30")
def test_what_nobody_has_seen_can_be_mixed_anew(pax):
    t = table(pax, events={"deck": "edict_A quiet_whisper edict_M clear_weather edict_Cr wilhelmsbad"})
    g = t.table.g
    decks, events = set(), set()
    for _ in range(10):
        g.mix_unseen()
        decks.add(tuple(g.cards.face[slot] for slot in g.deck))
        events.add(tuple(g.event_deck))
    assert len(decks) == 10
    assert len(events) > 5
    assert all(len({order[place] for order in events}) > 1 for place in range(6))
    assert {tuple(sorted(order)) for order in events} == {(0, 1, 2, 7, 11, 14)}


@rule("PA-1.18", "PA-2.30")
def test_imagined_event_decks_have_as_many_edicts(pax):
    deck = "edict_A court_festivities edict_M edict_Cr clear_weather edict_Kn"
    t = table(pax, hands={"A": "PIL046"}, events={"deck": deck})
    for seat in (0, 1):
        assert {sum(event < EDICTS for event in g.event_deck) for g in worlds(t, seat)} == {4}
    t.play("A: conspire:PIL046", "A: skip", "A: end").leave_open("draw-event")  # A sees the two on top
    for seat in (0, 1):
        assert {sum(event < EDICTS for event in g.event_deck) for g in worlds(t, seat)} == {4}
    assert {tuple(g.event_deck[-2:]) for g in worlds(t, 0)} == {(6, 0)}
    t = pax.new(seats=2, seed=4)
    g = t.table.g
    g.event_deck, g.event_discard = g.event_deck[:9], g.event_deck[9:]
    g.event_seen = [0] * 7 + [1, 1]
    upper = sum(event < EDICTS for event in g.event_deck[6:])
    for world in worlds(t, 0):
        assert world.event_deck[7:] == g.event_deck[7:]
        assert sum(event < EDICTS for event in world.event_deck[:6]) == 3
        assert sum(event < EDICTS for event in world.event_deck[6:]) == upper


@rule("PA-16.22", "PA-2.30")
def test_what_was_seen_of_a_hand_stays_true(pax):
    t = table(
        pax,
        to_move="B",
        hands={"A": "PIL001 PIL002 PIL003 PIL004", "B": "PIL005 PIL006 PIL007 PIL008"},
        special={"B": "church_inquisitors"},
        deck="PIL010 PIL011 PIL012",
        court="PIL020 PIL021 PIL022 PIL023 PIL024",
    )
    t.play("B: inquire-hand@A", "B: end", "A: conspire:PIL001", "A: skip", "A: end", "A: deck", "B: end")
    (drawn,) = set(t.hands["A"]) - {"PIL002", "PIL003", "PIL004"}
    t.play(f"A: conspire:{drawn}")
    cards = t.table.g.cards
    for fact in cards.facts:
        assert not set(fact.faces) - {cards.face[slot] for slot in fact.slots}
    t.leave_open("ability-use")


@rule("PA-2.30")
@pytest.mark.parametrize("card", ["PIL029", "PIL004"])
def test_which_slot_leaves_a_hand_does_not_tell_what_others_know_of_it(pax, card):
    """Who knows a card, by looking or by conclusions, is their secret: the hand is mixed all the same."""
    gone = set()
    for knowing in (0b001, 0b011, 0b101, 0b111):
        for place in range(3):
            t = table(pax, seats=3, hands={"A": "PIL029 PIL030 PIL004"}, seed=2)
            t.mode = "plain"  # changed by hand: it cannot be replayed
            g = t.table.g
            g.cards.learn(g.hands[0][place], knowing)
            t.play(f"A: conspire:{card}").leave_open("ability-use")
            assert g.cards.face[g.chain[0]] == NAMES.index(card)
            gone.add((g.chain[0], g.rng.stamp()))
    assert len(gone) == 1


@rule("PA-15.16")
def test_a_card_from_the_court_stays_in_sight_in_a_hand(pax):
    t = table(pax, hands={"A": "PIL029 PIL030 PIL046"}, court="PIL004", deck="PIL009 PIL010", events={"deck": ""})
    t.play("A: conspire:PIL046", "A: skip", "A: end", "A: court:0")
    end(t, "B").play("A: conspire:PIL029", "A: skip").leave_open("act")
    assert [card.name for card in t.table.view(1).board.players[0].hand if card.name] == ["PIL004"]
    assert len(t.table.g.open_cards) == 1


@rule("PA-20.8", "PA-2.30")
def test_an_opponent_is_imagined_without_a_plot(pax):
    t = pax.new(seats=3, seed=2, options={"opponent": "saint_germain"})
    for g in worlds(t, 0, 10):
        assert g.private[2] == -1
        g.check()


@rule("PA-2.30")
def test_imagined_plots_do_not_depend_on_what_a_rival_has(pax):
    hands = {"A": "PIL001", "B": "PIL002"}
    one = table(pax, hands=hands, plots={"common": "P06 P12", "A": "P03", "B": "P09"})
    two = table(pax, hands=hands, plots={"common": "P06 P12", "A": "P03", "B": "P01"})
    for first, second in zip(worlds(one, 0), worlds(two, 0), strict=True):
        assert (first.private, first.pile) == (second.private, second.pile)


@pytest.mark.parametrize("edicts", [{}, {"edict_A": "A 6", "edict_Kn": "B 3"}, {f"edict_{key}": "A 1" for key in "AM"}])
def test_the_events_of_a_position_can_be_imagined_otherwise(edicts):
    for seed in range(8):
        given = {"edicts": edicts, "special": {"A": "wilhelmsbad"}}
        position = Table.at("pax", given, seats=3, seed=seed)
        other = position.g.copy()
        redraw(other, 0, Rng(seed_bytes(seed)))
        other.check()
        lower = position.g.event_deck[:6]
        assert sum(1 for event in lower if event < EDICTS) == 3
