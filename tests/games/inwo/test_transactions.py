"""Announcing and settling as a transaction: what is promised is kept for it, and what is cancelled leaves nothing."""

from __future__ import annotations

import random

import pytest

from camarilla.games.inwo import GAME, card_moves, power, tokens
from camarilla.games.inwo.model.zones import GROUPS
from camarilla.games.inwo.plays import housekeeping, playing
from camarilla.games.inwo.plays.transactions import Transactions
from camarilla.kernel.errors import BrokenContract, BrokenLaw
from camarilla.kernel.table import Table
from camarilla.testing import card, rule

from .helpers import declare, offered, replies_pass, run, settle, wrap_up


def all_pass(t):
    """Everybody passes the poll that is open, and no other."""
    for seat in t.to_act:
        t.play(f"{seat}: pass")


# -- Tokens that were promised -----------------------------------------------------------------------------------------


@rule("IN-6.1", "IN-7.7")
def test_a_promised_token_buys_nothing_before_commitment(inwo):
    t = inwo.position(
        groups={"A": "hackers pentagon texas", "B": "cable-tv"},
        hands={"A": "dentists", "B": "jake-day"},
        tokens={"bavarian-illuminati": 0, "texas": 1},
    )
    declare(t, "A", "control", "hackers", "dentists", "aid:pentagon")
    run(t, "B: plot:jake-day", "B: texas")
    assert t.table.view(None).asked[0].prompt == "reply"
    assert not offered(t, "A", "buy")  # Texas alone has a token that is not promised
    settle(t)
    run(t, "A: commit")
    assert (t.tokens["hackers"], t.tokens["pentagon"], t.tokens["texas"]) == (0, 0, 1)


@rule("IN-6.1")
def test_a_promised_token_pays_for_no_plot_before_commitment(inwo):
    t = inwo.position(
        groups={"A": "fbi texas", "B": "cable-tv"},
        hands={"A": "dentists hoax", "B": "jake-day"},
        decks={"A": "jihad"},
        tokens={"bavarian-illuminati": 0, "texas": 1},
    )
    declare(t, "A", "control", "texas", "dentists")
    run(t, "B: plot:jake-day", "B: fbi")
    assert not offered(t, "A", "plot:hoax")  # without Texas there is not Power 6 to act
    settle(t)
    run(t, "A: call-off")
    assert t.tokens["texas"] == 1


@rule("IN-6.1", "IN-7.12")
def test_germany_keeps_what_it_has_not_promised(inwo):
    t = inwo.position(
        groups={"A": "germany cia", "B": "cable-tv"},
        hands={"A": "dentists", "B": "jake-day"},
        tokens={"bavarian-illuminati": 0, "germany": 3, "cia": 0},
    )
    run(t, "A: control:germany", "A: dentists", "A: 2", "A: go", "B: plot:jake-day", "B: cia")
    assert not offered(t, "A", "buy")  # two tokens are promised, one is left, and two are the price
    settle(t)
    run(t, "A: commit")
    assert t.tokens["germany"] == 1


@card("gremlins")
@rule("IN-19.8", "IN-6.1")
def test_an_attack_whose_leader_lost_its_token_is_not_made(inwo):
    t = inwo.position(
        groups={"A": "hackers pentagon", "B": "cable-tv fbi"},
        hands={"A": "dentists", "B": "gremlins"},
    )
    declare(t, "A", "control", "hackers", "dentists", "aid:pentagon")
    run(t, "B: plot:gremlins/token", "B: hackers")
    replies_pass(t)
    wrap_up(t)
    assert (t.tokens["hackers"], t.tokens["pentagon"]) == (0, 1)
    assert t.hand["A"] == ["dentists"]
    assert t.groups["A"] == ["hackers", "pentagon"]


@card("gremlins")
@rule("IN-19.8")
def test_an_announced_helper_that_lost_its_token_does_not_help(inwo):
    t = inwo.position(
        groups={"A": "texas hackers", "B": "cable-tv"},
        hands={"A": "trekkies", "B": "gremlins"},
        tokens={"texas": 1},
    )
    declare(t, "A", "control", "texas", "trekkies", "aid:hackers")
    before = t.strength
    run(t, "B: plot:gremlins/token", "B: hackers")
    replies_pass(t)
    assert t.strength < before
    run(t, "A: commit")
    assert (t.tokens["hackers"], t.tokens["texas"]) == (0, 0)
    assert not any(part[0] == "aid" for part in t.parts)


