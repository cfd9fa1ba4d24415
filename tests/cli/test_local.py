"""The local server of ``germini run``: who is in it at the first start."""

from __future__ import annotations

from pathlib import Path

import pytest

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


@pytest.mark.parametrize(
    ("terminal", "locale"),
    [
        ("it_IT.UTF-8", "it"),
        ("es_ES.UTF-8", "es-ES"),
        ("es_MX.UTF-8", "es-419"),
        ("en_GB.UTF-8", "en-US"),
        ("C.UTF-8", "en-US"),
        ("de_DE.UTF-8", "en-US"),
    ],
)
def test_a_new_server_and_its_manager_speak_the_language_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terminal: str, locale: str
) -> None:
    monkeypatch.setenv("LC_ALL", terminal)
    world = world_at(tmp_path / "none.json")
    spoken = {someone.name: someone.locale for someone in world.people.values()}
    assert world.guilds[world.guild_id]["preferred_locale"] == locale
    assert spoken == dict(PEOPLE) | {"Anna": locale}
    saving.save(world, tmp_path / "kept.json")
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    kept = world_at(tmp_path / "kept.json")
    assert kept.guilds[kept.guild_id]["preferred_locale"] == locale
