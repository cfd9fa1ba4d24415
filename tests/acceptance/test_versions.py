"""T77: a match keeps the rules with which it began, even if the defaults change.

All options are written into the log when the table is opened, so a changed default or preset affects no running match.
An option that did not exist yet has its default: that is how the game was played before there was a choice.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import registry
from bot.games.registry import game, games
from bot.records import match_of
from bot.table import events as ev
from bot.table.evolve import fold
from bot.table.model import TableState
from tests.support.matches import TABLE, Hall, names

SLUGS = [slug for slug in games() if slug != "toy"]


class Updated:
    """A game after an update: every option has another default, and there is one more."""

    def __init__(self, slug: str) -> None:
        self._game = game(slug)
        specs = tuple(replace(spec, default=other(spec)) for spec in self._game.meta.options)
        self.meta = replace(self._game.meta, options=specs, presets=(), rules_rev=self._game.meta.rules_rev + 1)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def other(spec: Any) -> Any:
    """Return a value of the option that is not its default."""
    if spec.span is not None:
        return spec.span[1] if spec.default != spec.span[1] else spec.span[0]
    return next((value for value in spec.values if value != spec.default), spec.default)


def begun(slug: str, steps: int, **options: Any) -> Hall:
    """Return a match in its middle."""
    hall = Hall(slug, seed=3, options=options)
    hall.start()
    hall.play(steps)
    return hall


@pytest.mark.parametrize("slug", SLUGS)
def test_t77_a_match_ends_under_the_options_it_began_with(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    meta = game(slug).meta
    chosen = {meta.length_option: min(meta.lengths)}
    untouched = begun(slug, 0, **chosen)
    untouched.play()
    hall = begun(slug, 40, **chosen)
    rules = dict(hall.state.options)
    monkeypatch.setitem(registry.games(), slug, Updated(slug))
    assert {spec.key: spec.default for spec in game(slug).meta.options} != rules
    hall.state = fold(TableState(TABLE), hall.events)
    assert hall.state.options == rules
    assert game(slug).view(hall.state.match).options == game(slug).view(untouched.state.match).options
    hall.play()
    told = match_of(TABLE, hall.events, names(hall))
    assert told.options == rules
    pairs = enumerate(zip(hall.events, untouched.events, strict=False))
    other_seal = next((n for n, (one, another) in pairs if one != another), None)
    if other_seal is None:
        assert hall.events == untouched.events, "the very same match as without the update"
        assert told.balances == untouched.state.balances
    else:  # The next deal is sealed under the new revision of the rules; its options are the old ones.
        assert hall.events[:other_seal] == untouched.events[:other_seal]
        sealed, without = hall.events[other_seal], untouched.events[other_seal]
        assert isinstance(sealed, ev.SeedSealed)
        lines = zip(sealed.terms.splitlines(), without.terms.splitlines(), strict=True)
        assert [one for one, another in lines if one != another] == [f"game {slug} rules {meta.rules_rev + 1}"]


@pytest.mark.parametrize("slug", SLUGS)
def test_t77_a_match_from_before_an_option_was_there_has_its_default(slug: str) -> None:
    meta = game(slug).meta
    hall = begun(slug, 40, **{meta.length_option: min(meta.lengths)})
    for spec in meta.options:
        if spec.key == meta.length_option:
            continue
        old = [
            replace(one, options={key: value for key, value in one.options.items() if key != spec.key})
            if isinstance(one, ev.Opened | ev.Configured)
            else one
            for one in hall.events
        ]
        assert fold(TableState(TABLE), old).match == hall.state.match, spec.key
