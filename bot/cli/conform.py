"""``germini conform FILE [--out FILE]``: recomputes the expected fields of shared test data (decision 12)."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NoReturn, cast

from bot.cli.reasons import why
from bot.cli.say import problem
from bot.engine.conform import ConformError, ConformKind
from bot.engine.game import Game
from bot.games.registry import games
from bot.records import is_record
from bot.records.twice import named_twice

LARGEST = 64 * 1024 * 1024
"""Bytes. A set of thousands of games takes a few megabytes."""

DEEPEST = 64
"""Levels of nesting; the formats need eight."""

WORD = 7
"""Letters of the longest word of JSON that may be cut: an escaped letter with its quotation mark."""


FRAMES = """The frame of a recorded game is checked as far as the record says it: in Terziglio and Chinze the players
must deal in turn (T9, C5), and there may be no deal after the agreed number (T63, C4); fewer are accepted, as of a
match that stopped early. Not checked: a Minchiate game and a Mineo hand stand alone, so nobody can tell which game of
its set or match it was, and with that whose turn it was to deal (M34, S15, S89) and how many there were (M36, S85,
S86); only of a Minchiate set of one game the dealer is known (M34)."""
"""For ``--help``: which frames of games are judged, and which cannot be."""


class Unreadable(Exception):
    """The file is no data file: the catalogue key of why, and its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_for_text = args


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("conform", help="recompute the expected fields of a test-data file", epilog=FRAMES)
    parser.add_argument("file", type=Path)
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the result here instead of standard output")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Run the subcommand."""
    return run(args.file, args.out)


def run(path: Path, out: Path | None = None) -> int:
    """Process one file. Exit status 0 if every entry could be processed, else 1."""
    try:
        done, errors = read_document(path), list[ConformError]()
        # A file may hold entries of several games: each fills in its own and leaves the others as they are.
        for _, kind in kinds_of(done):
            done, found = kind.process(done)
            errors += found
        _write(json.dumps(done, ensure_ascii=False, separators=(",", ":")) + "\n", out)
    except Unreadable as error:
        return problem(error.key, **error.args_for_text)
    status = 0
    for error in errors:
        status = problem("cli-entry", where=one_line(error.where), why=one_line(error.why))
    return status


def read_document(path: Path) -> dict[str, Any]:
    """The JSON object in a file. Raises Unreadable for anything else, however it is broken."""
    name = str(path)
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Unreadable("cli-file-unread", file=one_line(name), why=why(error)) from None
    if len(raw) > LARGEST:
        raise Unreadable("cli-file-large", file=one_line(name), limit=LARGEST // 1024 // 1024)
    try:
        # Editors of Windows put a mark before UTF-8; it says nothing.
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("cli-file-text", file=name) from None
    if not text.strip():
        raise Unreadable("cli-file-empty", file=name)
    try:
        document = json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise Unreadable("cli-file-deep", file=name) from None
    except json.JSONDecodeError as error:
        key = "cli-file-broken-off" if _cut_off(text, error) else "cli-file-json"
        raise Unreadable(key, file=name, line=error.lineno, column=error.colno) from None
    except ValueError:
        raise Unreadable("cli-file-number", file=name) from None
    if not isinstance(document, dict):
        raise Unreadable("cli-file-object", file=name)
    known = cast("dict[str, Any]", document)
    if _too_deep(known):
        raise Unreadable("cli-file-deep", file=name)
    # Of a hand record every byte counts: where a name stands twice, people and programs may read different values.
    twice = named_twice(text) if is_record(known) else ""
    if twice:
        raise Unreadable("cli-file-twice", file=name, field=one_line(twice))
    return known


def kinds_of(document: dict[str, Any]) -> list[tuple[Game, ConformKind]]:
    """The games and the kinds of data that recognise the document, at least one. Raises Unreadable if none does."""
    found = [(game, kind) for game in games().values() for kind in game.conform if kind.recognise(document)]
    if not found:
        raise Unreadable("cli-file-kind")
    return found


def _cut_off(text: str, error: json.JSONDecodeError) -> bool:
    """Whether the fault is only that the text ends, in the middle of a word or not: the file was not copied whole."""
    begun, left = text.lstrip()[:1] in ("{", "["), len(text.rstrip()) - error.pos
    return begun and (left < WORD or error.msg.startswith("Unterminated string"))


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _too_deep(document: dict[str, Any]) -> bool:
    level: list[Any] = [document]
    for _ in range(DEEPEST):
        below: list[Any] = []
        for item in level:
            if isinstance(item, dict):
                below.extend(cast("dict[str, Any]", item).values())
            elif isinstance(item, list):
                below.extend(cast("list[Any]", item))
        if not below:
            return False
        level = below
    return True


def _write(text: str, out: Path | None) -> None:
    # A lone surrogate is valid in JSON text and has no UTF-8; it goes out escaped, as it came in.
    write_bytes(text.encode("utf-8", "backslashreplace"), out)


def write_bytes(raw: bytes, out: Path | None) -> None:
    """Write a file, or to standard output. Raises Unreadable."""
    try:
        if out is not None:
            out.write_bytes(raw)
        else:
            sys.stdout.buffer.write(raw)
            sys.stdout.buffer.flush()
    except (OSError, ValueError) as error:
        where = "-" if out is None else str(out)
        raise Unreadable("cli-file-unwritten", file=one_line(where), why=why(error)) from None


def one_line(text: str) -> str:
    """Text from a file made fit for one line of a terminal."""
    shown = "".join(char if char.isprintable() else "?" for char in text)
    return shown if len(shown) <= 200 else shown[:199] + "…"
