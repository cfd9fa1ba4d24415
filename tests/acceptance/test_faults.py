"""T51, T74, T75, T78: a second bot, a picture that fails, a store that is unavailable, a computer player that hangs."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.actions import Action, Pick
from bot.players.bot_player import BotPlayer
from bot.ports.store import StoreProblem
from bot.store import Database
from bot.table.events import Acted
from bot.table.evolve import fold
from bot.table.manager import Pacing, TableManager
from bot.table.model import TableState
from bot.table.selectors import decisions_of
from tests.acceptance.forging import hand, log_of, play, told
from tests.acceptance.test_messages import play_on
from tests.support.edge import Edge
from tests.support.panel import PanelPlayer, texts
from tests.support.template import FILE, place


async def test_t74_a_picture_that_raises_leaves_the_words_and_the_game_goes_on(
    asked: Edge, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any, **__: Any) -> Any:
        raise RuntimeError("the renderer is broken")

    pictures = asked.bot.services.pictures  # type: ignore[union-attr]
    for name in ("board", "hand"):
        monkeypatch.setattr(pictures, name, broken)
    before = asked.state.asked[0]
    assert "/hand-" in str(asked.panel(asked.host)), "the address of the picture"
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: asked.state.asked[0] > before and decisions_of(asked.state, 0))
    await asked.quiet()
    panel = asked.panel(asked.host) or {}
    assert "/hand-" not in str(panel)
    assert "Your cards" in texts(panel)
    assert await PanelPlayer(asked.host).answer()


async def test_t74_a_picture_that_is_refused_is_left_out(asked: Edge) -> None:
    board = asked.store.rows[asked.table, "board"]
    fault = asked.world.faults.fail(400, code=40005, match=f"PATCH /channels/{board.channel}/messages/{board.message}")
    before = texts(asked.host.message(str(board.message)))
    await play_on(asked)
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: texts(asked.host.message(str(board.message))) != before)
    await asked.quiet()
    assert fault.times == 0
    assert asked.state.status == "playing"


@pytest.mark.slow
async def test_t74_a_picture_of_eleven_mebibytes_is_left_out(asked: Edge, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = asked.bot.services.pictures  # type: ignore[union-attr]
    drawn = pictures.board

    async def huge(*args: Any, **more: Any) -> Any:
        picture = await drawn(*args, **more)
        return replace(picture, data=picture.data + bytes(11 * 2**20))

    monkeypatch.setattr(pictures, "board", huge)
    board = asked.store.rows[asked.table, "board"]
    before = texts(asked.host.message(str(board.message)))
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: texts(asked.host.message(str(board.message))) != before)
    await asked.quiet()
    assert "media" not in str(asked.host.message(str(board.message))["components"]), "in words"
    assert (asked.state.status, asked.state.paused) == ("playing", "")
    asks = asked.state.asked[0]
    await asked.until(lambda: decisions_of(asked.state, 0))
    await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
    await asked.until(lambda: asked.state.asked[0] > asks)


async def test_t75_with_the_database_locked_nothing_is_played_and_a_retry_works(asked: Edge) -> None:
    panel, before, log, cards = asked.panel(asked.host) or {}, asked.state, log_of(asked), hand(asked)
    press = play(asked)
    asked.store.fail = "busy"
    await asked.host.click(panel["id"], press, force=True)
    await asked.until(lambda: told(asked, asked.host))
    assert (asked.state, log_of(asked), hand(asked)) == (before, log, cards)
    assert texts(asked.panel(asked.host) or {}) == texts(panel), "the panel shows nothing as played"
    await asked.host.click(panel["id"], press, force=True)
    await asked.quiet()
    assert asked.state.asked[0] == before.asked[0] + 1


class Astray(BotPlayer):
    """Computer players that never answer, fail, or answer against the rules."""

    def __init__(self, way: str) -> None:
        super().__init__()
        self.way = way

    async def answer(self, state: TableState, player: int) -> Action:
        if self.way == "fails":
            raise RuntimeError("no idea")
        if self.way == "illegal":
            return Pick((-1,))
        await asyncio.Event().wait()
        raise AssertionError


@pytest.mark.parametrize(
    ("way", "told"), [("hangs", "gave no answer"), ("fails", "gave no answer"), ("illegal", "answer was refused")]
)
async def test_t78_a_computer_player_that_hangs_plays_the_lowest_legal_card_within_three_seconds(
    asked: Edge, way: str, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    tables: TableManager = asked.bot.services.tables  # type: ignore[union-attr]
    tables.moves.bot_players = Astray(way)
    others, begun = asked.state.asked[1:], len(log_of(asked))
    assert Pacing().patience <= 3
    while asked.state.asked[1:] == others:
        # The winner of the trick leads again: the others play with that player's next card, or the one after that.
        await asked.host.click((asked.panel(asked.host) or {})["id"], play(asked), force=True)
        await asked.until(lambda: asked.state.asked[1:] != others or decisions_of(asked.state, 0))
    assert asked.state.status == "playing"
    log = log_of(asked)
    at = next(n for n in range(begun, len(log)) if isinstance(log[n], Acted) and log[n].player != 0)  # type: ignore[attr-defined]
    before = fold(TableState(asked.table), log[:at])
    question = decisions_of(before, log[at].player)[0]  # type: ignore[attr-defined]
    assert log[at + 1].card == min(question.cards) == question.cards[0]  # type: ignore[attr-defined]
    assert told in caplog.text


async def test_t51_a_second_bot_on_the_same_database_refuses_to_start(tmp_path: Path) -> None:
    url = place(tmp_path / FILE)
    first = await Database.open(url)
    try:
        with pytest.raises(StoreProblem) as caught:
            await Database.open(url, patience=100)
    finally:
        await first.close()
    assert caught.value.code == "in-use"
