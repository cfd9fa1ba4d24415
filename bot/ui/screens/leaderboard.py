"""The leaderboard (S20): a picture or text, with menus for what is shown and buttons to turn its pages.

It has two views that are never mixed: ranked matches among people, and the ladder against bots by their level.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from bot.games.registry import companions, games, searched
from bot.i18n import Words, escape, plain
from bot.ports.leaderboards import LADDER_MEASURES, MEASURES, LeaderboardPage, Season, Standing
from bot.render.leaderboard import ROWS, LeaderLine, Leaders, alt_line
from bot.standings import ANY, ENOUGH_DEALS, EVER, PROVISIONAL, Skill, uncertainty
from bot.ui.screens.base import body, capitalized, clip, day, picture_part, small
from bot.ui.screens.names import title
from bot.ui.screens.offers import play_button
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import PageControl, base36, unbase36
from bot.ui.transport.screen import NEUTRAL, Button, Choice, Menu, Part, Row, Screen, Shown, Text

HERE, EVERYWHERE = "here", "all"
SEASON, WEEK, MONTH = "season", "week", "month"
PERIODS = (MONTH, WEEK, SEASON, EVER)
BOTS = "bots"
"""Begins the view against bots where an id or a menu names a period: bots, or bots-<level>."""
NONE: Mapping[int, int] = MappingProxyType({})
LOWEST, HIGHEST = "novice", "master"
"""The level of bots that every game has."""
ARCHIVED = 22
"""Seasons offered in the menu."""


class Asked(msgspec.Struct, frozen=True):
    """What a leaderboard shows: scope (here, all), game, period (ever, month, week, season, or s<number> for the row id
    of a season), measure, first line. ``asker`` is the id of the person it answers. ``level`` is None among people;
    against bots it is the level of the bots (ANY for all), and the period is EVER."""

    asker: int
    scope: str
    game: str
    period: str
    measure: str
    offset: int = 0
    level: str | None = None

    @property
    def view(self) -> str:
        """The period or, against bots, their level, as ids and menus name it."""
        return self.period if self.level is None else view_of(self.level)

    @property
    def measures(self) -> tuple[str, ...]:
        """What it can be sorted by."""
        return MEASURES if self.level is None else LADDER_MEASURES

    def arg(self) -> str:
        """Return all fields as the arg of a page's id."""
        return ".".join(
            (base36(self.asker), self.scope, self.game, self.view, self.measure, base36(max(0, self.offset)))
        )

    def seen(self, view: str) -> Asked:
        """Return the first page of the same leaderboard in another period or, against bots, at another level."""
        level = level_of(view, self.game)
        measures = MEASURES if level is None else LADDER_MEASURES
        measure = self.measure if self.measure in measures else measures[0]
        period = view if level is None else EVER
        return msgspec.structs.replace(self, period=period, level=level, measure=measure, offset=0)

    def of_game(self, game: str) -> Asked:
        """Return the first page of the same leaderboard of another game; at all levels if it lacks the level."""
        level = self.level if self.level is None or self.level in levels(game) else ANY
        return msgspec.structs.replace(self, game=game, level=level, offset=0)


def levels(game: str) -> tuple[str, ...]:
    """Return the levels that the ladder of a game is kept for: all together, then each."""
    highest = (HIGHEST,) if searched(game) else ()
    return (ANY, *dict.fromkeys((LOWEST, *companions(game).policies, *highest)))


def view_of(level: str) -> str:
    """Return how ids and menus name the view against bots of a level."""
    return f"{BOTS}-{level}" if level else BOTS


def level_of(view: str, game: str) -> str | None:
    """Return the level of a view against bots, None for a view among people. All levels if the game lacks the level."""
    name, _, level = view.partition("-")
    if name != BOTS:
        return None
    return level if level in levels(game) else ANY


