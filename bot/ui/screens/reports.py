"""The form for a report to the moderators, and the pages on which they read and settle reports (ux.md 3.6, E60)."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.i18n import Words, escape
from bot.ports.servers import Report
from bot.table.model import TableState
from bot.ui.screens.base import Form, body, clip, small
from bot.ui.screens.names import Company
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import whole
from bot.ui.transport.screen import ASKING, GOOD, NEUTRAL, Button, Row, Screen, Section, Text

WHOM, SAID = "whom", "said"
"""Names of the fields; the form is submitted as ``field=value`` strings."""

LONGEST = 500
"""Maximum characters of a report."""

SHOWN = 8
"""Reports on a page."""

JOINER = "\u200d"


class ReportForm(Form):
    """Form for a report: the text and, optionally, the player it is about."""

    def __init__(self, state: TableState, who: Company, words: Words, person: int) -> None:
        named = ids.REPORT_FORM.id(state.id)
        super().__init__(words.text("report-title"), named)
        options = [
            discord.SelectOption(label=clip(who.players[number], 100), value=f"{number}.{chair.person}")
            for number, chair in enumerate(state.chairs)
            if chair.person not in (None, person)
        ]
        self.whom: discord.ui.Select[Any] | None = None
        if options:
            self.whom = discord.ui.Select(custom_id=WHOM, options=options, min_values=0, required=False)
            self.add_item(discord.ui.Label(text=words.text("report-whom")[:45], component=self.whom))
        self.said: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id=SAID, style=discord.TextStyle.paragraph, max_length=LONGEST, required=True
        )
        hint = words.text("report-said-hint")[:100]
        self.add_item(discord.ui.Label(text=words.text("report-said")[:45], description=hint, component=self.said))


def said_of(fields: Mapping[str, str], state: TableState) -> tuple[int | None, int | None, str]:
    """Return the contents of a submitted form: the chair and the person on it (None: no player named), and the text
    ("" if there is none)."""
    number, _, person = fields.get(WHOM, "").partition(".")
    said = clean(fields.get(SAID, ""))[:LONGEST]
    for chair, its in enumerate(state.chairs):
        if its.person is not None and (str(chair), str(its.person)) == (number, person):
            return chair, its.person, said
    return None, None, said


def clean(text: str) -> str:
    """Return the text without control characters that hide or reorder it; line breaks stay."""
    spaced = text.replace("\r", "\n").replace("\t", " ")
    kept = (char for char in spaced if char in ("\n", JOINER) or unicodedata.category(char)[0] != "C")
    lines = (" ".join(line.split()) for line in "".join(kept).splitlines())
    return "\n".join(line for line in lines if line)


@dataclass(frozen=True, slots=True)
class ReportContext:
    """A report with its context as text: the table's name, the writer, the accused player ("": none), the link to the
    table ("" if unknown), and whether the match is over."""

    report: Report
    table: str
    writer: str
    accused: str
    url: str
    over: bool


def news(told: ReportContext, words: Words) -> Screen:
    """Return the notice to the moderators that a new report exists, without its text."""
    lines = [f"### {words.text('report-news-title')}", _what(told, words), small(words.text("report-news-hint"))]
    row: Row = (
        Button(words.text("report-btn-read"), ids.REPORT_READ.id(str(told.report.id)), "blue"),
        *_link(told, words),
    )
    return Screen((Text(body(lines, words)), row), ASKING)


def news_unnamed(told: ReportContext, words: Words) -> Screen:
    """Return the same notice without the table and the accused player, for channels with readers who cannot see the
    table."""
    lines = [
        f"### {words.text('report-news-title')}",
        words.text("report-news-unnamed"),
        small(words.text("report-news-hint")),
    ]
    row: Row = (Button(words.text("report-btn-read"), ids.REPORT_READ.id(str(told.report.id)), "blue"),)
    return Screen((Text(body(lines, words)), row), ASKING)


def report_list(told: Sequence[ReportContext], waiting: int, words: Words) -> Screen:
    """Return the oldest unsettled reports; ``waiting`` is the number of all unsettled ones."""
    title = f"## {words.text('report-list-title')}"
    if not told:
        return Screen((Text(f"{title}\n{words.text('report-list-none')}"),), NEUTRAL)
    rows = [
        Section(_what(one, words), Button(words.text("report-btn-read"), ids.REPORT_READ.id(str(one.report.id))))
        for one in told
    ]
    more = waiting - len(told)
    rest = [Text(small(words.text("report-list-more", count=more)))] if more > 0 else []
    return Screen((Text(title), *rows, *rest), ASKING)


def report_page(told: ReportContext, words: Words) -> Screen:
    """Return one report, with a button for the log of its table."""
    report = told.report
    lines = [f"### {words.text('report-page-title')}", _what(told, words)]
    lines.append(words.text("report-from", who=told.writer))
    lines += [f"> {escape(line)}" for line in report.said.splitlines()]
    lines.append(small(words.text("report-hands-over" if told.over else "report-hands-running")))
    if report.settled_at:
        lines.append(words.text("report-settled", when=f"<t:{report.settled_at // 1000}:f>"))
    row: Row = (
        Button(words.text("report-btn-log"), ids.REPORT_LOG.id(str(report.id)), "blue"),
        Button(
            words.text("report-btn-settle"),
            ids.REPORT_SETTLE.id(str(report.id)),
            "green",
            disabled=bool(report.settled_at),
        ),
        Button(words.text("report-btn-all"), ids.REPORTS.id()),
        *_link(told, words),
    )
    return Screen((Text(body(lines, words)), row), GOOD if report.settled_at else ASKING)


def number_of(arg: str) -> int:
    """Return the id of the report that a control names, 0 for an invalid one."""
    number = whole(arg) or 0
    return number if 0 < number < 2**63 else 0


def _what(told: ReportContext, words: Words) -> str:
    """Return the table, the deal, the time, and the accused player."""
    report = told.report
    key = "report-what" if report.deal else "report-what-lobby"
    line = words.text(key, table=told.table, deal=report.deal, when=f"<t:{report.at // 1000}:f>")
    if not told.accused or report.chair is None:
        return line
    return f"{line}\n{words.text('report-about', who=told.accused, number=report.chair + 1)}"


def _link(told: ReportContext, words: Words) -> tuple[Button, ...]:
    return (Button(words.text("ui-btn-to-table"), url=told.url, emoji="↗️"),) if told.url else ()
