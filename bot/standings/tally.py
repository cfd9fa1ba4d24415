"""What a ranked match adds to the standings: one line for each person, scope and stretch of time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.standings.match import MatchFacts, SeatFacts
from bot.standings.periods import EVER, month_of, season_key, week_of
from bot.standings.ratings import FRESH, Skill, rated, rating

EVERYWHERE = 0
"""The scope of all servers together; other scopes are the ids of servers."""

Known = Mapping[tuple[int, str, int], Skill]
"""Skills before the match by scope, period (ever or a season) and person; those who are missing are new."""


class Added(msgspec.Struct, frozen=True):
    """What is added to one line of the standings; ``skill`` and ``rating`` replace what stood there."""

    scope: int
    period: str
    seat: SeatFacts
    skill: Skill
    rating: int
    gained: int


def tally(match: MatchFacts, season: int | None, known: Known) -> tuple[Added, ...]:
    """The additions of a ranked match; () for an unranked one.

    Skills are kept apart for each scope, for ever and for each season; week and month show the skill for ever as it was
    after the last match in them.
    """
    if match.unranked:
        return ()
    seats = [seat for seat in match.seats if seat.person is not None]
    found: list[Added] = []
    for scope in dict.fromkeys((match.guild, EVERYWHERE)):
        lasting = (EVER, week_of(match.at), month_of(match.at))
        found += _lines(scope, lasting, seats, known)
        if season is not None and scope != EVERYWHERE:
            found += _lines(scope, (season_key(season),), seats, known)
    return tuple(found)


def _lines(scope: int, periods: Sequence[str], seats: Sequence[SeatFacts], known: Known) -> list[Added]:
    before = {seat.player: known.get((scope, periods[0], seat.person or 0), FRESH) for seat in seats}
    after = _after(seats, before)
    return [
        Added(
            scope,
            period,
            seat,
            after[seat.player],
            rating(after[seat.player]),
            rating(after[seat.player]) - rating(before[seat.player]),
        )
        for period in periods
        for seat in seats
    ]


def _after(seats: Sequence[SeatFacts], before: Mapping[int, Skill]) -> dict[int, Skill]:
    teams: dict[int, list[SeatFacts]] = {}
    for seat in seats:
        teams.setdefault(seat.team, []).append(seat)
    members = list(teams.values())
    skills = rated(
        [[before[seat.player] for seat in team] for team in members],
        [min(seat.place for seat in team) for team in members],
    )
    return {
        seat.player: skill
        for team, its in zip(members, skills, strict=True)
        for seat, skill in zip(team, its, strict=True)
    }
