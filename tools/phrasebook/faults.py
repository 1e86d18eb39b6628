"""What can be wrong with a sentence: found by pattern, in any language or in one."""

from __future__ import annotations

import re

__all__ = ["faults"]

ANYWHERE = {
    "a placeable left over": re.compile(r"[{}]|\$[a-z]"),
    "a raw id": re.compile(r"\b[a-z]+[:@]\d|\b[a-z]+(?:[-_][a-z]+)*:[a-z]|\b[a-z]+_[a-z]+\b|undefined|\[object|~\d"),
    "an event without words": re.compile(r"^[A-Z][a-z]+[A-Z]\w*: "),
    "a doubled space, or one where none belongs": re.compile(r"(?<=\S)  +\S|^ | $| [,;.!?)»](?!\.)|[(«] "),
    "a doubled stop": re.compile(r"(?<!\.)\.\.(?!\.)|[,;:]\.|\.,|::|,,"),
}
ENGLISH = {
    "a verb that does not agree with you": re.compile(
        r"\b[Yy]ou (?!(?:always|as|discuss|guess|press|pass|possess|this|toss|focus|cross|express|address|cards)\b)"
        r"(?:[a-z]+ly )?(?:is|was|has|does|[a-z]+(?<![su])s)\b|\b[Yy]our turn begin\b|\byou's\b|\bthe own\b"
    ),
    "a wrong article": re.compile(r"\b[Aa] (?=[aeio]\w)(?!one\b|once\b|eu)|\b[Aa]n (?=[bcdfgjklmnpqrstvwxyz]\w)"),
    "a word that is not English": re.compile(r"[а-яё]", re.IGNORECASE),
}
RUSSIAN = {
    "a verb that does not agree with вы": re.compile(
        r"\b[Вв]ы (?:не |больше не |теперь |снова )?[а-яё]+(?:ает|яет|ует|юет|ёт|ит|ет|ится|ется|ётся|ют|ят)\b"
    ),
    "a name that would have to be declined": re.compile(
        r"\b(?:игроку|игрока|игроком|против|для|у|от|с|к|из-за|вместо) "
        r"(?:Ада|Бруно|Клара|Дарио|Элена|Елена|Фабио|Грета|Ханна|Ирма|Йонас|вы)\b"
    ),
}
GERMAN = {
    "a verb that does not agree with du": re.compile(
        r"\bDu (?!nicht\b)[a-zäöüß]+(?<![sxz])t\b|\b[Dd]u (?:hat|ist|wird|will|muss|kann|darf|soll)\b"
    ),
    "du where dich or dir is meant": re.compile(
        r"\b(?:an|auf|aus|bei|durch|für|gegen|mit|ohne|statt|um|von|vor|zu) du\b|\b(?:zeigt|stiehlt|lässt|bekehrt) du\b"
    ),
    "a word that is not German": re.compile(r"[а-яё]|\b(?:the|and|your|you|of|with)\b", re.IGNORECASE),
    "quotation marks of another language": re.compile(r'[«»"”]'),
}
FAULTS = {"en": ANYWHERE | ENGLISH, "de": ANYWHERE | GERMAN, "ru": ANYWHERE | RUSSIAN}
"""A language that has none of its own is held to what is wrong anywhere."""


def faults(sentence: str, language: str) -> list[str]:
    """What is wrong with a sentence."""
    read = sentence.replace(" . . .", "…")  # as a card of INWO is spelt
    return [name for name, look in FAULTS.get(language, ANYWHERE).items() if look.search(read)]
