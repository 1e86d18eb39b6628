"""OA-5.1 Search, OA-6.1 facedown advisers, OA-7.2 restrictions."""

from __future__ import annotations

import pytest

from camarilla.games.oath import GAME
from camarilla.kernel.table import Table
from camarilla.testing import card, rule

from .helpers import finish, prompts


@rule("OA-5.1.1", "OA-5.1.2a", "OA-5.1.3", "OA-5.1.4", "OA-10.discard-a", "OA-10.your-site")
def test_a_search_of_the_own_pile(oath):
    t = oath.position(seats=2, discards={"cradle": "wolves elders scouts longbows", "hinterland": "tents"}, visions=5)
    t.play("A: search")
    assert t.legal("A") == ["world", "pile:cradle"]
    t.play("A: pile:cradle")
    assert t.supply["A"] == 5
    assert sorted(t.hands["A"]) == ["elders", "scouts", "wolves"]
    t.play("A: elders", "A: scouts")
    assert t.discards["provinces"] == ["wolves", "scouts"], "the next region, in the player's order"
    t.play("A: discard")
    assert t.discards["provinces"] == ["elders", "wolves", "scouts"]
    assert t.discards["cradle"] == ["longbows"]


@rule("OA-5.1.2b", "OA-2.7.1", "OA-10.draw", "OA-5.1.1")
@pytest.mark.parametrize(
    ("world", "drawn"),
    [
        ("vision-of-faith wolves elders", 1),
        ("wolves conspiracy elders", 2),
        ("wolves elders vision-of-faith scouts", 3),
        ("wolves elders scouts vision-of-faith", 3),
    ],
)
def test_a_vision_stops_the_draw(oath, world, drawn):
    t = oath.position(seats=2, world=world)
    t.play("A: search", "A: world")
    assert sorted(t.hands["A"]) == sorted(world.split()[:drawn])
    assert t.visions == int("vision-of-faith" in t.hands["A"] or "conspiracy" in t.hands["A"])
    assert t.supply["A"] == 5, "a Vision drawn now changes only the next cost"
    finish(t)


@rule("OA-5.1.2c", "OA-2.7.1")
def test_visions_in_a_pile_neither_stop_nor_count(oath):
    t = oath.position(seats=2, discards={"cradle": "vision-of-faith conspiracy scouts"})
    t.play("A: search", "A: pile:cradle")
    assert len(t.hands["A"]) == 3
    assert t.visions == 0
    finish(t)


@rule("OA-5.1.2a", "OA-9.3b")
def test_an_empty_pile_may_be_searched_for_nothing(oath):
    t = oath.position(seats=2)
    t.play("A: search", "A: pile:cradle")
    assert prompts(t) == ["act"]
    assert t.supply["A"] == 5


@rule("OA-5.1.4.Ia", "OA-2.8.1a", "OA-2.8.1b", "OA-10.play", "OA-5.1.4.Ic", "OA-10.gain")
def test_playing_to_the_own_site(oath):
    t = oath.position(
        seats=2,
        cards={"river": "elders"},
        site_relics={"river": "map"},
        discards={"provinces": "wolves"},
        pawns={"A": "river"},
        banks={"beast": 0},
    )
    t.play("A: search", "A: pile:provinces", "A: site:river")
    assert t.cards["river"] == ["elders", "wolves"]
    assert t.favor["A"] == 1, "the bank is empty"
    t = oath.position(seats=2, cards={"river": "elders keep"}, discards={"provinces": "wolves"}, pawns={"A": "river"})
    t.play("A: search", "A: pile:provinces")
    assert t.legal("A") == ["discard", "faceup", "facedown"], "no room"
    t.play("A: discard")


@rule("OA-5.1.4.IIa", "OA-5.1.4.IIb", "OA-5.1.4.IId", "OA-2.2.2a", "OA-2.2.2b", "OA-10.adviser", "OA-5.1.4.IIe")
def test_a_fourth_adviser_replaces_one(oath):
    t = oath.position(seats=2, advisers={"A": "elders ~scouts insomnia"}, discards={"cradle": "wolves"})
    assert not any("elders" in move for move in t.legal("A")), "a faceup adviser cannot simply be discarded"
    t = oath.position(seats=2, advisers={"A": "elders ~scouts vow-of-poverty"}, discards={"cradle": "wolves"})
    t.play("A: search", "A: pile:cradle", "A: facedown")
    assert t.legal("A") == ["elders", "scouts"], "not a locked one"
    t.play("A: scouts")
    assert t.advisers["A"] == ["elders", "vow-of-poverty", "~wolves"]
    assert t.discards["provinces"] == ["scouts"]


