"""OA-1: set-up, of a first game and of a later one."""

from __future__ import annotations

import pytest

from camarilla.games.oath.catalog import (
    FACE_OF,
    FIRST_EDIFICE,
    NAME,
    OTHER_KIND,
    RELIC_KIND,
    SITE_KIND,
    WORLD_KIND,
    is_denizen,
    is_relic,
    is_site,
    is_vision,
    is_world,
    kind_of,
)
from camarilla.games.oath.chronicle_document import Chronicle, first_chronicle, invented
from camarilla.games.oath.places import ROLES
from camarilla.games.oath.position import inspect
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import prompts

COLORS = ["red", "blue", "white", "yellow", "black"]


def boards(t):
    """Everybody takes the next free board."""
    while prompts(t) == ["pick-board"]:
        t.play(f"{t.to_act[0]}: {t.legal(t.to_act[0])[0]}")
    return t


def started(oath, seats=4, seed=0, **options):
    """A game whose pieces are laid out."""
    return boards(oath.new(seats=seats, seed=seed, options=options))


def place_all(t):
    """Everybody goes to the first site and keeps the first card."""
    while prompts(t) != ["act"]:
        t.play(f"{t.to_act[0]}: {t.legal(t.to_act[0])[0]}")
    return t


@rule("OA-1.1", "OA-2.1.1")
def test_a_first_game_has_three_faceup_sites(oath):
    t = started(oath)
    sites = t.sites
    assert [site for site in sites if not site.startswith("~")] == ["plains", "mountain", "rocky-coast"]
    assert [sites.index(site) for site in ("plains", "mountain", "rocky-coast")] == [0, 2, 5]
    assert t.cards["plains"] == ["longbows"]
    assert t.cards["mountain"] == ["taming-charm"]
    assert t.cards["rocky-coast"] == ["elders"]


@rule("OA-1.1", "OA-8.7.1")
def test_a_stored_land_is_laid_out_as_stored(oath):
    stored = invented(3)
    t = started(oath, chronicle="invented:3")
    g = t.table.g
    for space, site in enumerate(stored.sites):
        if site.faceup:
            assert g.cards.face[g.sites[space]] == 240 + site.site
        assert g.site_up[space] is site.faceup
        assert [g.cards.face[slot] for slot in g.site_cards[space]] == site.cards
        assert len(g.site_relics[space]) == len(site.relics)


@rule("OA-1.2", "OA-1.3", "OA-1.10", "OA-2.1.4")
def test_tracks_start_at_their_beginning(oath):
    t = started(oath)
    assert (t.round, t.visions, t.oath) == (1, 0, "supremacy")
    assert set(t.supply.values()) == {7}


@rule("OA-1.4", "OA-1.5", "OA-1.6", "OA-1.11", "OA-1.15", "OA-2.1.3", "OA-2.1.7")
@pytest.mark.parametrize(("seats", "bank"), [(2, 3), (4, 3), (5, 4), (6, 4)])
def test_favor_and_secrets_are_dealt(oath, seats, bank):
    t = started(oath, seats=seats)
    assert set(t.banks.values()) == {bank}
    assert t.banner_tokens == {"people": 1, "darkest": 1}
    assert t.mob is False
    assert t.favor == {letter: 2 if letter == "A" else 1 for letter in "ABCDEF"[:seats]}
    assert set(t.secrets.values()) == {1}
    on_sites = sum(t.site_favor.values())
    assert t.shared == 36 - 6 * bank - 1 - (seats + 1) - on_sites


@rule("OA-1.7", "OA-4.0a")
def test_the_chancellor_is_chosen_and_the_others_sit_at_random(oath):
    orders = {tuple(oath.new(seats=4, seed=seed, options={"chancellor": 2}).table.g.order) for seed in range(30)}
    assert {order[0] for order in orders} == {2}
    assert len(orders) == 6
    for scenario in oath.made:
        boards(scenario)


@rule("OA-1.8", "OA-1.14", "OA-2.4.3a", "OA-1.12", "OA-1.15")
def test_the_chancellor_has_scepter_title_and_the_land(oath):
    t = started(oath)
    assert t.relics["A"] == ["the-grand-scepter"]
    assert (t.title, t.usurper) == ("A", False)
    assert t.warbands["plains"] == "A2"
    assert t.warbands["mountain"] == "A1"
    assert t.warbands["rocky-coast"] == "A1"
    assert t.bands == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert t.bank == {"A": 24 - 7, "B": 11, "C": 11, "D": 11}


