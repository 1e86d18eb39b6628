"""Cards that speak to each other: a third reader's ten, written from the rulebook, the cards and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, may, replies_pass, run, settle, watching


@rule("IN-17.12", "IN-17.13", "IN-19.6", "IN-9.8")
@card("hallucinations", "terrorist-nuke", "martial-law")
def test_a_leader_who_only_dreamt_it_loses_what_is_own_and_gives_back_the_rest(inwo):
    """IN-17.12, IN-17.13, IN-19.6: without the leader's action there is no attack. Its token and its Plot are lost, the
    helper's token and Plot (exposed) come back, the agents go back to the rival's hand (IN-9.8: here they could only
    oppose), and the target to the attacker's."""
    t = inwo.position(
        seats=3,
        groups={"A": "saddam-hussein cia", "B": "texas", "C": "fbi"},
        resources={"B": "hallucinations"},
        hands={"A": "loan-sharks terrorist-nuke martial-law", "C": "loan-sharks"},
    )
    run(t, "A: control:saddam-hussein", "A: loan-sharks", "A: plot:terrorist-nuke/action", "A: saddam-hussein", "A: go")
    run(t, "A: aid:cia", "A: plot:martial-law/action", "A: cia")
    assert t.strength == 2 + 10 + 4 + 6 + 10 - 5
    run(t, "C: agents:loan-sharks:oppose")
    assert t.strength == 27 - 6
    run(t, "B: use:hallucinations/fight")
    choosing(t, "B", "saddam-hussein")
    settle(t)
    assert (t.tokens["saddam-hussein"], t.tokens["cia"], t.tokens["hallucinations"]) == (0, 1, 0)
    assert t.discards["A"] == ["terrorist-nuke"]
    assert t.exposed["A"] == ["martial-law"]
    assert (t.hand["A"], t.hand["C"]) == (["loan-sharks"], ["loan-sharks"])


@rule("IN-18.8", "IN-5.10")
@card("spear-of-longinus", "count-dracula")
@pytest.mark.parametrize("spear", [False, True])
def test_a_spear_from_a_third_hand_can_fell_the_count(inwo, spear):
    """IN-5.10: an attack that uses a Magic Resource is a Magic attack, whoever adds it. IN-18.8: without Magic nothing
    destroys the Count, however the dice fall."""
    t = inwo.position(
        seats=3,
        groups={"A": "republicans", "B": "texas(fraternal-orders(count-dracula))", "C": "fbi"},
        resources={"C": "spear-of-longinus"},
        dice=[1, 1],
    )
    attack(t, "A", "destroy", "republicans", "count-dracula")
    assert t.strength == 5 - 2
    if spear:
        run(t, "C: use:spear-of-longinus")
        assert t.strength == 5 - 2 + 1
    settle(t)
    assert t.destroyed["A"] == (["count-dracula"] if spear else [])


@rule("IN-19.18", "IN-17.12", "IN-11.3")
@card("media-connections", "ronald-reagan")
def test_a_friend_of_reagan_makes_the_attacker_one_of_the_media(inwo):
    """IN-11.3, IN-19.5: what a rival plays may make an announced attack illegal. IN-19.18: Reagan is immune to attacks
    that Media groups lead. IN-17.12: the leader's token is lost and nothing is rolled."""
    t = inwo.position(
        seats=3,
        groups={"A": "republicans", "B": "texas(fraternal-orders(ronald-reagan))", "C": "big-media hollywood"},
        hands={"C": "media-connections"},
    )
    attack(t, "A", "control", "republicans", "ronald-reagan")
    assert t.strength == 5 + 4 - 1 - 4
    run(t, "C: plot:media-connections", "C: republicans")
    choosing(t, "C", "big-media", "hollywood")
    settle(t)
    assert t.masters["ronald-reagan"] == "fraternal-orders"
    assert (t.tokens["republicans"], t.global_power["republicans"]) == (0, 5)
    assert (t.tokens["big-media"], t.tokens["hollywood"]) == (0, 0)
    assert may(t, "A", "knock")


