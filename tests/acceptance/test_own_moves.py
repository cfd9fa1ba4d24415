"""The bot plays the only legal card for a player who has chosen this (ux.md S24; T86)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from bot.table import commands as cmd
from bot.table.autoplay import LONGEST_PAUSE, SHORTEST_PAUSE, Autoplay, forced_card, random_pause
from bot.table.model import Pause, TableState
from bot.table.selectors import blocking, decisions_of
from tests.acceptance.sitting import PEOPLE, Sitting


class Pauses:
    """A sleep that ends when the test ends it; records the requested durations."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.over = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)
        await self.over.wait()


@pytest.fixture
async def pauses() -> Pauses:
    return Pauses()


@pytest.fixture
async def moves(sitting: Sitting, pauses: Pauses) -> AsyncIterator[Autoplay]:
    """The service that plays after three seconds for players who have chosen this."""
    its = Autoplay(sitting.tables, sitting.store, lambda: 3.0, pauses.sleep)
    await its.start()
    yield its
    await its.stop()


async def last_trick(sitting: Sitting) -> tuple[TableState, int]:
    """Return a turn in which a player has one card left."""
    await sitting.start("live")
    while True:
        state = await sitting.until(lambda state: bool(blocking(state)))
        player = blocking(state)[0]
        if forced_card(state, player) is not None:
            return state, player
        assert isinstance(await sitting.play(player), cmd.Applied)


async def wished(sitting: Sitting) -> None:
    for person in PEOPLE:
        await sitting.store.preferences.set_preference(person, "forced", True)


async def test_t86_the_only_legal_card_comes_by_itself_after_the_pause(
    sitting: Sitting, moves: Autoplay, pauses: Pauses
) -> None:
    await wished(sitting)
    state, player = await last_trick(sitting)
    await sitting.until(lambda _: bool(pauses.asked))
    assert set(pauses.asked) == {3.0}
    assert (await sitting.quiet()).asked[player] == state.asked[player]
    pauses.over.set()
    state = await sitting.until(lambda now: now.asked[player] == state.asked[player] + 1)
    assert state.last_by == "person"


async def test_t86_nothing_is_played_where_there_is_a_choice(sitting: Sitting, moves: Autoplay, pauses: Pauses) -> None:
    await wished(sitting)
    pauses.over.set()
    state = await sitting.start("live")
    assert len(decisions_of(state, blocking(state)[0])[0].cards) > 1
    assert (await sitting.quiet()).asked == state.asked


async def test_t86_nothing_is_played_for_one_who_did_not_wish_it(
    sitting: Sitting, moves: Autoplay, pauses: Pauses
) -> None:
    pauses.over.set()
    state, player = await last_trick(sitting)
    assert (await sitting.quiet()).asked[player] == state.asked[player]


async def test_t86_their_own_tap_in_the_pause_counts_and_the_card_comes_once(
    sitting: Sitting, moves: Autoplay, pauses: Pauses
) -> None:
    await wished(sitting)
    _, player = await last_trick(sitting)
    await sitting.until(lambda _: bool(pauses.asked))
    for person in PEOPLE:
        await sitting.store.preferences.set_preference(person, "forced", False)
    assert isinstance(await sitting.play(player), cmd.Applied)
    before = (await sitting.now()).seq
    pauses.over.set()
    await sitting.quiet()
    assert (await sitting.now()).seq == before


async def test_t86_a_changed_mind_in_the_pause_is_heeded(sitting: Sitting, moves: Autoplay, pauses: Pauses) -> None:
    await wished(sitting)
    state, player = await last_trick(sitting)
    await sitting.until(lambda _: bool(pauses.asked))
    await sitting.store.preferences.set_preference(PEOPLE[player], "forced", False)
    pauses.over.set()
    assert (await sitting.quiet()).asked[player] == state.asked[player]


async def test_t86_it_is_taken_up_after_a_restart(sitting: Sitting) -> None:
    await wished(sitting)
    state, player = await last_trick(sitting)
    await sitting.crash(1000)
    pauses = Pauses()
    pauses.over.set()
    moves = Autoplay(sitting.tables, sitting.store, lambda: 2.0, pauses.sleep)
    await moves.start()
    await sitting.until(lambda now: now.asked[player] > state.asked[player])
    assert pauses.asked[0] == 2.0
    await moves.stop()


async def test_t86_a_busy_store_is_asked_again(sitting: Sitting, moves: Autoplay, pauses: Pauses) -> None:
    await wished(sitting)
    state, player = await last_trick(sitting)
    await sitting.until(lambda _: bool(pauses.asked))
    sitting.store.fail = "busy"
    pauses.over.set()
    await sitting.until(lambda now: now.asked[player] > state.asked[player])
    assert min(pauses.asked) < 1


async def test_t86_a_table_at_rest_is_left_alone_until_it_goes_on(
    sitting: Sitting, moves: Autoplay, pauses: Pauses
) -> None:
    await wished(sitting)
    state, player = await last_trick(sitting)
    await sitting.until(lambda _: bool(pauses.asked))
    for person in PEOPLE:
        await sitting.do(cmd.Pause(), person)
    pauses.over.set()
    assert (await sitting.quiet()).asked[player] == state.asked[player]
    assert isinstance(await sitting.do(cmd.Resume(), PEOPLE[player]), cmd.Applied)
    await sitting.until(lambda now: now.asked[player] > state.asked[player])


async def test_t86_somebody_whose_clock_ran_out_or_who_left_is_not_made_to_look_present(sitting: Sitting) -> None:
    state, player = await last_trick(sitting)
    (card,) = decisions_of(state, player)[0].cards
    assert forced_card(state, player) == card
    strikes = tuple(int(number == player) for number in range(3))
    chairs = tuple(replace(chair, away=number == player) for number, chair in enumerate(state.chairs))
    for gone in (
        replace(state, clocks=replace(state.clocks, strikes=strikes)),
        replace(state, chairs=chairs),
        replace(state, pause=Pause("idle")),
    ):
        assert forced_card(gone, player) is None


def test_t86_the_pause_is_between_one_and_a_half_and_four_seconds() -> None:
    pauses = [random_pause() for _ in range(500)]
    assert (SHORTEST_PAUSE, LONGEST_PAUSE) == (1.5, 4.0)
    assert all(SHORTEST_PAUSE <= one <= LONGEST_PAUSE for one in pauses)
    assert len(set(pauses)) > 100
    assert max(pauses) - min(pauses) > 1
