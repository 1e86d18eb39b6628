"""The second half of the Order denizens, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.games.oath.battle import shields
from camarilla.testing import card, rule

from .helpers import attack, attack_dice, battle, fight, finish, outcome, prompts, rolled

SURE_WIN = {"warbands": {"steppe": "A1"}, "bands": {"B": 12}}
"""Twelve dice against one warband and two dice."""


def win(t, *targets, **choices):
    """Attack with everything and place nobody; the sacrifice makes it sure."""
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "0", **choices})
    assert outcome(t).won
    return t


@card("Tyrant")
def test_tyrant_kills_only_for_the_holder(oath):
    t = oath.position(seats=2, advisers={"A": "tyrant"}, warbands={"river": "B2"}, to_move="B")
    t.play("B: travel", "B: site:river")
    assert t.warbands["river"] == "B2"


def labor(oath, **given):
    """B at River, which A rules; Forced Labor lies at Plains, which A rules, too."""
    base = {
        "seats": 2,
        "cards": {"plains": "forced-labor"},
        "warbands": {"plains": "A1", "river": "A1"},
        "pawns": {"A": "plains", "B": "river"},
        "to_move": "B",
    }
    return oath.position(**{**base, **given})


@card("Forced Labor")
def test_forced_labor_taxes_searches(oath):
    t = labor(oath)
    t.play("B: search", "B: world")
    assert t.favor == {"A": 2, "B": 0}
    finish(t)
    assert "search" not in t.legal("B"), "no favor is left"
    t.play("B: travel", "B: site:wastes", "B: search", "B: world")
    assert t.favor == {"A": 2, "B": 0}, "nothing is owed at other sites"
    finish(t)


@card("Forced Labor")
def test_forced_labor_taxes_plays_of_advisers(oath):
    t = labor(oath, advisers={"B": "~wolves ~elders"})
    t.play("B: play:wolves", "B: faceup")
    assert t.favor == {"A": 2, "B": 0}
    assert "play:elders" not in t.legal("B")


@card("Forced Labor")
def test_forced_labor_keeps_an_unpaid_card_from_being_played(oath):
    t = labor(
        oath,
        cards={"plains": "forced-labor", "river": "inquisitor"},
        pawns={"A": "river", "B": "river"},
        advisers={"A": "~conspiracy"},
    )
    t.play("B: use:inquisitor", "B: adviser@A.0")
    assert t.discards["hinterland"] == ["conspiracy"], "the favor went to the Inquisitor"
    assert t.favor["B"] == 0


@card("Forced Labor")
def test_forced_labor_of_bandits_burns_the_favor(oath):
    t = labor(oath, warbands={})
    shared = t.shared
    t.play("B: search", "B: world")
    assert (t.favor["B"], t.shared) == (0, shared + 1)
    finish(t)


@card("Secret Police")
@pytest.mark.parametrize(("at", "open_to"), [("river", False), ("wastes", True)])
def test_secret_police_watch_for_visions(oath, at, open_to):
    t = oath.position(
        seats=2,
        cards={"plains": "secret-police"},
        warbands={"plains": "A1", "river": "A1"},
        pawns={"B": at},
        advisers={"B": "~vision-of-faith ~conspiracy ~wolves"},
        to_move="B",
    )
    assert ("play:vision-of-faith" in t.legal("B")) is open_to
    assert ("play:conspiracy" in t.legal("B")) is open_to
    assert "play:wolves" in t.legal("B")


@card("Specialist")
def test_specialist_silences_the_whole_defence(oath):
    t = battle(
        oath,
        advisers={"B": "specialist scouts", "A": "longbows", "C": "outriders code-of-honor"},
        roles={"C": "citizen"},
        pawns={"C": "steppe"},
        favor={"B": 2},
    )
    attack(t).play("C: yes", "A: yes", "B: plan:specialist", "B: done")
    assert prompts(t) != ["campaign-plan"]
    assert t.on_favor == {"specialist": 2}
    finish(t)


@card("Captains")
def test_captains_fight_from_a_ruled_site(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "captains"},
        warbands={"steppe": "A3", "river": "B1"},
        bands={"A": 2, "B": 3},
        pawns={"A": "plains", "B": "steppe"},
        supply={"A": 0},
    )
    t.play("A: use:captains")
    assert t.legal("A") == ["site:steppe"], "nobody to fight at other ruled sites"
    t.play("A: site:steppe", "A: attack@B", "A: target:pawn", "A: done")
    assert t.legal("A")[0] == "5", "board and site together"
    t.play("A: 5")
    assert fight(t).at == 4
    finish(t)
    assert t.pawns["A"] == "plains"


@card("Captains")
def test_captains_of_a_citizen_against_the_empire(oath):
    t = oath.position(
        seats=3,
        advisers={"C": "longbows"},
        cards={"plains": "captains"},
        roles={"B": "citizen"},
        warbands={"steppe": "A3", "plains": "A1"},
        bands={"A": 2, "B": 1, "C": 1},
        pawns={"A": "steppe", "B": "plains", "C": "wastes"},
        to_move="B",
    )
    t.play("B: use:captains", "B: site:steppe", "B: attack@A")
    assert "done" not in t.legal("B")
    t.play("B: target:pawn", "B: done")
    assert fight(t).targets == [60], "the site need not be a target"
    assert t.legal("B")[0] == "4", "its warbands attack"
    t.play("B: 0")
    finish(t)
    assert outcome(t).defense == 2 + shields(list(rolled(t, False))), "and do not defend"


@card("Siege Engines")
def test_siege_engines_kill_two_at_one_site(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "siege-engines"},
        pawns={"A": "mountain"},
        warbands={"river": "B3", "steppe": "A1", "wastes": "B2"},
    )
    t.play("A: use:siege-engines")
    assert t.legal("A") == ["site:river", "site:steppe"]
    t.play("A: site:river")
    assert (t.warbands["river"], t.bank["B"]) == ("B1", 14 - 3 - 2 - 1)


@card("Royal Tax")
def test_royal_tax_falls_on_guests_in_the_region(oath):
    t = oath.position(
        seats=4,
        advisers={"A": "~royal-tax"},
        warbands={"plains": "A1", "river": "A1", "charming-valley": "B1"},
        pawns={"A": "plains", "B": "plains", "C": "river", "D": "charming-valley"},
        favor={"A": 0, "B": 3, "C": 3, "D": 3},
    )
    t.play("A: play:royal-tax", "A: faceup")
    assert t.favor == {"A": 2, "B": 1, "C": 3, "D": 3}


def roads(oath, **given):
    """B at Wastes; A rules Plains, where Toll Roads lies, and River."""
    base = {
        "seats": 2,
        "cards": {"plains": "toll-roads"},
        "warbands": {"plains": "A1", "river": "A1"},
        "pawns": {"A": "plains", "B": "wastes"},
        "to_move": "B",
    }
    return oath.position(**{**base, **given})


@card("Toll Roads")
def test_toll_roads_cost_enemies_a_favor(oath):
    t = roads(oath)
    t.play("B: travel", "B: site:river")
    assert t.favor == {"A": 2, "B": 0}
    t.play("B: travel")
    assert "site:plains" not in t.legal("B"), "no favor is left"
    t.play("B: site:steppe")
    assert t.favor == {"A": 2, "B": 0}


@card("Toll Roads")
def test_toll_roads_let_their_ruler_pass(oath):
    t = roads(oath, to_move="A")
    t.play("A: travel", "A: site:river")
    assert t.favor["A"] == 1


@card("Toll Roads")
@pytest.mark.parametrize(("answer", "at"), [("yes", "river"), ("no", "plains")])
def test_toll_roads_are_paid_by_force_only_if_the_traveller_agrees(oath, answer, at):
    t = roads(oath, advisers={"A": "palanquin"}, pawns={"A": "plains", "B": "plains"}, to_move="A")
    t.play("A: use:palanquin", "A: seat@B", "A: site:river", f"B: {answer}")
    assert t.pawns == {"A": "river", "B": at}
    assert t.favor == {"A": 1 if answer == "yes" else 0, "B": 0 if answer == "yes" else 1}


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


@card("Curfew")
def test_curfew_taxes_trades_with_cards_of_its_ruler(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "curfew", "river": "wolves", "wastes": "scouts"},
        warbands={"plains": "A1", "river": "A1"},
        pawns={"B": "river"},
        favor={"B": 2},
        secrets={"B": 2},
        to_move="B",
    )
    t.play("B: trade")
    assert t.legal("B") == ["favor:wolves"], "two favor for a secret and one for the ruler are too much"
    t.play("B: favor:wolves")
    assert t.favor == {"A": 2, "B": 2}
    t.play("B: travel", "B: site:wastes", "B: trade", "B: favor:scouts")
    assert t.favor == {"A": 2, "B": 3}, "not elsewhere"


@card("Knights Errant")
def test_knights_errant_fight_after_mustering(oath):
    t = battle(oath, cards={"steppe": "wolves"}, advisers={"B": "knights-errant"}, supply={"B": 1})
    t.play("B: muster", "B: with:knights-errant", "B: wolves")
    assert prompts(t) == ["may"]
    t.play("B: yes", "B: attack@A", "B: done")
    assert t.legal("B")[0] == "7"
    finish(t)
    assert t.supply["B"] == 0


@card("Vow of Obedience")
def test_vow_of_obedience_hides_visions_and_pays(oath):
    t = oath.position(
        seats=2, advisers={"B": "vow-of-obedience ~vision-of-faith ~conspiracy"}, pawns={"B": "wastes"}, to_move="B"
    )
    assert not [move for move in t.legal("B") if move.startswith("play")]
    t.play("B: rest", "B: vow-of-obedience", "B: bank:beast")
    assert (t.favor["B"], t.banks["beast"]) == (2, 2)


@card("Vow of Obedience")
def test_vow_of_obedience_binds_its_holder_only(oath):
    t = oath.position(
        seats=2, advisers={"A": "vow-of-obedience", "B": "~vision-of-faith"}, pawns={"B": "wastes"}, to_move="B"
    )
    t.play("B: play:vision-of-faith", "B: revealed")
    assert t.revealed["B"] == "vision-of-faith"


@card("Hunting Party")
def test_hunting_party_fights_after_a_search_of_the_world_deck(oath):
    t = battle(
        oath,
        advisers={"B": "hunting-party"},
        supply={"B": 2},
        world="wolves elders tents",
        discards={"provinces": "birdsong"},
    )
    t.play("B: search", "B: with:hunting-party", "B: world")
    t.play("B: wolves", "B: elders", "B: discard", "B: yes", "B: attack@A")
    finish(t)
    assert t.supply["B"] == 0
    assert outcome(t).defender == 0
    t = battle(oath, advisers={"B": "hunting-party"}, discards={"provinces": "birdsong"})
    t.play("B: search", "B: with:hunting-party", "B: pile:provinces", "B: discard")
    assert prompts(t) == ["act"], "not after a search of a pile"


@card("Council Seat")
@pytest.mark.parametrize("seat", [True, False])
def test_council_seat_keeps_a_citizen_in_the_empire(oath, seat):
    advisers = {"B": "council-seat" if seat else "wolves"}
    t = oath.position(seats=2, roles={"B": "citizen"}, advisers=advisers, favor={"A": 9})
    assert ("exile@1" in t.legal("A")) is not seat
    t = oath.position(seats=2, roles={"B": "citizen"}, advisers=advisers, favor={"B": 9}, bands={"B": 0}, to_move="B")
    assert ("leave" in t.legal("B")) is not seat


@card("Council Seat")
def test_the_council_seat_keeps_its_holder_alone(oath):
    t = oath.position(seats=3, roles={"B": "citizen"}, advisers={"C": "council-seat"}, favor={"A": 9})
    assert "exile@1" in t.legal("A")


@card("Encirclement")
@pytest.mark.parametrize(("bands", "dice"), [(5, 7), (2, 2)])
def test_encirclement_needs_the_larger_force(oath, bands, dice):
    t = battle(oath, advisers={"B": "encirclement"}, bands={"B": bands})
    attack(t, dice=bands).play("B: plan:encirclement")
    finish(t)
    assert attack_dice(t) == dice


@card("Encirclement")
def test_encirclement_serves_the_defender(oath):
    t = battle(oath, cards={"steppe": "encirclement"}, pawns={"A": "steppe"}, bands={"A": 4, "B": 5})
    attack(t, dice=5).play("A: plan:encirclement")
    finish(t)
    assert attack_dice(t) == 3


@card("Peace Envoy")
def test_peace_envoy_buys_victory(oath):
    t = battle(oath, advisers={"B": "peace-envoy longbows"}, pawns={"A": "steppe"}, favor={"A": 0, "B": 5})
    attack(t, "pawn", dice=0).play("B: plan:peace-envoy")
    assert fight(t).defense == 1 + 2 + 1
    assert t.favor == {"A": 4, "B": 0, "C": 1}
    finish(t, {"campaign-place": "1", "campaign-burn": "yes"})
    assert outcome(t).won
    assert t.favor["A"] == 2, "half of the gift may be burnt"
    assert t.bands == {"A": 5, "B": 4, "C": 3}, "nobody was killed"
    assert t.warbands["steppe"] == "B1"
    assert not [event for event in t.events if type(event).__name__ == "DiceRolled"]


@card("Peace Envoy")
def test_peace_envoy_needs_the_favor_the_pawn_and_no_other_plan(oath):
    for given in (
        {"pawns": {"A": "steppe"}, "favor": {"B": 2}},
        {"pawns": {"A": "mountain"}, "favor": {"B": 9}},
    ):
        t = battle(oath, advisers={"B": "peace-envoy longbows"}, **given)
        attack(t, dice=0)
        assert t.legal("B") == ["done", "plan:longbows"]
        finish(t)
    t = battle(oath, advisers={"B": "peace-envoy longbows"}, pawns={"A": "steppe"}, favor={"B": 9})
    attack(t, dice=0)
    assert "plan:peace-envoy" in t.legal("B")
    t.play("B: plan:longbows")
    assert prompts(t) != ["campaign-plan"]
    finish(t)


@card("Peace Envoy")
def test_peace_envoy_of_the_defender(oath):
    t = battle(oath, advisers={"A": "peace-envoy"}, pawns={"A": "steppe"}, favor={"A": 3, "B": 0})
    attack(t, dice=5).play("A: plan:peace-envoy")
    finish(t)
    assert not outcome(t).won
    assert t.favor["B"] == 2
    assert t.bands["B"] == 5
    assert t.warbands["steppe"] == "A2"


@card("Relic Hunter")
def test_relic_hunter_targets_relics_at_sites(oath):
    t = battle(
        oath,
        advisers={"B": "relic-hunter"},
        site_relics={"steppe": "map whistle", "river": "cracked-horn"},
        **SURE_WIN,
    )
    attack(t, dice=12).play("B: plan:relic-hunter")
    assert t.legal("B") == ["skip", "relic:4.0", "relic:4.1"], "not the one at a site that is no target"
    t.play("B: relic:4.0", "B: relic:4.1")
    assert fight(t).defense == 2 + 2
    while prompts(t) != ["pick-card"]:
        t.play("B: yes" if prompts(t) == ["campaign-sacrifice"] else f"B: {t.legal('B')[0]}")
    t.play("B: map", "B: skip")
    assert t.relics["B"] == ["whistle"]
    assert t.relic_deck[-1] == "map"


@card("Relic Hunter")
def test_relic_hunter_leaves_relics_behind_in_defeat(oath):
    t = battle(oath, advisers={"B": "relic-hunter"}, site_relics={"steppe": "map"})
    attack(t, dice=0).play("B: plan:relic-hunter", "B: relic:4.0")
    finish(t)
    assert not outcome(t).won
    assert t.site_relics["steppe"] == ["map"]


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