@rule("OA-5.1.4.IId")
def test_three_locked_advisers_leave_no_place(oath):
    t = oath.position(seats=2, advisers={"A": "vow-of-poverty marriage council-seat"}, discards={"cradle": "wolves"})
    t.play("A: search", "A: pile:cradle")
    assert t.legal("A") == ["discard", "site:plains"]
    t.play("A: discard")


@rule("OA-5.1.4.IIc", "OA-7.2", "OA-7.0")
def test_facedown_advisers_have_no_suit_and_no_power(oath):
    t = oath.position(seats=2, cards={"plains": "wolves"}, advisers={"A": "~rangers ~tutor"})
    assert "use:tutor" not in t.legal("A")
    t.play("A: trade", "A: favor:wolves")
    assert t.favor["A"] == 2


@rule("OA-5.1.4.IIIa", "OA-5.1.4.IIIb", "OA-5.1.4.IIIc", "OA-2.2.1b")
def test_visions_lie_on_the_boards_of_exiles(oath):
    given = {"seats": 2, "discards": {"cradle": "vision-of-faith"}}
    t = oath.position(**given)
    t.play("A: search", "A: pile:cradle")
    assert t.legal("A") == ["discard", "facedown"], "neither at sites nor for the Chancellor"
    t.play("A: facedown")
    assert t.advisers["A"] == ["~vision-of-faith"]
    t.refuse("A: play:vision-of-faith")
    t = oath.position(**given, revealed={"B": "vision-of-conquest"}, advisers={"B": "wolves"}, to_move="B")
    t.play("B: search", "B: pile:cradle", "B: revealed")
    assert t.revealed["B"] == "vision-of-faith"
    assert t.discards["provinces"] == ["vision-of-conquest"]
    assert t.advisers["B"] == ["wolves"], "it is no adviser"


@rule("OA-5.1.4.IVa")
def test_anybody_may_play_conspiracy(oath):
    t = oath.position(seats=2, advisers={"A": "~conspiracy"}, revealed={"B": "vision-of-faith"})
    t.play("A: play:conspiracy", "A: faceup")
    assert t.box == ["conspiracy"]
    assert t.advisers["A"] == []
    assert t.revealed["B"] == "vision-of-faith"


@rule("OA-6.1a", "OA-6.1b", "OA-6.1c")
def test_facedown_advisers_are_played_or_discarded_for_nothing(oath):
    t = oath.position(seats=2, advisers={"A": "~wolves ~elders ~a-small-favor"}, supply={"A": 0})
    t.play("A: play:wolves", "A: site:plains")
    assert (t.favor["A"], t.cards["plains"]) == (2, ["wolves"])
    guards = {option.notation: option.guard for option in t.table.legal(0)}
    assert (guards["drop:elders"], guards["play:elders"]) == ("lose", ""), "what is thrown away is asked about"
    t.play("A: drop:elders")
    assert t.discards["provinces"] == ["elders"]
    t.play("A: play:a-small-favor")
    assert t.legal("A") == ["discard", "faceup"], "its place is its own already"
    t.play("A: faceup")
    assert t.bands["A"] == 7


@rule("OA-6.1d", "OA-9.4b", "OA-9.4a")
def test_the_owner_sees_facedown_advisers(oath):
    t = oath.position(seats=2, advisers={"A": "~wolves"})
    assert t.table.view(0).board.players[0].advisers[0].name == "Wolves"
    assert t.table.view(1).board.players[0].advisers[0].name is None
    assert t.table.view(None).board.players[0].advisers[0].name is None


@rule("OA-6.1d", "OA-9.4b")
def test_a_facedown_adviser_may_be_shown(oath):
    t = oath.position(seats=3, advisers={"A": "~wolves"})
    t.play("A: show:wolves", "A: seat@C")
    seen = [t.table.view(viewer).board.players[0].advisers[0].name for viewer in (1, 2)]
    assert seen == [None, "Wolves"]
    t.play("A: show:wolves", "A: seat@B")
    assert t.table.view(1).board.players[0].advisers[0].name == "Wolves"


@rule("OA-7.2.1")
def test_where_restricted_cards_may_go(oath):
    t = oath.position(seats=2, advisers={"A": "~keep ~tutor"})
    t.play("A: play:keep")
    assert t.legal("A") == ["discard", "site:plains"]
    t.play("A: site:plains", "A: play:tutor")
    assert t.legal("A") == ["discard", "faceup"]
    t.play("A: faceup")


@rule("OA-7.2.2", "OA-10.locked")
def test_locked_cards_stay(oath):
    t = oath.position(seats=2, cards={"plains": "keep longbows"}, advisers={"A": "~dazzle vow-of-poverty"})
    t.play("A: play:dazzle", "A: faceup")
    assert t.cards["plains"] == ["keep"]
    t = oath.position(seats=2, advisers={"A": "~vow-of-poverty"})
    t.play("A: drop:vow-of-poverty")
    assert t.advisers["A"] == [], "facedown it is not locked"


