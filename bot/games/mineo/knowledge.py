"""What a seat can work out from its view: who is void, which cards are still out, what lies on the table."""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat
from bot.engine.masks import mask_of
from bot.engine.view import PublicView, SeatView
from bot.games.mineo.legal import winner_of
from bot.games.mineo.pack import ALL, BIT, FOOL, FUJUTU, SIZE, SUIT, SUIT_MASKS, TAKEABLE, TRUMP, TRUMPS, VALUE

PIGLIATA = 10.0
"""What a joco is worth beside card points: five captures are five jochi, a hundred points only one."""

CAPTURE: tuple[float, ...] = tuple(
    VALUE[card] - 2 / 3 + (PIGLIATA if TAKEABLE >> card & 1 else 0.0) for card in range(SIZE)
)
"""What taking a card from the other side is worth, in card points."""

HOME: tuple[float, ...] = tuple(
    VALUE[card] - 2 / 3 + (6.0 if TAKEABLE >> card & 1 else 0.0) if card != FUJUTU else 0.0 for card in range(SIZE)
)
"""What bringing an own card home is worth: it can no longer be taken."""


class Knowledge(msgspec.Struct, frozen=True):
    """One trick seen from a seat. ``foes`` are the seats it plays against; ``led`` the suit to follow or -1.

    ``best`` is the seat that holds the trick so far and its card, None if nobody does; ``gain`` what lies there from
    foes, ``risk`` what lies there from one's own side; ``after`` the seats still to play. ``out`` are the cards not
    seen; ``void`` the suits each seat has shown to lack, as masks of suits; ``counts`` the sizes of the hands.
    """

    seat: Seat
    soloist: Seat
    foes: frozenset[Seat]
    number: int
    led: int
    best: tuple[Seat, Card] | None
    gain: float
    risk: float
    after: tuple[Seat, ...]
    out: int
    void: tuple[int, int, int]
    counts: tuple[int, ...]
    hand: int

    @classmethod
    def of(cls, view: SeatView) -> Knowledge:
        """Work it out from a view of a running trick."""
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
            gain=sum(CAPTURE[card] for seat, card in lying if seat in foes and card != FUJUTU),
            risk=sum(CAPTURE[card] for seat, card in lying if seat not in foes and card != FUJUTU),
            after=tuple((me + step) % 3 for step in range(1, 3 - len(lying))),
            out=ALL & ~(_seen(view) | mask_of(cards)),
            void=_voids(public),
            counts=tuple(info.hand_count for info in public.seats),
            hand=mask_of(view.hand),
        )

    def length(self, suit: int) -> int:
        """How many cards of a suit the seat holds."""
        return (self.hand & SUIT_MASKS[suit]).bit_count()

    def stands(self, card: Card, led: int, against: frozenset[Seat]) -> float:
        """How likely it is that no seat of ``against`` that is still to play beats the card."""
        chance = 1.0
        for seat in self.after:
            if seat in against:
                chance *= 1 - self._beaten_by(seat, card, led)
        return chance

    def _beaten_by(self, seat: Seat, card: Card, led: int) -> float:
        share = min(1.0, self.counts[seat] / max(1, self.out.bit_count()))
        trumps = self.out & TRUMPS
        higher = trumps if SUIT[card] != TRUMP else trumps & ~(BIT[card] * 2 - 1)
        over = 0.0 if self.void[seat] >> TRUMP & 1 else 1 - (1 - share) ** higher.bit_count()
        if led == TRUMP:
            return over
        suited = self.out & SUIT_MASKS[led]
        if self.void[seat] >> led & 1 or not suited:
            return over
        lacks = (1 - share) ** suited.bit_count()
        if SUIT[card] == TRUMP:
            return lacks * over
        better = suited & ~(BIT[card] * 2 - 1)
        return (1 - lacks) * (1 - (1 - share) ** better.bit_count()) + lacks * over


def _seen(view: SeatView) -> int:
    seen = mask_of(view.hand)
    for trick in view.public.history:
        for played in trick.cards:
            seen |= BIT[played.card]
    for zone in view.zones:
        seen |= mask_of(zone.cards)
    for zone in view.public.zones:
        # A monte that was shown went into the soloist's hand: only he knows that those cards are not out.
        if zone.key.endswith("scarto"):
            seen |= mask_of(zone.cards)
    return seen


def _voids(public: PublicView) -> tuple[int, int, int]:
    """The suits each seat has shown to lack. A seat that follows neither the suit nor with a trump has no trump either
    (S54), unless the table lets them play anything (``void_play``) and it was not trumps that were led (S53)."""
    void = [0, 0, 0]
    free = public.options["void_play"] == "free"
    tricks = (*public.history, public.trick) if public.trick else public.history
    for trick in tricks:
        led = -1
        for played in trick.cards:
            suit = SUIT[played.card]
            if suit == FOOL:
                continue
            if led < 0:
                led = suit
            elif suit != led:
                void[played.seat] |= 1 << led
                if suit != TRUMP and not free:
                    void[played.seat] |= 1 << TRUMP
    return void[0], void[1], void[2]
