"""Decide which messages a table should have, and what each should show and where, from the newest state alone.

Nothing here sends anything. Each message has a slot: ``lobby`` is the card in the channel, ``board``, ``manners``,
``hand:<player>``, ``count:<deal>``, ``seal:<deal>.<number>`` (:mod:`bot.ui.messages.seals`) and ``over``. Messages that
hold only for a time have slots of their own (:mod:`bot.ui.messages.passing_notes`).
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.cache import LruCache
from bot.i18n import choose, words
from bot.services import Services
from bot.table.clocks import asleep
from bot.table.commands import Applied
from bot.table.events import Credited
from bot.table.host import hosts
from bot.table.model import FINISHED, LOBBY, PLAYING, QUIET, TableState
from bot.table.pause import BLOCKED, BOARD, FORBIDDEN, REMOVED, UNAVAILABLE
from bot.table.ports import Person, Slot
from bot.table.sealing import unseen
from bot.table.selectors import blocking, decisions_of, public_view
from bot.ui import screens
from bot.ui.messages.direct_messages import DM
from bot.ui.messages.passing_notes import TOLD, Rows, standing, stored
from bot.ui.messages.screen_builder import ScreenBuilder
from bot.ui.requests.caller import words_of
from bot.ui.requests.panels import Panels
from bot.ui.screens.thread_messages import manners, shared
from bot.ui.transport.screen import Screen

DEEP = 15
"""Number of messages below a board from which on it is posted again at the end of a trick."""

WATCHED = 2048
"""Number of channels in which messages are counted: those used last."""


@dataclass(slots=True)
class _Depth:
    message: int
    below: int = 0


class ScrollDepth:
    """Counts the messages below each board, so that players need not scroll to it (ux.md 2.3). The messages are not
    read. The counts are in memory: after a restart they begin at 0."""

    def __init__(self) -> None:
        self._depths: LruCache[int, _Depth] = LruCache(WATCHED)

    def saw(self, channel: int, message: int) -> None:
        """Count a message posted in a channel."""
        depth = self._depths.get(channel)
        if depth is not None and message > depth.message:
            depth.below += 1

    def deep(self, channel: int, message: int) -> bool:
        """Return whether so many messages stand below this one that it is to be posted again. The first call for a
        message begins the count."""
        depth = self._depths.get(channel)
        if depth is None or depth.message != message:
            depth = self._depths[channel] = _Depth(message)
        return depth.below >= DEEP

    def forget(self, channel: int) -> None:
        """Stop counting in this channel."""
        self._depths.pop(channel, None)


TOO_OLD = 55 * 60_000
"""Milliseconds after which a message is posted again; a board waits for the end of a trick. Discord limits edits of
messages older than an hour (ux.md E35)."""

RATIONED = 60 * 60_000
"""Milliseconds after which edits are limited: from then on a board no longer waits for the end of its trick."""

HURRIED = ("live", "relaxed")
"""Paces at which this limit matters; slower tables edit rarely enough."""

BROUGHT_DOWN = -1
"""Stored as the time of posting of a board that a player has asked to be posted again, so that a crash does not lose
the request."""

IDLE = 60_000
"""Milliseconds without a press after which a new panel may notify its owner with a sound."""

PUBLIC = ("board", "count", "over", "thread", "manners")
"""Slots in the table's place, which are not updated while the table cannot be played there."""


@dataclass(frozen=True, slots=True)
class DesiredMessage:
    """What a slot should show. Exactly one of ``channel`` and ``person`` says where.

    ``repost``: post it as a new message and turn the old one into ``stub``. ``revive``: post it again if it was
    deleted. ``pushed``: the player whose open panel shows the same. ``mention``: the one Discord id that a new message
    mentions.
    """

    screen: Screen
    channel: int = 0
    person: Person | None = None
    repost: bool = False
    revive: bool = True
    stub: Screen | None = None
    silent: bool = True
    pushed: int | None = None
    mention: int = 0


def slots_of(state: TableState, rows: Rows) -> list[str]:
    """Return every slot that may have something to show."""
    found = [*(["lobby"] if state.board is None else []), *standing(state), *stored(rows)]
    found += [*(["check"] if state.check or "check" in rows else []), *(["thread"] if state.check else [])]
    found += [seal_slot(state)] if unseen(state) and state.paused not in BLOCKED else []
    view = public_view(state)
    if view is None:
        return [*dict.fromkeys(found)]
    found += ["thread", "manners", "board", *hands_of(state), *(f"count:{count.deal}" for count in view.counts)]
    return [*dict.fromkeys(found), "over"] if state.status == FINISHED else [*dict.fromkeys(found)]


def seal_slot(state: TableState) -> str:
    """Return the slot of the newest seal, "" if there is none."""
    return f"seal:{state.seal.deal}.{state.seal.number}" if state.seal is not None else ""


def hands_of(state: TableState) -> list[str]:
    """Return the slots of the panels of all people at the table."""
    return [f"hand:{number}" for number, chair in enumerate(state.chairs) if chair.person is not None]


