"""The gateway: WebSocket connections, HELLO, heartbeats, IDENTIFY, RESUME, member requests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import zlib
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from bot.local_server.addresses import Address, address_for
from bot.local_server.errors import Payload
from bot.local_server.sessions import ALL_INTENTS, PRIVILEGED, Session

if TYPE_CHECKING:
    from bot.local_server.world import World

log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME = 0, 1, 2, 3, 4, 6
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
ENDS_SESSION = (1000, 1001)  # a client closing like this does not mean to resume
ACK_SECONDS = 0.1
"""How long an answer to a heartbeat is on its way. discord.py notes when it sent one only after sending: an answer that
is there before that seems to it one interval (41 s) late, and it warns of a slow line."""


class Connection:
    """One WebSocket: frames go out in order, through one compression context if the client asked for it."""

    def __init__(self, socket: web.WebSocketResponse, address: Address, *, compress: bool) -> None:
        self.socket = socket
        self.address = address
        self.session: Session | None = None
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.closed_here = False
        self._deflate = zlib.compressobj() if compress else None
        self._lock = asyncio.Lock()

    async def send(self, frame: str) -> None:
        async with self._lock:
            if self._deflate:
                await self.socket.send_bytes(
                    self._deflate.compress(frame.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                )
            else:
                await self.socket.send_str(frame)

    async def op(self, op: int, data: Any) -> None:
        await self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    async def close(self, code: int, reason: str = "") -> None:
        self.closed_here = True
        await self.socket.close(code=code, message=reason.encode())

    async def pump(self) -> None:
        """Send queued events until the socket is gone."""
        with contextlib.suppress(ConnectionError):
            while True:
                await self.send(await self.queue.get())


class Gateway:
    """All sessions and connections of the bot. `compress`: serve zlib-stream to clients that ask for it."""

    def __init__(self, world: World, *, heartbeat_seconds: float = 41.25, compress: bool = False) -> None:
        self.world = world
        self.heartbeat_seconds = heartbeat_seconds
        self.compress = compress
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One connection, from the upgrade to its end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        if not socket.can_prepare(request).ok:
            return web.Response(status=426, text="This is a gateway: it speaks WebSocket.")
        await socket.prepare(request)
        if request.query.get("v", "10") != "10" or request.query.get("encoding", "json") != "json":
            self.world.unbuilt.append(f"gateway {request.query_string}")
            log.error("this gateway is not built in the local server: %s", request.query_string)
            await socket.close(code=4012, message=b"Only v=10 and encoding=json are built.")
            return socket
        wants = self.compress and request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, address_for(request), compress=wants)
        self.connections.add(connection)
        pump = asyncio.create_task(connection.pump())
        try:
            await connection.op(HELLO, {"heartbeat_interval": int(self.heartbeat_seconds * 1000)})
            async for message in socket:
                # Some clients send their JSON in binary frames.
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._receive(connection, message.data)
        finally:
            pump.cancel()
            self.connections.discard(connection)
            session = connection.session
            if session is not None and session.queue is connection.queue:
                session.queue = None
                if not connection.closed_here and socket.close_code in ENDS_SESSION:
                    self._forget(session)
        return socket

    async def _receive(self, connection: Connection, raw: str | bytes) -> None:
        try:
            frame = json.loads(raw)
            op, data = frame["op"], frame.get("d")
        except (ValueError, KeyError, TypeError):
            await connection.close(4002, "Error while decoding payload.")
            return
        try:
            await self._obey(connection, op, data)
        except (LookupError, TypeError, ValueError, AttributeError):
            await connection.close(4002, "Error while decoding payload.")

    async def _obey(self, connection: Connection, op: Any, data: Any) -> None:
        """One opcode. Raises LookupError, TypeError, ValueError or AttributeError for data that is not of its form."""
        if op == HEARTBEAT:
            await self._acknowledge(connection)
        elif op == IDENTIFY:
            await self._identify(connection, data)
        elif op == RESUME:
            await self._resume(connection, data)
        elif connection.session is None:
            await connection.close(4003, "Not authenticated.")
        elif op == REQUEST_MEMBERS:
            self._members(connection.session, data)
        elif op not in (PRESENCE, VOICE_STATE):
            self.world.unbuilt.append(f"gateway op {op}")
            log.error("gateway opcode %s is not built in the local server", op)
            await connection.close(4001, "Unknown opcode.")

    async def _acknowledge(self, connection: Connection) -> None:
        await asyncio.sleep(min(ACK_SECONDS, self.heartbeat_seconds / 4))
        await connection.op(HEARTBEAT_ACK, None)

    async def _identify(self, connection: Connection, data: Payload) -> None:
        if connection.session is not None:
            await connection.close(4005, "Already authenticated.")
            return
        if self.world.token is not None and data.get("token") != self.world.token:
            await connection.close(4004, "Authentication failed.")
            return
        intents = data["intents"]
        if not isinstance(intents, int) or not 0 <= intents <= ALL_INTENTS:
            await connection.close(4013, "Invalid intent(s).")
            return
        shard = data.get("shard") or [0, 1]
        if len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            await connection.close(4010, "Invalid shard.")
            return
        if intents & PRIVILEGED & ~self.world.privileged:
            await connection.close(4014, "Disallowed intent(s).")
            return
        for old in [known for known in self.sessions.values() if known.queue is None]:
            self._forget(old)
        session = Session(self.world, intents, connection.address)
        self.sessions[session.id] = session
        self.world.sinks.append(session)
        connection.session, session.queue = session, connection.queue
        mine = [
            guild_id
            for guild_id, members in self.world.members.items()
            if self.world.bot["id"] in members and (int(guild_id) >> 22) % shard[1] == shard[0]
        ]
        session.dispatch("READY", self._ready(session, mine, shard))
        for guild_id in mine:
            if guild_id not in self.world.out_of_reach:
                session.dispatch("GUILD_CREATE", self.world.guild_payload(guild_id))

    def _ready(self, session: Session, guild_ids: list[str], shard: list[int]) -> Payload:
        bot = self.world.bot
        return {
            "v": 10,
            "user": {**bot, "verified": True, "mfa_enabled": False, "email": None},
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guild_ids],
            "session_id": session.id,
            "resume_gateway_url": session.address.gateway,
            "shard": shard,
            "session_type": "normal",
            "private_channels": [],
            "relationships": [],
            "geo_ordered_rtc_regions": [],
            "_trace": [],
            "application": {"id": bot["id"], "flags": 0, "flags_new": "0"},
        }

    async def _resume(self, connection: Connection, data: Payload) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        refused = self.world.token is not None and data.get("token") != self.world.token
        if session is None or refused or not session.can_replay(int(data.get("seq") or 0)):
            await connection.op(INVALID_SESSION, False)
            return
        connection.session = session
        session.replay(int(data.get("seq") or 0), connection.queue)

    def _members(self, session: Session, data: Payload) -> None:
        """REQUEST_GUILD_MEMBERS, answered in one chunk."""
        guild_id = str(data["guild_id"])
        members = self.world.members.get(guild_id, {})
        asked = data.get("user_ids") or []
        ids = {str(item) for item in (asked if isinstance(asked, list) else [asked])}
        query = data.get("query") or ""
        found = [
            self.world.member_payload(guild_id, user_id)
            for user_id in members
            if (user_id in ids if ids else self.world.users[user_id]["username"].startswith(query))
        ]
        if data.get("limit"):
            found = found[: int(data["limit"])]
        chunk = {
            "guild_id": guild_id,
            "members": found,
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": sorted(ids - set(members)),
            **({"nonce": data["nonce"]} if data.get("nonce") is not None else {}),
        }
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk)

    def _forget(self, session: Session) -> None:
        self.sessions.pop(session.id, None)
        if session in self.world.sinks:
            self.world.sinks.remove(session)

    def forget_sessions(self) -> None:
        """No session can be resumed any more."""
        for session in list(self.sessions.values()):
            session.queue = None
            self._forget(session)

    async def send_all(self, op: int, data: Any) -> None:
        for connection in list(self.connections):
            await connection.op(op, data)

    async def close_all(self, code: int = 1001) -> None:
        for connection in list(self.connections):
            await connection.close(code)
