"""Plots with S that belong to no family."""

from __future__ import annotations

import pytest

from camarilla.testing import card, rule

from .helpers import attack, declare, idle_until, offered, replies_pass, run, settle, until, use_up, wrap_up

TAKING = {"seats": 3, "step": "takeover"}


@card("sabotage")
def test_sabotage_leaves_the_rival_without_a_takeover(inwo):
    t = inwo.position(
        **TAKING, groups={"A": "cia", "B": "fbi black-activists"}, hands={"A": "feminists dentists", "B": "sabotage"}
    )
    run(t, "A: take:feminists", "A: cia:right", "B: plot:sabotage", "B: pay:2")
    assert t.legal("B") == ["black-activists"]  # one must share an alignment with it
    run(t, "B: black-activists", "B: fbi")
    settle(t)
    assert t.hand["A"] == ["dentists", "feminists"]
    assert t.step == "main"
    assert t.tokens["fbi"] == t.tokens["black-activists"] == 0
    assert t.tokens["the-network"] == 1


@card("sabotage")
def test_sabotage_by_groups_needs_power_six_and_a_kindred_one(inwo):
    for groups, able in (("fbi black-activists", True), ("fbi texas", False), ("feminists black-activists", False)):
        t = inwo.position(
            **TAKING,
            groups={"A": "cia", "B": groups},
            hands={"A": "anti-nuclear-activists", "B": "sabotage"},
            tokens={"the-network": 0},
        )
        run(t, "A: take:anti-nuclear-activists", "A: cia:right")
        until(t, "B")
        assert offered(t, "B", "plot:sabotage") == able
        settle(t)


@card("savings-and-loan-scam")
def test_the_scam_draws_three_plots(inwo):
    t = inwo.position(groups={"A": "dentists"}, hands={"A": "savings-and-loan-scam"}, decks={"A": "jihad martyrs hoax"})
    run(t, "A: plot:savings-and-loan-scam", "A: dentists")
    settle(t)
    assert t.plots["A"] == ["hoax", "jihad", "martyrs"]
    assert t.tokens["dentists"] == 0


@card("scandal")
def test_a_scandal_empties_a_rivals_groups_of_the_medias_alignment(inwo):
    t = inwo.position(
        groups={"A": "big-media underground-newspapers tabloids", "B": "feminists fbi dentists trekkies"},
        hands={"A": "scandal"},
    )
    run(t, "A: plot:scandal", "A: @B")
    assert sorted(t.legal("A")) == ["liberal", "straight", "weird"]
    run(t, "A: straight")
    assert t.legal("A") == ["big-media"]
    settle(run(t, "A: big-media"))
    assert t.tokens["fbi"] == t.tokens["dentists"] == 0
    assert t.tokens["feminists"] == t.tokens["trekkies"] == 1


@card("secrets-man-was-not-meant-to-know")
def test_secrets_cancel_a_plot_for_two_plots_unseen_or_all_illuminati_actions(inwo):
    for pay in ("1", "2"):
        t = inwo.position(
            groups={"A": "cia"},
            illuminati={"B": "ufos"},
            hands={"A": "savings-and-loan-scam", "B": "secrets-man-was-not-meant-to-know"},
            decks={"A": "payoff", "B": "jihad martyrs"},
        )
        run(t, "A: plot:savings-and-loan-scam", "A: cia", "B: plot:secrets-man-was-not-meant-to-know", f"B: pay:{pay}")
        settle(t)
        assert t.plots["A"] == []
        assert t.discards["B"] == ["secrets-man-was-not-meant-to-know"]
        assert sorted(t.gone) == ([] if pay == "1" else ["jihad", "martyrs"])
        assert t.tokens["ufos"] == (0 if pay == "1" else 2)


@card("seize-the-time")
@rule("IN-3.19")
def test_a_seized_turn_is_an_extra_one_without_cards(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fbi", "C": "feminists"},
        seats=3,
        step="begin",
        hands={"C": "seize-the-time savings-and-loan-scam"},
        tokens={"feminists": 0},
        decks={"C": "jihad dentists"},
    )
    turns = t.turns
    run(t, "C: plot:seize-the-time")
    replies_pass(t)
    assert t.turn == "C"
    until(t, "C")
    settle(t)
    assert not offered(t, "C", "draw")
    run(t, "C: skip", "C: skip")
    settle(t)
    if offered(t, "C", "skip"):
        run(t, "C: skip")
        settle(t)
    assert t.tokens["feminists"] == 1
    assert t.tokens["gnomes-of-zurich"] == 0
    assert not offered(t, "C", "plot:savings-and-loan-scam")
    assert not offered(t, "C", "buy")
    run(t, "C: knock", "C: done")
    settle(t)
    assert t.turn == "A"
    assert t.turns == turns


