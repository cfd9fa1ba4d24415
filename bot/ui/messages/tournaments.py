"""The messages of tournaments: one that announces it and says where it stands, one for each round, one with the final
picture; and what people are told by direct message: their seat in a round, and their result after it.

They are kept to the newest state, also after a restart: which messages there are, and who was told, is stored. The
nonce of a message depends on what it is for, so that a kill between posting and storing posts no second one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

import discord
import msgspec

from bot.cache import LruCache
from bot.duplicate.tournament.events import Fact
from bot.duplicate.tournament.model import FINISHED, Round, State
from bot.i18n import Words, choose, words
from bot.ports.tournaments import TournamentBoard
from bot.render import Picture, drawn_in_time
from bot.render.tournament import TournamentCard
from bot.services import Services
from bot.table.boards import board_table
from bot.table.commands import Applied
from bot.table.events import Placed
from bot.table.model import TableState
from bot.table.ports import Person
from bot.ui.messages.direct_messages import DM, DmClient, Dms
from bot.ui.messages.screen_builder import digest
from bot.ui.messages.servers import Client
from bot.ui.requests.caller import Callers, words_of
from bot.ui.screens.base import table_url
from bot.ui.screens.tournament import card_of, tournament_screen
from bot.ui.screens.tournament_field import Field, Links, people_in
from bot.ui.screens.tournament_round import round_screen, seat_screen
from bot.ui.screens.tournament_standings import final_of, final_screen, result_screen, standings_table
from bot.ui.transport import send
from bot.ui.transport.screen import Screen
from bot.ui.transport.send import Failure

log = logging.getLogger(__name__)

SETTLE = 2.0
"""Seconds in which changes are collected: several scores at once change a message once."""

AGAIN = 30.0
"""Seconds until a message is tried again that could not be sent."""

CARDS = 32
"""Pictures of tournaments that are kept, about 60 kB each."""

PLACING = 15
"""Seconds that a direct message waits for the threads of the tables, to which it leads."""

RECENT = 86_400_000
"""For how long (ms) the messages of a tournament that is over are looked at again after a restart."""

MAIN, FINAL = "main", "final"
GONE = "gone"
"""The digest of a message that was deleted or cannot be changed any more."""

SEAT, RESULT = "seat", "result"
"""What people are told in a round."""

_HOPELESS = (Failure.NOWHERE, Failure.FORBIDDEN, Failure.BLOCKED, Failure.REFUSED, Failure.LOCKED)


class Post(msgspec.Struct):
    """A message that was posted, and a digest of what it shows."""

    channel: int
    message: int
    digest: str


class Posts(msgspec.Struct):
    """The messages of a tournament by name: main, final, or the number of a round. ``told`` are the people who got a
    direct message, by round and what it said."""

    by_name: dict[str, Post] = {}
    told: dict[str, list[int]] = {}


def key_of(tournament: str) -> str:
    """Return the key of the stored fact with the messages of a tournament."""
    return f"tournament.posts.{tournament}"


async def links_of(services: Services, state: State, number: int) -> Links:
    """Return the links to the tables of a running round: to the thread of the deal that is played now, as soon as there
    is one. Only its people can open it."""
    its_round = state.rounds[number - 1]
    found: dict[int, str] = {}
    if its_round.closed:
        return found
    deals = len(state.deals)
    for table in its_round.tables:
        counted = max((deal for at, deal in its_round.results if at == table.number), default=0)
        for deal in dict.fromkeys((min(counted + 1, deals), max(1, counted))):
            at = await services.tables.readable(board_table(state.id, number, table.number, deal))
            if at is not None and at.thread:
                found[table.number] = table_url(at)
                break
    return found


class TournamentClient(Client, DmClient, Protocol):
    """The part of the client that is needed here."""

    @property
    def guilds(self) -> Sequence[discord.Guild]:
        """The servers the bot is on."""
        ...


class TournamentMessages:
    """Posts and updates the messages of all tournaments."""

    def __init__(self, client: TournamentClient, services: Services, callers: Callers, dms: Dms) -> None:
        self._client = client
        self._services = services
        self._callers = callers
        self._dms = dms
        self._posts: dict[str, Posts] = {}
        self._cards: LruCache[str, tuple[TournamentCard, Picture]] = LruCache(CARDS)
        self._changed: set[str] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._telling: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._lock = asyncio.Lock()
        self._listening = False

    def start(self) -> None:
        """Bring all messages up to date now, and from then on after every change. May be called again."""
        if self._services.tournaments is None:
            return
        if not self._listening:
            self._services.tournaments.listen(self.changed)
            self._services.tournaments.rounds.publish = self.publish
            self._services.tables.listen(self._placed, Placed)
            self._listening = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="tournaments")

    async def stop(self) -> None:
        """Stop updating. What was not told is told after the next start."""
        running = [*self._telling.values(), *([self._task] if self._task is not None else [])]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def changed(self, before: State, after: State, facts: tuple[Fact, ...]) -> None:
        """A tournament has changed."""
        self._changed.add(after.id)
        self._wake.set()

    def _placed(self, before: TableState, after: TableState, outcome: Applied) -> None:
        """A table has its thread now: the message of its round links to it."""
        if after.board is not None:
            self._changed.add(after.board.tournament)
            self._wake.set()

    async def publish(self, state: State, running: Round, boards: Sequence[TournamentBoard]) -> None:
        """Post the message of a round with its seals, before its tables are opened. A message that is being sent is
        not broken off if this is cancelled."""
        self._changed.add(state.id)
        await asyncio.shield(asyncio.ensure_future(self.look()))

    async def _run(self) -> None:
        await self._collect()
        while True:
            missed = await self.look()
            self._changed |= missed
            try:
                await asyncio.wait_for(self._wake.wait(), AGAIN if missed else None)
            except TimeoutError:
                continue
            await asyncio.sleep(SETTLE)

    async def _collect(self) -> None:
        """Find the tournaments whose messages may be out of date after a restart."""
        since = self._services.clock.now() - RECENT
        for guild in self._client.guilds:
            for state in await self._services.tournaments.of_guild(guild.id, open_only=False):
                if state.settings is not None and (state.open or state.ended > since):
                    self._changed.add(state.id)

    async def look(self) -> set[str]:
        """Bring the messages of the tournaments that have changed up to date. Returns those for which it failed."""
        async with self._lock:
            self._wake.clear()
            changed, self._changed = self._changed, set()
            missed: set[str] = set()
            for name in sorted(changed):
                try:
                    state = await self._services.tournaments.state(name)
                    if state is not None and state.settings is not None and not await self._update(state):
                        missed.add(name)
                except Exception as error:
                    log.error("the messages of a tournament", extra={"tournament": name}, exc_info=error)
            return missed

    async def _update(self, state: State) -> bool:
        """Bring the messages of a tournament up to date. Returns whether all of them are."""
        guild = self._client.get_guild(state.announced.guild)
        if guild is None:
            return True
        posts, said = await self._of(state.id), await self._said(guild)
        its = await self._field(state, said)
        picture = await self._card(its)
        done = await self._show(state, posts, MAIN, tournament_screen(its, picture))
        for its_round in state.rounds:
            name = f"{its_round.number}"
            newest = its_round.number >= len(state.rounds) - 1
            if name in posts.by_name and not newest and not any(one.reason for one in its_round.results.values()):
                continue
            links = await links_of(self._services, state, its_round.number)
            boards = await self._services.tournaments.boards(state.id, its_round.number)
            screen = round_screen(its, its_round.number, links, boards=boards)
            done &= await self._show(state, posts, name, screen)
        if state.status == FINISHED and state.rounds:
            done &= await self._show(state, posts, FINAL, final_screen(its, await self._final(its)))
        self._tell(state, posts)
        return done

    async def _card(self, its: Field) -> Picture | None:
        """Return the picture of a tournament. A score changes nothing in it, so the latest one is kept."""
        content = card_of(its)
        known = self._cards.get(its.state.id)
        if known is not None and known[0] == content:
            return known[1]
        picture = await drawn_in_time(self._services.pictures.tournament(content), None)
        if picture is not None:
            self._cards[its.state.id] = content, picture
        return picture

    async def _final(self, its: Field) -> Picture | None:
        content = final_of(its)
        if content is None:
            table = self._services.pictures.tournament_standings(standings_table(its), its.words)
            return await drawn_in_time(table, None)
        return await drawn_in_time(self._services.pictures.final(content), None)

    async def _show(self, state: State, posts: Posts, name: str, screen: Screen) -> bool:
        """Post a message or change it. Returns False if that is to be tried again."""
        known, new = posts.by_name.get(name), digest(screen)
        if known is not None and known.digest in (new, GONE):
            return True
        if known is not None:
            failure = await send.edit(self._client, known.channel, known.message, screen)
            if failure is not Failure.GONE or not state.open:
                if failure is None or failure in (*_HOPELESS, Failure.GONE):
                    posts.by_name[name] = Post(known.channel, known.message, new if failure is None else GONE)
                    await self._keep(state.id, posts)
                return failure is None or failure in (*_HOPELESS, Failure.GONE)
        again = "" if known is None else f"-{known.message % 1000}"
        nonce = f"t{state.id}-{name}{again}"[:25]
        sent = await send.post(self._client, state.announced.channel, screen, nonce=nonce)
        if isinstance(sent, Failure):
            if sent in _HOPELESS and screen.pictures:
                sent = await send.post(self._client, state.announced.channel, screen.without_pictures(), nonce=nonce)
            if isinstance(sent, Failure):
                log.warning("a message of a tournament was not posted", extra={"why": sent.name, "name": name})
                return sent in _HOPELESS
        posts.by_name[name] = Post(state.announced.channel, sent, new)
        await self._keep(state.id, posts)
        return True

    # -- direct messages

    def _tell(self, state: State, posts: Posts) -> None:
        """Begin to tell people what they have not been told of the last two rounds."""
        people = people_in(state) - state.gone
        for its_round in state.rounds[-2:]:
            if self._services.clock.now() - its_round.begun > RECENT:
                continue
            kind = RESULT if its_round.closed else SEAT
            name = f"{kind}:{its_round.number}"
            running = self._telling.get((state.id, name))
            if (running is None or running.done()) and not people.issubset(posts.told.get(name, ())):
                work = self._tell_all(state, posts, its_round.number, kind)
                self._telling[state.id, name] = asyncio.create_task(work, name=f"tournament {state.id} {name}")

    async def _tell_all(self, state: State, posts: Posts, number: int, kind: str) -> None:
        told = posts.told.setdefault(f"{kind}:{number}", [])
        people = await self._services.store.people.by_number(sorted(people_in(state) - state.gone))
        links = await self._links(state, number) if kind == SEAT else {}
        told += sorted(people_in(state) - state.gone - set(people) - set(told))
        for person in people.values():
            if person.id in told:
                continue
            try:
                await self._tell_one(state, person, number, kind, links)
            except Exception as error:
                log.error("a direct message about a tournament", exc_info=error)
            told.append(person.id)
            await self._keep(state.id, posts)

    async def _links(self, state: State, number: int) -> Links:
        """Return the links to the tables once all tables of people have their threads, or those there are after a
        while."""
        its_round, last = state.rounds[number - 1], len(state.deals)
        links = await links_of(self._services, state, number)
        wanted = {
            table.number
            for table in its_round.tables
            if any(its_round.player(table, chair, last) for chair in range(len(table.people)))
        }
        for _ in range(PLACING):
            if wanted.issubset(links):
                break
            await asyncio.sleep(1.0)
            links = await links_of(self._services, state, number)
        return links

    async def _tell_one(self, state: State, person: Person, number: int, kind: str, links: Links) -> None:
        chosen = await self._services.store.preferences.chosen_by(person.id)
        if not person.user or chosen.surface != DM or chosen.notice == "off" or await self._dms.shut(person):
            return
        its = await self._field(state, await words_of(self._services, person), person.id)
        seat = kind == SEAT
        screen = seat_screen(its, number, person.id, links) if seat else result_screen(its, number, person.id)
        channel = await self._dms.channel(person) if screen is not None else Failure.CLOSED
        if screen is None or isinstance(channel, Failure):
            return
        nonce = f"t{state.id}{kind[0]}{number}-{person.id}"[:25]
        await send.post(self._client, channel, screen, nonce=nonce, silent=False)

    # -- helpers

    async def _of(self, tournament: str) -> Posts:
        if tournament not in self._posts:
            stored = await self._services.store.facts.get_fact(key_of(tournament))
            self._posts[tournament] = msgspec.json.decode(stored, type=Posts) if stored else Posts({}, {})
        return self._posts[tournament]

    async def _keep(self, tournament: str, posts: Posts) -> None:
        await self._services.store.facts.set_fact(key_of(tournament), msgspec.json.encode(posts).decode())

    async def _field(self, state: State, said: Words, reader: int = 0) -> Field:
        numbers = sorted(people_in(state))
        people = self._services.store.people
        named = await (people.by_number(numbers) if state.open else self._callers.named_people(numbers, reader))
        return Field(state, {number: one.name for number, one in named.items()}, said, reader)

    async def _said(self, guild: discord.Guild) -> Words:
        settings = await self._services.store.servers.settings(guild.id)
        return words(choose(settings.language or str(guild.preferred_locale), None))
