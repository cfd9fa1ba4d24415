"""What the computer players conclude from their view of a position: suits that a seat lacks, cards still out, cards
whose holder everybody knows, and what a card may add to the versicole of a side."""

from __future__ import annotations

from functools import cache, cached_property

import msgspec

from bot.engine.actions import Decision
from bot.engine.cards import Card, Seat, cards_of, mask_of
from bot.engine.tricktaking.tricks import winning_place
from bot.engine.tricktaking.voids import voids
from bot.engine.view import PublicView, SeatView
from bot.games.minchiate.deck import (
    CONTO,
    FOLLA,
    KING,
    KINGS,
    LETTERS,
    MATTO,
    SIZE,
    STRENGTH,
    SUIT,
    SUIT_MASKS,
    TABLES,
    TRUMP,
    TRUMPS,
    VALUE,
    trump,
)

KEPT = 0.65
"""How likely a card in a hand, or shown by a seat, ends in the pile of its side."""


@cache
def _groups() -> tuple[tuple[tuple[float, tuple[Card, ...]], ...], ...]:
    """Return, for each card, the groups of other cards with which it makes versicole (M15-M21), and their points."""
    sets: list[tuple[int, ...]] = [tuple(map(trump, range(low, low + 3))) for low in (*range(1, 4), *range(28, 39))]
    sets += [(trump(1), MATTO, trump(40)), tuple(map(trump, (1, 13, 28))), tuple(map(trump, (10, 20, 30)))]
    sets.append(tuple(map(trump, (20, 30, 40))))
    sets += [tuple(king for king in KING if king != left) for left in KING]
    found: list[list[tuple[float, tuple[Card, ...]]]] = [[] for _ in range(SIZE)]
    for cards in sets:
        points = float(sum(VALUE[card] for card in cards))
        for card in cards:
            found[card].append((points, tuple(other for other in cards if other != card)))
    return tuple(map(tuple, found))


GROUPS = _groups()

BETTER: tuple[tuple[int, ...], ...] = tuple(
    tuple(
        mask_of(other for other in range(SIZE) if SUIT[other] == suit and STRENGTH[suit][other] > STRENGTH[suit][card])
        for card in range(SIZE)
    )
    for suit in range(4)
)
"""The cards of each suit that beat a card when the suit is led, as masks; of a card of another suit all of them."""


