"""Groups from T to Z: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

from camarilla.games.inwo.catalog import FACE
from camarilla.testing import card, rule

from .helpers import attack, kinds, offered, run, settle, until, wrap_up


@card("tabloids")
@rule("IN-9.16")
def test_strangers_join_only_where_tabloids_lead_against_a_secret_group(inwo):
    for leader, target in (("tabloids", "texas"), ("templars", "cattle-mutilators")):
        t = inwo.position(groups={"A": "tabloids templars", "B": target, "C": "moonbase"})
        attack(t, "A", "destroy", leader, target)
        legal = until(t, "C")
        assert not {"aid:moonbase", "oppose:moonbase"} & set(legal)
        wrap_up(t)


@card("telephone-psychics")
def test_telephone_psychics_reach_media_groups_of_power_one_or_two(inwo):
    for target, bonus in (
        ("comic-books", [["telephone-psychics", 6]]),
        ("girlie-magazines", [["telephone-psychics", 6]]),
        ("cable-tv", []),  # Power 3
        ("dentists", []),  # not Media
    ):
        t = inwo.position(groups={"A": "telephone-psychics", "B": f"texas({target})"})
        attack(t, "A", "control", "telephone-psychics", target)
        assert kinds(t, "bonus") == bonus
        wrap_up(t)


@card("trading-card-games", "upheaval")
def test_trading_card_games_that_are_gone_are_not_swapped(inwo):
    t = inwo.position(
        groups={"A": "cia(trading-card-games)", "B": "texas england"}, hands={"A": "japan", "B": "upheaval"}
    )
    run(t, "A: use:trading-card-games", "A: japan")
    run(t, "B: plot:upheaval")
    run(t, "A: trading-card-games", "B: england")
    settle(t)
    assert t.groups["A"] == ["cia"]
    assert t.hand["A"] == ["japan"]
    assert t.discards["A"] == ["trading-card-games"]


@card("texas")
def test_texas_stores_plots_and_no_goals(inwo):
    for hand, may in (("jihad", True), ("power-for-its-own-sake", False), ("", False)):
        t = inwo.position(groups={"A": "texas", "B": "cia"}, hands={"A": hand})
        assert offered(t, "A", "use:texas") is may


@card("the-men-in-black")
def test_what_the_men_in_black_destroy_never_comes_back(inwo):
    for leader, buried in (("the-men-in-black", [FACE["dentists"]]), ("clone-arrangers", [])):
        t = inwo.position(groups={"A": "the-men-in-black clone-arrangers", "B": "texas(japan(dentists))"}, dice=[1, 1])
        settle(attack(t, "A", "destroy", leader, "dentists"))
        assert t.destroyed["A"] == ["dentists"]
        assert [effect.about[0] for effect in t.table.g.effects.of("buried")] == buried


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
