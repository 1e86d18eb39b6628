"""Event cards: the event phase, edicts and special events (PA-16); faction scoring and the end (PA-17)."""

from __future__ import annotations

import pytest

from camarilla.kernel.errors import BadOptions
from camarilla.testing import rule

from .helpers import end, endow, legal, prompt, table, told

FACTIONS = ["A", "M", "Cr", "Kn", "Cl", "Sc"]


# -- The event phase ---------------------------------------------------------------------------------------------------


@rule("PA-16.2", "PA-4.4")
def test_favours_move_off_the_own_edicts(pax):
    t = table(pax, phase="events", edicts={"edict_A": "A 6", "edict_M": "A 4", "edict_Kn": "B 6"})
    assert t.edicts == {"edict_A": "A 4", "edict_M": "A 2", "edict_Kn": "B 6"}
    assert t.favours["A"] == "A1 M1"
    assert t.supply.startswith("A1 M3")


@rule("PA-16.3")
def test_an_empty_edict_is_discarded(pax):
    t = table(pax, phase="events", edicts={"edict_A": "A 2"})
    assert t.edicts == {}
    assert t.event_discard == ["edict_A"]


EDICT_RULES = pytest.mark.parametrize("faction", FACTIONS)


@rule("PA-16.9", "PA-16.10", "PA-16.11", "PA-16.12", "PA-16.13", "PA-16.14")
@EDICT_RULES
def test_every_edict(pax, faction):
    t = table(
        pax,
        hands={"A": "PIL046"},
        events={"deck": f"edict_{faction} quiet_whisper"},
        favours={"A": f"{faction}2", "B": f"{faction}1"},
    )
    t.play("A: conspire:PIL046", "A: skip", "A: end", f"A: take:edict_{faction}", *["A: deck"] * 4)
    assert t.edicts == {f"edict_{faction}": "A 6"}
    assert t.favours == {"A": "", "B": ""}
    for left in (4, 2):
        end(t, "B")
        assert t.edicts == {f"edict_{faction}": f"A {left}"}
        end(t, "A")
    end(t, "B")
    assert t.edicts == {}  # empty after three event phases of its owner
    assert t.favours["A"] == f"{faction}3"
    assert t.event_discard == [f"edict_{faction}"]


@rule("PA-16.4", "PA-17.3", "PA-17.4", "PA-4.10")
def test_the_fifth_edict_makes_the_round_the_last(pax):
    t = table(
        pax,
        seats=3,
        to_move="B",
        phase="events",
        edicts={"edict_A": "B 2"},
        events={"discard": "edict_M edict_Cr edict_Kn edict_Cl", "deck": ""},
    )
    assert told(t, "LastRound")[0]["round"] == 2
    end(t, "B")
    assert t.to_act == ["C"]  # all have the same number of turns
    end(t, "C")
    assert t.to_act == []
    assert t.ended_by == "edicts"


@rule("PA-16.4")
def test_the_last_round_is_declared_once_and_by_an_edict(pax):
    t = table(pax, phase="events", special={"A": "court_festivities"}, events=ALL_GONE)
    assert t.event_discard[-1] == "court_festivities"
    assert told(t, "LastRound") == []


@rule("PA-17.4")
def test_four_edicts_do_not_end_the_game(pax):
    t = table(pax, to_move="B", events={"discard": "edict_M edict_Cr edict_Kn edict_Cl", "deck": ""})
    end(t, "B")
    assert t.to_act == ["A"]
    assert t.round == 3


@rule("PA-16.5", "PA-16.6")
def test_the_old_special_event_goes_and_another_may_be_played(pax):
    t = table(pax, phase="events", special={"A": "quiet_whisper"}, held={"A": "clear_weather propaganda_press"})
    assert t.special["A"] is None
    assert t.event_discard == ["quiet_whisper"]
    assert t.legal("A") == ["pass", "play:clear_weather", "play:propaganda_press"]
    t.play("A: play:clear_weather")
    assert t.special["A"] == "clear_weather"
    assert t.held["A"] == ["propaganda_press"]  # never more than one in front
    assert prompt(t, "A") == "act"


