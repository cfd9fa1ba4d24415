"""What a computer player knows: its hand, everything played, and what it has seen of the other hand (C39)."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.cards import Card
from bot.engine.masks import mask_of
from bot.engine.view import SeatView
from bot.games.chinze.options import Rules, read
from bot.games.chinze.pack import BIT, MATTO, SIZE, SUIT, SUIT_MASKS, TRUMP, TRUMPS, value

PACK_MASK = (1 << SIZE) - 1


class Knowledge(msgspec.Struct, frozen=True):
    """A hand, what may be in the other hand, and how likely.

    ``hand``, ``seen_there`` (cards known to be in the other hand) and ``unseen`` are masks; ``held_there`` of the
    unseen cards are in the other hand, the rest in the talon. ``lead`` is the card to reply to, -1 to lead.
    ``unpaid`` is 1 if this side played the Fool and has won no trick since, -1 if the other did, 0 else.
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
        """What the seat may reckon with. Only its own view is looked at."""
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
        """What a card is worth in a pile: its value and its share of three cards (C16, C17)."""
        return value(card, self.rules.counting) + 1 / 3

    def none_there(self, cards: int) -> float:
        """How likely it is that the other hand holds none of these cards."""
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
        """The cards of the same suit that beat this one."""
        if SUIT[card] == TRUMP:
            return self.rules.higher[card]
        strength = self.rules.strength
        return sum(
            1 << other for other in range(22, SIZE) if SUIT[other] == SUIT[card] and strength[other] > strength[card]
        )

    def loses(self, card: Card) -> float:
        """How likely a card led is taken by the other side."""
        if card == MATTO:
            return 1.0
        above = 1 - self.none_there(self.stronger(card))
        if SUIT[card] == TRUMP:
            return above
        void = self.none_there(SUIT_MASKS[SUIT[card]])
        return above + void * (1 - self.none_there(TRUMPS))
