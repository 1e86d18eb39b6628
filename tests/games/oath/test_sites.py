"""The 23 sites, the banners and the Reliquary: what lies there, and what they change."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, finish, outcome, prompts

LAND = "plains charming-valley mountain river steppe rocky-coast wastes great-slum"


def land(**changes):
    """The usual land with some spaces changed: `land(s0="marshes")`."""
    sites = LAND.split()
    for key, name in changes.items():
        sites[int(key[1:])] = name
    return " ".join(sites)


@card("Ancient City", "Fertile Valley", "Standing Stones", "Steppe")
@pytest.mark.parametrize(
    ("site", "played", "gain"),
    [
        ("ancient-city", "scouts", {"bands": 5, "favor": 2, "secrets": 1}),
        ("ancient-city", "wolves", {"bands": 3, "favor": 2, "secrets": 1}),
        ("fertile-valley", "storyteller", {"bands": 3, "favor": 3, "secrets": 1}),
        ("fertile-valley", "wolves", {"bands": 3, "favor": 2, "secrets": 1}),
        ("standing-stones", "alchemist", {"bands": 3, "favor": 2, "secrets": 2}),
        ("standing-stones", "wolves", {"bands": 3, "favor": 2, "secrets": 1}),
        ("steppe", "elders", {"bands": 3, "favor": 2, "secrets": 2}),
        ("steppe", "wolves", {"bands": 3, "favor": 2, "secrets": 1}),
    ],
)
@rule("OA-7.3.3b", "OA-2.8.5")
def test_homelands_welcome_their_suit(oath, site, played, gain):
    where = land(s4="lush-coast", s0=site) if site == "steppe" else land(s0=site)
    t = oath.position(seats=2, land=where, advisers={"A": f"~{played}"})
    t.play(f"A: play:{played}", f"A: site:{site}")
    assert {"bands": t.bands["A"], "favor": t.favor["A"], "secrets": t.secrets["A"]} == gain


@card("Steppe")
def test_a_homeland_is_spoilt_by_a_discard_from_it(oath):
    t = oath.position(
        seats=2,
        cards={"steppe": "tents great-herd"},
        advisers={"A": "~elders"},
        pawns={"A": "steppe"},
        banners={"people": "A 1"},
    )
    t.play("A: play:elders", "A: site:steppe", "A: tents")
    assert t.secrets["A"] == 1


@card("Deep Woods", "Wastes")
@pytest.mark.parametrize(("site", "played"), [("deep-woods", "wolves"), ("wastes", "scryer")])
def test_some_homelands_give_a_relic(oath, site, played):
    where = land(s6="deep-woods") if site == "deep-woods" else LAND
    t = oath.position(
        seats=2, land=where, advisers={"A": f"~{played} ~longbows"}, site_relics={site: "map"}, pawns={"A": site}
    )
    t.play(f"A: play:{played}", f"A: site:{site}", "A: relic:6.0")
    assert "map" in t.relics["A"]


@card("Mine", "Salt Flats", "Drowned City")
@rule("OA-4.1.4", "OA-7.3.1")
@pytest.mark.parametrize(
    ("site", "token", "favor", "secrets"),
    [("mine", "favor", 2, 1), ("salt-flats", "secret", 1, 2), ("drowned-city", "secret", 1, 2)],
)
def test_opportunities_are_taken_in_wake(oath, site, token, favor, secrets):
    stock = {"mine": "3 0", "salt-flats": "2 1", "drowned-city": "0 3"}
    t = oath.position(seats=2, land=land(s7=site), site_tokens={site: stock[site]}, pawns={"B": site}, to_move="A")
    t.play("A: rest")
    assert prompts(t) == ["site-token"]
    assert t.legal("B")[0] == "skip"
    t.play(f"B: {token}")
    assert (t.favor["B"], t.secrets["B"]) == (favor, secrets)


@card("Mine")
@rule("OA-4.1.4")
@pytest.mark.parametrize(("pawn", "stock"), [("river", "3 0"), ("mine", "0 0")])
def test_nothing_is_taken_from_a_mine_elsewhere_or_an_empty_one(oath, pawn, stock):
    land = "plains charming-valley mountain river steppe rocky-coast wastes mine"
    t = oath.position(seats=2, land=land, site_tokens={"mine": stock}, pawns={"B": pawn})
    t.play("A: rest")
    assert (prompts(t), t.to_act) == (["act"], ["B"])


@card("Mine")
@rule("OA-4.1")
def test_who_wins_on_waking_is_asked_for_nothing_more(oath):
    land = "plains charming-valley mountain river steppe rocky-coast wastes mine"
    t = oath.position(
        seats=2,
        land=land,
        site_tokens={"mine": "3 0"},
        pawns={"B": "mine"},
        warbands={"river": "B1"},
        title="B",
        usurper=True,
    )
    t.play("A: rest")
    assert t.winner == "B"
    assert "site-token" not in prompts(t)
    finish(t)


@card("Barren Coast", "Lush Coast", "Rocky Coast")
@pytest.mark.parametrize("coast", ["barren-coast", "lush-coast"])
def test_coasts_are_one_supply_apart_whatever_the_pass_says(oath, coast):
    t = oath.position(seats=2, land=land(s0=coast, s7="narrow-pass"), pawns={"A": "rocky-coast"}, supply={"A": 1})
    t.play("A: travel")
    assert t.legal("A") == [f"site:{coast}"]
    t.play(f"A: site:{coast}")
    assert t.supply["A"] == 0
    t = oath.position(seats=2, land=land(s0=coast, s7="narrow-pass"), pawns={"A": coast}, supply={"A": 1})
    t.play("A: travel")
    assert "site:rocky-coast" in t.legal("A"), "past the Narrow Pass"
    t.play("A: site:rocky-coast")


@card("Rocky Coast")
def test_the_sea_costs_one(oath):
    land = "plains lush-coast mountain river steppe rocky-coast wastes great-slum"
    t = oath.position(seats=2, land=land, pawns={"A": "rocky-coast"})
    t.play("A: travel", "A: site:lush-coast")
    assert t.supply["A"] == 6


@card("Narrow Pass")
def test_narrow_pass_is_the_only_way_in(oath):
    t = oath.position(seats=2, land=land(s3="narrow-pass"))
    t.play("A: travel")
    assert t.legal("A") == [
        "site:charming-valley",
        "site:narrow-pass",
        "site:rocky-coast",
        "site:wastes",
        "site:great-slum",
    ]
    t.play("A: site:narrow-pass", "A: travel")
    assert "site:mountain" in t.legal("A"), "free within the region"
    t.play("A: site:mountain")


@card("Narrow Pass")
def test_narrow_pass_must_be_attacked_from_outside(oath):
    t = oath.position(
        seats=2,
        land=land(s3="narrow-pass"),
        warbands={"plains": "A1", "mountain": "A1", "narrow-pass": "A1"},
        to_move="B",
        bands={"B": 4},
    )
    t.play("B: campaign", "B: attack@A", "B: target:mountain")
    assert "done" not in t.legal("B")
    t.play("B: target:narrow-pass", "B: done", "B: 0")
    finish(t)


@card("Narrow Pass")
@pytest.mark.parametrize(("target", "legal"), [("mountain", False), ("narrow-pass", True), ("charming-valley", True)])
def test_the_narrow_pass_shuts_its_region_only(oath, target, legal):
    land = "plains charming-valley mountain river narrow-pass rocky-coast wastes great-slum"
    t = oath.position(
        seats=2,
        land=land,
        pawns={"A": "wastes", "B": "plains"},
        warbands={"plains": "A1", "mountain": "A1", "narrow-pass": "A1", "charming-valley": "A1"},
        bands={"B": 5},
        to_move="B",
    )
    t.play("B: campaign", "B: attack@A")
    t.play(f"B: target:{target}")
    assert ("done" in t.legal("B")) is legal
    if not legal:
        t.play("B: target:narrow-pass")
    t.play("B: done", "B: 0")
    finish(t)


@card("Buried Giant")
def test_buried_giant_carries_for_a_turned_secret(oath):
    t = oath.position(
        seats=2, land=land(s0="buried-giant", s3="narrow-pass"), pawns={"A": "buried-giant"}, supply={"A": 0}
    )
    t.play("A: travel", "A: with:buried-giant", "A: site:mountain")
    assert (t.pawns["A"], t.secrets["A"], t.dark["A"]) == ("mountain", 0, 1)


@card("Charming Valley")
def test_charming_valley_is_hard_to_leave(oath):
    t = oath.position(seats=2, pawns={"A": "charming-valley"})
    t.play("A: travel", "A: site:mountain")
    assert t.supply["A"] == 4


@card("Charming Valley", "Forest Paths")
def test_forest_paths_lead_out_of_the_charming_valley_for_nothing(oath):
    """R-121: what sites say does not matter."""
    t = oath.position(
        seats=2,
        pawns={"A": "charming-valley"},
        cards={"charming-valley": "forest-paths", "river": "wolves"},
        supply={"A": 0},
    )
    t.play("A: travel", "A: with:forest-paths", "A: site:river")
    assert (t.pawns["A"], t.supply["A"]) == ("river", 0)


@card("Great Slum")
def test_great_slum_makes_room(oath):
    t = oath.position(
        seats=2, cards={"great-slum": "elders scouts longbows"}, advisers={"A": "~wolves"}, pawns={"A": "great-slum"}
    )
    t.play("A: play:wolves", "A: site:great-slum", "A: scouts")
    assert t.cards["great-slum"] == ["elders", "longbows", "wolves"]


@card("Marshes")
def test_marshes_cost_a_card(oath):
    t = oath.position(seats=2, land=land(s0="marshes"), discards={"cradle": "wolves elders scouts"})
    t.play("A: search", "A: pile:cradle")
    assert len(t.hands["A"]) == 2
    finish(t)


@card("Mountain", "Plains")
@rule("OA-5.5.2a")
@pytest.mark.parametrize(("site", "dice"), [("plains", 6), ("mountain", 4), ("river", 5)])
def test_plains_and_mountain_change_the_attack(oath, site, dice):
    t = battle(oath, pawns={"A": "wastes", "B": site}, warbands={site: "A1", "steppe": "A1"})
    attack(t)
    finish(t)
    assert attack_dice(t) == dice


@card("Plains")
def test_plains_help_against_a_pawn_that_stands_there(oath):
    t = battle(oath, pawns={"A": "plains", "B": "plains"}, warbands={"plains": "C1"})
    t.play("B: campaign", "B: attack@A", "B: target:pawn", "B: done", "B: 3")
    finish(t)
    assert attack_dice(t) == 4


@card("River")
def test_river_feeds_its_ruler(oath):
    t = oath.position(seats=2, cards={"river": "wolves"}, pawns={"A": "river"}, warbands={"river": "A1"})
    t.play("A: muster", "A: wolves")
    assert t.bands["A"] == 6
    t = oath.position(seats=2, cards={"river": "wolves"}, pawns={"A": "river"})
    t.play("A: muster", "A: wolves")
    assert t.bands["A"] == 5


@card("Shrouded Wood")
def test_shrouded_wood_lets_its_ruler_choose(oath):
    t = oath.position(
        seats=2,
        land=land(s3="shrouded-wood"),
        pawns={"A": "plains", "B": "shrouded-wood"},
        warbands={"shrouded-wood": "A1"},
        to_move="B",
    )
    t.play("B: travel")
    assert t.to_act == ["A"]
    t.play("A: site:wastes")
    assert (t.pawns["B"], t.supply["B"]) == ("wastes", 5)
    t = oath.position(seats=2, land=land(s3="shrouded-wood"), pawns={"B": "shrouded-wood"}, to_move="B")
    t.play("B: travel")
    assert t.to_act == ["B"], "bandits do not choose"
    t.play("B: site:wastes")


@card("Shrouded Wood")
@pytest.mark.parametrize(
    ("space", "end"), [("s6", "great-slum"), ("s6", "plains"), ("s1", "plains"), ("s1", "great-slum")]
)
def test_the_way_out_of_the_shrouded_wood_costs_two_wherever_it_leads(oath, space, end):
    t = oath.position(seats=2, land=land(**{space: "shrouded-wood"}), pawns={"A": "shrouded-wood"})
    t.play("A: travel", f"A: site:{end}")
    assert t.supply["A"] == 5


@card("Shrouded Wood", "Decadent")
@pytest.mark.parametrize(("end", "cost"), [("plains", 0), ("wastes", 3), ("mountain", 2)])
def test_a_decadent_chancellor_leaves_the_shrouded_wood(oath, end, cost):
    t = oath.position(
        seats=2, land=land(s3="shrouded-wood"), reliquary="map - whistle cracked-horn", pawns={"A": "shrouded-wood"}
    )
    t.play("A: travel", f"A: site:{end}")
    assert t.supply["A"] == 7 - cost


@card("Shrouded Wood")
def test_the_ruler_of_the_shrouded_wood_sends_nobody_who_is_elsewhere(oath):
    land = "plains charming-valley mountain shrouded-wood steppe rocky-coast wastes great-slum"
    t = oath.position(seats=2, land=land, pawns={"B": "mountain"}, warbands={"shrouded-wood": "A1"}, to_move="B")
    t.play("B: travel")
    assert t.to_act == ["B"]
    t.play("B: site:steppe")


@card("The Hidden Place")
def test_the_hidden_place_wants_a_secret(oath):
    t = oath.position(seats=2, land=land(s1="the-hidden-place"), secrets={"A": 1})
    t.play("A: travel", "A: site:the-hidden-place")
    assert (t.secrets["A"], t.dark["A"]) == (0, 1)
    t = oath.position(seats=2, land=land(s1="the-hidden-place"), secrets={"A": 0}, dark={"A": 1})
    t.play("A: travel")
    assert "site:the-hidden-place" not in t.legal("A")
    finish(t)


@card("The Hidden Place")
def test_targets_at_the_hidden_place_cost_a_secret(oath):
    given = {"seats": 2, "land": land(s1="the-hidden-place"), "warbands": {"the-hidden-place": "A1", "plains": "A1"}}
    t = oath.position(**given, pawns={"B": "plains"}, secrets={"B": 1}, bands={"B": 0}, to_move="B")
    t.play("B: campaign", "B: attack@A", "B: target:the-hidden-place", "B: done")
    assert t.dark["B"] == 1
    finish(t)
    t = oath.position(**given, pawns={"B": "the-hidden-place"}, secrets={"B": 0}, to_move="B")
    t.refuse("B: campaign")


@card("The Tribunal")
@rule("OA-7.6.3c", "OA-7.6.3a")
def test_a_promise_of_peace_has_its_price(oath):
    t = oath.position(
        seats=2,
        land=land(s0="the-tribunal"),
        pawns={"A": "the-tribunal", "B": "the-tribunal"},
        warbands={"the-tribunal": "A1"},
        favor={"A": 2, "B": 4},
        bands={"B": 0},
    )
    t.play(
        "A: use:the-tribunal",
        "A: seat@B",
        "A: give:favor:1",
        "A: take:peace:0:favor-3~round-2",
        "A: offer",
        "B: accept",
    )
    assert t.favor == {"A": 1, "B": 5}
    assert t.promises == [[2, 1, 0, 0, 2, 0, 3]]
    t.play("A: rest", "B: campaign", "B: attack@A", "B: done")
    finish(t)
    assert t.favor == {"A": 4, "B": 2}
    assert t.promises == []


@card("The Tribunal")
@rule("OA-7.6.3c")
def test_a_deal_at_the_tribunal_is_about_promises(oath):
    t = oath.position(seats=2, land=land(s0="the-tribunal"), favor={"A": 1, "B": 3})
    t.play("A: use:the-tribunal", "A: seat@B").leave_open("deal-build")
    assert t.table.prompt(0).rule == "OA-7.6.3c"


@card("The Tribunal")
@rule("OA-7.6.3c")
@pytest.mark.parametrize(
    ("favor", "paid", "secrets"), [(3, {"A": 3, "B": 1}, {"A": 1, "B": 2}), (1, {"A": 1, "B": 1}, {"A": 2, "B": 1})]
)
def test_a_debt_is_paid_or_punished(oath, favor, paid, secrets):
    t = oath.position(seats=2, land=land(s0="the-tribunal"), favor={"A": 1, "B": favor}, secrets={"A": 1, "B": 2})
    t.play("A: use:the-tribunal", "A: seat@B", "A: take:owe-favor:2:secrets-1~round-2", "A: offer", "B: accept")
    t.play("A: rest", "B: rest", "A: rest", "B: rest")
    assert t.promises, "not before the round is over"
    t.play("A: rest")
    assert (t.favor, t.secrets, t.promises) == (paid, secrets, [])


@card("The Tribunal")
@rule("OA-7.6.3c")
def test_hands_off_a_banner(oath):
    t = oath.position(
        seats=2, land=land(s0="the-tribunal"), favor={"A": 1, "B": 6}, banners={"people": "A 1"}, secrets={"A": 1}
    )
    t.play("A: use:the-tribunal", "A: seat@B", "A: take:hands-off:0:favor-1~round-8", "A: offer", "B: accept")
    t.play("A: rest", "B: recover", "B: banner:people", "B: 2", "B: bank:order")
    assert t.favor == {"A": 2, "B": 3}


@card("The Tribunal")
@rule("OA-7.6.3c")
@pytest.mark.parametrize(
    ("promise", "held", "favor", "secrets"),
    [
        ("owe-favor:2:secrets-1", {"favor": {"A": 1, "B": 2}, "secrets": {"B": 2}}, {"A": 3, "B": 0}, 2),
        ("owe-secrets:1:favor-1", {"favor": {"A": 1, "B": 2}, "secrets": {"B": 2}}, {"A": 1, "B": 2}, 1),
    ],
)
def test_a_promise_that_is_kept_costs_no_penalty(oath, promise, held, favor, secrets):
    land = "the-tribunal charming-valley mountain river steppe rocky-coast wastes great-slum"
    t = oath.position(seats=2, land=land, **held)
    t.play("A: use:the-tribunal", "A: seat@B", f"A: take:{promise}~round-2", "A: offer", "B: accept")
    for _ in range(2):
        t.play("A: rest", "B: rest")
    t.play("A: rest")
    assert t.table.g.round == 3
    assert (t.favor, t.secrets["B"] + t.dark["B"]) == (favor, secrets)


# -- Banners -----------------------------------------------------------------------------------------------------------


@card("Banner of the People's Favor (normal side)")
@rule("OA-2.5b", "OA-5.1.4.Ib", "OA-2.5a")
def test_the_peoples_favor_plays_across_the_region(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "elders", "charming-valley": "scouts keep longbows", "river": "tents"},
        advisers={"A": "~wolves"},
        banners={"people": "A 1"},
    )
    t.play("A: play:wolves")
    assert t.legal("A") == ["discard", "site:plains", "site:charming-valley", "faceup"]
    t.play("A: site:charming-valley")
    assert t.legal("A") == ["scouts", "longbows"], "the site is full, Keep is locked"
    t.play("A: scouts")
    assert t.cards["charming-valley"] == ["keep", "longbows", "wolves"]


@card("Banner of the People's Favor (normal side)", "Banner of the People's Favor (Mob side)")
@rule("OA-4.1.1", "OA-4.1.1.Ia", "OA-4.1.1.Ib", "OA-4.1.1.II", "OA-4.1")
def test_the_holder_feeds_the_people_twice_with_a_mob(oath):
    t = oath.position(seats=2, banners={"people": "B 3"}, banks={"order": 1, "beast": 1}, mob=True)
    t.play("A: rest")
    assert t.legal("B") == ["place", "bank:order", "bank:beast"]
    t.play("B: bank:beast")
    assert t.legal("B") == ["place", "bank:order"], "counted anew"
    t.play("B: place")
    assert t.banner_tokens["people"] == 3
    assert t.favor["B"] == 0
    t.play("B: rest")


@rule("OA-4.1.1.Ic")
def test_a_single_favor_must_be_joined(oath):
    t = oath.position(seats=2, banners={"people": "B 1"}, favor={"B": 1})
    t.play("A: rest")
    assert prompts(t) == ["act"], "forced"
    assert (t.banner_tokens["people"], t.favor["B"]) == (2, 0)
    t = oath.position(seats=2, banners={"people": "B 1"}, favor={"B": 0})
    t.play("A: rest")
    assert t.banner_tokens["people"] == 1, "nothing to place, nothing happens"


@rule("OA-4.1.1.III")
def test_six_favor_are_a_mob(oath):
    t = oath.position(seats=2, banners={"people": "B 5"})
    t.play("A: rest", "B: place")
    assert t.mob is True
    assert t.banner_tokens["people"] == 6
    assert prompts(t) == ["act"], "no second step this turn"


@card("Banner of the Darkest Secret")
@rule("OA-2.5c", "OA-2.1.6", "OA-5.1.1")
@pytest.mark.parametrize(("holder", "visions", "cost"), [("A", 5, 2), ("B", 0, 2), ("B", 2, 3), ("B", 3, 4)])
def test_the_darkest_secret_makes_searches_cheap(oath, holder, visions, cost):
    t = oath.position(seats=2, banners={"darkest": f"{holder} 1"}, visions=visions)
    t.play("A: search", "A: world")
    assert t.supply["A"] == 7 - cost
    finish(t)


# -- The Reliquary -----------------------------------------------------------------------------------------------------


@card("Brutal")
@rule("OA-2.3e")
def test_brutal_kills_the_whole_force(oath):
    t = battle(
        oath,
        reliquary="- map whistle cracked-horn",
        pawns={"A": "steppe"},
        warbands={"steppe": "B4"},
        bands={"A": 1},
        to_move="A",
    )
    attack(t, seat="A", defender="attack@B", dice=0)
    finish(t)
    assert not outcome(t).won
    assert t.bands["A"] == 0


@card("Decadent")
@rule("OA-2.3f")
@pytest.mark.parametrize(
    ("start", "site", "cost"),
    [
        ("wastes", "plains", 0),
        ("river", "plains", 0),
        ("plains", "wastes", 5),
        ("river", "wastes", 3),
        ("wastes", "great-slum", 4),
    ],
)
def test_decadent_loves_the_cradle(oath, start, site, cost):
    t = oath.position(seats=2, reliquary="map - whistle cracked-horn", pawns={"A": start})
    t.play("A: travel", f"A: site:{site}")
    assert t.supply["A"] == 7 - cost


@card("Careless")
@rule("OA-2.3g")
def test_careless_trades_secrets_for_favor(oath):
    given = {
        "seats": 2,
        "cards": {"plains": "wolves"},
        "advisers": {"A": "rangers"},
        "reliquary": "map whistle - cracked-horn",
    }
    t = oath.position(**given)
    t.play("A: trade", "A: favor:wolves")
    assert t.favor["A"] == 1 + 3
    t = oath.position(**given, favor={"A": 2})
    t.play("A: trade", "A: secret:wolves")
    assert (t.favor["A"], t.secrets["A"]) == (1, 1)


@card("Greedy")
@rule("OA-2.3h")
def test_greedy_draws_more_but_pays_no_more_than_two(oath):
    t = oath.position(
        seats=2,
        reliquary="map whistle cracked-horn -",
        visions=2,
        discards={"cradle": "wolves elders scouts tents keep"},
    )
    t.play("A: search")
    assert t.legal("A") == ["pile:cradle"], "the World Deck costs 3"
    t.refuse("A: world", "OA-5.1.1")
    t.play("A: pile:cradle")
    assert len(t.hands["A"]) == 5
    finish(t)


@card("Conspiracy")
@rule("OA-5.1.4.IVa", "OA-5.1.4.IVb", "OA-5.1.4.IVc", "OA-5.1.4.IVd", "OA-2.7.2b", "OA-2.5.3a", "OA-2.5.3b")
def test_conspiracy_seizes_a_banner(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "wolves rangers ~conspiracy", "B": "birdsong"},
        pawns={"B": "plains"},
        banners={"people": "B 4"},
        relics={"B": "map"},
    )
    t.play("A: play:conspiracy", "A: faceup")
    assert t.legal("A") == ["skip", "map", "banner:people"]
    t.play("A: banner:people")
    assert t.banners["people"] == "A"
    assert (t.banner_tokens["people"], t.mob) == (2, True)
    assert t.secrets["A"] == 0
    assert t.box == ["conspiracy"]


@card("Conspiracy")
@rule("OA-5.1.4.IVb")
def test_conspiracy_may_take_nothing_and_burns_nothing_then(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "wolves rangers ~conspiracy", "B": "birdsong"},
        pawns={"B": "plains"},
        relics={"B": "map"},
    )
    before = t.secrets["A"]
    t.play("A: play:conspiracy", "A: faceup", "A: skip")
    assert (t.secrets["A"], t.relics["B"]) == (before, ["map"])
    assert prompts(t) == ["act"]


@card("Conspiracy")
@rule("OA-5.1.4.IVc")
def test_conspiracy_needs_two_advisers_alike(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "wolves scouts ~conspiracy", "B": "birdsong"},
        pawns={"B": "plains"},
        relics={"B": "map"},
    )
    t.play("A: play:conspiracy", "A: faceup")
    assert prompts(t) == ["act"]
    assert t.box == ["conspiracy"]
