"""Cards that change Power, Resistance, alignments, tokens and what counts for Goals."""

from __future__ import annotations

import pytest

from camarilla.games.inwo.victory import goals
from camarilla.testing import card, rule

from .helpers import run, settle

POWERS = [
    # card, the structure of A, Resources of A, what Power groups have
    ("cable-tv", "cable-tv ross-perot dan-quayle", "", {"cable-tv": 5}),
    ("california", "california hollywood(texas)", "", {"california": 5, "hollywood": 4, "texas": 6}),
    ("empty-vee", "empty-vee ross-perot texas", "", {"ross-perot": 3, "texas": 6, "empty-vee": 3}),
    ("hollywood", "hollywood nancy-reagan ross-perot", "", {"hollywood": 5}),
    ("intellectuals", "hollywood(intellectuals)", "", {"hollywood": 4}),
    ("intellectuals", "texas(intellectuals)", "", {"texas": 6}),
    ("loan-sharks", "loan-sharks the-mafia irs texas", "", {"loan-sharks": 5}),
    ("local-police-departments", "texas(local-police-departments) cia", "", {"texas": 7, "cia": 6}),
    ("moral-minority", "moral-minority fbi pentagon texas", "", {"moral-minority": 4}),
    ("new-york", "new-york the-mafia texas", "", {"the-mafia": 7, "texas": 6, "new-york": 7}),
    ("princess-di", "princess-di democrats texas", "", {"democrats": 7, "texas": 6, "princess-di": 2}),
    ("pyramid-marketing-schemes", "pyramid-marketing-schemes hackers trekkies", "", {"pyramid-marketing-schemes": 3}),
    (
        "recording-industry",
        "recording-industry nancy-reagan ross-perot texas",
        "",
        {"nancy-reagan": 4, "ross-perot": 3},
    ),
    ("south-american-nazis", "south-american-nazis(l-4-society) hackers", "", {"l-4-society": 4, "hackers": 3}),
    ("subliminals", "subliminals hollywood cable-tv texas", "", {"subliminals": 4}),
    ("video-games", "video-games hackers texas", "", {"hackers": 4, "video-games": 2, "texas": 6}),
    ("clipper-chip", "texas hackers", "clipper-chip", {"texas": 8, "hackers": 3}),
    ("church-of-elvis", "church-of-elvis elvis", "", {"church-of-elvis": 8}),
    ("church-of-elvis", "church-of-elvis texas", "", {"church-of-elvis": 1}),
    ("hidden-city", "texas", "hidden-city", {"bavarian-illuminati": 12, "texas": 6}),
    ("midas-mill", "texas", "midas-mill", {"bavarian-illuminati": 12, "texas": 6}),
    ("book-of-kells", "texas", "book-of-kells", {"bavarian-illuminati": 11, "texas": 6}),
]


@rule("IN-4.14", "IN-18.6")
@pytest.mark.parametrize(
    ("name", "structure", "resources", "powers"),
    [pytest.param(*row, id=f"{row[0]} {number}") for number, row in enumerate(POWERS)],
)
@card(
    "cable-tv",
    "california",
    "empty-vee",
    "hollywood",
    "intellectuals",
    "loan-sharks",
    "local-police-departments",
    "moral-minority",
    "new-york",
    "princess-di",
    "pyramid-marketing-schemes",
    "recording-industry",
    "south-american-nazis",
    "subliminals",
    "video-games",
    "clipper-chip",
    "church-of-elvis",
    "hidden-city",
    "midas-mill",
    "book-of-kells",
)
def test_power_as_the_card_says(inwo, name, structure, resources, powers):
    t = inwo.position(
        groups={"A": structure, "B": "cia" if "cia" not in structure else "wargamers"}, resources={"A": resources}
    )
    assert {group: t.power[group] for group in powers} == powers


@card("church-of-elvis")
@rule("IN-4.17")
def test_the_church_has_four_while_elvis_serves_another(inwo):
    t = inwo.position(groups={"A": "church-of-elvis", "B": "elvis"})
    assert t.power["church-of-elvis"] == 4


