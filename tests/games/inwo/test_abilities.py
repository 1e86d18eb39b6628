"""Abilities of groups: drawing, looking, exposing, moving, dice, relief, and what happens after attacks."""

from __future__ import annotations

import sys

import pytest

from camarilla.games.inwo.catalog import FACE, ID
from camarilla.games.inwo.plays import abilities
from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until

BASE = {"B": "texas"}


def seen(t, seat, owner, zone):
    """The ids a seat number knows in a zone of another, bottom first."""
    g = t.table.g
    return [ID[g.cards.face[slot]] for slot in getattr(g, zone)[owner] if g.cards.knows(seat, slot)]


DRAWS = [
    ("fraternal-orders", "", {"hand": ["mercenaries"]}),
    ("silicon-valley", "", {"plots": ["jihad"]}),
]


@rule("IN-6.4", "IN-21.3")
@pytest.mark.parametrize(("name", "suffix", "result"), DRAWS)
@card("fraternal-orders", "silicon-valley")
def test_an_action_draws(inwo, name, suffix, result):
    t = inwo.position(groups={"A": name, **BASE}, decks={"A": "jihad"})
    settle(run(t, f"A: use:{name}"))
    for zone, cards in result.items():
        assert getattr(t, zone)["A"] == cards
    assert t.tokens[name] == 0


@card("cattle-mutilators")
@rule("IN-3.5")
def test_cattle_mutilators_expose_every_hidden_plot(inwo):
    t = inwo.position(groups={"A": "cattle-mutilators", **BASE}, hands={"B": "jihad martyrs"})
    settle(run(t, "A: use:cattle-mutilators", "A: @B"))
    assert sorted(t.exposed["B"]) == ["jihad", "martyrs"]
    assert t.plots["B"] == []


@card("mi-5")
@rule("IN-11.6", "IN-11.7")
def test_mi5_stops_an_exposure_and_hides_what_is_exposed(inwo):
    t = inwo.position(groups={"A": "cattle-mutilators", "B": "mi-5"}, hands={"B": "jihad terrorist-nuke"})
    run(t, "A: use:cattle-mutilators", "A: @B")
    assert until(t, "B") == ["pass", "use:mi-5/nullify"]
    settle(run(t, "B: use:mi-5/nullify"))
    assert t.exposed["B"] == []
    assert t.tokens["cattle-mutilators"] == 0
    t = inwo.position(groups={"A": "mi-5", **BASE}, exposed={"A": "jihad martyrs"})
    settle(run(t, "A: use:mi-5/hide"))
    assert t.exposed["A"] == []
    assert t.plots["A"] == ["jihad", "martyrs"]


@card("elders-of-zion")
def test_the_elders_rearrange_for_two_actions(inwo):
    t = inwo.position(groups={"A": "elders-of-zion texas", "B": "cia"})
    run(t, "A: use:elders-of-zion")
    settle(t)
    run(t, "A: texas", "A: elders-of-zion:left")
    run(t, "A: none")
    assert t.masters["texas"] == "elders-of-zion"
    assert t.tokens["elders-of-zion"] == t.tokens["bavarian-illuminati"] == 0


@card("evil-geniuses-for-a-better-tomorrow")
def test_evil_geniuses_build_a_gadget_that_stays_with_them(inwo):
    t = inwo.position(groups={"A": "evil-geniuses-for-a-better-tomorrow", **BASE}, hands={"A": "earthquake-projector"})
    settle(run(t, "A: use:evil-geniuses-for-a-better-tomorrow", "A: earthquake-projector"))
    assert t.resources["A"] == ["earthquake-projector"]
    assert t.links == {"earthquake-projector": "evil-geniuses-for-a-better-tomorrow"}
    run(t, "A: free")
    assert "unlink:earthquake-projector" not in t.legal("A")
    t.play("A: nothing")


