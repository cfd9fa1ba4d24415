"""T21-T25: hands for players who get no direct message, and two panels of the same hand."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.local_server import CannotUse, guilds, messages
from bot.table.events import HandedToBot
from tests.acceptance.forging import row, told
from tests.acceptance.test_admin import shown
from tests.support.edge import Edge
from tests.support.panel import ANSWERS, PanelPlayer, action, controls, texts
from tests.support.waiting import until
from tests.ui.delivery import node, play_to_cards, requests


class OnlyYou(PanelPlayer):
    """Plays on the panel of My cards."""

    def __init__(self, its: Edge, thread: str) -> None:
        super().__init__(its.host)
        self.its = its
        self.thread = thread

    def panel(self) -> dict[str, Any] | None:
        own = [m for m in self.person.messages(self.thread) if m["id"] in self.its.world.only_for]
        asking = [m for m in own if any(action(one) in ANSWERS for one in controls(m))]
        return asking[-1] if asking else None

    async def play_until(self, condition: Callable[[], bool]) -> None:
        """Answer every question until ``condition()``. Raises AssertionError if that never happens."""

        async def answered() -> bool:
            if condition():
                return True
            with contextlib.suppress(CannotUse):
                await self.answer()
            return False

        await until(answered)


async def chairs_say(its: Edge) -> list[str]:
    """Return the chairs taken by people, as *More…* of the lobby lists them to somebody who does not sit there."""
    made = await its.press(its.people[3], its.channel, "others")
    return [line for line in texts(shown(made)).splitlines() if line.startswith("`") and "**" in line]


@pytest.mark.slow
async def test_t21_a_closed_mailbox_is_told_once_and_on_the_chair_and_a_deal_is_played_by_my_cards(its: Edge) -> None:
    its.world.faults.close_dms(its.host.id)
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(lambda: its.store.known[1].surface == "channel")
    assert await chairs_say(its) == ["`1` **Anna** — plays with **My cards**"]
    for _ in range(3):
        await its.press(its.host, its.channel, "bot")
    await its.press(its.host, its.channel, "start")
    await its.until(its.thread)
    await its.quiet()
    thread = its.thread()
    await its.press(its.host, thread, "hand")
    await OnlyYou(its, thread).play_until(lambda: its.state.between or not its.state.open)
    assert sum("cannot send you direct messages" in line for line in told(its, its.host)) == 1
    sent = requests(its, "POST", f"/channels/{its.world.dm_of[its.host.id]}/messages")
    assert len(sent) == 1, "and no retry"


async def test_t22_a_mailbox_that_closes_in_mid_deal_is_tried_once(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    await its.quiet()
    its.world.faults.close_dms(its.host.id)
    messages.remove_by_id(its.world, str(row(its, "hand:0").message))
    dm = its.world.dm_of[its.host.id]
    before = len(requests(its, "POST", f"/channels/{dm}/messages"))
    await its.press(its.host, its.thread(), "hand")
    answered = its.state.asked[0]
    await OnlyYou(its, its.thread()).play_until(lambda: its.state.asked[0] >= answered + 4)
    assert its.store.known[1].surface == "channel"
    assert len(requests(its, "POST", f"/channels/{dm}/messages")) <= before + 1


async def test_t23_no_server_in_common_any_more_is_a_closed_mailbox(its: Edge) -> None:
    its.world.faults.fail(403, code=50278, match=f"POST /channels/{guilds.dm(its.world, its.host.id)['id']}/messages")
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(lambda: its.store.known[1].surface == "channel")
    assert await chairs_say(its) == ["`1` **Anna** — plays with **My cards**"]


@pytest.mark.parametrize("method", ["POST", "PATCH"])
async def test_t23_in_a_match_it_is_looked_up_at_once_whether_they_have_left(its: Edge, method: str) -> None:
    """E3: as E2, with the membership check of E5: the table does not wait for the clock of a player who has left."""
    await its.open_table(2)
    await its.quiet()
    bruno = its.people[1]
    asked = len(requests(its, "GET", f"/members/{bruno.id}"))
    guilds.leave(its.world, bruno.id)
    dm = its.world.dm_of[bruno.id]
    its.world.faults.fail(403, code=50278, match=f"{method} /channels/{dm}/messages")
    if method == "POST":
        its.store.forget_slot(its.table, "hand:1")
    else:
        await its.store.messages.save_slot(replace(row(its, "hand:1"), digest=""))
    its.bot.reconciler.wake(its.table, "hand:1")  # type: ignore[union-attr]
    await its.until(lambda: its.state.chairs[1].away)
    assert its.store.known[2].surface == "channel"
    assert len(requests(its, "GET", f"/members/{bruno.id}")) > asked
    assert [one.why for one in its.store.logs[its.table] if isinstance(one, HandedToBot)] == ["left"]


async def test_t23_who_is_still_there_keeps_their_chair(its: Edge) -> None:
    await its.open_table(2)
    await its.quiet()
    dm = its.world.dm_of[its.host.id]
    its.world.faults.fail(403, code=50278, match=f"PATCH /channels/{dm}/messages")
    await its.store.messages.save_slot(replace(row(its, "hand:0"), digest=""))
    its.bot.reconciler.wake(its.table, "hand:0")  # type: ignore[union-attr]
    await its.until(lambda: its.store.known[1].surface == "channel")
    await its.quiet()
    assert requests(its, "GET", f"/members/{its.host.id}")
    assert not its.state.chairs[0].away


async def test_t24_too_many_opened_messages_stop_the_queue_and_the_table_starts(its: Edge) -> None:
    its.world.faults.fail(403, code=40003, match="POST /users/@me/channels")
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(lambda: its.store.known[1].surface == "channel")
    for person in its.people[1:]:
        await its.press(person, its.channel, "sit")
    await its.quiet()
    assert len(requests(its, "POST", "/users/@me/channels")) == 1, "nobody else's is opened now"
    await its.press(its.host, its.channel, "start")
    for person in its.people[1:]:
        await its.press(person, its.channel, "here")
    await its.until(lambda: (its.table, "board") in its.store.rows)
    await its.press(its.host, its.thread(), "hand")
    assert "In words" in told(its, its.host)[-1]


async def test_t24_after_ten_minutes_messages_are_opened_again(its: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    at = [1000.0]
    monkeypatch.setattr(its.bot.reconciler._sender._dms._rate_limit, "_clock", lambda: at[0])  # type: ignore[union-attr]
    its.world.faults.fail(403, code=40003, match="POST /users/@me/channels")
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(lambda: its.store.known[1].surface == "channel")
    await its.quiet()
    for passed, opened in ((599.0, 1), (1.0, 2)):
        at[0] += passed
        person = its.people[opened]
        await its.press(person, its.channel, "sit")
        await its.quiet()
        assert len(requests(its, "POST", "/users/@me/channels")) == opened
    assert its.store.known[2].surface == "channel"
    assert its.store.known[3].surface == "dm"


async def opened(its: Edge) -> int:
    """Return how often a direct message was opened, once everything is delivered."""
    await its.quiet()
    return len(requests(its, "POST", "/users/@me/channels"))


async def test_a_mailbox_is_opened_once_and_known_after_a_restart(its: Edge) -> None:
    """ux.md 3.9: at most one open per person; the channel is stored."""
    await its.open_table()
    assert await opened(its) == 1
    assert its.store.known[1].mailbox == int(its.world.dm_of[its.host.id])
    await its.stop()
    await its.start()
    its.store.forget_slot(its.table, "hand:0")
    its.bot.reconciler.wake(its.table, "hand:0")  # type: ignore[union-attr]
    await its.until(lambda: (its.table, "hand:0") in its.store.rows)
    assert await opened(its) == 1


@pytest.mark.parametrize("shown", [True, False], ids=["edited", "posted"])
async def test_a_mailbox_that_is_not_there_any_more_is_opened_anew(its: Edge, shown: bool) -> None:
    await its.open_table()
    await its.quiet()
    before, nowhere = row(its, "hand:0"), 4040
    await its.stop()
    await its.store.people.set_mailbox(1, nowhere)
    if shown:
        await its.store.messages.save_slot(replace(before, channel=nowhere, digest=""))
    else:
        its.store.forget_slot(its.table, "hand:0")
    await its.start()
    its.bot.reconciler.wake(its.table, "hand:0")  # type: ignore[union-attr]
    await its.until(lambda: (its.table, "hand:0") in its.store.rows and row(its, "hand:0").channel == before.channel)
    assert await opened(its) == 2
    assert its.store.known[1].mailbox == before.channel


async def test_t25_what_is_played_in_one_panel_is_answered_with_a_fresh_one_in_the_other(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    await its.quiet()
    made = await its.press(its.host, its.thread(), "hand")
    own = made.message["id"]
    stale = node(its.host.message(own), "pick", "card", "play")["custom_id"]
    asked = its.state.asked[0]
    panel = PanelPlayer(its.host)
    while its.state.asked[0] == asked:
        await panel.answer()
    await its.until(lambda: its.asks(its.host, *ANSWERS))
    await its.quiet()
    before = its.state
    await its.host.click(own, stale, force=True)
    await its.quiet()
    assert its.state.asked[0] == before.asked[0], "the stale press plays nothing"
    shown = [controls(its.host.message(own)), controls(its.panel(its.host) or {"components": []})]
    numbers = [{one["custom_id"].split(":")[3] for one in found if action(one) in ANSWERS} for found in shown]
    assert numbers[0] == numbers[1], "both ask the same question"
