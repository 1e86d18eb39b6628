"""What is asked, offered and refused: prompts, options with labels and touches, refusals with their clauses."""

from __future__ import annotations

import pytest

from camarilla.games.potdevin.catalog import FACE
from camarilla.kernel.options import Label, Option, Prompt, Refusal
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

LANGUAGES = ("en", "ru")


def card_label(person, value):
    """A card in words."""
    return Label("card", {"person": Label(f"person-{person}"), "value": value})


def slot_of(t, name):
    """The slot a card lies in."""
    g = t.table.g
    return next(slot for slot, face in enumerate(g.cards.face) if g.face_name(face) == name)


def card_option(t, person, value):
    """The option to play, give or leave a card."""
    name = f"{person}{value}"
    return Option(name, card_label(person, value), (f"card:{slot_of(t, name)}",))


@rule("PV-3.1")
def test_the_leader_is_told_the_trump(potdevin):
    t = potdevin.position(hands={"A": "aldo4 ugo13", "B": "aldo5"}, trump="enzo5")
    assert t.table.prompt(0) == Prompt(Label("lead", {"trump": Label("person-enzo")}), "PV-3.1")
    assert t.options("A") == [card_option(t, "aldo", 4), card_option(t, "ugo", 13)]
    assert t.table.refusals(0) == [Refusal("bribe", "PV-3.1", Label("refusal-leader-bribe"))]
    assert t.table.prompt(1) is None


@rule("PV-3.2", "PV-3.3")
def test_the_others_are_told_lead_and_trump(potdevin):
    t = potdevin.position(hands={"A": "aldo4", "B": "pietra5 aldo5 ugo2"}, trump="enzo5")
    t.play("A: aldo4")
    args = {"trump": Label("person-enzo"), "lead": Label("person-aldo"), "how": "follow-or-bribe"}
    assert t.table.prompt(1) == Prompt(Label("follow", args), "PV-3.2")
    assert t.options("B") == [card_option(t, "aldo", 5), Option("bribe", Label("bribe", {"left": 1}), ("gems:1",))]
    reason = Label("refusal-follow", {"person": Label("person-aldo")})
    assert t.table.refusals(1) == [Refusal("pietra5", "PV-3.3", reason), Refusal("ugo2", "PV-3.3", reason)]


@rule("PV-3.3")
def test_the_lead_person_is_told_not_that_of_a_later_card(potdevin):
    t = potdevin.position(hands={"A": "ugo4", "B": "aldo5", "C": "ugo5 enzo9"}, trump="pietra5")
    t.play("A: ugo4", "B: aldo5")
    args = {"trump": Label("person-pietra"), "lead": Label("person-ugo"), "how": "follow-or-bribe"}
    assert t.table.prompt(2).label.args == args
    assert t.table.refusals(2)[0].reason == Label("refusal-follow", {"person": Label("person-ugo")})


@rule("PV-3.2")
def test_the_bribe_tells_what_is_left(potdevin):
    t = potdevin.position(seats=3, hands={"A": "aldo4", "C": "aldo5"}, gems={"C": 4})
    t.play("A: aldo4")
    assert t.options("C")[-1] == Option("bribe", Label("bribe", {"left": 3}), ("gems:2",))
    assert t.table.refusals(2) == []


@rule("PV-3.2", "PV-3.4")
@pytest.mark.parametrize(("wealth", "clause"), [(0, "PV-3.2"), (1, "PV-3.4")])
def test_why_there_is_no_bribe(potdevin, wealth, clause):
    t = potdevin.position(hands={"A": "aldo4", "B": "ugo5"}, gems={"B": 0}, wealth={"B": wealth})
    t.play("A: aldo4")
    assert t.table.refusals(1) == [Refusal("bribe", clause, Label("refusal-no-gems"))]


@rule("PV-6.4")
def test_what_givers_are_asked(potdevin):
    t = potdevin.new(seats=6).leave_open("give")
    for seat in t.table.to_act:
        assert t.table.prompt(seat) == Prompt(Label("give"), "PV-6.4")
        assert t.table.refusals(seat) == []
        g = t.table.g
        assert [option.touches for option in t.table.legal(seat)] == [(f"card:{slot}",) for slot in g.hands[seat]]


