"""The standings of a tournament, counted from its facts alone. Points are hundredths.

A round counts 0 to 10000 hundredths of a percent (matchpoints: the mean over its deals) or 0 to 2000 hundredths of a
victory point. Only closed rounds count. Who sits out gets the average, half of it; for a round before their late entry
a contestant gets average minus, 40 percent. A deal without a result in a closed round is average for all at its table.

Places go by points; then, in the Swiss system, by the mean of the points of those they met; then by the difference from
the other tables. Who is equal in all shares a place. Contestants for whom bots played more than half of their deals,
who have withdrawn, or who direct the tournament are listed without a place; a bot that entered has its place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from fractions import Fraction

import msgspec

from bot.duplicate.comparing import BLITZ, FIELD, FULL, MATCH, MOST_VP, differences, from_others, rounded, shares
from bot.duplicate.comparing import victory_points as points_for
from bot.duplicate.seating import TEAMS
from bot.duplicate.tournament.model import MATCHPOINTS, SWISS, Contestant, Result, Round, State, is_bot

AVERAGE, AVERAGE_MINUS = 50, 40
"""Percents of the possible, as in the Laws of Duplicate Bridge (12C2)."""


class Line(msgspec.Struct, frozen=True):
    """A contestant in the standings. ``place`` is 0 without one.

    ``rounds`` are the points of each closed round, None for one that they were not in; ``points`` is their sum without
    the ``penalties``. ``opponents`` is the mean of the points of those they met (0 in a round robin); ``difference`` is
    from the other tables in hundredths of the game's unit. ``deals`` counts those of their people's chairs, ``bots``
    those of them that bots played; ``played`` the rounds in which they sat at a table.
    """

    contestant: int
    place: int
    points: int
    opponents: int
    difference: int
    rounds: tuple[int | None, ...]
    penalties: int
    played: int
    byes: int
    deals: int
    bots: int


class _Score(msgspec.Struct):
    """What a contestant has in a round: shares of the possible by deal, and the difference in the game's unit."""

    shares: list[Fraction]
    difference: Fraction = Fraction(0)


def round_scores(state: State, number: int) -> dict[int, tuple[int, Fraction]]:
    """Return the points (hundredths) and the difference (in the game's unit) of those who sat at a table in a round.

    Raises IndexError if there was no such round.
    """
    played, settings = state.rounds[number - 1], state.announced
    found = _counted(state, played)
    how = MATCH if settings.form == TEAMS else FIELD
    blitz = BLITZ[settings.game, how]
    if settings.scoring == MATCHPOINTS:
        return {
            one: (rounded(sum(its.shares, Fraction(0)) * FULL / len(its.shares)), its.difference)
            for one, its in found.items()
        }
    return {one: (points_for(its.difference, settings.boards, blitz), its.difference) for one, its in found.items()}


def _counted(state: State, played: Round) -> dict[int, _Score]:
    """Compare all tables of a round, deal by deal: teams within their meeting, others with all that sat alike."""
    settings, shape = state.announced, state.shape
    teams = settings.form == TEAMS
    blitz = Fraction(BLITZ[settings.game, MATCH if teams else FIELD])
    found: dict[int, _Score] = defaultdict(lambda: _Score([]))
    compared: dict[tuple[int, int, int], list[tuple[tuple[int, ...], int]]] = defaultdict(list)
    for deal in state.deals:
        for table in played.tables:
            result = played.results.get((table.number, deal.number), Result())
            for side, seats in enumerate(shape.sides):
                by_contestant = {table.contestants[deal.chair(seat, shape.players)]: seat for seat in reversed(seats)}
                chairs = {one: deal.chair(seat, shape.players) for one, seat in by_contestant.items()}
                if result.scores:
                    key = (table.meeting if teams else 0, deal.board, side)
                    compared[key].append((tuple(chairs), result.scores[deal.chair(seats[0], shape.players)]))
                    continue
                for one, chair in chairs.items():
                    percent = result.percents[chair] if result.percents else AVERAGE
                    found[one].shares.append(Fraction(percent, 100))
                    found[one].difference += Fraction(percent - AVERAGE, 100 - AVERAGE) * blitz
    parts = len(shape.sides) if teams else 1
    for entries in compared.values():
        scores = [score for _, score in entries]
        apart = from_others(scores) if teams else differences(scores)
        for (contestants, _), share, difference in zip(entries, shares(scores), apart, strict=True):
            for one in contestants:
                found[one].shares.append(share)
                found[one].difference += difference / parts
    return dict(found)


