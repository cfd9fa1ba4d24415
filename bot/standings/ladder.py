"""The ladder against bots: what a match with bots counts for, apart from all ratings of people.

A match counts for a person if bots played against them: bots of another team in which no person sat. The person has won
if they finished ahead of every one of these bots, and lost if one of them finished ahead. The match counts at the level
of the weakest of these bots, and for all levels together. Other people at the table make no difference.

A win counts only if the person played the match to its end themselves. A match that they stopped, left or let a bot
play counts as lost unless they were ahead; otherwise it does not count. Matches that the host wanted unranked never do,
nor those in which somebody took a hint.
The ladder has no seasons and no periods: seasons are contests between people.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.standings.ratings import FORGIVEN, FRESH, Skill, rated, rating
from bot.standings.results import MatchFacts, SeatFacts
from bot.standings.tally import EVERYWHERE

ANY = ""
"""The level that stands for all levels together."""

STRENGTH: Mapping[str, float] = {"novice": 15.0, "regular": 25.0, "master": 35.0}
"""The fixed skill of the bots by level, in units of skill; a new person has 25."""

ORDINARY = 25.0
"""The fixed skill of the bots of any other level."""

KNOWN = 1.0
"""The standard deviation of the bots' skill. It is small and never changes, so that only the person's rating moves."""

ENOUGH_DEALS = 20
"""Deals from which the average margin is shown and compared."""

COUNTED = ("computer", "pace")
"""Why a match is unranked and may still count on the ladder: bots play in it, perhaps without clocks."""


class BotResult(msgspec.Struct, frozen=True):
    """The result of one person against the bots of a match.

    `outcome` is 1 for a win, 0 for a draw, -1 for a loss. `margin` is the person's balance minus that of the best of
    these bots, in the game's unit. `level` is the level of the weakest of them.
    """

    seat: SeatFacts
    level: str
    outcome: int
    margin: int


class LadderLine(msgspec.Struct, frozen=True):
    """The sums of a person's matches against bots of a level. `streak` is the number of matches won in a row up to now,
    `best_streak` the longest such row. A draw neither lengthens nor ends a streak."""

    matches: int = 0
    wins: int = 0
    deals: int = 0
    deal_wins: int = 0
    margin: int = 0
    streak: int = 0
    best_streak: int = 0
    skill: Skill = FRESH

    @property
    def average(self) -> int | None:
        """The margin for each deal in thousandths, rounded towards 0; None if there are too few deals."""
        if self.deals < ENOUGH_DEALS:
            return None
        whole = abs(self.margin) * 1000 // self.deals
        return whole if self.margin >= 0 else -whole


LadderKey = tuple[int, str, int]
"""What identifies a line of a game's ladder: the scope, the level and the person."""


class Climbed(msgspec.Struct, frozen=True):
    """The new line of a person on the ladder, and what it was before the match."""

    scope: int
    level: str
    result: BotResult
    before: LadderLine
    line: LadderLine

    @property
    def gained(self) -> int:
        """The change of the rating, in points."""
        return rating(self.line.skill) - rating(self.before.skill)


def bot_results(match: MatchFacts) -> tuple[BotResult, ...]:
    """Return the results of the people of a match against its bots, () if it does not count on the ladder."""
    if match.unranked not in COUNTED:
        return ()
    with_people = {seat.team for seat in match.seats if seat.person is not None}
    bots = [seat for seat in match.seats if seat.level is not None and seat.team not in with_people]
    if not bots:
        return ()
    results = (_result(match, seat, bots) for seat in match.seats if seat.person is not None)
    return tuple(result for result in results if result is not None)


def played_through(match: MatchFacts, seat: SeatFacts) -> bool:
    """Return whether the person played the match to its end themselves."""
    return match.complete and seat.stayed and not seat.abandoned and seat.helped <= FORGIVEN


def _result(match: MatchFacts, seat: SeatFacts, bots: Sequence[SeatFacts]) -> BotResult | None:
    first = min(bot.place for bot in bots)
    outcome = (seat.place < first) - (seat.place > first)
    if seat.abandoned:
        outcome = -1
    elif not played_through(match, seat):
        if outcome > 0 or not seat.charged:
            return None
        outcome = -1
    margin = seat.balance - max(bot.balance for bot in bots)
    return BotResult(seat, min((bot.level or "" for bot in bots), key=_strength), outcome, margin)


def _strength(level: str) -> tuple[float, str]:
    return STRENGTH.get(level, ORDINARY), level


def climb(match: MatchFacts, known: Mapping[LadderKey, LadderLine]) -> tuple[Climbed, ...]:
    """Return the lines of the ladder that a match changes; `known` are the lines before it."""
    found: list[Climbed] = []
    for result in bot_results(match):
        rates: dict[Skill, Skill] = {}
        for scope in dict.fromkeys((match.guild, EVERYWHERE)):
            for level in (ANY, result.level):
                before = known.get((scope, level, result.seat.person or 0), LadderLine())
                # A person of one Discord server has the same skill in both scopes.
                skill = rates.get(before.skill)
                if skill is None:
                    skill = rates[before.skill] = _rated(before.skill, result)
                found.append(Climbed(scope, level, result, before, _after(before, result, skill)))
    return tuple(found)


def _rated(skill: Skill, result: BotResult) -> Skill:
    bot = Skill(STRENGTH.get(result.level, ORDINARY), KNOWN)
    places = {1: (1, 2), 0: (1, 1), -1: (2, 1)}[result.outcome]
    return rated(((skill,), (bot,)), places)[0][0]


def _after(before: LadderLine, result: BotResult, skill: Skill) -> LadderLine:
    seat, won = result.seat, result.outcome > 0
    streak = before.streak + won if result.outcome >= 0 else 0
    return LadderLine(
        matches=before.matches + 1,
        wins=before.wins + won,
        deals=before.deals + seat.deals,
        deal_wins=before.deal_wins + sum(wins for role, (_, wins) in seat.roles.items() if role != "dealer"),
        margin=before.margin + result.margin,
        streak=streak,
        best_streak=max(before.best_streak, streak),
        skill=skill,
    )
