"""What the tests of INWO share: playing lines with everybody else passing, and attacks in one call."""

from __future__ import annotations

import re

from camarilla.checks.scenario import letter
from camarilla.games.inwo import card_moves
from camarilla.games.inwo.plays.abilities import BY_KEY
from camarilla.kernel.choices import is_checkpoint

MOST = 400


def waiting(t):
    """The letters of seats that must answer and may pass."""
    return [letter(seat) for seat in t.table.to_act if "pass" in t.legal(letter(seat))]


def run(t, *lines):
    """Play lines; whoever is asked before a line is legal passes, and so do the others of the same poll."""
    for line in lines:
        seat, _, notation = (part.strip() for part in line.partition(":"))
        real = t.read(f"{seat}: {notation}")[1]
        for _ in range(MOST):
            asked = seat in t.to_act
            if asked and real in t.legal(seat):
                break
            others = [other for other in waiting(t) if other != seat] or waiting(t)
            assert others, f"{line!r} is not legal; {t.to_act} may: {[t.legal(s) for s in t.to_act]}"
            t.play(f"{others[0]}: pass")
        else:
            raise AssertionError(f"{line!r} never became legal")
        t.play(f"{seat}: {notation}")
        while t.table.held and waiting(t):
            t.play(f"{waiting(t)[0]}: pass")
    return t


def settle(t):
    """Let everybody pass until somebody must really choose."""
    for _ in range(MOST):
        if t.table.over or not t.to_act or not all("pass" in t.legal(seat) for seat in t.to_act):
            break
        t.play(f"{t.to_act[0]}: pass")
    return t


def declare(t, seat, kind, leader, target, *more):
    """Declare an attack up to the first poll of the others; `more` are answers at the announcement."""
    return run(t, f"{seat}: {kind}:{leader}", f"{seat}: {target}", *[f"{seat}: {word}" for word in more], f"{seat}: go")


def attack(t, seat, kind, leader, target, *more):
    """Declare and commit an attack; it stops at the contribution polls."""
    declare(t, seat, kind, leader, target, *more)
    return run(t, f"{seat}: commit")


def strength(t, seat, kind, leader, target, *more):
    """The strength of an attack as declared and committed, before anybody puts anything in."""
    attack(t, seat, kind, leader, target, *more)
    return t.strength


def offered(t, seat, notation):
    """Whether a seat is offered something now; a use of a card that no card has is a mistake of the test."""
    kind, _, way = notation.partition(":")
    if kind in ("use", "plot"):
        key = re.sub(r"~\d+", "", way)
        assert key in BY_KEY, f"no card can be used by {notation!r}"
        assert BY_KEY[key].from_hand == (kind == "plot"), f"{notation!r} is not the way to use it"
    return notation in t.legal(seat)


def using(t, seat, name):
    """Everybody passes until a seat is offered an ability of a card, which it then begins to use."""
    for _ in range(MOST):
        ways = [word for word in t.legal(seat) if word.startswith(f"use:{name}")] if seat in t.to_act else []
        if ways:
            return t.play(f"{seat}: {ways[0]}")
        others = [other for other in waiting(t) if other != seat] or waiting(t)
        assert others, f"{seat} is never offered {name}"
        t.play(f"{others[0]}: pass")
    raise AssertionError(f"{seat} is never offered {name}")


def until(t, seat):
    """Pass until a seat is asked for something that is its own choice or a poll; returns what it may answer."""
    for _ in range(MOST):
        if seat in t.to_act:
            return t.legal(seat)
        t.play(f"{waiting(t)[0]}: pass")
    raise AssertionError(f"{seat} is never asked")


def replies_pass(t):
    """Everybody passes the open reply windows and what follows them."""
    while not t.table.over and t.to_act and t.table.view(None).asked[0].prompt in ("reply", "after"):
        t.play(f"{t.to_act[0]}: pass")
    return t


def carry_on(t):
    """Bring what is under way to an end: everybody passes or takes the first option, up to the next checkpoint
    outside attacks."""
    for _ in range(MOST):
        pending = t.table.pending
        if pending is None or (is_checkpoint(pending) and not t.table.g.attacks.open):
            return t
        seat = t.to_act[0]
        legal = t.legal(seat)
        t.play(f"{seat}: {'pass' if 'pass' in legal else legal[0]}")
    raise AssertionError("what is under way never ends")


def wrap_up(t):
    """Answer whatever is still asked, up to the active player's own choice."""
    return settle(carry_on(t))


def idle_until(t, seat):
    """Let everybody do nothing until the main phase of a seat's next turn."""
    moved = t.turn != seat
    for _ in range(MOST):
        acting = t.to_act[0]
        legal = t.legal(acting)
        moved = moved or t.turn != seat
        if moved and t.turn == seat and "knock" in legal:
            break
        word = next(word for word in ("pass", "skip", "knock", "done") if word in legal)
        t.play(f"{acting}: {word}")
    return t


def after(t):
    """Pass until the window for what has just happened is open."""
    return until_asked(t, "after")


def until_asked(t, prompt):
    """Everybody passes until a question of this name is open."""
    while t.table.view(None).asked[0].prompt != prompt:
        t.play(f"{t.to_act[0]}: pass")
    return t


def kinds(t, what):
    """The parts of the running sum that are of one kind."""
    return [part[1:] for part in t.parts if part[0] == what]


def may(t, seat, notation):
    """Whether a seat is asked now and may do something; a seat that has nothing to choose is not even asked."""
    return seat in t.to_act and offered(t, seat, notation)


def choosing(t, seat, *wanted):
    """Give the answers of a list that a seat is asked for one after another, as far as it is asked for them."""
    for word in wanted:
        if may(t, seat, word):
            t.play(f"{seat}: {word}")
    return t


def watching(t, seat):
    """Let everybody pass until somebody must choose; what a seat was offered on the way."""
    seen = set()
    for _ in range(MOST):
        if t.table.over or not t.to_act or not all("pass" in t.legal(other) for other in t.to_act):
            break
        if seat in t.to_act:
            seen.update(t.legal(seat))
        t.play(f"{t.to_act[0]}: pass")
    return seen


def use_up(t, seat, back, left=0):
    """A deck of a seat runs out, but for some cards: the rest is discarded."""
    t.mode = "plain"  # what is done by hand is not in the record
    g = t.table.g
    deck = g.group_deck if back else g.plot_deck
    card_moves.discard_top(g, seat, back, len(deck[seat]) - left)
    assert len(deck[seat]) == left
    return t


def failed(inwo, hand, **given):
    """A has failed to take over the Groups of a hand and discards them; what it was is just over."""
    names = hand.split()
    t = inwo.position(groups={"A": "cia fbi", "B": "texas", "C": "japan"}, dice=[6, 6] * len(names), seats=3, **given)
    for leader, name in zip(("cia", "fbi"), names, strict=False):
        settle(attack(t, "A", "control", leader, name))
    return until_asked(run(t, "A: knock", "A: done"), "after")
