"""The guided hand: the dealer turns up and takes from the folla, declares a versicola and wins by two rests."""

from __future__ import annotations

from bot.engine.cards import Card
from bot.engine.lesson import Lesson, RuleNumbers
from bot.engine.view import SeatView
from bot.games.minchiate import knowledge


def _value(_: SeatView, card: Card) -> int:
    return knowledge.value(card)


def _beats(_: SeatView, card: Card, other: Card) -> bool:
    return knowledge.beats(card, other, knowledge.suit_of(other))


LESSON = Lesson(
    seed=b"minchiate 26",
    trump="T",
    fool="M",
    rules=RuleNumbers(
        lead="M77", follow="M78", void="M79", trumps="M82", free="M80", fool="M83", after_fool="M85", fallen="M104"
    ),
    value=_value,
    beats=_beats,
    word="tarocco",
    options={"set_length": 1},
)
