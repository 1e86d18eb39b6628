"""What is asked, offered and refused: prompts, options with labels and touches, refusals with their clauses."""

from __future__ import annotations

import re

import pytest

from camarilla.games.coup import questions as asks
from camarilla.games.coup.game import GAME
from camarilla.kernel.choices import Ask
from camarilla.kernel.errors import GameOver, IllegalMove, NotYourTurn, UnknownOption, UnknownSeat
from camarilla.kernel.options import Label, Option, Prompt, Refusal
from camarilla.kernel.rng import Rng, seed_bytes
from camarilla.kernel.table import Table
from camarilla.testing import rule

from .helpers import everybody_passes, names, uncontested

LANGUAGES = ("en", "ru")
ROLES = ("Duke", "Assassin", "Captain", "Ambassador", "Contessa", "Inquisitor")
EVERYTHING = {"reformation": True, "inquisition": True}
HANDS = {"A": "Duke Assassin", "B": "Captain Contessa", "C": "Contessa Captain"}
SIDES = {"A": "loyalist", "B": "reformist", "C": "loyalist"}


def three(coup, **given):
    """Three players whose patrons are named."""
    return coup.position(**{"seats": 3, "hands": HANDS, **given})


def seat(number):
    """A seat in words."""
    return Label("seat", {"seat": number})


def role(name):
    """A role in words."""
    return Label(f"role-{name}")


def patron(t, who, verb, name):
    """The option to do something with a patron of a seat number; what is given up is asked about once more."""
    g = t.table.g
    slot = next(slot for slot in g.hands[who] + g.sets[who] if names(g, [slot]) == [name])
    guard = "lose" if verb == "lose" else ""
    return Option(f"{verb}:{name}", Label(f"patron-{verb}", {"role": role(name)}), (f"card:{slot}",), guard)


PASS = Option("pass", Label("option-pass"))


def block(name, actor):
    """The option to block as a role."""
    return Option(f"block:{name}", Label("block-with", {"role": role(name)}), (f"seat:{actor}",))


# -- Actions -----------------------------------------------------------------------------------------------------------


@rule("CO-1.3")
def test_the_actions_offered(coup):
    t = coup.position(seats=2, options=EVERYTHING, coins={"A": 7})
    assert t.table.prompt(0) == Prompt(Label("act"), "CO-1.3")
    assert t.table.prompt(1) is None
    aimed = {"target": seat(1)}
    at_b = ("seat:1",)
    assert t.options("A") == [
        Option("income", Label("action-income")),
        Option("aid", Label("action-aid")),
        Option("tax", Label("action-tax")),
        Option("exchange", Label("action-exchange", {"role": role("Inquisitor")})),
        Option("steal@1", Label("action-steal", aimed), at_b),
        Option("assassinate@1", Label("action-assassinate", aimed), at_b),
        Option("coup@1", Label("action-coup", aimed), at_b),
        Option("examine@1", Label("action-examine", aimed), at_b),
        Option("embezzle", Label("action-embezzle")),
        Option("betray", Label("action-convert"), ("seat:0",)),
        Option("betray@1", Label("action-betray", aimed), at_b),
    ]


@rule("CO-3.4", "CO-7.1")
@pytest.mark.parametrize(
    ("inquisition", "english", "russian"),
    [
        (False, "Exchange cards with the court as the Ambassador", "Обмен с колодой двора (Посол)"),
        (True, "Exchange cards with the court as the Inquisitor", "Обмен с колодой двора (Инквизитор)"),
    ],
)
def test_an_exchange_names_the_role_of_the_table(coup, inquisition, english, russian):
    t = three(coup, options={"inquisition": inquisition}, hands={})
    option = next(option for option in t.options("A") if option.notation == "exchange")
    assert (GAME.say(option.label), GAME.say(option.label, "ru")) == (english, russian)


