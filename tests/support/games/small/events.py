"""The facts of a match, as they are stored."""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat

Cards = tuple[Card, ...]
Three = tuple[int, int, int]
"""One number per seat."""


class DealerDrawn(msgspec.Struct, frozen=True, tag="dealer_drawn"):
    """The first dealer was drawn (Z2)."""

    dealer: Seat


class HandsDealt(msgspec.Struct, frozen=True, tag="hands_dealt"):
    """A new deal began, and each seat received 8 cards."""

    deal: int
    dealer: Seat
    hands: tuple[Cards, Cards, Cards]


class CardPlayed(msgspec.Struct, frozen=True, tag="card_played"):
    """A seat played a card."""

    seat: Seat
    card: Card


class TrickTaken(msgspec.Struct, frozen=True, tag="trick_taken"):
    """The trick is complete."""

    number: int
    winner: Seat


class DealConceded(msgspec.Struct, frozen=True, tag="deal_conceded"):
    """A player conceded the deal; the count follows."""

    seat: Seat


class DealScored(msgspec.Struct, frozen=True, omit_defaults=True, tag="deal_scored"):
    """The count of a deal: points for tricks, Kings, the last trick, and for tricks that were not played (Z6, Z7)."""

    deal: int
    tricks: Three
    kings: Three
    bonus: Three
    total: Three
    totals: Three
    last: bool
    conceded: Seat | None = None


class MatchStopped(msgspec.Struct, frozen=True, tag="match_stopped"):
    """The match ended early; a deal in progress is void."""

    unplayed: int


Event = DealerDrawn | HandsDealt | CardPlayed | TrickTaken | DealConceded | DealScored | MatchStopped