@rule("OA-1.9", "OA-8.7.2")
def test_boards_are_picked_in_turn_order_on_their_stored_side(oath):
    chronicle = first_chronicle(Rng(seed_bytes(1)))
    chronicle.number = 2
    chronicle.citizens = ["blue"]
    t = oath.new(seats=3, options={"chronicle": chronicle.dump()})
    second, third = [t.to_act[0], None]
    assert t.legal(second) == COLORS
    t.play(f"{second}: blue")
    third = t.to_act[0]
    assert t.legal(third) == ["red", "white", "yellow", "black"]
    t.play(f"{third}: red")
    assert t.roles[second] == "citizen"
    assert t.roles[third] == "exile"
    assert t.bands[second] == 3
    assert t.bank["A"] == 24 - 7 - 3, "a Citizen's warbands are purple"


@rule("OA-1.12")
def test_ruins_and_empty_sites_get_no_warbands(oath):
    chronicle = first_chronicle(Rng(seed_bytes(1)))
    chronicle.number = 2
    chronicle.sites[0].cards = []
    chronicle.sites[2].cards = [FACE_OF["Bandit Rampart"]]
    chronicle.world += [FACE_OF["Longbows"], FACE_OF["Taming Charm"]]
    t = started(oath, chronicle=chronicle.dump())
    assert t.warbands["plains"] == "A2", "the topmost Cradle site always"
    assert t.warbands["mountain"] == ""
    assert t.warbands["rocky-coast"] == "A1"


@rule("OA-1.13")
@pytest.mark.parametrize(
    ("oath_name", "people", "darkest"),
    [(0, "", ""), (1, "A", ""), (2, "", "A"), (3, "", "")],
)
def test_some_oaths_start_with_a_banner(oath, oath_name, people, darkest):
    chronicle = first_chronicle(Rng(seed_bytes(1)))
    chronicle.oath = oath_name
    t = started(oath, chronicle=chronicle.dump())
    assert t.banners == {"people": people, "darkest": darkest}
    assert t.banner_tokens == {"people": 1, "darkest": 1}


@rule("OA-1.16", "OA-2.8.2a", "OA-2.8.2b")
def test_faceup_sites_are_stocked(oath):
    chronicle = first_chronicle(Rng(seed_bytes(1)))
    names = ["salt-flats", "mine", "drowned-city"]
    for space, name in zip((0, 2, 5), names, strict=True):
        wanted = {"salt-flats": 1, "mine": 0, "drowned-city": 17}[name]
        for other in chronicle.sites:
            if other.site == wanted:
                other.site = chronicle.sites[space].site
        chronicle.sites[space].site = wanted
        chronicle.sites[space].cards = []
    chronicle.world += [FACE_OF[name] for name in ("Longbows", "Taming Charm", "Elders")]
    t = started(oath, chronicle=chronicle.dump())
    assert (t.site_favor["salt-flats"], t.site_secrets["salt-flats"]) == (2, 1)
    assert (t.site_favor["mine"], len(t.site_relics["mine"])) == (3, 1)
    assert (t.site_secrets["drowned-city"], len(t.site_relics["drowned-city"])) == (3, 2)


@rule("OA-1.16")
def test_the_chancellor_deals_out_what_favor_there_is(oath):
    chronicle = first_chronicle(Rng(seed_bytes(1)))
    for space, wanted in ((0, 1), (2, 0)):
        for other in chronicle.sites:
            if other.site == wanted:
                other.site = chronicle.sites[space].site
        chronicle.sites[space].site = wanted
        chronicle.sites[space].cards = []
    chronicle.world += [FACE_OF[name] for name in ("Longbows", "Taming Charm")]
    t = started(oath, seats=6, chronicle=chronicle.dump())
    assert prompts(t) == ["stock-site"], "four favor for the five of Salt Flats and Mine"
    t.play("A: site:mine", "A: site:mine")
    while prompts(t) == ["stock-site"]:
        t.play("A: site:salt-flats")
    assert (t.site_favor["mine"] + t.site_favor["salt-flats"], t.shared) == (4, 0)
    assert t.site_favor["mine"] == 2


@rule("OA-1.17", "OA-1.18", "OA-2.3a", "OA-6.4")
def test_four_relics_fill_the_reliquary(oath):
    t = started(oath)
    assert len(t.reliquary) == 4
    assert "-" not in t.reliquary
    assert len(t.relic_deck) == 20 - 4 - 1, "one lies at the Mountain"
    place_all(t)
    assert None not in [relic.name for relic in t.table.view(0).board.reliquary]
    assert [relic.name for relic in t.table.view(1).board.reliquary] == [None] * 4


