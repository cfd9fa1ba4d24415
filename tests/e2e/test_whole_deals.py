"""Whole deals through the local server with the real client, by pressing what the panels show."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import re
import time
from contextlib import closing, suppress
from functools import cache
from sqlite3 import connect
from typing import Any

import pytest

from bot.engine.seal import sealed
from bot.games.registry import games
from bot.i18n import LANGUAGES, check, words
from bot.i18n.catalogue import sources
from bot.local_server import CannotUse
from bot.local_server.permissions import MANAGE_GUILD
from tests.e2e.agreement import check_agreement
from tests.e2e.conftest import Hall
from tests.support.panel import PanelPlayer, action, controls, eventually, texts
from tests.ui.limits import GALLERY


async def play_until(hall: Hall, players: list[PanelPlayer], done: object, seconds: float) -> None:
    """Let the players answer whatever their panels ask until ``done()``."""
    until = time.monotonic() + seconds
    while not done():  # type: ignore[operator]
        assert time.monotonic() < until, "the game does not go on:\n" + "\n".join(hall.bot.errors())
        pressed = [await player.answer() for player in players]
        if not any(pressed):
            await asyncio.sleep(0.02)


def results(hall: Hall, thread: str) -> list[dict[str, object]]:
    """The result cards in a thread."""
    return [message for message in hall.host.messages(thread) if "The count of deal" in texts(message)]


async def test_t84_four_people_play_a_deal_by_direct_message_only(hall: Hall) -> None:
    """Issue point 11(a); result card, last board and engine agree on every point."""
    thread = await hall.open_table(people=4, length=4)
    await play_until(hall, hall.players, lambda: results(hall, thread), 240)
    assert all(player.answers >= 21 for player in hall.players)
    assert not hall.bot.errors()
    seal, start = re.findall(r"\b([0-9a-f]{12})…", texts(results(hall, thread)[0]))
    sent = [str(request.json) for request in hall.world.requests]
    message, board = (next(n for n, text in enumerate(sent) if word in text) for word in (":fair", ":score"))
    promised = re.search(rf"\b{seal}[0-9a-f]{{52}}\b", sent[message])
    assert promised, "the promise stands in a message of its own, before the deal"
    seed = revealed(hall)
    assert seed.hex().startswith(start)
    assert message < board
    table = re.search(r"m1:([0-9a-z]+):", sent[message])
    assert table is not None
    assert sealed(seed, terms(hall)) == promised[0]
    assert f"\ntable {table[1]}\ndeal 1\n" in terms(hall)
    said = texts(results(hall, thread)[0])
    await check_agreement(hall, thread, table[1], said)
    lines = [line for line in said.splitlines() if re.search(r"\d", line)]
    with pytest.raises(AssertionError):
        await check_agreement(hall, thread, table[1], said.replace(lines[len(lines) // 2], "a line with other points"))


def revealed(hall: Hall) -> bytes:
    """What the log says the first seal held."""
    with closing(connect(hall.bot.data / "germini.sqlite3")) as log:
        (body,) = log.execute("SELECT body FROM events WHERE kind = 'table.seed_revealed' ORDER BY seq").fetchone()
    return base64.b64decode(json.loads(body)["seed"])


def terms(hall: Hall) -> str:
    """What the first deal's seal is bound to, by the log."""
    with closing(connect(hall.bot.data / "germini.sqlite3")) as log:
        query = "SELECT body FROM events WHERE kind = 'table.seed_sealed' ORDER BY seq"
        sealings = [json.loads(body) for (body,) in log.execute(query)]
    return [one["terms"] for one in sealings if one["deal"] == 1][-1]


def over(hall: Hall, thread: str) -> bool:
    """Whether the card that ends a match stands in the thread: it has a winner, or it says there is none."""
    said = map(texts, hall.host.messages(thread))
    return any("🏆" in text or "The match ends level" in text for text in said)


async def play_match(hall: Hall, thread: str, players: list[PanelPlayer], seconds: float) -> int:
    """Play to the end of the match, asking for every next deal; the number of deals."""
    pressed: set[tuple[str, str]] = set()
    until = time.monotonic() + seconds
    while not over(hall, thread):
        assert time.monotonic() < until, "\n".join([*hall.bot.errors(), *map(texts, hall.host.messages(thread))])
        if not any([await player.answer() for player in players]):
            for player in players:
                for message in results(hall, thread):
                    which = (player.person.id, str(message["id"]))
                    if which not in pressed and next_buttons(message):
                        pressed.add(which)
                        with suppress(CannotUse):  # gone in this very moment: everybody else was ready
                            await player.person.click(which[1], next_buttons(message)[0])
            await asyncio.sleep(0.02)
    assert not next_buttons(results(hall, thread)[-1])
    return len(results(hall, thread))


async def test_one_person_plays_a_set_of_four_games_against_computer_players(hall: Hall) -> None:
    """Issue point 11(b)."""
    thread = await hall.open_table(people=1, length=4)
    assert await play_match(hall, thread, hall.players[:1], 240) == 4
    assert not hall.bot.errors()


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("alone", [False, True], ids=["people", "computers"])
async def test_every_game_is_played_to_the_end_of_a_match(hall: Hall, slug: str, alone: bool) -> None:
    """By people only, and by one person among computer players."""
    meta = games()[slug].meta
    people = 1 if alone else meta.players
    thread = await hall.open_table(people=people, slug=slug, length=min(meta.lengths))
    await play_match(hall, thread, hall.players[:people], 240)
    assert all(player.answers for player in hall.players[:people])
    assert not hall.bot.errors()


