"""Cards once more, where a scenario of the suit's own page would not notice a small mistake."""

from __future__ import annotations

import pytest

from camarilla.games.oath import events
from camarilla.games.oath.battle import shields
from camarilla.testing import card

from .helpers import attack, attack_dice, battle, fight, finish, outcome, prompts, rolled

# -- Arcane ------------------------------------------------------------------------------------------------------------


@card("Acting Troupe")
def test_acting_troupe_is_not_arcane_while_it_acts(oath):
    for declare, favor in (("with:acting-troupe", 2), ("go", 3)):
        t = oath.position(seats=2, cards={"plains": "alchemist"}, advisers={"A": "acting-troupe"})
        t.play("A: trade", f"A: {declare}", "A: favor:alchemist")
        assert t.favor["A"] == favor


@card("Acting Troupe")
def test_the_acting_troupe_at_a_site_is_nobodys_adviser(oath):
    for declare in ("with:acting-troupe", "go"):
        t = oath.position(seats=2, cards={"plains": "acting-troupe wolves"}, advisers={"A": "giant-python"})
        t.play("A: trade", f"A: {declare}", "A: favor:wolves")
        assert t.favor["A"] == 3, "for the Beast adviser"


@card("Taming Charm")
def test_taming_charm_pays_two(oath):
    t = oath.position(seats=2, cards={"plains": "taming-charm wolves"})
    t.play("A: use:taming-charm", "A: wolves")
    assert (t.favor["A"], t.banks["beast"]) == (3, 1)


@card("Inquisitor")
def test_the_inquisitor_sees_the_adviser(oath):
    t = oath.position(seats=2, cards={"plains": "inquisitor"}, advisers={"B": "~wolves"}, pawns={"B": "plains"})
    t.play("A: use:inquisitor", "A: adviser@B.0")
    assert t.table.view(0).board.players[1].advisers[0].name == "Wolves"


@card("Blood Pact")
def test_the_blood_pact_is_paid_by_who_makes_it(oath):
    t = oath.position(seats=2, cards={"plains": "blood-pact"}, to_move="B")
    t.play("B: use:blood-pact", "B: 2")
    assert t.bands == {"A": 3, "B": 1}


@card("Revelation")
def test_revelation_asks_for_no_more_than_there_is(oath):
    t = oath.position(seats=2, advisers={"A": "~revelation"}, favor={"A": 2, "B": 0})
    t.play("A: play:revelation", "A: faceup")
    assert t.legal("A") == ["0", "1", "2"]
    t.play("A: 0")


@card("Bewitch")
def test_bewitch_counts_secrets_on_cards(oath):
    t = oath.position(
        seats=2, advisers={"B": "~bewitch"}, cards={"plains": "wolves"}, secrets={"A": 1, "B": 2}, to_move="B"
    )
    t.play("B: trade", "B: favor:wolves", "B: play:bewitch", "B: faceup")
    assert prompts(t) == ["may"], "one on the board, one on the card"
    t.play("B: no")


@card("Jinx")
def test_jinx_gives_other_dice(oath):
    t = battle(oath, advisers={"B": "jinx"}, secrets={"B": 2})
    attack(t).play("B: yes")
    finish(t)
    rolls = [event.faces for event in t.events if isinstance(event, events.DiceRolled) and event.attack]
    assert len(rolls) == 2
    assert rolls[0] != rolls[1]
    hollow = sum(face < 3 for face in rolls[1])
    assert outcome(t).attack == sum({3: 1, 4: 1, 5: 2}.get(face, 0) for face in rolls[1]) + hollow // 2


@card("Map Library")
def test_the_map_library_leaves_occupied_cards_alone(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "map-library", "charming-valley": "wolves assassin"},
        pawns={"A": "charming-valley"},
    )
    t.play("A: muster", "A: wolves", "A: travel", "A: site:plains", "A: trade", "A: with:map-library")
    assert "favor:wolves" not in t.legal("A")
    assert "favor:assassin" in t.legal("A")
    t.play("A: favor:assassin")


