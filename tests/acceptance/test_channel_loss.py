"""T31, T34, T36, T37, T73: table messages, threads and channels that are deleted, locked or forbidden."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.local_server import Person, guilds, messages, threads
from bot.local_server.permissions import SEND_MESSAGES_IN_THREADS
from bot.ports.servers import ServerSettings
from bot.table import commands as cmd
from bot.table.selectors import decisions_of
from tests.acceptance.forging import hand, play, row
from tests.support.edge import Edge
from tests.support.panel import action, controls, texts


def verbs(message: dict[str, Any]) -> list[str]:
    """Return the actions that a message offers."""
    return [action(node) for node in controls(message)]


def notes(its: Edge, person: Person) -> list[dict[str, Any]]:
    """Return the direct messages that tell a person why their table is paused, oldest first."""
    rows = [r for (_, slot), r in its.store.rows.items() if slot == f"note:{its.store.by_user[int(person.id)]}"]
    return [message for message in person.dm_messages() if message["id"] in {str(r.message) for r in rows}]


def asks_of(its: Edge, channel: str) -> list[Any]:
    """Return every request of the bot about a channel."""
    return [one for one in its.world.requests if f"/channels/{channel}" in one.path]


def left(its: Edge) -> int:
    """Return what Anna's clock has left, in ms."""
    (clock,) = [t for t in its.bot.services.tables.timers(its.table) if t.kind == "turn"]  # type: ignore[union-attr]
    return clock.fire_at - its.runtime.clock.now()


async def delete_board(its: Edge) -> int:
    """Delete the table's message; return its id."""
    old = row(its, "board").message
    messages.remove_by_id(its.world, str(old))
    return old


async def test_t31_a_deleted_board_comes_again_at_once(asked: Edge) -> None:
    old = await delete_board(asked)
    await asked.until(lambda: row(asked, "board").message != old)
    assert "last" in verbs(asked.host.message(str(row(asked, "board").message)))


async def test_t31_the_fourth_deletion_pauses_the_table_until_somebody_goes_on(asked: Edge) -> None:
    desk = guilds.channel(asked.world, "desk")["id"]
    await asked.store.servers.save_settings(asked.state.guild, ServerSettings(notices=int(desk)))
    for _ in range(3):
        old = await delete_board(asked)
        await asked.until(lambda old=old: row(asked, "board").message != old and not row(asked, "board").gone)
    await asked.quiet()
    old = await delete_board(asked)
    await asked.until(lambda: asked.state.paused == "board")
    note = await asked.until(lambda: [m for m in asked.host.messages(asked.thread()) if "audit log" in texts(m)])
    await asked.until(lambda: [m for m in asked.host.messages(desk) if "audit log" in texts(m)])
    await asked.quiet()
    assert row(asked, "board").message == old, "no new board is posted for somebody to delete"
    clocks = asked.bot.services.tables.timers(asked.table)  # type: ignore[union-attr]
    assert {one.kind for one in clocks} == {"resting", "forsaken"}, "nobody's time runs"
    (button,) = [n["custom_id"] for n in controls(note[0]) if action(n) == "resume"]
    await asked.host.click(note[0]["id"], button)
    await asked.until(lambda: not asked.state.paused and row(asked, "board").message != old)


async def test_t34_after_the_thread_was_deleted_the_host_goes_on_in_a_new_one(asked: Edge) -> None:
    thread, held, before = asked.thread(), hand(asked), left(asked)
    threads.remove_channel(asked.world, thread)
    (note,) = await asked.until(lambda: notes(asked, asked.host))
    assert asked.state.paused == "gone"
    assert {"cont", "void"} <= set(verbs(note))
    (button,) = [n["custom_id"] for n in controls(note) if action(n) == "cont"]
    await asked.host.click(note["id"], button)
    await asked.until(lambda: not asked.state.paused and asked.state.thread not in (0, int(thread)))
    await asked.until(lambda: row(asked, "board").channel == asked.state.thread)
    assert hand(asked) == held
    assert before - 60_000 < left(asked) <= before
    asks = asked.state.asked[0]
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: asked.state.asked[0] > asks)


async def test_t34_the_host_may_end_it_without_result(asked: Edge) -> None:
    threads.remove_channel(asked.world, asked.thread())
    (note,) = await asked.until(lambda: notes(asked, asked.host))
    press = next(n["custom_id"] for n in controls(note) if action(n) == "void")
    await asked.host.click(note["id"], press)
    await asked.until(lambda: asked.state.status == "closed")
    assert not asked.state.balances
    assert asked.state.close_reason == "gone"