def next_buttons(message: dict[str, object]) -> list[str]:
    """The custom id of a result card's button for the next deal; the last card of a match has none."""
    return [str(node["custom_id"]) for node in controls(message) if action(node) == "next"]


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
        found.append(lines if asking else [max(lines, key=lambda line: line.count(" · "))])
    assert all(found)
    return found


HOUSE = ("draw", "shuffle", "over", "ended")
"""Phases that every game names and in which nobody is asked anything: lots, the shuffle, the count, the end."""


@cache
def phases_of(slug: str) -> dict[str, str]:
    """The phases in which a game asks somebody something: what panels call them in any language, and their keys."""
    keys = check.read_catalogue(sources("en")).placeables
    mine = [key for key in keys if key.startswith(f"phase-{slug}-") and not key.endswith(HOUSE)]
    return {words(language).text(key): key.rsplit("-", 1)[-1] for key in mine for language in LANGUAGES}


def phase(player: PanelPlayer, slug: str) -> str:
    """The phase a panel that asks something names in its line of table, deal and phase; "" where nothing is asked."""
    panel, named = player.panel(), phases_of(slug)
    lines = [line for line in shown(panel) if line.startswith("-# ")] if panel else []
    return next((named[part] for line in lines for part in line.split(" · ") if part in named), "")


def board_of(hall: Hall, thread: str) -> list[dict[str, Any]]:
    """The board, which is the message with the public buttons; nothing before it is there."""
    return [m for m in hall.host.messages(thread) if any(action(node) == "score" for node in controls(m))]


def pictured(message: dict[str, Any]) -> bool:
    """Whether a message shows a picture."""
    return any(part["type"] == GALLERY for part in message["components"][0]["components"])


async def killed_and_resumed(hall: Hall, thread: str) -> None:
    """Kill the bot when it has said all it had to say; a new one must show the same board and the same panels."""
    await settled(hall, thread)
    before, board = panels(hall), shown(board_of(hall, thread)[-1])
    await hall.bot.kill()
    await hall.bot.start()
    await hall.ready()
    await settled(hall, thread)
    for now, then in zip(panels(hall), before, strict=True):
        assert "\n".join(now) == "\n".join(then)
    assert shown(board_of(hall, thread)[-1]) == board


async def settled(hall: Hall, thread: str) -> None:
    """Wait until the bot has sent nothing for a while, and the board's picture, which may come later (ux.md 5.4)."""
    sent = -1
    while sent != len(hall.world.requests):
        sent = len(hall.world.requests)
        await asyncio.sleep(1.0)
        await eventually(lambda: pictured(board_of(hall, thread)[-1]), 60.0, "a board with its picture")


async def test_sigkill_in_the_middle_of_a_trick_loses_nothing(hall: Hall) -> None:
    """Issue point 11(c): the same board, the same hands, the same turn; and the deal is finished."""
    thread = await hall.open_table(people=4, length=4)
    await play_until(hall, hall.players, lambda: sum(p.answers for p in hall.players) > 45, 120)
    await killed_and_resumed(hall, thread)
    await play_until(hall, hall.players, lambda: results(hall, thread), 240)
    assert not hall.bot.errors()


DANGER = 4
"""The style of a red button."""


class Careful(random.Random):
    """The chance of somebody who says what stands on a red button one time in four: who always dares plays alone, and
    some phases never come."""

    def choice(self, seq: Any) -> Any:
        safe = [node for node in seq if node.get("style") != DANGER]
        return super().choice(safe if safe and self.random() < 0.75 else seq)


MATCHES = 16
"""So many matches at most: of the rarest phase (Terziglio's discard) every second match has one."""


async def killed_in_every_new_phase(hall: Hall, slug: str, killed: set[str], enough: set[str]) -> None:
    """Play a match to its end; whenever a panel asks in a phase not met yet, the bot is killed there.

    Once it was killed in ``enough`` the match is left as it stands. What a game can do by itself people do here.
    """
    meta = games()[slug].meta
    by_hand = {spec.key: "manual" for spec in meta.options if "manual" in spec.values}
    thread = await hall.open_table(people=meta.players, slug=slug, length=min(meta.lengths), rules_by_hand=by_hand)
    until = time.monotonic() + 400
    while not over(hall, thread) and not enough <= killed:
        assert time.monotonic() < until, "the game does not go on:\n" + "\n".join(hall.bot.errors())
        pressed = False
        for player in hall.players:
            now = phase(player, slug)
            if now and now not in killed:
                killed.add(now)
                await killed_and_resumed(hall, thread)
            pressed |= await player.answer()
        if not pressed and results(hall, thread):
            await play_match(hall, thread, hall.players, 400)
        elif not pressed:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("slug", games())
async def test_a_match_killed_once_in_each_phase_is_resumed_and_ends(hall: Hall, slug: str) -> None:
    """Whatever phases the game has: whenever a panel names a new one, the bot is killed there. Which of them a deal has
    the cards decide (it may end in its auction), so another match is begun until all of them were met."""
    hall.players = hall.players[: games()[slug].meta.players]
    hall.world.grant(hall.host.id, MANAGE_GUILD)  # Who manages the server may open more tables in an hour.
    wanted, killed = set(phases_of(slug).values()), set[str]()
    for number in range(MATCHES):
        for player in hall.players:
            player.chance = Careful(f"{player.person.name} {number}")
        await killed_in_every_new_phase(hall, slug, killed, wanted)
        if wanted <= killed:
            break
    assert len(wanted) >= 3
    assert killed == wanted
    assert not hall.bot.errors()
