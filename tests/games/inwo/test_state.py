"""The state behind the table: attacks copied and saved, what a seat could believe, and decks."""

from __future__ import annotations

import msgspec
import pytest

from camarilla.checks.scenario import Scenario
from camarilla.games.inwo import GAME, card_moves, decks
from camarilla.games.inwo.attacks.model import FIELDS, Attacks, Helper
from camarilla.games.inwo.catalog import FACE, FACES, KIND, PLACE, PROMO, PUPPET_BACK, RARITY
from camarilla.games.inwo.model.play_fields import any_place, place_written
from camarilla.games.inwo.model.zones import ASIDE, GONE, LINKED, STRUCTURE, TABLE, UNDER
from camarilla.kernel.deals import Deal
from camarilla.kernel.errors import BadOptions, BadPosition, BrokenLaw
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import card, rule

from .helpers import attack, run, settle


def fought(inwo):
    """An attack with helpers on both sides."""
    t = inwo.position(groups={"A": "cia clone-arrangers", "B": "texas(japan(dentists))"}, dice=[1, 1])
    attack(t, "A", "control", "clone-arrangers", "dentists")
    run(t, "A: aid:bavarian-illuminati")
    return t


def test_a_copy_of_an_attack_is_equal_and_independent(inwo):
    t = fought(inwo)
    g = t.table.g
    a = g.attack
    before = a.dump()
    assert a.helpers
    for name, value in zip(FIELDS, before, strict=True):
        twin = a.copy()
        assert twin.dump() == before
        if isinstance(value, list):
            getattr(twin, name).append(99)
        else:
            setattr(twin, name, not value if isinstance(value, bool) else value + 1)
        assert a.dump() == before, name
        assert twin.copy().dump() == twin.dump() != before, name
    both = g.attacks.copy()
    both.open[0].stage += 1
    both.open.append(a)
    both.made += 1
    assert (g.attack.dump(), len(g.attacks.open)) == (before, 1)
    assert both.copy().dump() == both.dump()
    settle(t)


def test_a_saved_attack_is_loaded_as_it_was(inwo):
    t = fought(inwo)
    data = t.table.g.attacks.dump()
    saved = msgspec.json.decode(msgspec.json.encode(data))
    found = Attacks.load(saved)
    assert found.dump() == t.table.g.attacks.dump()
    assert found.made == t.table.g.attacks.made
    assert [type(entry) for entry in found.open[0].helpers[:1]] == [Helper]
    assert type(saved["open"][0][FIELDS.index("helpers")][0]) is list  # as positions were always saved
    settle(t)


@rule("IN-21.18")
@card("ark-of-the-covenant", "the-holy-grail")
def test_what_a_rival_wrote_down_and_holds_may_be_anything_that_fits(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "japan dentists nasa"},
        resources={"B": "ark-of-the-covenant the-holy-grail"},
        written={"ark-of-the-covenant": "japan"},
        hands={"A": "jihad", "B": "hoax cia"},
        dice=[6, 6],
    )
    g = t.table.g
    ark, grail = g.resources[1]
    card_moves.write(g, grail, any_place(FACE["texas"]))
    g.refused = [Deal(1, 2), Deal(0, 1)]
    rng = Rng(seed_bytes(3))
    worlds = [t.table.sample(0, rng.fork(str(number))).g for number in range(40)]
    assert {world.written[ark] for world in worlds} == set(g.structure[1])
    places = {place_written(world.written[grail]) for world in worlds}
    assert len(places) > 5
    assert {KIND[face] for face in places} == {PLACE}
    assert all(world.loaded == [] for world in worlds)
    assert all(world.refused == [Deal(0, 1)] for world in worlds)
    plots = {world.cards.face[slot] for world in worlds for slot in world.plots[1]}
    groups = {world.cards.face[slot] for world in worlds for slot in world.groups[1]}
    assert len(plots) > 5
    assert len(groups) > 5
    assert not any(PUPPET_BACK[face] for face in plots)
    assert all(PUPPET_BACK[face] for face in groups)
    mine = t.table.sample(1, rng).g
    assert mine.written == g.written


