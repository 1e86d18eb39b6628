"""Plots with C that belong to no family."""

from __future__ import annotations

from camarilla.testing import card, rule

from .helpers import attack, idle_until, offered, replies_pass, run, settle, wrap_up


@card("celebrity-spokesman")
def test_a_spokesman_has_power_four_and_no_opposed_employer(inwo):
    t = inwo.position(
        groups={"A": "elvis dan-quayle fast-food-chains fbi(cable-tv feminists)"}, hands={"A": "celebrity-spokesman"}
    )
    run(t, "A: plot:celebrity-spokesman", "A: dan-quayle")
    assert sorted(t.legal("A")) == ["cable-tv", "fast-food-chains"]  # not Liberal, not Government
    settle(run(t, "A: fast-food-chains"))
    assert t.power["dan-quayle"] == 4


@card("celebrity-spokesman")
def test_a_spokesman_is_lost_when_the_organization_is_captured(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "dan-quayle texas(fbi(fast-food-chains))"},
        hands={"B": "celebrity-spokesman"},
        dice=[1, 1],
    )
    run(t, "A: knock", "A: done")
    run(t, "B: plot:celebrity-spokesman", "B: dan-quayle", "B: fast-food-chains")
    replies_pass(t)
    assert t.power["dan-quayle"] == 4
    idle_until(t, "A")
    attack(t, "A", "control", "cia", "fast-food-chains", "aid:bavarian-illuminati")
    settle(run(t, "A: cia:right"))
    assert t.power["dan-quayle"] == 1
    assert "celebrity-spokesman" in t.discards["B"]


@card("censorship")
def test_censorship_adds_fifteen_against_media_and_is_privileged(inwo):
    for kind in ("control", "destroy"):
        t = inwo.position(groups={"A": "cia druids", "B": "texas(tabloids cable-tv)"}, hands={"A": "censorship"})
        run(t, f"A: {kind}:cia", "A: tabloids")
        before = t.strength
        replies_pass(run(t, "A: plot:censorship"))
        assert t.strength == before + 15
        assert t.privileged
        wrap_up(run(t, "A: go"))


@card("censorship")
def test_censorship_needs_a_decent_group_and_a_media_target(inwo):
    t = inwo.position(
        groups={"A": "the-mafia congressional-wives", "B": "tabloids feminists"}, hands={"A": "censorship"}
    )
    run(t, "A: control:the-mafia", "A: tabloids")
    assert not offered(t, "A", "plot:censorship")
    wrap_up(t)
    t = inwo.position(groups={"A": "cia", "B": "tabloids feminists"}, hands={"A": "censorship"})
    run(t, "A: control:cia", "A: feminists")
    assert not offered(t, "A", "plot:censorship")
    wrap_up(t)
    t = inwo.position(
        groups={"A": "the-mafia fraternal-orders", "B": "texas(cia(big-media))"}, hands={"A": "censorship"}
    )
    run(t, "A: destroy:the-mafia", "A: big-media", "A: aid:fraternal-orders")
    assert offered(t, "A", "plot:censorship")  # the Conservative group aids
    wrap_up(t)


def killed_quayle(inwo, more, groups="cia", **also):
    """A position in which A has just killed Dan Quayle and holds another."""
    t = inwo.position(
        groups={"A": groups, "B": "texas(cable-tv(dan-quayle))"},
        hands={"A": f"sniper dan-quayle {more}"},
        dice=[1, 1, 1, 1],
        **also,
    )
    run(t, "A: plot:sniper", "A: dan-quayle")
    wrap_up(t)
    assert t.destroyed["A"] == ["dan-quayle"]
    return t


@card("clone")
def test_a_clone_may_be_attacked_like_any_group(inwo):
    t = killed_quayle(inwo, "clone")
    run(t, "A: control:cia")
    assert not offered(t, "A", "dan-quayle")
    wrap_up(t)
    t = killed_quayle(inwo, "clone")
    settle(run(t, "A: plot:clone", "A: dan-quayle"))
    assert t.destroyed["A"] == []
    attack(t, "A", "control", "cia", "dan-quayle")
    settle(run(t, "A: cia:right"))
    assert "dan-quayle" in t.groups["A"]