class Knowledge(msgspec.Struct, frozen=True, dict=True):
    """What the seat that chooses a card knows at this decision. Sides are pairs: seat mod 2.

    ``actor_side`` is the side of the hand that the card comes from. ``best`` is the winning card of the trick so far.
    ``ours`` and ``theirs`` are the points of the carte di conto on the table by the side of their players. ``after``
    are the seats still to play. ``out`` are the cards that the choosing seat has not seen. ``void`` are the suits that
    each seat has shown to lack, as masks of suit numbers. ``hunted`` are the suits to lead because an opponent holds
    the king. ``held`` are, for each other seat, the cards that it showed and has not played: everybody knows who holds
    them. ``piles`` are the cards that each side has captured, ``lying`` the cards of the trick so far with their seats.
    ``led_before`` are the suits that were led in a finished trick, ``me`` is the seat that chooses, ``actor`` the one
    whose card is chosen.
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
    void: tuple[int, ...]
    counts: tuple[int, ...]
    hand: tuple[Card, ...]
    own_trumps: int
    hunted: frozenset[int]
    held: tuple[int, ...]
    piles: tuple[int, int]
    lying: tuple[tuple[Seat, Card], ...]
    led_before: int
    me: Seat
    actor: Seat

    @classmethod
    def of(cls, view: SeatView, decision: Decision) -> Knowledge:
        """Return the knowledge that a view gives for a decision."""
        public, me = view.public, view.seat
        actor = me if decision.of is None else decision.of
        trick = public.trick
        on_table = [(played.seat, played.card) for played in trick.cards] if trick else []
        suit = next((SUIT[card] for _, card in on_table if card != MATTO), None)
        best = None if suit is None else on_table[winning_place(STRENGTH[suit], [card for _, card in on_table])]
        seen = _seen(view) | {card for _, card in on_table}
        after = tuple((actor + step) % 4 for step in range(1, 4 - len(on_table)))
        hand = view.hand if decision.of is None else (public.seats[actor].open_hand or ())
        held = _held(view, mask_of(seen) | mask_of(hand))
        return cls(
            side=me % 2,
            actor_side=actor % 2,
            trick=trick.number if trick else len(public.history) + 1,
            suit=suit,
            best=best[1] if best else None,
            best_side=best[0] % 2 if best else actor % 2,
            ours=sum(VALUE[card] for seat, card in on_table if seat % 2 == me % 2 and card != MATTO),
            theirs=sum(VALUE[card] for seat, card in on_table if seat % 2 != me % 2 and card != MATTO),
            after=after,
            out=frozenset(range(SIZE)) - seen,
            void=voids(TABLES, (*public.history, trick) if trick else public.history, 4),
            counts=tuple(info.hand_count for info in public.seats),
            hand=hand,
            own_trumps=sum(SUIT[card] == TRUMP for card in hand),
            hunted=_hunted(public, me),
            held=held,
            piles=_piles(public),
            lying=tuple(on_table),
            led_before=sum({1 << LETTERS.index(one.suit) for one in public.history if one.suit}),
            me=me,
            actor=actor,
        )

    def length(self, suit: int) -> int:
        """Return how many cards of a suit the hand holds."""
        return sum(SUIT[card] == suit for card in self.hand)

    def stands(self, card: Card, *, against: int) -> float:
        """Return the probability (0-1) that no seat of side ``against`` still to play beats the card."""
        suit = self.suit if self.suit is not None else SUIT[card]
        chance = 1.0
        for seat in self.after:
            if seat % 2 == against:
                chance *= 1 - self.beaten_by(seat, card, suit)
        return chance

    def beaten_by(self, seat: Seat, card: Card, suit: int) -> float:
        row = STRENGTH[suit]
        power = row[card]
        unseen, held, void = self.unseen, self.held[seat], self.void[seat]
        share = min(1.0, max(0, self.counts[seat] - held.bit_count()) / max(1, unseen.bit_count()))
        above = TRUMPS & ~((1 << trump(power - 100) + 1) - 1) if power > 100 else TRUMPS
        trumped = 0.0 if void >> TRUMP & 1 else 1 - (1 - share) ** (unseen & above).bit_count()
        if held & above:
            trumped = 1.0
        if suit == TRUMP:
            return trumped
        suited = SUIT_MASKS[suit]
        if void >> suit & 1:
            return trumped
        better = 0 if power > 100 else BETTER[suit][card]
        lacks = 0.0 if held & suited else (1 - share) ** (unseen & suited).bit_count()
        over = 1.0 if held & better else 1 - (1 - share) ** (unseen & better).bit_count()
        return (1 - lacks) * over + lacks * trumped

    @cached_property
    def out_mask(self) -> int:
        """The cards of ``out`` as a mask."""
        return mask_of(self.out)

    @cached_property
    def unseen(self) -> int:
        """The cards of ``out`` that no seat is known to hold, as a mask."""
        found = self.out_mask
        for held in self.held:
            found &= ~held
        return found

    def lacks(self, seat: Seat, suit: int) -> float:
        """Return the probability (0-1) that another seat holds no card of a suit."""
        held, suited = self.held[seat], SUIT_MASKS[suit]
        if self.void[seat] >> suit & 1:
            return 1.0
        if held & suited:
            return 0.0
        share = min(1.0, max(0, self.counts[seat] - held.bit_count()) / max(1, self.unseen.bit_count()))
        return (1 - share) ** (self.unseen & suited).bit_count()

    @cached_property
    def likely(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """For each side, the probability that each card ends in its pile."""
        mine, lying = [0.5] * SIZE, {card for _, card in self.lying}
        for card in cards_of(self.piles[self.side]):
            mine[card] = 1.0
        for card in cards_of(self.piles[1 - self.side]):
            mine[card] = 0.0
        for seat, held in enumerate(self.held):
            for card in cards_of(held):
                mine[card] = KEPT if seat % 2 == self.side else 1 - KEPT
        for card in self.hand:
            if card not in lying:
                mine[card] = KEPT if self.actor_side == self.side else 1 - KEPT
        theirs = tuple(1 - chance for chance in mine)
        return (tuple(mine), theirs) if self.side == 0 else (theirs, tuple(mine))

    def run(self, card: Card, side: int) -> float:
        """Return the points that a card may add to the versicole in the pile of a side."""
        likely, total = self.likely[side], 0.0
        for points, others in GROUPS[card]:
            chance = points
            for other in others:
                chance *= likely[other]
            total += chance
        return total

    @cached_property
    def table_runs(self) -> tuple[float, float]:
        """What the cards on the table may add to the versicole of the own side, and of the other side."""
        cards = [card for _, card in self.lying]
        return sum(self.run(card, self.side) for card in cards), sum(self.run(card, 1 - self.side) for card in cards)


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
            # The folla is empty: the card that ended the robbing was the last of the stack, so the dealer got it (M48).
            continue
        if zone.key.endswith("own-discards"):
            # The dealer took the first of these discards (M50), so they are in a hand.
            seen.update(zone.cards[count.get("filled", 0) :])
        elif zone.key.endswith(("folla", "discards", "stop")):
            seen.update(zone.cards)
    return seen


def _held(view: SeatView, gone: int) -> tuple[int, ...]:
    """Return, for each other seat, the cards that it showed and still holds. ``gone`` are the cards already seen."""
    public = view.public
    held = [0, 0, 0, 0]
    played = mask_of(card.card for trick in public.history for card in trick.cards)
    for zone in public.zones:
        name = zone.key.removeprefix("zone-minchiate-")
        if zone.seat is not None and name in ("robbed", "up-card", "scoperti", "pigliati", "declared"):
            held[zone.seat] |= mask_of(zone.cards)
    hidden = any(zone.key.endswith("discards") and zone.count and not zone.cards for zone in public.zones)
    # Cards laid away before they are shown may be among those taken: only counting cards are kept for certain.
    sure = CONTO if hidden else (1 << SIZE) - 1
    return tuple(0 if seat == view.seat else mask & sure & ~gone & ~played for seat, mask in enumerate(held))


def _piles(public: PublicView) -> tuple[int, int]:
    """Return the cards that each side has captured. The Matto goes to the side of its player (M93)."""
    piles = [0, 0]
    for trick in public.history:
        for played in trick.cards:
            side = played.seat if played.card == MATTO else trick.winning
            if side is not None:
                piles[side % 2] |= 1 << played.card
    return piles[0], piles[1]


def _hunted(public: PublicView, me: Seat) -> frozenset[int]:
    """Return the suits whose king an opponent has robbed, turned up or taken and neither played nor discarded.

    Section 22 advises to lead these suits.
    """
    gone = {played.card for trick in public.history for played in trick.cards}
    laid = [zone for zone in public.zones if zone.key.endswith("discards")]
    gone.update(card for zone in laid for card in zone.cards)
    suits: set[int] = set()
    for zone in public.zones:
        if zone.seat is not None and zone.seat % 2 != me % 2:
            suits.update(SUIT[card] for card in zone.cards if KINGS >> card & 1 and card not in gone)
    return frozenset(suits)
