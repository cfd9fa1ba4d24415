"""The seal of a recorded deal: its terms, what people added, and the randomness of the cards (``docs/fairness.md``)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import msgspec

from bot.engine.boards import for_anybody
from bot.engine.game import Game
from bot.engine.options import with_defaults
from bot.engine.rng import commitment
from bot.engine.seal import SEED, Part, Terms, counting, deal_seed, is_person, read_terms, sealed, time_of
from bot.records.findings import Finding, plain
from bot.records.model import DealRecord, Record

_HEX = re.compile(r"(?:[0-9a-f]{2})+")
_WORD = re.compile(r"(?:[0-9a-f]{64})?")
_ID = re.compile(r"0|[1-9][0-9]{0,18}")

LATE = 3_600_000
"""Maximum time in ms by which Discord's clock may be ahead of the clock that recorded the end of the match."""

Trust = Literal["people", "nobody", "unpublished", "old"]
"""People added to the deal after its seal was published; nobody did; the seal was not published; it is of version 1."""


class Added(msgspec.Struct, frozen=True):
    """How far the operator of the bot could have chosen a deal.

    ``people`` are the chairs that added to it, from 0, in the order of their last presses.
    """

    deal: int
    how: Trust
    people: tuple[int, ...] = ()
    message: int = 0


def added(deal: DealRecord) -> Added:
    """Return who added to a deal. Its seal must hold."""
    if isinstance(deal.terms, msgspec.UnsetType):
        return Added(deal.deal, "old")
    message = int(str(deal.message))
    if not message:
        return Added(deal.deal, "unpublished")
    last = {part.player: part.press for part in _parts(deal)}
    people = tuple(sorted(last, key=lambda player: last[player]))
    return Added(deal.deal, "people" if people else "nobody", people, message)


def seed_of(deal: DealRecord) -> bytes:
    """Return the bytes of the seed, b"" if it is not valid hex."""
    return bytes.fromhex(deal.seed) if _HEX.fullmatch(deal.seed) else b""


def randomness(deal: DealRecord) -> bytes:
    """Return the randomness of the deal. The result is wrong if the seal does not hold."""
    seed = seed_of(deal)
    if isinstance(deal.terms, msgspec.UnsetType) or not _ID.fullmatch(str(deal.message)):
        return seed
    return deal_seed(seed, deal.terms, int(str(deal.message)), _parts(deal))


def broken(record: Record, deal: DealRecord, number: int, its_game: Game) -> Iterator[Finding]:
    """Yield findings about the seal of the deal with this number (from 1)."""
    if deal.deal != number:
        yield Finding("deal-number", {"number": deal.deal, "expected": number})
    seed = seed_of(deal)
    if not seed:
        yield Finding("seed")
        return
    if len(seed) != SEED:
        yield Finding("seed-length", {"count": len(seed), "needed": SEED})
    if isinstance(deal.terms, msgspec.UnsetType):
        if commitment(seed, _ascii(record.table.id)) != deal.commitment:
            yield Finding("seal")
        return
    if sealed(seed, _ascii(deal.terms)) != deal.commitment:
        yield Finding("seal-terms")
    terms = read_terms(deal.terms)
    if terms is None:
        yield Finding("terms-form")
    else:
        yield from (Finding("terms", {"line": line}) for line in _other_terms(terms, record, number, its_game))
    yield from _wrong_parts(record, deal, terms)


def _other_terms(terms: Terms, record: Record, number: int, its_game: Game) -> Iterator[str]:
    """Yield the names of the lines of the terms that differ from the record."""
    if terms.table != record.table.id:
        yield "table"
    if terms.deal != number:
        yield "deal"
    # A record may be written under a later revision of the rules than the match was played under.
    if terms.game != record.game or terms.rules_rev > record.rules_rev:
        yield "game"
    # A match may be older than an option of the game; its terms and its record then both lack it.
    named = with_defaults(its_game.meta, terms.options)
    if named != with_defaults(its_game.meta, record.options) or terms.options.keys() - record.options.keys():
        yield "options"
    said = tuple(None if is_person(word) else word for word in terms.seats)
    if not for_anybody(terms.text) and said != tuple(player.level for player in record.players):
        yield "seats"


def _wrong_parts(record: Record, deal: DealRecord, terms: Terms | None) -> Iterator[Finding]:
    message = str(deal.message)
    if not _ID.fullmatch(message):
        yield Finding("message", {"id": plain(message)})
        return
    for place, part in enumerate(deal.parts or (), 1):
        seated = terms is None or (0 <= part.player < len(terms.seats) and is_person(terms.seats[part.player]))
        if not seated or not _ID.fullmatch(part.press) or not _WORD.fullmatch(part.word):
            yield Finding("part", {"number": place})
            return
    parts = _parts(deal)
    if parts != counting(parts, int(message)):
        yield Finding("part-early")
    elif parts and time_of(parts[-1].press) > record.finished + LATE:
        yield Finding("part-late")


def _parts(deal: DealRecord) -> tuple[Part, ...]:
    parts = deal.parts or ()
    return tuple(Part(part.player, int(part.press), part.word) for part in parts if _ID.fullmatch(part.press))


def _ascii(text: str) -> str:
    """Return text in ASCII.

    Other characters cannot occur in a table id, so replacing them gives another seal, as intended.
    """
    return text.encode("ascii", "replace").decode("ascii")
