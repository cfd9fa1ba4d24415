"""What decided a match, computed from real logs and compared with an independent count."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.engine.highlights import Highlight
from bot.engine.options import complete
from bot.engine.view import Played, Trick
from bot.games.chinze.deck import value
from bot.games.minchiate.deck import VALUE
from bot.games.registry import companions, games
from bot.standings import Decided, deal_played, deals_played, decided
from bot.table import events as ev
from bot.table.evolve import evolve
from bot.table.model import TableState
from tests.support.matches import TABLE, Hall


def played(slug: str, seed: int, **options: int) -> Hall:
    """Return a finished match."""
    hall = Hall(slug, seed=seed, people=1, options=dict(options))
    hall.start()
    hall.play()
    assert hall.state.status == "finished"
    return hall


@pytest.mark.parametrize("slug", sorted(games()))
def test_the_swings_add_up_to_the_final_lead(slug: str) -> None:
    hall = played(slug, 3, **({"set_length": 4} if slug == "minchiate" else {}))
    state, deals = hall.state, deals_played(TABLE, hall.events)
    found = decided(state, deals)
    assert [number for number, _ in found.swings] == [one.deal for one in deals]
    first = next(player for player, place in enumerate(state.places) if place == 1)
    after = min(place for place in state.places if place > 1)
    next_one = state.places.index(after)
    assert sum(gain for _, gain in found.swings) == state.balances[first] - state.balances[next_one]
    assert found.deal is not None
    assert dict(found.swings)[found.deal.deal] == max(gain for _, gain in found.swings) > 0


def test_the_best_trick_is_the_dearest_one_of_the_winners() -> None:
    hall = played("minchiate", 3, set_length=4)
    deals = deals_played(TABLE, hall.events)
    best = decided(hall.state, deals).best
    assert best is not None
    every = [
        (sum(VALUE[card.card] for card in trick.cards) + trick.points, -one.deal, -trick.number)
        for one in deals
        for trick in one.tricks
        if trick.winning is not None and hall.state.places[one.seating[trick.winning]] == 1
    ]
    assert max(every) == (best.worth, -best.deal, -best.trick.number)
    assert hall.state.places[best.player] == 1


@pytest.mark.parametrize(
    ("slug", "fool", "king", "worth"),
    [("chinze", "MAT", "SK", 4), ("mineo", "F", "SR", 4), ("terziglio", "MAT", "SK", 5)],
)
def test_a_fool_that_stays_with_its_player_makes_no_trick_dearer(slug: str, fool: str, king: str, worth: int) -> None:
    its_game = games()[slug]
    found = companions(slug).worth
    assert found is not None
    led, answered = map(its_game.meta.pack.ids.index, (king, fool))
    trick = Trick(1, 0, (Played(0, led, 0), Played(1, answered, 1)), "S", winning=0, complete=True)
    options = complete(its_game.meta, {})
    assert isinstance(options, dict)
    assert found(trick, options) == worth


def test_all_tricks_are_known_where_the_table_showed_only_the_last_one() -> None:
    hall = played("chinze", 1)
    deals = deals_played(TABLE, hall.events)
    assert [len(one.tricks) for one in deals] == [39] * len(deals)
    best = decided(hall.state, deals).best
    assert best is not None
    assert best.worth == sum(value(card.card, 1) for card in best.trick.cards)


def test_a_level_match_has_no_decision_and_one_deal_no_deciding_one() -> None:
    hall = played("minchiate", 3, set_length=4)
    deals = deals_played(TABLE, hall.events)
    level = decided(replace(hall.state, places=(1, 1, 1, 1)), deals)
    assert level == Decided(tuple((one.deal, 0) for one in deals))
    assert decided(hall.state, deals[:1]).deal is None
    assert decided(hall.state, ()) == Decided(())


@pytest.mark.slow
def test_partners_win_together_and_rotating_partners_alone() -> None:
    hall = played("minchiate", 3, set_length=12)
    deals, state = deals_played(TABLE, hall.events), hall.state
    won = state.places.index(1)
    second = state.places.index(min(place for place in state.places if place > 1))
    leads = [one.balances[won] - one.balances[second] for one in deals]
    gains = [now - before for now, before in zip(leads, [0, *leads], strict=False)]
    assert [gain for _, gain in decided(state, deals).swings] == gains


def test_a_deal_is_told_when_it_is_over_and_not_before() -> None:
    hall = played("minchiate", 5, set_length=4)
    state, told = TableState(TABLE), dict[int, tuple[Highlight, ...]]()
    for event in hall.events:
        state = evolve(state, event)
        one = deal_played(state, state.seals[-1].deal) if state.seals else None
        assert one is None or state.rules.view(state.match).deal_over or state.rules.view(state.match).over
        if isinstance(event, ev.SeedRevealed) and one is not None:
            told[one.deal] = one.highlights
    assert [told[one.deal] for one in deals_played(TABLE, hall.events)] == [*told.values()]
    assert {one.name for every in told.values() for one in every} == {"kings"}
