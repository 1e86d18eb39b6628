"""What the Plots of each family say, written out card by card: whom they serve, by how much, and whom they do not."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, wrap_up


def rows(table):
    """One case a card, tagged with it."""
    return [pytest.param(*row, marks=card(row[0]), id=" ".join(str(word) for word in row[:2])) for row in table]


# The Plot, a group it serves, and one it does not.
TENS = [
    ("albino-alligators", "tabloids", "cable-tv"),
    ("benefit-concert", "black-activists", "republicans"),
    ("cold-fusion", "fbi", "cia"),
    ("harmonica-virgins", "druids", "vatican-city"),
    ("infobahn", "hackers", "fbi"),
    ("jihad", "libertarians", "dentists"),
    ("just-say-no", "savings-and-loans", "tabloids"),
    ("martial-law", "batf", "cable-tv"),
    ("martyrs", "red-cross", "batf"),
    ("pulitzer-prize", "empty-vee", "feminists"),
    ("save-the-whales", "anti-nuclear-activists", "feminists"),
    ("slush-fund", "fraternal-orders", "feminists"),
    ("stock-split", "liquor-companies", "batf"),
    ("terrorist-nuke", "nato", "red-cross"),
    ("the-big-score", "jimmy-hoffa", "dentists"),
    ("world-cup-victory", "finland", "hawaii"),
]


@rule("IN-7.43")
@pytest.mark.parametrize(("plot", "right", "wrong"), rows(TENS))
def test_whose_action_and_defence_counts_ten_more(inwo, plot, right, wrong):
    t = inwo.position(groups={"A": f"{right} {wrong}", "B": "pollsters"}, hands={"A": plot})
    run(t, f"A: plot:{plot}/defence")
    assert t.legal("A") == [right]
    wrap_up(t)
    for leader, able in ((right, True), (wrong, False)):
        t = inwo.position(groups={"A": f"{right} {wrong}", "B": "pollsters"}, hands={"A": plot})
        attack(t, "A", "destroy", leader, "pollsters")
        before = t.strength
        assert offered(t, "A", f"plot:{plot}/action") == able
        if able:
            replies_pass(run(t, f"A: plot:{plot}/action", f"A: {leader}"))
            assert t.strength == before + 10
        wrap_up(t)


@rule("IN-7.43")
@pytest.mark.parametrize(("plot", "right", "wrong"), rows(TENS))
def test_ten_more_against_one_kind_of_attack(inwo, plot, right, wrong):
    for word, kind in (("power", "destroy"), ("resistance", "control")):
        t = inwo.position(groups={"A": "bill-clinton cia", "B": f"texas({right})"}, hands={"B": plot})
        declare(t, "A", kind, "cia", right)
        before = t.strength
        replies_pass(run(t, f"B: plot:{plot}/defence", f"B: {right}", f"B: {word}"))
        assert t.strength == before - 10
        run(t, "A: call-off")
        other = "control" if kind == "destroy" else "destroy"
        if offered(t, "A", f"{other}:cia"):
            declare(t, "A", other, "cia", right)
            name = "resistance" if other == "control" else "power"
            assert t.parts == [part for part in t.parts if part[0] != name or part[2] > -13]
            run(t, "A: call-off")
        settle(t)


RAISED = [
    ("charismatic-leader", "libertarians", "dentists", 6),
    ("citizenship-award", "fraternal-orders", "feminists", 6),
    ("emergency-powers", "batf", "cable-tv", 6),
    ("grassroots-support", "dentists", "tabloids", 6),
    ("mob-influence", "jimmy-hoffa", "dentists", 6),
    ("monopoly", "liquor-companies", "batf", 6),
    ("new-blood", "nato", "red-cross", 6),
    ("nobel-peace-prize", "red-cross", "nato", 6),
    ("self-esteem", "feminists", "fraternal-orders", 6),
    ("the-weird-turn-pro", "tabloids", "dentists", 4),
]


@rule("IN-17.3", "IN-18.6")
@pytest.mark.parametrize(("plot", "right", "wrong", "value"), rows(RAISED))
def test_whose_power_is_raised_and_how_far(inwo, plot, right, wrong, value):
    t = inwo.position(groups={"A": f"{right} {wrong}", "B": "nasa"}, hands={"A": plot})
    run(t, f"A: plot:{plot}")
    assert t.legal("A") == [right]
    settle(run(t, f"A: {right}"))
    assert t.power[right] == value
    assert t.tokens[right] == 0


@rule("IN-18.6")
@card("new-blood")
def test_raising_never_lowers_and_comes_before_additions(inwo):
    t = inwo.position(groups={"A": "new-york nato"}, links={"new-blood": "new-york"})
    assert t.power["new-york"] == 7
    t = inwo.position(groups={"A": "nato"}, links={"new-blood": "nato"}, nwo="peace-in-our-time")
    assert t.power["nato"] == 5


RELOADED = [
    ("bank-merger", "offshore-banks", "irs", "batf"),
    ("dollars-for-decency", "dentists", "george-bush", "tabloids"),
    ("flower-power", "red-cross", "antiwar-activists", "nato"),
    ("freaking-the-mundanes", "tabloids", "smof", "dentists"),
    ("gang-war", "jimmy-hoffa", "ollie-north", "dentists"),
    ("new-federal-budget", "nasa", "batf", "cable-tv"),
    ("pledge-drive", "feminists", "secular-humanists", "republicans"),
    ("red-scare", "kkk", "ollie-north", "feminists"),
    ("reload", "nato", "ninjas", "red-cross"),
    ("tax-breaks", "recording-industry", "liquor-companies", "batf"),
]


@rule("IN-3.18")
@pytest.mark.parametrize(("plot", "first", "second", "wrong"), rows(RELOADED))
def test_who_is_reloaded(inwo, plot, first, second, wrong):
    t = inwo.position(
        groups={"A": f"{first} {wrong}", "B": second}, hands={"A": plot}, tokens={first: 0, second: 0, wrong: 0}
    )
    run(t, f"A: plot:{plot}")
    assert set(t.legal("A")) == {first, second}
    run(t, f"A: {first}")
    fits = t.power[first] + t.power[second] <= 5
    assert (t.table.view(None).asked[0].prompt == "pick-card") == fits
    if fits:
        run(t, f"A: {second}")
    settle(t)
    assert t.tokens[first] == 1
    assert t.tokens[second] == (1 if fits else 0)
    assert t.tokens[wrong] == 0
    assert t.tokens["bavarian-illuminati"] == 0


CHANGED = [
    ("assertiveness-training", "red-cross", "Violent", "Peaceful"),
    ("fundie-money", "feminists", "Conservative", "Liberal"),
    ("jake-day", "dentists", "Weird", "Straight"),
    ("kinder-and-gentler", "nato", "Peaceful", "Violent"),
    ("liberal-agenda", "fraternal-orders", "Liberal", "Conservative"),
    ("nationalization", "liquor-companies", "Government", "Corporate"),
    ("power-corrupts", "dentists", "Criminal", ""),
    ("privatization", "nasa", "Corporate", "Government"),
    ("straighten-up", "tabloids", "Straight", "Weird"),
]


@rule("IN-4.9", "IN-4.10")
@pytest.mark.parametrize(("plot", "group", "gained", "lost"), rows(CHANGED))
def test_what_a_group_becomes_for_good(inwo, plot, group, gained, lost):
    t = inwo.position(groups={"A": "big-media", "B": group}, hands={"A": plot})
    before = t.alignments[group]
    run(t, f"A: plot:{plot}", f"A: {group}")
    if "pay:1" in t.legal("A"):
        run(t, "A: pay:1")
    settle(t)
    assert set(t.alignments[group]) == (set(before) - {lost}) | {gained}
    assert t.tokens["bavarian-illuminati"] == 0
    assert plot not in t.discards["A"]


# The Plot, how many of the destroyed and of the controlled, and names of both.
AIMS = [
    ("kill-for-peace", "cia texas pentagon nato", "red-cross japan princess-di canada"),
    ("let-them-eat-cake", "feminists democrats hollywood france", "republicans fraternal-orders kkk opec"),
    ("power-to-the-people", "republicans kkk opec texas", "feminists democrats hollywood france"),
    ("the-hand-of-madness", "red-cross japan princess-di canada", "cia texas pentagon nato"),
    ("up-against-the-wall", "fbi nasa england california", "nato ninjas the-mafia kkk"),
]


@rule("IN-14.17")
@pytest.mark.parametrize(("goal", "foes", "friends"), rows(AIMS))
def test_a_goal_is_claimed_with_four_destroyed_and_four_controlled(inwo, goal, foes, friends):
    own = friends.split()
    for groups, gone, won in ((own, foes, True), (own[:3], foes, False), (own, " ".join(foes.split()[:3]), False)):
        t = inwo.position(
            groups={"A": " ".join(groups), "B": "dentists"},
            illuminati={"A": "the-network", "B": "ufos"},
            hands={"A": goal},
            destroyed={"A": gone},
        )
        run(t, "A: knock", "A: done")
        while t.table.view(None).asked[0].prompt not in ("claim", "draw-plot"):
            t.play(f"{t.to_act[0]}: pass")
        assert ("A" in t.to_act and offered(t, "A", f"claim:{goal}")) == won
        settle(t)


@card("power-for-its-own-sake")
def test_a_total_power_of_fifty_wins(inwo):
    structure = "cia(texas pentagon japan) the-mafia(new-york germany)"
    for more, won in ((" feminists", True), (" dentists", False)):
        t = inwo.position(
            groups={"A": structure + more, "B": "trekkies"},
            illuminati={"A": "ufos"},
            hands={"A": "power-for-its-own-sake"},
        )
        total = sum(t.power[name] for name in t.groups["A"]) + 6
        assert (total >= 50) == won
        run(t, "A: knock", "A: done")
        while t.table.view(None).asked[0].prompt not in ("claim", "draw-plot"):
            t.play(f"{t.to_act[0]}: pass")
        assert ("A" in t.to_act and offered(t, "A", "claim:power-for-its-own-sake")) == won
        settle(t)


# The Plot, the roll it needs to beat by more than, and which Places it may strike.
EVERYWHERE = {"texas", "israel", "switzerland", "las-vegas"}
COAST = {"texas", "israel"}
SMALL = {"israel", "switzerland", "las-vegas"}
FAR = "cia(big-media({}))"
NEAR = "cia({})"
MARGINS = [
    ("atomic-monster", 6, COAST, NEAR, "israel", 20 - 3 - 5),
    ("earthquake", 5, EVERYWHERE, FAR, "israel", 16 - 3),
    ("epidemic", None, EVERYWHERE, FAR, "israel", 14 - 3),
    ("giant-kudzu", 6, EVERYWHERE, "{}", "switzerland", 24 - 1 - 10),
    ("hurricane", None, COAST, NEAR, "israel", 20 - 3 - 5),
    ("meteor-strike", 4, EVERYWHERE, FAR, "israel", 16 - 3),
    ("nuclear-accident", 4, EVERYWHERE, NEAR, "israel", 18 - 3 - 5),
    ("plague-of-demons", 5, SMALL, FAR, "israel", 10 + 3 - 3),
    ("rain-of-frogs", 6, EVERYWHERE, FAR, "switzerland", 10 - 1),
    ("the-oregon-crud", 10, SMALL, NEAR, "israel", 24 - 3 - 5),
    ("tidal-wave", 10, COAST, NEAR, "israel", 24 - 3 - 5),
    ("tornado", 4, SMALL, FAR, "israel", 12 - 3),
    ("volcano", 2, SMALL, NEAR, "israel", 18 - 3 - 5),
]


def strike(inwo, plot, where, place, dice):
    """Strike a Place; a Magic group is there to summon demons."""
    t = inwo.position(groups={"A": "witch", "B": where.format(place)}, hands={"A": plot}, dice=dice)
    run(t, f"A: plot:{plot}", f"A: {place}")
    if plot == "plague-of-demons":
        run(t, "A: witch")
    return t


@rule("IN-10.11", "IN-10.12")
@pytest.mark.parametrize(("plot", "margin", "places", "where", "place", "need"), rows(MARGINS))
def test_what_a_disaster_hits_and_when_it_destroys(inwo, plot, margin, places, where, place, need):
    t = inwo.position(groups={"A": "witch", "B": "texas israel switzerland las-vegas"}, hands={"A": plot})
    run(t, f"A: plot:{plot}")
    assert set(t.legal("A")) == places
    wrap_up(t)
    totals = ((2, False),) if margin is None else ((need - margin, False), (need - margin - 1, True))
    for total, destroyed in totals:
        assert 2 <= total <= 10
        t = strike(inwo, plot, where, place, [total // 2, total - total // 2])
        assert t.strength == need
        settle(t)
        assert t.destroyed["A"] == ([place] if destroyed else [])
        assert t.devastated == ([] if destroyed else [place])


ASSASSINS = [
    ("car-bomb", "nato jimmy-hoffa", "dentists"),
    ("hit-and-run", "libertarians", "dentists"),
    ("poison", "jimmy-hoffa druids", "nato"),
    ("sniper", "batf", "liquor-companies"),
    ("withering-curse", "druids", "jimmy-hoffa"),
]


@rule("IN-10.8")
@pytest.mark.parametrize(("plot", "right", "wrong"), rows(ASSASSINS))
def test_who_may_help_an_assassin(inwo, plot, right, wrong):
    t = inwo.position(groups={"A": f"{right} {wrong}", "B": "texas(ross-perot) feminists"}, hands={"A": plot})
    run(t, f"A: plot:{plot}")
    targets = set(t.legal("A"))
    assert "ross-perot" in targets
    assert "feminists" not in targets
    run(t, "A: ross-perot")
    assert set(t.legal("A")) == {"none", *right.split()}
    wrap_up(t)
