"""Pax Illuminaten in a terminal: the field row by row, the court, players and plots. Letters tell what colours tell."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from camarilla.checks.scenario import letter
from camarilla.cli.tables.generic import ROOMY, TIGHT, Drawing, Scene
from camarilla.cli.words import Speech, capital
from camarilla.games.pax.catalog import (
    ABILITIES,
    EVENTS,
    FACTIONS,
    LUMINARIES,
    NAMES,
    PLOTS,
    STRENGTH,
)
from camarilla.games.pax.field import layout
from camarilla.games.pax.view import Board, Cell, Player, Plot
from camarilla.kernel.options import Label, Option

__all__ = ["PaxDrawing"]

COLOURS: Final = ("red", "blue", "green", "yellow")
"""Of the seats' tokens."""
DOWN, FREE, TURN, STEWARD, REWARD, FIGURE, MET, ON, EDGE = "▒·▸▼*☻✓●○"
SIGNS: Final = {"mason": "m", "rosicrucian": "r", "none": ""}
LINE: Final = 80
LONGEST_NAME: Final = 14


def number_of(name: str) -> str:
    """A luminary by its number: `031`."""
    return name.removeprefix("PIL")


def traits(name: str) -> str:
    """A luminary in short: degree, factions, organisation: `III A/M m`."""
    card = LUMINARIES[NAMES.index(name)]
    parts = [card["degree"], "/".join(card["factions"]), SIGNS[card["organisation"]]]
    return " ".join(part for part in parts if part)


def strength_of(name: str) -> str:
    """The strength of a luminary: a number, `†` for the dagger, `⚒` for the hammers."""
    strength = STRENGTH[NAMES.index(name)]
    return {7: "†", 8: "⚒"}.get(strength, str(strength))


def ability_label(name: str) -> Label:
    """What a luminary does, in few words."""
    return Label(f"ability-{LUMINARIES[NAMES.index(name)]['ability'].replace('_', '-').lower()}")


def favours_text(favours: dict[str, int]) -> str:
    """Favours in short: `A2 M1`."""
    return " ".join(f"{kind}{number}" for kind, number in favours.items() if number) or "–"


def favours_of(faction: str, number: int) -> Label:
    """Several favours of one faction."""
    return Label("favours-of", {"faction": Label(f"faction-{faction}"), "count": number})


def event_label(name: str) -> Label:
    """An event card by name."""
    return Label(f"happening-{name.replace('_', '-')}")


def tokens_text(cell: Cell) -> Text:
    """Whose token lies in each cell of a card, as letters, from the top."""
    text = Text()
    for owner in cell.tokens:
        text.append(FREE if owner is None else letter(owner), style="" if owner is None else f"bold {COLOURS[owner]}")
    return text


def name_text(seat: int, speech: Speech) -> Text:
    """A seat's letter and name; the reader's is bold."""
    name = Text(capital(speech.seat(seat)), style="bold" if seat == speech.reader else "")
    name.truncate(LONGEST_NAME, overflow="ellipsis")
    return Text.assemble((letter(seat), f"bold {COLOURS[seat]}"), " ", name)


