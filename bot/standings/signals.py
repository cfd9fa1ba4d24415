"""Signals for moderators: pairs whose results together are unusual, and players who often let the clock run out.

There are three figures, each compared with an expectation. None proves anything, and nothing acts on them.

`side`: two players in fixed pairs together. Compares how often their side won with what the ratings predict, corrected
by the results of each with other partners. The correction removes ratings that are wrong or late, and leaves the effect
of the two playing together. The sums of wins are Poisson-binomial; the figure is the normal approximation of their
difference, with the variances of all three. A pair that hardly ever plays apart looks like a strong pair and is not
judged.

`dump`: two players at tables of three or more where everybody plays alone. Compares how often one of them came first
alone while the other came last alone with what the ratings predict (Plackett-Luce, as in openskill). The chance is
Poisson-binomial: it assumes that matches are independent and follow the present ratings.

`stall`: in how many matches a player's bank ran out in a deal, or a decision was left to the clock. Compared with the
other players at the same tables; if those are few, the average of the Discord server gets more weight.

Many pairs are compared, so some look unusual by chance. Each signal says how many of all judged pairs or players would
look at least as unusual by chance. Signals are marked so that about one mark in twenty may be wrong
(Benjamini-Hochberg).
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import combinations
from math import erfc, exp, fsum, lgamma, sqrt
from typing import TypeVar

import msgspec

from bot.standings.ratings import BETA, Skill

SIDE, DUMP = "side", "dump"

MIN_MATCHES = 15
"""Fewest matches together for a pair to be judged, and fewest matches for a player."""

APART = 10
"""Fewest matches that each of a pair must have without the other, for the figure `side`."""

RATE = 0.05
"""The share of all marks that may be wrong by chance."""

EXACT = 400
"""Largest number of matches for which a Poisson-binomial is summed exactly."""

PRIOR = 10.0
"""Weight of the average player, in seats added to those of the others at a player's tables."""


class Sat(msgspec.Struct, frozen=True, gc=False):
    """A person in a match; `team` as in :class:`bot.standings.SeatFacts`.

    `asked` counts the decisions that the person took or left to the clock, `clocked` those left to it, `drained` the
    deals in which the bank ran out.
    """

    person: int
    team: int
    place: int
    asked: int = 0
    clocked: int = 0
    drained: int = 0


class Played(msgspec.Struct, frozen=True, gc=False):
    """A finished match and the people in it.

    `chairs` counts all players, with computer players. Only a ranked match is compared with the ratings.
    """

    game: str
    ranked: bool
    chairs: int
    seats: tuple[Sat, ...]


class PairSignal(msgspec.Struct, frozen=True):
    """The figure of a pair: it happened `times` in `matches` together, `expected` on average.

    `chance` is the probability of as much or more; `alike` is how many of all pairs would look so by chance; `marked`
    says whether the signal remains after the correction for many comparisons.
    """

    kind: str
    game: str
    first: int
    second: int
    matches: int
    times: int
    expected: float
    chance: float
    alike: float
    marked: bool


class StallSignal(msgspec.Struct, frozen=True):
    """How a player used the clock: it ran out in `times` of `matches`; for the others there, in `expected` of as many.

    `clocked` of `asked` decisions were left to the clock, and `drained` banks ran out. The other fields are those of
    :class:`PairSignal`.
    """

    person: int
    matches: int
    times: int
    expected: float
    clocked: int
    asked: int
    drained: int
    chance: float
    alike: float
    marked: bool


class Signals(msgspec.Struct, frozen=True):
    """Pairs and players, the most unusual first, with how many were judged and of how many matches."""

    matches: int
    pairs: tuple[PairSignal, ...]
    judged_pairs: int
    stalls: tuple[StallSignal, ...]
    judged_players: int


class _Sum:
    """Matches of one kind: how many, how often it happened, how often that was expected, and the variance."""

    __slots__ = ("expected", "n", "times", "variance")

    def __init__(self) -> None:
        self.n, self.times, self.expected, self.variance = 0, 0, 0.0, 0.0

    def add(self, happened: bool, p: float) -> None:
        self.n += 1
        self.times += happened
        self.expected += p
        self.variance += p * (1 - p)

    def without(self, other: _Sum) -> _Sum:
        """Return the sums without those of `other`."""
        rest = _Sum()
        rest.n, rest.times = self.n - other.n, self.times - other.times
        rest.expected, rest.variance = self.expected - other.expected, self.variance - other.variance
        return rest


S = TypeVar("S", PairSignal, StallSignal)
Pair = tuple[str, int, int]
Skills = Mapping[tuple[str, int], Skill]


