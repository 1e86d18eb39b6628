"""OA-5.5 Campaign: eight steps, two sides."""

from __future__ import annotations

import pytest

from camarilla.games.oath import GAME
from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, defense_dice, fight, finish, outcome, prompts, rolled

SHIELDS = {0: 0, 1: 0, 2: 1, 3: 1, 4: 2, 5: 0}
SWORDS = {0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 2}


def shields(t):
    """What the defense dice are worth."""
    faces = rolled(t, False)
    return sum(SHIELDS[face] for face in faces) << faces.count(5)


def swords(t):
    """What the attack dice are worth."""
    faces = rolled(t, True)
    return sum(SWORDS[face] for face in faces) + sum(face < 3 for face in faces) // 2


# -- Step 1 ------------------------------------------------------------------------------------------------------------


@rule("OA-5.5.1a", "OA-5.5.1b", "OA-10.rule-c", "OA-10.bandit")
def test_who_may_be_attacked(oath):
    t = battle(oath, pawns={"A": "mountain", "C": "steppe"})
    t.play("B: campaign")
    assert t.legal("B") == ["attack@2", "attack@0"], "C stands there, A rules it"
    t.play("B: attack@A", "B: done", "B: 0")
    finish(t)
    assert t.supply["B"] == 5
    t = battle(oath, pawns={"B": "river", "C": "river"})
    t.play("B: campaign")
    assert t.legal("B") == ["attack@2", "attack:bandits"]
    t.play("B: attack:bandits", "B: done", "B: 0")
    finish(t)
    t = battle(oath, warbands={"steppe": "B2"})
    t.refuse("B: campaign")


@rule("OA-5.5.1c", "OA-5.5.1e", "OA-10.enemy-a", "OA-10.enemy-b", "OA-10.imperial-player")
def test_a_citizen_may_turn_on_the_empire(oath):
    t = battle(
        oath,
        roles={"B": "citizen", "C": "citizen"},
        cards={"river": "kindred-warriors"},
        warbands={"river": "A1"},
        pawns={"C": "wastes"},
    )
    t.play("B: campaign")
    assert t.legal("B") == ["attack@2", "attack@0"], "every Imperial player rules the site"
    t.play("B: attack@A", "B: done", "B: 0")
    assert prompts(t) != ["campaign-plan"] or t.to_act != ["B"], "no Imperial site is the attacker's now"
    finish(t)
    assert t.warbands["river"] == "A1"


@rule("OA-5.5.1d")
def test_a_citizen_attacked_by_the_chancellor_stands_alone(oath):
    t = battle(
        oath,
        roles={"C": "citizen"},
        pawns={"A": "steppe", "C": "steppe"},
        bands={"A": 9, "C": 2},
        to_move="A",
    )
    t.play("A: campaign")
    assert t.legal("A") == ["attack@1", "attack@2"]
    t.play("A: attack@C")
    assert not any("steppe" in move for move in t.legal("A")), "the Citizen rules nothing"
    t.play("A: target:pawn", "A: done", "A: 0")
    finish(t)
    assert defense_dice(t) == 2, "no die of the Empire's title"


# -- Step 2 ------------------------------------------------------------------------------------------------------------


@rule("OA-5.5.2b", "OA-5.5.2c", "OA-5.5.2d", "OA-5.5.2e", "OA-5.5.2f", "OA-2.4.2", "OA-2.5.2", "OA-2.8.3a")
def test_targets_and_their_dice(oath):
    given = {"relics": {"C": "map"}, "banners": {"darkest": "C 3"}, "warbands": {"steppe": "C1", "river": "C1"}}
    t = battle(oath, **given, pawns={"C": "steppe"}, bands={"B": 0})
    t.play("B: campaign", "B: attack@C")
    assert t.legal("B") == ["done", "target:river", "target:map", "target:banner-darkest", "target:pawn"]
    t.play("B: target:river", "B: target:map", "B: target:banner-darkest", "B: target:pawn", "B: done")
    finish(t)
    assert defense_dice(t) == 1 + 1 + 3 + 3 + 2
    t = battle(oath, **given, pawns={"C": "wastes"}, bands={"B": 0})
    t.play("B: campaign", "B: attack@C")
    assert t.legal("B") == ["done", "target:river"], "items and pawn only where the defender stands"
    t.play("B: done")
    finish(t)
    assert defense_dice(t) == 1
    t = battle(oath, pawns={"C": "steppe"}, warbands={"river": "C1"})
    t.play("B: campaign", "B: attack@C", "B: target:river")
    assert "done" not in t.legal("B"), "a target at the own site is needed"
    t.play("B: target:pawn", "B: done", "B: 0")
    finish(t)


