"""Cards that meet, the second ten: scenarios written from rulebook and rulings alone."""

from __future__ import annotations

from camarilla.testing import rule

from .helpers import legal, prompt, table, told


def after_a_dispute(pax, **given):
    """A has just ousted B from cell 7, where its own token lies, and holds what `hand` says."""
    hands = {"A": f"PIL033 {given.pop('hand')}", "B": "PIL003"}
    field = {"7": "PIL031 AB.", "13": "PIL014"}
    t = table(pax, field=field, hands=hands, favours={"A": "A4 M4"}, **given)
    t.play("A: oust:7@B", "A: A", "A: dispute:PIL033", "B: Sc")
    assert t.markers == [7]
    return t


@rule("PA-10.18", "PA-10.19", "PA-18.13")
def test_a_reward_travels_with_its_card_and_is_used_where_the_card_lies(pax):
    """SP_SWAP carries card, token and marker away; the marker then buys an Influence there, outside the two actions."""
    t = after_a_dispute(pax, hand="PIL008")
    t.play("A: conspire:PIL008", "A: use", "A: at:7", "A: at:13")
    assert t.markers == [13]
    assert legal(t, "A", "reward-influence") == ["13"]
    t.play("A: reward-influence:13", "A: place:1", "A: direct")
    assert t.field[13] == "PIL031 AA."
    assert t.favours["A"] == "A2 M2", "one for the Oust, the three of the second cell"
    assert t.markers == []
    assert t.actions == 1


@rule("PA-10.19", "PA-18.5")
def test_a_reward_goes_with_a_card_that_is_dismissed(pax):
    """X_DISMISS on the marked card is no use of the marker: the marker is gone with the card."""
    t = after_a_dispute(pax, hand="PIL007 PIL032")
    t.play("A: conspire:PIL007", "A: use", "A: A")
    assert t.field[7] == "PIL032 A.."
    assert t.markers == []
    assert legal(t, "A", "reward-influence") == []
    assert t.actions == 1


@rule("PA-6.6", "PA-16.15", "PA-18.7", "PA-19.1")
def test_no_festivity_faction_or_luminary_opens_a_rivals_royal_arch(pax):
    """Court Festivities, the Aristocracy and X_REASSIGN reach ever farther, but never onto the arch."""
    field = {"12": "PIL052 B..", "13": "PIL002", "10": "PIL016", "5": "PIL003 A"}
    t = table(
        pax,
        field=field,
        hands={"A": "PIL012"},
        favours={"A": "A3 M1"},
        factions={"row": "M", "A": "A"},
        special={"B": "court_festivities"},
    )
    assert legal(t, "A", "influence") == ["13"], "outer, face up, with room; 10 is inner"
    assert sorted(legal(t, "A", "A-influence")) == ["10", "13"]
    t.play("A: conspire:PIL012", "A: use")
    assert sorted(option for option in t.legal("A") if ">" in option) == ["5>10", "5>13"]
    t.play("A: 5>13")
    assert t.field[13] == "PIL002 A"


@rule("PA-16.19", "PA-11.3", "PA-11.14", "PA-11.15")
def test_a_mason_of_the_treaty_follows_any_card_but_the_arch_and_binds_the_next(pax):
    """Treaty, Grand Master and Royal Arch in one chain."""
    t = table(pax, hands={"A": "PIL009 PIL004 PIL013 PIL006 PIL049 PIL054 PIL001"}, special={"B": "masonic_treaty"})
    t.play("A: conspire:PIL009", "A: skip")
    assert sorted(legal(t, "A", "conspire")) == ["PIL001", "PIL004", "PIL006", "PIL049", "PIL054"]
    t.play("A: conspire:PIL004", "A: skip")
    t.refuse("A: conspire:PIL006", "PA-11.3")
    t.play("A: conspire:PIL013", "A: skip", "A: conspire:PIL049", "A: skip")
    assert "PIL006" in legal(t, "A", "conspire"), "after a Grand Master no faction need match"
    t.play("A: conspire:PIL054", "A: skip")
    t.refuse("A: conspire:PIL001", "PA-11.14")


@rule("PA-18.1", "PA-18.2", "PA-2.12", "PA-2.13")
def test_a_scouts_yield_is_intercepted_where_an_edict_keeps_the_supply_empty(pax):
    """E_SCOUT and X_SCOUT: the laid card yields, its A comes from B's hand, and it counts as adjacent this turn."""
    t = table(
        pax,
        hands={"A": "PIL024 PIL009 PIL016"},
        down={"13": "PIL002"},
        favours={"B": "A2"},
        edicts={"edict_A": "B 4"},
    )
    t.play("A: conspire:PIL024", "A: use", "A: conspire:PIL009", "A: use", "A: at:13", "A: lay:PIL016")
    assert t.favours == {"A": "A1 M1", "B": "A1"}
    assert "13" in legal(t, "A", "influence")
    t.play("A: influence:13")
    assert t.field[13] == "PIL016 A."
    assert t.favours["A"] == ""


