"""What a player concludes from its view: what may be in the other hand, and the chance that a card led loses."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Card, mask_of
from bot.engine.view import SeatView
from bot.games.chinze.deck import BIT, MATTO, SIZE, SUIT, SUIT_MASKS, TRUMP, TRUMPS, value
from bot.games.chinze.options import Rules, read

PACK_MASK = (1 << SIZE) - 1


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat knows: its hand, and what may be in the other hand.

    ``hand``, ``seen_there`` (cards known to be in the other hand) and ``unseen`` are masks. ``held_there`` is the
    number of unseen cards in the other hand; the rest are in the talon. ``lead`` is the card to reply to, -1 to lead.
    ``tricks_left`` counts the tricks to be played, ``talon`` the cards in the talon. ``unpaid`` is 1 if this seat
    played the Fool and has won no trick since, -1 if the other did, else 0.
    """

    rules: Rules
    hand: int
    seen_there: int
    unseen: int
    held_there: int
    lead: Card
    tricks_left: int
    talon: int
    unpaid: int

    @classmethod
    def of(cls, view: SeatView) -> Knowledge:
        """Return what a seat knows from its own view."""
        public, seat = view.public, view.seat
        hand = mask_of(view.hand)
        gone, unpaid = 0, 0
        for trick in view.seen:
            side = 1 if trick.winning == seat else -1
            if unpaid == side:
                unpaid = 0
            for played in trick.cards:
                gone |= BIT[played.card]
                if played.card == MATTO:
                    unpaid = 1 if played.seat == seat else -1
        lead = -1
        if public.trick is not None and public.trick.cards:
            lead = public.trick.cards[0].card
            gone |= 1 << lead
        there, talon = 0, 0
        for zone in public.zones:
            if zone.key == "zone-chinze-known" and zone.seat != seat:
                there = mask_of(zone.cards)
            elif zone.key == "zone-chinze-talon":
                talon = zone.count
        options: dict[str, Any] = public.options
        held = public.seats[1 - seat].hand_count
        return cls(
            read(options),
            hand,
            there,
            PACK_MASK & ~(hand | gone | there),
            held - there.bit_count(),
            lead,
            len(view.hand) + talon // 2,
            talon,
            unpaid,
        )

    def worth(self, card: Card) -> float:
        """Return the points of a captured card: its value and a third of the point for three cards (C16, C17)."""
        return value(card, self.rules.counting) + 1 / 3

    def none_there(self, cards: int) -> float:
        """Return the probability that the other hand holds none of these cards."""
        if cards & self.seen_there:
            return 0.0
        unknown = self.unseen.bit_count()
        chance = 1.0
        for drawn in range((cards & self.unseen).bit_count()):
            if unknown - self.held_there - drawn <= 0:
                return 0.0
            chance *= (unknown - self.held_there - drawn) / (unknown - drawn)
        return chance

    def stronger(self, card: Card) -> int:
        """Return the mask of the cards of the same suit that beat this card."""
        return self.rules.winning[card] & SUIT_MASKS[SUIT[card]]

    def holds(self, cards: int) -> float:
        """Return how many of these cards the other hand holds, as expected."""
        share = self.held_there / max(1, self.unseen.bit_count())
        return (cards & self.seen_there).bit_count() + share * (cards & self.unseen).bit_count()

    def loses(self, card: Card) -> float:
        """Estimate the probability that a card led loses the trick."""
        if card == MATTO:
            return 1.0
        above = 1 - self.none_there(self.stronger(card))
        if SUIT[card] == TRUMP:
            return above
        void = self.none_there(SUIT_MASKS[SUIT[card]])
        return above + void * (1 - self.none_there(TRUMPS))