def signals(played: Sequence[Played], skills: Skills) -> Signals:
    """Return all signals, from matches in any order and the present ratings (by game and person)."""
    rated = [match for match in played if match.ranked and len(match.seats) == match.chairs > 2]
    rated = [match for match in rated if all((match.game, seat.person) in skills for seat in match.seats)]
    met = Counter(
        (match.game, a, b) for match in rated for a, b in combinations(sorted([seat.person for seat in match.seats]), 2)
    )
    sides, dumps = _Sides(), _Dumps({pair for pair, times in met.items() if times >= MIN_MATCHES})
    for match in rated:
        teams = len({seat.team for seat in match.seats})
        strong = [skills[match.game, seat.person] for seat in match.seats]
        if teams == 2:
            sides.add(match, strong)
        elif teams == match.chairs:
            dumps.add(match, strong)
    found = [*sides.found(), *dumps.found()]
    stalls = _stalls(played)
    return Signals(len(played), _marked(found), len(found), _marked(stalls), len(stalls))


class _Sides:
    """The sums of fixed pairs (`together`), and of each of their players (`alone`)."""

    def __init__(self) -> None:
        self.together: defaultdict[Pair, _Sum] = defaultdict(_Sum)
        self.alone: defaultdict[tuple[str, int], _Sum] = defaultdict(_Sum)

    def add(self, match: Played, skills: Sequence[Skill]) -> None:
        """Add a match of two sides. A draw is ignored."""
        groups: defaultdict[int, list[int]] = defaultdict(list)
        for number, seat in enumerate(match.seats):
            groups[seat.team].append(number)
        one, other = groups.values()
        seats = match.seats
        places = [min(seats[number].place for number in side) for side in (one, other)]
        if places[0] == places[1]:
            return
        gap = sum(skills[number].mu for number in one) - sum(skills[number].mu for number in other)
        spread = sqrt(len(skills) * BETA**2 + sum(skill.sigma**2 for skill in skills))
        p = _above(-gap / spread)
        for side, won, chance in ((one, places[0] < places[1], p), (other, places[1] < places[0], 1 - p)):
            for number in side:
                self.alone[match.game, seats[number].person].add(won, chance)
            for a, b in combinations([seats[number].person for number in side], 2):
                self.together[_pair(match.game, a, b)].add(won, chance)

    def found(self) -> Iterable[PairSignal]:
        """Return all pairs that can be judged."""
        for (game, a, b), both in self.together.items():
            if both.n < MIN_MATCHES:
                continue
            apart = [self.alone[game, one].without(both) for one in (a, b)]
            if min(one.n for one in apart) < APART:
                continue
            # The difference of each player with other partners shows how wrong the ratings of the two are.
            wrong = sum((one.times - one.expected) / one.n for one in apart)
            variance = both.variance / both.n**2 + sum(one.variance / one.n**2 for one in apart)
            expected = min(max(both.expected + both.n * wrong, 0.0), float(both.n))
            more = (both.times - 0.5 - expected) / both.n
            chance = _above(more / sqrt(variance)) if variance > 0 else 1.0
            yield PairSignal(SIDE, game, a, b, both.n, both.times, expected, chance, 0.0, False)


class _Dumps:
    """For each two players at tables where everybody plays alone: their matches, and how often one was first, the other
    last."""

    def __init__(self, often: Collection[Pair]) -> None:
        self._often = often
        self._known: dict[tuple[str, tuple[int, ...]], list[tuple[Pair, int, int, float]]] = {}
        self.chances: defaultdict[Pair, list[float]] = defaultdict(list)
        self.times: defaultdict[Pair, int] = defaultdict(int)

    def add(self, match: Played, skills: Sequence[Skill]) -> None:
        """Add a match in which everybody plays alone."""
        persons = tuple([seat.person for seat in match.seats])
        pairs = self._known.get((match.game, persons))
        if pairs is None:
            pairs = self._known[match.game, persons] = self._of(match.game, persons, skills)
        if not pairs:
            return
        places = [seat.place for seat in match.seats]
        last = max(places)
        # A player who shares the first or the last place counts as neither.
        apart = last > 1 and places.count(1) == places.count(last) == 1
        first, final = places.index(1) if apart else -1, places.index(last) if apart else -1
        for key, a, b, chance in pairs:
            self.chances[key].append(chance)
            self.times[key] += (a, b) in ((first, final), (final, first))

    def _of(self, game: str, persons: tuple[int, ...], skills: Sequence[Skill]) -> list[tuple[Pair, int, int, float]]:
        """Return the pairs of these people that met often enough, with their indexes and the chance by the ratings."""
        places = range(len(persons))
        keys = [(_pair(game, persons[a], persons[b]), a, b) for a, b in combinations(places, 2)]
        wanted = [(key, a, b) for key, a, b in keys if key in self._often]
        chances = first_and_last(skills) if wanted else []
        return [(key, a, b, chances[a][b] + chances[b][a]) for key, a, b in wanted]

    def found(self) -> Iterable[PairSignal]:
        """Return all pairs that can be judged."""
        for key, chances in self.chances.items():
            if len(chances) >= MIN_MATCHES:
                times = self.times[key]
                yield PairSignal(DUMP, *key, len(chances), times, sum(chances), tail(chances, times), 0.0, False)


