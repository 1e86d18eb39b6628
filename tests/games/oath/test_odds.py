"""The exact odds of campaigns, held to the rules roll by roll."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from camarilla.games.oath import battle
from camarilla.games.oath.catalog import ATTACK_DIE, DATA, DEFENSE_DIE, DOUBLE
from camarilla.games.oath.game import GAME
from camarilla.games.oath.odds import Battle, attack_rolls, odds_of, shield_rolls
from camarilla.testing import card, rule

from .helpers import attack as declare
from .helpers import battle as table
from .helpers import fight, finish


def rolls(dice):
    """All rolls of so many dice, face by face."""
    return product(range(6), repeat=dice)


def swords(faces, notes):
    """What a roll comes to, counted as the rules count it."""
    shown = [battle.swords_on(die, notes) for die in faces]
    return battle.attack_value(*[sum(one[part] for one in shown) for part in range(3)], notes)


@rule("OA-5.5.4a", "OA-5.5.5a")
def test_the_dice_have_the_printed_faces():
    printed = DATA["board"]
    assert [(face["swords"], face["hollow"], face["skull"]) for face in printed["attack_die"]] == list(ATTACK_DIE)
    shields = [DOUBLE if face.get("double") else face["shields"] for face in printed["defense_die"]]
    assert shields == list(DEFENSE_DIE)


@rule("OA-5.5.5b")
@pytest.mark.parametrize("note", ["", "no-hollow", "twice", "no-two-swords", "no-skulls"])
def test_attack_rolls_are_as_if_every_roll_were_written_down(note):
    notes = {note: 1} if note else {}
    for dice in (0, 1, 2, 4):
        assert attack_rolls(dice, tuple(notes.items())) == Counter(swords(faces, notes) for faces in rolls(dice))


@rule("OA-5.5.4e")
@pytest.mark.parametrize("none_of", [0, 1 << 1, 1 << 1 | 1 << 2])
def test_shields_are_as_if_every_roll_were_written_down(none_of):
    for dice in (0, 1, 3, 5):
        assert shield_rolls(dice, none_of) == Counter(battle.shields(list(faces), none_of) for faces in rolls(dice))


@rule("OA-5.5.5c", "OA-5.5.5d")
def test_the_odds_are_those_of_all_rolls_together_sacrifices_and_skulls_included():
    warbands, defenders = 3, 1
    win = sacrificing = 0
    for attack, defense in product(rolls(3), rolls(2)):
        value, skulls = swords(attack, {})
        short = battle.shields(list(defense)) + defenders - value
        win += short < 0
        sacrificing += short < 0 or short + 1 <= warbands - min(warbands, skulls)
    odds = odds_of(Battle(3, 2, defenders, warbands))
    assert odds.win == pytest.approx(win / 6**5)
    assert odds.sacrificing == pytest.approx(sacrificing / 6**5)
    assert sum(chance for _, chance in odds.margins) == pytest.approx(1)
    assert odds.skulls == pytest.approx(3 / 6)


@rule("OA-5.5.5d")
def test_ties_are_the_defenders_and_a_rolled_defense_is_known():
    assert odds_of(Battle(1, 4, 1, 0, rolled=1)).win == pytest.approx(1 / 6)
    assert odds_of(Battle(1, 4, 1, 0, rolled=2)).win == 0
    assert odds_of(Battle(1, 4, 1, 0, rolled=0)).win == pytest.approx(3 / 6)


@rule("OA-5.5.5c")
def test_plans_about_sacrifices_are_obeyed():
    assert odds_of(Battle(0, 0, 2, 3)).sacrificing == 1
    assert odds_of(Battle(0, 0, 2, 3, sacrifice=False)).sacrificing == 0
    assert odds_of(Battle(0, 0, 2, 1)).sacrificing == 0
    assert odds_of(Battle(0, 0, 2, 1, worth=3)).sacrificing == 1


# -- At the table ------------------------------------------------------------------------------------------------------


def clash(t):
    """The campaign as everybody can work it out."""
    return t.table.view(None, figures=True).figures.campaign


@rule("OA-5.5.2g", "OA-2.11j")
def test_a_campaign_shows_its_odds_until_the_attacker_has_rolled(oath):
    t = table(oath, title="A")
    assert clash(t) is None
    t.play("B: campaign", "B: attack@A")
    whole = clash(t)
    assert (whole.attack, whole.defense) == (5, 2), "the whole force; a site and the title"
    assert whole.odds == odds_of(Battle(5, 2, 2, 5))
    t.play("B: done", "B: 3")
    finish(t)
    assert clash(t) is None


@card("Longbows")
def test_while_plans_are_used_the_odds_are_those_of_the_dice_taken(oath):
    t = declare(table(oath, advisers={"B": "longbows"}), dice=3)
    assert clash(t).odds == odds_of(Battle(3, 2, 2, 5))
    fight(t).notes["halved"] = 1
    assert clash(t).odds == odds_of(Battle(1, 2, 2, 5, notes=(("halved", 1),)))
    finish(t)


@rule("OA-5.5.2g")
def test_the_odds_of_each_number_of_dice_are_previewed_for_the_attacker(oath):
    t = table(oath, advisers={"B": "longbows"})
    t.play("B: campaign", "B: attack@A", "B: done")
    tell, view = GAME.previews.tell, t.table.view(1)
    previews = {notation: tell(view, notation) for notation in t.legal("B")}
    assert list(previews) == ["5", "4", "3", "2", "1", "0"]
    for notation, odds in previews.items():
        assert odds == odds_of(Battle(int(notation), 2, 2, 5)), "a site and the title"
    assert previews["5"].win > previews["2"].win > previews["0"].win == 0
    assert tell(view, "6") is None, "there are no six warbands"
    assert tell(view, "done") is None
    assert tell(t.table.view(0), "3") is None, "only the attacker is asked"
    t.play("B: 4")
    assert tell(t.table.view(1), "3") is None
    assert fight(t).attack == 4
    assert previews["4"] == clash(t).odds
    finish(t)


@rule("OA-5.5.3c")
def test_attack_dice_that_lack_are_defense_dice_in_a_preview(oath):
    t = table(oath, pawns={"B": "mountain"}, warbands={"mountain": "A1"}, advisers={"B": "longbows"})
    t.play("B: campaign", "B: attack@A", "B: done")
    preview = GAME.previews.tell(t.table.view(1), "0")
    t.play("B: 0")
    assert fight(t).attack == 0
    assert clash(t).defense == fight(t).defense == 3, "a site, the title, and the die that lacks at Mountain"
    assert preview == clash(t).odds
    finish(t)