@card("mass-murder")
@rule("IN-19.8", "IN-7.10")
def test_rivals_get_back_what_they_put_into_an_attack_that_is_not_made(inwo):
    t = inwo.position(
        groups={"A": "cable-tv texas", "B": "pentagon", "C": "fbi"},
        hands={"A": "trekkies", "C": "mass-murder"},
        tokens={"pentagon": 1},
    )
    declare(t, "A", "destroy", "cable-tv", "pentagon")
    run(t, "B: oppose:pentagon")
    assert t.tokens["pentagon"] == 0
    run(t, "C: plot:mass-murder")
    for _ in range(20):
        if t.to_act == ["C"] and "cable-tv" in t.legal("C"):
            break
        t.play(f"{t.to_act[0]}: {'pass' if 'pass' in t.legal(t.to_act[0]) else t.legal(t.to_act[0])[0]}")
    run(t, "C: cable-tv")
    while t.to_act == ["C"] and "none" in t.legal("C"):
        t.play("C: none")
    wrap_up(t)
    assert t.tokens["cable-tv"] == 0
    assert t.tokens["pentagon"] == 1
    assert t.groups["B"] == ["pentagon"]


@card("hoax")
@rule("IN-11.2", "IN-7.7")
def test_a_hoax_on_what_takes_the_leaders_token_saves_and_commits_the_attack(inwo):
    t = inwo.position(
        groups={"A": "hackers pentagon", "B": "cable-tv"},
        hands={"A": "dentists hoax", "B": "gremlins"},
        decks={"A": "jihad"},
        tokens={"bavarian-illuminati": 1, "pentagon": 1},
    )
    declare(t, "A", "control", "hackers", "dentists")
    run(t, "B: plot:gremlins/token", "B: hackers", "A: plot:hoax", "A: pentagon")
    replies_pass(t)
    for _ in range(10):
        if t.table.view(None).asked[0].prompt != "fight" or "A" in t.to_act:
            break
        t.play(f"{t.to_act[0]}: pass")
    assert "call-off" not in t.legal("A")  # it has played a Plot
    assert t.tokens["hackers"] == 0
    settle(t)


def test_a_token_that_is_not_there_is_never_spent(inwo):
    t = inwo.position(groups={"A": "cia", "B": "cable-tv"}, tokens={"cia": 1})
    g = t.table.g
    cia = g.structure[0][0]
    with pytest.raises(BrokenContract, match="cia"):
        tokens.spend(g, cia, 2)
    assert g.tokens[cia] == 1


# -- Putting in order after a settled play only ------------------------------------------------------------------------


@card("chicken-in-every-pot")
@rule("IN-21.3", "IN-21.15", "IN-4.15")
def test_tokens_of_a_group_at_power_0_wait_until_the_play_is_settled(inwo):
    t = inwo.position(
        step="begin",
        groups={"A": "urban-gangs texas", "B": "pentagon", "C": "triliberal-commission fbi", "D": "cable-tv"},
        hands={"B": "chicken-in-every-pot", "C": "hoax", "D": "good-polls"},
        decks={"C": "jihad"},
    )
    run(t, "B: plot:chicken-in-every-pot", "D: plot:good-polls", "D: liberal")
    all_pass(t)
    assert t.power["urban-gangs"] == 0
    run(t, "C: plot:hoax", "C: triliberal-commission", "C: fbi")
    replies_pass(t)
    assert t.nwo == []
    assert (t.power["urban-gangs"], t.tokens["urban-gangs"]) == (1, 1)


@card("chicken-in-every-pot")
@rule("IN-21.15", "IN-4.15")
def test_tokens_of_a_group_at_power_0_go_when_the_play_is_settled(inwo):
    t = inwo.position(
        step="begin",
        groups={"A": "urban-gangs texas", "B": "pentagon", "D": "cable-tv"},
        hands={"B": "chicken-in-every-pot", "D": "good-polls"},
    )
    run(t, "B: plot:chicken-in-every-pot", "D: plot:good-polls", "D: liberal")
    replies_pass(t)
    assert t.nwo == ["chicken-in-every-pot"]
    assert t.tokens["urban-gangs"] == 0


