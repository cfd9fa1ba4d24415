"""Mirrored deals between two players: each deal is played twice with the sides exchanged, so that luck cancels out.

The cards of both plays are the same, and so are the random numbers of a seat. The cut is made by the duel, since two
players who cut in different places would not play the same cards. Where two sides are fixed (Minchiate, Chinze), a
player plays one side, then the other. Where a side forms in the auction (Terziglio, Mineo), a player sits in one seat
against two of the other player, and then the other way round; the seat changes from deal to deal. A player therefore
gains exactly nothing against itself.

What is measured is the score of a deal at stake in a match: in Minchiate all points of the deal (marks, count, rests
paid at once and the cappotto at 60 points a rest), in Chinze all points of a hand, in both as the difference of the
sides; in Terziglio the game points and in Mineo the jochi that the seat wins or loses. A deal that nobody plays is
dealt again, as in a match.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bot.engine.actions import Action, Chance, Decision, Number, Refusal
from bot.engine.cards import Seat
from bot.engine.game import Game
from bot.engine.options import deal_options
from bot.engine.view import PublicView, SeatView
from bot.games.registry import companions
from bot.players.levels import Player, SeesAll, question

LONGEST = 20_000
"""Steps after which a deal is held to be endless."""

REDEALS = 60
"""Deals that nobody plays after which the duel ends the deal without a score."""

CONFIDENT = 1.96
"""Standard errors on each side of the mean within which the true mean lies in 95 of 100 cases."""

Clock = Callable[[], float]


class IllegalAnswer(Exception):
    """A player answered what the rules refuse: the name of the player, the question's kind and the refusal's code."""

    def __init__(self, name: str, kind: str, code: str) -> None:
        super().__init__(name, kind, code)
        self.name, self.kind, self.code = name, kind, code


class Played(msgspec.Struct, frozen=True):
    """A deal played twice: what A gained over B in each play, and each one's thinking times in seconds.

    ``gain`` is the mean of both plays. The times are those of decisions with more than one legal answer.
    """

    number: int
    first: float
    second: float
    thought: tuple[tuple[float, ...], tuple[float, ...]]

    @property
    def gain(self) -> float:
        """The points that A gained over B in this deal."""
        return (self.first + self.second) / 2


class Thought(msgspec.Struct, frozen=True):
    """Thinking time of a player per decision, in seconds."""

    decisions: int
    median: float
    p99: float


class Summary(msgspec.Struct, frozen=True):
    """The result of a duel. ``low`` and ``high`` bound the true mean with 95 % confidence.

    ``won``, ``lost`` and ``even`` count the deals that A won, lost and drew. ``thought`` is that of A, then of B.
    """

    deals: int
    mean: float
    low: float
    high: float
    won: int
    lost: int
    even: int
    thought: tuple[Thought, Thought]

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def mirrored(
    game: Game, players: tuple[Player, Player], names: tuple[str, str], seed: str, number: int, clock: Clock
) -> Played:
    """Play deal ``number`` twice. Raises IllegalAnswer if a player answers what is refused."""
    start = game.start(deal_options(game))
    ours = _first_side(game.view(start), number)
    gains: list[float] = []
    thought: tuple[list[float], list[float]] = ([], [])
    for exchanged in (0, 1):
        at = tuple(exchanged ^ (seat not in ours) for seat in range(game.meta.players))
        table = _Table(game, tuple(players[side] for side in at), tuple(names[side] for side in at), clock)
        amounts = table.deal(start, f"{seed} {game.meta.slug} {number}".encode())
        for seat, side in enumerate(at):
            thought[side].extend(table.thought[seat])
        gain = amounts[ours[0]]
        gains.append(-gain if exchanged else gain)
    return Played(number, gains[0], gains[1], (tuple(thought[0]), tuple(thought[1])))


def _first_side(view: PublicView, number: int) -> tuple[Seat, ...]:
    """Return the seats of the first player: a side if the sides are fixed, otherwise one seat, which changes."""
    if len(view.sides) == 2:
        return view.sides[0]
    return (number % len(view.seats),)


class _Table:
    """One play of a deal. ``thought`` are the thinking times by seat."""

    def __init__(self, game: Game, seated: tuple[Player, ...], names: tuple[str, ...], clock: Clock) -> None:
        self._game, self._seated, self._names, self._clock = game, seated, names, clock
        self.thought: tuple[list[float], ...] = tuple([] for _ in seated)

    def deal(self, state: Any, key: bytes) -> tuple[float, ...]:
        """Play until a deal is scored and return what each seat gained."""
        game, drawn = self._game, 0
        asked = [0] * len(self._seated)
        for _ in range(LONGEST):
            waits = game.chance(state)
            if waits is not None or game.result(state) is not None:
                view = game.view(state)
                if (view.counts and view.counts[-1].lines) or drawn > REDEALS or game.result(state) is not None:
                    return gains(game, view)
                drawn += 1
                state = self._after(state, None, Chance(seed=_hash(key, b"chance", drawn)))
                continue
            seat = next(decision.seat for decision in game.decisions(state) if not decision.optional)
            asked[seat] += 1
            state = self._answered(state, seat, key, asked[seat])
        raise RuntimeError("the deal does not end")

    def _answered(self, state: Any, seat: Seat, key: bytes, count: int) -> Any:
        game = self._game
        view = game.seat_view(state, seat)
        decision = question(view)
        if decision.number is not None:
            low, high = decision.number
            span = int.from_bytes(_hash(key, b"cut", count)[:8], "big") % (high - low + 1)
            return self._after(state, seat, Number(low + span))
        seed = int.from_bytes(_hash(key, b"seat %d" % seat, count)[:8], "big")
        start = self._clock()
        action = self._decide(state, seat, view, seed)
        if has_choice(decision):
            self.thought[seat].append(self._clock() - start)
        events = game.decide(state, seat, action)
        if isinstance(events, Refusal):
            raise IllegalAnswer(self._names[seat], decision.kind, events.code)
        return game.fold(state, events)

    def _decide(self, state: Any, seat: Seat, view: SeatView, seed: int) -> Action:
        player: Any = self._seated[seat]
        if isinstance(player, SeesAll):
            return player.decide_seeing(self._game, state, view, seed)
        return self._seated[seat].decide(self._game, view, seed)

    def _after(self, state: Any, seat: Seat | None, action: Action) -> Any:
        events = self._game.decide(state, seat, action)
        if isinstance(events, Refusal):
            raise RuntimeError(f"the game refuses its own chance: {events.code}")
        return self._game.fold(state, events)


def has_choice(decision: Decision) -> bool:
    """Return whether there is more than one answer."""
    if decision.words or decision.claims:
        return True
    return decision.least < len(decision.cards)


def _hash(key: bytes, what: bytes, count: int) -> bytes:
    return sha256(b"%s|%s|%d" % (key, what, count)).digest()


def gains(game: Game, view: PublicView) -> tuple[float, ...]:
    """Return what each seat gained in the deal just scored, in the score that a duel measures."""
    points = companions(game.meta.slug).deal_points
    if points is not None and view.counts:
        amounts = points(view.counts[-1])
        return tuple(float(2 * amounts[info.side] - sum(amounts)) for info in view.seats)
    balance = {standing.player: standing.amount for standing in view.standings}
    count = len(balance)
    if count == 2:
        return tuple(float(2 * balance[info.player] - sum(balance.values())) for info in view.seats)
    return tuple(balance[info.player] - sum(balance.values()) / count for info in view.seats)


def summary(played: Sequence[Played]) -> Summary:
    """Return the result of these deals. The interval is that of the normal distribution, infinite for a single deal.

    Raises ValueError if there are no deals.
    """
    if not played:
        raise ValueError("no deals were played")
    values = [one.gain for one in played]
    count = len(values)
    mean = math.fsum(values) / count
    spread = math.fsum((value - mean) ** 2 for value in values)
    margin = CONFIDENT * math.sqrt(spread / (count - 1) / count) if count > 1 else math.inf
    won, lost = sum(value > 0 for value in values), sum(value < 0 for value in values)
    first, second = ([time for one in played for time in one.thought[side]] for side in (0, 1))
    return Summary(
        count, mean, mean - margin, mean + margin, won, lost, count - won - lost, (thought(first), thought(second))
    )


def thought(times: Sequence[float]) -> Thought:
    """Return the median and the 99th percentile of thinking times; zeros if there are none."""
    if not times:
        return Thought(0, 0.0, 0.0)
    ordered = sorted(times)
    return Thought(len(ordered), ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)])
