"""Who is still on the server: looked up when a deal begins, so that nobody waits for somebody who has left (ux.md 3.3,
E5). One look-up for each person and deal, and none for whoever was seen on the server a moment ago."""

from __future__ import annotations

import asyncio
import logging

from bot.services import Services
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.look import deal_number, humans
from bot.table.model import PLAYING, TableState
from bot.table.ports import Person
from bot.ui.membership import DELETED, HERE, Membership

log = logging.getLogger(__name__)


class RollCall:
    """Calls the roll of every table at the start of each deal."""

    def __init__(self, services: Services, members: Membership) -> None:
        self._services = services
        self._members = members
        self._tasks: set[asyncio.Task[None]] = set()

    def applied(self, before: TableState, after: TableState, outcome: cmd.Applied) -> None:
        """Told of every applied command (:meth:`TableManager.listen`)."""
        if any(isinstance(event, ev.DealBegun) for event in outcome.events):
            task = asyncio.create_task(self._call(after), name=f"roll call {after.id}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def look_up(self, state: TableState, person: Person) -> None:
        """Discord says that no server is shared with this person: is she still on that of the table (E3)?"""
        player = state.chair_of(person.id)
        if player is not None and state.status == PLAYING:
            await missing(self._services, self._members, state, player, person.user)

    async def stop(self) -> None:
        """Look nobody up any more."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _call(self, state: TableState) -> None:
        try:
            numbers = {player: state.chairs[player].person or 0 for player in humans(state)}
            people = await self._services.store.people(list(numbers.values()))
            for player, number in numbers.items():
                person = people.get(number)
                if person is not None and not self._members.known(state.guild, person.user):
                    await missing(self._services, self._members, state, player, person.user)
        except Exception as error:
            log.error("the roll could not be called", extra={"table": state.id}, exc_info=error)


async def missing(services: Services, members: Membership, state: TableState, player: int, user: int) -> bool:
    """Whether this player (a Discord id) has left the server: then a computer player plays for her at once."""
    found = await members.of(state.guild, user)
    number = state.chairs[player].person
    if found == HERE or number is None:
        return False
    if found == DELETED:
        person = (await services.store.people([number]))[number]
        await services.store.person(user, "", person.locale)
    body = cmd.Missing(player, number, deleted=found == DELETED)
    name = f"gone{player}-{deal_number(state)}-{state.asked[player]}"
    await services.tables.submit(cmd.Command(name, state.id, body))
    return True
