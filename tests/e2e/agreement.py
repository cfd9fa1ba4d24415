"""Check that the messages of a thread agree with what the engine computes from the stored log (T84)."""

from __future__ import annotations

from contextlib import closing
from sqlite3 import connect

from bot.i18n import words
from bot.store.table_log import Codec
from bot.table.evolve import fold
from bot.table.model import TableState
from bot.table.ports import Person
from bot.table.selectors import public_view, seating
from bot.ui import screens
from bot.ui.screens.names import company, seated_as
from bot.ui.screens.table import is_score, score_strip
from tests.e2e.conftest import Hall
from tests.support.panel import texts
from tests.ui.limits import said

EN = words("en")


def folded(hall: Hall, table: str) -> TableState:
    """Return the newest table, computed from its log alone."""
    codec = Codec()
    with closing(connect(hall.bot.data / "germini.sqlite3")) as log:
        rows = log.execute("SELECT seq, kind, v, body FROM events ORDER BY seq").fetchall()
    return fold(TableState(table), [codec.decode(table, seq, kind, version, body) for seq, kind, version, body in rows])


async def check_agreement(hall: Hall, thread: str, table: str, card: str) -> None:
    """Check the result card in words (``card`` is its text) after one deal of four people, and that no message takes
    the marks before the count for the result."""
    state = folded(hall, table)
    view = public_view(state)
    assert view is not None
    assert len(view.history) == 21
    names = {chair.person or 0: person.name for chair, person in zip(state.chairs, hall.people, strict=True)}
    who = company(state, {number: Person(number, 0, name, "en") for number, name in names.items()}, EN)
    (count,) = view.counts
    for side, total in enumerate(count.totals):
        assert total is None or total == sum(line.amounts[side] or 0 for line in count.lines)
    # The host reads it, who sits in the first chair.
    sides = count.sides or view.sides
    reader = seated_as(who, count, view, EN).spoken_to((count.seating or seating(state)).index(0), sides)
    sheet = said(screens.result_words(count, reader, EN, sides).view())
    missing = [line for line in sheet.splitlines() if line not in card]
    assert not missing
    assert len(sheet.splitlines()) > len(count.lines)
    (score,) = score_strip(view, who, EN)
    assert not is_score(state, view)
    shown = [texts(one) for one in hall.host.messages(thread)]
    assert not [text for text in shown if score in text], "what was marked before the count is not the result"
