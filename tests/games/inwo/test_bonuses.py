"""Cards that add to attacks: every row of every card, where it counts and where it does not."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, run

LEADS, WATCHES = "leads", "watches"

ROWS = [
    # card, whether it leads or another group (the C.I.A.) does, kind, target, its part of the sum (0: none)
    ("ama", LEADS, "control", "fbi", 5),
    ("ama", LEADS, "destroy", "fbi", 5),
    ("ama", LEADS, "destroy", "texas", 0),
    ("ama", WATCHES, "destroy", "fbi", 0),
    ("anti-nuclear-activists", WATCHES, "destroy", "fbi", 6),
    ("anti-nuclear-activists", WATCHES, "destroy", "nuclear-power-companies", 10),
    ("anti-nuclear-activists", WATCHES, "control", "canada", 4),
    ("anti-nuclear-activists", WATCHES, "control", "fbi", 0),
    ("al-gore", LEADS, "control", "canada", 8),
    ("al-gore", WATCHES, "control", "canada", 0),
    ("batf", LEADS, "destroy", "trekkies", 8),
    ("batf", WATCHES, "destroy", "trekkies", 0),
    ("batf", WATCHES, "control", "gun-lobby", 6),
    ("batf", WATCHES, "destroy", "liquor-companies", 6),
    ("big-media", WATCHES, "control", "hollywood", 4),
    ("big-media", WATCHES, "destroy", "hollywood", 4),
    ("big-media", WATCHES, "control", "texas", 0),
    ("bill-clinton", LEADS, "control", "england", 8),
    ("bill-clinton", WATCHES, "control", "texas", 3),
    ("bill-clinton", WATCHES, "control", "england", 0),
    ("bjorne", LEADS, "control", "hollywood", 4),
    ("bjorne", LEADS, "control", "texas", 0),
    ("black-activists", WATCHES, "control", "democrats", 2),
    ("black-activists", WATCHES, "destroy", "democrats", 0),
    ("canada", LEADS, "control", "california", 10),
    ("canada", LEADS, "destroy", "california", 0),
    ("cfl-aio", WATCHES, "destroy", "phone-company", 4),
    ("cfl-aio", WATCHES, "control", "phone-company", 0),
    ("clone-arrangers", WATCHES, "control", "ross-perot", 4),
    ("clone-arrangers", WATCHES, "control", "texas", 0),
    ("congressional-wives", LEADS, "control", "texas", 10),
    ("congressional-wives", LEADS, "destroy", "texas", 0),
    ("cycle-gangs", WATCHES, "destroy", "texas", 2),
    ("cycle-gangs", WATCHES, "control", "texas", 0),
    ("democrats", LEADS, "control", "texas", 4),
    ("democrats", LEADS, "control", "england", 0),
    ("deprogrammers", WATCHES, "destroy", "california", 4),
    ("deprogrammers", WATCHES, "destroy", "trekkies", 8),
    ("deprogrammers", WATCHES, "destroy", "texas", 0),
    ("eff", LEADS, "control", "japan", 4),
    ("eco-guerrillas", LEADS, "destroy", "phone-company", 6),
    ("elvis", LEADS, "control", "church-of-elvis", 6),
    ("fbi", LEADS, "destroy", "the-mafia", 10),
    ("fbi", WATCHES, "destroy", "the-mafia", 4),
    ("fbi", WATCHES, "control", "the-mafia", 2),
    ("fbi", WATCHES, "control", "texas", 0),
    ("fast-food-chains", WATCHES, "destroy", "canada", 6),
    ("fast-food-chains", WATCHES, "control", "canada", 0),
    ("federal-reserve", WATCHES, "control", "wall-street", 6),
    ("federal-reserve", WATCHES, "destroy", "england", 2),
    ("federal-reserve", WATCHES, "control", "phone-company", 2),
    ("federal-reserve", WATCHES, "control", "texas", 0),
    ("feminists", WATCHES, "control", "democrats", 3),
    ("feminists", WATCHES, "destroy", "republicans", 3),
    ("feminists", WATCHES, "control", "republicans", 0),
    ("fiendish-fluoridators", WATCHES, "destroy", "republicans", 5),
    ("fiendish-fluoridators", WATCHES, "destroy", "fbi", 5),
    ("fiendish-fluoridators", WATCHES, "destroy", "democrats", 0),
    ("finland", LEADS, "control", "japan", 6),
    ("finland", WATCHES, "control", "japan", 2),
    ("finland", WATCHES, "destroy", "japan", 0),
    ("germany", WATCHES, "control", "fbi", 2),
    ("germany", WATCHES, "destroy", "fbi", 0),
    ("girlie-magazines", LEADS, "control", "fbi", 5),
    ("girlie-magazines", LEADS, "control", "texas", 0),
    ("gordo-remora", LEADS, "destroy", "california", 10),
    ("gordo-remora", LEADS, "control", "california", 0),
    ("hackers", LEADS, "control", "japan", 4),
    ("hackers", LEADS, "destroy", "japan", 2),
    ("hackers", WATCHES, "control", "japan", 2),
    ("hackers", WATCHES, "control", "texas", 0),
    ("hillary-clinton", LEADS, "control", "democrats", 6),
    ("hillary-clinton", WATCHES, "control", "democrats", 2),
    ("hillary-clinton", WATCHES, "control", "republicans", 0),
    ("international-cocaine-smugglers", WATCHES, "control", "hollywood", 4),
    ("international-cocaine-smugglers", WATCHES, "control", "hollywood(!fbi)", 4),
    ("international-cocaine-smugglers", WATCHES, "control", "fbi", 0),
    ("international-communist-conspiracy", WATCHES, "control", "china", 3),
    ("international-communist-conspiracy", WATCHES, "control", "china(!fbi)", 3),
    ("international-communist-conspiracy", WATCHES, "control", "fbi", 0),
    ("israel", WATCHES, "control", "mossad", 8),
    ("israel", WATCHES, "destroy", "mossad", 0),
    ("japan", LEADS, "control", "fbi", 6),
    ("japan", LEADS, "control", "hackers", 6),
    ("japan", LEADS, "control", "texas", 0),
    ("jimmy-hoffa", LEADS, "control", "cfl-aio", 6),
    ("l-4-society", WATCHES, "destroy", "moonbase", 4),
    ("l-4-society", WATCHES, "control", "fbi", 4),
    ("l-4-society", LEADS, "control", "moonbase", 8),
    ("l-4-society", WATCHES, "control", "texas", 0),
    ("liquor-companies", LEADS, "control", "hollywood", 4),
    ("local-police-departments", WATCHES, "destroy", "the-mafia", 4),
    ("local-police-departments", WATCHES, "control", "the-mafia", 0),
    ("madison-avenue", LEADS, "control", "hollywood", 10),
    ("madison-avenue", WATCHES, "destroy", "hollywood", 2),
    ("madison-avenue", WATCHES, "control", "texas", 0),
    ("manuel-noriega", WATCHES, "control", "international-cocaine-smugglers", 6),
    ("margaret-thatcher", WATCHES, "control", "england", 10),
    ("margaret-thatcher", WATCHES, "control", "japan", 0),
    ("moonbase", WATCHES, "control", "orbit-one", 4),
    ("moonbase", WATCHES, "destroy", "orbit-one", 4),
    ("nancy-reagan", LEADS, "control", "ross-perot", 0),
    ("nasa", WATCHES, "control", "moonbase", 4),
    ("nasa", WATCHES, "destroy", "moonbase", 0),
    ("nato", WATCHES, "control", "japan", 4),
    ("nato", WATCHES, "destroy", "japan", 0),
    ("ninjas", WATCHES, "destroy", "texas", 2),
    ("ninjas", WATCHES, "control", "texas", 0),
    ("ollie-north", LEADS, "control", "nancy-reagan", 8),
    ("ollie-north", LEADS, "control", "hollywood", 0),
    ("phone-phreaks", WATCHES, "control", "japan", 6),
    ("phone-phreaks", WATCHES, "destroy", "japan", 6),
    ("phone-phreaks", WATCHES, "destroy", "texas", 0),
    ("professional-sports", WATCHES, "control", "fbi", 4),
    ("professional-sports", WATCHES, "destroy", "fbi", 0),
    ("psychiatrists", WATCHES, "destroy", "ross-perot", 6),
    ("psychiatrists", WATCHES, "control", "ross-perot", 0),
    ("republicans", LEADS, "control", "texas", 5),
    ("republicans", LEADS, "control", "england", 0),
    ("rifkinites", LEADS, "control", "canada", 6),
    ("rifkinites", WATCHES, "destroy", "phone-company", 6),
    ("rifkinites", WATCHES, "destroy", "moonbase", 6),
    ("rifkinites", WATCHES, "destroy", "texas", 0),
    ("robot-sea-monsters", WATCHES, "destroy", "texas", 4),
    ("robot-sea-monsters", WATCHES, "destroy", "silicon-valley", 4),
    ("robot-sea-monsters", WATCHES, "destroy", "democrats", 0),
    ("robot-sea-monsters", LEADS, "destroy", "japan", 10),
    ("russia", LEADS, "control", "china", 4),
    ("russia", WATCHES, "destroy", "china", 2),
    ("russia", WATCHES, "control", "texas", 0),
    ("saturday-morning-cartoons", WATCHES, "control", "texas", 2),
    ("saturday-morning-cartoons", WATCHES, "control", "democrats", 0),
    ("savings-and-loans", WATCHES, "control", "phone-company", 3),
    ("savings-and-loans", WATCHES, "control", "democrats", 0),
    ("science-fiction-fans", WATCHES, "destroy", "japan", 2),
    ("science-fiction-fans", WATCHES, "control", "california", 2),
    ("science-fiction-fans", WATCHES, "control", "hackers", 4),
    ("science-fiction-fans", WATCHES, "destroy", "california", 0),
    ("secret-service", WATCHES, "destroy", "bill-clinton", 10),
    ("secret-service", WATCHES, "destroy", "texas", 0),
    ("semiconscious-liberation-army", WATCHES, "destroy", "texas", 3),
    ("semiconscious-liberation-army", WATCHES, "control", "texas", 0),
    ("silicon-valley", WATCHES, "control", "japan", 4),
    ("silicon-valley", WATCHES, "destroy", "japan", 0),
    ("smof", WATCHES, "control", "california", 2),
    ("smof", LEADS, "control", "trekkies", 6),
    ("smof", LEADS, "control", "california", 2),
    ("society-for-creative-anarchism", WATCHES, "destroy", "fbi", 4),
    ("society-for-creative-anarchism", WATCHES, "control", "fbi", 0),
    ("south-american-nazis", LEADS, "control", "l-4-society", 6),
    ("south-american-nazis", LEADS, "control", "fbi", 0),
    ("switzerland", WATCHES, "control", "texas", 0),
    ("telephone-psychics", LEADS, "control", "nancy-reagan", 6),
    ("telephone-psychics", LEADS, "control", "tabloids", 6),
    ("telephone-psychics", LEADS, "control", "hollywood", 0),
    ("the-mafia", WATCHES, "control", "loan-sharks", 2),
    ("the-mafia", WATCHES, "control", "texas", 0),
    ("trekkies", LEADS, "control", "hollywood", 4),
    ("trekkies", LEADS, "control", "texas", 0),
    ("united-nations", WATCHES, "control", "japan", 6),
    ("united-nations", WATCHES, "control", "texas", 0),
    ("urban-gangs", WATCHES, "destroy", "texas", 2),
    ("urban-gangs", WATCHES, "control", "texas", 0),
    ("vampires", LEADS, "control", "ross-perot", 4),
    ("vampires", LEADS, "control", "texas", 0),
    ("video-games", WATCHES, "control", "japan", 3),
    ("video-games", WATCHES, "destroy", "japan", 0),
    ("voudonistas", LEADS, "destroy", "ross-perot", 8),
    ("voudonistas", LEADS, "destroy", "texas", 0),
    ("wargamers", WATCHES, "control", "japan", 2),
    ("wargamers", WATCHES, "control", "texas", 0),
    ("count-dracula", LEADS, "control", "ross-perot", 0),
    ("bigfoot", WATCHES, "control", "canada", 3),
    ("bigfoot", WATCHES, "destroy", "canada", 0),
    ("rogue-boomer", WATCHES, "control", "japan", 5),
    ("the-library-at-alexandria", WATCHES, "control", "fbi", 5),
    ("the-library-at-alexandria", WATCHES, "destroy", "fbi", 0),
]
RESOURCES = {"bigfoot", "rogue-boomer", "the-library-at-alexandria"}


@rule("IN-19.1", "IN-19.2", "IN-19.10", "IN-7.20")
@pytest.mark.parametrize(
    ("name", "role", "kind", "target", "number"),
    [pytest.param(*row, id=" ".join(str(part) for part in row)) for row in ROWS],
)
@card(
    "ama",
    "anti-nuclear-activists",
    "al-gore",
    "batf",
    "big-media",
    "bill-clinton",
    "bjorne",
    "black-activists",
    "canada",
    "cfl-aio",
    "clone-arrangers",
    "congressional-wives",
    "cycle-gangs",
    "democrats",
    "deprogrammers",
    "eff",
    "eco-guerrillas",
    "elvis",
    "fbi",
    "fast-food-chains",
    "federal-reserve",
    "feminists",
    "fiendish-fluoridators",
    "finland",
    "germany",
    "girlie-magazines",
    "gordo-remora",
    "hackers",
    "hillary-clinton",
    "international-cocaine-smugglers",
    "international-communist-conspiracy",
    "israel",
    "japan",
    "jimmy-hoffa",
    "l-4-society",
    "liquor-companies",
    "local-police-departments",
    "madison-avenue",
    "manuel-noriega",
    "margaret-thatcher",
    "moonbase",
    "nancy-reagan",
    "nasa",
    "nato",
    "ninjas",
    "ollie-north",
    "phone-phreaks",
    "professional-sports",
    "psychiatrists",
    "republicans",
    "rifkinites",
    "robot-sea-monsters",
    "russia",
    "saturday-morning-cartoons",
    "savings-and-loans",
    "science-fiction-fans",
    "secret-service",
    "semiconscious-liberation-army",
    "silicon-valley",
    "smof",
    "society-for-creative-anarchism",
    "south-american-nazis",
    "switzerland",
    "telephone-psychics",
    "the-mafia",
    "trekkies",
    "united-nations",
    "urban-gangs",
    "vampires",
    "video-games",
    "voudonistas",
    "wargamers",
    "count-dracula",
    "bigfoot",
    "rogue-boomer",
    "the-library-at-alexandria",
)
def test_a_bonus_counts_where_the_card_says(inwo, name, role, kind, target, number):
    aim = target.partition("(!")[2].rstrip(")") or target
    structure = target.replace("!", "")
    own = name if role == LEADS else f"cia {name}"
    given = {"groups": {"A": "cia" if name in RESOURCES else own, "B": structure}}
    if name in RESOURCES:
        given["resources"] = {"A": name}
    t = inwo.position(seats=2, options={"two_player_rules": False}, dice=[3, 3, 3, 3, 3, 3], **given)
    attack(t, "A", kind, name if role == LEADS else "cia", aim)
    found = [part[2] for part in t.parts if part[0] == "bonus" and part[1] == name]
    assert found == ([number] if number else [])


LINES = [
    # card, target, what it gets for an alignment in place of the usual number
    ("american-autoduel-association", "destroy", "texas", "Violent", 4),
    ("cia", "destroy", "pentagon", "Government", 4),
    ("cfl-aio", "destroy", "phone-company", "Corporate", 10),
    ("the-mafia", "destroy", "loan-sharks", "Criminal", 4),
    ("tobacco-companies", "control", "texas", "Corporate", 8),
    ("tv-preachers", "control", "moral-minority", "Straight", 6),
]


@rule("IN-7.19", "IN-8.5")
@pytest.mark.parametrize(("name", "kind", "target", "alignment", "number"), LINES)
@card("american-autoduel-association", "cia", "cfl-aio", "the-mafia", "tobacco-companies", "tv-preachers")
def test_a_number_in_place_of_the_usual_one(inwo, name, kind, target, alignment, number):
    t = inwo.position(
        seats=2,
        options={"two_player_rules": False},
        illuminati={"A": "the-network", "B": "ufos"},
        groups={"A": name, "B": target},
    )
    attack(t, "A", kind, name, target)
    assert ["match", alignment, number] in t.parts
    if name == "tv-preachers":
        assert not [part for part in t.parts if part[:2] == ["match", "Fanatic"]]


@card("international-communist-conspiracy")
def test_the_conspiracy_is_at_home_with_fanatic_communists(inwo):
    t = inwo.position(
        groups={"A": "international-communist-conspiracy", "B": "china"}, resources={"A": "orbital-mind-control-lasers"}
    )
    run(t, "A: use:orbital-mind-control-lasers", "A: china", "A: add-fanatic")
    attack(t, "A", "control", "international-communist-conspiracy", "china")
    assert ["match", "Fanatic", 4] in t.parts


@card("secret-service")
def test_the_secret_service_has_no_penalty_against_a_government_personality(inwo):
    t = inwo.position(groups={"A": "secret-service", "B": "saddam-hussein"})
    attack(t, "A", "destroy", "secret-service", "saddam-hussein")
    assert not [part for part in t.parts if part[1] == "Government"]
    assert ["match", "Violent", -4] in t.parts
    t = inwo.position(groups={"A": "secret-service", "B": "texas"})
    attack(t, "A", "destroy", "secret-service", "texas")
    assert ["match", "Government", -4] in t.parts


@card("nancy-reagan")
def test_nancy_reagan_leads_at_ten_against_ronald_reagan(inwo):
    t = inwo.position(groups={"A": "nancy-reagan"}, hands={"A": "ronald-reagan"})
    attack(t, "A", "control", "nancy-reagan", "ronald-reagan")
    assert ["bonus", "nancy-reagan", 10] in t.parts


@card("count-dracula")
def test_count_dracula_leads_at_ten_against_the_vampires(inwo):
    t = inwo.position(groups={"A": "count-dracula"}, hands={"A": "vampires"})
    attack(t, "A", "control", "count-dracula", "vampires")
    assert ["bonus", "count-dracula", 10] in t.parts


@card("switzerland")
def test_switzerland_and_the_gnomes(inwo):
    t = inwo.position(illuminati={"A": "gnomes-of-zurich", "B": "ufos"}, groups={"A": "cia", "B": "switzerland"})
    attack(t, "A", "control", "gnomes-of-zurich", "switzerland")
    assert ["bonus", "switzerland", 15] in t.parts
    t = inwo.position(illuminati={"A": "gnomes-of-zurich", "B": "ufos"}, groups={"A": "cia", "B": "switzerland"})
    assert "destroy:cia" not in t.legal("A")
    t = inwo.position(illuminati={"A": "ufos", "B": "gnomes-of-zurich"}, groups={"A": "cia switzerland", "B": "texas"})
    attack(t, "A", "control", "cia", "texas")
    assert ["bonus", "switzerland", 2] in t.parts


@card("russia")
def test_communists_lead_at_four_to_control_russia(inwo):
    t = inwo.position(groups={"A": "china", "B": "russia"})
    attack(t, "A", "control", "china", "russia")
    assert ["bonus", "russia", 4] in t.parts


@card("tobacco-companies")
def test_greens_have_four_to_destroy_the_tobacco_companies(inwo):
    t = inwo.position(groups={"A": "canada", "B": "tobacco-companies"})
    attack(t, "A", "destroy", "canada", "tobacco-companies")
    assert ["bonus", "tobacco-companies", 4] in t.parts
    t = inwo.position(groups={"A": "texas", "B": "tobacco-companies"})
    attack(t, "A", "destroy", "texas", "tobacco-companies")
    assert ["bonus", "tobacco-companies", 4] not in t.parts


@card("trekkies")
def test_media_groups_have_four_to_control_the_trekkies(inwo):
    t = inwo.position(groups={"A": "hollywood", "B": "trekkies"})
    attack(t, "A", "control", "hollywood", "trekkies")
    assert ["bonus", "trekkies", 4] in t.parts


@card("the-men-in-black")
def test_the_men_in_black_add_four_only_in_person_and_what_they_destroy_never_returns(inwo):
    t = inwo.position(groups={"A": "cia the-men-in-black", "B": "texas"})
    attack(t, "A", "destroy", "cia", "texas")
    assert not [part for part in t.parts if part[:2] == ["bonus", "the-men-in-black"]]
    t = inwo.position(
        groups={"A": "the-men-in-black", "B": "cable-tv"},
        hands={"B": "cable-tv"},
        dice=[1, 1],
        tokens={"cable-tv": 0},
        illuminati={"A": "servants-of-cthulhu"},
        nwo="gun-control",
    )
    attack(t, "A", "destroy", "the-men-in-black", "cable-tv")
    assert ["bonus", "the-men-in-black", 4] in t.parts


@card("science-fiction-fans")
def test_the_master_of_the_fans_has_six_against_computers(inwo):
    t = inwo.position(groups={"A": "cia(science-fiction-fans)", "B": "japan"})
    attack(t, "A", "destroy", "cia", "japan")
    assert ["bonus", "science-fiction-fans", 6] in t.parts


@card("psychiatrists")
def test_psychiatrists_do_not_help_in_a_privileged_attack(inwo):
    t = inwo.position(groups={"A": "cia psychiatrists", "B": "ross-perot"})
    attack(t, "A", "destroy", "cia", "ross-perot", "use:bavarian-illuminati")
    assert not [part for part in t.parts if part[:2] == ["bonus", "psychiatrists"]]
