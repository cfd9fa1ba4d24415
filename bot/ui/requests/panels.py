"""Messages that only one person sees and that can still be changed: My cards panels and notices about presses.

Discord allows changes only through the token of an interaction, which lives for 15 minutes (ux.md 2.0). Tokens are
dropped after 14, because requests with dead tokens count against the bot. Open panels are stored, so that they are kept
up to date after a restart; interactions and notices are kept in memory only.

A panel changes while a finger is on its way. A control that has taken the place of another one takes no press for a
moment; nor does any control after the picture has come or gone, because then all of them have moved.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord

from bot.cache import LruCache, TtlCache
from bot.ports.store import OpenPanel, StoreProblem
from bot.table import commands as cmd
from bot.table.model import TableState
from bot.table.ports import StoreBusy
from bot.ui.transport import control_ids as ids
from bot.ui.transport import send
from bot.ui.transport.id_format import parse
from bot.ui.transport.screen import Menu, Screen

log = logging.getLogger(__name__)

Key = tuple[str, int]
"""A table and a player's number there."""


class PanelStore(Protocol):
    """The part of the store that is needed here."""

    async def keep_panel(self, panel: OpenPanel) -> None: ...

    async def drop_panel(self, table: str, player: int) -> None: ...

    async def drop_panels(self, until: int) -> None: ...

    async def open_panels(self) -> list[tuple[OpenPanel, int]]: ...


class PanelNotes:
    """Stores the newest version of each panel, one write at a time.

    Answers do not wait for these writes. A write lost in a crash costs the player one press on *My cards*.
    """

    def __init__(self, store: PanelStore) -> None:
        self._store = store
        self._panels: dict[Key, OpenPanel | None] = {}
        self._until: int | None = None
        self._task: asyncio.Task[None] | None = None

    def keep(self, panel: OpenPanel) -> None:
        """Store this panel in place of the player's previous one."""
        self._panels[panel.table, panel.player] = panel
        self._begin()

    def drop(self, key: Key) -> None:
        """Delete the stored panel of a player."""
        self._panels[key] = None
        self._begin()

    def drop_until(self, at: int) -> None:
        """Delete all stored panels that were opened at ``at`` (Unix ms) or before."""
        self._until = at
        self._begin()

    async def read(self) -> list[tuple[OpenPanel, int]]:
        """Return the stored panels, oldest first, each with the Discord id of its owner."""
        return await self._store.open_panels()

    async def written(self) -> None:
        """Wait until all writes are done or have failed."""
        if self._task is not None:
            await asyncio.wait((self._task,))

    def _begin(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write(), name="panel notes")

    async def _write(self) -> None:
        while self._panels or self._until is not None:
            try:
                await self._next()
            except (StoreBusy, StoreProblem) as busy:
                log.info("an open panel could not be noted: %s", busy)
            except Exception as error:
                log.warning("an open panel could not be noted", exc_info=error)

    async def _next(self) -> None:
        if self._until is not None:
            until, self._until = self._until, None
            await self._store.drop_panels(until)
            return
        key = next(iter(self._panels))
        panel = self._panels.pop(key)
        if panel is None:
            await self._store.drop_panel(*key)
        else:
            await self._store.keep_panel(panel)


TOKEN_LIFE = 14 * 60_000
"""Milliseconds for which the token of an interaction is used."""

PANELS_KEPT = 2048
"""Number of people whose newest interaction is kept, and of direct messages whose newest press is kept."""

Interaction = discord.Interaction[Any]


@dataclass(slots=True)
class Panel:
    """A panel that only its owner sees (``user``, a Discord id): the answer that can be changed, and when its token was
    issued (Unix ms). ``digest`` identifies what it shows ("": not known)."""

    answer: send.Answer
    user: int
    at: int
    digest: str = ""