@card("fast-food-chains")
def test_fast_food_hides_two_exposed_plots(inwo):
    t = inwo.position(groups={"A": "fast-food-chains", **BASE}, exposed={"A": "jihad martyrs slush-fund"})
    settle(run(t, "A: use:fast-food-chains", "A: jihad", "A: martyrs"))
    assert t.exposed["A"] == ["slush-fund"]
    assert not offered(t, "A", "use:fast-food-chains")


@card("feminists")
@rule("IN-18.3")
def test_feminists_keep_a_liberal_group_and_give_back_another(inwo):
    for held, kept in (("democrats", True), ("republicans", False)):
        t = inwo.position(groups={"A": "feminists", **BASE}, hands={"B": held})
        settle(run(t, "A: use:feminists", "A: @B"))
        assert (t.hand["A"] == [held]) is kept
        assert (t.hand["B"] == [held]) is not kept


@card("fidel-castro")
@rule("IN-21.18")
def test_castro_keeps_a_plot_from_being_exposed(inwo):
    t = inwo.position(groups={"A": "fidel-castro", "B": "cattle-mutilators"}, hands={"A": "jihad martyrs"})
    settle(run(t, "A: use:fidel-castro"))
    run(t, "A: jihad")
    assert t.plots["A"] == ["martyrs"]
    run(t, "A: knock", "A: done", "B: use:cattle-mutilators", "B: @A")
    settle(t)
    assert t.exposed["A"] == ["martyrs"]


@card("fiendish-fluoridators")
@card("underground-newspapers")
def test_a_plot_for_destroying_the_right_group(inwo):
    for name, target in (("fiendish-fluoridators", "dentists"), ("underground-newspapers", "dentists")):
        t = inwo.position(
            groups={"A": f"{name} cia", "B": "texas(japan(dentists))"},
            decks={"A": "jihad"},
            dice=[1, 1],
            hands={"A": "martial-law"},
            tokens={"japan": 0, "dentists": 0},
        )
        aiding = ["aid:underground-newspapers"] if name == "underground-newspapers" else []
        attack(t, "A", "destroy", "cia", target, *aiding)
        settle(t)
        assert t.destroyed["A"] == [target]
        assert t.plots["A"] == ["jihad", "martial-law"]


@card("flat-earthers")
def test_flat_earthers_draw_what_they_roll_if_they_have_the_places(inwo):
    t = inwo.position(
        groups={"A": "flat-earthers texas england japan", "B": "cia"}, dice=[1, 1], decks={"A": "jihad martyrs"}
    )
    settle(run(t, "A: use:flat-earthers"))
    assert t.plots["A"] == ["jihad", "martyrs"]
    t = inwo.position(groups={"A": "flat-earthers texas england japan", "B": "cia"}, dice=[2, 2])
    settle(run(t, "A: use:flat-earthers"))
    assert t.plots["A"] == []


@card("fnord-motor-company")
@rule("IN-21.13")
def test_fnord_rolls_a_failed_attack_again(inwo):
    t = inwo.position(
        groups={"A": "cia fnord-motor-company", "B": "republicans(switzerland)"},
        dice=[6, 6, 1, 1],
        hands={"A": "jihad"},
    )
    attack(t, "A", "control", "cia", "switzerland")
    before = t.strength
    run(t, "A: use:fnord-motor-company", "A: jihad") if before < 2 else run(t, "A: use:fnord-motor-company")
    if "jihad" in t.legal("A"):
        t.play("A: jihad")
    replies_pass(t)
    assert t.dice == [1, 1]
    assert "jihad" in t.discards["A"]


@card("gay-activists")
@rule("IN-4.8", "IN-14.27")
def test_gay_activists_reverse_an_alignment_until_the_end_of_the_turn(inwo):
    t = inwo.position(groups={"A": "gay-activists", "B": "texas"})
    run(t, "A: use:gay-activists", "A: texas")
    assert t.legal("A") == ["reverse-government", "reverse-conservative", "reverse-violent"]
    settle(run(t, "A: reverse-violent"))
    assert "Peaceful" in t.alignments["texas"]
    run(t, "A: knock", "A: done")
    settle(t)
    assert "Violent" in t.alignments["texas"]


