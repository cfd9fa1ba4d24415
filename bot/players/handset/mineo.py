"""The computer player ``handset``: ``regular`` of this game as it was before its weights were tuned."""

from __future__ import annotations

import msgspec

from bot.engine.actions import Action, Decision, Pick, Say
from bot.engine.cards import Card, Seat, mask_of
from bot.engine.rng import Rng
from bot.engine.tricktaking.voids import voids
from bot.engine.view import PublicView, SeatView
from bot.games.mineo.deck import (
    ALL,
    ARIE,
    BIT,
    FOOL,
    FUJUTU,
    FUJUTU_BIT,
    GIOVE,
    PICCIOTTI,
    RE,
    SIZE,
    SUIT,
    SUIT_MASKS,
    TABLES,
    TAKEABLE,
    TRIO,
    TRUMP,
    TRUMPS,
    VALUE,
    trump,
)
from bot.games.mineo.play import winner_of

MONTE_WORTH = 0.9
"""The expected gain from the three unknown cards of the monte, in jochi. It is left out when the monte is known."""

STATA_LEAST = 0.5
"""The least expected difference, in jochi, for `solo` with five cards.

It is higher than SOLO_LEAST because the result of a stata is doubled and fifteen cards are still unknown.
"""

SOLO_LEAST = 0.2
"""The least expected difference, in jochi, for `solo` in the last giro."""

WEAK = -2.6
"""The expected difference, in jochi, below which the computer player offers a pago to avoid the hand."""

MORE = -1.6
"""The expected difference, in jochi, above which a player with ten or fifteen cards asks for more."""


def five_card_hope(hand: int) -> float:
    """Return the expected difference in jochi for a soloist who has seen five cards."""
    return (
        -1.8
        + 0.4 * (hand & TRUMPS).bit_count()
        + 0.6 * (hand >> GIOVE & 1)
        + 0.5 * (hand & ARIE).bit_count()
        + 0.15 * (hand >> PICCIOTTI & 1)
        + 0.7 * bool(hand & FUJUTU_BIT)
        + 0.2 * (hand & RE).bit_count()
    )


def hope(hand: int) -> float:
    """Return the expected difference in jochi for a soloist with twenty cards, or with 23 if the monte is known."""
    trumps = (hand & TRUMPS).bit_count()
    known = MONTE_WORTH if hand.bit_count() > 20 else 0.0
    return (
        -5.3
        - known
        + 0.19 * trumps
        + 0.03 * trumps * trumps
        + 0.73 * (hand >> GIOVE & 1)
        + 0.68 * (hand & ARIE).bit_count()
        + 0.35 * (hand >> PICCIOTTI & 1)
        + 0.54 * bool(hand & FUJUTU_BIT)
        + 0.48 * (hand & RE).bit_count()
    )


def bid(view: SeatView, decision: Decision) -> str:
    """Return a call of the auction."""
    legal = {word.word for word in decision.words}
    hand = mask_of(view.hand)
    if decision.kind == "call":
        return _early(view, legal, hand)
    for zone in view.zones:
        if zone.key.endswith("own-monte"):
            hand |= mask_of(zone.cards)
    gain = 0.0
    if "prendo" in legal:
        offers = sum(call.standing for call in view.public.calls if call.seat != view.seat)
        gain = float(offers * int(view.public.options["pago_amount"]))
    promised = hope(hand)
    if 2 * promised > max(gain, 2 * SOLO_LEAST):
        return "solo"
    if gain:
        return "prendo"
    return "pago" if "pago" in legal and promised < WEAK and decision.kind == "final" else "mischio"


