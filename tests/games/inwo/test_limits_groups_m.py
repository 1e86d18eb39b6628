"""Where cards from Media Sensation to W.I.T.C.H., and some Illuminati, do not work."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, offered, replies_pass, run, settle, until, wrap_up


def kinds(t, what):
    """The parts of the running sum that are of one kind."""
    return [part[1:] for part in t.parts if part[0] == what]


@card("media-sensation")
@rule("IN-16.10")
def test_a_media_sensation_excuses_no_other_duplicate(inwo):
    t = inwo.position(groups={"A": "media-sensation", "B": "cia"}, hands={"A": "cia japan"}, step="takeover")
    assert offered(t, "A", "take:japan")
    assert not offered(t, "A", "take:cia")


# Who is spied on, by what, and whether MI-5 may stop it.
ATTEMPTS = [
    ("cattle-mutilators", "use:cattle-mutilators", "B", True),
    ("cattle-mutilators", "use:cattle-mutilators", "C", False),
    ("phone-company", "use:phone-company/action", "B", True),
    ("phone-company", "use:phone-company/look", "B", False),
    ("post-office", "use:post-office/action", "B", False),
    ("feminists", "use:feminists", "B", False),
]


@card("mi-5")
@rule("IN-11.7")
@pytest.mark.parametrize(("name", "move", "victim", "stops"), ATTEMPTS)
def test_mi5_stops_only_what_exposes_plots_of_its_own_player(inwo, name, move, victim, stops):
    t = inwo.position(
        groups={"A": name, "B": "mi-5", "C": "japan"}, hands={"B": "jihad england", "C": "martyrs canada"}
    )
    run(t, f"A: {move}", f"A: @{victim}")
    assert offered(t, "B", "use:mi-5/nullify") is stops


@card("mi-5", "the-auditor-from-hell", "george-the-janitor", "mutual-betrayal", "agent-in-place", "logic-bomb")
@rule("IN-11.7")
def test_mi5_stops_plots_that_may_expose_and_not_those_that_only_steal(inwo):
    for name, stops in (
        ("the-auditor-from-hell", True),
        ("george-the-janitor", True),
        ("mutual-betrayal", True),
        ("agent-in-place", False),
        ("logic-bomb", False),
    ):
        t = inwo.position(groups={"A": "japan", "B": "mi-5"}, hands={"A": f"{name} payoff", "B": "jihad martyrs"})
        run(t, f"A: plot:{name}", "A: @B", "A: japan")
        assert offered(t, "B", "use:mi-5/nullify") is stops
        wrap_up(t)


@card("mi-5")
def test_mi5_hides_nothing_where_nothing_is_exposed(inwo):
    t = inwo.position(groups={"A": "mi-5", "B": "cia"}, hands={"A": "jihad"}, exposed={"B": "martyrs"})
    assert not offered(t, "A", "use:mi-5/hide")


@card("moonbase", "professional-sports")
@rule("IN-17.2")
def test_only_personalities_are_linked_to_the_moon_or_to_sports(inwo):
    t = inwo.position(groups={"A": "moonbase professional-sports texas ross-perot", "B": "cia"})
    run(t, "A: free")
    links = [move for move in t.legal("A") if move.startswith("link:")]
    assert sorted(links) == ["link:professional-sports>ross-perot", "link:ross-perot>moonbase"]
    t.play("A: nothing")


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


@card("adepts-of-hermes")
@rule("IN-7.37")
def test_only_the_adepts_keep_a_group_they_failed_to_control(inwo):
    for owner, keeps in (("A", True), ("B", False)):
        t = inwo.position(
            illuminati={owner: "adepts-of-hermes"},
            groups={"A": "cia", "B": "texas"},
            hands={"A": "nasa"},
            dice=[6, 6],
        )
        attack(t, "A", "control", "cia", "nasa")
        settle(t)
        settle(run(t, "A: knock", "A: done"))
        assert (t.hand["A"] == ["nasa"]) is keeps
        assert ("nasa" in t.discards["A"]) is not keeps


@card("bavarian-illuminati", "censorship")
@rule("IN-9.9")
def test_the_bavarians_need_no_second_privilege(inwo):
    t = inwo.position(groups={"A": "cia druids", "B": "texas(tabloids cable-tv)"}, hands={"A": "censorship"})
    run(t, "A: control:cia", "A: tabloids")
    assert offered(t, "A", "use:bavarian-illuminati")
    replies_pass(run(t, "A: plot:censorship"))
    assert t.privileged
    assert not offered(t, "A", "use:bavarian-illuminati")