def standings(state: State) -> tuple[Line, ...]:
    """Return the standings after the closed rounds, best first; those without a place stand where they would be.

    Raises ValueError for a tournament that was not announced.
    """
    most = FULL if state.announced.scoring == MATCHPOINTS else MOST_VP
    closed = [one for one in state.rounds if one.closed]
    scored = [round_scores(state, one.number) for one in closed]
    rounds = {
        number: tuple(_of_round(one, played, scores, most) for played, scores in zip(closed, scored, strict=True))
        for number, one in state.contestants.items()
    }
    penalties = dict.fromkeys(state.contestants, 0)
    for penalty in state.penalties:
        penalties[penalty.contestant] += penalty.points
    points = {one: sum(its or 0 for its in rounds[one]) - penalties[one] for one in state.contestants}
    others = _opponents(state, closed, points)
    lines: list[Line] = []
    for number, one in state.contestants.items():
        deals, bots = _deals(state, closed, number)
        difference = sum((scores[number][1] for scores in scored if number in scores), Fraction(0))
        place = 1 if state.ranked(one) and not one.withdrawn and 2 * bots <= deals else 0
        lines.append(
            Line(
                contestant=number,
                place=place,
                points=points[number],
                opponents=others.get(number, 0),
                difference=rounded(100 * difference),
                rounds=rounds[number],
                penalties=penalties[number],
                played=sum(number in scores for scores in scored),
                byes=sum(number in its.byes for its in closed),
                deals=deals,
                bots=bots,
            )
        )
    return _placed(lines)


def _of_round(one: Contestant, played: Round, scores: dict[int, tuple[int, Fraction]], most: int) -> int | None:
    """Return the points of a contestant in a round of which ``most`` is possible, None if they were not in it."""
    if one.number in scores:
        return scores[one.number][0]
    if one.number in played.byes:
        return most * AVERAGE // 100
    return most * AVERAGE_MINUS // 100 if played.number < one.since else None


def _opponents(state: State, closed: Iterable[Round], points: dict[int, int]) -> dict[int, int]:
    """Return the mean of the points of those each contestant met, each meeting counted."""
    if state.announced.system != SWISS:
        return {}
    met: dict[int, list[int]] = defaultdict(list)
    for played in closed:
        for meeting in played.meetings():
            for one in meeting:
                met[one] += [points[other] for other in meeting if other != one]
    return {one: rounded(Fraction(sum(its), len(its))) for one, its in met.items()}


def _deals(state: State, closed: Iterable[Round], contestant: int) -> tuple[int, int]:
    """Return how many chairs the people of a contestant had, counted in deals, and how many of them bots played."""
    deals = bots = 0
    for played in closed:
        for table in played.tables:
            for chair, one in enumerate(table.contestants):
                if one == contestant and not is_bot(table.people[chair]):
                    deals += len(state.deals)
                    bots += sum(played.player(table, chair, deal.number) is None for deal in state.deals)
    return deals, bots


def _placed(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the lines in order, with places for those who may have one; equal ones share it."""

    def key(line: Line) -> tuple[int, int, int]:
        return -line.points, -line.opponents, -line.difference

    found: list[Line] = []
    before, place, number = None, 0, 0
    for line in sorted(lines, key=lambda line: (*key(line), line.contestant)):
        if line.place:
            number += 1
            place, before = (place if key(line) == before else number), key(line)
        found.append(msgspec.structs.replace(line, place=place if line.place else 0))
    return tuple(found)


def places(lines: Iterable[Line]) -> tuple[tuple[int, int], ...]:
    """Return contestant and place of those who have one, best first."""
    return tuple((line.contestant, line.place) for line in lines if line.place)
