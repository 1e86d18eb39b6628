"""What is printed on a card is what counts while nothing else changes it; `printed.txt` lists it."""

from __future__ import annotations

import re
from pathlib import Path

from camarilla.games.inwo import GAME, catalog, power
from camarilla.games.inwo.catalog import ALIGNMENTS, ATTRIBUTES, FACE, ID, NAME, SIDES
from camarilla.games.inwo.structures import grid
from camarilla.kernel.options import Label
from camarilla.kernel.table import Table
from camarilla.testing import rule

TEXT = (Path(__file__).parent / "printed.txt").read_text("utf-8")
LINES = [[word.strip() for word in line.split("|")] for line in TEXT.splitlines() if line and line[0] != "#"]
GROUPS = [line for line in LINES if line[1] in ("Organization", "Place", "Personality")]
BOTTOM = 2


def alone(name):
    """A game in which a group is the only one, on the top arrow of the Illuminati; and the group."""
    g = Table.at(GAME, {"groups": {"A": f"{name}:top"}}, seats=2).g
    return g, g.structure[0][-1]


def mask(words, names):
    """The bits of some words."""
    return sum([1 << names.index(word) for word in words.split()])


def test_a_group_alone_is_what_is_printed_on_it():
    seen = {}
    for name, _, powers, resistance, aligned, attributes, _, tokens in GROUPS:
        g, slot = alone(name)
        number, _, whole = powers.partition("/")
        wanted = [number, whole or "0", resistance]
        found = [str(each(g, slot)) for each in (power.power, power.global_power, power.resistance)]
        found = ["?" if want == "?" else got for want, got in zip(wanted, found, strict=True)]
        bits = power.alignments(g, slot), power.attributes(g, slot), power.entitled(g, slot)
        printed = mask(aligned, ALIGNMENTS), mask(attributes, ATTRIBUTES), int(tokens.rstrip("*"))
        if (found, bits) != (wanted, printed):
            seen[name] = found, bits, wanted, printed
    assert seen == {}


@rule("IN-21.29")
def test_the_arrow_in_lies_on_the_masters_and_the_arrows_out_are_as_printed():
    for name, *_, arrows, _ in GROUPS:
        g, slot = alone(name)
        inwards, _, outwards = arrows.partition(">")
        assert [SIDES[side] for side in grid.arrows(g, slot)] == outwards.split(), name
        _, _, turned = grid.layout(g, 0)[slot]
        assert (SIDES.index(inwards) + turned) % 4 == BOTTOM, name


@rule("IN-4.4")
def test_kinds_attributes_and_tokens_of_all_cards_are_as_printed():
    for name, kind, first, *more, tokens in LINES:
        face = FACE[name]
        assert catalog.TOKENS[face] == int(tokens.rstrip("*")), name
        assert catalog.UNIQUE[face] is tokens.endswith("*"), name
        if kind == "Resource":
            assert catalog.TYPE[face] == catalog.RESOURCE
            assert sorted(catalog.attribute_names(catalog.ATTRS[face])) == sorted(first.split()), name
        elif kind == "Illuminati":
            assert catalog.TYPE[face] == catalog.ILLUMINATI
            assert [catalog.POWER[face], catalog.GLOBAL[face]] == [int(number) for number in first.split("/")], name
        else:
            assert catalog.KIND[face] == catalog.SUBTYPES[kind], name
            number, _, whole = first.partition("/")
            printed = zip(
                (number, whole or "0", more[0]), (catalog.POWER, catalog.GLOBAL, catalog.RESISTANCE), strict=True
            )
            assert all(text in ("?", str(numbers[face])) for text, numbers in printed), name


PLOTS = {
    "Assassination": "car-bomb hit-and-run poison sniper withering-curse",
    "Disaster": "atomic-monster earthquake epidemic giant-kudzu hurricane meteor-strike nuclear-accident"
    " plague-of-demons rain-of-frogs the-oregon-crud tidal-wave tornado volcano",
    "Goal": "criminal-overlords fratricide hail-eris kill-for-peace let-them-eat-cake power-for-its-own-sake"
    " power-to-the-people the-corporate-masters the-hand-of-madness up-against-the-wall",
    "NWO": "a-thousand-points-of-light bigger-business chicken-in-every-pot dont-forget-to-smash-the-state"
    " energy-crisis fear-and-loathing gun-control law-and-order military-industrial-complex"
    " peace-in-our-time political-correctness solidarity tax-reform world-hunger world-war-three",
}


@rule("IN-4.4")
def test_kinds_of_plots_are_as_printed():
    kinds = {name: catalog.SUBTYPES[kind] for kind, names in PLOTS.items() for name in names.split()}
    for face in catalog.FACES:
        if catalog.TYPE[face] == catalog.PLOT:
            assert catalog.KIND[face] == kinds.get(catalog.ID[face], 0), catalog.ID[face]


def test_cards_are_called_by_their_printed_names_in_english_and_by_others_in_russian():
    said = {language: GAME.wording(language).say for language in ("en", "ru")}
    for name, card in zip(ID, NAME, strict=True):
        assert said["en"](Label(f"card-{name}")) == card
        assert re.search("[а-яё]", said["ru"](Label(f"card-{name}")), re.IGNORECASE), name
