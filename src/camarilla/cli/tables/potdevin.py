"""Pot de Vin in a terminal. Colour tells the person of a card, and so does its initial or name: never colour alone."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from camarilla.cli.tables.generic import ROOMY, TIGHT, Drawing, Scene
from camarilla.cli.words import Speech, capital, number
from camarilla.games.potdevin.catalog import BONUS, CARDS, FACE, GUILDS, JOKER, PENALTY, POWER
from camarilla.games.potdevin.figures import Figures, Worth
from camarilla.games.potdevin.view import Board, Player
from camarilla.kernel.options import Label, Option

__all__ = ["PotDeVinDrawing"]

STYLES: Final = {"aldo": "cyan", "pietra": "magenta", "enzo": "yellow", "ugo": "green"}
SIGNS: Final = {
    "aristocrats": "♔",
    "artists": "✎",
    "merchants": "⚖",
    "craftsmen": "⚒",
    "knights": "⚔",
    "assassins": "†",
    JOKER: "★",
    POWER: "♛",
    BONUS: "+2",
    PENALTY: "−2",
}
GEM: Final = "♦"
GAP: Final = range(4, 7)
"""So many symbols in a pile cost points (PV-5.3)."""
BOX: Final = 6
"""How wide a drawn card is."""
LONGEST_NAME: Final = 12
"""Longer names are cut in tables."""


# -- Readings of the table ---------------------------------------------------------------------------------------------


def figures_of(scene: Scene) -> Figures:
    """What the game counts for its readers."""
    figures: Figures = scene.view.figures
    return figures


def left_of(board: Board) -> list[str]:
    """With six: the cards left for the next trump deck."""
    return [card.name for card in board.centre]


def known_of(scene: Scene) -> list[str]:
    """With six: the cards that the reader knows to be in the trump deck, somewhere."""
    known = {card.name for card in scene.view.board.deck_known}
    for fact in scene.view.facts:
        known.update(fact.faces)
    return sorted(known, key=FACE.__getitem__)


def team_of(board: Board, seat: int) -> int | None:
    """The number of the seat's team, from 1; None where everybody plays alone."""
    partner = board.players[seat].partner
    return None if partner is None else min(seat, partner) + 1


# -- Cards -------------------------------------------------------------------------------------------------------------


def card_label(name: str) -> Label:
    """A card in words: Aldo 4."""
    card = CARDS[FACE[name]]
    return Label("card", {"person": Label(f"person-{card['person'].lower()}"), "value": card["value"]})


def sign_of(name: str) -> str:
    """What is printed under a card's value: its guild's sign, once or twice, or what makes it special."""
    card = CARDS[FACE[name]]
    sign: str = SIGNS[card.get("guild", card["kind"])] * card.get("symbols", 1)
    return sign


def meaning_of(name: str, speech: Speech) -> str:
    """What a card shows, in words: knights, twice; joker."""
    card = CARDS[FACE[name]]
    if "guild" not in card:
        return speech.text(f"kind-{card['kind']}")
    guild = speech.text(f"guild-{card['guild']}")
    return f"{guild} ×2" if card["symbols"] == 2 else guild


def style_of(name: str) -> str:
    """The colour of a card's person."""
    return STYLES[CARDS[FACE[name]]["person"].lower()]


def chip(name: str, speech: Speech, dim: bool = False) -> Text:
    """A card in a line of text: its name and sign in its colour."""
    style = style_of(name)
    return Text(f"{speech.label(card_label(name))} {sign_of(name)}", style=f"dim {style}" if dim else f"bold {style}")


def spoken(name: str, speech: Speech) -> str:
    """A card in plain words."""
    return f"{speech.label(card_label(name))} ({meaning_of(name, speech)})"


class Box(NamedTuple):
    """A card to draw: `heading` goes into its upper edge, `caption` below it."""

    name: str
    heading: str = ""
    dim: bool = False
    caption: str = ""


