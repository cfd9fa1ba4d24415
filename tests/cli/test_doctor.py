"""``germini doctor``: one line for each thing that the bot needs, what to do about a fault, and the exit status."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import tempfile
from collections import namedtuple
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import discord
import pytest

from bot.__main__ import main
from bot.cli import doctor
from bot.local_server import LocalDiscord, World, guilds, new_world
from bot.local_server.permissions import ATTACH_FILES, CREATE_PUBLIC_THREADS, SEND_MESSAGES
from bot.ports.servers import ServerSettings
from bot.settings import Settings
from bot.store import Database, SqlStore
from cards_art import fonts
from tests.support.template import FILE, place

Usage = namedtuple("Usage", "total used free")

SUBJECTS = (
    *("program", "disk", "fonts", "pictures", "database", "migrations"),
    *("Discord", "clock", "token", "intents", "permissions"),
)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the console to English, and the settings to what the tests need."""
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setenv("GERMINI_GUILD_READY_TIMEOUT", "0.05")
    monkeypatch.setenv("DISCORD_TOKEN", "right")
    monkeypatch.delenv("DATABASE_URL", raising=False)


class Said:
    """What was said, by subject, and the exit status."""

    def __init__(self, status: int, out: str) -> None:
        self.status = status
        lines = [re.fullmatch(r"(ok|FAULT|skipped) +([^:]+): (.+)", line) for line in out.splitlines()]
        self.lines = [(found[1], found[2], found[3]) for found in lines if found]
        self.faults = {subject: what for state, subject, what in self.lines if state == "FAULT"}
        self.skipped = [subject for state, subject, _ in self.lines if state == "skipped"]
        self.subjects = tuple(dict.fromkeys(subject for _, subject, _ in self.lines))


async def examined(
    data: Path, capsys: pytest.CaptureFixture[str], *, world: World | None = None, prepare: Callable[[World], None] = id
) -> Said:
    """Run it on a data folder and a local server."""
    its = world or new_world(token="right")
    guilds.channel(its, "cards")
    prepare(its)
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        socket = Path(folder) / "s"
        async with LocalDiscord(its, unix_path=socket):
            status = await asyncio.to_thread(main, ["doctor", "--data-dir", str(data), "--socket", str(socket)])
    assert not its.unsupported
    return Said(status, capsys.readouterr().out)


async def test_all_is_well_before_the_first_start_and_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = await examined(tmp_path / "data", capsys)
    assert (said.status, said.faults, said.skipped) == (0, {}, [])
    assert said.subjects == SUBJECTS
    assert os.listdir(tmp_path) == []  # noqa: PTH208


async def test_no_database_is_made_in_a_folder_that_exists(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = await examined(tmp_path, capsys)
    assert (said.status, said.faults) == (0, {})
    assert os.listdir(tmp_path) == []  # noqa: PTH208


async def test_all_is_well_while_a_bot_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = await Database.open(place(tmp_path / FILE))
    try:
        await SqlStore(database).heartbeat.beat(doctor.time.time_ns() // 1_000_000)
        said = await examined(tmp_path, capsys)
    finally:
        await database.close()
    assert (said.status, said.faults) == (0, {})
    assert any("A bot is using it" in what for _, _, what in said.lines)


async def test_a_wrong_token_and_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    said = await examined(tmp_path, capsys)
    assert said.status == 1
    assert list(said.faults) == ["token"]
    assert "Reset Token" in said.faults["token"]
    assert said.skipped == ["intents", "permissions"]
    found = [one async for one in doctor._discord(Settings(token=None, socket=tmp_path / "none"), {})]  # pyright: ignore[reportPrivateUsage]
    assert [(one.subject, one.good) for one in found][:2] == [("reach", False), ("clock", None)]


async def test_no_token_is_a_fault_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    async def reached(settings: Settings) -> AsyncIterator[doctor.Finding]:
        yield doctor.Finding("reach", True, "reach")

    monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setattr(doctor, "_reached", reached)
    found = [one async for one in doctor._discord(Settings(), {})]  # pyright: ignore[reportPrivateUsage]
    assert [(one.subject, one.good, one.key) for one in found] == [
        ("reach", True, "reach"),
        ("token", False, "token-none"),
        ("intents", None, "unchecked"),
        ("permissions", None, "unchecked"),
    ]


def test_discord_that_cannot_be_reached(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["doctor", "--data-dir", str(tmp_path), "--socket", str(tmp_path / "none")])
    said = Said(status, capsys.readouterr().out)
    assert (said.status, list(said.faults)) == (1, ["Discord"])
    assert said.skipped == ["clock", "token", "intents", "permissions"]
    assert "firewall" in said.faults["Discord"]


async def test_discord_that_does_not_work(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = await examined(tmp_path, capsys, prepare=lambda world: world.faults.fail(503, match="GET /gateway"))
    assert "status 503" in said.faults["Discord"]


@pytest.mark.parametrize(("ahead", "told"), [(-60, "seconds fast"), (60, "seconds slow"), (3, "")])
async def test_a_clock_that_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, ahead: int, told: str
) -> None:
    theirs = timedelta(seconds=ahead)
    monkeypatch.setattr(doctor, "parsedate_to_datetime", lambda date: datetime.now(UTC) + theirs)
    said = await examined(tmp_path, capsys)
    assert (said.status, list(said.faults)) == ((1, ["clock"]) if told else (0, []))
    assert re.search(f"is (59|60|61) {told}" if told else "", said.faults.get("clock", ""))


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (discord.PrivilegedIntentsRequired(0), "intents-refused"),
        (TimeoutError("no answer"), "gateway-not"),
        (ConnectionRefusedError(111, "refused"), "gateway-not"),
        (discord.ConnectionClosed(SimpleNamespace(close_code=4012), shard_id=0, code=4012), "gateway-refuses"),  # type: ignore[arg-type]
    ],
)
async def test_what_the_gateway_says(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    key: str,
) -> None:
    async def refused(client: object) -> Exception:
        return error

    monkeypatch.setattr(doctor, "_connected", refused)
    said = await examined(tmp_path, capsys)
    assert list(said.faults) == ["intents"]
    assert said.skipped == ["permissions"]
    assert doctor._gateway_fault(error).key == key  # pyright: ignore[reportPrivateUsage]


