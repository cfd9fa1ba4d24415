"""The live stream of a tab: a greeting, then every change that its person may see."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Mapping
from typing import Any

from aiohttp import WSMsgType, web

from bot.local_server import guilds
from bot.local_server.page import queries
from bot.local_server.page.site import SITE, WRONG_KEY, Site, Tab
from bot.local_server.people import person_of

HELLO_SECONDS = 5.0
"""Seconds within which a new tab must send its first message."""
PING_SECONDS = 20.0
"""Seconds between two pings to a tab."""
SETTLE_SECONDS = 0.02
"""Seconds to wait for further changes before people and channels are sent."""
BAD_HELLO = 4000
"""WebSocket close code for a first message that is missing or malformed."""


async def serve(request: web.Request) -> web.WebSocketResponse:
    """Serves the stream of one tab until it closes.

    The stream is a WebSocket, because a browser opens only six HTTP connections to one host: with six tabs, streams
    over HTTP would block all other requests.
    """
    site = request.app[SITE]
    socket = web.WebSocketResponse(heartbeat=PING_SECONDS, max_msg_size=4096)
    await socket.prepare(request)
    hello = await _hello(socket)
    if hello is None:
        await socket.close(code=BAD_HELLO)
        return socket
    visitor = site.visitor(hello.get("key"))
    if visitor is None:
        await socket.close(code=WRONG_KEY)
        return socket
    # A guest is always the invited person, whatever person the tab asks for.
    world = site.world
    asked = visitor.guest or str(hello.get("person"))
    person = person_of(world, asked) or person_of(world, next(iter(world.people), ""))
    if person is not None:
        guilds.dm(world, person.id)
    tab = Tab(person, visitor)
    tab.push(json.dumps(queries.greeting(site, tab)))
    site.tabs.add(tab)
    site.sockets.add(socket)
    writer = asyncio.create_task(_write(site, tab, socket))
    try:
        # The page sends nothing more. Reading shows when the connection ends.
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
    finally:
        site.tabs.discard(tab)
        site.sockets.discard(socket)
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, ConnectionError):
            await writer
    return socket


async def _hello(socket: web.WebSocketResponse) -> Mapping[str, Any] | None:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = await socket.receive()
        given = json.loads(message.data) if message.type is WSMsgType.TEXT else None
    except (TimeoutError, ValueError, RecursionError):
        return None
    return given if isinstance(given, dict) else None


async def _write(site: Site, tab: Tab, socket: web.WebSocketResponse) -> None:
    while not tab.ending:
        await tab.wake.wait()
        tab.wake.clear()
        while tab.lines:
            await socket.send_str(tab.lines.popleft())
        if tab.channels:
            # Many events arrive together when a deal begins; the channels are sent once for all of them.
            await asyncio.sleep(SETTLE_SECONDS)
            tab.channels = False
            around = {"kind": "around", "revision": site.revision, **queries.surroundings(site, tab)}
            if not tab.ending:
                await socket.send_str(json.dumps(around))
    await socket.close(code=tab.ending)


async def close_all(site: Site) -> None:
    for socket in list(site.sockets):
        await socket.close(code=1001)