@card("clone")
def test_the_clone_arrangers_make_a_clone_at_once(inwo):
    t = killed_quayle(inwo, "clone", "clone-arrangers")
    run(t, "A: plot:clone", "A: dan-quayle", "A: clone-arrangers:bottom")
    settle(t)
    assert t.groups["A"] == ["clone-arrangers", "dan-quayle"]
    assert t.destroyed["A"] == []


@card("clone")
def test_a_clone_that_is_not_controlled_is_discarded(inwo):
    t = killed_quayle(inwo, "clone")
    settle(run(t, "A: plot:clone", "A: dan-quayle"))
    settle(run(t, "A: knock", "A: done"))
    assert "dan-quayle" in t.discards["A"]
    assert t.hand["A"] == []


@card("commitment")
def test_commitment_sets_any_resistance_to_eight(inwo):
    t = inwo.position(groups={"A": "cia", "B": "feminists"}, hands={"A": "commitment"})
    settle(run(t, "A: plot:commitment", "A: feminists"))
    assert t.resistance["feminists"] == 8


@card("commitment")
def test_commitment_reaches_a_group_just_played_from_a_hand(inwo):
    t = inwo.position(groups={"A": "cia"}, hands={"A": "feminists", "B": "commitment"}, dice=[1, 1])
    attack(t, "A", "control", "cia", "feminists")
    before = t.strength
    run(t, "B: plot:commitment", "B: feminists")
    assert t.strength == before - 6  # from 2 to 8
    settle(t)


@card("computer-security")
def test_computer_security_negates_plots_about_computers(inwo):
    t = inwo.position(
        groups={"A": "hackers", "B": "video-games"},
        hands={"A": "the-internet-worm", "B": "computer-security"},
        decks={"B": "jihad martyrs payoff"},
    )
    run(
        t, "A: plot:the-internet-worm", "A: @B", "A: pay:2", "A: hackers", "B: plot:computer-security", "B: video-games"
    )
    replies_pass(t)
    assert t.gone == []
    assert t.tokens["video-games"] == t.tokens["hackers"] == 0


@card("computer-security")
def test_computer_security_protects_computer_groups_and_nothing_else(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "video-games feminists"},
        hands={"A": "commitment commitment", "B": "computer-security"},
    )
    run(t, "A: plot:commitment", "A: feminists")
    assert not offered(t, "B", "plot:computer-security")
    settle(t)
    run(t, "A: plot:commitment", "A: video-games", "B: plot:computer-security", "B: the-network")
    replies_pass(t)
    assert t.resistance["video-games"] == 3
    assert t.resistance["feminists"] == 8


@card("computer-virus")
@rule("IN-18.10")
def test_a_virus_shifts_a_roll_by_two_either_way(inwo):
    for word, dice, total in (("less", [3, 3], 4), ("more", [3, 3], 8), ("less", [1, 2], 2), ("more", [6, 5], 12)):
        t = inwo.position(groups={"A": "cia", "B": "nasa"}, hands={"A": "feminists", "B": "computer-virus"}, dice=dice)
        attack(t, "A", "control", "cia", "feminists")
        run(t, "B: plot:computer-virus", f"B: {word}", "B: nasa")
        replies_pass(t)
        assert sum(t.dice) == total
        assert t.tokens["nasa"] == 0
        settle(t)
        if "arrow" in str(t.table.view(None).asked):
            run(t, "A: cia:right")
            settle(t)


@card("corruption")
def test_corruption_undoes_relief_until_after_the_next_turn(inwo):
    t = inwo.position(groups={"A": "cia texas(hawaii)", "B": "fbi"}, devastated="hawaii", hands={"B": "corruption"})
    run(t, "A: relief:hawaii", "A: cia", "A: none", "B: plot:corruption", "B: hawaii")
    replies_pass(t)
    settle(t)
    assert t.devastated == ["hawaii"]
    assert not offered(t, "A", "relief:hawaii")
    idle_until(t, "B")
    assert t.devastated == ["hawaii"]
    assert not offered(t, "B", "relief:hawaii")
    idle_until(t, "A")
    assert offered(t, "A", "relief:hawaii")


