"""A host who closes a running match needs the consent of the others, so no losing player can cancel it (ux.md 1.1,
3.3)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.actions import Refusal
from bot.standings import why_unranked
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.concede import STOP, asked_to_concede, awaited_to_concede
from bot.table.decide import decide
from bot.table.model import BY_MODERATOR, CLOSED, FINISHED, PLAYING, Pause
from bot.table.selectors import deal_number
from bot.table.verdict import Context, OutOfDate
from tests.support.matches import Hall


def hall(slug: str, people: int, steps: int = 6) -> Hall:
    """Return a match that has begun; Anna is host."""
    its = Hall(slug, people=people)
    its.start()
    its.play(steps)
    assert its.state.status == PLAYING
    return its


def verdict(its: Hall, body: cmd.Body, person: int | None, *, moderator: bool = False) -> Any:
    """Return what the command would result in; a refusal as its code."""
    command = cmd.Command("x", its.state.id, body, person, moderator)
    found = decide(its.state, command, Context(its.at, bytes(range(32))))
    return found.code if isinstance(found, Refusal) else found


def answer(its: Hall, yes: bool = True, of: str = STOP) -> cmd.AnswerConcession:
    return cmd.AnswerConcession(deal_number(its.state), yes, of)


@pytest.mark.parametrize(("slug", "people"), [("minchiate", 4), ("terziglio", 3), ("chinze", 2), ("mineo", 2)])
def test_all_who_play_must_agree_and_then_it_counts_for_nobody(slug: str, people: int) -> None:
    its = hall(slug, people)
    its.give(cmd.Close(), 1)
    for number in range(2, people + 1):
        assert its.state.status == PLAYING
        assert awaited_to_concede(its.state) == tuple(range(number - 1, people))
        its.give(answer(its), number)
    assert its.state.status == FINISHED
    assert (its.state.conceded, its.state.yielded) == ((), ())
    assert why_unranked(its.state, complete=False) in ("stopped", "computer")
    (end,) = [one for one in its.events if isinstance(one, ev.Finished)]
    assert not end.complete


def test_one_who_plays_on_keeps_the_match_alive_and_the_host_may_only_leave_it() -> None:
    its = hall("minchiate", 4)
    its.give(cmd.Close(), 1)
    its.give(answer(its), 2)
    assert verdict(its, cmd.Close(), 1) == "concede-offered"
    its.give(answer(its, yes=False), 3)
    assert its.state.offer is None
    assert isinstance(verdict(its, answer(its), 4), OutOfDate)
    its.give(cmd.Concede(), 1)
    (mate,) = asked_to_concede(its.state, 0)
    its.give(answer(its, of="match"), mate + 1)
    assert its.state.yielded == tuple(sorted((0, mate))), "conceding counts"


def test_the_host_takes_it_back_and_it_lapses_with_the_deal() -> None:
    its = hall("chinze", 2)
    its.give(cmd.Close(), 1)
    its.give(answer(its, yes=False), 1)
    assert its.state.offer is None
    its.give(cmd.Close(), 1)
    deal = deal_number(its.state)
    while deal_number(its.state) == deal and its.state.status == PLAYING:
        its.step()
    assert its.state.offer is None


def test_alone_with_computer_players_it_ends_at_once() -> None:
    its = hall("minchiate", 1)
    its.give(cmd.Close(), 1)
    assert its.state.status == FINISHED


def test_who_is_away_is_asked_too_until_they_have_abandoned_it() -> None:
    its = hall("chinze", 2)
    its.give(cmd.HandOver(), 2)
    its.give(cmd.Close(), 1)
    assert its.state.status == PLAYING
    assert awaited_to_concede(its.state) == (1,), "it is their match too"
    its.give(answer(its, yes=False), 1)
    chairs = (its.state.chairs[0], replace(its.state.chairs[1], gone=True))
    its.state = replace(its.state, chairs=chairs)
    its.give(cmd.Close(), 1)
    assert its.state.status == FINISHED


def test_who_is_away_may_answer() -> None:
    its = hall("chinze", 2)
    its.give(cmd.HandOver(), 2)
    its.give(cmd.Close(), 1)
    its.give(answer(its), 2)
    assert its.state.status == FINISHED


def test_nobody_else_is_asked_and_no_other_word_will_do() -> None:
    its = hall("mineo", 3)
    assert verdict(its, cmd.Close(), 2) == "not-host"
    its.give(cmd.Close(), 1)
    assert verdict(its, answer(its), 1) == "concede-not-asked"
    assert verdict(its, answer(its), 9) == "not-seated"
    for of in ("match", "deal"):
        assert isinstance(verdict(its, answer(its, of=of), 2), OutOfDate)


def test_a_moderator_who_does_not_play_ends_it_as_ever_and_one_who_plays_asks() -> None:
    its = hall("chinze", 2)
    facts = verdict(its, cmd.Close("moderator"), 9, moderator=True)
    assert any(isinstance(one, ev.Finished) for one in facts)
    facts = verdict(its, cmd.Close(), 2, moderator=True)
    assert facts == (ev.ConcessionOffered(1, STOP),)
    for what in ("end", "void"):
        assert verdict(its, cmd.Moderate(what), 2, moderator=True)[0] == ev.Moderated(2, what), "by /admin at once"


def test_the_house_is_not_held_up_and_neither_is_a_table_that_lost_its_place() -> None:
    its = hall("chinze", 2)
    assert any(isinstance(one, ev.Finished) for one in verdict(its, cmd.Close("empty"), None))
    its.state = replace(its.state, pause=Pause("gone"))
    assert isinstance(verdict(its, cmd.Close("gone"), 1)[-1], ev.Closed)


def test_a_table_in_the_lobby_closes_at_once() -> None:
    its = Hall("chinze", people=2)
    its.give(cmd.Close(), 1)
    assert its.state.status == CLOSED


def test_the_others_may_agree_while_a_moderator_holds_the_table() -> None:
    its = hall("chinze", 2)
    its.give(cmd.Close(), 1)
    its.state = replace(its.state, pause=Pause(BY_MODERATOR))
    facts = verdict(its, answer(its), 2)
    assert not any(isinstance(one, ev.Resumed) for one in facts)
    assert any(isinstance(one, ev.Finished) for one in facts)
