"""The conspiracy chain (PA-11) and the abilities of all luminaries (PA-18)."""

from __future__ import annotations

import pytest

from camarilla.games.pax.refill import draw
from camarilla.testing import card, rule

from .helpers import end, legal, prompt, table, told


def conspirators(t):
    """The cards A may add to the chain."""
    return sorted(legal(t, "A", "conspire"))


# -- 11. The chain -----------------------------------------------------------------------------------------------------


@rule("PA-11.1", "PA-11.2")
def test_the_first_card_starts_the_chain_and_is_used_at_once(pax):
    t = table(pax, hands={"A": "PIL046 PIL017"})
    t.play("A: conspire:PIL046")
    assert t.chain == ["PIL046"]
    assert t.hands["A"] == ["PIL017"]
    assert prompt(t, "A") == "ability-use"
    t.play("A: use")
    assert t.favours["A"] == "A3"
    t.play("A: interrogate:home", "A: conspire:PIL017", "A: use")  # not in one go
    assert t.chain == ["PIL046", "PIL017"]
    assert t.actions == 1  # conspiring is free


@rule("PA-11.3")
def test_each_card_shares_a_faction_with_the_one_before(pax):
    t = table(pax, hands={"A": "PIL038 PIL021 PIL007 PIL002 PIL044"})  # M and Cl first
    t.play("A: conspire:PIL038", "A: skip")
    assert conspirators(t) == ["PIL007", "PIL021"]
    t.refuse("A: conspire:PIL002", "PA-11.3")
    t.play("A: conspire:PIL021", "A: use")  # Cr and M: now Creators will do
    assert conspirators(t) == ["PIL002", "PIL007"]
    t.refuse("A: conspire:PIL044", "PA-11.3")


@rule("PA-11.4", "PA-11.5")
def test_an_extra_action_is_beyond_the_two_and_keeps_its_price(pax):
    t = table(pax, field={"2": "PIL002"}, hands={"A": "PIL007 PIL018"}, favours={"A": "Kn1"}, actions=0)
    t.play("A: conspire:PIL007", "A: use")
    assert t.favours["A"] == ""
    assert t.field[2] == "PIL018"
    assert t.actions == 0


@rule("PA-11.6")
def test_an_extra_action_may_be_ignored_even_if_impossible(pax):
    t = table(pax, hands={"A": "PIL007 PIL018"})
    t.play("A: conspire:PIL007")
    assert t.legal("A") == ["favour", "skip"]  # nothing to dismiss
    t.play("A: skip")
    assert conspirators(t) == ["PIL018"]


@rule("PA-11.7")
def test_an_enhancement_is_compulsory_unless_quick_favour_is_taken(pax):
    t = table(pax, hands={"A": "PIL031 PIL021"})
    t.play("A: conspire:PIL031")
    assert t.legal("A") == ["use", "favour"]
    t.play("A: favour", "A: A")
    assert t.table.g.enhanced == [0] * 6
    t.play("A: conspire:PIL021")  # quick favour is gone: in force without a question
    assert t.table.g.enhanced == [0, 0, 0, 0, 1, 0]


@rule("PA-11.7")
def test_an_enhancement_lasts_to_the_end_of_the_turn(pax):
    t = table(pax, hands={"A": "PIL031"})
    t.play("A: conspire:PIL031", "A: use")
    assert t.table.g.enhanced[1] == 1
    t.play("A: end", *["A: deck"] * 4)
    assert t.turn == "B"
    assert t.table.g.enhanced[1] == 0


@rule("PA-11.8", "PA-18.4")
def test_enhancements_stay_and_add_up(pax):
    t = table(pax, field={"2": "PIL039"}, hands={"A": "PIL031 PIL033"}, favours={"A": "Sc1"})
    t.play("A: conspire:PIL031", "A: use", "A: conspire:PIL033", "A: use")
    t.play("A: influence:2")  # M, Sc and M, two less: one symbol is left
    assert t.field[2] == "PIL039 A.."
    assert t.favours["A"] == ""


@rule("PA-11.9")
def test_a_special_action_may_be_ignored(pax):
    t = table(pax, hands={"A": "PIL042"}, deck="PIL001 PIL002")
    t.play("A: conspire:PIL042")
    assert t.legal("A") == ["use", "favour", "skip"]
    t.play("A: skip")
    assert t.hands["A"] == []