@rule("OA-5.5.2b")
def test_bandits_may_lose_several_sites(oath):
    t = battle(oath, pawns={"B": "river"})
    t.play("B: campaign", "B: attack:bandits")
    assert "target:plains" in t.legal("B")
    assert "target:steppe" not in t.legal("B")
    t.play("B: target:plains", "B: done", "B: 0")
    finish(t)
    assert outcome(t).defense == shields(t) + 2


@rule("OA-5.5.2g")
def test_attack_dice_by_warbands_or_fewer(oath):
    t = battle(oath, warbands={"steppe": "A6"})
    t.play("B: campaign", "B: attack@A", "B: done")
    assert t.legal("B") == ["5", "4", "3", "2", "1", "0"]
    t.play("B: 2")
    finish(t)
    assert attack_dice(t) == 2


@rule("OA-5.5.2h", "OA-5.5.2i", "OA-5.5.4d", "OA-10.your-enemy")
def test_allies_join_an_imperial_defence(oath):
    given = {
        "seats": 4,
        "roles": {"C": "citizen", "D": "citizen"},
        "pawns": {"A": "wastes", "B": "steppe", "C": "wastes", "D": "steppe"},
        "bands": {"A": 4, "B": 0, "C": 3, "D": 2},
        "warbands": {"steppe": "A1"},
        "to_move": "B",
    }
    t = oath.position(**given)
    t.play("B: campaign", "B: attack@C", "B: done")
    assert (prompts(t), t.to_act) == (["campaign-join"], ["D"]), "only who is near"
    t.play("D: yes", "C: yes")
    assert outcome(t).defense == shields(t) + 1 + 2, "the site and D's board; A and C are far away"
    t = oath.position(**given)
    t.play("B: campaign", "B: attack@C", "B: done", "D: yes", "C: no")
    assert outcome(t).defense == shields(t) + 1


# -- Step 3 ------------------------------------------------------------------------------------------------------------


@rule("OA-5.5.3a", "OA-7.5", "OA-7.5.1", "OA-7.5.2", "OA-10.rule-b")
def test_plans_of_both_sides(oath):
    t = battle(
        oath,
        advisers={"A": "kindred-warriors", "B": "fire-talkers"},
        cards={"steppe": "extra-provisions rangers"},
        favor={"A": 5},
        secrets={"A": 3, "B": 3},
    )
    attack(t)
    assert t.legal("B") == ["done", "plan:fire-talkers"], "standing at a plan's site is not enough"
    t.play("B: done")
    assert t.legal("A") == ["done", "plan:extra-provisions", "plan:kindred-warriors"], "red plans are not for defenders"
    t.play("A: plan:extra-provisions")
    assert t.legal("A") == ["done", "plan:kindred-warriors"], "each once"
    t.play("A: done")
    finish(t)


@rule("OA-5.5.3b")
def test_bandits_use_their_free_plans(oath):
    t = battle(
        oath, pawns={"B": "river"}, cards={"river": "extra-provisions", "wastes": "village-constable"}, bands={"B": 5}
    )
    t.play("B: campaign", "B: attack:bandits", "B: done", "B: 5")
    finish(t)
    assert attack_dice(t) == 3, "Village Constable is free, at any of their sites"
    assert defense_dice(t) == 1, "Extra Provisions cost favor"


@rule("OA-5.5.3c", "OA-7.5.4")
def test_dice_that_are_not_there_become_defense_dice(oath):
    t = battle(oath, advisers={"A": "mercenaries"}, bands={"B": 1})
    attack(t, dice=1).play("A: plan:mercenaries")
    finish(t)
    assert attack_dice(t) == 0
    assert defense_dice(t) == 1 + 1 + 2


