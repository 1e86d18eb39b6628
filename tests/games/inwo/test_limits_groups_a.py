"""Groups from the Anti-Nuclear Activists to the Liquor Companies, where their texts do not reach."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, run, settle, until, wrap_up

GENIUSES = "evil-geniuses-for-a-better-tomorrow"


def bonus(t, name):
    """What a card adds to the attack under way, 0 if nothing."""
    return sum(part[2] for part in t.parts if part[:2] == ["bonus", name])


# -- A to C ------------------------------------------------------------------------------------------------------------


@card("media-sensation")
@rule("IN-7.4")
def test_a_second_media_sensation_may_be_attacked_in_play_or_from_the_hand(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(media-sensation)"}, hands={"A": "media-sensation feminists"}, dice=[1, 1]
    )
    t.play("A: control:cia")
    assert {"media-sensation", "media-sensation~hand", "feminists"} <= set(t.legal("A"))
    run(t, "A: media-sensation~hand", "A: go", "A: commit")
    settle(t)
    run(t, "A: cia:right")
    settle(t)
    assert t.hand["A"] == ["feminists"]
    assert t.groups["A"] == ["cia", "media-sensation"]
    assert t.groups["B"] == ["texas", "media-sensation"]


@card("anti-nuclear-activists")
def test_the_activists_help_to_destroy_science_and_nothing_else(inwo):
    for kind, target, number in (
        ("destroy", "fbi", 6),
        ("destroy", "nuclear-power-companies", 10),
        ("destroy", "mi-5", 0),
        ("destroy", "canada", 0),  # Green, but not to be controlled
        ("control", "canada", 4),
        ("control", "fbi", 0),
    ):
        t = inwo.position(groups={"A": "anti-nuclear-activists hollywood", "B": target})
        attack(t, "A", kind, "hollywood", target)
        assert bonus(t, "anti-nuclear-activists") == number


@card("center-for-disease-control")
def test_the_center_takes_its_risk_only_where_it_leads_to_destroy_a_place(inwo):
    for kind, leader, target, may in (
        ("destroy", "center-for-disease-control", "texas", True),
        ("destroy", "center-for-disease-control", "feminists", False),
        ("destroy", "cia", "texas", False),
    ):
        t = inwo.position(groups={"A": "center-for-disease-control cia", "B": "texas(feminists)"})
        run(t, f"A: {kind}:{leader}", f"A: {target}")
        assert offered(t, "A", "use:center-for-disease-control/risk") is may


@card("church-of-elvis")
def test_elvis_makes_nobody_but_his_church_stronger(inwo):
    t = inwo.position(groups={"A": "church-of-elvis cia", "B": "texas elvis"})
    assert [t.power[name] for name in ("church-of-elvis", "cia", "texas", "elvis")] == [4, 6, 6, 1]


@card("count-dracula")
@rule("IN-9.18")
def test_count_dracula_finds_the_vampires_and_no_other_secret_group(inwo):
    t = inwo.position(groups={"A": "count-dracula cia", "B": "cattle-mutilators"}, hands={"A": "vampires"})
    t.play("A: control:count-dracula")
    assert t.legal("A") == ["vampires"]
    wrap_up(t)
    t = inwo.position(groups={"A": "count-dracula cia", "B": "cattle-mutilators vampires"})
    t.play("A: control:count-dracula")
    assert t.legal("A") == ["vampires"]
    wrap_up(t)
    t = inwo.position(groups={"A": "count-dracula cia", "B": "cattle-mutilators vampires"})
    assert not offered(t, "A", "control:cia")


# -- D to F ------------------------------------------------------------------------------------------------------------


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


@card("italy")
@rule("IN-7.25")
def test_italy_defends_weird_groups_of_its_own_player_with_which_it_shares_nothing(inwo):
    for groups, player, target, sides in (
        ({"B": "italy moonbase hackers"}, "B", "hackers", {"oppose:italy"}),
        ({"B": "italy moonbase gun-lobby"}, "B", "gun-lobby", set()),  # not Weird
        ({"B": "hackers", "C": "italy moonbase"}, "C", "hackers", set()),  # another's
    ):
        t = inwo.position(groups={"A": "cia", **groups})
        attack(t, "A", "control", "cia", target)
        legal = set(until(t, player))
        assert {"aid:italy", "oppose:italy"} & legal == sides
        assert not {"aid:moonbase", "oppose:moonbase"} & legal


# -- G to L ------------------------------------------------------------------------------------------------------------


@card("george-bush")
def test_george_bush_changes_nobody_but_himself(inwo):
    for word in ("conservative", "not"):
        t = inwo.position(groups={"A": "george-bush dentists", "B": "republicans feminists"})
        names = ("dentists", "republicans", "feminists")
        before = [t.alignments[name] for name in names]
        settle(run(t, f"A: use:george-bush/{word}"))
        assert [t.alignments[name] for name in names] == before == [["Straight"], ["Conservative"], ["Liberal"]]


@card("germany")
@rule("IN-2.9")
def test_germany_alone_saves_tokens(inwo):
    t = inwo.position(groups={"A": "germany japan", "B": "cia"}, tokens={"germany": 2, "japan": 1}, step="takeover")
    settle(run(t, "A: skip"))
    assert t.tokens["germany"] == 3
    assert t.tokens["japan"] == t.tokens["bavarian-illuminati"] == 1


@card("imelda-marcos")
def test_imelda_shops_only_where_she_uses_her_power_against_governments_or_banks(inwo):
    for leader, target, aids, may in (
        ("imelda-marcos", "wall-street", "", True),
        ("imelda-marcos", "jimmy-hoffa", "", False),
        ("cia", "new-york", "", False),
        ("cia", "new-york", "aid:imelda-marcos", True),
        ("cia", "jimmy-hoffa", "aid:imelda-marcos", False),
    ):
        t = inwo.position(groups={"A": "imelda-marcos cia", "B": target})
        attack(t, "A", "control", leader, target, *[aids] if aids else [])
        assert ("use:imelda-marcos" in until(t, "A")) is may
        settle(t)


@card("irs")
@card("tax-reform")
def test_the_irs_taxes_everybody_under_tax_reform_and_else_one_rival(inwo):
    for order, ways in (("", ["use:irs"]), ("tax-reform", ["use:irs/all"])):
        t = inwo.position(groups={"A": "irs", "B": "texas", "C": "japan"}, step="begin", seats=3, nwo=order)
        assert [word for word in until(t, "A") if word.startswith("use:irs")] == ways


@card("irs")
@card("tax-reform")
@card("lawyers")
def test_the_irs_taxes_nobody_where_every_rival_has_lawyers(inwo):
    for rival, may in (("lawyers", False), ("texas", True)):
        t = inwo.position(groups={"A": "irs", "B": rival}, step="begin", seats=2, nwo="tax-reform")
        assert ("use:irs/all" in until(t, "A")) is may


@card("junk-mail")
@rule("IN-9.18")
def test_junk_mail_opens_the_way_to_secret_groups_for_itself_alone(inwo):
    t = inwo.position(groups={"A": "junk-mail cia", "B": "cattle-mutilators"})
    assert offered(t, "A", "control:junk-mail")
    assert not offered(t, "A", "control:cia")
    t = inwo.position(groups={"A": "junk-mail", "B": "cattle-mutilators", "C": "hackers junk-mail"})
    declare(t, "A", "control", "bavarian-illuminati", "cattle-mutilators")
    assert "oppose:hackers" not in until(t, "C")


def drawing(t):
    """A uses the Bank of England, up to the moment at which it is entitled to draw."""
    run(t, "A: use:bank-of-england")
    while t.table.g.plays.open[-1].what != "draw":
        t.play(f"{t.to_act[0]}: pass")


@card("liquor-companies")
@rule("IN-19.19", "IN-1.12")
def test_liquor_stops_no_draw_of_its_own_player_nor_of_whom_it_does_not_reach(inwo):
    for given, may in (
        ({}, True),
        ({"own_turns": {"A": 0}}, False),
        ({"illuminati": {"A": "discordian-society"}}, True),
        ({"illuminati": {"A": "discordian-society"}, "links": {"nationalization": "liquor-companies"}}, False),
    ):
        t = inwo.position(groups={"A": "bank-of-england", "B": "liquor-companies"}, **given)
        drawing(t)
        assert ("use:liquor-companies" in until(t, "B")) is may
    t = inwo.position(groups={"A": "bank-of-england liquor-companies", "B": "texas"})
    drawing(t)
    assert "use:liquor-companies" not in until(t, "A")
