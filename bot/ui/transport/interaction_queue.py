"""Queue of incoming interactions: presses, forms, commands and autocompletion, in order and one at a time per person.

One person's burst of interactions therefore does not delay other people. An interaction identical to one that has no
answer yet is dropped as a duplicate; interactions beyond the queue's depth are turned away. Both are counted by reason
and acknowledged, so that the person does not read "interaction failed".
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from contextvars import copy_context
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import discord

from bot import answered
from bot.ui.transport.controls import MINE
from bot.ui.transport.screen import Kept
from bot.ui.transport.send import ANSWERING, SEEN

log = logging.getLogger(__name__)

HOLD = 0.25
"""Longest time in seconds that an unfinished interaction delays the next one of the same person."""

DEPTH = 8
"""Interactions of one person that may wait. Each waits at most ``DEPTH * HOLD`` seconds; Discord allows three."""

PACE = 0.008
"""Seconds between two acknowledgements of dropped interactions; shorter if the last of many would be late."""

IN_TIME = 1.0
"""Seconds before the deadline by which acknowledgements should be sent."""

BREATH = 0.1
"""Seconds before the first acknowledgement, so that interactions of other people go first."""

AT_ONCE = 40
"""Acknowledgements of dropped interactions that may be in flight at the same time."""

ALIVE = 2.9
"""Seconds after which an interaction can no longer be acknowledged."""

LOST = 5.0
"""Seconds after which an interaction that no code has begun to answer is counted as lost."""

ENTERED = "germini.entered"
"""Key in ``interaction.extras``: set once some code has begun to answer the interaction."""

PRESSED = "germini.pressed"
"""Key in ``interaction.extras``: the message that was pressed as Discord sent it, while the press is answered."""

TIME = 22
"""Bits of an interaction's number below the time at which it was made, in ms."""

PING, COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 1, 2, 3, 4, 5
"""Types of interactions."""

GALLERY = 12
"""Discord's number of the component that shows pictures."""

ANSWERED = "answered"
"""Passed on and answered."""
UNANSWERED = "unanswered"
"""Passed on and begun, but not answered: the person reads that the interaction failed."""
NOT_TAKEN = "not taken up"
"""Passed on, but no code has begun to answer it."""
REPEATED = "repeated"
"""Received twice: dropped without an acknowledgement, because the first one is being answered."""
DUPLICATE = "duplicate"
"""Dropped: the same press of the same person is waiting or has no answer yet."""
SUPERSEDED = "superseded"
"""Dropped: autocompletion of text that has changed since."""
CROWDED = "crowded"
"""Turned away: too many are waiting already. The first press of a burst and all commands and forms get a message."""

COMPARED = 300.0
"""Seconds after which clocks are compared again, since one of them may have been set."""

OLDEST = 3.0
"""Seconds that something has been under way at most: Discord gives up a press after them."""

Parse = Callable[[Any], Any]


class Arrival(NamedTuple):
    """An interaction as received: its number, type and user (a Discord id). ``same`` is equal for interactions that ask
    for the same thing. ``made`` is when (monotonic, in seconds) the person pressed."""

    number: int
    kind: int
    user: int
    same: tuple[Any, ...]
    raw: dict[str, Any]
    made: float = 0.0


class Dropped(NamedTuple):
    """An interaction to be acknowledged without being passed on: number, token, type, whether it was pressed on a
    message, locale of the client, reason, whether one of the same burst was dropped for this reason before, and the
    loop time until which it can be acknowledged."""

    number: int
    token: str
    kind: int
    on_message: bool
    locale: str
    reason: str
    again: bool
    until: float


@dataclass(slots=True)
class Running:
    """An interaction that was passed on; ``taken`` is set when some code has begun to answer it."""

    arrival: Arrival
    timer: asyncio.TimerHandle
    taken: discord.Interaction[Any] | None = None

    def unanswered(self) -> bool:
        """Return whether the person cannot have seen an answer yet; another press before that is a double press."""
        its = self.taken
        return its is None or not (its.extras.get(ANSWERING) or its.response.is_done())


