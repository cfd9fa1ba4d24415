"""Shared by the delivery tests: presses chosen by verb, and the requests the bot made."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.games.minchiate.state import PLAY
from bot.local_server import CannotUse, Person
from bot.table.selectors import decisions_of
from tests.support.edge import Edge
from tests.support.panel import ANSWERS, PanelPlayer, action, controls


def node(message: dict[str, Any], *verbs: str) -> dict[str, Any]:
    """Return the first control with one of these verbs."""
    return next(one for one in controls(message) if action(one) in verbs)


async def until_asked(its: Edge, person: Person) -> dict[str, Any]:
    """Wait until the person's panel asks them something and return it."""
    player = its.state.chair_of(its.store.by_user[int(person.id)])
    assert player is not None
    await its.until(lambda: decisions_of(its.state, player))
    return await its.until(lambda: its.asks(person, *ANSWERS))


async def play_to_cards(its: Edge, person: Person) -> dict[str, Any]:
    """Answer until the person is asked for a card to a trick, and return their panel then."""
    player = PanelPlayer(person)
    for _ in range(200):
        panel = await until_asked(its, person)
        await its.quiet()
        if its.state.match.phase == PLAY and its.asks(person, "pick", "card", "play"):
            return its.panel(person) or panel
        await player.answer()
    raise AssertionError("no card was ever asked for")


def requests(its: Edge, method: str, part: str) -> list[Any]:
    """Return the bot's requests with this method whose path contains ``part``."""
    return [one for one in its.world.requests if one.method == method and part in one.path]


async def answer_all(its: Edge, people: list[Person], done: Any, rounds: int = 4000) -> None:
    """Let people answer whatever their panels ask until ``done()``."""
    players = [PanelPlayer(person) for person in people]
    for _ in range(rounds):
        if done():
            return
        pressed = False
        for player in players:
            try:
                pressed = await player.answer() or pressed
            except CannotUse:
                continue
        if not pressed:
            await asyncio.sleep(0.01)
    raise AssertionError("the game does not go on")
