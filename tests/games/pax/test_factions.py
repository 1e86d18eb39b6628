"""Faction cards: taking them (PA-12) and what they do (PA-19)."""

from __future__ import annotations

import pytest

from camarilla.testing import rule

from .helpers import end, legal, prompt, table, told

LODGE = {"2": "PIL001 A", "5": "PIL016 AA", "6": "PIL003"}
"""A lodge of the Aristocracy with three tokens of A; only two of these cards are Magistrates."""


@rule("PA-12.1", "PA-12.2")
def test_the_largest_lodge_takes_its_card_from_the_row(pax):
    t = table(pax, field=LODGE, factions={"row": "M A"})
    assert legal(t, "A", "take") == ["A"]
    t.refuse("A: take:M", "PA-12.1")
    t.refuse("A: take:Sc", "PA-12.1")  # not in this game
    t.play("A: take:A")
    assert t.row == ["M"]
    assert t.faction_cards["A"] == ["A"]
    assert t.actions == 2
    assert t.table.view(1).board.players[0].faction_cards == ["A"]


@rule("PA-12.1")
def test_three_tokens_are_needed_in_a_single_largest_lodge(pax):
    t = table(pax, field={**LODGE, "5": "PIL016 A."}, factions={"row": "A"})
    t.refuse("A: take:A", "PA-12.1")


@rule("PA-12.1", "PA-12.8")
def test_from_a_rival(pax):
    t = table(pax, field=LODGE, factions={"B": "A"})
    t.play("A: take:A")
    assert t.faction_cards == {"A": ["A"], "B": []}
    assert told(t, "FactionTaken")[0]["rival"] == 1


@rule("PA-12.1")
def test_once_a_turn(pax):
    field = {"2": "PIL001 A", "5": "PIL016 AA", "6": "PIL031 A.."}
    t = table(pax, field=field, factions={"row": "A M"})
    t.play("A: take:A")
    t.refuse("A: take:M", "PA-12.1")
    end(t, "A", "B")
    t.play("A: take:M")
    assert t.faction_cards["A"] == ["A", "M"]


@rule("PA-12.1")
def test_only_the_largest_lodge_counts(pax):
    # A has three tokens in a lodge of three; B in one of four
    field = {"0": "PIL001 A", "1": "PIL016 AA", "3": "PIL003"}
    field |= {"9": "PIL004 B", "10": "PIL018 BB", "12": "PIL005", "13": "PIL002"}
    t = table(pax, field=field, factions={"row": "A"})
    t.refuse("A: take:A", "PA-12.1")
    end(t, "A").play("B: take:A")


@rule("PA-12.3")
def test_tied_lodges_count_as_one(pax):
    field = {"0": "PIL001 A", "1": "PIL016", "3": "PIL003"}
    field |= {"9": "PIL004", "10": "PIL018", "12": "PIL005"}
    t = table(pax, field=field, factions={"row": "A"})
    t.play("A: take:A")  # one token is enough then
    t = table(pax, field={**field, "9": "PIL004 B"}, factions={"row": "A"})
    t.refuse("A: take:A", "PA-12.1")  # a tie in tokens
    t = table(pax, field={**field, "9": "PIL004 B", "10": "PIL018 A."}, factions={"row": "A"})
    t.play("A: take:A")


@rule("PA-12.2")
def test_usable_in_the_same_turn_and_fresh(pax):
    t = table(pax, field={**LODGE, "13": "PIL010"}, factions={"B": "A"}, favours={"A": "A1 Cr1"})
    t.table.g.turned = 0
    t.play("A: take:A", "A: A-influence:13")
    assert t.field[13] == "PIL010 A"


@rule("PA-12.4", "PA-12.5", "PA-12.6")
def test_the_ability_is_used_once_a_turn(pax):
    t = table(pax, factions={"A": "Sc"}, favours={"A": "Sc3"}, down={"0": "PIL001", "1": "PIL002"}, actions=0)
    t.play("A: Sc-scout:0")
    assert t.actions == 0
    assert t.table.view(1).board.used_factions == ["Sc"]
    t.refuse("A: Sc-scout:1", "PA-12.5")
    end(t, "A", "B")
    assert t.table.view(1).board.used_factions == []
    assert "Sc-scout:1" in t.legal("A")