@card("imelda-marcos")
def test_imelda_shops_or_falls(inwo):
    t = inwo.position(groups={"A": "imelda-marcos", "B": "texas"}, dice=[5])
    run(t, "A: control:imelda-marcos", "A: texas", "A: use:imelda-marcos")
    settle(t)
    run(t, "A: go", "A: commit")
    assert ["leader", "imelda-marcos", 5] in t.parts
    t = inwo.position(groups={"A": "imelda-marcos cia", "B": "texas"}, dice=[6])
    run(t, "A: control:imelda-marcos", "A: texas", "A: use:imelda-marcos")
    settle(t)
    assert t.destroyed["B"] == ["imelda-marcos"]
    assert t.table.g.attack is None


@card("irs")
@card("lawyers")
@rule("IN-2.3")
def test_the_irs_taxes_one_rival_without_lawyers(inwo):
    t = inwo.position(groups={"A": "irs", "B": "texas", "C": "lawyers"}, decks={"B": "jihad"}, step="begin", seats=3)
    run(t, "A: use:irs")
    assert t.legal("A") == ["@1"]
    settle(run(t, "A: @B"))
    assert t.plots["A"] == ["jihad"]
    assert not offered(t, "A", "use:irs")


@card("tax-reform")
def test_under_tax_reform_everybody_pays(inwo):
    t = inwo.position(
        groups={"A": "irs", "B": "texas", "C": "japan"},
        decks={"B": "jihad", "C": "martyrs"},
        step="begin",
        seats=3,
        nwo="tax-reform",
    )
    settle(run(t, "A: use:irs/all"))
    assert t.plots["A"] == ["jihad", "martyrs"]
    t = inwo.position(groups={"A": "cia", "B": "irs"}, nwo="tax-reform")
    attack(t, "A", "control", "cia", "irs")
    assert ["defence", "tax-reform", -10] in t.parts


@card("las-vegas")
def test_las_vegas_bets_plots(inwo):
    for dice, winner, cards in (([3, 4], "A", ["jihad", "martyrs"]), ([3, 3], "B", ["infobahn", "slush-fund"])):
        t = inwo.position(
            groups={"A": "las-vegas", **BASE}, dice=dice, decks={"A": "infobahn slush-fund", "B": "jihad martyrs"}
        )
        settle(run(t, "A: use:las-vegas", "A: @B", "A: 2"))
        assert t.plots[winner] == cards


@card("liquor-companies")
@rule("IN-21.4")
def test_liquor_stops_a_draw(inwo):
    t = inwo.position(groups={"A": "bank-of-england", "B": "liquor-companies"}, decks={"A": "jihad martyrs"})
    run(t, "A: use:bank-of-england", "B: use:liquor-companies")
    settle(t)
    assert t.plots["A"] == ["jihad"]


@rule("IN-21.3", "IN-6.1")
def test_a_token_that_an_open_play_gives_is_spent_once(inwo):
    t = inwo.position(
        groups={"A": "bank-of-england texas"},
        hands={"A": "new-federal-budget"},
        tokens={"bank-of-england": 0},
        decks={"A": "jihad martyrs hoax"},
    )
    run(t, "A: plot:new-federal-budget", "A: bank-of-england", "A: use:bank-of-england")
    assert not offered(t, "A", "use:bank-of-england")
    settle(t)
    assert sorted(t.plots["A"]) == ["jihad", "martyrs"]
    assert t.tokens["bank-of-england"] == 0


@card("mossad")
@rule("IN-19.15")
def test_mossad_may_draw_from_the_bottom(inwo):
    t = inwo.position(groups={"A": "mossad", **BASE}, step="plot draw", decks={"A": "jihad"})
    bottom = t.plot_deck["A"][-1]
    run(t, "A: draw", "A: bottom", "A: yes")
    assert t.plots["A"] == [bottom] != ["jihad"]