@dataclass(slots=True)
class Line:
    """The interactions of one person. ``holding`` is the number of the one that delays the next (0: none), ``crowded``
    whether one of this burst was turned away."""

    running: dict[int, Running] = field(default_factory=dict[int, Running])
    waiting: deque[Arrival] = field(default_factory=deque[Arrival])
    holding: int = 0
    crowded: bool = False


class Ages:
    """Tells how long ago something was sent that says when (Discord's clock), although the clocks differ.

    What came soonest of late counts as not late at all. ``clock`` is monotonic, in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._least, self._before = math.inf, math.inf
        self._since = clock()

    def sent(self, at: float) -> float:
        """Return when (by ``clock``) something was sent that arrives now, sent ``at`` these seconds of the other
        clock."""
        now = self._clock()
        if now - self._since >= COMPARED:
            recent = now - self._since < 2 * COMPARED
            self._least, self._before, self._since = math.inf, self._least if recent else math.inf, now
        self._least = min(self._least, now - at)
        return now - min(now - at - min(self._least, self._before), OLDEST)


class InteractionQueue:
    """Receives all interactions. ``acknowledge`` answers the dropped ones without any lookup."""

    def __init__(self, acknowledge: Callable[[Dropped], Awaitable[bool]]) -> None:
        self._acknowledge = acknowledge
        self._parse: Parse = lambda raw: None
        self._ages = Ages()
        self._lines: dict[int, Line] = {}
        self._dropped: dict[int, deque[Dropped]] = {}
        self._worker: asyncio.Task[None] | None = None
        self._waiting = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.arrived = 0
        """Interactions received."""
        self.counts: Counter[str] = Counter()
        """Finished and dropped interactions, by reason."""
        self.unheard = 0
        """Dropped interactions whose acknowledgement failed."""

    def before(self, parse: Parse) -> Parse:
        """Return the function that receives the gateway's interactions in place of ``parse``."""
        self._parse = parse
        return self.arrive

    def in_progress(self) -> int:
        """Return the number of interactions that wait or that some code still works on."""
        return sum(len(line.running) + len(line.waiting) for line in self._lines.values())

    def oldest(self) -> float:
        """Return for how many seconds the oldest interaction without an answer has waited, 0 if there is none."""
        made = [one.made for line in self._lines.values() for one in line.waiting]
        made += [one.arrival.made for line in self._lines.values() for one in line.running.values() if one.unanswered()]
        return max(0.0, time.monotonic() - min(made)) if made else 0.0

    def vanished(self) -> int:
        """Return the number of interactions that are neither counted nor in progress. It must be 0."""
        return self.arrived - self.in_progress() - sum(self.counts.values())

    def arrive(self, raw: Any) -> None:
        """Receives an interaction. One that cannot be read is passed on unchanged."""
        arrival = read(raw)
        if arrival is None:
            self._parse(raw)
            return
        self.arrived += 1
        arrival = arrival._replace(made=self._ages.sent((arrival.number >> TIME) / 1000))
        line = self._lines.get(arrival.user)
        if line is None:
            line = self._lines[arrival.user] = Line()
        if arrival.number in line.running or any(one.number == arrival.number for one in line.waiting):
            self.counts[REPEATED] += 1
        elif not line.holding:
            self._hand_on(line, arrival)
        elif arrival.kind == AUTOCOMPLETE:
            self._supersede(line)
            self._keep(line, arrival)
        elif self._known(line, arrival):
            self._drop(arrival, DUPLICATE)
        elif len(line.waiting) >= DEPTH:
            self._drop(arrival, CROWDED, again=line.crowded)
            line.crowded = True
        else:
            self._keep(line, arrival)

    def enter(self, interaction: discord.Interaction[Any]) -> bool:
        """Registers that some code begins to answer this interaction. Returns whether it is the first to do so and must
        call :meth:`leave`."""
        if interaction.extras.get(ENTERED):
            return False
        interaction.extras[ENTERED] = True
        running = self._running(interaction)
        if running is not None:
            running.taken = interaction
            interaction.extras[SEEN] = running.arrival.made
            interaction.extras[PRESSED] = running.arrival.raw.get("message")
        return True

    def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Registers that the code answering this interaction has finished."""
        interaction.extras.pop(PRESSED, None)
        running = self._running(interaction)
        if running is None:
            return
        if not interaction.extras.get(MINE):
            self._done(running, REPEATED)
        elif interaction.response.is_done():
            self._done(running, ANSWERED)
        else:
            log.warning("an interaction was not answered", extra={"interaction": interaction.id})
            self._done(running, UNANSWERED)

    async def finish(self, patience: float) -> None:
        """Waits until no interaction is waiting and all dropped ones are acknowledged, for at most ``patience``
        seconds."""
        try:
            await asyncio.wait_for(self._idle.wait(), patience)
        except TimeoutError:
            log.warning("stopped before everything that came was handed on", extra={"count": self._waiting})
        if self._worker is not None:
            self._worker.cancel()

    def _known(self, line: Line, arrival: Arrival) -> bool:
        running = any(one.arrival.same == arrival.same and one.unanswered() for one in line.running.values())
        return running or any(one.same == arrival.same for one in line.waiting)

    def _running(self, interaction: discord.Interaction[Any]) -> Running | None:
        line = self._lines.get(interaction.user.id)
        return line.running.get(interaction.id) if line is not None else None

    def _hand_on(self, line: Line, arrival: Arrival) -> None:
        timer = asyncio.get_running_loop().call_later(HOLD, self._held, line, arrival)
        line.running[arrival.number] = Running(arrival, timer)
        line.holding = arrival.number
        # What is logged while it is answered names the interaction.
        context = copy_context()
        context.run(answered.ANSWERED.set, arrival.number)
        context.run(self._parse, without_contents(arrival.raw))

    def _held(self, line: Line, arrival: Arrival) -> None:
        """Stops delaying the next interaction because this one takes longer than ``HOLD``."""
        running = line.running[arrival.number]
        running.timer = asyncio.get_running_loop().call_later(LOST, self._late, running)
        self._next(line, arrival)

    def _late(self, running: Running) -> None:
        if running.taken is not None:
            # From now on an identical press is a new request, not a double press.
            running.arrival = running.arrival._replace(same=())
            return
        log.warning("nobody has taken up an interaction", extra={"interaction": running.arrival.number})
        self._done(running, NOT_TAKEN)

    def _done(self, running: Running, outcome: str) -> None:
        running.timer.cancel()
        self.counts[outcome] += 1
        line = self._lines[running.arrival.user]
        del line.running[running.arrival.number]
        self._next(line, running.arrival)

    def _next(self, line: Line, arrival: Arrival) -> None:
        if line.holding == arrival.number:
            line.holding = 0
            if line.waiting:
                self._waiting -= 1
                self._hand_on(line, line.waiting.popleft())
                self._settle()
        if not line.running and not line.waiting:
            del self._lines[arrival.user]

    def _supersede(self, line: Line) -> None:
        older = next((one for one in line.waiting if one.kind == AUTOCOMPLETE), None)
        if older is not None:
            line.waiting.remove(older)
            self._waiting -= 1
            self._drop(older, SUPERSEDED)

    def _keep(self, line: Line, arrival: Arrival) -> None:
        line.waiting.append(arrival)
        self._waiting += 1
        self._idle.clear()

    def _drop(self, arrival: Arrival, reason: str, *, again: bool = False) -> None:
        self.counts[reason] += 1
        self._idle.clear()
        loop, (number, kind, _, _, raw, _) = asyncio.get_running_loop(), arrival
        token, locale = str(raw.get("token", "")), str(raw.get("locale", ""))
        dropped = Dropped(number, token, kind, "message" in raw, locale, reason, again, loop.time() + ALIVE)
        self._dropped.setdefault(arrival.user, deque()).append(dropped)
        self._begin()

    async def _acknowledge_all(self) -> None:
        """Acknowledges dropped interactions, taking one of each person in turn, at a pace that leaves room for other
        requests."""
        loop = asyncio.get_running_loop()
        due, told, sent = loop.time() + BREATH, 0, set[asyncio.Task[None]]()
        while self._dropped:
            user, line = next(iter(self._dropped.items()))
            del self._dropped[user]
            dropped = line.popleft()
            if line:
                self._dropped[user] = line
            told += 1
            waiting = 1 + sum(map(len, self._dropped.values()))
            pace = min(PACE, max(0.0, dropped.until - IN_TIME - loop.time()) / waiting)
            if loop.time() >= dropped.until:
                self.unheard += 1
                continue
            await asyncio.sleep(max(0.0, due - loop.time()))
            # Catches up after delays of a busy event loop: Discord allows three seconds for each.
            due = max(due, loop.time() - AT_ONCE * pace) + pace
            if len(sent) >= AT_ONCE:
                await asyncio.wait(sent, return_when=asyncio.FIRST_COMPLETED)
            sending = loop.create_task(self._tell(dropped))
            sent.add(sending)
            sending.add_done_callback(sent.discard)
        if sent:
            await asyncio.wait(sent)
        log.info("more came of a person than is answered at once", extra={"dropped": told, "since": dict(self.counts)})
        self._worker = None
        if self._dropped:
            self._begin()
        self._settle()

    async def _tell(self, dropped: Dropped) -> None:
        heard = False
        try:
            heard = await self._acknowledge(dropped)
        finally:
            self.unheard += not heard

    def _begin(self) -> None:
        if self._worker is None:
            work = self._acknowledge_all()
            self._worker = asyncio.get_running_loop().create_task(work, name="acknowledge what was dropped")

    def _settle(self) -> None:
        if not self._waiting and not self._dropped and self._worker is None:
            self._idle.set()


def without_contents(raw: dict[str, Any]) -> dict[str, Any]:
    """Return the interaction with a message without contents: the library would make an object of each of its parts,
    and the bot reads nothing of it but the pictures that it keeps (:func:`pressed_pictures`)."""
    message = raw.get("message")
    if not isinstance(message, dict):
        return raw
    return {**raw, "message": {**message, "components": [], "embeds": [], "attachments": []}}


def pressed_pictures(interaction: discord.Interaction[Any]) -> tuple[Kept, ...]:
    """Return the uploaded pictures that the message shows that was pressed; none for a message of another form, and
    once the press has been answered."""
    try:
        parts = interaction.extras[PRESSED]["components"][0]["components"]
        items = [item for part in parts if part["type"] == GALLERY for item in part["items"]]
        return tuple(_kept(item) for item in items if item["media"].get("attachment_id"))
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return ()


def _kept(item: dict[str, Any]) -> Kept:
    media = item["media"]
    name = unquote(urlsplit(media["url"]).path.rpartition("/")[2])
    return Kept(int(media["attachment_id"]), name, item.get("description") or "")


def read(raw: Any) -> Arrival | None:
    """Return what the queue needs to know of a raw event, or None if it is not an interaction of a user."""
    try:
        kind, data = raw["type"], raw.get("data") or {}
        user = (raw.get("member") or raw)["user"]["id"]
        where = (raw.get("message") or {}).get("id", raw.get("channel_id"))
        what = data["custom_id"] if kind in (COMPONENT, MODAL) else data["id"]
        more = [data.get(name) for name in ("name", "options", "target_id", "values", "components")]
        return Arrival(int(raw["id"]), int(kind), int(user), (kind, where, what, repr(more)), raw)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None
