"""The hooks through which cards change what rules do. A card author works from this page and from `powers.py`.

How a card gets its say
=======================

A card is registered beside its suit, in `cards/<suit>.py`, by its printed name. Cost, timing, restriction, suit and
side of a battle plan come from `cards.json`; code says only what the data cannot. There are five ways to register, in
`powers.py`: `action`, `when_played`, `rest`, `plan` and, for modifiers, `modifier`; and there are the hooks of this
page. A card that the engine does not know, or knows twice, is an error when the package is imported.

A rule consults a *value hook*: `consult(g, HOOK, value, ...)`: every handler of a card lying faceup in play gets
`(g, slot, value, ...)` and returns the value, changed or not. A *flow hook* is fired with `yield from fire(g, HOOK,
...)`: its handlers are flows `(g, slot, ...)`. `slot` is the card that speaks.

`@HOOK.on("Name")` speaks whenever the card lies faceup, whoever it belongs to: for black braid, "must", "cannot" and
always-on text. The handler itself finds whom it binds, by `queries.py`: `keeper(g, slot)` is whose
adviser or relic it is, `rules_card(g, seat, slot)`, `hostile(g, seat, slot)` is whether the seat is an enemy of the
card's ruler. `@HOOK.here("Name")` is for sites that speak only of an action that takes place there (`act.at`).
`@HOOK.chosen("Name")` speaks only in an action in which the card was declared as a modifier (`slot in act.mods`).

The hooks
=========

Value hooks. Arguments after the value are given; `act` is the action under way (`action_in_progress.py`).

Reading the table
  CAPACITY(n, site)                   how many cards a site holds
  LOCKED(bool, other, by)             may `by` not discard, move, swap or recover card `other`
  SUIT_COUNT(n, seat, suit, act)      how many advisers of a suit a player has (Marriage, Acting Troupe)
  BANDITS_AT(n, site)                 bandits at a site
  MAY_PLACE_BANDS(bool, seat)         may this player put warbands on sites
  MAY_PAY(bool, seat, cost)           may this player pay such a cost for a power
  MAY_EXILE(bool, citizen)            may this Citizen be exiled
  MAY_TAKE(bool, taker, holder, what) may an item be targeted or taken; `what` is a slot, or -1/-2 for the banners
  MAY_GIVE_SECRETS(bool, giver)

Favor and secrets
  GAIN_TO(place, seat)                where favor that comes to a board goes: -1 the board, else a bank (which the
                                      player then spends from, too)
  BURN_TO(place)                      where burnt favor goes: -1 the shared bank, else a seat's board

Search and play
  SEARCH_SUPPLY(n, act, source)       Supply of a search; source -1 the World Deck, else a region's pile
  MAY_SEARCH(bool, act, source)
  SOURCES(list, act)                  piles that may be drawn from
  DRAWS(n, act)                       how many cards
  PLAYS(n, act)                       how many of the drawn cards may be played
  PLAY_SITES(list, act, face)         sites a card may be played to
  MAY_PLAY(bool, act, face, where)    "cannot": where is a site, FACEUP, FACEDOWN or REVEALED
  SITE_PLAY_GAIN(kind, act)           what a play to a site gives: FAVOR or SECRET
  DISCARD_TO(list, act)               more piles that the discards of this search may go to
  FIRST_DISCARD(leaves, act, site)    lists of cards: one of each may be discarded before a card comes to a site
  SEARCH_TOLL(list of rulers owed 1 favor, act)    before a search or a play as if searched

Muster, trade, recover
  MUSTER_CARDS(list, act)             MUSTER_SUPPLY(n, act, card)   MUSTER_GAIN(n, act, card)
  MUSTER_TOKEN(kind, act)             what is placed: FAVOR or SECRET
  TRADE_CARDS(list, act)              TRADE_SUPPLY(n, act, card)    TRADE_FAVOR(n, act, card, kind)
  TRADE_SECRETS(n, act, card)         TRADE_TOLL / MUSTER_TOLL(list of rulers owed 1 favor, act, card)
  MAY_WORK(bool, act, card)           may a card be mustered on or traded with (see `act.kind`)
  MAY_RECOVER(bool, act, what)        RECOVER_ADD(n, act, what)     secrets a power adds to the payment

Travel
  TRAVEL_FREE(bool, act, site)        is the whole travel cost ignored, whatever adds to it (OA-7.6.2)
  TRAVEL_SUPPLY(n, act, site)         MAY_TRAVEL(bool, act, site)   IGNORES_SITES(bool, act, site)
  TRAVEL_TOLL(list of rulers owed 1 favor, act, site)
  TRAVEL_SECRETS(n, act, site)        secrets that must be turned facedown to go there
  SENT_BY(seat, act)                  who picks the destination: -1 the traveller

Campaign (`c` is the `Campaign`)
  MAY_CAMPAIGN(bool, seat)            TARGET_DICE(n, c, target)     MAY_TARGET(bool, c, target)
  TARGETS_LEGAL(bool, c)              JOINS(list of sites, c)       MAY_SACRIFICE(bool, c)
  TARGET_SECRETS(n, c)                secrets that must be turned facedown to declare these targets
  ATTACK_POOL(n, c)                   PLAN_ALLOWED(bool, c, user, plan)   PLAN_COST(Cost, c, user, plan)
  LOSSES(n, c, side, force)           how many of a defeated force of `force` warbands die
  SAVED(n, c, side, count)            how many of `count` warbands about to die are laid in the ward instead

The Chronicle
  KEPT_IN_CHRONICLE(bool, site)       is a site not put back although the winner does not rule it

Flow hooks
  ROLLED(roller, dice, roll)          after any roll of attack or defense dice; `dice` is the list to reroll in place
  TOOK_RELICS(taker, slots)           relics were taken (not given)
  BURIED(relic)                       a relic is about to go to the bottom of the relic deck
  HOMELAND(act, slot, site)           after the favor for a play to a site (OA-7.3.3b)
  PLAYED(act, slot, site)             then, before the When Played power; site is -1 for advisers and Visions
  DREW(act, drawn)                    right after the draw of a search, before drawn cards are exchanged
  SEARCHED(act, drawn)                then, before anything is kept; SEARCH_DONE(act) when it is over
  KEPT(act, kept)                     when it is settled which of the cards are kept
  MUSTERED / TRADED / RECOVERED / TRAVELLED(act, ...)   after the action
  LEFT_SITE(seat, site, act)          before a pawn travels away
  BEFORE_DISCARDS(c)                  step 8, before used plans are discarded (Wild Mounts)
  CAMPAIGN_CLOSING(c)                 step 8, last of all (Hospital)
  CAMPAIGNED(c)                       when a campaign is over
  AFTERMATH.chosen(c, user)           of the attacker's used plans, strictly after everything else (Second Wind)
  TITLE_MOVED(old, new)
  WAKING(seat)                        last step of the Wake phase (OA-4.1.4)
  END_ROLL()                          after the end die was rolled; `g.end_roll` is the result and may be changed
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.oath.catalog import FACE_OF
from camarilla.games.oath.places import ADVISER, LAND, RELIC_AT, STEP
from camarilla.kernel.choices import Flow
from camarilla.kernel.errors import BrokenContract

if TYPE_CHECKING:
    from camarilla.games.oath.action_in_progress import Act
    from camarilla.games.oath.state import Oath

Handler = Callable[..., Any]


class Hook:
    """A named question, and its handlers by the faces of the cards that answer it."""

    __slots__ = ("always", "declared", "faces", "local", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.always: dict[int, Handler] = {}
        self.declared: dict[int, Handler] = {}
        self.faces: list[int] = []
        """Those that answer whenever they lie faceup, in order: few, so that asking them costs little."""
        self.local: set[int] = set()
        """Sites among those that answer `ask_about` only for an action that takes place there."""
        ALL.append(self)

    def on(self, key: str) -> Callable[[Handler], Handler]:
        """Register what a card answers whenever it lies faceup."""

        def add(handler: Handler) -> Handler:
            self.register(self.always, key, handler)
            self.faces = sorted(self.always)
            return handler

        return add

    def here(self, key: str) -> Callable[[Handler], Handler]:
        """Register what a faceup site answers in an action that takes place there."""
        self.local.add(FACE_OF[key])
        return self.on(key)

    def chosen(self, key: str) -> Callable[[Handler], Handler]:
        """Register what a modifier answers in an action in which it was declared."""

        def add(handler: Handler) -> Handler:
            self.register(self.declared, key, handler)
            return handler

        return add

    def register(self, handlers: dict[int, Handler], key: str, handler: Handler) -> None:
        """Note what a card answers; a second answer of the same card is an error."""
        face = FACE_OF[key]
        if face in handlers:
            raise BrokenContract(f"{key} answers {self.name} twice")
        handlers[face] = handler

    def heard(self, g: Oath) -> bool:
        """Whether a card in play answers whatever is declared."""
        return any(g.up_slot[face] >= 0 for face in self.faces)


ALL: Final[list[Hook]] = []


def consult(g: Oath, hook: Hook, value: Any, *args: Any) -> Any:
    """Let every card in play that answers change a value, by the number of its face: the Reliquary speaks last."""
    for face in hook.faces:
        slot = g.up_slot[face]
        if slot >= 0:
            value = hook.always[face](g, slot, value, *args)
    return value


def consult_act(g: Oath, hook: Hook, value: Any, act: Act) -> Any:
    """Like `ask`, about an action: the modifiers declared in it speak after the others."""
    value = consult(g, hook, value, act)
    if act.mods and hook.declared:
        for slot in act.mods:
            handler = hook.declared.get(g.up.get(slot, -1))
            if handler is not None:
                value = handler(g, slot, value, act)
    return value


def consult_about(g: Oath, hook: Hook, value: Any, act: Act, what: int) -> Any:
    """Like `ask_act`, about one card, site or pile of an action: what is asked most, so nothing is packed for it."""
    for face in hook.faces:
        slot = g.up_slot[face]
        if slot >= 0 and (face not in hook.local or g.place[slot] == LAND + act.at):
            value = hook.always[face](g, slot, value, act, what)
    if act.mods and hook.declared:
        for slot in act.mods:
            handler = hook.declared.get(g.up.get(slot, -1))
            if handler is not None:
                value = handler(g, slot, value, act, what)
    return value


def fire(g: Oath, hook: Hook, *args: Any) -> Flow[None]:
    """Let every card in play that answers act, clockwise from the active player (OA-10.after)."""
    if not hook.heard(g):
        return
    for slot in in_turn_order(g, [slot for slot, face in g.up.items() if face in hook.always]):
        handler = hook.always.get(g.up.get(slot, -1))
        if handler is not None:
            yield from handler(g, slot, *args)


def fire_act(g: Oath, hook: Hook, act: Act, *args: Any) -> Flow[None]:
    """Like `fire`, and the modifiers declared in the action act first."""
    for slot in act.mods[:]:
        handler = hook.declared.get(g.up.get(slot, -1))
        if handler is not None:
            yield from handler(g, slot, act, *args)
    yield from fire(g, hook, act, *args)


def in_turn_order(g: Oath, slots: list[int]) -> list[int]:
    """Cards by who keeps them, clockwise from the active player; cards at sites speak as the active player's."""
    if len(slots) < 2:
        return slots
    at = g.order.index(g.turn)
    rank = {seat: (place - at) % g.seats for place, seat in enumerate(g.order)}
    return sorted(
        slots, key=lambda slot: rank.get(g.place[slot] % STEP, 0) if ADVISER <= g.place[slot] < RELIC_AT else 0
    )