@rule("CO-1.3", "CO-1.4", "CO-6.2", "CO-7.3")
def test_why_an_action_is_refused(coup):
    """D is out, C is of A's faction; A has one coin."""
    t = coup.position(
        seats=4, options=EVERYTHING, hands={"D": ""}, factions={**SIDES, "D": "reformist"}, coins={"A": 1}
    )
    out = Label("refusal-out", {"target": seat(3)})
    own = Label("refusal-faction", {"target": seat(2)})
    myself = Label("refusal-yourself")
    three_coins, seven, two = (Label("refusal-coins", {"cost": cost, "coins": 1}) for cost in (3, 7, 2))
    assert t.table.refusals(0) == [
        Refusal("coup@0", "CO-2.3", myself),
        Refusal("coup@1", "CO-1.3", seven),
        Refusal("coup@2", "CO-1.3", seven),
        Refusal("coup@3", "CO-1.4", out),
        Refusal("assassinate@0", "CO-3.2", myself),
        Refusal("assassinate@1", "CO-1.3", three_coins),
        Refusal("assassinate@2", "CO-1.3", three_coins),
        Refusal("assassinate@3", "CO-1.4", out),
        Refusal("steal@0", "CO-3.3", myself),
        Refusal("steal@2", "CO-6.2", own),
        Refusal("steal@3", "CO-1.4", out),
        Refusal("examine@0", "CO-7.2", myself),
        Refusal("examine@2", "CO-7.3", own),
        Refusal("examine@3", "CO-1.4", out),
        Refusal("betray@0", "CO-6.3", myself),
        Refusal("betray@1", "CO-1.3", two),
        Refusal("betray@2", "CO-1.3", two),
        Refusal("betray@3", "CO-1.4", out),
    ]


@rule("CO-1.3", "CO-6.3")
def test_why_a_betrayal_of_oneself_is_refused(coup):
    t = three(coup, options={"reformation": True}, coins={"A": 0})
    assert Refusal("betray", "CO-1.3", Label("refusal-coins", {"cost": 1, "coins": 0})) in t.table.refusals(0)


@rule("CO-1.3")
def test_why_other_actions_are_refused_with_ten_coins(coup):
    t = three(coup, options=EVERYTHING, factions=SIDES, coins={"A": 10})
    refusals = {refusal.notation: (refusal.rule, refusal.reason.id) for refusal in t.table.refusals(0)}
    must = ("CO-1.3", "refusal-must-coup")
    for notation in ("income", "aid", "tax", "exchange", "embezzle", "betray", "betray@1", "betray@2"):
        assert refusals[notation] == must
    for notation in ("steal@1", "assassinate@1", "examine@1", "steal@2", "examine@2"):
        assert refusals[notation] == must
    assert refusals["coup@2"] == ("CO-6.2", "refusal-faction")
    assert refusals["coup@0"] == ("CO-2.3", "refusal-yourself")
    assert "coup@1" not in refusals


@rule("CO-6.1", "CO-7.1")
def test_why_actions_of_expansions_are_refused(coup):
    t = three(coup, coins={"A": 9})
    refused = [refusal for refusal in t.table.refusals(0) if "@0" not in refusal.notation]
    no_factions = Label("refusal-no-reformation")
    assert refused == [
        Refusal("examine@1", "CO-7.1", Label("refusal-no-inquisition")),
        Refusal("examine@2", "CO-7.1", Label("refusal-no-inquisition")),
        Refusal("betray", "CO-6.1", no_factions),
        Refusal("betray@1", "CO-6.1", no_factions),
        Refusal("betray@2", "CO-6.1", no_factions),
        Refusal("embezzle", "CO-6.1", no_factions),
    ]


# -- Challenges and proofs ---------------------------------------------------------------------------------------------


@rule("CO-4.1")
def test_what_challengers_are_asked(coup):
    t = three(coup, coins={"A": 3})
    t.play("A: tax")
    asked = Prompt(Label("challenge", {"claimant": seat(0), "role": role("Duke")}), "CO-4.1", ("seat:0",))
    assert t.table.prompt(1) == t.table.prompt(2) == asked
    assert t.table.prompt(0) is None
    assert t.options("B") == [PASS, Option("challenge", Label("option-challenge"))]
    assert t.table.refusals(1) == []
    everybody_passes(t)
    t.play("B: steal@C")
    asked = Prompt(Label("challenge", {"claimant": seat(1), "role": role("Captain")}), "CO-4.1", ("seat:1", "seat:2"))
    assert t.table.prompt(0) == t.table.prompt(2) == asked
    everybody_passes(t)
    t.play("C: block:Ambassador")
    label = Label("challenge", {"claimant": seat(2), "role": role("Ambassador")})
    asked = Prompt(label, "CO-4.1", ("seat:2", "seat:1"))  # the blocker, and whose action is blocked
    assert t.table.prompt(0) == t.table.prompt(1) == asked
    everybody_passes(t)


