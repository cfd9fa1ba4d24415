"""Leagues as the bot runs them: each season is a tournament for each division, and promotion follows from them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.duplicate import league as lg
from bot.duplicate.tournament import clocks
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.verdict import Context
from bot.engine.rng import Rng
from bot.table import commands as answers
from bot.table.ports import StoreBusy
from bot.ui.requests import leagues, round_tables
from bot.ui.requests.leagues import season_id
from tests.support.evenings import House
from tests.support.waiting import until

DIRECTOR, FIXTURES = 13, 2


@pytest.fixture
async def house() -> AsyncIterator[House]:
    """Provide the bot with an empty store."""
    its = House()
    yield its
    await its.close()


async def founded(house: House, members: int = 12) -> str:
    """Return a league of Chinze with so many members."""
    await house.store.meet(DIRECTOR)
    await house.start()
    found = lg.Found("Lega", "chinze", "individuals", 1, FIXTURES, 2, 7, 20)
    league, outcome = await house.leagues.create(found, DIRECTOR, "found")
    assert isinstance(outcome, answers.Applied)
    for person in range(1, members + 1):
        its = lg.Enter((person,), f"P{person} plays")
        assert isinstance(await house.leagues.submit(league, its, person, f"enter-{person}"), answers.Applied)
    return league


async def known(house: House, league: str) -> lg.League:
    """Return the league."""
    state = await house.leagues.state(league)
    assert state is not None
    return state


async def begun(house: House, league: str, season: int) -> None:
    """Begin a season."""
    body = lg.BeginSeason(season, ())
    assert isinstance(await house.leagues.submit(league, body, DIRECTOR, f"season-{season}"), answers.Applied)


async def played(house: House, league: str, draw: Rng) -> None:
    """Play the running season to its end."""
    while (await known(house, league)).running:
        await house.settled()
        playing = house.tables.playing()
        if playing:
            place = draw.choice(playing)
            won = draw.below(100)
            house.tables.end(place, (won, -won))
            continue
        states = [await house.bot.state(one) for one in (await known(house, league)).tournaments]
        coming = [due.at for state in states if state is not None and (due := clocks.due(state)) is not None]
        if coming:
            house.clock.advance(max(1, min(coming) - house.clock.now()))


async def test_two_seasons_with_kills_promote_whom_the_rules_say(house: House) -> None:
    league, draw = await founded(house), Rng(b"league")
    for season in (1, 2):
        coming = (await known(house, league)).coming
        assert [len(one) for one in coming] == [6, 6]
        house.kill_at = {house.passed + 10 + one for one in draw.sample(range(150), 8)}
        while (await known(house, league)).season < season:
            await house._with(house.leagues.submit(league, lg.BeginSeason(season, ()), DIRECTOR, f"season-{season}"))
        await played(house, league, draw)
        state = await known(house, league)
        assert (state.season, state.running) == (season, False)
        tournaments = [await house.bot.state(season_id(league, season, one)) for one in (1, 2)]
        pure = lg.fold(lg.League(league), list(await house.store.tournaments.load(league))[:-1])
        results = tuple(one for one in tournaments if one is not None)
        command = lg.Command("x", league, lg.EndSeason(season, results))
        verdict = lg.decide(pure, command, Context(house.clock.now()))
        assert isinstance(verdict, tuple)
        assert lg.fold(pure, verdict).divisions == state.divisions
        (ended,) = (one for one in verdict if isinstance(one, lg.SeasonEnded))
        assert sum(one.why == "up" for one in ended.moves) == 1
        for its, division in zip(tournaments, coming, strict=True):
            assert its is not None
            assert [its.contestants[one + 1].members for one in range(6)] == [(member,) for member in division]
            assert [one.round for one in await house.bot.boards(its.id)] == [1, 2]
    assert len(house.kills) == 16


async def test_a_fixture_has_days_of_time(house: House) -> None:
    league = await founded(house, 6)
    await begun(house, league, 1)

    async def set_up() -> bool:
        state = await house.bot.state(season_id(league, 1, 1))
        return state is not None and len(state.present) == 6

    await until(set_up)
    state = await house.state(season_id(league, 1, 1))
    assert state.announced.round_ms == 7 * clocks.LONG
    assert state.announced.begins == house.clock.now() + leagues.BEFORE_FIXTURES
    assert [one.name for one in state.contestants.values()] == [f"P{one} plays" for one in range(1, 7)]
    house.clock.advance(leagues.BEFORE_FIXTURES)
    await until(lambda: len(house.tables.playing()) == 3)
    assert {one.opened.pace for one in house.tables.tables.values()} == {"daily"}


async def test_who_leaves_the_season_and_who_directs(house: House) -> None:
    league = await founded(house, 6)
    body = lg.BeginSeason(1, ())
    assert isinstance(await house.leagues.submit(league, body, 3, "a"), answers.Refused)
    assert isinstance(await house.leagues.submit(league, lg.BeginSeason(2, ()), DIRECTOR, "b"), answers.Stale)
    first = await house.leagues.submit(league, body, DIRECTOR, "c")
    assert isinstance(first, answers.Applied)
    assert await house.leagues.submit(league, body, DIRECTOR, "c") == answers.Duplicate(first.seq)
    early = lg.EndSeason(1, ())
    assert isinstance(await house.leagues.submit(league, early, DIRECTOR, "d"), answers.Refused)
    assert [one.id for one in await house.leagues.of_guild(7)] == [league]
    assert await house.leagues.of_guild(8) == []
    assert await house.leagues.state(season_id(league, 1, 1)) is None, "that is a tournament"
    assert await house.bot.state(league) is None, "that is a league"


async def test_a_store_that_is_busy_delays_a_season(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leagues, "RETRY", 0.01)
    monkeypatch.setattr(round_tables, "RETRY", 0.01)
    league = await founded(house, 6)
    await begun(house, league, 1)
    append, left = house.append, 3

    async def failing(*so: Any) -> Any:
        nonlocal left
        left -= 1
        if left >= 0:
            raise StoreBusy("full")
        return await append(*so)

    house.append = failing
    assert await house.leagues.submit(league, lg.Leave(), 3, "go") == answers.Busy("full")

    async def set_up() -> bool:
        state = await house.bot.state(season_id(league, 1, 1))
        return state is not None and len(state.present) == 6

    await until(set_up)
    assert isinstance(await house.bot.submit(season_id(league, 1, 1), cmd.Pause(), DIRECTOR, "p"), answers.Applied)
