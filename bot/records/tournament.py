"""The tournament file: the facts of a tournament as a JSON object, from which anybody can compute it again.

Every field is always present.

``format``    always ``germini-tournament``; ``version`` the whole number of this form, 1.
``id``        the tournament; the boards of its rounds name it.
``people``    the names of people as they were shown when the file was made, by their number; without those who are
              named nowhere.
``facts``     in order, each with its ``type`` (:mod:`bot.duplicate.tournament.events` says what they mean). While a
              round is played, the file ends before its beginning.
``boards``    of the closed rounds: ``round``, ``number`` (both from 1), ``id``, ``seal``, ``terms``, ``seed`` (hex).
              The seal is hex SHA-256 of the seed's bytes followed by the terms in ASCII; the id is the first 12 hex
              digits of SHA-256 of the terms, a newline and the seal, in ASCII.
``logs``      the match files of the deals that were counted: ``round``, ``table``, ``deal``, ``log``, the id of the
              table in the match file.
``checksum``  hex SHA-256 of the file without this field, as JSON with sorted keys, no blanks and only ASCII.

What follows from the facts is computed again: who meets whom, who sits where, and the places
(``docs/tournaments.md``).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.boards import board_id, terms_of
from bot.duplicate.tournament.dealing import options_of
from bot.duplicate.tournament.evolve import fold
from bot.duplicate.tournament.model import State
from bot.duplicate.tournament.verify import problems
from bot.engine.seal import SEED, read_terms, sealed
from bot.games.registry import games
from bot.ports.tournaments import TournamentBoard
from bot.records.model import RecordError, canonical
from bot.records.read import broken, short

FORMAT = "germini-tournament"
VERSION = 1


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of every part. No field may be missing and no unknown field may be present."""


class BoardRecord(_Part, frozen=True):
    """A board of a closed round."""

    round: int
    number: int
    id: str
    seal: str
    terms: str
    seed: str


class LogRecord(_Part, frozen=True):
    """Where a counted deal was played."""

    round: int
    table: int
    deal: int
    log: str


class TournamentRecord(_Part, frozen=True):
    """A tournament. The module docstring documents every field."""

    format: str
    version: int
    id: str
    people: dict[str, str]
    facts: tuple[ev.TournamentFact, ...]
    boards: tuple[BoardRecord, ...]
    logs: tuple[LogRecord, ...]
    checksum: str


class Problem(msgspec.Struct, frozen=True):
    """What is wrong in a tournament file. ``code`` is its catalogue code (``tournament-file-<code>``), ``args`` are the
    arguments of the sentence."""

    code: str
    args: dict[str, str | int] = {}


def told(facts: Sequence[Any]) -> tuple[Any, ...]:
    """Return the facts of a tournament that may be told: while a round is played, those before its beginning."""
    begun = max((place for place, one in enumerate(facts) if isinstance(one, ev.RoundBegun)), default=None)
    ends = (ev.RoundClosed, ev.Finished, ev.Cancelled)
    if begun is None or any(isinstance(one, ends) for one in facts[begun:]):
        return tuple(facts)
    return tuple(facts[:begun])


def record_of_tournament(
    tournament: str, facts: Sequence[Any], boards: Iterable[TournamentBoard], people: Mapping[int, str]
) -> TournamentRecord:
    """Return the file of a tournament; ``people`` are the names that may be shown. Raises KeyError or ValueError for
    facts that are not a tournament's own."""
    shown = told(facts)
    fold(State(tournament), shown)
    closed = {one.round for one in shown if isinstance(one, ev.RoundClosed)}
    closed |= {one.round for one in boards if one.closed_at}
    record = TournamentRecord(
        format=FORMAT,
        version=VERSION,
        id=tournament,
        people={str(number): name for number, name in sorted(people.items())},
        facts=shown,
        boards=tuple(
            BoardRecord(
                round=one.round,
                number=one.number,
                id=one.id,
                seal=one.seal,
                terms=one.terms,
                seed=one.seed.hex(),
            )
            for one in boards
            if one.closed_at
        ),
        logs=tuple(LogRecord(round=one.round, table=one.table, deal=one.deal, log=one.log) for one in _scored(shown)),
        checksum="",
    )
    return msgspec.structs.replace(record, checksum=checksum(record))


