"""Matches of every game can be recorded, verified, narrated, browsed and drawn."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache

import pytest
from msgspec.structs import replace

from bot.engine.rng import Rng
from bot.games.registry import game, games
from bot.i18n import LANGUAGES, words
from bot.records import Match, encode, match_of, match_of_record, match_text, read, record_of, verify
from bot.records.narrate import tell, trick_starts
from bot.render import board_picture
from bot.render.replay import dealt, open_table_picture
from bot.ui.features.history import tricks_of
from bot.ui.features.replay import player_names_of, seating_of
from bot.ui.screens.replay import ALL, Spot, replay
from tests.support.conformance import random_options
from tests.support.matches import TABLE, Hall, names

SLUGS = sorted(slug for slug in games() if slug != "toy")


@cache
def hall(slug: str, seed: int) -> Hall:
    """Return a whole match under random options."""
    its = Hall(slug, seed=seed, people=2, options=random_options(game(slug), Rng(bytes([seed]) * 32)))
    its.start()
    its.play()
    return its


def match(slug: str, seed: int = 1) -> Match:
    its = hall(slug, seed)
    return match_of(TABLE, its.events, names(its))


@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize("slug", SLUGS)
def test_its_records_hold_and_tell_every_decision(slug: str, seed: int) -> None:
    its = hall(slug, seed)
    record = read(json.loads(encode(record_of(TABLE, its.events, names(its)))))
    assert verify(record) == []
    assert all(step.do is not None for deal in record.deals for step in deal.steps)
    assert match_of_record(record) == match(slug, seed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_its_matches_are_told(slug: str, language: str) -> None:
    said = words(language)
    its = match(slug)
    text = match_text(its, said)
    for deal in its.deals:
        assert f"== {said.text('told-deal', deal=deal.deal)} ==" in text
    assert said.text("told-hands") in text


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("slug", SLUGS)
def test_every_trick_of_a_replay_names_who_took_it(slug: str, seed: int) -> None:
    its = match(slug, seed)
    for number, deal in enumerate(its.deals, 1):
        starts = tricks_of(its, number).starts
        last = its.view(deal.moments[-1])
        taken = Counter(taker for _, _, taker in starts)
        assert set(taken) <= {None, *range(len(its.names))}
        if starts and its.complete:
            assert taken[None] == 0
            told = {info.player: info.tricks for info in last.seats}
            assert {player: taken[player] for player in told} == told
        assert [one for one, _, _ in starts] == list(range(1, len(starts) + 1))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_trick_is_told_when_it_is_over(slug: str) -> None:
    """Also where players may not look back at the tricks taken: at every moment all finished tricks have been
    narrated."""
    its = match(slug)
    deal = its.deals[0]
    for end in range(1, len(deal.moments) + 1, 13):
        so_far = replace(deal, moments=deal.moments[:end])
        (told,) = tell(replace(its, deals=(so_far,)))
        numbers = [line.args["number"] for line in told.lines if line.key == "told-trick"]
        seen = trick_starts([its.view(moment) for moment in so_far.moments])
        running = its.view(so_far.moments[-1]).trick
        lying = running is not None and bool(running.cards) and not running.complete
        assert numbers == [number for number, _ in seen][: len(seen) - lying]


@pytest.mark.parametrize("slug", SLUGS)
def test_its_moments_can_be_looked_at(slug: str) -> None:
    its, said = match(slug), words("it")
    for number, deal in enumerate(its.deals[:2], 1):
        tricks = tricks_of(its, number).starts
        for index in range(0, len(deal.moments), 9):
            for eyes in (ALL, "0"):
                replay(its, Spot(number, index, eyes), tricks, (), said).assert_limits()
        view = its.all_hands(deal.moments[len(deal.moments) // 2])
        cast = player_names_of(its, seating_of(view), said)
        if dealt(view):
            assert 0 < len(open_table_picture(view, cast, said).alt) <= 1000
        assert board_picture(its.view(deal.moments[-1]), cast, said).data
