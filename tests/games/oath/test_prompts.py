"""What is offered, in words and with the things on the table that it touches."""

from __future__ import annotations

import pytest

from camarilla.games.oath import GAME
from camarilla.games.oath.catalog import BY_SLUG
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import card, rule

from .helpers import attack, battle, finish, prompts

HIDDEN_LAND = "plains charming-valley mountain river steppe rocky-coast ~wastes great-slum"


def offered(t, seat="A"):
    """Notation, sentence and touches of every option."""
    return [(option.notation, GAME.say(option.label), *option.touches) for option in t.options(seat)]


def slot_of(t, name):
    """A card as options touch it."""
    return f"card:{t.table.g.cards.face.index(BY_SLUG[name])}"


@rule("OA-4.2a")
def test_what_a_player_may_do_in_words(oath):
    t = oath.position(seats=2, cards={"plains": "wolves"}, advisers={"A": "~longbows"})
    card = slot_of(t, "longbows")
    words = offered(t)
    assert ("play:longbows", "Play your facedown adviser Longbows", card) in words
    assert ("drop:longbows", "Discard your facedown adviser Longbows", card) in words
    assert ("use:wolves", "Use Wolves", slot_of(t, "wolves")) in words
    assert ("offer@1", "Offer Citizenship to seat 1", "seat:1") in words


@rule("OA-5.1.1", "OA-5.1.4", "OA-5.6.1d")
def test_sites_piles_and_places_in_words(oath):
    t = oath.position(seats=2, advisers={"A": "~longbows"}, land=HIDDEN_LAND)
    t.play("A: play:longbows")
    assert offered(t) == [
        ("discard", "Discard it"),
        ("site:plains", "Play it at Plains", "site:0"),
        ("faceup", "Play it faceup as an adviser"),
    ]
    t.play("A: faceup", "A: search")
    assert offered(t) == [
        ("world", "The World Deck", "deck:world"),
        ("pile:cradle", "the Cradle's discard pile", "pile:0"),
    ]
    finish(t, {"search-source": "world"})
    t.play("A: travel")
    assert ("site:space-6", "facedown site 7", "site:6") in offered(t)
    assert ("site:river", "River", "site:3") in offered(t)
    t.play("A: site:river")


@rule("OA-7.1.3")
def test_cards_in_words_as_far_as_the_seat_knows_them(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "dream-thief"},
        advisers={"A": "~longbows", "B": "~scouts"},
        favor={"A": 3},
        secrets={"A": 3},
    )
    t.play("A: use:dream-thief")
    assert offered(t) == [
        ("longbows", "Longbows", slot_of(t, "longbows")),
        ("adviser@1.0", "seat 1's facedown adviser", slot_of(t, "scouts")),
    ]
    prompt = t.table.prompt(0)
    assert (GAME.say(prompt.label), prompt.rule) == ("Dream Thief: choose a card", "OA-7.1.3")
    refusal = t.table.why_not(0, "river")
    assert (refusal.rule, GAME.say(refusal.reason)) == ("OA-7.1.3", "Dream Thief cannot do that")
    t.play("A: longbows", "A: adviser@1.0")


@rule("OA-7.1.3")
def test_banks_and_players_in_words(oath):
    t = oath.position(seats=2, cards={"plains": "alchemist deed-writer"}, secrets={"A": 3}, banks={"nomad": 0})
    t.play("A: use:alchemist")
    assert reason(t, "bank:nomad") == ("OA-7.1.3", "Alchemist cannot do that")
    assert offered(t)[2:4] == [("bank:order", "The Order bank", "bank:2"), ("bank:hearth", "The Hearth bank", "bank:3")]
    finish(t)
    t.play("A: use:deed-writer")
    assert offered(t) == [("seat@1", "seat 1", "seat:1")]
    assert reason(t, "seat@0") == ("OA-7.1.3", "Deed Writer cannot do that")
    t.play("A: seat@B", "A: withdraw")


