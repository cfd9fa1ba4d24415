"""What a monitor reads about the running bot: ``/metrics`` for Prometheus, ``/livez`` and ``/readyz``.

Nothing here names a person, a server, a table or a card: labels are games, statuses, routes without their numbers, and
HTTP statuses. What costs time is measured where it happens, by functions that are only set here; everything else is
read when a monitor asks.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter as Counts
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from bot.players.search.workers import Workers
from bot.version import version

if TYPE_CHECKING:
    from bot.services import Services
    from bot.ui.messages.direct_messages import Dms
    from bot.ui.transport.interaction_queue import InteractionQueue
    from bot.ui.transport.load import Traffic

log = logging.getLogger(__name__)

LOOK = 0.25
"""Seconds between two looks at how late the event loop is."""

BRIEF = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Bounds of the histograms, in seconds."""

WAITED = (0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0)
"""Bounds for what people wait for. Discord gives an interaction up after three seconds."""

_NUMBER = re.compile(r"/\d+")
_TOKEN = re.compile(r"/(interactions|webhooks)/\{id\}/[^/]+")


class Monitor:
    """Measures the bot and serves the figures. ``problems`` returns why the bot is not ready, nothing while it is."""

    def __init__(
        self,
        services: Services,
        traffic: Traffic,
        interactions: InteractionQueue,
        dms: Dms,
        problems: Callable[[], list[str]],
    ) -> None:
        self._services = services
        self._problems = problems
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.registry.register(_State(services, traffic, interactions, dms))
        self._late = self._histogram("event_loop_delay", "How late the event loop runs what is due.", BRIEF)
        traffic.waited = self._histogram(
            "acknowledgement", "From a press or command until Discord had the answer.", WAITED
        ).observe
        services.store.saving.took = self._histogram("commit", "A durable write of the database.", BRIEF).observe
        services.pictures.queue.took = self._histogram("drawing", "The drawing of a picture.", BRIEF).observe
        thinking = self._histogram("thinking", "A search of an expert bot.", BRIEF)
        if isinstance(services.search, Workers):
            services.search.took = thinking.observe
        refused = Counter(
            "germini_requests_refused",
            "Requests that Discord refused, by route and HTTP status.",
            ("method", "route", "status"),
            registry=self.registry,
        )
        traffic.refused = lambda method, path, status: refused.labels(method, route_of(path), str(status)).inc()
        self._tasks: list[asyncio.Task[None]] = []
        self._runner: web.AppRunner | None = None
        self.address = ""
        """Where the figures are served, "" if nowhere."""

    def _histogram(self, name: str, told: str, bounds: tuple[float, ...]) -> Histogram:
        return Histogram(f"germini_{name}_seconds", told, buckets=bounds, registry=self.registry)

    async def start(self, host: str, port: int) -> None:
        """Serve the figures. Where that is not possible the bot runs without them, and the log says why."""
        self._tasks = [asyncio.create_task(self._watch_loop(), name="event-loop delay")]
        app = web.Application()
        app.add_routes(
            [web.get("/metrics", self._metrics), web.get("/livez", self._live), web.get("/readyz", self._ready)]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        try:
            await site.start()
        except OSError as error:
            log.error("the metrics cannot be served", extra={"host": host, "port": port, "why": str(error)})
            return
        self.address = f"http://{host}:{self._runner.addresses[0][1]}"
        log.info("metrics are served", extra={"address": self.address})

    async def stop(self) -> None:
        """Stop serving and measuring. A second call does nothing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    def text(self) -> bytes:
        """Return the figures in Prometheus' text format."""
        return generate_latest(self.registry)

    async def _watch_loop(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LOOK
            await asyncio.sleep(LOOK)
            self._late.observe(max(0.0, clock() - due))

    async def _metrics(self, _: web.Request) -> web.Response:
        return web.Response(body=self.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _live(self, _: web.Request) -> web.Response:
        """The process answers, so its event loop runs."""
        return web.Response(text="ok\n")

    async def _ready(self, _: web.Request) -> web.Response:
        problems = self._problems()
        return web.Response(text="\n".join(problems or ["ok"]) + "\n", status=503 if problems else 200)


def route_of(path: str) -> str:
    """Return the path of a request without numbers and tokens: ``/channels/{id}/messages``."""
    short = re.sub(r"^/api(/v\d+)?", "", path)
    return _TOKEN.sub(r"/\1/{id}/{token}", _NUMBER.sub("/{id}", short))


class _State(Collector):
    """Reads what the bot holds at the moment."""

    def __init__(self, services: Services, traffic: Traffic, interactions: InteractionQueue, dms: Dms) -> None:
        self._services = services
        self._traffic = traffic
        self._interactions = interactions
        self._dms = dms
        self._version = version()

    def describe(self) -> Iterator[Metric]:
        """Return nothing: the names are known only from :meth:`collect`, and the registry need not compare them."""
        yield from ()

    def collect(self) -> Iterator[Metric]:
        """Return the figures of this moment."""
        services, traffic = self._services, self._traffic
        tables = services.tables.in_memory()
        kinds = Counts((state.game, state.status) for state, _ in tables)
        open_tables = GaugeMetricFamily("germini_tables", "Open tables.", labels=("game", "status"))
        for kind, count in sorted(kinds.items()):
            open_tables.add_metric(kind, count)
        yield open_tables
        waiting = [count for _, count in tables]
        unsaved = services.store.saving.unsaved
        gauges = {
            "mailbox_commands": ("Commands that wait at all tables.", sum(waiting)),
            "mailbox_longest": ("Commands that wait at the table with the most.", max(waiting, default=0)),
            "tables_quarantined": ("Tables whose log cannot be read.", len(services.tables.quarantine.tables)),
            "load_level": ("The load level, 0 to 3 (ux.md 5.4).", traffic.level()),
            "requests_per_second": ("Requests to Discord, over ten seconds.", traffic.rate()),
            "shut_out_seconds": ("Seconds for which Discord takes no requests of this address.", traffic.shut()),
            "oldest_press_seconds": ("How long the oldest press without an answer waits.", self._interactions.oldest()),
            "drawing_behind_seconds": ("How long one more picture would wait.", services.pictures.behind()),
            "search_workers": (
                "Processes in which expert bots think.",
                services.search.live if isinstance(services.search, Workers) else 0,
            ),
            "saving": ("1 while moves can be saved.", int(unsaved is None)),
            "lease_epoch": ("How often a bot has taken this database.", services.store.owner.epoch),
        }
        for name, (told, value) in gauges.items():
            yield GaugeMetricFamily(f"germini_{name}", told, value=value)
        its = GaugeMetricFamily("germini_version_info", "The version that runs.", labels=("version", "commit"))
        its.add_metric(self._version, 1)
        yield its
        handled = CounterMetricFamily(
            "germini_interactions", "Presses and commands, by what became of them.", labels=["end"]
        )
        for end, count in sorted(self._interactions.counts.items()):
            handled.add_metric([end.replace(" ", "_")], count)
        yield handled
        failed = CounterMetricFamily(
            "germini_direct_messages_failed", "Direct messages that failed, by reason.", labels=["why"]
        )
        for why, count in sorted(self._dms.failed.items()):
            failed.add_metric([why], count)
        yield failed
