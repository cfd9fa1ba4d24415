"""What a game gives its guided hand: the deal that is taught, and what a teacher has to know of the cards (S23)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.engine.cards import Card
from bot.engine.view import SeatView


class RuleNumbers(msgspec.Struct, frozen=True):
    """The numbers of the rules for a card to a trick, by what they are about; "" where a game has no such rule."""

    lead: str
    follow: str
    void: str
    trumps: str
    free: str
    fool: str
    after_fool: str
    fallen: str = ""


def _ordinary(_: Card) -> bool:
    return False


class Lesson(msgspec.Struct, frozen=True):
    """A deal that teaches, the same for everybody: the seed of its shuffle, and options beside the defaults.

    ``trump`` and ``fool`` are suit letters; ``word`` is what the game calls a trump (``trump`` or ``tarocco``),
    ``higher`` whether one must beat a trump that was led. ``value`` is what a card counts when it is captured,
    ``least`` what every card counts. ``beats`` says whether the first of two cards of one suit beats the second, played
    before it. ``high`` are the cards an auction is won with, ``topics`` questions that are explained as another one is.

    What is said of every other question than that for a card are the keys ``teach-<slug>-<kind>``, and of the answer
    ``teach-<slug>-<kind>-do`` or ``teach-<slug>-say-<word>``.
    """

    seed: bytes
    trump: str
    fool: str
    rules: RuleNumbers
    value: Callable[[SeatView, Card], int]
    beats: Callable[[SeatView, Card, Card], bool]
    least: int = 0
    word: str = "trump"
    higher: bool = False
    high: Callable[[Card], bool] = _ordinary
    topics: dict[str, str] = {}
    options: dict[str, str | int | bool] = {}
