"""Which messages a table has, and what each should show and where: decided from the newest state alone.

Slots: ``lobby`` the card in the channel, ``seat:<person>`` the message that tests whether she can be written to,
``board``, ``manners``, ``hand:<player>``, ``count:<deal>``, ``seal:<deal>.<number>`` (:mod:`bot.ui.seals`) and ``over``
for good. Those of FLEETING are deleted when they have served (:mod:`bot.ui.calls`). Nothing here sends anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.i18n import choose, words
from bot.services import Services
from bot.table.commands import Applied
from bot.table.events import Credited
from bot.table.hold import BOARD, FORBIDDEN, GONE, HELD, LOCKED, REMOVED, RETURNED, UNAVAILABLE
from bot.table.hosting import hosts
from bot.table.look import blocking, deal_number, decisions_of, public_view
from bot.table.model import FINISHED, LOBBY, PLAYING, TableState
from bot.table.nights import asleep
from bot.table.ports import Person, Slot
from bot.table.rest import rests
from bot.table.sealing import unseen
from bot.ui import screens
from bot.ui.burial import Burial
from bot.ui.dm import DM
from bot.ui.lookup import words_of
from bot.ui.painter import Painter
from bot.ui.panels import Panels
from bot.ui.screen import Screen
from bot.ui.screens.talk import QUIET, manners, shared

TOO_OLD = 55 * 60_000
"""Milliseconds after which a message is posted anew, a board at the end of a trick: edits of messages older than an
hour are rationed (ux.md E35)."""

RATIONED = 60 * 60_000
"""Milliseconds after which they are: from then on no board waits for the end of its trick."""

HURRIED = ("live", "relaxed")
"""Paces at which that matters; slower tables edit rarely enough."""

BROUGHT_DOWN = -1
"""The time of posting of a board that somebody has asked to be posted anew: kept with the message, so that it is done
whatever happens before."""

IDLE = 60_000
"""Milliseconds without a press after which a new panel may make a sound."""

TOLD = (GONE, LOCKED, FORBIDDEN, REMOVED, RETURNED)
"""Why a table rests so that people are told by direct message: of a missing permission only the host."""

PUBLIC = ("board", "count", "over", "thread", "manners")
"""Slots in the place that a held table does not have."""

FLEETING = ("ping:", "yield:", "relief:", "queue:", "rest:")
"""Slots of messages that do not stay."""

Rows = Mapping[str, Slot]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a slot should show; exactly one of ``channel`` and ``person`` says where. ``anew``: as a new message,
    the old one becomes ``stub``; ``revive``: a message that was deleted is posted again; ``pushed``: the player whose
    open panel shows the same; ``mention``: the one Discord id that a new message mentions."""

    screen: Screen
    channel: int = 0
    person: Person | None = None
    anew: bool = False
    revive: bool = True
    stub: Screen | None = None
    silent: bool = True
    pushed: int | None = None
    mention: int = 0


def slots_of(state: TableState, rows: Rows) -> list[str]:
    """Every slot that may have something to show."""
    people = [chair.person for chair in state.chairs if chair.person is not None]
    seats = [f"seat:{person}" for person in people] if state.status == LOBBY else []
    found = ["lobby", *dict.fromkeys([*seats, *(slot for slot in rows if slot.startswith("seat:"))])]
    found += [*(["check"] if state.check or "check" in rows else []), *(["thread"] if state.check else [])]
    found += dict.fromkeys([*notes_of(state), *(slot for slot in rows if slot.startswith("note:"))])
    found += [seal_slot(state)] if unseen(state) and state.paused not in HELD else []
    found += fleeting(state) + [slot for slot, row in rows.items() if slot.startswith(FLEETING) and not row.gone]
    view = public_view(state)
    if view is None:
        return [*dict.fromkeys(found)]
    found += ["thread", "manners", "board", *hands_of(state), *(f"count:{count.deal}" for count in view.counts)]
    return [*dict.fromkeys(found), "over"] if state.status == FINISHED else [*dict.fromkeys(found)]


def seal_slot(state: TableState) -> str:
    """The slot of the newest seal; "" if there is none."""
    return f"seal:{state.seal.deal}.{state.seal.number}" if state.seal is not None else ""


