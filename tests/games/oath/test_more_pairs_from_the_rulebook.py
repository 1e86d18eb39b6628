"""Cards that meet, more of them: scenarios from the Law and the rulings alone, and what they led to."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import BLANK, SWORD, attack, attack_dice, battle, defense_dice, discarded, faces, finish, outcome, prompts

# -- The second ten ----------------------------------------------------------------------------------------------------


def course(t, choices):
    """Answer everything that is asked, as `finish` does, and tell who was asked what."""
    asked = []
    while prompts(t) and prompts(t)[0] != "act":
        name, seat = prompts(t)[0], t.to_act[0]
        asked.append((name, seat))
        plain = [word for word in ("no", "skip", "done", "go", "0") if word in t.legal(seat)]
        t.play(f"{seat}: {choices.get((name, seat)) or (plain or t.legal(seat))[0]}")
    return asked


@card("Second Wind", "Sneak Attack", "Herald")
@rule("OA-10.after")
def test_a_sneak_attack_comes_before_a_second_wind_and_the_herald_hears_of_both(oath):
    """R-092: the wind comes after everything; each campaign of another player gives the Herald a favor."""
    t = battle(
        oath,
        pawns={"C": "steppe"},
        advisers={"A": "herald", "B": "second-wind", "C": "sneak-attack"},
        bands={"B": 8},
        secrets={"B": 1},
        favor={"A": 0, "B": 1},
        title="A",
        dice=faces((BLANK, 2), (SWORD, 5)),
    )
    attack(t, dice=5).play("B: plan:second-wind")
    asked = course(t, {("react", "C"): "yes", ("may", "C"): "yes", ("may", "B"): "yes"})
    assert t.favor["A"] == 2, asked
    attacks = [place for place, who in enumerate(asked) if who[1] == "C" and who[0].startswith("campaign")]
    winds = [place for place, who in enumerate(asked) if who[1] == "B" and who[0] in ("may", "travel-to")]
    assert attacks, "the Sneak Attack was made"
    assert winds, "and the Second Wind blew"
    assert max(attacks) < min(winds), asked


@card("False Prophet", "Forced Labor")
@rule("OA-6.1c", "OA-5.1.4.IIIc")
def test_a_false_prophet_in_forced_labor_pays_for_the_vision_or_loses_it(oath):
    """The displaced Vision is played as if searched, so the labor's favor is due; who has none can only discard."""
    for favor, revealed in ((1, "vision-of-faith"), (0, "")):
        t = battle(
            oath,
            pawns={"C": "steppe", "B": "mountain"},
            cards={"steppe": "forced-labor"},
            advisers={"B": "~vision-of-rebellion", "C": "~false-prophet"},
            revealed={"B": "vision-of-faith"},
            favor={"A": 0, "B": 0, "C": favor + 1},
            to_move="C",
        )
        t.play("C: play:false-prophet")
        finish(t, {"play-where": "faceup"})
        assert t.favor["C"] == favor, "the labor is due for the prophet, too"
        t.play("C: rest", "A: rest", "B: play:vision-of-rebellion")
        finish(t, {"play-where": "revealed"})
        assert t.revealed["B"] == "vision-of-rebellion"
        assert t.revealed["C"] == revealed, favor
        assert (t.favor["A"], t.favor["C"]) == (1 + favor, 0)
        assert discarded(t, "vision-of-faith") == (favor == 0)


@card("Magician's Code", "Vow of Silence")
@rule("OA-5.4.4c", "OA-2.11e")
def test_the_silent_gain_by_secrets_that_the_code_made(oath):
    """R-257: the two secrets of the Code count as placed; the Oath of Devotion gives the title to the recoverer."""
    t = battle(
        oath,
        oath="devotion",
        title="A",
        banners={"darkest": "- 1"},
        advisers={"B": "magicians-code", "C": "vow-of-silence"},
        favor={"B": 2},
        secrets={"B": 0, "C": 0},
    )
    t.play("B: recover", "B: with:magicians-code")
    finish(t, {"recover-what": "banner:darkest"})
    assert (t.banners["darkest"], t.banner_tokens["darkest"]) == ("B", 2)
    assert (t.secrets["B"], t.secrets["C"]) == (1, 2)
    assert t.title == "B"
    assert t.on_favor == {"magicians-code": 2}