@rule("PA-11.10", "PA-11.11")
def test_quick_favour_once_a_turn(pax):
    t = table(pax, hands={"A": "PIL027 PIL042 PIL025"})
    t.play("A: conspire:PIL027", "A: favour")
    assert t.favours["A"] == "Cr1 Sc1"
    assert t.table.view(1).board.quick == 0
    t.play("A: conspire:PIL042")  # the chain goes on
    assert t.legal("A") == ["use", "skip"]
    t.play("A: skip")
    assert conspirators(t) == ["PIL025"]


@rule("PA-11.12", "PA-11.15")
def test_a_grand_master_links_anything(pax):
    t = table(pax, hands={"A": "PIL038 PIL046 PIL014"})  # M and Cl, then A, then Kn and Sc
    t.play("A: conspire:PIL038", "A: skip", "A: conspire:PIL046", "A: skip", "A: conspire:PIL014", "A: skip")
    assert t.chain == ["PIL038", "PIL046", "PIL014"]


@rule("PA-11.13")
def test_the_favour_of_a_grand_master_is_not_quick(pax):
    t = table(pax, hands={"A": "PIL046 PIL016"})
    t.play("A: conspire:PIL046", "A: use", "A: conspire:PIL016")
    assert "favour" in t.legal("A")
    t.play("A: favour")
    assert t.favours["A"] == "A4 M1"


@rule("PA-11.14", "PA-11.15")
def test_a_royal_arch_follows_anything_and_closes_the_chain(pax):
    t = table(pax, hands={"A": "PIL038 PIL057 PIL014 PIL046"})
    t.play("A: conspire:PIL038", "A: skip", "A: conspire:PIL057", "A: use")
    assert conspirators(t) == []
    t.refuse("A: conspire:PIL046", "PA-11.14")
    t.refuse("A: conspire:PIL014", "PA-11.14")
    assert t.actions == 3


@rule("PA-11.14")
def test_quick_favour_from_a_royal_arch_closes_the_chain_too(pax):
    t = table(pax, hands={"A": "PIL057 PIL014"})
    t.play("A: conspire:PIL057", "A: favour")
    assert t.favours["A"] == "Sc2"
    assert t.actions == 2
    t.refuse("A: conspire:PIL014", "PA-11.14")


@rule("PA-11.10", "PA-11.14")
def test_the_rulebooks_example_of_a_chain(pax):
    t = table(pax, hands={"A": "PIL038 PIL021 PIL055"})
    t.play("A: conspire:PIL038", "A: favour", "A: M", "A: conspire:PIL021", "A: conspire:PIL055", "A: use")
    assert t.favours["A"] == "M2 Cl1"
    assert t.table.g.enhanced[4] == 1
    assert t.actions == 3


# -- 18. Extra actions -------------------------------------------------------------------------------------------------


def use(t, name):
    """A conspires with a card and uses its ability."""
    return t.play(f"A: conspire:{name}", "A: use")


@rule("PA-18.1")
@card("PIL009", "PIL014", "PIL029")
@pytest.mark.parametrize("name", ["PIL009", "PIL014", "PIL029"])
def test_x_scout(pax, name):
    t = table(pax, hands={"A": f"{name} PIL002"}, down={"13": "PIL003"}, favours={"A": "A1"})
    use(t, name)
    assert len(t.legal("A")) == 14  # any face-down card
    t.play("A: at:13", "A: lay:PIL002")
    assert t.favours["A"] == "A1"  # no favour is spent
    assert t.hands["A"] == ["PIL003"]
    assert legal(t, "A", "influence") == ["13"]  # it counts as adjacent
    t.play("A: influence:13")
    assert t.field[13] == "PIL002 A"


@rule("PA-18.1")
def test_the_scouted_card_is_adjacent_for_this_turn_and_for_influence_only(pax):
    t = table(pax, hands={"A": "PIL009 PIL002 PIL017"}, favours={"A": "A3 Kn2"})
    use(t, "PIL009").play("A: at:13", "A: lay:PIL002")
    assert legal(t, "A", "dismiss") == []
    end(t, "A", "B")
    assert legal(t, "A", "influence") == []


@rule("PA-18.2")
@card("PIL024", "PIL039", "PIL044")
@pytest.mark.parametrize("name", ["PIL024", "PIL039", "PIL044"])
def test_e_scout(pax, name):
    t = table(pax, hands={"A": f"{name} PIL027 PIL049"}, favours={"A": "Kn1"})
    use(t, name).play("A: scout:2", "A: lay:PIL027")
    assert t.favours["A"] == "Cr1 Sc1"
    t.play("A: scout:5", "A: lay:PIL049")
    assert t.favours["A"] == "Cr1 Kn3"


