"""Cards that speak to each other, two or three at a time.

Each scenario was written from the rulebook, the ledger of clauses and the rulings alone, before it was run; the
comments say what must follow and why.
"""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, may, replies_pass, run, settle, until, until_asked, watching

# -- What makes an attack illegal may itself be undone -----------------------------------------------------------------


def peaceful_by_lasers(inwo, **hands):
    """The C.I.A., aided, attacks a structure with Vatican City, whose owner reverses its Violent alignment."""
    t = inwo.position(
        seats=3,
        groups={"A": "cia american-autoduel-association", "B": "vatican-city(fraternal-orders(dentists))", "C": "fbi"},
        resources={"B": "orbital-mind-control-lasers"},
        hands=hands,
        dice=[3, 3],
    )
    attack(t, "A", "destroy", "cia", "dentists", "aid:american-autoduel-association")
    assert t.strength == 6 + 1 - 1  # three steps from the Illuminati: no bonus of position
    return run(t, "B: use:orbital-mind-control-lasers", "B: cia", "B: reverse-violent")


@rule("IN-11.2", "IN-5.4", "IN-17.23")
@card("orbital-mind-control-lasers", "vatican-city", "deasil-engine")
def test_a_third_player_saves_an_attack_by_breaking_what_made_it_illegal(inwo):
    t = peaceful_by_lasers(inwo, C="deasil-engine")
    assert "Peaceful" in t.alignments["cia"]
    run(t, "C: plot:deasil-engine", "C: orbital-mind-control-lasers")
    replies_pass(t)
    # The Resource is gone and with it what it did; the attack was never interrupted.
    assert t.resources["B"] == []
    assert t.alignments["cia"] == ["Government", "Violent"]
    assert t.strength == 6
    settle(t)
    assert t.destroyed["A"] == ["dentists"]


@rule("IN-17.12", "IN-17.13", "IN-18.5", "IN-17.23")
@card("orbital-mind-control-lasers", "vatican-city", "deasil-engine")
def test_two_engines_cancel_out_and_the_attack_on_vatican_city_is_off(inwo):
    t = peaceful_by_lasers(inwo, C="deasil-engine", B="deasil-engine")
    run(t, "C: plot:deasil-engine", "C: orbital-mind-control-lasers", "B: plot:deasil-engine/counter")
    settle(t)
    # B's engine answers C's, so the Lasers stand and a Peaceful group cannot attack: the leader's token is lost, the
    # helper's comes back, and nothing was rolled.
    assert t.resources["B"] == ["orbital-mind-control-lasers"]
    assert (t.discards["B"], t.discards["C"]) == (["deasil-engine"], ["deasil-engine"])
    assert (t.tokens["cia"], t.tokens["american-autoduel-association"]) == (0, 1)
    assert t.destroyed["A"] == []
    assert not [event for event in t.events if type(event).__name__ == "Rolled"]


# -- An NWO makes one canceller useless and another useful -------------------------------------------------------------


@rule("IN-11.1", "IN-18.5", "IN-11.5")
@card("military-industrial-complex", "nuclear-power-companies", "supreme-court", "jimmy-hoffa")
@pytest.mark.parametrize("nwo", ["", "military-industrial-complex"])
def test_in_the_complex_the_court_and_not_hoffa_answers_the_nuclear_power_companies(inwo, nwo):
    t = inwo.position(
        seats=3,
        groups={"A": "bank-of-england supreme-court jimmy-hoffa", "B": "nuclear-power-companies", "C": "fbi"},
        decks={"A": "jihad martyrs hoax"},
        nwo=nwo,
    )
    run(t, "A: use:bank-of-england", "B: use:nuclear-power-companies/play", "B: bank-of-england")
    legal = until(t, "A")
    # Corporate is no alignment any more: the Companies are a Government group.
    court, hoffa = "use:supreme-court/play", "use:jimmy-hoffa/play"
    assert (court in legal, hoffa in legal) == ((True, False) if nwo else (False, True))
    t.play(f"A: {court if nwo else hoffa}")
    run(t, "A: nuclear-power-companies")
    settle(t)
    assert t.plots["A"] == ["jihad", "martyrs"]
    assert (t.tokens["bank-of-england"], t.tokens["nuclear-power-companies"]) == (0, 0)


# -- What a Green group may no longer do, and what it still suffers ----------------------------------------------------