class Panels:
    """The open panels by table and player, and each person's newest interaction. ``now`` returns Unix ms, ``steady``
    the ms of a clock that nobody sets. Without ``notes`` panels are lost when the process ends. ``rest`` are the ms for
    which a control takes no press after it has taken the place of another one
    (:class:`bot.ui.requests.panels.PanelPlaces`)."""

    def __init__(
        self,
        now: Callable[[], int],
        notes: PanelNotes | None = None,
        *,
        rest: int = 0,
        steady: Callable[[], int] | None = None,
    ) -> None:
        self.places = PanelPlaces(steady or now, rest)
        self._now = now
        self._notes = notes
        self._open: OrderedDict[tuple[str, int], Panel] = OrderedDict()
        self._timer: asyncio.TimerHandle | None = None
        # An interaction takes tens of kilobytes, so those with dead tokens are dropped when another one is added.
        self._newest: TtlCache[int, tuple[Interaction, int]] = TtlCache(PANELS_KEPT, TOKEN_LIFE, now)
        self._pressed: TtlCache[int, Interaction] = TtlCache(PANELS_KEPT, TOKEN_LIFE, now)

    def saw(self, interaction: Interaction) -> None:
        """Keep this as the person's newest interaction."""
        self._newest[interaction.user.id] = (interaction, self._now())

    def newest(self, user: int) -> Interaction | None:
        """Return an interaction through which the person can still be answered, or None."""
        found = self._newest.get(user)
        return None if found is None else found[0]

    def changed(self, message: int, interaction: Interaction) -> None:
        """Record a press that was answered by changing this direct message. Until its token dies, the message can be
        changed through it, which does not count against Discord's limit for all requests (ux.md 5.1)."""
        self._pressed[message] = interaction

    def pressed(self, message: int) -> Interaction | None:
        """Return the newest press through which this message can be changed, or None."""
        return self._pressed.get(message)

    def spent(self, message: int) -> None:
        """Record that the press can no longer be used to change this message."""
        self._pressed.pop(message, None)

    def idle(self, user: int, least: int) -> bool:
        """Return whether the person has not acted for ``least`` ms."""
        found = self._newest.get(user)
        return found is None or self._now() - found[1] >= least

    async def restore(self, client: discord.Client) -> None:
        """Load the panels that were open when the process ended, if their tokens still live. What they show is not
        known, so the next update of their table edits each of them once."""
        if self._notes is None:
            return
        dead = self._now() - TOKEN_LIFE
        try:
            kept = await self._notes.read()
        except StoreBusy as busy:
            log.warning("the open panels could not be read: %s", busy.reason)
            return
        for panel, user in kept:
            if panel.at > dead:
                answer = send.EarlierAnswer(client, panel.application, panel.token)
                self._open[panel.table, panel.player] = Panel(answer, user, panel.at)
        if len(self._open) < len(kept):
            self._notes.drop_until(dead)
        self._watch()

    async def stop(self) -> None:
        """Finish the writes. The panels stay open for the next process."""
        if self._timer is not None:
            self._timer.cancel()
        if self._notes is not None:
            await self._notes.written()

    async def opened(self, table: str, player: int, person: int, interaction: Interaction, digest: str) -> None:
        """Register a new panel opened with this interaction, and delete the previous one if its token still lives.
        ``person`` is the number of its owner."""
        before = self.of(table, player)
        self._keep(table, player, person, interaction, digest)
        if before is not None and before.answer is not interaction:
            await send.forget(before.answer)

    def renewed(self, table: str, player: int, person: int, interaction: Interaction, digest: str) -> None:
        """Register the press on a panel: its newest token is this interaction's."""
        self._keep(table, player, person, interaction, digest)

    def _keep(self, table: str, player: int, person: int, interaction: Interaction, digest: str) -> None:
        if send.others_see(interaction):
            log.warning("a panel is not updated through a message that others see", extra={"table": table})
            return
        now = self._now()
        self._open[table, player] = Panel(interaction, interaction.user.id, now, digest)
        self._open.move_to_end((table, player))
        if self._notes is not None:
            row = OpenPanel(table, player, person, interaction.application_id, interaction.token, now)
            self._notes.keep(row)
        self._let_go()

    def _let_go(self) -> None:
        """Drop panels whose token has expired, in memory and in the store. An interaction takes tens of kilobytes, and
        a token is a secret."""
        dead = self._now() - TOKEN_LIFE
        known = len(self._open)
        while self._open and next(iter(self._open.values())).at <= dead:
            self._open.popitem(last=False)
        if self._notes is not None and len(self._open) < known:
            self._notes.drop_until(dead)
        self._watch()

    def _watch(self) -> None:
        """Start a timer that drops the oldest token in time, also if nobody opens a panel."""
        if self._notes is None or not self._open or self._timer is not None:
            return
        left = next(iter(self._open.values())).at + TOKEN_LIFE - self._now()
        self._timer = asyncio.get_running_loop().call_later(max(1.0, left / 1000), self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        self._let_go()

    def of(self, table: str, player: int) -> Panel | None:
        """Return the open panel of a player, or None if no panel has a live token."""
        panel = self._open.get((table, player))
        if panel is not None and self._now() - panel.at >= TOKEN_LIFE:
            self._let_go()
            return None
        return panel

    async def push(self, table: str, player: int, user: int, screen: Screen, digest: str) -> None:
        """Show the newest state in the open panel, if there is one and it shows something else. A panel of another
        person than ``user`` (a Discord id) belongs to a player who was replaced in this chair: it is dropped and not
        updated."""
        panel = self.of(table, player)
        if panel is not None and panel.user != user:
            self.close(table, player)
            return
        if panel is None or panel.digest == digest:
            return
        failure = await send.replace_original(panel.answer, screen)
        self.places.arrived((table, player), private=True)
        if failure is None:
            panel.digest = digest
        elif failure is not send.Failure.UNREACHABLE and self._open.get((table, player)) is panel:
            self.close(table, player)

    def close(self, table: str, player: int) -> None:
        """Drop the panel of a player."""
        if self._open.pop((table, player), None) is not None and self._notes is not None:
            self._notes.drop((table, player))


NOTICES_KEPT = 4096
"""Number of players whose latest notice is kept."""

Player = tuple[str, int]
"""A table and a player's number there."""


class TransientNotices:
    """The latest transient notice sent to each player.

    A notice about a press is useless after the next press and after the match, so it is deleted then and does not pile
    up under the cards (E23). Only the player sees it, and its token dies within minutes.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._last: TtlCache[Player, Callable[[], Awaitable[None]]] = TtlCache(NOTICES_KEPT, TOKEN_LIFE, now)
        self._deleting: set[asyncio.Task[None]] = set()

    def over(self, before: TableState, after: TableState, outcome: cmd.Applied) -> None:
        """Begin to delete the notices of a table that is over. Passed to :meth:`TableManager.listen`."""
        for player in range(len(after.chairs)):
            if (after.id, player) in self._last:
                task = asyncio.create_task(self.clear((after.id, player)), name=f"notice {after.id} {player}")
                self._deleting.add(task)
                task.add_done_callback(self._deleting.discard)

    @contextmanager
    def pressed(self, player: Player) -> Iterator[None]:
        """Keep the player's notice while a press on it is being answered: the answer takes its place, also if the press
        ends the match."""
        before = self._last.pop(player, None)
        try:
            yield
        finally:
            if before is not None and player not in self._last:
                self._last[player] = before

    async def tell(self, player: Player, interaction: Interaction, screen: Screen) -> None:
        """Show this to the player alone, and delete their previous notice."""
        before = self._last.pop(player, None)
        away = await send.respond_for_now(interaction, screen)
        if isinstance(away, send.Failure):
            log.warning("an answer did not arrive", extra={"interaction": interaction.id, "why": away.name})
        else:
            self._last[player] = away
        if before is not None:
            await before()

    async def clear(self, player: Player) -> None:
        """Delete the player's notice, because they have acted since."""
        before = self._last.pop(player, None)
        if before is not None:
            await before()


PLACES_KEPT = 8192
"""Panels whose controls are remembered: those shown last."""

WIDTH = 5
"""Buttons in a row."""

ONE_PLACE = {ids.PLAY.action, ids.CONFIRM.action, ids.CLAIM_SOME.action}
"""Controls that stay the same for the player although their ids name what is chosen."""


@dataclass(slots=True)
class _Panel:
    """What stands at each place (row and column) of a person's panel or stood there last, and the moment (ms) at which
    each control took the place of another. ``coming`` are the controls that the player does not see yet."""

    person: int
    places: dict[tuple[int, int], str] = field(default_factory=dict[tuple[int, int], str])
    since: dict[str, int] = field(default_factory=dict[str, int])
    coming: set[str] = field(default_factory=set[str])
    picture: bool = False
    changed: int = 0


class PanelPlaces:
    """The places of the controls on all panels. ``now`` returns the ms of a clock that nobody sets: with the machine's
    clock set back, controls would rest for hours. ``rest`` are the ms without a press.

    A player has a panel in direct messages and one that only they see (``private``). Each is shown at its own moment,
    so the two rest at their own times.
    """

    def __init__(self, now: Callable[[], int], rest: int) -> None:
        self._now = now
        self._rest = rest
        self._panels: LruCache[tuple[Key, bool], _Panel] = LruCache(PLACES_KEPT)

    def built(self, hand: Key, person: int, screen: Screen, *, over: bool = False) -> None:
        """Record the screen that is about to be shown to a person on both panels. What was recorded is dropped after
        the match (``over``), when there is nothing to answer, and when another person has taken the chair: their panel
        is a new message."""
        if over:
            for private in (False, True):
                self._panels.pop((hand, private), None)
            return
        rows = [part for part in screen.parts if isinstance(part, tuple | Menu)]
        there = {
            (row, column): _face(button.id)
            for row, part in enumerate(rows)
            for column, button in enumerate([part] * WIDTH if isinstance(part, Menu) else part)
        }
        for private in (False, True):
            self._built((hand, private), person, there, pictured=bool(screen.pictures))

    def _built(
        self, panel: tuple[Key, bool], person: int, there: dict[tuple[int, int], str], *, pictured: bool
    ) -> None:
        before = self._panels.get(panel)
        if before is None or before.person != person:
            self._panels[panel] = _Panel(person, dict(there), picture=pictured)
            return
        moved = before.picture != pictured
        new = {one for place, one in there.items() if moved or before.places.get(place, one) != one}
        if moved or any(before.places.get(place) != one for place, one in there.items()):
            before.changed = self._now()
        before.since = {one: at for one, at in before.since.items() if one in there.values()}
        before.since |= dict.fromkeys(new, self._now())
        before.coming = (before.coming | new) & {*there.values()}
        before.places |= there
        before.picture = pictured

    def arrived(self, hand: Key, *, private: bool) -> None:
        """Record that the player sees the newest screen on this panel from now on."""
        panel = self._panels.get((hand, private))
        if panel is not None and panel.coming:
            panel.since |= dict.fromkeys(panel.coming, self._now())
            panel.changed = self._now()
            panel.coming = set()

    def opened(self, hand: Key) -> None:
        """Record that the player has opened a new private panel: nothing stood there before."""
        panel = self._panels.get((hand, True))
        if panel is not None:
            panel.since, panel.coming, panel.changed = {}, set(), self._now() - self._rest

    def rests(self, hand: Key, custom_id: str, *, private: bool) -> bool:
        """Return whether this control takes no press on this panel now."""
        panel = self._panels.get((hand, private))
        if panel is None:
            return False
        face = _face(custom_id)
        # A control that is not on the newest panel is on one that the newest has just replaced, or on another device.
        since = panel.since.get(face) if face in panel.places.values() else panel.changed
        return since is not None and self._now() - since < self._rest


def _face(custom_id: str) -> str:
    found = parse(custom_id)
    return f"{found.action} {found.asked}" if found is not None and found.action in ONE_PLACE else custom_id
