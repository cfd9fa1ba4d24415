"""The facts of a match, as they are stored. Names and fields are stable: old logs are read for ever.

Nothing here is a wish: dealt cards, calls, winners and counts are written down as they came about. Chips and jochi are
stored with the fact, so applying it (:mod:`bot.games.mineo.evolve`) needs no rule of the count.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat
from bot.games.mineo.score import Ended, Score

Cards = tuple[Card, ...]
Three = tuple[int, int, int]
Packets = tuple[Cards, Cards, Cards]


class DealerDrawn(msgspec.Struct, frozen=True, gc=False, tag="dealer_drawn"):
    """The lot for the first deal (S15)."""

    dealer: Seat


class PackShuffled(msgspec.Struct, frozen=True, gc=False, tag="pack_shuffled"):
    """A new hand with its whole pack, first card dealt first (S16). Nobody may see the pack. ``deal`` counts from 1."""

    deal: int
    dealer: Seat
    deck: Cards


class PacketsDealt(msgspec.Struct, frozen=True, gc=False, tag="packets_dealt"):
    """One giro: five cards to every seat 0-2 (S18, S19)."""

    giro: int
    packets: Packets


class MonteLaid(msgspec.Struct, frozen=True, gc=False, tag="monte_laid"):
    """The dealer has looked at the three cards left over and lays them face down (S30)."""

    seat: Seat
    cards: Cards


class Called(msgspec.Struct, frozen=True, gc=False, tag="called"):
    """One call of the auction (S22)."""

    seat: Seat
    giro: int
    call: str


class SoloStood(msgspec.Struct, frozen=True, gc=False, tag="solo_stood"):
    """The auction has a soloist (S25, S26, S36). ``eligible`` may say mi rivanto, in the order asked (S47)."""

    seat: Seat
    giro: int
    stata: bool
    eligible: tuple[Seat, ...]


class MonteTaken(msgspec.Struct, frozen=True, gc=False, tag="monte_taken"):
    """The soloist takes the monte, ``shown`` to everybody or not (S39)."""

    seat: Seat
    cards: Cards
    shown: bool


class ScartoLaid(msgspec.Struct, frozen=True, gc=False, tag="scarto_laid"):
    """The soloist's three discards (S40-S42); ``shown`` are the trumps among them that the table shows to all."""

    seat: Seat
    cards: Cards
    shown: Cards = ()


class Declared(msgspec.Struct, frozen=True, gc=False, tag="declared"):
    """What a player who was asked said: no, scommessa or rivanto (S44-S48). ``wording`` is vanto or rivanto where the
    table tells them apart (S50)."""

    seat: Seat
    say: str
    wording: str = ""


class PlayBegan(msgspec.Struct, frozen=True, gc=False, tag="play_began"):
    """The declarations are over and ``leader`` leads to the first trick (S51)."""

    leader: Seat


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="card_played"):
    """A card played. ``led`` is the suit to follow from now on (0-4), -1 while only the Fujutu lies there."""

    seat: Seat
    card: Card
    led: int


class Signalled(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="signalled"):
    """Table talk of a defender (S91), ``answer`` if it answers the partner's question (S93)."""

    seat: Seat
    signal: str
    trick: int
    answer: bool = False


class TrickTaken(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="trick_taken"):
    """Who won the trick (S59), the pigliate in it in the order of the cards (S66), and the fate of the Fujutu (S62).

    ``fujutu`` is "" with none in the trick, "home" if its own side won, "back" if it goes back against a scartina,
    "lost" in the last trick under ``fujutu_last_trick = lost``.
    """

    number: int
    winner: Seat
    pigliate: Cards = ()
    fujutu: str = ""
    fujutu_seat: Seat = -1


class FujutuSettled(msgspec.Struct, frozen=True, gc=False, tag="fujutu_settled"):
    """The debt of S62 at the end: ``side`` (0 soloist, 1 defenders) gives ``card``, the Fujutu itself for want of a
    scartina (S65), or None where it keeps it unpaid."""

    side: int
    card: Card | None


class HandConceded(msgspec.Struct, frozen=True, gc=False, tag="hand_conceded"):
    """The side of ``seat`` has conceded the hand: ``side``, the other one (0 soloist, 1 defenders), takes all cards
    that were still to be played."""

    seat: Seat
    side: int


class HandScored(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="hand_scored"):
    """The end of a hand that was played. ``counts`` if it is one of the match's hands (S86), ``last`` if it is over;
    ``conceded`` is the side that conceded it."""

    deal: int
    hand: Ended
    score: Score
    counts: bool
    last: bool
    conceded: int | None = None


class HandAnnulled(msgspec.Struct, frozen=True, gc=False, tag="hand_annulled"):
    """The end of a hand that nobody played (S37)."""

    deal: int
    giro: int
    counts: bool
    last: bool


class HandPaid(msgspec.Struct, frozen=True, gc=False, tag="hand_paid"):
    """The end of a hand settled by a pago (S34): chip changes by seat."""

    deal: int
    giro: int
    taker: Seat
    payers: tuple[Seat, ...]
    payments: Three
    counts: bool
    last: bool


class MatchStopped(msgspec.Struct, frozen=True, gc=False, tag="match_stopped"):
    """The match ended early; a hand in progress is void."""

    deal: int


HandEnd = HandScored | HandAnnulled | HandPaid

Event = (
    DealerDrawn
    | PackShuffled
    | PacketsDealt
    | MonteLaid
    | Called
    | SoloStood
    | MonteTaken
    | ScartoLaid
    | Declared
    | PlayBegan
    | CardPlayed
    | Signalled
    | TrickTaken
    | FujutuSettled
    | HandConceded
    | HandScored
    | HandAnnulled
    | HandPaid
    | MatchStopped
)
