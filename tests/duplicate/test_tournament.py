"""What may happen in a tournament, and what is refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.duplicate.tournament import commands as cmd
from bot.duplicate.tournament import events as ev
from bot.duplicate.tournament.clocks import BEGIN_ROUND, BREAK, CLOSE_ROUND, LONG, OPEN_CHECK_IN, Due, due
from bot.duplicate.tournament.decide import SUBJECTS
from bot.duplicate.tournament.evolve import CHANGES, fold
from bot.duplicate.tournament.model import (
    ANNOUNCED,
    CANCELLED,
    CHECK_IN,
    FINISHED,
    RUNNING,
    Result,
    State,
)
from bot.duplicate.tournament.standings import standings
from bot.duplicate.tournament.verdict import RULES, OutOfDate
from bot.duplicate.tournament.verify import problems
from tests.duplicate.tournaments import BEGINS, DIRECTOR, MINUTES, OPENS, Played, announced, checked_in, people_of


def bodies() -> list[type[cmd.Body]]:
    return [
        one for one in vars(cmd).values() if isinstance(one, type) and issubclass(one, cmd.Body) and one is not cmd.Body
    ]


def test_every_command_is_decided_and_every_fact_changes_something() -> None:
    assert len(SUBJECTS) == 3
    assert set(RULES) == set(bodies())
    assert set(CHANGES) == set(ev.TOURNAMENT_FACTS)
    assert all(one.__struct_fields__[:2] == ("by", "at") for one in ev.TOURNAMENT_FACTS)


def test_a_tournament_from_its_announcement_to_its_end() -> None:
    played = announced()
    assert played.state.status == ANNOUNCED
    for one in (1, 2, 3, 4):
        played.do(cmd.Join(people_of(one, 2), f"pair {one}"), 100 * one + 1)
    played.now = OPENS
    played.do(cmd.OpenCheckIn())
    assert played.state.status == CHECK_IN
    for one in (1, 2, 3, 4):
        for person in people_of(one, 2):
            played.do(cmd.CheckIn(), person)
    for number in (1, 2):
        (begun,) = played.begin()
        assert isinstance(begun, ev.RoundBegun)
        assert begun.until == played.now + 30 * MINUTES
        assert (begun.by, begun.at, begun.byes) == (None, played.now, ())
        assert sorted(one for table in begun.tables for one in table.people) == sorted(
            person for one in (1, 2, 3, 4) for person in people_of(one, 2)
        )
        for table in (1, 2):
            for deal in (1, 2):
                facts = played.score(table, deal, 10 * table, -10 * table, 10 * table, -10 * table)
        assert [type(one) for one in facts[:2]] == [ev.Scored, ev.RoundClosed], number
    assert isinstance(facts[-1], ev.Finished)
    assert played.state.status == FINISHED
    assert played.state.places == facts[-1].places
    assert {contestant for contestant, _ in facts[-1].places} == {1, 2, 3, 4}
    assert problems(played.facts) == ()
    assert played.restarted().state == played.state
    assert played.refused(cmd.Cancel("late"), DIRECTOR) == "tournament-over"


@pytest.mark.parametrize(
    ("its", "code"),
    [
        ({"game": "whist"}, "tournament-game"),
        ({"form": "pairs", "game": "terziglio"}, "tournament-form"),
        ({"form": "trios"}, "tournament-form"),
        ({"system": "knockout"}, "tournament-form"),
        ({"scoring": "goals"}, "tournament-form"),
        ({"form": "teams", "scoring": "matchpoints"}, "tournament-teams-scoring"),
        ({"rounds": 0}, "tournament-number"),
        ({"boards": 33}, "tournament-number"),
        ({"round_ms": -1}, "tournament-number"),
        ({"game": "mineo", "form": "individuals", "boards": 4}, "tournament-threes"),
        ({"opens": BEGINS + 1}, "tournament-times"),
    ],
)
def test_what_cannot_be_announced(its: dict[str, Any], code: str) -> None:
    settings: dict[str, Any] = {"name": "Cup", "game": "minchiate", "form": "pairs", "rounds": 2, "boards": 2}
    settings |= {"opens": OPENS, "begins": BEGINS} | its
    assert Played().refused(cmd.Create(**settings), DIRECTOR) == code


def test_a_tournament_is_announced_once_and_nothing_comes_before() -> None:
    assert Played().refused(cmd.CheckIn(), 1) == "tournament-unknown"
    played = announced()
    assert played.refused(cmd.Create("Cup", "minchiate", "pairs", 2, 2, OPENS, BEGINS), DIRECTOR) == ""
    assert played.refused(cmd.Cancel("why"), 5) == "tournament-not-director"
    assert played.refused(cmd.Score(1, 1, 1, (1, 1, 1, 1)), DIRECTOR) == "tournament-not-director", "the bot counts"


def test_who_may_enter() -> None:
    played = announced(limit=3)
    played.do(cmd.Join((101, 102)), 101)
    assert played.refused(cmd.Join((101, 103)), 103) == "tournament-joined"
    assert played.refused(cmd.Join((103,)), 103) == "tournament-members"
    assert played.refused(cmd.Join((103, 103)), 103) == "tournament-members"
    assert played.refused(cmd.Join((103, 104)), 105) == "tournament-not-director", "nobody enters others"
    played.do(cmd.Join((103, 104)), DIRECTOR)
    played.do(cmd.Join((DIRECTOR, 105)), 105)
    assert [played.state.contestants[one].ranked for one in (1, 2, 3)] == [True, True, False]
    assert played.refused(cmd.Join((106, 107)), 106) == "tournament-full"
    played.do(cmd.Leave(), 102)
    assert set(played.state.contestants) == {2, 3}
    assert played.refused(cmd.Leave(), 102) == "tournament-not-joined"
    played.do(cmd.Join((102, 106)), 106)
    assert set(played.state.contestants) == {2, 3, 4}, "a number is given once"
    assert played.refused(cmd.CheckIn(), 106) == "tournament-not-open"
    assert played.refused(cmd.OpenCheckIn()) == "", "the clock waits for its time"
    played.do(cmd.OpenCheckIn(), DIRECTOR)
    played.do(cmd.CheckIn(), 106)
    assert played.refused(cmd.CheckIn(), 106) == ""
    assert played.refused(cmd.CheckIn(), 999) == "tournament-not-joined"


def test_who_has_not_checked_in_does_not_play() -> None:
    played = checked_in(5, absent=(301, 302, 402))
    begun = played.begin()
    assert begun[0] == ev.Withdrawn(None, played.now, 3, "absent")
    replaced = begun[-1]
    assert isinstance(replaced, ev.Replaced)
    assert (replaced.person, replaced.deal, replaced.level) == (402, 1, "regular"), "the partner is there"
    assert 3 not in played.state.contestants
    assert played.state.status == RUNNING


def test_too_few_have_checked_in() -> None:
    played = checked_in(4, absent=(301, 302))
    played.now = BEGINS
    assert played.refused(cmd.BeginRound(1, ("a", "b")), DIRECTOR) == "tournament-too-few"
    assert played.begin()[-1] == ev.Cancelled(None, BEGINS, "too-few")
    assert played.state.status == CANCELLED


def test_a_round_needs_its_boards_and_its_time() -> None:
    played = announced()
    assert played.refused(cmd.BeginRound(1, ("a", "b")), DIRECTOR) == "tournament-not-open"
    played = checked_in(4)
    assert played.refused(cmd.BeginRound(1, ("a", "b"))) == "", "the clock waits for its time"
    assert played.refused(cmd.BeginRound(2, ("a", "b")), DIRECTOR) == ""
    for boards in (("a",), ("a", "a")):
        assert played.refused(cmd.BeginRound(1, boards), DIRECTOR) == "tournament-boards"
    played.do(cmd.BeginRound(1, ("a", "b")), DIRECTOR)
    assert played.refused(cmd.BeginRound(2, ("a", "b")), DIRECTOR) == "", "one round at a time"


def test_a_late_player_takes_over_with_the_next_deal() -> None:
    played = checked_in(4, boards=3)
    played.begin()
    person = played.round.tables[0].people[2]
    (fact,) = played.do(cmd.Replace(1, 1, 2))
    assert fact == ev.Replaced(None, played.now, 1, 1, 2, person)
    assert played.refused(cmd.Replace(1, 1, 2)) == "", "a bot plays already"
    assert played.refused(cmd.Replace(1, 9, 2)) == "tournament-no-seat"
    assert played.refused(cmd.TakeOver(1, 2), 999) == "tournament-not-joined"
    played.score(1, 1, 5, -5, 5, -5)
    assert played.refused(cmd.TakeOver(1, 1), person) == "tournament-no-seat", "that deal is over"
    assert played.refused(cmd.CheckIn(), person) == "tournament-take-over"
    played.do(cmd.TakeOver(1, 3), person)
    table = played.round.tables[0]
    assert [played.round.player(table, 2, deal) for deal in (1, 2, 3)] == [None, None, person]
    assert played.refused(cmd.TakeOver(1, 3), person) == ""
    assert person in played.state.present
    line = next(one for one in standings(close(played).state) if one.contestant == table.contestants[2])
    assert (line.deals, line.bots) == (6, 2)


def close(played: Played) -> Played:
    """Close the running round."""
    played.do(cmd.CloseRound(played.round.number), DIRECTOR)
    return played


def test_a_bot_plays_on_in_the_next_round_until_the_person_is_there() -> None:
    played = checked_in(4, rounds=3)
    played.begin()
    person = played.round.tables[0].people[0]
    played.do(cmd.Replace(1, 1, 0))
    close(played)
    replaced = played.begin()[1]
    assert isinstance(replaced, ev.Replaced)
    assert (replaced.round, replaced.person) == (2, person)
    close(played)
    played.do(cmd.CheckIn(), person)
    assert len(played.begin()) == 1, "nobody is missing"


def test_a_substitute_plays_for_the_rest_of_the_tournament() -> None:
    played = checked_in(4)
    played.begin()
    table = played.round.tables[0]
    person, contestant = table.people[1], table.contestants[1]
    assert played.refused(cmd.Substitute(999, 7), DIRECTOR) == "tournament-not-playing"
    assert played.refused(cmd.Substitute(person, 201), DIRECTOR) == "tournament-played-before"
    assert played.refused(cmd.Substitute(person, 7, 4), DIRECTOR) == "tournament-no-seat"
    assert played.refused(cmd.Substitute(person, 7), person) == "tournament-not-director"
    (fact,) = played.do(cmd.Substitute(person, 7, 2, "had to leave"), DIRECTOR)
    assert fact == ev.Substituted(DIRECTOR, played.now, contestant, person, 7, "had to leave", 1, 1, 1, 2)
    assert [played.round.player(table, 1, deal) for deal in (1, 2)] == [person, 7]
    its = played.state.contestants[contestant]
    assert 7 in its.members
    assert its.former == (person,)
    assert played.refused(cmd.Join((person, 8)), person) == "tournament-played-before"
    close(played)
    begun = played.begin()[0]
    assert isinstance(begun, ev.RoundBegun)
    assert 7 in [one for its in begun.tables for one in its.people]
    played.do(cmd.Appoint(person), DIRECTOR)
    assert next(one for one in standings(played.state) if one.contestant == contestant).place == 0


def test_who_leaves_a_running_tournament() -> None:
    played = checked_in(5, rounds=3)
    played.begin()
    (bye,) = played.round.byes
    left = played.round.tables[0].contestants[0]
    first, second = people_of(left, 2)
    facts = played.do(cmd.Leave(), first)
    assert [type(one) for one in facts] == [ev.Replaced, ev.LeftTeam]
    assert played.refused(cmd.Leave(), first) == "tournament-not-joined"
    assert played.refused(cmd.TakeOver(1, 2), first) == "tournament-not-joined", "for good"
    facts = played.do(cmd.Leave(), second)
    assert [type(one) for one in facts] == [ev.Replaced, ev.Withdrawn]
    close(played)
    played.begin()
    assert left not in [one for table in played.round.tables for one in table.contestants]
    assert played.round.byes == ()
    assert bye in [one for table in played.round.tables for one in table.contestants]
    assert next(one for one in standings(played.state) if one.contestant == left).place == 0


def test_a_tournament_of_which_too_few_are_left_is_over() -> None:
    played = checked_in(4, rounds=3)
    played.begin()
    for person in people_of(2, 2):
        played.do(cmd.Leave(), person)
    close(played)
    (finished,) = played.begin()
    assert isinstance(finished, ev.Finished)
    assert sorted(contestant for contestant, _ in finished.places) == [1, 3, 4]
    assert played.state.status == FINISHED
    assert problems(played.facts) == ()


def test_a_late_entry_has_average_minus_for_the_rounds_before() -> None:
    played = checked_in(4, rounds=4)
    played.begin()
    played.do(cmd.Join((901, 902)), 901)
    assert played.state.contestants[5].since == 2
    close(played)
    played.begin()
    assert played.round.byes == (5,), "the lowest, with no bye so far"
    close(played)
    line = next(one for one in standings(played.state) if one.contestant == 5)
    assert line.rounds == (4000, 5000)
    played.begin()
    assert played.refused(cmd.Join((903, 904)), 903) == "tournament-late"


def test_in_a_round_robin_bots_play_for_who_has_left() -> None:
    played = checked_in(4, rounds=3, system="round-robin", scoring="victory-points")
    played.begin()
    assert played.refused(cmd.Join((901, 902)), 901) == "tournament-late"
    for person in people_of(2, 2):
        played.do(cmd.Leave(), person)
    met = [played.round.meetings()]
    for _ in (2, 3):
        close(played)
        begun = played.begin()
        assert sorted(one.person for one in begun if isinstance(one, ev.Replaced)) == [201, 202]
        met.append(played.round.meetings())
    assert sorted(tuple(sorted(one)) for meetings in met for one in meetings) == [
        (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4),
    ]  # fmt: skip
    close(played)
    assert problems(played.facts) == ()


def test_scores_count_once_and_must_fit() -> None:
    played = checked_in(4)
    played.begin()
    assert played.refused(cmd.Score(1, 3, 1, (1, -1, 1, -1))) == "tournament-no-seat"
    assert played.refused(cmd.Score(1, 1, 3, (1, -1, 1, -1))) == "tournament-no-seat"
    for scores in ((1, -1), (1, -1, 2, -1), ()):
        assert played.refused(cmd.Score(1, 1, 1, scores)) == "tournament-scores"
    played.score(1, 1, 1, -1, 1, -1)
    assert played.refused(cmd.Score(1, 1, 1, (9, -9, 9, -9))) == ""
    assert played.refused(cmd.Score(2, 1, 1, (9, -9, 9, -9))) == ""
    close(played)
    assert played.refused(cmd.Score(1, 1, 2, (9, -9, 9, -9))) == "", "a late press changes nothing"


def test_a_round_ends_when_its_time_is_up() -> None:
    """Of the deals that are being played one has half of its tricks, the other has not."""
    played = checked_in(4)
    played.begin()
    played.score(1, 1, 30, -30, 30, -30)
    played.score(2, 1, 10, -10, 10, -10)
    unfinished = (
        cmd.Unfinished(1, 1, 24, 24, (99, -99, 99, -99)),
        cmd.Unfinished(1, 2, 12, 24, (8, -8, 8, -8), "log1"),
        cmd.Unfinished(2, 2, 11, 24, (50, -50, 50, -50)),
    )
    assert played.refused(cmd.CloseRound(1, unfinished)) == "", "there is time left"
    (extended,) = played.do(cmd.Extend(1, played.round.until + MINUTES), DIRECTOR)
    assert isinstance(extended, ev.Extended)
    assert played.refused(cmd.Extend(1, played.now), DIRECTOR) == "tournament-times"
    played.now = extended.until
    scored, closed = played.do(cmd.CloseRound(1, unfinished))
    assert scored == ev.Scored(None, played.now, 1, 1, 2, (8, -8, 8, -8), "log1", part=True)
    assert closed == ev.RoundClosed(None, played.now, 1, "time", ((2, 2),))
    ours, theirs = played.state.rounds[0].tables[0].contestants[:2]
    by = {line.contestant: line for line in standings(played.state)}
    assert by[ours].points == 7500, "a top, and the average because there is nothing to compare with"
    assert by[theirs].points == 2500
    assert played.refused(cmd.CloseRound(1)) == ""
    assert played.refused(cmd.Extend(1, played.now + 1), DIRECTOR) == ""


def test_an_adjusted_score_has_a_reason() -> None:
    played = checked_in(4)
    played.begin()
    for table in (1, 2):
        for deal in (1, 2):
            played.score(table, deal, 10 * table, -10 * table, 10 * table, -10 * table)
    ours, theirs = played.state.rounds[0].tables[0].contestants[:2]
    assert played.refused(cmd.Adjust(1, 1, 1, " ", scores=(30, -30, 30, -30)), DIRECTOR) == "tournament-reason"
    assert played.refused(cmd.Adjust(1, 1, 1, "why"), DIRECTOR) == "tournament-scores"
    assert played.refused(cmd.Adjust(1, 1, 1, "why", percents=(60, 40, 60)), DIRECTOR) == "tournament-scores"
    assert played.refused(cmd.Adjust(5, 1, 1, "why", percents=(60, 40, 60, 40)), DIRECTOR) == "tournament-no-seat"
    before = {line.contestant: line.points for line in standings(played.state)}
    played.do(cmd.Adjust(1, 1, 1, "a card was seen", percents=(60, 40, 60, 40)), DIRECTOR)
    assert played.state.rounds[0].results[1, 1] == Result(
        percents=(60, 40, 60, 40), reason="a card was seen", at=played.now
    )
    after = {line.contestant: line.points for line in standings(played.state)}
    assert (before[ours], before[theirs]) == (0, 10000)
    assert (after[ours], after[theirs]) == (3000, 7000)
    played.do(cmd.Adjust(1, 1, 1, "again", scores=(90, -90, 90, -90)), DIRECTOR)
    assert {line.contestant: line.points for line in standings(played.state)}[ours] == 5000


def test_the_last_score_ends_a_round_also_if_a_director_gives_it() -> None:
    played = checked_in(4)
    played.begin()
    for table, deal in ((1, 1), (1, 2), (2, 1)):
        played.score(table, deal, 5, -5, 5, -5)
    facts = played.do(cmd.Adjust(1, 2, 2, "not played", percents=(50, 50, 50, 50)), DIRECTOR)
    assert [type(one) for one in facts] == [ev.Adjusted, ev.RoundClosed]
    assert facts[1].by == DIRECTOR
    assert [type(one) for one in played.do(cmd.Adjust(1, 1, 1, "why", scores=(1, -1, 1, -1)), DIRECTOR)] == [
        ev.Adjusted
    ]


def test_the_clocks_do_it_without_a_director() -> None:
    played = announced()
    assert due(Played().state) is None
    assert due(played.state) == Due(OPENS, OPEN_CHECK_IN)
    played = checked_in(4)
    assert due(played.state) == Due(BEGINS, BEGIN_ROUND, 1)
    played.begin()
    assert due(played.state) == Due(BEGINS + 30 * MINUTES, CLOSE_ROUND, 1)
    played.do(cmd.Pause(), DIRECTOR)
    assert due(played.state) is None
    for table, deal in ((1, 1), (1, 2), (2, 1), (2, 2)):
        played.score(table, deal, 5, -5, 5, -5)
    played.do(cmd.Resume(), DIRECTOR)
    assert due(played.state) == Due(BEGINS, CLOSE_ROUND, 1), "all is played"
    played.now += 7
    played.do(cmd.CloseRound(1))
    assert due(played.state) == Due(BEGINS + 7 + BREAK, BEGIN_ROUND, 2)
    assert played.refused(cmd.BeginRound(2, ("a", "b"))) == "", "there is a break"
    played.begin()
    close(played)
    assert due(played.state) is None


def test_long_rounds_have_fixed_windows_and_others_may_have_no_clock() -> None:
    played = checked_in(4, round_ms=2 * LONG)
    played.begin()
    close(played)
    assert due(played.state) == Due(BEGINS + 2 * LONG, BEGIN_ROUND, 2)
    played = checked_in(4, round_ms=0)
    played.begin()
    assert due(played.state) is None


def test_a_penalty_has_a_reason() -> None:
    played = checked_in(4)
    assert played.refused(cmd.Penalize(1, 100, "late"), DIRECTOR) == "tournament-not-playing", "nothing to take yet"
    played.begin()
    assert played.refused(cmd.Penalize(1, 100, ""), DIRECTOR) == "tournament-reason"
    assert played.refused(cmd.Penalize(1, 0, "late"), DIRECTOR) == "tournament-number"
    played.do(cmd.Penalize(1, 100, "late"), DIRECTOR)
    close(played)
    assert {(one.contestant, one.points, one.penalties) for one in standings(played.state)} == {
        (1, 4900, 100), (2, 5000, 0), (3, 5000, 0), (4, 5000, 0),
    }  # fmt: skip


def test_a_pause_gives_the_time_back() -> None:
    played = checked_in(4)
    played.begin()
    until = played.round.until
    played.do(cmd.Pause(), 5, moderator=True)
    assert played.refused(cmd.Pause(), DIRECTOR) == ""
    played.now = until
    assert played.refused(cmd.CloseRound(1)) == "tournament-paused"
    for table in (1, 2):
        for deal in (1, 2):
            assert [type(one) for one in played.score(table, deal, 1, -1, 1, -1)] == [ev.Scored]
    (resumed,) = played.do(cmd.Resume(), DIRECTOR)
    assert isinstance(resumed, ev.Resumed)
    assert resumed.ms == 30 * MINUTES
    assert played.round.until == until + 30 * MINUTES
    assert played.refused(cmd.Resume(), DIRECTOR) == ""
    assert [type(one) for one in played.do(cmd.CloseRound(1))] == [ev.RoundClosed], "all of it is played"
    played.do(cmd.Pause(), DIRECTOR)
    played.now -= 5 * MINUTES
    (resumed,) = played.do(cmd.Resume(), DIRECTOR)
    assert isinstance(resumed, ev.Resumed)
    assert resumed.ms == 0, "the clock was set back"


def test_directors_and_moderators_end_it_without_a_result() -> None:
    played = announced()
    assert played.refused(cmd.Cancel(""), DIRECTOR) == "tournament-reason"
    played.do(cmd.Appoint(77), 5, moderator=True)
    assert played.refused(cmd.Appoint(77), DIRECTOR) == ""
    assert played.do(cmd.Cancel("rain"), 77) == (ev.Cancelled(77, 0, "rain"),)
    assert (played.state.status, played.state.reason) == (CANCELLED, "rain")


def test_what_does_not_follow_is_found() -> None:
    played = checked_in(6, rounds=1)
    played.begin()
    close(played)
    facts = played.facts
    assert problems(facts) == ()
    assert fold(State("t1"), facts).status == FINISHED
    for place, fact in enumerate(facts):
        if isinstance(fact, ev.RoundBegun):
            swapped = [msgspec.structs.replace(fact, tables=_swapped(fact, chair)) for chair in (1, 2)]
            codes = [problems([*facts[:place], one, *facts[place + 1 :]])[0].code for one in swapped]
            assert codes == ["pairing", "seats"]
        if isinstance(fact, ev.Finished):
            other = msgspec.structs.replace(fact, places=fact.places[::-1])
            assert [one.code for one in problems([*facts[:place], other])] == ["places"]
    newer = msgspec.structs.replace(facts[0], rules=2)
    assert [one.code for one in problems([newer, *facts[1:]])] == ["rules"]


def _swapped(fact: ev.RoundBegun, chair: int) -> tuple[Any, ...]:
    """Exchange a whole pair of two tables (chair 1), or the two sides of one table (chair 2)."""
    first, second, *rest = fact.tables
    a, b = first.contestants[:2]
    c, d = second.contestants[:2]
    if chair == 2:
        turned = (b, a, b, a), tuple(first.people[one] for one in (1, 0, 3, 2))
        return (msgspec.structs.replace(first, contestants=turned[0], people=turned[1]), second, *rest)
    p, q = first.people, second.people
    return (
        msgspec.structs.replace(first, contestants=(a, c, a, c), people=(p[0], q[0], p[2], q[2])),
        msgspec.structs.replace(second, contestants=(b, d, b, d), people=(p[1], q[1], p[3], q[3])),
        *rest,
    )


def test_nothing_makes_decide_raise() -> None:
    """Nonsense at any time is refused, or out of date."""
    played = checked_in(4)
    for _ in range(2):
        for body in (
            cmd.Replace(0, -1, -1, -1), cmd.Replace(1, 0, 9), cmd.Replace(1, -1, 0), cmd.TakeOver(1, -4),
            cmd.Substitute(-1, -1), cmd.Score(1, 0, 0, ()), cmd.Score(-1, 1, 1, ()), cmd.Adjust(0, 0, 0, ""),
            cmd.Adjust(-1, 1, 1, "x"), cmd.Penalize(-1, -1, ""), cmd.Extend(1, -1), cmd.CloseRound(-1),
            cmd.CloseRound(1, (cmd.Unfinished(-1, 0, 1, 0, ()),)), cmd.BeginRound(0, ()), cmd.Join(()),
        ):  # fmt: skip
            for person in (None, DIRECTOR, 101, -1):
                verdict = played.verdict(body, person)
                assert not isinstance(verdict, tuple), (body, person)
                assert isinstance(verdict, OutOfDate) or verdict.code.startswith("tournament-")
        if played.state.round is None:
            played.begin()