def asked_of(arg: str) -> Asked | None:
    """Return what the arg of a page's id asks for, or None if it is invalid."""
    parts = arg.split(".")
    if len(parts) != 6 or parts[2] not in games() or parts[1] not in (HERE, EVERYWHERE):
        return None
    asker, offset = unbase36(parts[0]), unbase36(parts[5])
    if asker is None or offset is None:
        return None
    level = level_of(parts[3], parts[2])
    asked = Asked(asker, parts[1], parts[2], parts[3] if level is None else EVER, parts[4], offset, level)
    return asked if asked.measure in asked.measures else None


Ever = Mapping[int, int]
"""Ranked matches ever played, by person, for pages that show a shorter period. They decide whether a rating is
provisional."""


def leaders(asked: Asked, board: LeaderboardPage, words: Words, season: Season | None, ever: Ever = NONE) -> Leaders:
    """Return the contents of the picture."""
    lines = tuple(_line(row, asked, words, ever) for row in board.rows[:ROWS])
    own = board.own
    beside = own is not None and own.person not in {row.person for row in board.rows[:ROWS]}
    showcase = companions(asked.game).showcase
    return Leaders(
        _title(asked, words),
        terms(asked, words, season),
        words.text(f"ui-measure-{asked.measure}"),
        lines,
        _line(own, asked, words, ever) if own is not None and beside else None,
        empty=nobody(asked, season, words),
        streaks=asked.level is not None,
        cards=showcase.cards if showcase is not None and not asked.offset else (),
    )


def _title(asked: Asked, words: Words) -> str:
    return words.text("ui-board-title" if asked.level is None else "ui-ladder-title", game=title(asked.game, words))


def nobody(asked: Asked, season: Season | None, words: Words) -> str:
    """Return the text of an empty leaderboard."""
    if asked.level is not None:
        return _nobody_yet(asked, words)
    if asked.period not in (WEEK, MONTH, EVER) and season is None:
        return words.text("ui-board-no-season")
    if asked.scope == EVERYWHERE:
        return words.text("ui-board-empty-all")
    return words.text("render-board-empty" if asked.period == EVER else "ui-board-empty-period")


def _nobody_yet(asked: Asked, words: Words) -> str:
    if asked.scope == EVERYWHERE:
        return words.text("ui-board-empty-all")
    if asked.measure == "average":
        return words.text("ui-ladder-empty-average", count=ENOUGH_DEALS)
    return words.text("ui-ladder-empty-level" if asked.level else "ui-ladder-empty")


def terms(asked: Asked, words: Words, season: Season | None) -> str:
    """Return period (against bots, their level) and scope as a short text."""
    if asked.level is not None:
        return f"{_level(asked.level, words)} · {words.text(f'ui-scope-{asked.scope}')}"
    period = words.text("ui-period-named", name=plain(season.name, "…")) if season else _period(asked.period, words)
    return f"{period} · {words.text(f'ui-scope-{asked.scope}')}"


def _period(period: str, words: Words) -> str:
    return words.text(f"ui-period-{period}" if period in PERIODS else "ui-period-season")


def _level(level: str, words: Words) -> str:
    return words.text(f"ui-level-{level}") if level else words.text("ui-ladder-any")


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
        uncertainty(Skill(0.0, row.sigma)) if by_rating and asked.level is None else 0,
        streak=row.streak if asked.level is not None else None,
    )


def value_text(row: Standing, measure: str, words: Words) -> str:
    """Return the value by which the board is sorted, as text."""
    if not row.place:
        return "–"  # Too few deals to compare averages.
    if measure == "average":
        sign = "+" if row.average > 0 else "−" if row.average < 0 else ""
        said = f"{abs(row.average) / 1000:.2f}"
        return sign + (said if words.language == "en" else said.replace(".", ","))
    if measure == "balance":
        return words.signed(row.balance)
    if measure == "best_streak":
        return str(row.best_streak)
    return str(row.rating if measure == "rating" else row.wins).replace("-", "−")