def boxes(cards: list[Box], width: int, speech: Speech) -> list[Text]:
    """Cards side by side, in as many rows as needed."""
    lines: list[Text] = []
    each = max(1, width // BOX)
    for start in range(0, len(cards), each):
        row = [box_lines(card, speech) for card in cards[start : start + each]]
        lines += [Text().join(parts) for parts in zip(*row, strict=True)]
    return lines


def box_lines(box: Box, speech: Speech) -> list[Text]:
    """One card, four lines high."""
    card = CARDS[FACE[box.name]]
    initial = speech.text(f"person-{card['person'].lower()}")[:1]
    style = style_of(box.name)
    edge = f"dim {style}" if box.dim else style
    face = f"dim {style}" if box.dim else f"bold {style}"
    heading = f"─{box.heading}" if box.heading else ""
    lines = [Text(f"╭{heading:─<4}╮", style=edge)]
    for content in (f"{initial}{card['value']:>3}", f"{sign_of(box.name):<4}"):
        lines.append(Text.assemble(("│", edge), (content, face), ("│", edge)))
    lines.append(Text("╰────╯", style=edge))
    return lines


# -- The drawing -------------------------------------------------------------------------------------------------------


class PotDeVinDrawing(Drawing):
    """Trump and trick in the middle, everybody's open piles below, one's own hand at the bottom."""

    seat_fields = frozenset({"seat", "leader"})

    def argument(self, field: str, value: Any) -> Any:
        """Cards and guilds by name become labels."""
        if isinstance(value, list):
            return [self.argument(field, item) for item in value]
        if isinstance(value, str) and value in FACE:
            return card_label(value)
        if isinstance(value, str) and value in GUILDS:
            return Label(f"guild-{value}")
        return value

    def arranged(self, options: list[Option]) -> list[Option]:
        """Cards as the hand is sorted, then the rest as the rules list it."""
        return sorted(options, key=lambda option: FACE.get(option.notation, len(CARDS)))

    # -- drawn ---------------------------------------------------------------------------------------------------

    def table(self, scene: Scene, room: int) -> RenderableType:
        """Round, trump and trick, players, and what the signs mean."""
        parts: list[RenderableType] = [self.heading(scene)]
        if room != TIGHT:
            parts.append(Rule(style="dim"))
        if room == ROOMY:
            parts += [*self.centre_boxes(scene), Text(), self.players(scene), Text()]
        else:
            parts += [*self.centre_lines(scene), self.players(scene)]
        if room != TIGHT:
            parts += self.legend(scene, room == ROOMY)
        return Group(*parts)

    def heading(self, scene: Scene) -> RenderableType:
        """The title, the round, and what is left of the trump deck."""
        board: Board = scene.view.board
        speech = scene.speech
        grid = Grid.grid(expand=True)
        grid.add_column()
        grid.add_column(justify="right")
        facts = [speech.text("potdevin-deck", cards=board.trump_deck)]
        if board.round:
            facts.insert(0, speech.text("potdevin-round", round=board.round, rounds=figures_of(scene).rounds))
        grid.add_row(Text(speech.title(), style="bold"), Text(" · ".join(facts)))
        return grid

    def centre_lines(self, scene: Scene) -> list[RenderableType]:
        """Trump and trick, a line each."""
        board: Board = scene.view.board
        speech = scene.speech
        grid = Grid.grid(padding=(0, 2, 0, 0))
        if board.trump is not None:
            grid.add_row(speech.text("potdevin-trump"), chip(board.trump.name, speech))
        if board.trick or board.spent:
            grid.add_row(speech.text("potdevin-trick"), self.trick_line(board, speech))
        else:
            last = last_won(scene.events)
            if last is not None:
                grid.add_row(*self.last_line(last, speech))
        for heading, names in (("potdevin-centre", left_of(board)), ("potdevin-known", known_of(scene))):
            if names:
                chips = [chip(name, speech, dim=True) for name in names]
                grid.add_row(speech.text(heading), Text("  ").join(chips))
        return [grid]

    def trick_line(self, board: Board, speech: Speech) -> Text:
        """Who played what, and how many gems lie there."""
        parts = [
            Text.assemble(f"{capital(speech.seat(played.seat))}: ", chip(played.card.name, speech))
            for played in board.trick
        ]
        if board.spent:
            parts.append(Text(GEM * board.spent, style="bold"))
        return Text("  ").join(parts)

    def last_line(self, last: dict[str, Any], speech: Speech) -> tuple[str, Text]:
        """The round before, while nothing is played yet."""
        cards = Text("  ").join([chip(name, speech, dim=True) for name in last["cards"]])
        gems = Text(f"  {GEM * last['gems']}", style="dim")
        return speech.text("potdevin-last"), Text.assemble(f"{capital(speech.seat(last['seat']))}: ", cards, gems)

    def centre_boxes(self, scene: Scene) -> list[RenderableType]:
        """Trump and trick as drawn cards, who played what written below."""
        board: Board = scene.view.board
        speech = scene.speech
        groups: list[tuple[str, list[Box]]] = []
        if board.trump is not None:
            groups.append((speech.text("potdevin-trump"), [Box(board.trump.name)]))
        last = last_won(scene.events)
        if board.trick:
            trick = [Box(played.card.name, caption=capital(speech.seat(played.seat))) for played in board.trick]
            groups.append((f"{speech.text('potdevin-trick')} {GEM * board.spent}", trick))
        elif last is not None:
            won = [Box(name, dim=True) for name in last["cards"]]
            groups.append((f"{speech.text('potdevin-last')} {capital(speech.seat(last['seat']))}", won))
        for heading, names in (("potdevin-centre", left_of(board)), ("potdevin-known", known_of(scene))):
            if names:
                groups.append((speech.text(heading), [Box(name, dim=True) for name in names]))
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_row(*[Group(Text(heading, style="dim"), captioned(cards, speech)) for heading, cards in groups])
        return [grid]

    def players(self, scene: Scene) -> RenderableType:
        """A line a player: counts, open piles by guild, points so far."""
        board: Board = scene.view.board
        speech = scene.speech
        teams = board.players[0].partner is not None
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
        grid.add_column("")
        grid.add_column(speech.text("potdevin-player"), no_wrap=True, max_width=LONGEST_NAME)
        if teams:
            grid.add_column(speech.text("potdevin-team"), justify="right")
        for column in ("potdevin-cards", "potdevin-gems", "potdevin-wealth"):
            grid.add_column(speech.text(column), justify="right")
        for guild in GUILDS:
            grid.add_column(f" {SIGNS[guild]}", min_width=3)
        for kind in (POWER, BONUS, PENALTY, JOKER):
            grid.add_column(SIGNS[kind], justify="right")
        grid.add_column(speech.text("potdevin-score"), justify="right")
        asked = {entry.seat for entry in scene.view.asked}
        for seat, player in enumerate(board.players):
            grid.add_row(*self.player(scene, seat, player, seat in asked))
        return grid

    def player(self, scene: Scene, seat: int, player: Player, asked: bool) -> list[Text]:
        """The cells of one player."""
        speech = scene.speech
        style = "bold" if seat == speech.reader else ""
        worth = figures_of(scene).worth[seat]
        team = team_of(scene.view.board, seat)
        cells = [Text("▸" if asked else " ", style="bold"), Text(capital(speech.seat(seat)), style=style)]
        if team is not None:
            cells.append(Text(str(team), style=style))
        cells += [Text(str(count), style=style) for count in (player.cards, player.gems, player.wealth)]
        cells += [pile(worth, guild) for guild in range(len(GUILDS))]
        cells += [few(worth.kinds[kind]) for kind in (POWER, BONUS, PENALTY, JOKER)]
        cells.append(Text(number(worth.side), style="bold"))
        return cells

    def legend(self, scene: Scene, roomy: bool) -> list[RenderableType]:
        """What the signs mean; with room to spare, what a pile is worth."""
        speech = scene.speech
        guilds = "  ".join(f"{SIGNS[guild]} {speech.text(f'guild-{guild}')}" for guild in GUILDS)
        lines: list[RenderableType] = [Text(guilds, style="dim", overflow="ellipsis", no_wrap=True)]
        if roomy:
            kinds = "  ".join(f"{SIGNS[kind]} {speech.text(f'kind-{kind}')}" for kind in (POWER, BONUS, PENALTY, JOKER))
            worth = figures_of(scene).pile_points
            points = "  ".join(
                f"{symbols}{'!' if symbols in GAP else ''} → {number(worth[symbols])}" for symbols in range(1, 9)
            )
            lines += [Text(kinds, style="dim"), Text(speech.text("potdevin-piles", points=points), style="dim")]
        return lines

    def hand(self, scene: Scene) -> RenderableType | None:
        """The reader's hand; a card that may be chosen has its number in its edge, the others are dim."""
        seat = scene.view.seat
        cards = scene.view.board.players[seat].hand if seat is not None else None
        if not cards:
            return None
        numbers = {key: str(at) for at, option in enumerate(scene.options, start=1) for key in option.touches}
        drawn_cards = []
        for card in cards:
            heading = numbers.get(f"card:{card.slot}", "")
            drawn_cards.append(Box(card.name, heading, dim=bool(scene.options) and not heading))
        return Hand(drawn_cards, scene.speech)

    def option(self, option: Option, speech: Speech) -> Text:
        """Cards as chips, guilds with their sign."""
        if option.notation in FACE:
            return chip(option.notation, speech)
        if option.notation in SIGNS:
            return Text(f"{SIGNS[option.notation]} {speech.label(option.label)}")
        return Text(speech.label(option.label))

    def card(self, card: dict[str, Any], speech: Speech) -> Text:
        """A card by name, in its colour."""
        return chip(card["name"], speech)

    def result(self, scene: Scene) -> RenderableType:
        """Points by category, best first."""
        result = scene.view.result
        assert result is not None
        board: Board = scene.view.board
        speech = scene.speech
        teams = board.players[0].partner is not None
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        grid.add_column("")
        grid.add_column(speech.text("potdevin-player"), no_wrap=True, max_width=LONGEST_NAME)
        headings = [*(SIGNS[guild] for guild in GUILDS), SIGNS[POWER], "±2", speech.text("potdevin-wealth")]
        headings += [speech.text("potdevin-total")] + [speech.text("potdevin-team")] * teams
        for heading in [*headings, speech.text("potdevin-won")]:
            grid.add_column(heading, justify="right")
        for seat in sorted(range(scene.view.seats), key=result.ranks.__getitem__):
            worth = figures_of(scene).worth[seat]
            points = [*worth.guilds, worth.power, worth.bonus, worth.wealth]
            cells = [Text(number(value), style="red" if value < 0 else "" if value else "dim") for value in points]
            cells.append(Text(number(worth.total), style="bold"))
            if teams:
                cells.append(Text(number(result.scores[seat]), style="bold"))
            cells.append(Text(str(len(board.players[seat].won))))
            style = "bold" if seat in result.winners else ""
            grid.add_row(f"{result.ranks[seat]}.", Text(capital(speech.seat(seat)), style=style), *cells)
        return Group(grid, *self.legend(scene, False))

    # -- in words ------------------------------------------------------------------------------------------------

    def words(self, scene: Scene) -> list[str]:
        """The table in sentences."""
        board: Board = scene.view.board
        speech = scene.speech
        lines = []
        if board.round:
            lines.append(speech.text("potdevin-round", round=board.round, rounds=figures_of(scene).rounds))
        if board.trump is not None:
            lines.append(f"{speech.text('potdevin-trump')}: {spoken(board.trump.name, speech)}")
        lines += [self.player_words(scene, seat) for seat in range(len(board.players))]
        for heading, names in (("potdevin-centre", left_of(board)), ("potdevin-known", known_of(scene))):
            if names:
                lines.append(f"{speech.text(heading)}: {', '.join(spoken(name, speech) for name in names)}")
        if board.trick or board.spent:
            lines.append(f"{speech.text('potdevin-trick')}: {self.trick_words(board, speech)}")
        hand = board.players[scene.view.seat].hand if scene.view.seat is not None else None
        if hand:
            held = ", ".join(spoken(card.name, speech) for card in hand)
            lines.append(f"{speech.text('potdevin-hand')}: {held}")
        return lines

    def trick_words(self, board: Board, speech: Speech) -> str:
        """The trick in words."""
        parts = [f"{speech.seat(played.seat)}: {spoken(played.card.name, speech)}" for played in board.trick]
        if board.spent:
            parts.append(speech.text("potdevin-spent", gems=board.spent))
        return "; ".join(parts)

    def player_words(self, scene: Scene, seat: int) -> str:
        """One player in words: counts, then piles, then points."""
        board: Board = scene.view.board
        speech = scene.speech
        player = board.players[seat]
        worth = figures_of(scene).worth[seat]
        parts = [
            speech.text("potdevin-counts", cards=player.cards, gems=player.gems, wealth=player.wealth),
            *[pile_words(worth, guild, speech) for guild in range(len(GUILDS)) if worth.symbols[guild]],
            *[
                f"{speech.text(f'kind-{kind}')} {worth.kinds[kind]}"
                for kind in (POWER, BONUS, PENALTY, JOKER)
                if worth.kinds[kind]
            ],
            speech.text("potdevin-points", points=number(worth.side)),
        ]
        team = team_of(board, seat)
        name = capital(speech.seat(seat))
        if team is not None:
            name = speech.text("potdevin-in-team", name=name, team=team)
        return f"{name}: {', '.join(parts)}"

    def option_words(self, option: Option, speech: Speech) -> str:
        """Cards with what they carry."""
        return spoken(option.notation, speech) if option.notation in FACE else speech.label(option.label)

    def result_words(self, scene: Scene) -> list[str]:
        """Points by category, a line a player."""
        lines = super().result_words(scene)
        speech = scene.speech
        for seat in range(scene.view.seats):
            worth = figures_of(scene).worth[seat]
            parts = [
                f"{speech.text(f'guild-{guild}')} {number(worth.guilds[at])}"
                for at, guild in enumerate(GUILDS)
                if worth.symbols[at]
            ]
            parts.append(f"{speech.text('kind-power')} {number(worth.power)}")
            parts.append(f"{speech.text('potdevin-bonus')} {number(worth.bonus)}")
            parts.append(f"{speech.text('potdevin-wealth')} {worth.wealth}")
            parts.append(f"{speech.text('potdevin-total')} {number(worth.total)}")
            lines.append(f"{capital(speech.seat(seat))}: {', '.join(parts)}")
        return lines


class Hand:
    """Drawn cards in as many rows as the width needs."""

    def __init__(self, cards: list[Box], speech: Speech) -> None:
        self.cards = cards
        self.speech = speech

    def __rich_console__(self, console: Any, options: Any) -> Any:
        yield from boxes(self.cards, options.max_width, self.speech)


def captioned(cards: list[Box], speech: Speech) -> RenderableType:
    """Drawn cards side by side, each with its caption below."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in cards:
        grid.add_column(no_wrap=True)
    grid.add_row(*[Group(*box_lines(card, speech)) for card in cards])
    grid.add_row(*[Text(card.caption) for card in cards])
    return grid


def last_won(events: list[dict[str, Any]]) -> dict[str, Any] | None:
    """The last round that somebody won, as it was seen."""
    return next((event for event in reversed(events) if event["type"] == "RoundWon"), None)


def pile(worth: Worth, guild: int) -> Text:
    """Symbols of a pile: a dot for none, `!` where it costs points, brackets where the partner's pile counts."""
    symbols = worth.symbols[guild]
    if not symbols:
        return Text(" ·", style="dim")
    if not worth.counted[guild]:
        return Text(f"({symbols})", style="dim")
    if symbols in GAP:
        return Text(f" {symbols}!", style="bold red")
    return Text(f" {symbols}", style="bold green" if symbols >= 3 else "")


def pile_words(worth: Worth, guild: int, speech: Speech) -> str:
    """A pile in words: its symbols and points, and a warning where it costs points."""
    message, points = "potdevin-pile", worth.guilds[guild]
    if not worth.counted[guild]:
        message = "potdevin-pile-partner"
    elif worth.symbols[guild] in GAP:
        message, points = "potdevin-pile-gap", -points
    name = speech.text(f"guild-{GUILDS[guild]}")
    return speech.text(message, guild=name, symbols=worth.symbols[guild], points=number(points))


def few(count: int) -> Text:
    """A small count; a dot for none."""
    return Text(str(count)) if count else Text("·", style="dim")
