"""``germini conform FILE [--out FILE]``: recompute the expected fields of shared test data (decision 12)."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NoReturn, cast

from bot.cli.command_line import problem, why
from bot.engine.game import Game
from bot.engine.vectors import ConformError, ConformKind
from bot.games.registry import companions, games
from bot.records import is_record
from bot.records.read import named_twice

LARGEST = 64 * 1024 * 1024
"""Maximum file size in bytes. A set of thousands of games takes a few megabytes."""

DEEPEST = 64
"""Maximum levels of nesting. The formats need eight."""

WORD = 7
"""Length in characters of the longest JSON token that may be cut off: an escaped letter with its quotation mark."""


FRAMES = """The place of a game in its match is checked as far as the file tells it: in Terziglio and Chinze the players
must deal in turn (T9, C5), and there may be no deal after the agreed number (T63, C4). Fewer are accepted, because a
match may stop early. Not checked: deals of Minchiate and Mineo are recorded one by one, so the file does not tell
which deal of its match each was, whose turn it was to deal (M34, S15, S89) or how many there were (M36, S85, S86). Only
in a Minchiate match of one deal is the dealer known (M34)."""
"""Help text: which frames of games are checked and which cannot be."""


class Unreadable(Exception):
    """A file that is not a data file, with the catalogue key of the reason and its arguments."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_for_text = args


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("conform", help="recompute the expected fields of a test-data file", epilog=FRAMES)
    parser.add_argument("file", type=Path, help="a file of test data")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the result to this file instead of standard output"
    )
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Run the subcommand and return its exit status."""
    return run(args.file, args.out)


def run(path: Path, out: Path | None = None) -> int:
    """Process one file. Return 0 if every entry could be processed, otherwise 1."""
    try:
        done, errors = read_document(path), list[ConformError]()
        # A file may hold entries of several games. Each game fills in its own entries and leaves the others unchanged.
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
    """Return the JSON object in a file. Raises Unreadable if the file cannot be read or holds anything else."""
    name = str(path)
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Unreadable("cli-file-unread", file=one_line(name), why=why(error)) from None
    if len(raw) > LARGEST:
        raise Unreadable("cli-file-large", file=one_line(name), limit=LARGEST // 1024 // 1024)
    try:
        # Windows editors may put a byte order mark before UTF-8 text; utf-8-sig removes it.
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
    # Hand records may not repeat a key: people and programs might read different values.
    twice = named_twice(text) if is_record(known) else ""
    if twice:
        raise Unreadable("cli-file-twice", file=name, field=one_line(twice))
    return known


def kinds_of(document: dict[str, Any]) -> list[tuple[Game, ConformKind]]:
    """Return the games and kinds of data that recognise the document, at least one. Raises Unreadable if none does."""
    found = [
        (game, kind)
        for game in games().values()
        for kind in companions(game.meta.slug).vectors
        if kind.recognise(document)
    ]
    if not found:
        raise Unreadable("cli-file-kind")
    return found


def _cut_off(text: str, error: json.JSONDecodeError) -> bool:
    """Return whether the only fault is that the text ends too early, so that the file was not copied completely."""
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
    # A lone surrogate is valid in JSON text but cannot be encoded in UTF-8, so it is written escaped, as in the input.
    write_bytes(text.encode("utf-8", "backslashreplace"), out)


def write_bytes(raw: bytes, out: Path | None) -> None:
    """Write to a file, or to standard output if `out` is None. Raises Unreadable if writing fails."""
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
    """Return text from a file in a form that fits one terminal line: printable, at most 200 characters."""
    shown = "".join(char if char.isprintable() else "?" for char in text)
    return shown if len(shown) <= 200 else shown[:199] + "…"