@card("Witch's Bargain")
def test_a_bargain_needs_both_sides_of_it(oath):
    t = oath.position(
        seats=3,
        cards={"plains": "witchs-bargain"},
        secrets={"A": 3, "B": 0, "C": 2},
        favor={"A": 1, "B": 3, "C": 2},
        pawns={"B": "plains", "C": "plains"},
    )
    t.play("A: use:witchs-bargain")
    assert t.legal("A") == ["done", "favor@1", "favor@2"], "one favor buys no secret"
    t.play("A: favor@B")
    assert t.secrets == {"A": 1, "B": 1, "C": 2}
    assert t.legal("A") == ["done", "favor@1", "secret@1", "favor@2", "secret@2"]
    t.play("A: secret@C")
    assert t.secrets == {"A": 2, "B": 1, "C": 1}
    t.play("A: done")


@card("Master of Disguise")
def test_no_disguise_once_an_own_adviser_has_helped(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "wolves"},
        advisers={"A": "master-of-disguise secret-signal", "B": "birdsong"},
        secrets={"A": 2},
    )
    t.play("A: trade", "A: with:secret-signal")
    assert prompts(t) == ["trade-with"]
    finish(t, {"trade-with": "favor:wolves"})


# -- Beast -------------------------------------------------------------------------------------------------------------


@card("Small Friends")
def test_small_friends_leave_the_modifiers_of_the_site_behind(oath):
    given = {
        "seats": 2,
        "cards": {"plains": "birdsong scouts", "river": "wolves"},
        "advisers": {"A": "small-friends"},
        "secrets": {"A": 2},
        "favor": {"A": 2},
    }
    t = oath.position(**given)
    t.play("A: trade", "A: with:birdsong")
    assert "with:small-friends" not in t.legal("A"), "R-123"
    finish(t)
    t = oath.position(**given)
    t.play("A: trade", "A: with:small-friends", "A: site:river")
    assert "with:birdsong" not in t.legal("A")
    finish(t)


@card("Vow of Union")
def test_united_warbands_stay_at_their_sites(oath):
    t = battle(oath, advisers={"B": "vow-of-union"}, warbands={"steppe": "A1", "wastes": "B3"}, bands={"B": 9})
    attack(t, dice=12)
    asked = 0
    while prompts(t) != ["act"]:
        asked += prompts(t) == ["campaign-place"]
        seat = t.to_act[0]
        wanted = {"campaign-sacrifice": "yes", "campaign-place": "1", "campaign-lose": "board@1"}
        t.play(f"{seat}: {wanted.get(prompts(t)[0], t.legal(seat)[0])}")
    assert outcome(t).won
    assert asked == 1, "only those of the board may be placed"
    assert (t.warbands["steppe"], t.warbands["wastes"]) == ("B1", "B3")


@card("Giant Python")
@pytest.mark.parametrize(("holder", "defender", "bound"), [("A", "C", True), ("D", "C", False), ("C", "C", True)])
def test_the_python_serves_its_holder_and_the_empire(oath, holder, defender, bound):
    t = battle(
        oath,
        seats=4,
        roles={"C": "citizen"},
        advisers={holder: "giant-python"},
        warbands={"river": "A1"},
        pawns={"D": "plains"},
    )
    t.play("B: campaign", f"B: attack@{defender}")
    assert ("done" not in t.legal("B")) is bound, "one site is one die"
    t.play("B: target:river", "B: done", "B: 0")
    finish(t)


@card("War Tortoise")
def test_the_tortoise_walks_over_double_shields(oath):
    for seed in range(20):
        t = battle(oath, advisers={"B": "war-tortoise"}, warbands={"river": "A1", "plains": "A1"}, seed=seed)
        attack(t, "river", "plains", dice=0).play("B: plan:war-tortoise")
        finish(t)
        faces = list(rolled(t, False))
        assert outcome(t).defense == shields(faces, 1 << 2) + 4
        if shields(faces) != shields(faces, 1 << 2):
            return
    raise AssertionError("no double shield in twenty battles")


