"""Which pictures of a table are drawn."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import msgspec
import pytest

from bot.engine.actions import Chance, Say
from bot.engine.text import Line, SideArg
from bot.engine.view import Count, CountLine
from bot.games.registry import game
from bot.i18n import words
from bot.ports.people import DEFAULT_PREFERENCES
from bot.table.model import TableState
from bot.table.selectors import public_view, seat_view
from bot.ui.messages import screen_builder
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.transport.screen import Image, Screen
from tests.ui.tables import deal, moments, picture, some_match, table, who
from tests.ui.test_final_result import ended

LINE = CountLine("minchiate-pair", (10, None), {"side": SideArg(0)}, (1, 2))


@pytest.mark.parametrize("lines", [(), (LINE,)])
async def test_a_deal_that_nobody_played_is_counted_in_words_alone(lines: tuple[CountLine, ...]) -> None:
    state, draw = table(some_match()), AsyncMock(return_value=picture())
    view = public_view(state)
    assert view is not None
    services: Any = SimpleNamespace(pictures=SimpleNamespace(count=draw, behind=lambda: 0.0))
    callers: Any = SimpleNamespace(company=AsyncMock(return_value=who(state, words("en"))))
    count = Count(1, lines, (None, None), (Line("minchiate-outcome-even"),))
    screen = await ScreenBuilder(cast(Any, services), cast(Any, callers)).count(state, view, count)
    assert "–" not in str(screen.parts[0]), "nobody has scored"
    assert draw.await_count == len(lines)
    assert len([part for part in screen.parts if isinstance(part, Image)]) == len(lines)


@pytest.mark.parametrize(("later", "shown"), [(0, True), (1, False)])
async def test_the_panel_shows_the_count_of_the_deal_that_has_just_ended_and_of_no_other(
    later: int, shown: bool
) -> None:
    """A deal that is thrown in has no count: the one before is not its result."""
    state = table(deal()[-1][0], between=True)
    view = seat_view(state, 0)
    assert view is not None
    assert view.public.counts
    said = words("en")
    public = msgspec.structs.replace(view.public, deal=view.public.deal + later)
    view = msgspec.structs.replace(view, public=public)
    found = ScreenBuilder(cast(Any, None), cast(Any, None))._count_of(state, view, who(state, said), said)
    assert (found is not None) is shown


def annulled() -> TableState:
    """Return a table of Mineo whose first deal was thrown in by the first giro of the auction."""
    mineo, state = game("mineo"), next(moments(1, "mineo"))[0]
    while not mineo.view(state).counts:
        asked = mineo.decisions(state)
        events = (
            mineo.decide(state, asked[0].seat, Say("mischio"))
            if asked
            else mineo.decide(state, None, Chance(bytes(16)))
        )
        assert isinstance(events, tuple)
        for event in events:
            state = mineo.evolve(state, event)
    return table(state, "mineo", between=True)


@pytest.mark.parametrize("behind", [0.0, 60.0])
@pytest.mark.parametrize("patience", [0.0, None])
async def test_a_deal_that_nobody_played_ends_in_the_same_line_on_every_panel(
    behind: float, patience: float | None
) -> None:
    """There is no picture to wait for, and no hand to put into words."""
    state, said = annulled(), words("en")
    view = seat_view(state, 0)
    assert view is not None
    assert view.hand
    services: Any = SimpleNamespace(
        pictures=SimpleNamespace(behind=lambda: behind),
        store=SimpleNamespace(
            preferences=SimpleNamespace(chosen_by=AsyncMock(return_value=DEFAULT_PREFERENCES)),
            messages=SimpleNamespace(staged=AsyncMock(return_value=())),
        ),
        tables=SimpleNamespace(plays_elsewhere=lambda *_: False, timers=lambda _: ()),
    )
    callers: Any = SimpleNamespace(company=AsyncMock(return_value=who(state, said)))
    builder = ScreenBuilder(services, callers)
    builder.past = cast(Any, SimpleNamespace(deal=AsyncMock(return_value=None)))
    screen = await builder.hand(state, 0, said, patience=patience)
    assert "The deal is over" in str(screen.parts[0])
    assert "nobody pays" in str(screen.parts[0])
    assert "Your cards" not in str(screen.parts)
    assert not screen.owed


async def test_the_count_on_a_panel_is_drawn_for_its_reader_and_the_one_at_the_table_for_all() -> None:
    """Seats rotate: the reader is told by the seat they had in that deal."""
    state, draw = table(deal()[-1][0], between=True), AsyncMock(return_value=picture())
    view, said = seat_view(state, 1), words("en")
    assert view is not None
    company = who(state, said)
    count = msgspec.structs.replace(view.public.counts[-1], lines=(LINE,), seating=(2, 3, 0, 1))
    services: Any = SimpleNamespace(pictures=SimpleNamespace(count=draw, behind=lambda: 0.0))
    callers: Any = SimpleNamespace(company=AsyncMock(return_value=company))
    builder = ScreenBuilder(cast(Any, services), cast(Any, callers))
    await builder._count_picture(view, count, company, said, DEFAULT_PREFERENCES, None, 1)
    assert draw.await_args is not None
    assert draw.await_args.kwargs["you"] == 3
    await builder.count(state, view.public, count)
    assert draw.await_args.kwargs.get("you") is None


async def test_the_press_that_ends_a_match_does_not_wait_for_the_podium() -> None:
    hall, said, drawn = ended("chinze"), words("en"), asyncio.Event()

    async def final(*_: Any, **__: Any) -> Any:
        await drawn.wait()
        return picture("final")

    store = SimpleNamespace(
        preferences=SimpleNamespace(chosen_by=AsyncMock(return_value=DEFAULT_PREFERENCES)),
        achievements=SimpleNamespace(of_match=AsyncMock(return_value=())),
        retention=SimpleNamespace(moves_dropped=AsyncMock(return_value=False)),
        log=SimpleNamespace(load=AsyncMock(return_value=SimpleNamespace(events=hall.events))),
    )
    services: Any = SimpleNamespace(pictures=SimpleNamespace(final=final, behind=lambda: 0.0), store=store)
    callers: Any = SimpleNamespace(company=AsyncMock(return_value=who(hall.state, said)))
    builder = ScreenBuilder(services, callers)
    first = await builder.hand(hall.state, 0, said, picture=False)
    late = await builder.hand(hall.state, 0, said, patience=0.0)
    assert "🏆" in str(first.parts[0])
    assert first.pictures == late.pictures == ()
    drawn.set()
    assert (await builder.hand(hall.state, 0, said)).pictures


def slow() -> tuple[ScreenBuilder, list[str]]:
    """Return a builder whose pictures of tables in play never come, and what it was asked to draw."""
    asked: list[str] = []

    def never(kind: str) -> Any:
        async def drawing(*_: Any, **__: Any) -> Any:
            asked.append(kind)
            await asyncio.Event().wait()

        return drawing

    services: Any = SimpleNamespace(
        pictures=SimpleNamespace(board=never("board"), hand=never("hand"), behind=lambda: 0.0),
        store=SimpleNamespace(
            preferences=SimpleNamespace(chosen_by=AsyncMock(return_value=DEFAULT_PREFERENCES)),
            messages=SimpleNamespace(staged=AsyncMock(return_value=())),
        ),
        tables=SimpleNamespace(plays_elsewhere=lambda *_: False, timers=lambda _: ()),
    )
    callers: Any = SimpleNamespace(company=AsyncMock(return_value=who(table(some_match()), words("en"))))
    return ScreenBuilder(services, callers), asked


async def board_and_panel(builder: ScreenBuilder) -> tuple[Screen, Screen]:
    """Return the board of a match and the panel of its first player."""
    state = table(some_match())
    view = public_view(state)
    assert view is not None
    return await builder.board(state, view), await builder.hand(state, 0, words("en"))


async def test_a_board_and_a_panel_do_not_wait_for_ever_for_their_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_builder, "TURN_PICTURE_WAIT", 0.01)
    builder, asked = slow()
    for screen in await board_and_panel(builder):
        assert screen.owed, "the picture comes later"
        assert not [part for part in screen.parts if isinstance(part, Image)]
    assert asked == ["board", "hand"]


async def test_where_messages_wait_too_long_to_be_built_no_pictures_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screen_builder, "TURN_WAIT", 2.0)
    builder, asked = slow()
    builder.behind = lambda: 2.1
    for screen in await board_and_panel(builder):
        assert screen.owed
    assert asked == []