@rule("CO-4.1", "CO-4.3")
def test_what_is_asked_when_the_first_seat_is_aimed_at(coup):
    t = three(coup, to_move="B").play("B: steal@A")
    assert t.table.prompt(0).touches == t.table.prompt(2).touches == ("seat:1", "seat:0")
    everybody_passes(t)
    assert t.table.prompt(0).touches == ("seat:1", "seat:0")
    t.play("A: block:Captain")
    assert t.table.prompt(1).touches == t.table.prompt(2).touches == ("seat:0", "seat:1")
    everybody_passes(t)
    t.play("C: income", "A: aid", "B: block:Duke", "C: pass")
    assert t.table.prompt(0).touches == t.table.prompt(2).touches == ("seat:1", "seat:0")
    everybody_passes(t)


@rule("CO-4.1", "CO-2.2")
def test_what_challengers_of_an_aid_block_are_asked(coup):
    t = three(coup, to_move="C")
    t.play("C: aid", "A: block:Duke", "B: pass")
    label = Label("challenge", {"claimant": seat(0), "role": role("Duke")})
    assert t.table.prompt(1) == t.table.prompt(2) == Prompt(label, "CO-4.1", ("seat:0", "seat:2"))
    everybody_passes(t)


@rule("CO-6.4")
def test_what_challengers_of_an_embezzler_are_asked(coup):
    t = three(coup, options={"reformation": True})
    t.play("A: embezzle")
    label = Label("challenge", {"claimant": seat(0), "role": Label("claim-no-duke")})
    assert t.table.prompt(1) == t.table.prompt(2) == Prompt(label, "CO-4.1", ("seat:0",))
    everybody_passes(t)


@rule("CO-4.1", "CO-4.2")
def test_what_a_claimant_is_asked(coup):
    t = three(coup).play("A: tax", "B: challenge", "C: pass")
    assert t.table.prompt(0) == Prompt(Label("prove", {"role": role("Duke")}), "CO-4.1")
    show = patron(t, 0, "show", "Duke")
    given_up = [patron(t, 0, "lose", name) for name in names(t.table.g, t.table.g.hands[0])]
    assert t.options("A") == [show, *given_up]
    assert t.table.refusals(0) == []
    t.play("A: lose:Duke")


@rule("CO-4.1")
def test_why_a_role_cannot_be_shown(coup):
    t = three(coup, to_move="B").play("B: tax", "A: challenge", "C: pass")
    reason = Label("refusal-not-held", {"role": role("Duke")})
    assert t.table.refusals(1) == [Refusal("show:Duke", "CO-4.1", reason)]
    assert [option.notation[:5] for option in t.options("B")] == ["lose:", "lose:"]
    t.play("B: lose:Captain")


@rule("CO-6.5")
def test_what_an_embezzler_is_asked(coup):
    t = three(coup, options={"reformation": True}, to_move="B").play("B: embezzle", "A: challenge", "C: pass")
    assert t.table.prompt(1) == Prompt(Label("prove-no-duke"), "CO-6.5")
    slots = t.table.g.hands[1]
    show = Option("show", Label("show-all"), tuple(f"card:{slot}" for slot in slots))
    given_up = [patron(t, 1, "lose", name) for name in names(t.table.g, slots)]
    assert t.options("B") == [show, *given_up]
    assert t.table.refusals(1) == []
    t.play("B: lose:Captain")
    t.play("C: income", "A: embezzle", "B: challenge", "C: pass")
    assert t.table.refusals(0) == [Refusal("show", "CO-6.5", Label("refusal-holds-duke"))]
    assert {option.notation for option in t.options("A")} == {"lose:Duke", "lose:Assassin"}
    t.play("A: lose:Duke")


# -- Blocks ------------------------------------------------------------------------------------------------------------


