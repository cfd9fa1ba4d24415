"""A rare deal is shown on the panel of every player too, and what several messages need of past deals is found once."""

from __future__ import annotations

import asyncio
from functools import cache
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from bot.engine.highlights import Found, Highlight
from bot.engine.text import SideArg
from bot.i18n import words
from bot.ports.people import DEFAULT_PREFERENCES
from bot.standings import PlayedDeal, deals_played
from bot.table.model import PLAYING
from bot.table.selectors import public_view
from bot.ui.messages import past_deals
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.transport.screen import Image, Screen, Text
from tests.support.matches import Hall, finished
from tests.ui.tables import picture, who

EN = words("en")
CAPPOTTO = Highlight("cappotto", Found(SideArg(0)))


@cache
def between() -> Hall:
    """Return a match of two people and two bots after its first deal."""
    hall = Hall("minchiate", people=2, persons=(7, 8), options={"set_length": 4})
    hall.start()
    while not (hall.state.status == PLAYING and hall.state.between):
        hall.step()
    return hall


class Desk:
    """A builder with stand-ins for the store and the pictures."""

    def __init__(self, hall: Hall, *, dropped: bool = False) -> None:
        self.banner = AsyncMock(side_effect=lambda shown, **_: picture("banner.png", shown.alt))
        self.count = AsyncMock(return_value=picture("count.png", "The count."))
        self.final = AsyncMock(side_effect=lambda shown, **_: picture("final.png", shown.alt))
        self.load = AsyncMock(return_value=SimpleNamespace(events=hall.events))
        store = SimpleNamespace(
            preferences=SimpleNamespace(chosen_by=AsyncMock(return_value=DEFAULT_PREFERENCES)),
            messages=SimpleNamespace(staged=AsyncMock(return_value=())),
            retention=SimpleNamespace(moves_dropped=AsyncMock(side_effect=lambda _: self.dropped)),
            log=SimpleNamespace(load=self.load),
        )
        drawn = SimpleNamespace(banner=self.banner, count=self.count, final=self.final, behind=lambda: 0.0)
        tables = SimpleNamespace(timers=lambda _: [], plays_elsewhere=lambda *_: False)
        services: Any = SimpleNamespace(store=store, pictures=drawn, tables=tables)
        callers: Any = SimpleNamespace(company=AsyncMock(return_value=who(hall.state, EN)))
        self.dropped = dropped
        self.builder = ScreenBuilder(services, callers)


def pictures(screen: Screen) -> list[str]:
    """Return the alt texts of the pictures of a screen."""
    return [part.picture.alt for part in screen.parts if isinstance(part, Image)]


def lines(screen: Screen) -> int:
    """Return the number of lines of text of a screen."""
    return sum(len(part.text.splitlines()) for part in screen.parts if isinstance(part, Text))


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Make every deal that is looked at a cappotto of the first side; the numbers of the deals are recorded."""
    return watched(monkeypatch, CAPPOTTO)


def watched(monkeypatch: pytest.MonkeyPatch, *highlights: Highlight) -> list[int]:
    """Give these highlights to every deal that is looked at; return the list of the deals looked at."""
    seen: list[int] = []

    def looked_at(state: Any, number: int) -> PlayedDeal:
        seen.append(number)
        return replace(deals_played(state.id, between().events)[0], highlights=highlights)

    monkeypatch.setattr(past_deals, "deal_played", looked_at)
    return seen


async def test_the_panels_show_the_banner_above_the_count_and_no_more_text(found: list[int]) -> None:
    desk, state = Desk(between()), between().state
    seats = deals_played(state.id, between().events)[0]
    first = {seats.seating[seat] for seat in seats.count.sides[0]}
    for player in (0, 1):
        shown = await desk.builder.hand(state, player, EN)
        assert [alt.split(".")[0] for alt in pictures(shown)] == ["Cappotto", "The count"]
        assert ("(you)" in pictures(shown)[0]) == (player in first), "who did it reads that they did"
        bare = await desk.builder.hand(state, player, EN, picture=False)
        assert lines(shown) <= lines(bare)
    assert [call.args[0].who[0].you for call in desk.banner.await_args_list].count(True) <= 1


async def test_a_panel_without_its_count_has_no_banner(found: list[int]) -> None:
    desk = Desk(between())
    desk.count.side_effect = RuntimeError("cannot be drawn")
    assert pictures(await desk.builder.hand(between().state, 0, EN)) == []


async def test_a_deal_without_a_highlight_has_no_banner(monkeypatch: pytest.MonkeyPatch) -> None:
    watched(monkeypatch)
    desk = Desk(between())
    assert pictures(await desk.builder.hand(between().state, 0, EN)) == ["The count."]


async def test_thread_and_panels_find_the_highlights_of_a_deal_once(found: list[int]) -> None:
    desk, state = Desk(between()), between().state
    view = public_view(state)
    assert view is not None
    told = await desk.builder.count(state, view, view.counts[-1])
    assert "Cappotto" in pictures(told)[0]
    for player in (0, 1, 0):
        await desk.builder.hand(state, player, EN)
    assert found == [1]


async def test_the_end_of_a_match_reads_its_deals_once_for_everybody() -> None:
    hall = finished(3, 2, set_length=4)
    desk, state = Desk(hall), hall.state
    view = public_view(state)
    assert view is not None
    company = who(state, EN)
    wanted = [desk.builder.final_picture(state, view, company, EN, player) for player in (0, 1, None)]
    shown = await asyncio.gather(*wanted)
    assert desk.load.await_count == 1
    assert len({one.alt for one in shown if one is not None}) == 3
    assert desk.final.await_count == 3
    again = await desk.builder.final_picture(state, view, company, EN, None)
    assert again is shown[2]
    assert desk.final.await_count == 3, "the same picture is drawn once"


async def test_deals_whose_log_is_deleted_are_not_shown_from_memory() -> None:
    hall = finished(3, 2, set_length=4)
    desk = Desk(hall)
    assert len((await desk.builder.past.ended(hall.state)).deals) == 4
    desk.dropped = True
    assert (await desk.builder.past.ended(hall.state)).deals == ()
