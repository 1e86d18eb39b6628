"""Hints in words: what can sensibly be done, and what a search says of it, from what a seat may see."""

from __future__ import annotations

from typing import Final

from camarilla.bots.search import Thought, Weighed
from camarilla.kernel.options import Label
from camarilla.server.api.pieces import HintText, LineText, PlanText, WeighedText
from camarilla.server.live.live_table import LiveTable
from camarilla.server.live.prompts import named, say

__all__ = ["Question"]

_WEIGHED_SHOWN: Final = 5
_PLANS_SHOWN: Final = 6
_ALL_SHOWN: Final = 8


class Question:
    """A question as its seat sees it when it asks for a hint; the table may go on while somebody thinks."""

    def __init__(self, table: LiveTable, seat: int, language: str) -> None:
        self.seat = seat
        self.number = table.game.number
        self.options = {option.notation: option for option in table.game.table.legal(seat)}
        self._advice = table.rules.advice
        self._game = table.rules.name
        self._names = table.names
        self._language = language
        self._view = None if self._advice is None else table.game.table.view(seat, figures=True)

    def words(self, label: Label) -> str:
        """A label as whoever asked reads it."""
        return say(self._game, named(label, self._names), self._language)

    def answer(self, notation: str) -> str:
        """An answer in words."""
        return self.words(self.options[notation].label)

    @property
    def heeds(self) -> bool:
        """Whether the game's heuristic is to be asked before anything is advised."""
        return self._advice is not None and self._advice.heeds

    def plans(self, favoured: str | None = None) -> list[PlanText]:
        """What the game itself finds sensible, once it knows what its heuristic (or a search) would answer."""
        if self._advice is None or self._view is None:
            return []
        options = list(self.options.values())
        found = self._advice.plans(self._view, options)
        if favoured in self.options:
            found = self._advice.heeding(self._view, options, favoured)
        return [
            PlanText(plan.notation, self.answer(plan.notation), self.words(plan.why)) for plan in found[:_PLANS_SHOWN]
        ]

    def _why(self, notation: str) -> str:
        """Why one would give an answer, if the game has something to say to that."""
        if self._advice is None or self._view is None:
            return ""
        found = self._advice.why(self._view, list(self.options.values()), notation)
        return "" if found is None else self.words(found)

    def searched(self, thought: Thought) -> HintText:
        """What a search says: its answer, what else it weighed, the most tried first, then what else is sensible."""
        tried = [one for one in thought.weighed if one.visits or one.option == thought.option]
        tried.sort(key=lambda one: (one.option != thought.option, -one.visits))
        weighed = [self._weighed(one) for one in tried[:_WEIGHED_SHOWN]]
        shown = {one.notation for one in weighed}
        refined = [PlanText(one.notation, one.text, one.why, one.worth) for one in weighed]
        sensible = self.plans(thought.option.notation)
        plans = [*refined, *[plan for plan in sensible if plan.notation not in shown]]
        line = [LineText(reply.seat, self.words(reply.option.label)) for reply in thought.line[:_WEIGHED_SHOWN]]
        return HintText(thought.worth, thought.iterations, weighed, line, plans[:_ALL_SHOWN])

    def _weighed(self, one: Weighed) -> WeighedText:
        notation = one.option.notation
        return WeighedText(notation, self.words(one.option.label), one.share, one.worth, self._why(notation))
