"""Reports of players to the moderators of their server, and ``/admin reports`` (ux.md 3.6, E60).

More… → Report opens a form. The report is stored, and the moderators are told of it in their channel. They read it with
the log of its table: who did what and when. Everything in the log was visible at the table; hands are included only
when the match is over.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.duplicate.visibility import is_public
from bot.engine.text import CardsArg, Line, SeatArg
from bot.engine.view import PublicView
from bot.i18n import Names, Words, choose, distinct, escape, plain, words
from bot.ports.servers import Report
from bot.records.narrate import Narration
from bot.records.text import game_title, line_text
from bot.services import Services
from bot.table import events as ev
from bot.table.evolve import evolve
from bot.table.model import Chair, TableState
from bot.table.ports import Person
from bot.table.quota import REPORT
from bot.table.selectors import deal_number
from bot.ui import screens
from bot.ui.features.dispatch import PagePress, TablePress
from bot.ui.features.page import Page
from bot.ui.messages.servers import Client, their_channel
from bot.ui.requests.answers import Answers, Interaction, TurnedAway
from bot.ui.requests.caller import Caller, Callers
from bot.ui.requests.quotas import Quotas
from bot.ui.requests.visibility import Kind, Thing, found, placed, the_table, told_in
from bot.ui.screens.base import table_url
from bot.ui.screens.names import BOT_MARK, chair_name
from bot.ui.screens.reports import (
    SHOWN,
    ReportContext,
    ReportForm,
    news,
    news_unnamed,
    number_of,
    report_list,
    report_page,
    said_of,
)
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.controls import handles
from bot.ui.transport.id_format import base36
from bot.ui.transport.screen import Screen
from bot.ui.transport.send import Failure

_OF_CHAIR = (ev.Seated, ev.BotSeated)
_OF_PLAYER = (
    *(ev.HandedToBot, ev.TakenBack, ev.Abandoned, ev.ChairOffered, ev.Substituted, ev.ConcessionOffered),
    *(ev.ConcessionAgreed, ev.ConcessionDeclined, ev.PauseAsked, ev.TimeGranted, ev.HintTaken, ev.Acted),
    ev.Called,
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
    ev.BoardPlayed,
    ev.Closed,
)
"""Events with a line in the log. Those about seals and settings are no player's action at the table; seeds stay
secret."""


class ReportLog:
    """Writes the log line by line. Each line begins with its time (UTC)."""

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
        """Return the log as text. ``events`` are the table's events from the first one on. Ends with a newline."""
        state = TableState(table)
        telling: Narration | None = None
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

    def _telling(self, state: TableState) -> Narration:
        rules = state.rules
        return Narration((lambda match, seat: rules.seat_view(match, seat).hand) if self._hands else None)

    def _add(self, seq: int, lines: Iterator[str]) -> None:
        at = self._times.get(seq)
        when = "" if at is None else f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S}  "
        self._lines += [f"{when}{line}" for line in lines]

    def _played(self, state: TableState, telling: Narration) -> None:
        """Add the lines of what followed from a decision or from the shuffle."""
        view = state.rules.view(state.match)
        telling.add(view, state.match)
        new, telling.lines = telling.lines, []
        names = self._names(state, view)
        self._add(state.seq, (line_text(line, names, self._words) for line in new))

    def _running(self, state: TableState) -> None:
        """Add the unfinished trick, if the log ends in one."""
        view = state.rules.view(state.match) if state.match is not None else None
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
        """Return the names by chair, not escaped: the log is a file, not a message."""
        if self._seated[0] is not state.chairs:
            named = [chair_name(chair, self._people, self._words, n) for n, chair in enumerate(state.chairs)]
            marked = zip(state.chairs, distinct(tuple(named)), strict=True)
            told = tuple(name if chair.level is None else f"{BOT_MARK} {name}" for chair, name in marked)
            self._seated = state.chairs, told
        return self._seated[1]

    def _names(self, state: TableState, view: PublicView) -> Names:
        rules, players = state.rules, self._players(state)
        seats = tuple(players[player] for player in rules.seating(state.match))
        sides = tuple(self._words.joined([seats[seat] for seat in side]) for side in view.sides)
        return Names(rules.meta.pack.dressed(view.pack), seats, sides)


