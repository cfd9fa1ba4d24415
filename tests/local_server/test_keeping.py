"""The state of a running world is saved regularly, also if a write is slow or fails."""

from __future__ import annotations

import asyncio
import logging
import threading
from pathlib import Path
from typing import Any

import pytest

from bot.local_server import World, guilds, new_world, person_named, saving
from bot.local_server.saving import saved
from tests.support.waiting import MAX_WAIT_SECONDS

WRITE = saving.write


def a_world() -> World:
    world = new_world()
    guilds.channel(world, "cards")
    person_named(world, "Anna")
    return world


class Slow:
    """Writes only when the test allows it, like a slow disk, and counts the writes that run at the same time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.free = threading.Event(), threading.Event()
        self.now = self.most = 0
        monkeypatch.setattr(saving, "write", self)

    def __call__(self, packed: saving.Packed, path: Path) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        self.begun.set()
        assert self.free.wait(30)
        WRITE(packed, path)
        self.now -= 1


async def test_an_end_in_the_middle_of_a_save_waits_for_it_and_saves_the_last_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, file, disk = a_world(), tmp_path / "state.json", Slow(monkeypatch)

    async def play() -> None:
        async with saved(world, file, every=0.01):
            await asyncio.to_thread(disk.begun.wait, 30)
            person_named(world, "Bruno")
            asyncio.get_running_loop().call_later(0.2, disk.free.set)

    await asyncio.wait_for(play(), MAX_WAIT_SECONDS)
    assert disk.most == 1
    assert [person.name for person in saving.load(file).people.values()] == ["Anna", "Bruno"]
    assert not file.with_name(".state.json.part").exists()


async def test_what_happens_while_it_is_written_is_not_half_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, file, disk = a_world(), tmp_path / "state.json", Slow(monkeypatch)
    packed = saving.pack(world)
    writing = asyncio.create_task(asyncio.to_thread(disk, packed, file))
    person_named(world, "Bruno")
    world.blobs["/attachments/1/2/x.png"] = ("image/png", b"x")
    disk.free.set()
    await writing
    again = saving.load(file)
    assert [person.name for person in again.people.values()] == ["Anna"]
    assert not again.blobs


async def test_a_full_disk_is_said_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = 0

    def full(*given: Any) -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise OSError(28, "No space left on device")
        WRITE(*given)

    monkeypatch.setattr(saving, "write", full)
    caplog.set_level(logging.WARNING)
    world, file = a_world(), tmp_path / "state.json"
    async with saved(world, file, every=0.01):
        await world.until(file.exists)
    assert "could not be saved" in caplog.text
    assert saving.load(file).people


async def test_only_what_has_changed_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that nobody used wrote a hundred megabytes every five seconds."""
    world, file, written = a_world(), tmp_path / "state.json", list[str]()
    world.blobs["/attachments/1/2/x.png"] = ("image/png", b"x")
    replace = saving._replace

    def noted(path: Path, *more: Any) -> None:
        written.append(path.name)
        replace(path, *more)

    monkeypatch.setattr(saving, "_replace", noted)
    looks = 0
    pack = saving.pack

    def counted(world: World) -> saving.Packed:
        nonlocal looks
        looks += 1
        return pack(world)

    monkeypatch.setattr(saving, "pack", counted)
    async with saved(world, file, every=0.001):
        await world.until(lambda: looks >= 5)
        assert written == [saving.file_name("/attachments/1/2/x.png"), file.name]
        person_named(world, "Bruno")
        world.blobs["/attachments/1/3/y.png"] = ("image/png", b"y")
        after = looks
        await world.until(lambda: looks >= after + 5)
        assert written[2:] == [saving.file_name("/attachments/1/3/y.png"), file.name], "not the first one again"
    assert len(written) == 4