def every_channel(world: World, deny: int) -> None:
    for channel in world.channels.values():
        if channel["type"] == 0:
            guilds.overwrite(world, channel["id"], world.bot["id"], deny=deny)


async def test_a_server_where_no_table_can_be_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = await examined(tmp_path, capsys, prepare=lambda world: every_channel(world, ATTACH_FILES))
    assert said.status == 1
    assert "no text channel in which tables can be opened" in said.faults["permissions"]
    assert "Attach Files" in said.faults["permissions"]


async def test_channels_that_are_used_are_checked_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    world = new_world(token="right")
    games, other = guilds.channel(world, "games"), guilds.channel(world, "other")
    database = await Database.open(place(tmp_path / FILE))
    settled = ServerSettings((int(games["id"]),))
    await SqlStore(database).servers.save_settings(int(games["guild_id"]), settled)
    await database.close()
    guilds.overwrite(world, other["id"], world.bot["id"], deny=ATTACH_FILES)
    said = await examined(tmp_path, capsys, world=world)
    assert said.faults == {}, "nobody plays there"
    guilds.overwrite(world, games["id"], world.bot["id"], deny=ATTACH_FILES | CREATE_PUBLIC_THREADS)
    said = await examined(tmp_path, capsys, world=world)
    assert "#games: missing Create Public Threads, Attach Files" in said.faults["permissions"]


@pytest.mark.parametrize(
    ("posts", "denied", "missing"),
    [
        ({"notices"}, SEND_MESSAGES, "Send Messages"),
        ({"puzzles"}, ATTACH_FILES, "Attach Files"),
        ({"deals"}, SEND_MESSAGES, "Send Messages"),
        ({"deals"}, ATTACH_FILES, ""),
        ({"deals", "puzzles", "notices"}, ATTACH_FILES, "Attach Files"),
    ],
)
async def test_channels_of_daily_posts_and_of_moderators_are_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], posts: set[str], denied: int, missing: str
) -> None:
    world = new_world(token="right")
    channel = guilds.channel(world, "posts")
    database = await Database.open(place(tmp_path / FILE))
    settled = ServerSettings(**dict.fromkeys(posts, int(channel["id"])))
    await SqlStore(database).servers.save_settings(int(channel["guild_id"]), settled)
    await database.close()
    guilds.overwrite(world, channel["id"], world.bot["id"], deny=denied)
    said = await examined(tmp_path, capsys, world=world)
    told = said.faults.get("permissions", "")
    assert (f"#posts: missing {missing}." in told) if missing else not told


async def test_a_bot_on_no_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = doctor._servers([], {})  # pyright: ignore[reportPrivateUsage]
    assert [(one.good, one.key) for one in found] == [(False, "no-servers")]


@pytest.mark.parametrize(
    ("harm", "subject", "told"),
    [
        ("UPDATE alembic_version SET version_num = '9999'", "migrations", "revision 9999"),
        ("DROP TABLE tables", "migrations", "germini restore"),
    ],
)
async def test_a_database_that_cannot_be_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], harm: str, subject: str, told: str
) -> None:
    place(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute(harm)
    said = await examined(tmp_path, capsys)
    assert list(said.faults) == [subject]
    assert told in said.faults[subject]


async def test_a_damaged_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all " * 999)
    said = await examined(tmp_path, capsys)
    assert "it is damaged" in said.faults["database"]


async def test_an_older_database_is_no_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0011'")
    said = await examined(tmp_path, capsys)
    assert said.faults == {}
    assert any("A copy is made first" in what for _, _, what in said.lines)


async def test_a_disk_that_is_nearly_full_and_a_folder_that_is_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(doctor.shutil, "disk_usage", lambda path: Usage(9, 9, 1_000_000))
        said = await examined(tmp_path, capsys)
    assert "1 MB are free" in said.faults["disk"]
    (tmp_path / "file").touch()
    said = await examined(tmp_path / "file", capsys)
    assert "is not a folder" in said.faults["disk"]


async def test_fonts_and_pictures_that_are_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise OSError("cannot open resource")

    monkeypatch.setattr(fonts, "load", broken)
    monkeypatch.setattr(doctor, "poster_picture", broken)
    said = await examined(tmp_path, capsys)
    assert set(said.faults) == {"fonts", "pictures"}
    assert fonts.HAN in said.faults["fonts"]


@pytest.mark.parametrize(("locale", "told"), [("it_IT.UTF-8", "ERRORE   token"), ("es_ES.UTF-8", "FALLO    token")])
async def test_it_speaks_the_language_of_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, locale: str, told: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setenv("DISCORD_TOKEN", "wrong")
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        socket = Path(folder) / "s"
        async with LocalDiscord(new_world(token="right"), unix_path=socket):
            arguments = ["doctor", "--data-dir", str(tmp_path), "--socket", str(socket)]
            assert await asyncio.to_thread(main, arguments) == 1
    assert told in capsys.readouterr().out