@rule("IN-17.11", "IN-3.18", "IN-21.6")
@card("bank-merger", "chicken-in-every-pot")
@pytest.mark.parametrize("reply", [False, True])
def test_banks_that_grow_while_they_merge_are_too_big(inwo, reply):
    """IN-3.18: several Banks share tokens only if their current Power totals 5 or less. IN-17.11: a rival's NWO in the
    reply window makes it 9, so the Plot comes back exposed, and the Illuminati action is lost."""
    t = inwo.position(
        seats=3,
        groups={"A": "bank-of-england offshore-banks", "B": "texas", "C": "fbi"},
        hands={"A": "bank-merger", "C": "chicken-in-every-pot"},
        tokens={"bank-of-england": 0, "offshore-banks": 0},
    )
    run(t, "A: plot:bank-merger")
    choosing(t, "A", "bank-of-england", "offshore-banks", "none", "bavarian-illuminati")
    if reply:
        run(t, "C: plot:chicken-in-every-pot")
    settle(t)
    assert (t.power["bank-of-england"], t.power["offshore-banks"]) == ((5, 4) if reply else (3, 2))
    assert t.tokens["bavarian-illuminati"] == 0
    assert (t.tokens["bank-of-england"], t.tokens["offshore-banks"]) == ((0, 0) if reply else (1, 1))
    assert t.exposed["A"] == (["bank-merger"] if reply else [])


@rule("IN-17.17", "IN-11.3")
@card("nasa", "orbital-mind-control-lasers")
@pytest.mark.parametrize(("change", "token"), [("remove-government", 0), ("reverse-violent", 1)])
def test_a_token_sent_to_who_is_no_government_any_more_is_lost_in_space(inwo, change, token):
    """IN-11.3, IN-17.17: an ability that becomes illegal while it is being replied to does nothing, and its token is
    lost. What does not concern it does not disturb it."""
    t = inwo.position(
        seats=3,
        groups={"A": "nasa cia", "B": "texas", "C": "fbi"},
        resources={"C": "orbital-mind-control-lasers"},
        tokens={"cia": 0},
    )
    run(t, "A: use:nasa/token", "A: cia")
    run(t, "C: use:orbital-mind-control-lasers", "C: cia", f"C: {change}")
    settle(t)
    assert (t.tokens["nasa"], t.tokens["cia"]) == (0, token)


@rule("IN-21.13", "IN-7.32")
@card("ninjas", "time-warp")
def test_ninjas_whom_a_time_warp_saves_have_beaten_an_attack(inwo):
    """IN-21.13: a roll that is repeated decides. IN-7.32: the Ninjas have spent their token at double worth; the
    attempt has failed in the end, so they get one by their card."""
    t = inwo.position(
        seats=3,
        groups={"A": "cia the-mafia", "B": "texas(fraternal-orders(ninjas))", "C": "fbi"},
        hands={"C": "time-warp"},
        decks={"A": "dentists"},
        dice=[3, 3, 5, 5],
    )
    attack(t, "A", "control", "cia", "ninjas", "aid:the-mafia")
    assert t.strength == 6 + 4 + 6 - 7
    run(t, "B: oppose:ninjas")
    assert t.strength == 9 - 2 * 1
    assert t.tokens["ninjas"] == 0
    run(t, "C: plot:time-warp")
    choosing(t, "A", "draw")
    settle(t)
    assert t.masters["ninjas"] == "fraternal-orders"
    assert t.tokens["ninjas"] == 1
    assert t.hand["A"] == ["dentists"]


@rule("IN-5.4", "IN-5.10", "IN-21.14")
@card("counterspell", "necronomicon", "hammer-of-thor", "cover-of-darkness")
@pytest.mark.parametrize(
    ("resource", "power"),
    [
        ("hammer-of-thor", 6 + 2),
        ("necronomicon", 2 * 6),
    ],
)
def test_a_magic_weapon_is_unmade_and_picked_up_by_a_third(inwo, resource, power):
    """IN-5.4: with the Resource its effect is over at once, in mid-attack; the book can no longer destroy who rolls
    a 12. IN-21.14: who catches what was destroyed does so at once, and has it in play."""
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "texas(fraternal-orders(feminists))", "C": "fbi"},
        resources={"A": resource},
        links={"necronomicon": "cia"} if resource == "necronomicon" else {},
        hands={"B": "counterspell", "C": "cover-of-darkness"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "cia", "feminists")
    if resource == "hammer-of-thor":
        run(t, "A: use:hammer-of-thor/attack")
        choosing(t, "A", "cia")
        replies_pass(t)
    assert t.strength == power - 2
    run(t, "B: plot:counterspell/help")
    choosing(t, "B", resource, "the-network")
    run(t, "C: plot:cover-of-darkness")
    choosing(t, "C", resource)
    replies_pass(t)
    assert t.strength == 6 - 2
    settle(t)
    assert t.resources["C"] == [resource]
    assert "cia" in t.groups["A"]
    assert t.tokens["the-network"] == 0


