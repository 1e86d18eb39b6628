"""OA-8 The Chronicle: what the winner decides, and what the next game finds."""

from __future__ import annotations

import json

import pytest

from camarilla.games.oath import GAME
from camarilla.games.oath.catalog import BY_SLUG, SUIT, SUITS, is_denizen, is_vision
from camarilla.games.oath.chronicle_document import Chronicle
from camarilla.kernel.playout import playout
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.testing import card, rule

from .helpers import finish, prompts

LAND = "plains charming-valley mountain river steppe rocky-coast wastes great-slum"


def won_by_chancellor(oath, /, **given):
    """The last turn of a game that the Chancellor wins."""
    base = {"seats": 2, "warbands": {"plains": "A1"}, "round": 8, "to_move": "B"}
    t = oath.position(**{**base, **given})
    t.play("B: rest")
    assert t.winner == "A"
    return t


def won_by_exile(oath, /, **given):
    """A game that the Exile B has won as Usurper."""
    base = {"seats": 3, "warbands": {"river": "B1"}, "title": "B", "usurper": True}
    t = oath.position(**{**base, **given})
    t.play("A: rest")
    assert t.winner == "B"
    return t


def document(t):
    """What is stored for the next game."""
    assert t.phase == "over"
    return json.loads(t.chronicle)


def site(data, name):
    """A stored space by its site."""
    return next(space for space in data["sites"] if space["site"] == name)


def names(data):
    """The sites from the top of the Cradle down."""
    return [space["site"] for space in data["sites"]]


# -- 8.1 ---------------------------------------------------------------------------------------------------------------


@rule("OA-8.1b", "OA-8.1c", "OA-8.0")
def test_the_winner_swears_another_oath(oath):
    t = won_by_chancellor(oath)
    assert t.legal("A") == ["oath:people", "oath:devotion", "oath:protection"]
    refusal = t.table.why_not(0, "oath:supremacy")
    assert (refusal.rule, refusal.reason.id) == ("OA-8.1b", "refusal-swear")
    t.play("A: oath:devotion")
    finish(t)
    assert document(t)["oath"] == "devotion"


@rule("OA-8.1a")
def test_a_vision_decides_the_oath(oath):
    t = oath.position(
        seats=2, oath="devotion", revealed={"B": "vision-of-faith"}, banners={"darkest": "B 1"}, visions=3, title="B"
    )
    t.play("A: rest")
    assert prompts(t) != ["swear"]
    finish(t)
    assert document(t)["oath"] == "devotion", "even the one of this game"


# -- 8.2 ---------------------------------------------------------------------------------------------------------------


@rule("OA-8.2a", "OA-8.2b", "OA-8.2c")
def test_an_exile_winner_makes_new_citizens(oath):
    t = won_by_exile(
        oath,
        seats=4,
        roles={"C": "citizen"},
        warbands={"river": "B1", "steppe": "B1", "wastes": "D3"},
    )
    t.play("B: oath:people")
    assert prompts(t) == ["chronicle-invite"]
    assert t.legal("B") == ["skip", "seat@3"], "not the Citizen who was just turned out"
    t.play("B: seat@D", "D: yes")
    assert t.warbands["wastes"] == "B1"
    finish(t)
    data = document(t)
    assert data["citizens"] == ["white"]
    assert "wastes" in names(data), "now it is the winner's"


def test_the_result_tells_what_everybody_ruled_when_the_game_was_won(oath):
    t = won_by_exile(oath, seats=4, roles={"C": "citizen"}, warbands={"river": "B1", "steppe": "B1", "wastes": "D3"})
    won = t.table.view(None).board.standing.ruled
    t.play("B: oath:people", "B: seat@D", "D: yes")
    finish(t)
    assert t.table.view(None).board.standing.ruled == won
    assert (won[1], won[3]) == (2, 1)


