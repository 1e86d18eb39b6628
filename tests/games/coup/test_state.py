"""The state behind the table: copies, conservation of the pieces, and the bound on decisions."""

from __future__ import annotations

import pytest

from camarilla.games.coup import rules
from camarilla.games.coup.game import GAME
from camarilla.kernel.cards import Cards
from camarilla.kernel.errors import BrokenLaw
from camarilla.kernel.game import Variant
from camarilla.kernel.playout import playout
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import everybody_passes

EVERYTHING = {"reformation": True, "inquisition": True, "steal_from_dead": True, "reopen_aid_block": True}
FEW = [
    Variant(2, {"two_players": "pick_one", **EVERYTHING}),
    Variant(3, {}),
    Variant(4, EVERYTHING),
    Variant(10, {"inquisition": True}),
]
VARIANTS = pytest.mark.parametrize("variant", FEW, ids=str)


def moments(variant, seed=0, most=150):
    """A table at every decision of one game played at random."""
    table = Table.new(GAME, variant.seats, seed=seed, options=variant.options)
    rng = Rng(seed_bytes(seed)).fork("moments")
    for _ in range(most):
        yield table
        if table.over:
            return
        seat = table.to_act[0]
        table.play(seat, rng.pick(table.legal(seat)))


def spoil(value):
    """Change a value of the state in place as deeply as it goes, or return another."""
    if isinstance(value, list):
        for item in value:
            if isinstance(item, list):
                item.append(99)
        value.append(99)
        return value
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else value


@VARIANTS
def test_a_copy_is_equal_and_independent(variant):
    plain = [name for name in GAME.blank().marks if name not in ("rng", "cards", "log")]
    for table in moments(variant):
        g = table.g
        before = g.dump()
        for name in plain:
            twin = g.copy()
            assert twin.dump() == before
            setattr(twin, name, spoil(getattr(twin, name)))
            assert g.dump() == before, f"changing {name} of a copy changed its original"


def test_a_copy_takes_everything_along(coup):
    """Also what is rarely set: every plain attribute, changed, is changed in the copy."""
    g = coup.position(seats=3, options=EVERYTHING).table.g
    for name in GAME.blank().marks:
        if name not in ("rng", "cards", "log", "seats", "witness"):
            value = getattr(g, name)
            if isinstance(value, list) and value and isinstance(value[0], list):
                value[0].append(99)
            else:
                setattr(g, name, spoil(value))
            assert getattr(g.copy(), name) == getattr(g, name), name


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


def test_a_copy_in_the_middle_of_a_claim(coup):
    t = coup.position(seats=3, options=EVERYTHING, reserve=3).play("A: steal@B")
    g = t.table.g
    assert (g.action, g.target, g.claim_seat, g.claim_role) == (5, 1, 0, 2)
    assert g.copy().dump() == g.dump()
    everybody_passes(everybody_passes(t))
    g = t.table.g
    assert (g.action, g.target, g.claim_seat, g.claim_role) == (-1, -1, -1, -1)
    t.play("B: tax")
    g = t.table.g
    assert (g.action, g.target, g.claim_seat, g.claim_role) == (3, -1, 1, 0)
    everybody_passes(t)


def test_a_blank_state():
    """What a state is before anything is dealt or loaded."""
    blank = GAME.blank().dump()
    for kernels in ("rng", "cards", "news"):
        del blank[kernels]
    assert blank == {
        "seats": 2,
        "reformation": False,
        "inquisition": False,
        "pick_one": False,
        "turn_cap": 200,
        "steal_from_dead": False,
        "reopen_aid_block": False,
        "phase": rules.PLAYING,
        "starter": 0,
        "turn": 0,
        "turns": -1,
        "hands": [],
        "lost": [],
        "sets": [],
        "court": [],
        "coins": [],
        "treasury": 0,
        "reserve": 0,
        "faction": [],
        "out": [],
        "estate": 0,
        "action": -1,
        "target": -1,
        "claim_seat": -1,
        "claim_role": -1,
        "claims": [],
    }


def test_a_saved_state_has_every_attribute(coup):
    t = coup.position(seats=3, options=EVERYTHING, hands={"A": "Duke"}).play("A: tax", "B: pass", "C: pass")
    g = t.table.g
    blank = GAME.blank()
    blank.restore(g.dump())
    assert blank.dump() == g.dump()
    assert isinstance(blank.cards, Cards)
    assert blank.claims == g.claims
    assert blank.claims[0] == (0, 0, 0, 1, ())


