"""The only things that leave the engine: what everybody may see, and what one seat may see.

A view holds nothing its viewer may not know, so nothing drawn, said or sent from it can leak. The shapes are the same
for every game; what a game has of its own comes as zones, lines and badges, all named by catalogue keys.
"""

from __future__ import annotations

import msgspec

from bot.engine.actions import Decision
from bot.engine.cards import Card, Player, Seat
from bot.engine.text import Arg, Line


class Played(msgspec.Struct, frozen=True):
    """A card on the table: who played it, and who chose it (another seat for a fallen hand, M104)."""

    seat: Seat
    card: Card
    by: Seat


class Trick(msgspec.Struct, frozen=True):
    """One trick, complete or not. ``number`` counts from 1; ``suit`` is the suit to follow, "" while there is none.

    ``winning`` is the seat that holds the trick so far, None while no card can win it. ``notes`` say what happened
    in it (deaths, points).
    """

    number: int
    leader: Seat
    cards: tuple[Played, ...]
    suit: str = ""
    winning: Seat | None = None
    complete: bool = False
    notes: tuple[Line, ...] = ()


class Zone(msgspec.Struct, frozen=True):
    """A group of cards beside the trick: the folla, robbed cards, a talon, shown melds, one's own captured cards.

    ``key`` is its catalogue key (``zone-<slug>-<name>``). ``cards`` are those the viewer may see, in order; ``count``
    is how many lie there in all, so a closed pile has ``cards`` empty and a count. ``lines`` are remarks (points of a
    declared versicola, counts by suit of an announced folla). ``private`` zones stand only in the views of those who
    may look.
    """

    key: str
    cards: tuple[Card, ...] = ()
    count: int = 0
    seat: Seat | None = None
    lines: tuple[Line, ...] = ()
    private: bool = False


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody knows of a seat. ``badges`` are catalogue keys (``badge-dealer``, ``badge-minchiate-cutter``).

    ``side`` is the index of its pair or of itself; ``open_hand`` is a hand that lies face up, else None.
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
    """One call of an auction, oldest first: who made it, its catalogue key (``call-<slug>-<word>``), and ``standing``
    if it is the call that holds at this moment."""

    seat: Seat
    key: str
    standing: bool = False


class CountLine(msgspec.Struct, frozen=True):
    """One line of the count at the end of a deal: its name, the amount of each side (None: nothing to write), the
    cards it names."""

    key: str
    amounts: tuple[int | None, ...]
    args: dict[str, Arg] = {}
    cards: tuple[Card, ...] = ()


class Count(msgspec.Struct, frozen=True):
    """The score sheet of a finished deal. ``totals`` per side; ``outcome`` says who pays whom what.

    ``seating`` is the player at each seat in that deal, where seats rotate in a match (Minchiate M35): sides and seats
    of the sheet mean these players. Empty: the seating never changes. ``sides`` are the seats of each side in that
    deal, where they are formed anew in every deal (a declarer against the others). Empty: those of the view.
    """

    deal: int
    lines: tuple[CountLine, ...]
    totals: tuple[int | None, ...]
    outcome: tuple[Line, ...]
    winner: int | None = None
    seating: tuple[Player, ...] = ()
    sides: tuple[tuple[Seat, ...], ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """A player's balance in the match so far, in the game's unit (rests, points, jochi)."""

    player: Player
    amount: int


class PublicView(msgspec.Struct, frozen=True):
    """What everybody may see of a match at one moment. Sides, seats and players are numbers; names are the edge's.

    ``deal`` counts from 1, 0 before the first; ``deals`` is the length of the match in deals, 0 if not fixed.
    ``phase`` is a catalogue key (``phase-<slug>-<name>``). ``status`` says what is being waited for; ``score`` is the
    score strip; ``news`` what happened since the previous decision; ``history`` all finished tricks of the deal.
    ``counts`` are the score sheets of all finished deals, oldest first. ``deal_over`` is true between two deals.
    ``calls`` is the auction of this deal so far, while it is of interest. ``pack`` is the slug of the cards' look:
    their pictures and names (``card-<look>-<id>``), usually the pack's own slug.
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

    @property
    def clockwise(self) -> bool:
        """Whether the next seat sits to the left; an option ``direction`` only mirrors the drawing (Terziglio T1)."""
        return self.options.get("direction") == "cw"


class SeatView(msgspec.Struct, frozen=True):
    """What one seat may see: all that is public, its own hand, its private zones and the questions put to it.

    ``seen`` are the finished tricks of the deal that lay face up before this seat, where the table may not look back
    at them (``public.history`` has fewer): what a person would remember. Computer players count with it; no screen
    shows it. Empty where the history is whole.
    """

    seat: Seat
    public: PublicView
    hand: tuple[Card, ...]
    zones: tuple[Zone, ...] = ()
    decisions: tuple[Decision, ...] = ()
    seen: tuple[Trick, ...] = ()
