"""Unusual results in the matches of a server, for its moderators.

The page has figures, explains what they mean, and says that they prove nothing.
"""

from __future__ import annotations

from babel.numbers import format_decimal

from bot.i18n import Words, escape, plain
from bot.ports.servers import SignalSheet
from bot.standings.signals import SIDE, PairSignal, StallSignal
from bot.ui.screens.base import body, small
from bot.ui.screens.names import title
from bot.ui.transport import control_ids as ids
from bot.ui.transport.screen import NEUTRAL, Button, Screen, Text

PAGE = "signals"
WINDOWS = (30, 90, 365)
"""Periods offered, in days."""
USUAL = 90
SHOWN = 4
"""Highest number of pairs, and of players, on the page: the most unusual ones."""


def days_of(arg: str) -> int:
    """Return the period that a control names, or the usual one for an invalid name."""
    return next((days for days in WINDOWS if arg == str(days)), USUAL)


def signal_page(sheet: SignalSheet, days: int, words: Words) -> Screen:
    """Return the most unusual pairs and players of the last ``days`` days."""
    found = sheet.signals
    lines = [f"## {words.text('signals-title')}", words.text("signals-matches", count=found.matches, days=days)]
    if sheet.more:
        lines.append(small(words.text("signals-more", when=f"<t:{sheet.since // 1000}:d>")))
    lines.append(words.text("signals-proof"))
    parts = [Text(body(lines, words))]
    named = {person: escape(plain(name, "—")) for person, name in sheet.names.items()}
    pairs = [_pair(one, found.judged_pairs, named, words) for one in found.pairs[:SHOWN] if _stands_out(one)]
    stalls = [_stall(one, found.judged_players, named, words) for one in found.stalls[:SHOWN] if _stands_out(one)]
    head = f"### {words.text('signals-pairs', count=found.judged_pairs)}"
    nobody = words.text("signals-calm-pairs" if found.judged_pairs else "signals-no-pairs")
    parts.append(Text(body([head, *(pairs or [nobody])], words)))
    head = f"### {words.text('signals-stalls', count=found.judged_players)}"
    nobody = words.text("signals-calm-stalls" if found.judged_players else "signals-no-stalls")
    parts.append(Text(body([head, *(stalls or [nobody])], words)))
    if pairs or stalls:
        parts.append(Text(body([small(words.text("signals-mark")), small(words.text("signals-assume"))], words)))
    row = tuple(
        Button(
            words.text("signals-btn-days", count=window),
            ids.SIGNAL_DAYS.id(str(window)),
            "blue" if window == days else "grey",
        )
        for window in WINDOWS
    )
    return Screen((*parts, row), NEUTRAL)


def _stands_out(one: PairSignal | StallSignal) -> bool:
    """Return whether chance alone would show fewer than one such result. Other pairs and players are not named."""
    return one.marked or one.alike < 1


def _pair(one: PairSignal, judged: int, named: dict[int, str], words: Words) -> str:
    key = "signals-side" if one.kind == SIDE else "signals-dump"
    said = words.text(
        key,
        first=named.get(one.first, "—"),
        second=named.get(one.second, "—"),
        game=title(one.game, words),
        times=one.times,
        matches=one.matches,
        expected=_number(one.expected, "0.#", words),
    )
    return f"{_mark(marked=one.marked)} {said} {_alike(one.alike, judged, 'pair', words)}"


def _stall(one: StallSignal, judged: int, named: dict[int, str], words: Words) -> str:
    said = words.text(
        "signals-stall",
        who=named.get(one.person, "—"),
        times=one.times,
        matches=one.matches,
        expected=_number(one.expected, "0.#", words),
        clocked=one.clocked,
        asked=one.asked,
        drained=one.drained,
    )
    return f"{_mark(marked=one.marked)} {said} {_alike(one.alike, judged, 'player', words)}"


def _mark(*, marked: bool) -> str:
    return "🚩" if marked else "▫️"


def _alike(alike: float, judged: int, of: str, words: Words) -> str:
    """Return how many of all judged would show the same by chance, as text. ``of``: "pair" or "player"."""
    key, least = ("signals-alike-less", 0.01) if alike < 0.01 else ("signals-alike", alike)
    return words.text(key, number=_number(least, "0.##", words), judged=judged, of=of)


def _number(value: float, form: str, words: Words) -> str:
    return format_decimal(value, format=form, locale=words.language)