@rule("CO-4.1", "CO-5.1", "CO-6.5")
def test_what_was_shown_for_claims_is_common_knowledge(coup):
    """Worlds in which something else was shown are told apart by everybody (law 5)."""
    t = coup.position(
        seats=3, options={"reformation": True}, hands={"A": "Duke", "B": "Contessa Captain", "C": "Duke Contessa"}
    )
    t.play("A: tax", "C: pass", "B: challenge", "A: show:Duke", "B: lose:Contessa")
    t.play("B: embezzle", "A: challenge", "C: pass", "B: show")
    g = t.table.g
    for seat in range(3):
        assert g.knowledge(seat) == [(0,), (2,)]
    for claim in range(2):
        assert g.claims[claim][3] == rules.PROVEN


@rule("CO-5.1")
def test_an_agreed_undo_shuffles_the_court():
    """Whoever saw what is on top of the court knows it no more once that was taken back."""
    tops = set()
    for seed in range(20):
        table = Table.at(GAME, {"hands": {"A": "Duke Assassin"}, "court": "Captain Contessa"}, seats=3, seed=seed)
        table.play(0, "exchange")
        for seat in (1, 2):
            table.play(seat, "pass")
        before = sorted(table.g.cards.face[slot] for slot in [*table.g.court, *table.g.hands[0]])
        table.undo(0, agreed=True)
        g = table.g
        assert sorted(g.cards.face[slot] for slot in [*g.court, *g.hands[0]]) == before
        assert sorted(g.face_name(g.cards.face[slot]) for slot in g.hands[0]) == ["Assassin", "Duke"]
        tops.add(tuple(g.cards.face[slot] for slot in g.court[:-3:-1]))
    assert len(tops) > 5


# -- Conservation ------------------------------------------------------------------------------------------------------


@VARIANTS
@rule("CO-1.1", "CO-8.1", "CO-8.2")
def test_the_pieces_add_up_at_every_decision(variant):
    for seed in range(3):
        for table in moments(variant, seed):
            table.g.check()
            g = table.g
            for seat in range(g.seats):
                assert (seat in g.out) == (not g.hands[seat] and g.phase != rules.PICKING)
                assert g.hands[seat] or not g.coins[seat] or g.phase == rules.PICKING
            if g.action < 0 and g.phase == rules.PLAYING:
                assert len(g.court) == len(g.cards.face) - 2 * g.seats - sum(len(own) for own in g.sets)


def full():
    """A state with something in every place."""
    table = Table.new(GAME, 2, seed=1, options={"two_players": "pick_one", "reformation": True})
    table.play(0, "keep:Duke")
    table.play(1, "keep:Captain")
    table.play(table.to_act[0], "loyalist")
    g = table.g
    g.lost[1].append(g.hands[1].pop())
    g.reserve, g.treasury = 3, g.treasury - 3
    g.check()
    return g


@pytest.mark.parametrize("zone", ["hands", "lost", "sets", "court"])
def test_a_patron_lost_or_doubled_is_noticed(zone):
    g = full()
    slots = g.court if zone == "court" else getattr(g, zone)[1]
    lost = slots.pop()
    with pytest.raises(BrokenLaw, match=r"^law 6: the patrons are not each in exactly one place$"):
        g.check()
    slots.extend([lost, lost])
    with pytest.raises(BrokenLaw, match="not each in exactly one place"):
        g.check()


@pytest.mark.parametrize(("seats", "count"), [(2, 3), (6, 3), (7, 4), (8, 4), (9, 5), (10, 5)])
def test_a_role_too_many_is_noticed(seats, count):
    g = Table.new(GAME, seats, seed=0).g
    g.check()
    duke = g.cards.face.index(0)
    g.cards.face[duke] = 4
    with pytest.raises(
        BrokenLaw, match=rf"^law 6: there are ({count - 1} of Duke|{count + 1} of Contessa), not {count}$"
    ):
        g.check()


@pytest.mark.parametrize("change", [1, -1])
def test_a_coin_lost_or_made_is_noticed(change):
    for place in ("treasury", "reserve", "coins"):
        g = full()
        if place == "coins":
            g.coins[1] += change
        else:
            setattr(g, place, getattr(g, place) + change)
        with pytest.raises(BrokenLaw, match=r"^law 6: coins do not add up$"):
            g.check()