FACEUP: Final = 10
FACEDOWN: Final = 11
REVEALED: Final = 12
"""Where a card may be played besides sites, which are 0 to 7."""
FAVOR: Final = "favor"
SECRET: Final = "secret"
WORLD: Final = -1

CAPACITY: Final[Hook] = Hook("capacity")
LOCKED: Final[Hook] = Hook("locked")
SUIT_COUNT: Final[Hook] = Hook("suit-count")
BANDITS_AT: Final[Hook] = Hook("bandits-at")
MAY_PLACE_BANDS: Final[Hook] = Hook("may-place-bands")
MAY_PAY: Final[Hook] = Hook("may-pay")
MAY_EXILE: Final[Hook] = Hook("may-exile")
MAY_TAKE: Final[Hook] = Hook("may-take")
MAY_GIVE_SECRETS: Final[Hook] = Hook("may-give-secrets")

GAIN_TO: Final[Hook] = Hook("gain-to")
BURN_TO: Final[Hook] = Hook("burn-to")

SEARCH_SUPPLY: Final[Hook] = Hook("search-supply")
MAY_SEARCH: Final[Hook] = Hook("may-search")
SOURCES: Final[Hook] = Hook("sources")
DRAWS: Final[Hook] = Hook("draws")
PLAYS: Final[Hook] = Hook("plays")
PLAY_SITES: Final[Hook] = Hook("play-sites")
MAY_PLAY: Final[Hook] = Hook("may-play")
SITE_PLAY_GAIN: Final[Hook] = Hook("site-play-gain")
DISCARD_TO: Final[Hook] = Hook("discard-to")
FIRST_DISCARD: Final[Hook] = Hook("first-discard")
SEARCH_TOLL: Final[Hook] = Hook("search-toll")

