"""The gateway: WebSocket connections of the bot, and the sessions behind them.

A `Session` filters events by intents, numbers them and buffers them for RESUME. The `Gateway` handles HELLO,
heartbeats, IDENTIFY, RESUME and member requests.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Coroutine
from typing import Any

from aiohttp import WSMsgType, web

from bot.local_server import guilds, payloads
from bot.local_server.addresses import Address, address_for
from bot.local_server.errors import Payload
from bot.local_server.world import World

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12
MESSAGE_CONTENT = 1 << 15
ALL_INTENTS = (1 << 26) - 1
"""All intents up to DIRECT_MESSAGE_POLLS (1 << 25), the highest that Discord defines."""
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT

MAX_REPLAYED = 1000
"""How many events a session keeps for RESUME."""

NEEDS = {
    "GUILD_CREATE": GUILDS,
    "GUILD_UPDATE": GUILDS,
    "GUILD_DELETE": GUILDS,
    "GUILD_ROLE_CREATE": GUILDS,
    "GUILD_ROLE_UPDATE": GUILDS,
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "CHANNEL_PINS_UPDATE": GUILDS,
    "THREAD_CREATE": GUILDS,
    "THREAD_UPDATE": GUILDS,
    "THREAD_DELETE": GUILDS,
    "THREAD_MEMBERS_UPDATE": GUILDS,
    "GUILD_MEMBER_ADD": GUILD_MEMBERS,
    "GUILD_MEMBER_UPDATE": GUILD_MEMBERS,
    "GUILD_MEMBER_REMOVE": GUILD_MEMBERS,
}
"""The intent that each event requires. Message events are in `Session._wants`; other events require none."""


def without_content(message: Payload, bot_id: str) -> Payload:
    """Return the message as a bot without the content intent receives it.

    Guild messages of other users are blank unless they mention the bot.
    """
    own = message["author"]["id"] == bot_id
    if own or "guild_id" not in message or any(user["id"] == bot_id for user in message["mentions"]):
        return message
    return {**message, "content": "", "embeds": [], "attachments": [], "components": []}


class Session:
    """The session of one identified bot. It outlives its connection, so that RESUME can send the missed events.

    `address` is the address of the connection that sent IDENTIFY.
    """

    def __init__(self, world: World, intents: int, address: Address) -> None:
        self.world = world
        self.address = address
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=MAX_REPLAYED)
        self.queue: asyncio.Queue[str] | None = None

    def dispatch(self, event: str, data: Payload) -> None:
        """Numbers an event that the intents cover, buffers it and queues it for the connection, if there is one."""
        if not self._wants(event, data):
            return
        if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and not self.intents & MESSAGE_CONTENT:
            data = without_content(data, self.world.bot["id"])
        if event == "GUILD_CREATE" and not self.intents & GUILD_MEMBERS:
            own = [member for member in data["members"] if member["user"]["id"] == self.world.bot["id"]]
            data = {**data, "members": own}
        self.sequence += 1
        frame = json.dumps({"op": 0, "t": event, "s": self.sequence, "d": self.address.outward(data)})
        self.sent.append((self.sequence, frame))
        if self.queue is not None:
            self.queue.put_nowait(frame)

    def _wants(self, event: str, data: Payload) -> bool:
        bot_id = self.world.bot["id"]
        if event == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == bot_id:
            return True
        if event == "THREAD_MEMBERS_UPDATE" and not self.intents & GUILD_MEMBERS:
            touched = [*(entry["user_id"] for entry in data["added_members"]), *data["removed_member_ids"]]
            return bot_id in touched and bool(self.intents & GUILDS)
        need = NEEDS.get(event, 0)
        if event.startswith("MESSAGE_"):
            need = GUILD_MESSAGES if "guild_id" in data else DIRECT_MESSAGES
        return not need or bool(self.intents & need)

    def can_replay(self, sequence: int) -> bool:
        """Return whether the buffer still holds every event after `sequence`."""
        if sequence > self.sequence:
            return False
        return not self.sent or sequence >= self.sent[0][0] - 1

    def replay(self, sequence: int, queue: asyncio.Queue[str]) -> None:
        """Binds the session to a new connection and queues the missed events, then RESUMED."""
        for number, frame in self.sent:
            if number > sequence:
                queue.put_nowait(frame)
        self.queue = queue
        self.dispatch("RESUMED", {"_trace": []})


log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE_STATE, RESUME = 0, 1, 2, 3, 4, 6
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11
ENDS_SESSION = (1000, 1001)  # a client that closes with one of these codes does not intend to resume
ACK_SECONDS = 0.1
"""Delay in seconds before the answer to a heartbeat.

