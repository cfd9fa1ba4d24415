"""``germini verify --tournament FILE``: compute a tournament again from its file, and say what does not agree."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.cli.command_line import console_words, problem, say
from bot.cli.conform import Unreadable, one_line, read_document
from bot.duplicate.tournament.model import Contestant, State
from bot.duplicate.tournament.standings import standings
from bot.i18n import Words
from bot.records import RecordError, problem_text, read
from bot.records.tournament import (
    Problem,
    TournamentRecord,
    check_tournament,
    is_tournament,
    read_tournament,
)
from bot.records.tournament_scores import check_log

SHOWN = 20
"""Maximum number of problems printed."""


def verify_tournament(path: Path, document: dict[str, Any]) -> int:
    """Verify the tournament file in a parsed document. Return exit status 0 if all agrees, otherwise 1."""
    if not is_tournament(document):
        return problem("cli-tournament-not", file=one_line(path.name))
    words = console_words()
    try:
        record = read_tournament(document)
    except RecordError as error:
        return problem("cli-entry", where=one_line(path.name), why=problem_text(error, words))
    found = check_tournament(record)
    if found.problems or found.state is None:
        return _say_broken(path, found.problems, words)
    wrong, checked = _logs_beside(path, record, found.state)
    if wrong:
        return _say_broken(path, wrong, words)
    _say_sound(path, record, found.state, checked, words)
    return 0


def _logs_beside(path: Path, record: TournamentRecord, state: State) -> tuple[list[Problem], int]:
    """Return what is wrong in the match files beside a tournament file, and how many scores were counted again.

    The name of a match file ends with the id of its table, as the bot names it.
    """
    logs = {one.log: one for one in record.logs}
    found: list[Problem] = []
    checked = 0
    for file in sorted(path.parent.glob("*.json")):
        its = logs.get(file.stem.rpartition("-")[2])
        if its is None:
            continue
        try:
            wrong = check_log(its, read(read_document(file)), one_line(file.name), record, state)
        except (Unreadable, RecordError):
            wrong = Problem("log-unsound", {"file": one_line(file.name)})
        if isinstance(wrong, Problem):
            found.append(wrong)
        else:
            checked += wrong is None
    return found, checked


def _say_broken(path: Path, problems: Sequence[Problem], words: Words) -> int:
    for one in problems[:SHOWN]:
        sys.stdout.write(f"- {told(one, words)}\n")
    sys.stdout.flush()
    return problem("cli-verify-broken", file=one_line(path.name), count=len(problems))


def told(one: Problem, words: Words) -> str:
    """Return the sentence for a problem."""
    key = "record-checksum" if one.code == "checksum" else f"tournament-file-{one.code}"
    return words.text(key, **one.args)


def _say_sound(path: Path, record: TournamentRecord, state: State, checked: int, words: Words) -> None:
    closed = sum(bool(one.closed) for one in state.rounds)
    scores = sum(len(one.results) for one in state.rounds)
    say("cli-tournament-sound", file=one_line(path.name), facts=len(record.facts), rounds=closed, deals=scores)
    if record.boards:
        say("cli-tournament-seals")
        for board in record.boards:
            say("cli-tournament-seal", round=board.round, board=board.number, hash=board.seal)
    if record.logs:
        say("cli-tournament-logs", checked=checked, count=len(record.logs))
    say("cli-tournament-standings", rounds=closed)
    for line in standings(state):
        name = name_of(record, state.contestants[line.contestant], words)
        points = f"{line.points / 100:.2f}"
        key = "cli-tournament-place" if line.place else "cli-tournament-unplaced"
        say(key, place=line.place, name=name, points=points)


def name_of(record: TournamentRecord, contestant: Contestant, words: Words) -> str:
    """Return the name of a contestant: the one they chose, or the names of their people, or their number."""
    people = [record.people[str(one)] for one in contestant.members if str(one) in record.people]
    name = contestant.name or (words.joined(people) if len(people) == len(contestant.members) else "")
    return one_line(name) if name else words.text("cli-tournament-contestant", number=contestant.number)