@rule("PA-12.5")
def test_abilities_are_for_the_owner_in_its_own_turn(pax):
    t = table(pax, factions={"B": "Sc"}, favours={"A": "Sc3"})
    t.refuse("A: Sc-scout:0")


@rule("PA-12.8", "PA-12.9")
def test_a_card_is_kept_until_a_rival_takes_it(pax):
    t = table(pax, factions={"A": "A"})  # no lodge at all
    end(t, "A", "B")
    assert t.faction_cards["A"] == ["A"]


# -- 19. What they do --------------------------------------------------------------------------------------------------


@rule("PA-19.1")
def test_aristocracy_once_a_turn(pax):
    t = table(pax, factions={"A": "A"}, field={"13": "PIL027"}, favours={"A": "A1 Sc1"})
    t.play("A: A-influence:13")  # 1 A, and Sc or Cr less one by the permanent property
    assert t.favours["A"] == ""
    assert t.field[13] == "PIL027 A."
    t = table(pax, factions={"A": "A"}, field={"13": "PIL027"}, favours={"A": "Sc1 Cr1"})
    t.refuse("A: A-influence:13", "PA-19.1")


@rule("PA-19.2", "PA-12.7")
def test_aristocracy_permanent(pax):
    given = {"field": {"2": "PIL027"}, "favours": {"A": "Sc2 Cr1"}}
    t = table(pax, factions={"A": "A"}, **given)
    t.play("A: influence:2", "A: place:2")  # Sc or Cr, then Sc and Cr: only the first token is cheaper
    assert t.favours["A"] == ""
    t = table(pax, factions={"B": "A"}, **given)
    t.play("A: influence:2")
    assert t.favours["A"] == "Sc1"
    assert t.field[2] == "PIL027 A."
    t = table(pax, factions={"A": "A"}, field={"2": "PIL009"})
    t.refuse("A: influence:2", "PA-6.2")  # at least 1


@rule("PA-19.3")
def test_magistrates_once_a_turn(pax):
    given = {"factions": {"A": "M"}, "field": {"2": "PIL002"}, "hands": {"A": "PIL001"}, "actions": 0}
    t = table(pax, **given, favours={"A": "M1 Kn1"})
    t.play("A: M-dismiss:2")
    assert t.favours["A"] == ""
    assert t.field[2] == "PIL001"
    table(pax, **given, favours={"A": "M1"}).refuse("A: M-dismiss:2", "PA-19.3")


@rule("PA-19.4")
def test_magistrates_permanent(pax):
    t = table(pax, factions={"A": "M"}, hands={"A": "PIL031 PIL042"})
    t.play("A: conspire:PIL031", "A: favour", "A: M")
    assert t.legal("A") == ["use", "skip"]
    t.play("A: use")
    assert t.favours["A"] == "A1 M2"
    assert t.table.g.enhanced[1] == 1
    t = table(pax, factions={"A": "M"}, hands={"A": "PIL031"})
    t.play("A: conspire:PIL031", "A: favour", "A: M", "A: skip")  # it may, it need not
    assert t.table.g.enhanced[1] == 0
    t = table(pax, factions={"B": "M"}, hands={"A": "PIL031"})
    t.play("A: conspire:PIL031", "A: favour", "A: M")
    assert prompt(t, "A") == "act"


@rule("PA-19.5")
def test_creators_once_a_turn(pax):
    field = {"0": "PIL016 AA", "1": "PIL002 A", "13": "PIL042"}
    t = table(pax, factions={"A": "Cr"}, field=field, favours={"A": "Cr1"}, actions=0)
    t.play("A: Cr-reassign", "A: 0>13")
    assert t.legal("A") == ["0>13", "stop"]  # from the same card only
    t.play("A: 0>13")
    assert t.favours["A"] == ""
    assert t.field == {0: "PIL016", 1: "PIL002 A", 13: "PIL042 AA."}
    table(pax, factions={"A": "Cr"}, field=field).refuse("A: Cr-reassign", "PA-19.5")