log = logging.getLogger(__name__)


class Reporting:
    """Takes reports from players and spectators of a table."""

    def __init__(self, client: Client, services: Services, callers: Callers, answers: Answers) -> None:
        self._client = client
        self._services = services
        self._callers = callers
        self._answers = answers
        self._quotas = Quotas(services)

    @handles(ids.REPORT)
    async def ask(self, press: TablePress) -> None:
        """Open the form."""
        interaction, caller, state = press.interaction, press.caller, press.state
        refusal = await self._quotas.would_exceed(interaction, caller, REPORT, state.guild)
        if refusal is not None:
            await self._answers.outcome(interaction, caller, state.id, TurnedAway(refusal))
        else:
            who = await self._callers.company(state, caller.words)
            form = ReportForm(state, who, caller.words, caller.person.id)
            await send.attempt(interaction.response.send_modal(form), "asking for a report")

    @handles(ids.REPORT_FORM)
    async def file(self, press: TablePress) -> None:
        """Take what was submitted, and tell the moderators."""
        interaction, caller, state = press.interaction, press.caller, press.state
        chair, accused, said = said_of(press.fields, state)
        if not said:
            await self._answers.refuse(interaction, caller, "report-empty")
            return
        report = Report(
            id=interaction.id,
            guild=state.guild,
            table=state.id,
            person=caller.person.id,
            accused=accused,
            chair=chair,
            deal=deal_number(state) if state.match is not None else 0,
            seq=state.seq,
            said=said,
            at=self._services.clock.now(),
        )
        refusal = await self._quotas.spend(interaction, caller, REPORT, state.guild)
        if refusal is not None:
            await self._answers.outcome(interaction, caller, state.id, TurnedAway(refusal))
            return
        await self._services.store.reports.file_report(report)
        log.warning("a table was reported", extra={"table": state.id, "guild": state.guild})
        await send.defer(interaction, thinking=True)
        key = "report-filed-told" if await self._tell(state, report) else "report-filed"
        await self._answers.tell(interaction, screens.notice(caller.words.text(key), "done", caller.words))

    async def _tell(self, state: TableState, report: Report) -> bool:
        """Tell the moderators in their channel that there is a report. Return whether the message was sent.

        The table is named only if everybody who reads that channel could see the table.
        """
        where = await their_channel(self._client, self._services, state.guild)
        if not where:
            return False
        said = words(choose(state.language, None))
        told = await told_of(self._callers, report, state)
        open_to_all = told_in(self._client.get_guild(state.guild), where, the_table(state))
        screen = news(told, said) if open_to_all else news_unnamed(told, said)
        sent = await send.post(self._client, where, screen, nonce=f"r{base36(report.id)}"[:25], silent=False)
        return not isinstance(sent, Failure)


async def told_of(callers: Callers, report: Report, state: TableState | None) -> ReportContext:
    """Return a report with its names, escaped for a message."""
    people = await callers.services.store.people.by_number(
        [one for one in (report.person, report.accused) if one is not None]
    )

    def name(number: int | None) -> str:
        found = people.get(number) if number is not None else None
        return "" if number is None else escape(plain(found.name if found is not None else "", "—"))

    return ReportContext(
        report=report,
        table=escape(plain(state.name if state is not None else "", report.table)),
        writer=name(report.person),
        accused=name(report.accused),
        url="" if state is None else table_url(state),
        over=state is None or not state.open,
    )


