"""Entries played by rule, for tests."""

from __future__ import annotations

from hashlib import sha256

from bot.duplicate.board import Board, new_board
from bot.duplicate.entry import Position, chosen, position
from bot.engine.actions import Action
from bot.engine.rng import Rng
from bot.players.random_answers import at_random
from tests.support.pinned import PINNED

DAY = 20_785


def board(slug: str, key: str = "") -> Board:
    """Return a board of a game; other keys give other cards."""
    return new_board(DAY, slug, sha256(f"{slug} {key}".encode()).digest(), PINNED)


def choice(at: Position, key: str) -> Action:
    """Return a legal answer to the person's question: always the same one for the same key."""
    assert at.decision is not None
    return at_random(at.view, at.decision, Rng(f"{key} {at.steps}".encode()))


def played(its: Board, key: str = "", most: int = 10_000) -> Position:
    """Return the entry of a person who answers by rule, at most so many times."""
    at = position(its)
    while not at.over and at.steps < most:
        at = chosen(at, choice(at, key))
    return at
