"""The HTTP side of REST: reads and logs requests, checks tokens and rate limits, applies faults, writes answers."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from typing import Any

from aiohttp import ClientPayloadError, web

from bot.local_server.addresses import address_for
from bot.local_server.attachments import REQUEST_LIMIT, Files, Upload
from bot.local_server.errors import ApiError, Payload, Unsupported, bad_form, refusal
from bot.local_server.faults import LOST, Fault
from bot.local_server.rates import too_fast
from bot.local_server.routes import Call, answer, makes_new
from bot.local_server.world import Request, World

log = logging.getLogger(__name__)

PREFIX = "/api/v10"
# discord.py treats a 429 without this header as a ban by the network in front of Discord.
VIA = {"Via": "1.1 google"}
NEEDS_BODY = ("POST", "PUT", "PATCH")
BODYLESS = re.compile(r"(POST /channels/\d+/typing|PUT /channels/.*/(pins|thread-members)/.*)$")


def as_json(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Return an answer of type application/json without a charset: with one, discord.py would read it as text."""
    body = json.dumps(data).encode()
    return web.Response(body=body, status=status, content_type="application/json", headers={**VIA, **(headers or {})})


async def read_body(request: web.Request) -> tuple[Any, Files]:
    """Return the JSON body and the uploaded files.

    Raises ApiError 50109 for a body that is not JSON or breaks off, 40005 for a request that is too large.
    """
    if (request.content_length or 0) > REQUEST_LIMIT + (1 << 20):
        raise refusal(40005)
    files: Files = {}
    try:
        if not request.content_type.startswith("multipart/"):
            raw = await request.read()
            return (json.loads(raw) if raw else {}), files
        body: Any = {}
        reader = await request.multipart()
        async for part in reader:
            name = getattr(part, "name", None) or ""
            if name == "payload_json":
                body = json.loads(await part.text())  # type: ignore[union-attr]
            elif name.startswith("files["):
                data = bytes(await part.read())  # type: ignore[union-attr]
                files[name[len("files[") : -1]] = Upload(part.filename or "file", data)  # type: ignore[union-attr]
        return body, files
    except (ValueError, ClientPayloadError, ConnectionError):
        raise refusal(50109) from None


def pattern_of(method: str, parts: tuple[str, ...]) -> tuple[str, str, bool]:
    """Return the rate-limit route of a request, its top-level resource, and whether the global limit counts it."""
    if parts[0] == "webhooks":
        return "WEBHOOK", "/".join(parts[1:3]), False
    shape = [part if not part.isdigit() else ":id" for part in parts]
    major = parts[1] if len(parts) > 1 and parts[0] in ("channels", "guilds") else ""
    return f"{method} /{'/'.join(shape)}", major, True


class Rest:
    """Answers the REST requests about one world."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serves one request: logs it, applies a waiting fault, checks and counts it, carries it out and answers it."""
        path = request.path.removeprefix(PREFIX)
        parts = tuple(path.strip("/").split("/"))
        entry, address = Request(request.method, path, None), address_for(request)
        self.world.log(entry)
        try:
            entry.json, files = await read_body(request)
            entry.json = address.inward(entry.json)
        except ApiError as error:
            return self._refuse(entry, error, {})
        entry.files = {upload.filename: upload.data for upload in files.values()}
        self.world.log_files(entry)
        if self.world.faults.latency:
            await asyncio.sleep(self.world.faults.latency)
        fault = self.world.faults.take(f"{request.method} {path}")
        if fault and not fault.applied:
            return await self._fail(request, entry, fault)
        call = Call(request.method, parts, dict(request.query), entry.json, files, address)
        if fault is None:
            return self._carry_out(request, entry, call)
        if fault.status == 200:
            await asyncio.sleep(fault.delay)
            return self._carry_out(request, entry, call)
        self._carry_out(request, entry, call)
        return await self._fail(request, entry, fault)

    def _carry_out(self, request: web.Request, entry: Request, call: Call) -> web.Response:
        headers: dict[str, str] = {}
        try:
            self._authorize(request, call.parts)
            if call.parts[0] != "interactions":
                pattern, major, everywhere = pattern_of(call.method, call.parts)
                headers = self.world.rates.take(pattern, major, everywhere=everywhere)
            self._check_shape(call)
            new = makes_new(self.world, call)
            reply = answer(self.world, call)
        except ApiError as error:
            return self._refuse(entry, error, headers)
        except Exception as error:  # an error of this server must not look like one of Discord's
            log.exception("%s %s failed in the local server", entry.method, entry.path)
            self.world.unsupported.append(f"{entry.method} {entry.path}: {error!r}")
            return self._refuse(entry, ApiError(500, 0, f"the local server failed: {error!r}"), headers)
        wants_reply = call.parts[0] != "interactions" or call.query.get("with_response", "").lower() in ("1", "true")
        if call.parts[0] == "webhooks" and call.method == "POST":
            wants_reply = call.query.get("wait", "true").lower() in ("1", "true")
        if reply is None or not wants_reply:
            entry.status = 204
            return web.Response(status=204, headers={**VIA, **headers})
        entry.status = 201 if new else 200
        return as_json(call.address.outward(reply), entry.status, headers)

    def _authorize(self, request: web.Request, parts: tuple[str, ...]) -> None:
        """Raises ApiError with status 401 if the token in the header is missing or wrong.

        Interaction and webhook calls carry their token in the path, and `GET /gateway` needs none.
        """
        if parts[0] in ("interactions", "webhooks") or parts == ("gateway",):
            return
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind != "Bot" or not token or (self.world.token is not None and token != self.world.token):
            raise ApiError(401, 0, "401: Unauthorized")

    def _check_shape(self, call: Call) -> None:
        if call.method not in NEEDS_BODY or BODYLESS.match(f"{call.method} /{'/'.join(call.parts)}"):
            return
        many = call.method == "PUT" and call.parts[-1] == "commands"
        if not isinstance(call.body, list if many else dict):
            raise bad_form((), "MODEL_TYPE_CONVERT", "The body is of the wrong type.")

    def _refuse(self, entry: Request, error: ApiError, headers: dict[str, str]) -> web.Response:
        entry.status = error.status
        if isinstance(error, Unsupported):
            self.world.unsupported.append(error.what)
            log.error("not implemented in the local server: %s", error.what)
        else:
            log.debug("%s %s -> %s %s", entry.method, entry.path, error.status, error.body)
        return as_json(error.body, error.status, {**headers, **error.headers})

    async def _fail(self, request: web.Request, entry: Request, fault: Fault) -> web.StreamResponse:
        """Return the answer of an injected fault, or closes the connection."""
        if fault.delay:
            await asyncio.sleep(fault.delay)
        entry.status = fault.status
        if fault.status == LOST:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)
        if not fault.via:
            keep_away = {"Retry-After": f"{fault.retry_after:g}"}
            return web.Response(text=fault.message, status=fault.status, headers=keep_away)
        if fault.status == 429:
            error = too_fast(fault.retry_after, scope="shared")
            if fault.code:
                error.body["code"] = fault.code
            return as_json(error.body, 429, error.headers)
        body: Payload = {"message": fault.message, "code": fault.code}
        return as_json(body, fault.status)
