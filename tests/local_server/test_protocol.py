"""The protocol, read without discord.py: headers, frames, close codes, the commands' routes."""

from __future__ import annotations

import asyncio
import json
import logging
import time
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from bot.local_server import guilds
from bot.local_server.gateway import ACK_SECONDS
from bot.local_server.interactions import begin
from tests.local_server.harness import Stage, stage
from tests.support.waiting import MAX_WAIT_SECONDS, until

API = "http://discord.com/api/v10"
AUTH = {"Authorization": "Bot any"}
GATEWAY = "ws://gateway.discord.gg/?v=10&encoding=json"


@pytest_asyncio.fixture
async def http(scene: Stage) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(connector=aiohttp.UnixConnector(str(scene.path))) as session:
        yield session


async def test_answers_have_the_exact_type_and_via(scene: Stage, http: aiohttp.ClientSession) -> None:
    async with http.get(f"{API}/users/@me", headers=AUTH) as reply:
        assert reply.headers["Content-Type"] == "application/json"
        assert reply.headers["Via"]
        assert reply.headers["X-RateLimit-Limit"]
    async with http.get(f"{API}/users/@me") as reply:
        assert reply.status == 401
    async with http.get(f"{API}/gateway") as reply:
        assert await reply.json() == {"url": "wss://gateway.discord.gg"}
    async with http.get(f"{API}/gateway/bot") as reply:
        assert reply.status == 401
    for query in ("limit=x", "limit=101", "before=x", "after=-1", "around=²"):
        async with http.get(f"{API}/channels/{scene.cards}/messages?{query}", headers=AUTH) as reply:
            assert (reply.status, (await reply.json())["code"]) == (400, 50035), query
    async with http.get(f"{API}/channels/5", headers=AUTH) as reply:
        assert (reply.status, (await reply.json())["code"]) == (404, 10003)
    async with http.post(f"{API}/channels/{scene.cards}/messages", headers=AUTH, data=b"{no json") as reply:
        assert (await reply.json())["code"] == 50109
    async with http.post(f"{API}/channels/{scene.cards}/messages", headers=AUTH, json=["x"]) as reply:
        assert (await reply.json())["code"] == 50035
    async with http.get(f"{API}/gateway/bot", headers=AUTH) as reply:
        assert (await reply.json())["session_start_limit"]["max_concurrency"] == 1
    async with http.get(f"{API}/applications/{scene.world.bot['id']}/emojis", headers=AUTH) as reply:
        assert await reply.json() == {"items": []}


