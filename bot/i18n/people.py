"""Names of people: user text made safe for a sentence, a picture or a button."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from bot.engine.cards import Pack, Seat
from bot.engine.text import SeatArg, SideArg

MARKS_PER_BASE = 2
NAME_LENGTH = 32
"""Maximum length of a name in code points: Discord's own limit for a nickname."""

NAMES_KEPT = 2048
"""Number of names whose safe forms are kept: every message of a table says the same names again."""

_ZWJ = "\u200d"
_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_ZERO_WIDTH_SPACE = "\u200b"
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]"
)
"""Invisible characters that do not belong to the categories of control or format characters."""

_MARKUP = re.compile(r"[\\*_~|`>#<\[\]():@/]|(?<=\d)\.|\.(?=\S)|^[-+]")
"""ASCII characters that Discord may read as markup, a mention, a custom emoji, a link, a list or small print."""


@dataclass(frozen=True, slots=True)
class Names:
    """The pack and the labels of seats and sides for a sentence.

    The slug of ``pack`` selects the look: the pictures and names of the cards (:meth:`Pack.dressed`).

    Labels are used unchanged: use :func:`escape` for text of a Discord message, and only :func:`plain` for a picture, a
    button or an alt text. A missing label becomes "Player n" or "Side n".

    ``marks`` are emojis by card id, put before the names of cards: only in the text of a Discord message. ``you`` are
    the seat and the side of the only reader, who is spoken to where a sentence allows it. ``pair`` is their side if
    others are on it, with the seats of those.
    """

    pack: Pack
    seats: tuple[str, ...] = ()
    sides: tuple[str, ...] = ()
    marks: Mapping[str, str] = field(default_factory=dict[str, str], hash=False)
    you: tuple[SeatArg | SideArg, ...] = ()
    pair: tuple[SideArg, tuple[Seat, ...]] | None = None


@lru_cache(NAMES_KEPT)
def plain(name: str, fallback: str) -> str:
    """Return the name in one line of at most 32 code points, without characters that hide, reorder or stack text.

    Control, bidi and zero-width characters are removed (the joiner inside an emoji stays). The rest is NFC with at most
    two combining marks per character and collapsed white space. Returns ``fallback`` if nothing is left; Words.person
    provides one.
    """
    text = _visible(unicodedata.normalize("NFC", name))
    text = _cap_marks(unicodedata.normalize("NFC", _join_only_emoji(text)))
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if len(text) > NAME_LENGTH:
        text = text[: NAME_LENGTH - 1].rstrip(" " + _ZWJ) + "…"
    return text or fallback


@lru_cache(NAMES_KEPT)
def escape(name: str) -> str:
    """Return the name for the text of a Discord message, without formatting, links or mentions.

    Right-to-left names are isolated so that they do not reorder the figures next to them.
    """
    return isolated(_MARKUP.sub(lambda found: "\\" + found[0] + (_ZERO_WIDTH_SPACE if found[0] == "@" else ""), name))


def isolated(text: str) -> str:
    """Return a right-to-left name between isolating marks, which keep it from reordering its surroundings; other names
    unchanged."""
    if any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text):
        return _FIRST_STRONG_ISOLATE + text + _POP_ISOLATE
    return text


@lru_cache(NAMES_KEPT)
def distinct(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names, with ·2, ·3 … added to repeated ones. Case is ignored in the comparison."""
    seen: dict[str, int] = {}
    told: list[str] = []
    for name in names:
        seen[name.casefold()] = count = seen.get(name.casefold(), 0) + 1
        told.append(name if count == 1 else f"{plain(name, name)[:28]}·{count}")
    return tuple(told)


def _visible(text: str) -> str:
    kept: list[str] = []
    for char in _INVISIBLE.sub("", text):
        category = unicodedata.category(char)
        if category[0] == "Z" or char in "\t\n\r\x0b\x0c":
            kept.append(" ")
        elif category[0] != "C" or category == "Cn" or char == _ZWJ:
            kept.append(char)
    return "".join(kept)


def _join_only_emoji(text: str) -> str:
    """Remove joiners that are not between two parts of an emoji."""
    kept: list[str] = []
    for place, char in enumerate(text):
        if char != _ZWJ:
            kept.append(char)
            continue
        before = next((c for c in reversed(kept) if c != "\ufe0f"), " ")
        after = text[place + 1 : place + 2] or " "
        if unicodedata.category(before) in ("So", "Sk") and unicodedata.category(after) == "So":
            kept.append(char)
    return "".join(kept)


def _cap_marks(text: str) -> str:
    kept: list[str] = []
    marks = MARKS_PER_BASE
    for char in text:
        if unicodedata.category(char)[0] != "M":
            marks = 0 if char != " " else MARKS_PER_BASE
        elif marks >= MARKS_PER_BASE:
            continue
        else:
            marks += 1
        kept.append(char)
    return "".join(kept)