@card("nsa")
def test_the_nsa_looks_at_three_plots(inwo):
    t = inwo.position(groups={"A": "nsa", **BASE}, decks={"B": "jihad martyrs slush-fund infobahn"})
    settle(run(t, "A: use:nsa/look", "A: @B", "A: top"))
    assert seen(t, 0, 1, "plot_deck") == ["slush-fund", "martyrs", "jihad"]
    assert t.tokens["nsa"] == 1
    settle(run(t, "A: use:nsa/action", "A: @B", "A: bottom"))
    assert len(seen(t, 0, 1, "plot_deck")) == 6
    assert t.tokens["nsa"] == 0


@card("nasa")
def test_nasa_hands_its_token_on(inwo):
    t = inwo.position(groups={"A": "nasa pentagon", **BASE}, tokens={"pentagon": 0})
    settle(run(t, "A: use:nasa/token", "A: pentagon"))
    assert (t.tokens["nasa"], t.tokens["pentagon"]) == (0, 1)


@card("nephews-of-god")
def test_the_nephews_pray_for_a_card(inwo):
    for dice, got in (([3, 3], ["jihad"]), ([3, 4], [])):
        t = inwo.position(groups={"A": "nephews-of-god", **BASE}, dice=dice, step="begin", decks={"A": "jihad"})
        settle(run(t, "A: use:nephews-of-god", "A: plot"))
        assert t.plots["A"] == got


@card("ninjas")
def test_ninjas_get_a_token_for_every_failed_attempt(inwo):
    t = inwo.position(groups={"A": "cia", "B": "ninjas"}, dice=[6, 6], tokens={"ninjas": 0})
    settle(attack(t, "A", "control", "cia", "ninjas"))
    assert t.tokens["ninjas"] == 1


@card("offshore-banks")
def test_offshore_banks_move_a_group_for_nothing(inwo):
    t = inwo.position(groups={"A": "offshore-banks texas", "B": "cia"})
    settle(run(t, "A: use:offshore-banks", "A: texas"))
    run(t, "A: offshore-banks:top")
    assert t.masters["texas"] == "offshore-banks"
    assert t.tokens["texas"] == t.tokens["bavarian-illuminati"] == 1


PUPPET_DRAWS = [("orbit-one", "orbit-one(fbi ama)", 3), ("pentagon", "pentagon(phone-company)", 2)]


@rule("IN-19.23")
@pytest.mark.parametrize(("name", "structure", "count"), PUPPET_DRAWS)
@card("orbit-one", "pentagon")
def test_puppets_of_a_kind_draw_more_plots(inwo, name, structure, count):
    t = inwo.position(groups={"A": structure, **BASE}, step="plot draw")
    settle(run(t, "A: draw"))
    assert len(t.plots["A"]) == count


@card("phone-company")
def test_the_phone_company_looks_and_exposes(inwo):
    t = inwo.position(groups={"A": "phone-company", **BASE}, hands={"B": "jihad martyrs"})
    settle(run(t, "A: use:phone-company/look", "A: @B"))
    assert sorted(seen(t, 0, 1, "plots")) == ["jihad", "martyrs"]
    settle(run(t, "A: use:phone-company/action", "A: @B"))
    assert sorted(t.exposed["B"]) == ["jihad", "martyrs"]
    assert t.tokens["phone-company"] == 0


@card("post-office")
def test_the_post_office_looks_and_shows(inwo):
    t = inwo.position(groups={"A": "post-office", **BASE}, hands={"B": "cia japan"})
    settle(run(t, "A: use:post-office/look", "A: @B"))
    assert sorted(seen(t, 0, 1, "groups")) == ["cia", "japan"]
    assert seen(t, 2, 1, "groups") == []
    settle(run(t, "A: use:post-office/action", "A: @B"))
    assert sorted(seen(t, 2, 1, "groups")) == ["cia", "japan"]