@card("grassroots-support")
@rule("IN-11.5", "IN-17.9", "IN-21.15")
def test_a_link_that_an_announced_change_breaks_waits_until_it_is_settled(inwo):
    t = inwo.position(
        step="begin",
        groups={"A": "fbi texas", "B": "pentagon", "C": "triliberal-commission mi-5", "D": "cable-tv"},
        hands={"B": "jake-day", "C": "hoax", "D": "good-polls"},
        decks={"C": "jihad"},
        links={"grassroots-support": "fbi"},
    )
    assert t.power["fbi"] == 6
    run(t, "B: plot:jake-day", "B: fbi", "D: plot:good-polls", "D: liberal")
    all_pass(t)
    run(t, "C: plot:hoax", "C: triliberal-commission", "C: mi-5")
    replies_pass(t)
    assert t.power["fbi"] == 6
    assert "grassroots-support" not in t.discards["A"]


# -- Where a cancelled play's cards go ---------------------------------------------------------------------------------


@card("car-bomb", "the-big-score", "hoax")
@rule("IN-17.12", "IN-17.18")
def test_a_hoax_on_an_assassination_takes_its_players_other_plots_with_it(inwo):
    t = inwo.position(
        groups={"A": "the-mafia texas", "B": "dan-quayle fbi triliberal-commission"},
        hands={"A": "car-bomb the-big-score", "B": "hoax"},
        decks={"B": "jihad"},
        tokens={"bavarian-illuminati": 0},
    )
    run(t, "A: plot:car-bomb", "A: dan-quayle", "A: the-mafia", "A: plot:the-big-score/action", "A: the-mafia")
    all_pass(t)
    run(t, "B: plot:hoax", "B: fbi", "B: triliberal-commission")
    replies_pass(t)
    assert sorted(t.discards["A"]) == ["car-bomb", "the-big-score"]
    assert t.groups["B"] == ["dan-quayle", "fbi", "triliberal-commission"]
    assert t.tokens["the-mafia"] == 0  # what was paid for the Plot is lost
    assert not [effect for effect in t.table.g.effects.entries if effect.until.startswith("attack")]


@card("earthquake", "early-warning", "hoax")
@rule("IN-17.13", "IN-10.13")
def test_a_hoax_on_a_disaster_gives_the_victims_plots_back_exposed(inwo):
    t = inwo.position(
        groups={"A": "cia", "B": "texas", "C": "fbi triliberal-commission"},
        hands={"A": "earthquake", "B": "early-warning", "C": "hoax"},
        decks={"C": "jihad"},
        tokens={"texas": 1},
    )
    run(t, "A: plot:earthquake", "A: texas", "B: plot:early-warning")
    all_pass(t)
    run(t, "C: plot:hoax", "C: fbi", "C: triliberal-commission")
    replies_pass(t)
    assert t.exposed["B"] == ["early-warning"]
    assert t.discards["A"] == ["earthquake"]
    assert (t.tokens["texas"], t.devastated) == (1, [])


@card("nuclear-accident", "hoax")
@rule("IN-11.5")
def test_a_hoax_on_a_nuclear_accident_gives_the_companies_their_token_back(inwo):
    t = inwo.position(
        groups={"A": "nuclear-power-companies", "B": "texas", "C": "fbi triliberal-commission"},
        hands={"A": "nuclear-accident", "C": "hoax"},
        decks={"C": "jihad"},
    )
    run(t, "A: plot:nuclear-accident", "A: texas")
    assert t.tokens["nuclear-power-companies"] == 0
    run(t, "C: plot:hoax", "C: fbi", "C: triliberal-commission")
    replies_pass(t)
    assert t.tokens["nuclear-power-companies"] == 1


