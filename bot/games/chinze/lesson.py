"""The guided hand: a deal with a family and three Jacks to announce, won by a few points."""

from __future__ import annotations

from bot.engine.cards import Card
from bot.engine.lesson import Lesson, RuleNumbers
from bot.engine.view import SeatView
from bot.games.chinze.legal import reply_wins
from bot.games.chinze.options import read
from bot.games.chinze.pack import value


def _value(view: SeatView, card: Card) -> int:
    return value(card, read(view.public.options).counting)


def _beats(view: SeatView, card: Card, other: Card) -> bool:
    return reply_wins(read(view.public.options), other, card)


LESSON = Lesson(
    seed=b"chinze 39",
    trump="T",
    fool="M",
    rules=RuleNumbers(lead="C9", follow="C10", void="C10", trumps="C11", free="C10", fool="C12", after_fool="C20"),
    value=_value,
    beats=_beats,
    word="tarocco",
    higher=True,
    topics={"meld-lead": "meld", "meld-play": "meld"},
)
