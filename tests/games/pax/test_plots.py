"""Plots: the thirteen conditions (PA-14), both restrictions (PA-13), realising, losing, regaining, winning (PA-15)."""

from __future__ import annotations

from itertools import combinations

import pytest

from camarilla.games.pax.catalog import PLOTS
from camarilla.games.pax.field import bits
from camarilla.games.pax.plots import compatible, met, met_together, witnesses
from camarilla.games.pax.scheming import drop_plot
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.testing import rule

from .helpers import end, legal, prompt, table, told


def meets(pax, plot, field, seats=2, **given):
    """Whether A meets a plot by itself."""
    t = table(pax, seats=seats, field=field, **given)
    return met(t.table.g, 0, PLOTS.index(plot))


def sets(t, plot, seat=0):
    """The sets of cells by which a seat number meets a plot."""
    found = witnesses(t.table.g, seat, PLOTS.index(plot), False)
    return sorted([cell for cell in range(19) if cells >> cell & 1] for cells, _ in found)


# -- 14. The conditions ------------------------------------------------------------------------------------------------

FRINGE = {"0": "PIL001", "1": "PIL002 A", "2": "PIL016 AA", "4": "PIL018 A.", "3": "PIL004"}
"""A lodge of the Aristocracy: 0, 1, 2 and 4 are outer cards, 3 is inner."""


@rule("PA-14.1")
def test_p01_recruiting_on_the_fringe(pax):
    assert meets(pax, "P01", FRINGE)
    assert not meets(pax, "P01", {**FRINGE, "4": "PIL018"})  # 3 tokens
    assert not meets(pax, "P01", {**FRINGE, "0": "PIL013"})  # 3 outer cards
    assert not meets(pax, "P01", {**FRINGE, "4": "PIL031 ABB", "2": "PIL016 AB", "0": "PIL001 A", "3": "PIL004 B"})


@rule("PA-14.2")
def test_p02_union_of_equals(pax):
    field = {"6": "PIL016 A.", "3": "PIL018 A.", "10": "PIL027 A.", "5": "PIL030 A."}
    assert meets(pax, "P02", field)
    assert not meets(pax, "P02", {**field, "5": "PIL030"})
    assert not meets(pax, "P02", {**field, "5": "PIL031 A.."})  # another degree
    row = {"5": "PIL016 A.", "6": "PIL018 A.", "7": "PIL027 A.", "8": "PIL030 A."}
    assert not meets(pax, "P02", row)  # none of them touches three others
    t = table(pax, field={**field, "7": "PIL019 A."})
    assert len(sets(t, "P02")) == 4  # 6 with any three of its neighbours; 7 with 3, 6 and 10 is one of these


@rule("PA-14.3")
def test_p03_great_enlighteners(pax):
    assert meets(pax, "P03", {"0": "PIL052 AAA", "13": "PIL053 A.."})
    assert not meets(pax, "P03", {"0": "PIL052 AAA"})
    assert not meets(pax, "P03", {"0": "PIL052 AAA", "13": "PIL046 AA"})
    arches = {"0": "PIL052 AAA", "13": "PIL053 A..", "5": "PIL054 BBB"}
    assert meets(pax, "P03", arches)
    assert not meets(pax, "P03", {**arches, "8": "PIL055 B.."})  # more than any rival, so no tie
    t = table(pax, field={"0": "PIL052 AAA", "13": "PIL053 AAA", "5": "PIL054 A.."})
    assert sets(t, "P03") == [[0, 5], [0, 13], [5, 13]]  # without a superfluous card
    t = table(pax, field={"0": "PIL052 AAA", "13": "PIL053 A..", "5": "PIL054 A.."})
    assert sets(t, "P03") == [[0, 5], [0, 13]]


@rule("PA-14.4")
def test_p04_inner_circle(pax):
    field = {"3": "PIL001 A", "6": "PIL002 A", "7": "PIL003 A", "10": "PIL004 A"}
    assert meets(pax, "P04", field)
    assert not meets(pax, "P04", {**field, "10": "PIL004"})
    four = {"4": "PIL001 A", "5": "PIL002 A", "9": "PIL003 A", "8": "PIL004 A"}
    assert meets(pax, "P04", four, seats=4)
    assert not meets(pax, "P04", {**four, "8": "PIL004", "14": "PIL005 A"}, seats=4)  # 14 touches only 9


