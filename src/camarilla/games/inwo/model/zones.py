"""Where a card can be, the moments at which something may be played, and the steps of a turn."""

from __future__ import annotations

from typing import Final

# -- Zones (IN-1.14) ---------------------------------------------------------------------------------------------------

PLOT_DECK: Final = 0
GROUP_DECK: Final = 1
PLOTS: Final = 2
"""Hidden Plots of a hand; exposed ones have a zone of their own (IN-3.5)."""
GROUPS: Final = 3
"""Groups and Resources of a hand."""
EXPOSED: Final = 4
STRUCTURE: Final = 5
RESOURCES: Final = 6
LINKED: Final = 7
"""A Plot that lies on the table as the marker of its effect, an NWO included."""
AGENTS: Final = 8
"""Illuminati cards that lie with the Resources (IN-16.5)."""
DISCARDS: Final = 9
DESTROYED: Final = 10
"""The pile of whoever destroyed the card (IN-8.9)."""
TABLE: Final = 11
"""In use: a Plot being played, a Group from a hand under attack, an agents card."""
UNDER: Final = 12
"""Face down under another card (Warehouse 23, Texas, Fidel Castro)."""
GONE: Final = 13
"""Out of the game for good, or vanished with an eliminated player."""
ASIDE: Final = 14
"""A lead that two players picked, until the Group decks are shuffled (IN-1.7)."""
ZONES: Final = (
    "plot deck",
    "group deck",
    "plots",
    "groups",
    "exposed",
    "structure",
    "resources",
    "linked",
    "agents",
    "discards",
    "destroyed",
    "table",
    "under",
    "gone",
    "aside",
)
IN_PLAY: Final = (STRUCTURE, RESOURCES)
HIDDEN: Final = (PLOT_DECK, GROUP_DECK, PLOTS, GROUPS, UNDER)
PLOT_BACK: Final = 0
GROUP_BACK: Final = 1
"""The two backs of cards (IN-1.3): a deck and a hand of each."""
LOOSE: Final = (LINKED, TABLE, UNDER, GONE, ASIDE)
"""Zones that are no seat's pile."""

# -- Moments (chapter 21) ----------------------------------------------------------------------------------------------

START: Final = 1
"""The first open moment of a turn, and the active player's first choice."""
OPEN: Final = 2
"""An open moment (IN-21.9)."""
TOKENS: Final = 4
"""The open moment after tokens were placed."""
MAIN: Final = 8
"""The active player's own choice in phase 5."""
END: Final = 16
"""The end of phase 6."""
CLAIM: Final = 32
"""Somebody claims victory (IN-21.22)."""
REPLY: Final = 64
"""A play was announced (IN-21.4)."""
DECLARE: Final = 128
"""The attacker announces an attack, before the others are asked."""
FIGHT: Final = 256
"""An attack, before it is committed and until the dice are rolled (IN-21.11, IN-21.12)."""
ROLLED: Final = 512
"""After a roll of dice (IN-21.13)."""
RESULT: Final = 1024
"""After something happened (IN-21.14)."""
TAKEOVER: Final = 2048
"""The active player's choice in phase 3."""

OPEN_MOMENTS: Final = START | OPEN | TOKENS | MAIN | END | CLAIM
ANY_TIME: Final = OPEN_MOMENTS | REPLY | FIGHT
"""IN-21.10; a play adds its own limits."""
OWN_TURN: Final = MAIN
MOMENTS: Final = {
    START: "start",
    OPEN: "open",
    TOKENS: "tokens",
    MAIN: "main",
    END: "end",
    CLAIM: "claim",
    REPLY: "reply",
    DECLARE: "declare",
    FIGHT: "fight",
    ROLLED: "rolled",
    RESULT: "result",
    TAKEOVER: "takeover",
    0: "",
}

# -- Steps of a game and of a turn (IN-2.1) ----------------------------------------------------------------------------

LEADS: Final = 0
ARROWS: Final = 1
TURN_BEGINS: Final = 2
AT_START: Final = 3
PHASE_1: Final = 4
AFTER_1: Final = 5
PHASE_2: Final = 6
AFTER_2: Final = 7
PHASE_3: Final = 8
AFTER_3: Final = 9
PHASE_4: Final = 10
AFTER_4: Final = 11
PHASE_5: Final = 12
AFTER_PLAY: Final = 13
PHASE_6: Final = 14
AT_END: Final = 15
CLEARING: Final = 16
CLAIMS: Final = 17
CONTEST: Final = 18
KNOCK: Final = 19
OVER: Final = 20
STEPS: Final = (
    "leads",
    "arrows",
    "turn begins",
    "start",
    "plot draw",
    "after plot draw",
    "group draw",
    "after group draw",
    "takeover",
    "after takeover",
    "tokens",
    "after tokens",
    "main",
    "after a play",
    "end",
    "at the end",
    "clearing",
    "claims",
    "contest",
    "knock",
    "over",
)

# -- What has just happened (IN-21.14): (what, slot, seat, other) ------------------------------------------------------

DESTROYED_NOW: Final = 0
"""A group: slot, whose it was, who destroyed it."""
KILLED_NOW: Final = 1
DISCARDED_NOW: Final = 2
"""A card: slot, in whose pile, why (a reason code)."""
CAPTURED_NOW: Final = 3
DEVASTATED_NOW: Final = 4
RELIEVED_NOW: Final = 5
DRAWN_NOW: Final = 6
LOST_NOW: Final = 7
"""A Resource was destroyed."""
TAKEN_NOW: Final = 8
"""A Plot came into a hand, drawn or not: slot, whose hand."""
RETURNED_NOW: Final = 9
"""A Plot went back into a deck: slot, whose. It may have been what allowed its holder more Goal cards."""

USED: Final = 0
FAILED: Final = 1
"""A Group its player failed to take over from the hand."""
DROPPED: Final = 2
"""Discarded for any other reason."""
