"""Who chooses, within which limits, and at which moment: official answers that were read otherwise before."""

from __future__ import annotations

import pytest

from camarilla.games.oath import events
from camarilla.games.oath.catalog import BY_SLUG
from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, finish, outcome, prompts

WOOD = "plains charming-valley mountain shrouded-wood steppe rocky-coast wastes great-slum"


def titles(t):
    """To whom the title went, in order."""
    return [event.seat for event in t.events if isinstance(event, events.TitleMoved)]


# -- Destinations ------------------------------------------------------------------------------------------------------


def leaves_the_wood(oath, **given):
    """B leaves the Shrouded Wood, which A rules; there are Beasts at Steppe."""
    base = {
        "seats": 2,
        "land": WOOD,
        "pawns": {"A": "plains", "B": "shrouded-wood"},
        "warbands": {"shrouded-wood": "A1"},
        "cards": {"steppe": "wolves"},
        "to_move": "B",
    }
    return oath.position(**{**base, **given})


@card("Shrouded Wood", "Forest Paths")
@rule("OA-5.6.1d")
def test_the_woods_ruler_sends_who_goes_by_forest_paths(oath):
    """R-122: the ruler chooses, any site; to a Beast the way is free."""
    t = leaves_the_wood(oath, advisers={"B": "forest-paths"})
    t.play("B: travel", "B: with:forest-paths")
    assert (t.to_act, prompts(t)) == (["A"], ["send-to"])
    assert len(t.legal("A")) == 7
    t.play("A: site:steppe")
    assert (t.pawns["B"], t.supply["B"]) == ("steppe", 7)
    t = leaves_the_wood(oath, advisers={"B": "forest-paths"})
    t.play("B: travel", "B: with:forest-paths", "A: site:wastes")
    assert (t.pawns["B"], t.supply["B"]) == ("wastes", 5)


@card("Shrouded Wood", "Forest Paths")
@rule("OA-5.6.1d")
@pytest.mark.parametrize(("sent", "arrives"), [("steppe", "steppe"), ("wastes", "shrouded-wood")])
def test_without_supply_the_woods_ruler_may_stop_the_travel(oath, sent, arrives):
    t = leaves_the_wood(oath, advisers={"B": "forest-paths"}, supply={"B": 1})
    t.play("B: travel", "B: with:forest-paths", f"A: site:{sent}")
    assert (t.pawns["B"], t.supply["B"]) == (arrives, 1)


@card("Shrouded Wood", "Portal")
def test_a_portal_in_the_wood_is_a_way_past_its_ruler(oath):
    """Wherever the travel leads, the powers of sites are ignored."""
    t = leaves_the_wood(oath, cards={"shrouded-wood": "portal"}, secrets={"B": 2})
    t.play("B: travel", "B: with:portal")
    assert t.to_act == ["B"]
    t.play("B: site:wastes")
    assert (t.pawns["B"], t.supply["B"]) == ("wastes", 7)


@card("Shrouded Wood", "Way Station")
@pytest.mark.parametrize(("sent", "supply"), [("steppe", 7), ("wastes", 5)])
def test_the_woods_ruler_is_not_bound_by_a_way_station(oath, sent, supply):
    t = leaves_the_wood(oath, cards={"steppe": "way-station"}, favor={"B": 2})
    t.play("B: travel", "B: with:way-station", f"A: site:{sent}")
    assert (t.pawns["B"], t.supply["B"]) == (sent, supply)


@card("Shrouded Wood", "Brass Horse")
def test_the_woods_ruler_is_bound_by_the_brass_horse(oath):
    """R-157: from among the sites it allows."""
    t = leaves_the_wood(
        oath,
        relics={"B": "brass-horse"},
        cards={"steppe": "wolves", "wastes": "birdsong", "plains": "scouts"},
        discards={"provinces": "nature-worship"},
        secrets={"B": 2},
    )
    t.play("B: use:brass-horse")
    assert (t.to_act, t.legal("A")) == (["A"], ["site:steppe", "site:wastes"])
    t.play("A: site:wastes")
    assert (t.pawns["B"], t.supply["B"]) == ("wastes", 7)


@card("The Hidden Place")
@rule("OA-5.5.7.IIIc")
@pytest.mark.parametrize(("willing", "at", "dark"), [(True, "the-hidden-place", 1), (False, "steppe", 0)])
def test_who_is_banished_to_the_hidden_place_must_be_willing(oath, willing, at, dark):
    land = "plains charming-valley mountain river steppe rocky-coast wastes the-hidden-place"
    t = battle(oath, land=land, bands={"B": 14, "C": 0}, pawns={"C": "steppe"}, warbands={"steppe": "C1"})
    attack(t, "pawn", dice=14, defender="attack@C")
    answer = "yes" if willing else "no"
    wanted = {"campaign-sacrifice": "yes", "campaign-banish": "site:the-hidden-place", "pay-toll": answer}
    finish(t, wanted)
    assert (t.pawns["C"], t.dark["C"]) == (at, dark)


# -- The title ---------------------------------------------------------------------------------------------------------


