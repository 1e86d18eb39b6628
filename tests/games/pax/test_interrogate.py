"""Interrogate: targets, gossip, collusion, shortage, once a turn (PA-7)."""

from __future__ import annotations

from camarilla.testing import rule

from .helpers import legal, prompt, table, told


@rule("PA-7.1")
def test_any_card_with_an_own_token_wherever_it_lies(pax):
    t = table(pax, field={"13": "PIL027 A.", "2": "PIL016", "6": "PIL018 .B"})
    assert legal(t, "A", "interrogate") == ["13", "home"]
    t.refuse("A: interrogate:2", "PA-7.1")
    t.refuse("A: interrogate:6", "PA-7.1")
    t.play("A: interrogate:13")
    assert t.favours["A"] == "Cr1 Sc1"
    assert t.actions == 1


@rule("PA-7.3", "PA-18.10")
def test_tokens_counted_as_own_let_a_card_yield(pax):
    t = table(pax, field={"13": "PIL027 B."}, hands={"A": "PIL028"})
    t.refuse("A: interrogate:13", "PA-7.1")
    t.play("A: conspire:PIL028", "A: use", "A: interrogate:13")
    assert t.favours == {"A": "Cr1 Sc1", "B": ""}


@rule("PA-7.4")
def test_the_rulebooks_example_of_gossip(pax):
    # Clergy and Aristocracy, with two more of degree II next to it
    field = {
        "6": "PIL019 A.",
        "3": "PIL027 A.",
        "10": "PIL022 A.",
        "7": "PIL031 A..",
        "5": "PIL016 .B",
        "13": "PIL018 A.",
    }
    t = table(pax, field=field)
    t.play("A: interrogate:6")
    assert t.favours["A"] == "A1 M1 Cr1 Kn1 Cl1 Sc1"  # not 7 of another degree, not 5 without a token, not 13 far off


@rule("PA-7.4")
def test_gossip_does_not_spread_and_areopagi_take_no_part(pax):
    field = {"5": "PIL019 A.", "6": "PIL027 A.", "7": "PIL022 A."}
    t = table(pax, field=field)
    t.play("A: interrogate:5")
    assert t.favours["A"] == "A1 Cr1 Cl1 Sc1"  # 7 touches 6 only
    t = table(pax, field=field)
    t.play("A: interrogate:home")
    assert t.favours["A"] == "M1 Kn1 Sc1"


@rule("PA-7.5")
def test_the_rulebooks_example_of_collusion(pax):
    t = table(pax, field={"6": "PIL027 AB"})
    t.play("A: interrogate:6")
    assert prompt(t, "A") == "gift"
    assert t.legal("A") == ["give:Cr", "give:Sc"]
    t.play("A: give:Sc")
    assert t.favours == {"A": "Cr1", "B": "Sc1"}
    assert told(t, "FavourShared")[0]["favour"] == "Sc"


@rule("PA-7.5")
def test_one_for_each_token_and_any_favour_of_the_action(pax):
    t = table(pax, seats=4, field={"9": "PIL042 ABC", "10": "PIL031 A.."})
    t.play("A: interrogate:9", "A: Sc", "A: A")  # gossip brings Aristocracy and Magistrates, too
    t.play("A: give:M", "A: give:A")
    assert t.favours["B"] == "M1"
    assert t.favours["C"] == "A1"
    assert t.favours["A"] == "A1 Cr1 Sc2"
    t = table(pax, field={"6": "PIL042 BAB"})
    t.play("A: interrogate:6", "A: Sc", "A: give:Sc", "A: give:Sc")
    assert t.favours == {"A": "Cr1", "B": "Sc2"}


@rule("PA-7.5")
def test_a_favour_can_be_given_once(pax):
    t = table(pax, field={"6": "PIL031 ABB"})
    t.play("A: interrogate:6", "A: A", "A: give:M")
    assert t.favours == {"A": "A1", "B": "A1 M1"}  # only the two of the Aristocracy were left: nobody is asked


