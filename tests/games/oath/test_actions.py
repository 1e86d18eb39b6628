"""OA-5.2 Muster, OA-5.3 Trade, OA-5.4 Recover, OA-5.6 Travel."""

from __future__ import annotations

import pytest

from camarilla.games.oath.action_in_progress import Act, Acts, Campaign
from camarilla.testing import rule

from .helpers import finish, prompts

LAND = "plains charming-valley mountain river steppe rocky-coast wastes great-slum"


# -- Muster ------------------------------------------------------------------------------------------------------------


@rule("OA-5.2.1", "OA-5.2.2a", "OA-2.9b", "OA-7.1.2b", "OA-2.6.1")
def test_muster_on_an_empty_card_at_the_own_site(oath):
    t = oath.position(
        seats=2,
        cards={"plains": "longbows bandit-rampart", "river": "wolves"},
        advisers={"A": "elders"},
        relics={"A": "map"},
        warbands={"plains": "B1", "river": "A1"},
        favor={"A": 2},
        title="B",
    )
    t.play("A: muster")
    assert t.legal("A") == ["longbows"], "neither ruins, nor advisers, nor cards elsewhere"
    t.play("A: longbows")
    assert (t.bands["A"], t.favor["A"], t.supply["A"]) == (5, 1, 6)
    assert t.on_favor == {"longbows": 1}
    t.refuse("A: muster")


@rule("OA-5.2.2a", "OA-9.3b")
def test_muster_gains_what_is_left(oath):
    t = oath.position(seats=2, cards={"plains": "longbows"}, bands={"B": 13}, to_move="B")
    t.play("B: muster", "B: longbows")
    assert (t.bands["B"], t.bank["B"]) == (14, 0)


@rule("OA-5.2.2b", "OA-10.gain")
def test_a_citizen_musters_purple_warbands(oath):
    t = oath.position(seats=2, cards={"plains": "longbows"}, roles={"B": "citizen"}, to_move="B")
    t.play("B: muster", "B: longbows")
    assert t.bands["B"] == 5
    assert t.bank == {"A": 24 - 3 - 5, "B": 14}


# -- Trade -------------------------------------------------------------------------------------------------------------


@rule("OA-5.3.1", "OA-5.3.2a", "OA-5.3.2c")
@pytest.mark.parametrize(
    ("advisers", "bank", "gained"), [("", 3, 1), ("rangers birdsong ~wolves", 3, 3), ("rangers birdsong", 2, 2)]
)
def test_trade_for_favor(oath, advisers, bank, gained):
    t = oath.position(
        seats=2, cards={"plains": "roving-terror bandit-rampart"}, advisers={"A": advisers}, banks={"beast": bank}
    )
    t.play("A: trade")
    if prompts(t) == ["modify"]:
        t.play("A: go")
    assert t.legal("A") == ["favor:roving-terror"]
    t.play("A: favor:roving-terror")
    assert (t.favor["A"], t.secrets["A"], t.supply["A"]) == (1 + gained, 0, 6)
    assert t.on_secrets == {"roving-terror": 1}


@rule("OA-5.3.2b")
@pytest.mark.parametrize(("advisers", "gained"), [("", 0), ("rangers nature-worship", 2)])
def test_trade_for_secrets(oath, advisers, gained):
    t = oath.position(seats=2, cards={"plains": "wolves"}, advisers={"A": advisers}, favor={"A": 2}, secrets={"A": 0})
    t.play("A: trade", "A: secret:wolves")
    assert (t.favor["A"], t.secrets["A"]) == (0, gained)
    assert t.on_favor == {"wolves": 2}
    t.refuse("A: trade")


# -- Recover -----------------------------------------------------------------------------------------------------------


