"""The web server: serves REST, gateway and files on a Unix socket, on a TCP port of this machine, or on both."""

from __future__ import annotations

import errno
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import TracebackType

from aiohttp import web

from bot.local_server.addresses import refusal_reason
from bot.local_server.attachments import FILES
from bot.local_server.gateway import Gateway
from bot.local_server.rest import PREFIX, Rest
from bot.local_server.world import World

HOST = "127.0.0.1"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PortTaken(Exception):
    """Another program listens on `port`."""

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is in use")
        self.port = port


class LocalDiscord:
    """Serves `world` to unmodified clients while the context is open.

    On `unix_path`, clients connect with `Client(connector=aiohttp.UnixConnector(path))`. The server ignores host names
    there: REST paths begin with /api/v10, file paths with /attachments/, the gateway is at /.
    On `tcp_port` of 127.0.0.1, any client can connect whose REST address can be set to `api`. Port 0 takes a free port
    and stores it in `tcp_port`. Entering the context raises PortTaken if another program listens on the port.
    `compress`: the gateway sends zlib-stream to clients that ask for it.
    """

    def __init__(
        self,
        world: World,
        *,
        unix_path: Path | None = None,
        tcp_port: int | None = None,
        compress: bool = False,
        heartbeat_seconds: float = 41.25,
    ) -> None:
        self.world = world
        self.unix_path = unix_path
        self.tcp_port = tcp_port
        self.gateway = Gateway(world, heartbeat_seconds=heartbeat_seconds, compress=compress)
        self._rest = Rest(world)
        self._runner: web.AppRunner | None = None

    @property
    def api(self) -> str:
        """The base address of REST over TCP, without the API version."""
        return f"http://{HOST}:{self.tcp_port}/api"

    async def __aenter__(self) -> LocalDiscord:
        app = web.Application(middlewares=[_refuse_foreign], client_max_size=64 << 20)
        app.router.add_route("*", f"{PREFIX}/{{tail:.*}}", self._rest.serve)
        app.router.add_get(f"{FILES}{{tail:.*}}", self._file)
        app.router.add_get("/", self.gateway.serve)
        app.router.add_route("*", "/{tail:.*}", self._unknown_path)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            if self.unix_path is not None:
                self.unix_path.unlink(missing_ok=True)
                await web.UnixSite(self._runner, str(self.unix_path)).start()
                self.unix_path.chmod(0o600)
            if self.tcp_port is not None:
                self.tcp_port = await _listen(self._runner, self.tcp_port)
        except BaseException:
            await self._close()
            raise
        self.world.faults.gateway = self.gateway
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.gateway.close_all()
        self.gateway.forget_sessions()
        self.world.faults.gateway = None
        await self._close()

    async def _close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()
        if self.unix_path is not None:
            self.unix_path.unlink(missing_ok=True)

    async def _file(self, request: web.Request) -> web.Response:
        found = self.world.blobs.get(request.rel_url.raw_path)
        if found is None:
            return web.Response(status=404)
        kind, data = found
        return web.Response(body=data, content_type=kind, headers={"X-Content-Type-Options": "nosniff"})

    async def _unknown_path(self, request: web.Request) -> web.Response:
        """Answers 501 for another API version or any other path, as for an unknown route."""
        what = f"{request.method} {request.path}"
        self.world.unsupported.append(what)
        return web.json_response(
            {"message": f"501: not implemented in the local server: {what}", "code": 0}, status=501
        )


@web.middleware
async def _refuse_foreign(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuses TCP requests that do not come from a client on this machine (see `refusal_reason`)."""
    why = refusal_reason(request)
    return web.json_response({"message": why, "code": 0}, status=403) if why else await handler(request)


async def _listen(runner: web.AppRunner, port: int) -> int:
    """Starts listening and returns the TCP port. Raises PortTaken if another program listens on it."""
    site = web.TCPSite(runner, HOST, port, reuse_address=True)
    try:
        await site.start()
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise PortTaken(port) from None
    return next(name[1] for name in runner.addresses if isinstance(name, tuple))
