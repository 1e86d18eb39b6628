"""Plots that come in families, NWO cards, Goals, Assassinations and Disasters."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import catalog
from camarilla.games.inwo.catalog import CARDS, DESTROY_MARGIN, FACES, GROUP, ID, TYPE
from camarilla.games.inwo.model.entries import Finish
from camarilla.games.inwo.victory import goals
from camarilla.testing import card, rule

from .helpers import attack, idle_until, offered, replies_pass, run, settle


def with_mask(kind, name):
    """An Organization, Place or Personality that has an alignment or attribute, with a Power of 1 to 4."""
    bits = catalog.ALIGN if kind == "alignment" else catalog.ATTRS
    names = catalog.ALIGNMENTS if kind == "alignment" else catalog.ATTRIBUTES
    bit = 1 << names.index(name)
    plain = ["anti-nuclear-activists", "pollsters", "dentists"]
    fits = [
        ID[f]
        for f in FACES
        if TYPE[f] == GROUP
        and bits[f] & bit
        and 0 < catalog.POWER[f] <= 4
        and catalog.TOKENS[f] == 1
        and not catalog.ATTRS[f] & catalog.SECRET
        and len(catalog.ARROWS_OUT[f]) >= 1
        and ID[f] not in ("opec", "bill-clinton", "germany", *plain)
    ]
    return fits[0]


def family(name):
    return {c["id"] for c in CARDS if c.get("family") == name}


TEN_TO_ALIGNED = {
    "albino-alligators": "Weird",
    "benefit-concert": "Liberal",
    "jihad": "Fanatic",
    "just-say-no": "Straight",
    "martial-law": "Government",
    "martyrs": "Peaceful",
    "slush-fund": "Conservative",
    "stock-split": "Corporate",
    "terrorist-nuke": "Violent",
    "the-big-score": "Criminal",
}
TEN_TO_KINDS = {
    "cold-fusion": "Science",
    "harmonica-virgins": "Magic",
    "infobahn": "Computer",
    "pulitzer-prize": "Media",
    "save-the-whales": "Green",
    "world-cup-victory": "Nation",
}
TENS = [(plot, with_mask("alignment", name)) for plot, name in TEN_TO_ALIGNED.items()]
TENS += [(plot, with_mask("attribute", name)) for plot, name in TEN_TO_KINDS.items()]


@rule("IN-7.43", "IN-4.14", "IN-14.26")
@pytest.mark.parametrize(("plot", "group"), TENS)
@card(
    "albino-alligators",
    "benefit-concert",
    "cold-fusion",
    "harmonica-virgins",
    "infobahn",
    "jihad",
    "just-say-no",
    "martial-law",
    "martyrs",
    "pulitzer-prize",
    "save-the-whales",
    "slush-fund",
    "stock-split",
    "terrorist-nuke",
    "the-big-score",
    "world-cup-victory",
)
def test_plus_ten_to_an_action_or_a_defence_of_the_right_group(inwo, plot, group):
    t = inwo.position(groups={"A": group, "B": "pollsters"}, hands={"A": plot}, dice=[3, 3])
    attack(t, "A", "destroy", group, "pollsters")
    before = t.strength
    power = t.power[group]
    replies_pass(run(t, f"A: plot:{plot}/action", f"A: {group}"))
    assert t.strength == before + 10
    assert t.power[group] == power
    settle(t)
    assert plot in t.discards["A"]
    t = inwo.position(groups={"A": group, "B": "cia"}, hands={"A": plot}, dice=[3, 3])
    settle(run(t, f"A: plot:{plot}/defence", f"A: {group}", "A: resistance"))
    assert t.power[group] == power
    wrong = inwo.position(groups={"A": "pollsters", "B": "cia"}, hands={"A": plot})
    assert offered(wrong, "A", f"plot:{plot}/defence") is (plot == "pulitzer-prize")


@rule("IN-7.43", "IN-10.7")
@card("terrorist-nuke")
def test_a_defence_of_ten_lasts_to_the_end_of_the_turn(inwo):
    for word, kind, what in (("resistance", "control", "resistance"), ("power", "destroy", "power")):
        t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"B": "terrorist-nuke"})
        attack(t, "A", kind, "cia", "texas")
        before = t.strength
        replies_pass(run(t, "B: plot:terrorist-nuke/defence", "B: texas", f"B: {word}"))
        assert t.strength == before - 10
        assert [part for part in t.parts if part[0] == what] == [[what, "texas", -16]]


RAISES = [
    ("charismatic-leader", "Fanatic", 6),
    ("citizenship-award", "Conservative", 6),
    ("emergency-powers", "Government", 6),
    ("grassroots-support", "Straight", 6),
    ("mob-influence", "Criminal", 6),
    ("monopoly", "Corporate", 6),
    ("new-blood", "Violent", 6),
    ("nobel-peace-prize", "Peaceful", 6),
    ("self-esteem", "Liberal", 6),
    ("the-weird-turn-pro", "Weird", 4),
]


@rule("IN-17.3", "IN-19.21", "IN-17.8", "IN-17.21")
@pytest.mark.parametrize(("plot", "alignment", "value"), RAISES)
@card(
    "charismatic-leader",
    "citizenship-award",
    "emergency-powers",
    "grassroots-support",
    "mob-influence",
    "monopoly",
    "new-blood",
    "nobel-peace-prize",
    "self-esteem",
    "the-weird-turn-pro",
)
def test_power_is_raised_for_the_action_of_the_group(inwo, plot, alignment, value):
    group = next(
        ID[f]
        for f in FACES
        if TYPE[f] == GROUP
        and catalog.ALIGN[f] & catalog.alignment(alignment)
        and 0 < catalog.POWER[f] < value
        and ID[f] not in ("bill-clinton", "opec", "loan-sharks", "moral-minority")
    )
    t = inwo.position(groups={"A": f"{group} pollsters", "B": "cia"}, hands={"A": f"{plot} {plot}"})
    settle(run(t, f"A: plot:{plot}", f"A: {group}"))
    assert t.power[group] == value
    assert t.tokens[group] == 0
    assert not offered(t, "A", f"plot:{plot}")
    opposite = catalog.OPPOSITE[catalog.alignment(alignment)]
    if opposite:
        change = {"Weird": "jake-day", "Straight": "straighten-up", "Violent": "assertiveness-training"}
        change |= {"Peaceful": "kinder-and-gentler", "Liberal": "liberal-agenda", "Conservative": "fundie-money"}
        change |= {"Government": "nationalization", "Corporate": "privatization"}
        turn = change[catalog.alignment_names(opposite)[0]]
        t = inwo.position(groups={"A": group, "B": "cia"}, links={plot: group}, hands={"A": turn})
        assert t.power[group] == value
        settle(run(t, f"A: plot:{turn}", f"A: {group}"))
        if "pay:1" in t.legal("A"):
            settle(run(t, "A: pay:1"))
        assert t.power[group] != value
        assert plot in t.discards["A"]


RELOADS = [
    ("bank-merger", "attribute", "Bank"),
    ("dollars-for-decency", "alignment", "Straight"),
    ("flower-power", "alignment", "Peaceful"),
    ("freaking-the-mundanes", "alignment", "Weird"),
    ("gang-war", "alignment", "Criminal"),
    ("new-federal-budget", "alignment", "Government"),
    ("pledge-drive", "alignment", "Liberal"),
    ("red-scare", "alignment", "Conservative"),
    ("reload", "alignment", "Violent"),
    ("tax-breaks", "alignment", "Corporate"),
]


@rule("IN-3.18")
@pytest.mark.parametrize(("plot", "kind", "name"), RELOADS)
@card(
    "bank-merger",
    "dollars-for-decency",
    "flower-power",
    "freaking-the-mundanes",
    "gang-war",
    "new-federal-budget",
    "pledge-drive",
    "red-scare",
    "reload",
    "tax-breaks",
)
def test_reload_puts_a_token_on_one_group_or_on_several_small_ones(inwo, plot, kind, name):
    group = with_mask(kind, name)
    t = inwo.position(
        groups={"A": f"{group} pollsters", "B": "cia"}, hands={"A": plot}, tokens={group: 0, "pollsters": 0}
    )
    run(t, f"A: plot:{plot}")
    assert "pollsters" not in t.legal("A")
    run(t, f"A: {group}")
    if "none" in t.legal("A"):
        t.play("A: none")
    assert t.tokens[group] == 1
    settle(t)
    assert t.tokens[group] == 1
    assert t.tokens["bavarian-illuminati"] == 0
    t = inwo.position(groups={"A": group, "B": "nsa"}, hands={"A": plot})
    assert not offered(t, "A", f"plot:{plot}") or kind == "alignment"


@rule("IN-3.18")
@card("reload")
def test_several_small_groups_share_a_reload_up_to_five_power(inwo):
    small = ["ninjas", "urban-gangs", "cycle-gangs"]
    t = inwo.position(
        groups={"A": "ninjas urban-gangs texas", "B": "cycle-gangs"},
        hands={"A": "reload"},
        tokens=dict.fromkeys([*small, "texas"], 0),
    )
    run(t, "A: plot:reload", "A: ninjas")
    assert "texas" not in t.legal("A")
    run(t, "A: urban-gangs", "A: cycle-gangs")
    settle(t)
    assert [t.tokens[name] for name in small] == [1, 1, 1]
    assert t.tokens["texas"] == 0


CHANGES = [
    ("assertiveness-training", "Violent", "Peaceful"),
    ("fundie-money", "Conservative", "Liberal"),
    ("jake-day", "Weird", "Straight"),
    ("kinder-and-gentler", "Peaceful", "Violent"),
    ("liberal-agenda", "Liberal", "Conservative"),
    ("nationalization", "Government", "Corporate"),
    ("power-corrupts", "Criminal", None),
    ("privatization", "Corporate", "Government"),
    ("straighten-up", "Straight", "Weird"),
]


def test_the_families_are_those_of_the_data():
    assert family("+10") == {plot for plot, _ in TENS}
    assert family("Reload") == {plot for plot, _, _ in RELOADS} | {"full-moon"}
    assert family("Alignment change") == {plot for plot, _, _ in CHANGES}
    assert family("Power increase") >= {plot for plot, _, _ in RAISES}


@rule("IN-4.9", "IN-4.10", "IN-4.11")
@pytest.mark.parametrize(("plot", "alignment", "opposite"), CHANGES)
@card(
    "assertiveness-training",
    "fundie-money",
    "jake-day",
    "kinder-and-gentler",
    "liberal-agenda",
    "nationalization",
    "power-corrupts",
    "privatization",
    "straighten-up",
)
def test_a_group_changes_for_good(inwo, plot, alignment, opposite):
    group = with_mask("alignment", opposite) if opposite else "dentists"
    t = inwo.position(groups={"A": group, "B": "cia"}, hands={"A": plot})
    run(t, f"A: plot:{plot}", f"A: {group}")
    if "pay:1" in t.legal("A"):
        t.play("A: pay:1")
    settle(t)
    assert alignment in t.alignments[group]
    assert opposite not in t.alignments[group]
    settle(run(t, "A: knock", "A: done"))
    assert alignment in t.alignments[group]


@rule("IN-6.5", "IN-21.2")
@card("jake-day")
def test_groups_of_the_alignment_may_pay_instead(inwo):
    t = inwo.position(
        groups={"A": "california witch hackers", "B": "texas(dentists)"},
        hands={"A": "jake-day"},
        tokens={"bavarian-illuminati": 0},
    )
    run(t, "A: plot:jake-day", "A: dentists")
    # Dentists: Resistance 2, doubled because they are Straight, and 5 for their place: 9
    run(t, "A: california", "A: witch")
    assert t.table.view(None).asked[0].prompt == "payer"
    settle(run(t, "A: hackers"))
    assert "Weird" in t.alignments["dentists"]


NWO_POWER = [
    ("bigger-business", "phone-company republicans nuclear-power-companies dentists", [7, 7, 7, 1]),
    ("law-and-order", "dentists republicans fbi fred-birch-society", [3, 7, 6, 4]),
    ("chicken-in-every-pot", "wall-street japan texas dentists", [6, 8, 7, 1]),
    ("dont-forget-to-smash-the-state", "pentagon moral-minority texas democrats", [3, 1, 3, 6]),
    ("energy-crisis", "phone-company canada rifkinites dentists", [3, 2, 1, 1]),
    ("gun-control", "pentagon the-mafia texas dentists", [9, 7, 9, 1]),
    ("peace-in-our-time", "japan the-mafia texas dentists", [7, 5, 5, 1]),
    ("political-correctness", "democrats gun-lobby texas dentists", [9, 1, 6, 1]),
    ("world-hunger", "japan democrats texas dentists", [4, 4, 6, 1]),
]


@rule("IN-15.1", "IN-15.2", "IN-4.16")
@pytest.mark.parametrize(("nwo", "structure", "powers"), NWO_POWER)
@card(
    "bigger-business",
    "law-and-order",
    "chicken-in-every-pot",
    "dont-forget-to-smash-the-state",
    "energy-crisis",
    "gun-control",
    "peace-in-our-time",
    "political-correctness",
    "world-hunger",
)
def test_an_nwo_changes_power_everywhere(inwo, nwo, structure, powers):
    t = inwo.position(groups={"A": "nasa", "B": structure}, hands={"A": nwo})
    settle(run(t, f"A: plot:{nwo}"))
    assert [t.power[name] for name in structure.split()] == powers
    assert t.nwo == [nwo]


@rule("IN-15.4", "IN-15.5", "IN-15.6", "IN-3.1")
@card("gun-control")
@card("solidarity")
def test_a_new_nwo_replaces_the_old_of_its_colour(inwo):
    t = inwo.position(groups={"A": "nasa", "B": "texas"}, hands={"A": "solidarity"}, nwo="gun-control law-and-order")
    assert t.power["texas"] == 6 + 3 + 2
    settle(run(t, "A: plot:solidarity"))
    assert t.nwo == ["law-and-order", "solidarity"]
    assert (t.power["texas"], t.resistance["texas"]) == (8, 12)


COLOURS = {
    "blue": "a-thousand-points-of-light chicken-in-every-pot energy-crisis fear-and-loathing world-hunger",
    "red": "gun-control peace-in-our-time political-correctness solidarity tax-reform",
    "yellow": "bigger-business dont-forget-to-smash-the-state law-and-order military-industrial-complex"
    " world-war-three",
}


@rule("IN-15.5")
@pytest.mark.parametrize(("colour", "nwo"), [(colour, nwo) for colour in COLOURS for nwo in COLOURS[colour].split()])
@card(*" ".join(COLOURS.values()).split())
def test_only_the_old_nwo_of_the_same_colour_goes(inwo, colour, nwo):
    old = [next(name for name in COLOURS[each].split() if name != nwo) for each in COLOURS]
    t = inwo.position(groups={"A": "nasa", "B": "texas"}, hands={"A": nwo}, nwo=" ".join(old))
    settle(run(t, f"A: plot:{nwo}"))
    assert sorted(t.nwo) == sorted([nwo, *[name for name in old if name not in COLOURS[colour].split()]])


@card("political-correctness")
@rule("IN-3.21")
def test_petty_conservatives_turn_criminal(inwo):
    t = inwo.position(groups={"A": "fred-birch-society", "B": "texas"}, nwo="political-correctness")
    assert "Criminal" in t.alignments["fred-birch-society"]
    assert "Criminal" not in t.alignments["texas"]


@card("peace-in-our-time")
def test_the_peaceful_defend_better(inwo):
    t = inwo.position(groups={"A": "cia", "B": "japan"}, nwo="peace-in-our-time")
    attack(t, "A", "destroy", "cia", "japan")
    assert ["power", "japan", -9] in t.parts
    t = inwo.position(groups={"A": "cia", "B": "japan"}, nwo="peace-in-our-time")
    attack(t, "A", "control", "cia", "japan")
    assert ["resistance", "japan", -11] in t.parts


@card("energy-crisis")
def test_greens_resist_less_in_an_energy_crisis(inwo):
    t = inwo.position(groups={"A": "cia", "B": "rifkinites"}, nwo="energy-crisis")
    assert t.resistance["rifkinites"] == 3


@card("military-industrial-complex")
def test_corporations_count_as_government_except_for_goals(inwo):
    t = inwo.position(groups={"A": "phone-company", "B": "cia"}, nwo="military-industrial-complex")
    assert t.alignments["phone-company"] == ["Government"]
    assert goals.groups_of_alignment(t.table.g, 0, catalog.CORPORATE) == 1
    assert goals.groups_of_alignment(t.table.g, 0, catalog.GOVERNMENT) == 0


@card("world-hunger")
def test_greens_starve(inwo):
    t = inwo.position(groups={"A": "canada cia", "B": "texas"}, hands={"A": "world-hunger"})
    settle(run(t, "A: plot:world-hunger"))
    assert t.tokens["canada"] == 0
    run(t, "A: knock", "A: done")
    assert t.table.g.silent()


@card("a-thousand-points-of-light")
@card("fear-and-loathing")
def test_nwos_that_change_alignment_modifiers(inwo):
    for nwo, match in (("a-thousand-points-of-light", {}), ("fear-and-loathing", {"Straight": -8})):
        t = inwo.position(groups={"A": "dentists moral-minority", "B": "hackers"}, nwo=nwo)
        attack(t, "A", "control", "moral-minority", "hackers")
        found = {part[1]: part[2] for part in t.parts if part[0] == "match"}
        assert {key: found[key] for key in found if key == "Straight"} == match
    t = inwo.position(groups={"A": "texas", "B": "pentagon"}, nwo="a-thousand-points-of-light")
    attack(t, "A", "control", "texas", "pentagon")
    assert ["match", "Violent", 4] in t.parts


@card("world-war-three")
def test_nations_at_war(inwo):
    t = inwo.position(
        groups={"A": "russia", "B": "japan(switzerland)"},
        nwo="world-war-three",
        dice=[1, 1],
        tokens={"japan": 0, "switzerland": 0},
        decks={"A": "jihad"},
    )
    attack(t, "A", "destroy", "russia", "switzerland")
    assert ["leader", "russia", 12] in t.parts
    settle(t)
    assert t.destroyed["A"] == ["switzerland"]
    assert t.plots["A"] == ["jihad"]
    assert t.tokens["russia"] == 1
    t = inwo.position(groups={"A": "russia cia", "B": "japan(switzerland)"}, nwo="world-war-three", dice=[6, 6])
    settle(attack(t, "A", "destroy", "russia", "switzerland"))
    assert t.destroyed["B"] == ["russia"]


TABLES = [
    ("kill-for-peace", "Peaceful", "Violent"),
    ("let-them-eat-cake", "Conservative", "Liberal"),
    ("power-to-the-people", "Liberal", "Conservative"),
    ("the-hand-of-madness", "Violent", "Peaceful"),
    ("up-against-the-wall", "Violent", "Government"),
]


@rule("IN-14.17", "IN-14.12")
@pytest.mark.parametrize(("goal", "control", "destroy"), TABLES)
@card("kill-for-peace", "let-them-eat-cake", "power-to-the-people", "the-hand-of-madness", "up-against-the-wall")
def test_a_goal_of_destroying_and_controlling(inwo, goal, control, destroy):
    bad, good = catalog.alignment(destroy), catalog.alignment(control)
    foes = [f for f in FACES if TYPE[f] == GROUP and catalog.ALIGN[f] & (bad | good) == bad]
    friends = [f for f in FACES if TYPE[f] == GROUP and catalog.ALIGN[f] & (bad | good) == good]
    met = {(6, 1), (5, 3), (4, 4), (3, 5), (2, 6)}
    for gone, have in [*met, (5, 2), (4, 3), (3, 4), (2, 5), (1, 6), (6, 0)]:
        own = [ID[f] for f in friends if ID[f] not in ("fred-birch-society", "triliberal-commission")][:have]
        t = inwo.position(
            groups={"A": f"wall-street({' '.join(own[:3])}) {' '.join(own[3:])}", "B": "nasa"},
            destroyed={"A": " ".join(ID[f] for f in foes[:gone])},
            hands={"A": goal},
            illuminati={"A": "the-network"},
        )
        slot = t.table.g.plots[0][0]
        assert goals.met(t.table.g, 0, slot) is ((gone, have) in met)


DOUBLING = [
    ("criminal-overlords", "the-mafia loan-sharks clone-arrangers irs", 3),
    ("hail-eris", "california witch hackers trekkies", 3),
    ("the-corporate-masters", "phone-company tobacco-companies nuclear-power-companies fast-food-chains", 3),
]


@rule("IN-14.22", "IN-14.15")
@pytest.mark.parametrize(("goal", "structure", "doubles"), DOUBLING)
@card("criminal-overlords", "hail-eris", "the-corporate-masters")
def test_a_goal_that_doubles_groups(inwo, goal, structure, doubles):
    t = inwo.position(groups={"A": structure, "B": "nasa"}, hands={"A": goal}, illuminati={"A": "ufos"})
    g = t.table.g
    assert goals.group_count(g, 0) == 5
    assert goals.group_count(g, 0, g.plots[0][0]) == 5 + doubles


@card("fratricide")
def test_fratricide_counts_players_one_helped_to_finish(inwo):
    t = inwo.position(groups={"A": "cia", "B": "nasa"}, hands={"A": "fratricide"})
    g = t.table.g
    g.finished = [Finish(2, 0)]
    assert not goals.met(g, 0, g.plots[0][0])
    g.finished = [Finish(2, 0), Finish(3, 0)]
    assert goals.met(g, 0, g.plots[0][0])


MURDERS = [
    ("car-bomb", 8, "the-mafia"),
    ("hit-and-run", 10, "hackers"),
    ("poison", 8, "witch"),
    ("sniper", 10, "cia"),
    ("withering-curse", 10, "witch"),
]


@rule("IN-10.1", "IN-10.4", "IN-10.8", "IN-10.9")
@pytest.mark.parametrize(("plot", "power", "helper"), MURDERS)
@card("car-bomb", "hit-and-run", "poison", "sniper", "withering-curse")
def test_an_assassination(inwo, plot, power, helper):
    t = inwo.position(groups={"A": f"{helper} democrats", "B": "texas(ross-perot)"}, hands={"A": plot}, dice=[1, 1])
    run(t, f"A: plot:{plot}", "A: ross-perot")
    assert t.legal("A") == ["none", helper]
    t.play("A: none")
    assert t.strength == power - 2 - 5
    settle(t)
    assert ("ross-perot" in t.destroyed["A"]) is (power - 7 >= 2)
    t = inwo.position(groups={"A": f"{helper} democrats", "B": "texas(ross-perot)"}, hands={"A": plot}, dice=[1, 1])
    run(t, f"A: plot:{plot}", "A: ross-perot", f"A: {helper}")
    assert t.strength == power + t.power[helper] - 2 - 5
    settle(t)
    assert t.destroyed["A"] == ["ross-perot"]
    assert t.table.g.effects.of("dead")


STRIKES = [
    ("atomic-monster", "texas", 16),
    ("atomic-monster", "california", 24),
    ("atomic-monster", "israel", 20),
    ("earthquake", "texas", 12),
    ("earthquake", "israel", 16),
    ("epidemic", "texas", 14),
    ("giant-kudzu", "texas", 30),
    ("giant-kudzu", "switzerland", 24),
    ("hurricane", "texas", 16),
    ("hurricane", "israel", 20),
    ("meteor-strike", "texas", 16),
    ("nuclear-accident", "texas", 14),
    ("nuclear-accident", "israel", 18),
    ("rain-of-frogs", "texas", 10),
    ("the-oregon-crud", "israel", 24),
    ("tidal-wave", "texas", 20),
    ("tidal-wave", "israel", 24),
    ("tornado", "israel", 12),
    ("volcano", "israel", 18),
]


MARGINS = {
    "atomic-monster": 6,
    "earthquake": 5,
    "giant-kudzu": 6,
    "meteor-strike": 4,
    "nuclear-accident": 4,
    "plague-of-demons": 5,
    "rain-of-frogs": 6,
    "the-oregon-crud": 10,
    "tidal-wave": 10,
    "tornado": 4,
    "volcano": 2,
}
"""A roll that beats the need by more than this destroys; other Disasters never do."""


def test_how_far_a_roll_must_succeed_to_destroy():
    assert {ID[face]: margin for face, margin in enumerate(DESTROY_MARGIN) if margin >= 0} == MARGINS


@rule("IN-10.11", "IN-10.12", "IN-10.13", "IN-10.14", "IN-10.16")
@pytest.mark.parametrize(("plot", "place", "power"), [pytest.param(*row, id=f"{row[0]} {row[1]}") for row in STRIKES])
@card(
    "atomic-monster",
    "earthquake",
    "epidemic",
    "giant-kudzu",
    "hurricane",
    "meteor-strike",
    "nuclear-accident",
    "rain-of-frogs",
    "the-oregon-crud",
    "tidal-wave",
    "tornado",
    "volcano",
)
def test_a_disaster(inwo, plot, place, power):
    def struck(dice):
        t = inwo.position(
            groups={"A": "nasa", "B": "dentists(x)".replace("(x)", "") + f" cable-tv({place})"},
            hands={"A": plot},
            dice=dice,
        )
        run(t, f"A: plot:{plot}", f"A: {place}")
        assert t.tokens[place] == 0
        return t

    t = struck([1, 1])
    need = power - t.power[place] - 5
    assert t.strength == need
    settle(t)
    margin = MARGINS.get(plot, -1)
    if need < 2:
        assert (t.destroyed["A"], t.devastated) == ([], [])
    elif margin >= 0 and need - 2 > margin:
        assert t.destroyed["A"] == [place]
    else:
        assert t.devastated == [place]
    if margin >= 0 and 2 <= need - margin <= 10:  # exactly the margin Devastates only
        total = need - margin
        t = struck([total // 2, total - total // 2])
        settle(t)
        assert t.devastated == [place]


@card("rain-of-frogs")
def test_frogs_like_frog_gods(inwo):
    t = inwo.position(
        groups={"A": "nasa", "B": "texas"}, hands={"A": "rain-of-frogs"}, resources={"B": "the-frog-god the-frog-god"}
    )
    run(t, "A: plot:rain-of-frogs", "A: texas")
    assert ["plot", "rain-of-frogs", 18] in t.parts


@card("nuclear-accident")
def test_an_accident_shocks_the_nuclear_power_companies(inwo):
    t = inwo.position(groups={"A": "nuclear-power-companies", "B": "texas"}, hands={"A": "nuclear-accident"})
    run(t, "A: plot:nuclear-accident", "A: texas")
    assert t.tokens["nuclear-power-companies"] == 0


@card("plague-of-demons")
@card("atomic-monster")
def test_disasters_as_a_bonus_and_demons_with_a_magic_group(inwo):
    t = inwo.position(groups={"A": "witch", "B": "israel"}, hands={"A": "plague-of-demons"})
    run(t, "A: plot:plague-of-demons", "A: israel", "A: witch")
    assert t.strength == 10 + 3 - 3 - 10
    for plot, target in (("plague-of-demons", "witch"), ("atomic-monster", "nuclear-power-companies")):
        t = inwo.position(groups={"A": "cia", "B": target}, hands={"C": plot})
        attack(t, "A", "destroy", "cia", target)
        before = t.strength
        replies_pass(run(t, f"C: plot:{plot}/boost"))
        assert t.strength == before + 10


@card("giant-kudzu")
@card("epidemic")
@rule("IN-10.11")
def test_who_may_join_a_disaster_that_is_not_instant(inwo):
    for plot, may in (("giant-kudzu", True), ("epidemic", False)):
        t = inwo.position(groups={"A": "nasa", "B": "texas", "C": "moonbase democrats"}, hands={"A": plot})
        run(t, f"A: plot:{plot}", "A: texas")
        replies_pass(t)
        legal = t.legal("C")
        assert ("oppose:moonbase" in legal) is may
        assert "aid:moonbase" not in legal
        assert ("aid:democrats" in legal) is not may


@card("combined-disasters")
@card("spasm-of-violence")
@rule("IN-10.6", "IN-10.15")
def test_two_at_once(inwo):
    t = inwo.position(
        groups={"A": "nasa", "B": "texas"}, hands={"A": "combined-disasters tidal-wave volcano earthquake"}
    )
    run(t, "A: plot:combined-disasters", "A: earthquake")
    assert sorted(t.legal("A")) == ["tidal-wave"]
    run(t, "A: tidal-wave", "A: texas")
    assert t.strength == 12 + 20 - 6 - 10
    settle(t)
    assert {"combined-disasters", "tidal-wave", "earthquake"} <= set(t.discards["A"])
    t = inwo.position(
        groups={"A": "nasa", "B": "ross-perot"}, hands={"A": "spasm-of-violence sniper car-bomb"}, dice=[1, 1]
    )
    run(t, "A: plot:spasm-of-violence", "A: sniper", "A: car-bomb", "A: ross-perot", "A: none")
    assert t.strength == 18 - 2 - 10


@card("world-hunger")
def test_the_hungry_get_no_tokens(inwo):
    t = inwo.position(groups={"A": "canada texas", "B": "cia"}, nwo="world-hunger", step="begin", tokens={"canada": 0})
    idle_until(t, "A")
    assert (t.tokens["canada"], t.tokens["texas"]) == (0, 1)