@rule("OA-8.2b")
def test_an_invitation_may_be_refused(oath):
    t = won_by_exile(oath, warbands={"river": "B1", "steppe": "B1", "wastes": "C1"})
    t.play("B: oath:people", "B: seat@C", "C: no")
    finish(t)
    assert document(t)["citizens"] == []
    assert t.warbands["wastes"] == "C1"


@rule("OA-8.2a", "OA-8.7.2")
def test_the_empires_victory_changes_no_board(oath):
    t = won_by_chancellor(oath, roles={"B": "citizen"})
    finish(t)
    assert document(t)["citizens"] == ["red"]


# -- 8.3 ---------------------------------------------------------------------------------------------------------------


@rule("OA-8.3.1a", "OA-8.3.1b", "OA-2.9a", "OA-2.9c")
def test_building_an_edifice(oath):
    t = won_by_chancellor(
        oath, cards={"plains": "longbows keep", "river": "wolves"}, warbands={"plains": "A1", "river": "B1"}
    )
    t.play("A: oath:people")
    assert prompts(t) == ["chronicle-build"]
    assert t.legal("A") == ["skip", "longbows", "keep"], "only at ruled sites, locked or not"
    t.play("A: keep")
    finish(t)
    data = document(t)
    assert site(data, "plains")["cards"] == ["longbows", "sprawling-rampart"]
    assert "keep" in data["world"]


@rule("OA-8.3.1b")
def test_no_second_edifice_of_a_suit_or_at_a_site(oath):
    t = won_by_chancellor(
        oath,
        cards={"plains": "longbows", "river": "sprawling-rampart wolves"},
        warbands={"plains": "A1", "river": "A1"},
    )
    t.play("A: oath:people")
    assert prompts(t) != ["chronicle-build"]
    finish(t)


@rule("OA-8.3.1c", "OA-8.3.1a")
def test_repairing_a_ruin(oath):
    t = won_by_chancellor(oath, cards={"plains": "hall-of-mockery"})
    t.play("A: oath:people", "A: hall-of-mockery")
    finish(t)
    assert site(document(t), "plains")["cards"] == ["hall-of-debate"]


@rule("OA-8.3.1a")
def test_an_exile_builds_nothing(oath):
    t = won_by_exile(oath, cards={"river": "longbows"})
    t.play("B: oath:people")
    while t.phase != "over":
        assert prompts(t) != ["chronicle-build"]
        seat = t.to_act[0]
        t.play(f"{seat}: {t.legal(seat)[0]}")


@rule("OA-8.3", "OA-8.3.2a", "OA-8.3.2b", "OA-8.3.5.1", "OA-8.3.5.6", "OA-8.3.5.7", "OA-8.3.4")
def test_the_land_is_renewed(oath):
    t = won_by_chancellor(
        oath,
        cards={"river": "wolves", "steppe": "elders"},
        site_relics={"river": "map", "mountain": "whistle"},
        warbands={"river": "A1", "wastes": "A1"},
    )
    finish(t)
    data = document(t)
    assert names(data)[0] == "river", "a ruled site of the Provinces moves up into the Cradle"
    assert site(data, "river")["cards"] == ["wolves"]
    assert "map" not in data["relics"]
    assert names(data)[1] == "wastes", "then one of the Hinterland"
    gone = data["sites"][2:]
    assert [space["faceup"] for space in gone] == [True, False, False, True, False, False], "one up a region"
    assert not any(space["cards"] for space in gone)
    stored = [face for space in data["sites"] for face in space["cards"]] + data["world"] + data["dispossessed"]
    assert stored.count("elders") == 1
    assert set(data["sites"][0]) == {"site", "faceup", "cards", "relics"}, "no tokens, pawns or warbands"


@rule("OA-8.3.5.2", "OA-8.3.5.3")
def test_provinces_and_hinterland_move_up(oath):
    t = won_by_chancellor(
        oath, warbands={"plains": "A1", "charming-valley": "A1", "steppe": "A1", "wastes": "A1", "great-slum": "A1"}
    )
    finish(t)
    data = document(t)
    assert names(data)[:2] == ["plains", "charming-valley"]
    assert names(data)[2:5] == ["steppe", "wastes", "great-slum"]


