"""S20: a leaderboard as a picture or in words, with menus for what is asked and buttons to turn its pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from bot.games.registry import games
from bot.i18n import Words, escape, plain
from bot.render.leaderboard import ROWS, LeaderLine, Leaders, alt_line
from bot.standings import EVER, PROVISIONAL, Skill, uncertainty
from bot.store.boards import Board, Standing
from bot.store.schema import MEASURES
from bot.store.seasons import Season
from bot.ui.ids import base36, unbase36
from bot.ui.page_items import PageId
from bot.ui.screen import NEUTRAL, Button, Choice, Menu, Part, Row, Screen, Shown, Text
from bot.ui.screens.base import body, clip, picture_part, small
from bot.ui.screens.naming import title
from bot.ui.screens.profiles import day

HERE, EVERYWHERE = "here", "all"
SEASON, WEEK, MONTH = "season", "week", "month"
PERIODS = (MONTH, WEEK, SEASON, EVER)
NONE: Mapping[int, int] = MappingProxyType({})
ARCHIVED = 22
"""Seasons offered in the menu."""


class Asked(msgspec.Struct, frozen=True):
    """What a leaderboard shows: scope (here, all), game, period (ever, month, week, season, or s<number> for a season
    by its row), measure, first line. ``asker`` is the number of the person it answers."""

    asker: int
    scope: str
    game: str
    period: str
    measure: str
    offset: int = 0

    def arg(self) -> str:
        """All of it as the arg of a page's id."""
        return ".".join(
            (base36(self.asker), self.scope, self.game, self.period, self.measure, base36(max(0, self.offset)))
        )


def asked_of(arg: str) -> Asked | None:
    """What the arg of a page's id asks for, None if it is not to be understood."""
    parts = arg.split(".")
    if len(parts) != 6 or parts[2] not in games() or parts[4] not in MEASURES or parts[1] not in (HERE, EVERYWHERE):
        return None
    asker, offset = unbase36(parts[0]), unbase36(parts[5])
    return None if asker is None or offset is None else Asked(asker, parts[1], parts[2], parts[3], parts[4], offset)


Ever = Mapping[int, int]
"""Ranked matches ever played by those on a page that shows a shorter time: a rating is as firm as they are many."""


def leaders(asked: Asked, board: Board, words: Words, season: Season | None, ever: Ever = NONE) -> Leaders:
    """What the picture says."""
    lines = tuple(_line(row, asked, words, ever) for row in board.rows[:ROWS])
    own = board.own
    beside = own is not None and own.person not in {row.person for row in board.rows[:ROWS]}
    return Leaders(
        words.text("ui-board-title", game=title(asked.game, words)),
        terms(asked, words, season),
        words.text(f"ui-measure-{asked.measure}"),
        lines,
        _line(own, asked, words, ever) if own is not None and beside else None,
        empty=nobody(asked, season, words),
    )


def nobody(asked: Asked, season: Season | None, words: Words) -> str:
    """What is said where no line stands."""
    if asked.period not in (WEEK, MONTH, EVER) and season is None:
        return words.text("ui-board-no-season")
    if asked.scope == EVERYWHERE:
        return words.text("ui-board-empty-all")
    return words.text("render-board-empty" if asked.period == EVER else "ui-board-empty-period")


def terms(asked: Asked, words: Words, season: Season | None) -> str:
    """Period and scope in a few words."""
    period = words.text("ui-period-named", name=plain(season.name, "…")) if season else _period(asked.period, words)
    return f"{period} · {words.text(f'ui-scope-{asked.scope}')}"


def _period(period: str, words: Words) -> str:
    return words.text(f"ui-period-{period}" if period in PERIODS else "ui-period-season")


def _line(row: Standing, asked: Asked, words: Words, ever: Ever) -> LeaderLine:
    by_rating = asked.measure == "rating"
    return LeaderLine(
        row.place,
        words.person(row.name, row.person) if row.name else "—",
        value_text(row, asked.measure, words),
        row.gained if asked.period in (WEEK, MONTH) and by_rating else 0,
        row.matches,
        round(100 * row.wins / row.matches) if row.matches else 0,
        by_rating and ever.get(row.person, row.matches) < PROVISIONAL,
        row.person == asked.asker,
        uncertainty(Skill(0.0, row.sigma)) if by_rating else 0,
    )


def value_text(row: Standing, measure: str, words: Words) -> str:
    """What the board is sorted by, as it is written."""
    if measure == "average":
        sign = "+" if row.average > 0 else "−" if row.average < 0 else ""
        said = f"{abs(row.average) / 1000:.2f}"
        return sign + (said if words.language == "en" else said.replace(".", ","))
    if measure == "balance":
        return words.signed(row.balance)
    return str(row.rating if measure == "rating" else row.wins).replace("-", "−")


def board_screen(
    asked: Asked,
    board: Board,
    seasons: Sequence[Season],
    season: Season | None,
    picture: Shown | None,
    words: Words,
    ever: Ever = NONE,
    *,
    server: bool = True,
) -> Screen:
    """The page with its picture; in words where it could not be drawn. Without a ``server``, in direct messages, none
    is offered as a scope."""
    head = f"## {words.text('ui-board-title', game=title(asked.game, words))}"
    parts: list[Part] = [Text(f"{head}\n{small(_what(asked, words, season))}"), *picture_part(picture)]
    if picture is None:
        parts.append(Text(body(word_lines(asked, board, season, words, ever), words, 2400)))
    parts.append(Text(small(note(asked, words))))
    return Screen((*parts, *_controls(asked, board, seasons, words, server=server)), NEUTRAL)