@rule("PV-6.5")
def test_what_the_winner_of_six_is_asked(potdevin):
    t = potdevin.position(seats=6, hands={"A": "aldo9", "B": "aldo4"}, won={"A": "ugo9 ugo10"}, trump="enzo5")
    t.play("A: aldo9", "B: aldo4")
    assert t.table.prompt(0) == Prompt(Label("leave"), "PV-6.5")
    assert t.options("A") == [card_option(t, "aldo", 9), card_option(t, "aldo", 4), card_option(t, "enzo", 5)]
    reason = Label("refusal-earlier-round")
    assert t.table.refusals(0) == [Refusal("ugo9", "PV-6.5", reason), Refusal("ugo10", "PV-6.5", reason)]


# -- Jokers ------------------------------------------------------------------------------------------------------------


def joker_option(seat, guild, points):
    """The option to put a joker on a pile."""
    return Option(
        guild, Label("joker-to", {"guild": Label(f"guild-{guild}"), "points": points}), (f"pile:{seat}:{guild}",)
    )


def at_end(potdevin, seats=3, options=None, **given):
    """The end of a game, all bribe gems spent."""
    gems = dict.fromkeys("ABCDEF"[:seats], 0)
    return potdevin.position(seats=seats, options=options, phase="jokers", gems=gems, **given)


@rule("PV-5.2")
def test_the_best_placement_of_a_joker_is_offered_first_with_its_total(potdevin):
    """Aristocrats 1 to 2 (+2), artists 2 to 3 (+3), merchants 3 to 4 (-7), knights 6 to 7 (+16)."""
    knights = "aldo12 enzo10 aldo8 pietra7"
    t = at_end(potdevin, won={"B": f"pietra1 aldo4 ugo11 aldo11 aldo6 {knights} ugo3"}, wealth={"B": 2})
    base = 1 + 3 + 6 - 6 + 2 + 2
    assert t.table.prompt(1) == Prompt(Label("joker", {"card": card_label("pietra", 1)}), "PV-5.2")
    assert t.options("B") == [
        joker_option(1, "knights", base + 16),
        joker_option(1, "artists", base + 3),
        joker_option(1, "aristocrats", base + 2),
        joker_option(1, "merchants", base - 7),
    ]
    t.play("B: artists")
    assert t.points["B"] == base + 3


@rule("PV-5.2")
def test_the_total_counts_jokers_still_to_come(potdevin):
    """Two jokers: the first to artists (+3) or aristocrats (+2) leads to the same best total, to merchants not."""
    t = at_end(potdevin, won={"A": "aldo1 ugo1 aldo4 ugo11 aldo11 aldo6"})
    base = 1 + 3 + 6
    totals = {"artists": base + 5, "aristocrats": base + 5, "merchants": base - 4}
    assert t.options("A") == [joker_option(0, guild, total) for guild, total in totals.items()]
    t.play("A: merchants")
    assert t.table.prompt(0) == Prompt(Label("joker", {"card": card_label("ugo", 1)}), "PV-5.2")
    assert t.options("A") == [joker_option(0, "artists", base - 4), joker_option(0, "aristocrats", base - 5)]
    t.play("A: artists")
    assert t.points["A"] == base - 4


@rule("PV-5.2")
def test_more_jokers_than_piles(potdevin):
    """Of three jokers two are placed, whatever comes first."""
    t = at_end(potdevin, won={"A": "aldo1 ugo1 enzo1 ugo11 aldo11 aldo6"})
    assert t.options("A") == [joker_option(0, "artists", 6 - 1), joker_option(0, "merchants", 6 - 1)]
    t.play("A: artists")
    assert t.jokers["A"] == ["artists", "merchants", "discarded"]
    assert t.points["A"] == 6 - 1