@card("Marsh Spirit")
def test_the_marsh_spirit_haunts_only_attackers_of_its_site(oath):
    t = battle(oath, cards={"river": "marsh-spirit"}, advisers={"B": "longbows", "A": "wrestlers"})
    attack(t)
    assert t.to_act == ["B"], "its site is no target"
    finish(t)
    t = battle(oath, cards={"steppe": "marsh-spirit"}, advisers={"B": "longbows", "A": "wrestlers"})
    attack(t)
    assert t.to_act == ["A"], "the defender may use plans"
    finish(t)


@card("Vow of Beastkin")
def test_beastkin_bind_nobody_else_and_no_trade(oath):
    given = {"seats": 2, "cards": {"plains": "scouts"}, "advisers": {"A": "vow-of-beastkin"}}
    t = oath.position(**given, to_move="B")
    t.play("B: muster", "B: scouts")
    assert t.bands["B"] == 5
    t = oath.position(**given)
    assert "muster" not in t.legal("A")
    t.play("A: trade", "A: favor:scouts")
    assert t.favor["A"] == 2


@card("Bracken")
def test_bracken_names_every_pile_from_above_and_below(oath):
    t = oath.position(seats=2, advisers={"A": "bracken"}, discards={"cradle": "wolves elders"})
    t.play("A: search", "A: with:bracken", "A: pile:cradle", "A: wolves")
    assert t.legal("A") == [
        "as-usual",
        "on:cradle",
        "on:provinces",
        "on:hinterland",
        "under:cradle",
        "under:provinces",
        "under:hinterland",
    ]
    t.play("A: under:hinterland", "A: discard")
    assert t.discards["hinterland"] == ["elders", "wolves"]


# -- Hearth ------------------------------------------------------------------------------------------------------------


@card("Village Constable")
@pytest.mark.parametrize(("holder", "dice"), [("B", 5), ("A", 3), ("-", 3)])
def test_the_constable_of_a_defender_asks_who_the_attacker_is(oath, holder, dice):
    t = battle(oath, cards={"steppe": "village-constable"}, banners={"people": f"{holder} 1"})
    attack(t, dice=5).play("A: plan:village-constable")
    finish(t)
    assert attack_dice(t) == dice


@card("Book Binders")
@pytest.mark.parametrize(("played", "holder", "favor"), [("vision-of-faith", "A", 2), ("wolves", "A", 0)])
def test_book_binders_bind_visions_of_others(oath, played, holder, favor):
    t = oath.position(
        seats=2, advisers={holder: "book-binders", "B": f"~{played}"}, favor={"A": 0}, banks={"beast": 9}, to_move="B"
    )
    t.play(f"B: play:{played}", "B: revealed" if favor else "B: faceup")
    if favor:
        t.play("A: bank:beast")
        assert t.banks["beast"] == 7
    assert t.favor["A"] == favor


@card("Saddle Makers")
def test_saddle_makers_earn_two(oath):
    t = oath.position(seats=2, advisers={"A": "saddle-makers", "B": "~elders"}, to_move="B", banks={"nomad": 6})
    t.play("B: play:elders", "B: faceup")
    assert (t.favor["A"], t.banks["nomad"]) == (3, 4)


@card("Herald")
def test_the_herald_keeps_silent_about_bandits_and_the_own_wars(oath):
    t = battle(oath, advisers={"C": "herald"}, pawns={"B": "river"})
    attack(t, dice=0, defender="attack:bandits")
    finish(t)
    assert t.favor["C"] == 1
    t = battle(oath, advisers={"B": "herald"})
    attack(t, dice=0)
    finish(t)
    assert t.favor["B"] == 1


