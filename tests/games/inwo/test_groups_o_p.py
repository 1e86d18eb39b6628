"""Groups from O to P: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

from camarilla.testing import card

from .helpers import attack, kinds, run, settle, until, wrap_up


@card("opec")
def test_opec_rolls_for_nobody_but_itself(inwo):
    t = inwo.position(groups={"A": "opec texas", "B": "cia"}, step="begin", dice=[4, 5])
    settle(t)
    assert (t.power["texas"], t.power["cia"]) == (6, 6)


@card("paranoids")
def test_paranoids_with_power_can_be_destroyed(inwo):
    raised = {"jake-day": "paranoids", "the-weird-turn-pro": "paranoids"}
    t = inwo.position(groups={"A": "cia", "B": "paranoids texas"}, links=raised)
    assert t.power["paranoids"] == 4
    run(t, "A: destroy:cia")
    assert t.legal("A") == ["paranoids", "texas"]
    t.play("A: paranoids")


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


@card("pollsters")
def test_pollsters_who_take_no_part_change_no_alignments(inwo):
    t = inwo.position(groups={"A": "california pollsters", "B": "texas", "C": "cia"})
    attack(t, "A", "control", "california", "texas")
    assert kinds(t, "match") == [["Government", 4], ["Liberal", -4]]


@card("phone-phreaks")
def test_phone_phreaks_move_no_group_that_has_nowhere_to_go(inwo):
    full = "dentists deprogrammers joggers flat-earthers(boy-sprouts)"
    for groups, movable in ((full, False), (full.replace("joggers ", ""), True)):
        t = inwo.position(groups={"A": "phone-phreaks", "B": groups})
        run(t, "A: use:phone-phreaks")
        assert ("boy-sprouts" in t.legal("A")) is movable
        t.play("A: phone-phreaks")


@card("prince-charles")
def test_strangers_help_nobody_but_prince_charles_and_none_against_him(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas(prince-charles)", "C": "moonbase"})
    attack(t, "A", "control", "cia", "prince-charles")
    legal = until(t, "C")
    assert "oppose:moonbase" in legal
    assert "aid:moonbase" not in legal
    wrap_up(t)
    t = inwo.position(groups={"A": "cia", "B": "texas(prince-charles)", "C": "moonbase"})
    attack(t, "A", "control", "cia", "texas")
    assert "oppose:moonbase" not in until(t, "C")