@card("Ring of Devotion", "Key to the City")
@rule("OA-7.1.3")
def test_the_ring_keeps_the_new_warband_of_the_key_on_the_board(oath):
    """The Key kills and gains; to put the warband there is forbidden to the Ring's holder (R-163)."""
    t = battle(oath, relics={"B": "ring-of-devotion"}, world="key-to-the-city wolves alchemist", favor={"B": 0})
    t.play("B: search")
    finish(t, {"search-source": "world", "search-keep": "key-to-the-city", "play-where": "site:steppe"})
    assert "key-to-the-city" in t.cards["steppe"]
    assert not t.warbands.get("steppe")
    assert (t.bands["B"], t.favor["B"]) == (6, 1)


@card("Great Slum", "Ancient Bloodline")
@rule("OA-7.2.2", "OA-5.1.4.Ia")
def test_no_enemy_makes_room_in_a_slum_of_the_bloodline(oath):
    """At sites of its holder cards are as locked for enemies, so a full Slum takes no card of theirs (R-068)."""
    given = {
        "pawns": {"B": "great-slum"},
        "cards": {"great-slum": "wolves longbows alchemist"},
        "warbands": {"great-slum": "A1"},
        "world": "horse-archers outriders rangers",
    }
    for advisers, open_to in (({}, True), ({"A": "ancient-bloodline"}, False)):
        t = battle(oath, advisers=advisers, **given)
        t.play("B: search", "B: world", "B: outriders", "B: horse-archers")
        assert prompts(t) == ["play-where"]
        assert ("site:great-slum" in t.legal("B")) == open_to
        t.play("B: discard")
        finish(t)


@card("Land Warden", "Dazzle")
@rule("OA-7.4.3")
def test_dazzle_does_not_blind_the_warden_who_brought_it(oath):
    """A Hearth card, but the modifier of the Search that goes on: it stays, and so does its second play."""
    t = oath.position(
        seats=2,
        cards={"plains": "land-warden longbows"},
        pawns={"A": "plains", "B": "plains"},
        favor={"B": 1},
        world="dazzle wolves alchemist",
        to_move="B",
    )
    t.play("B: search", "B: with:land-warden")
    choices = {"search-source": "world", "search-keep": "dazzle", "search-keep-more": "wolves"}
    finish(t, {**choices, "play-where": "site:plains"})
    assert sorted(t.cards["plains"]) == ["dazzle", "land-warden", "wolves"]
    assert t.on_favor == {"land-warden": 1}
    assert discarded(t, "longbows")


@card("Hall of Debate", "Conspiracy", "Chaos Cult")
@rule("OA-5.1.4.IVd", "OA-2.11c")
def test_what_the_hall_of_debate_guards_from_war_a_conspiracy_takes(oath):
    """The Hall forbids a target, not the taking; the title follows the banner, and the Cult takes its favor."""
    t = battle(
        oath,
        oath="people",
        title="A",
        pawns={"A": "steppe"},
        cards={"steppe": "hall-of-debate"},
        advisers={"A": "scouts", "B": "longbows wrestlers ~conspiracy", "C": "chaos-cult"},
        banners={"people": "A 3"},
        secrets={"B": 1},
        favor={"B": 1, "C": 0},
    )
    t.play("B: play:conspiracy")
    finish(t, {"play-where": "faceup", "conspire": "banner:people"})
    assert (t.banners["people"], t.banner_tokens["people"], t.mob) == ("B", 1, True)
    assert t.title == "B"
    assert (t.favor["B"], t.favor["C"], t.secrets["B"]) == (0, 1, 0)


@card("Peace Envoy", "Insect Swarm")
@rule("OA-7.1.2b")
def test_an_envoy_through_a_swarm_needs_favor_for_all_of_it(oath):
    """One to place, one that the Swarm burns, and one for each of two dice: four, or nothing (R-135, R-259)."""
    given = {"pawns": {"A": "steppe"}, "advisers": {"A": "insect-swarm", "B": "peace-envoy"}, "title": "A"}
    t = attack(battle(oath, favor={"A": 0, "B": 3}, **given), dice=5)
    assert "plan:peace-envoy" not in t.legal("B")
    finish(t)
    t = attack(battle(oath, favor={"A": 0, "B": 4}, **given), dice=5)
    t.play("B: plan:peace-envoy")
    finish(t)
    assert outcome(t).won
    assert (t.favor["A"], t.favor["B"]) == (2, 0)
    assert (t.bands["A"], t.bands["B"]) == (3 + 2, 5)


