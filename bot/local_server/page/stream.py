"""The live stream of a tab: a greeting, then everything its person comes to see."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Mapping
from typing import Any

from aiohttp import WSMsgType, web

from bot.local_server.page import looks
from bot.local_server.page.site import SITE, WRONG_KEY, Site, Tab

HELLO_SECONDS = 5.0
PING_SECONDS = 20.0
SETTLE_SECONDS = 0.02
BAD_HELLO = 4000


async def serve(request: web.Request) -> web.WebSocketResponse:
    """A websocket, because a browser opens only six ordinary streams to one host: six tabs would stop everything."""
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
    # A guest is who was invited, whatever the tab remembers.
    people = site.world.people
    person = people.get(visitor.guest or str(hello.get("person"))) or next(iter(people.values()), None)
    if person is not None:
        site.world.dm(person.id)
    tab = Tab(person, visitor)
    tab.push(json.dumps(looks.greeting(site, tab)))
    site.tabs.add(tab)
    site.sockets.add(socket)
    writer = asyncio.create_task(_write(site, tab, socket))
    try:
        # Nothing more is expected from the page; reading is how the end of the connection is noticed.
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
            # Many things happen at once when a deal begins; the list of channels is told once for all of them.
            await asyncio.sleep(SETTLE_SECONDS)
            tab.channels = False
            around = {"kind": "around", "revision": site.revision, **looks.surroundings(site, tab)}
            if not tab.ending:
                await socket.send_str(json.dumps(around))
    await socket.close(code=tab.ending)


async def close_all(site: Site) -> None:
    for socket in list(site.sockets):
        await socket.close(code=1001)
