"""A player of rules of thumb: hold what the Oath asks for, muster, travel with a purpose, attack what is weak.

It sees its view and its options and nothing else. What it wants is a number for each thing it could do next; the
questions inside an action have an answer each, by prompt.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from camarilla.games.oath.catalog import BY_SLUG, REGION, TRAVEL, card
from camarilla.games.oath.places import MAP_SITES
from camarilla.games.oath.view import Board, Player, Space
from camarilla.kernel.bots import Look
from camarilla.kernel.manners import NEVER as OUT_OF_MIND
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

__all__ = ["Heuristic"]

DIE: Final = 0.8
"""What a defense die is worth on average, doubling included; an attack die is worth a little more."""
ENOUGH: Final = 9
"""More warbands on the board than this only cost Supply."""
SAFE: Final = 0.8
"""By so much one's own strength must exceed what it is up against."""
NEVER: Final = -1.0


class Heuristic:
    """Rules of thumb for Chancellor, Citizen and Exile; `blind` is what it never thinks of."""

    thinks = False
    listens = False

    def __init__(self, blind: tuple[str, ...] = ()) -> None:
        self.blind = blind

    def act(self, look: Look, rng: Rng) -> Option:
        """The option it likes best; chance decides between equals."""
        liking = self.like(look)
        most = max(liking)
        best = [option for option, worth in zip(look.options, liking, strict=True) if worth == most]
        return rng.pick(best) if len(best) > 1 else best[0]

    def ranked(self, look: Look, rng: Rng) -> list[Option]:
        """The options, the one it likes best first; chance decides between equals."""
        liking = self.like(look)
        order = list(range(len(liking)))
        rng.shuffle(order)
        return [look.options[at] for at in sorted(order, key=lambda at: -liking[at])]

    def like(self, look: Look) -> list[float]:
        """How much it likes each option."""
        mind = Mind(look, self.blind)
        judge = mind.judges.get(look.prompt.label.id, mind.plainly)
        return [judge(option) for option in look.options]

    def weigh(self, look: Look, rng: Rng) -> list[float]:
        """How much it likes each option; what it would rather rest than do does not come to its mind."""
        if len(look.options) == 1:
            return [0.0]
        liking = self.like(look)
        if look.prompt.label.id != "act":
            return liking
        return [OUT_OF_MIND if worth <= NEVER else worth for worth in liking]

    def answered(self, look: Look, option: Option) -> None:
        """It keeps nothing in mind: all that matters lies open."""