@rule("PA-16.6")
def test_none_need_be_played(pax):
    t = table(pax, phase="events", held={"A": "clear_weather"})
    t.play("A: pass")
    assert t.special["A"] is None
    assert t.held["A"] == ["clear_weather"]


@rule("PA-16.5")
def test_a_special_event_lasts_until_its_players_next_turn(pax):
    t = table(pax, special={"A": "quiet_whisper"})
    end(t, "A")
    assert t.special["A"] == "quiet_whisper"
    end(t, "B")
    assert t.special["A"] is None


@rule("PA-16.7", "PA-16.8")
def test_special_events_work_for_all_and_at_the_same_time(pax):
    t = table(
        pax,
        seats=3,
        special={"A": "propaganda_press", "B": "wilhelmsbad"},
        favours={"C": "A5 M5"},
        to_move="C",
    )
    t.play("C: press:A", "C: convent")
    while prompt(t, "C") == "pay":
        t.play(f"C: {t.legal('C')[-1]}")
    assert t.actions == 4


# -- The nine special events -------------------------------------------------------------------------------------------


@rule("PA-16.15")
def test_court_festivities(pax):
    field = {"13": "PIL002", "10": "PIL003"}
    t = table(pax, special={"B": "court_festivities"}, field=field, favours={"A": "A2"})
    assert legal(t, "A", "influence") == ["13"]  # 10 is an inner card
    table(pax, field=field, favours={"A": "A2"}).refuse("A: influence:13", "PA-6.1")


@rule("PA-16.16")
def test_clear_weather(pax):
    field = {"0": "PIL016 A.", "13": "PIL027", "12": "PIL030 A."}
    t = table(pax, special={"B": "clear_weather"}, field=field, favours={"A": "A1"})
    t.play("A: reassign:A")
    assert t.favours["A"] == ""
    assert t.legal("A") == ["0>12", "0>13"]  # from cards of the faction only
    t.play("A: 0>13")
    assert t.field[13] == "PIL027 A."
    table(pax, field=field, favours={"A": "A1"}).refuse("A: reassign:A", "PA-8.4")


@rule("PA-16.17")
def test_propaganda_press(pax):
    t = table(pax, special={"B": "propaganda_press"}, favours={"A": "A3 M1"}, actions=0)
    assert legal(t, "A", "press") == ["A"]
    t.play("A: press:A")
    assert t.favours["A"] == "M1"
    assert t.actions == 1
    t.play("A: scout:2")  # its own price is paid as well
    assert t.favours["A"] == ""
    endow(t, 0, [0, 0, 0])
    t.refuse("A: press:A", "PA-16.17")  # once a turn


@rule("PA-16.17", "PA-2.11")
def test_nothing_stands_in_for_what_the_press_asks(pax):
    """Substitution is for actions and abilities; buying one more action is neither."""
    t = table(pax, special={"B": "propaganda_press"}, favours={"A": "A2 M3"}, factions={"A": "Kn", "row": "A"})
    assert legal(t, "A", "press") == ["M"]
    t.refuse("A: press:A", "PA-16.17")


@rule("PA-16.17", "PA-19.6")
def test_the_creators_favours_are_of_any_type_for_the_press_too(pax):
    t = table(pax, special={"B": "propaganda_press"}, favours={"A": "A2 Cr2"}, factions={"A": "Cr", "row": "A"})
    assert legal(t, "A", "press") == ["A"]
    t.play("A: press:A")
    assert t.legal("A") == ["A", "Cr"]
    t.play("A: Cr", "A: A", "A: A")
    assert t.favours["A"] == "Cr1"


