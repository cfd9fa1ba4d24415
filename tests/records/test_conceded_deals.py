"""Matches with conceded deals: their records hold, and are narrated, browsed and drawn like any other."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from bot.games.registry import games
from bot.i18n import LANGUAGES, words
from bot.records import Match, encode, match_of, match_of_record, match_text, read, record_of, verify
from bot.records.model import DidYield, checksum
from bot.render import board_picture, count_picture
from bot.table import commands as cmd
from bot.table import events as ev
from bot.table.concede import DEAL, asked_to_concede, why_not_deal
from bot.table.model import PLAYING
from bot.table.selectors import deal_number
from bot.ui.features.history import tricks_of
from bot.ui.features.replay import player_names_of, seating_of
from bot.ui.screens.replay import ALL, Spot, replay
from tests.support.matches import TABLE, Hall, names

SLUGS = sorted(slug for slug in games() if slug != "toy")


@cache
def hall(slug: str, seed: int = 1) -> Hall:
    """Return a whole match in which Anna's side sometimes concedes."""
    its = Hall(slug, seed=seed, people=2)
    its.start()
    while its.state.status == PLAYING:
        its.step()
        state = its.state
        if state.status != PLAYING or state.chairs[0].gone or why_not_deal(state, 0) or its.rng.below(12):
            continue
        its.give(cmd.Concede(DEAL, deal_number(state)), 1)
        for other in asked_to_concede(state, 0, DEAL):
            its.give(cmd.AnswerConcession(deal_number(state), True, DEAL), other + 1)
    assert any(isinstance(one, ev.DealConceded) for one in its.events)
    return its


def match(slug: str) -> Match:
    its = hall(slug)
    return match_of(TABLE, its.events, names(its))


def document(slug: str) -> dict[str, Any]:
    its = hall(slug)
    return json.loads(encode(record_of(TABLE, its.events, names(its))))


def codes(whole: dict[str, Any]) -> list[str]:
    """Return the findings for a document whose checksum was recomputed."""
    whole["checksum"] = checksum(read(whole))
    return [one.code for one in verify(read(whole))]


def yields(whole: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the steps by which deals were conceded."""
    steps = [step for deal in whole["deals"] for step in deal["steps"]]
    return [step for step in steps if step["do"] and step["do"]["type"] == "yield"]


@pytest.mark.parametrize("slug", SLUGS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_record_holds_and_says_which_deals_were_conceded(slug: str, seed: int) -> None:
    its = hall(slug, seed)
    record = read(json.loads(encode(record_of(TABLE, its.events, names(its)))))
    assert verify(record) == []
    assert match_of_record(record) == match_of(TABLE, its.events, names(its))
    steps = [step for deal in record.deals for step in deal.steps]
    assert all(step.do is not None for step in steps)
    conceded = [one for one in its.events if isinstance(one, ev.DealConceded)]
    assert [step.do for step in steps if isinstance(step.do, DidYield)] == [DidYield(player=0)] * len(conceded)
    assert not record.result.conceded
    assert record.result.complete


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_the_house_that_writes_it_down_and_nobody_else(slug: str) -> None:
    whole = document(slug)
    yields(whole)[0]["player"] = 0
    assert "who" in codes(whole)
    whole = document(slug)
    yields(whole)[0]["do"]["player"] = 9
    assert "illegal" in codes(whole)
    whole = document(slug)
    yields(whole)[0]["do"]["player"] = 1
    assert {"fact", "illegal"} & set(codes(whole)), "that somebody else conceded is another story"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_told(slug: str, language: str) -> None:
    said, its = words(language), match(slug)
    text = match_text(its, said)
    news = said.text("news-conceded", side="\0").split("\0")[1]
    assert text.count(news.strip()) == len(yields(document(slug)))
    outcome = said.text("outcome-conceded", side="\0").split("\0")[0].strip()
    assert text.count(outcome) >= len(yields(document(slug)))


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_its_moments_can_be_looked_at(slug: str) -> None:
    its, said = match(slug), words("es")
    for number, deal in enumerate(its.deals, 1):
        tricks = tricks_of(its, number).starts
        for index in (len(deal.moments) - 1, max(0, len(deal.moments) - 2)):
            for eyes in (ALL, "0"):
                replay(its, Spot(number, index, eyes), tricks, (), said).assert_limits()
        view = its.view(deal.moments[-1])
        cast = player_names_of(its, seating_of(view), said)
        assert board_picture(view, cast, said).data
        assert count_picture(view, view.counts[-1], cast, said).data
