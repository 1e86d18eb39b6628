"""What a player of Coup can sensibly do, and why: from the hand, the cards that lie open, and the coins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from camarilla.games.coup.roles import copies
from camarilla.games.coup.view import Board
from camarilla.kernel.facets import Advice, Plan
from camarilla.kernel.options import Label, Option
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


class CoupAdvice(Advice):
    """Coup's."""

    def plans(self, view: View, options: Sequence[Option]) -> list[Plan]:
        """Each option is weighed by itself."""
        if view.seat is None:
            return []
        seen = Seen(view.board, view.seat, view.seats)
        weighed = [seen.weigh(option.notation) for option in options]
        found = [
            (worth, Plan(option.notation, why)) for option, (worth, why) in zip(options, weighed, strict=True) if why
        ]
        return [plan for _, plan in sorted(found, key=lambda one: -one[0])]


class Seen:
    """What a seat can go by."""

    def __init__(self, board: Board, seat: int, seats: int) -> None:
        self.board = board
        self.me = board.players[seat]
        self.hand = [patron.role for patron in self.me.patrons if patron.role]
        lying = [patron.role for player in board.players for patron in player.lost if patron.role]
        self.known = [*self.hand, *lying]
        self.all = copies(seats)

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
        if verb == "coup":
            return COUP + 5 * last + (target.coins if target else 0), Label(
                "why-coup", {"last": "yes" if last else "no"}
            )
        if verb == "steal" and target is not None and not target.coins:
            return 0, None
        role = "Inquisitor" if verb == "exchange" and self.board.inquisition else CLAIMS[verb]
        gain = min(STEALS, target.coins) if verb == "steal" and target else 3 * last
        if role in self.hand:
            return HONEST[verb] + gain, Label("why-held", {"role": Label(f"role-{role}")})
        unseen = self.all - self.known.count(role)
        if not unseen:
            return 0, None
        return BLUFF[verb] + gain, Label(
            "why-bluff", {"role": Label(f"role-{role}"), "unseen": unseen, "all": self.all}
        )

    def with_role(self, word: str, role: str) -> tuple[int, Label | None]:
        """An answer that names a role: a block, a proof, a card to lose or to return."""
        named = {"role": Label(f"role-{role}")}
        if word == "show":
            return SURE, Label("why-show", named)
        if word == "block":
            return (HELD, Label("why-held", named)) if role in self.hand else (RISKY, Label("why-block", named))
        if word in ("lose", "return"):
            doubled = self.hand.count(role) > 1
            return CALM - WORTH.get(role, 0) + 10 * doubled, Label(
                "why-spare", {**named, "doubled": "yes" if doubled else "no"}
            )
        return 0, None

    def doubt(self, notation: str) -> tuple[int, Label | None]:
        """Whether a claim is believed: by how many cards of its role are accounted for."""
        claimed = self.board.claims[-1].role if self.board.claims else ""
        known = self.known.count(claimed)
        if notation == "pass":
            return CALM, Label("why-pass")
        if not known or known < self.all - 1:
            return 0, None
        about = {"role": Label(f"role-{claimed}"), "all": self.all}
        if known == self.all:
            return SURE, Label("why-lie", about)
        return LIKELY, Label("why-doubt", {**about, "known": known})
