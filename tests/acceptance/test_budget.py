"""T62 and ux.md 5.3: the requests of many tables at once, counted second by second with the real reconciler."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from bot.table.model import PLAYING, TableState
from bot.table.ports import Slot
from bot.ui.messages import reconciler as slots_module
from bot.ui.messages.desired_messages import DesiredMessage
from bot.ui.messages.reconciler import ANSWER_FIRST, Reconciler
from bot.ui.transport.load import Traffic
from bot.ui.transport.screen import Screen, Text
from tests.acceptance.virtual import run

LATENCY = 0.12
"""Seconds a request takes."""

SPACING = 1.3


class Town:
    """A number of tables with four people each, and a card every ``pace`` seconds; requests are only counted."""

    def __init__(self, tables: int, pace: float, *, together: bool = False) -> None:
        self.tables, self.pace, self.together = tables, pace, together
        self.loop = asyncio.get_running_loop()
        self.traffic = Traffic(self.loop.time)
        self.plays = [0] * tables
        self.owed: dict[tuple[str, str], float] = {}
        self.late: dict[str, list[float]] = {"board": [], "hand": []}
        self.sent: list[float] = []
        self.acks: list[float] = []
        services = SimpleNamespace(
            tables=SimpleNamespace(readable=self.state, open_ids=self.none),
            store=SimpleNamespace(
                messages=SimpleNamespace(slots=self.board),
                facts=SimpleNamespace(get_fact=self.nothing, set_fact=self.nothing),
            ),
            settings=SimpleNamespace(board_spacing=SPACING),
            clock=SimpleNamespace(now=lambda: 0),
        )
        made: Any = self
        self.reconciler = Reconciler(services, made, made, made, made, made, traffic=self.traffic)  # type: ignore[arg-type]
        self.reconciler._easing._new_trick = lambda state: state.seq % 4 == 0  # type: ignore[method-assign]

    async def none(self, *_: Any) -> list[Any]:
        return []

    async def all(self) -> list[str]:
        return [str(number) for number in range(self.tables)]

    async def restart(self, playing: int = 0) -> None:
        """Start with all tables open, some of them being played; every message of each has to be edited."""
        self.plays = [1] * self.tables
        self.reconciler._services.tables.open_ids = self.all  # type: ignore[method-assign]
        self.reconciler.start()
        dice = random.Random(97)
        seconds = 10.0 + self.tables if playing else 0.0
        await asyncio.gather(*(self.table(number, seconds, dice) for number in range(playing)))
        assert self.reconciler._catching_up is not None
        await self.reconciler._catching_up
        await self.reconciler.settled()

    async def board(self, table: str) -> list[Slot]:
        return [Slot(table, "board", 1, 1, 0, 0)]

    async def nothing(self, *_: Any) -> None:
        return None

    async def pushed_to(self, *_: Any) -> None:
        """All get direct messages, so no panel is held back under load."""

    async def state(self, table: str) -> TableState:
        return TableState(table, seq=self.plays[int(table)], status=PLAYING)

    async def plan(self, state: TableState, slot: str, _: Any) -> DesiredMessage:
        return DesiredMessage(Screen((Text(str(state.seq)),)), channel=1)

    async def bring(self, state: TableState, slot: str, plan: DesiredMessage, row: Any) -> bool:
        await self.traffic.turn()
        self.sent.append(self.loop.time())
        since = self.owed.pop((state.id, slot), None)
        if since is not None:
            self.late[slot.partition(":")[0]].append(self.loop.time() - since)
        await asyncio.sleep(LATENCY)
        return False

    async def press(self, table: str, slot: str) -> None:
        """Play a card on the panel and acknowledge it by editing that panel, as the controls do. The request is counted
        like every other; the bot itself takes no time here."""
        begun = self.loop.time()
        async with self.reconciler.held(table, slot):
            url = SimpleNamespace(path="/api/v10/interactions/1/token/callback")
            await self.traffic._starting(None, None, SimpleNamespace(url=url))  # type: ignore[arg-type]
            await asyncio.sleep(LATENCY)
        self.acks.append(self.loop.time() - begun)

    async def table(self, number: int, seconds: float, dice: random.Random) -> None:
        """Play at one table: every card changes the table's message and the panel of the next player."""
        await asyncio.sleep(0.0 if self.together else dice.uniform(0, self.pace))
        while self.loop.time() < seconds:
            await self.press(str(number), f"hand:{self.plays[number] % 4}")
            self.plays[number] += 1
            for slot in ("board", f"hand:{self.plays[number] % 4}"):
                self.owed.setdefault((str(number), slot), self.loop.time())
                self.reconciler.wake(str(number), slot)
            await asyncio.sleep(self.pace if self.together else dice.uniform(0.5, 1.5) * self.pace)

    async def go(self, seconds: float) -> None:
        """Let all tables play for this long."""
        self.reconciler._running = True
        dice = random.Random(97)
        await asyncio.gather(*(self.table(number, seconds, dice) for number in range(self.tables)))
        await self.reconciler.settled()

    def most_in_a_second(self) -> int:
        """Return the most requests within one second, wherever that second begins."""
        begun, most = 0, 0
        for end, at in enumerate(self.sent):
            while at - self.sent[begun] >= 1.0:
                begun += 1
            most = max(most, end - begun + 1)
        return most

    def worst(self, slot: str, part: float = 1.0) -> float:
        """Return how long the slowest message (within this share of them) was behind, in seconds. A message that was
        never edited counts as infinite."""
        if any(one.partition(":")[0] == slot for _, one in self.owed):
            return float("inf")
        waits = sorted(self.late[slot])
        return waits[min(len(waits) - 1, int(len(waits) * part))]


