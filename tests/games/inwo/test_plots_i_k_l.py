"""Plots with I, K and L that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import offered, replies_pass, run, settle, until, wrap_up
from .test_plots_c import killed_quayle


@card("i-lied")
@rule("IN-21.20")
def test_a_liar_keeps_the_own_part_and_gets_the_others(inwo):
    t = inwo.position(groups={"A": "cia", "B": "fbi"}, hands={"A": "i-lied"}, exposed={"A": "jihad", "B": "martyrs"})
    run(t, "A: free", "A: deal@B", "A: give:exposed:jihad", "A: take:exposed:martyrs", "A: offer", "B: accept")
    assert sorted(t.legal("A")) == ["keep", "lie"]
    run(t, "A: lie")
    assert t.legal("B") == ["keep"]
    run(t, "B: keep")
    settle(t)
    assert sorted(t.exposed["A"]) == ["jihad", "martyrs"]
    assert t.exposed["B"] == []
    assert t.discards["A"] == ["i-lied"]


@card("impostor")
def test_an_impostor_is_controlled_at_once(inwo):
    t = killed_quayle(inwo, "impostor", "cia congressional-wives")
    run(t, "A: plot:impostor", "A: dan-quayle")
    assert t.legal("A") == ["congressional-wives"]  # Straight and Conservative like him
    run(t, "A: congressional-wives", "A: cia:right")
    settle(t)
    assert "dan-quayle" in t.groups["A"]
    assert t.destroyed["A"] == []


@card("impostor")
def test_an_impostor_is_no_way_back_from_ordinary_destruction(inwo):
    t = inwo.position(
        groups={"A": "congressional-wives"}, hands={"A": "impostor dan-quayle"}, destroyed={"B": "dan-quayle"}
    )
    assert not offered(t, "A", "plot:impostor")


@card("interference")
@rule("IN-9.14")
def test_interference_lets_only_its_player_into_a_privileged_attack(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "feminists", "C": "black-activists", "D": "democrats"},
        seats=4,
        hands={"C": "interference"},
    )
    run(t, "A: control:cia", "A: feminists", "A: use:bavarian-illuminati", "A: go")
    until(t, "C")
    replies_pass(run(t, "C: plot:interference"))
    until(t, "C")
    assert offered(t, "C", "oppose:black-activists")
    assert not offered(t, "D", "oppose:democrats")
    assert t.privileged
    wrap_up(t)


@card("interference")
@rule("IN-9.14")
@pytest.mark.parametrize(("privileged", "able"), [(False, False), (True, True)])
def test_there_is_no_interference_where_nobody_is_kept_out(inwo, privileged, able):
    t = inwo.position(
        groups={"A": "cia", "B": "feminists", "C": "black-activists"}, seats=3, hands={"C": "interference"}
    )
    run(t, "A: control:cia", "A: feminists", *(["A: use:bavarian-illuminati"] if privileged else []), "A: go")
    until(t, "C")
    assert t.privileged == privileged
    assert offered(t, "C", "plot:interference") == able
    wrap_up(t)


@card("interference", "multinational-oil-companies")
@rule("IN-3.1", "IN-17.11")
def test_who_is_barred_after_an_interference_has_it_back_exposed(inwo):
    t = inwo.position(
        groups={"A": "multinational-oil-companies", "B": "texas", "C": "pentagon"},
        seats=3,
        hands={"C": "interference hoax"},
        dice=[6, 6],
    )
    run(t, "A: control:multinational-oil-companies", "A: texas", "A: use:bavarian-illuminati", "A: go", "A: commit")
    replies_pass(run(t, "C: plot:interference"))
    assert t.discards["C"] == []  # it lies on the table as long as it lets its player in
    replies_pass(run(t, "C: oppose:pentagon"))
    replies_pass(run(t, "A: use:multinational-oil-companies", "A: @C"))
    assert t.exposed["C"] == ["interference"]
    assert t.tokens["pentagon"] == 1
    assert until(t, "C") == ["pass"]  # a bar is no privilege: another Interference would not lift it
    wrap_up(t)


@card("interference")
@rule("IN-3.1")
def test_interference_is_discarded_when_the_attack_is_over(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas", "C": "pentagon"}, seats=3, hands={"C": "interference"}, dice=[6, 6]
    )
    run(t, "A: control:cia", "A: texas", "A: use:bavarian-illuminati", "A: go")
    replies_pass(run(t, "C: plot:interference"))
    assert t.discards["C"] == []
    wrap_up(t)
    assert t.discards["C"] == ["interference"]


@card("ketchup-is-a-vegetable")
def test_ketchup_adds_five_against_government_and_is_privileged(inwo):
    t = inwo.position(groups={"A": "the-mafia", "B": "fbi feminists"}, hands={"A": "ketchup-is-a-vegetable"})
    run(t, "A: destroy:the-mafia", "A: fbi")
    before = t.strength
    replies_pass(run(t, "A: plot:ketchup-is-a-vegetable"))
    assert t.strength == before + 5
    assert t.privileged
    wrap_up(run(t, "A: go"))
    for kind, target in (("destroy", "feminists"), ("control", "fbi")):
        t = inwo.position(groups={"A": "the-mafia", "B": "fbi feminists"}, hands={"A": "ketchup-is-a-vegetable"})
        run(t, f"A: {kind}:the-mafia", f"A: {target}")
        assert not offered(t, "A", "plot:ketchup-is-a-vegetable")
        wrap_up(t)


@card("lets-get-organized")
def test_an_organized_group_has_one_more_arrow_of_ones_choice(inwo):
    t = inwo.position(groups={"A": "dentists"}, hands={"A": "lets-get-organized lets-get-organized trekkies"})
    assert not offered(t, "A", "control:dentists")
    run(t, "A: plot:lets-get-organized", "A: dentists")
    assert sorted(t.legal("A")) == ["bottom", "left", "right"]  # the incoming arrow is on top
    run(t, "A: left")
    assert sorted(t.legal("A")) == ["bavarian-illuminati", "dentists"]
    settle(run(t, "A: bavarian-illuminati"))
    assert offered(t, "A", "control:dentists")
    assert not offered(t, "A", "plot:lets-get-organized")  # not twice on the same group


@card("lets-get-organized")
def test_a_group_with_three_arrows_needs_no_organizing(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "lets-get-organized"})
    assert not offered(t, "A", "plot:lets-get-organized")


@card("lets-get-really-organized")
def test_a_really_organized_group_has_three_arrows(inwo):
    t = inwo.position(
        groups={"A": "feminists(dentists) trekkies boy-sprouts cia"},
        hands={"A": "lets-get-really-organized"},
        tokens={"bavarian-illuminati": 1, "feminists": 1},
    )
    run(t, "A: plot:lets-get-really-organized")
    assert sorted(t.legal("A")) == ["feminists", "trekkies"]  # one or two arrows
    settle(run(t, "A: feminists", "A: feminists"))
    run(t, "A: move:boy-sprouts")
    places = [option for option in t.legal("A") if option.startswith("feminists")]
    assert sorted(places) == ["feminists:left", "feminists:right"]
    wrap_up(t)


@card("lets-get-really-organized")
def test_really_organizing_one_group_leaves_the_arrows_of_others_alone(inwo):
    t = inwo.position(groups={"A": "feminists trekkies cia"}, links={"lets-get-really-organized": "feminists"})
    run(t, "A: move:cia")
    masters = {option.partition(":")[0] for option in t.legal("A")}
    assert masters == {"bavarian-illuminati", "feminists", "trekkies"}
    wrap_up(t)


@card("lets-you-and-him-fight")
def test_you_and_him_discards_one_of_two_group_cards(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "lets-you-and-him-fight", "B": "dentists mercenaries"})
    run(t, "A: plot:lets-you-and-him-fight", "A: @B")
    replies_pass(t)
    assert sorted(t.legal("A")) == ["dentists", "mercenaries"]
    settle(run(t, "A: mercenaries"))
    assert t.hand["B"] == ["dentists"]
    assert t.discards["B"] == ["mercenaries"]
    assert t.tokens["bavarian-illuminati"] == 0
    t = inwo.position(groups={"A": "cia"}, hands={"A": "lets-you-and-him-fight", "B": "dentists"})
    settle(run(t, "A: plot:lets-you-and-him-fight", "A: @B"))
    assert t.hand["B"] == []


@card("lets-you-and-him-fight")
def test_a_rival_without_group_cards_has_nobody_to_fight(inwo):
    t = inwo.position(groups={"A": "cia"}, seats=3, hands={"A": "lets-you-and-him-fight", "B": "dentists"})
    run(t, "A: plot:lets-you-and-him-fight")
    assert len(t.legal("A")) == 1
    settle(run(t, "A: @B"))
    assert t.discards["B"] == ["dentists"]
    t = inwo.position(groups={"A": "cia"}, seats=3, hands={"A": "lets-you-and-him-fight"})
    assert not offered(t, "A", "plot:lets-you-and-him-fight")


@card("logic-bomb")
def test_a_logic_bomb_takes_a_plot_which_lies_exposed(inwo):
    t = inwo.position(
        groups={"A": "pentagon fbi"}, hands={"A": "logic-bomb", "B": "jihad martyrs"}, tokens={"bavarian-illuminati": 0}
    )
    run(t, "A: plot:logic-bomb", "A: @B")
    assert t.legal("A") == ["pentagon"]
    run(t, "A: pentagon")
    replies_pass(t)
    run(t, "A: jihad")
    settle(t)
    assert t.exposed["A"] == ["jihad"]
    assert t.plots["B"] == ["martyrs"]
