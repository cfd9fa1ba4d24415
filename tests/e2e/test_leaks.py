"""Issue point 11(f): over whole deals, nothing sent to anybody names a card that this person may not see.

Everything the bot sends is read at the moment it is sent: texts, labels, option values, alt texts, custom ids, file
names. A card may be named to somebody only if it has stood in their view (or in the public one) in this deal.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.app import create_bot
from bot.engine.text import CardArg, CardsArg
from bot.games.registry import games
from bot.i18n import LANGUAGES, words
from bot.local_server import CannotUse, LocalDiscord, World, guilds, new_world, permissions, person_named
from bot.settings import Settings
from bot.table.model import TableState
from bot.table.selectors import public_view, seat_view
from tests.e2e.conftest import FIRST_GAME, NAMES, connected, start_table
from tests.support.panel import PanelPlayer, action, controls
from tests.support.waiting import until

PRIVATE_VERBS = ("pick", "card", "play", "confirm", "claim", "claimsome", "zone")


def cards_in(thing: Any) -> set[int]:
    """Return every card that occurs anywhere in a view."""
    found: set[int] = set()
    if isinstance(thing, CardArg):
        return {thing.card}
    if isinstance(thing, CardsArg):
        return set(thing.cards)
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if name == "card":
                found.add(value)
            elif name in ("cards", "hand", "open_hand") and value and isinstance(value[0], int):
                found.update(value)
            else:
                found |= cards_in(value)
    elif isinstance(thing, tuple | list):
        for item in thing:
            found |= cards_in(item)
    elif isinstance(thing, dict):
        for item in thing.values():
            found |= cards_in(item)
    return found


class Reader:
    """Reads what is sent, and knows what each person has been allowed to see so far."""

    def __init__(self, slug: str) -> None:
        pack = games()[slug].meta.pack
        self.names = [
            (named, re.compile(rf"(?<!\w){re.escape(named)}(?!\w)"), card)
            for card, card_id in enumerate(pack.ids)
            for named in {words(language).card(pack.slug, card_id) for language in LANGUAGES}
        ]
        # A sentence calls a numbered trump "the 35": at the end of a clause, for "the 20 cards" is none.
        self.names += [
            (the, re.compile(rf"(?<!\w){re.escape(the)}(?=[.,:;)]|$)"), card)
            for card, card_id in enumerate(pack.ids)
            for the in {words(language).called(pack.slug, card_id).the for language in LANGUAGES}
            if the[-1].isdecimal()
        ]
        self.ids = re.compile("|".join(rf"(?<![0-9A-Za-z]){card_id}(?![0-9A-Za-z])" for card_id in pack.ids))
        self.seen: dict[str, set[int]] = defaultdict(set)
        self.player_of: dict[str, int] = {}
        self.leaks: list[str] = []
        self.read = 0

    def learn(self, state: TableState, users: dict[int, str]) -> None:
        """Record what the views show now."""
        if state.match is None:
            return
        self.seen[""] |= cards_in(public_view(state))
        for player, chair in enumerate(state.chairs):
            user = users.get(chair.person or 0)
            if user is not None:
                self.seen[user] |= cards_in(seat_view(state, player))

    def check(self, audience: str, payload: dict[str, Any]) -> None:
        """Compare one message with what its audience may know. ``audience`` is a user id, "" for everybody."""
        self.read += 1
        text = msgspec.json.encode(
            [payload.get("content"), payload.get("components"), payload.get("attachments")]
        ).decode()
        allowed = self.seen[""] | (self.seen[audience] if audience else set())
        for named, pattern, card in self.names:
            # Looking for the name as it stands is much faster than the pattern, which only says where words end.
            if card not in allowed and named in text and pattern.search(text):
                self.leaks.append(f"{audience or 'everybody'} is told of {pattern.pattern}")
        if not audience:
            if self.ids.search(text):
                self.leaks.append(f"a card's id stands in a public message: {self.ids.search(text)}")
            for verb in PRIVATE_VERBS:
                if re.search(rf'"custom_id":"m1:[^"]*:{verb}(:[^"]*)?"', text):
                    self.leaks.append(f"a private control stands in a public message: {verb}")


def listening(reader: Reader, world: World) -> None:
    """Give the reader all that the bot sends, each message as its recipient sees it."""

    def watch(name: str, payload: dict[str, Any]) -> None:
        if name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or payload.get("author", {}).get("bot") is not True:
            return
        dm = {channel_id: user for user, channel_id in world.dm_of.items()}
        reader.check(str(payload.get("_only_for") or dm.get(payload["channel_id"], "")), payload)

    world.watch(watch)


ENOUGH = 60
"""Messages to be read at least: a deal that ends in the auction is followed by another."""


async def next_deal(player: PanelPlayer, channel: str) -> None:
    """Start the next deal in every thread that offers it."""
    for thread in (one["id"] for one in player.person.channels() if one.get("parent_id") == channel):
        for message in player.person.messages(thread):
            for node in [node for node in controls(message) if action(node) == "next"]:
                if (player.person.id, message["id"]) not in player.asked_for_more:
                    player.asked_for_more.add((player.person.id, message["id"]))
                    with suppress(CannotUse):
                        await player.person.click(message["id"], node["custom_id"])


def counted(state: TableState) -> bool:
    """Return whether a deal has been played to its count, or the match is over without one."""
    view = public_view(state)
    return state.status == "finished" or (view is not None and bool(view.counts))


def every_company() -> list[Any]:
    """Yield each game with people on all chairs and with one person; the first game with every number of people. Those
    with more than two people are slow."""
    found: list[Any] = []
    for slug, its_game in games().items():
        full = its_game.meta.players
        found += [(slug, people) for people in (range(full, 0, -1) if slug == FIRST_GAME else (full, 1))]
    slow = [pytest.mark.slow]
    return [
        pytest.param(slug, people, id=f"{slug}-{people}", marks=slow if slug == FIRST_GAME and people > 2 else [])
        for slug, people in found
    ]


@pytest.mark.exhaustive(2)
@pytest.mark.parametrize(("slug", "people"), every_company())
async def test_t27_nothing_sent_names_a_card_its_reader_may_not_see(
    tmp_path: Path, slug: str, people: int, caplog: Any
) -> None:
    caplog.set_level("INFO")
    with tempfile.TemporaryDirectory(prefix="g-") as folder:
        world = new_world()
        world.rates.enabled = False
        socket = Path(folder) / "s"
        settings = Settings(
            data_dir=tmp_path / "data",
            bot_pause_least=0,
            bot_pause_most=0,
            shuffle_pause=0,
            board_spacing=0,
            press_rest=0,
            guild_ready_timeout=0.05,
            picture_process=False,
        )
        async with LocalDiscord(world, unix_path=socket) as server:
            bot = create_bot(settings, connector=aiohttp.UnixConnector(str(socket)))
            services = await bot.runtime.open()
            reader = Reader(slug)
            channel = guilds.channel(world, "cards")["id"]
            persons = [person_named(world, name, locale=locale) for name, locale in NAMES]
            users: dict[int, str] = {}
            for person in persons:
                known = await services.store.people.person(int(person.id), person.name, person.locale)
                users[known.id] = person.id
            services.tables.listen(lambda before, after, outcome: reader.learn(after, users))

            listening(reader, world)
            serving = asyncio.create_task(bot.start("local"))
            try:
                await connected(server, persons[0], channel)
                await start_table(persons, channel, people=people, slug=slug, length=max(games()[slug].meta.lengths))
                players = [PanelPlayer(person) for person in persons[:people]]
                finished: list[bool] = []
                services.tables.listen(
                    lambda before, after, outcome: finished.append(counted(after) and reader.read > ENOUGH)
                )

                async def played_out() -> bool:
                    if not any(finished) and not any([await player.answer() for player in players]):
                        for player in players:
                            await next_deal(player, channel)
                    return any(finished)

                await until(played_out, "the deal ends")
                await asyncio.sleep(1)
            finally:
                await bot.close()
                await asyncio.gather(serving, return_exceptions=True)
    assert reader.leaks == []
    assert reader.read > ENOUGH
    logged = "\n".join(record.getMessage() for record in caplog.records)
    assert not reader.ids.search(logged)


# The reader reports a hidden card that is put into a message.

CARD = 20
"""Any card of any pack."""


def named(slug: str, language: str) -> str:
    pack = games()[slug].meta.pack
    return words(language).card(pack.slug, pack.ids[CARD])


def shapes(said: str) -> dict[str, dict[str, Any]]:
    """Return messages that contain the secret, one for each place in a message."""
    return {
        "text": {"content": f"You hold {said}!"},
        "component": {"components": [{"type": 17, "components": [{"type": 10, "content": said}]}]},
        "label": {"components": [{"type": 1, "components": [{"type": 2, "label": said, "custom_id": "m1:t:1:0:x"}]}]},
        "option": {"components": [{"type": 3, "options": [{"label": "A card", "value": "1", "description": said}]}]},
        "alt text": {"components": [{"type": 12, "items": [{"description": f"a hand: {said}, 2 coins"}]}]},
        "file name": {"attachments": [{"filename": f"{said}.png"}]},
    }


@pytest.mark.parametrize("slug", games())
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("where", shapes(""))
def test_a_hidden_card_is_found_wherever_it_stands(slug: str, language: str, where: str) -> None:
    message = shapes(named(slug, language))[where]
    for audience in ("", "anna"):
        reader = Reader(slug)
        reader.seen["bruno"] = {CARD}
        reader.check(audience, message)
        assert reader.leaks, "one player knows it, the other does not"
        reader.leaks.clear()
        reader.seen[audience] = {CARD}
        reader.check("anna", message)
        assert reader.leaks == [], "what has stood in a view may be told"


@pytest.mark.parametrize("slug", games())
def test_the_id_of_a_card_and_a_private_control_are_found_in_public(slug: str) -> None:
    card_id = games()[slug].meta.pack.ids[CARD]
    for part in ({"content": f"cards-{card_id}.png"}, {"attachments": [{"filename": f"{card_id}.png"}]}):
        reader = Reader(slug)
        reader.check("", part)
        assert len(reader.leaks) == 1
    for verb in PRIVATE_VERBS:
        reader = Reader(slug)
        node = {"type": 2, "custom_id": f"m1:ab12cd34:3:0:{verb}:4"}
        reader.check("", {"components": [{"type": 1, "components": [node]}]})
        assert reader.leaks == [f"a private control stands in a public message: {verb}"]
        reader = Reader(slug)
        reader.check("anna", {"components": [{"type": 1, "components": [node]}]})
        assert reader.leaks == []


async def test_a_card_sent_to_another_or_to_all_is_found_on_its_way() -> None:
    world, reader = new_world(), Reader(FIRST_GAME)
    anna, bruno = person_named(world, "Anna"), person_named(world, "Bruno")
    listening(reader, world)
    reader.seen[anna.id] = {CARD}
    channel, said = guilds.channel(world, "cards")["id"], f"You hold {named(FIRST_GAME, 'en')}"

    def sent(name: str, channel_id: str, **more: Any) -> list[str]:
        reader.leaks.clear()
        permissions.emit(world, name, {"author": {"bot": True}, "channel_id": channel_id, "content": said, **more})
        return list(reader.leaks)

    world.dm_of |= {anna.id: "901", bruno.id: "902"}
    for name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
        assert sent(name, "901") == []
        assert [one.split()[0] for one in sent(name, "902")] == [bruno.id]
        assert [one.split()[0] for one in sent(name, channel)] == ["everybody"]
        assert sent(name, channel, _only_for=anna.id) == []
        assert [one.split()[0] for one in sent(name, channel, _only_for=bruno.id)] == [bruno.id]