@card("Relic Thief")
@rule("OA-2.11a")
def test_the_title_is_looked_at_each_time_relics_change_hands(oath):
    """R-109: C has most relics for a moment, then B."""
    t = battle(
        oath,
        oath="protection",
        relics={"A": "the-grand-scepter", "B": "whistle", "C": "cracked-horn"},
        site_relics={"mountain": "map"},
        pawns={"A": "plains", "B": "steppe", "C": "mountain"},
        advisers={"B": "relic-thief"},
        favor={"B": 2, "C": 2},
        secrets={"B": 2},
        dice="0",
        to_move="C",
    )
    t.play("C: recover", "C: relic:2.0", "B: yes")
    assert t.relics["B"] == ["whistle", "map"]
    assert titles(t) == [2, 1]


@card("Relic Thief")
@rule("OA-2.11a", "OA-5.5.7")
def test_so_it_is_within_the_spoils_of_a_campaign(oath):
    t = battle(
        oath,
        oath="protection",
        relics={"A": "the-grand-scepter", "B": "whistle", "C": "cracked-horn map"},
        pawns={"A": "river", "B": "steppe", "C": "steppe"},
        warbands={"steppe": "C1"},
        bands={"B": 14, "C": 0},
        advisers={"A": "relic-thief"},
        title="C",
        favor={"A": 2},
        secrets={"A": 2},
    )
    attack(t, "map", dice=14, defender="attack@C")
    finish(t, {"campaign-sacrifice": "yes", "react": "yes"})
    assert outcome(t).won
    assert titles(t)[0] == 1


@card("Fae Merchant")
@rule("OA-2.11a")
def test_a_merchant_who_takes_and_returns_has_most_for_no_moment(oath):
    """R-126: only what is left after the action counts."""
    t = oath.position(
        seats=2,
        oath="protection",
        relics={"A": "the-grand-scepter", "B": "whistle"},
        relic_deck="map",
        advisers={"B": "fae-merchant"},
        secrets={"B": 2},
        pawns={"B": "river"},
        to_move="B",
    )
    t.play("B: use:fae-merchant", "B: map")
    assert (titles(t), t.title) == ([], "A")


# -- Campaigns ---------------------------------------------------------------------------------------------------------


@card("Code of Honor")
@rule("OA-5.5.3b")
@pytest.mark.parametrize("cards", ["longbows code-of-honor", "code-of-honor longbows"])
def test_bandits_with_a_code_of_honor_use_it_and_nothing_else(oath, cards):
    """R-115, however the cards lie."""
    t = battle(oath, cards={"river": cards}, pawns={"B": "river"})
    t.play("B: campaign", "B: attack:bandits", "B: done", "B: 5")
    finish(t)
    used = [event.card for event in t.events if isinstance(event, events.PowerUsed)]
    assert used == ["Code of Honor"]
    assert attack_dice(t) == 3


@card("Captains")
@rule("OA-5.5.6b")
def test_survivors_of_a_defeated_captains_force_go_to_the_board(oath):
    """The defeated moves what is left of the whole force to the own board."""
    t = battle(
        oath,
        cards={"river": "captains"},
        warbands={"river": "B4", "steppe": "A9"},
        bands={"A": 9, "B": 2},
        pawns={"A": "river"},
        secrets={"B": 2},
        favor={"B": 2},
    )
    t.play("B: use:captains")
    if prompts(t) == ["pick-site"]:
        t.play("B: site:river")
    finish(t, {"campaign-defender": "attack@A", "campaign-dice": "6"})
    assert not outcome(t).won
    assert t.warbands["river"] == ""
    assert t.bands["B"] > 0


# -- Trade, search, play -----------------------------------------------------------------------------------------------


@card("Master of Disguise", "Vow of Poverty")
@pytest.mark.parametrize(("own", "other", "favor"), [("vow-of-poverty", "scouts", 3), ("scouts", "vow-of-poverty", 1)])
def test_in_disguise_the_others_vow_of_poverty_binds_and_not_the_own(oath, own, other, favor):
    """R-089: the advisers are replaced altogether."""
    t = oath.position(
        seats=2,
        cards={"plains": "longbows"},
        advisers={"A": f"master-of-disguise {own}", "B": other},
        secrets={"A": 2},
        favor={"A": 1},
    )
    t.play("A: trade", "A: with:master-of-disguise")
    finish(t, {"pick-seat": "seat@1", "trade-with": "favor:longbows"})
    assert t.favor["A"] == favor


@card("Master of Disguise", "Vow of Kinship")
@pytest.mark.parametrize(
    ("own", "other", "favor", "bank"), [("vow-of-kinship", "scouts", 2, 0), ("scouts", "vow-of-kinship", 0, 1)]
)
def test_in_disguise_favor_goes_where_the_others_kinship_says(oath, own, other, favor, bank):
    t = oath.position(
        seats=2,
        cards={"plains": "longbows"},
        advisers={"A": f"master-of-disguise {own}", "B": other},
        secrets={"A": 2},
        favor={"A": 0},
    )
    before = t.banks["nomad"]
    t.play("A: trade", "A: with:master-of-disguise")
    finish(t, {"pick-seat": "seat@1", "trade-with": "favor:longbows"})
    assert (t.favor["A"], t.banks["nomad"] - before) == (favor, bank)


