"""Seats of a round: the kinds of contestants a game can have, who sits on which chair, which seat a chair is. Pure.

A *chair* is a place at a table for a whole round, a *seat* the place in one deal. Who sits at which table is decided by
the pairing; here a meeting becomes tables:

- Where the game has two fixed pairs (Minchiate), two *pairs* make a table, one on each side. Four *individuals* make a
  table too: the partners change from round to round.
- Where everybody plays alone (Terziglio, Mineo, Chinze), as many *individuals* as the game has players make a table.
- A *team* is as many people as a table has chairs. As many teams meet as a table has sides, at as many tables, and at
  each of them every team sits on another side: so both sides, or all three seats, of a board are played by every team.

Everybody plays each seat: boards of games for three are dealt in threes, and the chairs move by one seat with every
board; boards for two are played twice, the second time with the hands exchanged. Teams do not move, because the others
of the team hold the other seats.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations

import msgspec

from bot.duplicate.pairing import Pairing
from bot.engine.options import deal_options
from bot.engine.rng import Rng
from bot.games.registry import game

INDIVIDUALS, PAIRS, TEAMS = "individuals", "pairs", "teams"
"""The kinds of contestants."""


class Shape(msgspec.Struct, frozen=True):
    """A table of a game: the seats of each side. A game in which sides form in the auction has one for each seat."""

    sides: tuple[tuple[int, ...], ...]

    @property
    def players(self) -> int:
        """The number of chairs."""
        return sum(map(len, self.sides))

    @property
    def forms(self) -> tuple[str, ...]:
        """The kinds of contestants that the game can have."""
        return (INDIVIDUALS, TEAMS) if len(self.sides) == self.players else (INDIVIDUALS, PAIRS, TEAMS)

    def side_of(self, seat: int) -> int:
        """Return the side of a seat. Raises StopIteration if there is no such seat."""
        return next(number for number, seats in enumerate(self.sides) if seat in seats)

    def people(self, form: str) -> int:
        """Return how many people one contestant is."""
        return {INDIVIDUALS: 1, PAIRS: len(self.sides[0]), TEAMS: self.players}[form]

    def meeting(self, form: str) -> int:
        """Return how many contestants meet."""
        return self.players if form == INDIVIDUALS else len(self.sides)


@cache
def shape_of(slug: str) -> Shape:
    """Return the table of a game. Raises KeyError if there is no such game."""
    its = game(slug)
    sides = its.view(its.start(deal_options(its))).sides
    return Shape(sides if len(sides) == 2 else tuple((seat,) for seat in range(its.meta.players)))


class Deal(msgspec.Struct, frozen=True):
    """A deal of a round: its number and that of its board, both from 1. Chair c has seat (c + ``turn``) % players."""

    number: int
    board: int
    turn: int = 0

    def seat(self, chair: int, players: int) -> int:
        """Return the seat of a chair."""
        return (chair + self.turn) % players

    def chair(self, seat: int, players: int) -> int:
        """Return the chair that has a seat."""
        return (seat - self.turn) % players


@cache
def deals_of(shape: Shape, form: str, boards: int) -> tuple[Deal, ...]:
    """Return the deals that each table plays in a round with so many boards.

    Raises ValueError without boards, or if individuals of a game for three would not play each seat equally often.
    """
    if boards < 1 or (not fits(shape, form, boards)):
        raise ValueError("the boards do not give everybody each seat")
    if form != INDIVIDUALS or shape.players == 4:
        return tuple(Deal(board, board) for board in range(1, boards + 1))
    if shape.players == 2:
        return tuple(Deal(2 * board - 1 + turn, board, turn) for board in range(1, boards + 1) for turn in (0, 1))
    return tuple(Deal(board, board, (board - 1) % shape.players) for board in range(1, boards + 1))


def fits(shape: Shape, form: str, boards: int) -> bool:
    """Return whether everybody plays each seat equally often with so many boards a round."""
    return form != INDIVIDUALS or shape.players != 3 or boards % 3 == 0


class Table(msgspec.Struct, frozen=True):
    """A table of a round: contestants and people by chair. ``meeting`` numbers meetings from 1; a meeting of teams has
    several tables."""

    number: int
    meeting: int
    contestants: tuple[int, ...]
    people: tuple[int, ...]


class Sat(msgspec.Struct, frozen=True):
    """How it was before: how often two contestants were partners (the lower one first), and how often a contestant had
    a place (a chair of individuals, otherwise a side)."""

    partners: Mapping[tuple[int, int], int] = {}
    places: Mapping[tuple[int, int], int] = {}


def sat_in(rounds: Iterable[Sequence[Table]], shape: Shape, form: str) -> Sat:
    """Return who was whose partner, and where everybody sat, in these rounds."""
    partners: dict[tuple[int, int], int] = {}
    places: dict[tuple[int, int], int] = {}
    for tables in rounds:
        meetings: set[int] = set()
        for table in tables:
            if table.meeting in meetings:
                continue
            meetings.add(table.meeting)
            for place, contestant in enumerate(_order(table, shape, form)):
                places[contestant, place] = places.get((contestant, place), 0) + 1
            if form == INDIVIDUALS:
                for key in _partners(table.contestants, shape):
                    partners[key] = partners.get(key, 0) + 1
    return Sat(partners, places)


def _order(table: Table, shape: Shape, form: str) -> tuple[int, ...]:
    """Return the contestants of a table by place."""
    return table.contestants if form == INDIVIDUALS else tuple(table.contestants[seats[0]] for seats in shape.sides)


def _partners(contestants: Sequence[int], shape: Shape) -> list[tuple[int, int]]:
    """Return who is whose partner among individuals, by chair."""
    found: list[tuple[int, int]] = []
    for seats in shape.sides:
        found += combinations(sorted(contestants[seat] for seat in seats), 2)
    return found


def seated(
    pairing: Pairing,
    shape: Shape,
    form: str,
    members: Mapping[int, Sequence[int]],
    before: Sat,
    lots: Rng,
    *,
    partners_given: bool = False,
) -> tuple[Table, ...]:
    """Return the tables of a round, numbered from 1. ``members`` are the people of each contestant.

    Of all ways to sit down at a table that one is taken in which the fewest are partners again (the first two and the
    last two are, if ``partners_given``), then in which places are shared most evenly; lots decide the rest.
    Raises KeyError if the people of a contestant are not given.
    """
    found: list[Table] = []
    for number, meeting in enumerate(pairing.meetings, 1):
        ways = list(permutations(meeting))
        if partners_given:
            ways = [way for way in ways if {frozenset(pair) for pair in _partners(way, shape)} == _given(meeting)]
        ways = lots.shuffled(ways)
        order = min(ways, key=lambda way: (_again(way, shape, form, before), _uneven(way, before)))
        found += _tables(order, number, len(found), shape, form, members)
    return tuple(found)


def _given(meeting: Sequence[int]) -> set[frozenset[int]]:
    return {frozenset(meeting[:2]), frozenset(meeting[2:])}


def _again(way: Sequence[int], shape: Shape, form: str, before: Sat) -> int:
    """Return how often partners of these were partners before, as squares, so that nobody is often."""
    if form != INDIVIDUALS:
        return 0
    return sum(before.partners.get(key, 0) ** 2 for key in _partners(way, shape))


def _uneven(way: Sequence[int], before: Sat) -> int:
    return sum((before.places.get((contestant, place), 0) + 1) ** 2 for place, contestant in enumerate(way))


def _tables(
    order: Sequence[int], meeting: int, number: int, shape: Shape, form: str, members: Mapping[int, Sequence[int]]
) -> list[Table]:
    """Return the tables of a meeting whose contestants have these places."""
    if form == INDIVIDUALS:
        return [Table(number + 1, meeting, tuple(order), tuple(members[one][0] for one in order))]
    found: list[Table] = []
    for turn in range(len(order) if form == TEAMS else 1):
        contestants, people = [0] * shape.players, [0] * shape.players
        for side, seats in enumerate(shape.sides):
            one = order[(side + turn) % len(order)]
            for place, seat in enumerate(seats):
                contestants[seat] = one
                people[seat] = members[one][turn * len(seats) + place]
        found.append(Table(number + 1 + turn, meeting, tuple(contestants), tuple(people)))
    return found