@rule("PA-18.2", "PA-7.7")
def test_e_scout_once_per_card_even_with_two_copies(pax):
    t = table(pax, hands={"A": "PIL024 PIL039 PIL055"}, favours={"A": "Kn1"})
    t.play("A: conspire:PIL024", "A: use", "A: conspire:PIL039", "A: use", "A: scout:2", "A: lay:PIL055")
    assert t.favours["A"] == "Kn2"  # a Royal Arch gives 2


@rule("PA-18.3")
@card("PIL001", "PIL003", "PIL016")
@pytest.mark.parametrize("name", ["PIL001", "PIL003", "PIL016"])
def test_x_influence(pax, name):
    t = table(pax, hands={"A": name}, field={"13": "PIL042 BB.", "12": "PIL035"}, favours={"A": "Sc1"})
    use(t, name)  # Sc, Cr and Sc, less 2
    assert t.legal("A") == ["spare:Cr", "spare:Sc"]
    t.play("A: spare:Cr")
    assert t.field[13] == "PIL042 BBA"
    assert t.favours["A"] == ""


@rule("PA-18.3")
def test_x_influence_may_cost_nothing_at_all(pax):
    t = table(pax, hands={"A": "PIL031 PIL001"}, field={"13": "PIL025 B."})
    t.play("A: conspire:PIL031", "A: use")
    use(t, "PIL001").play("A: spare:Cr")  # one symbol less by the enhancement, the other by the rival
    assert t.field[13] == "PIL025 BA"
    t = table(pax, hands={"A": "PIL001"}, field={"13": "PIL055 B.."})
    t.play("A: conspire:PIL001")
    assert "use" not in t.legal("A")  # the Royal Arch rule holds
    t.play("A: skip")


@rule("PA-18.3", "PA-18.4")
def test_both_discounts(pax):
    t = table(pax, hands={"A": "PIL033 PIL001"}, field={"13": "PIL042 B.."}, favours={"A": "Sc1"})
    t.play("A: conspire:PIL033", "A: use")
    use(t, "PIL001")  # Sc, Cr and Cr: one less by the enhancement, then one less by the rival
    assert t.field[13] == "PIL042 BA."
    assert t.favours["A"] == ""


@rule("PA-18.4")
@card("PIL018", "PIL031", "PIL033")
@pytest.mark.parametrize("name", ["PIL018", "PIL031", "PIL033"])
def test_e_influence(pax, name):
    t = table(pax, hands={"A": name}, field={"2": "PIL027", "5": "PIL009"}, favours={"A": "Sc3"})
    use(t, name).play("A: influence:2", "A: place:2")  # Sc and Cr twice, each without Cr
    assert t.favours["A"] == "Sc1"
    assert t.field[2] == "PIL027 AA"
    t.play("A: influence:5")  # never less than 1
    assert t.favours["A"] == ""


@rule("PA-18.4")
def test_the_symbol_left_out_is_the_players_choice(pax):
    t = table(pax, hands={"A": "PIL031"}, field={"2": "PIL027"}, favours={"A": "Sc1 Cr1"})
    use(t, "PIL031").play("A: influence:2", "A: place:1")
    assert t.legal("A") == ["spare:Cr", "spare:Sc"]
    t.play("A: spare:Sc")
    assert t.favours["A"] == "Sc1"


@rule("PA-18.5")
@card("PIL006", "PIL007", "PIL022")
@pytest.mark.parametrize("name", ["PIL006", "PIL007", "PIL022"])
def test_x_dismiss(pax, name):
    t = table(pax, hands={"A": f"{name} PIL027"}, field={"2": "PIL002", "13": "PIL016 A."}, favours={"A": "Kn1"})
    use(t, name)
    assert t.favours["A"] == ""  # the normal price
    assert t.field[2] == "PIL027"
    assert t.legal("A") == ["13>2", "stop"]
    t.play("A: 13>2")
    assert t.field == {2: "PIL027 A.", 13: "PIL016"}


