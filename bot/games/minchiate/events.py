"""The facts of a match, as they are stored. Names and fields are stable: old logs are read for ever.

Nothing here is a wish or a rule: dealt cards, winners, marks and counts are written down as they came about. Numbers
of points and rests are stored with the fact, so applying it (:mod:`bot.games.minchiate.evolve`) needs no rule.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Player, Seat
from bot.games.minchiate.versicole import Versicola

Cards = tuple[Card, ...]
Two = tuple[int, int]
Four = tuple[int, int, int, int]


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """One card drawn for the seats (M30). ``valid`` is false for the Matto, whose drawer draws again (M32)."""

    player: Player
    card: Card
    valid: bool = True


class SeatsDrawn(msgspec.Struct, frozen=True, gc=False, tag="seats_drawn"):
    """Who is P1, P2, P3, P4 (M30-M32). ``rounds`` are all cards drawn, one inner tuple per group drawing together;
    ``seating`` is the player at every seat in the first giro (M33)."""

    order: tuple[Player, Player, Player, Player]
    seating: tuple[Player, Player, Player, Player]
    rounds: tuple[tuple[Drawn, ...], ...] = ()


class PackShuffled(msgspec.Struct, frozen=True, gc=False, tag="pack_shuffled"):
    """A new deal with its whole pack, top card first (M38), and the player at every seat for it (M33, M35).

    Nobody may see the pack. ``deal`` counts from 1.
    """

    deal: int
    dealer: Seat
    deck: Cards
    seating: tuple[Player, Player, Player, Player]


class PackCut(msgspec.Struct, frozen=True, gc=False, tag="pack_cut"):
    """The cutter has lifted ``size`` cards (M39). ``peek`` are the cards of M43: the robbed ones, then upwards."""

    seat: Seat
    size: int
    peek: Cards


class CardsRobbed(msgspec.Struct, frozen=True, gc=False, tag="cards_robbed"):
    """The cards the cutter robbed, in that order, and the card that stopped him; None for the limit or the end of
    the packet (M41, M42)."""

    seat: Seat
    cards: Cards
    stop: Card | None


class Marked(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="marked"):
    """One mark (M64) and how the score stands after it: raw marks, unpaid difference seen from pair 0, rests paid.

    ``ev`` is rubare, scoperta21, scoprire, versicola or muore; ``rests`` were paid for this mark alone (M66).
    """

    ev: str
    seat: Seat
    pair: int
    cards: Cards
    points: int
    raw: Two
    diff: int
    paid: Two
    rests: int = 0
    trick: int = 0
    id: str = ""
    matto: bool = False


class PeekEnded(msgspec.Struct, frozen=True, gc=False, tag="peek_ended"):
    """The cutter puts the packet under and the deal goes on (M43, M44)."""

    seat: Seat


class HandsDealt(msgspec.Struct, frozen=True, gc=False, tag="hands_dealt"):
    """The packets of every seat 0-3 as dealt, and the up-cards in the order they appear (M45-M50)."""

    first: tuple[Cards, Cards, Cards, Cards]
    second: tuple[Cards, Cards, Cards, Cards]
    up_cards: tuple[tuple[Seat, Card], ...]


class FollaTurned(msgspec.Struct, frozen=True, gc=False, tag="folla_turned"):
    """Scoprire (M51, M52): the cards the dealer turned up and took, and the card that ended it."""

    seat: Seat
    cards: Cards
    stop: Card | None


class FollaTaken(msgspec.Struct, frozen=True, gc=False, tag="folla_taken"):
    """Pigliare (M53): the carte di conto the dealer took, in the order in which they lay."""

    seat: Seat
    cards: Cards


class FollaAnnounced(msgspec.Struct, frozen=True, gc=False, tag="folla_announced"):
    """What is left of the folla, its announced counts by suit, and the discards due from every seat (M54, M57).

    ``short`` is how many of the robber's discards the dealer will take (M50).
    """

    folla: Cards
    counts: Four
    need: Four
    short: int = 0


class Discarded(msgspec.Struct, frozen=True, gc=False, tag="discarded"):
    """A seat's discards in the order laid down (M58, M60)."""

    seat: Seat
    cards: Cards


class DealerFilled(msgspec.Struct, frozen=True, gc=False, tag="dealer_filled"):
    """The first discards of the robber fill the dealer's hand (M50)."""

    seat: Seat
    cards: Cards


