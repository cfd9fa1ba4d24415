"""Over TCP: a client that is given only a base address."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import tempfile
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from bot.cli.local import OTHER_BOT
from bot.local_server import LocalDiscord, PortTaken, guilds, new_world, person_named
from bot.local_server.attachments import CDN
from tests.local_server.harness import Bot, picture
from tests.support.process import FAST
from tests.support.waiting import MAX_WAIT_SECONDS

Node = dict[str, Any]


class Raw:
    """A minimal client library. `base` is all that it is given."""

    def __init__(self, http: aiohttp.ClientSession, base: str, token: str = "any") -> None:
        self.http = http
        self.base = f"{base}/v10"
        self.token = token
        self.headers = {"Authorization": f"Bot {token}"}
        self.inflate: Any = None

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        """Return the JSON of the answer, which must be a success."""
        async with self.http.request(method, self.base + path, json=body, headers=self.headers, **options) as reply:
            assert reply.status < 300, await reply.text()
            return None if reply.status == 204 else await reply.json()

    async def connect(self, *, compress: bool = False) -> aiohttp.ClientWebSocketResponse:
        """A gateway connection that has identified, at the address the server names."""
        url = (await self.ask("GET", "/gateway/bot"))["url"]
        wanted = "&compress=zlib-stream" if compress else ""
        self.inflate = zlib.decompressobj() if compress else None
        gateway = await self.http.ws_connect(f"{url}/?v=10&encoding=json{wanted}")
        assert (await self.frame(gateway))["op"] == 10
        await gateway.send_json({"op": 2, "d": {"token": self.token, "intents": 1 | 512 | 4096, "properties": {}}})
        return gateway

    async def frame(self, gateway: aiohttp.ClientWebSocketResponse) -> Node:
        if self.inflate is None:
            return await gateway.receive_json(timeout=MAX_WAIT_SECONDS)
        return json.loads(self.inflate.decompress(await gateway.receive_bytes(timeout=MAX_WAIT_SECONDS)))

    async def event(self, gateway: aiohttp.ClientWebSocketResponse, name: str) -> Node:
        while True:
            frame = await self.frame(gateway)
            if frame["t"] == name:
                return frame["d"]


@pytest_asyncio.fixture
async def server() -> AsyncIterator[LocalDiscord]:
    world = new_world(bot_name="Bot")
    guilds.channel(world, "cards")
    async with LocalDiscord(world, tcp_port=0) as made:
        yield made
        assert world.unsupported == []


@pytest_asyncio.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.mark.parametrize("compress", [False, True])
async def test_a_client_that_knows_a_base_address_is_a_bot(http: aiohttp.ClientSession, compress: bool) -> None:
    world = new_world(bot_name="Bot")
    anna, cards = person_named(world, "Anna"), guilds.channel(world, "cards")["id"]
    async with LocalDiscord(world, tcp_port=0, compress=True) as server:
        raw = Raw(http, server.api)
        assert (await raw.ask("GET", "/users/@me"))["username"] == "bot"
        gateway = await raw.connect(compress=compress)
        ready = await raw.event(gateway, "READY")
        assert ready["resume_gateway_url"] == f"ws://127.0.0.1:{server.tcp_port}"
        guild = await raw.event(gateway, "GUILD_CREATE")
        assert [channel["name"] for channel in guild["channels"]] == ["cards"]
        app = ready["application"]["id"]
        made = await raw.ask("PUT", f"/applications/{app}/commands", [{"name": "ping", "description": "Answers"}])
        assert [command["name"] for command in anna.commands(cards)] == [made[0]["name"]] == ["ping"]
        sent = await raw.ask("POST", f"/channels/{cards}/messages", {"content": "hello"})
        assert (await raw.event(gateway, "MESSAGE_CREATE"))["id"] == sent["id"]
        assert [message["content"] for message in anna.messages(cards)] == ["hello"]
        pressed = asyncio.create_task(anna.slash(cards, "ping"))
        heard = await raw.event(gateway, "INTERACTION_CREATE")
        callback = f"/interactions/{heard['id']}/{heard['token']}/callback"
        await raw.ask("POST", callback, {"type": 4, "data": {"content": "pong"}})
        answer = (await pressed).message
        assert answer is not None
        assert answer["content"] == "pong"
        await gateway.close()
    assert world.unsupported == []


async def test_files_are_found_where_the_client_is(server: LocalDiscord, http: aiohttp.ClientSession) -> None:
    """Answers and events contain the address the client used; the world stores Discord's."""
    for name in ("127.0.0.1", "localhost"):
        here = f"http://{name}:{server.tcp_port}"
        raw = Raw(http, f"{here}/api")
        gateway = await raw.connect()
        form = aiohttp.FormData()
        body = {"flags": 1 << 15, "components": [gallery("attachment://a.png")]}
        form.add_field("payload_json", json.dumps(body), content_type="application/json")
        form.add_field("files[0]", picture("a.png").fp.read(), filename="a.png")
        cards = guilds.channel(server.world, "cards")["id"]
        made = await raw.ask("POST", f"/channels/{cards}/messages", None, data=form)
        heard = await raw.event(gateway, "MESSAGE_CREATE")
        urls = {
            told["components"][0]["items"][0]["media"][key] for told in (made, heard) for key in ("url", "proxy_url")
        }
        (url,) = urls
        assert url.startswith(f"{here}/attachments/")
        async with http.get(url) as reply:
            assert (reply.status, (await reply.read())[:4]) == (200, b"\x89PNG")
        # A client edits with the addresses it received; the message keeps its file.
        path = f"/channels/{cards}/messages/{made['id']}"
        edited = await raw.ask("PATCH", path, {"components": [gallery(url, "two cards")]})
        item = edited["components"][0]["items"][0]
        assert (item["description"], item["media"]["url"]) == ("two cards", url)
        kept = server.world.messages[cards][made["id"]]["components"][0]["items"][0]["media"]["url"]
        assert kept == CDN + url.removeprefix(here)
        await gateway.close()