GLOBALS = [
    ("cable-tv", "cable-tv ross-perot", "", {"cable-tv": 3}),
    ("hollywood", "hollywood nancy-reagan", "", {"hollywood": 5}),
    ("subliminals", "subliminals hollywood", "", {"subliminals": 3}),
    ("hidden-city", "texas", "hidden-city", {"bavarian-illuminati": 12}),
    ("midas-mill", "texas", "midas-mill", {"bavarian-illuminati": 12}),
    ("book-of-kells", "texas", "book-of-kells", {"bavarian-illuminati": 11}),
]


@rule("IN-4.13", "IN-4.18")
@pytest.mark.parametrize(("name", "structure", "resources", "powers"), GLOBALS)
@card("cable-tv", "hollywood", "subliminals", "hidden-city", "midas-mill", "book-of-kells")
def test_global_power_as_the_card_says(inwo, name, structure, resources, powers):
    t = inwo.position(groups={"A": structure, "B": "cia"}, resources={"A": resources})
    assert {group: t.global_power[group] for group in powers} == powers


@card("midas-mill")
def test_linked_to_the_coast_the_mill_makes_global_power_equal(inwo):
    t = inwo.position(groups={"A": "texas", "B": "cia"}, resources={"A": "midas-mill"}, links={"midas-mill": "texas"})
    assert t.global_power["texas"] == 6
    assert t.power["bavarian-illuminati"] == 10


LINKED = [
    ("cyborg-soldiers", "texas", {"texas": 12}),
    ("necronomicon", "texas", {"texas": 12}),
    ("necronomicon", "witch", {"witch": 6}),
    ("professional-sports", "ross-perot", {"ross-perot": 5}),
]


@rule("IN-17.1", "IN-17.2", "IN-5.5")
@pytest.mark.parametrize(("name", "host", "powers"), LINKED)
@card("cyborg-soldiers", "necronomicon", "professional-sports")
def test_a_linked_card_changes_power(inwo, name, host, powers):
    groups = f"{host} professional-sports" if name == "professional-sports" else host
    resources = {} if name == "professional-sports" else {"A": name}
    t = inwo.position(groups={"A": groups, "B": "cia"}, resources=resources)
    before = t.power[host]
    run(t, "A: free", f"A: link:{name}>{host}")
    assert t.power[host] == powers[host] > before
    assert t.links == {name: host}


RESISTANCES = [
    ("local-police-departments", "texas(local-police-departments)", "", {"texas": 9}),
    ("pyramid-marketing-schemes", "pyramid-marketing-schemes hackers trekkies", "", {"pyramid-marketing-schemes": 6}),
    ("tv-preachers", "tv-preachers(texas) cia", "", {"texas": 11, "cia": 5}),
    ("wall-street", "wall-street(texas) cia", "", {"texas": 16, "cia": 5}),
    (
        "principia-discordia",
        "california hackers texas",
        "principia-discordia",
        {"california": 6, "hackers": 6, "texas": 6},
    ),
]


@rule("IN-4.19", "IN-7.28")
@pytest.mark.parametrize(("name", "structure", "resources", "values"), RESISTANCES)
@card("local-police-departments", "pyramid-marketing-schemes", "tv-preachers", "wall-street", "principia-discordia")
def test_resistance_as_the_card_says(inwo, name, structure, resources, values):
    t = inwo.position(groups={"A": structure, "B": "nasa"}, resources={"A": resources})
    assert {group: t.resistance[group] for group in values} == values


TOKENS = [
    ("brazil", "phone-company(brazil)", {"phone-company": 2}),
    ("brazil", "texas(brazil)", {"texas": 1}),
    ("china", "phone-company(china)", {"phone-company": 2}),
    ("hawaii", "phone-company(hawaii)", {"phone-company": 2}),
    ("hawaii", "texas(hawaii)", {"texas": 1}),
    ("bjorne", "bjorne(cable-tv)", {"bjorne": 2}),
    ("england", "england", {"england": 2}),
    ("paranoids", "paranoids", {"paranoids": 0}),
    ("ufos", "texas", {"ufos": 2}),
    ("conspiracy-theorists", "conspiracy-theorists", {"conspiracy-theorists": 1}),
]


