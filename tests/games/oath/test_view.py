"""What a view tells of a campaign under way and of who would win: the page draws odds and progress from it."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import attack, battle, finish


def board(t, seat=None):
    """The table as a seat sees it."""
    return t.table.view(seat).board


@rule("OA-5.5.2a", "OA-5.5.2g", "OA-2.11j")
def test_a_campaign_shows_forces_and_the_pools_it_would_have(oath):
    t = battle(oath, title="A")
    t.play("B: campaign", "B: attack@A")
    fight = board(t).campaign
    assert (fight.attacker, fight.defender, fight.targets) == (1, 0, [4])
    assert fight.forces == (5, 2, 5)
    assert (fight.likely, fight.attack, fight.defense) == ((5, 2), 0, 0), "a site and the title"
    t.play("B: done", "B: 3")
    finish(t)
    assert board(t).campaign is None


@card("Mountain")
def test_the_likely_pool_knows_the_site(oath):
    t = battle(oath, pawns={"B": "mountain"}, warbands={"mountain": "A1"})
    t.play("B: campaign", "B: attack@A")
    assert board(t).campaign.likely[0] == 4, "one attack die fewer at Mountain"
    t.play("B: done", "B: 0")
    finish(t)


@card("Longbows")
def test_plans_are_shown_with_who_uses_them(oath):
    t = battle(oath, advisers={"B": "longbows lancers"})
    attack(t)
    t.play("B: plan:lancers")
    fight = board(t).campaign
    assert (fight.plans, fight.users, fight.attack) == (["lancers"], [1], 5)
    assert (fight.notes, fight.sacrifice, fight.won) == ({"twice": 1}, True, None)
    t.play("B: plan:longbows")
    finish(t)


@rule("OA-3.1", "OA-3.2b", "OA-2.11b")
def test_standing_tells_who_keeps_the_oath_and_who_would_win(oath):
    t = oath.position(
        seats=3,
        warbands={"plains": "B1", "river": "B1", "steppe": "A1"},
        title="B",
        usurper=True,
        revealed={"C": "vision-of-rebellion"},
        banners={"people": "C 2"},
        visions=3,
        to_move="A",
    )
    standing = board(t).standing
    assert (standing.keepers, standing.ruled[:2]) == ([1], [1, 2])
    assert standing.held == [1, 0, 1], "the scepter, nothing, a banner"
    assert standing.ways == [[], ["usurper"], ["vision-rebellion"]]
    assert standing.successor == 0
    t = oath.position(seats=2, revealed={"B": "vision-of-rebellion"}, banners={"people": "B 2"}, visions=2, to_move="A")
    assert board(t).standing.ways == [[], []], "not before the third Vision"
