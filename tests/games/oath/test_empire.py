"""OA-6.3 to OA-6.8: relics, warbands, Citizenship and exile; OA-2.3 the Reliquary."""

from __future__ import annotations

import pytest

from camarilla.games.oath import queries
from camarilla.games.oath.action_in_progress import NOBODY
from camarilla.testing import card, rule

from .helpers import battle, finish, prompts

FULL = "map whistle cracked-horn ivory-eye"


@rule("OA-6.3", "OA-10.peek")
def test_peeking_at_relics_is_remembered(oath):
    t = oath.position(seats=2, site_relics={"plains": "book-of-records"})
    t.play("A: peek:relic:0.0", "A: travel", "A: site:river")
    assert t.table.view(0).board.spaces[0].relics[0].name == "Book of Records"
    assert t.table.view(1).board.spaces[0].relics[0].name is None


@rule("OA-6.4", "OA-2.4.3b")
def test_the_scepters_holder_knows_the_reliquary(oath):
    t = oath.position(seats=2, relics={"B": "the-grand-scepter"}, to_move="A")
    t.play("A: rest")
    assert None not in [relic.name for relic in t.table.view(1).board.reliquary]
    assert [relic.name for relic in t.table.view(0).board.reliquary] == [None] * 4


@rule("OA-6.5a", "OA-6.5b")
def test_moving_warbands(oath):
    t = oath.position(seats=2, warbands={"plains": "A3"})
    t.play("A: gather")
    assert t.legal("A") == ["1", "2"], "not the last one"
    t.play("A: 2")
    assert (t.bands["A"], t.warbands["plains"]) == (5, "A1")
    t.refuse("A: gather")
    t.play("A: station", "A: 5")
    assert (t.bands["A"], t.warbands["plains"]) == (0, "A6")
    t = oath.position(seats=2, warbands={"plains": "B1"}, title="B")
    t.refuse("A: station")
    t.refuse("A: gather")


@rule("OA-6.5c")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_citizen_asks_the_chancellor(oath, allowed):
    t = oath.position(seats=2, roles={"B": "citizen"}, warbands={"plains": "A3"}, to_move="B")
    t.play("B: gather", "B: 2", "A: yes" if allowed else "A: no")
    assert t.bands["B"] == (5 if allowed else 3)
    t.play("B: station", "B: 1")
    assert prompts(t) == ["act"], "not for the other direction"


@rule("OA-6.5d")
def test_imperial_players_share_warbands(oath):
    t = oath.position(seats=3, roles={"B": "citizen"}, pawns={"C": "plains"})
    assert "share@2" not in t.legal("A")
    t.play("A: share@B", "A: -2", "B: yes")
    assert t.bands == {"A": 5, "B": 1, "C": 3}
    t.play("A: share@B", "A: 5", "B: no")
    assert t.bands["A"] == 5


@rule(
    "OA-6.6.1a", "OA-6.6.1b", "OA-6.6.1c", "OA-6.6.2g", "OA-2.3b", "OA-2.3c", "OA-9.6", "OA-10.give", "OA-10.exchange"
)
def test_an_offer_of_citizenship(oath):
    t = oath.position(
        seats=2,
        reliquary=FULL,
        favor={"A": 3},
        relics={"B": "book-of-records"},
        banners={"people": "A 3"},
        pawns={"B": "wastes"},
    )
    t.play("A: offer@B", "A: whistle", "A: no")
    t.play("A: give:favor:2", "A: give:banner:people", "A: take:relic:book-of-records", "A: offer", "B: accept")
    assert t.roles["B"] == "citizen"
    assert t.relics == {"A": ["the-grand-scepter", "book-of-records"], "B": ["whistle"]}
    assert t.reliquary == ["map", "-", "cracked-horn", "ivory-eye"]
    assert t.favor == {"A": 1, "B": 3}
    assert (t.banners["people"], t.banner_tokens["people"], t.mob) == ("B", 3, False), "given, not seized"
    t.play("A: travel", "A: site:wastes")
    assert t.supply["A"] == 7 - 5, "Decadent is uncovered"


@rule("OA-6.6.1a", "OA-6.6.1d")
def test_an_offer_may_be_refused(oath):
    t = oath.position(seats=2, reliquary=FULL)
    t.play("A: offer@B", "A: map", "A: yes", "A: drop-give:reliquary:0")
    assert [relic.name for relic in t.table.view(1).board.reliquary] == ["Map", None, None, None]
    assert "offer" not in t.legal("A"), "no offer without its relic"
    t.play("A: withdraw")
    t = oath.position(seats=2, reliquary=FULL)
    t.play("A: offer@B", "A: map", "A: no", "A: offer", "B: decline")
    assert t.table.view(1).board.reliquary[0].name is None
    assert t.roles["B"] == "exile"
    assert t.reliquary[0] == "map"
    t = oath.position(seats=2, reliquary="- - - -")
    assert not any(move.startswith("offer") for move in t.legal("A")), "no relic, no offer"