@rule("OA-5.5.3d", "OA-5.5.3e", "OA-5.5.3f")
def test_allies_use_their_own_plans_in_the_defenders_order(oath):
    t = oath.position(
        seats=4,
        roles={"C": "citizen", "D": "citizen"},
        pawns={"A": "wastes", "B": "steppe", "C": "steppe", "D": "steppe"},
        bands={"B": 4},
        warbands={"steppe": "A1"},
        advisers={"C": "mercenaries", "D": "kindred-warriors"},
        favor={"A": 0, "C": 1, "D": 0},
        secrets={"A": 0, "D": 1},
        to_move="B",
    )
    t.play("B: campaign", "B: attack@C", "B: done", "B: 4", "D: yes", "C: yes")
    t.play("C: plan:mercenaries")
    assert t.to_act == ["D"], "the Chancellor has no plan"
    assert t.legal("D") == ["done", "plan:kindred-warriors"]
    t.play("D: plan:kindred-warriors")
    assert "1" in t.legal("D")
    t.play("D: 1")
    finish(t)
    assert (t.favor["C"], t.dark["D"]) == (0, 1), "each user pays"
    assert attack_dice(t) == 0


@rule("OA-7.5.3", "OA-7.1.2d", "OA-7.1.2e")
def test_plans_may_be_paid_again_and_off_turn(oath):
    t = battle(
        oath, advisers={"B": "mercenaries"}, favor={"B": 2}, bands={"B": 12}, warbands={"steppe": "A1", "river": "A1"}
    )
    attack(t, dice=12).play("B: plan:mercenaries")
    finish(t, {"campaign-place": "1"})
    assert outcome(t).won
    assert t.on_favor == {"mercenaries": 1}
    t.play("B: travel", "B: site:river", "B: campaign", "B: attack@A", "B: done")
    t.play(f"B: {t.legal('B')[0]}", "B: plan:mercenaries")
    finish(t)
    assert t.on_favor.get("mercenaries") == 2 or t.advisers["B"] == []


# -- Steps 4 and 5 -----------------------------------------------------------------------------------------------------


@rule("OA-5.5.4a", "OA-5.5.4b", "OA-5.5.4c", "OA-5.5.4e", "OA-10.force", "OA-2.8.3b")
@pytest.mark.parametrize("seed", range(6))
def test_the_defense_value(oath, seed):
    t = battle(
        oath,
        pawns={"C": "river"},
        warbands={"steppe": "C2", "river": "C1", "wastes": "C2"},
        bands={"B": 0, "C": 4},
        seed=seed,
    )
    attack(t, "river", defender="attack@C")
    finish(t)
    assert outcome(t).defense == shields(t) + 2 + 1 + 4, "the board counts, its pawn is at a target"
    t = battle(oath, warbands={"steppe": "C2"}, bands={"B": 0, "C": 4}, seed=seed)
    attack(t, defender="attack@C")
    finish(t)
    assert outcome(t).defense == shields(t) + 2


