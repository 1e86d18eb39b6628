"""Oath in a terminal: the land site by site, then a line or two a player. Every sign is a word."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from camarilla.cli.tables.generic import Drawing, Scene
from camarilla.cli.words import Speech, capital
from camarilla.games.oath.catalog import FACE_OF, SLUG
from camarilla.games.oath.view import Board, Lying, Player, Space
from camarilla.kernel.options import Label

__all__ = ["OathDrawing"]


def card_label(name: str | None) -> Label:
    """A card by name, or one that the reader does not know."""
    return Label("unknown-card") if name is None else Label(f"card-{SLUG[FACE_OF[name]]}")


def card_words(card: Lying, speech: Speech) -> str:
    """A card, in brackets if it lies facedown, with what lies on it."""
    name = speech.label(card_label(card.name))
    if card.name is None and card.vision is not None:
        name = speech.text("oath-back-vision" if card.vision else "oath-back-denizen")
    shown = name if card.faceup else f"[{name}]"
    if card.favor or card.secrets:
        shown += f" ({speech.text('oath-tokens', favor=card.favor, secrets=card.secrets)})"
    return shown


class OathDrawing(Drawing):
    """The table in lines."""

    seat_fields = frozenset({"seat", "giver", "taker", "defender", "partner", "order"})

    def argument(self, field: str, value: Any) -> Any:
        """Cards and sites by name become labels."""
        if isinstance(value, list | tuple):
            return [self.argument(field, item) for item in value]
        if field in ("card", "cards", "site") and value in FACE_OF:
            return card_label(value)
        return value

    def more(self, event: dict[str, Any]) -> dict[str, Any]:
        """Whether a play names its site; records that are older do not."""
        if event.get("type") != "CardPlayed":
            return {}
        return {"named": "yes"} if event.get("site") else {"named": "no", "site": ""}

    def words(self, scene: Scene) -> list[str]:
        """The table in sentences."""
        board: Board = scene.view.board
        speech = scene.speech
        lines = [speech.text("oath-line", round=board.round, seat=speech.seat(board.turn), visions=board.visions)]
        if board.title is not None:
            side = Label("oath-usurper" if board.usurper else "oath-keeper")
            oath = speech.text(f"oath-{board.oath}")
            lines.append(f"{capital(oath)}. {speech.text('oath-title', seat=speech.seat(board.title), side=side)}")
        banks = ", ".join([f"{speech.text(f'suit-{suit}')} {count}" for suit, count in board.banks.items()])
        lines.append(f"{speech.text('oath-banks')}: {banks}")
        lines += [self.banner_words(name, board, speech) for name in board.banners]
        lines += [self.space_words(number, space, board, speech) for number, space in enumerate(board.spaces)]
        lines.append(self.pile_words(board, speech))
        lines += [self.player_words(seat, player, speech) for seat, player in enumerate(board.players)]
        return lines

    def banner_words(self, name: str, board: Board, speech: Speech) -> str:
        """A banner and who holds it."""
        banner = board.banners[name]
        who = speech.seat(banner.holder) if banner.holder is not None else "—"
        return f"{capital(speech.text(f'banner-{name}'))} ({banner.tokens}): {who}"

    def space_words(self, number: int, space: Space, board: Board, speech: Speech) -> str:
        """A site with its cards, relics, tokens, warbands and pawns."""
        known = space.name is not None
        name = speech.label(card_label(space.name)) if known else speech.text("facedown-site", space=number + 1)
        parts = [card_words(card, speech) for card in space.cards]
        if space.relics:
            parts.append(speech.text("oath-relics", count=len(space.relics)))
        if space.favor or space.secrets:
            parts.append(speech.text("oath-tokens", favor=space.favor, secrets=space.secrets))
        if space.owner is not None:
            parts.append(speech.text("oath-warbands", count=space.warbands, seat=speech.seat(space.owner)))
        here = [seat for seat, player in enumerate(board.players) if player.pawn == number]
        if here:
            parts.append(speech.text("oath-pawns", seats=speech.seat_list(here)))
        return f"{number + 1}. {capital(name)}: {'; '.join(parts)}" if parts else f"{number + 1}. {capital(name)}"

    def pile_words(self, board: Board, speech: Speech) -> str:
        """The discard piles and the back of the World Deck's top card."""
        counts = ", ".join([str(len(pile)) for pile in board.piles])
        text = speech.text("oath-piles", piles=counts)
        if board.world_top is None:
            return text
        return f"{text} · {speech.text('oath-top', back=Label(f'oath-back-{board.world_top}'))}"

    def player_words(self, seat: int, player: Player, speech: Speech) -> str:
        """A player's board in words."""
        line = speech.text(
            "oath-player",
            role=Label(f"role-{player.role}"),
            favor=player.favor,
            secrets=player.secrets + player.facedown_secrets,
            supply=player.supply,
            warbands=player.warbands,
        )
        parts = [f"{capital(speech.seat(seat))}, {line}"]
        for message, cards in (("oath-advisers", player.advisers), ("oath-holds", player.relics)):
            if cards:
                parts.append(f"{speech.text(message)}: {', '.join([card_words(card, speech) for card in cards])}")
        if player.vision is not None:
            parts.append(f"{speech.text('oath-vision')}: {card_words(player.vision, speech)}")
        return "; ".join(parts)

    def card(self, card: dict[str, Any], speech: Speech) -> Text:
        """A card's name in the reader's language; what is no card of a deck has only its own."""
        name = str(card["name"])
        return Text(speech.label(card_label(name)) if name in FACE_OF else name, style="bold")

    def card_facts(self, card: dict[str, Any], speech: Speech) -> dict[str, Any]:
        """Kind, suit, and what the card does in the reader's language."""
        name = str(card["name"])
        does = speech.text(f"text-{SLUG[FACE_OF[name]]}") if name in FACE_OF else card["description"]
        return {"kind": card["kind"], "suit": card.get("suit") or "", "does": does}

    def hand(self, scene: Scene) -> RenderableType | None:
        """The cards drawn and not yet placed."""
        if scene.view.seat is None:
            return None
        hand = scene.view.board.players[scene.view.seat].hand
        if not hand:
            return None
        names = ", ".join([scene.speech.label(card_label(card.name)) for card in hand])
        return Text(f"{scene.speech.text('oath-hand')}: {names}")

    def result_words(self, scene: Scene) -> list[str]:
        """Who has won."""
        winner = scene.view.board.winner
        return [] if winner is None else [f"{scene.speech.text('oath-winner')}: {scene.speech.seat(winner)}"]
