"""P2: the rules engine. Complete random deals of Minchiate with events and count, and folding a deal's log again.

The comparison in the same run is a bare random playout on int bitmasks: simplified rules, no events and no count.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from bot.games.registry import game
from tests.bench.rows import Row, interleaved
from tests.games.minchiate.play import deal_events

DEALS = 40
ROUNDS = 9
_TRUMPS = ((1 << 40) - 1) << 56
_FOOL = 1 << 96


def random_deal(numbers: random.Random) -> tuple[Any, list[Any]]:
    """Return the state before a deal, and all its events. Cards are picked from the engine's mask of legal cards."""
    minchiate = game("minchiate")
    options = {spec.key: spec.default for spec in minchiate.meta.options}
    before = minchiate.start({**options, "seat_draw": "fixed", "set_length": 1})
    _, log = deal_events(before, numbers.getrandbits(60))
    return before, log


def fold(before: Any, log: list[Any]) -> Any:
    """Return the state after a deal's log."""
    minchiate = game("minchiate")
    for event in log:
        before = minchiate.evolve(before, event)
    return before


def bare_playout(numbers: random.Random) -> int:
    """Return the tricks of one pair in the playout compared with: 84 random cards on int bitmasks, with nothing but
    following suit and winning tricks."""
    order = numbers.sample(range(97), 84)
    hands = [sum(1 << card for card in order[seat * 21 : seat * 21 + 21]) for seat in range(4)]
    seat, tricks = 0, 0
    for _ in range(21):
        led, best, best_seat = -1, -1, seat
        for _ in range(4):
            hand = hands[seat]
            legal = hand
            if led >= 0:
                follow = hand & (_TRUMPS if led == 4 else 0x3FFF << 14 * led)
                follow = follow or hand & _TRUMPS
                legal = (follow | hand & _FOOL) if follow else hand
            for _ in range(int(numbers.random() * legal.bit_count())):
                legal &= legal - 1
            card = (legal & -legal).bit_length() - 1
            hands[seat] = hand ^ (1 << card)
            suit = 4 if 56 <= card < 96 else card // 14
            if card != 96:
                if led < 0:
                    led, best, best_seat = suit, card, seat
                elif card > best and suit in (4, led):
                    best, best_seat = card, seat
            seat = (seat + 1) & 3
        seat = best_seat
        tricks += best_seat & 1
    return tricks


def bench() -> Iterator[Row]:
    """Yield both parts of P2."""
    numbers = random.Random(2)
    deal, bare = interleaved(
        lambda: [random_deal(numbers) for _ in range(DEALS)],
        lambda: [bare_playout(numbers) for _ in range(DEALS)],
        ROUNDS,
    )
    rate = DEALS / deal
    yield Row(
        "P2",
        "complete random deals with events and count",
        f"{rate:,.0f} deals/s, {deal / bare:.1f} x the time of a bare playout ({DEALS / bare:,.0f}/s)",
        "2,000 deals/s",
        rate >= 2000,
    )
    deals = [random_deal(numbers) for _ in range(DEALS)]
    again, _ = interleaved(lambda: [fold(*one) for one in deals], lambda: None, ROUNDS)
    each = again / DEALS * 1000
    yield Row("P2", "folding the log of a deal again", f"{each:.2f} ms", "0.5 ms", each <= 0.5)
