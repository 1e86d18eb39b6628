"""Cards that meet, the sixth ten: battle plans beside what they change, from the Law and the rulings alone."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import BLANK, SKULL, SWORD, attack, attack_dice, battle, defense_dice, discarded, faces, finish, outcome


@card("Code of Honor", "Longbows", "Outriders")
@rule("OA-5.5.3a")
def test_who_fights_by_the_code_uses_nothing_else(oath):
    """Two dice for the Code, and no other plan of that side; the other side may still use its own."""
    t = battle(oath, advisers={"A": "bear-traps", "B": "code-of-honor longbows outriders"})
    attack(t, dice=5).play("B: plan:code-of-honor")
    assert not {"plan:longbows", "plan:outriders"} & set(t.legal("B") if "B" in t.to_act else [])
    if "B" in t.to_act:
        t.play("B: done")
    t.play("A: plan:bear-traps")
    finish(t)
    assert attack_dice(t) == 5 + 2 - 1


@card("Rangers", "Storm Caller", "Walled Garden")
@rule("OA-5.5.3a")
def test_rangers_do_not_see_the_storm_that_is_called_later(oath):
    """R-035: four dice at the moment of use, not after the defender's plans."""
    for targets, bonus in (((), 0), (("pawn",), 2)):
        t = battle(
            oath,
            pawns={"A": "steppe"},
            cards={"steppe": "walled-garden", "river": "wolves"},
            advisers={"A": "storm-caller", "B": "rangers"},
            favor={"B": 1},
            title="A",
        )
        attack(t, *targets, dice=5).play("B: plan:rangers")
        if "B" in t.to_act:
            t.play("B: done")
        t.play("A: plan:storm-caller", "A: plan:walled-garden")
        finish(t)
        # The site and the title, perhaps the pawn; the storm; two Beast cards at sites.
        assert defense_dice(t) == 1 + 1 + (2 if targets else 0) + 2 + 2
        assert attack_dice(t) == 5 + bonus
        assert discarded(t, "storm-caller")


@card("Lancers", "Outriders")
@rule("OA-5.5.5a")
def test_lancers_beside_outriders_count_twice_and_lose_nobody(oath):
    """Skulls are doubled with the rest, and kill nobody whom Outriders lead."""
    for advisers, lost in (("lancers", 4), ("lancers outriders", 0)):
        t = battle(
            oath,
            advisers={"B": advisers},
            title="A",
            dice=faces((BLANK, 2), (SKULL, 2)),
        )
        attack(t, dice=2)
        t.play(*[f"B: plan:{plan}" for plan in advisers.split()])
        finish(t)
        assert outcome(t).won
        assert t.bank["B"] == 14 - 5 + lost
        assert discarded(t, "lancers")


@card("Beast Tamer", "Great Crusade", "Nature Worship")
@rule("OA-5.5.2j", "OA-7.1.2b")
def test_a_tamer_binds_the_attacker_only_if_he_joined(oath):
    """The Citizen's Tamer is part of the defending side once the Citizen has joined it, and else is nobody."""
    for joins, free in ((["C: no"], True), (["C: yes", "A: yes"], False)):
        t = battle(
            oath,
            roles={"C": "citizen"},
            pawns={"A": "steppe", "C": "steppe"},
            advisers={"B": "great-crusade nature-worship longbows", "C": "beast-tamer"},
            secrets={"B": 1},
        )
        attack(t, dice=5).play(*joins)
        legal = set(t.legal("B"))
        assert "plan:longbows" in legal
        assert ({"plan:great-crusade", "plan:nature-worship"} <= legal) == free
        assert bool({"plan:great-crusade", "plan:nature-worship"} & legal) == free
        finish(t)


@card("Specialist", "Insect Swarm", "Jinx")
@rule("OA-7.5.2")
def test_a_specialist_silences_plans_but_neither_the_swarm_nor_the_jinx(oath):
    """The Swarm makes the Specialist dearer; the Jinx is no battle plan and rolls again."""
    t = battle(
        oath,
        advisers={"A": "insect-swarm jinx mounted-patrol", "B": "specialist"},
        favor={"B": 3},
        secrets={"A": 1},
        title="A",
        dice=faces((BLANK, 2), ("4", 2), (SWORD, 5)),
    )
    attack(t, dice=5).play("B: plan:specialist")
    assert t.favor["B"] == 0
    assert t.on_favor == {"specialist": 2}
    assert not (set(t.legal("A")) if "A" in t.to_act else set()) & {"plan:mounted-patrol"}
    finish(t, {"reroll": "yes"})
    assert (t.secrets["A"], t.dark["A"], t.on_secrets) == (0, 1, {})  # paid in another player's turn
    assert attack_dice(t) == 5
    assert not outcome(t).won  # two and two shields, two warbands: six against five