@card("corruption")
def test_corruption_in_the_own_turn_lasts_until_after_the_next(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "pentagon texas(hawaii)"}, seats=2, devastated="hawaii", hands={"A": "corruption"}
    )
    run(t, "A: draw-group")
    run(t, "B: relief:hawaii", "B: pentagon", "B: none", "A: plot:corruption", "A: hawaii")
    replies_pass(t)
    settle(t)
    idle_until(t, "B")
    assert not offered(t, "B", "relief:hawaii")
    idle_until(t, "A")
    idle_until(t, "B")
    assert offered(t, "B", "relief:hawaii")


@card("counter-revolution")
def test_a_nation_returns_by_counter_revolution(inwo):
    t = inwo.position(
        groups={"A": "cia"}, hands={"A": "counter-revolution finland"}, destroyed={"A": "finland"}, dice=[1, 1]
    )
    assert not offered(t, "A", "control:cia")  # there is nothing else to control
    t = inwo.position(
        groups={"A": "cia"}, hands={"A": "counter-revolution finland"}, destroyed={"A": "finland"}, dice=[1, 1]
    )
    settle(run(t, "A: plot:counter-revolution", "A: finland"))
    assert t.destroyed["A"] == []
    assert t.tokens["bavarian-illuminati"] == 0
    attack(t, "A", "control", "cia", "finland")
    settle(run(t, "A: cia:right"))
    assert "finland" in t.groups["A"]


@card("counter-revolution")
def test_counter_revolution_may_be_paid_by_government_groups_and_be_the_takeover(inwo):
    t = inwo.position(
        groups={"A": "cia texas"},
        seats=3,
        step="takeover",
        hands={"A": "counter-revolution finland feminists"},
        destroyed={"B": "finland feminists"},
    )
    run(t, "A: plot:counter-revolution")
    assert t.legal("A") == ["finland"]
    run(t, "A: finland", "A: pay:2", "A: cia", "A: texas", "A: texas:left")
    settle(t)
    assert "finland" in t.groups["A"]
    assert t.step == "main"
    assert t.destroyed["B"] == ["feminists"]


@card("counterspell")
def test_counterspell_destroys_a_magic_resource_as_it_is_used_against_oneself(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "feminists(druids)"},
        resources={"A": "hammer-of-thor"},
        hands={"B": "counterspell"},
    )
    attack(t, "A", "destroy", "cia", "feminists")
    before = t.strength
    use = next(option for option in t.legal("A") if option.startswith("use:hammer-of-thor"))
    run(t, f"A: {use}", "B: plot:counterspell/use", "B: pay:1", "B: druids")
    replies_pass(t)
    assert t.resources["A"] == []
    assert t.destroyed["B"] == ["hammer-of-thor"]
    assert t.strength == before
    assert t.tokens["druids"] == 0
    settle(t)


@card("counterspell")
def test_counterspell_destroys_a_magic_resource_that_helps_an_attack(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "feminists", "C": "texas"},
        seats=3,
        resources={"A": "spear-of-longinus"},
        hands={"B": "counterspell", "C": "counterspell"},
    )
    attack(t, "A", "destroy", "cia", "feminists")
    before = t.strength
    assert not offered(t, "B", "plot:counterspell/help")
    replies_pass(run(t, "A: use:spear-of-longinus"))
    assert t.strength == before + 1
    assert not offered(t, "C", "plot:counterspell/help")
    run(t, "B: plot:counterspell/help", "B: spear-of-longinus")
    replies_pass(t)
    assert t.strength == before
    assert t.resources["A"] == []
    assert t.tokens["the-network"] == 0
    wrap_up(t)


@card("cover-of-darkness")
def test_the_cover_of_darkness_takes_a_lost_gadget(inwo):
    t = inwo.position(
        groups={"A": "cia"},
        seats=3,
        resources={"B": "earthquake-projector"},
        hands={"A": "deasil-engine", "C": "cover-of-darkness"},
    )
    run(t, "A: plot:deasil-engine", "A: earthquake-projector", "C: plot:cover-of-darkness", "C: earthquake-projector")
    replies_pass(t)
    assert t.resources["C"] == ["earthquake-projector"]
    assert t.destroyed["A"] == []


