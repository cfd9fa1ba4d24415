"""Shared state of the page: the keys, the open tabs, how far each person has read, and the access check.

Only a page served by this server is let in, with the owner's key or the key of an invitation.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.cache import LruCache
from bot.local_server.attachments import CDN
from bot.local_server.emojis import EMOJIS
from bot.local_server.errors import Payload
from bot.local_server.page.keys import Guests, matches
from bot.local_server.people import Person, person_of
from bot.local_server.world import World

MAX_SENT_FILES = 600
"""Number of file paths remembered per person: more than a page requests at once, few enough to bound the memory."""


class SentFiles:
    """The files of the messages that were recently sent to each person's tabs.

    A person gets the files of messages they see, and these files as well: messages change faster than pictures load,
    so an old address must still lead to its picture for a while, as Discord's addresses do.
    """

    def __init__(self) -> None:
        self._paths: dict[str, LruCache[str, None]] = {}

    def remember(self, person: Person, message: Payload) -> None:
        """Records the files of a message that is being sent to this person's tabs."""
        known = self._paths.setdefault(person.id, LruCache(MAX_SENT_FILES))
        for path in paths_in(message):
            known[path] = None

    def may_get(self, person: Person, path: str) -> bool:
        """Return whether this person may get the file at `path`. It does not check that the file still exists."""
        channel_id = path.split("/")[2] if path.count("/") > 2 else ""
        if not person.can_see(channel_id):
            return False
        return path in self._paths.get(person.id, {}) or any(
            path in paths_in(message) for message in person.messages(channel_id)
        )


def paths_in(message: Payload) -> set[str]:
    """Return the URL paths of the files that a message refers to."""
    return {url.removeprefix(CDN) for url in _urls(message) if url.startswith(f"{CDN}/")}


def _urls(node: Any) -> Iterator[str]:
    if isinstance(node, list):
        for child in node:
            yield from _urls(child)
    elif isinstance(node, dict):
        for key, child in node.items():
            if key == "url" and isinstance(child, str):
                yield child
            # The message that this one replies to may have been deleted since.
            elif key not in ("referenced_message", "author"):
                yield from _urls(child)


MAX_UNSENT_LINES = 2000
"""Number of unsent lines at which a tab is closed as too slow."""
MESSAGE_EVENTS = {"MESSAGE_CREATE": "made", "MESSAGE_UPDATE": "changed", "MESSAGE_DELETE": "gone"}
CHANGES_CHANNELS = ("MESSAGE_CREATE", "MESSAGE_DELETE", "CHANNEL_", "THREAD_", "GUILD_")
"""Beginnings of the event names after which the tabs get the channels and unread counts again."""


WRONG_KEY, TOO_SLOW = 4003, 4009
"""WebSocket close codes: for a wrong or withdrawn key, and for a tab that receives too slowly."""


@dataclass(frozen=True)
class Visitor:
    """Whom a key lets in. `guest` is the id of the invited person; it is empty for the owner, who may be any person."""

    guest: str = ""


class Tab:
    """One open page in a browser.

    `lines` are JSON texts to send. `channels` is true if people or channels have changed since they were sent.
    `ending` is the code to close the tab with, 0 while it stays open.
    """

    def __init__(self, person: Person | None, visitor: Visitor) -> None:
        self.person = person
        self.visitor = visitor
        self.lines: deque[str] = deque()
        self.wake = asyncio.Event()
        self.channels = False
        self.ending = 0

    def push(self, line: str) -> None:
        if len(self.lines) >= MAX_UNSENT_LINES:
            self.end(TOO_SLOW)
        elif not self.ending:
            self.lines.append(line)
            self.wake.set()

    def send_around(self) -> None:
        """Requests that the people and channels are sent to this tab again."""
        self.channels = True
        self.wake.set()

    def end(self, code: int) -> None:
        """Drops the unsent lines and has the tab closed with this code."""
        self.ending = self.ending or code
        self.lines.clear()
        self.wake.set()