def touched(before: TableState, after: TableState) -> set[str]:
    """Return the slots a command may have changed. Panels of uninvolved players wait for the end of the trick."""
    if after.match is None or before.status != after.status or before.thread != after.thread:
        found = {*slots_of(after, {}), *standing(before)}
        if before.check and after.check and after.thread:
            found.discard("thread")
        return found | {"check"} if before.check else found
    found = {"board"}
    if not (before.undisturbed and after.undisturbed):
        found |= {*standing(before), *standing(after)}
    if before.seal is not after.seal and unseen(after):
        found.add(seal_slot(after))
    if before.waiting_list != after.waiting_list:
        found.add("lobby")
    if (before.clocks.quiet, before.clocks.granted) != (after.clocks.quiet, after.clocks.granted):
        found |= set(hands_of(after))  # A panel says when its owner's clock runs out.
    if before.language != after.language or before.board is not after.board:
        found |= set(slots_of(after, {}))
    if before.talk != after.talk:
        found |= {"lobby", "thread", "manners"}
    if before.between != after.between or before.paused != after.paused:
        found |= set(slots_of(after, {}))
    old, new = public_view(before), public_view(after)
    if old is None or new is None or (old.phase, old.progress, old.deal) != (new.phase, new.progress, new.deal):
        return found | set(hands_of(after))
    for player, chair in enumerate(after.chairs):
        if chair.person is not None and (
            chair != before.chairs[player]
            or before.asked[player] != after.asked[player]
            or (player in before.ready) != (player in after.ready)
            or decisions_of(before, player) != decisions_of(after, player)
        ):
            found.add(f"hand:{player}")
    return found


def set_anew(after: TableState, outcome: Applied) -> set[str]:
    """Return the slots of all panels if players got time back, because each panel says when its owner's clock runs
    out."""
    return set(hands_of(after)) if any(isinstance(one, Credited) for one in outcome.events) else set()


