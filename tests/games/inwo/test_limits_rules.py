"""Where the rules end: what is not offered, not counted or not reached when a condition fails."""

from __future__ import annotations

import pytest

from camarilla.games.inwo import GAME, card_moves, evaluation
from camarilla.games.inwo.catalog import FACE
from camarilla.kernel.options import Label
from camarilla.kernel.orders import Order
from camarilla.kernel.table import Table
from camarilla.testing import card, rule

from .helpers import attack, offered, replies_pass, run, settle, until, wrap_up


def use_up(t, seat, back, left=0):
    """A deck of a seat runs out, but for some cards: the rest is discarded."""
    t.mode = "plain"  # what is done by hand is not in the record
    g = t.table.g
    deck = g.group_deck if back else g.plot_deck
    card_moves.discard_top(g, seat, back, len(deck[seat]) - left)
    assert len(deck[seat]) == left
    return t


def to_claims(t, **answers):
    """The active player ends the turn; at the poll for claims each seat answers as told, or passes."""
    run(t, "A: done")
    while t.table.view(None).asked[0].prompt != "claim":
        t.play(f"{t.to_act[0]}: pass")
    for seat in list(t.to_act):
        t.play(f"{seat}: {answers.get(seat, 'pass')}")
    return t


# -- Whom a card may be for --------------------------------------------------------------------------------------------


@card("agent-in-place", "george-the-janitor", "mutual-betrayal", "logic-bomb")
@pytest.mark.parametrize("plot", ["agent-in-place", "george-the-janitor", "mutual-betrayal", "logic-bomb"])
def test_plots_can_be_spied_on_only_where_some_are_hidden(inwo, plot):
    t = inwo.position(groups={"A": "pentagon", "B": "texas"}, hands={"A": plot}, exposed={"B": "jihad"})
    assert not offered(t, "A", f"plot:{plot}")
    t = inwo.position(
        groups={"A": "pentagon", "B": "texas", "C": "japan"}, hands={"A": plot, "C": "hoax"}, exposed={"B": "jihad"}
    )
    run(t, f"A: plot:{plot}")
    assert t.legal("A") == ["@2"]


@card("count-dracula")
def test_an_artifact_that_dracula_holds_is_out_of_reach(inwo):
    given = {
        "groups": {"A": "cia", "B": "cable-tv(count-dracula)"},
        "hands": {"A": "hex the-weak-link"},
        "resources": {"A": "suicide-squad", "B": "spear-of-longinus"},
    }
    for links, reached in (({}, True), ({"spear-of-longinus": "count-dracula"}, False)):
        t = inwo.position(**given, links=links)
        for use in ("plot:hex", "plot:the-weak-link", "use:suicide-squad"):
            assert offered(t, "A", use) == reached


# -- Prices that a deck must hold --------------------------------------------------------------------------------------


@rule("IN-3.10")
@card("fnord")
def test_fnord_needs_a_group_card_that_is_undrawn_or_two_in_the_hand(inwo):
    def rolled(hand):
        t = inwo.position(groups={"A": "cia"}, hands={"A": f"fnord dentists {hand}"}, dice=[6, 6, 1, 2])
        attack(use_up(t, 0, 1), "A", "control", "cia", "dentists")
        while not t.dice:
            t.play(f"{t.to_act[0]}: pass")
        return t

    t = rolled("trekkies")
    assert not offered(t, "A", "plot:fnord")
    wrap_up(t)
    t = rolled("trekkies joggers")
    run(t, "A: plot:fnord", "A: trekkies", "A: joggers")  # no other price is left to choose
    wrap_up(t)


@rule("IN-3.10")
@card("18-1-2-minute-gap")
@pytest.mark.parametrize("back", [0, 1])
def test_the_gap_needs_a_card_of_each_deck(inwo, back):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "savings-and-loan-scam", "B": "18-1-2-minute-gap"})
    run(use_up(t, 1, back), "A: plot:savings-and-loan-scam", "A: cia")
    assert not offered(t, "B", "plot:18-1-2-minute-gap")
    settle(t)


