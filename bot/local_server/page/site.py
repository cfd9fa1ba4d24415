"""What one run of the page shares: the keys, the open streams, and how far each person has read."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from aiohttp import web

from bot.local_server.errors import Payload
from bot.local_server.page.files import Told
from bot.local_server.page.guests import Guests
from bot.local_server.page.keys import fits
from bot.local_server.people import Person
from bot.local_server.world import World

BACKLOG = 2000
MESSAGE_EVENTS = {"MESSAGE_CREATE": "made", "MESSAGE_UPDATE": "changed", "MESSAGE_DELETE": "gone"}
COUNTING = ("MESSAGE_CREATE", "MESSAGE_DELETE", "CHANNEL_", "THREAD_", "GUILD_")


WRONG_KEY, TOO_SLOW = 4003, 4009


@dataclass(frozen=True)
class Visitor:
    """Whom a key lets in: the owner, who may be anybody, or a guest, who is the person of that id."""

    guest: str = ""


class Tab:
    """One open page. `lines` are JSON texts to send; `channels`: its people and channels have changed.

    `ending` is the code to close it with, 0 while it stays open.
    """

    def __init__(self, person: Person | None, visitor: Visitor) -> None:
        self.person = person
        self.visitor = visitor
        self.lines: deque[str] = deque()
        self.wake = asyncio.Event()
        self.channels = False
        self.ending = 0

    def push(self, line: str) -> None:
        if len(self.lines) >= BACKLOG:
            self.end(TOO_SLOW)
        elif not self.ending:
            self.lines.append(line)
            self.wake.set()

    def look_around(self) -> None:
        """Have this page send its people and channels again."""
        self.channels = True
        self.wake.set()

    def end(self, code: int) -> None:
        """Nothing more is sent: it is closed."""
        self.ending = self.ending or code
        self.lines.clear()
        self.wake.set()


class Site:
    """`hosts`: the Host headers that are ours. `revision` counts the world's events, so that a page can tell
    whether a list it fetched is older than an event it heard."""

    def __init__(self, world: World, key: str, guests: Guests) -> None:
        self.world = world
        self.key = key
        self.guests = guests
        self.hosts: set[str] = set()
        self.tabs: set[Tab] = set()
        self.sockets: set[web.WebSocketResponse] = set()
        self.revision = 0
        self.told = Told()
        self.unwatch: Callable[[], None] = lambda: None
        self._start = world.last_id
        self._read: dict[tuple[str, str], int] = {}

    # -- letting in

    def visitor(self, key: object) -> Visitor | None:
        """Whom this key lets in, if anybody."""
        guest = self.guests.person_of(key)
        if fits(self.key, key):
            return Visitor()
        return Visitor(guest) if guest in self.world.people else None

    def turn_out(self, person_id: str) -> None:
        """The tabs of a guest whose invitation was taken back close."""
        for tab in self.tabs:
            if tab.visitor.guest == person_id:
                tab.end(WRONG_KEY)

    # -- reading

    def read_up_to(self, person: Person, channel_id: str) -> int:
        """The id of the last message this person has read; what was there before this run counts as read."""
        return self._read.get((person.id, channel_id), self._start)

    def read(self, person: Person, channel_id: str, message_id: int) -> None:
        if message_id > self.read_up_to(person, channel_id):
            self._read[person.id, channel_id] = message_id
            for tab in self.tabs:
                if tab.person is person:
                    tab.look_around()

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
            self.look_around()

    def look_around(self) -> None:
        """Have every tab send its people and channels again."""
        for tab in self.tabs:
            tab.look_around()

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
