"""Counts a tournament a second time, from its facts and the page on scoring alone. Nothing of `bot.duplicate` is used
but the facts and the measured blitz."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from decimal import ROUND_FLOOR, Decimal, localcontext
from fractions import Fraction
from typing import Any

from bot.duplicate.comparing import BLITZ
from bot.duplicate.tournament import events as ev

SEATS = {"minchiate": 4, "terziglio": 3, "mineo": 3, "chinze": 2}


def half_up(value: Fraction) -> int:
    """Return the nearest whole number, halves upwards."""
    return (2 * value.numerator + value.denominator) // (2 * value.denominator)


def scale(difference: Fraction, boards: int, blitz: float) -> int:
    """Return victory points in hundredths, with 40 digits."""
    with localcontext() as context:
        context.prec = 40
        own = abs(Decimal(difference.numerator) / Decimal(difference.denominator))
        ratio = min(own / (Decimal(str(blitz)) * Decimal(boards).sqrt()), Decimal(1))
        r = (Decimal(5).sqrt() - 1) / 2
        won = 1000 * (1 - r ** (3 * ratio)) / (1 - r**3)
        extra = int((won + Decimal("0.5")).to_integral_value(ROUND_FLOOR))
    return 1000 + extra if difference >= 0 else 1000 - extra


class Recount:
    """What the facts say, in plain dictionaries."""

    def __init__(self, facts: Sequence[ev.Fact]) -> None:
        first = facts[0]
        assert isinstance(first, ev.Announced)
        self.its, self.seats = first, SEATS[first.game]
        self.teams = first.form == "teams"
        self.deals = first.boards * (2 if self.seats == 2 and first.form == "individuals" else 1)
        self.since: dict[int, int] = {}
        self.out: set[int] = set()
        self.unranked: set[int] = set()
        self.directors = {first.by}
        self.people: dict[int, set[int]] = {}
        self.penalties: dict[int, int] = defaultdict(int)
        self.rounds: list[ev.RoundBegun] = []
        self.closed: set[int] = set()
        self.results: dict[tuple[int, int, int], Any] = {}
        self.bots: dict[tuple[int, int, int], list[tuple[int, bool]]] = defaultdict(list)
        for fact in facts:
            self.take(fact)

    def take(self, fact: ev.Fact) -> None:
        """Take note of a fact."""
        match fact:
            case ev.Joined():
                self.since[fact.contestant] = fact.since
                self.people[fact.contestant] = set(fact.members)
                self.unranked |= set() if fact.ranked else {fact.contestant}
            case ev.Withdrawn():
                self.out.add(fact.contestant)
                if not self.rounds:
                    del self.since[fact.contestant]
            case ev.Appointed():
                self.directors.add(fact.person)
            case ev.Penalized():
                self.penalties[fact.contestant] += fact.points
            case ev.RoundBegun():
                self.rounds.append(fact)
            case ev.RoundClosed():
                self.closed.add(fact.round)
            case ev.Scored() | ev.Adjusted():
                self.results[fact.round, fact.table, fact.deal] = fact
            case ev.Replaced():
                self.bots[fact.round, fact.table, fact.chair].append((fact.deal, True))
            case ev.TakenOver() | ev.Substituted():
                if isinstance(fact, ev.Substituted):
                    self.people[fact.contestant].add(fact.substitute)
                self.bots[fact.round, fact.table, fact.chair].append((fact.deal, False))
            case _:
                pass

    def seat(self, chair: int, deal: int) -> tuple[int, int]:
        """Return board and seat of a chair in a deal."""
        if self.teams or self.seats == 4:
            return deal, chair
        if self.seats == 2:
            return (deal + 1) // 2, (chair + deal - 1) % 2
        return deal, (chair + deal - 1) % 3

    def entries(self, begun: ev.RoundBegun) -> list[tuple[Any, list[int], list[int], Any]]:
        """Return for each side of each table in each deal: what it is compared with, its contestants, their chairs, and
        the fact with the score."""
        sides = 2 if self.seats == 4 else self.seats
        found: list[tuple[Any, list[int], list[int], Any]] = []
        for table in begun.tables:
            for deal in range(1, self.deals + 1):
                result = self.results.get((begun.round, table.number, deal))
                for side in range(sides):
                    chairs = [chair for chair in range(self.seats) if self.seat(chair, deal)[1] % sides == side]
                    who = sorted({table.contestants[chair] for chair in chairs})
                    with_whom = table.meeting if self.teams else 0, self.seat(chairs[0], deal)[0], side
                    found.append((with_whom, who, chairs, (table, result)))
        return found

    def scores(self, begun: ev.RoundBegun) -> dict[int, tuple[int, Fraction]]:
        """Return points and difference of those who sat in a round."""
        blitz = BLITZ[self.its.game, "match" if self.teams else "field"]
        share: dict[int, list[Fraction]] = defaultdict(list)
        gain: dict[int, Fraction] = defaultdict(Fraction)
        entries = self.entries(begun)
        for with_whom, who, chairs, (table, result) in entries:
            if result is None or not result.scores:
                for one in who:
                    chair = next(chair for chair in chairs if table.contestants[chair] == one)
                    percent = result.percents[chair] if result is not None else 50
                    share[one].append(Fraction(percent, 100))
                    gain[one] += Fraction(percent - 50, 50) * Fraction(str(blitz))
                continue
            own = result.scores[chairs[0]]
            every = sorted(
                other.scores[others[0]]
                for group, _, others, (_, other) in entries
                if group == with_whom and other is not None and other.scores
            )
            rest = list(every)
            rest.remove(own)
            for one in who:
                lower, same = sum(x < own for x in rest), sum(x == own for x in rest)
                share[one].append(Fraction(2 * lower + same, 2 * len(rest)) if rest else Fraction(1, 2))
                if self.teams:
                    parts = 2 if self.seats == 4 else self.seats
                    gain[one] += (own - Fraction(sum(rest), len(rest))) / parts if rest else 0
                else:
                    eighth = len(every) // 8
                    middle = every[eighth : len(every) - eighth]
                    gain[one] += own - Fraction(sum(middle), len(middle))
        if self.its.scoring == "matchpoints":
            return {one: (half_up(10000 * sum(its) / len(its)), gain[one]) for one, its in share.items()}
        return {one: (scale(gain[one], self.its.boards, blitz), gain[one]) for one in share}

    def standings(self) -> list[tuple[int, int, int, int, int]]:
        """Return contestant, place (0: none), points, opponents and difference, best first."""
        most = 10000 if self.its.scoring == "matchpoints" else 2000
        closed = [one for one in self.rounds if one.round in self.closed]
        scored = [self.scores(one) for one in closed]
        points = {one: -self.penalties[one] for one in self.since}
        for begun, scores in zip(closed, scored, strict=True):
            for one, since in self.since.items():
                late = most * 4 // 10 if begun.round < since else 0
                points[one] += scores[one][0] if one in scores else most // 2 if one in begun.byes else late
        rows: list[tuple[int, int, int, int, bool]] = []
        for one in self.since:
            met = [points[other] for begun in closed for other in self.met(begun, one)]
            opponents = half_up(Fraction(sum(met), len(met))) if met and self.its.system == "swiss" else 0
            difference = half_up(100 * sum((scores[one][1] for scores in scored if one in scores), Fraction()))
            placed = one not in self.out | self.unranked and not self.people[one] & self.directors
            rows.append((points[one], opponents, difference, one, placed and self.by_people(closed, one)))
        ranked = sorted({row[:3] for row in rows if row[4]}, reverse=True)
        place = {key: 1 + sum(row[4] and row[:3] > key for row in rows) for key in ranked}
        rows.sort(key=lambda row: (-row[0], -row[1], -row[2], row[3]))
        return [(one, place[a, b, c] if its else 0, a, b, c) for a, b, c, one, its in rows]

    def met(self, begun: ev.RoundBegun, one: int) -> set[int]:
        """Return whom a contestant met in a round."""
        its = {table.meeting for table in begun.tables if one in table.contestants}
        return {other for table in begun.tables if table.meeting in its for other in table.contestants} - {one}

    def by_people(self, closed: Sequence[ev.RoundBegun], one: int) -> bool:
        """Return whether people played at least half of the deals of a contestant."""
        bots = [
            self.bot(begun.round, table.number, chair, deal)
            for begun in closed
            for table in begun.tables
            for chair in range(self.seats)
            if table.contestants[chair] == one
            for deal in range(1, self.deals + 1)
        ]
        return sum(bots) * 2 <= len(bots)

    def bot(self, number: int, table: int, chair: int, deal: int) -> bool:
        """Return whether a bot played this deal."""
        its = [bot for since, bot in self.bots[number, table, chair] if since <= deal]
        return bool(its) and its[-1]
