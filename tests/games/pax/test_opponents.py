"""Automated opponents: set-up, common actions, disputes, and the four scripts (PA-20)."""

from __future__ import annotations

import pytest

from camarilla.games.pax import opponent_scripts
from camarilla.games.pax.field import layout
from camarilla.games.pax.opponent import by_number, court_choice, has_room, victim
from camarilla.games.pax.opponent_scripts import robot_wins
from camarilla.kernel.errors import BadOptions
from camarilla.testing import rule

from .helpers import LETTERS, end, legal, prompt, steps, table, told

GERMAIN = {"opponent": "saint_germain"}
JOSEPH = {"opponent": "joseph_ii"}
WEISHAUPT = {"opponent": "weishaupt"}
CAGLIOSTRO = {"opponent": "cagliostro"}
EVERY = pytest.mark.parametrize("name", ["saint_germain", "joseph_ii", "weishaupt", "cagliostro"])

# With two seats B is the opponent. Saint-Germain and Joseph II lie at S1, next to 2 and 5 (numbers 2 and 1); A then
# lies at S2, next to 8 and 11. The connection card of B is V: Aristocracy, Creators, Clergy.


def robot(pax, options, **given):
    """A position in which the opponent, B, has just finished its turn, unless somebody else is asked."""
    return table(pax, options=options, **{"to_move": "B", "first": "B", **given})


# -- Set-up ------------------------------------------------------------------------------------------------------------


@rule("PA-20.1")
def test_one_of_four_opponents_joins_one_to_three_players(pax):
    for name in ("saint_germain", "joseph_ii", "weishaupt", "cagliostro"):
        for seats in (2, 3, 4):
            t = pax.new(seats=seats, options={"opponent": name})
            assert t.table.view(None).board.opponent.name == name
            assert LETTERS[seats - 1] not in t.to_act
    with pytest.raises(BadOptions):
        pax.new(seats=2, options={"opponent": "mesmer"})


@rule("PA-20.2", "PA-20.5", "PA-20.8")
@EVERY
def test_it_is_set_up_as_a_player_but_for_cards(pax, name):
    t = pax.position(seats=3, options={"opponent": name})
    assert t.hands["C"] == []
    assert "C" not in t.private
    for seed in range(6):
        t = pax.new(seats=3, options={"opponent": name}, seed=seed)
        assert len(t.row) + sum(len(cards) for cards in t.faction_cards.values()) == 4
        assert set(t.private) == {"A", "B"}
        assert t.connections["C"] in range(4, 24)


@rule("PA-20.5")
def test_with_the_lowest_number_it_is_first_player(pax):
    seen = set()
    for seed in range(12):
        t = pax.new(seats=2, options=WEISHAUPT, seed=seed)
        lowest = min(t.connections, key=t.connections.get)
        assert LETTERS[t.table.g.first] == lowest
        seen.add(lowest)
        assert (told(t, "TurnBegan")[0]["seat"] == 1) == (lowest == "B")
    assert seen == {"A", "B"}


@rule("PA-20.3")
def test_where_its_areopagus_lies(pax):
    for options in (GERMAIN, JOSEPH):
        for seats in (2, 3, 4):
            g = pax.new(seats=seats, options=options).table.g
            assert g.place[g.robot] == 0
            assert g.place[:-1] == list(range(1, seats))  # the others clockwise after it
    places = {pax.new(seats=3, options=WEISHAUPT, seed=seed).table.g.place[2] for seed in range(20)}
    assert places == {0, 1, 2}


@rule("PA-20.6", "PA-20.7")
@EVERY
def test_tokens_and_figure(pax, name):
    t = pax.position(seats=2, options={"opponent": name})
    assert t.tokens["B"] == 19  # the twentieth lies on its areopagus
    assert t.figure == -1
    assert t.table.view(0).board.opponent.figure is None


# -- Course ------------------------------------------------------------------------------------------------------------


@rule("PA-20.4", "PA-20.9", "PA-20.20", "PA-20.22")
def test_it_takes_its_turn_between_the_players_and_cites_its_clauses(pax):
    t = table(pax, seats=3, options=GERMAIN, to_move="B")
    end(t, "B")
    assert [event["seat"] for event in told(t, "TurnBegan")] == [2, 0]
    assert steps(t)[0] == "PA-20.51"
    assert t.to_act == ["A"]


@rule("PA-20.15")
def test_it_spends_nothing_on_scout_influence_and_dismissal(pax):
    t = robot(pax, GERMAIN, favours={"B": "A1 Cr1 Cl1"}, down={"5": "PIL004"})
    assert t.field[5] == "PIL004 B"
    assert t.favours["B"] == "A1 Cr1 Cl1"


@rule("PA-20.18")
def test_it_takes_a_faction_card_but_ignores_its_abilities(pax):
    field = {"0": "PIL016 BB", "1": "PIL001 B", "3": "PIL031 ..."}
    given = {"field": field, "figure": 0, "down": {"2": "PIL010"}, "court": "PIL010"}
    t = robot(pax, GERMAIN, **{**given, "court": "PIL013"}, factions={"row": "M A"})
    assert t.faction_cards["B"] == ["M"]  # the leftmost in the row, one a turn
    t = robot(pax, GERMAIN, **{**given, "court": "PIL013"}, factions={"A": "A", "row": "Sc"})
    assert t.faction_cards["B"] == ["A"]
    assert "PA-20.18" in steps(t)


@rule("PA-20.18")
def test_the_scholars_card_gives_it_no_hand(pax):
    t = robot(pax, GERMAIN, factions={"B": "Sc"}, down={"5": "PIL004"})
    assert t.hands["B"] == []


@rule("PA-20.19")
def test_players_may_intercept_from_it(pax):
    t = table(pax, options=GERMAIN, favours={"B": "M6"})
    t.play("A: interrogate:home")
    assert t.favours["B"] == "M5"


@rule("PA-20.21")
def test_its_event_phase(pax):
    t = robot(pax, GERMAIN, edicts={"edict_A": "B 6"}, down={"5": "PIL004"}, round=2)
    assert t.edicts == {"edict_A": "B 4"}
    assert t.favours["B"] == "A1"
    t = robot(pax, GERMAIN, edicts={"edict_A": "B 6"}, down={"5": "PIL004"}, round=1)
    assert t.edicts == {"edict_A": "B 6"}