@rule("PA-16.18")
def test_rise_of_the_rosicrucians_scout(pax):
    field = {"5": "PIL009 A", "6": "PIL012 A"}  # a rosicrucian and a mason, both of the Scholars
    given = {"special": {"B": "rosicrucian_rise"}, "field": field, "hands": {"A": "PIL001"}, "down": {"9": "PIL002"}}
    t = table(pax, **given, favours={"A": "Sc1"})
    t.play("A: scout:9", "A: via:5", "A: lay:PIL001")
    assert t.actions == 2
    assert t.favours["A"] == ""  # costs stay
    t = table(pax, **given, favours={"A": "Sc1"})
    t.play("A: scout:9", "A: via:6", "A: lay:PIL001")
    assert t.actions == 1
    t = table(pax, **given, favours={"A": "Sc1"}, actions=0)
    t.play("A: scout:9", "A: lay:PIL001")  # with none left only the rosicrucian may act
    assert t.actions == 0


@rule("PA-16.18")
def test_rise_of_the_rosicrucians_influence(pax):
    field = {"2": "PIL003", "5": "PIL004"}
    t = table(pax, special={"B": "rosicrucian_rise"}, field=field, favours={"A": "A2"}, actions=0)
    assert legal(t, "A", "influence") == ["2"]
    t.play("A: influence:2")
    assert (t.actions, t.favours["A"]) == (0, "A1")
    t = table(pax, special={"B": "rosicrucian_rise"}, field=field, favours={"A": "A2"}, actions=1)
    t.play("A: influence:2", "A: influence:5")
    assert t.actions == 0


@rule("PA-16.18")
def test_rise_of_the_rosicrucians_dismiss(pax):
    given = {"special": {"B": "rosicrucian_rise"}, "field": {"2": "PIL002"}, "favours": {"A": "Kn1"}}
    t = table(pax, **given, hands={"A": "PIL001 PIL003"})
    t.play("A: dismiss:2", "A: lay:PIL003")
    assert t.actions == 2
    t = table(pax, **given, hands={"A": "PIL001 PIL003"})
    t.play("A: dismiss:2", "A: lay:PIL001")
    assert t.actions == 1
    t = table(pax, **given, hands={"A": "PIL001 PIL003"}, actions=0)
    t.play("A: dismiss:2")
    assert t.legal("A") == ["lay:PIL003"]  # with none left only a rosicrucian may be laid
    t.play("A: lay:PIL003")
    assert t.actions == 0
    table(pax, **given, hands={"A": "PIL001"}, actions=0).refuse("A: dismiss:2", "PA-4.5")


@rule("PA-16.19")
def test_treaty_with_the_masons(pax):
    given = {"special": {"B": "masonic_treaty"}, "hands": {"A": "PIL002 PIL007 PIL014 PIL025 PIL056"}}
    t = table(pax, **given)  # A and Cr, then a mason of M and Kn
    t.play("A: conspire:PIL002", "A: skip")
    assert sorted(legal(t, "A", "conspire")) == ["PIL007", "PIL025", "PIL056"]
    t.play("A: conspire:PIL007", "A: skip")
    assert sorted(legal(t, "A", "conspire")) == ["PIL014", "PIL025", "PIL056"]  # after it as usual
    t.play("A: conspire:PIL056", "A: skip")
    assert legal(t, "A", "conspire") == []  # but never after a Royal Arch


@rule("PA-16.20")
def test_convent_of_wilhelmsbad(pax):
    t = table(pax, special={"B": "wilhelmsbad"}, favours={"A": "A1 M1 Cr1 Kn1 Cl1"}, actions=0)
    t.play("A: convent")
    while prompt(t, "A") == "pay":
        t.play(f"A: {t.legal('A')[0]}")
    assert (t.actions, t.favours["A"]) == (1, "")
    endow(t, 0, [0, 1, 2, 3, 4])
    t.refuse("A: convent", "PA-16.20")
    table(pax, special={"B": "wilhelmsbad"}, favours={"A": "A4"}).refuse("A: convent", "PA-16.20")


