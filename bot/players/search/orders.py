"""What goes to a worker process and comes back. A worker receives the view of one seat and nothing else of a match."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Action
from bot.engine.view import SeatView

LENGTH = 4
"""Bytes of the length before each message."""
READY = b"ready"
"""The first message of a worker, when it can answer."""


class Order(msgspec.Struct, frozen=True):
    """The view of the seat that must answer, the seed of its random numbers, and the seconds it may think."""

    view: SeatView
    seed: int
    seconds: float


class Answer(msgspec.Struct, frozen=True):
    """The answer, None if the worker found none."""

    action: Action | None


_encode = msgspec.msgpack.Encoder().encode
_order = msgspec.msgpack.Decoder(Order).decode
_answer = msgspec.msgpack.Decoder(Answer).decode


def packed(order: Order) -> bytes:
    """Return an order as bytes, without the counts of earlier deals and the news, which decide nothing."""
    view = order.view
    public = msgspec.structs.replace(view.public, counts=(), news=())
    view = msgspec.structs.replace(view, public=public)
    return _encode(Order(view, order.seed, order.seconds))


def order_of(message: bytes) -> Order:
    """Return the order of a message. Raises msgspec.DecodeError if it is none."""
    return _order(message)


def packed_answer(action: Action | None) -> bytes:
    """Return an answer as bytes."""
    return _encode(Answer(action))


def answer_of(message: bytes) -> Action | None:
    """Return the action of a message. Raises msgspec.DecodeError if it is no answer."""
    return _answer(message).action
