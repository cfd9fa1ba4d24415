"""The seal of a deal and what people add to it: the bytes that are hashed, and nothing else. Pure.

``docs/fairness.md`` explains them; every byte is fixed, because stored deals must be checkable for ever.

A seed of 32 bytes is drawn in secret. Its *commitment* is published before the deal: hex SHA-256 of the seed followed
by the *terms* in ASCII. The terms are seven lines, joined by one newline each, none at the end::

    germini-seal 2
    table <id>
    deal <number, from 1>
    game <slug> rules <revision>
    options <every table option as JSON: sorted keys, no blanks, only ASCII>
    seats <one word for each chair, in order: p<the person's number> or a computer player's level>
    bot <version of the program>

After it was published people add to the deal. Each *part* is one line: the number of the chair (from 0), the id of the
press as Discord gave it, and the hex SHA-256 of a word, or ``-`` where none was added. A part counts only if its press
is younger than the message of the seal: ids of Discord grow with time. The randomness of the deal comes from

    SHA-256("germini-deal 2\\n" + seed + SHA-256(terms) + parts)

where the first line of the parts is ``message <id of the message of the seal, 0 if there was none>`` and the others are
the parts that count, in the order of their presses; lines joined by one newline each, none at the end, in ASCII.

A seal of version 1 (before there were terms) holds the seed followed by the table's id, and its seed was used as it is.
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
"""Bytes of a seed. Of another length, seed and terms could be divided otherwise under the same seal."""

WORD = 100
"""Characters of a word somebody adds, at most."""

EPOCH = 1_420_070_400_000
"""Unix ms from which Discord's ids count; the time is what stands above their lowest 22 bits."""

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
    """What a seal is bound to. ``seats`` has a word for each chair (:func:`seat_word`)."""

    table: str
    deal: int
    game: str
    rules_rev: int
    options: dict[str, OptionValue]
    seats: tuple[str, ...]
    version: str

    @property
    def text(self) -> str:
        """The canonical text; only ASCII."""
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
    """What one press adds to a deal. ``player`` is the chair, ``press`` the interaction's id, ``word`` the hash of a
    word (:func:`word_hash`), "" for none."""

    player: int
    press: int
    word: str = ""

    @property
    def line(self) -> str:
        """The line that is hashed."""
        return f"{self.player} {self.press} {self.word or '-'}"


def seat_word(person: int | None, level: str | None) -> str:
    """How a taken chair stands in the terms."""
    return f"p{person}" if level is None else level


def is_person(word: str) -> bool:
    """Whether this word of the terms stands for a person."""
    return _PERSON.fullmatch(word) is not None


def read_terms(text: str) -> Terms | None:
    """The terms with this very text; None if there are none."""
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
    """The commitment that is published: hex SHA-256 of the seed and the terms."""
    return sha256(seed + terms.encode("ascii", "replace")).hexdigest()


def word_hash(word: str) -> str:
    """What is kept of a word: hex SHA-256 of it in UTF-8, without blanks at its ends, in Unicode's form NFC; "" for a
    word that is empty."""
    plain = unicodedata.normalize("NFC", word.strip()).strip()
    return sha256(plain.encode("utf-8", "backslashreplace")).hexdigest() if plain else ""


def counting(parts: Iterable[Part], message: int) -> tuple[Part, ...]:
    """The parts that count under a seal whose message has this id (0: it was not published), in the order in which they
    are hashed: none without a message, none whose press is not younger, each press once."""
    once = {part.press: part for part in parts if 0 < message < part.press}
    return tuple(once[press] for press in sorted(once))


def deal_seed(seed: bytes, terms: str, message: int, parts: Sequence[Part]) -> bytes:
    """The randomness of the deal, 32 bytes. ``parts`` are those that count."""
    lines = "\n".join((f"message {message}", *(part.line for part in parts)))
    return sha256(_TAG + seed + sha256(terms.encode("ascii", "replace")).digest() + lines.encode("ascii")).digest()


def time_of(snowflake: int) -> int:
    """When Discord gave this id, in Unix ms."""
    return (snowflake >> 22) + EPOCH


def _json(options: Mapping[str, OptionValue]) -> str:
    return json.dumps(options, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
