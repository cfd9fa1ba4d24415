"""The seal of a deal and what people add to it: the bytes that are hashed. Pure.

``docs/fairness.md`` explains them. Every byte is fixed, because stored deals must stay checkable for ever.

The bot draws a secret seed of 32 bytes and publishes its *commitment* before the deal: hex SHA-256 of the seed followed
by the *terms* in ASCII. The terms are seven lines, joined by newlines, without a newline at the end::

    germini-seal 2
    table <id>
    deal <number, from 1>
    game <slug> rules <revision>
    options <every table option as JSON: sorted keys, no blanks, only ASCII>
    seats <one word for each chair, in order: p<the person's number>, a computer player's level, or any where many
          tables play the deal>
    bot <version of the program>

After publication, people may add to the deal. Each *part* is one line: the number of the chair (from 0), the id that
Discord gave to the press, and the hex SHA-256 of a word, or ``-`` if no word was added. A part counts only if its press
is later than the message of the seal, compared by id, because Discord's ids grow with time. The randomness of the deal
is

    SHA-256("germini-deal 2\\n" + seed + SHA-256(terms) + parts)

where the first line of the parts is ``message <id of the message of the seal, 0 if there was none>`` and the others are
the parts that count, in the order of their presses. The lines are ASCII, joined by newlines, without one at the end.

A seal of version 1 (before terms were introduced) hashes the seed followed by the table's id, and the seed itself is
the randomness.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, cast

import msgspec

from bot.engine.game import OptionValue

SEED = 32
"""Length of a seed in bytes. With another length, the same hashed bytes could be split into another seed and other
terms."""

ANYBODY = "any"
"""The word for a seat in the terms of a deal that is played at many tables (:mod:`bot.engine.boards`)."""

WORD = 100
"""Maximum length in characters of a word that a person adds."""

EPOCH = 1_420_070_400_000
"""Unix ms at which Discord's ids begin; the bits above the lowest 22 count ms from it."""

_HEADING = "germini-seal 2"
_TAG = b"germini-deal 2\n"
_LINES = (
    re.compile(r"germini-seal 2"),
    re.compile(r"table ([0-9a-z]{1,12})"),
    re.compile(r"deal ([1-9][0-9]{0,5})"),
    re.compile(r"game ([a-z0-9_]{1,32}) rules ([0-9]{1,6})"),
    re.compile(r"options (\{[\x20-\x7e]*\})"),
    re.compile(r"seats ([a-z0-9]+(?: [a-z0-9]+)*)"),
    re.compile(r"bot ([\x21-\x7e]{1,64})"),
)
_PERSON = re.compile(r"p[0-9]+")


class Terms(msgspec.Struct, frozen=True):
    """What a seal is bound to. ``seats`` has one word for each chair (:func:`seat_word`)."""

    table: str
    deal: int
    game: str
    rules_rev: int
    options: dict[str, OptionValue]
    seats: tuple[str, ...]
    version: str

    @property
    def text(self) -> str:
        """The canonical text, only ASCII."""
        return "\n".join(
            (
                _HEADING,
                f"table {self.table}",
                f"deal {self.deal}",
                f"game {self.game} rules {self.rules_rev}",
                f"options {_json(self.options)}",
                f"seats {' '.join(self.seats)}",
                f"bot {self.version}",
            )
        )


class Part(msgspec.Struct, frozen=True):
    """What one press adds to a deal.

    ``player`` is the chair, ``press`` the interaction's id, ``word`` the hash of a word (:func:`word_hash`), "" for
    none.
    """

    player: int
    press: int
    word: str = ""

    @property
    def line(self) -> str:
        """The line that is hashed."""
        return f"{self.player} {self.press} {self.word or '-'}"


def seat_word(person: int | None, level: str | None) -> str:
    """Return the word for a taken chair in the terms."""
    return f"p{person}" if level is None else level


def is_person(word: str) -> bool:
    """Return whether this word of the terms stands for a person."""
    return _PERSON.fullmatch(word) is not None


def read_terms(text: str) -> Terms | None:
    """Return the terms with exactly this text, or None if it is not valid."""
    found = [line.fullmatch(said) for line, said in zip(_LINES, text.split("\n"), strict=False)]
    if text.count("\n") != len(_LINES) - 1 or None in found:
        return None
    table, deal, its_game, options, seats, version = (one for one in found[1:] if one is not None)
    try:
        read: Any = json.loads(options[1])
    except (ValueError, RecursionError):
        return None
    terms = Terms(
        table[1],
        int(deal[1]),
        its_game[1],
        int(its_game[2]),
        cast("dict[str, OptionValue]", read),
        tuple(seats[1].split(" ")),
        version[1],
    )
    return terms if terms.text == text else None


def sealed(seed: bytes, terms: str) -> str:
    """Return the commitment that is published: hex SHA-256 of the seed and the terms."""
    return sha256(seed + terms.encode("ascii", "replace")).hexdigest()


def word_hash(word: str) -> str:
    """Return the stored hash of a word, "" for an empty word.

    It is the hex SHA-256 of the word in UTF-8, without surrounding blanks, in Unicode NFC form.
    """
    plain = unicodedata.normalize("NFC", word.strip()).strip()
    return sha256(plain.encode("utf-8", "backslashreplace")).hexdigest() if plain else ""


def counting(parts: Iterable[Part], message: int) -> tuple[Part, ...]:
    """Return the parts that count under a seal, in the order in which they are hashed.

    ``message`` is the id of the seal's message (0: not published). Without a message no part counts. A part counts only
    if its press is later than the message, and each press counts once.
    """
    once = {part.press: part for part in parts if 0 < message < part.press}
    return tuple(once[press] for press in sorted(once))


def deal_seed(seed: bytes, terms: str, message: int, parts: Sequence[Part]) -> bytes:
    """Return the randomness of the deal, 32 bytes. ``parts`` must be those that count."""
    lines = "\n".join((f"message {message}", *(part.line for part in parts)))
    return sha256(_TAG + seed + sha256(terms.encode("ascii", "replace")).digest() + lines.encode("ascii")).digest()


def chance_seed(seed: bytes, kind: str) -> bytes:
    """Return the randomness for one kind of draw. All draws of a deal share one seed; the kind (``draw``, ``shuffle``)
    separates them."""
    return seed + b":" + kind.encode()


def time_of(snowflake: int) -> int:
    """Return when Discord created this id, in Unix ms."""
    return (snowflake >> 22) + EPOCH


def _json(options: Mapping[str, OptionValue]) -> str:
    return json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
