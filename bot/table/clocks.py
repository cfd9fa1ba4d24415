"""Thinking time: time per decision, the bank of a deal, quiet hours, and when clocks are stopped (ux.md 3.1).

A player has a time for each decision, then a bank for the whole deal. At a daily table a player's clock is stopped
during their quiet hours (E42; T66). These are stored events (:class:`bot.table.events.QuietKept`) in Unix ms, so that
replaying a log gives the same deadlines even if the time zone database has changed since.

Clocks are also stopped while the table cannot be played (E20, E38, E55): the store cannot write, the bot is not
connected yet, or one connection or server is lost. These causes may overlap; the table gets back the time from the
first to the last.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.engine.actions import Decision
from bot.table import events as ev
from bot.table.model import TableState
from bot.table.ports import Clock, StoreBusy, Timer
from bot.table.selectors import decisions_of

log = logging.getLogger(__name__)

Spans = tuple[tuple[int, int], ...]
"""Spans from–to in Unix ms, in order; no span touches the next."""

SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000
"""One second, one minute, one hour and 24 hours, in ms."""
MAX_QUIET = 10 * HOUR
"""The longest time a player's clock is stopped in any 24 hours, in ms."""
QUIET_PACE = "daily"
"""The only pace with quiet hours."""
PERSONAL = ("turn", "notice", "reminder")
"""The kinds of clocks that are stopped during a player's quiet hours."""
PER_MOVE = {"live": 45 * SECOND, "relaxed": 3 * MINUTE, "daily": 24 * HOUR}
"""Time for a card to a trick, in ms; the pace "none" has no clock."""
PER_CHOICE = {"live": 2 * MINUTE, "relaxed": 5 * MINUTE, "daily": 24 * HOUR}
"""Time for every other decision (discards, bids, declarations), in ms."""
BANK = {"live": 5 * MINUTE, "relaxed": 15 * MINUTE, "daily": 48 * HOUR}
"""Additional time for each player and deal, in ms."""
CARD_QUESTIONS = frozenset({"lead", "play", "fallen", "meld-lead", "meld-play"})
"""The kinds of questions that ask for a card to a trick."""
GUILD_BITS = 22
"""Discord assigns a server to the connection ``(guild_id >> GUILD_BITS) % number_of_connections``."""


def quiet_spans_of(state: TableState, player: int) -> Spans:
    """Return when the player's clock is stopped; empty except at a daily table."""
    if state.pace != QUIET_PACE:
        return ()
    return next((one.spans for one in state.clocks.quiet if one.player == player), ())


def asleep(state: TableState, player: int, now: int) -> int | None:
    """Return the end of the player's current quiet hours (Unix ms), or None outside them."""
    return next((end for begin, end in quiet_spans_of(state, player) if begin <= now < end), None)


def awake_between(begin: int, end: int, spans: Spans) -> int:
    """Return how much of the time from ``begin`` to ``end`` runs on the clock, in ms; 0 if the end comes first."""
    return max(0, end - begin) - sum(last - first for first, last in clipped(spans, begin, end))


def awake_until(now: int, left: int, spans: Spans) -> int:
    """Return when a clock with ``left`` ms runs out (Unix ms), not counting the time in ``spans``."""
    at = now
    for begin, end in spans:
        if end <= at:
            continue
        if at + left <= begin:
            break
        left -= max(0, begin - at)
        at = end
    return at + left


def awake_from(at: int, spans: Spans) -> int:
    """Return the first moment outside the spans, not before ``at`` (Unix ms)."""
    return next((end for begin, end in spans if begin <= at < end), at)


def clipped(spans: Iterable[tuple[int, int]], begin: int, end: int) -> Spans:
    """Return the parts of the spans between ``begin`` and ``end``."""
    cut = ((max(begin, first), min(end, last)) for first, last in spans)
    return tuple((first, last) for first, last in cut if first < last)


def joined(known: Spans, wished: Spans, now: int) -> Spans:
    """Return the known spans of the last two days, and the wished spans from ``now`` on, cut so that no 24 hours
    contain more than ``MAX_QUIET``. A player who moves their quiet hours during a day gets only what is left of it for
    that day."""
    found = list(clipped(known, now - 2 * DAY, now))
    ahead = clipped(wished, now, max([now, *(last for _, last in wished)]))
    for first, last in sorted(ahead):
        begin = max([first, *(end for _, end in found[-1:])])
        end = _longest(found, begin, last)
        if end > begin:
            found.append((begin, end))
    whole: list[tuple[int, int]] = []
    for begin, end in found:
        touching = bool(whole) and whole[-1][1] == begin
        whole.append((whole.pop()[0] if touching else begin, end))
    return tuple(whole)


