"""T62, T63 and the load levels of ux.md 5.4: what the bot requests of Discord under load, and when Discord shuts it
out."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.client import GerminiBot
from bot.local_server import LocalDiscord, new_world
from bot.ports.store import LOAD
from bot.table.clocks import SECOND, time_allowed
from bot.table.model import Call, Clocks
from bot.table.ports import Timer
from bot.table.selectors import blocking
from bot.table.turn_calls import NOTICE, NUDGE
from bot.ui.messages.turn_calls import Calls
from bot.ui.transport.load import CALM, LEVELS, SHUT_OUT, WINDOW, ShutOut, Traffic, counts
from tests.acceptance.forging import play, row
from tests.support.by_hand import HandClock
from tests.support.edge import Edge, EdgeRuntime
from tests.support.panel import texts
from tests.support.waiting import until
from tests.ui.tables import deal, table


async def test_t63_shut_out_by_the_guard_nothing_but_interactions_is_sent_until_it_is_over(
    asked: Edge, caplog: pytest.LogCaptureFixture
) -> None:
    bot, board = asked.bot, row(asked, "board")
    assert bot is not None
    asked.world.faults.shut_out(match=f"PATCH /channels/{board.channel}", retry_after=1.5)
    asks, shown = asked.state.asked[0], texts(asked.host.message(str(board.message)))
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: "keeps this address away" in caplog.text)
    sent = len([one for one in asked.world.requests if counts(f"/api/v10{one.path}")])
    assert asked.state.asked[0] == asks + 1, "the interaction was answered"
    while bot.traffic.shut() > 0.05:
        assert len([one for one in asked.world.requests if counts(f"/api/v10{one.path}")]) == sent
        await asyncio.sleep(0.02)
    await asked.until(lambda: texts(asked.host.message(str(board.message))) != shown)


def busy(per_second: float) -> Traffic:
    """Return the traffic of ten seconds with this many requests per second."""
    clock = HandClock()
    traffic = Traffic(clock)
    for number in range(int(per_second * WINDOW)):
        clock.at = number / per_second
        traffic.asking()
    return traffic


@pytest.mark.parametrize(("per_second", "level", "spacing"), [(10, 0, 1.3), (28, 1, 2.0), (36, 2, 2.0), (45, 3, 2.0)])
def test_boards_are_edited_less_often_the_more_is_sent(per_second: float, level: int, spacing: float) -> None:
    traffic = busy(per_second)
    assert (traffic.level(), traffic.spacing(1.3)) == (level, spacing)


def test_slow_answers_ease_the_load_too() -> None:
    traffic = Traffic(HandClock())
    for _ in range(30):
        traffic.answered(2.5)
    assert traffic.level() == 3


def test_the_load_is_forgotten_after_the_window() -> None:
    clock = HandClock()
    traffic = Traffic(clock)
    for _ in range(int(LEVELS[-1] * WINDOW) + 1):
        traffic.asking()
    assert traffic.level() == 3
    clock.at = WINDOW + 1
    assert traffic.level() == 3, "a level is not left at the first calm moment"
    clock.at += CALM
    assert traffic.level() == 0


@pytest.mark.parametrize(("said", "seconds"), [("7", 7.0), ("", SHUT_OUT), ("soon", SHUT_OUT)])
def test_however_the_guard_says_it_nothing_is_sent(said: str, seconds: float) -> None:
    clock = HandClock()
    traffic = Traffic(clock)
    traffic.shut_out(said)
    assert traffic.shut() == seconds
    with pytest.raises(ShutOut):
        traffic.asking()
    clock.at = seconds + 0.1
    traffic.asking()


async def test_in_a_full_house_new_tables_are_refused_and_open_ones_go_on(
    asked: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asked.bot is not None
    monkeypatch.setattr(asked.bot.traffic, "level", lambda: 3)
    first = asked.table
    await asked.people[1].slash(asked.channel, "table create", game="mineo")
    assert asked.table == first
    await asked.quiet()
    assert "non posso aprire altri tavoli" in asked.only_you(asked.people[1], asked.channel)[-1], "Bruno reads Italian"
    asks = asked.state.asked[0]
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: asked.state.asked[0] > asks)


def pictured(its: Edge) -> bool:
    """Return whether the table's message shows a picture now."""
    return "media" in str(its.host.message(str(row(its, "board").message))["components"])


async def test_where_pictures_wait_too_long_the_board_goes_on_in_words_and_gets_its_picture_later(
    asked: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert asked.runtime.services is not None
    assert pictured(asked)
    behind = [3.0]
    monkeypatch.setattr(asked.runtime.services.pictures, "behind", lambda: behind[0])
    shown = texts(asked.host.message(str(row(asked, "board").message)))
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: not pictured(asked))
    assert texts(asked.host.message(str(row(asked, "board").message))) != shown, "in words it is up to date"
    behind[0] = 0.0
    await asked.until(lambda: pictured(asked))


@pytest.mark.parametrize(
    ("level", "pace", "waited", "later"),
    [
        (1, "relaxed", 20, 0.0),
        (2, "relaxed", 20, 25.0),
        (2, "live", 40, 5.0),
        (3, "live", 50, 0.0),
        (2, "daily", 0, 0.0),
    ],
)
def test_under_load_somebody_is_called_after_forty_five_seconds_and_not_after_twenty(
    level: int, pace: str, waited: int, later: float
) -> None:
    state = next(
        one for match, _ in deal() if 0 in blocking(one := table(match, pace=pace, clocks=Clocks(spent=(0,) * 4)))
    )
    turn = Timer("turn", (time_allowed(state, 0) or 0) + 1000, state.asked[0], 0)
    services: Any = SimpleNamespace(
        clock=SimpleNamespace(now=lambda: 1000 + waited * SECOND), tables=SimpleNamespace(timers=lambda _: (turn,))
    )
    other: Any = None
    traffic: Any = SimpleNamespace(level=lambda: level)
    calls = Calls(services, other, other, other, other, traffic)
    assert calls._put_off(state, 0, Call(0, state.asked[0], 1, NOTICE, -1, False, 5)) == later
    assert calls._put_off(state, 0, Call(0, state.asked[0], 1, NUDGE, 2, True, 5)) == 0.0, "who is nudged, is nudged"


async def test_the_load_of_the_last_run_is_forgotten_before_the_gateway_is_there() -> None:
    """``germini health`` reports the load level: after a restart nothing is held back."""
    runtime = EdgeRuntime()
    await runtime.store.facts.set_fact(LOAD, "3")
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        socket = Path(folder) / "s"
        async with LocalDiscord(new_world(), unix_path=socket):
            bot = GerminiBot(runtime, connector=aiohttp.UnixConnector(str(socket)))  # type: ignore[arg-type]
            await bot.login("local")

            async def forgotten() -> bool:
                return await runtime.store.facts.get_fact(LOAD) == "0"

            await until(forgotten)
            await bot.close()
    await runtime.store.close()
