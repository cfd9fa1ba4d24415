"""Messages are brought to the newest state, even if deleted, archived, old, scrolled away, or after a restart."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator

import pytest

from bot.local_server import messages, threads
from bot.table import commands as cmd
from bot.table.ports import Slot
from bot.table.selectors import decisions_of
from bot.ui.messages.desired_messages import TOO_OLD
from bot.ui.messages.reconciler import Reconciler
from bot.ui.messages.sender import nonce
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import PanelPlayer, action, controls, texts
from tests.support.waiting import MAX_WAIT_SECONDS
from tests.ui.delivery import answer_all, play_to_cards, requests


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        yield found


def slots(its: Edge) -> Reconciler:
    assert its.bot is not None
    return its.bot.reconciler


def row(its: Edge, slot: str) -> Slot:
    return its.store.rows[its.table, slot]


@pytest.mark.slow
async def test_t102_a_whole_deal_leaves_one_result_card_a_new_board_and_new_panels(its: Edge) -> None:
    await its.open_table(length=4)
    old_board, old_hand = row(its, "board"), row(its, "hand:0")
    await answer_all(its, [its.host], lambda: (its.table, "count:1") in its.store.rows)
    count = row(its, "count:1")
    await its.press(its.host, its.thread(), "next")
    await its.until(lambda: row(its, "board").message > count.message and row(its, "hand:0").message > count.message)
    await its.quiet()
    board = its.host.message(str(row(its, "board").message))
    assert "Deal 2 of 4" in texts(board)
    assert "further down" in texts(its.host.message(str(old_board.message)))
    assert "no longer current" in texts(its.host.message(str(old_hand.message)))
    shown = [m for m in its.host.messages(its.thread()) if m["id"] not in its.world.only_for]
    assert [int(m["id"]) for m in shown].count(count.message) == 1
    assert [action(one) for one in controls(its.host.message(str(count.message)))] == ["replay", "review", "words"]
    assert "Score of deal 1" in texts(its.host.message(str(count.message)))


@pytest.mark.slow
async def test_the_end_of_a_match_is_said_once_and_all_panels_show_the_result(its: Edge) -> None:
    await its.open_table(length=1)
    await answer_all(its, [its.host], lambda: (its.table, "over") in its.store.rows)
    await its.quiet()
    card = texts(its.host.message(str(row(its, "lobby").message)))
    assert "The match is over" in card
    over = [m for m in its.host.messages(its.thread()) if "🏆" in texts(m) or "level" in texts(m)]
    assert row(its, "over").message in {int(m["id"]) for m in over}
    assert "Rematch" in texts(its.panel(its.host) or {})
    assert row(its, "over").message > row(its, "count:1").message


@pytest.mark.parametrize("slot", ["board", "hand:0"])
async def test_a_deleted_message_is_posted_again(its: Edge, slot: str) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    before = row(its, slot)
    messages.remove_by_id(its.world, str(before.message))
    await its.store.messages.save_slot(
        Slot(*[getattr(before, name) for name in before.__struct_fields__[:-2]], digest="")
    )
    slots(its).wake(its.table, slot)
    await its.until(lambda: row(its, slot).message != before.message)
    assert row(its, slot).channel == before.channel
    assert its.host.message(str(row(its, slot).message))


async def test_a_card_deleted_after_the_start_is_not_missed(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    before = row(its, "lobby")
    messages.remove_by_id(its.world, str(before.message))
    await its.store.messages.save_slot(
        Slot(*[getattr(before, name) for name in before.__struct_fields__[:-2]], digest="")
    )
    slots(its).wake(its.table, "lobby")
    await its.until(lambda: row(its, "lobby").gone)
    await PanelPlayer(its.host).answer()
    await its.quiet()
    assert row(its, "lobby").message == before.message


async def test_only_the_newest_state_is_shown(its: Edge) -> None:
    await its.open_table(start=False)
    await its.quiet()
    before = len(requests(its, "PATCH", f"/messages/{row(its, 'lobby').message}"))
    its.world.faults.slow(0.5, match=f"PATCH /channels/{its.channel}")
    began = time.monotonic()
    tables = its.bot.services.tables  # type: ignore[union-attr]
    for number, pace in enumerate(("live", "daily", "none", "relaxed", "live", "daily") * 2):
        body = cmd.Configure(pace=pace)
        await tables.submit(cmd.Command(f"test{number}", its.table, body, person=1))
    edits = int((time.monotonic() - began) / 0.5) + 1  # Once, unless the machine is busy.
    await its.quiet()
    made = len(requests(its, "PATCH", f"/messages/{row(its, 'lobby').message}")) - before
    assert made <= edits + 2, "changes that came during an edit are shown by one more edit"
    assert "daily" in texts(its.card() or {})


@pytest.mark.slow
async def test_edits_of_a_board_keep_their_distance() -> None:
    async with edge(EdgeRuntime(spacing=0.5)) as its:
        await its.open_table()
        began, board = time.monotonic(), row(its, "board").message
        before = len(requests(its, "PATCH", f"/messages/{board}"))

        def edits() -> int:
            return len(requests(its, "PATCH", f"/messages/{board}")) - before

        player = PanelPlayer(its.host)
        while time.monotonic() < began + 2.5 or player.answers <= 3 or edits() < 2:
            assert time.monotonic() < began + MAX_WAIT_SECONDS, "the game was held up"
            if not await player.answer():
                await asyncio.sleep(0.02)
        assert edits() <= (time.monotonic() - began) / 0.5 + 1


async def test_a_reply_that_is_lost_does_not_post_twice(its: Edge) -> None:
    its.world.faults.lose(match=f"POST /channels/{its.channel}/messages", applied=True)
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.until(lambda: (its.table, "lobby") in its.store.rows)
    await its.quiet()
    cards = [m for m in its.host.messages(its.channel) if any(action(n) == "sit" for n in controls(m))]
    assert len(cards) == 1


async def test_server_errors_are_tried_again(its: Edge) -> None:
    for _ in range(2):  # The card is tried again at once without its picture.
        its.world.faults.fail(403, code=50013, match=f"POST /channels/{its.channel}/messages")
    await its.host.slash(its.channel, "table create", game="minchiate")
    await its.quiet()
    assert (its.table, "lobby") not in its.store.rows
    await its.host.slash(its.channel, "table add-bot")
    await its.until(lambda: its.state.chairs[1].level)
    slots(its).unblock(its.table)
    await its.until(lambda: (its.table, "lobby") in its.store.rows)


async def test_an_archived_thread_is_opened_again(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    threads.moderate(its.world, its.thread(), archived=True)
    before = texts(its.host.message(str(row(its, "board").message)))
    await PanelPlayer(its.host).answer()
    await PanelPlayer(its.host).answer()
    await its.until(lambda: texts(its.host.message(str(row(its, "board").message))) != before)
    assert not its.world.channels[its.thread()]["thread_metadata"]["archived"]


async def test_a_thread_that_is_found_deleted_holds_its_table(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    await its.quiet()
    its.world.faults.fail(404, code=10003, match=f"PATCH /channels/{its.thread()}/messages", times=9)
    await PanelPlayer(its.host).answer()
    await PanelPlayer(its.host).answer()
    await its.until(lambda: its.state.paused == "gone")


async def test_without_threads_the_table_is_played_in_the_channel(its: Edge) -> None:
    its.world.faults.fail(403, code=50013, match="/threads")
    await its.open_table(start=False)
    await its.press(its.host, its.channel, "start")
    await its.until(lambda: (its.table, "board") in its.store.rows)
    assert its.state.thread == int(its.channel)
    assert row(its, "board").channel == int(its.channel)


async def test_a_message_older_than_55_minutes_is_posted_anew(its: Edge) -> None:
    await its.open_table()
    await play_to_cards(its, its.host)
    before = {slot: row(its, slot) for slot in ("board", "hand:0")}
    for old in before.values():
        fields = {name: getattr(old, name) for name in old.__struct_fields__}
        await its.store.messages.save_slot(Slot(**{**fields, "posted_at": old.posted_at - TOO_OLD, "digest": ""}))
        slots(its).wake(its.table, old.slot)
    await its.quiet()
    assert row(its, "hand:0").message != before["hand:0"].message
    # A board in the middle of a trick waits for its end (ux.md E35).
    await answer_all(its, [its.host], lambda: row(its, "board").message != before["board"].message)
    await its.quiet()
    for old in before.values():
        assert not [node for node in controls(its.host.message(str(old.message))) if action(node) == "play"]


def shown_now(its: Edge) -> dict[str, tuple[int, str]]:
    """Return what is shown where, without the card in the channel: it follows deals, not tricks."""
    return {slot: (r.message, r.digest) for (_, slot), r in its.store.rows.items() if slot != "lobby"}


async def test_after_a_restart_everything_stands_as_before_and_is_not_sent_again() -> None:
    runtime = EdgeRuntime()
    async with edge(runtime) as its:
        await its.open_table()
        await play_to_cards(its, its.host)
        await its.quiet()
        card = row(its, "lobby").message
        before = shown_now(its)
        shown = texts(its.panel(its.host) or {})
        state = its.state
        await its.stop()
        made = len(its.world.requests)
        await its.start()
        await asyncio.sleep(0.5)
        await its.quiet()
        assert shown_now(its) == before
        assert texts(its.panel(its.host) or {}) == shown
        assert its.state == state
        again = [r for r in list(its.world.requests)[made:] if "/messages" in r.path and str(card) not in r.path]
        # What the open My cards shows is not known after a restart: it is edited once.
        assert [r.path.rsplit("/", 1)[1] for r in again] == ["@original"], "nothing else is sent again"
        assert not [r for r in list(its.world.requests)[made:] if r.path.endswith("/commands")], "nor the commands"
        assert await PanelPlayer(its.host).answer()
        await its.until(lambda: its.state.seq > state.seq or its.store.chosen)


@pytest.mark.slow
async def test_messages_still_owed_when_the_process_died_are_sent_after_the_start() -> None:
    runtime = EdgeRuntime()
    async with edge(runtime) as its:
        await its.open_table(length=1)
        await answer_all(its, [its.host], lambda: its.state.status == "finished")
        await its.quiet()
        for slot in ("over", "count:1"):
            its.store.forget_slot(its.table, slot)
        await its.store.facts.set_fact("edge.tables", json.dumps([its.table]))
        await its.stop()
        await its.start()
        await its.until(lambda: (its.table, "over") in its.store.rows)
        assert (its.table, "count:1") in its.store.rows


async def test_getting_up_puts_the_first_message_away(its: Edge) -> None:
    await its.open_table(people=2, start=False)
    await its.until(its.people[1].dm_messages)
    await its.press(its.people[1], its.channel, "up")
    await its.until(lambda: not its.people[1].dm_messages())
    assert its.host.dm_messages(), "the one who stays keeps theirs"
    assert decisions_of(its.state, 0) == ()


def test_a_nonce_is_short_and_changes_only_with_the_message_it_replaces() -> None:
    old = Slot("abcdefgh", "hand:3", 1, 1456074443980800012, 0, 9)
    assert nonce("abcdefgh", "hand:3", None) == nonce("abcdefgh", "hand:3", None)
    assert nonce("abcdefgh", "hand:3", old) != nonce("abcdefgh", "hand:3", None)
    names = {
        nonce("abcdefgh", slot, old) for slot in ("lobby", "board", "hand:0", "hand:3", "count:12", "over", "seat:7")
    }
    assert len(names) == 7
    assert all(len(name) <= 25 for name in names)
