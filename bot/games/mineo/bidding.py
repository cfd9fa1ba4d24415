"""What the computer player says and lays away before the play.

The weights are a least-squares fit of the soloist's difference in jochi over some thousands of hands that it played
against itself, rounded.
"""

from __future__ import annotations

from bot.engine.actions import Decision
from bot.engine.cards import Card
from bot.engine.masks import mask_of
from bot.engine.view import SeatView
from bot.games.mineo.pack import (
    ARIE,
    FUJUTU_BIT,
    GIOVE,
    PICCIOTTI,
    RE,
    SUIT,
    SUIT_MASKS,
    TRIO,
    TRUMP,
    TRUMPS,
    VALUE,
)

MONTE_WORTH = 0.9
"""What three unknown cards bring a soloist; one who knows them has it in the cards themselves."""

STATA_LEAST = 0.5
"""Jochi a stata must promise: the bet is doubled, and so are the doubts about fifteen cards."""

SOLO_LEAST = 0.2
WEAK = -2.6
"""Below this a hand is worth a joco to be rid of."""

MORE = -1.6
"""From this on a hand is worth seeing more cards."""


def five_card_hope(hand: int) -> float:
    """The difference in jochi that a soloist may expect who has seen five cards."""
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
    """The same with twenty cards, or with the monte's three among them."""
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
    """A call of the auction."""
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
    """With five, ten or fifteen cards; the hand is judged as if its other cards were as good."""
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
    """Scommessa with all three in hand and trumps to bring them home; rivanto with Giove and a long hand of trumps."""
    offered = {word.word for word in decision.words}
    hand = mask_of(view.hand)
    trumps = (hand & TRUMPS).bit_count()
    if "scommessa" in offered and hand & TRIO == TRIO and trumps >= 7:
        return "scommessa"
    return "rivanto" if "rivanto" in offered and hand >> GIOVE & 1 and trumps >= 9 else "no"


def scarto(view: SeatView, decision: Decision) -> tuple[Card, ...]:
    """Court cards that nobody can take any more, and short suits made void; never a trump while there is a choice."""
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
