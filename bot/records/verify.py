"""Does a record hold? Everything in it is computed again by the real engine and compared.

It shows that every move keeps the rules, and that facts, points and result follow from the moves and the seeds. It does
not show that these moves were made. Moves are not sealed: the person who runs the bot, or anyone with the file, can
replace them by other legal moves and recompute the facts and the checksum.

What does not follow from anything else is held by the checksum alone: the players' and the table's name, times, whether
a person or the clock or a computer player took a person's decision, the name of the rule set, and the order of cards or
combinations where the game knows none. Options and the levels of computer players are in the terms of the seals; with
seals of version 1 the checksum alone holds levels and options that made no difference. ``germini verify`` says so.
The seals are worth what they are compared with: the messages in which the table published them, and the presses that
people remember (:mod:`bot.records.seals`).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.actions import Refusal
from bot.engine.game import Game
from bot.engine.options import complete, preset_options
from bot.games.registry import games
from bot.records.finding import Finding, plain
from bot.records.model import Record, checksum
from bot.records.moments import Moment
from bot.records.rerun import Rerun
from bot.table.lobby import LEVELS

LATEST = 253_402_300_799_999
"""The last moment of the year 9999, Unix ms; calendars end there."""


class Checked(msgspec.Struct, frozen=True):
    """What does not hold, and the moments of every deal as far as it could be played again."""

    findings: tuple[Finding, ...]
    moments: tuple[tuple[Moment, ...], ...]


def verify(record: Record) -> list[Finding]:
    """Everything that does not hold, in the order of the record; an empty list for a sound one. Never raises."""
    return list(check(record).findings)


def check(record: Record) -> Checked:
    """As :func:`verify`, with the moments played on the way."""
    found = [Finding("checksum")] if checksum(record) != record.checksum else []
    its_game = games().get(record.game)
    if its_game is None:
        return Checked((*found, Finding("game", {"game": plain(record.game)})), ())
    heading = list(_heading(record, its_game))
    if heading:
        return Checked((*found, *heading), ())
    played = Rerun(record, its_game)
    try:
        played.run()
    except Exception as error:
        # An engine meets only what its own decisions led to; a file must not bring the program down all the same.
        played.note("engine", {"why": type(error).__name__})
    return Checked((*found, *played.findings), tuple(map(tuple, played.moments)))


def _heading(record: Record, its_game: Game) -> Iterator[Finding]:
    """What must hold before a card is dealt."""
    meta = its_game.meta
    if record.rules_rev != meta.rules_rev:
        yield Finding("rules-rev", {"revision": record.rules_rev, "known": meta.rules_rev})
    if record.cards != meta.pack.ids:
        yield Finding("cards")
    options = complete(meta, record.options)
    if isinstance(options, Refusal):
        yield Finding("options", refusal=options)
    elif missing := sorted(options.keys() - record.options.keys()):
        yield Finding("lacks-option", {"option": missing[0]})
    if record.preset and preset_options(meta, record.preset) is None:
        yield Finding("preset", {"preset": plain(record.preset)})
    if len(record.players) != meta.players:
        yield Finding("players", {"count": len(record.players), "needed": meta.players})
    for player in record.players:
        if player.level is not None and player.level not in LEVELS:
            yield Finding("level", {"level": plain(player.level)})
    if not 0 <= record.started <= record.finished <= LATEST:
        yield Finding("times")
