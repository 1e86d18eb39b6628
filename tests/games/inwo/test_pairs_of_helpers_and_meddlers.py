"""Cards that speak to each other: a sixth round, written from the rulebook, the cards and the rulings alone."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, choosing, declare, may, replies_pass, run, settle, until, until_asked, use_up, watching


@rule("IN-18.6", "IN-18.7", "IN-8.6")
@card("kkk", "world-war-three", "israel", "japan")
def test_a_war_that_the_klan_aids_is_tripled_for_one_nation_and_doubled_for_the_violent(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "israel kkk", "B": "texas(fraternal-orders(japan)) pentagon", "C": "fbi"},
        nwo="world-war-three",
        dice=[6, 6],
    )
    attack(t, "A", "destroy", "israel", "japan", "aid:kkk")
    # Israel: three times, not six times. Violent against Peaceful, and both are Government.
    assert t.strength == 3 * 3 + 4 - 4 + 2 * 2 - 6
    run(t, "B: oppose:pentagon")
    replies_pass(t)
    assert t.strength == 7 - 2 * 6  # the defender's Violent group is doubled, too
    settle(t)
    assert t.destroyed["B"] == ["israel"]
    assert t.groups["A"] == ["kkk"]
    assert "japan" in t.groups["B"]


@rule("IN-18.9", "IN-19.18")
@card("nancy-reagan", "ronald-reagan", "big-media", "hollywood")
def test_of_all_the_media_only_nancy_gets_at_ronald(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "nancy-reagan big-media", "B": "texas(fraternal-orders(ronald-reagan))", "C": "hollywood"},
        dice=[2, 2],
    )
    run(t, "A: control:big-media")
    assert "ronald-reagan" not in t.legal("A")
    run(t, "A: texas", "A: go", "A: call-off")
    run(t, "A: control:nancy-reagan", "A: ronald-reagan")
    assert not may(t, "A", "aid:big-media")
    run(t, "A: go", "A: commit")
    # Both are Straight and Conservative; his master is Conservative. He is immune to attacks of the Media, not to what
    # Big Media do for all attacks on the Media.
    assert t.strength == 2 + 10 + 4 + 4 + 4 - 1 - 4
    offered = until(t, "C")
    assert "aid:hollywood" not in offered
    assert "oppose:hollywood" in offered  # to defend him is no attack
    settle(t)
    assert t.masters["ronald-reagan"] == "nancy-reagan"


@rule("IN-9.16", "IN-9.18")
@card("tabloids", "junk-mail", "vampires", "cover-up")
def test_whom_the_tabloids_attack_is_secret_to_nobody(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "tabloids junk-mail", "B": "texas(fraternal-orders(vampires))", "C": "dentists"},
        hands={"B": "cover-up"},
        dice=[1, 1],
    )
    declare(t, "A", "control", "junk-mail", "vampires")
    assert t.strength == 1 + 6 - 5
    run(t, "A: call-off")
    attack(t, "A", "control", "tabloids", "vampires")
    # Both are Weird. The Mail's bonus is against Secret groups, and for this attack the Vampires are none.
    assert t.strength == 2 + 4 - 5
    run(t, "C: aid:dentists")
    replies_pass(t)
    assert t.strength == 2
    assert "plot:cover-up/attack" not in watching(t, "B")
    assert t.masters["vampires"] == "tabloids"


@rule("IN-21.5", "IN-21.6", "IN-2.6")
@card("immortality-serum", "botched-contact", "sniper", "elvis")
def test_who_drinks_the_serum_is_taken_before_the_contact_is_botched(inwo):
    t = inwo.position(
        seats=3,
        step="takeover",
        groups={"A": "cia", "B": "texas fbi", "C": "pentagon"},
        resources={"B": "immortality-serum"},
        hands={"A": "elvis sniper", "C": "botched-contact"},
        dice=[1, 1],
    )
    run(t, "A: take:elvis", "A: cia:right")
    until_asked(t, "reply")
    t.play("A: pass", "B: use:immortality-serum", "C: plot:botched-contact")
    run(t, "B: texas:right")
    # B sits next to A: B's answer is made. After it there is no contact of A's to be botched.
    assert "plot:botched-contact" not in watching(t, "C")
    assert t.masters["elvis"] == "texas"
    assert t.links["immortality-serum"] == "elvis"
    assert t.plots["C"] == ["botched-contact"]
    assert t.tokens["pentagon"] == 1
    assert t.step == "main"
    run(t, "A: plot:sniper", "A: elvis", "A: none")
    assert t.strength == 10 - 1 - 5
    settle(t)
    assert "elvis" in t.groups["B"]  # he can never be killed


@rule("IN-2.4", "IN-11.5")
@card("irs", "tax-reform", "lawyers", "are-we-having-fun-yet")
@pytest.mark.parametrize("fun", [False, True])
def test_the_reform_taxes_all_but_clients_of_lawyers_unless_it_is_no_fun(inwo, fun):
    t = inwo.position(
        seats=3,
        step="begin",
        groups={"A": "irs", "B": "lawyers", "C": "pentagon"},
        hands={"C": "are-we-having-fun-yet"},
        decks={"B": "jihad", "C": "martyrs hoax"},
        nwo="tax-reform",
    )
    run(t, "A: use:irs/all")
    if fun:
        run(t, "C: plot:are-we-having-fun-yet/play")
        choosing(t, "C", "irs", "pentagon")
    replies_pass(t)
    assert t.plots["A"] == ([] if fun else ["martyrs"])
    assert t.tokens["irs"] == 1
    assert t.tokens["pentagon"] == (0 if fun else 1)


@rule("IN-18.6", "IN-18.10", "IN-8.9")
@card("imelda-marcos", "computer-virus", "professional-sports")
@pytest.mark.parametrize("virus", [False, True])
def test_a_virus_in_the_shop_is_the_end_of_imelda(inwo, virus):
    t = inwo.position(
        seats=3,
        groups={
            "A": "imelda-marcos professional-sports cia",
            "B": "texas(fraternal-orders(federal-reserve))",
            "C": "nasa",
        },
        links={"professional-sports": "imelda-marcos"},
        hands={"C": "computer-virus"},
        dice=[5, 6, 6],
    )
    assert t.power["imelda-marcos"] == 1 + 3
    run(t, "A: control:imelda-marcos", "A: federal-reserve", "A: use:imelda-marcos")
    if virus:
        run(t, "C: plot:computer-virus")
        run(t, "C: more", "C: nasa")
        settle(t)
        assert t.destroyed["B"] == ["imelda-marcos"]  # a die shows no seven, but a six
        assert sorted(t.groups["A"]) == ["cia", "professional-sports"]
    else:
        run(t, "A: go", "A: commit")
        assert t.strength == 5 + 3 - 7
        settle(t)
        assert t.destroyed["B"] == []
    assert "federal-reserve" in t.groups["B"]


@rule("IN-21.13", "IN-18.5")
@card("nephews-of-god", "murphys-law", "bribery")
@pytest.mark.parametrize("bribed", [False, True])
def test_a_prayer_that_failed_by_law_is_heard_for_a_bribe(inwo, bribed):
    t = inwo.position(
        seats=3,
        step="begin",
        groups={"A": "nephews-of-god", "B": "fbi", "C": "cia"},
        illuminati={"B": "the-network", "C": "ufos"},
        hands={"B": "murphys-law", "C": "bribery"},
        decks={"A": "jihad martyrs"},
        dice=[1, 2],
    )
    run(t, "A: use:nephews-of-god", "A: plot", "B: plot:murphys-law")
    if bribed:
        run(t, "C: plot:bribery")
    replies_pass(t)
    settle(t)
    assert t.plots["A"] == (["jihad"] if bribed else [])
    assert t.tokens["the-network"] == 0
    assert t.tokens["ufos"] == (0 if bribed else 2)


@rule("IN-3.10", "IN-17.18")
@card("hoax", "march-on-washington", "savings-and-loan-scam")
@pytest.mark.parametrize("left", [1, 2])
def test_a_march_against_a_scam_costs_two_plots_of_the_deck(inwo, left):
    t = inwo.position(
        seats=3,
        groups={"A": "cia", "B": "dentists", "C": "fbi"},
        hands={"A": "savings-and-loan-scam", "B": "hoax march-on-washington"},
        decks={"A": "vultures infobahn slush-fund"},
        tokens={"the-network": 0, "dentists": 0},
    )
    use_up(t, 1, 0, left)
    lost = len(t.discards["B"])
    run(t, "A: plot:savings-and-loan-scam", "A: cia")
    until_asked(t, "reply")
    assert ("plot:hoax" in until(t, "B")) is (left == 2)
    if left == 2:
        run(t, "B: plot:hoax")
        choosing(t, "B", "march-on-washington")
        settle(t)
        assert t.plots["A"] == []
        assert t.tokens["cia"] == 0
        assert t.plot_deck["B"] == []
        assert len(t.discards["B"]) == lost + 4
        assert {"hoax", "march-on-washington"} < set(t.discards["B"])
    settle(t)


@rule("IN-18.5", "IN-11.5")
@card("libertarians", "privatization", "hoax")
def test_libertarians_do_not_free_anybody_from_a_company(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "democrats libertarians", "B": "texas(feminists)", "C": "fbi pentagon"},
        hands={"A": "hoax", "C": "privatization"},
        decks={"A": "jihad"},
        dice=[6, 6],
    )
    attack(t, "A", "control", "democrats", "feminists", "aid:libertarians")
    # Both Powers are doubled, not what alignments give. One step from a direct puppet.
    assert t.strength == 2 * (6 + 1) + 4 - 2 - 5
    run(t, "C: plot:privatization", "C: texas")
    choosing(t, "C", "pay:1", "gnomes-of-zurich")
    assert "Corporate" in t.alignments["texas"]
    assert t.strength == 6 + 1 + 4 - 2 - 5
    run(t, "A: plot:hoax")
    choosing(t, "A", "bavarian-illuminati")
    replies_pass(t)
    assert "Government" in t.alignments["texas"]
    assert t.strength == 2 * (6 + 1) + 4 - 2 - 5
    settle(t)


@rule("IN-18.6", "IN-4.18")
@card("media-connections", "subliminals", "california", "mass-murder")
def test_new_connections_strengthen_and_endanger(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "subliminals big-media(hollywood) california dentists", "B": "fbi", "C": "cia"},
        hands={"A": "media-connections", "B": "mass-murder"},
    )
    assert (t.power["subliminals"], t.global_power["subliminals"]) == (4, 4)
    run(t, "A: plot:media-connections", "A: dentists")
    choosing(t, "A", "big-media", "hollywood")
    replies_pass(t)
    settle(t)
    assert (t.power["subliminals"], t.global_power["subliminals"]) == (5, 5)
    assert (t.power["dentists"], t.global_power["dentists"]) == (2, 2)
    run(t, "A: knock", "A: done", "B: plot:mass-murder")
    assert t.legal("B") == ["dentists"]  # Subliminals are no Media; the others have acted
    t.play("B: dentists")
    replies_pass(t)
    assert t.tokens["dentists"] == 0
    assert t.tokens["subliminals"] == 1
