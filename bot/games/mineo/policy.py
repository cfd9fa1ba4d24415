"""The computer player ``regular``: calls, scarto, declarations and play.

It reads nothing but a :class:`SeatView`. It weighs what a card wins and costs (:mod:`bot.games.mineo.player.features`)
with tuned weights. The weights for the calls are a least-squares fit, rounded, of the soloist's difference in jochi
over some thousands of hands that the computer player played against itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from bot.engine.actions import Action, Decision, Pick, Say
from bot.engine.cards import Card, mask_of
from bot.engine.companions import Policy, Tunable
from bot.engine.rng import Rng
from bot.engine.tricktaking.beginner import Beginner
from bot.engine.tricktaking.weighing import heaviest
from bot.engine.view import SeatView
from bot.games.mineo.deck import (
    ARIE,
    FUJUTU_BIT,
    GIOVE,
    PICCIOTTI,
    RE,
    SIZE,
    SUIT,
    SUIT_MASKS,
    TABLES,
    TRIO,
    TRUMP,
    TRUMPS,
    VALUE,
)
from bot.games.mineo.player.features import NAMES, Weights, features
from bot.games.mineo.player.knowledge import Knowledge
from bot.games.mineo.player.tuned import WEIGHTS

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
    """Return the cards to lay away."""
    return tuple(sorted(least_kept(mask_of(view.hand), decision.cards)[: decision.least]))


def least_kept(hand: int, cards: Sequence[Card]) -> list[Card]:
    """Return cards of a hand, those first that are best laid away.

    It prefers court cards, whose points then stay with the soloist, and cards of short suits, to become void in them.
    It chooses trumps only if there is no other card.
    """

    def worth(card: Card) -> float:
        suit = SUIT[card]
        if suit >= TRUMP or VALUE[card] >= 5:
            return -100.0 - VALUE[card] - card
        held = hand & SUIT_MASKS[suit]
        length, king = held.bit_count(), bool(held & RE)
        banked = 1.2 * (VALUE[card] - 1) * (0.5 if king else 1.0)
        return banked + (2.0 - length if king else 6.0 - 1.5 * length)

    return sorted(cards, key=worth, reverse=True)


def choices(view: SeatView, decision: Decision) -> dict[Card, list[float]]:
    """Return the numbers of every card that may be played to a trick; nothing for other questions."""
    if not decision.cards or decision.kind == "scarto":
        return {}
    known = Knowledge.of(view)
    return {card: features(known, card) for card in decision.cards}


def weighing(weights: Sequence[float]) -> Policy:
    """Return the player that plays with these weights, which are in the order of their record."""

    def play(view: SeatView, decision: Decision, rng: Rng) -> Action:
        """Return an answer to any question of the game."""
        if decision.kind == "scarto":
            return Pick(scarto(view, decision))
        if decision.cards:
            return Pick((choose(view, decision, rng, weights),))
        if decision.kind in ("scommessa", "rivanto"):
            return Say(declaration(view, decision))
        if decision.kind == "talk":
            return Say(decision.words[0].word)
        return Say(bid(view, decision))

    return play


def choose(view: SeatView, decision: Decision, rng: Rng, weights: Sequence[float] = astuple(WEIGHTS)) -> Card:
    """Return the legal card of the highest worth."""
    if len(decision.cards) == 1:
        return decision.cards[0]
    return heaviest(choices(view, decision), weights, rng, TIES)


TIES = 0.005
"""Differences in jochi that random numbers may outweigh."""

TUNABLE = Tunable(NAMES, astuple(WEIGHTS), astuple(Weights()), choices, weighing)

regular: Policy = weighing(TUNABLE.weights)
"""The computer player ``regular``."""

NOVICE_COUNTS = tuple(float(value) if value > 1 else 0.0 for value in VALUE)
"""What the novice thinks that cards count: nothing for the scartine (S8)."""

novice: Policy = Beginner(TABLES, lambda _: NOVICE_COUNTS, lambda _: tuple(range(SIZE))).play
"""The computer player ``novice``."""
