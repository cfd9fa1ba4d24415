"""What a seat can work out from its view: who is void, which cards are still out, what lies on the table."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Decision
from bot.engine.cards import Card, Seat
from bot.engine.view import PublicView, SeatView

FIRST_TRUMP, LAST_TRUMP, MATTO = 56, 95, 96
TRUMPS, FOOL = 4, 5
FOLLA = 13
"""Cards of the folla and of the dealer's takings together, the robbed ones counted in (M48)."""
_FIVES = {13, 27, 41, 55, MATTO} | {FIRST_TRUMP - 1 + n for n in (1, 10, 13, 20, 28, 30, 31, 32, 33, 34, 35)}
_WORTH = tuple(10 if 91 <= card <= 95 else 3 if 57 <= card <= 60 else 5 if card in _FIVES else 0 for card in range(97))


def value(card: Card) -> int:
    """What a card counts (M8)."""
    return _WORTH[card]


def suit_of(card: Card) -> int:
    """0-3 for the suits in the order of M12, 4 for tarocchi, 5 for the Matto."""
    return FOOL if card == MATTO else card // 14 if card < FIRST_TRUMP else TRUMPS


def is_trump(card: Card) -> bool:
    """Whether the card is a tarocco."""
    return FIRST_TRUMP <= card <= LAST_TRUMP


def power(card: Card) -> int:
    """Strength inside its suit (M4, M5); the pips of the red suits run upside down."""
    rank = card % 14 + 1
    return rank if is_trump(card) or card >= 28 or rank > 10 else 11 - rank


def beats(card: Card, other: Card, suit: int) -> bool:
    """Whether ``card`` beats ``other`` in a trick of this suit (M87)."""
    if card == MATTO:
        return False
    if is_trump(card) or is_trump(other):
        return is_trump(card) and (not is_trump(other) or card > other)
    if suit_of(other) != suit:
        return suit_of(card) == suit
    return suit_of(card) == suit and power(card) > power(other)


class Knowledge(msgspec.Struct, frozen=True):
    """One question seen from the chooser's seat. Sides are pairs: seat mod 2.

    ``actor_side`` is the side of the hand the card comes from. ``best`` is the card that holds the trick so far,
    ``ours`` and ``theirs`` the carte di conto on the table by side of their players. ``after`` are the seats still to
    play. ``out`` are the cards the chooser has not seen; ``void`` the suits each seat has shown to lack.
    """

    side: int
    actor_side: int
    trick: int
    suit: int | None
    best: Card | None
    best_side: int
    ours: int
    theirs: int
    after: tuple[Seat, ...]
    out: frozenset[Card]
    void: tuple[frozenset[int], ...]
    counts: tuple[int, ...]
    hand: tuple[Card, ...]
    own_trumps: int
    hunted: frozenset[int]

    @classmethod
    def of(cls, view: SeatView, decision: Decision) -> Knowledge:
        """Work it out from a view."""
        public, me = view.public, view.seat
        actor = me if decision.of is None else decision.of
        trick = public.trick
        on_table = [(played.seat, played.card) for played in trick.cards] if trick else []
        suit = next((suit_of(card) for _, card in on_table if card != MATTO), None)
        best: tuple[Seat, Card] | None = None
        for seat, card in on_table:
            if card != MATTO and (best is None or beats(card, best[1], TRUMPS if suit is None else suit)):
                best = (seat, card)
        seen = _seen(view) | {card for _, card in on_table}
        after = tuple((actor + step) % 4 for step in range(1, 4 - len(on_table)))
        hand = view.hand if decision.of is None else (public.seats[actor].open_hand or ())
        return cls(
            side=me % 2,
            actor_side=actor % 2,
            trick=trick.number if trick else len(public.history) + 1,
            suit=suit,
            best=best[1] if best else None,
            best_side=best[0] % 2 if best else actor % 2,
            ours=sum(value(card) for seat, card in on_table if seat % 2 == me % 2 and card != MATTO),
            theirs=sum(value(card) for seat, card in on_table if seat % 2 != me % 2 and card != MATTO),
            after=after,
            out=frozenset(range(97)) - seen,
            void=_voids(public),
            counts=tuple(info.hand_count for info in public.seats),
            hand=hand,
            own_trumps=sum(is_trump(card) for card in hand),
            hunted=_hunted(public, me),
        )

    def length(self, suit: int) -> int:
        """How many cards of a suit the hand holds."""
        return sum(suit_of(card) == suit for card in self.hand)

    def stands(self, card: Card, *, against: int) -> float:
        """How likely it is that no seat of side ``against`` that is still to play beats the card."""
        suit = self.suit if self.suit is not None else suit_of(card)
        chance = 1.0
        for seat in self.after:
            if seat % 2 == against:
                chance *= 1 - self._beaten_by(seat, card, suit)
        return chance

    def _beaten_by(self, seat: Seat, card: Card, suit: int) -> float:
        higher_trumps = sum(is_trump(other) and beats(other, card, suit) for other in self.out)
        unknown = max(1, len(self.out))
        share = min(1.0, self.counts[seat] / unknown)
        trump = 0.0 if TRUMPS in self.void[seat] else 1 - (1 - share) ** higher_trumps
        if suit == TRUMPS:
            return trump
        higher = sum(suit_of(other) == suit and beats(other, card, suit) for other in self.out)
        length = sum(suit_of(other) == suit for other in self.out)
        if suit in self.void[seat]:
            return trump
        lacks = (1 - share) ** length
        return (1 - lacks) * (1 - (1 - share) ** higher) + lacks * trump


def _seen(view: SeatView) -> set[Card]:
    public = view.public
    seen = set(view.hand)
    for trick in public.history:
        seen.update(played.card for played in trick.cards)
    for info in public.seats:
        seen.update(info.open_hand or ())
    count = {zone.key.removeprefix("zone-minchiate-"): zone.count for zone in public.zones}
    for zone in (*public.zones, *view.zones):
        if zone.key.endswith("rob-stop") and count.get("robbed", 0) >= FOLLA:
            # No folla was left: the card that ended the robbing, the last of the stack, was dealt to the dealer (M48).
            continue
        if zone.key.endswith("own-discards"):
            # The dealer filled up from the first of them (M50): those are in a hand.
            seen.update(zone.cards[count.get("filled", 0) :])
        elif zone.key.endswith(("folla", "discards", "stop")):
            seen.update(zone.cards)
    return seen


def _voids(public: PublicView) -> tuple[frozenset[int], ...]:
    void: list[set[int]] = [set(), set(), set(), set()]
    tricks = (*public.history, public.trick) if public.trick else public.history
    for trick in tricks:
        led = next((suit_of(played.card) for played in trick.cards if played.card != MATTO), None)
        for played in trick.cards:
            suit = suit_of(played.card)
            if led is None or suit in (led, FOOL):
                continue
            void[played.seat].add(led)
            if suit != TRUMPS:
                void[played.seat].add(TRUMPS)
    return tuple(frozenset(suits) for suits in void)


def _hunted(public: PublicView, me: Seat) -> frozenset[int]:
    """Suits whose king an opponent has shown (robbed, turned up or taken) and neither played nor discarded: lead them
    (22)."""
    gone = {played.card for trick in public.history for played in trick.cards}
    laid = [zone for zone in public.zones if zone.key.endswith("discards")]
    gone.update(card for zone in laid for card in zone.cards)
    suits: set[int] = set()
    for zone in public.zones:
        if zone.seat is not None and zone.seat % 2 != me % 2:
            suits.update(suit_of(card) for card in zone.cards if card in (13, 27, 41, 55) and card not in gone)
    return frozenset(suits)
