"""``/admin doctor``: what a moderator of the whole server may know of how the bot does there."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from bot.local_server import CannotUse, Person, guilds, person_named
from bot.local_server.permissions import ATTACH_FILES, MANAGE_GUILD, MANAGE_MESSAGES, MANAGE_THREADS
from bot.ports.store import LOAD
from tests.acceptance.forging import told
from tests.acceptance.test_admin import guild, shown
from tests.support.edge import Edge
from tests.support.panel import texts


@pytest.fixture
def boss(its: Edge) -> Person:
    """Return a person who manages the server."""
    return person_named(its.world, "Rosa", locale="en-US", permissions=MANAGE_GUILD)


async def page(its: Edge, person: Person) -> str:
    """Return what a person is answered, which nobody else sees."""
    made = await person.slash(its.channel, "admin doctor")
    await its.quiet()
    assert shown(made)["flags"] & 64
    return texts(shown(made))


async def test_it_tells_permissions_emojis_saving_load_and_tables(its: Edge, boss: Person) -> None:
    assert its.bot is not None
    said = await page(its, boss)
    assert "✅ \\#cards" in said
    assert "✅ Moves are saved" in said
    assert "✅ No heavy load" in said
    assert "✅ All tables on this server can be read" in said
    await its.open_table()
    guilds.overwrite(its.world, its.channel, its.world.bot["id"], deny=ATTACH_FILES)
    services = its.bot.services
    await services.store.heartbeat.beat(services.clock.now() - 60_000)
    await services.store.facts.set_fact(LOAD, json.dumps(2))
    services.tables.quarantine.put(its.table)
    said = await page(its, boss)
    assert "missing Attach Files" in said
    assert "Nothing can be saved right now" in said
    assert "pictures are smaller" in said
    assert "One table on this server is suspended" in said


async def test_tables_of_other_servers_are_not_counted(its: Edge, boss: Person) -> None:
    assert its.bot is not None
    await its.open_table()
    places = its.bot.services.store.tables.places

    async def elsewhere(tables: list[str]) -> dict[str, object]:
        found = await places(tables)
        return {table: replace(place, guild=guild(its) + 1) for table, place in found.items()}

    its.bot.services.tables.quarantine.put(its.table)
    its.bot.services.store.tables.places = elsewhere  # type: ignore[method-assign, assignment]
    assert "✅ All tables on this server can be read" in await page(its, boss)


async def test_it_is_for_moderators_of_the_whole_server(its: Edge, boss: Person) -> None:
    with pytest.raises(CannotUse):
        await its.host.slash(its.channel, "admin doctor")
    for commands in its.world.commands.values():
        for command in commands:
            command["default_member_permissions"] = None
    of_channel = person_named(its.world, "Ugo", locale="en-US")
    guilds.overwrite(its.world, its.channel, of_channel.id, allow=MANAGE_MESSAGES | MANAGE_THREADS)
    for person in (its.host, of_channel):
        await person.slash(its.channel, "admin doctor")
        await its.quiet()
        assert "Only moderators of the whole server" in told(its, person)[-1]
    moderator = person_named(its.world, "Lia", locale="it", permissions=MANAGE_MESSAGES)
    assert "Diagnosi" in await page(its, moderator)
