"""The list of a person's finished matches (S21)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.registry import games
from bot.i18n import Words, distinct, escape, plain
from bot.table.ports import MatchSeat, MatchSummary, Person
from bot.ui.screens.base import body, small
from bot.ui.screens.names import BOT_MARK, title
from bot.ui.screens.offers import NO_POSTERS, Posters, nothing_yet
from bot.ui.screens.places import place_of
from bot.ui.screens.replay import watch_button
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import base36
from bot.ui.transport.screen import NEUTRAL, Button, Part, Row, Screen, Text

PAGE = 4
"""Matches on a page: each has a row of buttons, and one row turns the pages."""


LARGEST = 2**63
"""Upper bound of ids of persons and servers: the database stores 64-bit integers."""


@dataclass(frozen=True, slots=True)
class Filters:
    """Which matches are listed: of a game ("": any), with a person (their id, 0: any), on a server (its Discord id, 0:
    any)."""

    game: str = ""
    beside: int = 0
    guild: int = 0

    def encode(self) -> str:
        """Return the filters as the arg of an id."""
        return f"{self.game or '-'}.{base36(self.beside)}.{base36(self.guild)}"

    @staticmethod
    def parse(arg: str) -> Filters:
        """Return the filters that :meth:`encode` wrote; no filters for any other text."""
        parts = arg.split(".")
        if len(parts) != 3 or not all(re.fullmatch(r"[0-9a-z]{1,13}", part) for part in parts[1:]):
            return Filters()
        slug = parts[0] if parts[0] in games() else ""
        beside, guild = int(parts[1], 36), int(parts[2], 36)
        return Filters(slug, beside, guild) if max(beside, guild) < LARGEST else Filters()


def history(
    rows: Sequence[MatchSummary],
    people: Mapping[int, Person],
    person: int,
    page: int,
    filters: Filters,
    words: Words,
    posters: Posters = NO_POSTERS,
    *,
    on_server: bool = True,
) -> Screen:
    """Return one page, newest match first. ``rows`` may hold one match more than a page: then there are older ones.
    Without a match it offers the games, or the one that was asked for."""
    me = people.get(person)
    lines = [f"## {words.text('history-title', who=escape(words.person(me.name if me else '', 1)))}"]
    kept = _filters(filters, people, words)
    if kept:
        lines.append(small(" · ".join(kept)))
    if not rows and not page:
        said = body([*lines, words.text("history-none")], words, 800)
        return Screen(tuple(nothing_yet(said, posters, words, on_server=on_server, only=filters.game)), NEUTRAL)
    if not rows:
        lines.append(words.text("history-no-more"))
    parts: list[Part] = [Text(body(lines, words, 800))]
    for row in rows[:PAGE]:
        parts.append(Text(line(row, people, person, words)))
        parts.append(_buttons(row, words))
    leafing = _leafing(page, len(rows) > PAGE, filters, words)
    return Screen((*parts, *leafing), NEUTRAL)


def match_label(row: MatchSummary, person: int, date: str, words: Words) -> str:
    """Return a match as one plain line, for a menu."""
    mine = seat_of(row, person)
    named = words.text("ui-table-named", name=plain(row.name, row.table))
    parts = [f"{title(row.game, words)} {named}", date]
    if mine is not None:
        own = mine.person == person
        parts.append(_amount(row, mine, words) if own else words.text("history-substitute-label"))
    return " · ".join(parts)


def seat_of(row: MatchSummary, person: int) -> MatchSeat | None:
    """Return the seat a person had in a match. Their own seat takes precedence over one where they were a
    substitute."""
    own = next((seat for seat in row.seats if seat.person == person), None)
    return own or next((seat for seat in row.seats if person in (seat.substitute, *seat.passed)), None)


def line(row: MatchSummary, people: Mapping[int, Person], person: int, words: Words) -> str:
    """Return a match as this person sees it. A match the person played as a substitute shows no result, because it is
    not theirs."""
    seats = list(enumerate(row.seats))
    mine = seat_of(row, person)
    bare = distinct(tuple(_name(seat, people, number, words) for number, seat in seats))
    others = [
        escape(name if seat.level is None else f"{BOT_MARK} {name}")
        for name, (_, seat) in zip(bare, seats, strict=True)
        if seat is not mine
    ]
    first = f"**{title(row.game, words)}** {words.text('ui-table-named', name=escape(plain(row.name, row.table)))}"
    if mine is not None and mine.person != person:
        name = escape(_name(mine, people, row.seats.index(mine), words))
        first += f" — 🪑 {words.text('history-substitute', who=name)}"
    elif mine is not None:
        first += f" — {_place(row, mine, words)}, {_amount(row, mine, words)}"
    date = f"<t:{row.finished_at // 1000}:D>"
    deals = words.text("ui-length", count=row.deals) if row.deals else words.text("history-no-deals")
    second = [words.text("history-with", who=words.joined(others)), deals, date]
    if mine is not None and mine.person == person and mine.substitute is not None:
        other = people.get(mine.substitute)
        name = escape(words.person(other.name if other is not None else "", row.seats.index(mine) + 1))
        second.append(words.text("history-relieved", who=name))
    if not row.complete:
        second.append(words.text("history-early"))
    if not row.moves:
        second.append(words.text("history-no-moves"))
    return f"{first}\n{small(' · '.join(second))}"


def _place(row: MatchSummary, mine: MatchSeat, words: Words) -> str:
    if all(seat.place == 1 for seat in row.seats):
        return words.text("history-level")
    if mine.place == 1:
        return f"🏆 {words.text('history-won')}"
    place, count = place_of([seat.place for seat in row.seats], mine.place)
    return words.text("history-place", place=place, count=count)


def _amount(row: MatchSummary, seat: MatchSeat, words: Words) -> str:
    its_game = games().get(row.game)
    sign = "+" if seat.balance > 0 else "−" if seat.balance < 0 else ""
    if its_game is None:
        return words.signed(seat.balance)
    return sign + words.text(its_game.meta.unit, count=abs(seat.balance))


def _name(seat: MatchSeat, people: Mapping[int, Person], number: int, words: Words) -> str:
    if seat.level is not None:
        return words.person(seat.bot_name, number + 1)
    person = people.get(seat.person or 0)
    return words.person(person.name if person is not None else "", number + 1)


def posted(row: MatchSummary, people: Mapping[int, Person], person: int, words: Words, *, home: bool) -> Screen:
    """Return one match for everybody, from the seat of the person who posts it. ``home``: everybody who sees the
    message may open the replay."""
    me, seat = people.get(person), seat_of(row, person)
    number = row.seats.index(seat) + 1 if seat is not None else 1
    text = words.text("history-posted", who=escape(words.person(me.name if me else "", number)))
    rows: list[Row] = [(_open(row, words),)] if home and row.moves else []
    return Screen((Text(f"{text}\n{line(row, people, person, words)}"), *rows), NEUTRAL)


def _open(row: MatchSummary, words: Words) -> Button:
    return Button(words.text("replay-btn-open"), ids.REPLAY.id(row.table), "blue", emoji="▶️")


def _buttons(row: MatchSummary, words: Words) -> Row:
    post = Button(words.text("history-btn-post"), ids.POST.id(row.table), emoji="📣")
    if not row.moves:
        return (post,)
    export = ids.EXPORT.id(row.table)
    return (
        _open(row, words),
        watch_button(row.table, words),
        Button(words.text("history-btn-export"), export, emoji="📄"),
        post,
    )


def _leafing(page: int, older: bool, filters: Filters, words: Words) -> list[Row]:
    buttons: list[Button] = []
    for which, to, there in (("newer", page - 1, page > 0), ("older", page + 1, older)):
        if there:
            found = ids.HISTORY.id("0", filters.encode(), deal=to)
            buttons.append(Button(words.text(f"history-btn-{which}"), found))
    return [tuple(buttons)] if buttons else []


def _filters(filters: Filters, people: Mapping[int, Person], words: Words) -> list[str]:
    said: list[str] = []
    if filters.game:
        said.append(title(filters.game, words))
    if filters.beside:
        other = people.get(filters.beside)
        said.append(words.text("history-with", who=escape(words.person(other.name if other else "", 1))))
    if filters.guild:
        said.append(words.text("history-here"))
    return said
