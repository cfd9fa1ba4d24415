"""The guided hand: a hand worth playing, a stock that brings the fourth King, Moors to declare besides."""

from __future__ import annotations

from bot.engine.cards import Card
from bot.engine.lesson import Lesson, RuleNumbers
from bot.engine.view import SeatView
from bot.games.terziglio.legal import table_strengths
from bot.games.terziglio.pack import FIVES, SUIT, VALUE


def _value(_: SeatView, card: Card) -> int:
    return VALUE[card]


def _beats(view: SeatView, card: Card, other: Card) -> bool:
    options = view.public.options
    power = table_strengths(options["trump_order"] == "bolognese", options["pip_order"] == "bolognese")[SUIT[other]]
    return power[card] >= power[other]


def _high(card: Card) -> bool:
    return bool(FIVES >> card & 1)


LESSON = Lesson(
    seed=b"terziglio 27",
    trump="T",
    fool="M",
    rules=RuleNumbers(lead="T41", follow="T42", void="T42", trumps="T42", free="T42", fool="T44", after_fool="T45"),
    value=_value,
    beats=_beats,
    least=1,
    high=_high,
    options={"hands_per_game": 1},
)
