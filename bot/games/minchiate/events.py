"""The stored events of a match. Tags and field names must not change, because old logs stay readable.

An event records what happened: dealt cards, winners, marks and counts. It stores its points and rests, so applying it
(:mod:`bot.games.minchiate.facts`) needs no rule.
"""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Player, Seat
from bot.games.minchiate.melds import Versicola

Cards = tuple[Card, ...]
Two = tuple[int, int]
Four = tuple[int, int, int, int]


class Drawn(msgspec.Struct, frozen=True, gc=False):
    """One card drawn for the seats (M30). ``valid`` is false for the Matto: its player draws again (M32)."""

    player: Player
    card: Card
    valid: bool = True


class SeatsDrawn(msgspec.Struct, frozen=True, gc=False, tag="seats_drawn"):
    """The result of the drawing for the seats (M30-M32). ``order`` are the players P1-P4.

    ``rounds`` are all cards drawn, with one inner tuple per group of players that draw together. ``seating`` is the
    player at each seat in the first giro (M33).
    """

    order: tuple[Player, Player, Player, Player]
    seating: tuple[Player, Player, Player, Player]
    rounds: tuple[tuple[Drawn, ...], ...] = ()


class PackShuffled(msgspec.Struct, frozen=True, gc=False, tag="pack_shuffled"):
    """A new deal with its whole pack, top card first (M38), and the player at each seat for it (M33, M35).

    No view shows the pack. ``deal`` counts from 1.
    """

    deal: int
    dealer: Seat
    deck: Cards
    seating: tuple[Player, Player, Player, Player]


class PackCut(msgspec.Struct, frozen=True, gc=False, tag="pack_cut"):
    """The cutter has lifted ``size`` cards (M39).

    ``peek`` are the cards that the cutter may look at (M43), from the bottom of the lifted packet upwards: first the
    robbed cards, then those above them.
    """

    seat: Seat
    size: int
    peek: Cards


class CardsRobbed(msgspec.Struct, frozen=True, gc=False, tag="cards_robbed"):
    """The cards that the cutter robbed, in order, and the card that ended the robbing (M41, M42).

    ``stop`` is None if the limit or the end of the packet ended it.
    """

    seat: Seat
    cards: Cards
    stop: Card | None


class Marked(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="marked"):
    """One mark (M64) and the score after it: raw marks, unpaid difference seen from pair 0, rests paid.

    ``ev`` is rubare, scoperta21, scoprire, versicola or muore. ``rests`` is the number of rests paid because of this
    mark (M66).
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
    """The cutter puts the packet under the pack and the deal goes on (M43, M44)."""

    seat: Seat


class HandsDealt(msgspec.Struct, frozen=True, gc=False, tag="hands_dealt"):
    """The first and second packets of seats 0-3, and the up-cards in the order in which they appear (M45-M50)."""

    first: tuple[Cards, Cards, Cards, Cards]
    second: tuple[Cards, Cards, Cards, Cards]
    up_cards: tuple[tuple[Seat, Card], ...]


class FollaTurned(msgspec.Struct, frozen=True, gc=False, tag="folla_turned"):
    """Scoprire (M51, M52): the cards that the dealer turned up and took, and the card that ended it, if any."""

    seat: Seat
    cards: Cards
    stop: Card | None


class FollaTaken(msgspec.Struct, frozen=True, gc=False, tag="folla_taken"):
    """Pigliare (M53): the carte di conto that the dealer took, in the order of the pack."""

    seat: Seat
    cards: Cards


class FollaAnnounced(msgspec.Struct, frozen=True, gc=False, tag="folla_announced"):
    """The cards left in the folla, the announced counts by suit, and the discards due from each seat (M54, M57).

    ``short`` is the number of the cutter's discards that the dealer will take (M50).
    """

    folla: Cards
    counts: Four
    need: Four
    short: int = 0


class Discarded(msgspec.Struct, frozen=True, gc=False, tag="discarded"):
    """The discards of a seat, in the order of discarding (M58, M60)."""

    seat: Seat
    cards: Cards


class DealerFilled(msgspec.Struct, frozen=True, gc=False, tag="dealer_filled"):
    """The first discards of the cutter fill the dealer's hand (M50)."""

    seat: Seat
    cards: Cards


class FollaClosed(msgspec.Struct, frozen=True, gc=False, tag="folla_closed"):
    """The final folla of thirteen cards, and the seat that leads to the first trick (M61, M76)."""

    folla: Cards
    counts: Four
    leader: Seat


class CardPlayed(msgspec.Struct, frozen=True, gc=False, tag="card_played"):
    """A card played from the hand of ``seat`` and chosen by ``by`` (M104).

    ``led`` is the suit of the trick after this card (0-4), or -1 while the Matto is its only card.
    """

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
    """The winner of a trick and the carte di conto that died in it (M87-M99).

    ``matto`` says where the Matto went: "" if it was not in the trick, "home" if its own pair won the trick, "back" if
    it returned to its own pair from a trick of the opponents, "captured" in the last trick.
    """

    number: int
    winner: Seat
    deaths: Cards = ()
    matto: str = ""
    matto_seat: Seat = -1


class MattoPaid(msgspec.Struct, frozen=True, gc=False, tag="matto_paid"):
    """The card that ``pair`` gave for the Matto after trick ``trick`` (M95-M98)."""

    pair: int
    card: Card
    trick: int


class DiscardsShown(msgspec.Struct, frozen=True, gc=False, tag="discards_shown"):
    """The second announcement (M62, M63). ``discards`` are the cards of each seat, empty if only counts are shown."""

    counts: Four
    discards: tuple[Cards, Cards, Cards, Cards] = ((), (), (), ())


class HandFell(msgspec.Struct, frozen=True, gc=False, tag="hand_fell"):
    """A seat without tarocchi laid its hand face up after trick ``trick`` (M102, M109)."""

    seat: Seat
    trick: int


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """The count of one pair, in points (M111-M115)."""

    cards_over: int
    versicole: tuple[Versicola, ...]
    versicole_points: int
    last_trick: int
    conto: int
    total: int


class DealConceded(msgspec.Struct, frozen=True, gc=False, tag="deal_conceded"):
    """The pair of ``seat`` conceded the deal.

    ``pair`` is the other pair: it takes all cards still to be played and the ``tricks`` that remain.
    """

    seat: Seat
    pair: int
    tricks: int


class DealScored(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag="deal_scored"):
    """The end of a deal. Two values are always those of pair 0 and pair 1.

    ``balances`` are rests per player (M126), ``seating`` is the player at each seat. At a cappotto (M124) ``sheets``
    and ``totals`` are None. ``last`` is true if the match is over. ``conceded`` is the pair that conceded the deal.
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
    """The match ended early; a deal in progress is void (M129).

    ``balances`` are the rests per player that compensate for the ``unplayed`` games (M128).
    """

    unplayed: int
    balances: Four


class PlayerForfeited(msgspec.Struct, frozen=True, gc=False, tag="player_forfeited"):
    """A player left the match and pays for it (M130). ``balances`` are rests per player."""

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
