"""What goes to a worker process and comes back. A worker receives the view of one seat and nothing else of a match."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Action
from bot.engine.view import SeatView
from bot.players.search.judged import Advice

LENGTH = 4
"""Bytes of the length before each message."""
READY = b"ready"
"""The first message of a worker, when it can answer."""


class Order(msgspec.Struct, frozen=True):
    """The view of the seat that must answer, the seed of its random numbers, and the seconds it may think.

    ``worlds`` is 0 for the order to answer. Otherwise all answers are to be judged in so many worlds; with 0 seconds in
    all of them, however long it takes. ``answer`` is the one that the seat gave, in a review: it is judged too where
    search compares some of many answers.
    """

    view: SeatView
    seed: int
    seconds: float
    worlds: int = 0
    answer: Action | None = None


class Answer(msgspec.Struct, frozen=True):
    """The answer, None if the worker found none; for the order to judge the judgement instead."""

    action: Action | None = None
    advice: Advice | None = None


_encode = msgspec.msgpack.Encoder().encode
_order = msgspec.msgpack.Decoder(Order).decode
_answer = msgspec.msgpack.Decoder(Answer).decode


def packed(order: Order) -> bytes:
    """Return an order as bytes, without the counts of earlier deals and the news, which decide nothing."""
    view = order.view
    public = msgspec.structs.replace(view.public, counts=(), news=())
    view = msgspec.structs.replace(view, public=public)
    return _encode(msgspec.structs.replace(order, view=view))


def order_of(message: bytes) -> Order:
    """Return the order of a message. Raises msgspec.DecodeError if it is none."""
    return _order(message)


def packed_answer(answer: Answer) -> bytes:
    """Return an answer as bytes."""
    return _encode(answer)


def answer_of(message: bytes) -> Answer:
    """Return the answer of a message. Raises msgspec.DecodeError if it is none."""
    return _answer(message)
