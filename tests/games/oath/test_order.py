"""The Order denizens, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.games.oath.battle import shields
from camarilla.testing import card

from .helpers import attack, attack_dice, battle, defense_dice, fight, finish, outcome, prompts, rolled

SURE_WIN = {"warbands": {"steppe": "A1"}, "bands": {"B": 12}}
"""Twelve dice against one warband and two dice."""


def win(t, *targets, **choices):
    """Attack with everything and place nobody; the sacrifice makes it sure."""
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "0", **choices})
    assert outcome(t).won
    return t


@card("Wrestlers")
def test_wrestlers_give_a_warband_for_a_die(oath):
    t = battle(oath, cards={"steppe": "wrestlers"}, pawns={"A": "steppe"})
    attack(t, dice=0).play("A: plan:wrestlers")
    assert t.legal("A") == ["site:steppe", "board@0"]
    t.play("A: board@A")
    finish(t)
    assert t.bands["A"] == 2
    assert defense_dice(t) == 1 + 1 + 1, "the site, the title, the wrestlers"


@card("Wrestlers")
def test_wrestlers_may_kill_the_last_warband_and_the_site_is_taken_all_the_same(oath):
    t = battle(oath, advisers={"A": "wrestlers"}, warbands={"steppe": "A1"}, bands={"B": 12})
    attack(t, dice=12).play("A: plan:wrestlers")
    assert t.warbands["steppe"] == ""
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "2"})
    assert outcome(t).won
    assert t.warbands["steppe"] == "B2"


@card("Wrestlers")
def test_wrestlers_take_an_allys_warband_but_need_one(oath):
    t = battle(oath, advisers={"A": "wrestlers"}, roles={"C": "citizen"}, pawns={"C": "steppe"})
    attack(t).play("C: yes", "A: yes", "A: plan:wrestlers")
    assert t.legal("A") == ["site:steppe", "board@2"]
    t.play("A: board@C")
    assert t.bands["C"] == 2
    finish(t)
    t = battle(oath, advisers={"A": "wrestlers"}, pawns={"A": "steppe"}, warbands={"steppe": "C1"}, bands={"A": 0})
    attack(t, "pawn")
    assert prompts(t) != ["campaign-plan"], "there is nobody to kill"
    finish(t)


@card("Battle Honors")
@pytest.mark.parametrize(("bank", "gained"), [(3, 2), (1, 1)])
def test_battle_honors_pay_two_favor_to_the_victor(oath, bank, gained):
    t = battle(oath, advisers={"B": "battle-honors"}, banks={"order": bank}, **SURE_WIN)
    attack(t, dice=12).play("B: plan:battle-honors")
    assert t.favor["B"] == 1
    win(t)
    assert (t.favor["B"], t.banks["order"]) == (1 + gained, bank - gained)


@card("Battle Honors")
def test_battle_honors_pay_nothing_in_defeat_and_bandits_burn_theirs(oath):
    t = battle(oath, advisers={"B": "battle-honors"})
    attack(t, dice=0).play("B: plan:battle-honors")
    finish(t)
    assert (t.favor["B"], t.banks["order"]) == (1, 3)
    t = battle(oath, cards={"river": "battle-honors"}, pawns={"B": "river"})
    shared = t.shared
    attack(t, dice=0, defender="attack:bandits")
    finish(t)
    assert (t.banks["order"], t.shared) == (1, shared + 2)


@card("Bear Traps")
def test_bear_traps_take_a_die_and_a_warband(oath):
    t = battle(oath, cards={"steppe": "bear-traps"})
    attack(t, dice=1).play("A: plan:bear-traps")
    finish(t)
    assert attack_dice(t) == 0
    assert t.bands["B"] == (5 - 1) // 2, "one in the trap, then half of the beaten"


@card("Longbows")
@pytest.mark.parametrize(("cards", "user", "dice"), [({"B": "longbows"}, "B", 4), ({"A": "longbows"}, "A", 2)])
def test_longbows_shoot_for_either_side(oath, cards, user, dice):
    t = battle(oath, advisers=cards)
    attack(t, dice=3).play(f"{user}: plan:longbows")
    finish(t)
    assert attack_dice(t) == dice


@card("Keep")
@pytest.mark.parametrize(("at", "dice"), [("steppe", 4), ("river", 2)])
def test_keep_defends_its_own_site(oath, at, dice):
    t = battle(oath, cards={at: "keep"}, warbands={"river": "A1"})
    attack(t).play("A: plan:keep")
    finish(t)
    assert defense_dice(t) == dice


@card("Pressgangs")
def test_pressgangs_muster_on_occupied_cards(oath):
    t = oath.position(seats=2, cards={"plains": "wolves"}, advisers={"A": "pressgangs"}, favor={"A": 3})
    t.play("A: muster", "A: go", "A: wolves", "A: muster")
    assert t.legal("A") == ["with:pressgangs"]
    t.play("A: with:pressgangs", "A: wolves")
    assert t.on_favor == {"wolves": 2}
    assert t.bands["A"] == 7


@card("Garrison")
def test_garrison_mans_every_ruled_site(oath):
    t = oath.position(
        seats=2,
        advisers={"B": "~garrison"},
        pawns={"B": "river"},
        warbands={"river": "B1", "wastes": "B2", "plains": "A1"},
        bands={"B": 2},
        to_move="B",
    )
    t.play("B: play:garrison", "B: site:river")
    assert (t.warbands["river"], t.warbands["wastes"], t.warbands["plains"]) == ("B2", "B3", "A1")
    assert t.bands["B"] == 2
    assert t.bank["B"] == 14 - 7


@card("Garrison")
def test_garrison_chooses_sites_when_warbands_are_short(oath):
    t = oath.position(
        seats=2,
        advisers={"B": "~garrison"},
        pawns={"B": "river"},
        warbands={"river": "B7", "wastes": "B6"},
        bands={"B": 0},
        to_move="B",
    )
    t.play("B: play:garrison", "B: site:river")
    assert t.bands["B"] == 1, "the bank had only one"
    t.play("B: site:wastes")
    assert (t.warbands["river"], t.warbands["wastes"], t.bands["B"]) == ("B7", "B7", 0)


@card("Scouts")
def test_scouts_bring_back_supply(oath):
    t = battle(oath, advisers={"B": "scouts"}, supply={"B": 5})
    attack(t)
    assert t.supply["B"] == 3
    t.play("B: plan:scouts")
    assert t.supply["B"] == 4
    finish(t)
    t = battle(oath, cards={"steppe": "scouts"})
    attack(t)
    assert prompts(t) != ["campaign-plan"], "only for the attacker"
    finish(t)


@card("Martial Culture")
@pytest.mark.parametrize(("loser", "asked"), [("C", True), ("A", False)])
def test_martial_culture_admits_a_victor_over_exiles(oath, loser, asked):
    t = battle(
        oath,
        cards={"plains": "martial-culture"},
        warbands={"plains": "B1", "steppe": f"{loser}1"},
        bands={"B": 12},
    )
    attack(t, dice=12, defender=f"attack@{loser}").play("B: plan:martial-culture")
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "0", "may": "yes"})
    assert outcome(t).won
    assert (t.roles["B"] == "citizen") is asked
    assert (t.turn == "C") is asked, "the Act phase is over"
    if asked:
        assert t.warbands["plains"] == "A1"
        assert t.reliquary.count("-") == 0


@card("Martial Culture")
def test_martial_culture_serves_a_defender_too(oath):
    t = battle(oath, cards={"plains": "martial-culture"}, warbands={"plains": "C1", "steppe": "C3"})
    attack(t, dice=0, defender="attack@C").play("C: plan:martial-culture")
    finish(t, {"may": "yes"})
    assert t.roles["C"] == "citizen"
    assert t.turn == "B"


@card("Code of Honor")
def test_code_of_honor_stands_alone(oath):
    t = battle(oath, advisers={"B": "code-of-honor longbows", "A": "wrestlers"})
    attack(t, dice=3).play("B: plan:code-of-honor")
    assert t.legal("A") == ["done", "plan:wrestlers"], "the other side is free"
    finish(t)
    assert attack_dice(t) == 5
    t = battle(oath, advisers={"B": "code-of-honor longbows"})
    attack(t, dice=3).play("B: plan:longbows")
    assert prompts(t) != ["campaign-plan"], "not beside another plan"
    finish(t)


@card("Code of Honor")
def test_code_of_honor_binds_allies(oath):
    t = battle(oath, advisers={"A": "code-of-honor", "C": "longbows"}, roles={"C": "citizen"}, pawns={"C": "steppe"})
    attack(t, dice=5).play("C: yes", "A: yes", "A: plan:code-of-honor")
    assert prompts(t) != ["campaign-plan"]
    finish(t)
    assert attack_dice(t) == 3


@card("Outriders")
def test_outriders_ride_past_skulls(oath):
    t = battle(oath, advisers={"B": "outriders"}, warbands={"steppe": "A1"}, seed=2)
    attack(t).play("B: plan:outriders")
    finish(t)
    assert 5 in rolled(t, True)
    assert not outcome(t).won
    assert t.bands["B"] == 5 - 5 // 2, "defeat takes half, skulls nobody"


@card("Messenger")
def test_messenger_moves_warbands_between_board_and_sites(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "messenger"},
        warbands={"plains": "A3", "river": "A1", "wastes": "A2", "steppe": "B2"},
        bands={"A": 1},
    )
    t.play("A: use:messenger")
    assert t.legal("A") == ["skip", "site:plains", "site:river", "site:wastes"]
    t.play("A: site:plains")
    assert t.legal("A") == ["-2", "-1", "1"], "one stays"
    t.play("A: -2", "A: site:river", "A: 3")
    assert (t.warbands["plains"], t.warbands["river"], t.bands["A"]) == ("A1", "A4", 0)
    t.play("A: skip")
    assert t.on_favor == {"messenger": 1}


@card("Messenger")
def test_messenger_asks_no_permission_of_the_chancellor(oath):
    t = oath.position(
        seats=2,
        roles={"B": "citizen"},
        advisers={"B": "messenger"},
        pawns={"B": "river"},
        warbands={"plains": "A3"},
        to_move="B",
    )
    t.play("B: use:messenger", "B: site:plains", "B: -2")
    assert (t.warbands["plains"], t.bands["B"]) == ("A1", 5)


@card("Field Promotion")
@pytest.mark.parametrize(("dice", "gained"), [(12, 2), (0, 0)])
def test_field_promotion_follows_victory(oath, dice, gained):
    t = battle(oath, advisers={"B": "field-promotion"}, warbands={"steppe": "A1"}, bands={"B": 12})
    attack(t, dice=dice).play("B: plan:field-promotion")
    before = t.bank["B"]
    finish(t, {"campaign-place": "0"})
    assert outcome(t).won is bool(gained)
    killed = outcome(t).won and sum(face == 5 for face in rolled(t, True))
    assert t.bands["B"] == (12 - killed + min(3, before + killed) if gained else 6)


@card("Palanquin")
def test_palanquin_carries_another_along(oath):
    t = oath.position(
        seats=3,
        advisers={"A": "palanquin"},
        land="plains charming-valley mountain river ~steppe rocky-coast wastes great-slum",
        pawns={"A": "plains", "B": "plains", "C": "river"},
        supply={"A": 0, "B": 0},
    )
    t.play("A: use:palanquin")
    assert t.legal("A") == ["seat@1"]
    t.play("A: seat@B", "A: site:space-4")
    assert t.pawns == {"A": "steppe", "B": "steppe", "C": "river"}
    assert "steppe" in t.sites
    assert t.on_favor == {"palanquin": 1}


@card("Palanquin")
@pytest.mark.parametrize("ruler", ["A", "B", "C"])
def test_palanquin_from_the_shrouded_wood(oath, ruler):
    t = oath.position(
        seats=3,
        advisers={"B": "palanquin"},
        land="shrouded-wood charming-valley mountain river steppe rocky-coast wastes great-slum",
        pawns={"A": "river", "B": "shrouded-wood", "C": "shrouded-wood"},
        warbands={"shrouded-wood": f"{ruler}1"},
        to_move="B",
    )
    t.play("B: use:palanquin", "B: seat@C", "B: site:wastes")
    assert t.pawns["B"] == "wastes"
    if ruler != "C":
        t.play(f"{ruler}: site:steppe")
    assert t.pawns["C"] == ("wastes" if ruler == "C" else "steppe")


@card("Shield Wall")
def test_shield_wall_holds_or_dies(oath):
    t = battle(oath, cards={"steppe": "shield-wall"}, warbands={"steppe": "A3"}, bands={"B": 14})
    attack(t, dice=14).play("A: plan:shield-wall")
    finish(t, {"campaign-sacrifice": "yes", "campaign-place": "0"})
    assert defense_dice(t) == 4
    assert outcome(t).won
    assert t.bands["A"] == 3, "nobody came home"
    assert t.bank["A"] == 24 - 3
    assert t.banks["order"] == 4, "paid off turn"


@card("Military Parade")
def test_military_parade_collects_for_each_adviser_of_the_beaten_side(oath):
    t = battle(
        oath,
        advisers={"B": "military-parade", "A": "wolves birdsong ~elders", "C": "scouts"},
        roles={"C": "citizen"},
        pawns={"C": "steppe"},
        warbands={"steppe": "A1"},
        bands={"A": 0, "B": 14, "C": 0},
    )
    attack(t, dice=14).play("C: yes", "A: yes", "B: plan:military-parade")
    win(t)
    assert (t.banks["beast"], t.banks["order"], t.banks["nomad"]) == (1, 2, 3)
    assert t.favor["B"] == 4


@card("Military Parade")
def test_military_parade_of_bandits_burns_favor(oath):
    t = battle(oath, cards={"river": "military-parade"}, advisers={"B": "wolves"}, pawns={"B": "river"})
    shared = t.shared
    attack(t, dice=0, defender="attack:bandits")
    finish(t)
    assert (t.banks["beast"], t.shared) == (2, shared + 1)


@card("Tome Guardians")
@pytest.mark.parametrize(("holder", "ruler"), [("C", "A"), ("-", "A"), ("-", "-")])
def test_tome_guardians_forbid_recovering_the_darkest_secret(oath, holder, ruler):
    t = oath.position(
        seats=3,
        cards={"river": "tome-guardians", "wastes": "wolves"},
        warbands={"river": f"{ruler}1"} if ruler != "-" else {},
        pawns={"C": "wastes"},
        banners={"darkest": f"{holder} 1", "people": "- 3"},
        secrets={"B": 4},
        to_move="B",
    )
    assert "recover" not in t.legal("B")


@card("Tome Guardians")
def test_tome_guardians_serve_their_ruler(oath):
    t = oath.position(
        seats=2, cards={"river": "tome-guardians"}, warbands={"river": "A1"}, secrets={"A": 4}, favor={"A": 0}
    )
    t.play("A: recover", "A: banner:darkest", "A: 2")
    assert t.banners["darkest"] == "A"


@card("Tome Guardians")
@pytest.mark.parametrize(("ruler", "open_to"), [("C", False), ("B", True)])
def test_tome_guardians_forbid_targeting_it(oath, ruler, open_to):
    t = battle(
        oath,
        cards={"river": "tome-guardians"},
        warbands={"river": f"{ruler}1"},
        pawns={"A": "steppe"},
        banners={"darkest": "A 1"},
    )
    t.play("B: campaign", "B: attack@A")
    assert ("target:banner-darkest" in t.legal("B")) is open_to
    finish(t)


@card("Tyrant")
@pytest.mark.parametrize(("there", "left"), [("B2", "B1"), ("A1", ""), ("", "")])
def test_tyrant_kills_wherever_he_comes(oath, there, left):
    t = oath.position(seats=2, advisers={"A": "tyrant"}, warbands={"river": there} if there else {})
    t.play("A: travel", "A: site:river")
    assert t.warbands["river"] == left


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
        advisers={"B": "~vision-of-faith ~conspiracy"},
        to_move="B",
    )
    assert ("play:vision-of-faith" in t.legal("B")) is open_to
    assert ("play:conspiracy" in t.legal("B")) is open_to


@card("Specialist")
def test_specialist_silences_the_whole_defence(oath):
    t = battle(
        oath,
        advisers={"B": "specialist scouts", "A": "longbows", "C": "outriders code-of-honor"},
        roles={"C": "citizen"},
        pawns={"C": "steppe"},
        favor={"B": 2},
    )
    attack(t).play("C: yes", "A: yes", "B: plan:specialist", "B: plan:scouts")
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