def gallery(url: str, description: str = "a card") -> Node:
    return {"type": 12, "items": [{"media": {"url": url}, "description": description}]}


async def test_only_addresses_are_rewritten(server: LocalDiscord, http: aiohttp.ClientSession) -> None:
    raw, cards = Raw(http, server.api), guilds.channel(server.world, "cards")["id"]
    link = f"{CDN}/attachments/1/2/a.png"
    made = await raw.ask("POST", f"/channels/{cards}/messages", {"content": link})
    assert made["content"] == link


async def test_both_sides_serve_one_world(http: aiohttp.ClientSession) -> None:
    """The bot on the socket reads Discord's addresses while a client on the port reads that of the port."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "s"
        world = new_world()
        guilds.channel(world, "cards")
        async with LocalDiscord(world, unix_path=path, tcp_port=0) as server:
            bot = Bot(path, intents=discord.Intents.default())
            task = asyncio.create_task(bot.start("any"))
            await world.until(lambda: "ready" in bot.seen)
            raw = Raw(http, server.api)
            gateway = await raw.connect()
            await raw.event(gateway, "READY")
            channel = bot.get_channel(int(guilds.channel(world, "cards")["id"]))
            assert isinstance(channel, discord.TextChannel)
            sent = await channel.send(file=picture("a.png"))
            assert sent.attachments[0].url.startswith(CDN)
            assert (await sent.attachments[0].read())[:4] == b"\x89PNG"
            heard = await raw.event(gateway, "MESSAGE_CREATE")
            assert heard["attachments"][0]["url"].startswith(f"http://127.0.0.1:{server.tcp_port}/attachments/")
            await bot.close()
            await asyncio.gather(task, return_exceptions=True)


async def test_discord_py_needs_its_base_address_only(server: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("discord.http.Route.BASE", f"{server.api}/v10")
    ready = asyncio.Event()

    class Client(discord.AutoShardedClient):
        async def on_ready(self) -> None:
            ready.set()

    bot = Client(intents=discord.Intents.default(), guild_ready_timeout=0.02)
    task = asyncio.create_task(bot.start("any"))
    await asyncio.wait_for(ready.wait(), MAX_WAIT_SECONDS)
    channel = bot.get_channel(int(guilds.channel(server.world, "cards")["id"]))
    assert isinstance(channel, discord.TextChannel)
    sent = await channel.send("words", file=picture("a.png"))
    assert (await sent.attachments[0].read())[:4] == b"\x89PNG"
    await bot.close()
    await asyncio.gather(task, return_exceptions=True)


async def test_tokens_are_checked_as_on_the_socket(http: aiohttp.ClientSession) -> None:
    async with LocalDiscord(new_world(token="right"), tcp_port=0) as server:
        wrong = Raw(http, server.api, "wrong")
        async with http.get(f"{wrong.base}/users/@me", headers=wrong.headers) as reply:
            assert reply.status == 401
        async with http.get(f"{wrong.base}/users/@me") as reply:
            assert reply.status == 401
        right = Raw(http, server.api, "right")
        right.token = "wrong"
        gateway = await right.connect()
        assert (await gateway.receive(timeout=MAX_WAIT_SECONDS)).type is aiohttp.WSMsgType.CLOSE
        assert gateway.close_code == 4004


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "evil.example:{port}"},
        {"Host": "127.0.0.1"},
        {"Origin": "http://evil.example"},
        {"Origin": "http://127.0.0.1:{port}"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
async def test_no_web_page_gets_in(server: LocalDiscord, http: aiohttp.ClientSession, headers: dict[str, str]) -> None:
    """The server may accept any token, so web pages are refused by the headers that browsers always send."""
    cards = guilds.channel(server.world, "cards")["id"]
    filled = {key: value.format(port=server.tcp_port) for key, value in headers.items()}
    here = f"http://127.0.0.1:{server.tcp_port}"
    for path in ("/api/v10/gateway/bot", "/attachments/1/2/a.png", "/nowhere"):
        async with http.get(here + path, headers={"Authorization": "Bot any", **filled}) as reply:
            assert reply.status == 403
    body = {"content": "x"}
    path = f"{here}/api/v10/channels/{cards}/messages"
    async with http.post(path, json=body, headers={"Authorization": "Bot any", **filled}) as reply:
        assert reply.status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await http.ws_connect(f"{here}/?v=10", headers=filled)
    assert server.world.messages[cards] == {}
    assert server.world.requests == []


async def test_only_this_machine_is_served_and_a_taken_port_is_named(server: LocalDiscord) -> None:
    assert server.api == f"http://127.0.0.1:{server.tcp_port}/api"
    with socket.socket(socket.AF_INET6) as other, pytest.raises(OSError):  # noqa: PT011
        other.connect(("::1", server.tcp_port or 0))
    with pytest.raises(PortTaken) as caught:
        async with LocalDiscord(new_world(), tcp_port=server.tcp_port):
            raise AssertionError("two servers on one port")
    assert caught.value.port == server.tcp_port


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


async def start(data: Path, *args: str, **more: str) -> asyncio.subprocess.Process:
    """``germini run`` with these options in a clean environment."""
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "PYTHONPATH") if key in os.environ}
    command = (sys.executable, "-m", "bot", "run", "--data-dir", str(data), *args)
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, env={**kept, **FAST, **more}, stdout=pipe, stderr=pipe)


@pytest.mark.slow
async def test_germini_run_serves_another_bot(tmp_path: Path, http: aiohttp.ClientSession) -> None:
    """The command as a person types it; the messages of the bot are still there after a restart."""
    found: list[list[str]] = []
    for turn in range(2):
        process = await start(tmp_path, "--tcp", "0", "--port", "0")
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), MAX_WAIT_SECONDS)).decode()
        base = next(word for word in line.split() if word.endswith("/api,")).rstrip(",")
        assert "/#key=" in line
        raw = Raw(http, base)
        gateway = await raw.connect()
        guild = await raw.event(gateway, "GUILD_CREATE")
        cards = guild["channels"][0]["id"]
        if not turn:
            await raw.ask("POST", f"/channels/{cards}/messages", {"content": "hello"})
        found.append([message["content"] for message in await raw.ask("GET", f"/channels/{cards}/messages")])
        await gateway.close()
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), MAX_WAIT_SECONDS) == 0
    assert found == [["hello"], ["hello"]]
    # Germini did not run: its own world and its database were not made.
    assert names(tmp_path) == [OTHER_BOT]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("args", "more", "says"),
    [
        (("--tcp", "0"), {"DISCORD_TOKEN": "x"}, "DISCORD_TOKEN"),
        (("--tcp", "0", "--socket", "/nowhere"), {}, "--socket"),
        (("--tcp", "70000"), {}, "70000"),
        (("--tcp", "x"), {}, "'x'"),
    ],
)
async def test_what_cannot_go_together_is_said(
    tmp_path: Path, args: tuple[str, ...], more: dict[str, str], says: str
) -> None:
    process = await start(tmp_path, *args, **more)
    _, said = await asyncio.wait_for(process.communicate(), MAX_WAIT_SECONDS)
    assert process.returncode in (1, 2)
    assert says in said.decode().splitlines()[-1]
    assert names(tmp_path) == []


@pytest.mark.slow
async def test_a_taken_port_is_said_with_the_next_one(tmp_path: Path, server: LocalDiscord) -> None:
    process = await start(tmp_path, "--tcp", str(server.tcp_port), "--port", "0")
    _, said = await asyncio.wait_for(process.communicate(), MAX_WAIT_SECONDS)
    assert process.returncode == 1
    assert f"--tcp {(server.tcp_port or 0) + 1}" in said.decode()
