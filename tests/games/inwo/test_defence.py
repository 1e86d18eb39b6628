"""Cards that defend, make immune, let groups join, keep them out, or cancel actions."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, offered, replies_pass, run, settle, until

GUARDS = [
    # card, structure of B, leader of A, kind, target, its part of the sum (0: none)
    ("black-activists", "black-activists texas", "democrats", "control", "texas", -4),
    ("black-activists", "black-activists texas", "republicans", "control", "texas", 0),
    ("lawyers", "lawyers texas", "cia", "destroy", "texas", -4),
    ("lawyers", "lawyers texas", "democrats", "destroy", "texas", 0),
    ("china", "china", "cia", "destroy", "china", -20),
    ("china", "china", "cia", "control", "china", 0),
    ("ninjas", "ninjas", "cia", "destroy", "ninjas", -10),
    ("ninjas", "ninjas", "cia", "control", "ninjas", 0),
    ("red-cross", "red-cross", "cia", "destroy", "red-cross", -15),
    ("paranoids", "paranoids texas", "cia", "control", "texas", -2),
    ("reformed-church-of-satan", "reformed-church-of-satan", "fbi", "destroy", "reformed-church-of-satan", -8),
    ("secular-humanists", "secular-humanists texas", "fbi", "control", "texas", -3),
    ("secular-humanists", "secular-humanists texas", "fbi", "control", "secular-humanists", 0),
    ("secular-humanists", "secular-humanists texas", "democrats", "control", "texas", 0),
    ("shangri-la", "texas", "cia", "control", "texas", -5),
]


@rule("IN-7.44", "IN-8.14")
@pytest.mark.parametrize(
    ("name", "structure", "leader", "kind", "target", "number"),
    [pytest.param(*row, id=f"{row[0]} {number}") for number, row in enumerate(GUARDS)],
)
@card(
    "black-activists",
    "lawyers",
    "china",
    "ninjas",
    "red-cross",
    "paranoids",
    "reformed-church-of-satan",
    "secular-humanists",
    "shangri-la",
)
def test_a_defence_counts_where_the_card_says(inwo, name, structure, leader, kind, target, number):
    illuminati = {"B": "shangri-la"} if name == "shangri-la" else {}
    t = inwo.position(groups={"A": leader, "B": structure}, illuminati=illuminati)
    attack(t, "A", kind, leader, target)
    found = [part[2] for part in t.parts if part[0] == "defence" and part[1] == name]
    assert found == ([number] if number else [])


RESISTS = [
    ("antiwar-activists", "antiwar-activists texas", "cia", 6 + 4),
    ("antiwar-activists", "antiwar-activists texas", "democrats", 6),
    ("eco-guerrillas", "eco-guerrillas texas", "phone-company", 6 + 2),
    ("eco-guerrillas", "eco-guerrillas texas", "cia", 6),
]


@pytest.mark.parametrize(
    ("name", "structure", "leader", "number"),
    [pytest.param(*row, id=f"{row[0]} {row[2]}") for row in RESISTS],
)
@card("antiwar-activists", "eco-guerrillas")
def test_resistance_against_attacks_led_by_such_groups(inwo, name, structure, leader, number):
    t = inwo.position(groups={"A": leader, "B": structure})
    attack(t, "A", "control", leader, "texas")
    assert ["resistance", "texas", -number] in t.parts


@card("gun-lobby")
@rule("IN-4.17")
def test_the_gun_lobby_resists_liberals_at_ten_and_learns_from_attacks(inwo):
    t = inwo.position(groups={"A": "democrats", "B": "gun-lobby"})
    attack(t, "A", "control", "democrats", "gun-lobby")
    assert ["resistance", "gun-lobby", -10] in t.parts
    t = inwo.position(groups={"A": "cia", "B": "gun-lobby texas"}, decks={"B": "jihad"}, dice=[6, 6])
    attack(t, "A", "control", "cia", "texas")
    assert t.plots["B"] == []
    settle(t)
    assert t.plots["B"] == ["jihad"]


DISASTERS = [
    ("international-weather-organization", "international-weather-organization texas", -6),
    ("red-cross", "red-cross texas", -6),
    ("survivalists", "survivalists texas", -3),
    ("shangri-la", "texas", -5),
]


@rule("IN-10.2", "IN-4.24", "IN-8.13")
@pytest.mark.parametrize(("name", "structure", "number"), DISASTERS)
@card("international-weather-organization", "red-cross", "survivalists", "shangri-la")
def test_a_defence_against_disasters(inwo, name, structure, number):
    illuminati = {"B": "shangri-la"} if name == "shangri-la" else {}
    t = inwo.position(groups={"A": "cia", "B": structure}, hands={"A": "earthquake"}, illuminati=illuminati)
    run(t, "A: plot:earthquake", "A: texas")
    assert ["defence", name, number] in t.parts


STRIKES = [
    ("cycle-gangs", "earthquake", "texas", 4),
    ("international-weather-organization", "earthquake", "texas", 4),
    ("robot-sea-monsters", "earthquake", "texas", 4),
    ("joggers", "sniper", "ross-perot", 2),
    ("ninjas", "sniper", "ross-perot", 4),
    ("urban-gangs", "sniper", "ross-perot", 2),
    ("secret-service", "sniper", "saddam-hussein", 10),
    ("servants-of-cthulhu", "earthquake", "texas", 4),
    ("servants-of-cthulhu", "sniper", "ross-perot", 4),
    ("fbi", "sniper", "manuel-noriega", 0),
    ("ninjas", "earthquake", "texas", 0),
    ("urban-gangs", "earthquake", "texas", 0),
]


@rule("IN-10.1", "IN-10.2", "IN-8.13")
@pytest.mark.parametrize(
    ("name", "plot", "target", "number"),
    [pytest.param(*row, id=f"{row[0]} {row[1]}") for row in STRIKES],
)
@card(
    "cycle-gangs",
    "international-weather-organization",
    "robot-sea-monsters",
    "joggers",
    "ninjas",
    "urban-gangs",
    "secret-service",
    "servants-of-cthulhu",
    "fbi",
)
def test_what_counts_in_instant_attacks(inwo, name, plot, target, number):
    own = "cia" if name == "servants-of-cthulhu" else f"cia {name}"
    illuminati = {"A": name} if name == "servants-of-cthulhu" else {}
    t = inwo.position(groups={"A": own, "B": target}, hands={"A": plot}, illuminati=illuminati)
    run(t, f"A: plot:{plot}", f"A: {target}")
    if "none" in t.legal("A"):
        t.play("A: none")
    found = [part[2] for part in t.parts if part[0] == "bonus" and part[1] == name]
    assert found == ([number] if number else [])


IMMUNE = [
    ("discordian-society", "texas", "cia", "witch"),
    ("discordian-society", "texas", "fast-food-chains", "witch"),
    ("empty-vee", "empty-vee", "fbi", "cia"),
    ("goldfish-fanciers", "goldfish-fanciers texas", "witch", "cia"),
    ("princess-di", "princess-di", "democrats", "cia"),
    ("vatican-city", "vatican-city texas", "canada", "cia"),
    ("stonehenge", "stonehenge texas", "witch", "cia"),
    ("reformed-church-of-satan", "reformed-church-of-satan texas", "fbi", "cia"),
]


@rule("IN-19.18", "IN-7.6")
@pytest.mark.parametrize(
    ("name", "structure", "kept_out", "let_in"),
    [pytest.param(*row, id=f"{row[0]} {row[2]}") for row in IMMUNE],
)
@card(
    "discordian-society",
    "empty-vee",
    "goldfish-fanciers",
    "princess-di",
    "vatican-city",
    "stonehenge",
    "reformed-church-of-satan",
)
def test_immune_groups_cannot_be_attacked_by_such_groups(inwo, name, structure, kept_out, let_in):
    illuminati = {"B": name} if name == "discordian-society" else {}
    target = structure.split()[-1]
    for leader, free in ((kept_out, False), (let_in, True)):
        t = inwo.position(groups={"A": leader, "B": structure}, illuminati=illuminati)
        if f"control:{leader}" in t.legal("A"):
            t.play(f"A: control:{leader}")
            assert (target in t.legal("A")) is free
        else:
            assert not free


@card("deprogrammers")
@rule("IN-18.9")
def test_deprogrammers_ignore_the_discordian_immunity(inwo):
    t = inwo.position(illuminati={"B": "discordian-society"}, groups={"A": "deprogrammers dentists", "B": "witch"})
    t.play("A: destroy:dentists")
    assert "witch" not in t.legal("A")
    t = inwo.position(illuminati={"B": "discordian-society"}, groups={"A": "deprogrammers dentists", "B": "witch"})
    t.play("A: destroy:deprogrammers")
    assert "witch" in t.legal("A")


@card("reformed-church-of-satan")
def test_straight_groups_may_only_destroy_the_reformed_church(inwo):
    t = inwo.position(groups={"A": "fbi", "B": "reformed-church-of-satan texas"})
    t.play("A: destroy:fbi")
    assert t.legal("A") == ["reformed-church-of-satan"]


@card("offshore-banks")
def test_offshore_banks_are_beyond_the_reach_of_government(inwo):
    t = inwo.position(groups={"A": "cia", "B": "offshore-banks texas"})
    t.play("A: destroy:cia")
    assert "offshore-banks" not in t.legal("A")
    t = inwo.position(groups={"A": "democrats", "B": "offshore-banks"})
    t.play("A: destroy:democrats")
    assert "offshore-banks" in t.legal("A")


@card("ronald-reagan")
def test_media_groups_cannot_attack_ronald_reagan_nor_join_against_him(inwo):
    t = inwo.position(groups={"A": "hollywood cia", "B": "ronald-reagan"})
    t.play("A: control:cia")
    t.play("A: ronald-reagan")
    assert "aid:hollywood" not in t.legal("A")
    t = inwo.position(groups={"A": "hollywood", "B": "ronald-reagan"})
    assert "control:hollywood" not in t.legal("A")
    t = inwo.position(groups={"A": "ronald-reagan", "B": "big-media"}, tokens={"big-media": 1})
    declare(t, "A", "control", "ronald-reagan", "big-media")
    assert "oppose:big-media" in until(t, "B")


@card("intellectuals")
def test_a_media_master_of_the_intellectuals_cannot_be_captured(inwo):
    t = inwo.position(groups={"A": "cia", "B": "hollywood(intellectuals) texas"}, hands={"A": "earthquake"})
    t.play("A: control:cia")
    assert t.legal("A") == ["intellectuals", "texas"]
    t = inwo.position(groups={"A": "cia", "B": "hollywood(intellectuals)"}, hands={"A": "earthquake"})
    t.play("A: plot:earthquake")
    assert t.legal("A") == ["hollywood"]


INDESTRUCTIBLE = ["joggers", "local-police-departments", "paranoids"]


@rule("IN-8.13", "IN-18.8")
@pytest.mark.parametrize("name", INDESTRUCTIBLE)
@card("joggers", "local-police-departments", "paranoids")
def test_what_cannot_be_destroyed_is_not_attacked_to_destroy(inwo, name):
    t = inwo.position(groups={"A": "cia", "B": f"{name} texas"})
    t.play("A: destroy:cia")
    assert t.legal("A") == ["texas"]
    t.play("A: texas")


@card("count-dracula")
@rule("IN-5.10")
def test_count_dracula_falls_only_to_magic_and_then_for_good(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "cable-tv(count-dracula) texas"}, dice=[1, 1], hands={"A": "terrorist-nuke"}
    )
    replies_pass(run(attack(t, "A", "destroy", "cia", "count-dracula"), "A: plot:terrorist-nuke/action", "A: cia"))
    assert t.strength >= 2
    settle(t)
    assert "count-dracula" in t.groups["B"]
    t = inwo.position(
        groups={"A": "witch", "B": "cable-tv(count-dracula) texas"},
        dice=[1, 1],
        hands={"A": "terrorist-nuke", "C": "count-dracula"},
        tokens={"count-dracula": 0, "cable-tv": 0},
    )
    settle(run(attack(t, "A", "destroy", "witch", "count-dracula"), "A: plot:terrorist-nuke/action", "A: witch"))
    assert t.destroyed["A"] == ["count-dracula"]


JOINS = [
    # card, leader of A, kind, target of B, side on which the card of C may join
    ("ama", "texas", "control", "fbi", "oppose"),
    ("american-autoduel-association", "witch", "destroy", "texas", "aid"),
    ("big-media", "texas", "control", "hollywood", "oppose"),
    ("dinosaur-park", "texas", "control", "phone-company", "oppose"),
    ("druids", "texas", "control", "witch", "oppose"),
    ("israel", "cattle-mutilators", "control", "reformed-church-of-satan", "aid"),
    ("nato", "cia", "control", "switzerland", "aid"),
]


@rule("IN-9.1", "IN-9.2")
@pytest.mark.parametrize(
    ("name", "leader", "kind", "target", "side"),
    [pytest.param(*row, id=row[0]) for row in JOINS],
)
@card("ama", "american-autoduel-association", "big-media", "dinosaur-park", "druids", "israel", "nato")
def test_a_card_lets_its_group_join_whatever_its_alignments(inwo, name, leader, kind, target, side):
    leader = "texas" if leader == "cattle-mutilators" else leader
    t = inwo.position(groups={"A": leader, "B": target, "C": name})
    declare(t, "A", kind, leader, target)
    run(t, f"C: {side}:{name}")
    parts = [part for part in t.parts if part[:2] == [side, name]]
    power = t.power[name]
    more = {"ama": 5, "american-autoduel-association": 4}.get(name, 0)
    assert parts == [[side, name, (power + more) * (1 if side == "aid" else -1)]]


@card("dinosaur-park")
def test_the_park_brings_its_master_along_and_helps_disasters(inwo):
    t = inwo.position(groups={"A": "texas", "B": "phone-company", "C": "moonbase(dinosaur-park)"})
    declare(t, "A", "control", "texas", "phone-company")
    assert "oppose:moonbase" in until(t, "C")
    t = inwo.position(groups={"A": "texas dinosaur-park", "B": "california"}, hands={"A": "earthquake"})
    run(t, "A: plot:earthquake", "A: california")
    before = t.strength
    run(t, "A: use:dinosaur-park/disaster")
    assert t.strength == before + 4


@card("punk-rockers")
def test_where_punk_rockers_spend_power_no_weird_group_aids_the_target(inwo):
    t = inwo.position(groups={"A": "texas punk-rockers", "B": "hackers", "C": "california witch"})
    declare(t, "A", "control", "texas", "hackers")
    assert "oppose:california" in until(t, "C")
    t = inwo.position(groups={"A": "texas punk-rockers", "B": "hackers", "C": "california witch"})
    declare(t, "A", "control", "texas", "hackers", "aid:punk-rockers")
    run(t, "A: commit")
    assert "oppose:california" not in until(t, "C")


@card("prince-charles")
def test_prince_charles_and_those_around_him(inwo):
    t = inwo.position(groups={"A": "hollywood", "B": "texas(prince-charles)", "C": "moonbase"})
    attack(t, "A", "destroy", "hollywood", "prince-charles")
    assert ["leader", "hollywood", 6] in t.parts
    assert "oppose:moonbase" in until(t, "C")
    t = inwo.position(groups={"A": "cia", "B": "texas(prince-charles) california"})
    run(t, "A: control:cia", "A: texas")
    assert not offered(t, "A", "use:bavarian-illuminati")


@card("princess-di")
def test_media_groups_reach_princess_di(inwo):
    t = inwo.position(groups={"A": "cable-tv", "B": "princess-di(fred-birch-society)"})
    t.play("A: control:cable-tv")
    assert t.legal("A") == ["princess-di", "fred-birch-society"]


@card("eff")
@rule("IN-18.7")
def test_the_eff_doubles_all_that_defends_a_computer_group(inwo):
    t = inwo.position(groups={"A": "cia", "B": "hackers", "C": "eff california"})
    attack(t, "A", "control", "cia", "hackers")
    run(t, "C: oppose:california")
    before = t.strength
    run(t, "C: oppose:eff")
    # Global Power 1 is not asked for: both are Liberal against a Weird Fanatic; the E.F.F. adds its Global Power 1
    assert t.strength == before - (5 + 1) * 2 + 5


FREE = [("france", "california"), ("italy", "california")]


@pytest.mark.parametrize(("name", "target"), FREE)
@card("france", "italy")
def test_a_nation_defends_for_nothing(inwo, name, target):
    t = inwo.position(groups={"A": "cia", "B": f"{name} {target}"}, tokens={name: 0})
    attack(t, "A", "control", "cia", target)
    before = t.strength
    run(t, f"B: oppose:{name}")
    assert t.strength == before - 3
    assert f"oppose:{name}" not in until(t, "B")


@card("comic-books")
def test_comic_books_leave_a_weird_target_no_resistance(inwo):
    t = inwo.position(groups={"A": "comic-books cia", "B": "california(hackers)"})
    attack(t, "A", "control", "cia", "hackers", "aid:comic-books")
    assert ["resistance", "hackers", 0] in t.parts
    assert not [part for part in t.parts if part[0] == "master"]
    t = inwo.position(groups={"A": "comic-books cia", "B": "california(hackers)"})
    attack(t, "A", "control", "cia", "hackers")
    assert ["resistance", "hackers", -4] in t.parts
    assert ["master", "Weird", -4] in t.parts


@card("pollsters")
def test_pollsters_keep_only_the_alignments_that_help(inwo):
    t = inwo.position(groups={"A": "california pollsters", "B": "texas"})
    attack(t, "A", "control", "california", "texas", "aid:pollsters")
    assert [part for part in t.parts if part[0] == "match"] == [["match", "Government", 4]]
    t = inwo.position(groups={"A": "california", "B": "texas pollsters"})
    run(attack(t, "A", "control", "california", "texas"), "B: oppose:pollsters")
    assert [part for part in t.parts if part[0] == "match"] == [["match", "Liberal", -4]]


@card("manuel-noriega")
def test_noriega_lends_his_master_an_alignment(inwo):
    t = inwo.position(groups={"A": "phone-company(manuel-noriega)", "B": "loan-sharks"})
    attack(t, "A", "control", "phone-company", "loan-sharks")
    assert ["match", "Criminal", 4] in t.parts
    assert ["match", "Violent", 4] in t.parts


@card("wall-street")
def test_wall_street_sees_corporate_and_government_alike(inwo):
    t = inwo.position(groups={"A": "wall-street", "B": "pentagon"})
    attack(t, "A", "control", "wall-street", "pentagon")
    assert ["match", "Corporate", 4] in t.parts
    t = inwo.position(groups={"A": "wall-street", "B": "phone-company"})
    attack(t, "A", "destroy", "wall-street", "phone-company")
    assert ["match", "Corporate", 4] in t.parts


@card("tabloids")
@card("junk-mail")
@rule("IN-9.16", "IN-9.18")
def test_who_reaches_secret_groups(inwo):
    for leader, reaches in (("tabloids", True), ("junk-mail", True), ("cia", False), ("templars", True)):
        t = inwo.position(groups={"A": leader, "B": "cattle-mutilators"})
        legal = t.legal("A")
        assert (f"destroy:{leader}" in legal) is reaches
    t = inwo.position(groups={"A": "tabloids", "B": "cattle-mutilators", "C": "moonbase"})
    declare(t, "A", "destroy", "tabloids", "cattle-mutilators")
    assert {"aid:moonbase", "oppose:moonbase"} <= set(until(t, "C"))


@card("religious-reich")
@card("moonies")
@card("israel")
@rule("IN-9.10", "IN-9.14", "IN-21.16")
def test_some_break_the_privilege_of_an_attack(inwo):
    for name, side in (("moonies", "oppose"), ("israel", "aid"), ("religious-reich", "oppose")):
        t = inwo.position(groups={"A": "fbi", "B": "texas", "C": f"{name} california"})
        declare(t, "A", "control", "fbi", "texas", "use:bavarian-illuminati")
        assert t.privileged
        assert until(t, "C") == ["pass", f"use:{name}/break"]
        run(t, f"C: use:{name}/break", f"C: {side}")
        replies_pass(t)
        assert not t.privileged
        assert [part for part in t.parts if part[:2] == [side, name]]
        assert "oppose:california" in until(t, "C")


@card("religious-reich")
def test_the_reich_needs_a_straight_or_conservative_attacker(inwo):
    t = inwo.position(groups={"A": "democrats", "B": "texas", "C": "religious-reich"})
    declare(t, "A", "control", "democrats", "texas", "use:bavarian-illuminati")
    assert until(t, "C") == ["pass"]


@card("the-frog-god")
def test_the_frog_god_lets_only_its_player_in(inwo):
    t = inwo.position(
        groups={"A": "fbi", "B": "texas", "C": "california", "D": "pentagon"}, resources={"C": "the-frog-god"}
    )
    declare(t, "A", "control", "fbi", "texas", "use:bavarian-illuminati")
    run(t, "C: use:the-frog-god")
    replies_pass(t)
    assert "oppose:california" in until(t, "C")
    assert until(t, "D") == ["pass"]
    assert t.privileged


@card("multinational-oil-companies")
def test_the_oil_companies_bar_one_rival(inwo):
    t = inwo.position(groups={"A": "multinational-oil-companies", "B": "texas", "C": "california", "D": "pentagon"})
    declare(t, "A", "control", "multinational-oil-companies", "texas", "use:multinational-oil-companies", "@2")
    assert not offered(t, "C", "oppose:california")
    assert offered(t, "D", "oppose:pentagon")


CANCEL = [
    ("dan-quayle", "hollywood"),
    ("dentists", "bill-clinton"),
    ("elvis", "hollywood"),
    ("jimmy-hoffa", "phone-company"),
    ("nuclear-power-companies", "texas"),
    ("saddam-hussein", "texas"),
    ("savings-and-loans", "wall-street"),
    ("supreme-court", "texas"),
    ("bigfoot", "hollywood"),
    ("hallucinations", "bill-clinton"),
    ("loch-ness-monster", "england"),
]


@rule("IN-17.12", "IN-19.5", "IN-19.6")
@pytest.mark.parametrize(("name", "leader"), CANCEL)
@card(
    "dan-quayle",
    "dentists",
    "elvis",
    "jimmy-hoffa",
    "nuclear-power-companies",
    "saddam-hussein",
    "savings-and-loans",
    "supreme-court",
    "bigfoot",
    "hallucinations",
    "loch-ness-monster",
)
def test_a_cancelled_leader_ends_the_attack(inwo, name, leader):
    resource = name in ("bigfoot", "hallucinations", "loch-ness-monster")
    t = inwo.position(
        groups={"A": f"{leader} democrats", "B": "russia", "C": "california" if resource else name},
        resources={"C": name} if resource else {},
        dice=[4],
    )
    before = t.tokens[leader]
    attack(t, "A", "control", leader, "russia")
    run(t, f"C: use:{name}/fight", f"C: {leader}")
    settle(t)
    assert t.table.g.attack is None
    assert t.tokens[leader] == before - 1
    assert t.tokens[name] == 0
    assert t.groups["B"] == ["russia"]
    t = inwo.position(
        groups={"A": "democrats", "B": "russia", "C": "california" if resource else name},
        resources={"C": name} if resource else {},
    )
    attack(t, "A", "control", "democrats", "russia")
    assert offered(t, "C", f"use:{name}/fight") is (name == "nuclear-power-companies")
