"""The state of a tournament, as computed from its facts."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.duplicate.seating import Deal, Shape, Table, deals_of, shape_of
from bot.duplicate.tournament.events import Announced

NOBODY, ANNOUNCED, CHECK_IN, RUNNING, FINISHED, CANCELLED = (
    "",
    "announced",
    "check-in",
    "running",
    "finished",
    "cancelled",
)
"""The statuses; the first one is that of a tournament without facts."""

SWISS, ROUND_ROBIN = "swiss", "round-robin"
SYSTEMS = (SWISS, ROUND_ROBIN)
MATCHPOINTS, VICTORY_POINTS = "matchpoints", "victory-points"
SCORINGS = (MATCHPOINTS, VICTORY_POINTS)

RULES = 1
"""The number of the rules of pairing and scoring that new tournaments follow."""


def is_bot(member: int) -> bool:
    """Return whether a member of a contestant is a bot that entered, not a person."""
    return member < 0


class Contestant(msgspec.Struct, frozen=True):
    """One who plays for a place: a person, a pair or a team. ``members`` are those who play now, ``former`` the people
    whom substitutes replaced. ``since`` is the first round they play, ``withdrawn`` why they play no more ("": they
    do); ``last`` is then the last round they were in."""

    number: int
    members: tuple[int, ...]
    name: str = ""
    since: int = 1
    ranked: bool = True
    former: tuple[int, ...] = ()
    withdrawn: str = ""
    last: int = 0


class Change(msgspec.Struct, frozen=True):
    """From a deal on a chair is played by a person, or by a bot (None)."""

    table: int
    chair: int
    deal: int
    person: int | None


class Result(msgspec.Struct, frozen=True):
    """The score of a deal by chair: ``scores`` in the game's unit, or ``percents`` of the possible. ``reason`` is that
    of a director who adjusted it, ``part`` says that the deal was not played to the end; ``at`` is when it was counted
    (Unix ms)."""

    scores: tuple[int, ...] = ()
    percents: tuple[int, ...] = ()
    part: bool = False
    reason: str = ""
    log: str = ""
    at: int = 0


class Round(msgspec.Struct, frozen=True):
    """A round: as it was seated, and what happened since. ``results`` are by table and deal; ``closed`` says why it
    ended ("": it runs), ``ended`` when."""

    number: int
    tables: tuple[Table, ...]
    byes: tuple[int, ...]
    boards: tuple[str, ...]
    begun: int
    until: int
    changes: tuple[Change, ...] = ()
    results: Mapping[tuple[int, int], Result] = {}
    closed: str = ""
    ended: int = 0

    def table(self, number: int) -> Table | None:
        """Return a table, None if there is none with this number."""
        return self.tables[number - 1] if 1 <= number <= len(self.tables) else None

    def player(self, table: Table, chair: int, deal: int) -> int | None:
        """Return the person who plays a chair in a deal, None for a bot."""
        found = table.people[chair]
        player = None if is_bot(found) else found
        for change in self.changes:
            if (change.table, change.chair) == (table.number, chair) and change.deal <= deal:
                player = change.person
        return player

    def chair_of(self, person: int) -> tuple[Table, int] | None:
        """Return where a person sits, or sat until a bot came; None for anybody else."""
        for table in self.tables:
            for chair, first in enumerate(table.people):
                sat = [first, *(one.person for one in self.changes if (one.table, one.chair) == (table.number, chair))]
                people = [one for one in sat if one is not None]
                if people[-1] == person:
                    return table, chair
        return None

    def meetings(self) -> tuple[tuple[int, ...], ...]:
        """Return the contestants of each meeting."""
        found: dict[int, tuple[int, ...]] = {}
        for table in self.tables:
            found.setdefault(table.meeting, tuple(dict.fromkeys(table.contestants)))
        return tuple(found.values())


class Penalty(msgspec.Struct, frozen=True):
    """Points (hundredths) that a director took from a contestant."""

    contestant: int
    points: int
    reason: str


class State(msgspec.Struct, frozen=True):
    """A tournament. ``seq`` counts its facts, ``entered`` the contestants who have ever entered.

    ``present`` are the people who have said that they are there, ``absent`` those for whom a bot plays until they take
    over, ``gone`` those who have left for good. ``paused`` is when the pause began (0: none), ``ended`` when the
    tournament did; ``places`` are those that were published.
    """

    id: str
    seq: int = 0
    status: str = NOBODY
    settings: Announced | None = None
    contestants: Mapping[int, Contestant] = {}
    entered: int = 0
    directors: frozenset[int] = frozenset()
    present: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    gone: frozenset[int] = frozenset()
    rounds: tuple[Round, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    paused: int = 0
    ended: int = 0
    places: tuple[tuple[int, int], ...] = ()
    reason: str = ""

    @property
    def announced(self) -> Announced:
        """The settings. Raises ValueError for a tournament without facts."""
        if self.settings is None:
            raise ValueError("the tournament was not announced")
        return self.settings

    @property
    def shape(self) -> Shape:
        """A table of the game."""
        return shape_of(self.announced.game)

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals of each round."""
        return deals_of(self.shape, self.announced.form, self.announced.boards)

    @property
    def round(self) -> Round | None:
        """The running round, None between rounds."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].closed else None

    @property
    def complete(self) -> bool:
        """Whether all deals of the running round are counted; False between rounds."""
        running = self.round
        return running is not None and len(running.results) == len(running.tables) * len(self.deals)

    @property
    def open(self) -> bool:
        """Whether anything can still happen."""
        return self.status in (ANNOUNCED, CHECK_IN, RUNNING)

    @property
    def late_until(self) -> int:
        """The last round with which a late entry may begin: half of all in the Swiss system, otherwise the first."""
        return self.announced.rounds // 2 + 1 if self.announced.system == SWISS else 1

    def contestant_of(self, person: int) -> Contestant | None:
        """Return the contestant for whom a person plays, None if they do not."""
        found = (one for one in self.contestants.values() if person in one.members and not one.withdrawn)
        return next(found, None)

    def active(self) -> tuple[Contestant, ...]:
        """Return the contestants who have not withdrawn."""
        return tuple(one for one in self.contestants.values() if not one.withdrawn)

    def ranked(self, contestant: Contestant) -> bool:
        """Return whether a contestant may get a place, as far as that depends on who they are."""
        return contestant.ranked and self.directors.isdisjoint((*contestant.members, *contestant.former))
