"""What a profile says beside the matches at tables: deals of the day and tournaments, as sums."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bot.duplicate.streak import Streak
from bot.duplicate.tournament.model import FINISHED, State
from bot.i18n import Words
from bot.ports.daily import DailyEntry
from bot.ui.screens.daily import gained


@dataclass(frozen=True, slots=True)
class Tournaments:
    """Finished tournaments of a person: how many, in how many they had a place and won, and the best place."""

    played: int = 0
    won: int = 0
    place: int = 0
    of: int = 0


def tournaments_of(person: int, states: Iterable[State], slug: str) -> Tournaments:
    """Return how a person did in the finished tournaments of a game."""
    played = won = 0
    best = (0, 0)
    for state in states:
        if state.status != FINISHED or state.announced.game != slug:
            continue
        mine = [one.number for one in state.contestants.values() if person in one.members]
        if not mine:
            continue
        played += 1
        place = next((place for contestant, place in state.places if contestant in mine), 0)
        won += place == 1
        if place and (not best[0] or (place, -len(state.places)) < (best[0], -best[1])):
            best = (place, len(state.places))
    return Tournaments(played, won, *best)


def further_lines(
    slug: str, today: int, entries: Iterable[DailyEntry], streak: Streak, tournaments: Tournaments, words: Words
) -> list[str]:
    """Return a line for deals of the day and one for tournaments, each only if there are any. Deals of a day that has
    not ended do not count: others may still play them."""
    scores = [one.score for one in entries if one.game == slug and one.day < today and one.score is not None]
    lines: list[str] = []
    if scores:
        said = words.text("ui-profile-daily", count=len(scores), best=gained(slug, max(scores), words))
        lines.append(f"{said} {words.text('ui-day-streak', days=streak.days)}" if streak.days else said)
    if tournaments.played:
        said = words.text("ui-profile-tournaments", count=tournaments.played, won=tournaments.won)
        best = words.text("ui-profile-best-place", place=tournaments.place, of=tournaments.of)
        lines.append(f"{said} {best}" if tournaments.place else said)
    return lines
