"""How often deals have a highlight: seldom enough to be worth telling."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.actions import Action, Decision
from bot.games.registry import companions, games
from bot.standings import deals_played
from bot.table.selectors import decisions_of, seat_view
from tests.support.matches import TABLE, Hall

DEALS = 60
"""Number of deals that are looked at. The seeds are fixed, so the numbers are always the same."""


class Regulars(Hall):
    """Everybody plays as the regular bot and answers only what must be answered."""

    def _action(self, player: int, decision: Decision) -> Action:
        view = seat_view(self.state, player)
        assert view is not None
        return companions(self.state.game).policies["regular"](view, decision, self.rng)

    def _asked(self) -> tuple[int, Decision]:
        every = [(player, one) for player in range(len(self.state.chairs)) for one in decisions_of(self.state, player)]
        return self.rng.choice([each for each in every if not each[1].optional])


@pytest.mark.slow
@pytest.mark.exhaustive(3)
@pytest.mark.parametrize("slug", sorted(games()))
def test_no_highlight_is_in_more_than_every_fifth_deal(slug: str) -> None:
    deals, found, seed = 0, Counter[str](), 0
    while deals < DEALS:
        seed += 1
        hall = Regulars(slug, seed=seed, options={"set_length": 4} if slug == "minchiate" else {}, publishes=False)
        hall.start()
        hall.play()
        for one in deals_played(TABLE, hall.events):
            deals += 1
            found.update(highlight.name for highlight in one.highlights)
    assert all(number <= deals / 5 for number in found.values()), found