def _early(view: SeatView, legal: set[str], hand: int) -> str:
    """Return a call with five, ten or fifteen cards.

    With ten or fifteen cards it assumes the same share of trumps among the cards still to come.
    """
    cards = len(view.hand)
    if cards == 5:
        promised = five_card_hope(hand)
        if promised > STATA_LEAST:
            return "solo"
        return "altre5" if promised > -1.0 else "mischio"
    trumps = (hand & TRUMPS).bit_count() * 20 / cards
    high = 0.7 * (hand & (ARIE | 1 << GIOVE)).bit_count() + 0.5 * bool(hand & FUJUTU_BIT)
    promised = -4.6 + 0.19 * trumps + 0.03 * trumps * trumps + high + 0.48 * (hand & RE).bit_count()
    if promised > MORE:
        return "altre5"
    if "prendo" in legal:
        return "prendo"
    return "pago" if promised < WEAK - 1 and cards == 15 else "mischio"


def declaration(view: SeatView, decision: Decision) -> str:
    """Return "scommessa", "rivanto" or "no".

    A scommessa needs all three of its cards and seven trumps, a rivanto needs Giove and nine trumps.
    """
    offered = {word.word for word in decision.words}
    hand = mask_of(view.hand)
    trumps = (hand & TRUMPS).bit_count()
    if "scommessa" in offered and hand & TRIO == TRIO and trumps >= 7:
        return "scommessa"
    return "rivanto" if "rivanto" in offered and hand >> GIOVE & 1 and trumps >= 9 else "no"


def scarto(view: SeatView, decision: Decision) -> tuple[Card, ...]:
    """Return the cards to lay away.

    It prefers court cards, whose points then stay with the soloist, and cards of short suits, to become void in them.
    It chooses trumps only if there is no other card.
    """
    hand = mask_of(view.hand)

    def worth(card: Card) -> float:
        suit = SUIT[card]
        if suit >= TRUMP or VALUE[card] >= 5:
            return -100.0 - VALUE[card] - card
        held = hand & SUIT_MASKS[suit]
        length, king = held.bit_count(), bool(held & RE)
        banked = 1.2 * (VALUE[card] - 1) * (0.5 if king else 1.0)
        return banked + (2.0 - length if king else 6.0 - 1.5 * length)

    return tuple(sorted(sorted(decision.cards, key=worth, reverse=True)[: decision.least]))


PIGLIATA = 10.0
"""The worth of a pigliata, in card points: each one is a joco, while the majority of all points is only one joco."""

CAPTURE: tuple[float, ...] = tuple(
    VALUE[card] - 2 / 3 + (PIGLIATA if TAKEABLE >> card & 1 else 0.0) for card in range(SIZE)
)
"""The worth of capturing each card from the other side, in card points."""

HOME: tuple[float, ...] = tuple(
    VALUE[card] - 2 / 3 + (6.0 if TAKEABLE >> card & 1 else 0.0) if card != FUJUTU else 0.0 for card in range(SIZE)
)
"""The worth of winning each card with its own side, in card points: the other side can no longer capture it."""


