"""Cards bind those they name and nobody else, and stop where there is nothing left to do."""

from __future__ import annotations

import pytest

from camarilla.games.oath import GAME, events, queries, victory
from camarilla.games.oath.action_in_progress import NOBODY
from camarilla.games.oath.catalog import SLUG
from camarilla.games.oath.chronicle_document import RELICS
from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, finish, outcome, prompts

EVERY_RELIC = [SLUG[face] for face in RELICS]
BARE = {"discord": 0, "arcane": 0, "order": 0, "hearth": 0, "nomad": 0, "beast": 0}


# -- Whom they do not name ---------------------------------------------------------------------------------------------


@card("Vow of Union")
def test_the_vow_of_union_holds_nobody_else(oath):
    t = oath.position(seats=2, advisers={"B": "vow-of-union"}, warbands={"plains": "A1"})
    t.play("A: travel", "A: site:mountain")
    assert t.pawns["A"] == "mountain"


@card("Vow of Union")
def test_the_vow_of_union_calls_nobody_elses_warbands(oath):
    t = battle(oath, advisers={"C": "vow-of-union"}, warbands={"river": "B3"})
    attack(t, dice=5)
    finish(t)
    assert attack_dice(t) == 5


@card("Giant Python")
def test_the_giant_python_guards_nobody_else(oath):
    t = battle(oath, advisers={"C": "giant-python"}, warbands={"river": "A1"})
    t.play("B: campaign", "B: attack@A")
    assert "done" in t.legal("B"), "one site is enough"
    t.play("B: done", "B: 5")
    finish(t)


@card("Vow of Poverty")
def test_the_vow_of_poverty_leaves_others_their_trade(oath):
    t = oath.position(seats=2, cards={"plains": "longbows"}, advisers={"B": "vow-of-poverty"}, favor={"A": 0})
    t.play("A: trade", "A: favor:longbows")
    assert t.favor["A"] == 1


@card("Vow of Beastkin")
def test_the_vow_of_beastkin_lets_others_muster(oath):
    t = oath.position(seats=2, cards={"plains": "wolves elders"}, advisers={"B": "vow-of-beastkin"}, favor={"A": 3})
    t.play("A: muster")
    assert t.legal("A") == ["wolves", "elders"]
    t.play("A: elders")
    assert t.bands["A"] == 5


@card("Vow of Beastkin")
def test_the_vow_of_beastkin_is_about_mustering(oath):
    t = oath.position(seats=2, cards={"plains": "elders"}, advisers={"A": "vow-of-beastkin"})
    t.play("A: trade", "A: favor:elders")
    assert t.on_secrets == {"elders": 1}


@card("Gleaming Armor")
def test_gleaming_armor_of_a_bystander_costs_nobody_a_secret(oath):
    t = battle(oath, advisers={"B": "longbows", "C": "gleaming-armor"}, secrets={"B": 0}, favor={"B": 3})
    attack(t)
    assert "plan:longbows" in t.legal("B")
    t.play("B: plan:longbows")
    finish(t)
    assert attack_dice(t) == 6


@card("Decadent")
@rule("OA-2.3f")
def test_exiles_do_not_travel_decadently(oath):
    t = oath.position(seats=2, reliquary="map - whistle cracked-horn", pawns={"B": "mountain"}, to_move="B")
    t.play("B: travel", "B: site:plains")
    assert t.supply["B"] == 5


@card("Careless")
@rule("OA-2.3g")
@pytest.mark.parametrize(("seat", "secrets"), [("A", 1), ("B", 2)])
def test_careless_is_the_chancellor_alone(oath, seat, secrets):
    t = oath.position(
        seats=2,
        reliquary="map whistle - cracked-horn",
        cards={"plains": "elders"},
        advisers={seat: "forest-paths scouts great-crusade"},
        pawns={"B": "plains"},
        favor={seat: 3},
        secrets={seat: 0},
        to_move=seat,
    )
    t.play(f"{seat}: trade", f"{seat}: secret:elders")
    assert t.secrets[seat] == secrets - 1


@card("Vow of Peace")
@pytest.mark.parametrize(("holder", "may"), [("A", False), ("C", True)])
def test_the_vow_of_peace_forbids_sacrifices_against_its_side_only(oath, holder, may):
    t = battle(oath, advisers={holder: "vow-of-peace"})
    attack(t, dice=0)
    while prompts(t)[0] not in ("campaign-sacrifice", "act"):
        t.play(f"{t.to_act[0]}: {'done' if 'done' in t.legal(t.to_act[0]) else t.legal(t.to_act[0])[0]}")
    assert (prompts(t) == ["campaign-sacrifice"]) is may
    finish(t)