@rule("OA-5.4.1a", "OA-5.4.2a", "OA-5.4.3", "OA-2.4.1", "OA-2.8.4")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "left", "bank"),
    [
        ("steppe", 3, 0, (0, 0), "nomad"),
        ("mountain", 2, 0, (0, 0), ""),
        ("wastes", 0, 2, (0, 0), ""),
        ("marshes", 0, 1, (0, 0), ""),
    ],
)
def test_a_relic_costs_what_the_site_prints(oath, site, favor, secrets, left, bank):
    land = LAND.replace("river", "marshes")
    given = {"seats": 2, "land": land, "site_relics": {site: "map"}, "pawns": {"A": site}}
    t = oath.position(**given, favor={"A": favor}, secrets={"A": secrets})
    t.play("A: recover")
    wanted = next(move for move in t.legal("A") if move.startswith("relic"))
    t.play(f"A: {wanted}")
    assert "map" in t.relics["A"]
    assert (t.favor["A"], t.secrets["A"]) == left
    assert t.supply["A"] == 6
    if bank:
        assert t.banks[bank] == 6
    assert t.table.view(1).board.players[0].relics[-1].name == "Map", "faceup"
    t = oath.position(
        **given,
        favor={"A": max(0, favor - 1)},
        secrets={"A": max(0, secrets - 1)},
        banners={"people": "- 9", "darkest": "- 9"},
    )
    t.refuse("A: recover")


@rule("OA-2.8.4")
def test_without_a_price_there_is_no_recovering(oath):
    t = oath.position(
        seats=2,
        site_relics={"plains": "map"},
        favor={"A": 5},
        secrets={"A": 9},
        banners={"people": "- 9", "darkest": "- 9"},
    )
    t.refuse("A: recover")


@rule("OA-5.4.2b", "OA-5.4.4a", "OA-5.4.4b", "OA-2.5.1", "OA-5.4.1a")
def test_recovering_the_peoples_favor(oath):
    t = oath.position(seats=2, favor={"A": 6, "B": 0}, banners={"people": "B 3"}, mob=True)
    t.play("A: recover", "A: banner:people")
    assert t.legal("A") == ["4", "5", "6"], "more than what is on it"
    t.play("A: 5", "A: bank:beast")
    assert (t.banners["people"], t.banner_tokens["people"], t.mob) == ("A", 5, False)
    assert t.favor["A"] == 1
    assert (t.banks["beast"], t.banks["nomad"], t.banks["discord"], t.banks["arcane"]) == (4, 4, 4, 3)


@rule("OA-5.4.1b", "OA-5.4.1c")
@pytest.mark.parametrize(
    ("cards", "advisers", "open"),
    [
        ("wolves", "rangers", False),
        ("wolves", "scouts", True),
        ("wolves", "~rangers", True),
        ("wolves longbows", "rangers", True),
        ("", "", False),
        ("bandit-rampart", "", False),
    ],
)
def test_when_the_darkest_secret_is_open(oath, cards, advisers, open):
    t = oath.position(
        seats=2,
        cards={"river": cards},
        advisers={"B": advisers},
        pawns={"B": "river"},
        banners={"darkest": "B 1", "people": "- 9"},
        secrets={"A": 3},
    )
    assert ("recover" in t.legal("A")) is open


@rule("OA-5.4.4c")
def test_recovering_the_darkest_secret(oath):
    given = {"seats": 2, "cards": {"river": "wolves"}, "pawns": {"B": "river"}, "secrets": {"A": 5, "B": 0}}
    t = oath.position(**given, banners={"darkest": "B 3"})
    t.play("A: recover", "A: banner:darkest", "A: 4")
    assert t.banner_tokens["darkest"] == 4
    assert t.secrets == {"A": 2, "B": 2}, "one of the old to the recoverer, the rest to the holder"
    t = oath.position(**given, banners={"darkest": "A 3"})
    t.play("A: recover", "A: banner:darkest", "A: 4")
    assert t.secrets["A"] == 4, "from oneself all come back"
    t = oath.position(**given, banners={"darkest": "- 3"})
    t.play("A: recover", "A: banner:darkest", "A: 4")
    assert t.secrets["A"] == 2, "from the shared bank the rest stays there"