@rule("PA-20.24")
def test_its_events(pax):
    # the card it turns up is a Royal Arch: laid face up, so events are checked
    t = robot(pax, GERMAIN, down={"5": "PIL052"}, events={"deck": "edict_M edict_A"}, favours={"A": "M2"})
    assert t.edicts == {"edict_M": "B 6"}
    assert t.favours["A"] == ""
    t = robot(pax, GERMAIN, down={"5": "PIL052"}, events={"deck": "court_festivities edict_A"})
    assert t.event_discard == ["court_festivities"]
    assert t.edicts == {}
    assert t.special["B"] is None
    t = robot(pax, GERMAIN, down={"5": "PIL004"}, events={"deck": "quiet_whisper edict_A"})
    assert t.event_discard == []


@rule("PA-20.25", "PA-20.29")
def test_its_refill(pax):
    t = robot(
        pax,
        WEISHAUPT,
        places=[1, 0],
        field={"2": "PIL003"},
        deck="PIL001 PIL030",  # a 2: upper right of the areopagus there is nothing, so right: cell 2
        court="PIL005 PIL006 PIL007 PIL008 PIL009",
        hands={"A": "PIL012"},
    )
    assert "PIL001" in t.discard  # the plan card
    assert t.court[0] == "PIL030"
    assert t.steward == 1
    assert t.hands["A"] == ["PIL012"]  # who was in no dispute does not draw


@rule("PA-20.25")
def test_who_took_part_in_its_dispute_draws(pax):
    t = robot(pax, JOSEPH, field={"5": "PIL002 A"}, hands={"A": "PIL036"}, deck="PIL001 PIL005 PIL009")
    assert len(t.hands["A"]) == 4
    assert {"PIL036", "PIL001"} <= set(t.discard)


@rule("PA-20.23", "PA-20.26")
def test_it_wins_in_its_turn_with_one_of_its_plots(pax):
    field = {"0": "PIL031 BBB", "1": "PIL033 BBB", "4": "PIL034 B.."}
    t = table(pax, options=GERMAIN, field=field, down={"5": "PIL004"}, plots={"common": "P07 P06"})
    end(t, "A")
    assert (t.winners, t.ended_by) == (["B"], "opponent")
    assert t.plots_on["B"] == []  # it never realises common plots


# -- Common actions ----------------------------------------------------------------------------------------------------


@rule("PA-20.12", "PA-20.40", "PA-20.41", "PA-20.42")
def test_scout_then_influence_if_a_faction_is_shared(pax):
    t = robot(pax, GERMAIN, down={"5": "PIL026"})  # Clergy and Creators, both on its connection card
    assert t.field[5] == "PIL026 BB"
    assert t.figure == 5
    t = robot(pax, GERMAIN, down={"5": "PIL019"})
    assert t.field[5] == "PIL019 BB"
    t = robot(pax, GERMAIN, down={"5": "PIL025"})  # Connoisseurs and Creators: one shared
    assert t.field[5] == "PIL025 B."


@rule("PA-20.41")
def test_a_card_of_one_faction_gets_one_token(pax):
    t = robot(pax, GERMAIN, down={"5": "PIL052"})
    assert t.field[5] == "PIL052 B.."


@rule("PA-20.40", "PA-20.43")
def test_scout_then_dismiss_if_none_is_shared(pax):
    # Magistrates and Scholars; in the court one shared faction comes first, both come later
    court = "PIL009 PIL025 PIL026 PIL011 PIL029"
    t = robot(pax, GERMAIN, down={"5": "PIL024"}, court=court)
    assert t.field[5] == "PIL026 BB"  # the leftmost that shares both
    assert "PIL024" in t.discard
    t = robot(pax, GERMAIN, down={"5": "PIL024"}, court="PIL009 PIL025 PIL029 PIL018 PIL007")
    assert t.field[5] == "PIL025 B."  # else the leftmost that shares one
    assert t.figure == 5


@rule("PA-20.44")
def test_without_a_fitting_court_card_nothing_is_replaced(pax):
    t = robot(pax, GERMAIN, down={"5": "PIL024"}, court="PIL009 PIL007 PIL014 PIL022 PIL029")
    assert t.field[5] == "PIL024"
    assert t.favours["B"] == "A1 Cr1 Cl1"  # it interrogates its areopagus
    assert t.figure == -1


@rule("PA-20.43")
def test_own_tokens_move_over_and_the_ai_card_is_read_before(pax):
    # the figure stands on 7 and Joseph dismisses an empty neighbour; the laid card is measured by the AI card
    field = {
        "7": "PIL018 BB",
        "3": "PIL008",
        "4": "PIL023",
        "6": "PIL006",
        "8": "PIL011",
        "10": "PIL012",
        "11": "PIL015",
    }
    t = robot(pax, JOSEPH, field=field, figure=7, court="PIL033 PIL010")
    assert t.field[4] == "PIL033 BB."  # number 11 comes next above 10; both factions of the AI card are shared
    assert t.figure == 4


@rule("PA-20.45", "PA-20.17", "PA-20.14")
def test_interrogate_prefers_the_primary_faction(pax):
    t = robot(pax, GERMAIN, field={"2": "PIL004", "5": "PIL002 B"}, figure=-1)
    assert t.field[2] == "PIL004 B"
    assert t.favours["B"] == "A1"  # the primary faction of the card influenced
    t = robot(pax, GERMAIN, field={"2": "PIL032 A..", "5": "PIL002 B"})
    assert t.favours["B"] == "Cr2"  # 3 favours, the Aristocracy's goes to the rival by collusion
    assert t.favours["A"] == "A1"


@rule("PA-20.17")
def test_no_gossip_for_it(pax):
    field = {"5": "PIL019 B.", "2": "PIL017 ..", "6": "PIL016 B."}
    t = robot(pax, GERMAIN, field=field)
    # number 1 is cell 5: one more token there, then it alone yields
    assert t.field[5] == "PIL019 BB"
    assert t.favours["B"] == "A1 Cl1"


@rule("PA-20.45")
def test_a_royal_arch_yields_two_for_each_token_and_a_card_once_a_turn(pax):
    t = robot(pax, GERMAIN, field={"5": "PIL052 BB.", "2": "PIL002 B"}, figure=-1)
    assert t.field[5] == "PIL052 BBB"
    assert t.favours["B"] == "A6"


@rule("PA-20.46")
def test_missing_favours_come_from_the_rival_with_most(pax):
    def left(**favours):
        field = {"0": "PIL004", "1": "PIL002 C"}
        t = table(pax, options=GERMAIN, seats=3, to_move="C", first="C", field=field, favours=favours)
        return t.favours

    assert left(A="A3", B="A5") == {"A": "A3", "B": "A4", "C": "A1"}
    assert left(A="A4", B="A4") == {"A": "A3", "B": "A4", "C": "A1"}  # the nearest in turn order after it


# -- Disputes ----------------------------------------------------------------------------------------------------------