@card("Military Parade", "Marriage")
@rule("OA-5.5.8a")
def test_a_marriage_on_parade_is_two_advisers(oath):
    """Whoever counts advisers counts a Marriage twice; both favors come from the Hearth bank."""
    t = battle(
        oath,
        advisers={"A": "marriage scouts", "B": "military-parade"},
        favor={"B": 0},
        title="A",
        dice=faces((BLANK, 2), (SWORD, 5)),
    )
    attack(t, dice=5).play("B: plan:military-parade")
    finish(t)
    assert outcome(t).won
    assert (t.banks["hearth"], t.banks["order"], t.favor["B"]) == (1, 2, 3)


@card("Billowing Fog")
@rule("OA-7.1.2d", "OA-9.2c")
def test_the_fog_hides_a_force_from_a_brutal_chancellor(oath):
    """Brutal kills the whole force of the defeated; the Fog ignores whatever would do that (9.2)."""
    given = {
        "pawns": {"A": "steppe", "B": "wastes"},
        "warbands": {"steppe": "B4"},
        "bands": {"A": 8, "B": 5},
        "reliquary": "- map dowsing-sticks cracked-horn",
        "advisers": {"B": "billowing-fog"},
        "secrets": {"B": 1},
        "title": "A",
        "to_move": "A",
    }
    for plan, survivors, dark in (("done", 0, 0), ("plan:billowing-fog", 4, 1)):
        t = battle(oath, dice=faces((BLANK, 1), (SWORD, 8)), **given)
        attack(t, dice=8, seat="A", defender="attack@B").play(f"B: {plan}")
        finish(t)
        assert outcome(t).won
        assert (t.bands["B"], t.dark["B"]) == (5 + survivors, dark)


# -- Found on the way: who else read "you" as one player ---------------------------------------------------------------


@card("Nature Worship")
@rule("OA-5.5.3e")
def test_nature_worship_counts_the_beasts_of_all_who_defend(oath):
    """The Citizen uses it; the Chancellor, an Ally, has two Beast advisers, the Citizen the plan itself."""
    t = battle(
        oath,
        roles={"C": "citizen"},
        pawns={"C": "steppe"},
        advisers={"A": "wolves rangers", "C": "nature-worship"},
        secrets={"C": 1},
    )
    attack(t, dice=5, defender="attack@C").play("C: plan:nature-worship")
    finish(t)
    assert attack_dice(t) == 5 - 3


@card("Sealing Ward")
@rule("OA-5.5.2j")
def test_the_chancellors_ward_seals_the_relics_of_a_citizen(oath):
    """Read like the Giant Python (R-079): the Chancellor is an Ally from the start, other Citizens come too late."""
    for holder, dice in (("A", 1 + 4 + 1), ("D", 1 + 3 + 1)):
        t = battle(
            oath,
            seats=4,
            roles={"C": "citizen", "D": "citizen"},
            pawns={"C": "steppe", "D": "steppe"},
            relics={"C": "map"},
            advisers={holder: "sealing-ward"},
            title="A",
        )
        attack(t, "map", dice=5, defender="attack@C")
        finish(t, {"campaign-join": "yes", "campaign-permit": "yes"})
        assert defense_dice(t) == dice, holder


# -- The third ten -----------------------------------------------------------------------------------------------------


@card("Oracle", "Cracked Horn", "Sacred Ground")
@rule("OA-5.1.4.IIIc", "OA-10.draw")
def test_an_oracle_away_from_sacred_ground_buries_the_vision_with_the_horn(oath):
    """The Vision cannot be played faceup; discarded, it may go under the World Deck (R-055 to R-057)."""
    t = battle(
        oath,
        cards={"steppe": "oracle", "mountain": "sacred-ground"},
        relics={"B": "cracked-horn"},
        secrets={"B": 2},
        world="wolves vision-of-faith alchemist",
        visions=0,
    )
    t.play("B: use:oracle", "B: with:cracked-horn")
    assert prompts(t) == ["play-where"]
    assert sorted(t.legal("B")) == ["discard", "facedown"]
    t.play("B: discard")
    finish(t, {"discard-pile": "under:world"})
    assert t.visions == 1
    assert (t.world[:2], t.world[-1]) == (["wolves", "alchemist"], "vision-of-faith")