@rule("PA-18.5")
def test_x_dismiss_needs_a_free_cell(pax):
    field = {"2": "PIL002 A", "13": "PIL016 A."}
    t = table(pax, hands={"A": "PIL007 PIL003"}, field=field, favours={"A": "Kn1"})
    use(t, "PIL007")
    assert t.field == {2: "PIL003 A", 13: "PIL016 A."}  # full: nothing is asked


@rule("PA-18.6")
@card("PIL021", "PIL036", "PIL037")
@pytest.mark.parametrize("name", ["PIL021", "PIL036", "PIL037"])
def test_e_dismiss(pax, name):
    t = table(pax, hands={"A": f"{name} PIL027 PIL030"}, field={"2": "PIL031 AAA"})
    use(t, name).play("A: dismiss:2", "A: lay:PIL027", "A: dismiss:2")
    assert t.field[2] == "PIL030 AA"


@rule("PA-18.6", "PA-19.3")
def test_a_surcharge_is_still_paid(pax):
    given = {"hands": {"A": "PIL021 PIL027"}, "field": {"2": "PIL031 AAA"}, "factions": {"A": "M"}}
    t = use(table(pax, **given), "PIL021")
    t.refuse("A: M-dismiss:2", "PA-19.3")
    t = use(table(pax, **given, favours={"A": "M1"}), "PIL021")
    t.play("A: M-dismiss:2")
    assert t.favours["A"] == ""


@rule("PA-18.7")
@card("PIL011", "PIL012", "PIL026")
@pytest.mark.parametrize("name", ["PIL011", "PIL012", "PIL026"])
def test_x_reassign(pax, name):
    field = {"0": "PIL016 AA", "13": "PIL027", "12": "PIL039", "5": "PIL052 B.."}
    t = table(pax, hands={"A": name}, field=field)
    use(t, name)
    assert t.legal("A") == ["0>12", "0>13"]  # anywhere, but not onto a rival's Royal Arch
    t.play("A: 0>13")
    assert t.legal("A") == ["0>12", "0>13", "stop"]  # a token that moved does not move again
    t.play("A: 0>12")
    assert prompt(t, "A") == "act"  # both have moved
    assert t.field == {0: "PIL016", 5: "PIL052 B..", 12: "PIL039 A..", 13: "PIL027 A."}


@rule("PA-18.7")
def test_x_reassign_at_most_three(pax):
    field = {"0": "PIL031 AAA", "2": "PIL002 A", "13": "PIL042", "12": "PIL039"}
    t = use(table(pax, hands={"A": "PIL011"}, field=field), "PIL011")
    t.play("A: 0>13", "A: token:3", "A: 0>13", "A: token:1", "A: 2>12")
    assert prompt(t, "A") == "act"


@rule("PA-18.7")
def test_x_reassign_may_stop_after_one(pax):
    field = {"0": "PIL031 AAA", "13": "PIL042"}
    t = use(table(pax, hands={"A": "PIL011"}, field=field), "PIL011").play("A: 0>13", "A: token:3", "A: stop")
    assert prompt(t, "A") == "act"
    assert t.field == {0: "PIL031 AA.", 13: "PIL042 A.."}


@rule("PA-18.8")
@card("PIL017", "PIL032", "PIL041")
@pytest.mark.parametrize("name", ["PIL017", "PIL032", "PIL041"])
def test_e_reassign(pax, name):
    field = {"5": "PIL016 A.", "6": "PIL027 A.", "9": "PIL030"}
    t = table(pax, hands={"A": name}, field=field, favours={"A": "A1"})
    use(t, name).play("A: reassign:A")
    assert t.favours["A"] == ""  # still paid
    t.play("A: 6>9", "A: 9>6", "A: 5>9")
    assert t.field == {5: "PIL016", 6: "PIL027 A.", 9: "PIL030 A."}


@rule("PA-18.9")
@card("PIL010", "PIL013", "PIL025")
@pytest.mark.parametrize("name", ["PIL010", "PIL013", "PIL025"])
def test_x_interrogate(pax, name):
    field = {"6": "PIL016 A.", "3": "PIL030 A.", "7": "PIL002 A", "10": "PIL044 A..", "5": "PIL049 A."}
    for degree, favours in (("I", "A2 M1 Cl1 Sc1"), ("III", "A1 M1 Kn1 Cl1 Sc3")):
        t = table(pax, hands={"A": name}, field=field)
        use(t, name).play("A: at:6")
        assert t.legal("A") == ["degree:III", "degree:I"]
        t.play(f"A: degree:{degree}", "A: A" if degree == "I" else "A: Sc")
        assert t.favours["A"] == favours
        assert t.actions == 2


