"""The Discord denizens, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.games.oath import events
from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, finish, outcome, prompts, rolled


@card("Mercenaries")
def test_mercenaries_leave_the_defeated(oath):
    t = battle(oath, advisers={"B": "mercenaries"}, bands={"B": 0})
    attack(t).play("B: plan:mercenaries")
    finish(t)
    assert attack_dice(t) == 3
    assert not outcome(t).won
    assert t.advisers["B"] == []


@card("Mercenaries")
def test_mercenaries_stay_with_the_victor(oath):
    t = battle(oath, advisers={"B": "mercenaries"}, bands={"B": 9}, warbands={"steppe": "A1"})
    attack(t, dice=9).play("B: plan:mercenaries")
    finish(t)
    assert attack_dice(t) == 12
    assert outcome(t).won
    assert t.advisers["B"] == ["mercenaries"]


@card("A Small Favor")
def test_a_small_favor_brings_four_warbands(oath):
    t = oath.position(seats=2, advisers={"A": "~a-small-favor"})
    t.play("A: play:a-small-favor", "A: faceup")
    assert t.bands["A"] == 7


@card("Second Wind")
def test_second_wind_travels_and_fights_again(oath):
    t = battle(oath, advisers={"B": "second-wind"}, bands={"B": 9}, warbands={"steppe": "A1"}, supply={"B": 2})
    attack(t, dice=9).play("B: plan:second-wind")
    finish(t, {"may": "yes", "travel-to": "site:river", "campaign-defender": "attack:bandits"})
    assert t.pawns["B"] == "river"
    assert t.supply["B"] == 0
    assert t.on_secrets == {"second-wind": 1}
    assert outcome(t).defender is None


@card("Second Wind")
def test_second_wind_is_for_victors(oath):
    t = battle(oath, advisers={"B": "second-wind"}, bands={"B": 1}, warbands={"steppe": "A9"})
    attack(t, dice=1).play("B: plan:second-wind")
    finish(t, {"may": "yes"})
    assert not outcome(t).won
    assert t.pawns["B"] == "steppe"


@card("Second Wind")
def test_second_wind_asks_for_no_campaign_against_nobody(oath):
    t = battle(oath, advisers={"B": "second-wind"}, bands={"B": 9}, warbands={"steppe": "A1"})
    attack(t, dice=9).play("B: plan:second-wind")
    asked = 0
    while prompts(t) != ["act"]:
        asked += prompts(t) == ["may"]
        seat = t.to_act[0]
        legal = t.legal(seat)
        place = legal[-1] if prompts(t) == ["campaign-place"] else ""
        t.play(f"{seat}: {place or next((word for word in ('no', 'done', '0') if word in legal), legal[0])}")
    assert (t.warbands["steppe"][0], asked) == ("B", 1), "the own site has no defender"


@card("Sleight of Hand")
def test_sleight_of_hand_needs_a_second_secret(oath):
    t = oath.position(
        seats=3,
        advisers={"A": "sleight-of-hand"},
        pawns={"B": "plains", "C": "plains"},
        secrets={"B": 1, "C": 1},
        dark={"C": 1},
    )
    t.play("A: use:sleight-of-hand")
    assert t.legal("A") == ["seat@2"]
    t.play("A: seat@C")
    assert (t.secrets["A"], t.secrets["C"], t.dark["C"]) == (2, 0, 1)


@card("Key to the City")
def test_key_to_the_city_opens_an_unwatched_site(oath):
    t = oath.position(
        seats=2, advisers={"B": "~key-to-the-city"}, warbands={"plains": "A3"}, pawns={"A": "river"}, to_move="B"
    )
    t.play("B: play:key-to-the-city", "B: site:plains")
    assert t.warbands["plains"] == "B1"
    assert t.bands["B"] == 3
    assert t.bank["A"] == 21


@card("Key to the City")
def test_key_to_the_city_fails_before_the_ruler(oath):
    t = oath.position(
        seats=2, advisers={"B": "~key-to-the-city"}, warbands={"plains": "A3"}, pawns={"A": "plains"}, to_move="B"
    )
    t.play("B: play:key-to-the-city", "B: site:plains")
    assert t.warbands["plains"] == "A3"


@card("Scryer")
def test_scryer_reads_a_whole_pile(oath):
    t = oath.position(seats=2, cards={"plains": "scryer"}, discards={"hinterland": "wolves elders"})
    assert [card.name for card in t.table.view(0).board.piles[2]] == [None, None]
    t.play("A: use:scryer", "A: pile:hinterland")
    assert [card.name for card in t.table.view(0).board.piles[2]] == ["Elders", "Wolves"]
    assert [card.name for card in t.table.view(1).board.piles[2]] == [None, None]


@card("Disgraced Captain")
@pytest.mark.parametrize(("cards", "dice"), [("longbows", 9), ("wolves", 5)])
def test_disgraced_captain_hates_order(oath, cards, dice):
    t = battle(oath, advisers={"B": "disgraced-captain"}, cards={"steppe": cards}, favor={"B": 2})
    attack(t).play("B: plan:disgraced-captain")
    finish(t)
    assert attack_dice(t) == dice


@card("Naysayers")
@pytest.mark.parametrize(("title", "favor"), [("B", 2), ("A", 1)])
def test_naysayers_tax_a_chancellor_without_the_title(oath, title, favor):
    t = oath.position(
        seats=2, oath="people", banners={"people": f"{title} 1"}, advisers={"B": "naysayers"}, title=title, to_move="B"
    )
    t.play("B: rest", "B: naysayers")
    assert t.favor["B"] == favor


@card("Book Burning")
def test_book_burning_leaves_one_secret(oath):
    t = battle(
        oath,
        advisers={"B": "book-burning"},
        bands={"B": 12, "A": 0},
        warbands={"steppe": "A1"},
        pawns={"A": "steppe"},
        secrets={"A": 3},
        dark={"A": 1},
    )
    attack(t, "pawn", dice=12).play("B: plan:book-burning")
    finish(t)
    assert outcome(t).won
    assert (t.secrets["A"], t.dark["A"]) == (1, 0)


@card("Charlatan")
def test_charlatan_empties_the_darkest_secret(oath):
    t = oath.position(seats=2, advisers={"A": "~charlatan"}, banners={"darkest": "B 4"})
    t.play("A: play:charlatan", "A: faceup")
    assert t.banner_tokens["darkest"] == 1


@card("Assassin")
def test_assassin_kills_an_adviser_and_needs_room(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "~assassin wolves elders", "B": "longbows ~scouts insomnia"},
        pawns={"B": "plains"},
    )
    t.play("A: play:assassin", "A: faceup", "A: elders")
    assert t.advisers["A"] == ["assassin", "wolves"], "a limit of two"
    t.play("A: use:assassin")
    assert t.legal("A") == ["longbows"], "neither facedown nor locked ones"
    t.play("A: longbows")
    assert t.advisers["B"] == ["~scouts", "insomnia"]
    assert t.discards["provinces"] == ["longbows", "elders"]


@card("Assassin")
def test_assassin_cannot_join_two_locked_advisers(oath):
    t = oath.position(seats=2, advisers={"A": "~assassin insomnia vow-of-poverty"})
    t.refuse("A: play:assassin")


@card("Downtrodden")
@pytest.mark.parametrize(("order", "bands"), [(2, 7), (3, 5)])
def test_downtrodden_rise_where_favor_is_least(oath, order, bands):
    t = oath.position(seats=2, cards={"plains": "downtrodden longbows"}, banks={"order": order})
    t.play("A: muster", "A: with:downtrodden", "A: longbows")
    assert t.bands["A"] == bands


@card("Blackmail")
@pytest.mark.parametrize("pays", [True, False])
def test_blackmail_for_a_relic_or_three_favor(oath, pays):
    t = oath.position(seats=2, advisers={"A": "~blackmail"}, relics={"B": "map"}, favor={"B": 3}, pawns={"B": "plains"})
    t.play("A: play:blackmail", "A: faceup", "A: map", "B: yes" if pays else "B: no")
    assert ("map" in t.relics["A"]) is not pays
    assert t.favor["B"] == (0 if pays else 3)


@card("Cracked Sage")
@pytest.mark.parametrize(("advisers", "dice"), [("tutor", 9), ("wolves", 5)])
def test_cracked_sage_fights_the_arcane(oath, advisers, dice):
    t = battle(oath, advisers={"A": advisers, "B": "cracked-sage"})
    attack(t).play("B: plan:cracked-sage")
    finish(t)
    assert attack_dice(t) == dice


@card("Dissent")
def test_dissent_costs_all_but_the_people(oath):
    t = oath.position(
        seats=3,
        advisers={"A": "~dissent wolves", "B": "longbows elders", "C": "scouts"},
        favor={"A": 4, "B": 1, "C": 4},
        banners={"people": "C 1"},
    )
    t.play("A: play:dissent", "A: faceup")
    assert t.favor == {"A": 2, "B": 0, "C": 4}
    assert t.on_favor == {"dissent": 3}


@card("False Prophet")
def test_false_prophet_shares_a_vision(oath):
    t = oath.position(
        seats=3,
        advisers={"B": "~false-prophet"},
        revealed={"C": "vision-of-faith"},
        banners={"darkest": "B 1"},
        visions=3,
        to_move="B",
    )
    t.play("B: play:false-prophet", "B: faceup", "B: vision-of-faith")
    assert t.prophets == [["B", "vision-of-faith"]]
    assert t.bank["B"] == 10
    t.play("B: rest", "C: rest", "A: rest")
    assert (t.winner, t.ways) == ("B", ["vision-faith"])
    finish(t)


@card("False Prophet")
def test_false_prophet_takes_a_discarded_vision(oath):
    t = oath.position(
        seats=2,
        advisers={"B": "~false-prophet ~vision-of-conquest"},
        revealed={"B": "vision-of-faith"},
        to_move="B",
    )
    t.play("B: play:false-prophet", "B: faceup", "B: vision-of-faith")
    t.play("B: play:vision-of-conquest", "B: revealed", "B: facedown")
    assert t.advisers["B"] == ["false-prophet", "~vision-of-faith"]
    assert t.revealed["B"] == "vision-of-conquest"
    assert (t.prophets, t.bank["B"]) == ([], 11)


@card("Vow of Renewal")
def test_vow_of_renewal_gathers_burnt_favor(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "second-wind"},
        advisers={"B": "vow-of-renewal"},
        site_relics={"mountain": "map"},
        pawns={"A": "mountain"},
        favor={"A": 2, "B": 5},
    )
    t.play("A: recover", "A: relic:2.0")
    assert t.favor == {"A": 0, "B": 7}
    t.play("A: rest")
    t.refuse("B: recover")


@card("Zealots")
def test_zealots_die_for_three(oath):
    t = battle(oath, advisers={"B": "zealots"}, bands={"B": 3}, warbands={"steppe": "A6"})
    attack(t, dice=0).play("B: plan:zealots")
    shields = t.table.g.acts.innermost().shields
    assert prompts(t) == ["campaign-sacrifice"]
    t.play("B: yes")
    finish(t)
    assert outcome(t).won
    assert outcome(t).attack == 3 * (shields // 3 + 1)


@card("Royal Ambitions")
def test_royal_ambitions_earn_a_relic(oath):
    t = oath.position(
        seats=2,
        advisers={"B": "~royal-ambitions"},
        warbands={"river": "B1"},
        reliquary="map whistle cracked-horn ivory-eye",
        title="B",
        to_move="B",
    )
    t.play("B: play:royal-ambitions", "B: faceup", "B: yes")
    assert t.legal("B") == ["reliquary:0", "reliquary:1", "reliquary:2", "reliquary:3"]
    t.play("B: reliquary:1")
    assert t.roles["B"] == "citizen"
    assert t.relics["B"] == ["whistle"]
    assert t.reliquary == ["map", "-", "cracked-horn", "ivory-eye"]


@card("Salt the Earth")
def test_salt_the_earth_leaves_nothing_else(oath):
    t = oath.position(
        seats=2, cards={"plains": "wolves elders scouts", "river": "keep"}, advisers={"A": "~salt-the-earth ~longbows"}
    )
    t.play("A: play:salt-the-earth", "A: site:plains", "A: wolves", "A: elders")
    assert t.cards["plains"] == ["salt-the-earth"]
    t.play("A: play:longbows")
    assert t.legal("A") == ["discard", "faceup"], "its site holds one card"
    t.play("A: discard")


@card("Salt the Earth")
def test_salt_the_earth_spares_locked_cards(oath):
    t = oath.position(seats=2, cards={"plains": "keep"}, advisers={"A": "~salt-the-earth"})
    t.refuse("A: play:salt-the-earth")


@card("Beast Tamer")
def test_beast_tamer_forbids_beasts(oath):
    t = battle(oath, advisers={"A": "beast-tamer", "B": "nature-worship billowing-fog"}, secrets={"B": 2})
    attack(t)
    assert t.legal("B") == ["done", "plan:billowing-fog"]
    finish(t)


@card("Riots")
@pytest.mark.parametrize("mob", [True, False])
def test_riots_need_a_mob(oath, mob):
    t = oath.position(
        seats=2,
        cards={"plains": "wolves", "river": "rangers", "steppe": "scouts keep", "wastes": "elders"},
        advisers={"A": "~riots"},
        mob=mob,
    )
    t.play("A: play:riots", "A: faceup")
    if mob:
        assert t.legal("A") == ["bank:order", "bank:beast"]
        t.play("A: bank:order")
    assert t.cards["steppe"] == (["keep"] if mob else ["scouts", "keep"])
    assert t.cards["plains"] == ["wolves"]


@card("Riots")
def test_riots_find_nobody_in_an_empty_land(oath):
    t = oath.position(seats=2, advisers={"A": "~riots"}, mob=True)
    t.play("A: play:riots", "A: faceup")
    assert prompts(t) == ["act"]


@card("Silver Tongue")
def test_silver_tongue_talks_favor_out_of_a_bank(oath):
    t = oath.position(seats=2, cards={"plains": "wolves scouts"}, advisers={"A": "silver-tongue"})
    t.play("A: rest", "A: silver-tongue")
    assert t.legal("A") == ["bank:order", "bank:beast"]
    t.play("A: bank:beast")
    assert (t.favor["A"], t.banks["beast"]) == (2, 2)


@card("Silver Tongue", "Insomnia")
@pytest.mark.parametrize("name", ["silver-tongue", "insomnia"])
def test_limits_of_two(oath, name):
    t = oath.position(seats=2, advisers={"A": f"~{name} wolves elders"})
    t.play(f"A: play:{name}", "A: faceup", "A: wolves")
    assert t.advisers["A"] == [name, "elders"]


@card("Gambling Hall")
def test_gambling_hall_pays_shields(oath):
    t = oath.position(seats=2, cards={"plains": "gambling-hall"}, favor={"A": 2}, banks={"nomad": 9}, seed=5)
    t.play("A: use:gambling-hall")
    faces = [{0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 0}[face] for face in rolled(t, False)]
    total = sum(faces) << rolled(t, False).count(5)
    assert len(faces) == 4
    assert total > 0
    t.play("A: bank:nomad")
    assert t.favor["A"] == min(total, 9)


@card("Boiling Lake")
def test_boiling_lake_burns_strangers(oath):
    t = oath.position(seats=2, cards={"river": "boiling-lake"}, warbands={"river": "A1"})
    t.play("A: travel", "A: site:river")
    assert t.bands["A"] == 3, "its ruler is safe"
    t = oath.position(seats=2, cards={"river": "boiling-lake"}, warbands={"river": "A1"}, to_move="B")
    t.play("B: travel", "B: site:river")
    assert t.bands["B"] == 1


@card("Boiling Lake")
@rule("OA-10.kill")
@pytest.mark.parametrize(("bands", "told"), [(0, 0), (1, 1)])
def test_nobody_is_told_of_warbands_that_did_not_die(oath, bands, told):
    t = oath.position(seats=2, cards={"charming-valley": "boiling-lake"}, bands={"A": bands})
    t.play("A: travel", "A: site:charming-valley")
    assert len([event for event in t.events if isinstance(event, events.WarbandsKilled)]) == told


@card("Relic Thief")
@pytest.mark.parametrize("seed", range(4))
def test_relic_thief_steals_what_was_taken(oath, seed):
    t = oath.position(
        seats=2,
        advisers={"B": "relic-thief"},
        site_relics={"mountain": "map"},
        pawns={"A": "mountain", "B": "river"},
        favor={"A": 2},
        seed=seed,
    )
    t.play("A: recover", "A: relic:2.0")
    assert prompts(t) == ["react"]
    t.play("B: yes")
    stolen = rolled(t, False)[0] in (0, 1, 5)
    assert ("map" in t.relics["B"]) is stolen
    assert (t.favor["B"], t.dark["B"]) == (0, 1), "paid off turn"


@card("Relic Thief")
def test_relic_thief_works_only_nearby(oath):
    t = oath.position(
        seats=2,
        advisers={"B": "relic-thief"},
        site_relics={"mountain": "map"},
        pawns={"A": "mountain", "B": "plains"},
        favor={"A": 2},
    )
    t.play("A: recover", "A: relic:2.0")
    assert prompts(t) == ["act"]


@card("Relic Thief")
@pytest.mark.parametrize(("favor", "asked"), [(1, True), (0, False)])
def test_the_relic_thief_pays_only_for_an_attempt(oath, favor, asked):
    t = oath.position(
        seats=2,
        advisers={"B": "relic-thief"},
        site_relics={"mountain": "map"},
        pawns={"A": "mountain", "B": "river"},
        favor={"A": 2, "B": favor},
    )
    t.play("A: recover", "A: relic:2.0")
    assert prompts(t) == (["react"] if asked else ["act"])
    if asked:
        t.play("B: no")
    assert (t.favor["B"], t.secrets["B"], t.dark["B"]) == (favor, 1, 0)
    assert "map" in t.relics["A"]


@card("Enchantress")
def test_enchantress_changes_places(oath):
    t = oath.position(seats=2, advisers={"A": "enchantress", "B": "wolves insomnia"})
    t.play("A: use:enchantress", "A: wolves")
    assert t.advisers == {"A": ["wolves"], "B": ["enchantress", "insomnia"]}
    assert t.secrets["A"] == 0


@card("Enchantress")
def test_enchantress_for_the_piper_costs_another_adviser(oath):
    t = oath.position(seats=2, advisers={"A": "enchantress", "B": "wolves elders scouts pied-piper"})
    t.play("A: use:enchantress", "A: pied-piper")
    assert "enchantress" not in t.legal("B")
    t.play("B: wolves")
    assert t.advisers["B"] == ["elders", "scouts", "enchantress"]


@card("Enchantress")
def test_the_enchantress_alone_stays_where_she_is(oath):
    t = oath.position(seats=2, advisers={"A": "enchantress"}, favor={"A": 3}, secrets={"A": 3})
    t.play("A: use:enchantress")
    assert prompts(t) == ["act"]
    assert t.advisers["A"] == ["enchantress"]


@card("Insomnia")
def test_insomnia_gains_a_secret_in_rest(oath):
    t = oath.position(seats=2, advisers={"A": "insomnia"})
    t.play("A: rest", "A: insomnia")
    assert t.secrets["A"] == 2


@card("Sneak Attack")
def test_sneak_attack_follows_a_campaign(oath):
    t = battle(oath, advisers={"C": "sneak-attack"}, pawns={"C": "steppe"})
    attack(t)
    finish(t, {"react": "yes"})
    attackers = [event.seat for event in t.events if type(event).__name__ == "CampaignBegan"]
    assert attackers == [1, 2]


@card("Gossip")
@pytest.mark.parametrize(("ruler", "hidden"), [("A", []), ("B", ["facedown"])])
def test_gossip_keeps_advisers_of_enemies_faceup(oath, ruler, hidden):
    t = oath.position(
        seats=2,
        cards={"river": "gossip"},
        warbands={"river": f"{ruler}1"},
        discards={"provinces": "wolves"},
        to_move="B",
        pawns={"B": "steppe"},
    )
    t.play("B: search", "B: pile:provinces")
    assert t.legal("B") == ["discard", "site:steppe", "faceup", *hidden]
    t.play("B: faceup")


@card("Bandit Chief")
def test_bandit_chief_strengthens_bandits(oath):
    t = oath.position(
        seats=2,
        advisers={"B": "~bandit-chief"},
        warbands={"river": "A2", "steppe": "A1"},
        pawns={"B": "plains"},
        bands={"B": 9},
        to_move="B",
    )
    t.play("B: play:bandit-chief", "B: site:plains")
    assert t.warbands["river"] == "A1"
    assert t.warbands["steppe"] == ""
    t.play("B: campaign", "B: attack:bandits", "B: done", "B: 9")
    finish(t)
    faces = [{0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 0}[face] for face in rolled(t, False)]
    assert outcome(t).defense == 3 + sum(faces)


@card("Chaos Cult")
def test_chaos_cult_profits_from_change(oath):
    t = oath.position(
        seats=3,
        oath="people",
        banners={"people": "A 1"},
        advisers={"C": "chaos-cult"},
        favor={"A": 1, "B": 4, "C": 0},
        to_move="B",
    )
    t.play("B: recover", "B: banner:people", "B: 2", "B: bank:discord")
    assert t.title == "B"
    assert t.favor == {"A": 1, "B": 1, "C": 1}


@card("Slander")
def test_slander_burns_everything(oath):
    t = battle(
        oath,
        advisers={"B": "slander"},
        bands={"B": 12, "A": 0},
        warbands={"steppe": "A1"},
        pawns={"A": "steppe"},
        favor={"A": 5},
    )
    attack(t, "pawn", dice=12).play("B: plan:slander")
    finish(t, {"campaign-burn": "yes"})
    assert outcome(t).won
    assert t.favor["A"] == 0
