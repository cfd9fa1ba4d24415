"""Who meets whom in a round: Swiss pairing, and round robins by the circle method. Pure.

A meeting joins as many contestants as the game seats against each other: two pairs or two teams, two, three or four
single players. The rules of the Swiss system, in this order, the first one counting most:

1. As few as possible sit out, and nobody does a second time before everybody has.
2. As few as possible meet again. (Of four single players all who sat at one table have met.)
3. Those who meet stand close together: contestants with the same score are a score group, and the sum of the squares
   of the differences between their score groups is as small as possible. Who sits out is of a low group, by the same
   measure from the lowest.
4. Lots decide between what is still equal. They are drawn from the seed of the tournament, so that everybody can draw
   them again.

For meetings of two the pairing is the best by these rules (``matching.py``), for others up to twelve contestants too;
of more it is the best that exchanges find (``grouping.py``).
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, islice

import msgspec

from bot.duplicate.grouping import Costs, parted
from bot.duplicate.matching import matched
from bot.engine.rng import Rng

LOTS = 1 << 16
"""How many different lots there are for two who may meet."""

Met = Mapping[tuple[int, int], int]
"""How often two contestants have met, by their numbers, the lower one first."""


class Standing(msgspec.Struct, frozen=True):
    """What pairing knows of a contestant: the score (in any unit, a higher one is better), and how often they have sat
    out."""

    contestant: int
    score: int = 0
    byes: int = 0


class Pairing(msgspec.Struct, frozen=True):
    """The meetings of a round, that of the highest standing first, and the contestants who sit out."""

    meetings: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def lots_of(seed: bytes, purpose: str) -> Rng:
    """Return the lots that are drawn from a seed for one purpose."""
    return Rng(hmac.digest(seed, purpose.encode("ascii", "replace"), "sha256"))


def meetings_of(rounds: Iterable[Sequence[Sequence[int]]]) -> dict[tuple[int, int], int]:
    """Return how often contestants have met in these rounds, each given by its meetings."""
    found: dict[tuple[int, int], int] = {}
    for meetings in rounds:
        for meeting in meetings:
            for one, other in combinations(sorted(meeting), 2):
                found[one, other] = found.get((one, other), 0) + 1
    return found


def swiss(standings: Iterable[Standing], met: Met, size: int, lots: Rng) -> Pairing:
    """Return the pairing of a round. The order of ``standings`` does not matter.

    Raises ValueError for meetings of fewer than two, or if there are fewer contestants than one meeting has.
    """
    ordered = sorted(standings, key=lambda one: (-one.score, one.contestant))
    if size < 2 or len(ordered) < size:
        raise ValueError("there are too few contestants for a meeting")
    costs = _costs(ordered, met, lots)
    out = len(ordered) % size
    if size == 2:
        count = len(ordered)
        most = 1 + max((max(row) for row in [*costs.pairs, costs.out]), default=0)
        pairs = matched(
            count + out, lambda low, high: most - (costs.out[low] if high == count else costs.pairs[low][high])
        )
        tables: tuple[tuple[int, ...], ...] = tuple(pair for pair in pairs if pair[1] < count)
        left = tuple(low for low, high in pairs if high == count)
    else:
        found = parted(size, costs, lots)
        tables, left = found.tables, found.out
    return Pairing(
        tuple(tuple(ordered[place].contestant for place in table) for table in tables),
        tuple(sorted(ordered[place].contestant for place in left)),
    )


def _costs(ordered: Sequence[Standing], met: Met, lots: Rng) -> Costs:
    """Return the rules as numbers. Each of them outweighs all that the ones below it can come to."""
    count = len(ordered)
    scores = sorted({one.score for one in ordered}, reverse=True)
    group = {score: number for number, score in enumerate(scores)}
    fewest = min(one.byes for one in ordered)
    pairs = [[0] * count for _ in range(count)]
    apart = LOTS * count * count
    again = apart * count**4
    second = again * (1 + sum(times for times in met.values())) * count**2
    for low, high in combinations(range(count), 2):
        one, other = ordered[low], ordered[high]
        key = min(one.contestant, other.contestant), max(one.contestant, other.contestant)
        distance = group[other.score] - group[one.score]
        cost = lots.below(LOTS) + apart * distance**2 + again * met.get(key, 0)
        pairs[low][high] = pairs[high][low] = cost
    lowest = len(scores) - 1
    out = [
        lots.below(LOTS) + apart * (lowest - group[one.score]) ** 2 + second * (one.byes - fewest) for one in ordered
    ]
    return Costs(pairs, out, again)


def circle(count: int) -> tuple[Pairing, ...]:
    """Return a round robin of contestants 0, 1, 2 … in meetings of two, by the circle method.

    The last contestant stays in place, the others move on by one place a round. An odd number has an empty place there:
    who would meet it sits out, once each. Raises ValueError for fewer than two contestants.
    """
    if count < 2:
        raise ValueError("a round robin needs two contestants")
    places = count + count % 2
    moving = places - 1
    rounds: list[Pairing] = []
    for number in range(moving):
        pairs = [(number % moving, moving)]
        pairs += [((number + step) % moving, (number - step) % moving) for step in range(1, places // 2)]
        meetings = sorted(tuple(sorted(pair)) for pair in pairs)
        rounds.append(
            Pairing(
                tuple(pair for pair in meetings if pair[1] < count),
                tuple(pair[0] for pair in meetings if pair[1] == count),
            )
        )
    return tuple(rounds)


@cache
def with_partners(count: int) -> tuple[Pairing, ...]:
    """Return a round robin of single players at tables of four: everybody has everybody as partner once.

    In each table the first two are partners, and so are the others. The circle method makes the partners: the pairs of
    the first round differ by each distance on the circle once, and move on by one place a round. Of the first rounds
    that are possible one is taken in which opponents meet most evenly: twice each, where that is found (a whist
    tournament). Raises ValueError if four does not divide the number of players.
    """
    if count < 4 or count % 4:
        raise ValueError("partners change in a round robin of 4, 8, 12 … players")
    moving = count - 1
    best, least = None, moving * count**2
    for tables in islice(_first_rounds(moving), FIRST_ROUNDS):
        uneven = _unevenness(tables, moving)
        if uneven < least:
            best, least = tables, uneven
        if least == 4 * (count // 2):
            break
    assert best is not None, "there is a first round"
    return tuple(
        Pairing(tuple(tuple(_moved(one, number, moving) for pair in table for one in pair) for table in best))
        for number in range(moving)
    )


FIRST_ROUNDS = 20_000
"""How many first rounds are compared at most."""

_Pair = tuple[int, int]
_Couple = tuple[_Pair, _Pair]


def _moved(place: int, steps: int, moving: int) -> int:
    return place if place == moving else (place + steps) % moving


def _first_rounds(moving: int) -> Iterator[tuple[_Couple, ...]]:
    """Yield first rounds in a fixed order: partners, put together in twos."""
    for pairs in _starters(tuple(range(1, moving)), frozenset(), moving):
        yield from _couples(((0, moving), *pairs))


def _starters(left: tuple[int, ...], used: frozenset[int], moving: int) -> Iterator[tuple[_Pair, ...]]:
    """Yield the ways to pair these places in which each distance on the circle occurs once."""
    if not left:
        yield ()
    for other in reversed(left[1:]):
        apart = min(other - left[0], moving - other + left[0])
        if apart not in used:
            rest = tuple(one for one in left[1:] if one != other)
            for pairs in _starters(rest, used | {apart}, moving):
                yield ((left[0], other), *pairs)


def _couples(pairs: tuple[_Pair, ...]) -> Iterator[tuple[_Couple, ...]]:
    """Yield the ways to put pairs together in twos."""
    if not pairs:
        yield ()
    for other in pairs[1:]:
        for couples in _couples(tuple(one for one in pairs[1:] if one != other)):
            yield ((pairs[0], other), *couples)


def _unevenness(tables: Iterable[_Couple], moving: int) -> int:
    """Return the sum over distances on the circle of the squares of how often opponents of the first round are that far
    apart.

    A distance comes back in each round, for two other players, so one round tells all. Two is the even number.
    """
    times = dict.fromkeys((moving, *range(1, moving // 2 + 1)), 0)
    for first, second in tables:
        for one in first:
            for other in second:
                times[moving if moving in (one, other) else min((one - other) % moving, (other - one) % moving)] += 1
    return sum(count**2 for count in times.values())


def has_circle(count: int, size: int) -> bool:
    """Return whether the circle method makes the round robin of so many contestants."""
    return size == 2 or (size == 4 and count % 4 == 0)


def round_robin(contestants: Sequence[int], size: int, number: int, lots: Rng) -> Pairing:
    """Return round ``number`` (from 1) of a round robin in meetings of ``size``; a circle begins again after its last
    round.

    Places on the circle are drawn by lot, so ``lots`` must be the same in each round. For single players at four the
    first two of a meeting are partners. Where there is no circle (:func:`has_circle`), as few as possible meet again in
    each round, and nobody sits out a second time before everybody has. Raises ValueError if there are too few
    contestants.
    """
    drawn = lots.shuffled(sorted(contestants))
    if not has_circle(len(drawn), size):
        return _without_circle(drawn, size, number, lots)
    rounds = circle(len(drawn)) if size == 2 else with_partners(len(drawn))
    chosen = rounds[(number - 1) % len(rounds)]
    return Pairing(
        tuple(tuple(drawn[place] for place in meeting) for meeting in chosen.meetings),
        tuple(sorted(drawn[place] for place in chosen.byes)),
    )


def _without_circle(drawn: Sequence[int], size: int, number: int, lots: Rng) -> Pairing:
    found = Pairing(())
    rounds: list[tuple[tuple[int, ...], ...]] = []
    byes = dict.fromkeys(drawn, 0)
    for _ in range(number):
        standings = [Standing(one, 0, times) for one, times in byes.items()]
        found = swiss(standings, meetings_of(rounds), size, lots)
        rounds.append(found.meetings)
        for one in found.byes:
            byes[one] += 1
    return found
