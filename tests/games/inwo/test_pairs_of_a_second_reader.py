"""Cards that speak to each other: pairs read from the rulebook by a second reader who read no code."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, idle_until, may, replies_pass, run, settle, using


def to_main(t, seat):
    """Everybody passes and draws nothing until a seat may act in phase 5."""
    while "knock" not in t.legal(seat):
        acting = t.to_act[0]
        t.play(f"{acting}: {next(word for word in ('pass', 'skip') if word in t.legal(acting))}")
    return t


@rule("IN-17.12", "IN-11.2", "IN-8.13")
@card("shangri-la", "kinder-and-gentler", "assertiveness-training")
@pytest.mark.parametrize("answered", [False, True])
def test_shangri_la_lets_go_of_whom_a_third_player_pacified(inwo, answered):
    t = inwo.position(
        seats=3,
        illuminati={"A": "shangri-la", "C": "gnomes-of-zurich"},
        groups={"A": "fbi", "B": "texas(fraternal-orders(gun-lobby)) dentists", "C": "elvis"},
        hands={"A": "assertiveness-training", "C": "kinder-and-gentler"},
        dice=[1, 1],
    )
    run(t, "A: destroy:fbi")
    assert may(t, "A", "gun-lobby")
    assert may(t, "A", "texas")
    assert not may(t, "A", "dentists")
    assert not may(t, "A", "fraternal-orders")
    run(t, "A: gun-lobby", "A: go", "A: commit")
    assert t.strength == 4 - 1
    run(t, "C: plot:kinder-and-gentler", "C: gun-lobby")
    choosing(t, "C", "pay:1", "gnomes-of-zurich")
    if answered:
        run(t, "A: plot:assertiveness-training", "A: gun-lobby")
        choosing(t, "A", "pay:1", "shangri-la")
        replies_pass(t)
        assert t.strength == 4 - 1
    settle(t)
    assert t.destroyed["A"] == (["gun-lobby"] if answered else [])
    assert ("gun-lobby" in t.groups["B"]) is not answered
    assert t.tokens["fbi"] == 0
    assert t.tokens["gnomes-of-zurich"] == 0
    if not answered:
        assert "Violent" not in t.alignments["gun-lobby"]
        assert "Peaceful" in t.alignments["gun-lobby"]
        assert t.turn == "A"
        run(t, "A: plot:assertiveness-training")
        assert may(t, "A", "gun-lobby")


@rule("IN-19.18", "IN-11.5")
@card("unmasked", "discordian-society", "hoax")
@pytest.mark.parametrize("cancelled", [False, True])
def test_whoever_has_unmasked_as_discordia_is_out_of_reach_of_the_government(inwo, cancelled):
    t = inwo.position(
        seats=3,
        illuminati={"B": "the-network"},
        groups={"A": "fbi the-mafia", "B": "texas(fraternal-orders(dentists))", "C": "pentagon"},
        hands={"B": "unmasked discordian-society", "C": "hoax"},
        decks={"C": "fnord jihad"},
        to_move="C",
    )
    run(t, "C: knock", "C: done", "B: plot:unmasked")
    choosing(t, "B", "discordian-society")
    if cancelled:
        run(t, "C: plot:hoax", "C: pentagon")
    to_main(t, "A")
    assert ("discordian-society" in t.tokens) is not cancelled
    assert ("the-network" in t.tokens) is cancelled
    assert "unmasked" in t.discards["B"]
    if cancelled:
        run(t, "A: control:fbi")
        assert may(t, "A", "dentists")
    else:
        run(t, "A: control:fbi")
        assert may(t, "A", "pentagon")
        assert not may(t, "A", "dentists")


@rule("IN-19.3", "IN-19.18", "IN-17.12", "IN-11.5")
@card("unmasked", "discordian-society", "hoax")
@pytest.mark.parametrize(("leader", "cancelled"), [("fbi", False), ("fbi", True), ("the-mafia", False)])
def test_whoever_unmasks_in_the_middle_of_an_attack_stops_the_government_and_no_gangster(inwo, leader, cancelled):
    t = inwo.position(
        seats=3,
        illuminati={"B": "the-network"},
        groups={"A": leader, "B": "texas(fraternal-orders(dentists))", "C": "pentagon"},
        hands={"B": "unmasked discordian-society", "C": "hoax"},
        decks={"C": "fnord jihad"},
        dice=[1, 1],
    )
    attack(t, "A", "control", leader, "dentists")
    before = t.strength
    assert before == (4 + 4 - 2 if leader == "fbi" else 6 - 2)
    assert may(t, "B", "plot:unmasked")
    run(t, "B: plot:unmasked")
    choosing(t, "B", "discordian-society")
    if cancelled:
        run(t, "C: plot:hoax", "C: pentagon")
    replies_pass(t)
    off = leader == "fbi" and not cancelled
    if not off:
        assert t.strength == before
    settle(t)
    if not off:
        t.play(f"A: {t.legal('A')[0]}")
        settle(t)
    assert ("dentists" in t.groups["A"]) is not off
    assert ("dentists" in t.groups["B"]) is off
    assert t.tokens[leader] == 0
    assert ("discordian-society" in t.tokens) is not cancelled
    assert ("the-network" in t.tokens) is cancelled
    assert "unmasked" in t.discards["B"]


@rule("IN-3.21", "IN-15.4")
@card("political-correctness", "new-york", "loan-sharks", "blood-toil-tears-and-sweat")
def test_petty_criminals_whom_new_york_makes_stronger_stay_criminals(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "new-york loan-sharks gun-lobby fred-birch-society", "B": "texas big-media", "C": "fbi"},
        hands={"A": "political-correctness", "B": "blood-toil-tears-and-sweat"},
    )
    assert t.power["loan-sharks"] == 3 + 1 + 1
    assert (t.power["gun-lobby"], t.power["fred-birch-society"], t.power["new-york"]) == (1, 1, 7)
    run(t, "A: plot:political-correctness")
    settle(t)
    assert set(t.alignments["gun-lobby"]) == {"Violent", "Conservative", "Criminal"}
    assert set(t.alignments["fred-birch-society"]) == {"Straight", "Conservative", "Criminal"}
    assert (t.power["gun-lobby"], t.power["fred-birch-society"], t.power["new-york"]) == (2, 2, 7)
    assert t.power["loan-sharks"] == 3 + 3 + 1
    run(t, "A: knock", "A: done", "B: plot:blood-toil-tears-and-sweat")
    choosing(t, "B", "political-correctness", "big-media")
    replies_pass(t)
    settle(t)
    assert t.nwo == []
    assert set(t.alignments["gun-lobby"]) == {"Violent", "Conservative"}
    assert (t.power["gun-lobby"], t.power["fred-birch-society"], t.power["loan-sharks"]) == (1, 1, 5)


@rule("IN-14.8", "IN-14.23", "IN-21.9")
@card("hail-eris", "church-of-elvis", "sniper")
@pytest.mark.parametrize("dice", [[1, 1], [6, 5]])
def test_without_its_singer_the_church_counts_once_at_the_claim(inwo, dice):
    t = inwo.position(
        seats=3,
        groups={"A": "church-of-elvis hackers", "B": "texas(fraternal-orders(elvis))", "C": "fbi"},
        hands={"A": "hail-eris", "C": "sniper"},
        basic_goal=5,
        dice=dice,
    )
    assert t.power["church-of-elvis"] == 4
    run(t, "A: knock", "A: done", "A: claim:hail-eris", "C: plot:sniper", "C: elvis", "C: none")
    assert t.strength == 10 - 1
    settle(t)
    killed = dice == [1, 1]
    assert t.table.over is not killed
    assert ("elvis" in t.destroyed["C"]) is killed
    if killed:
        assert t.power["church-of-elvis"] == 1
        assert t.turn == "B"
        assert t.exposed["A"] == ["hail-eris"]
    else:
        assert t.winners == ["A"]


@rule("IN-17.11", "IN-18.5")
@card("tax-breaks", "military-industrial-complex", "hoax")
@pytest.mark.parametrize("cancelled", [False, True])
def test_no_taxes_are_broken_for_corporations_that_are_none_any_more(inwo, cancelled):
    t = inwo.position(
        seats=3,
        illuminati={"A": "bavarian-illuminati"},
        groups={"A": "nuclear-power-companies", "B": "texas", "C": "pentagon"},
        tokens={"nuclear-power-companies": 0},
        hands={"A": "tax-breaks", "B": "military-industrial-complex", "C": "hoax"},
        decks={"C": "fnord jihad"},
    )
    run(t, "A: plot:tax-breaks")
    choosing(t, "A", "nuclear-power-companies", "done", "bavarian-illuminati")
    run(t, "B: plot:military-industrial-complex")
    if cancelled:
        run(t, "C: plot:hoax", "C: pentagon")
    settle(t)
    assert t.tokens["nuclear-power-companies"] == (1 if cancelled else 0)
    assert t.tokens["bavarian-illuminati"] == 0
    assert t.exposed["A"] == ([] if cancelled else ["tax-breaks"])
    assert t.discards["A"] == (["tax-breaks"] if cancelled else [])
    assert t.nwo == ([] if cancelled else ["military-industrial-complex"])


@rule("IN-17.15", "IN-18.5")
@card("blood-toil-tears-and-sweat", "mass-murder", "hoax")
@pytest.mark.parametrize("cancelled", [False, True])
def test_after_a_mass_murder_no_blood_and_tears_bring_down_the_order(inwo, cancelled):
    t = inwo.position(
        seats=3,
        illuminati={"B": "the-network"},
        groups={"A": "big-media cable-tv", "B": "texas", "C": "pentagon"},
        hands={"A": "blood-toil-tears-and-sweat", "B": "mass-murder", "C": "hoax"},
        decks={"C": "fnord jihad"},
        nwo="solidarity",
    )
    run(t, "A: plot:blood-toil-tears-and-sweat")
    choosing(t, "A", "solidarity", "big-media")
    run(t, "B: plot:mass-murder/play", "B: cable-tv")
    if cancelled:
        run(t, "C: plot:hoax", "C: pentagon")
    settle(t)
    assert t.nwo == ([] if cancelled else ["solidarity"])
    assert t.discards["A"].count("blood-toil-tears-and-sweat") == 1
    assert (t.tokens["big-media"], t.tokens["cable-tv"]) == (0, 1 if cancelled else 0)
    assert t.tokens["the-network"] == 0


def with_the_book(inwo, how):
    """A reads the Necronomicon with the Mafia, which B turns Peaceful as A begins: for a turn, for good, or not."""
    t = inwo.position(
        seats=3,
        illuminati={"B": "the-network"},
        groups={"A": "the-mafia urban-gangs", "B": "texas(fraternal-orders(dentists)) gay-activists", "C": "fbi"},
        links={"necronomicon": "the-mafia"},
        resources={"A": "necronomicon"},
        hands={"B": "kinder-and-gentler"},
        dice=[6, 6],
        to_move="C",
    )
    assert t.power["the-mafia"] == 12
    run(t, "C: knock", "C: done")
    while t.turn != "A":
        t.play(f"{t.to_act[0]}: pass")
    if how == "reversed":
        using(t, "B", "gay-activists")
        run(t, "B: the-mafia", "B: reverse-violent")
    if how == "converted":
        run(t, "B: plot:kinder-and-gentler", "B: the-mafia")
    to_main(t, "A")
    assert t.alignments["the-mafia"] == (["Violent", "Criminal"] if how == "left" else ["Peaceful", "Criminal"])
    return t


@rule("IN-17.8", "IN-17.10")
@card("necronomicon", "gay-activists", "kinder-and-gentler")
@pytest.mark.parametrize("how", ["left", "reversed", "converted"])
def test_no_peaceful_gangster_reads_the_book(inwo, how):
    t = with_the_book(inwo, how)
    assert t.power["the-mafia"] == (12 if how == "left" else 6)
    attack(t, "A", "control", "the-mafia", "dentists")
    assert t.strength == (12 if how == "left" else 6) - 2
    settle(t)
    assert ("the-mafia" in t.groups["A"]) is (how != "left")
    assert "necronomicon" in t.resources["A"]
    assert how != "reversed" or t.links == {"necronomicon": "the-mafia"}
    idle_until(t, "A")
    if how != "left":
        assert t.power["the-mafia"] == (12 if how == "reversed" else 6)


@rule("IN-17.10")
@card("necronomicon", "kinder-and-gentler")
def test_a_book_that_nobody_can_read_any_more_is_free_from_the_next_turn_on(inwo):
    t = with_the_book(inwo, "converted")
    assert "necronomicon" not in t.links
    run(t, "A: free")
    assert not may(t, "A", "link:necronomicon>urban-gangs")
    run(t, "A: nothing")
    idle_until(t, "A")
    run(t, "A: free", "A: link:necronomicon>urban-gangs")
    assert t.power["urban-gangs"] == 2


@rule("IN-19.5", "IN-17.15")
@card("whispering-campaign", "bigfoot", "media-blitz")
@pytest.mark.parametrize("seen", [False, True])
def test_a_campaign_that_bigfoot_stops_does_not_ban_its_victim(inwo, seen):
    t = inwo.position(
        seats=3,
        groups={"A": "the-mafia comic-books", "B": "texas(fraternal-orders(gordo-remora)) punk-rockers", "C": "fbi"},
        resources={"B": "bigfoot"},
        hands={"A": "whispering-campaign", "B": "media-blitz gordo-remora"},
        dice=[1, 1],
    )
    attack(t, "A", "destroy", "the-mafia", "gordo-remora")
    assert t.strength == 6 - 1
    run(t, "A: plot:whispering-campaign", "A: comic-books")
    assert t.strength == 6 - 1 + 15
    if seen:
        using(t, "B", "bigfoot")
        run(t, "B: comic-books")
        replies_pass(t)
        assert t.strength == 6 - 1
    settle(t)
    assert t.destroyed["A"] == ["gordo-remora"]
    assert t.discards["A"] == ["whispering-campaign"]
    assert (t.tokens["comic-books"], t.tokens["bigfoot"], t.tokens["the-mafia"]) == (0, 0 if seen else 1, 0)
    idle_until(t, "B")
    assert may(t, "B", "plot:media-blitz") is seen


@rule("IN-14.19", "IN-3.4")
@card("embezzlement", "fratricide", "kill-for-peace")
@pytest.mark.parametrize("paid", ["hoax", "kill-for-peace"])
def test_an_embezzled_goal_leaves_room_for_no_other(inwo, paid):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas", "C": "fbi"},
        hands={"B": "embezzlement kill-for-peace hoax"},
        decks={"A": "fratricide jihad"},
        to_move="C",
    )
    run(t, "C: knock", "C: done", "A: draw", "B: plot:embezzlement", "B: 1")
    assert {"hoax", "kill-for-peace"} <= set(t.legal("B"))
    assert "embezzlement" not in t.legal("B")
    run(t, f"B: {paid}")
    if paid == "hoax":
        while not may(t, "B", "drop:kill-for-peace"):
            t.play(f"{t.to_act[0]}: pass")
        assert sorted(t.legal("B")) == ["drop:fratricide", "drop:kill-for-peace"]
        run(t, "B: drop:kill-for-peace")
    settle(t)
    assert sorted(t.plots["B"]) == (["fratricide"] if paid == "hoax" else ["fratricide", "hoax"])
    assert sorted(t.discards["B"]) == sorted({"embezzlement", paid, "kill-for-peace"})
    assert t.plots["A"] == []
    assert t.plot_deck["A"][0] == "jihad"


@rule("IN-21.3", "IN-17.18")
@card("reach-out", "hoax", "bigfoot")
@pytest.mark.parametrize("cancelled", [False, True])
def test_whoever_was_reached_cannot_pay_for_a_hoax_but_a_friend_can(inwo, cancelled):
    t = inwo.position(
        seats=3,
        illuminati={"A": "bavarian-illuminati", "B": "the-network"},
        groups={"A": "cia", "B": "texas dentists", "C": "pentagon"},
        resources={"B": "bigfoot"},
        hands={"A": "reach-out", "B": "hoax", "C": "hoax"},
        decks={"B": "payoff jihad", "C": "fnord jihad"},
    )
    assert not may(t, "A", "plot:reach-out")
    run(t, "A: knock", "A: plot:reach-out")
    choosing(t, "A", "@1", "bavarian-illuminati")
    assert (t.tokens["the-network"], t.tokens["texas"], t.tokens["dentists"], t.tokens["bigfoot"]) == (0, 0, 0, 1)
    assert (t.tokens["bavarian-illuminati"], t.tokens["cia"]) == (0, 0)
    assert not may(t, "B", "plot:hoax")
    if cancelled:
        run(t, "C: plot:hoax", "C: pentagon")
    replies_pass(t)
    back = 1 if cancelled else 0
    assert (t.tokens["the-network"], t.tokens["texas"], t.tokens["dentists"], t.tokens["bigfoot"]) == (*[back] * 3, 1)
    assert (t.tokens["bavarian-illuminati"], t.tokens["cia"]) == (0, back)
    settle(t)


@rule("IN-21.2", "IN-21.3")
@card("mass-murder", "hoax")
def test_media_silenced_by_a_mass_murder_pay_for_no_hoax_on_it(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"A": "bavarian-illuminati", "B": "the-network"},
        groups={"A": "big-media madison-avenue", "B": "texas", "C": "fbi"},
        tokens={"bavarian-illuminati": 0},
        hands={"A": "hoax", "B": "mass-murder"},
        decks={"A": "fnord jihad"},
        to_move="C",
    )
    run(t, "C: knock", "C: done", "B: plot:mass-murder")
    choosing(t, "B", "the-network", "big-media", "madison-avenue", "none", "the-network")
    assert (t.tokens["big-media"], t.tokens["madison-avenue"]) == (0, 0)
    assert not may(t, "A", "plot:hoax")


@rule("IN-21.2", "IN-21.3")
@card("market-manipulation", "hoax")
def test_banks_that_were_manipulated_pay_for_no_hoax_on_it(inwo):
    t = inwo.position(
        seats=3,
        illuminati={"A": "bavarian-illuminati", "B": "the-network"},
        groups={"A": "federal-reserve bank-of-england", "B": "texas", "C": "fbi"},
        tokens={"bavarian-illuminati": 0},
        hands={"A": "hoax", "B": "market-manipulation"},
        decks={"A": "fnord jihad"},
        to_move="C",
    )
    run(t, "C: knock", "C: done", "B: plot:market-manipulation")
    choosing(t, "B", "bank-of-england", "federal-reserve", "none")
    assert (t.tokens["federal-reserve"], t.tokens["bank-of-england"]) == (0, 0)
    assert not may(t, "A", "plot:hoax")
