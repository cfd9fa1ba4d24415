"""Presses, forms, commands and suggestions enter here, before anything is made of what the gateway told: of each person
one at a time, in their order, so that three hundred at once of one person cost the others nothing.

What is identical to one that has no answer yet is dropped as a duplicate, what is more than may wait is turned away:
both on purpose, counted by reason, and acknowledged, so that nobody reads "interaction failed".
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import discord

from bot.ui.deliver import ANSWERING
from bot.ui.once import MINE

log = logging.getLogger(__name__)

HOLD = 0.25
"""Seconds for which an interaction that is being answered keeps back the next one of the same person, at most."""

DEPTH = 8
"""Interactions of one person that may wait. Each waits for at most ``DEPTH * HOLD`` seconds: Discord allows three."""

PACE = 0.004
"""Seconds between two acknowledgements of what was dropped."""

BREATH = 0.1
"""Seconds before the first of them: what others have pressed meanwhile goes before."""

AT_ONCE = 40
"""Acknowledgements of what was dropped that may be on their way at once."""

ALIVE = 2.9
"""Seconds after which an interaction cannot be acknowledged any more."""

LOST = 5.0
"""Seconds after which an interaction that nobody has taken up is lost."""

ENTERED = "germini.entered"
"""Where an interaction carries that it was taken up."""

PING, COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 1, 2, 3, 4, 5
"""Kinds of interactions."""

ANSWERED = "answered"
"""Handed on and answered."""
UNANSWERED = "unanswered"
"""Handed on, and the code that took it up has not answered: the person reads that the interaction failed."""
NOT_TAKEN = "not taken up"
"""Handed on, and nobody took it up."""
REPEATED = "repeated"
"""Told of twice: dropped without a word, because it is being answered."""
DUPLICATE = "duplicate"
"""Dropped: the same press of the same person waits or has no answer yet."""
SUPERSEDED = "superseded"
"""Dropped: suggestions for what was typed before."""
CROWDED = "crowded"
"""Turned away with a word: too many wait already."""

Parse = Callable[[Any], Any]


class Arrival(NamedTuple):
    """One interaction as it came: its number, kind and person (a Discord id); ``same`` is equal for those that ask for
    the same."""

    number: int
    kind: int
    user: int
    same: tuple[Any, ...]
    raw: dict[str, Any]


class Dropped(NamedTuple):
    """What is to be acknowledged without being handed on: its number and token, its kind and where it was pressed (on a
    message or not), the language of the person's client, why, and until when that is possible (loop time)."""

    number: int
    token: str
    kind: int
    on_message: bool
    locale: str
    reason: str
    until: float


@dataclass(slots=True)
class Running:
    """An interaction that was handed on, and as what somebody has taken it up."""

    arrival: Arrival
    timer: asyncio.TimerHandle
    taken: discord.Interaction[Any] | None = None

    def unanswered(self) -> bool:
        """Whether the person cannot have seen an answer yet: pressed again before that it is a double press."""
        its = self.taken
        return its is None or not (its.extras.get(ANSWERING) or its.response.is_done())


@dataclass(slots=True)
class Line:
    """The interactions of one person: ``holding`` is the one that keeps the next one back (0: none)."""

    running: dict[int, Running] = field(default_factory=dict[int, Running])
    waiting: deque[Arrival] = field(default_factory=deque[Arrival])
    holding: int = 0


class Admission:
    """The door. ``acknowledge`` answers what is dropped, without anything being looked up."""

    def __init__(self, acknowledge: Callable[[Dropped], Awaitable[bool]]) -> None:
        self._acknowledge = acknowledge
        self._parse: Parse = lambda raw: None
        self._lines: dict[int, Line] = {}
        self._dropped: dict[int, deque[Dropped]] = {}
        self._worker: asyncio.Task[None] | None = None
        self._waiting = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self.arrived = 0
        """Interactions that came."""
        self.counts: Counter[str] = Counter()
        """What became of them, by reason."""
        self.unheard = 0
        """Dropped ones of which the acknowledgement did not arrive."""

    def before(self, parse: Parse) -> Parse:
        """What is to be given the gateway's interactions instead of ``parse``."""
        self._parse = parse
        return self.arrive

    def vanished(self) -> int:
        """Interactions of which nobody can say what became of them. There are none."""
        under_way = sum(len(line.running) + len(line.waiting) for line in self._lines.values())
        return self.arrived - under_way - sum(self.counts.values())

    def arrive(self, raw: Any) -> None:
        """An interaction has come. What cannot be read is handed on as it is."""
        arrival = read(raw)
        if arrival is None:
            self._parse(raw)
            return
        self.arrived += 1
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
            self._drop(arrival, CROWDED)
        else:
            self._keep(line, arrival)

    def enter(self, interaction: discord.Interaction[Any]) -> bool:
        """Somebody answers this interaction now; whether it is the first to say so, and has to say :meth:`leave`."""
        if interaction.extras.get(ENTERED):
            return False
        interaction.extras[ENTERED] = True
        running = self._running(interaction)
        if running is not None:
            running.taken = interaction
        return True

    def leave(self, interaction: discord.Interaction[Any]) -> None:
        """The code that answered this interaction has done with it."""
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
        """Wait until nothing that came waits any more and everything that was dropped is acknowledged, at most
        ``patience`` seconds."""
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
        self._parse(arrival.raw)

    def _held(self, line: Line, arrival: Arrival) -> None:
        """It takes its time: the next one is not kept back any longer."""
        running = line.running[arrival.number]
        running.timer = asyncio.get_running_loop().call_later(LOST, self._late, running)
        self._next(line, arrival)

    def _late(self, running: Running) -> None:
        if running.taken is not None:
            # Asked for again by now it is no double press.
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

    def _drop(self, arrival: Arrival, reason: str) -> None:
        self.counts[reason] += 1
        self._idle.clear()
        loop, (number, kind, _, _, raw) = asyncio.get_running_loop(), arrival
        token, locale = str(raw.get("token", "")), str(raw.get("locale", ""))
        dropped = Dropped(number, token, kind, "message" in raw, locale, reason, loop.time() + ALIVE)
        self._dropped.setdefault(arrival.user, deque()).append(dropped)
        self._begin()

    async def _acknowledge_all(self) -> None:
        """One after the other, of each person in turn, at a pace that leaves the others their room."""
        loop = asyncio.get_running_loop()
        due, told, sent = loop.time() + BREATH, 0, set[asyncio.Task[None]]()
        while self._dropped:
            user, line = next(iter(self._dropped.items()))
            del self._dropped[user]
            dropped = line.popleft()
            if line:
                self._dropped[user] = line
            told += 1
            if loop.time() >= dropped.until:
                self.unheard += 1
                continue
            await asyncio.sleep(max(0.0, due - loop.time()))
            # What a busy loop has kept back is made up for: there are three seconds for all of them.
            due = max(due, loop.time() - AT_ONCE * PACE) + PACE
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


def read(raw: Any) -> Arrival | None:
    """What came, as far as the door has to know; None where that is no interaction of anybody."""
    try:
        kind, data = raw["type"], raw.get("data") or {}
        user = (raw.get("member") or raw)["user"]["id"]
        where = (raw.get("message") or {}).get("id", raw.get("channel_id"))
        what = data["custom_id"] if kind in (COMPONENT, MODAL) else data["id"]
        more = [data.get(name) for name in ("name", "options", "target_id", "values", "components")]
        return Arrival(int(raw["id"]), int(kind), int(user), (kind, where, what, repr(more)), raw)
    except (AttributeError, KeyError, TypeError, ValueError):
        return None
