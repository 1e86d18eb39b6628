"""Resources that keep something written down or hidden, take revenge, or are linked."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import attack, idle_until, offered, run, settle, wrap_up


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


@card("ark-of-the-covenant")
@rule("IN-21.18")
def test_the_name_in_the_ark_is_changed_once_a_turn(inwo):
    t = inwo.position(
        groups={"A": "texas japan", "B": "cia"},
        resources={"A": "ark-of-the-covenant"},
        written={"ark-of-the-covenant": "texas"},
    )
    settle(run(t, "A: use:ark-of-the-covenant"))
    run(t, "A: japan")
    g = t.table.g
    assert g.cards.face[g.written[g.resources[0][0]]] == FACE["japan"]
    assert not offered(t, "A", "use:ark-of-the-covenant")


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


@card("the-holy-grail")
def test_the_grail_is_lost_with_its_place(inwo):
    for place, kept in (("hollywood", []), ("japan", ["the-holy-grail"])):
        t = inwo.position(
            groups={"A": "clone-arrangers", "B": "texas(democrats(hollywood)) japan"},
            hands={"B": "the-holy-grail"},
            to_move="B",
            dice=[1, 1],
            seats=2,
        )
        settle(run(t, "B: resource:the-holy-grail"))
        run(t, f"B: {place}", "B: knock", "B: done")
        attack(idle_until(t, "A"), "A", "control", "clone-arrangers", "hollywood")
        wrap_up(t)
        assert "hollywood" in t.groups["A"]
        assert t.resources["B"] == kept


@card("warehouse-23")
@rule("IN-16.13")
def test_a_resource_is_hidden_as_the_takeover_of_a_turn(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        resources={"A": "warehouse-23"},
        hands={"A": "crystal-skull midas-mill"},
        step="takeover",
    )
    settle(run(t, "A: use:warehouse-23/takeover"))
    run(t, "A: crystal-skull")
    g = t.table.g
    assert [g.cards.face[slot] for slot in range(len(g.host)) if g.host[slot] >= 0] == [FACE["crystal-skull"]]
    assert t.resources["A"] == ["warehouse-23"]
    assert t.hand["A"] == ["midas-mill"]
    settle(t)
    assert offered(t, "A", "knock")


@card("warehouse-23")
@rule("IN-16.13")
def test_a_resource_is_hidden_for_an_illuminati_action_once_a_turn(inwo):
    t = inwo.position(
        groups={"A": "texas", "B": "cia"},
        resources={"A": "warehouse-23"},
        hands={"A": "crystal-skull midas-mill"},
        illuminati={"A": "ufos"},
    )
    settle(run(t, "A: use:warehouse-23/action"))
    run(t, "A: crystal-skull")
    assert t.resources["A"] == ["warehouse-23"]
    assert t.hand["A"] == ["midas-mill"]
    assert t.tokens["ufos"] == 1
    assert not offered(t, "A", "resource:midas-mill")
    assert not offered(t, "A", "use:warehouse-23/action")


HOSTS = {
    "angels-feather": "vatican-city",
    "book-of-kells": "reformed-church-of-satan witch",
    "cyborg-soldiers": "texas witch",
    "death-mask": "reformed-church-of-satan witch",
    "eliza": "hackers the-network",
    "flying-saucer": "ross-perot",
    "immortality-serum": "ross-perot",
    "midas-mill": "texas",
    "necronomicon": "reformed-church-of-satan texas witch",
    "perpetual-motion-machine": "hackers reformed-church-of-satan ross-perot texas vatican-city witch",
}


@rule("IN-17.2")
@pytest.mark.parametrize(("resource", "hosts"), HOSTS.items())
@card(*HOSTS)
def test_what_a_resource_may_be_linked_to(inwo, resource, hosts):
    t = inwo.position(
        illuminati={"A": "the-network"},
        groups={"A": "vatican-city(ross-perot) texas(witch hackers) reformed-church-of-satan", "B": "cia"},
        resources={"A": resource},
    )
    run(t, "A: free")
    links = [move.partition(">")[2] for move in t.legal("A") if move.startswith(f"link:{resource}>")]
    assert sorted(links) == hosts.split()
    t.play("A: nothing")