async def test_a_body_that_breaks_off_is_a_malformed_one(scene: Stage, caplog: pytest.LogCaptureFixture) -> None:
    """If the bot is killed during an upload, the server receives only a part of the body."""
    reader, writer = await asyncio.open_unix_connection(str(scene.path))
    part = b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{"content": "a'
    head = f"POST /api/v10/channels/{scene.cards}/messages HTTP/1.1\r\nHost: discord.com\r\nAuthorization: Bot any\r\n"
    type_ = "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4000\r\n\r\n"
    writer.write((head + type_).encode() + part)
    await writer.drain()
    await asyncio.sleep(0.1)
    writer.close()
    await asyncio.sleep(0.2)
    assert [record.message for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert await reader.read() == b""


async def test_callbacks_carry_no_bucket_and_need_no_token(scene: Stage, http: aiohttp.ClientSession) -> None:
    made = begin(scene.world, 2, scene.alice.id, scene.cards, {"id": "1", "name": "x", "type": 1})
    path = f"{API}/interactions/{made.id}/{made.token}/callback"
    body = {"type": 4, "data": {"content": "hello"}}
    async with http.post(f"{API}/interactions/{made.id}/wrong/callback", json=body) as reply:
        assert (await reply.json())["code"] == 10062
    async with http.post(f"{API}/webhooks/{scene.world.bot['id']}/{made.token}", json={"content": "early"}) as reply:
        assert (await reply.json())["code"] == 10015
    async with http.post(path, params={"with_response": "true"}, json=body) as reply:
        found = await reply.json()
        assert "X-RateLimit-Bucket" not in reply.headers
        assert found["resource"]["message"]["content"] == "hello"
        assert found["interaction"]["response_message_id"] == found["resource"]["message"]["id"]
    async with http.post(path, json=body) as reply:
        assert (reply.status, (await reply.json())["code"]) == (400, 40060)
    async with http.post(f"{API}/webhooks/1/unknown", json=body) as reply:
        assert (await reply.json())["code"] == 10015


async def test_the_commands_routes(scene: Stage, http: aiohttp.ClientSession) -> None:
    async def call(method: str, path: str, body: Any = None) -> tuple[int, Any]:
        base = f"{API}/applications/{scene.world.bot['id']}"
        async with http.request(method, base + path, headers=AUTH, json=body) as reply:
            return reply.status, None if reply.status == 204 else await reply.json()

    status, made = await call("POST", "/commands", {"name": "play", "description": "x"})
    assert (status, made["name"], made["type"]) == (201, "play", 1)
    status, again = await call("POST", "/commands", {"name": "play", "description": "y"})
    assert (status, again["id"]) == (200, made["id"])
    assert (await call("POST", "/commands", {"description": "y"}))[1]["code"] == 50035
    assert (await call("GET", f"/commands/{made['id']}"))[1]["description"] == "y"
    _, changed = await call("PATCH", f"/commands/{made['id']}", {"description": "z"})
    assert (changed["id"], changed["description"]) == (made["id"], "z")
    assert (await call("PATCH", f"/commands/{made['id']}", {"name": "Bad Name"}))[0] == 400
    scope = f"/guilds/{scene.world.guild_id}/commands"
    _, local = await call("PUT", scope, [{"name": "here", "description": "x"}])
    assert local[0]["guild_id"] == scene.world.guild_id
    assert not {"contexts", "integration_types", "dm_permission"} & set(local[0])
    assert {"contexts", "integration_types", "dm_permission"} <= set(made)
    assert (await call("POST", scope, {"name": "here", "description": "y"}))[0] == 200
    assert (await call("POST", scope, {"name": "there", "description": "y"}))[0] == 201
    assert {c["name"] for c in scene.alice.commands(scene.cards)} == {"play", "here", "there"}
    assert (await call("DELETE", f"/commands/{made['id']}"))[0] == 204
    assert (await call("GET", f"/commands/{made['id']}"))[1]["code"] == 10063
    assert (await call("GET", "/commands"))[1] == []
    twice = [{"name": "a", "description": "x"}] * 2
    assert (await call("PUT", "/commands", twice))[1]["code"] == 50035
    assert (await call("PUT", "/guilds/5/commands", []))[1]["code"] == 50001


async def test_other_languages_are_listed_for_who_asks(scene: Stage, http: aiohttp.ClientSession) -> None:
    base = f"{API}/applications/{scene.world.bot['id']}/commands"
    option = {"type": 3, "name": "game", "description": "x", "name_localizations": {"it": "gioco"}}
    command = {"name": "play", "description": "x", "name_localizations": {"it": "gioca"}, "options": [option]}
    async with http.put(base, headers=AUTH, json=[command]) as reply:
        (made,) = await reply.json()
    for query, whole in (("", False), ("?with_localizations=false", False), ("?with_localizations=true", True)):
        async with http.get(base + query, headers=AUTH) as reply:
            (listed,) = await reply.json()
        assert ("name_localizations" in listed) == ("name_localizations" in listed["options"][0]) == whole
        assert listed["id"] == made["id"]
    async with http.get(f"{base}/{made['id']}", headers=AUTH) as reply:
        assert (await reply.json())["name_localizations"] == {"it": "gioca"}


async def receive(socket: aiohttp.ClientWebSocketResponse, event: str) -> Any:
    while True:
        frame = await socket.receive_json(timeout=MAX_WAIT_SECONDS)
        if frame["t"] == event:
            return frame


async def test_a_heartbeat_is_answered_after_a_moment_as_over_a_network(
    scene: Stage, http: aiohttp.ClientSession
) -> None:
    """An earlier answer would look 41 seconds late: discord.py records a heartbeat only after sending it."""
    async with http.ws_connect(GATEWAY) as socket:
        assert (await socket.receive_json(timeout=MAX_WAIT_SECONDS))["op"] == 10
        sent = time.monotonic()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json(timeout=MAX_WAIT_SECONDS))["op"] == 11
        assert time.monotonic() - sent >= ACK_SECONDS


async def test_a_client_that_is_killed_before_its_heartbeat_is_answered_is_no_error(
    scene: Stage, http: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    async with http.ws_connect(GATEWAY) as socket:
        assert (await socket.receive_json(timeout=MAX_WAIT_SECONDS))["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        (connection,) = scene.server.gateway.connections
        transport = socket._response.connection.transport  # type: ignore[union-attr]
        assert transport is not None
        transport.abort()
        await until(lambda: connection not in scene.server.gateway.connections)
    assert connection not in scene.server.gateway.connections
    assert [one.message for one in caplog.records if one.levelno >= logging.ERROR] == []


async def test_binary_frames_and_heartbeats_before_identify(scene: Stage, http: aiohttp.ClientSession) -> None:
    async with http.ws_connect(GATEWAY) as socket:
        assert (await socket.receive_json(timeout=MAX_WAIT_SECONDS))["op"] == 10
        await socket.send_bytes(b'{"op": 1, "d": null}')
        assert (await socket.receive_json(timeout=MAX_WAIT_SECONDS))["op"] == 11
        identify = {"op": 2, "d": {"token": "any", "intents": 1, "properties": {}}}
        await socket.send_bytes(json.dumps(identify).encode())
        ready = await receive(socket, "READY")
        assert ready["d"]["guilds"] == [{"id": scene.world.guild_id, "unavailable": True}]
        guild = await receive(socket, "GUILD_CREATE")
        assert [member["user"]["id"] for member in guild["d"]["members"]] == [scene.world.bot["id"]]
        await scene.alice.say(scene.cards, "not wanted")
        guilds.channel(scene.world, "second")
        frame = await socket.receive_json(timeout=MAX_WAIT_SECONDS)
        assert (frame["t"], frame["s"]) == ("CHANNEL_CREATE", 3), "messages need their intent"
        await socket.send_json({"op": 8, "d": {"guild_id": scene.world.guild_id, "query": "al", "limit": 5}})
        chunk = await receive(socket, "GUILD_MEMBERS_CHUNK")
        assert [member["user"]["id"] for member in chunk["d"]["members"]] == [scene.alice.id]
        assert "nonce" not in chunk["d"]
        await socket.send_json({"op": 8, "d": {"guild_id": scene.world.guild_id, "user_ids": "5", "nonce": "n"}})
        chunk = await receive(socket, "GUILD_MEMBERS_CHUNK")
        assert (chunk["d"]["nonce"], chunk["d"]["not_found"]) == ("n", ["5"])
        await socket.send_json({"op": 8, "d": None})
        await socket.receive(timeout=MAX_WAIT_SECONDS)
        assert socket.close_code == 4002


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("no json", 4002),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 2, "d": {"token": "any", "intents": 32768}}', 4014),
        ('{"op": 2, "d": {"token": "any", "intents": -1}}', 4013),
        ('{"op": 2, "d": {"token": "any", "intents": 67108864}}', 4013),
        ('{"op": 2, "d": {"token": "any", "intents": "1"}}', 4013),
        ('{"op": 2, "d": {"token": "any", "intents": 1, "shard": [0, 0]}}', 4010),
        ('{"op": 2, "d": {"token": "any", "intents": 1, "shard": [2, 2]}}', 4010),
        ('{"op": 2, "d": {"token": "any", "intents": 1, "shard": [0]}}', 4010),
        ('{"op": 2, "d": {"token": "any", "intents": 1, "shard": 5}}', 4002),
        ('{"op": 2, "d": {"token": "any"}}', 4002),
        ('{"op": 2}', 4002),
        ('{"op": 6, "d": []}', 4002),
        ('{"op": 6, "d": {"session_id": []}}', 4002),
    ],
)
async def test_close_codes(http: aiohttp.ClientSession, frame: str, code: int) -> None:
    async with http.ws_connect(GATEWAY) as socket:
        await socket.receive_json(timeout=MAX_WAIT_SECONDS)
        await socket.send_str(frame)
        await socket.receive(timeout=MAX_WAIT_SECONDS)
        assert socket.close_code == code