@rule("PV-5.2", "PV-6.2")
def test_the_total_is_that_of_the_team(potdevin):
    """C's smaller pile of artists counts, A's does not; B's and D's do not matter."""
    t = at_end(
        potdevin,
        seats=4,
        options={"teams": True},
        won={"A": "aldo1 aldo6 aldo7 ugo11", "B": "enzo4", "C": "pietra4 aldo3", "D": "aldo4"},
        wealth={"C": 1},
    )
    base = 1 + 1 + 1 + 2 + 1
    assert t.options("A") == [joker_option(0, "merchants", base + 2), joker_option(0, "craftsmen", base + 2)]
    assert Refusal("artists", "PV-6.2", Label("refusal-joker-partner")) in t.table.refusals(0)
    t.play("A: merchants")
    assert t.table.result.scores[0] == t.table.result.scores[2] == base + 2


@rule("PV-5.2", "PV-6.2")
def test_the_best_placement_leaves_room_for_the_partners_joker(potdevin):
    """Both partners have two artists. On artists A's joker gains most, but then C's has no pile."""
    t = at_end(potdevin, seats=4, options={"teams": True}, won={"A": "aldo1 aldo6 ugo11", "C": "ugo1 pietra10"})
    base = 1 + 3
    assert t.options("A") == [joker_option(0, "merchants", base + 2 + 3), joker_option(0, "artists", base + 3)]
    t.play("A: merchants")
    assert t.jokers == {"A": ["merchants"], "B": [], "C": ["artists"], "D": []}
    assert t.points["A"] + t.points["C"] == base + 2 + 3


@rule("PV-5.2")
def test_without_teams_jokers_of_others_change_nothing(potdevin):
    """A's totals are A's alone, though B and C have jokers and piles too."""
    won = {"A": "aldo1 aldo6 ugo11", "B": "ugo1 aldo7 aldo8", "C": "pietra1 enzo1 pietra10 enzo8 pietra7"}
    t = at_end(potdevin, won=won)
    base = 1 + 3
    assert t.options("A") == [joker_option(0, "artists", base + 3), joker_option(0, "merchants", base + 2)]


@rule("PV-5.2", "PV-6.2")
def test_the_best_placement_of_two_jokers_leaves_room_for_the_partners(potdevin):
    """Both partners have two artists; C has no other pile. Best: A takes merchants and craftsmen, C artists."""
    t = at_end(
        potdevin, seats=4, options={"teams": True}, won={"A": "aldo1 enzo1 aldo6 aldo7 ugo11", "C": "ugo1 pietra10"}
    )
    base = 1 + 1 + 3
    assert t.options("A") == [
        joker_option(0, "merchants", base + 2 + 2 + 3),
        joker_option(0, "craftsmen", base + 2 + 2 + 3),
        joker_option(0, "artists", base + 3 + 2),
    ]


@rule("PV-5.2", "PV-6.2")
def test_the_best_placement_saves_the_partner_from_a_bad_one(potdevin):
    """Both have three artists. If A does not spoil them, C, who has no other pile, must; A's knights gain."""
    t = at_end(
        potdevin, seats=4, options={"teams": True}, won={"A": "aldo1 aldo8 ugo11 aldo5", "C": "ugo1 pietra10 enzo9"}
    )
    base = 6 + 1
    assert t.options("A") == [joker_option(0, "knights", base + 2 - 7), joker_option(0, "artists", base - 7)]
    t.play("A: artists")
    assert t.jokers["C"] == ["discarded"]
    assert t.points["A"] + t.points["C"] == base - 7


@rule("PV-5.2", "PV-6.2")
@pytest.mark.parametrize("seed", range(30))
def test_the_totals_are_what_the_side_can_reach_and_fall(potdevin, seed):
    """Against trying out all placements of all jokers of the side, with cards won at random."""
    rng = Rng(seed_bytes(seed)).fork("totals")
    won = {"A": [], "B": [], "C": [], "D": []}
    for name in FACE:
        won["AACCBD"[rng.below(6)]].append(name)
    t = at_end(potdevin, seats=4, options={"teams": True}, won=won)
    while t.to_act:
        options = t.options(t.to_act[0])
        totals = [option.label.args["points"] for option in options]
        assert totals == sorted(totals, reverse=True)
        assert totals == [best_total(t.table, t.table.to_act[0], option) for option in options]
        t.play(f"{t.to_act[0]}: {options[rng.below(len(options))].notation}")


