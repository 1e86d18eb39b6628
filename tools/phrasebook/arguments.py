"""Sample arguments, for messages that came up in no game that was played for the phrasebook."""

from __future__ import annotations

from typing import Any

__all__ = ["SAMPLES", "candidates"]

PLURALS = {"zero", "one", "two", "few", "many", "other"}

SIDES = ("en", "ru", "de")
"""The languages of samples, in their order; any other language has the English ones."""

# By the argument's name: a value for all languages, or one each, in the order of `SIDES`; several where they differ.
SAMPLES: dict[str, list[Any]] = {
    "address": ["clara@example.org"],
    "after": [41],
    "answer": [("Block as the Duke", "Запретить: Герцог", "Als Herzog blocken")],
    "before": [23],
    "bot": [("Courtier", "Придворный", "Höfling")],
    "card": [("The Mafia", "Мафия", "Mafia")],
    "cards": [3],
    "chronicle": [("The Long Winter", "Долгая зима", "Der lange Winter")],
    "clause": ["CO-4.1"],
    "colours": [("red, blue", "красный, синий", "rot, blau")],
    "date": [("3 May", "3 мая", "3. Mai")],
    "detail": [("too many players", "слишком много игроков", "zu viele Spieler")],
    "edifice": [("Great Spire", "Великий шпиль", "Große Turmspitze")],
    "event": [("Clear Weather", "Ясная погода", "Klares Wetter")],
    "events": [("Clear Weather, Quiet Whisper", "Ясная погода, Тихий шёпот", "Klares Wetter, Leises Flüstern")],
    "example": ["CO-4.1"],
    "faces": [("Duke, Captain", "Герцог, Капитан", "Herzog, Hauptmann")],
    "faction": [("Scholars", "учёные", "Gelehrte")],
    "factions": [("Clergy, Scholars", "духовенство, учёные", "Klerus, Gelehrte")],
    "faults": [
        (
            "a deck names one Illuminati as its start",
            "колоде нужны одни Иллюминаты",
            "ein Deck beginnt mit genau einmal Illuminaten",
        )
    ],
    "favours": [("2 Clergy", "2 духовенства", "2 Klerus")],
    "fields": [("prices, strength", "цены, сила", "Preise, Stärke")],
    "file": ["coup.jsonl"],
    "game": [("Coup", "Переворот", "Coup")],
    "goal": [("Basic Goal", "Основная цель", "Grundziel")],
    "guild": [("knights", "рыцари", "Ritter")],
    "hash": ["3f9a…"],
    "kind": [("joker", "джокер", "Joker")],
    "level": [("4. Courtier", "4. Придворный", "4. Höfling")],
    "letter": ["B"],
    "line": [("tax, then a coup", "налог, затем переворот", "Steuern, dann ein Putsch")],
    "matches": [("tax, take", "налог, взять", "tax, take")],
    "move": [("challenge", "оспорить", "Anzweifeln")],
    "name": [("Clara", "Клара", "Clara")],
    "notation": ["tax"],
    "oath": [("Oath of Supremacy", "обет главенства", "Eid der Vorherrschaft")],
    "option": [("Give up the Duke", "Потерять: Герцог", "Herzog verlieren")],
    "options": [("Reformation", "«Реформация»", "Reformation")],
    "order": [("Always pass", "Всегда пасовать", "Immer passen")],
    "orders": [("Always pass", "Всегда пасовать", "Immer passen")],
    "outcome": [("caught", "обман раскрыт", "erwischt")],
    "piles": ["3, 5, 2"],
    "places": [("court, Bruno", "двор, Бруно", "Hof, Bruno")],
    "plot": [("Wide Connections", "Широкие связи", "Weite Verbindungen")],
    "points": ["7"],
    "problem": [("it is not a record", "это не запись", "das ist kein Protokoll")],
    "prompt": [("Choose your action", "Выберите действие", "Wähl deine Aktion")],
    "question": [("Challenge it?", "Оспорить?", "Anzweifeln?")],
    "reason": [("no such move here", "здесь такого хода нет", "diesen Zug gibt es hier nicht")],
    "region": [("Cradle", "Столица", "Wiege")],
    "role": [("Duke", "Герцог", "Herzog")],
    "roles": [("Duke, Captain", "Герцог, Капитан", "Herzog, Hauptmann")],
    "rule": ["CO-4.1"],
    "seats": [("Bruno, Clara", "Бруно, Клара", "Bruno, Clara")],
    "side": [("Oathkeeper", "верный обету", "Eidhüter")],
    "spaces": ["2, 3"],
    "targets": [("Plains, Grand Scepter", "Равнина, Большой скипетр", "Ebene, Großes Zepter")],
    "team": ["2"],
    "text": ["tax"],
    "title": [("Coup", "Переворот", "Coup")],
    "token": [("my bot", "мой бот", "mein Bot")],
    "way": [("Won as the Usurper", "Победа узурпатора", "den Usurpator")],
    "what": [("Plots", "Замыслы", "Plots")],
}

