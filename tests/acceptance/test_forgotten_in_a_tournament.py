"""T101: a person who is forgotten leaves tournaments and leagues, and what they wrote there goes; so does a server."""

from __future__ import annotations

from bot.duplicate import league as lg
from bot.duplicate.tournament import commands as tourney
from bot.table import commands as cmd
from tests.acceptance.test_forgotten_at_a_table import forget
from tests.acceptance.test_real_database import home  # noqa: F401 (a fixture)
from tests.fuzz.presses import Home

DAY = 86_400_000


async def entered(its: Home) -> tuple[str, str, int]:
    """Let Anna announce a tournament and found a league, and enter both. Returns their ids and Anna's number."""
    assert its.bot is not None
    services, guild = its.bot.services, int(its.world.guild_id)
    anna = await services.store.people.person(int(its.host.id), "Anna", "en-US")
    now = services.clock.now()
    create = tourney.Create("Anna’s cup", "chinze", "individuals", 2, 1, now + DAY, now + 2 * DAY, guild=guild)
    tournament, outcome = await services.tournaments.create(create, anna.id, "create")
    assert isinstance(outcome, cmd.Applied)
    join = tourney.Join((anna.id,), "Anna plays")
    assert isinstance(await services.tournaments.submit(tournament, join, anna.id, "join"), cmd.Applied)
    leagues = services.tournaments.leagues
    found = lg.Found("Anna’s league", "chinze", "individuals", 1, 7, 2, guild)
    league, outcome = await leagues.create(found, anna.id, "found")
    assert isinstance(outcome, cmd.Applied)
    enter = lg.Enter((anna.id,), "Anna plays")
    assert isinstance(await leagues.submit(league, enter, anna.id, "enter"), cmd.Applied)
    return tournament, league, anna.id


async def test_they_leave_and_their_words_go(home: Home) -> None:  # noqa: F811
    tournament, league, anna = await entered(home)
    await forget(home)
    assert home.bot is not None
    tournaments = home.bot.services.tournaments
    state, members = await tournaments.state(tournament), await tournaments.leagues.state(league)
    assert state.contestant_of(anna) is None
    assert state.announced.name == ""
    assert members.members == {}
    assert members.settings.name == ""


async def test_a_server_that_is_erased_takes_its_tournaments_along(home: Home) -> None:  # noqa: F811
    tournament, league, _ = await entered(home)
    assert home.bot is not None
    await home.bot.server_purge._forget(int(home.world.guild_id))
    tournaments = home.bot.services.tournaments
    assert await tournaments.state(tournament) is None
    assert await tournaments.leagues.state(league) is None
