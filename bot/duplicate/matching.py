"""The matching of greatest weight in a complete graph: Edmonds' blossom algorithm. Pure.

Every two vertices are joined by an edge with a whole weight above 0, so that the matching of greatest weight leaves
nobody out if their number is even. Alternating trees grow from the free vertices along edges without slack; a circle of
odd length becomes one vertex, a blossom, until it is expanded again. Where no tree can grow, the duals change. Time
grows with the cube of the number of vertices.

Z. Galil, *Efficient algorithms for finding maximum matching in graphs*, ACM Computing Surveys 18 (1986).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

FREE, OUTER, INNER = -1, 0, 1
"""Labels of vertices: in no tree, at an even and at an odd distance from the root of theirs."""


def matched(count: int, weight: Callable[[int, int], int]) -> tuple[tuple[int, int], ...]:
    """Return the pairs of the matching of vertices 0 to ``count`` - 1 whose weights have the greatest sum.

    ``weight`` is asked for the lower and the higher of two vertices. Each pair names the lower one first, and pairs
    stand in the order of those. One vertex stays free if their number is odd. Raises ValueError for a weight that is
    not above 0.
    """
    weights = [[0] * (count + 1) for _ in range(count + 1)]
    for low in range(count):
        for high in range(low + 1, count):
            value = weight(low, high)
            if value <= 0:
                raise ValueError("weights are above 0")
            weights[low + 1][high + 1] = weights[high + 1][low + 1] = 2 * value
    mates = _Blossoms(count, weights).solved()
    return tuple((one - 1, mates[one] - 1) for one in range(1, count + 1) if mates[one] > one)


class _Blossoms:
    """Vertices are numbered from 1, blossoms from ``count`` + 1; 0 is none. Weights are even, so duals stay whole."""

    def __init__(self, count: int, weights: list[list[int]]) -> None:
        size = 2 * count + 2
        self.count, self.weights = count, weights
        self.last = count
        self.edge = [
            [(u, v) if 0 < u <= count and 0 < v <= count and u != v else None for v in range(size)] for u in range(size)
        ]
        most = max((max(row) for row in weights), default=0)
        self.dual = [most // 2 if 0 < u <= count else 0 for u in range(size)]
        self.mate = [0] * size
        self.slack = [0] * size
        self.top = [u if u <= count else 0 for u in range(size)]
        self.parent = [0] * size
        self.label = [FREE] * size
        self.seen = [0] * size
        self.round = 0
        self.parts: list[list[int]] = [[] for _ in range(size)]
        self.holder = [[u if u == v else 0 for v in range(count + 1)] for u in range(size)]
        self.queue: deque[int] = deque()

    def solved(self) -> list[int]:
        """Return the mate of each vertex, 0 for one that stays free."""
        while self._augmented():
            pass
        return self.mate[: self.count + 1]

    def _left(self, edge: tuple[int, int]) -> int:
        """Return the slack of an edge between two vertices: 0 for one that may be used."""
        u, v = edge
        return self.dual[u] + self.dual[v] - self.weights[u][v]

    def _joined(self, u: int, v: int) -> tuple[int, int]:
        edge = self.edge[u][v]
        assert edge is not None, "two vertices are always joined"
        return edge

    def _offer(self, u: int, x: int) -> None:
        """Note that u has an edge to x, if it has less slack than the one known."""
        known = self.slack[x]
        if not known or self._left(self._joined(u, x)) < self._left(self._joined(known, x)):
            self.slack[x] = u

    def _seek(self, x: int) -> None:
        """Find the edge with the least slack from an outer vertex to x."""
        self.slack[x] = 0
        for u in range(1, self.count + 1):
            if self.edge[u][x] is not None and self.top[u] != x and self.label[self.top[u]] == OUTER:
                self._offer(u, x)

    def _enqueue(self, x: int) -> None:
        if x <= self.count:
            self.queue.append(x)
        else:
            for part in self.parts[x]:
                self._enqueue(part)

    def _lift(self, x: int, blossom: int) -> None:
        """Say of all vertices in x that the outermost blossom around them is this one."""
        self.top[x] = blossom
        if x > self.count:
            for part in self.parts[x]:
                self._lift(part, blossom)

    def _even_way(self, blossom: int, part: int) -> int:
        """Return the place of a part, an even one: the blossom is turned round if it would be odd."""
        parts = self.parts[blossom]
        place = parts.index(part)
        if place % 2:
            parts[1:] = parts[:0:-1]
            place = len(parts) - place
        return place

    def _marry(self, u: int, v: int) -> None:
        """Match u with v, and what is inside u with each other."""
        edge = self._joined(u, v)
        self.mate[u] = edge[1]
        if u <= self.count:
            return
        part = self.holder[u][edge[0]]
        place = self._even_way(u, part)
        parts = self.parts[u]
        for number in range(place):
            self._marry(parts[number], parts[number ^ 1])
        self._marry(part, v)
        self.parts[u] = parts[place:] + parts[:place]

    def _turn(self, u: int, v: int) -> None:
        """Exchange matched and free edges from u, which is matched with v now, up to the root."""
        while True:
            before = self.top[self.mate[u]]
            self._marry(u, v)
            if not before:
                return
            self._marry(before, self.top[self.parent[before]])
            u, v = self.top[self.parent[before]], before

    def _meeting(self, u: int, v: int) -> int:
        """Return where the ways of u and v to their roots meet, 0 if the roots differ."""
        self.round += 1
        while u or v:
            if u:
                if self.seen[u] == self.round:
                    return u
                self.seen[u] = self.round
                u = self.top[self.mate[u]]
                u = self.top[self.parent[u]] if u else 0
            u, v = v, u
        return 0

    def _shrink(self, u: int, meeting: int, v: int) -> None:
        """Make a blossom of the circle that the edge between u and v closes."""
        blossom = self.count + 1
        while blossom <= self.last and self.top[blossom]:
            blossom += 1
        self.last = max(self.last, blossom)
        self.dual[blossom], self.label[blossom] = 0, OUTER
        self.mate[blossom] = self.mate[meeting]
        ways: list[list[int]] = []
        for x in (u, v):
            way, outer = list[int](), x
            while outer != meeting:
                inner = self.top[self.mate[outer]]
                way += (outer, inner)
                self._enqueue(inner)
                outer = self.top[self.parent[inner]]
            ways.append(way)
        parts = self.parts[blossom] = [meeting, *reversed(ways[0]), *ways[1]]
        self._lift(blossom, blossom)
        for x in range(1, self.last + 1):
            self.edge[blossom][x] = self.edge[x][blossom] = None
        held = self.holder[blossom] = [0] * (self.count + 1)
        for part in parts:
            self._adopt(blossom, part)
            for x in range(1, self.count + 1):
                if self.holder[part][x]:
                    held[x] = part
        self._seek(blossom)

    def _adopt(self, blossom: int, part: int) -> None:
        """Give a blossom the edges of a part that have less slack than its own."""
        for x in range(1, self.last + 1):
            edge = self.edge[part][x]
            if edge is None:
                continue
            own = self.edge[blossom][x]
            if own is None or self._left(edge) < self._left(own):
                self.edge[blossom][x], self.edge[x][blossom] = edge, self.edge[x][part]

    def _expand(self, blossom: int) -> None:
        """Give up an inner blossom whose dual has fallen to 0."""
        for part in self.parts[blossom]:
            self._lift(part, part)
        entry = self.holder[blossom][self._joined(blossom, self.parent[blossom])[0]]
        place = self._even_way(blossom, entry)
        parts = self.parts[blossom]
        for number in range(0, place, 2):
            inner, outer = parts[number], parts[number + 1]
            self.parent[inner] = self._joined(outer, inner)[0]
            self.label[inner], self.label[outer] = INNER, OUTER
            self.slack[inner] = 0
            self._seek(outer)
            self._enqueue(outer)
        self.label[entry], self.parent[entry] = INNER, self.parent[blossom]
        for part in parts[place + 1 :]:
            self.label[part] = FREE
            self._seek(part)
        self.top[blossom] = 0

    def _followed(self, edge: tuple[int, int]) -> bool:
        """Use an edge without slack from an outer vertex; return whether the matching has grown by it."""
        u, v = self.top[edge[0]], self.top[edge[1]]
        if self.label[v] == FREE:
            self.parent[v], self.label[v] = edge[0], INNER
            mate = self.top[self.mate[v]]
            self.slack[v] = self.slack[mate] = 0
            self.label[mate] = OUTER
            self._enqueue(mate)
        elif self.label[v] == OUTER:
            meeting = self._meeting(u, v)
            if not meeting:
                self._turn(u, v)
                self._turn(v, u)
                return True
            self._shrink(u, meeting, v)
        return False

    def _outermost(self, first: int = 1) -> list[int]:
        return [x for x in range(first, self.last + 1) if self.top[x] == x]

    def _augmented(self) -> bool:
        """Match two more vertices; return False if there are none, or only at a loss."""
        self.label = [FREE] * len(self.label)
        self.slack = [0] * len(self.slack)
        self.queue.clear()
        for x in self._outermost():
            if not self.mate[x]:
                self.parent[x], self.label[x] = 0, OUTER
                self._enqueue(x)
        if not self.queue:
            return False
        while True:
            if self._grown():
                return True
            if not self._duals_changed():
                return False
            self.queue.clear()
            for x in self._outermost():
                known = self.slack[x]
                if self.top[x] != x or not known or self.top[known] == x:
                    continue
                edge = self._joined(known, x)
                if not self._left(edge) and self._followed(edge):
                    return True
            for blossom in self._outermost(self.count + 1):
                if self.label[blossom] == INNER and not self.dual[blossom]:
                    self._expand(blossom)

    def _grown(self) -> bool:
        """Let the trees grow along edges without slack; return whether two of them met."""
        while self.queue:
            u = self.queue.popleft()
            if self.label[self.top[u]] == INNER:
                continue
            for v in range(1, self.count + 1):
                if u != v and self.top[u] != self.top[v]:
                    if self._left((u, v)) == 0:
                        if self._followed((u, v)):
                            return True
                    else:
                        self._offer(u, self.top[v])
        return False

    def _duals_changed(self) -> bool:
        """Change the duals by as much as all slacks allow; return False if a free vertex has no dual left."""
        steps: list[int] = []
        for x in self._outermost():
            if x > self.count and self.label[x] == INNER:
                steps.append(self.dual[x] // 2)
            known = self.slack[x]
            if known and self.label[x] != INNER:
                left = self._left(self._joined(known, x))
                steps.append(left if self.label[x] == FREE else left // 2)
        vertices = range(1, self.count + 1)
        lowest = min((self.dual[u] for u in vertices if self.label[self.top[u]] == OUTER), default=0)
        step = min(steps, default=lowest)
        if lowest <= step:
            return False
        for u in vertices:
            self.dual[u] += {OUTER: -step, INNER: step}.get(self.label[self.top[u]], 0)
        for blossom in self._outermost(self.count + 1):
            self.dual[blossom] += {OUTER: 2 * step, INNER: -2 * step}.get(self.label[blossom], 0)
        return True