def board_screen(
    asked: Asked,
    board: LeaderboardPage,
    seasons: Sequence[Season],
    season: Season | None,
    picture: Shown | None,
    words: Words,
    ever: Ever = NONE,
    *,
    server: bool = True,
    poster: Shown | None = None,
) -> Screen:
    """Return the page with its picture, or in words if the picture could not be drawn. Without ``server`` (in direct
    messages) the server is not offered as a scope, and no match. ``poster`` is that of the game, for a page on which
    nobody stands."""
    head = f"## {_title(asked, words)}"
    parts: list[Part] = [Text(f"{head}\n{small(_what(asked, words, season))}"), *picture_part(picture or poster)]
    if picture is None:
        parts.append(Text(body(word_lines(asked, board, season, words, ever), words, 2400)))
    parts.append(Text(small(note(asked, words))))
    return Screen((*parts, *_controls(asked, board, seasons, words, server=server)), NEUTRAL)


def note(asked: Asked, words: Words) -> str:
    """Return what counts, when a rating is provisional, and when weeks and months begin."""
    if asked.level is not None:
        said = [words.text("ui-ladder-note")]
        if asked.measure == "rating":
            said.append(words.text("ui-ladder-note-rating", count=PROVISIONAL))
        if asked.measure == "average":
            said.append(words.text("ui-ladder-note-average", count=ENOUGH_DEALS))
        if asked.scope == EVERYWHERE:
            said.append(words.text("ui-board-note-all"))
        return " ".join(said)
    said = [words.text("ui-board-note")]
    if asked.measure == "rating":
        said.append(words.text("ui-board-note-rating", count=PROVISIONAL))
    if asked.period in (WEEK, MONTH):
        said.append(words.text(f"ui-board-note-{asked.period}"))
    if asked.scope == EVERYWHERE:
        said.append(words.text("ui-board-note-all"))
    return " ".join(said)


def board_words(asked: Asked, board: LeaderboardPage, season: Season | None, words: Words, ever: Ever = NONE) -> Screen:
    """Return the same page as text, for screen readers."""
    head = f"### {_title(asked, words)}"
    lines = [head, _what(asked, words, season), *word_lines(asked, board, season, words, ever)]
    return Screen((Text(body([*lines, small(note(asked, words))], words)),), NEUTRAL)


def _what(asked: Asked, words: Words, season: Season | None) -> str:
    return f"{escape(terms(asked, words, season))} · {words.text(f'ui-measure-{asked.measure}')}"


def word_lines(
    asked: Asked, board: LeaderboardPage, season: Season | None, words: Words, ever: Ever = NONE
) -> list[str]:
    """Return one line for each place, and the asker's own at the end."""
    rows = list(board.rows[:ROWS])
    said = [] if rows else [nobody(asked, season, words)]
    if board.own is not None and board.own.person not in {row.person for row in rows}:
        rows.append(board.own)
    return [*said, *(_worded(_line(row, asked, words, ever), words) for row in rows)]


def _worded(line: LeaderLine, words: Words) -> str:
    said = alt_line(msgspec.structs.replace(line, name=escape(line.name)), words)
    return said.replace(". ", "\\. ", 1)


