"""Fairness from outside the process: a whole match through the local server, its seals, its match file (issue 13,
10)."""

from __future__ import annotations

import json
import re
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from bot.games.registry import games
from bot.records import added, encode, record_of, verify
from bot.store.table_log import Codec
from bot.table import events as ev
from tests.e2e.conftest import Hall, open_card, press_start
from tests.e2e.test_whole_deals import play_match
from tests.records.test_independent import checked
from tests.support.panel import action, controls, texts
from tests.support.waiting import until

HASH = re.compile(r"\b[0-9a-f]{64}\b")


def log_of(hall: Hall) -> tuple[str, list[Any]]:
    """Return the newest table's id and its facts, from the database."""
    codec = Codec()
    with closing(connect(hall.bot.data / "germini.sqlite3")) as database:
        (table,) = database.execute("SELECT table_id FROM events ORDER BY at DESC, seq DESC").fetchone()
        query = "SELECT seq, kind, v, body FROM events WHERE table_id = ? ORDER BY seq"
        return table, [codec.decode(table, *row) for row in database.execute(query, (table,))]


def published(hall: Hall) -> list[dict[str, Any]]:
    """Return every public message with a seal, in any channel, oldest first."""
    found = [
        message
        for channel in hall.host.channels()
        for message in hall.host.messages(channel["id"])
        if message["id"] not in hall.world.only_for
        and HASH.search(texts(message))
        and [action(node) for node in controls(message)] == ["fair"]
    ]
    return sorted(found, key=lambda message: int(message["id"]))


def changed(hall: Hall, messages: set[str]) -> list[str]:
    """Return the requests that edit or delete one of these messages."""
    asked = [one for one in hall.world.requests if one.method in ("PATCH", "DELETE")]
    return [one.path for one in asked if one.path.rsplit("/", 1)[-1] in messages]


@pytest.mark.slow
async def test_a_whole_match_is_sealed_published_added_to_and_recomputed(hall: Hall, tmp_path: Path) -> None:
    slug = "chinze"
    people = games()[slug].meta.players
    thread = await hall.open_table(people=people, slug=slug, length=min(games()[slug].meta.lengths))
    deals = await play_match(hall, thread, hall.players[:people])
    messages = published(hall)
    table, facts = log_of(hall)
    told = {fact.message: fact.commitment for fact in facts if isinstance(fact, ev.SealPublished)}
    assert {int(message["id"]): HASH.findall(texts(message))[0] for message in messages} == told
    assert len(messages) >= deals
    assert changed(hall, {message["id"] for message in messages}) == []
    card = next(row for row in hall.world.requests if row.method == "PATCH" and "/messages/" in row.path)
    assert changed(hall, {card.path.rsplit("/", 1)[-1]}), "an edit would be seen"
    kinds = [type(fact) for fact in facts]
    for deal in range(deals):
        closed = [n for n, kind in enumerate(kinds) if kind is ev.SealClosed][deal]
        begun = [n for n, kind in enumerate(kinds) if kind is ev.DealBegun][deal]
        assert closed < begun
        assert facts[closed].message in told
        assert {part.player for part in facts[closed].parts} == set(range(people))
        assert all(part.press > facts[closed].message for part in facts[closed].parts)
    record = record_of(table, facts, ("Anna", "Bruno"))
    assert verify(record) == []
    assert [added(deal).how for deal in record.deals] == ["people"] * deals
    status, lines = checked(json.loads(encode(record)), tmp_path)
    assert status == 0, lines
    assert not hall.bot.errors()


async def test_a_kill_around_the_seal_leaves_one_message_and_the_deal_begins(hall: Hall) -> None:
    """The bot is killed as soon as the seal is in the channel, whether or not the table has recorded that."""
    await open_card(hall.host, hall.channel, "chinze")
    await hall.host.slash(hall.channel, "table add-bot", level="regular")
    await until(lambda: published(hall), what="the seal")
    await hall.bot.kill()
    await hall.bot.start()
    await hall.ready()
    await until(lambda: any(isinstance(fact, ev.SealPublished) for fact in log_of(hall)[1]), what="the fact")
    assert len(published(hall)) == 1
    await press_start(hall.host, hall.channel)
    await until(lambda: any(isinstance(fact, ev.DealBegun) for fact in log_of(hall)[1]), what="the deal")
    (closed,) = [fact for fact in log_of(hall)[1] if isinstance(fact, ev.SealClosed)]
    assert closed.message == int(published(hall)[0]["id"])
    assert len(closed.parts) == 1
    assert not hall.bot.errors()
