"""The Nomad denizens, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.games.oath.battle import shields
from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, defense_dice, finish, outcome, prompts, rolled


@card("Rain Boots")
def test_rain_boots_ignore_single_shields(oath):
    t = battle(oath, advisers={"B": "rain-boots"}, cards={"steppe": "keep"}, warbands={"river": "A1"}, seed=1)
    attack(t, "river", dice=0).play("B: plan:rain-boots", "A: plan:keep")
    finish(t)
    faces = list(rolled(t, False))
    assert shields(faces) != shields(faces, 1 << 1)
    assert outcome(t).defense == shields(faces, 1 << 1) + 3
    assert t.advisers["B"] == []
    assert t.discards["hinterland"] == ["rain-boots"]


@card("Ancient Binding")
def test_ancient_binding_leaves_everybody_one_secret(oath):
    t = oath.position(
        seats=4,
        advisers={"A": "ancient-binding"},
        cards={"plains": "tutor"},
        secrets={"A": 5, "B": 3, "C": 0, "D": 0},
        dark={"A": 1, "B": 2, "C": 2, "D": 0},
        banners={"darkest": "B 4"},
        favor={"A": 2},
    )
    t.play("A: use:tutor", "A: use:ancient-binding")
    assert t.secrets == {"A": 0, "B": 1, "C": 0, "D": 0}
    assert t.dark == {"A": 0, "B": 0, "C": 1, "D": 0}
    assert t.on_secrets == {"ancient-binding": 1}
    assert t.banner_tokens["darkest"] == 4


@card("Horse Archers")
@pytest.mark.parametrize(("seat", "dice"), [("B", 7), ("A", 1)])
def test_horse_archers_are_worth_three_dice_once(oath, seat, dice):
    t = battle(oath, advisers={seat: "horse-archers"})
    attack(t, dice=4).play(f"{seat}: plan:horse-archers")
    finish(t)
    assert attack_dice(t) == dice
    assert t.advisers[seat] == []


@card("Warning Signals")
def test_warning_signals_gather_the_defenders(oath):
    t = battle(oath, cards={"river": "warning-signals"}, warbands={"river": "A4", "steppe": "A2"})
    attack(t, dice=0).play("A: plan:warning-signals", "A: site:river", "A: -3", "A: site:steppe", "A: 6")
    finish(t)
    assert (t.warbands["river"], t.warbands["steppe"]) == ("A1", "A8")
    assert outcome(t).defense == 8 + shields(list(rolled(t, False)))
    assert t.cards["river"] == []


@card("Warning Signals")
def test_warning_signals_of_an_ally_move_the_defenders_warbands(oath):
    t = battle(oath, advisers={"C": "warning-signals"}, roles={"C": "citizen"}, pawns={"C": "steppe"})
    attack(t, dice=0).play("C: yes", "A: yes", "C: plan:warning-signals", "C: site:steppe")
    assert t.legal("C") == ["-1", "1", "2", "3"], "the board of the defender"
    t.play("C: 3")
    finish(t)
    assert (t.bands["A"], t.bands["C"], t.warbands["steppe"]) == (0, 3, "A5")


@card("Warning Signals")
def test_warning_signals_of_bandits_are_just_used_up(oath):
    t = battle(oath, cards={"river": "warning-signals"}, pawns={"B": "river"})
    attack(t, dice=0, defender="attack:bandits")
    finish(t)
    assert t.cards["river"] == []
    assert t.discards["hinterland"] == ["warning-signals"]


@card("Elders")
def test_elders_tell_a_secret(oath):
    t = oath.position(seats=2, cards={"plains": "elders"}, favor={"A": 2})
    t.play("A: use:elders")
    assert (t.secrets["A"], t.favor["A"]) == (2, 0)
    assert t.on_favor == {"elders": 2}


@card("The Gathering")
def test_the_gathering_brings_players_together_to_deal(oath):
    t = oath.position(
        seats=3,
        advisers={"B": "~the-gathering", "C": "~wolves faithful-friend"},
        pawns={"A": "mountain", "B": "river", "C": "wastes"},
        relics={"A": "map"},
        favor={"A": 1, "B": 3, "C": 2},
        to_move="B",
    )
    t.play("B: play:the-gathering", "B: site:river")
    assert t.to_act == ["A"], "the Chancellor first"
    t.play("A: yes", "C: yes")
    assert t.pawns == {"A": "river", "B": "river", "C": "river"}
    favor = t.favor["B"]
    t.play("A: skip")
    assert t.legal("B") == ["skip", "seat@0", "seat@2"]
    t.play("B: seat@A")
    assert not [move for move in t.legal("B") if "banner" in move]
    relics = [move for move in t.legal("B") if move.startswith("take:relic")]
    assert len(relics) == 2, "the Map and the Scepter"
    t.play(f"B: {relics[0]}", "B: give:favor:3", "B: offer", "A: accept")
    assert t.relics["B"] == ["map"]
    assert t.favor["B"] == favor - 3
    assert t.favor["A"] == 4
    t.play("C: seat@B")
    gifts = [move for move in t.legal("C") if move.startswith("give:adviser")]
    assert len(gifts) == 1, "the locked one cannot be given"
    t.play(f"C: {gifts[0]}", "C: offer", "B: accept")
    assert t.advisers["B"] == ["~wolves"]
    t.play("A: skip", "B: skip", "C: skip")
    assert prompts(t) == ["act"]


@card("The Gathering")
def test_the_gathering_is_no_duty(oath):
    t = oath.position(seats=2, advisers={"A": "~the-gathering"}, pawns={"B": "river"})
    t.play("A: play:the-gathering", "A: site:plains", "B: no")
    assert t.pawns["B"] == "river"
    assert prompts(t) == ["act"], "nobody to deal with"


@card("Faithful Friend")
@pytest.mark.parametrize(("supply", "after"), [(1, 5), (5, 7)])
def test_faithful_friend_brings_supply(oath, supply, after):
    t = oath.position(seats=2, advisers={"A": "~faithful-friend"}, supply={"A": supply})
    t.play("A: play:faithful-friend", "A: faceup")
    assert t.supply["A"] == after


@card("Tents")
def test_tents_travel_within_a_region(oath):
    t = oath.position(seats=2, advisers={"A": "tents"}, pawns={"A": "mountain"}, supply={"A": 0})
    t.play("A: travel", "A: with:tents")
    assert t.legal("A") == ["site:river", "site:steppe"]
    t.play("A: site:river")
    assert (t.pawns["A"], t.supply["A"]) == ("river", 0)
    assert t.on_favor == {"tents": 1}


@card("Tents")
def test_tents_do_not_help_who_is_sent_to_another_region(oath):
    t = oath.position(
        seats=2,
        land="shrouded-wood charming-valley mountain river steppe rocky-coast wastes great-slum",
        advisers={"B": "tents"},
        warbands={"shrouded-wood": "A1"},
        pawns={"A": "river", "B": "shrouded-wood"},
        to_move="B",
    )
    t.play("B: travel", "B: with:tents", "A: site:river")
    assert t.supply["B"] == 7 - 2
    assert t.on_favor == {"tents": 1}


@card("Great Herd")
def test_great_herd_swaps_places_with_a_nomad_card(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "~great-herd"},
        cards={"river": "elders wolves", "steppe": "sacred-ground tents"},
    )
    t.play("A: play:great-herd", "A: site:plains")
    assert t.legal("A") == ["skip", "elders", "tents"], "neither locked nor other suits"
    t.play("A: elders")
    assert (t.cards["plains"], t.cards["river"]) == (["elders"], ["great-herd", "wolves"])
    assert t.banks["nomad"] == 2, "one favor for the play, nothing for the swap"


@card("Convoys")
def test_convoys_carry_a_pile_here(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "convoys"},
        discards={"cradle": "wolves elders", "hinterland": "tents scouts", "provinces": "longbows"},
    )
    t.play("A: use:convoys")
    assert t.legal("A") == ["pile:provinces", "pile:hinterland"]
    t.play("A: pile:hinterland")
    assert t.discards["cradle"] == ["tents", "scouts", "wolves", "elders"]
    assert (t.discards["provinces"], t.discards["hinterland"]) == (["longbows"], [])


@card("Vow of Kinship")
def test_vow_of_kinship_shares_the_nomad_bank(oath):
    t = oath.position(
        seats=2, advisers={"A": "~vow-of-kinship"}, cards={"plains": "wolves elders"}, favor={"A": 2}, secrets={"A": 2}
    )
    t.play("A: play:vow-of-kinship", "A: faceup")
    assert (t.favor["A"], t.banks["nomad"]) == (0, 5)
    t.play("A: trade", "A: favor:wolves")
    assert (t.favor["A"], t.banks["nomad"], t.banks["beast"]) == (0, 6, 2)
    t.play("A: use:elders")
    assert (t.banks["nomad"], t.secrets["A"]) == (4, 2)


@card("Vow of Kinship")
def test_vow_of_kinship_is_out_of_reach_of_taxes(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "~royal-tax", "B": "vow-of-kinship"},
        warbands={"plains": "A1"},
        pawns={"B": "plains"},
        favor={"A": 0, "B": 0},
    )
    t.play("A: play:royal-tax", "A: faceup")
    assert (t.favor["A"], t.banks["nomad"]) == (0, 3)


@card("Vow of Kinship")
def test_vow_of_kinship_does_not_feed_the_people(oath):
    t = oath.position(seats=2, advisers={"B": "vow-of-kinship"}, banners={"people": "B 1"}, favor={"A": 2, "B": 0})
    t.play("A: rest")
    assert (t.turn, t.banner_tokens["people"], t.banks["nomad"]) == ("B", 1, 3)


def mounts(oath, advisers, **given):
    """B attacks with Nomad plans and Wild Mounts."""
    return battle(oath, advisers={"B": advisers}, **given)


@card("Wild Mounts")
def test_wild_mounts_spare_all_nomad_plans_for_one_beast(oath):
    t = mounts(oath, "wild-mounts horse-archers lancers", cards={"wastes": "wolves"}, warbands={"wastes": "B1"})
    attack(t, dice=0).play("B: plan:horse-archers", "B: plan:lancers", "B: plan:wild-mounts")
    finish(t, {"pick-card": "wolves"})
    assert t.advisers["B"] == ["wild-mounts", "horse-archers", "lancers"]
    assert t.cards["wastes"] == []


@card("Wild Mounts")
def test_wild_mounts_need_a_beast_and_leave_the_choice(oath):
    t = mounts(oath, "wild-mounts horse-archers", cards={"wastes": "wolves"}, warbands={"wastes": "B1"})
    attack(t, dice=0).play("B: plan:horse-archers", "B: plan:wild-mounts")
    finish(t)
    assert t.advisers["B"] == ["wild-mounts"]
    assert t.cards["wastes"] == ["wolves"]
    t = mounts(oath, "wild-mounts horse-archers", cards={"wastes": "wolves"}, warbands={"wastes": "C1"})
    attack(t, dice=0).play("B: plan:horse-archers", "B: plan:wild-mounts")
    assert prompts(t) != ["pick-card"]
    finish(t)
    assert t.cards["wastes"] == ["wolves"], "somebody else's"


@card("Wild Mounts")
@pytest.mark.parametrize(("second", "kept"), [("storm-caller", True), ("scouts", False)])
def test_wild_mounts_of_bandits_save_two_plans_or_none(oath, second, kept):
    t = battle(
        oath,
        pawns={"B": "river"},
        cards={"plains": "wolves", "river": f"horse-archers {second}", "wastes": "wild-mounts", "steppe": "birdsong"},
    )
    attack(t, dice=0, defender="attack:bandits")
    finish(t)
    assert (t.cards["plains"] == []) is kept
    assert ("horse-archers" in t.cards["river"]) is kept


@card("Lancers")
def test_lancers_count_everything_twice(oath):
    t = battle(oath, advisers={"B": "lancers"}, warbands={"steppe": "A9"}, seed=2)
    attack(t, dice=5).play("B: plan:lancers")
    finish(t)
    faces = rolled(t, True)
    hollow = 2 * sum(face < 3 for face in faces)
    assert outcome(t).attack == 2 * sum({3: 1, 4: 1, 5: 2}.get(face, 0) for face in faces) + hollow // 2
    skulls = 2 * faces.count(5)
    assert skulls
    left = 5 - min(5, skulls)
    assert t.bands["B"] == left - left // 2
    assert t.advisers["B"] == []


@card("Mountain Giant")
@pytest.mark.parametrize(("seat", "count", "dice"), [("B", 1, 4), ("B", 3, 6), ("A", 1, 2), ("A", 3, 0)])
def test_mountain_giant_is_spent_by_the_great_blow(oath, seat, count, dice):
    t = battle(oath, advisers={seat: "mountain-giant"})
    attack(t, dice=3).play(f"{seat}: plan:mountain-giant")
    assert t.legal(seat) == ["1", "3"]
    t.play(f"{seat}: {count}")
    finish(t)
    assert attack_dice(t) == dice
    assert t.advisers[seat] == ([] if count == 3 else ["mountain-giant"])


@card("Rival Khan")
@pytest.mark.parametrize(("theirs", "dice"), [("elders", 7), ("~elders", 3), ("wolves", 3)])
def test_rival_khan_rides_against_nomads(oath, theirs, dice):
    t = battle(oath, advisers={"B": "rival-khan", "A": theirs})
    attack(t, dice=3).play("B: plan:rival-khan")
    finish(t)
    assert attack_dice(t) == dice
    assert t.advisers["B"] == []


@card("Rival Khan")
def test_rival_khan_defends(oath):
    t = battle(oath, advisers={"A": "rival-khan", "B": "elders"})
    attack(t, dice=5).play("A: plan:rival-khan")
    finish(t)
    assert attack_dice(t) == 1


@card("Lost Tongue")
@pytest.mark.parametrize(("cards", "open_to"), [({"B": "elders"}, True), ({"B": "wolves"}, False)])
def test_lost_tongue_keeps_relics_and_banners_from_strangers(oath, cards, open_to):
    t = battle(
        oath,
        advisers={"A": "lost-tongue", **cards},
        pawns={"A": "steppe"},
        relics={"A": "map"},
        banners={"darkest": "A 1"},
    )
    t.play("B: campaign", "B: attack@A")
    assert ("target:map" in t.legal("B")) is open_to
    assert ("target:banner-darkest" in t.legal("B")) is open_to
    finish(t)


@card("Lost Tongue")
@pytest.mark.parametrize(("adviser", "open_to"), [("elders", True), ("wolves", False)])
def test_lost_tongue_forbids_recovering_banners(oath, adviser, open_to):
    t = oath.position(
        seats=2,
        advisers={"A": "lost-tongue", "B": adviser},
        cards={"plains": "scouts"},
        pawns={"B": "wastes"},
        banners={"darkest": "A 1", "people": "A 1"},
        secrets={"B": 3},
        favor={"B": 3},
        to_move="B",
    )
    assert ("recover" in t.legal("B")) is open_to


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
    assert ("relic:2.0" in t.legal("B")) is not locked
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
        favor={"A": 0},
    )
    t.play("A: travel")
    assert t.legal("A") == ["site:wastes"]
    t.play("A: site:wastes")
    assert (t.pawns["A"], t.supply["A"]) == ("wastes", 0)


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