@rule("PA-18.9", "PA-3.6", "PA-3.7", "PA-7.5")
def test_gossip_climbs_from_a_grand_master_to_a_royal_arch_and_the_rival_gets_a_share(pax):
    """X_INTERROGATE: of GM and RA the arch gives 2 for each of its tokens; B's token on the master costs one."""
    field = {"3": "PIL046 AB", "6": "PIL053 AA.", "0": "PIL031 A.."}
    t = table(pax, field=field, hands={"A": "PIL010"})
    t.play("A: conspire:PIL010", "A: use", "A: at:3")
    assert prompt(t, "A") == "whispers"
    assert sorted(t.legal("A")) == ["degree:III", "degree:RA"]
    t.play("A: degree:RA")
    assert prompt(t, "A") == "gift"
    t.play("A: give:M")
    assert t.favours == {"A": "A3 M3", "B": "M1"}
    assert t.actions == 2


@rule("PA-19.7", "PA-18.10", "PA-11.8")
def test_connoisseurs_with_an_enhancement_question_a_rivals_card_and_only_that(pax):
    """E_INTERROGATE lets the faction card aim at ANY card; gossip and collusion stay out of it."""
    field = {"3": "PIL052 BB.", "6": "PIL053 A..", "2": "PIL016 AB"}
    t = table(pax, field=field, hands={"A": "PIL028"}, factions={"row": "A", "A": "Kn"})
    assert "3" not in legal(t, "A", "Kn-interrogate")
    t.play("A: conspire:PIL028", "A: use")
    assert "3" in legal(t, "A", "Kn-interrogate")
    t.play("A: Kn-interrogate:3")
    assert t.favours == {"A": "A4", "B": ""}
    assert t.actions == 2
    assert legal(t, "A", "Kn-interrogate") == []


@rule("PA-16.16", "PA-18.8", "PA-6.6", "PA-8.3")
def test_in_clear_weather_an_enhanced_reassignment_goes_from_any_card_to_any_cell(pax):
    """One favour, three moves, any faction, any free cell, but for a rival's Royal Arch."""
    field = {"5": "PIL016 A.", "6": "PIL013 A", "13": "PIL002", "12": "PIL054 B..", "0": "PIL031"}
    t = table(pax, field=field, hands={"A": "PIL017"}, favours={"A": "A1"}, special={"B": "clear_weather"})
    t.play("A: conspire:PIL017", "A: use", "A: reassign:A")
    moves = {option for option in t.legal("A") if ">" in option}
    assert {"6>13", "5>13", "6>0", "5>0"} <= moves
    assert not [move for move in moves if move.endswith(">12")]
    t.play("A: 6>13", "A: 5>0", "A: 13>5")
    assert (t.field[13], t.field[0], t.field[5]) == ("PIL002", "PIL031 A..", "PIL016 A.")
    assert prompt(t, "A") == "act", "three moves are all"
    assert t.favours["A"] == ""


@rule("PA-13.5", "PA-14.2", "PA-14.4")
def test_four_equals_in_the_inner_circle_serve_one_plot_until_a_fifth_joins_them(pax):
    """P04 and P02 on the same four cards; one more card of the degree lets the sets differ."""
    field = {"3": "PIL001 A", "6": "PIL002 A", "7": "PIL004 A", "10": "PIL006 A", "5": "PIL003"}
    given = {"plots": {"common": "P02 P04"}, "realised": {"P04": "A"}, "favours": {"A": "A1"}}
    t = table(pax, field=field, **given)
    assert "P02" not in legal(t, "A", "realise")
    t.play("A: influence:5")
    assert legal(t, "A", "realise") == ["P02"]
    t.play("A: realise:P02", "A: end")
    assert t.winners == ["A"]
    assert told(t, "GameEnded")[0]["winners"] == [0]


@rule("PA-16.18", "PA-18.6", "PA-9.3")
def test_the_rise_and_an_enhancement_make_dismissals_free_while_rosicrucians_last(pax):
    """No favour, no main action: but only for a rosicrucian laid."""
    t = table(
        pax,
        field={"2": "PIL016", "5": "PIL019"},
        hands={"A": "PIL021 PIL003 PIL005 PIL001"},
        special={"B": "rosicrucian_rise"},
        actions=0,
    )
    assert legal(t, "A", "dismiss") == []
    t.play("A: conspire:PIL021", "A: use")
    t.play("A: dismiss:2")
    assert sorted(t.legal("A")) == ["lay:PIL003", "lay:PIL005"]
    t.play("A: lay:PIL003", "A: dismiss:5")
    assert t.legal("A") == ["lay:PIL005"]
    t.play("A: lay:PIL005")
    assert (t.field[2], t.field[5]) == ("PIL003", "PIL005")
    assert t.actions == 0
    assert legal(t, "A", "dismiss") == []
    assert t.hands["A"] == ["PIL001"]
