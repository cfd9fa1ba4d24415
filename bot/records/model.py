"""The match file: one finished match as a JSON object (decision 12).

Every field is always present unless stated otherwise.

``format``    always ``germini-hand-record``; ``version`` the whole number of this form, 2. Version 1 had no ``terms``,
              ``message`` and ``parts``; its files can still be read and checked.
``game``      slug of the game; ``rules_rev`` the revision of its rules when the record was written.
``cards``     ids of the pack's cards in canonical order. In ``facts`` a card is its place in this list, from 0.
``table``     ``id``, on which the seals depend, and ``name``. Where a deal is played at many tables (deal of the day,
              tournaments), the id is that of the deal.
``started``, ``finished``  Unix time in ms.
``preset``    the rule set chosen ("" for none); ``options`` every table option as it was.
``players``   by number: ``name`` as it was shown when the record was made; ``level`` of a computer player, else null.
``deals``     in order: ``deal`` (its number, from 1), ``seed`` (hex, 32 bytes), ``commitment`` (hex, published before
              the deal), ``terms``, ``message``, ``parts``, ``steps``.
``result``    ``balances`` and ``places`` by player, ``deals`` played, ``complete`` (false if the match ended early);
              ``conceded`` only if a side conceded: its players, who share the last place whatever the score.
``checksum``  hex SHA-256 of the record without this field, as JSON with sorted keys, no blanks and only ASCII.

The seal of a deal (:mod:`bot.engine.seal` and ``docs/fairness.md`` define every byte): ``terms`` is the text the seal
is bound to, seven lines without a newline at the end: table, deal, game and rules, options, seats, program version.
``commitment`` is SHA-256 of the seed's bytes followed by the terms in ASCII. ``message`` is the id of the message in
which Discord showed the commitment before the deal, in decimal digits ("0": not published). ``parts`` are what people
added after that, in the order of their presses: ``player``, ``press`` (the id Discord gave to the press, in decimal
digits, always greater than the message's) and ``word`` (hex SHA-256 of the added word, in UTF-8, NFC and without blanks
at its ends; "" for none). The randomness of the deal is SHA-256 of the concatenation of these bytes:

    germini-deal 2 and a newline, in ASCII
    the seed, 32 bytes
    SHA-256 of the terms in ASCII, 32 bytes
    in ASCII: the line "message <message>", then for each part a newline and "<player> <press> <word, or - for none>"

A deal sealed before terms were introduced has none of the three fields: its commitment is SHA-256 of the seed followed
by the table id in ASCII, and its randomness is the seed.

A step is one decision and its facts: ``player`` who decided (null: the bot), ``by`` (``person``; ``computer`` for a
computer player; ``clock`` for a computer player that took over when time was up; "" for the bot), ``do`` the decision,
``facts`` the game's own facts in order, each with its ``type``. ``do`` is one of

    {"type": "pick", "cards": [ids]}        cards played, discarded or paid, in that order
    {"type": "say", "word": w}              a word of an auction, or "go on"
    {"type": "number", "value": n}          cards lifted at the cut
    {"type": "claim", "items": [{"key": k, "cards": [ids]}]}   combinations announced (no cards: those offered)
    {"type": "chance", "kind": k}           ``draw`` or ``shuffle``: random numbers for the deal
    {"type": "stop"}                        the match is ended early
    {"type": "forfeit", "player": n}        a player left for good
    {"type": "yield", "player": n}          a player's side conceded the deal

or null if the rules were corrected since and the decision cannot be derived from the facts. Random numbers are SHA-256
of (the deal's randomness, ":" and the kind in ASCII, a counter of 8 bytes from 0), read as big-endian words of 64 bits;
the pack in canonical order is shuffled with them from the last place down (Fisher-Yates, without modulo bias).
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Literal

import msgspec

from bot.engine.game import OptionValue

FORMAT = "germini-hand-record"
VERSION = 2
READS = (1, 2)
"""Versions that can be read."""


class RecordError(Exception):
    """A file that cannot be read as a match file: catalogue code (``record-<code>``) and arguments of the sentence."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code, args)
        self.code = code
        self.args_for_text = args


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every part of a record. No field may be missing and no unknown field may be present."""


class DidPick(_Part, frozen=True, tag="pick"):
    """Cards chosen, by id."""

    cards: tuple[str, ...]


class DidSay(_Part, frozen=True, tag="say"):
    """A word of an auction, or "go on"."""

    word: str


class DidNumber(_Part, frozen=True, tag="number"):
    """A number chosen."""

    value: int


class ClaimedItem(_Part, frozen=True):
    """One announced combination."""

    key: str
    cards: tuple[str, ...]


class DidClaim(_Part, frozen=True, tag="claim"):
    """Announced combinations."""

    items: tuple[ClaimedItem, ...]


class DidChance(_Part, frozen=True, tag="chance"):
    """The bot drew random numbers from the sealed seed."""

    kind: Literal["draw", "shuffle"]


class DidStop(_Part, frozen=True, tag="stop"):
    """The match was ended early."""


class DidForfeit(_Part, frozen=True, tag="forfeit"):
    """A player left for good."""

    player: int


class DidYield(_Part, frozen=True, tag="yield"):
    """A player's side conceded the deal."""

    player: int