def fleeting(state: TableState) -> list[str]:
    """The messages that do not stay: calls to people's turns, an offer to concede, chairs that are offered, word to
    those who wait that one is theirs, and to all that the table has rested for a day."""
    found = [*(f"ping:{one.player}" for one in state.calls), *(f"queue:{one.person}" for one in state.kept)]
    found += [f"yield:{deal_number(state)}"] if state.offering is not None else []
    found += [f"rest:{state.paused_at}"] if state.rest_until and rests(state) else []
    return [*found, *(f"relief:{player}" for player, chair in enumerate(state.chairs) if chair.offered)]


def hands_of(state: TableState) -> list[str]:
    """The panels of all people at the table."""
    return [f"hand:{number}" for number, chair in enumerate(state.chairs) if chair.person is not None]


def notes_of(state: TableState) -> list[str]:
    """What those are told who should know why the table cannot be played where it is (ux.md E11-E19)."""
    if state.paused not in TOLD:
        return []
    people = [chair.person for chair in state.chairs if chair.person is not None]
    return [f"note:{person}" for person in people if state.paused != FORBIDDEN or hosts(state, person)]


def touched(before: TableState, after: TableState) -> set[str]:
    """The slots a command may have changed. Panels of people it did not concern wait for the end of the trick."""
    if after.match is None or before.status != after.status or before.thread != after.thread:
        found = {*slots_of(after, {}), *notes_of(before), *fleeting(before)} | {
            f"seat:{c.person}" for c in before.chairs if c.person is not None
        }
        if before.check and after.check and after.thread:
            found.discard("thread")
        return found | {"check"} if before.check else found
    found = {"board", *fleeting(before), *fleeting(after)}
    if before.seal is not after.seal and unseen(after):
        found.add(seal_slot(after))
    if (before.queue, before.kept) != (after.queue, after.kept):
        found.add("lobby")
    if (before.quiet, before.granted) != (after.quiet, after.granted):
        found |= set(hands_of(after))  # A panel says when its owner's clock runs out.
    if before.language != after.language:
        found |= set(slots_of(after, {}))
    if before.talk != after.talk:
        found |= {"lobby", "thread", "manners"}
    if before.between != after.between or before.paused != after.paused:
        found |= {*slots_of(after, {}), *notes_of(before)}
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
    """The panels, where time was given back to their owners: each says when its clock runs out."""
    return set(hands_of(after)) if any(isinstance(one, Credited) for one in outcome.events) else set()


