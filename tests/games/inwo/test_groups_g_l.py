"""Groups from G to L: what they do, and where they may not be used or change nothing."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, run, settle, until


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


@card("junk-mail")
def test_junk_mail_finds_secret_groups(inwo):
    t = inwo.position(groups={"A": "junk-mail", "B": "cattle-mutilators texas"})
    declare(t, "A", "control", "bavarian-illuminati", "cattle-mutilators")
    assert ["bonus", "junk-mail", 6] in t.parts
    t = inwo.position(groups={"A": "junk-mail", "B": "cattle-mutilators texas"})
    declare(t, "A", "control", "bavarian-illuminati", "texas")
    assert not [part for part in t.parts if part[0] == "bonus"]


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


@card("israel")
def test_israel_joins_any_attack_with_all_its_power(inwo):
    for side, number in (("aid", 6), ("oppose", -6)):
        t = inwo.position(groups={"A": "nasa", "B": "dentists", "C": "israel"}, links={"new-blood": "israel"})
        declare(t, "A", "control", "nasa", "dentists")
        run(t, f"C: {side}:israel")
        assert [side, "israel", number] in t.parts


@card("israel")
@rule("IN-9.14")
def test_only_the_group_that_broke_a_privilege_joins_whatever_its_alignments(inwo):
    t = inwo.position(groups={"A": "fbi", "B": "texas", "C": "israel dentists california"})
    declare(t, "A", "control", "fbi", "texas", "use:bavarian-illuminati")
    run(t, "C: use:israel/break", "C: aid")
    legal = until(t, "C")
    while "oppose:california" not in legal:
        t.play("C: pass")
        legal = until(t, "C")
    assert "oppose:dentists" not in legal


@card("lawyers", "ninjas", "survivalists", "shangri-la")
@rule("IN-7.28")
@pytest.mark.parametrize(
    ("own", "others", "kind", "target", "number"),
    [
        ("the-network", "lawyers texas ninjas", "destroy", "texas", -4),  # the Ninjas guard only themselves
        ("the-network", "lawyers texas survivalists", "destroy", "texas", -4),  # no Disaster
        ("the-network", "lawyers ninjas", "control", "ninjas", -4),  # nothing destroys
    ],
)
def test_a_guard_that_does_not_count_takes_nothing_from_the_others(inwo, own, others, kind, target, number):
    t = inwo.position(groups={"A": "cia", "B": others}, illuminati={"B": own})
    attack(t, "A", kind, "cia", target)
    assert [part for part in t.parts if part[0] == "defence"] == [["defence", "lawyers", number]]


@card("goldfish-fanciers", "vatican-city")
@rule("IN-19.18")
def test_one_immunity_is_not_lost_to_another(inwo):
    for leader, fits in (("hackers", False), ("red-cross", False), ("cia", True)):
        for order in ("goldfish-fanciers vatican-city texas", "vatican-city goldfish-fanciers texas"):
            t = inwo.position(groups={"A": leader, "B": order})
            assert offered(t, "A", f"destroy:{leader}") is fits