Did = DidPick | DidSay | DidNumber | DidClaim | DidChance | DidStop | DidForfeit | DidYield


class Step(_Part, frozen=True):
    """One decision and its facts."""

    player: int | None
    by: Literal["", "person", "computer", "clock"]
    do: Did | None
    facts: tuple[dict[str, Any], ...]


class PartRecord(_Part, frozen=True):
    """What one press added to a deal. ``press`` is a string of decimal digits because JSON numbers of this size are not
    exact everywhere."""

    player: int
    press: str
    word: str


class DealRecord(_Part, frozen=True, kw_only=True):
    """One deal with its seal. The three fields of a version 2 seal are either all present or all absent."""

    deal: int
    seed: str
    commitment: str
    terms: str | msgspec.UnsetType = msgspec.UNSET
    message: str | msgspec.UnsetType = msgspec.UNSET
    parts: tuple[PartRecord, ...] | msgspec.UnsetType = msgspec.UNSET
    steps: tuple[Step, ...]


class PlayerRecord(_Part, frozen=True):
    """A player of the match."""

    name: str
    level: str | None


class TableRecord(_Part, frozen=True):
    """The table of the match."""

    id: str
    name: str


class ResultRecord(_Part, frozen=True, omit_defaults=True):
    """The result. ``conceded`` lists the players who are last because their side conceded the match; it is left out if
    no side conceded."""

    balances: tuple[int, ...]
    places: tuple[int, ...]
    deals: int
    complete: bool
    conceded: tuple[int, ...] = ()


class Record(_Part, frozen=True):
    """A finished match. The module docstring documents every field."""

    format: str
    version: int
    game: str
    rules_rev: int
    cards: tuple[str, ...]
    table: TableRecord
    started: int
    finished: int
    preset: str
    options: dict[str, OptionValue]
    players: tuple[PlayerRecord, ...]
    deals: tuple[DealRecord, ...]
    result: ResultRecord
    checksum: str


def canonical(value: Any) -> bytes:
    """Return a JSON value in the form that is hashed and compared: sorted keys, no blanks, only ASCII."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False).encode()


def checksum(record: Record) -> str:
    """Return the correct ``checksum`` of a record."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    del plain["checksum"]
    return sha256(canonical(plain)).hexdigest()


def encode(record: Record) -> bytes:
    """Return the file content: JSON in UTF-8, one step per line, with a newline at the end."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    deals = plain.pop("deals")
    lines = [f"  {_text(key)}: {_text(value)}," for key, value in plain.items() if key not in ("result", "checksum")]
    lines.append('  "deals": [')
    for deal in deals:
        steps = deal.pop("steps")
        head = _text(deal)[:-1]
        inside = ",\n".join(f"      {_text(step)}" for step in steps)
        lines.append(f'    {head}, "steps": [\n{inside}\n    ]}}{"," if deal is not deals[-1] else ""}')
    lines += ["  ],", f'  "result": {_text(plain["result"])},', f'  "checksum": {_text(plain["checksum"])}']
    return ("{\n" + "\n".join(lines) + "\n}\n").encode("utf-8", "backslashreplace")


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