discord.py records the time of a heartbeat only after it has sent it. An answer that arrives earlier looks one interval
(41 s) late, and discord.py warns of a slow connection.
"""


class Connection:
    """One WebSocket: sends frames in order, through one compression context if the client asked for compression."""

    def __init__(self, socket: web.WebSocketResponse, address: Address, *, compress: bool) -> None:
        self.socket = socket
        self.address = address
        self.session: Session | None = None
        self.queue: asyncio.Queue[str] = asyncio.Queue()
        self.closed_here = False
        self._deflate = zlib.compressobj() if compress else None
        self._lock = asyncio.Lock()
        self._answers: set[asyncio.Task[None]] = set()

    def acknowledge(self, answer: Coroutine[Any, Any, None]) -> None:
        """Answer a heartbeat later, while further frames are read: the client logs in right after its first one."""
        task = asyncio.create_task(answer)
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    def forget_acknowledgements(self) -> None:
        """Answer no more heartbeats, because the socket is closed."""
        for task in self._answers:
            task.cancel()

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
        """Sends queued events until the socket is closed."""
        with contextlib.suppress(ConnectionError):
            while True:
                await self.send(await self.queue.get())


class Gateway:
    """All sessions and connections of the bot. `compress`: send zlib-stream to clients that ask for it."""

    def __init__(self, world: World, *, heartbeat_seconds: float = 41.25, compress: bool = False) -> None:
        self.world = world
        self.heartbeat_seconds = heartbeat_seconds
        self.compress = compress
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serves one connection, from the upgrade to its end."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, compress=False)
        if not socket.can_prepare(request).ok:
            return web.Response(status=426, text="The gateway accepts only WebSocket connections.")
        await socket.prepare(request)
        if request.query.get("v", "10") != "10" or request.query.get("encoding", "json") != "json":
            self.world.unsupported.append(f"gateway {request.query_string}")
            log.error("this gateway is not implemented in the local server: %s", request.query_string)
            await socket.close(code=4012, message=b"Only v=10 and encoding=json are implemented.")
            return socket
        compressed = self.compress and request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, address_for(request), compress=compressed)
        self.connections.add(connection)
        pump = asyncio.create_task(connection.pump())
        try:
            await connection.op(HELLO, {"heartbeat_interval": int(self.heartbeat_seconds * 1000)})
            async for message in socket:
                # Some clients send their JSON in binary frames.
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._receive(connection, message.data)
        except ConnectionError:
            pass  # The client process ended while the server was sending.
        finally:
            pump.cancel()
            connection.forget_acknowledgements()
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
            await self._handle(connection, op, data)
        except (LookupError, TypeError, ValueError, AttributeError):
            await connection.close(4002, "Error while decoding payload.")

    async def _handle(self, connection: Connection, op: Any, data: Any) -> None:
        """Handles one opcode. Raises LookupError, TypeError, ValueError or AttributeError for malformed data."""
        if op == HEARTBEAT:
            connection.acknowledge(self._acknowledge(connection))
        elif op == IDENTIFY:
            await self._identify(connection, data)
        elif op == RESUME:
            await self._resume(connection, data)
        elif connection.session is None:
            await connection.close(4003, "Not authenticated.")
        elif op == REQUEST_MEMBERS:
            self._members(connection.session, data)
        elif op not in (PRESENCE, VOICE_STATE):
            self.world.unsupported.append(f"gateway op {op}")
            log.error("gateway opcode %s is not implemented in the local server", op)
            await connection.close(4001, "Unknown opcode.")

    async def _acknowledge(self, connection: Connection) -> None:
        with contextlib.suppress(ConnectionError):
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
            if guild_id not in self.world.unavailable:
                session.dispatch("GUILD_CREATE", guilds.guild_payload(self.world, guild_id))

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
        """Answers REQUEST_GUILD_MEMBERS in one chunk."""
        guild_id = str(data["guild_id"])
        members = self.world.members.get(guild_id, {})
        asked = data.get("user_ids") or []
        ids = {str(item) for item in (asked if isinstance(asked, list) else [asked])}
        query = data.get("query") or ""
        found = [
            payloads.member_of(self.world, guild_id, user_id)
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
        """Removes all sessions, so that no client can resume."""
        for session in list(self.sessions.values()):
            session.queue = None
            self._forget(session)

    async def send_all(self, op: int, data: Any) -> None:
        for connection in list(self.connections):
            await connection.op(op, data)

    async def close_all(self, code: int = 1001) -> None:
        for connection in list(self.connections):
            await connection.close(code)