@card("phone-phreaks")
@card("clipper-chip")
def test_phone_phreaks_move_a_group_of_anybody_but_those_with_the_chip(inwo):
    given = {"groups": {"A": "phone-phreaks", "B": "texas(england) japan"}}
    t = inwo.position(**given)
    run(t, "A: use:phone-phreaks")
    assert t.legal("A") == ["england", "phone-phreaks"] or "england" in t.legal("A")
    assert "texas" not in t.legal("A")
    settle(run(t, "A: england"))
    run(t, "A: japan:right")
    assert t.masters["england"] == "japan"
    t = inwo.position(**given, resources={"B": "clipper-chip"})
    run(t, "A: use:phone-phreaks")
    assert "england" not in t.legal("A")
    t.play("A: phone-phreaks")


@card("clipper-chip")
@rule("IN-5.8")
def test_the_chip_goes_without_a_government_group_and_no_player_has_two(inwo):
    t = inwo.position(groups={"A": "hackers", **BASE}, resources={"A": "clipper-chip"})
    run(t, "A: free", "A: token:hackers")
    assert t.resources["A"] == []
    t = inwo.position(groups={"A": "texas", "B": "cia"}, resources={"A": "clipper-chip"}, hands={"A": "clipper-chip"})
    assert not offered(t, "A", "resource:clipper-chip")


DISCARDERS = [("psychiatrists", "", False), ("templars", "", True)]


@pytest.mark.parametrize(("name", "suffix", "goals"), DISCARDERS)
@card("psychiatrists", "templars")
def test_a_rival_discards_an_exposed_plot(inwo, name, suffix, goals):
    t = inwo.position(groups={"A": name, **BASE}, exposed={"B": "jihad hail-eris"})
    run(t, f"A: use:{name}")
    assert ("hail-eris" in t.legal("A")) is goals
    settle(run(t, "A: jihad"))
    assert t.exposed["B"] == ["hail-eris"]
    assert "jihad" in t.discards["B"]


@card("wargamers")
def test_wargamers_put_an_exposed_plot_under_its_deck(inwo):
    t = inwo.position(groups={"A": "wargamers", **BASE}, exposed={"B": "jihad"})
    settle(run(t, "A: use:wargamers", "A: jihad"))
    assert t.plot_deck["B"][-1] == "jihad"


@card("rosicrucians")
@rule("IN-19.15", "IN-19.16", "IN-2.4")
def test_rosicrucians_search_the_deck_instead_of_drawing(inwo):
    t = inwo.position(groups={"A": "rosicrucians", **BASE}, step="plot draw", decks={"A": "jihad martyrs slush-fund"})
    run(t, "A: draw", "A: use:rosicrucians")
    run(t, "A: slush-fund")
    assert t.plots["A"] == ["slush-fund"]
    assert t.tokens["rosicrucians"] == 0


@card("smof")
def test_smof_removes_the_token_of_a_weird_group(inwo):
    t = inwo.position(groups={"A": "smof", "B": "california texas"})
    run(t, "A: use:smof")
    assert t.legal("A") == ["california"]
    settle(run(t, "A: california"))
    assert (t.tokens["california"], t.tokens["smof"]) == (0, 1)
    assert not offered(t, "A", "use:smof")


@card("society-for-creative-anarchism")
def test_anarchists_make_a_rival_discard_a_group(inwo):
    t = inwo.position(groups={"A": "society-for-creative-anarchism", **BASE}, decks={"B": "japan"})
    settle(run(t, "A: use:society-for-creative-anarchism", "A: @B"))
    assert t.discards["B"] == ["japan"]