@card("Homesteaders", "Book of Records", "Saddle Makers", "Ancient City")
@rule("OA-10.move")
def test_homesteaders_settle_and_nobody_gains_by_it(oath):
    """To move a card is not to play it: no secret, no warbands of the Homeland, no favor for the makers (R-214)."""
    t = oath.position(
        seats=3,
        land="ancient-city plains mountain river steppe rocky-coast wastes great-slum",
        pawns={"A": "plains", "B": "ancient-city", "C": "plains"},
        bands={"B": 1},
        relics={"B": "book-of-records"},
        advisers={"B": "homesteaders outriders", "C": "saddle-makers"},
        favor={"B": 0, "C": 0},
        secrets={"B": 0},
        to_move="B",
    )
    t.play("B: use:homesteaders")
    finish(t, {"pick-card": "outriders"})
    assert t.cards["ancient-city"] == ["outriders"]
    assert t.advisers["B"] == ["homesteaders"]
    assert (t.favor["B"], t.secrets["B"], t.bands["B"], t.favor["C"]) == (0, 0, 1, 0)


@card("Jinx", "Gambling Hall")
@rule("OA-7.1.4b")
def test_a_jinx_turns_the_luck_of_a_gambling_hall(oath):
    """Four blanks are rolled again (R-187); two, two and one shields are doubled by the fourth die (R-202)."""
    t = battle(
        oath,
        cards={"steppe": "gambling-hall"},
        advisers={"B": "jinx"},
        favor={"B": 2},
        secrets={"B": 1},
        banks={"hearth": 12},
        dice="0 0 0 0 4 4 5 2",
    )
    t.play("B: use:gambling-hall")
    finish(t, {"reroll": "yes", "pick-bank": "bank:hearth"})
    assert (t.favor["B"], t.banks["hearth"]) == (10, 2)
    assert t.on_secrets == {"jinx": 1}


@card("Tyrant", "Toll Roads", "Dragonskin Drum")
@rule("OA-7.4.1")
def test_a_tyrant_pays_the_toll_to_the_ruler_whom_he_then_ends(oath):
    """The toll is due before the travel; on arrival the only warband dies, and the Drum brings one."""
    t = battle(
        oath,
        pawns={"B": "wastes", "C": "mountain"},
        warbands={"steppe": "C1"},
        cards={"steppe": "toll-roads"},
        advisers={"B": "tyrant"},
        relics={"B": "dragonskin-drum"},
        favor={"B": 1, "C": 0},
    )
    t.play("B: travel", "B: with:dragonskin-drum")
    finish(t, {"travel-to": "site:steppe", "pay-toll": "yes"})
    assert t.pawns["B"] == "steppe"
    assert (t.favor["B"], t.favor["C"]) == (0, 1)
    assert not t.warbands.get("steppe")
    assert t.bands["B"] == 6


@card("Special Envoy", "Hospitality")
@rule("OA-7.4")
def test_an_envoy_is_received_before_the_day_ends(oath):
    """The favor of the hosts comes right after the travel, and then the Act phase is over."""
    t = battle(
        oath,
        pawns={"B": "mountain", "A": "wastes"},
        cards={"steppe": "horse-archers"},
        advisers={"B": "special-envoy hospitality"},
        favor={"B": 0},
        supply={"B": 0},
    )
    t.play("B: travel", "B: with:special-envoy", "B: with:hospitality")
    finish(t, {"travel-to": "site:steppe", "pick-bank": "bank:nomad"})
    assert (t.pawns["B"], t.favor["B"]) == ("steppe", 1)
    assert t.turn == "C"