SEATS = {
    *("actor", "attacker", "by", "citizen", "claimant", "defender", "examiner", "first", "giver", "leader", "loser"),
    *("other", "owner", "partner", "player", "proposer", "rival", "seat", "starter", "taker", "target", "traveller"),
    *("winner", "winners"),
}
"""Arguments that are somebody's name."""


PARTS = (
    *(
        "plot",
        "leader",
        "aid",
        "promised",
        "match",
        "enemy",
        "agent",
        "agents",
        "bonus",
        "resistance",
        "power",
        "master",
    ),
    *("oppose", "defence"),
)
"""What adds to an attack of INWO, by the cards it comes from."""
FAULTS = ("pool", "promo", "copies", "name", "many", "second")
"""What can be wrong with a card of a deck."""

BY_MESSAGE: dict[str, dict[str, Any]] = {
    "arrow": {"target": ("The Mafia", "Мафия"), "leader": ("Texas", "Техас")},
    "option-alignment": {"name": ("Government", "Правительственная")},
    "option-draw-how": {"way": ("look at the top card first", "сперва посмотреть верхнюю карту")},
    "option-link": {"other": ("Texas", "Техас")},
    "option-number": {"name": "3"},
    "option-side": {"name": ("top", "сверху")},
    "option-way": {"way": ("in defense", "для защиты")},
    "play-way": {"way": ("in defense", "для защиты")},
    "change-add": {"name": ("Violent", "Жестокая")},
    "change-remove": {"name": ("Violent", "Жестокая")},
    "change-reverse": {"name": ("Violent", "Жестокая")},
    "chronicle-next": {"game": "3"},
    "oath-game-of": {"game": "3"},
    "home-seats": {"least": "2", "most": "6"},
    "home-minutes": {"least": "15", "most": "30"},
    "lobby-bot-at": {"seat": "2"},
    "why-control": {"target": ("Texas", "Техас")},
    "why-steal": {"target": ("Texas", "Техас")},
    "inwo-attack": {
        "kind": ("control", "control"),
        "leader": ("Texas", "Техас"),
        "target": ("The Mafia", "Мафия"),
        "dice": "3 + 4",
    },
    **{f"inwo-part-{part}": {"name": ("Texas", "Техас")} for part in PARTS},
    **{f"fault-{fault}": {"name": ("Texas", "Техас"), "line": "3"} for fault in FAULTS},
}
"""Where the name of an argument does not tell what it is."""


def candidates(id: str, name: str, keys: list[str], language: str, players: list[str]) -> list[Any]:
    """What an argument may be: each of the words it is chosen by, numbers of all kinds, or samples of its name."""
    own = BY_MESSAGE.get(id, {}).get(name)
    if own is not None:
        return [in_language(own, language)]
    if name == "you" or name.endswith("-you"):
        return ["no", "yes"]
    words = [key for key in keys if key not in PLURALS and not key.isdigit()]
    if words:
        return words
    if keys:
        zero = [0] if "0" in keys else []
        return [*zero, 1, 2, 5] if set(keys) & PLURALS - {"other"} else [int(key) for key in keys if key.isdigit()]
    if name in SEATS:
        first = sorted(SEATS).index(name)
        return [players[(first + number) % len(players)] for number in range(3)]
    return [in_language(value, language) for value in SAMPLES.get(name, [4])]


def in_language(value: Any, language: str) -> Any:
    """A sample as a language has it."""
    if not isinstance(value, tuple):
        return value
    side = SIDES.index(language) if language in SIDES else 0
    return value[side] if side < len(value) else value[0]