@rule("OA-1.19a", "OA-1.20", "OA-1.21", "OA-1.19b", "OA-2.1.2", "OA-2.1.5")
def test_the_world_deck_is_dealt_from_the_bottom(oath):
    stored = first_chronicle(Rng(seed_bytes(5)))
    assert len(stored.world) == 56
    assert sum(is_vision(face) for face in stored.world[:12]) == 2
    assert sum(is_vision(face) for face in stored.world[12:30]) == 3
    assert all(is_denizen(face) for face in stored.world[30:])
    t = oath.new(seats=4, options={"chronicle": stored.dump()})
    laid = [t.table.g.cards.face[slot] for slot in reversed(t.table.g.world)]
    boards(t)
    g = t.table.g
    bottom = laid[::-1]
    assert [g.cards.face[pile[0]] for pile in g.discards] == bottom[:3]
    for place, seat in enumerate(g.order):
        assert sorted(g.cards.face[slot] for slot in g.hands[seat]) == sorted(bottom[3 + 3 * place : 6 + 3 * place])
    assert [g.cards.face[slot] for slot in g.world[::-1]] == laid[: 56 - 15]


@rule("OA-1.22")
def test_visions_drawn_in_set_up_count_but_not_those_in_the_piles(oath):
    chronicle = first_chronicle(Rng(seed_bytes(5)))
    few = [face for face in chronicle.world if is_denizen(face)][:6]
    chronicle.world = few + [face for face in chronicle.world if is_vision(face)]
    t = started(oath, seats=2, chronicle=chronicle.dump())
    hands = [name for names in t.hands.values() for name in names]
    drawn = sum(name.startswith("vision") or name == "conspiracy" for name in hands)
    assert drawn == t.visions > 0
    assert all(pile[0].startswith("vision") or pile[0] == "conspiracy" for pile in t.discards.values())


@rule("OA-1.23a", "OA-1.23b", "OA-1.23c", "OA-1.23d")
def test_placing_pawns_keeping_and_discarding(oath):
    t = started(oath, seats=3)
    assert prompts(t) == ["place-pawn"]
    assert t.legal("A") == ["site:plains"]
    t.play("A: site:plains")
    kept, first, second = t.legal("A")
    t.play(f"A: {kept}")
    t.play(f"A: {second}")
    assert t.advisers["A"] == [f"~{kept}"]
    assert t.discards["provinces"][:2] == [first, second], "in the order of the player, next region"
    other = t.to_act[0]
    assert t.legal(other) == ["site:plains", "site:mountain", "site:rocky-coast"]
    t.play(f"{other}: site:rocky-coast")
    hand = t.legal(other)
    t.play(f"{other}: {hand[0]}", f"{other}: {hand[1]}")
    assert set(t.discards["cradle"][:2]) == set(hand[1:])
    place_all(t)
    assert t.turn == "A"


def test_an_inspection_names_everything(oath):
    t = place_all(started(oath, seats=2))
    assert set(inspect(t.table.g)) >= {"favor", "warbands", "advisers", "chronicle"}


def test_a_document_round_trips():
    chronicle = invented(4)
    assert Chronicle.load(chronicle.dump()).dump() == chronicle.dump()


def test_any_seat_may_be_the_chancellor():
    table = Table.new("oath", 3, seed=1, options={"chancellor": 2})
    assert (table.g.chancellor, table.g.order[0], ROLES[table.g.role[2]]) == (2, 2, "chancellor")
    assert table.view(None).board.order[0] == 2


def test_nothing_is_counted_before_it_is_dealt():
    table = Table.new("oath", 3, seed=1, options={"chronicle": "invented:5"})
    table.g.check()
    assert not table.over


def test_every_face_is_of_one_deck():
    kinds = {SITE_KIND: is_site, RELIC_KIND: is_relic, WORLD_KIND: is_world}
    found = {kind: [face for face in range(len(NAME)) if NAME[face] and kind_of(face) == kind] for kind in kinds}
    assert {kind: len(faces) for kind, faces in found.items()} == {SITE_KIND: 23, RELIC_KIND: 21, WORLD_KIND: 203}
    for kind, belongs in kinds.items():
        assert found[kind] == [face for face in range(len(NAME)) if NAME[face] and belongs(face)]
    assert kind_of(FIRST_EDIFICE) == OTHER_KIND
