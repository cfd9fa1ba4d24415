"""T101: the export contains what is stored of a person and nothing of others' hands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bot.games.registry import game
from bot.records import own_moves
from bot.table.model import FINISHED
from bot.table.selectors import seat_view
from tests.support.matches import TABLE, Hall

SEATS = {"minchiate": 4, "terziglio": 3, "chinze": 2, "mineo": 3}


def hall(slug: str) -> Hall:
    """Return a match of people only, begun."""
    its = Hall(slug, people=SEATS[slug], seed=3, options={game(slug).meta.length_option: min(game(slug).meta.lengths)})
    its.start()
    return its


def cards(told: Any, known: frozenset[str]) -> Iterator[str]:
    """Yield every card named anywhere in the value."""
    if isinstance(told, str):
        if told in known:
            yield told
    elif isinstance(told, dict):
        for value in told.values():
            yield from cards(value, known)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from cards(value, known)


@pytest.mark.parametrize("slug", SEATS)
def test_t101_while_a_match_runs_the_export_never_names_a_card_that_another_holds(slug: str) -> None:
    its = hall(slug)
    pack = game(slug).meta.pack
    known = frozenset(pack.ids)
    looked = 0
    while its.state.status != FINISHED and looked < 25:
        its.play(steps=9)
        if its.state.status == FINISHED or its.state.between:
            continue
        looked += 1
        for player in range(SEATS[slug]):
            last = own_moves(TABLE, its.events, player)["deals"][-1]
            told = set(cards(last, known))
            for other in set(range(SEATS[slug])) - {player}:
                seen, own = seat_view(its.state, other), seat_view(its.state, player)
                assert seen is not None
                assert own is not None
                lying = {card for info in own.public.seats for card in info.open_hand or ()}
                shown = {card for zone in (*own.public.zones, *own.zones) for card in zone.cards}
                hidden = set(pack.names(card for card in seen.hand if card not in lying | shown))
                assert not told & hidden - set(last["cards"]), (slug, player, other)
    assert looked > 3


@pytest.mark.parametrize("slug", SEATS)
def test_t101_of_a_finished_match_everything_is_there_that_the_person_did(slug: str) -> None:
    its = hall(slug)
    its.play()
    names = set(game(slug).meta.pack.ids)
    for player in range(SEATS[slug]):
        told = own_moves(TABLE, its.events, player)
        assert json.loads(json.dumps(told))["game"] == slug
        mine = [fact for fact in its.events if type(fact).__name__ == "Acted" and fact.player == player]
        moves = [move for deal in told["deals"] for move in deal["moves"]]
        assert [move["by"] for move in moves] == [fact.by for fact in mine]
        assert all(move["do"] is not None for move in moves)
        for deal in told["deals"]:
            assert set(deal["cards"]) <= names
            seeds = [seal.seed.hex() for seal in its.state.seals]
            assert not any(seed in json.dumps(deal) for seed in seeds)
            played = [one["card"] for trick in deal["tricks"] for one in trick["cards"] if one["player"] == player]
            assert len(set(played)) == len(played)