@rule("OA-8.3.3a", "OA-8.3.3b", "OA-8.3.5.4", "OA-8.3.5.5")
def test_edifices_fall_to_ruin_and_go_to_the_edge(oath):
    t = won_by_chancellor(
        oath,
        cards={
            "charming-valley": "forest-temple wolves",
            "mountain": "hall-of-debate scouts",
            "river": "ancient-forge",
            "steppe": "great-spire",
            "plains": "bandit-rampart longbows",
        },
        site_relics={"mountain": "map"},
        warbands={"plains": "A1"},
    )
    finish(t, {"chronicle-build": "skip"})
    data = document(t)
    assert names(data)[5:] == ["mountain", "river", "steppe"], "lowest first, from the bottom up"
    assert names(data)[3:5] == ["plains", "charming-valley"], "then the Provinces, never the Cradle"
    assert site(data, "mountain")["cards"] == ["hall-of-mockery"]
    assert site(data, "mountain")["relics"] == ["map"]
    assert site(data, "plains")["cards"] == ["bandit-rampart", "longbows"], "the winner's own keep their denizens"


@rule("OA-8.3.2b")
def test_a_ruin_at_a_lost_site_goes_to_the_archive(oath):
    t = won_by_chancellor(oath, cards={"river": "bandit-rampart wolves"})
    finish(t)
    data = document(t)
    assert not any("rampart" in name for space in data["sites"] for name in space["cards"])


@card("Forest Temple")
@rule("OA-8.3.2a")
def test_the_forest_temple_keeps_beast_sites(oath):
    t = won_by_chancellor(oath, cards={"charming-valley": "forest-temple", "river": "wolves", "steppe": "elders"})
    finish(t)
    assert "river" in names(document(t))
    assert site(document(t), "river")["cards"] == ["wolves"]


@rule("OA-8.3.1")
def test_the_history_tells_the_game_and_what_was_built(oath):
    t = won_by_chancellor(oath, cards={"plains": "wolves"})
    t.play("A: oath:devotion")
    finish(t, {"chronicle-build": "wolves"})
    assert document(t)["history"][-1] == {
        "game": t.table.g.saga["number"],
        "oath": "supremacy",
        "winner": "purple",
        "ways": ["war-exhaustion"],
        "round": 8,
        "next_oath": "devotion",
        "built": "Forest Temple",
    }


@rule("OA-8.3.1b")
def test_nothing_is_built_where_no_card_has_room(oath):
    land = LAND.replace("wastes", "drowned-city")
    t = won_by_chancellor(oath, land=land, cards={"drowned-city": "wolves"}, warbands={"drowned-city": "A1"})
    t.play("A: oath:devotion")
    assert "wolves" not in t.legal("A")
    finish(t)


# -- 8.4, 8.5 ----------------------------------------------------------------------------------------------------------


def suits_added(t, data, suit_counts):
    """How many archive denizens of each suit are in the new deck."""
    g = t.table.g
    archive = set(g.archive)
    added = [BY_SLUG[name] for name in data["world"] if BY_SLUG[name] in archive]
    return [sum(SUIT[face] == suit for face in added) for suit in range(6)]


@rule("OA-8.4a", "OA-8.4b", "OA-8.4c")
def test_six_cards_join_by_the_winners_suit(oath):
    t = won_by_chancellor(oath, advisers={"A": "scouts longbows wolves"})
    finish(t)
    data = document(t)
    assert suits_added(t, data, None) == [0, 0, 3, 2, 1, 0], "Order, Hearth, Beast"
    t = won_by_chancellor(oath, advisers={"A": "~scouts"})
    t.play("A: oath:people")
    while prompts(t) != ["chronicle-suit"]:
        t.play("A: skip")
    assert t.legal("A") == [f"bank:{suit}" for suit in SUITS], "facedown advisers have no suit"
    t.play("A: bank:nomad")
    assert suits_added(t, document(t), None) == [2, 1, 0, 0, 0, 3]