@rule("IN-2.9", "IN-6.8", "IN-4.15")
@pytest.mark.parametrize(("name", "structure", "values"), TOKENS)
@card("brazil", "china", "hawaii", "bjorne", "england", "paranoids", "ufos", "conspiracy-theorists")
def test_phase_four_gives_as_many_tokens_as_the_card_says(inwo, name, structure, values):
    illuminati = {"A": "ufos"} if name == "ufos" else {}
    t = inwo.position(groups={"A": structure, "B": "cia"}, illuminati=illuminati, step="takeover")
    for group in t.tokens:
        slot = next(slot for key, slot in t.table.g.speakers() if key == group)
        t.table.g.tokens[slot] = 0
    run(t, "A: skip")
    settle(t)
    assert {group: t.tokens[group] for group in values} == values


@card("germany")
@rule("IN-7.12")
def test_germany_saves_tokens_and_spends_several_together(inwo):
    t = inwo.position(groups={"A": "germany", "B": "switzerland"}, tokens={"germany": 2}, step="takeover")
    run(t, "A: skip")
    settle(t)
    assert t.tokens["germany"] == 3
    run(t, "A: control:germany", "A: switzerland", "A: 3", "A: go", "A: commit")
    assert ["leader", "germany", 12] in t.parts
    assert t.tokens["germany"] == 0


LINKED_TOKENS = [
    ("perpetual-motion-machine", "texas", "texas"),
    ("eliza", "hackers", "hackers"),
    ("eliza", "hackers", "the-network"),
    ("book-of-kells", "witch", "witch"),
]


@rule("IN-17.6", "IN-6.8")
@pytest.mark.parametrize(("name", "groups", "host"), LINKED_TOKENS)
@card("perpetual-motion-machine", "eliza", "book-of-kells")
def test_a_linked_resource_gives_a_token_more_and_stays_put_that_turn(inwo, name, groups, host):
    t = inwo.position(
        illuminati={"A": "the-network"},
        groups={"A": groups, "B": "cia"},
        resources={"A": name},
        links={name: host},
        tokens={host: 0},
        step="takeover",
    )
    run(t, "A: skip")
    settle(t)
    assert t.tokens[host] == 2
    run(t, "A: free")
    assert f"unlink:{name}" not in t.legal("A")
    t.play("A: nothing")


@card("book-of-kells")
@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_no_destruction_in_a_turn_of_the_books_token(inwo, tokens):
    t = inwo.position(
        groups={"A": "witch", "B": "california"},
        resources={"A": "book-of-kells"},
        links={"book-of-kells": "witch"},
        tokens={"witch": tokens},
        step="takeover",
    )
    settle(run(t, "A: skip"))
    assert t.tokens["witch"] == 2
    assert ("destroy:witch" in t.legal("A")) is (tokens == 2)
    assert "control:witch" in t.legal("A")


AURAS = [
    ("ross-perot", "ross-perot(california)", {"california": ["Government", "Conservative", "Straight"]}),
    (
        "saturday-morning-cartoons",
        "saturday-morning-cartoons(canada)",
        {"canada": ["Government", "Liberal", "Violent"]},
    ),
]


@rule("IN-4.10")
@pytest.mark.parametrize(("name", "structure", "values"), AURAS)
@card("ross-perot", "saturday-morning-cartoons")
def test_puppets_take_the_alignments_of_the_card(inwo, name, structure, values):
    t = inwo.position(groups={"A": f"{structure} texas", "B": "cia"})
    assert {group: t.alignments[group] for group in values} == values
    assert t.alignments["texas"] == ["Government", "Conservative", "Violent"]


@card("george-bush")
def test_george_bush_is_conservative_when_his_controller_likes(inwo):
    t = inwo.position(groups={"A": "george-bush", "B": "republicans"})
    assert t.alignments["george-bush"] == ["Straight"]
    run(t, "A: use:george-bush/conservative")
    settle(t)
    assert t.alignments["george-bush"] == ["Conservative", "Straight"]
    run(t, "A: use:george-bush/not")
    settle(t)
    assert t.alignments["george-bush"] == ["Straight"]
    assert goals.groups_of_alignment(t.table.g, 0, 8) == 1


