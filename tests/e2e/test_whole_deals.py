"""Whole deals through the local server with the real client, by pressing what the panels show."""

from __future__ import annotations

import asyncio
import re
import time

from bot.engine.rng import commitment
from tests.e2e.conftest import Hall
from tests.support.panel import PanelPlayer, action, controls, texts


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
    assert not hall.bot.errors()
    promised, seed = re.findall(r"\b[0-9a-f]{64}\b", texts(results(hall, thread)[0]))
    sent = [str(request.json) for request in hall.world.requests]
    card, board = (next(n for n, text in enumerate(sent) if word in text) for word in (":sit", ":score"))
    assert promised in sent[card], "the promise stands on the table's card, before the deal"
    assert card < board
    table = re.search(r"m1:([0-9a-z]+):", sent[card])
    assert table is not None
    assert commitment(bytes.fromhex(seed), table[1]) == promised


async def test_one_person_plays_a_set_of_four_games_against_computer_players(hall: Hall) -> None:
    """Issue point 11(b)."""
    thread = await hall.open_table(people=1, length=4)
    player = hall.players[0]
    pressed: set[str] = set()

    def over() -> bool:
        said = map(texts, hall.host.messages(thread))
        return any("🏆" in text or "The match ends level" in text for text in said)

    until = time.monotonic() + 240
    while not over():
        assert time.monotonic() < until, "\n".join([*hall.bot.errors(), *map(texts, hall.host.messages(thread))])
        if not await player.answer():
            for message in results(hall, thread):
                if message["id"] not in pressed:
                    pressed.add(str(message["id"]))
                    await hall.host.click(*next_button(message))
            await asyncio.sleep(0.02)
    assert len(results(hall, thread)) == 4
    assert not hall.bot.errors()


def next_button(message: dict[str, object]) -> tuple[str, str]:
    """Message id and custom id of a result card's button for the next deal."""
    node = next(node for node in controls(message) if action(node) == "next")
    return str(message["id"]), str(node["custom_id"])


def shown(message: dict[str, object]) -> list[str]:
    """What a message says, line by line, without the moments of its clocks: those are given back after a restart."""
    return re.sub(r"<t:\d+:\w>", "<t>", texts(message)).splitlines()


def panels(hall: Hall) -> list[list[str]]:
    """Every player's panel: all of it where something is asked, else the cards held (a waiting panel is brought up to
    date only when its turn comes)."""
    found: list[list[str]] = []
    for player in hall.players:
        asking = player.panel()
        lines = shown(asking or player.person.dm_messages()[-1])
        found.append(lines if asking else [line for line in lines if line.count(" · ") >= 10])
    assert all(found)
    return found


async def settled(hall: Hall) -> None:
    """Wait until the bot has sent nothing for a while."""
    sent = -1
    while sent != len(hall.world.requests):
        sent = len(hall.world.requests)
        await asyncio.sleep(1.0)


async def test_sigkill_in_the_middle_of_a_trick_loses_nothing(hall: Hall) -> None:
    """Issue point 11(c): the same board, the same hands, the same turn; and the deal is finished."""
    thread = await hall.open_table(people=4, length=4)
    await play_until(hall, hall.players, lambda: sum(p.answers for p in hall.players) > 45, 120)
    await settled(hall)
    before, board = panels(hall), shown(hall.host.messages(thread)[0])
    await hall.bot.kill()
    await hall.bot.start()
    await hall.ready()
    await settled(hall)
    for now, then in zip(panels(hall), before, strict=True):
        assert "\n".join(now) == "\n".join(then)
    assert shown(hall.host.messages(thread)[0]) == board
    await play_until(hall, hall.players, lambda: results(hall, thread), 240)
    assert not hall.bot.errors()
