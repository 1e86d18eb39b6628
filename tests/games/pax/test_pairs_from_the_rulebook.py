"""Cards that meet: scenarios written from rulebook and rulings alone, by somebody who had not read the code."""

from __future__ import annotations

from camarilla.testing import rule

from .helpers import legal, prompt, table, told

TO_DRAW = {"deck": "quiet_whisper edict_A"}
"""Events to draw: a special one on top of an edict."""


def end_turn(t, seat):
    """End a turn and draw from the deck."""
    t.play(f"{seat}: end")
    while t.to_act == [seat] and prompt(t, seat) == "draw":
        t.play(f"{seat}: deck")


@rule("PA-18.10", "PA-3.7", "PA-7.4", "PA-7.5", "PA-7.7")
def test_an_enhanced_interrogation_counts_rival_tokens_on_the_royal_arch_aimed_at_and_on_no_other(pax):
    """PIL028 and Royal Arches: 2 for each token; gossip reaches only where A itself lies; nothing is shared."""
    field = {"0": "PIL052 BB.", "1": "PIL053 B..", "3": "PIL054 A.."}
    t = table(pax, field=field, hands={"A": "PIL028"})
    t.play("A: conspire:PIL028", "A: use", "A: interrogate:0")
    assert t.favours["A"] == "A4 Cr2"
    assert t.favours["B"] == ""
    t.refuse("A: interrogate:3", "PA-7.7")
    t.play("A: interrogate:1")
    assert t.favours["A"] == "A4 M2 Cr2"
    assert t.favours["B"] == ""


@rule("PA-18.3", "PA-18.4", "PA-19.2", "PA-11.8")
def test_three_discounts_leave_nothing_to_pay_where_two_rival_tokens_lie(pax):
    """The enhancement and the Aristocracy stop at 1 favour; the extra Influence, reckoned last, does not."""
    field = {"10": "PIL033 BB.", "6": "PIL032 BB."}
    given = {"field": field, "hands": {"A": "PIL018 PIL001"}, "factions": {"row": "M Kn", "A": "A"}}
    t = table(pax, **given)
    t.play("A: conspire:PIL018", "A: use", "A: conspire:PIL001", "A: use")
    assert prompt(t, "A") == "extra-influence"
    t.play("A: at:10", "A: spare:A")
    assert t.field[10] == "PIL033 BBA"
    assert t.favours["A"] == ""
    assert t.actions == 2


@rule("PA-16.21", "PA-18.5", "PA-18.6", "PA-9.5")
def test_a_free_extra_dismissal_under_the_decree_seats_the_rival_and_pulls_a_token_after(pax):
    """Elector's Decree, E_DISMISS and X_DISMISS: tokens of both move over, then one more comes from afar."""
    field = {"0": "PIL016 BA", "9": "PIL015 A"}
    hands = {"A": "PIL021 PIL007 PIL032 PIL002"}
    t = table(pax, field=field, hands=hands, special={"B": "electors_decree"})
    t.play("A: conspire:PIL021", "A: use", "A: conspire:PIL007", "A: use")
    assert "at:0" in t.legal("A")
    t.play("A: at:0", "A: lay:PIL032")
    assert prompt(t, "A") == "pull"
    t.play("A: 9>0")
    assert t.field[0] == "PIL032 BAA"
    assert t.field[9] == "PIL015"
    assert t.actions == 2