@pytest.mark.parametrize("query", ["v=9&encoding=json", "v=10&encoding=etf"])
async def test_a_gateway_that_is_not_built_is_loud(scene: Stage, http: aiohttp.ClientSession, query: str) -> None:
    async with http.ws_connect(f"ws://gateway.discord.gg/?{query}") as socket:
        await socket.receive(timeout=MAX_WAIT_SECONDS)
        assert socket.close_code == 4012
    assert scene.world.unsupported.pop() == f"gateway {query}"


async def test_identifying_twice_and_resuming_an_unknown_session(http: aiohttp.ClientSession) -> None:
    async with http.ws_connect(GATEWAY) as socket:
        await socket.receive_json(timeout=MAX_WAIT_SECONDS)
        await socket.send_json({"op": 6, "d": {"token": "any", "session_id": "unknown", "seq": 1}})
        frame = await socket.receive_json(timeout=MAX_WAIT_SECONDS)
        assert (frame["op"], frame["d"]) == (9, False)
        identify = {"op": 2, "d": {"token": "any", "intents": 0}}
        await socket.send_json(identify)
        assert (await socket.receive_json(timeout=MAX_WAIT_SECONDS))["t"] == "READY"
        await socket.send_json(identify)
        await socket.receive(timeout=MAX_WAIT_SECONDS)
        assert socket.close_code == 4005


