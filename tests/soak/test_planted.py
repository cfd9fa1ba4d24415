"""Every figure of the soak reports a fault planted for it, and nothing where there is none."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.local_server import LocalDiscord, NoAnswer, World, guilds, new_world, person_named
from tests.e2e.conftest import connected
from tests.soak import people
from tests.soak import sight as sights
from tests.soak.findings import findings
from tests.soak.people import UPDATED, Table, ways_of
from tests.soak.planted import BLIND, DEAF, FAULTS
from tests.soak.run import complaints
from tests.soak.sight import ALLOWED, INSIDE, LOAD, OUTSIDE, Blind, Sample, Sight, grown, heavy, summary
from tests.soak.unanswered import RECOVERY, SPARE, Span, unanswered
from tests.support.pressed import DECIDING
from tests.support.process import Germini

LOOKS, MOST_LOOKS = 8, 80
PLAIN: Sample = {**dict.fromkeys((*INSIDE, *OUTSIDE, LOAD), 100.0), "journal, MB": 4.0}


async def looked(faults: str, data: Path, enough: Callable[[list[Sample]], bool] = lambda _: False) -> list[Sample]:
    """Return samples of a bot with these faults that nobody uses: some, or until they are enough."""
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        async with LocalDiscord(world, unix_path=Path(folder) / "s") as server:
            bot = Germini(Path(folder) / "s", data, GERMINI_TEST_FAULT=faults)
            sight = Sight(bot, Path(folder) / "figures.json")
            await bot.start()
            try:
                await connected(server, person_named(world, "Anna"), guilds.channel(world, "cards")["id"])
                for _ in range(MOST_LOOKS if faults else LOOKS):
                    await sight.look()
                    if enough(sight.samples):
                        break
                    await asyncio.sleep(0.7)
            finally:
                await bot.kill()
            return sight.samples


@pytest.mark.slow
async def test_nothing_is_reported_where_nothing_leaks(tmp_path: Path) -> None:
    samples = await looked("", tmp_path)
    assert grown(samples) == []
    assert all(sample["tasks"] > 3 and sample["open files"] > 10 for sample in samples)


@pytest.mark.slow
async def test_every_leak_in_the_process_and_in_its_child_is_reported(tmp_path: Path) -> None:
    expected = {
        *(f"{name} grew" for name in ALLOWED),
        "memory of pictures, MB reached",
        "memory of all, MB reached",
    }

    def told(samples: list[Sample]) -> set[str]:
        return {
            "".join(one.partition(verb)[:2]) for one in grown(samples) for verb in ("grew", "reached") if verb in one
        }

    samples = await looked(";".join(FAULTS), tmp_path, lambda samples: told(samples) == expected)
    assert told(samples) == expected


@pytest.mark.slow
async def test_a_watcher_that_tells_nothing_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sights, "MAX_FIGURES_SECONDS", 3.0)
    with pytest.raises(Blind, match="told no figures"):
        await looked(BLIND, tmp_path)


def test_there_is_a_fault_for_every_figure_that_may_not_grow() -> None:
    assert set(FAULTS) == {*ALLOWED, "memory of pictures, MB"}
    assert set(INSIDE) <= set(FAULTS)


@pytest.mark.parametrize("name", ALLOWED)
def test_a_figure_that_grows_is_reported_alone(name: str) -> None:
    samples = [{**PLAIN, name: 300.0 if number >= 9 else 100.0} for number in range(12)]
    told = grown(samples)
    assert [one.split(" grew")[0] for one in told] == [name]


def test_what_more_tables_need_is_no_growth_and_what_is_beyond_it_is() -> None:
    """In the second quarter three tables were still in play, in the last one eight new ones."""

    def told(**beyond: float) -> list[str]:
        few, many = (dict(PLAIN) | {LOAD: load, "clocks": load, "tables": load} for load in (3.0, 8.0))
        return grown([dict(few) for _ in range(9)] + [many | {n: many[n] + beyond.get(n, 0) for n in many}] * 3)

    assert told() == []
    assert told(clocks=6, tables=6) == ["clocks grew from 3 to 14", "tables grew from 3 to 14"]
    assert told(tasks=100)[0].startswith("tasks grew")


def test_a_peak_between_two_quiet_times_is_reported() -> None:
    samples = [PLAIN for _ in range(12)]
    samples[3] = {**PLAIN, "memory of pictures, MB": 251.0}
    assert grown(samples) == ["memory of pictures, MB reached 251, over 250"]
    samples[3] = {**PLAIN, "memory of all, MB": 1001.0}
    assert grown(samples) == ["memory of all, MB reached 1001, over 1000"]
    assert grown([PLAIN for _ in range(12)]) == []


@pytest.mark.parametrize("name", PLAIN)
def test_a_figure_that_was_not_measured_is_reported(name: str) -> None:
    samples = [dict(PLAIN) for _ in range(12)]
    del samples[5][name]
    assert grown(samples) == [f"{name} was measured 11 times of 12"]


def test_that_hardly_anything_was_measured_is_reported() -> None:
    assert grown([]) == ["only 0 samples were taken"]
    assert grown([PLAIN] * 3) == ["only 3 samples were taken"]


def test_one_look_alone_is_no_growth_and_two_are() -> None:
    """A single high sample is no growth: connections that are open for a moment are counted as files."""
    short = [{**PLAIN, "open files": 28.0} for _ in range(6)]
    short[5]["open files"] = 45.0
    assert grown(short) == []
    short[4]["open files"] = 45.0
    assert grown(short) == ["open files grew from 28 to 45"]
    assert grown(short[:5]) == ["only 5 samples were taken"]


@pytest.mark.slow
async def test_where_no_process_draws_the_soak_is_blind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sights, "DRAWS", "no such program")
    with pytest.raises(Blind, match="the one that draws"):
        await looked("", tmp_path)


def test_a_database_that_is_too_heavy_is_reported(tmp_path: Path) -> None:
    with pytest.raises(Blind, match="no database"):
        heavy(tmp_path, 1000)
    with closing(sqlite3.connect(tmp_path / "germini.sqlite3")) as made:
        made.execute("PRAGMA journal_mode = wal")
        made.execute("CREATE TABLE events (body)")
        made.commit()
        assert heavy(tmp_path, 1000) == []
        made.execute("INSERT INTO events VALUES (?)", (b"." * 2_000_000,))
        made.commit()
        (told,) = heavy(tmp_path, 1000)
        assert re.fullmatch(r"the database takes 20\d\d bytes for each fact, over 1500", told)
        assert sights.journal(tmp_path) > 2, "it stands in the journal still, and was counted"


def test_a_journal_that_is_never_folded_in_is_reported() -> None:
    samples = [{**PLAIN, "journal, MB": 4.0 + number} for number in range(20)]
    assert grown(samples) == ["journal, MB reached 23, over 20"]


def test_growth_a_day_is_told_from_the_first_sample_to_the_last() -> None:
    samples = [{**PLAIN, "minute": 10.0 * number, "database, MB": 5.0 + number} for number in range(4)]
    told = summary(samples)
    assert told["growth of the database a day at this pace, MB"] == 144
    assert told["tasks: most"] == 100


def test_children_of_children_are_seen() -> None:
    code = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'input()'])"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE) as parent:
        end = time.monotonic() + 60
        # A child that has just been forked has no command line of its own yet.
        while not any("input()" in sights.command(one) for one in sights.children(parent.pid)):
            assert time.monotonic() < end
        parent.communicate(b"\n")
    assert list(sights.children(parent.pid)) == []
    assert sights.command(parent.pid) == ""


# Presses that nobody answered.


@pytest.mark.slow
@pytest.mark.parametrize("faults", ["", DEAF])
async def test_a_bot_that_does_not_hear_presses_is_reported(tmp_path: Path, faults: str) -> None:
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        async with LocalDiscord(world, unix_path=Path(folder) / "s") as server:
            bot = Germini(Path(folder) / "s", tmp_path, GERMINI_TEST_FAULT=faults)
            Sight(bot, Path(folder) / "figures.json")
            await bot.start()
            try:
                person, channel = person_named(world, "Anna"), guilds.channel(world, "cards")["id"]
                await connected(server, person, channel)
                world.ACK_SECONDS = 1.0 if faults else 100.0
                for _ in range(4 * SPARE):
                    with contextlib.suppress(NoAnswer):
                        await person.slash(channel, "help")
            finally:
                await bot.kill()
    wrong, figures = unanswered(world.interactions.values(), ())
    assert bool(wrong) == bool(faults)
    assert (figures["of these far from any fault"] > SPARE) == bool(faults)


def test_only_presses_in_quiet_times_count_and_few_are_allowed() -> None:
    def told(*born: float, answered: int = 0, faults: tuple[Span, ...] = ()) -> list[str]:
        made = [SimpleNamespace(born=one, responded=False) for one in born]
        heard = [SimpleNamespace(born=born[0], responded=True) for _ in range(answered)]
        return unanswered(cast(Any, [*made, *heard]), faults)[0]

    far = [100.0] * (SPARE + 1)
    assert told(*far) == ["4 of 4 presses in quiet times had no answer, over 3"]
    assert told(*far[1:]) == []
    assert told(*far, answered=196) == []
    assert told(*far, answered=100) != []
    assert told(*far, faults=(Span(50, 99 - RECOVERY),)) != []
    assert told(*far, faults=(Span(101 + World.ACK_SECONDS, 120),)) != []
    for near in (Span(50, 100 - RECOVERY), Span(100 + World.ACK_SECONDS, 120)):
        assert told(*far, 500.0, faults=(near,)) == []
        assert told(*far, faults=(near,)) == ["nothing was pressed in quiet times"]


# Actions that were lost or written twice.

DECIDED = f"m1:t:1:0:{sorted(DECIDING)[0]}:", "m1:t:1:0:card:"
"""A button that decides, and the button of a card that one tap plays."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two actions of one table, as they should be."""
    path = tmp_path / "germini.sqlite3"
    with closing(sqlite3.connect(path)) as made:
        made.executescript(
            """CREATE TABLE commands (table_id, command_id, seq, at);
            CREATE TABLE events (table_id, seq, kind, v, body, command_id, at);
            CREATE TABLE tables (id, status, thread, seq);
            INSERT INTO tables VALUES ('t', 'finished', 9, 3);
            INSERT INTO commands VALUES ('t', 'i1', 2, 0), ('t', 'i2', 3, 0);
            INSERT INTO events VALUES ('t', 1, 'dealt', 1, 'a', 'i1', 0), ('t', 2, 'played', 1, 'b', 'i1', 0),
              ('t', 3, 'mineo:card_played', 1, '{"card": 7}', 'i2', 0);"""
        )
        made.commit()
    return path


