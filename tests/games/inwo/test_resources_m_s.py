"""Resources from M to S: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until, wrap_up


@card("necronomicon")
@pytest.mark.parametrize(
    ("leader", "dice"), [pytest.param("texas", [5, 5], id="a ten"), pytest.param("cia", [5, 6], id="another group")]
)
def test_the_book_bites_only_its_own_group_and_only_on_eleven(inwo, leader, dice):
    t = inwo.position(
        groups={"A": "texas cia", "B": "pentagon"},
        resources={"A": "necronomicon"},
        links={"necronomicon": "texas"},
        dice=dice,
    )
    settle(attack(t, "A", "control", leader, "pentagon"))
    assert t.groups["A"] == ["texas", "cia"]
    assert t.links == {"necronomicon": "texas"}


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


@card("soulburner")
def test_the_soulburner_draws_or_exposes_but_not_both(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(japan(dentists))"},
        resources={"B": "soulburner"},
        dice=[1, 1],
        hands={"A": "slush-fund"},
        decks={"A": "jihad martyrs"},
        tokens={"japan": 0},
    )
    settle(attack(t, "A", "destroy", "cia", "dentists"))
    settle(run(t, "B: draw"))
    assert t.plots["B"] == ["jihad", "martyrs"]
    assert t.plots["A"] == ["slush-fund"]
    assert t.exposed["A"] == []


@card("soulburner", "ark-of-the-covenant", "hitlers-brain")
@rule("IN-14.1", "IN-21.15")
@pytest.mark.parametrize("more", [(), ("C: buy", "C: gnomes-of-zurich")])
def test_revenge_comes_before_whoever_destroyed_is_out_of_the_game(inwo, more):
    t = inwo.position(
        groups={"A": "dentists", "B": "texas(japan(elvis))", "C": "fbi"},
        resources={"B": "ark-of-the-covenant hitlers-brain soulburner"},
        written={"ark-of-the-covenant": "elvis"},
        hands={"A": "sniper"},
        tokens={"texas": 0, "japan": 0},
        to_move="C",
        step="tokens",
        dice=[1, 1],
    )
    run(t, "A: plot:sniper", "A: elvis", "A: dentists", "B: draw")
    run(t, *more)  # a play between the two deaths, in the reply window of the draw, puts nothing in order
    settle(t)
    assert t.out == []
    run(t, "B: texas")
    assert offered(t, "B", "expose")
    run(t, "B: expose")
    wrap_up(t)
    assert t.out == ["A"]


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


@card("soulburner")
def test_the_soulburner_takes_revenge_for_a_capture(inwo):
    t = inwo.position(
        groups={"A": "clone-arrangers", "B": "texas(japan(dentists))"},
        resources={"B": "soulburner"},
        dice=[1, 1],
        hands={"A": "jihad martyrs"},
        tokens={"japan": 0},
    )
    settle(attack(t, "A", "control", "clone-arrangers", "dentists"))
    while "expose" not in t.legal(t.to_act[0]):
        t.play(f"{t.to_act[0]}: {t.legal(t.to_act[0])[0]}")
    run(t, "B: expose")
    assert t.masters["dentists"] == "clone-arrangers"
    assert t.exposed["A"] == ["jihad", "martyrs"]


@card("rogue-boomer")
def test_the_boat_is_gone_after_its_shot(inwo):
    t = inwo.position(groups={"A": "cia", "B": "japan"}, resources={"A": "rogue-boomer"})
    attack(t, "A", "destroy", "cia", "japan")
    replies_pass(run(t, "A: use:rogue-boomer/launch"))
    assert t.resources["A"] == []


@card("orbital-mind-control-lasers")
@rule("IN-17.19", "IN-11.2")
def test_the_lasers_change_an_alignment_in_the_middle_of_an_attack(inwo):
    t = inwo.position(groups={"A": "fbi", "B": "pentagon"}, resources={"B": "orbital-mind-control-lasers"})
    attack(t, "A", "control", "fbi", "pentagon")
    before = t.strength
    replies_pass(run(t, "B: use:orbital-mind-control-lasers", "B: pentagon", "B: reverse-straight"))
    assert t.strength == before - 8
    assert "Weird" in t.alignments["pentagon"]


@card("orbital-mind-control-lasers")
@rule("IN-9.18")
@pytest.mark.parametrize(("link", "reaches"), [(None, True), ("evil-geniuses-for-a-better-tomorrow", False)])
def test_a_resource_reaches_secret_groups_unless_its_group_could_not(inwo, link, reaches):
    name = "orbital-mind-control-lasers"
    t = inwo.position(
        groups={"A": "evil-geniuses-for-a-better-tomorrow", "B": "texas cattle-mutilators"},
        resources={"A": name},
        links={name: link} if link else {},
    )
    run(t, f"A: use:{name}")
    assert offered(t, "A", "texas")
    assert offered(t, "A", "cattle-mutilators") is reaches


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


@card("suicide-squad", "hidden-city")
@rule("IN-17.12")
def test_a_disaster_ends_when_its_target_is_gone(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas", "C": "japan"},
        resources={"B": "hidden-city", "C": "suicide-squad"},
        hands={"A": "tornado"},
        dice=[1, 1, 1],
    )
    run(t, "A: plot:tornado", "A: hidden-city", "C: use:suicide-squad", "C: hidden-city")
    settle(t)
    assert t.resources["B"] == []
    assert t.destroyed["C"] == ["hidden-city"]
    assert t.table.g.loaded == [1, 1]  # nobody rolled for the Tornado


@card("perpetual-motion-machine")
@rule("IN-17.4", "IN-6.13")
def test_a_link_is_moved_once_a_turn(inwo):
    t = inwo.position(groups={"A": "texas japan", "B": "cia"}, resources={"A": "perpetual-motion-machine"})
    run(t, "A: free", "A: link:perpetual-motion-machine>texas", "A: free")
    assert "link:perpetual-motion-machine>japan" not in t.legal("A")
    t.play("A: nothing")


@card("perpetual-motion-machine")
@rule("IN-17.4", "IN-6.13")
def test_a_link_may_be_removed_and_not_made_again_this_turn(inwo):
    t = inwo.position(
        groups={"A": "texas japan", "B": "cia"},
        resources={"A": "perpetual-motion-machine"},
        links={"perpetual-motion-machine": "texas"},
    )
    run(t, "A: free", "A: unlink:perpetual-motion-machine")
    assert t.links == {}
    run(t, "A: free")
    assert not [move for move in t.legal("A") if "link:" in move]
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