def checksum(record: TournamentRecord) -> str:
    """Return the correct ``checksum`` of a file."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    del plain["checksum"]
    return sha256(canonical(plain)).hexdigest()


def encode_tournament(record: TournamentRecord) -> bytes:
    """Return the file content: JSON in UTF-8, one fact per line, with a newline at the end."""
    plain: dict[str, Any] = msgspec.to_builtins(record)
    lines: list[str] = []
    for key, value in plain.items():
        if key in ("facts", "boards", "logs") and value:
            inside = ",\n".join(f"    {json.dumps(one, ensure_ascii=False)}" for one in value)
            lines.append(f'  "{key}": [\n{inside}\n  ]')
        else:
            lines.append(f'  "{key}": {json.dumps(value, ensure_ascii=False)}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode("utf-8", "backslashreplace")


def is_tournament(document: Mapping[str, Any]) -> bool:
    """Return whether a JSON object claims to be a tournament file, of any version."""
    return document.get("format") == FORMAT


def read_tournament(document: Mapping[str, Any]) -> TournamentRecord:
    """Return the file in a parsed JSON object. Raises RecordError if it does not have the form of one."""
    if not is_tournament(document):
        raise RecordError("format", format=FORMAT)
    version = document.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordError("version", version=short(str(version)), known=VERSION)
    try:
        return msgspec.convert(document, TournamentRecord, strict=True)
    except msgspec.ValidationError as error:
        raise RecordError("shape", **broken(str(error))) from None
    except UnicodeEncodeError as error:
        raise RecordError("shape", **broken(error.reason)) from None


class Checked(msgspec.Struct, frozen=True):
    """The problems of a file, and the tournament as it follows from the facts; None if it does not."""

    problems: tuple[Problem, ...]
    state: State | None


def check_tournament(record: TournamentRecord) -> Checked:
    """Compute a tournament again and return what does not agree. Never raises."""
    found = [Problem("checksum")] if checksum(record) != record.checksum else []
    try:
        state = fold(State(record.id), record.facts)
        if not record.facts or state.announced.game not in games():
            return Checked((*found, Problem("facts")), None)
        found += [Problem(one.code, {"round": one.round}) for one in problems(record.facts, record.id)]
        found += _boards(record, state)
        found += _logs(record)
    except Exception as error:  # A forged file must not stop the program.
        return Checked((*found, Problem("facts", {"why": type(error).__name__})), None)
    return Checked(tuple(found), state)


def _boards(record: TournamentRecord, state: State) -> list[Problem]:
    """Return what is wrong with the boards: each closed round has those that were sealed before it began."""
    found: list[Problem] = []
    known = {(one.round, one.number): one for one in record.boards}
    for played in state.rounds:
        for number, its in enumerate(played.boards, 1):
            at: dict[str, str | int] = {"round": played.number, "board": number}
            board = known.get((played.number, number))
            if board is None:
                found.append(Problem("board-missing", at))
            elif board.id != its:
                found.append(Problem("board-other", at))
            else:
                code = _broken_board(board, state)
                found += [Problem(code, at)] if code else []
    return found


def _broken_board(board: BoardRecord, state: State) -> str:
    """Return the code of what is wrong with a board, "" if it is sound."""
    try:
        seed = bytes.fromhex(board.seed)
    except ValueError:
        seed = b""
    terms = read_terms(board.terms)
    if len(seed) != SEED or terms is None:
        return "board-form"
    if sealed(seed, board.terms) != board.seal or board_id(seed, board.terms) != board.id:
        return "board-seal"
    slug = state.announced.game
    expected = terms_of(state.id, board.round, board.number, slug, options_of(state), terms.version)
    mine = read_terms(expected)
    # Options that came later are in the expected terms only, and the rules may have another revision since.
    same = mine is not None and terms == msgspec.structs.replace(
        mine,
        rules_rev=terms.rules_rev,
        options={key: value for key, value in mine.options.items() if key in terms.options},
    )
    return "" if same else "board-terms"


def _logs(record: TournamentRecord) -> list[Problem]:
    """Return whether the list of match files is that of the scores."""
    scored = [(one.round, one.table, one.deal, one.log) for one in _scored(record.facts)]
    named = [(one.round, one.table, one.deal, one.log) for one in record.logs]
    return [] if named == scored else [Problem("logs")]


def _scored(facts: Iterable[Any]) -> list[ev.Scored]:
    return [one for one in facts if isinstance(one, ev.Scored) and one.log]