def note(asked: Asked, words: Words) -> str:
    """What counts, how firm a rating is, and where weeks and months begin."""
    said = [words.text("ui-board-note")]
    if asked.measure == "rating":
        said.append(words.text("ui-board-note-rating", count=PROVISIONAL))
    if asked.period in (WEEK, MONTH):
        said.append(words.text(f"ui-board-note-{asked.period}"))
    if asked.scope == EVERYWHERE:
        said.append(words.text("ui-board-note-all"))
    return " ".join(said)


def board_words(asked: Asked, board: Board, season: Season | None, words: Words, ever: Ever = NONE) -> Screen:
    """The same page for those who listen to it."""
    head = f"### {words.text('ui-board-title', game=title(asked.game, words))}"
    lines = [head, _what(asked, words, season), *word_lines(asked, board, season, words, ever)]
    return Screen((Text(body([*lines, small(note(asked, words))], words)),), NEUTRAL)


def _what(asked: Asked, words: Words, season: Season | None) -> str:
    return f"{escape(terms(asked, words, season))} · {words.text(f'ui-measure-{asked.measure}')}"


def word_lines(asked: Asked, board: Board, season: Season | None, words: Words, ever: Ever = NONE) -> list[str]:
    """One line for each place, and the asker's own at the end."""
    rows = list(board.rows[:ROWS])
    said = [] if rows else [nobody(asked, season, words)]
    if board.own is not None and board.own.person not in {row.person for row in rows}:
        rows.append(board.own)
    return [*said, *(_worded(_line(row, asked, words, ever), words) for row in rows)]


def _worded(line: LeaderLine, words: Words) -> str:
    said = alt_line(msgspec.structs.replace(line, name=escape(line.name)), words)
    return said.replace(". ", "\\. ", 1)


def _controls(asked: Asked, board: Board, seasons: Sequence[Season], words: Words, *, server: bool) -> list[Row]:
    rows: list[Row] = []
    if len(games()) > 1:
        choices = [(slug, title(slug, words)) for slug in games()]
        rows.append(_menu(asked, "game", choices, asked.game, words.text("ui-board-game")))
    measures = [(one, words.text(f"ui-measure-{one}")) for one in MEASURES]
    rows.append(_menu(asked, "measure", measures, asked.measure, words.text("ui-board-measure")))
    periods = [(one, _period(one, words)) for one in (MONTH, WEEK, EVER)]
    spans: dict[str, str] = {}
    if asked.scope == HERE:
        for one in seasons[:ARCHIVED]:
            periods.append((f"s{one.id}", clip(words.text("ui-period-named", name=plain(one.name, "…")), 100)))
            spans[f"s{one.id}"] = span(one, words)
    chosen = f"s{seasons[0].id}" if asked.period == SEASON and seasons else asked.period
    rows.append(_menu(asked, "period", periods, chosen, words.text("ui-board-period"), spans))
    back, on = max(0, asked.offset - ROWS), asked.offset + ROWS
    other = EVERYWHERE if asked.scope == HERE else HERE
    scope = Button(_began(words.text(f"ui-scope-{other}")), PageId("board", "scope", elsewhere(asked, other)).encode())
    rows.append(
        (
            _button(asked, "back", "◀", offset=back, disabled=not asked.offset),
            _button(asked, "on", "▶", offset=on, disabled=not board.more),
            _button(asked, "mine", words.text("ui-btn-mine"), disabled=board.own is None),
            _button(asked, "words", words.text("ui-btn-words")),
            *((scope,) if server else ()),
        )
    )
    return rows


def elsewhere(asked: Asked, scope: str) -> str:
    """The same question about another scope, from its first line."""
    period = asked.period if asked.period in (MONTH, WEEK, EVER) else EVER
    return Asked(asked.asker, scope, asked.game, period, asked.measure).arg()


def _began(text: str) -> str:
    """A few words that stand elsewhere within a line, as the label of a button."""
    return text[:1].upper() + text[1:]


def _button(asked: Asked, deed: str, label: str, *, offset: int | None = None, disabled: bool = False) -> Button:
    arg = (asked if offset is None else msgspec.structs.replace(asked, offset=offset)).arg()
    return Button(label, PageId("board", deed, arg).encode(), disabled=disabled)


def span(season: Season, words: Words) -> str:
    """From when to when a season ran (days of UTC): two may have the same name."""
    first, last = (day(at, words) if at else "…" for at in (season.opened_at, season.closed_at))
    return f"{first} – {last}"


def _menu(
    asked: Asked,
    deed: str,
    choices: Sequence[tuple[str, str]],
    chosen: str,
    placeholder: str,
    hints: Mapping[str, str] = MappingProxyType({}),
) -> Menu:
    lines = tuple(Choice(value, label, hints.get(value, ""), chosen=value == chosen) for value, label in choices)
    return Menu(PageId("board", deed, asked.arg()).encode(), placeholder, lines)