def pressed(*numbers: int) -> Any:
    """A world in which these presses were acknowledged."""
    made = {
        str(number): SimpleNamespace(
            id=number,
            user_id="700",
            payload={"data": {"custom_id": f"{DECIDED[number % 2]}{number}"}},
            callback_type=UPDATED,
            acked_after=0.01,
            followups=[],
        )
        for number in numbers
    }
    return SimpleNamespace(interactions=made)


def test_a_repeated_press_is_carried_out_by_a_press_of_the_same_person_only() -> None:
    """Several people press the same control of a public message; the press of one says nothing about another's."""
    world = pressed(1, 2)
    first, second = world.interactions.values()
    second.payload = first.payload
    same = first.payload["data"]["custom_id"]
    assert ways_of(world, "1", same, {"i1": 1, "i2": 1}) == ["i1"]
    assert ways_of(world, "2", same, {"i1": 1}) == ["i1"]
    second.user_id = "800"
    assert ways_of(world, "2", same, {"i1": 1}) == []


def test_what_the_process_the_log_the_server_and_the_people_complain_of_is_reported() -> None:
    assert complaints(0, [], []) == []
    assert complaints(1, [], []) == ["the bot ended with status 1"]
    assert complaints(0, ["Traceback", "more"], []) == ["the bot logged 2 errors: Traceback"]
    assert complaints(0, [], ["GET /odd"]) == ["the bot asked for what nobody built: GET /odd"]
    assert complaints(0, [], [], [KeyError("seat")]) == ["a person gave up: KeyError('seat')"]


