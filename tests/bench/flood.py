"""Issue 13, point 12: three hundred presses at once by one person, and how people at other tables are affected.

Intervals without and with floods alternate, so that both are measured on the same machine. During floods, the next one
starts soon after the last is completely answered, so a press of the others falls into every stage of a flood. The local
server runs on the same machine and answers the floods too: the bot's share is smaller than the figures.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from bot.local_server import CannotUse, Interaction, LocalDiscord, Person, World, guilds, new_world, person_named
from bot.local_server.interactions import REPLY, begin
from bot.local_server.payloads import EPHEMERAL
from bot.local_server.world import COMPONENT
from tests.bench.click import Timed
from tests.bench.rows import Row
from tests.e2e.conftest import connected, start_table
from tests.support.panel import action, controls
from tests.support.process import Germini
from tests.support.waiting import until

FLOOD = 300
ROUNDS = int(os.environ.get("GERMINI_BENCH_ROUNDS", "10"))
PRESSES = 30
"""Presses of the others in each part of a round."""

OTHERS = ("Bruno", "Carla", "Dino", "Elena", "Fabio", "Gina", "Hugo", "Ida")
"""Players, each at their own table; the next one continues where a match is over."""

BETWEEN = 0.1
PAUSE = 0.3
"""Seconds at most between the last answer to a flood and the next flood."""

BEHIND = 0.05
"""Seconds after the end of a flood in which a press counts as right behind it."""

KINDS = ("alone", "the same press", "different presses")
MAX_FACTOR = 1.5
"""The largest allowed factor between the others' acknowledgements with and without floods."""


@dataclass
class Sending:
    """The time a flood takes to leave the local server, from begin to end (monotonic seconds)."""

    begin: float
    end: float = float("inf")


class Press(NamedTuple):
    """When a press was made (monotonic seconds), and after how many ms it was acknowledged."""

    born: float
    took: float

    def meets(self, sending: Sending) -> bool:
        """Return whether the local server was sending a flood between this press and its acknowledgement."""
        return self.born < sending.end and self.born + self.took / 1000 > sending.begin


def bench(rounds: int = ROUNDS) -> Iterator[Row]:
    """Yield the others' acknowledgements and the outcomes of the floods.

    The local server remembers every interaction. Garbage collection is off meanwhile, because its pauses would count as
    the bot's.
    """
    gc.disable()
    try:
        rows = asyncio.run(_rounds(rounds))
    finally:
        gc.enable()
    yield from rows


async def _rounds(rounds: int) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        async with LocalDiscord(world, unix_path=Path(folder) / "s") as server:
            bot = Germini(Path(folder) / "s", Path(folder) / "data")
            await bot.start()
            flooding, *others = [person_named(world, name) for name in ("Anna", *OTHERS)]
            for number, person in enumerate((flooding, *others)):
                channel = guilds.channel(world, f"table-{number}")["id"]
                await connected(server, person, channel)
                await start_table([person], channel, people=1, length=12)
            players = [Timed(person, []) for person in others]
            found: dict[str, list[float]] = {kind: [] for kind in KINDS}
            behind: dict[str, list[float]] = {kind: [] for kind in KINDS}
            became: Counter[str] = Counter()
            await _presses(players, PRESSES, [])
            for _ in range(rounds):
                for kind in KINDS:
                    ends, sent = asyncio.Event(), list[Sending]()
                    floods = _floods(server, flooding, ends, sent, same=kind == KINDS[1])
                    beside = None if kind == KINDS[0] else asyncio.create_task(floods)
                    if beside is None:
                        floods.close()
                    for press in await _presses(players, PRESSES, sent):
                        found[kind].append(press.took)
                        if any(0 <= press.born - sending.end < BEHIND for sending in sent):
                            behind[kind].append(press.took)
                    ends.set()
                    became.update(await beside if beside is not None else ())
            await bot.stop()
    return [*(_beside(kind, found, behind[kind]) for kind in KINDS[1:]), _all_answered(became)]