@rule("IN-3.10")
@card("secrets-man-was-not-meant-to-know")
def test_secrets_cost_two_undrawn_plots_that_are_there(inwo):
    for left, legal in ((2, True), (1, False)):
        t = inwo.position(
            groups={"A": "cia"},
            hands={"A": "savings-and-loan-scam", "B": "secrets-man-was-not-meant-to-know"},
            tokens={"the-network": 0},
        )
        run(use_up(t, 1, 0, left), "A: plot:savings-and-loan-scam", "A: cia")
        assert ("plot:secrets-man-was-not-meant-to-know" in until(t, "B")) == legal
        settle(t)


# -- Claims ------------------------------------------------------------------------------------------------------------

BIG = "texas(japan england) pentagon(cia)"


@rule("IN-14.19")
def test_who_holds_too_many_goals_may_stop_no_claim_but_drops_one(inwo):
    t = inwo.position(
        groups={"A": BIG, "B": "nasa", "C": "hackers"},
        hands={"B": "hail-eris fratricide hoax"},
        basic_goal=4,
        step="end",
        seats=3,
    )
    to_claims(t, A="claim:basic")
    assert until(t, "B") == ["pass", "drop:hail-eris", "drop:fratricide"]
    run(t, "B: drop:fratricide")
    assert t.plots["B"] == ["hail-eris", "hoax"]


@rule("IN-14.7", "IN-14.20")
def test_a_game_won_with_a_goal_card_says_with_which(inwo):
    t = inwo.position(groups={"A": "california texas", "B": "nasa"}, hands={"A": "hail-eris"}, basic_goal=4, step="end")
    settle(to_claims(t, A="claim:hail-eris"))
    assert (t.winners, t.reason) == (["A"], "hail-eris")


@rule("IN-14.15")
def test_a_goal_card_that_counts_double_must_still_count_enough(inwo):
    for goal, claims in ((4, ["pass", "claim:hail-eris"]), (5, ["pass"])):
        t = inwo.position(
            groups={"A": "california texas", "B": "nasa"}, hands={"A": "hail-eris"}, basic_goal=goal, step="end"
        )
        run(t, "A: done")
        while t.table.view(None).asked[0].prompt != "claim":
            t.play(f"{t.to_act[0]}: pass")
        assert t.legal("A") == claims


@rule("IN-14.10", "IN-14.11")
def test_a_twin_that_does_not_claim_shares_nothing_and_spoils_nothing(inwo):
    for own in ("ufos", "shangri-la"):
        t = inwo.position(
            illuminati={"A": own, "B": own},
            groups={"A": "texas(japan england)", "B": "nasa", "C": "hackers"},
            basic_goal=4,
            step="end",
            seats=3,
        )
        settle(to_claims(t, A="claim:basic"))
        assert (t.winners, t.reason) == (["A"], "basic goal")


@rule("IN-14.11")
@pytest.mark.parametrize(("rules", "winners"), [("1.1", ["A", "B"]), ("1.2", [])])
def test_two_shangri_las_share_the_basic_goal_but_not_under_rules_1_2(inwo, rules, winners):
    t = inwo.position(
        illuminati={"A": "shangri-la", "B": "shangri-la"},
        groups={"A": "texas(japan england)", "B": "pentagon(cia nasa)", "C": "hackers"},
        basic_goal=4,
        step="end",
        seats=3,
        options={"rules": rules},
    )
    settle(to_claims(t, A="claim:basic", B="claim:basic"))
    assert t.winners == winners


# -- Plays and draws ---------------------------------------------------------------------------------------------------


@card("sucked-dry-and-cast-aside")
def test_a_group_sucked_dry_falls_only_when_what_it_pays_for_is_over(inwo):
    t = inwo.position(
        groups={"A": "feminists cia", "B": "texas", "C": "japan"},
        hands={"A": "sucked-dry-and-cast-aside logic-bomb", "B": "jihad"},
    )
    settle(run(t, "A: plot:sucked-dry-and-cast-aside", "A: feminists"))
    run(t, "A: plot:logic-bomb", "A: @B", "A: feminists", "C: buy", "C: gnomes-of-zurich")
    while not t.plots["C"]:
        t.play(f"{t.to_act[0]}: pass")
    assert t.groups["A"] == ["feminists", "cia"]
    replies_pass(t)
    settle(run(t, "A: jihad"))
    assert t.groups["A"] == ["cia"]