class Seat:
    """A person who reads a thread."""

    def __init__(self, boards: int) -> None:
        self.boards = boards

    def messages(self, thread: str) -> list[Any]:
        node = [{"type": 2, "custom_id": f"m1:t:1:0:{verb}"} for verb in ("hand", "score")]
        return [{"id": str(number), "components": node} for number in range(self.boards)]


def at_table(*, over: bool = True, boards: int = 1) -> Any:
    return SimpleNamespace(
        name="Arno",
        slug="mineo",
        thread="9",
        host=Seat(boards),
        over=lambda: over,
        shown=lambda: ["Arno (mineo)", "..."],
    )


def test_what_is_as_it_should_be_is_not_reported(database: Path) -> None:
    wrong, figures = findings(pressed(1, 2), database, [at_table()])
    assert wrong == []
    assert (figures["actions acknowledged"], figures["of these lost or doubled"], figures["facts written"]) == (2, 0, 3)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ("DELETE FROM commands WHERE command_id = 'i2'", "was acknowledged and stands in the log 0 times"),
        ("DELETE FROM events WHERE command_id = 'i2'", "was acknowledged and stands in the log 1 times"),
        ("INSERT INTO commands VALUES ('u', 'i2', 4, 0)", "was acknowledged and stands in the log 2 times"),
        ("DELETE FROM events WHERE seq = 2", "the log of t has gaps"),
        ("DELETE FROM events WHERE seq = 1", "the log of t has gaps"),
        ("INSERT INTO events VALUES ('t', 4, 'played', 1, 'b', 'i1', 0)", "i1 wrote facts twice at t"),
        ("INSERT INTO events VALUES ('t', 4, 'played', 1, 'd', 'i2', 0)", "i2 wrote facts twice at t"),
        ("INSERT INTO events VALUES ('t', 4, 'played', 1, 'd', 'i9', 0)", "i9 at t stands in no command"),
        (
            "INSERT INTO events VALUES ('t', 4, 'mineo:card_played', 1, '{\"card\": 7}', 'i3', 0)",
            "card 7 was played twice in a deal of t",
        ),
        ("UPDATE tables SET status = 'playing'", "1 tables are playing"),
        ("DELETE FROM events", "no fact was written"),
    ],
)
def test_a_fault_in_the_log_is_reported(database: Path, fault: str, told: str) -> None:
    with closing(sqlite3.connect(database)) as log:
        log.execute(fault)
        log.commit()
    wrong, _ = findings(pressed(1, 2), database, [at_table()])
    assert any(told in one for one in wrong), wrong


