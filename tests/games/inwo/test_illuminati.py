"""The nine Illuminati: abilities and Special Goals."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.victory import goals
from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until, use_up


@card("adepts-of-hermes")
@rule("IN-14.15", "IN-14.16")
def test_adepts_have_six_on_magic_groups_and_count_magic_resources(inwo):
    t = inwo.position(
        illuminati={"A": "adepts-of-hermes"},
        groups={"A": "cia", "B": "witch"},
        resources={"A": "crystal-skull shroud-of-turin eliza"},
    )
    attack(t, "A", "destroy", "cia", "witch")
    assert ["bonus", "adepts-of-hermes", 6] in t.parts
    assert goals.group_count(t.table.g, 0) == 2 + 2


@card("adepts-of-hermes")
@rule("IN-7.37")
def test_only_the_adepts_keep_a_group_they_failed_to_control(inwo):
    for owner, keeps in (("A", True), ("B", False)):
        t = inwo.position(
            illuminati={owner: "adepts-of-hermes"},
            groups={"A": "cia", "B": "texas"},
            hands={"A": "nasa"},
            dice=[6, 6],
        )
        attack(t, "A", "control", "cia", "nasa")
        settle(t)
        settle(run(t, "A: knock", "A: done"))
        assert (t.hand["A"] == ["nasa"]) is keeps
        assert ("nasa" in t.discards["A"]) is not keeps


@card("bavarian-illuminati")
@rule("IN-9.9", "IN-9.11", "IN-9.12", "IN-9.13")
def test_the_bavarians_declare_one_privileged_attack_a_turn(inwo):
    t = inwo.position(
        groups={"A": "cia texas", "B": "japan", "C": "pentagon"}, hands={"A": "nasa", "C": "gun-control"}, dice=[6, 6]
    )
    declare(t, "A", "control", "cia", "nasa", "use:bavarian-illuminati")
    assert until(t, "B") == ["pass"]
    assert until(t, "C") == ["pass"]
    run(t, "A: commit")
    settle(t)
    run(t, "A: control:texas", "A: japan")
    assert not offered(t, "A", "use:bavarian-illuminati")
    t.play("A: go")
    assert "oppose:pentagon" in until(t, "C")


@card("bavarian-illuminati")
@card("power-for-its-own-sake")
def test_a_total_power_of_fifty(inwo):
    rich = "texas(japan california cia) pentagon(the-mafia new-york) democrats"
    t = inwo.position(groups={"A": rich, "B": "nasa"})
    total = 10 + 6 + 6 + 5 + 6 + 6 + 7 + 7 + 6  # the Mafia has 1 more for New York
    assert goals.total_power(t.table.g, 0) == total >= 50
    assert goals.met(t.table.g, 0, -1)
    t = inwo.position(groups={"A": rich, "B": "nasa"}, devastated="texas")
    assert goals.total_power(t.table.g, 0) == total - 6 - 6 - 5 - 6
    assert not goals.met(t.table.g, 0, -1)
    t = inwo.position(
        illuminati={"A": "the-network"},
        groups={"A": rich, "B": "nasa"},
        hands={"A": "power-for-its-own-sake"},
        basic_goal=20,
    )
    assert goals.claimable(t.table.g, 0) == t.table.g.plots[0]
    t = inwo.position(
        illuminati={"A": "the-network"},
        groups={"A": rich, "B": "nasa"},
        hands={"A": "power-for-its-own-sake"},
        basic_goal=20,
        devastated="texas",
    )
    assert goals.claimable(t.table.g, 0) == []


@card("bavarian-illuminati", "censorship")
@rule("IN-9.9")
def test_the_bavarians_need_no_second_privilege(inwo):
    t = inwo.position(groups={"A": "cia druids", "B": "texas(tabloids cable-tv)"}, hands={"A": "censorship"})
    run(t, "A: control:cia", "A: tabloids")
    assert offered(t, "A", "use:bavarian-illuminati")
    replies_pass(run(t, "A: plot:censorship"))
    assert t.privileged
    assert not offered(t, "A", "use:bavarian-illuminati")


@card("bermuda-triangle")
def test_the_triangle_rearranges_at_the_end_of_its_turn(inwo):
    t = inwo.position(illuminati={"A": "bermuda-triangle"}, groups={"A": "cia texas", "B": "nasa"})
    run(t, "A: knock", "A: use:bermuda-triangle")
    settle(t)
    run(t, "A: texas", "A: cia:left", "A: none")
    assert t.masters["texas"] == "cia"


@card("bermuda-triangle")
def test_all_ten_alignments_and_a_power_of_35(inwo):
    full = "texas(the-mafia) california(canada tv-preachers) phone-company new-york"
    t = inwo.position(illuminati={"A": "bermuda-triangle"}, groups={"A": full, "B": "nasa"})
    g = t.table.g
    assert goals.total_power(g, 0) >= 35
    assert goals.met(g, 0, -1)
    t = inwo.position(
        illuminati={"A": "bermuda-triangle"}, groups={"A": full.replace("phone-company", "nasa"), "B": "cia"}
    )
    assert not goals.met(t.table.g, 0, -1)


DOUBLES = [
    ("discordian-society", "california(hackers) witch reformed-church-of-satan", 3),
    ("gnomes-of-zurich", "phone-company federal-reserve irs wall-street", 3),
    ("the-network", "japan nsa phone-company(hackers)", 3),
]


@rule("IN-14.13", "IN-14.15")
@pytest.mark.parametrize(("name", "structure", "doubles"), DOUBLES)
@card("discordian-society", "gnomes-of-zurich", "the-network")
def test_three_groups_count_double_at_most(inwo, name, structure, doubles):
    t = inwo.position(illuminati={"A": name}, groups={"A": structure, "B": "nasa"})
    groups = len(t.groups["A"])
    assert goals.group_count(t.table.g, 0) == 1 + groups + doubles


@card("discordian-society")
def test_discordians_have_four_to_control_weird_groups_only_strong_ones_double(inwo):
    t = inwo.position(illuminati={"A": "discordian-society"}, groups={"A": "cia", "B": "california"})
    attack(t, "A", "control", "cia", "california")
    assert ["bonus", "discordian-society", 4] in t.parts
    t = inwo.position(illuminati={"A": "discordian-society"}, groups={"A": "trekkies texas", "B": "cia"})
    assert goals.group_count(t.table.g, 0) == 3


@card("gnomes-of-zurich")
@rule("IN-4.24")
def test_gnomes_have_four_to_control_banks_not_corporations(inwo):
    t = inwo.position(illuminati={"A": "gnomes-of-zurich"}, groups={"A": "cia", "B": "federal-reserve"})
    attack(t, "A", "control", "cia", "federal-reserve")
    assert ["bonus", "gnomes-of-zurich", 4] in t.parts
    t = inwo.position(illuminati={"A": "gnomes-of-zurich"}, groups={"A": "cia", "B": "phone-company"})
    attack(t, "A", "control", "cia", "phone-company")
    assert ["bonus", "gnomes-of-zurich", 4] not in t.parts


@card("servants-of-cthulhu")
@rule("IN-8.9")
def test_every_victim_of_cthulhu_counts(inwo):
    t = inwo.position(
        illuminati={"A": "servants-of-cthulhu"}, groups={"A": "cia", "B": "texas"}, destroyed={"A": "nasa ama trekkies"}
    )
    assert goals.group_count(t.table.g, 0) == 2 + 3
    eight = "nasa ama trekkies witch japan england hackers elvis"
    t = inwo.position(
        illuminati={"A": "servants-of-cthulhu"}, groups={"A": "cia", "B": "texas"}, destroyed={"A": eight}
    )
    assert goals.met(t.table.g, 0, -1)
    t = inwo.position(
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "cia", "B": "texas(nasa(dentists))"},
        decks={"A": "jihad"},
        dice=[1, 1],
    )
    attack(t, "A", "destroy", "cia", "dentists")
    assert ["bonus", "servants-of-cthulhu", 4] in t.parts
    settle(t)
    assert t.plots["A"] == ["jihad"]


@card("shangri-la")
@rule("IN-14.11")
def test_shangri_la_wants_peace_and_destroys_only_the_violent(inwo):
    t = inwo.position(illuminati={"A": "shangri-la"}, groups={"A": "cia", "B": "texas hackers"})
    t.play("A: destroy:cia")
    assert t.legal("A") == ["texas"]
    peace = "japan(canada) vatican-city supreme-court(princess-di)"
    t = inwo.position(
        illuminati={"A": "shangri-la", "B": "ufos", "C": "shangri-la"},
        groups={"A": "cia", "B": peace, "C": "nasa"},
        links={},
        nwo="peace-in-our-time",
    )
    total = (6 + 4 + 4 + 3 + 2) + 5  # Canada has 1 more for Princess Di
    assert sum(t.power[name] for name in t.groups["B"]) == total
    assert not goals.met(t.table.g, 0, -1)
    t = inwo.position(
        illuminati={"A": "shangri-la", "B": "ufos", "C": "shangri-la"},
        groups={"A": "ama(telephone-psychics)", "B": peace, "C": "red-cross"},
        nwo="peace-in-our-time",
    )
    assert goals.met(t.table.g, 0, -1)
    run(t, "A: knock", "A: done", "A: claim:basic")
    settle(t)
    assert t.winners == ["A", "C"]


@card("shangri-la", "lawyers")
@rule("IN-10.2")
def test_lawyers_do_not_count_in_an_instant_attack_and_shangri_la_does(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "lawyers texas"}, illuminati={"B": "shangri-la"}, hands={"A": "tidal-wave"}
    )
    run(t, "A: plot:tidal-wave", "A: texas")
    assert [part for part in t.parts if part[0] == "defence"] == [["defence", "shangri-la", -5]]


@card("the-network")
@rule("IN-3.9")
def test_the_network_draws_two_plots(inwo):
    t = inwo.position(
        illuminati={"A": "the-network"},
        groups={"A": "cia", "B": "texas"},
        step="plot draw",
        decks={"A": "jihad martyrs"},
    )
    settle(run(t, "A: draw"))
    assert t.plots["A"] == ["jihad", "martyrs"]


@card("ufos")
@rule("IN-14.19")
def test_ufos_keep_three_different_goals(inwo):
    three = "hail-eris fratricide criminal-overlords"
    t = inwo.position(illuminati={"A": "ufos"}, groups={"A": "cia", "B": "texas"}, hands={"A": three})
    assert "drop:hail-eris" not in t.legal("A")
    t = inwo.position(
        illuminati={"A": "ufos"}, groups={"A": "cia", "B": "texas"}, hands={"A": f"{three} kill-for-peace"}
    )
    assert t.legal("A") == ["drop:hail-eris", "drop:fratricide", "drop:criminal-overlords", "drop:kill-for-peace"]
    t.play("A: drop:hail-eris")
    t = inwo.position(illuminati={"A": "ufos"}, groups={"A": "cia", "B": "texas"}, hands={"A": "hail-eris hail-eris"})
    assert t.legal("A") == ["drop:hail-eris"]
    t.play("A: drop:hail-eris")
    t = inwo.position(
        illuminati={"A": "the-network"}, groups={"A": "cia", "B": "texas"}, hands={"A": "hail-eris fratricide"}
    )
    assert t.legal("A") == ["drop:hail-eris", "drop:fratricide"]
    t.play("A: drop:fratricide")
    assert t.plots["A"] == ["hail-eris"]


@card("ufos")
@rule("IN-7.12")
def test_only_one_ufo_token_in_one_attack(inwo):
    t = inwo.position(illuminati={"A": "ufos"}, groups={"A": "cia", "B": "texas"})
    attack(t, "A", "control", "ufos", "texas")
    assert t.tokens["ufos"] == 1
    assert "aid:ufos" not in until(t, "A")


@rule("IN-3.10")
@card("the-network")
def test_who_may_draw_two_draws_the_one_that_is_left(inwo):
    t = inwo.position(illuminati={"A": "the-network"}, groups={"A": "cia", "B": "texas"}, step="plot draw")
    settle(run(use_up(t, 0, 0, 1), "A: draw"))
    assert (t.plots["A"], t.plot_deck["A"]) == (["payoff"], [])