class Mind:
    """What a seat makes of its view."""

    def __init__(self, look: Look, blind: tuple[str, ...] = ()) -> None:
        self.look = look
        self.blind = blind
        self.seat = look.seat
        self.board: Board = look.view.board
        self.me: Player = self.board.players[look.seat]
        self.emperor = self.board.order[0]
        self.judges: dict[str, Callable[[Option], float]] = {
            "act": self.deed,
            "modify": self.modifier,
            "search-source": self.source,
            "search-keep": self.kept,
            "search-keep-more": self.kept,
            "play-where": self.played,
            "travel-to": self.destination,
            "recover-what": self.recovered,
            "recover-payment": self.less,
            "campaign-defender": self.defender,
            "campaign-target": self.target,
            "campaign-plan": self.planned,
            "campaign-place": self.garrisoned,
            "campaign-dice": self.more,
            "new-keeper": self.own_side,
            "first-adviser": self.kept,
            "muster-on": self.plainly,
            "trade-with": self.traded,
            "people-feed": self.fed,
            "deal-build": self.no_deal,
            "deal-answer": self.no_deal,
        }

    # -- What the table looks like -------------------------------------------------------------------------------

    def colour(self, seat: int) -> int:
        """Whose warbands a player fights with."""
        return seat if self.board.players[seat].role == "exile" else self.emperor

    def here(self) -> Space | None:
        """The site of one's own pawn."""
        return None if self.me.pawn is None else self.board.spaces[self.me.pawn]

    def ruled(self, seat: int) -> int:
        """How many sites a player's side rules."""
        return sum([1 for space in self.board.spaces if space.owner == self.colour(seat)])

    def mine(self, space: Space) -> bool:
        """Whether one's own side rules a site."""
        return space.owner == self.colour(self.seat)

    def on_my_side(self, seat: int) -> bool:
        """Whether a player is of one's own side."""
        return self.colour(seat) == self.colour(self.seat)

    def resistance(self, number: int) -> float:
        """What it takes to win the weakest target at a site; a large number if there is none."""
        space = self.board.spaces[number]
        if not space.faceup or self.mine(space):
            return self.loners(number)
        if space.owner is None:
            return DIE + 1
        defender = space.owner
        force = float(space.warbands)
        for seat, player in enumerate(self.board.players):
            if self.colour(seat) == defender and player.pawn == number:
                force += player.warbands
        return force + DIE * (1 + self.title_dice(defender))

    def loners(self, number: int) -> float:
        """What it takes to banish an enemy's pawn."""
        weakest = 99.0
        for seat, player in enumerate(self.board.players):
            if player.pawn == number and not self.on_my_side(seat):
                weakest = min(weakest, player.warbands + DIE * (2 + self.title_dice(self.colour(seat))))
        return weakest

    def title_dice(self, colour: int) -> int:
        """The title's dice for a side."""
        holder = self.board.title
        if holder is None or self.colour(holder) != colour:
            return 0
        return 2 if self.board.usurper else 1

    def strength(self) -> float:
        """What one's own warbands are worth in an attack, with some of them sacrificed."""
        return 1.25 * self.me.warbands

    def wants_sites(self) -> bool:
        """Whether sites are what the game is about for this player."""
        vision = self.me.vision
        return self.board.oath == "supremacy" or (vision is not None and vision.name == "Vision of Conquest")

    def wanted_banner(self) -> str:
        """The banner that would make this player win, if it is somebody else's."""
        if "banners" in self.blind:
            return ""
        vision = self.me.vision.name if self.me.vision is not None else ""
        wanted = {"people": "people", "devotion": "darkest"}.get(self.board.oath, "")
        wanted = {"Vision of Rebellion": "people", "Vision of Faith": "darkest"}.get(vision or "", wanted)
        if wanted and self.board.banners[wanted].holder != self.seat:
            return wanted
        return ""

    # -- What to do next -----------------------------------------------------------------------------------------

    def deed(self, option: Option) -> float:
        """How much an action is worth now; to rest is worth nothing."""
        verb = option.notation.partition(":")[0].partition("@")[0]
        if verb in ("play", "use"):
            return self.play_worth(option) if verb == "play" else self.use_worth(option)
        majors: dict[str, Callable[[], float]] = {
            "campaign": self.campaign_worth,
            "muster": self.muster_worth,
            "recover": self.recover_worth,
            "trade": self.trade_worth,
            "travel": self.travel_worth,
            "search": self.search_worth,
        }
        worth = majors.get(verb)
        return worth() if worth is not None else {"rest": 0.0, "peek": 0.1}.get(verb, NEVER)

    def campaign_worth(self) -> float:
        """Attack if that should succeed."""
        if self.me.pawn is None:
            return NEVER
        margin = self.strength() - self.resistance(self.me.pawn)
        if margin < SAFE:
            return NEVER
        return 10.0 if self.wants_sites() or not self.mine(self.board.spaces[self.me.pawn]) else 4.0

    def muster_worth(self) -> float:
        """More warbands while they are few."""
        spare = self.me.favor - (1 if self.wanted_banner() == "people" else 0)
        return 7.0 - 0.5 * self.me.warbands if self.me.warbands < ENOUGH and spare > 0 else NEVER

    def recover_worth(self) -> float:
        """The banner that is wanted, else a relic."""
        wanted = self.wanted_banner()
        if wanted and self.can_afford(wanted):
            return 12.0
        space = self.here()
        relics = space is not None and bool(space.relics)
        return 5.0 if relics and self.board.oath == "protection" else 2.5 if relics else NEVER

    def can_afford(self, banner: str) -> bool:
        """Whether there is enough to take a banner."""
        purse = self.me.favor if banner == "people" else self.me.secrets
        return purse > self.board.banners[banner].tokens

    def trade_worth(self) -> float:
        """Favor when it is short, secrets when the Darkest Secret is wanted."""
        if self.wanted_banner() == "darkest":
            return 4.0 if self.me.favor > 2 else 1.0
        return 5.0 if self.me.favor < 2 and self.me.secrets else 1.5

    def travel_worth(self) -> float:
        """Go where something can be won, if the Supply lasts for the attack."""
        if "journeys" not in self.blind and any(self.prospect(site) > 0 for site in range(MAP_SITES)):
            return 6.0
        return 0.5 if self.me.supply > 4 else NEVER

    def prospect(self, number: int) -> float:
        """How promising it is to travel to a site and attack there."""
        if self.me.pawn is None or number == self.me.pawn:
            return 0.0
        cost = TRAVEL[REGION[self.me.pawn]][REGION[number]]
        space = self.board.spaces[number]
        if cost + 2 > self.me.supply or not space.faceup or self.mine(space):
            return 0.0
        margin = self.strength() - self.resistance(number)
        return max(0.0, margin - 0.3 * cost) if margin > SAFE else 0.0

    def search_worth(self) -> float:
        """Cards, while there are few advisers or no favor; Supply that is saved serves the next attack."""
        return 2.2 if len(self.me.advisers) < 2 or not self.me.favor else NEVER

    def play_worth(self, option: Option) -> float:
        """Visions that could be met, and denizens."""
        face = BY_SLUG.get(option.notation.partition(":")[2], -1)
        if face < 0:
            return NEVER
        name = card(face).name
        if name.startswith("Vision") and "visions" in self.blind:
            return NEVER
        if name.startswith("Vision"):
            return 9.0 if self.me.vision is None and self.vision_fits(name) else NEVER
        return 2.8 if name != "Conspiracy" else NEVER

    def vision_fits(self, name: str) -> bool:
        """Whether a Vision's goal is within reach."""
        if name == "Vision of Conquest":
            return self.ruled(self.seat) >= 2
        banner = {"Vision of Rebellion": "people", "Vision of Faith": "darkest"}.get(name)
        return banner is None or self.board.banners[banner].holder == self.seat or self.can_afford(banner)

    def use_worth(self, option: Option) -> float:
        """Powers that cost something do something; free ones would be used for ever."""
        face = BY_SLUG.get(option.notation.partition(":")[2], -1)
        if face < 0:
            return NEVER
        cost = card(face).cost
        if not cost.places or card(face).name in ("Ancient Binding", "Plague Engines", "Wizard School"):
            return NEVER
        return 0.3

    # -- Within an action ----------------------------------------------------------------------------------------

    def plainly(self, option: Option) -> float:
        """Yes rather than no, something rather than nothing."""
        return {"no": -1.0, "skip": -1.0, "done": -1.0}.get(option.notation, 0.0)

    def modifier(self, option: Option) -> float:
        """Go on without, if that is possible."""
        return 1.0 if option.notation == "go" else 0.0

    def source(self, option: Option) -> float:
        """The World Deck while it is cheap."""
        return 1.0 if option.notation == "world" and self.board.visions < 3 else 0.5

    def kept(self, option: Option) -> float:
        """A Vision that fits an Exile, else anything but a Vision."""
        face = BY_SLUG.get(option.notation, -1)
        if face < 0:
            return -1.0
        name = card(face).name
        if name.startswith("Vision"):
            return 3.0 if self.me.role == "exile" and self.me.vision is None and self.vision_fits(name) else -0.5
        return 0.0 if name == "Conspiracy" else 1.0

    def played(self, option: Option) -> float:
        """To reveal, to a site, to the advisers, in this order."""
        if option.notation.startswith("site:"):
            return 2.0
        return {"revealed": 3.0, "faceup": 1.5, "facedown": 1.0}.get(option.notation, 0.0)

    def destination(self, option: Option) -> float:
        """The most promising site."""
        return self.prospect(int(option.touches[0].partition(":")[2])) if option.touches else 0.0

    def recovered(self, option: Option) -> float:
        """The wanted banner, then relics."""
        wanted = self.wanted_banner()
        if wanted and option.notation == f"banner:{wanted}":
            return 3.0
        return 0.0 if option.notation.startswith("banner") else 1.0

    def less(self, option: Option) -> float:
        """As little as possible."""
        return -float(option.notation)

    def more(self, option: Option) -> float:
        """As much as possible."""
        return float(option.notation)

    def defender(self, option: Option) -> float:
        """Whoever holds the title, else whoever is weak."""
        seat = option.notation.partition("@")[2]
        if not seat:
            return 1.0
        other = int(seat)
        if self.on_my_side(other):
            return -5.0
        return 2.0 if other == self.board.title else 0.5 - 0.1 * self.board.players[other].warbands

    def target(self, option: Option) -> float:
        """What must be declared, what is wanted, and more sites as long as the strength lasts."""
        wanted = self.wanted_banner()
        if wanted and option.notation == f"target:banner-{wanted}":
            return 2.0
        if option.notation == "done":
            return 1.0
        site = option.touches[0] if option.touches else ""
        if not site.startswith("site:") or not self.wants_sites():
            return 0.0
        return 1.5 if self.strength() - self.declared() - self.added(int(site[5:])) > SAFE else 0.0

    def added(self, number: int) -> float:
        """What one more site adds to the defence."""
        return DIE + max(1, self.board.spaces[number].warbands)

    def declared(self) -> float:
        """What the targets declared so far make of the defence."""
        fight = self.board.campaign
        if fight is None:
            return 0.0
        total = sum([self.added(target) for target in fight.targets if target < MAP_SITES])
        if fight.defender >= 0:
            player = self.board.players[fight.defender]
            total += DIE * self.title_dice(self.colour(fight.defender))
            total += player.warbands if player.pawn == self.me.pawn or player.pawn in fight.targets else 0
        return total

    def planned(self, option: Option) -> float:
        """Every plan."""
        return 0.0 if option.notation == "done" else 1.0

    def garrisoned(self, option: Option) -> float:
        """One warband holds a site."""
        return {"1": 3.0, "2": 2.0}.get(option.notation, 0.0)

    def own_side(self, option: Option) -> float:
        """Somebody of one's own side."""
        return 1.0 if option.notation == f"seat@{self.seat}" else 0.0

    def traded(self, option: Option) -> float:
        """Favor, unless the Darkest Secret is wanted."""
        return 1.0 if option.notation.startswith("secret") is (self.wanted_banner() == "darkest") else 0.0

    def fed(self, option: Option) -> float:
        """Favor on the banner keeps it."""
        return 1.0 if option.notation == "place" else 0.0

    def no_deal(self, option: Option) -> float:
        """Talk is cheap."""
        return 1.0 if option.notation in ("withdraw", "decline") else 0.0