@card("seize-the-time")
def test_no_time_is_seized_before_all_first_turns_or_twice(inwo):
    for turns, able in ((0, False), (1, True)):
        t = inwo.position(
            groups={"A": "cia", "B": "fbi", "C": "feminists"},
            seats=3,
            step="begin",
            own_turns={"A": 1, "B": turns, "C": 1},
            hands={"C": "seize-the-time"},
        )
        until(t, "C")
        assert offered(t, "C", "plot:seize-the-time") == able
        settle(t)


@card("seize-the-time")
def test_a_seized_turn_cannot_be_seized_again(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "fbi", "C": "feminists"},
        seats=3,
        step="begin",
        hands={"B": "seize-the-time seize-the-time", "C": "seize-the-time"},
    )
    run(t, "B: plot:seize-the-time")
    replies_pass(t)
    assert t.turn == "B"
    until(t, "C")
    assert not offered(t, "C", "plot:seize-the-time")
    settle(t)


@card("seize-the-time", "senate-investigating-committee")
@pytest.mark.parametrize("plot", ["seize-the-time", "senate-investigating-committee"])
def test_nobody_seizes_or_investigates_the_own_turn(inwo, plot):
    t = inwo.position(
        groups={"A": "pentagon", "B": "texas"}, seats=2, step="begin", hands={"A": f"{plot} {plot}", "B": plot}
    )
    until(t, "B")
    assert offered(t, "B", f"plot:{plot}")
    seen = set()
    while t.step != "main":
        seat = t.to_act[0]
        if seat == "A":
            seen.update(t.legal("A"))
        t.play(f"{seat}: {'pass' if 'pass' in t.legal(seat) else 'skip'}")
    assert "draw" in seen
    assert f"plot:{plot}" not in seen


@card("senate-investigating-committee")
def test_a_player_before_the_committee_draws_and_does_nothing(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "pentagon fbi"},
        seats=3,
        step="begin",
        hands={
            "A": "feminists savings-and-loan-scam",
            "B": "senate-investigating-committee senate-investigating-committee",
        },
        tokens={"cia": 0},
        decks={"A": "jihad dentists"},
    )
    run(t, "B: plot:senate-investigating-committee")
    assert t.legal("B") == ["pentagon"]
    run(t, "B: pentagon")
    replies_pass(t)
    settle(run(t, "A: draw", "A: draw"))
    assert t.legal("A") == ["skip"]
    settle(run(t, "A: skip"))
    assert t.legal("A") == ["knock"]
    assert t.plots["A"] == ["jihad", "savings-and-loan-scam"]
    assert t.tokens["cia"] == 1
    run(t, "A: knock")
    settle(t)
    assert t.turn == "B"


@card("senate-investigating-committee")
def test_the_committee_hears_no_discordians(inwo):
    for own, able in (("discordian-society", False), ("ufos", True)):
        t = inwo.position(
            groups={"A": "cia", "B": "pentagon"},
            illuminati={"A": own},
            seats=3,
            step="begin",
            hands={"B": "senate-investigating-committee"},
        )
        until(t, "B")
        assert offered(t, "B", "plot:senate-investigating-committee") == able
        settle(t)


@card("senate-investigating-committee")
def test_the_committee_hears_a_player_once(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "pentagon"},
        seats=2,
        step="begin",
        hands={"B": "senate-investigating-committee senate-investigating-committee"},
    )
    run(t, "B: plot:senate-investigating-committee", "B: pentagon")
    idle_until(t, "B")
    assert t.tokens["pentagon"] == 1
    run(t, "B: knock", "B: done")
    asked = set()
    while t.turn == "B" or t.step != "main":
        seat = t.to_act[0]
        legal = t.legal(seat)
        if t.turn == "A" and seat == "B":
            asked.update(legal)
        t.play(f"{seat}: {'pass' if 'pass' in legal else 'skip'}")
    assert "pass" in asked
    assert "plot:senate-investigating-committee" not in asked


@card("senate-investigating-committee")
@rule("IN-1.12")
@pytest.mark.parametrize(("turns", "able"), [(0, False), (1, True)])
def test_the_committee_hears_nobody_in_a_first_turn(inwo, turns, able):
    t = inwo.position(
        groups={"A": "cia", "B": "pentagon"},
        seats=3,
        step="begin",
        own_turns={"A": turns, "B": 1, "C": 1},
        hands={"B": "senate-investigating-committee"},
    )
    until(t, "B")
    assert offered(t, "B", "plot:senate-investigating-committee") == able
    settle(t)