@card("bill-clinton")
def test_bill_clinton_is_liberal_as_the_die_says(inwo):
    for die, liberal in ((3, True), (4, False)):
        t = inwo.position(groups={"A": "bill-clinton", "B": "cia"}, step="begin", dice=[die])
        settle(t)
        assert ("Liberal" in t.alignments["bill-clinton"]) is liberal
    t = inwo.position(groups={"A": "bill-clinton", "B": "democrats"}, dice=[1])
    run(t, "A: control:bill-clinton", "A: democrats", "A: go", "A: commit")
    assert ["match", "Liberal", 4] in t.parts


GOALS = [("fred-birch-society", 8), ("triliberal-commission", 4)]


@rule("IN-14.25")
@pytest.mark.parametrize(("name", "bit"), GOALS)
@card("fred-birch-society", "triliberal-commission")
def test_it_counts_as_two_for_goals_of_its_alignment_only(inwo, name, bit):
    t = inwo.position(groups={"A": name, "B": "cia"})
    assert goals.groups_of_alignment(t.table.g, 0, bit) == 2
    assert goals.group_count(t.table.g, 0) == 2


@card("conspiracy-theorists")
@card("gnomes-of-zurich")
@rule("IN-3.12", "IN-3.13")
def test_hand_limits(inwo):
    hoard = "jihad martyrs slush-fund stock-split infobahn cold-fusion"
    for groups, own, excess in (
        ("texas", "ufos", 1),
        ("conspiracy-theorists", "ufos", 0),
        ("texas", "gnomes-of-zurich", 0),
    ):
        t = inwo.position(
            illuminati={"B": own}, groups={"A": "cia", "B": groups}, hands={"B": hoard}, step="end", to_move="A"
        )
        run(t, "A: done")
        settle(t)
        assert ("drop:jihad" in t.legal("B")) is (excess == 1)
        if excess:
            run(t, "B: drop:jihad")
            assert len(t.plots["B"]) == 5


@card("opec")
@rule("IN-4.20")
def test_opec_has_the_power_it_rolled(inwo):
    t = inwo.position(groups={"A": "opec texas", "B": "cia"}, step="begin", dice=[4, 5])
    settle(t)
    assert t.power["opec"] == 9 - 2 + 1
    t = inwo.position(groups={"A": "texas", "B": "cia"}, hands={"A": "opec"}, step="takeover", dice=[3, 3])
    settle(run(t, "A: take:opec", "A: texas:bottom"))
    assert t.power["opec"] == 6 - 2 + 1


@card("libertarians")
def test_libertarians_take_the_power_of_a_nation_they_free(inwo):
    t = inwo.position(
        groups={"A": "libertarians", "B": "cia(japan)"},
        dice=[1, 1],
        tokens={"japan": 0, "cia": 0},
        hands={"A": "jihad"},
    )
    run(t, "A: control:libertarians", "A: japan", "A: go", "A: commit", "A: plot:jihad/action", "A: libertarians")
    settle(t)
    # 1 + 10, doubled because the C.I.A. is Government: 22 against 8 + 4 for the master + 5
    assert t.masters["japan"] == "libertarians"
    assert t.power["libertarians"] == 6


@card("kkk")
def test_the_kkk_doubles_violent_power_against_the_peaceful(inwo):
    t = inwo.position(groups={"A": "kkk pentagon", "B": "japan"})
    run(t, "A: destroy:kkk", "A: japan", "A: aid:pentagon", "A: go", "A: commit")
    assert ["leader", "kkk", 4] in t.parts
    assert ["aid", "pentagon", 12] in t.parts


@card("media-sensation")
def test_any_number_of_media_sensations_may_be_in_play(inwo):
    t = inwo.position(groups={"A": "media-sensation", "B": "cia"}, hands={"A": "media-sensation"}, step="takeover")
    assert "take:media-sensation" in t.legal("A")
    t = inwo.position(groups={"A": "cia", "B": "texas(media-sensation)"}, dice=[1, 1], tokens={"media-sensation": 0})
    settle(run(t, "A: destroy:bavarian-illuminati", "A: media-sensation", "A: go", "A: commit"))
    assert t.destroyed["A"] == []
    assert t.groups["B"] == ["texas"]