@card("Marriage")
@pytest.mark.parametrize(("site", "favor"), [("herald", 1 + 1 + 2), ("wolves", 1 + 1)])
def test_marriage_counts_double_for_its_holder_and_for_hearth(oath, site, favor):
    card_here = {"herald": "tavern-songs", "wolves": "wolves"}[site]
    t = oath.position(seats=2, cards={"plains": card_here}, advisers={"A": "marriage"})
    t.play("A: trade", f"A: favor:{card_here}")
    assert t.favor["A"] == favor
    t = oath.position(seats=2, cards={"plains": card_here}, advisers={"A": "marriage"}, to_move="B")
    t.play("B: trade", f"B: favor:{card_here}")
    assert t.favor["B"] == 2


@card("Charming Friend")
def test_a_charming_friend_takes_one(oath):
    t = oath.position(seats=2, cards={"plains": "charming-friend"}, pawns={"B": "plains"}, favor={"A": 0, "B": 3})
    t.play("A: use:charming-friend", "A: seat@B")
    assert t.favor == {"A": 1, "B": 2}


# -- Discord -----------------------------------------------------------------------------------------------------------


@card("Naysayers")
def test_naysayers_take_one(oath):
    t = oath.position(
        seats=2, advisers={"B": "naysayers"}, warbands={"river": "B1"}, title="B", favor={"A": 3}, to_move="B"
    )
    t.play("B: rest", "B: naysayers")
    assert t.favor == {"A": 2, "B": 2}


@card("Cracked Sage")
def test_the_sage_of_a_defender_looks_at_the_attacker(oath):
    for adviser, dice in (("alchemist", 1), ("wolves", 5)):
        t = battle(oath, cards={"steppe": "cracked-sage"}, advisers={"A": "tutor", "B": adviser}, favor={"A": 2})
        attack(t, dice=5)
        assert fight(t).attack == 5
        t.play("A: plan:cracked-sage")
        finish(t)
        assert attack_dice(t) == dice


@card("Blackmail")
def test_blackmail_is_bought_off_with_three(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "~blackmail"},
        relics={"B": "map"},
        pawns={"B": "plains"},
        favor={"A": 0, "B": 5},
    )
    t.play("A: play:blackmail", "A: faceup", "A: map", "B: yes")
    assert t.favor == {"A": 3, "B": 2}
    assert t.relics["B"] == ["map"]


@card("Vow of Renewal")
@pytest.mark.parametrize("bound", [True, False])
def test_the_vow_of_renewal_forbids_one_banner_to_one_player(oath, bound):
    t = oath.position(
        seats=2,
        advisers={"A" if bound else "B": "vow-of-renewal"},
        favor={"A": 4},
        secrets={"A": 4},
    )
    t.play("A: recover")
    assert ("banner:people" in t.legal("A")) is not bound
    assert "banner:darkest" in t.legal("A")
    t.play("A: banner:darkest", "A: 2")


# -- Two plays in one search -------------------------------------------------------------------------------------------


def two_plays(oath, modifier, first, second):
    """A searches with Land Warden and another modifier and plays two cards to the own site."""
    t = oath.position(
        seats=2,
        advisers={"A": f"land-warden {modifier}"},
        discards={"cradle": f"{first} {second}"},
        favor={"A": 3},
        secrets={"A": 3},
    )
    t.play("A: search", "A: with:land-warden", f"A: with:{modifier}", "A: pile:cradle", f"A: {first}", f"A: {second}")
    finish(t, {"play-where": "site:plains"})
    assert sorted(t.cards["plains"]) == sorted([first, second])
    return t


@card("Wild Cry")
@pytest.mark.parametrize(("first", "second", "bands"), [("wolves", "rangers", 2), ("scouts", "longbows", 0)])
def test_the_wild_cry_is_heard_once(oath, first, second, bands):
    t = two_plays(oath, "wild-cry", first, second)
    assert t.bands["A"] == 3 + bands, "R-258"
    assert t.supply["A"] == 7 - 2 + bands // 2


@card("Welcoming Party")
def test_the_party_welcomes_one_of_two(oath):
    t = two_plays(oath, "welcoming-party", "wolves", "scouts")
    assert t.banks["hearth"] == 2, "R-258"
