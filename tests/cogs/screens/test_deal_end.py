"""The panel after the last card of a deal: how the deal ended, and a button that is not pressed by mistake."""

from __future__ import annotations

from bot.i18n import words
from bot.table.selectors import seat_of
from tests.cogs.screens.conftest import Sitting, ids, said
from tests.cogs.screens.test_results import last_card, play_last_card
from tests.support.paper import TABLE


async def test_each_panel_says_who_won_the_deal(sitting: Sitting) -> None:
    await sitting.at(last_card)
    await play_last_card(sitting)
    totals = sitting.state.match.match.scored[0].totals
    assert totals[0] != totals[1]
    for player in range(4):
        side = seat_of(sitting.state, player) % 2
        key = "ui-deal-won" if totals[side] > totals[1 - side] else "ui-deal-lost"
        assert f"### {words('en').text(key)}, {totals[side]} to {totals[1 - side]}" in said(sitting.panel(player))


async def test_next_deal_takes_no_press_right_after_it_has_come(sitting: Sitting) -> None:
    now = [0]
    await sitting.at(last_card)
    places = sitting.scene.bot.features.hands._panels.places  # pyright: ignore[reportPrivateUsage]
    places._now, places._rest = (lambda: now[0]), 700  # pyright: ignore[reportPrivateUsage]
    player = next(player for player in range(4) if "play" in ids(sitting.panel(player)))
    await play_last_card(sitting)
    assert "next" in ids(sitting.panel(player))
    await sitting.press(player, sitting.panel(player), "next")
    assert not sitting.state.ready, "the press was meant for the card that stood there"
    now[0] += 700
    await sitting.press(player, sitting.panel(player), "next")
    assert sitting.state.ready == {player}


async def test_taking_over_again_takes_no_press_right_after_its_button_has_come(sitting: Sitting) -> None:
    now = [0]
    state = await sitting.at(last_card)
    player = next(player for player in range(4) if "play" not in ids(sitting.panel(player)))
    places = sitting.scene.bot.features.hands._panels.places  # pyright: ignore[reportPrivateUsage]
    places._now, places._rest = (lambda: now[0]), 700  # pyright: ignore[reportPrivateUsage]
    assert (TABLE, f"hand:{player}") in sitting.scene.runtime.store.rows
    assert not state.chairs[player].away
    leaving = (await sitting.people[player].click(sitting.board, label="More…")).response
    ways = (await sitting.people[player].click(leaving.message, label="Leave…")).response
    await sitting.people[player].click(ways.message, label="Let a bot play for me")
    await sitting.quiet()
    assert sitting.state.chairs[player].away
    await sitting.press(player, sitting.panel(player), "back")
    assert sitting.state.chairs[player].away
    now[0] += 700
    await sitting.press(player, sitting.panel(player), "back")
    assert not sitting.state.chairs[player].away