@rule("CO-2.2")
def test_what_blockers_of_foreign_aid_are_asked(coup):
    t = three(coup, to_move="B").play("B: aid")
    asked = Prompt(Label("block-aid", {"actor": seat(1), "action": Label("noun-aid")}), "CO-2.2", ("seat:1",))
    assert t.table.prompt(0) == t.table.prompt(2) == asked
    assert t.options("A") == t.options("C") == [PASS, block("Duke", 1)]
    wrong = Label("refusal-block-wrong")
    assert t.table.refusals(0) == [
        Refusal("block", "CO-2.2", Label("refusal-block-role", {"roles": [role("Duke")]})),
        *(Refusal(f"block:{name}", "CO-2.2", wrong) for name in ROLES[1:]),
    ]
    t.refuse("A: block", "CO-2.2").refuse("C: block:Contessa", "CO-2.2").refuse("A: challenge", "CO-2.2")
    everybody_passes(t)


@rule("CO-3.2", "CO-4.3")
def test_what_the_target_of_an_assassination_is_asked(coup):
    t = three(coup, coins={"A": 3}).play("A: assassinate@C")
    everybody_passes(t)
    args = {"actor": seat(0), "action": Label("noun-assassinate")}
    assert t.table.prompt(2) == Prompt(Label("block", args), "CO-4.3", ("seat:0", "seat:2"))
    assert t.options("C") == [PASS, block("Contessa", 0)]
    assert t.table.refusals(2)[0] == Refusal(
        "block", "CO-3.2", Label("refusal-block-role", {"roles": [role("Contessa")]})
    )
    t.refuse("C: block", "CO-3.2").refuse("C: block:Captain", "CO-3.2")
    t.play("C: pass", "C: lose:Captain")


@rule("CO-3.3", "CO-7.1")
@pytest.mark.parametrize("envoy", ["Ambassador", "Inquisitor"])
def test_what_the_target_of_a_steal_is_asked(coup, envoy):
    t = three(coup, options={"inquisition": envoy == "Inquisitor"}).play("A: steal@B")
    everybody_passes(t)
    args = {"actor": seat(0), "action": Label("noun-steal")}
    assert t.table.prompt(1) == Prompt(Label("block", args), "CO-4.3", ("seat:0", "seat:1"))
    assert t.options("B") == [PASS, block("Captain", 0), block(envoy, 0)]
    reason = Label("refusal-block-role", {"roles": [role("Captain"), role(envoy)]})
    wrong = [name for name in ROLES if name not in ("Captain", envoy)]
    assert t.table.refusals(1) == [
        Refusal("block", "CO-3.3", reason),
        *(Refusal(f"block:{name}", "CO-3.3", Label("refusal-block-wrong")) for name in wrong),
    ]
    t.refuse("B: block", "CO-3.3")
    everybody_passes(t)


# -- Patrons -----------------------------------------------------------------------------------------------------------


@rule("CO-1.4")
def test_what_a_loser_is_asked(coup):
    t = three(coup, coins={"A": 7}).play("A: coup@B")
    assert t.table.prompt(1) == Prompt(Label("lose"), "CO-1.4")
    assert t.options("B") == [patron(t, 1, "lose", name) for name in names(t.table.g, t.table.g.hands[1])]
    assert t.table.refusals(1) == []
    t.play("B: lose:Captain")


@rule("CO-3.4")
def test_what_is_asked_in_an_exchange(coup):
    t = uncontested(three(coup, court="Ambassador Captain"), "A: exchange")
    for left in (4, 3):
        assert t.table.prompt(0) == Prompt(Label("return"), "CO-3.4")
        options = t.options("A")
        assert options == [patron(t, 0, "return", option.notation[7:]) for option in options]
        assert len(options) == left
        t.play(f"A: {options[-1].notation}")


@rule("CO-1.2")
def test_what_is_asked_of_pickers(coup):
    t = coup.new(seats=2, options={"two_players": "pick_one"}, seed=3).leave_open("keep")
    for who in (0, 1):
        assert t.table.prompt(who) == Prompt(Label("keep"), "CO-1.2")
        own = names(t.table.g, t.table.g.sets[who])
        assert t.table.legal(who) == [patron(t, who, "keep", name) for name in own]


