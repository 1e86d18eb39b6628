"""The state behind the table: copies, conservation of the pieces, and the bound on decisions."""

from __future__ import annotations

import pytest

from camarilla.games.potdevin import rules
from camarilla.games.potdevin.game import GAME
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.playout import playout
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

VARIANTS = pytest.mark.parametrize("variant", GAME.variants, ids=str)


def moments(variant, seed=0):
    """A table at every decision of one game played at random."""
    table = Table.new(GAME, variant.seats, seed=seed, options=variant.options)
    rng = Rng(seed_bytes(seed)).fork("moments")
    while not table.over:
        yield table
        seat = table.to_act[0]
        table.play(seat, rng.pick(table.legal(seat)))
    yield table


PLAIN = [name for name in GAME.blank().marks if name not in ("rng", "cards", "log", "witness")]
LISTS_OF_LISTS = ("hands", "won")


def spoil(g, name):
    """Change an attribute of a state, in place and as deep as it goes if it is a list."""
    value = getattr(g, name)
    if name in LISTS_OF_LISTS:
        for item in value:
            item.append(99)
        value.append([99])
    elif isinstance(value, list):
        value.append(99)
    else:
        setattr(g, name, not value if isinstance(value, bool) else value + 1)


@VARIANTS
def test_a_copy_is_equal_and_independent(variant):
    for seed in range(3):
        for table in moments(variant, seed):
            g = table.g
            before = g.dump()
            for name in PLAIN:
                twin = g.copy()
                assert twin.dump() == before
                spoil(twin, name)
                assert twin.dump() != before
                assert g.dump() == before, f"changing {name} of a copy changed its original"


@pytest.mark.parametrize("name", PLAIN)
def test_a_copy_has_everything(name):
    g = full()
    before = g.dump()
    spoil(g, name)
    assert g.copy().dump() == g.dump() != before


def test_a_copy_has_its_own_chance_and_cards():
    g = Table.new(GAME, 6, seed=0).g
    before = g.dump()
    twin = g.copy()
    twin.rng.below(10)
    twin.cards.reveal(0)
    twin.cards.face[0], twin.cards.face[1] = twin.cards.face[1], twin.cards.face[0]
    assert g.dump() == before
    assert twin.log is None
    assert twin.witness is None


# -- Conservation ------------------------------------------------------------------------------------------------------


@VARIANTS
@rule("PV-1.1", "PV-1.4")
def test_the_pieces_add_up_at_every_decision(variant):
    for seed in range(3):
        for table in moments(variant, seed):
            table.g.check()


def full(seats=6):
    """A state with something in every place: trick, trump, deck, centre, hands, won cards, gems of all kinds."""
    given = {
        "hands": {"A": "aldo4 ugo4", "B": "aldo9 ugo9", "C": "aldo6"},
        "won": {"C": "ugo1"},
        "centre": "ugo2",
        "gems": {"A": 3, "B": 2},
        "wealth": {"C": 1},
        "trump": "enzo5",
        "trump_deck": "enzo6",
    }
    table = Table.at(GAME, given, seats=seats)
    table.play(0, "aldo4")
    table.play(1, "bribe")
    table.g.check()
    return table.g


@pytest.mark.parametrize("zone", ["trump_deck", "centre", "aside", "trick"])
def test_a_card_lost_or_doubled_is_noticed(zone):
    g = full()
    lost = getattr(g, zone).pop()
    with pytest.raises(BrokenLaw, match="law 6: the 52 cards are not each in exactly one place"):
        g.check()
    getattr(g, zone).extend([lost, lost])
    with pytest.raises(BrokenLaw, match="52 cards"):
        g.check()


@pytest.mark.parametrize("zone", ["hands", "won"])
def test_a_card_lost_by_a_player_is_noticed(zone):
    g = full()
    getattr(g, zone)[2].pop()
    with pytest.raises(BrokenLaw, match="52 cards"):
        g.check()


