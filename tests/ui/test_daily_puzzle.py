"""The puzzle of the day: posted once a day in the chosen channel, solved in private, counted the next day."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.clock import SystemClock
from bot.games.registry import game
from bot.i18n import LANGUAGES, words
from bot.local_server import guilds
from bot.local_server.permissions import MANAGE_GUILD
from bot.players.puzzles.library import of_day, position_of, puzzle_games, puzzles
from bot.ports.puzzles import DailyCount
from bot.ports.servers import ServerSettings
from bot.store.puzzles import PuzzleBook
from bot.ui.messages.daily_puzzle import BEGINS, DAY
from bot.ui.screens.puzzle import daily_screen
from bot.ui.screens.server_settings import daily_posts_screen, setup_screen
from bot.ui.transport import control_ids as ids
from bot.ui.transport.id_format import base36
from tests.support.edge import Edge, EdgeRuntime, edge
from tests.support.panel import controls, texts
from tests.ui.limits import assert_limits, long_labels
from tests.ui.tables import picture

FIRST = 20_000 * DAY
"""A midnight."""


class Clock(SystemClock):
    """A clock that stands where a test sets it."""

    def __init__(self, at: int) -> None:
        super().__init__()
        self.at = at

    def now(self) -> int:
        return self.at


def runtime(at: int) -> tuple[EdgeRuntime, Clock]:
    clock = Clock(at)
    return EdgeRuntime(clock=clock), clock


async def chosen(its: Edge) -> int:
    """Choose the channel for the puzzle; the number of the server."""
    guild = int(guilds.channel(its.world, "cards")["guild_id"])
    await its.store.servers.save_settings(guild, ServerSettings(puzzles=int(its.channel)))
    return guild


def posts(its: Edge) -> list[dict[str, Any]]:
    """Return what everybody sees in the channel."""
    return [one for one in its.people[1].messages(its.channel) if one["id"] not in its.world.only_for]


async def look(its: Edge) -> int:
    assert its.bot is not None
    return await its.bot.daily_puzzles.look()


async def test_it_is_posted_once_a_day_after_nine_where_a_server_wishes_it() -> None:
    its_runtime, clock = runtime(FIRST + BEGINS)
    async with edge(its_runtime) as its:
        assert await look(its) == 0, "no server has chosen a channel"
        guild = await chosen(its)
        clock.at = FIRST + BEGINS - 1
        assert await look(its) == 0
        clock.at = FIRST + BEGINS
        assert [await look(its) for _ in range(3)] == [1, 0, 0]
        assert len(posts(its)) == 1
        clock.at = FIRST + DAY
        assert await look(its) == 0, "the next day has begun, but not its ninth hour"
        clock.at = FIRST + DAY + BEGINS
        assert await look(its) == 1
        days = await its.store.puzzles.days(guild)
        assert [one.day for one in days] == [20_001, 20_000]
        assert len({(one.game, one.number) for one in days}) == 2
        assert {str(one.message) for one in days} == {one["id"] for one in posts(its)}


async def test_a_restart_posts_nothing_twice() -> None:
    its_runtime, _ = runtime(FIRST + BEGINS + 5)
    async with edge(its_runtime) as its:
        guild = await chosen(its)
        assert await look(its) == 1
        await its.stop()
        await its.start()
        assert await look(its) == 0
        assert len(posts(its)) == len(await its.store.puzzles.days(guild)) == 1


async def test_a_bot_that_ends_between_posting_and_storing_posts_nothing_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ends(*_: Any) -> None:
        raise RuntimeError("the bot ends here")

    its_runtime, _ = runtime(FIRST + BEGINS + 5)
    async with edge(its_runtime) as its:
        guild = await chosen(its)
        with monkeypatch.context() as patch:
            patch.setattr(PuzzleBook, "posted", ends)
            assert await look(its) == 0
        (before,) = await its.store.puzzles.days(guild)
        assert before.message == 0
        await its.stop()
        await its.start()
        await its.until(lambda: len(posts(its)) == 1)
        await look(its)
        (after,) = await its.store.puzzles.days(guild)
        assert after == replace(before, message=int(posts(its)[0]["id"]))


async def test_it_is_solved_in_private_and_the_next_post_counts_who_solved_it() -> None:
    its_runtime, clock = runtime(FIRST + BEGINS)
    async with edge(its_runtime) as its:
        guild = await chosen(its)
        await look(its)
        (post,) = posts(its)
        (today,) = await its.store.puzzles.days(guild)
        puzzle = puzzles(today.game)[today.number]
        said = texts(post)
        (solve,) = [node["custom_id"] for node in controls(post)]
        assert solve == f"p1:puzzle:open:{today.game}-{today.number}"
        cards = position_of(today.game, today.number).decision.cards
        for person, card in zip(its.people[:2], (puzzle.best, puzzle.judged[-1].card), strict=True):
            await person.click(post["id"], solve)
            own = await its.until(lambda: own_of(its, person))  # noqa: B023
            before = texts(own)
            number = next(one for one in cards if game(today.game).meta.pack.id(one) == card)
            way = next(node["custom_id"] for node in controls(own) if node["custom_id"].endswith(f"-{base36(number)}"))
            await person.click(own["id"], way)
            await its.until(lambda: texts(own_of(its, person) or own) != before)  # noqa: B023
        assert texts(posts(its)[0]) == said, "the post shows nothing of the answers"
        assert "Solved" not in said
        assert "best card is" not in said
        assert await its.store.puzzles.count_day(guild, 20_000) == DailyCount(2, 1)
        clock.at += DAY
        await look(its)
        assert words("en").text("ui-daily-before", count=2, solved=1) in texts(posts(its)[-1])


def own_of(its: Edge, person: Any) -> dict[str, Any] | None:
    """Return the newest message that this person alone sees."""
    own = [one for one in person.messages(its.channel) if its.world.only_for.get(one["id"]) == person.id]
    return own[-1] if own else None


async def test_a_manager_chooses_the_channel_in_the_settings() -> None:
    async with edge() as its:
        guilds.grant(its.world, its.host.id, MANAGE_GUILD)
        await its.host.slash(its.channel, "admin setup")
        page = await its.until(lambda: own_of(its, its.host))
        daily = next(node["custom_id"] for node in controls(page) if node["custom_id"].startswith("p1:setup:daily"))
        await its.host.click(page["id"], daily)
        title = words("en").text("ui-daily-setup")
        await its.until(lambda: title in texts(own_of(its, its.host) or page))
        shown = own_of(its, its.host)
        assert shown is not None
        await its.host.choose(shown["id"], ids.SETUP_PUZZLES.id(), [its.channel])
        guild = int(guilds.channel(its.world, "cards")["guild_id"])
        await its.quiet()
        assert (await its.store.servers.settings(guild)).puzzles == int(its.channel)
        assert await its.store.puzzles.channels() == {guild: int(its.channel)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_screens_keep_discords_limits_and_name_no_solution(language: str) -> None:
    said = words(language)
    for count in (None, DailyCount(), DailyCount(1, 0), DailyCount(7, 3)):
        for number, puzzle in puzzles("minchiate").items():
            shown = daily_screen(position_of("minchiate", number), puzzle, picture(), count, said)
            assert_limits(shown.view())
            assert long_labels(shown.view()) == []
            assert len(list(controls({"components": list(shown.view().to_components())}))) == 1
    assert_limits(daily_posts_screen(ServerSettings(puzzles=5), said).view())
    assert_limits(setup_screen(ServerSettings(puzzles=5), [("#cards", ())], said).view())


def test_the_least_used_puzzle_is_chosen_by_the_day() -> None:
    every = [(slug, number) for slug in puzzle_games() for number in puzzles(slug)]
    used: list[tuple[str, int]] = []
    for day in range(len(every)):
        found = of_day(f"10 {day}", used)
        assert found is not None
        used.append(found)
    assert sorted(used) == sorted(every), "none comes again before all have come"
    assert of_day("10 1", []) == of_day("10 1", [])
