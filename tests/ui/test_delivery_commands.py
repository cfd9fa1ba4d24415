"""The commands as registered at Discord: names in three languages, where they are offered, registered only once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot.ui.requests import slash_commands
from tests.acceptance.test_commands import COMMANDS
from tests.support.edge import EdgeRuntime, edge
from tests.support.panel import texts
from tests.ui.delivery import requests

NAME = re.compile(r"[-_'\w]{1,32}")
BELOW = {
    "table": {"create", "join", "leave", "pause", "resign", "start", "seat", "add-bot", "settings", "list", "close"}
    | {"invite"},
    "tournament": {"create", "join", "leave", "check-in", "standings", "rounds", "director"},
}
"""The subcommands of the commands that have any."""
TREE = {name: BELOW.get(name, set()) for name in COMMANDS if name != "admin"}
"""Commands shown to a member without permissions; ``/admin`` is for those who manage the server."""


def nodes(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a command with everything below it."""
    yield command
    for option in command.get("options") or ():
        yield from nodes(option)


async def test_all_commands_are_there_in_every_language() -> None:
    async with edge() as its:
        told = {one["name"]: one.get("options") or [] for one in its.host.commands(its.channel) if one["type"] == 1}
        assert {name: {sub["name"] for sub in subs if sub["type"] == 1} for name, subs in told.items()} == TREE
        body = [one for one in requests(its, "PUT", "/commands")[0].json if one.get("type", 1) == 1]
        for node in (node for command in body for node in nodes(command)):
            for locale in ("en-US", "en-GB", "it", "es-ES", "es-419"):
                name = node["name_localizations"][locale]
                assert NAME.fullmatch(name)
                assert name == name.lower()
                assert 1 <= len(node["description_localizations"][locale]) <= 100
        table = next(command for command in body if command["name"] == "table")
        assert table["name_localizations"]["it"] == "tavolo"
        assert table["contexts"] == [0]
        assert next(one for one in body if one["name"] == "play-now")["contexts"] == [0]
        admin = next(command for command in body if command["name"] == "admin")
        assert admin["contexts"] == [0]
        assert int(admin["default_member_permissions"]) == discord.Permissions(manage_guild=True).value
        for name in (
            "hand",
            "play",
            "history",
            "replay",
            "leaderboard",
            "profile",
            "preferences",
            "privacy",
            "rules",
            "help",
        ):
            assert next(one for one in body if one["name"] == name)["contexts"] == [0, 1]


async def test_one_english_word_in_two_places_may_be_two_words_in_another_language() -> None:
    async with edge() as its:
        body = requests(its, "PUT", "/commands")[0].json
        table = next(command for command in body if command["name"] == "table")
        seats = [node["name_localizations"]["it"] for node in nodes(table) if node["name"] == "seat"]
        assert seats == ["posto"] * 4
        levels = next(node for node in nodes(table) if node["name"] == "level")["choices"]
        assert {one["name_localizations"]["it"] for one in levels} != {one["name"] for one in levels}


async def test_discord_is_told_again_only_when_the_commands_changed() -> None:
    runtime = EdgeRuntime()
    async with edge(runtime) as its:
        assert len(requests(its, "PUT", "/commands")) == 1
        await its.stop()
        await its.start()
        assert len(requests(its, "PUT", "/commands")) == 1
        await its.stop()
        await runtime.store.facts.set_fact("edge.commands", "something else")
        await its.start()
        assert len(requests(its, "PUT", "/commands")) == 2


async def test_the_texts_of_the_commands_are_made_again_only_when_a_file_has_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    runtime, made, files = EdgeRuntime(), list[int](), ["as they are"]
    translate = slash_commands.translated

    async def translated(tree: Any) -> list[Any]:
        made.append(1)
        return await translate(tree)

    monkeypatch.setattr(slash_commands, "translated", translated)
    monkeypatch.setattr(slash_commands, "fingerprint", lambda *_: files[0])
    async with edge(runtime) as its:
        for name, expected in (("as they are", 1), ("changed", 2), ("changed", 2)):
            files[0] = name
            await its.stop()
            await its.start()
            assert len(made) == expected
        assert len(requests(its, "PUT", "/commands")) == 1, "another file, the same commands"


@pytest.mark.parametrize(("number", "word"), [(0, "is open"), (1, "è aperto"), (2, "está abierta")])
async def test_answers_are_in_the_language_of_the_one_who_asked(number: int, word: str) -> None:
    async with edge() as its:
        person = its.people[number]
        await person.slash(its.channel, "table create", game="minchiate")
        assert word in its.only_you(person, its.channel)[-1]
        await its.until(its.card)
        assert "Minchiate" in texts(its.card() or {})