# Joseph II on his areopagus ousts A from cell 5: strength 1 for his areopagus, 1 for the token of A.


def joseph_ousts(pax, theirs, opened, **given):
    """Joseph II attacks a token of A on cell 5; A holds `theirs`, `opened` lie on the deck."""
    given = {"field": {"5": "PIL002 A"}, **given}
    return robot(pax, JOSEPH, hands={"A": theirs}, deck=opened, **given)


@rule("PA-20.30")
def test_it_aims_at_all_tokens_of_a_rival(pax):
    t = joseph_ousts(pax, "PIL001", "PIL036 PIL009", field={"5": "PIL016 AA"}, favours={"B": "A3"})
    assert t.field[5] == "PIL016 B."
    assert t.tokens["A"] == 20
    assert t.favours["A"] == ""  # whom it ousts gains nothing, and it gets no marker
    assert t.markers == []


@rule("PA-20.31")
def test_of_several_rivals_it_takes_the_one_with_most(pax):
    t = table(pax, seats=4, options=JOSEPH, field={"0": "PIL031 ABB", "9": "PIL033 BA.", "10": "PIL034 .CA"})
    g = t.table.g
    assert victim(g, 0) == (1, 2)
    assert victim(g, 9) == (1, 1)  # a tie: the uppermost token alone
    assert victim(g, 10) == (2, 1)


@rule("PA-20.16", "PA-20.32")
def test_it_spends_all_favours_of_the_ai_card(pax):
    t = joseph_ousts(pax, "PIL036", "PIL001 PIL005 PIL009", favours={"B": "A2 Cr2 M3"})
    # 1 + 4 favours + 2 against 1 + 6: a tie, the defender wins; M does not match and stays
    assert told(t, "DisputeEnded")[0]["winner"] == 0
    assert "M3" in t.favours["B"]
    t = joseph_ousts(pax, "PIL036", "PIL003 PIL005", favours={"B": "A2 Cr2 M3"})
    assert told(t, "DisputeEnded")[0]["winner"] == 1


@rule("PA-20.32")
def test_favours_do_not_change_superiority(pax):
    t = joseph_ousts(pax, "PIL036", "PIL052 PIL001 PIL005", favours={"B": "A3"})
    assert told(t, "DisputeEnded")[0]["winner"] == 0  # hammers without superiority: 4 + 0, then 4 + 2 and 4 + 2


@rule("PA-20.33")
def test_the_rival_lays_first_then_it_opens_from_the_deck(pax):
    t = joseph_ousts(pax, "PIL001 PIL036", "PIL033 PIL005")
    assert prompt(t, "A") == "dispute"
    assert told(t, "DisputeCard") == []
    t.play("A: dispute:PIL001")
    assert [event["card"] for event in told(t, "DisputeCard")] == ["PIL001", "PIL033"]


@rule("PA-20.34")
def test_dagger_against_hammers_is_a_tie(pax):
    # A is superior and has hammers, the opponent has a dagger: the defender wins
    field = {"5": "PIL002 A", "6": "PIL016 AA"}
    t = joseph_ousts(pax, "PIL052", "PIL046 PIL001 PIL005", field=field)
    assert told(t, "DisputeEnded")[0]["winner"] == 0
    assert [event["card"] for event in told(t, "DisputeCard")] == ["PIL052", "PIL046"]  # nobody lays again
    # the same with the opponent as defender
    t = table(
        pax,
        options=JOSEPH,
        field={"8": "PIL002 B", "7": "PIL016 AA", "4": "PIL031 A.."},
        figure=8,
        favours={"A": "A1"},
        hands={"A": "PIL052"},
        deck="PIL046",
    )
    t.play("A: oust:8@B")
    assert told(t, "DisputeEnded")[0]["winner"] == 1


@rule("PA-20.35")
def test_it_opens_up_to_three_cards_and_only_the_newest_counts(pax):
    t = joseph_ousts(pax, "PIL006", "PIL001 PIL005 PIL031 PIL009")  # 4: then 2, 2 and 6
    assert [event["card"] for event in told(t, "DisputeCard")] == ["PIL006", "PIL001", "PIL005", "PIL031"]
    assert told(t, "DisputeEnded")[0]["winner"] == 1
    t = joseph_ousts(pax, "PIL036", "PIL001 PIL005 PIL007 PIL031")
    assert len(told(t, "DisputeCard")) == 4
    assert told(t, "DisputeEnded")[0]["winner"] == 0
    t = joseph_ousts(pax, "PIL006", "PIL012 PIL031")  # 4 against 4: a tie is not lower
    assert len(told(t, "DisputeCard")) == 2


@rule("PA-20.35")
def test_losing_to_an_immediate_win_is_lower_too(pax):
    field = {"5": "PIL002 A", "6": "PIL016 AA"}
    t = joseph_ousts(pax, "PIL052", "PIL036 PIL031 PIL046", field=field)  # the third card is a dagger
    assert len(told(t, "DisputeCard")) == 4
    assert told(t, "DisputeEnded")[0]["winner"] == 0


@rule("PA-20.36")
def test_it_won_as_attacker(pax):
    t = joseph_ousts(pax, "PIL001", "PIL036")
    assert t.field[5] == "PIL002 B"
    assert t.figure == 5
    assert "PA-20.36" in steps(t)


@rule("PA-20.37")
def test_it_won_as_defender(pax):
    field = {"8": "PIL031 BAA", "4": "PIL016 BB", "7": "PIL018 BB"}
    t = table(pax, options=JOSEPH, field=field, favours={"A": "A1"}, hands={"A": "PIL001"}, deck="PIL036")
    t.play("A: oust:8@B")
    assert t.field[8] == "PIL031 B.."  # all tokens of the attacker on that card
    assert t.tokens["A"] == 20
    assert t.markers == []


@rule("PA-20.38")
def test_it_lost_as_attacker(pax):
    t = joseph_ousts(pax, "PIL036", "PIL001 PIL005 PIL007")
    assert t.favours["B"] == "A1 Cr1 Cl1"  # on its areopagus it interrogates
    assert t.field[5] == "PIL002 A"
    field = {"7": "PIL031 B..", "3": "PIL002 A"}
    t = robot(pax, JOSEPH, field=field, figure=7, hands={"A": "PIL036"}, deck="PIL001 PIL005 PIL007")
    assert t.field[7] == "PIL031 BB."  # otherwise a token on the AI card
    t = robot(
        pax, JOSEPH, field={**field, "7": "PIL003 B"}, figure=7, hands={"A": "PIL036"}, deck="PIL001 PIL005 PIL007"
    )
    assert t.favours["B"] == "A1"  # if it cannot, it interrogates that card


