"""What a ranked match adds to the standings: one line for each person, scope and stretch of time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial

import msgspec

from bot.standings.match import MatchFacts, SeatFacts
from bot.standings.periods import lasting, season_key
from bot.standings.ratings import FRESH, Skill, rated, rating

EVERYWHERE = 0
"""The scope of all servers together; other scopes are the ids of servers."""

Known = Mapping[tuple[int, str, int], Skill]
"""Skills before the match by scope, period (ever or a season) and person; those who are missing are new."""


class Added(msgspec.Struct, frozen=True):
    """What is added to the lines of one person in some stretches of time; ``skill`` and ``rating`` replace what stood
    there."""

    scope: int
    periods: tuple[str, ...]
    seat: SeatFacts
    skill: Skill
    rating: int
    gained: int


def tally(match: MatchFacts, season: int | None, known: Known) -> tuple[Added, ...]:
    """The additions of a ranked match; () for an unranked one.

    Skills are kept apart for each scope, for ever and for each season; week and month show the skill for ever as it was
    after the last match in them. Everybody is rated against everybody, but whom the result is not to cost anything
    gets no line.
    """
    if match.unranked:
        return ()
    seats = [seat for seat in match.seats if seat.person is not None]
    rate = cache(partial(_after, seats))  # People of one server have the same skill there and everywhere.
    found: list[Added] = []
    for scope in dict.fromkeys((match.guild, EVERYWHERE)):
        found += _lines(scope, lasting(match.at), seats, known, rate)
        if season is not None and scope != EVERYWHERE:
            found += _lines(scope, (season_key(season),), seats, known, rate)
    return tuple(found)


_After = tuple[Skill, int, int]
"""A skill after a match, its rating, and what the rating has gained."""


def _lines(
    scope: int,
    periods: tuple[str, ...],
    seats: Sequence[SeatFacts],
    known: Known,
    rate: Callable[..., Sequence[_After]],
) -> list[Added]:
    after = rate(tuple([known.get((scope, periods[0], seat.person or 0), FRESH) for seat in seats]))
    return [Added(scope, periods, seat, *its) for seat, its in zip(seats, after, strict=True) if seat.charged]


def _after(seats: Sequence[SeatFacts], skills: Sequence[Skill]) -> list[_After]:
    """What has become of the skill of each seat; those who abandoned the match are rated as if their team had come
    last."""
    before = {seat.player: skill for seat, skill in zip(seats, skills, strict=True)}
    teams: dict[int, list[SeatFacts]] = {}
    for seat in seats:
        teams.setdefault(seat.team, []).append(seat)
    members = list(teams.values())
    places = [min([seat.place for seat in team]) for team in members]
    after = _skills(members, before, places)
    for number, team in enumerate(members):
        if any(seat.abandoned for seat in team):
            last = [*places[:number], max(places) + 1, *places[number + 1 :]]
            punished = _skills(members, before, last)
            after |= {seat.player: punished[seat.player] for seat in team if seat.abandoned}
    now = [(after[seat.player], rating(after[seat.player])) for seat in seats]
    return [(skill, shown, shown - rating(old)) for (skill, shown), old in zip(now, skills, strict=True)]


def _skills(
    members: Sequence[Sequence[SeatFacts]], before: Mapping[int, Skill], places: Sequence[int]
) -> dict[int, Skill]:
    skills = rated([[before[seat.player] for seat in team] for team in members], places)
    return {
        seat.player: skill
        for team, its in zip(members, skills, strict=True)
        for seat, skill in zip(team, its, strict=True)
    }
