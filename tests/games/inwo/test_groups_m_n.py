"""Groups from M to N: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import declare, offered, replies_pass, run, settle, wrap_up


@card("media-sensation")
@rule("IN-7.4")
def test_a_second_media_sensation_may_be_attacked_in_play_or_from_the_hand(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(media-sensation)"}, hands={"A": "media-sensation feminists"}, dice=[1, 1]
    )
    t.play("A: control:cia")
    assert {"media-sensation", "media-sensation~hand", "feminists"} <= set(t.legal("A"))
    run(t, "A: media-sensation~hand", "A: go", "A: commit")
    settle(t)
    run(t, "A: cia:right")
    settle(t)
    assert t.hand["A"] == ["feminists"]
    assert t.groups["A"] == ["cia", "media-sensation"]
    assert t.groups["B"] == ["texas", "media-sensation"]


@card("media-sensation")
@rule("IN-16.10")
def test_a_media_sensation_excuses_no_other_duplicate(inwo):
    t = inwo.position(groups={"A": "media-sensation", "B": "cia"}, hands={"A": "cia japan"}, step="takeover")
    assert offered(t, "A", "take:japan")
    assert not offered(t, "A", "take:cia")


# Who is spied on, by what, and whether MI-5 may stop it.
ATTEMPTS = [
    ("cattle-mutilators", "use:cattle-mutilators", "B", True),
    ("cattle-mutilators", "use:cattle-mutilators", "C", False),
    ("phone-company", "use:phone-company/action", "B", True),
    ("phone-company", "use:phone-company/look", "B", False),
    ("post-office", "use:post-office/action", "B", False),
    ("feminists", "use:feminists", "B", False),
]


@card("mi-5")
@rule("IN-11.7")
@pytest.mark.parametrize(("name", "move", "victim", "stops"), ATTEMPTS)
def test_mi5_stops_only_what_exposes_plots_of_its_own_player(inwo, name, move, victim, stops):
    t = inwo.position(
        groups={"A": name, "B": "mi-5", "C": "japan"}, hands={"B": "jihad england", "C": "martyrs canada"}
    )
    run(t, f"A: {move}", f"A: @{victim}")
    assert offered(t, "B", "use:mi-5/nullify") is stops


@card("mi-5", "the-auditor-from-hell", "george-the-janitor", "mutual-betrayal", "agent-in-place", "logic-bomb")
@rule("IN-11.7")
def test_mi5_stops_plots_that_may_expose_and_not_those_that_only_steal(inwo):
    for name, stops in (
        ("the-auditor-from-hell", True),
        ("george-the-janitor", True),
        ("mutual-betrayal", True),
        ("agent-in-place", False),
        ("logic-bomb", False),
    ):
        t = inwo.position(groups={"A": "japan", "B": "mi-5"}, hands={"A": f"{name} payoff", "B": "jihad martyrs"})
        run(t, f"A: plot:{name}", "A: @B", "A: japan")
        assert offered(t, "B", "use:mi-5/nullify") is stops
        wrap_up(t)


@card("mi-5")
def test_mi5_hides_nothing_where_nothing_is_exposed(inwo):
    t = inwo.position(groups={"A": "mi-5", "B": "cia"}, hands={"A": "jihad"}, exposed={"B": "martyrs"})
    assert not offered(t, "A", "use:mi-5/hide")


@card("moonbase", "professional-sports")
@rule("IN-17.2")
def test_only_personalities_are_linked_to_the_moon_or_to_sports(inwo):
    t = inwo.position(groups={"A": "moonbase professional-sports texas ross-perot", "B": "cia"})
    run(t, "A: free")
    links = [move for move in t.legal("A") if move.startswith("link:")]
    assert sorted(links) == ["link:professional-sports>ross-perot", "link:ross-perot>moonbase"]
    t.play("A: nothing")


@card("moonies")
@rule("IN-9.14")
def test_moonies_who_break_a_privilege_join_with_all_their_power(inwo):
    t = inwo.position(groups={"A": "fbi", "B": "texas", "C": "moonies"}, links={"charismatic-leader": "moonies"})
    declare(t, "A", "control", "fbi", "texas", "use:bavarian-illuminati")
    run(t, "C: use:moonies/break", "C: oppose")
    replies_pass(t)
    assert ["oppose", "moonies", -6] in t.parts


@card("nato", "druids")
@rule("IN-7.24", "IN-7.27")
@pytest.mark.parametrize(
    ("name", "target", "number"),
    [
        ("nato", "switzerland", 3),
        ("nato", "feminists", 2),
        ("druids", "witch", 2),
        ("druids", "feminists", 1),
    ],
)
def test_a_group_uses_only_global_power_in_attacks_that_are_not_of_its_kind(inwo, name, target, number):
    t = inwo.position(groups={"A": "cia", "B": target, "C": name})
    declare(t, "A", "control", "cia", target)
    run(t, f"C: aid:{name}")
    assert [part for part in t.parts if part[:2] == ["aid", name]] == [["aid", name, number]]


@card("nsa")
@rule("IN-1.12", "IN-19.19")
def test_the_nsa_looks_at_no_deck_of_a_player_it_cannot_touch(inwo):
    t = inwo.position(
        groups={"A": "nsa", "B": "texas", "C": "japan"},
        own_turns={"B": 0},
        decks={"A": "jihad", "B": "hoax", "C": "hoax"},
        seats=3,
    )
    run(t, "A: use:nsa/look")
    assert t.legal("A") == ["@0", "@2"]


@card("nsa", "discordian-society")
@rule("IN-19.19")
def test_the_decks_of_an_immune_player_are_not_looked_at(inwo):
    t = inwo.position(
        groups={"A": "nsa"}, illuminati={"B": "discordian-society"}, decks={"B": "hoax", "C": "hoax"}, seats=3
    )
    run(t, "A: use:nsa/look")
    assert "@1" not in t.legal("A")
    assert "@2" in t.legal("A")