@rule("PA-20.39")
def test_it_lost_as_defender(pax):
    given = {"favours": {"A": "A1"}, "hands": {"A": "PIL036"}, "deck": "PIL001 PIL005 PIL007"}
    field = {"8": "PIL002 B", "7": "PIL031 AA.", "4": "PIL016 B."}
    t = table(pax, options=JOSEPH, field=field, figure=8, **given)
    t.play("A: oust:8@B")
    assert t.field[8] == "PIL002"
    assert t.figure == 4  # the adjacent card with its token
    assert t.favours["B"] == "A1 M1"  # and that card is interrogated; nothing by PA-10.15
    assert t.markers == [8]
    t = table(pax, options=JOSEPH, field=field, figure=4, **given)
    t.play("A: oust:8@B")
    assert t.figure == 4


@rule("PA-20.39")
def test_several_ways_to_retreat_go_by_number_or_by_plan(pax):
    given = {"favours": {"A": "A1"}, "hands": {"A": "PIL036"}}
    field = {
        "7": "PIL002 B",
        "8": "PIL031 AA.",
        "4": "PIL016 B.",
        "10": "PIL018 B.",
        "6": "PIL003 A",
        "11": "PIL034 AAA",
    }
    t = table(pax, options=JOSEPH, field=field, figure=7, deck="PIL001 PIL005 PIL009", **given)
    t.play("A: oust:7@B")
    assert t.figure == 4  # on number 10, so 11 (cell 4) comes before 9 (cell 10)
    t = table(pax, options=WEISHAUPT, field=field, figure=7, places=[1, 0], deck="PIL001 PIL005 PIL007 PIL017", **given)
    t.play("A: oust:7@B")
    assert t.plans == ["PIL017"]
    assert t.figure == 10  # a 5 points to the lower left


@rule("PA-20.39")
def test_the_areopagus_counts_as_a_card_to_retreat_to(pax):
    given = {"favours": {"A": "A1"}, "hands": {"A": "PIL036"}, "deck": "PIL001 PIL005 PIL007"}
    t = table(pax, options=JOSEPH, field={"5": "PIL002 B", "6": "PIL031 AAA"}, figure=5, **given)
    t.play("A: oust:5@B")
    assert t.figure == -1
    assert t.favours["B"] == "A1 Cr1 Cl1"


@rule("PA-19.10", "PA-20.33")
def test_against_the_clergys_owner_it_opens_first(pax):
    t = joseph_ousts(pax, "PIL001 PIL036", "PIL033 PIL005", factions={"A": "Cl"})
    assert [event["card"] for event in told(t, "DisputeCard")] == ["PIL033"]
    t.play("A: dispute:PIL036")
    assert told(t, "DisputeEnded")[0]["winner"] == 0


# -- Numbers and plans -------------------------------------------------------------------------------------------------


@rule("PA-20.47", "PA-20.10")
def test_the_rulebooks_example_of_numbers(pax):
    t = table(pax, options=GERMAIN, figure=7)  # number 10; neighbours 6, 8 and 11 are numbers 6, 12 and 13
    g = t.table.g
    field = layout(2)
    assert field.number[7] == 10
    assert [field.number[cell] for cell in (6, 8, 11)] == [6, 12, 13]
    assert by_number(g, [6, 8, 11]) == 8
    assert by_number(g, [6, 3]) == 3  # past the highest go on from 1: numbers 6 and 5
    assert by_number(g, [7, 6]) == 6  # the AI card itself comes last


@rule("PA-20.13", "PA-20.27", "PA-20.28", "PA-20.60")
@pytest.mark.parametrize(
    ("plan", "target"),
    [("PIL001", 4), ("PIL003", 8), ("PIL006", 11), ("PIL017", 10), ("PIL018", 6), ("PIL046", 3), ("PIL052", 3)],
)
def test_directions(pax, plan, target):
    t = robot(pax, WEISHAUPT, places=[1, 0], field={"7": "PIL013 B"}, figure=7, deck=plan)
    assert told(t, "PlanOpened")[0]["card"] == plan
    assert told(t, "CardTurned")[0]["cell"] == target


@rule("PA-20.28")
def test_without_a_card_in_that_place_the_next_clockwise_is_the_target(pax):
    # from the areopagus at S1 only right (2) and lower right (5) have cards
    for plan, target in (("PIL001", 2), ("PIL003", 2), ("PIL006", 5), ("PIL017", 2), ("PIL046", 2)):
        t = robot(pax, WEISHAUPT, places=[1, 0], deck=plan)
        assert told(t, "CardTurned")[0]["cell"] == target


# -- Count Saint-Germain -----------------------------------------------------------------------------------------------


@rule("PA-20.47", "PA-20.51", "PA-20.9")
def test_germain_a(pax):
    t = robot(pax, GERMAIN, down={"5": "PIL002"})
    assert steps(t)[0] == "PA-20.51"
    assert t.figure == 5  # number 1 before number 2
    t = robot(pax, GERMAIN, field={"5": "PIL004"}, down={"2": "PIL002"})
    assert t.figure == 2  # a face-down card comes before anything else


@rule("PA-20.52", "PA-20.10")
def test_germain_b_first_bullet(pax):
    t = robot(pax, GERMAIN, field={"5": "PIL023 AA", "2": "PIL017"})  # 5 is full, but 2 has room: number 1 is ousted?
    assert steps(t)[0] == "PA-20.53"  # number 1 fits by the second bullet and comes first
    t = robot(pax, GERMAIN, field={"5": "PIL022", "2": "PIL017"})
    assert steps(t) == ["PA-20.52"]
    assert t.field[2] == "PIL017 BB"
    assert t.favours["B"] == "A1 Cr1"
    t = robot(pax, GERMAIN, field={"5": "PIL052 A..", "2": "PIL017"})
    assert t.field[2] == "PIL017 BB"  # a rival's Royal Arch with room fits neither bullet


@rule("PA-20.52")
def test_the_ai_card_itself_comes_last(pax):
    around = {"3": "PIL007", "4": "PIL014", "6": "PIL009", "8": "PIL024", "10": "PIL029", "11": "PIL022"}
    t = robot(pax, GERMAIN, field={"7": "PIL034 B..", **around}, figure=7)
    assert t.field[7] == "PIL034 BBB"  # both factions are its own: two tokens
    assert steps(t) == ["PA-20.52"]


@rule("PA-20.53")
def test_germain_b_second_bullet(pax):
    t = robot(pax, GERMAIN, field={"5": "PIL002 A", "2": "PIL007"}, hands={"A": "PIL001"}, deck="PIL036")
    assert steps(t) == ["PA-20.53", "PA-20.36"]
    assert t.field[5] == "PIL002 B"


