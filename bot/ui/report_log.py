"""The log of a table as moderators read it with a report: who did what and when (ux.md 3.6, E60).

Everything in it lay open at the table; the hands come with it only when the match is over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.engine.text import CardsArg, Line, SeatArg
from bot.engine.view import PublicView
from bot.games.registry import game
from bot.i18n import Names, Words, distinct, dressed
from bot.records.tell import Telling
from bot.records.text import game_title, line_text
from bot.table import events as ev
from bot.table.evolve import evolve
from bot.table.model import Chair, TableState
from bot.table.ports import Person
from bot.ui.cast import BOT_MARK, chair_name

_OF_CHAIR = (ev.Seated, ev.BotSeated)
_OF_PLAYER = (
    *(ev.HandedToBot, ev.TakenBack, ev.Abandoned, ev.ChairOffered, ev.Relieved, ev.ConcessionOffered),
    *(ev.ConcessionAgreed, ev.ConcessionDeclined, ev.PauseAsked, ev.TimeGranted, ev.Acted, ev.Called),
)
_PLAIN = (
    ev.Opened,
    ev.Started,
    ev.CheckEnded,
    ev.Paused,
    ev.Resumed,
    ev.Moderated,
    ev.Conceded,
    ev.Finished,
    ev.Closed,
)
"""Facts of the table that are told. Those about seals and settings are nobody's doing at the table; seeds stay out."""


class ReportLog:
    """Tells the log line by line; each line begins with its time (UTC)."""

    def __init__(
        self, people: Mapping[int, Person], times: Mapping[int, int], words: Words, *, hands: bool = False
    ) -> None:
        self._people = people
        self._times = times
        self._words = words
        self._hands = hands
        self._lines: list[str] = []
        self._seated: tuple[tuple[Chair, ...], tuple[str, ...]] = ((), ())

    def text(self, table: str, events: Sequence[Any]) -> str:
        """The whole of it. ``events`` are those to be told, from the first one on. Ends with a newline."""
        state = TableState(table)
        telling: Telling | None = None
        pending = False
        for event in (*events, None):
            own = event is None or isinstance(event, ev.TABLE_EVENTS)
            if own and pending and telling is not None:
                self._played(state, telling)
                pending = False
            if event is None:
                break
            before, state = state, evolve(state, event)
            if not own:
                pending = True
                continue
            if isinstance(event, ev.Started | ev.DealBegun):
                telling = self._telling(state)
            self._add(state.seq, self._said(before, state, event))
        self._running(state)
        return "\n".join([self._heading(state), *self._lines]) + "\n"

    def _heading(self, state: TableState) -> str:
        named = self._words.text("ui-table-named", name=self._words.person(state.name, 1))
        return f"{game_title(state.game, self._words)} — {named}"

    def _telling(self, state: TableState) -> Telling:
        rules = game(state.game)
        return Telling((lambda match, seat: rules.seat_view(match, seat).hand) if self._hands else None)

    def _add(self, seq: int, lines: Iterator[str]) -> None:
        at = self._times.get(seq)
        when = "" if at is None else f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S}  "
        self._lines += [f"{when}{line}" for line in lines]

    def _played(self, state: TableState, telling: Telling) -> None:
        """What followed from a decision, or from the shuffle."""
        view = game(state.game).view(state.match)
        telling.add(view, state.match)
        new, telling.lines = telling.lines, []
        names = self._names(state, view)
        self._add(state.seq, (line_text(line, names, self._words) for line in new))

    def _running(self, state: TableState) -> None:
        """The trick that lies on the table when the log ends."""
        view = game(state.game).view(state.match) if state.match is not None else None
        if view is None or view.trick is None or view.trick.complete or not view.trick.cards:
            return
        trick = view.trick
        cards = CardsArg(tuple(played.card for played in trick.cards))
        line = Line("report-log-trick", {"number": trick.number, "leader": SeatArg(trick.leader), "cards": cards})
        self._add(state.seq, iter([self._words.line(line, self._names(state, view))]))

    def _said(self, before: TableState, state: TableState, event: Any) -> Iterator[str]:
        key = f"report-log-{type(event).__name__.lower()}"
        match event:
            case ev.Vacated(chair=chair):
                yield self._words.text(key, who=self._players(before)[chair])
            case ev.DealBegun(deal=deal):
                yield self._words.text("told-deal", deal=deal)
            case ev.Acted(player=player, by=by):
                yield self._words.text(f"{key}-{by}", who=self._players(state)[player])
            case ev.Called(player=player, kind=kind):
                yield self._words.text(f"{key}-{kind}", who=self._players(state)[player])
            case ev.ChairOffered(player=player) if not event.open:
                yield self._words.text(f"{key}-no", who=self._players(state)[player])
            case ev.Moderated(what=what):
                yield self._words.text(key, what=self._words.text(f"report-log-deed-{what}"))
            case _ if isinstance(event, _OF_CHAIR):
                yield self._words.text(key, who=self._players(state)[event.chair])
            case _ if isinstance(event, _OF_PLAYER):
                yield self._words.text(key, who=self._players(state)[event.player])
            case _ if isinstance(event, _PLAIN):
                yield self._words.text(key)
            case _:
                return

    def _players(self, state: TableState) -> tuple[str, ...]:
        """Who sits on each chair, in plain names: the log is a file and no message."""
        if self._seated[0] is not state.chairs:
            named = [chair_name(chair, self._people, self._words, n) for n, chair in enumerate(state.chairs)]
            marked = zip(state.chairs, distinct(named), strict=True)
            told = tuple(name if chair.level is None else f"{BOT_MARK} {name}" for chair, name in marked)
            self._seated = state.chairs, told
        return self._seated[1]

    def _names(self, state: TableState, view: PublicView) -> Names:
        rules, players = game(state.game), self._players(state)
        seats = tuple(players[player] for player in rules.seating(state.match))
        sides = tuple(self._words.joined([seats[seat] for seat in side]) for side in view.sides)
        return Names(dressed(rules.meta.pack, view.pack), seats, sides)