@rule("PA-14.5")
def test_p05_union_of_masons(pax):
    field = {"0": "PIL016 A.", "13": "PIL025 A.", "5": "PIL030 A."}  # A M, Kn Cr, Sc Cl
    assert meets(pax, "P05", field)
    assert not meets(pax, "P05", {**field, "5": "PIL029 A."})  # no mason
    assert not meets(pax, "P05", {**field, "5": "PIL030 AB"})  # not under control
    t = table(pax, field={**field, "8": "PIL015 A", "9": "PIL001 A"})
    assert len(sets(t, "P05")) == 4  # A M twice, Sc Cl twice, none superfluous


@rule("PA-14.6")
@pytest.mark.parametrize(("seats", "needed"), [(2, 8), (3, 6), (4, 6)])
def test_p06_wide_connections(pax, seats, needed):
    cards = {str(cell): f"PIL{cell + 1:03} A" for cell in range(needed)}
    assert meets(pax, "P06", cards, seats=seats)
    assert not meets(pax, "P06", {**cards, "0": "PIL001"}, seats=seats)
    assert not meets(pax, "P06", {**cards, "0": "PIL016 AB"}, seats=seats)


@rule("PA-14.7")
@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 2), (4, 2)])
def test_p07_influential_adepts(pax, seats, needed):
    cards = {str(cell): f"PIL{cell + 46:03} A." for cell in range(needed)}
    assert meets(pax, "P07", cards, seats=seats)
    assert not meets(pax, "P07", {**cards, "0": "PIL046 AB"}, seats=seats)
    assert not meets(pax, "P07", {**cards, "0": "PIL052 A.."}, seats=seats)


@rule("PA-14.8")
def test_p08_path_of_rumours(pax):
    path = {"0": "PIL001 A", "3": "PIL002 A", "6": "PIL003 A", "10": "PIL004 A", "13": "PIL005 A"}
    assert meets(pax, "P08", path)
    assert not meets(pax, "P08", {**path, "6": "PIL003"})  # a token on every card
    assert not meets(pax, "P08", {**path, "6": "PIL007 A"})  # of one faction
    assert not meets(pax, "P08", {**path, "13": "PIL007 A"})  # to the bottom row
    t = table(pax, field={**path, "2": "PIL016"})  # a part of a lodge suffices, control is not asked
    assert sets(t, "P08") == [[0, 3, 6, 10, 13]]
    t = table(pax, field={**path, "1": "PIL016 A."})
    assert sets(t, "P08") == [[0, 3, 6, 10, 13], [1, 3, 6, 10, 13]]


@rule("PA-14.9")
@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 4), (4, 5)])
def test_p09_shadow_agreements(pax, seats, needed):
    cards = {str(cell): f"PIL{cell + 16:03} AB" for cell in range(needed)}
    assert meets(pax, "P09", cards, seats=seats)
    assert not meets(pax, "P09", {**cards, "0": "PIL016 A."}, seats=seats)


@rule("PA-14.10")
def test_p10_rosicrucian_brotherhood(pax):
    field = {"0": "PIL018 AA", "13": "PIL020 AA", "5": "PIL003 A"}
    assert meets(pax, "P10", field)
    assert not meets(pax, "P10", {**field, "0": "PIL018 A."})  # 4 tokens
    assert not meets(pax, "P10", {"0": "PIL033 AAA", "13": "PIL020 AA"})  # 2 cards
    assert not meets(pax, "P10", {**field, "5": "PIL001 A"})  # a mason
    rivals = {"1": "PIL005 B", "2": "PIL006 B", "8": "PIL009 B"}
    assert not meets(pax, "P10", {**field, **rivals})  # as many as a rival
    assert meets(pax, "P10", {**field, **rivals, "8": "PIL007 B"})