@card("texas")
def test_a_plot_under_texas_is_for_texas_only(inwo):
    t = inwo.position(groups={"A": "texas pentagon", "B": "cia"}, hands={"A": "martial-law jihad"})
    settle(run(t, "A: use:texas"))
    run(t, "A: martial-law")
    assert t.plots["A"] == ["jihad"]
    run(t, "A: plot:martial-law/defence")
    assert t.legal("A") == ["texas"]
    settle(run(t, "A: texas", "A: power"))
    assert "martial-law" in t.discards["A"]


@card("texas")
def test_the_plot_is_lost_with_texas(inwo):
    t = inwo.position(
        groups={"A": "pentagon(texas)", "B": "cia"},
        hands={"A": "martial-law", "B": "terrorist-nuke"},
        dice=[1, 1],
        tokens={"pentagon": 0},
    )
    settle(run(t, "A: use:texas"))
    run(t, "A: martial-law", "A: free", "A: token:texas", "A: knock", "A: done")
    settle(run(t, "B: skip", "B: skip", "B: skip"))
    attack(t, "B", "control", "cia", "texas")
    settle(run(t, "B: plot:terrorist-nuke/action", "B: cia", "B: cia:left"))
    assert "texas" in t.groups["B"]
    assert "martial-law" in t.discards["A"]


@card("the-great-pyramid")
def test_the_pyramid_sees_the_first_plot_of_each_rival(inwo):
    t = inwo.position(groups={"A": "bank-of-england", "B": "the-great-pyramid"}, decks={"A": "jihad martyrs"})
    settle(run(t, "A: use:bank-of-england"))
    assert seen(t, 1, 0, "plots") == ["jihad"]
    t = inwo.position(groups={"A": "cia", "B": "the-great-pyramid"}, hands={"A": "tornado earthquake"})
    assert not offered(t, "A", "plot:tornado")
    assert offered(t, "A", "plot:earthquake")


@card("moonbase")
@card("orbit-one")
@rule("IN-4.23")
def test_which_disasters_reach_space(inwo):
    for place, plots in (
        ("moonbase", {"earthquake", "meteor-strike"}),
        ("orbit-one", {"nuclear-accident", "meteor-strike"}),
    ):
        hand = "earthquake meteor-strike nuclear-accident volcano"
        t = inwo.position(groups={"A": "cia", "B": place}, hands={"A": hand})
        assert {plot for plot in hand.split() if offered(t, "A", f"plot:{plot}")} == plots


@card("moonbase")
def test_personalities_on_the_moon(inwo):
    t = inwo.position(groups={"A": "moonbase ross-perot", "B": "cia"}, hands={"B": "sniper"})
    run(t, "A: free", "A: link:ross-perot>moonbase", "A: knock", "A: done")
    run(t, "B: plot:sniper", "B: ross-perot", "B: none")
    assert ["defence", "moonbase", -6] in t.parts
    t = inwo.position(
        groups={"A": "texas(moonbase) ross-perot", "B": "cia"},
        links={"ross-perot": "moonbase"},
        hands={"B": "meteor-strike earthquake combined-disasters"},
        dice=[1, 1],
    )
    run(t, "A: knock", "A: done", "B: plot:combined-disasters", "B: meteor-strike", "B: earthquake", "B: moonbase")
    settle(t)
    assert sorted(t.destroyed["B"]) == ["moonbase", "ross-perot"]
    assert t.table.g.effects.of("dead")


@card("trading-card-games")
def test_trading_card_games_are_swapped_for_a_group(inwo):
    t = inwo.position(groups={"A": "cia(trading-card-games)", **BASE}, hands={"A": "japan"})
    settle(run(t, "A: use:trading-card-games", "A: japan"))
    assert t.masters["japan"] == "cia"
    assert "trading-card-games" in t.discards["A"]