@card("faction-fight", "hoax")
@rule("IN-11.5", "IN-21.3")
def test_a_hoax_takes_back_all_that_a_plot_did_to_the_attack_it_was_put_into(inwo):
    """The agents go, their strength with them, and the attack is not privileged."""
    t = inwo.position(
        groups={"A": "cia", "B": "feminists", "C": "fbi triliberal-commission"},
        hands={"A": "faction-fight feminists", "C": "hoax"},
        decks={"C": "jihad"},
    )
    run(t, "A: control:cia", "A: feminists")
    before = t.strength
    run(t, "A: plot:faction-fight", "A: feminists")
    assert t.strength == before + 10 + 5
    replies_pass(run(t, "C: plot:hoax", "C: fbi", "C: triliberal-commission"))
    assert (t.strength, t.privileged, t.table.g.attack.agents) == (before, False, [])
    assert t.discards["A"] == ["faction-fight"]
    assert t.hand["A"] == ["feminists"]


# -- Uses that become illegal in their own window ----------------------------------------------------------------------


@card("grassroots-support", "jake-day")
@rule("IN-17.11")
def test_a_plot_whose_group_no_longer_fits_comes_back_exposed(inwo):
    t = inwo.position(
        groups={"A": "fbi texas", "B": "pentagon"},
        hands={"A": "grassroots-support", "B": "jake-day"},
    )
    run(t, "A: plot:grassroots-support", "A: fbi", "B: plot:jake-day", "B: fbi")
    replies_pass(t)
    assert t.exposed["A"] == ["grassroots-support"]
    assert t.alignments["fbi"] == ["Government", "Weird"]
    assert (t.power["fbi"], t.tokens["fbi"]) == (4, 0)  # the action that powered it is lost


@card("grassroots-support", "jake-day", "hoax")
@rule("IN-11.2")
def test_a_plot_whose_group_fits_again_before_the_replies_are_over_works(inwo):
    t = inwo.position(
        groups={"A": "fbi texas", "B": "pentagon", "C": "triliberal-commission mi-5"},
        hands={"A": "grassroots-support", "B": "jake-day", "C": "hoax"},
        decks={"C": "jihad"},
    )
    run(t, "A: plot:grassroots-support", "A: fbi", "B: plot:jake-day", "B: fbi")
    run(t, "C: plot:hoax", "C: triliberal-commission", "C: mi-5")
    replies_pass(t)
    assert t.exposed["A"] == []
    assert t.power["fbi"] == 6


@card("terrorist-nuke", "kinder-and-gentler")
@rule("IN-17.20")
def test_a_nuke_used_at_the_announcement_comes_back_when_its_leader_turns_peaceful(inwo):
    t = inwo.position(
        groups={"A": "pentagon texas", "B": "fbi"},
        hands={"A": "terrorist-nuke dentists", "B": "kinder-and-gentler"},
    )
    run(t, "A: control:pentagon", "A: dentists")
    with_nuke = t.strength + 10
    run(t, "A: plot:terrorist-nuke/action", "A: pentagon")
    assert t.strength == with_nuke
    run(t, "B: plot:kinder-and-gentler", "B: pentagon")
    replies_pass(t)
    assert t.exposed["A"] == ["terrorist-nuke"]
    assert t.strength == with_nuke - 10
    run(t, "A: go")
    settle(t)
    assert t.exposed["A"] == ["terrorist-nuke"]


# -- A turn that ends inside an attack ---------------------------------------------------------------------------------


@card("imelda-marcos")
@rule("IN-14.1", "IN-17.13")
def test_a_turn_that_ends_inside_an_attack_gives_others_their_cards_back(inwo):
    t = inwo.position(
        groups={"A": "imelda-marcos", "B": "fbi texas", "C": "pentagon"},
        hands={"C": "fbi"},
        dice=[6],
        tokens={"pentagon": 1},
    )
    declare(t, "A", "destroy", "imelda-marcos", "fbi")
    run(t, "A: commit", "C: oppose:pentagon", "C: agents:fbi:oppose", "A: use:imelda-marcos")
    for _ in range(30):
        if t.turn != "A":
            break
        t.play(f"{t.to_act[0]}: pass")
    assert t.out == ["A"]
    assert t.turn == "B"
    assert t.hand["C"] == ["fbi"]
    assert t.tokens["pentagon"] == 1