class Planner:
    """Decides what each slot should show."""

    def __init__(self, services: Services, builder: ScreenBuilder, panels: Panels, scroll_depth: ScrollDepth) -> None:
        self._services = services
        self._scroll_depth = scroll_depth
        self._builder = builder
        self._panels = panels

    async def plan(self, state: TableState, slot: str, rows: Rows) -> DesiredMessage | None:
        """Return what ``slot`` should show now, or None if it should be left as it is."""
        kind, _, number = slot.partition(":")
        if state.paused in (REMOVED, UNAVAILABLE) and kind != "note":
            return None
        if state.paused in (*BLOCKED, BOARD) and kind in PUBLIC:
            return None
        match kind:
            case "note":
                return await self._note(state, int(number), rows.get(slot))
            case "lobby":
                return DesiredMessage(await self._builder.lobby(state), state.channel, revive=state.status == LOBBY)
            case "seat":
                return await self._seat(state, int(number))
            case "check":
                return await self._check(state, rows.get(slot))
            case "manners":
                return self._manners(state, rows.get(slot))
            case "board":
                return await self._board(state, rows)
            case "hand":
                return await self._hand(state, int(number), rows)
            case "count":
                return await self._count(state, int(number), rows.get(slot))
            case "over":
                return await self._over(state, rows)
            case _:
                return None

    async def _seat(self, state: TableState, number: int) -> DesiredMessage | None:
        person = await self._person(number)
        if person is None or person.surface != DM or state.status != LOBBY:
            return None
        return DesiredMessage(await self._builder.seated(state, person), person=person)

    async def _check(self, state: TableState, row: Slot | None) -> DesiredMessage | None:
        """The question who is present, repeated in the thread; the card asks it in the channel."""
        if state.thread in (0, state.channel) or (row is None and not state.check):
            return None
        over = screens.check_over(state, self._builder.table_words(state))
        screen = await self._builder.lobby(state) if state.check else over
        return DesiredMessage(screen, state.thread, revive=bool(state.check))

    async def _note(self, state: TableState, number: int, row: Slot | None) -> DesiredMessage | None:
        """One direct message per pause. A host who gets no direct messages gets a message in the channel instead."""
        person = await self._person(number)
        told = state.open and state.paused in TOLD and (hosts(state, number) or state.paused != FORBIDDEN)
        if person is None or (not told and (row is None or row.gone or state.paused == UNAVAILABLE)):
            return None
        said = words(choose(person.locale, None))
        if not told:
            return DesiredMessage(screens.thread_messages.settled(state, said), person=person, revive=False)
        screen = screens.thread_messages.held(state, said, host=hosts(state, number))
        repost = row is not None and state.pause is not None and row.shown_seq < state.pause.since
        aloud = person.surface != DM and hosts(state, number) and state.paused != REMOVED
        if aloud and state.channel != (state.thread or state.channel):
            return DesiredMessage(screen, state.channel, repost=repost, revive=False, silent=False)
        return DesiredMessage(screen, person=person, repost=repost, revive=False, silent=False)

    def _manners(self, state: TableState, row: Slot | None) -> DesiredMessage | None:
        """The rules of table talk, once per match. At a quiet table slow mode says it, so the message appears only if
        the thread has no slow mode of its own or talk was free before. A person who plays alone gets none."""
        unsaid = state.thread != state.channel if state.talk == QUIET else not shared(state)
        if not state.thread or (row is None and (state.status != PLAYING or unsaid)):
            return None
        return DesiredMessage(manners(state, self._builder.table_words(state)), state.thread, revive=False)

    async def _board(self, state: TableState, rows: Rows) -> DesiredMessage | None:
        view, row = public_view(state), rows.get("board")
        if view is None or not state.thread or (row is None and state.status != PLAYING):
            return None
        if row is not None and state.status != PLAYING:
            self._scroll_depth.forget(row.channel)
            return DesiredMessage(await self._builder.board(state, view), state.thread, revive=False)
        between = view.trick is None or not view.trick.cards
        age = TOO_OLD if between else RATIONED
        asked = row is not None and row.posted_at == BROUGHT_DOWN
        # Called at every change, so that counting begins with the first message; used only between two tricks.
        deep = row is not None and self._scroll_depth.deep(row.channel, row.message) and between
        repost = row is not None and (asked or deep or self._buried(state, row, rows) or self._old(state, row, age))
        stub = screens.board_stub(state, self._builder.table_words(state)) if repost else None
        screen = await self._builder.board(state, view)
        return DesiredMessage(screen, state.thread, repost=repost, stub=stub)

    async def pushed_to(self, state: TableState, player: int) -> Person | None:
        """Return who has the panel of this player open; None if it is not open."""
        number = state.chairs[player].person
        return await self._person(number) if number is not None and self._panels.of(state.id, player) else None

    async def _hand(self, state: TableState, player: int, rows: Rows) -> DesiredMessage | None:
        number, row = state.chairs[player].person, rows.get(f"hand:{player}")
        person = await self._person(number) if number is not None else None
        placed = state.thread or state.board is not None or state.status != PLAYING
        if person is None or state.match is None or not placed:
            return None
        if person.surface != DM and self._panels.of(state.id, player) is None:
            return None  # They see it once they open it.
        said = await words_of(self._services, person)
        screen = await self._builder.hand(state, player, said)
        self._panels.places.built((state.id, player), person.id, screen, over=not state.open)
        asked = player in blocking(state)
        # The previous player's message becomes a stub. It is never edited to show the substitute's cards.
        another = row is not None and row.shown_seq < state.chairs[player].since
        repost = (
            row is not None and state.open and (self._buried(state, row, rows) or (asked and self._old(state, row)))
        )
        told = self._builder.table_words(state) if another else said
        stub = screens.hand_stub(state, told) if repost or another else None
        return DesiredMessage(
            screen,
            person=person,
            repost=repost or another,
            revive=state.status == PLAYING and (row is None or asked),
            stub=stub,
            silent=asleep(state, player, self._services.clock.now()) is not None
            or not self._panels.idle(person.user, IDLE),
            pushed=player,
        )

    async def _count(self, state: TableState, deal: int, row: Slot | None) -> DesiredMessage | None:
        view = public_view(state)
        count = next((one for one in view.counts if one.deal == deal), None) if view is not None else None
        if view is None or count is None or not state.thread:
            return None
        # The last count is edited once more: when the next deal has begun, or the match was closed between two deals,
        # it must not offer the next one any more. An earlier one is edited again when the match has ended, if it names
        # somebody who hides their name.
        if row is not None and count is view.counts[-1]:
            if state.open and state.between:
                return None
        elif row is not None and (state.open or not (state.board or await self._builder.names_hidden(state))):
            return None
        return DesiredMessage(await self._builder.count(state, view, count), state.thread, revive=row is None)

    async def _over(self, state: TableState, rows: Rows) -> DesiredMessage | None:
        view = public_view(state)
        again = "over" in rows and state.board is None
        if view is None or state.status != FINISHED or again or not state.thread:
            return None
        if view.counts and f"count:{view.counts[-1].deal}" not in rows:
            return None
        return DesiredMessage(await self._builder.over(state, view), state.thread, revive="over" not in rows)

    async def _person(self, number: int) -> Person | None:
        return (await self._services.store.people.by_number([number])).get(number)

    def _buried(self, state: TableState, row: Slot, rows: Rows) -> bool:
        """Return whether a deal was counted and a new one has begun since the message was posted.

        Message ids grow with time, across all channels.
        """
        counts = [other.message for slot, other in rows.items() if slot.startswith("count:")]
        return state.status == PLAYING and not state.between and row.message < max(counts, default=0)

    def _old(self, state: TableState, row: Slot, age: int = TOO_OLD) -> bool:
        return state.pace in HURRIED and self._services.clock.now() - row.posted_at >= age