@rule("PA-16.21")
def test_electors_decree(pax):
    given = {"field": {"2": "PIL016 B."}, "favours": {"A": "Kn1"}, "hands": {"A": "PIL018"}}
    table(pax, **given).refuse("A: dismiss:2", "PA-9.1")
    t = table(pax, **given, special={"A": "electors_decree"})
    t.play("A: dismiss:2")
    assert t.field[2] == "PIL018 B."


@rule("PA-16.22")
def test_church_inquisitors_look_at_a_hand(pax):
    t = table(pax, seats=3, special={"C": "church_inquisitors"}, hands={"B": "PIL001 PIL002"})
    t.play("A: inquire-hand@B")
    assert {card.name for card in t.table.view(0).board.players[1].hand} == {"PIL001", "PIL002"}
    assert [card.name for card in t.table.view(2).board.players[1].hand] == [None, None]
    assert told(t, "HandSeen", 2)[0]["cards"] is None
    assert told(t, "HandSeen", 0)[0]["cards"] == ["PIL001", "PIL002"]
    t.refuse("A: inquire-plot@B", "PA-16.22")  # once a turn


@rule("PA-16.22")
def test_church_inquisitors_look_at_a_plot(pax):
    t = table(pax, seats=3, special={"C": "church_inquisitors"}, plots={"B": "P09"})
    t.play("A: inquire-plot@B")
    assert t.table.view(0).board.players[1].plot == "P09"
    assert t.table.view(2).board.players[1].plot is None
    assert t.table.view(None).board.players[1].plot is None
    assert t.actions == 2
    t = table(pax, seats=2, options={"opponent": "weishaupt"}, special={"A": "church_inquisitors"})
    t.refuse("A: inquire-hand@B", "PA-16.22")  # an opponent has neither


@rule("PA-16.23")
def test_quiet_whisper(pax):
    t = table(pax, special={"B": "quiet_whisper"}, field={"6": "PIL027 AB"})
    t.play("A: interrogate:6")
    assert t.legal("A") == ["keep-all", "share"]
    t.play("A: keep-all")
    assert t.favours == {"A": "Cr1 Sc1", "B": ""}
    t = table(pax, special={"B": "quiet_whisper"}, field={"6": "PIL027 AB"})
    t.play("A: interrogate:6", "A: share", "A: give:Cr")  # they may, they need not
    assert t.favours == {"A": "Sc1", "B": "Cr1"}


# -- 17. Scoring -------------------------------------------------------------------------------------------------------

ALL_GONE = {"discard": "edict_A edict_M edict_Cr edict_Kn edict_Cl", "deck": ""}


def scored(pax, field, **given):
    """The game ends with the turn of the last player."""
    seats = given.get("seats", 2)
    last = "ABCD"[seats - 1]
    return end(table(pax, field=field, to_move=last, events=ALL_GONE, **given), last)


@rule("PA-17.5", "PA-17.7")
def test_a_point_for_each_token_in_a_main_lodge(pax):
    # of the Aristocracy the lodge of four is the main one; two cards are no lodge
    field = {"0": "PIL003 A", "1": "PIL018 AB", "3": "PIL004 B", "4": "PIL005"}
    field |= {"9": "PIL020 BB", "12": "PIL016", "13": "PIL002"}
    t = scored(pax, field)
    assert t.points == {"A": 2, "B": 2}
    field["5"] = "PIL010 A"  # belongs to nothing
    assert scored(pax, field).points["A"] == 2


@rule("PA-17.5")
def test_two_cards_score_nothing(pax):
    assert scored(pax, {"0": "PIL003 A", "1": "PIL018 AA"}).points == {"A": 0, "B": 0}


@rule("PA-17.6")
def test_tied_lodges_are_the_main_lodge_together(pax):
    field = {"0": "PIL003 A", "1": "PIL018 A.", "3": "PIL004", "9": "PIL020 BB", "12": "PIL016", "13": "PIL002 A"}
    assert scored(pax, field).points == {"A": 3, "B": 2}


