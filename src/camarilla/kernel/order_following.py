"""A table that follows standing orders: between the engine, which knows answers, and the table, which people use."""

from __future__ import annotations

from camarilla.kernel.choices import Choice
from camarilla.kernel.engine import Engine
from camarilla.kernel.game import Game
from camarilla.kernel.orders import ONLY_ANSWER, Order, answer_ahead, check_order
from camarilla.kernel.state import State

__all__ = ["OrderFollowing", "ahead", "play_ahead"]


class OrderFollowing(Engine):
    """An engine that lets standing orders answer for their seats."""

    def __init__(self, game: Game, g: State) -> None:
        super().__init__(game.name, g)
        self.game = game
        self.orders: dict[int, list[Order]] = {}

    def give_order(self, seat: int, order: Order) -> None:
        """Give a standing order; it may answer what is open already. Of those of `Game.attention` a seat has one."""
        self._check_seat(seat)
        check_order(order, self.game.orders)
        notches = self.game.attention.values()
        if order.kind in notches:
            self.orders[seat] = [other for other in self.orders.get(seat, ()) if other.kind not in notches]
        self.orders.setdefault(seat, []).append(order)
        self._follow_orders()

    def end_orders(self, seat: int, kind: str | None = None) -> None:
        """End a seat's standing orders, all or those of one kind."""
        self._check_seat(seat)
        self.orders[seat] = [order for order in self.orders.get(seat, []) if kind is not None and order.kind != kind]

    def _answered(self) -> None:
        """End the orders that last until their seat's own turn, where that has come."""
        if self.orders:
            self._expire_orders()

    def _answer_by(self, choice: Choice, orders: list[Order]) -> tuple[str, Order] | None:
        """The answer that these orders give; the order `ONLY_ANSWER` is skipped where it would end free undo."""
        found = self._first_answer(choice, orders)
        if found is None or found[1].kind != ONLY_ANSWER or not self._seals(choice.seat, found[0]):
            return found
        return self._first_answer(choice, [order for order in orders if order.kind != ONLY_ANSWER])

    def _first_answer(self, choice: Choice, orders: list[Order]) -> tuple[str, Order] | None:
        """The first of these orders that has an answer, with it."""
        return answer_ahead(self.g, choice, orders, self.game.order_answer, self.game.turn_orders)

    def _follow_orders(self) -> None:
        """Let standing orders answer as long as they have something to say."""
        while self.orders and not self.over and self._follow_one():
            pass

    def _follow_one(self) -> bool:
        """Let one standing order answer; False if none did."""
        for choice in self.open_choices:
            orders = [order for order in self.orders.get(choice.seat, ()) if not order.waits]
            if choice.seat in self.held or not orders:
                continue
            found = self._answer_by(choice, orders)
            if found is not None:
                self._accept(choice, choice.find(self.g, found[0])[1], found[0], True)
                return True
        return False

    def _expire_orders(self) -> None:
        """End orders that last until their seat's own turn."""
        for choice in self.open_choices:
            if not choice.ask.reaction and choice.seat in self.orders:
                kept = [order for order in self.orders[choice.seat] if order.until != "my-turn"]
                self.orders[choice.seat] = kept

    # -- what may be taken back ------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take an answer back without asking anybody."""
        points = self._history.undo_points
        return seat in self.held or bool(points and points[-1].seat == seat)

    def _seals(self, seat: int, notation: str) -> bool:
        """Whether a seat that may take something back now no longer might after this answer."""
        raise NotImplementedError  # a table can try it on a copy of itself


def ahead(table: OrderFollowing, seat: int, leave_out: tuple[str, ...] = ()) -> tuple[str, Order] | None:
    """What a seat's orders answer to the open question, and which of them does; also those that wait.

    Kinds in `leave_out` are not asked. None if the question is left to the seat, or answered already.

    >>> import camarilla
    >>> from camarilla.kernel.orders import Order
    >>> table = camarilla.new("coup", seats=2, seed=7)
    >>> table.give_order(1, Order("pass", waits=True))
    >>> table.play(0, "tax")
    >>> table.to_act, ahead(table, 1)[0]
    ([1], 'pass')
    """
    choice = table.choice_of(seat)
    if choice is None or seat in table.held:
        return None
    return table._answer_by(choice, [order for order in table.orders.get(seat, ()) if order.kind not in leave_out])


def play_ahead(table: OrderFollowing, seat: int, notation: str) -> None:
    """Answer for a seat what its standing orders answer; the record marks it so."""
    choice, value = table._value_of(seat, notation)
    table._accept(choice, value, notation, True)
    table._follow_orders()
