"""Resources."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until


@card("angels-feather")
def test_the_feather_gives_a_failed_takeover_a_second_roll(inwo):
    t = inwo.position(
        groups={"A": "japan", "B": "texas"},
        resources={"A": "angels-feather"},
        links={"angels-feather": "japan"},
        hands={"A": "hackers"},
        dice=[6, 6, 1, 2],
    )
    settle(attack(t, "A", "control", "japan", "hackers"))
    run(t, "A: japan:left")
    assert t.masters["hackers"] == "japan"
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan)"},
        resources={"B": "angels-feather"},
        links={"angels-feather": "japan"},
        hands={"A": "terrorist-nuke"},
        tokens={"texas": 0, "japan": 0},
        dice=[1, 1, 6, 6],
    )
    attack(t, "A", "control", "cia", "japan")
    settle(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
    assert "japan" in t.groups["B"]


@card("ark-of-the-covenant")
@rule("IN-21.18")
def test_the_ark_destroys_the_destroyer(inwo):
    t = inwo.position(
        groups={"A": "cia japan", "B": "texas(nasa(dentists))"},
        resources={"B": "ark-of-the-covenant"},
        written={"ark-of-the-covenant": "dentists"},
        dice=[1, 1],
    )
    settle(attack(t, "A", "destroy", "japan", "dentists"))
    assert t.destroyed["A"] == ["dentists"]
    assert t.destroyed["B"] == ["japan"]
    run(t, "B: texas")
    told = t.table.g.told
    assert [t.table.g.cards.face[slot] for slot in told[0]] == [FACE["ark-of-the-covenant"], FACE["dentists"]]


@card("ark-of-the-covenant")
def test_a_name_is_written_as_the_ark_comes_into_play(inwo):
    t = inwo.position(groups={"A": "texas japan", "B": "cia"}, hands={"A": "ark-of-the-covenant"})
    settle(run(t, "A: resource:ark-of-the-covenant"))
    run(t, "A: japan")
    g = t.table.g
    ark = g.resources[0][0]
    assert g.cards.face[g.written[ark]] == FACE["japan"]
    assert t.table.view(1).board.players[0].resources[0].written is None
    assert t.table.view(0).board.players[0].resources[0].written == "japan"


@card("center-for-weird-studies")
def test_weird_studies_give_a_spent_group_another_action(inwo):
    t = inwo.position(
        groups={"A": "texas japan", "B": "cia"},
        resources={"A": "center-for-weird-studies"},
        hands={"A": "jihad"},
        tokens={"texas": 0},
    )
    run(t, "A: use:center-for-weird-studies")
    assert t.legal("A") == ["texas"]
    settle(run(t, "A: texas", "A: jihad"))
    assert t.tokens["texas"] == 1
    assert "jihad" in t.discards["A"]


@card("crystal-skull")
def test_the_skull_shows_three_and_gives_one(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        resources={"A": "crystal-skull"},
        decks={"A": "jihad martyrs slush-fund infobahn"},
        step="plot draw",
    )
    run(t, "A: draw", "A: skull", "A: 3-slush-fund", "A: bottom")
    assert t.plots["A"] == ["slush-fund"]
    assert t.plot_deck["A"][0] == "infobahn"
    assert t.plot_deck["A"][-2:] == ["jihad", "martyrs"] or t.plot_deck["A"][-2:] == ["martyrs", "jihad"]


@card("death-mask")
def test_the_mask_lets_its_group_enter_after_the_dice(inwo):
    t = inwo.position(
        groups={"A": "republicans witch", "B": "texas(california)"},
        resources={"A": "death-mask"},
        links={"death-mask": "witch"},
        tokens={"california": 0, "texas": 0},
        dice=[3, 3],
        hands={"A": "red-scare slush-fund"},
    )
    attack(t, "A", "destroy", "republicans", "california")
    before = t.strength
    run(t, "A: plot:slush-fund/action", "A: republicans")
    run(t, "A: use:death-mask", "A: aid")
    replies_pass(t)
    assert t.table.g.attack.fixed == before + 10 + 2
    assert t.tokens["witch"] == 0


BOOSTS = [
    # card, way, plot or attack, number
    ("earthquake-projector", "", "earthquake", 2),
    ("loch-ness-monster", "boost", "earthquake", 4),
    ("weather-satellite", "more", "earthquake", 4),
    ("weather-satellite", "less", "earthquake", -2),
    ("weather-satellite", "more-storm", "hurricane", 10),
    ("weather-satellite", "less-storm", "hurricane", -4),
    ("rogue-boomer", "launch", "earthquake", 10),
    ("spear-of-longinus", "", "earthquake", 1),
]


@rule("IN-5.9", "IN-5.7", "IN-21.21")
@pytest.mark.parametrize(
    ("name", "way", "plot", "number"),
    [pytest.param(*row, id=f"{row[0]} {row[1]}") for row in BOOSTS],
)
@card("earthquake-projector", "loch-ness-monster", "weather-satellite", "rogue-boomer", "spear-of-longinus")
def test_a_resource_adds_to_a_disaster(inwo, name, way, plot, number):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"A": plot}, resources={"C": name})
    run(t, f"A: plot:{plot}", "A: texas")
    before = t.strength
    key = f"use:{name}/{way}" if way else f"use:{name}"
    run(t, f"C: {key}")
    assert t.strength == before + number
    replies_pass_until_reply(t)
    assert not offered(t, "C", key)


def replies_pass_until_reply(t):
    """Close the inner window."""
    while t.to_act and "C" not in t.to_act:
        t.play(f"{t.to_act[0]}: pass")
    if "C" in t.to_act:
        t.play("C: pass")
    while t.to_act and "C" not in t.to_act and "pass" in t.legal(t.to_act[0]):
        t.play(f"{t.to_act[0]}: pass")


FIGHTS = [
    ("hallucinations", "destroy", "cia", "destroy", "ross-perot", 3),
    ("hammer-of-thor", "attack", "cia", "control", "ross-perot", 2),
    ("hammer-of-thor", "defend", "cia", "destroy", "japan", -2),
    ("earthquake-projector", "", "cia", "destroy", "japan", 2),
    ("loch-ness-monster", "boost", "cia", "destroy", "japan", 4),
    ("spear-of-longinus", "", "cia", "destroy", "ross-perot", 1),
]


@pytest.mark.parametrize(
    ("name", "way", "leader", "kind", "target", "number"),
    [pytest.param(*row, id=f"{row[0]} {row[1]}") for row in FIGHTS],
)
@card("hallucinations", "hammer-of-thor", "earthquake-projector", "loch-ness-monster", "spear-of-longinus")
def test_a_resource_adds_to_an_attack(inwo, name, way, leader, kind, target, number):
    t = inwo.position(groups={"A": leader, "B": target, "C": "texas"}, resources={"C": name})
    attack(t, "A", kind, leader, target)
    before = t.strength
    key = f"use:{name}/{way}" if way else f"use:{name}"
    replies_pass(run(t, f"C: {key}"))
    assert t.strength == before + number


@card("rogue-boomer")
def test_the_boat_is_gone_after_its_shot(inwo):
    t = inwo.position(groups={"A": "cia", "B": "japan"}, resources={"A": "rogue-boomer"})
    attack(t, "A", "destroy", "cia", "japan")
    replies_pass(run(t, "A: use:rogue-boomer/launch"))
    assert t.resources["A"] == []


@card("eliza")
@rule("IN-5.8")
def test_eliza_talks_on_an_eleven_and_no_group_has_two(inwo):
    t = inwo.position(
        groups={"A": "hackers", "B": "texas"},
        resources={"A": "eliza"},
        links={"eliza": "hackers"},
        tokens={"hackers": 1},
        hands={"A": "jihad japan"},
        dice=[5, 6],
    )
    settle(attack(t, "A", "control", "hackers", "japan"))
    assert t.resources["A"] == []
    assert t.exposed["A"] == ["jihad"]
    t = inwo.position(
        groups={"A": "hackers", "B": "texas"}, resources={"A": "eliza eliza"}, illuminati={"A": "the-network"}
    )
    g = t.table.g
    one, two = g.resources[0]
    run(t, "A: free", f"A: link:eliza~{one}>hackers", "A: free")
    assert f"link:eliza~{two}>hackers" not in t.legal("A")
    assert f"link:eliza~{two}>the-network" in t.legal("A")
    t.play("A: nothing")


@card("flying-saucer")
def test_the_saucer_guards_a_personality_or_brings_a_resource(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "ross-perot"},
        resources={"B": "flying-saucer"},
        links={"flying-saucer": "ross-perot"},
        hands={"A": "sniper"},
    )
    run(t, "A: plot:sniper", "A: ross-perot", "A: none")
    assert ["defence", "flying-saucer", -10] in t.parts
    t = inwo.position(
        groups={"A": "texas", "B": "cia"}, resources={"A": "flying-saucer"}, hands={"A": "eliza"}, decks={"A": "jihad"}
    )
    settle(run(t, "A: use:flying-saucer", "A: eliza"))
    assert t.resources["A"] == ["flying-saucer", "eliza"]
    assert "jihad" in t.discards["A"]


@card("hidden-city")
@rule("IN-16.12")
def test_a_disaster_may_destroy_the_hidden_city(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"},
        resources={"B": "hidden-city"},
        hands={"A": "earthquake", "C": "hidden-city"},
        dice=[1, 1],
    )
    run(t, "A: plot:earthquake", "A: hidden-city")
    assert t.strength == 16 - 10
    settle(t)
    assert t.resources["B"] == ["hidden-city"]
    t = inwo.position(
        groups={"A": "cia", "B": "texas", "C": "japan"},
        resources={"B": "hidden-city"},
        hands={"A": "nuclear-accident", "C": "hidden-city"},
        dice=[1, 1],
    )
    settle(run(t, "A: plot:nuclear-accident", "A: hidden-city"))
    assert t.resources["B"] == []
    run(t, "A: knock", "A: done")
    settle(run(t, "B: skip", "B: skip", "B: skip"))
    settle(run(t, "B: knock", "B: done"))
    settle(run(t, "C: skip", "C: skip"))
    assert "take:hidden-city" in t.legal("C")


@card("hitlers-brain")
def test_the_brain_gloats_and_hates_peace(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(dentists))"},
        resources={"A": "hitlers-brain"},
        dice=[1, 1],
        decks={"A": "jihad"},
        tokens={"japan": 0},
    )
    settle(attack(t, "A", "destroy", "cia", "dentists"))
    settle(run(t, "A: draw"))
    assert t.plots["A"] == ["jihad"]
    t = inwo.position(groups={"A": "cia", "B": "japan texas"}, resources={"A": "hitlers-brain"})
    t.play("A: control:cia")
    assert t.legal("A") == ["texas"]
    t.play("A: texas")


@card("immortality-serum")
def test_the_serum_makes_immortal_and_takes_a_personality_just_played(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(ross-perot)"},
        resources={"B": "immortality-serum"},
        links={"immortality-serum": "ross-perot"},
        hands={"A": "sniper"},
        dice=[1, 1],
    )
    settle(run(t, "A: plot:sniper", "A: ross-perot", "A: cia"))
    assert "ross-perot" in t.groups["B"]
    t = inwo.position(
        groups={"A": "cia", "B": "ross-perot"},
        resources={"B": "immortality-serum"},
        links={"immortality-serum": "ross-perot"},
    )
    attack(t, "A", "destroy", "cia", "ross-perot")
    assert ["defence", "immortality-serum", -5] in t.parts
    t = inwo.position(
        groups={"A": "cia", "B": "texas"}, resources={"B": "immortality-serum"}, hands={"A": "ross-perot"}
    )
    attack(t, "A", "control", "cia", "ross-perot")
    run(t, "B: use:immortality-serum")
    replies_pass(t)
    settle(run(t, "B: texas:right"))
    assert t.masters["ross-perot"] == "texas"
    assert t.links == {"immortality-serum": "ross-perot"}
    assert t.table.g.attack is None


@card("necronomicon")
def test_the_book_bites_on_an_eleven(inwo):
    t = inwo.position(
        groups={"A": "texas cia", "B": "pentagon"},
        resources={"A": "necronomicon"},
        links={"necronomicon": "texas"},
        dice=[5, 6],
    )
    settle(attack(t, "A", "control", "texas", "pentagon"))
    assert "texas" not in t.groups["A"]
    assert t.resources["A"] == ["necronomicon"]
    assert t.links == {}
    from camarilla.games.inwo.victory.goals import destroyed_groups

    assert destroyed_groups(t.table.g, 0) == []


@card("orbital-mind-control-lasers")
@rule("IN-17.19", "IN-11.2")
def test_the_lasers_change_an_alignment_in_the_middle_of_an_attack(inwo):
    t = inwo.position(groups={"A": "fbi", "B": "pentagon"}, resources={"B": "orbital-mind-control-lasers"})
    attack(t, "A", "control", "fbi", "pentagon")
    before = t.strength
    replies_pass(run(t, "B: use:orbital-mind-control-lasers", "B: pentagon", "B: reverse-straight"))
    assert t.strength == before - 8
    assert "Weird" in t.alignments["pentagon"]


@card("shroud-of-turin")
def test_the_shroud_shows_the_top_card_first(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"}, resources={"A": "shroud-of-turin"}, decks={"A": "jihad"}, step="plot draw"
    )
    bottom = t.plot_deck["A"][-1]
    run(t, "A: draw", "A: shroud", "A: bottom")
    assert t.plots["A"] == [bottom]
    settle(t)
    run(t, "A: draw", "A: shroud", "A: top")
    assert t.hand["A"] == ["mercenaries"]


@card("soulburner")
def test_the_soulburner_takes_revenge(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(dentists))"},
        resources={"B": "soulburner"},
        dice=[1, 1],
        hands={"A": "jihad martyrs"},
        tokens={"japan": 0},
    )
    settle(attack(t, "A", "destroy", "cia", "dentists"))
    run(t, "B: expose")
    slot = next(s for s in t.table.g.exposed[0] if t.table.g.cards.face[s] == FACE["jihad"])
    run(t, f"B: jihad~{slot}")
    assert t.exposed["A"] == ["martyrs"]
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(dentists))"},
        resources={"B": "soulburner"},
        dice=[1, 1],
        decks={"A": "jihad martyrs"},
        tokens={"japan": 0},
    )
    settle(attack(t, "A", "destroy", "cia", "dentists"))
    settle(run(t, "B: draw"))
    assert t.plots["B"] == ["jihad", "martyrs"]


@card("soulburner")
def test_the_soulburner_exposes_every_hidden_plot_in_whatever_order_they_are_held(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(dentists))"},
        resources={"B": "soulburner"},
        dice=[1, 1],
        hands={"A": "jihad martyrs hoax"},
        tokens={"japan": 0},
    )
    t.table.g.plots[0].sort(reverse=True)
    settle(attack(t, "A", "destroy", "cia", "dentists"))
    run(t, "B: expose")
    assert sorted(t.exposed["A"]) == ["hoax", "jihad", "martyrs"]
    assert t.plots["A"] == []
    run(t, f"B: {t.legal('B')[0]}")


@card("spear-of-longinus")
def test_the_spear_makes_an_attack_magic(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "cable-tv(count-dracula) texas"},
        resources={"A": "spear-of-longinus"},
        dice=[1, 1],
        hands={"A": "terrorist-nuke"},
        tokens={"cable-tv": 0, "count-dracula": 0},
    )
    attack(t, "A", "destroy", "cia", "count-dracula")
    run(t, "A: plot:terrorist-nuke/action", "A: cia")
    replies_pass(t)
    run(t, "A: use:spear-of-longinus")
    settle(t)
    assert t.destroyed["A"] == ["count-dracula"]


@card("suicide-squad")
@rule("IN-18.10")
def test_the_suicide_squad(inwo):
    for die, squad, target in ((1, True, False), (3, False, False), (6, False, True)):
        t = inwo.position(groups={"A": "texas", "B": "cia"}, resources={"A": "suicide-squad", "B": "eliza"}, dice=[die])
        settle(run(t, "A: use:suicide-squad", "A: eliza"))
        assert (t.resources["A"] == ["suicide-squad"]) is squad
        assert (t.resources["B"] == ["eliza"]) is target


@card("the-bronze-head")
@card("adepts-of-hermes")
@rule("IN-7.37")
def test_a_group_that_was_not_taken_is_discarded_or_kept(inwo):
    for own, resource, kept in (("ufos", "", False), ("ufos", "the-bronze-head", True), ("adepts-of-hermes", "", True)):
        t = inwo.position(
            illuminati={"A": own},
            groups={"A": "cia", "B": "texas"},
            resources={"A": resource},
            hands={"A": "japan"},
            dice=[6, 6],
        )
        settle(attack(t, "A", "control", "cia", "japan"))
        assert t.hand["A"] == []
        settle(run(t, "A: knock", "A: done"))
        assert (t.hand["A"] == ["japan"]) is kept
        assert ("japan" in t.discards["A"]) is not kept


@card("the-holy-grail")
@rule("IN-21.18")
def test_the_grail_protects_the_place_written_down(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas"}, hands={"A": "tidal-wave", "B": "the-holy-grail"}, to_move="B", dice=[1, 1]
    )
    settle(run(t, "B: resource:the-holy-grail"))
    run(t, "B: texas", "B: knock", "B: done")
    run(t, "A: plot:tidal-wave", "A: texas")
    assert t.strength >= 2
    settle(t)
    assert t.devastated == []
    assert t.table.g.told[-1][1] == 1000 + FACE["texas"]


@card("warehouse-23")
@rule("IN-16.13", "IN-21.18")
def test_the_warehouse_hides_a_treasure(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        hands={"A": "warehouse-23", "B": "crystal-skull"},
        decks={"A": "crystal-skull"},
    )
    settle(run(t, "A: resource:warehouse-23"))
    run(t, "A: hidden", "A: crystal-skull")
    assert t.resources["A"] == ["warehouse-23"]
    g = t.table.g
    hidden = [slot for slot in range(len(g.host)) if g.host[slot] >= 0]
    assert [g.cards.face[slot] for slot in hidden] == [FACE["crystal-skull"]]
    assert not g.cards.knows(1, hidden[0])
    run(t, "A: knock", "A: done")
    settle(run(t, "B: skip", "B: skip"))
    run(t, "B: take:crystal-skull", "A: use:warehouse-23/show")
    settle(t)
    run(t, "A: crystal-skull")
    settle(t)
    assert t.resources["A"] == ["warehouse-23", "crystal-skull"]
    assert t.resources["B"] == []
    assert "crystal-skull" in t.hand["B"]


@card("xanadu")
@rule("IN-9.6")
def test_in_xanadu_agents_are_worth_nothing(inwo):
    for resource, number in (("", 10), ("xanadu", 0)):
        t = inwo.position(groups={"A": "cia", "B": "texas"}, resources={"B": resource}, hands={"A": "texas"})
        attack(t, "A", "control", "cia", "texas")
        before = t.strength
        run(t, "A: agents:texas:aid")
        assert t.strength == before + number


@card("perpetual-motion-machine")
@rule("IN-17.4", "IN-6.13")
def test_a_link_is_moved_once_a_turn(inwo):
    t = inwo.position(groups={"A": "texas japan", "B": "cia"}, resources={"A": "perpetual-motion-machine"})
    run(t, "A: free", "A: link:perpetual-motion-machine>texas", "A: free")
    assert "link:perpetual-motion-machine>japan" not in t.legal("A")
    t.play("A: nothing")


@card("mercenaries")
@rule("IN-1.12")
def test_third_players_keep_out_of_a_first_turn(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas", "C": "japan"},
        resources={"C": "mercenaries"},
        own_turns={"A": 0},
        hands={"A": "nasa"},
    )
    declare(t, "A", "control", "cia", "nasa")
    assert "oppose:japan" not in until(t, "C")