@rule("PA-16.21", "PA-9.5", "PA-18.6", "PA-19.3")
def test_the_magistrates_surcharge_stays_when_dismissing_is_free_and_own_tokens_give_way(pax):
    """The faction card still costs 1 M; on the smaller card the rival's tokens find room before A's."""
    field = {"0": "PIL031 ABB", "2": "PIL006 A"}
    given = {"hands": {"A": "PIL021 PIL019 PIL003"}, "special": {"B": "electors_decree"}}
    t = table(pax, field=field, factions={"row": "A", "A": "M"}, favours={"A": "M1"}, **given)
    before = t.tokens["A"]
    t.play("A: conspire:PIL021", "A: use", "A: M-dismiss:0")
    assert t.legal("A") == ["lay:PIL019"], "PIL003 has no cells for two rival tokens"
    t.play("A: lay:PIL019")
    assert t.field[0] == "PIL019 BB"
    assert t.tokens["A"] == before + 1
    assert t.favours["A"] == ""
    assert t.actions == 2
    t.refuse("A: M-dismiss:2")


@rule("PA-18.15", "PA-19.9", "PA-19.10", "PA-10.8", "PA-10.13", "PA-15.7")
def test_a_borrowed_clergy_makes_its_owner_lay_first_and_the_dagger_answers(pax):
    """SP_FACTION takes the Clergy from B, who now lays and reveals first; the Grand Master's dagger brings events."""
    field = {"6": "PIL002 A", "7": "PIL032 BB."}
    hands = {"A": "PIL038 PIL050 PIL033", "B": "PIL034 PIL003"}
    given = {"factions": {"row": "A", "B": "Cl"}, "favours": {"A": "Cl1"}, "events": TO_DRAW}
    t = table(pax, field=field, hands=hands, **given)
    t.play("A: conspire:PIL038", "A: use", "A: borrow:Cl")
    t.play("A: Cl-oust:7@B", "A: token:2")
    assert t.to_act == ["B"], "the rival of the Clergy's holder lays first"
    t.play("B: dispute:PIL034")
    assert t.to_act == ["A"]
    assert [event["card"] for event in told(t, "DisputeCard", 0)] == ["PIL034"], "and reveals it"
    t.play("A: dispute:PIL050")
    assert t.to_act == ["B"]
    t.play("B: A")
    assert t.favours == {"A": "", "B": "A1"}
    assert t.markers == [7]
    t.play("A: end")
    assert t.faction_cards["B"] == ["Cl"], "back at the start of the check phase"
    assert prompt(t, "A") == "draw-event"
    t.leave_open("draw-event")


@rule("PA-18.12", "PA-10.8", "PA-10.9", "PA-19.10", "PA-15.10")
def test_an_enhanced_ousting_blunts_dagger_and_hammers_alike(pax):
    """E_OUST: nobody is superior or vulnerable, so both cards add 0 and the greater number wins."""
    field = {"6": "PIL004 A", "7": "PIL032 BB."}
    hands = {"A": "PIL030 PIL050 PIL003", "B": "PIL052 PIL001"}
    given = {"factions": {"row": "A", "B": "Cl"}, "favours": {"A": "Cl1"}, "events": TO_DRAW}
    t = table(pax, field=field, hands=hands, **given)
    t.play("A: conspire:PIL030", "A: use", "A: oust:7@B", "A: token:2")
    assert t.to_act == ["A"], "B holds the Clergy: its rival lays first"
    t.play("A: dispute:PIL050", "B: dispute:PIL052")
    assert told(t, "DisputeEnded")[0]["winner"] == 1, "1 + 0 against 2 + 0"
    assert t.field[7] == "PIL032 BB."
    assert t.markers == []
    t.play("A: end")
    assert legal(t, "A", "take") == ["quiet_whisper", "edict_A"], "one draw, for dagger and hammers together"
    t.leave_open("draw-event")


@rule("PA-19.4", "PA-11.10", "PA-11.13", "PA-18.17", "PA-18.18", "PA-11.14")
def test_with_the_magistrates_a_grand_master_gives_twice_and_the_royal_arch_closes(pax):
    """Quick favour and the ability of one GM are 3 and 3; quick favour is spent, so the RA only acts."""
    t = table(pax, hands={"A": "PIL049 PIL053 PIL001"}, factions={"row": "A", "A": "M"})
    t.play("A: conspire:PIL049", "A: favour")
    assert t.favours["A"] == "Kn3"
    t.play("A: use")
    assert t.favours["A"] == "Kn6"
    t.play("A: conspire:PIL053")
    assert "favour" not in t.legal("A")
    t.play("A: use")
    assert t.actions == 3
    assert legal(t, "A", "conspire") == []
    t.refuse("A: conspire:PIL001", "PA-11.14")


