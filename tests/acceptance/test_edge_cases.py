"""Edge cases E2-E30 of ux.md section 4, where the test of their T-number does not cover the whole row."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.games.registry import game
from bot.i18n import words
from bot.local_server import Person, guilds, messages, threads
from bot.local_server.permissions import ATTACH_FILES, CREATE_PUBLIC_THREADS
from bot.table import events as ev
from bot.table.clocks import SECOND
from bot.table.model import CLOSED
from bot.table.selectors import blocking
from bot.table.timers import GONE_LIFE
from bot.ui.messages.turn_calls import DM
from bot.ui.transport.controls import KEPT
from tests.acceptance.forging import hand, legal, log_of, play, row, told
from tests.acceptance.test_channel_loss import notes
from tests.acceptance.test_lobby import public, seated
from tests.acceptance.test_messages import play_on
from tests.support.by_hand import FakeClock
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import PanelPlayer, texts
from tests.ui.delivery import play_to_cards, requests


@pytest.fixture
async def slow() -> AsyncIterator[Edge]:
    """Anna and Bruno with two computer players and a clock that the test sets; the table waits for Anna."""
    async with edge(EdgeRuntime(clock=FakeClock())) as found:
        await found.open_table(2)
        await waiting_for(found, 0)
        yield found


async def waiting_for(its: Edge, player: int) -> None:
    """Let the other person answer until the table waits for this player alone."""
    other = PanelPlayer(its.people[1 - player])
    await its.until(lambda: blocking(its.state))
    while blocking(its.state) != (player,):
        await other.answer()
        await its.quiet()
    await its.quiet()


def later(its: Edge, ms: int = 61 * SECOND) -> None:
    """Let this much time pass."""
    clock = its.runtime.clock
    assert isinstance(clock, FakeClock)
    clock.advance(ms)


def written(its: Edge, person: Person) -> int:
    """Return how often the bot tried to write to a person."""
    return len(requests(its, "POST", f"/channels/{its.world.dm_of[person.id]}/messages"))


def pings(its: Edge, person: Person) -> list[dict[str, Any]]:
    """Return the messages in the thread that mention a person."""
    return [one for one in person.messages(its.thread()) if f"<@{person.id}>" in texts(one)]


async def test_e2_who_wished_to_be_called_by_message_is_called_in_the_thread_when_their_mailbox_closes(
    slow: Edge,
) -> None:
    anna = slow.host
    await slow.store.preferences.set_preference(1, "notice", DM)
    slow.world.faults.close_dms(anna.id)
    before = written(slow, anna)
    later(slow)
    await slow.until(lambda: pings(slow, anna))
    await slow.quiet()
    assert written(slow, anna) == before + 1, "tried once"
    assert slow.find(anna, slow.thread(), "hand") is not None, "My cards is under the call"
    for _ in range(2):
        await slow.press(anna, slow.thread(), "hand")
        later(slow, 400 * SECOND)
        await slow.quiet()
    assert written(slow, anna) == before + 1, "and nothing more is sent to Anna"
    assert sum("cannot be" in texts(one) or "cannot send" in texts(one) for one in everything(slow, anna)) == 1


def everything(its: Edge, person: Person) -> list[dict[str, Any]]:
    """Return all messages of the channel and the thread that a person sees."""
    return [*person.messages(its.channel), *person.messages(its.thread())]


async def test_e2_who_tests_their_mailbox_is_written_to_again(slow: Edge) -> None:
    anna = slow.host
    slow.world.faults.close_dms(anna.id)
    await slow.store.messages.save_slot(replace(row(slow, "hand:0"), digest="", gone=True))
    assert slow.bot is not None
    slow.bot.reconciler.wake(slow.table, "hand:0")
    await slow.until(lambda: slow.store.known[1].surface == "channel")
    before = written(slow, anna)
    slow.bot.reconciler.wake(slow.table, "hand:0")
    await slow.quiet()
    assert written(slow, anna) == before
    slow.world.faults.close_dms(anna.id, False)
    made = await anna.slash(slow.channel, "preferences")
    message = made.message or made.followups[-1]
    await anna.click(message["id"], "p1:prefs:test:", force=True)
    await slow.until(lambda: slow.store.known[1].surface == "dm")
    await slow.until(lambda: written(slow, anna) > before + 1)


async def test_e3_with_no_server_in_common_any_more_it_is_looked_up_at_once_who_left(slow: Edge) -> None:
    """Their panel gets error 50278: this is noticed before the player's turn (T54 notices it by the call)."""
    anna = slow.host
    panel = row(slow, "hand:0")
    guilds.leave(slow.world, anna.id)
    slow.world.faults.fail(403, code=50278, match=f"/channels/{panel.channel}/messages", times=3)
    await slow.store.messages.save_slot(replace(panel, digest=""))
    assert slow.bot is not None
    slow.bot.reconciler.wake(slow.table, "hand:0")
    await slow.until(lambda: slow.state.chairs[0].away)
    assert not slow.state.calls, "nobody had to call them"