def test_a_trump_lost_is_noticed():
    g = full()
    g.trump = -1
    with pytest.raises(BrokenLaw, match="52 cards"):
        g.check()


def test_a_face_on_two_cards_is_noticed():
    g = full()
    g.cards.face[0] = g.cards.face[1]
    with pytest.raises(BrokenLaw, match="52 cards"):
        g.check()


@pytest.mark.parametrize("field", ["gems", "wealth", "spent", "gone"])
@pytest.mark.parametrize("change", [1, -1])
def test_a_gem_lost_or_made_is_noticed(field, change):
    g = full()
    value = getattr(g, field)
    if isinstance(value, list):
        value[0] += change
    else:
        setattr(g, field, value + change)
    with pytest.raises(BrokenLaw, match=rf"law 6: gems do not add up: {-change} left in the box"):
        g.check()


def test_gems_of_fewer_players_stay_in_the_box():
    full(seats=5)
    g = full(seats=3)
    g.spent += 1
    with pytest.raises(BrokenLaw, match="gems do not add up: 11 left in the box"):
        g.check()


def test_an_agreed_undo_mixes_the_trump_deck(potdevin):
    """The trump that came up is taken back, and nobody knows the next one; all else is as it was."""
    tops = set()
    for seed in range(20):
        t = potdevin.position(
            seats=3, hands={"A": "aldo9 ugo9", "B": "aldo4"}, trump="enzo5", trump_deck="enzo1 enzo2 enzo3", seed=seed
        )
        t.table.play(0, "aldo9")
        before = t.state
        t.table.play(1, "aldo4")
        t.table.undo(1, agreed=True)
        assert sorted(t.trump_deck) == ["enzo1", "enzo2", "enzo3"]
        assert {**t.state, "trump_deck": before["trump_deck"]} == before
        tops.add(t.trump_deck[0])
    assert tops == {"enzo1", "enzo2", "enzo3"}


# -- Bounds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "bound"), [(3, 71), (4, 67), (5, 79), (6, 91)])
def test_the_bound_on_decisions(seats, bound):
    """Rounds times players and one card left, three cards given, four jokers placed."""
    assert GAME.bound(seats, None) == bound


@VARIANTS
def test_no_game_is_longer_than_its_bound(variant):
    bound = GAME.bound(variant.seats, None)
    for seed in range(60):
        g = GAME.start(variant.seats, GAME.read_options(variant.seats, variant.options), Rng(seed_bytes(seed)))
        assert playout(g, Rng(seed_bytes(seed)).fork("play")) <= bound
        assert g.phase == rules.OVER


def test_a_game_of_six_that_lasts_longest(potdevin, play_out):
    """Everybody bribes four times and plays eight cards: twelve rounds of six turns, and a card left in each."""
    t = potdevin.new(seats=6, seed=0)
    answers = []

    def bribe_first(legal):
        answers.append(legal)
        return "bribe" if "bribe" in legal else legal[0]

    play_out(t, bribe_first)
    turns = [event for event in t.events if type(event).__name__ in ("CardPlayed", "Bribed")]
    assert len(answers) >= len(turns) + 12 + 3
    assert len(answers) <= 91


def test_a_blank_state_can_be_loaded_into():
    g = Table.new(GAME, 6, seed=0).g
    blank = GAME.blank()
    blank.restore(g.dump())
    assert blank.dump() == g.dump()
    assert isinstance(blank.cards, Cards)


def test_what_the_game_says_of_itself():
    assert GAME.name == "potdevin"
    assert GAME.seat_counts == (3, 4, 5, 6)
    assert [(variant.seats, variant.options) for variant in GAME.variants] == [
        (3, {}),
        (4, {}),
        (4, {"teams": True}),
        (5, {}),
        (6, {}),
    ]
    assert len(GAME.cards()) == len({card["name"] for card in GAME.cards()}) == 52
    assert list(GAME.bots) == ["heuristic"]
