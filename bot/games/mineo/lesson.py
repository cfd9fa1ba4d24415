"""The guided hand: an auction to the last word, Jupiter in the monte, a scommessa, the Arie brought home."""

from __future__ import annotations

from bot.engine.cards import Card
from bot.engine.lesson import Lesson, RuleNumbers
from bot.engine.view import SeatView
from bot.games.mineo.legal import winner_of
from bot.games.mineo.pack import SUIT, VALUE


def _value(_: SeatView, card: Card) -> int:
    return VALUE[card]


def _beats(_: SeatView, card: Card, other: Card) -> bool:
    return winner_of((other, card), 0, SUIT[other]) == 1


def _high(card: Card) -> bool:
    return VALUE[card] >= 5


LESSON = Lesson(
    seed=b"mineo 18",
    trump="T",
    fool="F",
    rules=RuleNumbers(lead="S52", follow="S53", void="S54", trumps="S53", free="S55", fool="S57", after_fool="S58"),
    value=_value,
    beats=_beats,
    least=1,
    high=_high,
)