@rule("IN-17.16")
def test_a_single_action_that_is_cancelled_is_not_replaced(inwo):
    t = inwo.position(
        groups={"A": "pentagon texas", "B": "nuclear-power-companies", "C": "japan"},
        hands={"A": "hoax", "C": "gun-control"},
        to_move="C",
    )
    run(t, "C: plot:gun-control", "A: plot:hoax", "A: pentagon", "B: use:nuclear-power-companies/play", "B: pentagon")
    settle(t)
    assert offered(t, "C", "knock")  # nothing else is asked
    assert t.nwo == ["gun-control"]
    assert t.tokens["texas"] == 1


@rule("IN-17.16")
def test_what_cancels_the_plot_itself_leaves_nothing_to_replace(inwo):
    t = inwo.position(
        groups={"A": "california witch(trekkies) hackers", "B": "texas(dentists) pentagon"},
        hands={"A": "jake-day", "B": "hoax"},
        tokens={"bavarian-illuminati": 0},
    )
    run(t, "A: plot:jake-day", "A: dentists", "A: california", "A: witch", "A: trekkies", "B: plot:hoax", "B: pentagon")
    settle(t)
    assert "Weird" not in t.alignments["dentists"]
    assert t.tokens["hackers"] == 1


@rule("IN-3.10")
@card("the-network")
def test_who_may_draw_two_draws_the_one_that_is_left(inwo):
    t = inwo.position(illuminati={"A": "the-network"}, groups={"A": "cia", "B": "texas"}, step="plot draw")
    settle(run(use_up(t, 0, 0, 1), "A: draw"))
    assert (t.plots["A"], t.plot_deck["A"]) == (["payoff"], [])


# -- What is refused ---------------------------------------------------------------------------------------------------


@rule("IN-3.19")
def test_a_plot_in_an_extra_turn_is_refused(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "gun-control"})
    t.table.g.extra = True
    t.table.g.touch()
    t.refuse("A: plot:gun-control", "IN-3.19")


@rule("IN-4.20")
def test_a_silenced_card_is_refused(inwo):
    t = inwo.position(groups={"A": "cattle-mutilators", "B": "texas"}, hands={"B": "jihad"})
    assert offered(t, "A", "use:cattle-mutilators")
    g = t.table.g
    g.effects.add("silenced", 1, (g.structure[0][0],))
    g.touch()
    t.refuse("A: use:cattle-mutilators", "IN-4.20")


# -- Who is asked ------------------------------------------------------------------------------------------------------


def ordered(seat, **given):
    """A table of three where a seat passes by its default order."""
    table = Table.at(GAME, given, seats=3)
    table.give_order(seat, Order("default"))
    return table


@rule("IN-21.8")
def test_a_claim_is_put_to_everybody_whatever_they_can_answer(inwo):
    for goal in (4, 9):
        table = ordered(1, groups={"A": "cia", "B": "texas(japan england)"}, basic_goal=goal, step="end")
        table.play(0, "done")
        while 0 not in table.to_act or table.view(None).asked[0].prompt != "claim":
            table.play(table.to_act[0], "pass")
        assert 1 in table.to_act


@rule("IN-21.8")
def test_whose_card_a_plot_is_aimed_at_is_asked(inwo):
    for target, asked in (("texas", True), ("japan", False)):
        table = ordered(
            1, groups={"A": "cia", "B": "texas pentagon", "C": "japan"}, hands={"A": "commitment", "B": "hoax"}
        )
        table.play(0, "plot:commitment")
        table.play(0, target)
        assert (1 in table.to_act) is asked


@rule("IN-7.41")
def test_a_group_taken_from_the_own_hand_is_nobodys_loss(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, hands={"A": "dentists"}, dice=[1, 1], seats=3)
    wrap_up(attack(t, "A", "control", "cia", "dentists"))
    assert "dentists" in t.groups["A"]
    assert t.table.g.finishers == [[], [], []]


def test_the_bot_knows_what_the_gnomes_add(inwo):
    assert evaluation.favours("gnomes-of-zurich", "irs", []) == 4


# -- Magic, and where cards lie ----------------------------------------------------------------------------------------


