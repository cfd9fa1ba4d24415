"""The facts of a match, as they are stored. Names and fields are stable: old logs are read for ever.

Dealt cards, winners, points and payments are written down as they came about, so applying a fact
(:mod:`bot.games.terziglio.evolve`) needs no rule. Side 0 is the declarer, side 1 the two defenders.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat

Cards = tuple[Card, ...]
Two = tuple[int, int]
Three = tuple[int, int, int]


class DealerDrawn(msgspec.Struct, frozen=True, gc=False, tag="dealer_drawn"):
    """Who deals first (T9)."""

    seat: Seat


class PackShuffled(msgspec.Struct, frozen=True, gc=False, tag="pack_shuffled"):
    """A new deal with its whole pack, first card dealt first (T10). Nobody may see it. ``deal`` counts from 1, deals
    that are thrown in included."""

    deal: int
    dealer: Seat
    deck: Cards


class HandsDealt(msgspec.Struct, frozen=True, gc=False, tag="hands_dealt"):
    """Nineteen cards to each seat and the five of the stock (T10)."""

    hands: tuple[Cards, Cards, Cards]
    stock: Cards


class Called(msgspec.Struct, frozen=True, gc=False, tag="called"):
    """One call: pass, play or solo (T13)."""

    seat: Seat
    word: str


class ContractMade(msgspec.Struct, frozen=True, gc=False, tag="contract_made"):
    """The auction is over: who plays alone, and the contract play or solo (T14)."""

    seat: Seat
    contract: str


class ThrownIn(msgspec.Struct, frozen=True, gc=False, tag="thrown_in"):
    """All have passed (T15). ``played`` says whether the deal counts as one of the hands; ``last`` ends the match."""

    deal: int
    played: bool
    last: bool


class StockTaken(msgspec.Struct, frozen=True, gc=False, tag="stock_taken"):
    """The declarer takes the five cards of the stock, unseen by the others (T16)."""

    seat: Seat
    cards: Cards


class Discarded(msgspec.Struct, frozen=True, gc=False, tag="discarded"):
    """The declarer's five cards, face down (T16-T18)."""

    seat: Seat
    cards: Cards


class Meld(msgspec.Struct, frozen=True, gc=False):
    """A combination or pattern: family, its cards, its points before any doubling (T20, T31)."""

    family: str
    cards: Cards
    points: int


class Declared(msgspec.Struct, frozen=True, gc=False, tag="declared"):
    """One player's whole declaration, perhaps empty (T37-T40). ``combinations`` and ``patterns`` are after doubling."""

    seat: Seat
    claims: tuple[Meld, ...]
    combinations: int
    patterns: int


class PlayBegun(msgspec.Struct, frozen=True, gc=False, tag="play_begun"):
    """All have declared; who leads (T41)."""

    leader: Seat


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="card_played"):
    """A card on the table. ``led`` is the suit to follow from here on, -1 while only the Fool lies there (T45)."""

    seat: Seat
    card: Card
    led: int


class TrickTaken(msgspec.Struct, frozen=True, gc=False, tag="trick_taken"):
    """A complete trick, numbered from 1, its winner, and what the winner's side scores for its cards (T46)."""

    number: int
    winner: Seat
    bonus: int = 0
    melds: tuple[Meld, ...] = ()


class PaymentAsked(msgspec.Struct, frozen=True, gc=False, tag="payment_asked"):
    """The Fool was played to a trick of the other side: who chooses the card given for it (T49, T50)."""

    seat: Seat


class FoolPaid(msgspec.Struct, frozen=True, gc=False, tag="fool_paid"):
    """The card given for the Fool, and the seat that chose it (T50)."""

    seat: Seat
    card: Card


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """One side's score of a hand (T57). ``last`` is the 6 for the last trick, contained in ``cards``."""

    declared: int
    trick_bonus: int
    cards: int
    last: int
    combinations: int
    patterns: int
    total: int
    melds: tuple[Meld, ...]


class DealConceded(msgspec.Struct, frozen=True, gc=False, tag="deal_conceded"):
    """The side of ``seat`` has conceded the hand: ``side``, the other one (0 declarer, 1 defenders), takes all
    cards that were still to be played, and the tricks that remained."""

    seat: Seat
    side: int


class DealScored(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="deal_scored"):
    """The count of a hand (T49-T62), the declarer's part first. ``fool`` is none, same, pay or lost; ``winner`` the
    winning side, -1 for nobody; ``game_points`` G; ``payments`` per seat; ``last`` ends the match; ``conceded`` is the
    side that conceded the hand."""

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
    """The match ended early; a deal in progress is void."""

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