def _longest(before: Iterable[tuple[int, int]], begin: int, end: int) -> int:
    """Return the latest end, up to ``end``, of a span that leaves no 24 hours with more than ``MAX_QUIET``. The quiet
    time in the 24 hours before the end only grows with it, so a binary search finds it."""
    earlier = tuple(before)

    def fits(last: int) -> bool:
        quiet = sum(to - since for since, to in clipped(earlier, last - DAY, last))
        return quiet + last - begin <= MAX_QUIET

    if end <= begin or fits(end):
        return end
    low, high = begin, end
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


def plays_a_card(decision: Decision) -> bool:
    """Whether the question asks for exactly one card to a trick and has no other answer."""
    other = decision.optional or decision.words or decision.number is not None or decision.claims is not None
    return (
        decision.kind in CARD_QUESTIONS and decision.least == decision.most == 1 and bool(decision.cards) and not other
    )


def bank_left(state: TableState, player: int) -> int:
    """Return what is left of the player's bank in this deal, in ms."""
    return max(0, BANK.get(state.pace, 0) - state.clocks.spent[player])


def thinking_time(state: TableState, player: int) -> int:
    """Return the time for the player's open question without the bank, in ms; 0 without clocks."""
    card = any(one.kind in CARD_QUESTIONS for one in decisions_of(state, player) if not one.optional)
    return (PER_MOVE if card else PER_CHOICE).get(state.pace, 0)


def time_allowed(state: TableState, player: int) -> int | None:
    """Return the time for the player's open question including the rest of the bank and the time they asked for, in ms;
    None without clocks."""
    if state.pace not in PER_MOVE:
        return None
    return thinking_time(state, player) + granted(state, player) + bank_left(state, player)


def granted(state: TableState, player: int) -> int:
    """Return the additional time the player asked for on the open question, in ms (ux.md S27)."""
    return sum(ms for one, ms in state.clocks.granted if one == player)


def turn_of(state: TableState, player: int, timers: tuple[Timer, ...]) -> Timer | None:
    """Return the clock that runs for the player's open question, or None."""
    return next((t for t in timers if (t.kind, t.player, t.guard) == ("turn", player, state.asked[player])), None)


def bank_spent(state: TableState, player: int, timers: tuple[Timer, ...], now: int) -> int:
    """Return what an answer given now takes from the bank, in ms; the time per decision is used up first."""
    turn = turn_of(state, player, timers)
    if turn is None:
        return 0
    return max(0, bank_left(state, player) - time_left(state, turn, now))


def time_left(state: TableState, turn: Timer, now: int) -> int:
    """Return what a player's clock has left, in ms, without coming quiet hours."""
    return awake_between(now, turn.fire_at, quiet_spans_of(state, turn.player))


def moved(
    before: TableState, after: TableState, timers: Iterable[Timer], events: Iterable[Any], now: int
) -> tuple[Timer, ...]:
    """Return the running clocks after events that give time back and after changes of quiet hours: each keeps the time
    it had left and runs out when that time has passed outside the present quiet hours."""
    found = tuple(timers)
    for event in events:
        if isinstance(event, ev.Credited):
            found = credited(found, event.ms, now, before)
        elif isinstance(event, ev.TimeGranted):
            found = tuple(_later(timer, event) for timer in found)
    if (before.clocks.quiet, before.pace) == (after.clocks.quiet, after.pace):
        return found
    return tuple(_retimed(timer, before, after, now) for timer in found)


def credited(
    timers: Iterable[Timer], downtime: int, now: int, state: TableState, grace: int = MINUTE
) -> tuple[Timer, ...]:
    """Return the clocks after the bot was stopped for ``downtime`` ms: each is moved on by it and has at least
    ``grace`` ms left. Quiet hours within the downtime are not given back, because clocks stood still then anyway."""
    found: list[Timer] = []
    for timer in timers:
        spans = quiet_spans_of(state, timer.player) if timer.kind in PERSONAL else ()
        left = awake_between(now - downtime, timer.fire_at, spans)
        found.append(replace(timer, fire_at=awake_until(now, max(left, grace), spans)))
    return tuple(found)


def _later(timer: Timer, event: ev.TimeGranted) -> Timer:
    """Move a player's clock on by the granted time; other clocks are unchanged."""
    own = timer.kind in PERSONAL and timer.player == event.player
    return replace(timer, fire_at=timer.fire_at + event.ms) if own else timer


def _retimed(timer: Timer, before: TableState, after: TableState, now: int) -> Timer:
    """Move a clock to fit changed quiet hours; unchanged if it does not depend on them."""
    old, new = quiet_spans_of(before, timer.player), quiet_spans_of(after, timer.player)
    if timer.kind not in PERSONAL or old == new:
        return timer
    return replace(timer, fire_at=awake_until(now, awake_between(now, timer.fire_at, old), new))


