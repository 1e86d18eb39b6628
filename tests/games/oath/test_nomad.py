"""The first half of the Nomad denizens, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.games.oath import events
from camarilla.games.oath.battle import shields
from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, finish, outcome, prompts, rolled


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
    burnt = [(event.seat, event.count) for event in t.events if isinstance(event, events.SecretsBurnt)]
    assert burnt == [(0, 1), (0, 5), (1, 4), (2, 1)], "the price, then all but one of everybody"


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


@card("The Gathering")
@rule("OA-7.6.4")
def test_advisers_at_the_gathering_obey_the_limit_of_both(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "wolves longbows birdsong", "B": "~the-gathering scouts"},
        pawns={"A": "plains", "B": "plains"},
        to_move="B",
    )
    t.play("B: play:the-gathering", "B: site:plains", "A: skip", "B: seat@A")
    (gift,) = [move for move in t.legal("B") if move.startswith("give:adviser")]
    t.play(f"B: {gift}")
    t.refuse("B: offer")
    t.play(f"B: {next(move for move in t.legal('B') if move.startswith('take:adviser'))}", "B: offer", "A: accept")
    assert (t.advisers["A"], t.advisers["B"]) == (["longbows", "birdsong", "scouts"], ["wolves"])
    t.play("A: skip", "B: skip")


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
    finish(t, {"pick-card": "nothing is asked"})
    assert t.cards["wastes"] == ["wolves"], "somebody else's"


@card("Wild Mounts")
@pytest.mark.parametrize("plan", ["horse-archers", "wild-mounts"])
def test_wild_mounts_do_nothing_alone_or_unused(oath, plan):
    t = mounts(oath, "wild-mounts horse-archers", cards={"wastes": "wolves"}, warbands={"wastes": "B1"})
    attack(t, dice=0).play(f"B: plan:{plan}", "B: done")
    finish(t, {"pick-card": "nothing is asked"})
    assert t.cards["wastes"] == ["wolves"]


@card("Wild Mounts")
def test_wild_mounts_take_a_beast_of_their_user_alone(oath):
    t = battle(
        oath, advisers={"A": "wild-mounts horse-archers", "C": "wolves"}, roles={"C": "citizen"}, pawns={"C": "steppe"}
    )
    attack(t, dice=0).play("C: yes", "A: yes", "A: plan:horse-archers", "A: plan:wild-mounts")
    finish(t, {"pick-card": "nothing is asked"})
    assert t.advisers["C"] == ["wolves"]
    assert t.advisers["A"] == ["wild-mounts"]


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
    t = battle(oath, cards={"steppe": "rival-khan"}, advisers={"B": "elders"})
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
def test_lost_tongue_guards_nobody_else(oath):
    t = battle(oath, advisers={"A": "lost-tongue"}, pawns={"C": "steppe"}, relics={"C": "map"})
    t.play("B: campaign", "B: attack@C")
    assert "target:map" in t.legal("B")
    finish(t)


@card("Lost Tongue")
def test_the_lost_tongue_speaks_for_its_holder_alone(oath):
    t = battle(oath, pawns={"A": "steppe"}, relics={"A": "map"}, advisers={"C": "lost-tongue"})
    t.play("B: campaign", "B: attack@A")
    assert "target:map" in t.legal("B")
    t.play("B: done", "B: 0")
    finish(t)