class ReportPages(Page):
    """Shows the list of reports, one report and the log of its table, and marks reports as settled."""

    async def command(self, interaction: Interaction) -> None:
        """Answer ``/admin reports``."""
        caller = await self._callers.caller(interaction)
        if caller.moderator:
            await self._answers.tell(interaction, await self._list(caller))
        else:
            await self._answers.refuse(interaction, caller, "refusal-not-moderator")

    async def may_read(self, press: PagePress) -> bool:
        """Return whether the person moderates here; if not, they are told."""
        if not press.caller.moderator:
            await self._answers.refuse(press.interaction, press.caller, "refusal-not-moderator")
        return press.caller.moderator

    @handles(ids.REPORTS, before="may_read")
    async def open(self, press: PagePress) -> None:
        """Show the list."""
        await send.in_place(press.interaction, await self._list(press.caller))

    @handles(ids.REPORT_READ, before="may_read")
    async def read(self, press: PagePress, number: str) -> None:
        """Show one report."""
        report = await self._report(press, number)
        if report is not None:
            await send.in_place(press.interaction, await self._page(press.caller, report))

    @handles(ids.REPORT_SETTLE, before="may_read")
    async def settle(self, press: PagePress, number: str) -> None:
        """Mark a report as settled."""
        report = await self._report(press, number)
        if report is None:
            return
        now = self._services.clock.now()
        if await self._services.store.reports.settle_report(report.guild, report.id, now):
            log.info("a report was dealt with", extra={"guild": report.guild, "table": report.table})
        after = await self._services.store.reports.report(report.guild, report.id)
        await send.in_place(press.interaction, await self._page(press.caller, after or report))

    async def _report(self, press: PagePress, number: str) -> Report | None:
        """Return a report about a table that the person moderates. None if there is none: they are told."""
        report = await self._services.store.reports.report(press.caller.guild, number_of(number))
        if report is not None and await self._theirs(press.caller, [report]):
            return report
        await self._answers.refuse(press.interaction, press.caller, "report-unknown")
        return None

    async def _list(self, caller: Caller) -> Screen:
        waiting = await self._theirs(caller, await self._services.store.reports.open_reports(caller.guild))
        told = [await told_of(self._callers, one, await self._callers.readable(one.table)) for one in waiting[:SHOWN]]
        return report_list(told, len(waiting), caller.words)

    async def _theirs(self, caller: Caller, reports: Sequence[Report]) -> list[Report]:
        """Return the reports about tables in channels that the person moderates. If the table no longer exists, only
        moderators of the whole server see the report."""
        places = await self._services.store.tables.places([one.table for one in reports])
        things = [
            placed(Kind.REPORT, places[one.table]) if one.table in places else Thing(Kind.REPORT, one.guild)
            for one in reports
        ]
        await found(caller.viewer, things)
        return [one for one, what in zip(reports, things, strict=True) if caller.may(what)]

    async def _page(self, caller: Caller, report: Report) -> Screen:
        told = await told_of(self._callers, report, await self._callers.readable(report.table))
        return report_page(told, caller.words)

    @handles(ids.REPORT_LOG, before="may_read")
    async def hand_over(self, press: PagePress, number: str) -> None:
        """Send the log up to the report as a file to the moderator alone. It has hands only if the match is over."""
        interaction, caller = press.interaction, press.caller
        report = await self._report(press, number)
        if report is None:
            return
        await send.defer(interaction, thinking=True)
        store = self._services.store
        state, stored = await self._callers.state(report.table), await store.log.load(report.table)
        if state is None or stored is None:
            await self._answers.refuse(interaction, caller, "report-log-dropped")
            return
        if not is_public(state):
            await self._answers.refuse(interaction, caller, "record-unrevealed")
            return
        events = stored.events[: report.seq]
        seated = {event.person for event in events if isinstance(event, ev.Seated | ev.Substituted)}
        telling = ReportLog(
            await store.people.by_number(sorted(seated)),
            await store.log.event_times(report.table, report.seq),
            caller.words,
            hands=not state.open,
        )
        text = await asyncio.to_thread(telling.text, report.table, events)
        name = f"report-{report.table}.txt"
        failure = await send.hand_over(
            interaction, name, text.encode("utf-8", "replace"), caller.words.text("report-log-here")
        )
        if failure is not None:
            log.warning("a log did not arrive", extra={"why": failure.name})