@card("Vow of Union", "Captains")
@rule("OA-5.5.2g")
def test_captains_of_the_union_count_every_warband_once(oath):
    """All sites of the holder join (R-165), the one of the Captains among them and only once."""
    t = battle(
        oath,
        pawns={"A": "mountain", "B": "wastes", "C": "river"},
        warbands={"mountain": "A2", "plains": "B3", "river": "B2"},
        cards={"plains": "captains"},
        advisers={"B": "vow-of-union"},
        favor={"B": 1},
        supply={"B": 0},
    )
    t.play("B: use:captains", "B: site:river", "B: attack@C", "B: target:pawn", "B: done")
    assert "10" in t.legal("B")
    assert "11" not in t.legal("B")
    t.play("B: 10")
    finish(t)
    assert t.supply["B"] == 0


@card("Initiation Rite", "Pressgangs", "Vow of Beastkin")
@rule("OA-5.2.1", "OA-5.2.2a")
def test_the_initiated_press_the_same_kin_twice(oath):
    """A secret instead of a favor, a third warband for kin, and a card that has a secret on it already."""
    t = battle(
        oath,
        cards={"steppe": "pressgangs wolves"},
        advisers={"B": "initiation-rite vow-of-beastkin"},
        favor={"B": 0},
        secrets={"B": 2},
        supply={"B": 3},
    )
    t.play("B: muster")
    finish(t, {"modify": "go", "muster": "wolves"})
    assert (t.bands["B"], t.secrets["B"], t.on_secrets) == (5 + 3, 1, {"wolves": 1})
    t.play("B: muster", "B: with:pressgangs")
    finish(t, {"modify": "go", "muster": "wolves"})
    assert (t.bands["B"], t.secrets["B"], t.on_secrets) == (5 + 6, 0, {"wolves": 2})
    assert t.supply["B"] == 1


@card("Boiling Lake", "Forest Paths")
@rule("OA-7.1.4a")
def test_forest_paths_lead_through_the_boiling_lake(oath):
    """Powers of sites are passed by, powers of cards are not (R-121); who rules the lake knows the way."""
    for rules, lost in (({}, 2), ({"plains": "B1"}, 0)):
        t = battle(
            oath,
            warbands=rules,
            cards={"plains": "boiling-lake wolves"},
            advisers={"B": "forest-paths"},
            favor={"B": 1},
            supply={"B": 0},
        )
        t.play("B: travel", "B: with:forest-paths")
        finish(t, {"travel": "site:plains", "modify": "go"})
        assert t.pawns["B"] == "plains"
        assert t.bands["B"] == 5 - lost
        assert t.on_favor == {"forest-paths": 1}


@card("Battle Honors", "Field Promotion", "Vow of Kinship")
@rule("OA-10.gain")
def test_the_honors_of_kin_go_to_the_nomads(oath):
    """Favor that would come to the board comes to the Nomad bank (R-097), warbands come to the board."""
    t = battle(
        oath,
        advisers={"B": "battle-honors field-promotion vow-of-kinship"},
        favor={"B": 0},
        banks={"order": 3, "nomad": 2},
        title="A",
        dice=faces((BLANK, 2), (SWORD, 5)),
    )
    attack(t, dice=5).play("B: plan:battle-honors", "B: plan:field-promotion")
    finish(t)
    assert outcome(t).won
    # One favor out of the Nomad bank paid for the promotion.
    assert t.on_favor == {"field-promotion": 1}
    assert (t.banks["order"], t.banks["nomad"]) == (3 - 2, 2 - 1 + 2)
    assert t.favor["B"] == 0
    assert t.bank["B"] == 14 - 5 - 3


@card("Hospital", "Field Promotion")
@rule("OA-5.5.5a", "OA-5.5.6a")
def test_the_fallen_of_a_victory_are_nursed_where_their_lord_rules(oath):
    """Two skulls kill two of five; they go to the Hospital (R-150), and the promotion brings three."""
    t = battle(
        oath,
        warbands={"river": "B1"},
        cards={"river": "hospital"},
        advisers={"B": "field-promotion"},
        favor={"B": 1},
        title="A",
        dice=faces((BLANK, 2), (SKULL, 2)),
    )
    attack(t, dice=2).play("B: plan:hospital", "B: plan:field-promotion")
    finish(t)
    assert outcome(t).won
    assert t.warbands["river"] == "B3"
    assert t.bank["B"] == 14 - 5 - 1 - 3
