"""T32, T33, T35, T37, T38-T39, T52-T53, T58-T61, T64, T71: messages deleted, archived, refused, old or sent twice."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.local_server import guilds, messages, threads
from bot.local_server.permissions import ATTACH_FILES
from bot.settings import Settings
from bot.table.selectors import decisions_of, public_view
from bot.ui.messages.desired_messages import RATIONED, TOO_OLD
from bot.ui.requests.panels import TOKEN_LIFE
from tests.acceptance.forging import hand, play, row
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import PanelPlayer, action, controls, texts
from tests.ui.delivery import play_to_cards, requests


async def play_on(its: Edge) -> None:
    """Play a card as Anna, and wait for the next question."""
    before = its.state.asked[0]
    await its.host.click((its.panel(its.host) or {})["id"], play(its), force=True)
    await its.until(lambda: its.state.asked[0] > before and decisions_of(its.state, 0))
    await its.quiet()


def boards(its: Edge) -> list[dict[str, Any]]:
    """Return every message that looks like an active table's message."""
    public = [m for m in its.host.messages(its.thread()) if m["id"] not in its.world.only_for]
    return [m for m in public if any(action(node) == "last" for node in controls(m))]


async def test_t32_a_deleted_card_does_not_stop_the_game(asked: Edge) -> None:
    messages.remove_by_id(asked.world, str(row(asked, "lobby").message))
    await play_on(asked)
    await play_on(asked)
    assert asked.state.status == "playing"


async def test_t33_a_deleted_panel_comes_again_with_the_next_decision(asked: Edge) -> None:
    old = row(asked, "hand:0").message
    press = play(asked)
    board = row(asked, "board").message
    messages.remove_by_id(asked.world, str(old))
    await asyncio.sleep(0.1)
    assert row(asked, "hand:0").message == old, "the player wanted it gone"
    await asked.host.click(str(board), press, force=True)
    await asked.until(lambda: row(asked, "hand:0").message != old)
    assert asked.panel(asked.host)


async def test_t35_an_archived_thread_is_opened_and_has_one_board(asked: Edge) -> None:
    thread = asked.thread()
    threads.moderate(asked.world, thread, archived=True)
    await play_on(asked)
    assert not asked.world.channels[thread]["thread_metadata"]["archived"]
    assert len(boards(asked)) == 1


async def test_t37_a_forbidden_place_is_asked_three_times_at_most_and_again_after_a_press(asked: Edge) -> None:
    board = row(asked, "board")
    where = f"/channels/{board.channel}/messages/{board.message}"
    asked.world.faults.fail(403, code=50013, match=f"PATCH {where}", times=2)
    before = len(requests(asked, "PATCH", where))
    shown = texts(asked.host.message(str(board.message)))
    await asked.store.messages.save_slot(replace(board, digest=""))
    for _ in range(10):
        asked.bot.reconciler.wake(asked.table, "board")  # type: ignore[union-attr]
        await asked.quiet()
    assert 1 <= len(requests(asked, "PATCH", where)) - before <= 3
    asked.world.faults.clear()
    await play_on(asked)
    await asked.until(lambda: texts(asked.host.message(str(board.message))) != shown)


async def test_t38_without_attach_files_the_board_is_words_and_the_pictures_return(asked: Edge) -> None:
    board, me = row(asked, "board"), asked.world.bot["id"]
    parent = asked.channel
    guilds.overwrite(asked.world, parent, me, deny=ATTACH_FILES)
    await play_on(asked)
    assert "media" not in str(asked.host.message(str(board.message))["components"])
    guilds.overwrite(asked.world, parent, me, allow=ATTACH_FILES)
    await play_on(asked)
    assert "media" in str(asked.host.message(str(row(asked, "board").message))["components"])


async def test_t39_without_threads_the_table_is_played_in_its_channel(its: Edge) -> None:
    its.world.faults.fail(403, code=160006, match="/threads")
    await its.open_table()
    await play_to_cards(its, its.host)
    assert its.state.thread == int(its.channel)
    assert row(its, "board").channel == int(its.channel)


