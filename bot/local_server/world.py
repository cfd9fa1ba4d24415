"""The simulated service as data: its tables, clock, people and interactions, and who is told of its events.

The operations on it are functions of the other modules, which take the world as their first argument.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Protocol, TypeVar

from bot.local_server.errors import Payload
from bot.local_server.faults import Faults
from bot.local_server.rates import Rates

EPOCH_MS = 1420070400000
"""The beginning of Discord's snowflake times, in Unix milliseconds."""
MAX_LOGGED_REQUESTS = 2000
"""How many REST requests the log keeps."""
MAX_LOGGED_FILE_BYTES = 64 << 20
"""How many bytes of uploaded files the log keeps."""
MAX_RETIRED_FILES = 300
"""How many files stay readable after no message shows them any more."""

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
"""The types of interactions, in Discord's numbers."""

Watcher = Callable[[str, Payload], None]
T = TypeVar("T")


class Sink(Protocol):
    """A receiver of the events that the bot gets: one gateway session."""

    def dispatch(self, event: str, data: Payload) -> None: ...


@dataclass
class Account:
    """The account of a simulated person. `locale` is the language of their client."""

    id: str
    name: str
    locale: str


@dataclass
class Request:
    """A logged REST request of the bot. `path` is without /api/v10; `status` is 0 until an answer is sent."""

    method: str
    path: str
    json: Any
    files: dict[str, bytes] = field(default_factory=dict)
    status: int = 0


@dataclass
class Interaction:
    """One action of a person.

    `born` is in monotonic seconds (the deadline runs in real time), `created` in the world's Unix seconds (for the
    token's lifetime). `acked_after` is how many seconds the bot took to respond. `message` is the response, or the
    message that the response updated. `answer` is set when the bot has responded.
    """

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    payload: Payload
    created: float
    born: float
    responded: bool = False
    callback_type: int | None = None
    message: Payload | None = None
    modal: Payload | None = None
    choices: list[Payload] | None = None
    followups: list[Payload] = field(default_factory=list)
    opened_by: Interaction | None = None
    acked_after: float | None = None
    answer: asyncio.Event = field(default_factory=asyncio.Event)


class World:
    """The whole state of the service, in memory. A new world is empty; `guilds.new_world` makes one that can be used.

    `token`: None accepts every token, a string only that token. `clock` returns Unix seconds and can be replaced;
    `ahead` is added to it. `privileged`: the privileged intents that this application has (default none).
    The tables are keyed by id. `files`: message to all its uploaded files, also those not listed in its `attachments`.
    `blobs`: URL path to media type and bytes. `only_for`: ephemeral message to the one person who sees it. `commands`:
    guild to its commands, "" for global commands. `unavailable`: the guilds that have an outage. `unsupported`:
    descriptions of the requests that this server does not implement.
    """

    ACK_SECONDS = 3.0
    """Seconds within which the bot must respond to an interaction."""
    TOKEN_SECONDS = 15 * 60.0
    """Lifetime of an interaction token in seconds."""

    def __init__(self, *, token: str | None = None, clock: Callable[[], float] = time.time) -> None:
        self.token = token
        self.clock = clock
        self.ahead = 0.0
        self.privileged = 0
        self.faults = Faults()
        self.rates = Rates()
        self.requests: list[Request] = []
        self.unsupported: list[str] = []
        self.sinks: list[Sink] = []
        self.last_id = 0
        self.users: dict[str, Payload] = {}
        self.bot: Payload = {}
        self.owner: Payload = {}
        self.people: dict[str, Account] = {}
        self.guild_id = ""
        self.guilds: dict[str, Payload] = {}
        self.unavailable: set[str] = set()
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
        self.emojis: dict[str, Payload] = {}
        self.interactions: dict[str, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self._watchers: list[Watcher] = []
        self._with_files: deque[Request] = deque()
        self._file_bytes = 0

    # -- time and ids

    def now(self) -> float:
        """Return the Unix seconds of this world's clock."""
        return self.clock() + self.ahead

    def iso(self) -> str:
        """Return the time of this world's clock in the format of Discord's timestamps."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()

    def new_id(self) -> str:
        """Return a new snowflake: unique, larger than all before, and containing the world's time."""
        self.last_id = max(self.last_id + 1, (int(self.now() * 1000) - EPOCH_MS) << 22)
        return str(self.last_id)

    # -- watchers

    def watch(self, callback: Watcher) -> Callable[[], None]:
        """Registers a callback for every event name and payload, and returns a function that removes it.

        The payloads of events for one person only carry that person's id as "_only_for".
        """
        self._watchers.append(callback)
        return lambda: self._watchers.remove(callback) if callback in self._watchers else None

    def announce(self, event: str, data: Payload, *, only: str | None = None) -> None:
        """Sends an event to the watchers only. `permissions.emit` sends it to the bot, too."""
        shown = {**data, "_only_for": only} if only else data
        for watcher in list(self._watchers):
            watcher(event, shown)

    async def until(self, ready: Callable[[], T], timeout: float = 60.0) -> T:  # noqa: ASYNC109
        """Waits until `ready()` is true and returns its value. Raises TimeoutError after `timeout` seconds."""
        async with asyncio.timeout(timeout):
            # Polled, because `ready` may depend on anything, also on the bot's own state.
            while not (value := ready()):  # noqa: ASYNC110
                await asyncio.sleep(0.004)
            return value

    # -- bookkeeping

    def log(self, request: Request) -> None:
        """Adds a request to the log; the oldest beyond MAX_LOGGED_REQUESTS are removed."""
        self.requests.append(request)
        del self.requests[:-MAX_LOGGED_REQUESTS]

    def log_files(self, request: Request) -> None:
        """Counts the files of a logged request; beyond MAX_LOGGED_FILE_BYTES the oldest files are emptied."""
        self._with_files.append(request)
        self._file_bytes += sum(map(len, request.files.values()))
        while self._file_bytes > MAX_LOGGED_FILE_BYTES:
            old = self._with_files.popleft()
            self._file_bytes -= sum(map(len, old.files.values()))
            old.files = dict.fromkeys(old.files, b"")

    def retire(self, paths: list[str]) -> None:
        """Marks files that no message shows any more. They stay readable until MAX_RETIRED_FILES newer ones are marked.

        Discord behaves the same way: old addresses keep working for a while.
        """
        self.retired.extend(paths)
        while len(self.retired) > MAX_RETIRED_FILES:
            self.blobs.pop(self.retired.popleft(), None)
