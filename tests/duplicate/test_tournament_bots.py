"""Bots that enter a tournament, and a tournament that nobody directs."""

from __future__ import annotations

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.model import FINISHED
from bot.duplicate.tournament.standings import standings
from bot.duplicate.tournament.verify import problems
from tests.duplicate.tournaments import BEGINS, DIRECTOR, OPENS, Played, announced

ANNA = 11


def filled(**its: object) -> Played:
    """Return a tournament of eight at Chinze: a person and seven bots."""
    played = announced(game="chinze", form="individuals", boards=1, rounds=3, **its)
    played.do(cmd.Join((ANNA,)), ANNA)
    played.do(cmd.Fill(8), DIRECTOR)
    played.now = OPENS
    played.do(cmd.OpenCheckIn())
    played.do(cmd.CheckIn(), ANNA)
    return played


def test_a_person_and_seven_bots_play_to_the_end() -> None:
    played = filled()
    assert sorted(one.members[0] for one in played.state.contestants.values()) == [*range(-7, 0), ANNA]
    for _ in range(3):
        begun = played.begin()
        assert [type(one) for one in begun] == [ev.RoundBegun], "no bot is missing"
        (its,) = [one for one in played.round.tables if ANNA in one.people]
        players = [played.round.player(its, chair, 1) for chair in (0, 1)]
        assert sorted(players, key=bool) == [None, ANNA], "a bot plays the chair of a bot"
        for table in played.round.tables:
            for deal in (1, 2):
                high = 10 * max(table.contestants)
                first = high if table.contestants[0] > table.contestants[1] else -high
                played.score(table.number, deal, first, -first)
    assert played.state.status == FINISHED
    lines = {line.contestant: line for line in standings(played.state)}
    ahead = sum(line.points > lines[1].points for line in lines.values())
    assert lines[1].place > ahead > 2, "the person has the place that they earned"
    assert sorted(line.place for line in lines.values()) == [*range(1, 9)]
    assert lines[2].bots == lines[2].deals == 0
    assert problems(played.facts) == ()
    assert played.restarted().state == played.state


def test_filling_up_is_for_the_director_before_the_first_round_and_adds_only_what_is_missing() -> None:
    played = announced(limit=6)
    assert played.refused(cmd.Fill(4), 5) == "tournament-not-director"
    assert played.refused(cmd.Fill(7), DIRECTOR) == "tournament-number"
    played.do(cmd.Join((101, 0)), 101)
    assert played.state.contestants[1].members == (101, -1), "a person with a bot as a partner"
    facts = played.do(cmd.Fill(4), DIRECTOR)
    assert [one.members for one in facts if isinstance(one, ev.Joined)] == [(-2, -3), (-4, -5), (-6, -7)]
    assert played.refused(cmd.Fill(4), DIRECTOR) == ""
    assert played.refused(cmd.Join((0, 0)), DIRECTOR) == "tournament-members", "a contestant of bots alone is Fill"
    assert played.refused(cmd.Join((102, -1)), 102) == "tournament-members", "nobody names a bot"
    played.now = OPENS
    played.do(cmd.OpenCheckIn())
    played.do(cmd.CheckIn(), 101)
    played.begin()
    assert played.refused(cmd.Fill(6), DIRECTOR) == "tournament-late"


def test_a_contestant_whose_people_have_left_plays_no_more_although_a_bot_is_left() -> None:
    played = announced()
    played.do(cmd.Join((101, 0)), 101)
    played.do(cmd.Fill(4), DIRECTOR)
    played.now = OPENS
    played.do(cmd.OpenCheckIn())
    played.do(cmd.CheckIn(), 101)
    played.begin()
    assert isinstance(played.do(cmd.Leave(), 101)[-1], ev.Withdrawn)


def test_who_announced_a_tournament_without_a_director_plays_for_a_place() -> None:
    played = announced(directed=False, game="chinze", form="individuals", boards=1)
    played.do(cmd.Join((DIRECTOR,)), DIRECTOR)
    assert played.state.contestants[1].ranked
    assert played.state.ranked(played.state.contestants[1])
    played.do(cmd.Fill(4), DIRECTOR)
    played.do(cmd.OpenCheckIn(), DIRECTOR)
    played.do(cmd.CheckIn(), DIRECTOR)
    assert played.refused(cmd.Cancel("why"), 5) == "tournament-not-director"
    played.now = BEGINS - 1
    played.do(cmd.BeginRound(1, ("a",)), DIRECTOR)
    for body in (cmd.CloseRound(1), cmd.Cancel("why"), cmd.Pause(), cmd.Appoint(DIRECTOR)):
        assert played.refused(body, DIRECTOR) == "tournament-not-director", "from the first round on nobody may"
    played.do(cmd.Pause(), 77, moderator=True)