@rule("PA-18.16", "PA-16.3", "PA-16.4", "PA-17.3", "PA-17.4", "PA-17.7")
def test_a_luminary_that_empties_the_fifth_edict_makes_this_round_the_last(pax):
    """SP_EDICT takes a rival's last two: the edict is discarded at once, B has its turn, then lodges are scored."""
    field = {"0": "PIL001 A", "1": "PIL002 A", "3": "PIL003 B"}
    t = table(
        pax,
        field=field,
        hands={"A": "PIL005"},
        edicts={"edict_A": "B 2"},
        events={"deck": "", "discard": "edict_M edict_Cr edict_Kn edict_Cl"},
    )
    t.play("A: conspire:PIL005", "A: use")
    assert t.favours == {"A": "A2", "B": ""}
    assert len(told(t, "LastRound")) == 1
    end_turn(t, "A")
    assert t.to_act == ["B"]
    end_turn(t, "B")
    assert t.to_act == []
    assert t.points["A"] == 2
    assert t.points["B"] == 1
    assert t.winners == ["A"]


@rule("PA-16.17", "PA-16.20", "PA-16.8", "PA-18.15", "PA-19.6")
def test_borrowed_creators_complete_a_set_for_the_press_and_the_convent_takes_the_rest(pax):
    """Two Sc and a Cr are three of one type for whoever has the Creators; each event sells one action a turn."""
    t = table(
        pax,
        hands={"A": "PIL020"},
        favours={"A": "Sc2 Cr1 A5"},
        factions={"row": "M", "B": "Cr"},
        special={"A": "propaganda_press", "B": "wilhelmsbad"},
        actions=0,
    )
    assert legal(t, "A", "press") == ["A"]
    t.play("A: conspire:PIL020", "A: use", "A: borrow:Cr")
    assert sorted(legal(t, "A", "press")) == ["A", "Sc"]
    t.play("A: press:Sc", "A: Cr")
    assert t.favours["A"] == "A5"
    assert t.actions == 1
    assert legal(t, "A", "press") == []
    t.play("A: convent")
    assert t.favours["A"] == ""
    assert t.actions == 2
    assert "convent" not in t.legal("A")


@rule("PA-18.13", "PA-15.1", "PA-15.2", "PA-15.4", "PA-15.5", "PA-17.2")
def test_a_swap_breaks_a_rivals_lodge_and_a_swap_back_wins_the_game(pax):
    """B holds two plots in A's turn and does not win; A swaps a card out of the lodge; B swaps it back in."""
    field = {
        "5": "PIL031 AB.",
        "6": "PIL016 BB",
        "7": "PIL046 B.",
        "3": "PIL013 B",
        "10": "PIL015 B",
        "13": "PIL014 .",
    }
    t = table(
        pax,
        field=field,
        hands={"A": "PIL008", "B": "PIL002"},
        plots={"common": "P04 P11"},
        realised={"P04": "B", "P11": "B"},
        events={"deck": ""},
    )
    t.play("A: conspire:PIL008", "A: use", "A: at:5", "A: at:13")
    assert t.field[13] == "PIL031 AB."
    assert t.field[5] == "PIL014"
    end_turn(t, "A")
    assert t.plots_lost["B"] == ["P11"]
    assert t.plots_on["B"] == ["P04"]
    assert t.to_act == ["B"]
    t.play("B: conspire:PIL002", "B: use", "B: at:5", "B: at:13", "B: end", "B: regain:P11")
    assert t.to_act == []
    assert t.winners == ["B"]