def _controls(
    asked: Asked, board: LeaderboardPage, seasons: Sequence[Season], words: Words, *, server: bool
) -> list[Row]:
    rows: list[Row] = []
    if len(games()) > 1:
        choices = [(slug, title(slug, words)) for slug in games()]
        rows.append(_menu(asked, ids.BOARD_GAME, choices, asked.game, words.text("ui-board-game")))
    measures = [(one, words.text(f"ui-measure-{one}")) for one in asked.measures]
    rows.append(_menu(asked, ids.BOARD_MEASURE, measures, asked.measure, words.text("ui-board-measure")))
    rows.append(_periods(asked, seasons, words) if asked.level is None else _levels(asked, words))
    rows.append(_views(asked, words))
    back, on = max(0, asked.offset - ROWS), asked.offset + ROWS
    other = EVERYWHERE if asked.scope == HERE else HERE
    scope = Button(capitalized(words.text(f"ui-scope-{other}")), ids.BOARD_SCOPE.id(elsewhere(asked, other)))
    leafing = (
        _button(asked, ids.BOARD_BACK, "◀", offset=back, disabled=not asked.offset),
        _button(asked, ids.BOARD_ON, "▶", offset=on, disabled=not board.more),
        _button(asked, ids.BOARD_MINE, words.text("ui-btn-mine"), disabled=board.own is None),
    )
    if deserted(asked, board):
        leafing = (play_button(asked.game, words),) if server else ()
    rows.append((*leafing, _button(asked, ids.BOARD_WORDS, words.text("ui-btn-words")), *((scope,) if server else ())))
    return rows


def deserted(asked: Asked, board: LeaderboardPage) -> bool:
    """Return whether nobody stands on this leaderboard: there are no pages to turn, and a match is offered instead."""
    return not board.rows and board.own is None and not asked.offset


def _views(asked: Asked, words: Words) -> Row:
    """Return the two buttons that lead from people to bots and back; the one of the present view is grey."""
    bots = asked.level is not None
    return (
        Button(
            words.text("ui-board-people"), ids.BOARD_SCOPE.id(asked.seen(EVER).arg()), emoji="👥", disabled=not bots
        ),
        Button(words.text("ui-board-bots"), ids.BOARD_SCOPE.id(asked.seen(BOTS).arg()), emoji="🤖", disabled=bots),
    )


def _levels(asked: Asked, words: Words) -> Menu:
    choices = [(view_of(one), capitalized(_level(one, words))) for one in levels(asked.game)]
    return _menu(asked, ids.BOARD_PERIOD, choices, asked.view, words.text("ui-board-level"))


def _periods(asked: Asked, seasons: Sequence[Season], words: Words) -> Menu:
    periods = [(one, _period(one, words)) for one in (MONTH, WEEK, EVER)]
    spans: dict[str, str] = {}
    if asked.scope == HERE:
        for one in seasons[:ARCHIVED]:
            periods.append((f"s{one.id}", clip(words.text("ui-period-named", name=plain(one.name, "…")), 100)))
            spans[f"s{one.id}"] = span(one, words)
    chosen = f"s{seasons[0].id}" if asked.period == SEASON and seasons else asked.period
    return _menu(asked, ids.BOARD_PERIOD, periods, chosen, words.text("ui-board-period"), spans)


def elsewhere(asked: Asked, scope: str) -> str:
    """Return the arg for the same leaderboard in another scope, from its first line."""
    period = asked.period if asked.period in (MONTH, WEEK, EVER) else EVER
    return Asked(asked.asker, scope, asked.game, period, asked.measure, level=asked.level).arg()


def _button(
    asked: Asked, control: PageControl[str], label: str, *, offset: int | None = None, disabled: bool = False
) -> Button:
    arg = (asked if offset is None else msgspec.structs.replace(asked, offset=offset)).arg()
    return Button(label, control.id(arg), disabled=disabled)


def span(season: Season, words: Words) -> str:
    """Return the first and last day (UTC) of a season, because two seasons may have the same name."""
    first, last = (day(at, words) if at else "…" for at in (season.opened_at, season.closed_at))
    return f"{first} – {last}"


def _menu(
    asked: Asked,
    control: PageControl[str],
    choices: Sequence[tuple[str, str]],
    chosen: str,
    placeholder: str,
    hints: Mapping[str, str] = MappingProxyType({}),
) -> Menu:
    lines = tuple(Choice(value, label, hints.get(value, ""), chosen=value == chosen) for value, label in choices)
    return Menu(control.id(asked.arg()), placeholder, lines)
