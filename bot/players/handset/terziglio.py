"""The computer player ``handset``: ``regular`` of this game as it was before its weights were tuned."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Action, Claim, ClaimItem, Decision, Pick, Say
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.rng import Rng
from bot.engine.tricktaking.voids import voids
from bot.engine.view import SeatView
from bot.games.terziglio.deck import (
    ACES,
    BIT,
    COURTS,
    MAGICIAN,
    MATTO,
    MATTO_BIT,
    SIZE,
    SUIT,
    SUIT_MASKS,
    TABLES,
    TRUMP,
    TRUMPS,
    WHOLE,
)
from bot.games.terziglio.play import table_strengths
from bot.games.terziglio.state import NOBODY


class Knowledge(msgspec.Struct, frozen=True, gc=False):
    """What the player at seat ``me`` knows when they choose a card.

    ``lying`` are the cards of the trick so far and ``led`` its suit (-1: none yet). ``best`` is the card that is
    winning the trick and ``holder`` its seat. ``after`` are the seats that play later in the trick. ``out`` is the mask
    of the cards the player has not seen. ``counts`` is the number of cards in each hand, ``void`` the mask of the suits
    each seat has shown to lack. ``number`` is the trick number, ``power`` the strengths of the cards by suit led.
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


def worth(bolognese: bool) -> tuple[float, ...]:
    """Estimate the points of each captured card: its own, and its share of combinations and patterns in the pile."""
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


WORTH = {order: worth(order == "bolognese") for order in ("world_high", "bolognese")}
"""The estimated points of each card, by the option ``trump_order``."""

PLAY_FROM, SOLO_FROM = 26.0, 46.0
"""The lowest :func:`strength` of a hand to call play and to call solo."""

LAST = 12.0
"""The estimated points of the last trick, besides its cards."""


def regular(view: SeatView, decision: Decision, rng: Rng) -> Action:
    """Return the player's answer to any decision of the game. ``rng`` breaks near ties between cards."""
    if decision.words:
        return Say(call(view, decision))
    if decision.claims is not None:
        return Claim(tuple(ClaimItem(offer.key) for offer in decision.claims if not offer.part_of))
    if decision.kind == "discard":
        return Pick(discards(view, decision))
    if decision.kind == "pay" and decision.default is not None:
        return decision.default
    return Pick((choose(view, decision, rng),))


def strength(hand: int) -> float:
    """Return the strength of a hand for the auction: trumps, Kings, short suits and the Fool, in points."""
    trumps = hand & TRUMPS
    high = sum(max(0, 9 - card) for card in range(9) if trumps >> card & 1)
    kings = (hand & COURTS[0]).bit_count()
    short = sum(max(0, 2 - (hand & SUIT_MASKS[suit]).bit_count()) for suit in range(4))
    return 2.2 * trumps.bit_count() + 0.6 * high + 1.5 * kings + short + (3.0 if hand & MATTO_BIT else 0.0)


def call(view: SeatView, decision: Decision) -> str:
    """Return the call, pass, play or solo, for the strength of the hand."""
    found = strength(mask_of(view.hand))
    if found >= SOLO_FROM:
        return "solo"
    can_play = any(word.word == "play" for word in decision.words)
    return "play" if can_play and found >= PLAY_FROM else "pass"


def discards(view: SeatView, decision: Decision) -> tuple[Card, ...]:
    """Return the cards to discard: court cards and aces at risk, then cards of short suits. Trumps are kept."""
    hand = mask_of(view.hand)
    value = WORTH[str(view.public.options["trump_order"])]

    def keep(card: Card) -> float:
        if card == MATTO or SUIT[card] == TRUMP:
            return 100 + value[card]
        suit = hand & SUIT_MASKS[SUIT[card]]
        length = suit.bit_count()
        guarded = bool(suit & COURTS[0])
        if COURTS[0] >> card & 1:
            return 90.0
        court = any(court >> card & 1 for court in COURTS[1:])
        if court:
            return 12.0 if guarded and length > 3 else 3.0 * length - 8
        return 2.0 * length + (4.0 if guarded else 0.0) - (5.0 if ACES >> card & 1 else 0.0)

    return tuple(sorted(sorted(decision.cards, key=lambda card: (keep(card), card))[: decision.least]))


def choose(view: SeatView, decision: Decision, rng: Rng) -> Card:
    """Return the legal card with the best :func:`promise`."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    known = Knowledge.of(view)
    value = WORTH[str(view.public.options["trump_order"])]
    return max((promise(known, card, value) + rng.below(100) / 1000, card) for card in decision.cards)[1]


def promise(known: Knowledge, card: Card, value: tuple[float, ...]) -> float:
    """Estimate the points that the card gains for the player's side if it is played now."""
    stake = sum(value[lying] for lying in known.lying)
    stake += 7.0 * len(known.after) + (LAST if known.number == 19 else 0.0)
    win = _chance(known, card)
    if card == MATTO:
        return (2 * win - 1) * stake - (0.0 if known.number > 17 else 10.0)
    return (2 * win - 1) * (stake + value[card]) - _price(known, card)


def _chance(known: Knowledge, card: Card) -> float:
    """Estimate the probability (0-1) that the player's side wins the trick if the card is played now."""
    suit = known.suit(card)
    if known.takes(card):
        ours, best = True, card
    elif known.best is not None:
        ours, best = known.friend(known.holder), known.best
    else:
        ours, best = False, None
    if best is None:
        return 0.5 if any(known.friend(seat) for seat in known.after) else 0.0
    win = 1.0 if ours else 0.0
    for seat in known.after:
        beaten = known.beaten(best, suit, seat)
        win = win + (1 - win) * beaten * 0.8 if known.friend(seat) else win * (1 - beaten)
    return win


def _price(known: Knowledge, card: Card) -> float:
    """Estimate the cost in points of playing a card. High trumps cost most, because they win later tricks."""
    if SUIT[card] == TRUMP:
        left = 20 - known.number
        return 0.0 if left <= 1 else 4.0 + 0.45 * (21 - card) + (3.0 if card == MAGICIAN else 0.0)
    if known.best is None and not known.lying:
        length = (known.hand & SUIT_MASKS[SUIT[card]]).bit_count()
        return 0.6 * length
    return 0.0
