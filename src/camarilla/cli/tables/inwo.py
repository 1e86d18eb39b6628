"""Illuminati: New World Order in a terminal: a line for the turn, then each player's structure, all in words."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from camarilla.cli.tables.generic import Drawing, Scene
from camarilla.cli.words import Speech, capital
from camarilla.games.inwo.catalog import FACE
from camarilla.games.inwo.naming import argument, card_name, named, play_name, slug
from camarilla.games.inwo.plays.occasions import play_kind
from camarilla.games.inwo.view import AttackView, Board, Card, GroupView, PlayerView, ResourceView
from camarilla.kernel.options import Label, Option

__all__ = ["InwoDrawing"]


class InwoDrawing(Drawing):
    """The table in lines."""

    seat_fields = frozenset({"seat", "proposer", "partner", "winners", "loser"})

    def argument(self, field: str, value: Any) -> Any:
        """Cards by name, words of the rules in words, and those that choose a sentence as they are."""
        return argument(field, value)

    def more(self, event: dict[str, Any]) -> dict[str, Any]:
        """What sort of play it is, what the dice add up to, and whether a card changed them."""
        match event.get("type"):
            case "Played" | "Settled":
                return {"kind": play_kind(event["what"])}
            case "GroupTaken":
                return {"kind": "group" if event["master"] else "resource"}
            case "Rolled":
                return {"sum": sum(event["dice"]), "changed": "yes" if event["changed_by"] else "no"}
        return {}

    def option(self, option: Option, speech: Speech) -> Text:
        """An option, its cards by name."""
        return Text(self.option_words(option, speech))

    def label_words(self, label: Label, speech: Speech) -> str:
        """A label, its cards by name."""
        return speech.label(named(label))

    def words(self, scene: Scene) -> list[str]:
        """The table in sentences."""
        board: Board = scene.view.board
        speech = scene.speech
        lines = [speech.text("inwo-line", turn=board.turns + 1, seat=speech.seat(board.turn), goal=board.basic_goal)]
        if board.nwo:
            lines.append(f"{speech.text('inwo-nwo')}: {', '.join([title(card, speech) for card in board.nwo])}")
        names = names_of(board, speech)
        lines += [attack_words(attack, names, speech) for attack in board.attacks]
        for play in board.plays:
            named = {"seat": Label("seat", {"seat": play.seat}), "card": play_name(play.what)}
            lines.append(capital(speech.label(Label("inwo-play", named))))
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
                held = ", ".join([card_words(card, scene.speech) for card in cards])
                lines.append(Text(f"{scene.speech.text(message)}: {held}"))
        return Group(*lines) if lines else None


def title(card: str, speech: Speech) -> str:
    """The name of a card; of an id that is no card's, itself."""
    return speech.label(card_name(card)) if card.partition("~")[0] in FACE else card


def card_words(card: Card, speech: Speech) -> str:
    """A card that may be hidden."""
    return "?" if card.card is None else title(card.card, speech)


def names_of(board: Board, speech: Speech) -> dict[int, str]:
    """Cards on the table by slot."""
    found: dict[int, str] = {}
    for player in board.players:
        for group in player.groups:
            found[group.slot] = title(group.card, speech)
        for resource in player.resources:
            found[resource.slot] = title(resource.card, speech)
    for card in board.table:
        found[card.slot] = card_words(card, speech)
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
        ("inwo-agents", [title(card, speech) for card in player.agents]),
        ("inwo-exposed", [card_words(card, speech) for card in player.exposed]),
    ):
        if cards:
            lines.append(f"  {speech.text(message)}: {', '.join(cards)}")
    return lines


def group_words(group: GroupView, speech: Speech) -> str:
    """A group with its values; tokens as they lie there."""
    power = f"{group.power}/{group.global_power}" if group.global_power else f"{group.power}"
    parts = [f"{title(group.card, speech)} {power}·{group.resistance}"]
    if group.alignments:
        parts.append(" ".join([speech.text(f"word-{slug(alignment)}") for alignment in group.alignments]))
    if group.tokens:
        parts.append(speech.text("inwo-tokens", count=group.tokens))
    if group.devastated:
        parts.append(speech.text("inwo-devastated"))
    return ", ".join(parts)


def resource_words(resource: ResourceView, speech: Speech) -> str:
    """A Resource with its tokens."""
    name = title(resource.card, speech)
    return f"{name} ({speech.text('inwo-tokens', count=resource.tokens)})" if resource.tokens else name