class Knowledge(msgspec.Struct, frozen=True):
    """What a seat can conclude from its view of the current trick.

    ``foes`` are the seats that it plays against. ``led`` is the suit to follow, or -1. ``best`` is the seat that is
    winning the trick, with its card, or None. ``gain`` and ``risk`` are the worth of the cards in the trick from the
    foes and from the seat's own side, in card points. ``after`` are the seats still to play. ``out`` is the mask of
    cards not seen. ``void`` holds, for each seat, the mask of suits it has shown to lack. ``counts`` are the sizes of
    the hands.
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
            gain=sum(CAPTURE[card] for seat, card in lying if seat in foes and card != FUJUTU),
            risk=sum(CAPTURE[card] for seat, card in lying if seat not in foes and card != FUJUTU),
            after=tuple((me + step) % 3 for step in range(1, 3 - len(lying))),
            out=ALL & ~(_seen(view) | mask_of(cards)),
            void=_voids(public),
            counts=tuple(info.hand_count for info in public.seats),
            hand=mask_of(view.hand),
        )

    def length(self, suit: int) -> int:
        """Return the number of cards of a suit that the seat holds."""
        return (self.hand & SUIT_MASKS[suit]).bit_count()

    def stands(self, card: Card, led: int, against: frozenset[Seat]) -> float:
        """Return an estimate, from 0 to 1, that no seat of ``against`` that is still to play beats the card."""
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
        # The cards of a shown monte went into the hand of the soloist: for the other seats they are still out.
        if zone.key.endswith("scarto"):
            seen |= mask_of(zone.cards)
    return seen


def _voids(public: PublicView) -> tuple[int, int, int]:
    """Return the suits that each seat has shown to lack, as masks of suits.

    A seat that plays neither the plain suit led nor a trump has no trumps either, unless the option ``void_play``
    lets a player without the suit play any card. A seat that does not follow trumps has none.
    """
    tricks = (*public.history, public.trick) if public.trick else public.history
    one, two, three = voids(TABLES, tricks, 3, must_trump=public.options["void_play"] != "free")
    return one, two, three


LAST_TRICK = 14.0
"""The worth of the last trick beyond its cards, in card points: its five points and the vanto."""


def regular(view: SeatView, decision: Decision, rng: Rng) -> Action:
    """Return an answer to any question of the game."""
    if decision.kind == "scarto":
        return Pick(scarto(view, decision))
    if decision.cards:
        return Pick((choose(view, decision, rng),))
    if decision.kind in ("scommessa", "rivanto"):
        return Say(declaration(view, decision))
    if decision.kind == "talk":
        return Say(decision.words[0].word)
    return Say(bid(view, decision))


def choose(view: SeatView, decision: Decision, rng: Rng) -> Card:
    """Return the legal card with the highest estimate; random amounts below 0.1 points decide between close ones."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    known = Knowledge.of(view)
    return max((promise(known, card) + rng.below(100) / 1000, card) for card in decision.cards)[1]


def promise(known: Knowledge, card: Card) -> float:
    """Return an estimate of the card points that the player's side gains with the card."""
    if card == FUJUTU:
        return _fujutu(known)
    friends = frozenset(range(3)) - known.foes
    led = known.led if known.led >= 0 else SUIT[card]
    holds = True if known.best is None else winner_of((known.best[1], card), 0, led) == 1
    if holds:
        win = known.stands(card, led, known.foes)
    elif known.best is not None and known.best[0] in friends:
        win = known.stands(known.best[1], led, known.foes)
    else:
        # Only a partner who is still to play can win the trick from a foe.
        win = 0.0 if known.best is None else 1 - known.stands(known.best[1], led, friends)
    coming = 0.9 * len([seat for seat in known.after if seat in known.foes])
    stake = win * (known.gain + coming) - (1 - win) * known.risk
    own = win * HOME[card] - (1 - win) * CAPTURE[card]
    last = LAST_TRICK * (2 * win - 1) if known.number == 20 else 0.0
    return stake + own + last - _price(known, card, holds=holds)


def _price(known: Knowledge, card: Card, *, holds: bool) -> float:
    """Return the cost of playing a card now, in card points.

    High trumps cost most: they can win later tricks, and the last one.
    """
    early = known.number < 18
    if SUIT[card] == TRUMP:
        number = card - trump(0)
        keep = 0.12 * number + (3.5 if card == GIOVE and early else 0.0)
        few = 1.0 if early and (known.hand & TRUMPS).bit_count() <= 3 else 0.0
        return keep + few + (0.4 if known.best is None and known.seat != known.soloist else 0.0)
    if known.best is None:
        return -0.6 if known.length(SUIT[card]) <= 2 else 0.0
    return 0.05 * (card % 11) if holds else 0.0


def _fujutu(known: Knowledge) -> float:
    """Return the estimate for the Fujutu, which cannot win the trick but saves a better card.

    It rises near the end, so that the Fujutu does not remain as the only card.
    """
    if known.best is None:
        return -3.0
    ours = known.best[0] not in known.foes
    stake = known.gain if ours else -known.risk
    return stake + (0.5 if known.number < 17 else 1.5)