MUSTER_CARDS: Final[Hook] = Hook("muster-cards")
MUSTER_SUPPLY: Final[Hook] = Hook("muster-supply")
MUSTER_GAIN: Final[Hook] = Hook("muster-gain")
MUSTER_TOKEN: Final[Hook] = Hook("muster-token")
TRADE_CARDS: Final[Hook] = Hook("trade-cards")
TRADE_SUPPLY: Final[Hook] = Hook("trade-supply")
TRADE_FAVOR: Final[Hook] = Hook("trade-favor")
TRADE_SECRETS: Final[Hook] = Hook("trade-secrets")
TRADE_TOLL: Final[Hook] = Hook("trade-toll")
MAY_WORK: Final[Hook] = Hook("may-work")
MAY_RECOVER: Final[Hook] = Hook("may-recover")
RECOVER_ADD: Final[Hook] = Hook("recover-add")

TRAVEL_FREE: Final[Hook] = Hook("travel-free")
TRAVEL_SUPPLY: Final[Hook] = Hook("travel-supply")
MAY_TRAVEL: Final[Hook] = Hook("may-travel")
IGNORES_SITES: Final[Hook] = Hook("ignores-sites")
TRAVEL_TOLL: Final[Hook] = Hook("travel-toll")
TRAVEL_SECRETS: Final[Hook] = Hook("travel-secrets")
SENT_BY: Final[Hook] = Hook("sent-by")

