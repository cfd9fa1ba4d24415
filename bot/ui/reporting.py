"""More… → Report: a form, a place where it is kept, and word to the moderators that something is to be read (E60)."""

from __future__ import annotations

import logging

from bot.i18n import choose, escape, plain, words
from bot.services import Services
from bot.store.reports import Report
from bot.table.look import deal_number
from bot.table.model import TableState
from bot.table.quota import REPORT
from bot.ui import deliver, screens
from bot.ui.answers import Answers, Interaction, TurnedAway
from bot.ui.failure import Failure
from bot.ui.ids import ControlId, base36
from bot.ui.lookup import Caller, Lookup
from bot.ui.moderators import Client, their_channel
from bot.ui.quotas import Quotas
from bot.ui.reach import the_table, told_in
from bot.ui.screens.base import table_url
from bot.ui.screens.reports import ReportForm, Told, news, news_unnamed, said_of

log = logging.getLogger(__name__)


class Reporting:
    """For whoever sits at a table or watches it."""

    def __init__(self, client: Client, services: Services, lookup: Lookup, answers: Answers) -> None:
        self._client = client
        self._services = services
        self._lookup = lookup
        self._answers = answers
        self._quotas = Quotas(services)

    async def press(
        self, interaction: Interaction, caller: Caller, state: TableState, control: ControlId, values: list[str]
    ) -> None:
        """Open the form, or take up what it was submitted with."""
        if control.action == "reported":
            await self._file(interaction, caller, state, values)
            return
        refusal = await self._quotas.would_exceed(interaction, caller, REPORT, state.guild)
        if refusal is not None:
            await self._answers.outcome(interaction, caller, state.id, TurnedAway(refusal))
        else:
            who = await self._lookup.company(state, caller.words)
            form = ReportForm(state, who, caller.words, caller.person.id)
            await deliver.attempt(interaction.response.send_modal(form), "asking for a report")

    async def _file(self, interaction: Interaction, caller: Caller, state: TableState, values: list[str]) -> None:
        chair, accused, said = said_of(values, state)
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
        await self._services.store.file_report(report)
        log.warning("a table was reported", extra={"table": state.id, "guild": state.guild})
        await deliver.defer(interaction, thinking=True)
        key = "report-filed-told" if await self._tell(state, report) else "report-filed"
        await self._answers.tell(interaction, screens.notice(caller.words.text(key), "done", caller.words))

    async def _tell(self, state: TableState, report: Report) -> bool:
        """Say in the channel for notices that there is a report; whether that arrived. Of which table is said only
        where everybody who reads it there could see the table."""
        where = await their_channel(self._client, self._services, state.guild)
        if not where:
            return False
        said = words(choose(state.language, None))
        told = await told_of(self._lookup, report, state)
        open_to_all = told_in(self._client.get_guild(state.guild), where, the_table(state))
        screen = news(told, said) if open_to_all else news_unnamed(told, said)
        sent = await deliver.post(self._client, where, screen, nonce=f"r{base36(report.id)}"[:25], silent=False)
        return not isinstance(sent, Failure)


async def told_of(lookup: Lookup, report: Report, state: TableState | None) -> Told:
    """A report with the names in it, fit for the text of a message."""
    people = await lookup.services.store.people([one for one in (report.person, report.accused) if one is not None])

    def name(number: int | None) -> str:
        found = people.get(number) if number is not None else None
        return "" if number is None else escape(plain(found.name if found is not None else "", "—"))

    return Told(
        report=report,
        table=escape(plain(state.name if state is not None else "", report.table)),
        writer=name(report.person),
        accused=name(report.accused),
        url="" if state is None else table_url(state),
        over=state is None or not state.open,
    )