# -- Travel ------------------------------------------------------------------------------------------------------------


@rule("OA-5.6.1a", "OA-5.6.1b", "OA-5.6.1c", "OA-10.travel-cost")
@pytest.mark.parametrize(
    ("start", "end", "cost"),
    [
        ("plains", "fertile-valley", 1),
        ("plains", "river", 2),
        ("plains", "wastes", 4),
        ("river", "plains", 2),
        ("river", "steppe", 2),
        ("river", "wastes", 2),
        ("wastes", "great-slum", 3),
        ("wastes", "river", 2),
        ("wastes", "plains", 4),
    ],
)
def test_what_travel_costs(oath, start, end, cost):
    t = oath.position(seats=2, land=LAND.replace("charming", "fertile"), pawns={"A": start}, supply={"A": cost})
    t.play("A: travel", f"A: site:{end}")
    assert (t.pawns["A"], t.supply["A"]) == (end, 0)
    t = oath.position(seats=2, land=LAND.replace("charming", "fertile"), pawns={"A": start}, supply={"A": cost - 1})
    if "travel" in t.legal("A"):
        t.play("A: travel")
        assert f"site:{end}" not in t.legal("A")
        finish(t)


@rule("OA-5.6.1d", "OA-5.6.2a", "OA-5.6.2b", "OA-2.8.2b")
def test_a_facedown_site_is_revealed(oath):
    t = oath.position(seats=2, land=LAND.replace("river", "~mine"), relic_deck="map")
    t.play("A: travel")
    assert "site:plains" not in t.legal("A")
    t.play("A: site:space-3")
    assert t.sites[3] == "mine"
    assert (t.site_favor["mine"], t.site_relics["mine"]) == (3, ["map"])
    assert t.table.view(0).board.spaces[3].relics[0].name is None, "facedown"


@rule("OA-2.8.2a", "OA-9.3a", "OA-9.3b")
def test_a_reveal_gives_what_there_is(oath):
    t = oath.position(seats=2, land=LAND.replace("river", "~mine"), favor={"A": 15, "B": 1})
    assert t.shared == 1
    t.play("A: travel", "A: site:space-3")
    assert (t.site_favor["mine"], t.shared) == (1, 0)


@rule("OA-7.6.2")
def test_free_travel_ignores_surcharges(oath):
    t = oath.position(
        seats=2,
        relics={"A": "brass-horse"},
        discards={"cradle": "wolves"},
        cards={"river": "rangers"},
        pawns={"A": "charming-valley"},
        supply={"A": 0},
    )
    t.play("A: use:brass-horse", "A: site:river")
    assert t.pawns["A"] == "river"


@rule("OA-9.2b", "OA-9.2a", "OA-9.2c")
def test_cannot_beats_may_and_ignore_beats_must(oath):
    land = "lush-coast plains narrow-pass river steppe rocky-coast wastes great-slum"
    t = oath.position(seats=2, land=land.replace("river", "barren-coast"), pawns={"A": "rocky-coast"})
    t.play("A: travel")
    assert "site:steppe" not in t.legal("A"), "the Narrow Pass says must"
    assert "site:barren-coast" in t.legal("A"), "Coasts ignore it"
    t.play("A: site:barren-coast")
    t = oath.position(seats=2, advisers={"A": "vow-of-peace"}, warbands={"plains": "B1"}, title="B")
    t.refuse("A: campaign")


def test_an_action_under_way_is_compared_by_all_it_is(oath):
    """Law 4 compares dumps: two actions that differ in anything must not look alike."""
    acts = Acts()
    acts.stack = [Act("travel", 1, 4, free=True), Campaign(0, 2)]
    acts.stack[0].mods.append(7)
    travel, campaign = acts.dump()
    assert travel == {"kind": "travel", "me": 1, "at": 4, "free": True, "mods": [7], "notes": {}}
    assert campaign["kind"] == "campaign"
    assert campaign["dice"] == [[], []]