@rule("IN-9.9", "IN-4.20", "IN-15.2")
@card("world-hunger", "prince-charles")
@pytest.mark.parametrize("nwo", ["", "world-hunger"])
def test_a_hungry_prince_is_neither_exempt_from_privilege_nor_defended_by_everybody(inwo, nwo):
    def table():
        return inwo.position(
            seats=3,
            groups={"A": "madison-avenue", "B": "japan(england(prince-charles)) cfl-aio", "C": "fbi"},
            nwo=nwo,
        )

    t = run(table(), "A: control:madison-avenue", "A: prince-charles")
    assert may(t, "A", "use:bavarian-illuminati") is bool(nwo)
    run(t, "A: go", "A: commit")
    # That Media groups count double against him only hurts him: it is an instruction and goes on (IN-4.20).
    assert t.strength == 2 * 3 - 5
    # CFL-AIO is Liberal and Corporate without Global Power: only his ability would let it in.
    assert ("oppose:cfl-aio" in until(t, "B")) is not bool(nwo)


# -- Moved groups lose and gain protectors -----------------------------------------------------------------------------


@rule("IN-9.9", "IN-12.2")
@card("phone-phreaks", "prince-charles", "bavarian-illuminati")
def test_phreaks_who_move_the_prince_open_his_old_master_to_privilege(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "phone-phreaks cia", "B": "texas(prince-charles(dentists)) japan", "C": "fbi"},
        tokens={"prince-charles": 1},
    )

    def privilege(target):
        run(t, "A: control:cia", f"A: {target}")
        allowed = may(t, "A", "use:bavarian-illuminati")
        run(t, "A: go", "A: call-off")
        return allowed

    assert [privilege(target) for target in ("texas", "japan", "dentists")] == [False, True, False]
    run(t, "A: use:phone-phreaks")
    assert "texas" not in t.legal("A")  # a direct puppet of a rival's Illuminati
    run(t, "A: prince-charles", "A: japan:right")
    settle(t)
    assert (t.masters["prince-charles"], t.masters["dentists"]) == ("japan", "prince-charles")
    assert t.tokens["prince-charles"] == 1
    assert [privilege(target) for target in ("texas", "japan", "dentists")] == [True, False, False]


@rule("IN-19.18")
@card("phone-phreaks", "clipper-chip")
def test_the_clipper_chip_keeps_the_phreaks_from_moving_anything_of_its_owner(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "phone-phreaks cia(hackers)", "B": "texas(prince-charles(dentists)) japan", "C": "england(elvis)"},
        resources={"B": "clipper-chip"},
    )
    run(t, "A: use:phone-phreaks")
    assert {"prince-charles", "dentists"}.isdisjoint(t.legal("A"))
    assert {"hackers", "elvis"} <= set(t.legal("A"))
    t.play("A: hackers")


# -- A master, two NWO cards and a neighbour make alignments and Power -------------------------------------------------


@rule("IN-3.21", "IN-15.3", "IN-18.6", "IN-12.1")
@card("ross-perot", "political-correctness", "new-york", "law-and-order")
def test_a_small_puppet_of_ross_perot_is_criminal_until_its_power_or_its_master_changes(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "ross-perot(smof) new-york", "B": "fbi", "C": "cia"},
        hands={"B": "law-and-order"},
        nwo="political-correctness",
    )
    # Straight and Conservative by its master, of Power 1, so Criminal too; New York then gives it a point, which undoes
    # nothing. Perot himself has Power 2 and is no criminal.
    assert sorted(t.alignments["smof"]) == ["Conservative", "Criminal", "Straight"]
    assert t.power["smof"] == 2
    assert sorted(t.alignments["ross-perot"]) == ["Conservative", "Straight"]
    run(t, "A: free", "A: nothing", "B: plot:law-and-order")
    replies_pass(t)
    # Both Straight and Conservative: +3 in all. Power 4 is not 0 or 1: no Criminal, no point from New York.
    assert sorted(t.alignments["smof"]) == ["Conservative", "Straight"]
    assert t.power["smof"] == 4
    settle(t)
    run(t, "A: move:smof", "A: new-york:top")
    run(t, "A: smof")
    settle(t)
    assert t.masters["smof"] == "new-york"
    assert t.alignments["smof"] == ["Weird"]
    assert t.power["smof"] == 1


# -- Two replies to one roll -------------------------------------------------------------------------------------------


