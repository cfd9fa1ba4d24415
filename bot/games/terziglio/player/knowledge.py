"""What the computer players conclude from their view of a trick: cards still out, cards whose holder everybody knows,
suits that a seat lacks, and the chance to win the trick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec

from bot.engine.cards import Card, Seat, mask_of
from bot.engine.tricktaking.voids import voids
from bot.engine.tricktaking.weighing import RETAKES, TAKES
from bot.engine.view import SeatView
from bot.games.terziglio.deck import (
    BIT,
    MATTO,
    SIZE,
    SUIT,
    SUIT_MASKS,
    TABLES,
    TRUMP,
    TRUMPS,
    WHOLE,
    cards_of,
)
from bot.games.terziglio.play import table_strengths
from bot.games.terziglio.state import NOBODY

KEPT = 0.6
"""How likely a card in a hand, or shown by a seat, ends in the pile of its side."""


class Knowledge(msgspec.Struct, frozen=True, dict=True):
    """What the player at seat ``me`` knows when they choose a card.

    ``lying`` are the cards of the trick so far and ``led`` its suit (-1: none yet). ``best`` is the card that is
    winning the trick and ``holder`` its seat. ``after`` are the seats that play later in the trick. ``out`` is the
    mask of the cards the player has not seen. ``counts`` is the number of cards in each hand, ``void`` the mask of the
    suits each seat has shown to lack. ``number`` is the trick number, ``power`` the strengths of the cards by suit
    led, ``head`` the highest trump. ``piles`` are the cards that the player's side and the other side have captured,
    as far as the player knows.
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
    held: tuple[int, ...]
    head: Card
    piles: tuple[int, int]

    @classmethod
    def of(cls, view: SeatView) -> Knowledge:
        """Derive the knowledge from a view."""
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
        held = [0, 0, 0]
        for zone in public.zones:
            if zone.seat is not None and zone.seat != me and zone.key == "zone-terziglio-declared":
                held[zone.seat] |= mask_of(zone.cards) & ~seen & ~mask_of(lying)
        declarer = next(iter(public.sides[0])) if len(public.sides) == 2 else NOBODY
        own_pile = mask_of([card for zone in view.zones for card in zone.cards])
        piles = [own_pile if me == declarer else 0, 0]
        for done in view.seen:
            ours = (done.winning == declarer) == (me == declarer)
            piles[0 if ours else 1] |= mask_of([played.card for played in done.cards if played.card != MATTO])
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
            voids(TABLES, (*view.seen, trick) if trick else view.seen, 3),
            1 if trick is None else trick.number,
            power,
            tuple(held),
            1 if options["trump_order"] == "bolognese" else 0,
            (piles[0], piles[1]),
        )

    def friend(self, seat: Seat) -> bool:
        """Return whether the seat belongs to the player's side."""
        return (seat == self.declarer) == (self.me == self.declarer)

    def suit(self, card: Card) -> int:
        """Return the suit to follow after this card is played, -1 for none."""
        return self.led if self.led >= 0 or card == MATTO else SUIT[card]

    def takes(self, card: Card) -> bool:
        """Return whether the card would be winning the trick now. Of several Moors the later one wins (T5)."""
        power = self.power[max(self.suit(card), 0)]
        return card != MATTO and (self.best is None or power[card] >= power[self.best]) and power[card] >= 0

    def beaten(self, card: Card, suit: int, seat: Seat) -> float:
        """Estimate the probability (0-1) that a seat that plays later can beat the card, if ``suit`` is led."""
        held, void = self.held[seat], self.void[seat]
        share = self.share(seat)

        def none_of(cards: int) -> float:
            return 0.0 if held & cards else share ** (cards & self.unseen).bit_count()

        power = self.power[suit]
        higher = 0
        for other in cards_of((self.out | held) & SUIT_MASKS[SUIT[card]]):
            if power[other] >= power[card]:
                higher |= BIT[other]
        if SUIT[card] == TRUMP:
            lacks = 1.0 if void >> TRUMP & 1 else none_of(higher)
            follows = 0.0 if suit == TRUMP or void >> suit & 1 else 1 - none_of(SUIT_MASKS[suit])
            return (1 - lacks) * (1 - follows)
        empty = 1.0 if void >> suit & 1 else none_of(SUIT_MASKS[suit])
        ruffs = 0.0 if void >> TRUMP & 1 else 1 - none_of(TRUMPS)
        return empty * ruffs + (1 - empty) * (1 - none_of(higher))

    @property
    def unseen(self) -> int:
        """The cards of ``out`` that no seat is known to hold."""
        return self.out & ~(self.held[0] | self.held[1] | self.held[2])

    def share(self, seat: Seat) -> float:
        """Return the probability that another seat does not hold a certain unseen card."""
        unknown = max(0, self.counts[seat] - self.held[seat].bit_count())
        return 1 - min(unknown / max(self.unseen.bit_count(), 1), 1.0)

    def lacks(self, seat: Seat, suit: int) -> float:
        """Return the probability that another seat holds no card of a suit."""
        if self.void[seat] >> suit & 1:
            return 1.0
        suited = SUIT_MASKS[suit]
        return 0.0 if self.held[seat] & suited else self.share(seat) ** (self.unseen & suited).bit_count()

    def chance(self, card: Card) -> float:
        """Estimate the probability (0-1) that the player's side wins the trick if the card is played now."""
        suit = self.suit(card)
        if self.takes(card):
            ours, best = True, card
        elif self.best is not None:
            ours, best = self.friend(self.holder), self.best
        else:
            return 0.5 if any(self.friend(seat) for seat in self.after) else 0.0
        win, takes = 1.0 if ours else 0.0, TAKES
        for seat in self.after:
            beaten = self.beaten(best, suit, seat)
            if self.friend(seat):
                win += (1 - win) * beaten * takes
            else:
                win, takes = win * (1 - beaten), RETAKES
        return win

    @cached_property
    def likely(self) -> tuple[list[float], list[float]]:
        """The probability that each card ends in the pile of the own side, and in that of the other."""
        mine = [0.5] * SIZE
        for card in cards_of(self.piles[0]):
            mine[card] = 1.0
        for card in cards_of(self.piles[1]):
            mine[card] = 0.0
        for card in cards_of(self.hand):
            mine[card] = KEPT
        for seat, held in enumerate(self.held):
            for card in cards_of(held):
                mine[card] = KEPT if self.friend(seat) else 1 - KEPT
        return mine, [1 - chance for chance in mine]

    def potential(self, card: Card, side: int) -> float:
        """Return the points that a card may add to combinations and patterns of a side: 0 the own one, 1 the other."""
        likely = self.likely[side]
        if card < MATTO:
            return self._trump_potential(card, likely)
        suit, place = divmod(card - 22, 10)
        if place > 3 and place != 9:
            return 0.0
        same = [likely[other] for other in range(22 + place, SIZE, 10) if other != card]
        total = (17.0, 14.0, 13.0, 12.0)[place] * two_of(same) if place < 4 else 10 * two_of(same)
        first = 22 + 10 * suit
        others = [likely[first + other] for other in (1, 2, 3, 9) if first + other != card]
        if place == 0:
            return total + 10 * two_of(others[:3]) + 5 * others[3] * two_of(others[:3])
        return total + likely[first] * 7 * (1 - (1 - others[0]) * (1 - others[1]) * (1 - others[2]))

    def _trump_potential(self, card: Card, likely: list[float]) -> float:
        if 16 <= card <= 19:
            return 10 * two_of([likely[other] for other in range(16, 20) if other != card])
        if card > 6:
            return 0.0
        if card == self.head:
            return 10 * two_of([likely[other] for other in (1 - self.head, 2, 3)])
        before = [likely[other] for other in (1 - self.head, 2, 3) if other != card]
        reach = likely[self.head]
        if card <= 3:
            return reach * 8 * (1 - (1 - before[0]) * (1 - before[1]))
        for other in range(4, card):
            reach *= likely[other]
        return reach * two_of(before) * 5


def two_of(chances: Sequence[float]) -> float:
    """Return the probability that at least two of three events happen."""
    one, two, three = chances[:3]
    return one * two + one * three + two * three - 2 * one * two * three
