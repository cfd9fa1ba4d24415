"""Panels opened by My cards are updated again after a restart, without a press, while their tokens are valid."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games.minchiate.state import PLAY
from bot.local_server import Person
from bot.table.ports import StoreBusy
from bot.table.selectors import decisions_of
from bot.ui.requests.panels import TOKEN_LIFE
from tests.support.edge import Edge, edge
from tests.support.panel import action, controls, texts
from tests.ui.delivery import answer_all, requests


@pytest.fixture
async def its() -> AsyncIterator[Edge]:
    async with edge() as found:
        await found.open_table(people=2)
        yield found


async def opened(its: Edge) -> dict[str, Any]:
    """Return the host's panel, opened by My cards in the thread while the other player is to play."""
    await answer_all(its, its.people[:2], lambda: _to_play(its, its.people[1]))
    await its.quiet()
    await its.press(its.host, its.thread(), "hand")
    await its.until(lambda: its.store.panels)
    return await its.until(lambda: _panel(its))


def _chair(its: Edge, person: Person) -> int:
    chair = its.state.chair_of(its.store.by_user[int(person.id)])
    assert chair is not None
    return chair


def _to_play(its: Edge, person: Person) -> bool:
    """Return whether the table waits for a card of this person and their panel asks for it."""
    waits = its.state.match.phase == PLAY and decisions_of(its.state, _chair(its, person))
    return bool(waits and its.asks(person, "pick", "card", "play"))


def _panel(its: Edge) -> dict[str, Any] | None:
    """Return the newest message that only the host sees and that shows their cards."""
    own = [m for m in its.host.messages(its.thread()) if its.world.only_for.get(m["id"]) == its.host.id]
    return next((m for m in reversed(own) if any(action(n) == "handwords" for n in controls(m))), None)


def _edits(its: Edge) -> int:
    """Return the number of edits made with the tokens of interactions."""
    return len(requests(its, "PATCH", "/webhooks/"))


async def restarted(its: Edge) -> None:
    await its.stop()
    await its.start()
    await its.quiet()


async def test_another_player_plays_and_the_panel_changes_without_a_press(its: Edge) -> None:
    panel = await opened(its)
    await restarted(its)
    before = texts(its.host.message(panel["id"]))
    await answer_all(its, [its.people[1]], lambda: texts(its.host.message(panel["id"])) != before)
    panels = its.bot._panels  # type: ignore[union-attr]
    kept = panels.of(its.table, _chair(its, its.host))
    assert kept is not None
    assert kept.digest, "it is known again what the panel shows"


async def test_my_cards_again_replaces_the_panel_of_before(its: Edge) -> None:
    panel = await opened(its)
    await restarted(its)
    await its.press(its.host, its.thread(), "hand")
    await its.until(lambda: panel["id"] not in {m["id"] for m in its.host.messages(its.thread())})
    assert (await its.until(lambda: _panel(its)))["id"] != panel["id"]
    await its.bot._panels.stop()  # type: ignore[union-attr]
    assert len(its.store.panels) == 1


async def test_a_token_that_has_died_meanwhile_is_deleted_and_not_used(its: Edge) -> None:
    await opened(its)
    await its.stop()
    for row in its.store.panels.values():
        await its.store.messages.keep_panel(replace(row, at=row.at - TOKEN_LIFE))
    edits = _edits(its)
    await its.start()
    await its.quiet()
    assert not its.store.panels
    assert _edits(its) == edits


async def test_a_token_that_discord_refuses_is_dropped_without_an_error(
    its: Edge, caplog: pytest.LogCaptureFixture
) -> None:
    await opened(its)
    await its.stop()
    its.world.TOKEN_SECONDS = -1.0
    edits = _edits(its)
    with caplog.at_level(logging.INFO):
        await its.start()
        await its.quiet()
        await its.until(lambda: not its.store.panels)
    assert _edits(its) == edits + 1, "tried once"
    assert not [line for line in caplog.records if line.levelno >= logging.WARNING]


async def test_a_panel_is_never_shown_to_the_person_who_has_the_chair_now(its: Edge) -> None:
    await opened(its)
    await its.stop()
    row, edits = next(iter(its.store.panels.values())), _edits(its)
    someone = await its.store.people.person(999_999, "Somebody who sat there before", "en")
    await its.store.messages.keep_panel(replace(row, person=someone.id))
    await its.start()
    await its.quiet()
    assert _edits(its) == edits
    await its.until(lambda: not its.store.panels)


async def test_a_dead_token_is_deleted_although_nobody_does_anything(
    its: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(its)
    panels = its.bot._panels  # type: ignore[union-attr]
    await panels.stop()
    now = panels._now()
    monkeypatch.setattr(panels, "_now", lambda: now + TOKEN_LIFE - 500)
    panels._timer = None
    panels._watch()
    monkeypatch.setattr(panels, "_now", lambda: now + TOKEN_LIFE)
    await its.until(lambda: not its.store.panels)
    assert not panels._open


async def test_where_nothing_can_be_noted_my_cards_opens_all_the_same(
    its: Edge, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(panel: object) -> None:
        raise StoreBusy("full")

    monkeypatch.setattr(its.store.messages, "keep_panel", full)
    await answer_all(its, its.people[:2], lambda: _to_play(its, its.host))
    with caplog.at_level(logging.INFO):
        await its.press(its.host, its.thread(), "hand")
        panel = await its.until(lambda: _panel(its))
        await its.until(lambda: "could not be noted" in caplog.text)
    assert panel["components"]
    assert its.bot._panels.of(its.table, _chair(its, its.host)) is not None  # type: ignore[union-attr]