async def test_t52_sixteen_minutes_after_the_last_click_its_token_is_not_used(asked: Edge) -> None:
    await asked.press(asked.host, asked.thread(), "hand")
    await asked.quiet()
    panels = asked.bot.features.hands._panels  # type: ignore[union-attr]
    panel = panels.of(asked.table, 0)
    assert panel is not None
    panel.at -= max(TOKEN_LIFE, 16 * 60)
    before = len(asked.world.requests)
    shown = texts(asked.panel(asked.host) or {})
    answered = panel.answer
    assert isinstance(answered, discord.Interaction)
    token = answered.token
    await play_on(asked)
    later = list(asked.world.requests)[before:]
    assert not [r for r in later if token in r.path]
    assert texts(asked.panel(asked.host) or {}) != shown, "the panel in the direct messages goes on"


async def test_t53_my_cards_works_again_after_the_panel_was_dismissed(asked: Edge) -> None:
    thread = asked.thread()
    await asked.press(asked.host, thread, "hand")
    await asked.quiet()
    only = [m for m in asked.host.messages(thread) if m["id"] in asked.world.only_for][-1]
    asked.host.dismiss(only["id"])
    await play_on(asked)
    await asked.press(asked.host, thread, "hand")
    assert "Your hand" in asked.only_you(asked.host, thread)[-1]


async def test_t58_a_resumed_connection_posts_no_second_board_and_loses_no_click(asked: Edge) -> None:
    gateway = asked.world.faults.gateway
    assert gateway is not None
    before = list(gateway.connections)
    await asked.world.faults.drop_gateway()
    await asked.until(lambda: any(one.session for one in gateway.connections if one not in before))
    await asked.quiet()
    cards = len(hand(asked))
    await play_on(asked)
    assert len(hand(asked)) == cards - 1
    assert len(boards(asked)) == 1


@pytest.mark.slow
async def test_t59_after_a_second_ready_controls_work_and_commands_are_not_told_again(asked: Edge) -> None:
    told = len(requests(asked, "PUT", "/commands"))
    identified = len(asked.world.requests)
    gateway = asked.world.faults.gateway
    assert gateway is not None
    before = list(gateway.connections)
    await asked.world.faults.invalid_session()
    await asked.until(lambda: any(one.session for one in gateway.connections if one not in before))
    cards = len(hand(asked))
    await play_on(asked)
    assert len(hand(asked)) == cards - 1
    assert len(requests(asked, "PUT", "/commands")) == told
    assert len(asked.world.requests) > identified


async def test_t60_thirty_changes_in_two_seconds_are_at_most_three_edits_and_the_last_is_shown() -> None:
    async with edge(EdgeRuntime(spacing=Settings().board_spacing)) as its:
        await its.open_table()
        await play_to_cards(its, its.host)
        await its.quiet()
        board = row(its, "board")
        before, began = len(requests(its, "PATCH", f"/messages/{board.message}")), time.monotonic()
        for _ in range(30):
            await its.store.messages.save_slot(replace(row(its, "board"), digest=""))
            its.bot.reconciler.wake(its.table, "board")  # type: ignore[union-attr]
            await asyncio.sleep(1.9 / 30)
        took = time.monotonic() - began  # Two seconds, and more on a busy machine.
        await its.quiet()
        most = 3 if took < 2.0 else took / Settings().board_spacing + 2
        assert 1 <= len(requests(its, "PATCH", f"/messages/{board.message}")) - before <= most
        assert row(its, "board").shown_seq == its.state.seq
        assert row(its, "board").digest


async def test_t61_a_board_older_than_55_minutes_is_posted_anew(asked: Edge) -> None:
    old = row(asked, "board")
    # Computer players that think no time may never show the end of a trick; a message one hour old needs none.
    await asked.store.messages.save_slot(replace(old, posted_at=old.posted_at - RATIONED, digest=""))
    await play_on(asked)
    await asked.until(lambda: row(asked, "board").message != old.message)
    assert len(boards(asked)) == 1