@card("cover-of-darkness")
def test_the_cover_of_darkness_takes_no_other_resource(inwo):
    t = inwo.position(
        groups={"A": "cia"}, resources={"B": "mercenaries"}, hands={"A": "mercenaries", "B": "cover-of-darkness"}
    )
    run(t, "A: free", "A: drop:mercenaries")
    assert not offered(t, "B", "plot:cover-of-darkness")
    settle(t)


SECRET = {"A": "clone-arrangers", "B": "texas(cable-tv(vampires)) templars"}


@card("cover-up")
def test_a_cover_up_turns_a_success_against_a_secret_group_into_failure(inwo):
    t = inwo.position(groups=SECRET, hands={"B": "cover-up"}, dice=[1, 1])
    attack(t, "A", "destroy", "clone-arrangers", "vampires")
    assert t.strength >= 2
    run(t, "B: plot:cover-up/attack", "B: pay:2")
    assert t.legal("B") == ["templars"]
    settle(run(t, "B: templars"))
    assert "vampires" in t.groups["B"]
    assert t.tokens["templars"] == 0


@card("cover-up")
def test_a_cover_up_nullifies_exposed_for_nothing(inwo):
    t = inwo.position(groups={"A": "big-media(hackers)", "B": "vampires"}, hands={"A": "exposed", "B": "cover-up"})
    run(t, "A: plot:exposed", "A: vampires", "A: big-media", "B: plot:cover-up/exposed")
    replies_pass(t)
    settle(t)
    assert t.tokens["the-network"] == 1
    run(t, "A: destroy:hackers")
    assert t.legal("A") == ["big-media"]  # the vampires are still Secret
    wrap_up(t)


@card("crop-circles")
@rule("IN-19.15")
def test_crop_circles_search_the_deck_instead_of_drawing(inwo):
    t = inwo.position(
        groups={"A": "druids"}, step="plot draw", hands={"A": "crop-circles"}, decks={"A": "jihad martyrs hoax"}
    )
    run(t, "A: draw", "A: plot:crop-circles", "A: druids")
    replies_pass(t)
    assert {"hoax", "jihad", "martyrs"} <= set(t.legal("A"))
    run(t, "A: hoax")
    assert t.plots["A"] == ["hoax"]
    assert t.tokens["druids"] == 0


@card("currency-speculation")
def test_speculation_triples_a_bank_for_one_attack(inwo):
    t = inwo.position(groups={"A": "wall-street", "B": "feminists"}, hands={"A": "currency-speculation"}, dice=[6, 6])
    settle(run(t, "A: plot:currency-speculation", "A: wall-street", "A: power"))
    assert t.power["wall-street"] == 4
    attack(t, "A", "control", "wall-street", "feminists")
    assert ["leader", "wall-street", 12] in t.parts
    settle(t)
    idle_until(t, "A")
    attack(t, "A", "control", "wall-street", "feminists")
    assert ["leader", "wall-street", 4] in t.parts
    settle(t)


@card("currency-speculation")
def test_speculation_triples_a_banks_resistance_or_pays_for_a_plot(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas(wall-street)"}, hands={"B": "currency-speculation"})
    attack(t, "A", "control", "cia", "wall-street")
    before = t.strength
    run(t, "B: plot:currency-speculation", "B: wall-street", "B: resistance")
    assert t.strength == before - 6
    settle(t)
    t = inwo.position(
        groups={"A": "offshore-banks"},
        hands={"A": "currency-speculation logic-bomb", "B": "jihad"},
        tokens={"bavarian-illuminati": 0},
    )
    assert not offered(t, "A", "plot:logic-bomb")
    settle(run(t, "A: plot:currency-speculation", "A: offshore-banks", "A: power"))
    run(t, "A: plot:logic-bomb", "A: @B", "A: offshore-banks")
    replies_pass(t)
    run(t, "A: jihad")
    assert t.exposed["A"] == ["jihad"]


@card("currency-speculation")
def test_speculation_triples_a_banks_power_against_its_destruction(inwo):
    t = inwo.position(groups={"A": "cia", "B": "texas(wall-street)"}, hands={"B": "currency-speculation"})
    attack(t, "A", "destroy", "cia", "wall-street")
    before = t.strength
    run(t, "B: plot:currency-speculation", "B: wall-street", "B: power")
    assert t.strength == before - 8
    settle(t)
