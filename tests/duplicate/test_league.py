"""Leagues: what may be asked, and four seasons whose divisions play real tournaments."""

from __future__ import annotations

import msgspec
import pytest

from bot.duplicate import league as lg
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament.clocks import LONG
from bot.duplicate.tournament.model import FINISHED, State
from bot.duplicate.tournament.standings import standings
from bot.duplicate.tournament.verdict import Context
from bot.engine.actions import Refusal
from bot.engine.rng import Rng
from tests.duplicate.test_promotion import expected
from tests.duplicate.tournaments import BEGINS, OPENS, Played

DIRECTOR, FIXTURES, DAY = 9001, 7, 86_400_000
STORED = msgspec.json.Decoder(lg.LeagueFact)


class Seasons:
    """A league that is being played."""

    def __init__(self) -> None:
        self.facts: list[lg.Fact] = []
        self.league = lg.League("l1")

    def verdict(self, body: lg.Body, person: int | None = None) -> object:
        """Return what follows from a command."""
        return lg.decide(self.league, lg.Command("x", "l1", body, person), Context(5))

    def do(self, body: lg.Body, person: int | None = None) -> tuple[lg.Fact, ...]:
        """Do what must be possible."""
        verdict = self.verdict(body, person)
        assert isinstance(verdict, tuple), verdict
        self.facts += verdict
        self.league = lg.fold(self.league, verdict)
        return verdict

    def refused(self, body: lg.Body, person: int | None = None) -> str:
        """Return the code of a refusal, "" if it is out of date."""
        verdict = self.verdict(body, person)
        assert not isinstance(verdict, tuple)
        return verdict.code if isinstance(verdict, Refusal) else ""

    def begin(self) -> tuple[str, ...]:
        """Begin the next season and return its tournaments."""
        number = self.league.season + 1
        names = tuple(f"t{number}.{one}" for one in range(1, len(self.league.coming) + 1))
        self.do(lg.BeginSeason(number, names))
        return names


def founded(members: int) -> Seasons:
    """Return a league of Chinze with so many members: 1001 is the person of the first one."""
    its = Seasons()
    its.do(lg.Found("Lega", "chinze", "individuals", 1, FIXTURES, 2), DIRECTOR)
    for one in range(1, members + 1):
        its.do(lg.Enter((1000 + one,)), 1000 + one)
    return its


def season(its: Seasons, name: str, division: tuple[int, ...], draw: Rng) -> State:
    """Play the tournament of a division: some do not come to a fixture, some stay away for good, one leaves."""
    played = Played()
    played.state = State(name)
    settings = {"name": name, "game": "chinze", "form": "individuals", "rounds": FIXTURES, "boards": 1}
    played.do(
        cmd.Create(**settings, opens=OPENS, begins=BEGINS, system="round-robin", scoring="victory-points"), DIRECTOR
    )
    people = [its.league.members[one].people[0] for one in division]
    for person in people:
        played.do(cmd.Join((person,)), person)
    played.do(cmd.OpenCheckIn(), DIRECTOR)
    for person in people:
        played.do(cmd.CheckIn(), person)
    away = {person: draw.below(14) == 0 for person in people}
    for number in range(1, FIXTURES + 1):
        played.begin()
        for table in played.round.tables:
            for chair, person in enumerate(table.people):
                stays_away = (away[person] and number > 2) or draw.below(15) == 0
                if stays_away and played.round.player(table, chair, 2) is not None:
                    played.do(cmd.Replace(number, table.number, chair))
        if number == 4 and draw.below(2):
            played.do(cmd.Leave(), people[draw.below(len(people))])
        if number == 5:
            played.do(cmd.Penalize(1 + draw.below(len(people)), 25, "slow play"), DIRECTOR)
        for table in played.round.tables:
            for deal in (1, 2):
                points = draw.below(161) - 80
                played.now += draw.below(1000)
                played.score(table.number, deal, points, -points)
        for person in people:
            if played.state.open and person in played.state.absent - played.state.gone and not away[person]:
                played.do(cmd.CheckIn(), person)
    assert played.state.status == FINISHED
    return played.state


