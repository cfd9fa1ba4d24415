"""Counts the standings a second time, from the rows of the event log alone, without code of the bot.

Facts are read as JSON, ratings are computed by openskill, and balances come from the scores of the deals.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import connect
from typing import Any

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


@dataclass
class Match:
    """One finished match. `persons` are by player, None for a bot; `teams` are players who belong together."""

    table: str
    game: str
    guild: int
    at: int
    deals: int
    counts: bool
    persons: list[int | None]
    balances: list[int]
    places: list[int]
    teams: list[list[int]]


@dataclass
class Line:
    """One line of a leaderboard."""

    matches: int = 0
    wins: int = 0
    deals: int = 0
    balance: int = 0
    gained: int = 0
    rating: int = 0
    results: list[str] = field(default_factory=list)


def matches(path: Path) -> list[Match]:
    """Return the finished matches of the log in the order in which they ended."""
    facts: defaultdict[str, list[tuple[str, dict[str, Any]]]] = defaultdict(list)
    connection = connect(path)
    try:
        for table, kind, body in connection.execute("SELECT table_id, kind, body FROM events ORDER BY table_id, seq"):
            facts[table].append((kind, json.loads(body)))
    finally:
        connection.close()
    found = [_match(table, log) for table, log in facts.items() if any(kind == "table.finished" for kind, _ in log)]
    return sorted(found, key=lambda one: one.at)


def _match(table: str, log: list[tuple[str, dict[str, Any]]]) -> Match:
    opened = next(body for kind, body in log if kind == "table.opened")
    ended = next(body for kind, body in log if kind == "table.finished")
    persons: dict[int, int | None] = {body["chair"]: body["person"] for kind, body in log if kind == "table.seated"}
    helped = any(kind in ("table.bot_seated", "table.handed_to_bot") for kind, _ in log)
    balances = [0] * len(ended["balances"])
    for kind, body in log:
        for player, amount in enumerate(_scored(kind.rpartition(":")[2], body, len(balances))):
            balances[player] += amount
    return Match(
        table,
        opened["game"],
        opened["guild"],
        ended["at"],
        ended["deals"],
        not helped and ended["complete"],
        [persons.get(player) for player in range(len(balances))],
        balances,
        [1 + sum(other > own for other in balances) for own in balances],
        _teams(log, len(balances)),
    )


def _teams(log: list[tuple[str, dict[str, Any]]], players: int) -> list[list[int]]:
    """Return the teams: each player alone; at Minchiate those who drew opposite seats."""
    drawn = next((body["seating"] for kind, body in log if kind == "minchiate:seats_drawn"), None)
    return [[player] for player in range(players)] if drawn is None else [drawn[0::2], drawn[1::2]]


def _scored(name: str, body: dict[str, Any], players: int) -> list[int]:
    """Return what a fact of the game brought each player."""
    if name == "deal_scored" and "seating" in body:
        change = [0] * players
        for seat, player in enumerate(body["seating"]):
            change[player] = body["rests"][seat & 1] - body["rests"][1 - (seat & 1)]
        return change
    if name == "deal_scored":
        return list(body["payments"])
    if name == "hand_scored" and "score" in body:
        return list(body["score"]["payments"])
    if name == "hand_scored":
        return list(body["total"])
    return list(body["payments"]) if name == "hand_paid" else [0] * players


def counted(played: Iterable[Match], game: str, guild: int | None, period: str) -> dict[int, Line]:
    """Return the lines of one leaderboard by person. With `guild` None, that of all servers. Ratings follow from all
    matches."""
    skills: dict[int, Any] = {}
    lines: defaultdict[int, Line] = defaultdict(Line)
    for match in played:
        if match.game != game or guild not in (None, match.guild) or not match.counts:
            continue
        persons = [person for person in match.persons if person is not None]
        before = {person: shown(skills.get(person)) for person in persons}
        _rate(match, skills)
        if period not in periods(match.at):
            continue
        for player, person in enumerate(persons):
            line = lines[person]
            line.matches += 1
            line.wins += match.places[player] == 1
            line.deals += match.deals
            line.balance += match.balances[player]
            line.gained += shown(skills[person]) - before[person]
            line.rating = shown(skills[person])
            line.results.append(match.table)
    return dict(lines)


def _rate(match: Match, skills: dict[int, Any]) -> None:
    teams = [[match.persons[player] or 0 for player in team] for team in match.teams]
    places = [float(min(match.places[player] for player in team)) for team in match.teams]
    known = [[skills.get(person) or MODEL.rating() for person in team] for team in teams]
    for team, after in zip(teams, MODEL.rate(known, ranks=places), strict=True):
        skills.update(zip(team, after, strict=True))


def shown(skill: Any) -> int:
    """Return points: three deviations below the estimate, fifty for each unit."""
    return 0 if skill is None else round((skill.mu - 3 * skill.sigma) * 50)


def periods(at: int) -> set[str]:
    """Return the periods that a moment (Unix ms) belongs to."""
    moment = datetime.fromtimestamp(at / 1000, UTC)
    return {"ever", moment.strftime("%Y-%m"), moment.strftime("%G-W%V")}