@rule("OA-7.3.3a")
def test_when_played_powers_only_when_played_faceup(oath):
    t = oath.position(seats=2, discards={"cradle": "a-small-favor"})
    t.play("A: search", "A: pile:cradle", "A: facedown")
    assert t.bands["A"] == 3
    t.play("A: play:a-small-favor", "A: faceup")
    assert t.bands["A"] == 7


@rule("OA-7.4", "OA-7.4.1", "OA-7.4.2")
def test_modifiers_are_declared_first_and_may_be_used_again(oath):
    t = oath.position(
        seats=2, cards={"plains": "augury"}, discards={"cradle": "wolves elders scouts longbows keep tents rangers"}
    )
    t.play("A: search")
    assert t.legal("A") == ["go", "with:augury"]
    t.play("A: with:augury", "A: pile:cradle")
    assert len(t.hands["A"]) == 4
    finish(t)
    t.play("A: search", "A: with:augury", "A: world")
    finish(t)
    t.play("A: search", "A: go", "A: pile:cradle")
    assert len(t.hands["A"]) == 3, "optional"
    finish(t)


@rule("OA-7.4.3")
def test_a_modifier_in_use_is_not_discarded(oath):
    t = oath.position(seats=2, cards={"plains": "crop-rotation keep elders"}, discards={"cradle": "wolves"})
    t.play("A: search", "A: with:crop-rotation", "A: pile:cradle", "A: site:plains")
    assert t.legal("A") == ["elders"], "Keep is locked, Crop Rotation in use"
    t.play("A: elders")
    assert t.cards["plains"] == ["crop-rotation", "keep", "wolves"]


@rule("OA-7.6.4a", "OA-7.6.4b")
def test_the_smallest_limit_of_advisers_counts(oath):
    t = oath.position(seats=2, advisers={"A": "~insomnia ~silver-tongue wolves"})
    t.play("A: play:insomnia", "A: faceup")
    assert t.legal("A") == ["silver-tongue", "wolves"]
    t.play("A: wolves", "A: play:silver-tongue", "A: faceup")
    assert t.advisers["A"] == ["insomnia", "silver-tongue"]


@rule("OA-10.discard-b", "OA-10.discard-c", "OA-7.1.2c")
def test_discards_from_elsewhere_go_by_their_region(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "roving-terror", "wastes": "wolves"},
        favor={"A": 1},
        secrets={"A": 2},
        warbands={"wastes": "A1"},
    )
    t.play("A: use:wolves", "A: board@B")
    t.refuse("A: use:wolves")
    t.play("A: use:roving-terror")
    finish(t)
    assert t.discards["cradle"] == ["wolves"]
    assert (t.secrets["A"], t.dark["A"]) == (0, 1)


@rule("OA-9.4a", "OA-9.4c")
def test_backs_are_public_and_the_deck_has_no_size(oath):
    t = oath.position(
        seats=2,
        world="vision-of-faith wolves",
        discards={"cradle": "conspiracy elders"},
        advisers={"A": "~vision-of-conquest"},
    )
    board = t.table.view(1).board
    assert board.world_top == "vision"
    assert [card.vision for card in board.piles[0]] == [False, True]
    assert [card.name for card in board.piles[0]] == [None, None]
    assert board.players[0].advisers[0].vision is True
    assert not any(isinstance(value, int) and value == len(t.world) for value in (board.relic_deck, board.dispossessed))


# -- The stage ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "where", "lies"),
    [
        ("elders", "site:plains", lambda board: board.spaces[0].cards[-1].name),
        ("elders", "faceup", lambda board: board.players[0].advisers[-1].name),
        ("vision-of-faith", "revealed", lambda board: board.players[0].vision.name),
    ],
)
def test_a_play_is_told_when_the_card_lies_where_it_is_played(card, where, lies):
    """What is shown at the event has the card in its new place."""
    given = {"roles": {"A": "exile", "B": "chancellor"}, "discards": {"cradle": card}, "to_move": "A"}
    table = Table.at(GAME, given, seats=2)
    for answer in ("search", "pile:cradle"):
        table.play(0, answer)
    table.moments.show_to([None])
    before = len(table.events)
    table.play(0, where)
    told = [type(event).__name__ for event in table.events[before:]]
    moments = table.moments.collect()
    assert lies(moments[told.index("CardPlayed")][None].board).lower().replace(" ", "-") == card


@card("Conspiracy")
@rule("OA-5.1.4.IVb")
def test_a_conspiracy_against_nobody_asks_nothing(oath):
    t = oath.position(seats=2, advisers={"A": "~conspiracy"}, secrets={"A": 3})
    t.play("A: play:conspiracy", "A: faceup")
    assert (prompts(t), t.secrets["A"]) == (["act"], 3)
