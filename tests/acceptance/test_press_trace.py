"""How many files of the bot one card enters in Minchiate, from the press to its commit and to both messages.

The two ceilings are measured values, and only go down: a commit that lowers a figure lowers its ceiling. The goals of
33 files to the commit and 55 in all are reached.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from itertools import chain
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from bot.local_server import LocalDiscord, new_world
from tests.fuzz.home import Home
from tests.support.entered import ROOT, Entered, tracing
from tests.support.panel import PanelPlayer

TO_THE_COMMIT, TO_BOTH_MESSAGES = 32, 55
CORE = {"bot/client.py", "bot/games/minchiate/game.py"}
"""Files that every card enters: a trace without them measured nothing."""

CARD = ["minchiate:card_played", "table.acted"]
"""What is stored of a card that ends no trick."""

ENOUGH, CARDS = 9, 60
"""How many cards are measured, and at most if they enter too many files. Their median counts: some cards include
background work of the bot, and one card causes more messages than another."""


@pytest.fixture
async def traced() -> AsyncIterator[tuple[Home, Entered]]:
    """Four people at a table of Minchiate on a real database, and a trace of the entered files."""
    with tracing() as entered, tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        async with LocalDiscord(world, unix_path=Path(folder) / "s"):
            its = Home(world, Path(folder))
            await its.start()
            try:
                yield its, entered
            finally:
                await its.stop()


async def sat_down(its: Home) -> None:
    """Fill the table and let everybody confirm that they are there."""
    await its.host.slash(its.channel, "table create", game="minchiate")
    for person in its.people[1:]:
        await its.press(person, its.channel, "sit")
    await its.press(its.host, its.channel, "start")
    for person in its.people[1:]:
        await its.press(person, its.channel, "here")
    await its.until(its.thread)


def shown(its: Home) -> dict[str, Any]:
    """Return when each message was last edited."""
    return {one["id"]: one.get("edited_timestamp") for held in its.world.messages.values() for one in held.values()}


async def cards_played(its: Home, entered: Entered) -> AsyncIterator[tuple[set[str], set[str]]]:
    """Yield the files entered to the commit and in all by each card that ends no trick, traced until no work is
    left."""
    players = [PanelPlayer(person) for person in its.people]
    for _ in range(400):
        for player in players:
            await its.quiet()
            before = shown(its)
            entered.begin()
            if await player.answer():
                await its.quiet()
            entered.end()
            if sorted(entered.facts) == CARD:
                assert entered.committed is not None
                edited = [one for one, when in shown(its).items() if before.get(one, when) != when]
                # A bot that is behind puts off one of the two: the table's message and the player's own.
                if len(edited) >= 2:
                    yield entered.committed, entered.files


def too_many(traces: list[set[str]], ceiling: int) -> str:
    """Return the message if most cards enter more files than the ceiling allows, "" for fewer."""
    middle = int(median(map(len, traces)))
    if middle <= ceiling:
        return ""
    count = Counter(chain.from_iterable(traces))
    usual = sorted(name for name, cards in count.items() if 2 * cards > len(traces))
    return "\n".join([f"{middle} files, at most {ceiling}:", *usual])


@pytest.mark.slow
async def test_a_card_enters_no_more_files_than_it_did(traced: tuple[Home, Entered]) -> None:
    its, entered = traced
    await sat_down(its)
    committed, whole = list[set[str]](), list[set[str]]()
    said = list[str]()
    async for before, both in cards_played(its, entered):
        assert CORE <= before < both
        committed.append(before)
        whole.append(both)
        said = [too_many(committed, TO_THE_COMMIT), too_many(whole, TO_BOTH_MESSAGES)]
        if len(whole) == CARDS or (len(whole) >= ENOUGH and not any(said)):
            break
    assert len(whole) >= ENOUGH
    if any(said):
        pytest.fail("\n".join(filter(None, said)))


def test_one_more_file_would_be_noticed() -> None:
    """A function in a file of the bot is counted; one elsewhere, or the body of a module, is not."""
    here: dict[str, Any] = {}
    for name in ("bot/ui/planted.py", "bot/local_server/planted.py", "tests/planted.py"):
        exec(compile("def enter():\n    pass", str(ROOT / name), "exec"), here)
        here[name] = here["enter"]
    with tracing() as entered:
        here["bot/ui/planted.py"]()
        entered.begin()
        exec(compile("x = 1", str(ROOT / "bot/ui/body.py"), "exec"), {})
        for name in ("bot/ui/planted.py", "bot/local_server/planted.py", "tests/planted.py"):
            here[name]()
        entered.statement("INSERT INTO events (kind) VALUES ('minchiate:card_played')")
        entered.statement("COMMIT")
        entered.files.add("bot/ui/later.py")
        entered.end()
    assert entered.files == {"bot/ui/planted.py", "bot/ui/later.py"}
    assert entered.committed == {"bot/ui/planted.py"}
    assert entered.facts == ["minchiate:card_played"]
    traces = [entered.files, entered.files, entered.files | {"bot/ui/seldom.py"}]
    assert too_many(traces, 2) == ""
    assert too_many(traces, 1) == "2 files, at most 1:\nbot/ui/later.py\nbot/ui/planted.py"