@rule("OA-8.4d", "OA-8.4e")
def test_an_empty_archive_is_refilled_by_the_dispossessed(oath):
    def prepare(t):
        g = t.table.g
        g.archive = [face for face in g.archive if SUIT[face] != 2]
        t.table._history.begin(g.copy(), len(t.table.events))
        return t

    t = oath.position(
        seats=2,
        warbands={"plains": "A1"},
        round=8,
        to_move="B",
        advisers={"A": "scouts"},
        dispossessed="assassin insomnia charlatan dissent riots blackmail gossip tutor",
    )
    prepare(t)
    t.play("B: rest", "A: oath:people")
    finish(t)
    data = document(t)
    discord = {"assassin", "insomnia", "charlatan", "dissent", "riots", "blackmail", "gossip"}
    assert len(discord & set(data["world"])) == 6, "six of the largest stack"
    assert "tutor" not in data["world"] + data["dispossessed"], "the others are back in the Archive"


@rule("OA-8.5a", "OA-8.5b", "OA-8.8a", "OA-8.8b", "OA-8.8c", "OA-1.19b")
def test_the_new_deck(oath):
    t = won_by_chancellor(
        oath,
        advisers={"A": "wolves", "B": "tutor ~assassin marriage"},
        revealed={"B": "vision-of-faith"},
        discards={"cradle": "insomnia dissent vision-of-conquest", "hinterland": "gossip riots"},
    )
    finish(t)
    data = document(t)
    world = [BY_SLUG[name] for name in data["world"]]
    assert sum(is_vision(face) for face in world[:12]) == 2
    assert sum(is_vision(face) for face in world[12:30]) == 3
    assert all(is_denizen(face) for face in world[30:])
    assert "wolves" in data["world"], "the winner's advisers are safe"
    losers = {"tutor", "assassin", "marriage", "insomnia", "dissent", "gossip", "riots"}
    assert len(data["dispossessed"]) == 6
    assert set(data["dispossessed"]) < losers
    assert losers < set(data["dispossessed"]) | set(data["world"])


# -- 8.6 ---------------------------------------------------------------------------------------------------------------


@rule("OA-8.6.1a", "OA-8.6.1b", "OA-8.6.2", "OA-8.6.3")
def test_relics_are_renewed(oath):
    t = won_by_chancellor(
        oath,
        relics={"A": "the-grand-scepter map", "B": "whistle"},
        reliquary="cracked-horn ivory-eye bandit-crown -",
        warbands={"mountain": "A1", "plains": "A1"},
        land=LAND,
    )
    finish(t)
    data = document(t)
    assert set(data["relics"][:4]) == {"map", "cracked-horn", "ivory-eye", "bandit-crown"}
    assert len(site(data, "mountain")["relics"]) == 1
    everything = data["relics"] + [relic for space in data["sites"] for relic in space["relics"]]
    assert len(set(everything)) == 20
    assert "the-grand-scepter" not in everything


# -- Whole chronicles --------------------------------------------------------------------------------------------------


@rule("OA-8.7.1", "OA-8.7.2", "OA-8.8c", "OA-3.0")
@pytest.mark.parametrize("seed", range(3))
def test_five_games_of_a_chronicle(seed):
    chronicle = "" if seed == 0 else f"invented:{seed}"
    for number in range(5):
        seats = 2 + (seed + number) % 5
        options = GAME.read_options(seats, {"chronicle": chronicle})
        g = GAME.start(seats, options, Rng(seed_bytes(seed * 10 + number)))
        g.check()
        playout(g, Rng(seed_bytes(seed * 10 + number + 500)))
        g.check()
        chronicle = g.saga["next"]
        stored = Chronicle.load(chronicle)
        assert len(stored.history) == number + 1
        faces = stored.faces().denizens + stored.archive()
        assert sorted(faces) == list(range(198)), "no denizen is lost"