@rule("PA-19.7")
def test_connoisseurs_once_a_turn(pax):
    field = {"6": "PIL027 AB", "7": "PIL016 A."}
    t = table(pax, factions={"A": "Kn"}, field=field, actions=0)
    t.play("A: Kn-interrogate:6")
    assert t.favours == {"A": "Cr1 Sc1", "B": ""}  # neither gossip nor collusion


@rule("PA-19.9")
def test_clergy_once_a_turn(pax):
    field = {"6": "PIL002 A", "7": "PIL031 BB.", "13": "PIL003 B"}
    hands = {"A": "PIL036", "B": "PIL005"}
    t = table(pax, factions={"A": "Cl"}, field=field, favours={"A": "Cl2"}, hands=hands, actions=0)
    assert legal(t, "A", "Cl-oust") == ["7@1"]
    t.play("A: Cl-oust:7@B", "A: aim:2", "B: A", "B: A")
    assert t.favours["A"] == ""
    assert t.field[7] == "PIL031"
    t = table(pax, factions={"A": "Cl"}, field=field, favours={"A": "A2"}, hands=hands)
    t.refuse("A: Cl-oust:7@B", "PA-19.9")


@rule("PA-19.10")
@pytest.mark.parametrize(("owner", "first", "second"), [("A", "B", "A"), ("B", "A", "B")])
def test_clergy_permanent(pax, owner, first, second):
    cards = {"A": "PIL036 PIL001", "B": "PIL005 PIL003"}
    t = table(
        pax,
        factions={owner: "Cl"},
        field={"6": "PIL002 A", "7": "PIL031 B.."},
        favours={"A": "A1"},
        hands=cards,
    )
    t.play("A: oust:7@B")
    assert t.to_act == [first]
    t.play(f"{first}: dispute:{cards[first].split()[0]}")
    assert t.disputes == [cards[first].split()[0]]  # revealed before the owner lays
    assert t.to_act == [second]
    t.play(f"{second}: dispute:{cards[second].split()[0]}", "B: A")


@rule("PA-19.11")
def test_scholars_once_a_turn(pax):
    t = table(pax, factions={"A": "Sc"}, favours={"A": "Sc1"}, down={"13": "PIL010"}, actions=0)
    t.play("A: Sc-scout:13")
    assert t.favours["A"] == ""
    assert t.field[13] == "PIL010"
    table(pax, factions={"A": "Sc"}, favours={"A": "M1"}).refuse("A: Sc-scout:13", "PA-19.11")


@rule("PA-19.12")
def test_scholars_permanent(pax):
    t = table(pax, factions={"A": "Sc"}, hands={"A": "PIL001 PIL002 PIL003 PIL004"})
    t.play("A: end", "A: deck")
    assert len(t.hands["A"]) == 5
    assert t.turn == "B"


@rule("PA-12.5")
def test_only_the_own_cards_can_be_used(pax):
    t = table(
        pax, factions={"A": "Kn", "B": "Sc", "row": "A Cr"}, favours={"A": "A3 Cr1 Sc1"}, field={"2": "PIL016 A."}
    )
    verbs = {notation.partition(":")[0] for notation in t.legal("A")}
    assert "Kn-interrogate" in verbs
    assert verbs.isdisjoint({"Sc-scout", "A-influence", "Cr-reassign"})


@rule("PA-12.1")
def test_only_cards_of_this_game_that_are_not_the_own_can_be_taken(pax):
    field = {"2": "PIL001 A", "5": "PIL016 A.", "6": "PIL031 A.."}  # a lodge of the Aristocracy and of the Magistrates
    assert legal(table(pax, field=field, factions={"row": "A M"}), "A", "take") == ["A", "M"]
    assert legal(table(pax, field=field, factions={"row": "A"}), "A", "take") == ["A"]
    assert legal(table(pax, field=field, factions={"A": "A", "B": "M"}), "A", "take") == ["M"]