class Planner:
    """Makes plans from states."""

    def __init__(self, services: Services, painter: Painter, panels: Panels, burial: Burial) -> None:
        self._services = services
        self._burial = burial
        self._painter = painter
        self._panels = panels

    async def plan(self, state: TableState, slot: str, rows: Rows) -> Plan | None:
        """What ``slot`` should show now, None when it should be left as it is."""
        kind, _, number = slot.partition(":")
        if state.paused in (REMOVED, UNAVAILABLE) and kind != "note":
            return None
        if state.paused in (*HELD, BOARD) and kind in PUBLIC:
            return None
        match kind:
            case "note":
                return await self._note(state, int(number), rows.get(slot))
            case "lobby":
                return Plan(await self._painter.lobby(state), state.channel, revive=state.status == LOBBY)
            case "seat":
                return await self._seat(state, int(number), rows.get(slot))
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

    async def _seat(self, state: TableState, number: int, row: Slot | None) -> Plan | None:
        person = await self._person(number)
        sits = state.chair_of(number) is not None and state.status == LOBBY
        if person is None or person.surface != DM or (not sits and (row is None or row.gone)):
            return None
        if state.match is not None and state.chair_of(number) is not None:
            return None
        return Plan(await self._painter.seated(state, person), person=person, revive=sits)

    async def _check(self, state: TableState, row: Slot | None) -> Plan | None:
        """The question who is there, in the thread too; the card asks it in the channel."""
        if state.thread in (0, state.channel) or (row is None and not state.check):
            return None
        over = screens.check_over(state, self._painter.table_words(state))
        screen = await self._painter.lobby(state) if state.check else over
        return Plan(screen, state.thread, revive=bool(state.check))

    async def _note(self, state: TableState, number: int, row: Slot | None) -> Plan | None:
        """A direct message for each pause; to a host who cannot be written to a message in the channel."""
        person = await self._person(number)
        told = state.paused in TOLD and (hosts(state, number) or state.paused != FORBIDDEN)
        if person is None or (not told and (row is None or row.gone or state.paused == UNAVAILABLE)):
            return None
        said = words(choose(person.locale, None))
        if not told:
            return Plan(screens.places.settled(state, said), person=person, revive=False)
        screen = screens.places.held(state, said, host=hosts(state, number))
        anew = row is not None and row.shown_seq < state.paused_at
        aloud = person.surface != DM and hosts(state, number) and state.paused != REMOVED
        if aloud and state.channel != (state.thread or state.channel):
            return Plan(screen, state.channel, anew=anew, revive=False, silent=False)
        return Plan(screen, person=person, anew=anew, revive=False, silent=False)

    def _manners(self, state: TableState, row: Slot | None) -> Plan | None:
        """How people are asked to talk, once a match. A quiet table says it by its slow mode; in words only where it
        has none of its own, or was free before; where one person plays alone there is nothing to say."""
        unsaid = state.thread != state.channel if state.talk == QUIET else not shared(state)
        if not state.thread or (row is None and (state.status != PLAYING or unsaid)):
            return None
        return Plan(manners(state, self._painter.table_words(state)), state.thread, revive=False)

    async def _board(self, state: TableState, rows: Rows) -> Plan | None:
        view, row = public_view(state), rows.get("board")
        if view is None or not state.thread or (row is None and state.status != PLAYING):
            return None
        if row is not None and state.status != PLAYING:
            self._burial.forget(row.channel)
            return Plan(await self._painter.board(state, view), state.thread, revive=False)
        between = view.trick is None or not view.trick.cards
        age = TOO_OLD if between else RATIONED
        asked = row is not None and row.posted_at == BROUGHT_DOWN
        # Asked at every change, so that messages are counted from the first one on; it counts between two tricks.
        deep = row is not None and self._burial.deep(row.channel, row.message) and between
        anew = row is not None and (asked or deep or self._buried(state, row, rows) or self._old(state, row, age))
        stub = screens.board_stub(state, self._painter.table_words(state)) if anew else None
        screen = await self._painter.board(state, view)
        return Plan(screen, state.thread, anew=anew, stub=stub)

    async def _hand(self, state: TableState, player: int, rows: Rows) -> Plan | None:
        number, row = state.chairs[player].person, rows.get(f"hand:{player}")
        person = await self._person(number) if number is not None else None
        if person is None or state.match is None or (not state.thread and state.status == PLAYING):
            return None
        said = await words_of(self._services, person)
        screen = await self._painter.hand(state, player, said)
        asked = player in blocking(state)
        # The message of whoever sat here before a substitute is put away, never edited to show what he holds.
        another = row is not None and row.shown_seq < state.chairs[player].since
        anew = row is not None and state.open and (self._buried(state, row, rows) or (asked and self._old(state, row)))
        told = self._painter.table_words(state) if another else said
        stub = screens.hand_stub(state, told) if anew or another else None
        return Plan(
            screen,
            person=person,
            anew=anew or another,
            revive=state.status == PLAYING and (row is None or asked),
            stub=stub,
            silent=asleep(state, player, self._services.clock.now()) is not None
            or not self._panels.idle(person.user, IDLE),
            pushed=player,
        )

    async def _count(self, state: TableState, deal: int, row: Slot | None) -> Plan | None:
        view = public_view(state)
        count = next((one for one in view.counts if one.deal == deal), None) if view is not None else None
        if view is None or count is None or not state.thread:
            return None
        # The last card is edited once more: when the next deal has begun, or the match was closed between two deals,
        # it must not offer the next one any more.
        if row is not None and (count is not view.counts[-1] or (state.open and state.between)):
            return None
        return Plan(await self._painter.count(state, view, count), state.thread, revive=row is None)

    async def _over(self, state: TableState, rows: Rows) -> Plan | None:
        view = public_view(state)
        if view is None or state.status != FINISHED or "over" in rows or not state.thread:
            return None
        if view.counts and f"count:{view.counts[-1].deal}" not in rows:
            return None
        return Plan(await self._painter.over(state, view), state.thread)

    async def _person(self, number: int) -> Person | None:
        return (await self._services.store.people([number])).get(number)

    def _buried(self, state: TableState, row: Slot, rows: Rows) -> bool:
        """Whether a new deal has begun since the message was posted: the count of a deal is younger than it.

        Ids of messages grow with time, in all channels alike.
        """
        counts = [other.message for slot, other in rows.items() if slot.startswith("count:")]
        return state.status == PLAYING and not state.between and row.message < max(counts, default=0)

    def _old(self, state: TableState, row: Slot, age: int = TOO_OLD) -> bool:
        return state.pace in HURRIED and self._services.clock.now() - row.posted_at >= age