async def test_e4_a_rate_limit_on_opening_messages_stops_all_opening_for_ten_minutes(its: Edge) -> None:
    assert its.bot is not None
    asked: list[int] = []

    async def limited(user: Any) -> Any:
        asked.append(user.id)
        raise discord.RateLimited(120.0)

    its.bot.create_dm = limited  # type: ignore[method-assign]
    await seated(its, 3)
    assert len(asked) == 1, "nobody else's is opened now, and this one is not tried again"
    assert its.store.known[1].surface == "channel"
    assert [its.store.known[number].surface for number in (2, 3)] == ["channel", "channel"]


@pytest.mark.parametrize("name", ["Deleted User", "deleted_user_0a1b2c3d4e5f", "Deleted User 0a1b2c3d"])
async def test_e6_an_account_that_is_called_deleted_is_one(slow: Edge, name: str) -> None:
    bruno = slow.people[1]
    while blocking(slow.state) != (1,):
        await PanelPlayer(slow.host).answer()
        await slow.quiet()
    guilds.leave(slow.world, bruno.id)
    slow.world.users[bruno.id]["username"] = name
    later(slow)
    await slow.until(lambda: slow.state.chairs[1].away)
    await slow.until(lambda: any("former player" in texts(m) for m in slow.host.messages(slow.thread())))


async def test_e8_a_deleted_card_comes_again_only_while_the_table_has_not_begun(its: Edge) -> None:
    await seated(its, 2)
    first = row(its, "lobby").message
    messages.remove_by_id(its.world, str(first))
    await its.until(lambda: row(its, "lobby").message != first and not row(its, "lobby").gone)
    assert "Bruno" in texts(public(its)[0])
    for _ in range(2):
        await its.press(its.host, its.channel, "bot")
    await its.press(its.host, its.channel, "start")
    await its.press(its.people[1], its.channel, "here")
    await its.until(lambda: (its.table, "board") in its.store.rows)
    await its.quiet()
    second = row(its, "lobby").message
    messages.remove_by_id(its.world, str(second))
    await its.quiet()
    await asyncio.sleep(0.1)
    assert row(its, "lobby").message == second
    assert its.state.open, "the thread goes on without it"


async def test_e11_after_seven_days_without_the_hosts_answer_the_match_ends_without_result(slow: Edge) -> None:
    threads.remove_channel(slow.world, slow.thread())
    await slow.until(lambda: notes(slow, slow.host))
    later(slow, GONE_LIFE - 1)
    await slow.quiet()
    await asyncio.sleep(0.05)
    assert slow.state.open
    later(slow, 2)
    await slow.until(lambda: slow.state.status == CLOSED)
    assert (slow.state.close_reason, slow.state.balances) == ("gone", ())


async def test_e13_a_message_that_is_refused_because_the_thread_is_locked_means_no_deleted_thread(asked: Edge) -> None:
    """The refusal may arrive before Discord announces the lock."""
    board = row(asked, "board")
    asked.world.faults.fail(403, code=160005, match=f"PATCH /channels/{board.channel}/messages/{board.message}")
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    (note,) = await asked.until(lambda: notes(asked, asked.host))
    assert asked.state.paused == "locked"
    assert "locked" in texts(note)