@rule("OA-7.1.3")
def test_places_of_warbands_in_words(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "terror-spells"},
        banners={"darkest": "A 1"},
        secrets={"A": 3},
        warbands={"plains": "A1"},
        bands={"A": 3, "B": 2},
        pawns={"B": "plains"},
    )
    t.play("A: use:terror-spells")
    assert offered(t) == [
        ("site:plains", "Plains", "site:0"),
        ("board@0", "seat 0's board", "seat:0"),
        ("board@1", "seat 1's board", "seat:1"),
    ]
    assert reason(t, "site:river") == ("OA-7.1.3", "Terror Spells cannot do that")
    finish(t)


@rule("OA-5.5.1a", "OA-5.5.2a", "OA-5.5.2g")
def test_a_campaign_in_words(oath):
    t = battle(oath, pawns={"A": "steppe"}, relics={"A": "map"}, banners={"people": "A 1"})
    t.play("B: campaign")
    assert offered(t, "B") == [("attack@0", "Attack seat 0", "seat:0")]
    t.play("B: attack@A")
    assert offered(t, "B") == [
        ("done", "Done"),
        ("target:map", "Target Map", slot_of(t, "map")),
        ("target:the-grand-scepter", "Target The Grand Scepter", slot_of(t, "the-grand-scepter")),
        ("target:banner-people", "Target the People's Favor"),
        ("target:pawn", "Target their pawn and favor"),
    ]
    assert GAME.say(t.table.why_not(1, "target:steppe").reason) == "you have already declared this target"
    t.play("B: done")
    assert offered(t, "B")[:2] == [("5", "5"), ("4", "4")]
    t.play("B: 0")
    finish(t)


@rule("OA-5.5.1a")
def test_bandits_in_words(oath):
    t = battle(oath, pawns={"B": "wastes", "C": "river"})
    t.play("B: campaign")
    assert offered(t, "B") == [("attack:bandits", "Attack the bandits")]
    t.play("B: attack:bandits")
    assert offered(t, "B")[:2] == [("done", "Done"), ("target:plains", "Target Plains", "site:0")]
    t.play("B: done", "B: 0")
    finish(t)


@rule("OA-7.6.3a")
def test_goods_in_words(oath):
    t = oath.position(seats=2, cards={"plains": "deed-writer"}, warbands={"river": "A3", "plains": "A1"})
    t.play("A: use:deed-writer", "A: seat@B")
    assert offered(t) == [
        ("give:favor:1", "Give 1 favor"),
        ("give:secrets:1", "Give 1 secret"),
        ("give:site:0", "Give Plains", "site:0"),
        ("give:site:3", "Give River", "site:3"),
        ("take:favor:1", "Ask for 1 favor"),
        ("take:secrets:1", "Ask for 1 secret"),
        ("withdraw", "Drop the deal"),
    ]
    t.play("A: withdraw")


@rule("OA-7.6.3a")
def test_relics_and_advisers_in_a_deal_in_words(oath):
    t = oath.position(
        seats=2,
        advisers={"A": "~the-gathering wolves", "B": "~scouts"},
        relics={"B": "map"},
        pawns={"B": "plains"},
    )
    t.play("A: play:the-gathering", "A: site:plains", "A: seat@B")
    words = {(said, *touches) for _, said, *touches in offered(t)}
    assert ("Give Wolves", slot_of(t, "wolves")) in words
    assert ("Ask for Map", slot_of(t, "map")) in words
    assert ("Ask for seat 1's facedown adviser", slot_of(t, "scouts")) in words
    t.play("A: withdraw", "B: skip")


@rule("OA-6.6.1b", "OA-6.6.1c")
def test_an_offer_of_citizenship_in_words(oath):
    t = oath.position(seats=2, banners={"darkest": "B 1"}, reliquary="cup-of-plenty - - cracked-horn")
    t.play("A: offer@B")
    assert offered(t) == [
        ("cup-of-plenty", "Cup of Plenty", slot_of(t, "cup-of-plenty")),
        ("cracked-horn", "Cracked Horn", slot_of(t, "cracked-horn")),
    ]
    t.play("A: cup-of-plenty", "A: no")
    words = offered(t)
    assert ("take:banner:darkest", "Ask for the Darkest Secret") in words
    assert ("drop-give:reliquary:0", "Remove the relic in space 1 of the Reliquary") in words
    t.play("A: drop-give:reliquary:0")
    t.refuse("A: offer")
    t.play("A: withdraw")


