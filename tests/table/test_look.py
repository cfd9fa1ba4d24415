"""Views are made once for each state, and again for the next one."""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Chance
from bot.engine.game import Game
from bot.games.registry import games
from bot.table.model import TableState
from bot.table.selectors import _RECENT, _Recent, public_view, seat_view
from tests.support.conformance import defaults


def _dealt(game: Game) -> Any:
    match = game.start(defaults(game))
    while game.chance(match):
        for event in game.decide(match, None, Chance(b"look")):  # type: ignore[union-attr]
            match = game.evolve(match, event)
    return match


def _table(slug: str, match: Any) -> TableState:
    return TableState("t", game=slug, match=match)


def test_the_same_state_gives_the_same_view_object_and_the_next_state_its_own() -> None:
    for slug, game in games().items():
        match = _dealt(game)
        state = _table(slug, match)
        assert public_view(state) is public_view(state)
        assert seat_view(state, 0) is seat_view(state, 0)
        assert seat_view(state, 0) != seat_view(state, 1)
        assert public_view(state) == game.view(match)
        other = _table(slug, game.start(defaults(game)))
        assert public_view(other) == game.view(other.match) != public_view(state)


def test_only_the_last_views_are_kept() -> None:
    recent = _Recent(3)
    matches = [object() for _ in range(5)]
    made = [recent.of(match, "public", object) for match in matches]
    assert all(recent.of(match, "public", object) is one for match, one in zip(matches[2:], made[2:], strict=True))
    assert recent.of(matches[0], "public", object) is not made[0]
    assert len(_RECENT._found) <= 512