@rule("CO-7.2")
def test_what_is_asked_in_an_examination(coup):
    t = uncontested(three(coup, options={"inquisition": True}), "A: examine@B")
    assert t.table.prompt(1) == Prompt(Label("show", {"examiner": seat(0)}), "CO-7.2")
    assert t.options("B") == [patron(t, 1, "show", name) for name in names(t.table.g, t.table.g.hands[1])]
    t.play("B: show:Contessa")
    assert t.table.prompt(0) == Prompt(Label("verdict", {"target": seat(1), "role": role("Contessa")}), "CO-7.2")
    assert t.options("A") == [Option("leave", Label("option-leave")), Option("swap", Label("option-swap"))]
    t.play("A: leave")


@rule("CO-5.1", "CO-1.2", "CO-3.4", "CO-7.2")
def test_which_answers_are_nobody_elses_business():
    """Law 5 lets others give another answer there, and nobody may notice; the rest is public once it is given."""
    questions = [ask for ask in vars(asks).values() if isinstance(ask, Ask)]
    assert {ask.prompt for ask in questions if ask.secret} == {"keep", "return", "show"}
    assert {ask.prompt for ask in questions if ask.reaction} == {"challenge", "block", "block-aid"}
    assert {ask.prompt for ask in questions if ask.checkpoint} == {"act", "faction"}
    assert len(questions) == 12


@rule("CO-6.1")
def test_what_is_asked_of_who_chooses_factions(coup):
    t = coup.new(seats=3, options={"reformation": True})
    first = t.table.g.turn
    assert t.table.prompt(first) == Prompt(Label("faction"), "CO-6.1")
    assert t.table.legal(first) == [
        Option("loyalist", Label("faction-loyalist")),
        Option("reformist", Label("faction-reformist")),
    ]
    t.refuse(f"{t.turn}: anarchist", "CO-6.1")


# -- Bad input ---------------------------------------------------------------------------------------------------------

FULL = {"seats": 3, "hands": HANDS, "coins": {"A": 3}}

BAD = {
    "a block without a role": (
        ["A: steal@B", "B: pass", "C: pass"],
        "B: block",
        IllegalMove,
        "'block': name the role you block with: Captain, Ambassador [CO-3.3]; "
        "legal here: pass, block:Captain, block:Ambassador",
    ),
    "a block by the wrong role": (
        ["A: aid"],
        "B: block:Contessa",
        IllegalMove,
        "'block:Contessa': that role cannot block this action [CO-2.2]; legal here: pass, block:Duke",
    ),
    "a challenge where blocks are asked for": (
        ["A: steal@B", "B: pass", "C: pass"],
        "B: challenge",
        UnknownOption,
        "'challenge': there is no such move here [CO-4.3]; legal here: pass, block:Captain, block:Ambassador",
    ),
    "a challenge after its window": (
        ["A: steal@B", "B: pass", "C: pass"],
        "C: challenge",
        NotYourTurn,
        "seat 2 is not asked anything now; the game waits for seat 1",
    ),
    "a challenge on the own turn": (
        [],
        "A: challenge",
        UnknownOption,
        "'challenge': there is no such move here [CO-1.3]; legal here: income, aid, tax, exchange, steal@1, steal@2, "
        "assassinate@1, assassinate@2",
    ),
    "a move by a wrong seat": (
        [],
        "B: income",
        NotYourTurn,
        "seat 1 is not asked anything now; the game waits for seat 0",
    ),
    "a challenge of the own claim": (
        ["A: tax"],
        "A: challenge",
        NotYourTurn,
        "seat 0 is not asked anything now; the game waits for seats 1, 2",
    ),
    "an unknown option": (
        ["A: tax"],
        "B: chalenge",
        UnknownOption,
        "'chalenge': there is no such move here [CO-4.1]; legal here: pass, challenge",
    ),
    "itself as a target": (
        [],
        "A: steal@A",
        IllegalMove,
        "'steal@0': choose another player: you cannot target yourself [CO-3.3]; legal here: income, aid, tax, "
        "exchange, steal@1, steal@2, assassinate@1, assassinate@2",
    ),
    "no such target": (
        [],
        "A: steal@7",
        UnknownOption,
        "'steal@7': there is no such move here [CO-1.3]; legal here: income, aid, tax, exchange, steal@1, steal@2, "
        "assassinate@1, assassinate@2",
    ),
    "too few coins": (
        [],
        "A: coup@B",
        IllegalMove,
        "'coup@1': it costs 7 coins, and you have 3 [CO-1.3]; legal here: income, aid, tax, exchange, steal@1, "
        "steal@2, assassinate@1, assassinate@2",
    ),
}


