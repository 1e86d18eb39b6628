"""The second half of the Nomad denizens, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.games.oath import GAME
from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, defense_dice, finish, prompts


@card("Lost Tongue")
def test_lost_tongue_does_not_bind_the_holder(oath):
    t = oath.position(seats=2, advisers={"A": "lost-tongue"}, banners={"darkest": "A 1"}, secrets={"A": 3})
    t.play("A: recover", "A: banner:darkest", "A: 2")
    assert t.banner_tokens["darkest"] == 2


@card("Special Envoy")
def test_special_envoy_travels_last(oath):
    t = oath.position(seats=2, advisers={"A": "special-envoy"}, supply={"A": 0})
    t.play("A: travel", "A: with:special-envoy", "A: site:wastes")
    assert t.pawns["A"] == "wastes"
    assert t.turn == "B"


@card("Resettle")
def test_resettle_moves_a_nomad_adviser_to_a_site(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "resettle", "river": "wolves scouts birdsong"},
        advisers={"A": "twin-brother", "B": "elders ~tents longbows"},
    )
    t.play("A: use:resettle")
    assert t.legal("A") == ["elders"], "neither adviser-only, facedown nor other suits"
    t.play("A: elders")
    assert "site:river" not in t.legal("A"), "no room"
    assert "site:steppe" in t.legal("A")
    t.play("A: site:steppe")
    assert t.cards["steppe"] == ["elders"]
    assert t.advisers["B"] == ["~tents", "longbows"]
    assert t.banks["nomad"] == 3, "no play, so no favor"


@card("Oracle")
@rule("OA-5.1.2d")
def test_oracle_draws_the_next_vision(oath):
    t = oath.position(
        seats=2,
        cards={"wastes": "oracle"},
        pawns={"B": "wastes"},
        secrets={"B": 2},
        world="wolves elders vision-of-faith tents",
        supply={"B": 0},
        to_move="B",
    )
    t.play("B: use:oracle")
    assert t.visions == 1
    assert t.hands["B"] == ["vision-of-faith"]
    assert t.legal("B") == ["discard", "revealed", "facedown"]
    t.play("B: facedown")
    assert t.advisers["B"] == ["~vision-of-faith"]
    assert t.world[:3] == ["wolves", "elders", "tents"]
    assert t.on_secrets == {"oracle": 2}


@card("Oracle")
def test_oracle_uncovers_the_next_card(oath):
    t = oath.position(
        seats=2, cards={"plains": "oracle"}, secrets={"A": 2}, world="vision-of-faith vision-of-rebellion wolves"
    )
    t.play("A: use:oracle", "A: discard")
    assert t.table.view(1).board.world_top == "vision"


@card("Oracle")
@pytest.mark.parametrize(("favor", "usable"), [(1, True), (0, False)])
def test_oracle_is_a_search_for_forced_labor(oath, favor, usable):
    t = oath.position(
        seats=2,
        cards={"wastes": "oracle", "plains": "forced-labor"},
        warbands={"plains": "A1", "wastes": "A1"},
        pawns={"B": "wastes"},
        secrets={"B": 2},
        favor={"B": favor},
        to_move="B",
    )
    assert ("use:oracle" in t.legal("B")) is usable


@card("Oracle")
def test_the_oracle_knows_no_vision_in_a_deck_without_one(oath):
    visions = "conspiracy vision-of-conquest vision-of-faith vision-of-rebellion vision-of-sanctuary"
    t = oath.position(
        seats=2, cards={"plains": "oracle"}, discards={"hinterland": visions}, favor={"A": 3}, secrets={"A": 3}
    )
    t.play("A: use:oracle")
    assert (prompts(t), t.hands["A"]) == (["act"], [])


@card("Pilgrimage")
def test_pilgrimage_exchanges_the_denizens_of_a_site(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "~pilgrimage"},
        cards={"plains": "wolves keep elders"},
        dispossessed="scouts tents birdsong longbows outriders",
        discards={"cradle": "alchemist"},
        favor={"A": 3},
    )
    t.play("A: muster", "A: wolves", "A: play:pilgrimage", "A: faceup")
    assert t.cards["plains"] == ["keep"], "locked"
    assert t.on_favor == {}
    assert t.banks["beast"] == 4
    assert len(t.discards["cradle"]) == 3
    assert t.discards["cradle"][-1] == "alchemist"
    assert sorted(t.dispossessed + t.discards["cradle"][:2]) == [
        "birdsong",
        "elders",
        "longbows",
        "outriders",
        "scouts",
        "tents",
        "wolves",
    ]
    seen = t.table.g
    assert [seen.cards.knows(0, slot) for slot in seen.discards[0][1:]] == [True, True]
    assert not any(seen.cards.knows(1, slot) for slot in seen.discards[0][1:])


@card("Spell Breaker")
@pytest.mark.parametrize(("ruler", "usable"), [("A", False), ("B", True), ("-", False)])
def test_spell_breaker_forbids_paying_secrets_for_powers(oath, ruler, usable):
    t = oath.position(
        seats=2,
        cards={"plains": "spell-breaker", "wastes": "tutor alchemist elders"},
        warbands={"plains": f"{ruler}1"} if ruler != "-" else {},
        pawns={"B": "wastes"},
        secrets={"B": 2},
        favor={"B": 2},
        to_move="B",
    )
    assert ("use:tutor" in t.legal("B")) is usable
    assert ("use:alchemist" in t.legal("B")) is usable
    assert "use:elders" in t.legal("B"), "favor may be paid"


@card("Spell Breaker")
@pytest.mark.parametrize(("ruler", "usable"), [("A", False), ("B", True)])
def test_spell_breaker_counts_added_costs(oath, ruler, usable):
    t = battle(
        oath,
        cards={"plains": "spell-breaker"},
        advisers={"A": "gleaming-armor", "B": "longbows"},
        warbands={"plains": f"{ruler}1"},
        secrets={"B": 2},
    )
    attack(t)
    assert (prompts(t) == ["campaign-plan"]) is usable
    finish(t)


@card("Spell Breaker")
@pytest.mark.parametrize(("ruler", "usable"), [("A", False), ("B", True)])
def test_spell_breaker_stops_conspiracy_giants_and_hidden_places(oath, ruler, usable):
    land = "plains buried-giant mountain river the-hidden-place rocky-coast wastes great-slum"
    t = oath.position(
        seats=2,
        land=land,
        cards={"plains": "spell-breaker"},
        warbands={"plains": f"{ruler}1"},
        pawns={"A": "buried-giant", "B": "buried-giant"},
        advisers={"A": "wolves", "B": "birdsong nature-worship ~conspiracy"},
        relics={"A": "map"},
        secrets={"B": 2},
        to_move="B",
    )
    t.play("B: travel")
    assert (prompts(t) == ["modify"]) is usable, "the Giant wants a secret turned"
    if usable:
        t.play("B: go")
    assert ("site:the-hidden-place" in t.legal("B")) is usable
    t.play("B: site:plains")
    t = oath.position(
        seats=2,
        land=land,
        cards={"plains": "spell-breaker"},
        warbands={"plains": f"{ruler}1"},
        pawns={"A": "wastes", "B": "wastes"},
        advisers={"A": "wolves", "B": "birdsong nature-worship ~conspiracy"},
        relics={"A": "map"},
        secrets={"B": 2},
        to_move="B",
    )
    t.play("B: play:conspiracy", "B: faceup")
    assert (prompts(t) == ["conspire"]) is usable
    if usable:
        t.play("B: map")


@card("Spell Breaker")
@pytest.mark.parametrize(("ruler", "usable"), [("A", False), ("B", True)])
def test_spell_breaker_guards_the_hidden_place_from_attack(oath, ruler, usable):
    t = oath.position(
        seats=2,
        land="plains charming-valley mountain river the-hidden-place rocky-coast wastes great-slum",
        cards={"plains": "spell-breaker"},
        warbands={"plains": f"{ruler}1", "the-hidden-place": "A1"},
        pawns={"A": "wastes", "B": "the-hidden-place"},
        secrets={"B": 2},
        to_move="B",
    )
    assert ("campaign" in t.legal("B")) is usable


@card("Spell Breaker")
def test_spell_breaker_does_not_stop_a_muster_with_secrets(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "spell-breaker", "wastes": "wolves"},
        warbands={"plains": "A1"},
        pawns={"B": "wastes"},
        advisers={"B": "initiation-rite"},
        to_move="B",
    )
    t.play("B: muster", "B: wolves")
    assert t.on_secrets == {"wolves": 1}


@card("Mounted Patrol")
def test_mounted_patrol_halves_the_final_pool(oath):
    t = battle(oath, cards={"steppe": "mounted-patrol"}, advisers={"A": "longbows"}, bands={"B": 6})
    attack(t, dice=6).play("A: plan:mounted-patrol", "A: plan:longbows")
    finish(t)
    assert attack_dice(t) == (6 - 1) // 2
    assert t.cards["steppe"] == []


@card("Great Crusade")
def test_great_crusade_counts_nomads(oath):
    t = battle(
        oath,
        advisers={"B": "great-crusade elders"},
        cards={"wastes": "tents wolves", "river": "resettle"},
        warbands={"wastes": "B1"},
        pawns={"C": "plains"},
    )
    attack(t, dice=2).play("B: plan:great-crusade")
    finish(t)
    assert attack_dice(t) == 2 + 3
    assert t.advisers["B"] == ["elders"]


@card("Ancient Bloodline")
@pytest.mark.parametrize(("ruler", "locked"), [("A", True), ("B", False)])
def test_ancient_bloodline_locks_cards_and_relics_for_enemies(oath, ruler, locked):
    t = oath.position(
        seats=2,
        land="mountain plains charming-valley river steppe rocky-coast wastes great-slum",
        advisers={"A": "ancient-bloodline"},
        cards={"mountain": "taming-charm wolves"},
        site_relics={"mountain": "map"},
        warbands={"mountain": f"{ruler}1"},
        pawns={"A": "wastes", "B": "mountain"},
        favor={"B": 8},
        secrets={"B": 5},
        to_move="B",
    )
    t.play("B: recover")
    assert ("relic:0.0" in t.legal("B")) is not locked
    t.play("B: banner:darkest", "B: 2")
    t.play("B: use:taming-charm")
    assert (prompts(t) == ["pick-card"]) is not locked
    if not locked:
        t.play("B: wolves")
    assert t.cards["mountain"] == ["taming-charm", "wolves"] if locked else ["taming-charm"]


@card("Ancient Bloodline")
def test_ancient_bloodline_does_not_bind_friends(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "ancient-bloodline"},
        roles={"B": "citizen"},
        cards={"mountain": "taming-charm wolves"},
        warbands={"mountain": "A1"},
        pawns={"B": "mountain"},
        to_move="B",
    )
    t.play("B: use:taming-charm", "B: wolves")
    assert t.cards["mountain"] == ["taming-charm"]


@card("Ancient Pact")
def test_ancient_pact_buys_citizenship_with_the_darkest_secret(oath):
    t = oath.position(
        seats=2,
        advisers={"B": "~ancient-pact"},
        banners={"darkest": "B 3"},
        reliquary="map whistle cracked-horn ivory-eye",
        to_move="B",
    )
    t.play("B: play:ancient-pact", "B: faceup", "B: yes")
    assert t.legal("B") == ["reliquary:0", "reliquary:1", "reliquary:2", "reliquary:3"]
    t.play("B: reliquary:2")
    assert (t.banners["darkest"], t.banner_tokens["darkest"]) == ("A", 3)
    assert t.roles["B"] == "citizen"
    assert t.relics["B"] == ["cracked-horn"]
    assert t.reliquary[2] == "-"
    assert t.turn == "A"


@card("Ancient Pact")
@pytest.mark.parametrize(("role", "holder"), [("citizen", "B"), ("exile", "A")])
def test_ancient_pact_is_for_exiles_with_the_banner(oath, role, holder):
    t = oath.position(
        seats=2, advisers={"B": "~ancient-pact"}, roles={"B": role}, banners={"darkest": f"{holder} 1"}, to_move="B"
    )
    t.play("B: play:ancient-pact", "B: faceup")
    assert prompts(t) == ["act"]
    assert t.banners["darkest"] == holder


@card("Ancient Pact")
def test_the_ancient_pact_may_be_refused(oath):
    t = oath.position(seats=2, advisers={"B": "~ancient-pact"}, banners={"darkest": "B 1"}, to_move="B")
    t.play("B: play:ancient-pact", "B: faceup")
    assert GAME.say(t.table.prompt(1).label) == "Use Ancient Pact?"
    t.play("B: no")
    assert (t.roles["B"], t.banners["darkest"]) == ("exile", "B")
    assert prompts(t) == ["act"]


@card("Storm Caller")
def test_storm_caller_adds_two_dice_once(oath):
    t = battle(oath, cards={"steppe": "storm-caller"})
    attack(t).play("A: plan:storm-caller")
    finish(t)
    assert defense_dice(t) == 4
    assert t.cards["steppe"] == []


@card("Family Wagon")
def test_family_wagon_takes_any_number_of_nomads(oath):
    t = oath.position(seats=2, advisers={"A": "family-wagon elders tents wolves ~lancers"})
    t.play("A: play:lancers", "A: faceup")
    assert t.advisers["A"] == ["family-wagon", "elders", "tents", "wolves", "lancers"]


@card("Family Wagon")
def test_family_wagon_leaves_room_for_one_other(oath):
    t = oath.position(seats=2, advisers={"A": "longbows scouts elders"}, world="family-wagon vision-of-faith")
    t.play("A: search", "A: world", "A: family-wagon", "A: faceup")
    assert t.legal("A") == ["longbows", "scouts"], "Nomads do not count"
    t.play("A: scouts")
    assert t.advisers["A"] == ["longbows", "elders", "family-wagon"]


@card("Family Wagon")
def test_family_wagon_allows_one_stranger_and_the_pied_piper(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "inquisitor"},
        advisers={"A": "family-wagon longbows ~pied-piper"},
    )
    t.play("A: play:pied-piper", "A: faceup")
    assert t.advisers["A"] == ["family-wagon", "longbows", "pied-piper"], "he ignores the limit"
    t = oath.position(seats=2, advisers={"A": "family-wagon longbows ~scouts"})
    t.play("A: play:scouts", "A: faceup", "A: longbows")
    assert t.advisers["A"] == ["family-wagon", "scouts"]


@card("Way Station")
def test_way_station_is_free_for_its_ruler(oath):
    t = oath.position(
        seats=2,
        cards={"wastes": "way-station"},
        warbands={"wastes": "A1"},
        pawns={"A": "charming-valley"},
        supply={"A": 0},
    )
    t.play("A: travel")
    assert t.legal("A") == ["site:wastes"], "nobody asks for favor"
    t.play("A: site:wastes")
    assert (t.pawns["A"], t.supply["A"], t.favor["A"]) == ("wastes", 0, 1)


@card("Way Station")
@pytest.mark.parametrize("ruler", ["A", "-"])
def test_way_station_costs_others_a_favor(oath, ruler):
    t = oath.position(
        seats=2,
        cards={"wastes": "way-station"},
        warbands={"wastes": f"{ruler}1"} if ruler != "-" else {},
        pawns={"B": "charming-valley"},
        to_move="B",
    )
    shared = t.shared
    t.play("B: travel", "B: with:way-station")
    assert t.legal("B") == ["site:wastes"]
    t.play("B: site:wastes")
    assert (t.pawns["B"], t.supply["B"]) == ("wastes", 7)
    assert t.favor == {"A": 2 if ruler == "A" else 1, "B": 0}
    assert t.shared == shared + (0 if ruler == "A" else 1)


@card("Way Station")
def test_way_station_gives_no_credit(oath):
    t = oath.position(
        seats=2,
        cards={"wastes": "way-station"},
        warbands={"wastes": "A1"},
        pawns={"B": "charming-valley"},
        favor={"B": 0},
        to_move="B",
    )
    t.play("B: travel")
    assert "with:way-station" not in t.legal("B")
    t.leave_open(prompts(t)[0])


@card("Twin Brother")
def test_twin_brother_swaps_with_a_nomad_adviser(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "~twin-brother longbows", "B": "wolves elders faithful-friend ~tents"},
    )
    t.play("A: play:twin-brother", "A: faceup")
    assert t.legal("A") == ["skip", "elders"]
    t.play("A: elders")
    assert t.advisers == {"A": ["elders", "longbows"], "B": ["wolves", "twin-brother", "faithful-friend", "~tents"]}
    assert "use:elders" not in t.legal("A"), "two favor are needed"


@card("Hospitality")
def test_hospitality_rewards_the_traveller(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "hospitality wolves"},
        cards={"mountain": "birdsong scouts", "river": "elders rangers"},
    )
    t.play("A: travel", "A: with:hospitality", "A: site:mountain")
    assert (t.favor["A"], t.banks["beast"], t.banks["order"]) == (2, 2, 3)
    t.play("A: travel", "A: with:hospitality", "A: site:river")
    assert t.legal("A") == ["bank:beast", "bank:nomad"]
    t.play("A: bank:nomad")
    assert (t.favor["A"], t.banks["nomad"]) == (3, 2)


@card("A Fast Steed")
@pytest.mark.parametrize(("bands", "supply"), [(3, 7), (4, 3)])
def test_a_fast_steed_carries_small_parties(oath, bands, supply):
    t = oath.position(seats=2, advisers={"A": "a-fast-steed"}, bands={"A": bands})
    t.play("A: travel", "A: with:a-fast-steed", "A: site:wastes")
    assert t.supply["A"] == supply
    assert t.on_favor == {"a-fast-steed": 1}


@card("Relic Worship")
def test_relic_worship_restores_supply(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "relic-worship"},
        pawns={"A": "mountain"},
        site_relics={"mountain": "map"},
        favor={"A": 5},
        secrets={"A": 4},
        supply={"A": 3},
    )
    t.play("A: recover", "A: with:relic-worship", "A: relic:2.0")
    assert t.relics["A"][-1] == "map"
    assert t.supply["A"] == 3 - 1 + 3
    t.play("A: recover", "A: with:relic-worship", "A: banner:darkest", "A: 2")
    assert t.supply["A"] == 4, "a banner is no relic"


@card("Sacred Ground")
@pytest.mark.parametrize(("at", "open_to"), [("wastes", True), ("river", False)])
def test_sacred_ground_is_where_visions_are_told(oath, at, open_to):
    t = oath.position(
        seats=2,
        cards={"wastes": "sacred-ground"},
        warbands={"wastes": "B1"},
        pawns={"B": at},
        advisers={"B": "~vision-of-faith ~conspiracy"},
        to_move="B",
    )
    assert ("play:vision-of-faith" in t.legal("B")) is open_to
    assert "play:conspiracy" in t.legal("B")
