"""Reading the inputs of the recorded games: every shape is checked, nothing else of an entry is looked at."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Card, Seat
from bot.engine.game import OptionValue
from bot.engine.inputs import Json, as_cards, as_int, as_list, as_object, as_text, complete_options
from bot.games.terziglio.options import META
from bot.games.terziglio.pack import PACK

Shown = tuple[str, tuple[Card, ...]]
"""A claim: the family and the cards shown (-1: no card of the pack)."""


class Declaration(msgspec.Struct, frozen=True):
    """What one seat declared."""

    seat: Seat
    claims: tuple[Shown, ...]


class RecordedTrick(msgspec.Struct, frozen=True):
    """One trick: who is said to lead, who played which card."""

    leader: Seat
    cards: tuple[tuple[Seat, Card], ...]


class RecordedDeal(msgspec.Struct, frozen=True):
    """The inputs of one deal. ``dealer`` is None where the rotation says who deals."""

    dealer: Seat | None
    deck: tuple[Card, ...]
    auction: tuple[tuple[Seat, str], ...]
    discards: tuple[Card, ...]
    declarations: tuple[Declaration, ...] | None
    tricks: tuple[RecordedTrick, ...]
    payment: Card | None


class RecordedGame(msgspec.Struct, frozen=True):
    """The inputs of one game."""

    options: dict[str, OptionValue]
    first_dealer: Seat | None
    deals: tuple[RecordedDeal, ...]


def recorded(entry: Json) -> RecordedGame:
    """The inputs of one game entry. Raises ConformError naming the field that is wrong."""
    first = entry.get("first_dealer")
    deals = as_list("deals", entry.get("deals"))
    return RecordedGame(
        options=complete_options(META, entry.get("options")),
        first_dealer=None if first is None else as_int("first_dealer", first, 0, 2),
        deals=tuple(_deal(f"deals[{number}]", deal) for number, deal in enumerate(deals)),
    )


def _deal(where: str, value: Any) -> RecordedDeal:
    deal = as_object(where, value)
    dealer, paid = deal.get("dealer"), deal.get("fool_payment")
    return RecordedDeal(
        dealer=None if dealer is None else as_int(f"{where}.dealer", dealer, 0, 2),
        deck=as_cards(PACK, f"{where}.deck", deal.get("deck")),
        auction=tuple(
            _call(f"{where}.auction[{number}]", call)
            for number, call in enumerate(as_list(f"{where}.auction", deal.get("auction")))
        ),
        discards=as_cards(PACK, f"{where}.discards", deal.get("discards") or []),
        declarations=_declarations(f"{where}.declarations", deal.get("declarations")),
        tricks=tuple(
            _trick(f"{where}.tricks[{number}]", trick)
            for number, trick in enumerate(as_list(f"{where}.tricks", deal.get("tricks") or []))
        ),
        payment=None if paid is None else as_cards(PACK, f"{where}.fool_payment", [paid])[0],
    )


def _call(where: str, value: Any) -> tuple[Seat, str]:
    seat, word = as_list(where, value, 2)
    return as_int(where, seat, 0, 2), as_text(where, word)


def _declarations(where: str, value: Any) -> tuple[Declaration, ...] | None:
    if value is None:
        return None
    found: list[Declaration] = []
    for number, item in enumerate(as_list(where, value)):
        at = f"{where}[{number}]"
        one = as_object(at, item)
        seat = as_int(f"{at}.seat", one.get("seat"), 0, 2)
        found.append(Declaration(seat, claims_of(f"{at}.claims", one.get("claims"))))
    return tuple(found)


def claims_of(where: str, value: Any) -> tuple[Shown, ...]:
    """A list of claims; absent or null is an empty one."""
    items = as_list(where, [] if value is None else value)
    return tuple(_claim(f"{where}[{number}]", item) for number, item in enumerate(items))


def _claim(where: str, value: Any) -> Shown:
    claim = as_object(where, value)
    return as_text(f"{where}.family", claim.get("family")), as_cards(PACK, f"{where}.cards", claim.get("cards"))


def _trick(where: str, value: Any) -> RecordedTrick:
    trick = as_object(where, value)
    pairs = as_list(f"{where}.cards", trick.get("cards"), 3)
    cards = tuple(seat_and_card(f"{where}.cards[{number}]", pair) for number, pair in enumerate(pairs))
    leader = trick.get("leader")
    return RecordedTrick(cards[0][0] if leader is None else as_int(f"{where}.leader", leader, 0, 2), cards)


def seat_and_card(where: str, value: Any) -> tuple[Seat, Card]:
    """A card with the seat that played it."""
    seat, card = as_list(where, value, 2)
    return as_int(where, seat, 0, 2), as_cards(PACK, where, [card])[0]