@rule("PA-20.54")
def test_germain_c_first_bullet(pax):
    t = robot(pax, GERMAIN, field={"5": "PIL022", "2": "PIL029 A."}, court="PIL019")
    assert steps(t) == ["PA-20.54"]
    assert t.field[5] == "PIL019 BB"


@rule("PA-20.55")
def test_germain_c_second_bullet(pax):
    t = robot(
        pax,
        GERMAIN,
        field={"5": "PIL022 A.", "2": "PIL029"},
        hands={"A": "PIL001"},
        deck="PIL036",
        favours={"B": "Kn2 A1"},
    )
    assert steps(t)[:2] == ["PA-20.55", "PA-20.36"]
    assert t.field[5] == "PIL022 BB"  # one by Influence, and one where the rival was
    assert t.favours["B"] == "A1"  # the figure stands on 5: Connoisseurs match in the dispute


@rule("PA-20.56")
def test_germain_d(pax):
    # all around are full of its own tokens and kindred; A has a token on 13
    around = {"2": "PIL001 B", "5": "PIL002 B", "13": "PIL010 A", "12": "PIL015", "10": "PIL022"}
    t = robot(pax, GERMAIN, field=around)
    assert steps(t) == ["PA-20.56"]
    assert t.figure == 12  # of 10, 12 and 13 number 8 comes next
    assert t.favours["B"] == "A1 Cr1 Cl2"  # the card and the areopagus
    t = robot(pax, GERMAIN, field={"2": "PIL001 B", "5": "PIL002 B"})
    assert t.figure == -1  # with no candidate the figure stays


@rule("PA-20.48")
def test_germain_plot_one(pax):
    t = robot(pax, GERMAIN, down={"5": "PIL002"}, events={"discard": "edict_A edict_M edict_Cr", "deck": ""})
    assert t.winners == []
    t = robot(pax, GERMAIN, down={"5": "PIL002"}, events={"discard": "edict_A edict_M edict_Cr edict_Kn", "deck": ""})
    assert t.winners == ["B"]


def wins(pax, options, field, **given):
    """Whether the opponent meets one of its plots as the table stands."""
    return robot_wins(table(pax, options=options, field=field, **given).table.g)


LODGE = {"0": "PIL003 B", "1": "PIL018 BB", "3": "PIL004", "4": "PIL005", "2": "PIL020"}


@rule("PA-20.49", "PA-20.57")
@EVERY
def test_the_lodge_plot(pax, name):
    options = {"opponent": name}
    assert wins(pax, options, LODGE)
    assert not wins(pax, options, {**LODGE, "1": "PIL018 B."})
    assert not wins(pax, options, {**LODGE, "2": "PIL013"})


@rule("PA-20.50", "PA-20.59")
@EVERY
def test_the_token_plot(pax, name):
    field = {"0": "PIL031 BBB", "8": "PIL042 BBB", "12": "PIL016 BB"}
    assert wins(pax, {"opponent": name}, field)
    assert not wins(pax, {"opponent": name}, {**field, "12": "PIL016 B."})


@rule("PA-20.58")
def test_weishaupt_plot_two(pax):
    field = {"0": "PIL046 B.", "8": "PIL052 B..", "12": "PIL047 B."}
    assert wins(pax, WEISHAUPT, field)
    assert not wins(pax, WEISHAUPT, {**field, "12": "PIL047 BA"})
    assert not wins(pax, CAGLIOSTRO, field)


@rule("PA-20.70")
def test_joseph_plot_one(pax):
    assert wins(pax, JOSEPH, {}, factions={"B": "A M Cr"})
    assert not wins(pax, JOSEPH, {}, factions={"B": "A M", "A": "Cr"})
    assert not wins(pax, GERMAIN, {}, factions={"B": "A M Cr"})


@rule("PA-20.71")
def test_cagliostro_plot_one(pax):
    field = {"0": "PIL003 B", "8": "PIL009 B", "12": "PIL011 B", "5": "PIL013 B"}
    assert wins(pax, CAGLIOSTRO, field)
    assert not wins(pax, CAGLIOSTRO, {**field, "5": "PIL012 B"})


# -- Adam Weishaupt ----------------------------------------------------------------------------------------------------

# He stands on cell 7 (number 10 has nothing to do with him); a plan card of strength 3 points right, to cell 8.


def weishaupt(pax, eight, plan="PIL003", **given):
    """Weishaupt stands on a Connoisseur of the Clergy on cell 7 and plans for cell 8."""
    field = {"7": "PIL013 B", **({"8": eight} if eight else {}), **given.pop("more", {})}
    return robot(pax, WEISHAUPT, places=[1, 0], field=field, figure=7, **{"deck": plan, **given})


@rule("PA-20.61")
def test_weishaupt_turns_the_target_up(pax):
    t = weishaupt(pax, "", down={"8": "PIL010"})
    assert steps(t)[:2] == ["PA-20.60", "PA-20.61"]
    assert t.field[8] == "PIL010 B"


@rule("PA-20.62")
def test_weishaupt_a(pax):
    t = weishaupt(pax, "PIL046")
    assert steps(t)[1] == "PA-20.62"
    assert t.field[8] == "PIL046 B."
    t = weishaupt(pax, "PIL046 A.", deck="PIL003 PIL036", hands={"A": "PIL001"})
    assert steps(t)[1:3] == ["PA-20.62", "PA-20.36"]
    assert t.field[8] == "PIL046 B."


@rule("PA-20.63")
def test_weishaupt_b(pax):
    t = weishaupt(pax, "", plan="PIL051", more={"3": "PIL001 B"})  # a dagger: upper left, cell 3
    assert steps(t)[1] == "PA-20.63"
    assert t.field[3] == "PIL051 BB"  # its token moved over, and one more
    assert "PIL001" in t.discard
    assert t.plans == []


@rule("PA-20.64")
def test_weishaupt_c(pax):
    t = weishaupt(pax, "PIL016 B.")
    assert steps(t)[1] == "PA-20.64"
    assert t.field[8] == "PIL016 BB"
    t = weishaupt(pax, "PIL001 B", more={"11": "PIL002 A"}, deck="PIL003 PIL036", hands={"A": "PIL005"})
    assert steps(t)[1] == "PA-20.68"  # 8 is full of his tokens: cell 11 is next clockwise
    assert t.field[11] == "PIL002 B"


@rule("PA-20.65")
def test_weishaupt_c_end(pax):
    full = {"3": "PIL001 B", "4": "PIL002 B", "6": "PIL003 B", "8": "PIL004 B", "10": "PIL005 B", "11": "PIL006 B"}
    t = robot(pax, WEISHAUPT, places=[1, 0], field={"7": "PIL013 .", **full}, figure=7, deck="PIL014")
    assert "PA-20.65" in steps(t)
    assert t.figure == 4  # clockwise from the right the last one is the upper right
    assert t.favours["B"] == "A1"