async def test_e14_a_table_that_has_not_begun_closes_with_its_channel(its: Edge) -> None:
    await seated(its, 2)
    threads.remove_channel(its.world, its.channel)
    await its.until(lambda: its.state.status == CLOSED)
    assert its.state.close_reason == "gone"


async def test_e15_a_place_that_was_forbidden_is_looked_at_again_without_anybodys_doing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.ui.features.channel_loss.AGAIN", 0.2)
    async with edge() as its:
        await its.open_table()
        await play_to_cards(its, its.host)
        await its.quiet()
        board = row(its, "board")
        match = f"PATCH /channels/{board.channel}/messages/{board.message}"
        its.world.faults.fail(403, code=50013, match=match, times=2)
        await its.host.click((its.panel(its.host) or {})["id"], play(its), force=True)
        await its.until(lambda: any(isinstance(one, ev.Paused) for one in log_of(its)))
        (paused,) = [one for one in log_of(its) if isinstance(one, ev.Paused)]
        assert paused.reason == "forbidden"
        await its.until(lambda: ev.Resumed(-1) in log_of(its))
        await its.until(lambda: not its.state.paused)


async def test_e16_where_no_files_may_be_attached_no_table_is_opened_and_the_reason_is_named(its: Edge) -> None:
    guilds.overwrite(its.world, its.channel, its.world.bot["id"], deny=ATTACH_FILES)
    await its.host.slash(its.channel, "table create", game="minchiate")
    assert not its.store.states
    assert "Missing permissions: Attach Files" in told(its, its.host)[-1]


async def test_e17_the_card_says_that_the_table_is_played_right_there(its: Edge) -> None:
    await seated(its, 1)
    assert "played right here" not in texts(public(its)[0])
    await its.press(its.host, its.channel, "close")
    guilds.overwrite(its.world, its.channel, its.world.bot["id"], deny=CREATE_PUBLIC_THREADS)
    await its.host.slash(its.channel, "table create", game="mineo")
    await its.quiet()
    assert "played right here" in texts(public(its)[-1])


async def test_e22_the_second_of_two_cards_at_once_is_told_which_was_played(asked: Edge) -> None:
    while len(legal(asked)) < 2:
        await play_on(asked)
    panel = asked.panel(asked.host)
    assert panel is not None
    cards, before = legal(asked), asked.state.asked[0]
    held = set(hand(asked))
    presses = [play(asked, cards[0]), play(asked, cards[-1])]
    await asyncio.gather(*(asked.host.click(panel["id"], press, force=True) for press in presses))
    said = await asked.until(lambda: [one for one in told(asked, asked.host) if "You already played" in one])
    await asked.quiet()
    assert asked.state.asked[0] == before + 1
    (played,) = held & {cards[0], cards[-1]} - set(hand(asked))
    pack = game("minchiate").meta.pack
    assert words("en").called(pack.slug, pack.id(played)).the in said[-1]


async def test_e30_a_command_that_is_told_of_twice_opens_one_table(its: Edge) -> None:
    await its.host.slash(its.channel, "table create", game="minchiate", duplicate=True)
    await its.until(its.card)
    await its.quiet()
    await asyncio.sleep(0.1)
    assert len(its.store.states) == 1
    assert len(public(its)) == 1
    assert len(told(its, its.host)) == 1


async def test_e30_a_press_that_is_told_of_twice_is_answered_once_and_forgotten_after_its_token(slow: Edge) -> None:
    assert slow.bot is not None
    once = slow.bot.features.hands._callers._once  # pyright: ignore[reportPrivateUsage]
    found = slow.find(slow.host, slow.thread(), "score")
    assert found is not None
    before = len(told(slow, slow.host))
    await slow.host.click(*found, duplicate=True)
    await asyncio.sleep(0.1)
    assert len(told(slow, slow.host)) == before + 1
    assert once._seen
    later(slow, KEPT)
    await slow.host.click(*found)
    assert len(once._seen) == 1
