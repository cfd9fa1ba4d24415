"""Gateway sessions: which events a bot's intents let through, numbering, and the buffer RESUME replays."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from typing import TYPE_CHECKING

from bot.local_server.addresses import Address
from bot.local_server.errors import Payload

if TYPE_CHECKING:
    from bot.local_server.world import World

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12
MESSAGE_CONTENT = 1 << 15
ALL_INTENTS = (1 << 26) - 1
"""Up to DIRECT_MESSAGE_POLLS (1 << 25), the highest there is."""
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT

REPLAYED = 1000

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


def without_content(message: Payload, bot_id: str) -> Payload:
    """What a bot without the content intent reads: others' guild messages are blank unless they mention it."""
    own = message["author"]["id"] == bot_id
    if own or "guild_id" not in message or any(user["id"] == bot_id for user in message["mentions"]):
        return message
    return {**message, "content": "", "embeds": [], "attachments": [], "components": []}


class Session:
    """One identified bot. It outlives its connection, so that RESUME can send what was missed.

    `address` is that of the connection it identified on.
    """

    def __init__(self, world: World, intents: int, address: Address) -> None:
        self.world = world
        self.address = address
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAYED)
        self.queue: asyncio.Queue[str] | None = None

    def dispatch(self, event: str, data: Payload) -> None:
        """Number an event and hand it to the connection, if there is one."""
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
        """Whether everything after `sequence` is still in the buffer."""
        if sequence > self.sequence:
            return False
        return not self.sent or sequence >= self.sent[0][0] - 1

    def replay(self, sequence: int, queue: asyncio.Queue[str]) -> None:
        """Bind to a new connection and queue what it has missed, then RESUMED."""
        for number, frame in self.sent:
            if number > sequence:
                queue.put_nowait(frame)
        self.queue = queue
        self.dispatch("RESUMED", {"_trace": []})
