"""The page's web server on 127.0.0.1, and the static files it serves."""

from __future__ import annotations

import errno
from functools import cache
from pathlib import Path
from types import TracebackType

from aiohttp import web

from bot.local_server.page import actions, queries, stream
from bot.local_server.page.keys import Guests, new_key
from bot.local_server.page.site import SITE, Site, guard, secure
from bot.local_server.server import PortTaken
from bot.local_server.world import World

FOLDER = Path(__file__).with_name("static")
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
}


@cache
def files() -> dict[str, tuple[str, bytes]]:
    """Return the media type and content of every static file by relative name.

    The files are read once. Requests look names up in this dictionary, so they cannot reach other files on the disk.
    """
    found = (path for path in sorted(FOLDER.rglob("*")) if path.suffix in KINDS)
    return {path.relative_to(FOLDER).as_posix(): (KINDS[path.suffix], path.read_bytes()) for path in found}


async def index(request: web.Request) -> web.Response:
    del request
    return _answer(files()["index.html"])


async def file(request: web.Request) -> web.Response:
    found = files().get(request.match_info["name"])
    if found is None:
        raise web.HTTPNotFound
    return _answer(found)


def _answer(found: tuple[str, bytes]) -> web.Response:
    kind, content = found
    return web.Response(body=content, content_type=kind, charset=None if kind.startswith("image/") else "utf-8")


DEFAULT_PORT = 8787
TRIES = 10
"""How many ports are tried, beginning with the default one."""
BODY_LIMIT = 64 << 10
"""Maximum size of a request body in bytes."""


class PageServer:
    """Serves the page for `world` while the context is open. `url` is the address to open; its fragment holds the key.

    If the default port is in use, the next TRIES - 1 ports are tried. Entering the context raises PortTaken if none of
    them is free, or if another `port` is in use. Port 0 takes a free port.
    `key` is the key of an earlier run, so that open tabs reconnect by themselves; without it, this run makes a new key.
    `guests` is the file that stores invitations; without it, they end with this run.
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
        """The number of open tabs."""
        return len(self._site.tabs)

    async def drop_tabs(self) -> None:
        """Closes the connection to every tab. The tabs reconnect by themselves."""
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
        app.router.add_get("/", index)
        app.router.add_get("/static/{name:.+}", file)
        app.router.add_get("/api/stream", stream.serve)
        app.router.add_get("/api/messages", queries.messages)
        app.router.add_get("/api/commands", queries.commands)
        app.router.add_get("/api/file/{path:.+}", queries.file)
        app.router.add_get(r"/emojis/{id:\d{1,20}}.{kind:png|webp|gif}", queries.emoji)
        app.router.add_post("/api/{kind}", actions.serve)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            self.port = await self._listen(self._runner)
        except BaseException:
            await self._runner.cleanup()
            raise
        site.hosts = {f"127.0.0.1:{self.port}", f"localhost:{self.port}"}
        site.unwatch = self._site.world.watch(site.receive)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._site.unwatch()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _listen(self, runner: web.AppRunner) -> int:
        """Starts listening and returns the port. Raises PortTaken if no port to try is free."""
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
