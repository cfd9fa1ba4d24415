"""Views contain nothing that their player may not see (section 13), and show what the rules make public."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.actions import Decision
from bot.engine.cards import cards_of
from bot.engine.rng import Rng
from bot.engine.text import CardArg, CardsArg
from bot.engine.tricktaking.entry import ENDED, OVER
from bot.engine.view import Played, Zone
from bot.games.mineo import GAME
from bot.games.mineo.deck import SIZE
from bot.games.mineo.events import HandScored
from bot.games.mineo.state import AUCTION, State
from bot.games.mineo.views import of_seat, public
from tests.games.mineo.play import options, step


@cache
def journey(seed: int) -> tuple[State, ...]:
    """Return every state of three random deals under changing options."""
    chosen = options(
        first_dealer="host",
        match_hands=3,
        match_count="deals",
        show_discarded_trumps=seed % 2 == 0,
        discard_rule=("no_5_10", "free", "no_trumps")[seed % 3],
        dealer_shows_monte="stata" if seed % 2 else "never",
        bottom_peek=seed % 5 != 0,
        table_talk="buttons" if seed % 4 == 0 else "off",
        vanto_terms="dummett",
    )
    rng = Rng(seed.to_bytes(4, "big"))
    state = GAME.start(chosen)
    states = [state]
    while GAME.result(state) is None:
        state = step(state, rng)
        states.append(state)
    return tuple(states)


def in_the_open(state: State) -> set[int]:
    """Return cards that were played, shown, or lie in the piles of a hand that is over."""
    setup, tricks = state.setup, state.tricks
    found = {card for trick in tricks.history for card in trick.cards} | set(state.table.cards)
    found |= set(setup.monte) if setup.monte_shown else set()
    found |= set(setup.scarto_shown)
    if state.phase in (OVER, ENDED) and isinstance(state.match.ends[-1], HandScored):
        found |= set(cards_of(tricks.piles[0] | tricks.piles[1]))
    return found


def entitled(state: State, seat: int) -> set[int]:
    """Return every card the seat may know by section 13, computed without the views."""
    setup = state.setup
    found = set(cards_of(state.table.hands[seat])) | in_the_open(state)
    if seat == setup.soloist:
        found |= set(setup.scarto) | set(setup.monte)
    if seat == setup.dealer and state.phase == AUCTION:
        if state.match.rules.bottom_peek:
            found.add(setup.deck[-1])
        if setup.auction.giro == 4:
            found |= set(setup.deck[-3:])
    return found


def cards_in(thing: Any) -> set[int]:
    """Return every card named anywhere in a view of the running hand; the sheets of old hands are left out."""
    match thing:
        case Zone() | Decision() | CardsArg():
            own = set(thing.cards)
        case Played() | CardArg():
            own = {thing.card}
        case _:
            own = set[int]()
    if isinstance(thing, msgspec.Struct):
        values = [getattr(thing, field) for field in thing.__struct_fields__ if field != "counts"]
    elif isinstance(thing, dict):
        values = list(thing.values())
    elif isinstance(thing, tuple):
        values = list(thing)
    else:
        values = []
    return own.union(*(cards_in(value) for value in values))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 40), st.data())
def test_views_name_no_card_their_reader_may_not_see(seed: int, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(journey(seed)))
    named = cards_in(public(state)) - {SIZE - 1}  # the Fujutu is named when its debt is settled
    assert named <= in_the_open(state)
    for seat in range(3):
        view = of_seat(state, seat)
        known = entitled(state, seat)
        assert cards_in(view.zones) | cards_in(view.decisions) | set(view.hand) <= known
        assert set(view.hand) == set(cards_of(state.table.hands[seat]))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 40), st.data(), st.integers(0, 2))
def test_swapping_hidden_cards_changes_nothing_anybody_else_sees(seed: int, data: st.DataObject, seat: int) -> None:
    """Two hands are exchanged that a third player cannot see: that player's view stays the same to the last byte."""
    state = data.draw(st.sampled_from([one for one in journey(seed) if one.phase == AUCTION]))
    one, other = [who for who in range(3) if who != seat]
    hands = list(state.table.hands)
    hands[one], hands[other] = hands[other], hands[one]
    swapped = replace(state, table=replace(state.table, hands=(hands[0], hands[1], hands[2])))
    assert msgspec.json.encode(of_seat(swapped, seat)) == msgspec.json.encode(of_seat(state, seat))


def test_the_piles_are_shown_after_the_hand() -> None:
    shown = 0
    for seed in range(8):
        for state in journey(seed):
            piles = [zone for zone in public(state).zones if "pile" in zone.key]
            over = state.phase in (OVER, ENDED)
            if over and isinstance(state.match.ends[-1], HandScored):
                assert sum(len(zone.cards) for zone in piles) == SIZE
                shown += 1
            else:
                assert not any(zone.cards for zone in piles)
    assert shown


def test_the_auction_is_told_until_the_first_trick_is_taken() -> None:
    for state in journey(1):
        view = public(state)
        if state.phase == AUCTION:
            assert len(view.calls) == len(state.setup.auction.calls)
            assert view.sides == ((0,), (1,), (2,))
        if view.history:
            assert view.calls == ()
            assert view.sides[0] == (state.setup.soloist,)
