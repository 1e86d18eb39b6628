"""More of what groups say: whom they help and keep out, what their masters get, what never comes back."""

from __future__ import annotations

from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until


@card("druids")
@rule("IN-17.2")
def test_druids_may_be_linked_to_a_place_and_to_nothing_else(inwo):
    t = inwo.position(groups={"A": "druids texas nasa", "B": "cia"})
    run(t, "A: free")
    assert [move for move in t.legal("A") if move.startswith("link:")] == ["link:druids>texas"]
    t.play("A: link:druids>texas")
    assert t.links == {"druids": "texas"}


@card("red-cross")
def test_the_red_cross_relieves_its_master_at_the_end_of_the_turn(inwo):
    t = inwo.position(groups={"A": "cia", "B": "cable-tv(texas(red-cross))"}, hands={"A": "tidal-wave"}, dice=[1, 1])
    run(t, "A: plot:tidal-wave", "A: texas")
    assert t.strength == 20 - 6 - 5 - 6
    settle(t)
    assert t.devastated == ["texas"]
    settle(run(t, "A: knock", "A: done"))
    assert t.devastated == []


@card("the-men-in-black")
def test_what_the_men_in_black_destroy_never_comes_back(inwo):
    for leader, buried in (("the-men-in-black", [FACE["dentists"]]), ("clone-arrangers", [])):
        t = inwo.position(groups={"A": "the-men-in-black clone-arrangers", "B": "texas(japan(dentists))"}, dice=[1, 1])
        settle(attack(t, "A", "destroy", leader, "dentists"))
        assert t.destroyed["A"] == ["dentists"]
        assert [effect.about[0] for effect in t.table.g.effects.of("buried")] == buried


@card("druids")
@rule("IN-9.18")
def test_druids_defend_even_a_secret_magic_group(inwo):
    t = inwo.position(groups={"A": "cia", "B": "cattle-mutilators", "C": "druids nasa"})
    attack(t, "A", "control", "bavarian-illuminati", "cattle-mutilators")
    legal = until(t, "C")
    assert "oppose:druids" in legal
    assert "oppose:nasa" not in legal


@card("paranoids")
def test_paranoids_act_only_while_something_raises_their_power(inwo):
    t = inwo.position(groups={"A": "paranoids", "B": "cia"}, links={"jake-day": "paranoids"})
    assert t.tokens["paranoids"] == 0
    raised = {"jake-day": "paranoids", "the-weird-turn-pro": "paranoids"}
    t = inwo.position(groups={"A": "paranoids", "B": "cia"}, links=raised)
    assert (t.power["paranoids"], t.tokens["paranoids"]) == (4, 1)


@card("paranoids")
def test_paranoids_without_power_are_given_no_token(inwo):
    t = inwo.position(
        groups={"A": "paranoids witch", "B": "cia"},
        links={"jake-day": "paranoids"},
        hands={"A": "freaking-the-mundanes"},
        tokens={"witch": 0},
    )
    run(t, "A: plot:freaking-the-mundanes")
    assert t.legal("A") == ["witch"]


@card("reformed-church-of-satan")
def test_straight_groups_may_not_help_against_the_reformed_churchs_friends(inwo):
    for owner, may in (("B", False), ("C", True)):
        groups = {"A": "cia", "B": "texas", "C": "new-york", "D": "fbi"}
        groups[owner] += " reformed-church-of-satan"
        t = inwo.position(groups=groups)
        attack(t, "A", "control", "cia", "texas")
        assert ("aid:fbi" in until(t, "D")) is may


@card("stonehenge")
def test_magic_plots_cannot_strike_the_player_of_stonehenge(inwo):
    for owner, may in (("B", False), ("C", True)):
        groups = {"A": "witch", "B": "israel ross-perot", "C": "nasa"}
        groups[owner] += " stonehenge"
        for plot, target in (("plague-of-demons", "israel"), ("withering-curse", "ross-perot")):
            t = inwo.position(groups=groups, hands={"A": plot})
            assert offered(t, "A", f"plot:{plot}") is may
            if may:
                run(t, f"A: plot:{plot}")
                assert target in t.legal("A")
                t.play(f"A: {target}")