@card("Lost Tongue")
def test_the_lost_tongue_speaks_for_its_holder_alone(oath):
    t = battle(oath, pawns={"A": "steppe"}, relics={"A": "map"}, advisers={"C": "lost-tongue"})
    t.play("B: campaign", "B: attack@A")
    assert "target:map" in t.legal("B")
    t.play("B: done", "B: 0")
    finish(t)


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


@card("Council Seat")
def test_the_council_seat_keeps_its_holder_alone(oath):
    t = oath.position(seats=3, roles={"B": "citizen"}, advisers={"C": "council-seat"}, favor={"A": 9})
    assert "exile@1" in t.legal("A")


@card("Ring of Devotion")
def test_the_ring_of_devotion_keeps_nobody_else_from_settling(oath):
    t = oath.position(seats=2, relics={"B": "ring-of-devotion"}, warbands={"plains": "A1"})
    t.play("A: station", "A: 2")
    assert t.warbands["plains"] == "A3"


@card("Shrouded Wood")
def test_the_ruler_of_the_shrouded_wood_sends_nobody_who_is_elsewhere(oath):
    land = "plains charming-valley mountain shrouded-wood steppe rocky-coast wastes great-slum"
    t = oath.position(seats=2, land=land, pawns={"B": "mountain"}, warbands={"shrouded-wood": "A1"}, to_move="B")
    t.play("B: travel")
    assert t.to_act == ["B"]
    t.play("B: site:steppe")


@card("Mine")
@rule("OA-4.1.4")
@pytest.mark.parametrize(("pawn", "stock"), [("river", "3 0"), ("mine", "0 0")])
def test_nothing_is_taken_from_a_mine_elsewhere_or_an_empty_one(oath, pawn, stock):
    land = "plains charming-valley mountain river steppe rocky-coast wastes mine"
    t = oath.position(seats=2, land=land, site_tokens={"mine": stock}, pawns={"B": pawn})
    t.play("A: rest")
    assert (prompts(t), t.to_act) == (["act"], ["B"])


@card("Plains")
def test_plains_help_against_a_pawn_that_stands_there(oath):
    t = battle(oath, pawns={"A": "plains", "B": "plains"}, warbands={"plains": "C1"})
    t.play("B: campaign", "B: attack@A", "B: target:pawn", "B: done", "B: 3")
    finish(t)
    assert attack_dice(t) == 4


@card("Rocky Coast")
def test_the_sea_costs_one(oath):
    land = "plains lush-coast mountain river steppe rocky-coast wastes great-slum"
    t = oath.position(seats=2, land=land, pawns={"A": "rocky-coast"})
    t.play("A: travel", "A: site:lush-coast")
    assert t.supply["A"] == 6


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


@card("Obsidian Cage")
def test_the_cage_stays_shut_when_another_relic_is_buried(oath):
    t = battle(
        oath,
        relics={"B": "obsidian-cage dowsing-sticks"},
        relic_deck="whistle",
        bands={"B": 12, "A": 0},
        warbands={"steppe": "A4"},
        favor={"B": 9},
        secrets={"B": 9},
        supply={"B": 9},
    )
    attack(t, dice=12).play("B: plan:obsidian-cage")
    finish(t, {"campaign-sacrifice": "yes"})
    caged = dict(t.cage)
    assert caged["A"] == 2
    t.play("B: use:dowsing-sticks", "B: no")
    assert t.cage == caged


# -- Where there is nothing to do --------------------------------------------------------------------------------------


@card("Dream Thief")
@pytest.mark.parametrize("hidden", [{}, {"B": "~scouts"}])
def test_the_dream_thief_needs_two_advisers_to_swap(oath, hidden):
    t = oath.position(seats=2, cards={"plains": "dream-thief"}, advisers=hidden, favor={"A": 3}, secrets={"A": 3})
    t.play("A: use:dream-thief")
    assert prompts(t) == ["act"]


@card("Witch's Bargain")
@rule("OA-6.2")
def test_a_bargain_with_somebody_elsewhere_is_refused(oath):
    t = oath.position(seats=2, cards={"plains": "witchs-bargain"}, pawns={"B": "river"}, favor={"A": 3, "B": 3})
    t.play("A: use:witchs-bargain")
    for bargain in ("favor@B", "secret@B"):
        refusal = t.table.why_not(0, bargain.replace("B", "1"))
        assert (refusal.rule, refusal.reason.id) == ("OA-6.2", "refusal-bargain")
    t.play("A: done")


