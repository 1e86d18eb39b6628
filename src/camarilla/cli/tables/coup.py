"""Coup in a terminal. Whatever a colour tells, a word or a sign tells too."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from camarilla.cli.tables.generic import ROOMY, TIGHT, Drawing, Scene
from camarilla.cli.words import Speech, capital
from camarilla.games.coup.roles import NAMES
from camarilla.games.coup.view import Board, Claim, Patron, Player
from camarilla.kernel.options import Label, Option

__all__ = ["CoupDrawing"]

STYLES: Final = dict(zip(NAMES, ("magenta", "red", "cyan", "green", "yellow", "green"), strict=True))
FACTIONS: Final = {"loyalist": "♔", "reformist": "✠"}
OUTCOMES: Final = {"open": "?", "unchallenged": "○", "proven": "✓", "caught": "✗"}
DOWN, LOST, TURN, COIN, DECLARED = "■†▸●»"
LONGEST_NAME: Final = 12
"""Longer names are cut in tables and options."""
RECENT, MOST_KNOWN = 6, 3
"""So many of the newest claims are told; so many lines of what the reader alone knows are drawn."""
CROWDED: Final = 24
"""With more options than this, every line counts."""


def role_label(role: str) -> Label:
    """A role, or the claim to have no Duke."""
    return Label(f"role-{role}") if role in NAMES else Label("claim-no-duke")


def roles_of(patrons: list[Patron]) -> list[Label]:
    """The roles the reader knows among some patrons."""
    return [role_label(patron.role) for patron in patrons if patron.role is not None]


def pending(scene: Scene) -> list[str]:
    """The action that was declared and is not through yet, and the blocks against it, as sentences."""
    under_way = any(entry.prompt not in ("act", "faction", "keep") for entry in scene.view.asked)
    told = [event for event in scene.events if event["type"] in ("Declared", "Blocked")] if under_way else []
    last = max((at for at, event in enumerate(told) if event["type"] == "Declared"), default=0)
    return [scene.speech.event(event) for event in told[last:]]


def known(scene: Scene) -> list[str]:
    """What left the game of the reader's own set, and what the reader knows to lie somewhere, the surest first."""
    board: Board = scene.view.board
    speech = scene.speech
    if board.phase != "playing" or scene.view.seat is None:
        return []
    aside = roles_of(board.players[scene.view.seat].set_aside)
    lines = [speech.text("coup-aside", roles=aside)] if aside else []
    where = {patron.slot: speech.seat(seat) for seat, player in enumerate(board.players) for patron in player.patrons}
    where |= {patron.slot: speech.text("coup-unplayed") for player in board.players for patron in player.set_aside}
    for fact in sorted(scene.view.facts, key=lambda fact: len(fact.slots)):
        places = sorted({where.get(slot, speech.text("coup-court")) for slot in fact.slots})
        roles = [role_label(face) for face in fact.faces]
        lines.append(speech.text("coup-fact", roles=roles, count=len(fact.slots), places=", ".join(places)))
    return list(dict.fromkeys(lines))


def held(scene: Scene) -> list[Patron]:
    """The reader's patrons, or the set to pick from."""
    if scene.view.seat is None:
        return []
    player: Player = scene.view.board.players[scene.view.seat]
    return player.patrons + (player.set_aside if scene.view.board.phase == "picking" else [])


def ranked(scene: Scene) -> list[tuple[int, int]]:
    """Ranks and seats, best first."""
    assert scene.view.result is not None
    return sorted(zip(scene.view.result.ranks, range(scene.view.seats), strict=True))


def name_text(seat: int, speech: Speech) -> Text:
    """A seat's name where there is little room; the reader's is bold."""
    name = Text(capital(speech.seat(seat)), style="bold" if seat == speech.reader else "")
    name.truncate(LONGEST_NAME, overflow="ellipsis")
    return name


def role_text(role: str, speech: Speech, weight: str = "bold") -> Text:
    """A role by name, in its colour."""
    return Text(speech.label(role_label(role)), style=f"{weight} {STYLES[role]}")


def claim_words(claim: Claim, speech: Speech) -> str:
    """A claim and the sign of its outcome."""
    return f"{speech.label(role_label(claim.role))} {OUTCOMES[claim.outcome]}"


