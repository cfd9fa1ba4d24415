"""The sealed boards of a tournament: their terms and ids. Pure.

A board is played at many tables by different people and bots. So its terms name no seats, and as their table the board:
a word that follows from tournament, round and number.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from bot.engine.game import OptionValue
from bot.engine.seal import ANYBODY, Terms, sealed
from bot.games.registry import game

WORD = 12
"""Characters of the word for a board, the most that terms take: b and hex digits."""


def word_of(tournament: str, number: int, board: int) -> str:
    """Return the word for a board of the round ``number`` of a tournament."""
    return "b" + sha256(f"{tournament} {number} {board}".encode()).hexdigest()[: WORD - 1]


def terms_of(
    tournament: str, number: int, board: int, slug: str, options: Mapping[str, OptionValue], version: str
) -> str:
    """Return the terms of a board of the round ``number``; ``version`` is that of the program. Raises KeyError if there
    is no such game."""
    meta = game(slug).meta
    seats = (ANYBODY,) * meta.players
    word = word_of(tournament, number, board)
    return Terms(word, 1, slug, meta.rules_rev, dict(options), seats, version).text


def board_id(seed: bytes, terms: str) -> str:
    """Return the name of a board: 12 hex digits that follow from the terms and the seal, not from the seed alone."""
    return sha256(f"{terms}\n{sealed(seed, terms)}".encode("ascii", "replace")).hexdigest()[:12]