@card("vampires")
@rule("IN-17.26")
def test_a_bitten_personality_is_killed_only_by_magic_and_then_for_good(inwo):
    t = inwo.position(
        groups={"A": "vampires texas", "B": "cia"},
        hands={"A": "ross-perot harmonica-virgins", "B": "sniper withering-curse"},
        dice=[1, 1, 1, 1, 1, 1],
    )
    attack(t, "A", "control", "vampires", "ross-perot")
    settle(run(t, "A: plot:harmonica-virgins/action", "A: vampires"))
    assert t.masters["ross-perot"] == "vampires"
    run(t, "A: knock", "A: done", "B: plot:sniper", "B: ross-perot", "B: cia")
    assert t.strength >= 2
    settle_moments(t)
    assert "ross-perot" in t.groups["A"]
    run(t, "B: plot:withering-curse", "B: ross-perot")
    assert t.strength >= 2
    settle(t)
    assert t.destroyed["B"] == ["ross-perot"]
    assert [effect.about[0] for effect in t.table.g.effects.of("buried")] == [FACE["ross-perot"]]


def settle_moments(t):
    """Pass until the next open moment."""
    while t.table.view(None).asked[0].prompt not in ("moment", "main"):
        t.play(f"{t.to_act[0]}: pass")


@card("witch")
@rule("IN-18.10", "IN-19.7")
def test_the_witch_shifts_a_roll(inwo):
    t = inwo.position(groups={"A": "texas", "B": "cia", "C": "witch"}, dice=[3, 4])
    attack(t, "A", "control", "texas", "cia")
    run(t, "C: use:witch")
    assert t.legal("C") == ["one-less", "one-more"]
    replies_pass(run(t, "C: one-more"))
    assert sum(t.dice) == 8
    t = inwo.position(groups={"A": "texas", "B": "rosicrucians", "C": "witch"}, dice=[1, 1])
    t = inwo.position(groups={"A": "templars", "B": "cia", "C": "witch"}, dice=[1, 1])
    attack(t, "A", "control", "templars", "cia")
    replies_pass(run(t, "C: use:witch", "C: two-less"))
    assert sum(t.dice) == 2


@card("clone-arrangers")
@rule("IN-10.9", "IN-21.14")
def test_clone_arrangers_bring_back_the_dead(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(ross-perot)", "C": "clone-arrangers"}, hands={"A": "sniper"}, dice=[1, 1]
    )
    run(t, "A: plot:sniper", "A: ross-perot", "A: cia")
    run(t, "C: use:clone-arrangers/clone", "C: ross-perot")
    settle(t)
    run(t, "C: clone-arrangers:left")
    assert t.masters["ross-perot"] == "clone-arrangers"
    assert t.destroyed["A"] == []