def _beside(kind: str, found: dict[str, list[float]], behind: list[float]) -> Row:
    (p99, median), (p99_alone, median_alone) = (
        (_at(found[one], 0.99), _at(found[one], 0.5)) for one in (kind, KINDS[0])
    )
    right_behind = f"; {len(behind)} within {BEHIND * 1000:.0f} ms of a flood"
    right_behind += f", median {_at(behind, 0.5):.1f} ms" if behind else ""
    return Row(
        "F1",
        f"other tables' acknowledgements beside {FLOOD} times {kind}",
        f"p99 {p99:.1f} ms, {p99 / p99_alone:.2f} x alone ({p99_alone:.1f} ms), median {median:.1f} ms "
        f"({median_alone:.1f} ms), {len(found[kind])} presses each{right_behind}",
        f"{MAX_FACTOR} x alone",
        p99 <= MAX_FACTOR * p99_alone,
    )


def _all_answered(became: Counter[str]) -> Row:
    return Row(
        "F2",
        f"what became of {sum(became.values())} presses of floods",
        ", ".join(f"{number} {what}" for what, number in sorted(became.items())),
        "none unanswered",
        bool(became) and not became["unanswered"],
    )


def _at(values: list[float], share: float) -> float:
    return sorted(values)[int(len(values) * share)]


async def _presses(players: list[Timed], presses: int, sent: list[Sending]) -> list[Press]:
    """Return this many presses of the others, made at the speed of a player in a hurry. Excludes presses that the local
    server received or sent late because it was sending a flood: it does one thing at a time."""
    end, made = time.monotonic() + 60, list[Press]()
    while len(made) < presses and time.monotonic() < end:
        for player in players:
            player.times.clear()
            born = time.monotonic()
            if await player.answer() or await _next_deal(player.person):
                pressed = [Press(born, took) for took in player.times]
                made += [one for one in pressed if not any(one.meets(sending) for sending in sent)]
                await asyncio.sleep(BETWEEN)
                break
        else:
            await asyncio.sleep(0.01)
    if len(made) < presses:
        raise AssertionError("there is nothing to press: fewer rounds fit into these matches")
    return made[:presses]


async def _floods(
    server: LocalDiscord, person: Person, ends: asyncio.Event, sent: list[Sending], *, same: bool
) -> Counter[str]:
    """Send floods until ``ends``, each soon after the last is completely answered. Returns the outcomes of their
    presses."""
    became = Counter[str]()
    chance = random.Random()
    while not ends.is_set():
        await asyncio.sleep(chance.random() * PAUSE)
        sending = Sending(time.monotonic())
        sent.append(sending)
        flood = await _flood(server.world, person, same=same)
        await _sent(server)
        sending.end = time.monotonic()
        became.update(await _became(server.world, flood))
    return became


async def _next_deal(person: Person) -> bool:
    """Start the next deal where one is over; return whether that was so."""
    for message in reversed(person.dm_messages()):
        for node in controls(message):
            if action(node) == "next":
                with contextlib.suppress(CannotUse):
                    await person.click(message["id"], node["custom_id"])
                return True
    return False


async def _flood(world: World, person: Person, *, same: bool) -> list[Interaction]:
    """Return presses of one control of one's panel, or of as many different controls as there are presses."""

    def panel() -> dict[str, Any] | None:
        """Return the panel, not an ephemeral message, which the next one replaces."""
        return next((m for m in person.dm_messages() if list(controls(m)) and not m["flags"] & EPHEMERAL), None)

    shown = await until(panel, what="a panel")
    head = next(controls(shown))["custom_id"].split(":")
    ids = [":".join([*head[:4], "refresh" if same else f"card:{number:x}"]) for number in range(FLOOD)]
    where = shown["channel_id"]
    return [
        begin(world, COMPONENT, person.id, where, {"custom_id": one, "component_type": 2, "id": 1}, message=shown)
        for one in ids
    ]


async def _sent(server: LocalDiscord) -> None:
    """Wait until the local server has sent everything; this time is not a figure of the bot."""
    queues = [one.session.queue for one in server.gateway.connections if one.session is not None]
    while any(queue is not None and not queue.empty() for queue in queues):  # noqa: ASYNC110
        await asyncio.sleep(0)


async def _became(world: World, flood: list[Interaction]) -> Counter[str]:
    """Count how the presses were answered: silently, by a message, by the panel, or not within three seconds."""
    end = time.monotonic() + 4
    while not all(one.responded for one in flood) and time.monotonic() < end:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    for one in flood:
        if one.callback_type == REPLY and one.message is not None:  # Read and delete it: a channel holds only so many.
            world.messages[one.channel_id].pop(one.message["id"], None)
    told = {REPLY: "told in words", 6: "acknowledged silently", 7: "answered by the panel"}
    return Counter(told.get(one.callback_type or 0, "unanswered") for one in flood)
