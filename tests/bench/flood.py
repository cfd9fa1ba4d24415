"""Issue 13, point 12: three hundred presses at once by one person, and what somebody at another table notices of them.

Rounds alone and rounds beside a flood take turns, so that all meet the same machine. The other's first press comes when
the local server has sent the flood; it answers the flood too, so the bot's share is smaller than the figures.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.local_server import CannotUse, Interaction, LocalDiscord, Person, World
from bot.local_server.interactions import COMPONENT, REPLY, begin
from tests.bench.click import Timed
from tests.bench.rows import Row
from tests.e2e.conftest import connected, start_table
from tests.support.panel import action, controls, eventually
from tests.support.process import Germini

FLOOD = 300
ROUNDS = int(os.environ.get("GERMINI_BENCH_ROUNDS", "10"))
PRESSES = 8
"""Presses of the other person in a round: about as long as a flood is acknowledged, and all rounds in one match."""

BETWEEN = 0.1
KINDS = ("alone", "the same press", "different presses")
MOST = 1.5
"""How much longer the other's acknowledgement may take."""


def bench(rounds: int = ROUNDS) -> Iterator[Row]:
    """The other's acknowledgements, and what became of the flood.

    The local server remembers every interaction. Its garbage is not collected meanwhile: such a pause would be taken
    for one of the bot's.
    """
    gc.disable()
    try:
        rows = asyncio.run(_rounds(rounds))
    finally:
        gc.enable()
    yield from rows


async def _rounds(rounds: int) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = World()
        world.rates.enabled = False
        async with LocalDiscord(world, unix_path=Path(folder) / "s") as server:
            bot = Germini(Path(folder) / "s", Path(folder) / "data")
            await bot.start()
            times: list[float] = []
            flooding, other = world.person("Anna"), world.person("Bruno")
            for person, name in ((flooding, "one"), (other, "two")):
                channel = world.channel(name)["id"]
                await connected(server, person, channel)
                await start_table([person], channel, people=1, length=12)
            player = Timed(other, times)
            found: dict[str, list[float]] = {kind: [] for kind in KINDS}
            became: Counter[str] = Counter()
            await _presses(player)
            for _ in range(rounds):
                for kind in KINDS:
                    times.clear()
                    flood = [] if kind == KINDS[0] else await _flood(world, flooding, same=kind == KINDS[1])
                    await _sent(server)
                    await _presses(player)
                    found[kind] += times
                    became.update(await _became(world, flood))
            await bot.stop()
    p99 = {kind: sorted(its)[int(len(its) * 0.99)] for kind, its in found.items()}
    median = {kind: sorted(its)[len(its) // 2] for kind, its in found.items()}
    count = len(found[KINDS[0]])
    return [
        *(
            Row(
                "F1",
                f"another table's acknowledgement beside {FLOOD} times {kind}",
                f"p99 {p99[kind]:.1f} ms, {p99[kind] / p99[KINDS[0]]:.2f} x alone ({p99[KINDS[0]]:.1f} ms), median "
                f"{median[kind]:.1f} ms ({median[KINDS[0]]:.1f} ms), {count} presses each",
                f"{MOST} x alone",
                p99[kind] <= MOST * p99[KINDS[0]],
            )
            for kind in KINDS[1:]
        ),
        Row(
            "F2",
            f"what became of {sum(became.values())} presses of floods",
            ", ".join(f"{number} {what}" for what, number in sorted(became.items())),
            "none unanswered",
            not became["unanswered"],
        ),
    ]


async def _presses(player: Timed) -> None:
    """So many presses of the other person, as fast as somebody plays who is in a hurry."""
    end, before = time.monotonic() + 60, len(player.times)
    while len(player.times) - before < PRESSES and time.monotonic() < end:
        pressed = await player.answer() or await _next_deal(player.person)
        await asyncio.sleep(BETWEEN if pressed else 0.01)
    if len(player.times) - before < PRESSES:
        raise AssertionError("there is nothing to press: fewer rounds fit into a match")


async def _next_deal(person: Person) -> bool:
    """Go on where a deal is over; whether that was so."""
    for message in reversed(person.dm_messages()):
        for node in controls(message):
            if action(node) == "next":
                with contextlib.suppress(CannotUse):
                    await person.click(message["id"], node["custom_id"])
                return True
    return False


async def _flood(world: World, person: Person, *, same: bool) -> list[Interaction]:
    """Presses of one control of one's panel, or of as many different ones as there are presses."""

    def panel() -> dict[str, Any] | None:
        return next((m for m in reversed(person.dm_messages()) if list(controls(m))), None)

    shown = await eventually(panel, what="a panel")
    head = next(controls(shown))["custom_id"].split(":")
    ids = [":".join([*head[:4], "refresh" if same else f"card:{number:x}"]) for number in range(FLOOD)]
    where = shown["channel_id"]
    return [
        begin(world, COMPONENT, person.id, where, {"custom_id": one, "component_type": 2, "id": 1}, message=shown)
        for one in ids
    ]


async def _sent(server: LocalDiscord) -> None:
    """Until the local server has sent everything: how long that takes is no figure of the bot's."""
    queues = [one.session.queue for one in server.gateway.connections if one.session is not None]
    while any(queue is not None and not queue.empty() for queue in queues):  # noqa: ASYNC110
        await asyncio.sleep(0)


async def _became(world: World, flood: list[Interaction]) -> Counter[str]:
    """How each was answered: silently, by a word, or by the panel; unanswered after three seconds."""
    end = time.monotonic() + 4
    while not all(one.responded for one in flood) and time.monotonic() < end:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
    for one in flood:
        if one.callback_type == REPLY and one.message is not None:  # Read and put away: a channel holds only so many.
            world.messages[one.channel_id].pop(one.message["id"], None)
    told = {REPLY: "told in words", 6: "acknowledged silently", 7: "answered by the panel"}
    return Counter(told.get(one.callback_type or 0, "unanswered") for one in flood)