async def test_resume_replays_from_the_number_given(scene: Stage, http: aiohttp.ClientSession) -> None:
    async with http.ws_connect(GATEWAY) as socket:
        await socket.receive_json(timeout=MAX_WAIT_SECONDS)
        await socket.send_json({"op": 2, "d": {"token": "any", "intents": 1 | 1 << 9}})
        ready = await receive(socket, "READY")
        await receive(socket, "GUILD_CREATE")
        await scene.alice.say(scene.cards, "one")
        await receive(socket, "MESSAGE_CREATE")
        await scene.world.faults.drop_gateway()
    await scene.alice.say(scene.cards, "two")
    async with http.ws_connect(GATEWAY) as socket:
        await socket.receive_json(timeout=MAX_WAIT_SECONDS)
        resume = {"op": 6, "d": {"token": "any", "session_id": ready["d"]["session_id"], "seq": 2}}
        await socket.send_json(resume)
        frames = [await socket.receive_json(timeout=MAX_WAIT_SECONDS) for _ in range(3)]
        assert [(frame["t"], frame["s"]) for frame in frames] == [
            ("MESSAGE_CREATE", 3),
            ("MESSAGE_CREATE", 4),
            ("RESUMED", 5),
        ]


async def test_other_addresses_are_loud(scene: Stage, http: aiohttp.ClientSession) -> None:
    async with http.get("http://discord.com/api/v9/users/@me", headers=AUTH) as reply:
        assert reply.status == 501
    async with http.get(f"{API}/guilds/{scene.world.guild_id}/audit-logs", headers=AUTH) as reply:
        assert reply.status == 501
        assert "audit-logs" in (await reply.json())["message"]
    async with http.post(f"{API}/channels/{scene.cards}/messages", headers=AUTH, json={"poll": {"x": 1}}) as reply:
        assert reply.status == 501
    assert len(scene.world.unsupported) == 3
    scene.world.unsupported.clear()
    async with http.get("http://cdn.discordapp.com/attachments/1/2/three.png") as reply:
        assert reply.status == 404


async def test_a_break_of_the_server_itself_is_loud(scene: Stage, http: aiohttp.ClientSession) -> None:
    body = {"content": "x", "message_reference": {"nothing": 1}}
    async with http.post(f"{API}/channels/{scene.cards}/messages", headers=AUTH, json=body) as reply:
        assert reply.status == 500
        assert "KeyError" in (await reply.json())["message"]
    assert "KeyError" in scene.world.unsupported.pop()


async def test_zlib_stream() -> None:
    async with (
        stage(compress=True) as scene,
        aiohttp.ClientSession(connector=aiohttp.UnixConnector(str(scene.path))) as session,
        session.ws_connect(f"{GATEWAY}&compress=zlib-stream") as socket,
    ):
        inflate = zlib.decompressobj()
        found: list[Any] = []
        for _ in range(2):
            data = await socket.receive_bytes(timeout=MAX_WAIT_SECONDS)
            assert data.endswith(b"\x00\x00\xff\xff")
            found.append(json.loads(inflate.decompress(data)))
            await socket.send_json({"op": 1, "d": None})
        assert [frame["op"] for frame in found] == [10, 11]
