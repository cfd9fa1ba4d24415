"""``/play`` without a table where several wait for the person (ux.md 3.8): nothing is played before they choose one."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.games.minchiate.deck import PACK
from bot.table.selectors import decisions_of, seat_view
from bot.ui.features.play_command import at_table
from bot.ui.transport.id_format import parse
from tests.support.edge import Edge, edge
from tests.support.panel import controls, texts
from tests.ui.delivery import play_to_cards


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    """Provide Anna at two tables that both wait for a card."""
    async with edge() as found:
        await found.open_table(pace="daily")
        await play_to_cards(found, found.host)
        await found.open_table(pace="live")
        await play_to_cards(found, found.host)
        yield found


def tables(its: Edge) -> tuple[str, str]:
    """Return the slow table and the live one."""
    slow, live = its.store.states
    return slow, live


def cards(its: Edge, table: str) -> set[int]:
    """Return the cards Anna may play there."""
    return set(decisions_of(its.store.states[table], 0)[0].cards)


def asks(its: Edge) -> dict[str, int]:
    """Return how many questions Anna has answered at each table."""
    return {table: state.asked[0] for table, state in its.store.states.items()}


async def test_the_player_is_asked_at_which_table_and_the_button_plays_it_there(its: Edge) -> None:
    slow, live = tables(its)
    card = min(cards(its, slow))
    before = asks(its)
    made = await its.host.slash(its.channel, "play", answer=PACK.id(card))
    assert made.message is not None
    assert "2 tables are waiting for you" in texts(made.message)
    assert asks(its) == before, "nothing was played"
    found = {node["custom_id"]: parse(node["custom_id"]) for node in controls(made.message)}
    assert {one.table for one in found.values() if one} == {one for one in (slow, live) if card in cards(its, one)}
    pressed = next(custom_id for custom_id, one in found.items() if one is not None and one.table == slow)
    await its.host.click(made.message["id"], pressed)
    await its.until(lambda: asks(its)[slow] > before[slow])
    assert asks(its)[live] == before[live]


async def test_a_card_that_no_table_takes_shows_the_tables_instead(its: Edge) -> None:
    slow, live = tables(its)
    held = [view.hand for one in (slow, live) if (view := seat_view(its.store.states[one], 0)) is not None]
    card = next(card for card in range(97) if all(card not in hand for hand in held))
    before = asks(its)
    made = await its.host.slash(its.channel, "play", answer=PACK.id(card))
    assert made.message is not None
    (menu,) = list(controls(made.message))
    assert [line["value"] for line in menu["options"]] == [live, slow]
    assert asks(its) == before


async def test_the_list_names_the_table_and_the_choice_is_played_there(its: Edge) -> None:
    slow, live = tables(its)
    offered = await its.host.autocomplete(its.channel, "play", "answer", "")
    assert {at_table(one["value"])[1] for one in offered} == {slow, live}
    assert all(its.store.states[at_table(one["value"])[1]].name in one["name"] for one in offered)
    before = asks(its)
    chosen = next(one["value"] for one in offered if at_table(one["value"])[1] == slow)
    await its.host.slash(its.channel, "play", answer=chosen)
    await its.until(lambda: asks(its)[slow] > before[slow])
    assert asks(its)[live] == before[live]


@pytest.mark.slow
async def test_a_table_that_is_named_or_alone_is_not_asked_for(its: Edge) -> None:
    slow, live = tables(its)
    before = asks(its)
    await its.host.slash(its.channel, "play", answer=PACK.id(min(cards(its, live))), table=live)
    await its.until(lambda: asks(its)[live] > before[live])
    assert asks(its)[slow] == before[slow]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("C07", ("C07", "")),
        ("C07@ab12cd34", ("C07", "ab12cd34")),
        ("C07@ab12,C08", ("C07,C08", "ab12")),
        ("me@home please", ("me@home please", "")),
        ("@", ("@", "")),
    ],
)
def test_what_is_typed_is_told_from_the_table_it_carries(typed: str, found: tuple[str, str]) -> None:
    assert at_table(typed) == found
