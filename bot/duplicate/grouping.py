"""Parting people into tables of three or four with the least cost. Pure.

For tables of two the matching of greatest weight is exact (``matching.py``). For larger ones no quick exact way is
known: up to :data:`EXACT` people all partings are tried; of more, exchanges improve a first parting until none helps,
from several beginnings. The same input gives the same parting on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import msgspec

from bot.engine.rng import Rng

EXACT = 12
"""Number of people up to which the parting of least cost is found for certain."""

BEGINNINGS = 24
"""From how many partings exchanges begin, unless one is found that costs less than is worth seeking."""


class Costs(msgspec.Struct, frozen=True):
    """What it costs if two people sit together (``pairs[a][b]``, the same as ``pairs[b][a]``), and if one sits out.

    A cost below ``enough`` is good enough to look no further once exchanges help no more.
    """

    pairs: Sequence[Sequence[int]]
    out: Sequence[int]
    enough: int = 0

    def table(self, people: Sequence[int]) -> int:
        """Return the cost of these people at one table."""
        return sum(self.pairs[one][other] for one, other in combinations(people, 2))


class Parting(msgspec.Struct, frozen=True):
    """People at tables, each table and those who sit out in order of their numbers, and what it costs."""

    tables: tuple[tuple[int, ...], ...]
    out: tuple[int, ...]
    cost: int


def parted(size: int, costs: Costs, lots: Rng) -> Parting:
    """Return the parting of people 0, 1, 2 … into tables of ``size``. As few as possible sit out."""
    count = len(costs.out)
    if count <= EXACT:
        return _Search(size, costs).best()
    found: Parting | None = None
    order = list(range(count))
    for _ in range(BEGINNINGS):
        new = _exchanged(_begun(size, costs, order), costs)
        found = new if found is None or new.cost < found.cost else found
        if found.cost < costs.enough:
            break
        order = lots.shuffled(order)
    assert found is not None, "there is a first beginning"
    return found


def _parting(tables: Sequence[Sequence[int]], out: Sequence[int], costs: Costs) -> Parting:
    cost = sum(costs.table(table) for table in tables) + sum(costs.out[one] for one in out)
    return Parting(tuple(sorted(tuple(sorted(table)) for table in tables)), tuple(sorted(out)), cost)


class _Search:
    """Tries all partings, those of a cost that is already too high excepted."""

    def __init__(self, size: int, costs: Costs) -> None:
        self._size, self._costs = size, costs
        self._found: tuple[int, list[tuple[int, ...]], tuple[int, ...]] | None = None

    def best(self) -> Parting:
        """Return the parting of least cost, the first of equal ones."""
        people = range(len(self._costs.out))
        for out in combinations(people, len(people) % self._size):
            left = [one for one in people if one not in out]
            self._go_on(left, [], sum(self._costs.out[one] for one in out), out)
        assert self._found is not None, "there is at least one parting"
        return _parting(self._found[1], self._found[2], self._costs)

    def _go_on(self, left: list[int], tables: list[tuple[int, ...]], cost: int, out: tuple[int, ...]) -> None:
        if self._found is not None and cost >= self._found[0]:
            return
        if not left:
            self._found = cost, tables, out
            return
        for others in combinations(left[1:], self._size - 1):
            table = (left[0], *others)
            rest = [one for one in left if one not in table]
            self._go_on(rest, [*tables, table], cost + self._costs.table(table), out)


def _begun(size: int, costs: Costs, order: Sequence[int]) -> list[list[int]]:
    """Return the tables, and last those who sit out, by giving each table the cheapest people who are left."""
    left = list(order)
    out: list[int] = []
    for _ in range(len(left) % size):
        out.append(min(left, key=lambda one: costs.out[one]))
        left.remove(out[-1])
    tables: list[list[int]] = []
    while left:
        table = [left.pop(0)]
        while len(table) < size:
            here = tuple(table)
            table.append(min(left, key=lambda one: sum(costs.pairs[one][other] for other in here)))
            left.remove(table[-1])
        tables.append(table)
    return [*tables, out]


def _exchanged(groups: list[list[int]], costs: Costs) -> Parting:
    """Exchange two people of different groups as long as one exchange lowers the cost. The last group sits out."""
    last = len(groups) - 1

    def share(one: int, group: int, without: int) -> int:
        if group == last:
            return costs.out[one]
        row = costs.pairs[one]
        return sum(row[other] for other in groups[group] if other not in (one, without))

    improved = True
    while improved:
        improved = False
        for first, second in combinations(range(len(groups)), 2):
            for a in range(len(groups[first])):
                for b in range(len(groups[second])):
                    one, other = groups[first][a], groups[second][b]
                    before = share(one, first, -1) + share(other, second, -1)
                    after = share(other, first, one) + share(one, second, other)
                    if after < before:
                        groups[first][a], groups[second][b] = other, one
                        improved = True
    return _parting(groups[:-1], groups[-1], costs)