def test_less_than_no_coins_is_noticed():
    for place in ("reserve", "coins"):
        g = full()
        if place == "coins":
            g.treasury += g.coins[1] + 1
            g.coins[1] = -1
        else:
            g.treasury += g.reserve + 1
            g.reserve = -1
        with pytest.raises(BrokenLaw, match=r"^law 6: somebody has less than no coins$"):
            g.check()
    g = full()
    g.treasury += g.coins[0] + g.reserve
    g.coins[0] = g.reserve = 0
    g.check()  # none is enough


def test_a_hand_of_three_between_turns_is_noticed():
    g = full()
    g.hands[0].append(g.court.pop())
    with pytest.raises(BrokenLaw, match=r"^law 6: between turns every player has two patrons, up or down$"):
        g.check()
    for name in ("claim_seat", "action"):
        setattr(g, name, 0)
        g.check()  # in the middle of a turn it may be so
        setattr(g, name, -1)
    g.phase = rules.PICKING
    g.check()


# -- Bounds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "bound"),
    [
        (2, {}, 200 * 2 * (1 + 3 + 4 + 4) + 3),
        (4, {}, 200 * 4 * (1 + 5 + 8 + 4) + 3),
        (4, {"reopen_aid_block": True}, 200 * 4 * (1 + 5 + 3 * 8 + 4) + 3),
        (10, {"reopen_aid_block": True, "turn_cap": 7}, 7 * 10 * (1 + 11 + 9 * 20 + 4) + 3),
    ],
)
def test_the_bound_on_decisions(seats, options, bound):
    """A turn: an action; a challenge, its proof and loss; blocks with theirs; four cards chosen at the end."""
    assert GAME.bound(seats, GAME.options(**options)) == bound


@VARIANTS
@rule("CO-1.4")
def test_no_game_is_longer_than_its_bound(variant):
    options = GAME.read_options(variant.seats, {**variant.options, "turn_cap": 4})
    bound = GAME.bound(variant.seats, options)
    for seed in range(40):
        g = GAME.start(variant.seats, options, Rng(seed_bytes(seed)))
        assert playout(g, Rng(seed_bytes(seed)).fork("play")) <= bound
        assert g.phase == rules.OVER
        assert g.turns <= 4 * variant.seats


def test_a_game_that_is_over_stays_over(coup):
    t = coup.position(seats=2, hands={"A": "Duke", "B": "Duke"}, coins={"A": 7}).play("A: coup@B")
    again = t.table.clone(listen=True)
    assert again.over
    assert again.result == t.table.result
    g = t.table.g.copy()
    g.log = []
    assert list(g.main()) == []
    assert g.log == []  # nothing is told twice


def test_what_the_game_says_of_itself():
    assert GAME.name == "coup"
    assert GAME.seat_counts == tuple(range(2, 11))
    assert set(GAME.orders) == {"never-challenge", "let-aid-through", "block-steals"}
    assert {"heuristic", "honest"} <= set(GAME.bots)
    assert GAME.package == "camarilla.games.coup"


@rule("CO-8.2")
def test_the_laws_are_put_to_every_mix():
    """Every mix of the four switches at 2, 4, 7 and 10 seats, with either start for two; every seat count once."""
    mixes = [(variant.seats, tuple(sorted(variant.options.items()))) for variant in GAME.variants]
    assert len(mixes) == len(set(mixes))
    switches = {"reformation", "inquisition", "steal_from_dead", "reopen_aid_block"}
    for seats in (2, 4, 7, 10):
        plain = [options for count, options in mixes if count == seats and "two_players" not in dict(options)]
        assert len(plain) == 16
        assert {frozenset(name for name, _ in options) for options in plain} <= {
            frozenset(chosen) for chosen in subsets(sorted(switches))
        }
        assert all(value is True for options in plain for _, value in options)
    picked = [dict(options) for count, options in mixes if ("two_players", "pick_one") in options]
    assert len(picked) == 16
    assert {count for count, options in mixes if "two_players" in dict(options)} == {2}
    assert {count for count, _ in mixes} == set(GAME.seat_counts)
    others = [variant for variant in GAME.variants if variant.seats not in (2, 4, 7, 10)]
    assert others == [Variant(seats, dict.fromkeys(EVERYTHING, True)) for seats in (3, 5, 6, 8, 9)]


def test_the_base_game_of_four_comes_first():
    """Tools that take one variant take the first."""
    assert GAME.variants[0] == Variant(4, {})


def subsets(names):
    """All subsets of names."""
    return [[name for at, name in enumerate(names) if mask >> at & 1] for mask in range(2 ** len(names))]