@rule("OA-6.6.1d")
def test_any_relics_of_the_reliquary_may_be_shown(oath):
    t = oath.position(seats=2, reliquary="map - whistle ivory-eye")
    t.play("A: offer@B", "A: map")
    assert t.legal("A") == ["yes", "no", "show:3", "show:4", "show:1+3", "show:1+4", "show:3+4", "show:1+3+4"]
    t.refuse("A: show:2", "OA-6.6.1d")
    t.play("A: show:3+4")
    assert [relic.name if relic else "" for relic in t.table.view(1).board.reliquary] == [
        None,
        "",
        "Whistle",
        "Ivory Eye",
    ]
    t.play("A: offer", "B: accept")
    assert t.relics["B"] == ["map"]


@rule("OA-6.6.1a")
def test_an_exile_may_offer_it_to_the_own_self(oath):
    t = oath.position(seats=2, reliquary=FULL, relics={"B": "the-grand-scepter"}, to_move="A")
    t.play("A: rest", "B: offer@B", "B: cracked-horn")
    assert t.roles["B"] == "citizen"
    assert "cracked-horn" in t.relics["B"]


@rule("OA-6.6.2a", "OA-6.6.2b", "OA-6.6.2d", "OA-6.6.2e", "OA-6.6.2f", "OA-7.6.1", "OA-2.11k")
def test_becoming_a_citizen(oath):
    t = oath.position(
        seats=2,
        advisers={"B": "~long-lost-heir ~vision-of-rebellion"},
        revealed={"B": "vision-of-faith"},
        warbands={"river": "B2", "steppe": "B1", "plains": "A1"},
        title="B",
        usurper=True,
        supply={"B": 2},
        to_move="B",
    )
    t.play("B: play:long-lost-heir", "B: faceup", "B: yes")
    assert t.revealed["B"] == ""
    assert t.discards["provinces"] == ["vision-of-faith"]
    assert t.advisers["B"] == ["long-lost-heir", "~vision-of-rebellion"]
    assert (t.warbands["river"], t.warbands["steppe"]) == ("A2", "A1")
    assert t.bank["B"] == 14
    assert (t.title, t.usurper) == ("A", False)
    assert (t.turn, t.supply["B"]) == ("A", 7)


@rule("OA-6.6.2c")
def test_too_few_purple_warbands(oath):
    t = oath.position(
        seats=2,
        advisers={"B": "~long-lost-heir"},
        bands={"A": 18, "B": 3},
        warbands={"river": "B2", "plains": "A3"},
        to_move="B",
    )
    t.play("B: play:long-lost-heir", "B: faceup", "B: yes")
    assert prompts(t) == ["citizen-remove"]
    t.play("B: site:river", "B: site:river")
    assert t.warbands["river"] == ""
    assert (t.bands["B"], t.bank) == (3, {"A": 0, "B": 14})


@rule("OA-6.6.3a", "OA-6.6.3b", "OA-7.1.1a")
def test_imperial_players_rule_together(oath):
    t = oath.position(seats=2, roles={"B": "citizen"}, cards={"river": "wolves"}, warbands={"river": "A1"}, to_move="B")
    assert "use:wolves" in t.legal("B")
    t = oath.position(seats=2, cards={"river": "wolves"}, warbands={"river": "A1"}, to_move="B")
    assert "use:wolves" not in t.legal("B")
    t = oath.position(seats=2, cards={"plains": "wolves"}, warbands={"plains": "A1"}, to_move="B")
    assert "use:wolves" in t.legal("B"), "a pawn there is access enough"
    t = oath.position(seats=2, advisers={"A": "tutor"}, to_move="B")
    assert "use:tutor" not in t.legal("B")


@rule("OA-6.7a", "OA-6.7b", "OA-6.7c")
@pytest.mark.parametrize(
    ("given", "price"),
    [
        ({"oath": "devotion", "banners": {"darkest": "A 1"}}, 4),
        ({"oath": "devotion", "banners": {"darkest": "A 1", "people": "A 1"}}, 3),
        ({"oath": "devotion", "banners": {"darkest": "B 1"}, "title": "B"}, 6),
        ({"oath": "devotion", "banners": {"darkest": "B 1", "people": "B 1"}, "title": "B"}, 7),
        ({"oath": "devotion", "banners": {"darkest": "C 1"}, "title": "C"}, 5),
    ],
)
def test_what_exile_costs(oath, given, price):
    t = oath.position(seats=3, roles={"B": "citizen"}, favor={"A": price, "B": 0}, **given)
    t.play("A: exile@B")
    assert t.favor["B"] == price
    assert t.favor["A"] == 0
    t = oath.position(seats=3, roles={"B": "citizen"}, favor={"A": price - 1}, **given)
    t.refuse("A: exile@B")


