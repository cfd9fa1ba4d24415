"""The local server of ``germini run``: who is in it at the first start."""

from __future__ import annotations

from pathlib import Path

from bot.cli.local import PEOPLE, world_at
from bot.local_server import saving
from bot.local_server.permissions import MANAGE_GUILD, in_guild


def test_the_first_of_the_people_manages_the_server_and_no_other(tmp_path: Path) -> None:
    world = world_at(tmp_path / "none.json")
    guild, members = world.guilds[world.guild_id], world.members[world.guild_id]
    people = {someone.name: someone.id for someone in world.people.values()}
    manage = [bool(in_guild(guild, members[people[name]], people[name]) & MANAGE_GUILD) for name, _ in PEOPLE]
    assert manage == [True, False, False, False]
    saving.save(world, tmp_path / "kept.json")
    assert set(world_at(tmp_path / "kept.json").people) == set(world.people)