@card("stealing-the-plans")
def test_the_plans_of_another_are_stolen_as_they_are_discarded(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "cable-tv dentists"},
        hands={"A": "savings-and-loan-scam", "B": "stealing-the-plans"},
        tokens={"the-network": 0},
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia", "B: plot:stealing-the-plans", "B: savings-and-loan-scam")
    assert t.legal("B") == ["cable-tv"]
    run(t, "B: cable-tv")
    settle(t)
    assert t.plots["B"] == ["savings-and-loan-scam"]
    assert t.discards["A"] == []


@card("stealing-the-plans")
@rule("IN-11.9")
def test_two_who_want_the_same_plans_roll_off(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "cable-tv", "C": "fbi"},
        seats=3,
        hands={"A": "savings-and-loan-scam", "B": "stealing-the-plans", "C": "stealing-the-plans"},
        dice=[1, 1, 6, 5],
    )
    run(t, "A: plot:savings-and-loan-scam", "A: cia")
    while t.table.view(None).asked[0].prompt != "after":
        t.play(f"{t.to_act[0]}: pass")
    t.play("A: pass")
    t.play("B: plot:stealing-the-plans")
    t.play("C: plot:stealing-the-plans")
    run(t, "C: savings-and-loan-scam", "C: fbi")
    settle(t)
    assert t.plots["C"] == ["savings-and-loan-scam"]
    assert t.plots["B"] == ["stealing-the-plans"]


@card("sucked-dry-and-cast-aside")
def test_a_group_sucked_dry_acts_with_four_times_its_power_and_is_gone(inwo):
    t = inwo.position(
        groups={"A": "liquor-companies(dentists) trekkies", "B": "feminists"},
        hands={"A": "sucked-dry-and-cast-aside"},
        dice=[6, 6],
    )
    settle(run(t, "A: plot:sucked-dry-and-cast-aside", "A: liquor-companies"))
    attack(t, "A", "control", "liquor-companies", "feminists")
    assert ["leader", "liquor-companies", 12] in t.parts
    settle(t)
    assert t.groups["A"] == ["trekkies"]
    assert t.destroyed["A"] == ["liquor-companies"]
    assert t.hand["A"] == ["dentists"]


@card("sucked-dry-and-cast-aside")
def test_a_group_sucked_dry_may_power_a_plot_and_counts_for_no_goal(inwo):
    t = inwo.position(
        groups={"A": "feminists cia"},
        illuminati={"A": "servants-of-cthulhu"},
        hands={"A": "sucked-dry-and-cast-aside logic-bomb", "B": "jihad"},
        tokens={"cia": 0, "servants-of-cthulhu": 0},
        basic_goal=3,
    )
    settle(run(t, "A: plot:sucked-dry-and-cast-aside", "A: feminists"))
    run(t, "A: plot:logic-bomb", "A: @B", "A: feminists")
    replies_pass(t)
    settle(run(t, "A: jihad"))
    assert t.groups["A"] == ["cia"]
    run(t, "A: knock", "A: done")
    settle(t)
    assert not t.claims
    assert not t.winners


@card("sweeping-reforms")
def test_sweeping_reforms_discard_all_orders(inwo):
    t = inwo.position(
        groups={"A": "big-media pollsters"}, hands={"A": "sweeping-reforms"}, nwo="solidarity fear-and-loathing"
    )
    run(t, "A: plot:sweeping-reforms", "A: big-media", "A: pollsters")
    settle(t)
    assert t.nwo == []
    assert t.tokens["big-media"] == t.tokens["pollsters"] == 0


@card("sweeping-reforms")
@rule("IN-21.32")
def test_sweeping_reforms_may_be_paid_by_several_players(inwo):
    for answer, left in (("cable-tv", []), ("none", ["solidarity"])):
        t = inwo.position(
            groups={"A": "big-media", "B": "cable-tv", "C": "fbi"},
            seats=3,
            hands={"A": "sweeping-reforms"},
            nwo="solidarity",
        )
        assert not offered(t, "A", "plot:sweeping-reforms")
        run(t, "A: plot:sweeping-reforms/together")
        replies_pass(t)
        run(t, "A: big-media", f"B: {answer}")
        settle(t)
        assert t.nwo == left
        assert t.tokens["big-media"] == t.tokens["cable-tv"] == (1 if left else 0)
        assert t.exposed["A"] == (["sweeping-reforms"] if left else [])