def town(monkeypatch: pytest.MonkeyPatch, tables: int, pace: float, *, together: bool = False) -> Town:
    """Return a town after two minutes of play."""

    async def play() -> Town:
        its = Town(tables, pace, together=together)
        monkeypatch.setattr(slots_module, "time", SimpleNamespace(monotonic=its.loop.time))
        await its.go(120.0)
        return its

    return run(play())


@pytest.mark.parametrize("together", [False, True])
def test_t62_sixty_tables_playing_fast_keep_to_fifty_requests_in_any_second(
    monkeypatch: pytest.MonkeyPatch, together: bool
) -> None:
    its = town(monkeypatch, 60, 4.0, together=together)
    assert 0 < its.most_in_a_second() <= 50
    assert its.worst("board") < 5.0, "no board is more than five seconds behind"
    assert its.worst("hand") < 5.0
    assert Counter(its.late.keys()).keys() == {"board", "hand"}
    assert len(its.acks) > 60 * 120 / (4.0 * 1.5 + 1.0), "every card was a press"
    assert max(its.acks) < 1.0, "nobody waits a second for an answer, however much there is to be sent"


@pytest.mark.slow
def test_two_hundred_tables_at_normal_speed_have_no_board_more_than_five_seconds_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    its = town(monkeypatch, 200, 12.0)
    assert its.most_in_a_second() <= 50
    assert its.worst("board") < 5.0
    assert its.worst("hand") < 5.0


@pytest.mark.slow
def test_two_hundred_tables_playing_fast_ask_for_more_than_there_is_and_still_keep_the_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    its = town(monkeypatch, 200, 4.0)
    assert its.most_in_a_second() <= 50
    assert its.traffic.level() >= 2, "new tables are refused or soon will be"
    assert max(its.acks) < 1.0, "answers do not stand in that line"


@pytest.mark.parametrize(("answer", "starts"), [(0.005, 0.005), (1.0, ANSWER_FIRST)])
def test_the_messages_of_a_table_wait_for_the_answer_to_a_press_but_not_long(answer: float, starts: float) -> None:
    """While other messages were made, the answer to the player who pressed waited for them (T62)."""

    async def play() -> Town:
        its = Town(2, 4.0)
        its.plays, its.reconciler._running = [1, 1], True
        async with its.reconciler.held("0", "hand:0"):
            for table in "01":
                its.reconciler.wake(table, "hand:1")
                its.owed[table, "hand:1"] = 0.0
            await asyncio.sleep(answer)
        await its.reconciler.settled()
        return its

    its = run(play())
    assert its.late["hand"] == pytest.approx([0.0, starts], abs=1e-6), "the other table waits for nobody"


def restarted(monkeypatch: pytest.MonkeyPatch, tables: int, playing: int = 0) -> Town:
    """Return a town after a restart; at active tables, a card is played every four seconds."""

    async def start() -> Town:
        its = Town(tables, 4.0)
        monkeypatch.setattr(slots_module, "time", SimpleNamespace(monotonic=its.loop.time))
        monkeypatch.setattr(slots_module, "slots_of", lambda *_: {"board", *(f"hand:{player}" for player in range(4))})
        await its.restart(playing)
        return its

    return run(start())


@pytest.mark.parametrize("tables", [10, 80, 400])
def test_a_restart_with_many_open_tables_is_no_overload(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tables: int
) -> None:
    its = restarted(monkeypatch, tables)
    assert len(its.sent) == 5 * tables, "every message was brought up to date"
    assert its.sent[-1] <= 10 + tables * 5 / 12, "and without dawdling"
    assert "load: step" not in caplog.text
    assert its.traffic.level() == 0


@pytest.mark.slow
def test_a_restart_into_a_load_of_people_tells_of_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    its = restarted(monkeypatch, 200, playing=90)
    assert "load: step" in caplog.text
    assert len(its.sent) > 5 * 200, "and every table was caught up with all the same"


async def at_once(*_: Any) -> None:
    """Return at once, without waiting for a turn."""


def test_a_house_that_waits_for_no_turn_is_found_to_send_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Traffic, "turn", at_once)
    assert town(monkeypatch, 60, 4.0, together=True).most_in_a_second() > 50


@pytest.mark.parametrize("kind", ["board", "hand"])
@pytest.mark.parametrize("after", [0.0, 60.0])
def test_a_message_that_is_forgotten_is_found_behind_for_ever(
    monkeypatch: pytest.MonkeyPatch, kind: str, after: float
) -> None:
    wake = Reconciler.wake

    def forgets(self: Reconciler, table: str, slot: str) -> None:
        if not (table == "7" and slot.startswith(kind) and asyncio.get_running_loop().time() >= after):
            wake(self, table, slot)

    monkeypatch.setattr(Reconciler, "wake", forgets)
    its = town(monkeypatch, 10, 4.0)
    assert its.worst(kind) == float("inf")
    assert its.worst({"board": "hand", "hand": "board"}[kind]) < 5.0


def test_a_slow_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    brought = Town.bring

    async def slow(self: Town, state: TableState, slot: str, plan: DesiredMessage, row: Any) -> bool:
        await asyncio.sleep(6.0)
        return await brought(self, state, slot, plan, row)

    monkeypatch.setattr(Town, "bring", slow)
    its = town(monkeypatch, 3, 12.0)
    assert its.worst("board") > 5.0