@card("Crop Rotation")
@rule("OA-7.4", "OA-2.5b")
def test_each_power_that_lets_one_discard_first_lets_one(oath):
    """R-171: Crop Rotation one of the site, the People's Favor one of the region."""
    t = oath.position(
        seats=2,
        cards={"river": "elders tents", "steppe": "scouts", "plains": "crop-rotation"},
        warbands={"plains": "A1"},
        advisers={"A": "~wolves"},
        pawns={"A": "river"},
        banners={"people": "A 1"},
    )
    t.play("A: play:wolves", "A: with:crop-rotation", "A: site:river", "A: elders")
    assert t.legal("A") == ["skip", "tents", "scouts"]
    t.play("A: scouts")
    assert prompts(t) == ["act"], "no third"
    assert (t.cards["river"], t.cards["steppe"]) == (["tents", "wolves"], [])


@card("Great Slum")
@rule("OA-7.4", "OA-2.5b")
def test_the_great_slum_and_the_peoples_favor_let_one_discard_each(oath):
    t = oath.position(
        seats=2,
        cards={"great-slum": "elders keep", "wastes": "scouts"},
        advisers={"A": "~wolves"},
        pawns={"A": "great-slum"},
        banners={"people": "A 1"},
    )
    t.play("A: play:wolves", "A: site:great-slum", "A: elders", "A: scouts")
    assert (t.cards["great-slum"], t.cards["wastes"]) == (["keep", "wolves"], [])


@card("Truthful Harp", "Great Spire")
@pytest.mark.parametrize("order", [("truthful-harp", "great-spire"), ("great-spire", "truthful-harp")])
def test_the_harp_shows_what_was_drawn_and_what_is_kept(oath, order):
    """R-181: not what came from the Dispossessed and is not kept; the order of declaring does not matter."""
    t = oath.position(
        seats=2,
        relics={"A": "truthful-harp"},
        cards={"plains": "great-spire"},
        discards={"cradle": "wolves elders scouts longbows tents"},
        dispossessed="assassin tutor",
    )
    t.play("A: search", *[f"A: with:{name}" for name in order], "A: pile:cradle", "A: wolves", "A: elders")
    t.leave_open("search-keep")
    kept = next(name for name in t.hands["A"] if name in ("assassin", "tutor"))
    other = "tutor" if kept == "assassin" else "assassin"
    t.play(f"A: {kept}")
    g = t.table.g
    seen = {name: g.cards.known[g.cards.face.index(BY_SLUG[name])] for name in (kept, other, "wolves", "scouts")}
    finish(t, {"play-where": "facedown"})
    assert seen[kept] == g.cards.everyone
    assert seen[other] != g.cards.everyone
    assert seen["scouts"] == g.cards.everyone


@card("Conspiracy", "Marriage")
@rule("OA-5.1.4.IVc")
@pytest.mark.parametrize(("mine", "offered"), [("marriage", True), ("storyteller", False)])
def test_marriage_counts_twice_for_conspiracy(oath, mine, offered):
    t = oath.position(
        seats=2,
        advisers={"A": f"~conspiracy {mine}", "B": "tavern-songs"},
        relics={"B": "map"},
        pawns={"B": "plains"},
        secrets={"A": 2},
    )
    t.play("A: play:conspiracy", "A: faceup")
    assert (prompts(t) == ["conspire"]) is offered
    finish(t)


@card("Deep Woods", "Relic Worship")
@rule("OA-5.4.1a")
def test_a_relic_of_the_deep_woods_is_recovered_with_worship(oath):
    land = "deep-woods charming-valley mountain river steppe rocky-coast wastes great-slum"
    t = oath.position(
        seats=2,
        land=land,
        site_relics={"deep-woods": "map"},
        advisers={"A": "~wolves relic-worship"},
        supply={"A": 2},
        favor={"A": 2},
        secrets={"A": 2},
    )
    t.play("A: play:wolves", "A: site:deep-woods", "A: relic:0.0", "A: with:relic-worship")
    assert ("map" in t.relics["A"], t.supply["A"]) == (True, 5)


@rule("OA-6.7c")
@pytest.mark.parametrize(("usurper", "favor"), [(False, 0), (True, -1)])
def test_a_usurper_is_no_oathkeeper_and_exiles_for_the_full_price(oath, usurper, favor):
    t = oath.position(
        seats=3,
        relics={"B": "the-grand-scepter"},
        roles={"C": "citizen"},
        title="B",
        usurper=usurper,
        favor={"B": 4, "C": 0},
        warbands={"plains": "B1", "river": "B1"},
        to_move="B",
    )
    if favor < 0:
        assert "exile@2" not in t.legal("B")
    else:
        t.play("B: exile@C")
        assert t.favor == {"A": 1, "B": 0, "C": 4}