@card("Greedy", "News from Afar", "Marshes")
@rule("OA-7.1.1c")
def test_greed_listens_to_news_that_cost_no_supply(oath):
    """Four Supply are too many for the Greedy, none is not; three cards and two more, less one in the Marshes."""
    given = {
        "land": "marshes plains mountain river steppe rocky-coast wastes great-slum",
        "seats": 2,
        "pawns": {"A": "marshes", "B": "plains"},
        "reliquary": "map dowsing-sticks ivory-eye -",
        "visions": 3,
        "favor": {"A": 2},
        "supply": {"A": 6},
        "world": "wolves alchemist outriders rangers longbows",
    }
    t = oath.position(**given)
    t.play("A: search")
    assert "world" not in t.legal("A")
    t.leave_open("search-source")
    t = oath.position(advisers={"A": "news-from-afar"}, **given)
    t.play("A: search", "A: with:news-from-afar", "A: world")
    assert prompts(t) == ["search-keep"]
    assert len(t.legal("A")) == 4
    finish(t)
    assert t.supply["A"] == 6


@card("Careless", "Secret Signal", "Acting Troupe")
@rule("OA-7.1.1c")
def test_the_careless_hear_a_signal_while_trading_for_secrets(oath):
    """Two Beast advisers, one of them an actor: two secrets less one, a careless favor, and one more for it (R-037)."""
    t = oath.position(
        seats=2,
        cards={"plains": "rangers"},
        pawns={"A": "plains", "B": "river"},
        reliquary="map dowsing-sticks - ivory-eye",
        advisers={"A": "secret-signal acting-troupe wolves"},
        favor={"A": 2},
        secrets={"A": 0},
    )
    t.play("A: trade", "A: with:acting-troupe", "A: with:secret-signal", "A: secret:rangers")
    assert t.secrets["A"] == 1
    assert (t.favor["A"], t.banks["beast"]) == (2, 1)


@card("Small Friends", "Curfew")
@rule("OA-7.4")
def test_small_friends_do_not_slip_past_a_curfew(oath):
    """The trade is with a card that the Curfew's ruler rules, wherever the pawn may be: a favor is due."""
    t = battle(
        oath,
        warbands={"river": "C1"},
        cards={"river": "wolves curfew"},
        advisers={"B": "small-friends"},
        favor={"B": 1, "C": 0},
        secrets={"B": 1},
    )
    t.play("B: trade", "B: with:small-friends")
    finish(t, {"pick-site": "site:river", "trade-with": "favor:wolves"})
    assert t.on_secrets == {"wolves": 1}
    assert (t.favor["B"], t.favor["C"], t.banks["beast"]) == (1 - 1 + 2, 1, 1)


@card("Vow of Kinship", "Revelation", "Plague Engines")
@rule("OA-10.burn")
def test_kin_burn_the_nomads_favor_but_plagues_do_not_reach_it(oath):
    """What one may spend one may burn; what is taken from boards is not taken from the bank (R-095)."""
    t = battle(
        oath,
        warbands={"river": "C1"},
        advisers={"B": "~revelation plague-engines", "C": "vow-of-kinship"},
        favor={"A": 2, "B": 0, "C": 0},
        secrets={"B": 2, "C": 0},
        banks={"nomad": 5},
    )
    t.play("B: play:revelation", "B: faceup")
    course(t, {("pick-amount", "C"): "2"})
    assert (t.secrets["C"], t.banks["nomad"]) == (2, 3)
    t.play("B: use:plague-engines")
    finish(t)
    assert (t.favor["A"], t.banks["arcane"]) == (1, 4)
    assert t.banks["nomad"] == 3


@card("Vow of Beastkin", "Pressgangs", "Rowdy Pub", "River", "Ring of Devotion")
@rule("OA-5.2.2")
def test_everything_that_makes_a_muster_larger_adds_up(oath):
    """On a card that already bears favor: 2, and 1 by the Pub, the River and the vow each, and 2 by the Ring."""
    t = battle(
        oath,
        pawns={"B": "river"},
        warbands={"river": "B1"},
        cards={"river": "rowdy-pub"},
        on_favor={"rowdy-pub": 1},
        advisers={"B": "vow-of-beastkin pressgangs storyteller"},
        relics={"B": "ring-of-devotion"},
        favor={"B": 1},
        bands={"B": 0},
    )
    t.play("B: muster", "B: with:pressgangs", "B: with:rowdy-pub", "B: rowdy-pub")
    assert t.bands["B"] == 2 + 1 + 1 + 1 + 2
    assert t.on_favor == {"rowdy-pub": 2}