@card("Master of Disguise")
def test_nobody_is_a_model_for_a_trade_that_fails(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "wolves"},
        advisers={"A": "master-of-disguise nature-worship", "B": "longbows"},
        relics={"A": "cup-of-plenty"},
        secrets={"A": 2},
        supply={"A": 0},
    )
    t.play("A: trade")
    assert "with:master-of-disguise" not in t.legal("A")
    finish(t)


@card("Memory of Nature")
def test_the_memory_of_nature_ends_with_the_favor(oath):
    t = oath.position(
        seats=2, cards={"plains": "memory-of-nature", "river": "wolves rangers"}, banks={**BARE, "order": 1}
    )
    t.play("A: use:memory-of-nature")
    assert prompts(t) == ["act"]
    assert (t.banks["beast"], t.banks["order"]) == (1, 0)


@card("Terror Spells")
def test_terror_spells_end_with_the_warbands(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "terror-spells"},
        banners={"darkest": "A 1"},
        secrets={"A": 3},
        bands={"A": 0, "B": 1},
        pawns={"B": "plains"},
    )
    t.play("A: use:terror-spells")
    assert prompts(t) == ["act"]
    assert t.bands == {"A": 0, "B": 0}


@card("Salad Days")
def test_salad_days_end_with_the_banks(oath):
    t = oath.position(seats=2, advisers={"A": "~salad-days"}, banks={**BARE, "order": 2, "nomad": 1})
    t.play("A: play:salad-days", "A: faceup", "A: bank:order", "A: bank:nomad")
    assert prompts(t) == ["act"]
    assert t.banks["order"] == 1


@card("Awaited Return")
@pytest.mark.parametrize("bands", [0, 1])
def test_the_awaited_return_takes_a_warband(oath, bands):
    t = oath.position(
        seats=2, cards={"plains": "wolves"}, advisers={"A": "awaited-return nature-worship"}, bands={"A": bands}
    )
    t.play("A: trade")
    assert ("with:awaited-return" in t.legal("A")) is bool(bands)
    finish(t)


@card("Riots")
def test_riots_find_nobody_in_an_empty_land(oath):
    t = oath.position(seats=2, advisers={"A": "~riots"}, mob=True)
    t.play("A: play:riots", "A: faceup")
    assert prompts(t) == ["act"]


@card("Enchantress")
def test_the_enchantress_alone_stays_where_she_is(oath):
    t = oath.position(seats=2, advisers={"A": "enchantress"}, favor={"A": 3}, secrets={"A": 3})
    t.play("A: use:enchantress")
    assert prompts(t) == ["act"]
    assert t.advisers["A"] == ["enchantress"]


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


@card("Forest Temple")
@rule("OA-8.3.2a")
def test_the_forest_temple_keeps_no_other_sites(oath):
    from .test_chronicle import document, won_by_chancellor

    t = won_by_chancellor(oath, cards={"charming-valley": "forest-temple", "river": "wolves", "steppe": "elders"})
    finish(t)
    assert not [space for space in document(t)["sites"] if "elders" in space["cards"]]


@card("Family Heirloom")
def test_an_heirloom_is_named_before_it_is_kept_and_none_is_left_in_an_empty_deck(oath):
    t = oath.position(seats=2, advisers={"A": "~family-heirloom"}, relic_deck="whistle")
    t.play("A: play:family-heirloom", "A: faceup")
    assert GAME.say(t.table.prompt(0).label) == "Whistle: keep it? Otherwise it goes under the deck"
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


@card("Oracle")
def test_the_oracle_knows_no_vision_in_a_deck_without_one(oath):
    visions = "conspiracy vision-of-conquest vision-of-faith vision-of-rebellion vision-of-sanctuary"
    t = oath.position(
        seats=2, cards={"plains": "oracle"}, discards={"hinterland": visions}, favor={"A": 3}, secrets={"A": 3}
    )
    t.play("A: use:oracle")
    assert (prompts(t), t.hands["A"]) == (["act"], [])


