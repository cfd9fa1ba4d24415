"""The facts of a match, as they are stored. Tags and fields must not change, because old logs must stay readable.

Facts contain their results (cards dealt and drawn, winners, points, counts), so applying them
(:mod:`bot.games.chinze.facts`) needs no rules of play.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat
from bot.games.chinze.melds import Meld

Cards = tuple[Card, ...]
Two = tuple[int, int]
"""One number per seat: points, a number of tricks, or a mask of cards."""


class DealerDrawn(msgspec.Struct, frozen=True, gc=False, tag="dealer_drawn"):
    """The first dealer was drawn (C5)."""

    dealer: Seat


class PackShuffled(msgspec.Struct, frozen=True, gc=False, tag="pack_shuffled"):
    """A new hand began. ``deck`` is the pack before the cut, top card first; it is secret. ``deal`` counts from 1."""

    deal: int
    dealer: Seat
    deck: Cards


class PackCut(msgspec.Struct, frozen=True, gc=False, tag="pack_cut"):
    """The dealer's opponent lifted ``size`` cards, which go to the bottom of the pack (C5)."""

    seat: Seat
    size: int


class HandsDealt(msgspec.Struct, frozen=True, gc=False, tag="hands_dealt"):
    """Each seat received 15 cards, listed in the order dealt (C6). ``talon`` starts with the card drawn next (C7)."""

    hands: tuple[Cards, Cards]
    talon: Cards


class MeldAnnounced(msgspec.Struct, frozen=True, gc=False, tag="meld_announced"):
    """The seat showed and scored a meld before its card to this trick (C25, C26)."""

    seat: Seat
    meld: Meld
    trick: int


class MeldsPassed(msgspec.Struct, frozen=True, gc=False, tag="melds_passed"):
    """The seat announces nothing before this card, or takes that back (``passed`` false). Only that seat may see it."""

    seat: Seat
    passed: bool


class ShowingChosen(msgspec.Struct, frozen=True, gc=False, tag="showing_chosen"):
    """The seat began to choose the cards of a meld that it shows (C27, C31). Only that seat may see it.

    ``what`` is "tarocchi", a rank, or "" if the seat cancelled the choice.
    """

    seat: Seat
    what: str


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="card_played"):
    """The seat led a card or replied with it."""

    seat: Seat
    card: Card


class TrickTaken(msgspec.Struct, frozen=True, gc=False, tag="trick_taken"):
    """A trick was won (C13, C21). ``fool`` is the seat that played the Fool to this trick, -1 if neither did."""

    number: int
    winner: Seat
    fool: Seat


class CardsDrawn(msgspec.Struct, frozen=True, gc=False, tag="cards_drawn"):
    """Both seats drew from the talon: the winner's card, then the opponent's. ``shown``: everyone saw them (C14)."""

    winner: Seat
    cards: tuple[Card, Card]
    shown: bool


class ExchangeAsked(msgspec.Struct, frozen=True, gc=False, tag="exchange_asked"):
    """The seat that played the Fool must give one of these captured cards for it (C22)."""

    seat: Seat
    cards: Cards


class FoolExchanged(msgspec.Struct, frozen=True, gc=False, tag="fool_exchanged"):
    """The seat gave a captured card for the Fool and keeps the Fool in its pile (C22)."""

    seat: Seat
    card: Card


class HandConceded(msgspec.Struct, frozen=True, gc=False, tag="hand_conceded"):
    """``seat`` conceded the hand. The other takes all cards that were still to be played, the talon included."""

    seat: Seat


class HandScored(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="hand_scored"):
    """The count of a hand (C36).

    ``fate`` of the Fool is "exchanged" (no card is owed for it), "lost" or "kept" (C22, C23); ``fool`` is the seat that
    played it. ``piles`` are in canonical order. ``total`` is the score of this hand, ``totals`` the sums of the match
    so far. ``last`` says that the match ends with this hand. ``conceded`` is the seat that conceded the hand.
    """

    deal: int
    dealer: Seat
    fate: str
    fool: Seat
    piles: tuple[Cards, Cards]
    melds: tuple[tuple[Seat, Meld], ...]
    trick_points: Two
    meld_points: Two
    urtimo: Two
    total: Two
    totals: Two
    last: bool
    conceded: Seat | None = None


class MatchStopped(msgspec.Struct, frozen=True, gc=False, tag="match_stopped"):
    """The match ended early with ``unplayed`` hands not finished; a hand in progress is void."""

    unplayed: int


Event = (
    DealerDrawn
    | PackShuffled
    | PackCut
    | HandsDealt
    | MeldAnnounced
    | MeldsPassed
    | ShowingChosen
    | CardPlayed
    | TrickTaken
    | CardsDrawn
    | ExchangeAsked
    | FoolExchanged
    | HandConceded
    | HandScored
    | MatchStopped
)