@rule("PA-14.11")
def test_p11_line_of_exchange(pax):
    field = {"6": "PIL001 A", "7": "PIL016 AA", "8": "PIL003"}
    assert meets(pax, "P11", field)
    assert not meets(pax, "P11", {"5": "PIL003", "6": "PIL001 A", "3": "PIL004", "4": "PIL002", "8": "PIL016 AA"})
    assert meets(pax, "P11", {**field, "3": "PIL004"})  # with cards of other rows
    assert not meets(pax, "P11", {**field, "7": "PIL016 AB"})


@rule("PA-14.12")
def test_p12_grand_lodge(pax):
    field = {"0": "PIL031 AAA", "1": "PIL016 AA", "2": "PIL001", "3": "PIL003", "4": "PIL004"}
    assert meets(pax, "P12", field)
    assert not meets(pax, "P12", {**field, "1": "PIL016 A."})
    assert not meets(pax, "P12", {**field, "4": "PIL010"})


@rule("PA-14.13", "PA-2.24")
def test_p13_cooperation_of_areopagi(pax):
    field = {"5": "PIL001 A", "6": "PIL016 AA", "7": "PIL003", "8": "PIL004"}
    assert meets(pax, "P13", field)
    assert not meets(pax, "P13", {**field, "8": "PIL010", "4": "PIL004"})  # 4 does not touch B's areopagus
    assert not meets(pax, "P13", {**field, "6": "PIL016 A."})
    assert not meets(pax, "P13", {"2": "PIL001 A", "5": "PIL016 AA", "6": "PIL003"})


# -- 13. The two restrictions ------------------------------------------------------------------------------------------


def together(t, *plots):
    """Whether A meets plots all at once."""
    return met_together(t.table.g, 0, [PLOTS.index(plot) for plot in plots])


@rule("PA-13.5", "PA-13.7")
def test_the_rulebooks_example_of_equal_sets(pax):
    # inner circle and four equal cards: the same four cards serve only one of them
    inner = {"3": "PIL016 A.", "6": "PIL018 A.", "7": "PIL027 A.", "10": "PIL030 A."}
    t = table(pax, field=inner)
    assert together(t, "P04")
    assert together(t, "P02")
    assert not together(t, "P04", "P02")
    # with another card of that degree each set has a card of its own
    t = table(pax, field={**inner, "2": "PIL019 A."})
    assert together(t, "P04", "P02")


@rule("PA-13.5")
def test_a_set_may_not_lie_inside_another(pax):
    two_masters = {"0": "PIL046 A.", "1": "PIL047 A."}
    others = {str(cell): f"PIL{cell:03} A" for cell in range(2, 6)}
    t = table(pax, seats=3, field={**two_masters, **others})
    assert together(t, "P07")
    assert together(t, "P06")
    assert not together(t, "P07", "P06")  # both masters are needed for the six
    t = table(pax, seats=3, field={**two_masters, **others, "6": "PIL006 A"})
    assert together(t, "P07", "P06")  # six of seven, one of them no longer a master


@rule("PA-13.6")
def test_the_rulebooks_example_of_one_lodge(pax):
    lodge = {"0": "PIL031 AAA", "1": "PIL016 AA", "2": "PIL001", "3": "PIL003", "4": "PIL004"}
    t = table(pax, field=lodge)
    assert together(t, "P01")
    assert together(t, "P12")
    assert not together(t, "P01", "P12")
    # another lodge, of the Scholars, with four outer cards
    other = {"9": "PIL027 AA", "12": "PIL030 AA", "13": "PIL015", "11": "PIL012"}
    t = table(pax, field={**lodge, **other})
    assert together(t, "P01", "P12")


@rule("PA-13.6")
def test_two_lodges_of_one_faction_are_two(pax):
    # two lodges of the Aristocracy that do not touch; the Magistrates' cards only link nothing
    one = {"0": "PIL031 AAA", "1": "PIL016 AA", "2": "PIL001", "3": "PIL003", "4": "PIL004"}
    two = {"9": "PIL018 AA", "12": "PIL020 AA", "13": "PIL002", "11": "PIL005"}
    t = table(pax, field={**one, **two})
    assert together(t, "P12", "P01")


