"""Whole tournaments with results drawn at random, people who do not come, and kills; their standings are counted again.

The short form is one of them; the long form, with all seeds, is run by
``GERMINI_TESTS=exhaustive pytest tests/duplicate/test_tournament_simulation.py``.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.duplicate.pairing import meetings_of
from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.model import FINISHED
from bot.duplicate.tournament.standings import standings
from bot.duplicate.tournament.verify import problems
from bot.engine.rng import Rng
from tests.duplicate.recount import Recount
from tests.duplicate.tournaments import DIRECTOR, MINUTES, Played, checked_in, people_of

ROUNDS, KILLS, NO_SHOWS = 8, 20, 5


class Simulation:
    """A tournament without an arbiter: the clocks do everything but what is a director's to decide."""

    def __init__(self, contestants: int, seed: str, **its: str) -> None:
        self.draw = Rng(seed.encode())
        self.played = checked_in(contestants, rounds=ROUNDS, boards=3, **its)
        people = sorted(self.played.state.present)
        self.missing = self.draw.sample(people, NO_SHOWS)
        self.kills = 0
        state = self.played.state
        scores = ROUNDS * len(state.deals) * (len(people) // state.shape.players)
        self.kill_at = set(self.draw.sample(range(scores * 9 // 10), KILLS))
        self.steps = 0

    def killed(self) -> None:
        """Perhaps kill the bot: what is stored makes the same tournament again."""
        if self.steps in self.kill_at:
            self.kill_at.remove(self.steps)
            self.kills += 1
            again = self.played.restarted()
            assert again.state == self.played.state
            self.played = again
        self.steps += 1

    def run(self) -> Played:
        """Play all rounds."""
        while self.played.state.status != FINISHED:
            self.played.begin()
            self.killed()
            self.round()
        return self.played

    def round(self) -> None:
        """Play one round: its deals come in any order of the tables."""
        number = self.played.round.number
        for person in self.missing:
            sat = self.played.round.chair_of(person)
            if sat is not None and person not in self.played.state.absent:
                self.played.do(cmd.Replace(number, sat[0].number, sat[1]))
                self.killed()
        deals = len(self.played.state.deals)
        left = dict.fromkeys((table.number for table in self.played.round.tables), 0)
        if number == 3:
            self.late(deals)
        while left:
            table = self.draw.choice(list(left))
            left[table] += 1
            if number == 5 and table == 2 and left[table] == deals:
                del left[table]
                continue
            if number == 6 and self.draw.below(8) == 0:
                self.directed(number, table, left[table])
            if (table, left[table]) not in self.played.state.rounds[-1].results:
                self.played.score(table, left[table], *self.result())
            if left[table] == deals:
                del left[table]
            self.killed()
        if number == 5:
            self.time_up(deals)
        assert self.played.state.round is None, "the last score ends a round"

    def result(self) -> tuple[int, ...]:
        """Draw a result of which all chairs together win nothing."""
        shape = self.played.state.shape
        won = [self.draw.below(121) - 60 for _ in shape.sides]
        won[-1] = -sum(won[:-1])
        return tuple(won[shape.side_of(chair)] for chair in range(shape.players))

    def late(self, deals: int) -> None:
        """Let a late person take over, another contestant enter, and a person leave."""
        state = self.played.state
        person = self.missing.pop()
        if self.played.round.chair_of(person) is not None:
            self.played.do(cmd.TakeOver(3, deals), person)
        else:
            self.played.do(cmd.CheckIn(), person)
        new = people_of(900, state.shape.people(state.announced.form))
        self.played.do(cmd.Join(new), new[0])
        away = {person, *self.missing}
        present = sorted(set(self.played.round.tables[3].people) - away)
        self.played.do(cmd.Leave(), present[0])
        out = sorted(set(self.played.round.tables[4].people) - away)[0]
        self.played.do(cmd.Substitute(out, 80_001, 2, "a train"), DIRECTOR)

    def directed(self, number: int, table: int, deal: int) -> None:
        """Let the director adjust a deal, and sometimes take a penalty."""
        if (table, deal) in self.played.round.results:
            return
        percents = tuple((60, 40, 50, 50)[: self.played.state.shape.players])
        if self.draw.below(2):
            self.played.do(cmd.Adjust(number, table, deal, "an exposed card", percents=percents), DIRECTOR)
        else:
            self.played.do(cmd.Adjust(number, table, deal, "a wrong count", scores=self.result()), DIRECTOR)
        contestant = self.played.state.rounds[-1].tables[table - 1].contestants[0]
        self.played.do(cmd.Penalize(contestant, 50, "slow play"), DIRECTOR)

    def time_up(self, deals: int) -> None:
        """Let the time of the round be up: one table has half of the tricks of its last deal or less."""
        tricks = 8 + self.draw.below(8)
        unfinished = cmd.Unfinished(2, deals, tricks, 24, self.result())
        assert self.played.refused(cmd.CloseRound(5, (unfinished,))) == ""
        self.played.now = self.played.round.until + MINUTES
        self.played.do(cmd.CloseRound(5, (unfinished,)))


KINDS = [
    pytest.param("minchiate", "individuals", "matchpoints", 64, marks=pytest.mark.slow),
    pytest.param("minchiate", "pairs", "victory-points", 32),
    pytest.param("minchiate", "pairs", "matchpoints", 32),
    pytest.param("minchiate", "teams", "victory-points", 16),
    pytest.param("terziglio", "individuals", "victory-points", 64, marks=pytest.mark.slow),
    pytest.param("terziglio", "teams", "victory-points", 21),
    pytest.param("mineo", "individuals", "matchpoints", 64, marks=pytest.mark.slow),
    pytest.param("mineo", "teams", "victory-points", 21),
    pytest.param("chinze", "individuals", "matchpoints", 64, marks=pytest.mark.slow),
    pytest.param("chinze", "teams", "victory-points", 32),
]
"""Game, kind of contestants, scoring, and how many contestants: 64 people, or 63 where three make a team."""


@pytest.mark.exhaustive(5)
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("game", "form", "scoring", "contestants"), KINDS)
def test_eight_rounds_with_kills_and_no_shows(game: str, form: str, scoring: str, contestants: int, seed: int) -> None:
    its = Simulation(contestants, f"{game} {form} {seed}", game=game, form=form, scoring=scoring)
    played = its.run()
    assert its.kills == KILLS
    assert len(played.state.rounds) == ROUNDS
    assert isinstance(played.facts[-1], ev.Finished)
    lines = standings(played.state)
    found = [(one.contestant, one.place, one.points, one.opponents, one.difference) for one in lines]
    assert found == Recount(played.facts).standings()
    assert played.state.places == tuple((one.contestant, one.place) for one in lines if one.place)
    assert problems(played.restarted().facts) == ()
    check_seats(played)
    never = [one for one in lines if one.bots * 2 > one.deals]
    assert all(one.place == 0 for one in never)
    assert form != "individuals" or len(never) == NO_SHOWS - 1


def check_seats(played: Played) -> None:
    """In each round everybody who plays sits once, and nobody meets twice."""
    for one in played.state.rounds:
        people = Counter(person for table in one.tables for person in table.people)
        assert max(people.values()) == 1
        sat = {contestant for table in one.tables for contestant in table.contestants}
        assert sat.isdisjoint(one.byes)
        on = {
            number
            for number, its in played.state.contestants.items()
            if its.since <= one.number and (not its.withdrawn or one.number <= its.last)
        }
        assert sat.union(one.byes) == on
    byes = Counter(bye for one in played.state.rounds for bye in one.byes)
    assert max(byes.values(), default=1) == 1
    met = meetings_of(one.meetings() for one in played.state.rounds)
    again = sum(times - 1 for times in met.values())
    # Of 21 teams in threes each meets 16 of the 20 others: a parting without a repeat is not always found.
    assert again <= (3 if len(played.state.contestants) == 22 else 0), "nobody meets twice"
    assert len(met) <= len(list(combinations(played.state.contestants, 2)))


@pytest.mark.parametrize(
    ("game", "form"),
    [
        ("minchiate", "individuals"),
        pytest.param("terziglio", "individuals", marks=pytest.mark.slow),
        ("chinze", "teams"),
    ],
)
def test_a_round_robin_is_recounted_too(game: str, form: str) -> None:
    played = checked_in(12, rounds=11, boards=3, game=game, form=form, system="round-robin")
    draw = Rng(b"round robin")
    while played.state.status != FINISHED:
        played.begin()
        for table in played.round.tables:
            for deal in played.state.deals:
                shape = played.state.shape
                won = [draw.below(40) for _ in shape.sides]
                won[-1] = -sum(won[:-1])
                played.score(table.number, deal.number, *(won[shape.side_of(chair)] for chair in range(shape.players)))
    lines = standings(played.state)
    found = [(one.contestant, one.place, one.points, one.opponents, one.difference) for one in lines]
    assert found == Recount(played.facts).standings()
    assert problems(played.facts) == ()
    met = meetings_of(one.meetings() for one in played.state.rounds)
    if form == "teams":
        assert met == dict.fromkeys(combinations(range(1, 13), 2), 1)
    elif game == "minchiate":
        assert met == dict.fromkeys(combinations(range(1, 13), 2), 3), "once as a partner, twice as an opponent"
    else:
        assert set(met.values()) <= {1, 2, 3}
