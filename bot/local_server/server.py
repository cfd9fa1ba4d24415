"""The server itself: REST, gateway and the files' addresses on one Unix socket."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType

from aiohttp import web

from bot.local_server.gateway import Gateway
from bot.local_server.rest import PREFIX, Rest
from bot.local_server.world import World


class LocalDiscord:
    """Serves `world` at `unix_path` to an unmodified client: `Client(connector=aiohttp.UnixConnector(path))`.

    Hosts do not matter: REST is whatever begins with /api/v10, files with /attachments/, the rest is the gateway.
    `compress` serves zlib-stream to gateway clients that ask for it.
    """

    def __init__(
        self, world: World, *, unix_path: Path, compress: bool = False, heartbeat_seconds: float = 41.25
    ) -> None:
        self.world = world
        self.unix_path = unix_path
        self.gateway = Gateway(world, heartbeat_seconds=heartbeat_seconds, compress=compress)
        self._rest = Rest(world)
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> LocalDiscord:
        app = web.Application(client_max_size=64 << 20)
        app.router.add_route("*", f"{PREFIX}/{{tail:.*}}", self._rest.serve)
        app.router.add_get("/attachments/{tail:.*}", self._file)
        app.router.add_get("/", self.gateway.serve)
        app.router.add_route("*", "/{tail:.*}", self._elsewhere)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        self.unix_path.unlink(missing_ok=True)
        await web.UnixSite(self._runner, str(self.unix_path)).start()
        self.unix_path.chmod(0o600)
        self.world.faults.gateway = self.gateway
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.gateway.close_all()
        self.gateway.forget_sessions()
        self.world.faults.gateway = None
        if self._runner is not None:
            await self._runner.cleanup()
        self.unix_path.unlink(missing_ok=True)

    async def _file(self, request: web.Request) -> web.Response:
        found = self.world.blobs.get(request.rel_url.raw_path)
        if found is None:
            return web.Response(status=404)
        kind, data = found
        return web.Response(body=data, content_type=kind)

    async def _elsewhere(self, request: web.Request) -> web.Response:
        """Another API version or host path: as loud as an unknown route."""
        what = f"{request.method} {request.path}"
        self.world.unbuilt.append(what)
        return web.json_response({"message": f"501: not built in the local server: {what}", "code": 0}, status=501)
