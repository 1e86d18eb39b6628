"""What a player of Coup can sensibly do, and why: from the hand, the cards that lie open, and the coins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from camarilla.games.coup.actions import ASSASSINATE, COST
from camarilla.games.coup.actions import COUP as LAUNCH
from camarilla.games.coup.roles import copies
from camarilla.games.coup.view import Board
from camarilla.kernel.facets import Advice, Plan
from camarilla.kernel.options import Label, Option
from camarilla.kernel.threats import Threat
from camarilla.kernel.view import View

__all__ = ["CoupAdvice"]

CLAIMS: Final = {"tax": "Duke", "assassinate": "Assassin", "steal": "Captain", "exchange": "Ambassador"}
"""The role that an action claims; under Inquisition an exchange claims the Inquisitor."""
WORTH: Final = {"Duke": 5, "Captain": 4, "Contessa": 3, "Assassin": 2, "Inquisitor": 1, "Ambassador": 0}
"""How gladly a role is kept, where nothing else is known."""
HONEST: Final = {"assassinate": 80, "tax": 70, "steal": 60, "exchange": 40}
BLUFF: Final = {"assassinate": 25, "tax": 45, "steal": 35, "exchange": 20}
COUP, AID, INCOME = 90, 38, 30
SURE, HELD, LIKELY, CALM, RISKY = 100, 80, 55, 50, 35
STEALS: Final = 2
WINS: Final = 150
"""What takes the last influence of the last rival."""
STOPS: Final = 110
"""What keeps a rival who is about to win from winning."""


class CoupAdvice(Advice):
    """Coup's."""

    def plans(self, view: View, options: Sequence[Option]) -> list[Plan]:
        """Each option is weighed by itself."""
        if view.seat is None:
            return []
        seen = Seen(view, options)
        weighed = [seen.weigh(option.notation) for option in options]
        found = [
            (worth, Plan(option.notation, why)) for option, (worth, why) in zip(options, weighed, strict=True) if why
        ]
        return [plan for _, plan in sorted(found, key=lambda one: -one[0])]


def named(threat: Threat) -> Label:
    """Who is about to win."""
    found = threat.label.args["seat"]
    assert isinstance(found, Label)
    return found


class Seen:
    """What a seat can go by."""

    def __init__(self, view: View, options: Sequence[Option]) -> None:
        board: Board = view.board
        seat = view.seat or 0
        self.board = board
        self.me = board.players[seat]
        self.near = {threat.seat: threat for threat in view.threats or [] if threat.seat != seat}
        """Rivals who are about to win, of which there is at most one: the other of the last two (CO-1.4)."""
        self.killer = self.killing(options)
        self.hand = [patron.role for patron in self.me.patrons if patron.role]
        lying = [patron.role for player in board.players for patron in player.lost if patron.role]
        self.known = [*self.hand, *lying]
        self.all = copies(view.seats)

    def killing(self, options: Sequence[Option]) -> Label | None:
        """Who wins by an assassination unless it is blocked, or shown to be a lie, with this very answer."""
        claim = self.board.claims[-1] if self.board.claims else None
        if claim is None or claim.turn != self.board.turns or claim.role != "Assassin" or claim.seat not in self.near:
            return None
        if len(self.me.patrons) > 1 or not any(option.notation.startswith("block:") for option in options):
            return None
        return named(self.near[claim.seat])

    def spared(self, at: int) -> str:
        """What a rival who is about to win can no longer pay for, if their coins are stolen."""
        if at not in self.near or len(self.me.patrons) > 1:
            return ""
        coins = self.board.players[at].coins
        blows = {"coup": COST[LAUNCH], "assassinate": COST[ASSASSINATE]}
        return next((blow for blow, cost in blows.items() if cost <= coins < cost + STEALS), "")

    def weigh(self, notation: str) -> tuple[int, Label | None]:
        """How good an answer is, and why; without a reason it is not worth a thought."""
        verb, _, at = notation.partition("@")
        word, _, role = notation.partition(":")
        if verb in ("coup", *CLAIMS):
            return self.action(verb, int(at) if at else -1)
        if role:
            return self.with_role(word, role)
        if notation == "income":
            return INCOME, Label("why-income")
        if notation == "aid":
            return AID, Label("why-aid")
        if notation in ("challenge", "pass"):
            return self.doubt(notation)
        return 0, None

    def action(self, verb: str, at: int) -> tuple[int, Label | None]:
        """An action that claims a role or is aimed at somebody."""
        target = self.board.players[at] if at >= 0 else None
        last = target is not None and len(target.patrons) == 1
        if verb == "coup" and last and at in self.near:
            return WINS, Label("why-coup", {"last": "yes"})
        if verb == "coup":
            return COUP + 5 * last + (target.coins if target else 0), Label(
                "why-coup", {"last": "yes" if last else "no"}
            )
        if verb == "steal" and target is not None and not target.coins:
            return 0, None
        role = "Inquisitor" if verb == "exchange" and self.board.inquisition else CLAIMS[verb]
        gain = min(STEALS, target.coins) if verb == "steal" and target else 3 * last
        unseen = self.all - self.known.count(role)
        held = role in self.hand
        if not held and not unseen:
            return 0, None
        blow = self.spared(at) if verb == "steal" else ""
        if blow:
            about = {"seat": named(self.near[at]), "blow": blow, "held": "yes" if held else "no"}
            return STOPS, Label("why-stop", about)
        if held:
            return HONEST[verb] + gain, Label("why-held", {"role": Label(f"role-{role}")})
        return BLUFF[verb] + gain, Label(
            "why-bluff", {"role": Label(f"role-{role}"), "unseen": unseen, "all": self.all}
        )

    def with_role(self, word: str, role: str) -> tuple[int, Label | None]:
        """An answer that names a role: a block, a proof, a card to lose or to return."""
        about = {"role": Label(f"role-{role}")}
        if word == "show":
            return SURE, Label("why-show", about)
        if word == "block":
            if role in self.hand:
                return HELD, Label("why-held", about)
            if self.killer is not None:
                return HELD, Label("why-stop-block", {**about, "seat": self.killer})
            return RISKY, Label("why-block", about)
        if word in ("lose", "return"):
            doubled = self.hand.count(role) > 1
            return CALM - WORTH.get(role, 0) + 10 * doubled, Label(
                "why-spare", {**about, "doubled": "yes" if doubled else "no"}
            )
        return 0, None

    def doubt(self, notation: str) -> tuple[int, Label | None]:
        """Whether a claim is believed: by how many cards of its role are accounted for."""
        claimed = self.board.claims[-1].role if self.board.claims else ""
        known = self.known.count(claimed)
        if notation == "pass":
            return (CALM, Label("why-pass")) if self.killer is None else (0, None)
        if not known or known < self.all - 1:
            return 0, None
        about = {"role": Label(f"role-{claimed}"), "all": self.all}
        if known == self.all:
            return SURE, Label("why-lie", about)
        return LIKELY, Label("why-doubt", {**about, "known": known})