@rule("OA-5.5.5a", "OA-5.5.5b", "OA-5.5.5d", "OA-5.5.5e")
@pytest.mark.parametrize("seed", range(8))
def test_the_attack_value_and_skulls(oath, seed):
    t = battle(oath, bands={"B": 6}, warbands={"steppe": "A9"}, seed=seed)
    attack(t, dice=6)
    skulls = rolled(t, True).count(5)
    finish(t)
    assert outcome(t).attack == swords(t)
    assert outcome(t).won is (swords(t) > outcome(t).defense)
    left = 6 - skulls
    assert t.bands["B"] == (left if outcome(t).won else left - left // 2)


@rule("OA-5.5.5c", "OA-9.5", "OA-10.sacrifice", "OA-5.5.5d")
def test_a_sacrifice_is_exactly_what_is_needed(oath):
    t = battle(oath, bands={"B": 8}, warbands={"steppe": "A1"})
    attack(t, dice=0)
    assert prompts(t) == ["campaign-sacrifice"]
    needed = fight(t).shields + 1
    t.play("B: yes")
    finish(t, {"campaign-place": "0"})
    assert outcome(t).won
    assert outcome(t).attack == needed
    assert t.bands["B"] == 8 - needed
    t = battle(oath, bands={"B": 1}, warbands={"steppe": "A3"})
    attack(t, dice=0)
    assert prompts(t) == ["act"], "not enough warbands to win by it"


# -- Step 6 ------------------------------------------------------------------------------------------------------------


@rule("OA-5.5.6a")
@pytest.mark.parametrize(("bands", "left"), [(1, 1), (2, 1), (5, 3)])
def test_a_defeated_attacker_loses_half(oath, bands, left):
    t = battle(oath, bands={"B": bands}, warbands={"steppe": "A9"})
    attack(t, dice=0)
    finish(t)
    assert t.bands["B"] == left


@rule("OA-5.5.6b", "OA-10.kill")
def test_a_defeated_defender_loses_half_of_everything_that_counted(oath):
    t = battle(oath, bands={"B": 14, "C": 2}, pawns={"C": "steppe"}, warbands={"steppe": "C3"})
    attack(t, dice=14, defender="attack@C")
    finish(t, {"campaign-sacrifice": "yes", "campaign-lose": "site:steppe", "campaign-place": "0"})
    assert outcome(t).won
    assert t.bands["C"] == 3, "two of five died, the rest is on the board"
    assert t.warbands["steppe"] == ""
    assert t.bank["C"] == 11


@rule("OA-5.5.6c")
def test_bandits_come_back(oath):
    t = battle(oath, pawns={"B": "river"}, bands={"B": 9})
    t.play("B: campaign", "B: attack:bandits", "B: done", "B: 9")
    finish(t, {"campaign-place": "0"})
    assert outcome(t).won
    t.play("B: campaign")
    assert t.legal("B") == ["attack:bandits"]
    t.play("B: attack:bandits", "B: done", "B: 0")
    finish(t)
    assert outcome(t).defense == shields(t) + 1


@rule("OA-5.5.6d")
def test_the_defeated_resolve_their_plans(oath):
    t = battle(oath, advisers={"A": "mercenaries"}, bands={"B": 14}, warbands={"steppe": "A1"})
    attack(t, dice=14).play("A: plan:mercenaries")
    finish(t, {"campaign-sacrifice": "yes"})
    assert outcome(t).won
    assert t.advisers["A"] == []


@rule("OA-5.5.6e", "OA-5.5.6f")
def test_the_chancellor_allots_imperial_losses(oath):
    t = battle(
        oath,
        roles={"C": "citizen"},
        pawns={"A": "wastes", "C": "steppe"},
        bands={"A": 1, "B": 14, "C": 2},
        warbands={"steppe": "A2"},
    )
    attack(t, dice=14, defender="attack@C")
    while prompts(t) != ["campaign-lose"]:
        seat = t.to_act[0]
        t.play(f"{seat}: {'yes' if 'yes' in t.legal(seat) else 'done'}")
    assert t.to_act == ["A"]
    assert t.legal("A") == ["site:steppe", "board@2"]
    t.play("A: board@C", "A: board@C")
    finish(t)
    assert outcome(t).won
    assert t.bands["C"] == 0
    assert t.bands["A"] == 3, "survivors of the site come to the Chancellor's board"


# -- Steps 7 and 8 -----------------------------------------------------------------------------------------------------


@rule("OA-5.5.7", "OA-5.5.7.Ia", "OA-5.5.7.IIa", "OA-5.5.7.IIb", "OA-2.5.3c", "OA-10.take", "OA-10.seize")
def test_the_victor_takes_sites_and_items(oath):
    t = battle(
        oath,
        bands={"B": 14, "C": 0},
        pawns={"C": "steppe"},
        warbands={"steppe": "C1", "river": "C1"},
        relics={"C": "map"},
        banners={"darkest": "C 4"},
    )
    attack(t, "river", "map", "banner-darkest", dice=14, defender="attack@C")
    while prompts(t) != ["campaign-place"]:
        seat = t.to_act[0]
        t.play(f"{seat}: {'yes' if 'yes' in t.legal(seat) else t.legal(seat)[0]}")
    t.play("B: 2", "B: 1")
    assert (t.warbands["steppe"], t.warbands["river"]) == ("B2", "B1")
    assert t.relics["B"] == ["map"]
    assert t.banners["darkest"] == "B"
    assert t.banner_tokens["darkest"] == 2


@rule("OA-5.5.7.Ib")
def test_a_citizen_may_leave_imperial_sites_empty(oath):
    t = battle(oath, roles={"B": "citizen"}, bands={"B": 12}, warbands={"steppe": "A1"})
    attack(t, dice=12)
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "0"})
    assert outcome(t).won
    assert t.warbands["steppe"] == ""