@rule("OA-7.6.3c")
def test_promises_in_words(oath):
    land = "the-tribunal charming-valley mountain river steppe rocky-coast wastes great-slum"
    t = oath.position(seats=2, land=land, relics={"A": "map"}, banners={"people": "A 1"}, favor={"A": 3})
    t.play("A: use:the-tribunal", "A: seat@B")
    words = {notation: said for notation, said, *_ in offered(t)}
    relic = 100 + t.table.g.cards.face.index(BY_SLUG["map"])
    assert [
        words["give:owe-favor:2:favor-1~round-2"],
        words["give:owe-secrets:1:favor-3~round-8"],
        words["give:owe-secrets:2:secrets-1~round-2"],
        words["take:peace:0:secrets-1~round-2"],
        words["take:hands-off:0:favor-1~round-8"],
        words[f"take:hands-off:{relic}:favor-1~round-8"],
    ] == [
        "Give a promise to pay 2 favor by round 2 (penalty: 1 favor)",
        "Give a promise to pay 1 secret by round 8 (penalty: 3 favor)",
        "Give a promise to pay 2 secrets by round 2 (penalty: 1 secret)",
        "Ask for a promise of peace until round 2 (penalty: 1 secret)",
        "Ask for a promise not to take the People's Favor until round 8 (penalty: 1 favor)",
        "Ask for a promise not to take Map until round 8 (penalty: 1 favor)",
    ]
    t.play("A: withdraw")


def reason(t, move, seat=0):
    """The clause and the words of a refusal."""
    refusal = t.table.why_not(seat, move)
    return refusal.rule, GAME.say(refusal.reason)


@rule("OA-7.4")
def test_modifiers_in_words(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "wolves augury longbows", "charming-valley": "map-library"},
        advisers={"A": "acting-troupe nature-worship"},
        relics={"A": "cup-of-plenty"},
        secrets={"A": 5},
        supply={"A": 0},
    )
    t.play("A: trade")
    assert "your Trade action" in GAME.say(t.table.prompt(0).label)
    assert ("with:cup-of-plenty", "Use Cup of Plenty", slot_of(t, "cup-of-plenty")) in offered(t)
    assert reason(t, "go") == ("OA-7.4", "first choose what the action still needs")
    assert reason(t, "with:map-library") == (
        "OA-7.4",
        "Map Library has no effect here, or it is out of your reach or too costly",
    )
    assert reason(t, "with:augury") == ("OA-7.4", "there is no such move here"), "it modifies searches"
    t.play("A: with:cup-of-plenty")
    assert reason(t, "with:cup-of-plenty") == ("OA-7.4", "Cup of Plenty is already in use")
    t.play("A: go")
    assert reason(t, "favor:longbows")[0] == "OA-4.2c"
    finish(t)


@card("Forest Paths")
@rule("OA-7.4")
@pytest.mark.parametrize("favor", [0, 1])
def test_a_modifier_that_cannot_be_paid_is_not_offered(oath, favor):
    t = oath.position(seats=2, advisers={"A": "forest-paths"}, cards={"river": "wolves"}, favor={"A": favor})
    t.play("A: travel")
    assert ("with:forest-paths" in t.legal("A")) is bool(favor)
    finish(t)


@card("Forest Paths")
@rule("OA-7.1.2c")
def test_an_occupied_modifier_is_not_offered(oath):
    t = oath.position(seats=2, cards={"plains": "forest-paths", "river": "wolves"}, favor={"A": 5})
    t.play("A: muster", "A: forest-paths", "A: travel")
    assert prompts(t) == ["travel-to"]
    finish(t)


