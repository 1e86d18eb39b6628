"""Cards that meet: scenarios written from the Law and the rulings alone, by somebody who had not read the code."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import BLANK, SKULL, SWORD, attack, attack_dice, battle, discarded, faces, finish, outcome, prompts


@card("True Names")
@rule("OA-5.5.2j", "OA-5.5.3e")
def test_true_names_of_the_chancellor_speak_for_the_whole_defending_side(oath):
    """The Chancellor is an Ally of the attacked Citizen; "your advisers" are those of both (Law, 5.5.3)."""
    t = battle(
        oath,
        roles={"C": "citizen"},
        pawns={"C": "steppe"},
        advisers={"A": "true-names", "B": "scouts horse-archers rangers", "C": "wrestlers"},
        favor={"B": 3},
    )
    attack(t, dice=5, defender="attack@C")
    assert t.legal("B") == ["done", "plan:horse-archers"], "Beast is the Chancellor's suit, Order the Citizen's"
    t.play("B: done")
    finish(t)


@card("Lancers", "War Tortoise")
@rule("OA-7.1.2d", "OA-5.5.8b")
def test_lancers_double_what_the_tortoise_leaves(oath):
    """Two skull faces count no sword, yet their skulls, doubled, kill four; two swords count four."""
    t = battle(
        oath,
        advisers={"A": "war-tortoise", "B": "lancers"},
        favor={"A": 2},
        bands={"B": 6},
        title="A",
        dice=faces((BLANK, 2), (SKULL, 2), (SWORD, 2)),
    )
    attack(t, dice=4).play("B: plan:lancers", "A: plan:war-tortoise")
    finish(t)
    assert (outcome(t).attack, outcome(t).defense, outcome(t).won) == (4, 2, True)
    assert t.bands["B"] == 6 - 4
    assert (t.favor["A"], t.banks["beast"]) == (1, 4), "paid outside the own turn"
    assert discarded(t, "lancers")
    assert t.advisers["A"] == ["war-tortoise"]


@card("Shield Wall", "Traveling Doctor", "Sticky Fire")
@rule("OA-5.5.6b", "OA-5.5.6d")
def test_the_doctor_saves_a_shield_wall_from_itself_and_from_sticky_fire(oath):
    """Whoever would kill the whole force is ignored; the fire is paid for all the same (R-144)."""
    t = battle(
        oath,
        advisers={"A": "shield-wall traveling-doctor"},
        relics={"B": "sticky-fire"},
        favor={"A": 2, "B": 1},
        title="A",
        dice=faces((BLANK, 4), (SWORD, 5)),
    )
    attack(t, dice=5).play("B: plan:sticky-fire", "A: plan:shield-wall", "A: plan:traveling-doctor")
    finish(t, {"may": "yes"})
    assert (outcome(t).defense, outcome(t).won) == (2, True)
    assert t.bands["A"] == 3 + 2
    assert (t.favor["A"], t.favor["B"]) == (2 - 1 + 1, 0)
    assert t.advisers["A"] == ["shield-wall"]
    assert discarded(t, "traveling-doctor")


@card("Horse Archers", "Wild Mounts", "Mounted Patrol", "Longbows")
@rule("OA-7.4.3", "OA-5.5.8b")
def test_a_patrol_halves_the_last_pool_and_mounts_pay_with_a_beast(oath):
    """6 and 3 less 1 is 8, and half of that is rolled, though the patrol came before the bows (R-072)."""
    t = battle(
        oath,
        advisers={"A": "mounted-patrol longbows", "B": "horse-archers wild-mounts wolves"},
        bands={"B": 6},
    )
    attack(t, dice=6).play("B: plan:horse-archers", "B: plan:wild-mounts")
    t.play("A: plan:mounted-patrol", "A: plan:longbows")
    finish(t, {"pick-card": "wolves", "may": "yes"})
    assert attack_dice(t) == 4
    assert sorted(t.advisers["B"]) == ["horse-archers", "wild-mounts"]
    assert discarded(t, "wolves")
    assert t.advisers["A"] == ["longbows"]
    assert discarded(t, "mounted-patrol")


@card("Gleaming Armor", "Spell Breaker")
@rule("OA-7.1.2a")
def test_a_spell_breaker_forbids_plans_that_the_armor_makes_cost_a_secret(oath):
    """Longbows are free, but the armor adds a secret, and enemies of the breaker may pay none (R-061)."""
    given = {"advisers": {"A": "gleaming-armor", "B": "longbows"}, "secrets": {"B": 3}}
    t = attack(battle(oath, **given), dice=5)
    assert "plan:longbows" in t.legal("B")
    t.play("B: plan:longbows")
    finish(t)
    assert t.on_secrets["longbows"] == 1
    t = attack(battle(oath, cards={"steppe": "spell-breaker"}, **given), dice=5)
    assert "plan:longbows" not in t.legal("B")
    finish(t)


@card("Vow of Renewal", "Vow of Kinship", "Slander")
@rule("OA-2.5.3a", "OA-5.5.7.IIb", "OA-5.5.7.IIIb")
def test_what_a_renewer_of_the_kin_would_get_goes_to_the_nomads(oath):
    """Burnt favor comes to C instead of the shared bank, and what comes to C goes to the Nomad bank instead."""
    t = battle(
        oath,
        pawns={"A": "steppe"},
        advisers={"B": "slander", "C": "vow-of-renewal vow-of-kinship"},
        banners={"people": "A 4"},
        favor={"A": 4, "B": 1, "C": 0},
        bands={"B": 12},
        title="A",
        dice=faces((BLANK, 8), (SWORD, 12)),
    )
    shared = t.shared
    attack(t, "banner-people", "pawn", dice=12).play("B: plan:slander")
    finish(t, {"campaign-burn": "yes"})
    assert outcome(t).won
    assert (t.banners["people"], t.banner_tokens["people"], t.mob) == ("B", 2, True)
    assert (t.favor["A"], t.favor["C"]) == (0, 0)
    assert t.banks["nomad"] == 3 + 2 + 4
    assert t.shared == shared


@card("Conspiracy", "Circlet of Command", "Relic Thief")
@rule("OA-5.1.4.IVb", "OA-7.1.2d", "OA-10.take")
def test_conspiracy_gets_nothing_but_the_circlet_and_a_thief_gets_it_after_all(oath):
    """The Circlet guards everything but itself; whoever takes it in the thief's region may lose it at once."""
    t = battle(
        oath,
        pawns={"A": "steppe", "C": "steppe"},
        advisers={"A": "scouts", "B": "longbows wrestlers ~conspiracy", "C": "relic-thief"},
        relics={"A": "circlet-of-command sticky-fire"},
        banners={"people": "A 3"},
        secrets={"B": 1, "C": 1},
        favor={"C": 1},
        dice="5",
    )
    t.play("B: play:conspiracy", "B: faceup")
    assert prompts(t) == ["conspire"]
    assert [notation for notation in t.legal("B") if notation != "skip"] == ["circlet-of-command"]
    t.play("B: circlet-of-command")
    assert prompts(t) == ["react"]
    t.play("C: yes")
    assert t.relics["C"] == ["circlet-of-command"]
    assert t.relics["B"] == []
    assert (t.secrets["B"], t.secrets["C"], t.dark["C"]) == (0, 0, 1)
    assert (t.favor["C"], t.banks["discord"]) == (0, 4)
    assert t.box == ["conspiracy"]