@rule("IN-5.10")
@card("count-dracula")
def test_a_magic_group_that_helps_makes_an_attack_magic(inwo):
    for helper, dead in (("witch", True), ("bavarian-illuminati", False)):
        t = inwo.position(
            groups={"A": "cia witch", "B": "cable-tv(count-dracula) texas"},
            hands={"A": "terrorist-nuke"},
            dice=[1, 1],
            tokens={"cable-tv": 0, "count-dracula": 0, "texas": 0},
        )
        attack(t, "A", "destroy", "cia", "count-dracula", f"aid:{helper}")
        wrap_up(run(t, "A: plot:terrorist-nuke/action", "A: cia"))
        assert ("count-dracula" not in t.groups["B"]) is dead


def test_cards_that_are_in_nobodys_pile_are_not_lost(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, nwo="gun-control", links={"angst": "texas"})
    t.table.g.check()


# -- Deals -------------------------------------------------------------------------------------------------------------


@rule("IN-21.21")
def test_a_deal_that_was_declined_bars_no_other(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax jihad"})
    run(t, "A: free", "A: deal@B", "A: give:plot:hoax", "A: offer", "B: decline", "A: free", "A: deal@B")
    run(t, "A: give:plot:jihad", "A: offer", "B: accept", "A: keep", "B: keep")
    assert (t.plots["A"], t.plots["B"]) == (["hoax"], ["jihad"])


@rule("IN-21.19")
def test_a_card_goes_unseen_unless_the_deal_names_it(inwo):
    given = {"groups": {"A": "cia", "B": "texas"}, "hands": {"A": "hoax jihad"}, "exposed": {"B": "jihad"}}
    t = inwo.position(**given)
    run(t, "A: free", "A: deal@B", "A: give:plot:hoax", "A: give:unseen-plot:1", "A: take:exposed:jihad", "A: offer")
    run(t, "B: accept", "A: keep", "B: keep")
    if t.to_act == ["A"] and "jihad" in t.legal("A"):
        assert t.legal("A") == ["jihad"]
        t.play("A: jihad")
    assert sorted(t.plots["B"]) == ["hoax", "jihad"]
    t = inwo.position(**given)
    run(t, "A: free", "A: deal@B", "A: give:unseen-plot:1", "A: take:exposed:jihad", "A: offer")
    run(t, "B: accept", "A: keep", "B: keep")
    assert sorted(t.legal("A")) == ["hoax", "jihad"]  # the one that is named is another's
    t.play("A: jihad")
    assert t.plots["A"] == ["hoax"]


@rule("IN-12.1", "IN-12.4")
def test_groups_change_hands_only_in_a_turn_of_the_giver_or_the_taker(inwo):
    for mover, partner, may in (("A", "B", True), ("B", "A", True), ("B", "C", False)):
        t = inwo.position(groups={"A": "cia", "B": "texas", "C": "japan"}, seats=3)
        if mover != "A":
            run(t, "A: buy", "A: bavarian-illuminati")
            until(t, mover)
        run(t, f"{mover}: free", f"{mover}: deal@{partner}")
        own = {"A": "cia", "B": "texas"}[mover]
        assert offered(t, mover, f"give:puppet:{own}") is may


@rule("IN-21.19")
def test_what_may_change_hands_points_at_the_table(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "hoax"}, resources={"A": "eliza"})
    deal = next(option for option in run(t, "A: free").table.legal(0) if option.notation == "deal@1")
    assert deal.label.args["seat"] == Label("seat", {"seat": 1})
    run(t, "A: deal@B")
    touches = {option.notation: option.touches for option in t.table.legal(0)}
    g = t.table.g
    assert touches["give:resource:eliza"] == (f"card:{g.resources[0][0]}",)
    assert touches["give:plot:hoax"] == ("seat:0",)


# -- The game and its names --------------------------------------------------------------------------------------------


def test_the_game_tells_its_turns_and_names_and_can_be_loaded(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, turns=7)
    assert GAME.prospects.turns(t.table.g) == 7
    assert t.table.g.face_name(FACE["cia"]) == "cia"
    assert GAME.blank().seats == 2


def test_a_search_lets_replies_pass_and_nothing_else(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas"}, hands={"A": "gun-control", "B": "hoax"})
    g = t.table.g
    run(t, "A: plot:gun-control")
    choice = t.table.pending.choices[0]
    assert GAME.prospects.reply(g, choice, choice.values(g)) == "pass"
    settle(t)
