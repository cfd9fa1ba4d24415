"""No test connects to another machine: pytest-socket, set in pyproject.toml, refuses the connection."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import aiohttp
import pytest
from pytest_socket import SocketConnectBlockedError

OUTSIDE = "192.0.2.1"
"""An address reserved for documentation (RFC 5737)."""


@contextmanager
def refused() -> Iterator[None]:
    """Expect that the connection is refused, with a warning in case the code catches the error."""
    with pytest.warns(UserWarning, match=OUTSIDE), pytest.raises(SocketConnectBlockedError):
        yield


def test_an_address_outside_is_refused_at_once() -> None:
    with closing(socket.socket()) as outside, refused():
        outside.connect((OUTSIDE, 80))


async def test_the_client_of_the_bot_is_refused_too() -> None:
    async with aiohttp.ClientSession() as session:
        with refused():
            await session.get(f"http://{OUTSIDE}/")


async def test_loopback_and_files_are_allowed(tmp_path: Path) -> None:
    async def greet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"hello")
        writer.close()

    served = await asyncio.start_server(greet, "127.0.0.1", 0)
    port = served.sockets[0].getsockname()[1]
    beside = await asyncio.start_unix_server(greet, tmp_path / "s")
    async with served, beside:
        for opened in (asyncio.open_connection("localhost", port), asyncio.open_unix_connection(tmp_path / "s")):
            reader, writer = await opened
            assert await reader.read() == b"hello"
            writer.close()