@pytest.mark.parametrize("seed", range(5))
def test_four_seasons_promote_exactly_whom_the_rules_say(seed: int) -> None:
    draw, its = Rng(b"seasons %d" % seed), founded(24)
    assert [len(one) for one in its.league.coming] == [8, 8, 8]
    moved = compared = 0
    for number in range(1, 5):
        names = its.begin()
        for new in range(2):
            its.do(lg.Enter((2000 + 10 * number + new,)), 2000 + 10 * number + new)
        if number == 2:
            its.do(lg.Leave(), its.league.members[its.league.divisions[0][0]].people[0])
        states = tuple(
            season(its, name, division, draw) for name, division in zip(names, its.league.divisions, strict=True)
        )
        assert its.refused(lg.EndSeason(number, states[:1])) == "league-unfinished"
        waiting, gone, before = its.league.waiting, its.league.left, its.league.divisions
        (ended,) = its.do(lg.EndSeason(number, states))
        assert isinstance(ended, lg.SeasonEnded)
        for rows, state, division in zip(ended.rows, states, before, strict=True):
            points = {division[line.contestant - 1]: line.points for line in standings(state)}
            assert {row.member: row.points for row in rows} == points
            assert all(row.left for row in rows if row.member in gone)
        wanted = expected([list(rows) for rows in ended.rows])
        wanted[-1] += waiting
        if all(6 <= len(one) <= 12 for one in wanted):
            compared += 1
            assert [list(one) for one in its.league.divisions] == wanted
        moved += sum(one.why in ("up", "down") for one in ended.moves)
        assert set(its.league.members) == {one for division in its.league.divisions for one in division}
        assert lg.fold(lg.League("l1"), [STORED.decode(msgspec.json.encode(one)) for one in its.facts]) == its.league
    assert moved >= 8
    assert compared >= 2


def test_a_season_is_shared_out_among_its_fixtures() -> None:
    its = founded(1)
    assert its.league.settings is not None
    assert its.league.settings.round_ms == 2 * DAY
    shortest = lg.Founded(1, 5, "Lega", "chinze", "individuals", 1, 11, 2)
    assert shortest.round_ms >= LONG, "every fixture has a window of its own"


def test_what_a_league_refuses() -> None:
    its = Seasons()
    assert its.refused(lg.Leave(), 1) == "league-unknown"
    assert its.refused(lg.Found("x", "whist", "individuals", 1, 7, 2), 1) == "tournament-form"
    assert its.refused(lg.Found("x", "chinze", "pairs", 1, 7, 2), 1) == "tournament-form"
    assert its.refused(lg.Found("x", "chinze", "individuals", 1, 7, 5), 1) == "league-number"
    assert its.refused(lg.Found("x", "chinze", "individuals", 1, 12, 2), 1) == "league-number"
    its = founded(5)
    assert its.refused(lg.Found("x", "chinze", "individuals", 1, 7, 2), 1) == ""
    assert its.refused(lg.Enter((1001,)), 1001) == "league-entered"
    assert its.refused(lg.Enter((7, 8)), 7) == "league-people"
    assert its.refused(lg.Enter((7,)), 8) == "league-not-director"
    assert its.refused(lg.Leave(), 7) == "league-not-entered"
    assert its.refused(lg.BeginSeason(1, ("t",)), 7) == "league-not-director"
    assert its.refused(lg.BeginSeason(1, ("t",)), DIRECTOR) == "league-too-few"
    its.do(lg.Enter((7,)), 7)
    assert its.refused(lg.BeginSeason(1, ()), DIRECTOR) == "league-tournaments"
    assert its.refused(lg.BeginSeason(2, ("t",)), DIRECTOR) == ""
    assert its.refused(lg.EndSeason(0, ()), DIRECTOR) == ""
    its.begin()
    assert its.refused(lg.EndSeason(1, (State("t1.1"),)), DIRECTOR) == "league-unfinished"


def test_who_leaves_between_seasons_leaves_the_place_to_the_first_below() -> None:
    its = founded(16)
    its.begin()
    its.league = lg.fold(its.league, (lg.SeasonEnded(None, 9, 1, (), its.league.divisions, ()),))
    assert its.league.coming == (tuple(range(1, 9)), tuple(range(9, 17)))
    its.do(lg.Leave(), 1003)
    its.do(lg.Enter((1099,)), 1099)
    assert its.league.coming == ((1, 2, 4, 5, 6, 7, 8, 9), (10, 11, 12, 13, 14, 15, 16, 17))
    its.do(lg.Leave(), 1099)
    assert its.league.coming[1] == (10, 11, 12, 13, 14, 15, 16)
    assert its.league.waiting == ()


def test_a_fixture_counts_as_played_if_people_played_half_of_it() -> None:
    its = founded(6)
    (name,) = its.begin()
    state = season(its, name, its.league.divisions[0], Rng(b"one"))
    rows = lg.rows_of(state, (91, 92, 93, 94, 95, 96))
    assert sorted(row.member for row in rows) == [91, 92, 93, 94, 95, 96]
    for row in rows:
        line = next(one for one in standings(state) if one.contestant == row.member - 90)
        assert (row.points, row.penalties) == (line.points, line.penalties)
        assert row.played == FIXTURES - line.bots // 2, "both deals of a fixture are played by one of them"
        assert row.finished > 0
