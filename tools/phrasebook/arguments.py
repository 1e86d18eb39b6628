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
    "agreed": [2],
    "all": [4],
    "answer": [("Block as the Duke", "Запретить (Герцог)", "Als Herzog blocken")],
    "answers": [("Block as the Duke", "Запретить (Герцог)", "Als Herzog blocken")],
    "attack": [6],
    "back": [("a Vision", "видение")],
    "before": [23],
    "bot": [("Courtier", "Придворный", "Höfling")],
    "card": [("The Mafia", "Мафия", "Mafia")],
    "cards": [3],
    "chance": [71],
    "chances": [21],
    "chronicle": [("The Long Winter", "Долгая зима", "Der lange Winter")],
    "clause": ["CO-4.1"],
    "colour": [("red", "красный")],
    "colours": [("red, blue", "красный, синий", "rot, blau")],
    "command": ["camarilla play --resume coup.jsonl"],
    "covered": [4],
    "date": [("3 May", "3 мая", "3. Mai")],
    "deck": [("Shangri-La", "Шангри-Ла", "Shangri-La")],
    "detail": [("too many players", "слишком много игроков", "zu viele Spieler")],
    "dispossessed": [24],
    "done": [3],
    "edifice": [("Great Spire", "Великий шпиль", "Große Turmspitze")],
    "event": [("Clear Weather", "Ясная погода", "Klares Wetter")],
    "events": [("Clear Weather, Quiet Whisper", "Ясная погода, Тихий шёпот", "Klares Wetter, Leises Flüstern")],
    "example": ["CO-4.1"],
    "faces": [("Duke, Captain", "Герцог, Капитан", "Herzog, Hauptmann")],
    "faction": [("Scholars", "учёные", "Gelehrte")],
    "factions": [("Clergy, Scholars", "духовенство, учёные", "Klerus, Gelehrte")],
    "faults": [
        (
            "a deck needs exactly one starting Illuminati",
            "в колоде должна быть ровно одна начальная карта Иллюминатов",
            "ein Deck beginnt mit genau einmal Illuminaten",
        )
    ],
    "favours": [("2 × Clergy", "2 × духовенство", "2 × Klerus")],
    "fields": [("prices, strength", "цены, сила", "Preise, Stärke")],
    "file": ["coup.jsonl"],
    "game": [("Coup", "Переворот", "Coup")],
    "goal": [("the Basic Goal", "Основная цель", "Grundziel")],
    "guild": [("knights", "рыцари", "Ritter")],
    "happening": [("Edict: Clergy", "Эдикт о духовенстве")],
    "hash": ["3f9a…"],
    "have": [3],
    "increment": [10],
    "item": [("1 secret", "1 тайна", "1 Geheimnis")],
    "kind": [("joker", "джокер", "Joker")],
    "level": [("4. Courtier", "4. Придворный", "4. Höfling")],
    "last": [12],
    "less": [31],
    "letter": ["B"],
    "limit": [24],
    "line": [("tax, then a coup", "налог, затем переворот", "Steuern, dann ein Putsch")],
    "matches": [("tax, take", "налог, взять", "tax, take")],
    "minutes": [15],
    "move": [("challenge", "оспорить", "Anzweifeln")],
    "name": [("Clara", "Клара", "Clara")],
    "need": [4],
    "needed": [3],
    "notation": ["tax"],
    "notches": [("all, matters, me", "всё, важное, я", "alles, wichtig, ich")],
    "of": [8],
    "oath": [("Oath of Supremacy", "обет главенства", "Eid der Vorherrschaft")],
    "option": [("Give up the Duke", "Потерять карту «Герцог»", "Herzog verlieren")],
    "options": [("Reformation", "«Реформация»", "Reformation")],
    "order": [("Always pass", "Всегда пасовать", "Immer passen")],
    "orders": [("Always pass", "Всегда пасовать", "Immer passen")],
    "outcome": [("caught", "обман раскрыт", "erwischt")],
    "percent": [42],
    "piles": ["3, 5, 2"],
    "places": [("court, Bruno", "двор, Бруно", "Hof, Bruno")],
    "place": [3],
    "plot": [("Wide Connections", "Широкие связи", "Weite Verbindungen")],
    "points": ["7"],
    "problem": [("it is not a record", "это не запись", "das ist kein Protokoll")],
    "prompt": [("Choose your action", "Выберите действие", "Wähl deine Aktion")],
    "question": [("Challenge it?", "Оспорить?", "Anzweifeln?")],
    "rank": [2],
    "rating": [1450],
    "reason": [("no such move here", "здесь такого хода нет", "diesen Zug gibt es hier nicht")],
    "region": [("Cradle", "Столица", "Wiege")],
    "role": [("Duke", "Герцог", "Herzog")],
    "roles": [("Duke, Captain", "Герцог, Капитан", "Herzog, Hauptmann")],
    "roll": [3],
    "rounds": [8],
    "rule": ["CO-4.1"],
    "seats": [("Bruno and Clara", "Бруно и Клара", "Bruno und Clara")],
    "side": [("Oathkeeper", "верный обету", "Eidhüter")],
    "site": [("Plains", "Равнины")],
    "size": [45],
    "skulls": [("1.3", "1,3")],
    "spaces": ["2, 3"],
    "steps": [6],
    "strength": [7],
    "suit": [("Hearth", "Очаг")],
    "supply": [2],
    "targets": [("Plains, Grand Scepter", "Равнины, Большой скипетр", "Ebene, Großes Zepter")],
    "team": ["2"],
    "temper": [("avenger", "заноза", "Rächer")],
    "text": ["tax"],
    "threat": [("Clara wins with a coup", "Клара победит переворотом", "Clara gewinnt mit einem Putsch")],
    "title": [("Coup", "Переворот", "Coup")],
    "total": [43],
    "token": [("my bot", "мой бот", "mein Bot")],
    "vision": [("Vision of Faith", "Видение о вере")],
    "visions": [3],
    "was": [1],
    "way": [("Won as the Usurper", "Победа узурпатора", "den Usurpator")],
    "what": [("Plots", "Замыслы", "Plots")],
    "why": [("nobody can stop it", "помешать этому нельзя", "niemand kann es verhindern")],
    "win": [64],
    "world": [54],
    "worlds": [40],
    "worth": [42],
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
    "seat": {"seat": "2"},
    "ask-now": {"now": ("matters", "важное", "wichtig")},
    "bad-number": {"number": 20},
    "coup-fact": {"roles": [("Duke", "Герцог", "Herzog"), ("Duke, Captain", "Герцог, Капитан", "Herzog, Hauptmann")]},
    "known-among": {"faces": [("Duke", "Герцог", "Herzog"), ("Duke, Captain", "Герцог, Капитан", "Herzog, Hauptmann")]},
    "coup-says-assassinate": {"role": ("Assassin", "Ассасин", "Attentäter")},
    "coup-says-steal": {"role": ("Captain", "Капитан", "Hauptmann")},
    "coup-says-exchange": {"role": ("Ambassador", "Посол", "Botschafter")},
    "coup-says-examine": {"role": ("Inquisitor", "Инквизитор", "Inquisitor")},
    "why-bluff": {"unseen": 3},
    "why-doubt": {"known": 3},
    "event-JokerPlaced-hidden": {"card": ("Ugo 1", "Уго 1")},
    "why-joker": {"now": 3, "then": 6},
    "why-win": {"worth": 4},
    "why-lead": {"worth": 4},
    "do-cl-oust": {"place": ("Georg Forster (space 5)", "«Георг Форстер», место 5")},
    "event-CardDiscarded": {"card": ("Joseph Haydn", "Йозеф Гайдн")},
    "event-PlanOpened": {"card": ("Joseph Haydn", "Йозеф Гайдн")},
    "discard-card": {"card": ("Joseph Haydn", "Йозеф Гайдн")},
    "target": {"card": ("Joseph Haydn", "Йозеф Гайдн")},
    "keep-plots": {"plots": ("Wide Connections, Inner Circle", "Широкие связи, Внутренний круг")},
    "event-Status": {"other": ("Texas", "Техас")},
    "hint-sentence": {"text": ("Foreign aid", "Иностранная помощь", "Entwicklungshilfe")},
    "pax-hand-limit": {"limit": 4},
    "pax-row": {"factions": "A M"},
    "pax-cards": {"factions": "A M"},
    "pax-supply": {"favours": "A2 M1"},
    "nudge-die": {"card": ("Squalid District", "Квартал трущоб")},
    "react": {"card": ("Jinx", "Сглаз")},
    "pick-amount": {"card": ("Alchemist", "Алхимик")},
    "pick-item": {"card": ("Conspiracy", "Заговор")},
    "pick-word": {"card": ("Forgotten Vault", "Забытое хранилище")},
    "oath-player": {"role": ("Chancellor", "канцлер")},
    "oath-draft-change-secrets": {"count": [1, 2, 5]},
    "oath-odds-means": {"defense": 5},
    "home-opponents": {"seats": 4},
    "inwo-line": {"goal": 12},
    "inwo-claim-counted": {"total": 12, "need": 12, "groups": [12, 9, 9], "doubles": [0, 2, 3], "more": [0, 1, 0]},
    "option-claim-counted": {
        "card": ("the Basic Goal", "Основная цель"),
        "total": 12,
        "goal": 12,
        "groups": [12, 9, 9],
        "doubles": [0, 2, 3],
        "more": [0, 1, 0],
    },
    "inwo-says-attack-ended": {"outcome": ("success", "успех")},
    "inwo-says-power": {"before": 4, "after": 6},
    "inwo-says-resistance": {"before": 4, "after": 6},
    "inwo-says-tokens": {"before": 1, "after": 0},
    "inwo-won-by": {"how": ("the Basic Goal", "Основная цель")},
    "inwo-tip-goal": {"groups": 12},
    "potdevin-takes-for": {
        "takes": ("Takes 3 cards and 1 gem", "Берёт 3 карты и 1 самоцвет"),
        "change": ("+4 (knights +3, gems +1)", "+4 (рыцари +3, самоцветы +1)"),
    },
    "potdevin-points-change": {
        "points": "+4",
        "parts": ("knights +3, gems +1", "рыцари +3, самоцветы +1"),
    },
    "potdevin-part": {"what": ("knights", "рыцари"), "points": "+3"},
    "pax-neighbours": {"places": "3, 7"},
    "inwo-odds": {"strength": 7},
    "inwo-win-own": {"name": ("UFOs", "НЛО"), "goal": ("control 3 Weird groups", "контролировать 3 Странные группы")},
    "price-all": {"parts": ("an Illuminati action", "действие Иллюминатов")},
    "price-or": {
        "one": ("an Illuminati action", "действие Иллюминатов"),
        "other": ("actions from your groups", "действия ваших групп"),
    },
    "price": {"parts": ("free", "бесплатно")},
    "refusal-item": {"item": ("The Mafia from hand", "карту «Мафия» из руки")},
    "option-change": {"name": ("add Violent", "добавить: Жестокая")},
    "list-and": {
        "first": ("Ada, Bruno", "Ада, Бруно", "Ada, Bruno"),
        "last": ("Clara", "Клара", "Clara"),
    },
    "puzzle-proof": {"other": ("Income: take 1 coin", "Доход: 1 монета", "Einkommen: nimm 1 Münze"), "worth": 64},
    "replay-head": {"seats": 4, "revision": 2},
    "replay-hidden": {
        "seats": ["", ("Bruno", "Бруно", "Bruno"), ("Bruno and Clara", "Бруно и Клара", "Bruno und Clara")]
    },
    "serve-open": {"address": "http://127.0.0.1:8000"},
    "winner": {
        "seats": [
            ("Bruno", "Бруно", "Bruno"),
            ("Bruno and Clara", "Бруно и Клара", "Bruno und Clara"),
            ("Ada, Bruno and Clara", "Ада, Бруно и Клара", "Ada, Bruno und Clara"),
        ]
    },
    "refused-too-short": {"limit": 8},
    "refused-too-long": {"limit": 128},
    "refused-too-small": {"limit": 60},
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
    "fault-copies": {"name": ("Texas", "Техас"), "count": 3, "most": 2},
}
"""Where the name of an argument does not tell what it is; several values where they go with those of another."""


def candidates(id: str, name: str, keys: list[str], language: str, players: list[str]) -> list[Any]:
    """What an argument may be: each of the words it is chosen by, numbers of all kinds, or samples of its name."""
    own = BY_MESSAGE.get(id, {}).get(name)
    if own is not None:
        return [in_language(value, language) for value in (own if isinstance(own, list) else [own])]
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
