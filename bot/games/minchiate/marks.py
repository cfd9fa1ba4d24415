"""Marks and the rests they pay at once (M64-M68)."""

from __future__ import annotations

from bot.engine.cards import Seat
from bot.games.minchiate.events import Cards, Marked, Two
from bot.games.minchiate.options import Rules
from bot.games.minchiate.state import Tally

REST = 60


class Marker:
    """Runs the score forward over the marks of one decision."""

    __slots__ = ("_at_once", "_diff", "_paid", "_raw")

    def __init__(self, rules: Rules, tally: Tally) -> None:
        self._at_once = rules.pay_at_once
        self._raw, self._diff, self._paid = tally.raw, tally.diff, tally.paid

    def mark(
        self,
        ev: str,
        seat: Seat,
        pair: int,
        cards: Cards,
        points: int,
        trick: int = 0,
        name: str = "",
        matto: bool = False,
    ) -> Marked:
        """One mark of ``points`` for ``pair``; every started comparison with sixty is made at once (M66)."""
        raw = self._raw
        rests = 0
        if pair == 0:
            self._raw = raw = (raw[0] + points, raw[1])
            diff = self._diff + points
            while self._at_once and diff >= REST:
                diff -= REST
                rests += 1
            if rests:
                self._paid = (self._paid[0] + rests, self._paid[1])
        else:
            self._raw = raw = (raw[0], raw[1] + points)
            diff = self._diff - points
            while self._at_once and diff <= -REST:
                diff += REST
                rests += 1
            if rests:
                self._paid = (self._paid[0], self._paid[1] + rests)
        self._diff = diff
        return Marked(ev, seat, pair, cards, points, raw, diff, self._paid, rests, trick, name, matto)

    @property
    def score(self) -> tuple[Two, int, Two]:
        """Raw marks, unpaid difference, rests paid, after the marks made so far."""
        return self._raw, self._diff, self._paid
