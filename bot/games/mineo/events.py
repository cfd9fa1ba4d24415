"""The facts of a match, as they are stored.

Names and fields must not change, because old logs must stay readable. A fact records what has happened, with its
results: chips and jochi are stored, so that :mod:`bot.games.mineo.facts` can apply it without the rules of scoring.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat
from bot.games.mineo.scoring import Ended, Score

Cards = tuple[Card, ...]
Three = tuple[int, int, int]
Packets = tuple[Cards, Cards, Cards]


class DealerDrawn(msgspec.Struct, frozen=True, gc=False, tag="dealer_drawn"):
    """The first dealer was drawn by lot (S15)."""

    dealer: Seat


class PackShuffled(msgspec.Struct, frozen=True, gc=False, tag="pack_shuffled"):
    """A new hand began. ``deck`` is the whole pack in the order of the deal (S16).

    No view may show ``deck``. ``deal`` counts from 1.
    """

    deal: int
    dealer: Seat
    deck: Cards


class PacketsDealt(msgspec.Struct, frozen=True, gc=False, tag="packets_dealt"):
    """One giro was dealt: five cards for each of the seats 0-2 (S18, S19)."""

    giro: int
    packets: Packets


class MonteLaid(msgspec.Struct, frozen=True, gc=False, tag="monte_laid"):
    """The dealer looked at the three cards of the monte and laid them face down (S30)."""

    seat: Seat
    cards: Cards


class Called(msgspec.Struct, frozen=True, gc=False, tag="called"):
    """A player made a call in the auction (S22)."""

    seat: Seat
    giro: int
    call: str


class SoloStood(msgspec.Struct, frozen=True, gc=False, tag="solo_stood"):
    """The auction ended with a soloist (S25, S26, S36).

    ``eligible`` are the defenders who may say *mi rivanto*, in the order in which they are asked (S47).
    """

    seat: Seat
    giro: int
    stata: bool
    eligible: tuple[Seat, ...]


class MonteTaken(msgspec.Struct, frozen=True, gc=False, tag="monte_taken"):
    """The soloist took the monte. ``shown`` is True if all players saw it first (S39)."""

    seat: Seat
    cards: Cards
    shown: bool


class ScartoLaid(msgspec.Struct, frozen=True, gc=False, tag="scarto_laid"):
    """The soloist laid away three cards (S40-S42).

    ``shown`` are the trumps among them, if the option ``show_discarded_trumps`` shows them to all players.
    """

    seat: Seat
    cards: Cards
    shown: Cards = ()


class Declared(msgspec.Struct, frozen=True, gc=False, tag="declared"):
    """A player answered the question for a declaration (S44-S48).

    ``say`` is "no", "scommessa" or "rivanto". For a rivanto ``wording`` is the name that the players see: "rivanto",
    or "vanto" if the option ``vanto_terms`` distinguishes the two (S50).
    """

    seat: Seat
    say: str
    wording: str = ""


class PlayBegan(msgspec.Struct, frozen=True, gc=False, tag="play_began"):
    """The declarations ended; ``leader`` leads to the first trick (S51)."""

    leader: Seat


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="card_played"):
    """A player played a card. ``led`` is the suit to follow from now on (0-4), or -1 if only the Fujutu was played."""

    seat: Seat
    card: Card
    led: int


class Signalled(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="signalled"):
    """A defender made a signal (S91). ``answer`` is True if it answers the partner's question (S93)."""

    seat: Seat
    signal: str
    trick: int
    answer: bool = False


class TrickTaken(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="trick_taken"):
    """A player won a trick (S59).

    ``pigliate`` are the captured cards that earn a joco, in the order of play (S66). ``fujutu`` says what happens to
    the Fujutu (S62): "" if it is not in the trick, "home" if the side that played it won, "back" if that side takes it
    back and owes a scartina, "lost" in the last trick under ``fujutu_last_trick = lost`` (S63). ``fujutu_seat`` is the
    seat that played it, or -1.
    """

    number: int
    winner: Seat
    pigliate: Cards = ()
    fujutu: str = ""
    fujutu_seat: Seat = -1


class FujutuSettled(msgspec.Struct, frozen=True, gc=False, tag="fujutu_settled"):
    """A side settled its debt for the Fujutu at the end of the hand (S64).

    ``side`` is 0 for the soloist and 1 for the defenders. ``card`` is the scartina given, the Fujutu if the side has no
    scartina, or None if the options let the side keep the Fujutu without payment (S65).
    """

    side: int
    card: Card | None


class HandConceded(msgspec.Struct, frozen=True, gc=False, tag="hand_conceded"):
    """The side of ``seat`` conceded the hand.

    ``side`` is the other side (0 soloist, 1 defenders), which takes all cards still to be played.
    """

    seat: Seat
    side: int


class HandScored(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="hand_scored"):
    """A hand that was played ended.

    ``counts`` is True if it counts for the match (S86), ``last`` if the match ends with it. ``conceded`` is the side
    that conceded it, or None.
    """

    deal: int
    hand: Ended
    score: Score
    counts: bool
    last: bool
    conceded: int | None = None


class HandAnnulled(msgspec.Struct, frozen=True, gc=False, tag="hand_annulled"):
    """A hand was annulled: the auction found no soloist and no offer was taken (S37)."""

    deal: int
    giro: int
    counts: bool
    last: bool


class HandPaid(msgspec.Struct, frozen=True, gc=False, tag="hand_paid"):
    """A hand ended because the taker accepted offers (S34). ``payments`` are the changes in chips, by seat."""

    deal: int
    giro: int
    taker: Seat
    payers: tuple[Seat, ...]
    payments: Three
    counts: bool
    last: bool


class MatchStopped(msgspec.Struct, frozen=True, gc=False, tag="match_stopped"):
    """The match was stopped early. A hand in progress is void."""

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