@card("Ancient Pact")
def test_the_ancient_pact_may_be_refused(oath):
    t = oath.position(seats=2, advisers={"B": "~ancient-pact"}, banners={"darkest": "B 1"}, to_move="B")
    t.play("B: play:ancient-pact", "B: faceup")
    assert GAME.say(t.table.prompt(1).label) == "Ancient Pact: do it?"
    t.play("B: no")
    assert (t.roles["B"], t.banners["darkest"]) == ("exile", "B")
    assert prompts(t) == ["act"]


@card("Palanquin")
def test_the_palanquin_carries_nobody_who_is_not_there(oath):
    t = oath.position(seats=2, cards={"plains": "palanquin"}, pawns={"B": "river"}, favor={"A": 3}, secrets={"A": 3})
    t.play("A: use:palanquin")
    assert (prompts(t), t.pawns["A"]) == (["act"], "plains")


@card("Whistle")
def test_the_whistle_calls_nobody_who_is_here(oath):
    t = oath.position(seats=2, relics={"A": "whistle"}, pawns={"B": "plains"}, favor={"A": 3}, secrets={"A": 3})
    t.play("A: use:whistle")
    assert prompts(t) == ["act"]


@card("Relic Hunter")
def test_the_relic_hunter_buries_every_spoil_and_is_done(oath):
    t = battle(
        oath,
        advisers={"B": "relic-hunter"},
        site_relics={"steppe": "map"},
        bands={"B": 12, "A": 0},
        warbands={"steppe": "A1"},
    )
    attack(t, dice=12).play("B: plan:relic-hunter", "B: relic:4.0")
    while prompts(t) != ["pick-card"]:
        t.play("B: yes" if prompts(t) == ["campaign-sacrifice"] else f"{t.to_act[0]}: {t.legal(t.to_act[0])[0]}")
    t.play("B: map")
    assert prompts(t) != ["pick-card"]
    finish(t)


@card("Conspiracy")
@rule("OA-5.1.4.IVb")
def test_a_conspiracy_against_nobody_asks_nothing(oath):
    t = oath.position(seats=2, advisers={"A": "~conspiracy"}, secrets={"A": 3})
    t.play("A: play:conspiracy", "A: faceup")
    assert (prompts(t), t.secrets["A"]) == (["act"], 3)


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


@rule("OA-4.1.1.Ia")
def test_the_people_are_fed_from_the_poorest_banks_only(oath):
    t = oath.position(seats=2, banners={"people": "B 2"}, banks={"order": 1}, favor={"B": 2})
    t.play("A: rest")
    assert t.legal("B") == ["place", "bank:order"]
    t.refuse("B: bank:nomad", "OA-4.1.1.Ia")
    assert t.table.why_not(1, "bank:nomad").reason.id == "refusal-feed"
    t.play("B: place")


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


@card("Master of Disguise")
def test_modifiers_of_the_model_can_be_declared(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "wolves"},
        advisers={"A": "master-of-disguise secret-signal", "B": "nature-worship birdsong"},
        secrets={"A": 5},
        favor={"A": 5},
    )
    t.play("A: trade", "A: with:master-of-disguise", "A: seat@B")
    assert "with:birdsong" in t.legal("A")
    assert "with:secret-signal" not in t.legal("A")
    finish(t)


@card("Whistle", "Shrouded Wood")
@rule("OA-5.5.7.IIIc")
def test_who_rules_the_shrouded_wood_sends_whom_others_call(oath):
    land = "plains charming-valley mountain shrouded-wood steppe rocky-coast wastes great-slum"
    t = oath.position(
        seats=3,
        land=land,
        relics={"A": "whistle"},
        pawns={"A": "plains", "B": "shrouded-wood", "C": "wastes"},
        warbands={"shrouded-wood": "C1"},
        favor={"A": 3},
        secrets={"A": 3},
    )
    t.play("A: use:whistle", "A: seat@B")
    assert (prompts(t), t.to_act) == (["send-to"], ["C"])
    assert GAME.say(t.table.prompt(2).label) == "Where does seat 1 travel?"
    t.play("C: site:steppe")
    assert (t.pawns["B"], t.on_secrets) == ("steppe", {"whistle": 1}), "nobody came, so nobody is paid"


@rule("OA-3.4")
def test_in_exhaustion_the_empire_comes_before_visions(oath):
    t = oath.position(
        seats=2,
        warbands={"plains": "A1"},
        revealed={"B": "vision-of-faith"},
        banners={"darkest": "B 1"},
        visions=3,
        round=8,
        to_move="B",
    )
    t.play("B: rest")
    assert (t.winner, t.table.g.ways) == ("A", ["war-exhaustion"])
    finish(t)


