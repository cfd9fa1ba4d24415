"""What a ranked match adds to the standings, and the periods that standings are kept for (weeks and months in UTC)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache, partial

import msgspec

from bot.standings.ratings import FRESH, Skill, rated, rating
from bot.standings.results import MatchFacts, SeatFacts

EVER = "ever"


def month_of(at: int) -> str:
    """Return the month of a moment (Unix ms), as 2026-11."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")


def week_of(at: int) -> str:
    """Return the ISO week of a moment (Unix ms), as 2026-W47; it begins on Monday."""
    year, week, _ = datetime.fromtimestamp(at / 1000, UTC).isocalendar()
    return f"{year}-W{week:02}"


@lru_cache(256)
def lasting(at: int) -> tuple[str, str, str]:
    """Return the periods that every match belongs to, by the moment it ended (Unix ms)."""
    return EVER, week_of(at), month_of(at)


def season_key(season: int) -> str:
    """Return the period of a season, by the number of its row."""
    return f"s{season}"


EVERYWHERE = 0
"""The scope of all Discord servers together; other scopes are the ids of servers."""

Known = Mapping[tuple[int, str, int], Skill]
"""Skills before the match by scope, period (ever or a season) and person; people who are missing are new."""


class Added(msgspec.Struct, frozen=True):
    """What a match adds to a person's lines in some periods; `skill` and `rating` replace the old values."""

    scope: int
    periods: tuple[str, ...]
    seat: SeatFacts
    skill: Skill
    rating: int
    gained: int


def tally(match: MatchFacts, season: int | None, known: Known) -> tuple[Added, ...]:
    """Return the additions of a ranked match, () for an unranked match.

    Skills are kept for each scope, separately for the period "ever" and for each season. Week and month show the skill
    of "ever" after the last match in them. The rating compares all players, but a player for whom the result does not
    count gets no line.
    """
    if match.unranked:
        return ()
    seats = [seat for seat in match.seats if seat.person is not None]
    rate = cache(partial(_after, seats))  # People of only one Discord server have the same skill in both scopes.
    found: list[Added] = []
    for scope in dict.fromkeys((match.guild, EVERYWHERE)):
        found += _lines(scope, lasting(match.at), seats, known, rate)
        if season is not None and scope != EVERYWHERE:
            found += _lines(scope, (season_key(season),), seats, known, rate)
    return tuple(found)


_After = tuple[Skill, int, int]
"""A skill after a match, its rating, and the change of the rating."""


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
    """Return the skill of each seat after the match.

    Players who abandoned the match are rated as if their team had come last.
    """
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
