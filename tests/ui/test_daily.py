"""``/daily``: one sealed deal a day and game, played once by everybody, compared after it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.games.registry import game, games
from bot.i18n import words
from bot.local_server import guilds
from bot.ports.daily import DailyEntry
from bot.store.daily import DailyBook
from bot.ui.transport.id_format import PageId
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import controls, texts
from tests.ui.daily import DAY, DayClock, asked_for, button, everything, play, press, same_deals

__all__ = ["same_deals"]
"""The fixture is found by its name."""

pytestmark = pytest.mark.usefixtures("same_deals")

REAL = ("minchiate", "terziglio", "chinze", "mineo")


async def entry_of(its: Edge, slug: str, number: int = 0) -> DailyEntry | None:
    person = its.people[number]
    known = await its.store.people.person(int(person.id), person.name, "en-US")
    assert its.bot is not None
    day = its.runtime.clock.now() // 86_400_000
    return await its.store.daily.entry(day, slug, known.id)


@pytest.mark.parametrize("slug", REAL)
async def test_a_deal_is_played_to_its_result(slug: str) -> None:
    async with edge(EdgeRuntime(clock=DayClock())) as its:
        message = await asked_for(its, its.host, its.channel, game=slug)
        assert "Seal: `" in texts(message)
        start = button(message, "start")
        assert start is not None
        message = await press(its, its.host, message, start)
        message = await play(its, its.host, message)
        said = texts(message)
        assert "Overall: place 1 of 1" in said
        assert "On this server: place 1 of 1" in said
        entry = await entry_of(its, slug)
        assert entry is not None
        assert entry.own == entry.steps
        assert len(entry.tricks) == said.count("🟩") + said.count("⬛")
        assert button(message, "file") is None, "nothing is published before the end of the day"
        assert its.people[1].messages(its.channel) == []
        assert not its.store.states, "no table was opened for it"


assert set(REAL) <= set(games())


@pytest.mark.parametrize("preferred", [{"confirm": "twice"}, {"confirm": "undo"}, {"panel": "words"}])
@pytest.mark.parametrize("slug", ["minchiate", "terziglio"])
async def test_cards_are_played_as_the_person_prefers(slug: str, preferred: dict[str, str]) -> None:
    async with edge(EdgeRuntime(clock=DayClock())) as its:
        await its.prefers(its.host, **preferred)
        message = await begun(its, slug)
        assert "Overall:" in texts(message)


async def test_in_a_direct_message_too_and_a_second_device_continues() -> None:
    async with edge(EdgeRuntime(clock=DayClock())) as its:
        there = guilds.dm(its.world, its.host.id)["id"]
        message = await asked_for(its, its.host, there, game="mineo")
        start = button(message, "start")
        assert start is not None
        message = await press(its, its.host, message, start)
        message = await play(its, its.host, message, most=3)
        before = await entry_of(its, "mineo")
        assert before is not None
        other = await asked_for(its, its.host, its.channel, game="mineo")
        old = [node for node in (button(message, "card"), button(message, "say"), button(message, "play")) if node]
        other = await play(its, its.host, other, most=1)
        after = await entry_of(its, "mineo")
        assert after is not None
        assert after.steps == before.steps + 1
        await its.host.click(message["id"], old[0], force=True)
        await its.quiet()
        assert await entry_of(its, "mineo") == after, "a control of an earlier choice changes nothing"
        await play(its, its.host, other)
        end = await entry_of(its, "mineo")
        assert end is not None
        assert end.score is not None


async def test_a_restart_loses_nothing() -> None:
    async with edge(EdgeRuntime(clock=DayClock())) as its:
        message = await asked_for(its, its.host, its.channel, game="chinze")
        start = button(message, "start")
        assert start is not None
        message = await play(its, its.host, await press(its, its.host, message, start), most=4)
        before = await entry_of(its, "chinze")
        await its.stop()
        await its.start()
        assert await entry_of(its, "chinze") == before
        message = await asked_for(its, its.host, its.channel, game="chinze")
        message = await play(its, its.host, message)
        assert "Overall:" in texts(message)


async def test_after_the_end_the_seed_is_public_and_the_file_can_be_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = DayClock()
    async with edge(EdgeRuntime(clock=clock)) as its:
        message = await asked_for(its, its.host, its.channel, game="mineo")
        seal = texts(message).split("Seal: `")[1].split("`")[0]
        start = button(message, "start")
        assert start is not None
        await play(its, its.host, await press(its, its.host, message, start))
        other = await asked_for(its, its.people[1], its.channel, game="mineo")
        start = button(other, "start")
        assert start is not None
        other = await play(its, its.people[1], await press(its, its.people[1], other, start), most=2)
        clock.sleep_until_tomorrow()
        late = button(other, "card") or button(other, "say") or button(other, "play")
        assert late is not None
        told = len(its.only_you(its.people[1], its.channel))
        await its.people[1].click(other["id"], late)
        await its.until(lambda: len(its.only_you(its.people[1], its.channel)) > told)
        assert words("it").text("reply-day-ended") in everything(its, its.people[1], its.channel)
        today = await asked_for(its, its.host, its.channel)
        before = button(today, "day")
        assert before is not None
        page = await press(its, its.host, today, before)
        assert "of 2" in texts(page), "the entry that was not finished counts too"
        opened = button(page, "open")
        assert opened is not None
        mine = next(node for node in _openers(page) if node.endswith(".mineo"))
        result = await press(its, its.host, page, mine)
        assert f"Seal: `{seal}`" in texts(result)
        assert "Best results" in texts(result)
        file = button(result, "file")
        assert file is not None
        await its.host.click(result["id"], file)
        sent = await its.until(lambda: _file(its))
        path = tmp_path / "entry.json"
        path.write_bytes(sent)
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        assert main(["verify", str(path)]) == 0
        assert seal in capsys.readouterr().out


def _openers(message: dict[str, Any]) -> list[str]:
    return [node["custom_id"] for node in controls(message) if node["custom_id"].startswith("p1:daily:open:")]


def _file(its: Edge) -> bytes | None:
    """Return the match file that was sent last."""
    for request in reversed(list(its.world.requests)):
        for name, data in request.files.items():
            if b"germini-hand-record" in data:
                return data
            assert name
    return None


class Stub:
    """A search that leaves every question to the intermediate bot."""

    preparing = False

    async def advice(self, view: Any, seed: int) -> None:
        assert view.decisions

    async def review(self, view: Any, seed: int, worlds: int, answer: Any = None) -> None: ...


async def begun(its: Edge, slug: str, number: int = 0, most: int = 500) -> dict[str, Any]:
    """Let a person play a deal, at most so many choices."""
    person = its.people[number]
    message = await asked_for(its, person, its.channel, game=slug)
    start = button(message, "start")
    assert start is not None
    return await play(its, person, await press(its, person, message, start), most=most)


async def test_the_line_of_the_strongest_bot_is_shown_after_the_end() -> None:
    clock = DayClock()
    async with edge(EdgeRuntime(clock=clock, search=Stub())) as its:
        assert its.bot is not None
        await begun(its, "chinze")
        day = clock.now() // 86_400_000
        clock.sleep_until_tomorrow()
        await its.bot.daily_deals.look()
        deal = await its.store.daily.deal(day, "chinze")
        assert deal is not None
        assert deal.settled
        assert deal.best
        page = await asked_for(its, its.people[1], its.channel)
        before = button(page, "day")
        assert before is not None
        page = await press(its, its.people[1], page, before)
        mine = next(node for node in _openers(page) if node.endswith(".chinze"))
        result = await press(its, its.people[1], page, mine)
        assert button(result, "file") is None, "who has not played has no file"
        line = button(result, "line")
        assert line is not None
        shown = await press(its, its.people[1], result, line)
        for which in ("next", "last", "back", "first"):
            (step,) = [node["custom_id"] for node in controls(shown) if node["custom_id"].endswith(f"-{which}")]
            shown = await press(its, its.people[1], shown, step)
        assert "1/" in texts(shown)
        assert "Anna" not in texts(shown)
        assert "Bruno" not in texts(shown), "the strongest bot has the seat of the person"


async def test_a_bot_that_ends_while_it_settles_continues(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ends(*_: Any) -> None:
        raise RuntimeError("the bot ends here")

    clock = DayClock()
    async with edge(EdgeRuntime(clock=clock)) as its:
        assert its.bot is not None
        await begun(its, "mineo", most=2)
        await begun(its, "mineo", number=1, most=0)
        day = clock.now() // 86_400_000
        clock.sleep_until_tomorrow()
        with monkeypatch.context() as patch:
            patch.setattr(DailyBook, "settle", ends)
            with pytest.raises(RuntimeError):
                await its.bot.daily_deals.look()
        halfway = await its.store.daily.results(day, "mineo")
        await its.stop()
        await its.start()
        await its.bot.daily_deals.look()
        assert await its.store.daily.results(day, "mineo") == halfway
        assert sum(halfway.values()) == 1, "who has chosen nothing has not played"


async def test_a_clock_that_is_set_back_reopens_nothing() -> None:
    clock = DayClock()
    async with edge(EdgeRuntime(clock=clock)) as its:
        assert its.bot is not None
        message = await begun(its, "mineo", most=1)
        before = await entry_of(its, "mineo")
        assert before is not None
        clock.sleep_until_tomorrow()
        await its.bot.daily_deals.look()
        clock.moved -= DAY
        after = await entry_of(its, "mineo")
        told = len(its.only_you(its.host, its.channel))
        way = button(message, "say") or button(message, "card") or button(message, "play")
        assert way is not None
        await its.host.click(message["id"], way, force=True)
        await its.until(lambda: len(its.only_you(its.host, its.channel)) > told)
        assert words("en").text("reply-day-ended") in everything(its, its.host, its.channel)
        assert await entry_of(its, "mineo") == after
        assert after is not None
        assert (after.own, after.score is None) == (before.own, False)


@pytest.mark.parametrize(
    ("page", "action", "arg"),
    [
        *(("daily", "open", arg) for arg in ("", "x", "1.mineo", "99999.mineo", "20785.bridge", "20785.")),
        *(("daily", "start", arg) for arg in ("", "99999.mineo", "20454.mineo")),
        *(("daily", action, "99999.mineo") for action in ("share", "file", "line")),
        *(("daily", "day", arg) for arg in ("-5", "99999", "x")),
        *(("dailyhand", "card", arg) for arg in ("", "99999.mineo-0--1", "x-0--1", "20785.mineo")),
    ],
)
async def test_a_forged_press_is_answered_and_stores_nothing(page: str, action: str, arg: str) -> None:
    async with edge(EdgeRuntime(clock=DayClock())) as its:
        message = await asked_for(its, its.host, its.channel)
        made = await its.host.click(message["id"], PageId(page, action, arg).encode(), force=True)
        await its.quiet()
        assert made.callback_type is not None
        for slug in REAL:
            assert await entry_of(its, slug) is None


async def test_the_shared_line_shows_no_card_and_opens_the_deal_for_others() -> None:
    async with edge(EdgeRuntime(clock=DayClock())) as its:
        message = await asked_for(its, its.host, its.channel, game="chinze")
        start = button(message, "start")
        assert start is not None
        message = await play(its, its.host, await press(its, its.host, message, start))
        share = button(message, "share")
        assert share is not None
        await its.host.click(message["id"], share)
        posted = await its.until(lambda: next(iter(its.people[1].messages(its.channel)), None))
        said = texts(posted)
        assert "Chinze — deal of the day" in said
        assert "place 1 of 1" in said
        assert "🟩" in said
        pack = [words("en").card("chinze", one) for one in _ids("chinze")]
        assert not [name for name in pack if name in said]
        opened = button(posted, "open")
        assert opened is not None
        await its.people[1].click(posted["id"], opened)
        mine = await its.until(lambda: next(iter(its.only_you(its.people[1], its.channel)), None))
        assert "Seal" in mine or "Sigillo" in mine


def _ids(slug: str) -> tuple[str, ...]:
    return game(slug).meta.pack.ids
