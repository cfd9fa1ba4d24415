"""A board: one deal of a game that everybody gets who plays it, with its seal.

Everything random in it comes from one secret seed of 32 bytes. The seal is that of every deal (:mod:`bot.engine.seal`,
``docs/fairness.md``): its terms name the day as the table, and as seats ``p0`` for the person, which names nobody, and
the level of the bots. No message is named and nobody adds to the deal, because all must get the same cards. If a deal
is thrown in, the next one has a seed made from the first.

Other uses of the seed are streams of their own (:mod:`bot.engine.boards`), which tell nothing of the cards: the answers
of the bots and the cut, which is part of the board.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec

from bot.engine import boards
from bot.engine.game import OptionValue
from bot.engine.options import deal_options
from bot.engine.rng import Rng
from bot.engine.seal import SEED, Terms, deal_seed, read_terms, sealed
from bot.games.registry import game

DAY = 86_400_000
"""Milliseconds of a day."""

FIRST_DAY = 20_454
"""The day that has number 1: 1 January 2026, in days since 1970."""

LEVEL = "regular"
"""Level of the bots, which also play on for a person who has not finished when the day ends."""

PERSON = "p0"
"""The word for the person's seat in the terms: a board is sealed before anybody plays it."""


class UnreadableBoard(ValueError):
    """A board whose terms are not those of a deal of the day."""


def day_of(at: int) -> int:
    """Return the day (UTC) of a moment (Unix ms), in days since 1970."""
    return at // DAY


def begins(day: int) -> int:
    """Return when a day begins, in Unix ms. It ends when the next one begins."""
    return day * DAY


def number_of(day: int) -> int:
    """Return the number under which people know the deals of a day."""
    return day - FIRST_DAY + 1


def table_of(day: int) -> str:
    """Return what the terms of a deal of this day have as their table."""
    return f"day{day}"


def day_in(table: str) -> int | None:
    """Return the day of a board from the table in its terms, None for any other table."""
    digits = table.removeprefix("day")
    return int(digits) if table == f"day{digits}" and digits.isascii() and digits.isdigit() else None


class Board(msgspec.Struct, frozen=True):
    """The deal of a day in a game. ``terms`` is what the seal binds beside the seed; nothing of both ever changes."""

    day: int
    game: str
    seed: bytes
    terms: str

    @property
    def seal(self) -> str:
        """The commitment that is published before the first card."""
        return sealed(self.seed, self.terms)

    @property
    def id(self) -> str:
        """The name of the board: 12 hex digits that follow from the terms and the seal, not from the seed alone."""
        return sha256(f"{self.terms}\n{self.seal}".encode("ascii", "replace")).hexdigest()[:12]

    @property
    def bound(self) -> Terms:
        """The terms, read. Raises UnreadableBoard if they are not valid."""
        terms = read_terms(self.terms)
        if terms is None:
            raise UnreadableBoard(self.terms)
        return terms

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options of the deal. Raises UnreadableBoard if the terms are not valid."""
        return self.bound.options

    @property
    def version(self) -> str:
        """The version of the program whose bots play. Raises UnreadableBoard if the terms are not valid."""
        return self.bound.version

    def seed_of(self, deal: int) -> bytes:
        """Return the seed of a deal. All but the first are dealt only if the ones before were thrown in."""
        return boards.seed_of(self.seed, deal)

    def terms_of(self, deal: int) -> str:
        """Return the terms of a deal. Raises UnreadableBoard if those of the first are not valid."""
        return self.terms if deal == 1 else msgspec.structs.replace(self.bound, deal=deal).text

    def randomness(self, deal: int) -> bytes:
        """Return the randomness of the cards of a deal. Raises UnreadableBoard if the terms are not valid."""
        return deal_seed(self.seed_of(deal), self.terms_of(deal), 0, ())

    def cut(self, deal: int, span: tuple[int, int]) -> int:
        """Return how many cards are lifted in a deal: nobody chooses it, so that all play the same cards."""
        return boards.cut(self.seed, deal, span)

    def bots(self, seat: int, number: int, view: bytes) -> Rng:
        """Return the random numbers for a seat's answer to its question with this number, from what the seat sees
        (``view``: a digest)."""
        return Rng(boards.of_bot(self.seed, seat, number, view))


def new_board(day: int, slug: str, seed: bytes, version: str) -> Board:
    """Return the board of a day in a game. ``version`` is that of the program.

    Raises ValueError for a seed of another length, and KeyError if there is no such game.
    """
    if len(seed) != SEED:
        raise ValueError("a seed has 32 bytes")
    meta = game(slug).meta
    seats = (PERSON, *(LEVEL,) * (meta.players - 1))
    terms = Terms(table_of(day), 1, slug, meta.rules_rev, deal_options(game(slug)), seats, version)
    return Board(day, slug, seed, terms.text)
