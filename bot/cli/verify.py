"""``germini verify FILE``: recomputes a hand record and says what does not hold."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.cli.conform import Unreadable, read_document
from bot.cli.say import console_words, problem, say
from bot.games.registry import games
from bot.i18n import Names
from bot.records import Record, RecordError, added, finding_text, problem_text, read, verify
from bot.records.model import DealRecord

SHOWN = 20
"""Findings told; one lie early in a match may make hundreds of facts wrong."""


LIMITS = """A record that holds shows that its moves keep the rules, and that facts, points and result follow from them
and from the seeds. It does not show that these moves were made: moves are not sealed, and a checksum can be made anew
by anyone who changes them."""
"""For ``--help``."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser("verify", help="recompute a hand record and say what does not hold", epilog=LIMITS)
    parser.add_argument("file", type=Path)
    parser.set_defaults(func=main)


def main(args: argparse.Namespace) -> int:
    """Exit status 0 for a record in which everything holds, else 1."""
    try:
        record = read_record(args.file)
    except Unreadable as error:
        return problem(error.key, **error.args_for_text)
    except RecordError as error:
        return problem("cli-entry", where=args.file.name, why=problem_text(error, console_words()))
    findings = verify(record)
    if not findings:
        steps = sum(len(deal.steps) for deal in record.deals)
        say("cli-verify-sound", file=args.file.name, deals=len(record.deals), steps=steps)
        for deal in record.deals:
            _say_seal(deal)
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
    """What a record in which everything holds proves, and what it does not: catalogue keys of sentences, in order."""
    if record.version == 1:
        return ("cli-verify-vouches", "cli-verify-not-moves", "cli-verify-not-drawn", "cli-verify-trust-old")
    return ("cli-verify-vouches", "cli-verify-not-moves", "cli-verify-trust")


def _say_seal(deal: DealRecord) -> None:
    """Its seal, and how far the deal could have been chosen by the person who runs the bot."""
    say("cli-verify-seal", deal=deal.deal, hash=deal.commitment)
    found = added(deal)
    if found.how != "people":
        say(f"cli-verify-{found.how}", deal=deal.deal, message=str(found.message))
        return
    words = console_words()
    seats = [words.text("record-seat", number=player + 1) for player in found.people]
    args = {"deal": deal.deal, "count": len(seats), "message": str(found.message)}
    say("cli-verify-people", who=words.joined(seats), last=seats[-1], **args)


def read_record(path: Path) -> Record:
    """The record in a file. Raises Unreadable or RecordError."""
    return read(read_document(path))


def _names(record: Record) -> Names:
    """Refusals name seats, which are not the players' where a record does not hold; so they stay seats."""
    its_game = games().get(record.game) or next(iter(games().values()))
    words = console_words()
    seats = tuple(words.text("record-seat", number=number) for number in range(1, 1 + its_game.meta.players))
    return Names(its_game.meta.pack, seats)
