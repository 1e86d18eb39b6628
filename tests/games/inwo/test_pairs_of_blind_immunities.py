"""Cards that speak to each other: a twelfth round, mostly of immunities, written by somebody who read no code."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import (
    attack,
    choosing,
    idle_until,
    may,
    replies_pass,
    run,
    settle,
    until,
    until_asked,
    using,
    watching,
)


@rule("IN-19.18", "IN-19.19")
@card("irs", "discordian-society", "tax-reform")
@pytest.mark.parametrize("nwo", ["", "tax-reform"])
def test_no_tax_is_raised_from_the_discordians(inwo, nwo):
    t = inwo.position(
        seats=4,
        illuminati={"A": "discordian-society", "B": "the-network", "C": "ufos", "D": "shangri-la"},
        groups={"A": "cia", "B": "irs", "C": "fbi", "D": "texas"},
        nwo=nwo,
    )
    decks = {seat: len(t.plot_deck[seat]) for seat in "ACD"}
    run(t, "A: knock", "A: done")
    using(t, "B", "irs")
    if not nwo:
        assert sorted(until(t, "B")) == ["@2", "@3"]
        run(t, "B: @2")
    until_asked(t, "draw-plot")
    left = {seat: len(t.plot_deck[seat]) for seat in "ACD"}
    assert left == {"A": decks["A"], "C": decks["C"] - 1, "D": decks["D"] - (1 if nwo else 0)}


@rule("IN-19.18", "IN-19.19")
@card("post-office", "george-the-janitor", "discordian-society")
def test_the_post_office_cannot_read_the_discordians_but_its_janitor_can(inwo):
    t = inwo.position(
        seats=4,
        illuminati={"A": "discordian-society", "B": "the-network", "C": "ufos", "D": "shangri-la"},
        groups={"A": "cia", "B": "post-office", "C": "fbi", "D": "texas"},
        hands={
            "A": "hoax martyrs lawyers smof",
            "B": "george-the-janitor",
            "C": "jihad payoff dentists kkk",
            "D": "fnord clone hackers nasa",
        },
        to_move="B",
    )
    using(t, "B", "post-office")
    assert sorted(until(t, "B")) == ["@2", "@3"]
    run(t, "B: @2")
    settle(t)
    run(t, "B: plot:george-the-janitor")
    assert "@0" in t.legal("B")
    run(t, "B: @0")
    choosing(t, "B", "post-office")
    settle(t)
    assert t.to_act == ["A"]
    run(t, "A: hoax")
    choosing(t, "B", t.legal("B")[0])
    settle(t)
    assert len(t.exposed["A"]) == 1


@rule("IN-19.18")
@card("witch", "stonehenge")
@pytest.mark.parametrize(
    "stones",
    [
        False,
        True,
    ],
)
def test_no_witch_helps_against_stonehenge(inwo, stones):
    t = inwo.position(
        seats=3,
        groups={
            "A": "texas(fraternal-orders(dentists))" + (" stonehenge" if stones else ""),
            "B": "cia witch",
            "C": "fbi",
        },
        to_move="B",
        dice=[2, 3],
    )
    attack(t, "B", "control", "cia", "dentists")
    assert t.strength == 6 - 2
    offered = {word for word in watching(t, "B") if word.startswith("use:witch")}
    assert bool(offered) is not stones
    assert "dentists" in t.groups["A"]


@rule("IN-19.18", "IN-19.19")
@card("ark-of-the-covenant", "stonehenge")
@pytest.mark.parametrize(
    "stones",
    [
        False,
        True,
    ],
)
def test_the_ark_slays_nobody_behind_the_stones(inwo, stones):
    t = inwo.position(
        seats=3,
        groups={
            "A": "cia" + (" stonehenge" if stones else ""),
            "B": "texas(fraternal-orders(dentists))",
            "C": "fbi",
        },
        resources={"B": "ark-of-the-covenant"},
        written={"ark-of-the-covenant": "dentists"},
        dice=[1, 1],
    )
    attack(t, "A", "destroy", "cia", "dentists")
    assert t.strength == 6 - 1
    settle(t)
    choosing(t, "B", "texas")
    settle(t)
    assert t.destroyed["A"] == ["dentists"]
    assert ("cia" in t.groups["A"]) is stones


@rule("IN-19.18", "IN-19.19")
@card("the-great-pyramid", "stonehenge")
@pytest.mark.parametrize("stones", [False, True])
def test_nobody_behind_the_stones_shows_the_pyramid_a_plot(inwo, stones):
    t = inwo.position(
        seats=3,
        groups={"A": "cia" + (" stonehenge" if stones else ""), "B": "the-great-pyramid", "C": "fbi"},
        decks={"A": "jihad martyrs"},
        to_move="C",
    )
    run(t, "C: knock", "C: done", "A: draw")
    until_asked(t, "draw-group")
    assert t.plots["A"] == ["jihad"]
    (seen,) = t.table.view(1).board.players[0].plots
    assert seen.card == (None if stones else "jihad")
    (seen,) = t.table.view(2).board.players[0].plots
    assert seen.card is None


@rule("IN-14.19", "IN-3.5")
@card("nice-idea-its-mine-now", "ufos")
@pytest.mark.parametrize("illuminati", ["bavarian-illuminati", "ufos"])
def test_a_second_nice_idea_is_for_ufos_only(inwo, illuminati):
    t = inwo.position(
        seats=3,
        illuminati={"A": illuminati, "B": "the-network", "C": "shangri-la"},
        groups={"A": "cia", "B": "texas", "C": "fbi"},
        hands={"A": "nice-idea-its-mine-now kill-for-peace"},
        exposed={"B": "let-them-eat-cake"},
    )
    run(t, "A: plot:nice-idea-its-mine-now", "A: let-them-eat-cake")
    choosing(t, "A", illuminati)
    if illuminati != "ufos":
        run(t, "A: drop:kill-for-peace")
    settle(t)
    assert "knock" in t.legal("A")
    assert not [word for word in t.legal("A") if word.startswith("drop:")]
    assert t.exposed["A"] == ["let-them-eat-cake"]
    assert t.plots["A"] == (["kill-for-peace"] if illuminati == "ufos" else [])


@rule("IN-11.1", "IN-11.3")
@card("gun-lobby", "orbital-mind-control-lasers")
def test_hackers_who_pass_for_normal_may_buy_guns(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "hackers", "B": "texas(fraternal-orders(gun-lobby))", "C": "fbi"},
        resources={"A": "orbital-mind-control-lasers"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "hackers", "gun-lobby")
    assert t.strength == 3 - 10 - 4
    run(t, "A: use:orbital-mind-control-lasers", "A: hackers", "A: remove-weird")
    replies_pass(t)
    assert t.strength == 3 - 3 - 4
    settle(t)


@rule("IN-7.30", "IN-18.5")
@card("tv-preachers", "resistance-is-useless")
def test_no_sermon_helps_where_resistance_is_useless(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia big-media", "B": "tv-preachers(dentists)", "C": "fbi"},
        hands={"A": "resistance-is-useless"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "cia", "dentists")
    assert t.strength == 6 - 2 - 4 - 5 - 5
    run(t, "A: plot:resistance-is-useless")
    choosing(t, "A", "dentists", "big-media", "dentists")
    replies_pass(t)
    assert t.strength == 6 - 5
    settle(t)


@rule("IN-21.4", "IN-3.2")
@card("computer-security", "commitment")
@pytest.mark.parametrize(("target", "secured"), [("hackers", True), ("fbi", False)])
def test_a_commitment_of_hackers_is_a_matter_of_computer_security(inwo, target, secured):
    t = inwo.position(
        seats=3,
        groups={"A": "hackers fbi", "B": "texas", "C": "cia"},
        illuminati={"B": "the-network"},
        hands={"A": "commitment", "B": "computer-security"},
    )
    before = t.resistance[target]
    run(t, "A: plot:commitment", f"A: {target}")
    assert may(t, "B", "plot:computer-security") is secured
    if secured:
        run(t, "B: plot:computer-security")
        choosing(t, "B", "the-network")
    settle(t)
    assert t.resistance[target] == (before if secured else 8)
    assert ("commitment" in t.discards["A"]) is secured


@rule("IN-9.10", "IN-19.4")
@card("bimbo-at-eleven", "read-my-lips", "dan-quayle")
def test_at_eleven_only_the_media_may_join_and_lips_are_read_in_the_end(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "big-media", "B": "texas(fraternal-orders(dan-quayle))", "C": "hollywood cia"},
        hands={"A": "bimbo-at-eleven", "B": "read-my-lips"},
        dice=[1, 1],
    )
    run(t, "A: destroy:big-media", "A: dan-quayle", "A: plot:bimbo-at-eleven")
    replies_pass(t)
    run(t, "A: go")
    assert t.privileged
    assert t.strength == 4 - 4 + 4 - 1 + 5
    offered = until(t, "C")
    assert {"aid:hollywood", "oppose:hollywood"} <= set(offered)
    assert not {"aid:cia", "oppose:cia"} & set(offered)
    run(t, "B: plot:read-my-lips")
    settle(t)
    assert "dan-quayle" in t.groups["B"]
    assert t.tokens["big-media"] == 0


@rule("IN-19.18", "IN-19.19")
@card("angels-feather", "stonehenge")
@pytest.mark.parametrize(
    "stones",
    [
        False,
        True,
    ],
)
def test_no_feather_falls_on_stonehenge(inwo, stones):
    t = inwo.position(
        seats=3,
        groups={
            "A": "texas(fraternal-orders(dentists))" + (" stonehenge" if stones else ""),
            "B": "japan",
            "C": "fbi",
        },
        resources={"B": "angels-feather"},
        links={"angels-feather": "japan"},
        to_move="B",
        dice=[3, 3, 1, 1],
    )
    attack(t, "B", "control", "japan", "dentists")
    assert t.strength == 6 - 2
    settle(t)
    choosing(t, "B", "japan:right")
    settle(t)
    # The six fails; a two, rolled again, would not.
    assert ("dentists" in t.groups["B"]) is not stones


@rule("IN-19.18", "IN-9.18")
@card("death-mask", "stonehenge", "witch")
@pytest.mark.parametrize(
    "stones",
    [
        False,
        True,
    ],
)
def test_no_masked_witch_joins_against_stonehenge(inwo, stones):
    t = inwo.position(
        seats=3,
        groups={
            "A": "texas(fraternal-orders(dentists))" + (" stonehenge" if stones else ""),
            "B": "cia witch",
            "C": "fbi",
        },
        resources={"B": "death-mask"},
        links={"death-mask": "witch"},
        to_move="B",
        dice=[2, 3],
    )
    attack(t, "B", "control", "cia", "dentists")
    offered = watching(t, "B")
    assert ("aid:witch" in offered) is not stones
    assert bool({word for word in offered if word.startswith("use:death-mask")}) is not stones


@rule("IN-4.18", "IN-7.27")
@card("midas-mill", "chicken-in-every-pot", "california")
@pytest.mark.parametrize("nwo", ["", "chicken-in-every-pot"])
def test_with_a_mill_the_coast_is_strong_everywhere(inwo, nwo):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi california", "B": "texas(fraternal-orders(dentists))", "C": "cia"},
        resources={"A": "midas-mill"},
        links={"midas-mill": "california"},
        nwo=nwo,
        dice=[6, 6],
    )
    power = 5 + (2 if nwo else 0)
    assert (t.power["california"], t.global_power["california"]) == (power, power)
    attack(t, "A", "control", "fbi", "dentists", "aid:california")
    assert t.strength == 4 + 4 + power - 2
    settle(t)


@rule("IN-8.9", "IN-18.8")
@card("the-men-in-black", "media-blitz")
@pytest.mark.parametrize(("leader", "gone"), [("cia", False), ("the-men-in-black", True)])
def test_no_blitz_brings_back_whom_the_men_took(inwo, leader, gone):
    t = inwo.position(
        seats=3,
        groups={"A": "cia the-men-in-black", "B": "texas(fraternal-orders(dentists)) big-media", "C": "fbi"},
        hands={"B": "media-blitz dentists"},
        dice=[1, 1],
    )
    attack(t, "A", "destroy", leader, "dentists")
    assert t.strength == (2 + 4 + 4 - 1 if gone else 6 - 1)
    settle(t)
    assert "dentists" not in t.groups["B"]
    idle_until(t, "B")
    assert may(t, "B", "plot:media-blitz") is not gone


@rule("IN-10.9", "IN-4.14")
@card("church-of-elvis", "head-in-a-jar", "sniper")
@pytest.mark.parametrize("bottled", [False, True])
def test_a_head_in_a_jar_is_worshipped_like_a_whole_singer(inwo, bottled):
    t = inwo.position(
        seats=3,
        groups={"A": "dentists", "B": "texas(fraternal-orders(elvis)) church-of-elvis", "C": "fbi"},
        hands={"A": "sniper", "B": "head-in-a-jar"},
        dice=[1, 1],
    )
    assert t.power["church-of-elvis"] == 8
    run(t, "A: plot:sniper", "A: elvis")
    assert t.strength == 10 - 1
    if bottled:
        run(t, "B: plot:head-in-a-jar")
    settle(t)
    assert ("elvis" in t.groups["B"]) is bottled
    assert t.power["church-of-elvis"] == (8 if bottled else 1)
