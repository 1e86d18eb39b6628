"""Sample arguments, for messages that came up in no game that was played for the phrasebook."""

from __future__ import annotations

from typing import Any

__all__ = ["SAMPLES", "candidates"]

PLURALS = {"zero", "one", "two", "few", "many", "other"}

# By the argument's name: a value for both languages, or a pair (English, Russian); several where they differ.
SAMPLES: dict[str, list[Any]] = {
    "address": ["clara@example.org"],
    "after": [41],
    "answer": [("Block as the Duke", "Запретить: Герцог")],
    "before": [23],
    "bot": [("Courtier", "Придворный")],
    "card": [("The Mafia", "Мафия")],
    "cards": [3],
    "chronicle": [("The Long Winter", "Долгая зима")],
    "clause": ["CO-4.1"],
    "colours": [("red, blue", "красный, синий")],
    "date": [("3 May", "3 мая")],
    "detail": [("too many players", "слишком много игроков")],
    "edifice": [("Great Spire", "Великий шпиль")],
    "event": [("Clear Weather", "Ясная погода")],
    "events": [("Clear Weather, Quiet Whisper", "Ясная погода, Тихий шёпот")],
    "example": ["CO-4.1"],
    "faces": [("Duke, Captain", "Герцог, Капитан")],
    "faction": [("Scholars", "учёные")],
    "factions": [("Clergy, Scholars", "духовенство, учёные")],
    "faults": [("a deck names one Illuminati as its start", "колоде нужны одни Иллюминаты")],
    "favours": [("2 Clergy", "2 духовенства")],
    "fields": [("prices, strength", "цены, сила")],
    "file": ["coup.jsonl"],
    "game": [("Coup", "Переворот")],
    "goal": [("Basic Goal", "Основная цель")],
    "guild": [("knights", "рыцари")],
    "hash": ["3f9a…"],
    "kind": [("joker", "джокер")],
    "level": [("4. Courtier", "4. Придворный")],
    "letter": ["B"],
    "line": [("tax, then a coup", "налог, затем переворот")],
    "matches": [("tax, take", "налог, взять")],
    "move": [("challenge", "оспорить")],
    "name": [("Clara", "Клара")],
    "notation": ["tax"],
    "oath": [("Oath of Supremacy", "обет главенства")],
    "option": [("Give up the Duke", "Потерять: Герцог")],
    "options": [("Reformation", "«Реформация»")],
    "order": [("Always pass", "Всегда пасовать")],
    "orders": [("Always pass", "Всегда пасовать")],
    "outcome": [("caught", "обман раскрыт")],
    "piles": ["3, 5, 2"],
    "places": [("court, Bruno", "двор, Бруно")],
    "plot": [("Wide Connections", "Широкие связи")],
    "points": ["7"],
    "problem": [("it is not a record", "это не запись")],
    "prompt": [("Choose your action", "Выберите действие")],
    "question": [("Challenge it?", "Оспорить?")],
    "reason": [("no such move here", "здесь такого хода нет")],
    "region": [("Cradle", "Столица")],
    "role": [("Duke", "Герцог")],
    "roles": [("Duke, Captain", "Герцог, Капитан")],
    "rule": ["CO-4.1"],
    "seats": [("Bruno, Clara", "Бруно, Клара")],
    "side": [("Oathkeeper", "верный обету")],
    "spaces": ["2, 3"],
    "targets": [("Plains, Grand Scepter", "Равнина, Большой скипетр")],
    "team": ["2"],
    "text": ["tax"],
    "title": [("Coup", "Переворот")],
    "token": [("my bot", "мой бот")],
    "way": [("Won as the Usurper", "Победа узурпатора")],
    "what": [("Plots", "Замыслы")],
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
    side = 0 if language == "en" else 1
    own = BY_MESSAGE.get(id, {}).get(name)
    if own is not None:
        return [own[side] if isinstance(own, tuple) else own]
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
    return [value[side] if isinstance(value, tuple) else value for value in SAMPLES.get(name, [4])]
