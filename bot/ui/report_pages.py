"""``/admin reports``: what people reported, for the moderators of their server alone (E60)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.store.reports import Report
from bot.table import events as ev
from bot.ui import deliver
from bot.ui.answers import Interaction
from bot.ui.lookup import Caller
from bot.ui.page import Page
from bot.ui.page_items import PageId
from bot.ui.reach import Kind, Thing, found, placed
from bot.ui.report_log import ReportLog
from bot.ui.reporting import told_of
from bot.ui.screen import Screen
from bot.ui.screens.reports import SHOWN, number_of, report_list, report_page

log = logging.getLogger(__name__)


class ReportPages(Page):
    """The list, one report, the log of its table, and that it was dealt with."""

    async def command(self, interaction: Interaction) -> None:
        """``/admin reports``."""
        caller = await self._lookup.caller(interaction)
        if caller.moderator:
            await self._answers.tell(interaction, await self._list(caller))
        else:
            await self._answers.refuse(interaction, caller, "refusal-not-moderator")

    async def press(self, interaction: Interaction, caller: Caller, control: PageId, values: list[str]) -> None:
        """One of its controls; it reads and settles reports about tables that the person moderates, nothing else."""
        if not caller.moderator:
            await self._answers.refuse(interaction, caller, "refusal-not-moderator")
            return
        if control.deed == "open":
            await deliver.in_place(interaction, await self._list(caller))
            return
        report = await self._services.store.report(caller.guild, number_of(control.arg))
        if report is None or not await self._theirs(caller, [report]):
            await self._answers.refuse(interaction, caller, "report-unknown")
        elif control.deed == "log":
            await self._hand_over(interaction, caller, report)
        elif control.deed == "settle":
            now = self._services.clock.now()
            if await self._services.store.settle_report(report.guild, report.id, now):
                log.info("a report was dealt with", extra={"guild": report.guild, "table": report.table})
            after = await self._services.store.report(report.guild, report.id)
            await deliver.in_place(interaction, await self._page(caller, after or report))
        else:
            await deliver.in_place(interaction, await self._page(caller, report))

    async def _list(self, caller: Caller) -> Screen:
        waiting = await self._theirs(caller, await self._services.store.open_reports(caller.guild))
        told = [await told_of(self._lookup, one, await self._lookup.readable(one.table)) for one in waiting[:SHOWN]]
        return report_list(told, len(waiting), caller.words)

    async def _theirs(self, caller: Caller, reports: Sequence[Report]) -> list[Report]:
        """Those of these reports that are about tables in channels the person moderates. Of a table that is no more
        only moderators of the whole server read."""
        places = await self._services.store.places([one.table for one in reports])
        things = [
            placed(Kind.REPORT, places[one.table]) if one.table in places else Thing(Kind.REPORT, one.guild)
            for one in reports
        ]
        await found(caller.viewer, things)
        return [one for one, what in zip(reports, things, strict=True) if caller.may(what)]

    async def _page(self, caller: Caller, report: Report) -> Screen:
        told = await told_of(self._lookup, report, await self._lookup.readable(report.table))
        return report_page(told, caller.words)

    async def _hand_over(self, interaction: Interaction, caller: Caller, report: Report) -> None:
        """The log up to the report, as a file for her alone; its hands only when the match is over."""
        await deliver.defer(interaction, thinking=True)
        store = self._services.store
        state, stored = await self._lookup.state(report.table), await store.load(report.table)
        if state is None or stored is None:
            await self._answers.refuse(interaction, caller, "report-log-dropped")
            return
        events = stored.events[: report.seq]
        seated = {event.person for event in events if isinstance(event, ev.Seated | ev.Relieved)}
        telling = ReportLog(
            await store.people(sorted(seated)),
            await store.event_times(report.table, report.seq),
            caller.words,
            hands=not state.open,
        )
        text = await asyncio.to_thread(telling.text, report.table, events)
        name = f"report-{report.table}.txt"
        failure = await deliver.hand_over(
            interaction, name, text.encode("utf-8", "replace"), caller.words.text("report-log-here")
        )
        if failure is not None:
            log.warning("a log did not arrive", extra={"why": failure.name})