@card("Book of Records", "Saddle Makers", "Royal Tax", "Ancient City")
@rule("OA-7.3.3b")
def test_what_the_saddle_makers_gain_is_there_to_be_taxed(oath):
    """A secret instead of the favor, the Homeland's warbands, the makers' favor, and only then the tax (R-065)."""
    t = oath.position(
        seats=3,
        land="ancient-city plains mountain river steppe rocky-coast wastes great-slum",
        pawns={"A": "plains", "B": "ancient-city", "C": "ancient-city"},
        warbands={"ancient-city": "B1"},
        bands={"B": 1},
        relics={"B": "book-of-records"},
        advisers={"C": "saddle-makers"},
        favor={"B": 0, "C": 0},
        secrets={"B": 0},
        world="royal-tax alchemist wolves",
        to_move="B",
    )
    t.play("B: search")
    finish(t, {"search-source": "world", "search-keep": "royal-tax", "play-where": "site:ancient-city"})
    assert "royal-tax" in t.cards["ancient-city"]
    assert (t.secrets["B"], t.bands["B"]) == (1, 1 + 2)
    assert (t.favor["B"], t.favor["C"]) == (2, 0)
    assert t.banks["order"] == 3 - 2


@card("Grand Mask", "Secret Police", "Book Binders")
@rule("OA-5.1.4.IIIc", "OA-7.1.4a")
def test_the_mask_commands_the_police_and_the_binders_gain_by_the_vision(oath):
    """In its own turn the masked Exile rules the Police at an Imperial site, so it is nobody's enemy there."""
    given = {"cards": {"steppe": "secret-police"}, "advisers": {"B": "~vision-of-faith", "C": "book-binders"}}
    t = battle(oath, **given)
    assert "play:vision-of-faith" not in t.legal("B")
    t = battle(oath, relics={"B": "grand-mask"}, favor={"C": 0}, **given)
    t.play("B: play:vision-of-faith")
    finish(t, {"play-where": "revealed", "pick-bank": "bank:arcane"})
    assert t.revealed["B"] == "vision-of-faith"
    assert (t.favor["C"], t.banks["arcane"]) == (2, 1)


@card("Bandit Crown", "Bandit Chief")
@rule("OA-7.6.5c", "OA-7.6.5d")
def test_the_chief_sends_three_bandits_to_the_crowns_defence_and_none_of_them_dies(oath):
    """One warband and three bandits defend; of the four half must die, and only the warband can."""
    t = battle(
        oath,
        cards={"wastes": "bandit-chief"},
        warbands={"steppe": "C1"},
        relics={"C": "bandit-crown"},
        title="C",
        dice=faces((BLANK, 2), (SWORD, 5)),
    )
    bank = t.bank["C"]
    attack(t, dice=5, defender="attack@C")
    finish(t)
    assert (outcome(t).defense, outcome(t).attack, outcome(t).won) == (4, 5, True)
    assert (t.bands["C"], t.bank["C"]) == (3, bank + 1)
