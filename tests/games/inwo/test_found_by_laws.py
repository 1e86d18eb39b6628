"""What random play under the laws has found."""

from __future__ import annotations

from camarilla.games.inwo import card_moves
from camarilla.games.inwo.catalog import FACE
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.testing import rule

from .helpers import attack, run


@rule("IN-21.10")
def test_a_plot_in_the_hand_and_a_copy_stored_under_a_card_are_one_option(inwo):
    t = inwo.position(groups={"A": "fidel-castro", "B": "cia"}, hands={"A": "gun-control gun-control"})
    g = t.table.g
    assert t.legal("A").count("plot:gun-control") == 1
    card_moves.store(g, g.plots[0][0], g.structure[0][0])
    assert t.legal("A").count("plot:gun-control") == 1


@rule("IN-21.13")
def test_a_copy_made_after_the_roll_goes_on_from_the_roll(inwo):
    """What was committed and rolled is not asked and rolled anew: one pass of everybody, and the attack is over."""
    t = inwo.position(groups={"A": "cia"}, hands={"A": "feminists", "B": "time-warp"}, dice=[1, 1, 6, 6])
    attack(t, "A", "control", "cia", "feminists")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    copy = t.table.clone()
    assert (copy.asked, copy.g.attack.dice) == (t.table.asked, [1, 1])
    while copy.g.attack is not None and "pass" in [option.notation for option in copy.legal(copy.to_act[0])]:
        assert copy.g.attack.dice == [1, 1]
        copy.play(copy.to_act[0], "pass")
        t.play(f"{t.to_act[0]}: pass")
    assert copy.asked == t.table.asked
    assert [option.notation for option in copy.legal(0)] == [option.notation for option in t.table.legal(0)]


@rule("IN-21.20", "IN-21.21")
def test_what_was_declined_by_name_may_be_given_unseen(inwo):
    """Else everybody could tell, by a deal that comes to nothing, which card it would have been."""
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax jihad"})
    run(t, "A: free", "A: deal@B", "A: give:plot:hoax", "A: offer", "B: decline", "A: free", "A: deal@B")
    run(t, "A: give:unseen-plot:1", "A: offer", "B: accept", "A: keep", "B: keep", "A: hoax")
    assert (t.plots["A"], t.plots["B"]) == (["jihad"], ["hoax"])


def worlds(t, seat, count=12):
    """Worlds that a seat can imagine now."""
    return [t.table.sample(seat, Rng(seed_bytes(number))) for number in range(count)]


@rule("IN-21.2")
def test_who_cannot_pay_by_tokens_is_imagined_with_a_plot_that_stands_in(inwo):
    """March on Washington pays here: a rival knows that it must be in the hand, from the first choice to the last."""
    t = inwo.position(
        groups={"A": "dentists"},
        hands={"A": "march-on-washington logic-bomb jihad", "B": "hoax jihad"},
        decks={"A": "martyrs payoff"},
        tokens={"bavarian-illuminati": 0, "dentists": 0},
    )
    for line in ("A: plot:logic-bomb", "A: @B"):
        run(t, line)
        assert t.to_act == ["A"]
        for world in worlds(t, 1):
            assert FACE["march-on-washington"] in [world.g.cards.face[slot] for slot in world.g.plots[0]]
            assert world.legal(0)


@rule("IN-21.2")
def test_a_stand_in_may_be_needed_once_some_groups_have_paid(inwo):
    """Three are asked: the phone phreaks bring one, and only the march can bring the rest."""
    t = inwo.position(
        groups={"A": "phone-phreaks"},
        hands={"A": "march-on-washington the-internet-worm", "B": "hoax jihad"},
        decks={"A": "martyrs payoff", "B": "martyrs payoff"},
        tokens={"bavarian-illuminati": 0},
    )
    run(t, "A: plot:the-internet-worm", "A: @B", "A: phone-phreaks")
    assert t.legal("A") == ["march-on-washington"]
    for world in worlds(t, 1):
        assert [option.notation for option in world.legal(0)] == ["march-on-washington"]


@rule("IN-21.2")
def test_who_could_pay_by_tokens_may_hold_anything(inwo):
    t = inwo.position(
        groups={"A": "dentists"},
        hands={"A": "march-on-washington logic-bomb jihad", "B": "hoax jihad"},
        decks={"A": "martyrs payoff"},
    )
    run(t, "A: plot:logic-bomb")
    held = [
        FACE["march-on-washington"] in [world.g.cards.face[slot] for slot in world.g.plots[0]] for world in worlds(t, 1)
    ]
    assert not all(held)


@rule("IN-9.9")
def test_who_must_name_a_card_of_the_hand_is_imagined_with_one(inwo):
    """Faction Fight names a duplicate of the group under attack: whoever played it holds one."""
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "faction-fight texas dentists", "B": "hoax"})
    run(t, "A: control:cia", "A: texas", "A: plot:faction-fight")
    assert t.legal("A") == ["texas"]
    for world in worlds(t, 1):
        assert [option.notation for option in world.legal(0)] == ["texas"]


@rule("IN-21.18")
def test_who_gives_the_ark_away_remembers_the_name_in_it(inwo):
    t = inwo.position(
        groups={"A": "texas japan", "B": "cia dentists", "C": "brazil"},
        resources={"A": "ark-of-the-covenant"},
        written={"ark-of-the-covenant": "texas"},
    )
    run(t, "A: free", "A: deal@B", "A: give:resource:ark-of-the-covenant", "A: offer", "B: accept")
    run(t, "A: keep", "B: keep")
    g = t.table.g
    ark = g.resources[1][0]
    for seat in (0, 1):
        assert {world.g.written[ark] for world in worlds(t, seat)} == {g.written[ark]}
    assert g.written[ark] not in {world.g.written[ark] for world in worlds(t, 2)}
