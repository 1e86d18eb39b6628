"""Cards that meet, the fourth and fifth ten: sides, reactions and timing, from the Law and the rulings alone."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import BLANK, SWORD, attack, attack_dice, battle, discarded, faces, finish, outcome, prompts


@card("Hearts and Minds")
@rule("OA-5.5.3e", "OA-7.1.2d")
def test_hearts_and_minds_stay_if_an_ally_has_the_peoples_favor(oath):
    """ "You" holds the banner if the Chancellor does, who is an Ally of the Citizen."""
    for banners, stays in (({"people": "A 1"}, True), ({"people": "- 1"}, False)):
        t = battle(
            oath,
            roles={"C": "citizen"},
            pawns={"C": "steppe"},
            cards={"steppe": "hearts-and-minds"},
            favor={"C": 3},
            banners=banners,
        )
        attack(t, dice=5, defender="attack@C").play("C: plan:hearts-and-minds")
        finish(t)
        assert not outcome(t).won
        assert t.bands["B"] == 3
        assert (t.favor["C"], t.banks["hearth"]) == (0, 6)
        assert ("hearts-and-minds" in t.cards["steppe"]) == stays


@card("Wild Mounts", "Storm Caller")
@rule("OA-5.5.3e", "OA-5.5.8b")
def test_mounts_of_an_ally_carry_off_the_defenders_storm(oath):
    """The Chancellor's Wild Mounts spare the Citizen's Storm Caller, for a Beast of the Chancellor's."""
    t = battle(
        oath,
        roles={"C": "citizen"},
        pawns={"C": "steppe"},
        advisers={"A": "wild-mounts wolves", "C": "storm-caller"},
    )
    attack(t, dice=5, defender="attack@C").play("C: plan:storm-caller", "A: plan:wild-mounts")
    finish(t, {"may": "yes", "pick-card": "wolves"})
    assert t.advisers["C"] == ["storm-caller"]
    assert discarded(t, "wolves")


@card("Insect Swarm", "Mercenaries")
@rule("OA-5.5.2j", "OA-7.1.2b")
def test_a_swarm_comes_with_the_ally_who_brings_it(oath):
    """Mercenaries cost one favor, and one more only if the Citizen with the Swarm has joined (as in R-059)."""
    for joins, offered in ((["C: no"], True), (["C: yes", "A: yes"], False)):
        t = battle(
            oath,
            roles={"C": "citizen"},
            pawns={"A": "steppe", "C": "steppe"},
            advisers={"B": "mercenaries", "C": "insect-swarm"},
            favor={"B": 1},
        )
        attack(t, dice=5).play(*joins)
        assert ("plan:mercenaries" in t.legal("B")) == offered
        finish(t)


@card("Pied Piper")
@rule("OA-4.3.2")
def test_the_piper_goes_and_the_secret_comes_home(oath):
    """The secret travels with the card and returns to its payer in Rest (R-073)."""
    t = battle(oath, advisers={"B": "pied-piper"}, favor={"B": 0, "C": 3}, secrets={"B": 1})
    t.play("B: use:pied-piper")
    finish(t, {"pick-seat": "seat@C"})
    assert t.advisers["C"] == ["pied-piper"]
    assert (t.favor["B"], t.favor["C"], t.secrets["B"]) == (2, 1, 0)
    assert t.on_secrets == {"pied-piper": 1}
    t.play("B: rest")
    assert t.secrets["B"] == 1
    assert t.on_secrets == {}


@card("Whistle", "Grasping Vines", "Dragonskin Drum")
@rule("OA-7.1.4a")
def test_whoever_comes_to_the_whistle_leaves_a_warband_in_the_vines_and_drums_one_up(oath):
    """Forced travel frees nobody from the Vines (R-142), and the Drum sounds all the same."""
    t = battle(
        oath,
        warbands={"wastes": "A1"},
        cards={"wastes": "grasping-vines"},
        relics={"B": "whistle", "C": "dragonskin-drum"},
        secrets={"B": 1, "C": 0},
    )
    bank = t.bank["C"]
    t.play("B: use:whistle")
    finish(t, {"pick-seat": "seat@C", "react": "yes", "may": "yes"})
    assert t.pawns["C"] == "steppe"
    assert (t.bands["C"], t.bank["C"]) == (3 - 1 + 1, bank)
    assert (t.secrets["B"], t.secrets["C"], t.on_secrets) == (0, 1, {})
    kinds = [type(event).__name__ for event in t.events]
    assert kinds.index("WarbandsKilled") < kinds.index("WarbandsGained")