# -- The law -----------------------------------------------------------------------------------------------------------

CROWDED = {
    "groups": {
        "A": "pentagon hackers the-mafia(texas) savings-and-loans",
        "B": "fbi cia(japan) dan-quayle dentists",
        "C": "triliberal-commission big-media(cable-tv) mi-5",
    },
    "hands": {
        "A": "hoax car-bomb the-big-score jake-day gremlins trekkies",
        "B": "hoax earthquake early-warning grassroots-support nuclear-accident boy-sprouts",
        "C": "hoax chicken-in-every-pot mass-murder market-manipulation kinder-and-gentler moonies",
    },
    "decks": {"A": "hoax terrorist-nuke gremlins", "B": "hoax tornado bank-merger", "C": "hoax sniper law-and-order"},
}
"""Three players with much to interfere with, and ways to cancel it."""
POLLED = {
    "groups": {
        "A": "voudonistas pentagon urban-gangs hackers",
        "B": "cia feminists fbi(dan-quayle)",
        "C": "triliberal-commission cable-tv mi-5",
    },
    "hands": {
        "A": "good-polls plague-of-demons hoax",
        "B": "chicken-in-every-pot good-polls hoax hoax",
        "C": "chicken-in-every-pot good-polls hoax hoax",
    },
    "decks": {"A": "hoax martyrs gremlins", "B": "hoax martyrs gremlins", "C": "hoax martyrs gremlins"},
}
"""Groups that an announced New World Order brings to Power 0, and replies that are settled while it waits."""
AGENTS = {
    "groups": {"A": "cia", "B": "feminists", "C": "fbi triliberal-commission mi-5"},
    "hands": {"A": "faction-fight feminists", "B": "martyrs", "C": "hoax hoax"},
    "decks": {"A": "martyrs", "B": "hoax", "C": "jihad martyrs"},
    "step": "main",
}
"""A Plot that changes the attack it is put into, and somebody to cancel it."""


def interfere(table, rng):
    """A random answer of somebody who likes to cancel what others play, and otherwise to play and to attack."""
    seat = rng.choice(table.to_act)
    options = {option.notation: option for option in table.legal(seat)}
    played = len(table.g.stack) == 1 and table.g.plays.open[-1].seat != seat
    if "plot:hoax" in options and played and rng.random() < 0.7:
        return seat, options["plot:hoax"]
    if "pass" in options and rng.random() < 0.7:
        return seat, options["pass"]
    idle = ("pass", "knock", "end-turn", "free", "call-off", "buy", "skip", "draw-group", "plot:hoax")
    eager = [option for notation, option in options.items() if notation not in idle]
    plots = [option for option in eager if option.notation.startswith("plot:")]
    return seat, rng.choice((rng.random() < 0.5 and plots) or eager or list(options.values()))


def watched(position, games, decisions=150):
    """What the law has seen of random games from a position: one witness a game, or how it broke."""
    for seed in range(games):
        rng = random.Random(seed)
        start = {"step": rng.choice(["begin", "after takeover", "main", "main", "main"]), "to_move": rng.choice("ABC")}
        table = Table.at(GAME, start | position | ({"to_move": "A"} if "step" in position else {}), seats=3, seed=seed)
        witness = Transactions()
        try:
            for _ in range(decisions):
                if table.over:
                    break
                table.g.check()
                witness.look(table.g)
                table.play(*interfere(table, rng))
        except BrokenLaw as broken:
            yield str(broken)
        else:
            yield witness


@rule("IN-6.1", "IN-11.5", "IN-21.3")
@pytest.mark.parametrize(
    ("position", "games", "cancelled", "share", "kept", "waited"),
    [(CROWDED, 40, 60, 0.7, 20, 5), (POLLED, 20, 35, 0.85, 20, 20)],
    ids=["crowded", "polled"],
)
def test_random_games_with_rivals_who_interfere_keep_their_promises(position, games, cancelled, share, kept, waited):
    seen = list(watched(position, games))
    assert [each for each in seen if isinstance(each, str)] == []
    compared = sum(witness.cancelled for witness in seen)
    assert compared >= cancelled
    assert compared >= share * sum(witness.seen for witness in seen)
    assert sum(witness.kept for witness in seen) >= kept
    assert sum(witness.waited for witness in seen) >= waited


