"""OA-9.4: who knows what, and what is remembered once cards were mixed in a hand."""

from __future__ import annotations

from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.testing import card, rule

from .helpers import finish


@rule("OA-9.4a", "OA-5.1.3")
def test_nobody_can_tell_which_of_the_drawn_cards_was_kept(oath):
    t = oath.position(seats=2, relics={"B": "oracular-pig"}, world="wolves elders scouts tents", to_move="B")
    t.play("B: use:oracular-pig", "B: rest", "A: search", "A: world", "A: wolves", "A: elders", "A: facedown")
    board = t.table.view(1).board
    assert board.players[0].advisers[0].name is None
    assert [lying.name for lying in board.piles[1]] == [None, None]
    facts = t.table.view(1).facts
    assert [sorted(fact.faces) for fact in facts] == [["Elders", "Scouts", "Wolves"]], "B still knows what they are"
    own = t.table.view(0).board
    assert own.players[0].advisers[0].name == "Wolves"
    assert [lying.name for lying in own.piles[1]] == ["Elders", "Scouts"]


@rule("OA-9.4a")
def test_a_card_that_was_seen_is_remembered_in_the_pile(oath):
    t = oath.position(seats=2, cards={"plains": "taming-charm wolves"})
    t.play("A: use:taming-charm", "A: wolves")
    for viewer in (0, 1):
        assert t.table.view(viewer).board.piles[1][0].name == "Wolves"
    assert t.table.view(None).board.piles[1][0].name is None, "those who only watch look at backs"


@rule("OA-9.4c", "OA-6.3")
def test_a_peeked_relic_is_known_wherever_it_goes(oath):
    t = oath.position(seats=2, cards={"plains": "relic-breaker"}, site_relics={"plains": "map"})
    t.play("A: peek:relic:0.0", "A: use:relic-breaker", "A: map")
    g = t.table.g
    assert g.cards.knows(0, g.relic_deck[0])
    assert not g.cards.knows(1, g.relic_deck[0])


@card("Inquisitor")
@rule("OA-9.4a")
def test_all_learn_that_a_vision_was_not_conspiracy(oath):
    t = oath.position(
        seats=3,
        cards={"plains": "inquisitor"},
        advisers={"B": "~vision-of-faith"},
        pawns={"B": "plains", "C": "wastes"},
    )
    t.play("A: use:inquisitor", "A: adviser@B.0")
    slot = t.table.g.advisers[1][0]
    for seed in range(30):
        world = t.table.sample(2, Rng(seed_bytes(seed)))
        name = world.g.face_name(world.g.cards.face[slot])
        assert name.startswith("Vision of"), "a sample of C's knows it, too"
    finish(t)


@rule("OA-9.4c")
def test_samples_keep_backs(oath):
    t = oath.position(
        seats=2,
        world="vision-of-faith wolves",
        discards={"cradle": "conspiracy elders", "hinterland": "vision-of-rebellion"},
        advisers={"A": "~vision-of-conquest ~scouts"},
    )
    for seed in range(10):
        g = t.table.sample(1, Rng(seed_bytes(seed))).g
        names = [
            g.face_name(g.cards.face[slot])
            for slot in (g.world[-1], g.discards[0][1], g.discards[2][0], g.advisers[0][0])
        ]
        assert all(name.startswith("Vision") or name == "Conspiracy" for name in names)
        assert not g.face_name(g.cards.face[g.advisers[0][1]]).startswith("Vision")