@rule("PA-7.6")
def test_if_favours_run_short_the_own_part_comes_first(pax):
    # Sc is gone altogether: the card yields only Cr and Cr of 3 due; the own part is 3 - 2 = 1
    t = table(pax, seats=4, field={"9": "PIL042 ABC"}, favours={"A": "Sc10"})
    t.play("A: interrogate:9", "A: Cr")
    assert prompt(t, "A") == "whom"
    assert t.legal("A") == ["to@1", "to@2"]
    t.play("A: to@C")
    assert t.favours["C"] == "Cr1"
    assert t.favours["B"] == ""
    assert t.favours["A"] == "Cr1 Sc10"


@rule("PA-7.6")
def test_if_only_the_own_part_is_there_nothing_is_given(pax):
    t = table(pax, field={"6": "PIL027 AB"}, favours={"A": "Sc6"})
    t.play("A: interrogate:6")
    assert t.favours == {"A": "Cr1 Sc6", "B": ""}


@rule("PA-7.6")
def test_interception_is_tried_before(pax):
    t = table(pax, field={"6": "PIL027 AB"}, favours={"B": "Sc6"})
    t.play("A: interrogate:6", "A: give:Sc")
    assert t.favours == {"A": "Cr1", "B": "Sc6"}


@rule("PA-7.7")
def test_a_card_yields_once_a_turn(pax):
    t = table(pax, field={"5": "PIL019 A.", "6": "PIL027 A."}, hands={"A": "PIL056"})
    t.play("A: conspire:PIL056", "A: use", "A: interrogate:5")
    for card in ("5", "6"):  # also what yielded by gossip
        t.refuse(f"A: interrogate:{card}", "PA-7.7")
    t.play("A: interrogate:home")
    t.refuse("A: interrogate:home", "PA-7.7")


@rule("PA-7.7")
def test_what_has_yielded_is_left_out_of_gossip(pax):
    t = table(pax, field={"5": "PIL019 A.", "6": "PIL027 A.", "7": "PIL022 A."})
    t.play("A: interrogate:5", "A: interrogate:7")
    assert t.favours["A"] == "A1 M1 Cr1 Kn1 Cl1 Sc1"


@rule("PA-7.7")
def test_a_new_card_is_new_and_played_cards_are_not_affected(pax):
    t = table(pax, field={"2": "PIL027 A."}, favours={"A": "Kn1"}, hands={"A": "PIL022 PIL046"})
    t.play("A: interrogate:2", "A: dismiss:2")
    while prompt(t, "A") != "replace":
        t.play(f"A: {t.legal('A')[0]}")
    t.play("A: lay:PIL022", "A: conspire:PIL046", "A: use")
    assert "A3" in t.favours["A"]
    t.table.g.actions = 1
    assert "2" in legal(t, "A", "interrogate")


@rule("PA-19.7")
def test_the_connoisseurs_card_shares_with_nobody(pax):
    t = table(pax, field={"6": "PIL027 AB"}, factions={"A": "Kn"}).play("A: Kn-interrogate:6")
    assert t.favours == {"A": "Cr1 Sc1", "B": ""}


@rule("PA-16.23")
def test_where_nobody_colludes_the_whisper_asks_nothing(pax):
    t = table(pax, field={"6": "PIL027 A."}, special={"B": "quiet_whisper"}).play("A: interrogate:6")
    assert prompt(t, "A") == "act"


@rule("PA-7.6")
def test_in_a_shortage_one_rival_needs_no_choice(pax):
    t = table(pax, seats=4, field={"9": "PIL042 ABB"}, favours={"A": "Sc10"}).play("A: interrogate:9", "A: Cr")
    assert t.favours["B"] == "Cr1"


@rule("PA-2.12")
def test_nothing_gained_is_not_told(pax):
    t = table(pax, field={"6": "PIL046 A."}, edicts={"edict_A": "B 6"}).play("A: interrogate:6")
    assert told(t, "FavoursGained") == []
