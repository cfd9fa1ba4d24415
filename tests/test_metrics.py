"""What a monitor reads of the running bot: figures, whether it is ready, and nothing that names anybody."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.metrics import route_of
from bot.table.clocks import UNCONNECTED
from tests.support.edge import Edge, edge

MONITORING = Path(__file__).parents[1] / "docs" / "monitoring"
NAME = re.compile(r"\bgermini_\w+")


@asynccontextmanager
async def monitored(monkeypatch: pytest.MonkeyPatch, port: int = 0) -> AsyncIterator[tuple[Edge, str]]:
    """Yield the bot with a monitor, and the address of its figures."""
    monkeypatch.setenv("GERMINI_METRICS_PORT", str(port))
    async with edge() as its:
        assert its.bot is not None
        assert its.bot.monitor is not None
        yield its, its.bot.monitor.address


async def read(address: str, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(address + path) as answer:
        return answer.status, await answer.text()


def samples(text: str) -> dict[str, dict[str, float]]:
    """Return the figures by name, and by their labels' values."""
    found: dict[str, dict[str, float]] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, {})["/".join(sample.labels.values())] = sample.value
    return found


def names_in(text: str, its: Edge) -> list[str]:
    """Return what the figures tell of people, places, tables and cards."""
    private = [
        its.world.guild_id,
        its.channel,
        its.table,
        *(one.id for one in its.people),
        *(one.name for one in its.people),
    ]
    cards = its.state.rules.meta.pack.ids
    labels = set(re.findall(r'="([^"]*)"', text))
    return [str(one) for one in private if str(one) in text] + sorted(labels & {*cards})


async def test_a_monitor_reads_how_the_bot_is(monkeypatch: pytest.MonkeyPatch) -> None:
    async with monitored(monkeypatch) as (its, address):
        await its.open_table()
        await its.quiet()
        status, text = await read(address, "/metrics")
        found = samples(text)
        assert status == 200
        assert found["germini_tables"] == {"minchiate/playing": 1.0}
        assert found["germini_saving"] == {"": 1.0}
        for counted in ("acknowledgement", "commit", "drawing"):
            assert found[f"germini_{counted}_seconds_count"][""] > 0, counted
        assert found["germini_interactions_total"]["answered"] > 0
        await its.until(lambda: sum(samples_now(its)["germini_event_loop_delay_seconds_count"].values()) > 0)
        assert names_in(text, its) == []
        assert names_in(text + f'\nplanted{{who="{its.host.id}"}} 1', its) == [its.host.id]
        assert names_in(text + f'\nplanted{{card="{its.state.rules.meta.pack.ids[3]}"}} 1', its) != []


def samples_now(its: Edge) -> dict[str, dict[str, float]]:
    """Return the figures without asking for them."""
    assert its.bot is not None
    assert its.bot.monitor is not None
    return samples(its.bot.monitor.text().decode())


async def test_a_request_that_is_refused_is_counted_by_its_route(monkeypatch: pytest.MonkeyPatch) -> None:
    async with monitored(monkeypatch) as (its, _):
        its.world.faults.close_dms(its.host.id)
        await its.open_table(start=False)
        await its.press(its.host, its.channel, "start")
        await its.until(lambda: "germini_requests_refused_total" in samples_now(its))
        assert samples_now(its)["germini_requests_refused_total"] == {"POST//channels/{id}/messages/403": 1.0}
        await its.until(lambda: samples_now(its).get("germini_direct_messages_failed_total") == {"unreachable": 1.0})


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/{id}/messages/{id}"),
        ("/api/v10/interactions/9/aW50ZXJh/callback", "/interactions/{id}/{token}/callback"),
        ("/api/v10/webhooks/77/a.b-c/messages/@original", "/webhooks/{id}/{token}/messages/@original"),
        ("/api/v10/users/@me/channels", "/users/@me/channels"),
    ],
)
def test_a_route_has_no_numbers_and_no_tokens(path: str, route: str) -> None:
    assert route_of(path) == route


async def test_the_bot_is_ready_while_it_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    async with monitored(monkeypatch) as (its, address):
        assert its.bot is not None
        assert await read(address, "/livez") == (200, "ok\n")
        assert await read(address, "/readyz") == (200, "ok\n")
        its.bot.services.tables.clock_freeze.begin(UNCONNECTED)
        assert await read(address, "/readyz") == (503, "Discord is not connected\n")
        its.bot.services.tables.clock_freeze.end(UNCONNECTED)
        its.bot._opened = False
        assert await read(address, "/readyz") == (503, "the bot starts or stops\n")
        its.bot._opened = True


async def test_a_port_that_is_taken_does_not_stop_the_bot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        async with monitored(monkeypatch, taken.getsockname()[1]) as (its, address):
            assert address == ""
            assert [one.message for one in caplog.records if "metrics" in one.message] == [
                "the metrics cannot be served"
            ]
            assert its.bot is not None
            assert its.bot.is_ready()


async def test_without_a_port_nothing_is_measured() -> None:
    async with edge() as its:
        assert its.bot is not None
        assert its.bot.monitor is None
        assert its.bot.traffic.waited is None


async def test_the_dashboard_and_the_alerts_ask_for_figures_that_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    async with monitored(monkeypatch) as (its, _):
        await its.open_table()
        there = set(samples_now(its)) | {"germini_requests_refused_total", "germini_direct_messages_failed_total"}
        dashboard = json.loads((MONITORING / "dashboard.json").read_text())
        asked = {
            name
            for panel in dashboard["panels"]
            for target in panel.get("targets", ())
            for name in NAME.findall(target["expr"])
        }
        alerts = (MONITORING / "alerts.yml").read_text()
        assert len(asked) >= 12
        assert asked - there == set()
        assert set(NAME.findall(alerts)) - there == set()
        assert "germini_saving" in alerts
