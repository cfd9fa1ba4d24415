"""What a seat can work out from its view: which cards are still out, who is void, how safe a card is."""

from __future__ import annotations

import msgspec

from bot.engine.cards import Card, Seat
from bot.engine.masks import mask_of
from bot.engine.view import SeatView, Trick
from bot.games.terziglio.legal import table_strengths
from bot.games.terziglio.pack import BIT, COURTS, MATTO, SIZE, SUIT, SUIT_MASKS, TRUMP, TRUMPS, WHOLE
from bot.games.terziglio.state import NOBODY


class Knowledge(msgspec.Struct, frozen=True, gc=False):
    """One card to be chosen, seen from its seat.

    ``allies`` is a mask of seats. ``out`` are the cards this seat has not seen, ``hidden`` how many of them lie in no
    hand; ``void`` per seat the suits it has shown to lack, as a mask. ``best`` is the card that holds the trick.
    """

    me: Seat
    declarer: Seat
    hand: int
    lying: tuple[Card, ...]
    led: int
    best: Card | None
    holder: Seat
    after: tuple[Seat, ...]
    out: int
    counts: tuple[int, ...]
    void: tuple[int, ...]
    number: int
    power: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, view: SeatView) -> Knowledge:
        """Work it out from a view."""
        public, me = view.public, view.seat
        options = public.options
        power = table_strengths(options["trump_order"] == "bolognese", options["pip_order"] == "bolognese")
        trick = public.trick
        lying = () if trick is None else tuple([played.card for played in trick.cards])
        led = next((SUIT[card] for card in lying if card != MATTO), -1)
        holder = NOBODY if trick is None or trick.winning is None else trick.winning
        best = next((played.card for played in trick.cards if played.seat == holder), None) if trick else None
        hand = mask_of(view.hand)
        own = mask_of([card for zone in view.zones for card in zone.cards])
        seen = mask_of([played.card for done in view.seen for played in done.cards])
        return cls(
            me,
            next(iter(public.sides[0])) if len(public.sides) == 2 else NOBODY,
            hand,
            lying,
            led,
            best,
            holder,
            tuple([(me + step) % 3 for step in range(1, 3 - len(lying))]),
            WHOLE & ~hand & ~own & ~seen & ~mask_of(lying),
            tuple([info.hand_count for info in public.seats]),
            _voids(view.seen, trick),
            1 if trick is None else trick.number,
            power,
        )

    def friend(self, seat: Seat) -> bool:
        """Whether the seat is on this side."""
        return (seat == self.declarer) == (self.me == self.declarer)

    def suit(self, card: Card) -> int:
        """The suit to follow if this card is played now."""
        return self.led if self.led >= 0 or card == MATTO else SUIT[card]

    def takes(self, card: Card) -> bool:
        """Whether the card holds the trick as it lies; of equal Moors the later one does (T5)."""
        power = self.power[max(self.suit(card), 0)]
        return card != MATTO and (self.best is None or power[card] >= power[self.best]) and power[card] >= 0

    def beaten(self, card: Card, suit: int, seat: Seat) -> float:
        """How likely the seat, still to play, can beat the card, roughly."""
        total = max(self.out.bit_count(), 1)
        share = 1 - min(self.counts[seat] / total, 1.0)

        def none_of(cards: int) -> float:
            return share ** (cards & self.out).bit_count()

        void = self.void[seat]
        power = self.power[suit]
        higher = 0
        for other in range(SIZE):
            if self.out >> other & 1 and power[other] >= power[card] and SUIT[other] == SUIT[card]:
                higher |= BIT[other]
        if SUIT[card] == TRUMP:
            lacks = 1.0 if void >> TRUMP & 1 else none_of(higher)
            follows = 0.0 if suit == TRUMP or void >> suit & 1 else 1 - none_of(SUIT_MASKS[suit])
            return (1 - lacks) * (1 - follows)
        empty = 1.0 if void >> suit & 1 else none_of(SUIT_MASKS[suit])
        ruffs = 0.0 if void >> TRUMP & 1 else 1 - none_of(TRUMPS)
        return empty * ruffs + (1 - empty) * (1 - none_of(higher))


def _voids(seen: tuple[Trick, ...], running: Trick | None) -> tuple[int, ...]:
    """The suits every seat has shown to lack (T42), as masks."""
    voids = [0, 0, 0]
    for trick in (*seen, *((running,) if running is not None else ())):
        led = -1
        for played in trick.cards:
            suit = SUIT[played.card]
            if played.card == MATTO:
                continue
            if led < 0:
                led = suit
            elif suit != led:
                voids[played.seat] |= 1 << led
                if suit != TRUMP:
                    voids[played.seat] |= 1 << TRUMP
    return tuple(voids)


def worth(bolognese: bool) -> tuple[float, ...]:
    """What a captured card is worth in the end, roughly: its points and its part in what the pile will form."""
    worth = [3.0] * SIZE
    for card in range(SIZE):
        if card < MATTO:
            worth[card] = 8.0 if card < 9 else 6.0
        elif card > MATTO and (card - MATTO) % 10 == 0:
            worth[card] = 10.0
        elif card > MATTO and COURTS[0] >> card & 1:
            worth[card] = 26.0
        elif card > MATTO and any(court >> card & 1 for court in COURTS):
            worth[card] = 15.0
        elif card > MATTO:
            worth[card] = 1.0
    head, second = (1, 0) if bolognese else (0, 1)
    worth[head], worth[second], worth[2], worth[3] = 45.0, 25.0, 16.0, 16.0
    worth[16] = worth[17] = worth[18] = worth[19] = 10.0
    worth[20] = 30.0
    worth[MATTO] = 0.0
    return tuple(worth)
