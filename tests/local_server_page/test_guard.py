"""Only the page of this server, with the key of this run, gets an answer."""

from __future__ import annotations

import logging
import socket

import pytest
from yarl import URL

from bot.local_server import new_world
from bot.local_server.page import PageServer, PortTaken, server
from tests.local_server_page.conftest import Visit

POLICY = {
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
}
SECRET_PATHS = ("/api/messages?channel=1", "/api/commands?channel=1", "/api/file/attachments/1/2/x.png")


@pytest.mark.parametrize("path", ["/", "/static/js/main.js", "/api/messages?channel=1", "/nowhere", "/static/none.js"])
async def test_every_answer_carries_the_strict_headers(visit: Visit, path: str) -> None:
    answer = await visit.get(path)
    assert {rule.strip() for rule in answer.headers["Content-Security-Policy"].split(";")} == POLICY
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["Cache-Control"] == "no-store"
    assert "Server" not in answer.headers
    assert "Access-Control-Allow-Origin" not in answer.headers


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost.evil.example:{port}", "[::1]:{port}"]
)
async def test_another_host_name_is_refused(visit: Visit, host: str) -> None:
    """A foreign host name that resolves to this machine (DNS rebinding) is refused."""
    for path in ("/", *SECRET_PATHS):
        answer = await visit.get(path, headers={"Host": host.format(port=visit.page.port)})
        assert answer.status == 421
        assert await answer.json() == {"error": "wrong-host"}


async def test_both_names_of_this_machine_are_welcome(visit: Visit) -> None:
    for name in ("127.0.0.1", "localhost"):
        answer = await visit.get("/", headers={"Host": f"{name}:{visit.page.port}"})
        assert answer.status == 200


@pytest.mark.parametrize("path", SECRET_PATHS)
@pytest.mark.parametrize("key", [None, "", "x" * 32, "\u00e9"])
async def test_without_the_key_nothing_is_shown(visit: Visit, path: str, key: str | None) -> None:
    headers = {} if key is None else {"X-Key": key}
    answer = await visit.session.get(visit.origin + path, headers={**headers, "X-Person": visit.anna.id})
    assert answer.status == 403
    assert await answer.json() == {"error": "wrong-key"}


async def test_without_the_key_nothing_is_done(visit: Visit) -> None:
    body = {"channel": visit.cards, "text": "hello"}
    for where in ("say", "person", "click"):
        answer = await visit.session.post(f"{visit.origin}/api/{where}", json=body, headers={"X-Person": visit.anna.id})
        assert answer.status == 403
    assert visit.anna.messages(visit.cards) == []


async def test_the_key_does_not_count_in_an_address(visit: Visit) -> None:
    answer = await visit.session.get(f"{visit.origin}/api/messages?channel={visit.cards}&key={visit.key}")
    assert answer.status == 403


async def test_each_run_has_a_key_of_its_own(visit: Visit) -> None:
    async with PageServer(new_world(), port=0) as other:
        assert other.url.partition("#key=")[2] != visit.key
        assert len(visit.key) >= 32


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
async def test_requests_of_other_sites_are_refused(visit: Visit, site: str) -> None:
    for path in ("/static/js/main.js", f"/api/messages?channel={visit.cards}"):
        answer = await visit.get(path, headers={"Sec-Fetch-Site": site})
        assert answer.status == 403
        assert await answer.json() == {"error": "cross-site"}


async def test_another_origin_is_refused(visit: Visit) -> None:
    for origin in ("http://evil.example", "null", f"https://127.0.0.1:{visit.page.port}"):
        answer = await visit.get(f"/api/messages?channel={visit.cards}", headers={"Origin": origin})
        assert answer.status == 403


async def test_a_link_from_elsewhere_opens_the_start_page_alone(visit: Visit) -> None:
    followed = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    assert (await visit.get("/", headers=followed)).status == 200
    assert (await visit.get("/", headers={**followed, "Sec-Fetch-Dest": "iframe"})).status == 403
    assert (await visit.get("/static/js/main.js", headers=followed)).status == 403


async def test_only_json_is_taken(visit: Visit) -> None:
    """Requests that a form on another site can send without a preflight request are refused."""
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        answer = await visit.session.post(
            f"{visit.origin}/api/say",
            data=f'{{"channel": "{visit.cards}", "text": "hi"}}',
            headers={**visit.headers(), "Content-Type": kind},
        )
        assert answer.status == 400
    assert visit.anna.messages(visit.cards) == []


@pytest.mark.parametrize(
    "path",
    [
        "/static/../server.py",
        "/static/%2e%2e/server.py",
        "/static/..%2fserver.py",
        "/static/js/..%5c..%5cserver.py",
        "/static//etc/passwd",
        "/static/%2fetc%2fpasswd",
        "/static/js",
        "/static/js/main.js%00.css",
        "/api/file/attachments/../../server.py",
        "/api/file/%2e%2e/%2e%2e/etc/passwd",
    ],
)
async def test_no_path_leads_out(visit: Visit, path: str) -> None:
    answer = await visit.session.get(URL(visit.origin + path, encoded=True), headers=visit.headers())
    assert answer.status == 404


async def test_other_methods_and_places_are_not_found(visit: Visit) -> None:
    assert (await visit.post("nothing", {}))[0] == 404
    answer = await visit.session.put(f"{visit.origin}/", headers=visit.headers())
    assert answer.status == 405
    answer = await visit.session.get(f"{visit.origin}/api/say", headers=visit.headers())
    assert answer.status == 405


async def test_only_this_machine_is_served(visit: Visit) -> None:
    with pytest.raises(ValueError, match="this machine"):
        PageServer(new_world(), host="0.0.0.0")
    assert visit.page.url.startswith("http://127.0.0.1:")


async def test_a_taken_port_is_named(visit: Visit) -> None:
    with pytest.raises(PortTaken) as caught:
        async with PageServer(new_world(), port=visit.page.port):
            raise AssertionError("two servers on one port")
    assert caught.value.port == visit.page.port
    assert str(visit.page.port) in str(caught.value)


async def test_the_default_port_gives_way_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(server, "DEFAULT_PORT", port)
        async with PageServer(new_world(), port=port) as page:
            assert port < page.port < port + server.TRIES


async def test_the_key_is_in_no_log(visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    await visit.get(f"/api/messages?channel={visit.cards}")
    await visit.post("say", {"channel": visit.cards, "text": "hi"})
    await (await visit.stream()).close()
    assert visit.key not in caplog.text