async def test_who_was_answered_in_vain_presses_next_deal_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "AGAIN", 0.0)
    presses: list[str] = []

    async def click(message: str, custom_id: str) -> Any:
        presses.append(custom_id)
        return SimpleNamespace(responded=True)

    button = {"type": 2, "custom_id": "m1:t:1:0:next"}
    shown = [{"id": "1", "components": [button]}]
    person = SimpleNamespace(id="7", click=click, messages=lambda _: shown, dm_messages=list[Any])
    table = Table("mineo", cast(Any, [SimpleNamespace(person=person)]), "9", "Arno")
    for _ in range(2):
        await table.next_deal()
    assert len(presses) == 2
    monkeypatch.setattr(people, "AGAIN", 60.0)
    for _ in range(2):
        await table.next_deal()
    assert len(presses) == 3


def test_the_last_facts_of_a_match_that_does_not_end_are_told(database: Path) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as changed:
        changed.execute("UPDATE tables SET status = 'playing'")
    told = next(one for one in findings(pressed(1, 2), database, [at_table(over=False)])[0] if "never ended" in one)
    assert told.splitlines()[-2:] == ["2 played i1 b", '3 mineo:card_played i2 {"card": 7}']


async def test_next_deal_is_pressed_on_the_panel_after_a_deal_that_was_thrown_in() -> None:
    """Such a deal has no count in the thread. Soaks waited there until they gave up, if their people passed."""
    presses: list[tuple[str, str]] = []

    async def click(message: str, custom_id: str) -> Any:
        presses.append((message, custom_id))
        return SimpleNamespace(responded=True)

    button = {"type": 2, "custom_id": "m1:t:0:0:next"}
    panels = [{"id": "1", "components": []}, {"id": "2", "components": [button]}]
    person = SimpleNamespace(id="7", click=click, messages=lambda _: [], dm_messages=lambda: panels)
    table = Table("terziglio", cast(Any, [SimpleNamespace(person=person)]), "9", "Arno")
    await table.next_deal()
    assert presses == [("2", "m1:t:0:0:next")]


def test_what_people_would_see_is_reported(database: Path) -> None:
    assert findings(pressed(1, 2), database, [at_table(over=False)])[0] == ["never ended:\nArno (mineo)\n..."]
    assert findings(pressed(1, 2), database, [at_table(boards=2)])[0] == ["Arno has 2 boards"]
    lost, figures = findings(pressed(1, 2, 3), database, [at_table()])
    assert figures["of these lost or doubled"] == len(lost) == 1


def test_that_nothing_was_acknowledged_is_reported(database: Path) -> None:
    """A soak that recognises no acknowledged action would find nothing lost."""
    assert findings(pressed(), database, [at_table()])[0] == ["no action was acknowledged"]