class Cause(msgspec.Struct, frozen=True):
    """A reason why clocks are stopped; this one concerns all tables. Time shorter than ``hiccup`` ms is not given
    back."""

    name: str
    hiccup: int = 5_000

    def concerns(self, state: TableState) -> bool:
        """Whether the clocks of this table are stopped for this cause."""
        return True


class Connection(Cause, frozen=True):
    """Connection ``number`` of ``among`` to Discord is lost, and with it its servers (ux.md E38)."""

    name: str = "connection"
    hiccup: int = 10_000
    number: int = 0
    among: int = 1

    def concerns(self, state: TableState) -> bool:
        """Whether the lost connection serves the table's server."""
        return (state.guild >> GUILD_BITS) % self.among == self.number


class Guild(Cause, frozen=True):
    """A server is out of reach (ux.md E20)."""

    name: str = "guild"
    hiccup: int = 10_000
    guild: int = 0

    def concerns(self, state: TableState) -> bool:
        """Whether the table is on that server."""
        return state.guild == self.guild


UNSAVED = Cause("unsaved")
"""The store cannot write."""

UNCONNECTED = Cause("unconnected")
"""The bot has started, but is not connected to Discord yet."""

Lasted = Callable[[TableState], int | None]
"""Return for how many ms the clocks of a table stood still, 0 for a hiccup; None if the end of the cause does not free
the table."""


class ClockFreeze:
    """The causes for which clocks are stopped now, and since when. ``give_back`` is called when a cause ends and
    returns the tasks that give the time back."""

    def __init__(self, clock: Clock, give_back: Callable[[Lasted], Iterable[asyncio.Task[None]]]) -> None:
        self._clock = clock
        self._give_back = give_back
        self._since: dict[Cause, int] = {}
        self._ended: list[tuple[Cause, int, int]] = []

    def on(self, cause: Cause) -> bool:
        """Whether this cause holds now."""
        return cause in self._since

    def lasts(self, cause: Cause) -> int:
        """Return for how many ms this cause has held; 0 if it does not."""
        now = self._clock.steady()
        return now - self._since.get(cause, now)

    def holds(self, state: TableState) -> bool:
        """Whether the table's clocks are stopped now."""
        return any(cause.concerns(state) for cause in self._since)

    def begin(self, cause: Cause) -> None:
        """Start this cause; no effect if it has started already."""
        self._since.setdefault(cause, self._clock.steady())

    def end(self, cause: Cause) -> asyncio.Future[list[BaseException | None]]:
        """End this cause. The returned future is done when all tables have their time back."""
        since, now = self._since.pop(cause, None), self._clock.steady()
        if since is None:
            return asyncio.gather(return_exceptions=True)
        before = tuple(self._ended)

        def lasted(state: TableState) -> int | None:
            if not cause.concerns(state) or self.holds(state):
                return None
            ms = now - _begun(state, since, before)
            return ms if ms >= cause.hiccup else 0

        giving = asyncio.gather(*self._give_back(lasted), return_exceptions=True)
        self._ended = [*before, (cause, since, now)] if self._since else []
        return giving


def _begun(state: TableState, since: int, ended: Sequence[tuple[Cause, int, int]]) -> int:
    """Return when the table's clocks stopped: at the start of the first cause in the unbroken sequence before this
    one."""
    for cause, earlier, until in reversed(ended):
        if until >= since and cause.concerns(state):
            since = min(since, earlier)
    return since


class StoreOutage:
    """Tracks whether the store can write. While it cannot, no move is played and clocks are stopped (ux.md E55)."""

    def __init__(self, clock_freeze: ClockFreeze) -> None:
        self._clock_freeze = clock_freeze

    @property
    def on(self) -> bool:
        """Whether the store cannot write, as far as the bot knows."""
        return self._clock_freeze.on(UNSAVED)

    @contextmanager
    def noting(self) -> Generator[None]:
        """Record whether the writes in this block succeed."""
        try:
            yield
        except StoreBusy as busy:
            self.failed(busy.reason)
            raise
        self.wrote()

    def failed(self, reason: str) -> None:
        """Record that a write failed."""
        if not self.on:
            self._clock_freeze.begin(UNSAVED)
            log.critical("nothing can be saved: %s; tables wait, clocks are stopped", reason)

    def wrote(self) -> None:
        """Record that a write succeeded."""
        if self.on:
            log.warning("saving works again", extra={"ms": self._clock_freeze.lasts(UNSAVED)})
            self._clock_freeze.end(UNSAVED)