async def test_t34_where_the_host_has_vanished_the_stand_in_decides(its: Edge) -> None:
    await its.open_table(2)
    await its.until(lambda: any(decisions_of(its.state, player) for player in range(4)))
    tables, host = its.bot.services.tables, its.store.by_user[int(its.host.id)]  # type: ignore[union-attr]
    await tables.submit(cmd.Command("gone", its.table, cmd.HandOver(), host))
    await its.quiet()
    thread, other = its.thread(), its.people[1]
    threads.remove_channel(its.world, thread)
    (note,) = await its.until(lambda: notes(its, other))
    press = next(n["custom_id"] for n in controls(note) if action(n) == "cont")
    await other.click(note["id"], press)
    await its.until(lambda: not its.state.paused and its.state.thread not in (0, int(thread)))


async def test_t34_nobody_but_the_host_decides_and_nobody_plays_meanwhile(its: Edge) -> None:
    await its.open_table(2)
    await its.until(lambda: any(decisions_of(its.state, player) for player in range(4)))
    await its.quiet()
    threads.remove_channel(its.world, its.thread())
    other = its.people[1]
    (note,) = await its.until(lambda: notes(its, other))
    assert not verbs(note)
    (hosts,) = await its.until(lambda: notes(its, its.host))
    press = next(n["custom_id"] for n in controls(hosts) if action(n) == "void")
    seq = its.state.seq
    await other.click(note["id"], press, force=True)
    await asyncio.sleep(0.05)
    assert (its.state.seq, its.state.status) == (seq, "playing")


async def test_t34_when_the_channel_is_gone_too_the_host_chooses_another(asked: Edge) -> None:
    other = guilds.channel(asked.world, "elsewhere")["id"]
    threads.remove_channel(asked.world, asked.channel)
    (note,) = await asked.until(lambda: notes(asked, asked.host))
    press = next(n["custom_id"] for n in controls(note) if action(n) == "cont")
    await asked.host.click(note["id"], press)
    menu = await asked.until(lambda: next((m for m in notes(asked, asked.host) if "where" in verbs(m)), None))
    where = next(n["custom_id"] for n in controls(menu) if action(n) == "where")
    await asked.host.choose(menu["id"], where, [other])
    await asked.until(lambda: not asked.state.paused)
    assert asked.state.channel == int(other)
    await asked.until(lambda: row(asked, "board").channel == asked.state.thread)
    assert asked.world.channels[str(asked.state.thread)]["parent_id"] == other


async def test_t36_a_locked_thread_pauses_and_an_opened_one_goes_on_with_its_clocks(asked: Edge) -> None:
    before = left(asked)
    threads.moderate(asked.world, asked.thread(), locked=True)
    (note,) = await asked.until(lambda: notes(asked, asked.host))
    assert asked.state.paused == "locked"
    assert "locked" in texts(note)
    asks = asked.state.asked[0]
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    assert (asked.state.asked[0], asked.state.paused) == (asks, "locked")
    threads.moderate(asked.world, asked.thread(), locked=False)
    await asked.until(lambda: not asked.state.paused)
    assert before - 60_000 < left(asked) <= before
    await asked.until(lambda: "has resumed" in texts(notes(asked, asked.host)[0]))


async def test_t37_a_missing_permission_stops_the_clocks_is_named_once_and_comes_back_by_itself(asked: Edge) -> None:
    await asked.quiet()
    me, thread = asked.world.bot["id"], asked.thread()
    before = len(asks_of(asked, thread))
    guilds.overwrite(asked.world, asked.channel, me, deny=SEND_MESSAGES_IN_THREADS)
    (note,) = await asked.until(lambda: notes(asked, asked.host))
    assert "Send Messages in Threads" in texts(note)
    assert f"<#{thread}>" in texts(note)
    assert asked.state.paused == "forbidden"
    assert not asked.bot.services.tables.timers(asked.table)  # type: ignore[union-attr]
    for _ in range(5):
        await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
        await asked.quiet()
    assert len(asks_of(asked, thread)) - before <= 3
    assert len(notes(asked, asked.host)) == 1
    guilds.overwrite(asked.world, asked.channel, me, allow=SEND_MESSAGES_IN_THREADS)
    await asked.until(lambda: not asked.state.paused)
    asks = asked.state.asked[0]
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: asked.state.asked[0] > asks)


async def test_t73_automod_lets_the_board_pass_with_plain_names(asked: Edge) -> None:
    board = row(asked, "board")
    fault = asked.world.faults.fail(400, code=200000, match=f"PATCH /channels/{board.channel}/messages/{board.message}")
    asks = asked.state.asked[0]
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: asked.state.asked[0] > asks and "Player 1" in str(asked.host.message(str(board.message))))
    assert fault.times == 0
    assert "Anna" not in str(asked.host.message(str(board.message)))
    assert not asked.state.paused


async def test_t73_a_board_that_does_not_pass_without_names_either_holds_the_table(asked: Edge) -> None:
    board = row(asked, "board")
    match = f"PATCH /channels/{board.channel}/messages/{board.message}"
    asked.world.faults.fail(400, code=200000, match=match, times=2)
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    (note,) = await asked.until(lambda: notes(asked, asked.host))
    assert "AutoMod" in texts(note)
    assert asked.state.paused == "forbidden"