class FollaClosed(msgspec.Struct, frozen=True, gc=False, tag="folla_closed"):
    """The final folla of thirteen, and who leads to the first trick (M61, M76)."""

    folla: Cards
    counts: Four
    leader: Seat


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="card_played"):
    """A card from ``seat``'s hand, chosen by ``by`` (M104). ``led`` is the suit of the trick from now on (0-4), -1
    while only the Matto lies there."""

    seat: Seat
    card: Card
    by: Seat
    led: int


class DeclarationAsked(msgspec.Struct, frozen=True, gc=False, tag="declaration_asked"):
    """The seat has played to the first trick and may declare (M71, M74)."""

    seat: Seat


class Declared(msgspec.Struct, frozen=True, gc=False, tag="declared"):
    """The versicole a seat declares (M71-M74)."""

    seat: Seat
    versicole: tuple[Versicola, ...]


class TrickTaken(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="trick_taken"):
    """Who won the trick and what became of its cards (M87-M99).

    ``matto`` says where the Matto of this trick went: "" none in it, "home" its own pair won the trick, "back" to its
    own pair from the other's trick, "captured" in the last trick.
    """

    number: int
    winner: Seat
    deaths: Cards = ()
    matto: str = ""
    matto_seat: Seat = -1


class MattoPaid(msgspec.Struct, frozen=True, gc=False, tag="matto_paid"):
    """The card given for the Matto by ``pair``, after that trick (M95-M98)."""

    pair: int
    card: Card
    trick: int


class DiscardsShown(msgspec.Struct, frozen=True, gc=False, tag="discards_shown"):
    """The second announcement (M62, M63). ``discards`` are each seat's cards, empty if only counts are shown."""

    counts: Four
    discards: tuple[Cards, Cards, Cards, Cards] = ((), (), (), ())


class HandFell(msgspec.Struct, frozen=True, gc=False, tag="hand_fell"):
    """A seat without tarocchi lays its hand face up after trick ``trick`` (M102, M109)."""

    seat: Seat
    trick: int


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """One pair's count (M111-M115)."""

    cards_over: int
    versicole: tuple[Versicola, ...]
    versicole_points: int
    last_trick: int
    conto: int
    total: int


class DealConceded(msgspec.Struct, frozen=True, gc=False, tag="deal_conceded"):
    """The pair of ``seat`` has conceded the deal: ``pair``, the other one, takes all cards that were still to be
    played, and the ``tricks`` that remained."""

    seat: Seat
    pair: int
    tricks: int


class DealScored(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="deal_scored"):
    """The end of a deal. Two numbers are always pair 0 and pair 1; ``balances`` are rests per player (M126),
    ``seating`` the player at every seat.

    At a cappotto (M124) ``sheets`` and ``totals`` are None. ``last`` says that the match is over, ``conceded`` which
    pair conceded the deal.
    """

    deal: int
    tricks: Two
    cards: Two
    raw: Two
    diff: int
    paid: Two
    cappotto: int | None
    sheets: tuple[Sheet, Sheet] | None
    totals: Two | None
    final_rests: Two
    rests: Two
    balances: Four
    seating: tuple[Player, Player, Player, Player]
    last: bool
    conceded: int | None = None


class MatchStopped(msgspec.Struct, frozen=True, gc=False, tag="match_stopped"):
    """The match ended early; a deal in progress is void (M129). ``balances`` are the rests of M128 per player."""

    unplayed: int
    balances: Four


class PlayerForfeited(msgspec.Struct, frozen=True, gc=False, tag="player_forfeited"):
    """A player left for good and pays (M130). ``balances`` are rests per player."""

    player: Player
    balances: Four


Event = (
    SeatsDrawn
    | PackShuffled
    | PackCut
    | CardsRobbed
    | Marked
    | PeekEnded
    | HandsDealt
    | FollaTurned
    | FollaTaken
    | FollaAnnounced
    | Discarded
    | DealerFilled
    | FollaClosed
    | CardPlayed
    | DeclarationAsked
    | Declared
    | TrickTaken
    | MattoPaid
    | DiscardsShown
    | HandFell
    | DealConceded
    | DealScored
    | MatchStopped
    | PlayerForfeited
)
