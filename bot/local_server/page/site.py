"""What one run of the page shares: the key, the open streams, and how far each person has read."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable

from aiohttp import web

from bot.local_server.errors import Payload
from bot.local_server.page.files import Told
from bot.local_server.people import Person
from bot.local_server.world import World

BACKLOG = 2000
MESSAGE_EVENTS = {"MESSAGE_CREATE": "made", "MESSAGE_UPDATE": "changed", "MESSAGE_DELETE": "gone"}
COUNTING = ("MESSAGE_CREATE", "MESSAGE_DELETE", "CHANNEL_", "THREAD_", "GUILD_")


class Tab:
    """One open page. `lines` are JSON texts to send; `channels` and `commands` say what is to be told anew."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.lines: deque[str] = deque()
        self.wake = asyncio.Event()
        self.channels = False
        self.overrun = False

    def push(self, line: str) -> None:
        if len(self.lines) >= BACKLOG:
            self.overrun = True
        else:
            self.lines.append(line)
        self.wake.set()


class Site:
    """`hosts`: the Host headers that are ours. `revision` counts the world's events, so that a page can tell
    whether a list it fetched is older than an event it heard."""

    def __init__(self, world: World, key: str) -> None:
        self.world = world
        self.key = key
        self.hosts: set[str] = set()
        self.tabs: set[Tab] = set()
        self.sockets: set[web.WebSocketResponse] = set()
        self.revision = 0
        self.told = Told()
        self.unwatch: Callable[[], None] = lambda: None
        self._start = world.last_id
        self._read: dict[tuple[str, str], int] = {}

    # -- reading

    def read_up_to(self, person: Person, channel_id: str) -> int:
        """The id of the last message this person has read; what was there before this run counts as read."""
        return self._read.get((person.id, channel_id), self._start)

    def read(self, person: Person, channel_id: str, message_id: int) -> None:
        if message_id > self.read_up_to(person, channel_id):
            self._read[person.id, channel_id] = message_id
            for tab in self.tabs:
                if tab.person is person:
                    tab.channels = True
                    tab.wake.set()

    # -- telling

    def heard(self, event: str, data: Payload) -> None:
        """The world's watcher: every tab learns what its person may see."""
        self.revision += 1
        if event in MESSAGE_EVENTS:
            self._tell_message(MESSAGE_EVENTS[event], data)
        elif event == "COMMANDS_UPDATE":
            for tab in self.tabs:
                tab.push('{"kind": "commands"}')
        elif event == "INTERACTION_FAILED":
            return
        if event.startswith(COUNTING):
            for tab in self.tabs:
                tab.channels = True
                tab.wake.set()

    def _tell_message(self, kind: str, data: Payload) -> None:
        only = data.get("_only_for")
        shown = {key: value for key, value in data.items() if key != "_only_for"}
        line = ""
        for tab in self.tabs:
            person = tab.person
            if person is None or (only and only != person.id) or not person.can_see(data["channel_id"]):
                continue
            # Written at once: the message is the world's own object and may change before the tab is served.
            line = line or json.dumps({"kind": kind, "revision": self.revision, "message": shown})
            tab.push(line)
            if kind != "gone":
                self.told.remember(person, shown)


SITE: web.AppKey[Site] = web.AppKey("site", Site)
