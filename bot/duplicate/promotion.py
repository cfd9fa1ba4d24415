"""Promotion and relegation between the divisions of a league. Pure.

After a season a quarter of each division goes up and as many go down (:func:`quarter`). Members are ordered by victory
points, then fewer penalties, then the earlier finish. Who has left, or played fewer than half of the fixtures, drops
out: that frees a place, so one member less is relegated; if more drop out than would be relegated, the free places go
to the next of the division below.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

SMALLEST, LARGEST, USUAL = 6, 12, 8
"""The members of a division: at least, at most, and about how many a new league has in each."""

STAYS, UP, DOWN, OUT, NEW, MOVED = "stays", "up", "down", "out", "new", "moved"
"""What a season means for a member. ``moved``: the lowest divisions were divided again."""


class Row(msgspec.Struct, frozen=True):
    """A member's season. ``points`` are hundredths of a victory point, without the ``penalties`` (hundredths); they
    finished their last deal at ``finished`` (Unix ms, 0: none) and ``played`` so many fixtures. ``left``: they have
    left the league."""

    member: int
    points: int
    penalties: int = 0
    finished: int = 0
    played: int = 0
    left: bool = False


class Move(msgspec.Struct, frozen=True):
    """Where a member was and will play (divisions from 1, the highest; 0: in none), and why."""

    member: int
    before: int
    after: int
    why: str


class NextSeason(msgspec.Struct, frozen=True):
    """The members of each division of the next season, and what that means for everybody, the highest first."""

    divisions: tuple[tuple[int, ...], ...]
    moves: tuple[Move, ...]


def quarter(upper: int, lower: int) -> int:
    """Return how many change places between two divisions of so many members: a quarter of the smaller one."""
    return min(upper, lower) // 4


def ordered(rows: Sequence[Row]) -> tuple[Row, ...]:
    """Return a division in order, best first. Members who are equal in all stand in the order of their numbers."""
    return tuple(sorted(rows, key=lambda row: (-row.points, row.penalties, row.finished or float("inf"), row.member)))


def drops_out(row: Row, fixtures: int) -> bool:
    """Return whether a member drops out after a season of so many fixtures."""
    return row.left or 2 * row.played < fixtures


def divided(members: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return members in divisions of 6 to 12, as equal in size as possible, in their order; larger ones come first.

    Raises ValueError for fewer members than a division has.
    """
    count = len(members)
    if count < SMALLEST:
        raise ValueError("there are too few members for a division")
    number = min(max(round(count / USUAL), -(-count // LARGEST)), count // SMALLEST)
    found: list[tuple[int, ...]] = []
    begin = 0
    for place in range(number):
        size = count // number + (place < count % number)
        found.append(tuple(members[begin : begin + size]))
        begin += size
    return tuple(found)


def next_season(divisions: Sequence[Sequence[Row]], fixtures: int, newcomers: Sequence[int] = ()) -> NextSeason:
    """Return the divisions of the next season. ``divisions`` are those of the last one, the highest first, in any order
    of their members. If too few members are left for a division, they are one division all the same.
    """
    active = [[row.member for row in ordered(rows) if not drops_out(row, fixtures)] for rows in divisions]
    before = {row.member: number for number, rows in enumerate(divisions, 1) for row in rows}
    new: list[list[int]] = []
    fallen: list[int] = []
    for number, rows in enumerate(divisions):
        stay = active[number]
        if number + 1 == len(divisions):
            new.append([*fallen, *stay, *newcomers])
            break
        free = len(rows) - len(stay) - len(fallen)
        down = min(max(0, quarter(len(rows), len(divisions[number + 1])) - free), len(stay))
        risen = active[number + 1][: free + down]
        active[number + 1] = active[number + 1][len(risen) :]
        new.append([*fallen, *stay[: len(stay) - down], *risen])
        fallen = stay[len(stay) - down :]
    moved = _fitting(new or [list(newcomers)])
    wanted = {member: number for number, its in enumerate(new, 1) for member in its}
    after = {member: number for number, its in enumerate(moved, 1) for member in its}
    every = [*(row.member for rows in divisions for row in ordered(rows)), *newcomers]
    moves = tuple(
        Move(
            one, before.get(one, 0), after.get(one, 0), _why(before.get(one, 0), wanted.get(one, 0), after.get(one, 0))
        )
        for one in dict.fromkeys(every)
    )
    return NextSeason(moved, moves)


def _why(before: int, wanted: int, after: int) -> str:
    if not after:
        return OUT
    if not before:
        return NEW
    if after not in (wanted, before):
        return MOVED
    return STAYS if before == after else UP if after < before else DOWN


def _fitting(divisions: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """Return the divisions with the lowest one divided, or put together with the one above, if its size asks for it."""
    found = [tuple(its) for its in divisions if its]
    if found and len(found[-1]) < SMALLEST and len(found) > 1:
        found[-2:] = [(*found[-2], *found[-1])]
    if found and len(found[-1]) > LARGEST:
        found[-1:] = divided(found[-1])
    return tuple(found)
