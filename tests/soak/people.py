"""People who continue to play during all faults, and record what the bot acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

from bot.local_server import CannotUse, NoAnswer, Person, World
from bot.ui.transport import control_ids as ids
from tests.e2e.conftest import newest_thread
from tests.fuzz.home import MESSAGE
from tests.support.panel import PanelPlayer, action, controls, texts
from tests.support.pressed import DECIDING
from tests.support.waiting import until

ANSWER = World.ACK_SECONDS
"""Seconds after which a person stops waiting for an answer, where a bot that has ended may have received the press."""

PLAYING = DECIDING | {ids.CARD.action}
"""The verbs of controls that decide. A card's own button does with one tap, which the players here prefer; where it
only stages the card, the answer is deferred."""

TRIES = 5
"""How often a person tries to open a table while nothing answers."""

AGAIN = 5.0
"""Seconds after which a person presses *Next deal* again that was answered but still stands."""

UPDATED = 7
"""Callback type of an answer that changes the pressed message at once: how a decision is acknowledged."""


class Stubborn(PanelPlayer):
    """Presses again if there is no answer; sometimes a press arrives twice."""

    def __init__(self, person: Person, chance: random.Random) -> None:
        super().__init__(person)
        self.chance = chance

    async def answer(self) -> bool:
        """Press one control if there is a question. A missing answer is ignored."""
        try:
            return await super().answer()
        except NoAnswer:
            return True

    async def twice(self) -> None:
        """Press what is asked by a button, and let the event arrive twice."""
        message = self.panel()
        nodes = [node for node in controls(message) if action(node) in PLAYING and node["type"] == 2] if message else []
        if message is None or not nodes:
            return
        with contextlib.suppress(CannotUse, NoAnswer):
            await self.person.click(message["id"], self.chance.choice(nodes)["custom_id"], duplicate=True)


class Table:
    """One table in play: its people, its thread, and whether its match is over."""

    def __init__(self, slug: str, players: list[Stubborn], thread: str, name: str) -> None:
        self.slug, self.players, self.thread, self.name = slug, players, thread, name
        self.asked_for_more: dict[tuple[str, str], float] = {}

    @property
    def host(self) -> Person:
        return self.players[0].person

    def over(self) -> bool:
        """Return whether the end of the match is in the thread."""
        said = map(texts, self.host.messages(self.thread))
        return any("🏆" in text or "The match is a draw" in text for text in said)

    def shown(self) -> list[str]:
        """Return what the people of this table see, newest last: for a match that never ends."""
        told = [f"{self.name} ({self.slug}), thread {self.thread}"]
        for player in self.players:
            for message in [*self.host.messages(self.thread)[-2:], *player.person.dm_messages()[-2:]]:
                offered = " ".join(str(node["custom_id"]) for node in controls(message))
                told.append(f"  {player.person.name}: {texts(message)[:300]!r} [{offered}]")
        return told

    async def play(self, until: asyncio.Event, pause: float = 0.0) -> None:
        """Play until the match is over or ``until`` is set; ``pause`` seconds after each round of presses."""
        while not self.over() and not until.is_set():
            pressed = False
            for player in self.players:
                if player.chance.random() < 0.03:
                    await player.twice()
                pressed |= await player.answer()
            if not pressed:
                await self.next_deal()
            await asyncio.sleep(pause if pressed else max(pause, 0.05))

    async def next_deal(self) -> None:
        """Let each person press *Next deal*, under the count in the thread or on their panel. A deal that was thrown in
        has no count."""
        for message in self.host.messages(self.thread):
            await self._press_once(message, self.players)
        for player in self.players:
            for panel in player.person.dm_messages():
                await self._press_once(panel, [player])

    async def _press_once(self, shown: dict[str, Any], players: list[Stubborn]) -> None:
        """Let people press, and again only if the control is still there after a while: the answer may have been that
        nothing could be done just then."""
        message = str(shown["id"])
        custom_id = next((str(node["custom_id"]) for node in controls(shown) if action(node) == "next"), "")
        for player in players if custom_id else []:
            if time.monotonic() < self.asked_for_more.get((player.person.id, message), 0.0):
                continue
            try:
                made = await player.person.click(message, custom_id)
            except (CannotUse, NoAnswer):
                continue
            if made.responded:
                self.asked_for_more[player.person.id, message] = time.monotonic() + AGAIN


def acknowledged(world: Any) -> dict[str, str]:
    """Interaction id -> custom id of every decision that the bot acknowledged as carried out.

    Such an answer changes the panel at once; a late press does so too, and is then told about it in a second message.
    """
    found: dict[str, str] = {}
    for made in world.interactions.values():
        custom_id = str(made.payload.get("data", {}).get("custom_id", ""))
        parts = custom_id.split(":")
        verb = parts[4] if len(parts) > 4 else ""
        if verb in PLAYING and made.callback_type == UPDATED and made.acked_after is not None and not made.followups:
            found[str(made.id)] = custom_id
    return found


def ways_of(world: Any, interaction: str, custom_id: str, commands: Mapping[str, int]) -> list[str]:
    """Return the command by which this press was carried out: its own, or where there is none that of another press of
    the same person on the same control. A press without an answer may have been carried out; the answer to its
    repetition says so."""
    if commands.get(f"i{interaction}"):
        return [f"i{interaction}"]
    person = world.interactions[interaction].user_id
    same = (
        made
        for made in world.interactions.values()
        if made.user_id == person and made.payload.get("data", {}).get("custom_id") == custom_id
    )
    return [way for made in same if commands.get(way := f"i{made.id}")][:1]


async def seated(person: Person, others: list[Person], channel: str, slug: str, chairs: int, length: int) -> str:
    """Open a table of these people, fill it with bots and start. Returns the thread's id."""
    known = newest_thread(person)
    await answered(partial(person.slash, channel, "table create", game=slug, length=length))
    for other in others:
        await _press(other, channel, "sit")
    for _ in range(chairs - 1 - len(others)):
        await answered(partial(person.slash, channel, "table add-bot", level="regular"))

    async def taken() -> bool:
        return getattr(await _press(person, channel, "start"), "callback_type", None) != MESSAGE

    await until(taken, "Start is taken: it is refused while the seal is on its way", pause=0.1)
    for other in others:
        await _press(other, channel, "here")
    for _ in range(400):
        if newest_thread(person) not in ("", known):
            return newest_thread(person)
        await asyncio.sleep(0.05)
    raise AssertionError(f"no thread for {slug}")


async def answered(act: Callable[[], Awaitable[object]]) -> object:
    """Repeat an act while nothing answers, as a person would: faults are on while later tables open. Returns what it
    returns; None if the control is gone, because an earlier press was in time. Raises NoAnswer after the last try."""
    for left in reversed(range(TRIES)):
        try:
            return await act()
        except NoAnswer:
            if not left:
                raise
        except CannotUse:
            if left == TRIES - 1:
                raise
            return None
    return None


async def _press(person: Person, channel: str, verb: str) -> object:
    for _ in range(400):
        for message in reversed(person.messages(channel)):
            for node in controls(message):
                if action(node) == verb:
                    return await answered(partial(person.click, message["id"], node["custom_id"]))
        await asyncio.sleep(0.05)
    raise AssertionError(f"no control {verb} for {person.name}, who reads: {_read(person, channel)}")


def _read(person: Person, channel: str) -> str:
    """Return the newest messages of a channel as a person reads them, with their controls."""
    newest = person.messages(channel)[-3:]
    return " / ".join(f"{texts(message)} {[action(node) for node in controls(message)]}" for message in newest)