def test_a_seat_knows_what_it_wrote_and_what_was_told(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "japan"},
        resources={"B": "ark-of-the-covenant"},
        written={"ark-of-the-covenant": "japan"},
    )
    g = t.table.g
    note = [g.resources[1][0], g.structure[1][0]]
    assert (g.knowledge(0), g.knowledge(1)) == ([], [note])
    g.told.append([1, 2])
    assert (g.knowledge(0), g.knowledge(1)) == ([[1, 2]], [[1, 2], note])


def test_decks_are_mixed_where_a_world_is_imagined(inwo):
    t = inwo.position(groups={"A": "texas", "B": "cia"}, decks={"A": "jihad martyrs hoax", "B": "japan nasa hackers"})
    g = t.table.g
    for pile in (g.plot_deck[0], g.group_deck[1]):
        before = [g.cards.face[slot] for slot in pile]
        orders = set()
        for _ in range(6):
            g.mix_unseen()
            orders.add(tuple([g.cards.face[slot] for slot in pile]))
        assert len(orders) > 1
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(before))}


# -- Decks -------------------------------------------------------------------------------------------------------------


@rule("IN-21.24")
def test_a_deck_is_read_with_everything_that_is_wrong_with_it():
    options = GAME.read_options(2, {"deck_size": 4})
    found = GAME.decks.read("!ufos\ntexas\n2 Jihad\n", options)
    assert (found.start, found.cards, found.faults) == ("ufos", ["texas", "jihad", "jihad"], [])
    assert decks.read(found.text) == decks.DeckList("ufos", ["texas", "jihad", "jihad"])
    found = GAME.decks.read("!ufos\n!the-network\nnonsense\njihad\n", options)
    assert [rule for rule, _ in found.faults] == ["IN-21.24", "IN-21.25", "IN-1.2", "IN-21.24"]
    assert [label.id for _, label in found.faults] == ["fault-second", "fault-name", "fault-size", "fault-group"]
    assert decks.parse("500 jihad, texas")[1][0].label.id == "fault-many"


@rule("IN-21.27")
def test_decks_are_made_up_by_chance_and_by_rarity():
    options = GAME.read_options(2, {"decks": "random", "promos": False})
    shares = {}
    for kind in ("random", "sealed"):
        drawn = [GAME.decks.make(kind, options, Rng(seed_bytes(seed))) for seed in range(30)]
        for deck in drawn:
            assert (deck.faults, len(deck.cards)) == ([], 44)
            assert decks.faults(decks.DeckList(deck.start, deck.cards), 45, 0, False) == []
        faces = [FACE[name] for deck in drawn for name in deck.cards if PUPPET_BACK[FACE[name]]]
        assert not any(PROMO[face] for face in faces)
        shares[kind] = sum(RARITY[face] == "common" for face in faces) / len(faces)
        assert len({deck.text for deck in drawn}) == 30
    assert 0.4 < shares["sealed"] < 0.6
    common = sum(RARITY[face] == "common" for face in FACES if PUPPET_BACK[face]) / sum(PUPPET_BACK)
    assert abs(shares["random"] - common) < 0.1
    with pytest.raises(BadOptions, match="random or sealed"):
        GAME.decks.make("golden", options, Rng(seed_bytes(0)))


def test_the_game_hands_out_its_decks_and_cards():
    ready = GAME.decks.ready()
    assert list(ready) == decks.STARTER_NAMES
    for name, text in ready.items():
        deck, shipped = decks.read(text), decks.starter(name)
        assert (deck.illuminati, sorted(deck.cards)) == (shipped.illuminati, sorted(shipped.cards))
    cards = {card["name"]: card["title"] for card in GAME.cards()}
    assert len(cards) == 412
    assert cards["cia"] == "C.I.A."


def test_a_game_is_bound_by_its_rounds():
    long, short = GAME.read_options(3, {"round_limit": 20}), GAME.read_options(3, {"round_limit": 10})
    assert GAME.bound(3, long) > GAME.bound(3, short) > 10 * 3 * 100


