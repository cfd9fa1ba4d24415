"""Issue 6, item 5: unreadable frames of the gateway make the bot connect again; it continues to work."""

from __future__ import annotations

import logging
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import orjson
import pytest
from discord.backoff import ExponentialBackoff

from bot.local_server.gateway import Connection, Gateway
from bot.log import in_one_line
from bot.ui.transport.gateway_guard import FORGOTTEN, RESUMED, Failures, lenient
from tests.acceptance.forging import told
from tests.support.edge import Edge


@pytest.fixture
def gateway(its: Edge, monkeypatch: pytest.MonkeyPatch) -> Gateway:
    """The server's end of the gateway. The library connects again without its pauses, which grow to minutes."""
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.01)
    monkeypatch.setattr(discord.Client, "before_identify_hook", AsyncMock())
    found = its.world.faults.gateway
    assert found is not None
    return found


def sessions(gateway: Gateway) -> list[str]:
    """Return the sessions that are connected."""
    return [one.session.id for one in gateway.connections if one.session]


async def send(gateway: Gateway, frame: str | bytes) -> None:
    """Send the frame unchanged on every connection."""
    for connection in list(gateway.connections):
        await (connection.socket.send_str(frame) if isinstance(frame, str) else connection.socket.send_bytes(frame))


async def answered(its: Edge) -> None:
    """Check that Anna's request for help is answered."""
    before = told(its, its.host)
    await its.host.slash(its.channel, "help")
    await its.until(lambda: told(its, its.host) != before)
    assert its.bot is not None
    assert not its.bot.is_closed()


@pytest.mark.parametrize(
    "frame",
    [
        "{garbage",
        "[1, 2]",
        "null",
        "3",
        "[" * 100_000,
        '{"op": 10, "d": {}}',
        '{"op": 10, "d": {"heartbeat_interval": 0}}',
        '{"op": 10, "d": {"heartbeat_interval": -1}}',
        '{"op": 0, "t": ["x"], "d": null}',
        '{"op": 0, "t": "RESUMED", "d": null}',
        b"\x78\x9c\xde\xad\xbe\xef\x00\x00\xff\xff",
    ],
)
async def test_a_frame_that_cannot_be_read_is_answered_by_resuming(
    its: Edge, gateway: Gateway, frame: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    session, connections = sessions(gateway), set(gateway.connections)
    await send(gateway, frame)
    await its.until(lambda: not connections & gateway.connections and sessions(gateway))
    assert sessions(gateway) == session, "the same session goes on"
    assert "cannot be understood; connecting again" in caplog.text
    await answered(its)


@pytest.mark.parametrize("frame", ['{"op": 0, "t": "READY", "s": 9, "d": %s}', '{"op": 0, "t": "X", "s": "nine"}'])
async def test_where_the_session_itself_is_spoilt_another_is_begun(its: Edge, gateway: Gateway, frame: str) -> None:
    session = sessions(gateway)
    await send(gateway, frame.replace("%s", '{"session_id": "x", "resume_gateway_url": "wss://gateway.discord.gg"}'))
    await its.until(lambda: sessions(gateway) not in ([], session))
    await answered(its)


async def test_an_unknown_code_or_a_frame_of_nothing_is_passed_over(its: Edge, gateway: Gateway) -> None:
    connections = set(gateway.connections)
    for frame in ('{"op": 99, "d": null}', "{}", '{"op": 0, "t": "NEVER_HEARD_OF", "s": 1, "d": 5}'):
        await send(gateway, frame)
    await answered(its)
    assert gateway.connections == connections


@pytest.mark.parametrize("odd", ['"\\ud800x"', "NaN", "1e999", "-Infinity", "1" * 400])
async def test_a_frame_the_strict_reader_refuses_costs_no_connection(its: Edge, gateway: Gateway, odd: str) -> None:
    """Frames with lone surrogates, for example, are sent again after RESUME and would end every new connection."""
    connections = set(gateway.connections)
    await send(gateway, f'{{"op": 0, "t": "TYPING_START", "d": {{"guild_id": {odd}, "x": [{odd}]}}}}')
    await answered(its)
    assert gateway.connections == connections


def test_what_is_read_all_the_same_can_be_stored_and_sent() -> None:
    read = lenient(orjson.loads)
    assert read('{"name": "\\ud800Anna", "ids": [1, NaN], "n": null}') == {"name": "?Anna", "ids": [1, None], "n": None}
    with pytest.raises(ValueError, match="Expecting"):
        read("{")


async def test_a_second_greeting_does_not_make_two_hearts_beat(its: Edge, gateway: Gateway) -> None:
    assert its.bot is not None
    socket: Any = its.bot._AutoShardedClient__shards[0].ws  # type: ignore[attr-defined]
    first = socket._keep_alive
    await send(gateway, '{"op": 10, "d": {"heartbeat_interval": 41000}}')
    await its.until(lambda: socket._keep_alive is not first)
    await its.until(first._stop_ev.is_set)
    await answered(its)


@pytest.mark.parametrize("code", [1000, 1001, 4000, 4001, 4007, 4008, 4009, 4999])
async def test_after_a_close_that_is_no_verdict_the_session_goes_on(its: Edge, gateway: Gateway, code: int) -> None:
    connections = set(gateway.connections)
    await gateway.close_all(code)
    await its.until(lambda: not connections & gateway.connections and sessions(gateway))
    await answered(its)


async def test_a_server_that_hangs_up_before_it_says_hello_is_tried_again(
    its: Edge, gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    async def hangs_up(self: Connection, op: int, data: object) -> None:
        tries.append(op)
        await self.close(4000)

    session = sessions(gateway)
    with monkeypatch.context() as patched:
        patched.setattr(Connection, "op", hangs_up)
        gateway.forget_sessions()
        await gateway.close_all(4000)
        await its.until(lambda: len(tries) > RESUMED + 1)
    await its.until(lambda: sessions(gateway) not in ([], session))
    await answered(its)


def test_failures_in_a_row_are_followed_by_longer_pauses_and_then_by_another_session() -> None:
    now = 0.0
    failures = Failures(lambda: now)
    assert [failures.again() for _ in range(RESUMED + 1)] == [0.0, 1.0, 2.0, None]
    now = FORGOTTEN
    assert failures.again() == 0.0


def test_the_librarys_tale_of_a_lost_connection_is_one_line() -> None:
    try:
        raise aiohttp.ClientConnectionError("no route")
    except aiohttp.ClientConnectionError as error:
        told_of = (type(error), error, error.__traceback__)
    record = logging.LogRecord("discord.shard", logging.ERROR, "x", 1, "Attempting a reconnect", (), told_of)
    assert in_one_line(record)
    assert record.exc_info is None
    assert record.__dict__["why"] == "ClientConnectionError: no route"
