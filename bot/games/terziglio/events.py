"""The facts of a match, as they are stored. Tags and fields must not change, because old logs must stay readable.

A fact contains its results (dealt cards, winners, points, payments), so :mod:`bot.games.terziglio.facts` applies it
without the rules. Side 0 is the declarer, side 1 the two defenders.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat

Cards = tuple[Card, ...]
Two = tuple[int, int]
Three = tuple[int, int, int]


class DealerDrawn(msgspec.Struct, frozen=True, gc=False, tag="dealer_drawn"):
    """The first dealer is drawn (T9)."""

    seat: Seat


class PackShuffled(msgspec.Struct, frozen=True, gc=False, tag="pack_shuffled"):
    """A new deal begins. ``deck`` is the whole pack in dealing order (T10); no view may contain it. ``deal`` counts
    from 1 and includes deals that are thrown in."""

    deal: int
    dealer: Seat
    deck: Cards


class HandsDealt(msgspec.Struct, frozen=True, gc=False, tag="hands_dealt"):
    """The pack is dealt: nineteen cards to each seat, five to the stock (T10)."""

    hands: tuple[Cards, Cards, Cards]
    stock: Cards


class Called(msgspec.Struct, frozen=True, gc=False, tag="called"):
    """One call: pass, play or solo (T13)."""

    seat: Seat
    word: str


class ContractMade(msgspec.Struct, frozen=True, gc=False, tag="contract_made"):
    """The auction ends. ``seat`` is the declarer, ``contract`` is play or solo (T14)."""

    seat: Seat
    contract: str


class ThrownIn(msgspec.Struct, frozen=True, gc=False, tag="thrown_in"):
    """All players have passed (T15). ``played``: the deal counts as a hand of the match. ``last``: the match ends."""

    deal: int
    played: bool
    last: bool


class StockTaken(msgspec.Struct, frozen=True, gc=False, tag="stock_taken"):
    """The declarer takes the five cards of the stock. The others do not see them (T16)."""

    seat: Seat
    cards: Cards


class Discarded(msgspec.Struct, frozen=True, gc=False, tag="discarded"):
    """The declarer discards five cards face down (T16-T18)."""

    seat: Seat
    cards: Cards


class Meld(msgspec.Struct, frozen=True, gc=False):
    """A combination or pattern: its family, cards, and points before doubling (T20, T31)."""

    family: str
    cards: Cards
    points: int


class Declared(msgspec.Struct, frozen=True, gc=False, tag="declared"):
    """A player's whole declaration, possibly empty (T37-T40). ``combinations`` and ``patterns`` are points after
    doubling."""

    seat: Seat
    claims: tuple[Meld, ...]
    combinations: int
    patterns: int


class PlayBegun(msgspec.Struct, frozen=True, gc=False, tag="play_begun"):
    """All players have declared, and the play begins. ``leader`` leads (T41)."""

    leader: Seat


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="card_played"):
    """A card is played. ``led`` is the suit to follow after it, -1 if the trick contains only the Fool (T45)."""

    seat: Seat
    card: Card
    led: int


class TrickTaken(msgspec.Struct, frozen=True, gc=False, tag="trick_taken"):
    """A trick is complete. ``number`` counts from 1; ``bonus`` is what the winner's side scores for ``melds`` (T46)."""

    number: int
    winner: Seat
    bonus: int = 0
    melds: tuple[Meld, ...] = ()


class PaymentAsked(msgspec.Struct, frozen=True, gc=False, tag="payment_asked"):
    """The Fool was played to a trick of the other side. ``seat`` chooses the card given for it (T49, T50)."""

    seat: Seat


class FoolPaid(msgspec.Struct, frozen=True, gc=False, tag="fool_paid"):
    """``card`` is given for the Fool; ``seat`` chose it (T50)."""

    seat: Seat
    card: Card


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """The score of one side for a hand (T57). ``last`` is the 6 points for the last trick, included in ``cards``."""

    declared: int
    trick_bonus: int
    cards: int
    last: int
    combinations: int
    patterns: int
    total: int
    melds: tuple[Meld, ...]


class DealConceded(msgspec.Struct, frozen=True, gc=False, tag="deal_conceded"):
    """The side of ``seat`` has conceded the hand. ``side`` is the other side (0 declarer, 1 defenders): it takes all
    remaining tricks with all cards still to be played."""

    seat: Seat
    side: int


class DealScored(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="deal_scored"):
    """A hand is scored (T49-T62). In pairs the declarer's side is first; ``declared`` and ``payments`` are per seat.

    ``fool`` is none, same, pay or lost. ``winner`` is the winning side, -1 for none. ``game_points`` is G (T59-T61).
    ``last``: the match ends. ``conceded`` is the side that conceded the hand, if any.
    """

    deal: int
    declarer: Seat
    contract: str
    piles: tuple[Cards, Cards]
    tricks: Two
    fool: str
    sheets: tuple[Sheet, Sheet]
    declared: Three
    winner: int
    game_points: int
    payments: Three
    last: bool
    conceded: int | None = None


class MatchStopped(msgspec.Struct, frozen=True, gc=False, tag="match_stopped"):
    """The match is ended early. A deal in progress is void. ``unplayed`` is the number of hands not played."""

    unplayed: int


Event = (
    DealerDrawn
    | PackShuffled
    | HandsDealt
    | Called
    | ContractMade
    | ThrownIn
    | StockTaken
    | Discarded
    | Declared
    | PlayBegun
    | CardPlayed
    | TrickTaken
    | PaymentAsked
    | FoolPaid
    | DealConceded
    | DealScored
    | MatchStopped
)
