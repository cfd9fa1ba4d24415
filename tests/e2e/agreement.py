"""Whether what stands in a thread is what the engine makes of the stored log, to the last point (T84)."""

from __future__ import annotations

from contextlib import closing
from sqlite3 import connect

from bot.i18n import words
from bot.store.codec import Codec
from bot.table.evolve import fold
from bot.table.look import public_view
from bot.table.model import TableState
from bot.table.ports import Person
from bot.ui import screens
from bot.ui.cast import company, seated_as
from bot.ui.screens.board import score_strip
from tests.e2e.conftest import Hall
from tests.support.panel import eventually, texts
from tests.ui.limits import said

EN = words("en")


def folded(hall: Hall, table: str) -> TableState:
    """The newest table, from nothing but its log."""
    codec = Codec()
    with closing(connect(hall.bot.data / "germini.sqlite3")) as log:
        rows = log.execute("SELECT seq, kind, v, body FROM events ORDER BY seq").fetchall()
    return fold(TableState(table), [codec.decode(table, seq, kind, version, body) for seq, kind, version, body in rows])


async def check_agreement(hall: Hall, thread: str, table: str, card: str) -> None:
    """After one deal of four people: ``card`` is the text of its result card, the board is looked up."""
    state = folded(hall, table)
    view = public_view(state)
    assert view is not None
    assert len(view.history) == 21
    names = {chair.person or 0: person.name for chair, person in zip(state.chairs, hall.people, strict=True)}
    who = company(state, {number: Person(number, 0, name, "en") for number, name in names.items()}, EN)
    (count,) = view.counts
    for side, total in enumerate(count.totals):
        assert total is None or total == sum(line.amounts[side] or 0 for line in count.lines)
    sheet = said(screens.result(state, count, seated_as(who, count, view, EN), None, EN).view())
    missing = [line for line in sheet.splitlines() if line not in card]
    assert not missing
    assert len(sheet.splitlines()) > len(count.lines)
    (score,) = score_strip(view, who, EN)
    await eventually(
        lambda: any(score in texts(one) for one in hall.host.messages(thread)), what=f"a board with {score}"
    )
