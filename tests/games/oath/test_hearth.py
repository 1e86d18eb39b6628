"""The Hearth denizens, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.games.oath import GAME
from camarilla.games.oath.catalog import SLUG
from camarilla.games.oath.chronicle_document import RELICS
from camarilla.testing import card, rule

from .helpers import (
    BARE,
    BLANK,
    SKULL,
    attack,
    attack_dice,
    battle,
    defense_dice,
    faces,
    finish,
    outcome,
    prompts,
    rolled,
)

EVERY_RELIC = [SLUG[face] for face in RELICS]


@card("Tinker's Fair")
def test_tinkers_fair_exchanges_relics_and_tokens(oath):
    t = oath.position(
        seats=2, cards={"plains": "tinkers-fair"}, relics={"B": "map"}, favor={"A": 3}, pawns={"B": "wastes"}
    )
    t.play("A: use:tinkers-fair", "A: seat@B")
    offers = t.legal("A")
    assert not any("banner" in offer or "adviser" in offer for offer in offers)
    assert {"give:favor:1", "give:secrets:1"} <= set(offers)
    t.play("A: give:favor:2", next(f"A: {offer}" for offer in offers if offer.startswith("take:relic")))
    t.play("A: offer", "B: accept")
    assert t.favor == {"A": 1, "B": 3}
    assert "map" in t.relics["A"]


@card("Wayside Inn")
def test_wayside_inn_feeds(oath):
    t = oath.position(seats=2, cards={"plains": "wayside-inn"}, supply={"A": 3})
    t.play("A: use:wayside-inn")
    assert t.supply["A"] == 5
    t = oath.position(seats=2, cards={"plains": "wayside-inn"}, supply={"A": 6})
    t.play("A: use:wayside-inn")
    assert t.supply["A"] == 7


@card("Extra Provisions")
def test_extra_provisions_add_a_die(oath):
    t = battle(oath, cards={"steppe": "extra-provisions"})
    attack(t).play("A: plan:extra-provisions")
    finish(t)
    assert defense_dice(t) == 3
    assert t.banks["hearth"] == 4, "off turn the favor goes to the bank at once"


@card("Memory of Home")
def test_memory_of_home_moves_a_whole_bank(oath):
    t = oath.position(seats=2, cards={"plains": "memory-of-home"})
    t.play("A: use:memory-of-home", "A: bank:nomad")
    assert (t.banks["nomad"], t.banks["hearth"]) == (0, 6)


@card("Welcoming Party")
def test_welcoming_party_greets_the_newcomer(oath):
    t = oath.position(seats=2, cards={"plains": "welcoming-party"}, discards={"cradle": "wolves"})
    t.play("A: search", "A: with:welcoming-party", "A: pile:cradle", "A: faceup")
    assert (t.favor["A"], t.banks["hearth"]) == (2, 2)
    t = oath.position(seats=2, cards={"plains": "welcoming-party"}, discards={"cradle": "wolves"})
    t.play("A: search", "A: with:welcoming-party", "A: pile:cradle", "A: facedown", "A: play:wolves", "A: faceup")
    assert t.favor["A"] == 1


@card("Traveling Doctor")
def test_traveling_doctor_saves_and_goes(oath):
    t = battle(oath, advisers={"B": "traveling-doctor"}, bands={"B": 4})
    attack(t, dice=0).play("B: plan:traveling-doctor")
    finish(t)
    assert t.bands["B"] == 4
    assert t.advisers["B"] == []


@card("Storyteller")
def test_storyteller_spreads_a_secret(oath):
    t = oath.position(seats=2, cards={"plains": "storyteller"}, banners={"darkest": "B 2"})
    t.play("A: use:storyteller")
    assert t.banner_tokens["darkest"] == 3


@card("Armed Mob")
def test_armed_mob_hunts_the_keeper_of_secrets(oath):
    t = oath.position(
        seats=2, cards={"plains": "armed-mob"}, advisers={"B": "wolves insomnia"}, banners={"darkest": "B 1"}
    )
    t.play("A: use:armed-mob", "A: wolves")
    assert t.advisers["B"] == ["insomnia"]
    t = oath.position(
        seats=2,
        cards={"plains": "armed-mob"},
        advisers={"B": "wolves"},
        banners={"darkest": "B 1", "people": "B 1"},
    )
    t.play("A: use:armed-mob")
    assert t.advisers["B"] == ["wolves"]


@card("Tavern Songs")
def test_tavern_songs_tell_of_three_cards(oath):
    t = oath.position(seats=2, cards={"plains": "tavern-songs"}, discards={"cradle": "wolves elders scouts longbows"})
    t.play("A: use:tavern-songs")
    names = [card.name for card in t.table.view(0).board.piles[0]]
    assert names == [None, "Scouts", "Elders", "Wolves"]


@card("Homesteaders")
def test_homesteaders_settle_an_adviser(oath):
    t = oath.position(seats=2, cards={"plains": "homesteaders"}, advisers={"A": "wolves tutor insomnia"})
    t.play("A: use:homesteaders")
    assert t.legal("A") == ["wolves"], "neither adviser-only nor locked ones"
    t.play("A: wolves")
    assert t.cards["plains"] == ["homesteaders", "wolves"]
    assert t.favor["A"] == 1, "it is no play"


@card("Crop Rotation")
def test_crop_rotation_makes_room(oath):
    t = oath.position(seats=2, cards={"river": "crop-rotation keep"}, advisers={"A": "~wolves"}, pawns={"A": "river"})
    t.play("A: play:wolves", "A: go")
    assert t.legal("A") == ["discard", "faceup"]
    t.play("A: discard")
    t = oath.position(
        seats=2,
        cards={"river": "elders keep", "plains": "crop-rotation"},
        warbands={"plains": "A1"},
        advisers={"A": "~wolves"},
        pawns={"A": "river"},
    )
    t.play("A: play:wolves", "A: with:crop-rotation", "A: site:river", "A: elders")
    assert t.cards["river"] == ["keep", "wolves"]


@card("Crop Rotation")
@rule("OA-6.1a")
def test_crop_rotation_makes_room_for_an_adviser_that_has_no_other_place(oath):
    t = oath.position(
        seats=2,
        cards={"river": "elders wolves", "plains": "crop-rotation"},
        warbands={"plains": "A1"},
        advisers={"A": "~keep"},
        pawns={"A": "river"},
    )
    t.play("A: play:keep", "A: with:crop-rotation", "A: site:river", "A: elders")
    assert t.cards["river"] == ["wolves", "keep"]


@card("A Round of Ale")
def test_a_round_of_ale_clears_the_tables(oath):
    t = oath.position(seats=2, cards={"plains": "a-round-of-ale wolves scouts"}, favor={"A": 2}, dark={"A": 1})
    t.play("A: use:wolves", "A: board@B", "A: muster", "A: scouts", "A: use:a-round-of-ale")
    assert t.on_favor == {"a-round-of-ale": 1}
    assert t.on_secrets == {}
    assert (t.secrets["A"], t.dark["A"]) == (2, 0)
    assert t.banks["order"] == 4


@card("Land Warden")
def test_land_warden_plays_two(oath):
    t = oath.position(
        seats=2, cards={"plains": "land-warden"}, discards={"cradle": "wolves elders scouts"}, favor={"A": 1}
    )
    t.play("A: search", "A: with:land-warden", "A: pile:cradle", "A: wolves", "A: scouts")
    t.play("A: facedown")
    assert t.legal("A") == ["discard", "site:plains"], "one of the two must go to a site"
    t.play("A: site:plains")
    assert t.cards["plains"] == ["land-warden", "scouts"]
    assert t.advisers["A"] == ["~wolves"]


@card("Charming Friend")
def test_charming_friend_borrows_favor(oath):
    t = oath.position(seats=3, advisers={"A": "charming-friend"}, pawns={"B": "plains", "C": "wastes"})
    t.play("A: use:charming-friend", "A: seat@B")
    assert (t.favor["A"], t.favor["B"]) == (2, 0)


@card("Village Constable")
@pytest.mark.parametrize(("holder", "dice"), [("A", 5), ("B", 7)])
def test_village_constable_respects_the_people(oath, holder, dice):
    t = battle(oath, cards={"river": "village-constable"}, warbands={"river": "B1"}, banners={"people": f"{holder} 1"})
    attack(t).play("B: plan:village-constable")
    finish(t)
    assert attack_dice(t) == dice


@card("Family Heirloom")
@pytest.mark.parametrize("keeps", [True, False])
def test_family_heirloom_is_kept_or_buried(oath, keeps):
    t = oath.position(seats=2, advisers={"A": "~family-heirloom"}, relic_deck="map")
    t.play("A: play:family-heirloom", "A: faceup", "A: yes" if keeps else "A: no")
    assert ("map" in t.relics["A"]) is keeps
    assert (t.relic_deck[-1] == "map") is not keeps


@card("Family Heirloom")
def test_an_heirloom_is_named_before_it_is_kept_and_none_is_left_in_an_empty_deck(oath):
    t = oath.position(seats=2, advisers={"A": "~family-heirloom"}, relic_deck="whistle")
    t.play("A: play:family-heirloom", "A: faceup")
    assert GAME.say(t.table.prompt(0).label) == "Keep Whistle? If not, it goes to the bottom of the deck"
    t.play("A: yes")
    assert "whistle" in t.relics["A"]
    t = oath.position(
        seats=2,
        advisers={"A": "~family-heirloom"},
        reliquary=" ".join(EVERY_RELIC[:4]),
        relics={"B": " ".join(EVERY_RELIC[4:])},
    )
    t.play("A: play:family-heirloom", "A: faceup")
    assert prompts(t) == ["act"]


@card("News from Afar")
def test_news_from_afar_cost_no_supply(oath):
    t = oath.position(
        seats=2, cards={"plains": "news-from-afar"}, discards={"cradle": "wolves"}, supply={"A": 0}, favor={"A": 2}
    )
    t.play("A: search", "A: with:news-from-afar", "A: pile:cradle", "A: discard")
    assert t.on_favor == {"news-from-afar": 2}


@card("Levelers")
def test_levelers_take_from_the_rich(oath):
    t = oath.position(seats=2, cards={"plains": "levelers"}, banks={"order": 5, "beast": 0, "nomad": 0})
    t.play("A: use:levelers")
    assert t.legal("A") == ["bank:beast", "bank:nomad"]
    t.play("A: bank:nomad")
    assert (t.banks["order"], t.banks["nomad"]) == (3, 2)


@card("Fabled Feast")
def test_fabled_feast_counts_hearths(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "storyteller", "river": "levelers"},
        warbands={"plains": "A1"},
        advisers={"A": "~fabled-feast"},
    )
    t.play("A: play:fabled-feast", "A: faceup", "A: bank:nomad")
    assert t.favor["A"] == 1 + 2


@card("The Great Levy")
@pytest.mark.parametrize(("holder", "dice"), [("A", 8), ("B", 11)])
def test_the_great_levy_needs_the_people_on_nobodys_side(oath, holder, dice):
    t = battle(
        oath,
        advisers={"B": "the-great-levy"},
        favor={"B": 2},
        bands={"B": 8},
        warbands={"steppe": "A1"},
        banners={"people": f"{holder} 1"},
        seed=4,
    )
    attack(t, dice=8).play("B: plan:the-great-levy")
    finish(t)
    assert attack_dice(t) == dice
    assert 5 in rolled(t, True)
    assert outcome(t).won
    assert (t.bands["B"] == 8) is (holder == "B"), "skulls"


@card("The Great Levy")
def test_the_great_levy_of_a_defender_spares_no_attacker(oath):
    t = battle(oath, advisers={"A": "the-great-levy"}, favor={"A": 2}, title="A", dice=faces((BLANK, 2), (SKULL, 2)))
    attack(t, dice=5).play("A: plan:the-great-levy")
    finish(t)
    assert attack_dice(t) == 5 - 3
    assert t.bank["B"] == 14 - 5 + 2, "skulls"


@card("Hearts and Minds")
@pytest.mark.parametrize("loved", [True, False])
def test_hearts_and_minds_win_at_once(oath, loved):
    t = battle(
        oath,
        cards={"steppe": "hearts-and-minds"},
        favor={"A": 3},
        bands={"B": 10},
        banners={"people": f"{'A' if loved else 'C'} 1"},
    )
    attack(t, dice=10).play("A: plan:hearts-and-minds")
    assert not outcome(t).won
    assert t.bands["B"] == 5
    assert t.cards["steppe"] == (["hearts-and-minds"] if loved else [])


@card("Relic Breaker")
def test_relic_breaker_pays_in_warbands(oath):
    t = oath.position(seats=2, cards={"plains": "relic-breaker"}, site_relics={"plains": "map"})
    t.play("A: use:relic-breaker", "A: relic:0.0")
    assert t.relic_deck[-1] == "map"
    assert t.site_relics["plains"] == []
    assert t.bands["A"] == 6


@card("Book Binders")
def test_book_binders_sell_visions(oath):
    t = oath.position(seats=2, advisers={"A": "book-binders", "B": "~vision-of-faith"}, to_move="B", banks={"nomad": 2})
    t.play("B: play:vision-of-faith", "B: revealed", "A: bank:nomad")
    assert (t.favor["A"], t.banks["nomad"]) == (3, 0)


@card("Ballot Box")
def test_ballot_box_elects_a_citizen(oath):
    t = oath.position(
        seats=2, cards={"plains": "ballot-box"}, banners={"people": "B 1"}, pawns={"B": "plains"}, to_move="B"
    )
    t.play("B: use:ballot-box")
    assert t.roles["B"] == "citizen"
    t = oath.position(seats=2, cards={"plains": "ballot-box"}, pawns={"B": "plains"}, to_move="B")
    t.refuse("B: use:ballot-box")


@card("Saddle Makers")
def test_saddle_makers_profit_from_riders(oath):
    t = oath.position(seats=2, advisers={"A": "saddle-makers", "B": "~scouts ~wolves"}, banks={"order": 3}, to_move="B")
    t.play("B: play:scouts", "B: site:plains", "B: play:wolves", "B: faceup")
    assert t.favor == {"A": 3, "B": 2}
    assert t.banks["order"] == 0


@card("Herald")
def test_herald_announces_others_wars(oath):
    t = battle(oath, advisers={"C": "herald"})
    attack(t)
    finish(t, {"pick-bank": "bank:nomad"})
    assert (t.favor["C"], t.banks["nomad"]) == (2, 2)


@card("Rowdy Pub")
def test_rowdy_pub_musters_more(oath):
    t = oath.position(seats=2, cards={"plains": "rowdy-pub"})
    t.play("A: muster", "A: with:rowdy-pub", "A: rowdy-pub")
    assert t.bands["A"] == 6


@card("Rowdy Pub")
def test_rowdy_pub_adds_nothing_to_a_muster_elsewhere(oath):
    t = oath.position(seats=2, cards={"plains": "rowdy-pub elders"})
    t.play("A: muster", "A: with:rowdy-pub", "A: elders")
    assert t.bands["A"] == 5


@card("Vow of Peace")
def test_vow_of_peace_neither_attacks_nor_allows_martyrs(oath):
    t = battle(oath, advisers={"B": "vow-of-peace"})
    t.refuse("B: campaign")
    t = battle(oath, advisers={"A": "vow-of-peace"}, bands={"B": 9}, warbands={"steppe": "A4"})
    attack(t, dice=0)
    assert prompts(t) == ["act"], "no sacrifice is offered"
    assert not outcome(t).won


@card("Vow of Peace")
@pytest.mark.parametrize(("holder", "may"), [("A", False), ("C", True)])
def test_the_vow_of_peace_forbids_sacrifices_against_its_side_only(oath, holder, may):
    t = battle(oath, advisers={holder: "vow-of-peace"})
    attack(t, dice=0)
    while prompts(t)[0] not in ("campaign-sacrifice", "act"):
        t.play(f"{t.to_act[0]}: {'done' if 'done' in t.legal(t.to_act[0]) else t.legal(t.to_act[0])[0]}")
    assert (prompts(t) == ["campaign-sacrifice"]) is may
    finish(t)


@card("Deed Writer")
def test_deed_writer_hands_over_a_site(oath):
    t = oath.position(seats=2, cards={"plains": "deed-writer"}, warbands={"river": "A3", "plains": "A1"})
    t.play("A: use:deed-writer", "A: seat@B", "A: give:site:3", "A: take:favor:1", "A: offer", "B: accept", "B: 2")
    assert t.warbands["river"] == "B2"
    assert t.bands == {"A": 6, "B": 1}
    assert t.favor == {"A": 2, "B": 0}


@card("Deed Writer")
@rule("OA-7.6.3a")
def test_deed_writer_gives_no_site_to_whom_cannot_hold_it(oath):
    t = oath.position(seats=2, cards={"plains": "deed-writer"}, warbands={"river": "A3"}, bands={"B": 0})
    t.play("A: use:deed-writer", "A: seat@B", "A: give:site:3")
    t.refuse("A: offer")
    t.play("A: withdraw")


@card("Deed Writer", "Ring of Devotion")
@pytest.mark.parametrize(("holder", "may"), [("A", True), ("B", False)])
def test_the_ring_of_devotion_keeps_its_holder_from_deeds(oath, holder, may):
    t = oath.position(
        seats=2, cards={"plains": "deed-writer"}, warbands={"river": "A3"}, relics={holder: "ring-of-devotion"}
    )
    t.play("A: use:deed-writer", "A: seat@B")
    assert ("give:site:3" in t.legal("A")) is may
    t.play("A: withdraw")


@card("Salad Days")
def test_salad_days_taste_of_three_banks(oath):
    t = oath.position(seats=2, advisers={"A": "~salad-days"})
    t.play("A: play:salad-days", "A: faceup", "A: bank:nomad")
    assert "bank:nomad" not in t.legal("A")
    t.play("A: bank:order", "A: bank:beast")
    assert t.favor["A"] == 4


@card("Salad Days")
def test_salad_days_end_with_the_banks(oath):
    t = oath.position(seats=2, advisers={"A": "~salad-days"}, banks={**BARE, "order": 2, "nomad": 1})
    t.play("A: play:salad-days", "A: faceup", "A: bank:order", "A: bank:nomad")
    assert prompts(t) == ["act"]
    assert t.banks["order"] == 1


@card("Marriage")
def test_marriage_counts_twice(oath):
    t = oath.position(seats=2, cards={"plains": "storyteller"}, advisers={"A": "marriage"})
    t.play("A: trade", "A: favor:storyteller")
    assert t.favor["A"] == 1 + 3


@card("Hospital")
def test_hospital_takes_the_fallen_in(oath):
    t = battle(oath, cards={"river": "hospital"}, warbands={"river": "B1"}, bands={"B": 4})
    attack(t, dice=0).play("B: plan:hospital")
    finish(t)
    assert t.bands["B"] == 2
    assert t.warbands["river"] == "B3"
    assert t.bank["B"] == 14 - 5


@card("Awaited Return")
def test_awaited_return_costs_a_warband(oath):
    t = oath.position(seats=2, cards={"plains": "awaited-return wolves"}, supply={"A": 0})
    t.play("A: trade", "A: with:awaited-return", "A: favor:wolves")
    assert (t.bands["A"], t.favor["A"], t.supply["A"]) == (2, 2, 0)


@card("Awaited Return")
@pytest.mark.parametrize("bands", [0, 1])
def test_the_awaited_return_takes_a_warband(oath, bands):
    t = oath.position(
        seats=2, cards={"plains": "wolves"}, advisers={"A": "awaited-return nature-worship"}, bands={"A": bands}
    )
    t.play("A: trade")
    assert ("with:awaited-return" in t.legal("A")) is bool(bands)
    finish(t)