def in_order_at_any_time(g):
    """Puts the table in order, although a play waits for replies."""
    yield from housekeeping.keep(g, playing.carry_out)
    yield from playing.aftermath(g)
    yield from housekeeping.keep(g, playing.carry_out)


def forget_attack(g, attack):
    """Ends a strike without looking after what was put into it."""
    g.attacks.open = [other for other in g.attacks.open if other is not attack]


@pytest.mark.skipif(not playing.__file__.endswith(".py"), reason="what is compiled cannot be broken from outside")
@pytest.mark.parametrize(
    ("module", "name", "broken", "where", "told"),
    [
        (playing, "undo_effects", lambda *about: None, (CROWDED, 10), "was cancelled, but"),
        (playing, "in_order", in_order_at_any_time, (POLLED, 20), "though a play still waits for replies"),
        (playing, "roll_back", lambda *about: None, (AGENTS, 60, 40), "its attack has another agents"),
        (power, "promised", lambda *about: 0, (CROWDED, 40), "promised 1 tokens to an attack and has 0"),
        (playing, "end_strike", forget_attack, (CROWDED, 40), "is left on the table"),
    ],
    ids=["undo_effects", "in_order", "roll_back", "promised", "end_strike"],
)
def test_the_law_notices_a_broken_transaction(monkeypatch, module, name, broken, where, told):
    monkeypatch.setattr(module, name, broken)
    assert any(told in each for each in watched(*where) if isinstance(each, str))


def looked_at(t, *lines):
    """A witness that has seen every decision of some lines."""
    witness = Transactions()
    witness.look(t.table.g)
    for line in lines:
        t.play(line)
        witness.look(t.table.g)
    return witness


def cancelled_disaster(inwo):
    """An earthquake that is about to be cancelled, and who has looked on."""
    t = inwo.position(
        seats=2,
        groups={"A": "cia", "B": "texas fbi pentagon"},
        hands={"A": "earthquake", "B": "hoax"},
        decks={"B": "jihad"},
        tokens={"texas": 1},
    )
    witness = looked_at(t, "A: plot:earthquake", "A: texas", "B: plot:hoax", "A: pass", "B: pentagon")
    all_pass(t)  # nobody replies to the Hoax; what it cost has just been discarded
    witness.look(t.table.g)
    all_pass(t)
    return t, witness


def test_a_cancelled_play_that_leaves_nothing_keeps_the_law(inwo):
    t, witness = cancelled_disaster(inwo)
    witness.look(t.table.g)
    assert witness.cancelled == 1


@pytest.mark.parametrize(
    ("what", "tamper"),
    [
        ("texas had 1 tokens", lambda g: g.tokens.__setitem__(g.structure[1][0], 0)),
        ("this changed", lambda g: g.effects.add("devastated", 1, (g.structure[1][0],))),
        ("links was", lambda g: g.links.__setitem__(g.structure[1][1], g.structure[1][0])),
        ("structure was", lambda g: card_moves.discard(g, g.structure[1][1])),
        ("mercenaries went from zone", lambda g: card_moves.put(g, g.group_deck[1][-1], GROUPS, 1)),
    ],
)
def test_a_cancelled_play_that_leaves_something_breaks_the_law(inwo, what, tamper):
    t, witness = cancelled_disaster(inwo)
    twin = t.table.g.copy()
    tamper(twin)
    with pytest.raises(BrokenLaw, match=f"law 6: earthquake was cancelled, but .*{what}"):
        witness.look(twin)


def test_a_promised_token_that_stays_breaks_the_law(inwo):
    t = inwo.position(seats=2, groups={"A": "pentagon", "B": "cia"}, hands={"A": "dentists"})
    witness = looked_at(t, "A: control:pentagon", "A: dentists", "A: go", "B: pass")
    t.play("A: commit")
    twin = t.table.g.copy()
    twin.tokens[twin.structure[0][0]] = 1
    with pytest.raises(BrokenLaw, match="law 6: pentagon acts with 1 tokens: it had 1 and has 1"):
        witness.look(twin)