@pytest.mark.parametrize(("lines", "line", "error", "sentence"), BAD.values(), ids=BAD.keys())
def test_bad_input_is_refused_in_one_sentence_and_changes_nothing(coup, lines, line, error, sentence):
    t = coup.position(**FULL).play(*lines)
    t.refuse(line)  # holds that nothing changes
    who, notation = t.read(line)
    with pytest.raises(error, match=f"^{re.escape(sentence)}$") as refusal:
        t.table.play(who, notation)
    assert type(refusal.value) is error
    while t.to_act and "pass" in t.legal(t.to_act[0]):
        everybody_passes(t)


@rule("CO-1.3")
def test_bad_input_with_ten_coins(coup):
    t = three(coup, coins={"A": 10})
    sentence = "'tax': you have 10 coins or more: launch a coup [CO-1.3]; legal here: coup@1, coup@2"
    with pytest.raises(IllegalMove, match=f"^{re.escape(sentence)}$"):
        t.play("A: tax")


@rule("CO-1.4")
def test_bad_input_about_the_dead(coup):
    t = coup.position(seats=4, hands={"B": ""}, coins={"A": 3})
    with pytest.raises(IllegalMove, match=r"^'steal@1': seat 1 is out of the game \[CO-1\.4\]; legal here: income, "):
        t.play("A: steal@B")
    with pytest.raises(NotYourTurn, match=r"^seat 1 is not asked anything now; the game waits for seat 0$"):
        t.play("B: income")
    t.play("A: tax")
    with pytest.raises(NotYourTurn, match=r"^seat 1 is not asked anything now; the game waits for seats 2, 3$"):
        t.play("B: challenge")
    everybody_passes(t)


@rule("CO-6.2", "CO-7.3")
def test_bad_input_about_factions(coup):
    t = three(coup, options=EVERYTHING, factions=SIDES)
    own = "seat 2 belongs to your faction: convert one of you first"
    with pytest.raises(IllegalMove, match=rf"^'steal@2': {own} \[CO-6\.2\]; legal here: "):
        t.play("A: steal@C")
    with pytest.raises(IllegalMove, match=rf"^'examine@2': {own} \[CO-7\.3\]; legal here: "):
        t.play("A: examine@C")


def test_bad_input_after_the_end_and_for_no_seat(coup):
    t = coup.position(seats=2, hands={"A": "Duke", "B": "Captain"}, coins={"A": 7}).play("A: coup@B")
    with pytest.raises(GameOver, match=r"^the game is over; 'income' cannot be played$"):
        t.play("A: income")
    with pytest.raises(UnknownSeat, match=r"^there is no seat 2; the seats are 0 to 1$"):
        t.table.play(2, "income")


# -- Words -------------------------------------------------------------------------------------------------------------


def with_arguments(labels):
    """The labels and those among their arguments."""
    inner = []
    for label in labels:
        for value in label.args.values():
            inner += [part for part in (value if isinstance(value, list) else [value]) if isinstance(part, Label)]
    return labels + (with_arguments(inner) if inner else [])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"two_players": "pick_one", **EVERYTHING}, EVERYTHING], ids=str)
def test_everything_offered_and_refused_has_words(language, options):
    wording = GAME.wording(language)
    for seed in range(6):
        seats = 2 if "two_players" in options else 4
        table = Table.new("coup", seats, seed=seed, options={**options, "turn_cap": 12})
        rng = Rng(seed_bytes(seed)).fork("words")
        while not table.over:
            who = rng.pick(table.to_act)
            labels = [table.prompt(who).label, *(option.label for option in table.legal(who))]
            labels += [refusal.reason for refusal in table.refusals(who)]
            for label in with_arguments(labels):
                assert wording.has(label.id), label.id
                assert "{" not in wording.say(label)
                for name in label.args:
                    assert wording.say(label) != wording.say(Label(label.id, {**label.args, name: "*"})), label.id
            table.play(who, rng.pick(table.legal(who)))
