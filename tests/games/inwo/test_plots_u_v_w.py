"""Plots with U, V and W that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, idle_until, offered, replies_pass, run, settle, until, wrap_up


@card("unlucky-13")
def test_the_unlucky_draw_no_plots_this_turn(inwo):
    t = inwo.position(
        groups={"A": "cia bank-of-england", "B": "druids"},
        seats=3,
        step="begin",
        hands={"B": "unlucky-13"},
        decks={"A": "jihad martyrs dentists", "B": "hoax"},
    )
    run(t, "B: plot:unlucky-13", "B: druids")
    replies_pass(t)
    until(t, "A")
    settle(t)
    assert t.legal("A")[0] == "skip"
    assert not offered(t, "A", "draw")
    run(t, "A: skip")
    until(t, "A")
    assert offered(t, "A", "draw")  # Group cards are no Plots
    idle_until(t, "B")
    assert t.plots["A"] == []
    idle_until(t, "C")
    for _ in range(400):
        if t.turn == "A":
            break
        seat = t.to_act[0]
        word = next(word for word in ("pass", "skip", "knock", "done") if word in t.legal(seat))
        t.play(f"{seat}: {word}")
    settle(t)
    assert offered(t, "A", "draw")


@card("unmasked")
@rule("IN-16.7")
def test_the_unmasked_have_another_illuminati(inwo):
    t = inwo.position(
        groups={"A": "cia fbi(feminists)"},
        hands={"A": "unmasked ufos"},
        agents={"A": "ufos"},
        tokens={"bavarian-illuminati": 1},
    )
    settle(run(t, "A: plot:unmasked", "A: ufos"))
    assert t.masters["cia"] == t.masters["fbi"] == "ufos"
    assert t.tokens["ufos"] == 1
    assert t.agents["A"] == []
    assert sorted(t.discards["A"]) == ["bavarian-illuminati", "ufos", "unmasked"]
    assert offered(t, "A", "destroy:ufos")


@card("upheaval")
@rule("IN-3.20")
def test_an_upheaval_costs_everybody_a_group(inwo):
    t = inwo.position(
        groups={"A": "cia(dentists) trekkies", "B": "fbi texas", "C": "feminists joggers"},
        seats=3,
        hands={"A": "upheaval"},
    )
    run(t, "A: plot:upheaval")
    replies_pass(t)
    run(t, "A: cia", "B: texas", "C: joggers")
    settle(t)
    assert t.groups["A"] == ["trekkies"]
    assert t.groups["B"] == ["fbi"]
    assert t.groups["C"] == ["feminists"]
    assert t.hand["A"] == ["dentists"]
    assert t.discards["B"] == ["texas"]
    assert not any(t.destroyed.values())
    assert t.tokens["bavarian-illuminati"] == 0


@card("upheaval")
def test_no_upheaval_before_all_first_turns(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fbi"}, seats=3, own_turns={"A": 1, "B": 1, "C": 0}, hands={"A": "upheaval"}
    )
    assert not offered(t, "A", "plot:upheaval")


@card("upheaval")
@rule("IN-14.6", "IN-21.15")
def test_an_upheaval_that_leaves_nobody_has_no_winner(inwo):
    t = inwo.position(groups={"A": "cia", "B": "fbi"}, seats=2, own_turns={"A": 3, "B": 3}, hands={"A": "upheaval"})
    run(t, "A: plot:upheaval")
    replies_pass(t)
    run(t, "A: cia", "B: fbi")
    assert t.table.over
    assert t.winners == []
    assert t.reason == "nobody left"


@card("volunteer-aid")
def test_volunteers_defend_and_then_relieve(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(california)"}, hands={"A": "tidal-wave", "B": "volunteer-aid"}, dice=[2, 2]
    )
    run(t, "A: plot:tidal-wave", "A: california")
    before = t.strength
    run(t, "B: plot:volunteer-aid")
    assert t.strength == before - 6
    settle(t)
    assert t.devastated == ["california"]
    run(t, "A: knock", "A: done")
    settle(t)
    assert t.turn == "B"
    assert t.devastated == []


@card("voodoo-economics")
def test_voodoo_turns_undrawn_plots_into_tokens(inwo):
    t = inwo.position(
        seats=2,
        groups={"A": "cia fbi", "B": "feminists"},
        hands={"A": "voodoo-economics voodoo-economics"},
        decks={"A": "jihad martyrs"},
    )
    run(t, "A: plot:voodoo-economics")
    replies_pass(t)
    assert sorted(t.legal("A")) == ["cia", "fbi", "none"]  # not the Illuminati
    run(t, "A: cia", "A: fbi")
    settle(t)
    assert t.tokens["cia"] == t.tokens["fbi"] == 2
    assert t.tokens["bavarian-illuminati"] == 0
    assert t.plot_deck["A"] == ["payoff"] * 4
    assert sorted(t.gone) == ["jihad", "martyrs"]
    idle_until(t, "A")
    assert not offered(t, "A", "plot:voodoo-economics")  # once a game


@card("voodoo-economics")
def test_voodoo_may_stop_early(inwo):
    t = inwo.position(groups={"A": "cia fbi"}, hands={"A": "voodoo-economics"}, decks={"A": "jihad martyrs"})
    run(t, "A: plot:voodoo-economics")
    replies_pass(t)
    run(t, "A: cia", "A: none")
    assert not t.table.g.stack
    assert (t.tokens["cia"], t.tokens["fbi"]) == (2, 1)
    assert t.gone == ["jihad"]
    assert t.plot_deck["A"][0] == "martyrs"


@card("vultures")
def test_vultures_take_a_group_that_was_not_taken_over(inwo):
    t = inwo.position(groups={"A": "cia", "B": "fbi"}, seats=3, hands={"A": "feminists", "B": "vultures"}, dice=[6, 6])
    settle(attack(t, "A", "control", "cia", "feminists"))
    run(t, "A: knock", "A: done", "B: plot:vultures", "B: feminists")
    settle(t)
    assert t.hand["B"] == ["feminists"]
    assert t.discards["A"] == []


@card("vultures")
def test_vultures_take_nothing_that_was_discarded_freely(inwo):
    t = inwo.position(groups={"A": "cia", "B": "fbi"}, hands={"A": "feminists", "B": "vultures"})
    run(t, "A: free", "A: drop:feminists")
    assert t.table.view(None).asked[0].prompt == "after"
    assert not offered(t, "B", "plot:vultures")
    settle(t)


@card("vultures")
@rule("IN-21.5")
def test_vultures_with_two_carcasses_need_not_roll_off(inwo):
    t = inwo.position(
        seats=3,
        groups={"A": "cia fbi", "B": "texas", "C": "japan"},
        hands={"A": "feminists dentists", "B": "vultures", "C": "vultures"},
        dice=[6, 6, 6, 6, 1, 2, 5, 5],
    )
    settle(attack(t, "A", "control", "cia", "feminists"))
    settle(attack(t, "A", "control", "fbi", "dentists"))
    run(t, "A: knock", "A: done")
    while t.table.view(None).asked[0].prompt != "after":
        t.play(f"{t.to_act[0]}: pass")
    t.play("A: pass", "B: plot:vultures", "C: plot:vultures")
    assert t.to_act == ["B"]
    assert sorted(t.legal("B")) == ["dentists", "feminists"]
    run(t, "B: dentists", "C: plot:vultures", "C: feminists")
    settle(t)
    assert (t.hand["B"], t.hand["C"]) == (["dentists"], ["feminists"])


WHISPERS = {"A": "cia tabloids", "B": "texas(cable-tv(dan-quayle feminists))"}


@card("whispering-campaign")
def test_whispers_hurt_personalities_more_than_others(inwo):
    for target, number in (("dan-quayle", 15), ("feminists", 10)):
        t = inwo.position(groups=WHISPERS, hands={"A": "whispering-campaign"})
        attack(t, "A", "destroy", "cia", target)
        before = t.strength
        run(t, "A: plot:whispering-campaign")
        assert t.legal("A") == ["tabloids"]
        replies_pass(run(t, "A: tabloids"))
        assert t.strength == before + number
        wrap_up(t)


@card("whispering-campaign")
def test_a_personality_ruined_by_whispers_never_returns(inwo):
    for target, able in (("dan-quayle", False), ("feminists", True)):
        t = inwo.position(
            groups={**WHISPERS, "A": "cia tabloids big-media"},
            hands={"A": f"whispering-campaign media-blitz {target}"},
            dice=[1, 1],
        )
        attack(t, "A", "destroy", "cia", target)
        run(t, "A: plot:whispering-campaign", "A: tabloids")
        settle(t)
        assert t.destroyed["A"] == [target]
        assert offered(t, "A", "plot:media-blitz") == able


@card("whispering-campaign")
def test_no_whispers_in_an_assassination(inwo):
    t = inwo.position(groups=WHISPERS, hands={"A": "sniper whispering-campaign"})
    run(t, "A: plot:sniper", "A: dan-quayle", "A: none")
    assert not offered(t, "A", "plot:whispering-campaign")
    settle(t)


@card("whispering-campaign", "epidemic")
def test_no_whispers_in_a_disaster(inwo):
    t = inwo.position(groups={"A": "cia tabloids", "B": "texas"}, hands={"A": "epidemic whispering-campaign"})
    run(t, "A: plot:epidemic", "A: texas")
    assert not offered(t, "A", "plot:whispering-campaign")
    replies_pass(t)
    assert t.table.view(None).asked[0].prompt == "fight"
    assert not offered(t, "A", "plot:whispering-campaign")


@card("world-war-three")
@pytest.mark.parametrize(
    ("leader", "kind", "target", "number"),
    [
        ("cia", "destroy", "japan", 6),  # not led by a Nation
        ("russia", "destroy", "dentists", 4),  # not against a Nation
        ("russia", "control", "japan", 4),  # not to destroy
    ],
)
def test_it_is_war_only_where_a_nation_would_destroy_another(inwo, leader, kind, target, number):
    for dice in ([1, 1], [6, 6]):
        t = inwo.position(
            groups={"A": "russia cia", "B": "texas(fbi(dentists japan))"},
            nwo="world-war-three",
            dice=dice,
            tokens={"texas": 0, "fbi": 0, "dentists": 0, "japan": 0, "the-network": 0},
            decks={"A": "jihad"},
        )
        attack(t, "A", kind, leader, target, *(["aid:bavarian-illuminati"] if target != "dentists" else []))
        assert ["leader", leader, number] in t.parts
        wrap_up(t)
        assert (target in t.groups["B"]) == (dice == [6, 6])
        assert t.tokens[leader] == 0
        assert t.plots["A"] == []
        assert leader in t.groups["A"]


@rule("IN-3.11")
@card("unlucky-13")
def test_the_unlucky_buy_no_plots_either(inwo):
    for hand, may in (("unlucky-13", False), ("", True)):
        t = inwo.position(groups={"A": "cia", "B": "druids"}, seats=3, step="begin", hands={"B": hand})
        if hand:
            replies_pass(run(t, "B: plot:unlucky-13", "B: druids"))
        assert ("buy" in settle(t).legal("A")) is may


@rule("IN-2.7", "IN-7.42")
@card("upheaval")
@pytest.mark.parametrize(("lost", "taken"), [("texas", False), ("japan", True)])
def test_a_group_whose_arrow_is_gone_stays_in_the_hand(inwo, lost, taken):
    """An Upheaval in reply costs the master, or another group."""
    t = inwo.position(
        groups={"A": "texas japan", "B": "cia fbi", "C": "nasa"},
        hands={"A": "dentists", "B": "upheaval"},
        step="takeover",
        seats=3,
    )
    run(t, "A: take:dentists")
    place = next(word for word in t.legal("A") if word.startswith("texas:"))
    run(t, f"A: {place}", "B: plot:upheaval")
    replies_pass(t)
    run(t, f"A: {lost}", "B: fbi", "C: nasa")
    settle(t)
    assert ("dentists" in t.groups["A"]) is taken
    assert t.hand["A"] == ([] if taken else ["dentists"])
    t.table.g.check()


@card("unmasked")
@rule("IN-19.3")
@pytest.mark.parametrize("leads", [True, False])
def test_whoever_is_unmasked_in_an_attack_goes_on_with_it(inwo, leads):
    t = inwo.position(
        illuminati={"A": "the-network"},
        groups={"A": "cia", "B": "texas(fraternal-orders(dentists))"},
        hands={"A": "unmasked servants-of-cthulhu"},
        dice=[1, 1],
    )
    if leads:
        attack(t, "A", "control", "the-network", "dentists")
    else:
        attack(t, "A", "control", "cia", "dentists")
        run(t, "A: aid:the-network")
    run(t, "A: plot:unmasked", "A: servants-of-cthulhu")
    replies_pass(t)
    names = {part[1] for part in t.parts}
    assert "servants-of-cthulhu" in names
    assert "the-network" not in names
    assert t.tokens["servants-of-cthulhu"] == 0
    settle(t)
    t.play(f"A: {t.legal('A')[0]}")
    settle(t)
    assert "dentists" in t.groups["A"]