@card("sweeping-reforms")
@pytest.mark.parametrize(("nwo", "able"), [("", False), ("solidarity", True)])
def test_without_an_order_there_is_nothing_to_reform(inwo, nwo, able):
    t = inwo.position(groups={"A": "big-media pollsters"}, hands={"A": "sweeping-reforms"}, nwo=nwo)
    assert offered(t, "A", "plot:sweeping-reforms") == able
    assert offered(t, "A", "plot:sweeping-reforms/together") == able


@card("sweepstakes-prize")
def test_a_prize_winner_leads_attacks_to_control_at_plus_four(inwo):
    t = inwo.position(
        groups={"A": "bill-clinton elvis", "B": "feminists"}, hands={"A": "sweepstakes-prize sweepstakes-prize"}
    )
    declare(t, "A", "control", "bill-clinton", "feminists")
    before = t.strength
    run(t, "A: call-off")
    settle(run(t, "A: plot:sweepstakes-prize", "A: bill-clinton"))
    assert not offered(t, "A", "plot:sweepstakes-prize")  # one in play per player
    declare(t, "A", "control", "bill-clinton", "feminists")
    assert t.strength == before + 4
    run(t, "A: call-off")
    declare(t, "A", "destroy", "bill-clinton", "feminists")
    assert not [part for part in t.parts if part[1] == "sweepstakes-prize"]
    run(t, "A: call-off")
    declare(t, "A", "control", "elvis", "feminists")
    assert not [part for part in t.parts if part[1] == "sweepstakes-prize"]
    settle(run(t, "A: call-off"))


@card("sweepstakes-prize")
@rule("IN-17.9")
def test_a_player_with_two_sweepstakes_prizes_gives_one_up(inwo):
    t = inwo.position(
        groups={"A": "dan-quayle elvis", "B": "feminists"}, links={"sweepstakes-prize": "dan-quayle elvis"}
    )
    settle(run(t, "A: draw-group"))
    assert t.legal("A") == ["from:dan-quayle", "from:elvis"]
    t.play("A: from:elvis")
    assert "sweepstakes-prize" in t.discards["A"]


@card("swiss-bank-account")
def test_a_swiss_account_adds_ten_to_an_attack_the_illuminati_leads(inwo):
    t = inwo.position(groups={"A": "cia", "B": "feminists"}, hands={"A": "swiss-bank-account"})
    attack(t, "A", "control", "bavarian-illuminati", "feminists")
    before = t.strength
    replies_pass(run(t, "A: plot:swiss-bank-account"))
    assert t.strength == before + 10
    wrap_up(t)
    t = inwo.position(groups={"A": "cia", "B": "feminists"}, hands={"A": "swiss-bank-account"})
    attack(t, "A", "control", "cia", "feminists", "aid:bavarian-illuminati")
    assert not offered(t, "A", "plot:swiss-bank-account")
    wrap_up(t)


@rule("IN-15.1")
@card("solidarity")
@pytest.mark.parametrize(("rules", "able"), [("1.1", True), ("1.2", False)])
def test_no_order_is_played_during_an_instant_attack_by_the_later_rules(inwo, rules, able):
    t = inwo.position(
        groups={"A": "cia", "B": "texas(dan-quayle)"},
        hands={"A": "sniper", "B": "solidarity"},
        options={"rules": rules},
        dice=[6, 6],
    )
    run(t, "A: plot:sniper", "A: dan-quayle", "A: none")
    until(t, "B")
    assert offered(t, "B", "plot:solidarity") == able
    wrap_up(t)


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


@rule("IN-17.26")
@card("sucked-dry-and-cast-aside")
def test_a_resource_does_not_go_along_into_a_hand(inwo):
    for resource, kept in (("cyborg-soldiers", False), ("immortality-serum", True)):
        t = inwo.position(
            groups={"A": "liquor-companies(dan-quayle) trekkies", "B": "feminists"},
            resources={"A": resource},
            links={resource: "dan-quayle"},
            hands={"A": "sucked-dry-and-cast-aside"},
            dice=[6, 6],
        )
        settle(run(t, "A: plot:sucked-dry-and-cast-aside", "A: liquor-companies"))
        settle(attack(t, "A", "control", "liquor-companies", "feminists"))
        assert (t.hand["A"], t.resources["A"]) == (["dan-quayle"], [resource])
        assert bool(t.table.g.links) is kept
