"""The first half of the Order denizens, each in a position that shows what it does."""

from __future__ import annotations

import pytest

from camarilla.testing import card

from .helpers import attack, attack_dice, battle, defense_dice, finish, outcome, prompts, rolled

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
    assert (t.bands["A"], t.warbands["steppe"]) == (2, "A2"), "one and no more"
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
    t = battle(oath, cards={"steppe": "bear-traps"}, advisers={"A": "longbows"})
    attack(t, dice=4).play("A: plan:bear-traps")
    assert t.bands["B"] == 4
    finish(t)
    assert attack_dice(t) == 3


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
    t = oath.position(seats=2, cards={"plains": "assassin"}, advisers={"A": "pressgangs"}, favor={"A": 3})
    t.play("A: muster", "A: go", "A: assassin", "A: muster")
    assert t.legal("A") == ["with:pressgangs"]
    t.play("A: with:pressgangs", "A: assassin")
    assert t.on_favor == {"assassin": 2}
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


@card("Palanquin")
def test_the_palanquin_carries_nobody_who_is_not_there(oath):
    t = oath.position(seats=2, cards={"plains": "palanquin"}, pawns={"B": "river"}, favor={"A": 3}, secrets={"A": 3})
    t.play("A: use:palanquin")
    assert (prompts(t), t.pawns["A"]) == (["act"], "plains")


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
