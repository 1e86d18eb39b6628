"""Groups from D to F: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, run, settle, until, wrap_up


@card("dinosaur-park")
def test_the_park_helps_disasters_only(inwo):
    t = inwo.position(groups={"A": "texas dinosaur-park", "B": "california"})
    attack(t, "A", "destroy", "texas", "california")
    assert "use:dinosaur-park/disaster" not in until(t, "A")
    settle(t)
    t = inwo.position(groups={"A": "texas", "B": "dan-quayle", "C": "dinosaur-park"}, hands={"A": "sniper"})
    run(t, "A: plot:sniper", "A: dan-quayle", "A: none")
    assert "use:dinosaur-park/disaster" not in until(t, "C")


@card("dinosaur-park")
@rule("IN-9.1")
def test_the_park_and_its_master_meddle_with_corporate_and_science_groups_only(inwo):
    joiners = {f"{side}:{name}" for side in ("aid", "oppose") for name in ("moonbase", "dinosaur-park", "nasa")}
    park = {name for name in joiners if not name.endswith("nasa")}
    for target, may in (("phone-company", park), ("nuclear-power-companies", park), ("feminists", set())):
        t = inwo.position(groups={"A": "triliberal-commission", "B": target, "C": "moonbase(dinosaur-park) nasa"})
        declare(t, "A", "control", "triliberal-commission", target)
        assert joiners & set(until(t, "C")) == may


@card("dinosaur-park")
@card("ama")
def test_the_park_takes_nothing_from_others_who_may_join(inwo):
    t = inwo.position(groups={"A": "texas", "B": "fbi", "C": "ama dinosaur-park"})
    declare(t, "A", "control", "texas", "fbi")
    assert {"aid:ama", "oppose:ama"} <= set(until(t, "C"))


@card("feminists")
def test_feminists_ask_only_rivals_who_hold_groups(inwo):
    t = inwo.position(groups={"A": "feminists", "B": "texas", "C": "cia"}, hands={"B": "jihad", "C": "democrats"})
    run(t, "A: use:feminists")
    assert t.legal("A") == ["@2"]
    wrap_up(t)
    t = inwo.position(groups={"A": "feminists", "B": "texas", "C": "cia"}, hands={"A": "democrats", "B": "jihad"})
    assert not offered(t, "A", "use:feminists")


@card("fidel-castro")
@rule("IN-21.18")
def test_castro_hides_one_plot_at_a_time_and_none_that_lies_open(inwo):
    t = inwo.position(groups={"A": "fidel-castro", "B": "texas"}, exposed={"A": "jihad"})
    assert not offered(t, "A", "use:fidel-castro")
    t = inwo.position(groups={"A": "fidel-castro", "B": "texas"}, hands={"A": "jihad commitment"})
    settle(run(t, "A: use:fidel-castro"))
    run(t, "A: commitment")
    settle(t)
    assert t.plots["A"] == ["jihad"]
    assert not offered(t, "A", "use:fidel-castro")
    settle(run(t, "A: plot:commitment", "A: texas"))
    assert offered(t, "A", "use:fidel-castro")


@card("fnord-motor-company")
@rule("IN-21.13")
@pytest.mark.parametrize(
    ("leader", "dice", "may"),
    [
        pytest.param("cia", [6, 6], True, id="another-fails"),
        pytest.param("cia", [1, 1], False, id="another-succeeds"),
        pytest.param("fnord-motor-company", [6, 6], False, id="itself-fails"),
    ],
)
def test_fnord_repeats_only_a_failure_of_another_group(inwo, leader, dice, may):
    t = inwo.position(groups={"A": "cia fnord-motor-company"}, hands={"A": "hollywood jihad"}, dice=dice)
    attack(t, "A", "control", leader, "hollywood")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert ("use:fnord-motor-company" in until(t, "A")) is may


@card("fnord-motor-company")
@rule("IN-21.13")
def test_fnord_does_not_repeat_a_rivals_roll_or_a_plots(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fnord-motor-company"}, hands={"A": "hollywood", "B": "jihad"}, dice=[6, 6]
    )
    attack(t, "A", "control", "cia", "hollywood")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert "use:fnord-motor-company" not in until(t, "B")
    settle(t)
    t = inwo.position(
        groups={"A": "fnord-motor-company", "B": "cable-tv(dan-quayle)"}, hands={"A": "sniper jihad"}, dice=[6, 6]
    )
    run(t, "A: plot:sniper", "A: dan-quayle")
    while not t.dice:
        t.play(f"{t.to_act[0]}: pass")
    assert "use:fnord-motor-company" not in until(t, "A")


@card("france")
@card("italy")
@rule("IN-7.33")
def test_a_nation_defends_for_nothing_only_whom_its_card_names(inwo):
    for name, target, may in (
        ("france", "california", True),
        ("france", "texas", False),  # Government, like France, but not Liberal
        ("italy", "california", True),
        ("italy", "finland", False),  # Liberal, like Italy, but not Weird
    ):
        t = inwo.position(groups={"A": "cia", "B": f"{name} {target} canada"}, tokens={name: 0, "canada": 0})
        attack(t, "A", "control", "cia", target)
        assert (f"oppose:{name}" in until(t, "B")) is may
        assert not offered(t, "B", "oppose:canada")


@card("france")
@rule("IN-6.1")
@pytest.mark.parametrize(("tokens", "sides"), [(0, ["oppose"]), (1, ["aid", "oppose"])])
def test_a_free_defence_without_a_token_is_only_a_defence(inwo, tokens, sides):
    t = inwo.position(groups={"A": "cia", "B": "france california"}, tokens={"france": tokens})
    declare(t, "A", "control", "cia", "california")
    assert [side for side in ("aid", "oppose") if f"{side}:france" in until(t, "B")] == sides


@card("druids")
@rule("IN-17.2")
def test_druids_may_be_linked_to_a_place_and_to_nothing_else(inwo):
    t = inwo.position(groups={"A": "druids texas nasa", "B": "cia"})
    run(t, "A: free")
    assert [move for move in t.legal("A") if move.startswith("link:")] == ["link:druids>texas"]
    t.play("A: link:druids>texas")
    assert t.links == {"druids": "texas"}


@card("druids")
@rule("IN-9.18")
def test_druids_defend_even_a_secret_magic_group(inwo):
    t = inwo.position(groups={"A": "cia", "B": "cattle-mutilators", "C": "druids nasa"})
    attack(t, "A", "control", "bavarian-illuminati", "cattle-mutilators")
    legal = until(t, "C")
    assert "oppose:druids" in legal
    assert "oppose:nasa" not in legal


GENIUSES = "evil-geniuses-for-a-better-tomorrow"


@card(GENIUSES)
@rule("IN-16.12")
def test_evil_geniuses_build_gadgets_only_and_no_second_unique_one(inwo):
    t = inwo.position(
        groups={"A": GENIUSES, "B": "texas"},
        hands={"A": "earthquake-projector soulburner spear-of-longinus dentists"},
        resources={"B": "soulburner"},
    )
    run(t, f"A: use:{GENIUSES}")
    assert t.legal("A") == ["earthquake-projector"]
    wrap_up(t)
    t = inwo.position(
        groups={"A": GENIUSES, "B": "texas"},
        hands={"A": "soulburner spear-of-longinus dentists"},
        resources={"B": "soulburner"},
    )
    assert not offered(t, "A", f"use:{GENIUSES}")