@rule("PA-18.9")
def test_the_order_of_degrees(pax):
    for name, degrees in (
        ("PIL002 A", ["degree:II"]),
        ("PIL049 A.", ["degree:RA", "degree:III"]),
        ("PIL056 A..", ["degree:GM"]),
    ):
        t = table(pax, hands={"A": "PIL010"}, field={"6": name})
        use(t, "PIL010").play("A: at:6")
        assert t.legal("A") == degrees
        t.leave_open("whispers")


@rule("PA-18.10")
@card("PIL028", "PIL040", "PIL043")
@pytest.mark.parametrize("name", ["PIL028", "PIL040", "PIL043"])
def test_e_interrogate(pax, name):
    field = {"13": "PIL027 AB", "12": "PIL030", "0": "PIL055 BB."}
    t = table(pax, hands={"A": name}, field=field)
    use(t, name)
    assert legal(t, "A", "interrogate") == ["0", "12", "13", "home"]
    t.play("A: interrogate:13")
    assert t.favours == {"A": "Cr1 Sc1", "B": ""}  # the rival's token counts as own: no collusion
    t.play("A: interrogate:0")
    assert t.favours["A"] == "Cr1 Kn4 Sc1"  # 2 for each token counted


@rule("PA-18.10")
def test_only_tokens_on_the_target_count_as_own(pax):
    field = {"13": "PIL027 B.", "12": "PIL030 AB"}
    t = table(pax, hands={"A": "PIL028"}, field=field)
    use(t, "PIL028").play("A: interrogate:13", "A: give:Cl")
    assert t.favours == {"A": "Cr1 Sc2", "B": "Cl1"}


@rule("PA-18.11")
@card("PIL004", "PIL015", "PIL019")
@pytest.mark.parametrize("name", ["PIL004", "PIL015", "PIL019"])
def test_x_oust(pax, name):
    field = {"13": "PIL002 B", "12": "PIL016 B."}
    t = table(pax, hands={"A": f"{name} PIL036", "B": "PIL005"}, field=field, favours={"A": "Kn1"})
    use(t, name)
    assert t.legal("A") == ["at:12@1", "at:13@1"]
    t.play("A: at:13@B", "B: A")
    assert t.favours["A"] == ""  # any own acting card: here the areopagus
    assert t.field[13] == "PIL002"
    assert t.actions == 2
    assert t.markers == [13]


@rule("PA-18.12")
@card("PIL030", "PIL034", "PIL045")
@pytest.mark.parametrize("name", ["PIL030", "PIL034", "PIL045"])
def test_e_oust(pax, name):
    field = {"6": "PIL002 A", "7": "PIL031 B..", "10": "PIL003 A"}
    t = table(pax, hands={"A": f"{name} PIL052", "B": "PIL005"}, field=field, favours={"A": "A1"})
    use(t, name).play("A: oust:7@B")
    assert told(t, "DisputeEnded")[0]["winner"] == 1  # hammers of the stronger add nothing: 2 + 0 against 1 + 2
    t = table(pax, hands={"A": "PIL036", "B": "PIL046"}, field=field, favours={"A": "A1"})
    t.play("A: oust:7@B")
    assert told(t, "DisputeEnded")[0]["winner"] == 1  # without the enhancement the dagger of the weaker wins


# -- 18. Special actions -----------------------------------------------------------------------------------------------


@rule("PA-18.13")
@card("PIL002", "PIL008")
@pytest.mark.parametrize("name", ["PIL002", "PIL008"])
def test_sp_swap(pax, name):
    field = {"0": "PIL016 AA", "13": "PIL027 BB", "12": "PIL039 BBB", "5": "PIL003"}
    t = table(pax, hands={"A": name}, field=field)
    use(t, name)
    assert t.legal("A") == ["at:0", "at:5", "at:13"]  # with 12 there are always more rival tokens
    t.play("A: at:0")
    assert t.legal("A") == ["at:5", "at:13"]
    t.play("A: at:13")
    assert t.field == {0: "PIL027 BB", 5: "PIL003", 12: "PIL039 BBB", 13: "PIL016 AA"}


@rule("PA-18.13")
def test_sp_swap_counts_all_rivals_together(pax):
    field = {"0": "PIL031 ABC", "1": "PIL016 A.", "5": "PIL003"}
    t = table(pax, seats=3, hands={"A": "PIL002"}, field=field)
    use(t, "PIL002").play("A: at:0")
    assert t.legal("A") == ["at:1"]
    t.play("A: at:1")
    assert t.field[1] == "PIL031 ABC"


