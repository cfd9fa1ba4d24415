"""One person plays a tournament of eight against bots, from the command to the final picture, with buttons alone."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.duplicate.tournament.model import CHECK_IN, FINISHED, RUNNING, State
from bot.services import Services
from bot.table import commands as table_cmd
from bot.table.model import PLAYING
from bot.ui.requests.board_tables import OwnBoardTables
from bot.ui.requests.tournaments import Tournaments
from bot.ui.transport import control_ids as ids
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import PanelPlayer, texts
from tests.support.waiting import LONG, until

ENOUGH = 4
"""Answers that the person gives; a bot plays the rest of each deal for them, as when they leave a table."""


class RealTournaments(EdgeRuntime):
    """The services with the tournaments of the bot, as in ``bot.app``."""

    async def open(self) -> Services:
        new = self.services is None
        services = await super().open()
        if new:
            tournaments = Tournaments(services, OwnBoardTables(services))
            object.__setattr__(services, "tournaments", tournaments)
            await tournaments.start()
        return services

    async def close(self) -> None:
        if self.services is not None:
            await self.services.tournaments.stop()
        await super().close()


async def state(its: Edge) -> State:
    assert its.bot is not None
    found = await its.bot.services.tournaments.of_guild(int(its.world.guild_id), open_only=False)
    return found[0]


def own(its: Edge) -> dict[str, Any]:
    """Return the newest message in the channel that the host alone sees."""
    return [one for one in its.host.messages(its.channel) if its.world.only_for.get(one["id"]) == its.host.id][-1]


def public(its: Edge) -> list[dict[str, Any]]:
    return [one for one in its.people[1].messages(its.channel) if one["id"] not in its.world.only_for]


def told(its: Edge, words: str) -> dict[str, Any] | None:
    """Return the direct message to the host that says this."""
    return next((one for one in its.host.dm_messages() if words in texts(one)), None)


async def until_status(its: Edge, status: str) -> State:
    async def reached() -> State | None:
        found = await state(its)
        return found if found.status == status else None

    found = await until(reached, status)
    assert isinstance(found, State)
    return found


async def leave_to_a_bot(its: Edge) -> None:
    """Leave the table at which the host plays now."""
    assert its.bot is not None
    known = await its.store.people.person(int(its.host.id), its.host.name, "en-US")
    for table, at in list(its.store.states.items()):
        chair = at.chair_of(known.id)
        if at.status == PLAYING and chair is not None and not at.chairs[chair].away:
            leave = table_cmd.Command(f"leave {table}", table, table_cmd.HandOver(), known.id)
            await its.bot.services.tables.submit(leave)


async def finished_by_bots(its: Edge) -> bool:
    """Leave the table at which the host plays now. Returns whether the tournament is over."""
    await leave_to_a_bot(its)
    return (await state(its)).status == FINISHED


async def brought(its: Edge) -> None:
    assert its.bot is not None
    await its.quiet()
    await its.bot.tournament_messages.look()
    await its.quiet()


@pytest.mark.slow
async def test_a_person_and_seven_bots_play_to_the_final_picture() -> None:
    async with edge(RealTournaments()) as its:
        its.world.ACK_SECONDS = LONG  # However busy the machine is, no answer comes too late.
        await its.host.slash(
            its.channel, "tournament create", name="Autumn Cup", game="chinze", rounds=1, deals=1, begins="5"
        )
        await its.until(lambda: public(its))
        (message,) = public(its)
        name = (await state(its)).id
        await its.host.click(message["id"], ids.TOURNAMENT_JOIN.id(name))
        await its.quiet()
        await its.host.click(message["id"], ids.TOURNAMENT_DIRECT.id(name))
        await its.quiet()
        page = own(its)["id"]
        await its.host.choose(page, ids.TOURNAMENT_WHICH.id(f"{name}-fill"), ["8"])
        await its.quiet()
        if (await state(its)).status != CHECK_IN:
            await its.host.click(page, ids.TOURNAMENT_ASK.id(f"{name}-open"))
            await its.quiet()
            await its.host.click(page, ids.TOURNAMENT_DO.id(f"{name}-open"))
            await until_status(its, CHECK_IN)
        await brought(its)
        await its.host.click(public(its)[0]["id"], ids.TOURNAMENT_HERE.id(name))
        await its.quiet()
        await its.host.slash(its.channel, "tournament director")
        await its.quiet()
        page = own(its)["id"]
        await its.host.click(page, ids.TOURNAMENT_ASK.id(f"{name}-begin-1"))
        await its.quiet()
        await its.host.click(page, ids.TOURNAMENT_DO.id(f"{name}-begin-1"))
        begun = await until_status(its, RUNNING)
        assert len(begun.contestants) == 8
        await brought(its)
        assert "Round 1 of 1" in texts(public(its)[1])
        await its.until(lambda: "](https://discord.com/channels/" in texts(public(its)[1]))
        await its.until(lambda: "https://" in str(told(its, "You play at")))
        player = PanelPlayer(its.host)
        while player.answers < ENOUGH:
            await until(player.answer, "a question", pause=0.02)
        await until(partial(finished_by_bots, its), "the end", pause=0.05)
        rivals = {one.bot_name for at in its.store.states.values() for one in at.chairs if one.level is not None}
        assert {"Cecco", "Lisa", "Cecco 2"} & rivals, "bots keep the names under which they entered"
        over = await state(its)
        assert over.status == FINISHED
        assert over.places, "bots have places, and so has the person"
        await brought(its)
        final = public(its)[-1]
        assert "Final standings" in texts(final)
        assert "'type': 12" in str(final["components"]), "the picture"
        await its.until(lambda: told(its, "You finished in place"))
