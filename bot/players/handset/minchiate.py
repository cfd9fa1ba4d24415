"""The computer player ``handset``: ``regular`` of this game as it was before its weights were tuned."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Number, Pick, Say
from bot.engine.cards import Card, Seat
from bot.engine.rng import Rng
from bot.engine.tricktaking.tricks import winning_place
from bot.engine.tricktaking.voids import voids
from bot.engine.view import PublicView, SeatView
from bot.games.minchiate.deck import (
    FOLLA,
    KINGS,
    MATTO,
    POWER,
    SIZE,
    STRENGTH,
    SUIT,
    TABLES,
    TRUMP,
    VALUE,
    trump,
)


class Knowledge(msgspec.Struct, frozen=True):
    """What the seat that chooses a card knows at this decision. Sides are pairs: seat mod 2.

    ``actor_side`` is the side of the hand that the card comes from. ``best`` is the winning card of the trick so far.
    ``ours`` and ``theirs`` are the points of the carte di conto on the table by the side of their players. ``after``
    are the seats still to play. ``out`` are the cards that the choosing seat has not seen. ``void`` are the suits that
    each seat has shown to lack, as masks of suit numbers. ``hunted`` are the suits to lead because an opponent holds
    the king.
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
                chance *= 1 - self._beaten_by(seat, card, suit)
        return chance

    def _beaten_by(self, seat: Seat, card: Card, suit: int) -> float:
        row = STRENGTH[suit]
        higher_trumps = sum(SUIT[other] == TRUMP and row[other] > row[card] for other in self.out)
        unknown = max(1, len(self.out))
        share = min(1.0, self.counts[seat] / unknown)
        trumped = 0.0 if self.void[seat] >> TRUMP & 1 else 1 - (1 - share) ** higher_trumps
        if suit == TRUMP:
            return trumped
        higher = sum(SUIT[other] == suit and row[other] > row[card] for other in self.out)
        length = sum(SUIT[other] == suit for other in self.out)
        if self.void[seat] >> suit & 1:
            return trumped
        lacks = (1 - share) ** length
        return (1 - lacks) * (1 - (1 - share) ** higher) + lacks * trumped


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


DEATH = 3.0
"""Cost in points of each lost point of a carta di conto: the opponents mark it and count it, and the own side does not
count it."""
HOME = 0.8
"""Worth in points of each point of a carta di conto brought home: the card might have died later."""
JEALOUS = {trump(1): 4.0, trump(3): 2.0, trump(13): 3.0, trump(20): 2.0, trump(30): 3.0}
"""Extra worth in points of bringing home the *carte gelose* 1, 3, 13, 20, 30: they serve in several versicole."""
ULTIMA = 10.0
"""Points of the last trick."""


def regular(view: SeatView, decision: Decision, rng: Rng) -> Action:
    """Return an answer to any decision of the game."""
    if decision.kind == "discard":
        return Pick(discards(view, decision))
    if decision.cards:
        return Pick((choose(view, decision, rng),))
    if decision.claims is not None:
        return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims))
    if decision.number is not None:
        low, high = decision.number
        return Number(low + rng.below(high - low + 1))
    return Say(decision.words[0].word)


def discards(view: SeatView, decision: Decision) -> tuple[Card, ...]:
    """Return the discards: short suits first, to become void; tarocchi and carte di conto only when no other card is
    left."""
    wanted = decision.least
    lengths = {suit: sum(SUIT[card] == suit for card in view.hand) for suit in range(5)}
    with_king = {SUIT[card] for card in view.hand if KINGS >> card & 1}

    def dearness(card: Card) -> tuple[float, int]:
        if card == MATTO or VALUE[card]:
            return (1000 + VALUE[card], card)
        if SUIT[card] == TRUMP:
            return (100 + POWER[card], card)
        kept = 30 if SUIT[card] in with_king else 0
        return (kept + lengths[SUIT[card]], card)

    return tuple(sorted(sorted(decision.cards, key=dearness)[:wanted]))


def choose(view: SeatView, decision: Decision, rng: Rng) -> Card:
    """Return the card that promises most for the side of the choosing seat."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    known = Knowledge.of(view, decision)
    scored = [(promise(known, card) + rng.below(100) / 1000, card) for card in decision.cards]
    return max(scored)[1]


def promise(known: Knowledge, card: Card) -> float:
    """Return an estimate of the points that the card brings the side of the choosing seat."""
    worth = VALUE[card]
    mine = known.actor_side == known.side
    if card == MATTO:
        return _matto(known, mine)
    row = STRENGTH[known.suit or SUIT[card]]
    holds = known.best is None or row[card] > row[known.best]
    if holds:
        ours = mine
        chance = known.stands(card, against=1 - known.actor_side)
    else:
        ours = known.best_side == known.side
        chance = known.stands(known.best, against=1 - known.best_side) if known.best is not None else 1.0
    win = chance if ours else 1 - chance
    stake = DEATH * (win * known.theirs - (1 - win) * known.ours)
    if mine:
        own = HOME * worth * win - DEATH * worth * (1 - win) + JEALOUS.get(card, 0.0) * (2 * win - 1) * (worth > 0)
    else:
        own = DEATH * worth * win
    last = ULTIMA * (2 * win - 1) if known.trick == 21 else 0.0
    return stake + own + last - _price(known, card, holds=holds) * (1 if mine else -1)


def _price(known: Knowledge, card: Card, *, holds: bool) -> float:
    """Return the cost in points of playing a card now: high tarocchi are useful later, and so are high suit cards."""
    if SUIT[card] == TRUMP:
        few = 1.5 if known.own_trumps <= 2 and known.trick < 20 else 0.0
        return 0.05 * POWER[card] + few + (0.6 if known.best is None else 0.0)
    if known.best is None:
        void_bonus = 0.3 if known.length(SUIT[card]) <= 2 else 0.0
        hunted = 1.2 if SUIT[card] in known.hunted else 0.0
        return 0.02 * (card % 14) - void_bonus - hunted
    return 0.03 * (card % 14) if holds else 0.0


def _matto(known: Knowledge, mine: bool) -> float:
    """Return the estimate for the Matto: it saves a better card, and should be played before trick 21 (M99)."""
    if known.trick == 21:
        return 0.0
    late = 4.0 if known.trick >= 19 else 0.0
    return (late - 1.5 if mine else 1.5 - late) - (DEATH * known.ours if known.best_side != known.side else 0.0)