def _pair(game: str, one: int, other: int) -> Pair:
    return (game, one, other) if one < other else (game, other, one)


def first_and_last(skills: Sequence[Skill]) -> list[list[float]]:
    """Return for each two players the chance that the first of them wins and the other is last (Plackett-Luce).

    The indexes are those of `skills`.
    """
    spread = sqrt(sum(skill.sigma**2 + BETA**2 for skill in skills))
    most = max(skill.mu for skill in skills)
    strength = [exp((skill.mu - most) / spread) for skill in skills]
    whole, every = sum(strength), range(len(skills))

    def before(others: tuple[int, ...], left: float) -> float:
        """Return the chance that all of these come before the only other player who is left."""
        if not others:
            return 1.0
        rest = ((n, tuple(one for one in others if one != n)) for n in others)
        return sum(strength[n] / left * before(less, left - strength[n]) for n, less in rest)

    def ends(a: int, b: int) -> float:
        between = tuple(n for n in every if n not in (a, b))
        return strength[a] / whole * before(between, whole - strength[a])

    return [[ends(a, b) if a != b else 0.0 for b in every] for a in every]


def _stalls(played: Iterable[Played]) -> list[StallSignal]:
    """Return the signals of all players who can be judged."""
    own: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0, 0, 0, 0])
    others: defaultdict[int, list[int]] = defaultdict(lambda: [0, 0])
    seats = ran = 0
    for match in played:
        sat = [(seat, bool(seat.clocked or seat.drained)) for seat in match.seats if seat.asked]
        slow = sum(late for _, late in sat)
        for seat, late in sat:
            mine, theirs = own[seat.person], others[seat.person]
            for place, more in enumerate((1, late, seat.clocked, seat.asked, seat.drained)):
                mine[place] += more
            theirs[0] += len(sat) - 1
            theirs[1] += slow - late
        seats += len(sat)
        ran += slow
    found: list[StallSignal] = []
    for person, (matches, times, clocked, asked, drained) in own.items():
        rest = seats - matches
        if matches < MIN_MATCHES or not rest:
            continue
        usual = (ran - times) / rest
        counted, slow_ones = others[person][0] + PRIOR, others[person][1] + PRIOR * usual
        rate, chance = slow_ones / counted, predicted_tail(matches, times, slow_ones, counted - slow_ones)
        found.append(StallSignal(person, matches, times, rate * matches, clocked, asked, drained, chance, 0.0, False))
    return found


def _marked(found: Sequence[S]) -> tuple[S, ...]:
    """Return the signals sorted by chance, with `alike` and `marked` set (Benjamini-Hochberg)."""
    order = sorted(found, key=lambda one: one.chance)
    many = len(order)
    stay = max((n for n, one in enumerate(order, 1) if one.chance <= RATE * n / many), default=0)
    return tuple(
        msgspec.structs.replace(one, alike=one.chance * many, marked=n <= stay) for n, one in enumerate(order, 1)
    )


def tail(chances: Sequence[float], times: int) -> float:
    """Return the chance that at least `times` of several independent events happen; `chances` are their
    probabilities."""
    if times <= 0:
        return 1.0
    if len(chances) > EXACT:
        variance = sum(p * (1 - p) for p in chances)
        return _above((times - 0.5 - sum(chances)) / sqrt(variance)) if variance > 0 else 0.0
    # The chance that it has happened 0, 1, … times so far; the last entry is "`times` or more".
    so_far = [1.0] + [0.0] * times
    for p in chances:
        so_far[times] += so_far[times - 1] * p
        for n in range(times - 1, 0, -1):
            so_far[n] += (so_far[n - 1] - so_far[n]) * p
        so_far[0] *= 1 - p
    return min(1.0, so_far[times])


def predicted_tail(trials: int, times: int, ran: float, kept: float) -> float:
    """Return the chance of at least `times` in this many trials, where the rate is only known from others, of whom it
    happened to `ran` and not to `kept` (beta-binomial). A tail that took the rate as exact would be too thin."""
    if times <= 0:
        return 1.0
    if ran <= 0 or kept <= 0:
        return 0.0 if ran <= 0 else 1.0
    base = lgamma(trials + 1) + lgamma(ran + kept) - lgamma(ran) - lgamma(kept) - lgamma(trials + ran + kept)

    def exactly(n: int) -> float:
        parts = lgamma(n + ran) + lgamma(trials - n + kept) - lgamma(n + 1) - lgamma(trials - n + 1)
        return exp(base + parts)

    return min(1.0, fsum(exactly(n) for n in range(times, trials + 1)))


def _above(z: float) -> float:
    """Return the chance that a standard normal variable is above z."""
    return 0.5 * erfc(z / sqrt(2))