@rule("PA-17.8")
def test_a_token_in_two_main_lodges_counts_twice(pax):
    field = {"3": "PIL016 A.", "0": "PIL004", "1": "PIL003", "6": "PIL007", "7": "PIL008 B"}
    assert scored(pax, field).points == {"A": 2, "B": 1}


@rule("PA-17.7", "PA-17.9")
def test_control_is_not_needed_and_most_points_win(pax):
    field = {"0": "PIL003 A", "1": "PIL018 BB", "3": "PIL004"}
    t = scored(pax, field)
    assert t.points == {"A": 1, "B": 2}
    assert t.winners == ["B"]
    assert t.table.result.scores == (1, 2)


@rule("PA-17.9")
def test_a_tie_goes_to_more_faction_cards_then_is_shared(pax):
    field = {"0": "PIL003 A", "1": "PIL018 B.", "3": "PIL004"}
    assert scored(pax, field, factions={"row": "M", "A": "Cr", "B": "Kn Cl"}).winners == ["B"]
    assert scored(pax, field, factions={"row": "M", "A": "Cr", "B": "Kn"}).winners == ["A", "B"]


@rule("PA-17.10")
def test_a_cap_on_rounds(pax):
    t = table(
        pax, options={"max_rounds": 2}, to_move="B", round=2, field={"0": "PIL003 A", "1": "PIL018", "3": "PIL004"}
    )
    end(t, "B")
    assert (t.ended_by, t.winners) == ("rounds", ["A"])
    with pytest.raises(BadOptions):
        pax.new(seats=2, options={"max_rounds": 0})
    t = table(pax, to_move="B", round=59)
    end(t, "B")
    assert t.round == 60
    end(t, "A", "B")
    assert t.ended_by == "rounds"


@rule("PA-16.18", "PA-9.1")
def test_a_free_dismissal_needs_a_rosicrucian_in_hand(pax):
    given = {"field": {"2": "PIL002"}, "favours": {"A": "Kn1"}, "special": {"B": "rosicrucian_rise"}, "actions": 0}
    assert legal(table(pax, hands={"A": "PIL001"}, **given), "A", "dismiss") == []
    assert legal(table(pax, hands={"A": "PIL001 PIL003"}, **given), "A", "dismiss") == ["2"]


@rule("PA-16.17")
def test_the_press_takes_every_type(pax):
    t = table(pax, special={"B": "propaganda_press"}, favours={"A": "A3 M3 Cr3 Kn3 Cl3 Sc3"})
    assert legal(t, "A", "press") == ["A", "M", "Cr", "Kn", "Cl", "Sc"]


@rule("PA-16.18", "PA-5.1")
def test_a_free_scout_needs_an_acting_rosicrucian(pax):
    given = {"special": {"B": "rosicrucian_rise"}, "actions": 0, "favours": {"A": "A1 Kn1"}}
    assert legal(table(pax, field={"6": "PIL002 A"}, **given), "A", "scout") == []
    assert "9" in legal(table(pax, field={"6": "PIL003 A"}, **given), "A", "scout")


@rule("PA-16.17")
@pytest.mark.parametrize("kind", ["A", "M", "Cr", "Kn", "Cl", "Sc"])
def test_the_press_takes_three_of_one_type(pax, kind):
    t = table(pax, special={"B": "propaganda_press"}, favours={"A": f"{kind}3"})
    assert legal(t, "A", "press") == [kind]


@rule("PA-16.22")
def test_a_plot_that_lies_open_is_not_inquired_after(pax):
    given = {"to_move": "B", "special": {"B": "church_inquisitors"}, "plots": {"common": "P07 P06", "A": "P04"}}
    assert "inquire-plot@0" in table(pax, **given).legal("B")
    assert "inquire-plot@0" not in table(pax, **given, lost={"P04": "A"}).legal("B")