class Site:
    """State that all requests of one run share.

    `hosts` are the accepted Host headers. `revision` counts the world's events, so that a page can tell whether a list
    that it fetched is older than an event that it received.
    """

    def __init__(self, world: World, key: str, guests: Guests) -> None:
        self.world = world
        self.key = key
        self.guests = guests
        self.hosts: set[str] = set()
        self.tabs: set[Tab] = set()
        self.sockets: set[web.WebSocketResponse] = set()
        self.revision = 0
        self.sent_files = SentFiles()
        self.unwatch: Callable[[], None] = lambda: None
        self._start = world.last_id
        self._read: dict[tuple[str, str], int] = {}

    # -- access

    def visitor(self, key: object) -> Visitor | None:
        """Return whom this key lets in, or None if the key is wrong."""
        guest = self.guests.person_of(key)
        if matches(self.key, key):
            return Visitor()
        return Visitor(guest) if guest in self.world.people else None

    def close_tabs_of(self, person_id: str) -> None:
        """Closes the tabs of a guest whose invitation was withdrawn."""
        for tab in self.tabs:
            if tab.visitor.guest == person_id:
                tab.end(WRONG_KEY)

    # -- reading

    def read_up_to(self, person: Person, channel_id: str) -> int:
        """Return the id of the last message this person has read. Messages from before this run count as read."""
        return self._read.get((person.id, channel_id), self._start)

    def read(self, person: Person, channel_id: str, message_id: int) -> None:
        if message_id > self.read_up_to(person, channel_id):
            self._read[person.id, channel_id] = message_id
            for tab in self.tabs:
                if tab.person == person:
                    tab.send_around()

    # -- events

    def receive(self, event: str, data: Payload) -> None:
        """Receives every event of the world and sends each tab what its person may see."""
        self.revision += 1
        if event in MESSAGE_EVENTS:
            self._send_message(MESSAGE_EVENTS[event], data)
        elif event == "COMMANDS_UPDATE":
            for tab in self.tabs:
                tab.push('{"kind": "commands"}')
        elif event == "INTERACTION_FAILED":
            return
        if event.startswith(CHANGES_CHANNELS):
            self.send_around()

    def send_around(self) -> None:
        """Requests that the people and channels are sent to every tab again."""
        for tab in self.tabs:
            tab.send_around()

    def _send_message(self, kind: str, data: Payload) -> None:
        only = data.get("_only_for")
        shown = {key: value for key, value in data.items() if key != "_only_for"}
        line = ""
        for tab in self.tabs:
            person = tab.person
            if person is None or (only and only != person.id) or not person.can_see(data["channel_id"]):
                continue
            # Serialized here: the message is the world's own object and may change before the line is sent.
            line = line or json.dumps({"kind": kind, "revision": self.revision, "message": shown})
            tab.push(line)
            if kind != "gone":
                self.sent_files.remember(person, shown)


SITE: web.AppKey[Site] = web.AppKey("site", Site)

KEY_HEADER = "X-Key"
PERSON_HEADER = "X-Person"
VISITOR: web.RequestKey[Visitor] = web.RequestKey("visitor", Visitor)

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def refuse(status: int, code: str, detail: str = "") -> web.Response:
    """Return an error answer. The page shows its own text for `code`; `detail` is the local server's explanation."""
    body: Payload = {"error": code}
    if detail:
        body["detail"] = detail
    return web.json_response(body, status=status)


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    site = request.app[SITE]
    if request.host not in site.hosts:
        return refuse(421, "wrong-host")
    if _is_foreign(request):
        return refuse(403, "cross-site")
    visitor = None
    # A browser cannot add headers to a WebSocket request, so the stream sends the key in its first message.
    if request.path.startswith("/api/") and request.path != "/api/stream":
        visitor = site.visitor(request.headers.get(KEY_HEADER, ""))
        if visitor is None:
            return refuse(403, "wrong-key")
        if visitor.guest and request.headers.get(PERSON_HEADER, visitor.guest) not in ("", visitor.guest):
            return refuse(403, "not-you")
        request[VISITOR] = visitor
    try:
        answer = await handler(request)
        # The invitation may have been withdrawn while the handler was running.
        gone = visitor is not None and site.visitor(request.headers.get(KEY_HEADER, "")) != visitor
        return refuse(403, "wrong-key") if gone else answer
    except web.HTTPNotFound:
        return refuse(404, "not-found")
    except web.HTTPMethodNotAllowed:
        return refuse(405, "not-found")
    except web.HTTPRequestEntityTooLarge:
        return refuse(413, "too-long")


def _is_foreign(request: web.Request) -> bool:
    """Return whether the page of another site sent this request.

    A link from there to the start page is allowed: the start page holds nothing secret.
    """
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"http://{request.host}":
        return True
    if request.path == "/api/stream":
        return origin is None
    fetched_by = request.headers.get("Sec-Fetch-Site", "none")
    if fetched_by in ("none", "same-origin"):
        return False
    opened = request.headers.get("Sec-Fetch-Mode") == "navigate" and request.headers.get("Sec-Fetch-Dest") == "document"
    return not (opened and request.method == "GET" and request.path == "/")


def requester(request: web.Request) -> Person | None:
    """Return the person who makes this request: the invited person, or the person that the owner's page names."""
    visitor = request[VISITOR]
    named = request.headers.get(PERSON_HEADER, "")
    return person_of(request.app[SITE].world, visitor.guest or named)


async def secure(request: web.Request, response: web.StreamResponse) -> None:
    """Adds the security headers to every answer, error answers included."""
    response.headers.update(HEADERS)
    if request.path.startswith(EMOJIS) and response.status == 200:
        response.headers["Cache-Control"] = "private, max-age=86400, immutable"
    response.headers.pop("Server", None)


def is_id(text: str) -> bool:
    """Return whether this can be an id: 1 to 20 ASCII digits."""
    return text.isascii() and text.isdigit() and len(text) <= 20
