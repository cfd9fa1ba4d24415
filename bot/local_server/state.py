"""What the pretended service holds, its clock, and how everybody hears of a change."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from bot.local_server import payloads
from bot.local_server.errors import Payload
from bot.local_server.faults import Faults
from bot.local_server.rates import Rates

if TYPE_CHECKING:
    from bot.local_server.interactions import Interaction
    from bot.local_server.people import Person

EPOCH_MS = 1420070400000
LOGGED_REQUESTS = 2000
LOGGED_FILE_BYTES = 64 << 20
RETIRED_FILES = 300

Watcher = Callable[[str, Payload], None]
T = TypeVar("T")


class Sink(Protocol):
    """Whoever hears the events as the bot: one gateway session."""

    def dispatch(self, event: str, data: Payload) -> None: ...


@dataclass
class Request:
    """One REST request of the bot, `path` without /api/v10. `status` 0: no answer was sent."""

    method: str
    path: str
    json: Any
    files: dict[str, bytes] = field(default_factory=dict)
    status: int = 0


class State:
    """The tables, keyed by id. `World` adds what happens in them.

    `files`: every uploaded file of a message, shown in its `attachments` or not. `blobs`: URL path to media type
    and bytes. `only_for`: ephemeral message to the one person who sees it. `commands`: by guild, "" for global.
    """

    ACK_SECONDS = 3.0
    TOKEN_SECONDS = 15 * 60.0

    def __init__(self, *, token: str | None, clock: Callable[[], float]) -> None:
        self.token = token
        self.clock = clock
        self.ahead = 0.0
        self.privileged = 0
        self.faults = Faults()
        self.rates = Rates()
        self.requests: list[Request] = []
        self.unbuilt: list[str] = []
        self.sinks: list[Sink] = []
        self.last_id = 0
        self.users: dict[str, Payload] = {}
        self.bot: Payload = {}
        self.owner: Payload = {}
        self.people: dict[str, Person] = {}
        self.guilds: dict[str, Payload] = {}
        self.out_of_reach: set[str] = set()
        self.members: dict[str, dict[str, Payload]] = {}
        self.channels: dict[str, Payload] = {}
        self.thread_members: dict[str, dict[str, Payload]] = {}
        self.dm_of: dict[str, str] = {}
        self.messages: dict[str, dict[str, Payload]] = defaultdict(dict)
        self.only_for: dict[str, str] = {}
        self.files: dict[str, list[Payload]] = {}
        self.blobs: dict[str, tuple[str, bytes]] = {}
        self.retired: deque[str] = deque()
        self.nonces: dict[str, tuple[str, float]] = {}
        self.commands: dict[str, list[Payload]] = defaultdict(list)
        self.interactions: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self._watchers: list[Watcher] = []
        self._with_files: deque[Request] = deque()
        self._file_bytes = 0

    # -- time and ids

    def now(self) -> float:
        """Unix seconds on this world's clock."""
        return self.clock() + self.ahead

    def iso(self) -> str:
        return payloads.iso(self.now())

    def new_id(self) -> str:
        """A snowflake: unique, growing, and holding the world's time."""
        self.last_id = max(self.last_id + 1, (int(self.now() * 1000) - EPOCH_MS) << 22)
        return str(self.last_id)

    # -- events

    def watch(self, callback: Watcher) -> Callable[[], None]:
        """Calls back with every event name and payload; ephemerals carry "_only_for". Returns the unsubscriber."""
        self._watchers.append(callback)
        return lambda: self._watchers.remove(callback) if callback in self._watchers else None

    def emit(self, event: str, data: Payload, *, only: str | None = None, channel_id: str | None = None) -> None:
        """Tell the bot (unless it cannot see `channel_id`) and the watchers."""
        if channel_id is None or self.can_view(self.bot["id"], channel_id):
            for sink in list(self.sinks):
                sink.dispatch(event, data)
        self.announce(event, data, only=only)

    def announce(self, event: str, data: Payload, *, only: str | None = None) -> None:
        """Tell the watchers alone."""
        shown = {**data, "_only_for": only} if only else data
        for watcher in list(self._watchers):
            watcher(event, shown)

    async def until(self, ready: Callable[[], T], timeout: float = 5.0) -> T:  # noqa: ASYNC109
        """Waits until `ready()` is true and returns its value. Raises TimeoutError after `timeout` seconds."""
        async with asyncio.timeout(timeout):
            # Polled, because `ready` may look at anything, the bot's side included.
            while not (value := ready()):  # noqa: ASYNC110
                await asyncio.sleep(0.004)
            return value

    def can_view(self, user_id: str, channel_id: str) -> bool:
        """Whether a user sees a channel."""
        return user_id in self.users and channel_id in self.channels

    # -- bookkeeping

    def log(self, request: Request) -> None:
        """Remember a request; the oldest go."""
        self.requests.append(request)
        del self.requests[:-LOGGED_REQUESTS]

    def log_files(self, request: Request) -> None:
        """Count a logged request's files; the oldest are emptied beyond LOGGED_FILE_BYTES."""
        self._with_files.append(request)
        self._file_bytes += sum(map(len, request.files.values()))
        while self._file_bytes > LOGGED_FILE_BYTES:
            old = self._with_files.popleft()
            self._file_bytes -= sum(map(len, old.files.values()))
            old.files = dict.fromkeys(old.files, b"")

    def retire(self, paths: list[str]) -> None:
        """Files no message shows any more stay readable for a while, as links in caches do."""
        self.retired.extend(paths)
        while len(self.retired) > RETIRED_FILES:
            self.blobs.pop(self.retired.popleft(), None)