@rule("PA-18.13", "PA-20.12")
def test_an_opponents_figure_goes_with_its_card(pax):
    field = {"5": "PIL016 AA", "13": "PIL027 B.", "9": "PIL003"}
    t = table(pax, options={"opponent": "joseph_ii"}, hands={"A": "PIL002"}, field=field, figure=13)
    use(t, "PIL002").play("A: at:5", "A: at:13")
    assert t.field[5] == "PIL027 B."
    assert t.figure == 5
    t = table(pax, options={"opponent": "joseph_ii"}, hands={"A": "PIL002"}, field=field, figure=13)
    use(t, "PIL002").play("A: at:5", "A: at:9")
    assert t.figure == 13


@rule("PA-18.14")
@card("PIL027", "PIL035", "PIL042")
@pytest.mark.parametrize("name", ["PIL027", "PIL035", "PIL042"])
def test_sp_draw(pax, name):
    given = {"hands": {"A": name}, "deck": "PIL001 PIL003", "court": "PIL004 PIL005 PIL006 PIL007 PIL008"}
    t = use(table(pax, **given), name)
    assert t.legal("A") == ["deck", "court:0", "court:1", "court:2", "court:3", "court:4"]
    t.play("A: deck")
    assert t.hands["A"] == ["PIL001", "PIL003"]
    t = use(table(pax, **given), name).play("A: court:3")
    assert t.hands["A"] == ["PIL007"]
    assert t.court == ["PIL004", "PIL005", "PIL006", "-", "PIL008"]  # empty until the court is updated


@rule("PA-11.9", "PA-18.13", "PA-18.14", "PA-18.15")
@pytest.mark.parametrize(
    ("name", "given", "possible"),
    [
        ("PIL002", {"field": {"5": "PIL003"}}, False),  # one card alone cannot be swapped
        ("PIL002", {"field": {"5": "PIL003", "6": "PIL016 B."}}, False),  # a rival has more there
        ("PIL002", {"field": {"5": "PIL003 A", "6": "PIL016 B."}}, True),  # as many each
        ("PIL020", {"factions": {"A": "A M"}}, False),  # all are the own
        ("PIL020", {"factions": {"A": "A", "row": "M"}}, True),
        ("PIL020", {"factions": {"A": "A", "B": "M"}}, True),
    ],
)
def test_what_cannot_be_done_is_not_offered(pax, name, given, possible):
    t = table(pax, hands={"A": name}, **given).play(f"A: conspire:{name}")
    assert ("use" in t.legal("A")) == possible
    t.play("A: skip")


@rule("PA-18.14", "PA-2.21")
def test_sp_draw_takes_what_there_is(pax):
    t = table(pax, hands={"A": "PIL027"}, court="PIL004 - - - -")
    t.mode = "plain"  # changed by hand: it cannot be replayed
    g = t.table.g
    g.plan, g.deck = g.deck, []  # out of the way: there is neither deck nor discard pile
    use(t, "PIL027")
    assert t.legal("A") == ["court:0"]
    t.play("A: court:0")
    assert t.hands["A"] == ["PIL004"]
    draw(g, 0, 2)
    assert t.hands["A"] == ["PIL004"]  # nothing more can be drawn
    t = table(pax, hands={"A": "PIL027"}, court="- - - - -")
    t.mode = "plain"  # changed by hand: it cannot be replayed
    t.table.g.plan, t.table.g.deck = t.table.g.deck, []
    t.play("A: conspire:PIL027")
    assert t.legal("A") == ["favour", "skip"]
    t.play("A: skip")


@rule("PA-18.15")
@card("PIL020", "PIL038")
@pytest.mark.parametrize("name", ["PIL020", "PIL038"])
def test_sp_faction(pax, name):
    t = table(pax, hands={"A": name}, factions={"row": "A M", "B": "Sc"}, favours={"A": "Sc1"}, down={"13": "PIL001"})
    use(t, name)
    assert t.legal("A") == ["borrow:A", "borrow:M", "borrow:Sc"]
    t.play("A: borrow:Sc")
    assert t.faction_cards == {"A": ["Sc"], "B": []}
    t.play("A: Sc-scout:13")  # usable at once
    t.play("A: end", *["A: deck"] * 4)
    assert t.faction_cards == {"A": [], "B": ["Sc"]}
    assert t.turn == "B"


