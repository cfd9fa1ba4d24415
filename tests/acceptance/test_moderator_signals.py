"""``/admin signals``: only moderators of the whole server see it, in an ephemeral answer."""

from __future__ import annotations

import pytest

from bot.local_server import CannotUse, Person, guilds, person_named
from bot.local_server.permissions import MANAGE_GUILD, MANAGE_MESSAGES, MANAGE_THREADS
from bot.ports.servers import ServerSettings, SignalSheet
from bot.standings.signals import SIDE, PairSignal, Signals
from bot.table.clocks import DAY
from tests.acceptance.forging import told
from tests.acceptance.test_admin import guild, shown
from tests.support.edge import Edge
from tests.support.panel import texts

FORGED = ("p1:signals:days:30", "p1:signals:days:365", "p1:signals:open:", "p1:signals:days:99999")


class Asked:
    """Replaces the store's computation; records what was asked."""

    def __init__(self, its: Edge) -> None:
        self.asked: list[tuple[int, int]] = []
        found = PairSignal(SIDE, "minchiate", 1, 2, 40, 31, 19.4, 0.0, 0.0, True)
        self.sheet = SignalSheet(Signals(99, (found,), 1, (), 0), {1: "Cheat One", 2: "Cheat Two"}, 0, more=False)
        its.store.signals = self  # type: ignore[attr-defined]

    async def signal_sheet(self, guild: int, since: int) -> SignalSheet:
        self.asked.append((guild, since))
        return self.sheet


@pytest.fixture
def boss(its: Edge) -> Person:
    """Return a person who manages the server."""
    return person_named(its.world, "Rosa", locale="it", permissions=MANAGE_GUILD)


@pytest.fixture
def asked(its: Edge) -> Asked:
    return Asked(its)


async def page(its: Edge, person: Person) -> str:
    """Return the id of the page that a moderator has opened."""
    made = await person.slash(its.channel, "admin signals")
    await its.until(lambda: "Cheat One" in texts(shown(made)))
    return shown(made)["id"]


async def test_a_moderator_sees_them_alone_and_can_look_further_back(its: Edge, boss: Person, asked: Asked) -> None:
    message = await page(its, boss)
    assert boss.message(message)["flags"] & 64, "only the person who asked sees the answer"
    assert "Non prova nulla" in texts(boss.message(message))
    assert not any("Cheat" in texts(one) for one in its.host.messages(its.channel))
    now = its.bot.services.clock.now() if its.bot is not None else 0
    await boss.click(message, "p1:signals:days:365")
    await its.until(lambda: len(asked.asked) == 2)
    assert {server for server, _ in asked.asked} == {guild(its)}
    assert abs(now - asked.asked[0][1] - 90 * DAY) < DAY
    assert abs(now - asked.asked[1][1] - 365 * DAY) < DAY


async def test_nobody_else_reaches_them_by_forged_controls(its: Edge, boss: Person, asked: Asked) -> None:
    message = await page(its, boss)
    asked.asked.clear()
    of_channel = person_named(its.world, "Ugo", locale="en-US")
    guilds.overwrite(its.world, its.channel, of_channel.id, allow=MANAGE_MESSAGES | MANAGE_THREADS)
    for person in (its.host, of_channel):
        for custom_id in FORGED:
            await person.click(message, custom_id, force=True)
            await its.quiet()
            assert "Cheat" not in "".join(told(its, person))
        with pytest.raises(CannotUse):
            await person.slash(its.channel, "admin signals")
    assert asked.asked == []
    assert "Cheat One" in texts(boss.message(message)), "what the moderator sees is as it was"


async def test_a_server_that_offers_the_command_to_all_shows_them_nothing(
    its: Edge, boss: Person, asked: Asked
) -> None:
    for commands in its.world.commands.values():
        for command in commands:
            command["default_member_permissions"] = None
    await its.host.slash(its.channel, "admin signals")
    await its.until(lambda: bool(told(its, its.host)))
    assert "Cheat" not in "".join(told(its, its.host))
    assert asked.asked == []


@pytest.mark.parametrize("held", [MANAGE_MESSAGES, MANAGE_THREADS])
async def test_who_moderates_the_whole_server_may_press(its: Edge, boss: Person, asked: Asked, held: int) -> None:
    message = await page(its, boss)
    keeper = person_named(its.world, "Ivo", locale="en-US", permissions=held)
    await keeper.click(message, FORGED[0], force=True)
    await its.until(lambda: len(asked.asked) == 2)


async def test_the_role_settled_for_moderators_counts(its: Edge, boss: Person, asked: Asked) -> None:
    message = await page(its, boss)
    keeper = person_named(its.world, "Ivo", locale="en-US", permissions=0)
    role = its.world.guilds[str(guild(its))]["roles"][-1]["id"]
    assert its.bot is not None
    await its.bot.services.store.servers.save_settings(guild(its), ServerSettings(role=int(role)))
    await keeper.click(message, FORGED[0], force=True)
    await its.until(lambda: len(asked.asked) == 2)
