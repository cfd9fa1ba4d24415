"""The page's web server on 127.0.0.1."""

from __future__ import annotations

import errno
from pathlib import Path
from types import TracebackType

from aiohttp import web

from bot.local_server.page import assets, deeds, looks, stream
from bot.local_server.page.guard import guard, secure
from bot.local_server.page.guests import Guests
from bot.local_server.page.keys import new_key
from bot.local_server.page.site import SITE, Site
from bot.local_server.server import PortTaken
from bot.local_server.world import World

DEFAULT_PORT = 8787
TRIES = 10
BODY_LIMIT = 64 << 10


class PageServer:
    """Serves the page for `world` while the context is open; `url` is what to open, its fragment holds the key.

    If the default port is taken the next ones are tried, any other port raises PortTaken; port 0 takes a free one.
    `key` is that of an earlier run, so that its open tabs come back by themselves; without one this run makes its own.
    `guests`: the file in which invitations are kept; without one they end with this run.
    """

    def __init__(
        self,
        world: World,
        *,
        host: str = "127.0.0.1",
        port: int = DEFAULT_PORT,
        key: str = "",
        guests: Path | None = None,
    ) -> None:
        if host not in ("127.0.0.1", "localhost"):
            raise ValueError("the page is served on this machine only")
        self.port = port
        # "localhost" may also mean ::1, where another program can listen on the same port.
        self._host = "127.0.0.1"
        self._key = key or new_key()
        self._site = Site(world, self._key, Guests(guests))
        self._runner: web.AppRunner | None = None

    @property
    def tabs(self) -> int:
        """How many tabs are open."""
        return len(self._site.tabs)

    async def drop_tabs(self) -> None:
        """Break the connection to every tab; they come back by themselves."""
        await stream.close_all(self._site)

    @property
    def url(self) -> str:
        return f"http://{self._host}:{self.port}/#key={self._key}"

    async def __aenter__(self) -> PageServer:
        site = self._site
        app = web.Application(middlewares=[guard], client_max_size=BODY_LIMIT)
        app[SITE] = site
        app.on_response_prepare.append(secure)
        app.on_shutdown.append(lambda _: self.drop_tabs())
        app.router.add_get("/", assets.index)
        app.router.add_get("/static/{name:.+}", assets.file)
        app.router.add_get("/api/stream", stream.serve)
        app.router.add_get("/api/messages", looks.messages)
        app.router.add_get("/api/commands", looks.commands)
        app.router.add_get("/api/file/{path:.+}", looks.file)
        app.router.add_post("/api/{kind}", deeds.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            self.port = await self._listen(self._runner)
        except BaseException:
            await self._runner.cleanup()
            raise
        site.hosts = {f"127.0.0.1:{self.port}", f"localhost:{self.port}"}
        site.unwatch = self._site.world.watch(site.heard)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._site.unwatch()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _listen(self, runner: web.AppRunner) -> int:
        """The port listened on. Raises PortTaken."""
        wanted = self.port
        tries = range(wanted, wanted + TRIES) if wanted == DEFAULT_PORT else (wanted,)
        for port in tries:
            listener = web.TCPSite(runner, self._host, port, reuse_address=True)
            try:
                await listener.start()
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise
            else:
                return runner.addresses[0][1]
        raise PortTaken(wanted)