@rule("PA-20.66")
def test_weishaupt_d(pax):
    t = weishaupt(pax, "PIL009")  # Scholars and Magistrates; the plan card shares the Connoisseurs
    assert steps(t)[1] == "PA-20.66"
    assert t.field[8] == "PIL003 B"
    assert "PIL009" in t.discard


@rule("PA-20.67")
def test_weishaupt_e(pax):
    t = weishaupt(pax, "PIL015", plan="PIL009")  # the target shares the Clergy
    assert steps(t)[1] == "PA-20.67"
    assert t.field[8] == "PIL015 B"
    t = weishaupt(pax, "PIL028 A.", plan="PIL009")  # also with a rival there
    assert steps(t)[1] == "PA-20.67"
    t = weishaupt(pax, "PIL015 A", plan="PIL009 PIL036", deck="PIL009 PIL036", hands={"A": "PIL005"})
    assert steps(t)[1] == "PA-20.68"  # no free cell: on to the last point


@rule("PA-20.68")
def test_weishaupt_f(pax):
    t = weishaupt(pax, "PIL016 A.", deck="PIL009 PIL036", hands={"A": "PIL005"})
    assert steps(t)[1:3] == ["PA-20.68", "PA-20.36"]
    t = weishaupt(pax, "PIL016", plan="PIL009", court="PIL018")
    assert steps(t)[1] == "PA-20.68"
    assert t.field[8] == "PIL018 B."


@rule("PA-20.69")
def test_weishaupt_buys_more_tokens(pax):
    t = weishaupt(pax, "PIL045", plan="PIL009", favours={"B": "Sc2 Cl2"})
    assert t.field[8] == "PIL045 BBB"
    assert t.favours["B"] == "Cl1 Sc1"  # one for each faction in turn, the primary first
    t = weishaupt(pax, "PIL045", plan="PIL009", favours={"B": "Cl3 A2"})
    assert t.favours["B"] == "A2 Cl1"  # if one type is gone he goes on with the other
    t = robot(
        pax,
        CAGLIOSTRO,
        places=[1, 0],
        field={"7": "PIL013 B", "8": "PIL045"},
        figure=7,
        deck="PIL009",
        favours={"B": "Sc2 Cl2"},
    )
    assert t.field[8] == "PIL045 B.."  # only he does so


@rule("PA-20.11")
def test_its_own_board_comes_first_then_the_common_one(pax):
    t = weishaupt(pax, "PIL034 ...", plan="PIL009", favours={"B": ""})
    assert t.field[8] == "PIL034 B.."
    t = table(
        pax,
        options=WEISHAUPT,
        places=[1, 0],
        field={"8": "PIL002 B", "7": "PIL031 AA."},
        favours={"A": "A1"},
        hands={"A": "PIL036"},
        deck="PIL001 PIL005 PIL007",
        figure=-1,
    )
    t.play("A: oust:8@B")
    assert t.favours["B"] == "A1 Cr1 Cl1"  # ousted, it interrogates; it gains nothing by PA-10.15


# -- Joseph II and Cagliostro ------------------------------------------------------------------------------------------


@rule("PA-20.70")
def test_joseph_in_order(pax):
    neighbours = {"5": "PIL002 A", "2": "PIL017"}
    t = robot(pax, JOSEPH, field=neighbours, hands={"A": "PIL001"}, deck="PIL036")
    assert t.field[5] == "PIL002 B"  # oust before influence
    assert steps(t) == ["PA-20.70", "PA-20.36"]
    t = robot(pax, JOSEPH, field={"2": "PIL017"}, down={"5": "PIL004"})
    assert t.field[2] == "PIL017 BB"  # influence before scout
    assert steps(t) == ["PA-20.70"]
    t = robot(pax, JOSEPH, field={"2": "PIL007"}, down={"5": "PIL004"})
    assert t.field[5] == "PIL004 B"  # scout before dismiss
    assert steps(t) == ["PA-20.70"]
    t = robot(pax, JOSEPH, field={"2": "PIL007", "5": "PIL002 B"}, court="PIL018")
    assert t.field[2] == "PIL018 B."  # dismiss
    assert steps(t) == ["PA-20.70"]
    t = robot(pax, JOSEPH, field={"2": "PIL001 B", "5": "PIL002 B", "9": "PIL027"})
    assert t.figure == 5  # on to the next face-up number, and interrogate it
    assert t.favours["B"] == "A1"
    assert steps(t) == ["PA-20.70"]


@rule("PA-20.70")
def test_joseph_does_not_oust_where_he_has_a_token(pax):
    t = robot(pax, JOSEPH, field={"5": "PIL016 AB", "2": "PIL017"})
    assert t.field[5] == "PIL016 AB"
    assert t.field[2] == "PIL017 BB"


@rule("PA-20.71")
def test_cagliostro_in_order(pax):
    def plays(eight, **given):
        field = {"7": "PIL013 B", "8": eight, **given.pop("more", {})}
        return robot(pax, CAGLIOSTRO, places=[1, 0], field=field, figure=7, **{"deck": "PIL003", **given})

    assert plays("PIL028 A.").field == {7: "PIL013 B", 8: "PIL028 AB"}  # a faction shared, and room
    t = plays("PIL015 A", deck="PIL003 PIL036", hands={"A": "PIL005"})
    assert t.field == {7: "PIL013 B", 8: "PIL015 B"}  # rival tokens: oust
    assert steps(t) == ["PA-20.71", "PA-20.36"]
    t = plays("PIL009", court="PIL018")
    assert t.field == {7: "PIL013 B", 8: "PIL018 B."}  # no tokens: dismiss
    assert steps(t) == ["PA-20.71"]
    t = plays("PIL001 B", more={"11": "PIL018"})
    assert t.field[11] == "PIL018 B."  # his own and full: the next card clockwise
    assert steps(t) == ["PA-20.71"]


@rule("PA-20.71")
def test_cagliostro_moves_on_if_nothing_fits(pax):
    full = {"3": "PIL001 B", "4": "PIL002 B", "6": "PIL003 B", "8": "PIL004 B", "10": "PIL005 B", "11": "PIL006 B"}
    t = robot(
        pax,
        CAGLIOSTRO,
        places=[1, 0],
        field={"7": "PIL013", **full},
        figure=7,
        deck="PIL014",
        plots={"common": "P07 P05"},
    )
    assert t.figure == 4
    assert t.favours["B"] == "A1"
    assert steps(t) == ["PA-20.71", "PA-20.18"]


