"""Illuminati: New World Order in a terminal: a line for the turn, then each player's structure, all in words."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from camarilla.cli.tables.generic import Drawing, Scene
from camarilla.cli.words import Speech, capital
from camarilla.games.inwo.catalog import FACE, NAME
from camarilla.games.inwo.view import AttackView, Board, Card, GroupView, PlayerView, ResourceView
from camarilla.kernel.options import Label, Option

__all__ = ["InwoDrawing"]


def title(card: str) -> str:
    """A card by the name that is printed on it; ids with a slot behind them keep it."""
    name, mark, slot = card.partition("~")
    return f"{NAME[FACE[name]]}{mark}{slot}" if name in FACE else card


class InwoDrawing(Drawing):
    """The table in lines."""

    seat_fields = frozenset({"seat", "proposer", "partner", "winners"})

    def argument(self, field: str, value: Any) -> Any:
        """Cards by name."""
        if isinstance(value, list | tuple):
            return [self.argument(field, item) for item in value]
        if isinstance(value, dict) and "args" in value:  # a part of a deal, which is a label
            return {**value, "args": {name: self.argument(name, part) for name, part in value["args"].items()}}
        return title(value) if isinstance(value, str) else value

    def option(self, option: Option, speech: Speech) -> Text:
        """An option, its cards by name."""
        return Text(self.option_words(option, speech))

    def option_words(self, option: Option, speech: Speech) -> str:
        """An option, its cards by name."""
        return speech.label(
            Label(option.label.id, {name: self.argument(name, v) for name, v in option.label.args.items()})
        )

    def words(self, scene: Scene) -> list[str]:
        """The table in sentences."""
        board: Board = scene.view.board
        speech = scene.speech
        lines = [speech.text("inwo-line", turn=board.turns + 1, seat=speech.seat(board.turn), goal=board.basic_goal)]
        if board.nwo:
            lines.append(f"{speech.text('inwo-nwo')}: {', '.join([title(card) for card in board.nwo])}")
        names = names_of(board)
        lines += [attack_words(attack, names, speech) for attack in board.attacks]
        for play in board.plays:
            what = title(play.what.partition("/")[0])
            lines.append(speech.text("inwo-play", seat=speech.seat(play.seat), card=what))
        for seat, player in enumerate(board.players):
            lines += player_lines(seat, player, speech)
        return lines

    def hand(self, scene: Scene) -> RenderableType | None:
        """The reader's Plots and Group cards."""
        if scene.view.seat is None:
            return None
        player: PlayerView = scene.view.board.players[scene.view.seat]
        lines = []
        for message, cards in (("inwo-plots", player.plots), ("inwo-hand", player.hand)):
            if cards:
                lines.append(Text(f"{scene.speech.text(message)}: {', '.join([card_words(card) for card in cards])}"))
        return Group(*lines) if lines else None


def card_words(card: Card) -> str:
    """A card that may be hidden."""
    return "?" if card.card is None else title(card.card)


def names_of(board: Board) -> dict[int, str]:
    """Cards on the table by slot."""
    found: dict[int, str] = {}
    for player in board.players:
        for group in player.groups:
            found[group.slot] = title(group.card)
        for resource in player.resources:
            found[resource.slot] = title(resource.card)
    for card in board.table:
        found[card.slot] = card_words(card)
    return found


def attack_words(attack: AttackView, names: dict[int, str], speech: Speech) -> str:
    """An attack with its running sum."""
    return speech.text(
        "inwo-attack",
        seat=speech.seat(attack.attacker),
        leader=names.get(attack.leader, "–"),
        target=names.get(attack.target, "?"),
        kind=attack.kind,
        strength=attack.strength,
        privileged="yes" if attack.privileged else "no",
        dice=" + ".join([str(die) for die in attack.dice]) or "–",
    )


def player_lines(seat: int, player: PlayerView, speech: Speech) -> list[str]:
    """A player: a line of numbers, then the structure from the Illuminati down."""
    name = capital(speech.seat(seat))
    if player.out:
        return [f"{name}: {speech.text('inwo-out')}"]
    counts = speech.text(
        "inwo-player",
        count=player.goal_count,
        plots=len(player.plots) + len(player.exposed),
        hand=len(player.hand),
        destroyed=len(player.destroyed),
    )
    lines = [f"{name}: {counts}"]
    depth: dict[int, int] = {}
    for group in player.groups:
        depth[group.slot] = depth.get(group.master, -1) + 1
        lines.append(f"{'  ' * (depth[group.slot] + 1)}{group_words(group, speech)}")
    for message, cards in (
        ("inwo-resources", [resource_words(card, speech) for card in player.resources]),
        ("inwo-agents", [title(card) for card in player.agents]),
        ("inwo-exposed", [card_words(card) for card in player.exposed]),
    ):
        if cards:
            lines.append(f"  {speech.text(message)}: {', '.join(cards)}")
    return lines


def group_words(group: GroupView, speech: Speech) -> str:
    """A group with its values; tokens as they lie there."""
    power = f"{group.power}/{group.global_power}" if group.global_power else f"{group.power}"
    parts = [f"{title(group.card)} {power}·{group.resistance}"]
    if group.alignments:
        parts.append(" ".join(group.alignments))
    if group.tokens:
        parts.append(speech.text("inwo-tokens", count=group.tokens))
    if group.devastated:
        parts.append(speech.text("inwo-devastated"))
    return ", ".join(parts)


def resource_words(resource: ResourceView, speech: Speech) -> str:
    """A Resource with its tokens."""
    name = title(resource.card)
    return f"{name} ({speech.text('inwo-tokens', count=resource.tokens)})" if resource.tokens else name