@rule("IN-7.17", "IN-21.13", "IN-18.5", "IN-8.11")
@card("necronomicon", "murphys-law", "bribery")
@pytest.mark.parametrize("bribed", [False, True])
def test_the_book_counts_the_roll_as_it_ends(inwo, bribed):
    t = inwo.position(
        seats=3,
        groups={"A": "cia(nasa) elvis", "B": "texas(fraternal-orders(dentists))", "C": "fbi"},
        resources={"A": "necronomicon"},
        links={"necronomicon": "cia"},
        hands={"A": "bribery", "B": "murphys-law"},
        dice=[2, 2],
    )
    attack(t, "A", "control", "cia", "dentists")
    assert t.strength == 2 * 6 - 2
    run(t, "B: plot:murphys-law")
    if bribed:
        run(t, "A: plot:bribery")
        until_asked(t, "arrow")
        t.play(f"A: {t.legal('A')[0]}")
        settle(t)
        assert t.masters["dentists"] == "cia"
        assert t.links["necronomicon"] == "cia"
    else:
        settle(t)
        # 12 always fails, and it is an action of the book's group: the group is destroyed, the book only unlinked.
        assert "cia" not in t.masters
        assert t.hand["A"] == ["nasa"]
        assert t.resources["A"] == ["necronomicon"]
        assert "necronomicon" not in t.links
        assert t.destroyed["B"] == []
        assert t.masters["dentists"] == "fraternal-orders"


# -- Magic that no ordinary defence stops ------------------------------------------------------------------------------


@rule("IN-10.2", "IN-10.4")
@card("voudonistas", "poison", "flying-saucer", "paranoids", "bodyguard", "mistaken-identity")
@pytest.mark.parametrize("helper", ["none", "voudonistas"])
def test_defences_against_assassins_do_not_stop_the_voudonistas(inwo, helper):
    t = inwo.position(
        seats=3,
        groups={"A": "voudonistas", "B": "cia(elvis) paranoids", "C": "fbi"},
        resources={"B": "flying-saucer"},
        links={"flying-saucer": "elvis"},
        hands={"A": "poison", "B": "bodyguard mistaken-identity"},
        dice=[3, 4],
    )
    run(t, "A: plot:poison", "A: elvis", f"A: {helper}")
    if helper == "none":
        assert t.strength == 8 - 1 - 5 - 2 - 10
    else:
        assert t.strength == 8 + 1 + 4 - 1 - 5  # where he sits is no special defence
    until_asked(t, "after-roll")
    offers = {"plot:bodyguard", "plot:mistaken-identity"} & set(until(t, "B"))
    assert bool(offers) is (helper == "none")
    settle(t)
    if helper != "none":
        assert "elvis" in t.destroyed["A"]
        assert t.resources["B"] == []  # destroyed with him


# -- A claim, and three answers to it ----------------------------------------------------------------------------------


@rule("IN-14.8", "IN-10.17", "IN-10.22", "IN-21.22")
@card("tidal-wave", "red-cross", "corruption")
@pytest.mark.parametrize("corrupt", [False, True])
def test_relief_saves_a_claim_unless_the_supplies_are_stolen(inwo, corrupt):
    t = inwo.position(
        seats=3,
        groups={"A": "cia red-cross hawaii", "B": "fbi", "C": "texas"},
        hands={"B": "tidal-wave", "C": "corruption"},
        basic_goal=4,
        dice=[3, 3],
    )
    run(t, "A: knock", "A: done", "A: claim:basic")
    run(t, "B: plot:tidal-wave", "B: hawaii")
    assert t.strength == 24 - 1 - 10 - 6
    replies_pass(t)
    run(t, "A: use:red-cross", "A: hawaii")
    if not corrupt:
        settle(t)
        assert t.table.over
        assert t.winners == ["A"]
        return
    run(t, "C: plot:corruption", "C: hawaii")
    replies_pass(t)
    assert t.devastated == ["hawaii"]
    # The C.I.A. alone could pay for Relief, but none may be tried until C's next turn is over.
    if "A" in t.to_act:
        assert not may(t, "A", "relief:hawaii")
    settle(t)
    assert not t.table.over
    assert t.turn == "B"


# -- Two Plots that set the same number --------------------------------------------------------------------------------


@rule("IN-18.5", "IN-18.6", "IN-18.7", "IN-7.31")
@card("resistance-is-useless", "commitment", "solidarity", "good-polls")
@pytest.mark.parametrize("nwo", ["", "solidarity"])
def test_of_useless_resistance_and_commitment_the_later_one_counts(inwo, nwo):
    def table():
        t = inwo.position(
            seats=3,
            groups={"A": "republicans madison-avenue", "B": "cia(fbi)", "C": "texas"},
            hands={"A": "resistance-is-useless", "B": "commitment good-polls"},
            nwo=nwo,
        )
        attack(t, "A", "control", "republicans", "fbi")
        return t

    times = 2 if nwo else 1
    t = table()
    assert t.strength == 5 + 5 - 6 * times - 4 - 5  # Government like its master; one step from a direct puppet
    useless = ("A: plot:resistance-is-useless", "A: fbi", "A: madison-avenue")
    replies_pass(run(t, *useless))
    assert t.strength == 10 - 0 - 5
    replies_pass(run(t, "B: plot:commitment", "B: fbi"))
    assert t.strength == 10 - 8 * times - 5  # the master's alignments still count for nothing
    replies_pass(run(t, "B: plot:good-polls", "B: government"))
    assert t.strength == 10 - 8 * 3 - 5  # the highest multiplier alone
    t = table()
    replies_pass(run(t, "B: plot:commitment", "B: fbi"))
    assert t.strength == 10 - 8 * times - 4 - 5
    replies_pass(run(t, *useless))
    assert t.strength == 10 - 0 - 5


