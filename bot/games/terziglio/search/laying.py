"""The discards that search compares (T16): that of the player ``regular``, and others like it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Action, Decision, Pick
from bot.engine.cards import Card, mask_of
from bot.engine.view import SeatView
from bot.games.terziglio.deck import COURTS, SUIT, TRUMP, VALUE
from bot.games.terziglio.policy import discard_order

OTHERS = 4
"""The number of further cards that are tried in place of each card of the first discard."""


def layings(view: SeatView, decision: Decision, answer: Action | None = None) -> list[int]:
    """Return the discards to compare, as masks, each once; the first is that of ``regular``.

    The others differ from it in one card, clear a suit or two, or lay away the dearest court cards. ``answer`` is one
    of them.
    """
    size = decision.least
    order = discard_order(view, decision)
    plain = [card for card in order if SUIT[card] < TRUMP]
    first, further = order[:size], [card for card in plain if card not in order[:size]][:OTHERS]
    found = [mask_of(first)]
    found += [mask_of(first) ^ (1 << card | 1 << other) for other in further for card in first]
    suits = [[card for card in plain if SUIT[card] == suit] for suit in range(TRUMP)]
    for one in range(TRUMP):
        for other in range(one, TRUMP):
            cleared = suits[one] + (suits[other] if other != one else [])
            if 0 < len(cleared) <= size:
                found.append(_filled(cleared, order, size))
    courts = sum(COURTS)
    dear = sorted((card for card in plain if courts >> card & 1), key=lambda card: -VALUE[card])
    found.append(_filled(dear[:size], order, size))
    if isinstance(answer, Pick):
        found.append(mask_of(answer.cards))
    return list(dict.fromkeys(found))


def _filled(cards: Sequence[Card], order: Sequence[Card], size: int) -> int:
    """Return cards with the first others of the order, ``size`` in all."""
    chosen = mask_of(cards)
    for card in order:
        if chosen.bit_count() == size:
            break
        chosen |= 1 << card
    return chosen
