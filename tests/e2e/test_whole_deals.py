"""Whole deals through the local server with the real client, by pressing what the panels show."""

from __future__ import annotations

import asyncio
import time

from tests.e2e.conftest import Hall
from tests.support.panel import PanelPlayer, action, controls, eventually, texts


async def play_until(hall: Hall, players: list[PanelPlayer], done: object, seconds: float) -> None:
    """Let the players answer whatever their panels ask until ``done()``."""
    until = time.monotonic() + seconds
    while not done():  # type: ignore[operator]
        assert time.monotonic() < until, "the game does not go on:\n" + "\n".join(hall.bot.errors())
        pressed = [await player.answer() for player in players]
        if not any(pressed):
            await asyncio.sleep(0.02)


def results(hall: Hall, thread: str) -> list[dict[str, object]]:
    """The result cards in a thread: messages that offer the next deal, or show the end of the match."""
    found = []
    for message in hall.host.messages(thread):
        if any(action(node) == "next" for node in controls(message)):
            found.append(message)
    return found


async def test_four_people_play_a_deal_by_direct_message_only(hall: Hall) -> None:
    """Issue point 11(a)."""
    thread = await hall.open_table(people=4, length=4)
    await play_until(hall, hall.players, lambda: results(hall, thread), 240)
    assert all(player.answers >= 21 for player in hall.players)
    said = texts(results(hall, thread)[0])
    assert said
    assert not hall.bot.errors()


async def test_one_person_plays_a_set_of_four_games_against_computer_players(hall: Hall) -> None:
    """Issue point 11(b)."""
    thread = await hall.open_table(people=1, length=4)
    player = hall.players[0]
    finished = 0

    def over() -> bool:
        lobby = hall.host.messages(hall.channel)
        return any("match-over" in str(message) or _ended(message) for message in lobby)

    until = time.monotonic() + 400
    while not over():
        assert time.monotonic() < until, "\n".join(hall.bot.errors())
        if not await player.answer():
            for message in results(hall, thread):
                node = next(node for node in controls(message) if action(node) == "next")
                await hall.host.click(message["id"], node["custom_id"])  # type: ignore[arg-type]
                finished += 1
            await asyncio.sleep(0.02)
    assert finished == 3
    assert not hall.bot.errors()


def _ended(message: dict[str, object]) -> bool:
    return not list(controls(message)) and "resti" in texts(message).lower()


async def test_sigkill_in_the_middle_of_a_trick_loses_nothing(hall: Hall) -> None:
    """Issue point 11(c): the same board, the same hands, the same turn; and the deal is finished."""
    thread = await hall.open_table(people=4, length=4)
    await play_until(hall, hall.players, lambda: sum(p.answers for p in hall.players) > 45, 120)
    before = [texts(p.panel() or p.person.dm_messages()[-1]) for p in hall.players]
    board = texts(hall.host.messages(thread)[0])
    await hall.bot.kill()
    await hall.bot.start()
    await asyncio.sleep(2.0)
    await eventually(lambda: any(p.panel() for p in hall.players), what="a panel that asks")
    after = [texts(p.panel() or p.person.dm_messages()[-1]) for p in hall.players]
    assert after == before
    assert texts(hall.host.messages(thread)[0]) == board
    await play_until(hall, hall.players, lambda: results(hall, thread), 240)
    assert not hall.bot.errors()