@rule("PA-13.6")
def test_a_path_uses_its_lodge(pax):
    path = {"0": "PIL031 AAA", "3": "PIL016 AA", "6": "PIL003 A", "10": "PIL004 A", "13": "PIL005 A"}
    t = table(pax, field=path)
    assert together(t, "P08")
    assert together(t, "P12")
    assert not together(t, "P08", "P12")


@rule("PA-13.7")
def test_one_choice_of_sets_must_serve_all_three(pax):
    # P07 needs both masters, P06 six cards, P09 four shared cards
    field = {"0": "PIL046 A.", "1": "PIL047 A.", "2": "PIL031 AAB", "3": "PIL033 AAB", "4": "PIL034 AAB"}
    field |= {"5": "PIL035 AAB", "6": "PIL001 A"}
    t = table(pax, seats=3, field=field)
    assert together(t, "P06", "P07")
    assert together(t, "P06", "P09")
    assert together(t, "P07", "P09")
    # six of seven without one master must still miss one shared card
    sixes = [bits(list(six)) for six in combinations(range(7), 6)]
    masters, shared = bits([0, 1]), bits([2, 3, 4, 5])
    expected = any(compatible((six, -1), (masters, -1)) and compatible((six, -1), (shared, -1)) for six in sixes)
    assert together(t, "P06", "P07", "P09") == expected


def brute_force(t, plots):
    """Whether plots are met together, by trying every choice of witnesses."""
    lists = [witnesses(t.table.g, 0, PLOTS.index(plot), False) for plot in plots]
    chosen = [[]]
    for found in lists:
        chosen = [[*some, witness] for some in chosen for witness in found]
    return any(all(compatible(one, two) for one, two in combinations(some, 2)) for some in chosen)


@rule("PA-13.7")
def test_the_search_agrees_with_trying_everything(pax):
    rng = Rng(seed_bytes(11))
    agreed = {True: 0, False: 0}
    for seed in range(120):
        t = pax.new(seats=3, seed=seed)
        g = t.table.g
        crowd(g, rng)
        for pair in combinations(range(13), 2):
            names = [PLOTS[plot] for plot in pair]
            answer = met_together(g, 0, list(pair))
            alone = met(g, 0, pair[0]) and met(g, 0, pair[1])
            assert not answer or alone
            if alone:
                assert answer == brute_force(t, names), names
                agreed[answer] += 1
    assert min(agreed.values()) > 20, agreed


def crowd(g, rng):
    """Turn every card up and put tokens about at random, mostly of the first player."""
    from camarilla.games.pax.card_moves import show_card
    from camarilla.games.pax.queries import may_enter
    from camarilla.games.pax.tokens import put

    for cell in range(len(g.at)):
        show_card(g, cell)
    for _ in range(22):
        cell, seat = rng.below(len(g.at)), rng.pick([0, 0, 0, 1])
        if g.left[seat] > 1 and may_enter(g, cell, seat):
            put(g, cell, seat)


# -- 13. Realising -----------------------------------------------------------------------------------------------------

TWO = {**FRINGE, "13": "PIL046 A.", "12": "PIL047 A.", "11": "PIL048 A."}
"""P01 and, for two players, P07."""


@rule("PA-13.1", "PA-4.7")
def test_realise(pax):
    t = table(pax, field=TWO, plots={"common": "P01 P06", "A": "P07"})
    assert legal(t, "A", "realise") == ["P01", "P07"]
    t.refuse("A: realise:P06", "PA-14.6")
    t.play("A: realise:P01")
    assert t.plots_on["A"] == ["P01"]
    assert t.tokens["A"] == 20 - 7 - 1
    assert t.actions == 2


@rule("PA-13.2")
def test_one_plot_a_turn(pax):
    t = table(pax, field=TWO, plots={"common": "P01 P06", "A": "P07"})
    t.play("A: realise:P01")
    t.refuse("A: realise:P07", "PA-13.2")
    end(t, "A", "B")
    t.play("A: realise:P07", "A: end")
    assert t.winners == ["A"]


