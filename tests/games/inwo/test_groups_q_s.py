"""Groups from Q to S: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import attack, kinds, offered, run, settle, until, wrap_up


@card("reformed-church-of-satan", "shangri-la", "offshore-banks")
def test_what_others_forbid_stays_forbidden(inwo):
    t = inwo.position(groups={"A": "cia", "B": "offshore-banks reformed-church-of-satan texas"})
    run(t, "A: destroy:cia")
    assert t.legal("A") == ["reformed-church-of-satan", "texas"]
    t.play("A: texas")
    t = inwo.position(illuminati={"C": "shangri-la"}, groups={"A": "cia", "B": "offshore-banks texas", "C": "japan"})
    run(t, "A: destroy:cia")
    assert t.legal("A") == ["texas", "japan"]
    t.play("A: texas")


@card("reformed-church-of-satan")
def test_straight_groups_may_not_help_against_the_reformed_churchs_friends(inwo):
    for owner, may in (("B", False), ("C", True)):
        groups = {"A": "cia", "B": "texas", "C": "new-york", "D": "fbi"}
        groups[owner] += " reformed-church-of-satan"
        t = inwo.position(groups=groups)
        attack(t, "A", "control", "cia", "texas")
        assert ("aid:fbi" in until(t, "D")) is may


@card("ronald-reagan")
def test_no_media_group_joins_against_ronald_reagan_but_others_do(inwo):
    t = inwo.position(groups={"A": "ronald-reagan", "B": "texas", "C": "cable-tv england"})
    attack(t, "A", "control", "ronald-reagan", "texas")
    legal = until(t, "C")
    assert {"aid:cable-tv", "aid:england", "oppose:england"} <= set(legal)
    assert "oppose:cable-tv" not in legal


@card("ronald-reagan")
def test_media_groups_join_where_ronald_reagan_takes_no_part(inwo):
    t = inwo.position(groups={"A": "cia ronald-reagan", "B": "texas", "C": "cable-tv"})
    attack(t, "A", "control", "cia", "texas")
    assert {"aid:cable-tv", "oppose:cable-tv"} <= set(until(t, "C"))


@card("ronald-reagan")
def test_a_media_group_that_was_there_before_ronald_reagan_stays(inwo):
    t = inwo.position(groups={"A": "cia ronald-reagan", "B": "texas", "C": "cable-tv empty-vee"})
    attack(t, "A", "control", "cia", "texas")
    run(t, "C: oppose:cable-tv", "A: aid:ronald-reagan")
    assert "oppose:empty-vee" not in until(t, "C")
    assert kinds(t, "oppose") == [["cable-tv", -2]]


@card("ronald-reagan", "punk-rockers")
def test_ronald_reagan_lets_nobody_in_whom_others_keep_out(inwo):
    for leader, may in (("punk-rockers", False), ("cia", True)):
        t = inwo.position(groups={"A": leader, "B": "california ronald-reagan", "C": "gay-activists"})
        attack(t, "A", "destroy", leader, "california")
        assert ("oppose:gay-activists" in until(t, "C")) is may
        wrap_up(t)


@card("rosicrucians")
@rule("IN-19.15")
def test_rosicrucians_search_only_when_their_player_draws_a_plot(inwo):
    for seat, step in (("B", "plot draw"), ("A", "group draw")):
        groups = {"A": "texas", "B": "cia"}
        groups[seat] += " rosicrucians"
        t = inwo.position(groups=groups, step=step, hands={"A": "jihad"})
        run(t, "A: draw")
        assert "use:rosicrucians" not in until(t, seat)
        wrap_up(t)
    t = inwo.position(groups={"A": "rosicrucians fraternal-orders", "B": "cia"})
    run(t, "A: use:fraternal-orders")
    assert "use:rosicrucians" not in until(t, "A")


@card("russia", "switzerland", "servants-of-cthulhu")
@rule("IN-8.13", "IN-10.2")
def test_russia_and_switzerland_leave_instant_attacks_to_others(inwo):
    t = inwo.position(
        illuminati={"A": "servants-of-cthulhu", "B": "gnomes-of-zurich"},
        groups={"A": "russia switzerland", "B": "china"},
        hands={"A": "earthquake"},
    )
    run(t, "A: plot:earthquake", "A: china")
    assert kinds(t, "bonus") == [["servants-of-cthulhu", 4]]


@card("society-for-creative-anarchism")
def test_anarchists_pass_over_a_rival_without_group_cards_to_draw(inwo):
    name = "society-for-creative-anarchism"
    t = inwo.position(groups={"A": name, "B": "texas", "C": "cia"}, tokens={name: 5}, seats=3)
    for left in (4, 3, 2, 1):
        assert len(t.group_deck["B"]) == left
        settle(run(t, f"A: use:{name}", "A: @B"))
    run(t, f"A: use:{name}")
    assert t.legal("A") == ["@2"]
    t.play("A: @2")


@card("red-cross")
def test_the_red_cross_relieves_its_master_at_the_end_of_the_turn(inwo):
    t = inwo.position(groups={"A": "cia", "B": "cable-tv(texas(red-cross))"}, hands={"A": "tidal-wave"}, dice=[1, 1])
    run(t, "A: plot:tidal-wave", "A: texas")
    assert t.strength == 20 - 6 - 5 - 6
    settle(t)
    assert t.devastated == ["texas"]
    settle(run(t, "A: knock", "A: done"))
    assert t.devastated == []


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
