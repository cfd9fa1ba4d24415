"""A month of a club of forty: leaderboards, profiles, history, replays and the export, compared with the event log
alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.registry import games
from bot.i18n import words
from bot.ports.leaderboards import MEASURES
from bot.records import match_of
from bot.standings import month_of, week_of
from bot.standings.tally import EVERYWHERE
from bot.store import Database, SqlStore
from bot.store.rebuild import rebuild
from bot.ui.features.history import tricks_of
from bot.ui.screens.replay import ALL, Spot, replay
from tests.store.samples import everything
from tests.support.month import BEGIN, CLOSED, DAY, GUILD, NAMES, OPENED, OTHER, PEOPLE, played
from tests.support.recount import Match, counted, matches

SLUGS = ("minchiate", "terziglio", "chinze", "mineo")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database file of the month."""
    return played(tmp_path_factory.mktemp("month"))


@pytest.fixture(scope="module")
def log(path: Path) -> list[Match]:
    """The matches of the month, counted again from the log."""
    return matches(path)


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    """The database, open."""
    its = await Database.open(f"sqlite:///{path}")
    yield its
    await its.close()


@pytest.fixture
def store(database: Database) -> SqlStore:
    """The store on the database."""
    return SqlStore(database)


@pytest.mark.slow
def test_the_month_has_everything_in_it(log: list[Match]) -> None:
    assert {match.game for match in log} == set(SLUGS)
    assert {match.guild for match in log} == {GUILD, OTHER}
    assert {match.counts for match in log} == {True, False}
    assert len({person for match in log for person in match.persons if person is not None}) == PEOPLE
    assert len(log) > 40


@pytest.mark.parametrize("guild", [GUILD, OTHER])
async def test_t99_a_leaderboard_equals_a_recount_of_the_log(store: SqlStore, log: list[Match], guild: int) -> None:
    stretches = {"ever", month_of(BEGIN), *(week_of(BEGIN + week * 7 * DAY) for week in range(4))}
    for slug in SLUGS:
        for period in stretches:
            expected = counted(log, slug, guild, period)
            for measure in MEASURES:
                board = await store.leaderboards.page(guild, slug, period, measure, count=100)
                assert {
                    row.person: (row.matches, row.wins, row.deals, row.balance, row.gained, row.rating)
                    for row in board.rows
                } == {
                    person: (line.matches, line.wins, line.deals, line.balance, line.gained, line.rating)
                    for person, line in expected.items()
                }, (slug, period)
                values = [getattr(row, measure) for row in board.rows]
                assert values == sorted(values, reverse=True)
                assert [row.place for row in board.rows] == [1 + sum(o > own for o in values) for own in values]


async def test_t99_a_season_holds_the_matches_played_in_it(store: SqlStore, log: list[Match]) -> None:
    (season,) = await store.seasons.of_server(GUILD)
    inside = [match for match in log if BEGIN + OPENED * DAY < match.at < BEGIN + CLOSED * DAY]
    assert season.closed_at
    for slug in SLUGS:
        expected = counted(inside, slug, GUILD, "ever")
        assert expected
        board = await store.leaderboards.page(GUILD, slug, f"s{season.id}", "balance", count=100)
        assert {row.person: (row.matches, row.balance, row.rating) for row in board.rows} == {
            person: (line.matches, line.balance, line.rating) for person, line in expected.items()
        }


async def test_t99_only_those_who_wish_it_stand_among_all_servers_and_the_hidden_have_no_name(
    store: SqlStore, log: list[Match]
) -> None:
    expected = counted(log, "minchiate", None, "ever")
    first, second, third = sorted(expected)[:3]
    for person in (first, second):
        await store.privacy.set_wish(person, "everywhere")
    await store.privacy.set_wish(third, "hidden")
    board = await store.leaderboards.page(EVERYWHERE, "minchiate", "ever", "rating", person=third)
    assert {row.person: (row.rating, row.matches) for row in board.rows} == {
        one: (expected[one].rating, expected[one].matches) for one in (first, second)
    }
    here = await store.leaderboards.page(GUILD, "minchiate", "ever", "rating", person=third, count=1)
    assert here.own is not None
    assert here.own.name == ""
    assert here.own.matches == counted(log, "minchiate", GUILD, "ever")[third].matches
    for person in (first, second, third):
        await store.privacy.set_wish(person, "server")


async def test_a_profile_tells_what_the_log_tells(store: SqlStore, log: list[Match]) -> None:
    people = sorted({person for match in log for person in match.persons if person is not None})
    for person in people:
        profile = await store.profiles.profile(person, guild=GUILD)
        mine = [match for match in log if person in match.persons and match.guild == GUILD]
        assert set(profile.played) == {match.game for match in mine}
        for slug, told in profile.played.items():
            its = [match for match in mine if match.game == slug]
            assert told.matches == len(its)
            assert told.wins == sum(match.places[match.persons.index(person)] == 1 for match in its)
            assert told.balance == sum(match.balances[match.persons.index(person)] for match in its)
            assert told.ranked == sum(match.counts for match in its)
        assert [one.game for one in profile.form] == [match.game for match in mine][-30:]
        assert [one.table for one in profile.recent] == [match.table for match in reversed(mine)][:5]
        assert [one.balance for one in profile.form] == [m.balances[m.persons.index(person)] for m in mine][-30:]


async def test_history_lists_every_match_once_newest_first(store: SqlStore, log: list[Match]) -> None:
    for person in range(1, PEOPLE + 1):
        mine = [match.table for match in reversed(log) if person in match.persons]
        pages = [await store.archive.finished(person, skip=skip, most=4) for skip in range(0, len(mine) + 4, 4)]
        assert [row.table for page in pages for row in page] == mine
    assert (await store.people.by_number([1]))[1].name == NAMES[0]


@pytest.mark.slow
async def test_t100_every_match_can_be_replayed_to_its_end_from_the_log_alone(
    store: SqlStore, log: list[Match]
) -> None:
    said = words("es")
    for match in log:
        stored = await store.log.load(match.table)
        assert stored is not None
        its = match_of(match.table, stored.events, [NAMES[(person or 1) - 1] for person in match.persons])
        assert len(its.deals) >= match.deals
        for deal in its.deals:
            for index, moment in enumerate(deal.moments):
                info = its.view(moment).seats[index % len(match.persons)]
                assert len(its.seat_view(moment, info.player).hand) == info.hand_count
        end = its.view(its.deals[-1].moments[-1])
        assert end.over
        assert [one.amount for one in sorted(end.standings, key=lambda one: one.player)] == match.balances
        number = len(its.deals)
        for index in range(0, len(its.deals[-1].moments), 17):
            replay(its, Spot(number, index, ALL), tricks_of(its, number).starts, (), said).assert_limits()


@pytest.mark.slow
async def test_made_anew_the_month_is_the_same(database: Database) -> None:
    before = await everything(database)
    assert await rebuild(database) > 40
    assert await everything(database) == before


def test_every_game_of_the_house_is_played_in_that_month() -> None:
    assert set(SLUGS) == set(games()) - {"toy"}
