"""Rolls outside attacks, Resources and Goals that change hands: pairs of cards, read from rulebook and rulings."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, idle_until, may, offered, replies_pass, run, settle, until, until_asked


@rule("IN-18.6", "IN-17.7")
@card("good-polls", "orbital-mind-control-lasers", "hackers")
def test_polls_among_weirdos_say_nothing_of_who_is_none_any_more(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(hackers))", "C": "fbi"},
        resources={"A": "orbital-mind-control-lasers"},
        hands={"B": "good-polls"},
        step="begin",
        dice=[6, 6],
    )
    replies_pass(run(t, "B: plot:good-polls", "B: weird"))
    run(t, "A: skip", "A: skip", "A: skip")
    until_asked(t, "main")
    attack(t, "A", "control", "cia", "hackers")
    assert t.strength == 6 - 3 * 4
    replies_pass(run(t, "A: use:orbital-mind-control-lasers", "A: hackers", "A: remove-weird"))
    assert t.strength == 6 - 4
    settle(t)


@rule("IN-3.20", "IN-17.25")
@card("voodoo-economics", "hat-trick")
def test_a_trick_brings_voodoo_back_and_not_its_one_time(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia fbi", "B": "texas", "C": "japan"},
        hands={"A": "voodoo-economics hat-trick"},
        decks={"A": "jihad martyrs vultures"},
        step="takeover",
    )
    run(t, "A: skip")
    until_asked(t, "main")
    run(t, "A: plot:voodoo-economics")
    replies_pass(t)
    choosing(t, "A", "cia", "none")
    run(t, "A: plot:hat-trick", "A: voodoo-economics", "A: fbi")
    settle(t)
    assert t.plots["A"] == ["voodoo-economics"]
    idle_until(t, "A")
    assert t.tokens["bavarian-illuminati"] == 1
    assert not may(t, "A", "plot:voodoo-economics")


@rule("IN-14.19", "IN-19.12", "IN-21.15")
@card("foiled", "stealing-the-plans", "kill-for-peace")
def test_who_steals_a_goal_out_of_the_bin_has_one_too_many(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "japan", "B": "big-media", "C": "fbi"},
        hands={"B": "foiled", "C": "stealing-the-plans kill-for-peace"},
        exposed={"A": "let-them-eat-cake"},
        step="begin",
    )
    run(t, "B: plot:foiled", "B: let-them-eat-cake", "B: big-media")
    run(t, "C: plot:stealing-the-plans")
    choosing(t, "C", "let-them-eat-cake", "fbi")
    run(t, "C: drop:kill-for-peace")
    assert t.plots["C"] == ["let-them-eat-cake"]
    assert "kill-for-peace" in t.discards["C"]
    assert "let-them-eat-cake" not in t.discards["A"]
    assert t.tokens["fbi"] == 0


@rule("IN-19.12", "IN-21.14", "IN-5.1")
@card("lets-you-and-him-fight", "cover-of-darkness", "earthquake-projector")
def test_a_gadget_lost_in_a_fight_is_found_in_the_dark(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas", "C": "fbi"},
        hands={"A": "earthquake-projector", "B": "lets-you-and-him-fight", "C": "cover-of-darkness"},
        step="begin",
    )
    run(t, "B: plot:lets-you-and-him-fight", "B: @A")
    choosing(t, "B", "the-network")
    run(t, "C: plot:cover-of-darkness")
    choosing(t, "C", "earthquake-projector")
    settle(t)
    assert t.resources["C"] == ["earthquake-projector"]
    assert (t.hand["A"], t.discards["A"]) == ([], [])
    assert t.tokens["the-network"] == 0


@rule("IN-18.8", "IN-2.9")
@card("paranoids", "liberal-agenda", "political-correctness")
@pytest.mark.parametrize("nwo", ["", "political-correctness"])
def test_paranoids_whom_correctness_makes_strong_act_and_may_be_destroyed(inwo, nwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(paranoids)", "C": "fbi"},
        links={"liberal-agenda": "paranoids"},
        nwo=nwo,
        tokens={"paranoids": 0},
        to_move="B",
        step="begin",
    )
    run(t, "B: skip", "B: skip", "B: skip")
    until_asked(t, "main")
    assert t.power["paranoids"] == (3 if nwo else 0)
    assert t.tokens["paranoids"] == (1 if nwo else 0)
    idle_until(t, "A")
    run(t, "A: destroy:cia")
    assert ("paranoids" in t.legal("A")) is bool(nwo)
    run(t, "A: texas", "A: go", "A: call-off")


@rule("IN-17.10", "IN-3.20")
@card("upheaval", "evil-geniuses-for-a-better-tomorrow", "cyborg-soldiers")
@pytest.mark.parametrize("lost", ["evil-geniuses-for-a-better-tomorrow", "comic-books"])
def test_the_soldiers_of_the_geniuses_fall_with_them(inwo, lost):
    t = inwo.position(
        seats=3,
        groups={"A": "evil-geniuses-for-a-better-tomorrow comic-books", "B": "texas cia", "C": "fbi japan"},
        resources={"A": "cyborg-soldiers"},
        links={"cyborg-soldiers": lost},
        hands={"B": "upheaval"},
        step="begin",
    )
    run(t, "B: plot:upheaval")
    choosing(t, "B", "the-network")
    replies_pass(t)
    run(t, f"A: {lost}", "B: cia", "C: japan")
    settle(t)
    geniuses = lost != "comic-books"
    assert t.resources["A"] == ([] if geniuses else ["cyborg-soldiers"])
    assert t.links == {}


@rule("IN-21.13", "IN-19.15")
@card("flat-earthers", "time-warp")
@pytest.mark.parametrize("again", [[1, 2], [6, 6]])
def test_the_earth_is_flat_only_if_it_is_twice(inwo, again):
    t = inwo.position(
        seats=3,
        groups={"A": "flat-earthers england japan california", "B": "cia", "C": "fbi"},
        hands={"C": "time-warp"},
        decks={"A": "jihad martyrs vultures smof"},
        step="takeover",
        dice=[1, 1, *again],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    run(t, "A: use:flat-earthers", "C: plot:time-warp")
    settle(t)
    assert t.hand["A"] == ["smof"]
    assert len(t.plots["A"]) == (3 if sum(again) == 3 else 0)
    assert t.tokens["flat-earthers"] == 0


@rule("IN-2.4", "IN-19.15")
@card("unlucky-13", "embezzlement", "bank-of-england")
def test_who_has_no_luck_can_still_embezzle(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "druids", "C": "bank-of-england"},
        hands={"A": "embezzlement jihad", "B": "unlucky-13"},
        decks={"A": "payoff", "C": "martyrs vultures"},
        step="begin",
    )
    run(t, "B: plot:unlucky-13", "B: druids")
    replies_pass(t)
    run(t, "C: use:bank-of-england", "A: plot:embezzlement")
    word = next(word for word in t.legal("A") if word != "pass")
    run(t, f"A: {word}")
    choosing(t, "A", "jihad")
    replies_pass(t)
    assert len(t.plots["A"]) == 1
    assert t.plots["A"][0] in ("martyrs", "vultures")
    assert sorted(t.discards["A"]) == ["embezzlement", "jihad"]
    assert len(t.plots["C"]) == 1
    assert not may(t, "A", "draw")


@rule("IN-17.19", "IN-19.22")
@card("secular-humanists", "orbital-mind-control-lasers")
def test_humanists_have_nothing_against_who_is_not_straight_any_more(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "fbi", "B": "texas(fraternal-orders(smof)) secular-humanists", "C": "cia"},
        resources={"A": "orbital-mind-control-lasers"},
        step="takeover",
        dice=[6, 6],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    attack(t, "A", "control", "fbi", "smof")
    assert t.strength == 4 - 3 - 4 - 1
    replies_pass(run(t, "A: use:orbital-mind-control-lasers", "A: fbi", "A: reverse-straight"))
    assert t.strength == 4 + 4 - 1
    settle(t)
    idle_until(t, "A")
    assert t.alignments["fbi"] == ["Government", "Straight"]


@rule("IN-7.12", "IN-3.18")
@card("bank-merger", "federal-reserve", "irs")
def test_a_merger_does_not_let_a_bank_help_twice(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia irs federal-reserve", "B": "texas(fraternal-orders(mi-5))", "C": "fbi"},
        hands={"A": "bank-merger"},
        tokens={"federal-reserve": 0},
        step="takeover",
        dice=[6, 6],
    )
    run(t, "A: skip")
    until_asked(t, "main")
    attack(t, "A", "control", "cia", "mi-5", "aid:irs")
    before = t.strength
    assert t.tokens["irs"] == 0
    run(t, "A: plot:bank-merger", "A: irs")
    choosing(t, "A", "none")
    replies_pass(t)
    assert t.tokens["irs"] == 1
    assert "aid:irs" not in until(t, "A")
    assert "aid:federal-reserve" in until(t, "A")
    assert t.strength == before
    settle(t)


@rule("IN-18.8", "IN-7.14")
@card("head-in-a-jar", "lets-get-organized", "elvis")
@pytest.mark.parametrize("jar", [False, True])
def test_a_new_arrow_is_no_use_to_a_head_in_a_jar(inwo, jar):
    t = inwo.position(
        seats=3,
        groups={"A": "ronald-reagan", "B": "texas", "C": "fbi"},
        links={"head-in-a-jar": "ronald-reagan"} if jar else {},
        hands={"A": "lets-get-organized dentists"},
        step="takeover",
    )
    run(t, "A: skip")
    until_asked(t, "main")
    if offered(t, "A", "plot:lets-get-organized"):
        run(t, "A: plot:lets-get-organized", "A: ronald-reagan")
        side = t.legal("A")[0]
        run(t, f"A: {side}")
        choosing(t, "A", "bavarian-illuminati")
        settle(t)
    assert offered(t, "A", "destroy:ronald-reagan")
    assert offered(t, "A", "control:ronald-reagan") is not jar