MAY_CAMPAIGN: Final[Hook] = Hook("may-campaign")
TARGET_DICE: Final[Hook] = Hook("target-dice")
MAY_TARGET: Final[Hook] = Hook("may-target")
TARGETS_LEGAL: Final[Hook] = Hook("targets-legal")
TARGET_SECRETS: Final[Hook] = Hook("target-secrets")
JOINS: Final[Hook] = Hook("joins")
ATTACK_POOL: Final[Hook] = Hook("attack-pool")
MAY_SACRIFICE: Final[Hook] = Hook("may-sacrifice")
PLAN_ALLOWED: Final[Hook] = Hook("plan-allowed")
PLAN_COST: Final[Hook] = Hook("plan-cost")
LOSSES: Final[Hook] = Hook("losses")
SAVED: Final[Hook] = Hook("saved")

KEPT_IN_CHRONICLE: Final[Hook] = Hook("kept-in-chronicle")

ROLLED: Final[Hook] = Hook("rolled")
BURIED: Final[Hook] = Hook("buried")
TOOK_RELICS: Final[Hook] = Hook("took-relics")
HOMELAND: Final[Hook] = Hook("homeland")
PLAYED: Final[Hook] = Hook("played")
DREW: Final[Hook] = Hook("drew")
SEARCHED: Final[Hook] = Hook("searched")
KEPT: Final[Hook] = Hook("kept")
SEARCH_DONE: Final[Hook] = Hook("search-done")
MUSTERED: Final[Hook] = Hook("mustered")
TRADED: Final[Hook] = Hook("traded")
RECOVERED: Final[Hook] = Hook("recovered")
TRAVELLED: Final[Hook] = Hook("travelled")
LEFT_SITE: Final[Hook] = Hook("left-site")
CAMPAIGNED: Final[Hook] = Hook("campaigned")
AFTERMATH: Final[Hook] = Hook("aftermath")
BEFORE_DISCARDS: Final[Hook] = Hook("before-discards")
CAMPAIGN_CLOSING: Final[Hook] = Hook("campaign-closing")
WAKING: Final[Hook] = Hook("waking")
TITLE_MOVED: Final[Hook] = Hook("title-moved")
END_ROLL: Final[Hook] = Hook("end-roll")