@card("Deep Woods", "Relic Worship", "Relic Thief")
@rule("OA-5.4.1a", "OA-7.1.2d")
def test_a_relic_of_the_deep_woods_is_recovered_worshipped_and_nearly_stolen(oath):
    """R-256: the Homeland's relic counts as recovered; the thief pays, rolls a shield and gets nothing."""
    t = oath.position(
        seats=3,
        land="deep-woods plains mountain river steppe rocky-coast wastes great-slum",
        site_relics={"deep-woods": "map"},
        pawns={"A": "wastes", "B": "deep-woods", "C": "plains"},
        advisers={"B": "relic-worship", "C": "relic-thief"},
        favor={"C": 1},
        secrets={"C": 1},
        supply={"B": 5},
        world="wolves rangers alchemist",
        dice="2",
        to_move="B",
    )
    t.play("B: search", "B: world", "B: wolves")
    choices = {"play-where": "site:deep-woods", "react": "yes", "modify": "with:relic-worship"}
    finish(t, {**choices, "search-discard": "rangers", "pick-card": "relic:0.0"})
    assert t.relics["B"] == ["map"]
    assert t.supply["B"] == 5 - 2 + 3
    assert (t.favor["C"], t.secrets["C"], t.dark["C"]) == (0, 0, 1)


@card("Land Warden", "Wild Cry", "Book of Records")
@rule("OA-7.4.2")
def test_two_beasts_are_cried_for_once_and_written_down_twice(oath):
    """R-258: Wild Cry pays once for both plays, the Book of Records for each play to a site."""
    t = oath.position(
        seats=2,
        pawns={"A": "plains", "B": "plains"},
        cards={"plains": "land-warden"},
        advisers={"B": "wild-cry"},
        relics={"B": "book-of-records"},
        favor={"B": 1},
        secrets={"B": 0},
        supply={"B": 6},
        bands={"B": 1},
        world="wolves rangers alchemist",
        to_move="B",
    )
    t.play("B: search", "B: with:land-warden", "B: with:wild-cry")
    choices = {"search-source": "world", "search-keep": "wolves", "search-keep-more": "rangers"}
    finish(t, {**choices, "play-where": "site:plains"})
    assert sorted(t.cards["plains"]) == ["land-warden", "rangers", "wolves"]
    assert (t.secrets["B"], t.favor["B"]) == (2, 0)
    assert (t.supply["B"], t.bands["B"]) == (6 - 2 + 1, 3)


@card("Captains", "Plains", "Longbows")
@rule("OA-5.5.2g")
def test_captains_fight_on_the_plains_with_all_the_dice_there_are(oath):
    """Five on the board, three at the site, one for the Plains and one for the Longbows; the Supply stays."""
    t = battle(
        oath,
        pawns={"A": "plains"},
        warbands={"plains": "B3"},
        cards={"plains": "captains"},
        advisers={"B": "longbows"},
        favor={"B": 1},
        supply={"B": 0},
    )
    t.play("B: use:captains", "B: site:plains", "B: attack@A", "B: target:pawn", "B: done", "B: 8", "B: plan:longbows")
    finish(t)
    assert attack_dice(t) == 5 + 3 + 1 + 1
    assert t.supply["B"] == 0


@card("Zealots", "Vow of Peace")
@rule("OA-5.5.5c")
def test_zealots_find_no_martyrs_against_a_vow_of_peace(oath):
    """Outnumbered, one sacrifice would be worth three; against the vow none may be made."""
    for advisers, asked in (("", True), ("vow-of-peace", False)):
        t = battle(
            oath,
            warbands={"steppe": "A6"},
            advisers={"A": advisers, "B": "zealots"},
            favor={"B": 1},
            title="A",
            dice=faces((BLANK, 2), (SWORD, 5)),
        )
        attack(t, dice=5).play("B: plan:zealots")
        assert (prompts(t) == ["campaign-sacrifice"]) == asked
        finish(t, {"campaign-sacrifice": "yes"})
        assert outcome(t).won == asked


