"""Views contain nothing that their player may not see (M140-M147), and show what the rules make public."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.cards import mask_of
from bot.engine.rng import Rng
from bot.games.minchiate import GAME
from bot.games.minchiate.deck import BIT, FOLLA, MATTO, TRUMPS, VALUE, cards_of
from bot.games.minchiate.state import DISCARD, LOOK, PLAY, State
from tests.games.minchiate.play import options, step


@cache
def journey(seed: int) -> tuple[State, ...]:
    """Return every state of one random deal; every third table declares by hand, every fourth shows only counts."""
    chosen = options(
        seat_draw="fixed",
        set_length=1,
        declare="manual" if seed % 3 == 0 else "auto",
        discards_shown="counts" if seed % 4 == 0 else "cards",
        cascare="optional" if seed % 5 == 0 else "mandatory",
        rob_limit=24 if seed % 2 else 13,
    )
    rng = Rng(seed.to_bytes(4, "big"))
    state = GAME.start(chosen)
    states: list[State] = [state]
    while GAME.result(state) is None:
        state = step(state, rng)
        states.append(state)
    return tuple(states)


def entitled(state: State, seat: int) -> set[int]:
    """Return every card the seat may know by the rules, computed without the views."""
    setup = state.setup
    found = set(cards_of(state.table.hands[seat])) | set(setup.discards[seat]) | in_the_open(state)
    announced = setup.shown is not None
    if seat == setup.dealer:
        found |= set(setup.folla2 if announced else setup.folla1)
    if seat == (setup.dealer + 2) % 4 and not announced:
        found |= set(setup.folla1)
    if state.phase == LOOK and seat == setup.cutter:
        found |= set(setup.peek)
    return found


def in_the_open(state: State) -> set[int]:
    """Return cards that lie in the open or have been played (M140, M144)."""
    setup = state.setup
    found = {card for trick in state.tricks.history for card in trick.cards} | set(state.table.cards)
    found |= {card for pile in setup.shown or () for card in pile}
    found |= {*setup.robbed, *setup.turned, *setup.taken, *(card for _, card in setup.up_cards)}
    found |= {card for card in (setup.rob_stop, setup.turn_stop) if card is not None}
    found |= {card for declared in state.tally.declared for one in declared.versicole for card in one.cards}
    if any(one.matto for declared in state.tally.declared for one in declared.versicole):
        found.add(MATTO)
    for _, fallen in state.tricks.falls:
        found |= set(cards_of(state.table.hands[fallen]))
    return found


def hidden_swap(state: State, one: int, other: int) -> State:
    """Return the same deal with two cards exchanged everywhere they are hidden: hands, folla, discards, deck,
    packets."""

    def card(found: int) -> int:
        return other if found == one else one if found == other else found

    def cards(found: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(card(item) for item in found)

    def ordered(found: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(cards(found)))

    def mask(found: int) -> int:
        return mask_of(cards(cards_of(found)))

    def four(found: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        return tuple(cards(item) for item in found)

    setup = state.setup
    return replace(
        state,
        table=replace(state.table, hands=tuple(mask(hand) for hand in state.table.hands)),
        setup=replace(
            setup,
            deck=cards(setup.deck),
            peek=cards(setup.peek),
            first=four(setup.first),
            second=four(setup.second),
            folla1=ordered(setup.folla1),
            folla2=ordered(setup.folla2),
            discards=four(setup.discards),
            filled=cards(setup.filled),
        ),
    )


@settings(max_examples=250, deadline=None)
@given(st.data())
def test_two_states_that_differ_in_hidden_cards_look_the_same(data: st.DataObject) -> None:
    states = journey(data.draw(st.integers(0, 11)))
    state = data.draw(st.sampled_from([state for state in states if state.setup.deal]))
    seat = data.draw(st.integers(0, 3))
    known = entitled(state, seat)
    # The two cards are of one suit, so that the announced counts stay the same.
    hidden = [card for card in range(97) if card not in known]
    pairs = [(a, b) for a in hidden for b in hidden if a < b and alike(a, b)]
    if not pairs:
        return
    one, other = data.draw(st.sampled_from(pairs))
    swapped = hidden_swap(state, one, other)
    assert GAME.seat_view(swapped, seat) == GAME.seat_view(state, seat)


def alike(one: int, other: int) -> bool:
    """Return whether both cards are of one suit, or both are tarocchi."""
    return one // 14 == other // 14 if one < 56 and other < 56 else bool(BIT[one] & TRUMPS and BIT[other] & TRUMPS)


def test_m141_the_peek_is_the_cutters_and_only_during_the_cut() -> None:
    for state in journey(1):
        for seat in range(4):
            keys = [zone.key for zone in GAME.seat_view(state, seat).zones]
            assert ("zone-minchiate-peek" in keys) is (state.phase == LOOK and seat == state.setup.cutter)
        assert all(not zone.private for zone in GAME.view(state).zones)


def test_m142_who_may_look_at_the_folla() -> None:
    for state in journey(2):
        setup = state.setup
        if setup.counts1 is None:
            continue
        lookers = [
            seat
            for seat in range(4)
            if any(zone.key == "zone-minchiate-folla-cards" for zone in GAME.seat_view(state, seat).zones)
        ]
        partner = (setup.dealer + 2) % 4
        expected = {setup.dealer} if setup.shown is not None or not setup.folla1 else {setup.dealer, partner}
        assert set(lookers) == expected


def test_m145_only_ones_own_pairs_captured_cards() -> None:
    state = journey(3)[-1]
    for seat in range(4):
        (own,) = [zone for zone in GAME.seat_view(state, seat).zones if zone.key == "zone-minchiate-own-captured"]
        assert own.cards == cards_of(state.tricks.piles[seat % 2])
    captured = [zone for zone in GAME.view(state).zones if zone.key == "zone-minchiate-captured"]
    assert [(zone.cards, zone.count) for zone in captured] == [((), pile.bit_count()) for pile in state.tricks.piles]


def test_cards_are_conserved_at_every_moment() -> None:
    for seed in range(8):
        for state in journey(seed):
            if state.phase not in (DISCARD, PLAY):
                continue
            setup = state.setup
            laid = {card for pile in setup.discards for card in pile} - set(setup.filled)
            parts = [
                *state.table.hands,
                *state.tricks.piles,
                mask_of(state.table.cards),
                mask_of(setup.folla2 or (*setup.folla1, *laid)),
            ]
            assert sum(parts) == (1 << 97) - 1


def test_the_count_says_every_line_and_adds_up() -> None:
    for seed in range(12):
        state = journey(seed)[-1]
        (count,) = GAME.view(state).counts
        if count.totals == (None, None):
            continue
        for pair in (0, 1):
            assert sum(line.amounts[pair] or 0 for line in count.lines) == count.totals[pair]
        (scored,) = state.match.scored
        assert scored.sheets is not None
        named = [line for line in count.lines if line.key == "minchiate-count-versicola"]
        assert len(named) == sum(len(sheet.versicole) for sheet in scored.sheets)
        assert all(line.cards for line in named)
        assert count.seating == GAME.seating(state)


def test_public_zones_and_badges() -> None:
    state = next(state for state in journey(2) if state.phase == PLAY)
    view = GAME.view(state)
    setup = state.setup
    assert [info.badges for info in view.seats].count(("badge-dealer",)) == 1
    assert view.seats[setup.cutter].badges == ("badge-minchiate-cutter",)
    (folla,) = [zone for zone in view.zones if zone.key == "zone-minchiate-folla"]
    assert (folla.cards, folla.count) == ((), FOLLA)
    (line,) = folla.lines
    numbers = [value for value in line.args.values() if isinstance(value, int)]
    assert sum(numbers) == len(setup.folla1)
    assert [zone.cards for zone in view.zones if zone.key == "zone-minchiate-up-card"] == [
        (card,) for _, card in setup.up_cards
    ]
    assert view.trick is not None
    assert view.trick.leader == (setup.dealer + 1) % 4
    assert [info.waiting for info in view.seats] == [seat == view.trick.leader for seat in range(4)]


def test_finished_tricks_tell_winner_and_deaths() -> None:
    state = journey(7)[-1]
    history = GAME.view(state).history
    assert [trick.number for trick in history] == list(range(1, 22))
    dead = sum(sum(note.key == "minchiate-mark-muore" for note in trick.notes) for trick in history)
    assert dead == sum(mark.ev == "muore" for mark in state.tally.marks)
    assert all(trick.complete and trick.winning is not None and len(trick.cards) == 4 for trick in history)
    assert any(VALUE[played.card] for trick in history for played in trick.cards)