class PaxDrawing(Drawing):
    """The field as it lies, with everything about each card in its place; below it court, players and plots."""

    seat_fields = Drawing.seat_fields | {"first", "rival", "attacker", "defender"}

    def argument(self, field: str, value: Any) -> Any:
        """Names of cards, plots, factions and events become labels."""
        if field == "favours" and isinstance(value, list | tuple):
            return [favours_of(faction, number) for faction, number in Counter(value).items()]
        if isinstance(value, list | tuple):
            return [self.argument(field, item) for item in value if item != ""]
        kinds = {
            "card": (NAMES, "card-"),
            "cards": (NAMES, "card-"),
            "court": (NAMES, "card-"),
            "plot": (PLOTS, "plot-"),
            "plots": (PLOTS, "plot-"),
            "faction": (FACTIONS, "faction-"),
            "favour": (FACTIONS, "faction-"),
        }
        if field in kinds and value in kinds[field][0]:
            return Label(f"{kinds[field][1]}{value}")
        if field in ("happening", "happenings") and value in EVENTS:
            return event_label(value)
        if field == "ability" and value in ABILITIES:
            return Label(f"ability-{value.replace('_', '-').lower()}")
        return Label(f"reason-{value}") if field == "reason" else value

    # -- drawn ---------------------------------------------------------------------------------------------------

    def table(self, scene: Scene, room: int) -> RenderableType:
        """Heading, field, court and supply, players, plots, and what is in force."""
        heading = Grid.grid(expand=True)
        heading.add_row(Text(scene.speech.title(), style="bold"), Text(" · ".join(self.facts(scene)), justify="right"))
        parts: list[RenderableType] = [heading]
        if room != TIGHT:
            parts.append(Rule(style="dim"))
        parts += self.field(scene)
        parts += [self.court(scene), self.players(scene), *self.plots(scene)]
        parts += [Text(line, no_wrap=True, overflow="ellipsis") for line in self.in_force(scene)]
        if room == ROOMY:
            parts += [Text(line, style="dim") for line in [*self.lodges(scene), scene.speech.text("pax-legend")]]
        return Group(*parts)

    def facts(self, scene: Scene) -> list[str]:
        """Round, turn, main actions left, deck and discarded edicts."""
        board: Board = scene.view.board
        speech = scene.speech
        return [
            speech.text("pax-round", round=board.round, seat=speech.seat(board.turn)),
            speech.text("pax-actions", count=board.actions),
            speech.text("pax-deck", count=board.deck),
            speech.text("pax-edicts", count=board.edicts_discarded),
        ]

    def field(self, scene: Scene) -> list[RenderableType]:
        """The rows of the field, each shifted by half a card."""
        board: Board = scene.view.board
        field = layout(scene.view.seats)
        widest = max(field.x)
        width = LINE // (widest + 1)
        lines: list[RenderableType] = []
        for row in range(max(field.row) + 1):
            line = Text(no_wrap=True, overflow="crop")
            for cell in range(field.size):
                if field.row[cell] == row:
                    line.append(" " * max(0, (field.x[cell] + widest) * width // 2 - line.cell_len))
                    line.append_text(self.cell(board, cell, width - 1))
            lines.append(line)
        return lines

    def cell(self, board: Board, at: int, width: int) -> Text:
        """A place of the field: its number, its card in short, its tokens, a reward marker, the opponent's figure."""
        cell: Cell = board.field[at]
        text = Text.assemble((f"{at:>2} ", "dim"))
        if cell.card is None or cell.card.name is None or not cell.up:
            text.append(DOWN * 3, style="dim")
        else:
            card = LUMINARIES[NAMES.index(cell.card.name)]
            text.append(f"{card['degree']} {''.join(card['factions'])}")
            text.append_text(tokens_text(cell))
        if cell.marked:
            text.append(REWARD, style="bold")
        if board.opponent is not None and board.opponent.figure == at:
            text.append(FIGURE, style="bold")
        text.truncate(width)
        return text

    def court(self, scene: Scene) -> RenderableType:
        """The court with the steward, and the supply."""
        board: Board = scene.view.board
        shown = []
        for at, card in enumerate(board.court):
            name = "–" if card is None else f"{number_of(str(card.name))} {traits(str(card.name))}"
            shown.append((STEWARD if at == board.steward else "") + name)
        supply = scene.speech.text("pax-supply", favours=favours_text(board.supply))
        row = scene.speech.text("pax-row", factions=" ".join(board.faction_row) or "–")
        court = Text(f"{scene.speech.text('pax-court')}: {' | '.join(shown)}", no_wrap=True, overflow="ellipsis")
        return Group(court, Text(f"{supply} · {row}", no_wrap=True, overflow="ellipsis"))

    def players(self, scene: Scene) -> RenderableType:
        """A line a player: favours, tokens left, hand, faction cards, connection."""
        board: Board = scene.view.board
        grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False)
        for _ in range(4):
            grid.add_column(no_wrap=True, overflow="ellipsis")
        for seat, player in enumerate(board.players):
            mark = TURN if seat == board.turn else " "
            favours = Text(favours_text(player.favours))
            counts = scene.speech.text("pax-counts", tokens=player.tokens, cards=len(player.hand))
            grid.add_row(Text(mark) + name_text(seat, scene.speech), favours, counts, self.extras(player, scene.speech))
        return grid

    def extras(self, player: Player, speech: Speech) -> str:
        """What else lies before a player."""
        parts = [f"[{' '.join(player.factions)}]"]
        if player.faction_cards:
            parts.append(speech.text("pax-cards", factions=" ".join(player.faction_cards)))
        if player.events:
            parts.append(speech.text("pax-events", count=len(player.events)))
        return " ".join(parts)

    def plots(self, scene: Scene) -> list[RenderableType]:
        """The plots the reader knows, with tokens on them and at their edge."""
        shown = [self.plot_words(plot, scene.speech) for plot in scene.view.board.plots]
        return [Text("; ".join(shown), no_wrap=True, overflow="ellipsis")] if shown else []

    def plot_words(self, plot: Plot, speech: Speech) -> str:
        """A plot in short: met by the reader, whose tokens are on it or beside it."""
        marks = "".join([ON + letter(seat) for seat in plot.on] + [EDGE + letter(seat) for seat in plot.beside])
        name = speech.label(Label(f"plot-{plot.name}"))
        owner = f" ({letter(plot.owner)})" if plot.owner is not None else ""
        return f"{plot.name} {name}{owner}{' ' + MET if plot.met else ''}{' ' + marks if marks else ''}"

    def in_force(self, scene: Scene) -> list[str]:
        """Edicts, special events, the chain and dispute cards, as far as there are any."""
        board: Board = scene.view.board
        speech = scene.speech
        lines: list[str] = []
        happenings = [
            f"{speech.label(event_label(edict.name))} {letter(edict.owner)} {edict.favours}" for edict in board.edicts
        ]
        happenings += [speech.label(event_label(player.special)) for player in board.players if player.special]
        if happenings:
            lines.append(f"{speech.text('pax-happenings')}: {'; '.join(happenings)}")
        if board.chain:
            chain = [f"{number_of(str(card.name))} {traits(str(card.name))}" for card in board.chain]
            lines.append(f"{speech.text('pax-chain')}: {' → '.join(chain)}")
        if board.disputes:
            cards = [f"{number_of(str(card.name))} {strength_of(str(card.name))}" for card in board.disputes]
            lines.append(f"{speech.text('pax-disputes')}: {', '.join(cards)}")
        return lines

    def lodges(self, scene: Scene) -> list[str]:
        """All lodges and who controls them."""
        board: Board = scene.view.board
        shown = []
        for lodge in board.lodges:
            master = f" {letter(lodge.master)}" if lodge.master is not None else ""
            shown.append(f"{lodge.faction} {' '.join(map(str, lodge.cells))}{master}")
        return [f"{scene.speech.text('pax-lodges')}: {'; '.join(shown)}"] if shown else []

    def hand(self, scene: Scene) -> RenderableType | None:
        """The reader's luminaries, each with its number, degree, factions, strength and ability."""
        if scene.view.seat is None:
            return None
        cards = scene.view.board.players[scene.view.seat].hand
        if not cards:
            return None
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis")
        for card in cards:
            name = str(card.name)
            about = f"{number_of(name)} {traits(name)} {strength_of(name)}"
            grid.add_row(Text(about, style="bold"), Text(scene.speech.label(ability_label(name)), style="dim"))
        return grid

    def option(self, option: Option, speech: Speech) -> Text:
        """Deeds in few words: cards by number. In English the notation beside it says it all."""
        if option.label.id.startswith("do-") and speech.language == "en":
            return Text("")
        return Text(speech.label(shortened(option.label)))

    def card(self, card: dict[str, Any], speech: Speech) -> Text:
        """A luminary by name."""
        return Text(speech.label(Label(f"card-{card['name']}")), style="bold")

    # -- in words ------------------------------------------------------------------------------------------------

    def words(self, scene: Scene) -> list[str]:
        """The table in sentences, one thing a line."""
        board: Board = scene.view.board
        speech = scene.speech
        lines = list(map(capital, self.facts(scene)))
        lines += [self.cell_words(board, at, speech) for at in range(len(board.field))]
        lines += [line for line in self.lodges(scene) + self.in_force(scene) if line]
        court = [speech.label(Label(f"card-{card.name}")) if card else "–" for card in board.court]
        lines.append(f"{speech.text('pax-court')}: {'; '.join(court)}")
        lines.append(speech.text("pax-steward", place=board.steward + 1))
        lines.append(capital(speech.text("pax-supply", favours=favours_text(board.supply))))
        lines.append(capital(speech.text("pax-row", factions=" ".join(board.faction_row) or "–")))
        for seat, player in enumerate(board.players):
            counts = speech.text("pax-counts", tokens=player.tokens, cards=len(player.hand))
            about = f"{favours_text(player.favours)}; {counts}; {self.extras(player, speech)}"
            lines.append(f"{letter(seat)}, {speech.seat(seat)}: {about}")
        lines += [self.plot_words(plot, speech) for plot in board.plots]
        return lines + self.hand_words(scene)

    def cell_words(self, board: Board, at: int, speech: Speech) -> str:
        """A place of the field in words."""
        cell: Cell = board.field[at]
        figure = f", {speech.text('pax-figure')}" if board.opponent is not None and board.opponent.figure == at else ""
        if cell.card is None or not cell.up:
            return f"{at}: {speech.text('pax-down')}{figure}"
        name = str(cell.card.name)
        tokens = "".join("." if owner is None else letter(owner) for owner in cell.tokens)
        told = f"{speech.label(Label(f'card-{name}'))} ({number_of(name)}, {traits(name)})"
        return f"{at}: {told} {tokens}{figure}"

    def hand_words(self, scene: Scene) -> list[str]:
        """The reader's hand in words."""
        if scene.view.seat is None:
            return []
        speech = scene.speech
        return [
            f"{speech.text('pax-hand')}: {speech.label(Label(f'card-{card.name}'))} ({number_of(str(card.name))}, "
            f"{traits(str(card.name))}, {strength_of(str(card.name))}): {speech.label(ability_label(str(card.name)))}"
            for card in scene.view.board.players[scene.view.seat].hand
        ]


def shortened(label: Label) -> Label:
    """A label with cards by number and places by the number of their cell."""
    args = {name: short(value) for name, value in label.args.items()}
    return Label(label.id, args)


def short(value: Any) -> Any:
    """An argument in short."""
    if not isinstance(value, Label):
        return value
    if value.id in ("cell-card", "cell-down"):
        return str(value.args["cell"])
    return number_of(value.id.removeprefix("card-")) if value.id.startswith("card-PIL") else value