@card("Relic Hunter", "Ancient Bloodline")
@rule("OA-7.2.2")
def test_a_relic_hunter_finds_nothing_where_the_bloodline_rules(oath):
    """Relics at its holder's sites are as locked for enemies (R-067): they cannot be hunted."""
    for advisers, left in (("", []), ("ancient-bloodline", ["map"])):
        t = battle(
            oath,
            site_relics={"steppe": "map"},
            advisers={"A": advisers, "B": "relic-hunter"},
            title="A",
            bands={"B": 12},
            dice=faces((BLANK, 2 if left else 3), (SWORD, 12)),
        )
        attack(t, dice=12).play("B: plan:relic-hunter")
        if not left:
            t.play("B: relic:4.0")
        finish(t)
        assert outcome(t).won
        assert (t.site_relics.get("steppe") or []) == left
        assert t.relics["B"] == ([] if left else ["map"])


# -- The fifth ten -----------------------------------------------------------------------------------------------------


@card("Family Wagon", "Pied Piper")
@rule("OA-5.1.4.IId")
def test_a_piper_rides_on_the_wagon_beside_the_one_stranger(oath):
    """R-139: played after the Wagon, the Piper displaces nobody; any other stranger does."""
    for played, left in (
        ("pied-piper", ["family-wagon", "pied-piper", "wolves"]),
        ("alchemist", ["alchemist", "family-wagon"]),
    ):
        t = battle(oath, advisers={"B": "family-wagon wolves"}, world="pied-piper alchemist rangers")
        t.play("B: search")
        finish(t, {"search-source": "world", "search-keep": played, "play-where": "faceup", "displace": "wolves"})
        assert sorted(t.advisers["B"]) == left


@card("Salt the Earth", "Drowned City")
@rule("OA-5.1.4.Ib", "OA-2.8.1a")
def test_salt_lies_even_in_the_drowned_city_next_door(oath):
    """The banner reaches all sites of the region, the salt ignores that there is no room, and nothing else does."""
    for kept, fits in (("salt-the-earth", True), ("rangers", False)):
        t = oath.position(
            seats=2,
            land="drowned-city plains mountain river steppe rocky-coast wastes great-slum",
            pawns={"A": "river", "B": "plains"},
            banners={"people": "B 1"},
            favor={"B": 0},
            world="salt-the-earth rangers alchemist",
            to_move="B",
        )
        t.play("B: search", "B: world", f"B: {kept}", "B: alchemist")
        assert ("site:drowned-city" in t.legal("B")) == fits
        t.play("B: site:drowned-city" if fits else "B: discard")
        finish(t)
        assert t.cards.get("drowned-city", []) == (["salt-the-earth"] if fits else [])
        assert t.favor["B"] == int(fits)


@card("Grand Mask", "Dissent")
@rule("OA-10.rule-b")
def test_who_wears_the_mask_dissents_with_the_empires_cards(oath):
    """In its own turn the Exile rules the Empire's cards at sites, and the Empire does not: so who pays changes."""
    for relics, paid in (("", {"A": 3, "B": 1}), ("grand-mask", {"A": 1, "B": 3})):
        t = battle(
            oath,
            cards={"steppe": "elders wolves"},
            advisers={"A": "alchemist", "B": "~dissent"},
            relics={"B": relics},
            favor={"A": 5, "B": 5, "C": 1},
        )
        t.play("B: play:dissent", "B: faceup")
        finish(t)
        assert t.favor == {"A": 5 - paid["A"], "B": 5 - paid["B"], "C": 1}
        assert t.on_favor == {"dissent": 4}


@card("Blackmail", "Circlet of Command")
@rule("OA-10.take")
def test_nothing_but_the_circlet_can_be_had_by_blackmail(oath):
    """Its holder's other relics are not taken; who cannot pay three favor loses the Circlet itself."""
    t = battle(
        oath,
        pawns={"A": "steppe"},
        advisers={"B": "~blackmail"},
        relics={"A": "circlet-of-command map"},
        favor={"A": 2},
    )
    t.play("B: play:blackmail", "B: faceup")
    assert t.legal("B") == ["circlet-of-command"]
    t.play("B: circlet-of-command")
    assert t.relics["B"] == ["circlet-of-command"]
    assert "map" in t.relics["A"]
    assert t.favor["A"] == 2


