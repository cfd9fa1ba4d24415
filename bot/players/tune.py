"""Tunes the weights of a game's computer player by self-play.

In training deals every card that could be chosen at some of the decisions is tried: the deal is played to its end after
each of them, with the same hidden cards and the same random numbers. The differences of the results are what the cards
were worth; the weights that explain them best (least squares, held near the present weights) are the new ones. This is
repeated, since better play changes what a card is worth. Some training deals are played against players that are not
tuned, so that the weights do not fit one opponent.

Everything is a function of the seed. Held-out deals, which no training deal resembles in its seed, show the gain.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bot.engine.actions import Action, Chance, Decision, Pick, Refusal
from bot.engine.cards import Card, Seat
from bot.engine.companions import Policy, Tunable
from bot.engine.game import Game
from bot.engine.options import deal_options
from bot.engine.rng import Rng
from bot.engine.view import SeatView
from bot.games.registry import companions
from bot.players.duel import REDEALS, gains
from bot.players.greedy import greedy
from bot.players.handset import HANDSET
from bot.players.levels import question

NEAR: Mapping[str, float] = {"minchiate": 60.0}
"""How firmly new weights are held near the present ones, in decisions that would say so. Of the values tried (60, 300,
1,500) each game has the one that gained most against both ``handset`` and ``greedy``."""

NEAR_OTHERWISE = 1500.0
"""Likewise for the other games."""

FADE = 0.6
"""How much the decisions of a round count in the next one."""

SHARE: dict[str, int] = {"minchiate": 20, "terziglio": 25, "chinze": 15, "mineo": 25}
"""How many of 100 decisions of a deal are tried."""


class Sums(msgspec.Struct):
    """The sums of least squares over all tried cards: products of their numbers, and of numbers and results."""

    square: list[list[float]]
    right: list[float]
    decisions: int = 0

    @classmethod
    def empty(cls, size: int) -> Sums:
        """Return sums of nothing for so many weights."""
        return cls([[0.0] * size for _ in range(size)], [0.0] * size)

    def add(self, other: Sums) -> None:
        """Add the sums of other decisions."""
        for row, more in zip(self.square, other.square, strict=True):
            for column, value in enumerate(more):
                row[column] += value
        self.right = [one + more for one, more in zip(self.right, other.right, strict=True)]
        self.decisions += other.decisions

    def fade(self) -> None:
        """Let what was learnt from earlier, weaker play count less."""
        for row in self.square:
            row[:] = [FADE * value for value in row]
        self.right = [FADE * value for value in self.right]
        self.decisions = int(FADE * self.decisions)

    def learn(self, tried: Sequence[tuple[Sequence[float], float]]) -> None:
        """Add one decision: the numbers of each card and its result."""
        count = len(tried)
        level = sum(result for _, result in tried) / count
        middle = [sum(column) / count for column in zip(*(numbers for numbers, _ in tried), strict=True)]
        for numbers, result in tried:
            apart = [
                (at, value - mean)
                for at, (value, mean) in enumerate(zip(numbers, middle, strict=True))
                if value != mean
            ]
            for at, value in apart:
                row = self.square[at]
                for other, more in apart:
                    row[other] += value * more
                self.right[at] += value * (result - level)
        self.decisions += 1


def solved(sums: Sums, present: Sequence[float], near: float = NEAR_OTHERWISE) -> tuple[float, ...]:
    """Return the weights that explain the results best, held near the present ones."""
    size = len(present)
    rows: list[list[float]] = []
    for at in range(size):
        row = list(sums.square[at])
        right = sums.right[at] - sum(one * weight for one, weight in zip(row, present, strict=True))
        # A number that varies little is held in its own scale, one that never varied stays as it is.
        row[at] += near * max(row[at] / max(1, sums.decisions), 1e-4)
        rows.append([*row, right])
    for at in range(size):
        pivot = max(range(at, size), key=lambda one, column=at: abs(rows[one][column]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        head = rows[at]
        for row in rows[at + 1 :]:
            factor = row[at] / head[at]
            if factor:
                for column in range(at, size + 1):
                    row[column] -= factor * head[column]
    change = [0.0] * size
    for at in reversed(range(size)):
        row = rows[at]
        change[at] = (row[size] - sum(row[other] * change[other] for other in range(at + 1, size))) / row[at]
    return tuple(weight + more for weight, more in zip(present, change, strict=True))


def tried(game: Game, weights: Sequence[float], seed: str, number: int) -> Sums:
    """Play training deal ``number`` with these weights and return what the cards tried in it were worth.

    Raises ValueError if the game has no weights.
    """
    tunable = companions(game.meta.slug).tunable
    if tunable is None:
        raise ValueError(f"{game.meta.slug} has no weights")
    return _Training(game, tunable, weights, f"train {seed} {game.meta.slug} {number}".encode(), number).sums


class _Training:
    """One training deal."""

    def __init__(self, game: Game, tunable: Tunable, weights: Sequence[float], key: bytes, number: int) -> None:
        self._game, self._tunable, self._key = game, tunable, key
        self.sums = Sums.empty(len(weights))
        own = tunable.playing(weights)
        slug = game.meta.slug
        other = (own, own, HANDSET[slug], greedy)[number % 4] if slug in HANDSET else own
        players = game.meta.players
        ours = {seat for seat in range(players) if (seat + number // 4) % 2 == 0 or other is own}
        self._seated: list[Policy] = [own if seat in ours else other for seat in range(players)]
        self._ours = ours
        self._share = SHARE.get(slug, 20)
        self._play(game.start(deal_options(game)))

    def _play(self, state: Any) -> None:
        chance, asked, dealt = Rng(self._key), [0] * len(self._seated), 0
        while (dealt := dealt + 1) <= REDEALS and not _over(self._game, state):
            state = self._dealt(state, dealt)
            while self._game.chance(state) is None and self._game.result(state) is None:
                seat, view, decision = self._asked(state)
                if seat in self._ours and len(decision.cards) > 1 and chance.below(100) < self._share:
                    found = self._tunable.choices(view, decision)
                    if found:
                        self._try(state, seat, found, asked)
                state, asked = self._step(state, seat, self._answer(seat, view, decision, asked), asked)

    def _try(self, state: Any, seat: Seat, found: Mapping[Card, Sequence[float]], asked: list[int]) -> None:
        sides = [info.side for info in self._game.view(state).seats]
        # Who plays alone wins or loses twice what each of the others does.
        alone = 2 if len(sides) > 2 and sides.count(sides[seat]) == 1 else 1
        results: list[tuple[Sequence[float], float]] = []
        for card, numbers in found.items():
            after, count = self._step(state, seat, Pick((card,)), asked)
            results.append((numbers, self._rest(after, count)[seat] / alone))
        self.sums.learn(results)

    def _rest(self, state: Any, asked: list[int]) -> tuple[float, ...]:
        """Play to the end of the deal and return what each seat gained."""
        game = self._game
        while game.chance(state) is None and game.result(state) is None:
            seat, view, decision = self._asked(state)
            state, asked = self._step(state, seat, self._answer(seat, view, decision, asked), asked)
        return gains(game, game.view(state))

    def _dealt(self, state: Any, dealt: int) -> Any:
        while self._game.chance(state) is not None:
            dealt += 1000
            state = self._after(state, None, Chance(seed=_hash(self._key, b"chance", dealt)))
        return state

    def _asked(self, state: Any) -> tuple[Seat, SeatView, Decision]:
        seat = next(decision.seat for decision in self._game.decisions(state) if not decision.optional)
        view = self._game.seat_view(state, seat)
        return seat, view, question(view)

    def _answer(self, seat: Seat, view: SeatView, decision: Decision, asked: list[int]) -> Action:
        return self._seated[seat](view, decision, Rng(_hash(self._key, b"seat %d" % seat, asked[seat])))

    def _step(self, state: Any, seat: Seat, action: Action, asked: list[int]) -> tuple[Any, list[int]]:
        count = list(asked)
        count[seat] += 1
        return self._after(state, seat, action), count

    def _after(self, state: Any, seat: Seat | None, action: Action) -> Any:
        events = self._game.decide(state, seat, action)
        if isinstance(events, Refusal):
            raise RuntimeError(f"the game refuses {action}: {events.code}")
        return self._game.fold(state, events)


def _over(game: Game, state: Any) -> bool:
    """Return whether a deal has been scored."""
    counts = game.view(state).counts
    return game.result(state) is not None or bool(counts and counts[-1].lines)


def _hash(key: bytes, what: bytes, count: int) -> bytes:
    return sha256(b"%s|%s|%d" % (key, what, count)).digest()
