"""What is told of everything that happens, and what of it is hidden from those who only watch."""

from __future__ import annotations

import pytest

from camarilla.kernel.events import everything, seen_by

from .helpers import table


def story(name, given, moves, *events):
    """A position, moves, and the events that follow: the type, then what it says; `key?=` is hidden from the public."""
    return pytest.param(given, moves, events, id=name)


def read(whole, public):
    """An event as a line, without slots."""
    words = [whole["type"]]
    for key, value in whole.items():
        if key not in ("type", "slot"):
            shown = " ".join(map(str, value)) if isinstance(value, list) else str(value)
            words.append(f"{key}{'' if public[key] == value else '?'}={shown}")
    return ", ".join(words)


STORIES = [
    story(
        "ability",
        {"factions": {"A": "Kn"}},
        ["A: Kn-interrogate:home"],
        "FactionUsed, seat=0, faction=Kn",
        "Interrogated, seat=0, cell=None",
        "FavoursGained, seat=0, favours=Sc M Kn",
    ),
    story(
        "press",
        {"special": {"A": "propaganda_press"}, "favours": {"A": "A3"}},
        ["A: press:A"],
        "FavoursSpent, seat=0, favours=A A A",
        "ActionBought, seat=0",
    ),
    story(
        "plot",
        {"special": {"A": "church_inquisitors"}, "plots": {"B": "P03"}},
        ["A: inquire-plot@B"],
        "PlotSeen, seat=0, rival=1, plot?=P03",
    ),
    story(
        "hand",
        {"special": {"A": "church_inquisitors"}, "hands": {"B": "PIL003 PIL001"}},
        ["A: inquire-hand@B"],
        "HandSeen, seat=0, rival=1, cards?=PIL001 PIL003",
    ),
    story(
        "take",
        {"field": {"2": "PIL001 A", "5": "PIL002 A", "6": "PIL003 A"}, "factions": {"row": "M", "B": "A"}},
        ["A: take:A"],
        "FactionTaken, seat=0, faction=A, rival=1",
    ),
    story(
        "take-row",
        {"field": {"2": "PIL001 A", "5": "PIL002 A", "6": "PIL003 A"}, "factions": {"row": "M A"}},
        ["A: take:A"],
        "FactionTaken, seat=0, faction=A, rival=None",
    ),
    story(
        "borrow",
        {"hands": {"A": "PIL020"}, "factions": {"row": "A"}, "deck": "PIL022 PIL012 PIL014 PIL025 PIL055 PIL041"},
        ["A: conspire:PIL020", "A: use", "A: borrow:A", "A: end"],
        "Conspired, seat=0, card=PIL020, ability=SP_FACTION",
        "FactionBorrowed, seat=0, faction=A",
        "FactionReturned, seat=0, faction=A",
        "CardsDrawn, seat=1, number=4, cards?=PIL022 PIL012 PIL014 PIL025",
    ),
    story(
        "favour",
        {"hands": {"A": "PIL046"}},
        ["A: conspire:PIL046", "A: favour"],
        "Conspired, seat=0, card=PIL046, ability=GM",
        "QuickFavour, seat=0",
        "FavoursGained, seat=0, favours=A A A",
    ),
    story(
        "swap",
        {"hands": {"A": "PIL002"}, "field": {"0": "PIL016 AA", "13": "PIL027 BB"}},
        ["A: conspire:PIL002", "A: use", "A: at:0", "A: at:13"],
        "Conspired, seat=0, card=PIL002, ability=SP_SWAP",
        "CardsSwapped, seat=0, one=0, two=13",
    ),
    story(
        "dismiss",
        {"field": {"2": "PIL002 A"}, "favours": {"A": "Kn1"}, "hands": {"A": "PIL020"}},
        ["A: dismiss:2"],
        "FavoursSpent, seat=0, favours=Kn",
        "CardDismissed, seat=0, cell=2, card=PIL002",
        "CardLaid, seat=0, cell=2, card=PIL020",
    ),
    story(
        "dismiss-back",
        {"field": {"2": "PIL016 AA"}, "favours": {"A": "Kn2"}, "hands": {"A": "PIL003"}},
        ["A: dismiss:2"],
        "FavoursSpent, seat=0, favours=Kn Kn",
        "CardDismissed, seat=0, cell=2, card=PIL016",
        "CardLaid, seat=0, cell=2, card=PIL003",
        "TokensRemoved, seat=0, cell=2, number=1",
    ),
    story(
        "scout",
        {"down": {"2": "PIL010"}, "favours": {"A": "Kn1"}},
        ["A: scout:2"],
        "FavoursSpent, seat=0, favours=Kn",
        "CardScouted, seat=0, cell=2, card?=PIL010",
        "CardLaid, seat=0, cell=2, card=PIL010",
    ),
    story(
        "influence",
        {"field": {"2": "PIL002"}, "favours": {"A": "A1"}},
        ["A: influence:2"],
        "FavoursSpent, seat=0, favours=A",
        "TokensPlaced, seat=0, cell=2, number=1",
    ),
    story(
        "reassign",
        {"field": {"5": "PIL002 A", "6": "PIL031"}, "favours": {"A": "A1"}},
        ["A: reassign:A", "A: 5>6", "A: stop"],
        "FavoursSpent, seat=0, favours=A",
        "TokenMoved, seat=0, start=5, end=6",
    ),
    story(
        "share",
        {"field": {"6": "PIL027 AB"}},
        ["A: interrogate:6", "A: give:Cr"],
        "Interrogated, seat=0, cell=6",
        "FavoursGained, seat=0, favours=Sc Cr",
        "FavourShared, seat=0, rival=1, favour=Cr",
    ),
    story(
        "intercept",
        {"field": {"6": "PIL046 A."}, "favours": {"B": "A6"}},
        ["A: interrogate:6"],
        "Interrogated, seat=0, cell=6",
        "FavourIntercepted, seat=0, rival=1, favour=A",
        "FavourIntercepted, seat=0, rival=1, favour=A",
        "FavourIntercepted, seat=0, rival=1, favour=A",
        "FavoursGained, seat=0, favours=A A A",
    ),
    story(
        "oust",
        {"field": {"5": "PIL002 B"}, "favours": {"A": "Kn1"}, "hands": {"A": "PIL036", "B": "PIL001"}},
        ["A: oust:5@B", "B: A"],
        "FavoursSpent, seat=0, favours=Kn",
        "DisputeBegan, attacker=0, defender=1, cell=5, attack=1, defence=1",
        "DisputeCard, seat=0, card=PIL036",
        "DisputeCard, seat=1, card=PIL001",
        "DisputeEnded, winner=0",
        "TokensRemoved, seat=1, cell=5, number=1",
        "FavoursGained, seat=1, favours=A",
        "RewardPlaced, seat=0, cell=5",
    ),
    story(
        "reward",
        {"markers": [2], "field": {"2": "PIL002"}, "favours": {"A": "A1"}},
        ["A: reward-influence:2"],
        "RewardUsed, seat=0, cell=2",
        "FavoursSpent, seat=0, favours=A",
        "TokensPlaced, seat=0, cell=2, number=1",
    ),
    story(
        "realise",
        {"field": {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."}, "plots": {"common": "P07 P06"}},
        ["A: realise:P07"],
        "PlotRealised, seat=0, plot=P07",
    ),
    story(
        "events",
        {
            "hands": {"A": "PIL046 PIL001 PIL002 PIL003"},
            "events": {"deck": "edict_A clear_weather edict_M"},
            "deck": "PIL022 PIL012 PIL014 PIL025 PIL055 PIL041",
        },
        ["A: conspire:PIL046", "A: skip", "A: end", "A: take:clear_weather"],
        "Conspired, seat=0, card=PIL046, ability=GM",
        "EventsDrawn, seat=0, number=2, happenings?=edict_A clear_weather",
        "EventKept, seat=0, happening?=clear_weather",
        "CardsDrawn, seat=1, number=4, cards?=PIL022 PIL012 PIL014 PIL025",
    ),
    story(
        "edict",
        {
            "hands": {"A": "PIL046 PIL001 PIL002 PIL003"},
            "events": {"deck": "edict_A clear_weather edict_M"},
            "deck": "PIL022 PIL012 PIL014 PIL025 PIL055 PIL041",
        },
        ["A: conspire:PIL046", "A: skip", "A: end", "A: take:edict_A"],
        "Conspired, seat=0, card=PIL046, ability=GM",
        "EventsDrawn, seat=0, number=2, happenings?=edict_A clear_weather",
        "EdictPlayed, seat=0, happening=edict_A, faction=A",
        "CardsDrawn, seat=1, number=4, cards?=PIL022 PIL012 PIL014 PIL025",
    ),
    story(
        "special",
        {
            "held": {"A": "quiet_whisper"},
            "special": {"A": "clear_weather"},
            "phase": "events",
            "edicts": {"edict_M": "A 2"},
            "events": {"deck": "", "discard": "edict_A edict_Cr edict_Kn edict_Cl"},
        },
        ["A: play:quiet_whisper"],
        "TurnBegan, seat=0, round=2",
        "EdictEased, seat=None, happening=edict_M, number=1",
        "EdictEased, seat=0, happening=edict_M, number=1",
        "EventDiscarded, happening=edict_M",
        "LastRound, round=2",
        "EventDiscarded, happening=clear_weather",
        "SpecialPlayed, seat=0, happening=quiet_whisper",
    ),
    story(
        "ease",
        {"hands": {"A": "PIL005"}, "edicts": {"edict_A": "B 6"}},
        ["A: conspire:PIL005", "A: use"],
        "Conspired, seat=0, card=PIL005, ability=SP_EDICT",
        "EdictEased, seat=0, happening=edict_A, number=2",
    ),
    story(
        "court",
        {
            "hands": {"A": "PIL001 PIL002 PIL003"},
            "court": "PIL004 PIL005 PIL006 PIL007 PIL008",
            "deck": "PIL022 PIL012 PIL014 PIL025 PIL055 PIL041",
        },
        ["A: end", "A: court:1"],
        "CardsDrawn, seat=1, number=4, cards?=PIL022 PIL012 PIL014 PIL025",
        "CourtTaken, seat=0, place=1, card=PIL005",
        "CourtUpdated, steward=1, court=PIL055 PIL041 PIL006 PIL007 PIL008",
        "TurnBegan, seat=1, round=2",
    ),
    story(
        "regain",
        {
            "field": {"0": "PIL046 A.", "1": "PIL047 A.", "12": "PIL048 A."},
            "plots": {"common": "P07 P06"},
            "lost": {"P07": "A"},
            "hands": {"A": "PIL001 PIL002 PIL003 PIL004"},
            "deck": "PIL022 PIL012 PIL014 PIL025 PIL055 PIL041",
        },
        ["A: end", "A: regain:P07"],
        "PlotRegained, seat=0, plot=P07",
        "CardsDrawn, seat=1, number=4, cards?=PIL022 PIL012 PIL014 PIL025",
        "TurnBegan, seat=1, round=2",
    ),
    story(
        "win",
        {
            "field": {
                "0": "PIL046 A.",
                "1": "PIL047 A.",
                "12": "PIL048 A.",
                "3": "PIL016 A.",
                "6": "PIL018 A.",
                "7": "PIL027 A.",
                "10": "PIL030 A.",
            },
            "plots": {"common": "P07 P04"},
            "realised": {"P07": "A", "P04": "A"},
            "deck": "PIL022 PIL012 PIL014 PIL025 PIL055 PIL041",
        },
        ["A: end"],
        "GameEnded, winners=0, reason=plots",
    ),
]


@pytest.mark.parametrize(("given", "moves", "events"), STORIES)
def test_what_is_told(pax, given, moves, events):
    t = table(pax, **given).play(*moves)
    if t.table.to_act:
        t.leave_open(t.table.prompt(t.table.to_act[0]).label.id)
    lines = [read(whole, public) for whole, public in zip(everything(t.events), seen_by(t.events, None), strict=True)]
    court = any(event.startswith("CourtUpdated") for event in events)
    assert [line for line in lines if court or not line.startswith("CourtUpdated")] == list(events)