@rule("PA-13.3")
def test_a_private_plot_is_turned_up_and_is_its_owners_alone(pax):
    t = table(pax, field=TWO, plots={"common": "P05 P06", "A": "P07", "B": "P01"})
    assert legal(t, "A", "realise") == ["P07"]  # not P01 of the rival, although it is met
    assert t.table.view(1).board.players[0].plot is None
    t.play("A: realise:P07")
    assert t.table.view(1).board.players[0].plot == "P07"
    assert t.table.view(None).board.players[0].plot == "P07"


@rule("PA-13.4")
def test_a_common_plot_may_bear_tokens_of_several_players_one_each(pax):
    masters = {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 B.", "13": "PIL049 B."}
    t = table(pax, seats=3, field=masters, plots={"common": "P07 P06"}, realised={"P07": "B"})
    t.play("A: realise:P07")
    assert t.plots_on == {"A": ["P07"], "B": ["P07"], "C": []}
    t.refuse("A: realise:P07", "PA-13.4")


@rule("PA-13.5", "PA-14.8")
def test_a_chain_has_no_card_to_spare(pax):
    field = {"0": "PIL001 A", "3": "PIL002 A", "7": "PIL003 A", "10": "PIL004 A", "12": "PIL005 A", "4": "PIL016 AB"}
    field |= {"2": "PIL014 A", "5": "PIL013 A", "13": "PIL010 A"}
    given = {"plots": {"common": "P06 P08"}, "realised": {"P06": "A"}}
    t = table(pax, field=field, **given)  # a way round by 4 would be more than the eight cards, but 4 is not needed
    t.refuse("A: realise:P08", "PA-13.7")
    t = table(pax, field={**field, "8": "PIL015 A"}, **given)  # with nine cards eight need not hold the chain
    t.play("A: realise:P08")


@rule("PA-13.7")
def test_a_plot_that_overlaps_too_much_is_refused(pax):
    inner = {"3": "PIL016 A.", "6": "PIL018 A.", "7": "PIL027 A.", "10": "PIL030 A."}
    t = table(pax, field=inner, plots={"common": "P04 P02"}, realised={"P04": "A"})
    t.refuse("A: realise:P02", "PA-13.7")


# -- 15. Losing, regaining, winning ------------------------------------------------------------------------------------


@rule("PA-15.1", "PA-15.2")
def test_a_plot_no_longer_met_loses_its_token_to_the_edge(pax):
    t = table(pax, plots={"common": "P07 P06"}, realised={"P07": "AB"}, field={"0": "PIL046 B."})
    end(t, "A")
    assert t.plots_on == {"A": [], "B": []}  # checked for everybody
    assert t.plots_lost == {"A": ["P07"], "B": ["P07"]}
    assert t.tokens["A"] == 19  # not back in the supply


@rule("PA-15.2")
def test_what_is_not_met_together_is_the_owners_choice(pax):
    inner = {"3": "PIL016 A.", "6": "PIL018 A.", "7": "PIL027 A.", "10": "PIL030 A."}
    t = table(pax, field=inner, plots={"common": "P04 P02"}, realised={"P04": "A", "P02": "A"})
    t.play("A: end")
    assert prompt(t, "A") == "keep-plots-which"
    assert t.legal("A") == ["keep:P02", "keep:P04"]
    t.play("A: keep:P04", *["A: deck"] * 4)
    assert t.plots_on["A"] == ["P04"]
    assert t.plots_lost["A"] == ["P02"]


@rule("PA-15.3")
def test_if_a_plot_leaves_the_game_its_tokens_return(pax):
    t = table(pax, plots={"common": "P07 P06"}, realised={"P07": "A"}, lost={"P07": "B"})
    assert (t.tokens["A"], t.tokens["B"]) == (19, 19)
    drop_plot(t.table.g, PLOTS.index("P07"))
    assert (t.tokens["A"], t.tokens["B"]) == (20, 20)
    t.table.g.check()


@rule("PA-15.4")
def test_a_token_may_go_back_and_that_is_no_realising(pax):
    t = table(pax, field=TWO, plots={"common": "P01 P07"}, lost={"P07": "A"})
    t.play("A: realise:P01", "A: end")
    assert prompt(t, "A") == "regain"
    assert t.legal("A") == ["regain:P07", "leave"]
    t.play("A: regain:P07")
    assert t.winners == ["A"]
    assert told(t, "PlotRegained")[0]["plot"] == "P07"


@rule("PA-15.4")
def test_it_may_be_left_and_the_restrictions_apply(pax):
    t = table(pax, field=TWO, plots={"common": "P01 P07"}, lost={"P07": "A"})
    t.play("A: end", "A: leave", *["A: deck"] * 4)
    assert t.plots_lost["A"] == ["P07"]
    inner = {"3": "PIL016 A.", "6": "PIL018 A.", "7": "PIL027 A.", "10": "PIL030 A."}
    t = table(pax, field=inner, plots={"common": "P04 P02"}, realised={"P04": "A"}, lost={"P02": "A"})
    t.play("A: end")
    assert prompt(t, "A") == "draw"  # not offered
    t.leave_open("draw")


@rule("PA-15.1", "PA-15.4")
def test_returns_go_clockwise_from_the_active_player(pax):
    masters = {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 B.", "13": "PIL049 B."}
    t = table(pax, seats=3, field=masters, plots={"common": "P07 P06"}, lost={"P07": "AB"}, to_move="B")
    t.play("B: end")
    assert t.to_act == ["B"]
    t.play("B: regain:P07")
    assert t.to_act == ["A"]
    t.play("A: leave", *["B: deck"] * 4)


@rule("PA-15.5")
def test_two_plots_win_only_in_the_own_check_phase(pax):
    t = table(pax, field=TWO, plots={"common": "P01 P07"}, realised={"P01": "A", "P07": "A"}, to_move="B")
    end(t, "B")
    assert t.winners == []
    t.play("A: end")
    assert t.winners == ["A"]


@rule("PA-15.6", "PA-17.1", "PA-4.1", "PA-4.10")
def test_victory_by_plots_ends_the_game_at_once(pax):
    t = table(pax, field=TWO, plots={"common": "P01 P07"}, realised={"P01": "A", "P07": "A"})
    t.play("A: end")
    assert t.to_act == []
    assert (t.winners, t.ended_by) == (["A"], "plots")
    assert t.table.result.scores == (2, 0)


@rule("PA-17.2")
def test_victory_by_plots_comes_before_scoring(pax):
    edicts = "edict_A edict_M edict_Cr edict_Kn edict_Cl"
    t = table(
        pax,
        field=TWO,
        plots={"common": "P01 P07"},
        realised={"P01": "A", "P07": "A"},
        events={"discard": edicts, "deck": ""},
        to_move="A",
        first="B",
    )
    t.play("A: end")
    assert (t.winners, t.ended_by) == (["A"], "plots")


@rule("PA-14.10")
def test_three_rosicrucians_with_more_tokens_than_needed(pax):
    field = {"2": "PIL033 AAA", "5": "PIL035 AAA", "6": "PIL003 A"}
    t = table(pax, field=field, plots={"common": "P10 P06"})
    t.play("A: realise:P10")


@rule("PA-14.3")
def test_face_down_cards_are_no_royal_arches(pax):
    t = table(pax, field={"2": "PIL052 AAA", "5": "PIL053 A.."}, plots={"common": "P03 P06"})
    t.play("A: realise:P03")
    t = table(pax, field={"2": "PIL052 AAA"}, plots={"common": "P03 P06"})
    t.refuse("A: realise:P03", "PA-14.3")


@rule("PA-14.3", "PA-14.10")
def test_every_rival_is_compared(pax):
    plots = {"common": "P03 P10"}
    t = table(pax, seats=3, field={"2": "PIL052 AAA", "5": "PIL053 AA.", "6": "PIL054 B.."}, plots=plots)
    t.play("A: realise:P03")
    t = table(
        pax, seats=3, field={"2": "PIL052 AAA", "5": "PIL053 A..", "6": "PIL054 BBB", "9": "PIL055 B.."}, plots=plots
    )
    t.refuse("A: realise:P03", "PA-14.3")
    mine = {"2": "PIL033 AAA", "5": "PIL035 A..", "6": "PIL003 A"}
    theirs = {"7": "PIL005 B", "8": "PIL006 B", "10": "PIL009 B"}
    table(pax, seats=3, field={**mine, "7": "PIL005 B"}, plots=plots).play("A: realise:P10")
    table(pax, seats=3, field={**mine, **theirs}, plots=plots).refuse("A: realise:P10", "PA-14.10")


@rule("PA-14.13")
def test_one_rival_areopagus_will_do(pax):
    field = {"1": "PIL031 A..", "4": "PIL032 A..", "8": "PIL033 A.."}  # from the own areopagus to that of B, not of C
    t = table(pax, seats=3, field=field, plots={"common": "P13 P06"})
    t.play("A: realise:P13")


@rule("PA-13.5", "PA-14.5")
def test_masons_without_one_to_spare(pax):
    masons = {"3": "PIL016 A.", "6": "PIL025 A.", "7": "PIL030 A."}
    adepts = {"0": "PIL047 A.", "1": "PIL050 A.", "12": "PIL051 A."}  # no masons
    t = table(pax, field={**masons, **adepts}, plots={"common": "P05 P07"}, realised={"P05": "A"})
    t.play("A: realise:P07")
    equals = {**masons, "2": "PIL017 A.", "13": "PIL004 A"}  # four of degree II; the fourth mason is not needed
    t = table(pax, field=equals, plots={"common": "P05 P02"}, realised={"P02": "A"})
    t.refuse("A: realise:P05", "PA-13.7")


@rule("PA-15.1", "PA-15.4", "PA-15.6")
def test_the_last_plot_is_kept_lost_and_regained_like_others(pax):
    lodge = {"5": "PIL031 A..", "6": "PIL032 A..", "7": "PIL033 A..", "8": "PIL034 A.."}
    adepts = {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."}
    plots = {"common": "P13 P07"}
    t = table(pax, field=lodge, plots=plots, lost={"P13": "A"}).play("A: end", "A: regain:P13")
    assert t.plots_on["A"] == ["P13"]
    t.leave_open("draw")
    t = table(pax, plots=plots, realised={"P13": "A"}).play("A: end")
    assert t.plots_lost["A"] == ["P13"]
    t.leave_open("draw")
    t = table(pax, field={**lodge, **adepts}, plots=plots, realised={"P13": "A", "P07": "A"}).play("A: end")
    assert t.winners == ["A"]


@rule("PA-14.13")
def test_a_lodge_away_from_the_own_areopagus_joins_nothing(pax):
    field = {"8": "PIL031 A..", "7": "PIL032 A..", "4": "PIL033 A.."}
    t = table(pax, field=field, plots={"common": "P13 P06"})
    t.refuse("A: realise:P13", "PA-14.13")


@rule("PA-13.6", "PA-15.2")
def test_one_lodge_serves_one_plot(pax):
    lodge = {"5": "PIL031 A..", "6": "PIL032 A..", "7": "PIL033 A..", "8": "PIL034 A.."}
    t = table(pax, field=lodge, plots={"common": "P11 P13"}, realised={"P11": "A", "P13": "A"}).play("A: end")
    assert t.legal("A") == ["keep:P11", "keep:P13"]
    t.leave_open("keep-plots-which")


@rule("PA-13.4", "PA-15.4", "PA-2.1")
def test_a_plot_is_not_realised_twice_nor_without_a_token(pax):
    adepts = {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."}
    t = table(pax, field=adepts, plots={"common": "P07 P06"}, lost={"P07": "A"})
    t.refuse("A: realise:P07", "PA-13.4")
    cards = ["PIL031", "PIL032", "PIL033", "PIL034", "PIL035", "PIL036"]
    field = {cell: f"{name} AAA" for cell, name in enumerate(cards)} | {6: "PIL001 A", 7: "PIL003 A"}
    t = table(pax, field=field, plots={"common": "P06 P07"})  # eight cards under control, and all twenty tokens there
    t.refuse("A: realise:P06", "PA-2.1")
