"""Judge the candidates of a question in many worlds, until one is clearly the best or the budget is spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from bot.engine.compiled import mixed, seeded
from bot.engine.searched import IMPOSSIBLE, Searched
from bot.players.search.judged import CLEAR, Judged
from bot.players.search.worlds import worlds


class Budget(msgspec.Struct, frozen=True):
    """How long to search.

    At most ``worlds`` are judged, ``batch`` at a time. Each is drawn from ``spread`` candidates by its likelihood to
    the power of ``trust``: with the full likelihood one or two worlds would have all the weight. A candidate is given
    up when it is ``sure`` standard errors behind the best one.
    """

    worlds: int = 960
    batch: int = 96
    spread: int = 8
    trust: float = 0.35
    sure: float = 3.0


Late = Callable[[], bool]
"""Whether the time is up."""


def never() -> bool:
    """Return False: the search ends by its budget alone."""
    return False


def think(
    search: Searched,
    position: Any,
    seed: int,
    budget: Budget,
    late: Late = never,
    first: Worlds | None = None,
    usual: int | None = None,
) -> Judged:
    """Return the judgement of all candidates. With a clock that is never late it depends on the arguments alone.

    ``first`` are the worlds that :func:`first_worlds` returns, if they are known already. The candidate with the number
    ``usual`` is the best one unless another one is clearly better.
    """
    drawn = [(first or first_worlds(search, position, seed, budget)).states]

    def more(number: int) -> NDArray[np.int64]:
        while len(drawn) <= number:
            drawn.append(sampled(search, position, seed, len(drawn), budget.batch, budget))
        return drawn[number]

    return _judge(search, position, seed, budget, late, more, usual)


def think_seeing(search: Searched, position: Any, state: Any, seed: int, budget: Budget) -> Judged:
    """Return the judgement of a player that knows where all cards lie."""
    states, _ = search.weigh(position, search.truth(position, state)[None, :])
    same = np.repeat(states, budget.batch, axis=0)
    return _judge(search, position, seed, budget, never, lambda _: same)


def _judge(
    search: Searched,
    position: Any,
    seed: int,
    budget: Budget,
    late: Late,
    more: Callable[[int], NDArray[np.int64]],
    usual: int | None = None,
) -> Judged:
    actions = search.actions(position)
    values = np.full((budget.worlds, len(actions)), np.nan)
    alive = np.arange(len(actions))
    done = 0
    for number in range(budget.worlds // budget.batch):
        states = more(number)
        values[done : done + len(states), alive] = search.judge(position, states, alive, seed, done)
        done += len(states)
        means = values[:done, alive].mean(axis=0)
        lead = values[:done, alive[means.argmax()]][:, None] - values[:done, alive]
        errors = lead.std(axis=0) / np.sqrt(done)
        behind = lead.mean(axis=0) <= budget.sure * errors
        alive = alive[behind]
        # Candidates that never differ bring the same.
        if not lead[:, behind].any() or late():
            break
    means = np.nanmean(values[:done], axis=0)
    best = int(alive[means[alive].argmax()])
    if usual is not None and usual in alive:
        gap = values[:done, best] - values[:done, usual]
        best = best if gap.mean() > CLEAR * gap.std() / np.sqrt(done) else usual
    lead = values[:done, best][:, None] - values[:done]
    counted = (~np.isnan(lead)).sum(axis=0)
    return Judged(
        actions,
        tuple(means.tolist()),
        tuple((np.nanstd(lead, axis=0) / np.sqrt(counted)).tolist()),
        tuple(counted.tolist()),
        best,
        tuple(np.nanmean(lead, axis=0).tolist()),
    )


class Worlds(NamedTuple):
    """Some worlds: the place of each hidden card, and the states, a world in each row."""

    placed: NDArray[np.int64]
    states: NDArray[np.int64]


def first_worlds(search: Searched, position: Any, seed: int, budget: Budget) -> Worlds:
    """Return the first batch of worlds that :func:`think` judges with this seed."""
    return _drawn(search, position, seed, 0, budget.batch, budget)


def sampled(search: Searched, position: Any, seed: int, number: int, count: int, budget: Budget) -> NDArray[np.int64]:
    """Return ``count`` worlds that agree with the view, drawn by their tempered likelihood from ``spread`` times as
    many. ``number`` is that of the batch."""
    return _drawn(search, position, seed, number, count, budget).states


def _drawn(search: Searched, position: Any, seed: int, number: int, count: int, budget: Budget) -> Worlds:
    hidden = search.hidden(position)
    seeds = seeded(seed, 1_000_003 * (number + 1))
    # Of worlds that are equally likely no more are drawn than are judged.
    drawn = count * (1 if hidden.even else budget.spread)
    placed = np.zeros((drawn, len(hidden.cards)), np.int64)
    made = worlds(hidden.allowed, hidden.likely, hidden.capacity, hidden.needs, hidden.special, WIDE, placed, seeds)
    states, weights = search.weigh(position, placed[:made])
    if not made or weights.max() < IMPOSSIBLE:
        raise ValueError("no world agrees with the view")
    shares = np.exp(budget.trust * (weights - weights.max()))
    sums = np.cumsum(shares)
    mixed(seeds, seed, 7 + number)
    offset = (int(seeds[0]) >> 11) / (1 << 53)
    at: NDArray[np.float64] = (np.arange(count) + offset) / count * sums[-1]
    picks: Any = np.searchsorted(sums, at)  # pyright: ignore[reportUnknownMemberType]
    chosen = np.minimum(picks, made - 1)
    return Worlds(placed[chosen], states[chosen])


WIDE = 16
"""One world in so many is drawn from all that is possible, not only from what is likely."""
