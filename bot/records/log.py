"""A table's log, step by step: who decided, which facts followed, how the match stood before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bot.engine.game import Game
from bot.engine.options import with_defaults
from bot.engine.seal import deal_seed
from bot.games.registry import game
from bot.table import events as ev

_OWN = ev.TABLE_EVENTS


class LogStep(msgspec.Struct, frozen=True):
    """The facts between two facts of the table. ``player`` is None for the table's own doing; ``deal`` is the deal
    they belong to, 1 before the first; ``seed`` what the cards of that deal come from."""

    deal: int
    player: int | None
    by: str
    seed: bytes
    facts: tuple[Any, ...]
    before: Any
    after: Any


def steps_of(events: Sequence[Any]) -> Iterator[LogStep]:
    """The steps of a match that has begun; nothing for one that has not. ``events`` is the whole log."""
    opened = next(event for event in events if isinstance(event, ev.Opened))
    its_game = game(opened.game)
    options = opened.options
    state: Any = None
    deal, player, by = 1, None, ""
    sealed: ev.SeedSealed | None = None
    seeds: dict[int, bytes] = {}
    facts: list[Any] = []
    for event in (*events, None):
        if event is not None and not isinstance(event, _OWN):
            facts.append(event)
            continue
        if facts:
            after = _folded(its_game, state, facts)
            yield LogStep(deal, player, by, seeds.get(deal, b""), tuple(facts), state, after)
            state, facts = after, []
        player, by = None, ""
        match event:
            case ev.Configured():
                options = event.options
            case ev.Started():
                state = its_game.start(with_defaults(its_game.meta, options))
            case ev.SeedSealed():
                sealed = event
                seeds[event.deal] = event.seed
            case ev.SealClosed(message=message, parts=parts) if sealed is not None:
                seeds[event.deal] = deal_seed(sealed.seed, sealed.terms, message, parts)
            case ev.DealBegun():
                deal = event.deal
            case ev.Acted():
                player, by = event.player, event.by
            case _:
                pass


def _folded(its_game: Game, state: Any, facts: Sequence[Any]) -> Any:
    for fact in facts:
        state = its_game.evolve(state, fact)
    return state