@card("cia")
@rule("IN-10.8", "IN-10.9")
def test_the_cia_may_turn_an_attack_into_an_assassination(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas(ross-perot)"}, dice=[1, 1])
    run(t, "A: destroy:cia", "A: ross-perot", "A: use:cia/assassination")
    assert t.strength == 6 - 2 - 5
    settle(t)
    run(t, "A: go")
    settle(t)
    assert t.groups["B"] == ["texas", "ross-perot"]


@card("center-for-disease-control")
def test_the_cdc_relieves_or_risks_itself(inwo):
    t = inwo.position(groups={"A": "center-for-disease-control texas", "B": "cia"}, devastated="texas")
    settle(run(t, "A: use:center-for-disease-control/relief", "A: texas"))
    assert t.devastated == []
    t = inwo.position(groups={"A": "center-for-disease-control cia", "B": "texas"}, dice=[6, 6])
    run(t, "A: destroy:center-for-disease-control", "A: texas", "A: use:center-for-disease-control/risk")
    settle(t)
    run(t, "A: go", "A: commit")
    assert ["bonus", "cdc risk", 15] in t.parts
    settle(t)
    assert t.destroyed["B"] == ["center-for-disease-control"]


@card("red-cross")
@rule("IN-10.21")
def test_the_red_cross_relieves(inwo):
    t = inwo.position(groups={"A": "red-cross texas", "B": "cia"}, devastated="texas")
    settle(run(t, "A: use:red-cross", "A: texas"))
    assert t.devastated == []
    t = inwo.position(
        groups={"A": "cia", "B": "texas(red-cross)"}, hands={"A": "the-oregon-crud tidal-wave"}, dice=[1, 1]
    )
    run(t, "A: plot:tidal-wave", "A: texas")
    strength = t.strength
    settle(t)
    assert strength < 2 or t.devastated == ["texas"]
    run(t, "A: knock", "A: done")
    settle(t)
    assert t.devastated == []


@card("survivalists")
def test_survivalists_dig_their_master_out(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas(survivalists)"}, devastated="texas")
    run(t, "A: knock", "A: done")
    settle(t)
    assert t.devastated == []


RELIEF = [("boy-sprouts", 12), ("nato", 9), ("united-nations", 5)]


@rule("IN-10.21", "IN-10.22", "IN-21.32")
@pytest.mark.parametrize(("name", "worth"), RELIEF)
@card("boy-sprouts", "nato", "united-nations")
def test_what_a_group_is_worth_for_relief(inwo, name, worth):
    from camarilla.games.inwo.plays import relief

    t = inwo.position(groups={"A": f"{name} hawaii", "B": "cia"}, devastated="hawaii", decks={"A": "jihad"})
    g = t.table.g
    slot = next(slot for key, slot in g.speakers() if key == name)
    assert relief.worth(g, slot) == worth
    run(t, "A: relief:hawaii", f"A: {name}")
    run(t, "A: none")
    settle(t)
    assert t.devastated == []
    assert (t.plots["A"] == ["jihad"]) is (name == "boy-sprouts")


@card("bjorne")
def test_whoever_kills_bjorne_draws(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(bjorne)"}, hands={"A": "sniper"}, dice=[1, 1], decks={"A": "jihad martyrs"}
    )
    settle(run(t, "A: plot:sniper", "A: bjorne", "A: cia"))
    assert t.plots["A"] == ["jihad", "martyrs"]


@card("druids")
def test_druids_guard_their_place_and_fall_with_it(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "hawaii druids texas"},
        links={"druids": "hawaii"},
        hands={"A": "tidal-wave"},
        dice=[1, 1],
    )
    run(t, "A: plot:tidal-wave", "A: hawaii")
    assert ["defence", "druids", -8] in t.parts
    t = inwo.position(
        groups={"A": "cia", "B": "texas(hawaii) druids"},
        links={"druids": "hawaii"},
        hands={"A": "tidal-wave volcano combined-disasters"},
        dice=[1, 1],
    )
    settle(run(t, "A: plot:combined-disasters", "A: tidal-wave", "A: volcano", "A: hawaii"))
    assert sorted(t.destroyed["A"]) == ["druids", "hawaii"]


@card("voudonistas")
def test_voudonistas_add_four_where_they_take_part_in_a_murder(inwo):
    t = inwo.position(groups={"A": "voudonistas", "B": "ross-perot"}, hands={"A": "poison"})
    run(t, "A: plot:poison", "A: ross-perot", "A: voudonistas")
    assert ["bonus", "voudonistas", 4] in t.parts


@card("black-activists")
@rule("IN-7.5")
def test_declared_aid_is_seen_at_once(inwo):
    t = inwo.position(groups={"A": "cia democrats", "B": "black-activists texas"})
    declare(t, "A", "control", "cia", "texas", "aid:democrats")
    assert ["defence", "black-activists", -4] in t.parts


def test_what_a_card_does_is_found_under_its_name():
    """The function that a decorator made the rule of a card stays the function of that name."""
    ways = [way.settle for way in abilities.WAYS if way.settle is not None]
    plain = [does for does in ways if "<locals>" not in getattr(does, "__qualname__", "<locals>")]  # compiled: no name
    assert len(plain) > 100
    for does in plain:
        assert getattr(sys.modules[does.__module__], does.__name__) is does