def patrons_text(player: Player, speech: Speech, own: bool) -> Text:
    """Face-down patrons, by name if the reader knows them (one's own ones are in the hand), then lost ones."""
    names = [None if own else patron.role for patron in player.patrons]
    parts = [Text.assemble(f"{DOWN} ", role_text(name, speech)) if name else Text(DOWN) for name in names]
    parts += [Text.assemble(f"{LOST} ", role_text(str(patron.role), speech, "dim")) for patron in player.lost]
    return Text(" ").join(parts)


class CoupDrawing(Drawing):
    """A line a player with coins, faction, patrons and claims; what is declared below; one's own patrons last."""

    def argument(self, field: str, value: Any) -> Any:
        """Roles by name become labels."""
        if isinstance(value, list | tuple):
            return [self.argument(field, item) for item in value]
        return role_label(value) if field in ("role", "card", "cards") and value in NAMES else value

    def table(self, scene: Scene, room: int) -> RenderableType:
        """The heading, the players, what is declared and known, and what signs mean; folded where lines are few."""
        speech = scene.speech
        facts = self.facts(scene)
        if room == TIGHT and scene.view.board.players[0].faction:
            facts += [f"{sign} {speech.text(f'faction-{faction}')}" for faction, sign in FACTIONS.items()]
        heading = Grid.grid(expand=True)
        heading.add_row(Text(speech.title(), style="bold"), Text(" · ".join(facts), justify="right"))
        declared = [Text(f"{DECLARED} {sentence}", style="bold") for sentence in pending(scene)]
        if room == TIGHT:
            newest: list[Claim] = scene.view.board.claims[: -RECENT - 1 : -1]
            claims = [f"{name_text(claim.seat, speech)} {claim_words(claim, speech)}" for claim in newest]
            extra = [f"{speech.text('coup-claims')}: {', '.join(claims)}", *known(scene)[:1]]
            lines = [Text(line, no_wrap=True, overflow="ellipsis") for line in extra if len(scene.options) <= CROWDED]
            return Group(heading, self.folded(scene), *declared, *lines)
        signs = {DOWN: "coup-down", LOST: "coup-lost"}
        signs |= {sign: f"coup-outcome-{outcome}" for outcome, sign in OUTCOMES.items()}
        legend = ["  ".join(f"{sign} {speech.text(message)}" for sign, message in signs.items())]
        legend += [speech.text("coup-roles")] if room == ROOMY else []
        facts_known = [Text(line) for line in known(scene)[:MOST_KNOWN]]
        below = [*declared, *facts_known, *[Text(line, style="dim") for line in legend]]
        return Group(heading, Rule(style="dim"), self.players(scene), *below)

    def facts(self, scene: Scene) -> list[str]:
        """Turn, court and reserve."""
        board: Board = scene.view.board
        speech = scene.speech
        facts = [speech.text("coup-cards", count=board.court)]
        if board.phase == "playing":
            facts.insert(0, speech.text("coup-turn", turn=board.turns + 1, seat=speech.seat(board.turn)))
        if board.players[0].faction:
            facts.append(speech.text("coup-reserve", coins=board.reserve))
        return facts

    def marked(self, seat: int, scene: Scene) -> Text:
        """A seat's name, marked if it is its turn."""
        turn = scene.view.board.phase == "playing" and seat == scene.view.board.turn
        return Text(f"{TURN} " if turn else "  ") + name_text(seat, scene.speech)

    def players(self, scene: Scene) -> RenderableType:
        """A line a player."""
        board: Board = scene.view.board
        speech = scene.speech
        factions = ["coup-faction"] if board.players[0].faction else []
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", expand=True)
        for heading in ["result-seat", "coup-coins", *factions, "coup-patrons"]:
            name = ("  " if heading == "result-seat" else "") + speech.text(heading)
            grid.add_column(name, justify="right" if heading == "coup-coins" else "left", no_wrap=True)
        grid.add_column(speech.text("coup-claims"), no_wrap=True, overflow="ellipsis", ratio=1)
        for seat, player in enumerate(board.players):
            claims = [claim_words(claim, speech) for claim in reversed(board.claims) if claim.seat == seat]
            cells = [self.marked(seat, scene), Text(str(player.coins))]
            if player.faction:
                cells.append(Text(f"{FACTIONS[player.faction]} {speech.text(f'faction-{player.faction}')}"))
            cells.append(patrons_text(player, speech, seat == speech.reader))
            cells.append(Text(speech.text("coup-out") if player.out else "  ".join(claims[:RECENT])))
            grid.add_row(*cells, style="dim" if player.out else "")
        return grid

    def folded(self, scene: Scene) -> RenderableType:
        """Two players a line, factions by sign."""
        speech = scene.speech
        cells: list[Text] = []
        for seat, player in enumerate(scene.view.board.players):
            sign = f" {FACTIONS[player.faction]}" if player.faction else ""
            purse = speech.text("coup-out") if player.out else f"{player.coins}{COIN}"
            patrons = patrons_text(player, speech, seat == speech.reader)
            cells.append(Text.assemble(self.marked(seat, scene), f"{sign} {purse} ", patrons))
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(2):
            grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        half = (len(cells) + 1) // 2
        for at in range(half):
            grid.add_row(*cells[at::half])
        return grid

    def hand(self, scene: Scene) -> RenderableType | None:
        """The reader's patrons, each with the numbers of the options about it."""
        parts = [Text(scene.speech.text("coup-hand"), style="dim")]
        for patron in held(scene):
            about = [at for at, option in enumerate(scene.options, 1) if option.touches == (f"card:{patron.slot}",)]
            name = role_text(str(patron.role), scene.speech)
            parts.append(Text.assemble("[", ("".join(f"{at} " for at in about), "bold"), name, "]"))
        return Text("  ").join(parts) if len(parts) > 1 else None

    def option(self, option: Option, speech: Speech) -> Text:
        """Actions in few words, so that many fit side by side."""
        action = option.label.id.removeprefix("action-")
        if action == option.label.id:
            return Text(speech.label(option.label))
        target = option.label.args.get("target")
        name = name_text(target.args["seat"], speech).plain if target else ""
        return Text(speech.text(f"coup-do-{action}", target=name))

    def card(self, card: dict[str, Any], speech: Speech) -> Text:
        """A role by name, in its colour."""
        return role_text(card["name"], speech)

    def result(self, scene: Scene) -> RenderableType:
        """Rank, patrons left and coins, best first."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        for column in ("result-rank", "result-seat", "coup-left", "coup-coins"):
            grid.add_column(scene.speech.text(column), justify="left" if column == "result-seat" else "right")
        for rank, seat in ranked(scene):
            player: Player = scene.view.board.players[seat]
            counts = [str(len(player.patrons)), str(player.coins)]
            grid.add_row(str(rank), name_text(seat, scene.speech), *counts, style="bold" if rank == 1 else "")
        return grid

    def words(self, scene: Scene) -> list[str]:
        """The table in sentences."""
        speech, seats = scene.speech, range(scene.view.seats)
        lines = [*map(capital, self.facts(scene)), *[self.player_words(seat, scene) for seat in seats]]
        for claim in scene.view.board.claims[-RECENT:]:
            args = {"role": role_label(claim.role), "outcome": Label(f"coup-outcome-{claim.outcome}")}
            lines.append(speech.text("coup-claim", turn=claim.turn + 1, seat=speech.seat(claim.seat), **args))
        lines += [*pending(scene), *known(scene)]
        own = roles_of(held(scene))
        return [*lines, f"{speech.text('coup-hand')}: {', '.join(map(speech.label, own))}"] if own else lines

    def player_words(self, seat: int, scene: Scene) -> str:
        """A player in words."""
        player: Player = scene.view.board.players[seat]
        speech = scene.speech
        parts = [speech.text("coup-purse", coins=player.coins)]
        parts += [speech.text(f"faction-{player.faction}")] if player.faction else []
        parts.append(speech.text("coup-out") if player.out else speech.text("coup-hidden", count=len(player.patrons)))
        seen = [] if seat == speech.reader else roles_of(player.patrons)
        for message, roles in (("coup-known", seen), ("coup-lost", roles_of(player.lost))):
            parts += [f"{speech.text(message)}: {', '.join(map(speech.label, roles))}"] if roles else []
        return f"{capital(speech.seat(seat))}: {'; '.join(parts)}"

    def result_words(self, scene: Scene) -> list[str]:
        """Rank, patrons left and coins, a line a player."""
        return [f"{rank}. {self.player_words(seat, scene)}" for rank, seat in ranked(scene)]