@rule("PA-18.15")
def test_both_sides_work_for_the_borrower_only_and_not_at_refill(pax):
    hand = "PIL020 PIL001 PIL002 PIL003 PIL004"
    t = table(pax, hands={"A": hand, "B": "PIL005"}, factions={"row": "A M", "B": "Sc"})
    use(t, "PIL020").play("A: borrow:Sc")
    board = t.table.view(0).board
    assert (board.players[0].hand_limit, board.players[1].hand_limit) == (5, 4)
    t.play("A: end")
    assert t.turn == "B"  # four cards were enough again, and B drew to five
    assert len(t.hands["B"]) == 5


@rule("PA-18.15")
def test_borrowing_is_not_taking(pax):
    t = table(
        pax,
        hands={"A": "PIL020"},
        factions={"row": "A M"},
        field={"2": "PIL001 A", "5": "PIL016 A.", "6": "PIL031 A.."},
    )
    use(t, "PIL020").play("A: borrow:A", "A: take:M")
    assert t.faction_cards["A"] == ["A", "M"]


@rule("PA-18.16", "PA-16.3")
@card("PIL005", "PIL023")
@pytest.mark.parametrize("name", ["PIL005", "PIL023"])
def test_sp_edict(pax, name):
    t = table(pax, hands={"A": name}, edicts={"edict_A": "B 6", "edict_M": "A 2"})
    use(t, name)
    assert t.legal("A") == ["edict_A", "edict_M"]
    t.play("A: edict_A")
    assert t.favours["A"] == "A2"
    assert t.edicts["edict_A"] == "B 4"
    t = table(pax, hands={"A": name}, edicts={"edict_M": "B 2"})
    use(t, name)
    assert t.edicts == {}
    assert t.event_discard == ["edict_M"]
    t = table(pax, hands={"A": name})
    t.play(f"A: conspire:{name}")
    assert t.legal("A") == ["favour", "skip"]
    t.play("A: skip")


MASTERS = ["PIL046", "PIL047", "PIL048", "PIL049", "PIL050", "PIL051"]
ARCHES = ["PIL052", "PIL053", "PIL054", "PIL055", "PIL056", "PIL057"]


@rule("PA-18.17")
@card("PIL046", "PIL047", "PIL048", "PIL049", "PIL050", "PIL051")
@pytest.mark.parametrize(("name", "faction"), list(zip(MASTERS, ["A", "M", "Cr", "Kn", "Cl", "Sc"], strict=True)))
def test_grand_masters(pax, name, faction):
    t = table(pax, hands={"A": name})
    t.play(f"A: conspire:{name}")
    assert t.legal("A") == ["use", "favour", "skip"]
    t.play("A: use")
    assert t.favours["A"] == f"{faction}3"


@rule("PA-18.18")
@card("PIL052", "PIL053", "PIL054", "PIL055", "PIL056", "PIL057")
@pytest.mark.parametrize("name", ARCHES)
def test_royal_arches(pax, name):
    t = table(pax, hands={"A": f"{name} PIL046"}, actions=1)
    use(t, name)
    assert t.actions == 2
    t.refuse("A: conspire:PIL046", "PA-11.14")
    t.play("A: interrogate:home")
    assert t.actions == 1


@rule("PA-11.7", "PA-11.9")
def test_after_quick_favour_only_enhancements_go_without_saying(pax):
    for name, asked in (("PIL002", True), ("PIL031", False), ("PIL030", False), ("PIL001", True)):
        t = table(pax, hands={"A": f"PIL046 {name}"})
        t.play("A: conspire:PIL046", "A: favour", f"A: conspire:{name}")
        assert (prompt(t, "A") == "ability-use") == asked
        if asked:
            assert t.legal("A") == ["skip"]
            t.play("A: skip")


@rule("PA-18.13")
def test_a_swap_takes_tokens_along_both_ways(pax):
    field = {"5": "PIL016 AA", "13": "PIL027 AB"}
    t = table(pax, hands={"A": "PIL008"}, field=field)
    t.play("A: conspire:PIL008", "A: use", "A: at:5", "A: at:13")
    assert t.field == {5: "PIL027 AB", 13: "PIL016 AA"}
    assert legal(t, "A", "interrogate") == ["5", "13", "home"]
