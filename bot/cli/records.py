"""``germini replay FILE`` and ``germini verify FILE``.

``replay`` prints recorded games for people to read or draws a deal as an animation. ``verify`` recomputes a match file
and reports what is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.cli.command_line import console_words, problem, say
from bot.cli.conform import Unreadable, kinds_of, one_line, read_document, write_bytes
from bot.cli.tournament import verify_tournament
from bot.duplicate.board import Board, begins, number_of
from bot.engine.game import Game
from bot.engine.inputs import played_games
from bot.engine.text import Line
from bot.engine.vectors import ConformError, ConformKind, PlayedGame, RefusedAction
from bot.games.registry import games
from bot.i18n import Names, Words
from bot.records import (
    Match,
    Record,
    RecordError,
    added,
    board_of_record,
    finding_text,
    is_record,
    match_of_record,
    match_text,
    problem_text,
    read,
    round_terms,
    verify,
)
from bot.records.model import DealRecord
from bot.records.narrate import tell_states
from bot.records.text import deal_name, line_text, option_lines, told_text
from bot.records.tournament import is_tournament
from bot.table import sealing


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("replay", help="print a match file or the recorded games of a data file")
    parser.add_argument("file", type=Path, help="a match file, or a file of test data")
    parser.add_argument("--game", metavar="ID", help="only the game with this ID (data files)")
    parser.add_argument("--out", type=Path, metavar="FILE.webp", help="render a deal as an animation (match files)")
    parser.add_argument("--deal", type=int, metavar="N", help="only this deal, counted from 1 (match files)")
    parser.add_argument("--open", action="store_true", help="show all hands in the animation")
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Print all games of the file. Return exit status 1 if a game cannot be read."""
    try:
        document = read_document(args.file)
        if is_record(document):
            return _record(document, args)
        if args.out is not None:
            return problem("cli-replay-no-picture")
        kinds = [(game, kind) for game, kind in kinds_of(document) if kind.tell is not None or kind.games is not None]
    except Unreadable as error:
        return problem(error.key, **error.args_for_text)
    if not kinds:
        return problem("cli-replay-none", file=str(args.file))
    words = console_words()
    status, found = 0, False
    for title, lines in (told for game, kind in kinds for told in _told(game, kind, document, words)):
        if isinstance(lines, ConformError):
            status = problem("cli-entry", where=one_line(lines.where), why=one_line(lines.why))
        elif args.game is None or title.split(" · ")[0] == args.game:
            found = True
            sys.stdout.write(_sayable("\n".join([f"== {one_line(title)} ==", *lines]) + "\n\n"))
            sys.stdout.flush()
    return problem("cli-replay-no-such", id=args.game) if args.game and not found else status


def _sayable(text: str) -> str:
    """Escape lone surrogates, which a title in a data file may contain and no terminal can print."""
    return text.encode("utf-8", "backslashreplace").decode()


def _record(document: dict[str, Any], args: argparse.Namespace) -> int:
    """Show a match file as text or as an animation. A match file that is not valid is not shown."""
    words = console_words()
    try:
        match = match_of_record(read(document))
    except RecordError as error:
        return problem("cli-entry", where=args.file.name, why=problem_text(error, words))
    if args.deal is not None and not 1 <= args.deal <= len(match.deals):
        return problem("cli-replay-no-deal", deal=args.deal, deals=len(match.deals))
    if args.out is None:
        sys.stdout.write(match_text(match, words, args.deal))
        return 0
    return _picture(match, args, words)


def _picture(match: Match, args: argparse.Namespace, words: Words) -> int:
    from bot.ui.features.replay import animation_of

    if args.out.suffix.lower() != ".webp":
        # Any other suffix would not match the content, and might overwrite the record itself.
        return problem(
            "cli-file-ending", file=one_line(str(args.out.with_suffix(".webp")) if args.out.name else "deal.webp")
        )
    deal = args.deal or 1
    made = animation_of(match, match.deals[deal - 1], words, open_hands=args.open)
    write_bytes(made.picture.data, args.out)
    say(
        "cli-replay-picture",
        file=str(args.out),
        deal=deal,
        frames=made.frames,
        seconds=round(made.ms / 1000),
        size=round(len(made.picture.data) / 1000),
    )
    return 0


def _told(
    game: Game, kind: ConformKind, document: dict[str, Any], words: Words
) -> Iterator[tuple[str, Iterator[str] | ConformError]]:
    """Yield the title and the text of every position and game of a document, or the error of one."""
    for told in kind.tell(document) if kind.tell is not None else ():
        if isinstance(told, ConformError):
            yield "", told
        else:
            names = _seat_names(game, words)
            yield told.title, (line_text(line, names, words) for line in told.lines)
    for played in played_games(document, kind.games) if kind.games is not None else ():
        yield ("", played) if isinstance(played, ConformError) else (played[0], game_text(game, played[1], words))


def game_text(game: Game, played: PlayedGame, words: Words) -> Iterator[str]:
    """Yield the lines of a recorded game: its unusual options, every deal, and where and why it breaks off."""
    yield from option_lines(game, played.options, words)
    deals = tell_states(game, played.states)
    for told in deals:
        if len(deals) > 1:
            yield from ("", f"== {deal_name(told.deal, words)} ==")
        yield from told_text(told.lines, _seat_names(game, words, told.sides, told.look), words)
    broken = played.broken
    if isinstance(broken, RefusedAction):
        refused = broken.refusal
        yield words.text("told-refused", where=one_line(broken.where), code=refused.code, rule=refused.rule)
        yield words.line(Line(f"refusal-{refused.code}", refused.args), _seat_names(game, words))
    elif broken is not None:
        yield words.text("told-broken", where=one_line(broken.where), why=one_line(broken.why))