@rule("PA-19.4", "PA-11.7")
def test_after_quick_favour_the_owner_of_the_magistrates_card_may_use_an_enhancement(pax):
    for answer, enhanced in (("use", 1), ("skip", 0)):
        t = table(pax, hands={"A": "PIL018"}, factions={"A": "M"})
        t.play("A: conspire:PIL018", "A: favour")
        assert t.legal("A") == ["use", "skip"]
        t.play(f"A: {answer}")
        assert t.table.g.enhanced[1] == enhanced
        assert t.favours["A"] == "A1 Kn1"


@rule("PA-19.10")
@pytest.mark.parametrize(("owner", "first"), [("A", "B"), ("B", "A")])
def test_the_rival_of_the_clergys_owner_lays_first(pax, owner, first):
    field = {"5": "PIL002 B"}
    hands = {"A": "PIL001 PIL003", "B": "PIL004 PIL006"}
    t = table(pax, field=field, favours={"A": "Kn1"}, hands=hands, factions={owner: "Cl"}).play("A: oust:5@B")
    assert t.to_act == [first]
    t.leave_open("dispute")


@rule("PA-19.6", "PA-4.11")
def test_the_creators_card_alone_pays_nothing(pax):
    assert legal(table(pax, factions={"A": "Cr"}), "A", "scout") == []
    assert legal(table(pax, factions={"A": "Cr"}, favours={"A": "Cr1"}), "A", "scout") == ["2", "5"]
    t = table(pax, favours={"A": "A2 Cr1"}, factions={"A": "Cr"}).play("A: scout:2")
    assert t.legal("A") == ["Cr", "2A+1Cr"]
    t.leave_open("pay")


@rule("PA-12.1")
@pytest.mark.parametrize(
    ("faction", "cards"),
    [
        ("A", "PIL031 PIL032 PIL033"),
        ("M", "PIL031 PIL036 PIL037"),
        ("Cr", "PIL032 PIL036 PIL040"),
        ("Kn", "PIL033 PIL037 PIL040"),
        ("Cl", "PIL034 PIL038 PIL041"),
        ("Sc", "PIL035 PIL039 PIL042"),
    ],
)
def test_each_faction_card_can_be_taken(pax, faction, cards):
    field = {cell: f"{name} A" for cell, name in zip((2, 5, 6), cards.split(), strict=True)}
    t = table(pax, field=field, factions={"row": "A M Cr Kn Cl Sc"})
    assert faction in legal(t, "A", "take")


@rule("PA-19.1")
def test_the_aristocracys_card_gives_no_discount_for_rivals(pax):
    given = {"field": {"13": "PIL016 B."}, "factions": {"A": "A"}}
    t = table(pax, favours={"A": "A2"}, **given)  # A and M, one less by the card's other side, and A on top
    t.play("A: A-influence:13")
    assert t.favours["A"] == ""
    assert legal(table(pax, favours={"A": "A1"}, **given), "A", "A-influence") == []


@rule("PA-19.3", "PA-10.18")
def test_what_is_laid_need_be_no_rosicrucian(pax):
    given = {"field": {"2": "PIL002"}, "hands": {"A": "PIL001 PIL004"}, "favours": {"A": "M1 Kn1"}, "markers": [2]}
    t = table(pax, factions={"A": "M"}, **given).play("A: M-dismiss:2")
    while prompt(t, "A") == "pay":
        t.play(f"A: {t.legal('A')[0]}")
    assert t.legal("A") == ["lay:PIL001", "lay:PIL004"]
    t.leave_open("replace")
    t = table(pax, **given).play("A: reward-dismiss:2")
    while prompt(t, "A") == "pay":
        t.play(f"A: {t.legal('A')[0]}")
    assert t.legal("A") == ["lay:PIL001", "lay:PIL004"]
    t.leave_open("replace")


@rule("PA-19.5")
def test_the_creators_card_costs_their_favour(pax):
    field = {"5": "PIL016 A.", "13": "PIL027"}
    for favours, offered in (("Sc1", False), ("Cr1", True)):
        t = table(pax, field=field, factions={"A": "Cr"}, favours={"A": favours})
        assert ("Cr-reassign" in t.legal("A")) == offered