@rule("PA-20.43")
def test_the_court_choice(pax):
    t = table(pax, options=GERMAIN, court="- PIL009 PIL025 PIL026 PIL041", figure=-1)
    assert court_choice(t.table.g) == 3
    assert legal(t, "A", "interrogate") == ["home"]


@rule("PA-20.45", "PA-20.56")
def test_it_takes_a_yield_once_a_turn(pax):
    t = robot(pax, GERMAIN, field={"2": "PIL002 B", "5": "PIL003 B"})  # nothing to do: both are full
    assert steps(t) == ["PA-20.56"]
    assert t.favours["B"] == "A1 Cr1 Cl1"  # the AI card is the areopagus, which yields but once


@rule("PA-20.45", "PA-3.6")
def test_a_grand_master_yields_three_to_it(pax):
    t = robot(pax, GERMAIN, field={"5": "PIL046 B.", "2": "PIL002 B"})
    assert t.field[5] == "PIL046 BB"
    assert t.favours["B"] == "A3"


@rule("PA-20.34", "PA-20.35")
def test_a_tie_goes_to_the_defender(pax):
    field = {"8": "PIL031 B..", "7": "PIL016 A."}
    given = {"favours": {"A": "A1"}, "hands": {"A": "PIL003"}, "figure": 8}
    t = table(pax, options=JOSEPH, field=field, deck="PIL006", **given)  # 2 + 3 against 1 + 4
    t.play("A: oust:8@B")
    assert told(t, "DisputeEnded")[0]["winner"] == 1
    assert t.field[8] == "PIL031 B.."
    t = joseph_ousts(pax, "PIL003", "PIL004 PIL005 PIL007")  # 1 + 3 against 1 + 3: no win; then lower
    assert told(t, "DisputeEnded")[0]["winner"] == 0
    assert len(told(t, "DisputeCard")) == 2


@rule("PA-20.39")
def test_with_nowhere_to_go_the_figure_stays(pax):
    field = {"7": "PIL002 B", "8": "PIL031 AA.", "3": "PIL034 AAA", "5": "PIL016 B."}
    t = table(pax, options=JOSEPH, field=field, figure=7, favours={"A": "A1"}, hands={"A": "PIL036"}, deck="PIL001")
    t.play("A: oust:7@B")
    assert t.figure == 7
    assert t.favours["B"] == "A1"  # the AI card yields


@rule("PA-20.39")
def test_its_areopagus_is_number_nought(pax):
    given = {"options": JOSEPH, "favours": {"A": "A1"}, "hands": {"A": "PIL036"}, "deck": "PIL001 PIL005 PIL007"}
    t = table(pax, field={"2": "PIL002 B", "5": "PIL016 B.", "3": "PIL031 AAA"}, figure=2, **given)
    t.play("A: oust:2@B")
    assert t.figure == -1  # on number 2: past the highest comes 0, then 1 (cell 5)
    t = table(pax, field={"5": "PIL002 B", "2": "PIL016 B.", "6": "PIL031 AAA"}, figure=5, **given)
    t.play("A: oust:5@B")
    assert t.figure == 2  # on number 1: 2 (cell 2) comes first


@rule("PA-20.39", "PA-20.27")
@pytest.mark.parametrize(
    ("start", "plan", "figure"),
    [
        (5, "PIL005", 2),  # a 2 points to the upper right
        (5, "PIL013", 6),  # a 3 to the right
        (5, "PIL006", -1),  # a 4 to the lower right, where it has no token; then comes its areopagus, upper left
        (5, "PIL049", -1),
        (2, "PIL017", 5),  # a 5 to the lower left
        (2, "PIL033", -1),  # a 6 to the left, where its areopagus touches this card
        (2, "PIL049", 0),  # a dagger to the upper left, where nothing lies
    ],
)
def test_retreat_by_plan_counts_the_areopagus_where_it_touches(pax, start, plan, figure):
    field = {
        "0": "PIL020 B.",
        "2": "PIL016 B.",
        "5": "PIL019 B.",
        "6": "PIL018 B.",
        "3": "PIL034 AAA",
        "9": "PIL031 AAA",
    }
    field[str(start)] = "PIL002 B"
    t = table(
        pax,
        options=WEISHAUPT,
        places=[1, 0],
        field=field,
        figure=start,
        favours={"A": "A1"},
        hands={"A": "PIL036"},
        deck=f"PIL001 PIL007 PIL010 {plan}",
    )
    t.play(f"A: oust:{start}@B")
    assert t.plans == [plan]
    assert t.figure == figure


@rule("PA-20.45", "PA-7.5", "PA-7.6")
def test_it_shares_by_collusion_token_by_token(pax):
    field = {"2": "PIL032 AA.", "5": "PIL003 B"}
    t = robot(pax, GERMAIN, field=field)  # 2 of the Creators and 1 of the Aristocracy, for 2 tokens of A
    assert t.favours == {"A": "A1 Cr1", "B": "Cr1"}
    t = robot(
        pax, GERMAIN, field=field, edicts={"edict_A": "A 6"}, round=1
    )  # none of the Aristocracy: its own part is 1
    assert t.favours == {"A": "Cr1", "B": "Cr1"}


@rule("PA-20.38", "PA-20.39")
def test_what_is_told_of_a_lost_dispute(pax):
    field = {"7": "PIL031 B..", "3": "PIL002 A"}
    t = robot(pax, JOSEPH, field=field, figure=7, hands={"A": "PIL036"}, deck="PIL001 PIL005 PIL007")
    assert steps(t) == ["PA-20.70", "PA-20.38"]
    assert told(t, "TokensPlaced") == [{"type": "TokensPlaced", "seat": 1, "cell": 7, "number": 1}]
    given = {"favours": {"A": "A1"}, "hands": {"A": "PIL036"}, "deck": "PIL001 PIL005 PIL007"}
    t = table(pax, options=JOSEPH, field={"8": "PIL002 B", "7": "PIL031 AA."}, figure=8, **given)
    t.play("A: oust:8@B")
    assert told(t, "OpponentStep") == [{"type": "OpponentStep", "seat": 1, "clause": "PA-20.39", "cell": 8}]


@rule("PA-20.25", "PA-2.19")
def test_in_its_refill_too_many_cards_are_discarded(pax):
    t = robot(pax, GERMAIN, hands={"A": "PIL001 PIL002 PIL003 PIL004 PIL006"})
    assert prompt(t, "A") == "discard"
    t.play("A: discard:PIL003")
    assert t.hands["A"] == ["PIL001", "PIL002", "PIL004", "PIL006"]
    (event,) = told(t, "CardDiscarded")
    assert (event["seat"], event["card"]) == (0, "PIL003")
    slot = event["slot"]
    assert t.table.g.cards.knows(0, slot)