async def test_t61_it_is_posted_anew_at_the_end_of_a_trick_and_edited_until_then(asked: Edge) -> None:
    planner = asked.bot.reconciler._planner  # type: ignore[union-attr]
    old, state = row(asked, "board"), asked.state
    lying = public_view(state)
    assert lying is not None
    assert lying.trick is not None
    aged = {"board": replace(old, posted_at=old.posted_at - TOO_OLD)}
    plan = await planner.plan(state, "board", aged)
    assert plan is not None
    assert plan.repost == (not lying.trick.cards)
    # The same table with the trick collected, and with a card on it.
    bare = replace(state, match=replace(state.match, table=replace(state.match.table, cards=(), by=(), led=-1)))
    plan = await planner.plan(bare, "board", aged)
    assert plan is not None
    assert plan.repost
    card = hand(asked)[0]
    led = replace(state.match.table, cards=(card,), by=(state.match.table.leader,), led=0)
    plan = await planner.plan(replace(state, match=replace(state.match, table=led)), "board", aged)
    assert plan is not None
    assert not plan.repost
    hour = {"board": replace(old, posted_at=old.posted_at - RATIONED)}
    plan = await planner.plan(replace(state, match=replace(state.match, table=led)), "board", hour)
    assert plan is not None
    assert plan.repost, "an hour waits for no trick"
    plan = await planner.plan(bare, "board", {"board": old})
    assert plan is not None
    assert not plan.repost


@pytest.mark.parametrize(("age", "least"), [(0, 1.3), (TOO_OLD, 2.1)])
async def test_t61_an_old_board_is_edited_less_often(asked: Edge, age: int, least: float) -> None:
    slots = asked.bot.reconciler  # type: ignore[union-attr]
    asked.bot.services.settings.board_spacing = 1.3  # type: ignore[union-attr]
    old = row(asked, "board")
    key = (asked.table, "board")
    before = time.monotonic()
    slots._space(key, asked.state, replace(old, posted_at=asked.runtime.clock.now() - age))
    assert before + least <= slots._next[key] < time.monotonic() + least + 0.5


async def test_t61_too_many_edits_of_an_old_board_are_answered_by_a_new_one(asked: Edge) -> None:
    old = row(asked, "board")
    asked.world.faults.fail(400, code=30046, match=f"PATCH /channels/{old.channel}/messages/{old.message}")
    await play_on(asked)
    await asked.until(lambda: row(asked, "board").message != old.message)
    new = row(asked, "board").message
    await play_on(asked)
    assert row(asked, "board").message == new, "and that one is edited from now on"


async def test_t64_two_server_errors_while_posting_leave_one_board(its: Edge) -> None:
    await its.open_table(start=False)
    its.world.faults.fail(500, match="POST /channels/", times=2, applied=True)
    await its.press(its.host, its.channel, "start")
    await its.until(lambda: (its.table, "board") in its.store.rows and its.panel(its.host))
    await its.quiet()
    assert len(boards(its)) == 1


async def test_t71_every_control_of_two_daily_tables_acts_on_its_own(its: Edge) -> None:
    await its.open_table(pace="daily")
    first = its.table
    await its.quiet()
    await its.open_table(pace="daily")
    second = its.table
    await its.quiet()
    assert first != second
    before = its.store.states[first]
    await play_to_cards(its, its.host)
    await play_on(its)
    assert its.store.states[first].asked[0] == before.asked[0]
    panels = {r.table: str(r.message) for r in its.store.rows.values() if r.slot == "hand:0"}
    for table, message in panels.items():
        for node in controls(its.host.message(message)):
            assert node["custom_id"].split(":")[1] == table
    assert await PanelPlayer(its.host).answer()