@rule("OA-3.2")
@pytest.mark.parametrize(("holder", "wins"), [("A", False), ("B", True)])
def test_the_vision_of_rebellion_needs_the_people(oath, holder, wins):
    t = oath.position(
        seats=2, revealed={"B": "vision-of-rebellion"}, banners={"people": f"{holder} 1"}, favor={"B": 0}, visions=3
    )
    t.play("A: rest")
    assert (t.winner == "B") is wins
    finish(t)


@rule("OA-3.3.1")
def test_without_a_successor_the_chancellor_wins_wherever_seated(oath):
    g = oath.position(seats=2).table.g.copy()
    g.order, g.role = [1, 0], g.role[::-1]
    assert victory.successor(g) == 1


@card("Toll Roads")
@rule("OA-7.1.2a")
def test_a_toll_that_cannot_be_paid_is_named(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "toll-roads"},
        warbands={"plains": "A1"},
        pawns={"B": "mountain"},
        favor={"B": 0},
        to_move="B",
    )
    t.play("B: travel")
    t.refuse("B: site:plains", "OA-7.1.2a")
    t.play("B: site:river")


@card("Boiling Lake")
@rule("OA-10.kill")
@pytest.mark.parametrize(("bands", "told"), [(0, 0), (1, 1)])
def test_nobody_is_told_of_warbands_that_did_not_die(oath, bands, told):
    t = oath.position(seats=2, cards={"charming-valley": "boiling-lake"}, bands={"A": bands})
    t.play("A: travel", "A: site:charming-valley")
    assert len([event for event in t.events if isinstance(event, events.WarbandsKilled)]) == told


@card("Cursed Cauldron")
@rule("OA-10.kill")
def test_the_cauldron_counts_the_dead_of_the_defenders_board(oath):
    t = battle(
        oath,
        relics={"B": "cursed-cauldron"},
        pawns={"A": "steppe"},
        warbands={"steppe": "C1"},
        bands={"A": 4, "B": 12},
        favor={"B": 5},
        secrets={"B": 5},
    )
    t.play("B: campaign", "B: attack@A", "B: target:pawn", "B: done", "B: 12", "B: plan:cursed-cauldron")
    finish(t, {"campaign-sacrifice": "yes"})
    assert outcome(t).won
    assert t.bands["A"] == 2
    dead = sum(event.count for event in t.events if isinstance(event, events.WarbandsKilled) and event.seat == 1)
    assert t.bands["B"] == 12 - dead + 2


@card("Whistle", "Toll Roads")
@pytest.mark.parametrize(("favor", "comes"), [(0, False), (1, True)])
def test_nobody_is_made_to_travel_where_the_toll_cannot_be_paid(oath, favor, comes):
    t = oath.position(
        seats=3,
        cards={"plains": "toll-roads"},
        relics={"A": "whistle"},
        pawns={"A": "plains", "B": "mountain", "C": "wastes"},
        warbands={"plains": "A1"},
        favor={"A": 3, "B": favor},
        secrets={"A": 3},
    )
    t.play("A: use:whistle", "A: seat@B")
    assert (prompts(t) == ["pay-toll"]) is comes
    finish(t, {"pay-toll": "yes"})
    assert t.pawns["B"] == ("plains" if comes else "mountain")


# -- Readings ----------------------------------------------------------------------------------------------------------


@rule("OA-10.rule-a", "OA-7.1.1a")
def test_who_rules_what_lies_where(oath):
    land = "the-tribunal charming-valley mountain river steppe rocky-coast ~wastes great-slum"
    t = oath.position(
        seats=2, land=land, site_relics={"steppe": "map"}, pawns={"A": "river"}, warbands={"steppe": "B1"}
    )
    g = t.table.g
    relic = g.site_relics[4][0]
    assert (queries.ruler(g, 6), queries.rules_site(g, 0, 6)) == (NOBODY, False), "nobody rules a facedown site"
    assert [queries.site_of(g, slot) for slot in (relic, g.sites[3], g.world[0])] == [4, 3, -1]
    assert (queries.card_ruler(g, relic), queries.card_ruler(g, g.world[0])) == (1, NOBODY)
    assert queries.mask_wearer(g) == -1
    assert [queries.accessible(g, 0, g.sites[site]) for site in (3, 4)] == [True, False]
    assert queries.accessible(g, 1, g.sites[4]), "of a ruled site"
    t.refuse("A: use:the-tribunal", "OA-7.1.1a")