@rule("PA-20.23", "PA-15.1")
def test_plots_are_checked_in_its_turn(pax):
    t = robot(pax, GERMAIN, plots={"common": "P07 P06"}, realised={"P07": "A"})
    assert t.plots_lost["A"] == ["P07"]
    assert told(t, "PlotLost") == [{"type": "PlotLost", "seat": 0, "plot": "P07"}]


@rule("PA-20.13", "PA-20.29", "PA-2.30")
def test_plan_cards_are_seen_by_everybody(pax):
    t = robot(pax, WEISHAUPT, places=[1, 0], field={"5": "PIL002 A"}, hands={"A": "PIL001 PIL003"}, deck="PIL006")
    assert t.plans == ["PIL006"]
    assert t.table.g.cards.known[t.table.g.plan[0]] == t.table.g.cards.everyone
    t.leave_open("dispute")


@rule("PA-20.13", "PA-2.21")
@pytest.mark.parametrize("script", [opponent_scripts.weishaupt, opponent_scripts.cagliostro])
def test_without_any_card_it_makes_no_plan(pax, script):
    t = table(pax, options=WEISHAUPT, field={"5": "PIL002"})
    g = t.table.g
    g.laid, g.deck = g.deck, []
    before = t.field
    assert list(script(g)) == []
    assert t.field == before
    assert (t.plans, t.figure) == ([], -1)


@rule("PA-20.45")
def test_what_is_told_of_its_yields(pax):
    t = robot(pax, GERMAIN, field={"2": "PIL002 B", "5": "PIL003 B"})
    assert [event["cell"] for event in told(t, "Interrogated")] == [None]
    t = robot(pax, GERMAIN, field={"5": "PIL046 B.", "2": "PIL002 B"})
    assert [event["cell"] for event in told(t, "Interrogated")] == [5]


@rule("PA-20.34", "PA-10.8")
def test_its_dagger_wins_at_once(pax):
    t = joseph_ousts(pax, "PIL036", "PIL046", field={"5": "PIL002 A", "6": "PIL003 A"})  # 1 against 2
    assert told(t, "DisputeEnded")[0]["winner"] == 1
    assert [event["card"] for event in told(t, "DisputeCard")] == ["PIL036", "PIL046"]


@rule("PA-20.41")
def test_without_tokens_it_has_no_room(pax):
    t = table(pax, options=GERMAIN, field={"5": "PIL002"})
    g = t.table.g
    assert has_room(g, 5)
    g.left[1] = 0
    assert not has_room(g, 5)
    g.left[1] = 19


@rule("PA-20.38")
def test_on_its_areopagus_it_has_no_card_for_a_token(pax):
    t = joseph_ousts(pax, "PIL036", "PIL001 PIL005 PIL007", field={"5": "PIL002 A", "13": "PIL016"})
    assert t.field[13] == "PIL016"
    assert t.favours["B"] == "A1 Cr1 Cl1"


@rule("PA-20.39")
def test_far_from_its_areopagus_numbers_go_round(pax):
    field = {"7": "PIL002 B", "8": "PIL031 AA.", "6": "PIL016 B.", "10": "PIL018 B.", "11": "PIL034 AAA"}
    given = {"favours": {"A": "A1"}, "hands": {"A": "PIL036"}, "deck": "PIL001 PIL005 PIL009"}
    t = table(pax, options=JOSEPH, field=field, figure=7, **given).play("A: oust:7@B")
    assert t.figure == 6  # past the highest number, 6 (cell 6) comes before 9 (cell 10)


@rule("PA-20.62")
def test_weishaupt_leaves_a_master_of_his_own_that_is_full(pax):
    t = weishaupt(pax, "PIL049 BB", more={"11": "PIL043"})
    assert t.field[8] == "PIL049 BB"
    assert t.field[11] == "PIL043 BB."
    assert steps(t)[-1] == "PA-20.67"


@rule("PA-20.62")
def test_weishaupt_ousts_from_a_full_master(pax):
    t = weishaupt(pax, "PIL046 AA", hands={"A": "PIL001"}, deck="PIL003 PIL036")
    assert "PA-20.62" in steps(t)
    assert told(t, "DisputeBegan")


@rule("PA-20.67")
def test_weishaupt_joins_rivals_on_a_kindred_card(pax):
    t = weishaupt(pax, "PIL028 A.")
    assert t.field[8] == "PIL028 AB"
    assert "PA-20.67" in steps(t)


@rule("PA-20.68")
@pytest.mark.parametrize("target", ["PIL028 AB", "PIL043 AB."])
def test_weishaupt_ousts_where_he_and_rivals_have_tokens(pax, target):
    t = weishaupt(pax, target)
    assert "PA-20.68" in steps(t)
    assert told(t, "DisputeBegan")


@rule("PA-20.17", "PA-13.1")
def test_common_plots_are_not_for_it(pax):
    field = {"0": "PIL046 B.", "1": "PIL047 B.", "12": "PIL048 B."}
    t = table(pax, options=GERMAIN, field=field, plots={"common": "P07 P06"})
    assert not t.table.view(1).board.plots[0].met


@rule("PA-20.63", "PA-20.68")
def test_a_master_replaces_neither_rivals_nor_masters(pax):
    t = weishaupt(pax, "", plan="PIL051", more={"3": "PIL001 A"})
    assert steps(t)[1] == "PA-20.68"
    t = weishaupt(pax, "", plan="PIL051", more={"3": "PIL049 BB"})
    assert t.field[3] == "PIL049 BB"


@rule("PA-20.45", "PA-7.5")
def test_it_shares_with_every_rival(pax):
    field = {"0": "PIL032 AB.", "1": "PIL002 C"}
    t = table(pax, options=GERMAIN, seats=3, to_move="C", first="C", field=field)
    assert t.favours == {"A": "A1", "B": "Cr1", "C": "Cr1"}


@rule("PA-20.43")
def test_the_whole_court_is_looked_at(pax):
    t = table(pax, options=GERMAIN, court="- - - - PIL017")
    assert court_choice(t.table.g) == 4


@rule("PA-20.55", "PA-20.42")
def test_no_token_placed_is_not_told(pax):
    t = robot(
        pax, GERMAIN, field={"2": "PIL007 A", "5": "PIL003 B"}, hands={"A": "PIL036"}, deck="PIL001 PIL005 PIL010"
    )
    assert steps(t)[0] == "PA-20.55"
    assert told(t, "TokensPlaced") == []