@rule("OA-6.7d", "OA-6.7e", "OA-6.7f")
def test_an_exiled_citizen(oath):
    t = oath.position(
        seats=2,
        roles={"B": "citizen"},
        favor={"A": 5},
        bands={"B": 4},
        warbands={"river": "A2"},
        supply={"B": 1},
    )
    t.play("A: exile@B")
    assert t.roles["B"] == "exile"
    assert (t.bands["B"], t.bank["B"]) == (4, 10)
    assert t.bank["A"] == 24 - 3 - 2
    assert t.warbands["river"] == "A2"
    assert t.supply["B"] == 7


@rule("OA-6.8a", "OA-6.8c", "OA-6.8d")
def test_self_exile(oath):
    t = oath.position(
        seats=2,
        roles={"B": "citizen"},
        bands={"B": 2},
        secrets={"B": 1},
        dark={"B": 1},
        favor={"B": 4},
        supply={"B": 3},
        to_move="B",
    )
    t.play("B: leave")
    assert t.favor == {"A": 5, "B": 0}
    assert t.roles["B"] == "exile"
    assert (t.turn, t.supply["B"]) == ("A", 7)
    assert t.bank["B"] == 12
    t = oath.position(
        seats=2, roles={"B": "citizen"}, bands={"B": 2}, secrets={"B": 1}, dark={"B": 1}, favor={"B": 3}, to_move="B"
    )
    t.refuse("B: leave")


@rule("OA-6.8a")
def test_secrets_on_cards_make_self_exile_dearer(oath):
    t = oath.position(
        seats=2,
        roles={"B": "citizen"},
        cards={"plains": "wolves"},
        bands={"B": 0},
        secrets={"B": 1},
        favor={"B": 1},
        to_move="B",
    )
    t.play("B: use:wolves", "B: leave")
    assert t.favor["B"] == 0


@rule("OA-6.8b")
def test_the_scepters_holder_cannot_leave(oath):
    t = oath.position(
        seats=2, roles={"B": "citizen"}, relics={"B": "the-grand-scepter"}, bands={"B": 0}, favor={"B": 9}, to_move="B"
    )
    t.refuse("B: leave")


@rule("OA-2.3d")
def test_reliquary_relics_are_out_of_reach(oath):
    t = battle(oath, reliquary=FULL, pawns={"A": "steppe"}, bands={"B": 1})
    assert "use:map" not in t.legal("B")
    t.play("B: campaign", "B: attack@A")
    assert not any("whistle" in move or "reliquary" in move for move in t.legal("B"))
    t.play("B: done", "B: 0")
    finish(t)


@rule("OA-9.6", "OA-7.6.3b")
def test_only_some_powers_make_deals(oath):
    t = oath.position(seats=2, cards={"plains": "longbows"})
    assert not any(move.startswith("use") for move in t.legal("A"))
    t = oath.position(seats=2, cards={"plains": "tinkers-fair"})
    assert "use:tinkers-fair" in t.legal("A")


@card("Decadent")
@rule("OA-2.3f")
def test_exiles_do_not_travel_decadently(oath):
    t = oath.position(seats=2, reliquary="map - whistle cracked-horn", pawns={"B": "mountain"}, to_move="B")
    t.play("B: travel", "B: site:plains")
    assert t.supply["B"] == 5


@card("Careless")
@rule("OA-2.3g")
@pytest.mark.parametrize(("seat", "secrets"), [("A", 1), ("B", 2)])
def test_careless_is_the_chancellor_alone(oath, seat, secrets):
    t = oath.position(
        seats=2,
        reliquary="map whistle - cracked-horn",
        cards={"plains": "elders"},
        advisers={seat: "forest-paths scouts great-crusade"},
        pawns={"B": "plains"},
        favor={seat: 3},
        secrets={seat: 0},
        to_move=seat,
    )
    t.play(f"{seat}: trade", f"{seat}: secret:elders")
    assert t.secrets[seat] == secrets - 1


@rule("OA-10.rule-a", "OA-7.1.1a")
def test_who_rules_what_lies_where(oath):
    land = "the-tribunal charming-valley mountain river steppe rocky-coast ~wastes great-slum"
    t = oath.position(
        seats=2, land=land, site_relics={"steppe": "map"}, pawns={"A": "river"}, warbands={"steppe": "B1"}
    )
    g = t.table.g
    relic = g.site_relics[4][0]
    assert (queries.ruler(g, 6), queries.rules_site(g, 0, 6)) == (NOBODY, False), "nobody rules a facedown site"
    assert [queries.site_of(g, slot) for slot in (relic, g.sites[3], g.world[0])] == [4, 3, -1]
    assert (queries.card_ruler(g, relic), queries.card_ruler(g, g.world[0])) == (1, NOBODY)
    assert queries.mask_wearer(g) == -1
    assert [queries.accessible(g, 0, g.sites[site]) for site in (3, 4)] == [True, False]
    assert queries.accessible(g, 1, g.sites[4]), "of a ruled site"
    t.refuse("A: use:the-tribunal", "OA-7.1.1a")
