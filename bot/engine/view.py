"""Views of a match: what everybody may see, and what one seat may see. Nothing else leaves the engine.

A view contains nothing that its viewer may not know, so output made from it cannot leak secrets. The types are the same
for every game; game-specific content is given as zones, lines and badges, all named by catalogue keys.
"""

from __future__ import annotations

import msgspec

from bot.engine.actions import Decision
from bot.engine.cards import Card, Player, Seat
from bot.engine.text import Arg, Line


class Played(msgspec.Struct, frozen=True):
    """A card in a trick: the seat that played it, and the seat that chose it (another one for a fallen hand, M104)."""

    seat: Seat
    card: Card
    by: Seat


class Trick(msgspec.Struct, frozen=True):
    """One trick, complete or not. ``number`` counts from 1; ``suit`` is the suit to follow, "" if there is none yet.

    ``winning`` is the seat that is winning the trick so far, None while no card can win it. ``notes`` say what happened
    in the trick (deaths, points). ``points`` are those that the winner's side scored with it at the table, 0 if none.
    """

    number: int
    leader: Seat
    cards: tuple[Played, ...]
    suit: str = ""
    winning: Seat | None = None
    complete: bool = False
    notes: tuple[Line, ...] = ()
    points: int = 0


class Zone(msgspec.Struct, frozen=True):
    """A group of cards beside the trick.

    Examples are the folla, robbed cards, a talon, shown melds and the viewer's own captured cards. ``key`` is its
    catalogue key (``zone-<slug>-<name>``). ``cards`` are those that the viewer may see, in order; ``count`` is the
    number of all cards in the zone, so a closed pile has no ``cards`` but a count. ``lines`` are remarks (points of a
    declared versicola, counts by suit of an announced folla). ``private`` zones appear only in the views of seats that
    may see them. ``points`` are what a shown or declared combination scores, None for other groups.
    """

    key: str
    cards: tuple[Card, ...] = ()
    count: int = 0
    seat: Seat | None = None
    lines: tuple[Line, ...] = ()
    private: bool = False
    points: int | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """Public information on a seat. ``badges`` are catalogue keys (``badge-dealer``, ``badge-minchiate-cutter``).

    ``side`` is the index of the seat's side. ``open_hand`` is a hand that lies face up, otherwise None.
    """

    seat: Seat
    player: Player
    side: int
    hand_count: int
    tricks: int
    badges: tuple[str, ...] = ()
    open_hand: tuple[Card, ...] | None = None
    waiting: bool = False


class Call(msgspec.Struct, frozen=True):
    """One call of an auction: the seat that made it and its catalogue key (``call-<slug>-<word>``).

    ``standing`` means that it is the call that currently holds.
    """

    seat: Seat
    key: str
    standing: bool = False


class CountLine(msgspec.Struct, frozen=True):
    """One line of the count at the end of a deal: its name, the amount of each side (None: left blank), and the cards
    it names."""

    key: str
    amounts: tuple[int | None, ...]
    args: dict[str, Arg] = {}
    cards: tuple[Card, ...] = ()


class Count(msgspec.Struct, frozen=True):
    """The score sheet of a finished deal. ``totals`` are per side; ``outcome`` says who pays whom what.

    ``seating`` is the player at each seat in that deal, for matches in which seats rotate (Minchiate M35); sides and
    seats of the sheet refer to these players. Empty: the seating never changes. ``sides`` are the seats of each side in
    that deal, for games that form new sides in every deal (a declarer against the others). Empty: those of the view.
    ``counts`` is false for a deal that is not one of those a match has (one that was thrown in).
    """

    deal: int
    lines: tuple[CountLine, ...]
    totals: tuple[int | None, ...]
    outcome: tuple[Line, ...]
    winner: int | None = None
    seating: tuple[Player, ...] = ()
    sides: tuple[tuple[Seat, ...], ...] = ()
    counts: bool = True


class Standing(msgspec.Struct, frozen=True):
    """A player's balance in the match so far, in the game's unit (rests, points, jochi)."""

    player: Player
    amount: int


class Score(msgspec.Struct, frozen=True):
    """The score that these seats hold together now, as a number.

    ``signed`` is true for a balance, which may fall below zero and is shown with its sign.
    """

    seats: tuple[Seat, ...]
    amount: int
    signed: bool = False


class PublicView(msgspec.Struct, frozen=True):
    """What everybody may see of a match at one moment.

    Sides, seats and players are numbers; the user interface adds names. ``deal`` counts from 1 and is 0 before the
    first deal; ``deals`` is the length of the match in deals, 0 if not fixed. ``phase`` is a catalogue key
    (``phase-<slug>-<name>``). ``status`` says what the match waits for; ``score`` is the score strip; ``news`` is what
    happened since the previous decision; ``history`` has all finished tricks of the deal. ``counts`` are the score
    sheets of all finished deals, oldest first. ``deal_over`` is true between two deals. ``calls`` is the auction of
    this deal, oldest call first, while it is relevant. ``pack`` is the slug of the cards' look, which selects pictures
    and names (``card-<look>-<id>``); usually the pack's own slug. ``scores`` are the numbers of the score, one for each
    side or player, empty before the first deal. ``auction`` is true while the seats call.
    """

    game: str
    pack: str
    options: dict[str, str | int | bool]
    deal: int
    deals: int
    phase: str
    progress: tuple[int, int]
    sides: tuple[tuple[Seat, ...], ...]
    seats: tuple[SeatInfo, ...]
    trick: Trick | None = None
    history: tuple[Trick, ...] = ()
    zones: tuple[Zone, ...] = ()
    calls: tuple[Call, ...] = ()
    status: tuple[Line, ...] = ()
    score: tuple[Line, ...] = ()
    news: tuple[Line, ...] = ()
    counts: tuple[Count, ...] = ()
    standings: tuple[Standing, ...] = ()
    deal_over: bool = False
    over: bool = False
    scores: tuple[Score, ...] = ()
    auction: bool = False


class SeatView(msgspec.Struct, frozen=True):
    """What one seat may see: the public view, its own hand, its private zones and its questions.

    ``seen`` are the finished tricks of the deal that were face up for this seat, for tables where players may not look
    back at them (``public.history`` has fewer): what a person could remember. Computer players use it; no screen shows
    it. Empty if the history is complete. ``combinations`` are those complete in the hand, ``added`` the cards of the
    hand that came to it after the deal, from the folla or the stock.
    """

    seat: Seat
    public: PublicView
    hand: tuple[Card, ...]
    zones: tuple[Zone, ...] = ()
    decisions: tuple[Decision, ...] = ()
    seen: tuple[Trick, ...] = ()
    combinations: tuple[tuple[Card, ...], ...] = ()
    added: tuple[Card, ...] = ()
