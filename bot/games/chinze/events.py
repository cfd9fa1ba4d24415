"""The facts of a match, as they are stored. Names and fields are stable: old logs are read for ever.

Dealt and drawn cards, winners, points and counts are written down as they came about, so applying a fact
(:mod:`bot.games.chinze.evolve`) needs no rule.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat
from bot.games.chinze.melds import Meld

Cards = tuple[Card, ...]
Two = tuple[int, int]


class DealerDrawn(msgspec.Struct, frozen=True, gc=False, tag="dealer_drawn"):
    """Who deals first (C5)."""

    dealer: Seat


class PackShuffled(msgspec.Struct, frozen=True, gc=False, tag="pack_shuffled"):
    """A new hand with its whole pack before the cut, top card first. Nobody may see it. ``deal`` counts from 1."""

    deal: int
    dealer: Seat
    deck: Cards


class PackCut(msgspec.Struct, frozen=True, gc=False, tag="pack_cut"):
    """The dealer's opponent has lifted ``size`` cards, which go underneath (C5)."""

    seat: Seat
    size: int


class HandsDealt(msgspec.Struct, frozen=True, gc=False, tag="hands_dealt"):
    """Fifteen cards to each seat in the order dealt (C6), and the talon, next card first (C7)."""

    hands: tuple[Cards, Cards]
    talon: Cards


class MeldAnnounced(msgspec.Struct, frozen=True, gc=False, tag="meld_announced"):
    """A meld was shown and scored before the seat's card to this trick (C25, C26)."""

    seat: Seat
    meld: Meld
    trick: int


class MeldsPassed(msgspec.Struct, frozen=True, gc=False, tag="melds_passed"):
    """The seat keeps its melds to itself for this trick, or thinks again (``passed`` false). Nobody else knows."""

    seat: Seat
    passed: bool


class ShowingChosen(msgspec.Struct, frozen=True, gc=False, tag="showing_chosen"):
    """The seat chooses which cards of a meld it shows: ``what`` is "tarocchi", a rank, or "" when it leaves the choice
    (C27, C31). Nobody else knows."""

    seat: Seat
    what: str


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="card_played"):
    """A card led or played in reply."""

    seat: Seat
    card: Card


class TrickTaken(msgspec.Struct, frozen=True, gc=False, tag="trick_taken"):
    """Who won the trick (C13, C21). ``fool`` is the seat that played the Fool to it, -1 if nobody did."""

    number: int
    winner: Seat
    fool: Seat


class CardsDrawn(msgspec.Struct, frozen=True, gc=False, tag="cards_drawn"):
    """The winner's card from the talon, then the opponent's; ``shown`` to all or not (C14)."""

    winner: Seat
    cards: tuple[Card, Card]
    shown: bool


class ExchangeAsked(msgspec.Struct, frozen=True, gc=False, tag="exchange_asked"):
    """The seat that played the Fool must give one of these captured cards for it (C22)."""

    seat: Seat
    cards: Cards


class FoolExchanged(msgspec.Struct, frozen=True, gc=False, tag="fool_exchanged"):
    """The seat gave a captured card and keeps the Fool for good (C22)."""

    seat: Seat
    card: Card


class HandConceded(msgspec.Struct, frozen=True, gc=False, tag="hand_conceded"):
    """``seat`` has conceded the hand: the other takes all cards that were still to be played, the talon included."""

    seat: Seat


class HandScored(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="hand_scored"):
    """The count of a hand (C36). ``fate`` of the Fool is exchanged, lost or kept; ``piles`` are in canonical order;
    ``totals`` are the sums of the match so far, ``conceded`` is the seat that conceded the hand."""

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
    """The match ended early; a hand in progress is void."""

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