def _seat_names(game: Game, words: Words, sides: Sequence[Sequence[int]] = (), look: str = "") -> Names:
    """Return names that call each seat by its place. ``sides`` and ``look`` default to those of the game."""
    seats = tuple(words.text(f"seat-{game.meta.slug}-{seat}") for seat in range(game.meta.players))
    view = game.view(game.start({spec.key: spec.default for spec in game.meta.options}))
    joined = tuple(words.joined([seats[seat] for seat in side]) for side in sides or view.sides)
    return Names(game.meta.pack.dressed(look or view.pack), seats, joined)


LAST_DAY = 2_932_896
"""The day after the last one that has a date, in days since 1970."""

SHOWN = 20
"""Maximum number of findings printed. One wrong value early in a match may make hundreds of facts wrong."""


LIMITS = """A valid match file proves that its moves follow the rules, and that events, points and result follow from
the moves and the seeds. It does not prove that these moves were made: moves are not sealed, and anyone who edits the
file can recompute the checksum."""
"""Help text: what a sound record proves."""


def add_verify(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("verify", help="verify an exported match and report what is wrong", epilog=LIMITS)
    parser.add_argument("file", type=Path, help="a match file, as /history exports it, or that of a tournament")
    parser.add_argument("--tournament", action="store_true", help="the file is that of a tournament")
    parser.set_defaults(func=verify_file)


def verify_file(args: argparse.Namespace) -> int:
    """Verify a file. Return exit status 0 for a match file without findings, otherwise 1."""
    try:
        if args.tournament:
            return verify_tournament(args.file, read_document(args.file))
        record = read_record(args.file)
    except Unreadable as error:
        return problem(error.key, **error.args_for_text)
    except RecordError as error:
        return problem("cli-entry", where=args.file.name, why=problem_text(error, console_words()))
    findings = verify(record)
    if not findings:
        steps = sum(len(deal.steps) for deal in record.deals)
        say("cli-verify-sound", file=args.file.name, deals=len(record.deals), steps=steps)
        board, terms = board_of_record(record), round_terms(record)
        for deal in record.deals:
            _say_seal(deal, by_people=board is None and terms is None)
        if board is not None:
            _say_board(board)
        if terms is not None:
            say("cli-verify-round", board=terms.table)
            _say_bots(terms.version)
        for key in vouched_for(record):
            say(key)
        return 0
    words = console_words()
    names = _names(record)
    for finding in findings[:SHOWN]:
        sys.stdout.write(f"- {finding_text(finding, names, words)}\n")
    sys.stdout.flush()
    return problem("cli-verify-broken", file=args.file.name, count=len(findings))


def vouched_for(record: Record) -> tuple[str, ...]:
    """Return the catalogue keys of the sentences on what a sound record proves and does not prove, in order."""
    if record.version == 1:
        return ("cli-verify-vouches", "cli-verify-not-moves", "cli-verify-not-drawn", "cli-verify-trust-old")
    return ("cli-verify-vouches", "cli-verify-not-moves", "cli-verify-trust")


def _say_board(board: Board) -> None:
    """Print which deal of the day a match file is an entry of, and whether its bots were asked again."""
    say("cli-verify-board", number=number_of(board.day), day=_iso(board.day))
    _say_bots(board.version)


def _say_bots(version: str) -> None:
    """Print whether the bots of this version were asked again."""
    known = "cli-verify-bots" if version == sealing.VERSION else "cli-verify-bots-other"
    say(known, version=one_line(version), known=sealing.VERSION)


def _iso(day: int) -> str:
    return datetime.fromtimestamp(begins(day) / 1000, UTC).date().isoformat() if 0 <= day < LAST_DAY else str(day)


def _say_seal(deal: DealRecord, *, by_people: bool) -> None:
    """Print the seal of a deal and, if people add to it (``by_people``), how far the operator of the bot could have
    chosen the deal."""
    say("cli-verify-seal", deal=deal.deal, hash=deal.commitment)
    if not by_people:
        return
    found = added(deal)
    if found.how != "people":
        say(f"cli-verify-{found.how}", deal=deal.deal, message=str(found.message))
        return
    words = console_words()
    seats = [words.text("record-seat", number=player + 1) for player in found.people]
    args = {"deal": deal.deal, "count": len(seats), "message": str(found.message)}
    say("cli-verify-people", who=words.joined(seats), last=seats[-1], **args)


def read_record(path: Path) -> Record:
    """Return the record in a file. Raises Unreadable or RecordError if there is none."""
    document = read_document(path)
    if is_tournament(document):
        raise Unreadable("cli-tournament-is", file=one_line(path.name))
    return read(document)


def _names(record: Record) -> Names:
    """Return names that call each seat by its number.

    Refusals name seats, and in an unsound record it is uncertain which player sits where.
    """
    its_game = games().get(record.game) or next(iter(games().values()))
    words = console_words()
    seats = tuple(words.text("record-seat", number=number) for number in range(1, 1 + its_game.meta.players))
    return Names(its_game.meta.pack, seats)