@card("Inquisitor", "Conspiracy", "Vow of Obedience")
@rule("OA-5.1.4.IIb")
def test_an_obedient_inquisitor_hides_the_conspiracy_that_was_found(oath):
    """The Conspiracy must be played or discarded; faceup the vow forbids it (R-099)."""
    t = battle(
        oath,
        pawns={"A": "steppe"},
        advisers={"A": "~conspiracy", "B": "inquisitor vow-of-obedience"},
        favor={"A": 0, "B": 1},
    )
    t.play("B: use:inquisitor", "B: adviser@0.0")
    assert sorted(t.legal("B")) == ["discard", "facedown"]
    t.play("B: facedown")
    assert t.advisers["A"] == []
    assert len(t.advisers["B"]) == 3
    assert (t.favor["A"], t.on_favor) == (0, {"inquisitor": 1})


@card("Wild Allies", "Scouts")
@rule("OA-7.1.3")
def test_scouts_bring_supply_from_a_campaign_that_cost_none(oath):
    """R-018, with the pawn far away: as if it were at a site with a Beast."""
    t = battle(
        oath,
        pawns={"B": "mountain", "A": "wastes"},
        cards={"steppe": "wolves"},
        advisers={"B": "wild-allies scouts"},
        secrets={"B": 1},
        supply={"B": 0},
    )
    t.play("B: use:wild-allies", "B: site:steppe", "B: attack@A", "B: done", "B: 5", "B: plan:scouts")
    finish(t)
    assert t.supply["B"] == 1
    assert outcome(t).defender == 0
    assert t.on_secrets == {"wild-allies": 1}


@card("Mushrooms", "Errand Boy")
@rule("OA-7.4")
def test_an_errand_boy_digs_for_mushrooms_elsewhere(oath):
    """R-019: one card, from the bottom of another region's pile, for no Supply."""
    t = battle(
        oath,
        cards={"steppe": "mushrooms"},
        advisers={"B": "errand-boy"},
        discards={"cradle": "wolves rangers alchemist"},
        favor={"B": 1},
        secrets={"B": 1},
        supply={"B": 0},
    )
    t.play("B: search", "B: with:mushrooms", "B: with:errand-boy")
    finish(t, {"search-source": "pile:cradle", "play-where": "facedown"})
    assert t.advisers["B"] == ["errand-boy", "~alchemist"]
    assert t.supply["B"] == 0
    assert t.discards["cradle"] == ["wolves", "rangers"]


@card("Vow of Poverty", "Vow of Kinship")
@rule("OA-7.3.4")
def test_the_poor_kin_rest_for_the_nomads(oath):
    """The board of the kin is always empty, so the poor may rest; what they take goes to the Nomad bank (R-097)."""
    t = battle(oath, advisers={"B": "vow-of-poverty vow-of-kinship"}, favor={"B": 0})
    t.play("B: rest")
    finish(t, {"rest-power": "vow-of-poverty", "pick-bank": "bank:order"})
    assert (t.banks["order"], t.banks["nomad"], t.favor["B"]) == (1, 5, 0)


@card("Giant Python", "Circlet of Command")
@rule("OA-5.5.2a")
def test_the_circlet_makes_the_pawn_even_for_the_python(oath):
    """A site and a pawn are 1 and 2 dice, which the Python refuses; with the Circlet 1 and 3."""
    for relics, even in (("", False), ("circlet-of-command", True)):
        t = battle(oath, pawns={"A": "steppe"}, advisers={"A": "giant-python"}, relics={"A": relics})
        t.play("B: campaign", "B: attack@A", "B: target:pawn")
        assert ("done" in t.legal("B")) == even
        t.leave_open("campaign-target")


@card("A Round of Ale", "Elders", "Scryer")
@rule("OA-7.1.2c")
def test_a_round_of_ale_clears_every_card_but_its_own(oath):
    """Favor goes to the banks, secrets to the board, and the Scryer may look again; the Ale stays paid."""
    t = battle(
        oath,
        cards={"steppe": "a-round-of-ale"},
        advisers={"B": "elders scryer"},
        favor={"B": 3},
        secrets={"B": 0},
    )
    t.play("B: use:elders", "B: use:scryer", "B: pile:cradle")
    t.refuse("B: use:scryer")
    t.play("B: use:a-round-of-ale")
    assert (t.favor["B"], t.secrets["B"], t.banks["nomad"]) == (0, 1, 5)
    assert (t.on_favor, t.on_secrets) == ({"a-round-of-ale": 1}, {})
    assert "use:scryer" in t.legal("B")
    t.refuse("B: use:a-round-of-ale")