@rule("IN-17.12", "IN-19.5")
@card("center-for-disease-control", "supreme-court")
@pytest.mark.parametrize("cancelled", [False, True])
def test_an_attack_that_the_court_forbids_has_not_failed(inwo, cancelled):
    """IN-17.12: an attack whose leader's action is cancelled does not happen; so it has not failed, and the Center
    is not destroyed for it. If the dice fail, it is."""
    t = inwo.position(
        seats=3,
        groups={
            "A": "center-for-disease-control fbi",
            "B": "texas(fraternal-orders(hawaii))",
            "C": "supreme-court",
        },
        dice=[6, 6],
    )
    run(t, "A: destroy:center-for-disease-control", "A: hawaii", "A: use:center-for-disease-control/risk", "A: go")
    run(t, "A: commit")
    assert t.strength == 1 + 4 + 15 - 1
    if cancelled:
        run(t, "C: use:supreme-court/fight")
        choosing(t, "C", "center-for-disease-control")
    settle(t)
    assert t.destroyed["B"] == ([] if cancelled else ["center-for-disease-control"])
    assert t.masters["hawaii"] == "fraternal-orders"
    if cancelled:
        assert t.tokens["center-for-disease-control"] == 0


@rule("IN-14.27", "IN-21.22", "IN-14.8", "IN-14.19", "IN-14.20")
@card("criminal-overlords", "orbital-mind-control-lasers", "gay-activists")
@pytest.mark.parametrize("stopped", [False, True])
def test_an_overlord_made_by_lasers_is_unmade_by_activists(inwo, stopped):
    """IN-14.27: a change that lasts to the end of the turn counts for a claim in it, for and against. IN-14.8,
    IN-21.22: the Goal must still be met when all have passed. IN-14.19, IN-14.20: a Goal that was shown lies open, in
    vain or not."""
    t = inwo.position(
        seats=3,
        groups={"A": "new-york texas fbi", "B": "cia", "C": "gay-activists"},
        resources={"A": "orbital-mind-control-lasers"},
        hands={"A": "criminal-overlords"},
        basic_goal=6,
    )
    run(t, "A: use:orbital-mind-control-lasers", "A: texas", "A: add-criminal")
    settle(t)
    run(t, "A: knock", "A: done", "A: claim:criminal-overlords")
    if stopped:
        run(t, "C: use:gay-activists", "C: new-york", "C: reverse-violent")
    settle(t)
    assert t.winners == ([] if stopped else ["A"])
    assert t.exposed["A"] == ["criminal-overlords"]


@rule("IN-10.10", "IN-5.6", "IN-8.7", "IN-8.13", "IN-14.16")
@card("whispering-campaign", "immortality-serum", "servants-of-cthulhu")
@pytest.mark.parametrize(
    "before", ["dentists smof trekkies hackers joggers lawyers", "dentists smof trekkies hackers joggers lawyers irs"]
)
def test_who_cannot_die_can_be_talked_to_death_and_counts_once(inwo, before):
    """IN-10.10: an ordinary attack destroys, it does not kill; the Serum only gives +5 against it. IN-8.7: who shares
    an alignment may oppose. IN-5.6: the Serum leaves the game with the destroyed Personality, but it is no group: the
    Servants of Cthulhu draw one Plot, and only after seven others this one is the eighth."""
    t = inwo.position(
        seats=3,
        illuminati={"A": "servants-of-cthulhu"},
        groups={"A": "democrats empty-vee", "B": "texas(fraternal-orders(ollie-north))", "C": "republicans"},
        resources={"B": "immortality-serum"},
        links={"immortality-serum": "ollie-north"},
        hands={"A": "whispering-campaign"},
        decks={"A": "hoax reload"},
        destroyed={"A": before},
        basic_goal=20,
        dice=[6, 4],
    )
    attack(t, "A", "destroy", "democrats", "ollie-north")
    assert t.strength == 6 + 4 + 4 - 1 - 5
    run(t, "A: plot:whispering-campaign")
    choosing(t, "A", "empty-vee")
    assert t.strength == 8 + 15
    run(t, "C: oppose:republicans")
    assert t.strength == 23 - 5
    settle(t)
    assert "ollie-north" in t.destroyed["A"]
    assert t.resources["B"] == []
    assert t.plots["A"] == ["hoax"]
    run(t, "A: knock", "A: done")
    eight = len(before.split()) == 7
    assert any(word.startswith("claim:") for word in watching(t, "A")) == eight
