"""Players who have left the server are detected when a deal begins, with one request for each person and deal (E5)."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from msgspec.structs import replace

from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.model import Chair
from bot.table.ports import Person
from bot.ui.messages.membership import SEEN, Membership, MembershipCheck
from tests.ui.tables import some_match, table

CHAIRS = (Chair(7), Chair(8), Chair(9, away=True), Chair(None, "regular", "Cecco"))


def answered(status: int, code: int) -> discord.HTTPException:
    """Return the error that the library raises."""
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": code, "message": "no"})


class Town:
    """A server whose members can be requested, and tables that record the commands they receive."""

    def __init__(self, missing: dict[int, Exception]) -> None:
        self.missing = missing
        self.asked: list[int] = []
        self.told: list[cmd.Command] = []
        self.renamed: list[str] = []
        self.called: dict[int, str] = {}
        self.now = 0
        client: Any = SimpleNamespace(http=SimpleNamespace(get_member=self.member, get_user=self.user))
        self.members = Membership(client, lambda: self.now)
        tables = SimpleNamespace(submit=self.submit)
        store = SimpleNamespace(people=self)
        services: Any = SimpleNamespace(tables=tables, store=store)
        self.membership_check = MembershipCheck(services, self.members)

    async def member(self, guild: int, user: int) -> None:
        self.asked.append(user)
        if user in self.missing:
            raise self.missing[user]

    async def user(self, user: int) -> dict[str, str]:
        return {"username": self.called.get(user, "anna")}

    async def by_number(self, ids: list[int]) -> dict[int, Person]:
        return {one: Person(one, one * 100, "Anna", "it") for one in ids}

    async def person(self, user: int, name: str, locale: str) -> None:
        self.renamed.append(name)

    async def submit(self, command: cmd.Command) -> None:
        self.told.append(command)

    async def deal(self, *events: Any) -> None:
        """Apply events at a table. Facts of another kind are no concern of the roll call."""
        state = replace(table(some_match()), chairs=CHAIRS)
        if any(isinstance(event, ev.DealBegun) for event in events):
            self.membership_check.deal_began(state, state, cmd.Applied(9, events))
        await asyncio.gather(*self.membership_check._tasks)


async def test_everybody_who_plays_is_looked_up_once_when_a_deal_begins() -> None:
    town = Town({})
    await town.deal(ev.Readied(0), ev.DealBegun(2))
    assert town.asked == [700, 800], "nobody asks for a player who is away already"
    assert town.told == []
    await town.deal(ev.Readied(0))
    await town.deal(ev.DealBegun(3))
    assert town.asked == [700, 800], "both were seen a moment ago"
    town.now += SEEN
    await town.deal(ev.DealBegun(4))
    assert town.asked == [700, 800, 700, 800]


async def test_a_person_who_acts_on_the_server_is_not_looked_up() -> None:
    town = Town({})
    town.members.saw(11, 700)
    town.members.saw(12, 800)
    await town.deal(ev.DealBegun(2))
    assert town.asked == [800], "on another server it proves nothing"


@pytest.mark.parametrize(("code", "deleted"), [(10007, False), (10013, True)])
async def test_a_computer_player_plays_at_once_for_who_has_left(code: int, deleted: bool) -> None:
    town = Town({800: answered(404, code)})
    await town.deal(ev.DealBegun(2))
    assert [one.body for one in town.told] == [cmd.Missing(1, 8, deleted=deleted)]
    assert town.renamed == ([""] if deleted else [])


@pytest.mark.parametrize(
    "failure",
    [answered(500, 0), answered(403, 50001), answered(404, 10004), aiohttp.ClientError(), TimeoutError(), OSError()],
)
async def test_any_other_failure_is_no_proof(failure: Exception) -> None:
    town = Town({700: failure})
    await town.deal(ev.DealBegun(2))
    assert town.asked == [700, 800], "the others are looked up all the same"
    assert town.told == []
    assert not town.members.known(11, 700)
