"""Reporting something to the moderators, and what these read of it (ux.md 3.6, E60)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord

from bot.i18n import Words, escape
from bot.store.reports import Report
from bot.table.model import TableState
from bot.ui.cast import Company
from bot.ui.ids import ControlId, whole
from bot.ui.items import dispatch
from bot.ui.page_items import PageId
from bot.ui.screen import ASKING, GOOD, NEUTRAL, Button, Row, Screen, Section, Text
from bot.ui.screens.base import body, clip, small
from bot.ui.screens.form import Form

WHOM, SAID = "whom", "said"
"""Names of the fields; the form is submitted as ``field=value`` strings."""

LONGEST = 500
"""Characters of a report."""

SHOWN = 8
"""Reports on one page."""

JOINER = "\u200d"


class ReportForm(Form):
    """What is wrong, and of whom that is said. Submitting it goes the way of every control; nothing is kept in it."""

    def __init__(self, state: TableState, who: Company, words: Words, person: int) -> None:
        named = ControlId(state.id, 0, 0, "reported").encode()
        super().__init__(title=words.text("report-title")[:45], custom_id=named, timeout=900)
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

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Hand it on."""
        chosen = self.whom.values if self.whom is not None else []
        await dispatch(interaction, self.custom_id, [*(f"{WHOM}={one}" for one in chosen), f"{SAID}={self.said.value}"])


def said_of(values: Sequence[str], state: TableState) -> tuple[int | None, int | None, str]:
    """What a form was submitted with: the chair, the person on it (None: of nobody), and the words, "" for none."""
    fields = dict(value.split("=", 1) for value in values if "=" in value)
    number, _, person = fields.get(WHOM, "").partition(".")
    said = clean(fields.get(SAID, ""))[:LONGEST]
    for chair, its in enumerate(state.chairs):
        if its.person is not None and (str(chair), str(its.person)) == (number, person):
            return chair, its.person, said
    return None, None, said


def clean(text: str) -> str:
    """The text without anything that hides or reorders it; its lines stay."""
    spaced = text.replace("\r", "\n").replace("\t", " ")
    kept = (char for char in spaced if char in ("\n", JOINER) or unicodedata.category(char)[0] != "C")
    lines = (" ".join(line.split()) for line in "".join(kept).splitlines())
    return "\n".join(line for line in lines if line)


@dataclass(frozen=True, slots=True)
class Told:
    """A report with what it is about in words: the table's name, who wrote it, of whom ("": of nobody), where the table
    is ("" where it is not known any more), and whether its match is over."""

    report: Report
    table: str
    writer: str
    accused: str
    url: str
    over: bool


def news(told: Told, words: Words) -> Screen:
    """What the moderators are told where notices go: that there is something to read, and nothing of what it says."""
    lines = [f"### {words.text('report-news-title')}", _what(told, words), small(words.text("report-news-hint"))]
    row: Row = (Button(words.text("report-btn-read"), _id("read", told.report), "blue"), *_link(told, words))
    return Screen((Text(body(lines, words)), row), ASKING)


def news_unnamed(told: Told, words: Words) -> Screen:
    """The same where some who read it could not see the table: neither which it is nor whom the report is about."""
    lines = [
        f"### {words.text('report-news-title')}",
        words.text("report-news-unnamed"),
        small(words.text("report-news-hint")),
    ]
    row: Row = (Button(words.text("report-btn-read"), _id("read", told.report), "blue"),)
    return Screen((Text(body(lines, words)), row), ASKING)


def report_list(told: Sequence[Told], waiting: int, words: Words) -> Screen:
    """The oldest reports that nobody has dealt with; ``waiting`` is how many there are."""
    title = f"## {words.text('report-list-title')}"
    if not told:
        return Screen((Text(f"{title}\n{words.text('report-list-none')}"),), NEUTRAL)
    rows = [Section(_what(one, words), Button(words.text("report-btn-read"), _id("read", one.report))) for one in told]
    more = waiting - len(told)
    rest = [Text(small(words.text("report-list-more", count=more)))] if more > 0 else []
    return Screen((Text(title), *rows, *rest), ASKING)


def report_page(told: Told, words: Words) -> Screen:
    """One report, with the way to the log of its table."""
    report = told.report
    lines = [f"### {words.text('report-page-title')}", _what(told, words)]
    lines.append(words.text("report-from", who=told.writer))
    lines += [f"> {escape(line)}" for line in report.said.splitlines()]
    lines.append(small(words.text("report-hands-over" if told.over else "report-hands-running")))
    if report.settled_at:
        lines.append(words.text("report-settled", when=f"<t:{report.settled_at // 1000}:f>"))
    row: Row = (
        Button(words.text("report-btn-log"), _id("log", report), "blue"),
        Button(words.text("report-btn-settle"), _id("settle", report), "green", disabled=bool(report.settled_at)),
        Button(words.text("report-btn-all"), PageId("reports", "open").encode()),
        *_link(told, words),
    )
    return Screen((Text(body(lines, words)), row), GOOD if report.settled_at else ASKING)


def number_of(arg: str) -> int:
    """The number of the report a control names, 0 for what can be none's."""
    number = whole(arg) or 0
    return number if 0 < number < 2**63 else 0


def _what(told: Told, words: Words) -> str:
    """The table, the deal, when, and whom it is about."""
    report = told.report
    key = "report-what" if report.deal else "report-what-lobby"
    line = words.text(key, table=told.table, deal=report.deal, when=f"<t:{report.at // 1000}:f>")
    if not told.accused or report.chair is None:
        return line
    return f"{line}\n{words.text('report-about', who=told.accused, number=report.chair + 1)}"


def _link(told: Told, words: Words) -> tuple[Button, ...]:
    return (Button(words.text("ui-btn-to-table"), url=told.url, emoji="↗️"),) if told.url else ()


def _id(deed: str, report: Report) -> str:
    return PageId("reports", deed, str(report.id)).encode()