@card("moonies")
@rule("IN-9.14")
def test_moonies_who_break_a_privilege_join_with_all_their_power(inwo):
    t = inwo.position(groups={"A": "fbi", "B": "texas", "C": "moonies"}, links={"charismatic-leader": "moonies"})
    declare(t, "A", "control", "fbi", "texas", "use:bavarian-illuminati")
    run(t, "C: use:moonies/break", "C: oppose")
    replies_pass(t)
    assert ["oppose", "moonies", -6] in t.parts


@card("big-media")
def test_big_media_help_and_hinder_other_media_with_all_their_power(inwo):
    for side, number in (("aid", 6), ("oppose", -6)):
        t = inwo.position(groups={"A": "cia", "B": "cable-tv", "C": "big-media"}, links={"self-esteem": "big-media"})
        declare(t, "A", "control", "cia", "cable-tv")
        run(t, f"C: {side}:big-media")
        assert [side, "big-media", number] in t.parts


@card("joggers", "count-dracula", "ark-of-the-covenant")
def test_nothing_else_destroys_what_cannot_be_destroyed(inwo):
    for leader, gone in (
        ("japan", ["japan"]),
        ("joggers", []),
        ("count-dracula", ["count-dracula"]),
    ):  # the Ark is Magic
        t = inwo.position(
            groups={"A": f"{leader} cia", "B": "texas(nasa(dentists))"},
            resources={"B": "ark-of-the-covenant"},
            written={"ark-of-the-covenant": "dentists"},
            dice=[1, 1],
        )
        attack(t, "A", "destroy", leader, "dentists")
        run(t, "A: aid:bavarian-illuminati")
        assert t.strength >= 2
        settle(t)
        assert t.destroyed["A"] == ["dentists"]
        assert t.destroyed["B"] == gone
        run(t, "B: texas")


@card("count-dracula", "moonbase")
@rule("IN-8.13")
def test_count_dracula_survives_the_end_of_the_moonbase(inwo):
    t = inwo.position(
        groups={"A": "texas(moonbase) count-dracula", "B": "cia"},
        links={"count-dracula": "moonbase"},
        hands={"B": "meteor-strike earthquake combined-disasters"},
        dice=[1, 1],
    )
    run(t, "A: knock", "A: done", "B: plot:combined-disasters", "B: meteor-strike", "B: earthquake", "B: moonbase")
    settle(t)
    assert t.destroyed["B"] == ["moonbase"]
    assert "count-dracula" in t.groups["A"]


@card("junk-mail")
def test_junk_mail_finds_secret_groups(inwo):
    t = inwo.position(groups={"A": "junk-mail", "B": "cattle-mutilators texas"})
    declare(t, "A", "control", "bavarian-illuminati", "cattle-mutilators")
    assert ["bonus", "junk-mail", 6] in t.parts
    t = inwo.position(groups={"A": "junk-mail", "B": "cattle-mutilators texas"})
    declare(t, "A", "control", "bavarian-illuminati", "texas")
    assert not [part for part in t.parts if part[0] == "bonus"]


@card("israel")
def test_israel_joins_any_attack_with_all_its_power(inwo):
    for side, number in (("aid", 6), ("oppose", -6)):
        t = inwo.position(groups={"A": "nasa", "B": "dentists", "C": "israel"}, links={"new-blood": "israel"})
        declare(t, "A", "control", "nasa", "dentists")
        run(t, f"C: {side}:israel")
        assert [side, "israel", number] in t.parts


@card("the-great-pyramid", "stonehenge")
@rule("IN-19.19")
def test_the_pyramid_does_not_see_the_hand_of_a_player_immune_to_magic(inwo):
    for friend, seen in (("nasa", 1), ("stonehenge", 0)):
        t = inwo.position(
            groups={"A": f"bank-of-england {friend}", "B": "the-great-pyramid"}, decks={"A": "jihad martyrs"}
        )
        settle(run(t, "A: use:bank-of-england"))
        g = t.table.g
        assert sum(g.cards.knows(1, slot) for slot in g.plots[0]) == seen