def best_total(table, seat, option):
    """The most points a seat's side can get after an option; the other side's jokers change nothing."""
    table = table.clone()
    table.play(table.to_act[0], option)
    if table.over:
        return table.result.scores[seat]
    asked = table.to_act[0]
    options = table.legal(asked)
    return max(best_total(table, seat, next_one) for next_one in (options if asked % 2 == seat % 2 else options[:1]))


@rule("PV-5.2", "PV-6.2")
def test_why_a_pile_takes_no_joker(potdevin):
    """Artists: C's smaller pile counts. Craftsmen, aristocrats, assassins: no pile. Later knights: a joker is there."""
    t = at_end(
        potdevin,
        seats=4,
        options={"teams": True},
        won={"A": "aldo1 ugo1 aldo6 aldo8 enzo12 ugo11 ugo9 pietra7 enzo6", "C": "pietra4"},
    )
    expected = {
        "discard": ("PV-5.2", "refusal-joker-must-go"),
        "aristocrats": ("PV-5.2", "refusal-joker-empty"),
        "artists": ("PV-6.2", "refusal-joker-partner"),
        "craftsmen": ("PV-5.2", "refusal-joker-empty"),
        "assassins": ("PV-5.2", "refusal-joker-empty"),
    }
    assert t.table.refusals(0) == [
        Refusal(guild, clause, Label(reason)) for guild, (clause, reason) in expected.items()
    ]


@rule("PV-5.2")
def test_why_a_pile_takes_no_second_joker(potdevin):
    t = at_end(potdevin, won={"A": "aldo1 ugo1 aldo6 aldo7 aldo8"})
    t.play("A: merchants")
    refusals = {refusal.notation: refusal for refusal in t.table.refusals(0)}
    assert list(refusals) == ["discard", "aristocrats", "artists", "merchants", "assassins"]
    assert refusals["merchants"] == Refusal("merchants", "PV-5.2", Label("refusal-joker-second"))


# -- Words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everything_offered_and_refused_has_words(potdevin, play_out, language, seats):
    t = potdevin.new(seats=seats)
    has = t.table.game.wording(language).has

    def look_and_pick(legal):
        seat = t.table.to_act[0]
        labels = [t.table.prompt(seat).label]
        labels += [option.label for option in t.table.legal(seat)]
        labels += [refusal.reason for refusal in t.table.refusals(seat)]
        assert all(has(label.id) for label in with_arguments(labels))
        return legal[0]

    play_out(t, look_and_pick)


@pytest.mark.parametrize("language", LANGUAGES)
def test_jokers_have_words(potdevin, language):
    t = at_end(
        potdevin, seats=4, options={"teams": True}, won={"A": "aldo1 ugo1 aldo6 aldo7 aldo8 ugo11", "C": "pietra4"}
    )
    has = t.table.game.wording(language).has
    for answer in ("A: merchants", "A: craftsmen"):
        labels = [t.table.prompt(0).label, *(option.label for option in t.table.legal(0))]
        labels += [refusal.reason for refusal in t.table.refusals(0)]
        assert all(has(label.id) for label in with_arguments(labels))
        t.play(answer)


def with_arguments(labels):
    """The labels and those among their arguments."""
    inner = [value for label in labels for value in label.args.values() if isinstance(value, Label)]
    return labels + (with_arguments(inner) if inner else [])


@rule("PV-3.2", "PV-3.3")
@pytest.mark.parametrize(
    ("hand", "gems", "said"),
    [
        ("aldo4 ugo5", 0, "Aldo was led: follow; Enzo is trump"),
        ("aldo4 ugo5", 1, "Aldo was led: follow, or bribe; Enzo is trump"),
        ("ugo5 enzo4", 0, "Play any card; Enzo is trump"),
        ("ugo5 enzo4", 1, "Play any card, or bribe; Enzo is trump"),
    ],
)
def test_who_follows_is_told_what_is_legal(potdevin, hand, gems, said):
    hands = {"A": "aldo3 ugo6", "B": hand, "C": "aldo5 ugo7"}
    table = Table.at("potdevin", {"trump": "enzo2", "hands": hands, "gems": {"B": gems}}, seats=3)
    table.play(0, "aldo3")
    assert table.game.say(table.prompt(1).label) == said
