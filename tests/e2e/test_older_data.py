"""Data folders of older versions open, and their matches continue to the end."""

from __future__ import annotations

import tempfile
import zipfile
from pathlib import Path

import pytest

from bot.local_server import LocalDiscord, Person, World, saving
from tests.e2e.conftest import Hall, connected, newest_thread
from tests.e2e.test_whole_deals import play_match
from tests.support.panel import PanelPlayer
from tests.support.process import Germini, PreloadedGermini

OLDER = Path(__file__).parents[1] / "data" / "older"
ARCHIVES = sorted(OLDER.glob("*/*.zip"))


class OlderHall(Hall):
    """A hall whose server, channel and people come from a saved world."""

    def __init__(self, world: World, server: LocalDiscord, bot: Germini) -> None:
        self.world = world
        self.server = server
        self.bot = bot
        self.people = [Person(world, user_id) for user_id in world.people]
        self.players = [PanelPlayer(person) for person in self.people]
        self.channel = next(one["id"] for one in self.host.channels() if one["name"] == "cards")


def test_there_is_one_for_each_game_of_0_1() -> None:
    assert [path.stem for path in ARCHIVES if path.parent.name == "0.1"] == [
        "chinze",
        "minchiate",
        "mineo",
        "terziglio",
    ]


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize("archive", ARCHIVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
async def test_a_match_begun_under_an_older_version_is_played_to_its_end(archive: Path, tmp_path: Path) -> None:
    """Every panel, table message and clock of the old version is found; the new version deals the next deals."""
    data = tmp_path / "data"
    with zipfile.ZipFile(archive) as found:
        found.extractall(data)
    world = saving.load(data / "local_server.json")
    world.rates.enabled = False
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        socket = Path(folder) / "s"
        async with LocalDiscord(world, unix_path=socket) as server:
            hall = OlderHall(world, server, PreloadedGermini(socket, data))
            await hall.bot.start()
            try:
                await connected(server, hall.host, hall.channel)
                thread = newest_thread(hall.host)
                assert await play_match(hall, thread, hall.players) >= 2
                assert any(player.answers for player in hall.players)
                assert not hall.bot.errors()
            finally:
                await hall.bot.stop()