# -- A turn that is seized, and then investigated ----------------------------------------------------------------------


@rule("IN-3.19", "IN-21.9")
@card("seize-the-time", "senate-investigating-committee", "bank-of-england")
def test_who_seizes_a_turn_may_be_summoned_before_the_senate(inwo):
    t = inwo.position(
        seats=3,
        step="begin",
        groups={"A": "fbi", "B": "bank-of-england loan-sharks", "C": "pentagon"},
        hands={"B": "seize-the-time", "C": "senate-investigating-committee"},
        decks={"A": "jihad", "B": "martyrs hoax"},
        tokens={"bank-of-england": 0, "loan-sharks": 0},
    )
    run(t, "B: plot:seize-the-time")
    run(t, "C: plot:senate-investigating-committee", "C: pentagon")
    replies_pass(t)
    assert t.turn == "B"
    asked = set()
    for _ in range(60):
        if t.turn != "B":
            break
        seat = t.to_act[0]
        legal = t.legal(seat)
        if seat == "B":
            asked.update(legal)
        t.play(f"{seat}: {next(word for word in ('pass', 'skip', 'knock', 'done') if word in legal)}")
    # No card drawn, for the turn was seized; no action, for the Senate sits; tokens for all but the Illuminati.
    assert not {"draw", "use:bank-of-england", "control:loan-sharks", "control:the-network"} & asked
    assert t.plots["B"] == []
    assert (t.tokens["bank-of-england"], t.tokens["loan-sharks"], t.tokens["the-network"]) == (1, 1, 0)
    # Then comes the turn that was interrupted, whole; and B may act in it.
    assert t.turn == "A"
    run(t, "A: draw", "B: use:bank-of-england")
    settle(t)
    assert t.plots["A"] == ["jihad"]
    assert sorted(t.plots["B"]) == ["hoax", "martyrs"]


@rule("IN-9.9", "IN-18.8", "IN-21.2")
@card("prince-charles", "privileged-attack", "bimbo-at-eleven", "eat-the-rich", "faction-fight")
@pytest.mark.parametrize(
    ("kind", "target", "plots"),
    [
        ("destroy", "prince-charles", {"plot:bimbo-at-eleven", "plot:privileged-attack/token"}),
        ("destroy", "texas", {"plot:eat-the-rich", "plot:privileged-attack/token"}),
        ("control", "texas", {"plot:faction-fight", "plot:privileged-attack/token"}),
    ],
)
@pytest.mark.parametrize("nwo", ["", "world-hunger"])
def test_no_plot_brings_privilege_near_the_prince_unless_he_is_hungry(inwo, kind, target, plots, nwo):
    t = inwo.position(
        seats=3,
        groups={"A": "madison-avenue", "B": "texas(prince-charles)", "C": "fbi"},
        hands={"A": "bimbo-at-eleven privileged-attack eat-the-rich faction-fight texas"},
        nwo=nwo,
    )
    run(t, f"A: {kind}:madison-avenue", f"A: {target}")
    assert {plot for plot in plots if may(t, "A", plot)} == (plots if nwo else set())


@rule("IN-10.9")
@card("voudonistas", "bodyguard", "head-in-a-jar", "withering-curse")
def test_no_guard_and_no_jar_saves_from_the_voudonistas(inwo):
    given = {
        "seats": 3,
        "groups": {"A": "voudonistas", "B": "cia(fraternal-orders(elvis))", "C": "fbi"},
        "links": {"bodyguard": "elvis"},
        "hands": {"A": "withering-curse", "B": "head-in-a-jar"},
        "dice": [1, 1],
    }
    t = inwo.position(**given)
    attack(t, "A", "destroy", "voudonistas", "elvis")
    assert t.strength == 1 + 8 - 1  # the bodyguard's 6 are a defence against Assassinations too
    t = inwo.position(**given)
    run(t, "A: plot:withering-curse", "A: elvis", "A: voudonistas")
    assert t.strength == 10 + 1 + 4 - 1
    assert "plot:head-in-a-jar" not in watching(t, "B")
    assert "elvis" in t.destroyed["A"]
    t = inwo.position(**given)
    run(t, "A: plot:withering-curse", "A: elvis", "A: none")
    assert t.strength == 10 - 1 - 6
    run(t, "B: plot:head-in-a-jar")
