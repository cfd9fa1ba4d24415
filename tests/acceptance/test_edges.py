"""Edge cases of ux.md section 4 that have no T-number of their own: E10, E52, E60; and data that is dropped after a
time."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.i18n import words
from bot.local_server import messages
from bot.ui.requests.panels import TOKEN_LIFE, Panels, TransientNotices
from bot.ui.screens import help_page
from bot.ui.transport.screen import NEUTRAL, Screen, Text
from tests.acceptance.forging import row
from tests.support.edge import Edge
from tests.support.panel import texts
from tests.ui.delivery import answer_all, play_to_cards


async def test_e52_where_no_more_threads_may_be_active_the_channel_is_told_who_can_make_room(its: Edge) -> None:
    its.world.faults.fail(403, code=160006, match="/threads")
    await its.open_table()
    await its.quiet()
    said = [texts(message) for message in its.host.messages(its.channel)]
    assert sum("limit of active threads" in one for one in said) == 1
    assert its.state.thread == int(its.channel)


async def test_e17_without_the_permission_nobody_is_sent_to_archive_threads(its: Edge) -> None:
    its.world.faults.fail(403, code=50013, match="/threads")
    await its.open_table()
    await its.quiet()
    assert not any("active threads" in texts(message) for message in its.host.messages(its.channel))


@pytest.mark.slow
async def test_e10_a_result_that_was_deleted_stays_deleted(its: Edge) -> None:
    await its.open_table()
    await answer_all(its, [its.host], lambda: (its.table, "count:1") in its.store.rows)
    card = row(its, "count:1")
    messages.remove_by_id(its.world, str(card.message))
    # The card and its button are gone; the player's panel has the same button.
    await its.press(its.host, (its.panel(its.host) or {})["channel_id"], "next")
    await play_to_cards(its, its.host)
    await its.quiet()
    assert row(its, "count:1").message == card.message
    assert sum("count" in slot for _, slot in its.store.rows) == 1


@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_e60_the_help_asks_for_fair_play_and_names_whom_to_tell(language: str) -> None:
    said = "\n".join(part.text for part in help_page(words(language)).parts if isinstance(part, Text))
    assert words(language).text("ui-help-fair") in said
    assert f"`/{words(language).text('cmd-puzzle')}`" in said


class Someone:
    """An interaction, with the attributes that are remembered."""

    def __init__(self, user: int) -> None:
        self.user = self
        self.id = user
        self.response, self.message = SimpleNamespace(type=None), None


async def test_interactions_whose_tokens_are_dead_are_let_go_of(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0]
    panels, fading = Panels(lambda: now[0]), TransientNotices(lambda: now[0])

    async def told(interaction: Any, screen: Screen) -> Any:
        async def away() -> None:
            return None

        return away

    monkeypatch.setattr("bot.ui.transport.send.respond_for_now", told)
    for number in range(300):
        now[0] += TOKEN_LIFE // 100
        someone: Any = Someone(number)
        panels.saw(someone)
        await panels.opened(f"t{number}", 0, number, someone, "")
        panels.renewed(f"t{number}", 1, number, someone, "")
        await fading.tell((f"t{number}", 0), someone, Screen((Text("no"),), NEUTRAL))
    assert len(panels._newest) <= 101
    assert len(panels._open) <= 202
    assert len(fading._last) <= 101
    assert panels.newest(299) is not None
    assert panels.newest(150) is None
    assert panels.idle(150, 1000)