@rule("IN-3.15")
@pytest.mark.parametrize("depth", [0, 1, 3])
def test_who_returns_a_plot_to_a_deck_that_was_shuffled_knows_what_is_in_it(depth):
    """After an undo the table agreed to, the decks are shuffled: what lies in them is known, and not where."""
    given = {"groups": {"A": "cia", "B": "texas"}, "hands": {"A": "hoax jihad"}}
    t = Scenario(Table.at(GAME, given, seats=4))  # not disturbed: what a clone or a loaded table has is not undone
    run(t, "A: free", "A: return:hoax", "A: 2")
    settle(run(t, "A: buy", "A: bavarian-illuminati"))
    t.table.undo(0, agreed=True)
    assert t.table.g.cards.facts_of(0)
    settle(t)
    run(t, "A: free", "A: return:jihad", f"A: {depth}")
    g = t.table.g
    for number in range(20):
        world = t.table.sample(0, Rng(seed_bytes(number))).g
        assert world.face_name(world.cards.face[world.plot_deck[0][-1 - depth]]) == "jihad"
        mine = [world.face_name(world.cards.face[slot]) for slot in world.plot_deck[0] + world.plots[0]]
        assert "hoax" in mine
    assert not any(g.cards.knows(0, slot) for fact in g.cards.facts_of(0) for slot in fact.slots)


# -- Positions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "asked", "prompt"),
    [
        ("begin", "BCD", "moment"),
        ("start", "BCD", "moment"),
        ("plot draw", "A", "draw-plot"),
        ("after plot draw", "BCD", "moment"),
        ("group draw", "A", "draw-group"),
        ("after group draw", "BCD", "moment"),
        ("takeover", "A", "take-over"),
        ("tokens", "BCD", "moment"),
        ("after takeover", "BCD", "moment"),
        ("after tokens", "BCD", "moment"),
        ("main", "A", "main"),
        ("after a play", "BCD", "moment"),
        ("end", "A", "last-moves"),
        ("at the end", "BCD", "moment"),
        ("claims", "ABCD", "claim"),
        ("knock", "ACD", "moment"),
    ],
)
def test_a_position_begins_in_any_phase_of_a_turn(inwo, step, asked, prompt):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "nasa", "D": "japan"}, hands={"A": "fbi"}, step=step)
    assert t.to_act == list(asked)
    assert t.table.view(None).asked[0].prompt == prompt


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"token": {}}, "a position of inwo has no 'token'; did you mean 'tokens'? it may have: agents, "),
        ({"step": "mian"}, "step: there is no 'mian'; did you mean 'main'? it may be: turn begins, "),
        ({"groups": {"A": "ciaa"}}, "groups: there is no card 'ciaa'; did you mean 'cia'?"),
        ({"groups": {"A": "cia"}, "tokens": {"ciaa": 1}}, "tokens: no card 'ciaa' is in play; did you mean 'cia'?"),
        ({"tokens": {"zzz": 1}}, "tokens: no card 'zzz' is in play"),
        ({"groups": {"A": "cia"}, "tokens": {"cia": -1}}, "tokens: cia cannot have -1"),
        ({"dice": [3, 7]}, "dice: a die shows 1 to 6; these are [3, 7]"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused_with_what_was_meant(inwo, given, told):
    with pytest.raises(BadPosition) as refusal:
        inwo.position(**given)
    assert str(refusal.value).startswith(told)


def test_cards_that_are_in_nobodys_pile_are_not_lost(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, nwo="gun-control", links={"angst": "texas"})
    t.table.g.check()


def test_the_game_tells_its_turns_and_names_and_can_be_loaded(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, turns=7)
    assert GAME.prospects.turns(t.table.g) == 7
    assert t.table.g.face_name(FACE["cia"]) == "cia"
    assert GAME.blank().seats == 2


@rule("IN-1.14")
def test_a_card_that_lies_in_no_pile_lies_in_a_zone_without_piles(inwo):
    for zone in (LINKED, TABLE, GONE, ASIDE, UNDER, STRUCTURE):
        t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax"})
        g = t.table.g
        g.check()
        slot = g.plots[0].pop()
        g.zone[slot] = zone
        if zone == UNDER:
            g.host[slot] = g.structure[0][0]
        if zone == STRUCTURE:
            with pytest.raises(BrokenLaw, match="elsewhere"):
                g.check()
        else:
            g.check()
