"""What the computer players conclude from their view of a trick: cards still out, cards whose holder everybody knows,
suits that a seat lacks, and the chance to win the trick."""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat, mask_of
from bot.engine.tricktaking.voids import voids
from bot.engine.tricktaking.weighing import RETAKES, TAKES
from bot.engine.view import PublicView, SeatView
from bot.games.mineo.deck import ALL, BIT, FOOL, FUJUTU, HONOURS, SUIT, SUIT_MASKS, TABLES, TRUMP, TRUMPS
from bot.games.mineo.play import winner_of


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat can conclude from its view of the current trick.

    ``foes`` are the seats that it plays against. ``led`` is the suit to follow, or -1. ``best`` is the seat that is
    winning the trick, with its card, or None. ``after`` are the seats still to play. ``out`` is the mask of
    cards not seen. ``void`` holds, for each seat, the mask of suits it has shown to lack. ``counts`` are the sizes of
    the hands. ``held`` are, for each other seat, the cards of a shown monte that it cannot have laid away and still
    holds. ``lying`` are the cards of the trick so far with their seats.
    """

    seat: Seat
    soloist: Seat
    foes: frozenset[Seat]
    number: int
    led: int
    best: tuple[Seat, Card] | None
    after: tuple[Seat, ...]
    out: int
    void: tuple[int, int, int]
    counts: tuple[int, ...]
    hand: int
    held: tuple[int, ...]
    lying: tuple[tuple[Seat, Card], ...]

    @classmethod
    def of(cls, view: SeatView) -> Knowledge:
        """Return the knowledge of the seat whose view this is, during a trick."""
        public, me = view.public, view.seat
        soloist = public.sides[0][0]
        foes = frozenset(range(3)) - {me} if me == soloist else frozenset({soloist})
        trick = public.trick
        lying = [(played.seat, played.card) for played in trick.cards] if trick else []
        cards = tuple(card for _, card in lying)
        led = next((SUIT[card] for card in cards if SUIT[card] != FOOL), -1)
        best = None
        if led >= 0:
            holder = winner_of(cards, lying[0][0], led)
            best = next((seat, card) for seat, card in lying if seat == holder)
        return cls(
            seat=me,
            soloist=soloist,
            foes=foes,
            number=len(public.history) + 1,
            led=led,
            best=best,
            after=tuple((me + step) % 3 for step in range(1, 3 - len(lying))),
            out=ALL & ~(_seen(view) | mask_of(cards)),
            void=_voids(public),
            counts=tuple(info.hand_count for info in public.seats),
            hand=mask_of(view.hand),
            held=tuple(_held(view, seat) for seat in range(3)),
            lying=tuple(lying),
        )

    def length(self, suit: int) -> int:
        """Return the number of cards of a suit that the seat holds."""
        return (self.hand & SUIT_MASKS[suit]).bit_count()

    def lacks(self, seat: Seat, suit: int) -> float:
        """Return the probability that another seat holds no card of a suit."""
        if self.void[seat] >> suit & 1:
            return 1.0
        suited = SUIT_MASKS[suit]
        return 0.0 if self.held[seat] & suited else self.share(seat) ** (self.unseen & suited).bit_count()

    @property
    def unseen(self) -> int:
        """The cards of ``out`` that no seat is known to hold."""
        return self.out & ~(self.held[0] | self.held[1] | self.held[2])

    def share(self, seat: Seat) -> float:
        """Return the probability that another seat does not hold a certain unseen card."""
        unknown = max(0, self.counts[seat] - self.held[seat].bit_count())
        return 1 - min(1.0, unknown / max(1, self.unseen.bit_count()))

    def chance(self, card: Card) -> tuple[float, bool]:
        """Estimate the probability (0-1) that the side of the seat wins the trick with the card, and whether the card
        is winning now."""
        led = self.led if self.led >= 0 else SUIT[card]
        if card == FUJUTU or (self.best is not None and winner_of((self.best[1], card), 0, led) != 1):
            if self.best is None:
                return 0.5 if any(seat not in self.foes for seat in self.after) else 0.0, False
            (holder, best), holds = self.best, False
        else:
            holder, best, holds = self.seat, card, True
        win, takes = 0.0 if holder in self.foes else 1.0, TAKES
        for seat in self.after:
            beaten = self._beaten_by(seat, best, led)
            if seat in self.foes:
                win, takes = win * (1 - beaten), RETAKES
            else:
                win += (1 - win) * beaten * takes
        return win, holds

    def _beaten_by(self, seat: Seat, card: Card, led: int) -> float:
        held, void, share, unseen = self.held[seat], self.void[seat], self.share(seat), self.unseen
        higher = TRUMPS if SUIT[card] != TRUMP else TRUMPS & ~(BIT[card] * 2 - 1)
        over = 1.0 if held & higher else 1 - share ** (unseen & higher).bit_count()
        if void >> TRUMP & 1:
            over = 0.0
        suited = SUIT_MASKS[led]
        if led == TRUMP or void >> led & 1:
            return over
        lacks = 0.0 if held & suited else share ** (unseen & suited).bit_count()
        if SUIT[card] == TRUMP:
            return lacks * over
        better = suited & ~(BIT[card] * 2 - 1)
        beats = 1.0 if held & better else 1 - share ** (unseen & better).bit_count()
        return (1 - lacks) * beats + lacks * over


def _seen(view: SeatView) -> int:
    seen = mask_of(view.hand)
    for trick in view.public.history:
        for played in trick.cards:
            seen |= BIT[played.card]
    for zone in view.zones:
        seen |= mask_of(zone.cards)
    for zone in view.public.zones:
        # The cards of a shown monte went into the hand of the soloist: for the other seats they are still out.
        if zone.key.endswith("scarto"):
            seen |= mask_of(zone.cards)
    return seen


def _voids(public: PublicView) -> tuple[int, int, int]:
    """Return the suits that each seat has shown to lack, as masks of suits.

    A seat that plays neither the plain suit led nor a trump has no trumps either (S54), unless the option ``void_play``
    lets a player without the suit play any card. A seat that does not follow trumps has none (S53).
    """
    tricks = (*public.history, public.trick) if public.trick else public.history
    one, two, three = voids(TABLES, tricks, 3, must_trump=public.options["void_play"] != "free")
    return one, two, three


def _held(view: SeatView, seat: Seat) -> int:
    """Return the cards that everybody knows another seat to hold: those of the monte that may not be laid away."""
    public = view.public
    if seat == view.seat or public.options["discard_rule"] == "free":
        return 0
    shown = next((zone for zone in public.zones if zone.key == "zone-mineo-monte" and zone.seat == seat), None)
    if shown is None:
        return 0
    gone = mask_of(played.card for trick in public.history for played in trick.cards)
    if public.trick is not None:
        gone |= mask_of(played.card for played in public.trick.cards)
    return mask_of(shown.cards) & HONOURS & ~gone