@rule("OA-4.2a")
def test_a_turn_that_has_had_its_actions_says_so(oath):
    t = oath.position(seats=2, options={"deeds": 1})
    t.play("A: travel", "A: site:charming-valley")
    assert t.legal("A") == ["rest"]
    for verb in ("search", "leave"):
        refusal = t.table.why_not(0, verb)
        assert (refusal.rule, refusal.reason.id) == ("OA-4.2a", "refusal-deeds")


@rule("OA-5.2.1", "OA-5.3.2a")
def test_why_a_card_cannot_be_worked_with(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "ruined-temple wolves forest-council", "charming-valley": "longbows"},
        warbands={"plains": "A1"},
        pawns={"B": "plains"},
        advisers={"B": "scouts"},
        favor={"B": 3},
        to_move="B",
    )
    assert "muster" not in t.legal("B"), "the Forest Council forbids the Beasts"
    t = oath.position(
        seats=2,
        cards={"plains": "ruined-temple longbows wolves", "charming-valley": "forest-council"},
        warbands={"charming-valley": "A1"},
        pawns={"B": "plains"},
        favor={"B": 3},
        to_move="B",
    )
    t.play("B: muster")
    assert reason(t, "ruined-temple", 1) == ("OA-5.2.1", "Ruined Temple has no suit")
    assert reason(t, "wolves", 1) == ("OA-5.2.1", "a power in play forbids it")
    t.play("B: longbows")


@rule("OA-5.4.1b", "OA-5.4.2b")
def test_why_a_banner_cannot_be_recovered(oath):
    t = oath.position(
        seats=2,
        banners={"people": "- 1", "darkest": "B 1"},
        pawns={"B": "river"},
        advisers={"B": "wolves"},
        favor={"A": 5},
        secrets={"A": 5},
    )
    t.play("A: recover")
    assert reason(t, "banner:darkest")[0] == "OA-5.4.1b"
    finish(t, {"recover": "banner:people"})


@card("Mine")
@rule("OA-4.1.4")
def test_why_a_token_is_not_taken(oath):
    land = "plains charming-valley mountain river steppe rocky-coast wastes mine"
    t = oath.position(seats=2, land=land, site_tokens={"mine": "3 0"}, pawns={"B": "mine"})
    t.play("A: rest")
    assert (t.table.why_not(1, "secret").rule, t.table.why_not(1, "secret").reason.id) == ("OA-4.1.4", "refusal-token")
    t.play("B: skip")


@card("Cracked Horn")
def test_why_a_discard_does_not_go_there(oath):
    t = oath.position(seats=2, relics={"A": "cracked-horn"})
    t.play("A: search")
    if "with:cracked-horn" in t.legal("A"):
        t.play("A: with:cracked-horn")
    while "under:world" not in t.legal("A"):
        t.play(f"A: {t.legal('A')[0]}")
    assert t.table.why_not(0, "under:hinterland").reason.id == "refusal-pile"
    finish(t)


@rule("OA-5.5.2a")
def test_an_action_under_way_is_part_of_what_is_compared(oath):
    t = attack(battle(oath), dice=3)
    (act,) = t.table.g.acts.dump()
    assert (act["kind"], act["me"], act["at"], act["targets"], act["attack"]) == ("campaign", 1, 4, [4], 3)
    finish(t)


@pytest.mark.parametrize("seed", range(2))
def test_everything_offered_can_be_said(seed):
    stream = Rng(seed_bytes(seed))
    table = Table.new(GAME, 3, seed=seed, options={"deeds": 6, "chronicle": "" if seed else "invented:5"})
    seen = set()
    while not table.over:
        seat = table.to_act[0]
        said = [table.prompt(seat).label, *[option.label for option in table.legal(seat)]]
        for label in said:
            if repr(label) not in seen:
                seen.add(repr(label))
                assert "None" not in repr(label)
                assert all(GAME.say(label, language) for language in ("en", "ru"))
        assert all(option.notation and ":-" not in "".join(option.touches) for option in table.legal(seat))
        table.play(seat, stream.pick(table.legal(seat)))
    assert len(seen) > 100
