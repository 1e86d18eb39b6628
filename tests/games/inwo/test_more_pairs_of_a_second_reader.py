"""Cards that speak to each other: what a second reader of the rulebook, who read no code, found beyond the ten."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import choosing, idle_until, may, run, settle, using


@rule("IN-18.10")
@card("suicide-squad", "murphys-law", "computer-virus")
@pytest.mark.parametrize("how", ["as-rolled", "murphy", "virus"])
def test_one_die_of_the_squad_shows_neither_twelve_nor_nothing(inwo, how):
    t = inwo.position(
        seats=3,
        groups={"A": "hackers", "B": "texas", "C": "fbi"},
        resources={"A": "suicide-squad", "B": "bigfoot"},
        hands={"A": "computer-virus", "C": "murphys-law"},
        dice=[2],
    )
    using(t, "A", "suicide-squad")
    run(t, "A: bigfoot")
    if how == "murphy":
        run(t, "C: plot:murphys-law")
    if how == "virus":
        run(t, "A: plot:computer-virus", "A: less", "A: hackers")
    settle(t)
    assert ("bigfoot" in t.resources["B"]) is (how == "murphy")
    assert ("suicide-squad" in t.resources["A"]) is (how == "virus")


@rule("IN-17.7", "IN-17.17")
@card("suicide-squad", "bigfoot", "hammer-of-thor")
def test_one_squad_does_not_die_twice(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "hackers", "B": "texas", "C": "fbi"},
        resources={"A": "suicide-squad", "B": "bigfoot hammer-of-thor"},
        dice=[3, 3],
    )
    using(t, "A", "suicide-squad")
    run(t, "A: bigfoot")
    if may(t, "A", "use:suicide-squad"):
        run(t, "A: use:suicide-squad", "A: hammer-of-thor")
    settle(t)
    assert "suicide-squad" not in t.resources["A"]
    assert len(t.resources["B"]) == 1


@rule("IN-11.1", "IN-17.7", "IN-5.4")
@card("suicide-squad", "bigfoot")
def test_a_squad_that_was_met_by_another_does_not_reach_its_target(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "hackers", "B": "texas", "C": "fbi"},
        resources={"A": "suicide-squad", "B": "bigfoot suicide-squad"},
        dice=[3, 3],
    )
    (mine,) = [word for word in t.legal("A") if word.startswith("use:suicide-squad")]
    run(t, f"A: {mine}", "A: bigfoot")
    using(t, "B", "suicide-squad")
    while t.table.view(None).asked[0].prompt != "after-roll":
        acting = t.to_act[0]
        t.play(f"{acting}: {t.legal(acting)[0]}")
    settle(t)
    assert t.resources["A"] == []
    assert t.resources["B"] == ["bigfoot"]


@rule("IN-3.5")
@card("fidel-castro", "cattle-mutilators", "hoax")
def test_what_castro_keeps_no_cow_reveals(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cattle-mutilators fbi", "B": "fidel-castro texas", "C": "elvis"},
        hands={"A": "solidarity", "B": "hoax payoff vultures"},
        decks={"B": "jihad fnord"},
        to_move="B",
    )
    run(t, "B: use:fidel-castro", "B: hoax")
    idle_until(t, "A")
    run(t, "A: use:cattle-mutilators")
    choosing(t, "A", "@1")
    settle(t)
    assert sorted(t.exposed["B"]) == ["payoff", "vultures"]
    run(t, "A: plot:solidarity", "B: plot:hoax", "B: texas")
    settle(t)
    assert t.nwo == []
    assert "hoax" in t.discards["B"]


@rule("IN-7.43", "IN-10.2", "IN-18.6")
@card("martial-law", "meteor-strike", "earthquake", "air-magic")
@pytest.mark.parametrize(("disaster", "magic"), [("meteor-strike", True), ("earthquake", False)])
def test_air_magic_triples_the_nation_and_not_its_martial_law(inwo, disaster, magic):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "the-mafia(republicans(england))", "C": "fbi"},
        hands={"A": f"{disaster} solidarity", "B": "martial-law air-magic"},
        decks={"B": "jihad"},
        dice=[6, 6],
    )
    run(t, "A: plot:solidarity", "B: plot:martial-law/defence")
    choosing(t, "B", "power", "england", "power")
    settle(t)
    run(t, f"A: plot:{disaster}", "A: england")
    power = 16 if disaster == "meteor-strike" else 12
    assert t.strength == power - 2 - 10
    if magic:
        run(t, "B: plot:air-magic")
        assert t.strength == power - 3 * 2 - 10
    else:
        seen = set()
        while "B" in t.to_act:
            seen.update(t.legal("B"))
            t.play("B: pass")
        assert not {word for word in seen if word.startswith("plot:air-magic")}
    settle(t)
    assert t.devastated == []


@rule("IN-17.10")
@card("unmasked", "eliza", "discordian-society")
@pytest.mark.parametrize("unmasked", [False, True])
def test_eliza_serves_the_network_and_not_who_was_behind_it(inwo, unmasked):
    t = inwo.position(
        seats=3,
        illuminati={"B": "the-network"},
        groups={"A": "fbi", "B": "texas", "C": "pentagon"},
        links={"eliza": "the-network"},
        resources={"B": "eliza"},
        tokens={"the-network": 0},
        hands={"B": "unmasked discordian-society"},
        to_move="B",
    )
    if unmasked:
        run(t, "B: plot:unmasked")
        choosing(t, "B", "discordian-society")
        settle(t)
    idle_until(t, "B")
    assert t.tokens["discordian-society" if unmasked else "the-network"] == (1 if unmasked else 2)
    assert t.links == ({} if unmasked else {"eliza": "the-network"})
    assert t.resources["B"] == ["eliza"]