@rule("OA-5.5.7.IIIa", "OA-5.5.7.IIIb", "OA-5.5.7.IIIc")
def test_banishment_and_burning(oath):
    land = "plains charming-valley mountain ~river steppe rocky-coast wastes the-hidden-place"
    t = battle(
        oath,
        land=land,
        bands={"B": 14, "C": 0},
        pawns={"C": "steppe"},
        warbands={"steppe": "C1"},
        favor={"C": 5},
    )
    attack(t, "pawn", dice=14, defender="attack@C")
    while prompts(t) != ["campaign-banish"]:
        seat = t.to_act[0]
        t.play(f"{seat}: {'yes' if 'yes' in t.legal(seat) else '0'}")
    assert "site:the-hidden-place" in t.legal("B"), "if C is willing to turn a secret"
    assert "site:steppe" not in t.legal("B")
    t.play("B: site:space-3", "B: yes")
    assert t.pawns["C"] == "river"
    assert t.favor["C"] == 3
    assert t.sites[3] == "river"


@rule("OA-5.5.7")
def test_a_victorious_defender_gets_nothing(oath):
    t = battle(oath, bands={"B": 0}, relics={"B": "map"}, pawns={"A": "steppe"})
    attack(t)
    finish(t)
    assert t.relics["B"] == ["map"]
    assert t.warbands["steppe"] == "A2"


@rule("OA-5.5.8a", "OA-5.5.8b")
def test_plans_after_the_battle(oath):
    t = battle(
        oath,
        cards={"steppe": "hearts-and-minds"},
        relics={"A": "cursed-cauldron"},
        favor={"A": 3},
        bands={"B": 4},
    )
    attack(t, dice=0).play("A: plan:cursed-cauldron", "A: plan:hearts-and-minds")
    finish(t)
    assert t.bands["A"] == 3 + 2, "two attackers died"
    assert t.cards["steppe"] == [], "discarded at the end"


@rule("OA-5.5.2j")
def test_modifiers_of_the_whole_defending_side_apply(oath):
    t = battle(
        oath,
        roles={"C": "citizen"},
        pawns={"C": "steppe"},
        advisers={"C": "vow-of-peace"},
        bands={"B": 9},
        warbands={"steppe": "A1"},
    )
    attack(t, dice=0)
    t.play("C: yes", "A: yes")
    assert not outcome(t).won
    assert prompts(t) == ["act"], "no sacrifice against an Ally with a Vow of Peace"


# -- The Bandit Crown --------------------------------------------------------------------------------------------------


@rule("OA-7.6.5a", "OA-7.6.5b", "OA-7.6.5c", "OA-7.6.5d")
def test_bandits_fight_for_the_crown_and_cannot_die(oath):
    t = battle(
        oath,
        relics={"C": "bandit-crown"},
        pawns={"C": "steppe"},
        warbands={"steppe": "C3"},
        bands={"B": 14, "C": 0},
    )
    attack(t, "river", dice=14, defender="attack@C")
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "0"})
    assert outcome(t).defense == shields(t) + 3 + 2, "a bandit at each of the two sites"
    assert outcome(t).won
    assert t.bands["C"] == 1, "half of five, all of it warbands"


@card("Wrestlers")
@rule("OA-7.1.3", "OA-7.5")
def test_why_a_plan_is_of_no_use(oath):
    t = battle(
        oath, pawns={"A": "steppe"}, warbands={"steppe": "C1"}, bands={"A": 0}, advisers={"A": "wrestlers longbows"}
    )
    t.play("B: campaign", "B: attack@A", "B: target:pawn", "B: done", "B: 3")
    refusal = t.table.why_not(0, "plan:wrestlers")
    assert (refusal.rule, refusal.reason.id) == ("OA-7.1.3", "refusal-useless")
    finish(t)


@rule("OA-5.5.7.Ia")
def test_the_question_of_a_conquest_names_the_site(oath):
    t = battle(oath, warbands={"steppe": "A1"}, bands={"B": 9})
    attack(t, dice=9)
    while prompts(t)[0] != "campaign-place":
        t.play(f"{t.to_act[0]}: {t.legal(t.to_act[0])[0]}")
    assert GAME.say(t.table.prompt(1).label) == "How many warbands do you leave at Steppe?"
    finish(t)
